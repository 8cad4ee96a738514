"""What the new-game page says of who begins is what the rules do, in every game."""

from __future__ import annotations

import pytest

from ludogite import paths
from ludogite.core.clock import VirtualClock
from ludogite.core.log import Option
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.game import Role
from ludogite.games.play import code_for
from ludogite.games.setup import new_game, new_header, reader
from ludogite.services.new_game import Begins, GameDraft, ProfileChoice, SeatChoice, youngest

SEATS = tuple(SeatChoice(number, name, number) for number, name in enumerate(("Léa", "Papi", "Zoé"), start=1))
AGES = tuple(
    ProfileChoice(seat.profile_id or 0, seat.name, seat.ink, birth_year=year)
    for seat, year in zip(SEATS, (1985, 1950, 2017), strict=True)
)
STRANGERS = tuple(ProfileChoice(seat.profile_id or 0, seat.name, seat.ink) for seat in SEATS)
FIRST: list[tuple[GameEntry, dict[str, Option]]] = [(entry, {}) for entry in ready_games()] + [
    (entry, {"first_opens": True}) for entry in ready_games() if "first_opens" in dict(entry.load().pairs(entry.load().options()))
]


@pytest.mark.parametrize(("entry", "options"), FIRST, ids=lambda one: one.id if isinstance(one, GameEntry) else str(one))
@pytest.mark.parametrize("profiles", [STRANGERS, AGES], ids=["strangers", "ages"])
def test_who_begins_is_who_was_told(entry: GameEntry, options: dict[str, Option], profiles: tuple[ProfileChoice, ...]) -> None:
    game = entry.load()
    draft = GameDraft(entry, game, game.pairs(game.read_options(options)), SEATS)
    how, place = draft.begins(profiles)
    starter = game.option(Role.STARTER)
    agreed = options | ({starter.name: place} if how is Begins.YOUNGEST and place is not None and starter is not None else {})
    read = reader(paths.resources())
    asked = []
    for number in range(12):
        header = new_header(game, len(SEATS), code_for("begins", number), agreed)
        request = new_game(header).session(read, VirtualClock()).requests()[0].request
        asked.append((request.seat, request.kind))
    seats = {seat for seat, _kind in asked}
    assert (place is not None) == (how in {Begins.FIRST, Begins.YOUNGEST})
    if place is not None:
        assert seats == {place}
    elif how is Begins.THROW:
        assert {kind for _seat, kind in asked} == {"opening"}, "everybody throws for it"
    else:
        assert len(seats) > 1, f"{game.id} says that the lot decides, and seat {seats.pop()} always begins: Game.begins"


def test_the_youngest_is_known_only_among_ages_that_are_known() -> None:
    years = {1: 1985, 2: 1950, 3: 2017}
    assert youngest(SEATS, years) == 2
    assert youngest(SEATS, years | {1: None}) is None
    assert youngest(SEATS, years | {1: 2017}) is None, "two of an age: the lot"
    computer = SeatChoice(None, "", 4, "moyen")
    assert youngest((*SEATS, computer), years) == 2
    assert youngest((*SEATS, SeatChoice(None, "", 4)), years) is None, "nobody knows how old a guest is"
