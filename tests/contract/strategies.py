"""Anything that a stranger might send: values of any type that the codec reads, and JSON that it should not."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from ludogite.core.codec import BIGGEST, KIND
from ludogite.games.game import Game

Strategy: TypeAlias = st.SearchStrategy[Any]

INTS = st.integers(-3, 9) | st.integers(-BIGGEST, BIGGEST)
LEAVES: Strategy = st.none() | st.booleans() | INTS | st.integers() | st.floats() | st.text(max_size=8)
JSON: Strategy = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6) | st.just(KIND), inner, max_size=4),
    max_leaves=12,
)


def values_of(kind: Any) -> Strategy:
    """Make values of a type that the codec can decode."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return st.one_of([values_of(each) for each in args])
    if origin is tuple and args[1:] == (Ellipsis,):
        return st.lists(values_of(args[0]), max_size=8).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values_of, args))
    if kind is int:
        return INTS
    if kind is str:
        return st.text(max_size=12)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return st.sampled_from(list(kind))
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return st.builds(kind, **{each.name: values_of(hints[each.name]) for each in fields(kind)})
    return {bool: st.booleans(), type(None): st.none()}[kind]


def commands_of(game: Game) -> Strategy:
    """Make decodable commands of a game, sensible or not."""
    return st.one_of([values_of(kind) for kind in game.commands])


def bodies_of(game: Game) -> Strategy:
    """Make JSON that looks like a command of a game: the right kinds and field names, with anything in them."""
    shapes = []
    for kind in game.commands:
        names = [each.name for each in fields(kind)]
        shape = st.fixed_dictionaries({KIND: st.just(kind.__name__)}, optional=dict.fromkeys([*names, "more"], JSON))
        shapes.append(shape)
    return st.one_of(shapes)
