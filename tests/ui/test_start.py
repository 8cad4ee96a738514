"""The start: what is imported before the first frame, what imports, what the first frame shows, and what a click on it does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import keep_picture, open_app
from ludogite.games.catalog import CATALOG
from ludogite.services import home_facts
from ludogite.services.home_facts import FILE, HomeFacts, NewRecord, Person, Trace, WaitingGame, recall, remember
from ludogite.store import FILE_NAME, Json, NewProfile, Ply, open_store
from ludogite.store.saves import NewGame, SeatInfo
from ludogite.ui.flow import press_guard
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_values import HomeProfile

ROOT = Path(__file__).resolve().parents[2]
OURS, ALL = 81 + 2 * len(CATALOG), 240 + 2 * len(CATALOG)
"""Modules of ours and modules in all that may be imported before the first frame of the page: each costs every start.

A game adds two: its package and its emblem.
"""
PICTURED = 34, 190
"""The same, before the picture of the page is seen."""
PARTED = 3 if sys.version_info >= (3, 13) else 0
"""Modules that Python itself has parted since: pathlib, zipfile, tokenize."""
LATER = (
    "ludogite.core",
    "ludogite.words",
    "ludogite.games.yahtzee",
    "ludogite.store.database",
    "ludogite.cli.arguments",
    "sqlite3",
    "pickle",
)
"""What the first frame does not show."""
WATCHED = """
import builtins, json, os, sys
from ludogite import __main__
from ludogite.cli import main  # as the program does, before Qt
from ludogite.app import bootstrap, first_picture, imports
made, shown = bootstrap.open_app, first_picture.show
pictured = []
def seen(window, picture):
    shown(window, picture)
    pictured.extend(sys.modules)
def watched(*args, **named):
    controller = made(*args, **named)
    def end():
        told = {"modules": sorted(sys.modules), "pictured": sorted(pictured)}
        told["own"] = builtins.__import__ is imports.OWN and imports.put_back()
        print(json.dumps(told | {"hook": hasattr(builtins, "__feature_import__")}), flush=True)
        os._exit(0)
    controller.window.painted.connect(end)
    return controller
bootstrap.open_app, first_picture.show = watched, seen
__main__.main()
"""


def watched(data: Path) -> dict[str, object]:
    """Start the program as a player does, and tell what there is at the first frames."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", WATCHED, "--data", str(data), "--lang", "fr"]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    told: dict[str, object] = json.loads(run.stdout)
    return told


@pytest.fixture(scope="module")
def first_frame(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """Start the program for the first time."""
    return watched(tmp_path_factory.mktemp("data"))


@pytest.fixture
def pictured(tmp_path: Path, qtbot: QtBot) -> dict[str, object]:
    """Start the program where it has left the picture of its page."""
    store = open_store(tmp_path).store
    store.profiles.add(NewProfile("Léa", 2))
    store.close()
    controller = open_app(tmp_path, lang="fr")
    controller.window.show()
    qtbot.waitUntil(lambda: controller.is_ready)
    closed(controller)
    keep_picture(controller)
    return watched(tmp_path)


def test_nothing_is_imported_before_the_first_frame_that_it_does_not_show(first_frame: dict[str, object]) -> None:
    modules = first_frame["modules"]
    assert isinstance(modules, list)
    assert [name for name in modules if name.startswith(LATER)] == []
    ours = [name for name in modules if name.startswith("ludogite")]
    assert len(ours) <= OURS, ours
    assert len(modules) <= ALL + PARTED, modules
    assert "ludogite.ui.games.yahtzee.emblem" in modules, "the page was not painted yet"


def test_a_window_that_nobody_sees_waits_for_no_first_frame(tmp_path: Path, qtbot: QtBot) -> None:
    controller = open_app(tmp_path)
    controller.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    controller.window.show()
    qtbot.waitUntil(lambda: controller.is_ready)
    closed(controller)


def test_less_still_is_imported_before_the_picture_of_the_page(pictured: dict[str, object]) -> None:
    modules = pictured["pictured"]
    assert isinstance(modules, list)
    ours = [name for name in modules if name.startswith("ludogite")]
    assert ours
    assert len(ours) <= PICTURED[0], ours
    assert len(modules) <= PICTURED[1] + PARTED, modules
    assert [name for name in modules if name.startswith(("ludogite.ui.pages", "ludogite.ui.widgets", "PySide6.QtSvg"))] == []


def test_python_imports_again_once_qt_is_in(first_frame: dict[str, object]) -> None:
    assert first_frame["hook"], "PySide calls its import otherwise now: look at app/imports.py again"
    assert first_frame["own"]


def test_another_import_than_pysides_stays() -> None:
    check = """
import builtins
from ludogite.app import imports
from PySide6 import QtWidgets
pysides = builtins.__import__
assert pysides is builtins.__feature_import__, pysides
def somebodys(*args, **named):
    return pysides(*args, **named)
builtins.__import__ = somebodys
assert not imports.put_back() and builtins.__import__ is somebodys
builtins.__import__ = pysides
assert imports.put_back() and builtins.__import__ is imports.OWN
from PySide6 import QtSvg, QtPrintSupport  # what is imported later puts nothing back
assert builtins.__import__ is imports.OWN
import ludogite.app.window, linecache
assert ludogite.app.window.__file__ not in linecache.cache, "its source was read"
"""
    run = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr


def test_what_pyside_compiles_is_compiled_once(tmp_path: Path) -> None:
    check = """
import builtins, sys
compiled, own = [], builtins.compile
def counted(source, filename, *rest, **named):
    compiled.append(str(filename))
    return own(source, filename, *rest, **named)
builtins.compile = counted
from ludogite.app import imports, system
system.require_qt()
assert builtins.compile is counted
assert sys.modules["shibokensupport.signature.parser"].__file__ == imports.SUPPORT + "signature/parser.py"
print(len([name for name in compiled if name.startswith(imports.SUPPORT)]))
"""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPYCACHEPREFIX": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}

    def compiled() -> int:
        command = [sys.executable, "-c", check]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode == 0, run.stderr
        return int(run.stdout)

    assert compiled() > 6, "PySide compiles them otherwise now: look at app/imports.py again"
    assert compiled() == 0
    (kept,) = tmp_path.rglob("*.shiboken")
    held = kept.read_bytes()
    for damage in (b"", held[:-9], held[:99] + bytes([held[99] ^ 1]) + held[100:], bytes(len(held))):
        kept.write_bytes(damage)
        assert compiled() > 6
        assert kept.read_bytes() == held


def test_what_says_what_a_function_takes_comes_when_somebody_asks(tmp_path: Path) -> None:
    check = """
import sys
from ludogite.app import imports, system
if sys.argv[1] == "ours":
    system.require_qt()
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget
application, widget = QApplication([]), QWidget()
names = [file[:-3].replace("/", ".") for file in imports.LATER]
waiting = [name for name in names if hasattr(sys.modules[name], "__getattr__")]
assert waiting == (names if sys.argv[1] == "ours" else []), "PySide asks for more now: look at app/imports.py again"
for wrong in (lambda: widget.resize("wide"), lambda: QWidget(colour=3), lambda: QPoint(1, 2, 3), lambda: QTimer().start(None)):
    try:
        wrong()
    except (TypeError, AttributeError) as error:
        print(error)
print(QWidget.resize.__doc__)
from PySide6.support.signature import layout, parser
print(layout.create_signature.__name__, parser.pyside_type_init.__name__, hasattr(parser, "nothing"))
"""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}

    def told(whose: str) -> str:
        command = [sys.executable, "-c", check, whose]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode == 0, run.stderr
        return run.stdout

    ours = told("ours")
    assert "resize(w: int, h: int, /)" in ours
    assert ours == told("PySide's")


def test_libraries_that_happen_to_be_there_stay_out() -> None:
    check = """
import sys
from ludogite.store import NewProfile, open_in_memory
store = open_in_memory()
store.profiles.add(NewProfile("Léa", 2))
store.close()
assert "sqlite_utils" in sys.modules
assert not {"numpy", "pandas"} & sys.modules.keys(), [m for m in sys.modules if "numpy" in m][:3]
"""
    run = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr


# ---- what the page showed last ---------------------------------------------------------------------------------------------

FACTS = HomeFacts(
    (Person(1, "Léa", 2, 3), Person(2, "Papi", 5, 0)),
    (WaitingGame(7, "yahtzee", "2026-11-20T21:04:06.125Z", ((2, "Léa", 31), (5, "Papi", None)), "Léa"),),
    NewRecord("yahtzee", "Léa", 312, "2026-11-20T21:04:06.125Z"),
    (Trace("yahtzee", 2, "Léa", 312), Trace("words_out", 5, "Papi", -3)),
)
SETTINGS: dict[str, Json] = {"language": "en", "theme": "soiree", "text_scale": 1.5, "reduced_motion": True}


@pytest.fixture
def house_of(tmp_path: Path) -> Path:
    """Make the data of a family with a game that waits."""
    store = open_store(tmp_path).store
    store.profiles.add(NewProfile("Léa", 2))
    store.saves.create(NewGame("yahtzee", "normal", "{}", (SeatInfo(0, "Léa", 2),)))
    store.settings.set("theme", "soiree")
    store.close()
    open_store(tmp_path).store.close()  # which makes the first copy, and notes it
    return tmp_path


def test_what_the_page_shows_is_recalled(house_of: Path) -> None:
    remember(house_of, SETTINGS, FACTS)
    assert recall(house_of) == (SETTINGS, FACTS)
    if hasattr(os, "geteuid"):
        assert (house_of / FILE).stat().st_mode & 0o077 == 0


def test_where_there_are_no_data_there_is_nobody(tmp_path: Path) -> None:
    assert recall(tmp_path) == ({}, HomeFacts())


def test_another_file_in_the_place_of_the_familys_is_shown_to_nobody(
    house_of: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    remember(house_of, SETTINGS, FACTS)
    other = tmp_path_factory.mktemp("other")
    store = open_store(other).store
    store.profiles.add(NewProfile("Zoé", 1))
    store.close()
    shutil.copyfile(other / FILE_NAME, house_of / FILE_NAME)
    assert recall(house_of) is None


def test_data_that_have_changed_since_are_not_taken_for_the_same(house_of: Path) -> None:
    remember(house_of, SETTINGS, FACTS)
    store = open_store(house_of).store
    assert recall(house_of) is not None, "to open is no change"
    store.settings.set("theme", "papier")
    assert recall(house_of) is None
    store.close()
    assert recall(house_of) is None


def test_what_is_remembered_while_the_data_are_open_costs_them_nothing(house_of: Path) -> None:
    """Another program that reads the data and goes must not take the log away under ours."""
    store = open_store(house_of).store
    store.settings.set("theme", "papier")
    remember(house_of, SETTINGS, FACTS)
    elsewhere = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); print(c.execute(sys.argv[2]).fetchall()); c.close()"
    command = [sys.executable, "-c", elsewhere, str(house_of / FILE_NAME), "SELECT value FROM settings"]
    subprocess.run(command, check=True, capture_output=True)
    store.settings.set("theme", "contraste")
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    store.close()
    assert "contraste" in told


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"by":"', '"by":"x'),
        ('"Léa",2,3', '"Léa",9,3'),
        ('"Léa",2,3', '"Léa",2'),
        ('"Léa",2,3', '"Léa",2,"3"'),
        ('"Léa",31', '"Léa\\ud800",31'),
        ("2026-11-20T", "2026-11-20 "),
        ('"facts":[', '"facts":[[],'),
        ('"settings":{', '"settings":[{'),
        ("}", ""),
    ],
)
def test_a_memory_that_does_not_read_is_none(house_of: Path, old: str, new: str) -> None:
    remember(house_of, SETTINGS, FACTS)
    text = (house_of / FILE).read_text(encoding="utf-8")
    assert old in text
    (house_of / FILE).write_text(text.replace(old, new), encoding="utf-8")
    assert recall(house_of) is None


def test_a_full_disk_stops_nobody(house_of: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(home_facts, "write_quickly", full)
    remember(house_of, SETTINGS, FACTS)
    assert recall(house_of) is None


# ---- the first frame -------------------------------------------------------------------------------------------------------


def opened(folder: Path, lang: str | None = "fr") -> AppController:
    """Open a house up to its first frame, before its data."""
    controller = open_app(folder, lang=lang)
    controller.window.painted.disconnect()  # the data wait until something asks for them
    controller.window.show()
    return controller


def closed(controller: AppController) -> None:
    controller.window.close()
    controller.window.deleteLater()


@pytest.fixture
def left(house_of: Path) -> Path:
    """Open the family's house and leave it again."""
    controller = open_app(house_of, lang="fr")
    controller.ready()
    closed(controller)
    return house_of


def test_the_first_frame_shows_what_was_left_in_its_theme_and_language(left: Path, qtbot: QtBot) -> None:
    controller = opened(left)
    assert not controller.services.is_open
    assert [person.profile for person in controller.home.people.people] == [HomeProfile(1, "Léa", 2, 0, "cochon")]
    assert [ticket.game_key for ticket in controller.home.ticket.tickets] == [1]
    assert controller.theme.name == "soiree"
    closed(controller)
    controller = opened(left, lang="en")
    assert controller.languages.language == "en"
    assert controller.home.settings_button.text() == "Settings"
    closed(controller)


def test_opening_the_data_repaints_nothing_that_is_as_it_was(left: Path, qtbot: QtBot) -> None:
    controller = opened(left)
    people, cards = list(controller.home.people.people), list(controller.home.cards)
    QTest.mousePress(cards[0], Qt.MouseButton.LeftButton)
    controller.ready()
    assert controller.services.is_open
    assert controller.home.people.people == people
    assert controller.home.cards == cards
    QTest.mouseRelease(cards[0], Qt.MouseButton.LeftButton)
    assert controller.window.page is not controller.home, "a press that began on the first frame goes on"
    closed(controller)


def test_a_click_on_the_first_frame_opens_the_data_and_is_answered(left: Path, qtbot: QtBot) -> None:
    controller = opened(left)
    QTest.mouseClick(controller.home.people.people[0], Qt.MouseButton.LeftButton)
    assert controller.is_ready
    assert controller.services.is_open
    assert controller.window.page is not controller.home
    closed(controller)


@pytest.mark.parametrize("wait", [False, True], ids=["before the data are open", "once they are"])
def test_no_click_is_lost_in_the_first_instant(left: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wait: bool) -> None:
    monkeypatch.setattr(press_guard, "GUARD_MS", 3_600_000)
    finds: tuple[Callable[[HomePage], QWidget], ...] = (
        lambda home: home.cards[0],
        lambda home: home.people.people[0],
        lambda home: home.settings_button,
        lambda home: home.people.fresh,
    )
    for find in finds:
        controller = opened(left)
        if wait:
            controller.ready()
        QTest.mouseClick(find(controller.home), Qt.MouseButton.LeftButton)
        assert controller.window.page is not controller.home
        handle = controller.window.windowHandle()
        qtbot.waitUntil(handle.isExposed)
        controller.window.show_page(controller.home)
        QTest.mouseClick(find(controller.home), Qt.MouseButton.LeftButton)
        assert controller.window.page is controller.home, "what takes the place of another page is deaf at first"
        closed(controller)


def test_a_game_that_somebody_else_took_away_meanwhile_is_not_gone_on_with(left: Path, qtbot: QtBot) -> None:
    controller = opened(left)
    store = open_store(left).store
    store.saves.delete(1)
    store.close()
    QTest.mouseClick(controller.home.ticket.go, Qt.MouseButton.LeftButton)
    assert controller.window.page is controller.home
    assert controller.home.ticket.tickets == ()
    closed(controller)


# ---- tickets ---------------------------------------------------------------------------------------------------------------


def test_a_ticket_holds_for_the_game_as_it_was(house_of: Path) -> None:
    store = open_store(house_of).store
    assert store.saves.ticket(1) is None
    before = store.saves.unfinished()
    store.saves.keep_ticket(1, "[1,2]")
    assert store.saves.ticket(1) == "[1,2]"
    assert store.saves.unfinished() == before, "keeping a ticket is no move"
    store.saves.append(1, [Ply(0, 0, "{}", 5)])
    assert store.saves.ticket(1) is None
    store.saves.keep_ticket(1, "late", of=before[0].updated_at.replace("T", "t"))
    assert store.saves.ticket(1) is None, "it was worked out of an older game"
    store.close()


def test_a_game_without_a_ticket_is_worked_out_and_kept(house_of: Path, qtbot: QtBot) -> None:
    controller = open_app(house_of, lang="fr")
    controller.ready()
    assert [ticket.is_readable for ticket in controller.home.ticket.tickets] == [True]
    qtbot.waitUntil(lambda: not controller.home.ticket.tickets[0].is_readable)  # its header is empty
    closed(controller)
    controller = open_app(house_of, lang="fr")
    controller.ready()
    assert [ticket.is_readable for ticket in controller.home.ticket.tickets] == [False]
    assert not controller.home_room.asked
    closed(controller)
