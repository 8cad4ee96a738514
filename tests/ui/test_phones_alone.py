"""A phone that nobody answers: packets are lost, or the process that listens stands still or dies; nothing said is lost."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial

import pytest

from ludogite.core.rules import Seat
from ludogite.games.yahtzee.state import Phase
from ludogite.services import phone_server_client
from tests.scale import scaled
from tests.ui.phone_play import Browser, Phone, bare
from tests.ui.phone_tables import Party, back, exchange, until_quiet

ASLEEP_MS = scaled(10_000, 45_000)
ALONE = "document.querySelector('#alone').textContent"


class Wire:
    """A wire to the table that may lose whatever goes over it: both ends stay, as with a Wi-Fi that is out of reach."""

    def __init__(self, host: str, port: int) -> None:
        self._end = (host, port)
        self._open = ExitStack()
        self._door = self._open.enter_context(socket.create_server((host, 0)))
        self.loses = False
        self._address = f"{host}:{port}".encode()
        self.address = f"{host}:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._open.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._open.enter_context(near)
                if self.loses:
                    continue  # a knock that nobody hears
                far = self._open.enter_context(socket.create_connection(self._end))
                threading.Thread(target=self._carry, args=(near, far), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        lost = False
        with suppress(OSError):
            while part := source.recv(65_536):
                lost = lost or self.loses  # what follows a gap is never read
                if not lost:
                    target.sendall(part.replace(self.address.encode(), self._address))  # the door knows one name only
            if not lost:
                target.shutdown(socket.SHUT_WR)


@pytest.fixture
def wires() -> Iterator[Callable[[Party], Wire]]:
    """Lay wires to tables."""
    with ExitStack() as laid:

        def lay(table: Party) -> Wire:
            wire = Wire(table.hub.door.host, table.hub.door.port)
            laid.callback(wire.close)
            return wire

        yield lay


def seated(table: Party, browser: Browser, address: str) -> tuple[Seat, Phone]:
    """Seat a phone, in its first turn of a game of Yahtzee, past the throw for the beginning."""
    session = table.page.match.session
    while session.view(None).phase is Phase.OPENING:
        table.hurry(1)
    table.sheet.close()
    seat, name = next((seat, name) for seat, name in table.people if seat == session.requests()[0].request.seat)
    phone = table.beside(partial(browser.phone, width=390, height=844), f"http://{address}/#{table.hub.door.code}")
    table.sit(phone, seat, name)
    table.reads(phone, "Lancer les dés")
    table.qtbot.wait(500)
    return seat, phone


def acted(table: Party, seat: Seat) -> int:
    return sum(entry.seat == seat for entry in table.page.match.session.entries)


def test_a_phone_without_packets_says_so_comes_back_and_its_act_counts_once(
    party: Callable[..., Party], browser: Browser, wires: Callable[[Party], Wire]
) -> None:
    table = party("yahtzee", 0, {})
    wire = wires(table)
    seat, phone = seated(table, browser, wire.address)
    before = acted(table, seat)
    wire.loses = True
    table.beside(phone.tap, "Lancer")
    table.until(lambda: "On attend la table" in table.beside(phone.run, ALONE))
    table.qtbot.wait(8_000)  # longer than a phone believes in a silent line
    assert acted(table, seat) == before
    wire.loses = False
    table.until(lambda: acted(table, seat) > before)
    table.until(lambda: not table.beside(phone.run, ALONE))
    table.reads(phone, "Relancer")
    assert acted(table, seat) == before + 1


def test_a_phone_that_wakes_up_does_not_wait_for_the_next_beat(
    party: Callable[..., Party], browser: Browser, wires: Callable[[Party], Wire]
) -> None:
    table = party("yahtzee", 0, {})
    _, phone = seated(table, browser, wires(table).address)
    first = next(iter(table.hub.door.claims.values())).phone
    asleep = """const now = Date.now; Date.now = () => now() + 45_000; dispatchEvent(new Event("pageshow")); Date.now = now;"""
    table.beside(phone.run, asleep)
    table.until(lambda: next(iter(table.hub.door.claims.values())).phone not in {None, first})


@pytest.mark.parametrize("loses", [False, True], ids=["asleep", "asleep out of reach"])
def test_a_page_that_was_frozen_is_seated_again_at_once(
    party: Callable[..., Party], browser: Browser, wires: Callable[[Party], Wire], *, loses: bool
) -> None:
    """As a browser freezes a page in the pocket: no timer runs, and the network may be gone meanwhile."""
    table = party("yahtzee", 0, {})
    wire = wires(table)
    _, phone = seated(table, browser, wire.address)
    claim = next(iter(table.hub.door.claims.values()))
    first = claim.phone
    table.beside(phone.run, "window.ticks = 0; setInterval(() => { ticks += 1; }, 100); 1")
    table.beside(phone.freeze, True)
    wire.loses = loses
    table.qtbot.wait(ASLEEP_MS)
    wire.loses = False
    began = time.monotonic()
    table.beside(phone.freeze, False)
    table.until(lambda: claim.phone not in {None, first})
    lasted = time.monotonic() - began
    table.reads(phone, "Lancer les dés")
    assert table.beside(phone.run, "ticks") < ASLEEP_MS / 200, "it was not asleep"
    assert lasted < 3, lasted
    assert table.beside(phone.tap, "Lancer")
    table.reads(phone, "Relancer")


def test_what_is_said_twice_under_one_number_counts_once(party: Callable[..., Party]) -> None:
    table = party("yahtzee", 0, {})
    table.sheet.close()
    seat, session = table.people[0][0], table.page.match.session
    hello = back(table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"sit": seat}))
    token = next(one.token for one in session.requests() if one.request.seat == seat)
    act = {"seat": seat, "act": "roll", "fields": {}, "token": token, "id": "one"}
    heard = table.beside(exchange, table.hub.door.address, hello, act, act)
    heard += table.beside(exchange, table.hub.door.address, hello, act)
    answers = [said for said in heard if isinstance(said, dict) and "done" in said]
    assert answers == [{"seat": seat, "done": "one"}] * 3
    assert sum(entry.seat == seat for entry in session.entries) == 1
    again = table.beside(exchange, table.hub.door.address, hello, act | {"id": "two"})
    assert any("refused" in said for said in again if isinstance(said, dict))


def test_a_beat_is_answered_at_once_and_goes_no_further(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    heard: list[object] = []
    table.hub.door.heard.connect(lambda _phone, said, _at: heard.append(said))
    told = table.beside(exchange, table.hub.door.address, {"code": table.hub.door.code}, {"beat": 1})
    assert {"beat": 1} in told
    assert heard == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_a_process_that_stands_still_is_told_of_and_begun_again_with_its_chairs(
    party: Callable[..., Party], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone_server_client, "BEAT_MS", 100)
    table = party("yahtzee")
    table.sheet.close()
    door, (seat, _) = table.hub.door, table.people[0]
    hello = back(table.beside(exchange, door.address, {"code": door.code}, {"sit": seat}))
    address, process = door.address, door._process
    assert process is not None
    label = table.page.notices.notice.label
    os.kill(process.processId(), signal.SIGSTOP)
    table.until(lambda: "ne répondent plus" in label.text() and label.isVisible())
    table.until(lambda: door.is_open and door._process is not process)
    table.until(lambda: "ne répondent plus" not in label.text() or not label.isVisible())
    assert door.address == address
    assert table.beside(exchange, door.address, hello)[-1]["forms"][0]["seat"] == seat


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
@pytest.mark.parametrize("taps", [True, False], ids=["a tap", "no tap"])
def test_a_process_that_stands_still_is_said_at_the_screen_and_on_the_phone(
    party: Callable[..., Party], browser: Browser, *, taps: bool
) -> None:
    """Whoever taps reads it after two seconds, whoever waits two seconds after the next beat; what was pressed counts once."""
    table = party("yahtzee", 0, {})
    seat, phone = seated(table, browser, table.hub.door.address)
    door, label, before = table.hub.door, table.page.notices.notice.label, acted(table, seat)
    process = door._process
    assert process is not None
    os.kill(process.processId(), signal.SIGSTOP)
    began, said = time.monotonic(), dict[str, float]()
    if taps:
        table.beside(phone.tap, "Lancer")

    def is_said_on_both() -> bool:
        for where, is_so in (
            ("phone", "On attend la table" in table.beside(phone.run, ALONE)),
            ("screen", "ne répondent plus" in label.text() and label.isVisible()),
        ):
            if is_so:
                said.setdefault(where, time.monotonic() - began)
        return len(said) == 2

    table.until(is_said_on_both)
    table.until(lambda: door.is_open and door._process is not process)
    table.until(lambda: acted(table, seat) == before + taps)
    table.until(lambda: not table.beside(phone.run, ALONE))
    table.reads(phone, "Relancer" if taps else "Lancer")
    assert said["phone"] < (4 if taps else 7), said
    assert acted(table, seat) == before + taps


def test_a_process_that_dies_twice_in_a_moment_is_told_of(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    table.sheet.close()
    door, label = table.hub.door, table.page.notices.notice.label
    table.beside(exchange, door.address, {"code": door.code}, {"sit": table.people[0][0]})
    for _ in range(2):
        table.until(lambda: door.is_open)
        process = door._process
        assert process is not None
        process.kill()
        table.until(lambda: not door.is_open)
    table.until(lambda: "Les téléphones ne peuvent pas se connecter" in label.text() and label.isVisible())
    assert not door.is_open
    assert all(table.page.match.local.is_local(seat) for seat, _ in table.people)


def test_an_act_for_a_seat_that_was_given_back_is_refused_in_words(party: Callable[..., Party]) -> None:
    table = party("yahtzee")
    seat = table.people[0][0]
    with bare(table.hub.door.address) as phone:
        for said in ({"code": table.hub.door.code}, {"sit": seat}):
            table.beside(phone.send, json.dumps(said))
        table.until(lambda: table.holds(seat))
        table.hub.free(seat)
        table.beside(until_quiet, phone)
        table.beside(phone.send, json.dumps({"seat": seat, "act": "roll", "fields": {}, "token": 1, "id": "x"}))
        heard = [json.loads(said) for said in table.beside(until_quiet, phone)]
    assert any("n’est plus à ce téléphone" in said.get("refused", "") for said in heard)


# ---- what a tap means -----------------------------------------------------------------------------------------------------

FAST = """new Promise(then => {
    const tap = button => { const box = button.getBoundingClientRect();
        button.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true,
            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 })); };
    const main = () => document.querySelector("button.act.main:not([disabled])");
    new MutationObserver((_, seen) => { seen.disconnect(); queueMicrotask(() => { const text = main().innerText; tap(main());
        setTimeout(() => then([text, main().innerText]), 100); }); }).observe(document.querySelector("#bar"), { childList: true });
    tap(main()); })"""
"""Press, and press once more in the moment in which the page is drawn anew: what stood and stands there is returned."""


def test_a_second_tap_does_not_hit_what_has_just_come(party: Callable[..., Party], browser: Browser) -> None:
    table = party("yahtzee", 0, {})
    seat, phone = seated(table, browser, table.hub.door.address)
    before = acted(table, seat)
    was, comes = table.beside(phone.run, FAST)
    assert (was, comes) == ("Relancer les autres dés", "Relancer les autres dés")
    assert acted(table, seat) == before + 1
    table.qtbot.wait(500)
    assert table.beside(phone.tap, "Relancer")
    table.until(lambda: acted(table, seat) == before + 2)


def test_giving_a_seat_back_lies_in_the_menu_and_asks(party: Callable[..., Party], browser: Browser) -> None:
    table = party("yahtzee", 0, {})
    seat, name = table.people[0]
    phone = table.beside(browser.phone, table.hub.door.link)
    table.sit(phone, seat, name)
    table.reads(phone, "Lancer les dés")
    assert "grand écran" not in table.beside(phone.text)
    table.beside(phone.run, "window.confirm = text => { window.asked = text; return false; }")
    table.beside(phone.run, "document.querySelector('#more').click()")
    table.reads(phone, "Jouer plutôt sur le grand écran")
    table.beside(phone.run, "document.querySelector('dialog [data-focus=up]').click()")
    assert "grand écran" in table.beside(phone.run, "window.asked")
    assert table.holds(seat)
    table.beside(phone.tap, "Jouer plutôt")
    table.until(lambda: not table.holds(seat))


def test_a_refusal_stands_above_the_button_that_caused_it_and_in_sight(party: Callable[..., Party], browser: Browser) -> None:
    table = party("words_out")
    seat, name = table.people[0]
    phone = table.beside(partial(browser.phone, width=844, height=390), table.hub.door.link)
    table.sit(phone, seat, name)
    table.reads(phone, "Poser la carte")
    where = """[...document.querySelectorAll("button.act")].find(one => one.innerText.startsWith("Poser")).click();
        [document.querySelector("#refused"), document.querySelector("button.act.main")].map(one => one.getBoundingClientRect())
            .flatMap(box => [box.top, box.bottom])"""
    top, bottom, button, foot = table.beside(phone.run, where)
    assert 0 <= top < bottom <= button + 1 < foot <= 390


def test_a_box_says_what_it_gives_before_it_is_written_and_asks_for_a_zero(party: Callable[..., Party], browser: Browser) -> None:
    """Dice have pips, the button says the box and its points, and a box that gets nothing is asked about."""
    table = party("yahtzee", 0, {})
    seat, phone = seated(table, browser, table.hub.door.address)
    before = acted(table, seat)
    assert table.beside(phone.tap, "Lancer")
    table.until(lambda: table.beside(phone.run, "document.querySelectorAll('.dice svg circle').length > 4"))
    faces = table.beside(phone.run, "[...document.querySelectorAll('.dice svg')].map(one => one.querySelectorAll('circle').length)")
    assert faces == list(table.page.match.session.view(seat).dice)
    chosen = """(points => { const box = [...document.querySelectorAll(".boxes button")]
        .find(one => (one.querySelector("small").innerText === "0") === (points === 0)); box.click();
        return [box.innerText.split("\\n")[0], document.querySelector("[data-focus='do:mark']").innerText]; })(%d)"""
    label, says = table.beside(phone.run, chosen % 1)
    assert says.startswith("Écrire ")
    assert says.endswith(label)
    table.beside(phone.run, chosen % 0)
    table.beside(phone.run, "window.confirm = text => { window.asked = text; return false; }")
    table.beside(phone.run, "document.querySelector('[data-focus=\\'do:mark\\']').click()")
    assert "Écrire 0" in table.beside(phone.run, "window.asked")
    assert acted(table, seat) == before + 1


def test_a_word_stands_on_the_grid_before_it_is_written(party: Callable[..., Party], browser: Browser) -> None:
    table = party("mots_de_tete", 0, {})
    table.let_play("write")
    table.sheet.close()
    seat, name = next((seat, name) for seat, name in table.people if seat == table.page.match.session.requests()[0].request.seat)
    phone = table.beside(browser.phone, table.hub.door.link)
    table.sit(phone, seat, name)
    table.reads(phone, "Écrire")
    draw = """const field = document.querySelector("input[type=text]"); field.value = "Été";
        field.dispatchEvent(new Event("input"));
        document.querySelector(".squares button:not(.black)").click();
        [...document.querySelectorAll(".squares .draft")].map(one => one.innerText).join("")"""
    assert table.beside(phone.run, draw) == "ETE"
