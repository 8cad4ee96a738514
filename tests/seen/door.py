"""The ways into a table and out of it: who sits there and what is agreed is prepared; one press on the new game is enough."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import partial

from ludogite.core.log import Option
from ludogite.games.catalog import load_game
from ludogite.services import agreements
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.database import open_store
from ludogite.store.profiles import NewProfile, Profile
from tests.seen.desk import Desk, NeverHappenedError
from tests.seen.phones import Page, PhonePage
from tests.seen.play import CURTAIN
from tests.seen.tree import Node, Rect
from tests.seen.witness import Moment, Witness, plain, room_of
from tests.ui.phone_play import Browser

PEOPLE = ("Zoé", "Papi", "Emma", "Hugo")
"""The family, as many of it as sit down."""
TRIES = 3
WHEELS = 12
"""Turns of the wheel after which the end of a page is reached."""
OPENED_S = 12.0
"""How long a table may take to be laid; then the press was not taken."""


def agree(desk: Desk, game_id: str, people: int, levels: Sequence[str] = (), **options: Option) -> None:
    """Leave a house in which this game was agreed: people of the family, computer players of these levels, options."""
    store = open_store(desk.folder / "data").store
    seats = []
    for place, name in enumerate(PEOPLE[:people]):
        profile = store.profiles.add(NewProfile(name, ink=place + 1))
        assert isinstance(profile, Profile)
        seats.append(SeatChoice(profile.id, name, place + 1))
    seats += [SeatChoice(None, "", people + place + 1, level) for place, level in enumerate(levels)]
    game = load_game(game_id)
    agreed = tuple((dict(game.pairs(game.options())) | options).items())
    agreements.remember(store, GameSetup(game_id, agreed, tuple(seats), None, coach=False))
    store.close()


def seat_guests(witness: Witness, count: int) -> None:
    """Seat guests at an empty table on the page of a new game, by the mouse alone."""
    press(witness, "Vider la table")
    for number in range(1, count + 1):
        press(witness, "Ajouter Convive")
        witness.until(lambda moment, number=number: moment.find(f"Place {number} : "), f"guest {number} sits")  # type: ignore[misc]


def press(witness: Witness, name: str) -> None:
    """Click on what is called so, or begins so, once it has been seen; what lies below the window is scrolled into it."""

    def find(moment: Moment) -> Node | None:
        return next((node for node in moment.buttons() if plain(node.name).startswith(name)), None)

    witness.until(find, name)
    for _ in range(WHEELS):
        moment = witness.seen()
        found = find(moment)
        if found is not None and room_of(moment, found).holds(Rect(*found.rect.centre, 1, 1)):
            witness.desk.click(found.rect.centre)
            return
        witness.desk.point(room_of(moment, found).centre if found is not None else moment.window.centre)
        witness.desk.wheel()
        witness.watch(0.2)
    raise NeverHappenedError(f"{name} can be pressed\n{witness.report(witness.look())}")


def sit_down(witness: Witness) -> None:
    """Press « Jouer » on the page of a new game, as often as it is not taken, until the table is there."""
    for _ in range(TRIES):
        witness.until(lambda moment: way_in(moment) or at_table(moment), "the new game may begin")
        witness.seen()  # the window manager may still move the window
        play = way_in(witness.look())
        if play is not None:
            witness.desk.click(play)
            with suppress(NeverHappenedError):
                witness.until(at_table, "the table is there", patience=OPENED_S)
                return


def invite(witness: Witness, until: ExitStack, names: Sequence[str], lookers: int) -> list[PhonePage]:
    """Invite phones on the page of a new game, and let these people come in; so many more only look on, last."""
    desk = witness.desk
    desk.click(stands(witness, "Inviter les téléphones"))
    code = witness.until(
        lambda moment: one if (one := moment.find("Code à scanner")) is not None and one.description else None,
        "the invitation stands",
    )
    browser = Browser()
    until.callback(browser.close)
    pages = [PhonePage(browser.phone(code.description)) for _ in range(len(names) + lookers)]
    for page, name in zip(pages, names, strict=False):
        page.until(partial(says, name), f"{name} may be chosen")
        page.phone.tap(name)
        witness.until(partial(sits, name), f"{name} sits at a phone")
    desk.click(stands(witness, "Continuer"))
    witness.until(lambda moment: moment.find("Code à scanner") is None, "the invitation is closed")
    return pages


def stands(witness: Witness, name: str) -> tuple[int, int]:
    """Find a button that has stood long enough to be seen."""
    witness.until(lambda moment: moment.find(name, role="push button"), f"{name} stands")
    found = witness.seen().find(name, role="push button")
    assert found is not None
    return found.rect.centre


def says(words: str, page: Page) -> bool:
    """Tell whether a page says something."""
    return words in page.words


def sits(name: str, moment: Moment) -> Node | None:
    """Find the line that says that somebody sits at a phone."""
    return moment.find(f"{name} : au téléphone")


def way_in(moment: Moment) -> tuple[int, int] | None:
    """Find what begins the game."""
    return next((node.rect.centre for node in moment.below_the_bar() if node.can_be_pressed and node.name == "Jouer"), None)


def come_back(witness: Witness) -> None:
    """Take up the game that waits on the home page, and wait until something else stands there."""
    found = witness.until(lambda moment: moment.find("Reprendre", role="push button"), "a game waits")
    witness.seen()
    witness.desk.click(found.rect.centre)
    witness.until(lambda moment: moment.find("Reprendre", role="push button") is None, "it is taken up")
    witness.seen()


def at_table(moment: Moment) -> bool:
    """Tell whether a table is shown, or the curtain before it."""
    return moment.find("Table de jeu") is not None or moment.find(CURTAIN) is not None


def see_the_end(witness: Witness) -> Moment:
    """Wait for the end page; everybody stands there with the points that are kept."""
    witness.until(lambda moment: not at_table(moment), "the end page follows")
    witness.until(lambda moment: not missing(witness, moment), "everybody stands on the end page with their points")
    return witness.rest()


def go_home(witness: Witness) -> None:
    """Leave the end page."""
    witness.beside = None
    witness.desk.click(stands(witness, "Accueil"))


def missing(witness: Witness, moment: Moment) -> list[str]:
    """List who is not on the page with the points that are kept."""
    told = [plain(f"{node.name} {node.description}") for node in moment.nodes]
    results = zip(witness.saved.played().names, witness.saved.results(), strict=True)
    return [
        name
        for name, points in results
        if not any(re.search(rf"{re.escape(name)}\W.*{str(points).replace('-', '−')}\b", words) for words in told)
    ]
