"""The parts of the card of the play: what it says as a plain value, the direction, the time that is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.services.sound import LastSeconds
from ludogite.ui.games.mots_de_tete.grid_model import Ground
from ludogite.ui.games.mots_de_tete.word_list import WordLine
from ludogite.ui.style.paint import fill, outline, sunk, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.base import Control, Right

LATE: Final = 10
"""Seconds that are coloured, in the second half of the time."""
LEAST_TEXT: Final = 12
"""Px at 100 % below which a text is cut rather than written smaller."""


def fitted(look: Look, role: str, text: str, room: float, *, high: float = 0.0, strong: bool = False) -> QFont:
    """Give the font of a role, smaller where the text would not fit into its room, or (with ``high``) its height, both px."""
    font = look.font(role, strong=strong)
    if high:
        font.setPixelSize(max(min(font.pixelSize(), round(high * 0.86)), 1))
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > look.px(LEAST_TEXT):
        font.setPixelSize(font.pixelSize() - 1)
    return font


@dataclass(frozen=True, slots=True)
class NoteText:
    """What stands in the box under the words: a title, a line, something at the right end; with a bonus cell or an icon."""

    title: str
    line: str = ""
    right: str = ""
    ground: Ground | None = None
    mark: str = ""
    tone: str = "plain"
    """"plain", "danger" for a refusal, "positive" for a hint."""


@dataclass(frozen=True, slots=True)
class CardText:
    """Everything that the card says. ``die`` 1 to 6, 0 for none thrown yet, None where there is no die (quarté)."""

    title: str
    line: str = ""
    die: int | None = 0
    ink: int = 1
    laid: int = 0
    wanted: int = 0
    """Letters to write; 0 shows no squares."""
    counted: str = ""
    lines: tuple[WordLine, ...] = ()
    note: NoteText | None = None
    total_title: str = ""
    total_line: str = ""
    points: int | None = None
    bonus: tuple[Ground, ...] = ()
    turns: bool = False
    """Whether the direction can be changed now."""
    palette: bool = False
    mark: str = ""
    """An icon in the place of the die."""
    hint: str = ""
    """What the button of the hints says; none without."""


class Turner(Control):
    """The direction in which one writes, as two arrows in a groove; a click takes the other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self._across = True
        self._ink = 1

    def show_way(self, *, across: bool, ink: int) -> None:
        """Show a direction in a player's colour."""
        self._across, self._ink = across, ink
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say the direction."""
        name = self.tr("Sens : vers la droite") if self._across else self.tr("Sens : vers le bas")
        self.setAccessibleName(name)
        self.setToolTip(self.tr("Tourner (Espace)"))

    def sizeHint(self) -> QSize:
        """Take two squares of 40 px."""
        side = self.look.size("touch_min")
        return QSize(round(2.12 * side), side)

    def paint(self, painter: QPainter) -> None:
        """Paint the groove, the plate of the direction and both arrows."""
        look = self.look
        rect = QRectF(self.rect())
        sunk(painter, look, rect, self.corner())
        half = rect.width() / 2
        for number, mark in enumerate(("arrow-right", "arrow-down")):
            place = QRectF(number * half, 0, half, rect.height())
            chosen = self._across == (number == 0)
            colour = look.colour("muted")
            if chosen:
                colour = look.player(self._ink).colour
                fill(painter, place, look.colour("surface"), self.corner())
                outline(painter, place, colour, look.pen(2), self.corner())
            side = look.px(20)
            corner = (round(place.center().x() - side / 2), round(place.center().y() - side / 2))
            icon(painter, look, mark, QRectF(*corner, side, side), colour)


class TimeBar(Painted, QWidget):
    """How long there is: a bar that empties, and the seconds; the last ten in the colour of a warning."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._left, self._whole = 0, 1
        self._last_seconds = LastSeconds(look.heard.emit)
        look.changed.connect(self.update)
        self.hide()

    def show_time(self, left_ms: int, whole_ms: int) -> None:
        """Show what is left of a time, both in ms."""
        self._left, self._whole = max(left_ms, 0), max(whole_ms, 1)
        self._last_seconds.show(self._left, self._whole)
        self.setAccessibleName(self.tr("%n seconde(s)", "", self.seconds))
        self.update()

    @property
    def seconds(self) -> int:
        """The whole seconds that are left, the one under way included."""
        return (self._left + 999) // 1000

    def paint(self, painter: QPainter) -> None:
        """Paint the bar and the seconds."""
        look = self._look
        late = self.seconds <= LATE and 2 * self._left < self._whole
        painter.setFont(look.font("label", tabular=True))
        told = self._told()
        wide = QFontMetricsF(painter.font()).horizontalAdvance(told) + look.px(8)
        text_in(
            painter, QRectF(self.width() - wide, 0, wide, self.height()), told, look.colour("warning" if late else "muted"), Right
        )
        high = look.px(8)
        bar = QRectF(0, (self.height() - high) / 2, self.width() - wide - look.px(6), high)
        fill(painter, bar, look.colour("line"), high / 2)
        bar.setWidth(max(bar.width() * min(self._left / self._whole, 1.0), high))
        fill(painter, bar, look.colour("warning" if late else "positive"), high / 2)

    def _told(self) -> str:
        seconds = self.seconds
        if seconds < 60:
            return self.tr("{seconds} s").format(seconds=seconds)
        return f"{seconds // 60}:{seconds % 60:02d}"
