"""A text field of paper, and menus in the house's colours."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QRegion, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, outline, palette, rounded
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets.base import FocusRing
from ludogite.ui.widgets.shake import shake

NARROW: Final = 110
"""Px at 100 % below which a field leaves less paper beside its text."""


class TextField(Painted, QLineEdit):
    """One line of text to type; 44 px high, with the focus ring even after a click: that is where one writes."""

    qt_paints = True

    def __init__(self, theme: Theme, placeholder: str = "", parent: QWidget | None = None, *, columns: int = 16) -> None:
        super().__init__(theme, parent)
        self._columns = columns
        self._wrong = False
        self.setPlaceholderText(placeholder)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.ring = FocusRing(self, theme, self.corner)
        self.returnPressed.connect(self._on_enter)
        self.apply_theme()

    def corner(self) -> float:
        """Round as a control."""
        return self.theme.radius("control")

    def set_wrong(self, wrong: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Mark the text as refused: a red frame, felt by the hand that has just typed it; say why in a sentence beside it."""
        if wrong and not self._wrong and self.hasFocus():
            self.shake()
        self._wrong = wrong
        self.update()

    def shake(self) -> None:
        """Let it be felt that what stands here was not taken."""
        shake(self, self.theme)

    def _on_enter(self) -> None:
        if self._wrong:
            self.shake()

    def apply_theme(self) -> None:
        self.setFont(self.theme.font("name" if self.theme.text_scale == 1.0 else "body"))
        font = self.font()
        font.setBold(False)
        self.setFont(font)
        made = palette(self.theme)
        made.setColor(QPalette.ColorRole.Base, self.theme.faded("surface", 0))
        self.setPalette(made)
        self._set_margins()

    def _set_margins(self) -> None:
        """Leave paper beside the text, less of it in a field that is narrow."""
        side = self.theme.px(12 if self.width() >= self.theme.px(NARROW) else 1)
        if side != self.textMargins().left():  # each change has the layout done anew
            self.setTextMargins(side, 0, side, 0)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        height = max(self.theme.px(44), math.ceil(metrics.height()) + self.theme.px(16))
        return QSize(math.ceil(metrics.averageCharWidth() * self._columns * 1.15) + 2 * self.theme.px(14), height)

    def minimumSizeHint(self) -> QSize:
        """Stay as high; the width may shrink to eight letters."""
        return QSize(min(self.sizeHint().width(), self.theme.text_px(120)), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        fill(painter, rect, theme.palette.of("surface" if self.isEnabled() else "surface_soft"), self.corner())
        edge = theme.palette.of("danger" if self._wrong else "control_outline")
        outline(painter, rect, edge, theme.px(2.5 if self._wrong else 1.5), self.corner())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()


TARGET: Final = 44
"""Px at 100 % of a line of a menu."""


class HouseMenu(Themed, QMenu):
    """A menu of paper with big rows; fill it with ``addAction`` as any menu.

    Its corners are soft where the system composes windows, and cut where nothing does: they would be black.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        self.apply_theme()

    def apply_theme(self) -> None:
        """Take new sizes and colours; rows are 44 px high at least, for fingers."""
        theme = self.theme
        self.setFont(theme.font("body"))
        pad = max((theme.px(TARGET) - QFontMetricsF(theme.font("body")).height()) / 2, 4)
        self.setStyleSheet(
            f"QMenu {{ background: {theme.palette.surface.name()}; color: {theme.palette.ink.name()};"
            f" border: {theme.px(2)}px solid {theme.palette.control_outline.name()};"
            f" border-radius: {theme.radius('control')}px; padding: {theme.px(6)}px; }}"
            f"QMenu::item {{ padding: {round(pad)}px {theme.px(18)}px; border-radius: {theme.radius('key')}px; }}"
            f"QMenu::item:selected {{ background: {theme.palette.accent_tint.name()}; }}"
            f"QMenu::item:disabled {{ color: {theme.palette.muted.name()}; }}"
            f"QMenu::separator {{ height: 1px; margin: {theme.px(4)}px; background: {theme.palette.line.name()}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        path = rounded(QRectF(self.rect()), self.theme.radius("control"))
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))
