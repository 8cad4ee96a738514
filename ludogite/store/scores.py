"""Answer who played what how well: records, history and statistics are queries over games, seats and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludogite.store.saves import Mark
from ludogite.store.text import is_text, mended, mended_number, mended_time

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.store.connection import Connection

PLAYED = (
    " FROM results JOIN seats USING (game_id, seat) JOIN games ON games.id = results.game_id"
    " LEFT JOIN profiles ON profiles.id = seats.profile_id WHERE games.status = 'finished'"
)
"""Every seat of every finished game."""
IS_OWN = "seats.level IS NULL AND seats.profile_id IS NOT NULL"
"""What somebody of the house has played to its end: a seat taken over has a level."""
IS_COUNTED = f"games.in_records = 1 AND {IS_OWN}"
COUNTED = f"{PLAYED} AND {IS_COUNTED}"
"""What enters records and curves: people of the house, to the end of the game, nothing typed or assisted."""
LAST = (
    "(SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY game ORDER BY updated_at DESC, id DESC) AS age"
    " FROM games WHERE status = 'finished') WHERE age = 1)"
)
"""The last finished games, one of each game."""
NAME = "coalesce(profiles.name, seats.name)"
MOST_POINTS = 1_000_000
MOST_SEATS = 8
MARKS = "assisted, typed_code, taken_over, hand_dice"
UNMARKED: frozenset[Mark] = frozenset()


class Kind(NamedTuple):
    """What records are kept apart by: game, variant and number of seats; ``games`` counts those in the records."""

    game: str
    variant: str
    seats: int
    games: int


class Record(NamedTuple):
    """A line of the records page: ``rank`` from 1, shared by equal scores. ``at`` is ISO UTC."""

    rank: int
    name: str
    profile_id: int
    ink: int
    symbol: int | None
    score: int
    at: str
    game_id: int
    marks: frozenset[Mark]


class PlayedGame(NamedTuple):
    """A finished game of a profile: whether it enters records and curves, and whether it was played to its end there."""

    game_id: int
    game: str
    variant: str
    seats: int
    place: int
    score: int
    at: str
    counted: bool
    marks: frozenset[Mark]
    own: bool = True


class Tally(NamedTuple):
    """Games that a profile has finished of one kind: in all, with opponents, and won (first place, shared or not) among these.

    Those that stay out of the records are won as well.
    """

    game: str
    played: int
    contested: int
    won: int


class LastWon(NamedTuple):
    """Who won the last finished game of a kind: name, ink and points; the first seat where several did. And which it was."""

    game: str
    name: str
    ink: int
    score: int
    id: int
    seats: int
    at: str


class ScorePoint(NamedTuple):
    """A counted score over time."""

    game_id: int
    at: str
    score: int


class Summary(NamedTuple):
    """Figures over counted scores, in points; ``best_game`` is the id of the first game with the best."""

    games: int
    mean: float
    median: float
    best: int
    best_game: int


class Scores:
    """The scores of one data file."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def kinds(self) -> tuple[Kind, ...]:
        """Return what there are records of, by game, variant and number of seats."""
        rows = self._connection.rows(
            f"SELECT games.game, games.variant, games.seats, count(DISTINCT games.id) {COUNTED}"
            " GROUP BY games.game, games.variant, games.seats ORDER BY games.game, games.variant, games.seats"
        )
        return tuple(Kind(*row) for row in rows if is_text(row[0]) and is_text(row[1]) and 1 <= row[2] <= MOST_SEATS)

    def finished(self) -> dict[str, int]:
        """Count the games that people of the house have finished, by game, whether they are in the records or not."""
        rows = self._connection.rows(f"SELECT games.game, count(DISTINCT games.id) {PLAYED} AND {IS_OWN} GROUP BY games.game")
        return {game: number for game, number in rows if is_text(game)}

    def records(self, game: str, variant: str, seats: int, limit: int = 10) -> tuple[Record, ...]:
        """Return the best counted scores of one kind, best first, the older before the newer."""
        rows = self._connection.rows(
            f"SELECT rank() OVER (ORDER BY score DESC), {NAME}, seats.profile_id, seats.ink, seats.symbol, score,"
            f" games.updated_at, games.id, {MARKS} {COUNTED} AND games.game = ? AND games.variant = ? AND games.seats = ?"
            " ORDER BY score DESC, games.updated_at, games.id, results.seat LIMIT ?",
            (game, variant, seats, limit),
        )
        return tuple(map(_record, rows))

    def history(self, profile_id: int, limit: int = 100, *, game: str | None = None) -> tuple[PlayedGame, ...]:
        """Return a profile's finished games, counted or not, newest first."""
        rows = self._connection.rows(
            "SELECT games.id, games.game, games.variant, games.seats, place, score, games.updated_at,"
            f" {IS_COUNTED}, {IS_OWN}, {MARKS} {PLAYED}"
            " AND seats.profile_id = ? AND coalesce(games.game = ?, 1) ORDER BY games.updated_at DESC, games.id DESC LIMIT ?",
            (profile_id, game, limit),
        )
        return tuple(map(_played, rows))

    def alone(self, game: str, variant: str) -> tuple[tuple[int, str, int, int], ...]:
        """Return the finished games that people of the house played alone, oldest first: game id, header, profile id and score."""
        rows = self._connection.rows(
            f"SELECT games.id, games.header, seats.profile_id, score {PLAYED} AND games.seats = 1 AND seats.level IS NULL"
            " AND seats.profile_id IS NOT NULL AND games.game = ? AND games.variant = ? ORDER BY games.id",
            (game, variant),
        )
        return tuple((number, header, who, _points(score)) for number, header, who, score in rows if is_text(header))

    def latest(
        self, profile_id: int, game: str, variants: Sequence[str], seats: int | None, limit: int
    ) -> tuple[tuple[str, int, int], ...]:
        """Return a profile's last counted results in these variants, newest first: header of the game, seat and score.

        Of any number of seats where None.
        """
        marks = ", ".join("?" for _ in variants)
        rows = self._connection.rows(
            f"SELECT games.header, results.seat, score {COUNTED} AND seats.profile_id = ? AND games.game = ?"
            f" AND games.variant IN ({marks}) AND coalesce(games.seats = ?, 1)"
            " ORDER BY games.updated_at DESC, games.id DESC LIMIT ?",
            (profile_id, game, *variants, seats, limit),
        )
        return tuple((header, seat, _points(score)) for header, seat, score in rows if is_text(header))

    def last_won(self) -> tuple[LastWon, ...]:
        """Return who won the last finished game of each game, counted or not."""
        rows = self._connection.rows(
            f"SELECT games.game, {NAME}, seats.ink, score, games.id, games.seats, games.updated_at {PLAYED}"
            f" AND place = 1 AND games.id IN {LAST} ORDER BY games.game, results.seat"
        )
        found: dict[str, LastWon] = {}
        for game, name, ink, score, number, seats, at in rows:
            if is_text(game) and game not in found:
                people = mended_number(seats, 1, MOST_SEATS, 1)
                found[game] = LastWon(game, mended(name), mended_number(ink, 1, 8, 1), _points(score), number, people, at)
        return tuple(found.values())

    def tallies(self, profile_id: int) -> tuple[Tally, ...]:
        """Return games finished and won by a profile, one line per game, whether they are in the records or not."""
        rows = self._connection.rows(
            f"SELECT games.game, count(*), sum(games.seats > 1), sum(games.seats > 1 AND place = 1) {PLAYED} AND {IS_OWN}"
            " AND seats.profile_id = ? GROUP BY games.game ORDER BY games.game",
            (profile_id,),
        )
        return tuple(Tally(*row) for row in rows if is_text(row[0]))

    def over_time(self, profile_id: int, game: str, variant: str | None = None, seats: int | None = None) -> tuple[ScorePoint, ...]:
        """Return a profile's counted scores, oldest first; of all variants or numbers of seats where None."""
        rows = self._connection.rows(
            f"SELECT games.id, games.updated_at, score {COUNTED} AND seats.profile_id = ? AND games.game = ?"
            " AND coalesce(games.variant = ?, 1) AND coalesce(games.seats = ?, 1) ORDER BY games.updated_at, games.id",
            (profile_id, game, variant, seats),
        )
        return tuple(ScorePoint(number, mended_time(at), _points(score)) for number, at, score in rows)

    def summary(self, profile_id: int, game: str, variant: str | None = None, seats: int | None = None) -> Summary | None:
        """Return the figures over the scores of ``over_time``; None without any."""
        from statistics import fmean, median  # noqa: PLC0415 - only once asked for

        points = self.over_time(profile_id, game, variant, seats)
        if not points:
            return None
        scores = [point.score for point in points]
        best = max(points, key=lambda point: point.score)
        return Summary(len(scores), fmean(scores), float(median(scores)), best.score, best.game_id)


def _record(row: tuple[Any, ...]) -> Record:
    rank, name, profile_id, ink, symbol, score, at, game_id, *marks = row
    sign = symbol if symbol in range(1, 9) else None
    who, moment = mended(name), mended_time(at)
    return Record(rank, who, profile_id, mended_number(ink, 1, 8, 1), sign, _points(score), moment, game_id, _marks(marks))


def _played(row: tuple[Any, ...]) -> PlayedGame:
    game_id, game, variant, seats, place, score, at, counted, own, *marks = row
    name, kind, moment = mended(game), mended(variant), mended_time(at)
    people, rank = mended_number(seats, 1, MOST_SEATS, 1), mended_number(place, 1, MOST_SEATS, MOST_SEATS)
    return PlayedGame(game_id, name, kind, people, rank, _points(score), moment, bool(counted), _marks(marks), bool(own))


def _points(score: object) -> int:
    """Return a score that a page can show: no game gives a million."""
    return mended_number(score, -MOST_POINTS, MOST_POINTS, 0)


def _marks(row: list[Any]) -> frozenset[Mark]:
    return frozenset(mark for mark, on in zip(Mark, row, strict=True) if on) if any(row) else UNMARKED
