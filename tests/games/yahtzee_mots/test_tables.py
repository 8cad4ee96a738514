"""The built tables: as the dictionary has it, roll by roll; damaged ones are refused; the outlook adds up."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from ludogite.games.common.dictionary import dictionary
from ludogite.games.game import ResourceError
from ludogite.games.setup import reader
from ludogite.games.yahtzee_mots.game import finder, make_player, solved, tables
from ludogite.games.yahtzee_mots.letters import DICE, Dice, plain
from ludogite.games.yahtzee_mots.outlook import (
    ALL_OPEN,
    BIT,
    FreeOrder,
    InOrder,
    OutlookError,
    Usual,
    of_sheet,
    read_free_order,
    read_in_order,
)
from ludogite.games.yahtzee_mots.sheet import NUMBERED, SPECIAL, WORDS, Box, Prime, Sheet
from ludogite.games.yahtzee_mots.state import Options
from ludogite.games.yahtzee_mots.tables import ALL_ROLLS, Tables, TablesError, roll_number
from ludogite.words.levels import Vocabulary
from tests.games.yahtzee_mots.play import LETTERS, dice, read, sheet_of

SHOWN: list[Dice] = list(itertools.product(*LETTERS.faces))
"""The faces of every roll, by its number."""


def offers(vocabulary: Vocabulary, shown: Dice) -> list[int]:
    """What a roll offers, by search: words of 2 to 7 letters, two and three words."""
    words = finder(read, vocabulary)
    every = words.every(shown)
    singles = [max((word.points for word in every if len(word.word) == length), default=0) for length in range(2, DICE + 1)]
    return [*singles, *(sum(word.points for word in words.several(shown, number)) for number in (2, 3))]


def rolls(number: int) -> list[int]:
    """Rolls at random, and as many with few different letters, where three words are hard to tell apart."""
    random = Random(7)
    poor = [roll for roll in range(0, ALL_ROLLS, 7) if len(set(map(plain, SHOWN[roll]))) <= 4]
    return [random.randrange(ALL_ROLLS) for _ in range(number)] + random.sample(poor, number)


@pytest.mark.parametrize("vocabulary", list(Vocabulary))
def test_the_scores_of_all_rolls_are_those_of_the_dictionary(vocabulary: Vocabulary) -> None:
    columns = tables(read, vocabulary).columns
    for roll in rolls(60):
        assert [column[roll] for column in columns] == offers(vocabulary, SHOWN[roll])


def test_kinds_are_the_rolls_sorted_by_what_they_offer() -> None:
    known = tables(read, Vocabulary.TOUT)
    for roll in rolls(40):
        kind = known.kinds.of_roll[roll]
        offered = [column[roll] for column in known.columns]
        assert [column[kind] for column in known.kinds.columns] == offered
        assert known.kinds.one[kind] == max(offered[:6])
        chances = {
            None: max(offered),
            Box.MOT3: max(offered[:1] + offered[2:]),
            Box.UN_MOT: max(offered[6:]),
            Box.DEUX_MOTS: max(*offered[:6], offered[7]),
            Box.TROIS_MOTS: max(offered[:7]),
        }
        assert {box: known.kinds.chance(box)[kind] for box in chances} == chances


def test_rolls_are_numbered_both_ways() -> None:
    some = (0, 1, 46_656, ALL_ROLLS - 1)
    assert [roll_number(LETTERS, SHOWN[roll]) for roll in some] == list(some)
    assert roll_number(LETTERS, dice("CABÄAFE".replace("Ä", "A"))) == 0


def test_damaged_tables_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    data, digest = read("yahtzee_mots/tout.bin"), dictionary(read).digest
    for wrong in (b"", data[:50], b"XXXX" + data[4:], data[:-9]):
        with pytest.raises(TablesError):
            Tables.from_bytes(wrong, digest)
    with pytest.raises(TablesError):
        Tables.from_bytes(data, "0" * 16)
    outlook = read("yahtzee_mots/ordre.bin")
    for wrong in (b"", outlook[:50], b"XXXX" + outlook[4:]):
        with pytest.raises(OutlookError):
            read_in_order(wrong, Prime.TEXTE)
    with pytest.raises(OutlookError):
        read_free_order(outlook, Prime.TEXTE)
    with pytest.raises(ResourceError):
        solved(Options(), reader(tmp_path_factory.mktemp("empty")))
    with pytest.raises(ResourceError):
        make_player("parfait", Options(), reader(tmp_path_factory.mktemp("nothing")))


@pytest.mark.parametrize(("prime", "expected"), [(Prime.FEUILLE_1979, 434.87), (Prime.TEXTE, 434.03), (Prime.FEUILLE_1982, 425.49)])
def test_perfect_play_in_order_is_worth_what_the_builder_printed(prime: Prime, expected: float) -> None:
    outlook = solved(Options(prime=prime.value), read)
    assert of_sheet(outlook, Sheet()) == pytest.approx(expected, abs=0.005)


def test_free_order_is_worth_more_than_order_and_points_never_hurt() -> None:
    for prime in Prime:
        order, free = (solved(Options(ordre_libre=free, prime=prime.value), read) for free in (False, True))
        assert isinstance(order, InOrder)
        assert isinstance(free, FreeOrder)
        assert of_sheet(free, Sheet()) > of_sheet(order, Sheet())
        for outlook in (order, free):
            for opened in (ALL_OPEN ^ 3, ALL_OPEN ^ 7, ALL_OPEN ^ 15):
                worth = [outlook(opened, 0, upper) for upper in range(12, 60)]
                assert all(less <= more + 1e-3 for less, more in itertools.pairwise(worth))


def test_the_upper_prime_stays_in_the_outlook_once_it_is_won() -> None:
    full = sheet_of(dict.fromkeys(NUMBERED, 20))
    for free in (False, True):
        assert of_sheet(solved(Options(ordre_libre=free), read), full) == 35


def test_the_usual_outlook_adds_up_open_boxes() -> None:
    usual = Usual(worth=(1, 2, 3, 4, 5, 6, 7, 8), special=(10, 20, 30, 40))
    assert usual(BIT[Box.MOT2] | BIT[Box.TROIS_MOTS], 0b1111, 99) == 9
    assert usual(0, 0, 0) == 0
    assert usual(ALL_OPEN, 0b1110, 0) == 36 + 10
    assert len(SPECIAL) == 4
    assert WORDS[Box.UN_MOT] == 1
