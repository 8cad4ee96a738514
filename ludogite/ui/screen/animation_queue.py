"""What is shown follows the game without holding it up: views wait with the events that led to them, each is played, then shown.

A scene is a call that either is done when it returns, or has called ``wait`` or ``hold``; then the next one follows when the
overlay's flights have landed. A click on the overlay lands them at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from ludogite.ui.widgets.overlay import Overlay, Timed

Scene: TypeAlias = Callable[[], None]
Director: TypeAlias = Callable[[Any, Any], Iterable[Scene]]
"""Makes the scenes of an event; the second argument is the view after it."""


class _Pause:
    """A flight of nothing: time in which one may see what there is, and which a click ends."""

    def area(self, share: float) -> QRectF:
        """Cover nothing."""
        return QRectF()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint nothing."""


class AnimationQueue(QObject):
    """The queue of a table's screen; connect ``take_event`` and ``take_view`` to the table."""

    began = Signal(object)
    """An event begins to be shown."""
    rested = Signal()
    """Everything that came has been played and shown."""

    def __init__(self, overlay: Overlay, stage: Director, show: Callable[[Any], None], parent: QObject) -> None:
        super().__init__(parent)
        self._overlay = overlay
        self._stage = stage
        self._show = show
        self._events: list[Any] = []
        self._queue: deque[tuple[tuple[Any, ...], Any]] = deque()
        self._scenes: deque[Scene] = deque()
        self._waiting = False
        self._advancing = False
        overlay.landed.connect(self._on_landed)

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._waiting or bool(self._queue) or bool(self._scenes)

    def take_event(self, event: object) -> None:
        """Take an event; the next view shows what it did."""
        self._events.append(event)

    def take_view(self, view: object) -> None:
        """Take a view, to be shown in its turn."""
        self._queue.append((tuple(self._events), view))
        self._events.clear()
        self._advance()

    def hold(self) -> None:
        """Say, in a scene, that it goes on until the overlay has landed."""
        self._waiting = True

    def wait(self, duration_ms: int) -> None:
        """Hold the scene for a while; a click goes on."""
        self.hold()
        self._overlay.launch([Timed(_Pause(), duration_ms)])

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
            while not self._waiting and (self._scenes or self._queue):
                self._next()
        finally:
            self._advancing = False
        if not self.busy:
            self.rested.emit()

    def _next(self) -> None:
        """Play one scene, or line up those of the next step."""
        if self._scenes:
            self._scenes.popleft()()
            return
        events, view = self._queue.popleft()
        for event in events:
            self._scenes.append(partial(self.began.emit, event))
            self._scenes.extend(self._stage(event, view))
        self._scenes.append(partial(self._show, view))

    def _on_landed(self) -> None:
        if self._waiting:
            self._waiting = False
            self._advance()
