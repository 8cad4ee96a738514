"""What is brought in while somebody points at a way that leads on from the box, so that the click imports next to nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.families import CLOSE, MAKE
from ludogite.app import ahead, made_ahead
from ludogite.app.ahead import Ahead, modules
from ludogite.games.catalog import CATALOG
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_values import HomeGame, HomeProfile, ResumeTicket
from ludogite.ui.style.theme import Theme

ROOT = Path(__file__).resolve().parents[2]
MISSED = 4
"""Modules of ours that a click may still import: more, and ``packaging/ahead.py`` has to be run again."""
POINTED = """
import json, sys, time
from pathlib import Path
from types import SimpleNamespace
from ludogite.cli import main
main._prepare(SimpleNamespace(command=None))  # as the program does, before anything asks for Qt
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from ludogite.app.bootstrap import make_application, open_app
def ours():
    return {name for name in sys.modules if name.startswith("ludogite")}
application = make_application()
house = open_app(Path(sys.argv[1]), lang="fr")
house.window.show()
give_up = time.monotonic() + 30
while time.monotonic() < give_up and not (house.is_ready and house.home_room.ahead):
    application.processEvents()
told = {"before": sorted(ours())}
widget = next(widget for widget, way in house.home.ways() if way == sys.argv[2])
QApplication.sendEvent(widget, QEvent(QEvent.Type.Enter))
while house.home_room.ahead.is_busy:
    application.processEvents()
pointed = ours()
widget.click()
application.processEvents()
told["page"], told["missed"] = type(house.window.page).__name__, sorted(ours() - pointed)
print(json.dumps(told), flush=True)
house.window.close()
"""


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a family in whose box a game waits."""
    folder = tmp_path_factory.mktemp("data")
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    for script, *more in ((MAKE, "1", "moves"), (CLOSE,)):  # once it was closed, nothing is worked out any more
        subprocess.run([sys.executable, "-c", script, str(folder), *more], check=True, env=environment, timeout=120)
    return folder


@pytest.mark.parametrize(("way", "page"), [("new", "NewGamePage"), ("profile", "ProfilePage"), (CATALOG[-1].id, "TablePage")])
def test_a_click_imports_next_to_nothing_where_somebody_pointed_before(family: Path, way: str, page: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", POINTED, str(family), way]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert told["page"] == page
    assert "ludogite.app.ahead" in told["before"]
    ours = {name for name in modules(way) if name.startswith("ludogite")}
    assert not ours & set(told["before"]), "nobody had pointed at anything"
    assert len(told["missed"]) <= MISSED, told["missed"]


def test_every_name_is_a_module_of_this_program() -> None:
    for name in made_ahead.MODULES:
        if name.startswith("ludogite"):
            assert find_spec(name) is not None, f"{name}: run packaging/ahead.py"


def test_every_way_from_the_box_is_known(theme: Theme, qtbot: QtBot) -> None:
    page = HomePage(theme, GAME_UIS)
    qtbot.addWidget(page)
    page.show_games([HomeGame("yahtzee", "Yahtzee", "1 à 8 joueurs", 20, available=True)])
    page.show_profiles([HomeProfile(1, "Léa", 2, 0)])
    ticket = ResumeTicket(7, "words_out", "Words Out", ((2, "Léa", 3),), "hier")
    page.show_resume([ticket, ticket._replace(game_id="yahtzee", is_readable=False)])
    ways = [way for _widget, way in page.ways()]
    assert sorted(ways) == sorted(
        ["new", "profile", "person", "person", "words_out", "day", "records", "dico", "rules", "settings"]
    )
    assert set(ways) | {entry.id for entry in CATALOG} == set(made_ahead.WAYS), "run packaging/ahead.py"
    assert all(map(modules, made_ahead.WAYS))
    assert modules("sixth") == (), "a game that is played before anybody has run the script"


@pytest.fixture
def watched(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> tuple[Ahead, QWidget, list[str]]:
    """Watch a widget; importing takes longer than a turn, and is written down."""
    brought: list[str] = []
    monkeypatch.setattr(ahead, "import_module", brought.append)
    monkeypatch.setattr(ahead, "AT_ONCE_S", 0.0)
    monkeypatch.setattr(
        ahead, "made_ahead", type("Made", (), {"WAYS": ("a", "b"), "MODULES": {"x1": 1, "x2": 3, "sys": 3, "x3": 2}})
    )
    widget = QWidget()
    qtbot.addWidget(widget)
    watching = Ahead(widget)
    watching.watch(widget, "a")
    return watching, widget, brought


def brought_soon(watching: Ahead) -> bool:
    """Tell whether something is on its way."""
    return watching.is_busy


def test_modules_come_one_at_a_turn_and_the_last_way_counts(watched: tuple[Ahead, QWidget, list[str]], qtbot: QtBot) -> None:
    watching, widget, brought = watched
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Paint))
    assert not brought_soon(watching)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Enter))
    assert brought_soon(watching)
    assert not brought
    watching._bring()
    assert brought == ["x1"]
    watching.bring("b")
    qtbot.waitUntil(lambda: not watching.is_busy)
    assert brought == ["x1", "x2", "x3"], "what is there already is not brought in again"


def test_only_tab_points_where_the_keyboard_comes_to(watched: tuple[Ahead, QWidget, list[str]]) -> None:
    watching, widget, _brought = watched
    QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason))
    assert not brought_soon(watching), "a page gives the keyboard to its first button by itself"
    QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert brought_soon(watching)
