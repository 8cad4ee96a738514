"""The problem of the day in Mots de Tête: the best place for a word on the grid."""

from __future__ import annotations

from ludogite.core.advice import Remark
from ludogite.core.rules import Seat
from ludogite.games.mots_de_tete.coach import MotsCoach
from ludogite.games.mots_de_tete.moves import Write
from ludogite.games.mots_de_tete.placement import place
from ludogite.games.mots_de_tete.state import MotsView
from ludogite.games.problem import Asked, Candidate, told_once


def candidates(coach: MotsCoach, view: MotsView, seat: Seat) -> tuple[Candidate, ...]:
    """List the best places, each with an everyday word."""
    advice = coach.advise(view, seat)
    rated = () if advice is None else advice.ranked
    written = ((one.command, one.value) for one in rated if isinstance(one.command, Write))
    return tuple(told_once(Candidate(write, value, _told(view, write)) for write, value in written))


def _told(view: MotsView, write: Write) -> Remark:
    placed = place(view.grid, view.rows, write.letters, view.n)
    return Remark.of("mots_de_tete.choice_write", word=" + ".join(word.text for word in getattr(placed, "words", ())))


ASKED = Asked(candidates, gap=2.0, options={"contestation": False, "hints": False, "target": 0, "variant": "solitaire"}, latest=40)
