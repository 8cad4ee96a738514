"""What Yahtzee des Mots costs in time, and how strong its levels are.

    python benchmarks/yahtzee_mots.py [--games 1000] [--free 500] [--fast]

The exact expectation of one turn by box, and of the game in order against 2,000 simulated games, are printed by
``packaging/yahtzee_mots/build.py --check``.

No player of this game can do anything to another, and every seat has dice of its own: so each level plays its games alone, and a
duel of two levels is their scores side by side. Games of a level are played in step, those that stand alike one after the other,
and the walks over all rolls are made by numpy (compared here with those of the game): the players themselves are the game's own.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance  # noqa: E402
from ludogite.core.rules import CLOCK, NATURE, REFEREE  # noqa: E402
from ludogite.games.common.dictionary import dictionary  # noqa: E402
from ludogite.games.setup import reader  # noqa: E402
from ludogite.games.yahtzee_mots.bot import DEFAULT_VOCABULARY, USUAL, WEIGHTS, YahtzeeMotsPlayer  # noqa: E402
from ludogite.games.yahtzee_mots.coach import YahtzeeMotsCoach  # noqa: E402
from ludogite.games.yahtzee_mots.finder import Finder  # noqa: E402
from ludogite.games.yahtzee_mots.game import finder, letter_dice, solved, tables, values_of  # noqa: E402
from ludogite.games.yahtzee_mots.lattice import Lattice, best_throws, throws_of  # noqa: E402
from ludogite.games.yahtzee_mots.letters import DICE, FACES  # noqa: E402
from ludogite.games.yahtzee_mots.outlook import nothing_to_come, of_sheet  # noqa: E402
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules  # noqa: E402
from ludogite.games.yahtzee_mots.sheet import Sheet  # noqa: E402
from ludogite.games.yahtzee_mots.state import Options, Phase, State  # noqa: E402
from ludogite.games.yahtzee_mots.tables import ALL_ROLLS, Tables  # noqa: E402
from ludogite.games.yahtzee_mots.values import OpenSheet, Turn, Values  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

read = reader(ROOT / "resources")
Array = npt.NDArray[np.float64]


class Quick:
    """The walks of ``lattice`` by numpy; what was lately walked over stays an array."""

    def __init__(self) -> None:
        self._lately: list[tuple[Any, Array]] = []

    def array(self, worth: Any) -> Array:
        """Give the worth of all rolls as an array."""
        for known, array in self._lately:
            if known is worth:
                return array
        self._lately = [*self._lately[-3:], (worth, np.asarray(worth, dtype=np.float64))]
        return self._lately[-1][1]

    def best_throws(self, worth: Any) -> Any:
        """Give for every roll the worth of its best keep."""
        lattice = self.array(worth)
        for die in range(DICE):
            lattice = lattice.reshape((FACES + 1) ** die, FACES, -1)
            lattice = np.concatenate([lattice, lattice.mean(axis=1, keepdims=True)], axis=1)
        for die in range(DICE):
            lattice = lattice.reshape(FACES**die, FACES + 1, -1)
            lattice = np.maximum(lattice[:, :FACES], lattice[:, FACES:])
        return lattice.reshape(-1).tolist()

    def throws_of(self, worth: Any, faces: Sequence[int]) -> list[float]:
        """Give the expectation of each throw of one roll."""
        lattice = self.array(worth).reshape((FACES,) * DICE)
        for die in range(DICE):
            lattice = np.stack([lattice.take(faces[die], axis=die), lattice.mean(axis=die)], axis=die)
        numbers: list[float] = lattice.reshape(-1).tolist()
        return numbers


def milliseconds(work: Callable[[], object], repeats: int = 1) -> float:
    """Give the mean time of a call in ms."""
    begun = time.perf_counter()
    for _ in range(repeats):
        work()
    return (time.perf_counter() - begun) / repeats * 1000


def measure_reading() -> None:
    data, digest = read("yahtzee_mots/tout.bin"), dictionary(read).digest
    known = Tables.from_bytes(data, digest)
    print(f"read the scores of {ALL_ROLLS} rolls: {milliseconds(lambda: Tables.from_bytes(data, digest), 5):.0f} ms")
    print(f"sort them by what they offer: {milliseconds(lambda: known.kinds):.0f} ms, {len(known.kinds.seven)} kinds")
    for free in (False, True):
        options = Options(ordre_libre=free)
        expected = of_sheet(solved(options, read), Sheet())
        name = "free order" if free else "in order"
        print(f"read the outlook {name}: {milliseconds(lambda: solved(options, read), 3):.0f} ms; an empty sheet: {expected:.2f}")  # noqa: B023
    words = [word for word in dictionary(read).words() if len(word) <= DICE]
    print(f"index {len(words)} words: {milliseconds(lambda: list(Finder(letter_dice(read), lambda: words).take_up())):.0f} ms")


def measure_decisions() -> None:
    """Measure the coach on a few positions, as the game thinks (without numpy)."""
    draws = Chance(b"benchmark").at("dice")
    dice = [tuple(draws.pick(faces) for faces in letter_dice(read).faces) for _ in range(20)]
    for free in (False, True):
        values = values_of("parfait", Options(ordre_libre=free), read)
        standing = OpenSheet.of(Sheet(), ordered=not free)
        name = "free order" if free else "in order"
        turn = Turn(values, standing)
        print(f"{name}: worth of every third roll {milliseconds(lambda: turn.late):.0f} ms, ", end="")  # noqa: B023
        print(f"of every second roll {milliseconds(lambda: turn.second):.0f} ms more (once a turn)")  # noqa: B023
        for rolls in (1, 2, 3):
            each = [milliseconds(lambda: values.evaluate(Sheet(), one, rolls, ordered=not free)) for one in dice]  # noqa: B023
            print(f"    everything that may be done after roll {rolls}: {fmean(each[1:]):.1f} ms, slowest {max(each[1:]):.1f} ms")
    rules = YahtzeeMotsRules(1, letter_dice(read), dictionary(read), finder(read, Vocabulary.TOUT))
    coach, state = YahtzeeMotsCoach(values_of("parfait", Options(), read)), rules.start()
    view = rules.view(State(state.phase, 1, 1, 0, 0, state.sheets, rolls=2, dice=dice[0]), 0)
    print(f"advice of the coach after the second roll: {milliseconds(lambda: coach.advise(view, 0), 5):.1f} ms")


def compare_walks(values: Values) -> None:
    worth = Turn(values, OpenSheet.of(Sheet(), ordered=True)).late
    faces = (0, 1, 2, 3, 4, 5, 0)
    apart = max(abs(a - b) for a, b in zip(best_throws(worth), Quick().best_throws(worth), strict=True))
    throws = max(abs(a - b) for a, b in zip(throws_of(worth, faces), Quick().throws_of(worth, faces), strict=True))
    print(f"walks of the game and of numpy differ by {apart:.1e} and {throws:.1e} points at most")


def quick_player(level: str, options: Options) -> YahtzeeMotsPlayer:
    """Seat a level with the walks of numpy."""
    quick, words = Quick(), DEFAULT_VOCABULARY[level]
    outlook = solved(options, read) if level == "parfait" else USUAL if level == "fort" else nothing_to_come
    lattice = Lattice(quick.best_throws, quick.throws_of)
    return YahtzeeMotsPlayer(Values(letter_dice(read), tables(read, words), finder(read, words), outlook, lattice), WEIGHTS[level])


def play_turn(rules: YahtzeeMotsRules, state: State, player: YahtzeeMotsPlayer, chance: Chance, now: int) -> tuple[State, int]:
    """Play one turn of a game alone against the sand; gives the state after it and the time, in game ms."""
    place = (state.partie, state.turn, state.phase)
    while (state.partie, state.turn) == place[:2] and state.phase is not Phase.OVER:
        request = rules.requests(state)[0]
        command: Any
        if request.seat == NATURE:
            command = rules.draw(state, request, chance)
        elif request.seat == REFEREE:
            command = rules.judge(state, request)
        else:
            choice = player.decide(rules.view(state, 0), (request,), chance.apart("player"))
            assert choice is not None
            command, now = choice.command, now + choice.delay_ms
            if state.sand_ms is not None and now >= state.sand_ms:
                now, request, command = state.sand_ms, rules.requests(state)[-1], rules.expire(state, request)
                assert request.seat == CLOCK
            else:
                refusal = rules.refuse(state, 0, command)
                assert refusal is None, (refusal, command)
        state = rules.apply(state, request.seat, command, now).state
    return state, now


def scores_of(level: str, options: Options, games: int) -> list[int]:
    """Play so many games of one level alone and give the scores."""
    rules = YahtzeeMotsRules(1, letter_dice(read), dictionary(read), finder(read, Vocabulary.TOUT), options)
    player = quick_player(level, options)
    chances = [Chance(f"{level} {number}".encode()) for number in range(games)]
    tables_now = [(rules.start(), 0)] * games
    for _ in range(8):
        order = sorted(range(games), key=lambda game: _standing(tables_now[game][0]))
        for game in order:
            state, now = tables_now[game]
            tables_now[game] = play_turn(rules, state, player, chances[game], now)
    return [state.sheets[0].total(options.version) for state, _ in tables_now]


def _standing(state: State) -> tuple[int, int, int]:
    standing = OpenSheet.of(state.sheets[0], ordered=True)
    return standing.opened, standing.filled, standing.upper


def wilson(share: float, number: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return middle - half, middle + half


def measure_strength(options: Options, games: int, levels: Sequence[str] = LEVELS) -> None:
    """Let every level play, and put each beside the one below; equal scores count as half a win."""
    scores: dict[str, list[int]] = {}
    for level in levels:
        begun = time.perf_counter()
        scores[level] = scores_of(level, options, games)
        mean, sd = fmean(scores[level]), stdev(scores[level])
        seconds = time.perf_counter() - begun
        name = "free order" if options.ordre_libre else "in order"
        print(
            f"{name}, {level}: {games} games, mean {mean:.1f} ± {1.96 * sd / sqrt(games):.1f}, sd {sd:.1f}, {seconds:.0f} s",
            flush=True,
        )
    for worse, better in pairwise(levels):
        won = sum((a > b) + (a == b) / 2 for a, b in zip(scores[better], scores[worse], strict=True)) / games
        low, high = wilson(won, games)
        print(f"    {better} against {worse}: {won:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games per level in order")
    parser.add_argument("--free", type=int, default=500, help="games per level in free order")
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels to play")
    parser.add_argument("--fast", action="store_true", help="only times, no games")
    options = parser.parse_args()
    measure_reading()
    measure_decisions()
    compare_walks(values_of("parfait", Options(), read))
    if not options.fast:
        levels = options.levels.split(",")
        measure_strength(Options(), options.games, levels)
        measure_strength(Options(ordre_libre=True), options.free, levels)


if __name__ == "__main__":
    main()
