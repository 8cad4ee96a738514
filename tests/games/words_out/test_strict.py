"""*Règle stricte*: errors are played as printed, and REFEREE's verdicts are recorded."""

from __future__ import annotations

import pytest

from ludogite.core.rules import REFEREE, Preview
from ludogite.games.words_out.moves import Claim, Decline, Judged, Pass, Place, Silence, TakenBack
from ludogite.games.words_out.state import Stage
from tests.games.words_out.play import Table


def strict(hands: list[str], rows: list[str], pioche: str | None = None, turn: int = 0, **options: object) -> Table:
    return Table.of(hands, rows, pioche, turn, strict=True, **options)


def test_a_wrong_beginning_comes_back_and_the_turn_is_lost_without_a_card() -> None:
    table = strict(["E K", "S A"], ["R U"]).place(0, "K")
    assert table.told() == ["Laid", "TakenBack"]
    taken = table.events[-1]
    assert isinstance(taken, TakenBack)
    assert (taken.seat, taken.row, taken.text, taken.reason) == (0, 0, "RUK", "not_a_beginning")
    assert (table.row(), table.hand(0)) == ("RU", "EK")
    assert table.asked == (1, "turn")


def test_all_cards_of_the_turn_come_back() -> None:
    table = strict(["E> L> K", "S A"], ["T"]).place(0, "E>").place(0, "L>").place(0, "K")
    assert (table.row(), table.hand(0)) == ("T", "EKL")
    assert table.asked == (1, "turn")


def test_the_dictionary_does_not_tell_whether_a_row_is_a_word_before_it_is_claimed() -> None:
    table = strict(["L E", "S A"], ["R U E"]).place(0, "L")
    assert table.asked == (0, "laid")
    assert table.rules.view(table.state, 0).may_claim
    preview = table.rules.preview(table.rules.view(table.state, 0), 0, Claim())
    assert preview == Preview(4, (("RUEL", 4),))


def test_a_claim_of_an_unknown_word_comes_back() -> None:
    table = strict(["L E", "S A"], ["R U E"]).place(0, "L").do(0, Claim())
    assert table.told() == ["Shouted", "TakenBack"]
    assert (table.row(), table.hand(0)) == ("RUE", "EL")
    assert table.asked == (1, "turn")
    assert table.scores == (0, 0)


def test_even_a_locked_row_or_a_last_card_must_be_a_word() -> None:
    for hand, card in (("L! E", "L!"), ("L", "L")):
        table = strict([hand, "S A"], ["R U E"]).place(0, card).do(0, Claim())
        assert table.told() == ["Shouted", "TakenBack"]
        assert table.row() == "RUE"
        assert table.state.deal == 1


def test_a_right_claim_opens_the_round() -> None:
    table = strict(["E A", "S A"], ["R U"]).place(0, "E").do(0, Claim())
    assert table.told() == ["Shouted"]
    assert table.do(1, Decline()).scores == (3, 0)


def test_two_letters_cannot_be_claimed() -> None:
    assert strict(["E A", "S A"], ["N"]).place(0, "E").asked == (1, "turn")


def test_a_wrong_counter_comes_back_and_the_next_is_asked() -> None:
    table = strict(["E A", "K A", "S T"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "K")
    assert table.told() == ["Laid", "TakenBack"]
    assert (table.row(), table.hand(1)) == ("RUE", "AK")
    assert table.asked == (2, "counter")
    table.do(2, Decline())
    assert table.scores == (3, 0, 0)


def test_a_counter_that_claims_an_unknown_word_comes_back_and_the_first_claim_stands() -> None:
    table = strict(["E A", "L A", "S T"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "L").do(1, Claim())
    assert table.told() == ["Shouted", "TakenBack"]
    assert table.row() == "RUE"
    assert table.asked == (2, "counter")
    assert not table.state.shouts[-1].window.cancelled
    table.do(2, Decline())
    assert table.scores == (3, 0, 0)


def test_the_last_wrong_counter_lets_the_claimer_cash() -> None:
    table = strict(["E A", "K A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "K")
    assert table.told() == ["Laid", "TakenBack", "Cashed"]
    assert table.scores == (3, 0)


def test_a_counter_that_merely_extends() -> None:
    table = strict(["E A", "L A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "L").do(1, Silence())
    assert table.told() == ["Countered"]
    assert table.asked == (0, "turn")


def test_a_wrong_replay_empties_the_row_that_was_to_begin_and_anybody_may_start_it() -> None:
    table = strict(["# E> K S", "S A"], ["R U"]).bin(0).place(0, "E>").place(0, "K")
    assert table.row() == "EK"  # EK begins EKTACHROME
    table = strict(["# T> K S", "S A"], ["R U"]).bin(0).place(0, "T>").place(0, "K")
    assert table.row() == ""
    assert table.hand(0) == "KST"
    assert table.asked == (1, "turn")


def test_an_error_counts_as_a_pass_for_the_blocked_end() -> None:
    table = strict(["K", "S A"], ["R U", "Z"], pioche="").place(0, "K")
    assert table.asked == (1, "turn")
    table.do(1, Pass())
    assert table.state.stage is Stage.OVER
    assert table.state.reason == "words_out.blocked"
    assert table.state.ending == (-1, -2)


def test_an_error_with_cards_in_the_pioche_does_not() -> None:
    table = strict(["K", "S A"], ["R U"], pioche="E").place(0, "K")
    assert table.state.passes == 0


@pytest.mark.parametrize("yes", [True, False])
def test_the_verdict_is_what_the_log_says_not_the_dictionary_of_today(yes: bool) -> None:
    table = strict(["L E", "S A"], ["R U E"])
    rules = table.rules
    state = rules.apply(table.state, 0, Place(table.card(0, "L"), 0), 0).state
    assert [request.kind for request in rules.requests(state)] == ["beginning"]
    assert rules.refuse(state, REFEREE, Judged(yes)) is None
    state = rules.apply(state, REFEREE, Judged(yes), 0).state
    assert len(state.rows[0]) == 3 + yes


def test_nobody_is_told_beforehand_that_a_card_is_wrong() -> None:
    table = strict(["K E", "S A"], ["R U"])
    assert table.rules.refuse(table.state, 0, Place(table.card(0, "K"), 0)) is None


def test_an_error_after_a_replay_card_does_not_begin_the_round_of_passes_again() -> None:
    table = strict(["E> W", "S A"], ["T"], pioche="", turn=1).do(1, Pass()).place(0, "E>").place(0, "W")
    assert table.state.reason == "words_out.blocked"
