"""How the score sheet is printed: its measures, its heads, its cells; what the view of ``sheet`` paints with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from ludogite.ui.screen.sheet_model import (
    CELL_ROLE,
    HEAD_ROLE,
    LINE_ROLE,
    Cell,
    CellKind,
    Head,
    Index,
    LineKind,
    Place,
    SheetModel,
    SheetRow,
    short_names,
)
from ludogite.ui.style.paint import edge_width, fill, outline, ratio_of, rounded, text_in, track
from ludogite.ui.style.painted import Painted, lent
from ludogite.ui.style.raised import raised_text, raised_width
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold
from ludogite.ui.widgets.base import Centre, Left, Right
from ludogite.ui.widgets.die import paint_mini_die

STRETCH, STRETCH_SMALL = 1.12, 1.6
"""Rows grow by so much when there is room, and in a small window that is high."""
FEW = 3
"""So many heads always have their names."""
FACE, FACE_MANY = 34, 28
"""Px at 100 % of the portrait over a name, and where four and more stand side by side."""
LABEL_SHARE = 0.27
"""What of a wide sheet the labels take at least."""


@dataclass(frozen=True, slots=True)
class Form:
    """The measures of a printed sheet in px at 100 %, and in a small window: rows by kind, heads, labels, whole widths by columns.

    Rows share what is left when it is less, and a little more when there is more. Up to ``hinted`` columns the labels carry hints
    and are wide.
    """

    rows: Mapping[LineKind, int]
    rows_small: Mapping[LineKind, int]
    head: int
    head_small: int
    label: int
    label_small: int
    label_narrow: int
    width: int
    width_small: int
    widths: Mapping[int, int]
    hinted: int = 3


PLAIN_FORM: Final = Form(
    rows={LineKind.BOX: 37, LineKind.TOTAL: 31, LineKind.SUM: 44, LineKind.GRAND: 54},
    rows_small={LineKind.BOX: 27, LineKind.TOTAL: 24, LineKind.SUM: 36, LineKind.GRAND: 42},
    head=64, head_small=50, label=176, label_small=164, label_narrow=132, width=500, width_small=420, widths={1: 352, 2: 436},
)  # fmt: skip
FOLDS_FROM: Final = 1.25
"""The size of text from which hints, dice and second lines of the sheet give way."""
MOST_OF_ROW: Final = 0.96
"""How much of its row text may take: a figure has nothing below its line."""
TEXT_WIDENS: Final = 0.4
"""How much wider the sheet gets when the text is twice as large; the tray gives way."""
PAD, MINI, NAME_HIGH = 14, 20, 0.435
"""Px at 100 % before a label, the side of its die, and the height of its letters in rows."""
NAME_AROUND = 4
"""Px at 100 % beside a name in its head."""
LEAST_COLUMN = 64
"""Px at 100 % of a player's column that labels which need room leave."""
HEAD_FOLDED = 46
"""Px at 100 % of the heads when text is large: face and name stand side by side."""
BAR_WIDE, BAR_HIGH = 46, 7
LEAST_FOR_BAR = 78
"""Width of a column in px from which the bar of the prime stands beside its number."""


class Measures:
    """The sizes of a sheet for a theme and a number of players, in px."""

    def __init__(self, theme: Theme, players: int, form: Form = PLAIN_FORM) -> None:
        self.theme = theme
        self.players = players
        self.form = form

    @property
    def width(self) -> int:
        """The width of the whole sheet."""
        form = self.form
        wide = form.widths.get(self.players, form.width)
        if self.theme.small:
            wide = min(form.widths.get(self.players, form.width_small), form.width_small)
        return self.theme.widened(wide, TEXT_WIDENS)

    @property
    def label(self) -> int:
        """The width of the labels."""
        if not self.hints:
            return self.theme.px(self.form.label_narrow)
        return self.theme.px(self.form.label_small if self.theme.small else self.form.label)

    @property
    def hints(self) -> bool:
        """Whether labels carry their hint."""
        return self.players <= self.form.hinted and not folds(self.theme)

    @property
    def head(self) -> int:
        """The height of the heads."""
        if folds(self.theme):
            return self.theme.px(HEAD_FOLDED)
        return self.theme.px(self.form.head_small if self.theme.small else self.form.head)

    def rows(self, kinds: list[LineKind], height: int) -> list[int]:
        """Share a height among lines of these kinds; what division leaves over goes to the boxes."""
        if not kinds:
            return []
        table = self.form.rows_small if self.theme.small else self.form.rows
        wished = [self.theme.px(table[kind]) for kind in kinds]
        if folds(self.theme):  # a sum is read as well as a box
            wished = [max(high, self.theme.px(table[LineKind.BOX])) for high in wished]
        scale = min(height / sum(wished), STRETCH_SMALL if self.theme.small else STRETCH)
        rows = [int(row * scale) for row in wished]
        boxes = [number for number, kind in enumerate(kinds) if kind is LineKind.BOX] or list(range(len(kinds)))
        left = round(sum(wished) * scale) - sum(rows)
        for turn in range(left):
            rows[boxes[turn % len(boxes)]] += 1
        return rows


def folds(theme: Theme) -> bool:
    """Tell whether text is so large that hints and small pictures give way to the words and figures."""
    return theme.text_scale > FOLDS_FROM or (theme.small and theme.text_scale == FOLDS_FROM)


def of_row(theme: Theme, share: float) -> float:
    """Give which share of a row's height text takes that takes a share of it at 100 %: it grows within its row."""
    return min(share * theme.text_scale, MOST_OF_ROW)


def _sized(font: QFont, most: float) -> QFont:
    """Hold a font to a size in px."""
    return hold(QFont(font), most)


def _on_curve(start: QPointF, bend: QPointF, end: QPointF, share: float) -> QPointF:
    """Give the point at a share (0 to 1) of a curve with one bend."""
    rest = 1 - share
    return start * (rest * rest) + bend * (2 * rest * share) + end * (share * share)


def _write_by_hand(painter: QPainter, rect: QRectF, text: str, colour: QColor, drawn: float) -> None:
    """Write points into a box as far as the pencil has come."""
    painter.save()
    if drawn < 1:  # the pencil takes its whole time for the figures, not for the empty paper beside them
        wide = min(QFontMetricsF(painter.font()).horizontalAdvance(text) + 4, rect.width())
        left = rect.center().x() - wide / 2
        painter.setClipRect(QRectF(left, rect.top(), wide * drawn, rect.height()))
    text_in(painter, rect, text, colour, Centre)
    painter.restore()


def _fitted(font: QFont, text: str, width: float, least: float = 0.72) -> QFont:
    """Shrink a font, down to ``least`` of its size, until a text fits a width in px."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    return font if wide <= width else _sized(font, int(font.pixelSize() * max(width / wide, least)))


class SheetHeader(Painted, QHeaderView):
    """The heads: "Feuille de marque", then each player's symbol and name; the one to move on his colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Qt.Orientation.Horizontal, parent)
        self.named = True
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height() or PLAIN_FORM.head)

    def paint(self, painter: QPainter) -> None:
        """Paint the heads one by one; Qt's own paints a ground first."""
        inner = max(self.theme.radius("paper") - 1, 1)
        painter.setClipPath(rounded(QRectF(0, 0, self.viewport().width(), self.height() + 2 * inner), inner))
        places = [
            QRectF(self.sectionViewportPosition(section), 0, self.sectionSize(section), self.height())
            for section in range(self.count())
        ]
        for section, rect in enumerate(places):
            self._paint_ground(painter, rect, section)
        for section, rect in enumerate(places):
            self._paint_head(painter, rect, section)
        line = edge_width(self.theme)
        painter.fillRect(QRectF(0, self.height() - line, self.viewport().width(), line), self.theme.palette.line)

    def _head(self, section: int) -> Head | None:
        head = self.model().headerData(section, Qt.Orientation.Horizontal, HEAD_ROLE)
        return head if isinstance(head, Head) else None

    def _paint_ground(self, painter: QPainter, rect: QRectF, section: int) -> None:
        """Paint the colour of the one to move, and the line between two players."""
        theme, head, before = self.theme, self._head(section), self._head(section - 1)
        if head is None:
            return
        if head.active or head.lit:
            painter.fillRect(rect, theme.player(head.ink).colour)
        elif not head.part or before is None or before.seat != head.seat:
            painter.fillRect(QRectF(rect.left(), rect.top(), edge_width(theme), rect.height()), theme.palette.line)

    def _paint_head(self, painter: QPainter, rect: QRectF, section: int) -> None:
        theme, head = self.theme, self._head(section)
        if head is None:
            self._paint_title(painter, rect)
            return
        if head.part:
            self._paint_part(painter, rect, section, head)
            return
        ink = theme.player(head.ink)
        if folds(theme):
            self._paint_folded(painter, rect, head, self._written_names()[section - 1])
            return
        side = min(theme.px(FACE if self.count() <= FEW + 1 else FACE_MANY), rect.height() * 0.53)
        face = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.04, side, side)
        portrait(painter, theme, face, head.face, ink, turned=head.active)
        around = theme.px(NAME_AROUND if self.named else 1)
        room = rect.width() - 2 * around
        painter.setFont(self._name_font(rect.height(), room))
        place = QRectF(rect.left() + around, rect.top() + rect.height() * 0.57, room, rect.height() * 0.40)
        name = self._written_names()[section - 1]
        if not self.named:  # a letter says more than …
            advance = QFontMetricsF(painter.font()).horizontalAdvance
            name = next((name[:most] for most in range(len(name), 1, -1) if advance(name[:most]) <= room), name[:1])
        text_in(painter, place, name, theme.palette.on_player if head.active else theme.palette.ink)

    def _paint_folded(self, painter: QPainter, rect: QRectF, head: Head, name: str) -> None:
        """Paint face and name side by side; the face alone where the name has no room."""
        theme = self.theme
        painter.setFont(self._folded_font(rect.height()))
        side, gap = self._folded_side(rect.size()), theme.px(NAME_AROUND)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(name)
        if not self.named and side + gap + wide > rect.width() - gap:
            wide = -gap
        left = max(rect.center().x() - (side + gap + wide) / 2, rect.left() + gap / 2)
        face = QRectF(left, rect.center().y() - side / 2, side, side)
        portrait(painter, theme, face, head.face, theme.player(head.ink), turned=head.active)
        if wide > 0:
            place = QRectF(face.right() + gap, rect.top(), rect.right() - face.right() - gap, rect.height())
            text_in(painter, place, name, theme.palette.on_player if head.active else theme.palette.ink, Left)

    def _folded_font(self, high: float) -> QFont:
        return _sized(self.theme.font("name"), max(high * 0.62, self.theme.least_text()))

    def _folded_side(self, head: QSizeF) -> float:
        """Give the side of the face that stands beside a name."""
        return min(self.theme.px(FACE), head.height() - self.theme.px(4), head.width() - self.theme.px(4))

    def _paint_part(self, painter: QPainter, rect: QRectF, section: int, head: Head) -> None:
        """Write the name once over all columns of a player, and which part each column is."""
        theme, model = self.theme, self.model()
        if not isinstance(model, SheetModel):
            return
        ink = theme.player(head.ink)
        written = theme.palette.on_player if head.lit else theme.palette.ink
        quiet = theme.palette.on_player if head.lit else theme.palette.muted
        first, count = model.sheet.group(section - 1)
        if first == section - 1:
            whole = QRectF(rect.left(), rect.top() + rect.height() * 0.05, rect.width() * count, rect.height() * 0.5)
            side = rect.height() * 0.46
            room = whole.width() - side - theme.px(16)
            painter.setFont(self._name_font(rect.height() * 0.94, room))
            name = QFontMetricsF(painter.font()).elidedText(head.name, Qt.TextElideMode.ElideRight, room)
            wide = QFontMetricsF(painter.font()).horizontalAdvance(name)
            x = whole.center().x() - (side + theme.px(7) + wide) / 2
            place = QRectF(x, whole.center().y() - side / 2, side, side)
            portrait(painter, theme, place, head.face, ink, turned=head.lit)
            text_in(painter, QRectF(x + side + theme.px(7), whole.top(), wide + 2, whole.height()), name, written, Left)
        font = _sized(theme.font("note"), rect.height() * 0.24)
        font.setBold(not head.past)
        painter.setFont(font)
        x = rect.center().x() - raised_width(font, head.part) / 2
        raised_text(painter, x, rect.top() + rect.height() * 0.84, head.part, quiet if head.past else written)

    def _name_font(self, height: float, room: float) -> QFont:
        """Give all heads one size: that of the longest name, within reason."""
        font = _sized(self.theme.font("name"), height * 0.30)
        return min((_fitted(font, name, room) for name in self._written_names()), key=QFont.pixelSize, default=font)

    def _written_names(self) -> Sequence[str]:
        """Give what the heads say: names, or their first letters where one has no room and many stand side by side."""
        model = self.model()
        heads = model.sheet.heads if isinstance(model, SheetModel) else ()
        names = [head.name for head in heads]
        if self.named or any(head.part for head in heads):
            return names
        font, room = _sized(self.theme.font("name"), LEAST_TEXT), self.sectionSize(1) - 2.0
        if folds(self.theme):
            head = QSizeF(self.sectionSize(1), self.height())
            font, room = self._folded_font(head.height()), head.width() - self._folded_side(head) - 2 * self.theme.px(NAME_AROUND)
        wide = QFontMetricsF(font).horizontalAdvance
        return [name if wide(name) <= room else short for name, short in zip(names, short_names(names), strict=True)]

    def _paint_title(self, painter: QPainter, rect: QRectF) -> None:
        theme, model = self.theme, self.model()
        if not isinstance(model, SheetModel):
            return
        left = rect.left() + theme.px(PAD)
        room = rect.width() - theme.px(PAD)
        if folds(theme):
            painter.setFont(_sized(theme.font("panel"), rect.height() * 0.8))
            text_in(painter, QRectF(left, 0, room, rect.height()), model.sheet.title, theme.palette.ink, Left)
            return
        painter.setFont(_sized(theme.font("panel"), rect.height() * 0.36))
        above = QRectF(left, rect.height() * 0.14, room, rect.height() * 0.44)
        text_in(painter, above, model.sheet.title, theme.palette.ink, Left)
        painter.setFont(_sized(theme.font("note"), rect.height() * 0.25))
        under = QRectF(left, rect.height() * 0.52, room, rect.height() * 0.32)
        if theme.text_scale == 1 or painter.font().pixelSize() >= theme.least_text():
            text_in(painter, under, model.sheet.subtitle, theme.palette.muted, Left)


class Pointed(QTableView):
    """What the delegate asks of its view: the model, the measures, and the boxes under pointer and keyboard."""

    sheet_model: SheetModel
    measures: Measures
    hovered: QModelIndex
    chosen: QModelIndex
    by_keys: bool

    @abstractmethod
    def strokes(self, place: Place) -> float:
        """Give which share of a cell's strokes is drawn (0 to 1)."""

    @abstractmethod
    def counted(self, place: Place, text: str) -> str:
        """Give what a total that counts up shows now."""


class SheetDelegate(QStyledItemDelegate):
    """Paints labels, points, possible points, strokes and bars."""

    def __init__(self, theme: Theme, view: Pointed) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(1, 1)

    @lent
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell: its ground, the lines of the print, what is written."""
        line = index.data(LINE_ROLE)
        if not isinstance(line, SheetRow):
            return
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() == self._view.sheet_model.rowCount() - 1:
            inner = max(self._theme.radius("paper") - 1, 1)
            whole = QRectF(self._view.viewport().rect()).adjusted(0, -2 * inner, 0, 0)
            painter.setClipPath(rounded(whole, inner))
        cell = index.data(CELL_ROLE)
        self._paint_ground(painter, rect, index, line)
        if isinstance(cell, Cell):
            self._paint_cell(painter, rect, index, line, cell)
        else:
            self._paint_label(painter, rect, line)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, index: Index, line: SheetRow) -> None:
        theme = self._theme
        model = self._view.sheet_model
        active = model.sheet.active is not None and index.column() == model.sheet.active + 1
        past = bool(index.column()) and model.sheet.heads[index.column() - 1].past and line.kind is LineKind.BOX
        ground = "surface_soft" if line.kind is LineKind.TOTAL or past else "turn_tint" if active and not line.joined else "surface"
        painter.fillRect(rect, theme.palette.of(ground))
        thin = edge_width(theme)
        last = index.row() == model.rowCount() - 1
        if not last:
            painter.fillRect(QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin), theme.palette.line)
        if index.column():
            painter.fillRect(QRectF(rect.left(), rect.top(), thin, rect.height()), theme.palette.line)
        if line.kind is LineKind.SUM or (line.kind is LineKind.GRAND and not line.joined):
            thick = theme.px(2)
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), thick), theme.palette.ink)
        if active and theme.flat:
            frame, ink = theme.px(3), theme.player(model.sheet.heads[index.column() - 1].ink).colour
            painter.fillRect(QRectF(rect.left(), rect.top(), frame, rect.height()), ink)
            painter.fillRect(QRectF(rect.right() - frame, rect.top(), frame, rect.height()), ink)
            if last:
                painter.fillRect(QRectF(rect.left(), rect.bottom() - frame, rect.width(), frame), ink)

    def _paint_face(self, painter: QPainter, at: QPointF, side: float, face: int) -> None:
        """Paint the die of a line from a picture: a sheet has six, and is painted while dice fly."""
        theme, ratio = self._theme, ratio_of(painter)
        die = QRectF(1, 1, side, side * 1.07)  # with a little air for its rim
        picture = theme.picture(
            ("sheet_die", face), side + 2, side * 1.07 + 2, ratio, lambda into: paint_mini_die(into, theme, die, face)
        )
        painter.drawPixmap(QPointF(round((at.x() - 1) * ratio) / ratio, round((at.y() - 1) * ratio) / ratio), picture)

    def _paint_label(self, painter: QPainter, rect: QRectF, line: SheetRow) -> None:
        theme = self._theme
        left = rect.left() + theme.px(PAD if not theme.small else 10)
        right = rect.right() - theme.px(11)
        if line.face is not None and not folds(theme):
            side = min(theme.px(MINI), rect.height() * 0.66)
            self._paint_face(painter, QPointF(left, rect.center().y() - side * 0.53), side, line.face)
            left += side + theme.px(9)
        if line.turn is not None:
            left = self._paint_turn(painter, rect, left, line) + theme.px(9)
        if line.kind in {LineKind.SUM, LineKind.GRAND}:
            font = _sized(theme.font("panel"), rect.height() * of_row(theme, 0.40))
            hold(font, theme.text_px(19))
        else:
            font = _sized(
                theme.font("name"),
                rect.height() * of_row(theme, NAME_HIGH if line.kind is LineKind.BOX and not folds(theme) else 0.48),
            )
            hold(font, theme.text_px(16))
        hint_font = _sized(theme.font("note"), rect.height() * of_row(theme, 0.38 if line.kind is LineKind.BOX else 0.45))
        hint = line.hint if self._view.measures.hints else ""
        name_wide = QFontMetricsF(font).horizontalAdvance(line.label)
        if hint and name_wide + theme.px(8) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
            hint_font = _sized(theme.font("label"), rect.height() * of_row(theme, 0.36))
            if name_wide + theme.px(5) + QFontMetricsF(hint_font).horizontalAdvance(hint) > right - left:
                hint = ""
        if theme.text_scale > 1 and hint_font.pixelSize() < theme.least_text():
            hint = ""
        painter.setFont(_fitted(font, line.label, right - left, 0.7))
        text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), line.label, theme.palette.ink, Left)
        if hint:
            font = QFont(hint_font)
            font.setBold(False)
            painter.setFont(font)
            text_in(painter, QRectF(left, rect.top(), right - left, rect.height()), hint, theme.palette.muted, Right)

    def _paint_turn(self, painter: QPainter, rect: QRectF, left: float, line: SheetRow) -> float:
        """Paint the number of the turn on a small disc, in the colour of the one to move where it is this turn; return its end."""
        theme, sheet = self._theme, self._view.sheet_model.sheet
        side = rect.height() * 0.96 if folds(theme) else min(theme.px(22), rect.height() * 0.72)
        disc = QRectF(left - theme.px(2), rect.center().y() - side / 2, side, side)
        lit = line.lit and sheet.active is not None
        ink = theme.player(sheet.heads[sheet.active or 0].ink).colour if lit else theme.palette.surface_soft
        fill(painter, disc, ink, side / 2)
        if not lit:
            outline(painter, disc, theme.palette.line, theme.pen(1.5), side / 2)
        size = max(side * 0.58, min(theme.least_text(), side * 0.94)) if theme.text_scale > 1 else side * 0.58
        painter.setFont(theme.letter_font(side * 0.94 if folds(theme) else size, "text"))
        text_in(painter, disc, str(line.turn), theme.palette.on_player if lit else theme.palette.ink)
        return disc.right()

    def _paint_cell(self, painter: QPainter, rect: QRectF, index: Index, line: SheetRow, cell: Cell) -> None:
        theme = self._theme
        head = self._view.sheet_model.sheet.heads[index.column() - 1]
        ink = theme.player(head.ink)
        if cell.framed:
            frame = rect.adjusted(theme.px(1.5), theme.px(1), -theme.px(0.5), -theme.px(1.5))
            outline(painter, frame, ink.colour, theme.pen(2.5), theme.radius("tile"))
        if cell.playable:
            self._paint_offer(painter, rect, index, cell)
        place = index.row(), index.column() - 1
        if cell.kind is CellKind.CROSSED:
            self._paint_cross(painter, rect, self._view.strokes(place))
        elif cell.kind is CellKind.BAR:
            self._paint_bar(painter, rect, cell)
        elif cell.text:
            font = self._cell_font(rect, line, cell)
            font.setBold(font.bold() and not head.past)
            painter.setFont(font)
            colour = theme.palette.ink
            if head.past and not line.joined:
                colour = theme.palette.muted
            elif cell.kind is CellKind.WRITTEN or line.kind in {LineKind.SUM, LineKind.GRAND}:
                colour = ink.colour
            elif cell.kind is CellKind.POSSIBLE:
                colour = theme.palette.of("positive" if cell.best else "ink" if self._is_hot(index) else "muted")
            if cell.kind is CellKind.WRITTEN:
                _write_by_hand(painter, rect, cell.text, colour, self._view.strokes(place))
            else:
                text_in(painter, rect, self._view.counted(place, cell.text), colour, Centre)
        if index == self._view.currentIndex() and self._view.hasFocus() and self._view.by_keys:
            ring = theme.px(3)
            outline(painter, rect.adjusted(1, 1, -1, -1), theme.palette.focus, ring, theme.radius("cell"))

    def _cell_font(self, rect: QRectF, line: SheetRow, cell: Cell) -> QFont:
        theme = self._theme
        if line.kind in {LineKind.SUM, LineKind.GRAND}:
            role = "page" if line.joined else "panel" if line.kind is LineKind.SUM else "section"
            grand = _sized(theme.font(role, tabular=True), rect.height() * of_row(theme, 0.52 if line.joined else 0.42))
            return _fitted(grand, cell.text, rect.width() - theme.px(6), 0.5)
        if cell.kind is CellKind.POSSIBLE:
            light = cell.text == "0" and not cell.best  # nothing weighs less than something
            font = _sized(
                theme.font("name", tabular=True, italic=True),
                rect.height() * of_row(theme, 0.36 if light and not folds(theme) else 0.48),
            )
            font.setBold(False)
            return font
        share = 0.48 if line.kind is LineKind.BOX else 0.52
        return _fitted(_sized(theme.font("name", tabular=True), rect.height() * of_row(theme, share)), cell.text, rect.width() - 4)

    def _is_hot(self, index: Index) -> bool:
        return index in (self._view.hovered, self._view.chosen)

    def _paint_offer(self, painter: QPainter, rect: QRectF, index: Index, cell: Cell) -> None:
        """Show that a box may be filled: under the pointer, chosen, and the coach's best with its lamp."""
        theme = self._theme
        inside = rect.adjusted(theme.px(4), theme.px(3), -theme.px(3), -theme.px(4))
        corner = theme.radius("tile")
        if cell.best:
            fill(painter, inside, theme.palette.positive_tint, corner)
            outline(painter, inside, theme.palette.positive, theme.px(1.5), corner)
            side = min(inside.height() * 0.66, inside.width() * 0.28)
            place = QRectF(inside.left() + theme.px(3), inside.center().y() - side / 2, side, side)
            icon(painter, theme, "bulb", place, theme.palette.positive)
        if index == self._view.chosen:
            if not cell.best:
                fill(painter, inside, theme.palette.accent_tint, corner)
            outline(painter, inside, theme.palette.accent, theme.px(2.5), corner)
        elif index == self._view.hovered:
            if not cell.best:
                fill(painter, inside, theme.palette.surface, corner)
            outline(painter, inside, theme.palette.control_outline, theme.px(1.5), corner)

    def _paint_cross(self, painter: QPainter, rect: QRectF, drawn: float) -> None:
        """Cross a box out as with a pencil: two bent strokes, one after the other."""
        theme = self._theme
        half_wide = min(theme.text_px(9), rect.width() * 0.3)
        half_high = min(theme.text_px(6), rect.height() * of_row(theme, 0.26) * 0.9)
        pen = QPen(theme.palette.muted, theme.pen(2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, way in enumerate((-1, 1)):
            share = min(max(2 * drawn - number, 0.0), 1.0)
            if share > 0:
                start = rect.center() + QPointF(half_wide * way, -half_high)
                end = rect.center() + QPointF(-half_wide * way, half_high)
                bend = (start + end) / 2 + QPointF(theme.pen(1.5), theme.pen(1.2))
                stroke = QPainterPath(start)
                stroke.quadTo(start + (bend - start) * share, _on_curve(start, bend, end, share))
                painter.drawPath(stroke)

    def _paint_bar(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        theme = self._theme
        full = cell.share >= 1
        most = rect.height() * of_row(theme, 0.48)
        painter.setFont(_fitted(_sized(theme.font("body", tabular=True), most), cell.text, rect.width() - 6))
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        colour = theme.palette.of("positive" if full else "ink")
        wide = min(theme.px(BAR_WIDE), rect.width() * 0.44)
        high = theme.px(BAR_HIGH)
        if folds(theme):
            groove = QRectF(rect.center().x() - rect.width() * 0.36, rect.bottom() - theme.px(4), rect.width() * 0.72, theme.px(3))
            text_in(painter, rect, cell.text, colour)
        elif rect.width() < theme.px(LEAST_FOR_BAR):
            text_in(painter, rect.adjusted(0, 0, 0, -theme.px(4)), cell.text, colour)
            groove = QRectF(rect.center().x() - rect.width() * 0.36, rect.bottom() - theme.px(7), rect.width() * 0.72, theme.px(5))
        else:
            text_wide = painter.fontMetrics().horizontalAdvance(cell.text)
            gap = theme.px(6)
            left = rect.center().x() - (wide + gap + text_wide) / 2
            groove = QRectF(left, rect.center().y() - high / 2, wide, high)
            text_in(painter, QRectF(groove.right() + gap, rect.top(), text_wide + 2, rect.height()), cell.text, colour, Left)
        track(painter, theme, groove, cell.share, theme.palette.positive)
