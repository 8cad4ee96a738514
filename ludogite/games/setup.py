"""From a game of the catalogue to a session that can be played: what the window, the command line and the tests share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ludogite.core.clock import GameClock
from ludogite.core.codec import CodecError
from ludogite.core.gamecode import chance_of, read_code, read_word
from ludogite.core.log import (
    AnyEntry,
    Header,
    LogError,
    Option,
    Raw,
    entry_from_json,
    header_from_json,
    header_to_json,
    parse_log,
    upgraded,
)
from ludogite.core.rules import NATURE
from ludogite.core.session import Journal, Session
from ludogite.games.catalog import find_game
from ludogite.games.game import AnyRules, Game, Reader, ResourceError
from ludogite.words.levels import Vocabulary
from ludogite.words.verdicts import Ruling

AnySession: TypeAlias = Session[Any, Any, Any, Any]
BOTS = "bots"
"""The purpose under which the computer players' own chance is set apart from the game's."""


@dataclass(frozen=True, slots=True)
class FolderReader:
    """Reads resources from a folder; ``rulings`` are those of the house dictionary, ``askers`` the vocabularies by seat."""

    folder: Path
    rulings: tuple[Ruling, ...] = ()
    askers: tuple[Vocabulary, ...] = ()

    def __call__(self, name: str, /) -> bytes:
        """Return the content of a resource; raises ResourceError when it cannot be read."""
        try:
            return (self.folder / name).read_bytes()
        except OSError as error:
            raise ResourceError("resource_missing", name) from error


def reader(folder: Path, rulings: Iterable[Ruling] = (), askers: Iterable[Vocabulary] = ()) -> Reader:
    """Read resources from a folder, with what the family has ruled about words, for people of these vocabularies by seat."""
    return FolderReader(folder, tuple(rulings), tuple(askers))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game read back from its log, checked as far as it can be without playing it."""

    game: Game
    options: Any
    header: Header
    entries: tuple[AnyEntry, ...]

    def rules(self, read: Reader) -> AnyRules:
        """Make the rules it is played by."""
        return self.game.make_rules(self.header.seats, self.options, read)

    def session(self, read: Reader, clock: GameClock, journal: Journal[Any] | None = None) -> AnySession:
        """Take the game up again; raises LogError when its entries cannot be played."""
        return Session(
            self.rules(read), self.game.codec, self.header,
            chance=chance_of(self.header.code, self.header.word), clock=clock, journal=journal, entries=self.entries,
        )  # fmt: skip


def draws_match_code(loaded: Loaded, read: Reader) -> bool:
    """Throw all dice again from the game code and compare: true when every draw of the log is the one that the code gives."""
    return first_other_draw(loaded, read) is None


def first_other_draw(loaded: Loaded, read: Reader) -> int | None:
    """Find the first entry of the log, from 1, whose draw is not the one that the code gives; None where there is none."""
    rules, chance = loaded.rules(read), chance_of(loaded.header.code, loaded.header.word)
    state = rules.start()
    for number, entry in enumerate(loaded.entries, start=1):
        if entry.seat == NATURE:
            request = next(request for request in rules.requests(state) if request.seat == NATURE)
            if request.kind not in loaded.header.hand and rules.draw(state, request, chance) != entry.command:
                return number
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    return None


def new_header(
    game: Game,
    seats: int,
    code: str,
    options: Mapping[str, Option],
    *,
    hand: bool = False,
    read: Reader | None = None,
    salt: str = "",
    word: str = "",
) -> Header:
    """Make the header of a new game, with the digest of its dictionary where ``read`` can find it.

    ``salt`` is that of the fingerprint, ``word`` the players', as ``read_word`` gives it.

    Raises CodecError on options that the game does not know, ResourceError where the dictionary cannot be read.
    """
    agreed = game.pairs(game.read_options(options))
    digest = game.digest(read) if game.digest and read else ""
    return Header(game.id, game.rules_version, agreed, seats, code, digest, game.hand if hand else (), salt, word)


def new_game(header: Header) -> Loaded:
    """Make a game that has no entries yet; raises LogError when the header is none of ours."""
    return load(header_to_json(header), [])


def load(raw_header: Raw, raw_entries: Sequence[Raw]) -> Loaded:
    """Read a game from the JSON of its header and entries, upgraded to today's rules; raises LogError."""
    name, version = raw_header.get("game"), raw_header.get("rules_version")
    entry = find_game(name) if isinstance(name, str) else None
    if entry is None or not entry.is_ready:
        raise LogError("log_unknown_game", game=str(name)[:40])
    if type(version) is not int:
        raise LogError("log_damaged", where="rules_version")
    game = entry.load()
    header_now, entries_now = upgraded(
        raw_header, list(raw_entries), version=version, target=game.rules_version, chain=game.upgrades
    )
    try:
        header = header_from_json(header_now | {"rules_version": game.rules_version})
        options = game.read_options(dict(header.options))
        entries = tuple(entry_from_json(raw, game.codec) for raw in entries_now)
    except CodecError as error:
        raise LogError("log_damaged", where=str(error)[:80]) from error
    fewest, most = entry.limits(game.variant(options))
    if not fewest <= header.seats <= most:
        raise LogError("log_damaged", where="seats")
    is_salt = re.fullmatch("(?:[0-9a-f]{2}){0,32}", header.salt) is not None
    if read_code(header.code) != header.code or not set(header.hand) <= set(game.hand) or not is_salt:
        raise LogError("log_damaged", where="code")
    if read_word(header.word) != header.word:
        raise LogError("log_damaged", where="code")
    return Loaded(game, options, header, entries)


def load_text(text: str) -> Loaded:
    """Read a game from the text of a log; raises LogError."""
    return load(*parse_log(text))
