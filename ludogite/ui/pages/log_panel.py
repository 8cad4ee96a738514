"""The log of a table: what has happened, line by line, under the fingerprint of the dice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from ludogite.core.gamecode import fingerprint, promise_text
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Label, LinkButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.lists import PaperList
from ludogite.ui.widgets.word_menu import ask_words


class LogPanel(Themed, QWidget):
    """What has happened, line by line, under the fingerprint of the dice."""

    def __init__(self, theme: Theme, code: str, salt: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._salt = salt
        self._fingerprint = fingerprint(code, salt) if code else ""
        self.fold = LinkButton(theme, "", mark="check", colour="ink")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.retranslate)
        self.promise = Label(theme, "note", "muted", wrap=True)
        self._is_copied = False
        self.copy_button = LinkButton(theme, "", mark="copy")
        self.copy_button.clicked.connect(self._copy)
        self.lines = PaperList(theme)
        self.lines.itemClicked.connect(self._on_line)
        self.lines.itemActivated.connect(self._on_line)
        left = Qt.AlignmentFlag.AlignLeft
        column = filled(QVBoxLayout(self), (self.fold, 0, left), self.promise, (self.copy_button, 0, left), (self.lines, 1))
        column.setContentsMargins(0, 0, 0, 0)
        self.retranslate()

    def add(self, sentence: str, words: tuple[str, ...] = ()) -> None:
        """Write one line more and show it; the words that it tells of are explained when it is clicked."""
        line = QListWidgetItem(sentence)
        line.setData(Qt.ItemDataRole.UserRole, words)
        if words:
            set_tip(line, self.tr("Ce que cela veut dire"))
        self.lines.addItem(line)
        if self.isVisible():  # each scroll lays all lines out
            self.lines.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Open at the last line."""
        super().showEvent(event)
        self.lines.scrollToBottom()

    def _on_line(self, line: QListWidgetItem) -> None:
        below = self.lines.viewport().mapToGlobal(self.lines.visualItemRect(line).bottomLeft())
        ask_words(self, self.theme, line.data(Qt.ItemDataRole.UserRole), below)

    def clear(self) -> None:
        """Begin the list anew."""
        self.lines.clear()

    def short_promise(self) -> str:
        """Promise fair dice in a few words; real ones need no promise."""
        if not self._fingerprint:
            return self.tr("Vrais dés : lance-les, puis dis ce qu’ils montrent.")
        return self.tr("Tirage honnête : la preuve est dans le journal.")

    def retranslate(self) -> None:
        short = " ".join(self._fingerprint[start : start + 4] for start in range(0, 16, 4))
        promise = self.tr(
            "Le tirage de cette partie est déjà fait et scellé. On pourra le vérifier à la fin. Son empreinte : {print}…"
        )
        self.promise.setText(promise.format(print=short) if short else self.short_promise())
        self.fold.setVisible(bool(short))
        self.fold.setText(self.tr("Tirage honnête"))
        self.fold.setAccessibleDescription(self.tr("Range la preuve") if self.fold.isChecked() else self.tr("Montre la preuve"))
        self.promise.setVisible(self.fold.isChecked() or not short)
        self.copy_button.setVisible(self.fold.isChecked() and bool(short))
        self.copy_button.setText(self.tr("L’empreinte est copiée") if self._is_copied else self.tr("Copier l’empreinte"))
        self.lines.setAccessibleName(self.tr("Journal de la partie"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(promise_text(self._fingerprint, self._salt))
        self._is_copied = True
        self.retranslate()
