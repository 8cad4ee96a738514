"""One game being played: asks the rules, settles the outside world, keeps the log, undoes, and tells listeners in order.

A session owns time's effects but no clock, chance's commands but no dice, and the log but no file: clock, chance and journal
arrive by constructor.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from ludogite.core.chance import Chance
from ludogite.core.clock import GameClock
from ludogite.core.codec import Codec, CodecError
from ludogite.core.log import Entry, Header, LogError
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Open, Outcome, Preview, Refusal, Request, Rules, Seat, Step

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")

_ENDLESS = 10_000
"""Steps of the outside world in a row after which the rules are surely wrong."""


class Journal(Protocol[C]):
    """Where the log is kept, so that at most the command in flight can be lost."""

    def append(self, first: int, entries: Sequence[Entry[C]]) -> None:
        """Keep the entries of one submitted command, all or none, numbered from ``first`` on."""

    def truncate(self, count: int) -> None:
        """Forget all entries from number ``count`` on (an undo)."""


@dataclass(frozen=True, slots=True)
class Delivery(Generic[S, C, E]):
    """News for listeners: one command and what it did; ``entry`` is None after an undo, which has no events."""

    entry: Entry[C] | None
    state: S
    events: tuple[E, ...] = ()


AnyDelivery: TypeAlias = Delivery[Any, Any, Any]
Listener: TypeAlias = Callable[[Delivery[S, C, E]], None]
"""Told of every step, in the order of the log, after the outside world has been settled; may submit."""


@dataclass(frozen=True, slots=True)
class _Past(Generic[S, C, E]):
    """What an undo needs of a step: command, state before it, whether it revealed something or was typed in; and what it did."""

    entry: Entry[C]
    before: S
    reveals: bool
    by_hand: bool
    events: tuple[E, ...]


class Session(Generic[S, C, E, V]):
    """Plays one game; see the module's docstring.

    Single-threaded: call it from one thread only. Refusal codes of its own: ``stale`` (the token is not open any more),
    ``not_asked`` (nothing is asked of this seat), ``game_over``, ``undecodable``, ``played_elsewhere``;
    of undo: ``nothing_to_undo``, ``other_acted``,
    ``revealed``.
    """

    def __init__(
        self,
        rules: Rules[S, C, E, V],
        codec: Codec[C],
        header: Header,
        *,
        chance: Chance,
        clock: GameClock,
        journal: Journal[C] | None = None,
        entries: Sequence[Entry[C]] = (),
    ) -> None:
        """Start a game, or take it up again from its entries; raises LogError when they cannot be played."""
        self.rules = rules
        self.codec = codec
        self.header = header
        self._chance = chance
        self._clock = clock
        self._journal = journal
        self._listeners: list[Listener[S, C, E]] = []
        self._news: deque[Delivery[S, C, E]] = deque()
        self._delivering = False
        self._serial = 0
        self._kept = len(entries)
        self._past: list[_Past[S, C, E]] = []
        self._state = rules.start()
        self._open: tuple[Open, ...] = ()
        self.is_paused = False
        """Whether the table pauses: nobody at it may do anything then, from wherever it comes."""
        self.only_follows = False
        """Whether the game is played elsewhere, and only ``follow`` goes on with it: no command, no clock, no undo."""
        self._renew(None)
        for number, entry in enumerate(entries):
            self._replay(number, entry)
        self._settle()
        self._write()
        self._news.clear()

    # -- what is ------------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state now; secrets included, so not for screens."""
        return self._state

    @property
    def entries(self) -> tuple[Entry[C], ...]:
        """The log so far."""
        return tuple(past.entry for past in self._past)

    def past(self) -> Iterator[E]:
        """Tell what has happened, secrets included, the last first."""
        return (event for past in reversed(self._past) for event in reversed(past.events))

    def requests(self) -> tuple[Open, ...]:
        """List what is open to players (and to the table, for real dice), with tokens."""
        return tuple([asked for asked in self._open if asked.request.seat != CLOCK])

    def next_deadline(self) -> int | None:
        """Tell the game time in ms at which ``tick`` has something to do."""
        return min((at for asked in self._open if (at := _deadline(asked.request)) is not None), default=None)

    def now_ms(self) -> int:
        """Tell the game time in ms, as the next command would get it: for a bar that shows how long there is."""
        return self._now()

    def view(self, seat: Seat | None) -> V:
        """Show what a seat, or a spectator (None), may know."""
        return self.rules.view(self._state, seat)

    def preview(self, seat: Seat, command: C) -> Preview | Refusal:
        """Say what a command would score for a seat, from what it sees."""
        return self.rules.preview(self.view(seat), seat, command)

    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
        return self.rules.outcome(self._state)

    def listen(self, listener: Listener[S, C, E]) -> None:
        """Tell this listener of every step from now on."""
        self._listeners.append(listener)

    # -- what is done -------------------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, command: C, token: int) -> Refusal | None:
        """Give a command in answer to the open request with this token; a deadline that has passed comes first."""
        now = self._now()
        self._expire(now)
        refusal = self._refuse(seat, command, token)
        if refusal is None:
            self._apply(Entry(seat, command, now), token)
            self._settle()
        self._publish()
        return refusal

    def submit_json(self, seat: Seat, data: object, token: int) -> Refusal | None:
        """Give a command that came as JSON; anything that is no command is refused, never raised."""
        try:
            command = self.codec.decode(data)
        except CodecError as error:
            return Refusal.of("undecodable", where=str(error))
        return self.submit(seat, command, token)

    def tick(self) -> None:
        """Let CLOCK speak if a deadline has passed; call it at ``next_deadline`` or whenever convenient."""
        self._expire(self._now())
        self._publish()

    def refuse_undo(self, seat: Seat) -> Refusal | None:
        """Say why this seat may not take its last command back, never past another player, the clock or news.

        NATURE may: dice that the table typed in wrongly reveal nothing that was not on the table.
        """
        found = self._find_undo(seat)
        return found if isinstance(found, Refusal) else None

    def undo(self, seat: Seat) -> Refusal | None:
        """Take back the seat's last command and what the outside world said after it; every token is renewed.

        A deadline that has passed comes first.
        """
        self._expire(self._now())
        found = self._find_undo(seat)
        if not isinstance(found, Refusal):
            self._forget(found)
            self._state = self._past[found].before
            del self._past[found:]
            self._open = ()
            self._renew(None)
            self._news.append(Delivery(None, self._state))
        self._publish()
        return found if isinstance(found, Refusal) else None

    def follow(self, entries: Sequence[Entry[C]]) -> None:
        """Go on with what was played elsewhere and is kept already; raises LogError when that cannot be played."""
        for number, entry in enumerate(entries, start=len(self._past)):
            self._replay(number, entry)
        self._kept = len(self._past)
        self._publish()

    # -- inside -------------------------------------------------------------------------------------------------------------

    def _last_ms(self) -> int:
        return self._past[-1].entry.at_ms if self._past else 0

    def _now(self) -> int:
        return max(self._clock.now_ms(), self._last_ms())

    def _find_undo(self, seat: Seat) -> int | Refusal:
        """Find the number of the entry that an undo of this seat takes back."""
        if self.only_follows:
            return Refusal("played_elsewhere")
        for number in reversed(range(len(self._past))):
            past = self._past[number]
            if seat == NATURE and past.by_hand:
                return number
            if past.reveals:
                return Refusal("revealed")
            if past.entry.seat == seat >= 0:
                return number
            if past.entry.seat >= 0 or past.entry.seat == CLOCK:
                return Refusal("other_acted")
        return Refusal("nothing_to_undo")

    def _refuse(self, seat: Seat, command: C, token: int) -> Refusal | None:
        if self.only_follows:
            return Refusal("played_elsewhere")
        if not self._open:
            return Refusal("game_over")
        if self.is_paused and seat >= 0:
            return Refusal("paused")
        mine = [asked for asked in self._open if asked.request.seat == seat]
        by_hand = seat == NATURE and any(self._is_by_hand(asked.request) for asked in mine)
        if not mine or (seat < 0 and not by_hand):
            return Refusal("not_asked")
        if all(asked.token != token for asked in mine):
            return Refusal("stale")
        return self.rules.refuse(self._state, seat, command)

    def _is_by_hand(self, request: Request) -> bool:
        return request.seat == NATURE and request.kind in self.header.hand

    def _expire(self, now: int) -> None:
        if self.only_follows:
            return
        for _ in range(_ENDLESS):
            due = min(
                (asked.request for asked in self._open if (at := _deadline(asked.request)) is not None and at <= now),
                key=lambda request: _deadline(request) or 0,
                default=None,
            )
            if due is None:
                return
            at_ms = max(_deadline(due) or 0, self._last_ms())  # never before what is already in the log
            self._apply(Entry(CLOCK, self.rules.expire(self._state, due), at_ms))
            self._settle()
        raise RuntimeError("the clock never stops speaking")

    def _settle(self) -> None:
        """Let NATURE and REFEREE speak until only players and the clock are asked."""
        for _ in range(_ENDLESS):
            request = next(
                (
                    asked.request
                    for asked in self._open
                    if asked.request.seat in {NATURE, REFEREE} and not self._is_by_hand(asked.request)
                ),
                None,
            )
            if request is None:
                return
            if request.seat == NATURE:
                command = self.rules.draw(self._state, request, self._chance)
            else:
                command = self.rules.judge(self._state, request)
            self._apply(Entry(request.seat, command, self._last_ms()))
        raise RuntimeError("the outside world never stops speaking")

    def _apply(self, entry: Entry[C], token: int | None = None) -> None:
        step: Step[S, E] = self.rules.apply(self._state, entry.seat, entry.command, entry.at_ms)
        by_hand = entry.seat == NATURE and any(self._is_by_hand(asked.request) for asked in self._open)
        self._past.append(_Past(entry, self._state, step.reveals, by_hand, step.events))
        self._state = step.state
        self._renew(token)
        self._news.append(Delivery(entry, step.state, step.events))

    def _renew(self, answered: int | None) -> None:
        """Give tokens to what is asked now; what was open and is not answered yet keeps its token."""
        kept = {_occasion(asked.request): asked.token for asked in self._open if asked.token != answered}
        renewed = []
        for request in self.rules.requests(self._state):
            token = kept.get(_occasion(request))
            if token is None:
                self._serial += 1
                token = self._serial
            renewed.append(Open(request, token))
        self._open = tuple(renewed)

    def _replay(self, number: int, entry: Entry[C]) -> None:
        """Play an entry of an old log: everything is checked but what rests on the dictionary of the day."""
        if all(asked.request.seat != entry.seat for asked in self._open) or entry.at_ms < self._last_ms():
            raise LogError("log_unplayable", number=number + 1)
        deadline = self.next_deadline()
        is_due = deadline is not None and deadline <= entry.at_ms
        if (entry.seat == CLOCK and not is_due) or (entry.seat >= 0 and is_due):
            raise LogError("log_unplayable", number=number + 1)
        refusal = self.rules.refuse(self._state, entry.seat, entry.command)
        if refusal is not None and refusal.code not in self.rules.verdicts:
            raise LogError("log_unplayable", number=number + 1)
        self._apply(entry)

    def _publish(self) -> None:
        """Keep what is new, then tell it; a journal that fails (a full disk) is told of, but stops no game."""
        try:
            self._write()
        finally:
            self._deliver()

    def _write(self) -> None:
        """Keep everything not kept yet: what a failing journal missed is tried again with the next command."""
        if self._journal is not None and len(self._past) > self._kept:
            self._journal.append(self._kept, [past.entry for past in self._past[self._kept :]])
        self._kept = len(self._past)

    def _forget(self, count: int) -> None:
        """Have the journal forget before the game does, so that they agree even when it fails."""
        if self._journal is not None and count < self._kept:
            self._journal.truncate(count)
        self._kept = min(self._kept, count)

    def _deliver(self) -> None:
        if self._delivering:
            return  # a listener has submitted: its news wait behind those still being told
        self._delivering = True
        try:
            while self._news:
                news = self._news.popleft()
                for listener in tuple(self._listeners):
                    listener(news)
        finally:
            self._delivering = False


def _occasion(request: Request) -> tuple[object, ...]:
    """Tell what makes a request the same one still: its deadline may move, and its urgency change."""
    return request.seat, request.kind, request.about


def _deadline(request: Request) -> int | None:
    """Tell the deadline that CLOCK itself is asked to announce; a player's own is only for his screen."""
    return request.deadline_ms if request.seat == CLOCK else None
