"""The composition root: builds look, languages, store and window, and leads from page to page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from ludogite import paths
from ludogite.app.controllers import storage as keeping
from ludogite.app.window import Window
from ludogite.games.catalog import CATALOG
from ludogite.games.setup import reader
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_values import HomeProfile
from ludogite.ui.style.i18n import SYSTEM, Languages
from ludogite.ui.style.theme import Look

if TYPE_CHECKING:
    from ludogite.games.game import Reader
    from ludogite.services.match import Match
    from ludogite.services.new_game import NewGame
    from ludogite.services.reviews import Reviews
    from ludogite.services.worker import Worker
    from ludogite.store.database import Store
    from ludogite.ui.pages.game_over import GameOverPage
    from ludogite.ui.pages.new_game import NewGamePage
    from ludogite.ui.pages.replay import ReplayPage
    from ludogite.ui.pages.table_page import TablePage

UNDO_GRACE_MS = 2500
"""A misclick can be taken back for so long before a computer player goes on."""


class AppController(QObject):
    """Holds what is open: the store, the sitting and the pages, and goes from one to the other."""

    def __init__(
        self,
        look: Look,
        languages: Languages,
        window: Window,
        data: Path,
        worker: Worker,
        *,
        lang: str | None,
        code: str | None,
    ) -> None:
        super().__init__(window)
        self.worker = worker
        worker.setParent(self)
        self.look = look
        self.languages = languages
        self.window = window
        self.data = data
        self.read = reader(paths.resources())
        self._lang = lang
        self._code = code
        self._file: Path | None = None
        self.is_ready = False
        """Whether the data are open and the home page is filled."""
        self._store: Store | None = None
        self._table: TablePage | None = None
        self._agreeing: NewGamePage | None = None
        self._reviews: Reviews | None = None
        self._return: Callable[[], None] = self.go_home
        self.home = HomePage(look)
        self.home.new_game.connect(self.go_new_game)
        self.home.resume.connect(self.resume)
        self.home.open_profile.connect(self.go_profile)
        self.home.new_profile.connect(self.go_new_profile)
        self.home.records.connect(self.go_records)
        self.home.rules.connect(self.go_rules)
        self.home.dico.connect(self.go_dico)
        self.home.settings.connect(self.go_settings)
        window.show_page(self.home)
        window.painted.connect(self._later)
        window.help_wanted.connect(self._help)
        window.keys_wanted.connect(self._keys)
        window.back_wanted.connect(self._back)
        window.dico_wanted.connect(self._look_up)
        window.open_wanted.connect(self._ask_file)
        window.file_dropped.connect(lambda path: self.open_file(Path(path)))
        window.closing.connect(self._close)
        languages.changed.connect(self._spoken)
        self._show_games()

    # ---- the store ----------------------------------------------------------------------------------------------------------

    @property
    def store(self) -> Store:
        """The family's data; opened at the first need, after the first frame."""
        if self._store is None:
            self._store = keeping.open_data(self)
        return self._store

    def _later(self) -> None:
        QTimer.singleShot(0, self.ready)

    def ready(self) -> None:
        """Open the data and fill the home page; the first frame is on the screen by now."""
        self._apply_settings()
        self.fill_home()
        self.is_ready = True
        if self._code is not None:
            self.go_new_game("")
        if self._file is not None:
            self.open_file(self._file)

    def setting(self, key: str) -> Any:
        """Return a setting, or its default when it was never set or is none of ours."""
        value = self.store.settings.get(key, keeping.DEFAULTS[key])
        return value if isinstance(value, type(keeping.DEFAULTS[key])) else keeping.DEFAULTS[key]

    def guarded(self, write: Callable[[], object]) -> bool:
        """Write to the store; say it when that fails."""
        from ludogite.store.errors import StoreError  # noqa: PLC0415
        from ludogite.ui import texts  # noqa: PLC0415

        try:
            write()
        except StoreError as error:
            self.window.tell("danger", texts.store_error(error.code, error.details))
            return False
        return True

    # ---- settings -----------------------------------------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        self.languages.speak(self._lang or self.setting("language"))
        self._apply_theme(self.setting("theme"))
        self.look.set_text_scale(float(self.setting("text_scale")))
        self.look.set_reduced_motion(self.setting("reduced_motion"))

    def _apply_theme(self, theme: str) -> None:
        if theme == SYSTEM:
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
            theme = "soiree" if dark else "papier"
        self.look.set_theme(theme if theme in self.look.tokens.themes else "papier")

    def change(self, key: str, value: object) -> None:
        """Change a setting, at once and for good."""
        self.guarded(lambda: self.store.settings.set(key, value))  # type: ignore[arg-type]  # the settings page sends JSON values
        if key == "language":
            self._lang = None
        self._apply_settings()
        if self._table is not None:
            self._pace()

    def _pace(self) -> None:
        if self._table is not None:
            moving = self.look.ms("die_throw")
            pace = int(self.setting("pace_ms"))
            self._table.match.thinkers.pace_ms = pace + moving
            self._table.match.thinkers.grace_ms = UNDO_GRACE_MS if pace else 0

    def _spoken(self, _language: str) -> None:
        if self._store is not None:
            self.fill_home()
        else:
            self._show_games()

    # ---- home ---------------------------------------------------------------------------------------------------------------

    def _show_games(self) -> None:
        from ludogite.ui.pages.home_texts import home_game  # noqa: PLC0415 - not before the first frame

        self.home.show_games(tuple(map(home_game, CATALOG)))

    def fill_home(self) -> None:
        """Show the family and the games that wait."""
        from ludogite.services import home  # noqa: PLC0415 - not before the first frame
        from ludogite.ui.pages import home_texts  # noqa: PLC0415

        self._show_games()
        self.home.show_profiles([HomeProfile(who.id, who.name, who.ink, won) for who, won in home.profiles(self.store)])
        self.home.show_resume([home_texts.ticket(waiting) for waiting in home.waiting_games(self.store, self.read)])
        record = home.latest_record(self.store)
        self.home.show_news(None if record is None else home_texts.news(*record))

    def go_home(self) -> None:
        """Go back to the box."""
        self._leave_table()
        self.fill_home()
        self.window.show_page(self.home)

    # ---- games --------------------------------------------------------------------------------------------------------------

    def go_new_game(self, game_id: str) -> None:
        """Agree on a new game."""
        from ludogite.app.controllers import new_game as agreeing  # noqa: PLC0415

        self._leave_agreeing()
        page = self._agreeing = agreeing.new_game(self, game_id, self._show_agreeing)
        if self._code is not None:
            page.footer.code.setText(self._code)
            self._code = None
        self._return = self._show_agreeing
        self.window.show_page(page)

    def _show_agreeing(self) -> None:
        """Go back to the game that is being agreed on, as it was left."""
        from ludogite.app.controllers import new_game as agreeing  # noqa: PLC0415

        if self._agreeing is None:
            self.go_home()
            return
        agreeing.take_family(self, self._agreeing)
        self._return = self._show_agreeing
        self.window.show_page(self._agreeing)

    def _leave_agreeing(self) -> None:
        if self._agreeing is not None:
            self.window.leave(self._agreeing)
            self._agreeing = None

    def go_own(self, option: str) -> None:
        """Draw the grid or write the card of the game that is being agreed on, then go back to that page as it was left."""
        from ludogite.app.controllers import workshop  # noqa: PLC0415

        page = self._agreeing
        editor = workshop.editor(self, page, option, self._show_agreeing) if page is not None else None
        if editor is not None:
            self._return = self._show_agreeing
            self.window.show_page(editor, keep=False)

    def play(self, agreed: NewGame) -> None:
        """Begin the game that was agreed."""
        from ludogite.app.controllers import match_launcher as seating  # noqa: PLC0415

        seating.play(self, agreed)

    def resume(self, game_id: int) -> None:
        """Go on with a game that waits."""
        self.sit_down(game_id, coach=False)

    def sit_down(self, game_id: int, *, coach: bool) -> None:
        """Open the table of a saved game; a game that cannot be read is told, and stays as it is."""
        from ludogite.app.controllers import match_launcher as seating  # noqa: PLC0415

        seating.sit_down(self, game_id, coach=coach)

    def ruled(self) -> Reader:
        """Read resources with what the family has ruled about words."""
        return reader(paths.resources(), self.store.house_words.everything())

    def open_table(self, match: Match, *, coach: bool, leave: Callable[[], None], ended: Callable[[Any], None]) -> TablePage:
        """Open the table of a sitting; ``leave`` goes back, ``ended`` takes the result."""
        from ludogite.ui.pages.table_page import TablePage  # noqa: PLC0415

        self._leave_table()
        if self._reviews is not None:
            self._reviews.drop()  # the computer players need the machine
        page = TablePage(self.look, match, self.rules_panel(match.header.game), coach=coach)
        match.setParent(page)
        page.back.connect(leave)
        page.settings.connect(self.go_settings)
        page.stop_wanted.connect(self._stop)
        page.carry_wanted.connect(lambda: self.carry(match.game_id))
        page.ended.connect(ended)
        self._table = page
        self._return = self._show_table
        self._pace()
        self.window.show_page(page)
        match.start()
        return page

    def _show_table(self) -> None:
        if self._table is not None:
            self.window.show_page(self._table)

    def _leave_table(self) -> None:
        if self._table is not None:
            self._table.stop()
            self._table.match.close()
            self.window.leave(self._table)
            self._table = None
        self._leave_agreeing()
        self._return = self.go_home

    def _stop(self) -> None:
        if self._table is not None and self._table.match.stop():
            self.go_home()

    def ended(self, finished: Any) -> None:
        """Show how the game at the table ended."""
        from ludogite.app.controllers import game_over as ending  # noqa: PLC0415

        if self._table is not None:
            self.show_end(ending.game_over(self, self._table.match, finished))

    def show_end(self, page: GameOverPage) -> None:
        """Leave the table for the page that tells how its game ended."""
        self._leave_table()
        self._return = lambda: self.window.show_page(page)
        self.window.show_page(page)

    def revanche(self, game_id: int) -> None:
        """Begin the same game again, the seats rotated by one."""
        from ludogite.services import agreements  # noqa: PLC0415
        from ludogite.services.thinking import saved_to_loaded  # noqa: PLC0415

        saved = self.store.saves.load(game_id)
        if saved is not None:
            self.play(agreements.revanche(saved.game, saved_to_loaded(saved).header.options))

    @property
    def reviews(self) -> Reviews:
        """What looks back on finished games, for all pages."""
        if self._reviews is None:
            from ludogite.services.reviews import Reviews  # noqa: PLC0415

            self._reviews = Reviews(self.store.saves.load, self.read, self.worker, self)
        return self._reviews

    def _forget_reviews(self) -> None:
        """Other data, other games under the same numbers."""
        if self._reviews is not None:
            self._reviews.stop()
            self._reviews = None

    def go_replay(self, game_id: int, after: Callable[[], None] | None = None, *, step: int = 0, review: bool = False) -> None:
        """Watch a finished game again, then go back with ``after``: by default to where one was."""
        from ludogite.app.controllers import replays  # noqa: PLC0415

        back = after or self._return
        page = replays.replay(self, game_id, back, step=step, review=review)
        if page is not None:
            self._leave_table()
            self._return = back
            self.window.show_page(page, keep=False)

    def go_lesson(self, game_id: str, after: Callable[[], None] | None = None) -> None:
        """Play the guided first game, then go back to where one was."""
        from ludogite.app.controllers import lessons  # noqa: PLC0415

        if (page := lessons.lesson(self, game_id, after or self._return)) is not None:
            self.window.show_page(page, keep=False)

    def begin_with(self, code: str) -> None:
        """Agree on a game with a code that was typed outside."""
        self._code = code
        if self.is_ready:
            self.go_new_game("")

    def open_file(self, path: Path) -> None:
        """Open a file of ours, as soon as the data are open."""
        from ludogite.app.controllers import files  # noqa: PLC0415

        if self.is_ready:
            files.open_file(self, path)
        else:
            self._file = path

    def carry(self, game_id: int) -> None:
        """Let a game be taken along in a file."""
        from ludogite.app.controllers import files  # noqa: PLC0415

        files.carry(self, game_id)

    def _ask_file(self) -> None:
        from ludogite.app.controllers import files  # noqa: PLC0415

        files.ask(self)

    def watch(self, page: ReplayPage) -> None:
        """Show the replay of a game that is none of the house's, then go back to where one was."""
        page.back.connect(self._back)
        self.window.show_page(page, keep=False)

    # ---- the other pages ----------------------------------------------------------------------------------------------------

    def go_new_profile(self, after: Callable[[], None] | None = None) -> None:
        """Make a profile, then go on where one came from."""
        self._edit_profile(None, after or self.go_home)

    def _edit_profile(self, profile_id: int | None, after: Callable[[], None]) -> None:
        from ludogite.app.controllers import profiles as people  # noqa: PLC0415

        self._return = after
        self.window.show_page(people.editor(self, profile_id, after), keep=False)

    def go_profile(self, profile_id: int) -> None:
        """Show a profile's history and statistics."""
        from ludogite.app.controllers import profiles as people  # noqa: PLC0415

        self._return = self.go_home
        self.window.show_page(people.profile(self, profile_id), keep=False)

    def edit_profile(self, profile_id: int) -> None:
        """Change a profile, then show it again."""
        self._edit_profile(profile_id, lambda: self.go_profile(profile_id))

    def go_records(self) -> None:
        """Show the records of the house."""
        from ludogite.app.controllers import settings as quiet  # noqa: PLC0415

        self._return = self.go_home
        self.window.show_page(quiet.records(self), keep=False)

    def go_rules(self, game_id: str = CATALOG[0].id) -> None:
        """Read the rules of a game, then go back to where one was."""
        from ludogite.app.controllers import rules as reading  # noqa: PLC0415

        self.window.show_page(reading.rules(self, game_id, self._return), keep=False)

    def go_sheets(self, game_id: str = CATALOG[0].id, after: Callable[[], None] | None = None) -> None:
        """Choose blank sheets of a game to print."""
        from ludogite.app.controllers import rules as reading  # noqa: PLC0415

        self.window.show_page(reading.sheets(self, game_id, after or self._return), keep=False)

    def go_dico(self) -> None:
        """Look words up, then go back to where one was."""
        from ludogite.app.controllers import dictionary as words  # noqa: PLC0415

        self.window.show_page(words.dico(self, self._return), keep=False)

    def go_settings(self) -> None:
        """Change the settings, then go back to where one was."""
        from ludogite.app.controllers import settings as quiet  # noqa: PLC0415

        self.window.show_page(quiet.settings(self, self._return), keep=False)

    def go_about(self) -> None:
        """Show version, licences and credits."""
        from ludogite.app.controllers import settings as quiet  # noqa: PLC0415

        self.window.show_page(quiet.about(self, self.go_settings), keep=False)

    def go_family(self, data: bytes | Path) -> None:
        """Show what a family's file holds, and bring it back if wanted."""
        from ludogite.app.controllers import family  # noqa: PLC0415

        self._leave_table()  # its game may be among those that come back
        self.window.show_page(family.restore_page(self, data, self.go_home), keep=False)

    def restore(self, name: str) -> bool:
        """Put a backup in the place of the family's data; what is replaced is kept under another name."""
        from ludogite.store.database import restore_backup  # noqa: PLC0415
        from ludogite.store.errors import StoreError  # noqa: PLC0415
        from ludogite.ui import texts  # noqa: PLC0415

        self._leave_table()
        try:
            self._store = restore_backup(self.store, name).store
            self._forget_reviews()
        except StoreError as error:
            self.window.tell("danger", texts.store_error(error.code, error.details))
            return False
        self._apply_settings()
        return True

    def rules_panel(self, game_id: str) -> Callable[[], Any]:
        """Make the rules of a game as a panel, at the first need."""

        def make() -> Any:
            from ludogite.app.controllers import rules as reading  # noqa: PLC0415

            return reading.rules_panel(self, game_id)

        return make

    # ---- keys and ends ------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        page = self.window.page  # a table and a lesson have their rules beside them, a game being agreed on knows which are its own
        rules = getattr(page, "toggle_rules", None) or getattr(page, "read_rules", None)
        if rules is not None:
            rules()
        else:
            self.go_rules()

    def _look_up(self) -> None:
        if self._table is None:  # nobody looks words up in the middle of a game
            self.go_dico()

    def _keys(self) -> None:
        from ludogite.ui.pages.shortcuts import ShortcutsOverlay  # noqa: PLC0415

        ShortcutsOverlay(self.look, self.window).open()

    def _back(self) -> None:
        """Go back to where one came from: the table, the end of a game, or the box."""
        self._return()

    def _close(self) -> None:
        if self._table is not None:
            self._table.stop()
            self._table.match.close()
        elif self.window.page is not None:
            self.window.page.hide()  # it hands over what it still holds
        if self._reviews is not None:
            self._reviews.stop()
        self.worker.stop()
        if self._store is not None:
            self.guarded(self._store.close)
