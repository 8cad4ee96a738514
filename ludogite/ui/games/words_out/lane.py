"""One row of Words Out on the felt: its number, its cards, what it is worth, and the paper tag of a word that is being claimed.

A row is one button: whoever holds a card lays it there by a click, by Enter, or by the row's number. Its cards are read out in its
accessible name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.games.words_out.cards import Value
from ludogite.ui.games.words_out.card import SHAPE, paint_ghost
from ludogite.ui.games.words_out.card_fan import fan_rects, paint_fan, pitch
from ludogite.ui.games.words_out.cards_model import Face, ShownCard
from ludogite.ui.style.paint import fill, outline, shadow, text_at, text_in
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, hold, mix, narrow
from ludogite.ui.widgets.base import Control, Right

CARD, CARD_TALL = 70, 96
"""Width of a card in a row, px at 100 %, and in a tall window; rows that are lower take narrower ones."""
GAP, GAP_SMALL = 8, 5
LEAD, LEAD_SMALL = 44, 36
"""Where the first card of a row begins."""
TAG, TAG_SMALL = 170, 158
TAG_WIDENS: Final = 0.6
"""How much larger a tag gets when the text is twice as large."""
SUM, SUM_SMALL = 128, 96
STEP_MS: Final = 120
"""Cards, +2 and ×2 of a tag light one after the other, this far apart; told by the theme's motion."""


@dataclass(frozen=True, slots=True)
class Tag:
    """The paper tag of a word: the word, what it is worth, and how many cards it has, in words."""

    word: str
    value: Value
    cards: str


@dataclass(frozen=True, slots=True)
class LaneShow:
    """What a row shows: its cards, its sum and a note; the tag of a word in play; ``slot`` is the card that may be laid here now.

    ``open``: the card in hand may go here. ``dim``: it may not. ``locked``: nobody may counter a word here.
    """

    cards: tuple[ShownCard, ...] = ()
    sum: str = ""
    note: str = ""
    locked: bool = False
    live: bool = False
    tag: Tag | None = None
    slot: Face | None = None
    open: bool = False
    dim: bool = False
    spoken: str = ""


class Lane(Control):
    """A row on the felt."""

    def __init__(self, theme: Theme, number: int, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.number = number
        self._told = LaneShow()
        self._aimed = False
        self._lit = 1.0
        self._built: set[Tag] = set()
        """The tags whose sums were built up on these cards: a claim that stands again after a refused counter comes back whole."""
        self._build = QVariantAnimation(self)
        self._build.setStartValue(0.0)
        self._build.setEndValue(1.0)
        self._build.setEasingCurve(QEasingCurve.Type.Linear)
        self._build.valueChanged.connect(self._on_build)

    @property
    def told(self) -> LaneShow:
        """What is shown."""
        return self._told

    def show_lane(self, told: LaneShow) -> None:
        """Show a row; a new tag builds its sum up."""
        before, self._told = self._told, told
        self.setAccessibleName(told.spoken)
        if told.tag != before.tag:
            self._build.stop()
            self._lit = 1.0
            if told.tag is not None and told.tag not in self._built and self.theme.ms("points_count") > 0 and self.isVisible():
                self._lit = 0.0
                parts = 2 + told.tag.value.greens + told.tag.value.reds
                self._build.setDuration(STEP_MS * parts + self.theme.ms("points_count"))
                self._build.start()
        if told.tag is not None:
            self._built.add(told.tag)
        if not told.cards:
            self._built.clear()
        self.update()

    def set_aimed(self, aimed: bool) -> None:  # noqa: FBT001 - a setter of one thing
        """Show that a carried card is over the row."""
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    def corner(self) -> float:
        """Round as a groove."""
        return self.theme.px(12)

    def hot(self) -> bool:
        """Show the pointer only where the card in hand may go."""
        return super().hot() and self._told.open

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the table: it knows which rows are open."""
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(60))

    # ---- places -----------------------------------------------------------------------------------------------------------

    def card_width(self) -> int:
        """Give the width of a card in px: the usual one, or what the height leaves."""
        usual = self.theme.px(CARD_TALL if self.theme.tall else CARD)
        return max(min(usual, int((self.height() - self.theme.px(12)) / SHAPE)), self.theme.px(24))

    def _area(self) -> QRectF:
        theme = self.theme
        left = theme.px(LEAD_SMALL if theme.small else LEAD)
        right = theme.px((TAG_SMALL if theme.small else TAG) if self._told.tag else (SUM_SMALL if theme.small else SUM)) + theme.px(
            16
        )
        return QRectF(left, 0, max(self.width() - left - right, self.card_width()), self.height())

    def rects(self, more: int = 0) -> list[QRectF]:
        """Give where the cards lie, with room for so many more, in px of the row."""
        count = len(self._told.cards) + more
        gap = self.theme.px(GAP_SMALL if self.theme.small else GAP)
        return fan_rects(count, self.card_width(), self._area(), gap)

    def step(self) -> float:
        """Give the distance from card to card, in px."""
        gap = self.theme.px(GAP_SMALL if self.theme.small else GAP)
        return pitch(len(self._told.cards), self.card_width(), self._area().width(), gap)

    def value_rect(self, wide: float) -> QRectF:
        """Give the place of what the row is worth, so wide, in px of the row: behind the place of the next card."""
        edge = self.theme.px(8)
        left = min(self.rects(1)[-1].right() + 2 * edge, self.width() - wide - edge)
        return QRectF(left, 0, wide, self.height())

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        theme, told = self.theme, self._told
        rect = QRectF(self.rect())
        self._paint_groove(painter, rect)
        painter.setFont(self._font("section", 0.26))
        number = str(self.number + 1)
        room = theme.px(LEAD_SMALL if theme.small else LEAD)
        text_in(painter, QRectF(theme.px(2), 0, room - theme.px(10), rect.height()), number, theme.palette.on_felt)
        slot = told.slot is not None
        rects = self.rects(1 if slot else 0)
        if told.dim:
            painter.setOpacity(0.55)
        paint_fan(painter, theme, told.cards, rects[: len(told.cards)], ghost_role="on_felt")
        painter.setOpacity(1.0)
        if told.slot is not None:
            paint_ghost(painter, theme, rects[-1], told.slot.letter, theme.palette.lamp)
        if told.tag is not None:
            self._paint_tag(painter, rect, told.tag)
        else:
            self._paint_sum(painter, rect)

    def _font(self, role: str, most: float) -> QFont:
        return hold(self.theme.font(role), max(self.height() * most, self.theme.least_text()))

    def _paint_groove(self, painter: QPainter, rect: QRectF) -> None:
        theme, told, corner = self.theme, self._told, self.corner()
        if theme.flat:
            outline(painter, rect, theme.palette.line, theme.pen(1.5), corner)
        else:
            fill(painter, rect, theme.faded("shadow", 0.20), corner)
            unit = theme.px(1)
            for ring in range(4):
                alpha = 0.22 * (1 - ring / 4) ** 2
                inside = rect.adjusted(ring * unit * 0.5, ring * unit, -ring * unit * 0.5, -ring * unit * 0.3)
                outline(painter, inside, theme.faded("shadow", alpha), unit, corner)
        if told.live or self._aimed or self.hot():
            outline(painter, rect, theme.palette.lamp, theme.pen(3), corner)
        elif told.open:
            outline(painter, rect, theme.faded("lamp", 0.75), theme.pen(1.6), corner)

    def _paint_sum(self, painter: QPainter, rect: QRectF) -> None:
        """Write the value in arithmetic, and under it whether the row may be countered."""
        theme, told = self.theme, self._told
        middle = rect.center().y()
        sums, note = self._font("name", 0.24), self._font("note", 0.20)
        sums.setFeature(QFont.Tag("tnum"), 1)
        room = max(rect.right() - self.rects(1)[-1].right() - 3 * theme.px(8), theme.px(SUM_SMALL))
        narrow(sums, told.sum, room)
        narrow(note, told.note, room)
        fits = 1.3 * sums.pixelSize() + 1.4 * note.pixelSize() <= rect.height()  # else the name of the row alone says it
        said = told.note if fits else ""
        lock = note.pixelSize() * 1.15 + theme.px(6) if told.locked and fits else 0.0
        noted = QFontMetricsF(note).horizontalAdvance(said) + lock
        rect = self.value_rect(max(QFontMetricsF(sums).horizontalAdvance(told.sum), noted) + theme.px(4))
        right = rect.right()
        lines = 1.15 * (sums.pixelSize() + note.pixelSize()) if said else sums.pixelSize()
        painter.setFont(sums)
        high = sums.pixelSize() * 1.3
        top = middle - lines / 2 - sums.pixelSize() * 0.12
        text_in(painter, QRectF(rect.left(), top, right - rect.left(), high), told.sum, theme.palette.on_felt, Right)
        painter.setFont(note)
        if said:
            y = top + high
            line = QRectF(rect.left(), y, right - rect.left(), note.pixelSize() * 1.4)
            text_in(painter, line, said, theme.palette.on_felt_muted, Right)
            if told.locked:
                side = note.pixelSize() * 1.15
                x = right - QFontMetricsF(note).horizontalAdvance(said) - side - theme.px(6)
                icon(painter, theme, "lock", QRectF(x, y + (line.height() - side) / 2, side, side), theme.palette.on_felt)

    def _paint_tag(self, painter: QPainter, rect: QRectF, tag: Tag) -> None:
        """Paint the paper tag: word and points above, cards, +2 and ×2 below, lit one after the other."""
        theme = self.theme
        high = min(theme.widened(76, TAG_WIDENS), rect.height() - theme.px(8))
        paper = self.value_rect(theme.widened(TAG_SMALL if theme.small else TAG, TAG_WIDENS))
        paper.adjust(0, (paper.height() - high) / 2, 0, (high - paper.height()) / 2)
        shadow(painter, theme, paper, "small", theme.px(12))
        fill(painter, paper, theme.palette.surface, theme.px(12))
        if theme.flat:
            outline(painter, paper, theme.palette.line, theme.pen(1.5), theme.px(12))
        inner = paper.adjusted(theme.px(14), 0, -theme.px(14), 0)
        self._paint_total(painter, QRectF(inner.left(), paper.top() + high * 0.04, inner.width(), high * 0.54), tag)
        self._paint_parts(painter, QRectF(inner.left(), paper.top() + high * 0.54, inner.width(), high * 0.38), tag)

    def _parts_lit(self, tag: Tag) -> tuple[float, float]:
        """Tell how many parts of the sum are lit, and how far the number has turned (0 to 1)."""
        parts = 1 + tag.value.greens + tag.value.reds
        total = STEP_MS * (parts + 1) + max(self.theme.ms("points_count"), 1)
        gone = self._lit * total
        lit = gone / STEP_MS if self._lit < 1 else parts
        turned = 1.0 if self._lit >= 1 else max(0.0, (gone - STEP_MS * (parts + 1)) / max(self.theme.ms("points_count"), 1))
        return min(lit, parts), turned

    def _paint_total(self, painter: QPainter, rect: QRectF, tag: Tag) -> None:
        theme = self.theme
        _, turned = self._parts_lit(tag)
        font = theme.letter_font(rect.height() * 0.86)
        total = (
            str(tag.value.points)
            if turned >= 1
            else str(round(tag.value.points * QEasingCurve(QEasingCurve.Type.OutQuart).valueForProgress(turned)))
        )
        wide = QFontMetricsF(font).horizontalAdvance(str(tag.value.points)) + theme.px(4)
        painter.setFont(font)
        text_in(painter, QRectF(rect.right() - wide, rect.top(), wide, rect.height()), total, theme.palette.accent, Right)
        word = theme.font("body")
        hold(word, max(rect.height() * 0.42, theme.least_text()))
        room = QRectF(rect.left(), rect.top(), rect.width() - wide - theme.px(6), rect.height())
        painter.setFont(narrow(word, tag.word, room.width()))
        text_in(painter, room, tag.word, theme.palette.ink, Right)

    def _paint_parts(self, painter: QPainter, rect: QRectF, tag: Tag) -> None:
        theme = self.theme
        lit, _ = self._parts_lit(tag)
        font = theme.font("body")
        hold(font, max(rect.height() * 0.56, theme.least_text()))
        badge = theme.letter_font(rect.height() * 0.50, "text")
        pills = [("+2", theme.palette.card_green)] * tag.value.greens + [("×2", theme.palette.card_red)] * tag.value.reds
        pill_wide, gap = rect.height() * 1.18, theme.px(6)
        cards = QFontMetricsF(font).horizontalAdvance(tag.cards)
        room = rect.width() - cards - gap
        if pills and len(pills) * (pill_wide + gap) > room:
            gap = theme.px(2)
            pill_wide = max((room - gap) / len(pills) - gap, rect.height() * 0.5)
        x = rect.right() - (cards + gap + len(pills) * (pill_wide + gap) - (gap if pills else 0))
        painter.setFont(font)
        ink = theme.palette.ink
        soft = mix(ink, theme.palette.surface, 0.75)
        baseline = rect.center().y() + QFontMetricsF(font).capHeight() / 2
        x = text_at(painter, max(x, rect.left()), baseline, tag.cards, ink if lit >= 1 else soft) + gap
        for number, (text, colour) in enumerate(pills):
            shown = colour if lit >= 2 + number or self._lit >= 1 else mix(colour, theme.palette.surface, 0.75)
            self._paint_pill(
                painter, QRectF(x, rect.top() + rect.height() * 0.08, pill_wide, rect.height() * 0.84), text, shown, badge
            )
            x += pill_wide + gap

    def _paint_pill(self, painter: QPainter, rect: QRectF, text: str, colour: QColor, font: QFont) -> None:
        fill(painter, rect, colour, rect.height() / 2)
        painter.setFont(font)
        text_in(painter, rect, text, self.theme.palette.card_text_on_colour)

    def _on_build(self, share: float) -> None:
        self._lit = share
        self.update()

    def end_place(self) -> QRectF:
        """Give where the next card would lie, in px of the parent."""
        return self.rects(1)[-1].translated(QPointF(self.pos()))

    def card_places(self) -> list[QRectF]:
        """Give where the cards lie, in px of the parent."""
        return [rect.translated(QPointF(self.pos())) for rect in self.rects()]


__all__ = ["Lane", "LaneShow", "Tag"]
