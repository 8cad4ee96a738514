"""What moves over a table of Dés à thèmes: dice that roll to what the engine threw, chips that fly between heap and players."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.des_themes.moves import (
    Asked,
    Ballot,
    BlackFailed,
    Colour,
    Contested,
    DiceFell,
    Event,
    Ruled,
    Scored,
    ThemeFell,
    Voted,
)
from ludogite.games.des_themes.state import COLOURS
from ludogite.services.sound import Impact, ImpactTimes
from ludogite.ui.games.des_themes.board import (
    CHIP_SHADES,
    FELT,
    PEEPING,
    ColourBanner,
    DiceTray,
    ThemeBanner,
    ThemeFace,
    die_of,
    paint_chip,
    paint_colour_die,
)
from ludogite.ui.games.des_themes.events import verdict_words
from ludogite.ui.games.des_themes.parts import PlayersPaper
from ludogite.ui.screen.stage import Stage, seed_of
from ludogite.ui.style.paint import NO_PEN
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cast import Cast, cast
from ludogite.ui.widgets.cube import Faces
from ludogite.ui.widgets.cup import CupFlight, poured, poured_at, rattling, throw_impacts
from ludogite.ui.widgets.die import Pose, paint_die
from ludogite.ui.widgets.overlay import Timed
from ludogite.ui.widgets.tumble import Tumble

COLOUR_FACES: Final = (*COLOURS, Colour.NOIR)
OTHER_LETTERS: Final = "AEILMNOPRSTC"
"""What the sides that end below may show on their way."""


@dataclass(frozen=True, slots=True)
class ColourFace:
    """A side of the colour die."""

    colour: Colour

    def body(self, theme: Theme) -> QColor:
        """Give the colour of the die: that of its edges, white."""
        return die_of(theme, Colour.BLANC).face

    def __call__(self, painter: QPainter, theme: Theme, side: float) -> None:
        """Paint the side in its colour, with its shape."""
        die, half = die_of(theme, self.colour), 0.41 * side
        painter.setPen(NO_PEN)
        painter.setBrush(die.face)
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), side * 0.14, side * 0.14)
        mark = side * 0.52
        draw_symbol(painter, die.shape, QRectF(-mark / 2, -mark / 2, mark, mark), die.text)


@dataclass(frozen=True, slots=True)
class FlyingChip:
    """A chip on its way, in a bow."""

    theme: Theme
    start: QPointF
    end: QPointF
    size: float
    colour: QColor

    def area(self, share: float) -> QRectF:
        """Give the chip with its edge."""
        at = self._at(share)
        return QRectF(at.x() - self.size, at.y() - self.size, 2 * self.size, 2 * self.size)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the chip while it flies."""
        if share < 1.0:
            paint_chip(painter, self.theme, self._at(share), self.size, self.colour)

    def _at(self, share: float) -> QPointF:
        gone = QEasingCurve(QEasingCurve.Type.InOutQuad).valueForProgress(share)
        way = self.end - self.start
        rise = 0.16 * math.hypot(way.x(), way.y()) * math.sin(math.pi * gone)
        return self.start + way * gone - QPointF(0, rise)


class Motion(QObject):
    """Plays events over what shows already what they led to; nothing ever waits for it.

    While dice roll, their places are empty and nobody has read them: nobody buzzes, and the clock stands. While chips fly, they
    count for nobody yet (``in_air``, by seat).
    """

    counted = Signal()
    """Chips have left, or have arrived; dice have."""
    rolling = Signal(bool)
    """Letter dice leave the cup, or have come to rest."""

    def __init__(
        self, stage: Stage, banner: ThemeBanner, colour: ColourBanner, tray: DiceTray, players: PlayersPaper, answers: QWidget
    ) -> None:
        super().__init__(tray)
        self._answers = answers
        self._ballots: list[Ballot] = []
        """What has been voted about the answer in question."""
        self._stage, self.overlay = stage, stage.overlay
        self._banner, self._colour, self._tray, self._players = banner, colour, tray, players
        self.in_air: dict[Seat, int] = {}
        self.is_rolling = False

    def play(self, event: Event) -> None:
        """Play one event; those without a movement, and all where movements are reduced, are over at once."""
        match event:
            case ThemeFell(topic):
                self._throw_topic(topic)
            case DiceFell(letters, colour):
                self._throw_dice(letters, colour)
            case Scored(said):
                self._fly(said.seat, said.taken, home=False)
            case BlackFailed(seat, _, _, paid):
                self._fly(seat, paid, home=True)
            case Asked() | Contested():
                self._ballots.clear()
            case Voted(_, ballot):
                self._ballots.append(ballot)
            case Ruled(_, text, accepted=accepted):
                self._stage.stamp(self._answers, text, *verdict_words(self._ballots, accepted=accepted), good=accepted)
            case _:
                pass

    def stop(self) -> None:
        """Let everything land now."""
        self.overlay.skip()

    def _on_landed(self) -> None:
        for thrown in (self._banner, self._colour, self._tray):
            thrown.set_thrown(False)
        changes = bool(self.in_air) or self.is_rolling
        self.in_air.clear()
        if self.is_rolling:
            self._roll(on=False)
        if changes:
            self.counted.emit()

    def _roll(self, *, on: bool) -> None:
        self.is_rolling = on
        self.rolling.emit(on)

    # ---- dice ---------------------------------------------------------------------------------------------------------------

    def _throw_topic(self, topic: int) -> None:
        self.stop()
        if self._stage.theme.ms("die_throw") > 0:
            self._banner.set_thrown(True)
            offset = self._stage.place(self._banner, QPointF(0, 0))
            pose, mat = self._banner.die_pose(), QRectF(self._banner.rect()).translated(offset)
            end = Pose(pose.x + offset.x(), pose.y + offset.y(), pose.side, pose.tilt)
            edge = self._stage.theme.px(6)
            flights = poured(self._stage.theme, FELT, mat.adjusted(edge, edge, -edge, -edge), end, topic, topic)
            self.overlay.launch(flights, then=self._on_landed)

    def _throw_dice(self, letters: str, colour: Colour) -> None:
        self.stop()
        theme, tray = self._stage.theme, self._tray
        stagger = theme.stagger_ms("die_throw")
        if theme.ms("die_throw") <= 0:
            return
        thrown = self._cast(letters, colour)
        if thrown is None:
            return
        tray.set_thrown(True)
        self._colour.set_thrown(True)
        self._roll(on=True)
        offset = self._stage.place(tray, QPointF(0, 0))
        cup = self._cup(thrown).moved(offset)
        dice, rests, goals = [], [], []
        for number, (one, letter) in enumerate(zip(COLOURS, letters, strict=True)):
            face, pose = ThemeFace(one, letter), tray.die_pose(number)
            others = (ThemeFace(one, OTHER_LETTERS[(number * 5 + side) % len(OTHER_LETTERS)]) for side in range(5))
            dice.append(((face, *others), 1))
            rests.append(partial(_rest_letter, theme, face))
            goals.append(pose._replace(x=pose.x + offset.x(), y=pose.y + offset.y()))
        flights = thrown.moved(offset).flights(theme, dice, cup.opens_ms, rests, goals)
        colours = tuple(ColourFace(one) for one in COLOUR_FACES)
        rest = partial(_rest_colour, theme, colour)
        value = COLOUR_FACES.index(colour) + 1
        flights.append(self._thrown(self._colour, self._colour.die_pose(), value, colours, 7, len(COLOURS) * stagger, rest, cup))
        self.overlay.launch([*flights, Timed(cup, cup.duration_ms)], then=self._on_landed)

    def _cast(self, letters: str, colour: Colour) -> Cast | None:
        """Give the throw of the letter dice; None where there is no recording."""
        seed = seed_of(*map(ord, letters), COLOUR_FACES.index(colour))
        return cast(len(letters), self._tray.dice_rect(), self._tray.die_pose(0).side, seed, most=len(COLOURS))

    def _cup(self, thrown: Cast) -> CupFlight:
        """Let the cup shake where it has stood, and pour where the dice come from (px of the tray)."""
        return poured_at(self._stage.theme, self._tray.cup_rect(), thrown, PEEPING, stays=False)

    def impact_times(self, event: Event) -> ImpactTimes:
        """Say when dice touch the felt, and when each chip lands."""
        theme = self._stage.theme
        match event:
            case ThemeFell():
                return throw_impacts(theme, 1)
            case DiceFell(letters, colour):
                thrown = self._cast(letters, colour)
                return rattling(self._cup(thrown), thrown) if thrown else ()
            case Scored(said):
                fly, stagger = theme.ms("chip_fly"), theme.stagger_ms("chip_fly")
                return tuple(Impact(fly + chip * stagger) for chip in range(said.taken))
            case _:
                return ()

    def _thrown(
        self, on: QWidget, pose: Pose, value: int, faces: Faces, seed: int, delay: int,
        rest: Callable[[QPainter, Pose], None] | None, cup: CupFlight,
    ) -> Timed:  # fmt: skip
        """Throw one die from the cup to where it lies on a widget."""
        theme, chance = self._stage.theme, random.Random(seed)  # noqa: S311 (only how it flies)
        offset = self._stage.place(on, QPointF(0, 0))
        end = Pose(pose.x + offset.x(), pose.y + offset.y(), pose.side, pose.tilt)
        spin = chance.choice((-1, 1)) * chance.uniform(60, 200)
        flight = Tumble(theme, cup.mouth, end, value, chance.uniform(1.6, 2.3), spin, faces, rest)
        return Timed(flight, theme.ms("die_throw"), delay + cup.opens_ms)

    # ---- chips --------------------------------------------------------------------------------------------------------------

    def _fly(self, seat: Seat, count: int, *, home: bool) -> None:
        """Let chips fly to a player, or from him ``home`` to the heap."""
        self.stop()
        theme = self._stage.theme
        duration, stagger = theme.ms("chip_fly"), theme.stagger_ms("chip_fly")
        if duration <= 0 or count <= 0 or not self._tray.isVisible():
            return
        heap, pile = (
            self._stage.place(self._tray, self._tray.heap_top()),
            self._stage.place(self._players, self._players.pile(seat)),
        )
        start, end = (pile, heap) if home else (heap, pile)
        size, shades = self._tray.chip_size(), [theme.palette.of(role) for role in CHIP_SHADES]
        chips = [
            Timed(FlyingChip(theme, start, end, size, shades[number % len(shades)]), duration, number * stagger)
            for number in range(count)
        ]
        if not home:
            self.in_air[seat] = count
            self.counted.emit()
        self.overlay.launch(chips, skippable=False, then=self._on_landed)


def _rest_letter(theme: Theme, face: ThemeFace, painter: QPainter, pose: Pose) -> None:
    paint_die(painter, theme, pose, face)


def _rest_colour(theme: Theme, colour: Colour, painter: QPainter, pose: Pose) -> None:
    paint_colour_die(painter, theme, pose, colour)
