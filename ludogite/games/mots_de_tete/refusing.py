"""Why a command is not accepted now: the phase, the seat, the letters, and last of all the dictionary.

Codes: game_over, not_your_turn, and of this game (``mots_de_tete.…``): not_now, nothing_to_contest, hints_off, no_more_hints,
no_play_to_hint, not_asked, bad_seat, bad_die, bad_bonus, bad_verdict, bad_hint; those of ``placement`` for what is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal, Request, Seat
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.mots_de_tete.hints import next_rung
from ludogite.games.mots_de_tete.moves import (
    Accept,
    AskHint,
    Begins,
    BonusRolled,
    Command,
    Contest,
    Elapsed,
    Hinted,
    Judged,
    Pass,
    Rolled,
    Throw,
    Write,
)
from ludogite.games.mots_de_tete.placement import place, refuse_words
from ludogite.games.mots_de_tete.state import MotsView, Pending, Phase, State

NOT_NOW = Refusal("mots_de_tete.not_now")
NOT_ASKED = Refusal("mots_de_tete.not_asked")


def refuse_outside(grid: Grid, state: State, asked: tuple[Request, ...], seat: Seat, command: Command) -> Refusal | None:
    """Refuse what the outside world is not asked for, or what cannot be."""
    kinds = {request.kind for request in asked if request.seat == seat}
    match command:
        case Begins(first):
            if seat != NATURE or Phase.LOT not in kinds:
                return NOT_ASKED
            return None if 0 <= first < len(state.scores) else Refusal("mots_de_tete.bad_seat")
        case Rolled(n):
            if seat != NATURE or Phase.DIE not in kinds:
                return NOT_ASKED
            return None if 1 <= n <= 6 else Refusal("mots_de_tete.bad_die")
        case BonusRolled(dice):
            if seat != NATURE or Phase.BONUS not in kinds:
                return NOT_ASKED
            return _refuse_bonus(grid, state.pending, dice)
        case Judged(valid):
            if seat != REFEREE or Phase.JUDGE not in kinds or state.pending is None:
                return NOT_ASKED
            return None if len(valid) == len(state.pending.words) else Refusal("mots_de_tete.bad_verdict")
        case Hinted(rung, plays):
            if seat != REFEREE or Phase.HINT not in kinds:
                return NOT_ASKED
            return None if rung == next_rung(state.hint) and plays >= 0 else Refusal("mots_de_tete.bad_hint")
        case Elapsed(timer):
            return None if seat == CLOCK and timer.value in kinds else NOT_ASKED
        case _:
            return NOT_ASKED


def _refuse_bonus(grid: Grid, pending: Pending | None, dice: tuple[tuple[int, ...], ...]) -> Refusal | None:
    """Refuse dice that are not those of the bonus cells, one to three each."""
    cells = pending.bonus if pending else ()
    expected = [bonus.dice for cell in cells if (bonus := grid.bonus(*cell))]
    if [len(faces) for faces in dice] != expected or not all(1 <= face <= 6 for faces in dice for face in faces):
        return Refusal("mots_de_tete.bad_bonus")
    return None


def refuse_player(view: MotsView, seat: Seat, command: Command, valid: Callable[[str], bool]) -> Refusal | None:
    """Refuse what a player may not do now; ``valid`` is asked in the mode arbitre only, when nothing else is wrong."""
    if view.phase is Phase.OVER:
        return Refusal("game_over")
    match command:
        case Contest() | Accept():
            return None if seat in view.waiting else Refusal("mots_de_tete.nothing_to_contest")
        case Throw() | Write() | Pass() | AskHint():
            if seat != view.seat or view.phase is Phase.LOT:
                return Refusal("not_your_turn")
        case Begins() | Rolled() | BonusRolled() | Elapsed() | Judged() | Hinted():
            return NOT_ASKED
        case _:
            assert_never(command)
    match command:
        case Throw():
            return None if view.phase in {Phase.THROW, Phase.THROW_BONUS} else NOT_NOW
        case Pass():
            return None if view.phase is Phase.WRITE else NOT_NOW
        case AskHint():
            return _refuse_hint(view)
        case Write(letters):
            if view.phase is not Phase.WRITE:
                return NOT_NOW
            placed = place(view.grid, view.rows, letters, view.n)
            if isinstance(placed, Refusal):
                return placed
            return None if view.is_contestable else refuse_words(placed.words, valid)


def _refuse_hint(view: MotsView) -> Refusal | None:
    if view.phase is not Phase.WRITE:
        return NOT_NOW
    if not view.options.hints:
        return Refusal("mots_de_tete.hints_off")
    rung = next_rung(view.hint)
    if rung is None:
        return Refusal("mots_de_tete.no_more_hints")
    return Refusal("mots_de_tete.no_play_to_hint") if view.hint is not None and view.hint.plays == 0 else None
