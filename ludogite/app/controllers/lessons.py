"""The room of the guided first games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ludogite.games.game import ResourceError
from ludogite.services.agreements import learner
from ludogite.ui import texts
from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.lesson_page import LessonPage
from ludogite.ui.screen.lesson import rehearsal

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController

translate = QCoreApplication.translate


def lesson(house: AppController, game_id: str, after: Callable[[], None]) -> LessonPage | None:
    """Lay the table of a lesson, then go back with ``after``; None when the game has none.

    None too, and the family is told, when its resources are missing.
    """
    part = game_ui(game_id).lesson
    if part is None:
        return None
    plan = part()
    try:
        game, table = rehearsal(plan, house.read, learner(house.store, game_id) or translate("Lesson", "l’as"))
    except ResourceError as error:
        house.window.tell("danger", texts.log_error(error.code, {"name": error.name}))
        return None
    page = LessonPage(house.look, plan, game, table, house.rules_panel(game_id))
    page.back.connect(after)
    page.again.connect(lambda: house.go_lesson(game_id, after))
    page.real.connect(lambda: house.go_new_game(game_id))
    return page
