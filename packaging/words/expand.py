"""Expand a Hunspell dictionary: every form that its ``.dic`` entries make with the affixes of its ``.aff``.

Features: FLAG long, two levels of suffixes, prefixes whose continuation opens suffixes, NEEDAFFIX, FORBIDDENWORD,
CIRCUMFIX, FULLSTRIP, cross product. Affixes that add an apostrophe (elisions) are left out: they never make a word of play.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

APOSTROPHES = frozenset("'’ʼ‘")


@dataclass(frozen=True, slots=True)
class Affix:
    """One PFX or SFX rule: take ``strip`` away, put ``add`` there, where ``applies`` accepts the word it is put on."""

    kind: Literal["PFX", "SFX"]
    flag: str
    crosses: bool
    strip: str
    add: str
    applies: Callable[[str], object]
    continuation: frozenset[str]
    morphology: tuple[str, ...]


@dataclass(slots=True)
class AffixFile:
    """The rules of an ``.aff`` file by flag, and the flags with a special meaning ('' where the file sets none)."""

    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    suffixes: dict[str, list[Affix]] = field(default_factory=dict)
    needs_affix: str = ""
    forbidden: str = ""
    circumfix: str = ""
    keep_case: str = ""
    long_flags: bool = False
    full_strip: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ``.dic`` file: a stem, its flags and its morphological fields (``po:nom``, ``is:mas``)."""

    stem: str
    flags: frozenset[str]
    morphology: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A word made from an entry: its text, the entry's stem with the same prefix, and the fields of entry and affixes."""

    text: str
    base: str
    morphology: tuple[str, ...]
    prefix: str


def split_flags(text: str, *, long: bool) -> frozenset[str]:
    """Cut a flag string into its flags, of two characters each where the file says FLAG long."""
    if long:
        if len(text) % 2:
            raise ValueError(f"odd length of long flags: {text!r}")
        return frozenset(text[i : i + 2] for i in range(0, len(text), 2))
    return frozenset(text)


def _condition(kind: str, strip: str, pattern: str) -> Callable[[str], object]:
    """Compile a rule's condition; the text to strip must be there too. Hunspell's brackets know ^ but no ranges."""
    pattern = "" if pattern == "." else re.sub(r"\[(\^?)([^]]*)\]", lambda m: f"[{m[1]}{re.escape(m[2])}]", pattern)
    if kind == "SFX":
        ends = re.compile(f"(?:{pattern})$").search
        return (lambda word: word.endswith(strip) and ends(word)) if pattern else (lambda word: word.endswith(strip))
    starts = re.compile(pattern).match
    return lambda word: word.startswith(strip) and starts(word)


def parse_affixes(text: str) -> AffixFile:
    """Read the text of an ``.aff`` file; raise ValueError on a rule that cannot be read."""
    rules = AffixFile()
    crosses: dict[tuple[str, str], bool] = {}
    for line in text.splitlines():
        match line.split():
            case ["FLAG", "long"]:
                rules.long_flags = True
            case ["FULLSTRIP", *_]:
                rules.full_strip = True
            case ["NEEDAFFIX", flag]:
                rules.needs_affix = flag
            case ["FORBIDDENWORD", flag]:
                rules.forbidden = flag
            case ["CIRCUMFIX", flag]:
                rules.circumfix = flag
            case ["KEEPCASE", flag]:
                rules.keep_case = flag
            case [("PFX" | "SFX") as kind, flag, ("Y" | "N") as cross, count] if count.isdigit() and (kind, flag) not in crosses:
                crosses[kind, flag] = cross == "Y"
            case [("PFX" | "SFX") as kind, flag, strip, add, *rest]:
                if (kind, flag) not in crosses:
                    raise ValueError(f"rule before its header: {line!r}")
                affix = _rule(kind, flag, strip, add, rest, crosses=crosses[kind, flag], long=rules.long_flags)
                if not APOSTROPHES.intersection(affix.add):
                    (rules.prefixes if kind == "PFX" else rules.suffixes).setdefault(flag, []).append(affix)
            case _:
                pass
    return rules


def _rule(kind: str, flag: str, strip: str, add: str, rest: list[str], *, crosses: bool, long: bool) -> Affix:
    """Build one rule from the fields of its line."""
    add, _, continuation = add.partition("/")
    pattern = rest[0] if rest else "."
    strip = "" if strip == "0" else strip
    return Affix(
        kind="PFX" if kind == "PFX" else "SFX",
        flag=flag,
        crosses=crosses,
        strip=strip,
        add="" if add == "0" else add,
        applies=_condition(kind, strip, pattern),
        continuation=split_flags(continuation, long=long),
        morphology=tuple(rest[1:]),
    )


def parse_entries(text: str, rules: AffixFile) -> Iterator[Entry]:
    """Yield the entries of a ``.dic`` file, in its order; the first line is their approximate number."""
    for line in text.splitlines()[1:]:
        if not (parts := line.split()):
            continue
        stem, _, flags = parts[0].partition("/")
        yield Entry(stem, split_flags(flags, long=rules.long_flags), tuple(parts[1:]))


def _put_suffix(word: str, affix: Affix, rules: AffixFile) -> str | None:
    """Put a suffix on a word, or None where it does not go."""
    if not affix.applies(word) or (len(affix.strip) == len(word) and not rules.full_strip):
        return None
    return word[: len(word) - len(affix.strip)] + affix.add


def _put_prefix(word: str, affix: Affix, rules: AffixFile) -> str | None:
    """Put a prefix on a word, or None where it does not go."""
    if not affix.applies(word) or (len(affix.strip) == len(word) and not rules.full_strip):
        return None
    return affix.add + word[len(affix.strip) :]


def _suffixed(word: str, flags: frozenset[str], rules: AffixFile) -> Iterator[tuple[str, tuple[Affix, ...]]]:
    """Yield the word with each suffix of ``flags`` and each second suffix that the first one opens."""
    for first in (affix for flag in flags if flag in rules.suffixes for affix in rules.suffixes[flag]):
        once = _put_suffix(word, first, rules)
        if once is None:
            continue
        yield once, (first,)
        for flag in first.continuation:
            for second in rules.suffixes.get(flag, ()):
                twice = _put_suffix(once, second, rules)
                if twice is not None:
                    yield twice, (first, second)


def _stands(flags: frozenset[str], rules: AffixFile) -> bool:
    """Tell whether something with these flags may stand as it is: neither half of a circumfix nor in need of an affix."""
    return not (rules.needs_affix in flags or rules.circumfix in flags)


def expand(entry: Entry, rules: AffixFile) -> Iterator[Form]:
    """Yield every form of one entry, duplicates included, in no particular order; nothing for a forbidden entry."""
    if rules.forbidden and rules.forbidden in entry.flags:
        return
    if _stands(entry.flags, rules):
        yield Form(entry.stem, entry.stem, entry.morphology, "")
    for text, suffixes in _suffixed(entry.stem, entry.flags, rules):
        if _stands(suffixes[-1].continuation, rules):
            yield Form(text, entry.stem, entry.morphology + _fields(suffixes), "")
    yield from _prefixed(entry, rules)


def _fields(affixes: Iterable[Affix]) -> tuple[str, ...]:
    return tuple(item for affix in affixes for item in affix.morphology)


def _prefixed(entry: Entry, rules: AffixFile) -> Iterator[Form]:
    """Yield the forms with a prefix: alone, then with the suffixes of the entry or of the prefix itself."""
    inner = {flag for flag in entry.flags if flag in rules.suffixes}
    opened = {
        flag
        for name in inner
        for affix in rules.suffixes[name]
        for flag in affix.continuation
        if flag in rules.prefixes or flag in rules.suffixes
    }
    second = {flag for name in opened for affix in rules.suffixes.get(name, ()) for flag in affix.continuation}
    for flag in sorted((entry.flags | opened | second) & rules.prefixes.keys()):
        for prefix in rules.prefixes[flag]:
            yield from _with_prefix(entry, prefix, rules)


def _with_prefix(entry: Entry, prefix: Affix, rules: AffixFile) -> Iterator[Form]:
    """Yield the forms that one prefix makes; the flag that allows it may stand on the entry or on a suffix used."""
    base = _put_prefix(entry.stem, prefix, rules) or entry.stem
    if prefix.flag in entry.flags and _stands(prefix.continuation, rules):
        text = _put_prefix(entry.stem, prefix, rules)
        if text is not None:
            yield Form(text, base, entry.morphology + prefix.morphology, prefix.add)
    if not prefix.crosses:
        return
    for word, suffixes in _suffixed(entry.stem, entry.flags | prefix.continuation, rules):
        allowed = prefix.flag in entry.flags or any(prefix.flag in affix.continuation for affix in suffixes)
        circumfixed = {rules.circumfix in affix.continuation for affix in (prefix, suffixes[-1])} if rules.circumfix else {False}
        if not allowed or len(circumfixed) == 2 or not all(affix.crosses for affix in suffixes):
            continue
        if all(rules.needs_affix in affix.continuation for affix in (prefix, suffixes[-1])):
            continue
        text = _put_prefix(word, prefix, rules)
        if text is not None:
            yield Form(text, base, entry.morphology + prefix.morphology + _fields(suffixes), prefix.add)


def forbidden_words(entries: Iterable[Entry], rules: AffixFile) -> frozenset[str]:
    """Return the words that the dictionary forbids whatever else makes them."""
    return frozenset(entry.stem for entry in entries if rules.forbidden and rules.forbidden in entry.flags)
