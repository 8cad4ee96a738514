"""Why a command is not accepted now; nothing here asks a list or a dictionary."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, Request, Seat
from ludogite.games.des_themes import course
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
    GiveUpFloor,
    GiveUpRound,
    Judged,
    ThemeRolled,
    Throw,
    TimeUp,
    Vote,
)
from ludogite.games.des_themes.scoring import WRONG_INITIAL, read, usable
from ludogite.games.des_themes.state import COLOURS, Options, Phase, State, Way
from ludogite.words.answers import Reading, first_readings
from ludogite.words.themes import THEMES_PER_CARD, Card, ProperNouns

NOT_NOW: Final = "des_themes.not_now"
ROUND_CLOSED: Final = "des_themes.round_closed"
"""An answer or a buzz that came after the round was over."""
BAD_LOT: Final = "des_themes.bad_lot"
BAD_THEME_DIE: Final = "des_themes.bad_theme_die"
BAD_DICE: Final = "des_themes.bad_dice"
BAD_VERDICT: Final = "des_themes.bad_verdict"
DECIDE: Final = "des_themes.decide"
"""Who decides on his honour does not abstain."""
NO_SUCH_THEME: Final = "des_themes.no_such_theme"
THEME_CLOSED: Final = "des_themes.theme_closed"
NO_PROPER_NOUNS: Final = "des_themes.no_proper_nouns"
ALREADY_SAID: Final = "des_themes.already_said"
ALREADY_REFUSED: Final = "des_themes.already_refused"

Faces = tuple[tuple[str, ...], ...]


def refuse_player(
    state: State, requests: tuple[Request, ...], seat: Seat, command: Command, card: Card, options: Options
) -> Refusal | None:
    """Say why a player's command is not accepted, or None; ``requests`` are those open."""
    asked = {request.kind for request in requests if request.seat == seat}
    match command:
        case Throw():
            return None if asked & {Phase.THROW_THEME, Phase.THROW_DICE} else Refusal(NOT_NOW)
        case Buzz() | GiveUpRound():
            return None if "buzz" in asked else _too_late(state)
        case GiveUpFloor():
            return None if Phase.FLOOR in asked else Refusal(NOT_NOW)
        case Vote(ballot=ballot):
            if Phase.HONOUR in asked:
                return Refusal(DECIDE) if ballot is Ballot.ABSTAIN else None
            return None if Phase.VOTE in asked else Refusal(NOT_NOW)
        case Answer():
            if Phase.FLOOR not in asked:
                return _too_late(state)
            return refuse_answer(state, command, card, options)
        case Contest():
            return None if "contest" in asked else Refusal(NOT_NOW)
        case Agree():
            return None if "contest" in asked and state.phase is Phase.LAST_CALL else Refusal(NOT_NOW)
        case _:
            return Refusal(NOT_NOW)


def _too_late(state: State) -> Refusal:
    """Refuse a buzz or an answer that nobody is asked for: perhaps the round is over."""
    return Refusal(ROUND_CLOSED if state.is_between and state.round else NOT_NOW)


def read_answer(state: State, command: Answer, card: Card, options: Options) -> tuple[Reading, ...] | Refusal:
    """Return the ways to read an answer, by the edition of the rules that the game is played by."""
    number = course.theme_of(state, command)
    theme = card.themes[number - 1] if options.edition > 1 and 1 <= number <= THEMES_PER_CARD else None
    return read(command.text, theme, proper=command.proper)


def refuse_answer(state: State, command: Answer, card: Card, options: Options) -> Refusal | None:
    """Say what letters alone have against an answer, or None: of a word of dice letters on a black face, nothing."""
    found = read_answer(state, command, card, options)
    if isinstance(found, Refusal):
        return found
    refusal = _refuse_theme(state, command, card, options.way, may_ask_lists=options.edition > 1)
    if refusal is not None:
        return refusal
    imposed = course.imposed(state)
    suiting = {reading.key for reading in usable(found, imposed, state.letters)}
    if imposed and not suiting:
        return Refusal.of(WRONG_INITIAL, letter=imposed)
    said = next((said for said in state.answers if said.key in suiting), None)
    if said is not None:
        return Refusal.of(ALREADY_SAID, word=said.text)
    theme = course.theme_of(state, command)
    is_out = any(key in suiting and at in {0, theme} for at, key, _ in state.refused)
    return Refusal(ALREADY_REFUSED) if is_out else None


def _refuse_theme(state: State, command: Answer, card: Card, way: Way, *, may_ask_lists: bool) -> Refusal | None:
    is_open = way is Way.OUVERTS
    if is_open and not command.theme and may_ask_lists:
        return None
    if (is_open and not 1 <= command.theme <= THEMES_PER_CARD) or (not is_open and command.theme not in {0, state.theme}):
        return Refusal(NO_SUCH_THEME)
    theme = card.themes[course.theme_of(state, command) - 1]
    if theme.number in course.closed(state, way):
        return Refusal.of(THEME_CLOSED, theme=theme.name)
    if command.proper and theme.proper_nouns is ProperNouns.EXCLUS:
        return Refusal.of(NO_PROPER_NOUNS, theme=theme.name)
    return None


def refuse_outside(
    state: State, requests: tuple[Request, ...], seat: Seat, command: Command, faces: Faces, card: Card, options: Options
) -> Refusal | None:
    """Say why a command of NATURE, CLOCK or REFEREE is not accepted, or None; ``faces`` are those of the letter dice."""
    asked = {request.kind for request in requests if request.seat == seat}
    match command:
        case Begins(seat=first) if seat == NATURE and Phase.LOT in asked:
            return None if 0 <= first < len(state.chips) else Refusal(BAD_LOT)
        case ThemeRolled(face=face) if seat == NATURE and Phase.THEME in asked:
            return None if 1 <= face <= THEMES_PER_CARD else Refusal(BAD_THEME_DIE)
        case DiceRolled(letters=letters, colour=colour) if seat == NATURE and Phase.DICE in asked:
            fits = len(letters) == len(COLOURS) and all(letter in die for letter, die in zip(letters, faces, strict=True))
            return None if fits and colour in Colour else Refusal(BAD_DICE)
        case TimeUp() if seat == CLOCK and asked:
            return None
        case Judged() if seat == REFEREE and Phase.ANSWER in asked and state.pending is not None:
            found = read_answer(state, replace(state.pending, theme=command.theme or state.pending.theme), card, options)
            return _refuse_verdict(state, found if isinstance(found, tuple) else (), command)
        case _:
            return Refusal(NOT_NOW)


def _refuse_verdict(state: State, found: tuple[Reading, ...], command: Judged) -> Refusal | None:
    """Refuse a verdict on another word: its key is a reading of the answer that suits the dice, or a listed spelling of one."""
    suiting = usable(found, course.imposed(state), state.letters)
    own = {reading.key for reading in first_readings(command.text)}
    return None if any(command.key == reading.key for reading in suiting) and command.key in own else Refusal(BAD_VERDICT)
