"""Phones for tests: real browsers over Chromium's own protocol, and bare connections, called beside the window's event loop."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from pytestqt.qtbot import QtBot
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

T = TypeVar("T")
CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
WAIT_MS = 20_000
PLAY = """((number, words) => {
    window.confirm = () => true; window.prompt = () => "E";
    let seed = number;
    const any = list => { seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff; return list[(seed >> 12) %% list.length]; };
    for (const field of document.querySelectorAll("main input[type=text]")) {
        field.value = any(words); field.dispatchEvent(new Event("input"));
    }
    for (const box of document.querySelectorAll(".tiles, .squares")) {
        const open = [...box.children].filter(one => !one.disabled);
        const chosen = open.find(one => one.getAttribute("aria-pressed") === "true");
        if (open.length && (!chosen || number %% 2)) any(open).click();
    }
    const may = [...document.querySelectorAll("button.act")]
        .filter(one => !one.disabled && one.getAttribute("aria-disabled") !== "true");
    if (!may.length) return "";
    const button = may.find(one => number %% 7 === 0 && one.innerText.startsWith("Abandonner")) ?? any(may);
    button.click();
    return button.innerText; })(%d, %s)"""
"""Presses at random: what is refused must be told and change nothing, what is not goes on with the game."""

COME_AS = """(name => { const field = document.getElementById("guest"); field.value = name;
    field.dispatchEvent(new Event("input")); field.form.requestSubmit(); })(%s)"""
"""Types the name of a guest and comes in."""

FAULTS = """(() => {
    const faults = [], wide = document.documentElement.scrollWidth, seen = one => one.getClientRects().length > 0;
    if (wide > innerWidth) faults.push(`${wide} px wide`);
    for (const one of document.querySelectorAll("button, input"))
        if (seen(one) && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${one.innerText}`);
    for (const one of document.querySelectorAll("button, input, summary")) {
        const box = one.getBoundingClientRect();
        if (seen(one) && !one.closest(".squares") && (box.width < 44 || box.height < 44))
            faults.push(`small: ${one.innerText} ${box.width} x ${box.height}`);
    }
    let last = [0, 0];
    for (const one of document.querySelectorAll("button:not([disabled]), input, summary")) {
        const box = one.getBoundingClientRect();
        if (!seen(one) || one.closest(".squares, footer")) continue;  // the foot stands over what is below it
        if (one.tabIndex > 0 || box.bottom < last[0]) faults.push(`order: ${one.innerText}`);
        last = [box.top, box.left];
    }
    const numbers = text => text.match(/[0-9.]+/g).map(Number);
    const light = ([r, g, b]) => [r, g, b].map(one => one / 255)
        .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
        .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
    const ground = one => {
        for (; one; one = one.parentElement) {
            const found = numbers(getComputedStyle(one).backgroundColor);
            if (found.length < 4 || found[3] === 1) return found;
        }
        return [255, 255, 255];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const one = texts.currentNode.parentElement, style = getComputedStyle(one);
        if (!texts.currentNode.textContent.trim() || !seen(one) || one.closest(".unseen, button[disabled], noscript")) continue;
        const [high, low] = [light(numbers(style.color)), light(ground(one))].sort((a, b) => b - a);
        const ratio = (high + 0.05) / (low + 0.05), big = parseFloat(style.fontSize) >= 24;
        if (ratio < (big ? 3 : 4.5)) faults.push(`contrast ${ratio.toFixed(2)}: ${texts.currentNode.textContent}`);
    }
    return faults; })()"""
"""What a person who sees little or presses wide would stumble over: cut, small, out of order, too pale."""
NAMED = {"button", "textbox", "group", "DisclosureTriangle", "heading", "timer", "image", "progressbar"}
"""What a screen reader must be able to name."""


class Beside:
    """Calls something in a thread while the window goes on."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot, self._pool = qtbot, ThreadPoolExecutor(max_workers=1)

    def __call__(self, call: Callable[..., T], *args: Any) -> T:
        """Return what the call returns."""
        future = self._pool.submit(call, *args)
        self._qtbot.waitUntil(future.done, timeout=WAIT_MS)
        return future.result()


def bare(address: str, origin: str | None = None) -> AbstractContextManager[ClientConnection]:
    """Connect as a page of the table would, or as one of ``origin``."""
    return connect(f"ws://{address}/table", origin=Origin(origin or f"http://{address}"), proxy=None, close_timeout=1)


class Browser:
    """One headless Chromium; ``phone`` opens a page in a profile of its own."""

    def __init__(self) -> None:
        assert CHROMIUM is not None
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        command = [
            CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-port=0",
            "--no-first-run", "--disable-background-networking", "--disable-sync", "--disable-component-update",
            "--no-proxy-server", f"--user-data-dir={self._folder.name}",
        ]  # fmt: skip
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        told = Path(self._folder.name) / "DevToolsActivePort"
        until = time.monotonic() + 30
        while not (told.exists() and len(told.read_text().split()) == 2):
            assert time.monotonic() < until, "Chromium does not start"
            time.sleep(0.05)
        port, path = told.read_text().split()
        self._open = ExitStack()
        self._pipe = self._open.enter_context(connect(f"ws://127.0.0.1:{port}{path}", max_size=None, proxy=None))
        self._ids = count(1)
        self._contexts: list[str] = []

    def leave(self) -> None:
        """Close all phones: a page that stays knocks at the next table with the code of the last."""
        while self._contexts:
            self.ask("Target.disposeBrowserContext", browserContextId=self._contexts.pop())

    def ask(self, method: str, session: str = "", **parameters: Any) -> dict[str, Any]:
        """Call a method of the protocol and return its result; what arrives in between is dropped."""
        number = next(self._ids)
        message = {"id": number, "method": method, "params": parameters} | ({"sessionId": session} if session else {})
        self._pipe.send(json.dumps(message))
        while True:
            answer = json.loads(self._pipe.recv(timeout=WAIT_MS / 1000))
            if answer.get("id") == number:
                assert "error" not in answer, answer
                return dict(answer["result"])

    def phone(self, link: str, *, width: int = 360, height: int = 640, context: str = "") -> Phone:
        """Open a link in a phone of this size; ``context`` is another phone's, for a second tab of it."""
        if not context:
            context = str(self.ask("Target.createBrowserContext")["browserContextId"])
            self._contexts.append(context)
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = str(self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])
        phone = Phone(self, session, context)
        phone.turn(width, height)
        phone.go(link)
        return phone

    def close(self) -> None:
        """End it."""
        self._open.close()
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()


class Phone:
    """One page."""

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self.browser, self.session, self.context = browser, session, context

    def turn(self, width: int, height: int) -> None:
        """Give the screen this size, and fingers."""
        self.browser.ask("Emulation.setTouchEmulationEnabled", self.session, enabled=True, maxTouchPoints=5)
        self.browser.ask(
            "Emulation.setDeviceMetricsOverride", self.session, width=width, height=height, deviceScaleFactor=2, mobile=True
        )

    def go(self, link: str) -> None:
        """Open a link in this tab."""
        self.browser.ask("Page.navigate", self.session, url=link)

    def freeze(self, on: bool) -> None:
        """Let the page sleep, as in a pocket, or wake up."""
        self.browser.ask("Page.setWebLifecycleState", self.session, state="frozen" if on else "active")

    def travel(self, entry: dict[str, Any]) -> None:
        """Go to a place in the page's history and wait until its page is there."""
        self.browser.ask("Page.navigateToHistoryEntry", self.session, entryId=entry["id"])
        until = time.monotonic() + WAIT_MS / 1000
        while self.run("[location.href, document.readyState].join()") != f"{entry['url']},complete":
            assert time.monotonic() < until, entry
            time.sleep(0.01)

    def run(self, script: str) -> Any:
        """Run JavaScript in the page and return its value."""
        answer = self.browser.ask("Runtime.evaluate", self.session, expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def text(self) -> str:
        """Read what is on the page."""
        return str(self.run("document.body ? document.body.innerText : ''"))

    def tap(self, label: str) -> bool:
        """Press the first open button whose text begins so; False where there is none."""
        script = """(label => { window.confirm = () => true; window.prompt = () => "E";
            const open = [...document.querySelectorAll("button")].filter(one => !one.disabled);
            const button = open.find(one => one.innerText.trim().startsWith(label));
            if (!button) return false; button.click(); return true; })(%s)"""
        return bool(self.run(script % json.dumps(label)))

    def drag(self, what: str, where: str) -> None:
        """Drag the middle of the first element that fits a selector to the middle of another."""
        start, end = self.middle(what), self.middle(where)
        half = [(one + other) / 2 for one, other in zip(start, end, strict=True)]
        for kind, (x, y) in (("mousePressed", start), ("mouseMoved", half), ("mouseMoved", end), ("mouseReleased", end)):
            pressed = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
            self.browser.ask("Input.dispatchMouseEvent", self.session, **pressed)

    def middle(self, what: str) -> tuple[float, float]:
        """Find the middle of the first element that fits a selector, in px of the page."""
        where = """(where => { const box = document.querySelector(where).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; })(%s)"""
        x, y = self.run(where % json.dumps(what))
        return x, y

    def touch(self, *way: Sequence[tuple[float, float]]) -> None:
        """Put fingers on these places, move them all from step to step, and lift them."""
        for kind, points in (("touchStart", way[0]), *(("touchMove", step) for step in way[1:]), ("touchEnd", ())):
            places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            self.browser.ask("Input.dispatchTouchEvent", self.session, type=kind, touchPoints=places)
            self.run("new Promise(then => requestAnimationFrame(() => setTimeout(then, 10)))")

    def swipe(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Move one finger from a place to another."""
        (x, y), (right, down) = start, end
        ways = [at / steps for at in range(steps + 1)]
        self.touch(*([(x + (right - x) * way, y + (down - y) * way)] for way in ways))

    def faults(self) -> list[str]:
        """Find what is cut, small, out of order or too pale, in three themes, and with text twice as large."""
        found: list[str] = []
        # a refusal shakes, and dice roll until they are answered
        self.run("document.getAnimations().forEach(one => one instanceof CSSAnimation ? one.cancel() : one.finish())")
        for feature, value in (("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark"), ("prefers-contrast", "more")):
            self.browser.ask("Emulation.setEmulatedMedia", self.session, features=[{"name": feature, "value": value}])
            found += [f"{value}: {fault}" for fault in self.run(FAULTS)]
        self.browser.ask("Emulation.setEmulatedMedia", self.session, features=[])
        self.run("document.documentElement.style.fontSize = '225%'")
        found += [f"large: {fault}" for fault in self.run(FAULTS)]
        self.run("document.documentElement.style.fontSize = ''")
        return found

    def nameless(self) -> list[str]:
        """Find what a screen reader meets and cannot name."""
        nodes = [node for node in self._spoken() if node["role"]["value"] in NAMED]
        return [node["role"]["value"] for node in nodes if not node.get("name", {}).get("value", "").strip()]

    def spoken(self) -> list[tuple[str, str]]:
        """Read what a screen reader meets, as role and name."""
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in self._spoken()]

    def _spoken(self) -> list[dict[str, Any]]:
        nodes = self.browser.ask("Accessibility.getFullAXTree", self.session)["nodes"]
        return [node for node in nodes if not node["ignored"]]

    def play(self, number: int, words: Sequence[str] = ("été", "chat", "E", "maison")) -> str:
        """Choose something of everything that may be chosen, and press a button that may be pressed; "" where there is none."""
        return str(self.run(PLAY % (number, json.dumps(words))))

    def picture(self, file: Path) -> None:
        """Write what it shows as a PNG."""
        shot = self.browser.ask("Page.captureScreenshot", self.session, format="png")
        file.write_bytes(base64.b64decode(shot["data"]))
