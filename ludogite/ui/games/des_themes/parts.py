"""The papers of a table of Dés à thèmes: who has the floor and what he writes, the players with their keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ludogite.games.des_themes.moves import Colour, Lit
from ludogite.ui.games.des_themes.board import paint_tile
from ludogite.ui.style.paint import fill, key_face, outline, text_in, track
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import draw_symbol, medallion
from ludogite.ui.style.theme import Look, hold
from ludogite.ui.widgets.base import Centre, Control, Label, Left, Right
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.choices import Switch
from ludogite.ui.widgets.panels import Paper
from ludogite.words.fold import RAW_LIMIT

TILE = 48
HEAD, HEAD_SMALL = 70, 50
FOOT, FOOT_SMALL = 36, 24
WAITING, TALL, TALL_SMALL = 96, 174, 158
"""Height of the card below the felt in px at 100 %: while nobody has the floor, and then."""
ROW_MOST, ROW_LEAST = 72, 40


class WordField(Painted, QLineEdit):
    """A line to write in whose letters are shown as tiles; those that score take colour and shape of their die."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._lit: dict[int, Colour] = {}
        self._note = self._gain = ""
        self.steer: Callable[[QKeyEvent], bool] = lambda event: False
        """Asked before a sign is written: True where it means something else."""
        self.setMaxLength(RAW_LIMIT)
        self.setFrame(False)

    def show_worth(self, lit: tuple[Lit, ...], note: str, gain: str) -> None:
        """Light the letters that score, and say how many and what they take."""
        self._lit = {one.place: one.colour for one in lit}
        self._note, self._gain = note, gain
        self.setAccessibleDescription(", ".join(filter(None, (note, gain))))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the tiles, the caret and the gain."""
        look, rect = self.look, QRectF(self.rect())
        fill(painter, rect, look.colour("surface"), look.radius("control"))
        line = look.colour("focus" if self.hasFocus() and look.flat else "control_outline")
        outline(painter, rect, line, look.pen(2), look.radius("control"))
        right = self._paint_gain(painter, rect)
        text, left = self.text(), look.px(14.0)
        side = min(look.px(TILE), rect.height() * 0.62, max((right - left) / max(len(text) + 0.5, 1) - look.px(6), 6))
        top = rect.top() + (rect.height() - side * 1.3) / 2
        step = side + look.px(6) * min(side / look.px(TILE), 1.0)
        for place, letter in enumerate(text):
            paint_tile(painter, look, QRectF(left + place * step, top, side, side), letter, self._lit.get(place))
        if self.hasFocus() and self.isEnabled():
            x = left + self.cursorPosition() * step - look.px(3) + (look.px(6) if self.cursorPosition() == len(text) else 0)
            fill(painter, QRectF(x, top, look.pen(3), side * 1.2), look.colour("accent"), look.pen(1.5))

    def _paint_gain(self, painter: QPainter, rect: QRectF) -> float:
        """Write the note and the pill at the right end; return where they begin."""
        look = self.look
        right = rect.right() - look.px(14)
        if self._gain:
            font = look.font("body", strong=True)
            painter.setFont(font)
            wide, high = QFontMetricsF(font).horizontalAdvance(self._gain) + look.px(28), min(look.text_px(38), rect.height() - 8)
            pill = QRectF(right - wide, rect.center().y() - high / 2, wide, high)
            fill(painter, pill, look.colour("surface_soft"), high / 2)
            text_in(painter, pill, self._gain, look.colour("positive"))
            right = pill.left() - look.px(14)
        if self._note:
            font = look.font("note")
            painter.setFont(font)
            wide = QFontMetricsF(font).horizontalAdvance(self._note) + 2
            if right - wide > rect.width() * 0.35:
                text_in(painter, QRectF(right - wide, rect.top(), wide, rect.height()), self._note, look.colour("muted"), Right)
                right -= wide + look.px(10)
        return right

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter, Escape and the keys of the table to the screen; a letter that is held is written once."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()
        elif not (event.text().isprintable() and event.text() and (event.isAutoRepeat() or self.steer(event))):
            super().keyPressEvent(event)


class ThemeCell(Control):
    """A theme of the card where all are open: its number and name, crossed out with the ink of who closed it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setCheckable(True)
        self._number, self._closer = 0, -1

    def show_theme(self, number: int, name: str, closer: int | None, told: str, *, usable: bool, chosen: bool) -> None:
        """Show a theme, by the ink of who closed it (None: it is open); ``told`` is what a screen reader says."""
        self._number, self._closer = number, -1 if closer is None else closer
        self.setText(name)
        self.setAccessibleName(told)
        self.setEnabled(usable)
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if usable else Qt.FocusPolicy.NoFocus)
        self.update()

    def sizeHint(self) -> QSize:
        """Be 120 by 32 px."""
        return QSize(self.look.px(120), max(self.look.px(32), round(self.line_height("label"))))

    def paint(self, painter: QPainter) -> None:
        """Paint the cell, the digit that chooses it, the name, and the line through it."""
        look, rect = self.look, QRectF(self.rect())
        open_ = self._closer < 0
        role = "accent_tint" if self.isChecked() else "surface_soft" if open_ and self.hot() else "surface"
        fill(painter, rect.adjusted(1, 1, -1, -1), look.colour(role), self.corner())
        line = look.colour("accent" if self.isChecked() else "control_outline" if self.isEnabled() else "line")
        outline(painter, rect.adjusted(1, 1, -1, -1), line, look.pen(2 if self.isChecked() else 1), self.corner())
        ink, edge, side = look.colour("ink" if open_ else "muted"), look.px(8), look.px(14)
        painter.setFont(look.font("label", strong=True))
        text_in(painter, QRectF(edge, 0, side, rect.height()), str(self._number), ink, Left)
        place = QRectF(edge + side + look.px(4), 0, rect.width() - 2 * edge - side - look.px(4), rect.height())
        if not open_:
            player = look.player(self._closer)
            spot = QRectF(place.right() - side, place.center().y() - side / 2, side, side)
            draw_symbol(painter, player.symbol, spot, player.colour)
            place.setRight(spot.left() - look.px(4))
        painter.setFont(look.font("label"))
        text_in(painter, place, self.text(), ink, Left)
        if not open_:
            wide = min(QFontMetricsF(painter.font()).horizontalAdvance(self.text()), place.width())
            fill(painter, QRectF(place.left(), place.center().y(), wide, look.pen(2)), ink)


class FloorPanel(Paper):
    """Who has the floor: head, the line to write in (or a question to the table), the bar of the time."""

    themed = Signal(int)
    """A theme was chosen for the word (thèmes ouverts)."""

    def __init__(self, look: Look, themes: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ink: int | None = None
        self._title = self._aside = self._question = ""
        self._share, self._left = 0.0, ""
        self.field = WordField(look, self)
        self.proper = Switch(look, "", self)
        self.proper_label = Label(look, "note", "muted", parent=self)
        self.themes = [ThemeCell(look, self) for _ in range(themes)]
        for button in self.themes:
            button.clicked.connect(self._on_theme)

    def show_head(self, ink: int | None, title: str, aside: str, question: str) -> None:
        """Say who has the floor, who follows, and what is asked where nothing is written."""
        self._ink, self._title, self._aside, self._question = ink, title, aside, question
        self.set_frame(self.look.player(ink).colour if ink is not None else None)
        self.setAccessibleName(". ".join(filter(None, (title, question, aside))))
        self.update()

    def waits(self) -> bool:
        """Say whether nobody has the floor, and one line tells what is awaited."""
        room = self.width() - 2 * self.look.px(20)
        asked = QFontMetricsF(self.look.font("body")).horizontalAdvance(self._question)
        return self._ink is None and self.field.isHidden() and asked <= room

    def wished_height(self, *, waits: bool) -> int:
        """Give its height in px, while somebody has the floor or not."""
        look, line = self.look, QFontMetricsF(self.look.font("body"))
        low = max(look.px(WAITING), look.px(HEAD_SMALL) + round(line.height()) + look.px(FOOT_SMALL))
        tall = look.px(TALL_SMALL if look.small else TALL)
        themed = look.px(78) if any(not button.isHidden() for button in self.themes) else 0
        return (min(low, tall) if waits else tall) + themed

    def show_time(self, share: float, left: str) -> None:
        """Show which share of the time is left (0 to 1) and how much that is; '' for no time."""
        if (share, left) != (self._share, self._left):
            self._share, self._left = share, left
            self.update()

    def _foot(self) -> int:
        """Give the height of the line of time: the card that waits is low."""
        return self.look.px(FOOT if self.height() >= self.look.px(TALL_SMALL) else FOOT_SMALL)

    def relayout(self) -> None:
        """Place field, switch and themes."""
        look, width, high = self.look, self.width(), self.height()
        edge, head, foot = look.px(20), look.px(HEAD_SMALL), self._foot()
        themed = [button for button in self.themes if not button.isHidden()]
        below = high - foot
        if themed:
            tall, gap, columns = min(themed[0].sizeHint().height(), look.px(40)), look.px(6), len(themed) // 2
            wide = (width - 2 * edge - gap * (columns - 1)) // columns
            below -= 2 * (tall + gap)
            for number, button in enumerate(themed):
                row, column = divmod(number, columns)
                button.setGeometry(edge + column * (wide + gap), below + gap + row * (tall + gap), wide, tall)
        right = width - edge
        if not self.proper.isHidden():
            hint = self.proper.sizeHint()
            label = self.proper_label.sizeHint()
            self.proper.setGeometry(right - hint.width(), (head - hint.height()) // 2 + look.px(4), hint.width(), hint.height())
            x = self.proper.x() - label.width() - look.px(8)
            self.proper_label.setGeometry(x, self.proper.y(), label.width(), hint.height())
        self.field.setGeometry(edge, head, width - 2 * edge, max(min(below - head, look.px(92)), look.px(36)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place again."""
        super().resizeEvent(event)
        self.relayout()

    def paint(self, painter: QPainter) -> None:
        """Paint paper, head, question and bar."""
        super().paint(painter)
        look, width = self.look, self.width()
        edge, head, foot = look.px(20), look.px(HEAD_SMALL), self._foot()
        x = float(edge)
        if self._ink is not None:
            side = head * 0.58
            medallion(painter, look, QRectF(x, head * 0.24, side, side), look.player(self._ink))
            x += side + look.px(12)
        right = float(width - edge)
        if not self.proper.isHidden():
            right = float(self.proper_label.x() - look.px(12))
        painter.setFont(look.font("body"))
        aside = min(QFontMetricsF(painter.font()).horizontalAdvance(self._aside), (right - x) / 2)
        text_in(painter, QRectF(right - aside, head * 0.2, aside, head * 0.66), self._aside, look.colour("muted"), Right, shrink=0)
        painter.setFont(hold(look.font("panel" if look.small else "section"), head * 0.5))
        title = QRectF(x, head * 0.2, right - aside - x - 8, head * 0.66)
        text_in(painter, title, self._title, look.colour("ink"), Left, shrink=0)
        for button in self.themes:
            if button.isChecked() and not button.isHidden():
                around = QRectF(button.geometry()).adjusted(-3, -3, 3, 3)
                outline(painter, around, look.colour("accent"), look.pen(3), look.radius("button") + 3)
        if self._question:
            painter.setPen(look.colour("ink"))
            area = QRectF(edge, head, width - 2 * edge, self.height() - head - foot)
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
            for role in ("name", "body"):  # large where there is room
                painter.setFont(look.font(role))
                if painter.boundingRect(area, flags, self._question).height() <= area.height():
                    break
            painter.drawText(area, flags, self._question)
        if self._left:
            self._paint_bar(painter, QRectF(edge, self.height() - foot, width - 2 * edge, foot))

    def _paint_bar(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        painter.setFont(look.font("body", strong=True))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(self._left) + look.px(10)
        bar = QRectF(rect.left(), rect.center().y() - look.px(5), rect.width() - wide, look.px(10))
        track(painter, look, bar, self._share, look.player(self._ink).colour if self._ink is not None else look.colour("accent"))
        text_in(painter, QRectF(rect.right() - wide, rect.top(), wide, rect.height()), self._left, look.colour("ink"), Right)

    def _on_theme(self) -> None:
        button = self.sender()
        if isinstance(button, ThemeCell):
            self.themed.emit(self.themes.index(button) + 1)


class BuzzCap(Control):
    """The key of a player: raised while it may be pressed; a click is a buzz too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def corner(self) -> float:
        """Be round as a key."""
        return self.look.px(8)

    def sizeHint(self) -> QSize:
        """Be 44 by 40 px."""
        return QSize(self.look.px(44), self.look.px(40))

    def paint(self, painter: QPainter) -> None:
        """Paint the cap, flat where it does nothing."""
        look = self.look
        edge = look.px(3) if self.isEnabled() else 0
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1 - look.px(3))
        if self.isEnabled():
            key_face(painter, look, face, edge=edge, radius=self.corner(), hover=self.hot())
        else:
            fill(painter, face, look.colour("surface"), self.corner())
            outline(painter, face, look.colour("line"), look.pen(1.5), self.corner())
        painter.setFont(look.font("name"))
        text_in(painter, face, self.text(), look.colour("ink" if self.isEnabled() else "muted"), Centre)


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player: ink, name, what he does, chips, key ('' for none), whether the key acts, whether he has the floor."""

    ink: int
    name: str
    state: str
    chips: int
    key: str
    usable: bool = False
    speaks: bool = False


class PlayersPaper(Paper):
    """The players with their keys and chips, in playing order."""

    pressed = Signal(int)
    """The cap of a seat was clicked."""

    def __init__(self, look: Look, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.lines: tuple[PlayerLine, ...] = ()
        self._title = self._note = ""
        self.keys_button = IconButton(look, "keyboard", "", self)
        self.caps = [BuzzCap(look, self) for _ in range(seats)]
        for cap in self.caps:
            cap.clicked.connect(self._on_cap)

    def show_players(self, title: str, note: str, lines: tuple[PlayerLine, ...], cap_names: list[str]) -> None:
        """Show the rows; ``cap_names`` say what each cap does."""
        self.lines, self._title, self._note = lines, title, note
        for cap, line, name in zip(self.caps, lines, cap_names, strict=True):
            cap.setVisible(bool(line.key))
            cap.setText(line.key)
            cap.setEnabled(line.usable)
            cap.setAccessibleName(name)
            cap.update()
        told = ", ".join(f"{line.name} {line.chips} {line.state}".strip() for line in lines)
        self.setAccessibleName(f"{title}, {told}")
        self.update()

    def head(self) -> int:
        """Give the height of the head, in px."""
        return self.look.px(HEAD_SMALL if self.look.small else HEAD)

    def wished_height(self, most: int) -> int:
        """Give the height wanted, within ``most`` px."""
        rows = len(self.caps)
        row = min(max((most - self.head()) // rows, self.look.px(ROW_LEAST)), self.look.px(52 if rows > 4 else ROW_MOST))
        return min(self.head() + rows * row, most)

    def pile(self, seat: int) -> QPointF:
        """Say where the chips of a seat are counted."""
        row = QRectF(self.row(seat))
        return QPointF(row.right() - self.look.px(32), row.center().y())

    def row(self, seat: int) -> QRect:
        """Give the row of a seat."""
        rows, head = len(self.caps), self.head()
        top = head + (self.height() - head) * seat // rows
        return QRect(0, top, self.width(), head + (self.height() - head) * (seat + 1) // rows - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place caps and button."""
        super().resizeEvent(event)
        look = self.look
        for seat, cap in enumerate(self.caps):
            row, hint = self.row(seat), cap.sizeHint()
            high = min(hint.height(), row.height())
            cap.setGeometry(self.width() - look.px(64) - hint.width(), row.center().y() - high // 2 + 1, hint.width(), high)
        hint = self.keys_button.sizeHint()
        left = self.width() - hint.width() - look.px(10)
        self.keys_button.setGeometry(left, (self.head() - hint.height()) // 2, hint.width(), hint.height())

    def paint(self, painter: QPainter) -> None:
        """Paint head and rows."""
        super().paint(painter)
        look, head = self.look, self.head()
        painter.setFont(look.font("panel"))
        room = self.width() - look.px(76)
        both = QFontMetricsF(painter.font()).height() + QFontMetricsF(look.font("note")).height() <= head * 1.05
        title = QRectF(look.px(16), head * 0.1, room, head * 0.45) if both else QRectF(look.px(16), 0, room, head)
        text_in(painter, title, self._title, look.colour("ink"), Left)
        painter.setFont(look.font("note"))
        if both:
            text_in(painter, QRectF(look.px(16), head * 0.52, room, head * 0.36), self._note, look.colour("muted"), Left)
        for seat, line in enumerate(self.lines):
            self._paint_row(painter, QRectF(self.row(seat)), line)

    def _paint_row(self, painter: QPainter, row: QRectF, line: PlayerLine) -> None:
        look, ink = self.look, self.look.player(line.ink)
        fill(painter, QRectF(row.left(), row.top(), row.width(), look.pen(1)), look.colour("line"))
        if line.speaks:
            fill(painter, row, ink.colour)
        colour = look.colour("on_player" if line.speaks else "ink")
        side = min(row.height() * 0.6, look.px(42))
        medallion(painter, look, QRectF(look.px(12), row.center().y() - side / 2, side, side), ink, turned=line.speaks)
        x = look.px(12) + side + look.px(12)
        right = row.width() - look.px(64) - (look.px(52) if line.key else 0)
        painter.setFont(look.font("name"))
        tall = row.height() * (0.5 if line.state else 1.0)
        text_in(
            painter, QRectF(x, row.top() + (row.height() * 0.06 if line.state else 0), right - x, tall), line.name, colour, Left
        )
        painter.setFont(look.font("note"))
        muted = colour if line.speaks else look.colour("muted")
        text_in(
            painter,
            QRectF(x, row.top() + row.height() * 0.5, right - x, row.height() * 0.42),
            line.state,
            muted,
            Left,
            shrink=0,
        )
        painter.setFont(look.font("section", tabular=True))
        wide = look.px(54)
        text_in(painter, QRectF(row.width() - wide - look.px(12), row.top(), wide, row.height()), str(line.chips), colour, Right)

    def _on_cap(self) -> None:
        cap = self.sender()
        if isinstance(cap, BuzzCap):
            self.pressed.emit(self.caps.index(cap))
