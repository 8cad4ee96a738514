"""A finished game as a picture to show, and as a page to print: scores, a sign for each turn, the code."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from ludogite.services.shared_result import SharedResult, TurnSign
from ludogite.ui.printed.order import image
from ludogite.ui.printed.press import A4, FRAME, Centre, Press
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.shared_result import IN_A_LINE, SharedWords

SIDE: Final = 11.0
"""Mm of a sign."""
STEP: Final = 14.0
PICTURE_WIDE: Final = 1200
"""Px of the picture."""
MARKS: Final = {
    TurnSign.PERFECT: ("positive", "✓"),
    TurnSign.GOOD: ("warning", "–"),
    TurnSign.DEAR: ("danger", "!"),
    TurnSign.FILLED: ("accent", "•"),
    TurnSign.EMPTY: ("muted", ""),
}
"""Colour and mark of a sign: colour is never alone."""


def draw(press: Press, shared: SharedResult, words: SharedWords) -> float:
    """Draw a result at the head of a page; return where it ends, in mm."""
    area = press.area
    top = area.top()
    press.text(QRectF(area.left(), top, area.width(), 14), words.title(), 10, Centre, display=True, bold=True)
    top += 15
    if occasion := words.occasion(shared):
        press.text(QRectF(area.left(), top, area.width(), 8), occasion, 5, Centre, role="muted")
        top += 10
    for name, score in shared.scores:
        press.text(QRectF(area.left(), top, area.width(), 11), words.score(name, score), 7, Centre, bold=True)
        top += 11
    top += 3
    for start in range(0, len(shared.signs), IN_A_LINE):
        row = shared.signs[start : start + IN_A_LINE]
        left = area.center().x() - (len(row) * STEP - (STEP - SIDE)) / 2
        for place, sign in enumerate(row):
            _draw_sign(press, QRectF(left + place * STEP, top, SIDE, SIDE), sign)
        top += STEP
    for line in (words.perfect(shared), words.code(shared)):
        if line:
            press.text(QRectF(area.left(), top, area.width(), 8), line, 4.6, Centre, role="muted")
            top += 8
    return top + 4


def _draw_sign(press: Press, box: QRectF, sign: TurnSign) -> None:
    role, mark = MARKS[sign]
    if sign is TurnSign.EMPTY:
        press.frame(box, FRAME, 2, press.theme.palette.of(role))
        return
    press.fill(box, role, 2)
    press.text(box, mark, 6.5, Centre, bold=True, role="surface")


def picture(theme: Theme, shared: SharedResult, words: SharedWords) -> QImage:
    """Draw a result as a picture that is cut where it ends."""
    ends: list[float] = []
    whole = image(theme, lambda press: ends.append(draw(press, shared, words)), PICTURE_WIDE)
    return whole.copy(QRect(0, 0, whole.width(), round(whole.height() * ends[0] / A4[1])))
