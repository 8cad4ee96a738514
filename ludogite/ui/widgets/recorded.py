"""The recorded throws (``resources/throws/throws.bin``, made by ``packaging/throws.py``): read when somebody throws.

Lengths are edges of a die; x goes right, y towards the eye, z up. The file is a JSON line, then a zlib stream for each tray shape
and number of dice. A file that is missing or damaged gives no throws: dice then land at once.
"""

from __future__ import annotations

import json
import struct
import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ludogite import paths

VERSION: Final = 1
_POSITION, _TURN = 1024, 8191
_PARTS: Final = 7
Frame: TypeAlias = tuple[float, float, float, float, float, float, float]
"""Where a die is (x, y, z), and the quaternion of its turn (w, x, y, z)."""


class Contact(NamedTuple):
    """Something struck something: ms after the cup opened, how hard (0 to 1), and whether it was another die or wood."""

    at_ms: int
    strength: float
    kind: int
    """0 for felt, 1 for wood, 2 for another die."""


class Shape(NamedTuple):
    """A tray for which throws are recorded."""

    wide: float
    deep: float
    most: int
    """The most dice for which it was made."""


@dataclass(frozen=True, slots=True)
class Throw:
    """One recorded throw."""

    shape: Shape
    begins: tuple[int, ...]
    """The frame in which each die leaves the cup."""
    paths: tuple[tuple[Frame, ...], ...]
    """Of each die, from then on; the last is where it lies, flat, its own top up, turned by no more than 45 degrees."""
    contacts: tuple[Contact, ...]

    @property
    def frames(self) -> int:
        """How many frames it has; in the last all dice lie."""
        return self.begins[0] + len(self.paths[0])

    def rest(self, die: int) -> int:
        """Give the frame from which a die does not move any more."""
        path = self.paths[die]
        last = len(path) - 1
        while last > 0 and path[last - 1] == path[-1]:
            last -= 1
        return self.begins[die] + last


class Recordings:
    """The throws of a file; raises OSError, ValueError, KeyError or zlib.error where it is damaged."""

    def __init__(self, file: Path) -> None:
        head, _, self._body = file.read_bytes().partition(b"\n")
        told = json.loads(head)
        if told["version"] != VERSION:
            raise ValueError("another version of the throws")
        self.rate: int = told["rate"]
        self.shapes = tuple([Shape(*shape) for shape in told["shapes"]])
        self._groups = {(group["shape"], group["count"]): group for group in told["groups"]}

    def shapes_for(self, count: int) -> tuple[Shape, ...]:
        """Give the trays on which so many dice were thrown."""
        return tuple([shape for number, shape in enumerate(self.shapes) if (number, count) in self._groups])

    def number_of(self, shape: Shape, count: int) -> int:
        """Tell how many throws there are of so many dice on a tray."""
        return int(self._groups[self.shapes.index(shape), count]["throws"])

    def all(self) -> tuple[Throw, ...]:
        """Unpack every throw."""
        return tuple([
            self.throw(self.shapes[shape], count, number)
            for (shape, count), group in self._groups.items()
            for number in range(group["throws"])
        ])  # fmt: skip

    @lru_cache(maxsize=16)  # noqa: B019 (one file, read once)
    def throw(self, shape: Shape, count: int, number: int) -> Throw:
        """Unpack a throw; about 2 ms."""
        group = self._groups[self.shapes.index(shape), count]
        data = zlib.decompress(self._body[group["at"] : group["at"] + group["size"]])
        heads = memoryview(data)[4 : 4 + struct.unpack_from("<I", data)[0]]
        planes = memoryview(data)[4 + len(heads) :]
        half, at, skipped = len(planes) // 2, 0, 0
        for current in range(number + 1):
            frames, struck = heads[at], heads[at + 1]
            begins = tuple(heads[at + 2 : at + 2 + count])
            hits = heads[at + 2 + count : at + 2 + count + 4 * struck]
            at += 2 + count + 4 * struck
            if current < number:
                skipped += sum(_PARTS * (frames - begin) for begin in begins)
        ways = []
        for begin in begins:
            size = _PARTS * (frames - begin)
            both = bytearray(2 * size)
            both[0::2], both[1::2] = planes[skipped : skipped + size], planes[half + skipped : half + skipped + size]
            skipped += size
            numbers = array("h")
            numbers.frombytes(both)
            if sys.byteorder == "big":
                numbers.byteswap()
            ways.append(_unpacked(numbers, frames - begin))
        contacts = tuple([Contact(ms, strength / 255, kind) for ms, strength, kind in struct.iter_unpack("<HBB", hits)])
        return Throw(shape, begins, tuple(ways), contacts)


def _unpacked(numbers: array[int], long: int) -> tuple[Frame, ...]:
    """Add the second differences of seven columns up."""
    if len(numbers) != _PARTS * long:
        raise ValueError("a throw is cut off")
    columns = []
    for part in range(_PARTS):
        scale = _POSITION if part < 3 else _TURN
        columns.append([value / scale for value in accumulate(accumulate(numbers[part * long : (part + 1) * long]))])
    return tuple(zip(*columns, strict=True))


@cache
def recordings() -> Recordings | None:
    """Give the throws of the program, or None where the file is missing or damaged."""
    try:
        return Recordings(paths.resources() / "throws" / "throws.bin")
    except (OSError, ValueError, KeyError, TypeError):
        return None
