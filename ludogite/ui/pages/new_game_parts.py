"""The pieces of the new game page: a game in the list, a chip to add somebody, an option with its control."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import dashed, fill, outline, sunk, text_in
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.symbols import draw_symbol, icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Centre, Control, Label, Left, LinkButton, Shadow
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.choices import paint_dot
from ludogite.ui.widgets.emblem import grid_icon

STRIPE = 6
"""Px of the accent's edge on the chosen game."""
COMPUTER, GUEST, PHONES = 0, -1, -2
"""The numbers of a chip that is nobody of the family's."""
MARKS = {COMPUTER: "computer", GUEST: "user", PHONES: "phone"}


class ChosenShadow(Shadow):
    """The shadow of the game that is chosen: the others lie flat."""

    def wanted(self) -> bool:
        """Cast a shadow under what is chosen."""
        return super().wanted() and isinstance(self.host, Control) and self.host.isChecked()


class GameItem(Control):
    """A game in the list: its picture, its name, how many play; the chosen one lies on paper."""

    def __init__(self, theme: Theme, game_id: str, art: GameArt | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.game_id, self._art = game_id, art
        self._about = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shade = ChosenShadow(self, theme, "paper", self.corner)
        self.toggled.connect(self.shade.follow)

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def set_texts(self, name: str, about: str) -> None:
        """Name the game and say how many play, or that it comes later."""
        self.setText(name)
        self._about = about
        self.setAccessibleName(f"{name}, {about}")
        self.apply_theme()

    def sizeHint(self) -> QSize:
        theme = self.theme
        words = self._name_layout()[1] + QFontMetricsF(theme.font("note")).height() + theme.px(14)
        return QSize(theme.px(200), max(theme.px(72 if theme.small else 114), math.ceil(words)))

    @property
    def _is_tight(self) -> bool:
        """Say whether the words need the room of the picture: a small window or big text."""
        return self.theme.small or self.theme.text_scale > 1.3

    def _picture(self) -> QRectF:
        theme = self.theme
        width, height = (64, 52) if self._is_tight else (104, 84)
        left = theme.px(11 if self._is_tight else 16)
        return QRectF(left, (self.height() - theme.px(height)) / 2, theme.px(width), theme.px(height))

    def _name_layout(self) -> tuple[QTextLayout, float]:
        """Break the name into lines; return them and their height (px)."""
        theme = self.theme
        layout = QTextLayout(self.text(), theme.font("name" if self._is_tight else "panel"))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        room = self.width() - self._picture().right() - theme.px(14 + 8)
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(room, theme.px(60)))
            line.setPosition(QPointF(0, y))
            y += line.height() * 0.98
        layout.endLayout()
        return layout, y

    def least_width(self) -> int:
        """Return the width (px) in which no word is cut: names break between words, what is said about them does not."""
        name = QFontMetricsF(self.theme.font("name" if self._is_tight else "panel"))
        words = max((name.horizontalAdvance(word) for word in self.text().split(" ")), default=0.0)
        about = QFontMetricsF(self.theme.font("note")).horizontalAdvance(self._about)
        return math.ceil(self._picture().right() + self.theme.px(14 + 8) + max(words, about))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        if self.isChecked():
            fill(painter, rect, theme.palette.surface, self.corner())
            painter.save()
            painter.setClipRect(QRectF(0, 0, theme.px(STRIPE), rect.height()))
            fill(painter, rect, theme.palette.accent, self.corner())
            painter.restore()
            outline(painter, rect, theme.palette.accent, theme.px(1.5), self.corner())
        elif self.hot():
            fill(painter, rect, theme.faded("surface", 0.6), self.corner())
        if not self.isEnabled():
            painter.setOpacity(0.42)
        picture = self._picture()
        grid_icon(painter, theme, self._art, picture, radius=theme.radius("control"))
        painter.setOpacity(1.0)
        lines, tall = self._name_layout()
        about = QFontMetricsF(theme.font("note")).height()
        x = picture.right() + theme.px(14)
        y = (rect.height() - tall - about - theme.px(2)) / 2
        painter.setPen(theme.palette.of("ink" if self.isEnabled() else "muted"))
        lines.draw(painter, QPointF(x, y))
        painter.setFont(theme.font("note"))
        room = QRectF(x, y + tall + theme.px(2), rect.width() - x - theme.px(6), about)
        text_in(painter, room, self._about, theme.palette.muted, Left)


class Chip(Control):
    """Somebody who could still sit down: a symbol and a name; COMPUTER, GUEST and PHONES have an icon."""

    def __init__(self, theme: Theme, number: int, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Hold symbol and name, 40 px high; a long name is cut at 180 px."""
        theme = self.theme
        width = min(self.text_width("note", strong=True), theme.text_px(180))
        height = max(theme.size("touch_min"), math.ceil(self.line_height("note")) + theme.px(14))
        return QSize(math.ceil(width) + theme.px(18 + 8 + 12 + 12), height)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        sunk(painter, theme, rect, self.corner())
        if self.hot():
            fill(painter, rect, theme.palette.accent_tint, self.corner())
            outline(painter, rect, theme.palette.accent, theme.px(1.5), self.corner())
        enabled = self.isEnabled()
        mark = MARKS.get(self.number)
        side = theme.px(18 if mark else 14)
        place = QRectF(theme.px(12), round((rect.height() - side) / 2), side, side)
        if mark:
            icon(painter, theme, mark, place, theme.palette.of("ink" if enabled else "muted"))
        else:
            draw_symbol(painter, theme.player(self.number).symbol, place, theme.player(self.number).colour)
        painter.setFont(theme.font("note", strong=True))
        x = place.right() + theme.px(7)
        room = QRectF(x, 0, rect.width() - x - theme.px(8), rect.height())
        text_in(painter, room, self.text(), theme.palette.of("ink" if enabled else "muted"), Left)


class LeaderMark(Control):
    """A dot and a word beside one of the people: the one who decides in doubt."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """Stay chosen: another one takes it over."""
        self.setChecked(True)

    def sizeHint(self) -> QSize:
        """Hold dot and word, 40 px high."""
        theme = self.theme
        height = max(theme.size("touch_min"), math.ceil(self.line_height("body")) + theme.px(14))
        return QSize(math.ceil(self.text_width("body", strong=True)) + theme.px(8 + 18 + 8 + 8), height)

    def paint(self, painter: QPainter) -> None:
        theme, chosen = self.theme, self.isChecked()
        middle = self.height() / 2
        paint_dot(painter, theme, QPointF(theme.px(17), middle), theme.px(9), chosen=chosen)
        painter.setFont(theme.font("body", strong=chosen))
        room = QRectF(theme.px(34), 0, self.width() - theme.px(34), self.height())
        text_in(painter, room, self.text(), theme.palette.of("ink" if chosen or self.hot() else "muted"), Left)


class EmptySeat(Control):
    """The dashed round place beside the chips: a new profile."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def corner(self) -> float:
        """Be round."""
        return self.theme.px(20)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(40), self.theme.px(40))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hot():
            fill(painter, rect, theme.palette.accent_tint, self.corner())
        dashed(painter, theme, rect, theme.palette.control_outline, radius=rect.height() / 2)
        side = theme.px(18)
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center())
        icon(painter, theme, "plus", place, theme.palette.ink)


class Flow(QLayout):
    """A row that breaks: widgets one after the other, on as many lines as it takes."""

    def __init__(self, theme: Theme, gap: int = 10) -> None:
        super().__init__()
        self._theme, self._gap = theme, gap
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away, None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at a width (px)."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """Ask for the widest item only: lines break."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Hold the widest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return size

    def setGeometry(self, rect: QRect) -> None:
        """Lay the items out."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _place(self, rect: QRect, *, move: bool) -> int:
        gap = self._theme.px(self._gap)
        x, y, tall = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, tall = rect.x(), y + tall + gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + gap
            tall = max(tall, size.height())
        return y + tall - rect.y()


class FieldCell(Themed, QWidget):
    """An option: its name and what it means, its control at the right."""

    def __init__(self, theme: Theme, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.control = control
        self.link: LinkButton | None = None
        self.name = Label(theme, "name", "ink")
        self.about = Label(theme, "note", "muted", wrap=True)
        self.better = LinkButton(theme, "", self, mark="check")
        self.better.hide()
        self._words = filled(QVBoxLayout(), 1, self.name, self.about, (self.better, 0, Qt.AlignmentFlag.AlignLeft), 1)
        self._words.setSpacing(0)
        self._row = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self._words, 1))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.apply_theme()

    def set_stacked(self, stacked: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Put the control below the words, or beside them."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)

    def set_texts(self, name: str, about: str) -> None:
        """Name the option, for the eye and for the ear."""
        self.name.setText(name)
        self.about.setText(about)
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(about)

    def add_link(self) -> LinkButton:
        """Put a link below the words, and return it; the option then takes a whole line."""
        self.link = LinkButton(self.theme, "", self, mark="pencil")
        self._words.insertWidget(self._words.count() - 1, self.link, 0, Qt.AlignmentFlag.AlignLeft)
        return self.link

    def apply_theme(self) -> None:
        self._row.setSpacing(self.theme.px(12))
        self.setMinimumHeight(self.theme.px(44))


class KeyLink(Control):
    """A quiet link with its key: "Lire la règle [F1]"."""

    def __init__(self, theme: Theme, mark: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._mark, self._key = mark, key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _cap_width(self) -> float:
        return QFontMetricsF(self.theme.font("label")).horizontalAdvance(self._key) + self.theme.px(14)

    def sizeHint(self) -> QSize:
        theme = self.theme
        width = theme.px(6 + 7 + 7) + theme.text_px(18) + self.text_width("body") + self._cap_width()
        return QSize(math.ceil(width), max(theme.px(34), theme.text_px(30)))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        ink = theme.palette.of("ink" if self.hot() else "muted")
        side = theme.text_px(18)
        middle = self.height() / 2
        icon(painter, theme, self._mark, QRectF(theme.px(4), round(middle - side / 2), side, side), ink)
        x = theme.px(4) + side + theme.px(7)
        painter.setFont(theme.font("body"))
        width = self.text_width("body")
        text_in(painter, QRectF(x, 0, width + 1, self.height()), self.text(), ink, Left)
        cap = QRectF(x + width + theme.px(7), round(middle - theme.text_px(13)), self._cap_width(), theme.text_px(26))
        fill(painter, cap, theme.palette.surface, theme.radius("key"))
        outline(painter, cap, theme.palette.control_outline, theme.px(1.5), theme.radius("key"))
        painter.setFont(theme.font("label"))
        text_in(painter, cap, self._key, theme.palette.ink, Centre)


def heading(theme: Theme) -> Label:
    """Make the title of a section of the paper."""
    return Label(theme, "section", "ink")


class Faint(Canvas, Label):
    """A quiet remark at the right end of a heading, with an icon before it when asked."""

    qt_paints = True

    def __init__(self, theme: Theme, mark: str = "", parent: QWidget | None = None) -> None:
        self._mark = mark
        super().__init__(theme, "body", "muted", parent=parent)

    def apply_theme(self) -> None:
        """Take new sizes: room for the icon."""
        super().apply_theme()
        self.setContentsMargins(self.theme.px(25) if self._mark else 0, 0, 0, 0)

    def paint(self, painter: QPainter) -> None:
        if self._mark and self.text():
            side = self.theme.px(18)
            place = QRectF(0, round((self.height() - side) / 2), side, side)
            icon(painter, self.theme, self._mark, place, self.theme.palette.muted)
