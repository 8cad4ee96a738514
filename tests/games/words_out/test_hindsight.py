"""What was missed in Words Out, said as losses: a word not cashed, a counter not made, a block."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.games.words_out import hindsight as module
from ludogite.games.words_out.hindsight import hindsight
from ludogite.games.words_out.review import MissedCounter, MissedWord, Review

WORDS = (MissedWord(7, 1, 0, 2, "MAISON", 6, laid=True), MissedWord(9, 1, 1, 0, "CHAT", 4, laid=False))
COUNTERS = (MissedCounter(11, 1, 0, 1, 3, "CHAT", 4, "CHATON", 6), MissedCounter(12, 1, 1, 0, 3, "RAT", 3, "RATI", 0))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(module, "review", lambda _rules, _entries, _suits: Review(WORDS, COUNTERS, None))
    rules: Any = type("Rules", (), {"seats": 2})()
    return hindsight(rules, (), lambda _word: True)


def test_every_miss_is_a_loss_dearest_first(found: Any) -> None:
    assert [loss.entry for loss in found.losses] == [7, 11, 9, 12]
    assert found.lost == (12.0, 7.0)


def test_each_miss_says_what_was_done_and_what_was_better(found: Any) -> None:
    codes = {loss.entry: (loss.played.code, loss.best.code) for loss in found.losses}
    assert codes == {
        7: ("words_out.choice_silent", "words_out.choice_cash"),
        9: ("words_out.choice_other", "words_out.choice_cash"),
        11: ("words_out.choice_let", "words_out.choice_counter"),
        12: ("words_out.choice_let", "words_out.choice_block"),
    }
