"""Words Out as a rule set: deals, four rows, WORD OUT and the rounds of counters, both endings.

Source: the rules of YAQUA (Pierre Faucon, 2020). Rulings where they are silent stand in ``resources/rules``; the ones that shape
this code: a claimed counter opens a full new round, the countered player included, unless the table agrees on one round ("jusqu'à
finir le tour de table" can mean either); a mere extension cashes nothing; opponents
without a card (possible in the last deal only) are not asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, TypeAlias, assert_never

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Outcome, Preview, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.games import handicap
from ludogite.games.words_out import course
from ludogite.games.words_out.cards import ALPHABET, Card, Kind, several_decks, text, value
from ludogite.games.words_out.moves import (
    Bin,
    Claim,
    Command,
    Dealt,
    Decline,
    Event,
    Expired,
    Judged,
    Lots,
    Pass,
    Passed,
    Place,
    Shuffled,
    Silence,
)
from ludogite.games.words_out.refusals import NOT_A_BEGINNING, refuse_player
from ludogite.games.words_out.state import FEWEST, MOST, ROWS, SHORTEST, Options, Shuffling, Stage, State, WordsOutView
from ludogite.words.lexicon import WordList

WordsOutStep: TypeAlias = Step[State, Event]

DEFAULTS: Final = Options()
SHUFFLINGS: Final = tuple(Shuffling)


@dataclass(frozen=True, slots=True)
class WordsOutRules:
    """Words Out for 2 to 8 seats with a deck and a dictionary."""

    seats: int
    deck: tuple[Card, ...] = field(repr=False)
    lexicon: WordList = field(repr=False)
    options: Options = DEFAULTS

    def __post_init__(self) -> None:
        if not FEWEST <= self.seats <= MOST:
            raise ValueError(f"Words Out takes {FEWEST} to {MOST} seats, not {self.seats}")

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""
        return "words_out"

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for."""
        return 1

    @property
    def verdicts(self) -> frozenset[str]:
        """List the one refusal that rests on the dictionary of the day."""
        return frozenset({NOT_A_BEGINNING})

    def start(self) -> State:
        """Lay the pack on the table; everybody will draw for the deal."""
        return State(
            stage=Stage.LOTS,
            pioche=several_decks(self.deck, self.options.deck_count(self.seats)),
            hands=((),) * self.seats,
            contenders=tuple(range(self.seats)),
            lots=(None,) * self.seats,
            open_hands=self.options.open_hands,
            one_round=self.options.one_round,
        )

    def asked(self, state: State) -> Seat | None:
        """Tell which player must act now; None while the outside world must, or when the game is over."""
        match state.stage:
            case Stage.TURN | Stage.START:
                return state.turn
            case Stage.LAID:
                return state.laying.seat if state.laying else None
            case Stage.COUNTER:
                return state.shouts[-1].window.asked[0]
            case _:
                return None

    def _deadline(self, state: State) -> int | None:
        is_timed = bool(state.shouts) and state.stage in {Stage.COUNTER, Stage.LAID} and self.options.counter_s > 0
        return state.since_ms + self.options.counter_ms(self.asked(state)) if is_timed else None

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask the one who must act now, and CLOCK beside him in a counter round with a limit."""
        serial, seat, deadline = state.serial, self.asked(state), self._deadline(state)
        match state.stage:
            case Stage.LOTS:
                return (Request(NATURE, "lots", (serial,)),)
            case Stage.SHUFFLE:
                return (Request(NATURE, "shuffle", (serial, state.shuffling.value)),)
            case Stage.JUDGE_BEGINNING:
                return (Request(REFEREE, "beginning", (serial,)),)
            case Stage.JUDGE_WORD:
                return (Request(REFEREE, "word", (serial,)),)
            case Stage.TURN:
                return (Request(state.turn, "turn", (serial,)),)
            case Stage.START:
                return (Request(state.turn, "start", (serial, state.start)),)
            case Stage.LAID if seat is not None and state.laying:
                asked = Request(seat, "laid", (serial, state.laying.row), deadline_ms=deadline)
            case Stage.COUNTER if seat is not None:
                shout = state.shouts[-1]
                asked = Request(seat, "counter", (serial, shout.row, shout.seat), deadline_ms=deadline)
            case _:
                return ()
        return (asked,) if deadline is None else (asked, Request(CLOCK, "counter", (serial, seat), deadline_ms=deadline))

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        """Draw the lots, or shuffle the pioche: the same deal of the same game always gives the same order."""
        ids = sorted(card.id for card in state.pioche)
        if state.stage is Stage.LOTS:
            draws = chance.at("words_out.lots", state.serial)
            return Lots(draws.shuffled(ids)[: len(state.contenders)])
        again = state.serial if state.shuffling is Shuffling.PUT_BACK else 0
        return Shuffled(chance.at("words_out.shuffle", state.deal, SHUFFLINGS.index(state.shuffling), again).shuffled(ids))

    def expire(self, state: State, request: Request) -> Command:
        """Say that the one who is asked has been silent too long."""
        return Expired()

    def judge(self, state: State, request: Request) -> Command:
        """Look the row of the move up in the dictionary."""
        letters = text(state.rows[state.laying.row]) if state.laying else ""
        return Judged(self.lexicon.is_prefix(letters) if request.kind == "beginning" else self.lexicon.valid(letters))

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List nothing: there are too many orders."""
        return iter(())

    def choices(self, view: WordsOutView, seat: Seat) -> Iterator[Command]:
        """List what the seat may do; in *règle stricte* also one card that may be an error."""
        if seat != view.asked or seat != view.me:
            return
        match view.stage:
            case Stage.TURN:
                yield Pass()
                yield from self._placements(view, range(ROWS))
                bins = [card.id for card in view.hand if card.kind is Kind.POUBELLE]
                yield from (Bin(card, row) for row in range(ROWS) if view.rows[row] for card in bins)
            case Stage.START if view.start is not None:
                beginnings: list[Command] = list(self._placements(view, (view.start,)))
                yield from beginnings or [Pass()]
            case Stage.LAID if view.laying is not None:
                yield Silence()
                if view.may_claim:
                    yield Claim()
                if view.may_go_on:
                    yield from self._placements(view, (view.laying.row,))
            case Stage.COUNTER if view.shout is not None:
                yield Decline()
                yield from self._placements(view, (view.shout.row,))

    def _placements(self, view: WordsOutView, rows: range | tuple[int, ...]) -> Iterator[Place]:
        risky = next((card.id for card in view.hand if card.is_letter), None) if view.options.strict else None
        for row in rows:
            letters = text(view.rows[row])
            for card in view.hand:
                errs = card.id == risky and row == rows[0]
                for letter in ALPHABET if card.kind is Kind.JOKER else card.letter:
                    if errs or self.lexicon.is_prefix(letters + letter):
                        yield Place(card.id, row, letter if card.kind is Kind.JOKER else "")

    def preview(self, view: WordsOutView, seat: Seat, command: Command) -> Preview | Refusal:
        """Say what the row would be worth as a word; in *règle stricte* only once it is claimed, whether or not it is one."""
        refusal = refuse_player(view, seat, command, self.lexicon)
        if refusal:
            return refusal
        match command:
            case Place(card=number, row=row, letter=letter):
                own = next(card.letter for card in view.hand if card.id == number)
                letters = text(view.rows[row]) + (letter or own)
                counts = not view.options.strict and len(letters) >= SHORTEST and self.lexicon.valid(letters)
            case Claim() if view.laying:
                letters, counts = text(view.rows[view.laying.row]), True
            case _:
                return Preview(0)
        points = value(letters).points
        return Preview(points, ((letters, points),)) if counts else Preview(0)

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Say why a command is not accepted now, or None."""
        if seat >= 0:
            return refuse_player(self.view(state, seat if seat < self.seats else None), seat, command, self.lexicon)
        match command:
            case Lots(cards=cards) if seat == NATURE and state.stage is Stage.LOTS:
                fits = len(set(cards)) == len(cards) == len(state.contenders) and set(cards) <= {card.id for card in state.pioche}
                return None if fits else Refusal("words_out.bad_lots")
            case Shuffled(order=order) if seat == NATURE and state.stage is Stage.SHUFFLE:
                fits = sorted(order) == sorted(card.id for card in state.pioche)
                return None if fits else Refusal("words_out.bad_order")
            case Judged() if seat == REFEREE and state.stage in {Stage.JUDGE_BEGINNING, Stage.JUDGE_WORD}:
                return None
            case Expired() if seat == CLOCK and self._deadline(state) is not None:
                return None
            case _:
                return Refusal("game_over" if state.stage is Stage.OVER else "words_out.not_now")

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> WordsOutStep:
        """Make the next state from an accepted command."""
        state = replace(state, serial=state.serial + 1)
        strict = self.options.strict
        match command:
            case Place():
                return _step(course.lay(state, seat, command, at_ms, strict=strict))
            case Bin(card=card, row=row):
                return _step(course.clear(state, seat, card, row))
            case Claim():
                return _step(course.claim(state, at_ms, strict=strict))
            case Silence():
                return _step(course.stay_silent(state))
            case Pass():
                passed = course.turn_up if state.stage is Stage.START else course.pass_turn
                return _step(passed(state, seat), reveals=bool(state.pioche))
            case Decline():
                return _step(course.decline(state, at_ms))
            case Expired():
                late = course.decline(state, at_ms, late=True) if state.stage is Stage.COUNTER else course.stay_silent(state)
                return _step(late)
            case Judged(yes=yes):
                judged = course.judge_beginning if state.stage is Stage.JUDGE_BEGINNING else course.judge_word
                return _step(judged(state, at_ms, yes=yes), reveals=strict)
            case Lots(cards=drawn):
                return _step(course.draw_lots(state, _cards(state, drawn)), reveals=True)
            case Shuffled(order=order):
                return _step(course.take_shuffled(state, _cards(state, order)), reveals=True)
            case _:
                assert_never(command)

    def view(self, state: State, seat: Seat | None) -> WordsOutView:
        """Show the table with the seat's own hand, or all of them where they lie open."""
        hands = tuple(hand if state.open_hands or place == seat else () for place, hand in enumerate(state.hands))
        is_laid = state.stage is Stage.LAID and state.laying is not None
        return WordsOutView(
            me=seat, seats=self.seats, stage=state.stage, asked=self.asked(state), turn=state.turn, start=state.start,
            laying=state.laying, shouts=state.shouts,
            may_claim=is_laid and state.laying is not None and state.laying.is_word,
            may_go_on=is_laid and course.may_go_on(state),
            deadline_ms=self._deadline(state), rows=state.rows, hands=hands, counts=tuple(map(len, state.hands)),
            pioche=len(state.pioche), poubelle=state.poubelle, contenders=state.contenders, lots=state.lots,
            serial=state.serial, deal=state.deal, is_last_deal=state.is_last_deal, dealer=state.dealer, passes=state.passes,
            book=state.book, ending=state.ending, scores=self._scores(state), reason=state.reason,
            pack=len(self.deck) * self.options.deck_count(self.seats), options=self.options,
        )  # fmt: skip

    def show(self, event: Event, seat: Seat | None) -> Event:
        """Show the event without the cards that others got."""
        if self.options.open_hands:
            return event
        match event:
            case Passed(seat=owner) if owner != seat:
                return replace(event, card=None)
            case Dealt(hands=hands):
                return replace(event, hands=tuple(hand if place == seat else () for place, hand in enumerate(hands)))
            case _:
                return event

    def outcome(self, state: State) -> Outcome | None:
        """Say who won: words cashed, and the cards left at the end."""
        if state.stage is not Stage.OVER:
            return None
        scores, start = self._scores(state), handicap.starts(self.options.handicap, self.seats)
        words = tuple(total - left - had for total, left, had in zip(scores, state.ending, start, strict=True))
        best = tuple(max((entry.points for entry in state.book if entry.seat == seat), default=0) for seat in range(self.seats))
        count = tuple(sum(entry.seat == seat for entry in state.book) for seat in range(self.seats))
        sheet = (
            SheetLine("words_out.count", count),
            SheetLine("words_out.best", best),
            SheetLine("words_out.words", words),
            SheetLine("words_out.cards_left", state.ending),
            *handicap.sheet_line("handicap", start),
            SheetLine("words_out.total", scores),
        )
        return Outcome(places(scores), scores, sheet, state.reason)

    def _scores(self, state: State) -> tuple[int, ...]:
        scores = list(handicap.starts(self.options.handicap, self.seats))
        for seat, points in enumerate(state.ending):
            scores[seat] += points
        for entry in state.book:
            scores[entry.seat] += entry.points
        return tuple(scores)


def _step(happening: course.Happening, *, reveals: bool = False) -> WordsOutStep:
    state, events = happening
    return Step(state, events, reveals)


def _cards(state: State, ids: tuple[int, ...]) -> tuple[Card, ...]:
    """Find cards of the pioche by their ids."""
    by_id = {card.id: card for card in state.pioche}
    return tuple(by_id[number] for number in ids)
