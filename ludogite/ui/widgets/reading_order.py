"""The order in which a screen reader goes through the parts of a page: Qt keeps one order for telling and for painting.

What must be painted over its neighbours comes after them for the ear, too; all else is put here into the order of reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLayout, QWidget

FAR = 1 << 24
"""Px that no window reaches."""
SLACK = 4
"""Px by which parts may overlap and still stand one after the other."""


def tell_in_order(*parts: QWidget | None) -> None:
    """Let siblings be told in this order; what is painted over the last of them stays over all."""
    told = [part for part in parts if part is not None]
    parent = told[0].parentWidget() if told else None
    places = {child: number for number, child in enumerate(parent.children())} if parent is not None else {}
    if places and [places[part] for part in told] != sorted(places[part] for part in told):
        for before, after in reversed(list(pairwise(told))):
            before.stackUnder(after)


def tell_as_placed(page: QWidget) -> None:
    """Let what shows in a page be told column by column, row by row; what overlaps keeps its order.

    What lies over another part is told after all that it lies over, and what has no height because there is no room for it
    after what it would stand below.
    """
    transparent = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    children = page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [one for one in children if not (one.isHidden() or one.isWindow() or one.testAttribute(transparent))]
    placed = [one for one in shown if not one.geometry().isEmpty()]
    over = [one for n, one in enumerate(placed) if any(one.geometry().contains(other.geometry()) for other in placed[:n])]
    told = as_placed([one for one in placed if one not in over])
    lines = [part for part in shown if part.height() == 0 < part.width()]
    after = [(part, QRect(part.x(), 0, part.width(), part.y())) for part in lines] + [(part, part.geometry()) for part in over]
    for part, place in after:
        told.insert(max((n for n, one in enumerate(told, 1) if place.intersects(one.geometry())), default=0), part)
    tell_in_order(*told)


def tell_as_laid(layout: QLayout) -> None:
    """Let what stands in a layout, and in those in it, be told in its order."""
    tell_in_order(*_laid(layout))


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for item in map(layout.itemAt, range(layout.count())):
        if item is not None and (widget := item.widget()) is not None:
            yield widget
        elif item is not None and (inner := item.layout()) is not None:
            yield from _laid(inner)


def as_placed(parts: Sequence[QWidget]) -> list[QWidget]:
    """Sort siblings by their places: by columns where a gap goes down between all of them, else by rows."""
    for low, high in ((QRect.left, QRect.right), (QRect.top, QRect.bottom)):
        groups = _apart(parts, low, high)
        if len(groups) > 1:
            return [part for group in groups for part in as_placed(group)]
    return list(parts)


def _apart(parts: Sequence[QWidget], low: Callable[[QRect], int], high: Callable[[QRect], int]) -> list[list[QWidget]]:
    """Share parts out into groups between which there is a gap, each in the order in which it came."""
    groups: list[list[int]] = []
    reach = -FAR
    for number in sorted(range(len(parts)), key=lambda number: low(parts[number].geometry())):
        place = parts[number].geometry()
        if groups and (low(place) < reach - SLACK or high(place) <= reach):
            groups[-1].append(number)
        else:
            groups.append([number])
        reach = max(reach, high(place))
    return [[parts[number] for number in sorted(group)] for group in groups]
