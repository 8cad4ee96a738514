"""The frozen app as a family has it: started from its folder, with nothing of ours around it."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from PySide6.QtGui import QImage

from ludogite import __version__
from ludogite.games.catalog import ready_games
from ludogite.phones.messages import Addresses, Listening, Open, read, write
from tests.packaging.scripts import ROOT

pytestmark = [pytest.mark.frozen, pytest.mark.slow]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux binaries")
LARGEST = 124_000_000
"""Bytes unpacked, on Linux: 121.0 MB with recorded throws, meanings and problems, 1.7 MB that were not there at 120."""


def run(frozen: Any, *arguments: str, data: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start the frozen app far from the sources and without the environment of the tests."""
    kept = {
        name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT", "TEMP", "TMP", "LANG", "LC_ALL") if name in os.environ
    }
    environment = kept | {"QT_QPA_PLATFORM": "offscreen", "LUDOGITE_DATA": str(data)} | variables
    return subprocess.run(
        [str(frozen.program), *arguments], env=environment, cwd=data, capture_output=True, text=True, encoding="utf-8",
        check=False, timeout=200,
    )  # fmt: skip


def test_version(frozen: Any, tmp_path: Path) -> None:
    told = run(frozen, "--version", data=tmp_path)
    assert (told.returncode, told.stdout.strip(), told.stderr) == (0, f"ludogite {__version__}", "")


def test_it_tests_itself(frozen: Any, tmp_path: Path) -> None:
    told = run(frozen, "self-test", "--games", "1", data=tmp_path)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stderr == ""
    passed = re.findall(r"^ok +(.+?):", told.stdout, re.MULTILINE)
    assert {f"game {entry.id}" for entry in ready_games()} | {
        "resources",
        "fonts and look",
        "work beside the window",
        "translations",
    } <= set(passed)
    assert any("migrated" in line for line in told.stdout.splitlines())


@pytest.mark.parametrize("page", ["home", "yahtzee"])
def test_it_draws_a_page(frozen: Any, tmp_path: Path, page: str) -> None:
    out = tmp_path / "page.png"
    told = run(frozen, "screenshot", page, "--out", str(out), "--size", "1024x640", "--lang", "fr", data=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 640)
    colours = {image.pixel(x, y) for x in range(0, 1024, 8) for y in range(0, 640, 8)}
    assert len(colours) > 60  # paper, felt, dice, shades: an empty window has a handful


def test_a_wrong_argument_gets_a_sentence(frozen: Any, tmp_path: Path) -> None:
    told = run(frozen, "screenshot", "cuisine", "--out", str(tmp_path / "x.png"), data=tmp_path)
    assert told.returncode == 2
    assert "no such page: cuisine" in told.stderr
    assert "Traceback" not in told.stderr
    assert run(frozen, "--nonsense", data=tmp_path).returncode == 2


def test_a_damaged_file_gets_a_sentence(frozen: Any, tmp_path: Path) -> None:
    damaged = tmp_path / "partie.ludogite"
    damaged.write_bytes(b'{"ludogite": "game", "version": \xff\x00')
    told = run(frozen, "replay", str(damaged), "--lang", "fr", data=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith("ludogite: ")
    assert len(told.stderr.splitlines()) == 1


@LINUX
def test_no_screen_gets_a_sentence(frozen: Any, tmp_path: Path) -> None:
    told = run(frozen, data=tmp_path, QT_QPA_PLATFORM="")
    assert told.returncode == 2
    assert "DISPLAY" in told.stderr


def test_what_is_inside(frozen: Any) -> None:
    names = {file.relative_to(frozen.app).as_posix() for file in frozen.app.rglob("*") if file.is_file()}
    unwanted = re.compile(r"(?i)qml|quick|webengine|designer|qt6?sql|qt6?test|numpy|tzdata|/tests?/|_ssl|\.py$|\.ts$")
    assert [name for name in names if unwanted.search(name)] == []
    translations = {Path(name).name for name in names if name.endswith(".qm")}
    assert translations == {"fr.qm", "en.qm", "qtbase_fr.qm", "qtbase_en.qm"}
    assert any(name.endswith("resources/LICENSES.md") for name in names)
    assert any(name.endswith("licences/LGPL-3.0.txt") for name in names)


@LINUX
def test_both_ways_to_a_linux_screen_are_inside(frozen: Any) -> None:
    plugins = {file.name for file in (frozen.app / "_internal/PySide6/Qt/plugins").rglob("*.so")}
    assert {"libqxcb.so", "libqwayland.so", "libxdg-shell.so", "libadwaita.so", "libqoffscreen.so"} <= plugins


@LINUX
def test_it_is_small_and_forgets_where_it_was_built(frozen: Any) -> None:
    files = [file for file in frozen.app.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) <= LARGEST
    told = subprocess.run(
        ["readelf", "-dW", *(file for file in files if ".so" in file.name)], capture_output=True, text=True, check=True
    )
    assert not re.findall(r"R(?:UN)?PATH.*\[/.*\]", told.stdout)
    assert [file for file in files if str(ROOT).encode() in file.read_bytes()] == []


def test_it_serves_phones_from_itself(frozen: Any, tmp_path: Path) -> None:
    """The program is its own process for phones, without a window; it ends when its input does."""
    server = subprocess.Popen([str(frozen.program), "--phones"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path)
    assert server.stdin is not None and server.stdout is not None  # noqa: PT018
    try:
        assert isinstance(read(server.stdout.readline()), Addresses)
        page = ["text/html", base64.b64encode(b"<p>Salut").decode()]
        server.stdin.write(write(Open("127.0.0.1", 8420, "ABCDE", {}, {"/": page}, [])))
        server.stdin.flush()
        listening = read(server.stdout.readline())
        assert isinstance(listening, Listening)
        with urlopen(f"http://127.0.0.1:{listening.port}/", timeout=10) as answer:
            assert answer.read() == b"<p>Salut"
        server.stdin.close()
        assert server.wait(timeout=10) == 0
    finally:
        server.kill()
        server.stdout.close()
