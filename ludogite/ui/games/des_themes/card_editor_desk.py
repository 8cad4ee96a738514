"""The desk of the family's own theme cards: where everything stands, and what it is called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.games.des_themes import GAME_UI
from ludogite.ui.games.des_themes.card_editor_parts import CardTab, ListBox, ThemeLine
from ludogite.ui.screen.workshop import EditorPage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import (
    HeaderBar,
    Label,
    Notice,
    Paper,
    PaperButton,
    PrimaryButton,
    Scroll,
    Segmented,
    TextField,
)
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.book import Fold
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.reading_order import tell_as_laid
from ludogite.words.own_cards import LIST_LIMIT
from ludogite.words.themes import THEMES_PER_CARD, ProperNouns

SIDE, SIDE_SMALL = 268, 214
"""Px at 100 %: beyond this the margins grow."""
THEME_SHARE: Final = 10 / 19
"""How much of the desk the theme's paper gets beside the card's."""
AROUND: Final = 10
"""Px kept free round the papers that scroll, so that their shadows are not cut."""


class CardDesk(EditorPage):
    """The list of the cards, the card that lies in front, the theme that is being written; what they do is ``CardEditorPage``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.header = HeaderBar(theme)
        self.undo_button = self.header.add_action("undo", "")
        self.notice = Notice(theme, over=self)
        self.side, self.card_paper, self.theme_paper = Paper(theme), Paper(theme), Paper(theme)
        self.list = Scroll(theme, self.side)
        self.tabs: list[CardTab] = []
        self.list_title = Label(theme, "section", "ink")
        self.kept_note = Label(theme, "note", "muted", wrap=True)
        self.new_button, self.remove_button = PaperButton(theme, mark="plus"), PaperButton(theme, tone="soft", compact=True)
        self.open_button, self.save_button = (PaperButton(theme, tone="soft", compact=True) for _ in range(2))
        self.title_label, self.title = Label(theme, "name", "ink", wrap=True), TextField(theme, columns=20)
        self.lines = [ThemeLine(theme, number) for number in range(1, THEMES_PER_CARD + 1)]
        self.theme_title = Label(theme, "section", "ink", wrap=True)
        self.about_label, self.about = Label(theme, "name", "ink", wrap=True), TextField(theme, columns=20)
        self.policy_label, self.policy = Label(theme, "name", "ink", wrap=True), Segmented(theme)
        self.answers_label, self.answers = Label(theme, "name", "ink", wrap=True), ListBox(theme, LIST_LIMIT)
        self.count = Label(theme, "note", "muted", wrap=True)
        self.verdict = Label(theme, "body", "ink", wrap=True, strong=True)
        self.keep_button = PrimaryButton(theme, mark="play")
        self._build()

    def _build(self) -> None:
        self._files = QGridLayout()
        self.list.column.addStretch(1)
        self._side_box = QVBoxLayout(self.side)
        self._side_box.addWidget(self.list_title)
        self._side_box.addWidget(self.list, 1)
        self._side_box.addWidget(self.new_button)
        self._side_box.addLayout(self._files)
        self._side_box.addWidget(self.kept_note)
        self._card_box = filled(QVBoxLayout(self.card_paper), self.title_label, self.title)
        for line in self.lines:
            self._card_box.addWidget(line, 1)
        self._theme_box = QVBoxLayout(self.theme_paper)
        self._theme_box.addWidget(self.theme_title)
        self._theme_box.addWidget(self.about_label)
        self._theme_box.addWidget(self.about)
        self._theme_box.addWidget(self.policy_label)
        self._theme_box.addWidget(self.policy, 0, Qt.AlignmentFlag.AlignLeft)
        self._theme_box.addWidget(self.answers_label)
        self._theme_box.addWidget(self.answers, 1)
        self._theme_box.addWidget(self.count)
        self.desk = Scroll(self.theme)
        self._columns = Columns(self.theme)
        self._columns.addWidget(self.card_paper, 9)
        self._columns.addWidget(self.theme_paper, 10)
        self.desk.column.addLayout(self._columns)
        self.fold = Fold(self.card_paper, self.theme_paper, self.theme)
        self._foot = filled(QHBoxLayout(), (self.verdict, 1), self.keep_button)
        self._right = filled(QVBoxLayout(), (self.desk, 1), self._foot)
        self._body = filled(QHBoxLayout(), self.side, (self._right, 1))
        filled(QVBoxLayout(self), self.header, (self._body, 1), close=True)

    def retranslate(self) -> None:
        self.undo_button.setText(self.tr("Annuler"))
        self.header.set_title(self.tr("Écrire une carte"), GAME_UI.name)
        self.list_title.setText(self.tr("Nos cartes"))
        self.kept_note.setText(self.tr("Tout est gardé au fur et à mesure."))
        self.new_button.setText(self.tr("Nouvelle carte"))
        self.remove_button.setText(self.tr("Supprimer la carte"))
        self.open_button.setText(self.tr("Ouvrir…"))
        self.save_button.setText(self.tr("Enregistrer…"))
        self.keep_button.setText(self.tr("Jouer avec cette carte"))
        names = (
            (self.title_label, self.title, self.tr("Titre de la carte")),
            (self.about_label, self.about, self.tr("Ce qui compte (facultatif)")),
            (self.policy_label, self.policy, self.tr("Noms propres")),
            (self.answers_label, self.answers.edit, self.tr("Réponses sûres, sans vote (facultatif)")),
        )
        for label, control, text in names:
            label.setText(text)
            control.setAccessibleName(text)
        for line in self.lines:
            line.field.setAccessibleName(self.tr("Nom du thème {number}").format(number=line.number))
            line.field.setPlaceholderText(self.tr("Thème {number}").format(number=line.number))
        self.answers.edit.setPlaceholderText(self.tr("Une par ligne, ou avec des virgules."))
        policies = (
            (ProperNouns.ATTENDUS, self.tr("Il en faut")),
            (ProperNouns.ADMIS, self.tr("On peut")),
            (ProperNouns.EXCLUS, self.tr("Jamais")),
        )
        self.policy.set_items([(policy.value, name) for policy, name in policies], self.policy.current)

    def apply_theme(self) -> None:
        super().apply_theme()
        px, gutter, small = self.theme.px, self.theme.size("gutter"), self.theme.small
        around = px(AROUND)
        self.desk.column.setContentsMargins(around, 0, around, around)
        self._foot.setContentsMargins(around, 0, around, 0)
        self._body.setSpacing(gutter - around)
        self._right.setSpacing(px(10))
        for box in (self._side_box, self._card_box, self._theme_box):
            box.setContentsMargins(px(14 if small else 20), px(12 if small else 16), px(14 if small else 20), px(14))
            box.setSpacing(px(6 if small else 8))
        self._files.setSpacing(px(8))
        columns = 1 if small else 2
        for place, button in enumerate((self.open_button, self.save_button, self.remove_button)):
            self._files.removeWidget(button)
            self._files.addWidget(button, place // columns, place % columns, 1, 2 if small or button is self.remove_button else 1)
        tell_as_laid(self._side_box)
        self.side.setFixedWidth(self.theme.text_px(SIDE_SMALL if small else SIDE))
        self._foot.setSpacing(px(16))
        self._reflow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def _reflow(self) -> None:
        gutter = self.theme.size("gutter")
        side = self.theme.side(self.width())
        self._body.setContentsMargins(side, gutter, side - self.theme.px(AROUND), gutter)
        room = self.width() - self.side.width()
        stacked = room < self.theme.text_px(700)
        self._columns.stack(stacked)
        way = QBoxLayout.Direction.TopToBottom if room < self.theme.text_px(420) else QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(way)
        paper = (room - 2 * side - gutter) * (1 if stacked else THEME_SHARE)
        margins = self._theme_box.contentsMargins()
        self.policy.fit(round(paper) - self.theme.px(3 * AROUND) - margins.left() - margins.right())
