"""What decisions lost, looked back on: for each game that has a review, on whole games between computer players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from ludogite.core.advice import Hindsight, Reckoning
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import Option
from ludogite.games.catalog import find_game
from ludogite.games.game import Game
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, AnySession, new_game, new_header, reader
from tests.scale import scaled

READ = reader(Path(__file__).parents[2] / "resources")
SHORT: dict[str, dict[str, Option]] = {"mots_de_tete": {"target": 50}}
LEVELS = {"yahtzee": ("parfait", "debutant"), "yahtzee_mots": ("debutant", "debutant")}
SEVERAL = range(1, 5)
"""Games of *Mots de Tête* that are looked back on where one could be anybody's: in one of eight débutant finds more than fort."""
GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "words_out")


def game_of(name: str) -> Game:
    entry = find_game(name)
    assert entry is not None
    return entry.load()


@cache
def played(name: str, number: int = 1, *, free: bool = False) -> tuple[AnySession, Hindsight]:
    game, options = game_of(name), SHORT.get(name, {}) | ({"ordre_libre": True} if free else {})
    header, clock = new_header(game, 2, code_for("hindsight", number), options), VirtualClock()
    session = new_game(header).session(READ, clock)
    agreed = game.read_options(options)
    levels = LEVELS.get(name, ("fort", "debutant"))
    players = {seat: game.make_player(level, agreed, READ) for seat, level in enumerate(levels)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    assert game.make_review is not None
    return session, game.make_review(agreed, READ)(session.rules, session.entries)


@pytest.mark.parametrize("name", GAMES)
def test_losses_are_positive_ordered_and_point_at_their_seat(name: str) -> None:
    session, found = played(name)
    assert found.losses
    assert len(found.lost) == 2
    costs = [loss.cost for loss in found.losses]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    states = [session.rules.start()]
    for entry in session.entries:
        states.append(session.rules.apply(states[-1], entry.seat, entry.command, entry.at_ms).state)
    for loss in found.losses:
        assert session.rules.outcome(states[loss.entry]) is None
        asked = {request.seat for request in session.rules.requests(states[loss.entry])}
        assert loss.seat in asked, loss
    for seat in range(2):
        listed = found.dearest(seat)
        assert len(listed) <= 5
        assert sum(loss.cost for loss in listed) <= found.lost[seat] + 1e-6


@pytest.mark.parametrize(
    ("name", "reckoning"),
    [
        ("yahtzee", Reckoning.EXACT),
        ("yahtzee_mots", Reckoning.EXACT),
        ("mots_de_tete", Reckoning.ESTIMATED),
        ("words_out", Reckoning.OPEN),
    ],
)
def test_each_game_says_how_it_reckons(name: str, reckoning: Reckoning) -> None:
    _, found = played(name)
    assert found.reckoning is reckoning
    assert (found.places is None) == (reckoning is Reckoning.OPEN)


def test_free_order_is_not_called_exact() -> None:
    _, found = played("yahtzee_mots", free=True)
    assert found.reckoning is Reckoning.NEAR
    assert found.places is not None


def test_perfect_play_of_yahtzee_loses_nothing_and_stands_first_without_chance() -> None:
    _, found = played("yahtzee")
    assert found.lost[0] == pytest.approx(0.0, abs=1e-6)
    assert found.lost[1] > 20
    assert found.places == (1, 2)
    assert found.dearest(0) == ()


def test_equal_losses_share_a_place() -> None:
    assert Hindsight(Reckoning.EXACT, (), (3.04, 1.0, 2.98)).places == (2, 1, 2)


def test_a_difference_that_means_nothing_is_a_draw() -> None:
    close = Hindsight(Reckoning.EXACT, (), (14.6, 13.9, 30.0))
    assert close.places == (1, 1, 3)
    assert close.is_close
    assert not Hindsight(Reckoning.EXACT, (), (14.6, 12.9)).is_close
    assert not Hindsight(Reckoning.EXACT, (), (14.6, 14.6)).is_close
    assert Hindsight(Reckoning.EXACT, (), (0.0, 0.8, 1.6)).places == (1, 1, 3), "small steps do not make a long draw"


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee_mots", "mots_de_tete"])
def test_the_review_says_of_every_decision_what_the_coach_had_said(name: str) -> None:
    """That of Words Out sees all hands, and lists only what was missed: there is nothing to compare."""
    session, found = played(name)
    game = game_of(name)
    assert game.make_coach is not None
    coach = game.make_coach(game.read_options(SHORT.get(name, {})), READ)
    weighed = {one.entry: one.cost for one in found.weighed}
    state, seen = session.rules.start(), 0
    for place, entry in enumerate(session.entries):
        if entry.seat >= 0:
            remark = coach.judge(session.rules.view(state, entry.seat), entry.seat, entry.command)
            if remark is not None:
                said = float(dict(remark.args).get("cost", 0.0))
                assert weighed.get(place, 0.0) == pytest.approx(said, abs=0.051), "what costs less is called perfect"
                seen += 1
        state = session.rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    assert seen > 2


@pytest.mark.parametrize("name", GAMES)
def test_what_the_coach_advises_costs_nothing_when_it_is_done(name: str) -> None:
    session, _ = played(name)
    game = game_of(name)
    assert game.make_coach is not None
    coach = game.make_coach(game.read_options(SHORT.get(name, {})), READ)
    state, seen = session.rules.start(), 0
    for entry in session.entries:
        if entry.seat >= 0:
            view = session.rules.view(state, entry.seat)
            if (advice := coach.advise(view, entry.seat)) is not None:
                remark = coach.judge(view, entry.seat, advice.best.command)
                assert remark is None or "cost" not in dict(remark.args), (advice.best, remark)
                seen += 1
        state = session.rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    assert seen > 2


@pytest.mark.parametrize("name", ["yahtzee", pytest.param("yahtzee_mots", marks=pytest.mark.slow)])
def test_perfect_play_and_luck_roll_by_roll_and_choices_make_the_score(name: str) -> None:
    session, found = played(name)
    outcome = session.outcome()
    assert outcome is not None
    assert [account.score for account in found.accounts] == list(outcome.scores)
    for seat, account in enumerate(found.accounts):
        rolls = sum(one.luck for one in found.fortunes if one.seat == seat)
        costs = sum(one.cost for one in found.weighed if one.seat == seat)
        assert account.perfect + rolls - costs == pytest.approx(account.score, abs=0.005)
        assert account.luck == pytest.approx(rolls, abs=0.005)
        assert account.choices == pytest.approx(-costs, abs=0.005)


def test_accounts_of_random_games_add_up_to_the_cent() -> None:
    game, worst = game_of("yahtzee"), 0.0
    assert game.make_review is not None
    options = game.read_options({})
    look_back = game.make_review(options, READ)
    count = scaled(40, 1000)
    for number in range(count):
        header = new_header(game, 1, code_for("accounts", number), {})
        session, picks = new_game(header).session(READ, VirtualClock()), Random(number)
        while session.outcome() is None:
            asked = session.requests()[0]
            session.submit(0, picks.choice(list(session.rules.choices(session.view(0), 0))), asked.token)
        account = look_back(session.rules, session.entries).accounts[0]
        worst = max(worst, abs(account.perfect + account.luck + account.choices - account.score))
    print(f"{count} random games, the worst sum is {worst:.6f} points off")
    assert worst < 0.005


def test_a_contested_play_counts_as_nothing() -> None:
    game = game_of("mots_de_tete")
    assert game.make_review is not None
    session, _ = played("mots_de_tete")
    state = session.rules.start()
    for entry in session.entries:
        state = session.rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    stood = sum(play.points for play in state.plays if play.seat == 0)
    assert stood > 0
    lost = [played("mots_de_tete", number)[1].lost for number in SEVERAL]
    assert sum(fort for fort, _ in lost) < sum(beginner for _, beginner in lost)


def test_a_find_lost_nothing_and_is_no_combination_that_anybody_sees() -> None:
    for name in ("yahtzee", "yahtzee_mots", "mots_de_tete"):
        session, found = played(name)
        assert len({find.seat for find in found.finds}) == len(found.finds)
        costs = {one.entry: one.cost for one in found.weighed}
        for find in found.finds:
            assert costs[find.entry] < 0.5
            assert session.entries[find.entry].seat == find.seat
            assert find.lead >= 1.0
    _, found = played("yahtzee")
    seen = [dict(find.played.args).get("box") for find in found.finds if find.played.code == "yahtzee.choice_fill"]
    assert not {"full", "petite_suite", "grande_suite", "yahtzee"} & set(seen)


@pytest.mark.parametrize("free", [False, True])
def test_the_best_words_of_the_dice_make_a_hundred(free: bool) -> None:
    _, found = played("yahtzee_mots", free=free)
    assert all(top is not None and 0 < top <= 1 for top in found.top)
    told = {loss.played.code: dict(loss.played.args).get("top") for loss in found.losses}
    assert all((share is not None) is (code != "yahtzee_mots.choice_keep") for code, share in told.items())
    assert all(0 <= share <= 1 for share in told.values() if isinstance(share, float))
    assert told["yahtzee_mots.choice_claim"] == 1.0
    tops = [top for number in (1, 2, 3) for top in look_back_on_a_perfect_one(number, free=free).top if top is not None]
    assert fmean(tops) > 0.7, "who plays perfectly gives up some points of a turn for those to come"


def look_back_on_a_perfect_one(number: int, *, free: bool) -> Hindsight:
    game, options = game_of("yahtzee_mots"), {"ordre_libre": free}
    agreed = game.read_options(options)
    header, clock = new_header(game, 1, code_for("top", number), options), VirtualClock()
    session = new_game(header).session(READ, clock)
    play_out(session, {0: game.make_player("parfait", agreed, READ)}, chance_of(header.code).apart(BOTS), clock)
    assert game.make_review is not None
    return game.make_review(agreed, READ)(session.rules, session.entries)


def test_the_best_of_the_dictionary_makes_a_hundred() -> None:
    shares = [played("mots_de_tete", number)[1].top for number in SEVERAL]
    fort, beginner = ([top for top in tops if top is not None] for tops in zip(*shares, strict=True))
    assert len(fort) == len(beginner) == len(SEVERAL)
    assert all(0 <= top <= 1 for top in (*fort, *beginner))
    assert sum(fort) > sum(beginner), "fort finds more than débutant"
