"""The alphabet to point at, for whoever has got the floor by the mouse or a finger: a word needs no keyboard."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Paper, PaperButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.letters import LetterPalette

PAD, TARGET = 12, 44


class LetterPad(Paper):
    """Letters and what stands between words, written into a field at its caret; the field keeps the keyboard."""

    def __init__(self, theme: Theme, field: QLineEdit, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._field = field
        self.letters = LetterPalette(theme)
        self.space, self.hyphen, self.apostrophe = (PaperButton(theme, text, compact=True, tone="soft") for text in ("", "-", "’"))
        self.back = PaperButton(theme, mark="arrow-left", compact=True, tone="soft")
        self.letters.picked.connect(lambda letter: field.insert(letter.lower()))
        for button, sign in ((self.space, " "), (self.hyphen, "-"), (self.apostrophe, "'")):
            button.clicked.connect(partial(self._write, sign))
        self.back.clicked.connect(field.backspace)
        row = filled(QHBoxLayout(), (self.space, 1), self.hyphen, self.apostrophe, self.back)
        self._column = filled(QVBoxLayout(self), (self.letters, 1), row)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        self.apply_theme()
        self.hide()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """List what stands below the letters."""
        return self.space, self.hyphen, self.apostrophe, self.back

    def _write(self, sign: str, *_checked: bool) -> None:
        self._field.insert(sign)

    def lie_over(self, ground: QRect) -> None:
        """Lie at the foot of a rectangle of the parent (px), and over more than that where it is too low."""
        margins, gap = 2 * self.theme.px(PAD), self._column.spacing()
        row = max(button.sizeHint().height() for button in self.buttons)
        high = self.letters.heightForWidth(ground.width() - margins) + max(row, self.theme.px(TARGET)) + gap + margins
        self.setGeometry(ground.x(), ground.bottom() + 1 - high, ground.width(), high)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lettres à toucher"))
        self.space.setText(self.tr("Espace"))
        self.hyphen.setAccessibleName(self.tr("Trait d’union"))
        self.apostrophe.setAccessibleName(self.tr("Apostrophe"))
        self.back.setAccessibleName(self.tr("Effacer la dernière lettre"))

    def apply_theme(self) -> None:
        pad = self.theme.px(PAD)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(self.theme.px(6))
        for button in self.buttons:
            button.setMinimumSize(self.theme.px(TARGET), self.theme.px(TARGET))
        for button in self.buttons[1:]:
            button.setMaximumWidth(self.theme.px(TARGET))  # large text needs the room for the words of the first

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the letters from what lies below; one just beside the outer letters means them, as between two."""
        event.accept()
        letter = self.letters.letter_at(self.letters.mapFrom(self, event.position()))
        if letter is not None and event.button() == Qt.MouseButton.LeftButton:
            self.letters.picked.emit(letter)
