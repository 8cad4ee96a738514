"""The board of an evening: a staircase of points in pale wood on which the medallions climb, and a card for each game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.style.paint import fill, outline, paper, rounded, shadow, text_in
from ludogite.ui.style.paint_wood import felt, wood
from ludogite.ui.style.symbols import portrait, seal
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt, GameArt
from ludogite.ui.widgets import Centre, Control, Left, Tray, emblem

STEPS = 10
"""Steps of the staircase; one step is more points once the first has more than so many."""
LEADER, OTHERS = 92, 76
"""Px of the medallions at 100 %."""
BEHIND, CLOSE = 28, 12
"""Px by which the next medallion on a step stands further left, and where many share it, at least."""
REACH = 40
"""How far names are moved to a free place, in steps of 6 px at 100 %."""
STEP_MS = 140


@dataclass(frozen=True, slots=True)
class Climber:
    """Somebody on the stairs: name, ink, face, points, and those before the last game."""

    name: str
    ink: int
    face: str
    points: int
    before: int


class Stairs(NamedTuple):
    """The staircase on its felt, in px: where it begins, how wide its steps are, the height of the first and of each more."""

    room: QRectF
    left: float
    wide: float
    lowest: float
    rise: float

    def top(self, step: int) -> float:
        """Return where somebody stands on a step; 0 is the floor before the first."""
        return self.room.bottom() - (self.lowest + (min(step, STEPS) - 1) * self.rise if step > 0 else 0)

    def top_at(self, x: float) -> float:
        """Return the top of the step that is at x."""
        return self.top(math.floor((x - self.left) / self.wide) + 1)

    def middle(self, step: int) -> float:
        """Return the middle of a step from 1."""
        return self.left + (step - 0.5) * self.wide


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
        stairs = Stairs(felt_rect, left, wide, lowest, rise)
        self._paint_stairs(painter, stairs, each)
        groups = self._groups(stairs, each, head)
        for group in groups:
            for place, one in reversed(group):
                self._paint_person(painter, place, one)
        taken = [head]
        for group in reversed(groups):
            others = [place for other in groups if other is not group for place, _one in other]
            taken.append(self._paint_names(painter, stairs, group, [*taken, *others]))

    def _groups(self, stairs: Stairs, each: int, head: QRectF) -> list[list[tuple[QRectF, Climber]]]:
        """Say where everybody stands, step by step from below; who shares a step stands close, the first of them at its edge."""
        px, room = self.theme.px, stairs.room
        most = max((one.points for one in self._people), default=0)
        sharing: dict[int, list[Climber]] = {}
        for one in sorted(self._people, key=lambda one: -one.points):
            sharing.setdefault(min(math.ceil(self._points(one) / each), STEPS), []).append(one)
        groups: list[list[tuple[QRectF, Climber]]] = []
        nearest = room.left() + px(4)
        for step, people in sorted(sharing.items()):
            side = px(LEADER if people[0].points == most > 0 else OTHERS)
            side = round(min(side, stairs.wide * 1.15, room.height() * 0.32))
            x, gaps = stairs.middle(step) if step else stairs.left + side * 0.2, max(len(people) - 1, 1)
            apart = min(px(BEHIND), max((x - side / 2 - nearest) / gaps, px(CLOSE))) if step else px(BEHIND) * 1.6
            if step:
                x = max(x - apart * (len(people) - 1), room.left() + px(4) + side / 2)
            group = []
            for number, one in enumerate(people):
                at = x + number * apart
                top = max(stairs.top(step) - px(2) - side, head.bottom() if at < head.right() else room.top())
                group.append((QRectF(at - side / 2, top, side, side), one))
            nearest = stairs.middle(step) + px(CLOSE) if step else nearest
            groups.append(group)
        return groups

    def _paint_head(self, painter: QPainter, room: QRectF) -> QRectF:
        """Write the headline and what is said of it; return the room that they take."""
        theme, px = self.theme, self.theme.px
        x, y = room.left() + px(30), room.top() + px(18)
        taken = QRectF(room.left(), room.top(), 0, 0)
        for text, role, colour in (
            (self._title, "page", theme.palette.on_felt),
            (self._about, "name", theme.palette.on_felt_muted),
        ):
            painter.setFont(theme.font(role))
            high = QFontMetricsF(painter.font()).height()
            line = QRectF(x, y, room.width() * 0.6, high)
            taken |= QRectF(x, y, min(line.width(), QFontMetricsF(painter.font()).horizontalAdvance(text)), high)
            text_in(painter, line, text, colour, Left, shrink=0.6)
            y += high
        return taken

    def _paint_stairs(self, painter: QPainter, stairs: Stairs, each: int) -> None:
        theme, px = self.theme, self.theme.px
        room, left, wide, lowest, rise = stairs
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

    def _paint_person(self, painter: QPainter, place: QRectF, one: Climber) -> None:
        theme, px = self.theme, self.theme.px
        rim = place.adjusted(-px(2), -px(2), px(2), px(2))
        fill(painter, rim, theme.palette.on_felt, rim.width() / 2)
        portrait(painter, theme, place, one.face, theme.player(one.ink))

    def _paint_names(
        self,
        painter: QPainter,
        stairs: Stairs,
        group: Sequence[tuple[QRectF, Climber]],
        taken: Sequence[QRectF],
    ) -> QRectF:
        """Write the names of who stands on one step near them, clear of all else; a line leads to names that stand apart."""
        theme, px, room = self.theme, self.theme.px, stairs.room
        painter.setFont(theme.font("name"))
        metrics = QFontMetricsF(painter.font())
        most = max(one.points for one in self._people)
        leaders = [place for place, one in group if one.points == most > 0]
        faces = QRectF(group[0][0])
        for place, _one in group:
            faces |= place
        lines = _lines([one.name for _place, one in group], metrics, max(faces.width(), px(150)))
        wide = min(max(map(metrics.horizontalAdvance, lines)) + 2, room.width() - px(8))
        high = metrics.height() * len(lines) + (px(30) if leaders else 0)
        x = min(max(faces.center().x() - wide / 2, room.left() + px(4)), room.right() - px(4) - wide)
        usual = QRectF(x, faces.top() - px(2) - high, wide, high)
        usual.moveBottom(min(usual.bottom(), stairs.top_at(usual.right())))
        label = next((place for place in self._around(usual, stairs) if not any(place.intersects(one) for one in taken)), usual)
        end = min(max(faces.center().x(), label.left()), label.right())
        lead = QLineF(end, label.bottom(), faces.center().x(), faces.top() - px(3))
        over = QRectF(lead.p1(), lead.p2()).normalized().adjusted(-1, 0, 1, 0)
        if lead.dy() > metrics.height() * 1.2 and not any(over.intersects(one) for one in taken):
            painter.setPen(QPen(theme.palette.on_felt_muted, theme.pen(1)))
            painter.drawLine(lead)
        top = label.top()
        if leaders:
            middle = (leaders[0].center().x() + leaders[-1].center().x()) / 2 + label.left() - usual.left()
            crown(painter, theme, QRectF(middle - px(22), top, px(44), px(26)))
            top += px(30)
        for line in lines:
            text_in(painter, QRectF(label.left(), top, wide, metrics.height()), line, theme.palette.on_felt, Centre, shrink=0.6)
            top += metrics.height()
        return label

    def _around(self, usual: QRectF, stairs: Stairs) -> Iterator[QRectF]:
        """Give places for names on the felt above the stairs, the nearest first."""
        step, room = self.theme.px(6), stairs.room
        reach = range(-REACH, REACH + 1)
        for across, up in sorted(((across, up) for across in reach for up in range(REACH + 1)), key=lambda by: abs(by[0]) + by[1]):
            place = usual.translated(across * step, -up * step)
            if room.contains(place) and place.bottom() <= stairs.top_at(place.right()):
                yield place


def _lines(names: Sequence[str], metrics: QFontMetricsF, wide: float) -> list[str]:
    """Join names into lines that are no wider (px) than this, where each name allows it."""
    lines = [names[0]]
    for name in names[1:]:
        longer = f"{lines[-1]}, {name}"
        if metrics.horizontalAdvance(longer) <= wide:
            lines[-1] = longer
        else:
            lines[-1] += ","
            lines.append(name)
    return lines


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
