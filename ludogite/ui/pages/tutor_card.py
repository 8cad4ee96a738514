"""The tutor's card: over the table, before a costly choice, with three ways on; the table stays free to be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.ui import texts
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.pinned_note import Ground, PinnedNote
from ludogite.ui.screen.tutor import Doubt, Tutor
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import NO_TEXTS, GameTexts

translate = QCoreApplication.translate
MARGIN = 12
WEIGHED_MS: Final = 400
"""A choice that is weighed for longer is told so on the status line."""


class TutorCard(PinnedNote):
    """Says what a choice costs, and why when asked; Enter thinks again, Esc too, the other ways are reached by Tab."""

    again = Signal()
    """The person thinks again."""
    widths = (540, 440, 640, 360, 280)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, again_mark="help")
        self._doubt: Doubt | None = None
        self._name, self._words = "", NO_TEXTS
        self._tells_why = False
        self.went_on.connect(self.again)
        self.repeated.connect(self.tell_why)
        self.hide()

    def ask(self, doubt: Doubt, name: str, words: GameTexts) -> None:
        """Ask somebody about a choice, in the words of the game."""
        self._doubt, self._name, self._words, self._tells_why = doubt, name, words, False
        self.show()
        self.retranslate()

    def tell_why(self) -> None:
        """Show the coach's comparison in words."""
        self._tells_why = True
        self.retranslate()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape think again."""
        if event.key() == Qt.Key.Key_Escape:
            self.again.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        doubt = self._doubt
        if doubt is None:
            return
        question = translate("TutorCard", "On y regarde à deux fois ? Ce choix coûte environ {points} points.")
        said = question.format(points=texts.number(doubt.cost))
        if self._tells_why:
            said = " ".join(self._words.remark(remark.code, remark.args) for remark in (doubt.remark, *doubt.advice))
        self.say(
            translate("TutorCard", "{name}, réfléchissons ensemble").format(name=self._name),
            said,
            "",
            going_on=translate("TutorCard", "Réfléchir encore"),
            skipping=translate("TutorCard", "Jouer quand même"),
            again="" if self._tells_why else translate("TutorCard", "Pourquoi ?"),
        )


class TutorDesk(QObject):
    """Puts the card over a table's screen when the tutor doubts, and gives him the answer."""

    def __init__(self, tutor: Tutor, card: TutorCard, screen: AnyScreen, name_of: Callable[[int], str], parent: QObject) -> None:
        super().__init__(parent)
        self.tutor, self.card = tutor, card
        self._screen, self._name_of = screen, name_of
        self._weighing = QTimer(self, singleShot=True, interval=WEIGHED_MS)
        self._weighing.timeout.connect(self._tell_weighing)
        self._has_told = False
        tutor.setParent(self)
        tutor.weighing.connect(self._on_weighing)
        tutor.doubted.connect(self._on_doubt)
        tutor.settled.connect(self._on_settled)
        card.again.connect(tutor.think_again)
        card.skipped.connect(tutor.play_on)
        card.repeated.connect(self._place)
        screen.installEventFilter(self)

    def stop(self) -> None:
        """Ask nothing more."""
        self.tutor.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the card again when the table gets another size; never swallow anything."""
        if event.type() == QEvent.Type.Resize and not self.card.isHidden():
            self._place()
        return False

    def _on_weighing(self, is_on: bool) -> None:  # noqa: FBT001 (a signal)
        if is_on:
            self._weighing.start()
            return
        self._weighing.stop()
        if self._has_told:
            self._has_told = False
            self._screen.flow.refresh_status()

    def _tell_weighing(self) -> None:
        self._has_told = True
        flow, told = self._screen.flow, translate("TutorCard", "Le coach regarde ton choix…")
        flow.narrator.explain(told, flow.play.reason(flow.view))
        flow.narrator.announce(told)

    def _on_doubt(self, doubt: Doubt) -> None:
        self.card.ask(doubt, self._name_of(doubt.seat), self._screen.game.texts())
        self._place()
        self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_settled(self) -> None:
        had_focus = self.card.isAncestorOf(self.card.window().focusWidget())
        self.card.hide()
        if had_focus:
            self._screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        screen, margin = self._screen, self.card.theme.px(MARGIN)
        area = screen.geometry()
        useful: list[QRect] = [
            one.geometry().translated(area.topLeft()) for one in (screen.parts.board, screen.status_line) if one is not None
        ]
        spot = screen.primary.geometry().translated(area.topLeft()).adjusted(-margin, -margin, margin, margin)
        inside = area.adjusted(margin, margin, -margin, -margin)
        self.card.lie(Ground(inside, (spot,), (), tuple(useful)), fresh=True)
        self.card.raise_()
        self.card.shade.follow()
