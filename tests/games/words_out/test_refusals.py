"""What is refused, with which code, and that nothing else is."""

from __future__ import annotations

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal
from ludogite.games.words_out.moves import Bin, Claim, Decline, Expired, Judged, Lots, Pass, Place, Shuffled, Silence
from tests.games.words_out.play import Table, rules_for


def turn() -> Table:
    return Table.of(["E # * S A> T", "L A", "K O"], ["R U", "O B J", "", "Z"])


def test_out_of_turn() -> None:
    table = turn()
    for seat in (1, 2):
        for command in (Pass(), Claim(), Silence(), Decline(), Place(table.card(1, "L"), 0), Bin(1, 0)):
            assert table.refused(seat, command) == "not_your_turn"
    assert table.refused(3, Pass()) == "not_your_turn"
    assert table.refused(99, Pass()) == "not_your_turn"


def test_a_card_that_is_not_held() -> None:
    table = turn()
    for card in (table.card(1, "L"), table.state.pioche[0].id, table.state.rows[0][0].card.id, 0, -1, 109, 10**12):
        assert table.refused(0, Place(card, 0)) == "words_out.not_held"
        assert table.refused(0, Bin(card, 0)) == "words_out.not_held"


def test_a_row_that_is_not_there() -> None:
    table = turn()
    for row in (-1, 4, 10**12):
        assert table.refused(0, Place(table.card(0, "E"), row)) == "words_out.no_such_row"
        assert table.refused(0, Bin(table.card(0, "#"), row)) == "words_out.no_such_row"


def test_a_joker_without_a_letter_or_with_a_strange_one() -> None:
    table = turn()
    for letter in ("", "e", "É", "EE", "1", " ", "◊"):
        assert table.refused_place(0, "*", 0, letter) == "words_out.joker_letter"
    assert table.rules.refuse(table.state, 0, Place(table.card(0, "*"), 0, "E")) is None


def test_only_a_joker_is_given_a_letter() -> None:
    assert turn().refused_place(0, "E", 0, "S") == "words_out.only_jokers_choose"


def test_a_full_row_and_a_wrong_beginning() -> None:
    full = Table.of(["E S", "A"], ["R U E S"])
    assert full.refused_place(0, "E") == "words_out.not_a_beginning"
    refusal = turn().rules.refuse(turn().state, 0, Place(turn().card(0, "T"), 1))
    assert refusal == Refusal.of("words_out.not_a_beginning", text="OBJT")
    assert turn().rules.verdicts == {"words_out.not_a_beginning"}


def test_a_joker_makes_no_wrong_beginning_either() -> None:
    assert turn().refused_place(0, "*", 1, "W") == "words_out.not_a_beginning"


def test_bins() -> None:
    table = turn()
    assert table.refused_place(0, "#", 0) == "words_out.bin_is_no_letter"
    assert table.refused_place(0, "#", 2) == "words_out.bin_first"
    assert table.refused(0, Bin(table.card(0, "#"), 2)) == "words_out.bin_empty_row"
    assert table.refused(0, Bin(table.card(0, "E"), 0)) == "words_out.not_a_bin"
    begun = Table.of(["# # E", "A"], ["R U"]).bin(0)
    assert begun.refused_place(0, "#") == "words_out.bin_first"
    assert begun.refused(0, Bin(begun.card(0, "#"), 0)) == "words_out.bin_first"


def test_a_bin_is_never_a_replay_card() -> None:
    table = Table.of(["E> # T", "A"], ["T", "R"]).place(0, "E>")
    assert table.refused_place(0, "#") == "words_out.bin_after_card"
    assert table.refused(0, Bin(table.card(0, "#"), 1)) == "words_out.bin_after_card"


def test_no_bin_in_a_counter() -> None:
    table = Table.of(["E A", "# A"], ["R U", "T"]).place(0, "E").do(0, Claim())
    assert table.refused(1, Bin(table.card(1, "#"), 1)) == "words_out.bin_counter"


def test_nothing_to_claim_to_keep_silent_about_or_to_counter() -> None:
    table = turn()
    assert table.refused(0, Claim()) == "words_out.nothing_laid"
    assert table.refused(0, Silence()) == "words_out.nothing_laid"
    assert table.refused(0, Decline()) == "words_out.nothing_to_counter"


def test_a_row_that_is_no_word_cannot_be_claimed() -> None:
    table = Table.of(["L> A S", "T"], ["R U E"]).place(0, "L>")
    assert table.rules.refuse(table.state, 0, Claim()) == Refusal.of("words_out.not_a_word", text="RUEL")


def test_after_a_card_one_claims_goes_on_or_keeps_silent() -> None:
    table = Table.of(["E A", "S"], ["R U"]).place(0, "E")
    assert table.refused(0, Pass()) == "words_out.say_or_silence"
    assert table.refused(0, Decline()) == "words_out.nothing_to_counter"
    assert table.refused_place(0, "A") == "words_out.one_card"


def test_a_counter_is_no_turn() -> None:
    table = Table.of(["E A", "S A"], ["R U"]).place(0, "E").do(0, Claim())
    assert table.refused(0, Decline()) == "not_your_turn"
    assert table.refused(1, Claim()) == "words_out.nothing_laid"
    assert table.refused(1, Silence()) == "words_out.nothing_laid"


def test_players_do_not_speak_for_the_outside_world_nor_it_for_them() -> None:
    table = turn()
    for command in (Lots((1, 2, 3)), Shuffled((1,)), Expired(), Judged(yes=True)):
        assert table.refused(0, command) == "words_out.not_for_players"
        for outside in (NATURE, CLOCK, REFEREE):
            assert table.refused(outside, command) == "words_out.not_now"
    for outside in (NATURE, CLOCK, REFEREE):
        assert table.refused(outside, Pass()) == "words_out.not_now"


def test_nobody_plays_before_the_deal() -> None:
    rules = rules_for(2)
    assert rules.refuse(rules.start(), 0, Pass()) == Refusal("not_your_turn")
    assert list(rules.choices(rules.view(rules.start(), 0), 0)) == []
