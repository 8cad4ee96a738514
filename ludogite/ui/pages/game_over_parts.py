"""The parts of the page at the end of a game: sheets of sentences with their icons, and the proof that chance was fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon, seal
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import IconButton, Label, LinkButton, PaperButton
from ludogite.ui.widgets.base import filled

GROUP = 8
"""Letters between two spaces of the fingerprint."""


class Note(NamedTuple):
    """A sentence with its icon and the icon's colour.

    ``step``: where in the game one sees what it tells; ``about``: what stands below it where it is a title, beside a seal.
    """

    mark: str
    colour: str
    text: str
    step: int | None = None
    about: str = ""


class NoteLine(Painted, QWidget):
    """An icon and a sentence, and a button where one can see what it tells; a seal beside what there is to feast."""

    def __init__(self, theme: Theme, note: Note, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mark, self._colour, self._is_feast = note.mark, note.colour, bool(note.about)
        self.label = Label(
            theme, "panel" if self._is_feast else "body", "ink", note.text, wrap=True, strong=note.colour == "accent"
        )
        words = filled(QVBoxLayout(), self.label, close=True)
        self._row = self.scaled(filled(QHBoxLayout(self), (words, 1)), (84, 12, 12, 12) if self._is_feast else (38, 4, 0, 4))
        if self._is_feast:
            self.about = Label(theme, "name", "ink", note.about, wrap=True)
            words.addWidget(self.about)
        self.again: IconButton | None = None
        if note.step is not None:
            self.again = IconButton(theme, "play", self.tr("Revoir ce moment"), self)
            self._row.addWidget(self.again)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        side = theme.px(52 if self._is_feast else 20)
        place = QRectF(theme.px(16 if self._is_feast else 8), round((self.height() - side) / 2), side, side)
        if self._is_feast:
            fill(painter, QRectF(self.rect()), theme.palette.accent_tint, theme.radius("control"))
            seal(painter, theme, place)
        else:
            icon(painter, theme, self._mark, place, theme.palette.of(self._colour))


class Notes(Themed, QWidget):
    """Sentences under a title, written by ``write`` from what was found; hidden while there is none."""

    watched = Signal(int)
    """Somebody wants to see again what a sentence tells: the step after it."""

    def __init__(
        self, theme: Theme, write: Callable[[Sequence[Any]], tuple[str, Sequence[Note]]], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._write, self._found = write, ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.title = Label(theme, "panel", "ink")
        self._column = self.scaled(filled(QVBoxLayout(self), self.title), (0, 0, 0, 0), spacing=2)
        self.lines: list[NoteLine] = []
        self.retranslate()

    def show_notes(self, found: Sequence[Any] = ()) -> None:
        """Write what was found."""
        self._found = tuple(found)
        self.retranslate()

    def retranslate(self) -> None:
        title, notes = self._write(self._found)
        self.title.setText(title)
        self.title.setVisible(bool(title))
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [NoteLine(self.theme, note, self) for note in notes]
        for note, line in zip(notes, self.lines, strict=True):
            if line.again is not None:
                line.again.clicked.connect(partial(self.watched.emit, note.step))
            self._column.addWidget(line)
            line.show()
        self.setVisible(bool(notes))


class Fairness(Themed, QWidget):
    """The proof: the fingerprint shown at the start, the code revealed now, and a button that draws every die again."""

    verify = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._code, self._fingerprint, self._salt, self._word = "", "", "", ""
        self._verdict: bool | None = None
        self.fold = LinkButton(theme, "", mark="check", colour="ink")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self._unfold)
        self.code = Label(theme, "name", "ink", code=True)
        self.note = Label(theme, "note", "muted", wrap=True)
        self.print = Label(theme, "note", "muted", wrap=True, tabular=True, code=True)
        self.verdict = Label(theme, "body", "positive", wrap=True, strong=True)
        self.verdict.hide()
        for label in (self.code, self.print):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = PaperButton(theme, mark="check", tone="soft", compact=True)
        self.button.clicked.connect(self.verify)
        head = filled(QHBoxLayout(), self.fold, 1, self.button)
        self._column = self.scaled(filled(QVBoxLayout(self), head), (0, 0, 0, 0), spacing=2)
        for label in (self.code, self.note, self.print, self.verdict):
            self._column.addWidget(label)
        self._unfold()

    def _unfold(self) -> None:
        """Show the code and its fingerprint under the one line, or put them away."""
        for part in (self.code, self.note, self.print, self.button):
            part.setVisible(self.fold.isChecked())
        self.retranslate()

    def show_proof(self, code: str, fingerprint: str, *, salt: str = "", word: str = "") -> None:
        """Show code and fingerprint, with its salt and the players' word; without a code there is nothing to show."""
        self._code, self._fingerprint, self._salt, self._word, self._verdict = code, fingerprint, salt, word, None
        self.setVisible(bool(code))
        self.retranslate()

    def show_verdict(self, ok: bool) -> None:  # noqa: FBT001 (the one thing it says)
        """Say whether every die follows from the code."""
        self._verdict = ok
        self.retranslate()

    def retranslate(self) -> None:
        self.fold.setText(self.tr("Tirage honnête"))
        self.fold.setAccessibleDescription(self.tr("Range la preuve") if self.fold.isChecked() else self.tr("Montre la preuve"))
        self.code.setText(self._code)
        self.code.setAccessibleName(self.tr("Code de la partie : {code}").format(code=self._code))
        self.note.setText(self.tr("Ce code était scellé avant le début. Voici l’empreinte qu’on avait montrée :"))
        groups = range(0, len(self._fingerprint), GROUP)
        lines = [" ".join(self._fingerprint[start : start + GROUP] for start in groups)]
        if self._salt:
            lines.append(self.tr("C’est celle de « {salt}:{code} ».").format(salt=self._salt, code=self._code))
        if self._word:
            lines.append(self.tr("Votre mot, donné après l’empreinte : « {word} »").format(word=self._word))
        self.print.setText("\n".join(lines))
        self.button.setText(self.tr("Vérifier"))
        self.button.setAccessibleDescription(self.tr("Refait tous les tirages avec le code, et compare."))
        self.verdict.setVisible(self._verdict is not None)
        if self._verdict is not None:
            good = self.tr("Vérifié : chaque tirage vient bien de ce code.")
            self.verdict.setText(good if self._verdict else self.tr("Les tirages ne viennent pas de ce code."))
            self.verdict.set_colour("positive" if self._verdict else "danger")
