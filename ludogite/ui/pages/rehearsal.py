"""Rattrape tes points: a dear choice as a question at its own table; one thinks, tries, skips, or asks to be shown."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.advice import Loss
from ludogite.services.rehearsal import Tried
from ludogite.ui import texts
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HeaderBar, Label, Page, Paper, PaperButton, PrimaryButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_as_laid


class QuestionState(Enum):
    """Where a question stands."""

    ASKED = "asked"
    TRIED = "tried"
    FOUND = "found"
    SHOWN = "shown"


class RehearsalPage(Page):
    """One question after the other; the answer stands nowhere on the page before it is asked for."""

    back = Signal()
    skipped = Signal()
    shown = Signal()
    """Somebody asked to be shown."""
    went_on = Signal()
    """The next question, or the end."""
    gone = Signal()
    """The page is not shown any more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.loss: Loss | None = None
        self.stage = QuestionState.ASKED
        self._tried: Tried | None = None
        self._name, self._when = "", ""
        self._number, self._count, self._is_child = 1, 1, False
        self._is_weighing = False
        self.screen_widget: AnyScreen | None = None
        self.header = HeaderBar(theme, self)
        self.header.back.connect(self.back)
        self.paper = Paper(theme)
        self.title = Label(theme, "panel", "ink", wrap=True)
        self.said = Label(theme, "body", "ink", wrap=True)
        self.skip_button = PaperButton(theme, mark="next", tone="soft", compact=True)
        self.show_button = PaperButton(theme, mark="eye", tone="soft", compact=True)
        self.next_button = PrimaryButton(theme, mark="check", compact=True)
        self.skip_button.clicked.connect(self.skipped)
        self.show_button.clicked.connect(self._show_best)
        self.next_button.clicked.connect(self.went_on)
        words = filled(QVBoxLayout(), self.title, self.said)
        words.setSpacing(0)
        buttons = filled(QHBoxLayout(), self.skip_button, self.show_button, self.next_button)
        self._row = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self.paper), (words, 1), (buttons, 0))
        self._foot = filled(QVBoxLayout(), self.paper)
        self._whole = filled(QVBoxLayout(self), self.header, close=True)
        self._whole.addLayout(self._foot)
        self.retranslate()
        self.apply_theme()

    # ---- what is asked ---------------------------------------------------------------------------------------------

    def ask(self, screen: AnyScreen, loss: Loss, name: str, when: str, number: int, count: int, *, child: bool) -> None:
        """Ask a question at its table: the ``number``-th of ``count``; ``child`` is spoken to as a child."""
        if self.screen_widget is not None:
            self._whole.removeWidget(self.screen_widget)
            self.screen_widget.hide()
            self.screen_widget.deleteLater()
        self.screen_widget, self.loss, self._name, self._when = screen, loss, name, when
        self._number, self._count, self._is_child = number, count, child
        self.stage, self._tried, self._is_weighing = QuestionState.ASKED, None, False
        self._whole.insertWidget(1, screen, 1)
        tell_as_laid(self._whole)
        screen.show()
        self.retranslate()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_weighing(self, is_weighing: bool) -> None:  # noqa: FBT001 (a slot)
        """Say that a choice is being weighed, or what is asked again."""
        self._is_weighing = is_weighing
        self._say()

    def take_try(self, tried: Tried) -> None:
        """Say what came of a try; once the question is answered, nothing more."""
        if self.stage in {QuestionState.FOUND, QuestionState.SHOWN}:
            return
        self.stage, self._tried = QuestionState.FOUND if tried.is_found else QuestionState.TRIED, tried
        self._spoken()
        if tried.is_found:
            self._rest()

    def _show_best(self) -> None:
        if self.stage is not QuestionState.FOUND:
            self.stage = QuestionState.SHOWN
            self._spoken()
            self._rest()
            self.shown.emit()

    def _rest(self) -> None:
        """Leave the table as it stands, with nothing to press on it: the question is answered, and what is next goes on."""
        if self.screen_widget is not None:
            self.screen_widget.setEnabled(False)
            for button in (self.screen_widget.primary, *self.screen_widget.parts.secondary):
                button.hide()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _spoken(self) -> None:
        self.retranslate()
        if self.screen_widget is not None:
            self.screen_widget.flow.announce(f"{self.title.text()} {self.said.text()}")

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.paper.y()

    def retranslate(self) -> None:
        title = self.tr("Rattrape tes points")
        self.setAccessibleName(title)
        place = self.tr("{n} sur {count}").format(n=self._number, count=self._count)
        game = self.screen_widget.game.name if self.screen_widget is not None else ""
        self.header.set_title(title, " · ".join(filter(None, (game, self._when, place))))
        self.skip_button.setText(self.tr("Passer"))
        self.show_button.setText(self.tr("Montre-moi"))
        last = self._number == self._count
        self.next_button.setText(self.tr("Terminer") if last else self.tr("Question suivante"))
        is_open = self.stage in {QuestionState.ASKED, QuestionState.TRIED}
        self.skip_button.setVisible(is_open)
        self.show_button.setVisible(is_open)
        self.next_button.setVisible(not is_open)
        self._say()

    def _say(self) -> None:
        loss = self.loss
        if loss is None or self.screen_widget is None:
            return
        words = self.screen_widget.game.texts()
        match self.stage:
            case QuestionState.ASKED:
                self.title.setText(self.tr("{name}, que ferais-tu ici ?").format(name=self._name))
                self.said.setText(self.tr("Joue ton coup sur la table : rien ne sera joué pour de vrai."))
            case QuestionState.TRIED:
                cost = texts.number(self._tried.cost if self._tried is not None else 0.0, 1)
                self.title.setText(self.tr("Presque ! Cherche encore.") if self._is_child else self.tr("Il y a mieux."))
                self.said.setText(self.tr("Ce choix perd {points} points en moyenne. Essaie autre chose.").format(points=cost))
            case QuestionState.FOUND:
                self.title.setText(self.tr("Bravo, tu as trouvé !") if self._is_child else self.tr("C’est ça, bien vu."))
                saved = texts.number(loss.cost, 1)
                self.said.setText(self.tr("La première fois, {points} points s’étaient envolés là.").format(points=saved))
            case QuestionState.SHOWN:
                self.title.setText(self.tr("Mieux : {what}").format(what=words.remark(loss.best.code, loss.best.args)))
                self.said.setText(self.tr("Joué ce jour-là : {what}").format(what=words.remark(loss.played.code, loss.played.args)))
        if self._is_weighing and self.stage in {QuestionState.ASKED, QuestionState.TRIED}:
            self.said.setText(self.tr("Le coach regarde ton choix…"))

    # ---- look and keys ---------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        """Take new sizes; words over buttons where there is no room beside them."""
        super().apply_theme()
        if not hasattr(self, "_foot"):
            return
        px, gutter = self.theme.px, self.theme.size("gutter")
        self._arrange()
        self._row.setContentsMargins(px(18), px(8), px(14), px(10))
        self._row.setSpacing(px(12))
        self._foot.setContentsMargins(gutter, px(4), gutter, px(12))

    def _arrange(self) -> None:
        stacked = self.width() < self.theme.text_px(820)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the table."""
        if self.screen_widget is not None:
            self.screen_widget.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that nobody looks any more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.gone.emit()
