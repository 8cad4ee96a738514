"""The room of the guided first games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from ludogite.app.controllers.rules import rules_panel
from ludogite.app.routes import Routes
from ludogite.app.services import Services
from ludogite.services.agreements import learner
from ludogite.store.settings import Json
from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.lesson_page import LeftLesson, LessonPage
from ludogite.ui.screen.lesson import rehearsal, resumed

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
    key, settings = f"lesson/{game_id}", services.store.settings
    if left is None:
        found = services.told(lambda: (resumed(plan, services.read, learning, settings.get(key)),))
        left = LeftLesson(*found[0]) if found is not None and found[0] is not None else None
    laid = (left.game, left.table) if left is not None else services.told(lambda: rehearsal(plan, services.read, learning))
    if laid is None:
        return None
    page = LessonPage(services.theme, plan, *laid, partial(rules_panel, services, game_id), left)

    def leave() -> None:
        if (now := page.left()) is not None:
            services.left_lessons[game_id] = now
        after()

    def keep(how_far: Json) -> None:
        services.guarded(lambda: settings.forget(key) if how_far is None else settings.set(key, how_far))

    def again() -> None:
        keep(None)
        go.go_lesson(game_id, after)

    page.back.connect(leave)
    page.came.connect(keep)
    page.again.connect(again)
    page.real.connect(lambda: go.go_new_game(game_id))
    return page
