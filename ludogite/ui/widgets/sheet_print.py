"""How the score sheet is printed: its measures, its heads, its cells; what the view of ``sheet`` paints with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from ludogite.ui.models.sheet import CELL_ROLE, HEAD_ROLE, LINE_ROLE, Cell, CellKind, Head, Index, Line, LineKind, SheetModel
from ludogite.ui.paint import edge_width, fill, outline, rounded, text_in
from ludogite.ui.symbols import draw_symbol, icon
from ludogite.ui.theme import Look
from ludogite.ui.widgets.base import Centre, Left, Right
from ludogite.ui.widgets.die import paint_mini_die

ROW: Final = {LineKind.BOX: 37, LineKind.TOTAL: 31, LineKind.GRAND: 54}
ROW_SMALL: Final = {LineKind.BOX: 27, LineKind.TOTAL: 24, LineKind.GRAND: 42}
HEAD, HEAD_SMALL = 56, 46
"""Heights in px; rows share what is left when it is less, and a little more when there is more."""
STRETCH = 1.12
LABEL, LABEL_SMALL, LABEL_NARROW = 176, 164, 132
WIDE_PLAYERS, NAMED_PLAYERS = 3, 6
"""Up to so many players the labels carry hints, the heads names."""
WIDTHS: Final = {1: 352, 2: 436}
WIDTH, WIDTH_SMALL = 500, 420
PAD, MINI = 14, 20
BAR_WIDE, BAR_HIGH = 46, 7
LEAST_FOR_BAR = 78
"""Width of a column in px from which the bar of the prime stands beside its number."""


class Measures:
    """The sizes of a sheet for a look and a number of players, in px."""

    def __init__(self, look: Look, players: int) -> None:
        self.look = look
        self.players = players

    @property
    def width(self) -> int:
        """The width of the whole sheet."""
        if self.look.small:
            return self.look.px(min(WIDTHS.get(self.players, WIDTH_SMALL), WIDTH_SMALL))
        return self.look.px(WIDTHS.get(self.players, WIDTH))

    @property
    def label(self) -> int:
        """The width of the labels."""
        if not self.hints:
            return self.look.px(LABEL_NARROW)
        return self.look.px(LABEL_SMALL if self.look.small else LABEL)

    @property
    def hints(self) -> bool:
        """Whether labels carry their hint."""
        return self.players <= WIDE_PLAYERS

    @property
    def named(self) -> bool:
        """Whether heads carry the name under the symbol."""
        return self.players <= NAMED_PLAYERS

    @property
    def head(self) -> int:
        """The height of the heads."""
        return self.look.px(HEAD_SMALL if self.look.small else HEAD)

    def rows(self, kinds: list[LineKind], height: int) -> list[int]:
        """Share a height among lines of these kinds; what division leaves over goes to the boxes."""
        if not kinds:
            return []
        table = ROW_SMALL if self.look.small else ROW
        wished = [self.look.px(table[kind]) for kind in kinds]
        scale = min(height / sum(wished), STRETCH)
        rows = [int(row * scale) for row in wished]
        boxes = [number for number, kind in enumerate(kinds) if kind is LineKind.BOX] or list(range(len(kinds)))
        left = round(sum(wished) * scale) - sum(rows)
        for turn in range(left):
            rows[boxes[turn % len(boxes)]] += 1
        return rows


def _sized(font: QFont, most: float) -> QFont:
    """Hold a font to a size in px: text may grow, a row of the sheet may not."""
    sized = QFont(font)
    sized.setPixelSize(max(min(font.pixelSize(), round(most)), 9))
    return sized


def _fitted(font: QFont, text: str, width: float, least: float = 0.72) -> QFont:
    """Shrink a font, down to ``least`` of its size, until a text fits a width in px."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    return font if wide <= width else _sized(font, font.pixelSize() * max(width / wide, least))


class SheetHeader(QHeaderView):
    """The heads: "Feuille de marque", then each player's symbol and name; the one to move on his colour."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.named = True
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Keep the height that the sheet gave."""
        return QSize(super().sizeHint().width(), self.height() or HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads one by one; Qt's own paints a ground first."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = max(self._look.radius("paper") - 1, 1)
        painter.setClipPath(rounded(QRectF(0, 0, self.viewport().width(), self.height() + 2 * inner), inner))
        for section in range(self.count()):
            at = self.sectionViewportPosition(section)
            self._paint_head(painter, QRectF(at, 0, self.sectionSize(section), self.height()), section)
        line = edge_width(self._look)
        painter.fillRect(QRectF(0, self.height() - line, self.viewport().width(), line), self._look.colour("line"))
        painter.end()

    def _paint_head(self, painter: QPainter, rect: QRectF, section: int) -> None:
        look, model = self._look, self.model()
        head = model.headerData(section, Qt.Orientation.Horizontal, HEAD_ROLE)
        if not isinstance(head, Head):
            self._paint_title(painter, rect)
            return
        ink = look.player(head.ink)
        if head.active:
            painter.fillRect(rect, ink.colour)
        else:
            painter.fillRect(QRectF(rect.left(), rect.top(), edge_width(look), rect.height()), look.colour("line"))
        sign = look.colour("on_player") if head.active else ink.colour
        side = rect.height() * (0.26 if self.named else 0.36)
        top = rect.top() + rect.height() * (0.17 if self.named else 0.32)
        draw_symbol(painter, ink.symbol, QRectF(rect.center().x() - side / 2, top, side, side), sign)
        if not self.named:
            return
        room = rect.width() - look.px(8)
        painter.setFont(self._name_font(rect.height(), room))
        name = QRectF(rect.left() + look.px(4), rect.top() + rect.height() * 0.44, room, rect.height() * 0.44)
        text_in(painter, name, head.name, look.colour("on_player") if head.active else look.colour("ink"))

    def _name_font(self, height: float, room: float) -> QFont:
        """Give all heads one size: that of the longest name, within reason."""
        font = _sized(self._look.font("name"), height * 0.30)
        model = self.model()
        names = [head.name for head in model.sheet.heads] if isinstance(model, SheetModel) else []
        return min((_fitted(font, name, room) for name in names), key=QFont.pixelSize, default=font)

    def _paint_title(self, painter: QPainter, rect: QRectF) -> None:
        look, model = self._look, self.model()
        if not isinstance(model, SheetModel):
            return
        left = rect.left() + look.px(PAD)
        room = rect.width() - look.px(PAD)
        painter.setFont(_sized(look.font("panel"), rect.height() * 0.36))
        above = QRectF(left, rect.height() * 0.14, room, rect.height() * 0.44)
        text_in(painter, above, model.sheet.title, look.colour("ink"), Left)
        painter.setFont(_sized(look.font("note"), rect.height() * 0.25))
        under = QRectF(left, rect.height() * 0.52, room, rect.height() * 0.32)
        text_in(painter, under, model.sheet.subtitle, look.colour("muted"), Left)


class Pointed(QTableView):
    """What the delegate asks of its view: the model, the measures, and the boxes under pointer and keyboard."""

    sheet_model: SheetModel
    measures: Measures
    hovered: QModelIndex
    chosen: QModelIndex
    by_keys: bool


class SheetDelegate(QStyledItemDelegate):
    """Paints labels, points, possible points, strokes and bars."""

    def __init__(self, look: Look, view: Pointed) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Let rows and columns decide."""
        return QSize(1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell: its ground, the lines of the print, what is written."""
        line = index.data(LINE_ROLE)
        if not isinstance(line, Line):
            return
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.kind is LineKind.GRAND:
            inner = max(self._look.radius("paper") - 1, 1)
            whole = QRectF(self._view.viewport().rect()).adjusted(0, -2 * inner, 0, 0)
            painter.setClipPath(rounded(whole, inner))
        cell = index.data(CELL_ROLE)
        self._paint_ground(painter, rect, index, line)
        if isinstance(cell, Cell):
            self._paint_cell(painter, rect, index, line, cell)
        else:
            self._paint_label(painter, rect, line)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, index: Index, line: Line) -> None:
        look = self._look
        model = self._view.sheet_model
        active = model.sheet.active is not None and index.column() == model.sheet.active + 1
        ground = "surface_soft" if line.kind is LineKind.TOTAL else "turn_tint" if active else "surface"
        painter.fillRect(rect, look.colour(ground))
        thin = edge_width(look)
        last = index.row() == model.rowCount() - 1
        if not last:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin), look.colour("line"))
        if index.column():
            painter.fillRect(QRectF(rect.left(), rect.top(), thin, rect.height()), look.colour("line"))
        if line.kind is LineKind.GRAND:
            thick = look.px(2)
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), thick), look.colour("ink"))
        if active and look.flat:
            frame, ink = look.px(3), look.player(model.sheet.heads[index.column() - 1].ink).colour
            painter.fillRect(QRectF(rect.left(), rect.top(), frame, rect.height()), ink)
            painter.fillRect(QRectF(rect.right() - frame, rect.top(), frame, rect.height()), ink)
            if last:
                painter.fillRect(QRectF(rect.left(), rect.bottom() - frame, rect.width(), frame), ink)

    def _paint_label(self, painter: QPainter, rect: QRectF, line: Line) -> None:
        look = self._look
        left = rect.left() + look.px(PAD if not look.small else 10)
        right = rect.right() - look.px(11)
        if line.face is not None:
            side = min(look.px(MINI), rect.height() * 0.66)
            paint_mini_die(painter, look, QRectF(left, rect.center().y() - side * 0.53, side, side * 1.07), line.face)
            left += side + look.px(9)
        if line.kind is LineKind.GRAND:
            font = _sized(look.font("panel"), rect.height() * 0.38)
        else:
            font = _sized(look.font("name"), rect.height() * (0.435 if line.kind is LineKind.BOX else 0.48))
            font.setPixelSize(min(font.pixelSize(), look.text_px(16)))
        hint_font = _sized(look.font("note"), rect.height() * (0.38 if line.kind is LineKind.BOX else 0.45))
        hint = line.hint if self._view.measures.hints else ""
        name_wide = QFontMetricsF(font).horizontalAdvance(line.label)
        if hint and name_wide + look.px(8) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
            hint_font = _sized(look.font("label"), rect.height() * 0.36)
            if name_wide + look.px(5) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
                hint = ""
        painter.setFont(_fitted(font, line.label, right - left, 0.7))
        text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), line.label, look.colour("ink"), Left)
        if hint:
            font = QFont(hint_font)
            font.setBold(False)
            painter.setFont(font)
            text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), hint, look.colour("muted"), Right)

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, line: Line, cell: Cell) -> None:
        look = self._look
        ink = look.player(self._view.sheet_model.sheet.heads[index.column() - 1].ink)
        if cell.playable:
            self._paint_offer(painter, rect, index, cell)
        if cell.kind is CellKind.CROSSED:
            self._paint_stroke(painter, rect)
        elif cell.kind is CellKind.BAR:
            self._paint_bar(painter, rect, cell)
        elif cell.text:
            painter.setFont(self._cell_font(rect, line, cell))
            colour = look.colour("ink")
            if cell.kind is CellKind.WRITTEN or line.kind is LineKind.GRAND:
                colour = ink.colour
            elif cell.kind is CellKind.POSSIBLE:
                colour = look.colour("positive" if cell.best else "ink" if self._is_hot(index) else "muted")
            text_in(painter, rect, cell.text, colour, Centre)
        if index == self._view.currentIndex() and self._view.hasFocus() and self._view.by_keys:
            ring = look.px(3)
            outline(painter, rect.adjusted(1, 1, -1, -1), look.colour("focus"), ring, look.radius("cell"))

    def _cell_font(self, rect: QRectF, line: Line, cell: Cell) -> QFont:
        look = self._look
        if line.kind is LineKind.GRAND:
            grand = _sized(look.font("section", tabular=True), rect.height() * 0.42)
            return _fitted(grand, cell.text, rect.width() - look.px(10))
        if cell.kind is CellKind.POSSIBLE:
            font = _sized(look.font("name", tabular=True, italic=True), rect.height() * 0.46)
            font.setBold(False)
            return font
        share = 0.48 if line.kind is LineKind.BOX else 0.52
        return _fitted(_sized(look.font("name", tabular=True), rect.height() * share), cell.text, rect.width() - 4)

    def _is_hot(self, index: Index) -> bool:
        return index in (self._view.hovered, self._view.chosen)

    def _paint_offer(self, painter: QPainter, rect: QRectF, index: Index, cell: Cell) -> None:
        """Show that a box may be filled: under the pointer, chosen, and the coach's best with its lamp."""
        look = self._look
        inside = rect.adjusted(look.px(4), look.px(3), -look.px(3), -look.px(4))
        corner = look.radius("tile")
        if cell.best:
            fill(painter, inside, look.colour("positive_tint"), corner)
            outline(painter, inside, look.colour("positive"), look.px(1.5), corner)
            side = min(inside.height() * 0.66, inside.width() * 0.28)
            place = QRectF(inside.left() + look.px(3), inside.center().y() - side / 2, side, side)
            icon(painter, look, "bulb", place, look.colour("positive"))
        if index == self._view.chosen:
            if not cell.best:
                fill(painter, inside, look.colour("accent_tint"), corner)
            outline(painter, inside, look.colour("accent"), look.px(2.5), corner)
        elif index == self._view.hovered:
            if not cell.best:
                fill(painter, inside, look.colour("surface"), corner)
            outline(painter, inside, look.colour("control_outline"), look.px(1.5), corner)

    def _paint_stroke(self, painter: QPainter, rect: QRectF) -> None:
        """Cross a box out as with a pencil."""
        look = self._look
        half_wide, half_high = min(look.px(9), rect.width() * 0.3), min(look.px(5), rect.height() * 0.2)
        pen = QPen(look.colour("muted"), look.px(2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle = rect.center()
        painter.drawLine(middle + QPointF(-half_wide, half_high), middle + QPointF(half_wide, -half_high))

    def _paint_bar(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look = self._look
        full = cell.share >= 1
        painter.setFont(_fitted(_sized(look.font("body", tabular=True), rect.height() * 0.48), cell.text, rect.width() - 6))
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        colour = look.colour("positive" if full else "ink")
        wide = min(look.px(BAR_WIDE), rect.width() * 0.44)
        high = look.px(BAR_HIGH)
        if rect.width() < look.px(LEAST_FOR_BAR):
            text_in(painter, rect.adjusted(0, 0, 0, -look.px(4)), cell.text, colour)
            groove = QRectF(rect.center().x() - rect.width() * 0.36, rect.bottom() - look.px(6), rect.width() * 0.72, look.px(3))
        else:
            text_wide = painter.fontMetrics().horizontalAdvance(cell.text)
            gap = look.px(6)
            left = rect.center().x() - (wide + gap + text_wide) / 2
            groove = QRectF(left, rect.center().y() - high / 2, wide, high)
            text_in(painter, QRectF(groove.right() + gap, rect.top(), text_wide + 2, rect.height()), cell.text, colour, Left)
        fill(painter, groove, look.colour("line"), groove.height() / 2)
        if cell.share > 0:
            painter.save()
            painter.setClipRect(QRectF(groove.left(), groove.top(), groove.width() * cell.share, groove.height()))
            fill(painter, groove, look.colour("positive"), groove.height() / 2)
            painter.restore()
