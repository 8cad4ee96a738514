"""The coach: its ratings, its words and its look back on a game."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from ludogite.core.advice import Advice, Remark
from ludogite.games.yahtzee.coach import Aim, YahtzeeCoach, _aimed, aims, chance_of, cost_code, helping
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.review import Review, review
from ludogite.games.yahtzee.rules import YahtzeeRules
from ludogite.games.yahtzee.scoring import Box, Sheet, normal_points
from ludogite.games.yahtzee.state import Options
from tests.games.yahtzee.play import Game, full_but, sheet_of, solved
from tests.games.yahtzee.test_levels import play
from tests.games.yahtzee.test_rules import play_at_random

COACH = YahtzeeCoach(solved())


def position(dice: tuple[int, ...], rolls: int = 1, seats: int = 1) -> Game:
    game = Game(YahtzeeRules(seats))
    if seats > 1:
        for seat in range(seats):
            game.throw((6,) * 5 if seat == 0 else (1,) * 5)
    game.throw(dice)
    for _ in range(rolls - 1):
        game.throw(dice[:1], (0,))
    return game


def advice_at(game: Game, seat: int = 0) -> Advice[Command]:
    found = COACH.advise(game.rules.view(game.state, seat), seat)
    assert found is not None
    return found


def codes(advice: Advice[Command]) -> list[str]:
    return [remark.code for remark in advice.remarks]


def test_every_choice_is_rated_best_first() -> None:
    game = position((5, 5, 1, 2, 6))
    advice = advice_at(game)
    rated = {rated.command for rated in advice.ranked}
    assert rated == set(game.rules.choices(game.rules.view(game.state, 0), 0))
    values = [rated.value for rated in advice.ranked]
    assert values == sorted(values, reverse=True)
    assert advice.cost(advice.best.command) == 0
    best = solved().evaluate(Sheet(), (5, 5, 1, 2, 6), 2).best
    assert advice.best.value == best.value


def test_the_best_keep_is_said_with_what_it_is_for() -> None:
    advice = advice_at(position((5, 5, 1, 2, 6)))
    assert advice.best.command == Roll((2, 3, 4))
    keep, why, aim = advice.remarks
    assert keep == Remark.of("yahtzee.keep_two", face=5)
    assert aim == Remark.of("yahtzee.aim_mostly", box="brelan"), "two rolls with a pair: 66 times in a hundred"
    assert advice.margin == round(
        advice.best.value - next(each.value for each in advice.ranked if each.value < advice.best.value - 0.05)
    )
    assert why == Remark.of("yahtzee.why_each", face=5, box="cinq")


@pytest.mark.parametrize(("chance", "code"), [(0.9, "likely"), (0.66, "mostly"), (0.5, "even"), (0.2, "one_in")])
def test_chances_are_said_as_people_do(chance: float, code: str) -> None:
    assert _aimed(Aim(Box.BRELAN, chance)).code == f"yahtzee.aim_{code}"


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((6, 6, 6, 1, 2), Remark.of("yahtzee.keep_three", face=6)),
        ((6, 6, 6, 6, 2), Remark.of("yahtzee.keep_four", face=6)),
        ((2, 3, 4, 5, 5), Remark.of("yahtzee.keep", dice="2 3 4 5")),
    ],
)
def test_keeps_are_said_by_what_they_are(dice: tuple[int, ...], said: Remark) -> None:
    remark = advice_at(position(dice)).remarks[0]
    assert (remark.code, remark.args[0]) == (said.code, said.args[0])


def test_a_single_die_to_keep_is_said() -> None:
    view = position((1, 2, 3, 4, 6)).rules.view(position((1, 2, 3, 4, 6)).state, 0)
    advice = COACH.advise(replace(view, sheets=(full_but(Box.SIX),)), 0)
    assert advice is not None
    assert advice.remarks[0] == Remark.of("yahtzee.keep_one", face=6)


UPPER_BUT_TWO = {Box.SIX: 18, Box.CINQ: 15, Box.QUATRE: 12, Box.TROIS: 9}


@pytest.mark.parametrize(
    ("points", "dice", "rolls", "said"),
    [
        ({}, (2, 2, 2, 5, 6), 1, []),
        (UPPER_BUT_TWO, (2, 2, 2, 5, 6), 1, [Remark.of("yahtzee.to_prime", missing=9)]),
        (UPPER_BUT_TWO, (2, 2, 2, 2, 6), 3, [Remark.of("yahtzee.why_prime_left", missing=1)]),
        (UPPER_BUT_TWO | {Box.AS: 3}, (2, 2, 2, 2, 6), 3, [Remark.of("yahtzee.why_prime_won")]),
        (UPPER_BUT_TWO | {Box.SIX: 0, Box.AS: 3}, (2, 2, 2, 2, 6), 3, []),
        (UPPER_BUT_TWO | {Box.SIX: 30}, (2, 2, 2, 5, 6), 1, []),
    ],
    ids=["early", "near", "nearer", "won", "out of reach", "there"],
)
def test_the_prime_is_said_only_where_it_hangs_on_this(
    points: dict[Box, int], dice: tuple[int, ...], rolls: int, said: list[Remark]
) -> None:
    taken = dict.fromkeys((Box.BRELAN, Box.CARRE, Box.FULL, Box.YAHTZEE, Box.CHANCE), 0) if points else {}
    game = position(dice, rolls=rolls)
    advice = COACH.advise(replace(game.rules.view(game.state, 0), sheets=(sheet_of(points | taken),)), 0)
    assert advice is not None
    assert [remark for remark in advice.remarks if "prime" in remark.code] == said


def test_a_box_that_is_best_is_said() -> None:
    advice = advice_at(position((6,) * 5))
    assert advice.remarks[0] == Remark.of("yahtzee.fill", box="yahtzee", points=50)
    assert codes(advice) == ["yahtzee.fill", "yahtzee.why_yahtzee"]


def test_after_the_last_roll_only_boxes_are_rated() -> None:
    advice = advice_at(position((1, 1, 2, 4, 6), rolls=3))
    assert all(isinstance(rated.command, Mark) for rated in advice.ranked)
    assert codes(advice) == ["yahtzee.fill", "yahtzee.why_least"]


def test_a_box_comes_with_its_reason() -> None:
    full = position((6, 6, 6, 6, 3), rolls=3)
    view = full.rules.view(full.state, 0)
    for opened, said in [
        (
            {Box.BRELAN, Box.CARRE},
            [Remark.of("yahtzee.fill", box="carre", points=27), Remark.of("yahtzee.why_rarer", box="brelan")],
        ),
        ({Box.YAHTZEE, Box.GRANDE_SUITE}, [Remark.of("yahtzee.bar", box="yahtzee", points=0), Remark.of("yahtzee.why_bar")]),
        ({Box.CHANCE, Box.GRANDE_SUITE}, [Remark.of("yahtzee.fill", box="chance", points=27), Remark.of("yahtzee.why_chance")]),
        ({Box.SIX, Box.CHANCE}, [Remark.of("yahtzee.fill", box="six", points=24), Remark.of("yahtzee.why_alike")]),
    ]:
        advice = COACH.advise(replace(view, sheets=(full_but(*opened),)), 0)
        assert advice is not None
        assert list(advice.remarks[:2]) == said


def test_throwing_everything_may_be_best() -> None:
    game = position((1, 2, 3, 4, 5))
    advice = COACH.advise(replace(game.rules.view(game.state, 0), sheets=(full_but(Box.SIX),)), 0)
    assert advice is not None
    assert advice.best.command == Roll(ALL_DICE)
    assert codes(advice) == ["yahtzee.throw_all"]


def test_nothing_is_said_where_there_is_nothing_to_decide() -> None:
    game = Game(YahtzeeRules(2))
    assert COACH.advise(game.rules.view(game.state, 0), 0) is None  # opening
    game = position((1, 2, 3, 4, 6), seats=2)
    assert COACH.advise(game.rules.view(game.state, 1), 1) is None  # another's turn
    assert COACH.judge(game.rules.view(game.state, 1), 1, Mark(Box.CHANCE)) is None
    game.do(0, Roll((0,)))
    assert COACH.advise(game.rules.view(game.state, 0), 0) is None  # dice in the air
    game = Game(YahtzeeRules(1))
    assert COACH.judge(game.rules.view(game.state, 0), 0, Roll(ALL_DICE)) is None  # the first roll is no choice


def test_a_choice_is_judged_by_its_cost() -> None:
    game = position((5, 5, 1, 2, 6))
    view = game.rules.view(game.state, 0)
    advice = advice_at(game)
    assert COACH.judge(view, 0, advice.best.command) == Remark.of("yahtzee.cost_perfect")
    for rated in advice.ranked:
        cost = advice.cost(rated.command)
        said = COACH.judge(view, 0, rated.command)
        assert cost is not None
        assert said is not None
        assert said.code == f"yahtzee.cost_{cost_code(cost)}"
        assert said.args == (() if cost_code(cost) == "perfect" else (("cost", cost),))


@pytest.mark.parametrize(
    ("cost", "code"),
    [(0.04, "perfect"), (0.4, "nearly_perfect"), (0.5, "nearly_perfect"), (1.9, "fair"), (6, "costly"), (6.1, "pity")],
)
def test_costs_are_graded(cost: float, code: str) -> None:
    assert cost_code(cost) == code


@pytest.mark.parametrize("command", [Mark(Box.CHANCE, zero=True), Mark(Box.SIX, zero=True)])
def test_a_zero_costs_at_least_the_points_given_away(command: Mark) -> None:
    game = position((6, 6, 6, 1, 2), rolls=3)
    cost = COACH.cost(game.rules.view(game.state, 0), 0, command)
    full = COACH.cost(game.rules.view(game.state, 0), 0, Mark(command.box))
    assert cost is not None
    assert full is not None
    assert cost - full >= normal_points(command.box, (6, 6, 6, 1, 2)) - 0.02


def test_chances_are_those_of_enumeration() -> None:
    made = sum(normal_points(Box.PETITE_SUITE, (2, 3, 4, *dice)) > 0 for dice in product(range(1, 7), repeat=2))
    assert chance_of(Box.PETITE_SUITE, (2, 3, 4), 1) == pytest.approx(made / 36)
    assert chance_of(Box.YAHTZEE, (5, 5, 5), 1) == pytest.approx(1 / 36)
    assert chance_of(Box.YAHTZEE, (5, 5, 5, 5), 2) == pytest.approx(11 / 36)
    assert chance_of(Box.GRANDE_SUITE, (2, 3, 4, 5), 2) == pytest.approx(1 - (2 / 3) ** 2)


def test_aims_are_open_and_not_reached_yet() -> None:
    dice = (3, 3, 3, 4, 5)
    sheet = sheet_of({Box.CARRE: 0})
    throw = solved().evaluate(sheet, dice, 1).throw((3, 4))
    found = aims(sheet, dice, throw, 1)
    assert [aim.box for aim in found] == [Box.FULL, Box.YAHTZEE]
    assert found[0].chance == pytest.approx(5 / 36)
    assert found[1].chance == pytest.approx(1 / 36)


def test_the_coach_names_the_faces_that_would_help_at_the_last_throw() -> None:
    sheet = full_but(Box.SIX, Box.CHANCE)
    throw = solved().evaluate(sheet, (6, 6, 6, 1, 2), 1).throw((3, 4))
    assert helping(solved(), sheet, throw)[0] == 6
    straight = full_but(Box.GRANDE_SUITE)
    throw = solved().evaluate(straight, (2, 3, 4, 5, 5), 1).throw((4,))
    assert sorted(helping(solved(), straight, throw)) == [1, 6]
    mean = solved().evaluate(straight, (1, 1, 1, 1, 1), 1).throw((0, 1, 2, 3, 4))
    assert len(helping(solved(), straight, mean)) <= 2


# ---- looking back -------------------------------------------------------------------------------------------------------


def check_accounts(found: Review, scores: dict[tuple[int, int], int]) -> None:
    assert {(account.manche, account.seat): account.score for account in found.accounts} == scores
    for account in found.accounts:
        place = (account.seat, account.manche)
        lucky = sum(fortune.luck for fortune in found.fortunes if (fortune.seat, fortune.manche) == place)
        lost = sum(decision.cost for decision in found.decisions if (decision.seat, decision.manche) == place)
        assert account.perfect == pytest.approx(254.588, abs=0.01)
        assert account.decisions == pytest.approx(-lost)
        assert account.luck == pytest.approx(lucky)
        assert account.score == pytest.approx(account.perfect + account.luck + account.decisions)


def test_a_score_is_perfect_play_plus_luck_less_decisions() -> None:
    scores, entries = play(["moyen", "parfait"], 4)
    found = review(YahtzeeRules(2), entries, solved())
    check_accounts(found, {(1, 0): scores[0], (1, 1): scores[1]})
    assert found.accounts[0].decisions < 0
    assert found.accounts[1].decisions == 0
    assert all(decision.command == decision.best for decision in found.decisions if decision.seat == 1)
    assert all(decision.cost >= 0 for decision in found.decisions)
    assert len({decision.entry for decision in found.decisions}) == len(found.decisions)


def test_each_manche_has_its_own_account() -> None:
    game = play_at_random(YahtzeeRules(3, Options(manches=2)), 8)
    scores = {
        (manche, seat): sheet.total
        for manche, sheets in enumerate((*game.state.past, game.state.sheets), 1)
        for seat, sheet in enumerate(sheets)
    }
    check_accounts(review(game.rules, game.entries, solved()), scores)


def test_an_unfinished_game_has_decisions_but_no_account() -> None:
    game = position((5, 5, 1, 2, 6), rolls=2)
    found = review(game.rules, game.entries, solved())
    assert [(decision.turn, decision.roll, decision.command) for decision in found.decisions] == [(1, 1, Roll((0,)))]
    assert [(fortune.turn, fortune.roll) for fortune in found.fortunes] == [(1, 1), (1, 2)]
    assert found.accounts == ()


def test_a_yahtzee_is_luck_and_wasting_it_is_a_decision() -> None:
    game = Game(YahtzeeRules(1))
    game.fill(Box.CHANCE, (6,) * 5)
    found = review(game.rules, game.entries, solved())
    (fortune,), (decision,) = found.fortunes, found.decisions
    assert fortune.luck > 30
    assert (decision.command, decision.best) == (Mark(Box.CHANCE), Mark(Box.YAHTZEE))
    assert decision.cost > 10
    assert decision.entry == 2
