"""Sort the words by how common they are, and write the list that computer players never play.

    pip install wordfreq==3.1.1
    python packaging/words/levels.py

Reads the files that build.py wrote. The vocabularies derive from wordfreq's frequencies, CC BY-SA 4.0, and carry its licence.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(HERE)]

from ludogite.words.levels import CHOSEN, LEVELS, Vocabulary  # noqa: E402  # found through the path set above
from ludogite.words.manifest import EXPLANATIONS, NEVER, read_manifest  # noqa: E402
from ludogite.words.packed import Explanations, Row  # noqa: E402

if TYPE_CHECKING:
    from packaging.words.pack import write_dawg
else:
    from pack import write_dawg

TARGET = ROOT / "resources" / "words" / "fr"
# Of each vocabulary, on wordfreq's Zipf scale (3 = once in a million words): the least score, the least frequency of the
# form itself, and the longest word.
LIMITS = {Vocabulary.ENFANT: (3.7, 2.4, 9), Vocabulary.COURANT: (2.7, 1.0, 15), Vocabulary.LARGE: (1.3, 0.0, 21)}
# How far below its lemma a form stands at least as known, by its tags: children conjugate the present, nobody « aboyassiez ».
EASY, HARDER, RARE = 0.6, 1.2, 3.0
_RARE_TENSES = frozenset({"simp"})
_HARDER_TENSES = frozenset({"spre", "cond", "ppre", "ipsi"})
# Spellings that are names as well are counted with the names: their own frequency says little.
NAME_PENALTY = 2.0


def distance(tags: str) -> float:
    """Return how far below its lemma a form with these tags is known at least."""
    found = set(tags.split())
    if found & {"ipre", "impe", "infi", "iimp", "ifut", "ppas"}:
        return EASY
    if found & _RARE_TENSES or ("ipsi" in found and not found & {"3sg", "3pl"}):
        return RARE
    return HARDER if found & _HARDER_TENSES else EASY


def scores(rows: Mapping[str, tuple[Row, ...]], zipf: Mapping[str, float], names: frozenset[str]) -> dict[str, tuple[float, float]]:
    """Return for each word the best score of its readings (its own frequency, or what its lemma lets expect) and its own."""

    def known(text: str) -> float:
        return max(0.0, zipf.get(text, 0.0) - (NAME_PENALTY if text in names else 0.0))

    found = {}
    for word, readings in rows.items():
        own = max(known(row.spelling) for row in readings)
        found[word] = max(own, *(known(row.lemma) - distance(row.tags) for row in readings)), own
    return found


def taken(text: str, rows: Mapping[str, tuple[Row, ...]]) -> frozenset[str]:
    """Return the folded forms that a list of lemmas and forms stands for; raise ValueError on an item not in the words."""
    forms: dict[str, set[str]] = {}
    for word, readings in rows.items():
        for row in readings:
            forms.setdefault(row.lemma, set()).add(word)
    found: set[str] = set()
    kept: set[str] = set()
    lacking: list[str] = []
    for line in text.splitlines():
        for item in [] if line.startswith("#") else line.split():
            if item.startswith("-"):
                kept.add(item[1:])
            elif item.isupper():
                found.add(item)
            elif item in forms:
                found |= forms[item]
            else:
                lacking.append(item)
    lacking += sorted(word for word in found | kept if word not in rows)
    if lacking:
        raise ValueError(f"not among the words: {' '.join(lacking)}")
    return frozenset(found - kept)


def _zipf() -> dict[str, float]:
    """Return the Zipf score of every spelling that wordfreq knows."""
    from math import log10  # noqa: PLC0415  # beside the import it belongs with

    from wordfreq import get_frequency_dict  # noqa: PLC0415  # needed by this script only, and heavy

    return {word: log10(frequency) + 9 for word, frequency in get_frequency_dict("fr", wordlist="large").items()}


def write(target: Path, zipf: Mapping[str, float]) -> dict[str, int]:
    """Write the vocabularies, their manifest and the never list; return how many words each has."""
    every = dict(Explanations(target / EXPLANATIONS).every_row())
    rows = {word: readings for word, readings in every.items() if not readings[0].tags.startswith("=")}
    names = frozenset(row.spelling.lower() for readings in every.values() for row in readings if row.tags == "=proper_noun")
    never = taken((HERE / "never_lemmas.txt").read_text(encoding="utf-8"), rows)
    adult = never | taken((HERE / "not_for_children.txt").read_text(encoding="utf-8"), rows)
    (target / NEVER).write_text(_never_text(never), encoding="utf-8")
    score = scores(rows, zipf, names)
    counts, digests = {}, {}
    for vocabulary in CHOSEN:
        least, own_least, longest = LIMITS[vocabulary]
        words = {word for word, (best, own) in score.items() if best >= least and own >= own_least and len(word) <= longest}
        if vocabulary is Vocabulary.ENFANT:
            words -= adult
        path = target / f"{vocabulary.value}.dawg"
        write_dawg(path, words)
        counts[vocabulary.value], digests[path.name] = len(words), hashlib.sha256(path.read_bytes()).hexdigest()
    digests[NEVER] = hashlib.sha256((target / NEVER).read_bytes()).hexdigest()
    manifest = {
        "format": 1,
        "licence": "CC BY-SA 4.0",
        "source": "wordfreq 3.1.1, Robyn Speer",
        "words_digest": read_manifest(target).digest,
        "counts": counts,
        "sha256": digests,
    }
    (target / LEVELS).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return {**counts, "never": len(never)}


def _never_text(never: Iterable[str]) -> str:
    return "\n".join(["# Made by packaging/words/levels.py from packaging/words/never_lemmas.txt", *sorted(never)]) + "\n"


if __name__ == "__main__":
    for name, count in write(TARGET, _zipf()).items():
        print(f"{name:>8} {count:>7}")
