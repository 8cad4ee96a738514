"""What people write is shown as they wrote it: no tooltip reads a name as HTML, no menu takes its ``&`` for a key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.style.plain import menu_text, set_tip

SOURCES = Path(__file__).parents[2] / "ludogite"
NAMES = ("Léa", "<img src=/x.png>", "<b>Papi</b>", "Tom & Jerry", "a < b", "&lt;", "two\nlines <i>", "")


@pytest.mark.parametrize("name", NAMES)
def test_tooltip_shows_a_name_letter_by_letter(qtbot: QtBot, name: str) -> None:
    """Show a profile called ``<img src=/x.png>``, whose tooltip loaded that file."""
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, name)
    told = widget.toolTip()
    assert "<img" not in told
    assert "<b>" not in told
    if "<" in name or "&" in name:
        told = QTextDocumentFragment.fromHtml(told).toPlainText()
    assert told == name


def test_menu_shows_an_ampersand() -> None:
    assert menu_text("Tom & Jerry") == "Tom && Jerry"


def test_every_tooltip_is_set_by_the_one_helper() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in SOURCES.rglob("*.py")
        if path.name != "plain.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bsetToolTip\b", line)
    ]
    assert found == []
