"""Le bilan: the curve of a finished game, and the dearest choices of whoever looks back, each drawn as played and as better."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.advice import Hindsight, Loss, Remark
from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.pages.curves import expected_of, own_turn, race_of
from ludogite.ui.screen.drawn_choice import ChoicePictures, DrawnChoice, paint_pieces
from ludogite.ui.screen.timeline import Timeline
from ludogite.ui.style.paint import fill, outline, paper, text_block, text_in
from ludogite.ui.style.plain import menu_text, set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.review import ReviewWords
from ludogite.ui.widgets import (
    Control,
    HeaderBar,
    HouseMenu,
    IconButton,
    Label,
    Left,
    Page,
    Paper,
    PaperButton,
    PrimaryButton,
    Right,
    Scroll,
)
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.race_plot import RacePlot, Spot

LISTED = 6
"""Dear choices that are shown of somebody."""
LEAST_PIECE = 34
"""Px of a die, a tile or a card at least, at 100 %."""
LARGE_TEXT = 1.4
"""From this size of text on, a card takes the whole width."""
AROUND = 12
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Played(NamedTuple):
    """A finished game as the page needs it: its words and pictures, who sat there, its turns, and everybody's points by turn."""

    number: int
    name: str
    words: GameTexts
    pictures: ChoicePictures | None
    seats: tuple[SeatInfo, ...]
    timeline: Timeline
    curves: tuple[tuple[tuple[int, int], ...], ...]
    children: frozenset[Seat] = frozenset()

    def turn(self, loss: Loss) -> int:
        """Give the turn of a choice, counted among the own ones as the curve counts them."""
        return own_turn(self.timeline.turns, loss.seat, loss.entry)

    def drawn(self, loss: Loss, choice: Remark) -> DrawnChoice:
        """Draw what was played, or what was better; without pieces where it is said in words only."""
        best = dict(loss.best.args).get("value")
        worth = max(best - (loss.cost if choice is loss.played else 0.0), 0.0) if isinstance(best, float | int) else None
        return DrawnChoice() if self.pictures is None else self.pictures.draw(choice, loss.seen, worth, self.words)


class ChoiceCard(Control):
    """A dear choice: what it cost, what was played over what was better; the chosen one is what the buttons below mean."""

    def __init__(self, theme: Theme, played: Played, loss: Loss, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.loss, self._game = loss, played
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def retranslate(self) -> None:
        loss, words, game = self.loss, ReviewWords(), self._game
        self.when, self._cost = self.tr("Tour {n}").format(n=game.turn(loss)), texts.number(-loss.cost, 1)
        named = (self.tr("Joué"), loss.played), (self.tr("Mieux"), loss.best)
        self._rows = [(title, game.drawn(loss, choice), game.words.remark(choice.code, choice.args)) for title, choice in named]
        measure = " · ".join(filter(None, (words.severity(loss.cost, child=loss.seat in game.children), words.top(loss))))
        self.why = words.reason(game.words, loss) or measure
        said = [f"{title}\u202f: {text}" for title, _drawn, text in self._rows]
        self.setAccessibleName(f"{self.when}, {self._cost}. {'. '.join(said)}")
        self.setAccessibleDescription(game.words.better(loss) if loss.why else measure)
        set_tip(self, game.words.better(loss) if loss.why else "")
        self.update()

    def _row_height(self) -> float:
        return self.line_height("body") + self.theme.px(LEAST_PIECE + 22)

    def _head_height(self) -> float:
        return self.line_height("panel") + 2 * self.line_height("note") + self.theme.px(6)

    def sizeHint(self) -> QSize:
        high = self._head_height() + 2 * self._row_height() + self.theme.px(2 * 14 + 8)
        return QSize(self.theme.px(250), math.ceil(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        theme, px, rect = self.theme, self.theme.px, QRectF(self.rect())
        paper(painter, theme, rect, radius=self.corner())
        if self.isChecked() or self.hot():
            outline(painter, rect, theme.palette.accent, theme.pen(2.5 if self.isChecked() else 1.5), self.corner())
        inner = rect.adjusted(px(18), px(14), -px(18), -px(14))
        painter.setFont(theme.font("panel", tabular=True))
        head = QRectF(inner.left(), inner.top(), inner.width(), self.line_height("panel"))
        text_in(painter, head, self._cost, theme.palette.danger, Right)
        text_in(painter, head.adjusted(0, 0, -px(70), 0), self.when, theme.palette.ink, Left, shrink=0.7)
        painter.setFont(theme.font("note"))
        note = QRectF(inner.left(), head.bottom(), inner.width(), 2 * self.line_height("note"))
        text_block(painter, note, self.why, theme.palette.muted, WRAPPED)
        top = inner.top() + self._head_height()
        high = (inner.bottom() - top - px(8)) / 2
        for number, (title, drawn, text) in enumerate(self._rows):
            place = QRectF(inner.left(), top + number * (high + px(8)), inner.width(), high)
            self._paint_row(painter, place, title, drawn, text, is_better=number == 1)

    def _paint_row(self, painter: QPainter, rect: QRectF, title: str, drawn: DrawnChoice, text: str, *, is_better: bool) -> None:
        theme, px = self.theme, self.theme.px
        colour = theme.palette.of("positive" if is_better else "muted")
        fill(painter, rect, theme.palette.of("positive_tint" if is_better else "surface_soft"), theme.radius("control"))
        inner, line = rect.adjusted(px(12), px(6), -px(12), -px(6)), self.line_height("body")
        side = px(16)
        mark = QRectF(inner.left(), inner.top() + (line - side) / 2, side, side)
        icon(painter, theme, "check" if is_better else "close", mark, colour)
        painter.setFont(theme.font("body"))
        text_in(painter, QRectF(mark.right() + px(8), inner.top(), inner.width() / 2, line), title, colour, Left)
        painter.setFont(theme.font("name", tabular=True))
        beside = QRectF(inner.left() + inner.width() * 0.35, inner.top(), inner.width() * 0.65, line)
        text_in(painter, beside, drawn.label, theme.palette.ink, Right, shrink=0.6)
        below = QRectF(inner.left(), inner.top() + line, inner.width(), inner.height() - line)
        if drawn.pieces and self._game.pictures is not None:
            ring = theme.palette.of("positive" if is_better else "control_outline")
            paint_pieces(painter, theme, below, self._game.pictures, drawn.pieces, ring)
        else:
            painter.setFont(theme.font("body"))
            text_block(painter, below, text, theme.palette.ink, WRAPPED)


class BilanPage(Page):
    """The page; ``show_hindsight`` fills it, what was asked for is told by signals."""

    back = Signal()
    watch = Signal(int)
    """Somebody wants to see a choice where it was made: the step."""
    rehearse = Signal(int)
    """Somebody wants to think their dear choices over again: the seat."""

    def __init__(self, theme: Theme, played: Played, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.played = played
        self.found: Hindsight | None = None
        self._percent: int | None = 0
        people = [seat for seat, info in enumerate(played.seats) if info.is_person]
        self.seat = people[0] if people else 0
        self._people = people or list(range(len(played.seats)))
        self.cards: list[ChoiceCard] = []
        self._first = 0
        self.bar = HeaderBar(theme, self)
        self.bar.back.connect(self.back)
        self.curve = Paper(theme)
        self.title = Label(theme, "panel", "ink")
        self.share = Label(theme, "body", "positive", strong=True)
        self.unit = Label(theme, "note", "muted")
        self.who = PaperButton(theme, mark="user", tone="soft", compact=True, drops=True)
        self.who.clicked.connect(self._choose_who)
        self.plot = RacePlot(theme)
        self.plot.pressed.connect(self._choose_turn)
        self.note = Label(theme, "body", "muted", wrap=True)
        self.watch_button = PaperButton(theme, mark="play")
        self.watch_button.clicked.connect(self._watch)
        self.before, self.after = IconButton(theme, "back", "", self), IconButton(theme, "next", "", self)
        self.before.clicked.connect(partial(self._turn_over, -1))
        self.after.clicked.connect(partial(self._turn_over, 1))
        self.again = PrimaryButton(theme, mark="redo")
        self.again.clicked.connect(self._rehearse)
        self._build()
        self._show()
        self.retranslate()
        self.apply_theme()

    def _build(self) -> None:
        head = filled(QHBoxLayout(), self.title, self.share, 1, self.unit, self.who)
        self._inside = filled(QVBoxLayout(self.curve), head, (self.plot, 1))
        self.told = Scroll(self.theme, self)
        self.holder = QWidget()
        self._grid = QGridLayout(self.holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        filled(self.told.column, (self.curve, 1), self.note, (self.holder, 1))
        self.foot = QWidget()
        self._foot = filled(QHBoxLayout(self.foot), self.watch_button, self.before, self.after, 1, self.again)
        filled(QVBoxLayout(self), self.bar, (self.told, 1), self.foot, close=True)

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.foot.y()

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_progress(self, number: int, percent: int) -> None:
        """Say how far the looking back on a game is, if it is this one."""
        if number == self.played.number:
            self._percent = percent
            self.retranslate()

    def show_hindsight(self, number: int, found: Hindsight | None) -> None:
        """Show what the game looks like afterwards, if it is this one."""
        if number != self.played.number:
            return
        self.found, self._percent = found, None
        dear = [seat for seat in self._people if found is not None and found.dearest(seat, 1)]
        if self.seat not in dear and dear:
            self.seat = dear[0]
        self._show()
        self.retranslate()

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The dear choices of whoever looks back, dearest first."""
        return () if self.found is None else self.found.dearest(self.seat, LISTED)

    @property
    def chosen(self) -> Loss | None:
        """The choice whose card is chosen."""
        return next((card.loss for card in self.cards if card.isChecked()), None)

    def _show(self) -> None:
        """Lay the cards of whoever looks back, and draw the curves."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards, self._first = [], 0
        for loss in self.losses:
            card = ChoiceCard(self.theme, self.played, loss, self.holder)
            card.toggled.connect(self._mark)
            self.cards.append(card)
        if self.cards:
            self.cards[0].setChecked(True)
        curves, least = self.played.curves, 0
        expected = expected_of(self.played.timeline.turns, self.found, len(self.played.seats))
        if expected:
            curves, least = expected, min(points for curve in expected for _turn, points in curve)
        race = race_of(self.played.seats, curves)
        self._racers = [seat for seat, curve in enumerate(curves) if curve]
        self._is_expected = bool(expected)
        self.plot.show_race(replace(race, least=least), self.tr("Les points, tour après tour"))
        self._mark()
        self._place()

    def _mark(self) -> None:
        """Mark the dear choices on the curve, and mean the chosen one below."""
        turns, found = self.played.timeline.turns, self.found
        if self.seat in self._racers and found is not None:
            racer = self._racers.index(self.seat)
            dear = {card.loss.entry: Spot(racer, self.played.turn(card.loss)) for card in self.cards}
            finds = [
                Spot(racer, own_turn(turns, self.seat, one.entry), is_find=True) for one in found.finds if one.seat == self.seat
            ]
            self.plot.show_spots((*dear.values(), *finds), dear.get(self.chosen.entry) if self.chosen is not None else None)
        self._name_buttons()

    def retranslate(self) -> None:
        played, found = self.played, self.found
        self.setAccessibleName(self.tr("Bilan"))
        self.bar.set_title(self.tr("Bilan"), " · ".join((played.name, ", ".join(info.name for info in played.seats))))
        name = played.seats[self.seat].name
        self.title.setText(elided(self.tr("La partie de {name}"), name=name) if len(self._people) > 1 else self.tr("Ta partie"))
        self.who.setText(name)
        self.who.setAccessibleName(elided(self.tr("Le bilan de {name}, choisir quelqu’un d’autre"), name=name))
        self.who.setVisible(len(self._people) > 1)
        share = found.perfect_share(self.seat) if found is not None else None
        self.share.setText("" if share is None else self.tr("{n} % de choix parfaits").format(n=round(100 * share)))
        self.unit.setText(self.tr("fin attendue") if self._is_expected else self.tr("points"))
        if self._percent is not None:
            said = self.tr("On refait le film… {percent} %").format(percent=self._percent)
        elif found is None:
            said = self.tr("Pas de bilan pour cette partie.")
        else:
            said = "" if self.cards else self.tr("Rien à redire\u202f: aucun choix n’a coûté cher.")
        self.note.setText(said)
        self.note.setVisible(bool(said))
        for card in self.cards:
            card.retranslate()
        for button, text in ((self.before, self.tr("Choix plus chers")), (self.after, self.tr("Choix moins chers"))):
            button.setAccessibleName(text)
            set_tip(button, text)
        self.again.setText(self.tr("Rattrape tes points"))
        self._name_buttons()

    def _name_buttons(self) -> None:
        chosen = self.chosen
        self.watch_button.setVisible(chosen is not None)
        if chosen is not None:
            self.watch_button.setText(self.tr("Revoir ce tour"))
            self.watch_button.setAccessibleDescription(self.tr("Tour {n}").format(n=self.played.turn(chosen)))
        asks = bool(self.found is not None and self.found.places is not None and self.cards)
        self.again.setVisible(asks and self.played.seats[self.seat].is_person)

    # ---- what people do --------------------------------------------------------------------------------------------

    def _choose_who(self) -> None:
        menu = HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for seat in self._people:
            menu.addAction(menu_text(self.played.seats[seat].name), partial(self.look_at, seat))
        menu.popup(self.who.mapToGlobal(self.who.rect().bottomLeft()))

    def look_at(self, seat: Seat) -> None:
        """Show the game of somebody else."""
        self.seat = seat
        self._show()
        self.retranslate()

    def _choose_turn(self, turn: int) -> None:
        """Choose the card of a turn that was clicked on the curve, where it has one."""
        for number, card in enumerate(self.cards):
            if self.played.turn(card.loss) == turn:
                card.setChecked(True)
                self._first = number - number % self._fitting()
                self._place()
                return

    def _watch(self) -> None:
        if self.chosen is not None:
            self.watch.emit(self.chosen.entry)

    def _rehearse(self) -> None:
        self.rehearse.emit(self.seat)

    def _turn_over(self, way: int) -> None:
        self._first += way * self._fitting()
        self._place()
        self.cards[self._first].setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # ---- look ------------------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        px, gap = self.theme.px, self.theme.size("gutter")
        self._inside.setContentsMargins(px(24), px(14), px(18), px(12))
        self._grid.setSpacing(px(12))
        self.told.column.setSpacing(gap)
        self._place()
        super().apply_theme()

    def _fitting(self) -> int:
        """Give how many cards stand side by side."""
        if self.theme.text_scale >= LARGE_TEXT:
            return 1
        return 2 if self.theme.small or self.width() < self.theme.px(1000) else 3

    def _place(self) -> None:
        px, gap, each = self.theme.px, self.theme.size("gutter"), self._fitting()
        side = self.theme.side(self.width()) - px(AROUND)
        self.told.column.setContentsMargins(side + px(AROUND), gap, side + px(AROUND), px(AROUND))
        self._foot.setContentsMargins(side + px(AROUND), px(4), side + px(AROUND), px(14))
        self._foot.setSpacing(px(12))
        self.plot.setMinimumHeight(px(150 if self.theme.small else 220))
        self._first = max(min(self._first, len(self.cards) - 1), 0)
        shown = range(self._first, min(self._first + each, len(self.cards)))
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            card.setVisible(number in shown)
            if number in shown:
                self._grid.addWidget(card, 0, number - self._first)
        for column in range(3):
            self._grid.setColumnStretch(column, int(column < each))
        self.holder.setVisible(bool(self.cards))
        self.before.setVisible(len(self.cards) > each)
        self.after.setVisible(len(self.cards) > each)
        self.before.setEnabled(self._first > 0)
        self.after.setEnabled(self._first + each < len(self.cards))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to what goes on."""
        super().showEvent(event)
        (self.again if not self.again.isHidden() else self.plot).setFocus(Qt.FocusReason.MouseFocusReason)
