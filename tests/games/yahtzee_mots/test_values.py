"""Exact play: the walks over the lattice against plain enumeration, and one turn against the solved table."""

from __future__ import annotations

from functools import cache
from itertools import product
from statistics import fmean

import pytest

from ludogite.games.yahtzee_mots.game import values_of
from ludogite.games.yahtzee_mots.lattice import best_throws, throw_number, throws_of
from ludogite.games.yahtzee_mots.letters import DICE, FACES
from ludogite.games.yahtzee_mots.moves import spelt
from ludogite.games.yahtzee_mots.outlook import BIT, of_sheet
from ludogite.games.yahtzee_mots.sheet import NUMBERED, Box, Sheet
from ludogite.games.yahtzee_mots.state import Options
from ludogite.games.yahtzee_mots.tables import ALL_ROLLS, WEIGHTS
from ludogite.games.yahtzee_mots.values import Fill, OpenSheet, Throw, Turn, Values
from tests.games.yahtzee_mots.play import dice, read, sheet_of


@cache
def values(*, free: bool = False) -> Values:
    return values_of("parfait", Options(ordre_libre=free), read)


def test_one_throw_is_the_mean_over_the_dice_thrown() -> None:
    worth = [float(roll * 7919 % 1009) for roll in range(ALL_ROLLS)]
    faces = (1, 0, 5, 2, 3, 4, 2)
    means = throws_of(worth, faces)
    for again in ((), (6,), (0,), (2, 5), (1, 3, 6)):
        shown = [range(FACES) if die in again else (faces[die],) for die in range(DICE)]
        rolls = (sum(face * weight for face, weight in zip(one, WEIGHTS, strict=True)) for one in product(*shown))
        assert means[throw_number(again)] == pytest.approx(fmean(worth[roll] for roll in rolls))
    assert means[throw_number(range(DICE))] == pytest.approx(fmean(worth))


def test_the_best_throw_of_a_roll_is_the_best_of_all_128() -> None:
    worth = [float(roll * 7919 % 1009) for roll in range(ALL_ROLLS)]
    best = best_throws(worth)
    for faces in ((1, 0, 5, 2, 3, 4, 2), (0,) * 7, (5,) * 7):
        roll = sum(face * weight for face, weight in zip(faces, WEIGHTS, strict=True))
        assert best[roll] == pytest.approx(max(throws_of(worth, faces)))


@pytest.mark.parametrize("free", [False, True])
def test_a_turn_is_worth_what_the_table_says(*, free: bool) -> None:
    """The last turn with only Chance open: in free order the same, seen from another table."""
    points = dict.fromkeys(NUMBERED[:7], 0) | {
        Box.TOUTES_VOYELLES: 25, Box.TOUTES_CONSONNES: 25, Box.YAHTZEE_DES_MOTS: 50,
    }  # fmt: skip
    sheet = sheet_of(points)
    turn = Turn(values(free=free), OpenSheet.of(sheet, ordered=not free))
    assert turn.expected == pytest.approx(of_sheet(values(free=free).outlook, sheet), abs=2e-3)


def test_the_worth_of_stopping_is_that_of_the_best_marking() -> None:
    """The sums over all rolls, against the marks that the rules allow on the dice themselves."""
    for free in (False, True):
        for filled in ({}, {Box.YAHTZEE_DES_MOTS: 50, Box.MOT2: 0}, {Box.CHANCE: 20, Box.MOT2: 0}):
            sheet = sheet_of(dict(filled))
            turn = values(free=free).turn(OpenSheet.of(sheet, ordered=not free))
            for letters in ("DEBTAXS", "IUOAEXS", "UAEAEYE", "CSBLVFS", "CEZRIY◊", "GUEAAX◊"):
                shown = dice(letters)
                early = values(free=free).fills(sheet, shown, 2, ordered=not free)[0].value
                late = values(free=free).fills(sheet, shown, 3, ordered=not free)[0].value
                number = sum(
                    weight * faces.index(face)
                    for weight, faces, face in zip(WEIGHTS, values().letter_dice.faces, shown, strict=True)
                )
                assert turn._by_roll[0][number] == pytest.approx(early)
                assert turn.late[number] == pytest.approx(late)


def test_the_best_thing_to_do_after_the_second_roll() -> None:
    evaluation = values().evaluate(Sheet(), dice("IUOAEXS"), 2, ordered=True)
    assert isinstance(evaluation.best, Fill)
    assert [spelt(word) for word in evaluation.best.words] == ["OISEAUX"]
    assert evaluation.best.written.box is Box.YAHTZEE_DES_MOTS
    assert len(evaluation.throws) == 127
    again = values().evaluate(Sheet(), dice("CSBEVFS"), 2, ordered=True).best
    assert isinstance(again, Throw)


def test_turns_alike_are_worked_out_once() -> None:
    standing = OpenSheet.of(Sheet(), ordered=True)
    assert values().turn(standing) is values().turn(standing)
    assert standing.opened & BIT[Box.MOT2]
