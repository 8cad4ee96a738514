"""The felt of Yahtzee des Mots: wells, racks, the column of the hourglass, and how they are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludogite.games.yahtzee_mots.letters import DICE, Dice, LetterDice
from ludogite.ui.games.yahtzee_mots import GAME_UI
from ludogite.ui.games.yahtzee_mots.draft import Draft
from ludogite.ui.games.yahtzee_mots.hourglass import Hourglass
from ludogite.ui.games.yahtzee_mots.letter_die import LetterFace
from ludogite.ui.games.yahtzee_mots.rack import (
    Places,
    RackMark,
    paint_number,
    paint_points,
    paint_rack,
    paint_well,
    paint_well_letter,
)
from ludogite.ui.style.paint import dashed, fill, focus_ring, outline, ratio_of, text_in
from ludogite.ui.style.paint_wood import felt, tray_frame
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre, Control
from ludogite.ui.widgets.cast import edge_of
from ludogite.ui.widgets.cup import cup_place, paint_cup
from ludogite.ui.widgets.die import CORNER
from ludogite.ui.widgets.keys import key_cap_size, paint_key_cap

FELT = GAME_UI.felt
FRAME, FRAME_SMALL = 12, 10
LABEL_GROWS = 1.6
"""How much larger the words over the total get with the text, at most."""
CAP = 27
"""Px at 100 % of the key of a die in its well, where text is large."""
DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_1 + DICE)


class FeltButton(Control):
    """A round button that lies on felt: an icon on a lighter plate."""

    def __init__(self, theme: Theme, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.mark = mark

    def corner(self) -> float:
        """Be round."""
        return self.height() / 2

    def set_name(self, name: str) -> None:
        """Say what it does."""
        self.setAccessibleName(name)
        set_tip(self, name)

    def sizeHint(self) -> QSize:
        side = self.theme.size("touch_min")
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        fill(painter, rect, theme.faded("light", 0.0 if theme.flat else 0.28 if self.hot() else 0.16), self.corner())
        outline(painter, rect, theme.faded("on_felt", 1.0 if theme.flat else 0.45), theme.pen(1.5), self.corner())
        side = rect.height() * 0.5
        icon(
            painter,
            theme,
            self.mark,
            QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side),
            theme.palette.on_felt,
        )


class LetterFelt(Painted, QWidget):
    """What lies on the felt, and how it is painted; the dice are added by ``LetterTray``."""

    def __init__(self, theme: Theme, letter_dice: LetterDice, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._letter_dice = letter_dice
        self._values: Dice = ()
        self._draft = Draft()
        self._playable = self._paused = self._ringed = self._cup = self._held = False
        self._marks: tuple[RackMark, ...] = ()
        self._prompt = ""
        self._total: tuple[str, str] = ("", "")
        self.hourglass = Hourglass(theme, self)
        self.hourglass.ticked.connect(self._update_column)

    @property
    def values(self) -> Dice:
        """What the dice show, by die; empty before a first roll."""
        return self._values

    @property
    def draft(self) -> Draft:
        """What lies on the racks."""
        return self._draft

    @property
    def playable(self) -> bool:
        """Whether the player may lay dice now."""
        return self._playable

    @property
    def paused(self) -> bool:
        """Whether everything is hidden."""
        return self._paused

    @property
    def marks(self) -> tuple[RackMark, ...]:
        """What is written on the racks."""
        return self._marks

    def set_marks(self, marks: tuple[RackMark, ...], total: tuple[str, str]) -> None:
        """Write on each rack what its word is worth, and below the hourglass what all are worth (a label and a number)."""
        if (marks, total) != (self._marks, self._total):
            self._marks, self._total = marks, total
            self.update()

    def set_prompt(self, prompt: str, *, cup: bool = False) -> None:
        """Say on the felt what is awaited; with the cup, a click on it throws."""
        if (prompt, cup) != (self._prompt, self._cup):
            self._prompt, self._cup = prompt, cup
            self.update()

    def felt_rect(self) -> QRectF:
        """Give the felt inside the frame, in px of the tray."""
        frame = self.theme.px(FRAME_SMALL if self.theme.small else FRAME)
        return QRectF(self.rect()).adjusted(frame, frame, -frame, -frame - self.theme.px(3))

    @property
    def places(self) -> Places:
        """Where everything lies."""
        return Places(self.felt_rect(), len(self._draft.racks), self.theme.size("touch_min"))

    def cup_rect(self) -> QRectF:
        """Give the place of the dice cup before a first roll."""
        places = self.places
        return cup_place(self._cup_room(), edge_of(DICE, places.area, places.free(0).side, most=DICE), DICE)

    def _cup_room(self) -> QRectF:
        area = self.places.area
        return QRectF(area.left(), area.top() + area.height() * 0.06, area.width(), area.height() * 0.68)

    def cup_faces(self) -> tuple[LetterFace, ...]:
        """Give what looks out of the cup."""
        return tuple(LetterFace(letter, self._letter_dice.value(letter)) for letter in "JEU")

    def _slots(self, rack: int) -> int:
        draft = self._draft
        more = self._playable and rack == draft.rack and bool(draft.free)
        return len(draft.racks[rack]) + int(more)

    def paint(self, painter: QPainter) -> None:
        theme, places = self.theme, self.places
        key = ("letter_tray", theme.small, self._paused or len(self._draft.racks))
        picture = theme.picture(key, self.width(), self.height(), ratio_of(painter), self._paint_ground)
        painter.drawPixmap(QPointF(0.0, 0.0), picture)
        if self._paused:
            self._paint_words(painter, self.felt_rect().adjusted(0, 0, -self.felt_rect().width() * 0.16, 0), self.tr("Pause"))
        else:
            self._paint_wells(painter)
            if self._values:
                self._paint_racks(painter)
            elif self._prompt or self._cup:
                self._paint_prompt(painter)
        self._paint_column(painter)
        if self.hasFocus() and self._ringed:
            rect = places.zone(self._draft.rack).adjusted(-2, 6, 2, 4) if self._playable else self.felt_rect()
            focus_ring(painter, theme, rect.adjusted(5, 5, -5, -5), theme.px(10))

    def _paint_ground(self, painter: QPainter) -> None:
        tray_frame(painter, self.theme, QRectF(self.rect()))
        felt(painter, self.theme, self.felt_rect(), FELT)
        for index in range(0 if self._paused else DICE):
            paint_well(painter, self.theme, self.places.well(index))

    def _paint_wells(self, painter: QPainter) -> None:
        theme, places = self.theme, self.places
        wide, high = key_cap_size(theme, "5")
        scale = min(1.0, 27 * places.scale / high + 0.12)
        rise = 0.0
        if theme.text_scale > 1:  # as high as what stands on it has to be, over the foot of its die
            scale = max(scale, theme.px(CAP) / high)
            rise = max(places.cap(0).y() + scale * high - places.divider.bottom(), 0.0)
        for index in range(DICE):
            if self._values and index in self._draft.laid:
                paint_well_letter(painter, theme, places.well(index), self._values[index])
            if self._playable:
                painter.save()
                painter.translate(places.cap(index) - QPointF(0.0, rise))
                painter.scale(scale, scale)
                paint_key_cap(painter, theme, -wide / 2, 0.0, str(index + 1), scale)
                painter.restore()
        fill(painter, places.divider, theme.faded("on_felt", 1.0 if theme.flat else 0.28))

    def _paint_racks(self, painter: QPainter) -> None:
        theme, places, draft = self.theme, self.places, self._draft
        for number in range(len(draft.racks)):
            rack = places.rack(number)
            paint_rack(painter, theme, rack, 53 + 17 * number)
            if len(draft.racks) > 1:
                paint_number(painter, theme, rack, number + 1)
            slots = self._slots(number)
            last = places.laid(number, max(slots - 1, 0), slots)
            busy = last.x + last.side / 2 if slots else rack.left()
            if number < len(self._marks):
                paint_points(painter, theme, rack, self._marks[number], busy)
        if self._playable and draft.free:
            self._paint_caret(painter)

    def _paint_caret(self, painter: QPainter) -> None:
        theme, places, draft = self.theme, self.places, self._draft
        slots = self._slots(draft.rack)
        pose = places.laid(draft.rack, draft.place, slots)
        half = pose.side * 0.49
        line = QRectF(pose.x - theme.pen(1.5), pose.y - half * 0.55, theme.pen(3), half * 1.1)
        if draft.place == len(draft.racks[draft.rack]):
            where = QRectF(pose.x - half, pose.y - half, 2 * half, 2 * half)
            dashed(painter, theme, where, theme.palette.on_felt, radius=CORNER * pose.side, width=2)
        else:
            line.moveLeft(pose.x - half - pose.side * 0.07 - theme.pen(1.5))
            line.setTop(pose.y - half)
        fill(painter, line, theme.palette.on_felt, theme.pen(1.5))

    def _paint_prompt(self, painter: QPainter) -> None:
        cup, area = self.cup_rect(), self.places.area
        if self._held:
            return
        if self._cup:
            paint_cup(painter, self.theme, cup, self.cup_faces())
            area.setTop(cup.bottom())
        self._paint_words(painter, area, self._prompt)

    def _paint_words(self, painter: QPainter, rect: QRectF, words: str) -> None:
        theme = self.theme
        painter.setFont(theme.font("panel" if theme.small else "section"))
        text_in(painter, rect, words, theme.palette.on_felt_muted)

    def _update_column(self) -> None:
        """Paint again what stands under the hourglass."""
        glass = self.hourglass.geometry()
        self.update(glass.left() - glass.width(), glass.bottom(), 3 * glass.width(), self.height() - glass.bottom())

    def _paint_column(self, painter: QPainter) -> None:
        """Write the seconds under the hourglass, and the total at the foot."""
        theme, places, glass = self.theme, self.places, self.hourglass
        scale, ground = places.scale, self.felt_rect()
        wide = 112 * places.across
        left = places.column - wide / 2
        if not glass.isHidden() and (glass.is_running or self._paused):
            ink = theme.palette.of("lamp" if glass.is_late and not theme.flat else "on_felt")
            painter.setFont(theme.letter_font(max(29 * scale, theme.least_text() if theme.text_scale > 1 else 0)))
            seconds = self.tr("{seconds} s").format(seconds=glass.seconds)
            text_in(painter, QRectF(left, places.glass.bottom() + 4 * scale, wide, 40 * scale), seconds, ink, Centre)
        label, total = self._total
        if total and places.totalled and not self._paused:
            high = 24 * scale * min(theme.text_scale, LABEL_GROWS)
            painter.setFont(theme.letter_font(high * 0.63, "text", bold=False))
            above = QRectF(left, ground.bottom() - 46 * scale - high, wide, high)
            if high * 0.63 >= theme.least_text() or theme.text_scale == 1:
                text_in(painter, above, label, theme.palette.on_felt_muted, Centre)
            painter.setFont(theme.letter_font(max(34 * scale, theme.least_text())))
            text_in(painter, QRectF(left, ground.bottom() - 50 * scale, wide, 40 * scale), total, theme.palette.on_felt, Centre)
