"""What the home page shows, as plain values that the composition root fills in."""

from __future__ import annotations

from typing import NamedTuple


class HomeGame(NamedTuple):
    """A game of the box: its name, how many play, how long it lasts; not ``available`` yet is shown greyed."""

    game_id: str
    name: str
    seats_text: str
    minutes: int
    available: bool
    seats: str = ""
    """How many play, in figures; "" where the words are shown."""


class HomeTrace(NamedTuple):
    """What the last game left in its compartment: the winner's ink and the points, all in words, its last word or dice (digits)."""

    ink: int
    text: str
    spoken: str
    left: str = ""


class ResumeTicket(NamedTuple):
    """A game that waits: its key in the store, its title, (ink number, name, score) of each player, when it stopped.

    A score is None as long as nobody knows it.
    """

    game_key: int
    game_id: str
    title: str
    players: tuple[tuple[int, str, int | None], ...]
    when_text: str
    is_readable: bool = True
    """False for a game that does not read any more: it can be kept in a file as it is, not gone on with."""


class HomeProfile(NamedTuple):
    """A person of the house: key in the store, name, ink number 1 to 8, games won, portrait."""

    key: int
    name: str
    ink: int
    wins: int
    face: str = ""


class HomeNews(NamedTuple):
    """One sentence of news for the footer."""

    text: str
