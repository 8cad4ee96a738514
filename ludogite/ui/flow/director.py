"""The scenes of events, with the moments at which each is told and heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from ludogite.ui.flow.step_queue import HEARD, TELL, Scene

E = TypeVar("E")
V = TypeVar("V")


class Director(Generic[E, V]):
    """Makes the scenes of events, with the moments at which each is told and heard."""

    def __init__(
        self, scenes: Callable[[E, V], Iterable[Scene]], *, tell: Callable[[E], None], hear: Callable[[E, bool], None]
    ) -> None:
        self._scenes, self._tell, self._hear = scenes, tell, hear
        self._later: list[E] = []
        """Events that are heard in one of their scenes."""

    def scenes_of(self, event: E, view: V) -> list[Scene]:
        """Make the scenes of an event, given the view after it."""
        scenes = list(self._scenes(event, view))
        if HEARD in scenes:
            self._later.append(event)
        if TELL not in scenes:
            scenes.append(TELL)
        moments = {HEARD: partial(self._hear, event, True), TELL: partial(self._tell, event)}
        return [moments.get(scene, scene) for scene in scenes]

    def begin(self, event: E, *, moves: bool) -> None:
        """Let an event be heard whose scenes begin, unless that comes with a later one."""
        if self._later and self._later[0] is event:
            del self._later[0]
        else:
            self._hear(event, moves)
