"""The room of the guided first games."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from ludogite.app import go
from ludogite.app.controllers.rules import rules_panel
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.services.agreements import learner
from ludogite.store.settings import Json
from ludogite.ui.pages.lesson_page import LeftLesson, LessonPage
from ludogite.ui.screen.lesson import rehearsal, resumed

translate = QCoreApplication.translate


def lesson(services: Services, navigate: go.Navigate, place: go.Lesson) -> Visit | None:
    """Lay the table of a lesson, or go on where it was left; None when the game has none.

    None too, and the family is told, when its resources are missing.
    """
    game_id, is_begun_anew = place.game_id, False
    ui = services.uis[game_id]
    if ui.lesson is None:
        return None
    plan, left = ui.lesson(), services.left_lessons.pop(game_id, None)
    learning = learner(services.store, game_id) or translate("Lesson", "Camille")
    key, settings = f"lesson/{game_id}", services.store.settings
    if left is None:
        found = services.told(lambda: (resumed(plan, services.read, learning, settings.get(key)),))
        left = LeftLesson(*found[0]) if found is not None and found[0] is not None else None
    laid = (left.game, left.table) if left is not None else services.told(lambda: rehearsal(plan, services.read, learning))
    if laid is None:
        return None
    page = LessonPage(services.theme, ui, plan, *laid, partial(rules_panel, services, game_id), left)

    def leave() -> None:
        if not is_begun_anew and (now := page.left()) is not None:
            services.left_lessons[game_id] = now

    def keep(how_far: Json) -> None:
        services.guarded(lambda: settings.forget(key) if how_far is None else settings.set(key, how_far))

    def again() -> None:
        nonlocal is_begun_anew
        is_begun_anew = True
        keep(None)
        navigate(place)

    page.came.connect(keep)
    page.again.connect(again)
    page.real.connect(lambda: navigate(go.NewGame(game_id)))
    return Visit(page, ended=leave)
