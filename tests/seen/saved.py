"""What the program has kept, read beside it: a game, the same played again from its rows, and what its engine would do next."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from ludogite import paths
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Open, Outcome, Seat
from ludogite.games.setup import AnySession, Loaded, load, reader


class Row(NamedTuple):
    """A command as it lies in the file."""

    seat: Seat
    command: dict[str, Any]
    at_ms: int


class Played:
    """The saved game as far as it has come, played again by its rules."""

    def __init__(self, header: dict[str, Any], rows: tuple[Row, ...], seats: list[tuple[str, str | None]]) -> None:
        self.header, self.rows, self.seats = header, rows, seats
        self.names, self.levels = tuple(name for name, _ in seats), tuple(level for _, level in seats)
        self.loaded: Loaded = load(header, [row._asdict() for row in rows])

    @cached_property
    def session(self) -> AnySession:
        """The game at this moment."""
        at = self.rows[-1].at_ms if self.rows else 0
        return self.loaded.session(reader(paths.resources()), VirtualClock(at))

    @property
    def outcome(self) -> Outcome | None:
        """Its end."""
        return self.session.outcome()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that persons play."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    def asked(self) -> list[Open]:
        """What persons are asked."""
        return [asked for asked in self.session.requests() if asked.request.seat in self.people]

    def standing(self) -> tuple[int, ...]:
        """Give the points of all seats."""
        standing = self.loaded.game.standing
        assert standing is not None
        return standing(self.session.view(None))

    @property
    def given_by_people(self) -> int:
        """How many commands persons have given."""
        return sum(row.seat in self.people for row in self.rows)


class Saved:
    """The file of the family, opened for reading only."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ludogite.db"
        self._players: dict[tuple[str, str], Any] = {}
        self._thought: tuple[object, Any] | None = None
        self._held: tuple[object, Played] | None = None
        self._past: dict[int, Played] = {}

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as file:
            return file.execute(sql, values).fetchall()

    def game_id(self) -> int | None:
        """Give the newest game."""
        if not self._file.is_file():
            return None
        found = self._rows("SELECT max(id) FROM games")
        return int(found[0][0]) if found and found[0][0] is not None else None

    def is_open(self) -> bool:
        """Tell whether the newest game goes on."""
        return bool(self._rows("SELECT 1 FROM games WHERE id = ? AND status = 'open'", self.game_id()))

    def count_people(self) -> int:
        """Count the commands that persons have given in the newest game."""
        sql = "SELECT count(*) FROM plies JOIN seats USING (game_id, seat) WHERE game_id = ? AND level IS NULL"
        return int(self._rows(sql, self.game_id())[0][0])

    def played(self) -> Played:
        """Play the newest game again."""
        return self._played(self.game_id())

    def history(self, last: int) -> dict[int, Played]:
        """Play the newest game again as it was after each of its last commands, by how many there were."""
        now = self.played()
        kept = {count: one for count, one in self._past.items() if one.rows == now.rows[:count]}
        counts = range(max(0, len(now.rows) - last), len(now.rows))
        self._past = {count: kept.get(count) or Played(now.header, now.rows[:count], now.seats) for count in counts}
        self._past[len(now.rows)] = now
        return self._past

    def is_last(self, asked: Open, command: Any) -> bool:
        """Tell whether nobody is asked any more once this command is given."""
        now = self.played()
        session = Played(now.header, now.rows, now.seats).session
        token = next((one.token for one in session.requests() if one.request == asked.request), None)
        if token is None or session.submit(asked.request.seat, command, token) is not None:
            return False
        return session.outcome() is not None

    def finished(self, limit: int = 1000) -> list[Played]:
        """Play the finished games again, the newest first."""
        sql = "SELECT id FROM games WHERE status = 'finished' ORDER BY updated_at DESC, id DESC LIMIT ?"
        return [self._played(game_id) for (game_id,) in self._rows(sql, limit)]

    def _played(self, game_id: int | None) -> Played:
        rows = tuple(
            Row(seat, json.loads(command), at_ms)
            for seat, command, at_ms in self._rows("SELECT seat, command, at_ms FROM plies WHERE game_id = ? ORDER BY n", game_id)
        )
        if self._held is not None and self._held[0] == (game_id, rows):
            return self._held[1]
        header = json.loads(self._rows("SELECT header FROM games WHERE id = ?", game_id)[0][0])
        seats = self._rows("SELECT name, level FROM seats WHERE game_id = ? ORDER BY seat", game_id)
        played = Played(header, rows, seats)
        self._held = (game_id, rows), played
        return played

    def results(self) -> tuple[int, ...]:
        """Give the points of the newest game, once it is over, by seat."""
        return tuple(score for (score,) in self._rows("SELECT score FROM results WHERE game_id = ? ORDER BY seat", self.game_id()))

    def think(self, asked: Open, level: str = "moyen") -> Any:
        """Give the command that a computer player of the game would give here; None where it is silent."""
        played = self.played()
        key = self.game_id(), len(played.rows), asked.request, level
        if self._thought is None or self._thought[0] != key:
            self._thought = key, self._decide(played, asked, level)
        return self._thought[1]

    def _decide(self, played: Played, asked: Open, level: str) -> Any:
        game, seat = played.loaded.game, asked.request.seat
        if (game.id, level) not in self._players:
            self._players[game.id, level] = game.make_player(level, played.loaded.options, reader(paths.resources()))
        chance = chance_of(played.loaded.header.code).apart(f"witness {seat} {len(played.rows)}")
        choice = self._players[game.id, level].decide(played.session.view(seat), (asked.request,), chance)
        return None if choice is None else choice.command
