"""Print what the decisions of each level lose in each game that has a coach: the mean, and how many a child would notice.

    python benchmarks/levels.py                        # every game, some minutes
    python benchmarks/levels.py words_out --decisions 2000
    python benchmarks/levels.py yahtzee --review 20    # coach and review decision by decision, on the same games

A decision is judged by the coach of its game: by the exact optimum (both Yahtzees), the best play of the dictionary (Mots de
Tête, points of the turn), or the judgement of *parfait* (Words Out, where costs up to half a point are called none).

The review of a finished game weighs the same decisions in its own way, and says the same of each of them; but that of Words Out
looks at all hands as they lay, and lists only words that were missed: nothing of it can be compared decision by decision.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS, Choice, Reckoning  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance  # noqa: E402
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.rules import Request, Seat  # noqa: E402
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


def cost_of(coach: Any, view: Any, seat: Seat, command: Any) -> float | None:
    """Ask the coach what a command costs, in points; None where it is no decision."""
    remark = coach.judge(view, seat, command)
    return None if remark is None else float(dict(remark.args).get("cost", 0.0))


class Judged:
    """A computer player whose decisions the coach judges."""

    def __init__(self, player: Any, coach: Any, most: int) -> None:
        self.player, self.coach, self.most = player, coach, most
        self.costs: list[float] = []

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Let the player decide, and note what it costs; raise EnoughError after the last one."""
        choice: Choice[Any] | None = self.player.decide(view, requests, chance)
        if choice is not None and requests and (cost := cost_of(self.coach, view, requests[0].seat, choice.command)) is not None:
            self.costs.append(cost)
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


class Weights(NamedTuple):
    """What coach and review say of a game: costs of decisions by their place in the log, all that was lost, how it is reckoned."""

    coach: Mapping[int, float]
    review: Mapping[int, float]
    lost: float
    reckoning: Reckoning


def weights(game_id: str, level: str, number: int) -> Weights:
    """Let two of a level play a game, and weigh its decisions twice."""
    game = find_game(game_id).load()  # type: ignore[union-attr]
    options, clock = game.options(), VirtualClock()
    assert game.make_coach is not None
    assert game.make_review is not None
    header = new_header(game, 2, code_for("levels", number), {}, read=read)
    session = new_game(header).session(read, clock)
    play_out(session, dict.fromkeys((0, 1), game.make_player(level, options, read)), chance_of(header.code).apart(BOTS), clock)
    coach, rules = game.make_coach(options, read), game.make_rules(2, options, read)
    state, said = rules.start(), {}
    for place, entry in enumerate(session.entries):
        if entry.seat >= 0 and (cost := cost_of(coach, rules.view(state, entry.seat), entry.seat, entry.command)) is not None:
            said[place] = cost
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    found = game.make_review(options, read)(rules, session.entries)
    return Weights(said, {one.entry: one.cost for one in found.weighed}, sum(found.lost), found.reckoning)


def compare(game_id: str, level: str, games: int) -> None:
    """Weigh whole games twice, and print how far coach and review are apart."""
    found = [weights(game_id, level, number) for number in range(games)]
    mine = sum(sum(one.coach.values()) for one in found)
    theirs = sum(one.lost for one in found)
    pairs = [(one.coach[place], one.review[place]) for one in found for place in one.coach.keys() & one.review.keys()]
    one_sided = sum(len(one.coach.keys() ^ one.review.keys()) for one in found)
    told = f"{game_id}, {level}: {games} games, {mine:.1f} points lost by the coach, {theirs:.1f} by the review"
    if pairs:
        apart = max(abs(coach - review) for coach, review in pairs)
        told += f"; {len(pairs)} decisions weighed by both, {apart:.3f} apart at most, {one_sided} by one of them alone"
    elif found[0].reckoning is Reckoning.OPEN:
        told += ", which sees all hands and counts only words that were missed"
    print(told, flush=True)


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
    parser.add_argument("--review", type=int, default=0, metavar="GAMES", help="compare so many games with the review")
    given = parser.parse_args()
    for game_id in given.games or NOTICED:
        for level in LEVELS:
            if given.review:
                compare(game_id, level, given.review)
            else:
                measure(game_id, level, max(20, int(given.decisions * SHARE[game_id])))


if __name__ == "__main__":
    main()
