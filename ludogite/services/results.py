"""The result of a game: who played, the record that it made, and the proof that its dice were fair."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.core.gamecode import fingerprint
from ludogite.core.rules import Outcome, Seat
from ludogite.services.match import Finished, Match
from ludogite.store.database import Store
from ludogite.store.saves import SavedGame


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat: name, ink 1 to 8, level of a computer player or None, and the portrait ("" where nobody knows)."""

    name: str
    ink: int
    level: str | None = None
    face: str = ""


@dataclass(frozen=True, slots=True)
class RecordBeaten:
    """A record of the house that this game made: whose, how much, what it was before (None: there was none), and at which seat.

    Several who have as much are all named.
    """

    name: str
    score: int
    before: int | None = None
    seat: Seat = 0


@dataclass(frozen=True, slots=True)
class GameOverData:
    """All that the page shows. ``marks`` are the codes of what is marked on the result; ``counts``: it is in the records.

    ``code`` is the game's code, revealed now, and ``fingerprint`` its SHA-256 in hexadecimal, shown when the game began;
    both are empty where real dice were thrown. ``salt`` goes into the fingerprint, ``word`` is the players' own. ``instead``: what
    the real game had come to, by seat, after a practice.
    """

    game_id: str
    players: tuple[Player, ...]
    outcome: Outcome
    records: tuple[RecordBeaten, ...] = ()
    marks: tuple[str, ...] = ()
    counts: bool = True
    code: str = ""
    fingerprint: str = ""
    salt: str = ""
    word: str = ""
    instead: tuple[int, ...] = ()
    unknown: bool = False
    """Nobody at the table has a profile, and so a place in the records."""


def _beaten(store: Store, saved: SavedGame, outcome: Outcome) -> tuple[RecordBeaten, ...]:
    """List the record that a finished game made, if it did: its best score is better than all others of its kind.

    The first of a kind is one for a game that was won.
    """
    best = store.scores.records(saved.game, saved.variant, len(saved.seats), limit=len(saved.seats) + 1)
    if not best or best[0].game_id != saved.id or best[0].score not in outcome.scores:  # another game, played to practise
        return ()
    before = next((record.score for record in best if record.game_id != saved.id), None)
    names = [record.name for record in best if record.game_id == saved.id and record.score == best[0].score]
    made = RecordBeaten(", ".join(names), best[0].score, before, outcome.scores.index(best[0].score))
    is_one = before != made.score if before is not None else outcome.places[made.seat] == 1 and made.score > 0
    return (made,) if is_one else ()


def game_over(store: Store, match: Match, finished: Finished) -> GameOverData:
    """Gather what there is to say of a game that has ended; a guest who was given a name since then has it."""
    saved, code = finished.saved, match.header.code
    names = [seat.name for seat in saved.seats] if saved is not None else [info.name for info in match.local.seats]
    secret = not match.header.hand
    is_known = saved is not None and any(seat.level is None and seat.profile_id is not None for seat in saved.seats)
    return GameOverData(
        game_id=match.header.game,
        players=tuple(
            Player(info.name if info.level else name, info.ink, info.level, info.face)
            for info, name in zip(match.local.seats, names, strict=True)
        ),
        outcome=finished.outcome,
        records=() if saved is None else _beaten(store, saved, finished.outcome),
        marks=tuple(sorted(mark.value for mark in match.saved.marks)),
        counts=saved is not None and saved.in_records and is_known,
        unknown=saved is not None and not is_known,
        code=code if secret else "",
        fingerprint=fingerprint(code, match.header.salt) if secret else "",
        salt=match.header.salt,
        word=match.header.word,
    )
