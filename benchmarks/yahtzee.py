"""Measure classic Yahtzee: reading a table, rating a position, whole games, and how strong the levels are.

    python benchmarks/yahtzee.py                 # everything, about two minutes
    python benchmarks/yahtzee.py --games 100     # rougher

Aims: 0.3 ms for all keeps, a few ms for a table, 5 ms for a decision.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance, Draws  # noqa: E402
from ludogite.games.play import simulate  # noqa: E402
from ludogite.games.setup import reader  # noqa: E402
from ludogite.games.yahtzee.bot import YahtzeePlayer  # noqa: E402
from ludogite.games.yahtzee.game import GAME, solved_values  # noqa: E402
from ludogite.games.yahtzee.moves import Mark, Roll, Rolled  # noqa: E402
from ludogite.games.yahtzee.rules import YahtzeeRules  # noqa: E402
from ludogite.games.yahtzee.scoring import BOXES, DICE, JokerRule, Score, Sheet, normal_points  # noqa: E402
from ludogite.games.yahtzee.state import State  # noqa: E402
from ludogite.games.yahtzee.values import Turn, Values  # noqa: E402

read = reader(ROOT / "resources")


def milliseconds(work: Callable[[], object], repeats: int) -> float:
    """Give the mean time of a call in ms."""
    begun = time.perf_counter()
    for _ in range(repeats):
        work()
    return (time.perf_counter() - begun) / repeats * 1000


def throw(draws: Draws) -> tuple[int, ...]:
    return tuple(draws.die() for _ in range(DICE))


def random_sheets(number: int, draws: Draws) -> list[Sheet]:
    sheets = []
    for _ in range(number):
        sheet = Sheet()
        for box in draws.shuffled(BOXES)[: draws.below(len(BOXES))]:
            sheet = sheet.mark(box, Score(normal_points(box, throw(draws))))
        sheets.append(sheet)
    return sheets


def measure_queries(values: Values) -> None:
    draws = Chance(b"benchmark").at("sheets")
    sheets = random_sheets(1000, draws)
    future = values.future
    for label in ("first time", "again"):
        pairs = iter([(sheet, throw(draws)) for sheet in sheets])
        spent = milliseconds(lambda: values.evaluate(*next(pairs), 2), len(sheets))  # noqa: B023
        print(f"rate all keeps and boxes, {label}: {spent:.3f} ms")
    rest = iter(sheets)
    spent = milliseconds(lambda: Turn(next(rest), future, values.joker).keeps_for_two, len(sheets))
    print(f"all 462 keeps alone: {spent:.3f} ms")


def measure_decisions() -> None:
    """Time each level on the positions of one random game."""
    rules, draws = YahtzeeRules(1), Chance(b"benchmark").at("game")
    state, positions = rules.start(), []
    while rules.requests(state):
        if not state.dice:
            state = advance(rules, state, draws)
            continue
        positions.append(state)
        marks = [command for command in rules.choices(rules.view(state, 0), 0) if isinstance(command, Mark)]
        command = Roll((0, 1)) if state.rolls < 3 else draws.pick(marks)
        state = rules.apply(state, 0, command, 0).state
        if state.throwing:
            state = rules.apply(state, -1, Rolled(throw(draws)[: len(state.throwing)]), 0).state
    for level in LEVELS:
        slowest = 0.0
        player = YahtzeePlayer.of_level(level, JokerRule.FRANCAIS, solved_values(JokerRule.FRANCAIS, read))
        for position in positions:
            view, requests = rules.view(position, 0), rules.requests(position)
            slowest = max(slowest, milliseconds(lambda: player.decide(view, requests, Chance(b"x")), 1))  # noqa: B023
        print(f"slowest of {len(positions)} decisions, {level}: {slowest:.2f} ms")


def advance(rules: YahtzeeRules, state: State, draws: Draws) -> State:
    thrown = rules.apply(state, 0, Roll(tuple(range(DICE))), 0).state
    return rules.apply(thrown, -1, Rolled(throw(draws)), 0).state


def measure_games(games: int) -> None:
    for level in LEVELS:
        begun = time.perf_counter()
        (tally,) = simulate(GAME, [level], read, seed="bench", games=games)
        pace = games / (time.perf_counter() - begun)
        mean = f"mean {tally.mean:.1f} ± {1.96 * tally.error:.1f}, sd {tally.sd:.1f}"
        print(f"{level} alone, {games} games: {mean}, {pace:.0f} games/s")


def wilson(share: float, number: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return middle - half, middle + half


def measure_strength(games: int) -> None:
    """Let each level play the one below, seats taken in turn; a shared first place counts as half."""
    for worse, better in pairwise(LEVELS):
        won = duel([better, worse], games // 2)[0] + duel([worse, better], games - games // 2)[1]
        low, high = wilson(won / games, games)
        print(f"{better} against {worse}: {won / games:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}")


def duel(levels: Sequence[str], games: int) -> tuple[float, float]:
    """Give the games won by each of two seats."""
    first, second = simulate(GAME, levels, read, seed=f"duel {levels}", games=games)
    shared = first.wins + second.wins - games
    return first.wins - shared / 2, second.wins - shared / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games per measurement of strength")
    games = parser.parse_args().games
    for joker in JokerRule:
        print(f"read the table {joker.value}: {milliseconds(lambda: solved_values(joker, read), 10):.1f} ms")  # noqa: B023
    measure_queries(solved_values(JokerRule.FRANCAIS, read))
    measure_decisions()
    measure_games(games)
    measure_strength(games)


if __name__ == "__main__":
    main()
