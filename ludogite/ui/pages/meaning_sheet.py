"""What a played word means, over the page where it was clicked: verdict, grammar, lemma, and the way to its page in the Dico."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.services.lookup import Answer, How
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.dico_answer import AnswerPane
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import PaperButton, Scroll
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.cover import CoverSheet


class MeaningSheet(CoverSheet):
    """The sheet; ``show_answer`` fills it when the dictionary has answered."""

    dico_wanted = Signal(str)
    """The word's page in the Dico is wanted."""

    WIDTH = 560

    def __init__(self, theme: Theme, uis: GameUis, word: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.word = word
        self.pane = AnswerPane(theme, uis)
        self.pane.hide()
        self.answers = Scroll(theme)
        self.answers.column.addWidget(self.pane)
        self.answers.column.addStretch(1)
        self.dico_button = PaperButton(theme, mark="search")
        self.dico_button.clicked.connect(self._open_dico)
        self.column.addWidget(self.answers, 1)
        self.column.addLayout(filled(QHBoxLayout(), 1, self.dico_button))
        self.retranslate()
        self.apply_theme()

    def content_height(self) -> int:
        """Give the height that the answer would like, in px."""
        return self.pane.sizeHint().height() + self.dico_button.sizeHint().height() + self.theme.px(40)

    def show_answer(self, answer: Answer) -> None:
        """Show what the dictionary says; nothing is ruled from here."""
        self.pane.show_answer(answer, How.WORD, who="", is_ruled=False)
        for button in (self.pane.accept, self.pane.ban, self.pane.undo):
            button.hide()
        self._show()

    def show_trouble(self, sentence: str) -> None:
        """Say why the dictionary cannot answer."""
        self.pane.show_trouble(sentence)
        self._show()

    def _show(self) -> None:
        self.pane.show()
        self.cover()

    def _open_dico(self) -> None:
        self.close()
        self.dico_wanted.emit(self.word)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("« {word} »").format(word=self.word))
        self.setAccessibleName(self.title.text())
        self.dico_button.setText(self.tr("Sa page dans le Dico"))
        self.dico_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.answers.set_name(self.title.text())
