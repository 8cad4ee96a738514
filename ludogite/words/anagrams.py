"""Dice search: all words that a roll of letter dice makes, and the best one, two or three words on disjoint dice.

A die shows a letter or the joker, which stands for any letter and is worth nothing; a roll has at most one joker. So a
word's points depend only on the dice it uses: their *mask*, bit i standing for die i.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

JOKER = "◊"
MOST_DICE = 7


@dataclass(frozen=True, slots=True)
class Composed:
    """A word on dice: the mask of the dice it uses, the letter that the joker stands for ('' without), its points."""

    word: str
    mask: int
    joker: str
    points: int


class AnagramTable:
    """The words of 2 to 7 letters by their sorted letters; made from a list of words (some 0.1 s) that may come piece by piece."""

    def __init__(self, words: Iterable[str] = (), *, longest: int = MOST_DICE) -> None:
        self._longest = longest
        self._table: dict[str, list[str]] = {}
        self.take(words)

    def take(self, words: Iterable[str]) -> None:
        """Take more words."""
        for word in words:
            if len(word) <= self._longest:
                self._table.setdefault("".join(sorted(word)), []).append(word)

    def exactly(self, letters: str) -> tuple[str, ...]:
        """Return the words made of exactly these letters (no joker), in alphabetical order."""
        return tuple(sorted(self._table.get("".join(sorted(letters)), ())))

    def on_dice(self, faces: Sequence[str]) -> dict[int, tuple[tuple[str, str], ...]]:
        """Return for each mask that makes words its (word, letter of the joker or '') in alphabetical order of words."""
        _check(faces)
        keys, masks = [""], [0]
        for die in sorted(range(len(faces)), key=lambda die: faces[die]):
            keys += [key + faces[die] for key in keys]
            masks += [mask | 1 << die for mask in masks]
        found: dict[int, tuple[tuple[str, str], ...]] = {}
        known: dict[str, tuple[tuple[str, str], ...]] = {}
        for key, mask in zip(keys, masks, strict=True):
            words = known.get(key)
            if words is None:
                words = known[key] = self._made(key)
            if words:
                found[mask] = words
        return found

    def _made(self, key: str) -> tuple[tuple[str, str], ...]:
        """Return what sorted faces make; the joker sorts after every letter."""
        if not key.endswith(JOKER):
            return tuple((word, "") for word in sorted(self._table.get(key, ())))
        real, made, place = key[:-1], [], 0
        for letter in ascii_uppercase:
            while place < len(real) and real[place] < letter:
                place += 1
            made += [(word, letter) for word in self._table.get(real[:place] + letter + real[place:], ())]
        return tuple(sorted(made))


def _check(faces: Sequence[str]) -> None:
    if len(faces) > MOST_DICE or sum(face == JOKER for face in faces) > 1:
        raise ValueError("at most seven dice and one joker")
    if not all(face == JOKER or (len(face) == 1 and face in ascii_uppercase) for face in faces):
        raise ValueError("a face is a capital A to Z or the joker")


def points_of(faces: Sequence[str], mask: int, values: Mapping[str, int]) -> int:
    """Return the sum of the values of the dice in a mask; the joker counts 0."""
    return sum(values[face] for die, face in enumerate(faces) if mask >> die & 1 and face != JOKER)


def compositions(
    table: AnagramTable, faces: Sequence[str], values: Mapping[str, int], *, suits: Callable[[str], bool] | None = None
) -> tuple[Composed, ...]:
    """Return each word that the dice make, on the dice that give it most points: most points first, then the alphabet."""
    best: dict[str, Composed] = {}
    for mask, words in table.on_dice(faces).items():
        points = points_of(faces, mask, values)
        for word, joker in words:
            other = best.get(word)
            if (other is None or (-points, mask) < (-other.points, other.mask)) and (suits is None or suits(word)):
                best[word] = Composed(word, mask, joker, points)
    return tuple(sorted(best.values(), key=lambda found: (-found.points, found.word)))


def best_words(
    table: AnagramTable,
    faces: Sequence[str],
    values: Mapping[str, int],
    number: int,
    *,
    suits: Callable[[str], bool] | None = None,
) -> tuple[Composed, ...]:
    """Return ``number`` different words on disjoint dice with the most points together, or () where the dice make fewer."""
    by_mask: dict[int, list[Composed]] = {}
    for mask, words in table.on_dice(faces).items():
        points = points_of(faces, mask, values)
        chosen: list[Composed] = []
        for word, joker in words:
            if (suits is None or suits(word)) and all(word != other.word for other in chosen):
                chosen.append(Composed(word, mask, joker, points))
            if len(chosen) == number:  # of words with the same dice, more than these are never needed to find different ones
                break
        if chosen:
            by_mask[mask] = chosen
    ordered = sorted(by_mask.items(), key=lambda item: (-item[1][0].points, item[0]))
    best: tuple[int, tuple[Composed, ...]] = (-1, ())
    return _extend(ordered, number, (), best)[1]


def _extend(
    ordered: list[tuple[int, list[Composed]]], number: int, laid: tuple[Composed, ...], best: tuple[int, tuple[Composed, ...]]
) -> tuple[int, tuple[Composed, ...]]:
    """Lay further words, masks in falling order of points, as long as the best total can still be beaten."""
    score = sum(word.points for word in laid)
    if len(laid) == number:
        return (score, laid) if score > best[0] else best
    used = sum(word.mask for word in laid)
    missing = number - len(laid)
    for at, (mask, words) in enumerate(ordered):
        if score + missing * words[0].points <= best[0]:
            break
        if mask & used:
            continue
        for word in words:
            if all(word.word != other.word for other in laid):
                best = _extend(ordered[at:], number, (*laid, word), best)
                if missing == 1:
                    break
    return best
