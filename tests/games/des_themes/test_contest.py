"""Objecting to a root that no rule saw: one key opens the vote on the last answer until the next is given."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.games.des_themes.moves import (
    Agree,
    Answer,
    AnswerRefused,
    Ballot,
    Buzz,
    Colour,
    Contest,
    Contested,
    GiveUpRound,
    RoundEnded,
    Scored,
    TakenBack,
    Throw,
    Why,
)
from ludogite.games.des_themes.state import CHIPS, LAST_CALL_MS, Phase
from tests.games.des_themes.play import Table, of


def two_said(seats: int = 4, **options: Any) -> Table:
    """Say âne and ânon, which the rules take for strangers once they are told so."""
    table = Table(seats, **options)
    table.throw("AORVA", theme=2)
    table.answer(0, "âne")
    table.answer(1, "abeille")
    return table


def test_an_answer_that_the_table_takes_back_returns_its_chips() -> None:
    table = two_said()
    taken = table.state.answers[-1].taken
    heap, tally = table.state.heap, table.state.tallies[1]
    told = table.do(2, Contest())
    assert of(Contested, told)[0].voters == (2, 3, 0)
    assert table.now() is Phase.VOTE
    told = table.vote(Ballot.REFUSE)
    assert of(TakenBack, told)[0].said.text == "abeille"
    assert table.now() is Phase.OPEN
    assert (table.state.chips[1], table.state.heap) == (0, heap + taken)
    assert table.state.tallies[1].words == tally.words - 1
    assert "buzz" in table.kinds(1)
    assert table.try_answer(1, "abeille") is not None
    assert table.replayed() == table.state


@pytest.mark.parametrize("ballots", [(Ballot.ACCEPT,), (Ballot.ABSTAIN, Ballot.ACCEPT), (Ballot.ACCEPT, Ballot.ABSTAIN)])
def test_a_tie_lets_it_stand_and_it_is_asked_once(ballots: tuple[Ballot, ...]) -> None:
    table = two_said()
    table.do(2, Contest())
    table.vote(*ballots[: len(table.state.question.window.waiting)] if table.state.question else ())
    if table.now() is Phase.VOTE:
        table.vote(Ballot.ABSTAIN)
    assert table.state.answers[-1].text == "abeille"
    assert "contest" not in table.kinds(2)


def test_computer_players_abstain_and_one_person_is_enough() -> None:
    table = two_said()
    table.do(2, Contest())
    table.vote(Ballot.ABSTAIN, Ballot.ABSTAIN)
    assert [said.text for said in table.state.answers] == ["âne"]


@pytest.mark.parametrize("edition", [2, 3])
def test_an_answer_that_ended_the_round_may_be_contested(edition: int) -> None:
    table = two_said(3, edition=edition)
    assert table.state.is_between is (edition == 2)
    assert "contest" in table.kinds(2)
    table.do(2, Contest())
    assert "buzz" not in table.kinds(2)
    told = table.vote(Ballot.REFUSE)
    assert of(TakenBack, told)[0].resumed
    assert table.now() is Phase.OPEN
    assert sum(table.state.chips) + table.state.heap == CHIPS
    told = table.answer(2, "alouette") + (table.wait(LAST_CALL_MS) if edition == 3 else [])
    assert of(RoundEnded, told)
    table.do(table.state.thrower, Throw())
    assert "contest" not in table.kinds(1)
    assert table.replayed() == table.state


def test_the_last_call_ends_with_its_time() -> None:
    table = two_said(3)
    assert table.now() is Phase.LAST_CALL
    assert not of(RoundEnded, table.events)
    assert table.wait(LAST_CALL_MS - 1) == []
    told = table.wait(1)
    assert of(RoundEnded, told)
    assert "contest" not in table.kinds(2)
    assert table.replayed() == table.state


def test_the_last_call_ends_when_nobody_objects() -> None:
    table = two_said(3)
    assert table.kinds(1) == set()
    assert table.do(0, Agree()) == []
    assert table.kinds(0) == set()
    assert of(RoundEnded, table.do(2, Agree()))
    assert table.replayed() == table.state


def test_without_time_limits_the_last_call_waits_for_everybody() -> None:
    table = two_said(3, round_s=0, floor_s=0)
    table.wait(3_600_000)
    assert table.now() is Phase.LAST_CALL
    assert of(RoundEnded, table.do(0, Agree()) + table.do(2, Agree()))


def test_an_objection_that_fails_ends_the_round() -> None:
    table = two_said(3)
    table.do(2, Contest())
    told = table.vote(Ballot.ACCEPT)
    assert of(RoundEnded, told)
    assert len(table.state.answers) == 2


def test_the_answer_before_the_time_was_up_may_be_contested_and_the_round_stays_over() -> None:
    table = two_said()
    told = table.wait(60_000)
    assert table.now() is Phase.LAST_CALL
    assert told == []
    table.do(2, Contest())
    told = table.vote(Ballot.REFUSE)
    assert not of(TakenBack, told)[0].resumed
    assert of(RoundEnded, told)
    assert [said.text for said in table.state.answers] == ["âne"]
    assert table.replayed() == table.state


def test_the_answer_that_ended_the_game_may_be_contested() -> None:
    table = two_said(3)
    while table.now() is Phase.LAST_CALL and table.state.heap:
        table.wait(LAST_CALL_MS)
        table.throw("AORVA", theme=2)
        table.answer(0, "âne")
        table.answer(1, "autruche" if table.state.heap > 78 else "abeille")
    assert table.state.heap == 0
    assert table.outcome is None
    table.do(2, Contest())
    table.vote(Ballot.REFUSE)
    assert table.state.heap
    assert table.outcome is None
    table.answer(2, "autruche")
    table.wait(LAST_CALL_MS)
    assert table.replayed() == table.state


def refuse(table: Table) -> None:
    """Let everybody refuse what is asked."""
    while table.now() is Phase.VOTE:
        table.vote(Ballot.REFUSE)


def test_a_refused_word_is_not_heard_again_in_another_form() -> None:
    table, old = Table(4), Table(4, edition=2)
    for one in (table, old):
        one.throw("LORVA", theme=2)
        one.answer(0, "lampe")
        refuse(one)
    told = table.answer(1, "lampes")
    assert [(one.why, one.against) for one in of(AnswerRefused, told)] == [(Why.REFUSED_BEFORE, "lampe")]
    old.answer(1, "lampes")
    assert old.now() is Phase.VOTE


def test_a_word_taken_back_is_out_for_every_theme() -> None:
    table = Table(4, variant="ouverts")
    table.throw("AORVA")
    table.answer(0, "âne", 2)
    table.answer(1, "abricot", 5)
    table.do(2, Contest())
    refuse(table)
    for theme in (0, 1, 5):
        refusal = table.try_answer(3, "abricot", theme)
        assert refusal is not None
        assert refusal.code == "des_themes.already_refused"


def test_who_has_the_floor_has_it_anew_after_the_vote() -> None:
    table = two_said()
    table.do(2, Buzz())
    table.wait(6_000)
    table.do(3, Contest())
    table.wait(20_000)
    assert table.now() is Phase.VOTE
    table.vote(Ballot.REFUSE)
    assert (table.now(), table.state.queue) == (Phase.FLOOR, (2,))
    table.wait(7_000)
    assert table.now() is Phase.FLOOR
    assert of(Scored, table.do(2, Answer("alouette")))


def test_who_buzzes_during_the_vote_waits_and_then_has_the_floor() -> None:
    table = two_said()
    table.do(2, Contest())
    table.do(3, Buzz())
    assert table.now() is Phase.VOTE
    table.vote(Ballot.REFUSE)
    assert (table.now(), table.state.queue) == (Phase.FLOOR, (3,))


def test_who_gives_up_during_the_vote_ends_the_round_after_it() -> None:
    table = two_said()
    table.do(2, Contest())
    table.do(2, GiveUpRound())
    table.do(3, GiveUpRound())
    assert table.now() is Phase.VOTE
    table.vote(Ballot.ACCEPT, Ballot.ACCEPT)
    assert table.state.is_between


def test_the_first_word_proper_nouns_and_the_next_answer_are_beyond_objection() -> None:
    table = Table(4)
    table.throw("AORVA", theme=2)
    table.answer(0, "âne")
    assert "contest" not in table.kinds(1)
    table = Table(4)
    table.throw("BODVA", Colour.JAUNE, theme=3)
    table.answer(0, "Dinan")
    table.answer(1, "Dinard")
    assert "contest" not in table.kinds(2)
    for options in ({"judging": "liste"}, {"edition": 1}):
        assert "contest" not in two_said(4, **options).kinds(2)
    assert "contest" not in two_said().kinds(1)


def test_the_meneur_decides_alone() -> None:
    table = two_said(judging="meneur", meneur=3)
    told = table.do(2, Contest())
    assert of(Contested, told)[0].voters == (3,)
    table.vote(Ballot.ACCEPT)
    assert table.state.answers[-1].text == "abeille"
    table = two_said(judging="meneur", meneur=3)
    assert of(TakenBack, table.do(3, Contest()))


def test_a_contested_answer_is_refused_as_any_other() -> None:
    table = two_said(3)
    table.do(2, Contest())
    table.vote(Ballot.REFUSE)
    assert not of(AnswerRefused, table.events)
    assert table.state.refused == ((0, "ABEILLE", "abeille"),)
