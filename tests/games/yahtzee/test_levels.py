"""How well the computer players play, measured, and that they see no more than they may.

The mean score of a level is estimated without its luck: it is the known optimum less the mean cost of its decisions
(``review``), an unbiased estimate with a quarter of the spread of the scores themselves.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import Entry
from ludogite.core.rules import Request
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import new_game, new_header
from ludogite.games.yahtzee.bot import LEAST_MS, USUAL, WEIGHTS, YahtzeePlayer
from ludogite.games.yahtzee.game import GAME
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.review import review
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import BOXES, Box, JokerRule
from ludogite.games.yahtzee.state import Options
from tests.games.yahtzee.play import Game, Given, read, solved

OPTIMUM = 254.588241
BANDS = {"debutant": (180, 210), "moyen": (205, 225), "fort": (230, 245), "parfait": (253, 256)}
GAMES = {"debutant": 60, "moyen": 60, "fort": 60, "parfait": 10}


def play(levels: Sequence[str], number: int, *, joker: bool = False) -> tuple[tuple[int, ...], tuple[Entry[Command], ...]]:
    """Play one game of a series; gives the scores and the log."""
    options = {"joker_impose": joker}
    header = new_header(GAME, len(levels), code_for("levels", number), options)
    clock = VirtualClock()
    session: Any = new_game(header).session(read, clock)
    agreed = GAME.read_options(options)
    players = {seat: GAME.make_player(level, agreed, read) for seat, level in enumerate(levels)}
    outcome = play_out(session, players, chance_of(header.code).apart("players"), clock)
    return outcome.scores, session.entries


@cache
def costs(level: str) -> tuple[float, ...]:
    """What the decisions of each game of a series lost, in points."""
    found = []
    for number in range(GAMES[level]):
        _, entries = play([level], number)
        (account,) = review(YahtzeeRules(1), entries, solved()).accounts
        found.append(-account.decisions)
    return tuple(found)


def test_the_four_levels_are_those_of_every_game() -> None:
    assert tuple(WEIGHTS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_scores_in_its_band(level: str) -> None:
    low, high = BANDS[level]
    lost = costs(level)
    mean, error = OPTIMUM - fmean(lost), stdev(lost) / sqrt(len(lost))
    assert low < mean - 3 * error
    assert mean + 3 * error < high


def test_parfait_never_gives_anything_away() -> None:
    assert max(costs("parfait")) == 0


@pytest.mark.parametrize(("better", "worse"), [("moyen", "debutant"), ("fort", "moyen"), ("parfait", "fort")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Two seats, taken in turn; the whole 95 % interval of games won lies above one half (ties count as half)."""
    games, won = 300, 0.0
    for number in range(games):
        place = number % 2
        scores, _ = play([better, worse] if place == 0 else [worse, better], number)
        won += 1.0 if scores[place] > scores[1 - place] else 0.5 if scores[0] == scores[1] else 0.0
    share = won / games
    assert share - 1.96 * sqrt(share * (1 - share) / games) > 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_under_the_joker_impose_too(level: str) -> None:
    scores, _ = play([level, level, level], 1, joker=True)
    assert all(score > 50 for score in scores)


def level_player(level: str) -> YahtzeePlayer:
    return YahtzeePlayer.of_level(level, JokerRule.FRANCAIS, solved())


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_depend_on_the_view_alone_and_are_quick(level: str) -> None:
    game = Game(YahtzeeRules(1))
    game.fill(Box.YAHTZEE, (2,) * 5)
    game.throw((1, 3, 3, 4, 6))
    view, requests = game.rules.view(game.state, 0), game.rules.requests(game.state)
    player = level_player(level)
    player.decide(view, requests, Chance(b"x"))  # tables are made at the first decision
    begun = time.process_time()
    choices = [level_player(level).decide(view, requests, Chance(bytes([number]))) for number in range(1, 9)]
    assert (time.process_time() - begun) / len(choices) < 0.02  # of our own time; 5 ms are aimed at
    assert len({choice.command for choice in choices if choice}) == 1
    assert all(choice and choice.delay_ms >= LEAST_MS >= 600 for choice in choices)


@pytest.mark.parametrize("level", LEVELS)
def test_all_dice_are_thrown_first_and_in_the_opening(level: str) -> None:
    game = Game(YahtzeeRules(2))
    player = level_player(level)
    for _ in range(2):
        choice = player.decide(game.rules.view(game.state, game.state.seat), game.rules.requests(game.state), Chance(b"x"))
        assert choice is not None
        assert choice.command == Roll(ALL_DICE)
        game.throw((6,) * 5 if game.state.seat == 0 else (1,) * 5)
    choice = player.decide(game.rules.view(game.state, 0), game.rules.requests(game.state), Chance(b"x"))
    assert choice is not None
    assert choice.command == Roll(ALL_DICE)
    assert player.decide(game.rules.view(game.state, 1), (), Chance(b"x")) is None


def decision(level: str, dice: tuple[int, ...], *, rolls: int = 1) -> Command:
    game = Game(YahtzeeRules(1))
    game.throw(dice)
    for _ in range(rolls - 1):
        game.throw(dice[:1], (0,))
    requests: tuple[Request, ...] = game.rules.requests(game.state)
    choice = level_player(level).decide(game.rules.view(game.state, 0), requests, Chance(b"x"))
    assert choice is not None
    return choice.command


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_keeps_a_yahtzee(level: str) -> None:
    assert decision(level, (6, 6, 6, 6, 6)) == Mark(Box.YAHTZEE)


def test_weaker_levels_see_less() -> None:
    # Nothing came of three rolls: the strong give up As or save Chance, the weak take the most points there are.
    assert decision("debutant", (1, 1, 2, 4, 6), rolls=3) == Mark(Box.CHANCE)
    assert decision("moyen", (1, 1, 2, 4, 6), rolls=3) == Mark(Box.CHANCE)
    assert decision("parfait", (1, 1, 2, 4, 6), rolls=3) == Mark(Box.AS)
    # One die off a long run: a débutant collects one number, the others go for it.
    assert decision("moyen", (2, 3, 4, 5, 5), rolls=2) in {Roll((3,)), Roll((4,)), Mark(Box.PETITE_SUITE)}
    assert decision("parfait", (2, 3, 4, 5, 5), rolls=2) in {Roll((3,)), Roll((4,))}
    assert decision("debutant", (2, 3, 4, 5, 5), rolls=2) == Mark(Box.PETITE_SUITE)


def test_a_box_s_usual_worth_is_what_parfait_makes_of_it() -> None:
    assert set(USUAL) == set(BOXES)
    assert sum(USUAL.values()) == pytest.approx(OPTIMUM - 35 * 0.6812 - 9.6, abs=3)  # less the primes of 35 and of 100


def test_parfait_needs_the_solved_values_and_no_other_level_does() -> None:
    asked = []

    def counted(name: str) -> bytes:
        asked.append(name)
        return read(name)

    for level in LEVELS:
        GAME.make_player(level, Options(joker_impose=True), Given(counted))
    assert asked == ["yahtzee/joker_impose.bin"]
