"""The games that the witness plays: who sits there, what is agreed, and whose mind chooses for the people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import NamedTuple

from ludogite.core.log import Option
from tests.seen import door
from tests.seen.desk import Desk
from tests.seen.hands.des_themes import DesThemesHand
from tests.seen.hands.mots_de_tete import MotsDeTeteHand
from tests.seen.hands.phones import DesThemesPhone, MotsDeTetePhone, WordsOutPhone, YahtzeeMotsPhone, YahtzeePhone
from tests.seen.hands.words_out import WordsOutHand
from tests.seen.hands.yahtzee import YahtzeeHand
from tests.seen.hands.yahtzee_mots import YahtzeeMotsHand
from tests.seen.past import hold_home
from tests.seen.phones import LOOKS_ON, PhoneHand, PhonePage, PhonesRule
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
    phone: type[PhoneHand] | None = None
    """How its first person plays from a phone; None: at the screen."""
    lookers: int = 0
    """How many phones only look on."""
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
    "yahtzee_phone": Laid("yahtzee", YahtzeeHand, 2, (), phone=YahtzeePhone, lookers=1),
    "yahtzee_mots_phone": Laid("yahtzee_mots", YahtzeeMotsHand, 2, (), (("sablier", 180),), phone=YahtzeeMotsPhone),
    "mots_de_tete_phone": Laid("mots_de_tete", MotsDeTeteHand, 2, (), (("target", 100),), phone=MotsDeTetePhone),
    "words_out_phone": Laid("words_out", WordsOutHand, 2, (), (("one_round", True),), phone=WordsOutPhone, lookers=1),
    "des_themes_phone": Laid(
        "des_themes",
        DesThemesHand,
        2,
        (),
        (("variant", "ouverts"), ("round_s", 0), ("floor_s", 0)),
        mind="parfait",
        phone=DesThemesPhone,
    ),
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
    # Before phones the scenes of the table play: they must not tell what those have not shown yet.
    desk.settle(pace_ms=0, reduced_motion=laid.phone is None, text_scale=text_scale)
    by_clicks_alone = by_mouse and laid.guests
    door.agree(desk, laid.game, 0 if by_clicks_alone else laid.people, laid.levels, **dict(laid.options))
    desk.open("--new", laid.game, "--seed", code)
    with ExitStack() as phones:
        witness = Witness(desk)
        if by_clicks_alone:
            desk.misses_by = FINGER
            door.seat_guests(witness, laid.people)
        pages = [] if laid.phone is None else door.invite(witness, phones, door.PEOPLE[:1], laid.lookers)
        door.sit_down(witness)
        hands: dict[int, Hand] = {
            seat: laid.hand(witness, seat=seat, by_mouse=by_mouse, afar={0} if pages else set()) for seat in range(laid.people)
        }
        rule = sit_at_phones(witness, laid, pages, hands) if laid.phone is not None else None
        given = play_out(witness, hands, presses, laid.mind, by_mouse=by_mouse)
        end = door.see_the_end(witness)
        if rule is not None:
            rule.hold_end(end)
        if by_clicks_alone:
            hold_fingers(desk)
        else:
            door.go_home(witness)
            hold_home(witness, witness.saved.finished(), door.PEOPLE[: laid.people])
        desk.quit()
    return witness, given


def sit_at_phones(witness: Witness, laid: Laid, pages: Sequence[PhonePage], hands: dict[int, Hand]) -> PhonesRule:
    """Let the first person play from the first page, and nobody from the others; hold the rule of phones from now on."""
    assert laid.phone is not None
    seats = [0, *[LOOKS_ON] * laid.lookers]
    at_phones = [laid.phone(witness, page, hands[1], seat) for page, seat in zip(pages, seats, strict=True)]
    rule = PhonesRule(witness, at_phones)
    hands[0], witness.beside = at_phones[0], rule
    return rule


def hold_fingers(desk: Desk) -> None:
    """Hold that a game by clicks alone has taken no key; print how small what was meant was."""
    wide, high, name = min(desk.targets, key=lambda target: min(target[:2]))
    print(f"{desk.clicks} clicks {FINGER} px beside the middle, {desk.key_presses} keys; smallest drawn {wide} x {high}: {name}")
    assert not desk.key_presses
