"""Cards side by side: how they share the room, how they are painted, and the hand as a list that keys and the mouse move in.

The hand is a ``QListView`` for screen readers and keys, but places and paints its items itself: cards that overlap cannot be
painted one by one in their own clip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from ludogite.ui.games.words_out.card import CORNER, card_size, paint_card, paint_ghost
from ludogite.ui.games.words_out.cards_model import CardsModel, ShownCard
from ludogite.ui.style.paint import focus_ring, outline
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme

RISE: Final = 7
"""How far a chosen or fresh card is lifted, in px at 100 %."""


def pitch(count: int, width: float, room: float, gap: float) -> float:
    """Give the distance from card to card (px): a gap between them while there is room, else they overlap."""
    if count < 2:
        return width + gap
    return min(width + gap, max((room - width) / (count - 1), 1.0))


def fan_rects(count: int, width: float, area: QRectF, gap: float) -> list[QRectF]:
    """Give the rectangle of each card, from the left of an area, in the middle of its height."""
    step, size = pitch(count, width, area.width(), gap), card_size(width)
    top = round(area.center().y() - size.height() / 2)
    return [QRectF(round(area.left() + at * step), top, size.width(), size.height()) for at in range(count)]


def paint_fan(painter: QPainter, theme: Theme, cards: Sequence[ShownCard], rects: Sequence[QRectF], *, ghost_role: str) -> None:
    """Paint cards from left to right, chosen and fresh ones lifted and framed in lamp yellow."""
    for at, (card, rect) in enumerate(zip(cards, rects, strict=True)):
        free = rects[at + 1].left() - rect.left() if at + 1 < len(rects) else rect.width()
        if card.ghost:
            paint_ghost(painter, theme, rect, card.face.letter if card.face else "", theme.palette.of(ghost_role))
            continue
        lifted = card.chosen or card.fresh
        place = rect.translated(0, -theme.px(RISE)) if lifted else rect
        before = painter.opacity()
        if card.dim:
            painter.setOpacity(before * 0.5)
        paint_card(painter, theme, place, card.face, raised=lifted, shown=min(1.0, free / rect.width()))
        painter.setOpacity(before)
        if lifted:
            around = place.adjusted(-3, -3, 3, 3)
            outline(painter, around, theme.palette.lamp, theme.pen(2.5), rect.width() * CORNER + 3)


Index = QModelIndex | QPersistentModelIndex


class HandView(Painted, QListView):
    """The cards of a hand: a click chooses one, a drag carries it away, arrows go from card to card."""

    picked = Signal(int)
    """A card was clicked, by its id."""
    lifted = Signal(int, QPoint)
    """A card is dragged: its id, and the global position."""
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    reached = Signal(int)
    """The keyboard came to a card, by its id."""

    def __init__(self, theme: Theme, model: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._cards = model
        self._card_width = 84
        self._gap = 12
        self._pressed: int | None = None
        self._press_at = QPoint()
        self._dragging = False
        self._ring = False
        self._lay: dict[int, float] = {}
        """Where each card lay, by its id, before the last change (px of the view)."""
        self._away: dict[int, float] = {}
        """How far each card is still from its place when it begins to slide there."""
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(1.0)
        self._slide.setEndValue(0.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slide_on)
        self._slide.finished.connect(self._away.clear)
        self.setModel(model)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        model.dataChanged.connect(self._on_changed)
        model.modelReset.connect(self._on_changed)

    def set_measures(self, card_width: int, gap: int) -> None:
        """Give the width of a card and the gap between two, in px."""
        if (card_width, gap) != (self._card_width, self._gap):
            self._card_width, self._gap = card_width, gap
            self._lay = {}
        self.viewport().update()

    @property
    def card_width(self) -> int:
        """The width of a card in px."""
        return self._card_width

    @property
    def current_id(self) -> int | None:
        """The card that the keyboard stands on, by its id."""
        index = self.currentIndex()
        return self._cards.cards[index.row()].id if 0 <= index.row() < len(self._cards.cards) else None

    def stand_on(self, card_id: int | None) -> None:
        """Put the keyboard on a card, or on none."""
        at = None if card_id is None else self._cards.find(card_id)
        self.setCurrentIndex(QModelIndex() if at is None else self._cards.index(at))
        self.viewport().update()

    def rects(self, more: int = 0) -> list[QRectF]:
        """Give the rectangle of each card, and as they would lie with so many ``more``, in px of the view."""
        edge = self.theme.px(4)
        area = QRectF(self.viewport().rect()).adjusted(edge, self.theme.px(RISE) / 2, -edge, self.theme.px(RISE) / 2 - edge)
        return fan_rects(len(self._cards.cards) + more, self._card_width, area, self._gap)

    def visualRect(self, index: Index) -> QRect:
        """Give where a card lies."""
        rects = self.rects()
        return rects[index.row()].toRect() if 0 <= index.row() < len(rects) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Find the card under a point; where they overlap, the one on top."""
        found = [at for at, rect in enumerate(self.rects()) if rect.contains(point)]
        return self._cards.index(found[-1]) if found else QModelIndex()

    def place_at(self, point: QPoint) -> int:
        """Tell before which card a point lies, in px of the view."""
        return sum(rect.center().x() < point.x() for rect in self.rects())

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go to the next card, or to either end."""
        count, at = len(self._cards.cards), self.currentIndex().row()
        steps = QAbstractItemView.CursorAction
        match action:
            case steps.MoveLeft | steps.MovePrevious:
                at = at - 1 if at >= 0 else count - 1
            case steps.MoveRight | steps.MoveNext:
                at += 1
            case steps.MoveHome:
                at = 0
            case steps.MoveEnd:
                at = count - 1
            case _:
                return self.currentIndex()
        return self._cards.index(max(0, min(at, count - 1)))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Paint the ring where the keyboard has come to."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the arrows; the table takes every other key."""
        along = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
        if event.key() in along and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._ring = True
            super().keyPressEvent(event)
            card = self.current_id
            if card is not None:
                self.reached.emit(card)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring round the card that the keyboard stands on."""
        self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        if self._ring and not self.currentIndex().isValid() and self._cards.cards:
            self.setCurrentIndex(self._cards.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self._ring = False
        super().focusOutEvent(event)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card."""
        index = self.indexAt(event.position().toPoint())
        self._pressed, self._dragging = None, False
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._pressed = self._cards.cards[index.row()].id
            self._press_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card once the mouse has gone far enough."""
        at = event.position().toPoint()
        if self._pressed is None:
            return
        if self._dragging:
            self.dragged.emit(self.viewport().mapToGlobal(at))
        elif (at - self._press_at).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.lifted.emit(self._pressed, self.viewport().mapToGlobal(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the card, or let go of it where it was carried."""
        card, self._pressed = self._pressed, None
        at = event.position().toPoint()
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.viewport().mapToGlobal(at))
        elif card is not None and event.button() == Qt.MouseButton.LeftButton:
            self.stand_on(card)
            self.picked.emit(card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take two quick clicks as two clicks."""
        self.mousePressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._slide.stop()
        self._lay = {card.id: rect.x() for card, rect in zip(self._cards.cards, self.rects(), strict=True)}
        self.viewport().update()

    def paint(self, painter: QPainter) -> None:
        rects = self._lying(self.rects())
        paint_fan(painter, self.theme, self._cards.cards, rects, ghost_role="on_wood_light")
        at = self.currentIndex().row()
        if self._ring and 0 <= at < len(rects):
            rect = rects[at].translated(0, -self.theme.px(RISE)) if self._cards.cards[at].chosen else rects[at]
            inset = self.theme.px(5)
            focus_ring(painter, self.theme, rect.adjusted(inset, inset, -inset, -inset), rect.width() * CORNER)

    def _lying(self, rects: list[QRectF]) -> list[QRectF]:
        """Give where the cards lie at this moment: a hand closes its gap sliding."""
        if self._slide.state() is not QVariantAnimation.State.Running:
            return rects
        share = float(self._slide.currentValue())
        away = [self._away.get(card.id, 0.0) * share for card in self._cards.cards]
        return [rect.translated(aside, 0) for rect, aside in zip(rects, away, strict=True)]

    def _on_changed(self) -> None:
        """Let cards that were there before slide to their new places; nobody waits for that."""
        self._slide.stop()
        is_open = any(card.face is not None for card in self._cards.cards)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor)
        now = {card.id: rect.x() for card, rect in zip(self._cards.cards, self.rects(), strict=True)}
        before, self._lay = self._lay, now
        away = {card: before[card] - x for card, x in now.items() if card in before and before[card] != x}
        if away and self.isVisible() and self.theme.ms("card_slide") > 0:
            self._away.clear()
            self._away.update(away)
            self._slide.setDuration(self.theme.ms("card_slide"))
            self._slide.start()
        self.viewport().update()

    def _slide_on(self) -> None:
        self.viewport().update()


class CarriedCard(Painted, QWidget):
    """The card in the hand: follows the pointer over the table, and takes no event."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._under = parent
        self._card: ShownCard | None = None
        self._wide = 84
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, card: ShownCard, width: int, at: QPoint) -> None:
        """Show a card of a width (px) at a global position."""
        self._card, self._wide = card, width
        size = card_size(width)
        self.resize(round(size.width()) + 24, round(size.height()) + 24)
        self.follow(at)
        self.show()
        self.raise_()

    def follow(self, at: QPoint) -> None:
        """Go where the pointer is."""
        here = self._under.mapFromGlobal(at)
        self.move(here.x() - self.width() // 2, here.y() - self.height() // 2)

    def paint(self, painter: QPainter) -> None:
        if self._card is None:
            return
        size = card_size(self._wide)
        paint_card(painter, self.theme, QRectF(12, 8, size.width(), size.height()), self._card.face, raised=True)


__all__ = ["CarriedCard", "HandView", "fan_rects", "paint_fan", "pitch"]
