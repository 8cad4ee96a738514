"""The problem of the day in Yahtzee des Mots: the best words for the boxes that are left, after the last throw."""

from __future__ import annotations

from ludogite.core.rules import Seat
from ludogite.games.problem import Asked, Candidate, told_once
from ludogite.games.yahtzee_mots.coach import YahtzeeMotsCoach
from ludogite.games.yahtzee_mots.hindsight import choice
from ludogite.games.yahtzee_mots.moves import Propose
from ludogite.games.yahtzee_mots.sheet import ROLLS
from ludogite.games.yahtzee_mots.state import YahtzeeMotsView


def candidates(coach: YahtzeeMotsCoach, view: YahtzeeMotsView, seat: Seat) -> tuple[Candidate, ...]:
    """List the words that can be laid, where words are best."""
    if view.state.rolls < ROLLS:
        return ()
    advice = coach.advise(view, seat)
    if advice is None or not isinstance(advice.best.command, Propose):
        return ()
    laid = (one for one in advice.ranked if isinstance(one.command, Propose))
    return tuple(told_once(Candidate(one.command, one.value, choice(view.state.dice, one.command)) for one in laid))


ASKED = Asked(candidates, gap=1.0, options={"ordre_libre": True, "sablier": 0, "hints": False})
