"""The compartments of the box: one per game, all written to the same plan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.pages.home_values import HomeGame, HomeTrace
from ludogite.ui.style.paint import broken, key_face, paper, text_at, text_in
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.symbols import draw_symbol, icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Control
from ludogite.ui.widgets.base import Left
from ludogite.ui.widgets.die import CORNER, Pips
from ludogite.ui.widgets.emblem import HEIGHT, WIDTH, emblem

DRAWER = 2.4  # how much wider than high a compartment is that shows its label beside the emblem
LIFT = 4  # px that the emblem rises under the pointer
DIE_PITCH = 17  # px at the size of the text from one of the last dice to the next


class CardPlan(NamedTuple):
    """How the paper labels are written, the same in all compartments: px, the role of the titles, and whether all words fit."""

    title_role: str
    title_lines: int
    facts: str  # "icons", "plain" or "stacked"
    label_height: int
    inset: int
    button_height: int
    start_lines: tuple[str, ...]
    fits: bool

    @classmethod
    def of(cls, theme: Theme, games: Sequence[HomeGame], width: float) -> CardPlan:
        """Choose the plan in which every game's label fits a compartment ``width`` px wide."""
        inset = theme.px(8 if theme.small else 11)
        room = width - 2 * inset - theme.px(14)
        names = [game.name for game in games]
        role = "section"
        for role in ("section", "panel"):
            metrics = QFontMetricsF(theme.font(role))
            if all(metrics.horizontalAdvance(name) <= room for name in names):
                break
        lines = max((len(broken(name, metrics, room)) for name in names), default=1)
        note = QFontMetricsF(theme.font("note"))
        facts = "stacked"
        for choice, more in (("icons", theme.px(8)), ("plain", 0)):
            if all(facts_width(theme, game, note, choice) <= room + more for game in games):
                facts = choice
                break
        strong = QFontMetricsF(theme.font("body", strong=True))
        start = tuple(broken(start_text(), strong, width - 2 * inset - theme.px(34)))
        button = max(theme.px(40), math.ceil(strong.height() * len(start)) + theme.px(12))
        height = theme.px(12) + lines * metrics.height() + theme.px(5)
        height += note.height() * (2 if facts == "stacked" else 1) + theme.px(8) + button + theme.px(12)
        words = [(metrics, word, room) for name in names for word in name.split(" ")]
        words += [(strong, word, width - 2 * inset - theme.px(34)) for word in start]
        words += [(note, text, room + theme.px(8)) for game in games for text in (seats_shown(game), minutes_text(game.minutes))]
        fits = all(font.horizontalAdvance(text) <= space for font, text, space in words)
        return cls(role, lines, facts, math.ceil(height), inset, button, start, fits)

    @property
    def drawer_height(self) -> int:
        """Return the height of a compartment that is as wide as the box: its label stands beside the emblem (px)."""
        return self.label_height + 4 * self.inset

    @property
    def least_height(self) -> int:
        """Return the least height of a compartment: the label and a little felt (px)."""
        return self.label_height + 11 * self.inset


def start_text() -> str:
    """Say what a compartment does."""
    return QCoreApplication.translate("GameCard", "Jouer")


def seats_shown(game: HomeGame) -> str:
    """Say how many play: in figures where a sign stands before them, else in words."""
    return game.seats or game.seats_text


def minutes_text(minutes: int) -> str:
    """Write a duration."""
    return f"{minutes}\u00a0min"


def facts_width(theme: Theme, game: HomeGame, metrics: QFontMetricsF, choice: str) -> float:
    """Return the width of the line about seats and duration (px)."""
    words = metrics.horizontalAdvance(seats_shown(game)) + metrics.horizontalAdvance(minutes_text(game.minutes))
    return words + (theme.px(2 * 21 + 14) if choice == "icons" else metrics.horizontalAdvance(" · "))


class GameCard(Control):
    """One compartment of the box: the whole of it starts a new game."""

    picked = Signal(str)

    def __init__(self, theme: Theme, game: HomeGame, art: GameArt, parent: QWidget | None = None) -> None:
        super().__init__(theme, game.name, parent)
        self.game, self._art = game, art
        self.trace: HomeTrace | None = None
        self.is_proposed = False
        """Whether it is what somebody who is new here should press: its button is the enamel one."""
        self._plan = CardPlan.of(theme, (game,), theme.px(226))
        self.setEnabled(game.available)
        if not game.available:
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._pick)
        self.retranslate()

    def corner(self) -> float:
        """Round as felt."""
        return self.theme.radius("felt") - self.theme.px(2)

    def set_plan(self, plan: CardPlan) -> None:
        """Write the label as the page decided."""
        self._plan = plan
        self.update()

    def show_proposed(self, *, on: bool) -> None:
        """Be the one to begin with, or one of the others."""
        self.is_proposed = on
        self.update()

    def show_trace(self, trace: HomeTrace | None) -> None:
        """Show what the last game has left here, or nothing."""
        if trace != self.trace:
            self.trace = trace
            self.retranslate()

    def sizeHint(self) -> QSize:
        """Be a compartment; the page sets the real size."""
        return QSize(self.theme.px(226), self.theme.px(360))

    def retranslate(self) -> None:
        self._start = start_text() if self.game.available else self.tr("bientôt")
        self.setAccessibleName(f"{self.game.name}, {self.game.seats_text}, {minutes_text(self.game.minutes)}")
        self.setAccessibleDescription(". ".join(filter(None, (self._start, self.trace.spoken if self.trace else ""))))
        self.update()

    def _pick(self) -> None:
        self.picked.emit(self.game.game_id)

    def paint(self, painter: QPainter) -> None:
        theme, plan = self.theme, self._plan
        rect = QRectF(self.rect())
        felt(painter, theme, rect, self._art.felt, radius=self.corner())
        high = plan.label_height
        if rect.width() > DRAWER * rect.height():
            label = QRectF(rect.width() / 2, (rect.height() - high) / 2, rect.width() / 2 - 2 * plan.inset, high)
            self._paint_emblem(painter, QRectF(0, 0, rect.width() / 2, rect.height()), rect.height())
        else:
            label = QRectF(plan.inset, rect.height() - plan.inset - high, rect.width() - 2 * plan.inset, high)
            self._paint_emblem(painter, rect, label.top())
        paper(painter, theme, label, radius=theme.radius("control") + theme.px(1))
        self._paint_label(painter, label)

    def _paint_emblem(self, painter: QPainter, rect: QRectF, bottom: float) -> None:
        """Paint the emblem between the edge and the label, as big as fits, lifted under the pointer."""
        theme = self.theme
        line = QFontMetricsF(theme.font("label")).height() + theme.px(4) if self.trace is not None else 0.0  # below the emblem
        scale = min(1.0, (rect.width() - theme.px(16)) / theme.px(WIDTH), (bottom - line - theme.px(12)) / theme.px(HEIGHT))
        high = theme.px(HEIGHT) * scale
        if high < theme.px(40):
            return
        free = bottom - high
        top = min(free * 0.5, theme.px(34) + max(free - theme.px(70), 0) * 0.5)
        top = max(min(top, free - line), theme.px(2))
        if (self.hot() or self.ring.lit) and not theme.reduced_motion:
            top -= theme.px(LIFT)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        emblem(painter, theme, self._art, QRectF(0, top, rect.width(), high))
        painter.setOpacity(1.0)
        if self.trace is not None:
            self._paint_trace(painter, self.trace, rect, top + high, bottom)

    def _paint_trace(self, painter: QPainter, trace: HomeTrace, rect: QRectF, top: float, bottom: float) -> None:
        """Stamp the felt below the emblem with who won here last, and with the last word or dice; as far as there is room."""
        theme = self.theme
        painter.setFont(theme.font("label"))
        metrics = QFontMetricsF(painter.font())
        high, side, gap = metrics.height(), theme.text_px(13), theme.px(6)
        room, free = rect.width() - theme.px(16), bottom - top
        won = side + gap + metrics.horizontalAdvance(trace.text) + 1
        left = self._left_width(trace.left, metrics)
        stacked = free >= 2 * high + theme.px(6)
        if free < high + theme.px(4) or won > room:
            return
        beside = not stacked and bool(left) and won + 2 * gap + left <= room
        x = rect.center().x() - (won + 2 * gap + left if beside else won) / 2
        y = top + free / 2 - (high / 2 + theme.px(1) if stacked and left else 0)
        colour = theme.palette.on_felt_muted
        draw_symbol(painter, theme.player(trace.ink).symbol, QRectF(x, y - side / 2, side, side), colour)
        text_in(painter, QRectF(x + side + gap, y - high / 2, won - side - gap, high), trace.text, colour, Left)
        if beside:
            self._paint_left(painter, trace.left, QRectF(x + won + 2 * gap, y - high / 2, left, high))
        elif stacked and 0 < left <= room:
            self._paint_left(painter, trace.left, QRectF(rect.center().x() - left / 2, y + high / 2 + theme.px(2), left, high))

    def _left_width(self, left: str, metrics: QFontMetricsF) -> float:
        """Return the width of the last word or dice (px)."""
        return len(left) * self.theme.text_px(DIE_PITCH) if left.isdigit() else math.ceil(metrics.horizontalAdvance(left))

    def _paint_left(self, painter: QPainter, left: str, place: QRectF) -> None:
        """Paint the last word as it was laid, or the last dice."""
        theme = self.theme
        if not left.isdigit():
            text_in(painter, place, left, theme.palette.on_felt_muted, Left)
            return
        pitch, side = theme.text_px(DIE_PITCH), theme.text_px(DIE_PITCH - 3)
        for number, value in enumerate(left):
            painter.save()
            painter.translate(place.left() + (number + 0.5) * pitch, place.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.palette.ivory_top)
            painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), CORNER * side, CORNER * side)
            Pips(int(value) % 7)(painter, theme, side)
            painter.restore()

    def _paint_label(self, painter: QPainter, label: QRectF) -> None:
        theme, plan = self.theme, self._plan
        ink = theme.palette.of("ink" if self.isEnabled() else "muted")
        painter.setFont(theme.font(plan.title_role))
        metrics = QFontMetricsF(painter.font())
        y = label.top() + theme.px(12)
        lines = broken(self.game.name, metrics, label.width() - theme.px(14))
        y += (plan.title_lines - len(lines)) * metrics.height() / 2
        for line in lines:
            text_in(painter, QRectF(label.left(), y, label.width(), metrics.height()), line, ink)
            y += metrics.height()
        y = label.top() + theme.px(12) + plan.title_lines * metrics.height() + theme.px(5)
        y = self._paint_facts(painter, label, y) + theme.px(8)
        edge = theme.px(3)
        face = QRectF(label.left() + theme.px(11), round(y), label.width() - theme.px(22), plan.button_height - edge)
        painter.setFont(theme.font("body", strong=True))
        if not self.isEnabled():
            text_in(painter, face, self._start, theme.palette.muted)
            return
        drop = theme.px(2) if self.isDown() else 0
        face.translate(0, drop)
        role = "accent" if self.is_proposed else "surface_soft"
        key_face(painter, theme, face, edge=edge - drop, radius=theme.radius("control"), role=role, hover=self.hot())
        high = QFontMetricsF(painter.font()).height()
        y = face.center().y() - high * len(plan.start_lines) / 2
        for words in plan.start_lines:
            colour = theme.palette.of("on_accent" if self.is_proposed else "ink")
            text_in(painter, QRectF(face.left(), y, face.width(), high), words, colour)
            y += high

    def _paint_facts(self, painter: QPainter, label: QRectF, y: float) -> float:
        """Write how many play and how long; return where the lines end (px)."""
        theme, plan = self.theme, self._plan
        muted = theme.palette.muted
        painter.setFont(theme.font("note"))
        metrics = QFontMetricsF(painter.font())
        seats, time = seats_shown(self.game), minutes_text(self.game.minutes)
        high = metrics.height()
        if plan.facts == "stacked":
            for n, words in enumerate((seats, time)):
                text_in(painter, QRectF(label.left(), y + n * high, label.width(), high), words, muted)
            return y + 2 * high
        if plan.facts == "plain":
            text_in(painter, QRectF(label.left(), y, label.width(), high), f"{seats} · {time}", muted)
            return y + high
        side, gap = theme.px(16), theme.px(5)
        x = label.center().x() - facts_width(theme, self.game, metrics, "icons") / 2
        for mark, words in (("users", seats), ("clock", time)):
            icon(painter, theme, mark, QRectF(round(x), round(y + (high - side) / 2), side, side), muted)
            x = text_at(painter, x + side + gap, y + metrics.ascent(), words, muted) + theme.px(14)
        return y + high
