"""What the table of Yahtzee des Mots shows: dice, racks, hourglass and sheet as they are in a view, and what may be done now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Preview, Refusal, Seat
from ludogite.games.yahtzee_mots.letters import Dice
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    Command,
    DiceThrown,
    Event,
    Laid,
    Propose,
    WordsRefused,
)
from ludogite.games.yahtzee_mots.refusals import found_in, position_of
from ludogite.games.yahtzee_mots.sheet import WORDS, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.game_session import AnySession
from ludogite.ui.games.yahtzee_mots.action_texts import (
    Counted,
    Note,
    action_words,
    band_words,
    hint_action,
    hint_note,
    key_words,
    note_of,
    verdict_note,
    waiting_words,
)
from ludogite.ui.games.yahtzee_mots.draft import MOST_RACKS, Draft, draft_of
from ludogite.ui.games.yahtzee_mots.joker import JokerCard
from ludogite.ui.games.yahtzee_mots.letter_tray import LetterTray
from ludogite.ui.games.yahtzee_mots.model import Offers, offers_of, sheet_of
from ludogite.ui.games.yahtzee_mots.rack import RackMark
from ludogite.ui.games.yahtzee_mots.scenes import YahtzeeMotsScenes
from ludogite.ui.screen.animation_queue import Scene
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.sheet_model import LineKind
from ludogite.ui.screen.sheet_print import Form
from ludogite.ui.screen.sheet_screen import SheetTable
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.buttons import PaperButton

GAME_ID = "yahtzee_mots"
FORM: Final = Form(
    rows={LineKind.BOX: 38, LineKind.TOTAL: 29, LineKind.SUM: 46, LineKind.GRAND: 52},
    rows_small={LineKind.BOX: 27, LineKind.TOTAL: 22, LineKind.SUM: 34, LineKind.GRAND: 38},
    head=63, head_small=50, label=190, label_small=160, label_narrow=170, width=520, width_small=420,
    widths={1: 372, 2: 446}, hinted=6,
)  # fmt: skip
PRIMARY_WIDE: Final = (290, 220)
"""Least width of the primary action in px, and in a small window: two other buttons stand beside it."""


class YahtzeeMotsBoard(SheetTable):
    """What a table of Yahtzee des Mots shows; acting on it is added by ``YahtzeeMotsTable``."""

    game_id = GAME_ID
    own_news = (DiceThrown, WordsRefused)
    _view: YahtzeeMotsView

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._offers = Offers()
        self._verdict: Note | None = None
        self._judged: tuple[str, ...] = ()
        self._wished: Box | None = None
        self._special: Box | None = None
        self._more_racks = 0
        self.tray: LetterTray = LetterTray(look, self.overlay, self._view.letter_dice, self)
        self.furnish(form=FORM)
        self._scenes = YahtzeeMotsScenes(self, self._queue)
        self.note = self.card = NoteCard(look, self)
        self.joker_card = JokerCard(look, self)
        self.reroll = PaperButton(look, "", self, mark="refresh")
        self.special_button = PaperButton(look, "", self, drops=True)
        self.secondary = [self.reroll, self.special_button]
        self.primary_wide = PRIMARY_WIDE
        self.retranslate()

    @property
    def view(self) -> YahtzeeMotsView:
        """What is shown now."""
        return self._view

    @property
    def paused(self) -> bool:
        """Whether the sand stands still because nobody looks."""
        return self._paused

    def seat_of(self, view: YahtzeeMotsView) -> Seat:
        """Say whose turn it is."""
        return view.state.seat

    def dice_of(self, view: YahtzeeMotsView) -> Dice:
        """Give the dice that lie there."""
        return view.state.dice

    def is_over(self, view: YahtzeeMotsView) -> bool:
        """Tell whether the game has ended."""
        return view.state.phase is Phase.OVER

    def scenes_of(self, event: Event, view: YahtzeeMotsView) -> list[Scene]:
        """Make the scenes of an event."""
        return self._scenes.stage(event, view)

    def spoken(self, event: Event, sentence: str) -> str:
        """Read out refused words as the card explains them."""
        return self.card.text if isinstance(event, WordsRefused) else sentence

    def index_of(self, box: Box, seat: Seat) -> QModelIndex:
        """Give the place of a box in the column where a player writes now."""
        heads = self.model.sheet.heads
        column = next(number for number, head in enumerate(heads) if head.seat == seat and not head.past)
        active = [number for number, head in enumerate(heads) if head.seat == seat and head.active]
        parts = [number for number, head in enumerate(heads) if head.seat == seat]
        if active:
            column = active[0]
        elif len(parts) > 1:
            column = parts[min(self._view.state.partie, len(parts)) - 1]
        return self.model.index(self.model.row_of(box.value), column + 1)

    def show_view(self, view: YahtzeeMotsView) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""
        before, after = self._view.state, view.state
        new_turn = (before.partie, before.turn, before.seat) != (after.partie, after.turn, after.seat)
        new_phase = new_turn or before.phase is not after.phase or (not before.dice and bool(after.dice))
        self._view = view
        if new_turn:
            self._more_racks = 0
            self._wished = self._special = self._verdict = None
            self._judged = ()
            self.joker_card.hide()
        if not after.throwing:
            self.tray.show_dice(after.dice)
        self._show_draft(view, fresh=new_turn)
        self._show_sand(view)
        self._unchoose()
        self._catch_up()
        if (new_phase and self.isVisible() and not self.sheet.view.hasFocus()) or (new_turn and self.sheet.view.hasFocus()):
            self._focus_home()

    def retranslate(self) -> None:
        """Read every text again."""
        self.special_button.setText(self.tr("Case spéciale"))
        self.sheet.view.setAccessibleName(self.tr("Feuille de marque"))
        self.show_view(self._view)

    def _catch_up(self) -> None:
        self._reckon()
        self._refresh()

    def show_words(self, words: tuple[Laid, ...], verdicts: tuple[str, ...]) -> None:
        """Show words that somebody proposes, with their verdicts."""
        racks = max(len(self.tray.draft.racks), len(words))
        if self.tray.draft.words != words:
            self.tray.show_draft(draft_of(words, racks))
        told = iter(verdicts)
        self._judged = tuple(next(told, "") if laid else "" for laid in self.tray.draft.racks)
        self._show_marks()

    def show_refused(self, event: WordsRefused, view: YahtzeeMotsView) -> None:
        """Say why words are refused; on somebody else's turn in the quiet line only."""
        lost = not view.options.forgiving and view.state.phase is not Phase.MARKING
        self._verdict = verdict_note(event, lost=lost)
        self.card.say(self._verdict.kind, self._verdict.text, self._verdict.verdict)
        self.card.show()

    def turn_sand(self, deadline_ms: int, length_ms: int) -> None:
        """Turn the hourglass."""
        if not self._watching:
            self.tray.hourglass.run(deadline_ms, length_ms, self.table.now_ms)

    def stop_sand(self) -> None:
        """Let the sand stand where it is."""
        self.tray.hourglass.stand()

    def empty_sand(self) -> None:
        """Show that no sand is left."""
        self.tray.hourglass.stand(0)
        self.tray.set_playable(playable=False)
        self.joker_card.hide()
        self._verdict = Note("warning", self.tr("Le tour est perdu : zéro dans sa case."), self.tr("Le sable a coulé."))
        self.card.say(self._verdict.kind, self._verdict.text, self._verdict.verdict)

    def _racks(self, view: YahtzeeMotsView) -> int:
        box = view.turn_box
        wanted = MOST_RACKS if view.options.ordre_libre else WORDS.get(box, 1) if box is not None else 1
        laid = len(view.state.words) or len(view.state.proposed)
        return min(max(wanted + self._more_racks, laid), MOST_RACKS)

    def _show_draft(self, view: YahtzeeMotsView, *, fresh: bool) -> None:
        state, racks = view.state, self._racks(view)
        if state.phase is Phase.MARKING or state.proposed:
            draft = draft_of(state.words or state.proposed, racks)
        elif self.acts_here(state.seat) and not fresh:
            draft = self.tray.draft.fit(state.dice or self.tray.values, racks) if state.rolls else Draft(((),) * racks)
        else:
            draft = Draft(((),) * racks)
        if state.phase is Phase.MARKING:
            self._judged = tuple("good" if laid else "" for laid in draft.racks)
        self.tray.show_draft(draft, glide=not fresh)

    def _show_sand(self, view: YahtzeeMotsView) -> None:
        state, glass = view.state, self.tray.hourglass
        has_sand = bool(view.sand_length_ms)
        if state.sand_ms is not None and self._watching:
            glass.fall(max(state.sand_ms - self.table.now_ms(), 0), view.sand_length_ms, self.look.ms("points_count"))
        elif state.sand_ms is not None:
            if not self._paused:
                glass.run(state.sand_ms, view.sand_length_ms, self.table.now_ms)
        elif not state.dice:
            glass.stand(view.sand_length_ms, view.sand_length_ms)
        elif not glass.left_ms:
            glass.stand(view.sand_length_ms // 2, view.sand_length_ms)
        else:
            glass.stand()
        self.tray.show_sand(sand=has_sand, pausable=self._can_pause() or self._paused)

    def write_sheet(self, view: YahtzeeMotsView) -> None:
        """Write the sheet as it is in a view, without what may be written now."""
        self._show_model(view, Offers())

    def _show_model(self, view: YahtzeeMotsView, offers: Offers) -> None:
        before = [(head.seat, head.part) for head in self.model.sheet.heads]
        self.model.show(sheet_of(view, self.table.seats, offers))
        chosen = self.sheet.view.chosen
        if chosen.isValid() and not self.sheet.view.is_playable(chosen):
            self._unchoose()
        if before != [(head.seat, head.part) for head in self.model.sheet.heads]:
            self.relayout()

    def _reckon(self) -> None:
        """Work out what may be written now, and show it on the sheet; choose the box that is meant."""
        view, state = self._view, self._view.state
        offers = Offers()
        if self._may_act() is not None and not self._paused:
            offers = offers_of(view, self.tray.draft.words, self._ask, special=self._special)
        best = self._advice.best if self._advice is not None else None
        if best is not None and Box(best) in offers.points:
            offers = Offers(offers.points, offers.zeros, Box(best))
        self._offers = offers
        self._show_model(view, offers)
        if state.phase is Phase.MARKING and offers.points and not self.sheet.view.chosen.isValid():
            meant = self._meant(offers)
            if meant is not None:
                self.sheet.view.choose(self.index_of(meant, state.seat))

    def _meant(self, offers: Offers) -> Box | None:
        """Say which box the player wants, or will want most likely: the turn's, else the one with most points."""
        if self._special is not None:
            return next(iter(offers.zeros)) if len(offers.zeros) == 1 else None
        good = [box for box in offers.points if box not in offers.zeros]
        for box in (self._wished, self._view.turn_box):
            if box in good:
                return box
        return max(good, key=lambda box: offers.points[box], default=None)

    def _ask(self, command: Command) -> Preview | Refusal:
        return self.table.preview(self._view.state.seat, command)

    def _refresh(self) -> None:
        """Say whose turn it is and what may be done now."""
        view, state = self._view, self._view.state
        asked = self._may_act()
        if self._paused and not self._can_pause():
            self._wake()
        laying = asked is not None and state.phase is Phase.TURN and bool(state.dice)
        naming = asked is not None and state.phase is Phase.MARKING and state.claim is None
        self.tray.set_playable(playable=laying and not self._paused, nameable=naming)
        self.tray.show_sand(sand=bool(view.sand_length_ms), pausable=self._can_pause() or self._paused)
        over = self.tr("Partie terminée") if state.phase is Phase.OVER else ""
        self.tray.set_prompt(self.tr("À toi de lancer") if asked is not None else over, cup=asked is not None)
        self._show_marks()
        words = band_words(view, self.table.seats, self.table.outcome(), local=self.acts_here(state.seat))
        self.band.show_turn(words.ink, words.title, words.subtitle, words.first, words.second)
        self._show_secondary(asked)
        self._show_primary(asked)
        self._show_note(asked)
        racks = len(self.tray.draft.racks)
        self.quiet.set_hints(key_words(view, racks=racks, paused=self._paused) if asked is not None else [])

    def _show_marks(self) -> None:
        view, draft = self._view, self.tray.draft
        marks = []
        for number, laid in enumerate(draft.racks):
            verdict = self._judged[number] if number < len(self._judged) else ""
            points = found_in(view, (laid,)).points if laid and self._fits_dice(laid) else None
            marks.append(RackMark(points, verdict, Counted().points(points or 0)))
        known = [mark.points for mark in marks if mark.points is not None]
        total = (self.tr("en tout"), str(sum(known))) if len(draft.racks) > 1 and known else ("", "")
        self.tray.set_marks(tuple(marks), total)

    def _fits_dice(self, laid: Laid) -> bool:
        return bool(self._view.state.dice) and all(placed.die < len(self._view.state.dice) for placed in laid)

    def _show_secondary(self, asked: Open | None) -> None:
        state, free = self._view.state, self.tray.draft.free
        acting = asked is not None and bool(state.dice) and not self._paused
        shown = (acting and state.phase is Phase.TURN and self._view.rolls_left > 0, acting)
        moved = False
        for button, visible in zip(self.secondary, shown, strict=True):
            if visible == button.isHidden():
                if not visible and button.hasFocus():
                    self._focus_home()
                button.setVisible(visible)
                moved = True
        self.reroll.setEnabled(bool(free))
        label = Counted().reroll(len(free)) if free else self.tr("Relancer")
        self.reroll.setText(self.tr("Tout relancer") if len(free) == len(ALL_DICE) else label)
        self.reroll.set_mark(None if self.look.small else "refresh")
        if moved:
            self.relayout()

    def _show_primary(self, asked: Open | None) -> None:
        """Let the one button say what it will do; while a person's own dice fly it stays as it is."""
        view, primary, state = self._view, self.primary, self._view.state
        if (self.busy or state.throwing) and self.acts_here(state.seat) and state.phase is not Phase.OVER:
            return
        draft, chosen = self.tray.draft, self._chosen_box()
        if self._paused:
            label, able = self.tr("Reprendre"), True
        elif asked is None:
            label, able = waiting_words(view, self.table.seats[state.seat].name), False
        else:
            label = action_words(view, draft, chosen, self._offers, self._special)
            composed = state.phase is Phase.TURN and bool(draft.words) and draft.unnamed is None
            able = not state.dice or chosen is not None or composed
        if not able and primary.hasFocus():
            self._park()
        primary.setEnabled(able)
        changed = primary.text() != label
        primary.setText(label)
        primary.set_mark("play" if self._paused else None)
        primary.setAccessibleName(label)
        if changed:
            self.relayout()

    def _show_note(self, asked: Open | None) -> None:
        view, draft = self._view, self.tray.draft
        if self._paused:
            note = Note("info", self.tr("Les dés et les mots sont cachés. Le sable attend."), self.tr("Pause."))
        elif self._verdict is not None:
            note = self._verdict
        elif asked is None:
            note = None
        else:
            ready = bool(draft.words) and draft.unnamed is None and view.state.phase is Phase.TURN
            plan = note_of(view, draft, self._offers, self._ask(Propose(draft.words)) if ready else None, self._special)
            note = hint_note(view, view.state.hints) if view.state.hints and draft.unnamed is None else plan
        self.card.set_action(hint_action(view) if asked is not None and not self._paused else "", self.tr("Acheter un indice"))
        if note is not None:
            self.card.say(note.kind, note.text, note.verdict)
        hidden = note is None and not self._queue.busy
        if hidden:
            self.card.say("info", self._quiet_note())

    def _quiet_note(self) -> str:
        if self._view.state.phase is Phase.OVER:
            return self.tr("Toutes les feuilles sont pleines.")
        return self.tr("Chacun joue à son tour ; le dictionnaire juge les mots.")

    def _chosen_box(self) -> Box | None:
        code = self.sheet.view.chosen_code()
        return Box(code) if code is not None and code in set(Box) else None

    def _focus_home(self) -> None:
        """Bring the keyboard to the racks while words are laid, else to the primary action, else to the table."""
        reason = self._reason
        if self.tray.playable and not self._paused:
            self.tray.setFocus(reason)
        elif self.primary.isEnabled():
            self.primary.setFocus(reason)
        else:
            self._park()

    def _can_pause(self) -> bool:
        state = self._view.state
        return state.sand_ms is not None and state.phase is Phase.TURN and self.acts_here(state.seat)

    def _wake(self) -> None:
        self._paused = False
        self.resume_wanted.emit()
        self.tray.set_paused(paused=False)
        self._show_sand(self._view)


def view_zeros(view: YahtzeeMotsView) -> tuple[Box, ...]:
    """List the numbered boxes that may take a 0 now."""
    return position_of(view).zeros
