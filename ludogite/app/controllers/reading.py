"""*Lis-moi*: a page is read aloud to who reads little, by the system's own voice; any press ends it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from ludogite.app.services import Services
from ludogite.services.read_aloud import Voice, voices_here
from ludogite.ui.widgets import HeaderBar, WoodButton

KEY: Final = "F6"
SAME_PRESS_S: Final = 0.2
"""A button is pressed so soon after the press has reached the window, at most."""
_PRESSES: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin}
translate = QCoreApplication.translate


class ReadingAloud(QObject):
    """Reads for one window, which is silent again at the next press; made when the first page offers it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self._hushed = -SAME_PRESS_S
        self.voice = Voice(voices_here(), self)
        self.voice.changed.connect(self._listen)
        self.voice.failed.connect(self._tell_silence)
        services.closing.connect(self.voice.stop)

    def read(self, words: str) -> None:
        """Read something aloud."""
        self.voice.say(words, self._services.languages.language)

    def _listen(self, speaks: bool) -> None:  # noqa: FBT001 - a slot
        """Hear the presses of the window while something is read."""
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            if speaks:
                application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fall silent at a press, which does what it does all the same."""
        if event.type() in _PRESSES and event.spontaneous():
            self._hushed = time.monotonic()
            self.voice.stop()
        return False

    def just_hushed(self) -> bool:
        """Tell whether the press that is handled has ended what was read."""
        return time.monotonic() - self._hushed < SAME_PRESS_S

    def _tell_silence(self) -> None:
        self._services.tell("warning", translate("Reading", "Aucune voix ne répond sur cette machine."))


class ReadingButton(QObject):
    """Keeps « Lis-moi » in the bar of a page while the family wants it."""

    def __init__(self, services: Services, reading: ReadingAloud, header: HeaderBar, words: Callable[[], str]) -> None:
        super().__init__(header)
        self._services, self._reading, self._words = services, reading, words
        self.button: WoodButton = header.add_action("sound", "")
        self.button.pressed.connect(self._on_pressed)
        self.button.clicked.connect(self._on_clicked)
        self.button.bind(self._name)
        self._shortcut = QShortcut(QKeySequence(KEY), header.parentWidget() or header, self.button.click)
        self._shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._ends = False
        services.changed.connect(self._show)
        self._show("read_aloud")

    def _on_pressed(self) -> None:
        """Note whether this press has ended what was read: then it begins nothing."""
        self._ends = self._reading.just_hushed()

    def _on_clicked(self) -> None:
        if not self._ends:
            self._reading.read(self._words())

    def _name(self) -> None:
        name = translate("Reading", "Lis-moi")
        self.button.setText(name)
        self.button.setAccessibleName(name)

    def _show(self, key: str) -> None:
        if key == "read_aloud":
            self.button.setVisible(self._services.setting("read_aloud"))
            self._shortcut.setEnabled(self._services.setting("read_aloud"))


def offer(services: Services, header: HeaderBar, words: Callable[[], str]) -> None:
    """Offer in the bar of a page to have ``words`` read aloud, where this machine has a voice."""
    if voices_here():
        reading = services.findChild(ReadingAloud) or ReadingAloud(services)
        ReadingButton(services, reading, header, words)
