"""What dice are worth: the worked examples of the sheet, the joker, the zero option and the primes."""

from __future__ import annotations

from itertools import product

import pytest

from ludogite.games.yahtzee.scoring import (
    BOXES,
    LOWER,
    UPPER,
    Barred,
    Box,
    JokerRule,
    Score,
    Sheet,
    is_yahtzee,
    normal_points,
    score,
    scores,
)
from tests.games.yahtzee.play import full_but, sheet_of

EMPTY = Sheet()
FR, IMPOSE = JokerRule.FRANCAIS, JokerRule.IMPOSE

EXAMPLES = [
    # "une paire de 3": whatever the other dice show
    *[(Box.TROIS, (3, 3, *rest), 6) for rest in product((1, 2, 4, 5, 6), repeat=3)],
    # 3 3 3 5 5
    (Box.TROIS, (3, 3, 3, 5, 5), 9), (Box.CINQ, (3, 3, 3, 5, 5), 10), (Box.BRELAN, (3, 3, 3, 5, 5), 19),
    (Box.FULL, (3, 3, 3, 5, 5), 25), (Box.CHANCE, (3, 3, 3, 5, 5), 19),
    # three 3 that make 19 with two other numbers
    (Box.BRELAN, (3, 3, 3, 4, 6), 19),
    # 5 5 5 4 4
    (Box.FULL, (5, 5, 5, 4, 4), 25), (Box.BRELAN, (5, 5, 5, 4, 4), 23), (Box.CINQ, (5, 5, 5, 4, 4), 15),
    (Box.QUATRE, (5, 5, 5, 4, 4), 8), (Box.CHANCE, (5, 5, 5, 4, 4), 23),
    (Box.CARRE, (5, 5, 5, 5, 1), 21),
    *[(Box.PETITE_SUITE, (2, 3, 4, 5, die), 30) for die in range(1, 7)],
    (Box.PETITE_SUITE, (1, 2, 3, 4, 6), 30), (Box.PETITE_SUITE, (3, 4, 5, 6, 3), 30),
    (Box.GRANDE_SUITE, (1, 2, 3, 4, 5), 40), (Box.GRANDE_SUITE, (2, 3, 4, 5, 6), 40),
    (Box.PETITE_SUITE, (1, 2, 3, 4, 5), 30), (Box.PETITE_SUITE, (6, 5, 4, 3, 2), 30),
    (Box.YAHTZEE, (3, 3, 3, 3, 3), 50),
]  # fmt: skip

MISSES = [
    (Box.BRELAN, (3, 3, 4, 4, 5)), (Box.CARRE, (3, 3, 3, 4, 4)), (Box.FULL, (3, 3, 3, 4, 5)), (Box.FULL, (2, 2, 2, 2, 3)),
    (Box.PETITE_SUITE, (1, 2, 3, 5, 6)), (Box.GRANDE_SUITE, (1, 2, 3, 4, 6)), (Box.GRANDE_SUITE, (1, 3, 4, 5, 6)),
    (Box.YAHTZEE, (3, 3, 3, 3, 4)), (Box.AS, (2, 3, 4, 5, 6)),
]  # fmt: skip


@pytest.mark.parametrize(("box", "dice", "points"), EXAMPLES)
def test_the_sheet_s_worked_examples(box: Box, dice: tuple[int, ...], points: int) -> None:
    assert score(box, dice, EMPTY, FR) == Score(points)
    assert score(box, tuple(reversed(dice)), EMPTY, IMPOSE) == Score(points)


@pytest.mark.parametrize(("box", "dice"), MISSES)
def test_what_does_not_fit_is_worth_nothing(box: Box, dice: tuple[int, ...]) -> None:
    assert score(box, dice, EMPTY, FR) == Score(0)


def test_five_alike_in_an_empty_sheet_are_a_normal_roll() -> None:
    found = {box: result.points for box, result in scores((4,) * 5, EMPTY, FR).items()}
    assert found == {
        **dict.fromkeys(BOXES, 0), Box.QUATRE: 20, Box.BRELAN: 20, Box.CARRE: 20, Box.YAHTZEE: 50, Box.CHANCE: 20,
    }  # fmt: skip


@pytest.mark.parametrize("dice", [(1, 2, 2, 5, 6), (6, 6, 6, 6, 6), (1, 2, 3, 4, 5)])
def test_any_empty_box_takes_a_zero(dice: tuple[int, ...]) -> None:
    assert all(score(box, dice, EMPTY, FR, zero=True) == Score(0) for box in BOXES)


@pytest.mark.parametrize("rule", JokerRule)
def test_a_filled_box_is_taken(rule: JokerRule) -> None:
    sheet = sheet_of({Box.CHANCE: 0})
    assert score(Box.CHANCE, (1, 2, 3, 4, 5), sheet, rule) == Barred("box_taken")
    assert score(Box.CHANCE, (1, 2, 3, 4, 5), sheet, rule, zero=True) == Barred("box_taken")


@pytest.mark.parametrize(("yahtzee", "prime"), [(50, 100), (0, 0)])
@pytest.mark.parametrize("rule", JokerRule)
def test_a_joker_scores_in_any_lower_box(rule: JokerRule, yahtzee: int, prime: int) -> None:
    sheet = sheet_of({Box.YAHTZEE: yahtzee, Box.QUATRE: 12})
    expected = {
        Box.BRELAN: 20, Box.CARRE: 20, Box.FULL: 25, Box.PETITE_SUITE: 30, Box.GRANDE_SUITE: 40, Box.CHANCE: 20,
    }  # fmt: skip
    assert scores((4,) * 5, sheet, rule) == {box: Score(points, prime, joker=True) for box, points in expected.items()}
    assert score(Box.FULL, (4,) * 5, sheet, rule, zero=True) == Score(0, prime, joker=True)
    for box in (Box.AS, Box.SIX):
        assert score(box, (4,) * 5, sheet, rule) == Barred("joker_lower_first")
        assert score(box, (4,) * 5, sheet, rule, zero=True) == Barred("joker_lower_first")


@pytest.mark.parametrize(("yahtzee", "prime"), [(50, 100), (0, 0)])
@pytest.mark.parametrize("rule", JokerRule)
def test_without_a_lower_box_a_joker_is_a_zero_above(rule: JokerRule, yahtzee: int, prime: int) -> None:
    sheet = full_but(Box.AS, Box.SIX, yahtzee=yahtzee, quatre=12)
    assert scores((4,) * 5, sheet, rule) == {Box.AS: Score(0, prime), Box.SIX: Score(0, prime)}


def test_with_its_upper_box_open_a_further_yahtzee_is_a_normal_roll() -> None:
    sheet = sheet_of({Box.YAHTZEE: 50, Box.AS: 2})
    found = scores((4,) * 5, sheet, FR)
    assert set(found) == set(BOXES) - {Box.YAHTZEE, Box.AS}
    points = {box: result.points for box, result in found.items()}
    assert points[Box.QUATRE] == points[Box.BRELAN] == points[Box.CARRE] == points[Box.CHANCE] == 20
    assert points[Box.FULL] == points[Box.PETITE_SUITE] == points[Box.GRANDE_SUITE] == points[Box.SIX] == 0
    assert all(result.prime == 100 and not result.joker for result in found.values())


@pytest.mark.parametrize(("yahtzee", "prime"), [(50, 100), (0, 0)])
def test_joker_impose_forces_the_upper_box_while_it_is_open(yahtzee: int, prime: int) -> None:
    sheet = sheet_of({Box.YAHTZEE: yahtzee, Box.AS: 2})
    assert scores((4,) * 5, sheet, IMPOSE) == {Box.QUATRE: Score(20, prime)}
    assert score(Box.QUATRE, (4,) * 5, sheet, IMPOSE, zero=True) == Score(0, prime)
    assert score(Box.FULL, (4,) * 5, sheet, IMPOSE) == Barred("joker_upper_forced")
    assert score(Box.SIX, (4,) * 5, sheet, IMPOSE, zero=True) == Barred("joker_upper_forced")


def test_the_joker_rules_differ_only_for_a_further_yahtzee_with_its_upper_box_open() -> None:
    sheets = [EMPTY, sheet_of({Box.YAHTZEE: 50}), sheet_of({Box.YAHTZEE: 0, Box.SIX: 18}), full_but(Box.AS, Box.TROIS)]
    for sheet in sheets:
        for dice in product(range(1, 7), repeat=5):
            differ = scores(dice, sheet, FR) != scores(dice, sheet, IMPOSE)
            open_above = is_yahtzee(dice) and not sheet.is_open(Box.YAHTZEE) and sheet.is_open(UPPER[dice[0] - 1])
            forced = open_above and len(sheet.open_boxes) > 1
            assert differ == forced


def test_a_score_is_always_possible() -> None:
    for opened in BOXES:
        for rule in JokerRule:
            for face in range(1, 7):
                assert scores((face,) * 5, full_but(opened, yahtzee=50), rule)


@pytest.mark.parametrize(
    ("upper", "prime"),
    [((3, 6, 9, 12, 15, 18), 35), ((2, 6, 9, 12, 15, 18), 0), ((0, 8, 12, 16, 15, 12), 35), ((5, 10, 15, 20, 25, 30), 35)],
)
def test_the_prime_of_35_is_due_from_63(upper: tuple[int, ...], prime: int) -> None:
    assert Sheet((*upper, *(None,) * 7)).prime == prime


def test_totals_add_up() -> None:
    points = (3, 8, 9, 12, 15, 24, 22, 0, 25, 30, 40, 50, 19)
    sheet = Sheet(points, primes=2)
    assert (sheet.upper, sheet.prime, sheet.lower, sheet.yahtzee_primes) == (71, 35, 186, 200)
    assert sheet.total == 71 + 35 + 186 + 200
    assert sheet.full
    assert not sheet.open_boxes


def test_marking_writes_the_points_and_counts_the_prime() -> None:
    sheet = sheet_of({Box.YAHTZEE: 50}).mark(Box.CHANCE, Score(30, 100, joker=True))
    assert (sheet[Box.CHANCE], sheet.primes, sheet.total) == (30, 1, 180)
    assert sheet.open_boxes == tuple(box for box in BOXES if box not in {Box.YAHTZEE, Box.CHANCE})


def test_counts_of_rolls_that_score() -> None:
    """Known counts among the 7,776 rolls; anyone can check them."""
    rolls = list(product(range(1, 7), repeat=5))
    counts = {box: sum(normal_points(box, dice) > 0 for dice in rolls) for box in LOWER}
    assert counts == {
        Box.BRELAN: 1656, Box.CARRE: 156, Box.FULL: 300, Box.PETITE_SUITE: 1200, Box.GRANDE_SUITE: 240, Box.YAHTZEE: 6,
        Box.CHANCE: 7776,
    }  # fmt: skip
