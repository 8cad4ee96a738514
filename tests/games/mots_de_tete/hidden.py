"""What a seat cannot know in Mots de Tête: what the others have answered to a play, before all have."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ludogite.core.rules import Seat
from ludogite.games.mots_de_tete.state import Phase, State


def shuffle_answers(state: State, seat: Seat | None, random: Random) -> State:
    """Let everybody else who has answered have answered anything."""
    if state.phase is not Phase.CONTEST or state.window is None:
        return state
    others = set(range(len(state.scores))) - {state.seat, seat, *state.window.waiting, *state.withdrawn}
    own = [one for one in state.contesters if one == seat]
    return replace(state, contesters=tuple(sorted([*own, *(other for other in others if random.random() < 0.5)])))


def answers_are_told(before: State, after: State) -> bool:
    """Tell whether a step closes the window: all answers are shown together then."""
    return before.phase is Phase.CONTEST and after.phase is not Phase.CONTEST
