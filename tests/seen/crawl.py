"""A crawler: presses everything that a page offers, once, by mouse; whatever opens, it presses there, too.

It goes from page to page as a child does, and comes back by the ways it has seen. Nothing that can be pressed may do nothing, and
nothing may end in an error that nobody foresaw.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter, deque
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from tests.seen.desk import Desk, NeverHappenedError, Pixels
from tests.seen.houses import Beginning
from tests.seen.tree import Node, Rect, State
from tests.seen.witness import BAR, HANDED_S, SEEN_S, Moment, Witness, plain, room_of

Key: TypeAlias = tuple[str, str]
"""A control wherever it is met: its role and its name, without figures."""
HAPPENS_S: Final = 4.0
"""How long a press may take to do something, on a busy machine."""
AROUND: Final = 14
"""Px round a control that its own look may take: what changes there alone is the press, not what it does."""
TRIES: Final = 3
"""How often something is tried that stands elsewhere when it is to be pressed."""
AWAY: Final = 5
"""How often a key is pressed to come back to the page that is crawled, before the program is opened on it again."""
ALIKE: Final = 3
"""How many of a row of like things are pressed."""
WHEELS: Final = 12
LAST = (
    "Retour", "Fermer", "Annuler", "Accueil", "Quitter", "Pas maintenant", "Supprimer", "Effacer", "Abandonner", "Terminer",
    "Revanche", "Jouer", "Enlever", "Ranger", "Oui,",
)  # fmt: skip
"""What leads away is pressed when everything else has been."""
NEVER = {"English", "Français", "Ouvrir le dossier", "L’empreinte est copiée"}
"""What makes every page another one, opens another program, or says what its press before has done."""
CHOSEN = {"radio button", "page tab", "list item", "check box", "toggle button", "push button"}
"""Roles of what may be chosen already: to press it again need do nothing."""


@dataclass
class Memory:
    """What was offered, page by page, and what of it was pressed, from one beginning to the next."""

    offered: dict[str, set[Key]] = field(default_factory=dict)
    pressed: dict[str, set[Key]] = field(default_factory=dict)
    gone: dict[str, set[Key]] = field(default_factory=dict)
    """What never stood still, or could not be scrolled into the window, as often as it was tried."""
    faults: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> Memory:
        """Read it, empty where nothing was written yet."""
        if not file.is_file():
            return cls()
        kept = json.loads(file.read_text(encoding="utf-8"))
        sets = {one: {page: {(role, name) for role, name in keys} for page, keys in kept[one].items()} for one in _SETS}
        return cls(**sets, faults=kept["faults"])

    def write(self, file: Path) -> None:
        """Write it, for the next run."""
        sets = {one: {page: sorted(keys) for page, keys in getattr(self, one).items()} for one in _SETS}
        file.write_text(json.dumps(sets | {"faults": self.faults}, ensure_ascii=False, indent=0), encoding="utf-8")

    def wants(self, page: str, key: Key) -> bool:
        """Tell whether something is still to be pressed: of a row of like things a few are."""
        here = self.pressed.get(page, set())
        known = key in here or key in self.gone.get(page, set())
        return not known and sum(kind(other) == kind(key) for other in here) < ALIKE

    def left(self, page: str) -> list[Key]:
        """Give what a page was seen to offer and is still to be pressed."""
        return [key for key in self.offered.get(page, set()) if self.wants(page, key)]

    def missing(self, page: str) -> int:
        """Count the presses after which nothing is left of a page."""
        left, pressed = (Counter(map(kind, keys)) for keys in (self.left(page), self.pressed.get(page, ())))
        return sum(min(count, ALIKE - pressed[one]) for one, count in left.items())

    def table(self) -> str:
        """Write page by page how much was offered, pressed, like what was pressed, out of reach, and is left."""
        rows = ["offered  pressed  alike  gone  left  page"]
        sums = [0] * 5
        for page in sorted(self.offered):
            pressed, gone, left = len(self.pressed.get(page, ())), len(self.gone.get(page, ())), self.missing(page)
            offered = len(self.offered[page])
            row = offered, pressed, offered - pressed - gone - left, gone, left
            sums = [one + other for one, other in zip(sums, row, strict=True)]
            rows.append("{:7}  {:7}  {:5}  {:4}  {:4}".format(*row) + f"  {page or 'home'}")
        return "\n".join([*rows, "{:7}  {:7}  {:5}  {:4}  {:4}".format(*sums) + f"  on {len(self.offered)} pages"])


_SETS: Final = ("offered", "pressed", "gone")


@dataclass
class Crawler:
    """Presses, and remembers what it has pressed, what it has found wrong, and how one comes from page to page."""

    witness: Witness
    memory: Memory = field(default_factory=Memory)
    begun: str = ""
    """What is written of the page on which it begins: it is another page for each game and for other people."""
    stays: bool = False
    """Whether it presses only what the page offers on which it begins, and comes back to it from everywhere."""
    ways: dict[str, dict[str, Key]] = field(default_factory=dict)
    """By page, what leads from it to another."""
    openers: dict[tuple[str, Key], Key] = field(default_factory=dict)
    """What is pressed on a page so that something else shows there: a game that is chosen, options that are unfolded."""
    faults: list[str] = field(default_factory=list)
    presses: int = 0
    _first: str = ""
    _tries: Counter[tuple[str, Key]] = field(default_factory=Counter)
    _again: set[tuple[str, Key]] = field(default_factory=set)
    """What an earlier run has pressed and this one has pressed again, to find the ways."""
    _in_vain: Counter[str] = field(default_factory=Counter)
    """How often it has met a page of which nothing that was left showed."""
    _opened: Counter[tuple[Key, Key]] = field(default_factory=Counter)
    """How often for what is left something was pressed that may let it show."""

    @property
    def desk(self) -> Desk:
        """Where it crawls."""
        return self.witness.desk

    def crawl(self, seconds: float, most: int = 10_000) -> bool:
        """Press for so long, so often, or until everything that was found has been pressed; tell whether it has."""
        end, away = time.monotonic() + seconds, 0
        self._first = title(self._rest())
        while time.monotonic() < end and self.presses < most and away < AWAY:
            moment = self._rest()
            if dialogs(moment):  # the system's, to choose a file or a printer
                self.desk.keys("Escape")
                self._until_other(moment)
                continue
            is_away = self.stays and title(moment) != self._first
            away = away + 1 if is_away else 0
            control = None if is_away else next(self._unpressed(moment), None)
            if control is not None:
                self._press(moment, control)
            elif not (self._go_back(moment) if is_away else self._go_on(moment)):
                return True
        return away == AWAY

    @property
    def has_left(self) -> bool:
        """Whether the page on which it began has shown something that is still to be pressed."""
        return bool(self.memory.left(f"{self._first} · {self.begun}"))

    def page(self, moment: Moment) -> str:
        """Name the page: by its title and, on the one where this began, by the game and the people."""
        name = title(moment)
        return f"{name} · {self.begun}" if self.begun and name == self._first else name

    # ---- what is offered ------------------------------------------------------------------------------------------------

    def _unpressed(self, moment: Moment) -> Iterator[Node]:
        """Give what is offered here and is to be pressed, what leads away last; note all that is offered."""
        page = self.page(moment)
        there = {key_of(node): node for node in controls(moment)}
        self.memory.offered.setdefault(page, set()).update(there)
        rest = [node for key, node in there.items() if self.memory.wants(page, key)]
        yield from sorted(rest, key=lambda node: (node.name.startswith(LAST), node.rect.y < moment.window.y + BAR))

    # ---- pressing -------------------------------------------------------------------------------------------------------

    def _press(self, moment: Moment, control: Node) -> None:
        page, key = self.page(moment), key_of(control)
        self._tries[page, key] += 1
        if self._tries[page, key] > TRIES:
            self.memory.gone.setdefault(page, set()).add(key)
            return
        seen = self._bring(control)
        if seen is None:
            return
        self.desk.point(seen.rect.centre)
        self._rest()
        before = self.witness.seen()  # a press is one for what stood there long enough to be seen
        pixels = self.desk.pixels()
        now = next((node for node in controls(before) if key_of(node) == key), None)
        if now is None or now.rect != seen.rect:
            return  # it stands elsewhere by now
        here = self.memory.pressed.setdefault(page, set())
        here.add(key)
        self.presses += 1
        self._in_vain[page] = 0
        try:
            if not self._does(page, now, before, pixels):
                is_chosen = any(now.has(state) for state in (State.CHECKED, State.SELECTED, State.PRESSED))
                is_answered = any(kind(other) == kind(key) for other in here - {key})
                if not (is_chosen and now.role in CHOSEN) and not is_answered:  # a like one was told the same just before
                    self._press_again(page, now)
        except AssertionError as error:
            raise AssertionError(f"{page}: {now.line()}: {error}") from error
        self._learn(before, key)

    def _does(self, page: str, control: Node, before: Moment, pixels: Pixels) -> bool:
        """Click something; tell whether anything has happened."""
        said = len(self.witness.said)
        self.desk.click(control.rect.centre)
        try:
            self.witness.until(
                lambda after: self._did(control, before, pixels, after, said), f"{page}: {control.name}", patience=HAPPENS_S
            )
        except NeverHappenedError:
            return False
        return True

    def _press_again(self, page: str, control: Node) -> None:
        """Press what has done nothing once more: it may have come to somebody else just before, who is given time to take over."""
        moment = self.witness.seen(HANDED_S + SEEN_S)
        if self._does(page, control, moment, self.desk.pixels()):
            print(f"{page}: {control.name} was pressed twice", flush=True)
        else:
            self.note(page, f"{control.line()} does nothing")

    def _did(self, control: Node, before: Moment, pixels: Pixels, after: Moment, said: int) -> bool:
        """Tell whether a press has done something that a person or a screen reader notices."""
        if len(self.witness.said) > said or heard(before) != heard(after):
            return True
        return has_changed(pixels, self.desk.pixels(), control.rect)

    def _bring(self, control: Node) -> Node | None:
        """Scroll what lies outside the window into it; None where it cannot be brought."""
        key, place = key_of(control), 0
        while place < WHEELS:
            moment = self.witness.look()
            found = next((node for node in controls(moment) if key_of(node) == key), None)
            if found is None:
                return None
            room, middle = room_of(moment, found), found.rect.centre
            if room.holds(Rect(*middle, 1, 1)):
                return found
            self.desk.point((room if room.h else moment.window).centre)  # of a list that lies below the window nothing is seen
            self.desk.wheel(up=middle[1] < room.y)
            self._rest()
            place += 1
        return None

    def note(self, page: str, what: str) -> None:
        """Note a fault, with a picture."""
        self.faults.append(f"{page or 'home'}: {what} ({self.desk.picture(f'crawl-{len(self.faults)}')})")

    # ---- from page to page ----------------------------------------------------------------------------------------------

    def _go_on(self, moment: Moment) -> bool:
        """Go to a page that still offers something, or see where one comes from here; tell whether there is anything left."""
        page, there = self.page(moment), {key_of(node): node for node in controls(moment)}
        opener = self._opener(page, there)
        self._in_vain[page] += opener is None
        control = next((there[way] for way in (opener, self._way(page), *self._unknown(moment)) if way in there), None)
        if control is not None and (seen := self._bring(control)) is not None:
            self.desk.click(seen.rect.centre)
            self._until_other(moment)
            self._learn(moment, key_of(control))
            return True
        return self._go_back(moment)

    def _go_back(self, moment: Moment) -> bool:
        """Leave by a key; tell whether that has led anywhere."""
        for keys in ("Escape", "alt+Left"):
            self.desk.keys(keys)
            if self._until_other(moment):
                return True
        return False

    def _unknown(self, moment: Moment) -> Iterator[Key]:
        """Give what an earlier run has pressed here and this one has not."""
        page = self.page(moment)
        for node in controls(moment):
            key = key_of(node)
            if not node.name.startswith(LAST) and key in self.memory.pressed.get(page, ()) and (page, key) not in self._again:
                yield key

    def _opener(self, page: str, there: Collection[Key]) -> Key | None:
        """Find what lets something show that is left on this page, or lets that show which does."""
        for key in self.memory.left(page):
            opener, met = self.openers.get((page, key)), {key}
            while opener is not None and opener not in there and opener not in met:
                met.add(opener)
                opener = self.openers.get((page, opener))
            if opener is not None and key not in there and opener in there and self._opened[key, opener] < TRIES:
                self._opened[key, opener] += 1
                return opener
        return None

    def _learn(self, before: Moment, key: Key) -> None:
        """Note where a press has led, or what it has let show."""
        page, after = self.page(before), self._rest()
        self._again.add((page, key))
        if self.page(after) == page:
            for shown in {key_of(node) for node in controls(after)} - {key_of(node) for node in controls(before)}:
                self.openers[page, shown] = key
        elif not dialogs(after):
            self.ways.setdefault(page, {})[self.page(after)] = key

    def _way(self, here: str) -> Key | None:
        """Find the first press on the shortest way from here to a page with something left."""
        paths: deque[tuple[str, Key | None]] = deque([(here, None)])
        met = {here}
        while paths:
            page, first = paths.popleft()
            if page != here and self.memory.left(page) and self._in_vain[page] < TRIES:
                return first
            for other, key in self.ways.get(page, {}).items():
                if other not in met:
                    met.add(other)
                    paths.append((other, first or key))
        return None

    def _until_other(self, moment: Moment) -> bool:
        with suppress(NeverHappenedError):
            self.witness.until(lambda after: heard(after) != heard(moment), "another page", patience=2.0)
            return True
        return False

    def _rest(self) -> Moment:
        """Look until nothing moves for a moment; a page on which something always moves is taken as it is."""
        with suppress(NeverHappenedError):
            return self.witness.rest(patience=2.5)
        return self.witness.look()


def crawl(desk: Desk, beginning: Beginning, seconds: float, most: int = 10_000, memory: Memory | None = None) -> Crawler:
    """Crawl from a beginning, in a house with five people and their games.

    Where only one page is crawled, the program is opened anew on it as long as that leads to something that was not pressed yet.
    """
    beginning.furnish(desk.folder / "data")
    desk.settle(pace_ms=0, reduced_motion=True)
    memory, end = memory or Memory(), time.monotonic() + seconds
    crawler = Crawler(Witness(desk), memory, beginning.name if " " in beginning.name else "", beginning.stays)
    pressed = -1
    try:
        while crawler.presses > pressed and (left := end - time.monotonic()) > 0:
            pressed = crawler.presses
            desk.open(*beginning.arguments)
            beginning.arrive(crawler.witness)
            if not (crawler.crawl(left, most) and crawler.stays and crawler.has_left):
                break
            desk.quit()
            crawler.witness = Witness(desk)
    except AssertionError as error:
        crawler.note("", str(error))
    memory.faults += crawler.faults
    return crawler


def title(moment: Moment) -> str:
    """Name the page by the title of its window."""
    return next((plain(node.name) for node in moment.nodes if node.role == "frame"), "")


def dialogs(moment: Moment) -> list[Node]:
    """Give the windows beside that of the program."""
    return [node for node in moment.tree.children[1:] if node.role in {"frame", "dialog", "file chooser"}]


def controls(moment: Moment) -> list[Node]:
    """Give what may be pressed; over an open menu or question, that alone is within reach of the mouse, so it comes first."""
    menus = [node for node in moment.buttons() if node.role == "menu item"]
    return menus or [
        node for node in moment.buttons() if node.name not in NEVER and (node.role != "list item" or node.has(State.FOCUSABLE))
    ]


def key_of(node: Node) -> Key:
    """Name a control so that it is the same with other figures."""
    return node.role, re.sub(r"\d+", "#", plain(node.name))


def kind(key: Key) -> Key:
    """Name a row of like things by the beginning of what they are called, where that has a comma or a figure."""
    role, name = key
    return role, name if role == "menu item" else re.split(r",|#|:", name, maxsplit=1)[0] if "," in name or "#" in name else name


def heard(moment: Moment) -> tuple[object, ...]:
    """Give what a screen reader finds, whoever has the keyboard."""
    return tuple((n.role, n.name, n.description, n.text, n.states & ~(1 << State.FOCUSED), n.rect) for n in moment.nodes)


def has_changed(before: Pixels, after: Pixels, control: Rect) -> bool:
    """Tell whether the screen has changed outside a control."""
    changed = before != after
    changed[
        max(control.y - AROUND, 0) : control.y + control.h + AROUND, max(control.x - AROUND, 0) : control.x + control.w + AROUND
    ] = False
    return bool(np.any(changed))
