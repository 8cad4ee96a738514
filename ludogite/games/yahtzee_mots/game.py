"""The catalogue's description of Yahtzee des Mots."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ludogite.games.common.dictionary import dictionary, vocabularies
from ludogite.games.game import AnyPlayer, AnyRules, Flag, Game, Number, OneOf, Reader, ResourceError, Variant
from ludogite.games.setup import reader
from ludogite.games.yahtzee_mots.finder import Finder
from ludogite.games.yahtzee_mots.letters import DICE, LetterDice, LettersError, read_letter_dice
from ludogite.games.yahtzee_mots.moves import Claim, Judged, Mark, Opened, Propose, Roll, Rolled, SandRanOut, Zero
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules
from ludogite.games.yahtzee_mots.sheet import Prime
from ludogite.games.yahtzee_mots.table import MAX_PARTIES, SANDS, Options, YahtzeeMotsView
from ludogite.words.levels import Vocabulary

DICE_FILE: Final = "dice/yahtzee_mots.toml"


def letter_dice(read: Reader) -> LetterDice:
    """Read the dice; raises ResourceError when their file is missing or damaged."""
    try:
        return read_letter_dice(read(DICE_FILE))
    except LettersError as error:
        raise ResourceError("resource_damaged", DICE_FILE) from error


def finder(read: Reader, vocabulary: Vocabulary) -> Finder:
    """Give what finds the words of a vocabulary that may be played (0.2 s the first time)."""
    return _finder(read.folder, vocabulary)


@cache
def _finder(folder: Path, vocabulary: Vocabulary) -> Finder:
    read = reader(folder)
    levels = vocabularies(read)
    known = (word for word in dictionary(read).words() if len(word) <= DICE and levels.may_play(word, vocabulary))
    return Finder(letter_dice(read), known)


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return YahtzeeMotsRules(seats, letter_dice(read), dictionary(read), finder(read, Vocabulary.TOUT), options)


def _make_player(level: str, options: Options, read: Reader) -> AnyPlayer:
    raise NotImplementedError


def _standing(view: YahtzeeMotsView) -> tuple[int, ...]:
    """Add up the sheets of all parties so far."""
    return view.totals()


GAME = Game(
    id="yahtzee_mots",
    rules_version=1,
    options=Options,
    variants=(Variant("ordre", (("ordre_libre", False),)), Variant("libre", (("ordre_libre", True),))),
    fields=(
        Number("parties", least=1, most=MAX_PARTIES, default=1),
        OneOf("sablier", SANDS, default=60),
        OneOf("prime", tuple(version.value for version in Prime), default=Prime.FEUILLE_1979.value),
        Flag("strict"),
    ),
    record_fields=("parties", "prime", "sablier"),
    commands=(Roll, Propose, Claim, Mark, Zero, Opened, Rolled, SandRanOut, Judged),
    make_rules=_make_rules,
    make_player=_make_player,
    standing=_standing,
    screen="ludogite.ui.tables.yahtzee_mots:YahtzeeMotsTable",
)
