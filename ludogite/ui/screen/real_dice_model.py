"""Real dice being read into the program: which have been read, which one is next, and what a typed sign means."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace

from ludogite.games.hand import Hand, Make, RealDie

JOKER = "◊"
JOKER_KEYS = ("?", "*")
"""What is typed for the joker, which no keyboard has."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The dice in hand with the faces read so far ("" for none), and the place of the die that is next."""

    hand: Hand
    faces: tuple[str, ...]
    place: int = 0

    @classmethod
    def of(cls, hand: Hand) -> Reading:
        """Begin with nothing read."""
        return cls(hand, ("",) * len(hand.dice))

    @property
    def is_full(self) -> bool:
        """Whether every die has been read."""
        return all(self.faces)

    @property
    def is_empty(self) -> bool:
        """Whether no die has been read."""
        return not any(self.faces)

    @property
    def die(self) -> RealDie:
        """The die that is next."""
        return self.hand.dice[self.place]

    def at(self, place: int) -> Reading:
        """Go to a die."""
        return replace(self, place=max(0, min(place, len(self.faces) - 1)))

    def with_face(self, face: str) -> Reading:
        """Read a face of the die that is next, and go on to one not read yet."""
        faces = (*self.faces[: self.place], face, *self.faces[self.place + 1 :])
        return _onward(replace(self, faces=faces))

    def without_last(self) -> Reading:
        """Forget the die read last: the one before the next, or this one where it has been read."""
        place = self.place if self.faces[self.place] else max((n for n in range(self.place) if self.faces[n]), default=-1)
        if place < 0:
            return self
        return replace(self, faces=(*self.faces[:place], "", *self.faces[place + 1 :]), place=place)

    def may_show(self, face: str) -> bool:
        """Whether the die that is next can show a face, beside those read already."""
        return self.hand.fits((*self.faces[: self.place], face, *self.faces[self.place + 1 :]))

    def typed(self, sign: str) -> Reading | None:
        """Take a typed sign: a number is that face of the next die, a letter is that letter; None where it cannot lie there.

        Loose dice have no numbers to choose by: each sign is one letter more, in any order.
        """
        if sign.isdecimal() and not self.hand.loose:
            number = int(sign)
            return self.with_face(self.die.faces[number - 1]) if 1 <= number <= len(self.die.faces) else None
        face = _face(self.die, sign)
        return self.with_face(face) if face is not None and self.may_show(face) else None


def _onward(reading: Reading) -> Reading:
    """Go to the next die that has not been read, from here on and then from the start; stay where all have been."""
    count = len(reading.faces)
    order = [(reading.place + step) % count for step in range(count)]
    return replace(reading, place=next((place for place in order if not reading.faces[place]), reading.place))


def _face(die: RealDie, sign: str) -> str | None:
    """Find the face of a die that a typed sign means: the letter with or without its tréma, or the joker."""
    if die.make is not Make.LETTERS:
        return None
    wanted = JOKER if sign in JOKER_KEYS else sign.upper()
    return next((face for face in die.faces if wanted in {face, unicodedata.normalize("NFD", face)[0]}), None)
