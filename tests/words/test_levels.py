"""The vocabularies of computer players, and the words that they never play."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.levels import CHOSEN, LEVELS, Levels, Vocabulary, open_levels
from ludogite.words.lexicon import Lexicon
from ludogite.words.manifest import NEVER
from ludogite.words.packed import Row
from tests.words.builder import builder


@pytest.fixture(scope="module")
def levels(resources: Path, lexicon: Lexicon) -> Levels:
    return open_levels(resources, lexicon.manifest.digest)


def test_each_vocabulary_holds_the_one_before(levels: Levels, lexicon: Lexicon, resources: Path) -> None:
    words = lexicon.words()
    counts = dict.fromkeys(CHOSEN, 0)
    for word in words:
        held = [levels.holds(word, vocabulary) for vocabulary in Vocabulary]
        assert held == sorted(held)
        assert held[-1]
        assert levels.level(word) == list(Vocabulary)[held.index(True)]
        for vocabulary, holds in zip(CHOSEN, held, strict=False):
            counts[vocabulary] += holds
    assert counts == json.loads((resources / LEVELS).read_bytes())["counts"]
    assert 8_000 < counts[Vocabulary.ENFANT] < 15_000 < counts[Vocabulary.COURANT] < 80_000 < counts[Vocabulary.LARGE]


@pytest.mark.parametrize(
    ("word", "vocabulary"),
    [
        ("MAISON", Vocabulary.ENFANT),
        ("MANGE", Vocabulary.ENFANT),
        ("ECOLE", Vocabulary.ENFANT),
        ("CHATS", Vocabulary.ENFANT),
        ("MEURTRE", Vocabulary.COURANT),
        ("BOUSSOLE", Vocabulary.COURANT),
        ("ABOYEZ", Vocabulary.LARGE),
        ("ASTIGMATISME", Vocabulary.LARGE),
        ("QUETSCHIER", Vocabulary.TOUT),
        ("ABOYASSIEZ", Vocabulary.TOUT),
    ],
)
def test_level_of_a_word(levels: Levels, lexicon: Lexicon, word: str, vocabulary: Vocabulary) -> None:
    assert lexicon.valid(word)
    assert levels.level(word) == vocabulary


def test_crude_words_are_valid_but_never_played(levels: Levels, lexicon: Lexicon) -> None:
    assert len(levels.never) > 1000
    for word in levels.never:
        assert lexicon.valid(word)
        assert not any(levels.may_play(word, vocabulary) for vocabulary in Vocabulary)
        assert not levels.holds(word, Vocabulary.ENFANT)
        assert not levels.may_show(word, Vocabulary.ENFANT)
        assert levels.may_show(word, Vocabulary.TOUT)
    assert {"CON", "CONS", "PUTES", "NEGRES", "BITE", "NAZIS", "PEDE", "MERDE", "VIOLER"} <= levels.never


@pytest.mark.parametrize(
    "word", ["FOUS", "BAISER", "VIOLENT", "VIOLONS", "TRINGLE", "PINE", "BANDE", "RATONS", "TAPETTE", "VERGER", "CONNU"]
)
def test_innocent_words_stay(levels: Levels, lexicon: Lexicon, word: str) -> None:
    assert lexicon.valid(word)
    assert levels.may_play(word, Vocabulary.TOUT)


@pytest.mark.parametrize("name", [LEVELS, NEVER, "enfant.dawg", "large.dawg"])
def test_missing_or_damaged_file(resources: Path, lexicon: Lexicon, tmp_path: Path, name: str) -> None:
    copy = Path(shutil.copytree(resources, tmp_path / "fr"))
    (copy / name).write_bytes((copy / name).read_bytes()[:-7])
    with pytest.raises(LexiconError) as caught:
        open_levels(copy, lexicon.manifest.digest)
    assert (caught.value.code, caught.value.file) == (Trouble.DAMAGED, name)
    (copy / name).unlink()
    with pytest.raises(LexiconError) as caught:
        open_levels(copy, lexicon.manifest.digest)
    assert (caught.value.code, caught.value.file) == (Trouble.MISSING, name)


def test_vocabularies_of_another_word_list(resources: Path) -> None:
    with pytest.raises(LexiconError) as caught:
        open_levels(resources, "0" * 64)
    assert caught.value.code == Trouble.VERSION


def test_the_never_list_is_what_its_source_says(every_row: dict[str, tuple[Row, ...]], levels: Levels) -> None:
    module = builder("levels")
    rows = {word: items for word, items in every_row.items() if not items[0].tags.startswith("=")}
    assert module.taken((module.HERE / "never_lemmas.txt").read_text(encoding="utf-8"), rows) == levels.never
    with pytest.raises(ValueError, match="zzyzx"):
        module.taken("# a list\nzzyzx", rows)


def test_rare_tenses_are_further_from_their_lemma() -> None:
    distance = builder("levels").distance
    assert distance("v1 ipre 2pl") < distance("v1 cond 3sg") < distance("v1 simp 2pl")
    assert distance("v1 ipsi 3sg") < distance("v1 ipsi 2pl")
    assert distance("nom mas pl") == distance("v1 infi")
