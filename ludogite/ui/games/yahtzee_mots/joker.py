"""The card on which a player says what letter the joker stands for, by pointing; whoever types needs it not."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Label, filled
from ludogite.ui.widgets.buttons import IconButton, PaperButton
from ludogite.ui.widgets.letters import LetterPalette
from ludogite.ui.widgets.panels import Paper

WIDE = 620


class JokerCard(Paper):
    """The alphabet, a button to take the joker back, a cross."""

    chosen = Signal(int, str)
    """The joker (a die from 0) stands for this letter."""
    taken = Signal(int)
    """The joker is to be taken back."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._die = 0
        self.title = Label(theme, "panel", "ink")
        self.back_button = PaperButton(theme, "", compact=True, tone="soft")
        self.close_button = IconButton(theme, "close", "")
        self.palette_of_letters = LetterPalette(theme)
        self.back_button.clicked.connect(self._take)
        self.close_button.clicked.connect(self.hide)
        self.palette_of_letters.picked.connect(self._say)
        top = filled(QHBoxLayout(), (self.title, 1), self.back_button, self.close_button)
        self._column = filled(QVBoxLayout(self), top, self.palette_of_letters)
        self.retranslate()
        self.apply_theme()
        self.hide()

    @property
    def die(self) -> int:
        """The joker asked about."""
        return self._die

    def ask(self, die: int, ground: QRect, *, may_take: bool) -> None:
        """Ask for the letter of a joker, at the upper edge of a rectangle of the parent (px)."""
        self._die = die
        self.back_button.setVisible(may_take)
        wide = min(self.theme.px(WIDE), ground.width() - self.theme.px(24))
        self.setFixedWidth(wide)
        self.adjustSize()
        self.move(ground.center().x() - wide // 2, ground.top() + self.theme.px(14))
        self.show()
        self.raise_()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Le joker remplace…"))
        self.back_button.setText(self.tr("Reprendre le dé"))
        self.close_button.set_name(self.tr("Fermer"))
        self.setAccessibleName(self.tr("Lettre du joker : tape-la, ou touche-la"))

    def apply_theme(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(16), px(8), px(12), px(14))
        self._column.setSpacing(px(6))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the letters from the tray below."""
        event.accept()

    def _say(self, letter: str) -> None:
        self.hide()
        self.chosen.emit(self._die, letter)

    def _take(self) -> None:
        self.hide()
        self.taken.emit(self._die)
