"""What one will tell of a game: three of its moments, on a sheet under the count, each with the way back to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.services.moments import Moment
from ludogite.ui import texts
from ludogite.ui.pages.game_over_parts import NoteLine
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets import IconButton, Label, Paper
from ludogite.ui.widgets.base import filled


class MomentsPaper(Paper):
    """The sheet; hidden until there are moments."""

    watched = Signal(int)
    """Somebody wants to see a moment again: the step before it."""

    def __init__(self, look: Look, game_id: str, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._game_id, self._names = game_id, tuple(names)
        self._moments: tuple[Moment, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.title = Label(look, "panel", "ink")
        self._column = filled(QVBoxLayout(self), self.title)
        self.lines: list[QWidget] = []
        self.hide()
        self.retranslate()
        self.relook()

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """Tell the moments."""
        self._moments = tuple(moments)
        self.setVisible(bool(self._moments))
        self.retranslate()

    def told(self, moment: Moment) -> str:
        """Say a moment as the table said it: the words with the points, else the first about whom it brought them."""
        name = self._names[moment.seat]
        said = [told for event in moment.events if (told := texts.event_sentence(self._game_id, event, self._names))]
        of_them = [told for told in said if name in told]
        counted = [told for told in of_them if str(moment.points) in re.findall(r"\d+", told)]
        what = next(iter((*counted, *of_them, *said)), name)
        leads = self.tr("{name} passe en tête, et y reste.").format(name=name)
        return f"{what} {leads}" if moment.leads else what

    def retranslate(self) -> None:
        """Read the texts again."""
        self.title.setText(self.tr("Trois moments") if len(self._moments) > 1 else self.tr("Un moment"))
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = []
        for moment in self._moments:
            line = QWidget(self)
            again = IconButton(self.look, "play", self.tr("Revoir ce moment"), line)
            again.clicked.connect(partial(self.watched.emit, max(moment.step - 1, 0)))
            note = NoteLine(
                self.look, "trophy" if moment.leads else "star", "accent" if moment.leads else "muted", self.told(moment)
            )
            filled(QHBoxLayout(line), (note, 1), again).setContentsMargins(0, 0, 0, 0)
            self._column.addWidget(line)
            line.show()
            self.lines.append(line)

    def relook(self) -> None:
        """Take new sizes."""
        px = self.look.px
        self._column.setContentsMargins(px(18), px(8), px(8), px(8))
        self._column.setSpacing(0)
