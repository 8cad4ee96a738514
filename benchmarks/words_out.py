"""Measure Words Out: time of decisions, how games end for several numbers of seats, and how strong the levels are.

    python benchmarks/words_out.py                 # everything, several minutes
    python benchmarks/words_out.py --games 40      # rougher
    python benchmarks/words_out.py --only endings  # one part: decisions, endings, life or strength

Aims: a decision within 300 ms at the highest level; below *fort* at most 35 % of the turns are passes, and no ten turns run without
a new card on a row while the one whose turn it is holds a card that fits.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS, Choice  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance  # noqa: E402
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.log import Header  # noqa: E402
from ludogite.core.rules import Outcome, Request  # noqa: E402
from ludogite.core.session import Session  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, reader  # noqa: E402
from ludogite.games.words_out.game import GAME  # noqa: E402
from ludogite.games.words_out.moves import Pass, Place  # noqa: E402
from ludogite.games.words_out.state import Stage, WordsOutView  # noqa: E402

SEATS = (2, 3, 4, 6, 8)
read = reader(ROOT / "resources")


class Timed:
    """A computer player with a stopwatch."""

    def __init__(self, level: str) -> None:
        self.player = GAME.make_player(level, GAME.options(), read)
        self.spent: list[float] = []

    def decide(self, view: WordsOutView, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Let the player decide, and note the time in ms."""
        begun = time.perf_counter()
        choice = self.player.decide(view, requests, chance)
        self.spent.append((time.perf_counter() - begun) * 1000)
        return choice


def play(players: list[Any], seed: str, number: int) -> Outcome:
    """Play one game between these players."""
    seats = len(players)
    code = code_for(seed, number)
    header = Header(GAME.id, GAME.rules_version, GAME.pairs(GAME.options()), seats, code)
    clock = VirtualClock()
    rules = GAME.make_rules(seats, GAME.options(), read)
    session: Session[Any, Any, Any, Any] = Session(rules, GAME.codec, header, chance=chance_of(code), clock=clock)
    return play_out(session, dict(enumerate(players)), chance_of(code).apart(BOTS), clock)


def measure_decisions() -> None:
    """Time every decision of a game of four and of a game of eight, per level."""
    for level in LEVELS:
        for seats in (4, 8):
            player = Timed(level)
            play([player] * seats, "decisions", 0)
            slow = quantiles(player.spent, n=100)[98]
            mean, most = fmean(player.spent), max(player.spent)
            print(f"{level}, {seats} seats, {len(player.spent)} decisions: mean {mean:.1f} ms, 99 % {slow:.1f}, slowest {most:.1f}")


class Watched:
    """A computer player whose turns are counted: passes, and passes in a row of players who held a card that fits."""

    def __init__(self, level: str) -> None:
        self.player = GAME.make_player(level, GAME.options(), read)
        self.turns = self.passes = self.run = self.longest = self.runs_of_ten = 0

    def decide(self, view: WordsOutView, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Let the player decide, and count a turn."""
        choice = self.player.decide(view, requests, chance)
        if choice is None or view.stage is not Stage.TURN:
            return choice
        self.turns += 1
        if not isinstance(choice.command, Pass):
            self.run = 0
            return choice
        self.passes += 1
        if any(isinstance(each.command, Place) for each in self.player.rate(view)):  # type: ignore[attr-defined]
            self.run += 1
            self.longest = max(self.longest, self.run)
            self.runs_of_ten += self.run == 10
        return choice


def measure_life(games: int, counts: Sequence[int]) -> None:
    """Count, per level and number of seats, passes per turn, the longest run of turns without a new card, and turns per game."""
    for level in LEVELS:
        for seats in counts:
            player = Watched(level)
            for number in range(games):
                player.run = 0
                play([player] * seats, f"life {seats}", number)
            share, pace = player.passes / player.turns, player.turns / games
            runs = f"longest run without a card {player.longest}, runs of ten {player.runs_of_ten}"
            print(f"{level}, {seats} seats, {games} games: {share:.1%} passes, {pace:.0f} turns a game, {runs}", flush=True)


def measure_endings(games: int, counts: Sequence[int]) -> None:
    """Play whole games for each number of seats, all levels mixed, and count how they end."""
    bots = [GAME.make_player(level, GAME.options(), read) for level in LEVELS]
    for seats in counts:
        begun = time.perf_counter()
        ends: Counter[str] = Counter()
        for number in range(games):
            outcome = play([bots[(seat + number) % len(bots)] for seat in range(seats)], f"endings {seats}", number)
            ends[outcome.reason.removeprefix("words_out.")] += 1
        pace = (time.perf_counter() - begun) / games
        print(f"{seats} seats, {games} games: {dict(sorted(ends.items()))}, {pace:.2f} s/game", flush=True)


def wilson(share: float, number: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return middle - half, middle + half


def measure_strength(games: int) -> None:
    """Let each level play the one below, every deal twice with seats exchanged; a shared first place counts as half."""
    bots = {level: GAME.make_player(level, GAME.options(), read) for level in LEVELS}
    for worse, better in pairwise(LEVELS):
        won, scores = 0.0, []
        for number in range(games):
            seat = number % 2
            players = [bots[worse], bots[worse]]
            players[seat] = bots[better]
            outcome = play(players, f"{better} {worse}", number // 2)
            won += 0.5 if outcome.places == (1, 1) else outcome.places[seat] == 1
            scores.append((outcome.scores[seat], outcome.scores[1 - seat]))
        low, high = wilson(won / games, games)
        means = " to ".join(f"{fmean(side):.1f}" for side in zip(*scores, strict=True))
        share = f"{won / games:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}"
        print(f"{better} against {worse}: {share}, mean {means}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=500, help="games per measurement")
    parser.add_argument("--only", choices=("decisions", "endings", "life", "strength"))
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, help="numbers of seats whose endings are counted")
    given = parser.parse_args()
    if given.only in {None, "decisions"}:
        measure_decisions()
    if given.only in {None, "endings"}:
        measure_endings(given.games, given.seats)
    if given.only in {None, "life"}:
        measure_life(given.games, given.seats)
    if given.only in {None, "strength"}:
        measure_strength(given.games)


if __name__ == "__main__":
    main()
