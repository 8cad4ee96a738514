"""The pictures of the rules of Yahtzee des Mots: letter dice, racks, the hourglass."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from ludogite.games.yahtzee_mots.letters import LetterDice, read_letter_dice
from ludogite.ui.games.yahtzee_mots import GAME_UI
from ludogite.ui.games.yahtzee_mots.hourglass import paint_hourglass
from ludogite.ui.games.yahtzee_mots.letter_die import LetterFace
from ludogite.ui.games.yahtzee_mots.rack import RackMark, paint_points, paint_rack
from ludogite.ui.screen.rule_picture import PAD, Drawn, plate
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Pose, paint_die
from ludogite.ui.widgets.die_letters import JOKER

translate = QCoreApplication.translate

LETTER, LETTER_PITCH = 46, 57
"""A letter die on its plate and the way to the next, px at 100 %, as are all sizes below."""
GLASS_WIDE, GLASS_HIGH = 46, 106


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

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        for number, face in enumerate(faces):
            x = PAD + LETTER / 2 + number * LETTER_PITCH
            paint_die(painter, theme, Pose(x * unit, (height / 2 - 2) * unit, LETTER * unit), face)

    told = translate("RulesPicture", "Dés de lettres, avec leurs points : {letters}.").format(letters=_told(faces))
    return Drawn(width, height, draw, told)


def rack(shows: tuple[str, ...], resources: Path) -> Drawn:
    """Show a word on its rack, with its points."""
    faces = _faces(shows, _letter_dice(resources))
    points = sum(face.value for face in faces)
    wood, step = 29.0, LETTER * 1.06
    width, height = len(faces) * step + 2 * PAD + 122, LETTER + wood * 0.63 + 2 * PAD

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        rect = QRectF(PAD * unit, (height - PAD - wood) * unit, (width - 2 * PAD) * unit, wood * unit)
        paint_rack(painter, theme, rect, 1)
        for number, face in enumerate(faces):
            x = PAD + 10 + LETTER / 2 + number * step
            paint_die(painter, theme, Pose(x * unit, rect.bottom() - (0.63 * wood + LETTER / 2) * unit, LETTER * unit), face)
        mark = RackMark(points, "good", translate("RulesPicture", "points"))
        paint_points(painter, theme, rect, mark, (PAD + 12 + len(faces) * step) * unit)

    template = translate("RulesPicture", "Chevalet : {letters}. Total : {points}.")
    return Drawn(width, height, draw, template.format(letters=_told(faces), points=points))


def hourglass(shows: tuple[str, ...]) -> Drawn:
    """Show the hourglass: seconds left/of."""
    left, length = (int(part) for part in shows[0].split("/"))
    if not 0 <= left <= length:
        raise ValueError(f"no sand: {shows}")
    width, height = GLASS_WIDE + 2 * PAD, GLASS_HIGH + 2 * PAD

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        place = QRectF(PAD * unit, PAD * unit, GLASS_WIDE * unit, GLASS_HIGH * unit)
        paint_hourglass(painter, theme, place, left / length, runs=True)

    told = translate("RulesPicture", "Le sablier coule : il reste {left} secondes sur {length}.").format(left=left, length=length)
    return Drawn(width, height, draw, told)


PICTURES = {"lettres": letters, "chevalet": rack, "sablier": lambda shows, _resources: hourglass(shows)}
