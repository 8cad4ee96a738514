"""Phones at a table on this machine alone: ``python benchmarks/phones.py`` prints how long a tap takes and what hostility costs.

Eight seats of Words Out are played by eight connections that lay, pass and are silent at random, first alone, then while
strangers with wrong codes and broken messages come and go. A tap counts from its sending to the first state that answers it. Frames
are gaps between wake-ups of a timer of 16 ms in the window's thread, with phones and without.
"""

from __future__ import annotations

import json
import os
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludogite.app.bootstrap import make_application, open_house
from ludogite.app.controllers import match_launcher
from ludogite.app.controllers import phones as invitations
from ludogite.games.catalog import find_game
from ludogite.services.new_game import NewGame, SeatChoice
from ludogite.services.phone_door import PhoneDoor
from ludogite.services.processes import wait_for_ended
from ludogite.ui.pages.table_page import TablePage

SEATS = 8
TAPS = 40
STRANGERS = 1000
BROKEN = 10_000
HOST = "127.0.0.1"


def phone(address: str, code: str, seat: int, taps: list[float], stop: threading.Event) -> None:
    """Play one seat at random until ``stop``; note how long each tap took, in ms."""
    random = Random(seat)  # noqa: S311 - a player, not a secret
    with connect(f"ws://{address}/table", origin=Origin(f"http://{address}"), proxy=None) as line:
        line.send(json.dumps({"code": code}))
        line.recv()
        line.send(json.dumps({"sit": seat}))
        form: dict[str, Any] = {}
        while not stop.is_set():
            form = _newest(line, form)
            acts = [part for part in form.get("parts", ()) if part["part"] == "do"]
            if not form.get("asked") or not acts:
                continue
            fields = {
                part["id"]: random.choice([tile["value"] for tile in part["tiles"]])
                for part in form["parts"]
                if part["part"] == "pick" and part["tiles"]
            }
            sent = time.perf_counter()
            say = {"seat": seat, "act": random.choice(acts)["act"], "fields": fields, "token": form["token"]}
            line.send(json.dumps(say))
            form = _newest(line, form, wait=5)
            taps.append((time.perf_counter() - sent) * 1000)
            time.sleep(0.05)


def _newest(line: ClientConnection, form: dict[str, Any], wait: float = 0.1) -> dict[str, Any]:
    """Return the newest form, waiting for one message at most so long."""
    try:
        said = json.loads(line.recv(timeout=wait))
    except TimeoutError:
        return form
    forms = said.get("forms")
    return dict(forms[0]) if forms else form


def hostile(address: str, code: str, count: dict[str, int]) -> None:
    """Come with wrong codes, foreign origins and broken messages."""
    for number in range(STRANGERS):
        try:
            with connect(f"ws://{address}/table", origin=Origin(f"http://{address}"), proxy=None, close_timeout=0.2) as line:
                line.send(json.dumps({"code": f"WRONG{number}"}) if number % 2 else "{" * 100)
                line.recv(timeout=2)
        except (WebSocketException, InvalidStatus, OSError, TimeoutError):
            count["strangers"] += 1
    while count["broken"] < BROKEN:
        try:
            with connect(f"ws://{address}/table", origin=Origin(f"http://{address}"), proxy=None, close_timeout=0.2) as line:
                line.send(json.dumps({"code": code}))
                for _ in range(BROKEN // 100):
                    count["broken"] += 1
                    line.send(json.dumps({"sit": "x" * (count["broken"] % 50)}))
        except (WebSocketException, InvalidStatus, OSError, TimeoutError):
            continue


def resident(pid: int) -> float:
    """Read the resident memory of a process in MB, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def table(folder: Path) -> tuple[Any, TablePage]:
    """Lay a table of eight guests."""
    house = open_house(folder, lang="fr")
    house.window.show()
    house.ready()
    entry = find_game("words_out")
    assert entry is not None
    game = entry.load()
    seats = tuple(SeatChoice(None, f"Joueur {place + 1}", place + 1) for place in range(SEATS))
    match_launcher.play(house.services, house, NewGame("words_out", game.pairs(game.options()), seats, None, coach=False))
    page = house.window.page
    assert isinstance(page, TablePage)
    return house, page


def frames(seconds: float) -> list[float]:
    """Let the window run, and measure the gaps between its wake-ups in ms."""
    gaps: list[float] = []
    last = time.perf_counter()

    def wake() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append((now - last) * 1000)
        last = now

    timer = QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(wake)
    timer.start()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        QCoreApplication.processEvents()
        time.sleep(0.0005)
    timer.stop()
    return gaps[1:]


def p95(values: list[float]) -> float:
    """Give the 95th percentile."""
    return quantiles(values, n=20)[-1]


def main() -> None:
    """Print the table."""
    make_application()
    listen = PhoneDoor.listen
    PhoneDoor.listen = lambda door, _host: listen(door, HOST)  # type: ignore[method-assign,assignment]
    with tempfile.TemporaryDirectory() as folder:
        house, page = table(Path(folder))
        alone = frames(3)
        sheet = invitations.invite(house.services, page)
        hub = page.phones
        assert hub is not None
        assert sheet is not None
        sheet.close()
        while not hub.door.is_open:
            QCoreApplication.processEvents()
        stop, taps, calm = threading.Event(), list[float](), list[float]()
        players = [
            threading.Thread(target=phone, args=(hub.door.address, hub.door.code, seat, taps, stop)) for seat in range(SEATS)
        ]
        for player in players:
            player.start()
        quiet = frames(10)
        calm, count = list(taps), {"strangers": 0, "broken": 0}
        taps.clear()
        child = hub.door._process.processId() if hub.door._process is not None else 0  # noqa: SLF001
        before = resident(child)
        attack = threading.Thread(target=hostile, args=(hub.door.address, hub.door.code, count))
        attack.start()
        under: list[float] = []
        while attack.is_alive() and len(under) < 10_000:
            under += frames(1)
        stop.set()
        frames(1)
        for player in players:
            player.join(timeout=10)
        held = len(hub.chairs)
        print(f"{'':34}{'median':>10}{'p95':>10}")
        print(f"{'frames without phones, ms':34}{median(alone):10.1f}{p95(alone):10.1f}")
        print(f"{'frames with 8 phones, ms':34}{median(quiet):10.1f}{p95(quiet):10.1f}   ×{p95(quiet) / p95(alone):.2f}")
        print(f"{'frames under attack, ms':34}{median(under):10.1f}{p95(under):10.1f}   ×{p95(under) / p95(alone):.2f}")
        print(f"{'a tap, ms':34}{median(calm):10.1f}{p95(calm):10.1f}   of {len(calm)}")
        print(f"{'a tap under attack, ms':34}{median(taps):10.1f}{p95(taps):10.1f}   of {len(taps)}")
        print(f"turned away: {count['strangers']} strangers; {count['broken']} broken messages sent; seats held: {held} of {SEATS}")
        print(f"memory of the server, MB: {before:.1f} before the attack, {resident(child):.1f} after")
        house.window.close()
        wait_for_ended()


if __name__ == "__main__":
    main()
