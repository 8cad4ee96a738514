"""Le coup du jour: one position at its own table, one try, then the answer with what the best choices are worth, and a seal."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date
from enum import Enum

from PySide6.QtCore import QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QHideEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.advice import NO_LEAD
from ludogite.services.rehearsal import Tried
from ludogite.ui import texts
from ludogite.ui.pages.day_parts import Leaf
from ludogite.ui.screen.drawn_choice import ChoicePictures, Piece, paint_pieces
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.style.paint import fill, text_in, track
from ludogite.ui.style.symbols import empty_seal, portrait, seal
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HeaderBar, Label, Left, Page, Paper, PaperButton, PrimaryButton, Right
from ludogite.ui.widgets.base import filled

SEAL = 96
MOST_FACES = 3
"""Others of the family who are shown beside a line."""
WIDE, NARROW = 788, 560
"""Px of the paper of the answer at most, and at least beside a sheet, at 100 %."""


class Stage(Enum):
    """Where a problem stands."""

    ASKED = "asked"
    ANSWERED = "answered"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the answer: what could be chosen, and how many points it loses; ``faces`` of who lost as much (portrait, ink)."""

    text: str
    cost: float
    pieces: tuple[Piece, ...] = ()
    """The dice or letters that say it; () where words do."""
    faces: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What the page says of a problem: the game's name, the question, the lines of the answer and the reason."""

    game: str
    question: str
    lines: tuple[Line, ...]
    reason: str
    counts: bool = True
    """Whether points are lost at all, or answers merely named."""
    pictures: ChoicePictures | None = None


class AnswerPaper(Paper):
    """The answer: a line for each of the best choices, one for one's own where it is none of them, and the seal."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "page", "ink")
        self.reason = Label(theme, "body", "muted", wrap=True)
        self._column = filled(QVBoxLayout(self), self.title, self.reason)
        self._column.addStretch(1)
        self.lines: tuple[Line, ...] = ()
        self._pictures: ChoicePictures | None = None
        self._mine, self._face, self.is_found, self.counts = -1, ("", 1), False, True
        self.hide()

    def show_answer(self, told: Told, tried: Tried | None, face: tuple[str, int]) -> None:
        """Show the answer beside what was tried."""
        lines = list(told.lines)
        self.is_found, self._face, self.counts = tried is not None and tried.is_found, face, told.counts
        self._mine, self._pictures = -1, told.pictures
        if tried is not None and told.counts:
            near = [n for n, one in enumerate(lines) if abs(one.cost - tried.cost) < NO_LEAD]
            if tried.is_found:
                self._mine = 0
            elif near:
                self._mine = near[0]
            else:
                lines.append(Line(self.tr("ton choix"), tried.cost))
                lines.sort(key=lambda one: one.cost)
                self._mine = next(n for n, one in enumerate(lines) if one.cost == tried.cost)
        self.lines = tuple(lines)
        self.title.setText(self.tr("Parfait !") if self.is_found else self.tr("Presque !"))
        self.reason.setText(told.reason)
        said = [f"{one.text}, {self._cost(one)}" if self._cost(one) else one.text for one in self.lines]
        self.setAccessibleName(f"{self.title.text()} {told.reason}")
        self.setAccessibleDescription(". ".join(said))
        self.apply_theme()
        self.show()
        self.raise_()

    def _cost(self, line: Line) -> str:
        if not self.counts:
            return ""
        return self.tr("le mieux") if line.cost < NO_LEAD else f"−{texts.number(line.cost, 1)}"

    def _row(self) -> float:
        return max(self.theme.px(46), QFontMetricsF(self.theme.font("name")).height() * 1.3)

    def wanted_height(self) -> int:
        """Return the height that the answer needs (px)."""
        words = self.reason.heightForWidth(max(self.width() - self.theme.px(170), 100))
        head = max(self.title.sizeHint().height() + words + self.theme.px(30), self.theme.px(SEAL + 20))
        return math.ceil(head + self.theme.px(14) + len(self.lines) * self._row())

    def apply_theme(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(28), px(16), px(140), px(8))
        self._column.setSpacing(px(2))

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, px, high = self.theme, self.theme.px, self._row()
        top = self.height() - px(14) - len(self.lines) * high
        worst = max((one.cost for one in self.lines), default=0.0) * 1.3 or 1.0
        for number, one in enumerate(self.lines):
            row = QRectF(px(16), top + number * high, self.width() - px(32), high - px(4))
            if number == self._mine:
                fill(
                    painter, row, theme.palette.positive_tint if self.is_found else theme.palette.turn_tint, theme.radius("control")
                )
            middle = row.center().y()
            painter.setFont(theme.font("panel", tabular=True))
            text_in(painter, QRectF(row.left() + px(8), row.top(), px(26), row.height()), str(number + 1), theme.palette.muted)
            face = px(34)
            right = row.right() - px(16) - face
            if number == self._mine:
                place = QRectF(row.right() - px(8) - face, middle - face / 2, face, face)
                portrait(painter, theme, place, self._face[0], theme.player(self._face[1]))
            end = right
            if self.counts:
                painter.setFont(theme.font("panel", tabular=True))
                figure = QRectF(right - px(96), row.top(), px(96), row.height())
                colour = theme.palette.positive if one.cost < NO_LEAD else theme.palette.ink
                text_in(painter, figure, self._cost(one), colour, Right, shrink=0.6)
                bar = QRectF(figure.left() - px(170), middle - px(6), px(150), px(12))
                if bar.left() > row.left() + px(260):
                    colour = theme.palette.positive if one.cost < NO_LEAD else theme.palette.control_outline
                    track(painter, theme, bar, 1 - one.cost / worst, colour)
                    end = bar.left()
                else:
                    end = figure.left()
            small = px(28)
            for before, (name, ink) in enumerate(one.faces[:MOST_FACES]):
                at = QRectF(end - px(10) - (before + 1) * (small + px(4)), middle - small / 2, small, small)
                portrait(painter, theme, at, name, theme.player(ink))
            end -= min(len(one.faces), MOST_FACES) * (small + px(4))
            words = QRectF(row.left() + px(42), row.top(), end - row.left() - px(54), row.height())
            if one.pieces and self._pictures is not None:
                paint_pieces(painter, theme, words, self._pictures, one.pieces, theme.palette.control_outline)
                continue
            painter.setFont(theme.font("name"))
            text_in(painter, words, one.text, theme.palette.ink, Left, shrink=0.7)
        side = px(SEAL)
        place = QRectF(self.width() - side - px(18), px(12), side, side)
        if self.is_found:
            seal(painter, theme, place)
        else:
            empty_seal(painter, theme, place)


class DayProblemPage(Page):
    """A problem: its table, and the answer over it once it was tried."""

    back = Signal()
    again = Signal()
    """The same problem is wanted once more; it does not count."""
    went_on = Signal()
    """The next problem, or the page of the day."""
    challenged = Signal()
    rules = Signal()
    gone = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.stage = Stage.ASKED
        self.told: Told | None = None
        self.board: QWidget | None = None
        self._day, self._face, self._next = date.min, ("", 1), ""
        self._first, self._is_weighing = True, False
        self.header = HeaderBar(theme, self)
        self.header.back.connect(self.back)
        self.rules_button = self.header.add_action("rules", "")
        self.rules_button.clicked.connect(self.rules)
        self.leaf = Leaf(theme, small=True)
        self.question = Label(theme, "page", "ink")
        self.about = Label(theme, "body", "muted")
        words = filled(QVBoxLayout(), self.question, self.about)
        words.setSpacing(0)
        self._head = filled(QHBoxLayout(), self.leaf, (words, 1))
        self.answer = AnswerPaper(theme, self)
        self.again_button = PaperButton(theme, mark="redo")
        self.again_button.clicked.connect(self.again)
        self.challenge_button = PaperButton(theme, mark="copy", tone="soft")
        self.challenge_button.clicked.connect(self.challenged)
        self.next_button = PrimaryButton(theme, mark="play")
        self.next_button.clicked.connect(self.went_on)
        self.foot = QWidget(self)
        self._foot = filled(QHBoxLayout(self.foot), self.again_button, self.challenge_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.next_button)
        self.foot.hide()
        self._whole = filled(QVBoxLayout(self), self.header, close=True)
        self._whole.addLayout(self._head)
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._place_answer)
        self.retranslate()
        self.apply_theme()

    def ask(self, board: QWidget, told: Told, day: date, face: tuple[str, int], following: str, *, first: bool) -> None:
        """Ask a problem at its table: for a day, for somebody (portrait, ink); ``following`` names the next game, "" for none."""
        if self.board is not None:
            self._whole.removeWidget(self.board)
            self.board.hide()
            self.board.deleteLater()
        self.board, self.told, self._day, self._face, self._next = board, told, day, face, following
        self.stage, self._first, self._is_weighing = Stage.ASKED, first, False
        self._rise.stop()
        self.answer.hide()
        self.foot.hide()
        self.leaf.show_day(day)
        self._whole.insertWidget(2, board, 1)
        board.show()
        self.retranslate()
        self.apply_theme()
        board.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_weighing(self, is_weighing: bool) -> None:  # noqa: FBT001 (a slot)
        """Say that a choice is being weighed, or what is asked again."""
        self._is_weighing = is_weighing
        self.retranslate()

    def take_try(self, tried: Tried) -> None:
        """Show the answer; the table stays as it is, with nothing to press on it."""
        if self.stage is Stage.ANSWERED or self.told is None or self.board is None:
            return
        self.stage = Stage.ANSWERED
        self._rest()
        self.answer.show_answer(self.told, tried, self._face)
        self.foot.show()
        self.retranslate()
        self.apply_theme()
        if isinstance(self.board, GameScreen):
            self.board.flow.announce(f"{self.answer.accessibleName()} {self.answer.accessibleDescription()}")
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.theme.reduced_motion:
            self._rise.setDuration(self.theme.ms("card_slide"))
            self._rise.start()

    def _rest(self) -> None:
        board = self.board
        if isinstance(board, GameScreen):
            board.setEnabled(False)
            for part in (board.primary, *board.parts.secondary, board.status_line):
                part.hide()
        elif board is not None:
            board.setEnabled(False)
            for button in board.findChildren(PrimaryButton):
                button.hide()

    def _place_answer(self, share: float) -> None:
        """Lay the paper over the lower part of the table; it comes from below."""
        if self.board is None or self.stage is not Stage.ANSWERED:
            return
        px, room = self.theme.px, self.board.geometry()
        wide = min(room.width() - 2 * px(16), self.theme.text_px(WIDE))
        if isinstance(self.board, GameScreen):  # beside the sheet, as far as the lines have room
            wide = min(wide, max(self.board.play_rect().right() - px(24), self.theme.text_px(NARROW)))
        self.answer.resize(wide, self.answer.height())
        low = self.foot.sizeHint().height()
        self.foot.setGeometry(0, self.height() - low, self.width(), low)
        high = min(self.answer.wanted_height(), self.foot.y() - room.top() - px(8))
        away = (1 - float(share)) * (high + px(20))
        self.answer.setGeometry(QRect(room.left() + px(24), round(self.foot.y() - px(4) - high + away), wide, high))
        self.foot.raise_()

    def foot_top(self) -> int:
        return self.foot.y() if self.foot.isVisible() else self.height()

    def retranslate(self) -> None:
        title = self.tr("Le coup du jour")
        self.setAccessibleName(title)
        is_tight, is_answered = self._is_tight(), self.stage is Stage.ANSWERED
        weighing = self.tr("Le coach regarde ton choix…") if self._is_weighing else ""
        for part in (self.leaf, self.question, self.about):
            part.setVisible(not is_tight and not is_answered)
        if self.told is not None and is_tight:
            self.header.set_title(self.told.question, weighing or self.told.game)
        elif self.told is not None:
            self.header.set_title(title, self.told.question if is_answered else self.told.game)
        self.rules_button.setText(self.tr("Règles"))
        self.again_button.setText(self.tr("Réessayer"))
        self.challenge_button.setText(self.tr("Défier quelqu’un"))
        self.next_button.setText(self.tr("Coup suivant") if self._next else self.tr("Du jour"))
        if self.told is None:
            return
        self.question.setText(self.told.question)
        asked = self.tr("Un seul essai compte.") if self._first else self.tr("Pour le plaisir : cet essai ne compte plus.")
        self.about.setText(weighing or asked if self.stage is Stage.ASKED else "")

    # ---- look and keys ---------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        super().apply_theme()
        if not hasattr(self, "_rise"):
            return
        px, gutter = self.theme.px, self.theme.size("gutter")
        self._head.setContentsMargins(gutter, px(8), gutter, px(2))
        self._head.setSpacing(px(14))
        if self._is_tight() or self.stage is Stage.ANSWERED:
            self._head.setContentsMargins(0, 0, 0, 0)
        self._foot.setContentsMargins(gutter, px(6), gutter, px(12))
        self._whole.setContentsMargins(0, 0, 0, self.foot.sizeHint().height() if self.stage is Stage.ANSWERED else 0)
        self._foot.setSpacing(px(12))
        self.next_button.setMinimumWidth(min(px(360), self.width() // 3))
        self._whole.activate()
        self._place_answer(1.0)

    def _is_tight(self) -> bool:
        """Tell whether the table needs the room of the head: the bar asks the question then, as it does beside the answer."""
        return self.height() < self.theme.px(700) or self.theme.text_scale > 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()
        self.apply_theme()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the table, or to what goes on."""
        if self.stage is Stage.ANSWERED:
            self.next_button.setFocus(event.reason())
        elif self.board is not None:
            self.board.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.gone.emit()
