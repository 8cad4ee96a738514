"""The pictures of the rules of Dés à thèmes: the coloured dice, what an answer lights, chips."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ludogite.games.des_themes.moves import Colour
from ludogite.games.des_themes.scoring import lit
from ludogite.games.des_themes.state import COLOURS
from ludogite.ui.games.des_themes import GAME_UI
from ludogite.ui.games.des_themes import events as texts_des_themes
from ludogite.ui.games.des_themes.board import (
    CHIP_SHADES,
    ThemeFace,
    colours_by_place,
    paint_chip,
    paint_colour_die,
    paint_tile,
)
from ludogite.ui.screen.rule_picture import PAD, Drawn, plate
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import colour_name
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import Pose, paint_die

translate = QCoreApplication.translate

TILE, TILE_PITCH, CHIP = 36, 41, 30
LETTER, LETTER_PITCH = 46, 57
"""A letter die on its plate and the way to the next, px at 100 %, as are all sizes below."""


def _die_words(colour: Colour) -> str:
    """Name a die by colour and shape."""
    return f"{colour_name(colour).lower()} ({texts_des_themes.shape_name(colour)})"


def colours(shows: tuple[str, ...]) -> Drawn:
    """Show the five dice with their letters, and what the colour die says."""
    *faces, named = shows
    colour = Colour(named)
    width, height, side, step = 468, 112, 46, 72

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        painter.setFont(theme.letter_font(13.5 * unit, "text"))
        for number, (one, letter) in enumerate(zip(COLOURS, faces, strict=True)):
            x = PAD + side / 2 + 8 + number * step
            paint_die(painter, theme, Pose(x * unit, 42 * unit, side * unit), ThemeFace(one, letter))
            _name(painter, theme, QRectF((x - step / 2) * unit, 78 * unit, step * unit, 22 * unit), one, unit)
        x = width - PAD - side / 2 - 10
        painter.fillRect(QRectF((x - 44) * unit, 18 * unit, max(unit, 1), (height - 36) * unit), theme.faded("on_felt", 0.45))
        paint_colour_die(painter, theme, Pose(x * unit, 44 * unit, (side + 4) * unit), colour)
        _name(painter, theme, QRectF((x - step / 2) * unit, 78 * unit, step * unit, 22 * unit), colour, unit)

    told = ", ".join(f"{letter} {_die_words(one)}" for one, letter in zip(COLOURS, faces, strict=True))
    template = translate("RulesPicture", "Dés de lettres : {letters}. Dé de couleurs : {colour}.")
    return Drawn(width, height, draw, template.format(letters=told, colour=_die_words(colour)))


def _name(painter: QPainter, theme: Theme, rect: QRectF, colour: Colour, unit: float) -> None:
    """Write the name of a colour below its die."""
    painter.setFont(theme.letter_font(13.5 * unit, "text"))
    text_in(painter, rect, colour_name(colour), theme.palette.on_felt)


def answer(shows: tuple[str, ...]) -> Drawn:
    """Show a word with the letters that score, and the chips they take."""
    word, faces = shows
    scoring = lit(word, faces)
    if not scoring:
        raise ValueError(f"no die scores: {shows}")
    colours = colours_by_place(scoring)
    width, height = len(word) * TILE_PITCH + 26 + len(scoring) * (CHIP + 6) + 6, TILE * 1.55

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        for place, letter in enumerate(word):
            rect = QRectF((1 + place * TILE_PITCH) * unit, 1, TILE * unit, TILE * unit)
            paint_tile(painter, theme, rect, letter.upper(), colours.get(place, ()))
        for number in range(len(scoring)):
            x = len(word) * TILE_PITCH + 26 + CHIP / 2 + number * (CHIP + 6)
            paint_chip(painter, theme, QPointF(x * unit, TILE * 0.5 * unit), CHIP * unit, theme.palette.of(CHIP_SHADES[number % 3]))

    template = translate("RulesPicture", "{word}, avec les lettres {letters} : jetons {count}.")
    named = ", ".join(f"{word[one.place].upper()} {_die_words(one.colour)}" for one in scoring)
    return Drawn(width, height, draw, template.format(word=word, letters=named, count=len(scoring)))


def chips(shows: tuple[str, ...]) -> Drawn:
    """Show a number of chips."""
    (count,) = (int(one) for one in shows)
    width, height = 52 + count * 40, 50.0

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        painter.setFont(theme.letter_font(24 * unit))
        advance = QFontMetricsF(painter.font()).horizontalAdvance(str(count))
        text_in(painter, QRectF(PAD * unit, 0, advance + 2, height * unit), str(count), theme.palette.on_felt, Left)
        for number in range(count):
            x = PAD * 2 + 26 + number * 40
            paint_chip(
                painter, theme, QPointF(x * unit, (height / 2 - 2) * unit), 32 * unit, theme.palette.of(CHIP_SHADES[number % 3])
            )

    return Drawn(width, height, draw, translate("RulesPicture", "Jetons : {count}.").format(count=count))


PICTURES = {
    "couleurs": lambda shows, _resources: colours(shows),
    "réponse": lambda shows, _resources: answer(shows),
    "jetons": lambda shows, _resources: chips(shows),
}
