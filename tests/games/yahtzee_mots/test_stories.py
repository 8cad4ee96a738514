"""Whole games with written dice, kept as text: in order, in free order, with the joker, time-outs, and every prime.

``pytest tests/games/yahtzee_mots --update-playthroughs`` writes the files anew; review them as a diff.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.moves import AskHint, Claim, Command, Event
from ludogite.games.yahtzee_mots.sheet import Box, Prime
from ludogite.games.yahtzee_mots.state import Options, Phase
from tests.games.yahtzee_mots.play import Game
from tests.playthroughs.render import fold, said, seat_name

DATA = Path(__file__).parent / "data"
UPPER_SECTIONS = (
    ("EX", None, "TAXE", "TAXES", None),  # 35
    ("EX", None, None, "TAXES", "DEBATS"),  # 36
    (None, "TEX", "TAXE", "TAXES", "DEBATS"),  # 50
)
PLAIN, SEVENS = "DEBTAXS", (("IUOAEXS", "OISEAUX"), ("DSEAEXT", "DETAXES"), ("PEONEYT", "NEOTYPE"))


class Told(Game):
    """A game that tells what is said and what happens."""

    def __init__(self, options: Options | None = None, seats: int = 1) -> None:
        self.lines: list[str] = []
        super().__init__(options, seats)

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        self.now += 1_500 if seat >= 0 else 0
        self.lines += fold(f"{self.now:>7} ", f"{seat_name(seat)}: {said(command)}")
        place = len(self.lines)
        before = self.state
        events = super().do(seat, command)
        own = self.rules.apply(before, seat, command, self.now).events
        self.lines[place:place] = [line for event in own for line in fold("        * ", said(event))]
        return events

    def ended(self) -> str:
        """Tell the whole game; raises AssertionError when it goes on."""
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        lines = [*self.lines, f"over: scores {outcome.scores}, places {outcome.places}"]
        return "\n".join([*lines, *(f"    {line.code} {line.values}" for line in outcome.sheet)]) + "\n"

    def zeros(self) -> None:
        """Write 0 in what is left."""
        while self.state.phase is not Phase.OVER:
            self.throw(PLAIN)
            self.zero(self.view.turn_box or self.sheet.open_numbered[0])


def in_order() -> Told:
    """Every box in its turn, two players, a refused word, the joker changed, a hint, a claim and Chance."""
    game = Told(seats=2)
    game.throw("CEZRIY◊")
    game.propose("EN")
    game.propose("EU")
    game.mark(Box.MOT2)
    game.throw(PLAIN)
    game.propose("XE")
    game.propose("EX")
    game.mark(Box.MOT2)
    game.play(PLAIN, "TEX")
    game.throw(PLAIN)
    game.do(1, AskHint())
    game.do(1, AskHint())
    game.throw("UAEAEYE", (0, 1, 2, 3, 4, 5, 6))
    game.do(1, Claim(Box.TOUTES_VOYELLES))
    game.mark(Box.TOUTES_VOYELLES)
    game.play(PLAIN, "TAXE")
    game.play(PLAIN, "TEX", "DABS", box=Box.CHANCE)
    game.play(PLAIN, "TAXES")
    game.throw("CSBLVFS")
    game.do(1, Claim(Box.TOUTES_CONSONNES))
    game.mark(Box.TOUTES_CONSONNES)
    game.play(PLAIN, "DEBATS")
    game.play(PLAIN, "DEBATS")
    game.play(PLAIN, "AXE")
    game.play("IUOAEXS", "OISEAUX")
    game.play(PLAIN, "TEX", "DABS")
    game.play("IUOAEXS", "OISEAUX", box=Box.YAHTZEE_DES_MOTS)
    game.play("DEBEAXS", "DE", "EX", "AS")
    game.zeros()
    return game


def free_order() -> Told:
    """Boxes in any order, a zero of one's choice, Chance with words that would fit."""
    game = Told(Options(ordre_libre=True, sablier=0))
    game.play("DEBEAXS", "DE", "EX", "AS", box=Box.TROIS_MOTS)
    game.play(PLAIN, "TAXES", box=Box.UN_MOT)
    game.throw(PLAIN)
    game.propose("DEBATS")
    game.mark(Box.CHANCE, Box.MOT6)
    game.throw("IUOAEXS")
    game.propose("OISEAUX")
    game.mark(Box.YAHTZEE_DES_MOTS, Box.MOT2)
    game.play(PLAIN, "TAXES", box=Box.MOT5)
    game.play(PLAIN, "TEX", "DABS", box=Box.DEUX_MOTS)
    game.throw(PLAIN)
    game.propose("XET")  # refused without sand: the lowest number is lost
    game.zeros()
    return game


def joker() -> Told:
    """The joker in each kind of words: a vowel, a consonant, and seven letters."""
    game = Told()
    game.play("CEZRIY◊", "EN")
    game.play("GEZREY◊", "RYE")
    game.play("GEZREY◊", "GEREZ", box=Box.CHANCE)
    game.throw("GUEAAX◊")
    game.propose("AGNEAUX")
    game.propose("GATEAUX")
    game.mark(Box.YAHTZEE_DES_MOTS)
    game.throw("UAEAEY◊")
    game.do(0, Claim(Box.TOUTES_VOYELLES))
    game.mark(Box.TOUTES_VOYELLES)
    game.throw("COZRIY◊")
    game.propose("CROYIEZ")
    game.mark(Box.UN_MOT)
    game.zeros()
    return game


def sand() -> Told:
    """Time-outs: before any word, after a refused one, for a player with more time; strict."""
    game = Told(Options(strict=True, delais="0 30"), seats=2)
    game.throw(PLAIN)
    game.run_out()
    game.throw(PLAIN)
    game.throw(PLAIN, (0, 1))
    game.run_out()
    game.throw(PLAIN)
    game.propose("XET")
    game.zeros()
    return game


def prime_of_100() -> Told:
    """Words of seven letters in every turn: 50, then 100 each, in un mot and in Chance too."""
    game = Told()
    for turn in range(8):
        letters, word = SEVENS[turn % 3]
        game.throw(letters)
        game.propose(word)
        if turn == 0:
            game.mark(Box.YAHTZEE_DES_MOTS)
        elif turn == 5:
            game.mark(Box.UN_MOT)
        elif turn == 6:
            game.mark(Box.CHANCE)
        else:
            game.zero(game.view.turn_box or Box.MOT2)
    return game


def upper(version: Prime) -> Callable[[], Told]:
    """Upper sections of 35, 36 and 50 points under one version of the prime."""

    def story() -> Told:
        game = Told(Options(prime=version.value, parties=3, hints=False))
        for words in UPPER_SECTIONS:
            for word in words:
                game.throw(PLAIN)
                if word:
                    game.propose(word)
                    game.mark(game.view.turn_box or Box.MOT2)
                else:
                    game.zero(game.view.turn_box or Box.MOT2)
            partie = game.state.partie
            while game.state.partie == partie and game.state.phase is not Phase.OVER:
                game.throw(PLAIN)
                game.zero(game.view.turn_box or Box.MOT2)
        return game

    return story


STORIES: dict[str, Callable[[], Told]] = {
    "ordre": in_order,
    "libre": free_order,
    "joker": joker,
    "sable": sand,
    "prime_100": prime_of_100,
    **{f"prime_{version.value}": upper(version) for version in Prime},
}


@pytest.mark.parametrize("name", STORIES)
def test_a_story_goes_as_it_always_did(name: str, request: pytest.FixtureRequest) -> None:
    told = STORIES[name]().ended()
    path = DATA / f"{name}.txt"
    if request.config.getoption("--update-playthroughs"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_every_story_is_told() -> None:
    assert {path.stem for path in DATA.glob("*.txt")} == set(STORIES)
