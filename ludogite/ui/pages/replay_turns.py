"""The turns of a replay as a list: one goes to a turn by choosing it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from ludogite.services.game_session import SeatInfo
from ludogite.ui.screen.timeline import Timeline
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.lists import PaperList


class TurnsPanel(QWidget):
    """The list; ``chosen`` says the step at which the chosen turn begins."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._timeline = Timeline()
        self.lines = PaperList(theme)
        self.lines.currentRowChanged.connect(self._choose)
        self.lines.itemClicked.connect(self._click)
        column = filled(QVBoxLayout(self), self.lines)
        column.setContentsMargins(0, 0, 0, 0)

    def show_turns(self, timeline: Timeline, seats: Sequence[SeatInfo]) -> None:
        """List the turns; a big gain is said in its turn."""
        self._timeline = timeline
        with QSignalBlocker(self.lines):
            self.lines.clear()
            for place, turn in enumerate(timeline.turns):
                end = timeline.turns[place + 1].step if place + 1 < len(timeline.turns) else None
                gains = [gain.points for gain in timeline.gains if gain.step > turn.step and (end is None or gain.step <= end)]
                parts = [timeline.name(turn), "" if turn.seat is None else seats[turn.seat].name]
                parts += [self.tr("+{points} ★").format(points=points) for points in gains]
                self.lines.addItem(" · ".join(filter(None, parts)))
        self.lines.setAccessibleName(self.tr("Tours de la partie"))

    def show_step(self, step: int) -> None:
        """Light the turn under way."""
        place = self._timeline.turn_at(step)
        with QSignalBlocker(self.lines):
            self.lines.setCurrentRow(-1 if place is None else place)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._timeline.turns):
            self.chosen.emit(self._timeline.turns[row].shown)

    def _click(self, item: QListWidgetItem) -> None:
        self._choose(self.lines.row(item))
