"""The levels are really stronger: short series with fixed codes; ``benchmarks/mots_de_tete.py`` plays the long ones."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.mots_de_tete.bot import WEIGHTS, MotsPlayer
from ludogite.games.mots_de_tete.game import GAME
from ludogite.games.mots_de_tete.state import Options
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_header
from ludogite.words.levels import Vocabulary
from tests.games.mots_de_tete.play import READ, WORDS

GAMES = 10


def wins(better: MotsPlayer, worse: MotsPlayer) -> int:
    """Count the games that the first player wins, seats rotated."""
    won = 0
    for number in range(GAMES):
        header = new_header(GAME, 2, code_for("levels", number), {"target": 200})
        clock = VirtualClock()
        session = Loaded(GAME, Options(target=200), header, ()).session(READ, clock)
        mine = number % 2
        players = {mine: better, 1 - mine: worse}
        outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
        won += outcome.places[mine] == 1
    return won


@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    assert wins(MotsPlayer.of_level(better, WORDS), MotsPlayer.of_level(worse, WORDS)) > GAMES / 2


def test_a_level_is_more_than_its_vocabulary() -> None:
    known = Vocabulary.LARGE
    assert wins(MotsPlayer.of_level("fort", WORDS, known), MotsPlayer.of_level("debutant", WORDS, known)) > GAMES / 2


def test_a_vocabulary_is_worth_something_by_itself() -> None:
    rich, poor = (MotsPlayer.of_level("fort", WORDS, known) for known in (Vocabulary.TOUT, Vocabulary.COURANT))
    assert wins(rich, poor) > GAMES / 2


def test_every_level_is_tempered() -> None:
    assert tuple(WEIGHTS) == LEVELS
