"""What lies where on a table, for the tests of all games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.theme import Theme

SIZES = ((1024, 592), (1280, 748), (1366, 716), (1920, 1010), (3840, 2056))
"""What windows leave to a table."""


def fit(screen: QWidget, theme: Theme, size: tuple[int, int]) -> None:
    """Give a screen that is shown another size, as its window would."""
    theme.fit(size[0], size[1] + 52)
    screen.resize(*size)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def heaped(screen: QWidget, blocks: Sequence[QWidget]) -> list[tuple[QWidget, ...]]:
    """List the blocks that leave a screen, and the pairs that lie on each other."""
    out = [(one,) for one in blocks if not screen.rect().contains(one.geometry())]
    return [*out, *((one, other) for one, other in combinations(blocks, 2) if one.geometry().intersects(other.geometry()))]
