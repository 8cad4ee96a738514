"""The course of a game: what each accepted command makes of the table.

Sources: the sheet and the rulings. Order of a turn: throw, write, window (contestation), bonus dice, score, target, next die.
The game ends at once when the target is reached; when the agreed time is over the turn under way is the last; two turns without
a word by everybody in a row mean a blocked grid. Marathon: who fails twice running withdraws; of two, the one who remains
throws once more. With hidden answers (ours), everybody who contested a right play loses a turn. Rulings of ours: a player who
has withdrawn does not contest, having no turn to lose; every wrong contestation costs a turn of its own; the price of hints may
lead below 0; whoever owes a lost turn still has the last try of a marathon.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from ludogite.core.rules import Refusal, Seat, Step
from ludogite.core.window import Window, round_from
from ludogite.games import handicap
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.mots_de_tete.moves import (
    Accept,
    Accepted,
    AskHint,
    Began,
    Begins,
    BonusRolled,
    BonusThrown,
    Command,
    Contest,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    Elapsed,
    Event,
    Hinted,
    HintGiven,
    Judged,
    Laid,
    LastTry,
    LastTurn,
    Pass,
    Passed,
    PassReason,
    Play,
    Rolled,
    Rolls,
    Scored,
    Throw,
    Timer,
    TurnLost,
    WindowClosed,
    Withdrawn,
    Write,
    Written,
)
from ludogite.games.mots_de_tete.placement import (
    blank_inks,
    blank_rows,
    is_empty,
    place,
    with_letters,
    without_letters,
)
from ludogite.games.mots_de_tete.scoring import count, fixed_bonus, rolled_bonus, values_of
from ludogite.games.mots_de_tete.state import FAILS_OUT, NOBODY, End, Options, Pending, Phase, State, Way, hint_price

MotsStep: TypeAlias = Step[State, Event]
Happened: TypeAlias = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class Course:
    """What leads from state to state, for a number of seats, some options and a grid."""

    seats: int
    options: Options
    grid: Grid

    @property
    def is_quarte(self) -> bool:
        """Tell whether no die is thrown."""
        return self.options.way is Way.QUARTE

    @property
    def _is_second(self) -> bool:
        return self.options.edition > 1

    def start(self) -> State:
        """Lay out the grid; alone, nobody draws lots."""
        nothing = (0,) * self.seats
        start = handicap.starts(self.options.handicap, self.seats)
        state = State(blank_rows(self.grid), blank_inks(self.grid), start, nothing, Phase.LOT, hints_cost=nothing)
        return self._turn(replace(state, starter=0), 0, 0) if self.seats == 1 else state

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> MotsStep:
        """Make the next state from an accepted command."""
        match command:
            case Throw():
                if state.phase is Phase.THROW:
                    return Step(replace(state, phase=Phase.DIE, throws=state.throws + 1))
                return Step(replace(state, phase=Phase.BONUS))
            case Write(letters):
                return Step(*self._written(state, letters, at_ms))
            case Pass():
                return Step(*self._failed(state, PassReason.CHOICE, at_ms))
            case AskHint():
                return Step(replace(state, phase=Phase.HINT))
            case Contest() | Accept() if self.options.hidden:
                return self._answered(state, seat, command, at_ms)
            case Contest():
                return Step(*_contested(replace(state, contesters=(seat,))))
            case Accept():
                return Step(*self._accepted(state, seat, at_ms))
            case Elapsed(timer):
                return Step(*self._elapsed(state, timer, at_ms))
            case Begins(first):
                return Step(self._turn(replace(state, starter=first), first, at_ms), (Began(first),), reveals=True)
            case Rolled(n):
                return Step(*self._rolled(state, n, at_ms), reveals=True)
            case BonusRolled(dice):
                return Step(*self._bonus_rolled(state, dice, at_ms), reveals=True)
            case Judged(valid):
                return Step(*self._judged(state, valid, at_ms), reveals=True)
            case Hinted():
                return Step(*_hinted(state, command, self.options.edition), reveals=True)
            case _:
                assert_never(command)

    # -- a turn -------------------------------------------------------------------------------------------------------------

    def _turn(self, state: State, seat: Seat, at_ms: int) -> State:
        """Begin a seat's turn: with the die, or at once with the pencil in the quarté."""
        state = replace(state, turn=state.turn + 1, seat=seat, throws=0, n=0, hint=None, until_ms=None, phase=Phase.THROW)
        return self._to_write(state, at_ms) if self.is_quarte else state

    def _to_write(self, state: State, at_ms: int) -> State:
        whole = self.options.turn_ms(state.seat)
        return replace(state, phase=Phase.WRITE, until_ms=at_ms + whole if whole else None)

    def _rolled(self, state: State, n: int, at_ms: int) -> Happened:
        """Show the die; a 1 on the empty grid is nobody's fault."""
        events: tuple[Event, ...] = (DieThrown(state.seat, n),)
        if n > 1 or not is_empty(state.rows):
            return self._to_write(replace(state, n=n), at_ms), events
        events = (*events, Passed(state.seat, PassReason.FIRST_ONE, state.fails[state.seat]))
        if self.seats == 1 or (self._is_second and state.is_last and not state.time_is_up):
            return replace(state, phase=Phase.THROW), events
        state, more = self._next(state, at_ms)
        return state, (*events, *more)

    def _written(self, state: State, letters: tuple[Laid, ...], at_ms: int) -> Happened:
        pending = place(self.grid, state.rows, letters, state.n)
        if isinstance(pending, Refusal):
            raise AssertionError(f"{letters} were let pass: {pending.code}")  # noqa: TRY004 (a bug, not a wrong type)
        event = Written(state.seat, pending.letters, pending.words, pending.bonus)
        rows, inks = with_letters(state.rows, pending.letters), _inked(state, pending.letters, state.seat)
        state = replace(state, rows=rows, inks=inks, pending=pending, until_ms=None)
        gone = state.withdrawn if self._is_second else ()
        others = tuple(other for other in round_from(state.seat, self.seats) if other not in gone)
        if not self.options.contestation or not others:
            state, events = self._settled(state, at_ms)
            return state, (event, *events)
        seconds = self.options.window_seconds
        window = Window((state.turn,), state.seat, others, in_turn=False)
        until = at_ms + seconds * 1000 if seconds else None
        return replace(state, phase=Phase.CONTEST, window=window, until_ms=until), (event,)

    def _accepted(self, state: State, seat: Seat, at_ms: int) -> Happened:
        assert state.window is not None  # noqa: S101 (``refuse`` has let it pass)
        state = replace(state, window=state.window.answered(seat))
        if state.window is not None and not state.window.is_closed:
            return state, (Accepted(seat),)
        state, events = self._closed(state, at_ms)
        return state, (Accepted(seat), *events)

    def _answered(self, state: State, seat: Seat, answer: Accept | Contest, at_ms: int) -> MotsStep:
        """Keep an answer to oneself; the last one shows them all. Each gives the others their time anew: some share a screen."""
        assert state.window is not None  # noqa: S101 (``refuse`` has let it pass)
        if isinstance(answer, Contest):
            state = replace(state, contesters=tuple(sorted((*state.contesters, seat))))
        window = state.window.answered(seat) if state.window else None
        if window is None or window.is_closed:
            return Step(*self._closed(replace(state, window=window), at_ms), reveals=True)
        until = None if state.until_ms is None else at_ms + self.options.window_seconds * 1000
        return Step(replace(state, window=window, until_ms=until))

    def _closed(self, state: State, at_ms: int) -> Happened:
        """Close the window: whoever has contested is heard, silence is consent."""
        if state.contesters:
            return _contested(state)
        state, events = self._settled(state, at_ms)
        return state, (WindowClosed(), *events)

    def _elapsed(self, state: State, timer: Timer, at_ms: int) -> Happened:
        match timer:
            case Timer.TURN:
                return self._failed(state, PassReason.TIME, at_ms)
            case Timer.WINDOW:
                return self._closed(state, at_ms)
            case Timer.GAME:
                return replace(state, is_last=True, time_is_up=True), (LastTurn(state.seat),)
            case _:
                assert_never(timer)

    def _judged(self, state: State, valid: tuple[bool, ...], at_ms: int) -> Happened:
        """Rub out a play with a wrong word; else whoever contested loses the next turn."""
        pending, contesters = _pending(state), state.contesters
        if all(valid):
            owed = (*state.lost, *contesters) if self._is_second else {*state.lost, *contesters}
            told: tuple[Event, ...] = tuple(ContestLost(seat, state.seat) for seat in contesters)
            state, events = self._settled(replace(state, lost=tuple(sorted(owed)), contesters=()), at_ms)
            return state, (*told, *events)
        wrong = tuple(dict.fromkeys(word.text for word, good in zip(pending.words, valid, strict=True) if not good))
        rows, inks = without_letters(state.rows, pending.letters), _inked(state, pending.letters, NOBODY)
        event = ContestWon(contesters[0], state.seat, wrong, contesters[1:])
        state = replace(state, rows=rows, inks=inks, pending=None, window=None, contesters=())
        state, events = self._failed(state, PassReason.INVALID, at_ms)
        return state, (event, *events)

    def _settled(self, state: State, at_ms: int) -> Happened:
        """Let a play stand: its bonus dice are thrown, if it has any, then it scores."""
        state = replace(state, window=None, until_ms=None)
        cells = _pending(state).bonus
        if cells and not self.is_quarte:
            return replace(state, phase=Phase.THROW_BONUS), ()
        return self._scored(state, fixed_bonus(self.grid, cells), at_ms)

    def _bonus_rolled(self, state: State, dice: tuple[tuple[int, ...], ...], at_ms: int) -> Happened:
        bonus = rolled_bonus(_pending(state).bonus, dice)
        event = BonusThrown(state.seat, bonus)
        state, events = self._scored(state, bonus, at_ms)
        return state, (event, *events)

    def _scored(self, state: State, bonus: tuple[Rolls, ...], at_ms: int) -> Happened:
        pending, seat = _pending(state), state.seat
        words = count(self.grid, pending.words, values_of(bonus))
        points = sum(each.points for each in words)
        play = Play(state.turn, seat, state.n, pending.letters, words, bonus, points)
        scores = _changed(state.scores, seat, state.scores[seat] + points)
        fails = _changed(state.fails, seat, 0)
        state = replace(state, scores=scores, fails=fails, plays=(*state.plays, play), pending=None)
        event = Scored(play, scores[seat])
        if self.options.target and scores[seat] >= self.options.target:
            return _ended(state, End.TARGET), (event,)
        state, events = self._next(state, at_ms)
        return state, (event, *events)

    def _failed(self, state: State, reason: PassReason, at_ms: int) -> Happened:
        """End a turn without a word: perhaps a withdrawal, a blocked grid or the end of a solitaire."""
        seat, fails = state.seat, _changed(state.fails, state.seat, state.fails[state.seat] + 1)
        state = replace(state, fails=fails)
        events: tuple[Event, ...] = (Passed(seat, reason, fails[seat]),)
        way = self.options.way
        if way is Way.SOLITAIRE:
            return _ended(state, End.UNABLE), events
        if way is Way.MARATHON and fails[seat] >= FAILS_OUT and not state.is_last:
            state, more = self._withdrawn(state, at_ms)
            return state, (*events, *more)
        if way is not Way.MARATHON and min(fails) >= FAILS_OUT:
            return _ended(state, End.BLOCKED), events
        state, more = self._next(state, at_ms)
        return state, (*events, *more)

    def _withdrawn(self, state: State, at_ms: int) -> Happened:
        state = replace(state, withdrawn=(*state.withdrawn, state.seat))
        event = Withdrawn(state.seat)
        rest = [seat for seat in range(self.seats) if seat not in state.withdrawn]
        match rest:
            case []:
                return _ended(state, End.MARATHON), (event,)
            case [last]:
                return self._turn(replace(state, is_last=True, lost=()), last, at_ms), (event, LastTry(last))
            case _:
                state, events = self._next(state, at_ms)
                return state, (event, *events)

    def _next(self, state: State, at_ms: int) -> Happened:
        """Give the turn to the next player who is still there and owes no turn; nobody, after the last one."""
        if state.is_last:
            return _ended(state, End.TIME if state.time_is_up else End.MARATHON), ()
        lost, events = list(state.lost), []
        following = state.seat
        while True:
            following = (following + 1) % self.seats
            if following in state.withdrawn:
                continue
            if following not in lost:
                break
            lost.remove(following)
            events.append(TurnLost(following))
        return self._turn(replace(state, lost=tuple(lost)), following, at_ms), tuple(events)


def _contested(state: State) -> Happened:
    """Ask the dictionary, because of whoever has contested."""
    assert state.window is not None  # noqa: S101 (there is a play to contest)
    told = tuple(Contested(seat, state.seat) for seat in state.contesters)
    return replace(state, phase=Phase.JUDGE, window=state.window.cancel(), until_ms=None), told


def _hinted(state: State, hint: Hinted, edition: int) -> Happened:
    """Sell a rung of the ladder: the price comes off the score at once."""
    seat, price = state.seat, hint_price(hint.rung, edition)
    scores = _changed(state.scores, seat, state.scores[seat] - price)
    paid = _changed(state.hints_cost, seat, state.hints_cost[seat] + price)
    state = replace(state, phase=Phase.WRITE, hint=hint, scores=scores, hints_cost=paid)
    return state, (HintGiven(seat, hint, price, scores[seat]),)


def _ended(state: State, end: End) -> State:
    return replace(state, phase=Phase.OVER, end=end, until_ms=None)


def _pending(state: State) -> Pending:
    assert state.pending is not None  # noqa: S101 (the phase says that a play is written)
    return state.pending


def _changed(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])


def _inked(state: State, letters: tuple[Laid, ...], ink: int) -> tuple[tuple[int, ...], ...]:
    """Return the inks with those of these letters changed."""
    cells = {laid.cell for laid in letters}
    return tuple(tuple(ink if (row, col) in cells else old for col, old in enumerate(line)) for row, line in enumerate(state.inks))
