"""The words that a computer player knows can be chosen for its seat, in every game that has words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.catalog import CATALOG
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.game import Game
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, new_game, new_header, reader
from ludogite.games.yahtzee.game import GAME as YAHTZEE
from ludogite.games.yahtzee_mots.game import GAME as MOTS
from ludogite.games.yahtzee_mots.moves import Propose, spelt
from ludogite.words.levels import Vocabulary

READ = reader(Path(__file__).resolve().parents[2] / "resources")
GAMES = [entry.load() for entry in CATALOG if entry.is_ready]


@pytest.mark.parametrize("game", [game for game in GAMES if game.vocabularies], ids=lambda game: game.id)
def test_every_level_of_a_game_with_words_has_its_usual_ones(game: Game) -> None:
    assert tuple(game.vocabularies) == LEVELS
    known = [list(Vocabulary).index(game.vocabularies[level]) for level in LEVELS]
    assert known == sorted(known)
    assert game.vocabularies["parfait"] is Vocabulary.TOUT


def test_a_game_without_words_ignores_the_choice() -> None:
    assert not YAHTZEE.vocabularies
    options = YAHTZEE.read_options({})
    assert type(YAHTZEE.seat_player("moyen", "enfant", options, READ)) is type(YAHTZEE.make_player("moyen", options, READ))


def _words_of(vocabulary: str | None) -> set[str]:
    """Play one game of Yahtzee des Mots between two players of this vocabulary; list what they proposed."""
    header, clock = new_header(MOTS, 2, code_for("vocabulary", 1), {}), VirtualClock()
    session = new_game(header).session(READ, clock)
    options = MOTS.read_options({})
    players = {seat: MOTS.seat_player("moyen", vocabulary, options, READ) for seat in range(2)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    proposed = [entry.command for entry in session.entries if isinstance(entry.command, Propose)]
    return {spelt(word) for command in proposed for word in command.words}


def test_a_player_with_the_words_of_a_child_plays_no_others() -> None:
    levels = vocabularies(READ)
    words = _words_of("enfant")
    assert words
    assert all(levels.holds(word, Vocabulary.ENFANT) for word in words)
    assert not all(levels.holds(word, Vocabulary.ENFANT) for word in _words_of("tout"))
