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
    """Lay the table of a lesson, then go back with ``after``; None when the game has none.

    None too, and the family is told, when its resources are missing.
    """
    part = game_ui(game_id).lesson
    if part is None:
        return None
    plan, learning = part(), learner(services.store, game_id) or translate("Lesson", "l’as")
    laid = services.told(lambda: rehearsal(plan, services.read, learning))
    if laid is None:
        return None
    page = LessonPage(services.look, plan, *laid, partial(rules_panel, services, game_id))
    page.back.connect(after)
    page.again.connect(lambda: go.go_lesson(game_id, after))
    page.real.connect(lambda: go.go_new_game(game_id))
    return page
