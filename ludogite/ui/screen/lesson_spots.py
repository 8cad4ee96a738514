"""What a lesson points at, as rectangles in px of a table's screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Protocol, TypeVar

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ludogite.ui.screen.lesson import Spots
from ludogite.ui.screen.sheet import ScoreSheet

W = TypeVar("W")


class AtScreen(Protocol):
    """A game's table."""

    @property
    def screen(self) -> QWidget:
        """What it lies on."""


class WithSheet(Protocol):
    """A screen with a score sheet."""

    @property
    def sheet(self) -> ScoreSheet:
        """The sheet, laid on the screen."""


class Tray(Protocol):
    """A tray with dice."""

    @property
    def dice(self) -> Sequence[QWidget]:
        """The dice, by index."""

    def parentWidget(self) -> QWidget | None:
        """Give what the tray lies on."""


class WithTray(Protocol):
    """A screen with a tray of dice."""

    @property
    def tray(self) -> Tray:
        """The tray, laid on the screen."""


def rect_of(widget: QWidget, screen: QWidget | None, part: QRect | None = None) -> QRect:
    """Give where a widget, or a part of it, lies on a screen; nowhere where there is no screen."""
    rect = widget.rect() if part is None else part
    return QRect() if screen is None else QRect(widget.mapTo(screen, rect.topLeft()), rect.size())


def widget(*names: str) -> Spots[AtScreen]:
    """Point at widgets of a table, by the names of its attributes ("tray", "screen.primary"); hidden ones are left out."""

    def spots(table: AtScreen) -> list[QRect]:
        found: list[QWidget] = [attrgetter(name)(table) for name in names]
        return [rect_of(one, table.screen) for one in found if one.isVisible()]

    return spots


def waiting_cup(table: AtScreen) -> list[QRect]:
    """Point at the cup that waits on the felt of the tray; at nothing while dice lie there."""
    tray = attrgetter("tray")(table)
    rect: QRect = tray.cup_rect().toAlignedRect()
    return [] if any(die.isVisible() for die in tray.dice) else [rect_of(tray, table.screen, rect)]


def both(*parts: Spots[W]) -> Spots[W]:
    """Point at several things."""

    def spots(table: W) -> list[QRect]:
        return [rect for part in parts for rect in part(table)]

    return spots


def rows(*codes: str) -> Spots[WithSheet]:
    """Point at lines of the sheet, by their codes; neighbours are framed together."""

    def spots(table: WithSheet) -> list[QRect]:
        view, model = table.sheet.view, table.sheet.model
        numbers = sorted(model.row_of(code) for code in codes)
        found: list[QRect] = []
        for number in numbers:
            rect = QRect()
            for column in range(model.columnCount()):
                rect = rect.united(view.visualRect(model.index(number, column)))
            rect = rect_of(view.viewport(), table.sheet.parentWidget(), rect)
            if found and rect.top() - found[-1].bottom() <= 2:
                found[-1] = found[-1].united(rect)
            else:
                found.append(rect)
        return found

    return spots


def dice(indexes: Iterable[int]) -> Spots[WithTray]:
    """Point at dice of the tray, by their indexes."""
    wanted = tuple(indexes)

    def spots(table: WithTray) -> list[QRect]:
        found = [table.tray.dice[index] for index in wanted]
        return [rect_of(die, table.tray.parentWidget()) for die in found if die.isVisible()]

    return spots


def together(spots: Spots[W]) -> Spots[W]:
    """Frame several things as one."""

    def one(table: W) -> list[QRect]:
        whole = QRect()
        for rect in spots(table):
            whole = whole.united(rect)
        return [] if whole.isNull() else [whole]

    return one
