"""What holds at every step of any game: 108 or 216 cards, an end, no leak, and orders that follow from the game code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludogite.core.gamecode import chance_of, make_code
from ludogite.core.rules import NATURE
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.moves import Command, Dealt, Pass, Passed, Place, TurnedUp
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.games.words_out.state import Options, Stage, State
from tests.contract.harness import Match, Subject, retrace
from tests.games.words_out.hidden import shuffle_hidden
from tests.games.words_out.play import Table, count_cards, rules_for

WAYS = [
    Subject(GAME, Options(**options), seats)
    for seats, options in (
        (2, {}), (3, {"strict": True}), (4, {"open_hands": True}), (5, {}), (6, {}), (8, {"decks": 1}), (3, {"counter_s": 0}),
        (2, {"decks": 2, "strict": True}),
    )
]  # fmt: skip
every_way = pytest.mark.parametrize("subject", WAYS, ids=str)


def steps(subject: Subject, number: int) -> Iterator[tuple[State, Any, Any]]:
    return retrace(subject, Match(subject, number).to_the_end().entries)


@every_way
def test_no_card_is_lost_or_doubled_at_any_step(subject: Subject) -> None:
    pack = tuple(range(1, 1 + 108 * subject.options.deck_count(subject.seats)))
    for number in range(3):
        for state, _, _ in steps(subject, number):
            assert count_cards(state) == pack


@every_way
def test_hands_and_rows_keep_their_bounds(subject: Subject) -> None:
    for state, _, _ in steps(subject, 1):
        assert all(row[0].letter.isalpha() for row in state.rows if row)
        assert (state.start is None) or state.stage in {Stage.START, Stage.SHUFFLE} or state.laying is not None or state.shouts
        if not subject.options.strict:
            lexicon = subject.rules.lexicon  # type: ignore[attr-defined]
            assert all(lexicon.is_prefix("".join(placed.letter for placed in row)) for row in state.rows)


@every_way
def test_nothing_hidden_is_seen_asked_or_told(subject: Subject) -> None:
    """Permute what a seat does not know: nothing it sees, is asked or is told may change, nor one step on."""
    rules: WordsOutRules = subject.rules  # type: ignore[assignment]
    random, permuted, compared = Random(5), 0, 0
    for state, asked, entry in steps(subject, 2):
        for seat in (*range(subject.seats), None):
            other = shuffle_hidden(state, seat, random)
            permuted += other != state
            assert rules.view(other, seat) == rules.view(state, seat)
            assert rules.requests(other) == asked
            if seat is not None:
                assert list(rules.choices(rules.view(other, seat), seat)) == list(rules.choices(rules.view(state, seat), seat))
            if entry.seat in {NATURE, seat} or rules.refuse(other, entry.seat, entry.command) is not None:
                continue
            compared += 1
            one, two = (rules.apply(each, entry.seat, entry.command, entry.at_ms) for each in (state, other))
            assert [rules.show(event, seat) for event in one.events] == [rules.show(event, seat) for event in two.events]
            assert rules.view(one.state, seat) == rules.view(two.state, seat)
            assert rules.requests(one.state) == rules.requests(two.state)
    assert permuted
    assert compared


def test_the_same_code_gives_the_same_first_deal_whatever_the_lots() -> None:
    rules, chance = rules_for(3), chance_of(make_code(b"words123"))
    table = Table(rules, rules.start()).settle(chance)
    again = Table(rules, rules.start()).settle(chance)
    assert table.state == again.state
    assert table.state != Table(rules, rules.start()).settle(chance_of(make_code(b"words124"))).state


def test_what_may_be_undone_has_shown_nothing() -> None:
    rules = rules_for(2)
    table = Table.of(["E S", "A T"], ["R U"])
    assert not rules.apply(table.state, 0, next(iter_places(rules, table.state)), 0).reveals
    table.do(0, next(iter_places(rules, table.state)))
    drawn = Table.of(["E S", "A T"], ["R U"])
    passed = next(iter(rules.choices(rules.view(drawn.state, 0), 0)))
    assert rules.apply(drawn.state, 0, passed, 0).reveals  # he saw the card he drew


def iter_places(rules: WordsOutRules, state: State) -> Iterator[Command]:
    return (command for command in rules.choices(rules.view(state, 0), 0) if isinstance(command, Place))


def test_spectators_see_no_hand() -> None:
    rules = rules_for(3)
    table = Table(rules, rules.start()).settle()
    view = rules.view(table.state, None)
    assert view.hand == ()
    assert view.hands == ((), (), ())
    assert view.counts == (8, 8, 8)
    dealt = next(event for event in table.events if isinstance(event, Dealt))
    shown = rules.show(dealt, None)
    assert isinstance(shown, Dealt)
    assert shown.hands == ((), (), ())
    assert replace(shown, hands=dealt.hands) == dealt


def test_a_turned_up_card_is_shown_to_all() -> None:
    table = Table.of(["# #", "S A"], ["R U"], pioche="E A").bin(0)
    table.do(0, Pass())
    told = table.events[0]
    assert isinstance(told, TurnedUp)
    assert table.rules.show(told, 1) == told
    assert not any(isinstance(event, Passed) for event in table.events)
