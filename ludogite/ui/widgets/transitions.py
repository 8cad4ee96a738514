"""A compartment that grows into its page, and the page that goes back into its compartment; the lid of the box, opened once.

All are pictures over what is live already.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludogite.ui.style.paint import ratio_of, rounded
from ludogite.ui.style.paint_wood import wood
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.theme import Theme


def door_of(page: QWidget | None) -> QRect | None:
    """Give the compartment of a page through which one last left it (px of the page), or None."""
    ask = getattr(page, "door", None)
    place: QRect | None = ask() if callable(ask) else None
    return place


class CompartmentTransition(Canvas, QWidget):
    """Lies over a window for as long as the door moves, takes no event, and goes by itself."""

    def __init__(self, theme: Theme, window: QWidget, place: QRect, left: QPixmap, page: QWidget, *, opens: bool) -> None:
        """Open the compartment at ``place`` (px of the window) of the page that was ``left`` into ``page``, or close it there."""
        super().__init__(window)
        self._theme, self._place, self._opens = theme, QRectF(place), opens
        self._left, self._page, self._came = left, page, QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(window.rect())
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0 if opens else 1.0)
        self._way.setEndValue(1.0 if opens else 0.0)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setDuration(theme.ms("door"))
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
        box, room = (self._left, self._came) if self._opens else (self._came, self._left)
        if self._came.isNull():
            painter.drawPixmap(QPointF(0, 0), self._left)
            return
        share = float(self._way.currentValue() or 0.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0, 0), box)
        whole, start = QRectF(self.rect()), self._place
        now = QRectF(
            start.x() + (whole.x() - start.x()) * share,
            start.y() + (whole.y() - start.y()) * share,
            start.width() + (whole.width() - start.width()) * share,
            start.height() + (whole.height() - start.height()) * share,
        )
        painter.setClipPath(rounded(now, self._theme.radius("felt") * (1 - share)))
        painter.setOpacity(min(1.0, 3 * share))
        high = now.width() * whole.height() / max(whole.width(), 1)  # the page keeps its shape while the door is narrow
        if high < now.height():
            wide = now.height() * whole.width() / max(whole.height(), 1)
            shown = QRectF(now.center().x() - wide / 2, now.y(), wide, now.height())
        else:
            shown = QRectF(now.x(), now.center().y() - high / 2, now.width(), high)
        painter.drawPixmap(shown, room, QRectF(room.rect()))


LID = ("lid",)
"""The key of its picture."""
LIFTED = 0.09
"""How much wider the front edge of the lid looks while it stands up, in its own widths."""


class LidAnimation(Canvas, QWidget):
    """The lid over the box at the start: it opens towards its hinges when it is told to, takes no event, and goes by itself."""

    def __init__(self, theme: Theme, window: QWidget, box: Callable[[], QRect]) -> None:
        """Lie closed over the ``box``, which tells where it is (px of the window): the window may still be given its size."""
        super().__init__(window)
        self._theme, self._box, self._place = theme, box, QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.valueChanged.connect(self._cover)
        self._way.finished.connect(self.go)
        theme.changed.connect(self._apply_theme)
        self._cover()
        self.show()
        self.raise_()

    def _cover(self) -> None:
        """Lie where the box is now."""
        box = self._box()
        wider = round(LIFTED * box.width())
        self.setGeometry(box.adjusted(-wider, 0, wider, wider))
        self._place = QRectF(box.translated(-self.pos()))
        self.update()

    def _apply_theme(self) -> None:
        """Go where movements are reduced from now on."""
        if self._theme.ms("lid") <= 0:
            self.go()

    def open(self) -> None:
        """Open, once."""
        if self._theme.ms("lid") <= 0:
            self.go()
        elif self._way.state() is QVariantAnimation.State.Stopped:
            self._way.setDuration(self._theme.ms("lid"))
            self._way.start()

    def go(self) -> None:
        """Leave the box alone."""
        self._way.stop()
        self._theme.drop(LID)
        self.hide()
        self.deleteLater()

    def paint(self, painter: QPainter) -> None:
        theme, place, share = self._theme, self._place, float(self._way.currentValue() or 0.0)
        angle = share * math.pi / 2
        high, out = place.height() * math.cos(angle), LIFTED / 2 * place.width() * math.sin(angle)
        seen = QPolygonF(
            [place.topLeft(), place.topRight(), QPointF(place.right() + out, place.top() + high),
             QPointF(place.left() - out, place.top() + high)]
        )  # fmt: skip
        board = QRectF(0, 0, place.width(), place.height())
        turned = QTransform()
        flat = QPolygonF([board.topLeft(), board.topRight(), board.bottomRight(), board.bottomLeft()])
        if high < 1 or not QTransform.quadToQuad(flat, seen, turned):
            return

        def draw(into: QPainter) -> None:
            wood(into, theme, board, "walnut", radius=theme.radius("tray"), seed=11)

        picture = theme.picture(LID, board.width(), board.height(), ratio_of(painter), draw)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=share > 0)
        painter.setTransform(turned, combine=True)
        painter.setOpacity(min(1.0, 6 * (1 - share)))
        painter.drawPixmap(QPointF(0, 0), picture)
