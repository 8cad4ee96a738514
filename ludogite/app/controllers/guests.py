"""Guests of a finished game: whoever stays in the family's memory gets a name, and the score counts from then on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction

from ludogite.app import go
from ludogite.app.services import Services
from ludogite.services import results
from ludogite.services.match import Finished, Match
from ludogite.services.portraits import keep_face
from ludogite.store.profiles import NewProfile, Profile
from ludogite.store.saves import SavedGame, SeatInfo
from ludogite.ui import texts
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.style.plain import menu_text
from ludogite.ui.widgets import HouseMenu


def offer_names(
    services: Services, navigate: go.Navigate, page: GameOverPage, match: Match, finished: Finished, saved: SavedGame
) -> Callable[[], None]:
    """Offer to give the guests of a game a name: somebody of the house who did not sit there, or a new profile.

    Returns what is to be done when one comes back from making that profile.
    """
    unnamed: tuple[int, frozenset[int]] | None = None
    """The seat of whoever gets a new profile, and the profiles of before."""

    def show() -> None:
        page.offer_names([seat.name for seat in saved.seats if _is_guest(seat)])

    def name(seat: int, profile_id: int) -> None:
        nonlocal saved
        named = services.told(lambda: services.store.saves.name_guest(saved.id, seat, profile_id))
        if named is not None:
            saved = named
            page.show_result(results.game_over(services.store, match, Finished(finished.outcome, saved)))
            show()

    def make(seat: int) -> None:
        nonlocal unnamed
        unnamed = seat, frozenset(one.id for one in services.store.profiles.everyone())
        navigate(go.EditProfile())

    def welcome() -> None:
        """Make a profile of the first guest under the name they played by; who gave none, or one that is taken, is asked."""
        seat = next(filter(_is_guest, saved.seats))
        if texts.is_unnamed(seat.name):
            make(seat.seat)
            return
        made = services.told(lambda: services.store.profiles.add(NewProfile(seat.name, seat.ink)))
        if isinstance(made, Profile):
            profile, face = made, match.local.seats[seat.seat].face
            services.guarded(lambda: keep_face(services.store, profile.id, face))
            name(seat.seat, profile.id)
        elif made is not None:
            make(seat.seat)

    def take_new_profile() -> None:
        """Name the guest; without a new profile nobody is named."""
        nonlocal unnamed
        if unnamed is not None:
            (seat, known), unnamed = unnamed, None
            fresh = [one.id for one in services.store.profiles.everyone() if one.id not in known]
            if fresh:
                name(seat, fresh[0])

    def ask() -> None:
        menu = HouseMenu(services.theme, page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for seat in filter(_is_guest, saved.seats):
            for text, act in _choices(services, saved, seat, partial(name, seat.seat), partial(make, seat.seat)):
                action = QAction(menu_text(text), menu)
                action.triggered.connect(act)
                menu.addAction(action)
        menu.popup(page.count.names_button.mapToGlobal(page.count.names_button.rect().bottomLeft()))

    show()
    page.names.connect(ask)
    page.welcome.connect(welcome)
    return take_new_profile


def _is_guest(seat: SeatInfo) -> bool:
    return seat.profile_id is None and seat.level is None


def _choices(
    services: Services, saved: SavedGame, seat: SeatInfo, name: Callable[[int], None], make: Callable[[], None]
) -> list[tuple[str, Callable[[], None]]]:
    """List who this guest may have been, with what it takes to say so."""
    seated, known = {one.profile_id for one in saved.seats}, services.store.profiles.everyone()
    was = QCoreApplication.translate("GameOverPage", "{guest}, c’était {name}")
    anew = QCoreApplication.translate("GameOverPage", "{guest} : nouveau profil…")
    people = [(was.format(guest=seat.name, name=one.name), partial(name, one.id)) for one in known if one.id not in seated]
    return [*people, (anew.format(guest=seat.name), make)]
