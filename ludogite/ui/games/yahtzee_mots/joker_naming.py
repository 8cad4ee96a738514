"""Which letter a joker of Yahtzee des Mots stands for: asked when it is laid, and to be said anew once the words are accepted."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ludogite.games.yahtzee_mots.letters import JOKER
from ludogite.games.yahtzee_mots.moves import Command, Event, Placed, Propose
from ludogite.games.yahtzee_mots.state import YahtzeeMotsView
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard


class JokerNaming(QObject):
    """Asks for the letter of a joker with its card, and hears a typed one."""

    def __init__(self, flow: GameFlow[Command, Event, YahtzeeMotsView], parts: YahtzeeMotsBoard, screen: QWidget) -> None:
        super().__init__(screen)
        self._flow, self._parts = flow, parts
        self._tray, self._card = parts.tray, parts.joker_card
        self._tray.joker_wanted.connect(self._on_wanted)
        self._tray.letter_said.connect(self._on_typed)
        self._card.chosen.connect(self._on_chosen)
        self._card.taken.connect(self._tray.take)

    def _on_wanted(self, die: int) -> None:
        self._card.ask(die, self._tray.geometry(), may_take=self._tray.playable)

    def _on_chosen(self, die: int, letter: str) -> None:
        if self._tray.playable:
            self._tray.say(die, letter)
        else:
            self._propose_with(die, letter)

    def _on_typed(self, letter: str) -> None:
        """Let a typed letter be the joker's while only that may change."""
        self._card.hide()
        dice = self._flow.view.state.dice
        die = next((placed.die for laid in self._tray.draft.racks for placed in laid if dice[placed.die] == JOKER), None)
        if die is not None:
            self._propose_with(die, letter)

    def _propose_with(self, die: int, letter: str) -> None:
        """Propose the accepted words anew with another letter for the joker."""
        accepted = self._flow.view.state.words
        words = tuple(tuple(Placed(die, letter) if placed.die == die else placed for placed in laid) for laid in accepted)
        if words != accepted:
            self._parts.verdict = None
            self._flow.submit(Propose(words))
