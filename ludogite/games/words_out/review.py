"""Looks back on a game of Words Out with all cards open: WORD OUTs and counters that were missed, and the longest row.

Only what would have worked against the cards really held is called missed; a word that a player could have claimed on several
turns in a row is listed once, where he first could.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ludogite.core.log import Entry
from ludogite.core.rules import Seat
from ludogite.games.words_out.cards import ALPHABET, Card, Kind, Placed, Row, is_locked, text, value
from ludogite.games.words_out.moves import Command, Decline, Expired, Laid, Shouted, Silence
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.games.words_out.state import SHORTEST, Laying, Stage, State
from ludogite.words.lexicon import WordList

Suits = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class MissedWord:
    """A word that a seat could have cashed in a move: entry number in the log where it began, deal, row, word, points.

    ``laid``: it lay there already, and only WORD OUT was not said.
    """

    entry: int
    deal: int
    seat: Seat
    row: int
    word: str
    points: int
    laid: bool


@dataclass(frozen=True, slots=True)
class MissedCounter:
    """A counter that a seat did not make: ``word`` is what was cashed for ``points`` by ``claimer``.

    ``better`` is the longer word that would have been cashed instead, for ``gain`` points; or the longer beginning that would
    have kept the others from it, ``gain`` 0.
    """

    entry: int
    deal: int
    seat: Seat
    claimer: Seat
    row: int
    word: str
    points: int
    better: str
    gain: int


@dataclass(frozen=True, slots=True)
class LongestRow:
    """The longest row of the game with its cards, who laid its last card, and the number of that entry in the log."""

    entry: int
    seat: Seat
    text: str
    row: Row


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on, by order of the log; ``longest`` is None where no card was laid."""

    words: tuple[MissedWord, ...]
    counters: tuple[MissedCounter, ...]
    longest: LongestRow | None


def review(rules: WordsOutRules, entries: Iterable[Entry[Command]], suits: Suits = lambda word: True) -> Review:
    """Look back on the log of a game that these rules have played, finished or not; only words that suit are shown."""
    state = rules.start()
    words: list[MissedWord] = []
    counters: list[MissedCounter] = []
    longest: LongestRow | None = None
    turn: tuple[int, State] | None = None
    pending: list[MissedCounter] = []
    seen: set[tuple[int, Seat, int, str]] = set()
    for number, entry in enumerate(entries):
        if state.stage in {Stage.TURN, Stage.START}:
            turn = number, state
        if state.stage is Stage.COUNTER and isinstance(entry.command, Decline | Expired):
            pending += _missed_counter(rules.lexicon, number, state, suits)
        before, step = state, rules.apply(state, entry.seat, entry.command, entry.at_ms)
        names = {type(event).__name__ for event in step.events}
        if "Cashed" in names:
            counters += pending
        if names & {"Cashed", "Countered", "Shouted"}:
            pending = []
        for event in step.events:
            if isinstance(event, Laid) and (longest is None or len(event.text) > len(longest.text)):
                row = (*before.rows[event.row], Placed(event.card, event.letter))
                longest = LongestRow(number, event.seat, event.text, row)
            if isinstance(event, Shouted):
                turn = None
        if turn is not None and _is_over(turn[1], step.state):
            for missed in _missed_words(rules.lexicon, turn[0], turn[1], state, entry.command, suits):
                place = (missed.deal, missed.seat, missed.row, missed.word)
                if place not in seen:
                    seen.add(place)
                    words.append(missed)
            turn = None
        state = step.state
    return Review(tuple(words), tuple(counters), longest)


def _is_over(begun: State, now: State) -> bool:
    """Tell whether the move that began in a state is over."""
    return now.stage in {Stage.TURN, Stage.START, Stage.OVER, Stage.SHUFFLE} and now.serial > begun.serial


def _missed_words(
    lexicon: WordList, number: int, begun: State, last: State, command: Command, suits: Suits
) -> Iterator[MissedWord]:
    """Find the best word that the mover could surely have cashed, unless he shouted; that on the table before those in hand."""
    seat = begun.turn
    if last.stage is Stage.LAID and last.laying is not None and isinstance(command, Silence):
        row = last.rows[last.laying.row]
        if _counts(lexicon, row, suits) and _stands(lexicon, last, seat, row, last.hands[seat]):
            yield MissedWord(number, begun.deal, seat, last.laying.row, text(row), value(text(row)).points, laid=True)
            return
    best: MissedWord | None = None
    rows = range(len(begun.rows)) if begun.start is None else (begun.start,)
    for place in rows:
        for row, hand in _ways(lexicon, begun.rows[place], begun.hands[seat], Laying(seat, place, 0, 0)):
            points = value(text(row)).points
            is_better = best is None or points > best.points
            if is_better and _counts(lexicon, row, suits) and _stands(lexicon, begun, seat, row, hand):
                best = MissedWord(number, begun.deal, seat, place, text(row), points, laid=False)
    if best is not None:
        yield best


def _missed_counter(lexicon: WordList, number: int, state: State, suits: Suits) -> Iterator[MissedCounter]:
    """Find the best counter of the one who declines: a longer word that stands, or any longer beginning."""
    shout = state.shouts[-1]
    seat = shout.window.asked[0]
    points = value(shout.word).points
    best: tuple[int, str] | None = None
    for row, hand in _ways(lexicon, state.rows[shout.row], state.hands[seat], Laying(seat, shout.row, 0, 0)):
        cashes = _counts(lexicon, row, suits) and _stands(lexicon, state, seat, row, hand)
        gain = value(text(row)).points if cashes else 0
        if suits(text(row)) and (best is None or gain > best[0]):
            best = gain, text(row)
    if best is not None:
        yield MissedCounter(number, state.deal, seat, shout.seat, shout.row, shout.word, points, best[1], best[0])


def _counts(lexicon: WordList, row: Row, suits: Suits) -> bool:
    letters = text(row)
    return len(letters) >= SHORTEST and lexicon.valid(letters) and suits(letters)


def _stands(lexicon: WordList, state: State, seat: Seat, row: Row, hand: tuple[Card, ...]) -> bool:
    """Tell whether none of the cards really held lengthens a row claimed with this hand left."""
    if is_locked(row) or not hand:
        return True
    others = (card for other, held in enumerate(state.hands) if other != seat for card in held)
    return not any(lexicon.is_prefix(text(row) + letter) for card in others for letter in _letters(card))


def _letters(card: Card) -> str:
    """List what a card can stand for in a row."""
    return ALPHABET if card.kind is Kind.JOKER else card.letter


def _ways(lexicon: WordList, row: Row, hand: tuple[Card, ...], laying: Laying) -> Iterator[tuple[Row, tuple[Card, ...]]]:
    """List the rows that a move can make, replay cards included, each with the hand left."""
    tried = set()
    for card in hand:
        if (card.kind, card.letter) in tried:
            continue
        tried.add((card.kind, card.letter))
        rest = tuple(held for held in hand if held.id != card.id)
        cards, replays = laying.cards + 1, laying.replays + (card.kind is Kind.REJOUER)
        for letter in _letters(card):
            longer = (*row, Placed(card, letter))
            if lexicon.is_prefix(text(longer)):
                yield longer, rest
                if cards - replays < replays:
                    yield from _ways(lexicon, longer, rest, Laying(laying.seat, laying.row, cards, replays))
