"""What the sheets of the three word games say of words, held against the dictionary that all of them ask."""

from __future__ import annotations

import pytest

from ludogite.games.catalog import CATALOG
from ludogite.games.common.dictionary import dictionary
from tests.contract.harness import read

WORD_GAMES = ("yahtzee_mots", "mots_de_tete", "words_out")


@pytest.mark.parametrize("word", ["CROYIEZ", "POSERAIENT", "CHEVAUX", "FAMEUSE", "NOËL", "ÉTÉ"])
def test_plurals_feminines_and_conjugated_forms_are_words_and_accents_do_not_count(word: str) -> None:
    assert dictionary(read).explain(word).refusal is None


@pytest.mark.parametrize("word", ["LISBONNE", "BELGIQUE", "SNCF", "TGV", "PORTE-AVIONS", "TRUSQ", "AUJOURD’HUI", "PRESQU’"])
def test_names_abbreviations_compounds_apostrophes_and_fragments_are_none(word: str) -> None:
    assert dictionary(read).explain(word).refusal is not None


def test_one_dictionary_serves_the_three_word_games() -> None:
    digests = {}
    for entry in CATALOG:
        digest = entry.load().digest
        if entry.id in WORD_GAMES and digest is not None:
            digests[entry.id] = digest(read)
    assert set(digests) == set(WORD_GAMES)
    assert len(set(digests.values())) == 1
