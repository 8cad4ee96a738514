"""Build the file of meanings from its text: one line ``lemma<tab>French<tab>English`` for each sense, at most three of a lemma.

    python packaging/words/meanings.py

Writes nothing while a line of the text is wrong. The text has plain apostrophes and spaces; what is built has those of
French typesetting. The same text gives the same bytes.
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from ludogite.words.fold import letters  # noqa: E402  # found through the path set above
from ludogite.words.manifest import EXPLANATIONS, NEVER  # noqa: E402
from ludogite.words.meanings import FILE, MAGIC, MOST_LETTERS, MOST_SENSES, Sense  # noqa: E402
from ludogite.words.packed import Explanations  # noqa: E402

TARGET = ROOT / "resources" / "words" / "fr"
TEXT = TARGET / "meanings.tsv"
SENSES_PER_BLOCK = 256


def read(text: str) -> list[Sense]:
    """Return the senses of a text, in its order; raise ValueError on a line that has not three fields."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        fields = line.split("\t")
        if len(fields) != len(Sense.__match_args__):
            raise ValueError(f"line {number}: lemma, French and English, with a tab between: {line!r}")
        found.append(Sense(*fields))
    return found


def faults(senses: Sequence[Sense], lemmas: Collection[str], crude: Collection[str]) -> Iterator[str]:
    """Say what is wrong with the senses of a text: ``lemmas`` are those of the word list, ``crude`` folded words."""
    for before, after in pairwise(senses):
        if after.lemma < before.lemma:
            yield f"{after.lemma}: stands after {before.lemma}"
    yield from (f"{sense.lemma}: twice the same" for sense, number in Counter(senses).items() if number > 1)
    numbers = Counter(sense.lemma for sense in senses)
    yield from (f"{lemma}: {number} senses" for lemma, number in numbers.items() if number > MOST_SENSES)
    yield from (f"{lemma}: no lemma of the list" for lemma in numbers if lemma not in lemmas)
    for sense in senses:
        for line in (sense.french, sense.english):
            if not 2 <= len(line) <= MOST_LETTERS:
                yield f"{sense.lemma}: {len(line)} signs: {line}"
            if line != " ".join(line.split()) or not line.isprintable():
                yield f"{sense.lemma}: spaces or signs that do not print: {line!r}"
            if line.endswith(".") and not line.endswith("etc."):
                yield f"{sense.lemma}: ends with a full stop: {line}"
        if found := {word for word in re.findall(r"\w+", sense.french) if letters(word) in crude}:
            yield f"{sense.lemma}: crude: {' '.join(found)}"


def typeset(sense: Sense) -> Sense:
    """Return a sense with curly apostrophes and, in French, the spaces that do not break."""
    french = re.sub(r" (?=[;:!?])", "\u202f", sense.french.replace("'", "’"))
    french = french.replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    return Sense(sense.lemma, french, sense.english.replace("'", "’"))


def pack(senses: Sequence[Sense]) -> bytes:
    """Return the file of these senses, which must be in the order of their lemmas."""
    blocks: list[list[Sense]] = []
    for sense in senses:
        if not blocks or (len(blocks[-1]) >= SENSES_PER_BLOCK and sense.lemma != blocks[-1][-1].lemma):
            blocks.append([])
        blocks[-1].append(sense)
    packed = [
        zlib.compress("".join(f"{one.lemma}\t{one.french}\t{one.english}\n" for one in block).encode(), 9) for block in blocks
    ]
    offsets = [sum(map(len, packed[:number])) for number in range(len(packed) + 1)]
    fields = {"starts": [block[0].lemma for block in blocks], "offsets": offsets}
    directory = zlib.compress(json.dumps(fields, ensure_ascii=False).encode(), 9)
    return MAGIC + len(directory).to_bytes(4, "little") + directory + b"".join(packed)


def main() -> None:
    """Check the text of this folder's word list, and build its file."""
    senses = read(TEXT.read_text(encoding="utf-8"))
    lemmas = {row.lemma for _, rows in Explanations(TARGET / EXPLANATIONS).every_row() for row in rows if row.tags[0] != "="}
    crude = frozenset((TARGET / NEVER).read_text(encoding="utf-8").split())
    if wrong := list(faults(senses, lemmas, crude)):
        raise SystemExit("\n".join(wrong))
    (TARGET / FILE).write_bytes(pack([typeset(sense) for sense in senses]))
    print(f"{len({sense.lemma for sense in senses})} lemmas, {len(senses)} senses, {(TARGET / FILE).stat().st_size} bytes")


if __name__ == "__main__":
    main()
