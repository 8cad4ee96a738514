"""Folding of anything that a player, or a hostile file, may type."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludogite.core.rules import Refusal
from ludogite.words.fold import LONGEST, SHORTEST, fold, letters
from ludogite.words.reasons import Reason


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("été", "ETE"),
        ("ÉTÉ", "ETE"),
        (unicodedata.normalize("NFD", "été"), "ETE"),
        ("cœur", "COEUR"),
        ("ŒUVRE", "OEUVRE"),
        ("ex æquo".replace(" ", ""), "EXAEQUO"),
        ("Çà", "CA"),
        ("naïf", "NAIF"),
        ("aiguë", "AIGUE"),
        ("ﬁlou", "FILOU"),
        ("señor", "SENOR"),
        ("  whisky\t\n", "WHISKY"),
        ("\u00a0île\u202f", "ILE"),
        ("ANTICONSTITUTIONNELLE", "ANTICONSTITUTIONNELLE"),
        (" " * 500 + "os" + " " * 500, "OS"),
    ],
)
def test_folds(typed: str, folded: str) -> None:
    assert fold(typed) == folded


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", Reason.EMPTY),
        ("   \n", Reason.EMPTY),
        ("a", Reason.TOO_SHORT),
        ("é", Reason.TOO_SHORT),
        ("A" * 22, Reason.TOO_LONG),
        ("é" * 60, Reason.TOO_LONG),
        ("mot" * 400_000, Reason.TOO_LONG),
        ("\u0301" * 1_000_000, Reason.TOO_LONG),
        ("😀", Reason.NOT_LETTERS),
        ("mot😀", Reason.NOT_LETTERS),
        ("mo\x00t", Reason.NOT_LETTERS),
        ("mo\x1b[31mt", Reason.NOT_LETTERS),
        ("mo\u200bt", Reason.NOT_LETTERS),
        ("\u202etom", Reason.NOT_LETTERS),
        ("слово", Reason.NOT_LETTERS),
        ("МОТ", Reason.NOT_LETTERS),  # Cyrillic capitals that look like ours
        ("λόγος", Reason.NOT_LETTERS),
        ("漢字", Reason.NOT_LETTERS),
        ("straße", Reason.NOT_LETTERS),
        ("ıstanbul", Reason.NOT_LETTERS),
        ("mot1", Reason.NOT_LETTERS),
        ("mot_", Reason.NOT_LETTERS),
        ("\ud800\udc00", Reason.NOT_LETTERS),
        ("arc-en-ciel", Reason.COMPOUND),
        ("aujourd’hui", Reason.COMPOUND),
        ("l'été", Reason.COMPOUND),
        ("deux mots", Reason.COMPOUND),
        ("-", Reason.NOT_LETTERS),
    ],
)
def test_refuses(typed: str, reason: Reason) -> None:
    refusal = fold(typed)
    assert isinstance(refusal, Refusal)
    assert refusal.code == reason
    assert not any(isinstance(value, str) for _, value in refusal.args)


@given(st.text())
def test_any_text_is_folded_or_refused(typed: str) -> None:
    result = fold(typed)
    if isinstance(result, Refusal):
        assert result.code in set(Reason)
    else:
        assert SHORTEST <= len(result) <= LONGEST
        assert set(result) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        assert fold(result) == fold(result.lower()) == result


@given(st.text(alphabet="aàâäbcçdeéèêëfhiîïoôöuùûüyÿœæ", min_size=1, max_size=10))
def test_composed_and_decomposed_fold_alike(typed: str) -> None:
    forms = {letters(unicodedata.normalize(form, typed)) for form in ("NFC", "NFD")}
    forms.add(letters(typed.upper()))
    assert len(forms) == 1
    assert None not in forms
