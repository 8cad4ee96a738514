"""Measure Dés à thèmes: whole games of each mode, how often computer players pass, how strong the levels are, and how fast.

python benchmarks/des_themes.py                    # everything, about five minutes
python benchmarks/des_themes.py --games 100        # rougher
python benchmarks/des_themes.py --only modes       # or passes, levels, decisions
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS  # noqa: E402 (from the source tree)
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.rules import Outcome  # noqa: E402
from ludogite.games.des_themes.bot import ThemesPlayer  # noqa: E402
from ludogite.games.des_themes.game import GAME, letter_dice  # noqa: E402
from ludogite.games.des_themes.moves import GiveUpRound, RoundEnded, Scored  # noqa: E402
from ludogite.games.des_themes.state import CARDS, Options, State, Way  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, AnySession, Loaded, new_header, reader  # noqa: E402

READ = reader(ROOT / "resources")
WAYS = tuple(way.value for way in Way)
MODE_GAMES = 300
WARM_UP = 2
"""Games before decisions are measured: the first ones of a player look through its lists."""
INITIALS = "".join(sorted({letter for die in letter_dice(READ) for letter in die}))
FEW = 3
"""Answers below which the table of passes marks an initial."""


def play(seed: str, number: int, levels: Sequence[str], options: Options) -> tuple[AnySession, Outcome, int]:
    """Play one game between computer players; the last number is its length in ms of game time."""
    header = new_header(GAME, len(levels), code_for(seed, number), dict(GAME.pairs(options)))
    clock = VirtualClock()
    session = Loaded(GAME, options, header, ()).session(READ, clock)
    players = {seat: GAME.make_player(level, options, READ) for seat, level in enumerate(levels)}
    outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    return session, outcome, clock.now_ms()


def steps(session: AnySession) -> Iterator[tuple[State, Any, Any]]:
    """Yield every state of a game with what was said to it and the events that followed."""
    state: Any = session.rules.start()
    for entry in session.entries:
        step = session.rules.apply(state, entry.seat, entry.command, entry.at_ms)
        yield state, entry, step.events
        state = step.state


def shares(counted: Counter[Any]) -> str:
    total = sum(counted.values())
    return ", ".join(f"{key} {100 * number / total:.0f} %" for key, number in sorted(counted.items(), key=lambda one: str(one[0])))


def measure_modes(games: int) -> None:
    """Play games of each mode on all cards and table sizes; every one must end."""
    for way in WAYS:
        begun, rounds, minutes, points = time.perf_counter(), [], [], Counter[int]()
        ends, reasons, passed, ties = Counter[str](), Counter[str](), 0, 0
        for number in range(games):
            seats = 2 + number % 5
            levels = [LEVELS[(number + seat) % 4] for seat in range(seats)]
            session, outcome, ms = play(f"modes {way}", number, levels, Options(variant=way, card=CARDS[number % 4]))
            rounds.append(session.state.round)
            minutes.append(ms / 60_000)
            reasons[outcome.reason.rpartition(".")[2]] += 1
            ties += outcome.places.count(1) > 1
            for _, entry, events in steps(session):
                passed += isinstance(entry.command, GiveUpRound)
                for event in events:
                    if isinstance(event, Scored):
                        points[event.said.taken] += 1
                    elif isinstance(event, RoundEnded):
                        ends[event.why.value.removeprefix("des_themes.round_")] += 1
        ms_each = (time.perf_counter() - begun) / games * 1000
        tens = quantiles(rounds, n=10, method="inclusive")
        print(
            f"{way}: {games} games of 2 to 6 seats on all cards ended ({dict(reasons)}), {ms_each:.0f} ms each; "
            f"first place shared in {ties}\n"
            f"  rounds: mean {fmean(rounds):.1f}, 10 % below {tens[0]:.0f}, 10 % above {tens[-1]:.0f}, longest {max(rounds)}; "
            f"{fmean(minutes):.1f} min of game time\n"
            f"  chips for an answer: {shares(points)}; rounds given up by a computer player: {passed}\n"
            f"  rounds ended: {shares(ends)}"
        )


def measure_passes() -> None:
    """Print how many answers each level knows by theme and initial, and how often it must pass."""
    chance = letter_chances()
    for level in LEVELS:
        print(f"{level}: answers known by theme and initial ({INITIALS}); mean share of colour rounds that it must pass")
        for card in CARDS:
            player = GAME.make_player(level, Options(card=card), READ)
            assert isinstance(player, ThemesPlayer)
            for number in range(1, 7):
                known = {letter: len(player.knows(number, letter)) for letter in INITIALS}
                empty = sum(chance[letter] for letter in INITIALS if not known[letter])
                row = " ".join(f"{known[letter]:3d}" for letter in INITIALS)
                few = "".join(letter for letter in INITIALS if known[letter] < FEW)
                print(f"  {card}-{number} {row}  pass {100 * empty:.1f} %" + (f"  fewer than {FEW}: {few}" if few else ""))


def letter_chances() -> dict[str, float]:
    """Return how likely each initial is, given that the colour die shows a colour."""
    dice = letter_dice(READ)
    return {letter: sum(die.count(letter) / len(die) for die in dice) / len(dice) for letter in INITIALS}


def measure_levels(games: int) -> None:
    """Let each level meet the one below: share of games won (ties count half), with its 95 % interval; seats rotated."""
    for way in WAYS:
        options = Options(variant=way)
        for worse, better in pairwise(LEVELS):
            won, chips = 0.0, [0, 0]
            for number in range(games):
                levels = (better, worse) if number % 2 == 0 else (worse, better)
                _, outcome, _ = play(f"levels {way} {better}", number, levels, options)
                mine, other = outcome.scores if number % 2 == 0 else outcome.scores[::-1]
                won += 0.5 if mine == other else float(mine > other)
                chips = [chips[0] + mine, chips[1] + other]
            share = won / games
            margin = 1.96 * sqrt(share * (1 - share) / games)
            means = f"{chips[0] / games:.0f} to {chips[1] / games:.0f} chips"
            print(f"{way}: {better} against {worse}: {100 * share:.1f} % of {games} games ± {100 * margin:.1f}; {means}")


def measure_decisions() -> None:
    """Print how long a decision takes."""
    for way in WAYS:
        for level in ("debutant", "parfait"):
            spent: list[float] = []
            options = Options(variant=way)
            player = GAME.make_player(level, options, READ)
            for number in range(5 + WARM_UP):
                session, _, _ = play(f"decisions {way}", number, ["fort", "moyen", "parfait"], options)
                for state, entry, _ in steps(session):
                    requests = tuple(one for one in session.rules.requests(state) if one.seat == entry.seat >= 0)
                    if requests:
                        view = session.rules.view(state, entry.seat)
                        begun = time.perf_counter()
                        player.decide(view, requests, chance_of(code_for("decide", number)))
                        if number >= WARM_UP:
                            spent.append((time.perf_counter() - begun) * 1000)
            print(f"{way}: decision of {level}: mean {fmean(spent):.2f} ms, worst {max(spent):.2f} ms of {len(spent)}")


def main(argv: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", choices=("modes", "passes", "levels", "decisions"))
    args = parser.parse_args(argv)
    if args.only in {None, "modes"}:
        measure_modes(min(args.games, MODE_GAMES))
    if args.only in {None, "passes"}:
        measure_passes()
    if args.only in {None, "levels"}:
        measure_levels(args.games)
    if args.only in {None, "decisions"}:
        measure_decisions()


if __name__ == "__main__":
    main(sys.argv[1:])
