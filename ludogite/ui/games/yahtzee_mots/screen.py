"""The table of Yahtzee des Mots: letter dice, racks, the hourglass, the sheet, and the one thing to do now.

What is shown follows the game without holding it up, as at every table (``playback``). A draft on the racks is the player's own
until he proposes it; dice on a rack are kept when others are thrown again.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.games.yahtzee_mots.letters import JOKER
from ludogite.games.yahtzee_mots.marking import Barred, written
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    AskHint,
    Claim,
    Mark,
    Placed,
    Propose,
    Roll,
    Zero,
)
from ludogite.games.yahtzee_mots.refusals import found_in, position_of
from ludogite.games.yahtzee_mots.sheet import CLAIMS, SPECIAL, Box
from ludogite.games.yahtzee_mots.state import Phase
from ludogite.services.game_session import AnySession
from ludogite.services.sound import LastSeconds
from ludogite.ui import texts
from ludogite.ui.games.yahtzee_mots.action_texts import (
    Counted,
    Note,
)
from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard, view_zeros
from ludogite.ui.games.yahtzee_mots.draft import MOST_RACKS
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.fields import HouseMenu


class YahtzeeMotsTable(YahtzeeMotsBoard):
    """The screen of a table of Yahtzee des Mots."""

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._was_shown = False
        self._last_seconds = LastSeconds(look.heard.emit)
        self.connect_all()
        self._order_focus()

    def connect_all(self) -> None:
        """Listen to racks, hourglass and cards too."""
        super().connect_all()
        tray = self.tray
        tray.pause_clicked.connect(self.toggle_pause)
        tray.draft_changed.connect(self._on_draft)
        tray.missing.connect(self._on_missing)
        tray.joker_wanted.connect(self._on_joker)
        tray.letter_said.connect(self._on_letter_said)
        tray.hourglass.warned.connect(self._on_late)
        tray.hourglass.ticked.connect(self._on_tick)
        self.joker_card.chosen.connect(self._on_joker_chosen)
        self.joker_card.taken.connect(tray.take)
        self.card.acted.connect(self._on_hint)
        self.special_button.clicked.connect(self._on_special)

    def _order_focus(self) -> None:
        """Tab goes from the racks to the dice, the hourglass, the actions, the sheet."""
        tray = self.tray
        order: list[QWidget] = [tray, *tray.dice, tray.pause_button, self.primary, self.reroll, self.special_button]
        for before, after in pairwise([*order, self.sheet.view, self.coach.close_button]):
            QWidget.setTabOrder(before, after)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to where it is needed."""
        super().focusInEvent(event)
        if not self._parked and (self.tray.playable or self.primary.isEnabled()):
            self._focus_home()

    def explain(self, sentence: str) -> None:
        """Say why something is not possible, until the player lays otherwise."""
        self._verdict = Note("danger", "", sentence)
        self._refresh()
        self.announce(sentence)

    def _on_primary(self) -> None:
        if self.busy:
            self.skip()
        elif self._paused:
            self.resume()
        elif not self._view.state.dice:
            self._submit(Roll(ALL_DICE))
        elif (chosen := self._chosen_box()) is not None:
            self._write(chosen)
        elif self._view.state.phase is Phase.TURN and self.tray.draft.words:
            self._submit(Propose(self.tray.draft.words))

    def _on_reroll(self) -> None:
        if self.busy:
            self.skip()
        elif self.tray.draft.free:
            self._submit(Roll(self.tray.draft.free))

    def _write(self, box: Box) -> None:
        """Do what fills a box: propose or claim first, choose where the 0 goes, or write."""
        view = self._view
        if self._special is not None:
            self._submit(Mark(self._special, box))
        elif box in self._offers.zeros:
            self._submit(Zero(box))
        elif view.state.phase is Phase.TURN:
            self._wished = box
            self._submit(Claim(box) if box in CLAIMS else Propose(self.tray.draft.words))
        elif box in SPECIAL and view.turn_box is None:
            self._mark_beside(box)
        else:
            self._submit(Mark(box))

    def _mark_beside(self, box: Box) -> None:
        """Fill a special box in free order: at once where only one box can take the 0, else ask which."""
        zeros = view_zeros(self._view)
        if len(zeros) == 1:
            self._submit(Mark(box, zeros[0]))
            return
        self._special = box
        self._unchoose()
        self._catch_up()
        self.announce(self.card.text)
        self.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _pick(self, code: str, column: int) -> None:
        """Fill a box at once; one that would get nothing is first chosen, and filled when it is meant again."""
        view, box = self.sheet.view, Box(code)
        index = self.model.index(self.model.row_of(code), column + 1)
        if box in self._offers.zeros and view.chosen != index and self._special is None:
            view.choose(index)
            return
        self._write(box)

    def _cross(self, code: str) -> None:
        self._submit(Zero(Box(code)))

    def _on_draft(self) -> None:
        """Forget the verdict on what lay there before, and say what lies there now."""
        self._verdict = None
        self._judged = ()
        if self.tray.draft.unnamed is None:
            self.joker_card.hide()
        self._unchoose()
        self._catch_up()

    def _on_missing(self, letter: str) -> None:
        self.explain(self.tr("Pas de {letter} parmi les dés libres.").format(letter=letter))

    def _on_hint(self) -> None:
        """Buy the next hint."""
        self._verdict = None
        if self._submit(AskHint()):
            self.announce(self.card.text)

    def _on_joker(self, die: int) -> None:
        self.joker_card.ask(die, self.tray.geometry(), may_take=self.tray.playable)

    def _on_joker_chosen(self, die: int, letter: str) -> None:
        if self.tray.playable:
            self.tray.say(die, letter)
        else:
            self._say_again(die, letter)

    def _on_letter_said(self, letter: str) -> None:
        """Let a typed letter be the joker's while only that may change."""
        self.joker_card.hide()
        dice = self._view.state.dice
        die = next((placed.die for laid in self.tray.draft.racks for placed in laid if dice[placed.die] == JOKER), None)
        if die is not None:
            self._say_again(die, letter)

    def _say_again(self, die: int, letter: str) -> None:
        """Propose the accepted words anew with another letter for the joker."""
        words = tuple(
            tuple(Placed(die, letter) if placed.die == die else placed for placed in laid) for laid in self._view.state.words
        )
        if words != self._view.state.words:
            self._verdict = None
            self._submit(Propose(words))

    def _on_special(self) -> None:
        """Open the menu of the special boxes, of the 0 and of one rack more."""
        if self.busy:
            self.skip()
            return
        menu = self.special_menu()
        button = self.special_button
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        at = button.mapToGlobal(button.rect().topLeft())
        at.setY(at.y() - menu.sizeHint().height() - self.look.px(6))
        menu.popup(at)

    def special_menu(self) -> HouseMenu:
        """Make the menu; a box that cannot be filled says why when it is chosen."""
        menu = HouseMenu(self.look, self)
        view = self._view
        sheet = view.state.sheets[view.state.seat]
        for box in SPECIAL:
            points = self._offers.points.get(box)
            name = texts.box_name(box)
            if points is not None:
                name = self.tr("{box} : {points}").format(box=name, points=points)
            action = menu.addAction(name, partial(self._claim, box))
            action.setEnabled(sheet.is_open(box))
        menu.addSeparator()
        laying = view.state.phase is Phase.TURN
        if laying and len(self.tray.draft.racks) < MOST_RACKS and sheet.is_open(Box.CHANCE):
            menu.addAction(self.tr("Un chevalet de plus, pour la Chance"), self.add_rack)
        for box in view_zeros(view) if view.turn_box is not None else ():
            menu.addAction(self.tr("Mettre zéro dans {box}").format(box=texts.box_name(box)), partial(self._zero, box))
        return menu

    def add_rack(self) -> None:
        """Lay one rack more."""
        self._more_racks += 1
        self.tray.show_draft(self.tray.draft.fit(self._view.state.dice, self._racks(self._view)))
        self._on_draft()
        self._focus_home()

    def _zero(self, box: Box) -> None:
        self._submit(Zero(box))

    def _claim(self, box: Box) -> None:
        """Go for a special box, or say why not."""
        view, words = self._view, self.tray.draft.words
        if box in self._offers.points:
            self._write(box)
        elif view.state.phase is Phase.MARKING:
            self._submit(Mark(box, None if view.turn_box else view_zeros(view)[0]))
        elif box in CLAIMS:
            self._submit(Claim(box))
        elif not words or self.tray.draft.unnamed is not None:
            self.explain(self.tr("{box} : pose d’abord tes lettres.").format(box=texts.box_name(box)))
        else:
            barred = written(position_of(view), found_in(view, words), box, None if view.turn_box else view_zeros(view)[0])
            if isinstance(barred, Barred):
                self.explain(texts.refusal(barred.code, {"box": box.value}))
            else:
                self._submit(Propose(words))

    def toggle_pause(self) -> None:
        """Stop the sand, or let it run again."""
        if self._paused:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop the sand and hide dice and words, where sand runs for somebody here."""
        if self._paused or not self._can_pause():
            return
        self.skip()
        if not self._can_pause():
            return
        self._paused = True
        self.pause_wanted.emit()
        self.tray.hourglass.look_again()
        self.tray.hourglass.stand()
        self.joker_card.hide()
        self.tray.set_paused(paused=True)
        self._unchoose()
        self._catch_up()
        self._focus_home()
        self.announce(self.card.text)

    def resume(self) -> None:
        """Show everything again and let the sand run."""
        if self._paused:
            self._wake()
            self._catch_up()
            self._focus_home()

    def _on_late(self) -> None:
        if self.acts_here(self._view.state.seat):
            self.announce(Counted().announced(self.tray.hourglass.seconds))

    def _on_tick(self, seconds: int) -> None:
        if self.tray.hourglass.is_running:
            self._last_seconds.show(1000 * seconds)

    def _look_away(self) -> None:
        if not self.isVisible() or (not self.window().isActiveWindow() and QApplication.activePopupWidget() is None):
            self.pause()

    def event(self, event: QEvent) -> bool:
        """Stop the sand when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate:
            QTimer.singleShot(0, self, self._look_away)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the sand stopped when a game is taken up in the middle of a turn."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.pause()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the sand while another page is shown."""
        super().hideEvent(event)
        self.pause()

    def take_key(self, event: QKeyEvent) -> bool:
        """Lay letters wherever the keyboard is; leave with Escape what is open, or stop the sand."""
        key = event.key()
        if self.busy and key == Qt.Key.Key_Escape:
            self.skip()
        elif key == Qt.Key.Key_Escape and not self.joker_card.isHidden():
            self.joker_card.hide()
        elif key == Qt.Key.Key_Escape and self._special is not None:
            self._special = None
            self._on_draft()
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Pause} and self.panel.isHidden() and self._can_pause():
            self.toggle_pause()
        elif self.tray.take_key(event):
            if not self.sheet.view.hasFocus():
                self._focus_home()
        else:
            return False
        return True
