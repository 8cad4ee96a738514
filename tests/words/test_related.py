"""The words round a word, against brute force."""

from __future__ import annotations

import pytest

from ludogite.words.lexicon import Lexicon
from ludogite.words.related import LONGER, Related, related


def test_they_are_what_they_are_called(lexicon: Lexicon) -> None:
    every = sorted(lexicon.words())
    for word in every[:: max(len(every) // 8, 1)]:
        found = related(word, lexicon.valid, lexicon.is_prefix, most=1000)
        if not 2 <= len(word) <= 15:
            assert found == Related()
            continue
        made = {other for other in every if sorted(other) == sorted(word) and other != word}
        assert set(found.anagrams) == made if len(word) <= 9 else set(found.anagrams) <= made
        behind = {other for other in every if other.startswith(word) and 0 < len(other) - len(word) <= LONGER}
        before = {other for other in every if other[1:] == word}
        assert set(found.longer) == behind | before
        hidden = {other for other in every if len(other) > 2 and other in word and other != word}
        assert set(found.inside) == hidden - {*found.neighbours}
        assert not {*found.neighbours} & {word, *found.anagrams, *found.longer}
        assert all(lexicon.valid(other) for other in found.neighbours)


def test_only_some_are_shown_and_only_to_whom_they_suit(lexicon: Lexicon) -> None:
    word = next(word for word in lexicon.words() if len(related(word, lexicon.valid, lexicon.is_prefix, most=99).longer) > 2)
    assert len(related(word, lexicon.valid, lexicon.is_prefix, most=2).longer) == 2
    assert related(word, lexicon.valid, lexicon.is_prefix, suits=lambda _word: False) == Related()


@pytest.mark.parametrize("word", ["", "A", "A" * 16])
def test_none_lie_round_what_is_too_short_or_too_long(lexicon: Lexicon, word: str) -> None:
    assert related(word, lexicon.valid, lexicon.is_prefix) == Related()
