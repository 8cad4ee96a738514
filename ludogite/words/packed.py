"""Read what is known of each word (spellings, lemmas, tags) from one compressed file, a block at a time.

Layout: MAGIC; length of the directory, 4 bytes little-endian; the directory, zlib: JSON with "tags" (the distinct tag
strings), "starts" (first word of each block) and "offsets" (of each block, and the end, from the end of the directory);
then the blocks, zlib, each some lines in alphabetical order: ``WORD<tab>row;row``, a row being ``spelling,lemma,tag``:
no spelling = the word in small letters, no lemma = the spelling, else a digit of base 36 that says how many letters to
take off the spelling and what to put there ("~" and the whole lemma where that is shorter); tag = index in "tags".
"""

from __future__ import annotations

import hashlib
import json
import zlib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludogite.words.errors import LexiconError, Trouble

MAGIC = b"LUDOGITE WORDS 1\n"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Row:
    """One reading of a folded word: a spelling, its lemma, and the source's tags ("v1 ipre 2pl") or a reason ("=symbol")."""

    spelling: str
    lemma: str
    tags: str


@dataclass(frozen=True, slots=True)
class _Directory:
    tags: tuple[str, ...]
    starts: tuple[str, ...]
    offsets: tuple[int, ...]


def write_lemma(spelling: str, lemma: str) -> str:
    """Return a lemma as its difference from a spelling."""
    if lemma == spelling:
        return ""
    common = next((i for i, (a, b) in enumerate(zip(spelling, lemma, strict=False)) if a != b), min(len(spelling), len(lemma)))
    taken = len(spelling) - common
    return DIGITS[taken] + lemma[common:] if common and taken < len(DIGITS) else "~" + lemma


def read_lemma(spelling: str, difference: str) -> str:
    """Return the lemma that a difference from a spelling stands for."""
    if not difference:
        return spelling
    if difference[0] == "~":
        return difference[1:]
    return spelling[: len(spelling) - DIGITS.index(difference[0])] + difference[1:]


class Explanations:
    """The file, read whole at the first question; one block (some 20 kB of text) stays unpacked after each.

    What was read once is not asked of the disk again: the file may be replaced or removed under an open window.
    """

    def __init__(self, path: Path, sha256: str = "") -> None:
        """Take a file, and the digest that it must have; '' for any."""
        self._path, self._sha256 = path, sha256
        self._data = b""
        self._directory: _Directory | None = None
        self._last: tuple[int, dict[str, str]] = (-1, {})

    def rows(self, word: str) -> tuple[Row, ...]:
        """Return all that is known of a folded word; () for a word never met. Raise LexiconError on a damaged file."""
        directory = self._open()
        block = bisect_right(directory.starts, word) - 1
        if block < 0:
            return ()
        last, lines = self._last
        if last != block:
            lines = self._block(directory, block)
            self._last = (block, lines)
        try:
            return tuple(_row(word, item, directory.tags) for item in lines[word].split(";")) if word in lines else ()
        except (ValueError, IndexError) as error:
            raise LexiconError(Trouble.DAMAGED, self._path.name, str(error)) from error

    def every_row(self) -> Iterator[tuple[str, tuple[Row, ...]]]:
        """Yield every word of the file with its rows, in alphabetical order."""
        directory = self._open()
        for block in range(len(directory.starts)):
            for word, items in self._block(directory, block).items():
                yield word, tuple(_row(word, item, directory.tags) for item in items.split(";"))

    def read(self) -> None:
        """Read the file now (5 ms) if nobody has asked yet; raise LexiconError where it is missing or damaged."""
        self._open()

    def _open(self) -> _Directory:
        if self._directory is None:
            try:
                data = self._path.read_bytes()
                if not data.startswith(MAGIC):
                    raise LexiconError(Trouble.VERSION, self._path.name)
                if self._sha256 and hashlib.sha256(data).hexdigest() != self._sha256:
                    raise LexiconError(Trouble.DAMAGED, self._path.name, "checksum")
                begin = len(MAGIC) + 4
                start = begin + int.from_bytes(data[len(MAGIC) : begin], "little")
                fields = json.loads(zlib.decompress(data[begin:start]))
                offsets = tuple(start + offset for offset in fields["offsets"])
                self._data = data
                self._directory = _Directory(tuple(fields["tags"]), tuple(fields["starts"]), offsets)
            except FileNotFoundError as error:
                raise LexiconError(Trouble.MISSING, self._path.name) from error
            except (OSError, zlib.error, ValueError, KeyError, TypeError) as error:
                raise LexiconError(Trouble.DAMAGED, self._path.name, str(error)) from error
        return self._directory

    def _block(self, directory: _Directory, block: int) -> dict[str, str]:
        try:
            begin, end = directory.offsets[block : block + 2]
            text = zlib.decompress(self._data[begin:end]).decode()
            return dict(line.split("\t") for line in text.splitlines())
        except (zlib.error, ValueError) as error:
            raise LexiconError(Trouble.DAMAGED, self._path.name, str(error)) from error


def _row(word: str, item: str, tags: tuple[str, ...]) -> Row:
    spelling, lemma, tag = item.split(",")
    spelling = spelling or word.lower()
    return Row(spelling, read_lemma(spelling, lemma), tags[int(tag)])
