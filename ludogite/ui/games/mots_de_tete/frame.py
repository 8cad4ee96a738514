"""The furniture of the Mots de Tête table and its places: the grid at the left, players, card and actions in a column beside it."""

from __future__ import annotations

from abc import abstractmethod
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.ui.games.mots_de_tete.card import ZOOM_BELOW, PlayCard
from ludogite.ui.games.mots_de_tete.grid import ZOOMS, GridBoard
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept
from ludogite.ui.games.mots_de_tete.grid_model import GridModel
from ludogite.ui.games.mots_de_tete.standings import Standings
from ludogite.ui.screen.frame import STRETCH, TableFrame
from ludogite.ui.style.theme import BASE_HEIGHT, BASE_WIDTH, Look
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.letters import Carried
from ludogite.ui.widgets.overlay import Overlay

ASIDE_LEAST, ASIDE_LEAST_SMALL, ASIDE_MOST = 480, 380, 640
GAP, GAP_SMALL = 16, 10
LARGE_TEXT = 1.6
"""From this size of text on, the quiet line gets two lines."""
TIGHT = 0.86
"""To what share of their width buttons may shrink before they are only drawn."""
TEXT_WIDENS = 0.3
"""How much wider the column gets, in its own widths, when the text is twice as large: the cells can be enlarged instead."""
ABOVE_ACTIONS, ABOVE_ACTIONS_SMALL = 18, 11
BELOW_ACTIONS, BELOW_ACTIONS_SMALL = 12, 4


class MotsDeTeteFrame(TableFrame):
    """Everything that stands on the table, without the game."""

    game_id = "mots_de_tete"

    export_asked = Signal(str)
    """The grid is to be kept: "png", "pdf", "text" or "print"."""

    def __init__(self, look: Look, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.band.hide()
        self.overlay = Overlay(self)
        self.feast = Overlay(self)
        self.model = GridModel(self)
        self.grid = GridBoard(look, self.model, self)
        self.board = self.grid
        self.standings = Standings(look, self)
        self.card = PlayCard(look, self)
        self.carried = Carried(look, self)
        self.pass_button = PaperButton(look, "", self)
        self.clear_button = PaperButton(look, "", self)
        self.keep_button = PaperButton(look, "", self, mark="export")
        self.contesters = [PaperButton(look, "", self, tone="danger") for _ in range(seats)]
        self.secondary = [self.pass_button, self.clear_button, *self.contesters, self.keep_button]
        self.keeper = GridKeeper(look, self)
        self.keep_button.clicked.connect(self._on_keep)
        self.export_asked.connect(self._keep)
        self.card.zoom_asked.connect(self._on_zoom)
        self._order_focus()

    def _order_focus(self) -> None:
        """Tab goes from the grid to direction, hints and actions."""
        card = self.card
        order = [
            self.grid.view,
            card.turner,
            card.zoom_button,
            card.hint_button,
            self.primary,
            *self.secondary,
            self.coach.close_button,
        ]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def aside_width(self) -> int:
        """Give the least width of the paper column, in px."""
        least = ASIDE_LEAST_SMALL if self.look.small else ASIDE_LEAST
        return self.look.px(least * (1 + TEXT_WIDENS * (self.look.text_scale - 1)))

    # ---- places -----------------------------------------------------------------------------------------------------------

    def relayout(self) -> None:
        """Lay the grid at the left as large as it can be, and everything else in one column beside it."""
        look = self.look
        gutter, gap = look.size("gutter"), look.px(GAP_SMALL if look.small else GAP)
        wide = min(self.width(), round(look.px(BASE_WIDTH) * STRETCH)) - 2 * gutter
        high = min(self.height(), round(look.px(BASE_HEIGHT) * STRETCH)) - 2 * gutter
        board = self.grid.wished(QSize(wide - self.aside_width() - gutter, high))
        aside = min(wide - board.width() - gutter, look.px(ASIDE_MOST))
        left = (self.width() - board.width() - gutter - aside) // 2
        column = max(board.height(), min(high, look.px(560)))
        top = (self.height() - column) // 2
        self.grid.setGeometry(left, (self.height() - board.height()) // 2, board.width(), board.height())
        self._lay_column(QRect(left + board.width() + gutter, top, aside, column), gap)
        panel = max(aside, look.px(420))
        self.panel.setGeometry(left + board.width() + gutter + aside - panel, top, panel, column)
        self.card.set_zoom(offered=self.grid.fitting_side(board) < look.px(ZOOM_BELOW), zoomed=self.grid.zoom > 1)
        self.laid.emit()

    def play_rect(self) -> QRect:
        """Leave grid and standings in sight."""
        return self.card.geometry().united(self.primary.geometry()).united(self.quiet.geometry())

    def _lay_column(self, area: QRect, gap: int) -> None:
        """Place players, card, advice, actions and quiet line from top to bottom."""
        look, small = self.look, self.look.small
        x, wide, bottom = area.left(), area.width(), area.top() + area.height()
        lines = 1 if look.text_scale < LARGE_TEXT else 2
        quiet = max(min(look.text_px(8 + 20 * lines), area.height() // 7), look.px(29))
        self.quiet.setGeometry(x, bottom - quiet, wide, quiet)
        bottom -= quiet + look.px(BELOW_ACTIONS_SMALL if small else BELOW_ACTIONS)
        bottom -= self._lay_buttons(x, bottom, wide) + look.px(ABOVE_ACTIONS_SMALL if small else ABOVE_ACTIONS)
        if not self.coach.isHidden():
            high = self.coach.wished_height(wide, area.height())
            self.coach.setGeometry(x, bottom - high, wide, high)
            bottom -= high + gap
        players = min(self.standings.wished_height(), (bottom - area.top()) * 2 // 5)
        self.standings.setGeometry(x, area.top(), wide, players)
        top = area.top() + players + gap
        self.card.setGeometry(x, top, wide, bottom - top)

    def _lay_buttons(self, x: int, bottom: int, wide: int) -> int:
        """Place the secondary actions from the left and the primary in the rest; return their height."""
        look, gap = self.look, self.look.px(10)
        high = self.primary.sizeHint().height()
        shown = [button for button in self.secondary if not button.isHidden()]
        self._name_buttons(bare=False)
        wished = [button.sizeHint().width() for button in shown]
        room = wide - min(self.primary.sizeHint().width(), wide // 2)
        if TIGHT * sum(wished) + gap * len(shown) > room:
            self._name_buttons(bare=True)
            wished = [button.sizeHint().width() for button in shown]
        scale = min(1.0, (room - gap * len(shown)) / max(sum(wished), 1))
        for button, width in zip(shown, wished, strict=True):
            button.setGeometry(x, bottom - high, round(width * scale), min(button.sizeHint().height() + look.px(2), high))
            x += button.width() + gap
            wide -= button.width() + gap
        self.primary.setGeometry(x, bottom - high, wide, high)
        return high

    def _name_buttons(self, *, bare: bool) -> None:
        """Write on the buttons what they are called, or (large text) only draw it."""
        for button, mark in ((self.pass_button, "next"), (self.clear_button, "trash")):
            button.setText("" if bare else button.accessibleName())
            button.set_mark(mark if bare else None)
            button.setToolTip(button.accessibleName() if bare else "")

    def board_cell(self, cell: Cell) -> QRectF:
        """Give the rectangle of a cell, in px of the table."""
        return self.grid.cell_rect(cell, self)

    def die_pose(self) -> Pose:
        """Give where the die of letters lies, in px of the table."""
        pose = self.card.die_pose()
        return Pose(pose.x + self.card.x(), pose.y + self.card.y(), pose.side)

    def points_way(self, seat: Seat) -> tuple[QPointF, QPointF]:
        """Give where points start on the card and where they end in a player's row, in px of the table."""
        row = self.standings.rows[seat]
        end = row.mapTo(self, QPoint(row.width() - self.look.px(40), row.height() // 2))
        start = self.card.geometry().bottomRight() - QPoint(self.look.px(70), self.look.px(40))
        return QPointF(start), QPointF(end)

    # ---- keeping the grid, and looking closer -------------------------------------------------------------------------------

    @abstractmethod
    def kept(self) -> Kept:
        """Give what is kept of the grid; the screen knows."""

    @abstractmethod
    def complain(self, sentence: str) -> None:
        """Say something about what was done or not; the screen knows how."""

    def _on_keep(self) -> None:
        self.open_keep_menu(self.keep_button.mapToGlobal(self.keep_button.rect().topLeft()))

    def _keep(self, kind: str) -> None:
        told = self.keeper.keep(kind, self.kept())
        if told:
            self.complain(told)

    def open_keep_menu(self, at: QPoint) -> None:
        """Offer the ways to keep the grid; what is chosen leaves by ``export_asked``."""
        self.keeper.open_menu(at, self.export_asked.emit)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to keep the grid."""
        self.open_keep_menu(event.globalPos())

    def _on_zoom(self) -> None:
        self.grid.set_zoom(ZOOMS[0] if self.grid.zoom > 1 else ZOOMS[1])
