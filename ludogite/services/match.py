"""One game at the table, from its first command to its result: session, clock, computer players, and the journal in the store."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite.core.advice import LEVELS
from ludogite.core.codec import Codec
from ludogite.core.gamecode import chance_of
from ludogite.core.log import AnyEntry, Header, entry_to_json, header_to_json
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
from ludogite.services.key_bindings import keep_seated_keys, seated_keys
from ludogite.services.portraits import character_face, seated_faces
from ludogite.services.thinking import RemoteCoach, RemotePlayer, saved_to_loaded
from ludogite.services.tickets import ticket_of, to_text
from ludogite.services.worker import Lane, Worker
from ludogite.store.database import Store
from ludogite.store.errors import StoreError
from ludogite.store.saves import LoadedGame, Mark, NewGame, Ply, ResultRow, SavedGame, Status
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.words.levels import Vocabulary
from ludogite.words.reasons import Verdict

with late:  # not every game has words
    from ludogite.services import rare_words

SUBSTITUTE = "moyen"
"""Level of the computer player that takes the seat of somebody who leaves."""
assert SUBSTITUTE in LEVELS  # noqa: S101


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


def locks_of(store: Store, saved: SavedGame) -> dict[Seat, Callable[[str], bool]]:
    """Find the people of a game whose profile has a PIN, and what tells whether it is the right one."""
    known = {seat.seat: store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None}
    return {seat: partial(store.profiles.opens, who.id) for seat, who in known.items() if who is not None and who.has_pin}


class StoreJournal(QObject):
    """Writes every command into the store as it is given.

    When the disk fails, the game goes on, and what could not be written waits for the next command.
    """

    trouble = Signal(object)
    """Writing failed: the StoreError; told once until writing works again."""

    def __init__(self, store: Store, game_id: int, codec: Codec[Any], parent: QObject | None = None, *, written: int) -> None:
        """``written``: how many commands the store holds already."""
        super().__init__(parent)
        self._store = store
        self._game_id = game_id
        self._codec = codec
        self._written = written
        self._waiting: list[Ply] = []
        self._has_told = False
        self._is_closed = False

    @property
    def is_complete(self) -> bool:
        """Whether everything has been written."""
        return not self._waiting

    def append(self, first: int, entries: Sequence[AnyEntry]) -> None:
        """Write the entries, after those that could not be written before."""
        for number, entry in enumerate(entries, start=first):
            command = json.dumps(entry_to_json(entry, self._codec)["command"], ensure_ascii=False, separators=(",", ":"))
            self._waiting.append(Ply(number, entry.seat, command, entry.at_ms))
        self.flush()

    def truncate(self, count: int) -> None:
        """Forget the entries from number ``count`` on; raises StoreError, and forgets nothing, when that cannot be written."""
        if count < self._written and not self._is_closed:
            self._store.saves.truncate(self._game_id, count)
            self._written = count
        self._waiting = [ply for ply in self._waiting if ply.n < count]

    def close(self) -> None:
        """Write what waits, and nothing from now on."""
        self.flush()
        self._is_closed = True

    def flush(self) -> None:
        """Write what waits, if the disk lets us."""
        if not self._waiting or self._is_closed:
            return
        try:
            self._store.saves.append(self._game_id, self._waiting)
        except StoreError as error:
            if not self._has_told:
                self._has_told = True
                self.trouble.emit(error)
            return
        self._has_told = False
        self._written = self._waiting[-1].n + 1
        self._waiting.clear()


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
    """Something could not be written: the StoreError; the game goes on."""
    stumbled = Signal(int)
    """The computer player of this seat failed; a plain move was made for it."""

    def __init__(
        self,
        store: Store,
        saved: LoadedGame,
        read: Reader,
        worker: Worker | None = None,
        *,
        count_assisted: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Take up a game of the store; raises LogError when it cannot be played, ResourceError when its resources are missing.

        ``worker`` makes the computer players and the coach think beside the window; without one they think here.
        """
        super().__init__(parent)
        self.worker = worker or Worker(self)
        self._store = store
        self.game_id = saved.game.id
        self.saved = saved.game
        self.count_assisted = count_assisted
        self.loaded = saved_to_loaded(saved)
        self._read = read = reader(read.folder, read.rulings, askers_of(store, saved.game))
        journal = StoreJournal(store, self.game_id, self.loaded.game.codec, self, written=len(self.loaded.entries))
        journal.trouble.connect(self.trouble)
        self._journal = journal
        last_ms = self.loaded.entries[-1].at_ms if self.loaded.entries else 0
        self.clock = WallClock(last_ms)
        self.session = self.loaded.session(read, self.clock, journal)
        self._ticker = Ticker(self.session, self.clock, self)
        self._is_paused = False
        self.asked_words: list[str] = []
        """The words whose meaning somebody has asked for at this table, in their order."""
        self.had_phones = False
        """Whether somebody has played from a phone, so that the revanche invites them again."""
        self.session.listen(self._keep_time)  # before a screen takes its time over the news
        self.session.listen(self._note_help)
        self.local = LocalSession(self.session, seat_infos(saved.game, seated_faces(store, saved.game)), self)
        self.local.locks = locks_of(store, saved.game)
        if self.loaded.game.buzzers:
            self.local.buzzers = seated_keys(store, saved.game)
            self.local.rekeyed.connect(self._keep_keys)
        players = {
            seat: RemotePlayer(self.header.game, info.level, info.vocabulary, self.loaded.options, read)
            for seat, info in enumerate(self.local.seats)
            if info.level
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
        try:
            self.saved = self._store.saves.take_over(self.game_id, seat, SUBSTITUTE)
        except StoreError as error:
            self.trouble.emit(error)
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

    def _keep_time(self, _news: AnyDelivery | None = None) -> None:
        """Let the clock run, but while nobody looks, and while the table reads its own dice in: that is no time to think."""
        if self._is_paused or any(asked.request.seat == NATURE for asked in self.session.requests()):
            self.clock.pause()
        else:
            self.clock.resume()
        self._ticker.plan()

    def stop(self) -> bool:
        """End the game without a result, for good; False when it could not be written."""
        self.close()
        try:
            self._store.saves.stop(self.game_id)
        except StoreError as error:
            self.trouble.emit(error)
            return False
        return True

    def close(self) -> None:
        """Leave the table: computer players stop, what waits is written; the game can be taken up again."""
        if self._is_closed:
            return
        self._is_closed = True  # whatever a screen still does after this stays out of the store, which may be closed by then
        self.computer_players.stop()
        self._ticker.stop()
        self._readying.stop()
        self._journal.close()
        self._keep_ticket()
        for lane in (Lane.PLAYERS, Lane.COACH):
            self.worker.release(lane)

    def _keep_ticket(self) -> None:
        """Keep what home shows of the game, so that nobody need play it through for that."""
        if self._journal.is_complete:
            with suppress(StoreError):  # then it is worked out when it is asked for
                self._store.saves.keep_ticket(self.game_id, to_text(ticket_of(self.loaded.game, self.session)))

    def _note_help(self, news: AnyDelivery) -> None:
        """Mark the game as assisted where a person has bought help."""
        entry = news.entry
        if entry is not None and isinstance(entry.command, self.loaded.game.helps) and self.local.is_local(entry.seat):
            self._mark(Mark.ASSISTED)

    def _mark(self, mark: Mark) -> None:
        if mark in self.saved.marks or self._is_finished or self._is_closed:
            return
        try:
            self._store.saves.mark(self.game_id, mark)
            saved = self._store.saves.load(self.game_id)
            if saved is not None:
                self.saved = saved.game
        except StoreError as error:
            self.trouble.emit(error)

    def _heard(self, news: AnyDelivery) -> None:
        if self._is_closed:
            return
        for event in news.events if news.entry is not None else ():
            ruling = self.loaded.game.house_ruling(event) if self.loaded.game.house_ruling is not None else None
            if ruling is not None:
                self._keep_ruling(ruling)
        if self.session.rules.outcome(news.state) is not None:  # else steps are still to be told, the last roll of dice for one
            self._end_if_over()

    def _keep_ruling(self, ruled: HouseRuling) -> None:
        """Write what the table decided about an answer into the house dictionary, where it can be taken back.

        REFEREE knows it from the next answer on; the log keeps the verdicts that were given, so replays do not change.
        """
        verdict = Verdict.ACCEPT if ruled.accepted else Verdict.BAN
        who = self.local.seats[ruled.seat].name
        try:
            self._store.house_words.rule(ruled.key, verdict, who=who, game=self.header.game, theme=ruled.theme_id)
            self.session.rules = self.loaded.rules(
                reader(self._read.folder, self._store.house_words.everything(), self._read.askers)
            )
        except StoreError as error:
            self.trouble.emit(error)

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
        self._is_finished = True
        self._journal.flush()
        saved: SavedGame | None = None
        try:
            if self._journal.is_complete:
                saved = self._store.saves.finish(self.game_id, result_rows(outcome), count_assisted=self.count_assisted)
                self.saved = saved
        except StoreError as error:
            self.trouble.emit(error)
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
