"""A real table of Mots de Tête for screen tests: the rules, a session, dice that are told, and simple moves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludogite.core.clock import VirtualClock
from ludogite.core.log import Option
from ludogite.games.mots_de_tete.game import GAME
from ludogite.games.mots_de_tete.moves import Accept, Command, Laid, Pass, Throw, Write
from ludogite.games.mots_de_tete.state import MotsView, Phase
from ludogite.games.play import code_for
from ludogite.games.setup import Loaded, new_header, reader
from ludogite.services.game_session import AnyLocalSession, LocalSession, SeatInfo

RESOURCES = Path(__file__).parents[2] / "resources"
FAMILY = (SeatInfo("Papi", 2), SeatInfo("Léa", 1), SeatInfo("Ordinateur", 3, "moyen"), SeatInfo("Maximilien", 5))
"""Seats as in the example of the sheet."""


def make_table(
    seats: Sequence[SeatInfo] | int = 2,
    options: dict[str, Option] | None = None,
    *,
    seed: str = "écran",
    clock: VirtualClock | None = None,
) -> AnyLocalSession:
    """Make a table with a fresh game; a number takes so many of the family."""
    people = FAMILY[:seats] if isinstance(seats, int) else tuple(seats)
    read = reader(RESOURCES)
    header = new_header(GAME, len(people), code_for(seed, 0), options or {})
    return LocalSession(Loaded(GAME, GAME.read_options(options or {}), header, ()).session(read, clock or VirtualClock()), people)


def laid(row: int, col: int, text: str, *, across: bool) -> tuple[Laid, ...]:
    """Lay a text from a cell on; a dot leaves its cell out."""
    return tuple(
        Laid(row, col + at, letter) if across else Laid(row + at, col, letter) for at, letter in enumerate(text) if letter != "."
    )


def simple_move(table: AnyLocalSession) -> Command:
    """Play the first choice of the rules: a good word where there is one, else a pass."""
    view: MotsView = table.view()
    if view.phase is Phase.CONTEST:
        return Accept()
    if view.phase in {Phase.THROW, Phase.THROW_BONUS}:
        return Throw()
    return next(iter(table.choices_of(view.seat)), Pass())


def play_move(table: AnyLocalSession) -> None:
    """Play one simple move for whoever is asked."""
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, simple_move(table), asked.token) is None


def play_until(table: AnyLocalSession, *, turn: int, phase: Phase = Phase.WRITE) -> None:
    """Play simply until a phase of a turn (from 1), or a later one."""
    while table.outcome() is None:
        view: MotsView = table.view()
        if view.turn >= turn and view.phase is phase:
            return
        play_move(table)


__all__ = ["FAMILY", "Write", "laid", "make_table", "play_move", "play_until", "simple_move"]
