"""Where accepted words or a claim may be marked, what they score there, and why not elsewhere.

Source: the rules sheet of MB France, "La marque" and "Les primes". "Ruling" marks what it leaves open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludogite.games.yahtzee_mots.letters import DICE
from ludogite.games.yahtzee_mots.sheet import FIXED, LENGTH, NUMBERED, SPECIAL, SPECIAL_ROLLS, WORDS, Box, Sheet


@dataclass(frozen=True, slots=True)
class Found:
    """What a player may mark: the lengths of his accepted words and their points together, or the box he claimed."""

    lengths: tuple[int, ...] = ()
    points: int = 0
    claim: Box | None = None

    @property
    def is_yahtzee(self) -> bool:
        """Tell whether this is one word of all seven letters."""
        return self.lengths == (DICE,)


@dataclass(frozen=True, slots=True)
class Position:
    """What decides about marking: the sheet, the box of the turn (None: free order), the rolls used."""

    sheet: Sheet
    turn_box: Box | None
    rolls: int

    @property
    def zeros(self) -> tuple[Box, ...]:
        """List the numbered boxes that may take a 0 now, lowest first."""
        return (self.turn_box,) if self.turn_box else self.sheet.open_numbered


@dataclass(frozen=True, slots=True)
class Written:
    """What a mark writes: a box with its points, the numbered box that takes 0 beside it, and the primes of 100 (0 or 1)."""

    box: Box
    points: int
    zero: Box | None = None
    primes: int = 0


@dataclass(frozen=True, slots=True)
class Barred:
    """Why something may not be marked: a code of the game's refusals."""

    code: str


def fits(box: Box, lengths: tuple[int, ...]) -> bool:
    """Tell whether words of these lengths are what a numbered box takes."""
    return lengths == (LENGTH[box],) if box in LENGTH else len(lengths) == WORDS[box]


def primes_of(sheet: Sheet, found: Found) -> int:
    """Count the primes of 100 that these words earn, whatever box they go to: 0 or 1."""
    return int(found.is_yahtzee and sheet.has_yahtzee)


def written(position: Position, found: Found, box: Box, zero: Box | None = None) -> Written | Barred:
    """Say what marking a box would write, or why it may not be marked."""
    bar = _bar(position, found, box)
    if bar:
        return Barred(bar)
    primes = primes_of(position.sheet, found)
    if box in NUMBERED:
        return Written(box, found.points, None, primes) if zero is None else Barred("yahtzee_mots.zero_not_due")
    if position.turn_box is None and zero is None:
        return Barred("yahtzee_mots.zero_needed")
    beside = zero or position.turn_box
    if beside not in position.zeros:
        return Barred("yahtzee_mots.zero_elsewhere")
    return Written(box, FIXED.get(box, found.points), beside, primes)


def _bar(position: Position, found: Found, box: Box) -> str:
    """Say why a box may not be marked, or ''."""
    if not position.sheet.is_open(box):
        return "yahtzee_mots.box_taken"
    if found.claim:
        return "" if box is found.claim else "yahtzee_mots.claim_elsewhere"
    match box:
        case Box.TOUTES_CONSONNES | Box.TOUTES_VOYELLES:
            return "yahtzee_mots.claim_needed"
        case Box.YAHTZEE_DES_MOTS:
            return "" if found.is_yahtzee else "yahtzee_mots.not_seven_letters"
        case Box.CHANCE:
            if position.rolls > SPECIAL_ROLLS:
                return "yahtzee_mots.special_after_third_roll"
            # Ruling: the sheet's "dont le nombre de lettres ne convient pas" has no meaning without a turn's box.
            fitting = position.turn_box is not None and fits(position.turn_box, found.lengths)
            return "yahtzee_mots.chance_words_fit" if fitting else ""
        case _:
            if position.turn_box not in {None, box}:
                return "yahtzee_mots.not_turn_box"
            return "" if fits(box, found.lengths) else "yahtzee_mots.words_do_not_fit"


def marks(position: Position, found: Found) -> Iterator[Written]:
    """List everything that may be marked, numbered boxes first."""
    for box in (*NUMBERED, *SPECIAL):
        for zero in (None,) if box in NUMBERED or position.turn_box else position.zeros:
            result = written(position, found, box, zero)
            if isinstance(result, Written):
                yield result


def is_worth_laying(position: Position, found: Found) -> bool:
    """Tell whether these words could be marked anywhere, or earn a prime."""
    return bool(primes_of(position.sheet, found)) or next(marks(position, found), None) is not None


def upper_prime_gained(before: Sheet, after: Sheet, threshold: int) -> bool:
    """Tell whether the upper section reached its prime between two sheets."""
    return before.upper < threshold <= after.upper
