"""The board of an evening: a staircase of points in pale wood on which the medallions climb, and a card for each game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.pages.day_parts import seal
from ludogite.ui.style.paint import fill, outline, paper, rounded, shadow, text_in
from ludogite.ui.style.paint_wood import felt, wood
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt, GameArt
from ludogite.ui.widgets import Centre, Control, Left, Tray, emblem

STEPS = 10
"""Steps of the staircase; one step is more points once the first has more than so many."""
LEADER, OTHERS = 92, 76
"""Px of the medallions at 100 %."""
BEHIND = 28
"""Px by which the next medallion on a step stands further left."""
STEP_MS = 140


@dataclass(frozen=True, slots=True)
class Climber:
    """Somebody on the stairs: name, ink, face, points, and those before the last game."""

    name: str
    ink: int
    face: str
    points: int
    before: int


class SoireeBoard(Tray):
    """The staircase; ``show_people`` lets everybody climb from where they stood before the last game."""

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, colours, parent)
        self._people: tuple[Climber, ...] = ()
        self._title = self._about = ""
        self._climb = QVariantAnimation(self)
        self._climb.setStartValue(0.0)
        self._climb.setEndValue(1.0)
        self._climb.valueChanged.connect(self._on_step)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(300), max(self.theme.px(250), self.theme.text_px(220)))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(900), max(self.theme.px(330), self.theme.text_px(260)))

    def show_people(self, people: Sequence[Climber], title: str, about: str, *, climbing: bool) -> None:
        """Show who stands where, under a headline; ``climbing``: they come up from where they stood."""
        self._people, self._title, self._about = tuple(people), title, about
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join((about, *(f"{one.name}, {one.points}" for one in people))))
        most = max((one.points - one.before for one in people), default=0)
        self._climb.stop()
        if climbing and most > 0 and not self.theme.reduced_motion:
            self._climb.setDuration(min(STEP_MS * max(most, 3), 2000))
            self._climb.start()
        self.update()

    def _on_step(self) -> None:
        self.update()

    def _points(self, one: Climber) -> float:
        if self._climb.state() is not QVariantAnimation.State.Running:
            return one.points
        gone = QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(self._climb.currentValue())
        return one.before + (one.points - one.before) * gone

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, px, felt_rect = self.theme, self.theme.px, self.felt_rect()
        most = max((one.points for one in self._people), default=0)
        each = max(1, math.ceil(most / STEPS / 5) * 5) if most > STEPS else 1
        head = self._paint_head(painter, felt_rect)
        name = QFontMetricsF(theme.font("name")).height()
        left, right = felt_rect.left() + px(28), felt_rect.right() - px(28)
        wide = (right - left - px(100)) / STEPS
        lowest = felt_rect.height() * 0.075
        tall = px(LEADER) + name + px(36)
        rise = max((felt_rect.height() - tall - lowest) / STEPS, px(4))
        self._paint_stairs(painter, felt_rect, left, wide, lowest, rise, each)
        standing: dict[int, list[tuple[QRectF, str]]] = {}
        leader = max((one.points for one in self._people), default=0)
        for one in sorted(self._people, key=lambda one: one.points):
            place = self._points(one) / each
            side = px(LEADER if one.points == leader and leader else OTHERS)
            side = round(min(side, wide * 1.15, felt_rect.height() * 0.32))
            step = min(math.ceil(place), STEPS)
            behind = len(standing.setdefault(step, []))
            x = left + (max(step, 0) - 0.5) * wide - behind * px(BEHIND) if step else left + side * 0.2 + behind * px(BEHIND) * 1.6
            floor = felt_rect.bottom() - (lowest + (step - 1) * rise if step else 0) - px(2)
            top = max(floor - side, head if x < felt_rect.center().x() * 0.8 else felt_rect.top() + name)
            at = QRectF(x - side / 2, top, side, side)
            standing[step].append((at, one.name))
            self._paint_person(painter, at, one, crowned=one.points == leader and leader > 0)
        for group in standing.values():
            self._paint_names(painter, felt_rect, group)

    def _paint_head(self, painter: QPainter, room: QRectF) -> float:
        theme, px = self.theme, self.theme.px
        x, y = room.left() + px(30), room.top() + px(18)
        for text, role, colour in (
            (self._title, "page", theme.palette.on_felt),
            (self._about, "name", theme.palette.on_felt_muted),
        ):
            painter.setFont(theme.font(role))
            high = QFontMetricsF(painter.font()).height()
            text_in(painter, QRectF(x, y, room.width() * 0.6, high), text, colour, Left, shrink=0.6)
            y += high
        return y

    def _paint_stairs(
        self, painter: QPainter, room: QRectF, left: float, wide: float, lowest: float, rise: float, each: int
    ) -> None:
        theme, px = self.theme, self.theme.px
        painter.save()
        painter.setClipPath(rounded(room, theme.radius("felt")))
        for number in range(STEPS + 1):
            high = lowest + min(number, STEPS - 1) * rise + (px(6) if number == STEPS else 0)
            width = wide if number < STEPS else room.right() - px(28) - left - STEPS * wide
            block = QRectF(left + number * wide, room.bottom() - high, width, high + px(10))
            shadow(painter, theme, block, "small", theme.radius("cell"))
            wood(painter, theme, block, "light", radius=theme.radius("cell"), seed=number + 3)
            outline(painter, block, theme.palette.wood_edge, theme.pen(1), theme.radius("cell"))
            if number < STEPS:
                painter.setFont(theme.font("name"))
                line = QFontMetricsF(painter.font()).height()
                if high >= line * 0.8:
                    place = QRectF(block.left(), block.top() + px(2), block.width(), line)
                    text_in(painter, place, str((number + 1) * each), theme.palette.on_wood_light, Centre)
            else:
                self._paint_diploma(painter, QPointF(block.center().x(), block.top()), min(width, px(110)))
        painter.restore()

    def _paint_diploma(self, painter: QPainter, foot: QPointF, wide: float) -> None:
        """Lay the rolled diploma on the highest step."""
        theme = self.theme
        high = wide * 0.3
        painter.save()
        painter.translate(foot.x(), foot.y() - high * 0.62)
        painter.rotate(-10)
        roll = QRectF(-wide * 0.45, -high / 2, wide * 0.9, high)
        fill(painter, roll, theme.palette.card_ivory, high / 3)
        outline(painter, roll, theme.palette.wood_edge, theme.pen(1.2), high / 3)
        end = QPainterPath()
        end.addEllipse(QRectF(roll.right() - high * 0.55, roll.top(), high * 0.55, high))
        fill(painter, end, theme.palette.ivory_bottom)
        side = high * 1.05
        seal(painter, theme, QRectF(-side / 2, -side / 2, side, side))
        painter.restore()

    def _paint_person(self, painter: QPainter, place: QRectF, one: Climber, *, crowned: bool) -> None:
        theme, px = self.theme, self.theme.px
        rim = place.adjusted(-px(2), -px(2), px(2), px(2))
        fill(painter, rim, theme.palette.on_felt, rim.width() / 2)
        portrait(painter, theme, place, one.face, theme.player(one.ink))
        if crowned:
            foot = place.top() - px(2) - QFontMetricsF(theme.font("name")).height()
            crown(painter, theme, QRectF(place.center().x() - px(22), foot - px(26), px(44), px(26)))

    def _paint_names(self, painter: QPainter, room: QRectF, group: Sequence[tuple[QRectF, str]]) -> None:
        """Write the names of who stands on one step over all of them, from left to right."""
        theme, px = self.theme, self.theme.px
        painter.setFont(theme.font("name"))
        metrics = QFontMetricsF(painter.font())
        names = ", ".join(name for _place, name in sorted(group, key=lambda one: one[0].left()))
        left, right = min(place.left() for place, _name in group), max(place.right() for place, _name in group)
        wide = min(max((right - left) * 1.4, px(90), metrics.horizontalAdvance(names) + 1), room.width() - px(8))
        x = min(max((left + right - wide) / 2, room.left() + px(4)), room.right() - px(4) - wide)
        top = min(place.top() for place, _name in group) - metrics.height() - px(2)
        text_in(painter, QRectF(x, top, wide, metrics.height()), names, theme.palette.on_felt, Centre, shrink=0.6)


def crown(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw a crown of gold."""
    path = QPainterPath(rect.bottomLeft())
    for x, y in ((0.0, 0.25), (0.28, 0.62), (0.5, 0.0), (0.72, 0.62), (1.0, 0.25), (1.0, 1.0)):
        path.lineTo(rect.left() + x * rect.width(), rect.top() + y * rect.height())
    path.closeSubpath()
    fill(painter, path, theme.palette.gold)
    painter.strokePath(path, theme.palette.gold_edge)


class EveningCard(Control):
    """A game that may be played next: its picture and name; paler with the winner's face where it was played."""

    def __init__(self, theme: Theme, art: GameArt | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._art = art
        self._winner: tuple[str, int] | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_winner(self, winner: tuple[str, int] | None) -> None:
        """Show who has won it this evening (portrait, ink); None where it was not played."""
        self._winner = winner
        self.setAccessibleDescription(self.tr("déjà joué") if winner is not None else "")
        self.update()

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(150), self.theme.px(100) + math.ceil(self.line_height("name")))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(110), self.theme.px(76) + math.ceil(self.line_height("name")))

    def paint(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        lift = 0 if self.isChecked() else px(6)
        rect = QRectF(self.rect()).adjusted(1, lift, -1, lift - px(6) - 1)
        shadow(painter, theme, rect, "small", self.corner())
        paper(painter, theme, rect, radius=self.corner())
        words = self.line_height("name") + px(10)
        picture = rect.adjusted(px(7), px(7), -px(7), -words)
        if self._art is not None:
            painter.setOpacity(0.55 if self._winner is not None and not self.isChecked() else 1.0)
            felt(painter, theme, picture, self._art.felt, radius=theme.radius("control"))
            painter.save()
            painter.setClipPath(rounded(picture, theme.radius("control")))
            emblem(painter, theme, self._art, picture.adjusted(3, 3, -3, -3))
            painter.restore()
            painter.setOpacity(1.0)
        if self._winner is not None:
            side = min(px(40), picture.height() * 0.6)
            place = QRectF(picture.right() - side - px(4), picture.bottom() - side - px(4), side, side)
            portrait(painter, theme, place, self._winner[0], theme.player(self._winner[1]), signed=False)
        painter.setFont(theme.font("name"))
        line = QRectF(rect.left() + px(6), picture.bottom(), rect.width() - px(12), words)
        text_in(painter, line, self.text(), theme.palette.ink, Centre, shrink=0.6)
        if self.isChecked() or self.hot():
            width = theme.pen(3 if self.isChecked() else 1.5)
            outline(painter, rect.adjusted(1, 1, -1, -1), theme.palette.accent, width, self.corner())
