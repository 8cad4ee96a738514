"""What is shown follows the game without holding it up: views wait with the events that led to them, each is played, then shown.

A scene is a call that either is done when it returns, or has called ``wait`` or ``hold``; then the next one follows when the
overlay's flights have landed. A click on the overlay lands them at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from ludogite.ui.widgets.overlay import Overlay, Timed

E = TypeVar("E")
V = TypeVar("V")
Scene: TypeAlias = Callable[[], None]


class Pause:
    """A flight of nothing: time in which one may see what there is, and which a click ends."""

    def area(self, share: float) -> QRectF:
        """Cover nothing."""
        return QRectF()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint nothing."""


class AnimationQueue(QObject, Generic[E, V]):
    """The queue of a screen: it takes steps, plays the scenes of their events and shows their views, in turn.

    ``direct`` makes the scenes of an event; its second argument is the view after it. With ``view_first`` a view is shown at once
    and the scenes play over it; a step that comes meanwhile ends them. ``linger`` is the last scene of every step.
    """

    began = Signal(object)
    """An event begins to be shown."""
    rested = Signal()
    """Everything that came has been played and shown."""

    def __init__(
        self,
        overlay: Overlay,
        direct: Callable[[E, V], Iterable[Scene]],
        show: Callable[[V], None],
        parent: QObject,
        *,
        view_first: bool = False,
        linger: Callable[[V], None] = lambda _view: None,
    ) -> None:
        super().__init__(parent)
        self._linger = linger
        self._overlay = overlay
        self._direct = direct
        self._show = show
        self._view_first = view_first
        self._steps: deque[tuple[tuple[E, ...], V]] = deque()
        self._scenes: deque[Scene] = deque()
        self._waiting = False
        self._advancing = False
        overlay.landed.connect(self._on_landed)

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._waiting or bool(self._steps) or bool(self._scenes)

    @property
    def pending(self) -> bool:
        """Whether steps wait behind the one that is played."""
        return bool(self._steps)

    def take_step(self, events: tuple[E, ...], view: V) -> bool:
        """Take what happened and the view after it, to be played and shown in its turn; tell whether that takes time."""
        self._steps.append((events, view))
        if self._view_first:
            self.skip()
        self._advance()
        return self._waiting

    def hold(self) -> None:
        """Say, in a scene, that it goes on until the overlay has landed."""
        self._waiting = True

    def wait(self, duration_ms: int) -> None:
        """Hold the scene for a while; a click goes on."""
        self.hold()
        self._overlay.launch([Timed(Pause(), duration_ms)])

    def skip(self) -> None:
        """Play everything that has come to its end, now."""
        while self._waiting and self._overlay.busy:
            self._overlay.skip()

    def _advance(self) -> None:
        """Play and show what waits, one scene after another, until one takes time."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while not self._waiting and (self._scenes or self._steps):
                self._next()
        finally:
            self._advancing = False
        if not self._waiting:
            self.rested.emit()

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
            self._scenes.append(partial(self.began.emit, event))
            self._scenes.extend(self._direct(event, view))
        if events:
            self._scenes.append(partial(self._linger, view))
        if not self._view_first:
            self._scenes.append(show)

    def _on_landed(self) -> None:
        if self._waiting:
            self._waiting = False
            self._advance()
