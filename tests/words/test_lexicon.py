"""The dictionary as the games use it: verdicts, explanations, damaged files."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludogite.core.rules import Refusal
from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.fold import fold, letters
from ludogite.words.grammar import Nature, Number, Tense, read_grammar
from ludogite.words.lexicon import Lexicon, open_lexicon
from ludogite.words.manifest import EXPLANATIONS, MANIFEST, WORDS
from ludogite.words.packed import Explanations, read_lemma, write_lemma
from ludogite.words.reasons import Reason
from tests.words.builder import FOLDER


@pytest.mark.parametrize(
    "typed", ["fameuse", "aboyez", "whisky", "quetsche", "fussions", "Paris", "cœur", "emblée", "kilomètre", "aa", "ouf"]
)
def test_words_of_play(lexicon: Lexicon, typed: str) -> None:
    word = fold(typed)
    assert isinstance(word, str)
    assert lexicon.valid(word)
    explanation = lexicon.explain(typed)
    assert explanation.valid
    assert explanation.readings
    assert all(letters(reading.spelling) == word for reading in explanation.readings)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("Dinard", Reason.PROPER_NOUN),
        ("FRANCE", Reason.PROPER_NOUN),
        ("sncf", Reason.ABBREVIATION),
        ("adn", Reason.ABBREVIATION),
        ("janv", Reason.ABBREVIATION),
        ("km", Reason.SYMBOL),
        ("sinh", Reason.SYMBOL),
        ("arcenciel", Reason.COMPOUND),
        ("yottamètre", Reason.RARE_UNIT),
        ("lorsqu", Reason.FRAGMENT),
        ("vox", Reason.FOREIGN),
        ("op", Reason.LETTER),
        ("qwrtz", Reason.UNKNOWN),
        ("é", Reason.TOO_SHORT),
        ("x" * 30, Reason.TOO_LONG),
        ("", Reason.EMPTY),
        ("mot 2", Reason.NOT_LETTERS),
    ],
)
def test_refusals_say_why(lexicon: Lexicon, typed: str, reason: Reason) -> None:
    explanation = lexicon.explain(typed)
    assert not explanation.valid
    assert explanation.refusal is not None
    assert explanation.refusal.code == reason
    assert not lexicon.valid(explanation.word)
    assert explanation.readings == ()


def test_near_words_of_a_misspelling(lexicon: Lexicon) -> None:
    assert lexicon.explain("fammeuse").near[0] == "FAMEUSE"
    assert "CHEVAL" in lexicon.explain("chveal").near
    assert lexicon.explain("fammeuse", suits=lambda word: word != "FAMEUSE").near != ("FAMEUSE",)
    assert lexicon.explain("zzzzzzzzzzzzzzzzzzzz").near == ()
    assert lexicon.explain("dinard").near == ()


def test_a_word_that_does_not_suit_is_valid_but_not_explained(lexicon: Lexicon) -> None:
    explanation = lexicon.explain("fameuse", suits=lambda word: False)
    assert explanation.valid
    assert explanation.readings == ()


def test_grammar_of_a_verb(lexicon: Lexicon) -> None:
    first, second = lexicon.explain("aboyez").readings
    assert (first.spelling, first.lemma) == ("aboyez", "aboyer")
    assert first.grammar.tenses == (Tense.PRESENT,)
    assert first.grammar.persons == ((2, Number.PLURIEL),)
    assert second.grammar.tenses == (Tense.IMPERATIF,)
    assert lexicon.lemmas("ABOYEZ") == ("aboyer",)
    assert lexicon.spellings("ETE") == ("été",)
    assert set(lexicon.lemmas("ETE")) == {"été", "être"}
    assert lexicon.spellings("XYZ") == lexicon.lemmas("DINARD") == ()


def test_unknown_tag_is_refused() -> None:
    with pytest.raises(ValueError, match="xyz"):
        read_grammar("nom xyz")


def test_the_committed_files_are_what_the_manifest_says(lexicon: Lexicon, resources: Path) -> None:
    words = lexicon.words()
    assert words == sorted(set(words))
    assert len(words) == lexicon.manifest.words
    assert Counter(map(len, words)) == lexicon.manifest.counts
    assert hashlib.sha256("\n".join(words).encode()).hexdigest() == lexicon.manifest.digest
    assert lexicon.digest == lexicon.manifest.digest[:16]
    assert 404_000 < sum(count for length, count in lexicon.manifest.counts.items() if length <= 15) < 407_000
    for name, digest in lexicon.manifest.sha256.items():
        assert hashlib.sha256((resources / name).read_bytes()).hexdigest() == digest
    assert "Mozilla Public License, v. 2.0" in (resources / "NOTICE.txt").read_text(encoding="utf-8")


def test_every_word_has_readings_that_can_be_read(lexicon: Lexicon, resources: Path) -> None:
    valid = set(lexicon.words())
    grammars: set[str] = set()
    for word, rows in Explanations(resources / EXPLANATIONS).every_row():
        refused = [row.tags.startswith("=") for row in rows]
        assert (word in valid) is not any(refused), word
        assert all(refused) or not any(refused)
        valid.discard(word)
        for row in rows:
            if row.tags.startswith("="):
                assert Reason(row.tags[1:])
            elif not row.tags.startswith("+"):
                assert letters(row.spelling) == word
                grammars.add(row.tags)
    assert not valid
    assert all(read_grammar(tags).natures or "sg" in tags or "pl" in tags for tags in grammars)
    assert read_grammar("adv").natures == (Nature.ADVERBE,)


def test_prefixes(lexicon: Lexicon) -> None:
    words = lexicon.words()[::997]
    assert all(lexicon.is_prefix(word[:end]) for word in words for end in range(len(word) + 1))
    starts = {word[:4] for word in lexicon.words() if len(word) >= 4}
    for start in ("ABCD", "QZQZ", "ZUTI", "BRRR", "WXYZ"):
        assert lexicon.is_prefix(start) is (start in starts)


@given(st.text())
def test_any_text_gets_a_verdict(lexicon: Lexicon, text: str) -> None:
    assert lexicon.valid(text) in {True, False}
    assert lexicon.is_prefix(text) in {True, False}
    assert (lexicon.explain(text).refusal is None) is lexicon.explain(text).valid


@pytest.mark.parametrize("text", ["", "AA\0", "AA\0B", "\0", "\ud800", "aa", "É", "AA ", "A" * 100_000])
def test_strings_that_are_not_folded_are_no_words(lexicon: Lexicon, text: str) -> None:
    assert not lexicon.valid(text)
    assert lexicon.is_prefix(text) is (text == "")


@pytest.mark.parametrize(
    ("spelling", "lemma"), [("aboyez", "aboyer"), ("yeux", "œil"), ("a", "avoir"), ("été", "été"), ("vas", "aller")]
)
def test_lemmas_are_kept_as_differences(spelling: str, lemma: str) -> None:
    assert read_lemma(spelling, write_lemma(spelling, lemma)) == lemma


@pytest.fixture
def copy(resources: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(resources, tmp_path / "fr"))


@pytest.mark.parametrize("name", [MANIFEST, WORDS])
def test_missing_file(copy: Path, name: str) -> None:
    (copy / name).unlink()
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy)
    assert (caught.value.code, caught.value.file) == (Trouble.MISSING, name)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"format": 1}', b'{"format": 1, "counts": 3}'])
def test_damaged_manifest(copy: Path, content: bytes) -> None:
    (copy / MANIFEST).write_bytes(content)
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy)
    assert (caught.value.code, caught.value.file) == (Trouble.DAMAGED, MANIFEST)


def test_manifest_of_another_version(copy: Path) -> None:
    fields = json.loads((copy / MANIFEST).read_bytes())
    (copy / MANIFEST).write_text(json.dumps(fields | {"format": 99}), encoding="utf-8")
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy)
    assert caught.value.code == Trouble.VERSION


@pytest.mark.parametrize("cut", [0, 10, 5000, -1])
def test_damaged_words_never_reach_the_automaton(copy: Path, cut: int) -> None:
    data = (copy / WORDS).read_bytes()
    (copy / WORDS).write_bytes(data[:cut])
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy)
    assert (caught.value.code, caught.value.file) == (Trouble.DAMAGED, WORDS)
    if cut > 0:
        (copy / WORDS).write_bytes(data[:cut] + b"\x00\xff" + data[cut + 2 :])
        with pytest.raises(LexiconError):
            open_lexicon(copy)


def test_damaged_explanations_leave_the_verdicts(copy: Path) -> None:
    data = (copy / EXPLANATIONS).read_bytes()
    for content in (b"", b"something else", data[:100], data[:60_000]):
        (copy / EXPLANATIONS).write_bytes(content)
        broken = open_lexicon(copy)
        assert broken.valid("ZYTHUM")
        with pytest.raises(LexiconError) as caught:
            broken.explain("zythum")
        assert caught.value.file == EXPLANATIONS
    (copy / EXPLANATIONS).unlink()
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy).explain("zythum")
    assert caught.value.code == Trouble.MISSING


def test_the_committed_list_has_our_additions_and_removals(lexicon: Lexicon) -> None:
    for line in (FOLDER / "supplement.txt").read_text(encoding="utf-8").splitlines():
        for item in [] if line.startswith("#") else line.partition("#")[0].split():
            assert lexicon.valid(letters(item) or ""), item
    for line in (FOLDER / "blocklist.txt").read_text(encoding="utf-8").splitlines():
        code, _, words = line.partition(":")
        for word in [] if line.startswith("#") else words.split():
            refusal = lexicon.explain(word).refusal
            assert refusal is not None
            assert refusal.code == code


def test_what_was_read_whole_needs_no_file_again(copy: Path) -> None:
    opened = open_lexicon(copy)
    opened.read_whole()
    shutil.rmtree(copy)
    assert opened.spellings("ZYTHUM") == ("zythum",)
    assert opened.explain("wxcvb").refusal == Refusal.of(Reason.UNKNOWN)


def test_explanations_of_other_words_are_told_apart(copy: Path) -> None:
    data = bytearray((copy / EXPLANATIONS).read_bytes())
    data[-1] ^= 1
    (copy / EXPLANATIONS).write_bytes(data)
    with pytest.raises(LexiconError) as caught:
        open_lexicon(copy).read_whole()
    assert (caught.value.code, caught.value.file) == (Trouble.DAMAGED, EXPLANATIONS)
