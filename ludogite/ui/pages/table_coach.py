"""The coach at a table: called by its button, he advises before a choice and says afterwards what it has cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from ludogite.core.advice import AnyAdvice, Remark
from ludogite.core.rules import Open
from ludogite.core.session import Delivery
from ludogite.services.adviser import Adviser
from ludogite.services.match import Match
from ludogite.store.saves import Mark
from ludogite.ui import texts
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.pages.frame import Question
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets import WoodButton


class TableCoach(QObject):
    """Asks the coach of a match, and shows what he says on its screen; ``button`` calls him and sends him away."""

    told = Signal(str)
    """He says something about the last choice."""
    answered = Signal()
    """The question whether he may come has been answered: the keyboard goes back to the game."""

    def __init__(self, theme: Theme, words: GameTexts, match: Match, screen: AnyScreen, button: WoodButton, page: QWidget) -> None:
        super().__init__(page)
        self._words, self._match, self._screen, self._button = words, match, screen, button
        self.question = Question(theme, page)
        self.note_of: Callable[[Remark], str] = _no_note
        """What explains a word that he names; "" where nothing need be explained."""
        self._adviser: Adviser | None = None
        self._asked_for: Open | None = None
        """What he was asked about last."""
        self._advised: tuple[Open, AnyAdvice] | None = None
        self._before: object = match.session.state
        button.setVisible(match.loaded.game.make_coach is not None)
        button.toggled.connect(self._on_button)
        self.question.agreed.connect(self.call)
        self.question.declined.connect(self.answered)
        screen.advice_closed.connect(partial(button.setChecked, False))
        screen.flow.coach.followed.connect(self._follow)
        match.session.listen(self._judge)

    def call(self) -> None:
        """Call him although the game leaves the records by that, where it has a coach."""
        if self._match.loaded.game.make_coach is None:
            return
        self._match.mark_assisted()
        self._button.setChecked(True)
        self.advise()
        self.answered.emit()

    def stop(self) -> None:
        """Send him home; call it when the table is left."""
        if self._adviser is not None:
            self._adviser.stop()

    def advise(self) -> None:
        """Ask him for the person whose turn it is; what he said before stands until he has thought."""
        match = self._match
        asked = next(iter(match.local.requests()), None)
        seat = None if asked is None else asked.request.seat
        if match.loaded.game.coach_is_late:  # it is for everybody
            seat = next(iter(self._screen.flow.people), None)
        self._asked_for = asked
        wanted = seat is not None and self._button.isChecked() and match.local.is_local(seat)
        adviser = self._adviser_now() if wanted else self._adviser
        if adviser is not None and wanted and seat is not None and self._screen.flow.play.advises(seat):
            adviser.advise(match.local.view_of(seat), seat)
            return
        if adviser is not None:
            adviser.forget()
        self._screen.flow.coach.show(None)

    def _on_button(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.question.hide()
        match = self._match
        costs = not match.loaded.game.coach_is_late and not match.count_assisted
        if on and costs and not {Mark.ASSISTED, Mark.TYPED_CODE} & match.saved.marks:
            with QSignalBlocker(self._button):
                self._button.setChecked(False)
            self.question.ask(
                self.tr("Avec le conseil, cette partie ne compte pas pour les records. Le demander quand même ?"),
                self.tr("Demander conseil"),
                self.tr("Jouer sans"),
            )
            self.question.lie(self._screen.geometry())
            return
        if on:
            match.mark_assisted()
        self._screen.flow.coach.reserve_space(keeps=on)
        self.advise()

    def _judge(self, news: Delivery[object, object, object]) -> None:
        """Have him say what a person's choice has cost."""
        before, self._before = self._before, news.state
        entry = news.entry
        if entry is None or not self._button.isChecked() or not self._match.local.is_local(entry.seat):
            return
        if not self._screen.flow.play.advises(entry.seat) or self._screen.flow.play.keeps_secret(entry.seat):
            return
        if (adviser := self._adviser_now()) is not None:
            adviser.judge(self._match.session.rules.view(before, entry.seat), entry.seat, entry.command)

    def _on_judged(self, remark: Remark) -> None:
        self.told.emit(self._words.remark(remark.code, remark.args))

    def _adviser_now(self) -> Adviser | None:
        """Bring him to the table, if the game has one."""
        if self._adviser is None and (coach := self._match.coach()) is not None:
            self._adviser = Adviser(coach, self._match.worker, self)
            self._adviser.advised.connect(self._on_advised)
            self._adviser.judged.connect(self._on_judged)
        return self._adviser

    def _on_advised(self, advice: AnyAdvice | None) -> None:
        asked = self._asked_for
        if advice is None or not advice.remarks:
            self._advised = None
            self._screen.flow.coach.show(None)
            return
        self._advised = None if asked is None else (asked, advice)
        text = advice_text(self._words, advice, self.note_of, does=not self._match.loaded.game.coach_is_late)
        seat = None if asked is None else asked.request.seat
        if seat is not None and self._match.local.is_local(seat) and self._match.is_child(seat):
            text = replace(text, body="", lead="")  # a child is told what to do and no more
        self._screen.flow.coach.show(text)

    def _follow(self) -> None:
        """Do what he advises, if the moment that he spoke of is still there."""
        if self._advised is not None and self._advised[0] in self._match.local.requests():
            asked, advice = self._advised
            self._advised = None
            self._screen.flow.submit(advice.best.command, asked)


def _no_note(_remark: Remark) -> str:
    return ""


def advice_text(
    words: GameTexts, advice: AnyAdvice, note_of: Callable[[Remark], str] = _no_note, *, does: bool = True
) -> AdviceText:
    """Put a coach's advice into the words of its game: the first remark is the advice, the others its reasons.

    ``note_of`` explains a word that a remark names. ``does``: it can be followed.
    """
    sentences = [words.remark(remark.code, remark.args) for remark in advice.remarks]
    sentences += dict.fromkeys(note for remark in advice.remarks if (note := note_of(remark)))
    box = getattr(advice.best.command, "box", None)
    marked = None if box is None else str(box)
    return AdviceText(sentences[0], " ".join(sentences[1:]), marked, texts.lead(advice.margin), does=does, given=advice)
