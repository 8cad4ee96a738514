"""The panels beside a table, one at a time: the log and the rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ludogite.ui.pages.table_bar import TableBar
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.widgets import WoodButton


class SidePanels(QObject):
    """Opens what the buttons of the bar ask for in the panel of the screen; the rules are made when they are first read."""

    def __init__(self, screen: AnyScreen, bar: TableBar, log: QWidget, make_rules: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._screen, self._bar, self._log, self._make_rules = screen, bar, log, make_rules
        self._rules: QWidget | None = None
        bar.log.toggled.connect(self._on_log)
        bar.rules.toggled.connect(self._on_rules)
        screen.panel.closed.connect(self._on_closed)

    def _on_log(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._show(self._bar.rules, self.tr("Journal"), self._log, on=on)

    def _on_rules(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on and self._rules is None:
            self._rules = self._make_rules()
        if self._rules is not None:
            self._show(self._bar.log, self.tr("Règles"), self._rules, on=on)

    def _show(self, other: WoodButton, title: str, content: QWidget, *, on: bool) -> None:
        if on:
            other.setChecked(False)
            self._screen.panel.lend(title, content)
        elif self._screen.panel.content is content:
            self._screen.panel.put_away()

    def _on_closed(self) -> None:
        self._bar.log.setChecked(False)
        self._bar.rules.setChecked(False)
        self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
