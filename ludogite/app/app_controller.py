"""The composition root: builds the pages, leads from one to another, and knows what 'back' means."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from ludogite.app.routes import Way
from ludogite.app.services import Services
from ludogite.app.window import Window
from ludogite.games.catalog import CATALOG
from ludogite.late import late
from ludogite.services import home_facts
from ludogite.services.home_facts import HomeFacts, Remembered
from ludogite.services.worker import Lane, Worker
from ludogite.ui.pages import home_texts
from ludogite.ui.pages.home import HomePage
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme

if TYPE_CHECKING:
    from ludogite.core.log import Header
    from ludogite.services.challenge import Challenge
    from ludogite.services.match import Finished, Match
    from ludogite.services.new_game import NewGame
    from ludogite.services.tickets import Ticket
    from ludogite.store.database import Store
    from ludogite.ui.pages.game_over import GameOverPage
    from ludogite.ui.pages.new_game import NewGamePage
    from ludogite.ui.pages.table_page import TablePage

with late:  # not before the first frame
    from ludogite.app import ahead
    from ludogite.app.controllers import (
        challenges,
        dictionary,
        family,
        files,
        game_files,
        game_over,
        lessons,
        match_launcher,
        new_game,
        phones,
        profiles,
        replays,
        rules,
        settings,
        soirees,
        workshop,
    )
    from ludogite.services import agreements, thinking, tickets
    from ludogite.services import home as home_service
    from ludogite.store import errors
    from ludogite.ui import texts
    from ludogite.ui.pages import settings_parts, shortcuts, table_page

UNDO_GRACE_MS = 2500
"""A misclick can be taken back for so long before a computer player goes on."""


class AppController(QObject):
    """Holds what is open, the table and the game that is being agreed on, and goes from page to page (see ``Routes``)."""

    def __init__(
        self,
        theme: Theme,
        languages: Languages,
        window: Window,
        data: Path,
        worker: Worker,
        *,
        lang: str | None,
        code: str | None,
        remembered: Remembered | None = None,
    ) -> None:
        super().__init__(window)
        self.theme, self.languages, self.window = theme, languages, window
        self.services = Services(theme, languages, data, worker, window.tell, lang=lang)
        self.services.setParent(self)
        self._code = code
        self._file: Path | None = None
        self._is_closed = False
        self.is_ready = False
        """Whether the data are open and the home page is filled."""
        self._table: TablePage | None = None
        self._agreeing: NewGamePage | None = None
        self._ends: list[GameOverPage] = []
        """Pages that tell how games ended, which replays and games of practice may come back to."""
        self._facts = HomeFacts()
        self.left: HomeFacts | None = None
        """What the page would show now, once the window is closed; None where that is nowhere kept."""
        self._told: dict[tuple[int, str], Ticket] = {}
        """Tickets that are kept nowhere else, by game and moment."""
        self._asked: set[int] = set()
        """Games whose tickets are being worked out."""
        self._composed: tuple[Header, int, object] | None = None
        """What was being composed at the table left last: its game, after how many commands, and what."""
        self.ahead: ahead.Ahead | None = None
        """Brings in what lies behind the ways of the box, once the data are open."""
        self._return: Way = self.go_home
        if remembered is not None:
            self.services.remember_settings(remembered.settings)
        home = self.home = HomePage(theme, self.services.uis)
        for signal, act in (
            (home.new_game, self.go_new_game),
            (home.resume, self.resume),
            (home.open_profile, self.go_profile),
            (home.new_profile, self.go_new_profile),
            (home.day, self.go_day),
            (home.records, self.go_records),
            (home.rules, self.go_rules),
            (home.dico, self.go_dico),
            (home.settings, self.go_settings),
            (window.help_wanted, self._help),
            (window.keys_wanted, self._keys),
            (window.back_wanted, self.go_back),
            (window.dico_wanted, self._look_up),
            (window.word_asked, lambda word: dictionary.explain(self.services, self, word)),
            (window.pace_wanted, self._next_pace),
            (window.open_wanted, self.ask_file),
            (window.file_dropped, lambda path: self.open_file(Path(path))),
            (window.question.agreed, self._take_backup),
            (window.question.refused, self._leave_backups),
        ):
            signal.connect(self._with_data(act))
        window.show_page(home)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.ready)
        window.painted.connect(self._soon.start)
        window.closing.connect(self._close)
        languages.changed.connect(self._spoken)
        self.services.changed.connect(self._pace)
        self._show_games()
        if remembered is not None:
            self._show_facts(remembered.facts)

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
        self.fill_home()
        if self.services.offered:
            self._offer_backup()
        if self._code is not None:
            self.go_new_game("")
        if self._file is not None:
            self.open_file(self._file)

    # ---- the way from page to page ------------------------------------------------------------------------------------------

    def show_page(self, page: QWidget, *, keep: bool = True) -> None:
        """Show a page; one that is not kept is deleted when it is left."""
        self.window.show_page(page, keep=keep)

    def go_back(self) -> None:
        """Go back to where one came from: the table, the end of a game, or the box."""
        self._return()

    def _visit(self, page: QWidget, back: Way | None = None) -> None:
        """Show a page that is deleted when it is left; ``back`` is where one comes back to from now on."""
        if back is not None:
            self._return = back
        self.window.show_page(page, keep=False)

    # ---- home ---------------------------------------------------------------------------------------------------------------

    def _spoken(self, _language: str) -> None:
        if self.services.is_open:
            self.fill_home()
        else:
            self._show_games()

    def _show_games(self) -> None:
        self.home.show_games([home_texts.home_game(entry, self.services.uis) for entry in CATALOG])

    def fill_home(self) -> None:
        """Show the family and the games that wait."""
        store = self.services.store
        facts, without = home_service.home_facts(store, self._told)
        self._show_facts(facts)
        if self._can_remember():
            home_facts.remember(self.services.data, self.services.shown_settings(), facts)
        for game_id in without:
            self._work_out(game_id)

    def _can_remember(self) -> bool:
        """Tell whether what is shown is what lies in the data folder: it may be in memory, or saved to another place."""
        return self.services.is_open and self.services.store.file == self.services.data / home_facts.DATA_FILE

    def _show_facts(self, facts: HomeFacts) -> None:
        self._facts = facts
        home_texts.show_facts(self.home, facts, self.services.uis)
        if self.is_ready:
            self.ahead = self.ahead or ahead.Ahead(self)
            for widget, way in self.home.ways():
                self.ahead.watch(widget, way)

    def _work_out(self, game_id: int) -> None:
        """Have the ticket of a game that keeps none worked out beside the window: another program wrote it, or ours was killed."""
        saved = self.services.store.saves.load(game_id)
        if saved is None or game_id in self._asked:
            return
        self._asked.add(game_id)

        def told(ticket: Ticket) -> None:
            self._asked.discard(game_id)
            if self._is_closed:
                return
            self._told[game_id, saved.game.updated_at] = ticket
            with suppress(errors.StoreError):  # then it is worked out again the next time
                self.services.store.saves.keep_ticket(game_id, tickets.to_text(ticket), of=saved.game.updated_at)
            self.fill_home()

        def failed(_error: Exception) -> None:
            self._asked.discard(game_id)
            self._told[game_id, saved.game.updated_at] = tickets.UNREADABLE
            self.fill_home()

        call = partial(tickets.worked_out, saved, self.services.read)
        self.services.worker.ask(self, Lane.STATISTICS, call, told, failed=failed)

    def _offer_backup(self) -> None:
        """Ask whether the copy that was found shall take the place of what is missing; asked at every start until answered."""
        question = self.window.question
        question.ask(
            QCoreApplication.translate("House", "Les données de la famille manquent ici. Reprendre la dernière bonne sauvegarde ?"),
            QCoreApplication.translate("House", "Reprendre la sauvegarde"),
            QCoreApplication.translate("House", "Plus tard"),
            QCoreApplication.translate("House", "Commencer à neuf"),
        )
        self.window.place_question()

    def _take_backup(self) -> None:
        if self.services.restore(self.services.offered):
            self.window.notice.hide()
            self.go_home()

    def _leave_backups(self) -> None:
        self.services.guarded(self.services.store.leave_backups)

    def go_home(self) -> None:
        """Go back to the box."""
        self._leave_table()
        self._leave_ends()
        self.fill_home()
        self.window.show_page(self.home)

    # ---- a new game ---------------------------------------------------------------------------------------------------------

    def go_new_game(self, game_id: str) -> None:
        """Agree on a new game."""
        self._leave_agreeing()
        page = self._agreeing = new_game.new_game(self.services, self, game_id, self._show_agreeing)
        if self._code is not None:
            page.footer.code.setText(self._code)
            self._code = None
        self._return = self._show_agreeing
        self.window.show_page(page)

    def _show_agreeing(self) -> None:
        """Go back to the game that is being agreed on, as it was left."""
        if self._agreeing is None:
            self.go_home()
            return
        new_game.take_family(self.services, self._agreeing)
        self._return = self._show_agreeing
        self.window.show_page(self._agreeing)

    def _leave_agreeing(self) -> None:
        if self._agreeing is not None:
            self.window.leave(self._agreeing)
            self._agreeing = None

    def go_own(self, option: str) -> None:
        """Draw the grid or write the card of the game that is being agreed on, then go back to that page as it was left."""
        page = self._agreeing
        editor = workshop.editor(self.services, page, option, self._show_agreeing) if page is not None else None
        if editor is not None:
            self._visit(editor, self._show_agreeing)

    def begin_with(self, code: str) -> None:
        """Agree on a game with a code that was typed outside."""
        self._code = code
        if self.is_ready:
            self.go_new_game("")

    def play(self, agreed: NewGame) -> None:
        """Begin the game that was agreed."""
        match_launcher.play(self.services, self, agreed)
        if self.window.page is self._table:  # no sheet asks for a word first
            self._leave_ends()

    def revanche(self, game_id: int, *, phones: bool = False) -> None:
        """Begin the same game again, the seats rotated by one; ``phones`` are invited to it."""
        saved = self.services.store.saves.load(game_id)
        if saved is not None:
            header = thinking.saved_to_loaded(saved).header
            self.play(agreements.revanche(saved.game, header.options, own_word=bool(header.word), phones=phones))

    # ---- the table ----------------------------------------------------------------------------------------------------------

    def resume(self, game_id: int) -> None:
        """Go on with a game that waits; one that does not read any more can be kept in a file as it is."""
        if any(one.id == game_id and not one.is_readable for one in self._facts.waiting):
            game_files.carry_as_it_is(self.services, self, game_id)
        else:
            self.sit_down(game_id, coach=None)

    def sit_down(self, game_id: int, *, coach: bool | None) -> None:
        """Open the table of a saved game, with the coach or without, None as it was left; one that cannot be read is told."""
        match_launcher.sit_down(self.services, self, game_id, coach=coach)

    def open_table(self, match: Match, *, coach: bool, leave: Way, ended: Callable[[Finished], None]) -> TablePage:
        """Open the table of a match; ``leave`` goes back, ``ended`` takes the result."""
        self._leave_table()
        self.services.drop_reviews()
        panel = partial(rules.rules_panel, self.services, match.header.game)
        page = table_page.TablePage(self.theme, self.services.uis[match.header.game], match, panel, coach=coach)
        match.setParent(page)
        page.back.connect(leave)
        page.settings.connect(self.go_settings)
        page.stop_wanted.connect(self._stop)
        page.pace_wanted.connect(self._next_pace)
        page.carry_wanted.connect(lambda: game_files.carry(self.services, self, match.game_id))
        page.phones_wanted.connect(lambda: phones.invite(self.services, page))
        page.ended.connect(ended)
        self._table = page
        self._return = self._show_table
        self._pace()
        self.window.show_page(page)
        if self._composed is not None and self._composed[:2] == (match.header, len(match.session.entries)):
            page.screen_widget.compose(self._composed[2])
        match.start()
        return page

    def _show_table(self) -> None:
        if self._table is not None:
            self.window.show_page(self._table)

    def _leave_table(self) -> None:
        if self._table is not None:
            match, composed = self._table.match, self._table.screen_widget.composing()
            self._composed = None if composed is None else (match.header, len(match.session.entries), composed)
            self._table.stop()
            match.close()
            self.window.leave(self._table)
            self._table = None
        self._leave_agreeing()
        self._return = self.go_home

    def _stop(self) -> None:
        if self._table is not None and self._table.match.stop():
            self.go_home()

    def _next_pace(self) -> None:
        """Let the computer players of the table be calm, brisk or immediate, in turn."""
        if self._table is None:
            return
        paces = settings_parts.PACES
        now = min(paces, key=lambda pace: abs(pace - int(self.services.setting("pace_ms"))))
        following = paces[(paces.index(now) + 1) % len(paces)]
        self.services.change("pace_ms", value=following)
        self._table.say(texts.pace_name(following))

    def _pace(self) -> None:
        """Let the computer players act at the pace of the settings."""
        if self._table is not None:
            pace, players = int(self.services.setting("pace_ms")), self._table.match.computer_players
            players.pace_ms = pace and pace + self.theme.ms("die_throw")
            players.grace_ms = UNDO_GRACE_MS if pace else 0
            self._table.show_pace(pace)

    def ended(self, finished: Finished) -> None:
        """Show how the game at the table ended."""
        if self._table is not None:
            self.show_end(game_over.game_over(self.services, self, self._table.match, finished))

    def show_end(self, page: GameOverPage) -> None:
        """Leave the table for the page that tells how its game ended."""
        self._leave_table()
        self._return = lambda: self.window.show_page(page)
        self.window.show_page(page)
        if page not in self._ends:
            self._ends.append(page)

    def _leave_ends(self) -> None:
        """Let the ends of games go, with all that was kept of these games: whoever plays on comes back to none."""
        ends, self._ends = self._ends, []
        for page in ends:
            self.window.leave(page)

    # ---- finished games, lessons, files -------------------------------------------------------------------------------------

    def go_replay(
        self, game_id: int, after: Way | None = None, *, step: int = 0, moment: int | None = None, review: bool = False
    ) -> None:
        """Watch a finished game again, then go back with ``after``: by default to where one was."""
        back = after or self._return
        page = replays.replay(self.services, self, game_id, back, step=step, moment=moment, review=review)
        if page is not None:
            self._leave_table()
            self._visit(page, back)

    def go_lesson(self, game_id: str, after: Way | None = None) -> None:
        """Play the guided first game, then go back to where one was."""
        if (page := lessons.lesson(self.services, self, game_id, after or self._return)) is not None:
            self._visit(page)

    def open_file(self, path: Path) -> None:
        """Open a file of ours, as soon as the data are open."""
        if self.is_ready:
            files.open_file(self.services, self, path)
        else:
            self._file = path

    def ask_file(self) -> None:
        """Let somebody choose a file of ours, and open it."""
        files.ask(self)

    def go_challenge(self, challenge: Challenge) -> None:
        """Show a challenge that came in."""
        self._leave_table()
        self._visit(challenges.challenge_page(self.services, self, challenge), lambda: self.go_challenge(challenge))

    def go_day(self) -> None:
        """Show the games of the day."""
        self._leave_table()
        self._visit(challenges.day_page(self.services, self), self.go_day)

    def go_soiree(self) -> None:
        """Show the evening that is open, or let one begin."""
        self._leave_table()
        self._visit(soirees.soiree_page(self.services, self, self.go_day), self.go_soiree)

    def go_family(self, data: bytes | Path) -> None:
        """Show what a family's file holds, and bring it back if wanted."""
        self._leave_table()  # its game may be among those that come back
        self._visit(family.restore_page(self.services, self, data, self.go_home))

    def restore(self, name: str) -> bool:
        """Put a backup in the place of the family's data; what is replaced is kept under another name."""
        self._leave_table()
        return self.services.restore(name)

    # ---- the other pages ----------------------------------------------------------------------------------------------------

    def go_new_profile(self, after: Way | None = None) -> None:
        """Make a profile, then go on where one came from."""
        self._edit_profile(None, after or self.go_home)

    def _edit_profile(self, profile_id: int | None, after: Way) -> None:
        self._visit(profiles.editor(self.services, self, profile_id, after), after)

    def go_profile(self, profile_id: int) -> None:
        """Show a profile's history and statistics."""
        self._visit(profiles.profile(self.services, self, profile_id), self.go_home)

    def edit_profile(self, profile_id: int) -> None:
        """Change a profile, then show it again."""
        self._edit_profile(profile_id, lambda: self.go_profile(profile_id))

    def go_records(self) -> None:
        """Show the records of the house."""
        self._visit(settings.records(self.services, self), self.go_home)

    def go_rules(self, game_id: str = CATALOG[0].id) -> None:
        """Read the rules of a game, then go back to where one was."""
        self._visit(rules.rules(self.services, self, game_id, self._return))

    def go_sheets(self, game_id: str = CATALOG[0].id, after: Way | None = None) -> None:
        """Choose blank sheets of a game to print."""
        self._visit(rules.sheets(self.services, game_id, after or self._return))

    def go_dico(self, word: str = "") -> None:
        """Look words up, this one first, then go back to where one was."""
        page = dictionary.dico(self.services, self._return)
        self._visit(page)
        if word:
            page.look_up(word)

    def go_settings(self) -> None:
        """Change the settings, then go back to where one was."""
        self._visit(settings.settings(self.services, self, self._return))

    def go_about(self) -> None:
        """Show version, licences and credits."""
        self._visit(settings.about(self.services, self.go_settings))

    # ---- keys and ends ------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        page = self.window.page  # a table and a lesson have their rules beside them, a game being agreed on knows which are its own
        read = getattr(page, "toggle_rules", None) or getattr(page, "read_rules", None)
        if read is not None:
            read()
        else:
            self.go_rules()

    def _look_up(self) -> None:
        if self._table is None:  # nobody looks words up in the middle of a game
            self.go_dico()

    def _keys(self) -> None:
        shortcuts.ShortcutsOverlay(self.theme, self.window).open()

    def _close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        if self._table is not None:
            self._table.stop()
            self._table.match.close()
        elif self.window.page is not None:
            self.window.page.hide()  # it hands over what it still holds
        self._forget_nothing()

    def _forget_nothing(self) -> None:
        """Close the data, and remember how the page would look now."""
        shown = None
        if self._can_remember():
            with suppress(errors.StoreError):
                shown = self.services.shown_settings(), home_service.home_facts(self.services.store, self._told)[0]
        self.services.close()
        if shown is not None:
            home_facts.remember(self.services.data, *shown)
            self.left = shown[1]
