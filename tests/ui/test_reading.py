"""Real dice being read: numbers in order, letters in any order, corrections."""

from __future__ import annotations

from collections.abc import Callable

from ludogite.games.hand import NUMBERS, Hand, Make, RealDie, anything
from ludogite.ui.screen.real_dice_model import JOKER, Reading


def pips(number: int) -> Reading:
    return Reading.of(Hand(tuple(RealDie(Make.PIPS, NUMBERS) for _ in range(number)), tuple))


def letters(*dice: str, colours: bool = False) -> Reading:
    made = tuple(RealDie(Make.LETTERS, tuple(faces), colour=f"c{n}" if colours else "") for n, faces in enumerate(dice))
    return Reading.of(Hand(made, tuple))


def typed(reading: Reading, signs: str) -> Reading | None:
    for sign in signs:
        after = reading.typed(sign)
        if after is None:
            return None
        reading = after
    return reading


def test_numbers_are_read_in_order_and_others_refused() -> None:
    reading = typed(pips(3), "61")
    assert reading is not None
    assert (reading.faces, reading.place, reading.is_full) == (("6", "1", ""), 2, False)
    assert reading.typed("7") is None
    assert reading.typed("0") is None
    assert reading.typed("A") is None
    full = reading.typed("3")
    assert full is not None
    assert full.is_full
    assert full.place == 2


def test_the_last_one_is_forgotten_first_and_any_die_may_be_read_again() -> None:
    reading = typed(pips(3), "614")
    assert reading is not None
    assert reading.without_last().faces == ("6", "1", "")
    assert reading.without_last().without_last().faces == ("6", "", "")
    assert pips(2).without_last() == pips(2)
    corrected = reading.at(0).with_face("5")
    assert (corrected.faces, corrected.is_full) == (("5", "1", "4"), True)
    assert reading.at(99).place == 2


def loose(*faces: str, fits: Callable[[tuple[str, ...]], bool] = anything) -> Reading:
    """Make dice that look alike, and may each show the faces of all of them."""
    made = tuple(RealDie(Make.LETTERS, faces) for _ in range(3))
    return Reading.of(Hand(made, tuple, loose=True, fits=fits))


def test_letters_of_dice_that_look_alike_are_read_as_they_are_typed() -> None:
    reading = typed(loose(*"ABX1", JOKER), "xb?")
    assert reading is not None
    assert reading.faces == ("X", "B", JOKER)
    assert reading.is_full
    assert typed(loose(*"ABX"), "xq") is None
    assert loose(*"ABX").typed("1") is None  # they have no faces to count


def test_what_cannot_lie_beside_the_others_is_not_read() -> None:
    reading = typed(loose(*"ABX", fits=lambda faces: faces.count("B") < 2), "b")
    assert reading is not None
    assert reading.typed("b") is None
    assert not reading.may_show("B")
    assert reading.at(0).may_show("B")  # in its own place
    full = typed(reading, "ax")
    assert full is not None
    assert full.faces == ("B", "A", "X")


def test_tremas_and_the_joker_are_typed_plainly() -> None:
    reading = typed(letters("ÄBC", f"{JOKER}DE", "ÜFG", colours=True), "a?u")
    assert reading is not None
    assert reading.faces == ("Ä", JOKER, "Ü")


def test_dice_of_a_colour_are_read_in_their_order() -> None:
    reading = letters("ABC", "ABD", colours=True)
    assert reading.typed("D") is None
    full = typed(reading, "AB")
    assert full is not None
    assert full.faces == ("A", "B")


def test_a_number_means_a_face_on_any_die() -> None:
    full = typed(letters("QRS", "TUV"), "31")
    assert full is not None
    assert full.faces == ("S", "T")
