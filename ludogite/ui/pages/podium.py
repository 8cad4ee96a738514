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
from ludogite.ui.style.theme import Theme
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


class Podium(Tray):
    """The steps with their people; ``show_standings`` fills them."""

    stood = Signal()
    """It stands: once for each celebration."""

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, colours, parent)
        self._standings: tuple[PodiumPlace, ...] = ()
        self._plaque = ""
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._rise_on)
        self._rise.finished.connect(self._throw_confetti)
        self._celebration = Overlay(self)

    def minimumSizeHint(self) -> QSize:
        theme = self.theme
        return QSize(0, theme.px(LOW_SMALL if theme.small else LOW) if theme.text_scale == 1 else theme.text_px(LARGE))

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
        if not self.theme.reduced_motion and on_steps:
            rise = self.theme.ms("podium_rise") + (on_steps - 1) * self.theme.stagger_ms("podium_rise")
            self._rise.setDuration(rise + self.theme.ms("points_count"))
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
            self._celebration.launch(confetti(self.theme, felt.center(), felt.width(), felt.height(), seed), skippable=False)

    def _risen(self, number: int, count: int) -> tuple[float, float]:
        """Say how far step ``number`` of ``count`` has risen and how far its points have counted up (0 to 1; a little over)."""
        if not self.is_rising:
            return 1.0, 1.0
        gone = self._rise.currentTime() - (count - 1 - number) * self.theme.stagger_ms("podium_rise")
        rise, points = self.theme.ms("podium_rise"), self.theme.ms("points_count")
        counted = QEasingCurve(QEasingCurve.Type.OutQuart).valueForProgress(min(max((gone - rise / 2) / points, 0.0), 1.0))
        return QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(min(max(gone / rise, 0.0), 1.0)), counted

    def show_standings(self, standings: tuple[PodiumPlace, ...], plaque: str = "") -> None:
        """Show who stands where, with a plate of brass on the highest step where it says something."""
        self._standings = standings
        self._plaque = plaque
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        told = self.tr("{place} : {name}, {score}")
        ordered = sorted(self._standings, key=lambda each: each.place)
        self.setAccessibleName(self.tr("Podium"))
        self.setAccessibleDescription(
            ". ".join(told.format(place=each.place, name=each.name, score=each.score) for each in ordered)
        )

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, felt = self.theme, self.felt_rect()
        on_steps, others = steps(self._standings)
        rows = self._rows(others, felt.width())
        rest = rows * theme.text_px(36)
        floor = felt.bottom() - rest - (theme.px(6) if others else 0)
        high = floor - felt.top()
        width = min(felt.width() / 3.4, theme.px(250))
        person = self._above(first=True) + theme.px(BADGE + 30)
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
        self, painter: QPainter, block: QRectF, people: tuple[PodiumPlace, ...], top: float, counted: float, *, first: bool
    ) -> None:
        """Paint one step with its number, and its people side by side above it."""
        theme = self.theme
        body = block.adjusted(theme.px(2), 0, -theme.px(2), 0)
        shadow(painter, theme, body, "small", theme.px(8))
        painter.save()
        painter.setClipRect(body)
        tray_frame(painter, theme, body.adjusted(0, 0, 0, theme.px(20)), radius=theme.px(8))
        painter.restore()
        painter.setFont(theme.font("total" if first else "page"))
        if first and self._plaque:
            body.setBottom(self._plate(block).top())
        if QFontMetricsF(painter.font()).height() > body.height():
            painter.setFont(theme.letter_font(body.height() * 0.62))
        text_in(painter, body, str(people[0].place), theme.palette.on_wood_light)
        share = block.width() / len(people)
        for number, each in enumerate(people):
            room = QRectF(block.left() + number * share, top, share, block.top() - top)
            self._paint_person(painter, room, each, round(each.score * counted), first=first)

    def _plate(self, block: QRectF) -> QRectF:
        """Place the plate of brass at the foot of the winner's step."""
        theme = self.theme
        metrics = QFontMetricsF(theme.font("label", strong=True))
        wide = min(metrics.horizontalAdvance(self._plaque) + theme.px(36), block.width() - theme.px(12))
        high = min(theme.text_px(26), block.height() * 0.4)
        return QRectF(block.center().x() - wide / 2, block.bottom() - high - theme.px(8), wide, high)

    def _paint_plaque(self, painter: QPainter, block: QRectF) -> None:
        """Screw a plate of brass to the step of the winner."""
        theme, plate = self.theme, self._plate(block)
        painter.setFont(theme.font("label", strong=True))
        corner = theme.radius("cell")
        shadow(painter, theme, plate, "small", corner)
        top, bottom = theme.palette.brass_top, theme.palette.brass_bottom
        fill(painter, plate, top if theme.flat else vertical(plate, top, bottom), corner)
        outline(painter, plate, theme.palette.brass_edge, theme.pen(1.2), corner)
        for x in (plate.left() + theme.px(8), plate.right() - theme.px(8)):
            screw = QRectF(x - theme.px(2), plate.center().y() - theme.px(2), theme.px(4), theme.px(4))
            fill(painter, screw, theme.palette.brass_edge, screw.width() / 2)
        text_in(painter, plate.adjusted(theme.px(14), 0, -theme.px(14), 0), self._plaque, theme.palette.card_text)

    def _above(self, *, first: bool) -> float:
        """Return the height of name and points above a step (px)."""
        score = QFontMetricsF(self.theme.font("total" if first else "page")).height() * 0.92
        return score + QFontMetricsF(self.theme.font("name")).height() + self.theme.px(22)

    def _paint_person(self, painter: QPainter, room: QRectF, each: PodiumPlace, points: int, *, first: bool) -> None:
        """Paint badge, name and points standing on the bottom of a rectangle."""
        theme = self.theme
        score = theme.font("total" if first else "page")
        tall_score = QFontMetricsF(score).height() * 0.92
        tall_name = QFontMetricsF(theme.font("name")).height()
        free = room.height() - self._above(first=first)
        side = min(theme.px(BADGE if first else BADGE_LOWER), free, room.width() - theme.px(16))
        y = room.bottom() - theme.px(4) - tall_score
        painter.setFont(score)
        figure = texts.number(points)
        if QFontMetricsF(score).horizontalAdvance(figure) > room.width():
            painter.setFont(theme.font("panel"))
        text_in(painter, QRectF(room.left(), y, room.width(), tall_score), figure, theme.palette.on_felt)
        y -= tall_name
        painter.setFont(theme.font("name"))
        inner = room.adjusted(theme.px(4), 0, -theme.px(4), 0)
        text_in(painter, QRectF(inner.left(), y, inner.width(), tall_name), each.name, theme.palette.on_felt)
        if side > theme.px(18):
            badge = QRectF(room.center().x() - side / 2, y - theme.px(8) - side, side, side)
            self._paint_badge(painter, badge, each)

    def _paint_badge(self, painter: QPainter, place: QRectF, each: PodiumPlace) -> None:
        """Paint the portrait on a ring of paper, so that every ink stands out from every felt."""
        rim = place.adjusted(-self.theme.px(3), -self.theme.px(3), self.theme.px(3), self.theme.px(3))
        fill(painter, rim, self.theme.palette.on_felt, rim.width() / 2)
        portrait(painter, self.theme, place, each.face, self.theme.player(each.ink))

    def _rows(self, others: tuple[PodiumPlace, ...], width: float) -> int:
        """Say in how many rows those who stand on no step are listed: two where one would cut a name."""
        if not others:
            return 0
        metrics = QFontMetricsF(self.theme.font("body", strong=True))
        longest = max(metrics.horizontalAdvance(f"{each.place}. {each.name} {texts.number(each.score)}") for each in others)
        needed = longest + self.theme.px(24 + 3 * 8)
        return 1 if len(others) * needed <= width - self.theme.px(16) else 2

    def _paint_others(self, painter: QPainter, area: QRectF, others: tuple[PodiumPlace, ...], rows: int) -> None:
        """Paint who stands on no step, side by side, in one size of text, every score whole."""
        theme = self.theme
        fill(painter, area, theme.faded("shadow", 0.28), theme.radius("felt"))
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
