"""The prize-giving at the end of a game: a sheet below the podium with a line for each prize."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludogite.services.awards import Award
from ludogite.ui.pages.game_over_parts import NoteLine
from ludogite.ui.style.theme import Look
from ludogite.ui.texts.awards import told
from ludogite.ui.widgets import Label, Paper
from ludogite.ui.widgets.base import filled


class AwardsPaper(Paper):
    """The sheet; hidden until there are prizes."""

    def __init__(self, look: Look, game_id: str, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._game_id, self._names = game_id, tuple(names)
        self._awards: tuple[Award, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title = Label(look, "panel", "ink")
        self._column = filled(QVBoxLayout(self), self.title)
        self.lines: list[NoteLine] = []
        self.hide()
        self.retranslate()
        self.relook()

    def show_awards(self, awards: Sequence[Award]) -> None:
        """Give the prizes."""
        self._awards = tuple(awards)
        self.setVisible(bool(self._awards))
        self.retranslate()

    def retranslate(self) -> None:
        """Read the texts again."""
        self.title.setText(self.tr("Les prix de la partie"))
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = []
        for award in self._awards:
            title, note = told(self._game_id, award)
            said = self.tr("{prize} : {name} ({why})").format(prize=title, name=self._names[award.seat], why=note)
            line = NoteLine(self.look, "medal", "accent", said, self)
            self._column.addWidget(line)
            line.show()
            self.lines.append(line)

    def relook(self) -> None:
        """Take new sizes."""
        px = self.look.px
        self._column.setContentsMargins(px(18), px(8), px(14), px(10))
        self._column.setSpacing(0)
