"""A text field of paper, and menus in the house's colours."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QRegion, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, outline, palette, rounded
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Look, Themed
from ludogite.ui.widgets.base import FocusRing
from ludogite.ui.widgets.shake import shake


class TextField(Painted, QLineEdit):
    """One line of text to type; 44 px high, with the focus ring even after a click: that is where one writes."""

    qt_paints = True

    def __init__(self, look: Look, placeholder: str = "", parent: QWidget | None = None, *, columns: int = 16) -> None:
        super().__init__(look, parent)
        self._columns = columns
        self._wrong = False
        self.setPlaceholderText(placeholder)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.ring = FocusRing(self, look, self.corner)
        self.returnPressed.connect(self._on_enter)
        self.relook()

    def corner(self) -> float:
        """Round as a control."""
        return self.look.radius("control")

    def set_wrong(self, wrong: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Mark the text as refused: a red frame, felt by the hand that has just typed it; say why in a sentence beside it."""
        if wrong and not self._wrong and self.hasFocus():
            self.shake()
        self._wrong = wrong
        self.update()

    def shake(self) -> None:
        """Let it be felt that what stands here was not taken."""
        shake(self, self.look)

    def _on_enter(self) -> None:
        if self._wrong:
            self.shake()

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.setFont(self.look.font("name" if self.look.text_scale == 1.0 else "body"))
        font = self.font()
        font.setBold(False)
        self.setFont(font)
        made = palette(self.look)
        made.setColor(QPalette.ColorRole.Base, self.look.faded("surface", 0))
        self.setPalette(made)
        side = self.look.px(12)
        self.setTextMargins(side, 0, side, 0)

    def sizeHint(self) -> QSize:
        """Hold ``columns`` letters."""
        metrics = QFontMetricsF(self.font())
        height = max(self.look.px(44), math.ceil(metrics.height()) + self.look.px(16))
        return QSize(math.ceil(metrics.averageCharWidth() * self._columns * 1.15) + 2 * self.look.px(14), height)

    def minimumSizeHint(self) -> QSize:
        """Stay as high; the width may shrink to eight letters."""
        return QSize(min(self.sizeHint().width(), self.look.text_px(120)), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint the paper and the frame, then let Qt write."""
        look = self.look
        rect = QRectF(self.rect())
        fill(painter, rect, look.colour("surface" if self.isEnabled() else "surface_soft"), self.corner())
        edge = look.colour("danger" if self._wrong else "control_outline")
        outline(painter, rect, edge, look.px(2.5 if self._wrong else 1.5), self.corner())

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when enabled or not."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()


class HouseMenu(Themed, QMenu):
    """A menu of paper with big rows; fill it with ``addAction`` as any menu.

    Its corners are soft where the system composes windows, and cut where nothing does: they would be black.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        self.relook()

    def relook(self) -> None:
        """Take new sizes and colours; rows are 40 px high at least."""
        look = self.look
        self.setFont(look.font("body"))
        pad = max((look.size("touch_min") - QFontMetricsF(look.font("body")).height()) / 2, 4)
        self.setStyleSheet(
            f"QMenu {{ background: {look.colour('surface').name()}; color: {look.colour('ink').name()};"
            f" border: {look.px(2)}px solid {look.colour('control_outline').name()};"
            f" border-radius: {look.radius('control')}px; padding: {look.px(6)}px; }}"
            f"QMenu::item {{ padding: {round(pad)}px {look.px(18)}px; border-radius: {look.radius('key')}px; }}"
            f"QMenu::item:selected {{ background: {look.colour('accent_tint').name()}; }}"
            f"QMenu::item:disabled {{ color: {look.colour('muted').name()}; }}"
            f"QMenu::separator {{ height: 1px; margin: {look.px(4)}px; background: {look.colour('line').name()}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the corners."""
        super().resizeEvent(event)
        path = rounded(QRectF(self.rect()), self.look.radius("control"))
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))
