"""Pictures of the rules that show a board: pieces of the printed grid of Mots de Tête, cards and rows of Words Out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Bonus, Grid, read_grid_bytes
from ludogite.games.words_out.cards import GREEN, RED, Card, Kind, value
from ludogite.ui.games.mots_de_tete.grid_model import GROUNDS, GridCell, Ground, Writing, printed
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus, paint_grid
from ludogite.ui.games.words_out.action_texts import caption, card_name, sum_words
from ludogite.ui.games.words_out.card import SHAPE, paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.pages.rules_drawn import DIE, PAD, PITCH, Drawn, plate
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import paint_mini_die

translate = QCoreApplication.translate

CELL = 40
"""Side of a cell of the grid, px at 100 %, as are all sizes below."""
BONUS_SIDE = 42
CARD, CARD_PITCH, CARD_SMALL, SMALL_PITCH = 70, 80, 50, 56
"""A card shown by itself with the way to the next, and one in a row."""
NAMED = 60
"""Px from which a card has room for the word under its icon."""
SIGN = 9
"""Width of a sign in a sum, on average."""


# ---- Mots de Tête ----------------------------------------------------------------------------------------------------------


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

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        fill(painter, QRectF(0, 0, width * unit, height * unit), look.colour("ground_edge"), 7 * unit)
        outline(painter, QRectF(0, 0, width * unit, height * unit), look.colour("line"), max(unit, 1), 7 * unit)
        paint_grid(painter, look, QPointF(4 * unit, 4 * unit), CELL * unit, piece)

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

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        paint_bonus(painter, look, QRectF(1, 1, BONUS_SIDE * unit - 2, BONUS_SIDE * unit - 2), ground)
        middle, x = BONUS_SIDE / 2 * unit, (BONUS_SIDE + 6) * unit
        pen = QPen(look.colour("muted"), max(2 * unit, 1.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = QPointF(x + 16 * unit, middle)
        painter.drawLine(QPointF(x, middle), tip)
        for turn in (-1, 1):
            painter.drawLine(tip, tip + QPointF(-6 * unit, turn * 5 * unit))
        x += 26 * unit
        for number, one in enumerate(dice):
            place = QRectF(x + number * PITCH * unit, 2 * unit, (DIE - 2) * unit, DIE * unit * 1.07)
            paint_mini_die(painter, look, place, one)
        x += len(dice) * PITCH * unit
        painter.setFont(look.letter_font(23 * unit))
        text_in(painter, QRectF(x, 0, 60 * unit, BONUS_SIDE * unit), f"= {sum(dice)}", look.colour("ink"), Left)

    colour = {
        Ground.ORANGE: translate("RulesPicture", "Case orange"),
        Ground.JAUNE: translate("RulesPicture", "Case jaune"),
        Ground.ROUGE: translate("RulesPicture", "Case rouge"),
    }[ground]
    told = f"{colour}, {' + '.join(map(str, dice))}" + (f" = {sum(dice)}." if len(dice) > 1 else ".")
    return Drawn(width, BONUS_SIDE + 2, draw, told)


# ---- Words Out -------------------------------------------------------------------------------------------------------------


def _card(one: str) -> tuple[Face | None, str]:
    """Read a card and name it; no face for one that lies face down."""
    if one == "dos":
        return None, translate("RulesPicture", "une carte retournée")
    name, _, given = one.partition("=")
    if name in {"joker", "poubelle"}:
        card = Card(0, Kind(name), "")
        return Face.of(card, given, caption(card)), card_name(card, given)
    letter, _, kind = one.partition(":")
    if len(letter) != 1:
        raise ValueError(f"no card: {one}")
    coloured = Kind.BONUS if letter in GREEN else Kind.DOUBLE if letter in RED else Kind.SIMPLE
    card = Card(0, Kind(kind) if kind else coloured, letter)
    return Face.of(card, caption=caption(card)), card_name(card)


def _paint_cards(
    painter: QPainter, look: Look, faces: Sequence[Face | None], left: float, wide: float, pitch: float, unit: float
) -> None:
    """Paint cards from a left edge on; small ones without the words under their icons."""
    high = round(wide * SHAPE) * unit
    for number, face in enumerate(faces):
        shown = replace(face, caption="") if face is not None and wide * unit < NAMED else face
        paint_card(painter, look, QRectF((left + number * pitch) * unit, PAD * unit, wide * unit, high), shown)


def cards(shows: tuple[str, ...]) -> Drawn:
    """Show cards side by side."""
    faces, names = zip(*map(_card, shows), strict=True)
    width, height = (len(faces) - 1) * CARD_PITCH + CARD + 2 * PAD, round(CARD * SHAPE) + 2 * PAD

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "words_out", unit)
        _paint_cards(painter, look, faces, PAD, CARD, CARD_PITCH, unit)

    told = translate("RulesPicture", "Cartes : {cards}.").format(cards=" – ".join(names))
    return Drawn(width, height, draw, told)


def row(shows: tuple[str, ...]) -> Drawn:
    """Show a row of cards on the felt, with what its word is worth."""
    faces, names = zip(*map(_card, shows), strict=True)
    letters = "".join(face.letter for face in faces if face is not None)
    worth = value(letters)
    told = sum_words(worth)
    told = told if "=" in told else f"= {told}"
    free = PAD + (len(faces) - 1) * SMALL_PITCH + CARD_SMALL + 16
    width, height = free + len(told) * SIGN + PAD, round(CARD_SMALL * SHAPE) + 2 * PAD

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "words_out", unit)
        _paint_cards(painter, look, faces, PAD, CARD_SMALL, SMALL_PITCH, unit)
        painter.setFont(look.letter_font(20 * unit))
        place = QRectF(free * unit, 0, (width - free - 4) * unit, height * unit)
        text_in(painter, place, told, look.colour("on_felt"), Left)

    template = translate("RulesPicture", "Une rangée : {cards}. Valeur : {sum}.")
    return Drawn(width, height, draw, template.format(cards=" – ".join(names), sum=sum_words(worth)))
