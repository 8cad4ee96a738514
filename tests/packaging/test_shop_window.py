"""What shops and desktops show of the program is true: its words, its pictures, a new game of each from the menu."""

from __future__ import annotations

import configparser
import re
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ludogite.cli import arguments
from ludogite.games.catalog import ready_games

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
METAINFO = next(LINUX.glob("*.metainfo.xml"))


def test_the_words_are_counted_as_they_are() -> None:
    text = METAINFO.read_text(encoding="utf-8")
    told = {int(re.sub(r"\D", "", number)) for number in re.findall(r"\d{3}[\s,]\d{3}(?= (?:words|mots))", text)}
    in_words = re.search(r"the ([\d,]+) words", (ROOT / "docs/words.md").read_text(encoding="utf-8"))
    in_readme = re.search(r"knows ([\d,]+) French words", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert in_words
    assert in_readme
    assert told == {int(in_words.group(1).replace(",", ""))} == {int(in_readme.group(1).replace(",", ""))}


def test_every_picture_that_a_shop_shows_is_there() -> None:
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    pictures = [image.text or "" for image in root.iter("image")]
    home = root.findtext("url[@type='homepage']") or ""
    assert len(pictures) >= 3
    for picture in pictures:
        place = picture.partition("/main/")[2]
        assert picture.startswith(home.replace("github.com", "raw.githubusercontent.com"))
        assert (ROOT / place).read_bytes()[:4] == b"\x89PNG", place


def test_the_menu_begins_a_new_game_of_each() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # the way configparser documents to keep capitals
    parser.read(LINUX / "ludogite.desktop", encoding="utf-8")
    actions = parser["Desktop Entry"]["Actions"].rstrip(";").split(";")
    begun = []
    for action in actions:
        entry = parser[f"Desktop Action {action}"]
        assert entry["Name[fr]"].startswith("Nouvelle partie de ")
        program, *rest = entry["Exec"].split()
        assert program == "ludogite"
        begun.append(arguments.parser().parse_args(rest).new)
    assert begun == [entry.id for entry in ready_games()]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate here")
def test_the_desktop_entry_is_valid() -> None:
    told = subprocess.run(["desktop-file-validate", LINUX / "ludogite.desktop"], capture_output=True, text=True, check=False)
    assert told.stdout == ""


def test_the_readme_shows_pictures_for_fine_screens_and_one_that_moves() -> None:
    shown = re.findall(r"!\[[^\]]+\]\((docs/images/[\w-]+\.(\w+))\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    moving = [(ROOT / place).read_bytes() for place, kind in shown if kind == "webp"]
    for place in (place for place, kind in shown if kind == "png"):
        assert struct.unpack(">II", (ROOT / place).read_bytes()[16:24]) == (2560, 1600), place
    assert len(moving) == 1
    frames = [moving[0][place + 20 : place + 23] for place in places(moving[0], b"ANMF")]
    lasts = sum(int.from_bytes(frame, "little") for frame in frames) / 1000
    assert 5 <= lasts <= 8, f"{lasts} s"
    assert len(moving[0]) < 1_000_000


def places(data: bytes, kind: bytes) -> Iterator[int]:
    """Find the chunks of a kind in a RIFF file."""
    place = 12
    while place < len(data):
        if data[place : place + 4] == kind:
            yield place
        size = int.from_bytes(data[place + 4 : place + 8], "little")
        place += 8 + size + size % 2
