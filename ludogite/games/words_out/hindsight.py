"""What was missed in a finished game of Words Out, all cards open: see ``review``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludogite.core.advice import Hindsight, Loss, Reckoning, Remark, dearest_first
from ludogite.core.log import Entry
from ludogite.games.words_out.moves import Command
from ludogite.games.words_out.review import MissedCounter, MissedWord, Suits, review
from ludogite.games.words_out.rules import WordsOutRules

LEAST: Final = 1.0


def hindsight(rules: WordsOutRules, entries: Iterable[Entry[Command]], suits: Suits) -> Hindsight:
    """Look back on the log of a game that these rules have played; only words that suit are shown."""
    found = review(rules, entries, suits)
    losses = [_word(missed) for missed in found.words] + [_counter(missed) for missed in found.counters]
    lost = tuple(sum(loss.cost for loss in losses if loss.seat == seat) for seat in range(rules.seats))
    return Hindsight(Reckoning.OPEN, dearest_first(losses, LEAST), lost)


def _word(missed: MissedWord) -> Loss:
    played = Remark.of("words_out.choice_silent" if missed.laid else "words_out.choice_other")
    best = Remark.of("words_out.choice_cash", word=missed.word, points=missed.points)
    return Loss(missed.entry, missed.seat, played, best, float(missed.points))


def _counter(missed: MissedCounter) -> Loss:
    """Say what a counter would have brought, or, where it brings nothing itself, what it would have kept from another."""
    played = Remark.of("words_out.choice_let", word=missed.word, points=missed.points)
    if missed.gain:
        best = Remark.of("words_out.choice_counter", word=missed.better, points=missed.gain)
        return Loss(missed.entry, missed.seat, played, best, float(missed.gain))
    best = Remark.of("words_out.choice_block", word=missed.better)
    return Loss(missed.entry, missed.seat, played, best, float(missed.points))
