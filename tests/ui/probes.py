"""What the tests of every page look at: the tree that a screen reader walks, texts cut off, controls on each other."""

from __future__ import annotations

import gc
import math
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFontMetricsF, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget

from ludogite.ui.pages.new_game_table import SeatMedallion
from ludogite.ui.screen.sheet import SheetView
from ludogite.ui.style.theme import LEAST_TEXT, Theme
from ludogite.ui.widgets import Label, LineLabel
from ludogite.ui.widgets.die import Die
from ludogite.ui.widgets.shake import Shake

THROWN = (Die,)
"""What lies where it fell: its widget is larger than what one sees."""
SLACK = 2
"""Px by which things may touch."""
TOLD_APART = {QAccessible.Role.Client, QAccessible.Role.NoRole, QAccessible.Role.Window}
"""Roles that say nothing: what has the focus needs another one, or a name."""


def shakes(widget: QWidget) -> bool:
    """Tell whether this widget is shaking just now, because what was tried with it is refused."""
    swing = widget.findChild(Shake, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return swing is not None and swing._widget is widget


# ---- the tree that a screen reader walks ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing of the accessibility tree, as a screen reader hears of it."""

    name: str
    about: str
    role: QAccessible.Role
    focusable: bool
    widget: QWidget | None
    owner: int
    checkable: bool
    checked: bool
    disabled: bool

    def __str__(self) -> str:
        return f"{type(self.widget).__name__} {self.role.name} {self.name!r}"


def heard(window: QWidget) -> list[Heard]:
    """Walk the tree of a window, what is hidden left out."""
    return list(_walk(QAccessible.queryAccessibleInterface(window), 0))


def _walk(one: QAccessibleInterface | None, owner: int) -> Iterator[Heard]:
    if one is None or not one.isValid():
        return
    state: Any = one.state()
    if state.invisible:
        return
    thing = one.object()
    yield Heard(
        one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description), one.role(), bool(state.focusable),
        thing if isinstance(thing, QWidget) else None, owner, bool(state.checkable), bool(state.checked), bool(state.disabled),
    )  # fmt: skip
    for number in range(one.childCount()):
        yield from _walk(one.child(number), id(thing))


def unheard(window: QWidget) -> list[str]:
    """List what somebody who hears the page could not know: things without a name or role, states that are wrong, namesakes."""
    found = []
    tree = heard(window)
    for one in tree:
        if one.focusable and one.widget is not None and one.widget is not window and one.widget.isEnabled():
            if not one.name.strip():
                found.append(f"nameless: {one}")
            if one.role in TOLD_APART and not one.name.strip():
                found.append(f"without a role: {one}")
        if isinstance(one.widget, QAbstractButton):
            button = one.widget
            if button.isCheckable() and (not one.checkable or one.checked != button.isChecked()):
                found.append(f"not told whether it is chosen: {one}")
            if one.disabled == button.isEnabled():
                found.append(f"not told whether it can be pressed: {one}")
    named = Counter((one.owner, one.role, one.name) for one in tree if one.focusable and one.widget is not None)
    found += [f"{number} × {name!r} ({role.name}) beside each other" for (_, role, name), number in named.items() if number > 1]
    return found


def out_of_order(window: QWidget) -> list[str]:
    """List what a screen reader tells before what one reads first: siblings above it, or at its left in the same line.

    What was thrown is told as it lies in depth, and cells by their own rows.
    """
    return list(_breaks(QAccessible.queryAccessibleInterface(window)))


def _breaks(one: QAccessibleInterface) -> Iterator[str]:
    if one.role() is QAccessible.Role.Table:
        return
    told = [(child, place) for child in _children(one) if not (place := _told_place(child)).isEmpty()]
    told = [(child, place) for child, place in told if not isinstance(child.object(), THROWN)]
    for (first, before), (second, after) in pairwise(told):
        across = min(before.right(), after.right()) - max(before.left(), after.left()) > 2 * SLACK
        down = min(before.bottom(), after.bottom()) - max(before.top(), after.top()) > 2 * SLACK
        is_above, is_left = after.bottom() <= before.top() + 2 * SLACK, after.right() <= before.left() + 2 * SLACK
        if (is_above and (across or is_left)) or (is_left and down):
            places = " before ".join(str(place.getRect()) for place in (before, after))
            yield f"{_named(first)} before {_named(second)}, {places}"
    for child in _children(one):
        yield from _breaks(child)


def _children(one: QAccessibleInterface) -> list[QAccessibleInterface]:
    children: list[QAccessibleInterface | None] = [one.child(number) for number in range(one.childCount())]
    return [child for child in children if child is not None and child.isValid() and not cast("Any", child.state()).invisible]


def _named(one: QAccessibleInterface) -> str:
    return f"{type(one.object()).__name__} {one.text(QAccessible.Text.Name)[:40]!r}"


def _told_place(one: QAccessibleInterface) -> QRect:
    """Give where all that is told of something stands on the screen (px); nowhere where nothing is to be seen of it."""
    widget = one.object()
    if isinstance(widget, QWidget) and widget.visibleRegion().isEmpty():
        return QRect()
    whole = QRect()
    for child in _children(one):
        whole = whole.united(_told_place(child))
    if isinstance(widget, QWidget):  # what is scrolled away lies nowhere
        whole = whole.intersected(one.rect())
    state: Any = one.state()
    tells = bool(one.text(QAccessible.Text.Name).strip()) or bool(state.focusable)
    return one.rect() if whole.isEmpty() and tells else whole


def hovered_only(window: QWidget) -> list[str]:
    """List the lines of tool tips that are neither read nor heard without hovering; a place at the table says how keys do it."""
    found = []
    for widget in window.findChildren(QWidget):
        if seen(widget) and not isinstance(widget, SeatMedallion):
            one = QAccessible.queryAccessibleInterface(widget)
            shown = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
            told = f"{one.text(QAccessible.Text.Name)} {one.text(QAccessible.Text.Description)} {shown}"
            lines = re.sub(r"<[^>]*>", "", widget.toolTip()).split("\n")
            found += [f"{type(widget).__name__}: {line}" for line in lines if line.strip().rstrip(".") not in told]
    return found


# ---- what is cut off, what lies on what -----------------------------------------------------------------------------------


def told(widget: QWidget) -> str:
    """Describe a widget in the message of a test."""
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {(widget.accessibleName() or text)[:60]!r}"


def place(widget: QWidget, window: QWidget) -> QRect:
    """Give a widget's place in its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def seen(widget: QWidget) -> bool:
    """Say whether something of a widget is on the screen, not scrolled away nor empty."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty() and widget.width() * widget.height() > 0


def is_scrolled(widget: QWidget) -> bool:
    """Whether it is out of sight only until somebody scrolls: what the bars cannot bring into sight is no better than cut off."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea) and above.viewport().isAncestorOf(widget):
            across, down = above.horizontalScrollBar(), above.verticalScrollBar()
            reach = above.viewport().rect().adjusted(
                across.minimum() - across.value(), down.minimum() - down.value(),
                across.maximum() - across.value(), down.maximum() - down.value(),
            )  # fmt: skip
            return reach.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place(widget, above.viewport()))
        above = above.parentWidget()
    return False


def cut_labels(window: QWidget) -> list[str]:
    """List the labels whose text needs more room than they have."""
    found = []
    for label in window.findChildren(Label):
        if not seen(label) or not label.text() or isinstance(label, LineLabel):  # which is cut on purpose, with a tool tip
            continue
        need = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        need -= round(0.4 * label.fontMetrics().height())  # the ink, not the line
        if need > label.height() + SLACK or (not label.wordWrap() and label.sizeHint().width() > label.width() + SLACK):
            found.append(f"cut: {told(label)} has {label.size().toTuple()}, needs {label.sizeHint().toTuple()} or {need} high")
    return found


def heaped(window: QWidget) -> list[str]:
    """List the controls and texts that lie on each other although neither covers the page on purpose."""
    kinds = (QAbstractButton, QLabel, QLineEdit)
    leaves = [one for one in window.findChildren(QWidget) if isinstance(one, kinds) and not isinstance(one, THROWN) and seen(one)]
    found = []
    for one, other in combinations(leaves, 2):
        if one.parentWidget() is not other.parentWidget() or one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        common = one.geometry().intersected(other.geometry())
        if common.width() > SLACK and common.height() > SLACK:
            found.append(f"on each other: {told(one)} and {told(other)} by {common.size().toTuple()}")
    return found


# ---- what is painted by hand ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Painted:
    """A text that a widget painted itself, and the room it took."""

    widget: QWidget
    text: str
    outside: bool
    place: QRectF

    def __str__(self) -> str:
        return f"{type(self.widget).__name__}: {self.text[:70]!r}"


@contextmanager
def painted() -> Iterator[list[Painted]]:
    """Write down every text that the sources paint on a widget meanwhile."""
    plain = QPainter.drawText
    found: list[Painted] = []

    def draw(painter: QPainter, *given: Any) -> Any:
        widget = painter.device()
        if isinstance(widget, QWidget):
            text = next((one for one in given if isinstance(one, str)), "")
            room, metrics = given[0], QFontMetricsF(painter.font())
            if isinstance(room, QRectF | QRect):
                flags = given[1]
                took = metrics.boundingRect(QRectF(room), int(getattr(flags, "value", flags)), text)
                took.adjust(0, metrics.descent(), 0, -metrics.descent())  # the ink, not the line
            else:
                took = metrics.tightBoundingRect(text).translated(room)
            took = painter.combinedTransform().mapRect(took)
            bounds = QRectF(widget.rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
            found.append(Painted(widget, text, bool(text.strip()) and not bounds.contains(took), took))
        return plain(painter, *given)

    QPainter.drawText = draw  # type: ignore[method-assign,assignment]  # Qt has no hook for this
    try:
        yield found
    finally:
        QPainter.drawText = plain  # type: ignore[method-assign]  # what was there


@contextmanager
def cut_short() -> Iterator[set[str]]:
    """Write down every text that is painted with … for want of room meanwhile."""
    plain = QFontMetricsF.elidedText
    found: set[str] = set()

    def elide(metrics: QFontMetricsF, text: str, *given: Any) -> str:
        shown = plain(metrics, text, *given)
        if shown != text:
            found.add(text)
        return shown

    QFontMetricsF.elidedText = elide  # type: ignore[method-assign,assignment]  # Qt has no hook for this
    try:
        yield found
    finally:
        QFontMetricsF.elidedText = plain  # type: ignore[method-assign]


def whole_elsewhere(window: QWidget) -> set[str]:
    """Give the quiet words beside a title, which may be cut and whose tool tip has them whole."""
    return {label.text() for label in window.findChildren(LineLabel)}


# ---- small print ----------------------------------------------------------------------------------------------------------


@contextmanager
def small_print() -> Iterator[set[str]]:
    """Write down every text that the sources paint under 13 px meanwhile; an emblem and the sheet to print are pictures of text."""
    plain, picture = QPainter.drawText, Theme.picture
    found: set[str] = set()
    emblems: list[bool] = []

    def draw(painter: QPainter, *given: Any) -> Any:
        text = next((one for one in given if isinstance(one, str)), "")
        device = painter.device()
        if text.strip() and not any(emblems) and isinstance(device, QWidget | QPixmap):
            grown = math.sqrt(abs(painter.combinedTransform().determinant()))
            pixels = painter.font().pixelSize() * grown / (device.devicePixelRatioF() if isinstance(device, QPixmap) else 1)
            if pixels < LEAST_TEXT - 0.5:
                found.add(f"{text[:40]!r} at {pixels:.1f} px")
        return plain(painter, *given)

    def keep(theme: Theme, key: Any, *given: Any) -> Any:
        emblems.append(isinstance(key, tuple) and key[0] == "emblem")
        try:
            return picture(theme, key, *given)
        finally:
            emblems.pop()

    QPainter.drawText = draw  # type: ignore[method-assign,assignment]  # Qt has no hook for this
    Theme.picture = keep  # type: ignore[method-assign,assignment]
    try:
        yield found
    finally:
        QPainter.drawText = plain  # type: ignore[method-assign]
        Theme.picture = picture  # type: ignore[method-assign]


@contextmanager
def sizes_painted() -> Iterator[dict[tuple[str, str], float]]:
    """Write down how large (px) each text is that a widget paints, by the widget's class and the text."""
    plain = QPainter.drawText
    found: dict[tuple[str, str], float] = {}

    def draw(painter: QPainter, *given: Any) -> Any:
        device = painter.device()
        text = next((one for one in given if isinstance(one, str)), "")
        if text.strip() and isinstance(given[0], QPointF | QRectF) and isinstance(device, QWidget | QPixmap):
            grown = math.sqrt(abs(painter.combinedTransform().determinant()))
            ratio = device.devicePixelRatioF() if isinstance(device, QPixmap) else 1
            size = painter.font().pixelSize() * grown / ratio
            key = (type(device).__name__, text)
            found[key] = min(found.get(key, size), size)
        return plain(painter, *given)

    QPainter.drawText = draw  # type: ignore[method-assign,assignment]  # Qt has no hook for this
    try:
        yield found
    finally:
        QPainter.drawText = plain  # type: ignore[method-assign]


def sizes_of_labels(window: QWidget) -> dict[tuple[str, str], float]:
    """Give how large (px) the text of each label is that Qt itself paints, by the class of what holds it and the text."""
    found: dict[tuple[str, str], float] = {}
    for label in window.findChildren(QLabel):
        if label.text().strip() and not isinstance(label, LineLabel) and seen(label):
            text = re.sub(r"<[^>]*>", "", label.text())
            found[type(label.parentWidget()).__name__, text] = label.font().pixelSize()
    return found


# ---- a language that nobody speaks ----------------------------------------------------------------------------------------

OPEN, CLOSE = "⟦", "⟧"
ODD = str.maketrans("aceinosuyzAEIOSU", "àçéîñöšûÿžÀÉÎÖŠÛ")
KEPT = re.compile(r"(\{\w*(?::[^}]*)?\}|%n|<[^>]*>|&\w+;)")
"""What a translation keeps: arguments, tags."""
LONGER = 0.35


class Pseudo(QTranslator):
    """A language in which every text is marked, odd, and a third longer."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        text = "".join(part if KEPT.fullmatch(part) else part.translate(ODD) for part in KEPT.split(source))
        if n >= 0:
            text = text.replace("%n", str(n))
        return f"{OPEN}{text}{'·' * round(LONGER * len(source))}{CLOSE}"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt asks for it by this name, and never asks an empty translator
        return False


@contextmanager
def pseudo() -> Iterator[None]:
    """Speak it for a while; a house that the collector took away while Qt asks us would wait for ever to let its translators go."""
    spoken = Pseudo()
    QApplication.installTranslator(spoken)
    gc.collect()
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
        QApplication.removeTranslator(spoken)


def outside(text: str) -> str:
    """Return what of a text did not come through a translation."""
    depth = 0
    kept: list[str] = []
    for sign in text:
        depth += (sign == OPEN) - (sign == CLOSE)
        if depth < 0:  # its beginning stands in another line
            depth, kept = 0, []
        elif depth == 0 and sign != CLOSE:
            kept.append(sign)
    return "".join(kept)


def texts(window: QWidget, drawn: list[Painted]) -> list[str]:
    """List everything that a page says: labels, buttons, fields, tool tips, what is drawn, and what is only heard."""
    found = [one.text for one in drawn]
    for widget in window.findChildren(QWidget):
        if seen(widget):
            found.append(widget.toolTip())
            found += [widget.text()] if isinstance(widget, QLabel | QAbstractButton) else []
            found += [widget.placeholderText()] if isinstance(widget, QLineEdit) else []
    for one in heard(window):
        found += [one.name, one.about]
    return found


def walk(sheet: SheetView, code: str) -> None:
    """Walk on a score sheet by the arrows to a box, which is chosen then."""
    row = sheet.sheet_model.row_of(code)
    for _ in range(60):
        at = sheet.currentIndex().row()
        if at == row and sheet.chosen_code() == code:
            return
        QTest.keyClick(sheet, Qt.Key.Key_Down if at < row or not at else Qt.Key.Key_Up)
    raise AssertionError(f"the arrows do not lead to {code}")
