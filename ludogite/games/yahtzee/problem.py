"""The problem of the day in Yahtzee: which dice to keep."""

from __future__ import annotations

from ludogite.core.rules import Seat
from ludogite.games.problem import Asked, Candidate, told_once
from ludogite.games.yahtzee.coach import YahtzeeCoach
from ludogite.games.yahtzee.hindsight import choice
from ludogite.games.yahtzee.moves import Roll
from ludogite.games.yahtzee.scoring import DICE
from ludogite.games.yahtzee.state import YahtzeeView


def candidates(coach: YahtzeeCoach, view: YahtzeeView, seat: Seat) -> tuple[Candidate, ...]:
    """List what can be kept, where keeping some dice and throwing the others is best."""
    advice = coach.advise(view, seat)
    if advice is None or not isinstance(advice.best.command, Roll) or len(advice.best.command.again) == DICE:
        return ()
    return tuple(told_once(Candidate(one.command, one.value, choice(view.dice, one.command)) for one in advice.ranked))


ASKED = Asked(candidates, gap=1.0, options={})
