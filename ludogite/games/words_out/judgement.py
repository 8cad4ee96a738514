"""Rates what a Words Out seat can do, from its view alone.

Everything is in points. A row is worth what its next finisher may cash: to the seat itself by its own cards, to the others by what
they are likely to hold. All probabilities come from the cards that the view does not show (``odds``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Final

from ludogite.core.rules import Seat
from ludogite.core.window import round_from
from ludogite.games.words_out.cards import ALPHABET, Card, Kind, is_locked, text, value
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Bin, Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.odds import Hands
from ludogite.games.words_out.state import ROWS, SHORTEST, Stage, WordsOutView

SECOND: Final = 0.3
"""How much the second best row counts beside the best: only one can be played at a time."""
OPEN: Final = 8
"""Letters by which a row can be lengthened from which it is as open as can be."""


@dataclass(frozen=True, slots=True)
class BotWeights:
    """What a seat takes into account.

    ``counters``: how much of the risk that others lengthen its word. ``threats`` and ``plans``: how much of what others, or
    itself, may cash next counts. ``keeping``: how much it saves useful cards. ``thrift``: what a card in the hand costs when the
    pioche runs out. ``drawing``: what a card drawn is worth. ``hurry``: what a card in the hand costs once the pioche is empty.
    ``liveliness``: by how much it would rather lay a card than pass, as people do who came to play. ``openness``: what a row is
    worth that can still grow. ``care``: how many points below the best a choice may lie that it takes for as good.
    """

    counters: float = 1.0
    threats: float = 1.0
    plans: float = 0.5
    keeping: float = 1.0
    thrift: float = 0.2
    drawing: float = 0.3
    hurry: float = 1.5
    liveliness: float = 0.0
    openness: float = 0.0
    care: float = 0.05


@dataclass(frozen=True, slots=True)
class Rating:
    """A command and what it is worth, in points."""

    command: Command
    worth: float


@dataclass(frozen=True, slots=True)
class RowState:
    """A row as it may stand: its letters and whether it is locked."""

    letters: str
    locked: bool

    def plus(self, letter: str, kind: Kind) -> RowState:
        """Lengthen it."""
        return RowState(self.letters + letter, self.locked or kind in {Kind.INCONTRABLE, Kind.JOKER})


KEEP: Final = {Kind.JOKER: 6.0, Kind.INCONTRABLE: 2.5, Kind.REJOUER: 1.5, Kind.POUBELLE: 1.0}
USEFUL: Final = {"E": 1.0, "S": 1.2, "R": 0.6, "T": 0.4, "A": 0.2, "Q": -0.8, "W": -0.8, "K": -0.5}


def keeping(card: Card) -> float:
    """Say what a card is worth in the hand: how easily it ends a word that nobody lengthens."""
    return KEEP.get(card.kind, 0.0) + USEFUL.get(card.letter, 0.0)


class Judgement:
    """One position as its player sees it."""

    def __init__(self, view: WordsOutView, mind: Mind, weights: BotWeights, pack: tuple[Card, ...]) -> None:
        if view.me is None:
            raise ValueError("a spectator decides nothing")
        self.view = view
        self.me: Seat = view.me
        self.mind = mind
        self.weights = weights
        self.hands = Hands(view, pack)
        self.rows = tuple(RowState(text(row), is_locked(row)) for row in view.rows)
        self.others = round_from(self.me, view.seats)
        self.share = 1 / len(self.others)
        self._threats: dict[RowState, float] = {}
        self._stands: dict[tuple[str, Seat], float] = {}
        progress = 1 - view.pioche / view.pack
        self.card_cost = weights.thrift * progress if view.pioche else weights.hurry

    # -- what a row is worth --------------------------------------------------------------------------------------------------

    def stands(self, line: RowState, claimer: Seat, *, cards_left: int, hand: tuple[Card, ...]) -> float:
        """Give the chance that nobody lengthens a claimed word; the seat itself surely does if it can."""
        if line.locked or not cards_left:
            return 1.0
        letters = self.mind.extensions(line.letters)
        if claimer != self.me and any(card.kind is Kind.JOKER or (card.letter and card.letter in letters) for card in hand):
            return 0.0
        place = letters, claimer
        if place not in self._stands:
            self._stands[place] = prod(self.hands.lacks(seat, letters) for seat in self.others if seat != claimer)
        return self._stands[place]

    def claim_worth(self, line: RowState, hand: tuple[Card, ...]) -> float:
        """Rate saying WORD OUT with this hand left: the points if nobody counters, less what a counter may bring the others."""
        points = value(line.letters).points
        if not self.weights.counters:
            return points
        stands = 1 - self.weights.counters * (1 - self.stands(line, self.me, cards_left=len(hand), hand=hand))
        return points * stands - self._stolen(line, hand) * (1 - stands)

    def _stolen(self, line: RowState, hand: tuple[Card, ...]) -> float:
        """Give the mean points that somebody takes by a longer word, if somebody lengthens at all."""
        if line.locked or not hand:
            return 0.0
        gains = self._gains(line, self.others[0], hand)
        return sum(self.hands.best(seat, gains) for seat in self.others) * self.share

    def _gains(self, line: RowState, claimer: Seat, hand: tuple[Card, ...]) -> list[tuple[str, float, float]]:
        """List per letter that ends a word here what another seat gets by it."""
        gains = []
        for letter in self.mind.endings(line.letters):
            longer = RowState(line.letters + letter, line.locked)
            points = value(longer.letters).points
            stands = self.stands(longer, claimer, cards_left=self.view.counts[claimer] - 1, hand=hand)
            gains.append((letter, points * stands, float(points)))
        return gains

    def threat(self, line: RowState) -> float:
        """Give the mean points that the next others may take from a row, against the hand as it is now."""
        if line not in self._threats:
            total, weight = 0.0, 1.0
            if len(line.letters) >= SHORTEST - 1:
                for seat in self.others:
                    total += weight * self.hands.best(seat, self._gains(line, seat, self.view.hand))
                    weight *= 0.5
            self._threats[line] = total
        return self._threats[line]

    def plan(self, line: RowState, hand: tuple[Card, ...]) -> float:
        """Give the most that the seat itself may take from a row with one of these cards."""
        endings = self.mind.endings(line.letters) if len(line.letters) >= SHORTEST - 1 else ""
        best = 0.0
        for letter, kind in {(card.letter, card.kind) for card in hand if endings and (card.letter or card.kind is Kind.JOKER)}:
            for given in endings if kind is Kind.JOKER else letter:
                if given in endings:
                    best = max(best, self.claim_worth(line.plus(given, kind), hand[1:]))
        return best

    def outlook(self, rows: tuple[RowState, ...], hand: tuple[Card, ...]) -> float:
        """Rate the table that is left to the others, with this hand."""
        weights = self.weights
        worth = weights.keeping * sum(map(keeping, hand)) - self.card_cost * len(hand)
        if weights.openness:
            worth += weights.openness * sum(min(1.0, len(self.mind.extensions(line.letters)) / OPEN) for line in rows)
        if weights.threats:
            worth -= weights.threats * self.share * _together(self.threat(line) for line in rows)
        if weights.plans:
            worth += weights.plans * _together(self.plan(line, hand) for line in rows)
        return worth

    # -- what can be done -----------------------------------------------------------------------------------------------------

    def rate(self) -> list[Rating]:
        """Rate what the seat may do now and anybody would think of, best first; never empty while it is asked."""
        return sorted(self._sensible(self.everything()), key=lambda each: -each.worth)

    def everything(self) -> list[Rating]:
        """Rate all that the seat may do now."""
        view, hand = self.view, view_hand(self.view)
        rated: list[Rating] = []
        match view.stage:
            case Stage.TURN:
                rated.append(Rating(Pass(), self._pass_worth(hand)))
                for row in range(ROWS):
                    rated += self._placements(row, hand, 0, 0)
                rated += self._bins(hand)
            case Stage.START if view.start is not None:
                rated += self._placements(view.start, hand, 0, 0) or self._riddles(view.start, hand) or [Rating(Pass(), 0.0)]
            case Stage.LAID if view.laying is not None:
                laying = view.laying
                rated.append(Rating(Silence(), self._after(laying.row, self.rows[laying.row], hand)))
                if view.may_claim and self.mind.claims(self.rows[laying.row].letters):
                    rated.append(Rating(Claim(), self._claimed(laying.row, self.rows[laying.row], hand)))
                if view.may_go_on:
                    rated += self._placements(laying.row, hand, laying.cards, laying.replays)
            case Stage.COUNTER if view.shout is not None:
                rated.append(Rating(Decline(), self._decline_worth(hand)))
                rated += self._placements(view.shout.row, hand, 0, 0)
        return rated

    def _sensible(self, rated: list[Rating]) -> list[Rating]:
        """Leave out what nobody would do: give away a word that is safe, or give a joker the letter of the lesser word."""
        if self._is_sure(rated):
            rated = [each for each in rated if not isinstance(each.command, Silence | Decline)]
        jokers = {card.id for card in self.view.hand if card.kind is Kind.JOKER}
        best: dict[tuple[int, int], int] = {}
        points: dict[Command, int] = {}
        for each in rated:
            match each.command:
                case Place(card=card, row=row, letter=letter) if card in jokers:
                    word = self.rows[row].letters + letter
                    if self.mind.claims(word):
                        points[each.command] = value(word).points
                        best[card, row] = max(best.get((card, row), 0), points[each.command])
        return [
            each
            for each in rated
            if not isinstance(each.command, Place)
            or each.command not in points
            or points[each.command] == best[each.command.card, each.command.row]
        ]

    def _is_sure(self, rated: list[Rating]) -> bool:
        """Tell whether a word can be cashed that nobody can lengthen: it is dead, or claimed with the last card."""
        view, hand = self.view, self.view.hand
        if view.laying is not None:
            letters = self.rows[view.laying.row].letters
            is_safe = not hand or not self.mind.extensions(letters)
            return is_safe and any(isinstance(each.command, Claim) for each in rated)
        if view.shout is None or len(hand) != 1:
            return False
        letters = self.rows[view.shout.row].letters
        lasts = (each.command for each in rated if isinstance(each.command, Place))
        return any(self.mind.claims(letters + (last.letter or hand[0].letter)) for last in lasts)

    def _placements(self, row: int, hand: tuple[Card, ...], cards: int, replays: int) -> list[Rating]:
        """Rate the cards that may be laid on a row, one of each face."""
        line, rated = self.rows[row], []
        for card, letter, rest in lays(line, hand, self.mind):
            worth = self._lay_worth(row, line.plus(letter, card.kind), rest, cards + 1, replays + (card.kind is Kind.REJOUER))
            rated.append(Rating(Place(card.id, row, letter if card.kind is Kind.JOKER else ""), worth))
        return rated

    def _riddles(self, row: int, hand: tuple[Card, ...]) -> list[Rating]:
        """Rate beginning an empty row with a letter of which the seat knows no word: it must, and some word begins with any."""
        faces = {card.letter: card for card in hand if card.is_letter}
        return [
            Rating(
                Place(card.id, row),
                self._after(
                    row, RowState(letter, card.kind is Kind.INCONTRABLE), tuple(held for held in hand if held.id != card.id)
                ),
            )
            for letter, card in faces.items()
        ]

    def _lay_worth(self, row: int, line: RowState, hand: tuple[Card, ...], cards: int, replays: int) -> float:
        """Rate a row just lengthened: stay silent, claim, or go on after a replay card, whichever is best."""
        best = self._after(row, line, hand)
        if self.mind.claims(line.letters):
            best = max(best, self._claimed(row, line, hand))
        if cards - replays < replays:
            for card, letter, rest in lays(line, hand, self.mind):
                further = self._lay_worth(row, line.plus(letter, card.kind), rest, cards + 1, replays + (card.kind is Kind.REJOUER))
                best = max(best, further)
        return best

    def _after(self, row: int, line: RowState, hand: tuple[Card, ...]) -> float:
        return self.outlook((*self.rows[:row], line, *self.rows[row + 1 :]), hand)

    def _claimed(self, row: int, line: RowState, hand: tuple[Card, ...]) -> float:
        """Rate a claim: what it brings, and a table with that row begun anew."""
        return self.claim_worth(line, hand) + self._after(row, RowState("", locked=False), hand)

    def _pass_worth(self, hand: tuple[Card, ...]) -> float:
        drawn = self.weights.drawing - self.card_cost if self.view.pioche else 0.0
        return self.outlook(self.rows, hand) + drawn - self.weights.liveliness

    def _bins(self, hand: tuple[Card, ...]) -> list[Rating]:
        """Rate clearing each row with a bin: he must lay another card there."""
        found = next((card for card in hand if card.kind is Kind.POUBELLE), None)
        if found is None:
            return []
        rest = tuple(card for card in hand if card.id != found.id)
        return [
            Rating(Bin(found.id, row), self._after(row, RowState("", locked=False), rest))
            for row in range(ROWS)
            if self.rows[row].letters
        ]

    def _decline_worth(self, hand: tuple[Card, ...]) -> float:
        """Rate letting a claim be: those still to be asked may counter it."""
        shout = self.view.shout
        if shout is None:
            return 0.0
        line = self.rows[shout.row]
        letters = self.mind.extensions(line.letters)
        stands = 1.0
        for seat in shout.window.waiting[1:]:
            stands *= self.hands.lacks(seat, letters)
        lost = value(line.letters).points * stands * self.share
        return self._after(shout.row, RowState("", locked=False), hand) - lost


def view_hand(view: WordsOutView) -> tuple[Card, ...]:
    """List the hand by id, so that the order in which cards came decides nothing."""
    return tuple(sorted(view.hand, key=lambda card: card.id))


def lays(line: RowState, hand: tuple[Card, ...], mind: Mind) -> Iterator[tuple[Card, str, tuple[Card, ...]]]:
    """List the different cards that lengthen a row to a beginning the player knows: card, letter, cards left."""
    tried = set()
    letters = mind.extensions(line.letters)
    for card in hand:
        if card.kind is Kind.POUBELLE or (card.kind, card.letter) in tried:
            continue
        tried.add((card.kind, card.letter))
        for letter in ALPHABET if card.kind is Kind.JOKER else card.letter:
            if letter in letters:
                yield card, letter, tuple(held for held in hand if held.id != card.id)


def _together(worths: Iterator[float]) -> float:
    """Add the rows up: the best in full, the others in part."""
    listed = sorted(worths, reverse=True)
    return listed[0] + SECOND * sum(listed[1:])
