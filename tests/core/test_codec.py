"""The codec reads back what it wrote, and refuses everything else with CodecError."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.codec import BIGGEST, Codec, CodecError, decode, encode
from tests.contract.strategies import JSON, values_of


class Colour(StrEnum):
    RED = "rouge"
    BLUE = "bleu"


@dataclass(frozen=True, slots=True)
class Cell:
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Write:
    word: str
    cells: tuple[Cell, ...]
    colour: Colour
    is_sure: bool = False
    about: Cell | None = None
    pair: tuple[int, str] = (0, "")
    scalar: str | int | bool | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Command: TypeAlias = Write | Pass
CODEC: Codec[Command] = Codec((Write, Pass))
SAMPLE = Write("été", (Cell(1, 2), Cell(-3, 0)), Colour.BLUE, True, Cell(0, BIGGEST), (7, "x"), 5)
RAW: dict[str, Any] = {
    "kind": "Write",
    "word": "été",
    "cells": [{"row": 1, "column": 2}, {"row": -3, "column": 0}],
    "colour": "bleu",
    "is_sure": True,
    "about": {"row": 0, "column": BIGGEST},
    "pair": [7, "x"],
    "scalar": 5,
}


def test_round_trip() -> None:
    assert CODEC.encode(SAMPLE) == RAW
    assert CODEC.decode(json.loads(json.dumps(RAW))) == SAMPLE
    assert CODEC.decode(CODEC.encode(Pass())) == Pass()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(values_of(Write))
def test_any_command_survives_json(command: Write) -> None:
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(command)))) == command


def test_a_union_keeps_the_type_of_its_value() -> None:
    for scalar in ("5", 5, True, False, None, 0, 1):
        read = decode(Write, encode(Write("", (), Colour.RED, scalar=scalar)))
        assert type(read.scalar) is type(scalar)
        assert read.scalar == scalar


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "Roll"},
        {"kind": "write"},
        {"kind": ["Write"]},
        {"kind": None},
        {"more": 1},
        {"word": 5},
        {"word": None},
        {"word": "\ud800"},
        {"cells": {}},
        {"cells": "ab"},
        {"cells": [5]},
        {"cells": [{"row": 1}]},
        {"cells": [{"row": 1, "column": 2, "more": 3}]},
        {"cells": [{"row": True, "column": 2}]},
        {"cells": [{"row": 1.0, "column": 2}]},
        {"cells": [{"row": BIGGEST + 1, "column": 2}]},
        {"cells": [{"row": 10**400, "column": 2}]},
        {"cells": [{"row": float("nan"), "column": 2}]},
        {"colour": "vert"},
        {"colour": "RED"},
        {"colour": 1},
        {"is_sure": 1},
        {"is_sure": "true"},
        {"is_sure": None},
        {"about": []},
        {"about": 5},
        {"pair": [7]},
        {"pair": [7, "x", 8]},
        {"pair": ["x", 7]},
        {"scalar": 1.5},
        {"scalar": []},
    ],
    ids=repr,
)
def test_what_is_unknown_or_of_a_wrong_type_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(CodecError) as caught:
        CODEC.decode(RAW | change)
    str(caught.value).encode()  # can be printed and stored
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("name", sorted(set(RAW)))
def test_what_is_missing_is_refused_even_where_the_class_has_a_default(name: str) -> None:
    with pytest.raises(CodecError):
        CODEC.decode({key: value for key, value in RAW.items() if key != name})


def test_the_place_of_a_mistake_is_said() -> None:
    with pytest.raises(CodecError, match=r"Write\.cells\[1\]\.column"):
        CODEC.decode(RAW | {"cells": [{"row": 1, "column": 2}, {"row": 1, "column": "b"}]})


@settings(max_examples=300, deadline=None, derandomize=True)
@given(JSON, st.sampled_from(sorted(RAW)))
def test_no_json_raises_anything_but_a_codec_error(data: Any, name: str) -> None:
    for body in (data, RAW | {name: data}, {"kind": "Pass", "more": data}):
        try:
            assert CODEC.encode(CODEC.decode(body)) == body
        except CodecError as error:
            str(error).encode()


def test_deeply_nested_json_is_refused() -> None:
    deep: Any = 0
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(CodecError):
        CODEC.decode(RAW | {"cells": deep})
    while deep:  # taken apart by hand: Python would recurse
        deep = deep[0]


@pytest.mark.parametrize("value", [1.5, [1], {"a": 1}, frozenset(), b"x", object()])
def test_values_of_other_types_are_a_bug(value: object) -> None:
    with pytest.raises(TypeError):
        encode(value)


def test_a_value_of_another_union_is_a_bug() -> None:
    with pytest.raises(TypeError):
        CODEC.encode(Cell(1, 2))  # type: ignore[arg-type]  # what is tested


def test_kinds_that_could_not_be_told_apart_are_a_bug() -> None:
    @dataclass(frozen=True)
    class Odd:
        kind: str

    for kinds in ((Pass, Pass), (Odd,), (int,)):
        with pytest.raises(TypeError):
            Codec(kinds)
