"""Keep the games: header, seats, one row per command, result.

Headers, commands and sheets are JSON text made and read by the layers below; the store never looks inside. Every command is
its own row, written in a transaction before the call returns: a killed program loses at most the command in flight.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ludogite.store.errors import StoreCode, StoreError
from ludogite.store.profiles import VOCABULARIES
from ludogite.store.text import is_text, mended, mended_number, mended_time

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ludogite.store.connection import Connection
    from ludogite.store.sqlite import Database


class Status(StrEnum):
    """Where a game stands."""

    OPEN = "open"
    FINISHED = "finished"
    STOPPED = "stopped"


class Mark(StrEnum):
    """What is said beside a result; each is also the column's name.

    A game from a typed code never enters the records, an assisted one (coach, practice rewind) only by the family's setting.
    Where a seat was taken over by a computer player, that seat's score stays out.
    """

    ASSISTED = "assisted"
    TYPED_CODE = "typed_code"
    TAKEN_OVER = "taken_over"
    HAND_DICE = "hand_dice"


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where: ``level`` is set for a computer player, ``profile_id`` for a person of the house, neither for a guest.

    What a guest scores enters no records until the guest is named. ``name``, ``ink`` and ``symbol`` (None: the ink's) are as they
    were when the game began. ``left_at_ply``: the number of commands in the log when a computer player took the seat over, None if
    none did. ``vocabulary``: the words that a computer player knows, None for those its level knows.
    """

    seat: int
    name: str
    ink: int
    symbol: int | None = None
    profile_id: int | None = None
    level: str | None = None
    left_at_ply: int | None = None
    vocabulary: str | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """Describe a game to begin. ``variant`` is the text by which records are kept apart."""

    game: str
    variant: str
    header: str
    seats: tuple[SeatInfo, ...]
    marks: frozenset[Mark] = frozenset()


@dataclass(frozen=True, slots=True)
class Ply:
    """One command of the log: its number from 0, the seat (negative: chance, clock, referee), JSON text, game time in ms."""

    n: int
    seat: int
    command: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's place (from 1), score in points and breakdown as JSON text."""

    seat: int
    place: int
    score: int
    sheet: str = "{}"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game without its log: times are ISO UTC, ``plies`` is the number of commands, ``in_records`` is false until finished."""

    id: int
    game: str
    variant: str
    header: str
    status: Status
    created_at: str
    updated_at: str
    marks: frozenset[Mark]
    in_records: bool
    seats: tuple[SeatInfo, ...]
    plies: int


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game with its whole log, and its results if it is finished (else empty)."""

    game: SavedGame
    plies: tuple[Ply, ...]
    results: tuple[ResultRow, ...]


GAME_COLUMNS = (
    "id, game, variant, header, status, created_at, updated_at, in_records, "
    "(SELECT count(*) FROM plies WHERE game_id = games.id), assisted, typed_code, taken_over, hand_dice"
)
SEAT_COLUMNS = "seat, name, ink, symbol, profile_id, level, left_at_ply, vocabulary"


class Saves:
    """The games of one data file.

    Every change of a game that is not as the caller believes (gone, closed, a command already there) raises ``StoreError``
    with ``changed_elsewhere``: another window plays it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def create(self, new: NewGame) -> int:
        """Begin a game and return its id."""
        now = self._connection.now()
        with self._connection.writing() as db:
            row: dict[str, Any] = {
                "game": new.game,
                "variant": new.variant,
                "header": new.header,
                "status": Status.OPEN.value,
                "seats": len(new.seats),
                "created_at": now,
                "updated_at": now,
                **{mark.value: int(mark in new.marks) for mark in Mark},
            }
            game_id = self._connection.insert("games", row)
            db.conn.executemany(
                f"INSERT INTO seats (game_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constant
                [(game_id, s.seat, s.name, s.ink, s.symbol, s.profile_id, s.level, s.left_at_ply, s.vocabulary) for s in new.seats],
            )
        return game_id

    def append(self, game_id: int, plies: Sequence[Ply]) -> None:
        """Write one or several commands at the end of the log: all or none, on disk when this returns."""
        with self._connection.writing() as db:
            self._touch(db, game_id)
            _expect(game_id, self._length(game_id) == plies[0].n)
            db.conn.executemany(
                "INSERT INTO plies (game_id, n, seat, command, at_ms) VALUES (?, ?, ?, ?, ?)",
                [(game_id, ply.n, ply.seat, ply.command, ply.at_ms) for ply in plies],
            )

    def truncate(self, game_id: int, keep: int) -> int:
        """Undo: keep the first ``keep`` commands, forget the rest, and return how many went."""
        with self._connection.writing() as db:
            self._touch(db, game_id)
            return db.execute("DELETE FROM plies WHERE game_id = ? AND n >= ?", (game_id, keep)).rowcount

    def load(self, game_id: int) -> LoadedGame | None:
        """Return a game with its log; None if there is none."""
        found = self._games("id = ?", (game_id,))
        if not found:
            return None
        plies = self._connection.rows("SELECT n, seat, command, at_ms FROM plies WHERE game_id = ? ORDER BY n", (game_id,))
        results = self._connection.rows("SELECT seat, place, score, sheet FROM results WHERE game_id = ? ORDER BY seat", (game_id,))
        return LoadedGame(found[0], tuple(Ply(*row) for row in plies), tuple(ResultRow(*row) for row in results))

    def seats(self, game_id: int) -> tuple[SeatInfo, ...]:
        """Return who sits at a game, in the order of the seats; nobody if there is none."""
        rows = self._connection.rows(f"SELECT {SEAT_COLUMNS} FROM seats WHERE game_id = ? ORDER BY seat", (game_id,))  # noqa: S608 - constant
        return tuple(map(_seat, rows))

    def unfinished(self, limit: int = 100) -> tuple[SavedGame, ...]:
        """Return the games that wait to be resumed, last played first."""
        return self._games("status = 'open' ORDER BY updated_at DESC, id DESC LIMIT ?", (limit,))

    def waiting(self) -> int:
        """Count the games that wait to be resumed."""
        found = self._connection.row("SELECT count(*) FROM games WHERE status = 'open'")
        return 0 if found is None else int(found[0])

    def stopped(self, since: str, limit: int = 100) -> tuple[SavedGame, ...]:
        """Return the games that were ended without a result since a moment (ISO, UTC), the last ended first."""
        return self._games("status = 'stopped' AND updated_at >= ? ORDER BY updated_at DESC, id DESC LIMIT ?", (since, limit))

    def reopen(self, game_id: int) -> None:
        """Let a game wait again that was ended without a result."""
        sql = "UPDATE games SET status = 'open', updated_at = ? WHERE id = ? AND status = 'stopped'"
        with self._connection.writing() as db:
            _expect(game_id, db.execute(sql, (self._connection.now(), game_id)).rowcount == 1)

    def finish(self, game_id: int, results: Iterable[ResultRow], *, count_assisted: bool = False) -> SavedGame:
        """Write the results of all seats and close the game; ``count_assisted``: the family's "compter quand même"."""
        rows = tuple(results)
        with self._connection.writing() as db:
            self._touch(db, game_id)
            game = self._known(game_id)
            if {row.seat for row in rows} != {seat.seat for seat in game.seats}:
                raise ValueError("results must name every seat once")
            db.conn.executemany(
                "INSERT INTO results (game_id, seat, place, score, sheet) VALUES (?, ?, ?, ?, ?)",
                [(game_id, row.seat, row.place, row.score, row.sheet) for row in rows],
            )
            counts = Mark.TYPED_CODE not in game.marks and (count_assisted or Mark.ASSISTED not in game.marks)
            db.update("games", game_id, {"status": Status.FINISHED.value, "in_records": int(counts)})
            return self._known(game_id)

    def stop(self, game_id: int) -> SavedGame:
        """Close an open game without a result: the table stopped."""
        with self._connection.writing() as db:
            self._touch(db, game_id)
            db.update("games", game_id, {"status": Status.STOPPED.value})
            return self._known(game_id)

    def delete(self, game_id: int) -> None:
        """Forget a game, its log and its result; nothing happens if it is gone already."""
        with self._connection.writing() as db:
            db.execute("DELETE FROM games WHERE id = ?", (game_id,))

    def mark(self, game_id: int, mark: Mark) -> None:
        """Mark an open game; a mark is never taken off."""
        with self._connection.writing() as db:
            self._touch(db, game_id)
            db.update("games", game_id, {mark.value: 1})

    def take_over(self, game_id: int, seat: int, level: str) -> SavedGame:
        """Let a computer player of this level go on for a seat whose player leaves now; the game is marked."""
        with self._connection.writing() as db:
            self._touch(db, game_id)
            changed = db.execute(
                "UPDATE seats SET level = ?, left_at_ply = ? WHERE game_id = ? AND seat = ? AND level IS NULL",
                (level, self._length(game_id), game_id, seat),
            ).rowcount
            _expect(game_id, changed == 1)
            db.update("games", game_id, {Mark.TAKEN_OVER.value: 1})
            return self._known(game_id)

    def name_guest(self, game_id: int, seat: int, profile_id: int) -> SavedGame:
        """Let a guest of a game, finished or not, be somebody of the house: what was scored counts from now on as theirs."""
        with self._connection.writing() as db:
            changed = db.execute(
                "UPDATE seats SET profile_id = ?, name = (SELECT name FROM profiles WHERE id = ?)"
                " WHERE game_id = ? AND seat = ? AND profile_id IS NULL AND level IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game_id = ? AND other.profile_id = ?)",
                (profile_id, profile_id, game_id, seat, game_id, profile_id),
            ).rowcount
            _expect(game_id, changed == 1)
            return self._known(game_id)

    def ticket(self, game_id: int) -> str | None:
        """Return what is kept with a game for its ticket; None if there is nothing, or the game is no longer the same."""
        found = self._connection.row("SELECT ticket FROM games WHERE id = ?", (game_id,))
        seal, _, text = str(found[0] if found is not None else "").partition(" ")
        return text if text and seal == self._seal(game_id) else None

    def keep_ticket(self, game_id: int, text: str, *, of: str | None = None) -> None:
        """Keep the text of a ticket with a game, as it is now; that is no move of the game.

        ``of`` is the moment at which the game was last played when the ticket was worked out: of an older one nothing is kept.
        """
        with self._connection.writing() as db:
            sql = "UPDATE games SET ticket = ? WHERE id = ? AND (? IS NULL OR updated_at = ?)"
            db.execute(sql, (f"{self._seal(game_id)} {text}", game_id, of, of))

    def _seal(self, game_id: int) -> str:
        """Tell a game as it stands in the file, every byte of it, from any other."""
        seal = 0
        for sql in (
            "SELECT game, header FROM games WHERE id = ?",
            "SELECT seat, level FROM seats WHERE game_id = ? ORDER BY seat",
            "SELECT n, seat, command, at_ms FROM plies WHERE game_id = ? ORDER BY n",
        ):
            seal = zlib.crc32(repr(self._connection.rows(sql, (game_id,))).encode("utf-8", "surrogatepass"), seal)
        return f"{seal:08x}"

    def raw(self, game_id: int) -> bytes:
        """Return every row of a game as it stands in the file, for somebody who may mend it: JSON lines, one a row.

        A text whose bytes are no UTF-8 is written as ``{"bytes": "4cc3…"}``.
        """
        lines: list[dict[str, object]] = []
        for table, key in (("games", "id"), ("seats", "game_id"), ("plies", "game_id"), ("results", "game_id")):
            columns = [str(row[1]) for row in self._connection.rows(f"PRAGMA table_info({table})")]
            sql = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ?"  # noqa: S608 - our own names
            lines += [
                {"table": table, **{name: _as_it_is(value) for name, value in zip(columns, row, strict=True)}}
                for row in self._connection.rows(sql, (game_id,))
            ]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()

    def find(self, game: str, code: str) -> int | None:
        """Find the oldest finished game of a kind with a code; None where there is none."""
        rows = self._connection.rows("SELECT id, header FROM games WHERE game = ? AND status = 'finished' ORDER BY id", (game,))
        wanted = f'"code":"{code}"'
        return next((number for number, header in rows if is_text(header) and wanted in header.replace(": ", ":")), None)

    def counted_commands(self, game: str, seat: int) -> dict[str, int]:
        """Count each command of one seat over all games of a kind: chance's (−1) are the dice of the statistics page."""
        rows = self._connection.rows(
            "SELECT command, count(*) FROM games JOIN plies ON games.id = plies.game_id"
            " WHERE games.game = ? AND plies.seat = ? GROUP BY command",
            (game, seat),
        )
        return dict(rows)

    def has_commands(self, game: str, seat: int) -> bool:
        """Tell whether one seat has given any command in a game of a kind."""
        sql = "SELECT EXISTS (SELECT 1 FROM games JOIN plies ON games.id = plies.game_id WHERE games.game = ? AND plies.seat = ?)"
        return self._connection.row(sql, (game, seat)) == (1,)

    def _touch(self, db: Database, game_id: int) -> None:
        touched = db.execute("UPDATE games SET updated_at = ? WHERE id = ? AND status = 'open'", (self._connection.now(), game_id))
        _expect(game_id, touched.rowcount == 1)

    def _length(self, game_id: int) -> int:
        last = self._connection.row("SELECT max(n) FROM plies WHERE game_id = ?", (game_id,))
        return 0 if last is None or last[0] is None else int(last[0]) + 1

    def _known(self, game_id: int) -> SavedGame:
        found = self._games("id = ?", (game_id,))
        _expect(game_id, len(found) == 1)
        return found[0]

    def _games(self, where: str, parameters: tuple[object, ...]) -> tuple[SavedGame, ...]:
        games = self._connection.rows(f"SELECT {GAME_COLUMNS} FROM games WHERE {where}", parameters)  # noqa: S608 - ours
        return tuple(_saved(row, self.seats(row[0])) for row in games)


def _seat(row: tuple[Any, ...]) -> SeatInfo:
    """Read a seat, mended for showing; a level that nobody knows stays as it is, for such a game cannot be gone on with."""
    seat, name, ink, symbol, profile_id, level, left_at_ply, vocabulary = row
    return SeatInfo(
        seat,
        mended(name),
        mended_number(ink, 1, 8, 1),
        symbol if symbol in range(1, 9) else None,
        profile_id,
        None if level is None else mended(level),
        left_at_ply,
        vocabulary if vocabulary in VOCABULARIES else None,
    )


def _saved(row: tuple[Any, ...], seats: tuple[SeatInfo, ...]) -> SavedGame:
    """Read a game; header and commands stay as they are, byte by byte: whoever plays the game finds out whether they read."""
    number, game, variant, header, status, created_at, updated_at, in_records, plies, *marks = row
    said = frozenset(mark for mark, on in zip(Mark, marks, strict=True) if on)
    stands = Status(status) if status in set(Status) else Status.STOPPED
    moments = mended_time(created_at), mended_time(updated_at)
    return SavedGame(number, mended(game), mended(variant), header, stands, *moments, said, bool(in_records), seats, plies)


def _as_it_is(value: object) -> object:
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, str) and not is_text(value):
        return {"bytes": value.encode("utf-8", "surrogateescape").hex()}
    return value


def _expect(game_id: int, agreed: bool) -> None:  # noqa: FBT001 - reads as an assertion
    if not agreed:
        raise StoreError(StoreCode.CHANGED_ELSEWHERE, game_id=game_id)
