"""What the quiet pages show: worked out from the store, never from a guess."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from ludogite.services.facts import Accountant, AccountTotal
from ludogite.services.look_backs import LookBacks
from ludogite.services.statistics import (
    Period,
    bins,
    dice_count,
    profile_data,
    running_means,
    shared_out,
    talent,
)
from ludogite.services.thinking import saved_to_loaded
from ludogite.services.worker import Lane, Worker
from ludogite.store.saves import Mark
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.variants import variant_title
from tests.ui.family import READ, Family


@pytest.fixture
def family() -> Family:
    return Family()


def test_a_profile_is_gathered_from_its_counted_games(family: Family) -> None:
    lea = family.people["Léa"]
    first = family.play("Léa", "Papi")
    alone = family.play("Léa")
    family.play("Papi")
    helped = family.play("Léa", "Papi", marks=frozenset({Mark.ASSISTED}))
    data = profile_data(family.store, lea)
    assert (data.game, data.variant) == ("yahtzee", "normal/manches=1/joker_impose=False")
    assert [point.game_id for point in data.points] == [first, alone]
    assert [point.score for point in data.points] == [family.scores(first)[0], family.scores(alone)[0]]
    tally = data.tally
    assert (tally.played, tally.contested, tally.is_ready) == (3, 2, True)
    assert tally.won == (family.scores(first)[0] >= family.scores(first)[1])
    assert [one.game_id for one in data.last] == [helped, alone, first]
    assert [one.others for one in data.last] == [("Papi",), (), ("Papi",)]
    assert [one.counted for one in data.last] == [False, True, True]
    assert data.since == lea.created_at


def test_the_period_leaves_older_games_out(family: Family) -> None:
    old = family.play("Léa")
    family.play("Léa", days=200)
    new = family.play("Léa", days=5)
    lea = family.people["Léa"]
    shown = {period: [p.game_id for p in profile_data(family.store, lea, period=period).points] for period in Period}
    assert shown == {Period.MONTH: [old + 1, new], Period.YEAR: [old, old + 1, new], Period.ALL: [old, old + 1, new]}
    family.at = family.at.replace(year=2028)
    data = profile_data(family.store, lea, period=Period.MONTH)
    assert data.points == () and data.tally.played == 3  # noqa: PT018


def test_variants_are_kept_apart_and_the_most_played_comes_first(family: Family) -> None:
    family.play("Léa", manches=2)
    family.play("Léa")
    family.play("Léa")
    data = profile_data(family.store, family.people["Léa"])
    assert [games for _variant, games in data.variants] == [2, 1]
    assert len(data.points) == 2
    other = profile_data(family.store, family.people["Léa"], variant=data.variants[1][0])
    assert len(other.points) == 1
    assert variant_title(GAME_UIS["yahtzee"], other.variant).startswith("2 ")
    assert variant_title(GAME_UIS["yahtzee"], f"{other.variant}/handicap=1").endswith(" · avec avance")


def test_a_grid_of_the_family_stands_in_for_the_one_of_the_house() -> None:
    house = variant_title(GAME_UIS["mots_de_tete"], "normal/target=300/grid=marelle/drawn=")
    drawn = variant_title(GAME_UIS["mots_de_tete"], "normal/target=300/grid=marelle/drawn=R1/1R/minutes=0")
    assert "Marelle" in house
    assert "Marelle" not in drawn
    assert "Grille de la famille" in drawn


def test_a_title_leaves_out_what_is_as_usual() -> None:
    usual = "normal/target=300/grid=maison/drawn=/minutes=0/turn_seconds=0"
    assert variant_title(GAME_UIS["mots_de_tete"], usual) == "Normal · premier à 300"
    other = variant_title(GAME_UIS["mots_de_tete"], usual.replace("maison", "marelle").replace("minutes=0", "minutes=30"))
    assert other.startswith("Normal · premier à 300 · Marelle · ")
    assert "30" in other.split(" · ")[3]
    assert variant_title(GAME_UIS["words_out"], "arbitre/decks=0/one_round=False/open_hands=False") == "Avec arbitre"
    assert variant_title(GAME_UIS["words_out"], "arbitre/decks=2/one_round=False/open_hands=False") == "Avec arbitre · Deux paquets"


def test_somebody_who_never_played_has_an_empty_page(family: Family) -> None:
    data = profile_data(family.store, family.people["Zoé"])
    assert data.game == "yahtzee"
    assert (data.points, data.last, data.variants) == ((), (), ())
    assert data.dice is None


def test_luck_and_skill_add_up_for_every_real_game(family: Family) -> None:
    account, found = Accountant(READ), []
    for names, manches in ((("Léa", "Papi"), 1), (("Papi", "Léa"), 1), (("Léa",), 2)):
        number = family.play(*names, manches=manches)
        saved = family.store.saves.load(number)
        assert saved is not None
        seat = names.index("Léa")
        one = account(saved_to_loaded(saved), seat)
        assert one.perfect + one.luck + one.decisions == pytest.approx(saved.results[seat].score)
        assert one.manches == manches
        assert one.decisions <= 0
        found.append((one, saved.results[seat].score))
    mean = talent([one for one, _score in found])
    assert mean is not None
    assert mean.mean == pytest.approx(sum(score for _one, score in found) / 4)
    assert (mean.games, mean.manches, mean.is_thin) == (3, 4, True)
    perfect, luck, decisions, total = mean.parts
    assert perfect + luck + decisions == total == int(mean.mean + 0.5)
    assert perfect == 255  # 254.588 points: what an empty sheet is worth


def test_looking_happens_beside_the_window_and_is_remembered(family: Family, qtbot: QtBot) -> None:
    numbers = [family.play("Léa", "Papi") for _ in range(3)]
    loads: list[int] = []

    def load(number: int) -> object:
        loads.append(number)
        return family.store.saves.load(number)

    backs = LookBacks(load, Accountant(READ), Worker())  # type: ignore[arg-type]  # the store's own answer, counted
    progress: list[tuple[int, int]] = []
    backs.progressed.connect(lambda done, of: progress.append((done, of)))
    lea = family.people["Léa"].id
    games = [(number, "then") for number in numbers]
    with qtbot.waitSignal(backs.ready, timeout=20_000) as told:
        backs.ask(lea, games)
    found = told.args[0] if told.args else []
    scores = [family.scores(number)[0] for number in numbers]
    assert [one.perfect + one.luck + one.decisions for one in found] == pytest.approx(scores)
    assert loads == numbers
    assert progress == [(0, 3), (1, 3), (2, 3)]
    assert backs.found(numbers[1], "then", lea) == found[1]
    with qtbot.waitSignal(backs.ready, timeout=20_000) as told:
        backs.ask(lea, games[:2])
    assert loads == numbers
    with qtbot.waitSignal(backs.ready, timeout=20_000) as told:
        backs.ask(lea, [*games, (999, "then")])
    assert told.args == [found]
    known = dict(backs._known)
    again = LookBacks(load, Accountant(READ), Worker(), known=known)  # type: ignore[arg-type]
    loads.clear()
    with qtbot.waitSignal(again.ready, timeout=20_000) as told:
        again.ask(lea, games)
    assert (loads, told.args) == ([], [found]), "another page knows it too"
    with qtbot.waitSignal(again.ready, timeout=20_000):
        again.ask(lea, [(numbers[0], "taken up again")])
    assert loads == numbers[:1]
    backs.stop()


def test_looking_ends_when_nobody_waits_any_more(family: Family, qtbot: QtBot) -> None:
    numbers = [family.play("Léa") for _ in range(2)]
    looked: list[int] = []
    worker = Worker()
    backs = LookBacks(family.store.saves.load, lambda _loaded, seat: looked.append(seat), worker)
    heard: list[object] = []
    later: list[object] = []
    backs.ready.connect(heard.append)
    backs.ask(family.people["Léa"].id, [(number, "") for number in numbers])
    assert backs.is_busy
    backs.stop()
    worker.ask(worker, Lane.STATISTICS, object, later.append)
    qtbot.waitUntil(lambda: bool(later))  # whose turn comes after theirs
    assert looked == []
    assert heard == []
    assert not backs.is_busy


def test_a_damaged_game_is_left_out(family: Family, qtbot: QtBot) -> None:
    good, bad = family.play("Léa"), family.play("Léa")
    with family.store.transaction() as db:
        db.execute("UPDATE plies SET command = '{}' WHERE game_id = ? AND n = 3", (bad,))  # type: ignore[attr-defined]
    backs = LookBacks(family.store.saves.load, Accountant(READ), Worker())
    with qtbot.waitSignal(backs.ready, timeout=20_000) as told:
        backs.ask(family.people["Léa"].id, [(good, ""), (bad, "")])
    assert told.args is not None
    (one,) = told.args[0]
    assert one.perfect + one.luck + one.decisions == pytest.approx(family.scores(good)[0])


def test_the_dice_of_the_house_are_all_counted(family: Family) -> None:
    number = family.play("Léa", "Papi")
    saved = family.store.saves.load(number)
    assert saved is not None
    thrown = [face for ply in saved.plies if ply.seat == -1 for face in json.loads(ply.command)["dice"]]
    asked: list[str] = []
    family.store.saves._connection.db.conn.set_trace_callback(asked.append)
    counted = profile_data(family.store, family.people["Léa"]).dice
    assert counted is not None
    assert not any("GROUP BY command" in sql for sql in asked), "nobody wants to see them yet"
    dice = counted()
    assert counted() is dice
    assert sum("GROUP BY command" in sql for sql in asked) == 1
    family.store.saves._connection.db.conn.set_trace_callback(None)
    assert dice is not None
    assert dice.faces == tuple(thrown.count(face) for face in range(1, 7))
    assert dice.low < dice.expected == len(thrown) / 6 < dice.high


def test_loaded_dice_are_told_from_fair_ones() -> None:
    fair = dice_count({'{"kind":"Rolled","dice":[1,2,3,4,5,6]}': 100})
    loaded = dice_count({'{"kind": "Rolled", "dice": [6, 6, 6, 4, 5, 6]}': 100})
    assert fair is not None and loaded is not None  # noqa: PT018
    assert (fair.faces, fair.is_fair, loaded.is_fair) == ((100,) * 6, True, False)
    assert fair.high - fair.expected == pytest.approx(1.96 * (600 * 5 / 36) ** 0.5)
    assert dice_count({'{"kind":"Mark","box":"chance"}': 1}) is None


@given(st.lists(st.integers(-50, 1500), min_size=1, max_size=60))
def test_every_score_falls_into_one_of_a_few_bins(scores: list[int]) -> None:
    width, first, counts = bins(scores)
    assert sum(counts) == len(scores)
    assert len(counts) <= 9
    assert first <= min(scores) < first + width
    assert counts[(max(scores) - first) // width] > 0


@given(st.lists(st.floats(-300, 300), min_size=2, max_size=4), st.integers(-3, 3))
def test_rounded_parts_add_up_and_stay_near(parts: list[float], off: int) -> None:
    total = round(sum(parts)) + off
    rounded = shared_out(parts, total)
    assert sum(rounded) == total
    assert all(abs(whole - part) <= abs(off) + 2 for whole, part in zip(rounded, parts, strict=True))


def test_means_run_over_the_last_ten() -> None:
    means = running_means([100] * 10 + [200])
    assert means[9] == 100
    assert means[10] == 110
    assert running_means([7, 9]) == (7, 8)


def test_no_games_no_talent() -> None:
    assert talent([]) is None
    assert talent([AccountTotal(0, 0, 0, 0)]) is None
