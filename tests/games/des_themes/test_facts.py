"""What a finished game tells of a seat: words, rounds, what was refused, and what the table took back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ludogite.games.des_themes.facts import facts
from ludogite.games.des_themes.moves import AnswerRefused, GaveUp, RoundEnd, RoundEnded, Said, Scored, TakenBack, Why
from ludogite.games.des_themes.state import Options

STATE: Any = SimpleNamespace(tallies=(SimpleNamespace(blacks=1, paid=2), SimpleNamespace(blacks=0, paid=0)), chips=(5, 3))


def said(seat: int, text: str, taken: int) -> Said:
    judge: Any = None
    return Said(seat, text, text.upper(), 1, False, taken, taken, (), judge)


def ended() -> RoundEnded:
    return RoundEnded(1, RoundEnd.NOBODY_LEFT)


def told(events: list[Any], seat: int = 0) -> tuple[dict[str, Any], tuple[tuple[str, int], ...]]:
    found = facts(Options(), STATE, events, seat)
    return dict(found.counts), found.words


def test_words_rounds_and_refusals_are_those_of_the_seat() -> None:
    events = [
        Scored(said(0, "Bono", 2)), AnswerRefused(1, "x", Why.SAME_WORD), AnswerRefused(0, "y", Why.SAME_WORD), ended(),
        GaveUp(0), Scored(said(1, "Brejnev", 3)), ended(),
    ]  # fmt: skip
    counts, words = told(events)
    assert words == (("Bono", 2),)
    assert (counts["rounds"], counts["scored"], counts["passed"]) == (2, 1, 1)
    assert (counts["given_up"], counts["refused"], counts["chips"], counts["blacks"], counts["paid"]) == (1, 1, 5, 1, 2)
    assert told(events, 1)[1] == (("Brejnev", 3),)


def test_an_answer_taken_back_after_the_round_counts_neither_word_nor_round() -> None:
    answer = said(0, "Bono", 2)
    counts, words = told([Scored(answer), ended(), TakenBack(answer, resumed=True)])
    assert (words, counts["rounds"], counts["scored"]) == ((), 0, 0)
    counts, words = told([Scored(answer), ended(), TakenBack(answer, resumed=True), Scored(said(0, "Bach", 1)), ended()])
    assert (words, counts["rounds"], counts["scored"]) == ((("Bach", 1),), 1, 1)


def test_what_another_took_back_stays_ones_own() -> None:
    mine, other = said(0, "Bono", 2), said(1, "Brejnev", 3)
    counts, words = told([Scored(mine), Scored(other), TakenBack(other, resumed=False), ended()])
    assert (words, counts["scored"]) == ((("Bono", 2),), 1)
