"""Phones without a chair: they see what everybody may see, and take a chair that is free or that somebody gives them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from ludogite.app import go
from ludogite.core.gamecode import chance_of
from ludogite.games.catalog import load_game
from ludogite.services.agreements import revanche
from ludogite.services.phone_bench import PLACES
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.table_page import TablePage
from tests.ui.phone_play import COME_AS, Browser, bare
from tests.ui.phone_tables import Party, back, exchange
from tests.ui.test_phones_evening import hear, hub_of, play_on


def watched(table: Party, line: Any) -> dict[str, Any]:
    """Come with the code alone, and return what is shown."""
    table.beside(line.send, json.dumps({"code": table.hub.door.code}))
    return table.beside(hear, line, lambda said: said.get("watch"))


@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots", "mots_de_tete", "words_out", "des_themes"])
def test_whoever_looks_on_sees_the_table_and_no_hand(party: Callable[..., Party], game: str) -> None:
    table = party(game, 0, {})
    table.hurry(6)
    with bare(table.hub.door.address) as line:
        said = watched(table, line)
        watch = said["watch"]
        assert said["forms"] == []
        assert not watch["asked"]
        assert not any(part["part"] == "do" or part.get("id") == "card" for part in watch["parts"])
        assert watch["parts"], "whose turn it is, at least"
        table.hurry(4)
        table.beside(hear, line, lambda said: said["watch"] != watch or said["people"] != said["people"])


@pytest.mark.parametrize(("game", "kind", "dice"), [("yahtzee", "turn", "keep"), ("des_themes", "throw_dice", "dice")])
def test_no_phone_tells_of_dice_that_still_roll(party: Callable[..., Party], game: str, kind: str, dice: str) -> None:
    table = party(game, 0, {})
    table.let_play(kind)
    table.sheet.close()
    flow, landed = table.page.screen_widget.flow, list[float]()
    table.until(lambda: not flow.is_playing)
    table.house.services.change("reduced_motion", value=False)
    table.house.window.setUpdatesEnabled(True)  # what rolls comes to rest
    with bare(table.hub.door.address) as line:
        watched(table, line)
        table.hurry(1)
        assert flow.is_playing
        flow.rested.connect(lambda: landed.append(time.monotonic()))
        table.beside(hear, line, lambda said: any(part.get("id") == dice for part in said["watch"]["parts"]))
        assert landed, "they lie on the big screen first"


def test_a_chair_that_is_away_is_given_at_the_first_phone(party: Callable[..., Party]) -> None:
    """A television far from the mouse is enough: who leads lets somebody sit down."""
    table = party("words_out", 0, {})
    table.sheet.close()
    hub, door = table.hub, table.hub.door
    (first, _), (second, name) = table.people[:2]
    with ExitStack() as held:
        lead, other = (held.enter_context(bare(door.address)) for _ in "ab")
        table.beside(lead.send, json.dumps({"code": door.code}))
        table.beside(lead.send, json.dumps({"sit": first}))
        table.until(lambda: table.holds(first))
        gone = back(table.beside(exchange, door.address, {"code": door.code}, {"sit": second}))
        table.until(lambda: hub.is_absent(second))
        table.beside(other.send, json.dumps({"code": door.code}))
        table.beside(other.send, json.dumps({"sit": second}))
        assert table.beside(hear, lead, lambda said: said.get("wanted"))["wanted"] == name
        assert table.page.phones is not None
        assert not table.page.phones.question.isHidden()
        table.beside(other.send, json.dumps({"wish": "give"}))  # who asks does not answer
        table.beside(lead.send, json.dumps({"wish": "give"}))
        table.beside(hear, other, lambda said: said.get("seated"))
        table.until(lambda: not hub.is_absent(second))
        assert table.page.phones.question.isHidden()
        assert table.beside(exchange, door.address, gone) == [4003]


def test_a_phone_takes_one_chair(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    heard = table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": 0}, {"sit": 1})
    assert [one["seat"] for one in heard if "seated" in one] == [0]
    assert any("a déjà sa place" in one.get("refused", "") for one in heard)


def test_every_phone_may_lead_where_the_invitation_says_so(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    table.sheet.lead.click()
    table.sheet.close()
    with bare(table.hub.door.address) as first, bare(table.hub.door.address) as second:
        for line, (seat, _) in zip((first, second), table.people, strict=False):
            table.beside(line.send, json.dumps({"code": table.hub.door.code}))
            table.beside(line.send, json.dumps({"sit": seat}))
            table.until(partial(table.holds, seat))
        table.house.navigate(go.Home())
        for line in (first, second):
            assert "games" in table.beside(hear, line, lambda said: said.get("between"))


def test_what_a_word_would_score_is_told_before_it_is_written(party: Callable[..., Party]) -> None:
    """Nothing is done by asking, and what is nonsense gets no points and no trace."""
    table = party("mots_de_tete", 0, {})
    table.let_play("write")
    session = table.page.match.session
    seat = next(one.request.seat for one in session.requests())
    match = table.page.match
    player = match.loaded.game.make_player("parfait", match.loaded.options, match._read)
    choice = player.decide(session.view(seat), tuple(one.request for one in session.requests()), chance_of(match.header.code))
    assert choice is not None
    laid = choice.command.letters
    across = len({one.row for one in laid}) == 1 and len(laid) > 1
    rows = session.view(seat).rows
    row, col = laid[0].row, laid[0].col
    while (across and col and rows[row][col - 1].isalpha()) or (not across and row and rows[row - 1][col].isalpha()):
        row, col = (row, col - 1) if across else (row - 1, col)
    new, word, at = {(one.row, one.col): one.letter for one in laid}, "", (row, col)
    while at[0] < len(rows) and at[1] < len(rows[0]) and (letter := new.get(at, rows[at[0]][at[1]])).isalpha():
        word, at = word + letter, (at[0] + (not across), at[1] + across)
    before = len(session.entries)
    fields = {"word": word.lower(), "place": [row, col, "across" if across else "down"]}
    heard = table.beside(
        exchange,
        table.hub.door.address,
        {"code": table.hub.door.code},
        {"sit": seat},
        {"seat": seat, "try": "write", "fields": fields},
        {"seat": seat, "try": "write", "fields": {"word": "zz", "place": [0, 0, "up"]}},
        {"seat": seat, "try": "nothing", "fields": {}},
    )
    tried = [one for one in heard if "tried" in one]
    assert [one["points"] is not None for one in tried] == [True, False, False], tried
    assert word.upper() in tried[0]["text"]
    assert len(session.entries) == before


# ---- the next game --------------------------------------------------------------------------------------------------------


def names_of(table: Party) -> list[str]:
    page = table.house.window.page
    assert isinstance(page, TablePage)
    return [info.name for info in page.match.local.seats]


def test_a_phone_without_a_chair_plays_the_rematch(party: Callable[..., Party]) -> None:
    """It says whose it is while the others play, looks on, and sits down with them; what it may not be is told."""
    table = party("yahtzee", 0, {})
    table.sheet.close()
    door, (seat, name) = table.hub.door, table.people[0]
    with ExitStack() as held:
        lead, other = (held.enter_context(bare(door.address)) for _ in "ab")

        def say(line: Any, *said: object) -> None:
            for one in said:
                table.beside(line.send, json.dumps(one))

        say(lead, {"code": door.code}, {"sit": seat})
        table.until(lambda: table.holds(seat))
        said = watched(table, other)
        assert "waits" not in said
        say(other, {"guest": name})
        assert name in table.beside(hear, other, lambda said: said.get("refused"))["refused"]
        say(other, {"guest": " Nina "})
        assert table.beside(hear, other, lambda said: said.get("seated"))["seat"] == -1
        assert table.beside(hear, other, lambda said: said.get("waits"))["waits"] == "Nina"
        say(other, {"guest": "Nino"})
        assert "déjà sa place" in table.beside(hear, other, lambda said: said.get("refused"))["refused"]
        assert "Nina" not in names_of(table)
        play_on(table)
        later = held.enter_context(bare(door.address))
        say(later, {"code": door.code})
        free = table.beside(hear, later, lambda said: said.get("between"))
        assert free["mine"] == []
        screen = next(one for one in free["people"] if one["name"] != name)
        assert not screen["taken"], "who played at the screen may play from a phone now"
        say(later, {"sit": seat})  # the first phone has it
        say(later, {"sit": screen["seat"]})
        table.beside(hear, later, lambda said: said.get("seated"))
        say(lead, {"wish": "again"})
        table.until(lambda: hub_of(table) is not None)
        hub = hub_of(table)
        assert hub is not None
        seats = names_of(table)
        assert seats[-1] == "Nina"
        assert len(seats) == len(table.people) + 1
        assert {seats[seat] for seat in hub.claims} == {name, "Nina", screen["name"]}
        assert table.beside(hear, other, lambda said: said.get("forms"))["forms"][0]["seat"] == len(seats) - 1


def test_the_rematch_asked_for_at_the_screen_takes_along_who_of_the_house_waits(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    table.sheet.close()
    door, house = table.hub.door, table.house.services.store.profiles.everyone()
    with bare(door.address) as line:
        said = watched(table, line)
        offered = {one["id"]: one["name"] for one in said["others"]}
        assert set(offered.values()) == {one.name for one in house} - set(names_of(table))
        chosen = next(iter(offered))
        table.beside(line.send, json.dumps({"join": "person", "id": chosen}))
        table.beside(hear, line, lambda said: said.get("waits"))
        play_on(table)
        end = table.house.window.page
        assert isinstance(end, GameOverPage)
        end.again.emit()
        table.until(lambda: hub_of(table) is not None)
        page = table.house.window.page
        assert isinstance(page, TablePage)
        assert page.match.saved.seats[-1].profile_id == chosen
        assert names_of(table)[-1] == offered[chosen]


def test_who_waits_for_the_next_game_may_think_better_of_it(party: Callable[..., Party]) -> None:
    """Eight wait at most; whoever has left makes room."""
    table = party("yahtzee", 0, {})
    table.sheet.close()
    door = table.hub.door
    with ExitStack() as held:
        lines = []
        for number in range(PLACES + 1):
            lines.append(held.enter_context(bare(door.address)))
            table.beside(lines[-1].send, json.dumps({"code": door.code}))
            table.beside(lines[-1].send, json.dumps({"guest": f"Invité {number}"}))
        assert "complète" in table.beside(hear, lines[-1], lambda said: said.get("refused"))["refused"]
        table.beside(lines[0].send, json.dumps({"up": -1}))
        table.beside(hear, lines[0], lambda said: said.get("freed"))
        table.beside(lines[-1].send, json.dumps({"guest": "Zoé"}))
        assert table.beside(hear, lines[-1], lambda said: said.get("waits"))["waits"] == "Zoé"


def test_a_full_table_lets_a_computer_stand_up_and_no_person() -> None:
    seats = tuple(SavedSeat(place, f"P{place}", place + 1, None, None, None) for place in range(3))
    robot = SavedSeat(3, "Robot", 4, None, None, "moyen")
    game = load_game("mots_de_tete")

    def again(*taken: SavedSeat) -> list[str]:
        saved = SimpleNamespace(game="mots_de_tete", seats=taken, marks=frozenset())
        setup = revanche(saved, game.pairs(game.options()), joining=("Nina", "P1", "Tom"))  # type: ignore[arg-type]
        return [seat.name for seat in setup.seats]

    assert again(*seats, robot) == ["P1", "P2", "P0", "Nina"]
    assert again(*seats[:2]) == ["P1", "P0", "Nina", "Tom"]


def test_a_page_joins_the_next_game(party: Callable[..., Party], browser: Browser) -> None:
    """In the menu of who looks on while all seats are taken, and on the page between two games."""
    table = party("yahtzee", 0, {}, guests=("Ann", "Bob"))
    table.sheet.close()
    door = table.hub.door
    with ExitStack() as held:
        for seat, _ in table.people:
            line = held.enter_context(bare(door.address))
            table.beside(line.send, json.dumps({"code": door.code}))
            table.beside(line.send, json.dumps({"sit": seat}))
            table.until(partial(table.holds, seat))
        phone = table.beside(partial(browser.phone, width=320, height=568), door.link)
        table.reads(phone, "C’est à")
        table.beside(phone.run, "document.querySelector('#more').click()")
        assert table.beside(phone.tap, "Prendre une place")
        table.reads(phone, "Jouer à la prochaine partie")
        assert table.beside(phone.faults) == []
        table.beside(phone.run, COME_AS % json.dumps("Nina"))
        table.reads(phone, "Nina, tu joueras à la prochaine partie")
        assert table.beside(phone.faults) == []
        table.beside(phone.run, "location.reload()")
        table.reads(phone, "Nina, tu joueras à la prochaine partie")
        play_on(table)
        table.reads(phone, "Quitter cette place")
        table.beside(phone.tap, "Quitter cette place")
        table.reads(phone, "Jouer à la prochaine partie")
        assert table.beside(phone.faults) == []
        table.beside(phone.run, COME_AS % json.dumps("Nino"))
        table.reads(phone, "Nino, tu joueras à la prochaine partie")
        end = table.house.window.page
        assert isinstance(end, GameOverPage)
        end.again.emit()
        table.until(lambda: hub_of(table) is not None)
        assert names_of(table)[-1] == "Nino"
        table.until(lambda: table.beside(phone.run, "!document.querySelector('#pause').hidden"))
