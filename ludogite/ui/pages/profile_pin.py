"""The secret code of a profile: four digits that open this person's curtain, to set, change and remove."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ludogite.ui import texts
from ludogite.ui.pages.frame import Question, Row
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Label, LinkButton, PaperButton, TextField
from ludogite.ui.widgets.base import Complaint, filled
from ludogite.ui.widgets.panels import bring_into_sight

DIGITS = 4


class Task(Enum):
    """What is being done about the code."""

    NOTHING = auto()
    SET = auto()
    CHANGE = auto()
    REMOVE = auto()


class PinField(TextField):
    """Four digits that nobody reads over a shoulder."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, columns=14)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setValidator(QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{DIGITS}}}"), self))

    @property
    def is_whole(self) -> bool:
        """Whether all digits are typed."""
        return len(self.text()) == DIGITS


class PinRow(Themed, QWidget):
    """A row that says whether there is a code, and the form in which it is set, changed or removed.

    The code is asked for before it is changed or removed; when it is forgotten the family may take it off without: the code keeps a
    hand from curious eyes, the data belong to the family.
    """

    changed = Signal(object)
    """The new code, or None: there shall be none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._name = ""
        self._opens: Callable[[str], bool] | None = None
        self._waits_s: Callable[[], int] = int
        self._task = Task.NOTHING
        self._told = ""
        self.set_button = PaperButton(theme, compact=True, tone="soft", mark="lock")
        self.remove_button = PaperButton(theme, compact=True, tone="soft")
        self.forgotten = LinkButton(theme, "", mark="help")
        buttons = QWidget()
        self._buttons = filled(QHBoxLayout(buttons), self.set_button, self.remove_button)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self.row = Row(theme, buttons)
        self.row.words.addWidget(self.forgotten, 0, Qt.AlignmentFlag.AlignLeft)
        self.told = Label(theme, "note", "positive", wrap=True)
        self.row.words.addWidget(self.told)
        self.current, self.new, self.again = PinField(theme), PinField(theme), PinField(theme)
        self.error = Complaint(theme)
        self.done = PaperButton(theme, compact=True, mark="check")
        self.cancel = PaperButton(theme, compact=True, tone="soft")
        self.form = QWidget()
        self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for field in (self.current, self.new, self.again):
            self._fields.addWidget(field)
            field.textEdited.connect(self._typed)
            field.returnPressed.connect(self._finish)
        self._fields.addStretch(1)
        self._ends = filled(QHBoxLayout(), self.done, self.cancel, 1)
        self._form = filled(QVBoxLayout(self.form), self._fields, self.error, self._ends)
        self._form.setContentsMargins(0, 0, 0, 0)
        self.question = Question(theme)
        self.question.agreed.connect(self._remove)
        self.question.declined.connect(self._declined)
        self._column = filled(QVBoxLayout(self), self.row, self.form, self.question)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.set_button.clicked.connect(self._wants_code)
        self.remove_button.clicked.connect(lambda: self._begin(Task.REMOVE))
        self.forgotten.clicked.connect(self._ask_forgotten)
        self.done.clicked.connect(self._finish)
        self.cancel.clicked.connect(lambda: self._end(self.set_button))
        self.retranslate()
        self.apply_theme()

    def show_pin(self, name: str, opens: Callable[[str], bool] | None, *, waits_s: Callable[[], int] = int, told: str = "") -> None:
        """Show whether this person has a code (``opens`` tells whether four digits are it), and perhaps what became of it.

        ``waits_s``: for how many seconds no code is taken.
        """
        self._name, self._opens, self._waits_s, self._told = name, opens, waits_s, told
        self._task = Task.NOTHING
        self.question.hide()
        self.retranslate()
        if told:
            self.set_button.setFocus(Qt.FocusReason.OtherFocusReason)
            bring_into_sight(self)

    def tell_kept(self, *, is_set: bool) -> str:
        """Say what became of the code."""
        return self.tr("Le code est enregistré.") if is_set else self.tr("Il n’y a plus de code.")

    def finish(self) -> bool:
        """Take a code that is typed and not confirmed, as its button does; tell whether nothing is left to do about it."""
        if self._task is not Task.NOTHING and any(field.text() for field in (self.current, self.new, self.again)):
            self._finish()
        return self._task is Task.NOTHING or not any(field.text() for field in (self.current, self.new, self.again))

    def retranslate(self) -> None:
        has_code, is_busy = self._opens is not None, self._task is not Task.NOTHING
        self.row.set_texts(self.tr("Code secret"), self.tr("Quatre chiffres qui ouvrent ton rideau quand l’écran se partage."))
        self.set_button.setText(self.tr("Changer…") if has_code else self.tr("Choisir un code…"))
        self.set_button.setAccessibleName(self.tr("Changer le code secret") if has_code else self.tr("Choisir un code secret"))
        self.remove_button.setText(self.tr("Retirer…"))
        self.remove_button.setAccessibleName(self.tr("Retirer le code secret"))
        self.forgotten.setText(self.tr("Code oublié ?"))
        for widget, shown in (
            (self.set_button, not is_busy),
            (self.remove_button, has_code and not is_busy),
            (self.forgotten, has_code),
            (self.told, bool(self._told) and not is_busy),
            (self.form, is_busy),
            (self.current, self._task in {Task.CHANGE, Task.REMOVE}),
            (self.new, self._task in {Task.SET, Task.CHANGE}),
            (self.again, self._task in {Task.SET, Task.CHANGE}),
            (self.error, bool(self.error.text()) and is_busy),
        ):
            widget.setVisible(shown)
        self.told.setText(self._told)
        for field, name in (
            (self.current, self.tr("code actuel")),
            (self.new, self.tr("nouveau code")),
            (self.again, self.tr("encore une fois")),
        ):
            field.setPlaceholderText(name)
            field.setAccessibleName(name)
        self.done.setText(self.tr("Retirer le code") if self._task is Task.REMOVE else self.tr("Choisir ce code"))
        self.cancel.setText(self.tr("Annuler"))

    # ---- what people do --------------------------------------------------------------------------------------------

    def _wants_code(self) -> None:
        self._begin(Task.CHANGE if self._opens is not None else Task.SET)

    def _begin(self, task: Task) -> None:
        """Open the form, empty."""
        self._task, self._told = task, ""
        for field in (self.current, self.new, self.again):
            field.clear()
        self.question.hide()
        self._complain("")
        first = self.new if task is Task.SET else self.current
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        bring_into_sight(self)

    def _end(self, focus: QWidget) -> None:
        """Close the form; the keyboard goes back to where it came from."""
        self._task = Task.NOTHING
        self.retranslate()
        focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _complain(self, sentence: str, field: PinField | None = None) -> None:
        self.error.setText(sentence)
        for each in (self.current, self.new, self.again):
            each.set_wrong(each is field)
            each.setAccessibleDescription(sentence if each is field else "")
        if field is not None:
            bring_into_sight(self)
            field.selectAll()
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            if sentence:
                field.shake()
        self.retranslate()

    def _typed(self) -> None:
        if self.error.text():
            self._complain("")

    def _finish(self) -> None:
        """Take the form, or say what is wrong with it; a field that waits for digits is gone to."""
        asked = [field for field in (self.current, self.new, self.again) if not field.isHidden()]
        missing = next((field for field in asked if not field.is_whole), None)
        if missing is not None:
            self._complain(texts.refusal("pin_not_four_digits", ()) if missing.text() else "", missing)
        elif self.current in asked and self._opens is not None and not self._opens(self.current.text()):
            seconds = self._waits_s()
            sentence = texts.wrong_codes(seconds) if seconds else self.tr("Ce n’est pas le code actuel.")
            self._complain(sentence, self.current)
        elif self._task is Task.REMOVE:
            self._remove()
        elif self.new.text() != self.again.text():
            self._complain(self.tr("Les deux ne sont pas pareils."), self.again)
        else:
            self.changed.emit(self.new.text())

    def _remove(self) -> None:
        self.changed.emit(None)

    def _ask_forgotten(self) -> None:
        self._task, self._told = Task.NOTHING, ""
        self.retranslate()
        sentence = self.tr("Retirer le code de {name} sans le connaître ? Son rideau s’ouvrira alors sans rien demander.")
        self.question.ask(elided(sentence, name=self._name), self.tr("Oui, retirer le code"), self.tr("Le garder"))

    def _declined(self) -> None:
        self.forgotten.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape close the form before it leaves the page."""
        if event.key() == Qt.Key.Key_Escape and self._task is not Task.NOTHING:
            self._end(self.set_button)
            return
        super().keyPressEvent(event)

    def apply_theme(self) -> None:
        """Take new sizes; the fields stand below each other when the text is big."""
        px = self.theme.px
        self._column.setSpacing(px(6))
        self._form.setSpacing(px(8))
        for row in (self._buttons, self._fields, self._ends):
            row.setSpacing(px(10))
        is_narrow = self.width() < self.theme.text_px(470)
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._fields.setDirection(way)
