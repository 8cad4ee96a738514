"""Rounds of Dés à thèmes: the example of the sheet, the floor and its queue, the clock, votes, black faces, the three variants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludogite.core.rules import CLOCK, Refusal
from ludogite.games.des_themes.moves import (
    Answer,
    AnswerRefused,
    Asked,
    Ballot,
    BlackFailed,
    Buzz,
    Buzzed,
    Colour,
    Doubt,
    FloorEnd,
    FloorGiven,
    FloorLost,
    GameEnded,
    GiveUpFloor,
    GiveUpRound,
    Judge,
    Lit,
    RoundBegan,
    RoundEnd,
    RoundEnded,
    Ruled,
    Scored,
    Throw,
    TimeUp,
    Vote,
    Why,
)
from ludogite.games.des_themes.state import CHIPS, LAST_CALL_MS, WITHOUT_POINTS, End, Options, Phase
from tests.games.des_themes.play import NOIR, Table, of, ruling

ACCEPT, REFUSE, ABSTAIN = Ballot.ACCEPT, Ballot.REFUSE, Ballot.ABSTAIN


def chips_add_up(table: Table) -> bool:
    return sum(table.state.chips) + table.state.heap + table.state.aside == CHIPS


# -- the example of the sheet -----------------------------------------------------------------------------------------------


def test_the_example_of_the_sheet() -> None:
    table = Table(4)
    table.throw("BORVA", Colour.VERT, theme=1)
    table.answer(0, "Bono")
    table.answer(1, "Brejnev")
    ended = table.answer(2, "Buñuel")
    assert table.state.chips == (2, 3, 1, 0)
    assert of(RoundEnded, ended) == [RoundEnded(1, RoundEnd.LAST_SCORER, late=(3,))]
    assert table.say(3, Answer("Brecht")) == Refusal("not_asked")
    assert table.state.heap == CHIPS - 6


def test_all_chips_lie_in_the_middle_and_the_first_card_serves_unless_agreed() -> None:
    table = Table(3)
    assert (table.state.heap, table.state.chips, Options().card) == (90, (0, 0, 0), 1)


def test_all_may_buzz_from_the_throw_on_and_who_has_answered_is_out_of_the_round() -> None:
    table = Table(4)
    assert all("buzz" not in table.kinds(seat) for seat in range(4))
    table.throw()
    assert all("buzz" in table.kinds(seat) for seat in range(4))
    table.answer(1, "Bono")
    assert table.kinds(1) == set()
    assert table.say(1, Buzz()) == Refusal("not_asked")


def test_two_dice_with_the_same_letter_score_twice_though_it_stands_once() -> None:
    table = Table(4)
    table.throw("BOROA")
    scored = of(Scored, table.answer(0, "Bono"))[0].said
    assert scored.points == 3
    assert scored.lit == (Lit(Colour.VERT, 0), Lit(Colour.BLANC, 1), Lit(Colour.ROUGE, 3))
    said = of(Scored, table.answer(1, "Bolt"))[0].said
    assert (said.points, said.taken) == (3, 3)
    assert said.lit == (Lit(Colour.VERT, 0), Lit(Colour.BLANC, 1), Lit(Colour.ROUGE, 1)), "one O lights two dice"


def test_a_letter_said_three_times_scores_once_a_die() -> None:
    table = Table(3)
    table.throw("BORVA", theme=2)
    assert of(Scored, table.answer(0, "babouin"))[0].said.points == 3  # B, O, A


# -- order, floor and queue -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_last_to_speak_score_nothing(seats: int) -> None:
    words = ["Bono", "Brejnev", "Buñuel", "Bach", "Balzac", "Brel"]
    table = Table(seats)
    table.throw()
    count = seats - WITHOUT_POINTS[seats]
    for seat in range(count):
        assert table.view.scorers_left == count - seat
        told = table.answer(seat, words[seat])
    assert of(RoundEnded, told)[0].late == tuple(range(count, seats))
    assert [bool(chips) for chips in table.state.chips] == [True] * count + [False] * (seats - count)


def test_two_buzzes_in_the_same_millisecond_queue_in_the_order_of_the_log() -> None:
    table = Table(4)
    table.throw()
    assert of(Buzzed, table.do(2, Buzz())) == [Buzzed(2, 0)]
    assert of(Buzzed, table.do(0, Buzz())) == [Buzzed(0, 1)]
    assert of(Buzzed, table.do(3, Buzz())) == [Buzzed(3, 2)]
    assert {entry.at_ms for entry in table.session.entries} == {0}
    assert table.state.queue == (2, 0, 3)
    assert table.kinds(2) == {"floor"}
    assert table.kinds(0) == set()
    assert of(FloorGiven, table.do(2, Answer("Bono"))) == [FloorGiven(0)]
    assert of(FloorGiven, table.do(0, GiveUpFloor())) == [FloorGiven(3)]
    assert table.kinds(0) == {"buzz"}


def test_the_floor_passes_on_when_its_time_is_over() -> None:
    table = Table(4)
    table.throw()
    table.do(1, Buzz())
    table.do(2, Buzz())
    assert table.session.next_deadline() == 8_000
    assert table.wait(7_999) == []
    assert table.wait(1) == [FloorLost(1, FloorEnd.LATE), FloorGiven(2)]
    assert table.session.next_deadline() == 16_000
    assert table.session.entries[-1].seat == CLOCK
    assert table.wait(8_000) == [FloorLost(2, FloorEnd.LATE)]
    assert table.state.phase is Phase.OPEN
    assert table.state.chips == (0, 0, 0, 0)


def test_an_answer_at_the_very_end_of_the_floor_comes_too_late() -> None:
    table = Table(3)
    table.throw()
    table.do(0, Buzz())
    table.clock.advance(8_000)
    assert table.say(0, Answer("Bono")) == Refusal("stale")
    assert table.state.chips == (0, 0, 0)


def test_without_limits_no_clock_is_asked() -> None:
    table = Table(3, round_s=0, floor_s=0)
    table.throw()
    assert table.session.next_deadline() is None
    assert table.view.round_left_ms is None
    table.do(0, Buzz())
    assert table.session.next_deadline() is None
    table.wait(10_000_000)
    assert of(Scored, table.do(0, Answer("Bono")))


# -- the round's clock ------------------------------------------------------------------------------------------------------


def test_the_rounds_clock_stands_still_during_floor_and_vote() -> None:
    table = Table(4)
    table.throw()
    assert table.view.round_until_ms == 60_000
    table.wait(10_000)
    table.do(0, Buzz())
    still = table.view
    assert (still.round_until_ms is None, still.round_left_ms) == (True, 50_000)
    table.wait(5_000)
    table.do(0, Answer("Bzzzt"))
    assert table.state.phase is Phase.VOTE
    assert table.session.next_deadline() is None
    table.wait(100_000)
    table.vote(REFUSE, REFUSE)
    assert table.view.round_until_ms == 115_000 + 50_000
    table.wait(49_999)
    assert of(RoundEnded, table.wait(1)) == [RoundEnded(1, RoundEnd.TIME)]
    assert table.session.entries[-1].command == TimeUp()
    assert table.state.chips == (0, 0, 0, 0)
    assert table.replayed() == table.state


def test_who_queues_keeps_the_clock_still_until_he_has_spoken() -> None:
    table = Table(4)
    table.throw()
    table.wait(59_999)
    table.do(0, Buzz())
    table.wait(8_000)
    assert table.state.phase is Phase.OPEN
    assert table.view.round_left_ms == 1
    assert of(RoundEnded, table.wait(1))[0].why is RoundEnd.TIME


def test_giving_up_leaves_the_deadline_where_it_was() -> None:
    table = Table(4)
    table.throw()
    table.wait(20_000)
    table.do(3, GiveUpRound())
    assert table.view.round_until_ms == 60_000
    table.do(0, Buzz())
    table.do(2, GiveUpRound())
    assert table.view.round_left_ms == 40_000


def test_a_game_taken_up_again_keeps_its_floor_and_votes() -> None:
    table = Table(4)
    table.throw()
    table.wait(10_000)
    table.do(0, Buzz())
    assert table.replayed() == table.state
    table.do(1, Buzz())
    table.do(0, Answer("Bzzzt"))
    table.vote(ACCEPT)
    assert table.replayed() == table.state


# -- giving up --------------------------------------------------------------------------------------------------------------


def test_a_round_that_all_give_up_ends_without_points() -> None:
    table = Table(3)
    table.throw()
    table.do(0, GiveUpRound())
    table.do(1, GiveUpRound())
    assert of(RoundEnded, table.do(2, GiveUpRound())) == [RoundEnded(1, RoundEnd.NOBODY_LEFT)]
    assert table.state.phase is Phase.THROW_THEME
    assert table.state.thrower == 1


def test_the_last_one_who_has_not_given_up_may_still_answer() -> None:
    table = Table(4)
    table.throw()
    table.do(0, Buzz())
    for seat in (1, 2, 3):
        table.do(seat, GiveUpRound())
    assert table.state.phase is Phase.FLOOR
    assert table.say(0, GiveUpRound()) == Refusal("des_themes.not_now")
    told = table.do(0, Answer("Bono"))
    assert of(Scored, told)
    assert of(RoundEnded, told)[0].why is RoundEnd.NOBODY_LEFT


# -- votes ------------------------------------------------------------------------------------------------------------------


def test_an_answer_of_the_list_needs_no_vote_whatever_its_accents() -> None:
    table = Table(3)
    table.throw()
    scored = of(Scored, table.answer(0, "  BUNUEL "))[0].said
    assert (scored.text, scored.judge, scored.proper) == ("Buñuel", Judge.LISTE, True)


def test_the_table_votes_on_an_answer_that_no_list_knows() -> None:
    table = Table(4)
    table.throw()
    asked = of(Asked, table.answer(0, "Bzzzt"))[0]
    assert asked == Asked(0, "Bzzzt", 1, (Doubt.THEME,), (1, 2, 3))
    assert {seat for seat in range(4) if "vote" in table.kinds(seat)} == {1, 2, 3}
    assert table.vote(ACCEPT)[-1].ballot is ACCEPT
    told = table.vote(ACCEPT)  # two of three: the third is not waited for
    assert of(Ruled, told) == [Ruled(0, "Bzzzt", "BZZZT", "1-1", True, Judge.VOTE, True)]
    assert of(Scored, told)[0].said.judge is Judge.VOTE
    assert table.state.chips[0] == 1


def test_those_who_vote_may_buzz_meanwhile() -> None:
    table = Table(4)
    table.throw()
    table.answer(0, "Bzzzt")
    assert table.kinds(1) == {"buzz", "vote"}
    table.do(1, Buzz())
    assert table.kinds(1) == {"vote"}
    told = table.vote(REFUSE, REFUSE)
    assert of(FloorGiven, told) == [FloorGiven(1)]


@pytest.mark.parametrize(
    ("ballots", "accepted"),
    [
        ((ACCEPT, REFUSE, ABSTAIN), True),  # a tie accepts
        ((REFUSE, ACCEPT, ABSTAIN), True),
        ((ABSTAIN, ABSTAIN, REFUSE), False),
        ((ABSTAIN, ABSTAIN, ACCEPT), True),
        ((REFUSE, REFUSE), False),
        ((ACCEPT, ACCEPT), True),
        ((ACCEPT, REFUSE, REFUSE), False),
    ],
)
def test_votes(ballots: tuple[Ballot, ...], accepted: bool) -> None:
    table = Table(4)
    table.throw()
    table.answer(0, "Bzzzt")
    told = table.vote(*ballots)
    assert of(Ruled, told)[0].accepted is accepted
    assert bool(of(Scored, told)) is accepted
    if not accepted:
        assert told[-2:] == [AnswerRefused(0, "Bzzzt", Why.VOTED_DOWN), FloorLost(0, FloorEnd.REFUSED)]
        assert table.try_answer(0, "bzzzt") == Refusal("des_themes.already_refused")


def test_where_all_abstain_the_answerer_decides_on_his_honour() -> None:
    for ballot, chips in ((ACCEPT, 1), (REFUSE, 0)):
        table = Table(3)
        table.throw()
        table.answer(0, "Bzzzt")
        table.vote(ABSTAIN, ABSTAIN)
        assert table.state.phase is Phase.HONOUR
        assert table.say(0, Vote(ABSTAIN)) == Refusal("des_themes.decide")
        assert of(Ruled, table.do(0, Vote(ballot)))[0].judge is Judge.HONNEUR
        assert table.state.chips[0] == chips


def test_the_meneur_decides_alone_but_not_over_his_own_words() -> None:
    table = Table(4, judging="meneur", meneur=2)
    table.throw()
    assert of(Asked, table.answer(0, "Bzzzt"))[0].voters == (2,)
    assert of(Ruled, table.vote(REFUSE))[0].judge is Judge.MENEUR
    assert of(Asked, table.answer(2, "Brrr"))[0].voters == (3, 0, 1)
    table.vote(ACCEPT, ACCEPT)
    assert table.state.answers[-1].judge is Judge.VOTE
    table = Table(3, judging="meneur", meneur=5)
    table.throw()
    assert of(Asked, table.answer(0, "Bzzzt"))[0].voters == (1, 2), "there is no such seat"


def test_with_the_list_alone_the_floor_stays_for_another_try() -> None:
    table = Table(3, judging="liste")
    table.throw()
    assert table.answer(0, "Bzzzt")[-1] == AnswerRefused(0, "Bzzzt", Why.NOT_LISTED)
    assert table.state.phase is Phase.FLOOR
    assert table.session.next_deadline() == 8_000
    assert table.say(0, Answer("BZZZT")) == Refusal("des_themes.already_refused")
    assert of(Scored, table.do(0, Answer("Bono")))


# -- the house dictionary ---------------------------------------------------------------------------------------------------


def test_rulings_of_the_family_decide_and_are_recorded() -> None:
    rulings = (ruling("BZZZT", "accept", "1-1"), ruling("BONO", "ban", "1-1"), ruling("BRRR", "accept", "1-2"))
    table = Table(4, rulings=rulings)
    table.throw()
    assert of(Scored, table.answer(0, "Bzzzt"))[0].said.judge is Judge.MAISON
    assert table.answer(1, "Bono")[-1] == AnswerRefused(1, "Bono", Why.BANNED)
    table.do(1, Answer("Brrr"))
    assert table.state.phase is Phase.VOTE, "a ruling about another theme"


def test_a_later_ruling_counts_and_an_old_game_replays_under_others() -> None:
    late = "2026-02-01T00:00:00.000Z"
    table = Table(4, rulings=(ruling("BZZZT", "ban", "1-1"), ruling("BZZZT", "accept", "1-1", late)))
    table.throw()
    assert of(Scored, table.answer(0, "Bzzzt"))
    other = Table(4, rulings=(ruling("BZZZT", "ban", "1-1", late),))
    other.session = other._session(table.session.entries)
    assert other.state == table.state


# -- roots and repeated answers ---------------------------------------------------------------------------------------------


def test_the_same_word_in_another_form_is_refused_and_the_floor_stays() -> None:
    table = Table(4)
    table.throw("EORVA", theme=2)
    table.answer(0, "éléphant")
    assert table.try_answer(1, "ÉLÉPHANT") == Refusal.of("des_themes.already_said", word="éléphant")
    assert table.do(1, Answer("éléphants"))[-1] == AnswerRefused(1, "éléphants", Why.SAME_WORD, "éléphant")
    assert table.state.phase is Phase.FLOOR


def test_the_table_is_asked_about_a_root() -> None:
    table = Table(4)
    table.throw("EORVA", theme=2)
    table.answer(0, "éléphant")
    asked = of(Asked, table.answer(1, "éléphanteau"))[0]
    assert (asked.doubts, asked.against) == ((Doubt.ROOT,), "éléphant")
    told = table.vote(REFUSE, REFUSE)
    assert of(Ruled, told)[0].keep is False, "the theme was not in question"


def test_the_list_alone_decides_without_a_vote_about_roots_too() -> None:
    table = Table(4, judging="liste")
    table.throw("EORVA", theme=2)
    table.answer(0, "éléphant")
    assert of(Scored, table.answer(1, "éléphanteau"))
    assert of(AnswerRefused, table.answer(2, "éléphants"))[0].why is Why.SAME_WORD


def test_in_the_first_edition_the_list_alone_asked_the_table_about_roots() -> None:
    table = Table(4, judging="liste", edition=1)
    table.throw("EORVA", theme=2)
    table.answer(0, "éléphant")
    assert of(Asked, table.answer(1, "éléphanteau"))[0].voters == (2, 3, 0)


def test_proper_nouns_are_free_of_roots_but_not_of_repetition() -> None:
    table = Table(5)
    table.throw("BODVA", Colour.JAUNE, theme=3)
    table.answer(0, "Dinan")
    assert of(Scored, table.answer(1, "Dinard"))
    assert table.try_answer(2, "dinan") == Refusal.of("des_themes.already_said", word="Dinan")


def test_a_proper_noun_is_ticked_only_where_the_theme_allows_it() -> None:
    table = Table(4)
    table.throw(theme=2)
    refusal = Refusal.of("des_themes.no_proper_nouns", theme="Animaux")
    assert table.try_answer(0, "Babar", proper=True) == refusal
    table = Table(4)
    table.throw("BORVA", theme=5)
    table.answer(0, "brioche")
    asked = of(Asked, table.answer(1, "Briochette", proper=True))[0]
    assert asked.doubts == (Doubt.THEME,), "ticked, so its root is free"


# -- the black face ---------------------------------------------------------------------------------------------------------


def test_a_black_face_is_won_by_the_first_word_without_the_letters() -> None:
    table = Table(4)
    table.throw("BORVA", NOIR, theme=2)
    assert table.view.scorers_left is None
    told = table.answer(3, "lynx")
    assert of(Scored, told)[0].said.taken == 4
    assert of(RoundEnded, told)[0].why is RoundEnd.BLACK_WON
    assert table.state.chips == (0, 0, 0, 4)


def test_a_letter_shown_costs_what_one_has_up_to_four_chips() -> None:
    table = Table(4)
    table.throw("BORVA")
    table.answer(1, "Brejnev")
    for seat in (0, 2, 3):
        table.do(seat, GiveUpRound())
    table.throw("BORVA", NOIR, theme=2)
    assert of(BlackFailed, table.answer(1, "zèbre")) == [BlackFailed(1, "zèbre", "BR", 3)]
    assert of(BlackFailed, table.answer(2, "chat")) == [BlackFailed(2, "chat", "A", 0)]
    assert table.state.chips == (0, 0, 0, 0)
    assert table.state.failed == (1, 2)
    assert table.kinds(1) == set()
    assert chips_add_up(table)
    table.do(0, GiveUpRound())
    assert of(RoundEnded, table.answer(3, "vache"))[0].why is RoundEnd.NOBODY_LEFT
    assert table.state.tallies[1].paid == 3


def test_a_word_refused_for_its_theme_on_a_black_face_costs_nothing() -> None:
    table = Table(3)
    table.throw("BORVA", NOIR, theme=2)
    table.answer(0, "zut")
    table.vote(REFUSE, REFUSE)
    assert table.state.failed == ()
    assert table.kinds(0) == {"buzz"}
    assert of(Scored, table.answer(0, "lynx"))


def test_an_article_does_not_count_against_a_word_on_a_black_face() -> None:
    table = Table(3)
    table.throw("LORVA", NOIR, theme=2)
    assert of(Scored, table.answer(0, "une puce"))[0].said.text == "puce"


# -- the end of the game ----------------------------------------------------------------------------------------------------


def drained(table: Table, heap: int, chips: tuple[int, ...], aside: int = 0) -> Table:
    """Move chips about on a table in mid-game."""
    table.session._state = replace(table.state, heap=heap, chips=chips, aside=aside)
    return table


def test_the_heap_empties_in_mid_answer() -> None:
    table = drained(Table(4), 2, (30, 28, 20, 10))
    table.throw()
    told = table.answer(2, "Brejnev")
    said = of(Scored, told)[0].said
    assert (said.points, said.taken) == (3, 2)
    assert told[-2:] == [RoundEnded(1, RoundEnd.HEAP_EMPTY), GameEnded(End.HEAP_EMPTY)]
    assert table.outcome is not None
    assert table.outcome.scores == (30, 28, 22, 10)
    assert table.session.requests() == ()
    assert table.say(0, Buzz()) == Refusal("game_over")


def test_a_black_face_takes_what_is_left() -> None:
    table = drained(Table(3), 3, (40, 40, 7))
    table.throw("BORVA", NOIR, theme=2)
    table.answer(2, "lynx")
    assert table.outcome is not None
    assert table.outcome.scores == (40, 40, 10)
    assert table.outcome.places == (1, 1, 3), "equal chips share the place"


def test_answers_after_the_round_are_refused() -> None:
    table = Table(3)
    table.throw()
    table.answer(0, "Bono")
    late = next(one.token for one in table.session.requests() if one.request.seat == 2)
    table.answer(1, "Brejnev")
    assert table.session.submit(2, Buzz(), late) == Refusal("not_asked")
    assert table.rules.refuse(table.state, 2, Answer("Buñuel")) == Refusal("des_themes.round_closed")
    assert table.rules.refuse(table.state, 2, Buzz()) == Refusal("des_themes.round_closed")


def test_the_thrower_changes_clockwise_and_only_he_throws() -> None:
    table = Table(3, starter=2)
    assert table.say(0, Throw()) == Refusal("not_asked")
    table.throw()
    for seat in range(3):
        table.do(seat, GiveUpRound())
    assert table.state.thrower == 0
    table.throw()
    assert table.state.round == 2


def test_the_first_thrower_is_drawn_where_nobody_is_known_to_be_the_youngest() -> None:
    table = Table(4, starter=-1)
    assert table.state.starter is not None
    assert table.session.entries[0].seat == -1
    assert Table(4, starter=5).state.starter in range(4), "there is no such seat"


# -- propositions limitées --------------------------------------------------------------------------------------------------


def test_limitees_fills_two_chips_a_player_and_all_go_on_scoring() -> None:
    table = Table(3, variant="limitees")
    assert (table.state.heap, table.state.aside) == (0, 90)
    table.throw()
    assert (table.state.heap, table.state.aside) == (6, 84)
    table.answer(0, "Bono")
    assert table.kinds(0) == {"buzz"}
    table.answer(0, "Brejnev")
    assert table.state.heap == 1
    told = table.answer(1, "Buñuel")
    assert of(RoundEnded, told)[0].why is RoundEnd.HEAP_EMPTY
    assert table.state.chips == (5, 1, 0)
    assert table.outcome is None
    assert chips_add_up(table)


def test_limitees_black_face_pays_from_the_chips_aside_and_the_middle_stays() -> None:
    table = Table(3, variant="limitees")
    table.throw()
    table.answer(0, "Bono")
    table.wait(60_000)
    assert table.state.round_end is RoundEnd.TIME
    table.throw("BORVA", NOIR, theme=2)
    assert table.state.heap == 4, "the heap stays, and no chips are added"
    table.answer(1, "lynx")
    assert (table.state.heap, table.state.aside, table.state.chips) == (4, 80, (2, 4, 0))
    table.throw("BORVA", NOIR, theme=2)
    assert of(BlackFailed, table.answer(0, "boa"))[0].paid == 2
    assert (table.state.heap, table.state.aside) == (6, 80), "to the middle in every variant"
    table.answer(1, "lynx")
    events = list(table.events)
    assert of(RoundEnded, events)
    table.throw()
    assert table.state.heap == 6


def test_limitees_ends_when_the_chips_aside_cannot_fill_a_round() -> None:
    table = drained(Table(3, variant="limitees"), 1, (30, 30, 24), aside=5)
    table.throw()
    told = table.answer(2, "Bono")
    assert told[-1] == GameEnded(End.NO_REFILL)
    assert table.outcome is not None
    assert table.outcome.scores == (30, 30, 25)
    table = drained(Table(3, variant="limitees"), 1, (30, 30, 23), aside=6)
    table.throw()
    assert table.answer(2, "Bono")[-1] == RoundEnded(1, RoundEnd.HEAP_EMPTY)
    table.events.clear()
    table.do(1, Throw())
    assert of(RoundBegan, table.events) == [RoundBegan(2, 1, 6)]


def test_limitees_black_face_takes_what_is_left_aside() -> None:
    table = drained(Table(2, variant="limitees"), 2, (40, 45), aside=3)
    table.throw("BORVA", NOIR, theme=2)
    table.answer(0, "lynx")
    assert (table.state.chips, table.state.heap, table.state.aside) == ((43, 45), 2, 0)
    assert table.outcome is None, "the middle still holds chips"


# -- thèmes ouverts ---------------------------------------------------------------------------------------------------------


def test_ouverts_closes_a_theme_with_each_answer_and_ends_with_the_sixth() -> None:
    table = Table(3, variant="ouverts")
    assert table.state.phase is Phase.THROW_DICE
    table.throw()
    assert table.try_answer(0, "Bono", 7) == Refusal("des_themes.no_such_theme")
    assert table.say(0, Answer("Bono", 7)) == Refusal("des_themes.no_such_theme")
    table.do(0, Answer("Bono", 1))
    assert table.view.closed == (1,)
    assert [theme.number for theme in table.view.open_themes] == [2, 3, 4, 5, 6]
    assert table.try_answer(0, "Brejnev", 1) == Refusal.of("des_themes.theme_closed", theme="Personnalités")
    table.do(0, Answer("belette", 2))
    for theme, word in ((3, "Bordeaux"), (4, "boulanger"), (5, "brie")):
        table.answer(1, word, theme)
    table.answer(2, "baignoire", 6)
    told = table.wait(LAST_CALL_MS)
    assert of(RoundEnded, told)[0].why is RoundEnd.THEMES_CLOSED
    assert table.state.phase is Phase.THROW_DICE
    assert chips_add_up(table)


def test_ouverts_black_face_is_for_any_theme_and_time_ends_a_round_too() -> None:
    table = Table(3, variant="ouverts")
    table.throw("BORVA", NOIR)
    told = table.answer(0, "lynx", 2)
    assert of(RoundEnded, told)[0].why is RoundEnd.BLACK_WON
    assert table.state.chips == (4, 0, 0)
    table.throw()
    assert table.view.closed == ()
    table.answer(1, "Bono", 1)
    assert of(RoundEnded, table.wait(60_000))[0].why is RoundEnd.TIME


def test_ouverts_refuses_the_same_answer_under_two_themes() -> None:
    table = Table(3, variant="ouverts")
    table.throw("AORVM")
    assert table.try_answer(0, "Angers", 3) is None
    assert table.try_answer(1, "Angers", 1) == Refusal.of("des_themes.already_said", word="Angers")


def test_ouverts_ends_with_the_last_chip() -> None:
    table = drained(Table(2, variant="ouverts"), 1, (44, 45))
    table.throw()
    assert table.answer(0, "Bono", 1)[-1] == GameEnded(End.HEAP_EMPTY)
    assert table.outcome is not None
    assert table.outcome.places == (1, 1)
