"""Write the resource files of the dictionary; ``ludogite.words`` reads them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

import dawg  # type: ignore[import-not-found]  # a C++ extension without stubs

from ludogite.words.packed import MAGIC, Row, write_lemma

LINES_PER_BLOCK = 512


def write_explanations(path: Path, rows: Mapping[str, Sequence[Row]]) -> None:
    """Write the rows of every word, as ``ludogite.words.packed`` describes; the same rows give the same bytes."""
    used: dict[str, int] = {}
    for items in rows.values():
        for row in items:
            used[row.tags] = used.get(row.tags, 0) + 1
    tags = sorted(used, key=lambda tag: (-used[tag], tag))
    number = {tag: index for index, tag in enumerate(tags)}
    starts, offsets, blocks = [], [0], []
    for words in _batched(sorted(rows)):
        text = "".join(f"{word}\t{';'.join(_item(word, row, number) for row in rows[word])}\n" for word in words)
        blocks.append(zlib.compress(text.encode(), 9))
        starts.append(words[0])
        offsets.append(offsets[-1] + len(blocks[-1]))
    directory = zlib.compress(json.dumps({"tags": tags, "starts": starts, "offsets": offsets}, ensure_ascii=False).encode(), 9)
    path.write_bytes(MAGIC + len(directory).to_bytes(4, "little") + directory + b"".join(blocks))


def write_dawg(path: Path, words: Iterable[str]) -> None:
    """Write the automaton that answers lookups and prefixes."""
    path.write_bytes(dawg.CompletionDAWG(sorted(words)).tobytes())


def _batched(words: list[str]) -> Iterator[list[str]]:
    rest = iter(words)
    while batch := list(islice(rest, LINES_PER_BLOCK)):
        yield batch


def _item(word: str, row: Row, number: Mapping[str, int]) -> str:
    spelling = "" if row.spelling == word.lower() else row.spelling
    return f"{spelling},{write_lemma(row.spelling, row.lemma)},{number[row.tags]}"
