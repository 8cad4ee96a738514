"""A small button that shows what is chosen and drops a menu of what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.fields import HouseMenu


class Dropdown(PaperButton):
    """One of a few values; a click, Enter or the down arrow drops the menu, as wide as its widest value would be."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, mark: str | None = None) -> None:
        super().__init__(theme, "", parent, mark=mark, tone="soft", compact=True, drops=True)
        self.items: tuple[tuple[str, str], ...] = ()
        self.current = ""
        self.clicked.connect(self.drop)

    def set_items(self, items: Sequence[tuple[str, str]], current: str) -> None:
        """Offer these values (key and label), with one of them chosen."""
        self.items, self.current = tuple(items), current
        self.setText(dict(items)[current])
        self.apply_theme()

    def _label_width(self) -> float:
        """Keep the width of the widest label, so that a choice moves nothing."""
        metrics = QFontMetricsF(self._label_font())
        return max((metrics.horizontalAdvance(label) for _, label in self.items), default=0.0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def menu(self) -> HouseMenu:
        """Make the menu, the chosen value ticked."""
        menu = HouseMenu(self.theme, self)
        for key, label in self.items:
            action = QAction(menu_text(label), menu)
            action.setCheckable(True)
            action.setChecked(key == self.current)
            action.triggered.connect(partial(self._choose, key))
            menu.addAction(action)
        return menu

    def drop(self) -> None:
        """Show the menu below the button, the keyboard on the chosen value."""
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        ticked = next((action for action in menu.actions() if action.isChecked()), None)
        if ticked is not None:
            menu.setActiveAction(ticked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drop the menu with the down arrow too."""
        if event.key() == Qt.Key.Key_Down and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.drop()
        else:
            super().keyPressEvent(event)

    def _choose(self, key: str) -> None:
        if key != self.current:
            self.chosen.emit(key)
