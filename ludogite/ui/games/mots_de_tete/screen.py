"""The table of Mots de Tête: the grid as the heart, the play as it takes shape, the players, the one thing to do now.

Letters are laid as a draft that costs nothing; the rules say at once what it is worth or what is wrong with it. What is shown
follows the game without holding it up (see ``playback``). Commands are only given when what is shown is what is.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Refusal, Seat
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import (
    Accept,
    AskHint,
    Command,
    Contest,
    DieThrown,
    Event,
    Pass,
    Play,
    Rolls,
    Scored,
    Throw,
    Write,
    Written,
)
from ludogite.games.mots_de_tete.state import MotsView, Phase, Way
from ludogite.services.game_session import AnySession, ReplaySession
from ludogite.ui import texts
from ludogite.ui.games.mots_de_tete import action_texts as words
from ludogite.ui.games.mots_de_tete import card_texts
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.frame import MotsDeTeteFrame
from ludogite.ui.games.mots_de_tete.grid_export import Kept
from ludogite.ui.games.mots_de_tete.grid_model import Pointing, cells_of
from ludogite.ui.games.mots_de_tete.hand import Hand
from ludogite.ui.games.mots_de_tete.scenes import MotsDeTeteScenes
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.screen.parts import AdviceText
from ludogite.ui.style.theme import Look

GAME_ID = "mots_de_tete"
TICK_MS: Final = 100
WRITING: Final = frozenset({Phase.WRITE, Phase.HINT})


class MotsDeTeteTable(MotsDeTeteFrame):
    """The screen of a Mots de Tête table."""

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, len(table.seats), parent)
        self.table = table
        self._watching = isinstance(table, ReplaySession)
        self._view: MotsView = table.view()
        self._sure = False
        self._rolled: dict[Cell, int] = {}
        self._scores: tuple[int, ...] = self._view.scores
        self._over = False
        self._awaited: AdviceText | None = None
        self._queue = AnimationQueue(self.overlay, self._stage, self.show_view, self)
        self._scenes = MotsDeTeteScenes(self, self._queue)
        self.hand = Hand(look, self.grid, self.card.palette_box, self.carried, self)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._connect()
        self.retranslate()
        self._recall()

    def _connect(self) -> None:
        self._queue.rested.connect(self._on_rested)
        self.follow(self._queue)
        self.hand.changed.connect(self._on_draft)
        self.hand.complained.connect(self.complain)
        self.grid.zoomed.connect(self._on_zoomed)
        self.card.turned.connect(self.hand.turn)
        self.card.hint_asked.connect(self._on_hint)
        self.primary.clicked.connect(self._on_primary)
        self.pass_button.clicked.connect(self._on_pass)
        self.clear_button.clicked.connect(self.hand.clear)
        for button in self.contesters:
            button.clicked.connect(self._on_contest)
        self._clock.timeout.connect(self._show_time)
        self.table.happened.connect(self._queue.take_event)
        self.table.viewed.connect(self._on_viewed)
        self.table.asked.connect(self._on_asked)
        self.table.seated.connect(self.retranslate)

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> MotsView:
        """What is shown now."""
        return self._view

    @property
    def draft(self) -> Draft:
        """The letters that are laid and not yet written."""
        return self.hand.draft

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._queue.busy

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.table.is_local(seat)

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._queue.skip()

    def show_view(self, view: MotsView) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""
        before, self._view = self._view, view
        self._scores = view.scores
        self._rolled = {}
        self._sure = False
        self.card.hide_die(hidden=False)
        if view.phase not in WRITING or not self.acts_here(view.seat):
            self.hand.sleep()
        else:
            same = before.phase in WRITING and before.turn == view.turn and self.hand.is_awake
            self.hand.wake(view, card_texts.wanted_letters(view), self.table.seats[view.seat].ink, afresh=not same)
        self._refresh()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown."""
        self._awaited = advice
        if advice is None or not self.busy:
            super().show_advice(advice)

    def retranslate(self) -> None:
        """Read every text again."""
        self.clear_button.setAccessibleName(self.tr("Effacer"))
        self.keep_button.setText(self.tr("Garder la grille"))
        self.grid.view.setAccessibleName(self.tr("Grille"))
        self.model.set_names({info.ink: info.name for info in self.table.seats})
        self.show_view(self._view)

    def kept(self) -> Kept:
        """Give what is kept of the grid: the table as it is shown."""
        return Kept(self._view, self.table.seats)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def _on_viewed(self, view: MotsView) -> None:
        """Play a step; in a replay, the one before it ends first."""
        if self._watching:
            self.skip()
        self._queue.take_view(view)

    def _on_asked(self, _requests: object) -> None:
        self._refresh()

    def _on_rested(self) -> None:
        """Let the player act again; tell once that the game is over."""
        self._refresh()
        super().show_advice(self._awaited)
        if self._over and self._view.phase is Phase.OVER:
            self._over = False
            self.finished.emit()

    def _stage(self, event: Event, view: MotsView) -> list[Scene]:
        self._over = view.phase is Phase.OVER
        return self._scenes.stage(event, view)

    def tell(self, event: Event) -> None:
        """Say an event in the quiet line, to screen readers and to the owner."""
        sentence = texts.event_sentence(GAME_ID, event, [info.name for info in self.table.seats])
        seat = getattr(event, "seat", None)
        if isinstance(getattr(event, "play", None), Play):
            seat = event.play.seat  # type: ignore[union-attr]
        if isinstance(event, DieThrown) and self.acts_here(event.seat):
            self.announce(sentence or "")  # the card says it; the line keeps what the others have done
        elif sentence:
            self.announce(sentence)
            self.quiet.say(
                words.short_sentence(event, self.table.seats) or sentence, self.table.seats[seat].ink if seat is not None else None
            )
        self.played.emit(event)

    def _recall(self) -> None:
        """Say the last play of a game that is taken up again."""
        last = self._view.last
        if last is not None:
            scored = Scored(last, self._view.scores[last.seat])
            sentence = texts.event_sentence(GAME_ID, scored, [info.name for info in self.table.seats])
            self.quiet.say(words.short_sentence(scored, self.table.seats) or sentence or "", self.table.seats[last.seat].ink)

    def show_die(self, n: int) -> None:
        """Show the die as it has fallen."""
        self.card.hide_die(hidden=False)
        self.card.show_fallen(n)

    def show_written(self, event: Written) -> None:
        """Show letters as written, in the ink of their writer, with the words they make."""
        self.hand.sleep()
        self.model.show(card_texts.written_cells(self._view, event, self._inks()))
        self.card.show_card(
            card_texts.written_card(self._view, event, self.table.seats, self._rolled), across=self.hand.draft.across
        )

    def show_rolled(self, rolls: Rolls) -> None:
        """Show what a bonus cell has got: in its cell and in the sums."""
        self._rolled[rolls.row, rolls.col] = rolls.value
        self._show_card()
        self._show_grid()

    def show_scored(self, play: Play, view: MotsView) -> None:
        """Show a play with its final sums."""
        self.card.show_card(card_texts.with_play(self.card.told, view, play, self.table.seats), across=self.hand.draft.across)

    def show_scores(self, view: MotsView) -> None:
        """Let the points count up."""
        self._scores = view.scores
        self._show_standings()

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def _inks(self) -> list[int]:
        return [info.ink for info in self.table.seats]

    def _refresh(self) -> None:
        """Show the moment: grid, players, card, actions, keys."""
        self._show_standings()
        self._show_grid()
        self._show_card()
        self._show_actions()
        self._show_time()
        running = self._view.until_ms is not None or self._view.game_until_ms is not None
        if running != self._clock.isActive():
            if running:
                self._clock.start()
            else:
                self._clock.stop()

    def _show_standings(self) -> None:
        local = [self.acts_here(seat) for seat in range(len(self.table.seats))]
        before = self.standings.wished_height()
        self.standings.show_standings(words.standings_of(self._view, self.table.seats, local, self._scores))
        if self.standings.wished_height() != before:
            self.relayout()

    def writing(self) -> card_texts.Writing | None:
        """Give the play that takes shape, with what the rules say of it; None while nobody here may write."""
        if self._view.phase is not Phase.WRITE or not self.hand.is_awake or self.busy:
            return None
        laid = self.hand.draft.laid
        return card_texts.Writing(self.hand.draft, self.table.preview(self._view.seat, Write(laid)) if laid else None)

    def _show_grid(self) -> None:
        writing = self.writing()
        pointing = Pointing(hinted=card_texts.hinted_cells(self._view.hint if self._view.phase is Phase.WRITE else None))
        if writing is not None:
            pointing = Pointing(self.hand.draft, self.table.seats[self._view.seat].ink, writing.wrong, pointing.hinted)
        self.model.show(card_texts.with_rolled(cells_of(self._view, self._inks(), pointing), self._rolled))
        if writing is not None:
            self.grid.view.stand_on(self.hand.draft.caret or (self.hand.draft.laid[-1].cell if self.hand.draft.laid else None))

    def _show_card(self) -> None:
        writing = self.writing()
        card = card_texts.card_of(
            self._view,
            self.table.seats,
            writing,
            self._rolled,
            local=self.acts_here(self._view.seat),
            palette=writing is not None and self.hand.by_mouse,
        )
        self.card.show_card(card, across=self.hand.draft.across)

    def _show_actions(self) -> None:
        """Let the one button say what it will do, and show the others that the moment offers."""
        view, writing = self._view, self.writing()
        contest = self._contesting()
        asked = self._may_act()
        shown = [not button.isHidden() for button in self.secondary]
        self.pass_button.setVisible(writing is not None)
        self.pass_button.setAccessibleName(self.tr("Oui, passer") if self._sure else self.tr("Passer"))
        self.clear_button.setVisible(writing is not None)
        self.clear_button.setEnabled(bool(self.hand.draft.laid))
        self.keep_button.setVisible(view.phase is Phase.OVER)
        for number, button in enumerate(self.contesters):
            button.setVisible(number < len(contest))
            if number < len(contest):
                name = self.table.seats[contest[number].request.seat].name
                alone = len(contest) == 1
                button.setText(self.tr("Contester") if alone else self.tr("{name} conteste").format(name=name))
        self._show_primary(writing, contest, asked)
        if shown != [not button.isHidden() for button in self.secondary] or writing is not None:
            self.relayout()
        keys = words.key_words(view, writing=writing is not None, contest=len(contest))
        self.quiet.set_hints(keys if asked or contest else [])

    def _show_primary(self, writing: card_texts.Writing | None, contest: list[Open], asked: Open | None) -> None:
        view, primary = self._view, self.primary
        if contest:
            label = self.tr("Accepter") if len(contest) == 1 else self.tr("Personne ne conteste")
        elif writing is not None:
            label = words.write_label(view, writing)
        elif asked is not None and view.phase is Phase.THROW_BONUS:
            label = words.bonus_label(view)
        elif asked is not None:
            label = self.tr("Lancer le dé")
        else:
            label = words.waiting_label(view, self.table.seats)
        enabled = bool(contest) or (writing.is_ready if writing is not None else asked is not None)
        if not enabled and primary.hasFocus() and writing is None:
            self.grid.view.setFocus(Qt.FocusReason.MouseFocusReason)  # else Qt hands the keyboard to the way out
        primary.setText(label)
        primary.setAccessibleName(label)
        primary.setEnabled(enabled)
        if writing is not None and not self._holds_focus():
            self.grid.view.setFocus(Qt.FocusReason.MouseFocusReason)
        elif writing is None and enabled and (self.hasFocus() or self.grid.view.hasFocus()):
            primary.setFocus(Qt.FocusReason.MouseFocusReason)

    def _holds_focus(self) -> bool:
        """Tell whether the keyboard is where somebody has put it: not on the table itself or on what has become idle."""
        focus = QApplication.focusWidget()
        return focus is not None and focus not in {self, self.primary} and self.isAncestorOf(focus)

    def _show_time(self) -> None:
        """Show the time of the turn, the window or the whole game, whichever ends first."""
        view, now = self._view, self.table.now_ms()
        options = view.options
        ends: list[tuple[int, int]] = []
        if view.until_ms is not None:
            seconds = options.window_seconds if view.phase is Phase.CONTEST else options.turn_seconds
            ends.append((view.until_ms - now, seconds * 1000))
        if view.game_until_ms is not None:
            ends.append((view.game_until_ms - now, options.minutes * 60_000))
        left, whole = min(ends, default=(None, 1), key=lambda end: end[0] or 0)
        self.card.set_time(None if self._watching else left, whole)

    # ---- who may act ------------------------------------------------------------------------------------------------------

    def _current(self) -> bool:
        """Tell whether what is shown is what is."""
        return not self.busy and not self._watching and self._view == self.table.view()

    def _may_act(self) -> Open | None:
        """Give the request that the player to move, sitting here, may answer now."""
        if not self._current() or not self.acts_here(self._view.seat) or self._view.phase is Phase.CONTEST:
            return None
        return next((asked for asked in self.table.requests() if asked.request.seat == self._view.seat), None)

    def _contesting(self) -> list[Open]:
        """List the requests of those sitting here who may contest now."""
        if not self._current() or self._view.phase is not Phase.CONTEST:
            return []
        return [asked for asked in self.table.requests() if self.acts_here(asked.request.seat)]

    def _submit(self, asked: Open, command: Command) -> None:
        refusal: Refusal | None = self.table.submit(asked.request.seat, command, asked.token)
        if refusal is not None:
            self.complain(texts.refusal(refusal.code, refusal.args))

    def complain(self, sentence: str) -> None:
        """Say why something was not done."""
        self.quiet.say(sentence)
        self.announce(sentence)

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _on_draft(self) -> None:
        self._sure = False
        if self.busy:
            self.skip()
        self._refresh()

    def _on_primary(self) -> None:
        """Do what the button says; while something plays, show its end."""
        if self.busy:
            self.skip()
            return
        contest, writing, asked = self._contesting(), self.writing(), self._may_act()
        for waiting in contest:
            self._submit(waiting, Accept())
        if contest or asked is None:
            return
        if writing is None:
            self._submit(asked, Throw())
        elif writing.is_ready:
            self._submit(asked, Write(writing.draft.laid))
        else:
            self.complain(words.why_not(self._view, writing))

    def _on_pass(self) -> None:
        """Pass when it is meant: the first press asks, the second does it."""
        asked = self._may_act()
        if asked is None or self._view.phase is not Phase.WRITE:
            return
        if not self._sure:
            self._sure = True
            told = self.tr("Passer ne rapporte rien. Appuie encore une fois si tu es sûr.")
            if self._view.options.way is Way.SOLITAIRE:
                told = self.tr("Passer termine la partie. Appuie encore une fois si tu es sûr.")
            self.complain(told)
            self._show_actions()
            return
        self._sure = False
        self._submit(asked, Pass())

    def _on_contest(self) -> None:
        number = next((n for n, button in enumerate(self.contesters) if button is self.sender()), 0)
        self._contest(number)

    def _contest(self, number: int) -> None:
        contest = self._contesting()
        if number < len(contest):
            self._submit(contest[number], Contest())

    def _on_hint(self) -> None:
        asked = self._may_act()
        if asked is not None and self._view.phase is Phase.WRITE:
            self._submit(asked, AskHint())

    def _on_zoomed(self, _zoom: float) -> None:
        self.relayout()
        self._show_grid()

    # ---- events -----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the table: Enter, Escape, Ctrl+Z, zoom, C and digits to contest; letters find their way to the grid."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
        elif event.matches(QKeySequence.StandardKey.ZoomIn) or (control and key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}):
            self.grid.step_zoom(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut) or (control and key == Qt.Key.Key_Minus):
            self.grid.step_zoom(-1)
        elif event.matches(QKeySequence.StandardKey.Save) or event.matches(QKeySequence.StandardKey.Print):
            self.export_asked.emit("print" if key == Qt.Key.Key_P else "png")
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._on_primary()
        elif (key == Qt.Key.Key_Escape and self._escape()) or (not control and self._contesting() and self._contest_key(event)):
            return
        elif (
            not control
            and self.hand.is_awake
            and not self.grid.view.hasFocus()
            and len(event.text()) == 1
            and event.text().isalpha()
        ):
            self.grid.view.setFocus(Qt.FocusReason.MouseFocusReason)
            self.hand.type(event.text())
        else:
            super().keyPressEvent(event)

    def _contest_key(self, event: QKeyEvent) -> bool:
        text = event.text().upper()
        number = 0 if text == "C" else int(text) - 1 if text.isdecimal() else -1
        if 0 <= number < len(self._contesting()):
            self._contest(number)
            return True
        return False

    def _escape(self) -> bool:
        """End what plays, unsay a pass, or take the letters back; False when there is nothing to leave."""
        if self.busy:
            self.skip()
        elif self._sure:
            self._sure = False
            self._show_actions()
        elif self.hand.draft.laid:
            self.hand.clear()
        else:
            return False
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to where one acts."""
        super().focusInEvent(event)
        if self.hand.is_awake:
            self.grid.view.setFocus(Qt.FocusReason.MouseFocusReason)
        elif self.primary.isEnabled():
            self.primary.setFocus(Qt.FocusReason.MouseFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right."""
        if event.size() != event.oldSize():
            self.feast.skip()
            self.skip()
        super().resizeEvent(event)
