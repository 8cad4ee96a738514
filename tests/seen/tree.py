"""The accessible tree of another program, as a screen reader sees it: AT-SPI over D-Bus, and what the program announces."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final, NamedTuple, TypeAlias

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

Ref: TypeAlias = tuple[str, str]
"""Who has it on the bus, and its path."""
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_COMPONENT = "org.a11y.atspi.Component"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_TEXT = "org.a11y.atspi.Text"
_REGISTRY: Ref = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_ROLES_WITH_TEXT = {"text", "entry", "password text", "spin button"}
ANSWER_S = 30.0
"""How long the program may take to answer."""


class State(IntEnum):
    """Bits of AT-SPI's state set."""

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


class Tree:
    """Reads a program's accessible tree, and hears what it announces."""

    def __init__(self, environment: dict[str, str]) -> None:
        before = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
        session = open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"])
        assert before == os.environ.get("DBUS_SESSION_BUS_ADDRESS")
        where = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        self._bus: DBusConnection = open_dbus_connection(session.send_and_get_reply(where, timeout=ANSWER_S).body[0])
        session.close()
        self.announced: deque[str] = deque()
        """What was announced and nobody has taken yet."""
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._ask([(message_bus.bus_name, "/")], lambda _ref: message_bus.AddMatch(rule))
        register = DBusAddress("/org/a11y/atspi/registry", _REGISTRY[0], "org.a11y.atspi.Registry")
        self._ask([_REGISTRY], lambda _ref: new_method_call(register, "RegisterEvent", "sas", ("object:announcement", [])))

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    def _take(self, message: Message) -> None:
        if message.header.message_type is MessageType.signal and message.header.fields.get(HeaderFields.member) == "Announcement":
            said = message.body[3]
            self.announced.append(str(said[1]))

    def _ask(self, refs: Sequence[Ref], call: Callable[[Ref], Message]) -> list[Any]:
        """Send a call to each at once; give the bodies of the answers in this order, None where there is none any more."""
        serials = {}
        for place, ref in enumerate(refs):
            serial = next(self._bus.outgoing_serial)
            serials[serial] = place
            self._bus.send(call(ref), serial=serial)
        answers: list[Any] = [None] * len(refs)
        while serials:
            message = self._bus.receive(timeout=ANSWER_S)
            place_ = serials.pop(message.header.fields.get(HeaderFields.reply_serial, -1), None)
            if place_ is None:
                self._take(message)
            elif message.header.message_type is MessageType.method_return:
                answers[place_] = message.body
        return answers

    def hear(self) -> None:
        """Take what was announced in the meantime."""
        self._ask([_REGISTRY], lambda ref: _call(ref, _ACCESSIBLE, "GetRole"))

    def programs(self, pid: int) -> list[Ref]:
        """Give what a process has on the bus; a screen reader is there, too."""
        answer = self._ask([_REGISTRY], lambda ref: _call(ref, _ACCESSIBLE, "GetChildren"))[0]
        found = [(str(bus), str(path)) for bus, path in answer[0]] if answer else []
        owners = self._ask(found, lambda ref: message_bus.GetConnectionUnixProcessID(ref[0]))
        return [ref for ref, owner in zip(found, owners, strict=True) if owner and owner[0] == pid]

    def read(self, root: Ref) -> Node:
        """Read all that shows below a node, level by level."""
        top = Node(root)
        level = [top]
        while level:
            below: list[Node] = []
            for node, answers in zip(level, self._describe([node.ref for node in level]), strict=True):
                children = _take_in(node, answers)
                node.children = [Node(ref) for ref in children if ref[1] != "/org/a11y/atspi/null"]
                below += node.children
            level = below
        _prune(top)
        self._read_texts([node for node in top.walk() if node.role in _ROLES_WITH_TEXT])
        return top

    def items(self, node: Node) -> list[str]:
        """Name all children of a list, those that are scrolled away too."""
        answer = self._ask([node.ref], lambda ref: _call(ref, _ACCESSIBLE, "GetChildren"))[0]
        children: list[Ref] = [(str(bus), str(path)) for bus, path in answer[0]] if answer else []
        names = self._ask(children, lambda ref: _call(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")))
        return [str(name[0][1]) for name in names if name]

    def _describe(self, refs: Sequence[Ref]) -> list[tuple[Any, ...]]:
        calls: list[Callable[[Ref], Message]] = [
            lambda ref: _call(ref, _ACCESSIBLE, "GetState"),
            lambda ref: _call(ref, _ACCESSIBLE, "GetRoleName"),
        ]
        states, roles = (self._ask(refs, call) for call in calls)
        # What does not show, and what stands below a cell, is of no interest: half of the questions.
        shows = [_shows(state, role) for state, role in zip(states, roles, strict=True)]
        whole = [show and bool(role) and role[0] != "cell" for show, role in zip(shows, roles, strict=True)]
        names = self._ask_some(refs, shows, lambda ref: _call(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")))
        extents = self._ask_some(refs, shows, lambda ref: _call(ref, _COMPONENT, "GetExtents", "u", (0,)))
        descriptions = self._ask_some(refs, whole, lambda ref: _call(ref, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Description")))
        children = self._ask_some(refs, whole, lambda ref: _call(ref, _ACCESSIBLE, "GetChildren"))
        return list(zip(states, roles, names, descriptions, extents, children, strict=True))

    def _ask_some(self, refs: Sequence[Ref], which: Sequence[bool], call: Callable[[Ref], Message]) -> list[Any]:
        """Ask some of them; None stands for the others."""
        answers = iter(self._ask([ref for ref, asks in zip(refs, which, strict=True) if asks], call))
        return [next(answers) if asks else None for asks in which]

    def _read_texts(self, nodes: Sequence[Node]) -> None:
        said = self._ask([node.ref for node in nodes], lambda ref: _call(ref, _TEXT, "GetText", "ii", (0, -1)))
        for node, body in zip(nodes, said, strict=True):
            node.text = str(body[0]) if body else ""


def _call(ref: Ref, interface: str, member: str, signature: str | None = None, body: tuple[object, ...] = ()) -> Message:
    return new_method_call(DBusAddress(ref[1], ref[0], interface), member, signature, body)


def _shows(state: Any, role: Any) -> bool:
    """Tell whether something shows, by its bits and its role; a program is no thing that can."""
    return bool(state and role) and (role[0] == "application" or bool(state[0][0] >> State.SHOWING & 1))


def _take_in(node: Node, answers: tuple[Any, ...]) -> list[Ref]:
    """Write the answers to a node; give its children, none where it does not show."""
    states, role, name, description, extents, children = answers
    if not states or not role or not name:
        return []
    low, high = states[0]
    node.states, node.role, node.name = low | high << 32, role[0], name[0][1]
    node.description = description[0][1] if description else ""
    if extents:
        node.rect = Rect(*extents[0])
    shows = node.role == "application" or node.has(State.SHOWING)
    return [(str(bus), str(path)) for bus, path in children[0]] if shows and children else []


def _prune(node: Node) -> None:
    node.children = [child for child in node.children if child.has(State.SHOWING)]
    for child in node.children:
        _prune(child)
