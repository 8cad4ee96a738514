"""Three moments of a game: what decided it, its biggest gains, told in the words of the table."""

from __future__ import annotations

import pickle

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.services.course import course
from ludogite.services.moments import MOST, Moment, chosen, gains
from ludogite.services.tickets import LONGEST, from_text, ticket_of, to_text
from ludogite.ui.catalog import GAME_UIS
from tests.services.test_awards import QUICKLY, READ, played


@pytest.mark.parametrize("game_id", QUICKLY)
def test_every_game_has_moments_that_can_be_told(game_id: str) -> None:
    found = gains(course(played(game_id, 3), READ))
    told = chosen(found)
    assert len(told) == MOST
    assert [moment.step for moment in told] == sorted(moment.step for moment in told)
    assert max(moment.points for moment in found) in {moment.points for moment in told}
    for moment in told:
        assert any(GAME_UIS[game_id].tell()(event, ("Léa", "Papi", "Tom")) for event in moment.events)
        assert pickle.loads(pickle.dumps(moment)) == moment  # noqa: S301 - our own; they come from a process beside the window


@pytest.mark.parametrize("game_id", QUICKLY)
def test_one_gain_at_most_decides_and_it_is_the_winners(game_id: str) -> None:
    loaded = played(game_id, 3)
    deciding = [moment for moment in gains(course(loaded, READ)) if moment.leads]
    assert len(deciding) <= 1
    state, rules = loaded.rules(READ).start(), loaded.rules(READ)
    for entry in loaded.entries:
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    outcome = rules.outcome(state)
    assert outcome is not None
    assert all(outcome.places[moment.seat] == 1 for moment in deciding)


def test_everybodys_biggest_comes_before_anybodys_second() -> None:
    found = [Moment(step, seat, points, (), None) for step, seat, points in ((1, 0, 9), (2, 0, 8), (3, 1, 2), (4, 2, 1), (5, 0, 7))]
    assert [moment.step for moment in chosen(found)] == [1, 3, 4]
    alone = [moment for moment in found if moment.seat == 0]
    assert [moment.step for moment in chosen(alone)] == [1, 2, 5]


def test_what_decided_is_always_told() -> None:
    found = [Moment(1, 0, 9, (), None), Moment(2, 0, 8, (), None), Moment(3, 0, 7, (), None), Moment(4, 0, 1, (), None, leads=True)]
    assert [moment.step for moment in chosen(found)] == [1, 2, 4]


@pytest.mark.parametrize("game_id", QUICKLY)
def test_every_game_leaves_its_last_word_or_dice_on_the_table(game_id: str) -> None:
    loaded = played(game_id, 3)
    if loaded.game.left is None:
        pytest.skip(f"{game_id} says of no event what it leaves on the table: Game.left")
    ticket = ticket_of(loaded.game, loaded.session(READ, VirtualClock(loaded.entries[-1].at_ms)))
    assert ticket.mover is None
    assert ticket.left.isdigit() == loaded.game.counts_pips
    assert 2 <= len(ticket.left) <= LONGEST
    assert from_text(to_text(ticket), 3) == ticket
