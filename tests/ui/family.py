"""A family in a store in memory, with finished games of Yahtzee between computer players under the family's names."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from weakref import finalize

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import entry_to_json, header_to_json
from ludogite.games.catalog import find_game
from ludogite.games.game import Game
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, AnySession, new_game, new_header, reader
from ludogite.services.match import result_rows
from ludogite.store import NewGame, NewProfile, Ply, Profile, Store, open_in_memory
from ludogite.store.saves import Mark
from ludogite.store.saves import SeatInfo as SavedSeat

READ = reader(Path(__file__).resolve().parents[2] / "resources")


def yahtzee() -> Game:
    entry = find_game("yahtzee")
    assert entry is not None
    return entry.load()


@cache
def played(number: int, seats: int, manches: int = 1) -> AnySession:
    """Play one game of a numbered series to its end."""
    game, options = yahtzee(), {"manches": manches}
    header, clock = new_header(game, seats, code_for("family", number), options), VirtualClock()
    session = new_game(header).session(READ, clock)
    agreed = game.read_options(options)
    players = {seat: game.make_player("moyen", agreed, READ) for seat in range(seats)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    return session


@dataclass
class Family:
    """Léa, Papi and Zoé; only the first two ever play."""

    at: datetime = datetime(2026, 3, 8, 18, 0, tzinfo=UTC)
    store: Store = field(init=False)
    people: dict[str, Profile] = field(init=False)
    games: int = 0

    def __post_init__(self) -> None:
        self.store = open_in_memory(now=self.now)
        finalize(self, self.store.close)
        self.people = {}
        for name, ink in (("Léa", 1), ("Papi", 2), ("Zoé", 7)):
            made = self.store.profiles.add(NewProfile(name, ink))
            assert isinstance(made, Profile)
            self.people[name] = made

    def now(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def play(self, *names: str, days: int = 7, marks: frozenset[Mark] = frozenset(), manches: int = 1, leaves: str = "") -> int:
        """Let people (and unknown names as computer players) finish a game some days later; return its number.

        Somebody ``leaves`` it to a computer player.
        """
        self.at += timedelta(days=days)
        session, game = played(self.games, len(names), manches), yahtzee()
        self.games += 1
        seats = tuple(
            SavedSeat(seat, name, 3, profile_id=self.people[name].id)
            if name in self.people
            else SavedSeat(seat, name, 3, level="moyen")
            for seat, name in enumerate(names)
        )
        key = game.record_key(game.read_options({"manches": manches}))
        number = self.store.saves.create(NewGame(game.id, key, json.dumps(header_to_json(session.header)), seats, marks))
        plies = (
            Ply(n, entry.seat, json.dumps(entry_to_json(entry, game.codec)["command"]), entry.at_ms)
            for n, entry in enumerate(session.entries)
        )
        self.store.saves.append(number, tuple(plies))
        if leaves:
            self.store.saves.take_over(number, names.index(leaves), "moyen")
        outcome = session.outcome()
        assert outcome is not None
        self.store.saves.finish(number, result_rows(outcome))
        return number

    def scores(self, number: int) -> list[int]:
        loaded = self.store.saves.load(number)
        assert loaded is not None
        return [row.score for row in loaded.results]
