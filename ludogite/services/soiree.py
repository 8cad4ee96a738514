"""The evening: several games in a row with common points by place, weighed as the family likes; it waits for another day.

One evening is kept at a time, open or over: who has won it stands there until another begins. A game counts when it is over and
at least two of its people played it and nobody else of the house; what others, computers and guests, did there does not move their
places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ludogite.core.log import Raw
from ludogite.core.rules import Outcome, places
from ludogite.store.database import Store
from ludogite.store.saves import SavedGame
from ludogite.store.settings import Json

KEY: Final = "soiree"
HEAVIEST: Final = 5
"""The most that a game may weigh."""
MOST_ROUNDS: Final = 50
FEWEST: Final = 2
"""People of an evening."""


@dataclass(frozen=True, slots=True)
class Round:
    """A game of the evening: which, its number in the store, its weight, and the place of each person (profile id)."""

    game: str
    game_id: int
    weight: int
    placed: tuple[tuple[int, int], ...]

    def points(self, profile_id: int) -> int | None:
        """Give somebody's points: the last place one, each place before it one more, times the weight; None who did not play."""
        placed = dict(self.placed)
        if profile_id not in placed:
            return None
        return self.weight * (len(placed) + 1 - placed[profile_id])


@dataclass(frozen=True, slots=True)
class Soiree:
    """An evening: its people (profile ids), the weight of each game (1 where none is set), its rounds in order."""

    people: tuple[int, ...]
    weights: Mapping[str, int] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    is_over: bool = False

    def total(self, profile_id: int) -> int:
        """Add somebody's points up."""
        return sum(one.points(profile_id) or 0 for one in self.rounds)

    def ranking(self) -> tuple[tuple[int, int, int], ...]:
        """List place, profile id and points, the first place first."""
        totals = [self.total(one) for one in self.people]
        lines = zip(places(totals), self.people, totals, strict=True)
        return tuple(sorted(lines, key=lambda line: (line[0], self.people.index(line[1]))))

    def weight(self, game: str) -> int:
        """Give what a game weighs."""
        return self.weights.get(game, 1)

    def with_game(self, saved: SavedGame, outcome: Outcome) -> Soiree | None:
        """Add a finished game; None where it is none of the evening, or is in it already."""
        seats = {seat.seat: seat.profile_id for seat in saved.seats if seat.profile_id is not None and seat.level is None}
        strangers = set(seats.values()) - set(self.people)
        is_known = any(one.game_id == saved.id for one in self.rounds)
        if strangers or len(seats) < FEWEST or is_known or len(self.rounds) == MOST_ROUNDS or not self.weight(saved.game):
            return None
        ranked = places([-outcome.places[seat] for seat in seats])
        placed = tuple(zip(seats.values(), ranked, strict=True))
        made = Round(saved.game, saved.id, self.weight(saved.game), placed)
        return replace(self, rounds=(*self.rounds, made))

    def without(self, place: int) -> Soiree:
        """Leave a round out (from 0)."""
        return replace(self, rounds=(*self.rounds[:place], *self.rounds[place + 1 :]))


# ---- in the store ----------------------------------------------------------------------------------------------------------


def keep(store: Store, soiree: Soiree | None) -> None:
    """Keep the evening as it stands, or forget it; raises StoreError."""
    store.settings.set(KEY, None if soiree is None else _to_json(soiree))


def kept(store: Store) -> Soiree | None:
    """Read the open evening; None where there is none, or where it is over."""
    found = latest(store)
    return None if found is None or found.is_over else found


def latest(store: Store) -> Soiree | None:
    """Read the evening, open or over; people who have gone since are left out, and an evening that does not read is none."""
    held = store.settings.get(KEY)
    known = {one.id for one in store.profiles.everyone()}
    try:
        found = _from_json(held if isinstance(held, dict) else {})
    except (LookupError, TypeError, ValueError):
        return None
    people = tuple(one for one in found.people if one in known)
    return replace(found, people=people) if len(people) >= FEWEST else None


def _to_json(soiree: Soiree) -> Json:
    return {
        "people": [{"profile_id": one} for one in soiree.people],
        "weights": dict(soiree.weights),
        "over": soiree.is_over,
        "rounds": [
            {
                "game": one.game,
                "game_id": one.game_id,
                "weight": one.weight,
                "placed": [{"profile_id": who, "place": place} for who, place in one.placed],
            }
            for one in soiree.rounds
        ],
    }


def _from_json(held: Raw) -> Soiree:
    people = tuple(dict.fromkeys(_number(one["profile_id"], 1 << 60) for one in held["people"]))
    weights = {str(game): _number(weight, HEAVIEST) for game, weight in held["weights"].items()}
    return Soiree(people, weights, tuple(map(_round, held["rounds"][:MOST_ROUNDS])), held.get("over") is True)


def _round(held: Raw) -> Round:
    placed = tuple((_number(one["profile_id"], 1 << 60), _number(one["place"], 99)) for one in held["placed"])
    if not isinstance(held["game"], str):
        raise TypeError("no game")
    return Round(held["game"], _number(held["game_id"], 1 << 60), _number(held["weight"], HEAVIEST), placed)


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise TypeError("no such number")
    return value


def added(store: Store, saved: SavedGame, outcome: Outcome) -> Soiree | None:
    """Add a finished game to the open evening and keep it; None where it is none of an evening. Raises StoreError."""
    soiree = kept(store)
    more = soiree.with_game(saved, outcome) if soiree is not None else None
    if more is not None:
        keep(store, more)
    return more


def names(store: Store, people: Sequence[int]) -> dict[int, str]:
    """Name people by profile id."""
    return {one.id: one.name for one in store.profiles.everyone() if one.id in people}
