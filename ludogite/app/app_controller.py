"""The composition root: opens the data behind the first frame, and answers what is asked of ``navigate``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from ludogite.app.home_room import HomeRoom
from ludogite.app.services import Services
from ludogite.app.window import Window
from ludogite.late import late
from ludogite.services.home_facts import Remembered
from ludogite.services.worker import Worker
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme

if TYPE_CHECKING:
    from ludogite.app.navigator import Navigator, Visit
    from ludogite.app.table_room import TableRoom
    from ludogite.app.unwritten_room import UnwrittenRoom
    from ludogite.store.database import Store

with late:  # not before the first frame
    from ludogite.app import go, navigator, rooms, table_room, unwritten_room
    from ludogite.app.controllers import dictionary, files, game_files, match_launcher, phones, workshop
    from ludogite.ui.pages import new_game, shortcuts


class AppController(QObject):
    """Puts the parts together: window, services, the home page, the tables, and the way between pages."""

    def __init__(
        self,
        theme: Theme,
        languages: Languages,
        window: Window,
        data: Path,
        worker: Worker,
        *,
        lang: str | None,
        remembered: Remembered | None = None,
    ) -> None:
        super().__init__(window)
        self.theme, self.languages, self.window = theme, languages, window
        self.services = Services(theme, languages, data, worker, window, lang=lang)
        self.services.setParent(self)
        if remembered is not None:
            self.services.remember_settings(remembered.settings)
        self.home_room = HomeRoom(self.services, remembered)
        self.home = self.home_room.page
        self.is_ready = False
        """Whether the data are open and the home page is filled."""
        self._is_closed = False
        self._wanted: list[Callable[[], go.Go]] = []
        """What was asked for before the data were open."""
        self.unwritten: UnwrittenRoom
        """What waits to be written, once the data are open."""
        self._connect()
        window.show_page(self.home)

    def _connect(self) -> None:
        home, window, navigate = self.home, self.window, self.navigate
        for signal, act in (
            (home.new_game, lambda game: navigate(go.NewGame(game))),
            (home.resume, self._resume),
            (home.waiting, lambda: navigate(go.Waiting())),
            (home.open_profile, lambda number: navigate(go.Profile(number))),
            (home.new_profile, lambda: navigate(go.EditProfile())),
            (home.day, lambda: navigate(go.Day())),
            (home.soiree, lambda: navigate(go.Soiree())),
            (home.challenge, lambda: navigate(go.DayGames(dared=True))),
            (home.records, lambda: navigate(go.Records())),
            (home.rules, lambda: navigate(go.Rules())),
            (home.dico, lambda: navigate(go.Dico())),
            (home.settings, lambda: navigate(go.Settings())),
            (window.help_wanted, self._help),
            (window.keys_wanted, self._show_keys),
            (window.back_wanted, lambda: navigate(go.Back())),
            (window.dico_wanted, self._look_up),
            (window.word_asked, lambda word: dictionary.explain(self.services, navigate, word)),
            (window.pace_wanted, self._change_pace),
            (window.open_wanted, lambda: navigate(go.ChooseFile())),
            (window.file_dropped, lambda path: navigate(go.OpenFile(Path(path)))),
            (window.question.agreed, self._take_backup),
            (window.question.refused, self._leave_backups),
        ):
            signal.connect(self._with_data(act))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.ready)
        window.painted.connect(self._soon.start)
        window.closing.connect(self._close)
        self.services.replacing.connect(self._forget)
        self.services.wanted.connect(self.navigate)

    @property
    def store(self) -> Store:
        """The family's data."""
        return self.services.store

    def _with_data(self, act: Callable[..., None]) -> Callable[..., None]:
        """Open the data before whatever is asked of the first frame: what it shows is only remembered until then."""

        def acted(*asked: object) -> None:
            self.ready()
            act(*asked)

        return acted

    def ready(self) -> None:
        """Open the data and fill the home page, once; the first frame is on the screen by now."""
        if self._is_closed or self.is_ready:
            return
        self.is_ready = True
        self.services.store  # noqa: B018 - opened here, or in memory where it cannot be
        self.services.apply_settings()
        self.unwritten = unwritten_room.UnwrittenRoom(self.services)
        self.window.may_close = lambda: not self.unwritten.holds_house()
        self.unwritten.tried.connect(self._reopen)
        self._show_house()
        if self.services.offered:
            self._offer_backup()
        else:
            self.unwritten.joined.connect(self.home_room.fill)
            self.unwritten.ask_to_join()
        if evening := self.store.settings.get("phones_evening"):
            phones.take_up(self.services, evening)
        for wanted in self._wanted:
            self.navigate(wanted())

    def _show_house(self) -> None:
        """Show who lives here, or that nobody can be read, or nothing kept."""
        self.home.welcome.show_kept(self.services.unkept is None, is_unread=self.services.is_unread)
        self.home_room.fill()

    def _reopen(self) -> None:
        """Open the data that could not be opened; the tables of what was shown in their place are left."""
        opened = self.services.told(self.services.open_file)
        if opened is not None:
            self.navigate(go.Home())
            self.services.take(opened)
            self.window.notice.hide()
            self.unwritten.show_house()
            self._show_house()

    def open_file(self, path: Path) -> None:
        """Open a file that was named outside, as soon as the data are open."""
        self._when_ready(lambda: go.OpenFile(path))

    def begin_with(self, code: str, game_id: str = "") -> None:
        """Set up a game with a code that was typed outside, or the one that was named there, as soon as the data are open."""
        self._when_ready(lambda: go.NewGame(game_id, code))

    def _when_ready(self, wanted: Callable[[], go.Go]) -> None:
        if self.is_ready:
            self.navigate(wanted())
        else:
            self._wanted.append(wanted)

    # ---- the way from page to page ------------------------------------------------------------------------------------------

    def navigate(self, to: go.Go) -> None:
        """Go where something leads, or do what it asks for."""
        services, navigate = self.services, self.navigate
        match to:
            case go.Back():
                self.navigator.back()
            case go.Play():
                match_launcher.play(services, navigate, to)
            case go.Revanche():
                match_launcher.revanche(services, navigate, to)
            case go.OpenFile():
                files.open_file(services, navigate, to.path)
            case go.ChooseFile():
                files.ask(services, navigate)
            case go.Place():
                self.navigator.go(to)

    @cached_property
    def navigator(self) -> Navigator:
        """What holds the way and its pages."""
        box = navigator.Visit(self.home, keep=True, returned=self.home_room.fill)
        return navigator.Navigator(self.window, go.Home(), box, self._visit)

    @cached_property
    def tables(self) -> TableRoom:
        """What opens tables."""
        return table_room.TableRoom(self.services, self.navigate, self.unwritten)

    def _visit(self, place: go.Place) -> Visit | None:
        match place:
            case go.Table():
                return self.tables.saved(place)
            case go.Practice():
                return self.tables.practice(place)
            case go.Workshop():
                page = self.navigator.page_of(go.NewGame)
                return (
                    workshop.editor(self.services, self.navigate, place, page) if isinstance(page, new_game.NewGamePage) else None
                )
        return rooms.visit(self.services, self.navigate, place)

    def _forget(self) -> None:
        """Let go of tables and of what was chosen so far: other data take the place of those that they belong to."""
        self.navigator.forget()

    def _resume(self, game_id: int) -> None:
        """Go on with a game that waits; one that does not read any more can be kept in a file as it is."""
        if self.home_room.is_readable(game_id):
            self.navigate(go.Table(game_id))
        else:
            game_files.export_raw(self.services, game_id)

    # ---- the copy that is offered at the start -------------------------------------------------------------------------------

    def _offer_backup(self) -> None:
        """Ask whether the copy that was found shall take the place of what is missing; asked at every start until answered."""
        self.window.question.ask(
            QCoreApplication.translate("House", "Les données de la famille manquent ici. Reprendre la dernière bonne sauvegarde ?"),
            QCoreApplication.translate("House", "Reprendre la sauvegarde"),
            QCoreApplication.translate("House", "Plus tard"),
            QCoreApplication.translate("House", "Commencer à neuf"),
        )
        self.window.place_question()

    def _take_backup(self) -> None:
        if self.services.restore(self.services.offered):
            self.window.notice.hide()
            self.navigate(go.Home())

    def _leave_backups(self) -> None:
        self.services.guarded(self.services.store.leave_backups)

    # ---- keys and ends ------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        page = self.window.page  # a table and a lesson have their rules beside them, a game being set up knows which are its own
        read = getattr(page, "toggle_rules", None) or getattr(page, "read_rules", None)
        if read is not None:
            read()
        else:
            self.navigate(go.Rules(getattr(page, "rules_of", "")))

    def _look_up(self) -> None:
        if not any(
            isinstance(place, go.Table | go.Practice) for place in self.navigator.way
        ):  # nobody does in the middle of a game
            self.navigate(go.Dico())

    def _change_pace(self) -> None:
        self.tables.next_pace()

    def _show_keys(self) -> None:
        shortcuts.ShortcutsOverlay(self.theme, self.services.uis, self.window).open()

    def _close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        page = self.window.page
        if page is not None and not page.property("keep"):
            page.hide()  # it hands over what it still holds
        self.services.closing.emit()
        self.home_room.close()
