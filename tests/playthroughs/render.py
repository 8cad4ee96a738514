"""Writes a game as short lines that people can review: who said what, what happened, who is asked next, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from textwrap import wrap
from typing import Any

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Open, Preview, Request, Urgency
from tests.contract.harness import AnyEntry, Match, Subject, retrace

OUTSIDE = {NATURE: "nature", CLOCK: "clock", REFEREE: "referee"}
WIDTH = 120


def seat_name(seat: int) -> str:
    return OUTSIDE.get(seat, f"seat {seat}")


def value_text(value: object) -> str:
    """Write a value of a command, an event or a request as people would."""
    match value:
        case tuple():
            return "(" + " ".join(map(value_text, value)) + ")"
        case StrEnum():
            return value.value
        case bool():
            return "yes" if value else "no"
        case None | int() | str():
            return "-" if value in {None, ""} else str(value)
    return str(value) if type(value).__str__ is not object.__str__ else said(value)


def said(value: Any) -> str:
    """Write a command or an event: its name and its fields, yes/no only where it is yes."""
    parts = [(entry.name, getattr(value, entry.name)) for entry in fields(value)]
    shown = [f"{name}={value_text(part)}" for name, part in parts if part is not False]
    return " ".join([type(value).__name__, *shown])


def request_text(request: Request) -> str:
    may = " may" if request.urgency is Urgency.MAY else ""
    until = "" if request.deadline_ms is None else f" until {request.deadline_ms} ms"
    return f"{seat_name(request.seat)}{may} {request.kind} {value_text(request.about)}{until}"


def worth(subject: Subject, state: Any, entry: AnyEntry) -> str:
    """Write what the command was said to score before it was given."""
    if entry.seat < 0:
        return ""
    foreseen = subject.rules.preview(subject.rules.view(state, entry.seat), entry.seat, entry.command)
    if not isinstance(foreseen, Preview) or not foreseen.parts:
        return ""
    return f" [{foreseen.points}: " + ", ".join(f"{name} {points}" for name, points in foreseen.parts) + "]"


class Eager(Match):
    """A game whose players mostly take what scores most at once: more happens in it than at random."""

    def pick(self, asked: Open, listed: list[Any]) -> Any:
        seat = asked.request.seat
        if seat < 0 or self.random.random() < 0.3:
            return super().pick(asked, listed)
        view = self.session.view(seat)
        foreseen = [self.rules.preview(view, seat, command) for command in listed]
        points = [one.points if isinstance(one, Preview) else 0 for one in foreseen]
        return listed[points.index(max(points))]


def lines(subject: Subject, number: int) -> Iterator[str]:
    """Play the game of this number and tell it: time, the request and what was said to it, events, what else was open."""
    session = Eager(subject, number).to_the_end()
    yield f"# {subject}, code {session.header.code}"
    yield "# options: " + (", ".join(f"{name}={value_text(value)}" for name, value in session.header.options) or "none")
    for state, asked, entry in retrace(subject, session.entries):
        answered = next(request for request in asked if request.seat == entry.seat)
        told = f"{request_text(answered)}: {said(entry.command)}{worth(subject, state, entry)}"
        yield from fold(f"{entry.at_ms:>6} ", told)
        for event in subject.rules.apply(state, entry.seat, entry.command, entry.at_ms).events:
            yield from fold("       * ", said(event))
        others = [request_text(request) for request in asked if request is not answered]
        yield from fold("       ? also asked: ", ", ".join(others)) if others else []
    outcome = session.outcome()
    assert outcome is not None
    yield f"over: {outcome.reason}, places {value_text(outcome.places)}, scores {value_text(outcome.scores)}"
    for line in outcome.sheet:
        yield f"    {line.code} {value_text(line.values)}"


def fold(lead: str, text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=lead, subsequent_indent="             ", break_long_words=False)
