"""Lets the clock of a table stand while somebody is in another window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.ui.flow.game_flow import AnyFlow


class Away(QTimer):
    """Pauses a flow when the window of its screen has been left; a menu of the program leaves no window."""

    def __init__(self, screen: QWidget, flow: AnyFlow) -> None:
        super().__init__(screen, singleShot=True, interval=0)
        self._screen, self._flow = screen, flow
        self.timeout.connect(self._look)
        application: Any = QApplication.instance()
        application.focusWindowChanged.connect(self.begin)

    def begin(self) -> None:
        """Look once the change is through: which window is active, and whether a menu is open."""
        self.start()

    def _look(self) -> None:
        is_left = not self._screen.window().isActiveWindow() and QApplication.activePopupWidget() is None
        if is_left or not self._screen.isVisible():
            self._flow.pause()
