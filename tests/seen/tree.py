"""The accessible tree of another program, as a screen reader sees it: AT-SPI over D-Bus, and what the program announces."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import islice
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, MatchRule, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.seen.wire import ANSWER_S, Question, Ref, Wire

_BUS: Ref = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_COMPONENT = "org.a11y.atspi.Component"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_TEXT = "org.a11y.atspi.Text"
_REGISTRY: Ref = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_ROLES_WITH_TEXT = {"text", "entry", "password text", "spin button"}


class State(IntEnum):
    """Bits of AT-SPI's state set."""

    ACTIVE = 1
    CHECKED = 4
    ENABLED = 8
    EXPANDED = 10
    FOCUSABLE = 11
    FOCUSED = 12
    PRESSED = 20
    SELECTED = 23
    SHOWING = 25
    CHECKABLE = 41


class Rect(NamedTuple):
    """A place on the screen (px)."""

    x: int
    y: int
    w: int
    h: int

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def holds(self, other: Rect) -> bool:
        """Tell whether another lies inside."""
        across = self.x <= other.x and other.x + other.w <= self.x + self.w
        return across and self.y <= other.y and other.y + other.h <= self.y + self.h

    def cut(self, other: Rect) -> Rect:
        """Give what both have in common."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0, min(self.x + self.w, other.x + other.w) - x), max(0, min(self.y + self.h, other.y + other.h) - y))

    def meets(self, other: Rect) -> bool:
        """Tell whether another lies over it by more than its edge."""
        across = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        return across > EDGE and min(self.y + self.h, other.y + other.h) - max(self.y, other.y) > EDGE


EDGE: Final = 2
"""Px by which things may touch."""
NOWHERE: Final = Rect(0, 0, 0, 0)


@dataclass(slots=True)
class Node:
    """One thing that a screen reader can find."""

    ref: Ref
    role: str = ""
    name: str = ""
    description: str = ""
    text: str = ""
    states: int = 0
    rect: Rect = NOWHERE
    children: list[Node] = field(default_factory=list)

    def has(self, state: State) -> bool:
        """Tell whether it is in a state."""
        return bool(self.states >> state & 1)

    @property
    def can_be_pressed(self) -> bool:
        """Tell whether it is there, enabled, and something one presses."""
        return self.role in PRESSED and self.has(State.ENABLED) and self.has(State.SHOWING) and self.rect.w > 0

    def walk(self) -> Iterator[Node]:
        """Give it and all below it, in their order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def key(self) -> tuple[object, ...]:
        """Give all that can change in it."""
        return self.role, self.name, self.description, self.text, self.states, self.rect

    def line(self) -> str:
        """Write it for a person."""
        states = " ".join(state.name.lower() for state in State if self.has(state) and state is not State.SHOWING)
        return f"{self.role} “{self.name}” {self.description!r} {self.text!r} {tuple(self.rect)} [{states}]"


PRESSED = {
    "push button", "check box", "radio button", "toggle button", "menu item", "page tab", "link", "list item", "combo box",
    "table cell", "push button menu",
}  # fmt: skip
"""Roles of what one presses."""


class Answers(NamedTuple):
    """What something has answered, None where it was not asked or is no more."""

    state: Any
    role: Any
    name: Any = None
    extents: Any = None
    description: Any = None
    children: Any = None

    @property
    def shows(self) -> bool:
        """Tell whether it shows; a program is no thing that can."""
        return bool(self.state and self.role) and (self.role[0] == "application" or bool(self.state[0][0] >> State.SHOWING & 1))

    @property
    def below(self) -> list[Ref]:
        """What lies in it, where that is of interest."""
        found = self.children[0] if self.children and self.shows else ()
        return [(str(bus), str(path)) for bus, path in found if path != "/org/a11y/atspi/null"]


class Tree:
    """Reads a program's accessible tree, and hears what it announces."""

    def __init__(self, environment: dict[str, str]) -> None:
        before = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
        session = open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"])
        assert before == os.environ.get("DBUS_SESSION_BUS_ADDRESS")
        where = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        self._wire = Wire(session.send_and_get_reply(where, timeout=ANSWER_S).body[0], self._take)
        session.close()
        self._last: dict[Ref, Answers] = {}
        """What was answered at the last reading: the same things are asked at once at the next."""
        self.announced: deque[str] = deque()
        """What was announced and nobody has taken yet."""
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement").serialise()
        register: Ref = (_REGISTRY[0], "/org/a11y/atspi/registry")
        self._wire.ask([
            Question(_BUS, _BUS[0], "AddMatch", "s", (rule,)),
            Question(register, "org.a11y.atspi.Registry", "RegisterEvent", "sas", ("object:announcement", ())),
        ])  # fmt: skip

    def close(self) -> None:
        """Leave the bus."""
        self._wire.close()

    def _take(self, member: str, body: tuple[Any, ...]) -> None:
        if member == "Announcement":
            self.announced.append(str(body[3][1]))

    def hear(self) -> None:
        """Take what was announced in the meantime."""
        self._wire.ask([Question(_REGISTRY, _ACCESSIBLE, "GetRole")])

    def programs(self, pid: int) -> list[Ref]:
        """Give what a process has on the bus; a screen reader is there, too."""
        answer = self._wire.ask([Question(_REGISTRY, _ACCESSIBLE, "GetChildren")])[0]
        found = [(str(bus), str(path)) for bus, path in answer[0]] if answer else []
        owners = self._wire.ask([Question(_BUS, _BUS[0], "GetConnectionUnixProcessID", "s", (bus,)) for bus, _ in found])
        return [ref for ref, owner in zip(found, owners, strict=True) if owner and owner[0] == pid]

    def read(self, root: Ref) -> Node:
        """Read all that shows below a node: what was there the last time at once, then what is new, level by level."""
        found = self._describe({root: None, **self._last})
        while new := [ref for ref in _reached(root, found) if ref not in found]:
            found |= self._describe(dict.fromkeys(new))
        self._last = {ref: found[ref] for ref in _reached(root, found)}
        top = self._grow(root)
        self._read_texts([node for node in top.walk() if node.role in _ROLES_WITH_TEXT])
        return top

    def items(self, node: Node) -> list[str]:
        """Name all children of a list, those that are scrolled away too."""
        answer = self._wire.ask([Question(node.ref, _ACCESSIBLE, "GetChildren")])[0]
        children: list[Ref] = [(str(bus), str(path)) for bus, path in answer[0]] if answer else []
        names = self._wire.ask([Question(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")) for ref in children])
        return [str(name[0][1]) for name in names if name]

    def _describe(self, asked: Mapping[Ref, Answers | None]) -> dict[Ref, Answers]:
        """Ask things for all that is of interest; what did not show the last time, for the rest only if it does now."""
        first = [(ref, last is None or last.shows, last) for ref, last in asked.items()]
        found = self._ask_all([(ref, whole, _is_cell(last)) for ref, whole, last in first])
        late = [(ref, True, _is_cell(found[ref])) for ref, whole, _ in first if not whole and found[ref].shows]
        return found | self._ask_all(late)

    def _ask_all(self, asked: Sequence[tuple[Ref, bool, bool]]) -> dict[Ref, Answers]:
        """Ask each thing for its state and role and, where it is asked as a whole, for the rest; a cell has nothing below."""
        questions = [question for ref, whole, is_cell in asked for question in _questions(ref, whole=whole, is_cell=is_cell)]
        answers = iter(self._wire.ask(questions))
        return {ref: Answers(*islice(answers, len(_questions(ref, whole=whole, is_cell=is_cell)))) for ref, whole, is_cell in asked}

    def _grow(self, ref: Ref) -> Node:
        """Make a node of what was answered, and of all below it that shows."""
        answers = self._last[ref]
        node = _node(ref, answers)
        node.children = [self._grow(child) for child in answers.below if self._last[child].shows]
        return node

    def _read_texts(self, nodes: Sequence[Node]) -> None:
        said = self._wire.ask([Question(node.ref, _TEXT, "GetText", "ii", (0, -1)) for node in nodes])
        for node, body in zip(nodes, said, strict=True):
            node.text = str(body[0]) if body else ""


def _questions(ref: Ref, *, whole: bool, is_cell: bool) -> list[Question]:
    questions = [Question(ref, _ACCESSIBLE, "GetState"), Question(ref, _ACCESSIBLE, "GetRoleName")]
    if whole:
        questions += [
            Question(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")),
            Question(ref, _COMPONENT, "GetExtents", "u", (0,)),
        ]
    if whole and not is_cell:
        questions += [
            Question(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Description")),
            Question(ref, _ACCESSIBLE, "GetChildren"),
        ]
    return questions


def _is_cell(answers: Answers | None) -> bool:
    return answers is not None and bool(answers.role) and answers.role[0] == "cell"


def _reached(root: Ref, found: Mapping[Ref, Answers]) -> Iterator[Ref]:
    """Give all that hangs together with a root, known or not."""
    yield root
    if root in found:
        for child in found[root].below:
            yield from _reached(child, found)


def _node(ref: Ref, answers: Answers) -> Node:
    node = Node(ref)
    if answers.state and answers.role and answers.name:
        low, high = answers.state[0]
        node.states, node.role, node.name = low | high << 32, answers.role[0], answers.name[0][1]
        node.description = answers.description[0][1] if answers.description else ""
        node.rect = Rect(*answers.extents[0]) if answers.extents else NOWHERE
    return node
