"""Phones at a table on this machine alone: ``python benchmarks/phones.py [--seconds N] [--games N]`` prints what they cost.

Eight seats of Words Out are played at random: first by the window itself at the pace of phones ("without phones"), then by eight
phones with delays of 50 ms to 2 s that lose their connection with one act in twenty, while twenty more look on, then again while
strangers with wrong codes (1,000) and a guest with malformed messages (10,000) come and go. Phones and strangers are processes of
their own, as they are machines of their own at home, and come from other addresses of this machine. A tap counts until its answer
is on the phone, and from its arrival to the frame that shows it on the big screen. Frames are gaps between wakes of a timer of 16
ms in the window's thread. ``--games``: one evening of so many games of Yahtzee on two phones, of which one asks
for each rematch, before those who look on; and what memory they leave behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.app.controllers import phones as invitations
from ludogite.core.gamecode import EXAMPLE
from ludogite.games.catalog import find_game
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Held, written
from ludogite.services.phone_server_client import PhoneServerClient
from ludogite.services.phones import PhoneHub
from ludogite.services.processes import wait_for_ended
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.table_page import TablePage

SEATS, ONLOOKERS = 8, 20
BEAT_S = 3.0
"""How often a page says that it is there."""
DELAYS_MS = (50, 100, 200, 400, 700, 1000, 1500, 2000)
"""The way there and back of each phone."""
LOST = 0.05
"""How often a phone loses its connection after an act."""
PACE_MS = 800
"""How far acts are apart when the window plays: as far as those of these phones are."""
PAUSE_S = 0.4
"""How long a person thinks."""
STRANGERS, BROKEN = 1000, 10_000
MALFORMED = ("{", "[" * 300, "x" * 3000, "null", '{"sit": "x"}', '{"a":' * 30 + "1" + "}" * 30)
HOST = "127.0.0.1"


# ---- the phones -------------------------------------------------------------------------------------------------------------


def line_to(address: str, machine: int) -> connect:
    """Connect as a page on another machine of the loopback network."""
    origin, own = Origin(f"http://{address}"), (f"127.0.1.{machine}", 0)
    return connect(f"ws://{address}/table", origin=origin, proxy=None, close_timeout=0.2, local_addr=own)


def act_of(form: dict[str, Any], random: Random) -> dict[str, Any] | None:
    """Choose at random what may be chosen, and a button; None where nothing is asked."""
    acts = [part for part in form.get("parts", ()) if part["part"] == "do"]
    if not form.get("asked") or not acts:
        return None
    fields: dict[str, Any] = {}
    for part in form["parts"]:
        open_tiles = [tile["value"] for tile in part.get("tiles", ()) if tile["is_open"]]
        if part["part"] == "pick" and open_tiles:
            some = random.sample(open_tiles, random.randrange(len(open_tiles) + 1))
            fields[part["id"]] = some if part["many"] else random.choice(open_tiles)
    return {"seat": form["seat"], "act": random.choice(acts)["act"], "fields": fields, "token": form["token"]}


@dataclass
class Player:
    """A phone that plays one seat at random, comes back after every loss, and counts."""

    address: str
    code: str
    seat: int
    delay_s: float
    pause_s: float
    lost: float
    taps: list[float] = field(default_factory=list)
    losses: int = 0
    secret: dict[str, str] = field(default_factory=dict)

    async def play(self) -> None:
        """Play until it is cancelled."""
        random = Random(self.seat)  # noqa: S311 - a player, not a secret
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with line_to(self.address, self.seat + 1) as line:
                    await self._sit(line)
                    await self._acts(line, random)
                    line.transport.abort()
                    self.losses += 1
            await asyncio.sleep(0.3)

    async def _sit(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"code": self.code, "seats": self.secret}))
        if not self.secret:
            await line.recv()
            await line.send(json.dumps({"sit": self.seat}))

    async def _acts(self, line: ClientConnection, random: Random) -> None:
        """Act whenever asked, until the connection is lost."""
        form: dict[str, Any] = {}
        while True:
            act = act_of(form, random)
            if act is None:
                form = await self._hear(line)
                continue
            await asyncio.sleep(self.delay_s / 2 + random.uniform(0.5, 1.5) * self.pause_s)
            number, sent = f"{random.random()}", time.perf_counter()
            await line.send(json.dumps(act | {"id": number}))
            while (said := await self._next(line)).get("done") != number and "between" not in said:
                pass
            self.taps.append((time.perf_counter() - sent) * 1000)
            form = form if "between" in said else await self._hear(line)
            await asyncio.sleep(self.delay_s / 2)
            if random.random() < self.lost:
                return

    async def _hear(self, line: ClientConnection) -> dict[str, Any]:
        """Return the form of the next state."""
        while "people" not in (said := await self._next(line)):
            pass
        return dict((said["forms"] or [{}])[0])

    async def _next(self, line: ClientConnection) -> dict[str, Any]:
        """Return what is said next; who is given a chair keeps it, and whoever leads asks for the rematch."""
        said: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 10))
        if "secret" in said:
            self.secret = {said["seated"]: said["secret"]}
        if said.get("games") and said["over"]:
            await line.send(json.dumps({"wish": "again"}))
        return said


async def look_on(task: dict[str, Any], number: int) -> None:
    """Look on as a phone without a chair, and beat; come again where there was no room, or the line was lost."""
    while True:
        with suppress(OSError, ConnectionClosed, InvalidHandshake):
            async with line_to(task["address"], 50 + number) as line:
                await line.send(json.dumps({"code": task["code"]}))
                while True:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(BEAT_S):
                            while True:
                                await line.recv()
                    await line.send(json.dumps({"beat": 1}))
        await asyncio.sleep(0.5)


async def play(task: dict[str, Any]) -> None:
    """Be the phones until the input closes; write what was counted."""
    players = [
        Player(task["address"], task["code"], seat, delay / 1000, task["pause"], task["lost"]) for seat, delay in task["seats"]
    ]
    running = [asyncio.create_task(player.play()) for player in players]
    running += [asyncio.create_task(look_on(task, number)) for number in range(task["onlookers"])]
    await asyncio.to_thread(sys.stdin.read)
    for one in running:
        one.cancel()
    print(
        json.dumps({"taps": [tap for player in players for tap in player.taps], "losses": sum(player.losses for player in players)})
    )


async def attack(task: dict[str, Any]) -> None:
    """Come with wrong codes and broken messages from many addresses, as fast as they are answered."""
    os.nice(10)  # other machines take nothing of this one
    turned, sent, random = 0, 0, Random(1)  # noqa: S311 - no secret

    async def stranger(number: int) -> None:
        nonlocal turned
        try:
            async with line_to(task["address"], 100 + number % 100) as line:
                await line.send(json.dumps({"code": f"WRONG{number}"}) if number % 2 else "{" * 100)
                await asyncio.wait_for(line.recv(), 2)
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            turned += 1

    for first in range(0, STRANGERS, 20):
        await asyncio.gather(*map(stranger, range(first, first + 20)))
    until = time.monotonic() + 60
    while sent < BROKEN and time.monotonic() < until:
        with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            async with line_to(task["address"], 210 + random.randrange(20)) as line:
                await line.send(json.dumps({"code": task["code"]}))
                for _ in range(100):
                    sent += 1
                    await line.send(random.choice(MALFORMED))
    print(json.dumps({"strangers": turned, "broken": sent}))


def begin(kind: str, task: dict[str, Any]) -> subprocess.Popen[str]:
    """Begin a process of this file."""
    command = [sys.executable, __file__, kind, json.dumps(task)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - this file


def ended(process: subprocess.Popen[str]) -> dict[str, Any]:
    """Let it end, and read what it counted."""
    told, _ = process.communicate()
    return dict(json.loads(told.strip().splitlines()[-1]))


# ---- the table --------------------------------------------------------------------------------------------------------------


def lay(folder: Path, game_id: str, seats: int) -> tuple[AppController, TablePage]:
    """Lay a table of guests."""
    house = open_app(folder, lang="fr")
    house.window.show()
    house.ready()
    house.services.change("pace_ms", value=0)
    return house, begin_game(house, game_id, seats)


def begin_game(house: AppController, game_id: str, seats: int) -> TablePage:
    """Begin a game of guests, always the same."""
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    guests = tuple(SeatChoice(None, f"Joueur {place + 1}", place + 1) for place in range(seats))
    house.navigate(go.Play(GameSetup(game_id, game.pairs(game.options()), guests, EXAMPLE, coach=False)))
    page = house.window.page
    assert isinstance(page, TablePage)
    return page


def invite(house: AppController, page: TablePage) -> PhoneHub:
    """Open the door."""
    sheet = invitations.invite(house.services, page)
    assert page.phones is not None
    hub = page.phones.hub
    assert sheet is not None
    sheet.close()
    while not hub.door.is_open:
        QCoreApplication.processEvents()
    return hub


class Frames:
    """Measures the gaps between the wake-ups of a timer, and when the acts that arrived are on the screen."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.taps: list[float] = []
        self._arrived: list[int] = []
        self._last = time.perf_counter()
        self._timer = QTimer(interval=16, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._wake)

    def heard(self, _phone: int, _said: object, at: int) -> None:
        """Note an act that has arrived at the computer."""
        self._arrived.append(at)

    def run(self, seconds: float) -> list[float]:
        """Let the window run, and return the gaps in ms."""
        self.gaps, self._last = [], time.perf_counter()
        self._timer.start()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            QCoreApplication.processEvents()
            time.sleep(0.0005)
        self._timer.stop()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop runs here that would let go
        return self.gaps[1:]

    def _wake(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now
        self.taps += [time.monotonic_ns() / 1e6 - at for at in self._arrived]
        self._arrived.clear()


class Hands:
    """The window plays all seats itself, as phones would, without any: what the game alone costs."""

    def __init__(self, page: TablePage) -> None:
        self._match, self._random = page.match, Random(2)  # noqa: S311 - no secret
        make = GAME_UIS[page.match.header.game].phone
        assert make is not None
        self._ui = make()
        self.acts = 0
        self._timer = QTimer(page, interval=PACE_MS)
        self._timer.timeout.connect(self._act)
        page.match.local.set_afar(frozenset(range(len(page.match.local.seats))))

    def run(self, frames: Frames, seconds: float) -> list[float]:
        """Play so long."""
        self._timer.start()
        gaps = frames.run(seconds)
        self._timer.stop()
        return gaps

    def _act(self) -> None:
        table, rules = self._match.local, self._match.session.rules
        asked = self._random.sample(table.requests(), len(table.requests()))
        one = next((one for one in asked if one.request.seat >= 0), None)
        if one is None:
            return
        seat = one.request.seat
        mine = {other.request.kind: other for other in asked if other.request.seat == seat}
        view, names = table.view_of(seat), tuple(info.name for info in table.seats)
        held = Held(seat, view, mine, names, table.now_ms(), partial(rules.preview, view, seat))
        act = act_of({"seat": seat, "asked": True, "token": one.token, "parts": written(self._ui.parts(held))}, self._random)
        if act is not None:
            self.acts += 1
            with suppress(ValueError):
                self._match.session.submit_json(seat, self._ui.command(held, act["act"], Fields(act["fields"])), act["token"])


def resident(pid: int) -> float:
    """Read the resident memory of a process in MB, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def p95(values: list[float]) -> float:
    """Give the 95th percentile."""
    return quantiles(values, n=20)[-1] if len(values) > 1 else 0.0


def load(seconds: float, onlookers: int) -> None:
    """Print what eight phones cost, with losses, before people who look on, and under attack."""
    with tempfile.TemporaryDirectory() as folder:
        house, page = lay(Path(folder), "words_out", SEATS)
        frames, hands = Frames(), Hands(page)
        hands.run(frames, 2)
        hands.acts = 0
        alone = hands.run(frames, seconds)
        rate = hands.acts / seconds
        hub = invite(house, page)
        hub.door.heard.connect(frames.heard)
        task = {"address": hub.door.address, "code": hub.door.code, "lost": LOST, "pause": PAUSE_S, "onlookers": onlookers}
        players = begin("--play", task | {"seats": list(enumerate(DELAYS_MS))})
        while len(hub.claims) < SEATS or len(hub.door.phones) < SEATS + onlookers:
            QCoreApplication.processEvents()
        keys = {claim.key for claim in hub.door.claims.values()}
        frames.run(2)
        frames.taps.clear()
        with_phones = frames.run(2 * seconds)
        calm, played = list(frames.taps), len(frames.taps) / (2 * seconds)
        child = hub.door._process.processId() if hub.door._process is not None else 0  # noqa: SLF001
        before = resident(child)
        frames.taps.clear()
        attackers, under = begin("--attack", task), list[float]()
        began = time.perf_counter()
        while attackers.poll() is None:
            under += frames.run(0.5)
        lasted, stormy = time.perf_counter() - began, list(frames.taps)
        counted, after = ended(attackers), resident(child)
        frames.run(4)  # whoever was cut off comes back
        held = sum(claim.phone is not None for claim in hub.door.claims.values())
        kept = keys == {claim.key for claim in hub.door.claims.values()}
        told = ended(players)
        invitations.end(house.services)
        again = Hands(page).run(frames, seconds)
        base = (p95(alone) + p95(again)) / 2
        print(f"{'':42}{'median':>9}{'p95':>9}{'of the same without':>22}")
        for name, gaps in (
            ("frames without phones, before, ms", alone),
            ("frames without phones, after, ms", again),
            (f"frames with 8 phones and {onlookers} more, ms", with_phones),
            ("frames under attack, ms", under),
        ):
            print(f"{name:42}{median(gaps):9.1f}{p95(gaps):9.1f}{p95(gaps) / base:21.2f}×")
        print(f"acts a second: {rate:.1f} without phones, {played:.1f} with them")
        for name, taps in (
            ("tap, on the big screen, ms", calm),
            ("the same under attack", stormy),
            ("tap, answered on the phone", told["taps"]),
        ):
            print(f"{name:42}{median(taps or [0]):9.1f}{p95(taps):9.1f}   of {len(taps)}")
        print(f"connections lost by phones: {told['losses']}; seats there at the end: {held} of {SEATS}, the same: {kept}")
        print(f"attack of {lasted:.0f} s: {counted['strangers']} strangers turned away, {counted['broken']} malformed messages")
        print(f"memory of the server, MB: {before:.1f} before the attack, {after:.1f} after")
        house.window.close()
        wait_for_ended()


def memory(games: int, onlookers: int) -> None:
    """Print what an evening of whole games on two phones leaves behind."""
    with tempfile.TemporaryDirectory() as folder:
        house, page = lay(Path(folder), "yahtzee", 2)
        house.services.change("reduced_motion", value=True)
        frames, marks, door = Frames(), list[tuple[int, float]](), invite(house, page).door
        task = {"address": door.address, "code": door.code, "lost": 0.0, "pause": 0.0, "seats": [(0, 0), (1, 0)]}
        players = begin("--play", task | {"onlookers": onlookers})
        for number in range(1, games + 1):
            before = house.window.page
            while house.window.page is before or (number < games and not isinstance(house.window.page, TablePage)):
                frames.run(0.1)  # until its end has been seen, and the rematch has begun
            if number in {1, games} or number % max(1, games // 10) == 0:
                child = door._process.processId() if door._process is not None else 0  # noqa: SLF001
                marks.append((number, resident(os.getpid())))
                print(
                    f"after {number:3} games: {marks[-1][1]:.1f} MB in the window, {resident(child):.1f} in the server", flush=True
                )
        ended(players)
        late = [(number, size) for number, size in marks if number > games // 5]
        if len(late) > 1:
            print(
                f"growth from game {late[0][0]} on: {(late[-1][1] - late[0][1]) / (late[-1][0] - late[0][0]) * 1000:.0f} kB a game"
            )
        house.window.close()
        wait_for_ended()


def main() -> None:
    """Print the table."""
    if sys.argv[1:2] in (["--play"], ["--attack"]):
        asyncio.run((play if sys.argv[1] == "--play" else attack)(json.loads(sys.argv[2])))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--onlookers", type=int, default=ONLOOKERS)
    asked = parser.parse_args()
    make_application()
    listen = PhoneServerClient.listen
    PhoneServerClient.listen = lambda door, _host: listen(door, HOST)  # type: ignore[method-assign,assignment]
    memory(asked.games, asked.onlookers) if asked.games else load(asked.seconds, asked.onlookers)


if __name__ == "__main__":
    main()
