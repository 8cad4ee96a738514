"""The alphabet to point at, for whoever has got the floor by the mouse or a finger: a word needs no keyboard."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Paper, PaperButton
from ludogite.ui.widgets.base import TARGET
from ludogite.ui.widgets.letters import ALPHABET, GAP, LetterPalette

EDGE = 8


class LetterPad(Paper):
    """Letters and what stands between words, written into a field at its caret; the field keeps the keyboard.

    What stands between words has the end of the last row of letters, where there is room for it, else a row below.
    """

    def __init__(self, theme: Theme, field: QLineEdit, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._field = field
        self.letters = LetterPalette(theme, self)
        self.space, self.hyphen, self.apostrophe = (
            PaperButton(theme, text, self, compact=True, tone="soft") for text in ("", "-", "’")
        )
        self.back = PaperButton(theme, "", self, mark="arrow-left", compact=True, tone="soft")
        self.letters.picked.connect(lambda letter: field.insert(letter.lower()))
        for button, sign in ((self.space, " "), (self.hyphen, "-"), (self.apostrophe, "'")):
            button.clicked.connect(partial(self._write, sign))
        self.back.clicked.connect(field.backspace)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        self.hide()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """List what stands after the letters."""
        return self.space, self.hyphen, self.apostrophe, self.back

    def _write(self, sign: str, *_checked: bool) -> None:
        self._field.insert(sign)

    def _rows(self, width: int) -> tuple[int, int]:
        """Say how many rows the letters have in so many px of width, and how many there are in all."""
        inside = width - 2 * self.theme.px(EDGE)
        rows = self.letters.rows(inside)
        is_shared = rows * self.letters.columns(inside) >= len(ALPHABET) + len(self.buttons)
        return rows, rows if is_shared else rows + 1

    def heightForWidth(self, width: int) -> int:
        """Give the height at which every key is a target for a finger in so many px."""
        return self._rows(width)[1] * self.theme.px(TARGET) - self.theme.px(GAP) + 2 * self.theme.px(EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place letters and buttons."""
        super().resizeEvent(event)
        edge, gap = self.theme.px(EDGE), self.theme.px(GAP)
        rows, all_rows = self._rows(self.width())
        place = self.rect().adjusted(edge, edge, -edge, -edge)
        below = round((place.height() + gap) / all_rows * rows)
        self.letters.setGeometry(place.x(), place.y(), place.width(), below - gap)
        self.space.set_bare("space" if rows == all_rows else None)
        if rows == all_rows:
            for number, button in enumerate(self.buttons, len(ALPHABET)):
                button.setGeometry(self.letters.cell(number).toRect().translated(place.topLeft()))
            return
        key, high, right = self.theme.px(TARGET), place.height() - below, place.right() + 1
        for button in reversed(self.buttons[1:]):
            button.setGeometry(right - key, place.y() + below, key, high)
            right -= key + gap
        self.space.setGeometry(place.x(), place.y() + below, right - place.x(), high)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lettres à toucher"))
        self.space.setText(self.tr("Espace"))
        self.hyphen.setAccessibleName(self.tr("Trait d’union"))
        self.apostrophe.setAccessibleName(self.tr("Apostrophe"))
        self.back.setAccessibleName(self.tr("Effacer la dernière lettre"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the letters from what lies below; one just beside the outer letters means them, as between two."""
        event.accept()
        letter = self.letters.letter_at(self.letters.mapFrom(self, event.position()))
        if letter is not None and event.button() == Qt.MouseButton.LeftButton:
            self.letters.picked.emit(letter)
