"""What rare words mean: the text that is committed, the file built from it, and what a damaged file costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.words.errors import LexiconError, Trouble
from ludogite.words.lexicon import Lexicon
from ludogite.words.manifest import NEVER
from ludogite.words.meanings import FILE, MAGIC, MOST_SENSES, Meanings, Sense
from ludogite.words.packed import Row
from tests.words.builder import builder

MANY = [Sense(f"mot{number:04}", f"sens {number}", f"sense {number}") for number in range(1000)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    path.write_bytes(builder("meanings").pack(MANY))
    return path


def test_meanings_are_told_in_both_languages(resources: Path, lexicon: Lexicon) -> None:
    meanings = Meanings(resources / FILE)
    (sense,) = meanings.of(lexicon.lemmas("RUS"))
    assert sense.told("fr") == "petit ruisseau"
    assert "stream" in sense.told("en")
    assert meanings.of(lexicon.lemmas("XYZ")) == meanings.of(()) == ()
    assert meanings.trouble is None
    assert meanings.check() is None


def test_every_sense_is_found_again(file: Path) -> None:
    meanings = Meanings(file)
    assert list(meanings.everything()) == MANY
    assert all(meanings.of((sense.lemma,)) == (sense,) for sense in MANY)
    assert meanings.of(("a",)) == meanings.of(("mot0000b",)) == meanings.of(("zzz",)) == ()


def test_homographs_have_a_line_each_and_three_at_most(tmp_path: Path) -> None:
    senses = [Sense("as", f"{number}", "x") for number in range(3)] + [
        Sense("avoir", "tenir", "have"),
        Sense("avoir", "bien", "good"),
    ]
    (tmp_path / FILE).write_bytes(builder("meanings").pack(senses))
    meanings = Meanings(tmp_path / FILE)
    assert meanings.of(("as", "avoir", "as")) == (*senses[:2], senses[3])
    assert meanings.of(("avoir",)) == tuple(senses[3:])


def test_damage_costs_meanings_only(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()

    def trouble(content: bytes) -> Trouble | None:
        """Read a spoilt file: what it says must be right, or nothing."""
        (tmp_path / "spoilt").write_bytes(content)
        meanings = Meanings(tmp_path / "spoilt")
        assert all(meanings.of((sense.lemma,)) in {(sense,), ()} for sense in MANY[::50])
        return meanings.check()

    assert trouble(whole) is None
    assert trouble(whole + whole) is Trouble.DAMAGED
    assert trouble(b"") is trouble(b"LUDOGITE MEANINGS 2\n" + whole[len(MAGIC) :]) is Trouble.VERSION
    for cut in range(len(MAGIC), len(whole), 97):
        assert trouble(whole[:cut]) is Trouble.DAMAGED
    for place in range(len(MAGIC), len(whole), 97):
        assert trouble(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :]) is Trouble.DAMAGED
    file.unlink()
    assert Meanings(file).of(("mot0001",)) == ()
    assert Meanings(file).check() is Trouble.MISSING
    with pytest.raises(LexiconError):
        next(Meanings(file).everything())


def test_the_file_is_built_from_the_text(resources: Path, every_row: dict[str, tuple[Row, ...]]) -> None:
    make = builder("meanings")
    senses = make.read((resources / "meanings.tsv").read_text(encoding="utf-8"))
    crude = frozenset((resources / NEVER).read_text(encoding="utf-8").split())
    lemmas = {row.lemma for rows in every_row.values() for row in rows if row.tags[0] != "="}
    assert list(make.faults(senses, lemmas, crude)) == []
    assert make.pack([make.typeset(sense) for sense in senses]) == (resources / FILE).read_bytes()


def test_the_builder_finds_what_is_wrong_with_a_line() -> None:
    make = builder("meanings")
    lemmas, crude = {"as", "ru"}, {"MERDE"}

    def faults(text: str) -> list[str]:
        return list(make.faults(make.read(text), lemmas, crude))

    good = "as\tcarte à un point\tace\nru\tpetit ruisseau\tsmall stream\n"
    assert faults(good) == []
    assert faults("ru\tpetit ruisseau\tsmall stream\nas\tcarte\tace\n") == ["as: stands after ru"]
    assert faults("as\tcarte\tace\nas\tcarte\tace\n") == ["as: twice the same"]
    assert faults("".join(f"as\tsens {n}\tsense\n" for n in range(MOST_SENSES + 1))) == ["as: 4 senses"]
    assert faults("ixia\tfleur\tflower\n") == ["ixia: no lemma of the list"]
    assert faults(f"as\t{'a' * 71}\tace\n") == [f"as: 71 signs: {'a' * 71}"]
    assert faults("as\tcarte  à un point\tace\n") != []
    assert faults("as\tcarte.\tace\n") == ["as: ends with a full stop: carte."]
    assert faults("as\tmerde\tace\n") == ["as: crude: merde"]
    with pytest.raises(ValueError, match="line 1"):
        make.read("as\tcarte\n")


def test_what_is_built_is_typeset() -> None:
    sense = builder("meanings").typeset(Sense("da", "ancien : dans « oui-da », l'oui", "in “oui-da”: it's yes"))
    assert sense.french == "ancien\u202f: dans «\u00a0oui-da\u00a0», l’oui"
    assert sense.english == "in “oui-da”: it’s yes"
