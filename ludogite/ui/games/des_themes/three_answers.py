"""The problem of the day in Dés à thèmes: the dice, three themes with a field each, and thirty seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.rules import Refusal
from ludogite.games.des_themes.problem import SECONDS
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.des_themes.scoring import WRONG_INITIAL, read, usable
from ludogite.games.des_themes.state import ThemesView
from ludogite.services.day_problem import Shown
from ludogite.services.rehearsal import Tried
from ludogite.ui.games.des_themes.board import DiceTray
from ludogite.ui.games.des_themes.texts import TEXTS
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Label, Paper, PrimaryButton, Scroll, TextField
from ludogite.ui.widgets.base import Complaint, filled

translate = QCoreApplication.translate


class ThreeAnswers(Themed, QWidget):
    """Asks for an answer to each of three themes; ``tried`` is told how many were found in time."""

    def __init__(
        self, theme: Theme, rules: ThemesRules, view: ThemesView, best: Sequence[Shown], tried: Callable[[Tried], None]
    ) -> None:
        super().__init__(theme, None)
        self._rules, self._view, self._tried = rules, view, tried
        self._themes = tuple(dict.fromkeys(int(dict(one.told.args)["theme"]) for one in best))
        self.tray = DiceTray(theme)
        self.tray.show_dice(view.letters, view.colour, 0, "", "")
        self.paper = Paper(theme)
        self.rule = Label(theme, "name", "ink", wrap=True)
        self.names = [Label(theme, "panel", "ink", wrap=True) for _ in self._themes]
        self.fields = [TextField(theme, columns=22) for _ in self._themes]
        self.complaint = Complaint(theme)
        self.clock = Label(theme, "page", "accent", tabular=True)
        self.button = PrimaryButton(theme, mark="play")
        self.button.clicked.connect(self._press)
        self.pane = Scroll(theme)
        self._column = self.pane.column
        self._column.addWidget(self.rule)
        for number, (name, field) in enumerate(zip(self.names, self.fields, strict=True)):
            field.setEnabled(False)
            field.setMaxLength(60)
            field.returnPressed.connect(partial(self._entered, number))
            self._column.addWidget(name)
            self._column.addWidget(field)
        self._column.addWidget(self.complaint)
        self._column.addStretch(1)
        self._foot = filled(QHBoxLayout(), self.clock, (self.button, 1))
        self._sheet = filled(QVBoxLayout(self.paper), (self.pane, 1))
        self._sheet.addLayout(self._foot)
        self._both = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self.tray, 3), (self.paper, 2))
        self._left, self._is_over = SECONDS, False
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self._tick)
        self.retranslate()
        self.apply_theme()

    # ---- the thirty seconds ------------------------------------------------------------------------------------------

    def _press(self) -> None:
        """Let the time run; or give in what is written."""
        if not self._timer.isActive():
            self._timer.start()
            for field in self.fields:
                field.setEnabled(True)
            self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self.retranslate()
        else:
            self._end()

    def _tick(self) -> None:
        self._left -= 1
        self.clock.setText(str(self._left))
        if self._left <= 0:
            self._end()

    def _end(self) -> None:
        if self._is_over:
            return
        self._is_over = True
        self._timer.stop()
        right = [self.refuses(number) is None for number in range(len(self.fields))]
        for field, is_right in zip(self.fields, right, strict=True):
            field.set_wrong(not is_right)
        self._tried(Tried(all(right), float(right.count(False))))

    def _entered(self, number: int) -> None:
        """Say why an answer does not do, or go on to the next field; the last one ends it where all do."""
        why = self.refuses(number)
        self.complaint.setText(why or "")
        self.complaint.setVisible(why is not None)
        self.fields[number].set_wrong(why is not None)
        if why is not None:
            return
        waiting = next((n for n in range(len(self.fields)) if self.refuses(n) is not None), None)
        if waiting is None:
            self._end()
        else:
            self.fields[waiting].setFocus(Qt.FocusReason.OtherFocusReason)

    def refuses(self, number: int) -> str | None:
        """Say why the answer in a field does not do, None where it does."""
        view, book, theme = self._view, self._rules.book, self._themes[number]
        found = read(self.fields[number].text(), book.theme(theme))
        if isinstance(found, Refusal):
            return TEXTS.refusal(found.code, found.args)
        fitting = usable(found, view.imposed, view.letters)
        if not fitting:
            return TEXTS.refusal(WRONG_INITIAL, (("letter", view.imposed),))
        return (
            None if book.match(theme, fitting) is not None else translate("ThreeAnswers", "Les listes ne connaissent pas ce mot.")
        )

    # ---- look ----------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Texts", "Trois réponses !"))
        rule = translate("ThreeAnswers", "Un mot par thème, qui commence par {letter}. Trente secondes.")
        self.rule.setText(rule.format(letter=self._view.imposed))
        for number, name, field in zip(self._themes, self.names, self.fields, strict=True):
            name.setText(self._rules.book.theme(number).name)
            field.setAccessibleName(name.text())
        self.clock.setText(str(self._left))
        runs = self._timer.isActive()
        self.button.setText(translate("ThreeAnswers", "J’ai fini") if runs else translate("ThreeAnswers", "C’est parti !"))
        self.button.set_mark("check" if runs else "play")

    def apply_theme(self) -> None:
        px, gutter = self.theme.px, self.theme.size("gutter")
        self._sheet.setContentsMargins(px(14), px(10), px(14), px(14))
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(6))
        self._both.setContentsMargins(gutter, px(8), gutter, px(14))
        self._both.setSpacing(px(16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tall = self.height() > self.width()
        self._both.setDirection(QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the button, or to the first field that waits."""
        (self.fields[0] if self._timer.isActive() else self.button).setFocus(event.reason())


def make_board(
    theme: Theme, rules: ThemesRules, view: ThemesView, best: Sequence[Shown], tried: Callable[[Tried], None]
) -> QWidget:
    """Make the board of a problem."""
    return ThreeAnswers(theme, rules, view, best, tried)
