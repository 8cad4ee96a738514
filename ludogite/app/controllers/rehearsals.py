"""Rattrape tes points: the dear choices of a game, or those that the carnet brings back, as questions at their own tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QWidget

from ludogite.app import go
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.core.advice import Hindsight, Loss, Reckoning
from ludogite.core.rules import Seat
from ludogite.services import review_deck
from ludogite.services.agreements import CHILD
from ludogite.services.game_session import SeatInfo
from ludogite.services.practice import Practice
from ludogite.services.rehearsal import CLOSE, Question, Rehearsal, Tried
from ludogite.store.saves import LoadedGame, SavedGame
from ludogite.ui.pages.rehearsal import RehearsalPage
from ludogite.ui.screen.timeline import timeline_of
from ludogite.ui.style.plain import menu_text
from ludogite.ui.widgets import HouseMenu

translate = QCoreApplication.translate


def children(services: Services, saved: SavedGame) -> frozenset[Seat]:
    """List the seats of children, as far as birth years are known."""
    known = {seat.seat: services.store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None}
    born = {seat: who.birth_year for seat, who in known.items() if who is not None}
    year = date.today().year  # noqa: DTZ011 - the year that the family's own calendar shows
    return frozenset(seat for seat, one in born.items() if one is not None and year - one <= CHILD)


class RehearsalRoom(QObject):
    """Leads through the questions of one person; what was found or not goes into the carnet."""

    def __init__(self, services: Services, navigate: go.Navigate, page: RehearsalPage, questions: Sequence[Question]) -> None:
        super().__init__(page)
        self._services, self._navigate, self._page = services, navigate, page
        self._questions = tuple(questions)
        self._place = 0
        self._match: Practice | None = None
        self._rehearsal: Rehearsal | None = None
        page.skipped.connect(self._next)
        page.went_on.connect(self._next)
        page.shown.connect(partial(self._note, found=False))
        page.gone.connect(self._close)

    def here(self) -> go.Rehearsal:
        """Give the questions that are left."""
        return go.Rehearsal(self._questions[self._place :])

    def begin(self) -> bool:
        """Ask the first question that can be asked; False where none can."""
        while self._place < len(self._questions):
            if self._ask(self._questions[self._place]):
                return True
            self._place += 1
        return False

    def _next(self) -> None:
        self._place += 1
        if not self.begin():
            self._close()
            self._navigate(go.Back())

    def _ask(self, question: Question) -> bool:
        """Lay a game out where the choice was made; False for one that cannot be."""
        services, loss = self._services, question.loss
        self._close()
        saved = services.store.saves.load(question.game_id)
        if saved is None or not 0 <= loss.seat < len(saved.game.seats) or loss.entry >= len(saved.plies):
            return False
        match = services.told(partial(Practice, saved, loss.entry, frozenset([loss.seat]), services.ruled(), {}, services.worker))
        coach = match.coach() if match is not None else None
        if match is None or coach is None or match.loaded.game.make_review is None:
            return False
        match.setParent(self)
        match.pause()
        self._match = match
        close = CLOSE.get(self._exactness(match), CLOSE[Reckoning.ESTIMATED])
        self._rehearsal = Rehearsal(match.local, coach, loss.seat, close, services.worker, self)
        self._rehearsal.tried.connect(self._on_tried)
        screen = services.uis[match.header.game].make_screen()(services.theme, match.local)
        self._page.ask(
            screen, loss, saved.game.seats[loss.seat].name, self._when(match, loss),
            self._place + 1, len(self._questions), child=loss.seat in children(self._services, saved.game),
        )  # fmt: skip
        self._rehearsal.tried.connect(self._page.take_try)
        self._rehearsal.weighs.connect(self._page.show_weighing)
        return True

    @staticmethod
    def _exactness(match: Practice) -> Reckoning:
        return Reckoning.EXACT if match.loaded.game.accounting is not None else Reckoning.ESTIMATED

    def _when(self, match: Practice, loss: Loss) -> str:
        """Name the turn of a choice."""
        rules, state = match.session.rules, match.session.rules.start()
        views = [rules.view(state, None)]
        for entry in match.session.entries[: loss.entry]:
            state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
            views.append(rules.view(state, None))
        timeline = timeline_of(self._services.uis[match.header.game].turns, views, None)
        place = timeline.turn_at(loss.entry)
        return "" if place is None else timeline.name(timeline.turns[place])

    @staticmethod
    def _profile(saved: LoadedGame, seat: Seat) -> int | None:
        return saved.game.seats[seat].profile_id

    def _on_tried(self, tried: Tried) -> None:
        if tried.is_found:
            self._note(found=True)

    def _note(self, *, found: bool) -> None:
        """Write the choice into the carnet of whoever made it."""
        question, match = self._questions[self._place], self._match
        who = self._profile(match.real, question.loss.seat) if match is not None else None
        if match is None or who is None:
            return
        store, today = self._services.store, date.today()  # noqa: DTZ011 - the day that the player's own calendar shows
        pages = review_deck.kept(store, who)
        after = review_deck.answered(pages, match.header.game, match.header.code, question.loss, found=found, today=today)
        self._services.guarded(lambda: review_deck.keep(store, who, after))

    def _close(self) -> None:
        if self._rehearsal is not None:
            self._rehearsal.stop()
            self._rehearsal = None
        if self._match is not None:
            self._match.close()
            self._match = None


def rehearsal(services: Services, navigate: go.Navigate, place: go.Rehearsal) -> Visit | None:
    """Ask the questions, one after the other, then go back; None where none can be asked."""
    page = RehearsalPage(services.theme)
    room = RehearsalRoom(services, navigate, page, place.questions)
    if not room.begin():
        page.deleteLater()
        return None
    return Visit(page, here=room.here)


def questions_of(game_id: int, found: Hindsight, seat: Seat) -> tuple[Question, ...]:
    """List the dearest choices of a seat as questions, in the order of the game; none where no choice is measured."""
    if found.reckoning is Reckoning.OPEN:
        return ()
    return tuple(Question(game_id, loss) for loss in sorted(found.dearest(seat), key=lambda loss: loss.entry))


def offer(
    services: Services, navigate: go.Navigate, button: QWidget, game_id: int, seats: Sequence[SeatInfo], found: Hindsight
) -> None:
    """Ask whose choices are meant, where several people played, and begin."""
    people = [seat for seat, info in enumerate(seats) if info.is_person and questions_of(game_id, found, seat)]
    asked = {seat: go.Rehearsal(questions_of(game_id, found, seat)) for seat in people}
    if len(people) == 1:
        navigate(asked[people[0]])
        return
    menu = HouseMenu(services.theme, button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for seat in people:
        menu.addAction(menu_text(seats[seat].name), partial(navigate, asked[seat]))
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def has_questions(seats: Sequence[SeatInfo], found: Hindsight | None) -> bool:
    """Tell whether there is anything to think over again for somebody."""
    return found is not None and any(info.is_person and questions_of(0, found, seat) for seat, info in enumerate(seats))


# ---- the carnet ------------------------------------------------------------------------------------------------------------


def due(services: Services, profile_id: int) -> tuple[Question, ...]:
    """List the choices that the carnet of somebody brings back by today, as far as their games are in the house."""
    pages = review_deck.due(review_deck.kept(services.store, profile_id), date.today())  # noqa: DTZ011 - as above
    found = [(review_deck.find_game(services.store, page), page.loss) for page in pages]
    return tuple(Question(number, loss) for number, loss in found if number is not None)
