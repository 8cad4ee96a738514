"""The handicap: points from the start in every game, in its log and its final count, and what the house proposes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.codec import CodecError
from ludogite.core.gamecode import EXAMPLE, chance_of
from ludogite.core.log import write_log
from ludogite.games import handicap
from ludogite.games.catalog import find_game, ready_games
from ludogite.games.game import Game
from ludogite.games.play import play_out
from ludogite.games.setup import BOTS, load, load_text, new_game, new_header, reader
from ludogite.services.agreements import new_game_data, revanche
from ludogite.services.handicap import FEWEST, proposed, usual_scores
from ludogite.services.new_game import GameSetup, NewGameData, SeatChoice, first_draft, with_seats_choices
from ludogite.store import NewProfile, Profile, Store, open_in_memory
from ludogite.store.saves import NewGame as NewSave
from ludogite.store.saves import ResultRow, SavedGame, SeatInfo
from tests.scale import later

READ = reader(Path(__file__).parents[2] / "resources")
GAMES = [entry.id for entry in ready_games() if handicap.OPTION in dict(entry.load().pairs(entry.load().options()))]
"""The games that take a handicap."""
QUICK = {"mots_de_tete": {"target": 60}, "yahtzee_mots": {"sablier": 60}}
EXTRA = {"yahtzee_mots": 1}
"""Seats of a game that takes long: one will do."""


def game_of(name: str) -> Game:
    entry = find_game(name)
    assert entry is not None
    return entry.load()


@pytest.mark.parametrize("name", later(GAMES, "yahtzee_mots", "mots_de_tete"))
def test_points_from_the_start_are_in_the_count_and_in_the_log(name: str) -> None:
    game, seats = game_of(name), EXTRA.get(name, 2)
    level = game.make_player("debutant", game.options(), READ)
    header = new_header(game, seats, EXAMPLE, {**QUICK.get(name, {}), "handicap": "30" if seats == 1 else "0 30"}, read=READ)
    clock = VirtualClock()
    session = new_game(header).session(READ, clock)
    assert game.standing is not None
    assert game.standing(session.view(None))[-1] == 30
    outcome = play_out(session, dict.fromkeys(range(seats), level), chance_of(header.code).apart(BOTS), clock)
    lines = {line.code: line.values for line in outcome.sheet}
    assert lines["handicap"] == ((30,) if seats == 1 else (0, 30))
    assert outcome.sheet[-1].values == outcome.scores == game.standing(session.view(None))
    again = load_text(write_log(session.header, session.entries, game.codec)).session(READ, VirtualClock())
    assert again.outcome() == outcome


@pytest.mark.parametrize("name", GAMES)
def test_a_game_saved_before_there_were_handicaps_opens(name: str) -> None:
    game = game_of(name)
    raw = {"game": name, "rules_version": game.rules_version, "seats": 2, "code": EXAMPLE, "lexicon": "", "hand": []}
    options = {key: value for key, value in game.pairs(game.options()) if key != "handicap"}
    loaded = load({**raw, "options": options}, [])
    assert loaded.options.handicap == ""
    assert game.standing is not None
    session = loaded.session(READ, VirtualClock())
    assert game.standing(session.view(None)) == (0, 0)


@pytest.mark.parametrize("text", ["0 ٣", "x", "-3", "1000", "0  3", " 3", "1 2 3 4 5 6 7 8 9"])
def test_what_is_no_handicap_is_refused(text: str) -> None:
    for name in GAMES:
        with pytest.raises(CodecError):
            game_of(name).read_options({"handicap": text})


def test_records_with_a_handicap_are_kept_apart() -> None:
    game = game_of("yahtzee")
    with_it = game.record_key(game.read_options({"handicap": "0 30"}))
    assert with_it == f"{game.record_key(game.options())}/handicap=1"
    assert game.record_key(game.read_options({"handicap": "5"})) == with_it


def test_who_scores_less_gets_what_is_missing() -> None:
    strong, weak = [240, 250, 260, 230, 270], [200, 190, 210, 180, 220]
    assert proposed([strong, weak, []]) == (0, 50, 0)
    assert proposed([strong, weak], race=True) == (0, 40)
    assert proposed([strong, strong]) == ()
    assert proposed([strong, [245, 250, 255, 230, 265]]) == (), "one point is luck"
    assert proposed([strong, weak[: FEWEST - 1]]) == (), "too few games"
    assert proposed([[30, 31, 29, 30, 30], [24, 25, 23, 24, 24]]) == (0, 6), "small scores are not rounded to fives"


def house() -> tuple[Store, list[Profile]]:
    store = open_in_memory()
    made = [store.profiles.add(NewProfile(name, ink)) for ink, name in enumerate(("Léa", "Papi"), start=1)]
    return store, [one for one in made if isinstance(one, Profile)]


def play(store: Store, people: list[Profile], scores: list[int], given: str = "") -> SavedGame:
    game = game_of("yahtzee")
    options = game.read_options({"handicap": given})
    header = '{"options":{"handicap":"' + given + '"}}'
    seats = tuple(SeatInfo(seat, one.name, one.ink, profile_id=one.id) for seat, one in enumerate(people))
    number = store.saves.create(NewSave("yahtzee", game.record_key(options), header, seats))
    return store.saves.finish(number, [ResultRow(seat, 1, score) for seat, score in enumerate(scores)])


def test_what_a_handicap_gave_is_no_skill() -> None:
    store, people = house()
    for score in (200, 210, 190):
        play(store, people, [score, 250])
    play(store, people, [260, 250], "60")
    scores = usual_scores(store.scores, game_of("yahtzee"), {}, people[0].id, 2)
    assert scores == (200, 190, 210, 200)
    assert usual_scores(store.scores, game_of("yahtzee"), {"manches": 2}, people[0].id, 2) == ()
    assert usual_scores(store.scores, game_of("yahtzee"), {}, people[0].id, 3) == scores, "nobody is hindered at Yahtzee"
    store.close()


def draft_of(data: NewGameData, people: list[Profile]) -> GameSetup:
    """Agree with the handicap that the house proposes."""
    choice = next(one for one in data.games if one.entry.id == "yahtzee")
    draft = first_draft(choice, data).emptied()
    for one in data.profiles:
        draft = draft.seated(one)
    points = draft.handicap(data)
    assert points == (50, 0)
    seats = tuple(SeatChoice(one.id, one.name, one.ink, start=had) for one, had in zip(people, points, strict=True))
    return GameSetup("yahtzee", with_seats_choices(draft.game, draft.options, seats), seats, None, coach=False)


def test_the_house_proposes_and_a_revanche_keeps_who_has_it() -> None:
    store, people = house()
    for score in (200, 210, 190, 200, 200):
        saved = play(store, people, [score, 250])
    agreed = draft_of(new_game_data(store, "yahtzee"), people)
    assert dict(agreed.options)["handicap"] == "50 0"
    again = revanche(saved, agreed.options)
    assert [(seat.name, seat.start) for seat in again.seats] == [("Papi", 0), ("Léa", 50)]
    assert dict(again.options)["handicap"] == "0 50"
    store.close()


def test_points_are_written_by_seat() -> None:
    assert handicap.written((0, 0)) == ""
    assert handicap.starts(handicap.written((0, 12, 3)), 3) == (0, 12, 3)
    assert handicap.starts("5", 3) == (5, 0, 0)
