"""What macOS asks of the program, by stand-ins: where the data lie, the Quit of its menu, and its dark mode."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.app.bootstrap import open_app
from ludogite.app.crash_log import CRASH_LOG
from ludogite.app.single_instance import LOCK
from ludogite.store import FILE_NAME, open_store
from ludogite.ui.style.i18n import SYSTEM


def test_the_data_lie_where_a_mac_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "Applications/Ludogite.app/Contents/MacOS/ludogite"
    program.parent.mkdir(parents=True)
    monkeypatch.delenv("LUDOGITE_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "_MEIPASS", str(program.parents[1] / "Frameworks"), raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: MacOS(name, appauthor).user_data_path)
    assert paths.data_folder(None) == tmp_path / "Library/Application Support/ludogite"
    assert paths.resources() == program.parents[1] / "Frameworks/resources"


QUIT = """
import subprocess
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from ludogite.app import bootstrap
window = bootstrap.Window
shown = window.uncover
def quit_soon(self):
    QTimer.singleShot(1500, lambda: QCoreApplication.sendEvent(QCoreApplication.instance(), QEvent(QEvent.Type.Quit)))
    return shown(self)
window.uncover = quit_soon
sys.exit(bootstrap.run(data=Path(sys.argv[1]), lang="fr", code=None))
"""
"""Starts the program as people do; Cocoa sends this event for Command+Q, in a process of its own, for no loop runs after it."""


def test_quit_in_the_menu_closes_the_window_and_the_data(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", QUIT, str(tmp_path)], check=True, timeout=60)
    assert {file.name for file in tmp_path.iterdir()} >= {FILE_NAME}
    assert not any((tmp_path / name).exists() for name in (LOCK, CRASH_LOG))
    again = open_store(tmp_path)
    assert again.notices == ()
    again.store.close()


@pytest.mark.parametrize(("scheme", "name"), [(Qt.ColorScheme.Dark, "soiree"), (Qt.ColorScheme.Light, "papier")])
def test_the_theme_follows_the_dark_mode(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scheme: Qt.ColorScheme, name: str
) -> None:
    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's own name
            return scheme

    house = open_app(tmp_path)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    house.services.change("theme", SYSTEM)
    assert house.theme.name == name
    house.window.close()
    house.window.deleteLater()
