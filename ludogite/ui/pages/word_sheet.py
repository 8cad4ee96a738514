"""The sheet on which the table gives its word, once the fingerprint of the game's code is shown; it is mixed into all chance."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.core.gamecode import WORD_LONGEST, promise_text, read_word
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, LinkButton, PaperButton, PrimaryButton, TextField
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.cover import CoverSheet

BY_FOUR = 4
"""Signs of the fingerprint in a group, so that one can read it aloud."""


class WordSheet(CoverSheet):
    """Shows the fingerprint and asks for a word; ``given`` brings it as it is mixed in, empty where the table wants none."""

    given = Signal(str)

    WIDTH = 720

    def __init__(self, theme: Theme, fingerprint: str, salt: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._fingerprint, self._salt = fingerprint, salt
        groups = [fingerprint[place : place + BY_FOUR] for place in range(0, len(fingerprint), BY_FOUR)]
        half = len(groups) // 2
        self.about = Label(theme, "body", "ink", wrap=True)
        self.print_name = Label(theme, "body", "muted")
        self.print_label = Label(theme, "name", "ink", wrap=True)
        self.print_label.setText("\n".join(" ".join(line) for line in (groups[:half], groups[half:])))
        self.salt_label = Label(theme, "note", "muted", wrap=True)
        for label in (self.print_label, self.salt_label):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._is_copied = False
        self.copy_button = LinkButton(theme, "", mark="copy")
        self.copy_button.clicked.connect(self._copy)
        self.field = TextField(theme, columns=28)
        self.field.setMaxLength(WORD_LONGEST)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self._give)
        self.without = PaperButton(theme, tone="soft")
        self.without.clicked.connect(self._go_without)
        self.play = PrimaryButton(theme, mark="play")
        self.play.clicked.connect(self._give)
        for part in (self.about, self.print_name, self.print_label, self.salt_label):
            self.column.addWidget(part)
        self.column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.field)
        self.column.addStretch(1)
        self._answers = filled(QHBoxLayout(), 1, self.without, self.play)
        self.column.addLayout(self._answers)
        self.retranslate()
        self.apply_theme()

    def first_focus(self) -> QWidget:
        """Begin where one writes."""
        return self.field

    def content_height(self) -> int:
        """Count the lines as broken at the paper's width."""
        margins = self.column.contentsMargins()
        width = min(self.theme.text_px(self.WIDTH), self.width() - 2 * self.theme.px(24)) - margins.left() - margins.right()
        lines = sum(label.heightForWidth(width) for label in (self.about, self.print_label, self.salt_label))
        controls = sum(part.sizeHint().height() for part in (self.print_name, self.copy_button, self.field, self.play))
        return lines + controls + 8 * self.column.spacing()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Notre mot dans le tirage"))
        self.title.setText(self.accessibleName())
        self.about.setText(
            self.tr(
                "Le tirage est déjà décidé et scellé. Donnez un mot, n’importe lequel : il va le mélanger encore. Ainsi "
                "personne, pas même ce programme, ne sait ce qui va sortir."
            )
        )
        self.print_name.setText(self.tr("Empreinte"))
        self.salt_label.setText(self.tr("Sel : {salt}").format(salt=self._salt))
        self.copy_button.setText(self.tr("L’empreinte est copiée") if self._is_copied else self.tr("Copier l’empreinte"))
        self.field.setPlaceholderText(self.tr("un mot, une phrase…"))
        self.field.setAccessibleName(self.tr("Le mot de la table"))
        self.without.setText(self.tr("Sans mot"))
        self.play.setText(self.tr("Mêler et jouer"))
        self._show()

    @property
    def word(self) -> str:
        """The word as it will be mixed in."""
        return read_word(self.field.text())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(promise_text(self._fingerprint, self._salt))
        self._is_copied = True
        self.retranslate()

    def _show(self) -> None:
        self.play.setEnabled(bool(self.word))

    def _give(self) -> None:
        if word := self.word:
            self._end(word)

    def _go_without(self) -> None:
        self._end("")

    def _end(self, word: str) -> None:
        self.close()
        self.given.emit(word)

    def apply_theme(self) -> None:
        self._answers.setSpacing(self.theme.px(12))
        super().apply_theme()
