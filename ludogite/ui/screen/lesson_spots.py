"""What a lesson points at, as rectangles in px of a table's screen."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ludogite.ui.screen.lesson import Spots


def rect_of(widget: QWidget, screen: QWidget, part: QRect | None = None) -> QRect:
    """Give where a widget, or a part of it, lies on a screen."""
    rect = widget.rect() if part is None else part
    return QRect(widget.mapTo(screen, rect.topLeft()), rect.size())


def widget(*names: str) -> Spots:
    """Point at widgets of the screen, by the names of its attributes ("tray", "hand.view"); hidden ones are left out."""

    def spots(screen: Any) -> list[QRect]:
        found: list[QWidget] = [attrgetter(name)(screen) for name in names]
        return [rect_of(one, screen) for one in found if one.isVisible()]

    return spots


def both(*parts: Spots) -> Spots:
    """Point at several things."""

    def spots(screen: Any) -> list[QRect]:
        return [rect for part in parts for rect in part(screen)]

    return spots


def rows(*codes: str) -> Spots:
    """Point at lines of the sheet, by their codes; neighbours are framed together."""

    def spots(screen: Any) -> list[QRect]:
        view, model = screen.sheet.view, screen.model
        numbers = sorted(model.row_of(code) for code in codes)
        found: list[QRect] = []
        for number in numbers:
            rect = QRect()
            for column in range(model.columnCount()):
                rect = rect.united(view.visualRect(model.index(number, column)))
            rect = rect_of(view.viewport(), screen, rect)
            if found and rect.top() - found[-1].bottom() <= 2:
                found[-1] = found[-1].united(rect)
            else:
                found.append(rect)
        return found

    return spots


def dice(indexes: Iterable[int]) -> Spots:
    """Point at dice of the tray, by their indexes."""
    wanted = tuple(indexes)

    def spots(screen: Any) -> list[QRect]:
        found = [screen.tray.dice[index] for index in wanted]
        return [rect_of(die, screen) for die in found if die.isVisible()]

    return spots


def together(spots: Spots) -> Spots:
    """Frame several things as one."""

    def one(screen: Any) -> list[QRect]:
        whole = QRect()
        for rect in spots(screen):
            whole = whole.united(rect)
        return [] if whole.isNull() else [whole]

    return one
