"""The table that is open: how it is opened and left, the pace of its computer players, and what was being composed at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QObject

from ludogite.app import go
from ludogite.app.controllers import game_files, ghosts, match_launcher, reading, replays, rules
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.app.unwritten_room import UnwrittenRoom
from ludogite.late import late
from ludogite.services import agreements
from ludogite.services.day import day_of
from ludogite.services.match import Finished, Match
from ludogite.store.saves import Mark
from ludogite.ui import texts
from ludogite.ui.pages.frame import Question
from ludogite.ui.pages.practice_ribbon import PracticeRibbon
from ludogite.ui.pages.settings_parts import PACES
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.pages.waiting import end_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludogite.core.log import Header

with late:  # nothing of it before somebody invites
    from ludogite.app.controllers import phones

WATCHING: Final = "watching"
UNDO_GRACE_MS = 2500
"""A misclick can be taken back for so long before a computer player goes on."""


@dataclass(frozen=True, slots=True)
class Left:
    """How a table was left: its game, after how many commands, at what time of the game (ms), what was being composed."""

    header: Header
    entries: int
    now_ms: int
    composed: object


class TableRoom(QObject):
    """Opens tables, one at a time."""

    def __init__(self, services: Services, navigate: go.Navigate, unwritten: UnwrittenRoom) -> None:
        super().__init__(services)
        self._services, self._navigate, self._unwritten = services, navigate, unwritten
        self._pages: list[TablePage] = []
        """The pages of the tables that are open: a finished game may be played on beside one that waits."""
        self._left: Left | None = None
        """How the last table was left."""
        services.changed.connect(self._take_pace)
        services.closing.connect(self._close_all)

    @property
    def page(self) -> TablePage | None:
        """The page of the table at which somebody sat last, while it is open."""
        return self._pages[-1] if self._pages else None

    def saved(self, place: go.Table) -> Visit | None:
        """Make the page of a saved game's table; a game that cannot be read is told, stays as it is, and gives None."""
        services = self._services
        match = services.told(partial(match_launcher.taken_up, services, place.game_id))
        if match is None:
            return None
        ghost, wished = ghosts.ghost_of(services, match), place.coach
        page = self._page(
            match, place, coach=agreements.still_wants_coach(services.store, match.saved) if wished is None else wished
        )

        def furnish() -> None:
            page.call_tutor(agreements.tutored(services.store, match.saved))
            if ghost is not None:
                ghosts.seat_ghost(services, page, ghost)
            if place.phones or services.door is not None:
                phones.take_seats(services, page)

        return self._visit(page, furnish)

    def practice(self, place: go.Practice) -> Visit | None:
        """Make the page of a table at which a finished game is played on."""
        match = replays.practice(self._services, place)
        if match is None:
            return None
        page = self._page(match, place, coach=False)

        def furnish() -> None:
            page.bar.leave.hide()
            ribbon = PracticeRibbon(self._services.theme, had_real_dice=Mark.HAND_DICE in match.real.game.marks)
            ribbon.back.connect(page.back)
            page.add_ribbon(ribbon)

        return self._visit(page, furnish)

    def _page(self, match: Match, place: go.Table | go.Practice, *, coach: bool) -> TablePage:
        services, navigate = self._services, self._navigate

        def over(finished: Finished) -> None:
            navigate(go.GameOver(match, finished, place))

        def stop() -> None:
            if match.stop():
                navigate(go.Home())

        def ask_to_stop() -> None:
            if page.questions:
                return
            flow, question = page.screen_widget.flow, Question(services.theme, page)
            flow.clock.stop(question)
            for answer in (question.agreed, question.declined):
                answer.connect(partial(flow.clock.start, question))
                answer.connect(question.deleteLater)
            question.agreed.connect(stop)
            question.ask(*end_words(match.standing()))
            page.place_questions()

        services.drop_reviews()
        game = match.header.game
        page = TablePage(services.theme, services.uis[game], match, partial(rules.rules_panel, services, game), coach=coach)
        match.setParent(page)
        match.freed.connect(partial(self._reopen, place))
        page.settings.connect(lambda: navigate(go.Settings()))
        page.stop_wanted.connect(ask_to_stop)
        page.pace_wanted.connect(self.next_pace)
        page.carry_wanted.connect(lambda: game_files.carry(services, match.game_id))
        page.phones_wanted.connect(lambda: phones.invite(services, page))
        page.ended.connect(over)
        reading.offer(services, page.header, page.words_aloud)
        day = day_of(game, match.header.code, date.today()) if len(match.local.seats) == 1 else None  # noqa: DTZ011 - as on its page
        if day is not None:
            page.show_day(QDate(day.year, day.month, day.day))
        return page

    def _visit(self, page: TablePage, furnish: Callable[[], None]) -> Visit:
        match = page.match

        def begin() -> None:
            self._pages.append(page)
            self._take_pace()
            left = self._left
            if left is not None and (left.header, left.entries) == (match.header, len(match.session.entries)):
                match.go_on_from(left.now_ms)
                page.screen_widget.flow.play.show_time()
                if left.composed is not None:
                    page.screen_widget.parts.restore_draft(left.composed)
            match.start()
            furnish()
            if match.is_watching:
                sentence = texts.refusal("played_elsewhere")
                self._services.window.standing.stand(WATCHING, sentence)

        def holds(leave: Callable[[], None]) -> bool:
            return self._unwritten.holds(leave) if match.waits else False

        def end() -> None:
            composed = page.screen_widget.parts.save_draft()
            if not match.is_watching:  # its clock knows of no pause
                self._left = Left(match.header, len(match.session.entries), match.session.now_ms(), composed)
            self._close(page)

        def return_to() -> None:
            self._pages.sort(key=lambda one: one is page)
            self._take_pace()

        return Visit(page, keep=True, begun=begin, returned=return_to, holds=holds, ended=end)

    def _close_all(self) -> None:
        for page in tuple(self._pages):
            self._close(page)

    def _close(self, page: TablePage) -> None:
        """Close the game of a table that is open."""
        if page in self._pages:
            self._pages.remove(page)
            if page.match.is_watching:
                self._services.window.standing.go_on(WATCHING)
            page.stop()
            page.match.close()

    def _reopen(self, place: go.Table | go.Practice) -> None:
        """Open a table again at which people only watched, once the other window has left it or taken something back."""
        if self.page is not None and not self.page.isHidden():
            self._navigate(go.Back())
            self._navigate(place)

    # ---- the pace -----------------------------------------------------------------------------------------------------------

    def next_pace(self) -> None:
        """Let the computer players be calm, brisk or immediate, in turn."""
        if self.page is None:
            return
        now = min(PACES, key=lambda pace: abs(pace - int(self._services.setting("pace_ms"))))
        following = PACES[(PACES.index(now) + 1) % len(PACES)]
        self._services.change("pace_ms", value=following)
        self.page.say(texts.pace_name(following))

    def _take_pace(self) -> None:
        """Let the computer players act at the pace of the settings."""
        if self.page is not None:
            pace, players = int(self._services.setting("pace_ms")), self.page.match.computer_players
            players.pace_ms = pace and pace + self._services.theme.ms("die_throw")
            players.grace_ms = UNDO_GRACE_MS if pace else 0
            self.page.show_pace(pace)
