"""The steps of a game wait here with the events that led to them; each is played, scene by scene, then shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeAlias, TypeVar

E = TypeVar("E")
V = TypeVar("V")
Scene: TypeAlias = Callable[[], None]
"""A call that is done when it returns, or has called ``StepQueue.hold``: then the next scene follows when ``go_on`` is called."""


def tell() -> None:
    """Stand, in a list of scenes, for the moment at which the event is said; where it is missing, that is after all of them."""


TELL: Scene = tell


def hear() -> None:
    """Stand, in a list of scenes, for the moment at which the event is heard; where it is missing, that is before all of them."""


HEARD: Scene = hear


class StepQueue(Generic[E, V]):
    """Plays steps in turn.

    ``direct`` makes the scenes of an event (its second argument is the view after it), ``began`` tells of an event whose scenes
    begin, ``show`` shows a view, ``linger`` is the last scene of every step, ``rested`` tells that all has been played and shown.
    With ``view_first`` a view is shown before its scenes, which play over it.
    """

    def __init__(
        self,
        direct: Callable[[E, V], Iterable[Scene]],
        show: Callable[[V], None],
        began: Callable[[E], None],
        rested: Callable[[], None],
        linger: Callable[[V], None],
        *,
        view_first: bool,
    ) -> None:
        self._direct, self._show, self._began, self._rested, self._linger = direct, show, began, rested, linger
        self._view_first = view_first
        self._steps: deque[tuple[tuple[E, ...], V]] = deque()
        self._scenes: deque[Scene] = deque()
        self.holds = False
        """Whether a scene goes on until ``go_on``."""
        self._is_advancing = False

    @property
    def busy(self) -> bool:
        """Whether something plays or waits to be shown."""
        return self.holds or bool(self._steps) or bool(self._scenes)

    @property
    def pending(self) -> bool:
        """Whether steps wait behind the one that is played."""
        return bool(self._steps)

    def take(self, events: tuple[E, ...], view: V, *, before: Callable[[], object] = lambda: None) -> bool:
        """Take what happened and the view after it, play it after a call ``before``; return whether that takes time."""
        self._steps.append((events, view))
        before()
        self._advance()
        return self.holds

    def hold(self) -> None:
        """Note, in a scene, that it goes on until ``go_on``."""
        self.holds = True

    def go_on(self) -> None:
        """End the scene that holds, and play what follows."""
        if self.holds:
            self.holds = False
            self._advance()

    def _advance(self) -> None:
        if self._is_advancing:
            return
        self._is_advancing = True
        try:
            while not self.holds and (self._scenes or self._steps):
                self._next()
        finally:
            self._is_advancing = False
        if not self.holds:
            self._rested()

    def _next(self) -> None:
        """Play one scene, or line up those of the next step."""
        if self._scenes:
            self._scenes.popleft()()
            return
        events, view = self._steps.popleft()
        show = partial(self._show, view)
        if self._view_first:
            self._scenes.append(show)
        for event in events:
            self._scenes.append(partial(self._began, event))
            self._scenes.extend(self._direct(event, view))
        if not self._view_first:
            self._scenes.append(show)
        if events:
            self._scenes.append(partial(self._linger, view))
