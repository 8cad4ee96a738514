"""The light over a table in the evening: it lies on the ground between the papers, and drifts to whoever plays."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QRadialGradient, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import ratio_of
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.panels import Paper
from ludogite.ui.widgets.tray import DiceTray

STRENGTH = 0.26
"""How much of its colour the ground takes at most: every text on it stays at 4.5 to 1 (a test computes it)."""
REACH = 0.42
"""How far the light falls, in widths of the page."""
ROUND = 24
"""Px of a paper's edge that may be round and let the ground show."""


class Spotlight:
    """The light of a page; in the dark theme alone, else there is none."""

    def __init__(self, theme: Theme, page: QWidget, place: Callable[[], QPointF]) -> None:
        self._theme, self._page, self._place = theme, page, place
        self.at: QPointF | None = None
        """Where it falls, in px of the page."""
        self._goal: QPointF | None = None
        self.is_lit = False
        """Whether there is a light."""
        self.apply_theme()
        self._drift = QVariantAnimation(page)
        self._drift.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._drift.valueChanged.connect(self._move)

    def apply_theme(self) -> None:
        """Be lit in the dark theme alone."""
        self.is_lit = self._theme.dark and not self._theme.flat

    def follow(self) -> None:
        """Drift to where it belongs now."""
        if self.is_lit:
            self.go(self._place())

    def go(self, goal: QPointF) -> None:
        """Drift to a place, or shine there at once where movements are reduced and before anybody has seen it."""
        if goal == self._goal:
            return
        duration = self._theme.ms("lamp_drift")
        self._goal = goal
        self._drift.stop()
        if self.at is None or duration <= 0 or not self._page.isVisible() or not self.is_lit:
            self._move(goal)
            return
        self._drift.setStartValue(self.at)
        self._drift.setEndValue(goal)
        self._drift.setDuration(duration)
        self._drift.start()

    def _move(self, at: QPointF) -> None:
        self.at = at
        if self.is_lit:
            self._page.update(self._bare_ground())

    def _bare_ground(self) -> QRegion:
        """Give the ground that may be seen, also under shadows, rings and bare words: no more than that is painted anew."""
        bare, corner = QRegion(self._page.rect()), self._theme.px(ROUND)
        for child in self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if child.isVisible() and isinstance(child, Paper | DiceTray):
                bare = bare.subtracted(QRegion(child.geometry().adjusted(corner, corner, -corner, -corner)))
        return bare

    def paint(self, painter: QPainter) -> None:
        """Paint the light on the ground: where it belongs now, unless it drifts there."""
        if not self.is_lit:
            return
        if self.at is None or self._drift.state() is not QVariantAnimation.State.Running:
            self.at = self._goal = self._place()
        theme, side = self._theme, 2 * REACH * self._page.width()

        def draw(into: QPainter) -> None:
            glow = QRadialGradient(QPointF(side / 2, side / 2), side / 2)
            glow.setColorAt(0, theme.faded("lamp", STRENGTH))
            glow.setColorAt(1, theme.faded("lamp", 0.0))
            into.fillRect(QRectF(0, 0, side, side), glow)

        picture = theme.picture(("lamp", "light"), side, side, ratio_of(painter), draw)
        painter.drawPixmap(self.at - QPointF(side / 2, side / 2), picture)
