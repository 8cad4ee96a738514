"""The pieces of the new game page: a game in the list, a card of a variant, a line that unfolds, an option with its control."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import FOCUS_GAP, FOCUS_WIDTH, fill, outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Control, Label, Left, LineLabel, LinkButton, PaperButton, Shadow
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.choices import paint_dot
from ludogite.ui.widgets.emblem import grid_icon
from ludogite.ui.widgets.reading_order import tell_as_laid

STRIPE = 6
"""Px of the accent's edge on the chosen game."""


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
        self._about, self._counts = "", False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shade = ChosenShadow(self, theme, "paper", self.corner)
        self.toggled.connect(self.shade.follow)

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def set_texts(self, name: str, about: str, players: str = "") -> None:
        """Name the game and say something about it, or how many play: ``players`` says that in words."""
        self.setText(name)
        self._about, self._counts = about, bool(players)
        self.setAccessibleName(f"{name}, {players or about}")
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
        return math.ceil(self._picture().right() + self.theme.px(14 + 8) + max(words, about + self._sign()))

    def _sign(self) -> int:
        """Give the room of the sign before the number of players (px)."""
        return self.theme.text_px(15) + self.theme.px(6) if self._counts else 0

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
        if self._counts:
            side = theme.text_px(15)
            sign = QRectF(x, y + tall + theme.px(2) + (about - side) / 2, side, side)
            icon(painter, theme, "users", sign, theme.palette.muted)
        x += self._sign()
        room = QRectF(x, y + tall + theme.px(2), rect.width() - x - theme.px(6), about)
        text_in(painter, room, self._about, theme.palette.muted, Left)


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
        self._words.insertSpacing(self._words.count() - 1, self.theme.px(FOCUS_GAP + FOCUS_WIDTH))  # its ring cuts no line
        self._words.insertWidget(self._words.count() - 1, self.link, 0, Qt.AlignmentFlag.AlignLeft)
        tell_as_laid(self._row)
        return self.link

    def apply_theme(self) -> None:
        self._row.setSpacing(self.theme.px(12))
        self.setMinimumHeight(self.theme.px(44))


class VariantCard(Control):
    """A way to play, as a card: its name and two words; the chosen one has the accent's line, its tint and a check mark.

    Cards with the same parent exclude each other and the arrow keys go round them.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._brief = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, brief: str, note: str) -> None:
        """Name the way to play; the note says it in a sentence."""
        self.setText(title)
        self._brief = brief
        self.setAccessibleDescription(note)
        set_tip(self, note)
        self.apply_theme()

    def sizeHint(self) -> QSize:
        theme = self.theme
        high = self.line_height("name") + (self.line_height("note") if self._brief else 0) + theme.px(14 if theme.small else 24)
        width = max(self.text_width("name"), self.text_width("note", self._brief)) + theme.px(48)
        return QSize(math.ceil(width), max(theme.px(56 if theme.small else 72), math.ceil(high)))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect, chosen = QRectF(self.rect()), self.isChecked()
        role = "accent_tint" if chosen else "surface_soft" if self.hot() else "surface"
        fill(painter, rect, theme.palette.of(role), self.corner())
        edge, width = ("accent", 2.5) if chosen else ("control_outline", 1.5)
        outline(painter, rect, theme.palette.of(edge), theme.pen(width), self.corner())
        name, brief = self.line_height("name"), self.line_height("note") if self._brief else 0
        y = (rect.height() - name - brief) / 2
        x, room = theme.px(14), rect.width() - theme.px(46)
        painter.setFont(theme.font("name"))
        text_in(painter, QRectF(x, y, room, name), self.text(), theme.palette.ink, Left)
        if self._brief:
            painter.setFont(theme.font("note"))
            text_in(
                painter,
                QRectF(x, y + name, room + theme.px(18), brief),
                self._brief,
                theme.palette.of("ink" if chosen else "muted"),
                Left,
            )
        if chosen:
            side = theme.px(18)
            icon(
                painter,
                theme,
                "check",
                QRectF(rect.right() - side - theme.px(10), y + (name - side) / 2, side, side),
                theme.palette.accent,
            )


class LessonLine(Painted, QWidget):
    """The green line of the first game of a kind: the guided game is offered, once."""

    learn = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "name", "ink")
        self.about = LineLabel(theme, "note", "muted")
        self.button = PaperButton(theme, compact=True)
        self.button.clicked.connect(self.learn)
        row = filled(QHBoxLayout(self), self.title, (self.about, 1), self.button)
        self._row = self.scaled(row, (46, 6, 12, 6), spacing=12)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Première fois ?"))
        self.about.setText(self.tr("Pépin te montre le jeu en trois minutes."))
        self.button.setText(self.tr("Partie guidée"))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        fill(painter, rect, theme.palette.positive_tint, theme.radius("control"))
        side = theme.px(22)
        icon(painter, theme, "bulb", QRectF(theme.px(14), (rect.height() - side) / 2, side, side), theme.palette.positive)


def heading(theme: Theme) -> Label:
    """Make the title of a section of the paper."""
    return Label(theme, "section", "ink")
