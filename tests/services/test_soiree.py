"""The evening: points by place and weight, which games enter it, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace

from ludogite.core.rules import Outcome
from ludogite.services.soiree import Round, Soiree, added, keep, kept
from ludogite.store import NewProfile, Profile, Store, open_in_memory
from ludogite.store.saves import NewGame, ResultRow, SavedGame, SeatInfo


def house(count: int = 3) -> tuple[Store, list[int]]:
    store = open_in_memory()
    made = [store.profiles.add(NewProfile(name, ink)) for ink, name in enumerate(("Léa", "Papi", "Zoé")[:count], start=1)]
    return store, [one.id for one in made if isinstance(one, Profile)]


def finished(store: Store, people: list[int | None], *place: int, game: str = "yahtzee") -> tuple[SavedGame, Outcome]:
    seats = tuple(
        SeatInfo(seat, f"N{seat}", seat + 1, profile_id=who, level=None if who is not None else "moyen")
        for seat, who in enumerate(people)
    )
    number = store.saves.create(NewGame(game, "normal", "{}", seats))
    saved = store.saves.finish(number, [ResultRow(seat, one, 100 - one) for seat, one in enumerate(place)])
    return saved, Outcome(tuple(place), tuple(100 - one for one in place), (), "all_thrown")


def test_points_go_by_place_among_the_people_of_the_evening_times_the_weight() -> None:
    store, people = house()
    soiree = Soiree(tuple(people), {"yahtzee": 2})
    more = soiree.with_game(*finished(store, [people[0], None, people[1], people[2]], 2, 1, 3, 3))
    assert more is not None
    assert [more.rounds[0].points(who) for who in people] == [6, 4, 4]
    more = more.with_game(*finished(store, [people[1], people[2]], 1, 2, game="words_out"))
    assert more is not None
    assert more.ranking() == ((1, people[0], 6), (1, people[1], 6), (3, people[2], 5))
    assert more.without(0).ranking()[0] == (1, people[1], 2)
    store.close()


def test_only_games_of_its_people_enter_and_each_once() -> None:
    store, people = house()
    soiree = Soiree(tuple(people[:2]), {"yahtzee": 0, "words_out": 1})
    assert soiree.with_game(*finished(store, [people[0], people[1]], 1, 2)) is None, "weight 0"
    assert soiree.with_game(*finished(store, [people[0], None], 1, 2, game="words_out")) is None, "alone"
    assert soiree.with_game(*finished(store, list(people), 1, 2, 3, game="words_out")) is None, "a stranger"
    saved, outcome = finished(store, [people[0], people[1]], 1, 2, game="words_out")
    more = soiree.with_game(saved, outcome)
    assert more is not None
    assert more.with_game(saved, outcome) is None, "twice"
    store.close()


def test_an_evening_waits_and_what_is_spoilt_is_none() -> None:
    store, people = house()
    assert kept(store) is None
    soiree = Soiree(tuple(people), {"yahtzee": 3}, (Round("yahtzee", 7, 3, ((people[0], 1), (people[1], 2))),))
    keep(store, soiree)
    assert kept(store) == soiree
    more = added(store, *finished(store, [people[0], people[1]], 2, 1))
    assert more is not None
    assert kept(store) == more
    store.profiles.archive(people[2])
    assert kept(store) == replace(more, people=tuple(people[:2]))
    for held in (7, {}, {"people": 3}, {"people": [{"profile_id": "x"}], "weights": {}, "rounds": []}):
        store.settings.set("soiree", held)  # type: ignore[arg-type]  # what a damaged file may hold
        assert kept(store) is None
    keep(store, None)
    assert kept(store) is None
    store.close()
