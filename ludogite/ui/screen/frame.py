"""What every table shares: whose turn it is, the coach's card, the actions, the quiet line, the column of paper, the side panel.

A table lays its board in the left block and its paper in the right one; ``TableFrame`` gives both their places, small, normal and
large, and keeps the primary action always visible.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.services.sound import be_heard
from ludogite.ui.catalog import game_ui
from ludogite.ui.screen.animation_queue import AnimationQueue
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.parts import NORMAL, SMALL, AdviceText, CoachCard, QuietLine, SidePanel, TurnBand
from ludogite.ui.style.theme import BASE_HEIGHT, BASE_WIDTH, Look
from ludogite.ui.widgets.base import Page
from ludogite.ui.widgets.buttons import PaperButton, PrimaryButton

STRETCH = 1.15
"""The table grows to this share of the base window before its margins do."""
PRIMARY_WIDE, PRIMARY_WIDE_SMALL = 400, 300
SECONDARY_LEAST = 150
PANEL_WIDE = 420

Step: TypeAlias = tuple[tuple[Any, ...], Any]
"""What happened in a step of a game, and the view after it."""

__all__ = ["AdviceText", "Step", "TableFrame"]


class TableFrame(Page):
    """The ground of a table; ``board`` and ``aside``, and ``note`` where a game has one, are set by the screen and placed here."""

    game_id: ClassVar[str]
    finished = Signal()
    """The game is over and everything has been shown."""
    undo_asked = Signal()
    """The player pressed Ctrl+Z."""
    begun = Signal(object)
    """An event begins to be shown: the moment for its sound."""
    rested = Signal()
    """Everything that came has been shown."""
    played = Signal(object)
    """An event has just been shown: the moment for its line in the log."""
    advice_closed = Signal()
    """The player closed the coach's card."""
    panel_closed = Signal()
    """The player closed the side panel."""
    pause_wanted = Signal()
    """The clock is to stand still: the player asked for it, or looks elsewhere; what is secret from the clock is hidden."""
    resume_wanted = Signal()
    """The clock is to run again."""
    habit_changed = Signal(str, bool)
    """Something was switched on or off that is to be so the next time: its name, and whether it is on."""

    laid = Signal()
    """Everything has found its place anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.board: QWidget | None = None
        self.aside: QWidget | None = None
        self.band = TurnBand(look, self)
        self.coach = CoachCard(look, self)
        self.coach.closed.connect(self._close_advice)
        self.note: NoteCard | None = None
        self.secondary: list[PaperButton] = []
        self.primary_wide = (PRIMARY_WIDE, PRIMARY_WIDE_SMALL)
        self.primary = PrimaryButton(look, "", self)
        self.quiet = QuietLine(look, self)
        self.panel = SidePanel(look, self)
        self.panel.closed.connect(self.close_panel)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name_itself()
        self.begun.connect(self._sound)

    # ---- what screens and owners call -------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""

    @abstractmethod
    def skip(self) -> None:
        """Show at once everything that still plays."""

    @abstractmethod
    def aside_width(self) -> int:
        """Give the width of the paper column in px; each screen says its own."""

    def lay_aside(self, rect: QRect) -> None:
        """Place the paper in its column; a screen may let it be lower than the column."""
        if self.aside is not None:
            self.aside.setGeometry(rect)

    def may_advise(self, seat: Seat) -> bool:
        """Tell whether the coach may speak to the person of a seat now; not while others can see the screen instead."""
        return True

    def keeps_secret(self, seat: Seat) -> bool:
        """Tell whether what the person of a seat sees is hidden from others at this screen: nothing of it goes into the log."""
        return False

    def open_with(self, before: Any, steps: Sequence[Step]) -> None:
        """Take how a game that has just begun came about, from the view ``before`` on; a screen may play it when it is first shown.

        What is told of it is in the log already.
        """

    def take_habits(self, habits: Mapping[str, bool]) -> None:
        """Take what people switched on or off at this kind of table the last time; ``habit_changed`` tells what they change."""

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's card, or take it away; the board takes its room."""
        was = self.coach.isHidden()
        self.coach.show_advice(advice)
        if advice is not None or not was:
            self.relayout()

    def open_panel(self, title: str, content: QWidget) -> None:
        """Open the side panel over the paper column with a widget; ``panel_closed`` tells when the player closes it."""
        self.panel.lend(title, content)
        self.relayout()

    def close_panel(self) -> None:
        """Close the side panel."""
        if not self.panel.isHidden():
            self.panel.hide()
            self.panel.give_back()
            self.panel_closed.emit()

    def announce(self, sentence: str) -> None:
        """Say one sentence to screen readers, without moving the focus."""
        if sentence and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def follow(self, queue: AnimationQueue[Any, Any]) -> None:
        """Tell when an event begins to be played, and when all has been."""
        queue.began.connect(self.begun)
        queue.rested.connect(self.rested)

    def _sound(self, event: object) -> None:
        """Let an event be heard while it is seen."""
        sound = game_ui(self.game_id).sound_of(event)
        if sound is not None and self.isVisible():
            be_heard(self, sound)

    # ---- places -----------------------------------------------------------------------------------------------------------

    def content_rect(self) -> QRect:
        """Give the part of the page that the table takes: all of it, up to a size, then centred."""
        look, gutter = self.look, self.look.size("gutter")
        wide = min(self.width(), round(look.px(BASE_WIDTH) * STRETCH)) - 2 * gutter
        high = min(self.height(), round(look.px(BASE_HEIGHT - 52) * STRETCH)) - gutter
        left = (self.width() - wide) // 2
        top = gutter + max((self.height() - gutter - high) // 2, 0)
        return QRect(left, top, wide, high)

    def play_rect(self) -> QRect:
        """Give the place where one plays: the board with the actions and the line below it."""
        board = QRect() if self.board is None else self.board.geometry()
        return board.united(self.primary.geometry()).united(self.quiet.geometry())

    def relayout(self) -> None:
        """Place everything for the present size."""
        look = self.look
        rhythm = SMALL if look.small else NORMAL
        area, gap = self.content_rect(), look.size("gutter")
        aside = self.aside_width()
        left, right = area.left(), area.left() + area.width()
        main = area.width() - aside - gap
        aside_bottom = area.top() + area.height() - gap
        self.lay_aside(QRect(right - aside, area.top(), aside, aside_bottom - area.top()))
        wide = max(aside, look.px(PANEL_WIDE))
        self.panel.setGeometry(right - wide, area.top(), wide, aside_bottom - area.top())
        bottom = area.top() + area.height() - look.px(rhythm.below)
        quiet = max(look.px(rhythm.quiet), self.quiet.sizeHint().height() if look.text_scale > 1 else 0)
        self.quiet.setGeometry(left, bottom - quiet, main, quiet)
        bottom -= quiet + look.px(rhythm.after_actions)
        if self.note is not None and not self.note.isHidden():
            note = self.note.wished_height(main)
            self.note.setGeometry(left, bottom - note, main, note)
            bottom -= note + look.px(rhythm.gap)
        bottom -= self._lay_actions(left, bottom, main) + look.px(rhythm.gap)
        if not self.coach.isHidden():
            coach = self.coach.wished_height(main, area.height())
            self.coach.setGeometry(left, bottom - coach, main, coach)
            bottom -= coach + look.px(rhythm.gap)
        self.band.setGeometry(left, area.top(), main, look.px(rhythm.band))
        top = area.top() + look.px(rhythm.band) + look.px(rhythm.after_band)
        if self.board is not None:
            self.board.setGeometry(left, top, main, max(bottom - top, look.px(120)))
        self.laid.emit()

    def _lay_actions(self, left: int, bottom: int, main: int) -> int:
        """Place the actions above a line (px): the primary at the right, the others from the left; return their height."""
        look, gap = self.look, self.look.px(12)
        high = self.primary.sizeHint().height()
        wished = max(look.px(self.primary_wide[int(look.small)]), self.primary.sizeHint().width())
        others = [button for button in self.secondary if not button.isHidden()]
        least = sum(min(button.sizeHint().width(), look.px(SECONDARY_LEAST)) + gap for button in others)
        wide = min(wished, main - least)
        self.primary.setGeometry(left + main - wide, bottom - high, wide, high)
        room = (main - wide) // max(len(others), 1) - gap
        x = left
        for button in others:
            hint = button.sizeHint()
            button.setGeometry(x, bottom - high, min(hint.width(), room), min(hint.height() + look.px(2), high))
            x += button.width() + gap
        return high

    def relook(self) -> None:
        """Take new sizes and colours."""
        super().relook()
        self.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything again."""
        super().resizeEvent(event)
        self.relayout()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_itself()
        super().changeEvent(event)

    def _name_itself(self) -> None:
        """Have a name for when the keyboard is with the table as a whole."""
        self.setAccessibleName(QCoreApplication.translate("TableFrame", "Table de jeu"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape close the side panel."""
        if event.key() == Qt.Key.Key_Escape and not self.panel.isHidden():
            self.close_panel()
            return
        super().keyPressEvent(event)

    def _close_advice(self) -> None:
        self.show_advice(None)
        self.advice_closed.emit()
