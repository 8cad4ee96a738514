"""The card of the play: the die, the letters to write, the words formed with their sums, the bonus cells, the total.

It shows a plain value, ``CardText``; what does not fit gives way in this order: the legend, the note, the values under letters.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.services.sound import LastSeconds, play_sound
from ludogite.ui.games.mots_de_tete import GAME_UI
from ludogite.ui.games.mots_de_tete.grid_model import GROUNDS, Ground
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus
from ludogite.ui.games.mots_de_tete.word_list import WordLine, WordList, paint_sum_dice
from ludogite.ui.style.paint import fill, in_two, outline, sunk, text_block, text_in, track, two_lines_in
from ludogite.ui.style.paint_wood import felt
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.plain import in_sentences, set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, hold, narrow
from ludogite.ui.widgets.base import Centre, Control, Left, Right
from ludogite.ui.widgets.buttons import IconButton, LinkButton
from ludogite.ui.widgets.die import Pips, Pose, paint_die
from ludogite.ui.widgets.letters import LetterPalette
from ludogite.ui.widgets.panels import Paper
from ludogite.ui.widgets.reading_order import tell_as_placed

PAD, PAD_SMALL = 20, 14
DIE, DIE_SMALL = 80, 66
TOTAL, TOTAL_SMALL, TOTAL_FOLDED = 78, 60, 46
NOTE, NOTE_SMALL = 58, 52
LEGEND = 30
SQUARES = 18
"""Px at 100 % of the squares under a title of two lines."""

LATE: Final = 10
"""Seconds that are coloured, in the second half of the time."""


def fitted(theme: Theme, role: str, text: str, room: float, *, high: float = 0.0, strong: bool = False) -> QFont:
    """Give the font of a role, smaller where the text would not fit into its room, or (with ``high``) its height, both px."""
    font = theme.font(role, strong=strong)
    if high:
        hold(font, high * 0.86)
    return narrow(font, text, room)


@dataclass(frozen=True, slots=True)
class NoteText:
    """What stands in the box under the words: a title, a line, something at the right end; with a bonus cell or an icon."""

    title: str
    line: str = ""
    right: str = ""
    ground: Ground | None = None
    mark: str = ""
    tone: str = "plain"
    """"plain", "danger" for a refusal, "positive" for a hint."""


@dataclass(frozen=True, slots=True)
class CardText:
    """Everything that the card says. ``die`` 1 to 6, 0 for none thrown yet, None where there is no die (quarté)."""

    title: str
    line: str = ""
    die: int | None = 0
    ink: int = 1
    laid: int = 0
    wanted: int = 0
    """Letters to write; 0 shows no squares."""
    counted: str = ""
    lines: tuple[WordLine, ...] = ()
    note: NoteText | None = None
    total_title: str = ""
    total_line: str = ""
    points: int | None = None
    is_refused: bool = False
    """Whether a word is refused: the play is worth nothing as it stands."""
    bonus: tuple[Ground, ...] = ()
    has_dice: bool = True
    """Whether bonus cells are rolled; in the quarté each has its own value."""
    turns: bool = False
    """Whether the direction can be changed now."""
    palette: bool = False
    mark: str = ""
    """An icon in the place of the die."""
    hint: str = ""
    """What the button of the hints says; none without."""


class Turner(Control):
    """The direction in which one writes, as two arrows in a groove; a click takes the other."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._across = True
        self._ink = 1

    def show_way(self, *, across: bool, ink: int) -> None:
        """Show a direction in a player's colour."""
        self._across, self._ink = across, ink
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        name = self.tr("Sens : vers la droite") if self._across else self.tr("Sens : vers le bas")
        self.setAccessibleName(name)
        set_tip(self, self.tr("Tourner (Espace)"))

    def sizeHint(self) -> QSize:
        """Take two squares of 40 px."""
        side = self.theme.size("touch_min")
        return QSize(round(2.12 * side), side)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        sunk(painter, theme, rect, self.corner())
        half = rect.width() / 2
        for number, mark in enumerate(("arrow-right", "arrow-down")):
            place = QRectF(number * half, 0, half, rect.height())
            chosen = self._across == (number == 0)
            colour = theme.palette.muted
            if chosen:
                colour = theme.player(self._ink).colour
                fill(painter, place, theme.palette.surface, self.corner())
                outline(painter, place, colour, theme.pen(2), self.corner())
            side = theme.px(20)
            corner = (round(place.center().x() - side / 2), round(place.center().y() - side / 2))
            icon(painter, theme, mark, QRectF(*corner, side, side), colour)


class TimeBar(Painted, QWidget):
    """How long there is: a bar that empties, and the seconds; the last ten in the colour of a warning."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.Clock)
        self._left, self._whole = 0, 1
        self._last_seconds = LastSeconds(partial(play_sound, self))
        self.hide()

    def show_time(self, left_ms: int, whole_ms: int) -> None:
        """Show what is left of a time, both in ms."""
        self._left, self._whole = max(left_ms, 0), max(whole_ms, 1)
        self._last_seconds.show(self._left, self._whole)
        self.setAccessibleName(self.tr("%n seconde(s)", "", self.seconds))
        self.update()

    @property
    def seconds(self) -> int:
        """The whole seconds that are left, the one under way included."""
        return (self._left + 999) // 1000

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        late = self.seconds <= LATE and 2 * self._left < self._whole
        painter.setFont(theme.font("label", tabular=True))
        told = self._told()
        wide = QFontMetricsF(painter.font()).horizontalAdvance(told) + theme.px(8)
        text_in(
            painter,
            QRectF(self.width() - wide, 0, wide, self.height()),
            told,
            theme.palette.of("warning" if late else "muted"),
            Right,
        )
        high = theme.px(8)
        bar = QRectF(0, (self.height() - high) / 2, self.width() - wide - theme.px(6), high)
        track(painter, theme, bar, self._left / self._whole, theme.palette.of("warning" if late else "positive"))

    def _told(self) -> str:
        seconds = self.seconds
        if seconds < 60:
            return self.tr("{seconds} s").format(seconds=seconds)
        return f"{seconds // 60}:{seconds % 60:02d}"


class PlayCard(Paper):
    """The paper on which a play takes shape."""

    turned = Signal()
    hint_asked = Signal()
    zoom_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._told = CardText("")
        self._die_hidden = False
        self.turner = Turner(theme, self)
        self.turner.clicked.connect(self.turned)
        self.zoom_button = IconButton(theme, "search", "", self)
        self.zoom_button.setCheckable(True)
        self.zoom_button.clicked.connect(self.zoom_asked)
        self.zoom_button.hide()
        self.words = WordList(theme, self)
        self.palette_box = LetterPalette(theme, self, drags=True)
        self.hint_button = LinkButton(theme, "", self, mark="bulb")
        self.hint_button.clicked.connect(self.hint_asked)
        self._hint_in_head = False
        """Whether there is only room for it beside the title."""
        self.time = TimeBar(theme, self)
        self._note_rect = self._legend_rect = QRectF()
        self.retranslate()

    @property
    def told(self) -> CardText:
        """What is shown."""
        return self._told

    def show_card(self, told: CardText, *, across: bool) -> None:
        """Show the play as it stands."""
        self._told = told
        self.turner.show_way(across=across, ink=told.ink)
        self.turner.setVisible(told.turns)
        self.palette_box.setVisible(told.palette)
        self.hint_button.setText(told.hint)
        self.hint_button.setAccessibleName(told.hint)
        set_tip(self.hint_button, told.hint)
        self.hint_button.setVisible(bool(told.hint))
        spoken = [told.title, told.line, told.counted, *(f"{told.note.title} {told.note.line}" for _ in (1,) if told.note)]
        self.setAccessibleName(in_sentences(*spoken))
        self.apply_theme()

    def set_time(self, left_ms: int | None, whole_ms: int) -> None:
        """Show how long there is, or (None) that there is no hurry."""
        if (left_ms is None) == self.time.isVisible():
            self.time.setVisible(left_ms is not None)
            self.apply_theme()
        if left_ms is not None:
            self.time.show_time(left_ms, whole_ms)

    def set_zoom(self, *, offered: bool, zoomed: bool) -> None:
        """Offer the magnifier, lit while the cells are enlarged."""
        self.zoom_button.setVisible(offered or zoomed)
        self.zoom_button.setChecked(zoomed)
        self.apply_theme()

    def hide_die(self, *, hidden: bool) -> None:
        """Paint no die while it flies over the table."""
        self._die_hidden = hidden
        self.update()

    def show_fallen(self, n: int) -> None:
        """Show what the die has fallen on, before anything else of the card changes."""
        self._told = replace(self._told, die=n)
        self.update()

    def die_pose(self) -> Pose:
        """Give where the die lies, in px of the card."""
        pad, side = self._pad(), self.theme.px(DIE_SMALL if self._is_tight() else DIE)
        return Pose(pad + side / 2, pad + side / 2, side)

    def mat_rect(self) -> QRectF:
        """Give the strip of felt at the head of the card on which the die rolls, in px of the card."""
        edge = self._pad() / 2
        return QRectF(edge, edge, self.width() - 2 * edge, self.die_pose().side + self._pad())

    def retranslate(self) -> None:
        self.zoom_button.set_name(self.tr("Agrandir la grille"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    # ---- places -----------------------------------------------------------------------------------------------------------

    def _pad(self) -> int:
        return self.theme.px(PAD_SMALL if self.theme.small else PAD)

    def _is_tight(self) -> bool:
        """Say whether the die has to be small for the palette to stand below it."""
        theme = self.theme
        if theme.small:
            return True
        head = self._pad() + round(theme.px(DIE) * 1.07) + theme.px(16)
        word = self.words.rows.row_height(compact=True)
        return self.height() < head + word + self.palette_box.wished_height() + theme.px(12) + self._total_high()

    def _total_high(self) -> int:
        return self.theme.px(TOTAL_FOLDED) if self._is_folded() else self._total_unfolded()

    def _total_unfolded(self) -> int:
        return max(self.theme.px(TOTAL_SMALL if self.theme.small else TOTAL), min(self.theme.text_px(52), self.theme.px(84)))

    def _is_folded(self) -> bool:
        """Say whether what the play is worth leaves its second line out, so that the letters have room for who points at them."""
        return self._told.palette and self._has_to_fold()

    def _has_to_fold(self) -> bool:
        """Say whether the letters, when they are there, have room only beside a folded total."""
        theme, wide, word = self.theme, self.width() - 2 * self._pad(), self.words.rows.row_height(compact=True)
        room = self.height() - self._pad() - round(theme.px(DIE_SMALL) * 1.07) - theme.px(16)
        if not self.time.isHidden():
            room -= theme.text_px(18) + theme.px(4)
        letters = self.palette_box.height_in(wide, room - theme.px(TOTAL_FOLDED) - word)
        beside = word if letters > self.palette_box.wished_height() else 0
        return room < letters + beside + self._total_unfolded()

    def apply_theme(self) -> None:
        theme, pad, told, tight = self.theme, self._pad(), self._told, self._is_tight()
        wide = self.width() - 2 * pad
        side = theme.px(DIE_SMALL if tight else DIE)
        x = self.width() - pad
        middle = pad + side // 2
        for widget in (self.turner, self.zoom_button):
            if not widget.isHidden():
                size = widget.sizeHint()
                x -= size.width()
                widget.setGeometry(x, middle - size.height() // 2, size.width(), size.height())
                x -= theme.px(8)
        self._icons_left = x
        self.hint_button.setText(told.hint)
        top = pad + round(side * 1.07) + theme.px(8 if tight else 16)
        if not self.time.isHidden():
            self.time.setGeometry(pad, top - theme.px(4), wide, theme.text_px(18))
            top += theme.text_px(18) + theme.px(4)
        bottom = self.height() - self._total_high() - theme.px(8 if tight else 12)
        bottom = self._lay_lower(pad, wide, top, bottom)
        room = max(bottom - top, 0)
        self.words.show_lines(told.lines, room)
        self.words.setGeometry(pad, top, wide, self.words.whole(room))
        tell_as_placed(self)
        self.update()

    def _lay_lower(self, pad: int, wide: int, top: int, bottom: int) -> int:
        """Place palette, legend, hints and note from below; return where the words end."""
        theme, told, rows = self.theme, self._told, self.words.rows
        self._legend_rect = self._note_rect = QRectF()
        gap = theme.px(6 if theme.small else 10)
        room = bottom - top - rows.row_height(compact=True)
        high = self.palette_box.height_in(wide, room)
        row = self._lay_hint(pad, wide, 0 if self._has_to_fold() else room - high, bottom)
        if told.palette:
            bottom -= row
            self.palette_box.setGeometry(pad, bottom - high, wide, high)
            self.palette_box.setVisible(bottom - high >= top - gap)  # else one types
            bottom -= high + gap
            row = 0
        full = min(len(told.lines), 4) * rows.row_height(compact=False)
        least = min(len(told.lines), 2) * rows.row_height(compact=True)
        note = max(theme.px(NOTE_SMALL if theme.small else NOTE), theme.text_px(44)) if told.note else 0
        urgent = told.note is not None and told.note.tone != "plain"
        has_note = bool(note) and bottom - top - row - (least if urgent else full) >= note
        legend = max(theme.px(LEGEND), theme.text_px(20))
        if not told.palette and bottom - top - full - (note + gap if has_note else 0) >= max(legend, row):
            row = max(row, legend)
            self._legend_rect = QRectF(pad, bottom - row, wide, row)
        if row:
            bottom -= row + gap // 2
        if not has_note:
            if told.note is not None and told.note.mark == "bulb" and not told.lines:
                self._note_rect = self._total_rect()
            return bottom
        at = min(top + full + (gap if full else 0), bottom - note)
        self._note_rect = QRectF(pad, at, wide, note)
        return at - (gap // 2 if full else 0)

    def _lay_hint(self, pad: int, wide: int, room: int, bottom: int) -> int:
        """Place the button of the hints at the end of a row of its own above ``bottom``, and return its height.

        Where letters and a word leave no room, it is a picture and the price beside the title: 0. Words, note and palette move it
        nowhere.
        """
        self._hint_in_head = False
        self.hint_button.setVisible(bool(self._told.hint))
        if not self._told.hint:
            return 0
        theme, size = self.theme, self.hint_button.sizeHint()
        if room >= size.height():
            self.hint_button.setGeometry(pad + wide - size.width(), bottom - size.height(), size.width(), size.height())
            return size.height()
        self._hint_in_head = True
        _hint, minus, price = self._told.hint.partition("−")
        self.hint_button.setText(minus + price)
        size = self.hint_button.sizeHint().expandedTo(QSize(theme.size("touch_min"), 0))
        left = min(self._icons_left, pad + wide) - size.width()
        middle = pad + theme.px(DIE_SMALL if theme.small else DIE) // 2
        self.hint_button.setGeometry(left, middle - size.height() // 2, size.width(), size.height())
        return 0

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        self._paint_die(painter)
        self._paint_head(painter)
        if not self._note_rect.isEmpty() and self._told.note is not None:
            is_low = self._note_rect == self._total_rect()
            (self._paint_low_note if is_low else self._paint_note)(painter, QRectF(self._note_rect), self._told.note)
        if not self._legend_rect.isEmpty():
            self._paint_legend(painter, self._legend_rect)
        if self._told.points is not None and self._note_rect != self._total_rect():
            self._paint_total(painter)

    def _paint_die(self, painter: QPainter) -> None:
        theme, told, pose = self.theme, self._told, self.die_pose()
        if self._die_hidden:
            return
        rect = QRectF(pose.x - pose.side / 2, pose.y - pose.side / 2, pose.side, pose.side)
        if told.die is None:
            fill(painter, rect, theme.palette.tile, theme.radius("control"))
            outline(painter, rect, theme.player(told.ink).colour, theme.pen(2.2), theme.radius("control"))
            if told.mark:
                inset = round(pose.side * 0.22)
                icon(painter, theme, told.mark, rect.adjusted(inset, inset, -inset, -inset), theme.player(told.ink).colour)
                return
            painter.setFont(theme.letter_font(pose.side * 0.6))
            text_in(painter, rect, str(told.wanted), theme.player(told.ink).colour, Centre)
            return
        ring = theme.px(6 if theme.small else 8)
        felt(painter, theme, rect.adjusted(-ring, -ring, ring, ring), GAME_UI.felt, radius=theme.radius("control"))
        painter.save()
        painter.setOpacity(1.0 if told.die else 0.55)
        paint_die(painter, theme, pose, Pips(told.die))
        painter.restore()
        if not told.die:
            painter.setFont(theme.letter_font(pose.side * 0.5))
            text_in(painter, rect, "?", theme.palette.pip, Centre)

    def _paint_head(self, painter: QPainter) -> None:
        theme, told, pad = self.theme, self._told, self._pad()
        side = self.die_pose().side
        x = pad + side + theme.px(16 if theme.small else 22)
        in_line = [self.turner, self.zoom_button, *([self.hint_button] if self._hint_in_head else [])]
        buttons = [widget.x() for widget in in_line if not widget.isHidden()]
        right = min([*buttons, self.width() - pad]) - theme.px(10)
        room = right - x
        font = fitted(theme, "panel" if theme.small else "section", told.title, room, high=side * 0.48)
        painter.setFont(font)
        if theme.text_scale > 1 and font.pixelSize() < theme.least_text():
            self._paint_head_large(painter, QRectF(x, pad - theme.px(2), room, side + theme.px(12)))
            return
        line = fitted(theme, "body", told.line, room, high=side * 0.36)
        if theme.text_scale > 1 and not told.counted and line.pixelSize() < theme.least_text():
            text_in(painter, QRectF(x, pad, room, side), told.title, theme.palette.ink, Left)
            return
        is_one_line = QFontMetricsF(font).horizontalAdvance(told.title) <= room
        write = text_in if is_one_line else text_block
        write(painter, QRectF(x, pad + side * 0.10, room, side * 0.48), told.title, theme.palette.ink, Left)
        below = QRectF(x, pad + side * 0.56, room, side * 0.36)
        painter.setFont(line)
        if told.counted:
            self._paint_squares(painter, below)
        else:
            text_in(painter, below, told.line, theme.palette.muted, Left)

    def _paint_head_large(self, painter: QPainter, rect: QRectF) -> None:
        """Write the title in two lines where large text needs them, the squares at their foot; the second line goes."""
        theme, told = self.theme, self._told
        font = hold(theme.font("panel"), theme.least_text())
        painter.setFont(font)
        squares = theme.px(SQUARES) if told.wanted else 0
        two_lines_in(painter, rect.adjusted(0, 0, 0, -squares), in_two(told.title, font), theme.palette.ink, Left)
        if squares:
            self._paint_squares(painter, QRectF(rect.left(), rect.bottom() - squares, rect.width(), squares))

    def _paint_squares(self, painter: QPainter, rect: QRectF) -> None:
        theme, told = self.theme, self._told
        colour = theme.player(told.ink).colour
        side, gap = theme.px(14), theme.px(5)
        x = rect.left()
        for number in range(told.wanted):
            place = QRectF(x, round(rect.center().y() - side / 2), side, side)
            if number < told.laid:
                fill(painter, place, colour, theme.px(3))
            else:
                outline(painter, place, theme.palette.control_outline, theme.pen(1.5), theme.px(3))
            x += side + gap
        painter.setFont(fitted(theme, "body", told.counted, rect.right() - x, high=rect.height()))
        x += theme.px(2)
        counted = QFontMetricsF(painter.font()).horizontalAdvance(told.counted)
        large = theme.text_scale == 1 or painter.font().pixelSize() >= theme.least_text()
        if large and x + counted <= rect.right():  # the squares say it too
            text_in(painter, QRectF(x, rect.top(), rect.right() - x, rect.height()), told.counted, theme.palette.muted, Left)
            x += counted + theme.px(8)
        if told.laid == told.wanted and x + theme.px(18) < rect.right():
            tick = theme.px(18)
            icon(painter, theme, "check", QRectF(round(x), round(rect.center().y() - tick / 2), tick, tick), theme.palette.positive)

    def _paint_note(self, painter: QPainter, rect: QRectF, note: NoteText) -> None:
        theme = self.theme
        corner = theme.radius("control")
        tone = {"danger": "danger", "positive": "positive"}.get(note.tone, "")
        fill(painter, rect, theme.palette.surface_soft, corner)
        outline(painter, rect, theme.palette.of(tone or "line"), theme.pen(2 if tone else 1.5), corner)
        x = rect.left() + theme.px(14)
        side = theme.px(27)
        place = QRectF(round(x), round(rect.center().y() - side / 2), side, side)
        if note.ground is not None:
            paint_bonus(painter, theme, place, note.ground)
            x += side + theme.px(14)
        elif note.mark:
            icon(painter, theme, note.mark, place, theme.palette.of(tone or "muted"))
            x += side + theme.px(14)
        right = rect.right() - theme.px(14)
        if note.right:
            painter.setFont(theme.font("body", strong=True))
            wide = QFontMetricsF(painter.font()).horizontalAdvance(note.right) + 1
            text_in(painter, QRectF(right - wide, rect.top(), wide, rect.height()), note.right, theme.palette.ink, Right)
            right -= wide + theme.px(10)
        title = QRectF(x, rect.top(), right - x, rect.height())
        painter.setFont(fitted(theme, "body", note.title, right - x, strong=True))
        if note.line:
            title = QRectF(x, rect.top() + rect.height() * 0.10, right - x, rect.height() * 0.44)
            painter.setFont(fitted(theme, "note", note.line, right - x))
            line = QRectF(x, rect.top() + rect.height() * 0.50, right - x, rect.height() * 0.40)
            text_in(painter, line, note.line, theme.palette.muted, Left)
            painter.setFont(fitted(theme, "body", note.title, right - x, strong=True))
        text_in(painter, title, note.title, theme.palette.of(tone or "ink"), Left)

    def _paint_low_note(self, painter: QPainter, rect: QRectF, note: NoteText) -> None:
        """Write a note where there is little height: on two lines, or in large text what it says last."""
        theme, side = self.theme, self.theme.px(22)
        icon(painter, theme, note.mark, QRectF(round(rect.left()), round(rect.center().y() - side / 2), side, side),
             theme.palette.of(note.tone))  # fmt: skip
        rect.setLeft(rect.left() + side + theme.px(8))
        painter.setFont(hold(theme.font("note"), theme.least_text()))
        if rect.height() < 2 * theme.least_text():
            text_in(painter, rect, note.line or note.title, theme.palette.ink, Left)
        else:
            two_lines_in(painter, rect, (note.title, note.line), theme.palette.ink, Left)

    def _paint_legend(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        texts = (self.tr("1 dé"), self.tr("2 dés"), self.tr("3 dés"))
        painter.setFont(theme.font("note"))
        x, side = rect.left(), theme.px(20)
        for (bonus, ground), dice in zip(GROUNDS.items(), texts, strict=True):
            text = dice if self._told.has_dice else self.tr("%n point(s)", "", bonus.fixed)
            value = 0 if self._told.has_dice else bonus.fixed
            paint_bonus(painter, theme, QRectF(x, rect.center().y() - side / 2, side, side), ground, value)
            painter.setFont(theme.font("note"))
            wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
            text_in(painter, QRectF(x + side + theme.px(8), rect.top(), wide + 1, rect.height()), text, theme.palette.muted, Left)
            x += side + wide + theme.px(30)
        legend, room = self.tr("Cases de couleur"), QRectF(x, rect.top(), rect.right() - x, rect.height())
        if not self._told.hint and QFontMetricsF(painter.font()).horizontalAdvance(legend) <= room.width():
            text_in(painter, room, legend, theme.palette.muted, Right)

    def _total_rect(self) -> QRectF:
        """Give the room of what the play is worth; before a word is laid, what a hint says stands there where it has no other."""
        pad, high = self._pad(), self._total_high()
        return QRectF(pad, self.height() - high + self.theme.px(4), self.width() - 2 * pad, high - self.theme.px(8))

    def _paint_total(self, painter: QPainter) -> None:
        theme, told, pad = self.theme, self._told, self._pad()
        rect, high = self._total_rect(), self._total_high()
        painter.fillRect(QRectF(pad, self.height() - high, self.width() - 2 * pad, theme.pen(2)), theme.palette.ink)
        die = min(theme.px(32 if theme.small else 38), rect.height() * 0.62)
        x = paint_sum_dice(painter, theme, rect, () if told.is_refused else told.bonus, die)
        font = theme.font("total", strong=True)
        hold(font, high * 0.62)
        painter.setFont(font)
        number = "–" if told.is_refused else str(told.points)
        wide = QFontMetricsF(font).horizontalAdvance(number) + 2
        text_in(painter, QRectF(x - wide, rect.top(), wide, rect.height()), number, theme.player(told.ink).colour, Right)
        room = x - wide - pad - theme.px(8)
        below = QRectF(pad, rect.top() + rect.height() * 0.52, room, rect.height() * 0.38)
        small = fitted(theme, "note", told.total_line, room, high=below.height())
        is_alone = self._is_folded() or (theme.text_scale > 1 and small.pixelSize() < theme.least_text())
        above = QRectF(pad, rect.top() + rect.height() * 0.08, room, rect.height() * (0.84 if is_alone else 0.46))
        painter.setFont(fitted(theme, "panel" if theme.small else "section", told.total_title, room, high=above.height()))
        text_in(painter, above, told.total_title, theme.palette.ink, Left)
        if not is_alone:
            painter.setFont(small)
            text_in(painter, below, told.total_line, theme.palette.muted, Left)
