"""Choose the words of play among the forms of the source, and say of the others why they are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.words.fold import LONGEST, SHORTEST, letters
from ludogite.words.packed import Row
from ludogite.words.reasons import Reason

if TYPE_CHECKING:
    from packaging.words.expand import AffixFile, Entry, Form, expand
else:
    from expand import expand

# The multiples of units that people use; the source makes all twenty of every unit.
_EVERYDAY = frozenset({"kilo", "hecto", "déca", "déci", "centi", "milli", "micro", "nano"})
_TECHNICAL = frozenset({"kilo", "méga", "giga", "milli", "micro", "nano"})
_USUAL = {
    **dict.fromkeys(("mètre", "gramme", "litre"), _EVERYDAY),
    "seconde": frozenset({"milli", "micro", "nano", "pico"}),
    "calorie": frozenset({"kilo"}),
    **dict.fromkeys(("watt", "wattheure", "hertz", "flops"), _TECHNICAL | {"téra"}),
}
_FRAGMENTS = frozenset({"pfx", "sfx"})
_APART = frozenset("-'’.· ")
_TENSES = ("infi", "ipre", "iimp", "ipsi", "ifut", "cond", "spre", "simp", "impe", "ppre", "ppas")
_PROPER = frozenset({"prn", "patr", "npr"})


@dataclass(slots=True)
class Choice:
    """The rows of the words of play, and of the other strings the source knows, whose tags are "=" and a reason."""

    words: dict[str, list[Row]] = field(default_factory=dict)
    refused: dict[str, list[Row]] = field(default_factory=dict)


def tags_of(morphology: Iterable[str]) -> str:
    """Return the source's grammatical tags without their labels: ``po:v1_it___zz po:ipre po:2pl`` gives ``v1 ipre 2pl``."""
    tags: dict[str, None] = {}
    for item in morphology:
        label, _, value = item.partition(":")
        if label not in {"po", "is"} or value in {"1jsg", "1isg"}:
            continue
        if value[0] == "v" and value[1:2].isdigit():
            value = value[:2]
        tags[value.rstrip("!")] = None
    if len(tags) > 1:
        tags.pop("mg", None)
    return " ".join(tags)


def reason_against(entry: Entry, form: Form, rules: AffixFile) -> Reason | None:
    """Return why a form is not a word of play, None if it is one; letters and length are judged elsewhere."""
    parts = {item[3:] for item in form.morphology if item.startswith("po:")}
    if parts & _PROPER and not entry.stem.isupper():
        return Reason.PROPER_NOUN
    if not form.text.islower() or not entry.stem.islower():
        return Reason.PROPER_NOUN if _is_name(entry.stem) and "titr" not in parts else Reason.ABBREVIATION
    if rules.keep_case in entry.flags:
        return Reason.SYMBOL
    if "err" in parts or (parts and all(part in _FRAGMENTS or part.startswith("loc.") for part in parts)):
        return Reason.FRAGMENT
    if "1isg" in parts:  # « aimè-je »: never written alone
        return Reason.FRAGMENT
    if form.prefix and form.prefix not in _USUAL.get(entry.stem, _TECHNICAL):
        return Reason.RARE_UNIT
    return None


def _is_name(stem: str) -> bool:
    """Tell a capital followed by small letters (Dinard) from initials (SNCF)."""
    return len(stem) > 2 and stem[1:].islower()


def choose(entries: Iterable[Entry], rules: AffixFile) -> Choice:
    """Sort every form of the source into words and refused strings, by folded form."""
    words: dict[str, dict[Row, None]] = {}
    refused: dict[str, dict[Row, None]] = {}
    for entry in entries:
        stated = next((item[3:] for item in entry.morphology if item.startswith("st:") and item != "st:vx"), "")  # vx: an old word
        for form in expand(entry, rules):
            lemma = stated or form.base
            reason = reason_against(entry, form, rules)
            folded = letters(form.text)
            if folded is None and _APART.intersection(form.text):
                folded = letters("".join(char for char in form.text if char not in _APART))
                reason = reason or Reason.COMPOUND
                if "." in form.text:
                    reason = Reason.ABBREVIATION
            if folded is None or not SHORTEST <= len(folded) <= LONGEST:
                continue
            if reason is None:
                words.setdefault(folded, {})[Row(form.text, lemma, tags_of(form.morphology))] = None
            else:
                refused.setdefault(folded, {})[Row(form.text, form.text, f"={reason.value}")] = None
    return Choice({w: _fullest(r) for w, r in words.items()}, {w: _sorted(r) for w, r in refused.items()})


def _fullest(rows: Iterable[Row]) -> list[Row]:
    """Drop the readings that another one, of the same spelling and lemma, says more fully; order the rest."""
    kept = tuple(rows)
    return _sorted(row for row in kept if not any(_says_more(other, row) for other in kept))


def _says_more(other: Row, row: Row) -> bool:
    return other.tags.startswith(f"{row.tags} ") and (other.spelling, other.lemma) == (row.spelling, row.lemma)


def _sorted(rows: Iterable[Row]) -> list[Row]:
    """Order the readings: the word as its own lemma first, then by spelling, lemma and tense, the present before the imperative."""
    return sorted(rows, key=lambda row: (row.spelling != row.lemma, row.spelling, row.lemma, _tense(row), row.tags))


def _tense(row: Row) -> int:
    return min((_TENSES.index(tag) for tag in row.tags.split() if tag in _TENSES), default=-1)


def block(choice: Choice, blocklist: str) -> None:
    """Move the strings of the blocklist (``code: WORD WORD``) from the words to the refused, with their code."""
    for line in _content(blocklist):
        code, _, words = line.partition(":")
        for word in words.split():
            rows = choice.words.pop(word, None)
            spellings = sorted({row.spelling for row in rows}) if rows else [word.lower()]
            choice.refused[word] = [Row(spelling, spelling, f"={Reason(code).value}") for spelling in spellings]


def supplement(choice: Choice, text: str) -> None:
    """Add the words of the supplement (``LEMMA FORM… # note``) that are missing; their tags are "+" and the note.

    A word in capitals takes the spelling of the source where it has one; one in small letters is spelt as it stands.
    """
    for line in _content(text):
        words, _, note = line.partition("#")
        items = words.split()
        spelt = [_spelling(choice, item) if item.isupper() else item for item in items]
        for item, spelling in zip(items, spelt, strict=True):
            form = letters(item)
            if form is None:
                raise ValueError(f"not letters in the supplement: {item}")
            if form not in choice.words:
                choice.words[form] = [Row(spelling, spelt[0], f"+{note.strip()}")]


def _spelling(choice: Choice, word: str) -> str:
    """Return the spelling with accents that the source gives a refused word, or the word in small letters."""
    known = [row.spelling for row in choice.refused.get(word, ()) if row.spelling.islower() and row.spelling.isalpha()]
    accented = [spelling for spelling in known if spelling != word.lower()]
    return (accented or [word.lower()])[0]


def _content(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if line.strip() and not line.startswith("#"))


def read_text(path: Path) -> str:
    """Read a UTF-8 file; the byte order mark that some dictionaries have is dropped."""
    return path.read_text(encoding="utf-8-sig")
