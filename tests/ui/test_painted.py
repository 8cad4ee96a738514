"""What raises while it is painted takes nothing down with it: no crash, no hang, one report, and everything else is painted."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.style.painted import Canvas, is_broken

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "ludogite").rglob("*.py"))
BASE = ROOT / "ludogite" / "ui" / "style" / "painted.py"
LENT = {"paint", "paintSection", "drawBackground", "drawForeground", "drawRow", "drawBranches", "drawControl", "drawPrimitive"}
"""What Qt calls with a painter of its own."""

PROGRAM = """
import sys

from PySide6.QtCore import QStringListModel, QTimer
from PySide6.QtWidgets import QApplication, QHeaderView, QListView, QStyledItemDelegate, QTableView, QWidget

from ludogite.paths import resources
from ludogite.ui.style.painted import Canvas, lent
from ludogite.ui.style.theme import load_theme

app = QApplication([])
look = load_theme(resources())


class Falls(Canvas, QWidget):
    def paint(self, painter):
        painter.save()
        raise KeyError("widget")


class FallsInPicture(Canvas, QWidget):
    def paint(self, painter):
        look.picture("key", 20, 20, 1.0, lambda into: {}["picture"])


class FallsInside(Canvas, QListView):
    qt_paints = True

    def paint(self, painter):
        raise KeyError("view")


class Cells(QStyledItemDelegate):
    @lent
    def paint(self, painter, option, index):
        painter.save()
        raise KeyError("cell")


class Heads(QHeaderView):
    @lent
    def paintSection(self, painter, rect, section):
        raise KeyError("head")


window = QWidget()
model = QStringListModel(["one", "two", "three"])
table = QTableView(window)
table.setHorizontalHeader(Heads(table.horizontalHeader().orientation(), table))
views = [Falls(window), FallsInPicture(window), FallsInside(window), table]
for number, view in enumerate(views):
    view.setGeometry(0, 100 * number, 300, 100)
    if isinstance(view, (QListView, QTableView)):
        view.setModel(model)
        view.setItemDelegate(Cells(view))
sys.excepthook = lambda kind, error, trace: print("told", error, flush=True)
window.resize(300, 400)
window.show()
rounds = []


def again():
    rounds.append(1)
    for widget in [*views, *(view.viewport() for view in views if hasattr(view, "viewport")), table.horizontalHeader()]:
        widget.repaint()
    window.grab()
    if len(rounds) == 5:
        print("lives", flush=True)
        app.quit()


timer = QTimer()
timer.timeout.connect(again)
timer.start(10)
sys.exit(app.exec())
"""


def test_what_falls_while_painting_neither_crashes_nor_hangs_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = [line for line in done.stdout.splitlines() if line.startswith("told")]
    assert sorted(told) == sorted(f"told '{what}'" for what in ("widget", "picture", "view", "cell", "cell", "head")), (
        "each tells once"
    )
    assert done.stdout.splitlines()[-1] == "lives"


def test_the_rest_of_the_window_is_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Falls(Canvas, QWidget):
        def paint(self, painter: QPainter) -> None:
            raise ValueError

    class Stands(Canvas, QWidget):
        def paint(self, painter: QPainter) -> None:
            painter.fillRect(self.rect(), QColor("red"))

    reported: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _error, _trace: reported.append(kind))
    window = QWidget()
    qtbot.addWidget(window)
    falls, stands = Falls(window), Stands(window)
    stands.setGeometry(50, 0, 50, 50)
    window.resize(100, 50)
    for _ in range(3):
        assert window.grab().toImage().pixelColor(75, 25) == QColor("red")
    assert reported == [ValueError]
    assert is_broken(falls)
    assert not is_broken(stands)


def _classes(source: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)]


def test_no_widget_paints_past_the_base() -> None:
    own = [
        f"{source.relative_to(ROOT)}: {made.name}"
        for source in SOURCES
        if source != BASE
        for made in _classes(source)
        for member in made.body
        if (isinstance(member, ast.FunctionDef) and member.name == "paintEvent")
        or (isinstance(member, ast.Assign) and any(ast.unparse(name) == "paintEvent" for name in member.targets))
    ]
    assert own == [], "a widget paints by `paint`, with Painted among its bases"


def _ends(attempt: ast.Try) -> bool:
    return any("painter.end()" in ast.unparse(step) for step in attempt.finalbody)


def test_every_painter_is_ended_whatever_happens() -> None:
    loose = []
    for source in SOURCES:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        held = {id(item.context_expr) for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items}
        for made in ast.walk(tree):
            if isinstance(made, ast.FunctionDef) and any(_ends(node) for node in ast.walk(made) if isinstance(node, ast.Try)):
                held |= {id(node) for node in ast.walk(made)}
        loose += [
            f"{source.relative_to(ROOT)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "QPainter" and id(node) not in held
        ]
    assert loose == [], "a painter is opened by `with`, or ended in `finally`"


def test_what_paints_with_the_painter_of_qt_is_guarded() -> None:
    loose = [
        f"{source.relative_to(ROOT)}: {made.name}.{member.name}"
        for source in SOURCES
        for made in _classes(source)
        if any(ast.unparse(base).startswith("Q") for base in made.bases)
        for member in made.body
        if isinstance(member, ast.FunctionDef)
        and member.name in LENT
        and not any(ast.unparse(base) in {"Painted", "Canvas"} for base in made.bases if member.name == "paint")
        and "lent" not in map(ast.unparse, member.decorator_list)
    ]
    assert loose == []


def test_this_qt_takes_no_reference_to_none_that_it_does_not_own(qapp: QApplication) -> None:
    """6.12.0 does with every call that gives nothing back, and Python 3.11 aborts: see ``docs/qt-versions.md``."""
    pixmap = QPixmap(10, 10)
    with QPainter(pixmap) as painter:
        before = sys.getrefcount(None)
        for _ in range(3000):
            painter.setOpacity(1.0)
        assert abs(sys.getrefcount(None) - before) < 1000
