"""How one page becomes another: out of a compartment or a felt, or as paper that turns; pictures over what is live already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludogite.ui.style.paint import rounded
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.theme import Theme

PAPER_ASIDE: Final = 24
"""How far paper moves when a page comes, in px."""


def place_of(page: QWidget | None, name: str) -> QRectF | None:
    """Give the place (px of the page) that a page tells by a method of this name; None where it has none, or none now."""
    ask = getattr(page, name, None)
    place: QRect | None = ask() if callable(ask) else None
    return None if place is None or place.isEmpty() else QRectF(place)


@dataclass(frozen=True, slots=True)
class Door:
    """A page that grows out of a place of the other one; the tray of a table out of the felt there."""

    place: QRectF
    """Where it comes from, in px of the window."""
    radius: float
    tray: QRectF | None = None
    """What of the page lies in that place at first; None is all of it."""
    duration: str = "door"
    easing: QEasingCurve.Type = QEasingCurve.Type.InOutCubic

    def paint(self, painter: QPainter, rect: QRectF, under: QPixmap, over: QPixmap, share: float) -> None:
        """Paint the page inside the opening, which grows to the whole window."""
        painter.drawPixmap(QPointF(0, 0), under)
        painter.setClipPath(rounded(_between(self.place, rect, share), self.radius * (1 - share)))
        painter.setOpacity(min(1.0, 3 * share))
        tray = self.tray or rect
        now = _between(self.place, tray, share)
        scale = max(now.width() / max(tray.width(), 1), now.height() / max(tray.height(), 1))  # the page keeps its shape
        corner = now.center() + (rect.topLeft() - tray.center()) * scale
        painter.drawPixmap(QRectF(corner, rect.size() * scale), over, QRectF(over.rect()))


@dataclass(frozen=True, slots=True)
class Turn:
    """A page whose paper comes in from the side and is seen more and more, while the bar at the top stays."""

    aside: float
    """How far it comes, in px."""
    bar: float
    """Height of what stays."""
    duration: str = "page_turn"
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic

    def paint(self, painter: QPainter, rect: QRectF, under: QPixmap, over: QPixmap, share: float) -> None:
        """Paint both pages below the bar, which is that of the page that is left."""
        painter.drawPixmap(QPointF(0, 0), under)
        painter.setClipRect(rect.adjusted(0, self.bar, 0, 0))
        painter.setOpacity(share)
        painter.drawPixmap(QPointF(self.aside * (1 - share), 0), over)


Look: TypeAlias = Door | Turn
"""How one page becomes another: its duration and easing, and what is painted of two pages at a share of the way."""


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """Give the rectangle a share (0 to 1) of the way from one to another."""
    return QRectF(start.topLeft() + (end.topLeft() - start.topLeft()) * share, start.size() + (end.size() - start.size()) * share)


def look_of(theme: Theme, before: QWidget, page: QWidget, *, back: bool, barred: bool) -> Look:
    """Say how a page becomes another one; going ``back`` is the same backwards. Places are QRects in px of the page.

    A page opens its ``door()``, the compartment through which it was left (None: left otherwise). The ``tray_place()`` of a table
    grows out of the ``felt_place()`` of the page before. Otherwise the paper turns, under the walnut bar if both are ``barred``.
    """
    outside, inside = (page, before) if back else (before, page)
    tray = place_of(inside, "tray_place")
    place = place_of(outside, "door") or (place_of(outside, "felt_place") if tray is not None else None)
    if place is not None:
        return Door(place, theme.radius("felt"), tray)
    return Turn(theme.px(PAPER_ASIDE), theme.size("header") if barred else 0.0)


class PageTransition(Canvas, QWidget):
    """Lies over a window for as long as one page becomes another, takes no event, and goes by itself."""

    def __init__(self, theme: Theme, window: QWidget, look: Look, left: QPixmap, page: QWidget, *, back: bool) -> None:
        """Go on from the page that was ``left`` to another one, or ``back`` to it, which is the same backwards."""
        super().__init__(window)
        self._look, self._back = look, back
        self._left, self._page, self._came = left, page, QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(window.rect())
        self._way = QVariantAnimation(self)
        self._way.setStartValue(1.0 if back else 0.0)
        self._way.setEndValue(0.0 if back else 1.0)
        self._way.setEasingCurve(look.easing)
        self._way.setDuration(theme.ms(look.duration))
        self._way.valueChanged.connect(self._move_on)
        self._way.finished.connect(self.go)
        self.show()
        self.raise_()
        self._way.start()

    def go(self) -> None:
        """Leave the page that is live underneath alone."""
        self._way.stop()
        self.hide()
        self.deleteLater()

    def _move_on(self) -> None:
        if self._came.isNull() and self._way.currentTime() > 0 and isValid(self._page):
            self._came = self._page.grab()  # a turn of the event loop later everything on it has its place
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._came.isNull():
            painter.drawPixmap(QPointF(0, 0), self._left)
            return
        under, over = (self._came, self._left) if self._back else (self._left, self._came)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._look.paint(painter, QRectF(self.rect()), under, over, float(self._way.currentValue() or 0.0))
