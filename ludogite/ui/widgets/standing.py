"""What stands below every page of the window until its cause has gone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Label, filled
from ludogite.ui.widgets.buttons import PaperButton


class StandingNotes(QWidget):
    """The notes that stand, by reason, one below the other; no room is taken while there is none."""

    changed = Signal()
    """A note has come or gone, or says more or less."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._notes: dict[str, StandingNote] = {}
        self._column = filled(QVBoxLayout(self), close=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def stand(self, reason: str, sentence: str, *actions: tuple[str, Callable[[], object]]) -> None:
        """Say something until ``go_on``, with buttons: what stands on each, and what it does."""
        note = self._notes.get(reason)
        if note is None:
            note = self._notes[reason] = StandingNote(self._theme, self)
            self._column.addWidget(note)
        note.tell(sentence, actions)
        note.show()
        self.show()
        self.changed.emit()

    def go_on(self, reason: str) -> None:
        """Take back what was said for a reason."""
        note = self._notes.pop(reason, None)
        if note is not None:
            self._column.removeWidget(note)
            note.hide()
            note.deleteLater()
            self.setVisible(bool(self._notes))
            self.changed.emit()

    def is_standing(self, reason: str) -> bool:
        """Whether something is said for a reason."""
        return reason in self._notes

    def height_for(self, width: int) -> int:
        """Return the height that the notes take in a window of this width (px)."""
        return sum(note.heightForWidth(width) for note in self._notes.values())


class StandingNote(Painted, QWidget):
    """One sentence on a coloured ground, and what can be done about it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.label = Label(theme, "body", "ink", wrap=True)
        self.buttons: list[PaperButton] = []
        self._row = filled(QHBoxLayout(self), (self.label, 1))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.apply_theme()

    def tell(self, sentence: str, actions: tuple[tuple[str, Callable[[], object]], ...]) -> None:
        """Say a sentence, with these buttons; the same ones stay, and so does a press on them."""
        self.label.setText(sentence)
        self.setAccessibleName(sentence)
        if [button.text() for button in self.buttons] == [text for text, _ in actions]:
            return
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for text, act in actions:
            button = PaperButton(self.theme, text, self, compact=True, tone="soft")
            button.setAccessibleDescription(sentence)
            button.clicked.connect(lambda _checked=False, act=act: act())
            self._row.addWidget(button)
            self.buttons.append(button)

    def apply_theme(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(26) + self.theme.text_px(24), px(6), px(16), px(6))
        self._row.setSpacing(px(12))

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(self.width(), self.theme.px(600))))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        painter.fillRect(rect, theme.palette.surface)
        stripe = QRectF(0, 0, rect.width(), theme.px(3))
        fill(painter, stripe, theme.palette.danger, 0)
        side = theme.text_px(24)
        icon(painter, theme, "warning", QRectF(theme.px(16), round(rect.center().y() - side / 2), side, side), theme.palette.danger)
