"""Print what the decisions of each level lose in each game that has a coach: the mean, and how many a child would notice.

    python benchmarks/levels.py                        # every game, some minutes
    python benchmarks/levels.py words_out --decisions 2000

A decision is judged by the coach of its game: by the exact optimum (both Yahtzees), the best play of the dictionary (Mots de
Tête, points of the turn), or the judgement of *parfait* (Words Out, where costs up to half a point are called none).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS, Choice  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance  # noqa: E402
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.rules import Request  # noqa: E402
from ludogite.games.catalog import find_game  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402

NOTICED = {"yahtzee": 6.0, "yahtzee_mots": 10.0, "mots_de_tete": 8.0, "words_out": 4.0}
"""Points from which a child who watches would say that there was better."""
SHARE = {"yahtzee": 1.0, "yahtzee_mots": 0.05, "mots_de_tete": 0.3, "words_out": 0.5}
"""How many of the decisions asked for are looked at: some coaches think for a second."""
read = reader(ROOT / "resources")


class EnoughError(Exception):
    """As many decisions have been looked at as were asked for."""


class Judged:
    """A computer player whose decisions the coach judges."""

    def __init__(self, player: Any, coach: Any, most: int) -> None:
        self.player, self.coach, self.most = player, coach, most
        self.costs: list[float] = []

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Let the player decide, and note what it costs; raise EnoughError after the last one."""
        choice: Choice[Any] | None = self.player.decide(view, requests, chance)
        if choice is not None and requests and (remark := self.coach.judge(view, requests[0].seat, choice.command)) is not None:
            told = dict(remark.args)
            cost = told.get("value", 0.0) if remark.code.endswith("judge_pass") else told.get("cost", 0.0)
            self.costs.append(float(cost))
            if len(self.costs) >= self.most:
                raise EnoughError
        return choice


def measure(game_id: str, level: str, most: int) -> None:
    """Play games of two seats until enough decisions are judged, and print what they lost."""
    game = find_game(game_id).load()  # type: ignore[union-attr]
    options = game.options()
    if game.make_coach is None:
        raise SystemExit(f"{game_id} has no coach")
    judged = Judged(game.make_player(level, options, read), game.make_coach(options, read), most)
    number = 0
    while len(judged.costs) < most:
        header = new_header(game, 2, code_for("levels", number), {}, read=read)
        clock = VirtualClock()
        try:
            play_out(
                new_game(header).session(read, clock), dict.fromkeys((0, 1), judged), chance_of(header.code).apart(BOTS), clock
            )
        except EnoughError:
            break
        number += 1
    noticed = sum(cost >= NOTICED[game_id] for cost in judged.costs) / len(judged.costs)
    print(
        f"{game_id}, {level}: {len(judged.costs)} decisions, {fmean(judged.costs):.2f} points lost each, "
        f"{noticed:.1%} cost {NOTICED[game_id]:.0f} or more",
        flush=True,
    )


def known(game_id: str) -> str:
    """Read a game from the command line; raises ValueError where its decisions are not judged."""
    if game_id not in NOTICED:
        raise ValueError(game_id)
    return game_id


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", type=known)
    parser.add_argument("--decisions", type=int, default=2000)
    given = parser.parse_args()
    for game_id in given.games or NOTICED:
        for level in LEVELS:
            measure(game_id, level, max(20, int(given.decisions * SHARE[game_id])))


if __name__ == "__main__":
    main()
