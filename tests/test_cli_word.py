from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludogite import paths
from ludogite.cli.main import main
from ludogite.store.database import FILE_NAME, open_store
from ludogite.words.reasons import Verdict


@pytest.fixture(autouse=True)
def data(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "family"
    monkeypatch.setenv("LUDOGITE_DATA", str(folder))
    return folder


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, object]]:
    assert main(["word", *words, "--json", "--lang", "fr"]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def test_words_are_told_with_accents_lemmas_and_grammar(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    (found, no) = asked(capsys, "oeuf", "maisson")
    assert found == {
        "word": "oeuf", "valid": True, "spellings": ["œuf"], "lemmas": ["œuf"], "explain": "œuf\u202f: nom, masculin singulier",
        "meaning": None,
    }  # fmt: skip
    assert (no["valid"], no["spellings"], no["lemmas"]) == (False, [], [])
    assert "maison" in str(no["explain"])
    assert not data.exists()  # a question makes no data folder


def test_the_terminal_marks_each_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "ÉTÉ", "km", "--lang", "fr"]) == 0
    yes, no = capsys.readouterr().out.splitlines()
    assert yes.startswith("+ ÉTÉ")
    assert "participe passé" in yes
    assert no.startswith("- km")
    assert "symbole" in no


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Il faut un mot."),
        (" \t", "Il faut un mot."),
        ("é" * 1_000_000, "Un mot a au plus 21 lettres."),
        ("🎲🎲", "Un mot n’a que des lettres."),
        ("a\x1b[31mb\x00", "Un mot n’a que des lettres."),
        ("привет", "Un mot n’a que des lettres."),
        ("chat\udcff", "Un mot n’a que des lettres."),
        ("x", "Un mot a au moins 2 lettres."),
        ("arc-en-ciel", "Les mots composés ne comptent pas."),
    ],
)
def test_bad_input_gets_a_sentence(capsys: pytest.CaptureFixture[str], typed: str, told: str) -> None:
    (entry,) = asked(capsys, typed)
    assert (entry["valid"], entry["explain"]) == (False, told)
    assert len(str(entry["word"])) <= 41
    assert str(entry["word"]).isprintable()


def test_the_familys_rulings_count(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    store = open_store(data).store
    store.house_words.rule("LUDOGITE", Verdict.ACCEPT, who="Mamie")
    store.house_words.rule("CHAT", Verdict.BAN, who="Léa")
    store.close()
    ours, banned = asked(capsys, "Ludogîte", "chat")
    assert (ours["valid"], banned["valid"]) == (True, False)
    assert "Mamie" in str(ours["explain"])
    assert "Léa" in str(banned["explain"])


def test_data_that_cannot_be_read_is_told(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    data.mkdir()
    (data / FILE_NAME).write_bytes(b"no data file at all")
    assert main(["word", "chat", "--lang", "fr"]) == 0  # set aside as every opening does
    assert capsys.readouterr().out.startswith("+ chat")


@pytest.mark.parametrize("trouble", ["missing", "damaged", "explanations"])
def test_a_bad_word_list_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    resources = tmp_path / "resources"
    shutil.copytree(paths.resources() / "words", resources / "words")
    folder = resources / "words" / "fr"
    match trouble:
        case "missing":
            (folder / "words.dawg").unlink()
        case "damaged":
            (folder / "words.dawg").write_bytes(b"no words")
        case _:
            (folder / "explanations.bin").write_bytes(b"no words")
    monkeypatch.setattr(paths, "resources", lambda: resources)
    assert main(["word", "chat", "--lang", "fr"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "réinstaller Ludogîte" in said.err
    assert said.err.count("\n") == 1


def test_a_rare_word_has_its_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    assert [one["meaning"] for one in asked(capsys, "rus", "XYZ")] == ["petit ruisseau", None]
    assert main(["word", "ru", "--json", "--lang", "en"]) == 0
    assert "stream" in json.loads(capsys.readouterr().out)[0]["meaning"]
    assert main(["word", "ru", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "    petit ruisseau"
