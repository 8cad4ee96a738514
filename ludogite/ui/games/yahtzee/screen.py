"""The table of classic Yahtzee: dice and tray, the sheet, and the one thing to do now; how it follows the game: ``SheetTable``."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Preview, Seat
from ludogite.games.yahtzee.moves import (
    ALL_DICE,
    DiceThrown,
    Event,
    Mark,
    Roll,
)
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import AnySession
from ludogite.ui.games.yahtzee.action_texts import action_words, band_words, key_words, waiting_words
from ludogite.ui.games.yahtzee.model import sheet_of
from ludogite.ui.games.yahtzee.scenes import YahtzeeScenes, seed_of
from ludogite.ui.screen.animation_queue import Scene
from ludogite.ui.screen.placards import Placard
from ludogite.ui.screen.sheet_screen import SheetTable
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.tray import DiceTray

GAME_ID = "yahtzee"
_DIGITS = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3, Qt.Key.Key_5: 4,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3, Qt.Key.Key_ParenLeft: 4,
}  # fmt: skip


class YahtzeeTable(SheetTable):
    """The screen of a Yahtzee table."""

    kept_changed = Signal(object)
    """The player keeps other dice: their indexes in order, for the coach."""

    game_id = GAME_ID
    own_news = (DiceThrown,)
    _view: YahtzeeView

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self.tray: DiceTray = DiceTray(look, self.overlay, game_id=GAME_ID, parent=self)
        self.furnish()
        self._scenes = YahtzeeScenes(self, self._queue)
        self.reroll = PaperButton(look, "", self)
        self.secondary = [self.reroll]
        self.tray.kept_changed.connect(self._on_kept)
        self.connect_all()
        self.retranslate()
        self._order_focus()

    def _order_focus(self) -> None:
        """Tab goes from the dice to the actions, then to the sheet."""
        order: list[QWidget] = [*self.tray.dice, self.primary, self.reroll, self.sheet.view, self.coach.close_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> YahtzeeView:
        """What is shown now."""
        return self._view

    def show_view(self, view: YahtzeeView) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""
        new_turn = (view.manche, view.turn, view.seat) != (self._view.manche, self._view.turn, self._view.seat)
        self._view = view
        if new_turn or not view.dice:
            self._unchoose()
        self.show_sheet(view)
        self._show_dice(view)
        self._refresh()
        if new_turn and self.sheet.view.hasFocus():
            self._focus_home()

    def retranslate(self) -> None:
        """Read every text again."""
        self.reroll.setText(self.tr("Tout relancer"))
        self.sheet.view.setAccessibleName(self.tr("Feuille de marque"))
        self.show_view(self._view)

    def seat_of(self, view: YahtzeeView) -> Seat:
        """Say whose turn it is."""
        return view.seat

    def dice_of(self, view: YahtzeeView) -> tuple[int, ...]:
        """Give the dice that lie there."""
        return view.dice

    def is_over(self, view: YahtzeeView) -> bool:
        """Tell whether the game has ended."""
        return view.phase is Phase.OVER

    def scenes_of(self, event: Event, view: YahtzeeView) -> list[Scene]:
        """Make the scenes of an event."""
        return self._scenes.stage(event, view)

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def show_sheet(self, view: YahtzeeView) -> None:
        """Write the sheet as it is in a view, with the coach's box."""
        best = Box(self._advice.best) if self._advice is not None and self._advice.best else None
        players = self.model.columnCount()
        self.model.show(sheet_of(view, self.table.seats, best))
        chosen = self.sheet.view.chosen
        if chosen.isValid() and not self.sheet.view.is_playable(chosen):
            self._unchoose()
        if players != self.model.columnCount():
            self.relayout()

    def _show_dice(self, view: YahtzeeView) -> None:
        seat = view.seat
        if view.phase is Phase.OPENING:
            thrown = [each for each in view.contenders if view.opening[each]]
            seat = thrown[-1] if thrown else seat
            self.tray.show_dice(view.opening[seat], seed=seed_of(view.manche, 0, seat, sum(view.opening[seat])))
            self.show_opening(None)
        else:
            self.tray.set_placards("", ())
            if not view.throwing:
                self.tray.show_dice(view.dice, seed=seed_of(view.manche, view.turn, seat, view.rolls))

    def show_opening(self, winner: Seat | None) -> None:
        """Show in the groove what each player threw to begin."""
        view = self._view
        placards = []
        for seat, info in enumerate(self.table.seats):
            dice = view.opening[seat]
            if winner is not None and not dice:
                dice = self.tray.values
            text = str(sum(dice)) if dice else "…" if seat in view.contenders else "–"
            lit = seat == (view.seat if winner is None else winner)
            placards.append(Placard(info.ink, info.name, text, lit))
        question = self.tr("Qui commence ?")
        if winner is not None:
            question = self.tr("{name} commence !").format(name=self.table.seats[winner].name)
        self.tray.set_placards(question, tuple(placards))

    def _catch_up(self) -> None:
        self.show_sheet(self._view)
        self._refresh()

    def _refresh(self) -> None:
        """Say whose turn it is and what may be done now."""
        view = self._view
        asked = self._may_act()
        rolling = asked is not None and view.phase is Phase.TURN and bool(view.dice)
        keeping = rolling and view.rolls_left > 0
        if not keeping and any(die.hasFocus() for die in self.tray.dice):
            self._focus_home()
        self.tray.set_playable(playable=keeping)
        if not (keeping and self.tray.kept) and self.reroll.hasFocus():
            self._focus_home()
        offered = keeping and bool(self.tray.kept)
        if offered == self.reroll.isHidden():
            self.reroll.setVisible(offered)
            self.relayout()
        over = self.tr("Partie terminée") if view.phase is Phase.OVER else ""
        self.tray.set_prompt(self.tr("À toi de lancer") if asked is not None else over, cup=asked is not None)
        self._show_band()
        self._show_primary(asked)
        self.quiet.set_hints(key_words(view, chosen=self.sheet.view.chosen.isValid()) if asked is not None else [])

    def _show_band(self) -> None:
        words = band_words(self._view, self.table.seats, self.table.outcome(), local=self.acts_here(self._view.seat))
        self.band.show_turn(words.ink, words.title, words.subtitle, words.first, words.second)
        self.primary.setAccessibleDescription(" ".join(filter(None, (f"{words.title}.", words.subtitle))))

    def _show_primary(self, asked: Open | None) -> None:
        """Let the one button say what it will do; while a person's own dice fly it stays as it is."""
        view, primary = self._view, self.primary
        if (self.busy or view.throwing) and self.acts_here(view.seat):
            return
        if asked is None and primary.hasFocus():
            self._park()
        primary.setEnabled(asked is not None)
        if asked is not None and self.hasFocus():
            primary.setFocus(self._reason)
        if asked is None:
            words = waiting_words(view, self.table.seats[view.seat].name)
        else:
            box = self._chosen_box()
            preview = self.table.preview(view.seat, Mark(box)) if box is not None else None
            words = action_words(view, len(self.tray.loose), box, preview)
        primary.setText(words.label)
        primary.set_pips(*words.pips)
        primary.set_note(words.note)
        primary.setAccessibleName(", ".join(filter(None, (words.label, words.note))))

    def _chosen_box(self) -> Box | None:
        code = self.sheet.view.chosen_code()
        return Box(code) if code is not None else None

    def _focus_home(self) -> None:
        """Bring the keyboard to the primary action, or to the table while there is none."""
        if self.primary.isEnabled():
            self.primary.setFocus(self._reason)
        else:
            self._park()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the primary action."""
        super().focusInEvent(event)
        if not self._parked and self.primary.isEnabled():
            self.primary.setFocus(event.reason())

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def explain(self, sentence: str) -> None:
        """Say why something is not possible, on the quiet line."""
        self.quiet.say(sentence)
        self.announce(sentence)

    def _roll(self) -> None:
        again = self.tray.loose if self._view.dice and self._view.phase is Phase.TURN else ALL_DICE
        if again:
            self._submit(Roll(again))

    def _on_primary(self) -> None:
        if self.busy:
            self.skip()
            return
        box = self._chosen_box()
        if box is not None:
            self._submit(Mark(box))
        elif self._view.dice and self._view.phase is Phase.TURN and not (self._view.rolls_left and self.tray.loose):
            self.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._roll()

    def _on_reroll(self) -> None:
        if self.busy:
            self.skip()
            return
        self._unchoose()
        self.tray.keep(())
        self._submit(Roll(ALL_DICE))

    def _on_kept(self) -> None:
        self._unchoose()
        self._refresh()
        self.kept_changed.emit(self.tray.kept)

    def _pick(self, code: str, column: int) -> None:
        """Fill a box at once; one that would get nothing is first chosen, and filled when it is meant again."""
        view = self.sheet.view
        index = self.model.index(self.model.row_of(code), column + 1)
        preview = self.table.preview(column, Mark(Box(code)))
        if isinstance(preview, Preview) and not preview.points and view.chosen != index:
            view.choose(index)
            return
        self._submit(Mark(Box(code)))

    def _cross(self, code: str) -> None:
        self._submit(Mark(Box(code), zero=True))

    # ---- events -----------------------------------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Keep a die with its digit; end with Escape what plays, or leave the chosen box."""
        key = Qt.Key(event.key())
        if key in _DIGITS and not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            self.skip()
            self.tray.toggle(_DIGITS[key])
            if self.tray.dice[_DIGITS[key]].isEnabled():  # the keyboard stays where it is: who does not see hears what became of it
                self.announce(self.tray.dice[_DIGITS[key]].accessibleName())
        elif key == Qt.Key.Key_Escape and (self.busy or self.sheet.view.chosen.isValid()):
            self.skip()
            self._unchoose()
            self._focus_home()
        else:
            return False
        return True
