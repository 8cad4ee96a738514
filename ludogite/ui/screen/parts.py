"""What stands round every board: the turn band, the coach's card, the status line, the side panel."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QFontMetricsF, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ludogite.late import late
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.screen.thinking import ThinkingCup
from ludogite.ui.style.paint import SHRINKS, in_two, text_at
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.plain import in_sentences, set_tip
from ludogite.ui.style.raised import RAISED, raised_text, raised_width
from ludogite.ui.style.symbols import draw_symbol, icon, portrait
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold, narrow, tint
from ludogite.ui.texts import rich
from ludogite.ui.widgets.base import FocusBlocker, Label, filled
from ludogite.ui.widgets.buttons import IconButton, PaperButton
from ludogite.ui.widgets.keys import KeyHint
from ludogite.ui.widgets.panels import Paper

with late:  # when a word is asked for
    from ludogite.ui.widgets import word_menu

COACH_SHARE = 0.185
"""The coach's words shrink rather than take more than this share of the table's height."""
COACH_LEAST = 11
"""Down to this size in px at 100 % the coach's words are set, so that they fit in their place."""


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The vertical measures of a table in px at 100 %: heights, and gaps after band, board and actions."""

    band: int
    after_band: int
    gap: int
    coach: int
    after_actions: int
    status_line: int
    below: int


BAND_WIDENS: Final = 0.5
"""How much higher the turn band gets when the text is twice as large."""
NARROW_BAND, NARROW_COACH, LINE = 24, 30, 1.2
"""Below how many sizes of the least text band and coach's card are narrow, and how high a line is, in sizes of its text."""
NORMAL: Final = Rhythm(band=60, after_band=12, gap=16, coach=76, after_actions=14, status_line=30, below=24)
SMALL: Final = Rhythm(band=48, after_band=8, gap=10, coach=64, after_actions=5, status_line=29, below=11)


FACE: Final = 60
"""Px at 100 % of the portrait of who is to move."""


class TurnBand(Painted, QWidget):
    """Whose turn it is: portrait, "À toi, Léa", what may be done; at the right end how far the game has come."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        be(self, QAccessible.Role.Heading)
        self._ink: int | None = None
        self._title = self._subtitle = self._first = self._second = self._face = ""
        self.second_line = 0
        """What of its height is for a second line of what may be done (px)."""
        self._before = QPixmap()
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._fade_on)
        self._cup = ThinkingCup(theme, self)

    def _fade_on(self) -> None:
        self.update()

    @property
    def title(self) -> str:
        """What is written large."""
        return self._title

    @property
    def subtitle(self) -> str:
        """What is written under it."""
        return self._subtitle

    @property
    def progress(self) -> tuple[str, str]:
        """What is written at the right end, in two lines."""
        return self._first, self._second

    def show_turn(self, ink: int | None, title: str, subtitle: str, first: str = "", second: str = "", *, face: str = "") -> None:
        """Show a player's face, colour and symbol (1 to 8, None for nobody's), two lines, and two more at the right end."""
        told = (ink, title, subtitle, first, second, face)
        if told == (self._ink, self._title, self._subtitle, self._first, self._second, self._face):
            return
        duration = self.theme.ms("turn_change")
        if duration > 0 and self.isVisible() and (ink, title) != (self._ink, self._title):
            self._before = self._as_it_is()
            self._fade.setDuration(duration)
            self._fade.start()
        self._ink, self._title, self._subtitle, self._first, self._second, self._face = told
        plain = "".join([RAISED.get(letter, letter) for letter in first])
        self.setAccessibleName(in_sentences(title, subtitle, plain, second))
        self.update()

    def take_second_line(self, width: int, spare: int) -> int:
        """Take room for a second line, where large text needs one in a width and it can be spared; return its height (all px)."""
        least = self.theme.least_text()
        line, wraps = round(least * LINE), self.theme.text_scale > 1 and width < NARROW_BAND * least
        self.second_line = line if wraps and line <= spare else 0
        return self.second_line

    def show_thinking(self, *, thinking: bool) -> None:
        """Let the one whose turn it is shake a cup, or no more."""
        self._cup.show_for(self._medallion().toAlignedRect() if thinking and self._ink is not None else None)

    def _medallion(self) -> QRectF:
        side = min(self.theme.px(FACE), self.height() - 2)
        return QRectF(1, (self.height() - side) / 2, side, side)

    def _as_it_is(self) -> QPixmap:
        """Paint the band into a picture without a ground; Qt's ``grab`` and ``render`` would lay out the whole window first."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter)
        return picture

    def paint(self, painter: QPainter) -> None:
        """Paint the band; one that has just changed comes up through the one before."""
        if self._fade.state() is QVariantAnimation.State.Running:
            share = self._fade.currentValue()
            painter.setOpacity(1 - share)
            painter.drawPixmap(0, 0, self._before)
            painter.setOpacity(share)
        theme, high = self.theme, self.height() - self.second_line
        x = 0.0
        if self._ink is not None:
            at = self._medallion()
            portrait(painter, theme, at, self._face, theme.player(self._ink))
            x = at.width() + theme.px(14)
        lines = self._subtitle_lines(self.width() - x)
        painter.translate(0, 0 if lines[1] else self.second_line / 2)
        first, second = self._font("name", 0.30), self._font("body", 0.27)
        above = self._beside(x, self._font("turn", 0.46), self._title, first, self._first)
        painter.setFont(first)
        raised_text(painter, self.width() - raised_width(first, above), high * 0.42, above, theme.palette.ink)
        painter.setFont(second)
        below = "" if lines[1] else self._beside(x, second, self._subtitle, second, self._second)
        raised_text(painter, self.width() - raised_width(second, below), high * 0.75, below, theme.palette.muted)
        for font, beside, words, baseline, text, role in (
            (self._font("turn", 0.46), first, above, high * 0.45, self._title, "ink"),
            (self._font("body", 0.28), second, below, high * 0.80, lines[0], "muted"),
            (self._font("body", 0.28), second, "", high * 0.80 + self.second_line, lines[1], "muted"),
        ):
            room = self.width() - raised_width(beside, words) - x - theme.px(12)
            self._write(painter, narrow(font, text, room), x, baseline, room, text, role)

    def _subtitle_lines(self, room: float) -> tuple[str, str]:
        """Break what may be done where large text is too wide for a width (px) and there is a second line."""
        font = self._font("body", 0.28)
        fits = QFontMetricsF(font).horizontalAdvance(self._subtitle) <= room - self.theme.px(12)
        return (self._subtitle, "") if fits or not self.second_line else in_two(self._subtitle, font)

    def _beside(self, x: float, font: QFont, text: str, beside: QFont, words: str) -> str:
        """Give what stands at the end of a line: nothing where large text leaves room for its beginning only."""
        wide = QFontMetricsF(font).horizontalAdvance(text) + raised_width(beside, words)
        return "" if self.theme.text_scale > 1 and text and x + wide + self.theme.px(12) > self.width() else words

    def _font(self, role: str, most: float) -> QFont:
        """Give a font as large as its line, and never under the least that large text asks for."""
        font = self.theme.font(role)
        hold(font, max((self.height() - self.second_line) * most, self.theme.least_text()))
        return font

    def _write(self, painter: QPainter, font: QFont, x: float, baseline: float, room: float, text: str, role: str) -> None:
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(room, 0))
        text_at(painter, x, baseline, shown, self.theme.palette.of(role))


class CoachCard(Paper):
    """The coach's advice with its lamp, a button that follows it, and a cross to close it."""

    closed = Signal()
    followed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._advice: AdviceText | None = None
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.close_button = IconButton(theme, "close", "")
        self.close_button.clicked.connect(self.closed)
        self.follow_button = PaperButton(theme, "", tone="soft", compact=True, mark="check")
        self.follow_button.clicked.connect(self.followed)
        self.follow_button.hide()
        self._buttons = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), self.follow_button, self.close_button)
        self._row = filled(QHBoxLayout(self), (self.label, 1), self._buttons)
        self.retranslate()
        self.apply_theme()
        self.hide()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Say an advice, or nothing."""
        if advice != self._advice:
            self.follow_button.debounce()
        self._advice = advice
        if advice is not None:
            title, body = rich(advice.title), rich(advice.body)
            self.label.setText(f"<b>{title}</b> {body}" if body else f"<b>{title}</b>")
            set_tip(self.label, advice.lead)
            self.setAccessibleName(" ".join(filter(None, (advice.title, advice.body))))
            self.follow_button.setVisible(advice.does)
            self.label.setAccessibleDescription(advice.lead)
            self.label.setAccessibleName(self.accessibleName())
            self._fit()
        self.setVisible(advice is not None)

    def room(self, height: int) -> int:
        """Give the height of the card on a table of a height, both px: the same whatever it says."""
        least = (SMALL if self.theme.small else NORMAL).coach
        return max(self.theme.px(least), min(round(height * COACH_SHARE), self.theme.text_px(least)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def _is_narrow(self) -> bool:
        """Tell whether large text needs the place of the lamp and of what stands on the button."""
        return self.theme.text_scale > 1 and self.width() < NARROW_COACH * self.theme.least_text()

    def _fit(self) -> None:
        """Set the words as small as their place asks for."""
        theme, margins, font = self.theme, self._row.contentsMargins(), self.theme.font("body")
        inner = self.width() - margins.left() - margins.right() - self._row.spacing() - self._buttons.sizeHint().width()
        least = theme.px(COACH_LEAST) if theme.text_scale == 1 else LEAST_TEXT
        self.label.setFont(font)
        while self.label.heightForWidth(max(inner, 1)) > self.height() - 2 * theme.px(4) and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
            self.label.setFont(font)

    def retranslate(self) -> None:
        self.close_button.set_name(self.tr("Fermer le conseil"))
        self.follow_button.setText(self.tr("Suivre"))
        self.follow_button.setAccessibleName(self.tr("Suivre le conseil"))
        set_tip(self.follow_button, self.tr("Suivre le conseil (F3)"))

    def apply_theme(self) -> None:
        theme, narrow = self.theme, self._is_narrow()
        self.set_stripe(theme.palette.positive)
        self._row.setContentsMargins(theme.px(18 if narrow else 60), theme.px(4), theme.px(8 if narrow else 18), theme.px(4))
        self._row.setSpacing(theme.px(12))
        self._buttons.setSpacing(theme.px(12))
        self.follow_button.set_bare("check" if narrow else None)
        both = self.follow_button.sizeHint().height() + self.close_button.sizeHint().height() + theme.px(20)
        stacked = narrow and self.height() >= both
        self._buttons.setDirection(QBoxLayout.Direction.BottomToTop if stacked else QBoxLayout.Direction.LeftToRight)
        self._fit()
        tint(self.label, {self.label.foregroundRole(): theme.palette.ink})
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._is_narrow():
            return
        side = self.theme.px(26)
        place = QRectF(self.theme.px(19), round((self.height() - side) / 2), side, side)
        icon(painter, self.theme, "bulb", place, self.theme.palette.positive)


class StatusLine(Painted, QWidget):
    """What just happened, with the symbol of who did it; the keys of this moment at the right end."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ink: int | None = None
        be(self, QAccessible.Role.StatusBar)
        self._sentence, self._note = "", ""
        self._words: tuple[str, ...] = ()
        self.label = Label(theme, "body", "muted", wrap=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = filled(QHBoxLayout(self), (self.label, 1))
        self._hints: list[KeyHint] = []
        self._told_hints: list[tuple[tuple[str, ...], str]] = []
        self.apply_theme()

    @property
    def text(self) -> str:
        """What is said."""
        return self.label.text()

    def say(self, text: str, ink: int | None = None, *, note: str = "", words: tuple[str, ...] = ()) -> None:
        """Say one sentence, marked with a player's symbol or none, and a note after it where it has room.

        A press explains the words.
        """
        if (text, ink, note, words) == (self._sentence, self._ink, self._note, self._words):
            return
        self._sentence, self._ink, self._note, self._words = text, ink, note, words
        self.setCursor(Qt.CursorShape.PointingHandCursor if words else Qt.CursorShape.ArrowCursor)
        self.apply_theme()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what the words mean that the sentence tells of."""
        if event.button() == Qt.MouseButton.LeftButton and self._words:
            word_menu.ask_words(self, self.theme, self._words, event.globalPosition().toPoint())
        super().mouseReleaseEvent(event)

    def set_hints(self, hints: list[tuple[tuple[str, ...], str]]) -> None:
        """Show what the keys do now: names of keys ("–" for a range) and the verb."""
        if hints == self._told_hints:
            return
        self._told_hints = hints
        while len(self._hints) < len(hints):
            hint = KeyHint(self.theme, (), "", self)
            self._hints.append(hint)
            self._row.addWidget(hint)
        for hint, told in zip(self._hints, hints, strict=False):
            hint.set_hint(*told)
        for hint in self._hints[len(hints) :]:
            hint.hide()
        self._make_room()

    def apply_theme(self) -> None:
        lead = self.theme.px(23) if self._ink is not None else 0
        self._row.setContentsMargins(lead, 0, 0, 0)
        self._row.setSpacing(self.theme.px(14))
        self._make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Say the sentence with its note, without it where two lines do not hold both."""
        self.label.setText(" ".join(filter(None, (self._sentence, self._note))))
        if not self._fits() and self._note:
            self.label.setText(self._sentence)
            self._fits()

    def _fits(self) -> bool:
        """Give the sentence the lines that there is room for, two at most, before the keys; return whether it is whole."""
        hints = self._hints[: len(self._told_hints)]
        keys = sum(hint.sizeHint().width() + self._row.spacing() for hint in hints)
        metrics = QFontMetricsF(self.theme.font(self.label.role))
        lines = 1.8 if self.height() >= 1.9 * metrics.height() else 1
        fits = metrics.horizontalAdvance(self.label.text()) / lines + self.theme.px(30) + keys <= self.width()
        for hint in hints:
            hint.setVisible(fits)
        return self._fit(self.width() - self._row.contentsMargins().left() - (keys if fits else 0))

    def _fit(self, wide: int) -> bool:
        """Set a sentence smaller that two lines of a width (px) cannot hold; return whether they do."""
        font = self.theme.font(self.label.role)
        least = max(font.pixelSize() * SHRINKS, LEAST_TEXT)
        if self.label.text() != self._sentence:  # a note is left out rather than set under the least size
            least = max(least, self.theme.least_text())
        area, flags = QRect(0, 0, max(wide - self._row.spacing() - self.theme.px(4), 1), 1000), int(Qt.TextFlag.TextWordWrap)
        text, high = self.label.text(), self.height()
        while high and font.pixelSize() > least and QFontMetrics(font).boundingRect(area, flags, text).height() > high:
            font.setPixelSize(font.pixelSize() - 1)
        self.label.setFont(font)
        return not high or QFontMetrics(font).boundingRect(area, flags, text).height() <= high

    def sizeHint(self) -> QSize:
        """Hold two lines at most: the sentence wraps no further, however narrow a label would like to be."""
        return QSize(self.width(), min(self.two_lines(), super().sizeHint().height()))

    def two_lines(self) -> int:
        """Give the height of two lines, in px: it does not depend on what is said."""
        return math.ceil(2 * QFontMetricsF(self.theme.font(self.label.role)).height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint(self, painter: QPainter) -> None:
        if self._ink is None:
            return
        ink, side = self.theme.player(self._ink), self.theme.px(14)
        draw_symbol(painter, ink.symbol, QRectF(0, (self.height() - side) / 2, side, side), ink.colour)


class SidePanel(Paper):
    """Log, coach or rules beside the table: a title, a cross, and the widget that its owner lends."""

    lent = Signal()
    """It shows a widget and is to be placed."""
    closed = Signal()
    """It has been put away."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Label(theme, "panel", "ink")
        self.close_button = IconButton(theme, "close", "")
        self.close_button.clicked.connect(self.put_away)
        self.content: QWidget | None = None
        self._focus_blocker = FocusBlocker(self)
        top = filled(QHBoxLayout(), (self.title, 1), self.close_button)
        self._column = filled(QVBoxLayout(self), top)
        self.retranslate()
        self.apply_theme()
        self.hide()

    def lend(self, title: str, content: QWidget) -> None:
        """Show a widget under a title; one shown before is hidden, until it is lent again."""
        self._give_back()
        self.title.setText(title)
        self.setAccessibleName(title)
        self.content = content
        self._column.addWidget(content, 1)
        content.show()
        self.show()
        self.raise_()
        self.lent.emit()
        self._focus_blocker.draw()

    def put_away(self) -> bool:
        """Hide it and let go of the widget; return whether it was there."""
        is_open = not self.isHidden()
        if is_open:
            self.hide()
            self._focus_blocker.lift()
            self._give_back()
            self.closed.emit()
        return is_open

    def _give_back(self) -> None:
        if self.content is not None:
            self._column.removeWidget(self.content)
            self.content.hide()  # ours still: what has no parent dies by the cycle collector, in any order
            self.content = None

    def retranslate(self) -> None:
        self.close_button.set_name(self.tr("Fermer le panneau"))

    def apply_theme(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(18), px(12), px(12), px(14))
        self._column.setSpacing(px(8))
