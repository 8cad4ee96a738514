"""A game being played: the walnut bar, the game's own screen, and beside it the log, the coach and the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.core.rules import Refusal, Seat
from ludogite.core.session import Delivery
from ludogite.late import late
from ludogite.services.match import Finished, Match
from ludogite.services.sound import Sound, play_sound
from ludogite.store.errors import StoreError
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages.frame import Question
from ludogite.ui.pages.log_panel import LogPanel
from ludogite.ui.pages.patience import Patience
from ludogite.ui.pages.side_panels import SidePanels
from ludogite.ui.pages.table_bar import TableBar
from ludogite.ui.pages.table_coach import TableCoach
from ludogite.ui.pages.table_notices import TableNotices
from ludogite.ui.pages.tutor_card import TutorCard, TutorDesk
from ludogite.ui.screen.real_dice import RealDicePanel
from ludogite.ui.screen.turn_bell import TurnBell
from ludogite.ui.screen.tutor import Tutor
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import variant_title
from ludogite.ui.widgets import HeaderBar, HouseMenu, Page
from ludogite.ui.widgets.base import filled, lowest_free, place_in, pressed_at
from ludogite.ui.widgets.reading_order import tell_as_laid

with late:  # not every game has words, nor is every table read aloud
    from ludogite.ui.pages import aloud, word_notes

if TYPE_CHECKING:
    from ludogite.ui.pages.table_phones import TablePhones

REAL_DICE_WIDE: Final = 250
"""Px at 100 % and usual text that the panel of real dice needs."""


class TablePage(Page):
    """The page of a game under way; it owns the sitting's screen, not the sitting."""

    back = Signal()
    settings = Signal()
    stop_wanted = Signal()
    """End the game for good, without a result: to be asked."""
    pace_wanted = Signal()
    """The computer players shall be calmer or brisker: the next of the paces."""
    phones_wanted = Signal()
    """People want to play from their phones."""
    carry_wanted = Signal()
    """The game is to be taken along in a file, as it stands."""
    ended = Signal(object)
    """The game is over and its end has been seen: the ``Finished``."""

    def __init__(
        self,
        theme: Theme,
        ui: GameUi,
        match: Match,
        make_rules_panel: Callable[[], QWidget],
        *,
        coach: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.match, self.ui = match, ui
        self._finished: Finished | None = None
        self._day: QDate | None = None
        """The day whose game it is."""
        self._eyes = match.local.eyes
        self.header = HeaderBar(theme, self)
        self.bar = TableBar(self.header)
        self.screen_widget = ui.make_screen()(theme, match.local)
        self._column = filled(QVBoxLayout(self), self.header, (self.screen_widget, 1), close=True)
        self.setFocusProxy(self.screen_widget)
        self.notices = TableNotices(theme, self)
        self.notices.notice.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log = LogPanel(theme, "" if match.header.hand else match.header.code, match.header.salt, self)
        self.log.hide()
        self._panels = SidePanels(self.screen_widget, self.bar, self.log, make_rules_panel, self)
        self.coach = TableCoach(theme, ui.texts(), match, self.screen_widget, self.bar.coach, self)
        self.notes = None if ui.words_of is None else word_notes.WordNotes(ui, match.glossary())
        if self.notes is not None:
            self.word_reader = match.reader.value
            self.notes.attend(self.screen_widget.flow.narrator)
            self.coach.note_of = self.notes.of_remark
        self._patience = Patience(match, self.screen_widget, self)
        self.tutor: TutorDesk | None = None
        self.phones: TablePhones | None = None
        self.real_dice: RealDicePanel | None = None
        self._connect()
        self.retranslate()
        if coach:  # so it was agreed
            self.coach.call()
        self._refresh()
        self._tell_past()
        self._turn_bell = TurnBell(match.local, self.screen_widget, self)
        if match.header.hand:
            self._read_real_dice()

    def tray_place(self) -> QRect | None:
        """Give where one plays (px of the page): out of the felt of its game it grows when one sits down."""
        board = self.screen_widget.parts.board
        return None if board is None else QRect(board.mapTo(self, QPoint(0, 0)), board.size())

    def _connect(self) -> None:
        screen, match, bar = self.screen_widget, self.match, self.bar
        self.header.back.connect(self.back)
        bar.settings.clicked.connect(self.settings)
        bar.undo.clicked.connect(self.undo)
        bar.leave.clicked.connect(self._on_leave)
        bar.pace.clicked.connect(self.pace_wanted)
        self.coach.told.connect(self.say)
        self.coach.answered.connect(self._return_keyboard)
        screen.laid.connect(self._place_notice)
        screen.router.undo_asked.connect(self.undo)
        screen.flow.narrator.played.connect(self._on_played)
        screen.flow.finished.connect(self._end)
        screen.flow.clock.stopped.connect(match.pause)
        screen.flow.clock.started.connect(match.resume)
        screen.parts.take_habits(match.habits())
        screen.habit_changed.connect(match.keep_habit)
        match.session.listen(self._on_news)
        match.local.undone.connect(self._on_undone)
        match.local.stepped.connect(self._on_stepped)
        match.local.refused.connect(self._on_refused)
        match.finished.connect(self._on_finished)
        match.trouble.connect(self._on_trouble)
        match.stumbled.connect(self._on_stumbled)

    def _name(self, seat: Seat) -> str:
        return self.match.local.seats[seat].name

    # ---- who else is at the table -------------------------------------------------------------------------------------------

    def call_tutor(self, seats: Collection[Seat]) -> None:
        """Let the table ask before a costly choice of these seats, where the game has a tutor; the game counts as assisted."""
        policy, coach = self.ui.tutor, self.match.coach() if seats else None
        if policy is None or coach is None:
            return
        self.match.mark_assisted()
        tutor, card = Tutor(self.match.local, coach, policy(), seats, self.match.worker), TutorCard(self.theme, self)
        self.tutor = TutorDesk(tutor, card, self.screen_widget, self._name, self)

    def take_phones(self, phones: TablePhones) -> None:
        """Let people play from phones."""
        self.phones = phones
        phones.changed.connect(self._show_title)
        phones.answered.connect(self._return_keyboard)
        self._show_title()

    def close_phones(self) -> None:
        """Leave the phones to the next table: everybody plays at this screen."""
        phones, self.phones = self.phones, None
        if phones is not None:
            phones.close()
            self._show_title()

    def _read_real_dice(self) -> None:
        """Let the family read its own dice in, over the board."""
        match = self.match
        self.real_dice = RealDicePanel(self.theme, match.local, self.ui.felt, match.real_dice, self.screen_widget)
        self.real_dice.undo_asked.connect(self.undo)
        self.screen_widget.router.reader = self.real_dice
        self.screen_widget.laid.connect(self._place_real_dice)
        self._place_real_dice()
        self.real_dice.look_at(match.local.requests())

    def _place_real_dice(self) -> None:
        if self.real_dice is not None:
            place = self.screen_widget.play_rect()
            if self.theme.tall:
                place.setTop(place.center().y())  # over the actions, as beside a sheet
            elif place.width() < self.theme.text_px(REAL_DICE_WIDE):  # over the sheet, too, which is not needed meanwhile
                place.setRight(self.screen_widget.layout_.content_rect().right())
            self.real_dice.lie(place)

    def leave(self, seat: Seat) -> None:
        """Let a computer player go on for the person of a seat."""
        name = self._name(seat)
        self.match.leave(seat, self.tr("{name} (ordinateur)").format(name=name))
        sentence = elided(self.tr("L’ordinateur a pris la place de {name} ; le résultat le dira."), name=name)
        self.log.add(sentence)
        self.tell("info", sentence)

    def stop(self) -> None:
        """Send coach, tutor and phones home, and tell no end any more; call it when the table is left."""
        self._finished = None
        self.close_phones()
        self._patience.stop()
        if self.tutor is not None:
            self.tutor.stop()
        self.coach.stop()

    # ---- what the keys and the bar do ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last command back, or say why not."""
        refusal = self.match.local.refuse_undo()
        if refusal is not None:
            self.screen_widget.flow.explain(self.ui.texts().refusal(refusal.code, refusal.args))
            return
        try:
            self.match.local.undo()
        except StoreError as error:
            self.tell("danger", texts.store_error(error.code, error.details))

    def toggle_rules(self) -> None:
        """Open the rules beside the table, or close them."""
        self.bar.rules.toggle()

    def add_ribbon(self, ribbon: QWidget) -> None:
        """Put a band below the bar that says what is special about this table."""
        self._column.insertWidget(1, ribbon)
        tell_as_laid(self._column)
        ribbon.show()

    def _on_leave(self) -> None:
        menu = HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for seat, info in enumerate(self.match.local.seats):
            if info.is_person and not self._finished:
                text = self.tr("{name} s’en va, l’ordinateur prend sa place").format(name=info.name)
                menu.addAction(menu_text(text), partial(self.leave, seat))
        menu.addSeparator()
        if self.ui.phone is not None and not self._finished:
            menu.addAction(self.tr("Inviter les téléphones…"), self.phones_wanted.emit)
        menu.addAction(self.tr("Emporter la partie dans un fichier…"), self.carry_wanted.emit)
        menu.addAction(self.tr("Ranger la boîte, la partie attendra"), self.back.emit)
        menu.addSeparator()
        menu.addAction(self.tr("Arrêter la partie pour de bon…"), self.stop_wanted.emit)
        menu.popup(self.bar.leave.mapToGlobal(self.bar.leave.rect().bottomLeft()))

    def _return_keyboard(self) -> None:
        self.screen_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- what is said, and where --------------------------------------------------------------------------------------------

    def tell(self, kind: str, sentence: str, *, of_moment: bool = False) -> None:
        """Say something for a while where the status line is: nothing moves, no title is covered."""
        self.notices.tell(kind, sentence, of_moment=of_moment)

    def say(self, sentence: str) -> None:
        """Write something into the log, and tell it to a screen reader."""
        self.log.add(sentence)
        self.screen_widget.status_line.say(sentence)

    def notice_rect(self, high: int = 0) -> QRect:
        """Have something said over the status line, at the foot of the page; higher where one may press or write there."""
        status_line, top = self.screen_widget.status_line, self.header.height()
        left, foot = status_line.mapTo(self, QPoint(0, 0)).x(), self.height() - self.theme.px(1)
        area = QRect(left, top, status_line.width(), foot - top)
        places = [place_in(self, one) for one in pressed_at(self.screen_widget)]
        return lowest_free(area, high, places) or self._wider_rect(top, foot, places) or area

    def _wider_rect(self, top: int, foot: int, places: Sequence[QRect]) -> QRect | None:
        """Find the widest part of the page with room for large text over nothing that is pressed; None where there is none."""
        left, right = self.theme.size("gutter"), self.width() - self.theme.size("gutter")
        spans = [(left, end) for end in (right, *(place.left() for place in places))]
        spans += [(start.right() + 1, right) for start in places]
        for start, end in sorted(spans, key=lambda span: span[0] - span[1]):
            area = QRect(start, top, end - start, foot - top)
            free = (
                lowest_free(area, self.notices.notice.high_at(area.width()), places) if area.width() > self.theme.px(300) else None
            )
            if free is not None:
                return free
        return None

    def _place_notice(self) -> None:
        self.notices.place(self)

    @property
    def questions(self) -> list[Question]:
        """What is asked over the table."""
        every = self.findChildren(Question, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [question for question in every if not question.isHidden()]

    def words_aloud(self) -> str:
        """Give what is read aloud of this moment: the rules where they are open, else the table."""
        return aloud.of_table(self.screen_widget, self.questions)

    def place_questions(self) -> None:
        """Keep what is asked in its place over the table."""
        for question in self.questions:
            question.lie(self.screen_widget.geometry())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_notice()
        self.place_questions()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say nothing of this moment when somebody comes back."""
        super().hideEvent(event)
        self.notices.forget()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.notices.show()

    def show_pace(self, pace_ms: int) -> None:
        """Say on its button how the computer players play, by the least time of a move (ms)."""
        self.bar.show_pace(pace_ms)

    def retranslate(self) -> None:
        self.bar.retranslate()
        self._show_title()
        self.coach.advise()

    def _show_title(self) -> None:
        away, way_in = ([], "") if self.phones is None else (self.phones.away(), self.phones.way_in())
        variant = variant_title(self.ui, self.match.saved.variant)
        self.bar.show_game(self.ui.name, variant, len(self.match.local.seats), away, self._day, way_in)

    def show_day(self, day: QDate) -> None:
        """Say that it is the game of a day."""
        self._day = day
        self._show_title()

    # ---- what the game tells ------------------------------------------------------------------------------------------------

    def _tell_past(self) -> None:
        """Write what happened before into the log and say the last of it; before the first command, promise fair dice."""
        session, eyes = self.match.session, self.match.local.eyes
        state = session.rules.start()
        before, steps = session.rules.view(state, eyes), []
        for entry in session.entries:
            step = session.rules.apply(state, entry.seat, entry.command, entry.at_ms)
            state = step.state
            events = tuple(shown for event in step.events if (shown := session.rules.show(event, eyes)) is not None)
            steps.append((events, session.rules.view(state, eyes)))
            for shown in events:
                self._on_played(shown)
        self.screen_widget.flow.narrator.first_words = self._first_words
        self.screen_widget.flow.refresh_status()
        if self._first_words():
            self.screen_widget.flow.open_with(before, steps)

    def _first_words(self) -> str:
        """Promise fair dice until somebody has done something."""
        return "" if any(entry.seat >= 0 for entry in self.match.session.entries) else self.log.short_promise()

    def _on_played(self, event: object) -> None:
        names = [info.name for info in self.match.local.seats]
        sentence, words_of = self.ui.tell()(event, names), self.ui.words_of
        if sentence:
            self.log.add(sentence, () if words_of is None else words_of()(event))
            if self.notes is not None and (note := self.notes.of_event(event)):
                self.log.add(note)

    def _on_stepped(self) -> None:
        self._patience.stop()
        eyes = self.match.local.eyes
        if eyes != self._eyes:
            self._eyes = eyes
            self.notices.end_moment()  # a refusal may name a card of the hand that is no longer shown
        self._refresh()
        self.coach.advise()

    def _on_news(self, news: Delivery[object, object, object]) -> None:
        if news.entry is not None and self.match.local.is_local(news.entry.seat):
            self.notices.end_moment()  # what it said was about another moment

    def _on_undone(self) -> None:
        self.notices.end_moment()
        self.log.add(self.tr("Le dernier coup est repris."))

    def _on_refused(self, refusal: Refusal) -> None:
        play_sound(self, Sound.REFUSAL)
        if not self.screen_widget.flow.explains:
            self.tell("warning", self.ui.texts().refusal(refusal.code, refusal.args), of_moment=True)

    def _on_trouble(self, error: StoreError) -> None:
        sentence = texts.store_error(error.code, error.details)
        self.tell("danger", sentence + " " + self.tr("La partie continue ; elle sera écrite dès que possible."))

    def _on_stumbled(self, seat: Seat, trouble: str) -> None:
        told = self.tr("{name} a perdu le fil et joue un coup simple.").format(name=self._name(seat))
        self.tell("warning", f"{told} {texts.log_error(trouble)}" if trouble else told)

    def _on_finished(self, finished: Finished) -> None:
        self._finished = finished
        if not self.screen_widget.flow.busy:
            self._end()

    def _end(self) -> None:
        if self._finished is not None:
            finished, self._finished = self._finished, None
            self.ended.emit(finished)

    def _refresh(self) -> None:
        self.bar.undo.setEnabled(self.match.local.can_undo())
        self.bar.pace.setVisible(not all(info.is_person for info in self.match.local.seats))
