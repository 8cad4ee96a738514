"""A game being played: the walnut bar, the game's own screen, and beside it the log, the coach and the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from ludogite.core.advice import AnyAdvice, Remark
from ludogite.core.gamecode import fingerprint
from ludogite.core.rules import Open, Refusal, Seat
from ludogite.core.session import Delivery
from ludogite.services.adviser import Adviser
from ludogite.services.match import Finished, Match
from ludogite.services.sound import Sound, be_heard
from ludogite.store.errors import StoreError
from ludogite.store.saves import Mark
from ludogite.ui import texts
from ludogite.ui.catalog import game_ui
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.pages.frame import Question
from ludogite.ui.pages.tutor_card import TutorCard, TutorDesk
from ludogite.ui.screen.real_dice import RealDicePanel
from ludogite.ui.screen.turn_bell import TurnBell
from ludogite.ui.screen.tutor import Tutor
from ludogite.ui.style.plain import menu_text, set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.french import elided
from ludogite.ui.texts.variants import variant_title
from ludogite.ui.widgets import HeaderBar, HouseMenu, Label, LinkButton, Notice, Page, WoodButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.lists import PaperList
from ludogite.ui.widgets.word_link import ask_word

if TYPE_CHECKING:
    from ludogite.services.phones import PhoneHub

NOTICE_MS: Final = 8000
"""How long a notice stays."""
PATIENCE_MS = 5_000
"""After so long of waiting for a computer player something is said."""


COUNTED = 3
"""Seconds that are counted before a table that paused goes on, where phones play."""
PAUSED, AWAITED = "paused by a phone", "a phone is away"
"""Why the clock stands, beside the reasons that the screen has itself."""


class LogPanel(Themed, QWidget):
    """What has happened, line by line, under the fingerprint of the dice."""

    def __init__(self, theme: Theme, code: str, salt: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._salt = salt
        self._fingerprint = fingerprint(code, salt) if code else ""
        self.fold = LinkButton(theme, "", mark="check", colour="ink")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.retranslate)
        self.promise = Label(theme, "note", "muted", wrap=True)
        self.copy_button = LinkButton(theme, "", mark="copy")
        self.copy_button.clicked.connect(self._copy)
        self.lines = PaperList(theme)
        self.lines.itemClicked.connect(self._on_line)
        self.lines.itemActivated.connect(self._on_line)
        left = Qt.AlignmentFlag.AlignLeft
        column = filled(QVBoxLayout(self), (self.fold, 0, left), self.promise, (self.copy_button, 0, left), (self.lines, 1))
        column.setContentsMargins(0, 0, 0, 0)
        self.retranslate()

    def add(self, sentence: str, words: tuple[str, ...] = ()) -> None:
        """Write one line more and show it; the words that it tells of are explained when it is clicked."""
        line = QListWidgetItem(sentence)
        line.setData(Qt.ItemDataRole.UserRole, words)
        if words:
            set_tip(line, self.tr("Ce que cela veut dire"))
        self.lines.addItem(line)
        if self.isVisible():  # each scroll lays all lines out
            self.lines.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Open at the last line."""
        super().showEvent(event)
        self.lines.scrollToBottom()

    def _on_line(self, line: QListWidgetItem) -> None:
        words = line.data(Qt.ItemDataRole.UserRole)
        if len(words) == 1:
            ask_word(self, words[0])
        elif words:
            menu = HouseMenu(self.theme, self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for word in words:
                menu.addAction(menu_text(word), partial(ask_word, self, word))
            menu.popup(self.lines.viewport().mapToGlobal(self.lines.visualItemRect(line).bottomLeft()))

    def clear(self) -> None:
        """Begin the list anew."""
        self.lines.clear()

    def short_promise(self) -> str:
        """Promise fair dice in a few words; real ones need no promise."""
        if not self._fingerprint:
            return self.tr("Vrais dés : lance-les, puis dis ce qu’ils montrent.")
        return self.tr("Dés honnêtes : la preuve est dans le journal.")

    def retranslate(self) -> None:
        """Read the panel's own texts again."""
        short = " ".join(self._fingerprint[start : start + 4] for start in range(0, 16, 4))
        promise = self.tr(
            "Les dés de cette partie sont déjà tirés et scellés. On pourra le vérifier à la fin. Leur empreinte : {print}…"
        )
        self.promise.setText(promise.format(print=short) if short else self.short_promise())
        self.fold.setVisible(bool(short))
        self.fold.setText(self.tr("Dés honnêtes"))
        self.fold.setAccessibleDescription(self.tr("Range la preuve") if self.fold.isChecked() else self.tr("Montre la preuve"))
        self.promise.setVisible(self.fold.isChecked() or not short)
        self.copy_button.setVisible(self.fold.isChecked() and bool(short))
        self.copy_button.setText(self.tr("Copier l’empreinte"))
        self.lines.setAccessibleName(self.tr("Journal de la partie"))

    def _copy(self) -> None:
        salted = f"SHA-256({self._salt}:CODE) = " if self._salt else ""
        QGuiApplication.clipboard().setText(f"{salted}{self._fingerprint}")


class TablePage(Page):
    """The page of a game under way; it owns the sitting's screen, not the sitting."""

    back = Signal()
    settings = Signal()
    stop_wanted = Signal()
    pace_wanted = Signal()
    """The computer players shall be calmer or brisker: the next of the paces."""
    phones_wanted = Signal()
    """People want to play from their phones."""
    carry_wanted = Signal()
    """The game is to be taken along in a file, as it stands."""
    """End the game for good, without a result."""
    ended = Signal(object)
    """The game is over and its end has been seen: the ``Finished``."""

    def __init__(
        self, theme: Theme, match: Match, make_rules_panel: Callable[[], QWidget], *, coach: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.match = match
        self._make_rules_panel = make_rules_panel
        self._rules_panel: QWidget | None = None
        self._finished: Finished | None = None
        self._adviser: Adviser | None = None
        self._asked_for: Open | None = None  # what the coach was last asked about
        self._advised: tuple[Open, AnyAdvice] | None = None
        self.tutor: TutorDesk | None = None
        self._before: object = match.session.state
        self._pace_ms = 0
        self._patience, self._thinker = QTimer(self), 0
        self._eyes = match.local.eyes
        self.phones: PhoneHub | None = None
        self._stands: dict[str, str] = {}
        """What is said while the game stands for phones, by why."""
        self._seconds = 0
        self._countdown = QTimer(self, interval=1000)
        self._countdown.timeout.connect(self._count_down)
        self.header = HeaderBar(theme)
        self.undo_button = self.header.add_action("undo", "")
        self.coach_button = self.header.add_action("bulb", "", checkable=True)
        self.pace_button = self.header.add_action("computer", "")
        self.log_button = self.header.add_action("log", "", checkable=True)
        self.rules_button = self.header.add_action("rules", "", checkable=True)
        self.leave_button = self.header.add_action("users", "")
        self.settings_button = self.header.add_action("settings", "")
        self.question = Question(theme, self)
        self.seat_question = Question(theme, self)
        self._wanted: tuple[Seat, int] = (0, 0)
        self.notice = Notice(theme, over=self)
        self._notice_time = QTimer(self)
        self._notice_time.setSingleShot(True)
        self._notice_time.timeout.connect(self.notice.hide)
        for button in (*self.header.buttons, self.notice.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicked, it leaves the keyboard with the game
        self.screen_widget = game_ui(match.loaded.game.id).make_screen()(theme, match.local)
        self.log = LogPanel(theme, "" if match.header.hand else match.header.code, match.header.salt, self)
        self.log.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for widget, stretch in ((self.header, 0), (self.screen_widget, 1)):
            self._column.addWidget(widget, stretch)
        self.setFocusProxy(self.screen_widget)
        self._connect()
        self.coach_button.setVisible(match.loaded.game.make_coach is not None)
        self.retranslate()
        if coach and match.loaded.game.make_coach is not None:  # so it was agreed
            self._call_coach()
        self._refresh()
        self._tell_past()
        self._turn_bell = TurnBell(match.local, self.screen_widget, self)
        self.real_dice: RealDicePanel | None = None
        if match.header.hand:
            self._read_real_dice()

    def _read_real_dice(self) -> None:
        """Let the family read its own dice in, over the board."""
        match = self.match
        self.real_dice = RealDicePanel(self.theme, match.local, match.header.game, match.real_dice, self.screen_widget)
        self.real_dice.undo_asked.connect(self.undo)
        self.screen_widget.reader = self.real_dice
        self.screen_widget.laid.connect(self._place_real_dice)
        self._place_real_dice()
        self.real_dice.look_at(match.local.requests())

    def _place_real_dice(self) -> None:
        if self.real_dice is not None:
            place = self.screen_widget.play_rect()
            if self.theme.tall:
                place.setTop(place.center().y())  # over the actions, as beside a sheet
            self.real_dice.setGeometry(place)
            self.real_dice.raise_()

    def call_tutor(self, seats: Collection[Seat]) -> None:
        """Let the table ask before a costly choice of these seats, where the game has a tutor; the game counts as assisted."""
        policy, coach = game_ui(self.match.header.game).tutor, self.match.coach() if seats else None
        if policy is None or coach is None:
            return
        self.match.mark_assisted()
        tutor, card = Tutor(self.match.local, coach, policy(), seats, self.match.worker), TutorCard(self.theme, self)
        self.tutor = TutorDesk(tutor, card, self.screen_widget, lambda seat: self.match.local.seats[seat].name, self)

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
        self.screen_widget.first_words = self._first_words
        self.screen_widget.retell()
        if self._first_words():
            self.screen_widget.open_with(before, steps)

    def _first_words(self) -> str:
        """Promise fair dice until somebody has done something."""
        return "" if any(entry.seat >= 0 for entry in self.match.session.entries) else self.log.short_promise()

    def _connect(self) -> None:
        screen, match = self.screen_widget, self.match
        self.header.back.connect(self.back)
        self.settings_button.clicked.connect(self.settings)
        self.undo_button.clicked.connect(self.undo)
        self.coach_button.toggled.connect(self._on_coach)
        self.question.agreed.connect(self._call_coach)
        self.question.declined.connect(self._go_home)
        self.seat_question.agreed.connect(self._give_seat)
        self.seat_question.declined.connect(self._keep_seat)
        self.log_button.toggled.connect(self._on_log)
        self.rules_button.toggled.connect(self._on_rules)
        self.leave_button.clicked.connect(self._on_leave)
        self.pace_button.clicked.connect(self.pace_wanted)
        screen.laid.connect(self._place_notice)
        screen.panel_closed.connect(self._on_panel_closed)
        screen.advice_closed.connect(self._on_advice_closed)
        screen.advice_followed.connect(self._follow)
        screen.hurry_wanted.connect(self._on_hurry)
        screen.undo_asked.connect(self.undo)
        screen.played.connect(self._on_played)
        screen.finished.connect(self._end)
        screen.pause_wanted.connect(match.pause)
        screen.resume_wanted.connect(match.resume)
        screen.take_habits(match.habits())
        screen.habit_changed.connect(match.keep_habit)
        match.session.listen(self._heard)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._on_waiting)
        match.computer_players.thinking.connect(self._on_thinking)
        match.local.undone.connect(self._on_undone)
        match.local.stepped.connect(self._on_stepped)
        match.local.refused.connect(self._on_refused)
        match.finished.connect(self._on_finished)
        match.trouble.connect(self._on_trouble)
        match.stumbled.connect(self._on_stumbled)

    # ---- what the keys and the bar do ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last command back, or say why not."""
        refusal = self.match.local.refuse_undo()
        if refusal is not None:
            self.screen_widget.explain(texts.refusal(refusal.code, refusal.args))
            return
        try:
            self.match.local.undo()
        except StoreError as error:
            self.tell("danger", texts.store_error(error.code, error.details))

    def tell(self, kind: str, sentence: str) -> None:
        """Say something for a while where the quiet line is: nothing moves, no title is covered."""
        self.notice.show_message(kind, sentence)
        self._notice_time.start(NOTICE_MS)

    def notice_rect(self) -> QRect:
        """Have something said over the quiet line, up to the foot of the page, and higher where it must be."""
        quiet, top = self.screen_widget.quiet, self.header.height()
        left = quiet.mapTo(self, QPoint(0, 0)).x()
        return QRect(left, top, quiet.width(), self.height() - top - self.theme.px(1))

    def _place_notice(self) -> None:
        self.notice.lie(self.notice_rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep notice and question in their places."""
        super().resizeEvent(event)
        self._place_notice()
        self._place_question()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say nothing of this table when somebody comes back."""
        super().hideEvent(event)
        self.notice.hide()

    def add_ribbon(self, ribbon: QWidget) -> None:
        """Put a band below the bar that says what is special about this table."""
        self._column.insertWidget(1, ribbon)
        ribbon.show()

    def toggle_rules(self) -> None:
        """Open the rules beside the table, or close them."""
        self.rules_button.toggle()

    def _on_coach(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.question.hide()
        costs = not self.match.loaded.game.coach_is_late and not self.match.count_assisted
        if on and costs and not {Mark.ASSISTED, Mark.TYPED_CODE} & self.match.saved.marks:
            with QSignalBlocker(self.coach_button):
                self.coach_button.setChecked(False)
            self.question.ask(
                self.tr("Avec le conseil, cette partie reste hors des records. Le demander quand même ?"),
                self.tr("Demander conseil"),
                self.tr("Jouer sans"),
            )
            self._place_question()
            return
        if on:
            self.match.mark_assisted()
        self.screen_widget.seat_coach(sits=on)
        self._advise()

    def _place_question(self) -> None:
        for question in (self.question, self.seat_question):
            if not question.isHidden():
                question.lie(self.screen_widget.geometry())

    def _call_coach(self) -> None:
        """Call the coach although the game leaves the records by that."""
        self.match.mark_assisted()
        self.coach_button.setChecked(True)
        self._advise()
        self._go_home()

    def _go_home(self) -> None:
        self.screen_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_log(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._panel(self.log_button, self.rules_button, self.tr("Journal"), self.log, on=on)

    def _on_rules(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on and self._rules_panel is None:
            self._rules_panel = self._make_rules_panel()
        if self._rules_panel is not None:
            self._panel(self.rules_button, self.log_button, self.tr("Règles"), self._rules_panel, on=on)

    def _panel(self, mine: WoodButton, other: WoodButton, title: str, content: QWidget, *, on: bool) -> None:
        if on:
            other.setChecked(False)
            self.screen_widget.open_panel(title, content)
        elif self.screen_widget.panel.content is content:
            self.screen_widget.close_panel()

    def _on_panel_closed(self) -> None:
        self.log_button.setChecked(False)
        self.rules_button.setChecked(False)
        self.screen_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_advice_closed(self) -> None:
        self.coach_button.setChecked(False)

    def _on_leave(self) -> None:
        menu = HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for seat, info in enumerate(self.match.local.seats):
            if info.is_person and not self._finished:
                text = self.tr("{name} s’en va, l’ordinateur prend sa place").format(name=info.name)
                menu.addAction(menu_text(text), partial(self.leave, seat))
        menu.addSeparator()
        if game_ui(self.match.header.game).phone is not None and not self._finished:
            menu.addAction(self.tr("Inviter les téléphones…"), self.phones_wanted.emit)
        menu.addAction(self.tr("Ranger la boîte, la partie attendra"), self.back.emit)
        menu.addAction(self.tr("Emporter la partie dans un fichier…"), self.carry_wanted.emit)
        menu.addAction(self.tr("Arrêter la partie pour de bon"), self.stop_wanted.emit)
        menu.popup(self.leave_button.mapToGlobal(self.leave_button.rect().bottomLeft()))

    def leave(self, seat: Seat) -> None:
        """Let a computer player go on for the person of a seat."""
        name = self.match.local.seats[seat].name
        self.match.leave(seat, self.tr("{name} (ordinateur)").format(name=name))
        sentence = elided(self.tr("L’ordinateur a pris la place de {name} ; le résultat le dira."), name=name)
        self.log.add(sentence)
        self.tell("info", sentence)

    # ---- what the game tells ------------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        return [info.name for info in self.match.local.seats]

    def _on_played(self, event: object) -> None:
        game_id = self.match.header.game
        sentence, words_of = texts.event_sentence(game_id, event, self._names()), game_ui(game_id).words_of
        if sentence:
            self.log.add(sentence, () if words_of is None else words_of()(event))

    def _on_thinking(self, seat: Seat) -> None:
        self._thinker = seat
        if not self.match.computer_players.in_real_time:
            self._patience.start()

    def _on_hurry(self) -> None:
        if not self.match.computer_players.in_real_time:
            self.match.computer_players.skip()

    def _on_waiting(self) -> None:
        """Say something while a computer player keeps everybody waiting; nothing of it goes into the log."""
        lines = (self.tr("{name} compte sur ses doigts…"), self.tr("{name} hésite encore…"), self.tr("{name} se gratte la tête…"))
        info = self.match.local.seats[self._thinker]
        said = lines[len(self.match.session.entries) % len(lines)]
        self.screen_widget.quiet.say(said.format(name=info.name), info.ink)

    def _on_stepped(self) -> None:
        self._patience.stop()
        eyes = self.match.local.eyes
        if eyes != self._eyes:
            self._eyes = eyes
            self.notice.hide()  # a refusal may name a card of the hand that is no longer shown
        self._refresh()
        self._advise()

    def _heard(self, news: Delivery[object, object, object]) -> None:
        """Say what a person's choice has cost, when the coach is at the table."""
        before, self._before = self._before, news.state
        if news.entry is not None and self.match.local.is_local(news.entry.seat):
            self.notice.hide()  # what it said was about another moment
        if news.entry is None or not self.coach_button.isChecked() or not self.match.local.is_local(news.entry.seat):
            return
        if not self.screen_widget.may_advise(news.entry.seat) or self.screen_widget.keeps_secret(news.entry.seat):
            return
        if (adviser := self._adviser_now()) is not None:
            seen = self.match.session.rules.view(before, news.entry.seat)
            adviser.judge(seen, news.entry.seat, news.entry.command)

    def _say_remark(self, remark: Remark) -> None:
        self.say(texts.remark(remark.code, remark.args))

    def say(self, sentence: str) -> None:
        """Write something into the log, and tell it to a screen reader."""
        self.log.add(sentence)
        self.screen_widget.quiet.say(sentence)

    def _advise(self) -> None:
        """Ask the coach for the person whose turn it is; what he said before stands for the moment that he thinks."""
        asked = next(iter(self.match.local.requests()), None)
        seat = None if asked is None else asked.request.seat
        if self.match.loaded.game.coach_is_late:  # it is for everybody
            seat = next(iter(self.screen_widget.people), None)
        self._asked_for = asked
        wanted = seat is not None and self.coach_button.isChecked() and self.match.local.is_local(seat)
        adviser = self._adviser_now() if wanted else self._adviser
        if adviser is not None and wanted and seat is not None and self.screen_widget.may_advise(seat):
            adviser.advise(self.match.local.view_of(seat), seat)
            return
        if adviser is not None:
            adviser.forget()
        self.screen_widget.show_advice(None)

    def _adviser_now(self) -> Adviser | None:
        """Call the coach to the table, if the game has one."""
        if self._adviser is None and (coach := self.match.coach()) is not None:
            self._adviser = Adviser(coach, self.match.worker, self)
            self._adviser.advised.connect(self._on_advised)
            self._adviser.judged.connect(self._say_remark)
        return self._adviser

    def _on_advised(self, advice: AnyAdvice | None) -> None:
        told = advice is not None and bool(advice.remarks)
        self._advised = (self._asked_for, advice) if told and advice is not None and self._asked_for is not None else None
        does = not self.match.loaded.game.coach_is_late
        text = advice_text(advice, does=does) if told and advice is not None else None
        if text is not None and self._asked_for is not None and self._is_for_child(self._asked_for.request.seat):
            text = replace(text, body="", lead="")
        self.screen_widget.show_advice(text)

    def _is_for_child(self, seat: Seat) -> bool:
        """Tell whether the coach speaks to a child, who is told what to do and no more."""
        return self.match.local.is_local(seat) and self.match.is_child(seat)

    def _follow(self) -> None:
        """Do what the coach advises, if the moment that he spoke of is still there."""
        if self._advised is not None and self._advised[0] in self.match.local.requests():
            asked, advice = self._advised
            self._advised = None
            self.screen_widget.submit(advice.best.command, asked)

    def take_phones(self, hub: PhoneHub) -> None:
        """Let people play from phones."""
        self.phones = hub
        hub.pause_wanted.connect(self._on_phone_pause)
        hub.awaited.connect(self._await_phone)
        hub.seat_wanted.connect(self._ask_for_seat)
        hub.door.changed.connect(self._show_title)
        for signal in (self.screen_widget.pause_wanted, self.screen_widget.resume_wanted):
            signal.connect(self._tell_phones)

    def close_phones(self) -> None:
        """Let nobody in any more: everybody plays at this screen."""
        hub, self.phones = self.phones, None
        if hub is not None:
            if hub.is_paused and not self.screen_widget.paused:  # by a phone: nobody could let it go on
                self._seconds = 0
                self._count_down()
            hub.close()
            hub.deleteLater()
            self._show_title()

    def _tell_phones(self) -> None:
        """Tell the phones whether the screen pauses; it stands still too while somebody has to come to it, which is no pause."""
        if self.phones is not None:
            self.phones.show_paused(paused=self.screen_widget.paused)
        if PAUSED in self._stands and not self.screen_widget.paused:  # somebody at the screen let it go on
            self._go_on(PAUSED)

    def _on_phone_pause(self, on: bool, seat: Seat) -> None:  # noqa: FBT001 - a slot
        """Pause the table for a phone, or count three and let it go on: no clock here need run for that."""
        if self.phones is None:
            return
        self._countdown.stop()
        if on:
            self.screen_widget.pause()
            if not self.screen_widget.paused:  # it has no clock of its own to stop
                self.screen_widget.stop_clock(PAUSED)
            name = self.match.local.seats[seat].name
            self._stand(PAUSED, self.tr("{name} a mis la partie en pause.").format(name=name))
            self.phones.show_paused(paused=True)
        elif self.phones.is_paused:
            self._seconds = COUNTED
            self._count_down()
            self._countdown.start()

    def _count_down(self) -> None:
        """Say on all screens that the table goes on in a moment, and let it."""
        hub = self.phones
        if self._seconds and hub is not None:
            self._stand(PAUSED, self.tr("On reprend dans %n seconde(s)…", "", self._seconds))
            hub.show_paused(paused=True, seconds=self._seconds)
            self._seconds -= 1
            return
        self._countdown.stop()
        self.screen_widget.resume()
        self._go_on(PAUSED)
        if hub is not None:
            hub.show_paused(paused=False)

    def _await_phone(self, seat: Seat | None) -> None:
        """Let the game wait for a person whose phone is away: it comes back by itself."""
        if seat is None:
            self._go_on(AWAITED)
            return
        self.screen_widget.stop_clock(AWAITED)
        name = self.match.local.seats[seat].name
        self._stand(AWAITED, elided(self.tr("On attend le téléphone de {name}."), name=name))

    def _stand(self, why: str, sentence: str) -> None:
        """Say why the game stands, for as long as it does."""
        self._stands[why] = sentence
        self._notice_time.stop()
        self.notice.show_message("info", sentence, stays=True)

    def _go_on(self, why: str) -> None:
        """Let the clock run again, as far as this reason goes; what else it stands for is said again."""
        self.screen_widget.start_clock(why)
        self._stands.pop(why, None)
        if self._stands:
            self.notice.show_message("info", list(self._stands.values())[-1], stays=True)
        else:
            self.notice.hide()

    def _ask_for_seat(self, seat: Seat, phone: int) -> None:
        """Ask the table whether another phone may have a seat whose own is away; one question at a time."""
        if not self.seat_question.isHidden():
            return
        self._wanted = seat, phone
        name = self.match.local.seats[seat].name
        ask = elided(self.tr("Le téléphone de {name} est absent. Un autre téléphone veut sa place : d’accord ?"), name=name)
        self.seat_question.ask(ask, self.tr("Donner la place"), self.tr("La garder"))
        self._place_question()

    def _give_seat(self) -> None:
        if self.phones is not None:
            self.phones.hand_over(*self._wanted)
        self._go_home()

    def _keep_seat(self) -> None:
        if self.phones is not None:
            self.phones.door.note(self._wanted[1], {"refused": texts.refusal("seat_kept")})
        self._go_home()

    def stop(self) -> None:
        """Send coach, tutor and phones home, and tell no end any more; call it when the table is left."""
        self._finished = None
        self.close_phones()
        self._patience.stop()
        if self.tutor is not None:
            self.tutor.stop()
        if self._adviser is not None:
            self._adviser.stop()

    def _on_undone(self) -> None:
        self.notice.hide()
        self.log.add(self.tr("Le dernier coup est repris."))

    def _on_refused(self, refusal: Refusal) -> None:
        be_heard(self, Sound.REFUSAL)
        if not self.screen_widget.explains:
            self.tell("warning", texts.refusal(refusal.code, refusal.args))

    def _on_trouble(self, error: StoreError) -> None:
        sentence = texts.store_error(error.code, error.details)
        self.tell("danger", sentence + " " + self.tr("La partie continue ; elle sera écrite dès que possible."))

    def _on_stumbled(self, seat: Seat) -> None:
        name = self.match.local.seats[seat].name
        self.tell("warning", self.tr("{name} a perdu le fil et joue un coup simple.").format(name=name))

    def _on_finished(self, finished: Finished) -> None:
        self._finished = finished
        if not self.screen_widget.busy:
            self._end()

    def _end(self) -> None:
        if self._finished is not None:
            finished, self._finished = self._finished, None
            self.ended.emit(finished)

    def _refresh(self) -> None:
        self.undo_button.setEnabled(self.match.local.can_undo())
        self.pace_button.setVisible(not all(info.is_person for info in self.match.local.seats))

    def show_pace(self, pace_ms: int) -> None:
        """Say on its button how the computer players play, by the least time of a move (ms)."""
        self._pace_ms = pace_ms
        name = self.tr("{pace} (F8)").format(pace=texts.pace_name(pace_ms))
        self.pace_button.setAccessibleName(name)
        set_tip(self.pace_button, name)

    def retranslate(self) -> None:
        """Read every text of the page again."""
        for button, text in (
            (self.undo_button, self.tr("Annuler")),
            (self.coach_button, self.tr("Conseil")),
            (self.log_button, self.tr("Journal")),
            (self.rules_button, self.tr("Règles")),
        ):
            button.setText(text)
            button.setAccessibleName(text)
        for button, name in ((self.leave_button, self.tr("Quitter la table")), (self.settings_button, self.tr("Réglages"))):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.show_pace(self._pace_ms)
        self._show_title()
        self._advise()

    def _show_title(self) -> None:
        """Name the game, what was agreed on, and whose phones are away."""
        header, seats, hub = self.match.header, self.match.local.seats, self.phones
        away = ", ".join(info.name for seat, info in enumerate(seats) if hub is not None and hub.is_absent(seat))
        said = self.tr("téléphone absent : {names}").format(names=away) if away else ""
        agreed = variant_title(header.game, self.match.saved.variant)
        subtitle = " · ".join(filter(None, (said, agreed, self.tr("%n joueur(s)", "", len(seats)))))
        self.header.set_title(texts.Texts().game_name(header.game), subtitle)


def advice_text(advice: AnyAdvice, *, does: bool = True) -> AdviceText:
    """Put a coach's advice into words: the first remark is the advice, the others its reasons; ``does``: it can be followed."""
    sentences = [texts.remark(remark.code, remark.args) for remark in advice.remarks]
    box = getattr(advice.best.command, "box", None)
    marked = None if box is None else str(box)
    return AdviceText(sentences[0], " ".join(sentences[1:]), marked, texts.lead(advice.margin), does=does, given=advice)
