"""Whole games between computer players on a virtual clock: for simulations, the self-test, measurements and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import OLD_RANDOM_BYTES, chance_of, make_code
from ludogite.core.log import Option
from ludogite.core.rules import Outcome, Seat
from ludogite.games.game import AnyPlayer, Game, Reader
from ludogite.games.setup import BOTS, AnySession, new_game, new_header


class StuckError(RuntimeError):
    """Nobody moves although somebody must: a defect of rules or players."""


def code_for(seed: str, number: int) -> str:
    """Return the game code of one game of a numbered series: the same for the same seed, for ever."""
    return make_code(blake2b(f"{seed}/{number}".encode(), digest_size=OLD_RANDOM_BYTES, person=b"ludogite-series").digest())


def play_out(session: AnySession, players: Mapping[Seat, AnyPlayer], chance: Chance, clock: VirtualClock) -> Outcome:
    """Let the players finish the game: the quickest answer first, deadlines when their time comes; raises StuckError."""
    planned: dict[int, tuple[int, Seat, Any]] = {}  # token -> due at, seat, command
    silent: set[int] = set()
    while (outcome := session.outcome()) is None:
        opened = session.requests()
        tokens = {asked.token for asked in opened}
        planned = {token: plan for token, plan in planned.items() if token in tokens}
        for asked in opened:
            seat, token = asked.request.seat, asked.token
            if token in planned or token in silent or seat not in players:
                continue
            own = chance.apart(f"{seat} {len(session.entries)}")
            choice = players[seat].decide(session.view(seat), (asked.request,), own)
            if choice is None:
                silent.add(token)
            else:
                planned[token] = (clock.now_ms() + choice.delay_ms, seat, choice.command)
        _advance(session, planned, clock)
    return outcome


def _advance(session: AnySession, planned: dict[int, tuple[int, Seat, Any]], clock: VirtualClock) -> None:
    """Take the next thing that happens: the earliest answer, or the deadline before it."""
    token = min(planned, key=lambda one: planned[one][0], default=None)
    deadline = session.next_deadline()
    if token is None or (deadline is not None and deadline <= planned[token][0]):
        if deadline is None:
            raise StuckError("nobody moves and no deadline is set")
        clock.advance(max(0, deadline - clock.now_ms()))
        session.tick()
        return
    due, seat, command = planned.pop(token)
    clock.advance(max(0, due - clock.now_ms()))
    refusal = session.submit(seat, command, token)
    if refusal is not None and refusal.code != "stale":
        raise StuckError(f"seat {seat} tried something refused: {refusal.code}")


@dataclass(frozen=True, slots=True)
class SeriesTally:
    """What one seat made of a series: mean score, its standard deviation and error, and games won (shared places count)."""

    level: str
    mean: float
    sd: float
    error: float
    wins: int


def simulate(
    game: Game, levels: Sequence[str], read: Reader, *, seed: str, games: int, options: Mapping[str, Option] | None = None
) -> tuple[SeriesTally, ...]:
    """Play a series of games between computer players of these levels, seat by seat; raises CodecError on unknown options."""
    agreed = game.read_options(options or {})
    players = {seat: game.make_player(level, agreed, read) for seat, level in enumerate(levels)}
    outcomes = []
    for number in range(games):
        header = new_header(game, len(levels), code_for(seed, number), options or {}, read=read)
        clock = VirtualClock()
        session = new_game(header).session(read, clock)
        outcomes.append(play_out(session, players, chance_of(header.code).apart(BOTS), clock))
    return tuple(_tally(level, seat, outcomes) for seat, level in enumerate(levels))


def _tally(level: str, seat: Seat, outcomes: Sequence[Outcome]) -> SeriesTally:
    scores = [outcome.scores[seat] for outcome in outcomes]
    sd = stdev(scores) if len(scores) > 1 else 0.0
    wins = sum(outcome.places[seat] == 1 for outcome in outcomes)
    return SeriesTally(level, fmean(scores), sd, sd / sqrt(len(scores)), wins)
