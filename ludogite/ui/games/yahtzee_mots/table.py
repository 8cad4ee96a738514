"""The screen of Yahtzee des Mots: letter dice, racks, the hourglass, the sheet, and the one thing to do now.

A draft on the racks is the player's own until he proposes it; dice on a rack are kept when others are thrown again.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Refusal
from ludogite.games.yahtzee_mots.letters import plain
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    AskHint,
    Cause,
    Claim,
    Command,
    DiceThrown,
    Event,
    Mark,
    Marked,
    Placed,
    Propose,
    Roll,
    TakeBack,
    WordsRefused,
    Zero,
    ZeroWritten,
)
from ludogite.games.yahtzee_mots.sheet import WORDS
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.game_session import GameSession
from ludogite.services.sound import ImpactTimes
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.flow.offer import Action, Announcement, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.games.yahtzee_mots import GAME_UI
from ludogite.ui.games.yahtzee_mots.action_texts import (
    FIT_NOTHING,
    Counted,
    Note,
    action_words,
    band_words,
    doing_words,
    hint_action,
    hint_note,
    key_words,
    missing_words,
    note_of,
    waiting_words,
)
from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard
from ludogite.ui.games.yahtzee_mots.box_writer import BoxWriter
from ludogite.ui.games.yahtzee_mots.draft import MOST_RACKS, Draft, draft_of
from ludogite.ui.games.yahtzee_mots.joker_naming import JokerNaming
from ludogite.ui.games.yahtzee_mots.sand import Sand
from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.table_parts import TableParts, give_up_words
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton


class YahtzeeMotsTable(QObject):
    """What a game of Yahtzee des Mots puts on its screen, and what it does there."""

    def __init__(self, screen: GameScreen[Command, Event, YahtzeeMotsView]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        theme = screen.theme
        self._more_racks = 0
        self._sure = False
        """Whether the person wants to propose words that the box of the turn does not take."""
        self.parts = YahtzeeMotsBoard(screen.stage, screen, screen.session)
        self.tray, self.sheet, self.card = self.parts.tray, self.parts.sheet, self.parts.card
        self.joker_card = self.parts.joker_card
        self.model = self.sheet.model
        self.sand = Sand(screen, self.parts)
        self.writer = BoxWriter(screen.flow, self.parts, screen, self.add_rack)
        self.joker = JokerNaming(screen.flow, self.parts, screen)
        self.reroll = PaperButton(theme, "", screen, mark="refresh")
        self.special_button = PaperButton(theme, "", screen, drops=True)
        self.special_button.picture = "star"
        self.back_button = PaperButton(theme, "", screen, mark="undo")
        self.other_button = PaperButton(theme, "", screen)
        self.secondary = (self.special_button, self.reroll, self.back_button, self.other_button)
        for button in (self.screen.primary, *self.secondary):
            button.passes_up_down = True  # they walk on the sheet, wherever the keyboard is
        self._listen()
        tray = self.tray
        parts: TableParts[Command, Event] = TableParts(
            board=tray,
            aside=self.sheet,
            note=self.card,
            secondary=self.secondary,
            tab_order=(tray, *tray.dice, tray.pause_button, screen.primary, *self.secondary, self.sheet.view),
            keys={Qt.Key.Key_Up: self._go_to_sheet, Qt.Key.Key_Down: self._go_to_sheet},
            take_key=self.take_key,
            pickers=(self.joker_card,),
            home=self.home,
            aside_width=self.sheet.wished_width,
            place_aside=self.sheet.lay,
            room_for=self.room_for,
            impact_times=self.impact_times,
            hold_cup=self.tray.hold_cup,
            retranslate=self.retranslate,
            show_better=self.show_better,
            save_draft=self.save_draft,
            restore_draft=self.restore_draft,
        )
        play: Play[Command, Event, YahtzeeMotsView] = Play(
            turn_of=lambda view: view.state.seat,
            is_over=lambda view: view.state.phase is Phase.OVER,
            scenes=self.parts.scenes,
            show=self.show,
            offer=self.offer,
            changed=self.changed,
            skipped=tray.settle,
            announcement=self.announcement,
            progress_label=doing_words,
            can_pause=self.sand.can_pause,
            show_pause=self.show_pause,
            pause_words=lambda: self.card.text,
            clock_runs=self.sand.runs,
            show_time=self.show_time,
            explain=self.explain,
            advised=self.writer.mark_dirty,
            give_up_words=give_up_words,
        )
        screen.begin(parts, play)

    def _listen(self) -> None:
        """Listen to racks, hourglass, sheet and cards."""
        tray = self.tray
        tray.keeps_caret = lambda: self.screen.router.is_homing
        tray.cup_clicked.connect(self.screen.action_bar.press_primary)
        tray.pause_clicked.connect(self.flow.toggle_pause)
        tray.draft_changed.connect(self._on_draft)
        tray.missing.connect(self._on_missing)
        self.sheet.reshaped.connect(self.screen.relayout)
        self.sheet.view.chosen_changed.connect(self.flow.refresh)
        self.card.acted.connect(self._on_hint)

    # ---- what is shown ------------------------------------------------------------------------------------------------------

    def announcement(self, event: Event, sentence: str) -> Announcement:
        """Read out refused words as the card explains them; leave the status line to the others for what one has done oneself."""
        spoken = self.card.text if isinstance(event, WordsRefused) else sentence
        own = isinstance(event, DiceThrown | WordsRefused) and self.flow.acts_here(event.seat)
        line = f"{_filled_before(event, self.flow)} {sentence}".strip()
        return Announcement(spoken, None if own else line, getattr(event, "seat", None))

    def impact_times(self, event: Event) -> ImpactTimes:
        """Say when thrown dice touch the felt."""
        return self.parts.impacts if isinstance(event, DiceThrown) else ()

    def changed(self, before: YahtzeeMotsView, view: YahtzeeMotsView) -> None:
        """Show dice, draft and sand of a view, and forget what was chosen before."""
        was, state = before.state, view.state
        new_turn = (was.partie, was.turn, was.seat) != (state.partie, state.turn, state.seat)
        self.parts.keep_draft(before)
        new_phase = new_turn or was.phase is not state.phase or (not was.dice and bool(state.dice))
        if new_turn:
            self._more_racks = 0
            self.writer.forget_choice()
            self.parts.forget()
            self.joker_card.hide()
        elif new_phase:
            self.parts.verdict = None  # it spoke of what was still to be done
        if was.words and not state.words:
            self.parts.forget()
        self.parts.view = view
        if state.phase is Phase.OVER:
            self.parts.show_last(self.flow.session.past())
        else:
            if not state.throwing:
                self.tray.show_dice(state.dice)
            self.parts.show_draft(view, self._racks(view), fresh=new_turn)
        self.sand.show()
        self.writer.mark_dirty()
        self._sure = False
        self.sheet.unchoose()
        if (new_phase and self.screen.isVisible() and not self.sheet.view.hasFocus()) or (new_turn and self.sheet.view.hasFocus()):
            self.flow.come_home()

    def _racks(self, view: YahtzeeMotsView) -> int:
        box = view.turn_box
        wanted = MOST_RACKS if view.options.ordre_libre else WORDS.get(box, 1) if box is not None else 1
        laid = len(view.state.words) or len(view.state.proposed)
        return min(max(wanted + self._more_racks, laid), MOST_RACKS)

    def retranslate(self) -> None:
        """Read every text again."""
        self.parts.retranslate()
        self.writer.mark_dirty()

    def show(self, view: YahtzeeMotsView, asked: Open | None) -> None:
        """Show what may be laid and written now, and what is to be known of it."""
        state = view.state
        if not self.flow.busy:
            self.writer.update_offers(asked)
        laying = asked is not None and state.phase is Phase.TURN and bool(state.dice)
        naming = asked is not None and state.phase is Phase.MARKING and state.claim is None
        self.tray.set_playable(playable=laying and not self.flow.paused, nameable=naming)
        self.tray.show_sand(sand=bool(view.sand_length_ms), pausable=self.sand.can_pause() or self.flow.paused)
        self.tray.set_prompt(self.tr("À toi de lancer") if asked is not None else "", cup=state.phase is not Phase.OVER)
        self.parts.show_marks()
        self._show_note(asked)

    def update_offers(self) -> None:
        """Work out what may be written, and show the moment."""
        self.writer.mark_dirty()
        self.flow.refresh()

    def _show_note(self, asked: Open | None) -> None:
        view, draft = self.flow.view, self.tray.draft
        if self.flow.paused:
            note = Note("info", self.tr("Les dés et les mots sont cachés. Le sable attend."), self.tr("Pause."))
        elif self.parts.verdict is not None:
            note = self.parts.verdict
        elif asked is None:
            note = None
        else:
            ready = bool(draft.words) and draft.unnamed is None and view.state.phase is Phase.TURN
            plan = note_of(
                view,
                draft,
                self.writer.offers,
                self.writer.preview(Propose(draft.words)) if ready else None,
                self.writer.special,
                goes_back=self.sand.may_go_back(),
            )
            note = hint_note(view, view.state.hints) if view.state.hints and draft.unnamed is None else plan
        self.card.set_action(hint_action(view) if asked is not None and not self.flow.paused else "", self.tr("Acheter un indice"))
        if note is not None:
            self.card.say(note.kind, note.text, note.verdict)
        else:
            self.card.say("info", self._quiet_note())

    def _quiet_note(self) -> str:
        if self.flow.view.state.phase is Phase.OVER:
            return self.tr("Tous les tours sont joués.")
        return self.tr("Chacun joue à son tour ; le dictionnaire juge les mots.")

    def offer(self, view: YahtzeeMotsView, asked: Open | None) -> Offer[Command]:
        """Offer to throw, to propose the words laid, or to fill the chosen box, and the special boxes beside."""
        state, free = view.state, self.tray.draft.free
        acting = asked is not None and bool(state.dice) and not self.flow.paused
        every, label = self.tr("Tout relancer"), Counted().reroll(len(free)) if free else self.tr("Relancer")
        back_label = self.tr("Reprendre tout") if self.screen.theme.small else self.tr("Reprendre mes lettres")
        either = (every, Counted().reroll(len(ALL_DICE) - 1), back_label)  # one of these stands there: nothing moves for it
        reroll: Action[Command] = Action(
            every if len(free) == len(ALL_DICE) else label,
            Roll(free),
            instead=either,
            enabled=bool(free),
            mark=None if self.screen.theme.small else "refresh",
            shown=acting and state.phase is Phase.TURN and view.rolls_left > 0,
        )
        special: Action[Command] = Action(
            self.tr("Case spéciale"), does=partial(self.writer.open_menu, self.special_button), shown=acting
        )
        back: Action[Command] = Action(
            back_label,
            TakeBack(),
            instead=either,
            mark=None if self.screen.theme.small else "undo",
            shown=acting and self.sand.may_go_back(),
        )
        other = self.writer.other_action(either, shown=acting and not back.shown)
        outcome = self.flow.session.outcome() if view.state.phase is Phase.OVER else None
        local, goes_back = self.flow.acts_here(state.seat), self.sand.may_go_back()
        band = band_words(view, self.flow.session.seats, outcome, local=local, runs=goes_back)
        racks, paused = len(self.tray.draft.racks), self.flow.paused
        hints = key_words(view, racks=racks, paused=paused, goes_back=goes_back) if asked is not None else ()
        return Offer(self._primary(view, asked), (special, reroll, back, other), hints, band)

    def room_for(self) -> list[PaperButton]:
        """Keep room for the special boxes, and for throwing again, going back or another box: never two of these."""
        shown = (button for button in (self.back_button, self.other_button) if not button.isHidden())
        return [self.special_button, next(shown, self.reroll)]

    def _primary(self, view: YahtzeeMotsView, asked: Open | None) -> Action[Command] | None:
        """Say what the one button will do; while a person's own dice fly it stays as it is."""
        state, draft, chosen = view.state, self.tray.draft, self.writer.chosen
        if (self.flow.busy or state.throwing) and self.flow.acts_here(state.seat) and view.state.phase is not Phase.OVER:
            return None
        if self.flow.paused:
            return Action(self.tr("Reprendre"), does=self.flow.resume, mark="play")
        if asked is None:
            return Action(waiting_words(view, self.flow.session.seats[state.seat]))
        label = action_words(view, draft, chosen, self.writer.offers, self.writer.special)
        if not state.dice:
            return Action(label, Roll(ALL_DICE))
        if chosen is not None:
            gives_up = chosen in self.writer.offers.zeros or self.writer.special is not None
            prime = self.tr("+{prime} de prime").format(prime=self.writer.primes) if self.writer.primes else ""
            return Action(label, does=partial(self.writer.write, chosen), destroys=gives_up, note=prime)
        if state.phase is not Phase.TURN:
            return Action(label)
        ready = bool(draft.words) and draft.unnamed is None
        if self._sure:
            return Action(label, Propose(draft.words), enabled=ready)
        return Action(label, does=self._propose, enabled=ready)  # the same for all letters: Enter may follow the last at once

    def _propose(self) -> None:
        """Propose the words laid; what the box of the turn does not take is said first, and only then meant."""
        words = self.tray.draft.words
        if not words:
            self.flow.explain(self.tr("Pose d’abord un mot sur le chevalet."))
            return
        missing = missing_words(self.flow.view, words) if self.tray.draft.unnamed is None else ""
        if not missing:
            self.flow.submit(Propose(words))
            return
        refused = self.writer.preview(Propose(words))
        if not isinstance(refused, Refusal):
            self._sure = True
            elsewhere = max(refused.parts, key=lambda part: part[1], default=None)
            if elsewhere is not None:
                told = self.tr("Ce ne serait bon que pour « {box} » : appuie encore pour le proposer, ou pose autre chose.")
                missing = f"{missing} {told.format(box=TEXTS.box(elsewhere[0]))}"
        elif refused.code != FIT_NOTHING:
            missing = TEXTS.refusal(refused.code, refused.args)
        self.flow.explain(missing)

    def home(self) -> QWidget | None:
        """Keep the keyboard at the racks while words are laid, else at the primary action."""
        return self.tray if self.tray.playable and not self.flow.paused else self.screen.router.primary_home()

    def show_better(self, command: Command) -> None:
        """Lay the better words, or the dice that were better kept, or frame the box."""
        state = self.flow.view.state
        match command:
            case Propose(words):
                self.tray.show_draft(draft_of(words, max(self._racks(self.flow.view), len(words))))
            case Roll(again):
                kept = tuple(Placed(die, plain(state.dice[die])) for die in ALL_DICE if die not in again)
                self.tray.show_draft(draft_of((kept,) if kept else (), self._racks(self.flow.view)))
            case Claim(box) | Mark(box) | Zero(box):
                self.sheet.view.choose(self.parts.index_of(box, state.seat))

    def save_draft(self) -> object:
        """Give what lies on the racks."""
        state = self.flow.view.state
        laid = state.phase is Phase.TURN and self.flow.acts_here(state.seat) and bool(self.tray.draft.words)
        return self.tray.draft if laid else None

    def restore_draft(self, kept: Draft) -> None:
        """Lay the racks again."""
        if self.flow.view.state.phase is Phase.TURN:
            self.tray.show_draft(
                kept.fit(self.flow.view.state.dice, max(len(kept.racks), self._racks(self.flow.view))), glide=False
            )
            self._on_draft()

    # ---- acting -------------------------------------------------------------------------------------------------------------

    def explain(self, sentence: str) -> None:
        """Say why something is not possible, until the player lays otherwise."""
        self.parts.verdict = Note("danger", "", sentence)

    def _on_draft(self) -> None:
        """Forget the verdict on what lay there before, and say what lies there now."""
        with self.flow.gathered:
            self._sure = False
            self.parts.forget()
            if self.tray.draft.unnamed is None:
                self.joker_card.hide()
            self.sheet.unchoose()
            self.update_offers()

    def _on_missing(self, letter: str) -> None:
        self.flow.explain(self.tr("Pas de {letter} parmi les dés libres.").format(letter=letter))

    def _on_hint(self) -> None:
        """Buy the next hint."""
        self.parts.verdict = None
        if self.flow.submit(AskHint()):
            self.flow.show_now()
            self.flow.announce(self.card.text)

    def add_rack(self) -> None:
        """Lay one rack more."""
        self._more_racks += 1
        self.tray.show_draft(self.tray.draft.fit(self.flow.view.state.dice, self._racks(self.flow.view)))
        self._on_draft()
        self.screen.focus_home()

    # ---- the pause ----------------------------------------------------------------------------------------------------------

    def show_time(self) -> None:
        """Let nobody take words back once the sand has run out."""
        if not self.back_button.isHidden() and not self.sand.may_go_back():
            self.flow.refresh()

    def show_pause(self) -> None:
        """Stop the sand and hide dice and words, or show them again."""
        self.writer.mark_dirty()
        if self.flow.paused:
            self.tray.hourglass.look_again()
            self.tray.hourglass.stand()
            self.joker_card.hide()
            self.sheet.unchoose()
        self.tray.set_paused(paused=self.flow.paused)
        if not self.flow.paused:
            self.sand.show()

    # ---- keys ---------------------------------------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Lay letters wherever the keyboard is; leave with Escape what is open, or stop the sand."""
        key = event.key()
        if self.flow.busy and key == Qt.Key.Key_Escape:
            self.flow.skip()
        elif key == Qt.Key.Key_Escape and not self.joker_card.isHidden():
            self.joker_card.hide()
        elif key == Qt.Key.Key_Escape and self.writer.special is not None:
            self.writer.special = None
            self._on_draft()
        elif key == Qt.Key.Key_Escape and not self.back_button.isHidden():
            self.flow.press(Action(command=TakeBack()))
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Pause} and self.screen.panel.isHidden() and self.sand.can_pause():
            self.flow.toggle_pause()
        elif self.tray.take_key(event):
            if not self.sheet.view.hasFocus():
                self.screen.focus_home()
        else:
            return False
        return True

    def _go_to_sheet(self) -> bool:
        """Bring the keyboard to the sheet, once there are dice to write."""
        if not self.flow.view.state.dice or self.flow.may_act() is None:
            return False
        self.sheet.view.go_in()
        return True


def _filled_before(event: Event, flow: GameFlow[Command, Event, YahtzeeMotsView]) -> str:
    """Say which special box was filled, of the zero that pays for it; "" of anything else."""
    if not isinstance(event, ZeroWritten) or event.cause is not Cause.SPECIAL:
        return ""
    filled = next((one for one in flow.session.past() if isinstance(one, Marked)), None)
    return flow.narrator.sentence(filled) if filled is not None else ""


def make_screen(theme: Theme, session: GameSession[Command, Event, YahtzeeMotsView]) -> GameScreen[Command, Event, YahtzeeMotsView]:
    """Make the screen of a game of Yahtzee des Mots."""
    return GameScreen(GAME_UI, theme, session, YahtzeeMotsTable)
