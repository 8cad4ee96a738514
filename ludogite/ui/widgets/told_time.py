"""The time that is left, for a screen reader: a clock where another widget paints one."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.painted import be


class ToldTime(QWidget):
    """Lies where a time is painted; it paints nothing and takes no press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        be(self, QAccessible.Role.Clock)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, left: str, place: QRect) -> None:
        """Say what is left, as it is painted in a place of the parent (px); "" while no time runs."""
        self.setAccessibleName(left)
        self.setGeometry(place)
        self.setVisible(bool(left))
