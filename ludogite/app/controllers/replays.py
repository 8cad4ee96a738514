"""The pages of a finished game: watching it again, playing on from a moment of it, and what that came to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from ludogite.app import go
from ludogite.app.controllers import game_files, rehearsals
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.core.advice import Hindsight
from ludogite.core.clock import VirtualClock
from ludogite.core.rules import Seat
from ludogite.games.game import AnyRules
from ludogite.games.setup import first_other_draw
from ludogite.services.game_session import ReplaySession, SeatInfo
from ludogite.services.match import Match, askers_of, locks_of, seat_infos, shown_seats
from ludogite.services.practice import Practice
from ludogite.services.rare_words import Glossary, reader_of
from ludogite.services.thinking import saved_to_loaded
from ludogite.ui.pages.bilan import BilanPage, Played
from ludogite.ui.pages.curves import course_of
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.luckless import Luckless
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.review_panel import ReviewPanel
from ludogite.ui.pages.word_notes import WordNotes
from ludogite.ui.screen.timeline import timeline_of
from ludogite.ui.style.plain import menu_text
from ludogite.ui.widgets import HouseMenu
from ludogite.words.levels import Vocabulary

if TYPE_CHECKING:
    from ludogite.games.setup import Loaded
    from ludogite.store.saves import LoadedGame

translate = QCoreApplication.translate


def replay(services: Services, navigate: go.Navigate, place: go.Replay) -> Visit | None:
    """Watch a finished game again from a step, or how it came to the step of a moment.

    None, and the reason told, when it cannot be read.
    """
    game_id = place.game_id
    saved = services.store.saves.load(game_id)
    played = None if saved is None else services.told(partial(_read, services, saved))
    if saved is None or played is None:
        return None
    loaded, rules = played
    reader = reader_of(askers_of(services.store, saved.game))
    page = page_of(services, loaded, rules, seat_infos(saved.game), reader, step=place.step)
    page.number = game_id
    if place.moment is not None:
        page.play_moment(place.moment)
    page.offer_what_if()
    page.offer_carry()
    page.carry.connect(partial(game_files.carry, services, game_id))
    page.what_if.connect(partial(_offer, services, navigate, page, saved))
    if loaded.game.make_review is not None:
        services.reviews.progressed.connect(page.show_progress)
        services.reviews.ready.connect(page.show_hindsight)
        door = RehearsalDoor(services, navigate, game_id, seat_infos(saved.game), page.review)
        services.reviews.ready.connect(door.take_hindsight)
        page.review.children_at_table = rehearsals.children(services, saved.game)
        page.offer_review()
        page.dear_step = place.step if place.review else -1
        services.reviews.ask(game_id)
        page.review_button.setChecked(place.review)
    return Visit(page, here=lambda: go.Replay(game_id, page.step, review=page.review_button.isChecked()))


def bilan(services: Services, navigate: go.Navigate, place: go.Bilan) -> Visit | None:
    """Look back on a finished game; None, and the reason told, when it cannot be read."""
    game_id = place.game_id
    saved = services.store.saves.load(game_id)
    played = None if saved is None else services.told(partial(_read, services, saved))
    if saved is None or played is None:
        return None
    loaded, rules = played
    ui, seats = services.uis[loaded.game.id], seat_infos(saved.game)
    views = ReplaySession(rules, loaded.entries, seats).views()
    curves = course_of(ui.turns, views, loaded.game.standing, tuple(one.score for one in saved.results))
    pictures = None if ui.choices is None else ui.choices()
    timeline, young = timeline_of(ui.turns, views, None), rehearsals.children(services, saved.game)
    page = BilanPage(services.theme, Played(game_id, ui.name, ui.texts(), pictures, seats, timeline, curves, young))

    def rehearse(seat: Seat) -> None:
        if page.found is not None:
            navigate(go.Rehearsal(rehearsals.questions_of(game_id, page.found, seat)))

    page.watch.connect(lambda step: navigate(go.Replay(game_id, step, review=True)))
    page.rehearse.connect(rehearse)
    services.reviews.progressed.connect(page.show_progress)
    services.reviews.ready.connect(page.show_hindsight)
    services.reviews.ask(game_id)
    return Visit(page)


def watch(services: Services, place: go.Watch) -> Visit:
    """Watch a game that is known to be playable, and none of the house's."""
    loaded = place.game.loaded
    page = page_of(services, loaded, loaded.rules(services.read), shown_seats(place.game.seats), Vocabulary.TOUT)
    page.show_fairness(first_other_draw(loaded, services.read), by_hand=bool(loaded.header.hand))
    return Visit(page)


def _read(services: Services, saved: LoadedGame) -> tuple[Loaded, AnyRules]:
    """Read a game and play it once through; raises LogError and ResourceError."""
    loaded = saved_to_loaded(saved)
    session = loaded.session(services.read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    return loaded, session.rules


def page_of(
    services: Services, loaded: Loaded, rules: AnyRules, seats: tuple[SeatInfo, ...], reader: Vocabulary, *, step: int = 0
) -> ReplayPage:
    """Show a game that is known to be playable; its words are explained as to a ``reader``."""
    table = ReplaySession(rules, loaded.entries, seats)
    table.show_step(max(step, table.first))
    page, ui = ReplayPage(services.theme), services.uis[loaded.game.id]
    table.setParent(page)
    screen, names = ui.make_screen()(services.theme, table), ", ".join(seat.name for seat in seats)
    page.word_reader, page.rules_of = reader.value, ui.id
    if ui.words_of is not None:
        WordNotes(ui, Glossary(services.read, reader)).attend(screen.flow.narrator)
        screen.flow.refresh_status()
    page.show_replay(table, screen, ui.name, names, words=ui.texts(), turns=ui.turns, standing=loaded.game.standing)
    return page


def _offer(services: Services, navigate: go.Navigate, page: ReplayPage, saved: LoadedGame, step: int) -> None:
    """Ask who plays on, where several people played; one alone plays on at once."""
    people = [seat.seat for seat in saved.game.seats if seat.level is None or seat.left_at_ply is not None]

    def begin(seats: frozenset[Seat]) -> None:
        navigate(go.Practice(saved.game.id, step, seats))

    if len(people) < 2:
        begin(frozenset(people or [0]))
        return
    menu = HouseMenu(services.theme, page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(translate("Replays", "Tout le monde joue"), partial(begin, frozenset(people)))
    menu.addSeparator()
    for seat in people:
        alone = translate("Replays", "{name} joue, l’ordinateur (moyen) remplace les autres")
        menu.addAction(menu_text(alone.format(name=saved.game.seats[seat].name)), partial(begin, frozenset([seat])))
    button = page.what_if_button
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def practice(services: Services, place: go.Practice) -> Practice | None:
    """Lay a finished game as it stood at a step; None, and the reason told, when it cannot be read."""
    saved = services.store.saves.load(place.game_id)
    if saved is None:
        return None
    locks = locks_of(services.store, saved.game)
    return services.told(partial(Practice, saved, place.step, place.people, services.ruled(), locks, services.worker))


class RehearsalDoor(QObject):
    """Offers to think over again what a game has cost, once that is known, on the panel or the paper that tells it."""

    def __init__(
        self,
        services: Services,
        navigate: go.Navigate,
        game_id: int,
        seats: tuple[SeatInfo, ...],
        panel: ReviewPanel | Luckless,
    ) -> None:
        super().__init__(panel)
        self._services, self._navigate, self._game_id, self._seats, self._panel = services, navigate, game_id, seats, panel
        self._found: Hindsight | None = None
        panel.rehearse.connect(self._begin)

    def take_hindsight(self, game_id: int, found: Hindsight | None) -> None:
        """Take what the game looks like afterwards, if it is this one."""
        if game_id == self._game_id and rehearsals.has_questions(self._seats, found):
            self._found = found
            self._panel.offer_rehearsal()

    def _begin(self) -> None:
        if self._found is not None:
            rehearsals.offer(self._services, self._navigate, self._panel.again, self._game_id, self._seats, self._found)


def tell_luck(services: Services, navigate: go.Navigate, page: GameOverPage, match: Match) -> None:
    """Rank the players of a finished game without chance below the podium, where the game can be looked back on."""
    if match.loaded.game.make_review is None:
        return
    paper = Luckless(services.theme, match.game_id, match.local.seats)
    page.show_luck(paper)
    paper.review.connect(lambda: navigate(go.Bilan(match.game_id)))
    services.reviews.progressed.connect(paper.show_progress)
    services.reviews.ready.connect(paper.show_hindsight)
    door = RehearsalDoor(services, navigate, match.game_id, match.local.seats, paper)
    services.reviews.ready.connect(door.take_hindsight)
    services.reviews.ask(match.game_id)
