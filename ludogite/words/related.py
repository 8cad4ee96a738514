"""What lies round a word: anagrams, what is nearly it, longer words and those inside it, by the prefixes of the dictionary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final

from ludogite.words.near import near_words

Test = Callable[[str], bool]
LONGEST: Final = 15
"""Letters of a word that is still walked round."""
LONGER: Final = 4
"""Letters that a longer word has more, at most."""
SHORTEST: Final = 3
"""Letters of a word that is found inside another one, at least."""
STEPS: Final = 60_000
"""Prefixes that are tried for anagrams, at most."""


@dataclass(frozen=True, slots=True)
class Related:
    """The words round another one, folded: made of its letters, an edit or two away, with letters before or behind, inside it."""

    anagrams: tuple[str, ...] = ()
    neighbours: tuple[str, ...] = ()
    longer: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()


def related(word: str, valid: Test, is_prefix: Test, *, most: int = 6, suits: Test | None = None) -> Related:
    """Find up to ``most`` words of each kind round a folded word, those that ``suits`` accepts; none round a very long one."""
    if not 2 <= len(word) <= LONGEST:
        return Related()

    def first(found: set[str]) -> tuple[str, ...]:
        shown = (other for other in found if other != word and (suits is None or suits(other)))
        return tuple(sorted(shown, key=lambda other: (len(other), other))[:most])

    anagrams, longer = first(_anagrams(word, valid, is_prefix)), first(_longer(word, valid, is_prefix))
    near = near_words(word, valid, is_prefix, most=most + len(longer) + len(anagrams), suits=suits)
    near = tuple([other for other in near if other not in {*anagrams, *longer}][:most])
    spans = (word[start:end] for start in range(len(word)) for end in range(start + SHORTEST, len(word) + 1))
    inside = sorted({*filter(valid, spans)} - {word, *near}, key=lambda other: (-len(other), other))
    return Related(anagrams, near, longer, tuple([other for other in inside if suits is None or suits(other)][:most]))


def _anagrams(word: str, valid: Test, is_prefix: Test) -> set[str]:
    """Place all letters otherwise."""
    found: set[str] = set()
    todo, steps = [("", Counter(word))], 0
    while todo and steps < STEPS:
        start, rest = todo.pop()
        if not rest:
            found.update({start} if valid(start) else ())
        for letter in rest:
            steps += 1
            if is_prefix(start + letter):
                todo.append((start + letter, rest - Counter(letter)))
    return found


def _longer(word: str, valid: Test, is_prefix: Test) -> set[str]:
    """Put a letter before, or go on behind."""
    found = {other for letter in ascii_uppercase if valid(other := letter + word)}
    starts = [word]
    for _ in range(LONGER):
        starts = [longer for start in starts for letter in ascii_uppercase if is_prefix(longer := start + letter)]
        found |= {longer for longer in starts if valid(longer)}
    return found
