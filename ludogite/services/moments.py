"""Three moments of a finished game, from its log: its biggest gains, and the one that put the winner in front for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ludogite.core.rules import Seat
from ludogite.games.game import Reader
from ludogite.services.thinking import saved_to_loaded

if TYPE_CHECKING:
    from ludogite.games.setup import Loaded
    from ludogite.store.saves import LoadedGame

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """A command that counted: the step after it, who gained how much by it, and what everybody saw of it.

    ``before`` is everybody's view from which it was given; ``leads``: from then on its seat was alone in front until the end.
    """

    step: int
    seat: Seat
    points: int
    events: tuple[Any, ...]
    before: Any
    leads: bool = False


def remembered(saved: LoadedGame, read: Reader) -> tuple[Moment, ...]:
    """Give the moments of a finished game in their order; raises LogError and ResourceError."""
    return chosen(gains(saved_to_loaded(saved), read))


def chosen(found: Sequence[Moment]) -> tuple[Moment, ...]:
    """Choose three moments at most: the one that decided, the biggest, then everybody's first before anybody's second."""
    biggest = sorted(found, key=lambda moment: (-moment.points, moment.step))
    taken = [moment for moment in biggest if moment.leads or moment is biggest[0]]
    for is_first in (True, False):
        for moment in biggest:
            is_new = moment not in taken and not (is_first and any(moment.seat == each.seat for each in taken))
            if is_new and len(taken) < MOST:
                taken.append(moment)
    return tuple(sorted(taken, key=lambda moment: moment.step))


def gains(loaded: Loaded, read: Reader) -> list[Moment]:
    """List every command by which somebody gained points; the one that put the winner in front for good is marked."""
    rules, standing = loaded.rules(read), loaded.game.standing
    if standing is None:
        return []
    state = rules.start()
    view = rules.view(state, None)
    points = tuple(standing(view))
    found: list[Moment] = []
    led: Seat | None = None
    passed: int | None = None
    for number, entry in enumerate(loaded.entries, 1):
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state, before, were = step.state, view, points
        view = rules.view(state, None)
        points = tuple(standing(view))
        if points == were:
            continue
        best = max(range(len(points)), key=lambda seat: points[seat] - were[seat])
        if points[best] > were[best]:
            seen = tuple(shown for event in step.events if (shown := rules.show(event, None)) is not None)
            found.append(Moment(number, best, points[best] - were[best], seen, before))
        leader = _leader(points)
        if leader != led and leader is not None:
            passed = len(found) - 1 if led is not None and found and found[-1].seat == leader else None
            led = leader
    if passed is not None and _leader(points) == led:
        found[passed] = replace(found[passed], leads=True)
    return found


def _leader(points: Sequence[int]) -> Seat | None:
    """Say who is alone in front, if anybody is."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None
