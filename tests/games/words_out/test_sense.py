"""No computer player stops, gives points away that are sure, or lets the table stand still."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.core.advice import LEVELS
from ludogite.games.words_out.cards import ALPHABET
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.moves import Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.state import Options, Stage, WordsOutView
from ludogite.words.levels import Vocabulary
from tests.contract.harness import Subject, read
from tests.games.words_out.play import LEXICON, Table
from tests.games.words_out.test_bot import Bots, decides

every_level = pytest.mark.parametrize("level", LEVELS)
DECISIONS = 300
"""Decisions of each level in an ordinary run; 300 were tried by hand."""


def starting(letters: str) -> Table:
    """Lay out a seat that has cashed a word and must begin the row with one of these letters."""
    table = Table.of([f"E {' '.join(letters)}", "S A T O"], ["R U"], open_hands=True)
    return table.place(0, "E").do(0, Claim()).do(1, Decline())


@pytest.mark.parametrize("vocabulary", list(Vocabulary))
def test_every_letter_can_begin_a_row(vocabulary: Vocabulary) -> None:
    for letter in ALPHABET:
        table = starting(letter)
        assert table.asked == (0, "start")
        player: Any = GAME.make_player("moyen", Options(), read, vocabulary)
        rated = player.rate(table.rules.view(table.state, 0))
        assert table.rules.refuse(table.state, 0, rated[0].command) is None, letter
        assert isinstance(rated[0].command, Place)


class Sensible(Bots):
    """A game of one level in which every decision is looked at."""

    decisions = passes = turns = run = 0
    longest = 0

    def pick(self, asked: Any, listed: list[Any]) -> Any:
        command = super().pick(asked, listed)
        view = self.session.view(asked.request.seat)
        self.decisions += 1
        assert not wastes(view, command, self.player), (view, command)
        if view.stage is Stage.TURN:
            self.turns += 1
            self.passes += isinstance(command, Pass)
            could = any(isinstance(each.command, Place) for each in self.player.rate(view))  # type: ignore[attr-defined]
            self.run = self.run + 1 if isinstance(command, Pass) and could else 0
            self.longest = max(self.longest, self.run)
        return command


def wastes(view: WordsOutView, command: Command, player: Any) -> bool:
    """Tell whether a word is given away that nobody can take, or a joker makes less of a word than it could."""
    letters = ["".join(placed.letter for placed in row) for row in view.rows]
    knows = player._mind
    match command:
        case Silence() if view.may_claim and view.laying is not None and knows.claims(letters[view.laying.row]):
            return not view.hand or not knows.extensions(letters[view.laying.row])
        case Decline() if view.shout is not None and len(view.hand) == 1:
            return any(knows.claims(letters[view.shout.row] + letter) for letter in view.hand[0].letter)
        case _:
            return False


@every_level
def test_no_sure_word_is_given_away(level: str) -> None:
    decisions, number = 0, 0
    while decisions < DECISIONS:
        number += 1
        match = Sensible(level, Subject(GAME, Options(), 2 + number % 3), number)
        match.tell_all()
        decisions += match.decisions


@pytest.mark.parametrize("level", ["debutant", "moyen"])
def test_the_table_is_kept_alive(level: str) -> None:
    turns = passes = longest = 0
    for number in range(6):
        match = Sensible(level, Subject(GAME, Options(), 2 + number % 3), number + 100)
        match.tell_all()
        turns, passes, longest = turns + match.turns, passes + match.passes, max(longest, match.longest)
    assert passes / turns < 0.35
    assert longest < 10


@every_level
def test_the_last_card_cashes_its_word(level: str) -> None:
    table = Table.of(["E", "S A T O"], ["R U"]).place(0, "E")
    assert decides(table, 0, level) == Claim()
    assert LEXICON.valid("RUE")
    counter = Table.of(["E A A T", "S"], ["R U"]).place(0, "E").do(0, Claim())
    assert decides(counter, 1, level) == Place(counter.card(1, "S"), 0)
