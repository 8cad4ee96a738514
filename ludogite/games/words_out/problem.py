"""The problem of the day in Words Out: the best card on a row."""

from __future__ import annotations

from ludogite.core.advice import Remark
from ludogite.core.rules import Seat
from ludogite.games.problem import Asked, Candidate, told_once
from ludogite.games.words_out.cards import text
from ludogite.games.words_out.coach import WordsOutCoach
from ludogite.games.words_out.moves import Bin, Command, Place
from ludogite.games.words_out.state import Stage, WordsOutView


def candidates(coach: WordsOutCoach, view: WordsOutView, seat: Seat) -> tuple[Candidate, ...]:
    """List what the mover can lay, where a card on a row is best."""
    if view.stage is not Stage.TURN:
        return ()
    advice = coach.advise(view, seat)
    if advice is None or not isinstance(advice.best.command, Place):
        return ()
    return tuple(told_once(Candidate(one.command, one.value, choice(view, one.command)) for one in advice.ranked))


def choice(view: WordsOutView, command: Command) -> Remark:
    """Say what a turn does, in the infinitive."""
    match command:
        case Place(card=card, row=row, letter=letter):
            held = next(one for one in view.hand if one.id == card)
            after = text(view.rows[row]) + (letter or held.letter)
            return Remark.of("words_out.choice_lay", letter=after[-1], text=after, row=row + 1)
        case Bin(row=row):
            return Remark.of("words_out.choice_bin", row=row + 1)
        case _:
            return Remark.of("words_out.choice_pass")


ASKED = Asked(candidates, gap=1.5, options={}, seats=2, latest=80)
