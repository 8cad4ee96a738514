"""The podium at the end of a game: steps of pale wood on the game's felt, equal places on the same step."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui import texts
from ludogite.ui.style.paint import fill, shadow, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.symbols import medallion
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets import Left, Tray

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


def steps(standings: tuple[Standing, ...]) -> tuple[tuple[tuple[Standing, ...], ...], tuple[Standing, ...]]:
    """Share people among the steps, equal places together, best first; who comes after the third step is listed apart."""
    ordered = sorted(standings, key=lambda each: each.place)
    places = sorted({each.place for each in ordered})
    on_steps = tuple(tuple(each for each in ordered if each.place == place) for place in places[:STEPS])
    return on_steps, tuple(each for each in ordered if each.place not in places[:STEPS])


LARGE = 240
"""The height that larger text needs, in px at the size of the text."""


class Podium(Tray):
    """The steps with their people; ``show_standings`` fills them."""

    def __init__(self, look: Look, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(look, game_id, parent)
        self._standings: tuple[Standing, ...] = ()

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of three steps with a name and a score on them."""
        return QSize(0, self.look.px(150) if self.look.text_scale == 1 else self.look.text_px(LARGE))

    def sizeHint(self) -> QSize:
        """Be content with that: a stack of pages asks for nothing else."""
        return self.minimumSizeHint()

    def show_standings(self, game_id: str, standings: tuple[Standing, ...]) -> None:
        """Show who stands where, on the felt of their game."""
        self.game_id = game_id
        self._standings = standings
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
        rest = look.text_px(40) if others else 0
        floor = felt.bottom() - rest - (look.px(6) if others else 0)
        high = floor - felt.top()
        width = min(felt.width() / 3.4, look.px(250))
        person = self._above(first=True) + look.px(BADGE + 30)
        highest = min(max(high - person, LOWEST * high), HIGHEST * high)
        for number, people in enumerate(on_steps):
            spot = SPOTS[number] if len(on_steps) > 1 else 1
            left = felt.center().x() + (spot - (1.0 if len(on_steps) == 2 else 1.5)) * width
            block = highest * HEIGHTS[number]
            self._paint_step(painter, QRectF(left, floor - block, width, block), people, felt.top(), first=number == 0)
        if others:
            self._paint_others(painter, QRectF(felt.left(), felt.bottom() - rest, felt.width(), rest), others)

    def _paint_step(self, painter: QPainter, block: QRectF, people: tuple[Standing, ...], top: float, *, first: bool) -> None:
        """Paint one step with its number, and its people side by side above it."""
        look = self.look
        body = block.adjusted(look.px(2), 0, -look.px(2), 0)
        shadow(painter, look, body, "small", look.px(8))
        painter.save()
        painter.setClipRect(body)
        tray_frame(painter, look, body.adjusted(0, 0, 0, look.px(20)), radius=look.px(8))
        painter.restore()
        painter.setFont(look.font("total" if first else "page"))
        if QFontMetricsF(painter.font()).height() > body.height():
            painter.setFont(look.letter_font(body.height() * 0.62))
        text_in(painter, body, str(people[0].place), look.colour("on_wood_light"))
        share = block.width() / len(people)
        for number, each in enumerate(people):
            self._paint_person(painter, QRectF(block.left() + number * share, top, share, block.top() - top), each, first=first)

    def _above(self, *, first: bool) -> float:
        """Return the height of name and points above a step (px)."""
        score = QFontMetricsF(self.look.font("total" if first else "page")).height() * 0.92
        return score + QFontMetricsF(self.look.font("name")).height() + self.look.px(22)

    def _paint_person(self, painter: QPainter, room: QRectF, each: Standing, *, first: bool) -> None:
        """Paint badge, name and points standing on the bottom of a rectangle."""
        look = self.look
        score = look.font("total" if first else "page")
        tall_score = QFontMetricsF(score).height() * 0.92
        tall_name = QFontMetricsF(look.font("name")).height()
        free = room.height() - self._above(first=first)
        side = min(look.px(BADGE if first else BADGE_LOWER), free, room.width() - look.px(16))
        y = room.bottom() - look.px(4) - tall_score
        painter.setFont(score)
        figure = texts.number(each.score)
        if QFontMetricsF(score).horizontalAdvance(figure) > room.width():
            painter.setFont(look.font("panel"))
        text_in(painter, QRectF(room.left(), y, room.width(), tall_score), figure, look.colour("on_felt"))
        y -= tall_name
        painter.setFont(look.font("name"))
        inner = room.adjusted(look.px(4), 0, -look.px(4), 0)
        text_in(painter, QRectF(inner.left(), y, inner.width(), tall_name), each.name, look.colour("on_felt"))
        if side > look.px(18):
            badge = QRectF(room.center().x() - side / 2, y - look.px(8) - side, side, side)
            self._paint_badge(painter, badge, each.ink)

    def _paint_badge(self, painter: QPainter, place: QRectF, ink: int) -> None:
        """Paint the medallion on a ring of paper, so that every ink stands out from every felt."""
        rim = place.adjusted(-self.look.px(3), -self.look.px(3), self.look.px(3), self.look.px(3))
        fill(painter, rim, self.look.colour("on_felt"), rim.width() / 2)
        medallion(painter, self.look, place, self.look.player(ink))

    def _paint_others(self, painter: QPainter, row: QRectF, others: tuple[Standing, ...]) -> None:
        """Paint who stands on no step, side by side."""
        look = self.look
        fill(painter, row, look.faded("shadow", 0.28), look.radius("felt"))
        share = (row.width() - look.px(16)) / len(others)
        for number, each in enumerate(others):
            room = QRectF(row.left() + look.px(12) + number * share, row.top(), share - look.px(8), row.height())
            side = min(look.px(24), row.height() - look.px(8))
            badge = QRectF(room.left(), room.center().y() - side / 2, side, side)
            self._paint_badge(painter, badge, each.ink)
            painter.setFont(look.font("body", strong=True))
            x = badge.right() + look.px(8)
            score, name = texts.number(each.score), f"{each.place}. {each.name}"
            wide = painter.fontMetrics().horizontalAdvance(score)
            body = look.font("body")
            said = min(QFontMetricsF(body).horizontalAdvance(name), room.right() - x - wide - look.px(10))
            text_in(
                painter,
                QRectF(x + said + look.px(10), room.top(), wide + 1, room.height()),
                score,
                look.colour("on_felt"),
                Left,
            )
            painter.setFont(body)
            text_in(painter, QRectF(x, room.top(), said + 1, room.height()), name, look.colour("on_felt"), Left)
