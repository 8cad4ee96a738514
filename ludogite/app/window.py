"""The window: one page at a time, the keys that work everywhere, and the banner for what the family must hear."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ludogite.app.held_keys import HeldKeys, KeyTimes
from ludogite.late import late
from ludogite.ui.style.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QWindow

    from ludogite.ui.widgets.standing import StandingNotes

with late:  # not before the picture of the page
    from ludogite.app import long_press, steady_hands, wide_targets
    from ludogite.services import sound
    from ludogite.ui import widgets
    from ludogite.ui.pages import frame
    from ludogite.ui.style import paint, roles
    from ludogite.ui.widgets import base, cover, page_transition, panels, standing, word_link

SMALLEST = QSize(900, 640)
USUAL = QSize(1280, 800)
FRESH_S = 1.0
"""For so long after it was said, good news is about the page that comes."""
MOST_SAID = 5
"""Sentences that stand together; of more the last ones."""
WORST_FIRST = ("danger", "warning", "positive", "info")
GOOD = WORST_FIRST[2:]
"""The kinds of what is said in passing."""


class Said(NamedTuple):
    """What is said over the page: its kind, when it was said (s), and whether it stays until it is closed."""

    kind: str
    at: float
    stays: bool


UNSEEN_MS = 300
"""Who is not asked to paint for so long is not seen, minimised for one, and waits for no first frame."""
FRAME = QSize(16, 40)
"""What a system's window frame takes, roughly."""


NAME = "Ludogîte"


class Window(QMainWindow):
    """The only window of the program: bare at first, so that it is seen with a picture of its page before anything else is made."""

    painted = Signal()
    """The first frame is on the screen."""
    help_wanted = Signal()
    keys_wanted = Signal()
    back_wanted = Signal()
    dico_wanted = Signal()
    pace_wanted = Signal()
    open_wanted = Signal()
    file_dropped = Signal(str)
    """A file lies on the window: its path."""
    closing = Signal()
    word_asked = Signal(str)
    """A played word is to be explained."""
    heard = Signal(str)
    """Something is to be heard: the name of a ``Sound``."""
    struck = Signal(str, object)
    """Something is to be heard at each of its hits: the name of a ``Sound``, and when it hits (``Hits``)."""

    def __init__(self, theme: Theme, *, bare: bool = False) -> None:
        """Have a size and a title, and all that every page needs unless it stays ``bare`` until somebody calls ``furnish``."""
        super().__init__()
        self.theme = theme
        self._was_painted = False
        self._is_furnished = False
        self._sheet: QWidget | None = None
        """Shows a picture of the page while that is being made."""
        self.first_size: QSize | None = None
        """The size in which it was seen first (px)."""
        self._exposed = QTimer(self, singleShot=True, interval=0)
        self._unseen = QTimer(self, singleShot=True, interval=UNSEEN_MS)
        for timer in (self._exposed, self._unseen):
            timer.timeout.connect(self._tell_painted)
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window is closed."""
        self._standing: StandingNotes | None = None
        self._wide_targets: wide_targets.WideTargets | None = None
        """Once something is there to be pressed."""
        self._long_press: long_press.LongPress | None = None
        self._steady_hands: steady_hands.SteadyHands | None = None
        """Once somebody wants it."""
        self._stack = QStackedWidget()
        self._whole = QWidget(self)
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.setCentralWidget(self._whole)
        self.setWindowTitle(NAME)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL.boundedTo(self.screen().availableSize() - FRAME))
        if not bare:
            self.furnish()

    def furnish(self) -> None:
        """Get what lies over the pages, the keys that work everywhere, and the colours."""
        theme = self.theme
        self._is_furnished = True
        self.notice = widgets.Notice(theme, self)
        self._said: dict[str, Said] = {}
        self._said_enough = QTimer(self, singleShot=True, interval=panels.SAID_MS)
        self._said_enough.timeout.connect(self._forget_good_news)
        self.notice.closed.connect(lambda: self._said.clear())  # noqa: PLW0108 - the dict of that moment
        self.notice.closed.connect(self.place_question)
        self.question = frame.Question(theme, self)
        self._held_keys, self._key_times = HeldKeys(self), KeyTimes(self)
        self._listen_to_system()
        self.setAcceptDrops(True)
        theme.changed.connect(self._apply_theme)
        self._apply_theme()
        for key, signal in (
            ("F1", self.help_wanted),
            ("?", self.keys_wanted),
            ("F2", self.dico_wanted),
            ("F8", self.pace_wanted),
            ("Ctrl+O", self.open_wanted),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(signal)
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self._leave_page)
        QShortcut(QKeySequence("F11"), self).activated.connect(self.toggle_full_screen)

    def _listen_to_system(self) -> None:
        """Filter what the system sends to the window, if it knows it yet."""
        handle = cast("QWindow | None", self.windowHandle())
        if handle is not None:
            handle.installEventFilter(self._held_keys)
            for filters in (self._wide_targets, self._long_press):
                if filters is not None:
                    handle.installEventFilter(filters)
            handle.installEventFilter(self)
            if self._steady_hands is not None:
                handle.installEventFilter(self._steady_hands)
            handle.installEventFilter(self._key_times)  # the last that comes is the first that sees

    def steady(self, hold_ms: int, repeat_ms: int) -> None:
        """Let a key count once it was held for so long, and the same press be deaf for so long after it (ms; 0: at once, never)."""
        if self._steady_hands is None and (hold_ms or repeat_ms):
            self._steady_hands = steady_hands.SteadyHands(self)
            handle = cast("QWindow | None", self.windowHandle())
            if handle is not None:
                handle.installEventFilter(self._steady_hands)
                handle.installEventFilter(self._key_times)
        if self._steady_hands is not None:
            self._steady_hands.hold_ms, self._steady_hands.repeat_ms = hold_ms, repeat_ms

    def show_under(self, sheet: QWidget) -> None:
        """Be seen with nothing but a sheet, which shows a picture of the page."""
        self._sheet = sheet
        self._stack.hide()
        sheet.setGeometry(self.rect())
        self.show()

    def uncover(self) -> None:
        """Let the page take the place of its picture, if there is one: it is where the picture shows it at once."""
        if self._sheet is None:
            return
        self.setProperty(base.PICTURED, True)
        self._stack.setGeometry(self.rect())
        self._stack.show()
        self.setProperty(base.PICTURED, False)
        self._sheet.hide()
        self._sheet.deleteLater()
        self._sheet = None
        self._unseen.start()

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._stack.currentWidget()

    def show_page(self, page: QWidget, *, keep: bool = True, back: bool = False) -> None:
        """Show a page, one goes ``back`` to it or on; one that is not kept is deleted when it is left."""
        for sheet in self.findChildren(cover.CoverSheet, options=Qt.FindChildOption.FindDirectChildrenOnly):
            sheet.close()  # it covered the page before: a game that is opened from a file comes without a word
        before = self._stack.currentWidget()
        wanted = (
            cast("QWidget | None", page.focusWidget()) or page
        )  # asked before the page loses its own memory of it to the window's
        page.setProperty("keep", keep)
        moves = before is not None and before is not page and self.isVisible() and self.theme.ms("door") > 0
        left = before.grab() if before is not None and moves else None
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.name_page()
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        if before is not None:
            for moving in self.findChildren(page_transition.PageTransition, options=Qt.FindChildOption.FindDirectChildrenOnly):
                moving.go()
        if left is not None and before is not None:
            barred = all(each.findChild(panels.HeaderBar) is not None for each in (before, page))
            look = page_transition.look_of(self.theme, before, page, back=back, barred=barred)
            page_transition.PageTransition(self.theme, self, look, left, page, back=back)
        if before is not page:
            self._forget_what_is_left()
        if not self.notice.isHidden():
            self._place_notice()
        if before is not None and before is not page and not before.property("keep"):
            base.forget_layout_items()
            self._stack.removeWidget(before)
            before.deleteLater()

    def name_page(self) -> None:
        """Say in the window's title what is shown, for lists of windows and for the ear."""
        bar = self.page.findChild(panels.HeaderBar) if self.page is not None else None
        title = bar.title.text() if bar is not None else ""
        self.setWindowTitle(f"{title} – {NAME}" if title and title != NAME else NAME)

    def _leave_page(self) -> None:
        """Do what the arrow in the page's head does; a page without one is left as the house knows."""
        back = getattr(self.page, "back", None)
        (back if isinstance(back, SignalInstance) else self.back_wanted).emit()

    def leave(self, page: QWidget) -> None:
        """Delete a page that was kept: now, or when another one is shown in its place."""
        page.setProperty("keep", False)
        if self.page is not page:
            self.forget(page)

    def forget(self, page: QWidget) -> None:
        """Delete a page that is not shown."""
        base.forget_layout_items()
        self._stack.removeWidget(page)
        page.deleteLater()

    def tell(self, kind: str, sentence: str, *, stays: bool = False) -> None:
        """Say something over whatever page is shown; several sentences stand one below the other, as grave as the worst of them.

        Good news goes with the page, after ``SAID_MS`` at most, or before the next that comes later; what is wrong goes with the
        page once it could be read. What ``stays`` is there until it is closed.
        """
        now = time.monotonic()
        if kind in GOOD:  # of two things that were copied only the last can be pasted
            self._forget(lambda said: said.kind in GOOD and not said.stays and now - said.at > FRESH_S)
        self._said[sentence] = Said(kind, now, stays)
        for old in tuple(self._said)[:-MOST_SAID]:
            del self._said[old]
        if kind in GOOD:
            self._said_enough.start()
        self._show_said()

    def _show_said(self) -> None:
        if not self._said:
            self.notice.hide()
            return
        worst = min((said.kind for said in self._said.values()), key=WORST_FIRST.index)
        self.notice.show_message(worst, "\n".join(self._said))
        self._place_notice()

    def _forget_good_news(self) -> None:
        self._forget(lambda said: said.kind in GOOD and not said.stays)

    def _forget_what_is_left(self) -> None:
        """Forget what was said of the page that is left; what was said a moment ago is about the next one."""
        now, read_s = time.monotonic(), panels.SAID_MS / 1000
        self._forget(lambda said: not said.stays and now - said.at > (FRESH_S if said.kind in GOOD else read_s))

    def _forget(self, is_over: Callable[[Said], bool]) -> None:
        before = len(self._said)
        self._said = {sentence: said for sentence, said in self._said.items() if not is_over(said)}
        if len(self._said) < before:
            self._show_said()

    @property
    def standing(self) -> StandingNotes:
        """What stands below every page until its cause has gone; nothing covers it."""
        if self._standing is None:
            self._standing = standing.StandingNotes(self.theme, self)
            cast("QVBoxLayout", self._whole.layout()).addWidget(self._standing)
            self._standing.changed.connect(self._fit)
        return self._standing

    def place_question(self) -> None:
        """Keep what is asked in the middle of the top."""
        top = self.theme.size("header")
        for question in self.findChildren(frame.Question, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if not question.isHidden():
                question.lie(QRect(0, top, self.width(), self.height() - top))

    def _place_notice(self) -> None:
        page = self.page
        if isinstance(page, widgets.Page):
            self.notice.lie_over(page)
        self.place_question()

    def come_forward(self) -> None:
        """Come out of the task bar and in front of other windows, as far as the system lets us."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or give it back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _apply_theme(self) -> None:
        self.setPalette(paint.palette(self.theme))

    def _fit(self) -> None:
        """Let everything have the size that the room for a page asks for."""
        taken = self._standing.height_for(self.width()) if self._standing is not None else 0
        self.theme.fit(self.width(), self.height() - taken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
        if self._sheet is not None:
            self._sheet.setGeometry(self.rect())
        if self._is_furnished and not self.notice.isHidden():
            self._place_notice()
        elif self._is_furnished:
            self.place_question()

    def event(self, event: QEvent) -> bool:
        """Tell what is to be heard, and when the first frame is painted: pages cover the window, so it never paints itself."""
        if not self._is_furnished:
            return super().event(event)
        if isinstance(event, sound.SoundEvent):
            if event.impact_times:
                self.struck.emit(event.sound, event.impact_times)
            else:
                self.heard.emit(event.sound)
            return True
        if isinstance(event, word_link.WordAsked):
            self.word_asked.emit(event.word)
            return True
        handled = super().event(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self.name_page()
            case QEvent.Type.Resize if self._was_painted:  # a page may have another title in a small window
                self.name_page()
            case QEvent.Type.WinIdChange:
                self._listen_to_system()
            case QEvent.Type.Show:
                self._unseen.start()
            case QEvent.Type.UpdateRequest if self._is_exposed():
                self._tell_painted()
        return handled

    def eventFilter(self, _handle: QObject, event: QEvent) -> bool:
        """Tell when the system has asked for the first frame, which is painted at once: many an update comes before it."""
        if event.type() == QEvent.Type.Expose and self._is_exposed():
            self._exposed.start()
        return False

    def _is_exposed(self) -> bool:
        handle = cast("QWindow | None", self.windowHandle())
        return handle is not None and handle.isExposed()

    def _tell_painted(self) -> None:
        if not self._was_painted and self._sheet is None:
            self._was_painted = True
            self.windowHandle().removeEventFilter(self)
            self.first_size = self.size()
            self.painted.emit()
            roles.install()
            self._wide_targets = wide_targets.WideTargets(self, lambda: self.theme.zoom)
            self._long_press = long_press.LongPress(self)
            for filters in (self._wide_targets, self._long_press):
                self.windowHandle().installEventFilter(filters)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one file from the desktop."""
        if _file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which file was dropped."""
        path = _file(event)
        if path is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the table be left properly before the window goes, and stay where something is to be answered first."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _file(event: QDropEvent) -> str | None:
    """Return the path of the one file that is dragged, if that is what is dragged."""
    urls = event.mimeData().urls()
    return urls[0].toLocalFile() if len(urls) == 1 and urls[0].isLocalFile() else None
