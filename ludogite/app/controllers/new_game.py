"""The room where a family agrees on a new game; what it has agreed so far waits while it looks at something else."""

from __future__ import annotations

from collections.abc import Callable

from ludogite.app.routes import Routes
from ludogite.app.services import Services
from ludogite.late import late
from ludogite.services.agreements import new_game_data
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.variants import GameWords

with late:  # nothing of it before somebody invites
    from ludogite.app.controllers import phones


def new_game(services: Services, go: Routes, game_id: str, after: Callable[[], None]) -> NewGamePage:
    """Agree on a new game; whatever leads away from the page comes back with ``after``."""
    page = NewGamePage(services.theme, GameWords(services.uis), services.uis)
    page.play.connect(go.play)
    page.back.connect(go.go_home)
    page.lesson.connect(lambda name: go.go_lesson(name, after))
    page.rules.connect(go.go_rules)
    page.settings.connect(go.go_settings)
    page.own_wanted.connect(go.go_own)
    page.new_profile.connect(lambda: go.go_new_profile(after))
    page.challenged.connect(go.go_challenge)
    page.phones_wanted.connect(lambda on: phones.invite_early(services, page) if on else phones.close_door(services, services.door))
    page.show_data(new_game_data(services.store, game_id))
    return page


def take_family(services: Services, page: NewGamePage) -> None:
    """Show the family as it is now: somebody new sits down where there is room."""
    page.update_profiles(new_game_data(services.store, ""))
