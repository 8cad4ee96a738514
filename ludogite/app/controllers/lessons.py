"""The room of the guided first games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from ludogite.app.controllers.rules import rules_panel
from ludogite.app.routes import Routes
from ludogite.app.services import Services
from ludogite.services.agreements import learner
from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.lesson_page import LessonPage
from ludogite.ui.screen.lesson import rehearsal

translate = QCoreApplication.translate


def lesson(services: Services, go: Routes, game_id: str, after: Callable[[], None]) -> LessonPage | None:
    """Lay the table of a lesson, or go on where it was left, then go back with ``after``; None when the game has none.

    None too, and the family is told, when its resources are missing.
    """
    part = game_ui(game_id).lesson
    if part is None:
        return None
    plan, left = part(), services.left_lessons.pop(game_id, None)
    learning = learner(services.store, game_id) or translate("Lesson", "Camille")
    laid = (left.game, left.table) if left is not None else services.told(lambda: rehearsal(plan, services.read, learning))
    if laid is None:
        return None
    page = LessonPage(services.look, plan, *laid, partial(rules_panel, services, game_id), left)

    def leave() -> None:
        if (now := page.left()) is not None:
            services.left_lessons[game_id] = now
        after()

    page.back.connect(leave)
    page.again.connect(lambda: go.go_lesson(game_id, after))
    page.real.connect(lambda: go.go_new_game(game_id))
    return page
