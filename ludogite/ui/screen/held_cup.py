"""Hold the button that throws, and the cup is shaken until it is let go; a short press throws as ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ludogite.late import late
from ludogite.services.sound import Impact, Sound, play_sound
from ludogite.ui.flow.game_flow import AnyFlow
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.overlay import Overlay, Timed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

    from ludogite.ui.widgets.cup import CupFlight

with late:  # when somebody holds a button
    from ludogite.ui.widgets import cup

HOLD_MS: Final = 250
"""After so long a press is held."""
LONGEST_MS: Final = 60_000
"""Nobody shakes longer than that."""
REPEATED_MS: Final = 60
"""A key that is let go is pressed again so soon where a display server tells a held key as many presses."""
SOUND_MS: Final = 1000
"""The rattling is told in pieces of this length."""


class HeldCup(QObject):
    """Watches one button: while a command with dice (``again``) stands on it, ``hold`` gives the cup for them.

    What is thrown at once after that is poured at once: ``stage.shaken`` says so.
    """

    def __init__(self, theme: Theme, button: QAbstractButton, flow: AnyFlow, stage: Overlay, air: Overlay) -> None:
        super().__init__(button)
        self._theme, self._button, self._flow, self._stage, self._air = theme, button, flow, stage, air
        self.hold: Callable[[Sequence[int] | None], CupFlight | None] = lambda _dice: None
        """Takes dice into the cup (px of the overlay), or (None) lays them back."""
        self._held = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._held.timeout.connect(self._shake)
        self._rattle = QTimer(self, interval=SOUND_MS)
        self._rattle.timeout.connect(self._sound)
        self._poured = QTimer(self, singleShot=True, interval=0)
        self._poured.timeout.connect(self._forget)
        self._freed = QTimer(self, singleShot=True, interval=REPEATED_MS)
        self._freed.timeout.connect(self._free)
        self._frees = False
        self.is_shaking = False
        button.installEventFilter(self)
        button.pressed.connect(self._held.start)
        button.released.connect(self._let_go)

    def eventFilter(self, _button: QObject, event: QEvent) -> bool:
        """While the cup is shaken, believe that Space is let go once no press has followed."""
        if not self.is_shaking or self._frees or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Space:
            return False
        if event.type() is QEvent.Type.KeyRelease:
            self._freed.start()
        else:
            self._freed.stop()
        return True

    def _free(self) -> None:
        self._frees = True
        released = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._button, released)
        self._frees = False

    def _shake(self) -> None:
        if self._theme.ms("cup_shake") <= 0 or self._stage.busy or not self._button.isDown():
            return
        primary = self._flow.state.offer.primary
        dice = getattr(primary.command, "again", None) if primary is not None else None
        flight = self.hold(dice) if dice else None
        if flight is not None:
            self.is_shaking = True
            self._air.launch([Timed(cup.Shaken(flight, LONGEST_MS), LONGEST_MS)], skippable=False)
            self._sound()
            self._rattle.start()

    def _sound(self) -> None:
        gap = cup.SHAKE_MS // 2
        play_sound(self._button, Sound.DIE_THROW, tuple(Impact(at, cup.RATTLE) for at in range(gap, SOUND_MS, gap)))

    def _let_go(self) -> None:
        """Lay the dice back, or pour them: the click comes next, if there is one."""
        self._held.stop()
        if self.is_shaking:
            self.is_shaking = False
            self._rattle.stop()
            self._air.skip()
            self.hold(None)
            self._stage.shaken = True
            self._poured.start()

    def _forget(self) -> None:
        self._stage.shaken = False
