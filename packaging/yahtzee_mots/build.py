"""Build what the game of Yahtzee des Mots knows: the best scores of all rolls, and what is still to come before every turn.

    python packaging/yahtzee_mots/build.py            # everything, some 10 minutes on two cores, in resources/yahtzee_mots/
    python packaging/yahtzee_mots/build.py --words    # only the scores of all rolls, by vocabulary: seconds
    python packaging/yahtzee_mots/build.py --check    # nothing written: one turn, the game in order, and 2,000 simulated games

The words are those of the dictionary that are ever played (no crude ones), so build again after the dictionary. "Perfect play" is
that of a player alone who knows all of them and plays for the best expected score.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

if TYPE_CHECKING:
    from packaging.yahtzee_mots.simulate import Simulation
    from packaging.yahtzee_mots.solve import InOrder, Rolls, one_turn
    from packaging.yahtzee_mots.solve_free import FreeOrder
    from packaging.yahtzee_mots.words_on_dice import WordsOnDice
else:
    from simulate import Simulation
    from solve import InOrder, Rolls, one_turn
    from solve_free import FreeOrder
    from words_on_dice import WordsOnDice

from ludogite.games.common.dictionary import dictionary, vocabularies  # noqa: E402 (through the path set above)
from ludogite.games.game import Reader  # noqa: E402
from ludogite.games.setup import reader  # noqa: E402
from ludogite.games.yahtzee_mots.game import letter_dice  # noqa: E402
from ludogite.games.yahtzee_mots.letters import DICE  # noqa: E402
from ludogite.games.yahtzee_mots.outlook import (  # noqa: E402
    ALL_OPEN,
    MASKS,
    SOLVED_FREE,
    Outlook,
    pack,
    read_free_order,
    read_in_order,
)
from ludogite.games.yahtzee_mots.sheet import FIXED, TURNS, UPPER, Box, Prime  # noqa: E402
from ludogite.games.yahtzee_mots.tables import Tables  # noqa: E402
from ludogite.games.yahtzee_mots.tables import pack as pack_tables  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

FOLDER = ROOT / "resources" / "yahtzee_mots"
GAMES_IN_ORDER, GAMES_FREE = 2000, 500


def played_words(read: Reader, vocabulary: Vocabulary) -> list[str]:
    """List the words of a vocabulary that fit on the dice and may be played."""
    levels = vocabularies(read)
    return [word for word in dictionary(read).words() if len(word) <= DICE and levels.may_play(word, vocabulary)]


def build_words(read: Reader, vocabulary: Vocabulary) -> Tables:
    """Find the best scores of all rolls with the words of a vocabulary."""
    words = played_words(read, vocabulary)
    found = WordsOnDice(letter_dice(read), words)
    columns = [*(found.of_length(length) for length in range(2, DICE + 1)), found.two(), found.three()]
    shares = " ".join(f"{(column > 0).mean():.3f}" for column in columns)
    print(f"{vocabulary.value:8} {len(words)} words; one roll makes words of 2 to 7 letters, two, three words: {shares}")
    return Tables(tuple(column.tobytes() for column in columns))


def report_turns(rolls: Rolls) -> None:
    """Print the exact expectation of one turn played for one box alone."""
    print("box                expected  chance to score")
    nothing = np.zeros(rolls.two.shape)
    specials = {
        Box.TOUTES_CONSONNES: (FIXED[Box.TOUTES_CONSONNES] * rolls.consonants, nothing),
        Box.TOUTES_VOYELLES: (FIXED[Box.TOUTES_VOYELLES] * rolls.vowels, nothing),
        Box.YAHTZEE_DES_MOTS: (FIXED[Box.YAHTZEE_DES_MOTS] * (rolls.lengths[DICE] > 0),) * 2,
        Box.CHANCE: (rolls.chance(None), nothing),
    }
    for box in Box:
        early, late = specials.get(box) or (rolls.box(box), rolls.box(box))
        expected, chance = one_turn(early, late)
        print(f"{box.value:18} {expected:8.4f}  {chance:.4%}")


def confirm(simulation: Simulation, games: int, *, expected: float) -> None:
    """Print simulated games beside what the table promises."""
    begun = time.perf_counter()
    scores = simulation.play(games)
    error = scores.std(ddof=1) / games**0.5
    print(
        f"    {games} games simulated: {scores.mean():.2f} ± {1.96 * error:.2f} (95 %), sd {scores.std(ddof=1):.1f}, "
        f"{(scores.mean() - expected) / error:+.2f} errors from {expected:.2f}; {time.perf_counter() - begun:.0f} s"
    )


def build_in_order(rolls: Rolls, versions: Iterable[Prime], *, games: int) -> bytes:
    """Solve the game in order for each version of the prime, and confirm it."""
    values: list[float] = []
    solvers = {}
    for prime in versions:
        begun = time.perf_counter()
        solver = solvers[prime] = InOrder(rolls, prime)
        states = solver.solve()
        seconds = time.perf_counter() - begun
        print(f"in order, {prime.value}: {solver.future[0, 0, 0]:.4f} points, {states} states, {seconds:.0f} s", flush=True)
        for turn in range(TURNS):
            for column in solver.future[turn]:
                values += list(column[: prime.threshold + 1 if turn < len(UPPER) else 1])
    data = pack(values)
    if tuple(solvers) == tuple(Prime):
        for prime, solver in solvers.items():
            simulation = Simulation(rolls, solver, read_in_order(data, prime), prime, ordered=True)
            confirm(simulation, games, expected=float(solver.future[0, 0, 0]))
    return data


def build_free_order(rolls: Rolls, *, games: int) -> bytes:
    """Solve free order for two versions of the prime, and print what it comes to for all three."""
    values: list[float] = []
    solvers = {}
    for prime in SOLVED_FREE:
        begun = time.perf_counter()
        solver = solvers[prime] = FreeOrder(rolls, prime)
        states = solver.solve()
        seconds = time.perf_counter() - begun
        print(f"free order, {prime.value}: about {solver.future[ALL_OPEN, 0, 0]:.2f}, {states} states, {seconds:.0f} s", flush=True)
        values += [float(value) for opened in range(ALL_OPEN + 1) for mask in range(MASKS) for value in solver.future[opened, mask]]
    data = pack(values)
    for prime, solver in solvers.items():
        outlook: Outlook = read_free_order(data, prime)
        expected = float(solver.future[ALL_OPEN, 0, 0])
        confirm(Simulation(rolls, solver, outlook, prime, ordered=False), games, expected=expected)
    return data


def write(files: dict[str, bytes]) -> None:
    """Write files and the checksums of all that stand there."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(FOLDER.glob("*.bin"))]
    (FOLDER / "checksums.txt").write_text("".join(sums), encoding="utf-8")


def main() -> None:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--words", action="store_true", help="only the scores of all rolls")
    parser.add_argument("--check", action="store_true", help="write nothing, and leave free order out")
    options = parser.parse_args()
    read = reader(ROOT / "resources")
    tables = {vocabulary: build_words(read, vocabulary) for vocabulary in Vocabulary}
    digest = dictionary(read).digest
    if not options.check:
        write({f"{vocabulary.value}.bin": pack_tables(digest, built.columns) for vocabulary, built in tables.items()})
    if options.words:
        return
    rolls = Rolls.of(tables[Vocabulary.TOUT], letter_dice(read))
    report_turns(rolls)
    in_order = build_in_order(rolls, Prime, games=GAMES_IN_ORDER)
    if options.check:
        return
    write({"ordre.bin": in_order})
    write({"libre.bin": build_free_order(rolls, games=GAMES_FREE)})


if __name__ == "__main__":
    main()
