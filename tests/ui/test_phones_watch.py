"""Phones without a chair: they see what everybody may see, and take a chair that is free or that somebody gives them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from ludogite.app import go
from ludogite.core.gamecode import chance_of
from tests.ui.phone_play import bare
from tests.ui.phone_tables import Party, back, exchange
from tests.ui.test_phones_evening import hear


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
