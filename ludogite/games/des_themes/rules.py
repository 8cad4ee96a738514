"""Dés à thèmes as a rule set: the classic game, *propositions limitées*, *thèmes ouverts*.

Source: the sheet of William Athia's game. Rulings where it is silent stand in ``resources/rules``; those that shape this code:
the round's clock stands still while somebody has the floor, who is refused without a vote keeps the floor, a vote that goes
against him passes it on, and over the words of the *meneur* the others vote.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from itertools import chain, islice
from typing import Final, TypeAlias, assert_never

from ludogite.core.chance import Chance
from ludogite.core.rules import (
    CLOCK,
    NATURE,
    REFEREE,
    Outcome,
    Preview,
    Refusal,
    Request,
    Seat,
    SheetLine,
    Step,
    Urgency,
    places,
)
from ludogite.games import handicap
from ludogite.games.des_themes import course
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.moves import (
    Agree,
    Answer,
    Ballot,
    Begins,
    Buzz,
    Colour,
    Command,
    Contest,
    DiceRolled,
    Event,
    GiveUpFloor,
    GiveUpRound,
    Judged,
    RoundEnd,
    Standing,
    ThemeRolled,
    Throw,
    TimeUp,
    Vote,
)
from ludogite.games.des_themes.refusing import Faces, read_answer, refuse_answer, refuse_outside, refuse_player
from ludogite.games.des_themes.scoring import KNOWN, lit, usable
from ludogite.games.des_themes.state import (
    BLACK_CHIPS,
    CHIPS,
    EDITION,
    FEWEST,
    LAST_CALLS,
    MOST,
    Options,
    Phase,
    SeatTally,
    State,
    ThemesView,
    Way,
)
from ludogite.words.answers import Reading
from ludogite.words.families import Family
from ludogite.words.themes import THEMES_PER_CARD, Entry

ThemesStep: TypeAlias = Step[State, Event]

DEFAULTS: Final = Options()
COLOUR_FACES: Final = tuple(Colour)
OFFERED: Final = 6
"""How many answers of a list ``choices`` offers for a theme."""


@dataclass(frozen=True, slots=True)
class ThemesRules:
    """Dés à thèmes for 2 to 6 seats, with letter dice (the faces of each, in the order of the table) and a book."""

    seats: int
    dice: Faces = field(repr=False)
    book: ThemeBook = field(repr=False)
    options: Options = DEFAULTS

    def __post_init__(self) -> None:
        if not FEWEST <= self.seats <= MOST:
            raise ValueError(f"Dés à thèmes takes {FEWEST} to {MOST} seats, not {self.seats}")

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""
        return "des_themes"

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for."""
        return EDITION

    @property
    def verdicts(self) -> frozenset[str]:
        """List no refusal: whatever rests on lists or dictionary is REFEREE's."""
        return frozenset()

    def start(self) -> State:
        """Lay the chips in the middle, or aside; the first thrower is known or will be drawn."""
        is_limited = self.options.way is Way.LIMITEES
        state = State(
            chips=handicap.starts(self.options.handicap, self.seats),
            heap=0 if is_limited else CHIPS,
            aside=CHIPS if is_limited else 0,
            phase=Phase.LOT,
            tallies=(SeatTally(),) * self.seats,
        )
        if 0 <= self.options.starter < self.seats:
            state, _ = course.choose_first(state, self.options.starter, self.options.way, by_lot=False)
        return state

    # -- who is asked ---------------------------------------------------------------------------------------------------

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask whoever may act; those who play still may buzz at any moment of the round."""
        match state.phase:
            case Phase.OVER:
                return ()
            case Phase.LOT | Phase.THEME | Phase.DICE:
                return (Request(NATURE, state.phase.value, (state.round,)),)
            case Phase.THROW_THEME | Phase.THROW_DICE:
                return (Request(state.thrower, state.phase.value, (state.round, state.attempts)), *self._contests(state))
            case Phase.LAST_CALL:
                end = state.floor_until_ms
                clock = () if end is None else (Request(CLOCK, state.phase.value, (state.round, state.attempts), deadline_ms=end),)
                return (*clock, *self._contests(state))
            case Phase.VOTE if state.is_between or (state.question is not None and state.question.back is Phase.LAST_CALL):
                return self._others(state, None)
        until = self._round_until(state)
        absent = {*course.out(state), *state.queue}
        buzzers = tuple(
            Request(seat, "buzz", (state.round, dict(state.spent).get(seat, 0)), Urgency.MAY, until)
            for seat in range(self.seats)
            if seat not in absent
        )
        return (*self._others(state, until), *buzzers, *self._contests(state))

    def _contests(self, state: State) -> tuple[Request, ...]:
        """Let the others object to the last answer until the next is given."""
        if not course.is_contestable(state, self.options):
            return ()
        last, until = state.answers[-1], None
        about: tuple[int, ...] = (state.round, state.attempts)
        if state.phase is Phase.LAST_CALL:
            about, until = (*about, len(state.answers)), state.floor_until_ms
        absent = {last.seat, *state.agreed}
        return tuple(Request(seat, "contest", about, Urgency.MAY, until) for seat in range(self.seats) if seat not in absent)

    def _others(self, state: State, until: int | None) -> tuple[Request, ...]:
        """Ask those whom the phase of a round asks, before the buzzers."""
        about = (state.round, state.floors, state.attempts)
        match state.phase:
            case Phase.OPEN:
                return () if until is None else (Request(CLOCK, "round", (state.round,), deadline_ms=until),)
            case Phase.FLOOR:
                end = state.floor_until_ms
                floor = Request(state.queue[0], "floor", about, deadline_ms=end)
                return (floor,) if end is None else (floor, Request(CLOCK, "floor", about[:2], deadline_ms=end))
            case Phase.ANSWER:
                return (Request(REFEREE, "answer", about),)
            case Phase.VOTE if state.question is not None:
                return tuple(Request(seat, "vote", about) for seat in state.question.window.asked)
            case _:
                return (Request(state.queue[0], "honour", about),)

    def _round_until(self, state: State) -> int | None:
        is_running = state.phase is Phase.OPEN and self.options.round_s > 0
        return state.since_ms + state.left_ms if is_running else None

    # -- the outside world ----------------------------------------------------------------------------------------------

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        """Draw who begins, or throw the dice: the same round of the same game always gives the same dice."""
        if request.kind == Phase.LOT:
            return Begins(chance.at("des_themes.lot").below(self.seats))
        draws = chance.at(f"des_themes.{request.kind}", state.round)
        if request.kind == Phase.THEME:
            return ThemeRolled(draws.die(THEMES_PER_CARD))
        return DiceRolled("".join(draws.pick(die) for die in self.dice), draws.pick(COLOUR_FACES))

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List the lots and the faces of the numbered die; letters and colours together are too many."""
        if request.kind == Phase.LOT:
            yield from ((Begins(seat), Fraction(1, self.seats)) for seat in range(self.seats))
        elif request.kind == Phase.THEME:
            yield from ((ThemeRolled(face), Fraction(1, THEMES_PER_CARD)) for face in range(1, THEMES_PER_CARD + 1))

    def expire(self, state: State, request: Request) -> Command:
        """Say that the time of the floor, or of the round, is over."""
        return TimeUp()

    def judge(self, state: State, request: Request) -> Command:
        """Look the pending answer up: its theme's list, the family's rulings, the roots of the words said before."""
        command = state.pending
        if command is None:
            raise AssertionError("no answer is judged")
        theme = course.theme_of(state, command)
        return self._judge_for(state, replace(command, theme=theme)) if theme else self._judge_any(state, command)

    def _judge_any(self, state: State, command: Answer) -> Judged:
        """Judge a word that was said for no theme: for the one open theme whose list knows it, where there is exactly one."""
        closed = course.closed(state, self.options.way)
        named = [replace(command, theme=number) for number in range(1, THEMES_PER_CARD + 1) if number not in closed]
        known = [one for one in named if self.book.match(one.theme, self._suiting(state, one)) is not None]
        if len(known) == 1:
            return replace(self._judge_for(state, known[0]), theme=known[0].theme)
        reading = self._suiting(state, command)[0]
        return Judged(reading.text, reading.key, "", Standing.UNKNOWN, command.proper)

    def _judge_for(self, state: State, command: Answer) -> Judged:
        """Judge a word for the theme that it names; by the third edition also whether it is another form of a refused one."""
        judged = self.book.judge(command.theme, self._suiting(state, command), state.answers, proper=command.proper)
        if self.options.edition < LAST_CALLS or judged.proper:
            return judged
        out = (text for at, _, text in state.refused if at in {0, command.theme})
        same = (text for text in out if self.book.family(judged.text, text) is Family.MEME_MOT)
        return replace(judged, again=next(same, ""))

    def _suiting(self, state: State, command: Answer) -> tuple[Reading, ...]:
        return usable(self._read(state, command), course.imposed(state), state.letters)

    def _read(self, state: State, command: Answer) -> tuple[Reading, ...]:
        found = read_answer(state, command, self.book.card, self.options)
        return found if isinstance(found, tuple) else ()

    # -- players --------------------------------------------------------------------------------------------------------

    def choices(self, view: ThemesView, seat: Seat) -> Iterator[Command]:
        """List what the seat may do; as answers a few of the lists, one of another theme, and on a black face a wrong one."""
        state = _state(view)
        for request in self.requests(state):
            if request.seat != seat:
                continue
            match request.kind:
                case Phase.THROW_THEME | Phase.THROW_DICE:
                    yield Throw()
                case "buzz":
                    yield from (Buzz(), GiveUpRound())
                case "contest":
                    yield Contest()
                    if view.phase is Phase.LAST_CALL:
                        yield Agree()
                case Phase.VOTE:
                    yield from map(Vote, Ballot)
                case Phase.HONOUR:
                    yield from (Vote(Ballot.ACCEPT), Vote(Ballot.REFUSE))
                case Phase.FLOOR:
                    yield GiveUpFloor()
                    yield from self._answers(view, state)

    def _answers(self, view: ThemesView, state: State) -> Iterator[Answer]:
        is_open = view.options.way is Way.OUVERTS
        numbers = [theme.number for theme in view.card.themes]
        for theme in view.open_themes:
            others = chain.from_iterable(self._candidates(view, other) for other in numbers if other != theme.number)
            wrong = self.book.entries(theme.number)[:1] if view.is_black else ()
            answers = (
                Answer(entry.text, theme.number if is_open else 0)
                for entry in chain(islice(self._candidates(view, theme.number), OFFERED), islice(others, 1), wrong)
            )
            yield from (answer for answer in answers if refuse_answer(state, answer, self.book.card, view.options) is None)

    def _candidates(self, view: ThemesView, number: int) -> Iterator[Entry]:
        """List the answers of a theme's list that suit the dice, begun at another place in every round."""
        listed = self.book.with_initial(number, view.imposed) if view.imposed else self.book.entries(number)
        at = 37 * view.round % max(1, len(listed))
        return (entry for entry in (*listed[at:], *listed[:at]) if view.imposed or not set(entry.key) & set(view.letters))

    def preview(self, view: ThemesView, seat: Seat, command: Command) -> Preview | Refusal:
        """Say what an answer would take if it stands, by die; on a black face what it wins or costs.

        A part ``KNOWN`` of no points says that a list or the house dictionary knows the answer for one theme.
        """
        state = _state(view)
        refusal = refuse_player(state, self.requests(state), seat, command, self.book.card, view.options)
        if refusal is not None:
            return refusal
        if not isinstance(command, Answer):
            return Preview(0)
        suiting = usable(self._read(state, command), view.imposed, view.letters)
        theme = course.theme_of(state, command)
        numbers = [theme] if theme else [topic.number for topic in view.open_themes]
        judged = [self.book.judge(number, suiting, (), proper=command.proper) for number in numbers if suiting]
        known = ((KNOWN, 0),) * (sum(one.standing in {Standing.LISTED, Standing.ACCEPTED} for one in judged) == 1)
        if view.is_black:
            points = course.worth(state, view.options.way, "")[1] if suiting else -min(BLACK_CHIPS, view.chips[seat])
            return Preview(points, (*known, (Colour.NOIR.value, points)))
        text = judged[0].text if theme else suiting[0].text
        parts = tuple((one.colour.value, 1) for one in lit(text, view.letters))
        return Preview(course.worth(state, view.options.way, text)[1], (*known, *parts))

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Say why a command is not accepted now, or None; no dictionary is asked."""
        if state.phase is Phase.OVER:
            return Refusal("game_over")
        if seat < 0:
            return refuse_outside(state, self.requests(state), seat, command, self.dice, self.book.card, self.options)
        return refuse_player(state, self.requests(state), seat, command, self.book.card, self.options)

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> ThemesStep:
        """Make the next state from an accepted command, at a game time in ms."""
        options = self.options
        match command:
            case Throw():
                happening = course.throw(state, options)
            case Begins(seat=first):
                happening = course.choose_first(state, first, options.way, by_lot=True)
            case ThemeRolled(face=face):
                happening = course.take_theme(state, face)
            case DiceRolled(letters=letters, colour=colour):
                happening = course.take_dice(state, letters, colour, at_ms, options)
            case Buzz():
                happening = course.buzz(state, seat, at_ms, options)
            case Answer():
                happening = course.answer(state, command, self._read(state, command), at_ms, options)
            case Judged():
                happening = course.take_verdict(state, command, at_ms, options)
            case Vote(ballot=ballot):
                happening = course.vote(state, seat, ballot, at_ms, options)
            case Contest():
                happening = course.contest(state, seat, at_ms, options)
            case Agree():
                happening = course.agree(state, seat, options)
            case GiveUpFloor():
                happening = course.give_up_floor(state, at_ms, options)
            case GiveUpRound():
                happening = course.give_up_round(state, seat, at_ms, options)
            case TimeUp() if state.phase is Phase.FLOOR:
                happening = course.give_up_floor(state, at_ms, options, late=True)
            case TimeUp() if state.phase is Phase.LAST_CALL:
                happening = course.close_round(state, options)
            case TimeUp():
                happening = course.end_round(state, RoundEnd.TIME, at_ms, options)
            case _:
                assert_never(command)
        reveals = not isinstance(command, Throw | Buzz | Contest | Agree | GiveUpFloor | GiveUpRound)
        return Step(*happening, reveals)

    # -- what is seen ---------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> ThemesView:
        """Show the whole table: everybody sees it."""
        way = self.options.way
        in_round = not state.is_between and state.phase is not Phase.OVER
        is_classic = way is Way.CLASSIQUE and state.colour is not Colour.NOIR
        shared = {one.name: getattr(state, one.name) for one in fields(State)}
        return ThemesView(
            **shared, options=self.options, seats=self.seats, card=self.book.card, imposed=course.imposed(state),
            out=course.out(state), closed=course.closed(state, way),
            scorers_left=course.scorers(self.seats) - len(state.done) if is_classic else None,
            round_until_ms=self._round_until(state),
            round_left_ms=state.left_ms if self.options.round_s and in_round and state.colour else None,
        )  # fmt: skip

    def show(self, event: Event, seat: Seat | None) -> Event:
        """Show the event as it is."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Say who has most chips; equal chips share the place."""
        if state.end is None:
            return None
        sheet = (
            SheetLine("des_themes.words", tuple(tally.words for tally in state.tallies)),
            SheetLine("des_themes.best", tuple(tally.best for tally in state.tallies)),
            SheetLine("des_themes.blacks", tuple(tally.blacks for tally in state.tallies)),
            SheetLine("des_themes.paid", tuple(-tally.paid for tally in state.tallies)),
            *handicap.sheet_line("handicap", handicap.starts(self.options.handicap, self.seats)),
            SheetLine("des_themes.chips", state.chips),
        )
        return Outcome(places(state.chips), state.chips, sheet, state.end.value)


def _state(view: ThemesView) -> State:
    """Give the state that a view shows: nothing of it is hidden."""
    return State(**{one.name: getattr(view, one.name) for one in fields(State)})
