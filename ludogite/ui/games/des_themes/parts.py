"""The papers of a table of Dés à thèmes: who has the floor and what he writes, the players with their keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ludogite.games.des_themes.moves import Colour, Lit
from ludogite.ui.games.des_themes.board import colours_by_place, paint_tile
from ludogite.ui.style.paint import fill, key_face, outline, text_in, track
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.plain import in_sentences
from ludogite.ui.style.symbols import draw_symbol, portrait
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold
from ludogite.ui.widgets.base import Centre, Control, Label, Left, Right
from ludogite.ui.widgets.buttons import IconButton
from ludogite.ui.widgets.choices import Switch
from ludogite.ui.widgets.panels import Paper
from ludogite.ui.widgets.told_time import ToldTime
from ludogite.words.fold import RAW_LIMIT

TILE = 48
HEAD, HEAD_SMALL = 70, 50
FOOT, FOOT_SMALL = 36, 24
LARGE_TEXT = 1.5
WAITING, TALL, TALL_SMALL = 96, 174, 158
"""Height of the card below the felt in px at 100 %: while nobody has the floor, and then."""
ROW_MOST, ROW_LEAST = 72, 40
GAP = 5
"""Between the themes, in px."""


class WordField(Painted, QLineEdit):
    """A line to write in whose letters are shown as tiles; those that score take colour and shape of their die."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._lit: dict[int, tuple[Colour, ...]] = {}
        self._note = self._gain = ""
        self.steer: Callable[[QKeyEvent], bool] = lambda event: False
        """Asked before a sign is written: True where it means something else."""
        self.setMaxLength(RAW_LIMIT)
        self.setFrame(False)

    def show_worth(self, lit: tuple[Lit, ...], note: str, gain: str) -> None:
        """Light the letters that score, and say how many and what they take."""
        self._lit = colours_by_place(lit)
        self._note, self._gain = note, gain
        self.setAccessibleDescription(", ".join(filter(None, (note, gain))))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Leave the caret where it was: what is selected is not shown here."""
        at = self.cursorPosition()
        super().focusInEvent(event)
        self.setCursorPosition(at)

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        fill(painter, rect, theme.palette.surface, theme.radius("control"))
        line = theme.palette.of("focus" if self.hasFocus() and theme.flat else "control_outline")
        outline(painter, rect, line, theme.pen(2), theme.radius("control"))
        right = self._paint_gain(painter, rect)
        text, left = self.text(), theme.px(14.0)
        side = min(theme.px(TILE), rect.height() * 0.62, max((right - left) / max(len(text) + 0.5, 1) - theme.px(6), 6))
        top = rect.top() + (rect.height() - side * 1.3) / 2
        step = side + theme.px(6) * min(side / theme.px(TILE), 1.0)
        for place, letter in enumerate(text):
            paint_tile(painter, theme, QRectF(left + place * step, top, side, side), letter, self._lit.get(place, ()))
        if self.hasFocus() and self.isEnabled():
            x = left + self.cursorPosition() * step - theme.px(3) + (theme.px(6) if self.cursorPosition() == len(text) else 0)
            fill(painter, QRectF(x, top, theme.pen(3), side * 1.2), theme.palette.accent, theme.pen(1.5))

    def _paint_gain(self, painter: QPainter, rect: QRectF) -> float:
        """Write the note and the pill at the right end; return where they begin."""
        theme = self.theme
        right = rect.right() - theme.px(14)
        if self._gain:
            font = theme.font("body", strong=True)
            painter.setFont(font)
            wide, high = QFontMetricsF(font).horizontalAdvance(self._gain) + theme.px(28), min(theme.text_px(38), rect.height() - 8)
            pill = QRectF(right - wide, rect.center().y() - high / 2, wide, high)
            fill(painter, pill, theme.palette.surface_soft, high / 2)
            text_in(painter, pill, self._gain, theme.palette.positive)
            right = pill.left() - theme.px(14)
        if self._note:
            font = theme.font("note")
            painter.setFont(font)
            wide = QFontMetricsF(font).horizontalAdvance(self._note) + 2
            if right - wide > rect.width() * 0.35:
                text_in(painter, QRectF(right - wide, rect.top(), wide, rect.height()), self._note, theme.palette.muted, Right)
                right -= wide + theme.px(10)
        return right

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter, Escape and the keys of the table to the screen; a letter that is held is written once."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()
        elif not (event.text().isprintable() and event.text() and (event.isAutoRepeat() or self.steer(event))):
            super().keyPressEvent(event)


class ThemeCell(Control):
    """A theme of the card where all are open: its number and name, crossed out with the ink of who closed it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setCheckable(True)
        self._number, self._closer = 0, -1

    def show_topic(self, number: int, name: str, closer: int | None, told: str, *, usable: bool, chosen: bool) -> None:
        """Show a theme, by the ink of who closed it (None: it is open); ``told`` is what a screen reader says."""
        self._number, self._closer = number, -1 if closer is None else closer
        self.setText(name)
        self.setAccessibleName(told)
        self.setEnabled(usable)
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if usable else Qt.FocusPolicy.NoFocus)
        self.update()

    def sizeHint(self) -> QSize:
        """Be 120 by 38 px, 44 from one to the next, for fingers; in large text as high as a line: what is asked needs the rest."""
        least = self.theme.px(38 if self.theme.text_scale <= LARGE_TEXT else 32)
        return QSize(self.theme.px(120), max(least, round(self.line_height("label"))))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        open_ = self._closer < 0
        role = "accent_tint" if self.isChecked() else "surface_soft" if open_ and self.hot() else "surface"
        fill(painter, rect.adjusted(1, 1, -1, -1), theme.palette.of(role), self.corner())
        line = theme.palette.of("accent" if self.isChecked() else "control_outline" if self.isEnabled() else "line")
        outline(painter, rect.adjusted(1, 1, -1, -1), line, theme.pen(2 if self.isChecked() else 1), self.corner())
        ink, edge, side = theme.palette.of("ink" if open_ else "muted"), theme.px(8), theme.px(14)
        painter.setFont(theme.font("label", strong=True))
        text_in(painter, QRectF(edge, 0, side, rect.height()), str(self._number), ink, Left)
        place = QRectF(edge + side + theme.px(4), 0, rect.width() - 2 * edge - side - theme.px(4), rect.height())
        if not open_:
            player = theme.player(self._closer)
            spot = QRectF(place.right() - side, place.center().y() - side / 2, side, side)
            draw_symbol(painter, player.symbol, spot, player.colour)
            place.setRight(spot.left() - theme.px(4))
        painter.setFont(theme.font("label"))
        text_in(painter, place, self.text(), ink, Left)
        if not open_:
            wide = min(QFontMetricsF(painter.font()).horizontalAdvance(self.text()), place.width())
            fill(painter, QRectF(place.left(), place.center().y(), wide, theme.pen(2)), ink)


class FloorPanel(Paper):
    """Who has the floor: head, the line to write in (or a question to the table), the bar of the time."""

    themed = Signal(int)
    """A theme was chosen for the word (thèmes ouverts)."""

    def __init__(self, theme: Theme, themes: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.Grouping)
        self._ink: int | None = None
        self._title = self._aside = self._question = self._face = ""
        self._share, self._left = 0.0, ""
        self.field = WordField(theme, self)
        self.proper = Switch(theme, "", self)
        self.proper_label = Label(theme, "note", "muted", parent=self)
        self.themes = [ThemeCell(theme, self) for _ in range(themes)]
        for button in self.themes:
            button.clicked.connect(self._on_theme)
        self.time = ToldTime(self)

    def show_head(self, ink: int | None, title: str, aside: str, question: str, *, face: str = "") -> None:
        """Say who has the floor, who follows, and what is asked where nothing is written."""
        self._face = face
        self._ink, self._title, self._aside, self._question = ink, title, aside, question
        self.set_frame(self.theme.player(ink).colour if ink is not None else None)
        self.setAccessibleName(in_sentences(title, question, aside))
        self.update()

    def waits(self) -> bool:
        """Say whether nobody has the floor, and one line tells what is awaited."""
        room = self.width() - 2 * self.theme.px(20)
        asked = QFontMetricsF(self.theme.font("body")).horizontalAdvance(self._question)
        return self._ink is None and self.field.isHidden() and asked <= room

    def wished_height(self, *, waits: bool) -> int:
        """Give its height in px, while somebody has the floor or not."""
        theme, line = self.theme, QFontMetricsF(self.theme.font("body"))
        low = max(theme.px(WAITING), theme.px(HEAD_SMALL) + round(line.height()) + theme.px(FOOT_SMALL))
        tall = theme.px(TALL_SMALL if theme.small else TALL)
        return (min(low, tall) if waits else tall) + self._rows()

    def show_time(self, share: float, left: str) -> None:
        """Show which share of the time is left (0 to 1) and how much that is; '' for no time."""
        if (share, left) != (self._share, self._left):
            self._share, self._left = share, left
            self.time.tell(left, self._time_rect())
            self.update()

    def _time_rect(self) -> QRect:
        """Give where the time stands."""
        edge, foot = self.theme.px(20), self._foot()
        return QRect(edge, self.height() - foot, self.width() - 2 * edge, foot)

    def _foot(self) -> int:
        """Give the height of the line of time: the card that waits is low."""
        return self.theme.px(FOOT if self.height() - self._rows() >= self.theme.px(TALL_SMALL) else FOOT_SMALL)

    def _cell(self) -> int:
        """Give the height of a theme of the card."""
        return min(self.themes[0].sizeHint().height(), self.theme.px(40))

    def _rows(self) -> int:
        """Give the height of the two rows of themes, 0 where one theme is played."""
        return 0 if self.themes[0].isHidden() else 2 * (self._cell() + self.theme.px(GAP))

    def middle(self) -> QRect:
        """Give the place between head and themes, for what is written or asked."""
        edge, head = self.theme.px(20), self.theme.px(HEAD_SMALL)
        return QRect(edge, head, self.width() - 2 * edge, self.height() - head - self._rows() - self._foot())

    def relayout(self) -> None:
        """Place field, switch and themes."""
        theme, place, tall, gap, columns = self.theme, self.middle(), self._cell(), self.theme.px(GAP), len(self.themes) // 2
        wide = (place.width() - gap * (columns - 1)) // columns
        for number, button in enumerate(self.themes):
            row, column = divmod(number, columns)
            button.setGeometry(place.x() + column * (wide + gap), place.bottom() + 1 + gap + row * (tall + gap), wide, tall)
        if not self.proper.isHidden():
            hint = self.proper.sizeHint()
            label = self.proper_label.sizeHint()
            head, right = theme.px(HEAD_SMALL), place.right() + 1
            self.proper.setGeometry(right - hint.width(), (head - hint.height()) // 2 + theme.px(4), hint.width(), hint.height())
            x = self.proper.x() - label.width() - theme.px(8)
            self.proper_label.setGeometry(x, self.proper.y(), label.width(), hint.height())
        place.setHeight(max(min(place.height(), theme.px(92)), theme.px(36)))
        self.field.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.time.tell(self._left, self._time_rect())
        self.relayout()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, width = self.theme, self.width()
        edge, head = theme.px(20), theme.px(HEAD_SMALL)
        x = float(edge)
        if self._ink is not None:
            side = head * 0.58
            portrait(painter, theme, QRectF(x, head * 0.24, side, side), self._face, theme.player(self._ink))
            x += side + theme.px(12)
        right = float(width - edge)
        if not self.proper.isHidden():
            right = float(self.proper_label.x() - theme.px(12))
        painter.setFont(theme.font("body"))
        aside = min(QFontMetricsF(painter.font()).horizontalAdvance(self._aside), (right - x) / 2)
        text_in(painter, QRectF(right - aside, head * 0.2, aside, head * 0.66), self._aside, theme.palette.muted, Right, shrink=0)
        most = max(head * 0.5, theme.least_text() if theme.text_scale > 1 else 0)
        painter.setFont(hold(theme.font("panel" if theme.small else "section"), most))
        title = QRectF(x, head * 0.2, right - aside - x - 8, head * 0.66)
        text_in(painter, title, self._title, theme.palette.ink, Left, shrink=0)
        for button in self.themes:
            if button.isChecked() and not button.isHidden():
                around = QRectF(button.geometry()).adjusted(-3, -3, 3, 3)
                outline(painter, around, theme.palette.accent, theme.pen(3), theme.radius("button") + 3)
        if self._question:
            painter.setPen(theme.palette.ink)
            area = QRectF(self.middle())
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
            for role in ("name", "body"):  # large where there is room
                painter.setFont(theme.font(role))
                if painter.boundingRect(area, flags, self._question).height() <= area.height():
                    break
            else:
                painter.setFont(self._fitting(painter, area, flags))
            painter.drawText(area, flags, self._question)
        if self._left:
            self._paint_bar(painter, QRectF(self._time_rect()))

    def _fitting(self, painter: QPainter, area: QRectF, flags: int) -> QFont:
        """Give the font in which what is asked is whole in its area, down to 13 px."""
        font = self.theme.font("body")
        while painter.boundingRect(area, flags, self._question).height() > area.height() and font.pixelSize() > LEAST_TEXT:
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        return font

    def _paint_bar(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        painter.setFont(theme.font("body", strong=True))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(self._left) + theme.px(10)
        bar = QRectF(rect.left(), rect.center().y() - theme.px(5), rect.width() - wide, theme.px(10))
        track(painter, theme, bar, self._share, theme.player(self._ink).colour if self._ink is not None else theme.palette.accent)
        text_in(painter, QRectF(rect.right() - wide, rect.top(), wide, rect.height()), self._left, theme.palette.ink, Right)

    def _on_theme(self) -> None:
        button = self.sender()
        if isinstance(button, ThemeCell):
            self.themed.emit(self.themes.index(button) + 1)


class BuzzCap(Control):
    """The key of a player: raised while it may be pressed; a click is a buzz too."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def corner(self) -> float:
        """Be round as a key."""
        return self.theme.px(8)

    def sizeHint(self) -> QSize:
        """Be 44 by 40 px."""
        return QSize(self.theme.px(44), self.theme.px(40))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        edge = theme.px(3) if self.isEnabled() else 0
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1 - theme.px(3))
        if self.isEnabled():
            key_face(painter, theme, face, edge=edge, radius=self.corner(), hover=self.hot())
        else:
            fill(painter, face, theme.palette.surface, self.corner())
            outline(painter, face, theme.palette.line, theme.pen(1.5), self.corner())
        painter.setFont(theme.font("name"))
        text_in(painter, face, self.text(), theme.palette.of("ink" if self.isEnabled() else "muted"), Centre)


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
    face: str = ""


class PlayersPaper(Paper):
    """The players with their keys and chips, in playing order."""

    pressed = Signal(int)
    """The cap of a seat was clicked."""

    def __init__(self, theme: Theme, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.Grouping)
        self.lines: tuple[PlayerLine, ...] = ()
        self._title = self._note = ""
        self.keys_button = IconButton(theme, "keyboard", "", self)
        self.caps = [BuzzCap(theme, self) for _ in range(seats)]
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
        return self.theme.px(HEAD_SMALL if self.theme.small else HEAD)

    def wished_height(self, most: int) -> int:
        """Give the height wanted, within ``most`` px."""
        rows = len(self.caps)
        row = min(max((most - self.head()) // rows, self.theme.px(ROW_LEAST)), self.theme.px(52 if rows > 4 else ROW_MOST))
        return min(self.head() + rows * row, most)

    def pile(self, seat: int) -> QPointF:
        """Say where the chips of a seat are counted."""
        row = QRectF(self.row(seat))
        return QPointF(row.right() - self.theme.px(32), row.center().y())

    def row(self, seat: int) -> QRect:
        """Give the row of a seat."""
        rows, head = len(self.caps), self.head()
        top = head + (self.height() - head) * seat // rows
        return QRect(0, top, self.width(), head + (self.height() - head) * (seat + 1) // rows - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = self.theme
        for seat, cap in enumerate(self.caps):
            row, hint = self.row(seat), cap.sizeHint()
            high = min(hint.height(), row.height())
            cap.setGeometry(self.width() - theme.px(64) - hint.width(), row.center().y() - high // 2 + 1, hint.width(), high)
        hint = self.keys_button.sizeHint()
        left = self.width() - hint.width() - theme.px(10)
        self.keys_button.setGeometry(left, (self.head() - hint.height()) // 2, hint.width(), hint.height())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme, head = self.theme, self.head()
        painter.setFont(theme.font("panel"))
        room = self.width() - theme.px(76)
        both = QFontMetricsF(painter.font()).height() + QFontMetricsF(theme.font("note")).height() <= head * 1.05
        title = QRectF(theme.px(16), head * 0.1, room, head * 0.45) if both else QRectF(theme.px(16), 0, room, head)
        text_in(painter, title, self._title, theme.palette.ink, Left)
        painter.setFont(theme.font("note"))
        if both:
            text_in(painter, QRectF(theme.px(16), head * 0.52, room, head * 0.36), self._note, theme.palette.muted, Left)
        for seat, line in enumerate(self.lines):
            self._paint_row(painter, QRectF(self.row(seat)), line)

    def _paint_row(self, painter: QPainter, row: QRectF, line: PlayerLine) -> None:
        theme, ink = self.theme, self.theme.player(line.ink)
        fill(painter, QRectF(row.left(), row.top(), row.width(), theme.pen(1)), theme.palette.line)
        if line.speaks:
            fill(painter, row, ink.colour)
        colour = theme.palette.of("on_player" if line.speaks else "ink")
        side = min(row.height() * 0.6, theme.px(42))
        place = QRectF(theme.px(12), row.center().y() - side / 2, side, side)
        portrait(painter, theme, place, line.face, ink, turned=line.speaks)
        x = theme.px(12) + side + theme.px(12)
        right = row.width() - theme.px(64) - (theme.px(52) if line.key else 0)
        painter.setFont(theme.font("name"))
        tall = row.height() * (0.5 if line.state else 1.0)
        text_in(
            painter, QRectF(x, row.top() + (row.height() * 0.06 if line.state else 0), right - x, tall), line.name, colour, Left
        )
        painter.setFont(hold(theme.font("note"), row.height() * 0.4))
        muted = colour if line.speaks else theme.palette.muted
        text_in(
            painter,
            QRectF(x, row.top() + row.height() * 0.5, right - x, row.height() * 0.42),
            line.state,
            muted,
            Left,
            shrink=0,
        )
        painter.setFont(theme.font("section", tabular=True))
        wide = theme.px(54)
        text_in(painter, QRectF(row.width() - wide - theme.px(12), row.top(), wide, row.height()), str(line.chips), colour, Right)

    def _on_cap(self) -> None:
        cap = self.sender()
        if isinstance(cap, BuzzCap):
            self.pressed.emit(self.caps.index(cap))
