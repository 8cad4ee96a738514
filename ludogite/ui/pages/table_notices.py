"""What a table says over its status line: a passing notice, or why the game stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Notice, Page

NOTICE_MS: Final = 8000
"""How long a passing notice stays."""


class TableNotices(QObject):
    """Holds the notice of a page; what the game stands for stays as long as it does, anything else passes."""

    def __init__(self, theme: Theme, page: Page) -> None:
        super().__init__(page)
        self.notice = Notice(theme, over=page)
        self._standing: dict[str, str] = {}
        """What is said while the game stands, by reason."""
        self._time = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._time.timeout.connect(self.notice.hide)

    def tell(self, kind: str, sentence: str) -> None:
        """Say something for a while: nothing moves, no title is covered."""
        self.notice.show_message(kind, sentence)
        self._time.start()

    def hide(self) -> None:
        """Say nothing any more."""
        self.notice.hide()

    def place(self, area: QRect) -> None:
        """Lie in an area of the page (px)."""
        self.notice.lie(area)

    def is_standing(self, reason: str) -> bool:
        """Whether the game stands for this reason."""
        return reason in self._standing

    def stand(self, reason: str, sentence: str) -> None:
        """Say why the game stands, until ``go_on``."""
        self._standing[reason] = sentence
        self._time.stop()
        self.notice.show_message("info", sentence, stays=True)

    def go_on(self, reason: str) -> None:
        """Take back what was said for a reason; what else the game stands for is said again."""
        self._standing.pop(reason, None)
        if self._standing:
            self.notice.show_message("info", list(self._standing.values())[-1], stays=True)
        else:
            self.notice.hide()
