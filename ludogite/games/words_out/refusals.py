"""What a player may not do at a Words Out table, judged from what he sees."""

from __future__ import annotations

from typing import Final, assert_never

from ludogite.core.rules import Refusal, Seat
from ludogite.games.words_out.cards import ALPHABET, Card, Kind, text
from ludogite.games.words_out.moves import Bin, Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.state import ROWS, SHORTEST, Stage, WordsOutView
from ludogite.words.lexicon import WordList

NOT_A_BEGINNING: Final = "words_out.not_a_beginning"
"""The one refusal that rests on the dictionary of the day, in *arbitre* only."""


def refuse_player(view: WordsOutView, seat: Seat, command: Command, lexicon: WordList) -> Refusal | None:
    """Say why a player may not give this command now, or None; ``view`` is his own."""
    if view.stage is Stage.OVER:
        return Refusal("game_over")
    if seat != view.asked:
        return Refusal("not_your_turn")
    match command:
        case Place():
            return _refuse_place(view, command, lexicon)
        case Bin():
            return _refuse_bin(view, command)
        case Claim():
            return _refuse_claim(view)
        case Silence():
            return None if view.stage is Stage.LAID else Refusal("words_out.nothing_laid")
        case Pass():
            return _refuse_pass(view)
        case Decline():
            return None if view.stage is Stage.COUNTER else Refusal("words_out.nothing_to_counter")
        case _:
            return Refusal("words_out.not_for_players")


def _held(view: WordsOutView, card_id: int) -> Card | None:
    return next((card for card in view.hand if card.id == card_id), None)


def _refuse_place(view: WordsOutView, command: Place, lexicon: WordList) -> Refusal | None:
    if not 0 <= command.row < ROWS:
        return Refusal.of("words_out.no_such_row", row=command.row)
    refusal = _refuse_row(view, command.row)
    if refusal:
        return refusal
    card = _held(view, command.card)
    if card is None:
        return Refusal.of("words_out.not_held", card=command.card)
    refusal = _refuse_card(view, card, command)
    if refusal or view.options.strict:
        return refusal
    beginning = text(view.rows[command.row]) + (command.letter or card.letter)
    return None if lexicon.is_prefix(beginning) else Refusal.of(NOT_A_BEGINNING, text=beginning)


def _refuse_row(view: WordsOutView, row: int) -> Refusal | None:
    """Say why no card may go on this row now."""
    match view.stage:
        case Stage.START:
            return None if row == view.start else Refusal.of("words_out.start_row", row=-1 if view.start is None else view.start)
        case Stage.COUNTER:
            claimed = -1 if view.shout is None else view.shout.row
            return None if row == claimed else Refusal.of("words_out.counter_row", row=claimed)
        case Stage.LAID:
            if not view.may_go_on:
                return Refusal("words_out.one_card")
            same = -1 if view.laying is None else view.laying.row
            return None if row == same else Refusal.of("words_out.same_row", row=same)
        case _:
            return None


def _refuse_card(view: WordsOutView, card: Card, command: Place) -> Refusal | None:
    """Say why this card cannot be laid as a letter, or not as this one."""
    match card.kind:
        case Kind.POUBELLE:
            return _refuse_bin_now(view) or (
                Refusal("words_out.bin_is_no_letter") if view.rows[command.row] else Refusal("words_out.bin_first")
            )
        case Kind.JOKER:
            is_given = len(command.letter) == 1 and command.letter in ALPHABET
            return None if is_given else Refusal("words_out.joker_letter")
        case Kind.SIMPLE | Kind.BONUS | Kind.DOUBLE | Kind.REJOUER | Kind.INCONTRABLE:
            return Refusal("words_out.only_jokers_choose") if command.letter else None
        case _:
            assert_never(card.kind)


def _refuse_bin_now(view: WordsOutView) -> Refusal | None:
    match view.stage:
        case Stage.COUNTER:
            return Refusal("words_out.bin_counter")
        case Stage.START:
            return Refusal("words_out.bin_first")
        case Stage.LAID:
            return Refusal("words_out.bin_after_card")
        case _:
            return None


def _refuse_bin(view: WordsOutView, command: Bin) -> Refusal | None:
    refusal = _refuse_bin_now(view)
    if refusal:
        return refusal
    if not 0 <= command.row < ROWS:
        return Refusal.of("words_out.no_such_row", row=command.row)
    card = _held(view, command.card)
    if card is None:
        return Refusal.of("words_out.not_held", card=command.card)
    if card.kind is not Kind.POUBELLE:
        return Refusal("words_out.not_a_bin")
    return None if view.rows[command.row] else Refusal.of("words_out.bin_empty_row", row=command.row)


def _refuse_claim(view: WordsOutView) -> Refusal | None:
    if view.stage is not Stage.LAID or view.laying is None:
        return Refusal("words_out.nothing_laid")
    if view.may_claim:
        return None
    letters = text(view.rows[view.laying.row])
    if len(letters) < SHORTEST:
        return Refusal.of("words_out.too_short", least=SHORTEST)
    return Refusal.of("words_out.not_a_word", text=letters)


def _refuse_pass(view: WordsOutView) -> Refusal | None:
    match view.stage:
        case Stage.TURN:
            return None
        case Stage.START:
            holds_letter = any(card.kind is not Kind.POUBELLE for card in view.hand)
            return Refusal("words_out.must_start") if holds_letter else None
        case Stage.COUNTER:
            return Refusal("words_out.decline_instead")
        case _:
            return Refusal("words_out.say_or_silence")
