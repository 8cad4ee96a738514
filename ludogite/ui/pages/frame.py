"""The frame that the quiet pages share (profile, records, settings, about): the walnut bar over a scrolling, centred body."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill, outline
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import BASE_WIDTH, Theme
from ludogite.ui.widgets import HeaderBar, Label, Left, Notice, Page, Paper, PaperButton, Right, Scroll
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.panels import bring_into_sight

PICTURE = 88
"""Px of the picture of a blank at 100 %."""


class FramedPage(Page):
    """A page with the bar on top, a notice over its foot, and a body that scrolls when it must; ``drawn`` as in ``Theme.side``."""

    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, drawn: float = BASE_WIDTH) -> None:
        super().__init__(theme, parent)
        self._drawn = drawn
        self.header = HeaderBar(theme, self)
        self.header.back.connect(self.back)
        self.pane = Scroll(theme)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = self.pane.column
        self.notice = Notice(theme, over=self)
        filled(QVBoxLayout(self), self.header, (self.pane, 1), close=True)
        self.header.shade.fall_on_next()

    def body_width(self) -> int:
        """Return the width that the body has in this window (px)."""
        return self.width() - 2 * self._side()

    def _side(self) -> int:
        return self.theme.side(self.width(), self._drawn)

    def reflow(self) -> None:
        """Arrange the body for the present width and text size; pages add their columns."""
        side, gutter = self._side(), self.theme.size("gutter")
        self.body.setContentsMargins(side, gutter, side, gutter + self.theme.px(4))
        self.body.setSpacing(self.theme.px(16))

    def apply_theme(self) -> None:
        super().apply_theme()
        self.reflow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reflow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape go back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        super().keyPressEvent(event)


Texts = Callable[[], tuple[str, str]]
"""Reads a name and what it means in the language of the moment."""


class TitledPaper(Paper):
    """A sheet of paper with a title and rows under it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "section", "ink")
        self.column = filled(QVBoxLayout(self), self.title)
        self.apply_theme()

    def add_row(self, texts: Texts, control: QWidget | None = None, *, ruled: bool = True) -> Row:
        """Add a row for a control, with its name and what it means, under a hairline or not; return it."""
        row = Row(self.theme, control)
        row.bind(lambda: row.set_texts(*texts()))
        row.set_ruled(ruled)
        self.column.addWidget(row)
        return row

    def apply_theme(self) -> None:
        px = self.theme.px
        wide = px(16 if self.theme.small else 22)
        self.column.setContentsMargins(wide, px(14), wide, px(16))
        self.column.setSpacing(px(4))


class Row(Painted, QWidget):
    """Something to set: its name and what it means, its control at the right, or below when the words need the width."""

    def __init__(
        self, theme: Theme, control: QWidget | None = None, parent: QWidget | None = None, *, least_words: int = 150
    ) -> None:
        super().__init__(theme, parent)
        self.control = control
        self._least_words = least_words
        self._is_ruled = True
        self.name = Label(theme, "name", "ink", wrap=True)
        self.about = Label(theme, "note", "muted", wrap=True)
        self.words = filled(QVBoxLayout(), self.name, self.about)
        self.words.setSpacing(0)
        self._box = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self.words, 1))
        if control is not None:
            self._box.addWidget(control, 0, Right)
        self.apply_theme()

    def set_texts(self, name: str, about: str = "") -> None:
        """Name it, for the eye and for the ear."""
        self.name.setText(name)
        self.about.setText(about)
        self.about.setVisible(bool(about))
        if self.control is not None:
            self.control.setAccessibleName(name)
            self.control.setAccessibleDescription(about)

    def set_ruled(self, ruled: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Draw the hairline above the row, or not: the first row of a sheet needs none."""
        self._is_ruled = ruled
        self.update()

    def apply_theme(self) -> None:
        px = self.theme.px
        self._box.setContentsMargins(0, px(10), 0, px(10))
        self._reflow()

    def _reflow(self) -> None:
        if self.control is None:
            return
        room = self.width() - self.control.sizeHint().width() - self.theme.px(16)
        stacked = room < self.theme.text_px(self._least_words)
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self._box.direction() != way:
            self._box.setDirection(way)
            self._box.setAlignment(self.control, Left if stacked else Right)
        self._box.setSpacing(self.theme.px(6 if stacked else 16))

    def minimumSizeHint(self) -> QSize:
        """Ask for no more width than it takes with the control below the words: it would never get so narrow as to put it there."""
        least = super().minimumSizeHint()
        if self.control is None:
            return least
        below = max(self.words.minimumSize().width(), self.control.sizeHint().width())
        return QSize(min(least.width(), below), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def paint(self, painter: QPainter) -> None:
        if self._is_ruled:
            rule(painter, self.theme, 0, 0, self.width())


class Question(Painted, QWidget):
    """A question asked in the page itself, with its two answers: never a window of its own."""

    agreed = Signal()
    declined = Signal()
    refused = Signal()
    """Nobody shall ask again; only where such an answer is offered."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.label = Label(theme, "body", "ink", wrap=True)
        self.never = PaperButton(theme, compact=True, tone="soft")
        self.never.clicked.connect(self._refuse)
        self.yes = PaperButton(theme, tone="danger", compact=True)
        self.no = PaperButton(theme, compact=True, tone="soft")
        self.yes.clicked.connect(self._agree)
        self.no.clicked.connect(self._decline)
        self._answers = self.scaled(filled(QHBoxLayout(), self.yes, self.no, self.never, 1), spacing=12)
        self._box = self.scaled(filled(QVBoxLayout(self), self.label, self._answers), (14, 12, 14, 14), spacing=10)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lies_over = False
        self.hide()

    def ask(self, question: str, agree: str, decline: str, never: str = "") -> None:
        """Ask; the keyboard is on the harmless answer. ``never`` offers an answer that ends the asking."""
        self.never.setText(never)
        self.never.setVisible(bool(never))
        self.label.setText(question)
        self.yes.setText(agree)
        self.no.setText(decline)
        self.setAccessibleName(question)
        self.yes.setAccessibleDescription(question)
        self.show()
        self.no.setFocus(Qt.FocusReason.TabFocusReason)
        bring_into_sight(self)

    def lie(self, area: QRect) -> None:
        """Lie in the middle of the top of an area (px of the parent), over everything else."""
        self._lies_over = True
        margin = self.theme.px(16)
        wide = min(area.width() - 2 * margin, self.theme.text_px(760))
        self.setFixedWidth(wide)
        self.adjustSize()
        self.move(area.left() + (area.width() - wide) // 2, area.top() + margin)
        self.raise_()

    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()

    def _refuse(self) -> None:
        self.hide()
        self.refused.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Keep the keyboard on the answers where the question lies over something else: what is below is not to be pressed."""
        if not self._lies_over:
            return super().focusNextPrevChild(forward)
        answers = [answer for answer in (self.yes, self.no, self.never) if not answer.isHidden()]
        here = next((place for place, answer in enumerate(answers) if answer.hasFocus()), -1)
        answers[(here + (1 if forward else -1)) % len(answers)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape decline."""
        if event.key() == Qt.Key.Key_Escape:
            self._decline()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        rect, corner = QRectF(self.rect()), self.theme.radius("control")
        fill(painter, rect, self.theme.palette.surface_soft, corner)
        outline(painter, rect, self.theme.palette.danger, self.theme.pen(1.5), corner)


class Blank(Painted, QWidget):
    """What stands where there is nothing to show yet: a picture in a soft disc, a title, a sentence, perhaps a button."""

    def __init__(self, theme: Theme, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mark = mark
        self.title = Label(theme, "panel", "ink", wrap=True)
        self.text = Label(theme, "body", "muted", wrap=True)
        self._box = self.scaled(filled(QVBoxLayout(self), 1), (16, PICTURE + 24, 16, 12), spacing=6)
        self._box.addSpacing(0)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._box.addWidget(label)
        self._box.addStretch(1)

    def set_mark(self, mark: str) -> None:
        """Change the picture."""
        self._mark = mark
        self.update()

    def set_texts(self, title: str, text: str) -> None:
        """Change both texts."""
        self.title.setText(title)
        self.text.setText(text)

    def paint(self, painter: QPainter) -> None:
        side = self.theme.px(PICTURE)
        disc = QRectF((self.width() - side) / 2, self.title.y() - side - self.theme.px(16), side, side)
        fill(painter, disc, self.theme.palette.surface_soft, side / 2)
        outline(painter, disc, self.theme.palette.line, self.theme.pen(1.5), side / 2)
        half = round(side * 0.46)
        place = QRectF(round(disc.center().x() - half / 2), round(disc.center().y() - half / 2), half, half)
        icon(painter, self.theme, self._mark, place, self.theme.palette.muted)


def rule(painter: QPainter, theme: Theme, x: float, y: float, width: float) -> None:
    """Draw a hairline of the sheet."""
    painter.fillRect(QRectF(x, y, width, math.ceil(theme.px(1))), theme.palette.line)
