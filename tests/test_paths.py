from __future__ import annotations

from pathlib import Path

import pytest

from ludogite import paths


def test_source_tree() -> None:
    assert (paths.resources() / "themes" / "tokens.toml").is_file()
    assert paths.translations().parent.name == "i18n"


def test_installed_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "ludogite"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resources() == package / "resources"
    assert paths.translations() == package / "i18n"


def test_frozen_app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "ludogite")  # where the frozen modules say they are
    assert paths.resources() == tmp_path / "resources"
    assert paths.translations() == tmp_path / "i18n"


def test_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOGITE_DATA", str(tmp_path / "by-variable"))
    assert paths.data_folder(None) == tmp_path / "by-variable"
    assert paths.data_folder(str(tmp_path / "chosen")) == tmp_path / "chosen"
    monkeypatch.delenv("LUDOGITE_DATA")
    assert paths.data_folder(None).name == "ludogite"


def test_a_portable_program_keeps_its_data_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "Ludogite" / "ludogite.exe"
    (program.parent / paths.PORTABLE).mkdir(parents=True)
    monkeypatch.delenv("LUDOGITE_DATA", raising=False)
    monkeypatch.setattr("sys.executable", str(program))
    assert paths.data_folder(None).name == "ludogite"  # Python itself is nobody's portable program
    monkeypatch.setattr("sys._MEIPASS", str(program.parent / "_internal"), raising=False)
    assert paths.data_folder(None) == program.parent / paths.PORTABLE
    assert paths.data_folder(str(tmp_path / "chosen")) == tmp_path / "chosen"
    (program.parent / paths.PORTABLE).rmdir()
    assert paths.data_folder(None).name == "ludogite"
