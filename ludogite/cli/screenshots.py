"""Pictures of every page without a screen: an example family in a folder of its own, and the real window.

The games of the example are played by computer players from the seed, so that the same call always draws the same picture.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QSize
from PySide6.QtWidgets import QMenu

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import Entry
from ludogite.core.rules import Refusal, Request
from ludogite.games.catalog import GameEntry, find_game, load_game, ready_games
from ludogite.games.game import Game, Role
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_header, reader
from ludogite.services import day_problem, soiree
from ludogite.services.challenge import challenge_of
from ludogite.services.day import code_of, day_scores, games_of_the_day
from ludogite.services.game_session import AnyLocalSession
from ludogite.services.journal import StoreJournal
from ludogite.services.look_backs import LookBacks
from ludogite.services.match import begin, result_rows
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.rehearsal import Tried
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.database import Store, open_store
from ludogite.store.profiles import NewProfile, Profile
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.challenge import ChallengePage
from ludogite.ui.pages.day_problem import DayProblemPage
from ludogite.ui.pages.dico import DicoPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.ghost import GhostRibbon
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.curtain import Curtain
from ludogite.ui.screen.sample import Sample
from ludogite.words.reasons import Verdict

FAMILY = (("Léa", 1), ("Papi", 2), ("Mamie", 4), ("Tom", 5), ("Zoé", 7))
LEVELS = ("fort", "moyen", "moyen", "debutant", "debutant")
"""How well the people of the example play."""
RULINGS = (("LUDOGITE", Verdict.ACCEPT), ("ZZZZ", Verdict.BAN), ("BOUQUINOU", Verdict.ACCEPT), ("PAPOTIN", Verdict.ACCEPT))
"""What the family of the example has decided about words."""
GAMES_PLAYED = 28
EVERY = timedelta(days=6, hours=5)


def sample_of(game_id: str) -> Sample:
    """Tell how a game is shown; one that does not say it stands where its first player begins."""
    part = GAME_UIS[game_id].sample
    return Sample() if part is None else part()


@dataclass
class _Course:
    """A game that is always the same, as far as it was ever played."""

    entries: list[Entry[Any]] = field(default_factory=list)
    stops: list[tuple[Request | None, int]] = field(default_factory=list)
    """Who was asked what after how many entries; None where nothing is asked any more."""


_COURSES: Final[dict[tuple[str, str], _Course]] = defaultdict(_Course)
"""The games that an example family begins, by seed and game."""


class Example:
    """The example family's data, written into a store as the program itself would."""

    def __init__(self, folder: Path, seed: str) -> None:
        self._seed = seed
        self._finished: dict[tuple[str, str, tuple[int, ...]], int] = {}
        self._read = reader(paths.resources())
        self._answered: int | None = None
        self.looked_back_on: str | None = None
        """The game whose last one is replayed, reviewed and practised; None for the last of all."""
        self._now = datetime.now(UTC) - EVERY * GAMES_PLAYED - timedelta(hours=20)
        self.store: Store = open_store(folder, now=self._told).store
        self.family: list[Profile] = []
        self.family.extend(self.store.profiles.everyone())
        for name, ink in FAMILY if not self.family else ():
            added = self.store.profiles.add(NewProfile(name, ink))
            if isinstance(added, Profile):
                self.family.append(added)

    def _told(self) -> str:
        return self._now.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    @classmethod
    def with_past(cls, folder: Path, seed: str) -> Example:
        """Make the family with what it has played over the last months, in an empty folder; played once a process, then copied."""
        shutil.copytree(_played(seed), folder, dirs_exist_ok=True)
        known = cls(folder, seed)
        known._now = datetime.now(UTC)
        return known

    def play_past(self, games: int = GAMES_PLAYED) -> None:
        """Play what the family has played over the last months."""
        for number in range(games):
            self._now += EVERY
            for entry in ready_games():
                if number % sample_of(entry.id).every:
                    continue
                people = [number % 2, 2 + number % 3] if number % 3 else [0, 1, 2]
                self.play(entry.load(), code_for(self._seed, number), people)
        self._now = datetime.now(UTC)

    def play(self, game: Game, code: str, people: list[int]) -> int:
        """Let people of the family (by place) finish a game, once; alone, one that compares. Return its number."""
        known = (game.id, code, tuple(people))
        if known in self._finished:
            return self._finished[known]
        agreed = (game.alone or {}) if len(people) == 1 else {}
        options = game.read_options(agreed)
        header = new_header(game, len(people), code, agreed)
        seats = [SavedSeat(seat, *FAMILY[who], None, self.family[who].id) for seat, who in enumerate(people)]
        whole = begin(self.store, header, game.record_key(options), seats, typed=False, assisted=False)
        clock = VirtualClock()
        journal = StoreJournal(self.store, whole, game.codec)
        session = saved_to_loaded(whole).session(self._read, clock, journal)
        levels = [sample_of(game.id).level or LEVELS[who] for who in people]
        players = {seat: game.make_player(level, options, self._read) for seat, level in enumerate(levels)}
        outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
        self.store.saves.finish(whole.game.id, result_rows(outcome))
        self._finished[known] = whole.game.id
        return whole.game.id

    def answer(self, game_id: int) -> None:
        """Let a game be the one that answers the challenge; whichever was before is forgotten, as a family plays it once."""
        if self._answered is not None:
            self.store.saves.delete(self._answered)
        self._answered = game_id

    def last_game(self) -> int:
        """Return the number of the game that the first of the family has finished last."""
        return self.store.scores.history(self.family[0].id, limit=1, game=self.looked_back_on)[0].game_id

    def begin(self, entry: GameEntry, *, until: Callable[[Request], bool] | None) -> int:
        """Begin a game of Léa, Papi and the computer, always the same, until the first seat is asked this; return its number."""
        game = entry.load()
        options = game.read_options({})
        header = new_header(game, 3, code_for(self._seed, 1000), {})
        if (same := self.store.saves.find(game.id, header.code)) is not None:
            self.store.saves.delete(same)  # played to its end before: a family has it once, or two lines say the same
        computer = QCoreApplication.translate("Household", "Ordinateur")
        seats = [SavedSeat(seat, *FAMILY[seat], None, self.family[seat].id) for seat in range(2)]
        whole = begin(
            self.store, header, game.record_key(options), [*seats, SavedSeat(2, computer, 3, None, None, "moyen")],
            typed=False, assisted=False,
        )  # fmt: skip
        loaded = saved_to_loaded(whole)
        for asked, count in self._course(loaded):
            if asked is None or (until is not None and asked.seat == 0 and until(asked)):
                journal = StoreJournal(self.store, whole, game.codec)
                journal.append(0, _COURSES[self._seed, game.id].entries[:count])
                break
        return whole.game.id

    def _course(self, loaded: Loaded) -> Iterator[tuple[Request | None, int]]:
        """Go through who is asked what after how many entries, and play on where nobody has been yet."""
        game, known = loaded.game, _COURSES[self._seed, loaded.game.id]
        yield from tuple(known.stops)
        session = replace(loaded, entries=tuple(known.entries)).session(self._read, VirtualClock())
        player = game.make_player(sample_of(game.id).level or "fort", loaded.options, self._read)
        own = chance_of(loaded.header.code).apart(BOTS)
        while not known.stops or known.stops[-1][0] is not None:
            choice = None
            if known.stops:
                asked = session.requests()[0]
                seat = asked.request.seat
                choice = player.decide(session.view(seat), (asked.request,), own.apart(str(len(session.entries))))
                if choice is not None:
                    session.submit(seat, choice.command, asked.token)
            is_over = session.outcome() is not None or (bool(known.stops) and choice is None)
            known.entries[:] = session.entries
            known.stops.append((None if is_over else session.requests()[0].request, len(known.entries)))
            yield known.stops[-1]


@cache
def _played(seed: str) -> Path:
    """Play the past of the example family, once a process; the folder goes with the process."""
    folder = Path(tempfile.mkdtemp(prefix="ludogite-example-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    example = Example(folder, seed)
    example.play_past()
    example.store.close()
    return folder


def _home(app: AppController, example: Example) -> None:
    app.navigate(go.Home())


def _waiting(app: AppController, example: Example) -> None:
    """Show a game that was ended below those that wait."""
    begun = [example.begin(entry, until=lambda _asked: True) for entry in ready_games()[:3]]
    example.store.saves.stop(begun[0])
    app.navigate(go.Waiting())
    for game_id in begun:
        example.store.saves.delete(game_id)


def _new_game(app: AppController, example: Example) -> None:
    app.navigate(go.NewGame(ready_games()[0].id))


def _new_game_seats(app: AppController, example: Example) -> None:
    """Agree on a game with buzzers and somebody who decides, and unfold its rules: a key and a part for each person."""
    app.navigate(go.NewGame(next(entry.id for entry in ready_games() if entry.load().buzzers)))
    page = app.window.page
    if isinstance(page, NewGamePage) and page.draft is not None:
        leader = page.draft.game.unlisted_for(Role.LEADER)
        if leader is not None and leader.only_at is not None:
            page.take_draft(page.draft.with_option(leader.only_with, leader.only_at))
        page.unfold()


def _buzzers(app: AppController, example: Example) -> None:
    """Show the sheet of keys over the new-game page."""
    _new_game_seats(app, example)
    page = app.window.page
    if isinstance(page, NewGamePage):
        page.seats.open_keys(0)


def _made(game_id: str) -> str:
    """Name the option of a game in whose place a family makes something of its own; "" for none."""
    option = load_game(game_id).unlisted_for(Role.OWN)
    return "" if option is None else option.instead_of


def _new_game_own(game_id: str) -> Callable[[AppController, Example], None]:
    """Agree on a game for which the family has made something."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.NewGame(game_id))
        page, own = app.window.page, sample_of(game_id).own
        if isinstance(page, NewGamePage) and own is not None:
            page.take_own(_made(game_id), own())
            page.unfold()

    return show


def _editor(game_id: str) -> Callable[[AppController, Example], None]:
    """Show what the family is making for a game."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.NewGame(game_id))
        app.navigate(go.Workshop(_made(game_id)))
        if (work := sample_of(game_id).work) is not None:
            work(app.window.page)

    return show


def _profile(app: AppController, example: Example) -> None:
    app.navigate(go.Profile(example.family[0].id))
    _wait(lambda: not any(backs.is_busy for backs in app.window.findChildren(LookBacks)))


def _profile_of(name: str) -> Callable[[AppController, Example], None]:
    """Show what a person has played of one game, once its logs have been read."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.Profile(example.family[0].id))
        page = app.window.page
        if isinstance(page, ProfilePage):
            page.game.emit(name)
            if page.spread_sheet.choice.segments[1:]:
                page.spread_sheet.choice.segments[1].click()
        _wait(lambda: not any(backs.is_busy for backs in app.window.findChildren(LookBacks)))

    return show


def _game_over(app: AppController, example: Example) -> None:
    entry = ready_games()[0]
    app.navigate(go.Table(example.begin(entry, until=None), coach=False))
    for _ in range(6):
        QCoreApplication.processEvents()
    _wait(lambda: not app.services.reviews.is_busy)


def _day(app: AppController, example: Example) -> None:
    """Show the games of the day, one of them played by some of the family."""
    game, today = games_of_the_day()[0], date.today()  # noqa: DTZ011 - as the page does
    if not any(score.day == today for score in day_scores(example.store, today)):
        for who in range(3):
            example.play(game, code_of(game.id, today), [who])
    app.navigate(go.DayGames())


def _problems(app: AppController, example: Example) -> None:
    """Show the problems of the day, two of them solved by the first of the family."""
    games, today = day_problem.games_with_problems(), date.today()  # noqa: DTZ011 - as the page does
    for number, one in enumerate(example.family):
        for ago in range(6 - number):
            for game in games[: 2 - min(number, 1)]:
                made = day_problem.Try(today - timedelta(days=ago), game.id, number != 1, 1.5 * number)
                day_problem.note(example.store, one.id, made)
    app.navigate(go.Day())


def _problem_of(game: str, *, answered: bool = False) -> Callable[[AppController, Example], None]:
    """Show a problem of the day; ``answered``: after a try that was not the best."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.DayProblem(date(2026, 11, 23), game, example.family[0].id))
        page = app.window.page
        if answered and isinstance(page, DayProblemPage) and page.told is not None:
            page.take_try(Tried(is_found=game == ready_games()[0].id, cost=0.0))

    return show


def _soiree_new(app: AppController, example: Example) -> None:
    """Show an evening that may begin."""
    soiree.keep(example.store, None)
    app.navigate(go.Soiree())


def _soiree(app: AppController, example: Example) -> None:
    """Show an evening after two games."""
    people = [one.id for one in example.family[:3]]
    rounds = tuple(
        soiree.Round(name, number, 1 + number, tuple(zip(people, places, strict=True)))
        for number, (name, places) in enumerate(zip(list(GAME_UIS)[:2], ((1, 2, 3), (2, 1, 2)), strict=True))
    )
    soiree.keep(example.store, soiree.Soiree(tuple(people), {}, rounds))
    app.navigate(go.Soiree())


def _soiree_over(app: AppController, example: Example) -> None:
    """Show the end of an evening."""
    _soiree(app, example)
    kept = soiree.kept(example.store)
    if kept is not None:
        soiree.keep(example.store, replace(kept, is_over=True))
    app.navigate(go.Soiree())


def _challenge(app: AppController, example: Example) -> None:
    """Show a challenge that has come in."""
    saved = example.store.saves.load(example.play(games_of_the_day()[0], code_for("challenge", 0), [2]))
    made = challenge_of(saved_to_loaded(saved), FAMILY[2][0], saved.results[0].score) if saved is not None else None
    if made is not None:
        app.navigate(go.Challenge(made))


def _worth(table: AnyLocalSession, seat: int, command: Any) -> int:
    told = table.preview(seat, command)
    return -1 if isinstance(told, Refusal) else told.points


def _ghost(turns: int) -> Callable[[AppController, Example], None]:
    """Show a table with a ghost after so many turns, or how the game ended."""

    def show(app: AppController, example: Example) -> None:
        _challenge(app, example)
        page = app.window.page
        if isinstance(page, ChallengePage):
            page.play_button.click()
        page = app.window.page
        if not isinstance(page, TablePage):
            return
        example.answer(page.match.game_id)
        table, ribbon = page.match.local, page.findChild(GhostRibbon)
        while table.requests() and (ribbon is None or ribbon.answer is None or ribbon.answer.number < turns):
            asked = table.requests()[0]
            best = max(table.choices_of(asked.request.seat), key=lambda one: _worth(table, asked.request.seat, one))
            table.submit(asked.request.seat, best, asked.token)
            _settle()
        _wait(lambda: not app.services.reviews.is_busy)

    return show


def _story(name: str) -> Callable[[AppController, Example], None]:
    """Show what a finished game tells beside the podium."""

    def show(app: AppController, example: Example) -> None:
        entry = find_game(name)
        if entry is None:
            return
        app.navigate(go.Table(example.begin(entry, until=None), coach=False))
        _wait(lambda: isinstance(app.window.page, GameOverPage) and not app.services.reviews.is_busy)
        if isinstance(page := app.window.page, GameOverPage):
            page.ways.story.click()

    return show


def _dico(app: AppController, example: Example) -> None:
    words = example.store.house_words
    for number, (word, verdict) in enumerate(RULINGS):
        words.rule(word, verdict, who=FAMILY[number % len(FAMILY)][0])
    app.navigate(go.Dico())
    page = app.window.page
    if isinstance(page, DicoPage):
        page.look_up("abandonnées")
        _wait(lambda: page.answer.word != "")


def _family(app: AppController, example: Example) -> None:
    """Show what the example family's own file would bring to a house where one of its names is known."""
    with tempfile.TemporaryDirectory() as folder:
        other = Example(Path(folder), "elsewhere")
        other.play_past(games=1)
        data = other.store.family.pack()
        other.store.close()
    app.navigate(go.FamilyFile(data))


def _wait(until: Callable[[], bool]) -> None:
    """Let the threads answer, for ten seconds at most."""
    clock = QElapsedTimer()
    clock.start()
    while not until() and clock.elapsed() < 10_000:
        QCoreApplication.processEvents()


def _replay(app: AppController, example: Example) -> None:
    """Show a replay in its middle, looked back on."""
    _finished(app, example, review=False)


def _review(app: AppController, example: Example) -> None:
    """Show a replay with its review beside it."""
    _finished(app, example, review=True)


def _bilan(app: AppController, example: Example) -> None:
    """Look back on a finished game."""
    app.navigate(go.Bilan(example.last_game()))
    _wait(lambda: not app.services.reviews.is_busy)


def _finished(app: AppController, example: Example, *, review: bool) -> None:
    game_id = example.last_game()
    app.navigate(go.Replay(game_id, review=review))
    page = app.window.page
    if isinstance(page, ReplayPage):
        page.bar.line.setValue(page.bar.line.maximum() // 2)
        _wait(lambda: not app.services.reviews.is_busy)


def _rehearsal(app: AppController, example: Example) -> None:
    """Show a dear choice as a question."""
    game_id = example.last_game()
    app.navigate(go.Replay(game_id, review=True))
    _wait(lambda: not app.services.reviews.is_busy)
    page = app.window.page
    if isinstance(page, ReplayPage):
        page.review.again.click()
        menus = [menu for menu in app.window.findChildren(QMenu) if menu.isVisible()]
        for menu in menus:
            menu.actions()[0].trigger()
            menu.close()


def _practice(app: AppController, example: Example) -> None:
    """Show a table at which somebody plays on from the middle of a finished game."""
    game_id = example.last_game()
    saved = example.store.saves.load(game_id)
    if saved is not None:
        app.navigate(go.Practice(game_id, len(saved.plies) // 2, frozenset([0, 1])))


def _practised(app: AppController, example: Example) -> None:
    """Show what a practice came to: the last box filled otherwise."""
    game_id = example.last_game()
    saved = example.store.saves.load(game_id)
    if saved is None:
        return
    app.navigate(go.Practice(game_id, len(saved.plies) - 1, frozenset([0, 1])))
    page = app.window.page
    if isinstance(page, TablePage):
        table = page.match.local
        while table.requests():
            asked = table.requests()[0]
            table.submit(asked.request.seat, next(iter(table.choices_of(asked.request.seat))), asked.token)
            _settle()


def _real_dice(name: str, throws: int, typed: str) -> Callable[[AppController, Example], None]:
    """Show real dice being read in at a table: after so many throws, with these signs typed already."""

    def show(app: AppController, example: Example) -> None:
        entry = find_game(name)
        if entry is None:
            return
        game = entry.load()
        seats = tuple(SeatChoice(one.id, one.name, one.ink) for one in example.family[:2])
        app.navigate(go.Play(GameSetup(name, game.pairs(game.options()), seats, None, coach=False, hand=True)))
        page = app.window.page
        if not isinstance(page, TablePage) or page.real_dice is None:
            return
        for number in range(throws):
            if number:
                page.real_dice.read_signs("1" * len(page.real_dice.slots))
                page.real_dice.submit()
                _settle()
            _press_primary(app)
            _settle()
        page.real_dice.read_signs(typed)

    return show


def _table(name: str) -> Callable[[AppController, Example], None]:
    """Show a table in the middle of a game."""

    def show(app: AppController, example: Example) -> None:
        entry, sample = find_game(name), sample_of(name)
        if entry is not None:
            app.navigate(go.Table(example.begin(entry, until=sample.middle), coach=False))
        if sample.pressed:
            _settle()
            _press_primary(app)

    return show


def _press_primary(app: AppController) -> None:
    """Press the one button: that of the curtain where it is closed, else that of the table."""
    page = app.window.page
    closed = next((curtain for curtain in app.window.findChildren(Curtain) if curtain.is_closed), None)
    if closed is not None:
        closed.go.click()
    elif isinstance(page, TablePage):
        page.screen_widget.primary.click()


def _curtain(app: AppController, example: Example) -> None:
    """Show the hand-over to somebody who has a PIN, two of its digits typed."""
    example.store.profiles.set_pin(example.family[0].id, "2468")
    _table(next(name for name in GAME_UIS if sample_of(name).curtain))(app, example)
    _settle()
    for curtain in app.window.findChildren(Curtain):
        curtain.type_digits("24")


def _lesson(name: str) -> Callable[[AppController, Example], None]:
    def show(app: AppController, example: Example) -> None:
        app.navigate(go.Lesson(name))

    return show


def _rules(name: str) -> Callable[[AppController, Example], None]:
    """Show the rules of a game where its first pictures are."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.Rules(name))

    return show


def _sheets(name: str) -> Callable[[AppController, Example], None]:
    """Show the blank sheets of a game."""

    def show(app: AppController, example: Example) -> None:
        app.navigate(go.Sheets(name))

    return show


def pages() -> dict[str, Callable[[AppController, Example], None]]:
    """List every page that can be drawn, by its name on the command line."""
    samples = {name: sample_of(name) for name in GAME_UIS}
    return {
        "home": _home,
        "new-game": _new_game,
        "new-game-seats": _new_game_seats,
        "buzzers": _buzzers,
        **{f"new-game-{_made(name)}": _new_game_own(name) for name, sample in samples.items() if sample.own is not None},
        **{f"{made}-editor": _editor(name) for name in GAME_UIS if (made := _made(name))},
        "profiles": _profile,
        **{f"profile-{entry.id}": _profile_of(entry.id) for entry in ready_games()[1:]},
        "profile-editor": lambda app, _example: app.navigate(go.EditProfile()),
        "records": lambda app, _example: app.navigate(go.Records()),
        "day": _problems,
        "day-games": _day,
        **{
            f"{game.id}-problem": _problem_of(game.id)
            for number, game in enumerate(day_problem.games_with_problems())
            if not number or GAME_UIS[game.id].problem_board is not None
        },
        "problem-answer": _problem_of(ready_games()[0].id, answered=True),
        "soiree": _soiree,
        "soiree-new": _soiree_new,
        "soiree-over": _soiree_over,
        "challenge": _challenge,
        "challenge-table": _ghost(2),
        "challenge-over": _ghost(99),
        "dico": _dico,
        "family": _family,
        "waiting": _waiting,
        "settings": lambda app, _example: app.navigate(go.Settings()),
        "rules": lambda app, _example: app.navigate(go.Rules()),
        **{f"rules-{entry.id}": _rules(entry.id) for entry in ready_games()[1:]},
        **{f"sheets-{name}": _sheets(name) for name, ui in GAME_UIS.items() if ui.sheets is not None},
        "about": lambda app, _example: app.navigate(go.About()),
        "replay": _replay,
        "bilan": _bilan,
        "review": _review,
        "rehearsal": _rehearsal,
        "practice": _practice,
        "practice-over": _practised,
        **{
            dice.name: _real_dice(name, dice.throws, dice.typed)
            for name, sample in samples.items()
            if (dice := sample.real_dice) is not None
        },
        "game-over": _game_over,
        **{f"story-{name}": _story(name) for name, ui in GAME_UIS.items() if ui.story is not None},
        **{name: _table(name) for name in samples},
        **{f"lesson-{name}": _lesson(name) for name, ui in GAME_UIS.items() if ui.lesson is not None},
        "curtain": _curtain,
    }


PAGES = pages()


@contextmanager
def staged(name: str, *, size: tuple[int, int], theme: str, lang: str | None, seed: str) -> Iterator[AppController]:
    """Open the house of the example family on a page, without a screen; the application object must exist."""
    with tempfile.TemporaryDirectory() as folder:
        example = Example.with_past(Path(folder), seed)
        example.store.settings.set("theme", theme)
        example.store.settings.set("reduced_motion", True)
        app = open_app(Path(folder), lang=lang)
        if name == "home":  # not before the language is spoken: the computer has a name in it
            entry = ready_games()[0]
            example.begin(entry, until=sample_of(entry.id).middle)
        app.window.resize(QSize(*size))
        app.window.show()
        app.ready()
        PAGES[name](app, example)
        _settle()
        try:
            yield app
        finally:
            app.languages.speak(paths.SOURCE_LANGUAGE)  # what is left of this house must not speak in the next picture
            app.window.close()
            app.window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop runs that would
            example.store.close()


def _settle() -> None:
    """Let Qt lay out and paint what has just been shown."""
    for _ in range(6):
        QCoreApplication.processEvents()


def take(name: str, out: Path, *, size: tuple[int, int], theme: str, lang: str | None, seed: str) -> bool:
    """Draw a page into a PNG file; false when the file cannot be written."""
    application: Any = QCoreApplication.instance() or make_application()
    with staged(name, size=size, theme=theme, lang=lang or "fr", seed=seed) as app:
        saved = app.window.grab().save(str(out), "PNG")
    del application
    return bool(saved)
