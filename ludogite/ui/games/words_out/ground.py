"""What lies on a Words Out table and where: felt with four rows, rack, players, piles, actions; small, normal and large."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.words_out.state import ROWS
from ludogite.services.game_session import AnySession
from ludogite.ui.games.words_out.book import BookSheet
from ludogite.ui.games.words_out.card import card_size
from ludogite.ui.games.words_out.card_fan import CarriedCard
from ludogite.ui.games.words_out.hand import HandTray, LetterPicker
from ludogite.ui.games.words_out.lane import Lane
from ludogite.ui.games.words_out.model import BookModel
from ludogite.ui.games.words_out.round import Piles, Roundtable
from ludogite.ui.screen.frame import STRETCH, TableFrame
from ludogite.ui.style.theme import BASE_HEIGHT, BASE_WIDTH, Look
from ludogite.ui.widgets.base import Label
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.panels import Tray

GAME_ID = "words_out"
ASIDE, ASIDE_SMALL = 280, 236
PRIMARY, PRIMARY_SMALL = 380, 290
GAP, GAP_SMALL = 13, 10
BELOW, BELOW_SMALL = 12, 8


class WordsOutGround(TableFrame):
    """The parts of the screen and their places; what they show and do is the table's own."""

    game_id = "words_out"

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.table = table
        self.band.hide()
        self.tray = Tray(look, GAME_ID, self)
        self.board = self.tray
        self.lanes = [Lane(look, number, self.tray) for number in range(ROWS)]
        self.hand = HandTray(look, self)
        self.round = Roundtable(look, self)
        self.piles = Piles(look, GAME_ID, self)
        self.prompt = Label(look, "body", "muted", wrap=True, parent=self)
        self.take_back = PaperButton(look, "", self)
        self.no_button = PaperButton(look, "", self)
        self.never_button = PaperButton(look, "", self)
        self.secondary = [self.take_back, self.no_button, self.never_button]
        self.picker = LetterPicker(look, self)
        self.carried = CarriedCard(look, self)
        self.book = BookModel(self)
        self.book_sheet = BookSheet(look, self.book)
        self.overlay = Overlay(self)

    # ---- places -----------------------------------------------------------------------------------------------------------

    def aside_width(self) -> int:
        """Give the width of the paper column, in px."""
        return self.look.px(ASIDE_SMALL if self.look.small else ASIDE)

    def relayout(self) -> None:
        """Lay rows, hand and actions at the left, players and piles at the right."""
        look, small = self.look, self.look.small
        gutter, gap = look.size("gutter"), look.px(GAP_SMALL if small else GAP)
        wide = min(self.width(), round(look.px(BASE_WIDTH) * STRETCH)) - 2 * gutter
        high = min(self.height(), round(look.px(BASE_HEIGHT) * STRETCH)) - gutter - look.px(BELOW_SMALL if small else BELOW)
        left, top = (self.width() - wide) // 2, max((self.height() - high) // 2, look.px(10))
        aside, bottom = self.aside_width(), top + high
        main = wide - aside - gutter
        actions = self._lay_row(left, bottom, main)
        column = QRect(left + main + gutter, bottom - actions, aside, actions)
        self.quiet.setGeometry(column)
        bottom -= actions + look.px(10 if not small else 9)
        rack = self.hand.wished_height()
        self.hand.setGeometry(left, bottom - rack, main, rack)
        end = bottom
        bottom -= rack + gap
        if not self.coach.isHidden():
            coach = self.coach.wished_height(main, high)
            self.coach.setGeometry(left, bottom - coach, main, coach)
            bottom -= coach + gap
        self.tray.setGeometry(left, top, main, bottom - top)
        self._lay_lanes()
        players = self.round.wished_height(end - top - look.px(180 if small else 210))
        self.round.setGeometry(column.left(), top, aside, players)
        pile_top = top + players + gap + look.px(3)
        self.piles.setGeometry(column.left(), pile_top, aside, end - pile_top)
        panel = max(aside, look.px(420))
        self.panel.setGeometry(left + wide - panel, top, panel, end - top)

    def _lay_row(self, left: int, bottom: int, main: int) -> int:
        """Place the actions: the primary at the right, the others from the left, the prompt between; return their height."""
        look, gap = self.look, self.look.px(12)
        high = self.primary.sizeHint().height()
        shown = [button for button in self.secondary if not button.isHidden()]
        wished = [button.sizeHint().width() for button in shown]
        primary = max(look.px(PRIMARY_SMALL if look.small else PRIMARY), 0)
        room = main - primary - gap * len(shown)
        scale = min(1.0, room / max(sum(wished), 1))
        self.primary.setGeometry(left + main - primary, bottom - high, primary, high)
        x = left
        for button, width in zip(shown, wished, strict=True):
            button.setGeometry(x, bottom - high, int(width * scale), min(button.sizeHint().height() + look.px(2), high))
            x += button.width() + gap
        free = left + main - primary - gap - x
        self.prompt.setGeometry(x + look.px(4), bottom - high, max(free - look.px(8), 0), high - look.px(4))
        has_room = free >= look.px(150) and self.prompt.heightForWidth(self.prompt.width()) <= high
        self.prompt.setVisible(has_room and bool(self.prompt.text()))
        return high

    def _lay_lanes(self) -> None:
        felt = self.tray.felt_rect()
        pad, gap = self.look.px(10 if self.look.small else 11), self.look.px(6 if self.look.small else 5)
        if self.look.small:
            gap = self.look.px(12)
        each = (felt.height() - 2 * pad - (ROWS - 1) * gap) / ROWS
        for number, lane in enumerate(self.lanes):
            top = felt.top() + pad + number * (each + gap)
            lane.setGeometry(round(felt.left() + pad), round(top), round(felt.width() - 2 * pad), round(each))

    def _mine(self, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(self.tray.pos()))

    def lane_end(self, row: int) -> QRectF:
        """Give where the next card of a row would lie, in px of the table."""
        return self._mine(self.lanes[row].end_place())

    def lane_cards(self, row: int) -> list[QRectF]:
        """Give where the cards of a row lie, in px of the table."""
        return [self._mine(rect) for rect in self.lanes[row].card_places()]

    def pile_rect(self, *, poubelle: bool) -> QRectF:
        """Give where a pile lies, in px of the table."""
        return self.piles.card_rect(poubelle=poubelle)

    def seat_rect(self, seat: Seat) -> QRectF:
        """Give a small card on a player's row, in px of the table."""
        row = QRectF(self.round.row_rect(seat))
        size = card_size(self.look.px(26))
        return QRectF(row.center().x() + self.look.px(40), row.center().y() - size.height() / 2, size.width(), size.height())

    def lot_rect(self, seat: Seat) -> QRectF:
        """Give where the card lies that a player draws for the deal: on the felt beside his row, in px of the table."""
        row, size = QRectF(self.round.row_rect(seat)), card_size(min(self.look.px(46), self.round.row_rect(seat).height() * 0.68))
        return QRectF(
            self.round.x() - size.width() - self.look.px(34), row.center().y() - size.height() / 2, size.width(), size.height()
        )

    def points_way(self, row: int, seat: Seat) -> tuple[QPointF, QPointF]:
        """Give where the points of a row start and where they end, in px of the table."""
        lane, place = self.lanes[row], self.round.row_rect(seat)
        start = self._mine(QRectF(lane.geometry())).center()
        return QPointF(start), QPointF(place.right() - self.look.px(24), place.center().y())
