"""What the log of a finished game of Dés à thèmes tells of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.core.rules import Seat
from ludogite.games.des_themes import moves
from ludogite.games.des_themes.state import Options, State
from ludogite.games.facts import Facts, Worth


def facts(options: Options, state: State, events: Sequence[Any], seat: Seat) -> Facts:
    """Count what became of a seat, from the last state and all that happened."""
    words: list[Worth] = []
    rounds = scored = refused = given_up = 0
    in_round = last_round = 0
    for event in events:
        match event:
            case moves.Scored(said) if said.seat == seat:
                words.append((said.text, said.taken))
                in_round += 1
            case moves.TakenBack(said, resumed):
                if resumed:
                    rounds, scored, in_round = rounds - 1, scored - bool(last_round), last_round
                if said.seat == seat:
                    words.remove((said.text, said.taken))
                    in_round -= 1
            case moves.AnswerRefused(seat=who) if who == seat:
                refused += 1
            case moves.GaveUp(seat=who) if who == seat:
                given_up += 1
            case moves.RoundEnded():
                rounds, scored, last_round, in_round = rounds + 1, scored + bool(in_round), in_round, 0
    tally = state.tallies[seat]
    counts = {
        "rounds": rounds,
        "scored": scored,
        "passed": rounds - scored,
        "given_up": given_up,
        "words": len(words),
        "refused": refused,
        "chips": state.chips[seat],
        "blacks": tally.blacks,
        "paid": tally.paid,
    }
    return Facts(tuple(counts.items()), words=tuple(words))
