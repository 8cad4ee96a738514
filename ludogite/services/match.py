"""One game at the table, from its first command to its result: session, clock, computer players, and the journal in the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import takewhile

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite.core.advice import LEVELS
from ludogite.core.gamecode import chance_of
from ludogite.core.log import AnyEntry, Header, LogError, header_to_json
from ludogite.core.rules import NATURE, Outcome, Request, Seat
from ludogite.core.session import AnyDelivery
from ludogite.games.game import Coach, HouseRuling, Reader
from ludogite.games.hand import Hand
from ludogite.games.setup import BOTS, Loaded, draws_match_code, reader
from ludogite.late import late
from ludogite.services.agreements import is_child
from ludogite.services.clock import Ticker, WallClock
from ludogite.services.computer_players import ComputerPlayers
from ludogite.services.game_session import LocalSession, SeatInfo
from ludogite.services.journal import StoreJournal, Unwritten
from ludogite.services.key_bindings import keep_seated_keys, seated_keys
from ludogite.services.locks import Lock
from ludogite.services.portraits import character_face, seated_faces
from ludogite.services.thinking import RemoteCoach, RemotePlayer, saved_to_loaded
from ludogite.services.tickets import ticket_of, to_text
from ludogite.services.worker import Lane, Worker
from ludogite.store.database import Store
from ludogite.store.errors import StoreError
from ludogite.store.saves import LoadedGame, Mark, NewGame, ResultRow, SavedGame, Status
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.store.waiting import Ended, Marked, Ruled, TakenOver
from ludogite.words.levels import Vocabulary
from ludogite.words.reasons import Verdict

with late:  # not every game has words
    from ludogite.services import rare_words

SUBSTITUTE = "moyen"
"""Level of the computer player that takes the seat of somebody who leaves."""
assert SUBSTITUTE in LEVELS  # noqa: S101
FOLLOW_MS = 1000
"""How often to look what another window has played."""


def seat_infos(saved: SavedGame, faces: Sequence[str] = ()) -> tuple[SeatInfo, ...]:
    """Say who sits where in a saved game, with what faces."""
    seats = shown_seats(saved.seats)
    return tuple(replace(seat, face=face) for seat, face in zip(seats, faces, strict=True)) if faces else seats


def shown_seats(seats: Sequence[SavedSeat]) -> tuple[SeatInfo, ...]:
    """Say who sits where, as a table shows it."""
    return tuple(SeatInfo(seat.name, seat.ink, seat.level, seat.vocabulary) for seat in seats)


def askers_of(store: Store, saved: SavedGame) -> tuple[Vocabulary, ...]:
    """Give the vocabulary of each seat's person by the profile, for advice; who has none, and a computer player, is told all."""
    people = (None if seat.profile_id is None else store.profiles.get(seat.profile_id) for seat in saved.seats)
    return tuple(Vocabulary(person.vocabulary) if person else Vocabulary.TOUT for person in people)


def locks_of(store: Store, saved: SavedGame) -> dict[Seat, Lock]:
    """Find the people of a game whose profile has a PIN, and what tells whether it is the right one."""
    known = {seat.seat: store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None}
    return {seat: Lock(store, who.id) for seat, who in known.items() if who is not None and who.has_pin}


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has ended: its result, and the saved game with its marks (None when it could not be written)."""

    outcome: Outcome
    saved: SavedGame | None


class Match(QObject):
    """One open game. Made by ``begin`` or ``resume``; call ``close`` before leaving it."""

    finished = Signal(object)
    """The game is over: a ``Finished``."""
    trouble = Signal(object)
    """A habit or a key could not be written, or the game not be stopped: the StoreError."""
    freed = Signal()
    """The window that played this game has left it, or taken something back: the table is to be opened again."""
    stumbled = Signal(int, str)
    """The computer player of this seat failed, and why where a file is the cause; a plain move was made for it."""

    def __init__(
        self,
        store: Store,
        saved: LoadedGame,
        read: Reader,
        worker: Worker | None = None,
        *,
        unwritten: Unwritten | None = None,
        count_assisted: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Take up a game of the store; raises LogError when it cannot be played, ResourceError when its resources are missing.

        ``worker`` makes the computer players and the coach think beside the window; without one they think here. ``unwritten``
        knows what waits to be written, and whether another window plays this game: then people watch here.
        """
        super().__init__(parent)
        self.worker = worker or Worker(self)
        self._store = store
        self.count_assisted = count_assisted
        self.loaded = saved_to_loaded(saved)
        self._read = read = reader(read.folder, read.rulings, askers_of(store, saved.game))
        codec = self.loaded.game.codec
        self._unwritten = unwritten
        self._journal = (
            StoreJournal(store, saved, codec, parent=self) if unwritten is None else unwritten.journal(store, saved, codec)
        )
        self.is_watching = unwritten is not None and not unwritten.take(self.game_id)
        """Whether another window plays this game, and this one shows what happens there."""
        last_ms = self.loaded.entries[-1].at_ms if self.loaded.entries else 0
        self.clock = WallClock(last_ms)
        self.session = self.loaded.session(read, self.clock, None if self.is_watching else self._journal)
        self.session.only_follows = self.is_watching
        self._ticker = Ticker(self.session, self.clock, self)
        self._is_paused = False
        self.asked_words: list[str] = []
        """The words whose meaning somebody has asked for at this table, in their order."""
        self.had_phones = False
        """Whether somebody has played from a phone, so that the revanche invites them again."""
        self._entries = self.session.entries
        """The log at the last news."""
        self.session.listen(self._keep_time)  # before a screen takes its time over the news
        self._helped: set[Seat] = set()
        self.session.listen(self._note_help)
        self.local = LocalSession(self.session, seat_infos(saved.game, seated_faces(store, saved.game)), self)
        locks = locks_of(store, saved.game)
        self.local.locks, self.local.pauses = locks, {seat: lock.waits_s for seat, lock in locks.items()}
        if self.loaded.game.buzzers:
            self.local.buzzers = seated_keys(store, saved.game)
            self.local.rekeyed.connect(self._keep_keys)
        players = {
            seat: RemotePlayer(self.header.game, info.level, info.vocabulary, self.loaded.options, read)
            for seat, info in enumerate(self.local.seats)
            if info.level and not self.is_watching
        }
        self._players = frozenset(players.values())
        self.computer_players = ComputerPlayers(self.local, players, chance_of(self.header.code).apart(BOTS), self.worker, self)
        self.computer_players.in_real_time = self.loaded.game.buzzers
        self.computer_players.failed.connect(self.stumbled)
        self._is_finished = False
        self._is_closed = False
        self._readying = QTimer(self, interval=0)
        self.session.listen(self._heard)
        self._keep_time()
        if self.is_watching:
            self._ticker.stop()
            self._seen_at = ""
            look = QTimer(self, interval=FOLLOW_MS)
            look.timeout.connect(self._follow)
            look.start()

    @property
    def saved(self) -> SavedGame:
        """The game as it was written last."""
        return self._journal.saved

    @property
    def game_id(self) -> int:
        """The number of the game in the store."""
        return self._journal.game_id

    @property
    def waits(self) -> bool:
        """Whether something of the game could not be written yet."""
        return not self._journal.is_complete

    @property
    def header(self) -> Header:
        """What the game is played with."""
        return self.session.header

    def start(self) -> None:
        """Let the computer players look at the table; call it when the screen is ready."""
        if self.worker.is_apart:
            for player in self._players:
                self.worker.ask(self, Lane.PLAYERS, player.prepare, _nothing, failed=_nothing)
        self._get_ready()
        self.computer_players.look(self.session.requests())
        self._end_if_over()

    def _get_ready(self) -> None:
        """Get ready what the rules will be asked for, a piece at a time while nothing else happens."""
        get_ready = self.loaded.game.get_ready
        if get_ready is not None and not self._readying.isActive():
            pieces = get_ready(self.session.rules)

            def take_one() -> None:
                if next(pieces, self) is self:
                    self._readying.stop()

            self._readying.timeout.connect(take_one)
            self._readying.start()

    def coach(self) -> Coach | None:
        """Return the coach of this game, if the game has one; asking it marks the game as assisted."""
        has_one = self.loaded.game.make_coach is not None
        return RemoteCoach(self.header.game, self.loaded.options, self._read) if has_one else None

    @property
    def reader(self) -> Vocabulary:
        """The vocabulary by which this table is told of words: that of its youngest."""
        return rare_words.reader_of(self._read.askers)

    def glossary(self) -> rare_words.Glossary:
        """Give what explains words to this table."""
        return rare_words.Glossary(self._read, self.reader)

    def is_child(self, seat: Seat) -> bool:
        """Tell whether the person of a seat is a child, by the profile."""
        person = next((one.profile_id for one in self.saved.seats if one.seat == seat), None)
        if self._is_closed:  # the store may be too
            return False
        return is_child(self._store, person, datetime.now(UTC).year)

    def real_dice(self, request: Request) -> Hand:
        """Say which dice the table rolls for a request of NATURE; only in a game with real dice."""
        game, session = self.loaded.game, self.session
        if game.real_dice is None:
            raise TypeError(game.id)
        return game.real_dice(session.rules, session.view(None), request)

    def played(self) -> Loaded:
        """Give the game as it stands now."""
        return Loaded(self.loaded.game, self.loaded.options, self.header, self.session.entries)

    def draws_match_code(self) -> bool:
        """Throw all dice of the game again from its code and compare."""
        return draws_match_code(self.played(), self._read)

    def habits(self) -> dict[str, bool]:
        """Give what people switched on or off at a table of this game the last time."""
        kept = self._store.settings.get(self._habits_key, {})
        return {str(name): on for name, on in kept.items() if isinstance(on, bool)} if isinstance(kept, dict) else {}

    def keep_habit(self, name: str, on: bool) -> None:  # noqa: FBT001 - a slot
        """Keep what is switched on or off, for the next time."""
        if self._is_closed:
            return
        try:
            self._store.settings.set(self._habits_key, {**self.habits(), name: on})
        except StoreError as error:
            self.trouble.emit(error)

    @property
    def _habits_key(self) -> str:
        return f"habits/{self.header.game}"

    def mark_assisted(self) -> None:
        """Note that somebody has used the coach, where he helps."""
        if not self.loaded.game.coach_is_late:
            self._mark(Mark.ASSISTED)

    def leave(self, seat: Seat, name: str) -> None:
        """Let a computer player take the seat of somebody who leaves; ``name`` is what it is called from now on."""
        self._journal.put(TakenOver(seat, SUBSTITUTE))
        info = self.local.seats[seat]
        self.computer_players.seat(seat, RemotePlayer(self.header.game, SUBSTITUTE, None, self.loaded.options, self._read))
        self.local.seat(seat, SeatInfo(name, info.ink, SUBSTITUTE, face=character_face(name)))

    def pause(self) -> None:
        """Stop the clock and the computer players: nobody looks."""
        self._is_paused = True
        self.computer_players.pause()
        self._keep_time()

    def resume(self) -> None:
        """Let the clock run again, and the computer players act."""
        self._is_paused = False
        self._keep_time()
        self.computer_players.resume()

    def go_on_from(self, now_ms: int) -> None:
        """Go on from the time (ms) at which this table was left."""
        self.clock.wind(now_ms)
        self._keep_time()

    def _keep_time(self, _news: AnyDelivery | None = None) -> None:
        """Let the clock run, but while nobody looks, and while the table reads its own dice in: that is no time to think.

        Where people buzz, a command that is taken back takes the time since then with it: the clock of the round, which it made
        stand, would have lost that.
        """
        before, self._entries = self._entries, self.session.entries
        if len(self._entries) < len(before) and self.loaded.game.buzzers:
            self.clock.wind(before[len(self._entries)].at_ms)
        if self._is_paused or any(asked.request.seat == NATURE for asked in self.session.requests()):
            self.clock.pause()
        else:
            self.clock.resume()
        self._ticker.plan()

    def _follow(self) -> None:
        """Show what another window has played; where it has left the game, or taken something back, have the table opened again."""
        if self._is_closed or self._unwritten is None:
            return
        known = self.session.entries
        try:
            saved = self._store.saves.load(self.game_id)
            is_news = saved is not None and saved.game.updated_at != self._seen_at
            entries = saved_to_loaded(saved).entries if saved is not None and is_news else known
            self._seen_at = saved.game.updated_at if saved is not None else ""
            if entries[: len(known)] == known:
                self.session.follow(entries[len(known) :])
                if not (self._is_finished or self._unwritten.take(self.game_id)):
                    return
        except (StoreError, LogError):
            return  # looked at again in a moment
        if not self._is_finished:
            self.freed.emit()

    def standing(self) -> str:
        """Say who has how many points."""
        points = ticket_of(self.loaded.game, self.session).points
        return ", ".join(f"{seat.name} {score}" for seat, score in zip(self.local.seats, points, strict=True))

    def stop(self) -> bool:
        """End the game without a result, for good; False, and the table stays as it is, when that cannot be written."""
        try:
            if not self._journal.flush() and self._journal.trouble is not None:
                raise self._journal.trouble
            self._store.saves.stop(self.game_id)
        except StoreError as error:
            self.trouble.emit(error)
            return False
        self.close()
        return True

    def close(self) -> None:
        """Leave the table: computer players stop, what waits is written; the game can be taken up again."""
        if self._is_closed:
            return
        self._is_closed = True  # whatever a screen still does after this stays out of the store, which may be closed by then
        self.computer_players.stop()
        self._ticker.stop()
        self._readying.stop()
        if self._unwritten is None:
            self._journal.close()
        else:
            self._unwritten.leave(self._journal)
        self._keep_ticket()
        for lane in (Lane.PLAYERS, Lane.COACH):
            self.worker.release(lane)

    def _keep_ticket(self) -> None:
        """Keep what home shows of the game, so that nobody need play it through for that."""
        if self._journal.is_complete and not self.is_watching:
            with suppress(StoreError):  # then it is worked out when it is asked for
                self._store.saves.keep_ticket(self.game_id, to_text(ticket_of(self.loaded.game, self.session)))

    def _note_help(self, news: AnyDelivery) -> None:
        """Note who has bought help, whether that is taken back or not."""
        if news.entry is not None and isinstance(news.entry.command, self.loaded.game.helps):
            self._helped.add(news.entry.seat)

    def _mark_bought_help(self, outcome: Outcome) -> None:
        """Mark the game as assisted where the first of the people has bought help: another's takes no victory from anybody."""
        bought = {entry.seat for entry in self.session.entries if isinstance(entry.command, self.loaded.game.helps)} | self._helped
        people = [one.seat for one in self.saved.seats if one.level is None]
        first = min((outcome.places[seat] for seat in people), default=0)
        if any(outcome.places[seat] == first for seat in bought.intersection(people)):
            self._mark(Mark.ASSISTED)

    def _mark(self, mark: Mark) -> None:
        if mark in self._journal.loaded().game.marks or self._is_finished or self._is_closed or self.is_watching:
            return
        self._journal.put(Marked(mark))

    def _heard(self, news: AnyDelivery) -> None:
        if self._is_closed:
            return
        for event in news.events if news.entry is not None else ():
            ruling = self.loaded.game.house_ruling(event) if self.loaded.game.house_ruling is not None else None
            if ruling is not None and not self.is_watching:
                self._keep_ruling(ruling, news.entry)
        if self.session.rules.outcome(news.state) is not None:  # else steps are still to be told, the last roll of dice for one
            self._end_if_over()

    def _keep_ruling(self, ruled: HouseRuling, decided: AnyEntry | None) -> None:
        """Write what the table decided about an answer into the house dictionary, where it can be taken back.

        REFEREE knows it from the next answer on; the log keeps the verdicts that were given, so replays do not change.
        """
        verdict = Verdict.ACCEPT if ruled.accepted else Verdict.BAN
        who = ", ".join(self.local.seats[seat].name for seat in self._judges(ruled.seat, decided))
        if self._journal.put(Ruled(ruled.key, verdict, who, self.header.game, ruled.theme_id)):
            self.session.rules = self.loaded.rules(
                reader(self._read.folder, self._store.house_words.everything(), self._read.askers)
            )

    def _judges(self, asker: Seat, decided: AnyEntry | None) -> list[Seat]:
        """Find who has decided about somebody's answer: whoever acted since; the one who gave it where nobody else did."""
        entries = self.session.entries
        end = next((number for number, entry in enumerate(entries, start=1) if entry is decided), len(entries))
        since = takewhile(lambda entry: entry.seat != asker, reversed(entries[:end]))
        return sorted({entry.seat for entry in since if entry.seat >= 0}) or [asker]

    def _keep_keys(self) -> None:
        """Write the keys chosen at the table, for this game and those to come."""
        if self._is_closed:
            return
        try:
            keep_seated_keys(self._store, self.saved, self.local.buzzers)
        except StoreError as error:
            self.trouble.emit(error)

    def _end_if_over(self) -> None:
        outcome = self.session.outcome()
        if outcome is None or self._is_finished:
            return
        self._mark_bought_help(outcome)
        self._is_finished = True
        is_written = self.is_watching or self._journal.put(Ended(result_rows(outcome), self.count_assisted))
        saved = self.saved if is_written else None
        if self.is_watching and (there := self._store.saves.load(self.game_id)) is not None:
            saved = there.game if there.game.status is Status.FINISHED else None
        self.finished.emit(Finished(outcome, saved))


def _nothing(_answer: object) -> None:
    """Leave it at that: what cannot be read is told when the player is asked."""


def result_rows(outcome: Outcome) -> tuple[ResultRow, ...]:
    """Write a result as rows of the store, with each seat's own breakdown."""
    return tuple(
        ResultRow(seat, place, score, json.dumps({line.code: line.values[seat] for line in outcome.sheet}))
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True))
    )


def begin(store: Store, header: Header, record_key: str, seats: Sequence[SavedSeat], *, typed: bool, assisted: bool) -> LoadedGame:
    """Write a new game into the store; raises StoreError."""
    marks = frozenset(
        mark for mark, on in ((Mark.TYPED_CODE, typed), (Mark.ASSISTED, assisted), (Mark.HAND_DICE, bool(header.hand))) if on
    )
    text = json.dumps(header_to_json(header), ensure_ascii=False, separators=(",", ":"))
    game_id = store.saves.create(NewGame(header.game, record_key, text, tuple(seats), marks))
    loaded = store.saves.load(game_id)
    assert loaded is not None and loaded.game.status is Status.OPEN  # noqa: S101, PT018 - it was written in this very call
    return loaded
