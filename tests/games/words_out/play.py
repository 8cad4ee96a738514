"""Lays out positions of Words Out with real cards, and plays moves on them with the outside world settled.

Cards are written ``E`` (a plain letter of any colour), ``E>`` (rejouer), ``E!`` (incontrable), ``*`` (joker), ``#`` (poubelle); in
a row ``*E`` is a joker that stands for E.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludogite.core.chance import Chance
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, Seat
from ludogite.games.common.dictionary import dictionary
from ludogite.games.words_out.cards import Card, Kind, Placed, Row, several_decks, text
from ludogite.games.words_out.game import deck
from ludogite.games.words_out.moves import Bin, Command, Event, Expired, Place
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.games.words_out.state import ROWS, Options, Shuffling, Stage, State
from tests.contract.harness import read

DECK = deck(read)
LEXICON = dictionary(read)
MARKS = {">": Kind.REJOUER, "!": Kind.INCONTRABLE}
PLAIN = {Kind.SIMPLE, Kind.BONUS, Kind.DOUBLE}


def rules_for(seats: int, **options: Any) -> WordsOutRules:
    return WordsOutRules(seats, DECK, LEXICON, Options(**options))


@dataclass
class Pack:
    """Cards to take by what they show."""

    cards: list[Card]

    def take(self, shown: str) -> Card:
        for card in self.cards:
            if _shows(card, shown):
                self.cards.remove(card)
                return card
        raise AssertionError(f"no {shown} left")

    def hand(self, shown: str) -> tuple[Card, ...]:
        return tuple(self.take(one) for one in shown.split())

    def row(self, shown: str) -> Row:
        return tuple(_placed(self, one) for one in shown.split())


def _placed(pack: Pack, one: str) -> Placed:
    if one.startswith("*"):
        return Placed(pack.take("*"), one[1])
    card = pack.take(one)
    return Placed(card, card.letter)


def _shows(card: Card, shown: str) -> bool:
    if shown in {"*", "#"}:
        return card.kind is (Kind.JOKER if shown == "*" else Kind.POUBELLE)
    kinds = {MARKS[shown[1]]} if len(shown) > 1 else PLAIN
    return card.letter == shown[0] and card.kind in kinds


@dataclass
class Table:
    """A position under way: its state, what happened, and the clock."""

    rules: WordsOutRules
    state: State
    events: list[Event] = field(default_factory=list)
    now: int = 0

    @classmethod
    def of(
        cls,
        hands: Sequence[str],
        rows: Sequence[str] = (),
        pioche: str | None = None,
        turn: Seat = 0,
        **options: Any,
    ) -> Table:
        """Lay out a turn; the pioche is all that is left unless it is told, then the rest lies in the poubelle."""
        rules = rules_for(len(hands), **options)
        pack = Pack(list(several_decks(DECK, rules.options.deck_count(len(hands)))))
        held = tuple(map(pack.hand, hands))
        laid = tuple(pack.row(rows[number]) if number < len(rows) else () for number in range(ROWS))
        pile = tuple(pack.cards) if pioche is None else pack.hand(pioche)
        state = State(
            stage=Stage.TURN, pioche=pile, hands=held, contenders=(), lots=(None,) * len(hands), rows=laid, deal=1, dealer=0,
            poubelle=() if pioche is None else tuple(pack.cards), turn=turn, open_hands=rules.options.open_hands,
            shuffling=Shuffling.SET_UP, one_round=rules.options.one_round,
        )  # fmt: skip
        return cls(rules, state)

    # -- what is said -------------------------------------------------------------------------------------------------------

    def card(self, seat: Seat, shown: str) -> int:
        return next(card.id for card in self.state.hands[seat] if _shows(card, shown))

    def place(self, seat: Seat, shown: str, row: int = 0) -> Table:
        """Lay a card; a joker is written with its letter, ``*E``."""
        joker = shown.startswith("*")
        return self.do(seat, Place(self.card(seat, "*" if joker else shown), row, shown[1:] if joker else ""))

    def bin(self, seat: Seat, row: int = 0) -> Table:
        return self.do(seat, Bin(self.card(seat, "#"), row))

    def do(self, seat: Seat, command: Command) -> Table:
        """Give a command that must be accepted, and let the outside world answer."""
        assert self.rules.refuse(self.state, seat, command) is None, self.rules.refuse(self.state, seat, command)
        self.events = []
        self._apply(seat, command)
        return self.settle()

    def settle(self, chance: Chance | None = None) -> Table:
        """Let NATURE and REFEREE speak while they are asked."""
        while (request := next(iter(self.rules.requests(self.state)), None)) and request.seat in {NATURE, REFEREE}:
            if request.seat == NATURE:
                command = self.rules.draw(self.state, request, chance or Chance(b"words out"))
            else:
                command = self.rules.judge(self.state, request)
            assert self.rules.refuse(self.state, request.seat, command) is None
            self._apply(request.seat, command)
        return self

    def expire(self) -> Table:
        """Wait for the deadline of the counter round."""
        request = next(request for request in self.rules.requests(self.state) if request.seat == CLOCK)
        self.events, self.now = [], request.deadline_ms or 0
        assert self.rules.expire(self.state, request) == Expired()
        self._apply(CLOCK, Expired())
        return self.settle()

    def _apply(self, seat: Seat, command: Command) -> None:
        before = count_cards(self.state)
        step = self.rules.apply(self.state, seat, command, self.now)
        self.state = step.state
        self.events += step.events
        assert count_cards(self.state) == before

    # -- what is ------------------------------------------------------------------------------------------------------------

    def refused(self, seat: Seat, command: Command) -> str:
        refusal = self.rules.refuse(self.state, seat, command)
        assert isinstance(refusal, Refusal), f"{command} is not refused"
        return refusal.code

    def refused_place(self, seat: Seat, shown: str, row: int = 0, letter: str = "") -> str:
        return self.refused(seat, Place(self.card(seat, shown), row, letter))

    @property
    def asked(self) -> tuple[Seat | None, str]:
        """Who is asked, and what."""
        request = next(iter(self.rules.requests(self.state)), None)
        return (request.seat, request.kind) if request else (None, "")

    def row(self, number: int = 0) -> str:
        return text(self.state.rows[number])

    def hand(self, seat: Seat) -> str:
        return "".join(sorted(card.letter or card.kind.value[0] for card in self.state.hands[seat]))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.rules.view(self.state, None).scores

    def told(self) -> list[str]:
        return [type(event).__name__ for event in self.events]


def count_cards(state: State) -> tuple[int, ...]:
    """List the ids of all cards, wherever they lie."""
    placed = [placed.card for row in state.rows for placed in row]
    lots = [card for card in state.lots if card is not None]
    held = [card for hand in state.hands for card in hand]
    return tuple(sorted(card.id for card in (*state.pioche, *state.poubelle, *placed, *lots, *held)))
