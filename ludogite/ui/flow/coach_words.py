"""What the coach says at a table, and what he will say once what plays has come to its end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ludogite.ui.flow.offer import AdviceText


class CoachWords(QObject):
    """Shows advice once what it speaks of is shown; ``is_busy`` tells whether something plays."""

    changed = Signal()
    """He says something else."""
    space_changed = Signal()
    """A place is kept for his words, or no longer."""
    followed = Signal()
    """The player does what he says."""

    def __init__(self, is_busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self.shown: AdviceText | None = None
        """What he says of what is shown."""
        self._coming: AdviceText | None = None
        self.keeps_space = False
        """Whether his place is kept, whether he speaks or not: nothing moves when he does."""

    def show(self, advice: AdviceText | None) -> None:
        """Show his words, once what they speak of is shown."""
        self._coming = advice
        if advice is None or not self._is_busy():
            self.settle()

    def settle(self) -> None:
        """Show what was to come; once he has spoken his place is kept."""
        changed, self.shown = self.shown != self._coming, self._coming
        if self.shown is not None:
            self.reserve_space(keeps=True)
        if changed:
            self.changed.emit()

    def reserve_space(self, *, keeps: bool) -> None:
        """Keep a place for his words from now on, or no longer."""
        if keeps != self.keeps_space:
            self.keeps_space = keeps
            self.space_changed.emit()

    def follow(self) -> None:
        """Do what he says, if that can be done."""
        if self.shown is not None and self.shown == self._coming and self.shown.does:
            self.followed.emit()
