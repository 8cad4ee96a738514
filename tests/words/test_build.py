"""The builder of the word list, on a small dictionary of our own."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from ludogite.words.fold import letters
from ludogite.words.lexicon import Lexicon, open_lexicon
from ludogite.words.manifest import EXPLANATIONS, MANIFEST, WORDS
from ludogite.words.packed import Row
from tests.words.builder import FOLDER, builder

DATA = Path(__file__).parent / "data"
choose = builder("choose")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target: Path = tmp_path_factory.mktemp("fr")
    builder("build").build(DATA / "small.aff", DATA / "small.dic", target)
    return target


@pytest.fixture(scope="module")
def small(made: Path) -> Lexicon:
    return open_lexicon(made)


def test_words_of_the_small_dictionary(small: Lexicon) -> None:
    supplement = {
        letters(form)
        for line in (FOLDER / "supplement.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
        for form in line.partition("#")[0].split()
    }
    own = {"OEIL", "OEILS", "ETE", "ETES", "ABOYER", "ABOYEZ", "WATT", "WATTS", "KILOWATT", "KILOWATTS", "AFIN", "PARIS"}
    assert set(small.words()) == own | supplement
    assert small.manifest.words == len(own | supplement)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("KM", "symbol"),
        ("DINARD", "proper_noun"),
        ("OFBIZ", "proper_noun"),
        ("SNCF", "abbreviation"),
        ("MME", "abbreviation"),
        ("ANGLO", "fragment"),
        ("QU", "fragment"),
        ("ABOYE", "fragment"),  # only « aboyè-je »
        ("ARCENCIEL", "compound"),
        ("AM", "abbreviation"),
        ("JANV", "abbreviation"),
        ("YOCTOWATT", "rare_unit"),
        ("TRUC", "unknown"),
    ],
)
def test_reasons_of_the_small_dictionary(small: Lexicon, word: str, reason: str) -> None:
    explanation = small.explain(word)
    assert explanation.refusal is not None
    assert explanation.refusal.code == reason


def test_supplement_takes_the_accents_of_the_source(small: Lexicon) -> None:
    (reading,) = small.explain("emblee").readings
    assert (reading.spelling, reading.note) == ("emblée", "d'emblée")
    (plural,) = small.explain("apis").readings
    assert (plural.spelling, plural.lemma) == ("apis", "api")


def test_the_supplement_may_spell_its_words() -> None:
    choice = choose.Choice({}, {})
    choose.supplement(choice, "féria FERIAS # fête\n# a comment\n\n")
    assert choice.words == {"FERIA": [Row("féria", "féria", "+fête")], "FERIAS": [Row("ferias", "féria", "+fête")]}
    with pytest.raises(ValueError, match="mot2"):
        choose.supplement(choice, "mot2 # no")


def test_readings_carry_their_lemma(small: Lexicon) -> None:
    assert small.lemmas("KILOWATTS") == ("kilowatt",)
    assert small.spellings("OEILS") == ("œils",)


def test_the_same_source_gives_the_same_bytes(made: Path, tmp_path: Path) -> None:
    builder("build").build(DATA / "small.aff", DATA / "small.dic", tmp_path)
    for name in (MANIFEST, WORDS, EXPLANATIONS):
        assert (made / name).read_bytes() == (tmp_path / name).read_bytes()
    fields = json.loads((made / MANIFEST).read_bytes())
    assert fields["licence"] == "MPL-2.0"
    assert fields["built_from"]["small.dic"] == hashlib.sha256((DATA / "small.dic").read_bytes()).hexdigest()


@pytest.mark.skipif(shutil.which("hunspell") is None, reason="needs the hunspell command")
def test_the_check_finds_what_the_expander_misses_or_invents(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build = builder("build")
    other = tmp_path / "other"
    other.write_text("cheval\nchevaux\nchevals\nzorglub\nplusbeauest\n", encoding="utf-8")
    assert build.check(DATA / "tiny.aff", DATA / "tiny.dic", other)
    assert "3 words of other accepted by hunspell, 0 not made" in capsys.readouterr().out
    whole = builder("expand").expand
    monkeypatch.setattr(build, "expand", lambda entry, rules: [form for form in whole(entry, rules) if form.text != "chevaux"])
    assert not build.check(DATA / "tiny.aff", DATA / "tiny.dic", other)
    assert "1 not made ['chevaux']" in capsys.readouterr().out
    invented = builder("expand").Form("zorglub", "zorglub", (), "")
    monkeypatch.setattr(build, "expand", lambda entry, rules: [*whole(entry, rules), invented])
    assert not build.check(DATA / "tiny.aff", DATA / "tiny.dic", other)
    assert "1 refused by hunspell ['zorglub']" in capsys.readouterr().out


def test_the_blocklist_moves_words_to_the_refused() -> None:
    choice = choose.Choice({"SIN": [Row("sin", "sin", "nom mas inv")], "MOT": [Row("mot", "mot", "nom mas sg")]}, {})
    choose.block(choice, "# a list\nsymbol: SIN COS\n")
    assert choice.words.keys() == {"MOT"}
    assert choice.refused == {"SIN": [Row("sin", "sin", "=symbol")], "COS": [Row("cos", "cos", "=symbol")]}
    with pytest.raises(ValueError, match="nonsense"):
        choose.block(choice, "nonsense: MOT")


def test_tags_lose_what_explains_nothing() -> None:
    assert choose.tags_of(("po:v1_it___zz", "po:ipre", "po:3pl!", "dp:le")) == "v1 ipre 3pl"
    assert choose.tags_of(("po:mg", "po:prep", "st:de")) == "prep"
    assert choose.tags_of(("po:mg",)) == "mg"
    assert choose.tags_of(("po:ppas", "po:adj", "po:1jsg", "is:mas", "is:sg")) == "ppas adj mas sg"
