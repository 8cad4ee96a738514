"""Pictures of the rules that show dice: ordinary ones, letter dice and racks, the hourglass, the dice and chips of Dés à thèmes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ludogite.games.des_themes.moves import Colour
from ludogite.games.des_themes.scoring import lit
from ludogite.games.des_themes.state import COLOURS
from ludogite.games.yahtzee_mots.letters import LetterDice, read_letter_dice
from ludogite.ui.games.des_themes import events as texts_des_themes
from ludogite.ui.games.des_themes.board import CHIP_SHADES, ThemeFace, paint_chip, paint_colour_die, paint_letter_die, paint_tile
from ludogite.ui.games.yahtzee_mots.letter_die import JOKER, LetterFace
from ludogite.ui.games.yahtzee_mots.rack import RackMark, paint_points, paint_rack
from ludogite.ui.pages.rules_drawn import DIE, PAD, PITCH, Drawn, plate
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import Look
from ludogite.ui.texts import colour_name
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import Pose, paint_die, paint_mini_die
from ludogite.ui.widgets.hourglass import paint_hourglass

translate = QCoreApplication.translate

LETTER, LETTER_PITCH = 46, 57
"""A letter die on its plate and the way to the next, px at 100 %, as are all sizes below."""
GLASS_WIDE, GLASS_HIGH = 46, 106
TILE, TILE_PITCH, CHIP = 36, 41, 30


def dice(shows: tuple[str, ...]) -> Drawn:
    """Show ordinary dice."""
    values = [int(one) for one in shows]
    if not all(1 <= value <= 6 for value in values):
        raise ValueError(f"no dice: {shows}")

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        for number, value in enumerate(values):
            paint_mini_die(painter, look, QRectF(number * PITCH * unit + 1, 1, DIE * unit - 2, DIE * unit * 1.07), value)

    told = translate("RulesPicture", "Dés : {dice}.").format(dice=", ".join(map(str, values)))
    return Drawn(len(values) * PITCH, DIE * 1.12, draw, told)


@lru_cache(maxsize=4)
def _letter_dice(resources: Path) -> LetterDice:
    return read_letter_dice((resources / "dice" / "yahtzee_mots.toml").read_bytes())


def _faces(shows: tuple[str, ...], box: LetterDice) -> list[LetterFace]:
    """Read faces; raise ``ValueError`` for one that is on no die."""
    faces = [LetterFace(one.partition("=")[0], box.value(one.partition("=")[0]), one.partition("=")[2]) for one in shows]
    printed = {face for die in box.faces for face in die}
    if not {face.face for face in faces} <= printed:
        raise ValueError(f"no letter dice: {shows}")
    return faces


def _told(faces: list[LetterFace]) -> str:
    """Say letters with their points."""
    names = []
    for face in faces:
        if face.face == JOKER:
            joker = translate("RulesPicture", "joker pour {letter}").format(letter=face.stands_for)
            names.append(joker if face.stands_for else translate("RulesPicture", "joker ◊"))
        else:
            names.append(f"{face.face} {face.value}")
    return ", ".join(names)


def letters(shows: tuple[str, ...], resources: Path) -> Drawn:
    """Show letter dice on felt."""
    faces = _faces(shows, _letter_dice(resources))
    width, height = len(faces) * LETTER_PITCH - LETTER_PITCH + LETTER + 2 * PAD, LETTER + 2 * PAD

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "yahtzee_mots", unit)
        for number, face in enumerate(faces):
            x = PAD + LETTER / 2 + number * LETTER_PITCH
            paint_die(painter, look, Pose(x * unit, (height / 2 - 2) * unit, LETTER * unit), face)

    told = translate("RulesPicture", "Dés de lettres, avec leurs points : {letters}.").format(letters=_told(faces))
    return Drawn(width, height, draw, told)


def rack(shows: tuple[str, ...], resources: Path) -> Drawn:
    """Show a word on its rack, with its points."""
    faces = _faces(shows, _letter_dice(resources))
    points = sum(face.value for face in faces)
    wood, step = 29.0, LETTER * 1.06
    width, height = len(faces) * step + 2 * PAD + 122, LETTER + wood * 0.63 + 2 * PAD

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "yahtzee_mots", unit)
        rect = QRectF(PAD * unit, (height - PAD - wood) * unit, (width - 2 * PAD) * unit, wood * unit)
        paint_rack(painter, look, rect, 1)
        for number, face in enumerate(faces):
            x = PAD + 10 + LETTER / 2 + number * step
            paint_die(painter, look, Pose(x * unit, rect.bottom() - (0.63 * wood + LETTER / 2) * unit, LETTER * unit), face)
        mark = RackMark(points, "good", translate("RulesPicture", "points"))
        paint_points(painter, look, rect, mark, (PAD + 12 + len(faces) * step) * unit)

    template = translate("RulesPicture", "Chevalet : {letters}. Total : {points}.")
    return Drawn(width, height, draw, template.format(letters=_told(faces), points=points))


def hourglass(shows: tuple[str, ...]) -> Drawn:
    """Show the hourglass: seconds left/of."""
    left, length = (int(part) for part in shows[0].split("/"))
    if not 0 <= left <= length:
        raise ValueError(f"no sand: {shows}")
    width, height = GLASS_WIDE + 2 * PAD, GLASS_HIGH + 2 * PAD

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "yahtzee_mots", unit)
        place = QRectF(PAD * unit, PAD * unit, GLASS_WIDE * unit, GLASS_HIGH * unit)
        paint_hourglass(painter, look, place, left / length, runs=True)

    told = translate("RulesPicture", "Le sablier coule : il reste {left} secondes sur {length}.").format(left=left, length=length)
    return Drawn(width, height, draw, told)


# ---- Dés à thèmes ----------------------------------------------------------------------------------------------------------


def _die_words(colour: Colour) -> str:
    """Name a die by colour and shape."""
    return f"{colour_name(colour).lower()} ({texts_des_themes.shape_name(colour)})"


def colours(shows: tuple[str, ...]) -> Drawn:
    """Show the five dice with their letters, and what the colour die says."""
    *faces, named = shows
    colour = Colour(named)
    width, height, side, step = 468, 112, 46, 72

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "des_themes", unit)
        painter.setFont(look.letter_font(13.5 * unit, "text"))
        for number, (one, letter) in enumerate(zip(COLOURS, faces, strict=True)):
            x = PAD + side / 2 + 8 + number * step
            paint_letter_die(painter, look, Pose(x * unit, 42 * unit, side * unit), ThemeFace(one, letter))
            _name(painter, look, QRectF((x - step / 2) * unit, 78 * unit, step * unit, 22 * unit), one, unit)
        x = width - PAD - side / 2 - 10
        painter.fillRect(QRectF((x - 44) * unit, 18 * unit, max(unit, 1), (height - 36) * unit), look.faded("on_felt", 0.45))
        paint_colour_die(painter, look, Pose(x * unit, 44 * unit, (side + 4) * unit), colour)
        _name(painter, look, QRectF((x - step / 2) * unit, 78 * unit, step * unit, 22 * unit), colour, unit)

    told = ", ".join(f"{letter} {_die_words(one)}" for one, letter in zip(COLOURS, faces, strict=True))
    template = translate("RulesPicture", "Dés de lettres : {letters}. Dé de couleurs : {colour}.")
    return Drawn(width, height, draw, template.format(letters=told, colour=_die_words(colour)))


def _name(painter: QPainter, look: Look, rect: QRectF, colour: Colour, unit: float) -> None:
    """Write the name of a colour below its die."""
    painter.setFont(look.letter_font(13.5 * unit, "text"))
    text_in(painter, rect, colour_name(colour), look.colour("on_felt"))


def answer(shows: tuple[str, ...]) -> Drawn:
    """Show a word with the letters that score, and the chips they take."""
    word, faces = shows
    scoring = lit(word, faces)
    if not scoring:
        raise ValueError(f"no die scores: {shows}")
    colours = {one.place: one.colour for one in scoring}
    width, height = len(word) * TILE_PITCH + 26 + len(scoring) * (CHIP + 6) + 6, TILE * 1.55

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        for place, letter in enumerate(word):
            rect = QRectF((1 + place * TILE_PITCH) * unit, 1, TILE * unit, TILE * unit)
            paint_tile(painter, look, rect, letter.upper(), colours.get(place))
        for number in range(len(scoring)):
            x = len(word) * TILE_PITCH + 26 + CHIP / 2 + number * (CHIP + 6)
            paint_chip(painter, look, QPointF(x * unit, TILE * 0.5 * unit), CHIP * unit, look.colour(CHIP_SHADES[number % 3]))

    template = translate("RulesPicture", "{word}, avec les lettres {letters} : jetons {count}.")
    named = ", ".join(f"{word[one.place].upper()} {_die_words(one.colour)}" for one in scoring)
    return Drawn(width, height, draw, template.format(word=word, letters=named, count=len(scoring)))


def chips(shows: tuple[str, ...]) -> Drawn:
    """Show a number of chips."""
    (count,) = (int(one) for one in shows)
    width, height = 52 + count * 40, 50.0

    def draw(painter: QPainter, look: Look, unit: float) -> None:
        plate(painter, look, width, height, "des_themes", unit)
        painter.setFont(look.letter_font(24 * unit))
        advance = QFontMetricsF(painter.font()).horizontalAdvance(str(count))
        text_in(painter, QRectF(PAD * unit, 0, advance + 2, height * unit), str(count), look.colour("on_felt"), Left)
        for number in range(count):
            x = PAD * 2 + 26 + number * 40
            paint_chip(painter, look, QPointF(x * unit, (height / 2 - 2) * unit), 32 * unit, look.colour(CHIP_SHADES[number % 3]))

    return Drawn(width, height, draw, translate("RulesPicture", "Jetons : {count}.").format(count=count))
