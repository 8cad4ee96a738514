"""One sheet of paper with tabs on its upper edge: what is chosen lies on top."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from ludogite.ui.style.paint import NO_BRUSH, edge_width, rounded, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import BUTTON_SHRINKS, Centre, Control
from ludogite.ui.widgets.panels import Paper, Scroll

TAB_HIGH, TAB_LEFT, TAB_GAP, TAB_PAD = 48, 16, 4, 24
"""Px at 100 %: height of a tab, where the first one begins, between two, beside the words of each."""
LOWER = 6
"""Px by which a tab that is not chosen is lower than the one that is."""


class Tab(Control):
    """One tab; the chosen one joins its paper."""

    def __init__(self, theme: Theme, key: str, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        """Hold the words, 48 px high."""
        high = max(self.theme.px(TAB_HIGH), math.ceil(self.line_height("name")) + self.theme.px(20))
        return QSize(math.ceil(self.text_width("name")) + 2 * self.theme.px(TAB_PAD), high)

    def paint(self, painter: QPainter) -> None:
        theme, chosen = self.theme, self.isChecked()
        corner = theme.radius("paper")
        top = 0 if chosen else theme.px(LOWER)
        face = QRectF(0, top, self.width(), self.height() + corner - top)
        painter.save()
        painter.setClipRect(QRectF(self.rect()))
        painter.fillPath(rounded(face, corner), theme.palette.of("surface" if chosen else "surface_soft"))
        half = edge_width(theme) / 2
        painter.setPen(QPen(theme.palette.control_outline if theme.flat else theme.palette.line, 2 * half))
        painter.setBrush(NO_BRUSH)
        painter.drawRoundedRect(face.adjusted(half, half, -half, -half), corner, corner)
        painter.restore()
        painter.setFont(theme.font("name"))
        words = QRectF(theme.px(8), top, self.width() - 2 * theme.px(8), self.height() - top)
        ink = theme.palette.of("ink" if chosen or self.hot() else "muted")
        text_in(painter, words, self.text(), ink, Centre, shrink=BUTTON_SHRINKS)


class TabbedPaper(Painted, QWidget):
    """A sheet with tabs; each page scrolls where its window has too little room. ``name_tabs`` gives the words."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, keys: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.sheet = Paper(theme, self)
        self.tabs = {key: Tab(theme, key, self) for key in keys}  # on the edge of the sheet, and told before what lies on it
        self._inside = QWidget(self)
        self._stack = QStackedLayout(self._inside)
        self.pages = {key: Scroll(theme) for key in keys}
        for key, tab in self.tabs.items():
            self._stack.addWidget(self.pages[key])
            tab.toggled.connect(self._toggled)
        self.choose(keys[0])

    @property
    def current(self) -> str:
        """Return the key of what lies on top."""
        return next(key for key, tab in self.tabs.items() if tab.isChecked())

    def choose(self, key: str) -> None:
        """Lay a page on top without telling it."""
        for tab in self.tabs.values():
            tab.show_checked(on=tab.key == key)
        self._stack.setCurrentWidget(self.pages[key])

    def name_tabs(self, *names: str) -> None:
        """Name the tabs, in their order."""
        for tab, name in zip(self.tabs.values(), names, strict=True):
            tab.setText(name)
            tab.setAccessibleName(name)
            self.pages[tab.key].set_name(name)
        self._place()

    def wished_height(self, width: int) -> int:
        """Give the height (px) at which what lies on top shows all that it has."""
        content = self.pages[self.current].content
        layout = content.layout()
        inner = layout.totalHeightForWidth(width - 2) if layout is not None and layout.hasHeightForWidth() else 0
        return self._tab_high() + max(inner, content.sizeHint().height()) + 2

    def _toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        tab = self.sender()
        if on and isinstance(tab, Tab):
            self._stack.setCurrentWidget(self.pages[tab.key])
            self.chosen.emit(tab.key)

    def _tab_high(self) -> int:
        return max(tab.sizeHint().height() for tab in self.tabs.values())

    def _place(self) -> None:
        high, x = self._tab_high(), self.theme.px(TAB_LEFT)
        wished = [tab.sizeHint().width() for tab in self.tabs.values()]
        room = self.width() - 2 * x - (len(wished) - 1) * self.theme.px(TAB_GAP)
        share = min(room / max(sum(wished), 1), 1.0)
        for tab, wide in zip(self.tabs.values(), wished, strict=True):
            tab.setGeometry(x, 0, max(int(wide * share), 1), high)
            x += tab.width() + self.theme.px(TAB_GAP)
        edge = math.ceil(edge_width(self.theme))
        self.sheet.setGeometry(0, high - edge, self.width(), max(self.height() - high + edge, 0))
        self._inside.setGeometry(self.sheet.geometry().adjusted(1, edge, -1, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def apply_theme(self) -> None:
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(220), self._tab_high() + self.theme.px(120))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint nothing: the sheet and its tabs paint themselves."""
