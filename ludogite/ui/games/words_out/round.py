"""Who sits round a Words Out table: names, cards held, points; the lantern of the counter round; and the two piles."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.words_out.card import card_size, paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.style.paint import edge_width, fill, rounded, text_in
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme, hold, narrow
from ludogite.ui.values import Felt
from ludogite.ui.widgets.base import Left, Right
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.panels import Paper, Tray
from ludogite.ui.widgets.told_time import ToldTime

HEAD, HEAD_SMALL = 58, 48
BAR = 5
ROW, ROW_SMALL, ROW_LEAST = 76, 64, 40
TWO_LINES = 38
"""Px at 100 % of the lowest row with a note under the name."""
BADGE, BADGE_SMALL = 38, 38
PILE, PILE_SMALL, PILE_LEAST = 88, 56, 52
FAN_MOST = 12


@dataclass(frozen=True, slots=True)
class PlayerHead:
    """One player: ink, name, portrait, what there is to say of him, cards held, points; ``asked``: he must act now."""

    ink: int
    name: str
    note: str
    cards: int
    points: int
    asked: bool = False
    spoken: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """The title over the players; a counter round shows its seconds and how much of them is left (0 to 1)."""

    title: str
    right: str = ""
    lantern: bool = False
    share: float | None = None


class PlaceRow(Painted, QWidget):
    """One player's row."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.ListItem)
        self._told = PlayerHead(1, "", "", 0, 0)
        self._shown = 0.0
        self.lantern = False
        self.is_last = False
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(QEasingCurve.Type.OutQuart)
        self._count.valueChanged.connect(self._on_count)

    @property
    def told(self) -> PlayerHead:
        """What is shown."""
        return self._told

    def show_place(self, place: PlayerHead) -> None:
        """Show a player; points are counted up or down."""
        before, self._told = self._told, place
        self.setAccessibleName(place.spoken)
        duration = self.theme.ms("points_count")
        if place.points != before.points:
            self._count.stop()
            if duration > 0 and self.isVisible() and before.name == place.name:
                self._count.setStartValue(float(before.points))
                self._count.setEndValue(float(place.points))
                self._count.setDuration(duration)
                self._count.start()
            else:
                self._shown = float(place.points)
        self.update()

    def _on_count(self, value: float) -> None:
        self._shown = value
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the row: the whole width in the player's colour when he is asked."""
        theme, told, rect = self.theme, self._told, QRectF(self.rect())
        ink = theme.player(told.ink)
        if told.asked:
            corner = theme.radius("paper") - 1
            band = rect.adjusted(0, -corner, 0, 0 if self.is_last else corner)
            fill(painter, band, ink.colour, corner)
        mark = theme.palette.on_player if told.asked else theme.palette.ink
        soft = mark if told.asked else theme.palette.muted
        side = min(theme.px(BADGE_SMALL if theme.small else BADGE), rect.height() - 4)
        pad = theme.px(10)
        portrait(painter, theme, QRectF(pad, (rect.height() - side) / 2, side, side), told.face, ink, turned=told.asked)
        font = theme.letter_font(min(theme.text_px(25), rect.height() * 0.5))
        painter.setFont(font)
        points = str(round(self._shown))
        wide = max(QFontMetricsF(font).horizontalAdvance(points), theme.px(30))
        right = rect.width() - theme.px(12)
        text_in(painter, QRectF(right - wide, 0, wide, rect.height()), points, mark, Right)
        end = right - wide - theme.px(10)
        left = pad + side + theme.px(10)
        room = end - self._paint_cards(painter, end, soft, lantern=self.lantern) - left - theme.px(4)
        self._paint_name(
            painter, QRectF(left, 0, room, rect.height()), mark, soft, end if theme.small and not self.lantern else None
        )

    def _paint_cards(self, painter: QPainter, end: float, colour: QColor, *, lantern: bool) -> float:
        """Draw the cards held as a small fan, or as a number and one card; return the width taken (px)."""
        theme, count = self.theme, self._told.cards
        if lantern:
            return theme.px(36 if theme.small else 46)
        wide, high = theme.px(14), theme.px(18)
        is_low = theme.small and bool(self._told.note) and self.height() >= theme.px(TWO_LINES)
        middle = self.height() * (0.33 if is_low else 0.5)  # beside the name: the note takes the whole width
        top = middle - high / 2
        painter.setPen(QPen(colour, theme.pen(1.3)))
        painter.setBrush(self._ground())
        if theme.small or count > FAN_MOST:
            painter.setFont(theme.font("body"))
            painter.drawPath(rounded(QRectF(end - wide, top, wide, high), theme.px(3)))
            number, gap = max(QFontMetricsF(painter.font()).horizontalAdvance(str(count)), theme.px(28)), theme.px(6)
            place = QRectF(end - wide - gap - number, middle - number / 2, number, number)
            text_in(painter, place, str(count), colour, Right)
            return wide + number + theme.px(2)
        step = theme.px(4.2)
        for number in range(count):
            x = end - wide - (count - 1 - number) * step
            painter.drawPath(rounded(QRectF(x, top, wide, high), theme.px(3)))
        return wide + max(count - 1, 0) * step

    def _ground(self) -> QColor:
        return self.theme.player(self._told.ink).colour if self._told.asked else self.theme.palette.surface

    def _paint_name(self, painter: QPainter, rect: QRectF, mark: QColor, soft: QColor, end: float | None) -> None:
        """Write the name and the note under it, which may go on to ``end``."""
        theme, told = self.theme, self._told
        name, note = theme.font("name"), theme.font("note")
        high = rect.height()
        for font in (name, note):
            hold(font, max(high * 0.36, theme.least_text() if theme.text_scale > 1 else 0))
        painter.setFont(narrow(name, told.name, rect.width()))
        wide = rect.width() if end is None else end - rect.left()
        is_small = theme.text_scale > 1 and narrow(QFont(note), told.note, wide).pixelSize() < theme.least_text() - 1
        if not told.note or high < theme.px(TWO_LINES) or is_small:
            text_in(painter, rect, told.name, mark, Left)
            return
        spread = min(1.3, high / (name.pixelSize() + note.pixelSize()))
        line, below = name.pixelSize() * spread, note.pixelSize() * spread
        top = rect.top() + (high - line - below) / 2
        text_in(painter, QRectF(rect.left(), top, rect.width(), line), told.name, mark, Left)
        painter.setFont(note)
        text_in(painter, QRectF(rect.left(), top + line, wide, below), told.note, soft, Left, shrink=0)


SWING = 22
"""Degrees that the lantern swings at most."""


class Lantern(Painted, QWidget):
    """The light on the player who is asked; it slides on to the next."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutBack)
        self._slide.valueChanged.connect(self.update)
        self.hide()

    def go(self, rect: QRect) -> None:
        """Slide to a place, or appear there."""
        duration = self.theme.ms("lantern_move")
        self._slide.stop()
        self.resize(rect.size())
        if self.isHidden() or not self.isVisible() or duration <= 0:
            self.move(rect.topLeft())
        elif rect.topLeft() != self.pos():
            self._slide.setStartValue(self.pos())
            self._slide.setEndValue(rect.topLeft())
            self._slide.setDuration(duration)
            self._slide.start()
        self.show()
        self.raise_()

    def _swing(self) -> float:
        """Say how far it hangs askew while it goes (degrees)."""
        if self._slide.state() is not QPropertyAnimation.State.Running:
            return 0.0
        gone = self._slide.currentTime() / max(self._slide.duration(), 1)
        return SWING * math.sin(2 * math.pi * 1.5 * gone) * (1 - gone)

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        glow = QPainterPath()
        glow.addEllipse(rect)
        fill(painter, glow, theme.faded("lamp", 0.45))
        rim = theme.px(3)
        core = rect.adjusted(rim, rim, -rim, -rim)
        disc = QPainterPath()
        disc.addEllipse(core)
        fill(painter, disc, theme.palette.lamp)
        inset = core.width() * 0.24
        painter.translate(core.center().x(), core.top())  # it hangs, and swings until it has come to rest
        painter.rotate(self._swing())
        painter.translate(-core.center().x(), -core.top())
        icon(painter, theme, "lantern", core.adjusted(inset, inset, -inset, -inset), theme.palette.card_text)


class Roundtable(Paper):
    """The players one below the other, under a title that says what the table waits for."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._head = Head("")
        self._asked: int | None = None
        self.rows: list[PlaceRow] = []
        self.lantern = Lantern(theme, self)
        self.time = ToldTime(self)
        self.book_button = IconButton(theme, "log", "", self)
        self.retranslate()

    @property
    def head(self) -> Head:
        """What the title says."""
        return self._head

    def show_head(self, head: Head) -> None:
        """Show the title and how much time is left."""
        if head != self._head:
            self._head = head
            self.setAccessibleName(" ".join(filter(None, (head.title, head.right))))
            self._tell_time()
            self.update()

    def _tell_time(self) -> None:
        high = self.theme.px(HEAD_SMALL if self.theme.small else HEAD)
        self.time.tell("" if self._head.share is None else self._head.right, QRect(0, 0, self.book_button.x(), high))

    def show_places(self, places: tuple[PlayerHead, ...]) -> None:
        """Show the players; the lantern goes to the one asked in a counter round."""
        while len(self.rows) < len(places):
            row = PlaceRow(self.theme, self)
            row.show()
            self.rows.append(row)
        asked = next((seat for seat, place in enumerate(places) if place.asked), None)
        lantern = self._head.lantern and asked is not None
        for seat, (row, place) in enumerate(zip(self.rows, places, strict=True)):
            row.is_last = seat == len(places) - 1
            row.lantern = lantern and seat == asked
            row.show_place(place)
        self._asked = asked if lantern else None
        self.apply_theme()

    def wished_height(self, most: int) -> int:
        """Give the height for all players, at most so many px."""
        theme = self.theme
        head, least = theme.px(HEAD_SMALL if theme.small else HEAD) + theme.px(BAR), theme.px(ROW_LEAST)
        row = theme.px(ROW_SMALL if theme.small else ROW)
        count = max(len(self.rows), 1)
        return min(head + count * row, max(most, head + count * least))

    def row_rect(self, seat: int) -> QRect:
        """Give a player's row in px of the parent."""
        return self.rows[seat].geometry().translated(self.pos())

    def retranslate(self) -> None:
        self.book_button.set_name(self.tr("Feuille du comptable"))
        set_tip(self.book_button, self.tr("Feuille du comptable"))

    def apply_theme(self) -> None:
        theme = self.theme
        head = theme.px(HEAD_SMALL if theme.small else HEAD)
        side = theme.size("touch_min")
        self.book_button.setGeometry(self.width() - side - theme.px(8), (head - side) // 2, side, side)
        self._tell_time()
        top = head + theme.px(BAR)
        count = max(len(self.rows), 1)
        for seat, row in enumerate(self.rows):
            y = top + seat * (self.height() - top) // count
            end = top + (seat + 1) * (self.height() - top) // count
            row.setGeometry(1, y, self.width() - 2, end - y)
        if self._asked is None:
            self.lantern.hide()
            return
        row = self.rows[self._asked]
        side = min(theme.px(42 if theme.small else 46), row.height() - 2)
        points = theme.px(50 if theme.small else 62)
        self.lantern.go(
            QRect(
                row.x() + row.width() - points - side + theme.px(3 if theme.small else 6),
                row.y() + (row.height() - side) // 2,
                side,
                side,
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, head = self.theme, self._head
        high = theme.px(HEAD_SMALL if theme.small else HEAD)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setClipRect(QRectF(0, 0, self.width(), high))
        fill(painter, whole, theme.palette.surface_soft, self.corner())
        painter.setClipping(False)
        least = theme.least_text() if theme.text_scale > 1 else 0
        x = theme.px(8 if least else 12 if theme.small else 16)
        right = self.book_button.x() - theme.px(4)
        beside = theme.font("name", tabular=True)
        hold(beside, max(high * 0.4, least))
        wide = QFontMetricsF(beside).horizontalAdvance(head.right)
        font = theme.font("panel")
        hold(font, max(high * 0.44, least))
        lit = QFontMetricsF(font).horizontalAdvance(head.title) + theme.px(34) <= right - wide - x or not least
        if head.lantern and lit:  # large text: the title says it
            side = theme.px(22)
            icon(painter, theme, "lantern", QRectF(x, round((high - side) / 2), side, side), theme.palette.warning)
            x += side + theme.px(6 if theme.small else 12)
        painter.setFont(beside)
        text_in(painter, QRectF(right - wide - 1, 0, wide + 1, high), head.right, theme.palette.ink, Right)
        room = right - wide - x - theme.px(6)
        painter.setFont(narrow(font, head.title, room))
        text_in(painter, QRectF(x, 0, room, high), head.title, theme.palette.ink, Left)
        bar = QRectF(1, high, self.width() - 2, theme.px(BAR))
        painter.fillRect(bar, theme.palette.control_outline)
        painter.fillRect(bar.adjusted(0, theme.pen(1), 0, -theme.pen(1)), theme.palette.surface_soft)
        if head.share is not None:
            role = "warning" if head.share < 0.5 and head.share * 20 <= 5 else "accent"
            painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * head.share, bar.height()), theme.palette.of(role))
        line = edge_width(theme)
        for row in self.rows[1:]:
            painter.fillRect(QRectF(1, row.y() - line / 2, self.width() - 2, line), theme.palette.line)


@dataclass(frozen=True, slots=True)
class PileShow:
    """The two piles: cards in each, what lies on top of the poubelle, and the words under them."""

    pioche: int
    poubelle: int
    top: Face | None
    pioche_words: tuple[str, str]
    poubelle_words: tuple[str, str]
    below: Face | None = None


def _count(words: tuple[str, str]) -> str:
    """Give the number of what a pile says of itself."""
    return words[1].partition(" ")[0]


class Piles(Tray):
    """Pioche and poubelle on felt."""

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget) -> None:
        super().__init__(theme, colours, parent)
        self._told: PileShow | None = None

    def show_piles(self, told: PileShow) -> None:
        """Show how many cards lie in each, and what was thrown away last."""
        self._told = told
        self.setAccessibleName(". ".join(", ".join(words) for words in (told.pioche_words, told.poubelle_words)))
        self.update()

    def card_rect(self, *, poubelle: bool) -> QRectF:
        """Give where the top card of a pile lies, in px of the parent."""
        return self._rect(poubelle=poubelle).translated(QPointF(self.pos()))

    def _rect(self, *, poubelle: bool) -> QRectF:
        theme, felt = self.theme, self.felt_rect()
        if self._is_flat():
            size = card_size((felt.height() - theme.px(12)) / 1.386)
            left = felt.left() + felt.width() * (0.55 if poubelle else 0.08)
            return QRectF(left, felt.top() + theme.px(4), size.width(), size.height())
        words = theme.text_px(24 if self._is_low() else 50)
        usual = theme.px(PILE_SMALL if theme.small else PILE)
        room = (felt.height() - words - theme.px(16)) / 1.386
        wide = max(min(usual, room, felt.width() * 0.36), theme.px(20))
        size = card_size(wide)
        centre = felt.left() + felt.width() * (0.73 if poubelle else 0.275)
        top = felt.top() + max((felt.height() - words - size.height()) * 0.5, theme.px(5))
        return QRectF(centre - wide / 2, top, wide, size.height())

    def _is_low(self) -> bool:
        """Tell whether there is room for one line of words only."""
        return self.felt_rect().height() < self.theme.text_px(130)

    def _is_flat(self) -> bool:
        """Tell whether there is no room for words under the cards: how many there are stands beside them."""
        return self.felt_rect().height() < self.theme.text_px(24) + self.theme.px(44)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._told is None:
            return
        theme, told = self.theme, self._told
        for poubelle in (False, True):
            rect = self._rect(poubelle=poubelle)
            count = told.poubelle if poubelle else told.pioche
            if not count:
                painter.setPen(QPen(theme.faded("on_felt", 0.5), theme.pen(1.5), Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(rounded(rect, rect.width() * 0.125))
            elif poubelle:
                self._paint_heap(painter, rect, told)
            else:
                for layer in range(min((count + 11) // 12, 4), -1, -1):
                    off = layer * theme.px(1.6)
                    paint_card(painter, theme, rect.translated(off, off), None)
            words = told.poubelle_words if poubelle else told.pioche_words
            self._paint_words(painter, rect, words, poubelle=poubelle)

    def _named(self, words: tuple[str, str]) -> str:
        return f"{words[0]} {_count(words)}"

    def _are_named(self, wide: float) -> bool:
        """Tell whether both piles have room (px) for their names on one line; else one sees which is which."""
        least = self.theme.least_text() if self.theme.text_scale > 1 else 0
        for words in (self._told.pioche_words, self._told.poubelle_words) if self._told is not None else ():
            font = narrow(self.theme.font("label"), self._named(words), wide)
            if QFontMetricsF(font).horizontalAdvance(self._named(words)) > wide or font.pixelSize() < least:
                return False
        return True

    def _paint_heap(self, painter: QPainter, rect: QRectF, told: PileShow) -> None:
        """Paint thrown cards, a little turned, the last on top."""
        for turn, face in ((-5.0, told.below or told.top), (5.0, told.below or told.top), (2.0, told.top)):
            if turn != 2.0 and told.poubelle < 2:
                continue
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(rect.center())
            painter.rotate(turn)
            paint_card(painter, self.theme, QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()), face)
            painter.restore()

    def _paint_words(self, painter: QPainter, rect: QRectF, words: tuple[str, str], *, poubelle: bool) -> None:
        theme = self.theme
        felt = self.felt_rect()
        centre, half = rect.center().x(), felt.width() * 0.25
        name, note = theme.font("body", strong=True), theme.font("note")
        y = rect.bottom() + theme.px(8)
        if self._is_flat():
            painter.setFont(hold(theme.font("label"), felt.height()))
            end = felt.right() if poubelle else self._rect(poubelle=True).left()
            beside = QRectF(rect.right() + theme.px(14), felt.top(), end - rect.right() - theme.px(18), felt.height())
            text_in(painter, beside, _count(words), theme.palette.on_felt, Left)
            return
        if self._is_low():
            wide = 2 * half - theme.px(12)
            told = self._named(words) if self._are_named(wide) else _count(words)
            painter.setFont(narrow(theme.font("label"), told, wide))
            line = QRectF(centre - wide / 2, rect.bottom() + theme.px(4), wide, theme.text_px(20))
            text_in(painter, line, told, theme.palette.on_felt)
            return
        painter.setFont(name)
        line = QRectF(centre - half, y, 2 * half, name.pixelSize() * 1.3)
        shift = 0.0
        if poubelle:
            side = name.pixelSize() * 0.95
            shift = side / 2 + theme.px(3)
            wide = min(QFontMetricsF(name).horizontalAdvance(words[0]), 2 * half - side)
            place = QRectF(centre + shift - wide / 2 - side - theme.px(5), line.center().y() - side / 2, side, side)
            icon(painter, theme, "trash", place, theme.palette.on_felt)
        text_in(painter, line.translated(shift, 0), words[0], theme.palette.on_felt)
        painter.setFont(note)
        text_in(
            painter, QRectF(centre - half, line.bottom(), 2 * half, note.pixelSize() * 1.4), words[1], theme.palette.on_felt_muted
        )
