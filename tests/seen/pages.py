"""Show every page and every table in a real window and hold rules against what a screen reader finds there.

``python -m tests.seen.pages --help``; it prints pages × rules and the faults. The pages are those of the example family
(``ludogite screenshot``), the window is moved and read from outside; what is cut only the program knows (``stage.py``).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from tests.seen.desk import Desk, wait_for
from tests.seen.tree import EDGE, NOWHERE, Node, Rect, State
from tests.seen.witness import APART, CLOCKS, covers, plain

SIZES: Final = ("1024x640", "1280x800", "1920x1080", "900x1300")
SCREEN: Final = (3860, 2240)
"""Large enough for the largest window with its frame (px)."""
TOLD: Final = {"status bar", "alert", "notification", "heading"}
"""Roles that a screen reader takes for news."""
COVERED: Final = {"curtain", "buzzers"}
"""Pages under something that has a title of its own."""
TABLE: Final = {"Table de jeu", "Game table"}
ANSWERED: Final = {"problem-answer"}
"""Tables under an answer, which tells what has happened."""
GUIDED: Final = ("Partie guidée", "Guided game")
"""How the note of a lesson begins, which lies over the table; only what it asks for is pressed meanwhile."""
CLOCK: Final = re.compile(r"^\d+:\d\d$|^\d+ (s|secondes?|seconds?)$|^(Sablier|Hourglass)\b")


class View(NamedTuple):
    """A page as it is shown: in a size (px), a size of text and a language."""

    page: str
    size: tuple[int, int]
    text: float
    lang: str

    def __str__(self) -> str:
        return f"{self.page} {self.size[0]}x{self.size[1]} {self.text:.0%} {self.lang}"


class Found(NamedTuple):
    """What is there in a view: the tree, what was announced on the way, and the texts that the program cuts."""

    view: View
    tree: Node
    said: tuple[str, ...]
    cut: tuple[str, ...]

    @property
    def frame(self) -> Node:
        """The window."""
        return next(node for node in self.tree.children if node.role == "frame")

    def headings(self) -> list[Node]:
        """Give the headings in their order."""
        return [node for node in self.tree.walk() if node.role == "heading"]


Rule: TypeAlias = Callable[[Found], Iterator[str]]


# ---- the rules ------------------------------------------------------------------------------------------------------------


def one_window(found: Found) -> Iterator[str]:
    """Hold that there is one window, with a title, active, in the size that was asked for, of a program with a name."""
    frames = found.tree.children
    if [node.role for node in frames] != ["frame"]:
        yield f"windows: {[node.line() for node in frames]}"
    frame = found.frame
    if not frame.name.endswith("Ludogîte") or not frame.has(State.ACTIVE):
        yield f"{frame.line()}"
    if found.tree.name.lower() != "ludogite":
        yield f"the program is called {found.tree.name}"
    if frame.rect[2:] != found.view.size:
        yield f"the window has {frame.rect[2:]}"


def one_title(found: Found) -> Iterator[str]:
    """Hold that one heading says the title of the window, or of what covers the page, before all other headings."""
    names = [plain(node.name) for node in found.headings()]
    title = plain(found.frame.name).removesuffix(" – Ludogîte")
    is_title = [name for name in names if name == title or (found.view.page in COVERED and name == names[0])]
    if len(is_title) != 1 or is_title[0] != names[0] or not all(names):
        yield f"“{title}” is to be the first of {names}"


def named(found: Found) -> Iterator[str]:
    """Hold that whatever can have the keyboard has a name."""
    for node in found.frame.walk():
        if node.has(State.FOCUSABLE) and node.has(State.ENABLED) and not node.name.strip() and node is not found.frame:
            yield node.line()


def news(found: Found) -> Iterator[str]:
    """Hold that a table has a status line, and that what is announced stands in something that a screen reader takes for news."""
    nodes = list(found.frame.walk())
    is_table = found.view.page not in ANSWERED and any(plain(node.name) in TABLE for node in nodes)
    if is_table and all(node.role != "status bar" for node in nodes):
        yield "a table without a status line"
    for words in found.said:
        owners = [path for path in paths(found.frame) if plain(path[-1].name) == plain(words) and path[-1].name]
        if owners and not any(node.role in TOLD for path in owners for node in path):
            yield f"said by {owners[0][-1].line()}"


def clocks(found: Found) -> Iterator[str]:
    """Hold that what counts time is a clock, or part of one."""
    for path in paths(found.frame):
        if CLOCK.search(plain(path[-1].name)) and not any(node.role in CLOCKS for node in path):
            yield path[-1].line()


def in_order(found: Found) -> Iterator[str]:
    """Hold that siblings are told as one reads them; home begins with its games, and dice are told as they lie in depth."""
    is_home = found.view.page == "home"
    games = [node for node in found.frame.walk() if node.role == "push button"][: len(GAME_UIS)]
    if is_home and any(not plain(one.name).startswith(plain(ui.name)) for one, ui in zip(games, GAME_UIS.values(), strict=True)):
        yield f"the games are not first: {[node.name for node in games]}"
    breaks = list(breaks_of(found.frame))
    yield from breaks[1:] if is_home else breaks


def within_reach(found: Found) -> Iterator[str]:
    """Hold that what is pressed lies in the window, or may be scrolled there, and nothing lies over it but the note of a lesson."""
    shown: list[tuple[Node, Rect]] = []
    for path in paths(found.frame):
        node = path[-1]
        if node.role == "alert" or (node.role in APART and node.rect.w > 0):
            room, scrolls = room_of(path)
            part = room.cut(node.rect)
            whole = part == node.rect or abs(part.w - node.rect.w) + abs(part.h - node.rect.h) <= 2 * EDGE
            if not whole and not scrolls and not is_thrown(node):
                yield f"off the window, or cut: {node.line()}, seen {tuple(part)}"
            if part.w > EDGE and part.h > EDGE and not is_thrown(node):
                shown.append((node, part))
    notes = [[id(part) for part in node.walk()] for node in found.frame.walk() if plain(node.name).startswith(GUIDED)]
    for (one, part), (other, rest) in combinations(shown, 2):
        is_note = any((id(one) in note) != (id(other) in note) for note in notes)
        if part.meets(rest) and covers(one, other) and not is_note:
            yield f"{one.line()} and {other.line()}"


def uncut(found: Found) -> Iterator[str]:
    """Hold that no text is cut."""
    yield from found.cut


RULES: dict[str, Rule] = {
    "one window": one_window,
    "one title": one_title,
    "a name for all that takes keys": named,
    "news is told as news": news,
    "clocks are clocks": clocks,
    "reading order": in_order,
    "within reach": within_reach,
    "no text cut": uncut,
}


# ---- reading the tree -----------------------------------------------------------------------------------------------------


def paths(node: Node, above: tuple[Node, ...] = ()) -> Iterator[tuple[Node, ...]]:
    """Give each node below one, itself included, with all that it lies in."""
    here = (*above, node)
    yield here
    for child in node.children:
        yield from paths(child, here)


def room_of(path: Sequence[Node]) -> tuple[Rect, bool]:
    """Give the part of the window in which a node shows, and tell whether something that it lies in scrolls."""
    room, scrolls = path[0].rect, False
    for node in path[:-1]:
        room = room.cut(node.rect) if node.rect.w > 0 else room
        scrolls = scrolls or any(bar.role == "scroll bar" for child in node.children for bar in (child, *child.children))
    return room, scrolls


def is_thrown(node: Node) -> bool:
    """Tell whether it is a die: it lies where it fell, and turned it is larger than what one sees."""
    return node.name.startswith(("dé ", "die "))


def breaks_of(node: Node) -> Iterator[str]:
    """List what is told before what one reads first: siblings above it, or at its left in the same line."""
    if node.role == "table":
        return
    told = [(child, place) for child in node.children if not is_thrown(child) and (place := told_place(child)) != NOWHERE]
    for (one, before), (other, after) in pairwise(told):
        across = min(before.x + before.w, after.x + after.w) - max(before.x, after.x) > 2 * EDGE
        down = min(before.y + before.h, after.y + after.h) - max(before.y, after.y) > 2 * EDGE
        is_above, is_left = after.y + after.h <= before.y + 2 * EDGE, after.x + after.w <= before.x + 2 * EDGE
        if (is_above and (across or is_left)) or (is_left and down):
            yield f"{one.role} “{one.name[:40]}” {tuple(before)} is told before {other.role} “{other.name[:40]}” {tuple(after)}"
    for child in node.children:
        yield from breaks_of(child)


def told_place(node: Node) -> Rect:
    """Give where all that is told of something stands; ``NOWHERE`` where nothing is told of it."""
    below = [place for child in node.children if (place := told_place(child)) != NOWHERE]
    if below:
        left, top = min(place.x for place in below), min(place.y for place in below)
        told = Rect(left, top, max(place.x + place.w for place in below) - left, max(place.y + place.h for place in below) - top)
        return told.cut(node.rect) if node.rect.meets(told) else told  # what is enlarged reaches over the edges of what shows it
    return node.rect if node.name.strip() or node.has(State.FOCUSABLE) else NOWHERE


# ---- looking --------------------------------------------------------------------------------------------------------------


class Stage:
    """A desk on which the program shows what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.desk = Desk(folder, SCREEN)
        Example.with_past(folder / "data", "1").store.close()
        self._program = self.desk.open_stage()
        self._page: tuple[str, str] | None = None

    def look(self, view: View) -> Found:
        """Show a view, wait until it stands, and read it."""
        here = (view.page, view.lang)
        said = self._ask(view, "" if here == self._page else view.page)
        self._page = here
        before = self.desk.look()

        def at_rest() -> Node | None:
            nonlocal before
            now = self.desk.look()
            is_same = [node.key() for node in now.walk()] == [node.key() for node in before.walk()]
            before = now
            return now if is_same else None

        tree = wait_for(at_rest, f"{view} stands")
        announced = tuple(self.desk.tree.announced)
        self.desk.tree.announced.clear()
        return Found(view, tree, announced, tuple(said))

    def _ask(self, view: View, page: str) -> list[str]:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        asked = {"page": page, "size": view.size, "text": view.text, "lang": view.lang}
        self._program.stdin.write(json.dumps(asked) + "\n")
        self._program.stdin.flush()
        answer = self._program.stdout.readline()
        assert answer, f"the program has gone at {view}"
        return list(json.loads(answer))

    def close(self) -> None:
        """End the program and its desk."""
        self.desk.close()


def faults(found: Found) -> Iterator[tuple[str, str]]:
    """Give each rule that does not hold, with what is wrong."""
    for name, rule in RULES.items():
        for what in rule(found):
            yield name, what


def main() -> None:
    """Look at all views, tell each fault as it is found, and print how many views each rule holds in."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--pages", default=",".join(PAGES), help="which, separated by commas")
    arguments.add_argument("--size", default=",".join(SIZES), help="of the window (px), separated by commas")
    arguments.add_argument("--text", default="1,2", help="sizes of the text, 1 to 2")
    arguments.add_argument("--language", default="fr,en")
    arguments.add_argument("--pictures", type=Path, help="folder in which a picture of each view is kept")
    asked = arguments.parse_args()
    sizes = [(int(wide), int(high)) for wide, high in (size.split("x") for size in asked.size.split(","))]
    texts = [float(text) for text in asked.text.split(",")]
    broken, views, whole, begun = Counter[str](), 0, 0, time.monotonic()
    stage = Stage(Path(tempfile.mkdtemp(prefix="pages-")))
    try:
        for lang, page in product(asked.language.split(","), asked.pages.split(",")):
            for size, text in product(sizes, texts):
                view = View(page, size, text, lang)
                found = stage.look(view)
                wrong = list(faults(found))
                views, whole = views + 1, whole + (not wrong)
                broken.update({name for name, _ in wrong})
                for name, what in wrong:
                    print(f"{view}: {name}: {what}", flush=True)
                if asked.pictures:
                    stage.desk.picture_of(found.frame.rect, asked.pictures / f"{str(view).replace(' ', '-')}.png")
    finally:
        stage.close()
    for name in RULES:
        print(f"{name}: {views - broken[name]} of {views} views")
    pages = len(asked.pages.split(","))
    print(f"{pages} pages × {len(RULES)} rules: {whole} of {views} views without a fault, {time.monotonic() - begun:.0f} s")
    sys.exit(whole < views)


if __name__ == "__main__":
    main()
