"""Add up the exact account of random games: what perfect play expects, the luck of each throw and the price of each choice.

    python benchmarks/accounts.py                          # a thousand games of each; Yahtzee des Mots takes most of an hour
    python benchmarks/accounts.py yahtzee_mots --games 100

Together they are the score. Luck is added throw by throw, as the review tells it, never worked out from the rest. Games are random:
any command that is offered, in every second game of Yahtzee des Mots no hint. The walks over all rolls of Yahtzee des Mots are made
by numpy (``benchmarks/yahtzee_mots.py`` compares them with those of the game). In free order the tables are rounded, so it is no
exact account and not looked at here.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.yahtzee_mots import Quick  # noqa: E402 (from the source tree)
from ludogite.core.advice import Hindsight  # noqa: E402
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.games.catalog import find_game  # noqa: E402
from ludogite.games.game import Game, Review  # noqa: E402
from ludogite.games.play import code_for  # noqa: E402
from ludogite.games.setup import AnySession, new_game, new_header, reader  # noqa: E402
from ludogite.games.yahtzee_mots.game import finder, letter_dice, solved, tables  # noqa: E402
from ludogite.games.yahtzee_mots.hindsight import hindsight  # noqa: E402
from ludogite.games.yahtzee_mots.lattice import Lattice  # noqa: E402
from ludogite.games.yahtzee_mots.state import Options  # noqa: E402
from ludogite.games.yahtzee_mots.values import Values  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

read = reader(ROOT / "resources")
CENT = 0.005


def random_game(game: Game, number: int, options: dict[str, Any]) -> AnySession:
    """Play one game alone by any commands that are offered, each kind of command as likely as the others."""
    clock = VirtualClock()
    header = new_header(game, 1, code_for("accounts", number), options, read=read)
    session, picks = new_game(header).session(read, clock), Random(number)  # noqa: S311 - no secret
    while session.outcome() is None:
        asked = next(one for one in session.requests() if one.request.seat == 0)
        offered = list(session.rules.choices(session.view(0), 0))
        kind = picks.choice(sorted({type(command).__name__ for command in offered}))
        session.submit(0, picks.choice([command for command in offered if type(command).__name__ == kind]), asked.token)
    return session


def apart(found: Hindsight, score: int) -> float:
    """Give by how many points what is told misses the score."""
    (account,) = found.accounts
    told = account.perfect + sum(one.luck for one in found.fortunes) - sum(one.cost for one in found.weighed)
    return abs(told - score)


def look_back_of(game: Game) -> Review:
    """Make what looks back on a game in its usual order."""
    if game.id == "yahtzee_mots":
        quick, words = Quick(), Vocabulary.TOUT
        lattice = Lattice(quick.best_throws, quick.throws_of)
        return partial(
            hindsight, values=Values(letter_dice(read), tables(read, words), finder(read, words), solved(Options(), read), lattice)
        )
    make: Callable[..., Review] | None = game.make_review
    assert make is not None
    return make(game.read_options({}), read)


def measure(game_id: str, games: int) -> None:
    """Add up so many games, and print the worst sum."""
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    look_back, begun, worst, throws, choices = look_back_of(game), time.perf_counter(), 0.0, 0, 0
    for number in range(games):
        session = random_game(game, number, {"hints": number % 2 == 0} if game_id == "yahtzee_mots" else {})
        outcome, found = session.outcome(), look_back(session.rules, session.entries)
        assert outcome is not None
        worst = max(worst, apart(found, outcome.scores[0]))
        throws, choices = throws + len(found.fortunes), choices + len(found.weighed)
        if (number + 1) % 100 == 0 or number + 1 == games:
            spent = time.perf_counter() - begun
            verdict = "to the cent" if worst < CENT else "NOT to the cent"
            print(
                f"{game_id}: {number + 1} random games, {throws} throws, {choices} choices: "
                f"the worst sum is {worst:.6f} points off ({verdict}; {spent:.0f} s)",
                flush=True,
            )


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=["yahtzee", "yahtzee_mots"], help="yahtzee, yahtzee_mots")
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    for name in given.names:
        measure(name, given.games)


if __name__ == "__main__":
    main()
