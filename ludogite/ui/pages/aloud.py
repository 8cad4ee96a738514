"""What a table says to who has it read aloud: what is asked, what the coach says, and nothing that lies hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from ludogite.ui.pages.frame import Question
from ludogite.ui.pages.rules import RulesPanel
from ludogite.ui.screen.curtain import Curtain
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.painted import ROLE
from ludogite.ui.style.plain import in_sentences

TOLD: Final = {role.value for role in (QAccessible.Role.Heading, QAccessible.Role.Grouping)}


def of_table(screen: AnyScreen, questions: Sequence[Question]) -> str:
    """Give the words of a moment: a question with its answers, the rules, a curtain, or the turn and the coach."""
    if questions:
        question = questions[0]
        return f"{question.label.text()} {in_sentences(question.yes.text(), question.no.text())}"
    rules = screen.panel.content
    if isinstance(rules, RulesPanel) and screen.panel.isVisible():
        return rules.words_aloud()
    curtains = [one for one in screen.window().findChildren(Curtain) if one.isVisible()]
    if curtains:
        return curtains[0].accessibleName()
    return in_sentences(*dict.fromkeys(_of_moment(screen)))


def _of_moment(screen: AnyScreen) -> Iterator[str]:
    """Give what stands over the board, the coach's words unless others may hear a hand in them, and what may be done."""
    for part in screen.findChildren(QWidget):
        if part.isVisible() and part.property(ROLE) in TOLD:
            yield part.accessibleName() or (part.text() if isinstance(part, QLabel) else "")
    seat = next(iter(screen.flow.people), None)
    if screen.coach.isVisible() and (seat is None or not screen.flow.play.keeps_secret(seat)):
        yield screen.coach.accessibleName()
    yield screen.status_line.text
    for button in (screen.primary, *screen.parts.secondary):
        if button.isVisible() and (button.isEnabled() or button is screen.primary):  # which says what is waited for
            yield button.text() or button.accessibleName()
