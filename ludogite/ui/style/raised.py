"""Superscripts such as "1ʳᵉ" and "2ᵉ": the fonts lack them, so they are drawn as small raised text."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ludogite.ui.style.paint import text_at
from ludogite.ui.style.theme import hold

RAISED: Final = {"ᵉ": "e", "ʳ": "r"}
"""Superscript letters that the fonts lack, drawn as small raised text."""
RAISED_SIZE, RAISED_BY = 0.68, 0.32


def raised_text(painter: QPainter, x: float, baseline: float, text: str, colour: QColor) -> float:
    """Write a line whose superscripts are drawn small and raised; return where it ends (px)."""
    font = painter.font()
    for run in _runs(text):
        if run[0] in RAISED:
            small = QFont(font)
            hold(small, font.pixelSize() * RAISED_SIZE)
            painter.setFont(small)
            letters = "".join(RAISED[letter] for letter in run)
            x = text_at(painter, x, baseline - RAISED_BY * font.pixelSize(), letters, colour)
            painter.setFont(font)
        else:
            x = text_at(painter, x, baseline, run, colour)
    return x


def raised_width(font: QFont, text: str) -> float:
    """Measure what ``raised_text`` writes, in px."""
    small = QFont(font)
    hold(small, font.pixelSize() * RAISED_SIZE)
    wide = 0.0
    for run in _runs(text):
        if run[0] in RAISED:
            wide += QFontMetricsF(small).horizontalAdvance("".join(RAISED[letter] for letter in run))
        else:
            wide += QFontMetricsF(font).horizontalAdvance(run)
    return wide


def _runs(text: str) -> list[str]:
    runs: list[str] = []
    for letter in text:
        if runs and (letter in RAISED) == (runs[-1][0] in RAISED):
            runs[-1] += letter
        else:
            runs.append(letter)
    return runs
