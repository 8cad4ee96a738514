"""The pages of the day: its problems, each at its own table, and what the family made of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ludogite.app import go
from ludogite.app.controllers.challenges import keep_who, last_who
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.core.advice import NO_LEAD
from ludogite.games.catalog import load_game
from ludogite.games.problem import FOUND
from ludogite.games.setup import reader
from ludogite.services import day_problem
from ludogite.services.day import day_scores, games_of_the_day
from ludogite.services.day_problem import Problem, Shown, Try
from ludogite.services.portraits import face_of
from ludogite.services.practice import Practice
from ludogite.services.rehearsal import Rehearsal, Tried
from ludogite.services.thinking import RemoteCoach
from ludogite.store.profiles import Profile
from ludogite.ui.pages.day import DayData, DayPage
from ludogite.ui.pages.day_problem import DayProblemPage, Line, Told
from ludogite.words.levels import Vocabulary

translate = QCoreApplication.translate


def today() -> date:
    """Give the day that the player's own calendar shows."""
    return date.today()  # noqa: DTZ011


def day_page(services: Services, navigate: go.Navigate, place: go.Day) -> Visit:
    """Show the problems of today."""
    page = DayPage(services.theme, services.uis)
    who = place.who or last_who(services)
    games = tuple(game.id for game in day_problem.games_with_problems())
    full = tuple(game.id for game in games_of_the_day())

    def show(other: int) -> None:
        nonlocal who
        who, now = other, today()
        people = services.store.profiles.everyone()
        tries = {one.id: day_problem.tries(services.store, one.id) for one in people}
        played = frozenset(one.day for one in day_scores(services.store, now) if one.profile_id == who)
        faces = {one.id: face_of(services.store, one.id, one.name, one.ink) for one in people}
        page.show_day(DayData(now, games, full, people, who, tries, played, faces))

    def play(game: str) -> None:
        keep_who(services, who)
        navigate(go.DayProblem(today(), game, who))

    show(who)
    page.picked.connect(show)
    page.play.connect(play)
    page.full.connect(lambda: navigate(go.DayGames(None, "", who)))
    page.month.connect(lambda: navigate(go.DayGames(None, "", who)))
    page.challenge.connect(lambda: navigate(go.DayGames(None, "", who, dared=True)))
    page.new_profile.connect(lambda: navigate(go.EditProfile()))
    return Visit(page, here=lambda: go.Day(who))


class ProblemRoom(QObject):
    """Asks the problems of a day of somebody, one after the other."""

    def __init__(self, services: Services, navigate: go.Navigate, page: DayProblemPage, place: go.DayProblem, who: Profile) -> None:
        super().__init__(page)
        self._services, self._navigate, self._page, self._who = services, navigate, page, who
        self._day, self.game = place.day, place.game_id
        self._match: Practice | None = None
        self._rehearsal: Rehearsal | None = None
        page.again.connect(self.begin)
        page.went_on.connect(self._next)
        page.challenged.connect(self._challenge)
        page.rules.connect(lambda: navigate(go.Rules(self.game)))
        page.gone.connect(self._close)

    def here(self) -> go.DayProblem:
        """Give the problem that is asked."""
        return go.DayProblem(self._day, self.game, self._who.id)

    def begin(self) -> bool:
        """Ask the problem; False where it cannot be, which is said."""
        services = self._services
        self._close()
        problem = services.told(partial(day_problem.problem_of, self.game, self._day, services.read))
        board = self._board(problem) if problem is not None else None
        if problem is None or board is None:
            return False
        face = face_of(services.store, self._who.id, self._who.name, self._who.ink)
        following = self._following()
        name = services.uis.name(following) if following else ""
        self._page.ask(board, self._told(problem), self._day, (face, self._who.ink), name, first=self._mine(self.game) is None)
        return True

    def _board(self, problem: Problem) -> QWidget | None:
        """Make the table of a problem: the game's own board for it, or its table with every choice kept back."""
        services, ui = self._services, self._services.uis[problem.game]
        saved = day_problem.as_saved(problem, self._who.name, self._who.ink)
        match = services.told(
            partial(Practice, saved, len(problem.entries), frozenset([problem.seat]), services.read, {}, services.worker)
        )
        if match is None:
            return None
        match.setParent(self)
        match.pause()
        self._match = match
        info = match.local.seats[problem.seat]
        match.local.seat(problem.seat, replace(info, face=face_of(services.store, self._who.id, self._who.name, self._who.ink)))
        if ui.problem_board is not None:
            view = match.local.view_of(problem.seat)
            return ui.problem_board()(services.theme, match.session.rules, view, problem.best, self._on_tried)
        everyday = reader(services.read.folder, (), (Vocabulary.COURANT,) * match.header.seats)
        coach = RemoteCoach(problem.game, match.loaded.options, everyday)
        self._rehearsal = Rehearsal(match.local, coach, problem.seat, FOUND, services.worker, self)
        self._rehearsal.tried.connect(self._on_tried)
        self._rehearsal.weighs.connect(self._page.show_weighing)
        return ui.make_screen()(services.theme, match.local)

    def _told(self, problem: Problem) -> Told:
        ui = self._services.uis[problem.game]
        words, top = ui.texts(), problem.best[0].value
        has_coach = ui.problem_board is None
        pictures, others = None if ui.choices is None else ui.choices(), self._others()

        def line(one: Shown) -> Line:
            said = _sentence(words.remark(one.told.code, one.told.args))
            pieces = () if pictures is None else pictures.draw(one.told, "", None, words).pieces
            cost = max(top - one.value, 0.0) if has_coach else 0.0
            faces = tuple(face for lost, face in others if has_coach and abs(lost - cost) < NO_LEAD)
            return Line(said, cost, pieces, faces)

        why = problem.why[1:2] or problem.why[:1]
        reason = " ".join(words.remark(one.code, one.args) for one in why)
        return Told(ui.name, ui.question, tuple(map(line, problem.best)), reason, counts=has_coach, pictures=pictures)

    def _others(self) -> list[tuple[float, tuple[str, int]]]:
        """List what the others of the family lost by their choice, and their faces (portrait, ink)."""
        store, found = self._services.store, []
        for one in store.profiles.everyone():
            if one.id != self._who.id:
                tried = [each for each in day_problem.tries(store, one.id) if (each.day, each.game) == (self._day, self.game)]
                found += [(each.cost, (face_of(store, one.id, one.name, one.ink), one.ink)) for each in tried]
        return found

    def _mine(self, game: str) -> Try | None:
        tries = day_problem.tries(self._services.store, self._who.id)
        return next((one for one in tries if (one.day, one.game) == (self._day, game)), None)

    def _following(self) -> str | None:
        games = [game.id for game in day_problem.games_with_problems()]
        return next((game for game in games if game != self.game and self._mine(game) is None), None)

    def _on_tried(self, tried: Tried) -> None:
        services, made = self._services, Try(self._day, self.game, tried.is_found, tried.cost)
        services.guarded(lambda: day_problem.note(services.store, self._who.id, made))
        self._page.take_try(tried)

    def _next(self) -> None:
        following = self._following()
        if following is None:
            self._navigate(go.Back())
            return
        self.game = following
        if not self.begin():
            self._navigate(go.Back())

    def _challenge(self) -> None:
        """Copy a line about what was made of the problem, and show it."""
        ui, mine = self._services.uis[self.game], self._mine(self.game)
        if mine is None:
            return
        result = translate("DayProblem", "trouvé !") if mine.found else translate("DayProblem", "pas trouvé…")
        line = translate("DayProblem", "Ludogîte, coup du jour du {day}, {game} : {name}, {result} Et toi ?").format(
            day=self._day.strftime("%d/%m"), game=ui.name, name=self._who.name, result=result
        )
        QGuiApplication.clipboard().setText(line)
        copied = translate("DayProblem", "La ligne est copiée.")
        self._services.tell("positive", f"{copied}\n{line}", stays=True)

    def _close(self) -> None:
        if self._rehearsal is not None:
            self._rehearsal.stop()
            self._rehearsal = None
        if self._match is not None:
            self._match.close()
            self._match = None


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def problem_page(services: Services, navigate: go.Navigate, place: go.DayProblem) -> Visit | None:
    """Ask a problem of a day; None where it cannot be."""
    who = services.store.profiles.get(place.who)
    if who is None or load_game(place.game_id).problem is None:
        return None
    page = DayProblemPage(services.theme)
    room = ProblemRoom(services, navigate, page, place, who)
    if not room.begin():
        page.deleteLater()
        return None
    return Visit(page, here=room.here)
