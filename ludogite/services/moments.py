"""Three moments of a finished game, from its log: its biggest gains, and the one that put the winner in front for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ludogite.core.rules import Seat
from ludogite.services.course import Change

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


def gains(changes: Sequence[Change]) -> list[Moment]:
    """List every command by which somebody gained points; the one that put the winner in front for good is marked."""
    found: list[Moment] = []
    led: Seat | None = None
    passed: int | None = None
    for change in changes:
        best = max(range(len(change.gains)), key=lambda seat: change.gains[seat])
        if change.gains[best] > 0:
            found.append(Moment(change.step, best, change.gains[best], change.events, change.view))
        leader = _leader(change.after)
        if leader != led and leader is not None:
            passed = len(found) - 1 if led is not None and found and found[-1].seat == leader else None
            led = leader
    if passed is not None and _leader(changes[-1].after) == led:
        found[passed] = replace(found[passed], leads=True)
    return found


def _leader(points: Sequence[int]) -> Seat | None:
    """Say who is alone in front, if anybody is."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None
