"""What everything that may be done in a turn is worth: every throw, and every way to mark the words on the dice.

Worth is counted in expected points to the end of the partie for a player alone: those of this turn, and what the outlook sees
coming.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Final

from ludogite.games.yahtzee_mots.finder import Finder
from ludogite.games.yahtzee_mots.lattice import Lattice, Worth, greater, throw_number
from ludogite.games.yahtzee_mots.letters import JOKER, VOWELS, Dice, LetterDice, all_consonants, all_vowels, plain
from ludogite.games.yahtzee_mots.marking import Found, Position, Written, marks, primes_of
from ludogite.games.yahtzee_mots.moves import THROWS, Laid
from ludogite.games.yahtzee_mots.outlook import BIT, Outlook, filled_of, opened_of
from ludogite.games.yahtzee_mots.sheet import (
    CLAIMS,
    FIXED,
    LENGTH,
    NUMBERED,
    ROLLS,
    SPECIAL_ROLLS,
    TURNS,
    YAHTZEE_PRIME,
    Box,
    Sheet,
)
from ludogite.games.yahtzee_mots.tables import WEIGHTS, Kinds, Tables

SCORES: Final = range(256)
PLAIN: Final = Lattice()
_YAHTZEE: Final = BIT[Box.YAHTZEE_DES_MOTS]
_CHANCE: Final = BIT[Box.CHANCE]
_UN_MOT: Final = BIT[Box.UN_MOT]


@dataclass(frozen=True, slots=True)
class OpenSheet:
    """Where a player stands before a turn: open numbered boxes, filled special boxes, upper points, and whether order rules."""

    opened: int
    filled: int
    upper: int
    ordered: bool

    @classmethod
    def of(cls, sheet: Sheet, *, ordered: bool) -> OpenSheet:
        """Read it off a sheet."""
        return cls(opened_of(sheet), filled_of(sheet), sheet.upper, ordered)

    @property
    def turn_box(self) -> Box | None:
        """Give the box of the turn; None in free order."""
        return NUMBERED[TURNS - self.opened.bit_count()] if self.ordered else None

    @property
    def boxes(self) -> tuple[Box, ...]:
        """List the numbered boxes that may be filled now."""
        turn_box = self.turn_box
        return (turn_box,) if turn_box else tuple(box for box in NUMBERED if self.opened & BIT[box])


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw of some dice, and its worth."""

    again: tuple[int, ...]
    value: float


@dataclass(frozen=True, slots=True)
class Fill:
    """Words or a claim to be marked, what that writes, and its worth; nothing at all is a 0 by choice."""

    words: tuple[Laid, ...]
    claim: Box | None
    written: Written
    value: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Everything that may be done with a roll, best first; no throws after the third roll."""

    dice: Dice
    rolls: int
    fills: tuple[Fill, ...]
    throws: tuple[Throw, ...]

    @property
    def best(self) -> Fill | Throw:
        """Give what is worth most; a sure thing before a throw."""
        fill = self.fills[0]
        return self.throws[0] if self.throws and self.throws[0].value > fill.value + 1e-9 else fill

    def throw(self, again: tuple[int, ...]) -> Throw:
        """Find a throw."""
        return next(throw for throw in self.throws if throw.again == tuple(sorted(again)))


class Turn:
    """One turn from one standing: what every roll is worth after each throw; the sums over all rolls are made when needed."""

    def __init__(self, values: Values, standing: OpenSheet) -> None:
        self._values = values
        self._standing = standing
        filled = standing.filled
        self._worth = {box: self._column(box) for box in standing.boxes}
        self._zeros = {
            more: max(self._after(box, filled | more, 0) for box in standing.boxes)
            for more in (0, *(BIT[box] for box in (*CLAIMS, Box.YAHTZEE_DES_MOTS, Box.CHANCE)))
            if not filled & more or not more
        }

    def _column(self, box: Box) -> list[float]:
        """Give the worth of every score in a numbered box."""
        filled = self._standing.filled
        if box in LENGTH:
            return [score + self._after(box, filled, score) for score in SCORES]
        left = self._after(box, filled, 0)
        return [score + left for score in SCORES]

    def _after(self, box: Box, filled: int, score: int) -> float:
        """Tell what is to come once a numbered box is filled."""
        standing = self._standing
        return self._values.outlook(standing.opened ^ BIT[box], filled, standing.upper + score)

    def _stops(self) -> tuple[list[float], list[float]]:
        """Give the worth of stopping by kind of roll: after the first or second roll, and after the third."""
        standing, kinds = self._standing, self._values.kinds
        late = [0.0] * len(kinds.seven)
        for place, box in enumerate(standing.boxes):
            worth = self._worth[box]
            scored = [worth[score] for score in kinds.box(box)]
            late = scored if place == 0 else greater(late, scored)
        seven = [(kind, score) for kind, score in enumerate(kinds.seven) if score]
        has_prime = bool(standing.filled & _YAHTZEE)
        for kind, score in seven:
            late[kind] = max(late[kind], self._seven(score))
        early = late[:]
        if not standing.filled & _CHANCE:
            left = self._zeros[_CHANCE]
            early = [
                max(stop, chance + left) if chance else stop
                for stop, chance in zip(late, kinds.chance(standing.turn_box), strict=True)
            ]
            if has_prime and standing.turn_box is not Box.UN_MOT:
                for kind, score in seven:
                    early[kind] = max(early[kind], YAHTZEE_PRIME + score + left)
        return early, late

    def _seven(self, score: int) -> float:
        """Give the worth of a word of seven letters of so many points, but for Chance."""
        if not self._standing.filled & _YAHTZEE:
            return FIXED[Box.YAHTZEE_DES_MOTS] + self._zeros[_YAHTZEE]
        un_mot = self._worth.get(Box.UN_MOT)
        return YAHTZEE_PRIME + max(self._zeros[0], un_mot[score] if un_mot else 0.0)

    @cached_property
    def _by_roll(self) -> tuple[list[float], list[float]]:
        """Give the worth of stopping by roll: early and late."""
        early_kinds, late_kinds = self._stops()
        of_roll = self._values.kinds.of_roll
        early, late = [early_kinds[kind] for kind in of_roll], [late_kinds[kind] for kind in of_roll]
        for box, rolls in self._values.claims.items():
            if not self._standing.filled & BIT[box]:
                claimed = FIXED[box] + self._zeros[BIT[box]]
                for roll in rolls:
                    early[roll] = max(early[roll], claimed)
        return early, late

    @property
    def late(self) -> Worth:
        """Give the worth of every third roll."""
        return self._by_roll[1]

    @cached_property
    def second(self) -> Worth:
        """Give the worth of every second roll (half a second), kept in a quarter of the room of as many floats."""
        early, late = self._by_roll
        return array("d", greater(early, self._values.lattice.best_throws(late)))

    def throws(self, dice: Dice, rolls: int, *, sight: int = ROLLS) -> tuple[Throw, ...]:
        """Rate every throw after so many rolls, best first; with less ``sight`` the throw is taken for the last one."""
        if rolls >= ROLLS:
            return ()
        worth = self.second if rolls == 1 and sight > 1 else self._by_roll[rolls == ROLLS - 1]
        faces = [faces.index(face) for faces, face in zip(self._values.letter_dice.faces, dice, strict=True)]
        means = self._values.lattice.throws_of(worth, faces)
        rated = [Throw(again, means[throw_number(again)]) for again in THROWS]
        return tuple(sorted(rated, key=lambda throw: (-throw.value, len(throw.again), throw.again)))

    @property
    def expected(self) -> float:
        """Give the worth of the turn before its first roll (another half a second)."""
        first = greater(self._by_roll[0], self._values.lattice.best_throws(self.second))
        return sum(first) / len(first)


class Values:
    """Rates what may be done, with the words of one vocabulary and one way of seeing the future."""

    def __init__(self, letter_dice: LetterDice, tables: Tables, finder: Finder, outlook: Outlook, lattice: Lattice = PLAIN) -> None:
        self.letter_dice = letter_dice
        self.finder = finder
        self.outlook = outlook
        self.lattice = lattice
        self._tables = tables
        self.turn = lru_cache(maxsize=2)(self._turn)
        self.evaluate = lru_cache(maxsize=8)(self._evaluate)

    @property
    def kinds(self) -> Kinds:
        """Give the rolls sorted by what they offer."""
        return self._tables.kinds

    @cached_property
    def claims(self) -> dict[Box, tuple[int, ...]]:
        """List the rolls that are all consonants, and those that are all vowels."""
        found = {}
        for box in CLAIMS:
            vowels = box is Box.TOUTES_VOYELLES
            faces = [
                [place * weight for place, face in enumerate(die) if face == JOKER or (plain(face) in VOWELS) is vowels]
                for weight, die in zip(WEIGHTS, self.letter_dice.faces, strict=True)
            ]
            found[box] = tuple(map(sum, product(*faces)))
        return found

    def _turn(self, standing: OpenSheet) -> Turn:
        return Turn(self, standing)

    def _evaluate(self, sheet: Sheet, dice: Dice, rolls: int, *, ordered: bool, sight: int = ROLLS) -> Evaluation:
        """Rate all that may be done with a roll."""
        standing = OpenSheet.of(sheet, ordered=ordered)
        throws = self.turn(standing).throws(dice, rolls, sight=sight) if rolls < ROLLS else ()
        return Evaluation(dice, rolls, self.fills(sheet, dice, rolls, ordered=ordered), throws)

    def fills(self, sheet: Sheet, dice: Dice, rolls: int, *, ordered: bool) -> tuple[Fill, ...]:
        """Rate the best words of every kind and the claims where they may be marked, and a plain 0; best first."""
        position = Position(sheet, OpenSheet.of(sheet, ordered=ordered).turn_box, rolls)
        found: list[Fill] = list(self.marked(position, (), Found()))
        for words in self.finder.suggestions(dice):
            found += self.marked(position, words, self.found_in(dice, words))
        if rolls <= SPECIAL_ROLLS:
            shown = {Box.TOUTES_VOYELLES: all_vowels(dice), Box.TOUTES_CONSONNES: all_consonants(dice)}
            for box in (box for box in CLAIMS if shown[box] and sheet.is_open(box)):
                found += self.marked(position, (), Found(claim=box))
        return tuple(sorted(found, key=lambda fill: -fill.value))

    def found_in(self, dice: Dice, words: tuple[Laid, ...]) -> Found:
        """Count what laid words are worth."""
        points = sum(self.letter_dice.value(dice[placed.die]) for laid in words for placed in laid)
        return Found(tuple(map(len, words)), points)

    def marked(self, position: Position, words: tuple[Laid, ...], found: Found) -> Iterator[Fill]:
        """Rate every way to mark accepted words or a claim, and the zeros that may be written instead."""
        zeros = (Written(box, 0, primes=primes_of(position.sheet, found)) for box in position.zeros)
        writings = marks(position, found) if words or found.claim else ()
        for written in (*writings, *zeros):
            yield Fill(words, found.claim, written, self.worth(position.sheet, written))

    def worth(self, sheet: Sheet, written: Written) -> float:
        """Tell what writing is worth: its points, primes of 100 included, and what is to come."""
        opened, filled, upper = opened_of(sheet), filled_of(sheet), sheet.upper
        points = written.points + YAHTZEE_PRIME * written.primes
        if written.zero:
            opened, filled = opened ^ BIT[written.zero], filled | BIT[written.box]
        else:
            opened ^= BIT[written.box]
            upper += written.points if written.box in LENGTH else 0
        return points + self.outlook(opened, filled, upper)
