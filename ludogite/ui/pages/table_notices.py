"""What a table says over its status line: notices that pass, and why the game stands."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer

from ludogite.ui.flow import notices
from ludogite.ui.flow.notices import NoticeBoard
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Notice, Page


class TableNotices(QObject):
    """Shows the board of a page in its notice."""

    def __init__(self, theme: Theme, page: Page) -> None:
        super().__init__(page)
        self.notice = Notice(theme, over=page, slim=True)
        self.notice.closed.connect(self._on_closed)
        self._board = NoticeBoard()
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.show)

    def tell(self, kind: str, sentence: str, *, of_moment: bool = False) -> None:
        """Say something for a while: nothing moves, no title is covered; ``of_moment`` goes with what is shown now."""
        self._board.post(notices.Notice(kind, sentence, of_moment=of_moment))
        self.show()

    def end_moment(self) -> None:
        """Take back what was said of another moment."""
        self._board.end_moment()
        self.show()

    def forget(self) -> None:
        """Forget what passes: the table is left."""
        self._board.clear_passing()

    def place(self, page: Page) -> None:
        """Lie over the page."""
        self.notice.lie_over(page)

    def is_standing(self, reason: str) -> bool:
        """Whether the game stands for this reason."""
        return self._board.stands(reason)

    def stand(self, reason: str, sentence: str) -> None:
        """Say why the game stands, until ``go_on``."""
        self._board.post(notices.Notice("info", sentence, cause=reason))
        self.show()

    def go_on(self, reason: str) -> None:
        """Take back what was said for a reason."""
        self._board.withdraw(reason)
        self.show()

    def show(self) -> None:
        """Show what is to be read now, and the next when its time has come."""
        now = monotonic() * 1000
        goes = self._board.tick(now)
        shown = self._board.shown
        if shown is None:
            self.notice.hide()
        else:
            self.notice.show_message(shown.kind, shown.text, stays=True)
        if goes is None:
            self._time.stop()
        else:
            self._time.start(max(round(goes - now), 0) + 1)

    def _on_closed(self) -> None:
        self._board.close()
        self.show()
