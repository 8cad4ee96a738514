"""The games that the witness plays: who sits there, what is agreed, and whose mind chooses for the people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludogite.core.log import Option
from tests.seen import door
from tests.seen.desk import Desk
from tests.seen.hands.des_themes import DesThemesHand
from tests.seen.hands.mots_de_tete import MotsDeTeteHand
from tests.seen.hands.words_out import WordsOutHand
from tests.seen.hands.yahtzee import YahtzeeHand
from tests.seen.hands.yahtzee_mots import YahtzeeMotsHand
from tests.seen.play import PRESSES, Hand, Twice, play_out
from tests.seen.witness import Witness


class Laid(NamedTuple):
    """A table as it is laid: so many people, computer players of these levels, options; short where a game may be short."""

    game: str
    hand: Callable[..., Hand]
    people: int = 1
    levels: tuple[str, ...] = ("moyen",)
    options: tuple[tuple[str, Option], ...] = ()
    mind: str = "moyen"
    guests: bool = False
    """Whether by mouse the people are guests, whom clicks seat, and every click falls beside the middle, as a finger's does."""


FINGER = 21
"""Px by which a finger misses the middle of a target of 44 px and still hits it."""
TABLES = {
    "yahtzee": Laid("yahtzee", YahtzeeHand),
    "yahtzee_rounds": Laid("yahtzee", YahtzeeHand, 2, (), (("manches", 3),)),  # a card between two rounds
    "yahtzee_mots": Laid("yahtzee_mots", YahtzeeMotsHand, options=(("sablier", 180),)),
    "mots_de_tete": Laid("mots_de_tete", MotsDeTeteHand, options=(("target", 100),)),
    "words_out": Laid("words_out", WordsOutHand),
    "words_out_two": Laid("words_out", WordsOutHand, 2, (), (("one_round", True),)),  # the curtain between two people
    # Against the clock a hand that looks first would lose; two people at one keyboard have all the time they want.
    "des_themes": Laid(
        "des_themes", DesThemesHand, 2, (), (("variant", "ouverts"), ("round_s", 0), ("floor_s", 0)), mind="parfait", guests=True
    ),
}
"""What is played, by its name."""


def play(
    desk: Desk, laid: Laid, code: str, *, by_mouse: bool, presses: Sequence[Twice | None] = PRESSES, text_scale: float = 1.0
) -> tuple[Witness, int]:
    """Play a whole game from the page of the new game to its end page; return who has looked, and how many commands."""
    desk.settle(pace_ms=0, reduced_motion=True, text_scale=text_scale)
    by_clicks_alone = by_mouse and laid.guests
    door.agree(desk, laid.game, 0 if by_clicks_alone else laid.people, laid.levels, **dict(laid.options))
    desk.open("--new", laid.game, "--seed", code)
    witness = Witness(desk)
    if by_clicks_alone:
        desk.misses_by = FINGER
        door.seat_guests(witness, laid.people)
    door.sit_down(witness)
    given = play_out(
        witness, lambda witness, seat: laid.hand(witness, seat=seat, by_mouse=by_mouse), presses, laid.mind, by_mouse=by_mouse
    )
    door.see_the_end(witness)
    if by_clicks_alone:
        wide, high, name = min(desk.targets, key=lambda target: min(target[:2]))
        print(
            f"{desk.clicks} clicks {FINGER} px beside the middle, {desk.key_presses} keys; smallest drawn {wide} x {high}: {name}"
        )
        assert not desk.key_presses
    desk.quit()
    return witness, given
