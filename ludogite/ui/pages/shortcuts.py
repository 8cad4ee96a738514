"""The sheet of keys: what every key does, over whatever is shown; ``?`` opens it, Esc closes it."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ludogite.ui.game_ui import GameUi, GameUis
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.texts.keys import DELETE, ENTER, ESCAPE, SHIFT, SPACE, said
from ludogite.ui.widgets import KeyHint, Label, Scroll
from ludogite.ui.widgets.cover import CoverSheet

Group: TypeAlias = tuple[str, tuple[tuple[tuple[str, ...], str], ...]]
"""A heading, and keys with what they do."""


class ShortcutsOverlay(CoverSheet):
    """The keys: those of every page, and those of each of the games' tables."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._games = [ui for ui in uis.values() if ui.texts().keys]
        self.lists = Scroll(theme)
        self._heads: list[Label] = []
        self.hints: list[tuple[KeyHint, Label]] = []
        self._grid = QGridLayout()
        self.lists.column.addLayout(self._grid)
        self.lists.column.addStretch(1)
        self.column.addWidget(self.lists, 1)
        self.retranslate()

    def content_height(self) -> int:
        """Show the lists whole where the window is high enough."""
        return self.lists.content.sizeHint().height()

    def of_game(self, game: GameUi) -> Group:
        """Name the table of a game, with the keys that the game says it has."""
        head = elided(self.tr("À la table de {game}"), game=game.name, article=game.article)
        return head, tuple((tuple(said(cap) for cap in keys.caps), said(keys.does)) for keys in game.texts().keys)

    def groups(self) -> tuple[Group, ...]:
        """List every group."""
        enter, escape, space, delete = said(ENTER), said(ESCAPE), said(SPACE), said(DELETE)
        return (
            (
                self.tr("Partout"),
                (
                    (("?",), self.tr("cette feuille")),
                    (("F1",), self.tr("la règle du jeu")),
                    (("F2",), self.tr("le dictionnaire, hors des parties")),
                    (("F3",), self.tr("à la table : suivre le conseil")),
                    (("F6",), self.tr("à la table et dans la règle : lis-moi, si les réglages le permettent")),
                    (("F8",), self.tr("à la table : ordinateurs calmes, vifs ou instantanés")),
                    (("F11",), self.tr("plein écran")),
                    (("Ctrl", "O"), self.tr("ouvrir une partie ou une famille emportée")),
                    ((escape,), self.tr("revenir à la page d’avant")),
                    (("Alt", "←"), self.tr("quitter la table, la partie est gardée")),
                    (("Tab",), self.tr("passer au bouton suivant")),
                    ((enter,), self.tr("appuyer sur le grand bouton")),
                ),
            ),
            *(self.of_game(game) for game in self._games),
            (
                self.tr("Nouvelle partie"),
                (
                    (("Alt", "↑", "↓"), self.tr("changer de place autour de la table")),
                    ((delete,), self.tr("se lever de table")),
                    (("←", "→"), self.tr("choisir une variante ou un niveau")),
                ),
            ),
            (
                self.tr("En revoyant une partie"),
                (
                    ((space,), self.tr("lecture ou pause")),
                    (("←", "→"), self.tr("un pas en arrière ou en avant")),
                    (("Page ↑", "Page ↓"), self.tr("tour précédent ou suivant")),
                    (("M",), self.tr("aller au prochain grand moment")),
                ),
            ),
            (
                self.tr("Dans la règle"),
                (
                    (("Ctrl", "F"), self.tr("chercher un mot")),
                    ((enter,), self.tr("passage suivant")),
                    ((said(SHIFT), enter), self.tr("passage précédent")),
                ),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Raccourcis du clavier"))
        self.title.setText(self.tr("Raccourcis du clavier"))
        self._fill()
        self.apply_theme()

    def _fill(self) -> None:
        """Write the keys, two groups side by side."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._heads, self.hints = [], []
        columns = 1 if self.theme.text_scale > 1.3 else 2
        for number, (name, keys) in enumerate(self.groups()):
            box = QWidget(self.lists.content)
            column = QGridLayout(box)
            column.setContentsMargins(0, 0, 0, self.theme.px(14))
            column.setHorizontalSpacing(self.theme.px(14))
            column.setVerticalSpacing(self.theme.px(4))
            column.setColumnStretch(1, 1)
            head = Label(self.theme, "panel", "ink", name)
            column.addWidget(head, 0, 0, 1, 2)
            self._heads.append(head)
            for row, (caps, told) in enumerate(keys, start=1):
                hint = KeyHint(self.theme)
                hint.set_hint(caps, "")
                text = Label(self.theme, "body", "muted", told, wrap=True)
                text.setAccessibleName(f"{' '.join(caps)}, {told}")
                column.addWidget(hint, row, 0, Qt.AlignmentFlag.AlignLeft)
                column.addWidget(text, row, 1)
                self.hints.append((hint, text))
            column.setRowStretch(len(keys) + 1, 1)
            self._grid.addWidget(box, number // columns, number % columns)
        for column_number in range(2):
            self._grid.setColumnStretch(column_number, int(column_number < columns))

    def apply_theme(self) -> None:
        self._grid.setHorizontalSpacing(self.theme.px(32))
        super().apply_theme()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with ? as well."""
        if event.text() == "?":
            self.close()
        super().keyPressEvent(event)
