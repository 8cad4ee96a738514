"""How the points of a finished game came about, command by command, worked out once for all that is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludogite.games.game import Reader
    from ludogite.games.setup import Loaded


@dataclass(frozen=True, slots=True)
class Change:
    """A command that changed points: the step after it, everybody's points before and after, what was seen, the view before it."""

    step: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    events: tuple[Any, ...]
    view: Any

    @property
    def gains(self) -> tuple[int, ...]:
        """Everybody's points by it; what was lost is negative."""
        return tuple(now - were for were, now in zip(self.before, self.after, strict=True))


def course(loaded: Loaded, read: Reader) -> list[Change]:
    """List every command that changed points; nothing in a game whose points are nowhere told. Raises ResourceError."""
    rules, standing = loaded.rules(read), loaded.game.standing
    if standing is None:
        return []
    state = rules.start()
    view = rules.view(state, None)
    points = tuple(standing(view))
    changes: list[Change] = []
    for number, entry in enumerate(loaded.entries, 1):
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state, before, were = step.state, view, points
        view = rules.view(state, None)
        points = tuple(standing(view))
        if points != were:
            seen = tuple(shown for event in step.events if (shown := rules.show(event, None)) is not None)
            changes.append(Change(number, were, points, seen, before))
    return changes
