"""The podium at the end of a game: steps of pale wood on the game's felt, equal places on the same step.

It is built before one's eyes: the third step rises, then the second; a lamp falls on the first, which stays empty for a breath;
then its people stand there, points count up, and confetti falls where a person has won. Until then the winner is named nowhere.
With reduced movements there is only the end of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui import texts
from ludogite.ui.style.paint import SHRINKS, fill, shadow, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.painted import note_shown, reading_ms
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Label, Left, Tray
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.overlay import Overlay, confetti

STEPS = 3
HEIGHTS = (1.0, 0.68, 0.42)
"""Height of the three steps, in heights of the highest."""
LOWEST, HIGHEST = 0.28, 0.56
"""What the highest step takes of the felt at least and at most."""
BADGE, BADGE_LOWER = 132, 108
"""Px at 100 % of a badge on the highest step and on the others, at most."""
BROAD = 900
"""Px at 100 % of felt from which steps are as broad as on a stage."""
STEP, STEP_BROAD = 250, 280
"""Px at 100 % of a step at most, on a small felt and on a stage."""
CROWN, DROP = 88, 24
"""Px at 100 %: the width of the crown, and from how high it falls."""
PULSES = 2
"""How often the question beats before it is answered."""
SPOTS = (1, 0, 2)
"""Where each step stands, from the left: the highest in the middle."""


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """Where somebody ended: name, ink 1 to 8, place from 1, points."""

    name: str
    ink: int
    place: int
    score: int
    person: bool = True
    """Whether a person of the house sat there, not a computer player."""
    face: str = ""


def steps(standings: tuple[PodiumPlace, ...]) -> tuple[tuple[tuple[PodiumPlace, ...], ...], tuple[PodiumPlace, ...]]:
    """Share people among the steps, equal places together, best first; who comes after the third step is listed apart."""
    ordered = sorted(standings, key=lambda each: each.place)
    places = sorted({each.place for each in ordered})
    on_steps = tuple(tuple(each for each in ordered if each.place == place) for place in places[:STEPS])
    return on_steps, tuple(each for each in ordered if each.place not in places[:STEPS])


LOW, LOW_SMALL = 225, 205
"""The least height with a portrait on the first step, in px at 100 %."""
LARGE = 240
"""The height that larger text needs, in px at the size of the text."""


def _eased(curve: QEasingCurve.Type, share: float) -> float:
    return QEasingCurve(curve).valueForProgress(min(max(share, 0.0), 1.0))


class Podium(Tray):
    """The steps with their people under a title; ``show_standings`` fills them."""

    stood = Signal()
    """The first step is taken: once for each celebration."""

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, colours, parent)
        self._standings: tuple[PodiumPlace, ...] = ()
        self._asked = self._told = self._feast = ""
        self._is_told, self._is_stage = True, False
        self.title = Label(theme, "turn", "on_felt", wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.feast = Label(theme, "panel", "lamp", wrap=True)
        self.feast.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.feast.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._head = filled(QVBoxLayout(self), self.title, self.feast, 1)
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._rise_on)
        self._rise.finished.connect(self._stand)
        self._celebration = Overlay(self)
        self._celebration.spared = self._words
        self._written: list[QRect] = []
        """Where names and points stand on the felt, in px."""
        self.apply_theme()

    def minimumSizeHint(self) -> QSize:
        theme = self.theme
        least = theme.px(LOW_SMALL if theme.small else LOW) if theme.text_scale == 1 else theme.text_px(LARGE)
        return QSize(0, least + self._title_high())

    def sizeHint(self) -> QSize:
        """Be content with that: a stack of pages asks for nothing else."""
        return self.minimumSizeHint()

    def apply_theme(self) -> None:
        edge = self.theme.px(self.frame + 8)
        self._head.setContentsMargins(edge, edge, edge, edge)

    def _title_high(self) -> int:
        return self.title.heightForWidth(max(self.title.width(), 1)) + self.theme.px(16) if self.title.text() else 0

    @property
    def is_rising(self) -> bool:
        """Whether the steps still rise, or the points still count."""
        return self._rise.state() is QVariantAnimation.State.Running

    @property
    def _answered_ms(self) -> int:
        """When the first step is taken, in ms after the beginning."""
        lower = min(len(steps(self._standings)[0]) - 1, STEPS - 1)
        rise = self.theme.ms("podium_rise") + (lower - 1) * self.theme.stagger_ms("podium_rise") if lower else 0
        return rise + self.theme.ms("podium_drum")

    def celebrate(self) -> None:
        """Build the podium up before one's eyes; it stands at once where movements are reduced."""
        self._rise.stop()
        if not self.theme.reduced_motion and self._standings:
            self._is_told, self._is_stage = False, True
            self._rise.setDuration(self._answered_ms + self.theme.ms("points_count"))
            self._rise.start()
        else:
            self.stood.emit()
        self.retranslate()

    def skip(self) -> None:
        """Show the end of it."""
        if self.is_rising:
            self._rise.stop()
            self._stand()
        self.update()

    def _rise_on(self) -> None:
        if not self._is_told and self.is_rising and self._rise.currentTime() >= self._answered_ms:
            self._tell()
        self.update()

    def _stand(self) -> None:
        if not self._is_told:
            self._tell()
        self.update()

    def _tell(self) -> None:
        """Name the winner, and throw confetti where a person has won among several."""
        self._is_told = True
        self.retranslate()
        if self._feast:
            note_shown("record", self._feast, self.feast, self.feast.rect(), reading_ms(self._feast))
        self.stood.emit()
        if len(self._standings) > 1 and any(each.person and each.place == 1 for each in self._standings):
            felt = self.felt_rect()
            seed = sum(each.score for each in self._standings)
            scraps = confetti(self.theme, felt.center(), felt.width(), felt.height(), seed)
            self._celebration.launch(scraps, skippable=False)

    def settle(self) -> None:
        """Let no confetti fall any more: the felt gets another size."""
        self.skip()
        self._celebration.skip()
        self._is_stage = False
        self.retranslate()

    def _risen(self, number: int, count: int) -> tuple[float, float]:
        """Say how far step ``number`` of ``count`` has risen and how far its points have counted up (0 to 1; a little over)."""
        if not self.is_rising:
            return 1.0, 1.0
        now, points = self._rise.currentTime(), self.theme.ms("points_count")
        if number == 0:
            return 1.0, _eased(QEasingCurve.Type.OutQuart, (now - self._answered_ms) / points)
        gone = now - (count - 1 - number) * self.theme.stagger_ms("podium_rise")
        rise = self.theme.ms("podium_rise")
        return _eased(QEasingCurve.Type.OutBack, gone / rise), _eased(QEasingCurve.Type.OutQuart, (gone - rise / 2) / points)

    def show_standings(self, standings: tuple[PodiumPlace, ...]) -> None:
        """Show who stands where."""
        self._standings = standings
        self.retranslate()
        self.update()

    def show_headline(self, asked: str, told: str) -> None:
        """Say this above the steps: first the question, then who has won."""
        self._asked, self._told = asked, told
        self.retranslate()

    def show_feast(self, said: str) -> None:
        """Say this, too, once the winner stands there, as long as the podium has the stage: a record that was set."""
        self._feast = said
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self._told if self._is_told else self._asked)
        self.feast.setText(self._feast)
        room = self.feast.sizePolicy()
        room.setRetainSizeWhenHidden(self._is_stage and bool(self._feast))  # the steps do not sink when it is said
        self.feast.setSizePolicy(room)
        self.feast.setVisible(self._is_stage and self._is_told and bool(self._feast))
        self.title.set_colour("lamp" if self._is_told and self.is_rising else "on_felt")
        told = self.tr("{place} : {name}, {score}")
        shown = [each for each in self._standings if self._is_told or each.place > 1]
        self.setAccessibleName(self.tr("Podium"))
        self.setAccessibleDescription(
            ". ".join(
                told.format(place=each.place, name=each.name, score=each.score)
                for each in sorted(shown, key=lambda each: each.place)
            )
        )

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, felt = self.theme, self.felt_rect()
        on_steps, others = steps(self._standings)
        self._written.clear()
        if not on_steps:
            return
        rows = self._rows(others, felt.width())
        rest = rows * theme.text_px(36)
        floor = felt.bottom() - rest - (theme.px(6) if others else 0)
        top = self.title.geometry().bottom() if self.title.text() else felt.top()
        if self._is_stage and self._feast:
            top = self.feast.geometry().bottom()
        high = floor - top
        roles = ["page"] * STEPS
        if (1 - LOWEST) * high >= self._above("total") + theme.px(BADGE_LOWER * 0.6):  # else the winner's face would go
            roles[0] = "total"
        person = self._above(roles[0]) + theme.px(BADGE + CROWN * 0.6)
        highest = min(max(high - person, LOWEST * high), HIGHEST * high)
        places = self._places(on_steps)
        if not self._is_told:
            left, width = places[0]
            self._paint_lamp(painter, QRectF(left, top, width, high - highest))
        faces = float(theme.px(BADGE))
        for number, (people, (left, width)) in enumerate(zip(on_steps, places, strict=True)):
            room = QSizeF(width / len(people), high - highest * HEIGHTS[number])
            faces = min(self._face(room, roles[number], first=number == 0), faces)  # no face is larger than the winner's
            risen, counted = self._risen(number, len(on_steps))
            block = max(highest * HEIGHTS[number] * risen, 1.0)
            painter.setOpacity(min(max(4 * risen, 0.0), 1.0))
            place = QRectF(left, floor - block, width, block)
            self._paint_step(painter, place, people, top, counted, roles[number], faces, first=number == 0)
        painter.setOpacity(1.0)
        if others:
            self._paint_others(painter, QRectF(felt.left(), felt.bottom() - rest, felt.width(), rest), others, rows)

    def _places(self, on_steps: tuple[tuple[PodiumPlace, ...], ...]) -> list[tuple[float, float]]:
        """Give where each step begins and its width (px): broader where several share it, as far as the felt allows."""
        theme, felt = self.theme, self.felt_rect()
        usual = min(felt.width() / 3.4, theme.px(STEP_BROAD if felt.width() > theme.px(BROAD) else STEP))
        names = QFontMetricsF(theme.font("name"))
        needed = [
            len(people) * max(SHRINKS * names.horizontalAdvance(each.name) + theme.px(20) for each in people) for people in on_steps
        ]
        widths = [max(usual, width) for width in needed]
        room = felt.width() - theme.px(16)
        if (over := sum(widths) - room) > 0:  # whoever has a step alone gives of it first
            spare = [width - least for width, least in zip(widths, needed, strict=True)]
            given = min(over / max(sum(spare), 1.0), 1.0)
            widths = [width - given * more for width, more in zip(widths, spare, strict=True)]
            widths = [width * min(room / sum(widths), 1.0) for width in widths]
        lefts = [0.0] * len(on_steps)
        left = felt.center().x() - sum(widths) / 2
        for number in sorted(range(len(on_steps)), key=SPOTS.__getitem__):
            lefts[number] = left
            left += widths[number]
        return list(zip(lefts, widths, strict=True))

    def _paint_lamp(self, painter: QPainter, room: QRectF) -> None:
        """Light the empty first step, with a question over it that beats."""
        theme, felt = self.theme, self.felt_rect()
        began = self._answered_ms - theme.ms("podium_drum")
        gone = (self._rise.currentTime() - began) / max(theme.ms("podium_drum"), 1)
        if gone <= 0:
            return
        half = room.width() / 2
        cone = QPolygonF(
            [QPointF(room.center().x() - half / 3, felt.top()), QPointF(room.center().x() + half / 3, felt.top()),
             room.bottomRight(), room.bottomLeft()]
        )  # fmt: skip
        light = QLinearGradient(room.topLeft(), room.bottomLeft())
        light.setColorAt(0, theme.faded("light", 0.30 * min(3 * gone, 1.0)))
        light.setColorAt(1, theme.faded("light", 0.12 * min(3 * gone, 1.0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawPolygon(cone)
        beat = 1 + 0.12 * abs(math.sin(math.pi * PULSES * gone))
        painter.setFont(theme.letter_font(min(theme.px(120), room.height() * 0.6) * beat))
        text_in(painter, room, "?", theme.palette.lamp)

    def _paint_step(
        self,
        painter: QPainter,
        block: QRectF,
        people: tuple[PodiumPlace, ...],
        top: float,
        counted: float,
        role: str,
        face: float,
        *,
        first: bool,
    ) -> None:
        """Paint one step with its number, and its people side by side above it: faces so wide (px), points in a role of text."""
        theme = self.theme
        body = block.adjusted(theme.px(2), 0, -theme.px(2), 0)
        shadow(painter, theme, body, "small", theme.px(8))
        painter.save()
        painter.setClipRect(body)
        tray_frame(painter, theme, body.adjusted(0, 0, 0, theme.px(20)), radius=theme.px(8))
        painter.restore()
        painter.setFont(theme.font(role))
        if QFontMetricsF(painter.font()).height() > body.height():
            painter.setFont(theme.letter_font(body.height() * 0.62))
        text_in(painter, body, str(people[0].place), theme.palette.on_wood_light)
        if first and not self._is_told:
            return
        share = block.width() / len(people)
        for number, each in enumerate(people):
            room = QRectF(block.left() + number * share, top, share, block.top() - top)
            self._paint_person(painter, room, each, round(each.score * counted), role, face, first=first)

    def _above(self, role: str) -> float:
        """Return the height of name and points above a step (px)."""
        score = QFontMetricsF(self.theme.font(role)).height() * 0.92
        return score + QFontMetricsF(self.theme.font("name")).height() + self.theme.px(22)

    def _face(self, room: QSizeF, role: str, *, first: bool) -> float:
        """Return the side of the faces on a step (px): of one that has so much room for itself, name and points."""
        theme, free = self.theme, room.height() - self._above(role)
        if first:  # the crown stands free of the title
            free = (free - theme.px(8)) / (1 + CROWN / BADGE * 0.44)
        return min(theme.px(BADGE if first else BADGE_LOWER), free, room.width() - theme.px(16))

    def _paint_person(
        self, painter: QPainter, room: QRectF, each: PodiumPlace, points: int, role: str, side: float, *, first: bool
    ) -> None:
        """Paint badge, name and points standing on the bottom of a rectangle."""
        theme = self.theme
        score = theme.font(role)
        tall_score = QFontMetricsF(score).height() * 0.92
        tall_name = QFontMetricsF(theme.font("name")).height()
        y = room.bottom() - theme.px(4) - tall_score
        painter.setFont(score)
        figure = texts.number(points)
        if QFontMetricsF(score).horizontalAdvance(figure) > room.width() - theme.px(8):
            painter.setFont(theme.font("panel"))
        self._write(painter, QRectF(room.left(), y, room.width(), tall_score), figure)
        y -= tall_name
        painter.setFont(theme.font("name"))
        inner = room.adjusted(theme.px(4), 0, -theme.px(4), 0)
        self._write(painter, QRectF(inner.left(), y, inner.width(), tall_name), each.name)
        if side > theme.px(18):
            badge = QRectF(room.center().x() - side / 2, y - theme.px(8) - side, side, side)
            self._paint_badge(painter, badge, each)
            if first:
                self._paint_crown(painter, badge, counted=points / each.score if each.score else 1.0)

    def _write(self, painter: QPainter, room: QRectF, text: str) -> None:
        """Write a name or points in the middle of a room, and note where: no confetti falls over it."""
        text_in(painter, room, text, self.theme.palette.on_felt)
        place = QRectF(0, 0, min(QFontMetricsF(painter.font()).horizontalAdvance(text), room.width()), room.height())
        place.moveCenter(room.center())
        self._written.append(place.toAlignedRect())

    def _words(self) -> QRegion:
        """Give where something is written on the felt, in px."""
        region, flags = QRegion(), int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        for place in self._written:
            region += place
        for label in (self.title, self.feast):
            if label.isVisible():
                region += label.fontMetrics().boundingRect(label.geometry(), flags, label.text())
        return region

    def _paint_crown(self, painter: QPainter, badge: QRectF, *, counted: float) -> None:
        """Paint the crown over a badge; it falls onto it while the points are counted."""
        theme = self.theme
        wide = badge.width() * CROWN / BADGE
        high = wide * 0.44
        down = 1.0 if not self.is_rising else QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(min(counted, 1.0))
        foot = badge.top() - theme.px(5) - theme.px(DROP) * (1 - down)
        if foot - high < self.felt_rect().top():
            return
        points = [(-0.42, 0.0), (-0.5, 0.72), (-0.22, 0.42), (0.0, 1.0), (0.22, 0.42), (0.5, 0.72), (0.42, 0.0)]
        crown = QPainterPath()
        crown.addPolygon(QPolygonF([QPointF(badge.center().x() + x * wide, foot - y * high) for x, y in points]))
        crown.closeSubpath()
        pen = QPen(theme.palette.gold_edge, theme.pen(3))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(theme.palette.lamp)
        painter.drawPath(crown)

    def _paint_badge(self, painter: QPainter, place: QRectF, each: PodiumPlace) -> None:
        """Paint the portrait on a ring of paper, so that every ink stands out from every felt."""
        rim = place.adjusted(-self.theme.px(3), -self.theme.px(3), self.theme.px(3), self.theme.px(3))
        fill(painter, rim, self.theme.palette.on_felt, rim.width() / 2)
        portrait(painter, self.theme, place, each.face, self.theme.player(each.ink))

    def _rows(self, others: tuple[PodiumPlace, ...], width: float) -> int:
        """Say in how many rows those who stand on no step are listed, so that no name is cut."""
        if not others:
            return 0
        metrics = QFontMetricsF(self.theme.font("body", strong=True))
        longest = max(metrics.horizontalAdvance(f"{each.place}. {each.name} {texts.number(each.score)}") for each in others)
        needed = longest + self.theme.px(24 + 3 * 8)
        return math.ceil(len(others) / max(int((width - self.theme.px(16)) // needed), 1))

    def _paint_others(self, painter: QPainter, area: QRectF, others: tuple[PodiumPlace, ...], rows: int) -> None:
        """Paint who stands on no step, side by side, in one size of text, every score whole."""
        theme = self.theme
        fill(painter, area, theme.faded("shadow", 0.28), theme.radius("felt"))
        self._written.append(area.toAlignedRect())
        columns = -(-len(others) // rows)
        share, high = (area.width() - theme.px(16)) / columns, area.height() / rows
        body, strong = theme.font("body"), theme.font("body", strong=True)
        names, figures = QFontMetricsF(body), QFontMetricsF(strong)
        for number, each in enumerate(others):
            row, column = divmod(number, columns)
            room = QRectF(area.left() + theme.px(12) + column * share, area.top() + row * high, share - theme.px(8), high)
            side = min(theme.px(24), room.height() - theme.px(8))
            badge = QRectF(room.left(), room.center().y() - side / 2, side, side)
            self._paint_badge(painter, badge, each)
            x, score, name = badge.right() + theme.px(8), texts.number(each.score), f"{each.place}. {each.name}"
            said = min(names.horizontalAdvance(name), room.right() - x - figures.horizontalAdvance(score) - theme.px(10))
            painter.setFont(body)
            text_in(painter, QRectF(x, room.top(), said + 1, room.height()), name, theme.palette.on_felt, Left, shrink=1.0)
            painter.setFont(strong)
            room.setLeft(x + said + theme.px(10))
            text_in(painter, room, score, theme.palette.on_felt, Left)
