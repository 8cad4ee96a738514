"""The games of the box, one below the other: which one is to be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ludogite.services.new_game import GameChoice
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_parts import GameItem
from ludogite.ui.style.theme import Theme
from ludogite.ui.variants import Words
from ludogite.ui.widgets import Scroll

WIDTH, WIDTH_SMALL = 272, 216
"""Px at 100 % of an item; a longer name makes the list wider."""
AROUND = 12
"""Px kept free round what casts a shadow or wears the focus ring, so that its parent does not cut them."""


class GameList(QObject):
    """An item for each game, the chosen one on paper; ``scroll`` holds them."""

    picked = Signal(object)
    """Another game is wanted: its ``GameChoice``."""

    def __init__(self, theme: Theme, words: Words, uis: GameUis, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._words, self._uis = theme, words, uis
        self._games: tuple[GameChoice, ...] = ()
        self.scroll = Scroll(theme, parent)
        self.items: list[GameItem] = []

    def show_games(self, games: Sequence[GameChoice]) -> None:
        """List these games; none is chosen yet."""
        self._games = tuple(games)
        column = self.scroll.column
        for item in self.items:
            column.removeWidget(item)
            item.hide()
            item.deleteLater()
        while column.takeAt(0) is not None:
            pass
        self.items = []
        for choice in games:
            item = GameItem(self._theme, choice.entry.id, self._uis.art(choice.entry.id), self.scroll.content)
            item.setEnabled(choice.is_ready)
            item.clicked.connect(self._pick)
            column.addWidget(item)
            self.items.append(item)
        column.addStretch(1)
        self.write()

    def choose(self, game_id: str) -> None:
        """Lay this game on paper, without telling it."""
        for item in self.items:
            item.setChecked(item.game_id == game_id)

    def _pick(self) -> None:
        chosen = next(number for number, item in enumerate(self.items) if item.isChecked())
        self.picked.emit(self._games[chosen])

    def write(self) -> None:
        """Name every game and how many play it, in the language of the house."""
        for item, choice in zip(self.items, self._games, strict=True):
            name, entry = self._words.game_name(choice.entry.id), choice.entry
            if choice.is_ready:
                players = self.tr("{fewest} à {most} joueurs").format(fewest=entry.fewest, most=entry.most)
                item.set_texts(name, f"{entry.fewest}–{entry.most}", players)
            else:
                item.set_texts(name, self.tr("bientôt"))

    def apply_theme(self) -> None:
        """Take new sizes."""
        px, small = self._theme.px, self._theme.small
        around = px(AROUND)
        self.scroll.column.setContentsMargins(around, around, around, 0)
        self.scroll.column.setSpacing(px(8 if small else 16))
        self.fit()

    def fit(self) -> None:
        """Be as wide as the longest name needs."""
        px, bar = self._theme.px, self.scroll.verticalScrollBar().sizeHint().width()
        least = max((item.least_width() for item in self.items), default=0) + bar
        self.scroll.setFixedWidth(max(px(WIDTH_SMALL if self._theme.small else WIDTH), least) + 2 * px(AROUND))
