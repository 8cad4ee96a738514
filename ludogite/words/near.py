"""Words near a misspelt one, by walking the prefixes that the dictionary knows."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_uppercase


def near_words(
    word: str,
    valid: Callable[[str], bool],
    is_prefix: Callable[[str], bool],
    *,
    most: int = 5,
    suits: Callable[[str], bool] | None = None,
) -> tuple[str, ...]:
    """Return up to ``most`` valid words at the smallest distance from a folded word, 1 or 2 edits; those that ``suits`` accepts.

    An edit inserts, drops or changes a letter, or swaps two neighbours. Same first letter and same length come first.
    """
    for edits in (1, 2):
        found = {other for other in _within(word, edits, valid, is_prefix) if suits is None or suits(other)}
        found.discard(word)
        if found:
            return tuple(sorted(found, key=lambda other: _strangeness(word, other))[:most])
    return ()


def _strangeness(word: str, other: str) -> tuple[bool, bool, int, str]:
    """Order near words: same letters otherwise placed, same beginning, same length, then the alphabet."""
    return sorted(word) != sorted(other), word[0] != other[0], abs(len(word) - len(other)), other


def _within(word: str, edits: int, valid: Callable[[str], bool], is_prefix: Callable[[str], bool]) -> set[str]:
    """Return the valid words at most ``edits`` edits away."""
    found: set[str] = set()
    seen = {("", 0, edits)}
    todo = list(seen)
    while todo:
        start, at, left = todo.pop()
        if at == len(word) and valid(start):
            found.add(start)
        steps: list[tuple[str, int, int]] = []
        if at < len(word):
            steps.append((start + word[at], at + 1, left))
        if left:
            steps += _edited(word, start, at, left - 1)
        for step in steps:
            if step not in seen and is_prefix(step[0]):
                seen.add(step)
                todo.append(step)
    return found


def _edited(word: str, start: str, at: int, left: int) -> list[tuple[str, int, int]]:
    """Return what one edit at position ``at`` leads to: (letters so far, position in the word, edits left)."""
    steps = [(start + letter, at, left) for letter in ascii_uppercase]
    if at < len(word):
        steps += [(start + letter, at + 1, left) for letter in ascii_uppercase]
        steps.append((start, at + 1, left))
    if at + 1 < len(word):
        steps.append((start + word[at + 1] + word[at], at + 2, left))
    return steps
