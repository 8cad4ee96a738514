"""The vocabularies of computer players, and the words that they never play."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.fold import letters
from ludogite.words.levels import CHOSEN, LEVELS, Levels, Vocabulary, open_levels
from ludogite.words.lexicon import Lexicon
from ludogite.words.manifest import NEVER, VEILED
from ludogite.words.packed import Row
from tests.words.builder import builder

DATA = Path(__file__).parent / "data"


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
        ("GIRAFE", Vocabulary.ENFANT),
        ("DOUDOUS", Vocabulary.ENFANT),
        ("POISSON", Vocabulary.ENFANT),
        ("SOLEIL", Vocabulary.ENFANT),
        ("MACRON", Vocabulary.LARGE),
        ("GAZA", Vocabulary.LARGE),
        ("FISCAL", Vocabulary.COURANT),
        ("BOUSSOLE", Vocabulary.ENFANT),
        ("ABOYEZ", Vocabulary.ENFANT),
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
    assert levels.never < levels.veiled
    for word in levels.never:
        assert lexicon.valid(word)
        assert not any(levels.may_play(word, vocabulary) for vocabulary in Vocabulary)
        assert not levels.holds(word, Vocabulary.ENFANT)
        assert not levels.may_show(word, Vocabulary.ENFANT)
        assert levels.may_show(word, Vocabulary.TOUT)
    assert {"CON", "CONS", "PUTES", "NEGRES", "BITE", "NAZIS", "PEDE", "MERDE", "VIOLER"} <= levels.never


@pytest.mark.parametrize(
    "word",
    ["FOUS", "BAISER", "VIOLENT", "VIOLONS", "TRINGLE", "PINE", "BANDE", "RATONS", "TAPETTE", "VERGER", "CONNU", "MAQUEREAU"],
)
def test_innocent_words_stay(levels: Levels, lexicon: Lexicon, word: str) -> None:
    assert lexicon.valid(word)
    assert levels.may_play(word, Vocabulary.TOUT)


@pytest.mark.parametrize("name", [LEVELS, NEVER, VEILED, "enfant.dawg", "large.dawg"])
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
    hand = module.by_hand(rows, module.TARGET / module.NAMES)
    assert (hand.never, hand.veiled) == (levels.never, levels.veiled)
    with pytest.raises(ValueError, match="zzyzx"):
        module.taken("# a list\nzzyzx", rows)


def test_rare_tenses_are_further_from_their_lemma() -> None:
    distance = builder("levels").distance
    assert distance("v1 ipre 2pl") < distance("v1 cond 3sg") < distance("v1 simp 2pl")
    assert distance("v1 ipsi 3sg") < distance("v1 ipsi 2pl")
    assert distance("nom mas pl") == distance("v1 infi")


CRUDE = [
    line.split() for line in (DATA / "crude.txt").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
]


@pytest.mark.parametrize("forms", CRUDE, ids=lambda forms: forms[0])
def test_no_form_of_a_crude_word_is_played_below_the_whole_list(levels: Levels, lexicon: Lexicon, forms: list[str]) -> None:
    """Singular, plural, feminine and every spelling that the dictionary knows."""
    known = [word for word in forms if lexicon.valid(word)]
    assert known
    assert [word for word in known if levels.level(word) is not Vocabulary.TOUT and word not in levels.never] == []
    assert [word for word in known if levels.may_show(word, Vocabulary.ENFANT)] == []


def test_nothing_of_a_barred_lemma_is_left_but_what_is_kept_on_purpose(
    every_row: dict[str, tuple[Row, ...]], levels: Levels
) -> None:
    module = builder("levels")
    kept = {
        item[1:]
        for line in (module.HERE / "never_lemmas.txt").read_text(encoding="utf-8").splitlines()
        for item in line.split()
        if item.startswith("-") and not line.startswith("# ")
    }
    barred = {row.lemma for word in levels.never for row in every_row[word] if letters(row.lemma) in levels.never}
    only = {
        word
        for word, rows in every_row.items()
        if word not in levels.never and not rows[0].tags.startswith("=") and all(row.lemma in barred for row in rows)
    }
    assert only <= kept, sorted(only - kept)


def test_the_short_words_of_the_supplement_stay_with_those_who_collect_them(levels: Levels) -> None:
    module = builder("levels")
    lines = (module.HERE / "supplement.txt").read_text(encoding="utf-8").splitlines()
    short = {
        letters(word) for line in lines if not line.startswith("#") for word in line.partition("#")[0].split() if len(word) <= 3
    }
    everyday = {
        "OK",
        "WOW",
        "OUF",
        "BAR",
        "BARS",
        "BU",
        "HA",
        "MI",
        "PI",
        "PIS",
        "EXO",
        "BRO",
        "GIF",
        "KID",
        "FUR",
        "API",
        "NAN",
        "LAG",
        "ABO",
        "APP",
        "BAO",
        "DEV",
        "POG",
    }
    assert {word for word in short if levels.holds(str(word), Vocabulary.COURANT)} <= everyday


def test_words_of_today_are_accepted(lexicon: Lexicon) -> None:
    today = "CRUSH SPOILE SPOILEE FOLLOWERS STORY STORIES GIF DINO ANNIV VISIO CHATBOT SEUM WESH STREAMEUSE METAVERS INCONTRABLE"
    refused = [word for word in today.split() if not lexicon.valid(word)]
    assert refused == ["INCONTRABLE"]


@pytest.mark.parametrize("vocabulary", CHOSEN)
def test_words_as_played_fit_who_plays_them(levels: Levels, vocabulary: Vocabulary) -> None:
    """300 words drawn from games, weighted by plays, each read by eye: at most nine may miss the player.

    The letters: K a ten-year-old uses it, A an adult, P a word-game player, N nobody, X it is crude.
    """
    fits = {Vocabulary.ENFANT: "K", Vocabulary.COURANT: "KA", Vocabulary.LARGE: "KAP"}[vocabulary]
    lines = (DATA / f"played_{vocabulary.value}.tsv").read_text(encoding="utf-8").splitlines()
    verdicts = [line.split("\t") for line in lines if not line.startswith("#")]
    assert sum(int(count) for _, count, _ in verdicts) == 300
    assert all(levels.holds(word, vocabulary) for word, _, _ in verdicts)
    assert sum(int(count) for _, count, verdict in verdicts if verdict not in fits) <= 9
