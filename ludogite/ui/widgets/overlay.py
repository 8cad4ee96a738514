"""What flies over a table: thrown dice, cards, confetti, on one transparent sheet that the game never waits for.

A flight is a picture as a function of its share done (0 to 1). The overlay runs a batch of them on one clock, repaints only
where something moved, and a click ends the batch at once.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from ludogite.ui.flow import press_guard
from ludogite.ui.flow.press_guard import PressGuard, made_ms
from ludogite.ui.style.painted import SHOWN, Canvas, note_flight
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.style.tokens import PLAYERS

NOT_YET: Final = -1.0
"""The time of a batch (ms) before its first picture."""
STEPS: Final = 8
"""At so many steps of a flight it is asked where it goes, for a test."""
_CONFETTI_PIECES = 90


class Flight(Protocol):
    """A picture on its way."""

    def area(self, share: float) -> QRectF:
        """Give what the picture covers when this share of its time is gone, in px of the overlay."""

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the picture as it is when this share of its time is gone."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A flight with its delay and duration in ms."""

    flight: Flight
    duration_ms: int
    delay_ms: int = 0
    depth: Callable[[float], float] = lambda _share: 0.0
    """How near the eye it is at a share of its time: what is nearer is painted later."""

    def share(self, now_ms: float) -> float:
        """Tell which share of the flight is gone, 0 to 1."""
        return min(max((now_ms - self.delay_ms) / self.duration_ms, 0.0), 1.0)


class Pause:
    """A flight of nothing: time in which one may see what there is, and which a click ends."""

    def area(self, share: float) -> QRectF:
        """Cover nothing."""
        return QRectF()

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint nothing."""


class Overlay(Canvas, QWidget):
    """The transparent sheet over a table; lies above everything and takes the mouse only while a batch can be skipped."""

    landed = Signal()
    moved = Signal(float)
    """What flies has gone on, so far (0 to 1)."""

    def __init__(self, parent: QWidget, guard: PressGuard | None = None) -> None:
        super().__init__(parent)
        self.under = parent
        """What the overlay lies over: flights are in its px."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flights: tuple[Timed, ...] = ()
        self._then: Callable[[], None] | None = None
        self._covered: list[QRect] = []
        """What each of them covers (px of the overlay); nothing before it begins."""
        self._now = NOT_YET
        self.spared: Callable[[], QRegion] = QRegion
        """Where nothing is painted: what has to be read through it all (px of the overlay)."""
        self.shaken = False
        """Whether the cup has just been shaken by hand: what is thrown now pours at once."""
        self.guard = guard or PressGuard()
        """Whether a press was meant for what is shown now, and not for what was there before."""
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._land)
        self._deaf = QTimer(self)
        """Runs after a press that has ended something: what the next one falls on has not been seen yet."""
        self._deaf.setSingleShot(True)
        self._deaf.timeout.connect(self._let_through)
        self.hide()

    @property
    def busy(self) -> bool:
        """Tell whether something flies."""
        return bool(self._flights)

    def launch(self, flights: Sequence[Timed], *, skippable: bool = True, then: Callable[[], None] | None = None) -> None:
        """Let a batch fly; ``then`` is called when it has landed, ``landed`` follows, at once when all durations are 0.

        A batch still flying lands first. One that is not skippable (confetti) lets every click through. Whoever launches takes
        ``then``: what ``landed`` tells may be the batch before, whose landing has led to this launch.
        """
        self.skip()
        self._then = then
        end = max(timed.delay_ms + timed.duration_ms for timed in flights) if flights else 0
        if end <= 0 or not self.under.isVisible():
            self._then = None
            if then is not None:
                then()
            self.landed.emit()
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not skippable)
        self.setGeometry(self.under.rect())
        over = self.under.children()
        if any(isinstance(other, QWidget) for other in over[over.index(self) + 1 :]):
            self.raise_()
        self.show()
        self._clock.setEndValue(float(end))  # a stopped clock tells its end at once: nothing may fly yet
        self._clock.setDuration(end)
        self._flights = tuple([timed for timed in flights if timed.duration_ms > 0])
        self._covered = [QRect() for _ in self._flights]
        self._now = NOT_YET
        self._clock.start()
        self._on_tick(0.0)  # the clock ticks a moment later: what flies would be gone from the table until then
        if SHOWN:
            self._note()

    def _note(self) -> None:
        """Tell a test where what waits will lie, and what stands there in the first half of that time."""
        late = [timed for timed in self._flights if timed.delay_ms > 0]
        if not late:
            return
        waits, hides = min(timed.delay_ms for timed in late), QRectF()
        for step in range(STEPS + 1):
            for timed in self._flights:
                if timed.delay_ms <= 0:
                    hides |= _middle(timed.flight.area(timed.share(waits / 2 * step / STEPS)), 1 / 8)
        ends = [_middle(timed.flight.area(1.0), 1 / 4).toAlignedRect() for timed in late]
        note_flight(self.under, hides.toAlignedRect(), ends, (waits, int(self._clock.endValue())))

    def fit(self) -> None:
        """Be as large again as what lies under it; what flies or lies there is painted at its new place."""
        self.setGeometry(self.under.rect())
        begun = [timed if timed.delay_ms <= self._now else None for timed in self._flights]
        self._covered = [timed.flight.area(timed.share(self._now)).toAlignedRect() if timed else QRect() for timed in begun]
        self.update()

    def skip(self) -> bool:
        """Let everything land now; return whether anything flew."""
        flies = bool(self._flights)
        if flies:
            self._clock.stop()
            self._land()
        return flies

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip: the one thing that a click means while dice fly."""
        event.accept()
        if self.guard.takes(made_ms(event), insists=False, is_hidden=not self.updatesEnabled()) and self.skip():
            self._let_through(after_ms=press_guard.GUARD_MS)

    def _let_through(self, *, after_ms: int = 0) -> None:
        """Let presses through to what lies below, once it has been seen for a while; what flies takes them."""
        if not self.busy:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, after_ms <= 0)
            if after_ms > 0:
                self._deaf.start(after_ms)

    def paint(self, painter: QPainter) -> None:
        shown = [timed for timed, at in zip(self._flights, self._covered, strict=True) if at.intersects(self.exposed)]
        told = [(timed.share(self._now), timed) for timed in shown]
        spared = self.spared()
        if not spared.isEmpty():
            painter.setClipRegion(QRegion(self.rect()) - spared)
        for share, timed in sorted(told, key=lambda one: one[1].depth(one[0])):
            timed.flight.paint(painter, share)
        if told:
            self.guard.on_painted()

    def _on_tick(self, now_ms: float) -> None:
        changed, before, self._now = QRegion(), self._now, now_ms
        for number, timed in enumerate(self._flights):
            if timed.delay_ms <= now_ms and before - timed.delay_ms < timed.duration_ms:  # neither waits nor lies there
                changed += self._covered[number]
                self._covered[number] = timed.flight.area(timed.share(now_ms)).toAlignedRect()
                changed += self._covered[number]
        self.update(changed)
        self.moved.emit(now_ms / self._clock.duration())

    def _land(self) -> None:
        covered = QRegion()
        for place in self._covered:
            covered += place
        self._flights, self._covered = (), []
        self.update(covered)  # and stay there: to hide what covers a table means to paint the whole table again
        self._now = NOT_YET
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        then, self._then = self._then, None
        if then is not None:  # first whoever has launched it: others may launch the next
            then()
        self.landed.emit()


def _middle(area: QRectF, edge: float) -> QRectF:
    """Take a share of its width and height off each edge of a rectangle."""
    return area.adjusted(edge * area.width(), edge * area.height(), -edge * area.width(), -edge * area.height())


# ---- points ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FlyingText:
    """Points on a small paper disc that rise from where they were made and come down where they are written."""

    theme: Theme
    text: str
    ink: PlayerInk
    start: QPointF
    end: QPointF
    size: float
    """Height of the text where it ends, in px; on its way it is larger."""

    def area(self, share: float) -> QRectF:
        """Give the disc with its rim."""
        at, reach = self._at(share), self._radius(share) + 3
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the disc and its text."""
        at, radius = self._at(share), self._radius(share)
        painter.setPen(QPen(self.ink.colour, self.theme.px(2)))
        painter.setBrush(self.theme.palette.surface)
        painter.drawEllipse(at, radius, radius)
        painter.setFont(self.theme.letter_font(radius * 0.95))
        painter.setPen(self.ink.colour)
        painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, self.text)

    def _radius(self, share: float) -> float:
        return self.size * (0.9 + 1.1 * math.sin(math.pi * min(share * 0.9 + 0.1, 1.0)))

    def _at(self, share: float) -> QPointF:
        gone = QEasingCurve(QEasingCurve.Type.InOutQuad).valueForProgress(share)
        straight = self.start + (self.end - self.start) * gone
        rise = 0.18 * math.hypot(self.end.x() - self.start.x(), self.end.y() - self.start.y())
        return QPointF(straight.x(), max(straight.y() - rise * math.sin(math.pi * gone), self._radius(share)))


@dataclass(frozen=True, slots=True)
class NewMark:
    """A ring round what is new, in the ink of whoever laid it; it fades in its last third."""

    theme: Theme
    rect: QRectF
    ink: PlayerInk

    def area(self, share: float) -> QRectF:
        """Give the ring with its edges."""
        reach = self.theme.px(8)
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the ring on a lighter one, so that it stands out from every felt."""
        painter.save()
        painter.setOpacity(min(3 * (1 - share), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        out, corner = self.theme.px(3), self.theme.radius("cell") + self.theme.px(3)
        for colour, width in ((self.theme.palette.on_felt, 5.0), (self.ink.colour, 2.5)):
            painter.setPen(QPen(colour, self.theme.pen(width)))
            painter.drawRoundedRect(self.rect.adjusted(-out, -out, out, out), corner, corner)
        painter.restore()


# ---- confetti -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scrap:
    """One piece of confetti, thrown up from a point and falling through the air."""

    colour: QColor
    start: QPointF
    way: QPointF
    """How far it would fly without weight, in px."""
    fall: float
    """How far its weight draws it down, in px."""
    size: float
    turns: float

    def area(self, share: float) -> QRectF:
        """Give a square round the piece."""
        at = self._at(share)
        return QRectF(at.x() - self.size, at.y() - self.size, 2 * self.size, 2 * self.size)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the piece as a small turning rectangle that fades at the end."""
        if share >= 1.0:
            return
        painter.save()
        painter.translate(self._at(share))
        painter.rotate(360 * self.turns * share)
        painter.setOpacity(min(1.0, 4 * (1 - share)))
        flutter = abs(math.cos(2 * math.pi * self.turns * share * 1.7))
        wide, high = self.size * 0.55, self.size * 0.8 * (0.15 + 0.85 * flutter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour)
        painter.drawPolygon(QPolygonF([QPointF(-wide, -high), QPointF(wide, -high), QPointF(wide, high), QPointF(-wide, high)]))
        painter.restore()

    def _at(self, share: float) -> QPointF:
        gone = 1 - (1 - share) ** 3
        return QPointF(self.start.x() + self.way.x() * gone, self.start.y() + self.way.y() * gone + self.fall * share * share)


def confetti(theme: Theme, centre: QPointF, width: float, height: float, seed: int) -> list[Timed]:
    """Make the confetti of a feast, thrown from ``centre`` over an area of this size (px); none when motion is reduced."""
    duration = theme.ms("confetti")
    if duration <= 0:
        return []
    chance = random.Random(seed)  # noqa: S311 (a picture, nothing drawn from it counts)
    colours = [theme.player(number).colour for number in range(1, PLAYERS + 1)]
    colours += [theme.palette.of(role) for role in ("lamp", "accent", "ivory_top")]
    scraps = []
    for _ in range(_CONFETTI_PIECES):
        angle = chance.uniform(-math.pi * 0.95, -math.pi * 0.05)
        force = chance.uniform(0.25, 1.0)
        way = QPointF(math.cos(angle) * force * width * 0.7, math.sin(angle) * force * height * 0.95)
        scraps.append(
            Timed(
                Scrap(
                    chance.choice(colours),
                    QPointF(centre),
                    way,
                    height * chance.uniform(0.7, 1.1),
                    theme.px(chance.uniform(12, 20)),
                    chance.uniform(-3, 3),
                ),
                round(duration * chance.uniform(0.7, 1.0)),
                chance.randrange(max(duration // 12, 1)),
            )
        )
    return scraps
