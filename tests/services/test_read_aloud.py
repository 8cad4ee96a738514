"""*Lis-moi*: the system's own command reads, is ended at once, and never holds the program up."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from pytestqt.qtbot import QtBot

from ludogite.services.read_aloud import LONGEST, VOICES, Voice, VoiceCommand, voices_here

READ = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_bytes(sys.argv[2].encode() + b' ' + sys.stdin.buffer.read())"
HANG = "import pathlib, sys, time; sys.stdin.read(); pathlib.Path(sys.argv[1]).touch(); time.sleep(60)"


def command(code: str, *arguments: str, silence: Sequence[str] = ()) -> VoiceCommand:
    return VoiceCommand(sys.executable, ("-c", code, *arguments), tuple(silence))


def test_the_text_goes_to_the_command_and_not_into_its_line(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice([command(READ, str(file), "{lang}")])
    told: list[bool] = []
    voice.changed.connect(told.append)
    with qtbot.waitSignal(voice.changed, check_params_cb=lambda speaks: not speaks, timeout=20_000):
        voice.say("À toi, Léa ; $(rm) \"'", "fr")
    assert file.read_text(encoding="utf-8") == "fr À toi, Léa ; $(rm) \"'"
    assert told == [True, False]


def test_a_press_ends_it_at_once_and_what_reads_for_us_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    begun, hushed = tmp_path / "begun", tmp_path / "hushed"
    voice = Voice([command(HANG, str(begun), silence=("-c", f"open({str(hushed)!r}, 'w')"))])
    voice.say("Une longue règle", "fr")
    qtbot.waitUntil(begun.exists, timeout=20_000)
    before = time.monotonic()
    voice.stop()
    assert not voice.speaks
    assert time.monotonic() - before < 1
    qtbot.waitUntil(hushed.exists, timeout=20_000)


def test_what_cannot_read_gives_way_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice([VoiceCommand(str(tmp_path / "none"), ()), command("raise SystemExit(1)"), command(READ, str(file), "{lang}")])
    voice.say("Oui", "en")
    qtbot.waitUntil(lambda: file.exists() and not voice.speaks, timeout=20_000)
    assert file.read_text() == "en Oui"


def test_where_nothing_reads_it_is_said_once_and_nothing_is_tried_again(qtbot: QtBot) -> None:
    voice = Voice([command("raise SystemExit(1)")])
    with qtbot.waitSignal(voice.failed, timeout=20_000):
        voice.say("Oui", "fr")
    voice.say("Encore", "fr")
    assert not voice.speaks


def test_nothing_is_read_of_nothing_and_a_book_is_cut(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = Voice([command(READ, str(file), "{lang}")])
    voice.say(" \n", "fr")
    assert not voice.speaks
    voice.say("a" * 9 * LONGEST, "fr")
    qtbot.waitUntil(lambda: not voice.speaks, timeout=20_000)
    assert len(file.read_text()) == LONGEST + len("fr ")


def test_a_voice_is_offered_where_it_is_found_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(VOICES) == {"linux", "darwin", "win32"}
    assert voices_here("amiga") == []
    monkeypatch.setattr(QStandardPaths, "findExecutable", lambda name: "/bin/espeak-ng" if name == "espeak-ng" else "")
    assert [voice.name for voice in voices_here("linux")] == ["/bin/espeak-ng"]
    assert voices_here("darwin") == []
