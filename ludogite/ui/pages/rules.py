"""The rules of a game, illustrated and searchable: a full page with its contents, or a panel beside the table."""

from __future__ import annotations

import math
import unicodedata
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFontInfo,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from ludogite.ui.pages.rules_drawn import Drawn
from ludogite.ui.pages.rules_pictures import drawn
from ludogite.ui.pages.rules_text import UNSEEN, Block, Heading, Picture, Shown, Style, anchor, find, parse, to_html
from ludogite.ui.paint import palette
from ludogite.ui.symbols import icon
from ludogite.ui.texts import Texts
from ludogite.ui.theme import Look
from ludogite.ui.widgets import Emblem, HeaderBar, IconButton, Label, LinkButton, Page, Paper, Scroll, TextField, ThinBar

SCHEME = "picture:"
"""What the names of our images begin with."""
BESIDE = 0.58
"""Pictures that take no more of the line than this stand beside their captions."""
LEAST_WIDTH = 160
"""Px for which the text is laid out at least, before its widget has a size."""
LINE_WIDTH = 760
"""Px at 100 % that a line of text takes at most."""
CONTENTS = 272


def folded(text: str) -> str:
    """Write text without accents and capitals, letter for letter, so that positions stay."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] or letter for letter in text)


class RulesText(QTextBrowser):
    """The text itself: dice are drawn by the program, words that are looked for are marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._blocks: tuple[Block, ...] = ()
        self._drawn: dict[Picture, Drawn] = {}
        self._pictures: list[Picture] = []
        self._laid: list[float] = []
        self._wanted = ""
        self.hits: list[QTextCursor] = []
        self.current = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinBar(look, Qt.Orientation.Vertical))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # the width of a line follows from the widget alone
        self.viewport().setAutoFillBackground(False)

    def show_blocks(self, blocks: tuple[Block, ...]) -> None:
        """Show the text in the look of the moment."""
        self._blocks = blocks
        pictures = dict.fromkeys(block for block in blocks if isinstance(block, Picture))
        self._drawn = {picture: drawn(picture, self.look.resources) for picture in pictures if self.look.resources}
        self._pictures = list(self._drawn)
        self._lay()

    def _lay(self) -> None:
        """Write the page anew, its pictures as large as the line allows."""
        look = self.look
        made = palette(look)
        made.setColor(QPalette.ColorRole.Base, look.faded("surface", 0))
        self.setPalette(made)
        self.setFont(look.font("body"))
        style = Style(
            ink=look.colour("ink").name(),
            muted=look.colour("muted").name(),
            line=look.colour("line").name(),
            soft=look.colour("surface_soft").name(),
            display=look.font("section").family(),
            title=look.text_px(28),
            section=look.text_px(22),
            body=look.text_px(16),
            gap=look.text_px(12),
        )
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(look.text_px(22))
        self._laid = self._units()
        self.setHtml(to_html(self._blocks, style, self._shown))

    def _room(self) -> int:
        """Give the width of a line (px)."""
        return max(self.viewport().width(), LEAST_WIDTH)

    def _unit(self, picture: Drawn) -> float:
        """Give how many px one px at 100 % takes in a picture: as the text, less where the line is too short."""
        return min(self.look.zoom * self.look.text_scale, (self._room() - 2) / picture.width)

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
            each.draw(painter, self.look, unit)

        key = ("rules", picture, QLocale().name())
        return self.look.picture(key, math.ceil(each.width * unit), math.ceil(each.height * unit), self.devicePixelRatioF(), draw)

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
            made.setBackground(self.look.colour("accent" if chosen else "turn_tint"))
            made.setFontUnderline(not chosen)
            made.setForeground(self.look.colour("on_accent" if chosen else "ink"))
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


class SearchField(TextField):
    """What to look for: Enter goes on, Shift+Enter goes back, Esc empties."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with Enter, empty with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchIcon(QWidget):
    """The magnifying glass before the field."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.relook)
        self.relook()

    def relook(self) -> None:
        """Take new sizes."""
        self.setFixedSize(self.look.px(22), self.look.px(22))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glass."""
        painter = QPainter(self)
        icon(painter, self.look, "search", QRectF(self.rect()), self.look.colour("muted"))
        painter.end()


class RulesPanel(QWidget):
    """The text with its search field: what stands beside the table."""

    read = Signal()
    """Another text is shown, in another language perhaps."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._game_id = ""
        self.blocks: tuple[Block, ...] = ()
        self.text = RulesText(look)
        self.field = SearchField(look, columns=18)
        self.count = Label(look, "note", "muted")
        self.up = IconButton(look, "up", "")
        self.down = IconButton(look, "down", "")
        self._bar = QHBoxLayout()
        self._bar.addWidget(SearchIcon(look))
        self._bar.addWidget(self.field, 1)
        for widget in (self.count, self.up, self.down):
            self._bar.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._bar)
        self._column.addWidget(self.text, 1)
        self.field.textChanged.connect(self._look_for)
        self.field.stepped.connect(self._step)
        self.up.clicked.connect(partial(self._step, -1))
        self.down.clicked.connect(partial(self._step, 1))
        self.setFocusProxy(self.field)
        look.changed.connect(self.relook)
        self.retranslate()
        self.relook()

    def show_rules(self, game_id: str) -> None:
        """Show the rules of a game in the language of the moment; raises FileNotFoundError when there are none."""
        if self.look.resources is None:
            raise FileNotFoundError(game_id)
        path = find(self.look.resources, game_id, QLocale().name().partition("_")[0])
        if path is None:
            raise FileNotFoundError(game_id)
        self._game_id = game_id
        self.blocks = parse(path.read_text(encoding="utf-8"))
        self._show()
        self.read.emit()

    def sections(self) -> tuple[str, ...]:
        """List the heads of the sections."""
        return tuple(block.text for block in self.blocks if isinstance(block, Heading) and block.level > 1)

    def go(self, section: int) -> None:
        """Scroll to a section, from 0."""
        self.text.scrollToAnchor(anchor(section))

    def _show(self) -> None:
        at = self.text.verticalScrollBar().value()
        self.text.show_blocks(self.blocks)
        self.text.verticalScrollBar().setValue(at)
        if self.field.text().strip():
            self._look_for(self.field.text())

    def _look_for(self, wanted: str) -> None:
        self.text.look_for(wanted)
        self._tell()

    def _step(self, by: int) -> None:
        self.text.step(by)
        self._tell()

    def _tell(self) -> None:
        """Say which of how many places is shown."""
        hits = len(self.text.hits)
        told = ""
        if self.field.text().strip():
            told = self.tr("{place} sur {all}").format(place=self.text.current + 1, all=hits) if hits else self.tr("introuvable")
        self.count.setText(told)
        self.field.set_wrong(bool(told) and not hits)
        self.field.setAccessibleDescription(told)
        for button in (self.up, self.down):
            button.setEnabled(hits > 0)

    def retranslate(self) -> None:
        """Read the texts again, the rules too."""
        self.field.setPlaceholderText(self.tr("Chercher dans la règle"))
        self.field.setAccessibleName(self.tr("Chercher dans la règle"))
        self.up.set_name(self.tr("Passage précédent"))
        self.down.set_name(self.tr("Passage suivant"))
        self.text.setAccessibleName(self.tr("Règle du jeu"))
        if self._game_id:
            self.show_rules(self._game_id)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def relook(self) -> None:
        """Take new sizes and colours."""
        px = self.look.px
        self._bar.setSpacing(px(8))
        self._column.setSpacing(px(12))
        if self.blocks:
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look for something with Ctrl+F, go on with F3."""
        if event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
        elif event.key() == Qt.Key.Key_F3:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


class RulesPage(Page):
    """The rules as a page: contents at the left where there is room, the text on paper."""

    back = Signal()
    lesson = Signal(str)
    """Play the guided first game of a game (id)."""
    sheets = Signal(str)
    """Print blank sheets of a game (id)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._game_id = ""
        self.bar = HeaderBar(look)
        self.bar.back.connect(self.back)
        self.sheets_button = self.bar.add_action("print", "")
        self.sheets_button.clicked.connect(self._on_sheets)
        self.lesson_button = self.bar.add_action("play", "")
        self.lesson_button.clicked.connect(self._on_lesson)
        self.emblem = Emblem(look, "yahtzee", 136, 102)
        self.contents = Scroll(look)
        self.links: list[LinkButton] = []
        self.paper = Paper(look)
        self.panel = RulesPanel(look)
        self.panel.read.connect(self._list)
        self._side = QWidget(self)
        self._side_column = QVBoxLayout(self._side)
        self._side_column.setContentsMargins(0, 0, 0, 0)
        self._side_column.addWidget(self.emblem, 0, Qt.AlignmentFlag.AlignLeft)
        self._side_column.addWidget(self.contents, 1)
        self._inside = QHBoxLayout(self.paper)
        self._inside.addWidget(self.panel)
        self._body = QHBoxLayout()
        self._body.addWidget(self._side)
        self._body.addWidget(self.paper, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(self._body, 1)
        self.retranslate()
        self.relook()

    def show_rules(self, game_id: str) -> None:
        """Show the rules of a game; raises FileNotFoundError when there are none."""
        self._game_id = game_id
        self.emblem.set_game(game_id)
        self.panel.show_rules(game_id)
        self.retranslate()

    def _on_lesson(self) -> None:
        self.lesson.emit(self._game_id)

    def _on_sheets(self) -> None:
        self.sheets.emit(self._game_id)

    def _list(self) -> None:
        """List the sections again."""
        while (item := self.contents.column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.links = []
        for number, name in enumerate(self.panel.sections()):
            link = LinkButton(self.look, name, colour="ink")
            link.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            link.clicked.connect(partial(self.panel.go, number))
            self.contents.column.addWidget(link)
            self.links.append(link)
        self.contents.column.addStretch(1)

    def retranslate(self) -> None:
        """Read every text of the page again."""
        self.setAccessibleName(self.tr("Règles"))
        self.bar.set_title(self.tr("Règles"), Texts().game_name(self._game_id) if self._game_id else "")
        self.sheets_button.setText(self.tr("Imprimer une feuille…"))
        self.sheets_button.setAccessibleName(self.tr("Imprimer une feuille…"))
        self.lesson_button.setText(self.tr("Partie guidée"))
        self.lesson_button.setAccessibleName(self.tr("Partie guidée"))

    def relook(self) -> None:
        """Take new sizes."""
        px, gap = self.look.px, self.look.size("gutter")
        self._side_column.setSpacing(px(8))
        self.contents.column.setSpacing(0)
        self._side.setFixedWidth(px(CONTENTS))
        self._inside.setContentsMargins(px(28), px(16), px(12), px(16))
        self._body.setSpacing(gap)
        self._place()
        super().relook()

    def _place(self) -> None:
        """Hold lines to a width that reads well, and leave the contents out where there is no room."""
        px, gap = self.look.px, self.look.size("gutter")
        wide = self.width() >= px(1000) * max(self.look.text_scale * 0.9, 1)
        self._side.setVisible(wide)
        most = self.look.text_px(LINE_WIDTH) + px(40) + (px(CONTENTS) + gap if wide else 0)
        side = max(gap, (self.width() - most) // 2)
        self._body.setContentsMargins(side, gap, side, gap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys scroll the text at once."""
        super().showEvent(event)
        self.panel.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
