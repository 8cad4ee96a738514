"""What the pages of the day are made of: the leaf of the calendar, rows of seals, a card for each problem, the family's dots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.pages.day_month import qdate
from ludogite.ui.style.paint import fill, outline, paper, rounded, shadow, text_in
from ludogite.ui.style.paint_wood import felt, walnut_bar
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import empty_seal, portrait, seal
from ludogite.ui.style.theme import Theme, mix
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Centre, Control, Left, emblem

LEAF = (288, 330)
"""Px of the great leaf with its strip of wood, at 100 %."""
LIFTED = 0.55
"""How much of a picture stays where its problem is done."""


class Leaf(Painted, QWidget):
    """A day on a leaf of the calendar: great under a strip of wood, or small beside a title."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, small: bool = False) -> None:
        super().__init__(theme, parent)
        self._small = small
        self.day = date.min
        self.share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date) -> None:
        """Show a day."""
        self.day = day
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self.day != date.min:
            self.setAccessibleName(QLocale().toString(qdate(self.day), self.tr("dddd d MMMM")))

    def sizeHint(self) -> QSize:
        px = self.theme.px
        if self._small:
            return QSize(px(60), px(64))
        return QSize(round(px(LEAF[0] + 20) * self.share), round(px(LEAF[1] + 20) * self.share))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        if self.day == date.min:
            return
        if self._small:
            self._paint_small(painter)
        else:
            self._paint_great(painter)

    def _paint_small(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        head = rect.height() * 0.32
        paper(painter, theme, rect, radius=theme.radius("control"))
        painter.save()
        painter.setClipPath(rounded(rect, theme.radius("control")))
        fill(painter, QRectF(0, 0, rect.width(), head), theme.palette.accent)
        painter.restore()
        outline(painter, rect, theme.palette.line, theme.pen(1), theme.radius("control"))
        painter.setFont(theme.letter_font(head * 0.62))
        month = QLocale().toString(qdate(self.day), self.tr("MMM"))
        text_in(painter, QRectF(0, 0, rect.width(), head), month, theme.palette.on_accent, Centre)
        painter.setFont(theme.letter_font(rect.height() * 0.44))
        text_in(painter, QRectF(0, head, rect.width(), rect.height() - head), str(self.day.day), theme.palette.ink, Centre)

    def _paint_great(self, painter: QPainter) -> None:
        theme, whole = self.theme, QRectF(self.rect())
        unit = whole.width() / (LEAF[0] + 20)
        strip = QRectF(0, 0, whole.width(), 44 * unit)
        for shift in (2, 1, 0):
            leaf = QRectF(
                (10 + 3 * shift) * unit, strip.center().y() + 3 * shift * unit, LEAF[0] * unit, whole.height() - 32 * unit
            )
            shadow(painter, theme, leaf, "small", theme.radius("cell"))
            paper(painter, theme, leaf, radius=theme.radius("cell"))
            outline(painter, leaf, theme.palette.line, theme.pen(1), theme.radius("cell"))
        painter.save()
        painter.setClipPath(rounded(strip, theme.radius("control")))
        walnut_bar(painter, theme, strip)
        painter.restore()
        for x in (0.22, 0.78):
            ring = QRectF(whole.width() * x - 9 * unit, 2 * unit, 18 * unit, 34 * unit)
            fill(painter, ring, theme.palette.brass_top, ring.width() / 2)
            outline(painter, ring, theme.palette.brass_edge, theme.pen(1.2), ring.width() / 2)
        top, room = strip.bottom(), leaf.bottom() - strip.bottom()
        locale, day = QLocale(), qdate(self.day)
        for text, share, size, colour in (
            (locale.toString(day, self.tr("dddd")), 0.24, 0.105, theme.palette.accent),
            (str(self.day.day), 0.44, 0.44, theme.palette.ink),
            (locale.toString(day, self.tr("MMMM")), 0.24, 0.105, theme.palette.ink),
        ):
            painter.setFont(theme.letter_font(room * size))
            text_in(painter, QRectF(leaf.left(), top + room * 0.03, leaf.width(), room * share), text, colour, Centre)
            top += room * share


class SealRow(Painted, QWidget):
    """The last seven days: a seal for each that was played, a dashed ring for today while it is not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._days: tuple[tuple[date, bool], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[tuple[date, bool]]) -> None:
        """Show some days, each with whether something was played."""
        self._days = tuple(days)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        played = sum(done for _, done in self._days)
        self.setAccessibleName(self.tr("%n jour(s) joué(s) sur sept", "", played))

    def sizeHint(self) -> QSize:
        high = self.theme.px(40) + math.ceil(QFontMetricsF(self.theme.font("label")).height())
        return QSize(self.theme.px(7 * 40), high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        count = max(len(self._days), 1)
        pitch = min(self.width() / count, theme.px(48))
        side, left = min(pitch - theme.px(4), theme.px(38)), (self.width() - pitch * count) / 2
        high = QFontMetricsF(theme.font("label")).height()
        for number, (day, done) in enumerate(self._days):
            place = QRectF(left + number * pitch + (pitch - side) / 2, 0, side, side)
            if done:
                seal(painter, theme, place)
            elif number == count - 1:
                empty_seal(painter, theme, place)
            else:
                dot = place.center()
                fill(painter, QRectF(dot.x() - 3, dot.y() - 3, 6, 6), theme.palette.line, 3)
            painter.setFont(theme.font("label"))
            letter = QLocale().toString(qdate(day), self.tr("ddd"))[:1].upper()
            row = QRectF(left + number * pitch, theme.px(40), pitch, high)
            text_in(painter, row, letter, theme.palette.ink if number == count - 1 else theme.palette.muted, Centre)


class ProblemCard(Control):
    """A problem of the day: the picture of its game, its question, a seal where it was solved, a frame where it is next.

    With several pictures it is the pile of the full games.
    """

    def __init__(self, theme: Theme, arts: Sequence[GameArt | None], parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._arts = tuple(arts)
        self.is_done = self.is_solved = self.is_next = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_state(self, *, done: bool, solved: bool, following: bool) -> None:
        """Show whether it was tried, solved, and whether it is the next one."""
        self.is_done, self.is_solved, self.is_next = done, solved, following
        self.setAccessibleDescription(self.tr("trouvé") if solved else self.tr("joué") if done else "")
        self.update()

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(120) + math.ceil(self.line_height("panel")))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(150), self.theme.px(84) + math.ceil(self.line_height("panel")))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        gap = theme.px(8)
        if len(self._arts) > 1:
            for turn in (2.0, -1.5):
                painter.save()
                painter.translate(rect.center())
                painter.rotate(turn)
                painter.translate(-rect.center())
                sheet = rect.adjusted(4, 6, -4, -6)
                paper(painter, theme, sheet, radius=self.corner())
                outline(painter, sheet, theme.palette.line, theme.pen(1), self.corner())
                painter.restore()
            rect = rect.adjusted(3, 3, -3, -3)
        shadow(painter, theme, rect, "small", self.corner())
        paper(painter, theme, rect, radius=self.corner())
        words = max(self.line_height("panel") + 2 * gap, theme.px(44))
        picture = rect.adjusted(gap, gap, -gap, -words)
        share = (picture.width() - gap * (len(self._arts) - 1)) / len(self._arts)
        for number, art in enumerate(self._arts):
            place = QRectF(picture.left() + number * (share + gap), picture.top(), share, picture.height())
            if art is not None:
                felt(painter, theme, place, art.felt, radius=theme.radius("control"))
                painter.save()
                painter.setClipPath(rounded(place, theme.radius("control")))
                painter.setOpacity(LIFTED if self.is_done else 1.0)
                emblem(painter, theme, art, place.adjusted(4, 4, -4, -4))
                painter.restore()
        painter.setFont(theme.font("panel"))
        line = QRectF(rect.left() + 2 * gap, picture.bottom(), rect.width() - 3 * gap, words)
        text_in(painter, line, self.text(), theme.palette.ink, Left, shrink=0.6)
        if self.is_next or self.hot():
            outline(
                painter, rect.adjusted(1, 1, -1, -1), theme.palette.accent, theme.pen(3 if self.is_next else 1.5), self.corner()
            )
        side = min(theme.px(58), picture.height() * 0.6)
        corner = QRectF(rect.right() - side - theme.px(4), rect.top() + theme.px(4), side, side)
        if self.is_solved:
            seal(painter, theme, corner)
        elif self.is_done:
            fill(painter, corner, theme.palette.surface, side / 2)
            empty_seal(painter, theme, corner)


@dataclass(frozen=True, slots=True)
class Dots:
    """What somebody made of the problems of a day: name, ink, face, and for each problem whether it was solved."""

    name: str
    ink: int
    face: str
    solved: tuple[bool, ...]


class FamilyDots(Painted, QWidget):
    """A line for each person: portrait, name, and a dot for each problem, full where it was solved."""

    MOST = 5

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._people: tuple[Dots, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: Sequence[Dots]) -> None:
        """Show some people, at most five."""
        self._people = tuple(people[: self.MOST])
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        said = self.tr("{name} : {n} sur {count}")
        lines = (said.format(name=one.name, n=sum(one.solved), count=len(one.solved)) for one in self._people)
        self.setAccessibleName(". ".join(lines))

    def _row(self) -> float:
        return max(self.theme.px(42), QFontMetricsF(self.theme.font("name")).height())

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), math.ceil(len(self._people) * self._row()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        theme, high = self.theme, self._row()
        side, dot, gap = theme.px(36), theme.px(13), theme.px(8)
        for number, one in enumerate(self._people):
            top, ink = number * high, theme.player(one.ink)
            portrait(painter, theme, QRectF(theme.px(2), top + (high - side) / 2, side, side), one.face, ink)
            wide = len(one.solved) * (dot + gap)
            painter.setFont(theme.font("name"))
            room = QRectF(side + theme.px(14), top, self.width() - side - theme.px(20) - wide, high)
            text_in(painter, room, one.name, theme.palette.ink, Left)
            for place, solved in enumerate(one.solved):
                spot = QRectF(self.width() - wide + place * (dot + gap), top + (high - dot) / 2, dot, dot)
                if solved:
                    fill(painter, spot, ink.colour, dot / 2)
                else:
                    outline(painter, spot, mix(ink.colour, theme.palette.surface, 0.4), theme.pen(1.5), dot / 2)
