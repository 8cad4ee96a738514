"""The text of the rules as it is shown: pictures as large as the line allows, words that are looked for marked."""

from __future__ import annotations

import math
import unicodedata

from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QFontInfo, QPainter, QPalette, QPixmap, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from ludogite.ui.pages.rules_pictures import drawn
from ludogite.ui.pages.rules_text import UNSEEN, Block, Picture, Shown, Style, anchor, to_html
from ludogite.ui.screen.rule_picture import Drawn, Pictures
from ludogite.ui.style.paint import palette
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import Part
from ludogite.ui.widgets import ThinBar
from ludogite.ui.widgets.base import FocusRing

SCHEME = "picture:"
"""What the names of our images begin with."""
BESIDE = 0.58
"""Pictures that take no more of the line than this stand beside their captions."""
LEAST_WIDTH = 160
"""Px for which the text is laid out at least, before its widget has a size."""


def folded(text: str) -> str:
    """Write text without accents and capitals, letter for letter, so that positions stay."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] or letter for letter in text)


class RulesText(QTextBrowser):
    """The text itself: dice are drawn by the program, words that are looked for are marked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._blocks: tuple[Block, ...] = ()
        self._drawn: dict[Picture, Drawn] = {}
        self._pictures: list[Picture] = []
        self._laid: list[float] = []
        self._wanted = ""
        self._gone_to = -1, 0
        """The section that was asked for, and where the bar stood then: the last ones of a text cannot come to the top."""
        self.hits: list[QTextCursor] = []
        self.current = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinBar(theme, Qt.Orientation.Vertical))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # the width of a line follows from the widget alone
        self.viewport().setAutoFillBackground(False)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"), inside=True)

    def show_blocks(self, pictures_of: Part[Pictures] | None, blocks: tuple[Block, ...]) -> None:
        """Show the text of a game in the present theme, with what draws its own pictures."""
        self._blocks, self._gone_to = blocks, (-1, 0)
        pictures = dict.fromkeys(block for block in blocks if isinstance(block, Picture))
        self._drawn = {picture: drawn(pictures_of, picture, self.theme.resources) for picture in pictures if self.theme.resources}
        self._pictures = list(self._drawn)
        self._lay()

    def _lay(self) -> None:
        """Write the page anew, its pictures as large as the line allows."""
        theme = self.theme
        made = palette(theme)
        made.setColor(QPalette.ColorRole.Base, theme.faded("surface", 0))
        self.setPalette(made)
        self.setFont(theme.font("body"))
        style = Style(
            ink=theme.palette.ink.name(),
            muted=theme.palette.muted.name(),
            line=theme.palette.line.name(),
            soft=theme.palette.surface_soft.name(),
            display=theme.font("section").family(),
            title=theme.text_px(28),
            section=theme.text_px(22),
            body=theme.text_px(16),
            gap=theme.text_px(12),
        )
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(theme.text_px(22))
        self._laid = self._units()
        self.setHtml(to_html(self._blocks, style, self._shown))

    def go_to(self, section: int) -> None:
        """Scroll to a section, from 0."""
        self.scrollToAnchor(anchor(section))
        self._gone_to = section, self.verticalScrollBar().value()

    def section_at_top(self) -> int:
        """Say which section one reads: the one that was asked for, else the last that begins in the upper quarter in sight.

        −1 before the first.
        """
        layout, bar = self.document().documentLayout(), self.verticalScrollBar()
        if self._gone_to[0] >= 0 and self._gone_to[1] == bar.value():
            return self._gone_to[0]
        if bar.value() >= bar.maximum() > 0:
            reach = float(bar.maximum() + self.viewport().height())
        else:
            reach = bar.value() + self.viewport().height() / 4
        block, found = self.document().begin(), -1
        while block.isValid() and layout.blockBoundingRect(block).top() <= reach:
            found += block.blockFormat().headingLevel() > 1
            block = block.next()
        return found

    def _room(self) -> int:
        """Give the width of a line (px)."""
        return max(self.viewport().width(), LEAST_WIDTH)

    def _unit(self, picture: Drawn) -> float:
        """Give how many px one px at 100 % takes in a picture: as the text, less where the line is too short."""
        return min(self.theme.zoom * self.theme.text_scale, (self._room() - 2) / picture.width)

    def _units(self) -> list[float]:
        """Say how large every picture is drawn: where that changes, the page is laid out anew."""
        return [self._unit(each) for each in self._drawn.values()] + [self._room() * BESIDE // 1]

    def _shown(self, pictures: tuple[Picture, ...]) -> list[Shown]:
        """Name and measure the images of pictures that stand together: all beside their captions, or all above."""
        sizes = []
        for picture in pictures:
            each = self._drawn[picture]
            sizes.append((math.ceil(each.width * self._unit(each)), math.ceil(each.height * self._unit(each))))
        column = max(width for width, _ in sizes)
        column = column if column <= BESIDE * self._room() else 0
        return [
            Shown(f"{SCHEME}{self._pictures.index(picture)}", *size, self._drawn[picture].words, column)
            for picture, size in zip(pictures, sizes, strict=True)
        ]

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw a picture; any other resource is not there."""
        told = name.toString() if isinstance(name, QUrl) else name
        number = told.removeprefix(SCHEME)
        if not told.startswith(SCHEME) or not number.isdecimal() or int(number) >= len(self._pictures):
            return None
        return self._draw(self._pictures[int(number)])

    def _draw(self, picture: Picture) -> QPixmap:
        each = self._drawn[picture]
        unit = self._unit(each)

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            each.draw(painter, self.theme, unit)

        key = ("rules", picture, QLocale().name())
        return self.theme.picture(key, math.ceil(each.width * unit), math.ceil(each.height * unit), self.devicePixelRatioF(), draw)

    # ---- search ----------------------------------------------------------------------------------------------------

    def look_for(self, wanted: str) -> None:
        """Mark every place where the words stand, whatever the accents and capitals, and go to the first."""
        self.hits = []
        self._wanted = wanted
        needle = folded(wanted.strip())
        if needle:
            whole = folded(self.toPlainText())
            at = whole.find(needle)
            while at >= 0:
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(needle), QTextCursor.MoveMode.KeepAnchor)
                if QFontInfo(cursor.charFormat().font()).pixelSize() > UNSEEN:  # what is said of a picture cannot be marked
                    self.hits.append(cursor)
                at = whole.find(needle, at + len(needle))
        self.current = 0 if self.hits else -1
        self._mark()

    def step(self, by: int) -> None:
        """Go on to another place, round and round."""
        if self.hits:
            self.current = (self.current + by) % len(self.hits)
            self._mark()

    def _mark(self) -> None:
        selections = []
        for number, cursor in enumerate(self.hits):
            chosen = number == self.current
            made = QTextCharFormat()
            made.setBackground(self.theme.palette.of("accent" if chosen else "turn_tint"))
            made.setFontUnderline(not chosen)
            made.setForeground(self.theme.palette.of("on_accent" if chosen else "ink"))
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, made
            selections.append(selection)
        self.setExtraSelections(selections)
        self._show_hit()

    def _show_hit(self) -> None:
        """Bring the place that is shown into the upper third of the text."""
        if self.hits:
            place = QTextCursor(self.hits[self.current])
            place.clearSelection()
            self.setTextCursor(place)
            bar, top = self.verticalScrollBar(), self.cursorRect(place).top()
            bar.setValue(bar.value() + top - self.viewport().height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the place that was found in sight; draw the pictures again where the line is longer or shorter."""
        super().resizeEvent(event)
        if self._blocks and self._units() != self._laid:
            bar = self.verticalScrollBar()
            share = bar.value() / max(bar.maximum(), 1)
            self._lay()
            bar.setValue(round(share * bar.maximum()))
            if self.hits:
                current = self.current
                self.look_for(self._wanted)
                self.current = min(current, len(self.hits) - 1)
                self._mark()
        self._show_hit()
