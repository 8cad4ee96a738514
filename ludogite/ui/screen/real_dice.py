"""Where the family reads its own dice into the program: one big die per die rolled, by mouse or keys, then one button."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.rules import NATURE, Open, Request
from ludogite.games.hand import Hand, Make, RealDie
from ludogite.services.game_session import AnyLocalSession
from ludogite.ui.screen.real_dice_model import JOKER, JOKER_KEYS, Reading
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import colour_name
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Label, Paper, PaperButton, PrimaryButton, Tray
from ludogite.ui.widgets.base import FocusBlocker, FocusRing, filled
from ludogite.ui.widgets.reading_order import tell_as_placed, tell_in_order
from ludogite.ui.widgets.real_die import FACE, FACE_SMALL, FaceButton
from ludogite.ui.widgets.shake import shake

SLOT, LEAST_SLOT = 96, 40
"""Px at 100 % of a die that is read: the largest, and what many dice in a small window shrink to."""
LETTER, LETTER_SMALL = 44, 36
"""Px at 100 % of a letter to choose, in a normal and in a small window."""
LARGE_TEXT = 1.5
"""Size of text from which there is room for few words in a small window."""
IN_A_ROW, ROWS = 9, 3
"""Faces to choose: six of a die in one row, or all letters of loose dice in three."""


class RealDicePanel(Paper):
    """The paper over the board while real dice are to be read; hidden at all other times.

    ``hand_of`` says which dice a request of NATURE is for.
    """

    undo_asked = Signal()
    """Ctrl+Z, and nothing has been read yet."""

    def __init__(
        self, theme: Theme, table: AnyLocalSession, colours: Felt, hand_of: Callable[[Request], Hand], parent: QWidget
    ) -> None:
        super().__init__(theme, parent)
        self._table, self._hand_of = table, hand_of
        self._asked: Open | None = None
        self._focus_blocker = FocusBlocker(self)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        self.reading: Reading | None = None
        self.slots: list[FaceButton] = []
        self.choices: list[FaceButton] = []
        self.title = Label(theme, "turn", "ink", wrap=True)
        self.note = Label(theme, "body", "muted", wrap=True)
        self.question = Label(theme, "body", "ink")
        self.hint = Label(theme, "note", "muted", wrap=True)
        self.clear_button = PaperButton(theme, mark="undo")
        self.clear_button.clicked.connect(self.take_back)
        self.button = PrimaryButton(theme, mark="check")
        self.button.clicked.connect(self.submit)
        self.felt = Tray(theme, colours)
        self.question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._read_row, self._choice_rows = QHBoxLayout(self.felt), tuple(QHBoxLayout() for _ in range(ROWS))
        actions = filled(QHBoxLayout(), self.clear_button, (self.button, 1))
        self._column = QVBoxLayout(self)
        for widget, stretch in ((self.title, 0), (self.note, 0), (self.felt, 1), (self.question, 0)):
            self._column.addWidget(widget, stretch)
        for row in self._choice_rows:
            self._column.addLayout(row)
        filled(self._column, self.hint, actions)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ring = FocusRing(self, theme, lambda: theme.radius("paper"), inside=True)
        table.asked.connect(self.look_at)
        self.hide()
        self.apply_theme()

    # ---- the game ----------------------------------------------------------------------------------------------------

    def look_at(self, requests: tuple[Open, ...]) -> None:
        """Open when dice are to be read, and close when they are not any more."""
        asked = next((one for one in requests if one.request.seat == NATURE), None)
        if asked == self._asked:
            return
        self._asked = asked
        if asked is None:
            self.reading = None
            focus = QApplication.focusWidget()
            had = focus is self or (focus is not None and self.isAncestorOf(focus))
            self.hide()
            self._focus_blocker.lift()
            parent = self.parentWidget()
            if had and parent is not None:
                parent.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.reading = Reading.of(self._hand_of(asked.request))
        self._build(self.reading)
        self.show()
        self.lie(self.geometry())
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, place: QRect) -> None:
        """Lie here on the table, over all; what it covers is neither reached nor heard while it is open."""
        self.setGeometry(place)
        self.raise_()
        table = self.parentWidget()
        if table is not None and not self.isHidden():
            self._focus_blocker.draw()
            tell_as_placed(table)

    def read_signs(self, signs: str) -> bool:
        """Read typed signs, one after the other, as far as the dice have them; false when one has no place."""
        for sign in signs:
            after = self.reading.typed(sign) if self.reading is not None else None
            if after is None:
                self.hint.setText(self.tr("Aucun de ces dés ne montre « {sign} ».").format(sign=sign.upper()))
                shake(self.felt, self.theme)
                return False
            self._take(after)
        return True

    def submit(self) -> None:
        """Say what the dice show; a refusal is told by the table."""
        if self.reading is not None and self.reading.is_full and self._asked is not None:
            self._table.submit(NATURE, self.reading.hand.read(self.reading.faces), self._asked.token)

    def take_back(self) -> None:
        """Forget the die read last."""
        if self.reading is not None:
            self._take(self.reading.without_last())

    # ---- what is shown -----------------------------------------------------------------------------------------------

    def _build(self, reading: Reading) -> None:
        for row in (self._read_row, *self._choice_rows):
            while row.takeAt(0) is not None:
                pass
        for button in (*self.slots, *self.choices):
            button.hide()
            button.deleteLater()
        self.slots = [self._button(die) for die in reading.hand.dice]
        self.choices = [self._button(reading.die, face) for face in reading.die.faces]
        for button in self.slots:
            button.clicked.connect(self._on_slot)
        for button in self.choices:
            button.clicked.connect(self._on_choice)
        groups = [die.group for die in reading.hand.dice]
        self._read_row.addStretch(1)
        for number, button in enumerate(self.slots):
            if number and groups[number] != groups[number - 1]:
                self._read_row.addSpacing(self.theme.px(24))
            self._read_row.addWidget(button)
        self._read_row.addStretch(1)
        for number, row in enumerate(self._choice_rows):
            row.addStretch(1)
            for button in self.choices[number * IN_A_ROW : (number + 1) * IN_A_ROW]:
                row.addWidget(button)
            row.addStretch(1)
        tell_in_order(self.title, self.note, self.felt, self.question, *self.choices, self.hint, self.clear_button, self.button)
        self._size_choices()
        self._fit()
        for before, after in pairwise([*self.slots, *self.choices, self.clear_button, self.button]):
            QWidget.setTabOrder(before, after)
        self.retranslate()

    def _button(self, die: RealDie, face: str = "") -> FaceButton:
        button = FaceButton(self.theme, die, face, "", wide=FACE_SMALL if self.theme.small else FACE, parent=self)
        button.show()
        return button

    def _fit(self) -> None:
        """Let the dice be as large as the felt allows."""
        felt = self.felt.felt_rect()
        if not self.slots or felt.width() <= 0:
            return
        groups = len({button.die.group for button in self.slots}) - 1
        wide = (felt.width() - self.theme.px(24) * (groups + 1)) / len(self.slots) - self.theme.px(14)
        side = min(wide, felt.height() - self.theme.px(24)) / self.theme.px(100) * 100
        for button in self.slots:
            button.set_wide(round(max(LEAST_SLOT, min(SLOT, side))))

    def _take(self, reading: Reading) -> None:
        self.reading = reading
        self.retranslate()

    def retranslate(self) -> None:
        self.clear_button.setText(self.tr("Effacer"))
        self.button.setText(self.tr("C’est lancé"))
        reading = self.reading
        if reading is None:
            return
        self.title.setText(self._say_title(reading.hand))
        self.note.setText(self._say_kept(reading.hand))
        for number, (button, die) in enumerate(zip(self.slots, reading.hand.dice, strict=True)):
            face = reading.faces[number]
            read = face_name(die, face) if face else self.tr("pas encore lu")
            button.show_face(face, self.tr("{die} : {face}").format(die=self._die_name(number), face=read))
            button.setCheckable(True)
            button.setChecked(number == reading.place and not reading.is_full)
        self.question.setText(self.tr("{die} :").format(die=self._die_name(reading.place)))
        self.question.setVisible(not reading.hand.loose)
        for button, face in zip(self.choices, reading.die.faces, strict=True):
            button.die = reading.die
            button.show_face(face, face_name(reading.die, face))
            self._enable(button, reading.may_show(face))
        self._enable(self.clear_button, not reading.is_empty)
        self._enable(self.button, reading.is_full)
        self.hint.setText(self._say_keys(reading))
        self.setAccessibleName(f"{self.title.text()} {self.note.text()}")

    def _enable(self, button: QWidget, enabled: bool) -> None:  # noqa: FBT001 (what Qt's own is given)
        """Let a button be pressed or not; one that may not leaves the keyboard to the panel, which reads dice and Enter."""
        if not enabled and button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)

    def _say_title(self, hand: Hand) -> str:
        return self.tr("%n dé(s) à lancer", "", len(hand.dice))

    @property
    def _is_tight(self) -> bool:
        """Whether large text in a small window leaves room for few words."""
        return self.theme.small and self.theme.text_scale > LARGE_TEXT

    def _say_kept(self, hand: Hand) -> str:
        told = self.tr("Lance pour de vrai, puis dis ce que tu vois.")
        if self._is_tight and not hand.kept:
            return self.tr("Dis ce que tu vois.")
        if not hand.kept:
            return told
        faces = " ".join(self.tr("joker") if face == JOKER else face for face in hand.kept)
        stay = self.tr("Restent sur la table : {dice}.").format(dice=faces)
        return stay if self._is_tight else f"{told} {stay}"

    def _die_name(self, number: int) -> str:
        assert self.reading is not None  # noqa: S101 - only asked while dice are read
        die = self.reading.hand.dice[number]
        if die.make is Make.COLOURS:
            return self.tr("Dé de couleur")
        if die.colour:
            return self.tr("Dé {colour}").format(colour=colour_name(die.colour).lower())
        if die.number:
            return self.tr("Dé {number}").format(number=die.number)
        if len({one.group for one in self.reading.hand.dice}) > 1:
            return self.tr("Case bonus {number}").format(number=die.group + 1)
        return self.tr("Le dé") if len(self.slots) == 1 else self.tr("Dé {number}").format(number=number + 1)

    def _say_keys(self, reading: Reading) -> str:
        makes = {die.make for die in reading.hand.dice}
        if makes == {Make.PIPS}:
            if self._is_tight:
                return self.tr("1 à 6, Entrée pour valider.")
            return self.tr("Touches 1 à 6, Retour arrière pour corriger, Entrée pour valider.")
        if Make.COLOURS in makes:
            return self.tr("Tape les cinq lettres dans l’ordre des couleurs, puis la couleur (1 à 6), puis Entrée.")
        if self._is_tight:
            return self.tr("« ? » pour le joker, Entrée pour valider.")
        return self.tr("Tape les lettres dans l’ordre que tu veux, « ? » pour le joker. Entrée pour valider.")

    def apply_theme(self) -> None:
        px = self.theme.px
        tight = self.theme.small
        self._column.setContentsMargins(px(24), px(8 if tight else 14), px(24), px(10 if tight else 16))
        self._column.setSpacing(px(2 if self._is_tight else 4 if tight else 8))
        for row in (self._read_row, *self._choice_rows):
            row.setSpacing(px(6))
        self._size_choices()
        self._fit()
        self.retranslate()

    def _size_choices(self) -> None:
        """Draw letters to choose smaller than the six faces of a die."""
        wide = FACE_SMALL if self.theme.small else FACE
        if len(self.choices) > IN_A_ROW:
            wide = LETTER_SMALL if self.theme.small else LETTER
        for button in self.choices:
            button.set_wide(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitting.start()

    # ---- mouse and keys ----------------------------------------------------------------------------------------------

    def _on_slot(self) -> None:
        if self.reading is not None:
            self._take(self.reading.at(self.slots.index(self.sender())))  # type: ignore[arg-type]  # only slots are connected

    def _on_choice(self) -> None:
        chosen = self.sender()
        if self.reading is not None and isinstance(chosen, FaceButton) and self.reading.may_show(chosen.face):
            self._take(self.reading.with_face(chosen.face))

    def event(self, event: QEvent) -> bool:
        """Keep the signs that dice are read by from the window's shortcuts: « ? » is the joker here, not the list of keys."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.text().strip() in JOKER_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read numbers and letters, correct, validate; no other key of the table acts meanwhile."""
        reading = self.reading
        if reading is None:
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            if reading.is_empty:
                self.undo_asked.emit()
            else:
                self.take_back()
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._take(reading.at(reading.place - 1))
            case Qt.Key.Key_Right:
                self._take(reading.at(reading.place + 1))
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
                self.take_back()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.submit()
            case key:
                number = DIGITS.get(Qt.Key(key))
                sign = str(number) if number is not None else event.text().strip()
                if len(sign) == 1:
                    self.read_signs(sign)


DIGITS = {
    **{Qt.Key(Qt.Key.Key_0 + number): number for number in range(1, 7)},
    # the same keys of a French keyboard, without Shift
    Qt.Key.Key_Ampersand: 1, Qt.Key.Key_Eacute: 2, Qt.Key.Key_QuoteDbl: 3, Qt.Key.Key_Apostrophe: 4, Qt.Key.Key_ParenLeft: 5,
    Qt.Key.Key_Minus: 6,
}  # fmt: skip


def face_name(die: RealDie, face: str) -> str:
    """Name a face for the ear and for tool tips."""
    if die.make is Make.COLOURS:
        return colour_name(face).lower()
    return QCoreApplication.translate("RealDicePanel", "joker") if face == JOKER else face
