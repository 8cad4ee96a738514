"""The diploma of an evening: who was first, and the table of all games, on a page to hang up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.services.soiree import Soiree
from ludogite.ui import texts
from ludogite.ui.printed.press import BOLD_LINE, FRAME, Centre, Left, Press

translate = QCoreApplication.translate
ROW: Final = 11.0
"""Mm of a line of the table."""
MOST_ROWS: Final = 8
FACE: Final = 34.0
GAP: Final = 6.0
"""Mm of a winner's portrait, and between two."""


def draw(
    press: Press, soiree: Soiree, names: Mapping[int, str], day: str, faces: Mapping[int, tuple[str, int]], games: Sequence[str]
) -> None:
    """Draw the diploma of an evening that ends on a day, as it is written; ``faces`` are portrait and ink by profile id.

    ``games`` are the names of its games in the order of its rounds.
    """
    area = press.area
    press.frame(area, 1.2, 4)
    press.frame(area.adjusted(3, 3, -3, -3), FRAME, 3)
    inner = area.adjusted(12, 14, -12, -12)
    ranking = soiree.ranking()
    first = [names[who] for place, who, _ in ranking if place == 1 and who in names]
    winners = [faces[who] for place, who, _ in ranking if place == 1 and who in faces]
    top = inner.top()
    for text, size, high, role in (
        ("Ludogîte", 7.0, 10.0, "muted"),
        (translate("Diploma", "Diplôme de la soirée"), 13.0, 22.0, "ink"),
        (translate("Diploma", "décerné à"), 6.0, 14.0, "muted"),
        (_listed(first), 16.0 if len(first) == 1 else max(min(16.0, 300 / len(_listed(first))), 6.0), 24.0, "accent"),
        (day, 5.5, 14.0, "muted"),
    ):
        press.text(QRectF(inner.left(), top, inner.width(), high), text, size, Centre, display=size > 6, bold=size > 7, role=role)
        top += high
        if text == "Ludogîte":
            top = _portraits(press, winners, inner, top)
    top += 8
    for place, who, points in ranking[:MOST_ROWS]:
        row = QRectF(inner.left() + 10, top, inner.width() - 20, ROW)
        press.text(QRectF(row.left(), top, 14, ROW), f"{place}.", 6, Left, bold=True)
        press.text(QRectF(row.left() + 14, top, row.width() - 54, ROW), names.get(who, "–"), 6, Left, bold=place == 1)
        press.text(QRectF(row.right() - 40, top, 40, ROW), texts.Scores().points(points), 6, Centre)
        top += ROW
        press.line(row.left(), top, row.right(), top, BOLD_LINE)
    press.note(QRectF(inner.left() + 10, top + 8, inner.width() - 20, 24), ", ".join(dict.fromkeys(games)), 4.6)


def _listed(names: Sequence[str]) -> str:
    """Name those who were first: "Léa, Papi et Zoé"."""
    return translate("Diploma", " et ").join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else ""


def _portraits(press: Press, winners: Sequence[tuple[str, int]], inner: QRectF, top: float) -> float:
    """Draw the faces of who was first side by side; give where they end."""
    if not winners:
        return top
    side = min(FACE, inner.width() / len(winners) - GAP)
    left = inner.center().x() - (len(winners) * (side + GAP) - GAP) / 2
    for number, (face, ink) in enumerate(winners):
        press.portrait(QRectF(left + number * (side + GAP), top + 4, side, side), face, ink)
    return top + side + 8
