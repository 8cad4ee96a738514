"""The wooden rack with the hand of the player at the screen, and the letters that a joker may stand for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.games.words_out.cards import ALPHABET
from ludogite.ui.games.words_out.card_fan import HandView
from ludogite.ui.games.words_out.cards_model import CardsModel, ShownCard
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import Theme, narrow
from ludogite.ui.widgets.base import Control, Label, Right, Shadow, filled
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.keys import KeyHint
from ludogite.ui.widgets.panels import Paper

HIGH, HIGH_SMALL = 140, 104
CARD, CARD_SMALL = 84, 62
GAP, GAP_SMALL = 12, 8
END, END_SMALL = 172, 112
"""Width of the words at the right end, px at 100 %."""
COLUMNS: Final = 9
BIG_TEXT: Final = 1.3
"""From this size of text on the hint of the keys leaves its room to the name."""


class HandTray(Painted, QWidget):
    """The rack: the cards, whose they are and how many, and what the keys do with them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._ink: int | None = None
        self._words = ("", "", "")
        self._hinted = False
        self.model = CardsModel(self)
        self.view = HandView(theme, self.model, self)
        self.hint = KeyHint(theme, (), "", self, colour="on_wood_light")
        self.help_button = IconButton(theme, "bulb", "", self)
        self.help_button.setCheckable(True)
        self.shade = Shadow(self, theme, "tray", self._corner)

    def _corner(self) -> float:
        return self.theme.radius("tray") * 0.7

    def wished_height(self) -> int:
        """Give the height of the rack, in px."""
        return self.theme.px(HIGH_SMALL if self.theme.small else HIGH)

    def show_hand(self, ink: int | None, title: str, short: str, note: str, cards: tuple[ShownCard, ...]) -> None:
        """Show a hand, whose it is (ink 1 to 8; ``short`` where the title has no room), and a note under that."""
        before = self.view.current_id
        self.model.show(cards)
        if before is not None and self.view.current_id != before:
            self.view.stand_on(before if self.model.find(before) is not None else None)
        self._ink, self._words = ink, (title, short, note)
        spoken = ", ".join(filter(None, (title, note))) or self.tr("Le chevalet est vide")
        if spoken != self.view.accessibleName():
            self.view.setAccessibleName(spoken)
        self.update()

    def set_hint(self, keys: tuple[str, ...], text: str) -> None:
        """Show what the keys do now."""
        self.hint.set_hint(keys, text)
        self._hinted = bool(keys)
        self.apply_theme()

    def card_place(self, card_id: int) -> QRectF:
        """Give where a card of the hand lies, in px of the parent; where a new one would come when it is not in the hand."""
        at = self.model.find(card_id)
        return self.new_places(1)[0] if at is None else self._mine(self.view.rects()[at])

    def card_places(self) -> list[QRectF]:
        """Give where all cards of the hand lie, in px of the parent."""
        return [self._mine(rect) for rect in self.view.rects()]

    def new_places(self, count: int) -> list[QRectF]:
        """Give where so many new cards would come, in px of the parent."""
        return [self._mine(rect) for rect in self.view.rects(more=count)[len(self.model.cards) :]]

    def _mine(self, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(self.view.pos() + self.pos()))

    def apply_theme(self) -> None:
        theme = self.theme
        pad = theme.px(10 if theme.small else 14)
        end = theme.px(END_SMALL if theme.small else END)
        usual = theme.px(CARD_SMALL if theme.small else CARD)
        room = (self.height() - theme.px(16)) / 1.386
        self.view.set_measures(int(min(usual, room)), theme.px(GAP_SMALL if theme.small else GAP))
        self.view.setGeometry(pad, 2, self.width() - 2 * pad - end, self.height() - theme.px(5))
        side = theme.size("touch_min")
        hint = self.hint.sizeHint()
        right = self.width() - theme.px(16)
        bottom = self.height() - theme.px(8)
        self.help_button.setGeometry(right - side + theme.px(6), bottom - side, side, side)
        fits = hint.width() <= end - side + theme.px(6) and theme.text_scale < BIG_TEXT
        self.hint.setVisible(self._hinted and fits and not theme.small)
        at = QRect(right - side - hint.width() + theme.px(4), bottom - (side + hint.height()) // 2, hint.width(), hint.height())
        self.hint.setGeometry(at)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        tray_frame(painter, theme, QRectF(self.rect()), radius=self._corner())
        title, short, note = self._words
        end = theme.px(END_SMALL if theme.small else END)
        right = self.width() - theme.px(20)
        name = theme.font("name" if not theme.small else "body", strong=True)
        painter.setFont(name)
        line = name.pixelSize() * 1.3
        top = theme.px(26 if not theme.small else 14)
        mark = name.pixelSize() * 0.9 if self._ink is not None else 0.0
        room = end - mark - theme.px(12)
        if painter.fontMetrics().horizontalAdvance(title) > room:
            title = short
        wide = min(painter.fontMetrics().horizontalAdvance(title) + 1, room)
        colour = theme.palette.on_wood_light
        text_in(painter, QRectF(right - wide, top, wide, line), title, colour, Right, shrink=0)
        if self._ink is not None:
            place = QRectF(right - wide - mark - theme.px(7), top + (line - mark) / 2, mark, mark)
            draw_symbol(painter, theme.player(self._ink).symbol, place, colour)
        painter.setFont(theme.font("note"))
        below = QRectF(right - end, top + line, end, painter.fontMetrics().height() + 2)
        if below.bottom() > self.help_button.y() + theme.px(8):  # large text
            below.setRight(self.help_button.x())
            below.setLeft(below.left() + theme.px(6))
            font = narrow(painter.font(), note, below.width())
            if theme.text_scale > 1 and font.pixelSize() < theme.least_text():  # the cards lie there, their number is enough
                note, font = note.partition(" ")[0], theme.font("note")
            painter.setFont(font)
        text_in(painter, below, note, colour, Right)


class LetterKey(Control):
    """One letter that a joker may become."""

    def __init__(self, theme: Theme, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, letter, parent)
        self.letter = letter

    def sizeHint(self) -> QSize:
        side = self.theme.size("touch_min")
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        role = "accent_tint" if self.hot() else "tile"
        if self.isEnabled():
            fill(painter, rect, theme.palette.of(role), theme.radius("tile"))
        edge = theme.palette.of("control_outline" if self.isEnabled() else "cell_line")
        outline(painter, rect, edge, theme.pen(1.5), theme.radius("tile"))
        painter.setFont(theme.letter_font(rect.height() * 0.6))
        text_in(painter, rect, self.letter, theme.palette.ink if self.isEnabled() else theme.faded("muted", 0.55))


class LetterPicker(Paper):
    """Asks for the letter of a joker: by a click, or by the key of the letter."""

    picked = Signal(str)
    left = Signal()
    """The player thought better of it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "panel", "ink")
        self.close_button = IconButton(theme, "close", "")
        self.close_button.clicked.connect(self._leave)
        self.keys = {letter: LetterKey(theme, letter, self) for letter in ALPHABET}
        top = filled(QHBoxLayout(), (self.title, 1), self.close_button)
        self._grid = QGridLayout()
        for at, key in enumerate(self.keys.values()):
            key.clicked.connect(self._on_key)
            self._grid.addWidget(key, at // COLUMNS, at % COLUMNS)
        self._column = filled(QVBoxLayout(self), top, self._grid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        self.apply_theme()
        self.hide()

    def ask(self, letters: Iterable[str], place: QRectF, within: QRect) -> None:
        """Offer letters beside the place that the joker will take, inside a rectangle of the parent."""
        offered = set(letters)
        for letter, key in self.keys.items():
            key.setEnabled(letter in offered)
        self.adjustSize()
        size = self.sizeHint()
        x = min(round(place.right()) + self.theme.px(18), within.right() - size.width() - self.theme.px(18))
        y = min(max(round(place.center().y() - size.height() / 2), within.top()), within.bottom() - size.height())
        self.setGeometry(x, y, size.width(), size.height())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_theme(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(16), px(8), px(10), px(16))
        self._grid.setSpacing(px(6))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Quelle lettre pour le joker ?"))
        self.setAccessibleName(self.title.text())
        self.close_button.set_name(self.tr("Reprendre le joker"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key of a letter; Escape takes the joker back."""
        letter = event.text().upper()
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif letter in self.keys and len(letter) == 1:
            if self.keys[letter].isEnabled():
                self._choose(letter)
        else:
            super().keyPressEvent(event)

    def _on_key(self) -> None:
        key = self.sender()
        if isinstance(key, LetterKey):
            self._choose(key.letter)

    def _choose(self, letter: str) -> None:
        self.hide()
        self.picked.emit(letter)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
