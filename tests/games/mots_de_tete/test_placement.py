"""What may be written and what not: each refusal by its name, and the words that a play makes."""

from __future__ import annotations

import pytest

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.moves import Laid, Write
from ludogite.games.mots_de_tete.placement import NOT_A_WORD, place, words_of
from ludogite.games.mots_de_tete.state import Pending
from tests.games.mots_de_tete.play import CONTESTATION, HOUSE, QUARTE, Game, few, grid, line

DISQUE = line(6, 5, "DISQUE")


def begun() -> Game:
    """A game in which DISQUE stands on the grid, and 4 letters are to be written."""
    game = Game()
    game.write(DISQUE)
    game.roll(4)
    return game


REFUSED = {
    "no_letters": Write(()),
    "off_grid": line(5, 14, "PAIX"),
    "on_black": line(7, 5, "PAIX"),
    "cell_taken": line(6, 9, "PAIX"),
    "cell_twice": Write((Laid(5, 5, "A"), Laid(5, 5, "B"), Laid(7, 5, "A"), Laid(8, 5, "B"))),
    "wrong_count": line(7, 5, "ES", across=False),
    "not_in_line": Write((Laid(5, 5, "O"), Laid(7, 5, "A"), Laid(8, 5, "B"), Laid(8, 6, "S"))),
    "gap": line(6, 11, "S.OLO", across=False),
    "not_joined": line(12, 5, "PAIX"),
    "not_a_word": line(6, 11, "SXYZ", across=False),
}


@pytest.mark.parametrize("code", REFUSED)
def test_each_mistake_has_its_own_refusal(code: str) -> None:
    game = begun()
    before = game.state
    assert game.code(REFUSED[code]) == code
    assert game.state == before


@pytest.mark.parametrize("letter", ["a", "É", "", "AB", "1", "?", "\x00", "Œ", "А"])  # the last one is Cyrillic
def test_only_capitals_from_a_to_z_are_written(letter: str) -> None:
    assert begun().code(Write((*line(6, 11, "SOL", across=False).letters, Laid(9, 11, letter)))) == "bad_letter"


@pytest.mark.parametrize("cell", [(-1, 5), (17, 5), (5, -1), (5, 17), (10**9, -(10**9))])
def test_no_letter_off_the_grid(cell: tuple[int, int]) -> None:
    assert begun().code(Write((*line(6, 11, "SOL", across=False).letters, Laid(*cell, "O")))) == "off_grid"


def test_refusals_say_where_and_how_many() -> None:
    game = begun()
    assert game.refused(REFUSED["on_black"]) == Refusal.of("mots_de_tete.on_black", row=8, col=9)
    assert game.refused(REFUSED["cell_taken"]) == Refusal.of("mots_de_tete.cell_taken", row=7, col=10, letter="U")
    assert game.refused(REFUSED["gap"]) == Refusal.of("mots_de_tete.gap", row=8, col=12)
    assert game.refused(REFUSED["wrong_count"]) == Refusal.of("mots_de_tete.wrong_count", expected=4, given=2)


def test_a_black_cell_between_letters_is_a_gap() -> None:
    game = Game()
    game.write(line(9, 9, "ET"))
    game.roll(2)
    assert game.code(Write((Laid(7, 7, "A"), Laid(7, 9, "B")))) == "gap"


def test_every_wrong_word_is_named_before_anything_is_lost() -> None:
    game = begun()
    refusal = game.refused(line(6, 11, "KXYZ", across=False))
    assert refusal == Refusal.of(NOT_A_WORD, word="KXYZ", words="KXYZ, DISQUEK")
    assert game.rules.verdicts == {NOT_A_WORD}


def test_in_contestation_the_dictionary_is_not_asked_but_the_rest_is() -> None:
    game = Game(CONTESTATION)
    game.roll(6)
    assert game.refused(line(6, 5, "DISKKE")) is None
    assert game.code(line(3, 5, "DISQUE")) == "not_at_cross"


def test_the_first_word_lies_beside_the_cross() -> None:
    game = Game()
    game.roll(6)
    assert game.code(line(5, 5, "DISQUE")) == "not_at_cross"
    for start in [(6, 5), (10, 4)]:
        assert game.refused(line(*start, "DISQUE")) is None


def test_a_single_letter_beside_nothing_is_no_word() -> None:
    game = Game()
    game.write(DISQUE)
    game.roll(1)
    assert game.code(Write((Laid(12, 5, "A"),))) == "no_word"


def test_words_may_be_lengthened_at_both_ends_crossed_and_run_beside() -> None:
    words = few("PAS", "REPASSE", "IL", "LA", "AS", "SA", "ILS")
    on = grid()
    game = Game(on=on, knowing=words)
    game.write(line(2, 2, "PAS"))
    game.roll(4)
    assert game.refused(line(2, 0, "RE...SE")) is None
    beside = Write((Laid(1, 3, "L"),))
    placed = place(on, game.state.rows, beside.letters, 1)
    assert isinstance(placed, Pending)
    assert [word.text for word in placed.words] == ["LA"]


def test_the_words_of_a_draft_are_listed_before_it_is_finished() -> None:
    game = begun()
    draft = line(6, 11, "S", across=False).letters
    assert [word.text for word in words_of(game.state.rows, draft)] == ["DISQUES"]
    draft = line(6, 11, "SO", across=False).letters
    assert [word.text for word in words_of(game.state.rows, draft)] == ["SO", "DISQUES"]
    assert words_of(game.state.rows, line(12, 5, "A").letters) == ()


def test_letters_may_come_in_any_order() -> None:
    game = begun()
    solo = line(6, 11, "SOLO", across=False).letters
    game.write(Write(solo[::-1]))
    assert [word.word.text for word in game.state.plays[-1].words] == ["SOLO", "DISQUES"]


def test_the_quarte_wants_a_main_word_of_four_letters() -> None:
    game = Game(QUARTE, on=HOUSE)
    assert game.code(line(6, 5, "DISQUE")) == "too_many"
    assert game.code(line(6, 8, "ROI")) == "not_four"
    game.write(line(6, 8, "ROIS"))
    game.write(line(4, 10, "DO.S", across=False))
    assert [counted.word.text for counted in game.state.plays[-1].words] == ["DOIS"]
    assert game.code(line(8, 10, "E")) == "not_four"


def test_a_quarte_of_one_letter_may_stand_either_way() -> None:
    rows = ("ROI.U..", *(["......."] * 6))
    refusal = place(grid(), rows, (Laid(0, 3, "S"),), 0)
    assert refusal == Refusal.of("mots_de_tete.not_four", word="ROISU", letters=5)
    rows = ("ROI....", *(["......."] * 6))
    placed = place(grid(), rows, (Laid(0, 3, "S"),), 0)
    assert isinstance(placed, Pending)
    assert placed.words[0].text == "ROIS"
    rows = ("OUI....", "...U...", "...D...", "...S...", *(["......."] * 3))
    placed = place(grid(), rows, (Laid(0, 3, "S"),), 0)
    assert isinstance(placed, Pending)
    assert {word.text for word in placed.words} == {"OUIS", "SUDS"}
    rows = ("UI.....", "..U....", "..D....", "..S....", *(["......."] * 3))
    placed = place(grid(), rows, (Laid(0, 2, "S"),), 0)
    assert isinstance(placed, Pending)
    assert [word.text for word in placed.words] == ["SUDS", "UIS"]
