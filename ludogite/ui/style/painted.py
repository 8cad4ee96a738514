"""Painting that cannot take the program down: every widget of the house that paints itself does so through :class:`Painted`.

An error that leaves a ``paintEvent`` while a ``QPainter`` is open is a segmentation fault.  Here the painter is ended whatever
happens, the error goes once the way of everything unforeseen (``sys.excepthook``: the crash log and a notice), and what failed
paints nothing more.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from ludogite.ui.style.theme import Themed

if TYPE_CHECKING:
    Widget = QWidget
else:
    Widget = object  # the Qt class comes after it among the bases, whichever it is

P = ParamSpec("P")
Q = TypeVar("Q", bound=QObject)

BROKEN = "broken"
"""The property of what failed once."""


class Canvas(Widget):
    """Comes before the Qt class among the bases of a widget that paints itself and is told by others when it looks different."""

    qt_paints = False
    """Whether the Qt class paints its own over it."""
    exposed: QRect
    """What is to be painted now, in px of the widget."""

    def paint(self, painter: QPainter) -> None:
        """Paint the widget, or its viewport, with an antialiased painter that somebody else ends."""

    def on_painted(self) -> None:
        """Take note that it has just been painted."""

    def paintEvent(self, event: QPaintEvent, /) -> None:
        """Open a painter, paint, end it whatever happens."""
        if not is_broken(self):
            self.exposed = event.rect()
            try:
                with QPainter(self.viewport() if isinstance(self, QAbstractScrollArea) else self) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    self.paint(painter)
                self.on_painted()
            except Exception:  # noqa: BLE001 - whatever it is, the program goes on
                report(self)
        if self.qt_paints:
            super().paintEvent(event)


class Painted(Canvas, Themed):
    """Comes before the Qt class among the bases of a widget that paints itself and follows the theme and the language."""


def lent(paint: Callable[Concatenate[Q, QPainter, P], None]) -> Callable[Concatenate[Q, QPainter, P], None]:
    """Guard what paints with a painter that Qt lends: a delegate's ``paint``, a header's ``paintSection``."""

    @wraps(paint)
    def guarded(self: Q, painter: QPainter, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if is_broken(self):
            return
        painter.save()
        try:
            paint(self, painter, *args, **kwargs)
        except Exception:  # noqa: BLE001 - whatever it is, the program goes on
            report(self)
        painter.restore()

    return guarded


def is_broken(painted: QObject) -> bool:
    """Say whether it failed once and paints no more."""
    return bool(painted.property(BROKEN))


def report(painted: QObject) -> None:
    """Let it paint no more, and tell the present error the way of everything unforeseen."""
    painted.setProperty(BROKEN, True)
    sys.excepthook(*sys.exc_info())


SHOWN: Final = os.environ.get("LUDOGITE_SHOWN", "")
"""The file to which a test lets us write what is shown to be read; usually none."""


def reading_ms(words: str) -> int:
    """Say how long words take to be read: a second, and longer where they are more than a few; four seconds at most."""
    return min(max(1000, 40 * len(words)), 4000)


def note_shown(what: str, words: str, over: QWidget, place: QRect, read_ms: int) -> None:
    """Write that words are shown in a place of a widget, to be read for so long, where a test wants to see whether they are."""
    if SHOWN:
        _note(over, place, what=what, words=words, read_s=read_ms / 1000)


def note_flight(over: QWidget, hides: QRect, ends: Sequence[QRect], times_ms: tuple[int, int]) -> None:
    """Write where what is to fly over a widget will lie, when it begins and when all has landed, for a test that sees it wait.

    ``hides``: where the cup or the like, out of which it comes, stands in the first half of the time that it waits.
    """
    if SHOWN:
        waits_s, lands_s = (time_ms / 1000 for time_ms in times_ms)
        lie = [_globally(over, end) for end in ends]
        _note(over, hides, what="flight", ends=lie, waits_s=waits_s, lands_s=lands_s)


def _globally(over: QWidget, place: QRect) -> list[int]:
    corner = over.mapToGlobal(place.topLeft())
    return [corner.x(), corner.y(), place.width(), place.height()]


def _note(over: QWidget, place: QRect, **said: object) -> None:
    line = {"at": time.monotonic(), "place": _globally(over, place)} | said
    with open(SHOWN, "a", encoding="utf-8") as file:  # noqa: PTH123 - a path of a test, read as it is
        file.write(json.dumps(line) + "\n")


ROLE: Final = "accessible_role"
"""The property in which a widget keeps what a screen reader is to call it; ``roles`` tells Qt."""


def be(widget: QWidget, role: QAccessible.Role) -> None:
    """Let a widget be heard as a heading, a list, a status bar … before its name."""
    widget.setProperty(ROLE, role.value)


UNHEARD: Final = "qt_rubberband"
"""The name of the one kind of child that Qt shows and does not tell screen readers of."""


def hush(widget: QWidget) -> Callable[[], None]:
    """Take a widget that shows, and all that is in it, from screen readers; return what gives it back to them."""
    name = widget.objectName()
    widget.setObjectName(UNHEARD)

    def give_back() -> None:
        if isValid(widget):
            widget.setObjectName(name)

    return give_back


def is_heard(widget: QWidget) -> bool:
    """Tell whether nobody has taken a widget from screen readers."""
    return widget.objectName() != UNHEARD
