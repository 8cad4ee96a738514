"""The places on a tray of letters (wells, racks, the column of the hourglass), and how wells, racks and points are painted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ludogite.ui.style.paint import fill, outline, text_at, text_in
from ludogite.ui.style.paint_wood import groove, wood
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre
from ludogite.ui.widgets.die import CORNER, Pose
from ludogite.ui.widgets.die_letters import JOKER, paint_joker, paint_letter

BASE_WIDE, BASE_HIGH = 688, 416
"""The felt on which every measure below was drawn, in px."""
DICE: Final = 7
WELL, WELL_PITCH, WELL_LEFT, WELL_TOP = 66, 78, 59, 24
CAP_TOP, DIVIDER, DIVIDER_END = 101, 141, 564
FREE_SIDE, FREE_TILT, FREE_UP = 74, -5.0, 4
RACK_LEFT, RACK_WIDE, RACK_HIGH, BELOW = 20, 552, 46, 16
PITCH, MOST_PITCH = 129.5, 165.0
LAID_SIDE, STEP = 78, 1.105
SUNK = 0.63
"""How high above the foot of its rack a laid die ends, in heights of the rack."""
LEAD, LEAD_ALONE, TRAIL = 64, 22, 14
LEAST_TOTALLED = 0.6
"""On a smaller felt the column holds no total."""
COLUMN, GLASS_WIDE, GLASS_HIGH = 628, 82, 250


PILL_MARK, PILL_GAP = 0.52, 0.16
"""Side of the mark on a pill of points, and the gap after it, in heights of the pill."""
LEAST_PILL = 22
"""Px at 100 %: the number on a lower pill can still be read."""
NUMBER = 0.62
"""Size of the number on a pill, in heights of the pill."""
PILL_GROWS = 1.5
"""How much larger a pill gets with the text, at most."""


@dataclass(frozen=True, slots=True)
class RackMark:
    """What stands on a rack: the points of its word (None for nothing), and the verdict: "", "good" or "bad"."""

    points: int | None = None
    verdict: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything lies on a felt (px of the tray) with so many racks."""

    felt: QRectF
    racks: int
    button: float = 40.0
    """Side of the button below the hourglass, in px."""
    across: float = field(init=False)
    """Scale of what is spread from left to right."""
    scale: float = field(init=False)
    """Scale of sizes."""

    def __post_init__(self) -> None:
        across = self.felt.width() / BASE_WIDE
        object.__setattr__(self, "across", across)
        object.__setattr__(self, "scale", min(across, self.felt.height() / BASE_HIGH))

    def well(self, die: int) -> QRectF:
        """Give the well of a die."""
        side = WELL * self.scale
        x = self.felt.left() + (WELL_LEFT + die * WELL_PITCH) * self.across
        return QRectF(x - side / 2, self.felt.top() + WELL_TOP * self.scale, side, side)

    def free(self, die: int) -> Pose:
        """Give the pose of a die that lies on no rack: it stands out of its well."""
        middle = self.well(die).center()
        return Pose(middle.x(), middle.y() - FREE_UP * self.scale, FREE_SIDE * self.scale, FREE_TILT)

    def cap(self, die: int) -> QPointF:
        """Give the middle of the top edge of a die's key cap."""
        return QPointF(self.well(die).center().x(), self.felt.top() + CAP_TOP * self.scale)

    @property
    def divider(self) -> QRectF:
        """Give the line between wells and racks."""
        y = self.felt.top() + DIVIDER * self.scale
        return QRectF(self.felt.left() + RACK_LEFT * self.across, y, (DIVIDER_END - RACK_LEFT) * self.across, 1.5)

    @property
    def area(self) -> QRectF:
        """Give the part of the felt that the racks share."""
        line = self.divider
        bottom = self.felt.bottom() - BELOW * self.scale
        return QRectF(line.left(), line.top(), RACK_WIDE * self.across, bottom - line.top())

    @property
    def pitch(self) -> float:
        """Give the distance of two racks."""
        return min(self.area.height() / self.racks, MOST_PITCH * self.scale)

    def rack(self, number: int) -> QRectF:
        """Give the wood of a rack, from 0."""
        area, pitch = self.area, self.pitch
        high = RACK_HIGH * pitch / PITCH
        spare = (area.height() - pitch * self.racks) / 2
        bottom = area.top() + spare + pitch * (number + 1)
        return QRectF(area.left(), bottom - high, area.width(), high)

    def zone(self, number: int) -> QRectF:
        """Give the part of the felt that belongs to a rack: its wood and the dice on it."""
        rack = self.rack(number)
        return QRectF(rack.left(), rack.bottom() - self.pitch * 0.98, rack.width(), self.pitch * 0.98)

    @property
    def lead(self) -> float:
        """Give the room before the first die of a rack; one rack alone has no number."""
        return (LEAD if self.racks > 1 else LEAD_ALONE) * self.across

    def laid(self, number: int, place: int, slots: int) -> Pose:
        """Give the pose of a die on a rack that shows so many slots."""
        rack = self.rack(number)
        room = rack.width() - self.lead - TRAIL * self.across
        side = min(LAID_SIDE * self.pitch / PITCH, room / (STEP * max(slots, 1) - (STEP - 1)))
        x = rack.left() + self.lead + side / 2 + place * STEP * side
        return Pose(x, rack.bottom() - SUNK * rack.height() - side / 2, side)

    def place_at(self, number: int, x: float, slots: int) -> int:
        """Say before which place of a rack a point lies, from 0."""
        first, second = self.laid(number, 0, slots), self.laid(number, 1, slots)
        return max(0, round((x - first.x) / (second.x - first.x) + 0.5))

    @property
    def column(self) -> float:
        """Give the middle of the hourglass's column."""
        return self.felt.left() + COLUMN * self.across

    @property
    def glass(self) -> QRectF:
        """Give the hourglass its place: what seconds, button and total leave."""
        wide = GLASS_WIDE * self.scale
        top = self.felt.top() + 18 * self.scale
        high = min(GLASS_HIGH * self.scale, self.felt.height() - 18 * self.scale - 44 * self.scale - self.foot)
        return QRectF(self.column - wide / 2, top, wide, high)

    @property
    def totalled(self) -> bool:
        """Whether there is room for the total at the foot of the column."""
        return self.scale >= LEAST_TOTALLED

    @property
    def foot(self) -> float:
        """Give the height of the pause button and the total, below the seconds."""
        return self.button + (72 * self.scale if self.totalled else 8)


# ---- painting -------------------------------------------------------------------------------------------------------------


def paint_well(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paint a well: a hollow in the felt."""
    groove(painter, theme, rect, radius=CORNER * 0.9 * rect.width(), felted=not theme.flat)


def paint_well_letter(painter: QPainter, theme: Theme, rect: QRectF, face: str) -> None:
    """Paint into its well the letter of a die that lies on a rack."""
    ink = theme.palette.of("on_wood_light" if theme.flat else "on_felt")
    edge = 0.12 / theme.text_scale * rect.width()
    inner = rect.adjusted(edge, edge, -edge, -edge)
    if face == JOKER:
        paint_joker(painter, theme, inner, "", ink)
    else:
        paint_letter(painter, theme, inner.adjusted(*(edge / 3 * side for side in (1, 1, -1, -1))), face, ink)


def paint_rack(painter: QPainter, theme: Theme, rect: QRectF, seed: int) -> None:
    """Paint the wood of a rack: its shadow, a dark foot, a light upper edge."""
    radius = rect.height() * 0.30
    foot = max(rect.height() * 0.07, 1.5)
    if not theme.flat:
        for spread, alpha in ((5, 0.05), (3, 0.08), (1, 0.12)):
            reach = theme.px(spread)
            fill(painter, rect.adjusted(-reach, reach, reach, reach + foot), theme.faded("shadow", alpha), radius + reach)
    fill(painter, rect.adjusted(0, radius, 0, foot), theme.palette.wood_edge, radius)
    wood(painter, theme, rect, "pale", radius=radius, seed=seed)
    if theme.flat:
        outline(painter, rect, theme.palette.wood_edge, theme.pen(1.5), radius)
        return
    outline(painter, rect, theme.faded("wood_edge", 0.35), theme.pen(1), radius)
    painter.fillRect(
        QRectF(rect.left() + radius, rect.top() + 1, rect.width() - 2 * radius, theme.pen(1.5)), theme.faded("light", 0.4)
    )


def paint_number(painter: QPainter, theme: Theme, rect: QRectF, number: int) -> None:
    """Write the number of a rack at its left end."""
    painter.setFont(theme.letter_font(rect.height() * min(0.5 * theme.text_scale, 0.9)))
    where = QRectF(rect.left(), rect.top(), rect.height() * 1.14, rect.height())
    text_in(painter, where, str(number), theme.palette.on_wood_light, Centre)


def paint_points(painter: QPainter, theme: Theme, rect: QRectF, mark: RackMark, busy: float) -> None:
    """Write the points of a word on a pill at the right end of its rack.

    Where dice reach beyond ``busy`` (px) the pill does without the unit; where they cover the rack it lies below them.
    """
    if mark.points is None:
        return
    right = rect.right() - rect.height() * 0.30
    middle = rect.center().y()
    large = 0.78 * min(theme.text_scale, PILL_GROWS)
    shares: tuple[tuple[float, str], ...] = ((large, mark.label), (large, ""), (0.78, mark.label), (0.78, ""), (0.62, ""))
    if theme.text_scale > 1:  # the number is read, its unit is known
        shares = ((theme.least_text() / NUMBER / rect.height(), ""), (large, ""), (0.78, ""), (0.62, ""))
    fitting = ((rect.height() * share, unit) for share, unit in shares)
    lower = (max(rect.height() * 0.52, theme.text_px(LEAST_PILL)), "")
    high, unit = next((each for each in fitting if right - _pill_width(theme, each[0], mark, each[1]) >= busy), lower)
    if (high, unit) == lower:
        middle = rect.bottom() + rect.height() * 0.06 - high / 2
    middle = min(middle, rect.bottom() - high / 2) if (high, unit) != lower else middle
    wide = _pill_width(theme, high, mark, unit)
    pill = QRectF(right - wide, middle - high / 2, wide, high)
    ground, ink = _pill_colours(theme, mark.verdict)
    fill(painter, pill, ground, high / 2)
    if theme.flat or mark.verdict:
        outline(painter, pill, ink, theme.pen(1.5), high / 2)
    x = pill.left() + high * 0.35
    if mark.verdict:
        side = high * PILL_MARK
        icon(painter, theme, "check" if mark.verdict == "good" else "close", QRectF(x, middle - side / 2, side, side), ink)
        x += side + high * PILL_GAP
    big, small = _pill_fonts(theme, high)
    baseline = middle + QFontMetricsF(big).capHeight() / 2
    painter.setFont(big)
    x = text_at(painter, x, baseline, str(mark.points), ink)
    painter.setFont(small)
    text_at(painter, x + high * PILL_GAP, baseline, unit, ink)


def _pill_fonts(theme: Theme, high: float) -> tuple[QFont, QFont]:
    return theme.letter_font(high * NUMBER), theme.letter_font(high * 0.40, "text", bold=False)


def _pill_width(theme: Theme, high: float, mark: RackMark, unit: str) -> float:
    """Measure a pill of this height (px) with its mark, its number and its unit."""
    big, small = _pill_fonts(theme, high)
    wide = high * 0.7 + QFontMetricsF(big).horizontalAdvance(str(mark.points))
    wide += high * (PILL_MARK + PILL_GAP) if mark.verdict else 0.0
    return wide + (high * PILL_GAP + QFontMetricsF(small).horizontalAdvance(unit) if unit else 0.0)


def _pill_colours(theme: Theme, verdict: str) -> tuple[QColor, QColor]:
    match verdict:
        case "good":
            return theme.palette.positive_tint, theme.palette.positive
        case "bad":
            return theme.palette.surface, theme.palette.danger
        case _:
            return theme.palette.surface, theme.palette.ink
