"""The problem of the day: the same for a date in every house, true to its game, and only the first try counts."""

from __future__ import annotations

import json
import zlib
from datetime import date, timedelta
from pathlib import Path

import pytest

from ludogite import paths
from ludogite.core.clock import VirtualClock
from ludogite.games.game import Game, ResourceError
from ludogite.games.problem import FOUND, SHOWN
from ludogite.games.setup import load, reader
from ludogite.services import day_problem
from ludogite.services.day_problem import Try
from ludogite.store import NewProfile, Profile, Store, open_in_memory
from ludogite.store.settings import Json
from ludogite.words.levels import Vocabulary

READ = reader(paths.resources())
DAY = date(2026, 11, 23)
ONE = timedelta(days=1)
GAMES = day_problem.games_with_problems()


def house() -> tuple[Store, Profile]:
    store = open_in_memory()
    lea = store.profiles.add(NewProfile("Léa", 1))
    assert isinstance(lea, Profile)
    return store, lea


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_date_has_one_problem_and_a_year_has_many(game: Game) -> None:
    days = [DAY + ONE * n for n in range(366)]
    found = [day_problem.problem_of(game.id, day, READ) for day in days]
    assert found[0] == day_problem.problem_of(game.id, DAY, reader(paths.resources()))
    assert len({json.dumps([one.header["code"], len(one.entries)]) for one in found}) > 180
    assert all(len(one.best) == SHOWN for one in found)
    assert game.problem is not None
    asked = game.problem()
    assert all(one.gap > asked.gap - 0.02 for one in found)  # written with two decimals
    assert asked.gap >= 2 * FOUND or asked.finds is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fort_finds_a_fair_share_of_what_is_kept(game: Game) -> None:
    head, *lines = zlib.decompress(READ(f"problems/{game.id}.bin")).decode().splitlines()
    told = json.loads(head)
    found = [json.loads(line)["found"] for line in lines]
    assert told["kept"] == len(found)
    assert told["examined"] >= 600
    assert 0.3 <= sum(found) / len(found) <= 0.8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_answer_is_what_the_coach_says_today(game: Game) -> None:
    """The positions were made once; rules and coach of today still see them so."""
    assert game.problem is not None
    asked = game.problem()
    for ago in range(3):
        problem = day_problem.problem_of(game.id, DAY - ONE * ago, READ)
        saved = day_problem.as_saved(problem, "Léa", 1)
        loaded = load(problem.header, list(problem.entries))
        session = loaded.session(READ, VirtualClock(problem.entries[-1]["at_ms"]))
        everyday = reader(paths.resources(), (), (Vocabulary.COURANT,) * loaded.header.seats)
        assert game.make_coach is not None
        coach = game.make_coach(loaded.options, everyday)
        best = asked.candidates(coach, session.view(problem.seat), problem.seat)
        assert [one.told for one in best[:SHOWN]] == [one.told for one in problem.best]
        assert [seat.level for seat in saved.game.seats].count(None) == 1
        assert saved.game.seats[problem.seat].name == "Léa"
        assert len(saved.plies) == len(problem.entries)


def test_only_the_first_try_counts() -> None:
    store, lea = house()
    assert day_problem.tries(store, lea.id) == ()
    assert day_problem.note(store, lea.id, Try(DAY, "yahtzee", found=False, cost=2.345))
    assert not day_problem.note(store, lea.id, Try(DAY, "yahtzee", found=True, cost=0.0))
    assert day_problem.note(store, lea.id, Try(DAY, "words_out", found=True, cost=0.0))
    assert day_problem.note(store, lea.id, Try(DAY + ONE, "yahtzee", found=True, cost=0.0))
    assert day_problem.tries(store, lea.id) == (
        Try(DAY, "yahtzee", found=False, cost=2.35),
        Try(DAY, "words_out", found=True, cost=0.0),
        Try(DAY + ONE, "yahtzee", found=True, cost=0.0),
    )
    store.close()


def test_only_the_newest_days_are_kept() -> None:
    store, lea = house()
    held: Json = {(DAY - ONE * n).isoformat(): {"yahtzee": [True, 0.0]} for n in range(day_problem.KEPT_DAYS)}
    store.settings.set(f"problems/{lea.id}", held)
    day_problem.note(store, lea.id, Try(DAY + ONE, "yahtzee", found=True, cost=0.0))
    days = {one.day for one in day_problem.tries(store, lea.id)}
    assert len(days) == day_problem.KEPT_DAYS
    assert max(days) == DAY + ONE
    store.close()


@pytest.mark.parametrize(
    "held",
    [
        [],
        {"x": {"yahtzee": [True, 0.0]}},
        {"2026-11-23": [1]},
        {"2026-11-23": {"yahtzee": [1, 2]}},
        {"2026-99-99": {"yahtzee": [True, 1]}},
    ],
)
def test_what_does_not_read_is_left_out(held: object) -> None:
    store, lea = house()
    store.settings.set(f"problems/{lea.id}", held)  # type: ignore[arg-type]
    assert day_problem.tries(store, lea.id) == ()
    store.close()


@pytest.mark.parametrize("data", [b"", b"no zlib", zlib.compress(b"{}"), zlib.compress(b'{"version":1}\n[]')])
def test_a_damaged_file_is_said(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "problems").mkdir()
    (tmp_path / "problems" / "yahtzee.bin").write_bytes(data)
    with pytest.raises(ResourceError, match="problems/yahtzee"):
        day_problem.problem_of("yahtzee", DAY, reader(tmp_path))


def test_the_last_days_tell_where_something_was_played() -> None:
    assert day_problem.last_days([DAY, DAY - ONE * 2], DAY, 3) == ((DAY - ONE * 2, True), (DAY - ONE, False), (DAY, True))
