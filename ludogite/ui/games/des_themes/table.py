"""The table of Dés à thèmes: what keys and mouse do, and the pause; what is seen is `ThemesScreen`.

Everybody plays at once: a person buzzes with the key shown beside the name. While somebody here writes, letters are the word's;
the others then buzz by a click on their key.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Seat
from ludogite.games.des_themes.moves import (
    Ballot,
    Buzz,
    Command,
    Event,
    GameEnded,
    GiveUpFloor,
    GiveUpRound,
    Throw,
    Vote,
)
from ludogite.games.des_themes.state import Phase, ThemesView
from ludogite.services.game_session import AnySession
from ludogite.ui import texts
from ludogite.ui.games.des_themes.board import GAME_ID
from ludogite.ui.games.des_themes.screen import ThemesScreen, keys_at
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet, Person
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.fields import HouseMenu

END_SHOWN = 3
"""How long the last answer stands before the result is shown, in throws of dice."""


class DesThemesTable(ThemesScreen):
    """The screen of a table of Dés à thèmes."""

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, table, parent)
        self._moving: list[Event] = []
        self._connect()

    def _connect(self) -> None:
        self.primary.clicked.connect(self._on_primary)
        self.give_back.clicked.connect(self._on_give_back)
        self.pass_button.clicked.connect(self._on_pass)
        self.refuse_button.clicked.connect(self._on_refuse)
        self.abstain_button.clicked.connect(self._on_abstain)
        self.pause_button.clicked.connect(self.toggle_pause)
        self.floor.field.textChanged.connect(self._on_text)
        self.floor.proper.toggled.connect(self._on_text)
        self.floor.themed.connect(self._on_theme)
        self.players.pressed.connect(self._buzz)
        self.players.keys_button.clicked.connect(self.open_keys)
        self.table.rekeyed.connect(self._on_rekeyed)
        self._clock.timeout.connect(self._show_time)
        self.table.happened.connect(self._on_event)
        self.table.viewed.connect(self._on_viewed)
        self.table.undone.connect(self._on_undone)
        self.table.asked.connect(self._on_asked)
        self.table.seated.connect(self.retranslate)

    # ---- following the game -------------------------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        self.begun.emit(event)
        seats = self.table.seats
        sentence = texts.event_sentence(GAME_ID, event, [info.name for info in seats])
        seat = getattr(getattr(event, "said", event), "seat", None)
        if sentence:
            self.announce(sentence)
            self.quiet.say(sentence, seats[seat].ink if seat is not None else None)
        self.played.emit(event)
        if not self._watching:
            self._moving.append(event)
        if isinstance(event, GameEnded) and not self._watching:
            shown = self.look.ms("die_throw") * END_SHOWN
            self._ending = shown > 0 and self.isVisible()
            if self._ending:
                QTimer.singleShot(shown, self, self.skip)

    def _on_viewed(self, view: ThemesView) -> None:
        """Show where it has led to, and what moved."""
        self.show_view(view)
        events, self._moving = self._moving, []
        for event in events:
            self.motion.play(event)

    def _on_undone(self) -> None:
        self._moving.clear()
        self.motion.stop()

    def _on_asked(self, _requests: object) -> None:
        self._refresh()

    def _submit(self, asked: Open, command: Command) -> bool:
        refusal = self.table.submit(asked.request.seat, command, asked.token)
        if refusal is not None:
            self.complain(texts.refusal(refusal.code, refusal.args))
        return refusal is None

    def complain(self, sentence: str) -> None:
        """Say why something was not done."""
        self.quiet.say(sentence)
        self.announce(sentence)

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _on_primary(self) -> None:
        """Do what the button says."""
        voter, writer, thrown, buzzers = self._voter(), self._writer(), self._thrower(), self._buzzers()
        if self.busy:
            self.skip()
        elif self._paused:
            self.resume()
        elif voter is not None:
            self._submit(voter, Vote(Ballot.ACCEPT))
        elif writer is not None:
            self._submit(writer, self._answer())
        elif thrown is not None:
            self._submit(thrown, Throw())
        elif len(buzzers) == 1:
            self._submit(buzzers[0], Buzz())

    def _on_give_back(self) -> None:
        writer = self._writer()
        if writer is not None:
            self._submit(writer, GiveUpFloor())

    def _on_pass(self) -> None:
        """Give up the round: at once where only one can, else for the one who is chosen."""
        buzzers = self._buzzers()
        if len(buzzers) == 1:
            self._submit(buzzers[0], GiveUpRound())
            return
        menu = self.pass_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.pass_button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def pass_menu(self) -> HouseMenu:
        """Make the menu of those who may give up the round."""
        menu = HouseMenu(self.look, self)
        for asked in self._buzzers():
            name = self.table.seats[asked.request.seat].name
            menu.addAction(self.tr("{name} passe la manche").format(name=name), partial(self._give_up, asked.request.seat))
        return menu

    def _give_up(self, seat: Seat) -> None:
        asked = self._asked(seat, "buzz")
        if asked is not None:
            self._submit(asked, GiveUpRound())

    def _on_refuse(self) -> None:
        self._vote(Ballot.REFUSE)

    def _on_abstain(self) -> None:
        self._vote(Ballot.ABSTAIN)

    def _vote(self, ballot: Ballot) -> None:
        voter = self._voter()
        if voter is not None:
            self._submit(voter, Vote(ballot))

    def _on_text(self) -> None:
        self._show_worth()
        writer = self._writer()
        if writer is not None and not self._paused:
            self.primary.setEnabled(bool(self.floor.field.text().strip()))

    def _on_theme(self, number: int) -> None:
        self._theme = number
        self._refresh()
        self.floor.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_keys(self) -> BuzzerSheet:
        """Let the people here choose and try their keys, while the clock stands."""
        self.pause()
        seats = self.table.seats
        people = [Person(seat, info.name, info.ink) for seat, info in enumerate(seats) if self.acts_here(seat)]
        sheet = BuzzerSheet(self.look, people, {person.seat: self.keys[person.seat] for person in people}, self.window())
        sheet.rekeyed.connect(self.table.set_buzzers)
        sheet.open()
        return sheet

    def _on_rekeyed(self) -> None:
        self.keys = keys_at(self.table)
        self._refresh()

    def _buzz(self, seat: Seat) -> None:
        asked = self._asked(seat, "buzz")
        if asked is not None and not self._paused:
            self.motion.stop()
            self._submit(asked, Buzz())

    # ---- pause ------------------------------------------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Stop the clock and hide the dice, or go on."""
        if self._paused:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop the clock and hide the dice, while a round is played."""
        if not self._paused and self._can_pause():
            self._paused = True
            self.motion.stop()
            self.pause_wanted.emit()
            self._refresh()
            self.primary.setFocus(Qt.FocusReason.MouseFocusReason)

    def resume(self) -> None:
        """Show the dice and let the clock run."""
        if self._paused:
            self._paused = False
            self.resume_wanted.emit()
            self._refresh()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_away(self) -> None:
        if not self.isVisible() or (not self.window().isActiveWindow() and QApplication.activePopupWidget() is None):
            self.pause()

    # ---- events -----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the table: the players' keys wherever the keyboard is, Enter, Escape, Ctrl+Z."""
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
        elif event.isAutoRepeat():
            event.accept()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_primary()
        elif key == Qt.Key.Key_Escape and self.panel.isHidden() and (self._writer() is not None and not self._paused):
            self._on_give_back()
        elif key in {Qt.Key.Key_Escape, Qt.Key.Key_Pause} and self.panel.isHidden() and self._can_pause():
            self.toggle_pause()
        elif not event.modifiers() & Qt.KeyboardModifier.ControlModifier and self._player_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _player_key(self, event: QKeyEvent) -> bool:
        """Do what a player's own key does now: vote (with Shift refuse), or buzz."""
        text = event.text().upper()
        seat = next((seat for seat, key in enumerate(self.keys) if key == text and self.acts_here(seat)), None)
        if seat is None or self._paused:
            return False
        voting = self._asked(seat, Phase.VOTE, Phase.HONOUR)
        if voting is not None:
            refused = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self._submit(voting, Vote(Ballot.REFUSE if refused else Ballot.ACCEPT))
        if self._asked(seat, "buzz") is None:
            return False
        self._buzz(seat)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to where one acts."""
        super().focusInEvent(event)
        if not self.floor.field.isHidden():
            self.floor.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.primary.isEnabled() and len(self._buzzers()) != 1:
            self.primary.setFocus(Qt.FocusReason.MouseFocusReason)

    def event(self, event: QEvent) -> bool:
        """Stop the clock when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate:
            QTimer.singleShot(0, self, self._look_away)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the clock stopped when a game is taken up in the middle of a round."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.pause()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock while another page is shown."""
        super().hideEvent(event)
        self.pause()
