"""The podium at the end of a game: steps of pale wood on the game's felt, equal places on the same step.

It is built before one's eyes: the third step rises, the second, the first, points count up, and confetti falls where a person has
won. A click shows the end of it; with reduced movements there is only that.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui import texts
from ludogite.ui.style.paint import fill, outline, shadow, text_in, vertical
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Look
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Left, Tray
from ludogite.ui.widgets.overlay import Overlay, confetti

STEPS = 3
HEIGHTS = (1.0, 0.68, 0.42)
"""Height of the three steps, in heights of the highest."""
LOWEST, HIGHEST = 0.28, 0.56
"""What the highest step takes of the felt at least and at most."""
BADGE, BADGE_LOWER = 112, 80
"""Px at 100 % of a badge on the highest step and on the others."""
SPOTS = (1, 0, 2)
"""Where each step stands, from the left: the highest in the middle."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody ended: name, ink 1 to 8, place from 1, points."""

    name: str
    ink: int
    place: int
    score: int
    person: bool = True
    """Whether a person of the house sat there, not a computer player."""
    face: str = ""


def steps(standings: tuple[Standing, ...]) -> tuple[tuple[tuple[Standing, ...], ...], tuple[Standing, ...]]:
    """Share people among the steps, equal places together, best first; who comes after the third step is listed apart."""
    ordered = sorted(standings, key=lambda each: each.place)
    places = sorted({each.place for each in ordered})
    on_steps = tuple(tuple(each for each in ordered if each.place == place) for place in places[:STEPS])
    return on_steps, tuple(each for each in ordered if each.place not in places[:STEPS])


LOW, LOW_SMALL = 225, 205
"""The least height with a portrait on the first step, in px at 100 %."""
LARGE = 240
"""The height that larger text needs, in px at the size of the text."""


class Podium(Tray):
    """The steps with their people; ``show_standings`` fills them."""

    stood = Signal()
    """It stands: once for each celebration."""

    def __init__(self, look: Look, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, colours, parent)
        self._standings: tuple[Standing, ...] = ()
        self._plaque = ""
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._rise_on)
        self._rise.finished.connect(self._throw_confetti)
        self._feast = Overlay(self)

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of three steps with a portrait, a name and a score on them."""
        look = self.look
        return QSize(0, look.px(LOW_SMALL if look.small else LOW) if look.text_scale == 1 else look.text_px(LARGE))

    def sizeHint(self) -> QSize:
        """Be content with that: a stack of pages asks for nothing else."""
        return self.minimumSizeHint()

    @property
    def is_rising(self) -> bool:
        """Whether the steps still rise."""
        return self._rise.state() is QVariantAnimation.State.Running

    def celebrate(self) -> None:
        """Build the podium up before one's eyes; it stands at once where movements are reduced."""
        self._rise.stop()
        on_steps = len(steps(self._standings)[0])
        if not self.look.reduced_motion and on_steps:
            rise = self.look.ms("podium_rise") + (on_steps - 1) * self.look.stagger_ms("podium_rise")
            self._rise.setDuration(rise + self.look.ms("points_count"))
            self._rise.start()
        else:
            self.stood.emit()

    def skip(self) -> None:
        """Show the end of it."""
        if self.is_rising:
            self._rise.stop()
            self._throw_confetti()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the end of it."""
        self.skip()
        super().mousePressEvent(event)

    def _rise_on(self) -> None:
        self.update()

    def _throw_confetti(self) -> None:
        """Stand, and throw confetti over the podium where a person has won among several."""
        self.stood.emit()
        if len(self._standings) > 1 and any(each.person and each.place == 1 for each in self._standings):
            felt = self.felt_rect()
            seed = sum(each.score for each in self._standings)
            self._feast.launch(confetti(self.look, felt.center(), felt.width(), felt.height(), seed), skippable=False)

    def _risen(self, number: int, count: int) -> tuple[float, float]:
        """Say how far step ``number`` of ``count`` has risen and how far its points have counted up (0 to 1; a little over)."""
        if not self.is_rising:
            return 1.0, 1.0
        gone = self._rise.currentTime() - (count - 1 - number) * self.look.stagger_ms("podium_rise")
        rise, points = self.look.ms("podium_rise"), self.look.ms("points_count")
        counted = QEasingCurve(QEasingCurve.Type.OutQuart).valueForProgress(min(max((gone - rise / 2) / points, 0.0), 1.0))
        return QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(min(max(gone / rise, 0.0), 1.0)), counted

    def show_standings(self, standings: tuple[Standing, ...], plaque: str = "") -> None:
        """Show who stands where, with a plate of brass on the highest step where it says something."""
        self._standings = standings
        self._plaque = plaque
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say the podium for the ear."""
        told = self.tr("{place} : {name}, {score}")
        ordered = sorted(self._standings, key=lambda each: each.place)
        self.setAccessibleName(self.tr("Podium"))
        self.setAccessibleDescription(
            ". ".join(told.format(place=each.place, name=each.name, score=each.score) for each in ordered)
        )

    def paint(self, painter: QPainter) -> None:
        """Paint tray, steps and people."""
        super().paint(painter)
        look, felt = self.look, self.felt_rect()
        on_steps, others = steps(self._standings)
        rows = self._rows(others, felt.width())
        rest = rows * look.text_px(36)
        floor = felt.bottom() - rest - (look.px(6) if others else 0)
        high = floor - felt.top()
        width = min(felt.width() / 3.4, look.px(250))
        person = self._above(first=True) + look.px(BADGE + 30)
        highest = min(max(high - person, LOWEST * high), HIGHEST * high)
        for number, people in enumerate(on_steps):
            spot = SPOTS[number] if len(on_steps) > 1 else 1
            left = felt.center().x() + (spot - (1.0 if len(on_steps) == 2 else 1.5)) * width
            risen, counted = self._risen(number, len(on_steps))
            block = max(highest * HEIGHTS[number] * risen, 1.0)
            painter.setOpacity(min(4 * risen, 1.0))
            place = QRectF(left, floor - block, width, block)
            self._paint_step(painter, place, people, felt.top(), counted, first=number == 0)
            if number == 0 and self._plaque:
                self._paint_plaque(painter, place)
        painter.setOpacity(1.0)
        if others:
            self._paint_others(painter, QRectF(felt.left(), felt.bottom() - rest, felt.width(), rest), others, rows)

    def _paint_step(
        self, painter: QPainter, block: QRectF, people: tuple[Standing, ...], top: float, counted: float, *, first: bool
    ) -> None:
        """Paint one step with its number, and its people side by side above it."""
        look = self.look
        body = block.adjusted(look.px(2), 0, -look.px(2), 0)
        shadow(painter, look, body, "small", look.px(8))
        painter.save()
        painter.setClipRect(body)
        tray_frame(painter, look, body.adjusted(0, 0, 0, look.px(20)), radius=look.px(8))
        painter.restore()
        painter.setFont(look.font("total" if first else "page"))
        if first and self._plaque:
            body.setBottom(self._plate(block).top())
        if QFontMetricsF(painter.font()).height() > body.height():
            painter.setFont(look.letter_font(body.height() * 0.62))
        text_in(painter, body, str(people[0].place), look.colour("on_wood_light"))
        share = block.width() / len(people)
        for number, each in enumerate(people):
            room = QRectF(block.left() + number * share, top, share, block.top() - top)
            self._paint_person(painter, room, each, round(each.score * counted), first=first)

    def _plate(self, block: QRectF) -> QRectF:
        """Place the plate of brass at the foot of the winner's step."""
        look = self.look
        metrics = QFontMetricsF(look.font("label", strong=True))
        wide = min(metrics.horizontalAdvance(self._plaque) + look.px(36), block.width() - look.px(12))
        high = min(look.text_px(26), block.height() * 0.4)
        return QRectF(block.center().x() - wide / 2, block.bottom() - high - look.px(8), wide, high)

    def _paint_plaque(self, painter: QPainter, block: QRectF) -> None:
        """Screw a plate of brass to the step of the winner."""
        look, plate = self.look, self._plate(block)
        painter.setFont(look.font("label", strong=True))
        corner = look.radius("cell")
        shadow(painter, look, plate, "small", corner)
        top, bottom = look.colour("brass_top"), look.colour("brass_bottom")
        fill(painter, plate, top if look.flat else vertical(plate, top, bottom), corner)
        outline(painter, plate, look.colour("brass_edge"), look.pen(1.2), corner)
        for x in (plate.left() + look.px(8), plate.right() - look.px(8)):
            screw = QRectF(x - look.px(2), plate.center().y() - look.px(2), look.px(4), look.px(4))
            fill(painter, screw, look.colour("brass_edge"), screw.width() / 2)
        text_in(painter, plate.adjusted(look.px(14), 0, -look.px(14), 0), self._plaque, look.colour("card_text"))

    def _above(self, *, first: bool) -> float:
        """Return the height of name and points above a step (px)."""
        score = QFontMetricsF(self.look.font("total" if first else "page")).height() * 0.92
        return score + QFontMetricsF(self.look.font("name")).height() + self.look.px(22)

    def _paint_person(self, painter: QPainter, room: QRectF, each: Standing, points: int, *, first: bool) -> None:
        """Paint badge, name and points standing on the bottom of a rectangle."""
        look = self.look
        score = look.font("total" if first else "page")
        tall_score = QFontMetricsF(score).height() * 0.92
        tall_name = QFontMetricsF(look.font("name")).height()
        free = room.height() - self._above(first=first)
        side = min(look.px(BADGE if first else BADGE_LOWER), free, room.width() - look.px(16))
        y = room.bottom() - look.px(4) - tall_score
        painter.setFont(score)
        figure = texts.number(points)
        if QFontMetricsF(score).horizontalAdvance(figure) > room.width():
            painter.setFont(look.font("panel"))
        text_in(painter, QRectF(room.left(), y, room.width(), tall_score), figure, look.colour("on_felt"))
        y -= tall_name
        painter.setFont(look.font("name"))
        inner = room.adjusted(look.px(4), 0, -look.px(4), 0)
        text_in(painter, QRectF(inner.left(), y, inner.width(), tall_name), each.name, look.colour("on_felt"))
        if side > look.px(18):
            badge = QRectF(room.center().x() - side / 2, y - look.px(8) - side, side, side)
            self._paint_badge(painter, badge, each)

    def _paint_badge(self, painter: QPainter, place: QRectF, each: Standing) -> None:
        """Paint the portrait on a ring of paper, so that every ink stands out from every felt."""
        rim = place.adjusted(-self.look.px(3), -self.look.px(3), self.look.px(3), self.look.px(3))
        fill(painter, rim, self.look.colour("on_felt"), rim.width() / 2)
        portrait(painter, self.look, place, each.face, self.look.player(each.ink))

    def _rows(self, others: tuple[Standing, ...], width: float) -> int:
        """Say in how many rows those who stand on no step are listed: two where one would cut a name."""
        if not others:
            return 0
        metrics = QFontMetricsF(self.look.font("body", strong=True))
        longest = max(metrics.horizontalAdvance(f"{each.place}. {each.name} {texts.number(each.score)}") for each in others)
        needed = longest + self.look.px(24 + 3 * 8)
        return 1 if len(others) * needed <= width - self.look.px(16) else 2

    def _paint_others(self, painter: QPainter, area: QRectF, others: tuple[Standing, ...], rows: int) -> None:
        """Paint who stands on no step, side by side, in one size of text, every score whole."""
        look = self.look
        fill(painter, area, look.faded("shadow", 0.28), look.radius("felt"))
        columns = -(-len(others) // rows)
        share, high = (area.width() - look.px(16)) / columns, area.height() / rows
        body, strong = look.font("body"), look.font("body", strong=True)
        names, figures = QFontMetricsF(body), QFontMetricsF(strong)
        for number, each in enumerate(others):
            row, column = divmod(number, columns)
            room = QRectF(area.left() + look.px(12) + column * share, area.top() + row * high, share - look.px(8), high)
            side = min(look.px(24), room.height() - look.px(8))
            badge = QRectF(room.left(), room.center().y() - side / 2, side, side)
            self._paint_badge(painter, badge, each)
            x, score, name = badge.right() + look.px(8), texts.number(each.score), f"{each.place}. {each.name}"
            said = min(names.horizontalAdvance(name), room.right() - x - figures.horizontalAdvance(score) - look.px(10))
            painter.setFont(body)
            text_in(painter, QRectF(x, room.top(), said + 1, room.height()), name, look.colour("on_felt"), Left, shrink=1.0)
            painter.setFont(strong)
            room.setLeft(x + said + look.px(10))
            text_in(painter, room, score, look.colour("on_felt"), Left)
