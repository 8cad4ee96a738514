"""What a player lays on the racks before he proposes it: dice in order, the caret, and the letter that the joker stands for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ludogite.games.yahtzee_mots.letters import JOKER, Dice, plain
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Laid, Placed

MOST_RACKS: Final = 3


@dataclass(frozen=True, slots=True)
class Draft:
    """One to three racks of laid dice, and the caret: the next letter goes to ``place`` of rack ``rack``, both from 0.

    A joker that nobody has named yet has the letter ''.
    """

    racks: tuple[Laid, ...] = ((),)
    rack: int = 0
    place: int = 0

    @property
    def laid(self) -> frozenset[int]:
        """The dice that lie on a rack."""
        return frozenset(placed.die for laid in self.racks for placed in laid)

    @property
    def free(self) -> tuple[int, ...]:
        """The dice that lie on none, in order."""
        return tuple(die for die in ALL_DICE if die not in self.laid)

    @property
    def words(self) -> tuple[Laid, ...]:
        """The racks that hold something."""
        return tuple(laid for laid in self.racks if laid)

    @property
    def unnamed(self) -> int | None:
        """The joker that lies on a rack without a letter."""
        return next((placed.die for laid in self.racks for placed in laid if not placed.letter), None)

    def find(self, die: int) -> tuple[int, int] | None:
        """Say on which rack and at which place a die lies, or None."""
        for rack, laid in enumerate(self.racks):
            for place, placed in enumerate(laid):
                if placed.die == die:
                    return rack, place
        return None

    def letter(self, die: int) -> str:
        """Say what letter a laid die stands for; '' for none."""
        found = self.find(die)
        return self.racks[found[0]][found[1]].letter if found else ""

    # ---- laying -----------------------------------------------------------------------------------------------------------

    def lay(self, die: int, letter: str, at: tuple[int, int] | None = None) -> Draft:
        """Lay a die, free or laid, at a rack and place, or at the caret, which goes behind it."""
        rack, place = at or (self.rack, self.place)
        found = self.find(die)
        if found is not None and found[0] == rack and found[1] < place:
            place -= 1
        racks = list(_without(self.racks, {die}))
        place = min(max(place, 0), len(racks[rack]))
        racks[rack] = (*racks[rack][:place], Placed(die, letter), *racks[rack][place:])
        return Draft(tuple(racks), rack, place + 1)

    def take(self, die: int) -> Draft:
        """Take a die back; the caret goes where it lay."""
        found = self.find(die)
        return Draft(_without(self.racks, {die}), *found) if found else self

    def erase(self, *, ahead: bool = False) -> Draft:
        """Take back the die before the caret, or the one after it."""
        place = self.place if ahead else self.place - 1
        laid = self.racks[self.rack]
        return self.take(laid[place].die) if 0 <= place < len(laid) else self

    def say(self, die: int, letter: str) -> Draft:
        """Name the letter that a laid joker stands for."""
        racks = tuple(tuple(Placed(die, letter) if one.die == die else one for one in laid) for laid in self.racks)
        return replace(self, racks=racks)

    def typed(self, letter: str, dice: Dice) -> Draft | None:
        """Lay a free die with a typed letter, else the joker for it; an unnamed joker takes it first; None without any."""
        if self.unnamed is not None:
            return self.say(self.unnamed, letter)
        die = next((die for die in self.free if plain(dice[die]) == letter), None)
        if die is None:
            die = next((die for die in self.free if dice[die] == JOKER), None)
        return None if die is None else self.lay(die, letter)

    def fit(self, dice: Dice, racks: int) -> Draft:
        """Keep what these dice still show, on so many racks."""
        kept = {
            placed.die
            for laid in self.racks[:racks]
            for placed in laid
            if dice and (dice[placed.die] == JOKER or plain(dice[placed.die]) == placed.letter)
        }
        rows = tuple(tuple(placed for placed in laid if placed.die in kept) for laid in self.racks[:racks])
        rows += ((),) * (racks - len(rows))
        rack = min(self.rack, racks - 1)
        return Draft(rows, rack, min(self.place, len(rows[rack])))

    # ---- the caret --------------------------------------------------------------------------------------------------------

    def goto(self, rack: int, place: int | None = None) -> Draft:
        """Set the caret on a rack, at a place or behind its last die."""
        rack = min(max(rack, 0), len(self.racks) - 1)
        last = len(self.racks[rack])
        return replace(self, rack=rack, place=last if place is None else min(max(place, 0), last))

    def step(self, by: int) -> Draft:
        """Move the caret along its rack."""
        return self.goto(self.rack, self.place + by)


def draft_of(words: Iterable[Laid], racks: int) -> Draft:
    """Show words that somebody has proposed, on at least so many racks."""
    laid = tuple(words)
    rows = laid + ((),) * (racks - len(laid))
    return Draft(rows, 0, len(rows[0])) if rows else Draft()


def _without(racks: tuple[Laid, ...], dice: Iterable[int]) -> tuple[Laid, ...]:
    gone = frozenset(dice)
    return tuple(tuple(placed for placed in laid if placed.die not in gone) for laid in racks)
