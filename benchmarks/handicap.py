"""Show that the proposed handicaps give two unequal players an equal chance: 40 to 60 % for each, in every game that proposes them.

    python benchmarks/handicap.py                             # every game, about twenty minutes
    python benchmarks/handicap.py yahtzee --trials 20

Two computer players of unequal level stand for two people. They play a pool of games without a handicap; each trial draws as many
of these as the house looks at, lets it propose (``services/handicap.py``), and plays on with the points that it proposed. Printed
are the share of the weaker one without a handicap, what was proposed (mean, least and most), and the share with it, a draw counting
half. In both Yahtzees nobody can do anything to another, so the scores of the pool are laid beside each other; elsewhere games are
played.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.yahtzee_mots import scores_of  # noqa: E402 (from the source tree)
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.games import handicap  # noqa: E402
from ludogite.games.catalog import find_game  # noqa: E402
from ludogite.games.game import Game  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402
from ludogite.games.yahtzee_mots.state import Options  # noqa: E402
from ludogite.services.handicap import LATEST, proposed  # noqa: E402

read = reader(ROOT / "resources")
GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "words_out", "des_themes")
PAIRS = (("debutant", "moyen"), ("moyen", "fort"), ("debutant", "fort"))
Scores = list[tuple[int, ...]]


def played(game: Game, levels: tuple[str, str], games: int, seed: str, points: tuple[int, ...] = ()) -> Scores:
    """Play so many games with these points from the start; each player sits first in every second one."""
    found = []
    players = {level: game.make_player(level, game.options(), read) for level in levels}
    for number in range(games):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        given = handicap.written(tuple(points[seat] for seat in order)) if points else ""
        header = new_header(game, 2, code_for(seed, number), {handicap.OPTION: given}, read=read)
        clock = VirtualClock()
        seated = {place: players[levels[seat]] for place, seat in enumerate(order)}
        outcome = play_out(new_game(header).session(read, clock), seated, chance_of(header.code).apart(BOTS), clock)
        found.append(tuple(outcome.scores[order.index(seat)] for seat in (0, 1)))
    return found


def share(scores: Scores) -> float:
    """Give the share of the first player, a draw counting half."""
    return fmean((mine > other) + (mine == other) / 2 for mine, other in scores)


def side_by_side(scores: Scores, points: tuple[int, ...]) -> float:
    """Give the share of the first where every game of one meets every game of the other."""
    return share([(one + points[0], other + points[1]) for (one, _), (_, other) in product(scores, scores)])


def measure(game_id: str, levels: tuple[str, str], pool: int, trials: int, each: int) -> None:
    """Measure one game with two levels, the weaker one first."""
    entry = find_game(game_id)
    assert entry is not None
    game, picks = entry.load(), Random(f"{game_id} {levels}")  # noqa: S311 - no secret
    alone = game.alone == {}
    if game_id == "yahtzee_mots":
        scores: Scores = list(zip(*(scores_of(level, Options(), pool) for level in levels), strict=True))
    else:
        scores = played(game, levels, pool, f"handicap {levels}")
    gifts, shares = [], []
    for trial in range(trials):
        drawn = [picks.sample([one[seat] for one in scores], LATEST) for seat in (0, 1)]
        points = proposed(drawn, race=bool(getattr(game.options(), "target", 0))) or (0, 0)
        gifts.append(points[0] - points[1])
        if alone:
            shares.append(side_by_side(scores, points))
        else:
            shares.append(share(played(game, levels, each, f"handicap {levels} {trial}", points)))
    before = side_by_side(scores, (0, 0)) if alone else share(scores)
    fair = sum(0.4 <= one <= 0.6 for one in shares) / trials
    near = f"; {fair:.0%} of the proposals 40 to 60 %" if alone else ""  # elsewhere too few games are played with each
    count = pool * pool if alone else trials * each
    print(
        f"{game_id}, {levels[0]} against {levels[1]}: {before:.0%} without, {fmean(gifts):.0f} points proposed "
        f"({min(gifts)} to {max(gifts)}), {fmean(shares):.0%} with them ({count} games{near})",
        flush=True,
    )


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("--pool", type=int, default=200, help="games without a handicap")
    parser.add_argument("--trials", type=int, default=12, help="proposals, each from other games")
    parser.add_argument("--each", type=int, default=25, help="games played with each proposal")
    given = parser.parse_args()
    for name in given.names:
        for levels in PAIRS:
            measure(name, levels, given.pool, given.trials, given.each)


if __name__ == "__main__":
    main()
