"""Coming back on a phone: by a new link in an open tab, from another browser, in an old tab, and after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludogite.app.controllers import phones
from ludogite.ui.pages.frame import Question
from tests.ui.phone_play import COME_AS, Browser, Phone
from tests.ui.phone_tables import Laying, Party
from tests.ui.test_phones_alone import seated
from tests.ui.test_phones_fingers import LAID, asked

PICKED = "[...document.querySelectorAll('.dice [aria-pressed=true]')].map(one => one.value)"


def test_a_new_link_in_an_open_tab_comes_in(party: Callable[..., Party], browser: Browser) -> None:
    """After a wrong code, and in the tab of an evening before."""
    table = party("yahtzee", 0, {})
    table.sheet.close()
    phone = table.beside(browser.phone, f"http://{table.hub.door.address}/#WRONG-CODE1")
    table.reads(phone, "pas le code de cette table")
    table.beside(phone.run, "window.same = true; 1")
    table.beside(phone.go, table.hub.door.link)
    table.reads(phone, "Qui es-tu")
    phones.end(table.house.services)
    table.reads(phone, "La partie est rangée")
    sheet = phones.invite(table.house.services, table.page)
    assert sheet is not None
    sheet.close()
    door = table.hub.door
    table.until(lambda: door.is_open)
    table.beside(phone.go, door.link)
    table.reads(phone, "Qui es-tu")
    assert table.beside(phone.run, "window.same"), "the page was not loaded again"
    assert table.beside(phone.run, "location.hash") == "", "the code does not stay in the address"


@pytest.mark.parametrize("gives", [True, False])
def test_ones_own_name_is_asked_back_from_another_browser_before_the_game(laying: Laying, browser: Browser, *, gives: bool) -> None:
    laying.sheet.close()
    first = laying.beside(browser.phone, laying.door.link)

    def reads(phone: Phone, text: str) -> None:
        laying.until(lambda: text in laying.beside(phone.text))

    reads(first, "Pas dans la liste")
    laying.beside(first.run, COME_AS % '"Nina"')
    laying.until(lambda: ("Nina", True) in laying.seats)
    laying.beside(browser.leave)
    laying.until(lambda: all(claim.phone is None for claim in laying.door.claims.values()))
    other = laying.beside(browser.phone, laying.door.link)
    reads(other, "Nina — téléphone absent, demander sa place")
    assert laying.beside(other.tap, "Nina")
    reads(other, "On demande à la table")
    question = laying.page.findChild(Question)
    assert question is not None
    laying.until(question.isVisible)
    assert "Nina" in question.label.text()
    (question.yes if gives else question.no).click()
    reads(other, "Tu es à table" if gives else "La table garde cette place")
    assert [claim.phone is not None for claim in laying.door.claims.values()] == [gives]
    assert ("Nina", True) in laying.seats


@pytest.mark.parametrize("comes_back", [True, False])
def test_who_asks_for_a_place_at_a_table_hears_the_answer(
    party: Callable[..., Party], browser: Browser, *, comes_back: bool
) -> None:
    table = party("yahtzee", 0, {})
    seat, first = seated(table, browser, table.hub.door.address)
    other = table.beside(browser.phone, table.hub.door.link)
    table.beside(first.go, "about:blank")
    table.reads(other, "demander sa place")
    table.qtbot.wait(500)
    assert table.beside(other.tap, dict(table.people)[seat])
    table.reads(other, "On demande à la table")
    if comes_back:
        table.beside(first.go, table.hub.door.link)
    else:
        assert table.page.phones is not None
        table.page.phones.question.no.click()
    table.reads(other, "La table garde cette place")
    assert "On demande" not in table.beside(other.text)
    assert list(table.hub.claims) == [seat]


def test_an_old_tab_offers_to_play_there(party: Callable[..., Party], browser: Browser) -> None:
    table = party("yahtzee", 0, {})
    _, old = seated(table, browser, table.hub.door.address)
    new = table.beside(lambda: browser.phone(f"http://{table.hub.door.address}/", context=old.context))
    for there, other in ((new, old), (old, new)):
        table.reads(there, "Lancer les dés")
        table.reads(other, "ouverte dans un autre onglet")
        assert "Lancer" not in table.beside(other.text)
        if other is old:
            assert table.beside(old.tap, "Jouer ici")
    table.beside(old.tap, "Lancer")
    table.reads(old, "Relancer")


def test_a_reload_keeps_the_dice_that_are_chosen(party: Callable[..., Party], browser: Browser) -> None:
    """Of another throw nothing is chosen."""
    table = party("yahtzee", 0, {})
    _, phone = seated(table, browser, table.hub.door.address)
    table.beside(phone.tap, "Lancer")
    table.reads(phone, "Relancer")
    table.qtbot.wait(500)
    for value in "13":
        table.beside(phone.touch, [table.beside(phone.middle, f".dice [value='{value}']")])
    assert table.beside(phone.run, PICKED) == ["1", "3"]
    table.beside(phone.run, "location.reload()")
    table.until(lambda: table.beside(phone.run, PICKED) == ["1", "3"])
    table.beside(phone.tap, "Relancer")
    table.until(lambda: table.page.match.session.view(None).rolls == 2)
    table.until(lambda: table.beside(phone.run, PICKED) == [])


def test_a_reload_keeps_letters_that_are_laid_and_words_that_are_typed(party: Callable[..., Party], browser: Browser) -> None:
    table = party("yahtzee_mots", 0, {"ordre_libre": True})
    phone = asked(table, browser, "turn")
    assert table.beside(phone.tap, "Lancer")
    table.until(lambda: table.beside(phone.run, "document.querySelectorAll('.slots button:not([disabled])').length >= 4"))
    table.qtbot.wait(500)
    table.beside(phone.run, "window.prompt = () => 'E'")
    for _ in range(3):
        table.beside(phone.touch, [table.beside(phone.middle, ".slots button:not([disabled])")])
    before = table.beside(phone.run, LAID)
    assert len(before[0]) == 3
    table.beside(phone.run, "location.reload()")
    table.until(lambda: table.beside(phone.run, LAID) == before)


def test_a_reload_keeps_a_word_and_its_place(party: Callable[..., Party], browser: Browser) -> None:
    table = party("mots_de_tete", 0, {})
    phone = asked(table, browser, "write")
    write = """const field = document.querySelector("input[type=text]"); field.value = "mot";
        field.dispatchEvent(new Event("input"));
        document.querySelector(".squares button:not(.black)").click(); 1"""
    draft = "[document.querySelector('input[type=text]')?.value, document.querySelectorAll('.squares .path').length]"
    table.beside(phone.run, write)
    assert table.beside(phone.run, draft) == ["mot", 3]
    table.beside(phone.run, "location.reload()")
    table.until(lambda: table.beside(phone.run, draft) == ["mot", 3])


@pytest.mark.parametrize(("game", "kind", "leave"), [("mots_de_tete", "write", "Pass"), ("des_themes", "floor", "GiveUpFloor")])
def test_what_was_written_for_one_turn_does_not_stand_in_the_next(
    party: Callable[..., Party], browser: Browser, game: str, kind: str, leave: str
) -> None:
    table = party(game, 0, {})
    phone = asked(table, browser, kind)
    session = table.page.match.session
    (seat,) = table.hub.claims

    def give(kind: str) -> None:
        one = next(one for one in session.requests() if one.request.seat >= 0)
        assert session.submit_json(one.request.seat, {"kind": kind}, one.token) is None

    written = "document.querySelector('input[type=text]')?.value"
    table.beside(phone.run, """const field = document.querySelector("input[type=text]"); field.value = "mot";
        field.dispatchEvent(new Event("input")); 1""")  # fmt: skip
    assert table.beside(phone.run, written) == "mot"
    give(leave)
    while any(one.request.kind == "buzz" for one in session.requests()):
        give("GiveUpRound")
    table.let_play(kind)
    while next(one.request.seat for one in session.requests() if one.request.kind == kind) != seat:
        give(leave)
        table.let_play(kind)
    table.until(lambda: table.beside(phone.run, written) == "")
