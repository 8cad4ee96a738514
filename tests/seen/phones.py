"""Phones at a table that is seen from outside: pages in Chromium which an invitation has let in, and what they tell."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from tests.seen.desk import NeverHappenedError
from tests.seen.play import Hand, Shown, Tap
from tests.seen.saved import Played
from tests.seen.witness import Moment, Witness, plain
from tests.ui.phone_play import Phone

READ: Final = """(() => {
    const text = where => document.querySelector(where)?.innerText.trim() ?? "";
    const label = one => one.getAttribute("aria-label") ?? one.firstChild?.textContent ?? "";
    const slots = document.querySelector(".slots"), squares = document.querySelector(".squares");
    return {
        title: text(".head .big"), points: text(".points"), standing: text("main > p.quiet:not(#clock)"), clock: text("#clock"),
        words: document.body.innerText,
        tiles: [...document.querySelectorAll("[data-pick]")].map(one =>
            [one.dataset.pick, one.value, label(one), one.getAttribute("aria-pressed") === "true"]),
        slots: slots ? [...slots.children].map(one => one.tagName === "BUTTON" ? label(one) : null) : [],
        laid: [...document.querySelectorAll(".laid")].map(lane =>
            [...lane.querySelectorAll("[data-at]")].map(one => one.firstChild.textContent)),
        squares: squares ? [...squares.children].map(one => one.classList.contains("draft") ? "" : one.textContent) : [],
        acts: [...document.querySelectorAll("button.act")].filter(one => !one.disabled).map(one => one.dataset.focus),
    }; })()"""
"""Reads what stands on the page: the lines above, tiles that are picked or laid, the grid, the buttons that may be pressed."""
YES: Final = "window.confirm = () => true; window.prompt = () => window.said;"
"""Answers what the page asks: a person is sure, and names the letter that was decided."""
MIDDLE: Final = """(where => { const one = document.querySelector(where);
    if (!one || !one.getClientRects().length) return null;
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; })(%s)"""
"""Brings something into sight and finds its middle; null where it does not show."""
WRITE: Final = """(([id, text]) => { const field = document.getElementById(id); if (!field) return false;
    field.value = text; field.dispatchEvent(new Event("input")); return true; })(%s)"""
DEAF_S: Final = 0.45
"""The page takes no tap on what it has just drawn."""
TAP_S: Final = 6.0
LONGEST_S: Final = 3.0
"""So long after a command a phone may not be ahead of the screen; the program keeps phones waiting for four seconds at most, and
the witness sees a command a little late."""
LOOKS_ON: Final = -1
"""The seat of a phone that has none."""
CLOCKS: Final = {"clock", "timer"}
CLOCKS_APART_S: Final = 2.5
"""So far apart two clocks may be that count whole seconds, on a busy machine."""
AHEAD: Final = "a phone is ahead of the screen"
LAST: Final = 8
"""Among so many commands back it is looked for what a page or the screen shows."""


def seconds(told: str) -> int | None:
    """Read how many seconds a clock tells are left; None where it tells none."""
    if found := re.search(r"(\d+):(\d\d)", told):
        return 60 * int(found[1]) + int(found[2])
    found = re.search(r"(\d+)\s*s", told)
    return int(found[1]) if found else None


@dataclass(frozen=True)
class Page:
    """What stands on the page of a phone."""

    title: str
    points: str
    standing: str
    clock: str
    words: str
    tiles: list[tuple[str, str, str, bool]]
    """What is picked from: the field, the value, what stands on it, and whether it is chosen."""
    slots: list[str | None]
    """The letters from which words are laid; None for one that lies in a word."""
    laid: list[list[str]]
    """The words that are laid."""
    squares: list[str]
    """The letters of the grid, line by line; "" and what is only a draft alike."""
    acts: list[str]
    """What may be done."""

    def labels(self, pick: str) -> list[str]:
        """Give what stands on the tiles of a field, in the order of the page."""
        return [plain(label) for one, _value, label, _chosen in self.tiles if one == pick]

    @cached_property
    def score(self) -> dict[str, int]:
        """Everybody's points, as the line above says them."""
        told = (part.rsplit(" ", 1) for part in plain(self.standing).split(" (")[0].split(" · ") if " " in part)
        return {name: int(points.replace("−", "-")) for name, points in told}


class PhonePage:
    """A page at the table: what it shows, and the taps on it."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self._stood: tuple[str, float] = "", 0.0
        phone.run(YES)

    def read(self) -> Page:
        """Read what stands there now."""
        read = self.phone.run(READ)
        page = Page(**read | {"tiles": [tuple(tile) for tile in read["tiles"]]})
        if page.words != self._stood[0]:
            self._stood = page.words, time.monotonic()
        return page

    def tap(self, where: str, times: int = 1, apart_ms: int = 0) -> None:
        """Press the middle of the first thing that fits a selector, as often and as fast as asked."""
        middle = self.phone.run(MIDDLE % json.dumps(where))
        if middle is None:
            raise LookupError(f"{where} does not show on the phone:\n{self.read().words}")
        for time_ in range(times):
            if time_:
                time.sleep(apart_ms / 1000)
            for kind in ("mousePressed", "mouseReleased"):
                pressed = {"type": kind, "x": middle[0], "y": middle[1], "button": "left", "buttons": 1, "clickCount": 1}
                self.phone.browser.ask("Input.dispatchMouseEvent", self.phone.session, **pressed)

    def until(self, ask: Callable[[Page], object], what: str) -> Page:
        """Read until something is so, and a person has seen it."""
        end = time.monotonic() + TAP_S
        while True:
            page = self.read()
            if ask(page) and time.monotonic() - self._stood[1] >= DEAF_S:
                return page
            if time.monotonic() > end:
                raise NeverHappenedError(f"{what}; the phone says:\n{page.words}")
            time.sleep(0.05)

    def seen(self) -> Page:
        """Read until what stands there has been seen."""
        return self.until(lambda _page: True, "the page stands")

    def write(self, name: str, text: str) -> None:
        """Write a text into a field."""
        if not self.phone.run(WRITE % json.dumps([f"field-{name}", text])):
            raise LookupError(f"there is no field {name} on the phone")

    def say(self, letter: str) -> None:
        """Know what to answer when the page asks for the letter of a joker."""
        self.phone.run(f"window.said = {json.dumps(letter)}")


class PhoneHand:
    """Gives the commands of a seat from its phone; each game has its own. ``table``: where the screen shows what is so."""

    def __init__(self, witness: Witness, page: PhonePage, table: Hand, seat: int) -> None:
        self.witness, self.page, self.table, self.seat = witness, page, table, seat

    def is_ready(self, _moment: Moment) -> bool:
        """Tell whether the page offers something to do."""
        return bool(self.page.read().acts)

    def prepare(self, command: Any) -> Tap:
        """Choose all that a command needs; give the tap that does it."""
        self.page.seen()
        return self.act(self.choose(command))

    def choose(self, command: Any) -> str:
        """Choose what a command needs, and name the button."""
        raise NotImplementedError(command)

    def act(self, name: str) -> Tap:
        """Give the tap on a button, which may lie in the menu."""
        page, button = self.page, f'[data-focus="do:{name}"]'
        page.until(lambda now: f"do:{name}" in now.acts, f"{name} may be pressed")
        if page.phone.run(f"Boolean(document.querySelector({json.dumps(button)})?.closest('dialog:not([open])'))"):
            page.tap("#more")
            page.seen()

        def tap(times: int, apart_ms: int) -> None:
            self.witness.desk.touched = time.monotonic()
            page.tap(button, times, apart_ms)

        return tap

    def answers(self, _command: Any) -> int:
        """Count the commands that a tap gives."""
        return 1

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare what stands on the screen."""
        return self.table.truths(moment, played)

    def lying(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare what lies on the screen."""
        return self.table.lying(moment, played)

    def pick(self, field_: str, values: Iterable[str]) -> None:
        """Let just these tiles of a field be chosen."""
        wanted = set(values)
        for name, value, _label, chosen in self.page.seen().tiles:
            if name == field_ and chosen is not (value in wanted):
                self.page.tap(f'[data-focus="{name}:{value}"]')
        self.page.until(
            lambda now: {value for name, value, _, chosen in now.tiles if name == field_ and chosen} == wanted,
            f"{wanted} are chosen in {field_}",
        )

    # ---- what the page tells ------------------------------------------------------------------------------------------------

    def told(self, page: Page, played: Played) -> Iterator[Shown]:
        """Give what stands on the page beside what it is."""
        standing = dict(zip(played.names, played.standing(), strict=True))
        if page.standing:
            yield Shown("points on the phone", page.score, standing)
        if page.points and self.seat >= 0:
            own = standing[played.names[self.seat]]
            yield Shown(f"points of {played.names[self.seat]} on the phone", page.points.replace("−", "-"), str(own))
        yield from self.game(page, played)

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Give what the page of this game shows."""
        raise NotImplementedError


@dataclass
class PhonesRule:
    """One truth for phones: no page tells what never was, nor what the screen does not show yet, nor somebody else's hand."""

    witness: Witness
    hands: Sequence[PhoneHand]
    pages: list[tuple[PhoneHand, Page]] = field(default_factory=list)
    history: dict[int, Played] = field(default_factory=dict)
    """The game after so many commands, the last few, and when each was seen to have come."""
    came: dict[int, float] = field(default_factory=dict)
    screen: int = -1
    """So many commands the screen has shown, at least."""
    read_at: float = 0.0
    """When the pages were read."""
    apart: dict[int, float] = field(default_factory=dict)
    """By seat, since when the clock of its page tells another time than that of the table."""

    def read(self) -> None:
        """Read the pages, before the screen is looked at: what they tell must be there by then."""
        self.pages = [(hand, hand.page.read()) for hand in self.hands]
        self.read_at = time.monotonic()

    def tell(self) -> Iterator[str]:
        """Say what stands on the pages."""
        for hand, page in self.pages:
            yield f"phone of seat {hand.seat}:\n{page.words}"

    def look(self, moment: Moment) -> Iterator[str]:
        """Give what does not hold at this moment."""
        saved = self.witness.saved
        if saved.game_id() is None or not saved.is_open():
            return
        self._remember(saved.history(LAST))
        stands = self._see(moment)
        away = {played.names[hand.seat] for hand in self.hands for played in self.history.values() if hand.seat >= 0}
        for node in moment.nodes:
            if node.role == "list" and any(f"Main de {name}" in plain(node.name) for name in away):
                yield f"the screen shows {node.name}, who plays from a phone"
        # A tree that was read after the pages and shows a moment as a whole is that moment; another is read anew.
        is_sure = stands is not None and stands >= 0 and moment.read_at >= self.read_at
        for hand, page in self.pages if stands is not None else ():  # behind the curtain the table is not to be seen
            lies = self._lies(hand, page)
            self.witness.held["one truth: phones"] += 1
            if lies and not (is_sure and lies.startswith(AHEAD)):
                stands = self._see(Moment(self.witness.desk.look(), 0))
                self._remember(saved.history(LAST))
                lies = self._lies(hand, page) if stands is not None else ""
            if lies:
                yield lies
            yield from self._clock_lies(hand.seat, page, moment)

    def _clock_lies(self, seat: int, page: Page, moment: Moment) -> Iterator[str]:
        """Compare what is left on the page with what is left on the table, which may be at the next turn already."""
        on_page = seconds(page.clock)
        on_table = [left for node in moment.nodes if node.role in CLOCKS and (left := seconds(node.name)) is not None]
        is_told = on_page is not None and bool(on_table) and moment.read_at >= self.read_at
        self.witness.held["one truth: clocks"] += is_told
        if on_page is None or not is_told or min(abs(on_page - left) for left in on_table) <= CLOCKS_APART_S:
            self.apart.pop(seat, None)
        elif self.read_at - self.apart.setdefault(seat, self.read_at) > LONGEST_S:
            yield f"a phone's clock tells {on_page} s, the table's {on_table}"

    def hold_end(self, moment: Moment) -> None:
        """Hold that each page tells how the game has ended as it is kept, once the screen shows its end page."""
        played = self.witness.saved.played()
        assert played.outcome is not None
        standing = zip(played.outcome.places, played.names, played.outcome.scores, strict=True)
        lines = [f"{place}. {name} — {score}" for place, name, score in standing]
        for hand in self.hands:
            with suppress(NeverHappenedError):
                hand.page.until(lambda page: all(line in plain(page.words) for line in lines), "the phone tells the end")
            words = hand.page.read().words
            told = all(line in plain(words) for line in lines)
            self.witness.hold("one truth: phones", told, f"a phone tells {words}, {lines} kept", moment)

    def _remember(self, history: Mapping[int, Played]) -> None:
        now = time.monotonic()
        self.history = dict(history)
        self.came = {count: self.came.get(count, now) for count in self.history}

    def _see(self, moment: Moment) -> int | None:
        """Note how far the screen is, and give it: -1 where it shows no moment as a whole; None where it shows no table."""
        table, is_table = self.hands[0].table, False
        for count in sorted(self.history, reverse=True):
            shown = list(table.lying(moment, self.history[count]))
            is_table = is_table or bool(shown)
            if shown and all(one.shown == one.kept for one in shown):
                self.screen = max(self.screen, count)
                return count
        return -1 if is_table else None

    def _lies(self, hand: PhoneHand, page: Page) -> str:
        """Tell how a page lies; "" where it does not."""
        told = {count: list(hand.told(page, played)) for count, played in self.history.items()}
        if not any(told.values()):
            return ""  # it waits, pauses, or is just being drawn
        fits = [count for count, shown in told.items() if all(one.shown == one.kept for one in shown)]
        if not fits:
            wrong = [one for one in told[max(told)] if one.shown != one.kept]
            return f"a phone tells what never was: {wrong}\n{page.words}"
        ahead = min(fits)
        if ahead > self.screen and time.monotonic() - self.came[ahead] < LONGEST_S:
            return f"{AHEAD}: {ahead} commands, {self.screen} shown\n{page.words}"
        return ""
