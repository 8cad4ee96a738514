"""What meets the eye on every page: ``python benchmarks/glance.py [--size WIDTHxHEIGHT] [--lang LANG] [--list] [PAGE …]``.

For each page of the example family, offscreen and before anything is unfolded: the words that it paints (a word has a letter;
what must be scrolled to counts too, what a die, a tile or an emblem shows does not), the controls that somebody may press, type in
or turn (those of which one is chosen count as one, as for Tab), the panels of paper that lie side by side, and how far it scrolls
(px). ``--list`` prints the words as well.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLabel, QLineEdit, QScrollArea, QTextEdit, QWidget

from ludogite.app.bootstrap import make_application
from ludogite.cli.screenshots import PAGES, staged
from ludogite.ui.widgets import Paper
from tests.ui import probes

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
CONTROLS = (QAbstractButton, QLineEdit, QAbstractSpinBox, QTextEdit)


def words(page: QWidget) -> list[str]:
    """List the words of what a page paints, from top to bottom, those that are out of sight too."""
    area = QRect(QPoint(0, 0), page.size())
    with probes.painted() as drawn:
        page.grab()
        for scroll in page.findChildren(QScrollArea):
            inside = scroll.widget()
            if scroll.isVisible() and inside is not None:
                inside.grab()
    said = {(one.widget, one.text) for one in drawn}
    for label in page.findChildren(QLabel):
        if label.isVisible():
            said.add((label, label.text()))
    for field in page.findChildren(QLineEdit):
        if field.isVisible():
            said.add((field, field.text() or field.placeholderText()))
    lines = [(place(widget, page, area), text) for widget, text in said]
    return [word for _where, text in sorted(lines) for word in WORD.findall(text) if len(word) > 1 or word.lower() in "àay"]


def place(widget: QWidget, page: QWidget, area: QRect) -> tuple[int, int]:
    """Give the row and the column of a widget of a page (px)."""
    at = widget.mapTo(page, QPoint(0, 0)) if page.isAncestorOf(widget) else area.topLeft()
    return at.y(), at.x()


def controls(page: QWidget) -> list[QWidget]:
    """List what may be pressed, typed in or turned; a field with its own arrows is one, and so are some of which one is chosen."""
    found = [one for kind in CONTROLS for one in page.findChildren(kind)]
    offered = [one for one in found if one.isVisible() and one.isEnabled() and not isinstance(one.parent(), QAbstractSpinBox)]
    return [one for one in offered if not (isinstance(one, QAbstractButton) and one.autoExclusive() and not one.isChecked())]


def panels(page: QWidget) -> list[QWidget]:
    """List the papers that lie on no other paper."""
    papers = [one for one in page.findChildren(Paper) if one.isVisible()]
    return [one for one in papers if not any(other is not one and other.isAncestorOf(one) for other in papers)]


def scrolled(page: QWidget) -> int:
    """Tell how far the page scrolls, in px, all its parts together."""
    return sum(scroll.verticalScrollBar().maximum() for scroll in page.findChildren(QScrollArea) if scroll.isVisible())


def measure(names: Iterable[str], size: tuple[int, int], lang: str, *, listed: bool) -> None:
    """Print a line a page."""
    print(f"{size[0]}x{size[1]}, {lang}\n{'page':<28} {'words':>6} {'controls':>9} {'panels':>7} {'scrolls':>8}")
    for name in names:
        with staged(name, size=size, theme="papier", lang=lang, seed="1") as house:
            page = house.window.page
            if page is None:
                continue
            page = page if page.isVisible() else house.window
            said = words(page)
            print(f"{name:<28} {len(said):>6} {len(controls(page)):>9} {len(panels(page)):>7} {scrolled(page):>8}", flush=True)
            if listed:
                print(f"    {' '.join(said)}")


def main() -> None:
    """Measure the pages that are named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("pages", nargs="*", choices=[[], *PAGES])
    args = parser.parse_args()
    width, _, height = args.size.partition("x")
    application = QApplication.instance() or make_application()
    measure(args.pages or PAGES, (int(width), int(height)), args.lang, listed=args.list)
    del application


if __name__ == "__main__":
    main()
