"""The ranking without chance, beside the podium: what everybody's choices lost, and the way to the dearest of them."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.advice import Hindsight, Reckoning
from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.review import ReviewWords
from ludogite.ui.widgets import Label, Left, LinkButton
from ludogite.ui.widgets.base import filled

MOST_IN_LINE = 5
"""So many people stand side by side at a text size of 100 %; more share two lines."""
LARGE_TEXT = 1.4
"""From this size of text on, the links of a narrow window stand below the title."""


class Ranking(Painted, QWidget):
    """Everybody in the order of what their choices lost: place, badge, name, points, side by side."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.shown: tuple[tuple[int, SeatInfo, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_places(self, shown: tuple[tuple[int, SeatInfo, str], ...]) -> None:
        """Show places, people and what they lost, best first."""
        self.shown = shown
        self.updateGeometry()
        self.setAccessibleName(". ".join(f"{place}. {info.name}, {lost}" for place, info, lost in shown))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), len(self._rows()) * self.theme.text_px(34))

    def _rows(self) -> list[tuple[tuple[int, SeatInfo, str], ...]]:
        """Share people among lines, so many at most on each."""
        lines = max(math.ceil(len(self.shown) / (MOST_IN_LINE // self.theme.text_scale)), 1)
        each = math.ceil(len(self.shown) / lines)
        return [self.shown[number * each : (number + 1) * each] for number in range(lines)]

    def paint(self, painter: QPainter) -> None:
        rows = self._rows()
        high = self.height() / len(rows)
        for number, row in enumerate(rows):
            self._paint_row(painter, row, number * high, high)

    def _paint_row(self, painter: QPainter, row: tuple[tuple[int, SeatInfo, str], ...], top: float, high: float) -> None:
        """Paint one stretch per person, as wide as its words; where all together are too wide, names give way to points."""
        theme = self.theme
        strong, plain = theme.font("name", tabular=True), theme.font("body")
        points, names = QFontMetricsF(strong).horizontalAdvance, QFontMetricsF(plain).horizontalAdvance
        side, gap = theme.text_px(26), theme.px(8)
        fixed = [points(f"{place}.") + theme.px(6) + side + points(lost) + 3 * gap for place, _info, lost in row]
        wished = [names(info.name) + gap for _place, info, _lost in row]
        spare = self.width() - sum(fixed)
        given = min(max(spare, 0) / max(sum(wished), 1), 1.0)
        x = 0.0
        for (place, info, lost), room in zip(row, [wide * given for wide in wished], strict=True):
            painter.setFont(strong)
            wide = points(f"{place}.")
            text_in(painter, QRectF(x, top, wide, high), f"{place}.", theme.palette.ink, Left)
            badge = QRectF(x + wide + theme.px(6), top + (high - side) / 2, side, side)
            portrait(painter, theme, badge, info.face, theme.player(info.ink))
            x = badge.right() + gap
            if room > theme.text_px(24):
                painter.setFont(plain)
                text_in(painter, QRectF(x, top, room - gap + 1, high), info.name, theme.palette.ink, Left)
                x += room
            painter.setFont(strong)
            text_in(painter, QRectF(x, top, points(lost) + 1, high), lost, theme.palette.ink, Left)
            x += points(lost) + 2 * gap


class Luckless(Themed, QWidget):
    """What stands on the page of the end; hidden until there is something to say of the game ``number``."""

    review = Signal()
    """Somebody wants to see the choices."""
    rehearse = Signal()
    """Somebody wants to think them over again; offered by ``offer_rehearsal``."""

    def __init__(self, theme: Theme, number: int, seats: tuple[SeatInfo, ...], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._number, self._seats = number, seats
        self._found: Hindsight | None = None
        self._percent: int | None = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title = Label(theme, "panel", "ink")
        self.link = LinkButton(theme, "", mark="list-check")
        self.link.clicked.connect(self.review)
        self.again = LinkButton(theme, "", mark="redo")
        self.again.clicked.connect(self.rehearse)
        self.again.hide()
        self.ranking = Ranking(theme)
        self.note = Label(theme, "note", "muted", wrap=True)
        self._links = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), self.again, self.link)
        self._head = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.title, 1), self._links)
        self._column = filled(QVBoxLayout(self), self._head, self.ranking, self.note)
        self.retranslate()
        self.apply_theme()

    def offer_rehearsal(self) -> None:
        """Offer to think dear choices over again."""
        self.again.show()

    def show_progress(self, number: int, percent: int) -> None:
        """Say how far the looking back on a game is, if it is this one."""
        if number == self._number:
            self._percent = percent
            self.retranslate()

    def show_hindsight(self, number: int, found: Hindsight | None) -> None:
        """Rank a game, if it is this one; one that cannot be ranked needs no paper."""
        if number != self._number:
            return
        self._found, self._percent = found, None
        self.setVisible(found is not None and found.reckoning is not Reckoning.OPEN)
        self.ranking.setVisible(len(self._seats) > 1)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Sans la chance"))
        set_tip(self.title, self.tr("Ce que les choix de chacun ont coûté, chance mise à part."))
        self.link.setText(self.tr("Les choix les plus chers"))
        self.again.setText(self.tr("Rattrape tes points"))
        self.link.setEnabled(self._found is not None)
        if self._percent is not None:
            self.note.setText(self.tr("On refait le film… {percent} %").format(percent=self._percent))
        elif self._found is not None:
            close = ReviewWords().close() if self._found.is_close else ""
            self.note.setText(" ".join(filter(None, (texts.reckoning(self._found.reckoning), close))))
        self.ranking.show_places(tuple(self._ranked()))

    def _ranked(self) -> list[tuple[int, SeatInfo, str]]:
        found = self._found
        if found is None or found.places is None:
            return []
        places = found.places

        def of(seat: Seat) -> tuple[int, SeatInfo, str]:
            return places[seat], self._seats[seat], texts.number(-found.lost[seat], 1)

        return [of(seat) for seat in sorted(range(len(self._seats)), key=lambda seat: (places[seat], seat))]

    def apply_theme(self) -> None:
        is_large = self.theme.small and self.theme.text_scale > LARGE_TEXT
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
