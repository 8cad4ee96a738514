"""The pictures of the rules of Mots de Tête: pieces of the printed grid, a bonus cell with its dice."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Bonus, Grid, read_grid_bytes
from ludogite.ui.games.mots_de_tete.grid_model import GROUNDS, GridCell, Ground, Writing, printed
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus, paint_grid
from ludogite.ui.screen.rule_picture import DIE, PITCH, Drawn
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import paint_mini_die

translate = QCoreApplication.translate

CELL = 40
"""Side of a cell of the grid, px at 100 %, as are all sizes below."""
BONUS_SIDE = 42


@lru_cache(maxsize=4)
def _grid(resources: Path) -> Grid:
    read = read_grid_bytes((resources / "boards" / "maison.txt").read_bytes())
    if isinstance(read, Refusal):
        raise ValueError(read.code)  # noqa: TRY004 - a damaged resource, not a wrong type
    return read


def grid(shows: tuple[str, ...], resources: Path) -> Drawn:
    """Show a piece of the house's grid with words: rows, columns (first-last, from 0), then word:row:column:direction:ink."""
    (top, bottom), (left, right) = ((int(end) for end in span.split("-")) for span in shows[:2])
    cells = printed(_grid(resources))
    words: list[str] = []
    for number, one in enumerate(shows[2:], start=3):
        word, row, column, direction, ink = one.split(":")
        down = {"v": 1, ">": 0}[direction]
        way = translate("RulesPicture", "{word} vers le bas") if down else translate("RulesPicture", "{word} vers la droite")
        words.append(way.format(word=word))
        for step, letter in enumerate(word):
            at = cells[int(row) + step * down][int(column) + step * (1 - down)]
            if at.ground in {Ground.BLACK, Ground.CROSS} or at.letter not in {"", letter}:
                raise ValueError(f"{word} does not fit")
            written = replace(at, letter=letter, ink=at.ink or int(ink), writing=Writing.WRITTEN)
            cells[int(row) + step * down][int(column) + step * (1 - down)] = replace(
                written, tint=int(ink) if number == len(shows) else at.tint
            )
    piece = tuple(tuple(row[left : right + 1]) for row in cells[top : bottom + 1])
    width, height = (right - left + 1) * CELL + 8, (bottom - top + 1) * CELL + 8

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        fill(painter, QRectF(0, 0, width * unit, height * unit), theme.palette.ground_edge, 7 * unit)
        outline(painter, QRectF(0, 0, width * unit, height * unit), theme.palette.line, max(unit, 1), 7 * unit)
        paint_grid(painter, theme, QPointF(4 * unit, 4 * unit), CELL * unit, piece)

    if not words:
        return Drawn(width, height, draw, _ground_words(piece))
    return Drawn(width, height, draw, translate("RulesPicture", "La grille avec {words}.").format(words=", ".join(words)))


def _ground_words(piece: tuple[tuple[GridCell, ...], ...]) -> str:
    """Say what is printed on a piece of the grid without words."""
    counts = {ground: sum(cell.ground is ground for row in piece for cell in row) for ground in Ground}
    template = translate(
        "RulesPicture",
        "La grille, {rows} rangées de {columns} cases : cases noires {black}, orange {orange}, jaunes {jaune}, rouges {rouge}, "
        "la croix au centre.",
    )
    return template.format(
        rows=len(piece), columns=len(piece[0]), black=counts[Ground.BLACK], orange=counts[Ground.ORANGE],
        jaune=counts[Ground.JAUNE], rouge=counts[Ground.ROUGE],
    )  # fmt: skip


def cell(shows: tuple[str, ...]) -> Drawn:
    """Show a bonus cell and the dice that were rolled for it."""
    name, *rolled = shows
    ground, dice = GROUNDS[Bonus[name.upper()]], [int(one) for one in rolled]
    if len(dice) != GridCell(ground).dice or not all(1 <= one <= 6 for one in dice):
        raise ValueError(f"no bonus: {shows}")
    width = BONUS_SIDE + 30 + 3 * PITCH + 56

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        paint_bonus(painter, theme, QRectF(1, 1, BONUS_SIDE * unit - 2, BONUS_SIDE * unit - 2), ground)
        middle, x = BONUS_SIDE / 2 * unit, (BONUS_SIDE + 6) * unit
        pen = QPen(theme.palette.muted, max(2 * unit, 1.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = QPointF(x + 16 * unit, middle)
        painter.drawLine(QPointF(x, middle), tip)
        for turn in (-1, 1):
            painter.drawLine(tip, tip + QPointF(-6 * unit, turn * 5 * unit))
        x += 26 * unit
        for number, one in enumerate(dice):
            place = QRectF(x + number * PITCH * unit, 2 * unit, (DIE - 2) * unit, DIE * unit * 1.07)
            paint_mini_die(painter, theme, place, one)
        x += len(dice) * PITCH * unit
        painter.setFont(theme.letter_font(23 * unit))
        text_in(painter, QRectF(x, 0, 60 * unit, BONUS_SIDE * unit), f"= {sum(dice)}", theme.palette.ink, Left)

    colour = {
        Ground.ORANGE: translate("RulesPicture", "Case orange"),
        Ground.JAUNE: translate("RulesPicture", "Case jaune"),
        Ground.ROUGE: translate("RulesPicture", "Case rouge"),
    }[ground]
    told = f"{colour}, {' + '.join(map(str, dice))}" + (f" = {sum(dice)}." if len(dice) > 1 else ".")
    return Drawn(width, BONUS_SIDE + 2, draw, told)


PICTURES = {"grille": grid, "case": lambda shows, _resources: cell(shows)}
