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
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(HERE)]

from ludogite.words.levels import CHOSEN, FORMAT, LEVELS, Vocabulary  # noqa: E402  # found through the path set above
from ludogite.words.manifest import EXPLANATIONS, NEVER, SLANG, SPELLINGS, VEILED, read_manifest  # noqa: E402
from ludogite.words.packed import Explanations, Row  # noqa: E402

if TYPE_CHECKING:
    from packaging.words.build import NAMES
    from packaging.words.pack import write_dawg
else:
    from build import NAMES
    from pack import write_dawg

TARGET = ROOT / "resources" / "words" / "fr"
# Of each vocabulary, on wordfreq's Zipf scale (3 = once in a million words): the least score, the least frequency of the
# form itself, and the longest word.
LIMITS = {Vocabulary.ENFANT: (4.0, 2.4, 9), Vocabulary.COURANT: (2.7, 1.0, 15), Vocabulary.LARGE: (1.3, 0.0, 21)}
# How far below its lemma a form stands at least as known, by its tags: children conjugate the present, nobody « aboyassiez ».
EASY, HARDER, RARE = 0.6, 1.2, 3.0
MOST_DICE = 7  # of Yahtzee des Mots
_RARE_TENSES = frozenset({"simp"})
_HARDER_TENSES = frozenset({"spre", "cond", "ppre", "ipsi"})
# What people use; who plays with these knows neither the names that happen to be words nor what word-game players collect.
USUAL = (Vocabulary.ENFANT, Vocabulary.COURANT)


def distance(tags: str) -> float:
    """Return how far below its lemma a form with these tags is known at least."""
    found = set(tags.split())
    if found & {"ipre", "impe", "infi", "iimp", "ifut", "ppas"}:
        return EASY
    if found & _RARE_TENSES or ("ipsi" in found and not found & {"3sg", "3pl"}):
        return RARE
    return HARDER if found & _HARDER_TENSES else EASY


def scores(rows: Mapping[str, tuple[Row, ...]], zipf: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Return for each word the best score of its readings (its own frequency, or what its lemma lets expect) and its own."""
    found = {}
    for word, readings in rows.items():
        own = max(zipf.get(row.spelling, 0.0) for row in readings)
        found[word] = max(own, *(zipf.get(row.lemma, 0.0) - distance(row.tags) for row in readings)), own
    return found


@dataclass(frozen=True, slots=True)
class ByHand:
    """What frequencies cannot tell, from the hand-made lists beside this script.

    ``never``: played by nobody. ``veiled``: not shown to children. ``unusual``: not in ENFANT and COURANT. ``whole``: in no
    vocabulary but the whole list. ``adult``: not in ENFANT for their frequency alone. ``children``: in ENFANT whatever their
    frequency, and so in all others.
    """

    never: frozenset[str]
    veiled: frozenset[str]
    unusual: frozenset[str]
    whole: frozenset[str]
    adult: frozenset[str]
    children: frozenset[str]


def by_hand(rows: Mapping[str, tuple[Row, ...]], names: Path) -> ByHand:
    """Read the hand-made lists, and the names that are spelt like words, for the rows of all words."""

    def listed(name: str, most: float = RARE) -> frozenset[str]:
        return taken((HERE / name).read_text(encoding="utf-8"), rows, most)

    named = frozenset(line for line in names.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    never, whole = listed("never_lemmas.txt"), listed("only_whole.txt")
    unusual = listed("not_usual.txt") | (named - listed("names_but_words.txt"))
    veiled = never | whole | listed("not_for_children.txt")
    children = listed("for_children.txt", EASY) - veiled - unusual
    return ByHand(never, veiled, unusual, whole | never, listed("adult.txt"), children)


def chosen(vocabulary: Vocabulary, score: Mapping[str, tuple[float, float]], hand: ByHand) -> set[str]:
    """Return the words of a vocabulary: those frequent enough, those of children, without those that the lists keep out."""
    least, own_least, longest = LIMITS[vocabulary]
    words = {word for word, (best, own) in score.items() if best >= least and own >= own_least and len(word) <= longest}
    if vocabulary is Vocabulary.ENFANT:
        words -= hand.adult
    words = (words | hand.children) - hand.whole
    if vocabulary in USUAL:
        words -= hand.unusual
    return words - hand.veiled if vocabulary is Vocabulary.ENFANT else words


def usual_spellings(rows: Mapping[str, tuple[Row, ...]], zipf: Mapping[str, float]) -> list[str]:
    """List words with the spelling that people write most, where that is not the first of the dictionary's."""
    found = []
    for word, readings in sorted(rows.items()):
        usual = max((row.spelling for row in readings), key=lambda spelling: zipf.get(spelling, 0.0))
        if usual != readings[0].spelling:
            found.append(f"{word} {usual}")
    return found


def taken(text: str, rows: Mapping[str, tuple[Row, ...]], most: float = RARE) -> frozenset[str]:
    """Return the folded forms that a list of lemmas and forms stands for; raise ValueError on an item not in the words.

    Of a lemma only the forms no further from it than ``most`` are taken.
    """
    forms: dict[str, set[str]] = {}
    for word, readings in rows.items():
        for row in readings:
            found_forms = forms.setdefault(row.lemma, set())
            if distance(row.tags) <= most:
                found_forms.add(word)
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


def barred(rows: Mapping[str, tuple[Row, ...]]) -> frozenset[str]:
    """Return the slang and foreign forms that a table of Yahtzee des Mots may bar: those that its seven dice can make."""
    return frozenset(
        word for word in taken((HERE / "slang_foreign.txt").read_text(encoding="utf-8"), rows) if len(word) <= MOST_DICE
    )


def _zipf() -> dict[str, float]:
    """Return the Zipf score of every spelling that wordfreq knows."""
    from math import log10  # noqa: PLC0415  # beside the import it belongs with

    from wordfreq import get_frequency_dict  # noqa: PLC0415  # needed by this script only, and heavy

    return {word: log10(frequency) + 9 for word, frequency in get_frequency_dict("fr", wordlist="large").items()}


def write(target: Path, zipf: Mapping[str, float]) -> dict[str, int]:
    """Write the vocabularies, their manifest and the never list; return how many words each has."""
    every = dict(Explanations(target / EXPLANATIONS).every_row())
    rows = {word: readings for word, readings in every.items() if not readings[0].tags.startswith("=")}
    hand = by_hand(rows, target / NAMES)
    slang = barred(rows)
    for name, listed in ((NEVER, hand.never), (VEILED, hand.veiled), (SLANG, slang)):
        (target / name).write_text(_list_text(listed), encoding="utf-8")
    (target / SPELLINGS).write_text(_list_text(usual_spellings(rows, zipf), "frequencies"), encoding="utf-8")
    score = scores(rows, zipf)
    counts, digests = {}, {}
    for vocabulary in CHOSEN:
        words = chosen(vocabulary, score, hand)
        path = target / f"{vocabulary.value}.dawg"
        write_dawg(path, words)
        counts[vocabulary.value], digests[path.name] = len(words), hashlib.sha256(path.read_bytes()).hexdigest()
    digests |= {name: hashlib.sha256((target / name).read_bytes()).hexdigest() for name in (NEVER, VEILED, SLANG, SPELLINGS)}
    manifest = {
        "format": FORMAT,
        "licence": "CC BY-SA 4.0",
        "source": "wordfreq 3.1.1, Robyn Speer",
        "words_digest": read_manifest(target).digest,
        "counts": counts,
        "sha256": digests,
    }
    (target / LEVELS).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return {**counts, "never": len(hand.never), "veiled": len(hand.veiled)}


def _list_text(words: Iterable[str], source: str = "the lists in packaging/words") -> str:
    return "\n".join([f"# Made by packaging/words/levels.py from {source}", *sorted(words)]) + "\n"


if __name__ == "__main__":
    for name, count in write(TARGET, _zipf()).items():
        print(f"{name:>8} {count:>7}")
