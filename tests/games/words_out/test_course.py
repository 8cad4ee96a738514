"""Every arrow of the state machine in *arbitre*: what is laid, who is asked next, what is scored."""

from __future__ import annotations

import pytest

from ludogite.core.rules import CLOCK, NATURE
from ludogite.games.words_out.moves import (
    Claim,
    Dealt,
    Decline,
    GameEnded,
    Lots,
    LotsDrawn,
    Pass,
    Passed,
    Place,
    RowsBegun,
    Shouted,
    Shuffled,
    Silence,
    TurnedUp,
)
from ludogite.games.words_out.state import HAND, Shuffling, Stage
from tests.games.words_out.play import DECK, Pack, Table, count_cards, rules_for


def begun(seats: int = 3, **options: object) -> Table:
    rules = rules_for(seats, **options)
    return Table(rules, rules.start())


def draw(table: Table, *shown: str) -> None:
    pack = Pack(list(table.state.pioche))
    command = Lots(tuple(pack.take(one).id for one in shown))
    assert table.rules.refuse(table.state, NATURE, command) is None
    table._apply(NATURE, command)


def shuffle(table: Table, *top: str) -> None:
    """Answer the shuffle with these cards on top, the others by id."""
    pack = Pack(list(table.state.pioche))
    first = [pack.take(one) for one in top]
    command = Shuffled(tuple(card.id for card in (*first, *pack.cards)))
    assert table.rules.refuse(table.state, NATURE, command) is None
    table._apply(NATURE, command)


# -- set-up -----------------------------------------------------------------------------------------------------------------


def test_the_letter_nearest_to_z_deals_and_his_left_begins() -> None:
    table = begun()
    draw(table, "E", "Y", "W")
    assert table.state.dealer == 1
    assert table.told() == ["LotsDrawn", "DealerChosen"]
    table.settle()
    assert table.state.turn == 2
    assert table.asked == (2, "turn")
    assert [len(hand) for hand in table.state.hands] == [HAND] * 3
    assert len(count_cards(table.state)) == 108


def test_joker_and_bin_draw_again() -> None:
    table = begun()
    draw(table, "*", "E", "#")
    assert list(table.state.contenders) == [0, 2]
    draw(table, "A", "#")
    assert list(table.state.contenders) == [2]
    draw(table, "S")
    assert table.state.dealer == 2


def test_the_tied_draw_again_among_themselves() -> None:
    table = begun(4)
    draw(table, "S", "E", "S", "S")
    assert list(table.state.contenders) == [0, 2, 3]
    draw(table, "T", "A", "T")
    assert list(table.state.contenders) == [0, 3]
    draw(table, "A", "E")
    assert table.state.dealer == 3


def test_lots_must_be_as_many_different_cards_of_the_pioche_as_players_draw() -> None:
    table = begun()
    for cards in ((), (1, 2), (1, 1, 2), (1, 2, 109), (1, 2, 3, 4)):
        assert table.refused(NATURE, Lots(cards)) == "words_out.bad_lots"
    draw(table, "S", "E", "S")
    lying = table.state.lots[0]
    assert lying is not None
    assert table.refused(NATURE, Lots((lying.id, 1))) == "words_out.bad_lots"


def test_eight_cards_each_from_the_dealers_left_and_four_letters_begin_the_rows() -> None:
    table = begun(2)
    draw(table, "Z", "A")
    order = [card.id for card in DECK if card.is_letter][:20] + [card.id for card in DECK if not card.is_letter]
    order += [card.id for card in DECK if card.id not in order]
    table._apply(NATURE, Shuffled(tuple(order)))
    assert [card.id for card in table.state.hands[1]] == order[0:16:2]
    assert [card.id for card in table.state.hands[0]] == order[1:16:2]
    assert [row[0].card.id for row in table.state.rows] == order[16:20]
    assert table.asked == (1, "turn")


def test_a_joker_or_bin_among_the_four_goes_back_and_the_pioche_is_shuffled_again() -> None:
    table = begun(2)
    draw(table, "Z", "A")
    shuffle(table, *(["E"] * 10 + ["A"] * 6), "#", "R>", "*", "T!", "S", "I")
    told = next(event for event in table.events if isinstance(event, RowsBegun))
    assert [card.letter for card in told.cards] == ["R", "T", "S", "I"]
    assert len(told.put_back) == 2
    assert table.state.stage is Stage.SHUFFLE
    assert table.state.shuffling is Shuffling.PUT_BACK
    table.settle()
    assert table.asked == (1, "turn")
    assert len(table.state.pioche) == 108 - 16 - 4
    # the row begun by a rejouer gives nobody a replay; the one begun by an incontrable is locked
    assert table.state.laying is None


def test_only_the_pioche_can_be_shuffled() -> None:
    table = begun(2)
    draw(table, "Z", "A")
    ids = [card.id for card in table.state.pioche]
    for order in (ids[:-1], [*ids[:-1], 109], [*ids, 109], []):
        assert table.refused(NATURE, Shuffled(tuple(order))) == "words_out.bad_order"


@pytest.mark.parametrize(("seats", "decks", "cards"), [(5, 0, 108), (6, 0, 216), (6, 1, 108), (2, 2, 216), (8, 0, 216)])
def test_two_decks_from_six_players_unless_agreed_otherwise(seats: int, decks: int, cards: int) -> None:
    table = begun(seats, decks=decks)
    assert len(count_cards(table.state)) == cards
    assert table.rules.view(table.state, None).pack == cards


def test_two_to_eight_can_play() -> None:
    for seats in (1, 9):
        with pytest.raises(ValueError, match="seats"):
            rules_for(seats)


# -- a turn -----------------------------------------------------------------------------------------------------------------


def test_a_card_that_begins_a_word_stays_and_the_turn_passes() -> None:
    table = Table.of(["L E", "S A"], ["R U E"]).place(0, "L")
    assert table.row() == "RUEL"
    assert table.asked == (1, "turn")
    assert len(table.state.hands[0]) == 1


def test_a_first_card_on_an_empty_row_is_a_move_like_another() -> None:
    table = Table.of(["E E", "S A"], ["R U"]).place(0, "E", row=2)
    assert table.row(2) == "E"
    assert table.asked == (1, "turn")


def test_a_word_may_be_left_unclaimed() -> None:
    table = Table.of(["E E", "S A"], ["R U"]).place(0, "E")
    assert table.asked == (0, "laid")
    view = table.rules.view(table.state, 0)
    assert view.may_claim
    assert not view.may_go_on
    table.do(0, Silence())
    assert table.row() == "RUE"
    assert table.asked == (1, "turn")
    assert table.scores == (0, 0)


def test_two_letters_are_too_short_to_claim() -> None:
    table = Table.of(["E E", "S A"], ["N"]).place(0, "E")
    assert table.asked == (1, "turn")


def test_a_word_that_nobody_claimed_stays_and_only_its_last_card_could_be_claimed() -> None:
    table = Table.of(["E E", "S A"], ["R U"]).place(0, "E").do(0, Silence())
    assert table.refused(1, Claim()) == "words_out.nothing_laid"


def test_one_replay_card_allows_one_more_in_the_same_row() -> None:
    table = Table.of(["E> L E S", "S A"], ["T"]).place(0, "E>")
    assert table.asked == (0, "laid")
    assert not table.rules.view(table.state, 0).may_claim  # TE is a word, but too short
    assert table.refused(0, Claim()) == "words_out.too_short"
    table.place(0, "L")
    assert table.rules.view(table.state, 0).may_claim
    assert not table.rules.view(table.state, 0).may_go_on
    assert table.refused_place(0, "S") == "words_out.one_card"
    assert table.do(0, Silence()).asked == (1, "turn")
    assert table.row() == "TEL"


def test_two_replay_cards_in_a_row_allow_two_more() -> None:
    table = Table.of(["E> L> E S A", "S A"], ["T"]).place(0, "E>").place(0, "L>").place(0, "E")
    assert table.asked == (0, "laid")
    table.place(0, "S")
    assert table.row() == "TELES"
    assert not table.rules.view(table.state, 0).may_go_on


def test_a_replay_card_as_second_card_gives_its_own_card() -> None:
    table = Table.of(["E> S> S A", "S A"], ["L"]).place(0, "E>").place(0, "S>")
    assert table.rules.view(table.state, 0).may_go_on
    assert table.rules.view(table.state, 0).may_claim


def test_one_may_stop_after_a_replay_card() -> None:
    table = Table.of(["E> L E S", "S A"], ["T"]).place(0, "E>").do(0, Silence())
    assert table.row() == "TE"
    assert table.asked == (1, "turn")


def test_a_replay_card_that_completes_a_word_may_be_claimed_at_once() -> None:
    table = Table.of(["E> L E S", "A"], ["R U"]).place(0, "E>").do(0, Claim())
    assert table.asked == (1, "counter")


def test_a_replay_on_another_row_is_refused() -> None:
    table = Table.of(["E> L E S", "S A"], ["T", "E"]).place(0, "E>")
    assert table.refused_place(0, "L", row=1) == "words_out.same_row"


def test_passing_draws_the_top_card_for_the_owner_alone_to_see() -> None:
    table = Table.of(["E", "S A"], ["R U"], pioche="K Z").do(0, Pass())
    assert table.hand(0) == "EK"
    passed = table.events[0]
    assert isinstance(passed, Passed)
    seen, hidden = table.rules.show(passed, 0), table.rules.show(passed, 1)
    assert isinstance(seen, Passed)
    assert isinstance(hidden, Passed)
    assert seen.card is not None
    assert hidden == Passed(0, drew=True)
    assert table.rules.show(passed, None) == hidden
    assert table.asked == (1, "turn")


def test_passing_draws_nothing_from_an_empty_pioche() -> None:
    table = Table.of(["E", "S A"], ["R U"], pioche="").do(0, Pass())
    assert table.hand(0) == "E"
    assert table.events == [Passed(0, drew=False)]


# -- bins and beginnings ----------------------------------------------------------------------------------------------------


def test_a_bin_clears_a_row_which_must_be_begun_anew() -> None:
    table = Table.of(["# E T", "S A"], ["R U"], pioche="A").bin(0)
    assert table.row() == ""
    assert [card.letter for card in table.state.poubelle[-3:]] == ["R", "U", ""]
    assert table.asked == (0, "start")
    assert table.refused(0, Pass()) == "words_out.must_start"
    assert table.refused_place(0, "E", row=1) == "words_out.start_row"
    assert table.place(0, "T").asked == (1, "turn")
    assert table.row() == "T"


def test_a_bin_as_last_card_ends_the_deal_and_the_new_hand_begins_the_row() -> None:
    table = Table.of(["#", "S A"], ["R U", "L"]).bin(0)
    assert table.told() == ["Binned", "DealEnded", "Dealt"]
    assert table.asked == (0, "start")
    assert table.state.start == 0
    assert table.state.deal == 2
    assert table.row(1) == "L"


def test_who_holds_only_bins_begins_with_a_letter_of_the_pioche() -> None:
    table = Table.of(["# #", "S A"], ["R U"], pioche="E> A").bin(0)
    assert table.asked == (0, "start")
    table.do(0, Pass())
    assert table.row() == "E"
    assert table.asked == (1, "turn")  # the starter is a rejouer, and gives no replay
    assert len(table.state.pioche) == 1
    assert isinstance(table.events[0], TurnedUp)


@pytest.mark.parametrize("top", ["*", "#"])
def test_a_joker_or_bin_turned_up_is_shuffled_back_and_anybody_may_begin_the_row(top: str) -> None:
    table = Table.of(["# #", "S A"], ["R U"], pioche=f"{top} A E").bin(0).do(0, Pass())
    told = table.events[0]
    assert isinstance(told, TurnedUp)
    assert told.card is not None
    assert not told.kept
    assert table.row() == ""
    assert len(table.state.pioche) == 3
    assert table.asked == (1, "turn")
    assert table.place(1, "S").row() == "S"


def test_who_holds_only_bins_leaves_the_row_empty_when_the_pioche_is() -> None:
    table = Table.of(["# #", "S A"], ["R U"], pioche="").bin(0).do(0, Pass())
    assert table.events == [TurnedUp(0, 0, None, kept=False)]
    assert table.row() == ""
    assert table.asked == (1, "turn")


def test_a_row_can_be_begun_with_a_joker() -> None:
    table = Table.of(["# * E", "S A"], ["R U"]).bin(0).place(0, "*Q")
    assert table.row() == "Q"
    assert table.asked == (1, "turn")


def test_a_beginning_with_replays_may_be_claimed_and_begun_again() -> None:
    table = Table.of(["# T> E> L E", "S"], ["R U"]).bin(0).place(0, "T>").place(0, "E>").place(0, "L").do(0, Claim())
    table.do(1, Decline())
    assert table.scores == (3, 0)
    assert table.asked == (0, "start")
    assert table.place(0, "E").told() == ["Laid", "DealEnded", "Dealt"]


# -- a claim ----------------------------------------------------------------------------------------------------------------


def test_a_claim_that_nobody_counters_is_cashed_and_the_claimer_begins_the_row() -> None:
    table = Table.of(["E A", "S A", "T"], ["R U"]).place(0, "E").do(0, Claim())
    assert table.events == [Shouted(0, 0, "RUE", 3, None, is_safe=False)]
    assert table.asked == (1, "counter")
    assert table.do(1, Decline()).asked == (2, "counter")
    table.do(2, Decline())
    assert table.told() == ["Declined", "Cashed"]
    assert table.scores == (3, 0, 0)
    assert table.row() == ""
    assert [card.letter for card in table.state.poubelle] == ["R", "U", "E"]
    assert table.asked == (0, "start")
    table.place(0, "A")
    assert table.told() == ["Laid", "DealEnded", "Dealt"]  # it was his last card


def test_after_the_beginning_his_left_has_the_turn() -> None:
    table = Table.of(["E A A", "S A", "T"], ["R U"]).place(0, "E").do(0, Claim()).do(1, Decline()).do(2, Decline())
    assert table.place(0, "A").asked == (1, "turn")


@pytest.mark.parametrize("rows", [["R! U"], ["R *U"]])
def test_a_locked_row_is_cashed_at_once_whoever_claims(rows: list[str]) -> None:
    table = Table.of(["E A", "S A"], rows).place(0, "E").do(0, Claim())
    assert table.told() == ["Shouted", "Cashed"]
    assert table.scores == (3, 0)


@pytest.mark.parametrize("card", ["E!", "*E"])
def test_a_locking_card_is_cashed_at_once(card: str) -> None:
    held = card.removesuffix("E") if card.startswith("*") else card
    table = Table.of([f"{held} A", "S A"], ["R U"]).place(0, card).do(0, Claim())
    assert table.scores == (3, 0)
    assert table.asked == (0, "start")


def test_a_claim_with_the_last_card_is_cashed_and_ends_the_deal() -> None:
    table = Table.of(["E", "S A"], ["R U", "L"]).place(0, "E").do(0, Claim())
    assert table.told() == ["Shouted", "Cashed", "DealEnded", "Dealt"]
    assert table.scores == (3, 0)
    assert table.asked == (0, "start")
    assert table.state.start == 0


def test_every_opponent_is_asked_in_order_whatever_he_holds() -> None:
    table = Table.of(["A", "E A", "K", "#", "S"], ["R U"], turn=1).place(1, "E").do(1, Claim())
    for seat in (2, 3, 4, 0):
        assert table.asked == (seat, "counter")
        table.do(seat, Decline())
    assert table.asked == (1, "start")


def test_a_longer_beginning_means_that_nothing_is_cashed() -> None:
    table = Table.of(["E A", "A", "L A", "K"], ["R U"]).place(0, "E").do(0, Claim()).do(1, Decline()).place(2, "L")
    assert table.told() == ["Laid", "Countered"]
    assert table.row() == "RUEL"
    assert table.scores == (0, 0, 0, 0)
    assert table.asked == (3, "turn")  # the player left of the one who countered
    assert table.state.shouts == ()


def test_a_longer_word_without_a_claim_is_a_mere_extension() -> None:
    table = Table.of(["E A", "S A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "S")
    assert table.asked == (1, "laid")
    table.do(1, Silence())
    assert table.told() == ["Countered"]
    assert table.row() == "RUES"
    assert table.asked == (0, "turn")


def test_a_claimed_counter_opens_a_full_round_with_the_countered_player() -> None:
    table = Table.of(["E S A", "S A", "R A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "S").do(1, Claim())
    assert table.events == [Shouted(1, 0, "RUES", 4, 0, is_safe=False)]
    assert [shout.window.cancelled for shout in table.state.shouts] == [True, False]
    assert table.asked == (2, "counter")
    assert table.do(2, Decline()).asked == (0, "counter")
    table.do(0, Decline())
    assert table.scores == (0, 4, 0)
    assert table.asked == (1, "start")


def test_in_one_round_only_those_not_yet_asked_may_counter_a_counter() -> None:
    """A longer word goes on round the table and ends there: the first claimer and those who let it be are not asked again."""
    table = Table.of(["E A A", "O A A", "S A A", "O A T"], ["R U"], one_round=True).place(0, "E").do(0, Claim()).do(1, Decline())
    table.place(2, "S").do(2, Claim())
    assert table.asked == (3, "counter")
    table.do(3, Decline())
    assert table.scores == (0, 0, 4, 0)
    assert table.asked == (2, "start")
    last = Table.of(["E A A", "S A A"], ["R U"], one_round=True).place(0, "E").do(0, Claim()).place(1, "S").do(1, Claim())
    assert last.scores == (0, 4)  # nobody is left to ask


def test_the_countered_player_can_counter_back() -> None:
    table = Table.of(["D S A", "E A", "T A"], ["B A R"]).place(0, "D").do(0, Claim())
    table.place(1, "E").do(1, Claim()).do(2, Decline()).place(0, "S").do(0, Claim())
    assert len(table.state.shouts) == 3
    assert table.asked == (1, "counter")
    table.do(1, Decline()).do(2, Decline())
    assert table.scores == (8, 0, 0)  # BARDES: six cards and a green letter
    assert table.asked == (0, "start")


def test_a_countering_player_begins_the_row_he_cashed_and_his_left_goes_on() -> None:
    table = Table.of(["E A A", "S A A", "A A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "S").do(1, Claim())
    table.do(2, Decline()).do(0, Decline())
    assert table.asked == (1, "start")
    assert table.place(1, "A").asked == (2, "turn")


def test_a_counter_with_a_replay_card_and_another() -> None:
    table = Table.of(["D A", "E> S A"], ["B A R"]).place(0, "D").do(0, Claim()).place(1, "E>")
    assert table.asked == (1, "laid")
    table.place(1, "S").do(1, Claim())
    assert table.row() == "BARDES"
    assert table.do(0, Decline()).scores == (0, 8)


def test_a_counter_with_a_locking_card_is_cashed_at_once() -> None:
    table = Table.of(["E A", "S! A"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "S!").do(1, Claim())
    assert table.scores == (0, 4)
    assert table.asked == (1, "start")


def test_a_counter_with_the_last_card_that_merely_extends_ends_the_deal() -> None:
    table = Table.of(["E A", "L"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "L")
    assert table.told() == ["Laid", "Countered", "DealEnded", "Dealt"]
    assert table.scores == (0, 0)
    assert table.row() == "RUEL"
    assert table.asked == (1, "turn")


def test_a_counter_with_the_last_card_and_a_claim_is_cashed() -> None:
    table = Table.of(["E A", "S"], ["R U"]).place(0, "E").do(0, Claim()).place(1, "S").do(1, Claim())
    assert table.told() == ["Shouted", "Cashed", "DealEnded", "Dealt"]
    assert table.scores == (0, 4)
    assert table.asked == (1, "start")


def test_a_counter_must_go_on_the_claimed_row_and_be_no_bin() -> None:
    table = Table.of(["E A", "S # T"], ["R U", "T"]).place(0, "E").do(0, Claim())
    assert table.refused_place(1, "S", row=1) == "words_out.counter_row"
    assert table.refused_place(1, "#") == "words_out.bin_counter"
    assert table.refused_place(1, "T") == "words_out.not_a_beginning"
    assert table.refused(1, Pass()) == "words_out.decline_instead"
    assert table.asked == (1, "counter")  # the referee let him think again


# -- the clock --------------------------------------------------------------------------------------------------------------


def test_who_is_silent_too_long_does_not_counter() -> None:
    table = Table.of(["E A", "S A", "T"], ["R U"]).place(0, "E").do(0, Claim())
    request, clock = table.rules.requests(table.state)
    assert (request.deadline_ms, clock.seat, clock.deadline_ms) == (20_000, CLOCK, 20_000)
    assert table.rules.view(table.state, 2).deadline_ms == 20_000
    table.expire()
    assert table.told() == ["Declined"]
    assert table.asked == (2, "counter")
    assert table.rules.requests(table.state)[0].deadline_ms == 40_000  # twenty seconds of his own
    table.expire()
    assert table.scores == (3, 0, 0)


def test_who_laid_a_counter_and_then_is_silent_has_only_extended() -> None:
    table = Table.of(["E A", "S A"], ["R U"]).place(0, "E").do(0, Claim())
    table.now = 5_000
    table.place(1, "S")
    assert table.rules.requests(table.state)[0].deadline_ms == 25_000
    table.expire()
    assert table.told() == ["Countered"]
    assert table.scores == (0, 0)


def test_the_time_limit_can_be_off_and_turns_have_none() -> None:
    table = Table.of(["E A", "S A"], ["R U"], counter_s=0).place(0, "E")
    assert len(table.rules.requests(table.state)) == 1
    table.do(0, Claim())
    assert [request.seat for request in table.rules.requests(table.state)] == [1]
    timed = Table.of(["E A", "S A"], ["R U"]).place(0, "E")
    assert timed.rules.requests(timed.state)[0].deadline_ms is None


# -- deals and endings ------------------------------------------------------------------------------------------------------


def test_a_last_card_ends_the_deal_and_he_has_the_hand() -> None:
    table = Table.of(["A A", "E", "S"], ["R U", "L"], turn=1).place(1, "E", row=1)
    dealt = table.events[-1]
    assert isinstance(dealt, Dealt)
    assert (dealt.deal, dealt.first, dealt.counts, dealt.is_last) == (2, 1, (8, 8, 8), False)
    assert table.asked == (1, "turn")
    assert (table.row(0), table.row(1)) == ("RU", "LE")  # the rows stay
    assert len(table.state.pioche) == 108 - 4 - 24


def test_a_dealt_hand_is_seen_by_its_owner_alone_unless_hands_lie_open() -> None:
    table = Table.of(["A A", "E", "S"], ["R U", "L"], turn=1).place(1, "E", row=1)
    dealt = table.rules.show(table.events[-1], 2)
    assert isinstance(dealt, Dealt)
    assert [len(hand) for hand in dealt.hands] == [0, 0, 8]
    open_table = Table.of(["A A", "E", "S"], ["R U", "L"], turn=1, open_hands=True).place(1, "E", row=1)
    dealt = open_table.rules.show(open_table.events[-1], None)
    assert isinstance(dealt, Dealt)
    assert [len(hand) for hand in dealt.hands] == [8, 8, 8]
    assert all(open_table.rules.view(open_table.state, None).hands)


def test_the_last_deal_gives_what_is_left_one_by_one() -> None:
    table = Table.of(["A A A", "E", "S S"], ["R U", "L"], pioche="T I O N A", turn=1).place(1, "E", row=1)
    dealt = table.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.is_last
    assert dealt.counts == (3, 4, 3)  # ten cards from seat 1 on
    assert table.state.is_last_deal
    assert table.state.pioche == ()


def test_who_got_no_card_in_the_last_deal_is_passed_over() -> None:
    table = Table.of(["E", "A", "", ""], ["R U", "L"], pioche="T").place(0, "E", row=1)
    assert table.rules.view(table.state, None).counts == (1, 1, 0, 0)
    table.do(0, Pass())
    assert table.asked == (1, "turn")
    table.do(1, Pass())
    assert table.rules.requests(table.state) == ()
    assert table.events[-1] == GameEnded("words_out.blocked", (-1, -1, 0, 0))


def test_the_last_card_with_an_empty_pioche_ends_the_game() -> None:
    table = Table.of(["E", "S A T", "O"], ["R U", "L"], pioche="").place(0, "E", row=1)
    assert table.events[-1] == GameEnded("words_out.last_card", (4, -3, -1))
    assert table.rules.requests(table.state) == ()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.reason) == ((4, -3, -1), (1, 3, 2), "words_out.last_card")
    assert table.refused(0, Pass()) == "game_over"


def test_a_claim_with_the_last_card_is_cashed_before_the_game_ends() -> None:
    table = Table.of(["E", "S A T"], ["R U"], pioche="").place(0, "E").do(0, Claim())
    assert table.told() == ["Shouted", "Cashed", "DealEnded", "GameEnded"]
    assert table.scores == (6, -3)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    lines = {line.code: line.values for line in outcome.sheet}
    assert lines["words_out.words"] == (3, 0)
    assert lines["words_out.cards_left"] == (3, -3)
    assert lines["words_out.total"] == (6, -3)
    assert lines["words_out.count"] == (1, 0)


def test_a_whole_round_of_passes_with_an_empty_pioche_ends_the_game() -> None:
    table = Table.of(["E", "S A T", "O O"], ["R U"], pioche="A").do(0, Pass())  # he drew the last card
    table.do(1, Pass()).do(2, Pass())
    assert table.asked == (0, "turn")
    table.do(0, Pass())
    assert table.events[-1] == GameEnded("words_out.blocked", (-2, -3, -2))
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("words_out.blocked", (1, 3, 1))


def test_a_card_laid_begins_the_round_of_passes_again() -> None:
    table = Table.of(["E E", "S A T", "O O"], ["R U"], pioche="").do(0, Pass()).do(1, Pass())
    table.place(2, "O", row=1).do(0, Pass()).do(1, Pass())
    assert table.asked == (2, "turn")
    table.do(2, Pass())
    assert table.state.reason == "words_out.blocked"


def test_the_book_of_the_comptable_knows_every_deal() -> None:
    table = Table.of(["E", "S A"], ["R U", "L E"]).place(0, "E").do(0, Claim())
    view = table.rules.view(table.state, 1)
    assert [(entry.deal, entry.seat, entry.word, entry.points) for entry in view.book] == [(1, 0, "RUE", 3)]
    assert view.deal_scores(1) == (3, 0)
    assert view.deal_scores(2) == (0, 0)


def test_lots_are_told() -> None:
    table = begun(2)
    draw(table, "E", "A")
    told = table.events[0]
    assert isinstance(told, LotsDrawn)
    assert [card.letter for card in told.cards] == ["E", "A"]


def test_after_the_new_deal_he_begins_the_row_that_his_last_word_freed() -> None:
    table = Table.of(["E", "S A"], ["R U", "L"]).place(0, "E").do(0, Claim())
    command = next(iter(table.rules.choices(table.rules.view(table.state, 0), 0)))
    assert isinstance(command, Place)
    assert command.row == 0
    table.do(0, command)
    assert len(table.row(0)) == 1


def test_opponents_without_a_card_are_not_asked() -> None:
    table = Table.of(["E A", "", "T"], ["R U"], pioche="").place(0, "E").do(0, Claim())
    assert table.asked == (2, "counter")
    alone = Table.of(["E A", "", ""], ["R U"], pioche="").place(0, "E").do(0, Claim())
    assert alone.told() == ["Shouted", "Cashed"]
