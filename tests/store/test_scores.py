from __future__ import annotations

import pytest

from ludogite.store import (
    Kind,
    Mark,
    NewGame,
    NewProfile,
    PlayedGame,
    Profile,
    Record,
    ResultRow,
    ScorePoint,
    SeatInfo,
    Store,
    StoreError,
    Summary,
    Tally,
)


def profile(store: Store, name: str, ink: int = 1) -> Profile:
    made = store.profiles.add(NewProfile(name, ink=ink))
    assert isinstance(made, Profile)
    return made


def played(
    store: Store,
    scores: list[tuple[Profile | str, int]],
    *,
    game: str = "yahtzee",
    variant: str = "standard",
    marks: frozenset[Mark] = frozenset(),
    leaves: int | None = None,
    count_assisted: bool = False,
) -> int:
    """Play a game to its end: (profile, a guest's name, or '=level') and score per seat."""
    seats = []
    for number, (who, _) in enumerate(scores):
        if isinstance(who, Profile):
            seats.append(SeatInfo(number, who.name, who.ink, profile_id=who.id))
        elif who.startswith("="):
            seats.append(SeatInfo(number, "Ordinateur", 8, level=who[1:]))
        else:
            seats.append(SeatInfo(number, who, 7))
    game_id = store.saves.create(NewGame(game, variant, "{}", tuple(seats), marks))
    if leaves is not None:
        store.saves.take_over(game_id, leaves, "moyen")
    points = [score for _, score in scores]
    rows = [ResultRow(n, 1 + sum(other > score for other in points), score) for n, score in enumerate(points)]
    store.saves.finish(game_id, rows, count_assisted=count_assisted)
    return game_id


def test_records_are_kept_apart_by_game_variant_and_seats(store: Store) -> None:
    lea, papi = profile(store, "Léa", 2), profile(store, "Papi")
    solo = played(store, [(lea, 210)])
    duo = played(store, [(lea, 190), (papi, 305)])
    other = played(store, [(lea, 400)], variant="joker_impose")
    words = played(store, [(papi, 77)], game="yahtzee_mots")
    assert store.scores.kinds() == (
        Kind("yahtzee", "joker_impose", 1, 1),
        Kind("yahtzee", "standard", 1, 1),
        Kind("yahtzee", "standard", 2, 1),
        Kind("yahtzee_mots", "standard", 1, 1),
    )
    assert [(r.name, r.score, r.game_id) for r in store.scores.records("yahtzee", "standard", 1)] == [("Léa", 210, solo)]
    assert [(r.rank, r.name, r.score) for r in store.scores.records("yahtzee", "standard", 2)] == [
        (1, "Papi", 305),
        (2, "Léa", 190),
    ]
    assert store.scores.records("yahtzee", "standard", 3) == ()
    assert [r.game_id for r in store.scores.records("yahtzee", "joker_impose", 1)] == [other]
    assert [r.game_id for r in store.scores.records("yahtzee_mots", "standard", 1)] == [words]
    assert duo != solo


def test_records_rank_share_and_limit(store: Store) -> None:
    lea = profile(store, "Léa", 2)
    first = played(store, [(lea, 250)])
    zoe = profile(store, "Tante Zoé", 7)
    second = played(store, [(zoe, 250)], marks=frozenset({Mark.HAND_DICE}))
    played(store, [(lea, 249)])
    best = played(store, [(lea, 300)])
    records = store.scores.records("yahtzee", "standard", 1, limit=3)
    assert [(r.rank, r.game_id) for r in records] == [(1, best), (2, first), (2, second)]
    at = records[2].at
    assert records[2] == Record(2, "Tante Zoé", zoe.id, 7, None, 250, at, second, frozenset({Mark.HAND_DICE}))
    assert [r.rank for r in store.scores.records("yahtzee", "standard", 1)] == [1, 2, 2, 4]


def test_only_people_and_counted_games_enter_the_records(store: Store) -> None:
    lea, papi = profile(store, "Léa"), profile(store, "Papi")
    played(store, [(lea, 200), ("=parfait", 320)])
    played(store, [(lea, 500), (papi, 100)], marks=frozenset({Mark.ASSISTED}))
    played(store, [(lea, 600), (papi, 100)], marks=frozenset({Mark.TYPED_CODE}), count_assisted=True)
    played(store, [(lea, 290), (papi, 120)], marks=frozenset({Mark.ASSISTED}), count_assisted=True)
    played(store, [(lea, 700), (papi, 130)], leaves=0)
    stopped = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1), SeatInfo(1, "Papi", 2))))
    store.saves.stop(stopped)
    names = [(r.name, r.score) for r in store.scores.records("yahtzee", "standard", 2)]
    assert names == [("Léa", 290), ("Léa", 200), ("Papi", 130), ("Papi", 120)]


def test_a_guest_enters_the_records_once_named(store: Store) -> None:
    lea = profile(store, "Léa")
    alone = played(store, [("Convive", 400)])
    both = played(store, [(lea, 200), ("Convive", 300)])
    assert store.scores.records("yahtzee", "standard", 1) == ()
    assert [(r.name, r.score) for r in store.scores.records("yahtzee", "standard", 2)] == [("Léa", 200)]
    zoe = profile(store, "Zoé", 4)
    assert store.saves.name_guest(both, 1, zoe.id).seats[1].name == "Zoé"
    assert [(r.name, r.score) for r in store.scores.records("yahtzee", "standard", 2)] == [("Zoé", 300), ("Léa", 200)]
    store.saves.name_guest(alone, 0, zoe.id)
    assert [tally.won for tally in store.scores.tallies(zoe.id)] == [1]
    for seat, who in ((0, zoe.id), (1, lea.id)):  # nobody loses a seat, and nobody sits twice
        with pytest.raises(StoreError):
            store.saves.name_guest(both, seat, who)


def test_a_profile_that_is_deleted_leaves_the_others_their_games(store: Store) -> None:
    lea, papi = profile(store, "Léa"), profile(store, "Papi", 2)
    alone = played(store, [(lea, 400), ("=fort", 100)])
    both = played(store, [(lea, 300), (papi, 200)])
    for key in (f"buzzer/{lea.id}", f"buzzer/{papi.id}"):
        store.settings.set(key, "A")
    store.settings.set("agreed/yahtzee", {"seats": [{"profile_id": lea.id}, {"profile_id": papi.id}]})
    assert store.profiles.delete(lea.id) == 1
    assert store.profiles.get(lea.id) is None
    assert store.saves.load(alone) is None
    kept = store.saves.load(both)
    assert kept is not None
    assert [(seat.name, seat.profile_id) for seat in kept.game.seats] == [("Léa", None), ("Papi", papi.id)]
    assert [row.score for row in kept.results] == [300, 200]
    assert [(r.name, r.score) for r in store.scores.records("yahtzee", "standard", 2)] == [("Papi", 200)]
    assert [one.score for one in store.scores.history(papi.id)] == [200]
    assert store.settings.get(f"buzzer/{lea.id}") is None
    assert store.settings.get(f"buzzer/{papi.id}") == "A"
    assert store.settings.get("agreed/yahtzee") == {"seats": [{"profile_id": None}, {"profile_id": papi.id}]}
    with pytest.raises(KeyError):
        store.profiles.delete(lea.id)
    assert isinstance(store.profiles.add(NewProfile("Léa")), Profile), "the name is free again"


def test_records_follow_a_new_name_and_archived_profiles_stay(store: Store) -> None:
    lea = profile(store, "Léa")
    played(store, [(lea, 200)])
    store.profiles.change(lea.id, NewProfile("Léa Marie"))
    store.profiles.archive(lea.id)
    assert [r.name for r in store.scores.records("yahtzee", "standard", 1)] == ["Léa Marie"]


def test_history_is_everything_newest_first(store: Store) -> None:
    lea, papi = profile(store, "Léa"), profile(store, "Papi")
    one = played(store, [(lea, 200), (papi, 210)])
    two = played(store, [(lea, 220)], marks=frozenset({Mark.TYPED_CODE}))
    three = played(store, [(papi, 90), (lea, 80)], leaves=1, game="yahtzee_mots")
    history = store.scores.history(lea.id)
    assert [game.game_id for game in history] == [three, two, one]
    assert [game.counted for game in history] == [False, False, True]
    at = history[1].at
    assert history[1] == PlayedGame(two, "yahtzee", "standard", 1, 1, 220, at, False, frozenset({Mark.TYPED_CODE}))
    assert [game.place for game in history] == [2, 1, 2]
    assert [game.game_id for game in store.scores.history(lea.id, game="yahtzee")] == [two, one]
    assert [game.game_id for game in store.scores.history(lea.id, 1)] == [three]
    assert store.scores.history(99) == ()


def test_who_won_last_is_told_of_each_game(store: Store) -> None:
    assert store.scores.last_won() == ()
    lea, papi = profile(store, "Léa"), profile(store, "Papi")
    played(store, [(lea, 200), (papi, 90)])
    played(store, [(lea, 100), (papi, 210)])
    played(store, [(lea, 77), (papi, 77)], game="yahtzee_mots", marks=frozenset({Mark.ASSISTED}))
    assert [(one.game, one.name, one.score) for one in store.scores.last_won()] == [
        ("yahtzee", "Papi", 210),
        ("yahtzee_mots", "Léa", 77),
    ]


def test_tallies_count_wins_among_contested_games(store: Store) -> None:
    lea, papi = profile(store, "Léa"), profile(store, "Papi")
    played(store, [(lea, 200)])
    played(store, [(lea, 200), (papi, 210)])
    played(store, [(lea, 205), (papi, 205)])
    played(store, [(lea, 300), ("=fort", 250)])
    played(store, [(lea, 1), ("=fort", 2)], game="blank")
    assert store.scores.tallies(lea.id) == (Tally("blank", 1, 1, 0), Tally("yahtzee", 4, 3, 2))
    assert store.scores.tallies(papi.id) == (Tally("yahtzee", 2, 2, 2),)
    assert store.scores.tallies(99) == ()


def test_scores_over_time_and_their_figures(store: Store) -> None:
    lea = profile(store, "Léa")
    ids = [played(store, [(lea, score)]) for score in (200, 260, 190, 260)]
    duo = played(store, [(lea, 100), ("Zoé", 1)])
    joker = played(store, [(lea, 240)], variant="joker_impose")
    played(store, [(lea, 999)], marks=frozenset({Mark.ASSISTED}))
    points = store.scores.over_time(lea.id, "yahtzee", "standard", 1)
    assert [(point.game_id, point.score) for point in points] == list(zip(ids, (200, 260, 190, 260), strict=True))
    assert isinstance(points[0], ScorePoint)
    assert points[0].at < points[1].at
    assert [p.game_id for p in store.scores.over_time(lea.id, "yahtzee")] == [*ids, duo, joker]
    assert [p.game_id for p in store.scores.over_time(lea.id, "yahtzee", seats=1)] == [*ids, joker]
    assert store.scores.summary(lea.id, "yahtzee", "standard", 1) == Summary(4, 227.5, 230.0, 260, ids[1])
    assert store.scores.summary(lea.id, "yahtzee") == Summary(6, 1250 / 6, 220.0, 260, ids[1])
    assert store.scores.summary(lea.id, "blank") is None
