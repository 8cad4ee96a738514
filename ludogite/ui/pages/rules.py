"""The rules of a game, illustrated and searchable: a full page with its contents, or a panel beside the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.rules_text import Block, Heading, find, parse, spoken
from ludogite.ui.pages.rules_view import RulesText
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Emblem, HeaderBar, IconButton, Label, LinkButton, Page, Paper, Scroll, Segmented, TextField
from ludogite.ui.widgets.base import filled

LINE_WIDTH = 760
"""Px at 100 % that a line of text takes at most."""
CONTENTS = 272


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


class SearchIcon(Painted, QWidget):
    """The magnifying glass before the field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.apply_theme()

    def apply_theme(self) -> None:
        self.setFixedSize(self.theme.px(22), self.theme.px(22))

    def paint(self, painter: QPainter) -> None:
        icon(painter, self.theme, "search", QRectF(self.rect()), self.theme.palette.muted)


class RulesPanel(Themed, QWidget):
    """The text with its search field: what stands beside the table."""

    read = Signal()
    """Another text is shown, in another language perhaps."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.uis = uis
        self._game_id = ""
        self.blocks: tuple[Block, ...] = ()
        self.text = RulesText(theme)
        self.field = SearchField(theme, columns=18)
        self.count = Label(theme, "note", "muted")
        self.up = IconButton(theme, "up", "")
        self.down = IconButton(theme, "down", "")
        self._bar = filled(QHBoxLayout(), SearchIcon(theme), (self.field, 1))
        for widget in (self.count, self.up, self.down):
            self._bar.addWidget(widget)
        self._column = filled(QVBoxLayout(self), self._bar, (self.text, 1))
        self._column.setContentsMargins(0, 0, 0, 0)
        self.field.textChanged.connect(self._look_for)
        self.field.stepped.connect(self._step)
        self.up.clicked.connect(partial(self._step, -1))
        self.down.clicked.connect(partial(self._step, 1))
        self.setFocusProxy(self.field)
        self.retranslate()
        self.apply_theme()

    def show_rules(self, game_id: str) -> None:
        """Show the rules of a game in the language of the moment; raises FileNotFoundError when there are none."""
        if self.theme.resources is None:
            raise FileNotFoundError(game_id)
        path = find(self.uis[game_id].rules or self.theme.resources / "rules", game_id, QLocale().name().partition("_")[0])
        if path is None:
            raise FileNotFoundError(game_id)
        is_another, self._game_id = game_id != self._game_id, game_id
        self.blocks = parse(path.read_text(encoding="utf-8"))
        self._show()
        if is_another:
            self.text.verticalScrollBar().setValue(0)
        self.read.emit()

    def sections(self) -> tuple[str, ...]:
        """List the heads of the sections."""
        return tuple(block.text for block in self.blocks if isinstance(block, Heading) and block.level > 1)

    def go(self, section: int) -> None:
        """Scroll to a section, from 0."""
        self.text.go_to(section)

    def words_aloud(self) -> str:
        """Give the section that one reads, to be read aloud; what is marked by the mouse or the arrows, where something is."""
        marked = self.text.textCursor().selectedText()
        return marked.replace("\u2029", "\n") or spoken(self.blocks, self.text.section_at_top())

    def _show(self) -> None:
        at = self.text.verticalScrollBar().value()
        self.text.show_blocks(self.uis[self._game_id].pictures, self.blocks)
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
        self.field.setPlaceholderText(self.tr("Chercher dans la règle"))
        self.field.setAccessibleName(self.tr("Chercher dans la règle"))
        self.up.set_name(self.tr("Passage précédent"))
        self.down.set_name(self.tr("Passage suivant"))
        self.text.setAccessibleName(self.tr("Règle du jeu"))
        if self._game_id:
            self.show_rules(self._game_id)
        self._tell()

    def apply_theme(self) -> None:
        px = self.theme.px
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

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.uis = uis
        self._game_id = ""
        self.bar = HeaderBar(theme, self)
        self.bar.back.connect(self.back)
        self.sheets_button = self.bar.add_action("print", "")
        self.sheets_button.clicked.connect(self._on_sheets)
        self.lesson_button = self.bar.add_action("play", "")
        self.lesson_button.clicked.connect(self._on_lesson)
        self.games = Segmented(theme)
        self.games.chosen.connect(self.show_rules)
        self.emblem = Emblem(theme, None, 136, 102)
        self.contents = Scroll(theme)
        self.links: list[LinkButton] = []
        self.paper = Paper(theme)
        self.panel = RulesPanel(theme, uis)
        self.panel.read.connect(self._list)
        self.panel.text.verticalScrollBar().valueChanged.connect(self._show_place)
        self.panel.text.verticalScrollBar().rangeChanged.connect(self._show_place)
        self._side = QWidget(self)
        self._side_column = filled(QVBoxLayout(self._side), (self.emblem, 0, Qt.AlignmentFlag.AlignLeft), (self.contents, 1))
        self._side_column.setContentsMargins(0, 0, 0, 0)
        self._inside = filled(QHBoxLayout(self.paper), self.panel)
        self._right = filled(QVBoxLayout(), self.games, (self.paper, 1))
        self._body = filled(QHBoxLayout(), self._side, (self._right, 1))
        filled(QVBoxLayout(self), self.bar, (self._body, 1), close=True)
        self.retranslate()
        self.apply_theme()

    def show_rules(self, game_id: str) -> None:
        """Show the rules of a game; raises FileNotFoundError when there are none."""
        self._game_id = game_id
        self.emblem.set_art(self.uis.art(game_id))
        self.panel.show_rules(game_id)
        ui = self.uis[game_id]
        self.sheets_button.setVisible(ui.sheets is not None)
        self.lesson_button.setVisible(ui.lesson is not None)
        self.retranslate()

    @property
    def game_id(self) -> str:
        """The game whose rules are shown."""
        return self._game_id

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
            link = LinkButton(self.theme, name, colour="ink")
            link.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            link.clicked.connect(partial(self._go, number))
            self.contents.column.addWidget(link)
            self.links.append(link)
        self.contents.column.addStretch(1)
        self._show_place()

    def _go(self, section: int) -> None:
        """Show a section; where the text cannot scroll so far, the list alone tells it."""
        self.panel.go(section)
        self._show_place()

    def _show_place(self) -> None:
        """Light the section that one reads among the contents, the first above them all too, and keep it in sight."""
        here = max(self.panel.text.section_at_top(), 0)
        for number, link in enumerate(self.links):
            link.set_here(number == here)
        is_known = 0 <= here < len(self.links)
        if is_known and not self._side.isHidden():
            self.contents.ensureWidgetVisible(self.links[here])
        section = self.links[here].text() if is_known and self._side.isHidden() else ""  # the bar says it where no list does
        game = self.uis.name(self._game_id) if self._game_id else ""
        self.bar.set_title(self.tr("Règles"), " · ".join(filter(None, (game, section))))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Règles"))
        self._show_place()
        self.games.setAccessibleName(self.tr("Les jeux"))
        self.games.offer([(game_id, self.uis.name(game_id)) for game_id in self.uis], self._game_id)
        self.games.set_current(self._game_id)
        self._place()
        self.sheets_button.setText(self.tr("Imprimer une feuille…"))
        self.sheets_button.setAccessibleName(self.tr("Imprimer une feuille…"))
        self.lesson_button.setText(self.tr("Partie guidée"))
        self.lesson_button.setAccessibleName(self.tr("Partie guidée"))

    def apply_theme(self) -> None:
        px, gap = self.theme.px, self.theme.size("gutter")
        self._side_column.setSpacing(px(8))
        self.contents.column.setSpacing(0)
        self._side.setFixedWidth(px(CONTENTS))
        self._body.setSpacing(gap)
        self._place()
        super().apply_theme()

    def _place(self) -> None:
        """Hold lines to a width that reads well, and leave the contents out where there is no room."""
        px, gap = self.theme.px, self.theme.size("gutter")
        wide = self.width() >= px(1000) * max(self.theme.text_scale * 0.9, 1)
        if self._side.isHidden() is wide:
            self._side.setVisible(wide)
            self._show_place()
        side = self.theme.side(self.width())
        self._body.setContentsMargins(side, gap, side, gap)
        across = self.width() - 2 * side - (px(CONTENTS) + gap if wide else 0)
        margin = max(px(28), (across - self.theme.text_px(LINE_WIDTH)) // 2)
        self._inside.setContentsMargins(margin, px(16), max(margin - px(16), px(12)), px(16))
        self._right.setSpacing(px(10))
        self.games.fit(across)

    def resizeEvent(self, event: QResizeEvent) -> None:
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
