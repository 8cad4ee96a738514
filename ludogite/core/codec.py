"""Strict JSON for frozen dataclasses: what is unknown, missing or of the wrong type is refused, never guessed.

A value of a closed union of dataclasses is written as ``{"kind": "Rolled", "dice": [6, 6, 1]}``. Fields may be str, int, bool,
None, a StrEnum, a tuple, a nested dataclass, or a union of those with None.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
T = TypeVar("T")

KIND = "kind"
BIGGEST = 2**63 - 1
"""Integers are 64-bit: what a database and other programs can hold."""


class CodecError(ValueError):
    """Something that is not a value of the expected type; says where."""


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def encode(value: object) -> Json:
    """Write a value of the supported types as JSON; raises TypeError on any other (a bug of the caller)."""
    match value:
        case StrEnum():
            return value.value
        case None | bool() | int() | str():
            return value
        case tuple():
            return [encode(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: encode(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"cannot encode {type(value).__name__}")


def decode(kind: Any, data: object, where: str = "") -> Any:
    """Read a value of type ``kind`` from JSON; raises CodecError with the place that is wrong."""
    origin = get_origin(kind)
    if origin in {Union, types.UnionType}:
        return _decode_union(get_args(kind), data, where)
    if origin is tuple:
        return _decode_tuple(get_args(kind), data, where)
    if kind is type(None) and data is None:
        return None
    if kind is int and isinstance(data, int) and not isinstance(data, bool) and abs(data) <= BIGGEST:
        return data
    if kind is bool and isinstance(data, bool):
        return data
    if kind is str and isinstance(data, str):
        return _decode_text(data, where)
    if isinstance(kind, type) and issubclass(kind, StrEnum) and isinstance(data, str):
        try:
            return kind(data)
        except ValueError as error:
            raise CodecError(f"{where or 'value'}: no such value") from error
    if isinstance(kind, type) and is_dataclass(kind):
        return _decode_fields(kind, data, where)
    raise CodecError(f"{where or 'value'}: not a {getattr(kind, '__name__', kind)}")


def _decode_text(data: str, where: str) -> str:
    try:
        data.encode()
    except UnicodeEncodeError as error:  # half a surrogate pair: JSON may hold it, no file or database can
        raise CodecError(f"{where or 'value'}: not a text") from error
    return data


def _decode_union(kinds: tuple[Any, ...], data: object, where: str) -> Any:
    for kind in kinds:
        try:
            return decode(kind, data, where)
        except CodecError:
            continue
    raise CodecError(f"{where or 'value'}: of none of the expected types")


def _decode_tuple(kinds: tuple[Any, ...], data: object, where: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise CodecError(f"{where or 'value'}: not a list")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(decode(kinds[0], item, f"{where}[{place}]") for place, item in enumerate(data))
    if len(kinds) != len(data):
        raise CodecError(f"{where or 'value'}: {len(data)} items instead of {len(kinds)}")
    return tuple(decode(kind, item, f"{where}[{place}]") for place, (kind, item) in enumerate(zip(kinds, data, strict=True)))


def _decode_fields(kind: type, data: object, where: str) -> Any:
    if not isinstance(data, Mapping):
        raise CodecError(f"{where or kind.__name__}: not an object")
    names = {field.name for field in fields(kind)}
    if set(data) != names:
        odd = sorted(ascii(name) for name in set(data) ^ names)
        raise CodecError(f"{where or kind.__name__}: unknown or missing {', '.join(odd)[:80]}")
    hints = _hints(kind)
    return kind(**{name: decode(hints[name], data[name], f"{where}.{name}".lstrip(".")) for name in names})


class Codec(Generic[T]):
    """Reads and writes the values of one closed union of dataclasses, told apart by their class names."""

    def __init__(self, kinds: Iterable[type[T]]) -> None:
        """Take the dataclasses of the union; raises TypeError where two could not be told apart."""
        self._kinds: dict[str, type[T]] = {}
        for kind in kinds:
            if not is_dataclass(kind) or kind.__name__ in self._kinds or any(field.name == KIND for field in fields(kind)):
                raise TypeError(f"{kind.__name__}: not a dataclass, named twice, or with a field {KIND!r}")
            self._kinds[kind.__name__] = kind

    def encode(self, value: T) -> dict[str, Json]:
        """Write a value with its kind."""
        name = type(value).__name__
        if self._kinds.get(name) is not type(value):
            raise TypeError(f"{name} is not of this union")
        body = encode(value)
        assert isinstance(body, dict)  # noqa: S101 - a dataclass encodes to an object
        return {KIND: name, **body}

    def decode(self, data: object) -> T:
        """Read a value; raises CodecError on an unknown kind or field, a missing one, or a wrong type."""
        if not isinstance(data, Mapping) or not isinstance(data.get(KIND), str):
            raise CodecError("no kind")
        kind = self._kinds.get(data[KIND])
        if kind is None:
            raise CodecError(f"unknown kind {data[KIND][:40]!a}")
        value: T = _decode_fields(kind, {name: item for name, item in data.items() if name != KIND}, data[KIND])
        return value
