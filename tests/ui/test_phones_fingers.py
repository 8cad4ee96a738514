"""What fingers do on a page: look closer at a grid and move it, put cards and letters in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.ui.phone_play import Browser, Phone
from tests.ui.phone_tables import Party

GRID = """(() => { const board = document.querySelector(".board"), all = board.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y)?.dataset?.focus ?? "";
    return { zoom: document.querySelector(".field").getBoundingClientRect().width / all.width, x: all.x, y: all.y,
        left: board.scrollLeft, top: board.scrollTop, page: scrollY, scale: visualViewport.scale, wide: all.width, high: all.height,
        under: at(all.x + all.width / 2, all.y + all.height / 2),
        pressed: document.querySelector(".squares [aria-pressed=true]")?.dataset.focus ?? "" }; })()"""
"""How close the grid is, what of it is seen, and which square lies in the middle."""
HAND = "[...document.querySelectorAll('[data-pick=card]')].map(one => one.value)"
LAID = """[...document.querySelectorAll(".laid")]
    .map(row => [...row.querySelectorAll("[data-at]")].map(one => one.innerText[0]).join(""))"""


def asked(table: Party, browser: Browser, kind: str, width: int = 390, height: int = 844) -> Phone:
    """Seat a phone whose turn it is."""
    table.let_play(kind)
    table.sheet.close()
    request = next(one.request for one in table.page.match.session.requests() if one.request.seat >= 0)
    seat, name = next(one for one in table.people if one[0] == request.seat)
    phone = table.beside(partial(browser.phone, width=width, height=height), table.hub.door.link)
    table.sit(phone, seat, name)
    table.until(lambda: table.beside(phone.run, "document.querySelectorAll('button.act').length"))
    table.qtbot.wait(500)  # a tap just after the page was drawn is not heard
    return phone


def test_two_fingers_look_closer_at_the_grid_and_one_moves_it(party: Callable[..., Party], browser: Browser) -> None:
    """What lies between the fingers stays there, the page does not grow, and a tap on a square still chooses it."""
    table = party("mots_de_tete", 0, {})
    phone = asked(table, browser, "write")

    def grid() -> dict[str, Any]:
        return dict(table.beside(phone.run, GRID))

    before = grid()
    assert round(before["zoom"], 1) == 1
    x, y = before["x"] + before["wide"] / 2, before["y"] + before["high"] / 2
    apart = [20 + 10 * step for step in range(7)]
    table.beside(phone.touch, *([(x - by, y), (x + by, y)] for by in apart))
    near = grid()
    assert 2.5 < near["zoom"] <= 4
    assert near["under"] == before["under"]
    assert near["scale"] == 1
    table.beside(phone.swipe, (x + 60, y), (x - 60, y))
    table.beside(phone.swipe, (x, y + 50), (x, y - 50))
    moved = grid()
    assert 60 <= moved["left"] - near["left"] <= 140
    assert 40 <= moved["top"] - near["top"] <= 110
    assert moved["page"] == near["page"]
    table.beside(phone.touch, [(x, y)])
    table.until(lambda: grid()["pressed"] == moved["under"])
    assert round(grid()["zoom"], 2) == round(near["zoom"], 2)
    table.beside(phone.touch, *([(x - by, y), (x + by, y)] for by in reversed(apart)))
    table.beside(phone.touch, *([(x - by, y), (x + by, y)] for by in reversed(apart)))
    assert round(grid()["zoom"], 1) == 1


def test_a_finger_puts_the_hand_in_order(party: Callable[..., Party], browser: Browser) -> None:
    """Over a card of the hand a card takes its place; over a row it is laid there. The order outlives a reload."""
    table = party("words_out", 0, {})
    phone = asked(table, browser, "turn")
    first, *rest = table.beside(phone.run, HAND)
    start, end = (table.beside(phone.middle, f"[data-pick=card][value='{card}']") for card in (first, rest[2]))
    table.beside(phone.swipe, start, end)
    wanted = [*rest[:3], first, *rest[3:]]
    table.until(lambda: table.beside(phone.run, HAND) == wanted)
    table.beside(phone.run, "location.reload()")
    table.until(lambda: table.beside(phone.run, HAND) == wanted)


def test_a_finger_puts_laid_letters_in_order(party: Callable[..., Party], browser: Browser) -> None:
    """Over a laid letter it takes its place, over another word it stands at its end."""
    table = party("yahtzee_mots", 0, {"ordre_libre": True})
    phone = asked(table, browser, "turn")
    assert table.beside(phone.tap, "Lancer")
    slots = "[...document.querySelectorAll('.slots button:not([disabled])')]"
    table.until(lambda: table.beside(phone.run, f"{slots}.length >= 4"))
    table.qtbot.wait(500)
    table.beside(phone.run, "window.prompt = () => 'E'")
    for _ in range(3):
        table.beside(phone.touch, [table.beside(phone.middle, ".slots button:not([disabled])")])
    before = table.beside(phone.run, LAID)
    assert [len(word) for word in before] == [3, 0, 0]
    start, end = (table.beside(phone.middle, f"[data-at='0:{place}']") for place in (0, 2))
    table.beside(phone.swipe, start, end)
    moved = before[0][1:] + before[0][0]
    assert table.beside(phone.run, LAID) == [moved, "", ""]
    table.beside(phone.swipe, start, table.beside(phone.middle, "[data-lane='1']"))
    assert table.beside(phone.run, LAID) == [moved[1:], moved[0], ""]


def test_a_finger_on_the_whole_grid_moves_the_page(party: Callable[..., Party], browser: Browser) -> None:
    table = party("mots_de_tete", 0, {})
    phone = asked(table, browser, "write", 320, 568)
    assert table.beside(phone.run, "document.documentElement.scrollHeight > innerHeight + 60")
    x, y = table.beside(phone.middle, ".board")
    y = min(y, 400)
    table.beside(phone.swipe, (x, y), (x, y - 150))
    assert table.beside(phone.run, "scrollY") > 40
