"""How a crossword grid is painted: the wooden frame, what is printed, and what is written into it.

All measures are shares of a cell's side, so that the same grid is right at 24 px and at 96, on a screen, in a picture, on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.ui.games.mots_de_tete.grid_model import Arrow, GridCell, Ground, Writing
from ludogite.ui.style.ink_bar import ink_bar
from ludogite.ui.style.paint import fill, outline, rounded, text_at, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import PlayerInk, Theme, mix
from ludogite.ui.widgets.base import Centre, Left

INSET: Final = 0.0175
"""Half the line between two cells."""
LINE: Final = 0.03
CORNER: Final = 0.10
NUMBER: Final = 0.27
NUMBER_AT: Final = (0.10, 0.315)
"""Left edge and baseline of the printed number."""
GROWS: Final = 1.6
"""How much larger a number gets in an empty square when text is large."""
ALONE: Final = 0.58
"""Size of a number that large text makes as large as the least text, at most."""
CLOSE: Final = 0.06
"""The same way from left and top where the number cannot be so small."""
CAP: Final = 0.70
"""Height of a figure, of the size of its font."""
LETTER: Final = 0.62
LETTER_BASE: Final = 0.735
BAR_TOP: Final = 0.845
BAR: Final = (0.60, 0.07)
"""Width and height of the bar of who wrote a letter, centred under it."""
FLAT_BAR: Final = (0.66, 0.085)
"""The same in high contrast."""
WRITER: Final = (0.71, 0.09, 0.20)
"""Left edge, top and side of the symbol of who wrote a letter, in high contrast."""
BONUS_FRAME: Final = 0.085
BONUS_LETTER, BONUS_BASE, BONUS_BAR_TOP = 0.56, 0.705, 0.785
"""A letter and its bar within the frame of a bonus."""
BONUS_WRITER: Final = (0.65, 0.15, 0.18)
DRAFT_LINE: Final = 0.058
JOINED_LINE: Final = 0.04
BONUS_NUMBER: Final = 0.5
"""Height of a bonus cell's own value."""
MINI: Final = 0.31
"""Side of one of the small dice on a bonus cell."""
BED: Final = 5
"""Px at 100 % between the wood and the cells."""
BED_SHADE: Final = 5
TINT: Final = 0.08
"""How much of the last writer's ink his cells take on."""
GABLE: Final = ((-0.40, 0.17), (0.0, -0.21), (0.40, 0.17))
GABLE_WIDE: Final = 0.10
SPOTS: Final = {1: ((0.5, 0.5),), 2: ((0.31, 0.31), (0.69, 0.69)), 3: ((0.5, 0.30), (0.29, 0.68), (0.71, 0.68))}
"""Where the middles of one, two and three small dice lie in a bonus cell."""


def bonus_colour(theme: Theme, ground: Ground) -> QColor:
    """Give the colour of a bonus cell; raise ``KeyError`` for another."""
    return theme.palette.of({Ground.ORANGE: "bonus_orange", Ground.JAUNE: "bonus_jaune", Ground.ROUGE: "bonus_rouge"}[ground])


def body(rect: QRectF) -> QRectF:
    """Give the cell's own rectangle within its square."""
    inset = rect.width() * INSET
    return rect.adjusted(inset, inset, -inset, -inset)


def paint_bed(painter: QPainter, theme: Theme, rect: QRectF, frame: float) -> None:
    """Paint the wooden frame and the hollow in which the cells lie; ``frame`` is the way from the edge to the cells (px)."""
    tray_frame(painter, theme, rect)
    bed = theme.px(BED) if frame > theme.px(BED) else frame / 2
    edge = frame - bed
    hollow = rect.adjusted(edge, edge, -edge, -edge)
    corner = theme.radius("tray") - edge * 0.9
    ground = theme.palette.ground_edge
    fill(painter, hollow, ground, max(corner, 2))
    if theme.flat:
        return
    painter.save()
    painter.setClipPath(rounded(hollow, max(corner, 2)))
    for ring in range(BED_SHADE):
        alpha = 0.20 * (1 - ring / BED_SHADE) ** 2
        outline(
            painter, hollow.adjusted(ring, ring, -ring / 2, -ring / 2), theme.faded("shadow", alpha), 1.0, max(corner - ring, 2)
        )
    painter.restore()


def paint_printed(painter: QPainter, theme: Theme, origin: QPointF, side: float, rows: Sequence[Sequence[GridCell]]) -> None:
    """Paint what is printed on every cell, and the cross as one shape; ``origin`` is the top left corner of the cells."""
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            if cell.ground is not Ground.CROSS:
                rect = QRectF(origin.x() + column * side, origin.y() + row * side, side, side)
                paint_cell(painter, theme, rect, GridCell(cell.ground, cell.value))
    paint_cross(painter, theme, origin, side, rows)


def paint_cross(painter: QPainter, theme: Theme, origin: QPointF, side: float, rows: Sequence[Sequence[GridCell]]) -> None:
    """Paint the black cross with the gable of the house in its middle; nothing where there is none."""
    places = [(r, c) for r, cells in enumerate(rows) for c, cell in enumerate(cells) if cell.ground is Ground.CROSS]
    if not places:
        return
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for row, column in places:
        shape.addRect(QRectF(origin.x() + column * side, origin.y() + row * side, side, side).adjusted(-0.5, -0.5, 0.5, 0.5))
    fill(painter, shape.simplified(), theme.palette.black_cell)
    row, column = (sum(part) / len(places) for part in zip(*places, strict=True))
    middle = QPointF(origin.x() + (column + 0.5) * side, origin.y() + (row + 0.5) * side)
    pen = QPen(theme.palette.lamp, GABLE_WIDE * side)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([middle + QPointF(x * side, y * side) for x, y in GABLE]))


def paint_cell(painter: QPainter, theme: Theme, rect: QRectF, cell: GridCell) -> None:
    """Paint one square with everything that it shows, but for a cell of the cross."""
    side = rect.width()
    inner = body(rect)
    corner = CORNER * side
    if cell.ground is Ground.CROSS:
        return
    if cell.ground is Ground.BLACK:
        fill(painter, inner, theme.palette.black_cell, corner * 0.6)
    elif cell.writing is Writing.DRAFT:
        _paint_draft(painter, theme, inner, side, cell)
    else:
        _paint_paper(painter, theme, inner, side, cell)
    if cell.writing is Writing.JOINED and cell.pen:
        _dashes(painter, inner, corner, theme.player(cell.pen).colour, max(side * JOINED_LINE, 1.4))
    if cell.wrong:
        _cross_out(painter, theme, inner, side)
    if cell.letter:
        framed = cell.is_bonus and cell.writing is not Writing.DRAFT
        paint_letter(painter, theme, rect, cell.letter, cell.ink, framed=framed)
        if cell.ink and cell.writing is not Writing.DRAFT:
            _paint_writer(painter, theme, rect, theme.player(cell.ink), framed=framed)
    if cell.hint:
        outline(painter, inner.adjusted(-1, -1, 1, 1), theme.palette.positive, max(side * 0.07, 2), corner)
    if cell.caret and cell.pen:
        _paint_caret(painter, theme, inner, side, cell)
    if cell.arrow is not Arrow.NONE and cell.pen:
        small = cell.is_bonus and cell.writing is Writing.NONE
        paint_arrow(painter, theme, rect, cell.arrow, theme.player(cell.pen).colour, small=small)


def _paint_paper(painter: QPainter, theme: Theme, inner: QRectF, side: float, cell: GridCell) -> None:
    """Paint an empty cell or a written one: paper, number or dice; a bonus that is written keeps its colour as a frame."""
    corner, written = CORNER * side, cell.writing is not Writing.NONE
    if cell.is_bonus and not written:
        fill(painter, inner, bonus_colour(theme, cell.ground), corner)
        outline(
            painter, inner, mix(bonus_colour(theme, cell.ground), theme.palette.shadow, 0.35), max(side * LINE * 0.8, 0.8), corner
        )
        _paint_worth(painter, theme, inner, cell)
        return
    colour = theme.palette.cell
    if cell.tint:
        colour = mix(colour, theme.player(cell.tint).colour, TINT)
    fill(painter, inner, colour, corner)
    outline(painter, inner, theme.palette.cell_line, max(side * LINE, 0.8), corner)
    if cell.is_bonus:
        outline(painter, inner, bonus_colour(theme, cell.ground), BONUS_FRAME * side, corner)
        if cell.rolled or cell.value:
            inner = inner.adjusted(side * 0.05, side * 0.035, 0, 0)
            _paint_number(painter, theme, inner, side, cell.rolled or cell.value, strong=True)
    elif cell.value:
        _paint_number(painter, theme, inner, side, cell.value, alone=not written)


def _paint_draft(painter: QPainter, theme: Theme, inner: QRectF, side: float, cell: GridCell) -> None:
    """Paint a letter that is only laid: raised by a pixel, framed in the player's ink; a bonus shows as a folded corner."""
    corner = CORNER * side * 1.3
    ink = theme.player(cell.pen).colour
    raised = inner.translated(0, -max(side * 0.025, 1))
    if not theme.flat:
        fill(painter, inner.translated(0, side * 0.03), theme.faded("shadow", 0.28), corner)
    fill(painter, raised, theme.palette.tile, corner)
    if cell.is_bonus:
        painter.save()
        painter.setClipPath(rounded(raised, corner))
        top = raised.topLeft()
        reach = side * 0.40
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bonus_colour(theme, cell.ground))
        painter.drawPolygon(QPolygonF([top, top + QPointF(reach, 0), top + QPointF(0, reach)]))
        painter.restore()
    if cell.dice:
        die = QRectF(raised.left() + side * 0.05, raised.top() + side * 0.05, side * 0.20, side * 0.20)
        _mini_die(painter, theme, die)
        if cell.dice > 1:
            painter.setFont(theme.letter_font(side * 0.22, "text"))
            text_in(painter, QRectF(die.right() + side * 0.13, raised.top() + side * 0.02, side * 0.4, side * 0.26),
                    f"×{cell.dice}", theme.palette.muted, Left)  # fmt: skip
    elif cell.value:
        _paint_number(painter, theme, raised, side, cell.value)
    _dashes(painter, raised, corner, ink, max(DRAFT_LINE * side, 1.5))


def _paint_number(
    painter: QPainter, theme: Theme, inner: QRectF, side: float, value: int, *, strong: bool = False, alone: bool = False
) -> None:
    size = NUMBER * side
    if alone and theme.text_scale > 1:
        size = max(size * min(theme.text_scale, GROWS), min(theme.least_text(), ALONE * side))
    font = theme.letter_font(size, "text")
    painter.setFont(font)
    across, base = NUMBER_AT
    if font.pixelSize() > NUMBER * side + 0.5:  # in a small cell it keeps 13 px, close to the corner
        across, base = CLOSE, CLOSE + font.pixelSize() * CAP / side
    text_at(
        painter,
        inner.left() + (across - INSET) * side,
        inner.top() + (base - INSET) * side,
        str(value),
        theme.palette.of("ink" if strong else "muted"),
    )


def paint_letter(
    painter: QPainter, theme: Theme, rect: QRectF, letter: str, ink: int, *, framed: bool = False, raised: float = 0.0
) -> None:
    """Write a letter into a square, in the ink of its writer (0: plain), smaller where the square has a frame."""
    side = rect.width()
    size, base = (BONUS_LETTER, BONUS_BASE) if framed else (LETTER, LETTER_BASE)
    painter.setFont(theme.letter_font(size * side))
    painter.setPen(theme.player(ink).colour if ink else theme.palette.ink)
    wide = painter.fontMetrics().horizontalAdvance(letter)
    painter.drawText(QPointF(rect.center().x() - wide / 2, rect.top() + base * side - raised), letter)


def _paint_writer(painter: QPainter, theme: Theme, rect: QRectF, player: PlayerInk, *, framed: bool) -> None:
    """Paint who wrote a letter: the bar with the player's pattern along its foot; in high contrast the symbol too."""
    side = rect.width()
    wide, high = (share * side for share in (FLAT_BAR if theme.flat else BAR))
    top = rect.top() + (BONUS_BAR_TOP if framed else BAR_TOP) * side
    ink_bar(painter, QRectF(rect.center().x() - wide / 2, top, wide, max(high, 2.5)), player)
    if theme.flat:
        left, top, wide = BONUS_WRITER if framed else WRITER
        place = QRectF(rect.left() + left * side, rect.top() + top * side, wide * side, wide * side)
        draw_symbol(painter, player.symbol, place, player.colour)


def paint_dice(painter: QPainter, theme: Theme, inner: QRectF, count: int) -> None:
    """Paint one, two or three small black dice: how many will be rolled for this cell."""
    side = inner.width()
    half = MINI * side / 2
    for x, y in SPOTS[count]:
        middle = QPointF(inner.left() + x * side, inner.top() + y * side)
        _mini_die(painter, theme, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))


def _paint_worth(painter: QPainter, theme: Theme, inner: QRectF, cell: GridCell) -> None:
    """Paint what a bonus cell is worth: the dice that will be rolled for it, or its own value."""
    if cell.dice:
        paint_dice(painter, theme, inner, cell.dice)
        return
    painter.setFont(theme.letter_font(inner.width() * BONUS_NUMBER, "text"))
    text_in(painter, inner, str(cell.value), theme.palette.bonus_mark, Centre)


def _mini_die(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint a small dark die that shows one light pip."""
    fill(painter, rect, theme.palette.bonus_mark, rect.width() * 0.22)
    pip = QPainterPath()
    radius = rect.width() * 0.16
    pip.addEllipse(rect.center(), radius, radius)
    fill(painter, pip, theme.palette.card_text_on_colour)


def paint_bonus(painter: QPainter, theme: Theme, rect: QRectF, ground: Ground, value: int = 0) -> None:
    """Paint a bonus cell by itself, as it stands in sums and legends: with its dice, or a value of its own."""
    cell = GridCell(ground, value)
    corner = rect.width() * 0.16
    fill(painter, rect, bonus_colour(theme, ground), corner)
    if theme.flat:
        outline(painter, rect, theme.palette.wood_edge, theme.pen(1), corner)
    inset = rect.width() * (0.06 if cell.dice == 1 else 0.0)
    _paint_worth(painter, theme, rect.adjusted(inset, inset, -inset, -inset), cell)


def _dashes(painter: QPainter, rect: QRectF, corner: float, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setDashPattern([2.2, 1.3])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)


def _cross_out(painter: QPainter, theme: Theme, inner: QRectF, side: float) -> None:
    """Underline a letter of a refused word in a wave, as one does on paper."""
    painter.setPen(QPen(theme.palette.danger, max(side * 0.05, 1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wave, step = QPainterPath(), inner.width() / 6
    base = inner.bottom() - side * 0.07
    wave.moveTo(inner.left() + step * 0.5, base)
    for n in range(5):
        x = inner.left() + step * (0.5 + n)
        wave.quadTo(x + step / 2, base + (-1) ** n * side * 0.07, x + step, base)
    painter.drawPath(wave)


def _paint_caret(painter: QPainter, theme: Theme, inner: QRectF, side: float, cell: GridCell) -> None:
    """Frame the cell where the next letter goes; over a laid letter the frame stands outside."""
    grow = side * 0.06 if cell.writing is not Writing.NONE else 0.0
    outline(
        painter, inner.adjusted(-grow, -grow, grow, grow), theme.player(cell.pen).colour, max(side * 0.075, 2), CORNER * side + grow
    )
    if cell.writing is Writing.NONE and not cell.is_bonus:
        wide, high = max(side * 0.055, 1.5), side * 0.42
        painter.fillRect(QRectF(inner.center().x() - wide / 2, inner.top() + side * 0.36, wide, high),
                         theme.player(cell.pen).colour)  # fmt: skip


def paint_arrow(painter: QPainter, theme: Theme, rect: QRectF, arrow: Arrow, colour: QColor, *, small: bool = False) -> None:
    """Paint the triangle at the edge of the cell before the first letter, pointing where the word goes; ``small`` beside dice."""
    side = rect.width()
    half, deep = (0.17 * side, 0.13 * side) if small else (0.27 * side, 0.29 * side)
    middle = rect.center()
    if arrow is Arrow.DOWN:
        tip = QPointF(middle.x(), rect.bottom() - side * 0.04)
        base = [QPointF(tip.x() - half, tip.y() - deep), QPointF(tip.x() + half, tip.y() - deep)]
    else:
        tip = QPointF(rect.right() - side * 0.04, middle.y())
        base = [QPointF(tip.x() - deep, tip.y() - half), QPointF(tip.x() - deep, tip.y() + half)]
    pen = QPen(theme.palette.tile, side * 0.085)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    shape = QPolygonF([*base, tip])
    painter.setPen(pen)
    painter.setBrush(colour)
    painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(shape)


def plain(rows: Sequence[Sequence[GridCell]]) -> tuple[tuple[GridCell, ...], ...]:
    """Give the grid as it is printed in the end: letters and inks, no caret, tint or draft."""
    return tuple(
        tuple(replace(cell, pen=0, tint=0, arrow=Arrow.NONE, caret=False, wrong=False, hint=False) for cell in row) for row in rows
    )


def paint_grid(painter: QPainter, theme: Theme, origin: QPointF, side: float, rows: Sequence[Sequence[GridCell]]) -> None:
    """Paint a whole grid with its letters, for a picture or a page."""
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            paint_cell(painter, theme, QRectF(origin.x() + column * side, origin.y() + row * side, side, side), cell)
    paint_cross(painter, theme, origin, side, rows)
