"""A crawler: presses everything that a page offers, once, by mouse; whatever opens, it presses there, too.

It goes from page to page as a child does, and comes back by the ways it has seen. Nothing that can be pressed may do nothing, and
nothing may end in an error that nobody foresaw.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np

from ludogite.cli.screenshots import Example
from tests.seen.desk import Desk, NeverHappenedError, Pixels
from tests.seen.tree import Node, Rect, State
from tests.seen.witness import SEEN_S, Moment, Witness, plain

Key: TypeAlias = tuple[str, str]
"""A control wherever it is met: its role and its name, without figures."""
HAPPENS_S: Final = 4.0
"""How long a press may take to do something, on a busy machine."""
AROUND: Final = 14
"""Px round a control that its own look may take: what changes there alone is the press, not what it does."""
PER_PAGE: Final = 60
"""How many things are pressed on one page, most."""
ALIKE: Final = 3
"""How many of a row of like things are pressed."""
WHEELS: Final = 12
LAST = ("Retour", "Fermer", "Annuler", "Accueil", "Quitter", "Pas maintenant", "Back", "Close", "Cancel")
"""What leads away is pressed when everything else has been."""
NEVER = {"English", "Français", "Ouvrir le dossier", "L’empreinte est copiée", "Inviter les téléphones"}
"""What makes every page another one, opens another program, says what its press before has done, or lays a paper over the page
that leaves the tree as it was."""
CHOSEN = {"radio button", "page tab", "list item", "check box", "toggle button", "push button"}
"""Roles of what may be chosen already: to press it again need do nothing."""


@dataclass
class Crawler:
    """Presses, and remembers what it has pressed, what it has found wrong, and how one comes from page to page."""

    witness: Witness
    pressed: set[tuple[str, Key]] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    todo: dict[str, dict[Key, Node]] = field(default_factory=dict)
    """By page, what it was seen to offer and has not been pressed."""
    ways: dict[str, dict[str, Key]] = field(default_factory=dict)
    """By page, what leads from it to another."""
    presses: int = 0

    @property
    def desk(self) -> Desk:
        """Where it crawls."""
        return self.witness.desk

    def crawl(self, seconds: float, most: int) -> None:
        """Press for so long, so often, or until everything that was found has been pressed."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.presses < most:
            moment = self._rest()
            if dialogs(moment):  # the system's, to choose a file or a printer
                self.desk.keys("Escape")
                self._until_other(moment)
                continue
            control = next(self._unpressed(moment), None)
            if control is not None:
                self._press(moment, control)
            elif not self._go_on(moment):
                return

    # ---- what is offered ------------------------------------------------------------------------------------------------

    def _unpressed(self, moment: Moment) -> Iterator[Node]:
        """Give what is offered here and was not pressed, what leads away last; note it for later."""
        page = title(moment)
        there = {key_of(node): node for node in controls(moment)}
        rest = {key: node for key, node in there.items() if (page, key) not in self.pressed and self._is_wanted(page, key)}
        self.todo[page] = rest
        yield from sorted(rest.values(), key=lambda node: (node.name.startswith(LAST), node.rect.y < moment.window.y + 56))

    def _is_wanted(self, page: str, key: Key) -> bool:
        here = [other for where, other in self.pressed if where == page]
        alike = sum(kind(other) == kind(key) for other in here)
        return len(here) < PER_PAGE and alike < ALIKE

    # ---- pressing -------------------------------------------------------------------------------------------------------

    def _press(self, moment: Moment, control: Node) -> None:
        page, key = title(moment), key_of(control)
        self.pressed.add((page, key))
        seen = self._bring(control)
        if seen is None:
            return
        self.desk.point(seen.rect.centre)
        self._rest()
        self.witness.watch(SEEN_S)  # a press is one for what stood there long enough to be seen
        before, pixels = self.witness.look(), self.desk.pixels()
        now = next((node for node in controls(before) if key_of(node) == key), None)
        if now is None or now.rect != seen.rect:
            return  # it stands elsewhere by now
        self.presses += 1
        said = len(self.witness.said)
        self.desk.click(now.rect.centre)
        try:
            self.witness.until(lambda after: self._did(now, before, pixels, after, said), f"{page}: {now.name}", patience=HAPPENS_S)
        except NeverHappenedError:
            is_chosen = any(now.has(state) for state in (State.CHECKED, State.SELECTED, State.PRESSED))
            is_answered = any(kind(other) == kind(key) for where, other in self.pressed - {(page, key)} if where == page)
            if not (is_chosen and now.role in CHOSEN) and not is_answered:  # a like one was told the same just before
                self._note(page, f"{now.line()} does nothing")
        except AssertionError as error:
            self._note(page, f"{now.line()}: {error}")
            raise
        after = self._rest()
        if title(after) != page and not dialogs(after):
            self.ways.setdefault(page, {})[title(after)] = key

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
            self.desk.point(room.centre)
            self.desk.wheel(up=middle[1] < room.y)
            self._rest()
            place += 1
        return None

    def _note(self, page: str, what: str) -> None:
        self.faults.append(f"{page or 'home'}: {what} ({self.desk.picture(f'crawl-{len(self.faults)}')})")

    # ---- from page to page ----------------------------------------------------------------------------------------------

    def _go_on(self, moment: Moment) -> bool:
        """Go to a page that still offers something; tell whether there is one."""
        here = title(moment)
        way = self._way(here)
        if way is not None and (control := next((node for node in controls(moment) if key_of(node) == way), None)) is not None:
            seen = self._bring(control)
            if seen is not None:
                self.desk.click(seen.rect.centre)
                self._until_other(moment)
                return True
        for keys in ("Escape", "alt+Left"):
            self.desk.keys(keys)
            if self._until_other(moment):
                return True
        return False

    def _way(self, here: str) -> Key | None:
        """Find the first press on the shortest way from here to a page with something left."""
        paths: deque[tuple[str, Key | None]] = deque([(here, None)])
        met = {here}
        while paths:
            page, first = paths.popleft()
            if page != here and any(
                self._is_wanted(page, key) for key in self.todo.get(page, {}) if (page, key) not in self.pressed
            ):
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


def crawl(desk: Desk, arguments: Sequence[str], seconds: float, most: int = 10_000) -> Crawler:
    """Crawl through a house with five people and their games, from the page that these arguments open."""
    Example.with_past(desk.folder / "data", "1").store.close()
    desk.settle(pace_ms=0, reduced_motion=True)
    desk.open(*arguments)
    crawler = Crawler(Witness(desk))
    crawler.crawl(seconds, most)
    return crawler


def title(moment: Moment) -> str:
    """Name the page by the title of its window."""
    return next((plain(node.name) for node in moment.nodes if node.role == "frame"), "")


def room_of(moment: Moment, control: Node) -> Rect:
    """Give the part of the window in which a control shows: what it lies in cuts it off."""

    def within(node: Node, room: Rect) -> Rect | None:
        if node is control:
            return room
        inner = room.cut(node.rect) if node.rect.w > 0 else room
        return next((found for child in node.children if (found := within(child, inner)) is not None), None)

    return within(moment.tree, moment.window) or moment.window


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
