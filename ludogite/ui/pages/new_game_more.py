"""What is seldom wanted of a new game, behind three dots: a code, the table's own word, real dice, an empty table."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ludogite.core.gamecode import EXAMPLE
from ludogite.core.rules import Refusal
from ludogite.services.challenge import LONGEST_LINE, starts_line
from ludogite.ui import texts
from ludogite.ui.pages.new_game_parts import FieldCell
from ludogite.ui.pages.new_game_sections import NARROW_TEXT, Section
from ludogite.ui.style.theme import Theme, slashed
from ludogite.ui.variants import Words
from ludogite.ui.widgets import LinkButton, Switch, TextField
from ludogite.ui.widgets.base import filled


class CodeField(TextField):
    """A field in which a whole code can be read."""

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setFont(slashed(self.theme.font("body")))

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self.font()).horizontalAdvance(EXAMPLE) + 2 * self.theme.px(18)
        return QSize(math.ceil(wide), super().sizeHint().height())


class MoreSection(Section):
    """The code, the switches and the ways that stand behind the three dots."""

    changed = Signal(object)
    typed = Signal(str)
    learn = Signal()
    new_profile = Signal()

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.title.hide()
        self.offers_lesson = False
        self.offers_profile = False
        """Whether the guided game, and a new profile, are offered here: neither is offered twice on the page."""
        self.code = CodeField(theme, EXAMPLE)
        self.code.setMaxLength(LONGEST_LINE)
        self.code.textChanged.connect(self.typed)
        self._code_cell = FieldCell(theme, self.code)
        self.code_note = self._code_cell.about
        self.own_word = Switch(theme)
        self._word_cell = FieldCell(theme, self.own_word)
        self.own_word.toggled.connect(self._gave_word)
        self.hand = Switch(theme)
        self._hand_cell = FieldCell(theme, self.hand)
        self.hand.toggled.connect(self._took_dice)
        self.empty_link = LinkButton(theme, "", mark="close")
        self.empty_link.clicked.connect(self._empty)
        self.lesson_link = LinkButton(theme, "", mark="bulb")
        self.lesson_link.clicked.connect(self.learn)
        self.profile_link = LinkButton(theme, "", mark="user")
        self.profile_link.clicked.connect(self.new_profile)
        cells = filled(QVBoxLayout(), self._code_cell, self._word_cell, self._hand_cell)
        self._cells = self.scaled(cells, spacing=12)
        links = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._links = filled(links, self.lesson_link, self.profile_link, self.empty_link, 1)
        self.column.addLayout(cells)
        self.column.addLayout(links)
        self.apply_theme()

    def apply_theme(self) -> None:
        super().apply_theme()
        large = self.theme.text_scale > NARROW_TEXT
        self._links.setDirection(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        self._code_cell.set_stacked(large)

    def set_room(self, room: int) -> None:
        """Take any width."""

    def refresh(self) -> None:
        """Show the draft."""
        if self.draft is None:
            return
        self._code_cell.set_texts(self.tr("Code de partie"), self.code_note.text())
        self.code.setAccessibleName(self.tr("Code de partie, facultatif"))
        self.show_code(self.draft.code)
        takes_word = self.draft.takes_word
        about = self.tr("La table donne un mot, mêlé au hasard.")
        if not takes_word:
            about = self.tr("Pas possible avec un code de partie ou de vrais dés.")
        self._word_cell.set_texts(self.tr("Notre mot dans le tirage"), about)
        self.own_word.setEnabled(takes_word)
        self.own_word.show_checked(on=self.draft.own_word and takes_word)
        self._hand_cell.set_texts(self.tr("Vrais dés"), self.tr("La famille lance ses dés ; le programme compte."))
        self._hand_cell.setVisible(bool(self.draft.game.hand))
        self.hand.show_checked(on=self.draft.hand)
        self.empty_link.setText(self.tr("Vider la table"))
        self.empty_link.setVisible(bool(self.draft.seats))
        self.lesson_link.setText(self.tr("Partie guidée"))
        self.lesson_link.setVisible(self.offers_lesson)
        self.profile_link.setText(self.tr("Nouveau profil"))
        self.profile_link.setVisible(self.offers_profile)

    def show_code(self, read: str | Refusal | None) -> None:
        """Say below the name what the typed code is worth; a code that is only too short is not marked as wrong."""
        if starts_line(self.code.text()):
            read = Refusal("challenge_check")
        match read:
            case None:
                note, colour = self.tr("Pour rejouer la même partie."), "muted"
            case Refusal(code, args):
                too_short = code == "code_length" and dict(args)["letters"] < dict(args)["wanted"]  # type: ignore[operator]
                note, colour = texts.refusal(code, args), "muted" if too_short else "danger"
            case _:
                note, colour = self.tr("Code reconnu. Cette partie ne comptera pas pour les records."), "positive"
        self.code_note.setText(note)
        self.code_note.set_colour(colour)
        self.code.setAccessibleDescription(note)
        self.code.set_wrong(colour == "danger")

    def _took_dice(self, on: bool) -> None:  # noqa: FBT001 (slot)
        if self.draft is not None:
            self.changed.emit(replace(self.draft, hand=on))

    def _gave_word(self, on: bool) -> None:  # noqa: FBT001 (slot)
        if self.draft is not None:
            self.changed.emit(replace(self.draft, own_word=on))

    def _empty(self) -> None:
        """Let everybody stand up."""
        if self.draft is not None:
            self.changed.emit(self.draft.emptied())
