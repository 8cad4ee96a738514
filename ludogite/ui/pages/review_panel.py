"""The review beside a replay: the ranking without chance, and each player's dearest choices, one click from their moment."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.advice import Hindsight, Loss
from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.style.paint import fill, text_in
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.game import NO_TEXTS, GameTexts
from ludogite.ui.texts.review import ReviewWords
from ludogite.ui.widgets import Control, Label, Medallion, PaperButton, Right, Scroll
from ludogite.ui.widgets.base import filled

LISTED = 5
WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class LossRow(Control):
    """A dear choice: when and what it cost, what was played, what was better; a click goes there."""

    chosen = Signal(int)
    """It was clicked: the step of the choice."""

    def __init__(self, theme: Theme, words: GameTexts, loss: Loss, when: str, *, child: bool = False) -> None:
        super().__init__(theme)
        self.loss, self._words, self._is_child = loss, words, child
        self._when = when
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._choose)
        self.retranslate()

    def _choose(self) -> None:
        self.chosen.emit(self.loss.entry)

    def retranslate(self) -> None:
        loss = self.loss
        self._cost = texts.number(-loss.cost, 1)
        self._played = self.tr("Joué : {what}").format(what=self._words.remark(loss.played.code, loss.played.args))
        self._best = self.tr("Mieux : {what}").format(what=self._words.better(loss))
        words = ReviewWords()
        head = " · ".join(filter(None, (self._when, loss.seen, words.severity(loss.cost, child=self._is_child), words.top(loss))))
        self.setAccessibleName(f"{head}, {self._cost}. {self._played}. {self._best}")
        self.setAccessibleDescription(self.tr("Aller à ce moment"))
        set_tip(self, f"{self._played}\n{self._best}")
        self._head = head
        self.update()

    def sizeHint(self) -> QSize:
        words = self.line_height("name") + 2 * self.line_height("body") + self.theme.px(12)
        return QSize(self.theme.px(200), max(round(words), self.theme.size("touch_min")))

    def heightForWidth(self, width: int) -> int:
        """Hold the head, and what was played and what were better, on as many lines as they take (px)."""
        said = sum(high for *_, high in self._said(width - 2 * self.theme.px(12)))
        return max(math.ceil(said) + self.theme.px(12), self.theme.size("touch_min"))

    def _said(self, room: float) -> Iterator[tuple[str, str, str, float, float]]:
        """Give each text, its font, colour, width and height in a row of ``room`` px; the cost stands beside the first."""
        beside = QFontMetricsF(self.theme.font("name", tabular=True)).horizontalAdvance(self._cost) + self.theme.px(8)
        for text, font, colour, wide in (
            (self._head, "name", "ink", room - beside),
            (self._played, "body", "muted", room),
            (self._best, "body", "ink", room),
        ):
            metrics = QFontMetricsF(self.theme.font(font))
            yield text, font, colour, wide, metrics.boundingRect(QRectF(0, 0, wide, 10_000), WRAPPED, text).height()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        fill(painter, rect, theme.palette.of("accent_tint" if self.hot() else "surface_soft"), self.corner())
        inner = rect.adjusted(theme.px(12), theme.px(6), -theme.px(12), -theme.px(6))
        painter.setFont(theme.font("name", tabular=True))
        line = QRectF(inner.left(), inner.top(), inner.width(), self.line_height("name"))
        text_in(painter, line, self._cost, theme.palette.danger, Right)
        top = inner.top()
        for text, font, colour, wide, high in self._said(inner.width()):
            painter.setFont(theme.font(font))
            painter.setPen(theme.palette.of(colour))
            painter.drawText(QRectF(inner.left(), top, wide, high), WRAPPED, text)
            top += high


class ReviewPanel(Themed, QWidget):
    """What the game looks like afterwards; ``chosen`` says the step of a choice that one wants to see."""

    chosen = Signal(int)
    rehearse = Signal()
    """Somebody wants to think dear choices over again; offered by ``offer_rehearsal``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._found: Hindsight | None = None
        self._percent: int | None = 0
        self._seats: tuple[SeatInfo, ...] = ()
        self.children_at_table: frozenset[Seat] = frozenset()
        """The seats of children, to whom it speaks as to children."""
        self._when: Callable[[int], str] = str
        self._words = NO_TEXTS
        self.rows: list[LossRow] = []
        self.note = Label(theme, "note", "muted", wrap=True)
        self.again = PaperButton(theme, mark="redo", tone="soft", compact=True)
        self.again.clicked.connect(self.rehearse)
        self.again.hide()
        self.list = Scroll(theme)
        column = filled(QVBoxLayout(self), self.note, (self.again, 0, Qt.AlignmentFlag.AlignLeft), (self.list, 1))
        column.setContentsMargins(0, 0, 0, 0)

    def offer_rehearsal(self) -> None:
        """Offer to think dear choices over again."""
        self.again.show()

    def show_progress(self, percent: int) -> None:
        """Say how far the looking back is (0 to 100)."""
        self._percent = percent
        self._show_note()

    def show_review(self, found: Hindsight | None, seats: Sequence[SeatInfo], when: Callable[[int], str], words: GameTexts) -> None:
        """Show the review in the words of the game; None where the game has none. ``when`` names the moment of a step."""
        self._found, self._seats, self._when, self._percent, self._words = found, tuple(seats), when, None, words
        self.retranslate()

    def retranslate(self) -> None:
        self._show_note()
        self.again.setText(self.tr("Rattrape tes points"))
        self.rows = []
        column = self.list.column
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if self._found is None:
            return
        column.setSpacing(self.theme.px(8))
        found, places = self._found, self._found.places
        order = sorted(range(len(self._seats)), key=lambda seat: (places[seat] if places else 0, seat))
        for seat in order:
            column.addWidget(self._head(seat, None if places is None else places[seat]))
            child = seat in self.children_at_table
            for sentence in self._praise(found, seat, child=child):
                column.addWidget(Label(self.theme, "body", "ink", sentence, wrap=True))
            for loss in found.dearest(seat, LISTED):
                row = LossRow(self.theme, self._words, loss, self._when(loss.entry), child=child)
                row.chosen.connect(self.chosen)
                column.addWidget(row)
                self.rows.append(row)
        column.addStretch(1)

    def _praise(self, found: Hindsight, seat: Seat, *, child: bool) -> list[str]:
        """Say what was good, the find of the game, and what was luck."""
        words = ReviewWords()
        said = [words.share(found, seat, child=child)]
        said += [words.find(self._words, find, self._when(find.entry), child=child) for find in found.finds if find.seat == seat]
        said += [words.account(account) for account in found.accounts if account.seat == seat]
        fortunes = [one for one in found.fortunes if one.seat == seat]
        if fortunes:
            best, worst = max(fortunes, key=lambda one: one.luck), min(fortunes, key=lambda one: one.luck)
            said.append(words.fortune(best, worst, self._when(best.entry), self._when(worst.entry)))
        return list(filter(None, said))

    def _head(self, seat: int, place: int | None) -> QWidget:
        """Head a player's list: badge, name, place without chance, and what was lost in all."""
        head, info = QWidget(), self._seats[seat]
        row = QHBoxLayout(head)
        row.setContentsMargins(0, self.theme.px(6), self.theme.px(12), 0)
        name = info.name if place is None else self.tr("{place}. {name}").format(place=place, name=info.name)
        lost = self._found.lost[seat] if self._found is not None else 0.0
        total = texts.number(-lost, 1)
        row.addWidget(Medallion(self.theme, info.ink, 28))
        row.addWidget(Label(self.theme, "name", "ink", name), 1)
        row.addWidget(Label(self.theme, "name", "ink", total, tabular=True))
        return head

    def _show_note(self) -> None:
        if self._percent is not None:
            self.note.setText(self.tr("On refait le film… {percent} %").format(percent=self._percent))
        elif self._found is None:
            self.note.setText(self.tr("Pas de bilan pour cette partie."))
        else:
            told = [texts.reckoning(self._found.reckoning)]
            if not self._found.losses:
                told.append(self.tr("Rien à redire : personne n’a perdu de points."))
            if self._found.is_close:
                told.append(ReviewWords().close())
            self.note.setText(" ".join(told))
