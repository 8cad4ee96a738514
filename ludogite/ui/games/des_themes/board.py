"""What lies in the middle of a table of Dés à thèmes: the theme and the colour, the five dice, the heap of chips."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludogite.games.des_themes.moves import Colour, Lit
from ludogite.games.des_themes.state import COLOURS
from ludogite.ui.games.des_themes import GAME_UI
from ludogite.ui.style.paint import CLOSE_LINES, fill, in_two, outline, ratio_of, text_at, text_in, two_lines_in
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import in_sentences, set_tip
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme, hold, mix, narrow
from ludogite.ui.style.tokens import ColouredDie
from ludogite.ui.texts import colour_name
from ludogite.ui.widgets.base import Centre, Left
from ludogite.ui.widgets.cast import edge_of
from ludogite.ui.widgets.cup import cup_place, paint_cup
from ludogite.ui.widgets.die import Pips, Pose, paint_die
from ludogite.ui.widgets.panels import Paper, Tray

FELT = GAME_UI.felt
SQUEEZED = 0.65
"""How far a line of a band is set smaller before it is cut."""
LEAST_CHIP = 9
"""Px at 100 % of the smallest chip."""
LEAST_PX = 9
"""Px of the smallest letters."""
LEAST_BAND = 3.2
"""Height of a band with two lines, in sizes of its smallest text."""
LOW_FELT = 3.6
"""Height of a felt, in sizes of the least text, below which large text says of the heap only how many chips it has."""
HEAP, HEAP_LARGE = 0.19, 0.205
"""What of the felt is for the heap and its label, and where the text is large."""
ON_TILE = 0.85
"""Size of a letter on its tile where large text asks for it, for a width of 1, at most."""
TILTS = (-6.0, 4.5, -2.5, 6.0, -4.0)
"""How the five dice lie, in degrees."""
DROPS = (-0.06, 0.08, -0.1, 0.07, -0.04)
"""How far each lies below the middle, in sides."""
LEVELS = (34, 22, 16, 11, 7)
"""Chips a layer, from below, where all 90 lie; the topmost are taken first, so that no other ever moves."""


def mix_edge(colour: QColor, share: float) -> QColor:
    """Give the darker shade of a colour for its side."""
    return mix(colour, QColor(Qt.GlobalColor.black), share)


def die_of(theme: Theme, colour: Colour) -> ColouredDie:
    """Give face, ink and shape of a colour."""
    return theme.tokens.coloured_dice[colour.value]


@dataclass(frozen=True, slots=True)
class Banner:
    """What the head of the table says: the theme's number (0: none), a line above, the name, a line at the right."""

    number: int = 0
    above: str = ""
    name: str = ""
    note: str = ""


class ThemeBanner(Paper):
    """The theme of the round, with its die."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.told = Banner()
        self._is_thrown = False

    def set_thrown(self, thrown: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Leave the die's place empty and the theme unsaid while the die still rolls."""
        self._is_thrown = thrown
        self._name()
        self.update()

    def _name(self) -> None:
        told = self.told
        self.setAccessibleName("" if self._is_thrown else in_sentences(told.name, told.above, told.note))

    def die_pose(self) -> Pose:
        """Say where the die lies."""
        side = self.height() * 0.64
        return Pose(self.theme.px(18) + side / 2, self.height() * 0.48, side)

    def show_banner(self, banner: Banner) -> None:
        """Say the theme."""
        if banner != self.told:
            self.told = banner
            self._name()
            set_tip(self, banner.note)
            self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, high = self.theme, self.height()
        x = float(theme.px(18))
        if self._is_thrown:
            return
        if self.told.number:
            pose = self.die_pose()
            half = pose.side / 2 + theme.px(6)
            mat = QRectF(pose.x - half, pose.y - half, 2 * half, 2 * half)
            felt(painter, theme, mat, FELT, radius=theme.radius("control"))
            paint_die(painter, theme, pose, Pips(self.told.number))
            x += pose.side + theme.px(20)
        if self._is_large(QRectF(x, 0, self.width() - x - theme.px(8), high)):
            self._paint_large(painter, QRectF(x, theme.px(2), self.width() - x - theme.px(8), high - theme.px(4)))
            return
        font = theme.font("section")
        font.setPixelSize(min(theme.text_px(28), round(high * 0.42)))
        wide = min(QFontMetricsF(font).horizontalAdvance(self.told.name) + 8, self.width() - x - theme.px(12))
        painter.setFont(font)
        text_in(painter, QRectF(x, high * 0.42, wide, high * 0.46), self.told.name, theme.palette.ink, Left)
        small = theme.font("label" if theme.small else "note")
        painter.setFont(small)
        text_in(painter, QRectF(x, high * 0.12, self.width() - x - 8, high * 0.3), self.told.above, theme.palette.muted, Left)
        left = x + max(wide, QFontMetricsF(small).horizontalAdvance(self.told.above)) + theme.px(20)
        room = self.width() - left - theme.px(18)
        if room > theme.px(110) and self.told.note:
            painter.setPen(theme.palette.muted)
            flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
            area = QRectF(left, 4, room, high - 8)
            needed = painter.boundingRect(area, flags, self.told.note)
            if needed.height() <= area.height():
                painter.drawText(area, flags, self.told.note)

    def _is_large(self, rect: QRectF) -> bool:
        """Tell whether large text leaves room for the theme alone: not for the line above it."""
        theme = self.theme
        if theme.text_scale == 1:
            return False
        above = QFontMetricsF(hold(theme.font("label"), theme.least_text())).horizontalAdvance(self.told.above)
        return rect.height() < LEAST_BAND * theme.least_text() or above > rect.width()

    def _paint_large(self, painter: QPainter, rect: QRectF) -> None:
        """Write the theme alone, in two lines where it is long."""
        theme = self.theme
        font = narrow(hold(theme.font("section"), rect.height() * 0.6), self.told.name, rect.width())
        lines = in_two(self.told.name, font)
        painter.setFont(font)
        if font.pixelSize() >= theme.least_text() or not lines[1]:
            text_in(painter, rect, self.told.name, theme.palette.ink, Left)
        else:
            painter.setFont(hold(theme.font("section"), theme.least_text()))
            two_lines_in(painter, rect, lines, theme.palette.ink, Left)


class ColourBanner(Painted, QWidget):
    """What the colour die asks for, on its own colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.colour: Colour | None = None
        self._letter = self._first = self._second = self._short = ""
        self._is_thrown = False

    def show_colour(self, colour: Colour | None, letter: str, first: str, second: str, short: str) -> None:
        """Say the colour: a first line (``short`` where text is large), a large letter ('' for none) and what follows it."""
        self.colour, self._letter, self._first, self._second, self._short = colour, letter, first, second, short
        self._name()
        self.update()

    def _name(self) -> None:
        said = () if self._is_thrown else (self._first, self._letter, self._second)
        self.setAccessibleName(" ".join(filter(None, said)))

    def set_thrown(self, thrown: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Say nothing while the colour die still rolls."""
        self._is_thrown = thrown
        self._name()
        self.update()

    def die_pose(self) -> Pose:
        """Say where the colour die lies."""
        side = self.height() * 0.66
        return Pose(self.theme.px(18) + side / 2, self.height() / 2, side)

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        die = die_of(theme, self.colour) if self.colour and not self._is_thrown else None
        face = die.face if die else theme.palette.surface_soft
        ground = mix_edge(face, 0.34) if die and die.text.lightness() > 128 and self.colour is not Colour.NOIR else face
        ink = die.text if die else theme.palette.muted
        fill(painter, rect, ground, theme.radius("paper"))
        outline(painter, rect, theme.palette.line, theme.pen(1), theme.radius("paper"))
        x, high = float(theme.px(18)), rect.height()
        if self._is_thrown:
            return
        if self.colour is not None and die is not None:
            pose = self.die_pose()
            paint_colour_die(painter, theme, pose, self.colour)
            x += pose.side + theme.px(16)
        painter.setFont(theme.font("label" if theme.small else "body"))
        right = rect.width() - theme.px(10)
        if not self._letter and not self._second and theme.text_scale > 1:
            painter.setFont(theme.font("body"))
            two_lines_in(painter, QRectF(x, 0, right - x, high), in_two(self._first, painter.font()), ink, Left)
            return
        if not self._letter and not self._second:
            text_lines(painter, QRectF(x, theme.px(2), right - x, high - theme.px(4)), self._first, ink, Left)
            return
        if theme.text_scale > 1:
            self._paint_large(painter, QRectF(x, 0, right - x, high), ink)
            return
        text_in(painter, QRectF(x, high * 0.1, right - x, high * 0.32), self._first, ink, Left, shrink=SQUEEZED)
        if self._letter:
            painter.setFont(theme.letter_font(high * 0.44))
            x = text_at(painter, x, high * 0.84, self._letter, ink) + theme.px(12)
            painter.setFont(theme.font("label" if theme.small else "body"))
        text_in(painter, QRectF(x, high * 0.46, right - x, high * 0.44), self._second, ink, Left)

    def _paint_large(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Write two lines of large text, the first one short; without a letter what counts needs both."""
        theme, least = self.theme, self.theme.least_text()
        font = hold(theme.font("body"), rect.height() / (2 * CLOSE_LINES))
        advance = QFontMetricsF(hold(QFont(font), least)).horizontalAdvance
        painter.setFont(font)
        first, second = self._first, f"{self._letter}  {self._second}" if self._letter else self._second
        if advance(first) > rect.width():
            first = self._short
        if not self._letter and advance(second) > rect.width():
            first, second = in_two(second, font)
        two_lines_in(painter, rect, (first, second), ink, Left)


def paint_colour_die(painter: QPainter, theme: Theme, pose: Pose, colour: Colour) -> None:
    """Paint the face of the colour die on its band."""
    die, side = die_of(theme, colour), pose.side
    box = QRectF(pose.x - side / 2, pose.y - side / 2, side, side)
    fill(painter, box, die.face, side * 0.2)
    outline(painter, box, die.text, theme.pen(1.5), side * 0.2)
    inset = side * 0.24
    draw_symbol(painter, die.shape, box.adjusted(inset, inset, -inset, -inset), die.text)


@dataclass(frozen=True, slots=True)
class ThemeFace:
    """The face of a letter die: its shape in the corner, its letter; the die is of its colour."""

    colour: Colour
    letter: str

    def body(self, theme: Theme) -> QColor:
        """Give the colour of the die."""
        return die_of(theme, self.colour).face

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint shape and letter round the origin."""
        die, mark = die_of(theme, self.colour), side * 0.24
        draw_symbol(painter, die.shape, QRectF(-side * 0.42, -side * 0.42, mark, mark), die.text)
        painter.setFont(theme.letter_font(side * 0.56))
        text_in(painter, QRectF(-side * 0.36, -side * 0.34, side * 0.86, side * 0.86), self.letter, die.text)


def paint_chip(painter: QPainter, theme: Theme, at: QPointF, size: float, colour: QColor) -> None:
    """Paint a chip that lies flat, ``size`` px wide."""
    painter.setPen(QPen(mix_edge(colour, 0.45), 0.8))
    painter.setBrush(mix_edge(colour, 0.3))
    painter.drawEllipse(at + QPointF(0, size * 0.12), size / 2, size * 0.3)
    painter.setBrush(colour)
    painter.drawEllipse(at, size / 2, size * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.faded("light", 0.55), 1))
    painter.drawEllipse(at, size * 0.33, size * 0.19)


def _paint_shade(theme: Theme, at: QPointF, size: float, role: str, painter: QPainter) -> None:
    paint_chip(painter, theme, at, size, theme.palette.of(role))


CHIP_SHADES = ("lamp", "accent_hi", "ivory_top")
"""The colours of the chips."""


PEEPING: Final = (ThemeFace(Colour.VERT, "L"), ThemeFace(Colour.JAUNE, "A"), ThemeFace(Colour.ROUGE, "E"))
"""What one sees of the dice while they wait in the cup."""

DIE_SHARE, LEAST_DIE = 0.7, 36
"""What of its height a place gives its die, and the px at 100 % under which a die is too small: then names make room for it."""


@cache
def _heap_layers(chips: int) -> tuple[tuple[tuple[float, float, int], ...], ...]:
    """Return where the chips of a heap lie, layer by layer, those behind first: across and down (-1…1), and the shade."""
    chance = random.Random(7)  # noqa: S311 (a picture, nothing drawn from it counts)
    layers: list[tuple[tuple[float, float, int], ...]] = []
    while chips > 0:
        count = min(chips, LEVELS[min(len(layers), len(LEVELS) - 1)])
        spots = [(chance.uniform(-1, 1), chance.uniform(-1, 1), chance.randrange(3)) for _ in range(count)]
        layers.append(tuple(sorted(spots, key=lambda spot: spot[1])))
        chips -= count
    return tuple(layers)


class DiceTray(Tray):
    """The felt with the five coloured dice and the heap."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, FELT, parent)
        self.letters = ""
        self._colour: Colour | None = None
        self._heap = 0
        self._label = self._prompt = ""
        self._is_thrown = self._cup = False
        self._spare = 0

    def show_dice(self, letters: str, colour: Colour | None, heap: int, label: str, prompt: str, *, cup: bool = False) -> None:
        """Show the dice ('' hides them: the ``cup`` with them stands there, and ``prompt``), and the heap with its label."""
        self._cup = cup
        self.letters, self._colour, self._heap, self._label, self._prompt = letters, colour, heap, label, prompt
        self._name()
        self.update()

    def _name(self) -> None:
        """Tell a screen reader what lies there; what still rolls nobody has read."""
        names = [f"{colour_name(one)} {letter}" for one, letter in zip(COLOURS, self.letters, strict=False)]
        dice = "" if self._is_thrown else ", ".join(names) or self._prompt
        self.setAccessibleName(in_sentences(dice, self._label))

    def set_thrown(self, thrown: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Leave the places of the dice empty while they still roll."""
        self._is_thrown = thrown
        self._name()
        self.update()

    def set_spare(self, spare: int) -> None:
        """Leave the lowest px of the felt free: they go when somebody gets the floor, and no die moves then."""
        self._spare = spare
        self.update()

    def _areas(self) -> tuple[QRectF, QRectF]:
        """Give the room of the dice and that of the heap."""
        area = self.felt_rect().adjusted(0, 0, 0, -self._spare)
        heap = area.width() * (HEAP if self.theme.text_scale == 1 else HEAP_LARGE)
        dice = QRectF(area.left() + self.theme.px(16), area.top(), area.width() - heap - self.theme.px(24), area.height())
        return dice, QRectF(area.right() - heap - self.theme.px(8), area.top(), heap, area.height())

    def dice_rect(self) -> QRectF:
        """Give the part of the felt on which the dice roll, in px of the tray."""
        return self._areas()[0]

    def cup_rect(self) -> QRectF:
        """Give the place of the cup in which the dice wait, in px of the tray."""
        dice, count = self._areas()[0], len(COLOURS)
        room = QRectF(dice.left(), dice.top() + dice.height() * 0.04, dice.width(), dice.height() * 0.66)
        return cup_place(room, edge_of(count, dice, self.die_pose(0).side, most=count), count)

    def _cell(self, number: int) -> QRectF:
        dice = self._areas()[0]
        wide = dice.width() / len(COLOURS)
        return QRectF(dice.left() + number * wide, dice.top(), wide, dice.height())

    def _foot(self) -> float:
        return max(self.theme.text_px(34), (self.felt_rect().height() - self._spare) * 0.16)

    def has_names(self) -> bool:
        """Tell whether the names of the colours have room under the dice; without them the dice are larger."""
        metrics = QFontMetricsF(self.theme.font("label", strong=True))
        widest = max(metrics.horizontalAdvance(colour_name(colour)) for colour in COLOURS)
        wide = widest + self.theme.text_px(13) + 2 * self.theme.px(8) <= self._cell(0).width()
        return wide and (self._cell(0).height() - self._foot()) * DIE_SHARE >= self.theme.px(LEAST_DIE)

    def die_pose(self, number: int) -> Pose:
        """Say where a letter die lies (from 0)."""
        cell, foot = self._cell(number), self._foot() if self.has_names() else self.theme.px(8)
        side = min(self.theme.px(118), cell.width() * 0.82, (cell.height() - foot) * DIE_SHARE)
        return Pose(cell.center().x(), cell.top() + (cell.height() - foot) * 0.52 + DROPS[number] * side, side, TILTS[number])

    def _names_top(self) -> float:
        """Say where the names stand: close under the lowest die (px)."""
        lowest = max(pose.y + 0.64 * pose.side for pose in map(self.die_pose, range(len(COLOURS))))
        return min(lowest, self._areas()[0].bottom() - self._foot() - self.theme.px(10))

    def chip_size(self) -> float:
        """Give the width of a chip (px)."""
        return max(self._chip_room(), self.theme.px(LEAST_CHIP))

    def _chip_room(self) -> float:
        heap = self._areas()[1]
        return min(heap.width() * 0.2, (heap.height() - self._foot()) * 0.2)

    def _has_heap(self) -> bool:
        """Tell whether the heap has room beside its label: else that alone stands there."""
        return self._chip_room() >= self.theme.px(LEAST_CHIP)

    def heap_top(self) -> QPointF:
        """Say where chips are taken from the heap."""
        heap = self._areas()[1]
        if not self._has_heap():
            return heap.center()
        return QPointF(heap.center().x(), heap.bottom() - self._foot() - 3 * self.chip_size())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme = self.theme
        dice, heap = self._areas()
        foot = self._foot()
        if self.letters:
            named, top = self.has_names(), self._names_top()
            for number, (colour, letter) in enumerate(zip(COLOURS, self.letters, strict=True)):
                cell, chosen = self._cell(number), colour is self._colour and not self._is_thrown
                if chosen and not named:
                    self._paint_halo(painter, self.die_pose(number))
                if not self._is_thrown:
                    paint_die(painter, theme, self.die_pose(number), ThemeFace(colour, letter))
                if named:
                    self._paint_name(painter, QRectF(cell.left(), top, cell.width(), foot), colour, chosen=chosen)
        else:
            if self._cup:
                paint_cup(painter, theme, self.cup_rect(), PEEPING)
                dice.setTop(self.cup_rect().bottom())
            painter.setFont(theme.font("panel" if theme.small else "section"))
            text_in(painter, dice, self._prompt, theme.palette.on_felt)
        self._paint_heap(painter, heap)

    def _paint_halo(self, painter: QPainter, pose: Pose) -> None:
        """Light the die whose letter begins the words, where no name says it."""
        side = pose.side + 2 * self.theme.px(9)
        box = QRectF(pose.x - side / 2, pose.y - side / 2, side, side)
        fill(painter, box, self.theme.palette.surface, side * 0.24)

    def _paint_name(self, painter: QPainter, rect: QRectF, colour: Colour, *, chosen: bool) -> None:
        """Write a die's name under it; on a pill where its letter begins the words."""
        theme, die = self.theme, die_of(self.theme, colour)
        font = theme.font("label", strong=True)
        name = colour_name(colour)
        mark = theme.text_px(13)
        wide = QFontMetricsF(font).horizontalAdvance(name) + mark + theme.px(8)
        ink = theme.palette.of("ink" if chosen else "on_felt")
        x = rect.center().x() - wide / 2
        if chosen:
            high = min(rect.height(), theme.text_px(30))
            pill = QRectF(x - theme.px(20), rect.center().y() - high / 2, wide + theme.px(40), high)
            fill(painter, pill, theme.palette.surface, high / 2)
        shape = die.face if chosen and die.text.lightness() > 128 else ink
        draw_symbol(painter, die.shape, QRectF(x, rect.center().y() - mark / 2, mark, mark), shape)
        painter.setFont(font)
        text_in(painter, QRectF(x + mark + theme.px(8), rect.top(), wide, rect.height()), name, ink, Left)

    def _paint_heap(self, painter: QPainter, rect: QRectF) -> None:
        """Pile up as many chips as there are, always the same ones at the same places."""
        theme = self.theme
        foot, size = self._foot(), self.chip_size()
        middle, ground = rect.center().x(), rect.bottom() - foot - size * 1.1 - theme.px(6)
        half, ratio = QPointF(size / 2 + 1, size / 2 + 1), ratio_of(painter)
        shades = [
            theme.picture(("chip", role), 2 * half.x(), 2 * half.y(), ratio, partial(_paint_shade, theme, half, size, role))
            for role in CHIP_SHADES
        ]
        for layer, spots in enumerate(_heap_layers(self._heap) if self._has_heap() else ()):
            reach = (rect.width() / 2 - size / 2) * math.sqrt(LEVELS[min(layer, len(LEVELS) - 1)] / LEVELS[0])
            for x, y, shade in spots:
                painter.drawPixmap(QPointF(middle + x * reach, ground + y * size * 0.5 - layer * size * 0.5) - half, shades[shade])
        font = theme.font("label", strong=True)
        painter.setFont(font)
        label = self._label
        if theme.text_scale > 1 and rect.height() < LOW_FELT * theme.least_text():
            label = label.partition(" ")[0]
        whole = QFontMetricsF(font).horizontalAdvance(label) + theme.px(16)
        wide = min(whole, rect.width() + theme.px(6))
        high = min(2 * QFontMetricsF(font).height() + theme.px(6) if whole > wide else theme.text_px(30), foot)
        pill = QRectF(middle - wide / 2, rect.bottom() - foot - theme.px(10) + (foot - high) / 2, wide, high)
        if not self._has_heap():
            pill.moveCenter(rect.center())
        plate = theme.faded("ground", 0.5) if theme.dark else theme.faded("ink", 0.0 if theme.flat else 0.45)
        fill(painter, pill, plate, theme.px(8))
        text_lines(painter, pill, label, theme.palette.on_felt, Centre)


def text_lines(painter: QPainter, rect: QRectF, text: str, colour: QColor, align: Qt.AlignmentFlag) -> None:
    """Draw a text on one line, or on as many as it takes where one is too short; they are set smaller until all fit."""
    font, flags = painter.font(), int(align | Qt.TextFlag.TextWordWrap)
    while QFontMetricsF(font).boundingRect(rect, flags, text).height() > rect.height() + 0.5 and font.pixelSize() > LEAST_PX:
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, flags, text)


def colours_by_place(lit: Iterable[Lit]) -> dict[int, tuple[Colour, ...]]:
    """Give the dice that score with the letter of each place: two that show one letter may score with the same."""
    found: dict[int, tuple[Colour, ...]] = {}
    for one in lit:
        found[one.place] = (*found.get(one.place, ()), one.colour)
    return found


def paint_tile(painter: QPainter, theme: Theme, rect: QRectF, letter: str, colours: tuple[Colour, ...] = ()) -> None:
    """Paint a letter of an answer: plain, or in the colours of the dice that it scores, whose shapes stand below."""
    dice = [die_of(theme, colour) for colour in colours]
    corner = rect.width() * 0.16
    fill(painter, rect, dice[0].face if dice else theme.palette.surface_soft, corner)
    for number, die in enumerate(dice[1:], 1):  # a stripe at the foot for each further die
        painter.save()
        painter.setClipRect(rect.adjusted(rect.width() * number / len(dice), rect.height() * 0.78, 0, 0))
        fill(painter, rect, die.face, corner)
        painter.restore()
    edge = mix_edge(dice[0].face, 0.35) if dice else theme.palette.line
    if colours[:1] == (Colour.BLANC,):
        edge = theme.palette.control_outline
    outline(painter, rect, edge, theme.pen(1.5), corner)
    size = rect.width() * 0.58
    if theme.text_scale > 1:
        size = max(size, min(theme.least_text(), rect.width() * ON_TILE))
    painter.setFont(theme.letter_font(size))
    text_in(painter, rect, letter, dice[0].text if dice else theme.palette.ink)
    paint_shapes(painter, theme, QPointF(rect.center().x(), rect.bottom()), rect.width() * 0.26, colours)


def paint_shapes(painter: QPainter, theme: Theme, foot: QPointF, side: float, colours: tuple[Colour, ...]) -> None:
    """Paint the shapes of the dice that a letter scores below its foot, each so large (px)."""
    for number, die in enumerate(die_of(theme, colour) for colour in colours):
        left = foot.x() + (number - len(colours) / 2) * side * 1.15
        spot = QRectF(left, foot.y() + side * 0.3, side, side)
        draw_symbol(painter, die.shape, spot, die.face if die.text.lightness() > 128 else theme.palette.muted)
