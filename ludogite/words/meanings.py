"""What rare words mean, a line in French and one in English for each sense: read from one compressed file, a block at a time.

Layout: MAGIC; length of the directory, 4 bytes little-endian; the directory, zlib: JSON with "starts" (first lemma of each
block) and "offsets" (of each block, and the end, from the end of the directory); then the blocks, zlib, each some lines
``lemma<tab>French<tab>English`` in the order of their lemmas. A lemma with several senses has a line for each.
"""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Final

from ludogite.words.errors import LexiconError, Trouble

FILE: Final = "meanings.bin"
MAGIC: Final = b"LUDOGITE MEANINGS 1\n"
MOST_SENSES: Final = 3
"""Senses told of a word."""
MOST_LETTERS: Final = 70
"""Signs of a line."""


@dataclass(frozen=True, slots=True)
class Sense:
    """One meaning of a lemma, in French and in English."""

    lemma: str
    french: str
    english: str

    def told(self, language: str) -> str:
        """Return the line for a reader of a language: English for "en", else French."""
        return self.english if language == "en" else self.french


class Meanings:
    """The file, opened at the first question. Damage costs meanings and nothing else: what cannot be read has none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._directory: tuple[tuple[str, ...], tuple[int, ...]] | None = None
        self.trouble: Trouble | None = None
        """What was found to be wrong with the file so far."""
        self._block = lru_cache(maxsize=4)(self._read_block)

    def of(self, lemmas: tuple[str, ...]) -> tuple[Sense, ...]:
        """Return at most three senses of lemmas that are spelt with accents, a sense of each before the second of any."""
        by_lemma = [self._of(lemma) for lemma in dict.fromkeys(lemmas)]
        found = [sense for sense in chain(*zip_longest(*by_lemma)) if sense is not None][:MOST_SENSES]
        return tuple(sense for senses in by_lemma for sense in senses if sense in found)

    def at(self, number: int) -> Sense | None:
        """Return one sense, the first of a lemma, by any number, counted round; None where the file cannot be read."""
        try:
            starts, _ = self._open()
            lemmas = list(self._block(number % len(starts)).values())
        except LexiconError as error:
            self.trouble = error.code
            return None
        return lemmas[number // len(starts) % len(lemmas)][0]

    def everything(self) -> Iterator[Sense]:
        """Yield every sense in the order of lemmas; raise LexiconError where the file is missing, damaged or of another version."""
        starts, _ = self._open()
        for number in range(len(starts)):
            for senses in self._read_block(number).values():
                yield from senses

    def check(self) -> Trouble | None:
        """Read the whole file (some 10 ms); return what is wrong with it."""
        try:
            for _ in self.everything():
                pass
        except LexiconError as error:
            self.trouble = error.code
        return self.trouble

    def _of(self, lemma: str) -> tuple[Sense, ...]:
        try:
            starts, _ = self._open()
            block = bisect_right(starts, lemma) - 1
            return self._block(block).get(lemma, ()) if block >= 0 else ()
        except LexiconError as error:
            self.trouble = error.code
            return ()

    def _open(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        if self._directory is None:
            try:
                with self._path.open("rb") as file:
                    if file.read(len(MAGIC)) != MAGIC:
                        raise LexiconError(Trouble.VERSION, self._path.name)
                    size = int.from_bytes(file.read(4), "little")
                    fields = json.loads(zlib.decompress(file.read(size)))
                    begin = file.tell()
                    length = file.seek(0, 2)
                offsets = tuple(begin + int(offset) for offset in fields["offsets"])
                starts = tuple(map(str, fields["starts"]))
                if offsets[-1] != length or len(offsets) != len(starts) + 1:
                    raise LexiconError(Trouble.DAMAGED, self._path.name, "length")
            except FileNotFoundError as error:
                raise LexiconError(Trouble.MISSING, self._path.name) from error
            except (OSError, zlib.error, ValueError, KeyError, TypeError, IndexError) as error:
                raise LexiconError(Trouble.DAMAGED, self._path.name, str(error)) from error
            self._directory = starts, offsets
        return self._directory

    def _read_block(self, number: int) -> dict[str, tuple[Sense, ...]]:
        _, offsets = self._open()
        try:
            with self._path.open("rb") as file:
                file.seek(offsets[number])
                text = zlib.decompress(file.read(offsets[number + 1] - offsets[number])).decode()
            found: dict[str, tuple[Sense, ...]] = {}
            for line in text.splitlines():
                lemma, french, english = line.split("\t")
                found[lemma] = (*found.get(lemma, ()), Sense(lemma, french, english))
        except FileNotFoundError as error:
            raise LexiconError(Trouble.MISSING, self._path.name) from error
        except (OSError, zlib.error, ValueError) as error:
            raise LexiconError(Trouble.DAMAGED, self._path.name, str(error)) from error
        return found
