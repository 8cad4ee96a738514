"""The room where a family agrees on a new game; what it has agreed so far waits while it looks at something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite.services.agreements import new_game_data
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.texts import Texts

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController


def new_game(house: AppController, game_id: str, after: Callable[[], None]) -> NewGamePage:
    """Agree on a new game; whatever leads away from the page comes back with ``after``."""
    page = NewGamePage(house.look, Texts())
    page.play.connect(house.play)
    page.back.connect(house.go_home)
    page.lesson.connect(lambda name: house.go_lesson(name, after))
    page.rules.connect(house.go_rules)
    page.settings.connect(house.go_settings)
    page.own_wanted.connect(house.go_own)
    page.new_profile.connect(lambda: house.go_new_profile(after))
    page.show_data(new_game_data(house.store, game_id))
    return page


def take_family(house: AppController, page: NewGamePage) -> None:
    """Show the family as it is now: somebody new sits down where there is room."""
    page.update_profiles(new_game_data(house.store, ""))
