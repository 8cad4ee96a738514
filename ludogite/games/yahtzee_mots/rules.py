"""Yahtzee des Mots as a rule set: three rolls against the sand, words, twelve boxes, one to five parties.

Source: the rules sheet of MB France, 1979 and 1982. Rulings where it is silent: the opening player is drawn by lot, each further
partie is opened by the next seat; words that no box would take are refused without stopping the sand; equal totals share the
place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product
from typing import Final, TypeAlias, assert_never

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Outcome, Preview, Refusal, Request, Seat, SheetLine, Step, places
from ludogite.games import handicap
from ludogite.games.yahtzee_mots.finder import Finder
from ludogite.games.yahtzee_mots.hints import hint
from ludogite.games.yahtzee_mots.letters import DICE, FACES, Dice, LetterDice, plain
from ludogite.games.yahtzee_mots.marking import Barred, Position, Written, marks, primes_of, upper_prime_gained, written
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    THROWS,
    AskHint,
    Cause,
    Claim,
    Claimed,
    Command,
    DiceThrown,
    Event,
    Hinted,
    HintGiven,
    Judged,
    Mark,
    Marked,
    Opened,
    OpeningDrawn,
    PartieEnded,
    Propose,
    Refused,
    Roll,
    Rolled,
    SandGone,
    SandRanOut,
    SandTurned,
    TakeBack,
    UpperPrimeReached,
    WordsAccepted,
    WordsRefused,
    WordsTakenBack,
    YahtzeePrime,
    Zero,
    ZeroWritten,
    spelt,
)
from ludogite.games.yahtzee_mots.refusals import accepted, found_in, kept_faces, position_of, refuse_outside, refuse_player
from ludogite.games.yahtzee_mots.sheet import CLAIMS, NUMBERED, TURNS, Box, Sheet
from ludogite.games.yahtzee_mots.state import HINT_PRICES, MAX_SEATS, Options, Phase, State, YahtzeeMotsView
from ludogite.words.lexicon import WordList

YahtzeeMotsStep: TypeAlias = Step[State, Event]
DEFAULTS: Final = Options()


@dataclass(frozen=True, slots=True)
class YahtzeeMotsRules:
    """Yahtzee des Mots for a number of seats (1 to 8), with its dice, its dictionary, and a finder of words for ``choices``."""

    seats: int
    letter_dice: LetterDice
    dictionary: WordList = field(compare=False)
    finder: Finder = field(compare=False)
    options: Options = DEFAULTS
    told: tuple[tuple[Finder, Finder], ...] = field(default=(), compare=False)
    """By seat what finds the words that its person knows, and those that it may be told; () for all words to everybody."""

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= MAX_SEATS:
            raise ValueError(f"Yahtzee des Mots takes 1 to {MAX_SEATS} seats, not {self.seats}")

    @property
    def game_id(self) -> str:
        """Name the game as in the catalogue."""
        return "yahtzee_mots"

    @property
    def rules_version(self) -> int:
        """Count the changes of these rules that old logs need an upgrade for."""
        return 1

    @property
    def verdicts(self) -> frozenset[str]:
        """List no code: what the dictionary says is REFEREE's word, and stands in the log."""
        return frozenset()

    def start(self) -> State:
        """Lay out the first partie; alone, nobody draws lots."""
        sheets = (Sheet(),) * self.seats
        if self.seats == 1 or self.options.first_opens:
            return State(Phase.TURN, partie=1, turn=1, seat=0, starter=0, sheets=sheets)
        return State(Phase.OPENING, partie=1, turn=0, seat=0, starter=None, sheets=sheets)

    def requests(self, state: State) -> tuple[Request, ...]:
        """Ask for the lot, the dice in the air, a verdict, or the player whose turn it is, with the sand beside him."""
        seat, place = state.seat, (state.partie, state.turn)
        if state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.OPENING:
            return (Request(NATURE, "opening"),)
        glass = (*place, seat, state.taken_back) if state.taken_back else (*place, seat)
        sand = () if state.sand_ms is None else (Request(CLOCK, "sand", glass, deadline_ms=state.sand_ms),)
        if state.throwing:
            return (Request(NATURE, "dice", (*place, seat, state.rolls)), *sand)
        if state.proposed:
            return (Request(REFEREE, "words", (*place, seat, state.tries)), *sand)
        if state.asking:
            return (Request(REFEREE, "hint", (*place, seat, state.rolls, len(state.hints))), *sand)
        if state.phase is Phase.MARKING:
            return (Request(seat, "mark", (*place, state.tries)),)
        about = (*place, state.rolls, state.tries, len(state.hints))
        return (Request(seat, "turn", about, deadline_ms=state.sand_ms), *sand)

    def draw(self, state: State, request: Request, chance: Chance) -> Command:
        """Draw the lot, or throw the dice in the air: each die has its own address, so the same place gives the same face."""
        if request.kind == "opening":
            return Opened(chance.at("yahtzee_mots.opening").below(self.seats))
        place = (state.partie, state.turn, state.seat, state.rolls)
        faces = self.letter_dice.faces
        return Rolled(tuple(faces[die][chance.at("yahtzee_mots.dice", *place, die).below(FACES)] for die in state.throwing))

    def expire(self, state: State, request: Request) -> Command:
        """Say that the sand has run out."""
        return SandRanOut()

    def judge(self, state: State, request: Request) -> Command:
        """Ask the dictionary about every word proposed, or for the next hint."""
        if request.kind == "hint":
            known, rare = self.told[state.seat] if state.seat < len(self.told) else (self.finder, self.finder)
            return hint(self.view(state, None), known, rare)
        refused = []
        for place, laid in enumerate(state.proposed):
            explained = None if self.dictionary.valid(spelt(laid)) else self.dictionary.explain(spelt(laid))
            if explained is not None:
                reason = explained.refusal or Refusal("unknown")
                refused.append(Refused(place, reason.code, str(dict(reason.args).get("spelling", ""))))
        return Judged(tuple(refused))

    def odds(self, state: State, request: Request) -> Iterator[tuple[Command, Fraction]]:
        """List the lots, or every throw of up to three dice; more would be too much to list."""
        if request.kind == "opening":
            yield from ((Opened(seat), Fraction(1, self.seats)) for seat in range(self.seats))
        elif request.kind == "dice" and len(state.throwing) <= 3:
            for faces in product(*(self.letter_dice.faces[die] for die in state.throwing)):
                yield Rolled(faces), Fraction(1, FACES ** len(faces))

    def choices(self, view: YahtzeeMotsView, seat: Seat) -> Iterator[Command]:
        """List what the seat may do: every mark, throw and zero, but of all words only the best ones of each kind."""
        state = view.state
        if state.phase not in {Phase.TURN, Phase.MARKING} or state.throwing or state.proposed or seat != state.seat:
            return
        if not state.dice:
            yield Roll(ALL_DICE)
            return
        position = position_of(view)
        if state.phase is Phase.MARKING:
            yield from (Mark(each.box, _said_zero(position, each)) for each in marks(position, accepted(view)))
        else:
            proposals = map(Propose, self.finder.suggestions(state.dice))
            offers: tuple[Command, ...] = (*proposals, *map(Claim, CLAIMS), AskHint())
            yield from (offer for offer in offers if refuse_player(view, seat, offer) is None)
        yield from map(Zero, position.zeros)
        if view.rolls_left:
            yield from map(Roll, THROWS)

    def preview(self, view: YahtzeeMotsView, seat: Seat, command: Command) -> Preview | Refusal:
        """Say what a command would score, without asking the dictionary.

        Mark and Zero: the box's points, then ``yahtzee_prime`` and ``prime`` where due. Propose: the points of the words, and as
        parts what each box that would take them would get.
        """
        refusal = refuse_player(view, seat, command)
        if refusal:
            return refusal
        position = position_of(view)
        match command:
            case Propose(words=words):
                found = found_in(view, words)
                parts = {each.box.value: each.points for each in marks(position, found)}
                return Preview(found.points, tuple(parts.items()))
            case Mark(box=box, zero=zero):
                result = written(position, accepted(view), box, zero)
                return Preview(0) if isinstance(result, Barred) else self._worth(position.sheet, result)
            case Zero(box=box):
                return self._worth(position.sheet, Written(box, 0, primes=primes_of(position.sheet, accepted(view))))
            case _:
                return Preview(0)

    def _worth(self, sheet: Sheet, result: Written) -> Preview:
        after = sheet.mark(result.box, result.points, primes=result.primes)
        version = self.options.version
        added = (
            ("yahtzee_prime", after.yahtzee_primes - sheet.yahtzee_primes),
            ("prime", after.prime(version) - sheet.prime(version)),
        )
        parts = ((result.box.value, result.points), *(part for part in added if part[1]))
        return Preview(sum(points for _, points in parts), parts)

    def refuse(self, state: State, seat: Seat, command: Command) -> Refusal | None:
        """Say why a command is not accepted now, or None; never asks the dictionary, REFEREE does."""
        view = self.view(state, None)
        return refuse_outside(view, seat, self.seats, command) if seat < 0 else refuse_player(view, seat, command)

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> YahtzeeMotsStep:
        """Make the next state from an accepted command."""
        match command:
            case Opened(seat=opener):
                return Step(replace(state, phase=Phase.TURN, turn=1, seat=opener, starter=opener), (OpeningDrawn(opener),))
            case Roll(again=again):
                return self._rolled(state, tuple(sorted(again)), at_ms)
            case Rolled(faces=faces):
                return _thrown(state, faces)
            case Propose(words=words):
                return Step(replace(state, proposed=words))
            case Judged(refused=refused):
                return self._judged(state, refused)
            case AskHint():
                return Step(replace(state, asking=True))
            case Hinted():
                return _hinted(state, command)
            case Claim(box=box):
                claimed = replace(state, phase=Phase.MARKING, claim=box, sand_ms=None, tries=state.tries + 1)
                return Step(claimed, (Claimed(state.seat, box),))
            case TakeBack():
                return _taken_back(state, at_ms)
            case Mark(box=box, zero=zero):
                return self._marked(state, box, zero)
            case Zero(box=box):
                return self._zeroed(state, box, Cause.CHOSEN, ())
            case SandRanOut():
                late = replace(state, throwing=(), proposed=(), asking=False, words=(), claim=None, late=state.seat)
                return self._zeroed(late, self._lowest(state), Cause.SAND, (SandGone(state.seat),))
            case _:
                assert_never(command)

    def _rolled(self, state: State, again: tuple[int, ...], at_ms: int) -> YahtzeeMotsStep:
        """Throw dice; the first roll of a turn turns the hourglass."""
        events: tuple[Event, ...] = ()
        length = self.options.sand_ms(state.seat)
        if not state.rolls and length:
            state = replace(state, sand_ms=at_ms + length)
            events = (SandTurned(state.seat, at_ms + length, length),)
        return Step(replace(state, rolls=state.rolls + 1, throwing=again, late=None), events)

    def _judged(self, state: State, refused: tuple[Refused, ...]) -> YahtzeeMotsStep:
        """Take the words, give them back, or end the turn."""
        words, judged = state.proposed, replace(state, proposed=(), tries=state.tries + 1)
        if not refused:
            back = state.sand_ms if state.phase is Phase.TURN else state.back_ms
            good = replace(judged, phase=Phase.MARKING, words=words, sand_ms=None, back_ms=back)
            return Step(good, (WordsAccepted(state.seat, words),), reveals=True)
        events: tuple[Event, ...] = (WordsRefused(state.seat, words, refused),)
        if state.phase is Phase.MARKING or self.options.forgiving:  # accepted words stay accepted
            return Step(judged, events, reveals=True)
        step = self._zeroed(judged, self._lowest(state), Cause.REFUSED, events)
        return replace(step, reveals=True)

    def _marked(self, state: State, box: Box, zero: Box | None) -> YahtzeeMotsStep:
        view = self.view(state, None)
        result = written(position_of(view), accepted(view), box, zero)
        if isinstance(result, Barred):
            raise AssertionError(f"{box} was let pass: {result.code}")  # noqa: TRY004 (a bug, not a wrong type)
        sheet = state.sheets[state.seat].mark(box, result.points, primes=result.primes)
        spellings = tuple(map(spelt, state.words))
        events: list[Event] = [Marked(state.seat, box, result.points, spellings)]
        if result.primes:
            events.append(YahtzeePrime(state.seat, spellings[0]))
        if result.zero:
            sheet = sheet.mark(result.zero, 0)
            events.append(ZeroWritten(state.seat, result.zero, Cause.SPECIAL))
        return self._turn_over(state, sheet, tuple(events))

    def _zeroed(self, state: State, box: Box, cause: Cause, before: tuple[Event, ...]) -> YahtzeeMotsStep:
        """Write 0 in a numbered box; the prime of an accepted word of seven letters still counts."""
        sheet = state.sheets[state.seat]
        primes = primes_of(sheet, accepted(self.view(state, None)))
        earned = (YahtzeePrime(state.seat, spelt(state.words[0])),) if primes else ()
        events = (*before, ZeroWritten(state.seat, box, cause), *earned)
        return self._turn_over(state, sheet.mark(box, 0, primes=primes), events)

    def _lowest(self, state: State) -> Box:
        """Give the box that a lost turn's 0 goes to: the turn's, or the lowest open number in free order."""
        return state.sheets[state.seat].open_numbered[0] if self.options.ordre_libre else NUMBERED[state.turn - 1]

    def _turn_over(self, state: State, sheet: Sheet, events: tuple[Event, ...]) -> YahtzeeMotsStep:
        """Keep the sheet and go on with the next seat, the next turn, the next partie, or nobody."""
        seat, version = state.seat, self.options.version
        if upper_prime_gained(state.sheets[seat], sheet, version.threshold):
            events = (*events, UpperPrimeReached(seat, version.points))
        sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
        following = (seat + 1) % self.seats
        turn = state.turn + (following == state.starter)
        cleared = State(
            Phase.TURN, state.partie, turn, following, state.starter, sheets, past=state.past, late=state.late
        )  # fmt: skip
        if turn <= TURNS:
            return Step(cleared, events)
        if self.options.parties > 1:
            totals = tuple(each.total(version) for each in sheets)
            events = (*events, PartieEnded(state.partie, totals, places(totals)))
        if state.partie == self.options.parties:
            return Step(replace(cleared, phase=Phase.OVER, turn=TURNS, seat=seat), events)
        opener = ((state.starter or 0) + 1) % self.seats
        fresh = replace(
            cleared, partie=state.partie + 1, turn=1, seat=opener, starter=opener,
            sheets=(Sheet(),) * self.seats, past=(*state.past, sheets),
        )  # fmt: skip
        return Step(fresh, events)

    def view(self, state: State, seat: Seat | None) -> YahtzeeMotsView:
        """Show the table: nothing is hidden."""
        length = 0 if state.phase is Phase.OVER else self.options.sand_ms(state.seat)
        return YahtzeeMotsView(state, self.options, self.letter_dice, length)

    def show(self, event: Event, seat: Seat | None) -> Event:
        """Show the event: nothing is hidden."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Say who won: the highest sum over the parties, with the breakdown of each partie."""
        if state.phase is not Phase.OVER:
            return None
        parties = (*state.past, state.sheets)
        lines: list[SheetLine] = []
        for number, sheets in enumerate(parties, start=1):
            if len(parties) > 1:
                lines.append(SheetLine("yahtzee_mots.partie", (number,) * self.seats))
            is_all = len(parties) == 1 and not self.options.handicap
            lines += self._breakdown(sheets, "yahtzee_mots.total" if is_all else "yahtzee_mots.partie_total")
        view = self.view(state, None)
        totals = view.totals()
        lines += handicap.sheet_line("handicap", view.start)
        if len(parties) > 1 or any(view.start):
            lines.append(SheetLine("yahtzee_mots.total", totals))
        return Outcome(places(totals), totals, tuple(lines), "sheets_full")

    def _breakdown(self, sheets: tuple[Sheet, ...], total: str) -> list[SheetLine]:
        version = self.options.version
        return [
            SheetLine("yahtzee_mots.upper", tuple(sheet.upper for sheet in sheets)),
            SheetLine("yahtzee_mots.prime", tuple(sheet.prime(version) for sheet in sheets)),
            SheetLine("yahtzee_mots.lower", tuple(sheet.lower for sheet in sheets)),
            SheetLine("yahtzee_mots.yahtzee_primes", tuple(sheet.yahtzee_primes for sheet in sheets)),
            *([SheetLine("yahtzee_mots.hints", tuple(-sheet.hints for sheet in sheets))] if self.options.hints else []),
            SheetLine(total, tuple(sheet.total(version) for sheet in sheets)),
        ]


def _thrown(state: State, thrown: tuple[str, ...]) -> YahtzeeMotsStep:
    """Put the thrown dice back among the kept ones; where all seven were read, thrown are those that show the new letters."""
    dice, again = list(state.dice or ("",) * DICE), state.throwing
    if len(thrown) > len(again):
        again, dice = _new_letters(state, thrown), list(thrown)
    else:
        for index, face in zip(again, thrown, strict=True):
            dice[index] = face
    event = DiceThrown(state.seat, again, tuple(dice), state.rolls)
    return Step(replace(state, throwing=(), dice=tuple(dice), hints=()), (event,), reveals=True)


def _new_letters(state: State, faces: Dice) -> tuple[int, ...]:
    """Tell which of seven dice show letters that were not kept; a kept letter stays where it was if it can."""
    kept = Counter(map(plain, kept_faces(state)))
    staying = [die for die in ALL_DICE if die not in state.throwing and plain(faces[die]) == plain(state.dice[die])]
    kept -= Counter(plain(faces[die]) for die in staying)
    again = []
    for die in ALL_DICE:
        letter = plain(faces[die])
        if die in staying:
            continue
        if kept[letter]:
            kept[letter] -= 1
        else:
            again.append(die)
    return tuple(again)


def _taken_back(state: State, at_ms: int) -> YahtzeeMotsStep:
    """Let the player compose on in the sand that is left; once there is none, the words stay accepted."""
    tried = replace(state, tries=state.tries + 1, back_ms=None)
    if state.back_ms is not None and at_ms >= state.back_ms:
        return Step(tried)
    again = replace(tried, phase=Phase.TURN, words=(), sand_ms=state.back_ms, taken_back=state.taken_back + 1)
    return Step(again, (WordsTakenBack(state.seat, state.words),))


def _hinted(state: State, told: Hinted) -> YahtzeeMotsStep:
    """Tell a hint and take its price off the sheet."""
    price, sheet = HINT_PRICES[told.rung], state.sheets[state.seat]
    sheets = (*state.sheets[: state.seat], replace(sheet, hints=sheet.hints + price), *state.sheets[state.seat + 1 :])
    after = replace(state, asking=False, hints=(*state.hints, told), sheets=sheets)
    return Step(after, (HintGiven(state.seat, told, price),), reveals=True)


def _said_zero(position: Position, result: Written) -> Box | None:
    """Give the ``zero`` of the command that writes a result: named in free order only."""
    return None if position.turn_box else result.zero
