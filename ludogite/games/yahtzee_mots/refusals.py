"""Why a command is refused at a table of Yahtzee des Mots, before the dictionary is asked."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, Seat
from ludogite.games.yahtzee_mots.letters import DICE, JOKER, VOWELS, Dice, all_consonants, all_vowels, plain
from ludogite.games.yahtzee_mots.marking import Barred, Found, Position, fits, is_worth_laying, written
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    AskHint,
    Claim,
    Command,
    Hinted,
    Judged,
    Laid,
    Mark,
    Opened,
    Placed,
    Propose,
    Roll,
    Rolled,
    Rung,
    SandRanOut,
    TakeBack,
    Zero,
    spelt,
)
from ludogite.games.yahtzee_mots.sheet import CLAIMS, NUMBERED, ROLLS, SPECIAL_ROLLS, Box
from ludogite.games.yahtzee_mots.state import Phase, State, YahtzeeMotsView

MOST_WORDS = 3
LEAST_LETTERS = 2


def kept_faces(state: State) -> Dice:
    """List the faces of the dice that stay as they lie while others are thrown."""
    return tuple(face for die, face in enumerate(state.dice) if die not in state.throwing)


def position_of(view: YahtzeeMotsView) -> Position:
    """Give what decides about marking for the seat to act."""
    return Position(view.state.sheets[view.state.seat], view.turn_box, view.state.rolls)


def found_in(view: YahtzeeMotsView, words: tuple[Laid, ...]) -> Found:
    """Count what laid words are worth; the joker counts 0."""
    values = view.letter_dice.values
    points = sum(values.get(plain(view.state.dice[placed.die]), 0) for laid in words for placed in laid)
    return Found(tuple(len(laid) for laid in words), points)


def accepted(view: YahtzeeMotsView) -> Found:
    """Give what the seat to act may mark: its accepted words, or its claim."""
    return Found(claim=view.state.claim) if view.state.claim else found_in(view, view.state.words)


def refuse_outside(view: YahtzeeMotsView, seat: Seat, seats: int, command: Command) -> Refusal | None:
    """Say why a word of NATURE, CLOCK or REFEREE does not answer what is asked of it, or None."""
    state = view.state
    match command:
        case Opened(seat=opener) if seat == NATURE and state.phase is Phase.OPENING:
            return None if 0 <= opener < seats else Refusal.of("yahtzee_mots.bad_lot", seat=opener)
        case Rolled(faces=faces) if seat == NATURE and state.throwing:
            return _refuse_faces(view, faces)
        case Judged(refused=refused) if seat == REFEREE and state.proposed:
            places = [each.word for each in refused]
            wrong = len(set(places)) < len(places) or not set(places) <= set(range(len(state.proposed)))
            return Refusal("yahtzee_mots.bad_verdict") if wrong else None
        case Hinted() if seat == REFEREE and state.asking:
            return None
        case SandRanOut() if seat == CLOCK and state.sand_ms is not None:
            return None
    return Refusal("not_asked")


def _refuse_faces(view: YahtzeeMotsView, faces: Dice) -> Refusal | None:
    """Say why the thrown dice, or all seven with the kept letters among them, cannot show these faces."""
    throwing = view.state.throwing
    if len(faces) not in {len(throwing), DICE}:
        return Refusal.of("dice_count", expected=len(throwing), given=len(faces))
    for die, face in zip(throwing if len(faces) == len(throwing) else ALL_DICE, faces, strict=True):
        if face not in view.letter_dice.faces[die]:
            return Refusal.of("yahtzee_mots.bad_face", die=die + 1, face=face)
    if len(faces) > len(throwing) and Counter(map(plain, kept_faces(view.state))) - Counter(map(plain, faces)):
        return Refusal("yahtzee_mots.kept_changed")
    return None


def refuse_player(view: YahtzeeMotsView, seat: Seat, command: Command) -> Refusal | None:
    """Say why a player's command is not accepted now, or None."""
    state = view.state
    if state.phase is Phase.OVER:
        return Refusal("game_over")
    if isinstance(command, Opened | Rolled | SandRanOut | Judged | Hinted):
        return Refusal("yahtzee_mots.not_for_players")
    if seat == state.late and not isinstance(command, Roll):
        return Refusal("yahtzee_mots.sand_ran_out")
    if state.phase is Phase.OPENING or seat != state.seat:
        return Refusal("not_your_turn")
    if state.throwing:
        return Refusal("dice_in_the_air")
    if state.proposed or state.asking:
        return Refusal("yahtzee_mots.being_judged")
    match command:
        case Roll(again=again):
            return _refuse_roll(state, again)
        case _ if not state.dice:
            return Refusal("no_dice_yet")
        case Propose(words=words):
            return _refuse_words(view, words) or _refuse_laying(view, words)
        case Claim(box=box):
            return _refuse_claim(view, box)
        case Mark(box=box, zero=zero):
            if state.phase is Phase.TURN:
                return Refusal("yahtzee_mots.nothing_accepted")
            result = written(position_of(view), accepted(view), box, zero)
            return Refusal.of(result.code, box=box.value) if isinstance(result, Barred) else None
        case Zero(box=box):
            return _refuse_zero(view, box)
        case AskHint():
            return _refuse_hint(view)
        case TakeBack():
            return _refuse_back(view)
        case _:
            assert_never(command)


def _refuse_roll(state: State, again: tuple[int, ...]) -> Refusal | None:
    if state.phase is Phase.MARKING:
        return Refusal("yahtzee_mots.already_accepted")
    if not again:
        return Refusal("nothing_to_roll")
    for index in again:
        if index not in ALL_DICE or again.count(index) > 1:
            return Refusal.of("bad_die", die=index)
    if state.rolls >= ROLLS:
        return Refusal("no_roll_left")
    if not state.dice and len(again) < DICE:
        return Refusal("yahtzee_mots.first_roll_all")
    return None


def _refuse_words(view: YahtzeeMotsView, words: tuple[Laid, ...]) -> Refusal | None:
    """Say why these are not one to three different words on disjoint dice."""
    if not 1 <= len(words) <= MOST_WORDS:
        return Refusal.of("yahtzee_mots.word_count", given=len(words))
    elsewhere: set[int] = set()
    for number, laid in enumerate(words, start=1):
        if len(laid) < LEAST_LETTERS:
            return Refusal.of("yahtzee_mots.word_too_short", word=number)
        for place, placed in enumerate(laid):
            refusal = _refuse_placed(view, placed)
            if refusal:
                return refusal
            if placed.die in {other.die for other in laid[:place]}:
                return Refusal.of("yahtzee_mots.die_twice", die=placed.die + 1, letter=placed.letter)
            if placed.die in elsewhere:
                return Refusal.of("yahtzee_mots.words_share_die", die=placed.die + 1, letter=placed.letter)
        elsewhere |= {placed.die for placed in laid}
    spellings = [spelt(laid) for laid in words]
    for spelling in spellings:
        if spellings.count(spelling) > 1:
            return Refusal.of("yahtzee_mots.same_word_twice", word=spelling)
    return None


def _refuse_placed(view: YahtzeeMotsView, placed: Placed) -> Refusal | None:
    if placed.die not in ALL_DICE:
        return Refusal.of("bad_die", die=placed.die)
    if len(placed.letter) != 1 or not ("A" <= placed.letter <= "Z"):
        return Refusal("yahtzee_mots.bad_letter")
    face = view.state.dice[placed.die]
    if face != JOKER and plain(face) != placed.letter:
        return Refusal.of("yahtzee_mots.letter_not_on_die", die=placed.die + 1, letter=placed.letter, face=plain(face))
    return None


def _refuse_laying(view: YahtzeeMotsView, words: tuple[Laid, ...]) -> Refusal | None:
    """Say why good letters may not be proposed now: nothing would take them, or others are accepted already."""
    state = view.state
    if state.phase is Phase.MARKING:
        same = [{placed.die for placed in laid} for laid in words] == [{placed.die for placed in laid} for laid in state.words]
        return None if same and words != state.words else Refusal("yahtzee_mots.already_accepted")
    if not is_worth_laying(position_of(view), found_in(view, words)):
        return Refusal("yahtzee_mots.words_fit_nothing")
    return None


def _refuse_claim(view: YahtzeeMotsView, box: Box) -> Refusal | None:
    state = view.state
    if state.phase is Phase.MARKING:
        return Refusal("yahtzee_mots.already_accepted")
    if box not in CLAIMS:
        return Refusal.of("yahtzee_mots.no_claim", box=box.value)
    if not state.sheets[state.seat].is_open(box):
        return Refusal.of("yahtzee_mots.box_taken", box=box.value)
    if state.rolls > SPECIAL_ROLLS:
        return Refusal.of("yahtzee_mots.special_after_third_roll", box=box.value)
    vowels = box is Box.TOUTES_VOYELLES
    if all_vowels(state.dice) if vowels else all_consonants(state.dice):
        return None
    odd = next(plain(face) for face in state.dice if face != JOKER and (plain(face) in VOWELS) is not vowels)
    return Refusal.of("yahtzee_mots.claim_untrue", box=box.value, letter=odd)


def _refuse_back(view: YahtzeeMotsView) -> Refusal | None:
    state, box = view.state, view.turn_box
    if state.phase is Phase.TURN:
        return Refusal("yahtzee_mots.nothing_accepted")
    if state.claim or box is None or fits(box, tuple(map(len, state.words))):
        return Refusal("yahtzee_mots.already_accepted")
    return Refusal("yahtzee_mots.sand_ran_out") if view.sand_length_ms and state.back_ms is None else None


def _refuse_hint(view: YahtzeeMotsView) -> Refusal | None:
    hints = view.state.hints
    if not view.options.hints:
        return Refusal("yahtzee_mots.no_hints")
    if view.state.phase is Phase.MARKING:
        return Refusal("yahtzee_mots.already_accepted")
    done = bool(hints) and (hints[-1].rung is Rung.WORD or not hints[0].number)
    return Refusal("yahtzee_mots.no_more_hints") if done else None


def _refuse_zero(view: YahtzeeMotsView, box: Box) -> Refusal | None:
    position = position_of(view)
    if box not in NUMBERED:
        return Refusal.of("yahtzee_mots.zero_special", box=box.value)
    if not position.sheet.is_open(box):
        return Refusal.of("yahtzee_mots.box_taken", box=box.value)
    return None if box in position.zeros else Refusal.of("yahtzee_mots.not_turn_box", box=box.value)
