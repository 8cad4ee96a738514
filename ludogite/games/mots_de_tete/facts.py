"""What the log of a finished game of Mots de Tête tells of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.core.rules import Seat
from ludogite.games.facts import Facts
from ludogite.games.mots_de_tete.moves import Passed, PassReason
from ludogite.games.mots_de_tete.review import ranked_words
from ludogite.games.mots_de_tete.state import Options, State


def facts(options: Options, state: State, events: Sequence[Any], seat: Seat) -> Facts:
    """Count what became of a seat, from the last state and all that happened."""
    plays = [play for play in state.plays if play.seat == seat]
    words = tuple((each.word.text, each.points) for each in ranked_words(plays))
    passes = sum(isinstance(one, Passed) and one.seat == seat and one.reason is not PassReason.FIRST_ONE for one in events)
    counts = {
        "plays": len(plays),
        "turns": len(plays) + passes,
        "passes": passes,
        "words": len(words),
        "word_points": sum(points for _, points in words),
        "letters": sum(len(play.letters) for play in plays),
        "hints": state.hints_cost[seat] if state.hints_cost else 0,
    }
    return Facts(tuple(counts.items()), words=words)
