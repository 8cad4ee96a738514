"""The table of classic Yahtzee: dice and tray, the sheet, and the one thing to do now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ludogite.core.rules import Open, Preview, Refusal
from ludogite.games.yahtzee.moves import ALL_DICE, Command, DiceThrown, Event, Mark, OpeningThrown, Roll
from ludogite.games.yahtzee.scoring import FIXED, Box, has_run, is_yahtzee, normal_points, scores
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import GameSession
from ludogite.services.sound import ImpactTimes
from ludogite.ui.flow.offer import Action, Announcement, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.games.yahtzee import GAME_UI
from ludogite.ui.games.yahtzee.action_texts import band_words, doing_words, joker_words, key_words, primary_action, waiting_action
from ludogite.ui.games.yahtzee.board import YahtzeeBoard
from ludogite.ui.games.yahtzee.texts import TEXTS
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.table_parts import TableParts, give_up_words
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton

_DIGITS = {
    Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3, Qt.Key.Key_5: 4,
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 0, Qt.Key.Key_Eacute: 1, Qt.Key.Key_QuoteDbl: 2, Qt.Key.Key_Apostrophe: 3, Qt.Key.Key_ParenLeft: 4,
}  # fmt: skip


_COMPLETE = {1: (Box.YAHTZEE,), 2: (Box.FULL,), 4: (Box.PETITE_SUITE,), 5: (Box.GRANDE_SUITE, Box.PETITE_SUITE)}
"""The boxes of fixed points that so many different faces can fill."""


class YahtzeeTable(QObject):
    """What a game of Yahtzee puts on its screen, and what it does there."""

    kept_changed = Signal(object)
    """The player keeps other dice: their indexes in order, for the coach."""

    def __init__(self, screen: GameScreen[Command, Event, YahtzeeView]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        self._sure = False
        """Whether the person wants to throw although the dice fill a box."""
        self._kept: tuple[int, ...] | None = None
        """What a step of a replay keeps, while better is shown."""
        self.parts = YahtzeeBoard(screen.stage, screen)
        self.tray, self.sheet = self.parts.tray, self.parts.sheet
        self.model = self.sheet.model
        self.reroll = PaperButton(screen.theme, "", screen)
        screen.primary.passes_up_down = self.reroll.passes_up_down = True  # they walk on the sheet, wherever the keyboard is
        self.tray.cup_clicked.connect(screen.action_bar.press_primary)
        self.tray.kept_changed.connect(self._on_kept)
        self.sheet.reshaped.connect(self.screen.relayout)
        self.sheet.view.picked.connect(self._on_picked)
        self.sheet.view.crossed.connect(self._on_crossed)
        self.sheet.view.denied.connect(self._on_denied)
        self.sheet.view.chosen_changed.connect(self.flow.refresh)
        parts: TableParts[Command, Event] = TableParts(
            board=self.tray,
            aside=self.sheet,
            secondary=(self.reroll,),
            tab_order=(*self.tray.dice, screen.primary, self.reroll, self.sheet.view),
            keys={Qt.Key.Key_Escape: self._leave_box, Qt.Key.Key_Up: self._go_to_sheet, Qt.Key.Key_Down: self._go_to_sheet},
            take_key=self._take_key,
            aside_width=self.sheet.wished_width,
            place_aside=self.sheet.lay,
            impact_times=self._impact_times,
            hold_cup=self.tray.hold_cup,
            retranslate=self.parts.retranslate,
            show_better=self._show_better,
            save_draft=self._save_draft,
            restore_draft=self._restore_draft,
        )
        play: Play[Command, Event, YahtzeeView] = Play(
            turn_of=lambda view: view.seat,
            is_over=lambda view: view.phase is Phase.OVER,
            scenes=self.parts.scenes,
            show=self._show,
            offer=self._offer,
            changed=self._changed,
            skipped=self.tray.settle,
            announcement=self._announcement,
            progress_label=doing_words,
            draft_key=lambda: (self.tray.kept, self._chosen_box()),
            give_up_words=give_up_words,
        )
        screen.begin(parts, play)

    # ---- what is shown ------------------------------------------------------------------------------------------------------

    def _announcement(self, event: Event, sentence: str) -> Announcement:
        """Leave the status line to the others for what the person here has just thrown: the dice lie there; but say a joker."""
        if not (isinstance(event, DiceThrown) and self.flow.acts_here(event.seat)):
            return Announcement(sentence, sentence, getattr(event, "seat", None))
        joker = joker_words(self.flow.session.view(), event.seat, event.dice)
        return Announcement(f"{sentence} {joker}", joker, event.seat) if joker else Announcement(sentence, None)

    def _impact_times(self, event: Event) -> ImpactTimes:
        """Say when thrown dice touch the felt."""
        return self.parts.impacts if isinstance(event, DiceThrown | OpeningThrown) else ()

    def _changed(self, before: YahtzeeView, view: YahtzeeView) -> None:
        """Choose no box any more when the turn is another's."""
        self._sure = False
        self.parts.forget()
        if self._kept is not None:
            self.tray.keep(self._kept)
            self._kept = None
        new_turn = (view.manche, view.turn, view.seat) != (before.manche, before.turn, before.seat)
        if new_turn or not view.dice:
            self.sheet.unchoose()
        if new_turn and self.sheet.view.hasFocus():
            self.flow.come_home()

    def _show(self, view: YahtzeeView, asked: Open | None) -> None:
        """Show dice and sheet; dice may be kept between two throws."""
        best = Box(self.flow.coach.shown.best) if self.flow.coach.shown is not None and self.flow.coach.shown.best else None
        last = None
        if view.phase is Phase.OVER:
            last = next((event for event in self.flow.session.past() if isinstance(event, DiceThrown)), None)
        self.parts.show(view, self.flow.session.seats, best, last=last, cup=asked is not None)
        keeping = self._keeping(view, asked)
        self.tray.show_helping(*(self._helping() if keeping else ((), ())))
        if not keeping and QApplication.focusWidget() in self.tray.dice:
            self.screen.focus_home()
        self.tray.set_playable(playable=keeping)
        self.tray.set_prompt(self.tr("À toi de lancer") if asked is not None else "", cup=view.phase is not Phase.OVER)

    def _helping(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Give the dice that the coach would throw again, and the faces that he says would help."""
        given = self.flow.coach.shown.given if self.flow.coach.shown is not None else None
        if given is None or not isinstance(given.best.command, Roll):
            return (), ()
        said = next((dict(one.args)["faces"] for one in given.remarks if one.code == "yahtzee.helps"), "")
        return given.best.command.again, tuple(map(int, str(said).split()))

    def _keeping(self, view: YahtzeeView, asked: Open | None) -> bool:
        return asked is not None and view.phase is Phase.TURN and bool(view.dice) and view.rolls_left > 0

    def _offer(self, view: YahtzeeView, asked: Open | None) -> Offer[Command]:
        """Offer to throw, or to fill the chosen box; while a person's own dice fly the button stays as it is."""
        local, chosen = self.flow.acts_here(view.seat), self._chosen_box()
        primary: Action[Command] | None = None
        if not ((self.flow.busy or view.throwing) and local):
            primary = waiting_action(view, self.flow.session.seats[view.seat]) if asked is None else self._primary(view, chosen)
        offered = self._keeping(view, asked) and (bool(self.tray.kept) or self._given(view) is not None)
        reroll: Action[Command] = Action(self.tr("Tout relancer"), does=self._roll_all, shown=offered)
        band = band_words(
            view, self.flow.session.seats, self.flow.session.outcome() if view.phase is Phase.OVER else None, local=local
        )
        bars = primary is not None and primary.destroys
        given, weighed = self._given(view) is not None, self.flow.session.is_weighed
        told = key_words(view, chosen=chosen is not None, bars=bars, given=given, weighed=weighed)
        hints = told if asked is not None else ()
        return Offer(primary, (reroll,), hints, band)

    def _primary(self, view: YahtzeeView, chosen: Box | None) -> Action[Command]:
        chosen = chosen or self._given(view)
        preview = self.flow.session.preview(view.seat, Mark(chosen)) if chosen is not None else None
        weighed = self.flow.session.is_weighed
        ask = self._ask_first(view)
        return primary_action(view, self.tray.loose, chosen, preview, self._go_to_sheet, ask, sure=self._sure, weighed=weighed)

    def _given(self, view: YahtzeeView) -> Box | None:
        """Return the best box for five of a kind while nothing is kept of them: no throw makes more of them."""
        if not is_yahtzee(view.dice) or self.tray.kept:
            return None
        offered = scores(view.dice, view.sheets[view.seat], view.joker)
        best = max(offered, key=lambda box: offered[box].points)
        return best if offered[best].points + offered[best].prime >= FIXED[Box.YAHTZEE] else None

    def _ask_first(self, view: YahtzeeView) -> Callable[[], object] | None:
        """Give what comes before a throw that would break a box of fixed points, still open, that the dice fill."""
        if not view.dice or not self.tray.loose:
            return None
        for box in _COMPLETE.get(len(set(view.dice)), ()):
            is_open = view.sheets[view.seat][box] is None
            if (
                is_open
                and normal_points(box, view.dice)
                and not (box is Box.PETITE_SUITE and has_run([view.dice[die] for die in self.tray.kept], 4))
            ):
                return partial(self._warn, box)
        return None

    def _warn(self, box: Box) -> None:
        self._sure = True
        told = self.tr("« {box} » : les dés sont là ! Appuie encore une fois pour relancer quand même.")
        self.flow.explain(told.format(box=TEXTS.box(box)))
        self.flow.refresh()

    def _show_better(self, command: Command) -> None:
        """Keep the dice that were better kept, or frame the box."""
        match command:
            case Roll(again):
                self._kept = self.tray.kept
                self.tray.keep(die for die in ALL_DICE if die not in again)
            case Mark(box):
                self.sheet.view.choose(self.model.index(self.model.row_of(box.value), self.flow.view.seat + 1))

    def _save_draft(self) -> object:
        """Give the dice that are kept."""
        return self.tray.kept or None

    def _restore_draft(self, kept: tuple[int, ...]) -> None:
        """Keep these dice again."""
        if self._keeping(self.flow.view, self.flow.may_act()):
            self.tray.keep(kept)
            self.flow.refresh()

    # ---- acting -------------------------------------------------------------------------------------------------------------

    def _chosen_box(self) -> Box | None:
        code = self.sheet.view.chosen_code()
        return Box(code) if code is not None else None

    def _roll_all(self) -> None:
        if not self._sure and (ask := self._ask_first(self.flow.view)) is not None:
            ask()
            return
        self.sheet.unchoose()
        self.tray.keep(())
        self.flow.submit(Roll(ALL_DICE))

    def _on_kept(self) -> None:
        self._sure = False
        with self.flow.gathered:
            self.sheet.unchoose()
            self.flow.refresh()
        self.kept_changed.emit(self.tray.kept)

    def _on_picked(self, code: str, column: int) -> None:
        """Fill a box at once; one that would get nothing is only chosen, and barred by a second click or Delete."""
        view, mark = self.sheet.view, Mark(Box(code))
        index = self.model.index(self.model.row_of(code), column + 1)
        preview = self.flow.session.preview(column, mark)
        if self.flow.busy or not isinstance(preview, Preview) or preview.points or view.is_meant(index):
            self.flow.press(Action(command=mark))
        elif view.by_keys:
            self.flow.explain(give_up_words())

    def _on_denied(self, code: str, column: int) -> None:
        """Say which rule keeps a box closed for these dice."""
        refusal = self.flow.session.preview(column, Mark(Box(code)))
        if self.flow.may_act() is not None and isinstance(refusal, Refusal):
            self.flow.explain(TEXTS.refusal(refusal.code, refusal.args))

    def _on_crossed(self, code: str, _column: int) -> None:
        self.flow.press(Action(command=Mark(Box(code), zero=True)))

    # ---- keys ---------------------------------------------------------------------------------------------------------------

    def _take_key(self, event: QKeyEvent) -> bool:
        """Keep a die with its digit."""
        key = Qt.Key(event.key())
        if key not in _DIGITS or event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        self.flow.skip()
        die = self.tray.dice[_DIGITS[key]]
        self.tray.toggle(_DIGITS[key])
        if die.isEnabled():  # the keyboard stays where it is: who does not see hears what became of it
            self.flow.announce(die.accessibleName())
        return True

    def _leave_box(self) -> bool:
        """End what plays, or leave the chosen box."""
        if not self.flow.busy and not self.sheet.view.chosen.isValid():
            return False
        self.flow.skip()
        self.sheet.unchoose()
        self.screen.focus_home()
        return True

    def _go_to_sheet(self) -> bool:
        """Bring the keyboard to the sheet, once there are dice to write."""
        if not self.flow.view.dice or self.flow.may_act() is None:
            return False
        self.sheet.view.go_in()
        return True


def make_screen(theme: Theme, session: GameSession[Command, Event, YahtzeeView]) -> GameScreen[Command, Event, YahtzeeView]:
    """Make the screen of a game of Yahtzee."""
    return GameScreen(GAME_UI, theme, session, YahtzeeTable)
