"""The lid of the box, opened once: a picture over what is live already."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import ratio_of
from ludogite.ui.style.paint_wood import wood
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.theme import Theme

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
