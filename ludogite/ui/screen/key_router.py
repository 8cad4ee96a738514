"""The keyboard at a table: which key does what wherever the keyboard is, and where the keyboard belongs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from ludogite.ui.flow.game_flow import AnyFlow
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.screen.action_bar import ActionBar
from ludogite.ui.widgets.base import PRESSING

ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class KeyRouter(QObject):
    """Takes the keys of a table: those of the frame (Ctrl+Z, Enter, Space, F3, Escape), then those of the game."""

    undo_asked = Signal()

    def __init__(self, flow: AnyFlow, actions: ActionBar, screen: QWidget) -> None:
        super().__init__(screen)
        self._flow, self._actions, self._screen = flow, actions, screen
        self.keys: Mapping[Qt.Key, Callable[[], object]] = {}
        """What keys of the game do, without Ctrl or Alt; one that answers False means nothing now."""
        self.take_key: Callable[[QKeyEvent], bool] = lambda _event: False
        """Takes a key of the game that ``keys`` cannot say; False where it means nothing."""
        self.enter: Callable[[], object] = self.press_enter
        """Does what Enter means."""
        self.follow: Callable[[], bool] = lambda: False
        """Follows the coach; False where he says nothing."""
        self.close: Callable[[], bool] = lambda: False
        """Closes what Escape closes; False where nothing is open."""
        self.home: Callable[[], QWidget | None] = self.primary_home
        """Where the keyboard belongs now; None is nowhere."""
        self.reader: QWidget | None = None
        """What lies over the board and takes every key while it is open, wherever the keyboard is: real dice to be read."""
        self.resting: QWidget = screen
        """What holds the keyboard while there is nothing to press."""
        self.reason = Qt.FocusReason.OtherFocusReason
        """How the player last came: decides whether rings show."""
        self.fixed_reason: Qt.FocusReason | None = None
        self.is_parked = self.is_homing = False
        """Whether the keyboard is just being brought to where it rests, or where it belongs: nobody walked there."""
        self.made: float | None = None
        """When the press that is being handled was made (ms)."""

    def primary_home(self) -> QWidget | None:
        """Return the one button, where it may be pressed."""
        return self._actions.primary if self._actions.primary.isEnabled() else None

    def press_enter(self) -> None:
        """Do the primary action, whether its button may be pressed or not."""
        self._actions.press_primary(self.made, by_key=True)

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; return whether it meant something."""
        self.reason = Qt.FocusReason.TabFocusReason
        if self.reader is not None and self.reader.isVisible():
            self.reader.keyPressEvent(event)
            return True
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and (key in PRESSING or key in self.keys):
            return True
        self.made = made_ms(event)
        try:
            with self._flow.gathered:
                return self._route(key, event)
        finally:
            self.made = None

    def _route(self, key: Qt.Key, event: QKeyEvent) -> bool:
        flow, plain = self._flow, not event.modifiers() & _COMMANDING
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
        elif key == Qt.Key.Key_Escape and self.close():
            pass  # what lies over the table goes before anything on it
        elif key in PRESSING and flow.waits():
            flow.hurry(self.made)
        elif key in ENTER:
            self.enter()
        elif key == Qt.Key.Key_Space and flow.busy:
            flow.press(None, self.made)
        elif key == Qt.Key.Key_F3 and self.follow():
            pass
        elif not flow.busy and not flow.key_guard.takes(self.made, insists=False, is_hidden=not self._screen.updatesEnabled()):
            pass  # it was meant for whoever was asked before
        elif self.take_key(event) or (plain and key in self.keys and self.keys[key]() is not False):
            pass
        else:
            return False
        return True

    def focus_home(self) -> None:
        """Bring the keyboard to where it belongs, or let it rest."""
        home = self.home()
        if home is not None:
            self.is_homing = True
            home.setFocus(self.reason if self.fixed_reason is None else self.fixed_reason)
            self.is_homing = False
        else:
            self.park()

    def park(self) -> None:
        """Let the keyboard rest until there is something to do: else Qt hands it to whatever comes next."""
        self.is_parked = True
        self.resting.setFocus(Qt.FocusReason.OtherFocusReason)
        self.is_parked = False
