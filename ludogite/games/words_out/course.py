"""How a game of Words Out goes: what each accepted command makes of the state, and what happens by it.

The rules' words: a *move* is all that a player lays in his turn or counter; NEXT, CASH and END OF DEAL are ``_next``, ``_cash`` and
``_end_deal``. Nothing here asks the dictionary or looks at a hand for more than its number of cards, but to take from it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from ludogite.core.rules import Seat
from ludogite.core.window import Window, round_from
from ludogite.games.words_out.cards import Card, Kind, Placed, Row, is_locked, text, value
from ludogite.games.words_out.moves import (
    Binned,
    Cashed,
    Countered,
    DealEnded,
    DealerChosen,
    Dealt,
    Declined,
    Event,
    GameEnded,
    Laid,
    LotsDrawn,
    Passed,
    Place,
    RowsBegun,
    Shouted,
    TakenBack,
    TurnedUp,
)
from ludogite.games.words_out.state import HAND, ROWS, SHORTEST, Entry, Laying, Shout, Shuffling, Stage, State

Happening: TypeAlias = tuple[State, tuple[Event, ...]]
Hands: TypeAlias = tuple[tuple[Card, ...], ...]


# -- before the first turn, and between deals -------------------------------------------------------------------------------


def draw_lots(state: State, drawn: tuple[Card, ...]) -> Happening:
    """Put the drawn cards before those who drew; find who deals, or who draws again."""
    lots = list(state.lots)
    for seat, card in zip(state.contenders, drawn, strict=True):
        lots[seat] = card
    told = LotsDrawn(state.contenders, drawn)
    again = tuple(seat for seat, card in enumerate(lots) if card is not None and not card.is_letter)
    if again:
        return replace(_with_lots(state, lots), contenders=again), (told,)
    best = max(card.letter for card in lots if card is not None)
    tied = tuple(seat for seat, card in enumerate(lots) if card is not None and card.letter == best)
    if len(tied) > 1:
        running = [card if seat in tied else None for seat, card in enumerate(lots)]
        return replace(_with_lots(state, running), contenders=tied), (told,)
    state = _with_lots(state, [None] * len(lots))
    state = replace(state, contenders=(), dealer=tied[0], stage=Stage.SHUFFLE, shuffling=Shuffling.SET_UP)
    return state, (told, DealerChosen(tied[0]))


def _with_lots(state: State, lots: list[Card | None]) -> State:
    """Let these cards lie before the players, and all others in the pioche, by id."""
    pack = [*state.pioche, *(card for card in state.lots if card is not None)]
    lying = {card.id for card in lots if card is not None}
    rest = sorted((card for card in pack if card.id not in lying), key=lambda card: card.id)
    return replace(state, lots=tuple(lots), pioche=tuple(rest))


def take_shuffled(state: State, order: tuple[Card, ...]) -> Happening:
    """Go on with the shuffled cards: deal, or put them back as the pioche."""
    state = replace(state, pioche=order)
    match state.shuffling:
        case Shuffling.SET_UP:
            return _set_up(state)
        case Shuffling.PUT_BACK:
            return replace(state, stage=Stage.TURN), ()
        case Shuffling.DEAL:
            state, dealt = _deal(state, state.turn)
            return replace(state, stage=Stage.TURN if state.start is None else Stage.START), (dealt,)


def _deal(state: State, first: Seat) -> tuple[State, Dealt]:
    """Deal eight cards each, one by one from ``first`` on, or all there are."""
    seats = len(state.hands)
    number = min(HAND * seats, len(state.pioche))
    hands = tuple(state.pioche[(seat - first) % seats : number : seats] for seat in range(seats))
    deal, is_last = state.deal + 1, number < HAND * seats
    state = replace(state, hands=hands, pioche=state.pioche[number:], deal=deal, is_last_deal=is_last)
    return state, Dealt(deal, first, tuple(map(len, hands)), hands, is_last)


def _set_up(state: State) -> Happening:
    """Deal the first hands from the dealer's left, who begins, and turn up four letters."""
    first = (_dealer(state) + 1) % len(state.hands)
    state, dealt = _deal(state, first)
    letters: list[Card] = []
    others: list[Card] = []
    pile = iter(state.pioche)
    while len(letters) < ROWS:
        card = next(pile)
        (letters if card.is_letter else others).append(card)
    rows = tuple((Placed(card, card.letter),) for card in letters)
    stage, shuffling = (Stage.SHUFFLE, Shuffling.PUT_BACK) if others else (Stage.TURN, state.shuffling)
    state = replace(state, rows=rows, pioche=(*others, *pile), turn=first, stage=stage, shuffling=shuffling)
    return state, (dealt, RowsBegun(tuple(letters), tuple(others)))


def _dealer(state: State) -> Seat:
    if state.dealer is None:
        raise AssertionError("nobody deals yet")
    return state.dealer


# -- moves ------------------------------------------------------------------------------------------------------------------


def lay(state: State, seat: Seat, command: Place, at_ms: int, *, strict: bool) -> Happening:
    """Lay a card; REFEREE is asked whether the row begins a word (*règle stricte*), or is one (*arbitre*)."""
    hands, card = _take(state.hands, seat, command.card)
    letter = command.letter or card.letter
    row = (*state.rows[command.row], Placed(card, letter))
    before = state.laying or Laying(seat, command.row, 0, 0)
    laying = replace(before, cards=before.cards + 1, replays=before.replays + (card.kind is Kind.REJOUER), is_word=False)
    counters = state.shouts[-1].window.source if state.shouts else None
    told = Laid(seat, command.row, card, letter, text(row), counters)
    state = replace(state, hands=hands, rows=_with_row(state, command.row, row), laying=laying, since_ms=at_ms)
    if strict:
        return replace(state, stage=Stage.JUDGE_BEGINNING), (told,)
    if len(row) >= SHORTEST:
        return replace(state, stage=Stage.JUDGE_WORD), (told,)
    return _then(_laid(state), told)


def judge_beginning(state: State, at_ms: int, *, yes: bool) -> Happening:
    """Go on after the verdict on a beginning: a wrong one comes back."""
    if not yes:
        return _take_back(state, "not_a_beginning", at_ms)
    laying = _laying(state)
    return _laid(replace(state, laying=replace(laying, is_word=len(state.rows[laying.row]) >= SHORTEST)))


def judge_word(state: State, at_ms: int, *, yes: bool) -> Happening:
    """Go on after the verdict on a word: it may be claimed, or was."""
    laying = _laying(state)
    if not laying.claims:
        return _laid(replace(state, laying=replace(laying, is_word=yes)))
    return _stand(state, at_ms) if yes else _take_back(state, "not_a_word", at_ms)


def claim(state: State, at_ms: int, *, strict: bool) -> Happening:
    """Say WORD OUT: it stands, or (*règle stricte*) REFEREE is asked first."""
    laying = _laying(state)
    row = state.rows[laying.row]
    counters = state.shouts[-1].window.source if state.shouts else None
    is_safe = is_locked(row) or not state.hands[laying.seat] or not _asked(state, laying.seat)
    told = Shouted(laying.seat, laying.row, text(row), value(text(row)).points, counters, is_safe)
    state = replace(state, since_ms=at_ms)
    if strict:
        return replace(state, stage=Stage.JUDGE_WORD, laying=replace(laying, claims=True)), (told,)
    return _then(_stand(state, at_ms), told)


def stay_silent(state: State) -> Happening:
    """Finish the move without a claim; a row lengthened in a counter is not cashed."""
    laying, state = _laying(state), replace(state, passes=0)
    if not state.shouts:
        return _next(state, laying.seat)
    told = Countered(laying.seat, state.shouts[-1].window.source, laying.row, text(state.rows[laying.row]))
    return _then(_next(state, laying.seat), told)


def decline(state: State, at_ms: int, *, late: bool = False) -> Happening:
    """Let the claimed word be, and ask the next one; the claimer cashes when nobody is left."""
    shout = state.shouts[-1]
    seat = shout.window.asked[0]
    return _then(_answered(state, seat, at_ms), Declined(seat, shout.window.source, late))


def pass_turn(state: State, seat: Seat) -> Happening:
    """Pass, and draw if a card is left; the game is blocked once everybody has passed in a row without drawing."""
    if state.pioche:
        card, *rest = state.pioche
        hands = _with_hand(state.hands, seat, (*state.hands[seat], card))
        state = replace(state, hands=hands, pioche=tuple(rest), passes=0)
        return _then(_next(state, seat), Passed(seat, drew=True, card=card))
    return _then(_idle(state, seat), Passed(seat, drew=False))


def turn_up(state: State, seat: Seat) -> Happening:
    """Begin the row of one who holds only bins with the top card of the pioche; anything but a letter is shuffled back."""
    if state.start is None:
        raise AssertionError("no row to begin")
    if not state.pioche:
        return _then(_next(state, seat), TurnedUp(seat, state.start, None, kept=False))
    card, *rest = state.pioche
    told = TurnedUp(seat, state.start, card, kept=card.is_letter)
    if card.is_letter:
        rows = _with_row(state, state.start, (Placed(card, card.letter),))
        return _then(_next(replace(state, rows=rows, pioche=tuple(rest), passes=0), seat), told)
    state, events = _next(state, seat)
    return replace(state, stage=Stage.SHUFFLE, shuffling=Shuffling.PUT_BACK), (told, *events)


def clear(state: State, seat: Seat, card_id: int, number: int) -> Happening:
    """Clear a row with a bin; the player must begin it anew, with his next hand if this was his last card."""
    hands, card = _take(state.hands, seat, card_id)
    told = Binned(seat, number, card, text(state.rows[number]))
    poubelle = (*state.poubelle, *(placed.card for placed in state.rows[number]), card)
    state = replace(state, hands=hands, poubelle=poubelle, rows=_with_row(state, number, ()), passes=0)
    return _then(_begin_again(state, seat, number), told)


# -- inside -----------------------------------------------------------------------------------------------------------------


def _then(happening: Happening, *first: Event) -> Happening:
    """Tell these events before the others."""
    state, events = happening
    return state, (*first, *events)


def _laying(state: State) -> Laying:
    if state.laying is None:
        raise AssertionError("no move is under way")
    return state.laying


def _take(hands: Hands, seat: Seat, card_id: int) -> tuple[Hands, Card]:
    card = next(card for card in hands[seat] if card.id == card_id)
    return _with_hand(hands, seat, tuple(held for held in hands[seat] if held.id != card_id)), card


def _with_hand(hands: Hands, seat: Seat, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_row(state: State, number: int, row: Row) -> tuple[Row, ...]:
    return (*state.rows[:number], row, *state.rows[number + 1 :])


def may_go_on(state: State) -> bool:
    """Tell whether replay cards allow another card in the same row: fewer ordinary cards laid than replay cards."""
    laying = state.laying
    return laying is not None and laying.cards - laying.replays < laying.replays and bool(state.hands[laying.seat])


def _laid(state: State) -> Happening:
    """Go on after a card that begins a word: the player may say more, or his move is over."""
    laying = _laying(state)
    if laying.is_word or may_go_on(state):
        return replace(state, stage=Stage.LAID), ()
    return stay_silent(state)


def _stand(state: State, at_ms: int) -> Happening:
    """Let a WORD OUT stand: it is cashed at once, or all others who hold cards may counter in turn, the countered one included."""
    laying, state = _laying(state), replace(state, passes=0)
    row = state.rows[laying.row]
    if is_locked(row) or not state.hands[laying.seat]:
        return _cash(state, laying.seat, laying.row)
    window = Window(("counter", laying.row, state.serial), laying.seat, _asked(state, laying.seat))
    below = tuple(replace(shout, window=shout.window.cancel()) for shout in state.shouts)
    shouts = (*below, Shout(laying.seat, laying.row, text(row), window))
    state = replace(state, stage=Stage.COUNTER, laying=None, shouts=shouts, since_ms=at_ms)
    return _cash(state, laying.seat, laying.row) if window.is_closed else (state, ())


def _asked(state: State, claimer: Seat) -> tuple[Seat, ...]:
    """List who may counter this claim, in turn: all others who hold cards, or of one round those whom it has not reached."""
    others = round_from(claimer, len(state.hands))
    if state.one_round and state.shouts:
        waiting = state.shouts[-1].window.answered(claimer).waiting
        others = tuple(seat for seat in others if seat in waiting)
    return tuple(seat for seat in others if state.hands[seat])


def _answered(state: State, seat: Seat, at_ms: int) -> Happening:
    """Note that a seat has had its chance to counter."""
    shout = state.shouts[-1]
    window = shout.window.answered(seat)
    if window.is_closed:
        return _cash(state, shout.seat, shout.row)
    shouts = (*state.shouts[:-1], replace(shout, window=window))
    return replace(state, stage=Stage.COUNTER, laying=None, shouts=shouts, since_ms=at_ms), ()


def _take_back(state: State, reason: str, at_ms: int) -> Happening:
    """Give the cards of a wrong move back: the turn is lost, or the chance to counter."""
    laying = _laying(state)
    row = state.rows[laying.row]
    kept, back = row[: -laying.cards], tuple(placed.card for placed in row[-laying.cards :])
    hands = _with_hand(state.hands, laying.seat, (*state.hands[laying.seat], *back))
    told = TakenBack(laying.seat, laying.row, back, text(row), reason)
    state = replace(state, rows=_with_row(state, laying.row, kept), hands=hands, laying=None)
    after = _answered(state, laying.seat, at_ms) if state.shouts else _idle(state, laying.seat)
    return _then(after, told)


def _idle(state: State, seat: Seat) -> Happening:
    """Count a move that laid nothing and drew nothing; with an empty pioche, a whole round of them ends the game."""
    if state.pioche:
        return _next(state, seat)
    state = replace(state, passes=state.passes + 1)
    if state.passes >= sum(map(bool, state.hands)):
        return _end_game(state, "words_out.blocked", tuple(-len(hand) for hand in state.hands))
    return _next(state, seat)


def _cash(state: State, seat: Seat, number: int) -> Happening:
    """Score a word; its cards leave the table, and the scorer keeps the hand to begin the row anew."""
    row = state.rows[number]
    points = value(text(row)).points
    told = Cashed(seat, number, text(row), points)
    state = replace(
        state,
        book=(*state.book, Entry(state.deal, seat, text(row), points)),
        poubelle=(*state.poubelle, *(placed.card for placed in row)),
        rows=_with_row(state, number, ()),
    )
    return _then(_begin_again(state, seat, number), told)


def _begin_again(state: State, seat: Seat, number: int) -> Happening:
    """Have a player begin an empty row, after a new deal if his hand is empty."""
    state = replace(state, stage=Stage.START, turn=seat, start=number, laying=None, shouts=())
    return (state, ()) if state.hands[seat] else _end_deal(state, seat)


def _next(state: State, seat: Seat) -> Happening:
    """Let the next player to the left who holds cards have his turn; an empty hand ends the deal."""
    state = replace(state, start=None, laying=None, shouts=())
    if not state.hands[seat]:
        return _end_deal(state, seat)
    following = next(other for other in (*round_from(seat, len(state.hands)), seat) if state.hands[other])
    return replace(state, stage=Stage.TURN, turn=following), ()


def _end_deal(state: State, seat: Seat) -> Happening:
    """Collect the hands for a further deal, or end the game when the pioche is empty."""
    told = DealEnded(state.deal, seat)
    if not state.pioche:
        left = [len(hand) for hand in state.hands]
        points = tuple(sum(left) if other == seat else -number for other, number in enumerate(left))
        return _then(_end_game(state, "words_out.last_card", points), told)
    pool = sorted((*state.pioche, *(card for hand in state.hands for card in hand)), key=lambda card: card.id)
    state = replace(
        state,
        stage=Stage.SHUFFLE, shuffling=Shuffling.DEAL, turn=seat,
        pioche=tuple(pool), hands=((),) * len(state.hands), laying=None, shouts=(),
    )  # fmt: skip
    return state, (told,)


def _end_game(state: State, reason: str, points: tuple[int, ...]) -> Happening:
    state = replace(state, stage=Stage.OVER, start=None, laying=None, shouts=(), ending=points, reason=reason)
    return state, (GameEnded(reason, points),)
