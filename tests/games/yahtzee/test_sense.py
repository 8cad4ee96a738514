"""No computer player makes a move that no person would make: what it fills could not only have got better."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb
from random import Random

import pytest

from ludogite.core.advice import LEVELS
from ludogite.games.yahtzee.bot import YahtzeePlayer, can_only_better, wastes_a_box
from ludogite.games.yahtzee.scoring import BOXES, DICE, FACE, FIXED, Box, Dice, JokerRule, Sheet, scores
from ludogite.games.yahtzee.values import Fill
from tests.games.yahtzee.play import solved

DECISIONS = 400
"""Positions for each level in an ordinary run; 1,500 were tried by hand."""


def any_sheet(random: Random) -> Sheet:
    """Fill some boxes at random with what dice could have given."""
    filled = [
        None if random.random() < 0.5 else random.randrange(6) * FACE[box] if box in FACE else random.choice([0, 20])
        for box in BOXES
    ]
    if filled[BOXES.index(Box.YAHTZEE)]:
        filled[BOXES.index(Box.YAHTZEE)] = FIXED[Box.YAHTZEE]
    if None not in filled:
        filled[random.randrange(len(BOXES))] = None
    return Sheet(tuple(filled))


def worse(dice: Dice, fill: Fill, sheet: Sheet) -> bool:
    """Tell whether some throw keeps at least these points for the box whatever falls, and more at best: by trying all."""
    if fill.score.prime:
        return False
    for again in range(1, 2**DICE):
        kept = tuple(die for place, die in enumerate(dice) if not again >> place & 1)
        falls = [
            found[fill.box].points + found[fill.box].prime
            for thrown in combinations_with_replacement(range(1, 7), DICE - len(kept))
            if fill.box in (found := scores((*kept, *thrown), sheet, JokerRule.FRANCAIS))
        ]
        if len(falls) == comb(5 + DICE - len(kept), 5) and min(falls) >= fill.score.points < max(falls):
            return True
    return False


@pytest.mark.parametrize("level", LEVELS)
def test_no_box_is_filled_that_another_throw_can_only_better(level: str) -> None:
    player, random = YahtzeePlayer.of_level(level, JokerRule.FRANCAIS, solved()), Random(level)
    for _ in range(DECISIONS):
        sheet, dice = any_sheet(random), tuple(sorted(random.choices(range(1, 7), k=DICE)))
        left = random.randrange(3)
        rated = player._values.turn(sheet).rate(dice, left, sight=player._weights.sight)
        chosen = player.choose(rated)
        if isinstance(chosen, Fill):
            assert not wastes_a_box(chosen, rated.fills), (sheet, dice, chosen)
            assert not (left and can_only_better(dice, chosen)), (sheet, dice, left, chosen)


def test_what_can_only_get_better_is_what_trying_every_throw_finds() -> None:
    random = Random(16)
    for _ in range(12):
        sheet, dice = any_sheet(random), tuple(sorted(random.choices(range(1, 7), k=DICE)))
        for box, score in scores(dice, sheet, JokerRule.FRANCAIS).items():
            fill = Fill(box, score, 0.0)
            assert can_only_better(dice, fill) == worse(dice, fill, sheet), (sheet, dice, fill)


def test_a_yahtzee_is_not_barred_while_it_may_still_come() -> None:
    only = Sheet(tuple(None if box is Box.YAHTZEE else 10 for box in BOXES))
    for level in LEVELS:
        player = YahtzeePlayer.of_level(level, JokerRule.FRANCAIS, solved())
        chosen = player.choose(player._values.turn(only).rate((1, 2, 4, 4, 6), 2))
        assert not isinstance(chosen, Fill)


def test_four_alike_go_where_four_are_asked() -> None:
    sheet = Sheet(tuple(None if box in {Box.BRELAN, Box.CARRE, Box.CHANCE} else 10 for box in BOXES))
    for level in LEVELS:
        player = YahtzeePlayer.of_level(level, JokerRule.FRANCAIS, solved())
        chosen = player.choose(player._values.turn(sheet).rate((3, 6, 6, 6, 6), 0))
        assert isinstance(chosen, Fill)
        assert chosen.box is Box.CARRE
