"""The Dico page: is it a word and why, words by pattern or by letters, and what the house has decided beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.lookup import Answer, How, Lookup
from ludogite.store.house_words import HouseWord
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.dico_answer import AnswerPane
from ludogite.ui.pages.dico_parts import HouseRow
from ludogite.ui.pages.frame import Blank, FramedPage, TitledPaper
from ludogite.ui.style.plain import menu_text, set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HouseMenu, Label, PaperButton, Segmented, TextField
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns

PAUSE_MS: Final = 120
"""A question is asked when nobody has typed for so long."""
LONGEST: Final = 4096
"""Signs that the field takes: more is no word anyway."""
HOUSE_WIDTH: Final = 380
WIDEST: Final = 16777215
"""Qt's own bound: no limit."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who may look a word up: the profile, its name, its vocabulary."""

    id: int
    name: str
    vocabulary: str


class DicoPage(FramedPage):
    """The page of the dictionary; questions are told by ``asked`` and answered by ``show_answer``."""

    asked = Signal(object, str)
    """How (a ``How``) and what; an empty text wants no answer."""
    ruled = Signal(str, object)
    withdrawn = Signal(str, str)
    """A word, and the theme of the ruling ('': the word itself)."""
    import_wanted = Signal()
    export_wanted = Signal()

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._readers: tuple[Reader, ...] = ()
        self._reader: Reader | None = None
        self._house: tuple[HouseWord, ...] = ()
        self._topics: Mapping[str, str] = {}
        self._count = 0
        self._answer: Answer | None = None
        self.rows: list[HouseRow] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self._columns = Columns(theme)
        self._columns.addWidget(self._make_search(), 1)
        self._columns.addWidget(self._make_house())
        self.body.addLayout(self._columns, 1)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()
        self.reflow()

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_search(self) -> QWidget:
        theme = self.theme
        self.sheet = TitledPaper(theme)
        self.sheet.title.hide()
        self.how = Segmented(theme)
        self.how.chosen.connect(self._how_chosen)
        self.reader_button = PaperButton(theme, mark="user", tone="soft", compact=True, drops=True)
        self.reader_button.clicked.connect(self._open_menu)
        self._menu = HouseMenu(theme, self)
        self.field = TextField(theme, columns=22)
        self.field.setMaxLength(LONGEST)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._ask)
        self._head = Columns(theme)
        self._head.addWidget(self.how)
        self._head.addStretch(1)
        self._head.addWidget(self.reader_button)
        self.answer = AnswerPane(theme, self._uis)
        self.answer.picked.connect(self.look_up)
        self.answer.ruled.connect(self.ruled)
        self.answer.withdrawn.connect(self._withdraw_shown)
        self.sheet.column.addLayout(self._head)
        self.sheet.column.addWidget(self.field)
        self.sheet.column.addWidget(self.answer, 1)
        return self.sheet

    def _make_house(self) -> QWidget:
        theme = self.theme
        self.house = TitledPaper(theme)
        self.house.title.setWordWrap(True)
        self.house_note = Label(theme, "note", "muted", wrap=True)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.empty = Blank(theme, "home")
        self.import_button = PaperButton(theme, mark="import", tone="soft", compact=True)
        self.export_button = PaperButton(theme, mark="export", tone="soft", compact=True)
        self.import_button.clicked.connect(self.import_wanted)
        self.export_button.clicked.connect(self.export_wanted)
        self._files = filled(QHBoxLayout(), self.import_button, self.export_button, 1)
        column = self.house.column
        column.addWidget(self.house_note)
        column.addLayout(self._files)
        column.addLayout(self._list)
        column.addWidget(self.empty)
        column.addStretch(1)
        return self.house

    # ---- what is shown ---------------------------------------------------------------------------------------------

    @property
    def reader(self) -> Reader | None:
        """Who looks words up and decides; None where the house has no profile."""
        return self._reader

    @property
    def current_how(self) -> How:
        """What is looked for: signs of a pattern make a pattern of a word."""
        how = How(self.how.current)
        return How.PATTERN if how is How.WORD and set(self.field.text()) & {"?", "*"} else how

    def show_readers(self, readers: Sequence[Reader], chosen: int | None = None) -> None:
        """Offer the people of the house; the chosen one, or the first who is no child, looks words up."""
        self._readers = tuple(readers)
        grown = next((one for one in self._readers if one.vocabulary != "enfant"), None)
        known = next((one for one in self._readers if one.id == chosen), None)
        self._reader = known or grown or next(iter(self._readers), None)
        self.retranslate()

    def name_themes(self, names: Mapping[str, str]) -> None:
        """Take the names of themes by their ids, for the rulings about them."""
        self._topics = names

    def show_house(self, rulings: Sequence[HouseWord]) -> None:
        """Show what the house has decided."""
        self._house = tuple(rulings)
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [HouseRow(self.theme, ruling, self._topics.get(ruling.theme or "", "")) for ruling in self._house]
        for row in self.rows:
            row.withdrawn.connect(self.withdrawn)
            row.picked.connect(self.look_up)
            self._list.addWidget(row)
        self.empty.setVisible(not self.rows)
        self.export_button.setEnabled(bool(self.rows))

    def show_count(self, words: int) -> None:
        """Say how many words the list holds."""
        self._count = words
        self._retitle()

    def show_answer(self, answer: Answer | None) -> None:
        """Show what the dictionary answers; None for nothing typed."""
        self._answer = answer
        word = answer.explanation.word if isinstance(answer, Lookup) else ""
        is_ruled = any(ruling.word == word and ruling.theme is None for ruling in self._house)
        self.answer.show_answer(answer, How(self.how.current), who=self.who(), is_ruled=is_ruled)

    def show_trouble(self, sentence: str) -> None:
        """Say why the dictionary cannot be used."""
        self.notice.show_message("danger", sentence)
        self.answer.show_trouble(sentence)

    def who(self) -> str:
        """Name who decides: the reader, or the house where it has no profile."""
        return self._reader.name if self._reader is not None else self.tr("la famille")

    def look_up(self, word: str) -> None:
        """Look a word up, as if it had been typed."""
        self.how.set_current(How.WORD)
        self._place_hint()
        self.field.setText(word.lower())
        self._ask()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pane.verticalScrollBar().setValue(0)

    def again(self) -> None:
        """Ask the same question again: the reader or a ruling has changed."""
        self._ask()

    def retranslate(self) -> None:
        self._retitle()
        self.how.offer((
            (How.WORD, self.tr("Un mot")), (How.PATTERN, self.tr("Un motif")), (How.LETTERS, self.tr("Des lettres")),
            (How.THEMES, self.tr("Les thèmes")),
        ))  # fmt: skip
        self.reader_button.setText(self.who())
        self.reader_button.setAccessibleName(self.tr("Qui cherche et décide : {name}").format(name=self.who()))
        set_tip(self.reader_button, self.tr("Qui cherche et décide"))
        self.reader_button.setVisible(bool(self._readers))
        self.field.setAccessibleName(self.tr("Ce que tu cherches"))
        self.house.title.setText(self.tr("Le dico de la maison"))
        self.house_note.setText(self.tr("Les mots que la famille accepte ou écarte, dans tous les jeux."))
        self.empty.set_texts(
            self.tr("Rien de décidé encore"), self.tr("Cherche un mot : le bouton sous sa réponse l’accepte ou l’écarte.")
        )
        self.import_button.setText(self.tr("Importer"))
        self.export_button.setText(self.tr("Exporter"))
        self._place_hint()
        self.show_answer(self._answer)

    def _retitle(self) -> None:
        title = self.tr("Dico")
        count = self.tr("{n} mots").format(n=texts.number(self._count)) if self._count else ""
        self.header.set_title(title, count)
        self.setAccessibleName(title)

    def taken_sentence(self, taken: int, kept: int) -> str:
        """Say what an import did."""
        told = self.tr("%n décision(s) reprise(s).", "", taken)
        return told if not kept else told + " " + self.tr("%n déjà chez nous.", "", kept)

    def _place_hint(self) -> None:
        self.field.setPlaceholderText(
            {
                How.WORD: self.tr("Tape un mot"),
                How.PATTERN: self.tr("Tape un motif, par exemple CH?T"),
                How.LETTERS: self.tr("Tape tes lettres, par exemple AEILNRT"),
                How.THEMES: self.tr("Tape une réponse, par exemple Saint-Malo"),
            }[How(self.how.current)]
        )

    def reflow(self) -> None:
        """Put the house beside the search, or below it when text is big."""
        super().reflow()
        if not hasattr(self, "_files"):
            return
        px = self.theme.px
        stacked = self.body_width() < px(300) + self.theme.text_px(520)
        self._columns.stack(stacked)
        self._head.stack(self.body_width() < self.theme.text_px(620))
        self._head.setSpacing(px(10))
        self.house.setMaximumWidth(WIDEST if stacked else px(320 if self.theme.small else HOUSE_WIDTH))
        self.house.setMinimumWidth(0 if stacked else px(320 if self.theme.small else HOUSE_WIDTH))
        self.sheet.column.setSpacing(px(10))
        self._files.setSpacing(px(10))
        self._files.setContentsMargins(0, px(8), 0, px(12))

    # ---- what is told ----------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        self._pause.start()

    def _ask(self) -> None:
        self._pause.stop()
        if self.field.text().strip():
            self.asked.emit(self.current_how, self.field.text())
        else:
            self.asked.emit(self.current_how, "")
            self.show_answer(None)

    def _how_chosen(self, _key: str) -> None:
        """Look for something else: what was typed for the other waits to be typed over, or to be asked with Enter."""
        self._place_hint()
        self._pause.stop()
        self.asked.emit(self.current_how, "")
        self.show_answer(None)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _withdraw_shown(self, word: str) -> None:
        self.withdrawn.emit(word, "")

    def _open_menu(self) -> None:
        self._menu.clear()
        for reader in self._readers:
            action = self._menu.addAction(menu_text(reader.name))
            action.setData(reader.id)
            action.triggered.connect(self._reader_chosen)
        self._menu.popup(self.reader_button.mapToGlobal(QPoint(0, self.reader_button.height())))

    def _reader_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.show_readers(self._readers, action.data())
            self.again()
