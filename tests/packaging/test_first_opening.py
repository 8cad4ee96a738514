"""The page on the first opening: its pictures are as drawn, every one is shown, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.packaging.scripts import ROOT, script

DOCS = ROOT / "docs"
PAGES = {"fr": DOCS / "premiere-ouverture.md", "en": DOCS / "first-opening.md"}


def test_the_pictures_are_those_of_the_script() -> None:
    draw = script("draw_first_opening.py")
    kept = {file.name: file.read_text(encoding="utf-8") for file in draw.FOLDER.iterdir()}
    assert kept == draw.pictures()


def test_every_picture_is_a_whole_one_with_a_title() -> None:
    for name, svg in script("draw_first_opening.py").pictures().items():
        root = ET.fromstring(svg)  # noqa: S314 - our own file
        title = root.findtext("{http://www.w3.org/2000/svg}title")
        assert title, name
        right = [float(box.get("x", 0)) + float(box.get("width", 0)) for box in root.iter("{http://www.w3.org/2000/svg}rect")]
        assert max(right) <= 640, name


@pytest.mark.parametrize("language", PAGES)
def test_a_page_shows_the_pictures_of_its_language(language: str) -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", PAGES[language].read_text(encoding="utf-8"))
    assert sorted(Path(place).name for place in shown) == sorted(
        name for name in script("draw_first_opening.py").pictures() if name.endswith(f"-{language}.svg")
    )
    assert all((DOCS / place).is_file() for place in shown)


@pytest.mark.parametrize("language", PAGES)
def test_a_page_names_the_files_as_they_are_called(language: str) -> None:
    text = PAGES[language].read_text(encoding="utf-8")
    for name in ("-windows-x64.exe", "-portable.zip", ".dmg", "_amd64.deb", ".tar.gz", "SHA256SUMS"):
        assert name in text, name
