"""The course of a game of Dés à thèmes: what each accepted command does to the table. No dictionary is asked here.

The round's clock runs in the phase OPEN alone: a buzz stops it, and it goes on when nobody has the floor any more.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from ludogite.core.rules import Seat
from ludogite.core.window import Window, round_from
from ludogite.games.des_themes import moves
from ludogite.games.des_themes.moves import (
    Answer,
    AnswerRefused,
    Asked,
    Ballot,
    BlackFailed,
    Buzzed,
    Colour,
    Contested,
    Doubt,
    Event,
    FloorEnd,
    FloorGiven,
    FloorLost,
    GameEnded,
    GaveUp,
    Judge,
    Judged,
    RoundBegan,
    RoundEnd,
    RoundEnded,
    Ruled,
    Said,
    Scored,
    Standing,
    TakenBack,
    Voted,
    Why,
)
from ludogite.games.des_themes.scoring import lit, usable
from ludogite.games.des_themes.state import (
    BLACK_CHIPS,
    CHIPS_PER_SEAT,
    COLOURS,
    LAST_CALL_MS,
    LAST_CALLS,
    ROUNDS_WITHOUT_ANSWER,
    WITHOUT_POINTS,
    End,
    Judging,
    Options,
    Phase,
    Question,
    SeatTally,
    State,
    Way,
)
from ludogite.words.answers import Reading
from ludogite.words.families import Family
from ludogite.words.themes import THEMES_PER_CARD

T = TypeVar("T")
Happening: TypeAlias = tuple[State, tuple[Event, ...]]

RULING_LONGEST: Final = 40
"""Letters of the longest answer that the house dictionary keeps."""


# -- what the table tells ---------------------------------------------------------------------------------------------------


def imposed(state: State) -> str:
    """Return the letter that words begin with; '' before the dice fell and on a black face."""
    if state.colour is None or state.colour is Colour.NOIR:
        return ""
    return state.letters[COLOURS.index(state.colour)]


def out(state: State) -> tuple[Seat, ...]:
    """List the seats that cannot answer any more in this round."""
    return tuple(seat for seat in range(len(state.chips)) if seat in {*state.done, *state.failed, *state.gave_up})


def closed(state: State, way: Way) -> tuple[int, ...]:
    """List the themes closed in this round (*thèmes ouverts*), in order."""
    return tuple(sorted(said.theme for said in state.answers)) if way is Way.OUVERTS else ()


def scorers(seats: int) -> int:
    """Count those who can score in a classic round."""
    return seats - WITHOUT_POINTS[seats]


def worth(state: State, way: Way, text: str) -> tuple[int, int]:
    """Return the points of an answer that stands, and the chips that are left for them."""
    if state.colour is Colour.NOIR:
        return BLACK_CHIPS, min(BLACK_CHIPS, state.aside if way is Way.LIMITEES else state.heap)
    points = len(lit(text, state.letters))
    return points, min(points, state.heap)


def theme_of(state: State, command: Answer) -> int:
    """Return the theme that an answer is for: that of the round, or the one it names."""
    return state.theme or command.theme


# -- dice -------------------------------------------------------------------------------------------------------------------


def choose_first(state: State, seat: Seat, way: Way, *, by_lot: bool) -> Happening:
    """Let this seat throw first."""
    state = replace(state, starter=seat, thrower=seat, phase=_first_throw(way))
    return state, (moves.FirstChosen(seat, by_lot),)


def throw(state: State, options: Options) -> Happening:
    """Throw; between two rounds this begins the next one, with a filled heap where that is due (*propositions limitées*)."""
    if not state.is_between:
        return replace(state, phase=Phase.DICE), ()
    seats = len(state.chips)
    filled = CHIPS_PER_SEAT * seats if options.way is Way.LIMITEES and not state.heap else 0
    state = State(
        chips=state.chips, heap=state.heap + filled, aside=state.aside - filled, tallies=state.tallies,
        phase=Phase.DICE if options.way is Way.OUVERTS else Phase.THEME,
        round=state.round + 1, thrower=state.thrower, starter=state.starter, is_between=False, dry=state.dry,
    )  # fmt: skip
    return state, (RoundBegan(state.round, state.thrower, filled),)


def take_theme(state: State, face: int) -> Happening:
    """Take the theme; the letters are thrown next."""
    return replace(state, theme=face, phase=Phase.THROW_DICE), (moves.ThemeFell(face),)


def take_dice(state: State, letters: str, colour: Colour, at_ms: int, options: Options) -> Happening:
    """Take letters and colour: everybody plays, and the round's clock runs."""
    state = replace(state, letters=letters, colour=colour, phase=Phase.OPEN, left_ms=1000 * options.round_s, since_ms=at_ms)
    return state, (moves.DiceFell(letters, colour),)


# -- the floor --------------------------------------------------------------------------------------------------------------


def buzz(state: State, seat: Seat, at_ms: int, options: Options) -> Happening:
    """Give the floor, and stop the round's clock; or queue, also while the table votes on a contested answer."""
    told = Buzzed(seat, len(state.queue))
    queue = (*state.queue, seat)
    if state.phase is not Phase.OPEN:
        return replace(state, queue=queue), (told,)
    left = state.left_ms - (at_ms - state.since_ms)
    return _with_floor(replace(state, queue=queue, left_ms=left), at_ms, options), (told,)


def give_up_floor(state: State, at_ms: int, options: Options, *, late: bool = False) -> Happening:
    """Take the floor from the one who has it: he gave it back, or was too slow."""
    told = FloorLost(state.queue[0], FloorEnd.LATE if late else FloorEnd.GIVEN_UP)
    return _then(_next_floor(state, at_ms, options), told)


def give_up_round(state: State, seat: Seat, at_ms: int, options: Options) -> Happening:
    """Let a player out of the round; when nobody is left, it is over."""
    state = replace(state, gave_up=(*state.gave_up, seat))
    if state.phase is Phase.OPEN:
        state = replace(state, left_ms=state.left_ms - (at_ms - state.since_ms), since_ms=at_ms)
    return _then(_if_somebody_left(state, at_ms, options), GaveUp(seat))


def _with_floor(state: State, at_ms: int, options: Options) -> State:
    seconds = options.floor_of(state.queue[0])
    until = at_ms + 1000 * seconds if seconds else None
    return replace(state, phase=Phase.FLOOR, since_ms=at_ms, floor_until_ms=until)


def _next_floor(state: State, at_ms: int, options: Options) -> Happening:
    """Give the floor to the next who buzzed; the round's clock runs again when there is none."""
    spent = (*((seat, at) for seat, at in state.spent if seat != state.queue[0]), (state.queue[0], state.floors + 1))
    state = replace(
        state, queue=state.queue[1:], floors=state.floors + 1, spent=spent, pending=None, question=None,
        phase=Phase.OPEN, since_ms=at_ms, floor_until_ms=None,
    )  # fmt: skip
    if state.queue:
        return _with_floor(state, at_ms, options), (FloorGiven(state.queue[0]),)
    return _if_somebody_left(state, at_ms, options)


def _if_somebody_left(state: State, at_ms: int, options: Options) -> Happening:
    if state.queue or state.question is not None or len(out(state)) < len(state.chips):
        return state, ()
    return end_round(state, RoundEnd.NOBODY_LEFT, at_ms, options)


# -- answers ----------------------------------------------------------------------------------------------------------------


def answer(state: State, command: Answer, found: tuple[Reading, ...], at_ms: int, options: Options) -> Happening:
    """Hear an answer, given the ways to read it: REFEREE is asked, unless it has a letter of a black face's dice."""
    state = replace(state, attempts=state.attempts + 1, pending=command)
    if state.colour is not Colour.NOIR or usable(found, "", state.letters):
        return replace(state, phase=Phase.ANSWER), ()
    return _fail_black(state, [reading for reading in found if not reading.before][-1], at_ms, options)


def _fail_black(state: State, reading: Reading, at_ms: int, options: Options) -> Happening:
    """Have a player pay for a word with a letter shown: what he has goes to the middle, and he is out."""
    seat, key = state.queue[0], reading.key
    paid = min(BLACK_CHIPS, state.chips[seat])
    tally = replace(state.tallies[seat], paid=state.tallies[seat].paid + paid)
    shown = "".join(dict.fromkeys(letter for letter in state.letters if letter in key))
    told = BlackFailed(seat, reading.text, shown, paid)
    state = replace(
        state, chips=_with(state.chips, seat, state.chips[seat] - paid), heap=state.heap + paid,
        failed=(*state.failed, seat), tallies=_with(state.tallies, seat, tally),
    )  # fmt: skip
    return _then(_next_floor(state, at_ms, options), told)


def take_verdict(state: State, judged: Judged, at_ms: int, options: Options) -> Happening:
    """Go on after REFEREE's verdict: the answer stands, is refused, or the table is asked."""
    if options.way is Way.OUVERTS and state.pending is not None and not state.pending.theme:
        if not judged.theme:
            told = AnswerRefused(state.queue[0], judged.text, Why.WHICH_THEME)
            return replace(state, phase=Phase.FLOOR, pending=None), (told,)
        state = replace(state, pending=replace(state.pending, theme=judged.theme))
    if judged.again:
        told = AnswerRefused(state.queue[0], judged.text, Why.REFUSED_BEFORE, judged.again)
        return replace(_noted(state, judged), phase=Phase.FLOOR, pending=None), (told,)
    if judged.family is Family.MEME_MOT and not judged.proper:
        return _refuse_at_once(state, judged, Why.SAME_WORD)
    if judged.standing is Standing.BANNED:
        return _refuse_at_once(state, judged, Why.BANNED)
    doubts = []
    if judged.standing is Standing.UNKNOWN:
        if options.judging == Judging.LISTE:
            return _refuse_at_once(state, judged, Why.NOT_LISTED)
        doubts.append(Doubt.THEME)
    list_alone = options.edition > 1 and options.judging == Judging.LISTE
    if judged.family is Family.PEUT_ETRE and not judged.proper and not list_alone:
        doubts.append(Doubt.ROOT)
    if doubts:
        return _ask(state, judged, tuple(doubts), options)
    return _stand(state, judged, Judge.LISTE if judged.standing is Standing.LISTED else Judge.MAISON, at_ms, options)


def _refuse_at_once(state: State, judged: Judged, why: Why) -> Happening:
    """Refuse an answer without asking anybody: its player keeps the floor for what is left of its time."""
    told = AnswerRefused(state.queue[0], judged.text, why, judged.against if why is Why.SAME_WORD else "")
    return replace(_noted(state, judged), phase=Phase.FLOOR, pending=None), (told,)


def _noted(state: State, judged: Judged) -> State:
    """Remember a refused answer, so that nobody says it again in this round."""
    theme = theme_of(state, state.pending) if state.pending else 0
    return replace(state, refused=(*state.refused, (theme, judged.key, judged.text)))


def _ask(state: State, judged: Judged, doubts: tuple[Doubt, ...], options: Options) -> Happening:
    """Ask the others, or the *meneur* alone; over his own words, and where there is none, the others vote."""
    speaker, seats = state.queue[0], len(state.chips)
    leads = options.judging == Judging.MENEUR and options.meneur < seats and options.meneur != speaker
    voters = (options.meneur,) if leads else round_from(speaker, seats)
    window = Window((state.round, state.attempts), speaker, voters, in_turn=False)
    question = Question(judged, doubts, window, Judge.MENEUR if leads else Judge.VOTE)
    against = judged.against if Doubt.ROOT in doubts else ""
    theme = theme_of(state, state.pending) if state.pending else 0
    told = Asked(speaker, judged.text, theme, doubts, voters, against)
    return replace(state, phase=Phase.VOTE, question=question, floor_until_ms=None), (told,)


def vote(state: State, seat: Seat, ballot: Ballot, at_ms: int, options: Options) -> Happening:
    """Count a ballot; the vote is over as soon as its result is sure: a tie accepts, and all abstaining asks the answerer."""
    question = _question(state)
    told = Voted(seat, ballot)
    ballots = (*question.ballots, (seat, ballot))
    if question.by is not None:
        return _then(_count_contest(state, replace(question, ballots=ballots), seat, at_ms, options), told)
    if state.phase is Phase.HONOUR:
        question = replace(question, ballots=ballots, judge=Judge.HONNEUR)
        return _then(_settle(state, question, at_ms, options, accepted=ballot is Ballot.ACCEPT), told)
    question = replace(question, ballots=ballots, window=question.window.answered(seat))
    result = _result(question)
    if result is not None:
        return _then(_settle(state, question, at_ms, options, accepted=result), told)
    phase = Phase.VOTE if question.window.waiting else Phase.HONOUR
    return replace(state, question=question, phase=phase), (told,)


def _result(question: Question) -> bool | None:
    """Tell whether the table accepts; None while that is not sure, or where all abstained."""
    accepts = sum(said is Ballot.ACCEPT for _, said in question.ballots)
    refuses = sum(said is Ballot.REFUSE for _, said in question.ballots)
    waiting = len(question.window.waiting)
    if refuses > accepts + waiting:
        return False
    return True if accepts and accepts >= refuses + waiting else None


def _settle(state: State, question: Question, at_ms: int, options: Options, *, accepted: bool) -> Happening:
    """Do what the table decided; a refusal that may be for the root alone is no ruling on the theme."""
    judged, doubts = question.judged, question.doubts
    speaker = state.queue[0]
    keep = Doubt.THEME in doubts and (accepted or len(doubts) == 1) and len(judged.key) <= RULING_LONGEST
    told = Ruled(speaker, judged.text, judged.key, judged.theme_id, accepted, question.judge, keep)
    if accepted:
        return _then(_stand(state, judged, question.judge, at_ms, options), told)
    refused = AnswerRefused(speaker, judged.text, Why.VOTED_DOWN)
    lost = FloorLost(speaker, FloorEnd.REFUSED)
    return _then(_next_floor(_noted(state, judged), at_ms, options), told, refused, lost)


def _stand(state: State, judged: Judged, judge: Judge, at_ms: int, options: Options) -> Happening:
    """Let an answer stand: its player takes chips, and the round goes on or ends."""
    seat, way = state.queue[0], options.way
    is_black = state.colour is Colour.NOIR
    points, taken = worth(state, way, judged.text)
    theme = theme_of(state, state.pending) if state.pending else 0
    marks = () if is_black else lit(judged.text, state.letters, state.colour if options.edition > 1 else None)
    said = Said(seat, judged.text, judged.key, theme, judged.proper, points, taken, marks, judge)
    tally = before = state.tallies[seat]
    tally = SeatTally(tally.words + 1, max(tally.best, taken), tally.blacks + is_black, tally.paid)
    from_aside = is_black and way is Way.LIMITEES
    state = replace(
        state, chips=_with(state.chips, seat, state.chips[seat] + taken),
        heap=state.heap if from_aside else state.heap - taken, aside=state.aside - taken if from_aside else state.aside,
        answers=(*state.answers, said), done=(*state.done, seat) if way is Way.CLASSIQUE else state.done,
        tallies=_with(state.tallies, seat, tally), before=None if _is_settled(state) else before,
    )  # fmt: skip
    why = _over(state, way)
    after = end_round(state, why, at_ms, options) if why else _next_floor(state, at_ms, options)
    return _then(after, Scored(said))


def _over(state: State, way: Way) -> RoundEnd | None:
    """Say why an answer ends the round, or None."""
    if state.colour is Colour.NOIR:
        return RoundEnd.BLACK_WON
    if not state.heap:
        return RoundEnd.HEAP_EMPTY
    if way is Way.CLASSIQUE and len(state.done) >= scorers(len(state.chips)):
        return RoundEnd.LAST_SCORER
    if way is Way.OUVERTS and len(state.answers) == THEMES_PER_CARD:
        return RoundEnd.THEMES_CLOSED
    return None


# -- objections -------------------------------------------------------------------------------------------------------------


def is_contestable(state: State, options: Options) -> bool:
    """Tell whether the last answer may be contested: a common noun after another word, whose root nobody decided about yet."""
    if options.edition == 1 or options.judging == Judging.LISTE or state.before is None or len(state.answers) < 2:
        return False
    if options.edition >= LAST_CALLS:
        return state.phase in {Phase.OPEN, Phase.FLOOR, Phase.LAST_CALL} and not state.answers[-1].proper
    ended_by_it = {RoundEnd.LAST_SCORER, RoundEnd.HEAP_EMPTY, RoundEnd.THEMES_CLOSED}
    is_open = state.round_end in ended_by_it if state.is_between else state.phase in {Phase.OPEN, Phase.FLOOR}
    return is_open and not state.answers[-1].proper


def _is_settled(state: State) -> bool:
    """Tell whether the table has just voted about the root of the answer in question."""
    return state.question is not None and Doubt.ROOT in state.question.doubts


def contest(state: State, seat: Seat, at_ms: int, options: Options) -> Happening:
    """Open the vote on the last answer; the clocks stand still, and who contests it votes against it, if he votes."""
    said, seats = state.answers[-1], len(state.chips)
    leads = options.judging == Judging.MENEUR and options.meneur < seats and options.meneur != said.seat
    voters = (options.meneur,) if leads else round_from(said.seat, seats)
    judged = Judged(said.text, said.key, "", Standing.LISTED, said.proper, Family.PEUT_ETRE)
    window = Window((state.round, state.attempts), said.seat, voters, in_turn=False)
    question = Question(judged, (Doubt.ROOT,), window, Judge.MENEUR if leads else Judge.VOTE, by=seat, back=state.phase)
    left = state.left_ms - (at_ms - state.since_ms) if state.phase is Phase.OPEN else state.left_ms
    state = replace(state, phase=Phase.VOTE, question=question, floor_until_ms=None, left_ms=left, attempts=state.attempts + 1)
    told = Contested(seat, said, voters)
    if seat not in voters:
        return state, (told,)
    question = replace(question, ballots=((seat, Ballot.REFUSE),))
    return _then(_count_contest(state, question, seat, at_ms, options), told, Voted(seat, Ballot.REFUSE))


def _count_contest(state: State, question: Question, seat: Seat, at_ms: int, options: Options) -> Happening:
    """Count a ballot about a contested answer: it stands unless more refuse it than accept it."""
    question = replace(question, window=question.window.answered(seat))
    result = _result(question)
    if result is None and question.window.waiting:
        return replace(state, question=question), ()
    judged, said = question.judged, state.answers[-1]
    accepted = result is not False
    told = Ruled(said.seat, said.text, said.key, judged.theme_id, accepted, question.judge, keep=False)
    before, state = state.before, replace(state, question=None, before=None, phase=question.back)
    if accepted or before is None:
        return _then(_resume(state, at_ms, options), told)
    resumed = state.is_between
    resumed = resumed or (state.phase is Phase.LAST_CALL and state.round_end is not RoundEnd.TIME)
    state = _take_back(state, said, before, options)
    return _then(_resume(state, at_ms, options), told, TakenBack(said, resumed))


def _take_back(state: State, said: Said, before: SeatTally, options: Options) -> State:
    """Undo what the last answer gave, and what it ended; by the third edition its root is out for all themes of the round."""
    has_ended = state.is_between or state.phase is Phase.LAST_CALL
    seat, again = said.seat, range(len(state.chips)) if has_ended else (said.seat,)
    theme = 0 if options.edition >= LAST_CALLS else said.theme
    spent = (*((other, at) for other, at in state.spent if other not in again), *((other, state.floors + 1) for other in again))
    state = replace(
        state, chips=_with(state.chips, seat, state.chips[seat] - said.taken), heap=state.heap + said.taken,
        floors=state.floors + 1, spent=spent,
        answers=state.answers[:-1], done=tuple(other for other in state.done if other != seat),
        tallies=_with(state.tallies, seat, before), refused=(*state.refused, (theme, said.key, said.text)),
    )  # fmt: skip
    if state.phase is Phase.LAST_CALL:
        is_over = state.round_end is RoundEnd.TIME
        return state if is_over else replace(state, phase=Phase.OPEN, round_end=None, floor_until_ms=None)
    if not state.is_between:
        return state
    thrower = (state.thrower - 1) % len(state.chips)
    return replace(state, is_between=False, thrower=thrower, round_end=None, phase=Phase.OPEN)


def _resume(state: State, at_ms: int, options: Options) -> Happening:
    """Go on where a vote about a contested answer had interrupted: who had the floor, or buzzed meanwhile, has it anew."""
    if state.is_between:
        return state, ()
    if state.phase is Phase.LAST_CALL:
        return close_round(state, options)
    if state.queue:
        return _with_floor(state, at_ms, options), (FloorGiven(state.queue[0]),)
    return _if_somebody_left(replace(state, phase=Phase.OPEN, since_ms=at_ms), at_ms, options)


# -- the end ----------------------------------------------------------------------------------------------------------------


def end_round(state: State, why: RoundEnd, at_ms: int, options: Options) -> Happening:
    """End the round, by the third edition after a last call for objections to its last answer."""
    if options.edition < LAST_CALLS or not is_contestable(replace(state, phase=Phase.OPEN), options):
        return close_round(replace(state, round_end=why), options)
    until = at_ms + LAST_CALL_MS if options.round_s or options.floor_s else None
    return replace(
        state, phase=Phase.LAST_CALL, round_end=why, queue=(), pending=None, question=None, floor_until_ms=until, agreed=()
    ), ()


def agree(state: State, seat: Seat, options: Options) -> Happening:
    """Note that somebody objects to nothing; the round is over where everybody else does too."""
    state = replace(state, agreed=(*state.agreed, seat))
    return close_round(state, options) if len(state.agreed) == len(state.chips) - 1 else (state, ())


def close_round(state: State, options: Options) -> Happening:
    """Count the heap; the game is over too where it is empty and cannot be filled."""
    seats, why = len(state.chips), state.round_end
    if why is None:
        raise AssertionError("no round ends")
    late = tuple(seat for seat in range(seats) if seat not in out(state)) if why is RoundEnd.LAST_SCORER else ()
    told: tuple[Event, ...] = (RoundEnded(state.round, why, late),)
    state = replace(
        state, phase=_first_throw(options.way), is_between=True, thrower=(state.thrower + 1) % seats, queue=(),
        pending=None, question=None, floor_until_ms=None, agreed=(),
    )  # fmt: skip
    is_dry = why is RoundEnd.NOBODY_LEFT and not state.answers and options.edition > 1
    state = replace(state, dry=state.dry + 1 if is_dry else 0)
    end = None
    if state.dry >= ROUNDS_WITHOUT_ANSWER:
        end = End.NO_ANSWERS
    elif not state.heap and options.way is not Way.LIMITEES:
        end = End.HEAP_EMPTY
    elif not state.heap and state.aside < CHIPS_PER_SEAT * seats:
        end = End.NO_REFILL
    if end is None:
        return state, told
    return replace(state, phase=Phase.OVER, end=end), (*told, GameEnded(end.value))


# -- inside -----------------------------------------------------------------------------------------------------------------


def _first_throw(way: Way) -> Phase:
    return Phase.THROW_DICE if way is Way.OUVERTS else Phase.THROW_THEME


def _question(state: State) -> Question:
    if state.question is None:
        raise AssertionError("no vote is under way")
    return state.question


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _then(happening: Happening, *first: Event) -> Happening:
    """Tell these events before the others."""
    state, events = happening
    return state, (*first, *events)
