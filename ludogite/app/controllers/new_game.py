"""The room where a family agrees on a new game; what it has agreed so far waits while it looks at something else."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.app import go
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.late import late
from ludogite.services.agreements import new_game_data
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.variants import GameWords

with late:  # nothing of it before somebody invites
    from ludogite.app.controllers import phones

translate = QCoreApplication.translate


def new_game(services: Services, navigate: go.Navigate, place: go.NewGame) -> Visit:
    """Agree on a new game."""
    page = NewGamePage(services.theme, GameWords(services.uis), services.uis)
    page.play.connect(lambda agreed: navigate(go.Play(agreed)))
    page.lesson.connect(lambda name: navigate(go.Lesson(name)))
    page.rules.connect(lambda name: navigate(go.Rules(name)))
    page.settings.connect(lambda: navigate(go.Settings()))
    page.own_wanted.connect(lambda option: navigate(go.Workshop(option)))
    page.new_profile.connect(lambda: navigate(go.EditProfile()))
    page.challenged.connect(lambda challenge: navigate(go.Challenge(challenge)))
    page.phones_wanted.connect(lambda on: phones.invite_early(services, page) if on else phones.end(services))
    page.show_data(new_game_data(services.store, place.game_id))
    if services.door is not None:
        phones.lobby(services, page)
    if place.people:
        standing = page.seat_people(place.people)
        if standing and page.draft is not None:
            said = translate("NewGamePage", "On y joue à {most} au plus : pas de place pour {names}.")
            services.tell("info", said.format(most=page.draft.limits[1], names=", ".join(standing)))
    if place.code:
        page.more.code.setText(place.code)

    def take_family() -> None:
        """Show the family as it is now: somebody new sits down where there is room."""
        page.update_profiles(new_game_data(services.store, ""))
        if services.door is not None:
            phones.lobby(services, page)

    return Visit(page, keep=True, returned=take_family)
