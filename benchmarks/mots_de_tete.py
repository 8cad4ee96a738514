"""Measure Mots de Tête: finding plays, decisions, whole games of each variant, and how strong the levels are.

    python benchmarks/mots_de_tete.py                    # everything, about ten minutes
    python benchmarks/mots_de_tete.py --games 200        # rougher
    python benchmarks/mots_de_tete.py --only search      # or variants, levels, vocabularies

Times are those of the processor, in this thread. Aims: best play and count of all plays in less than 2 ms on any board, all
plays of a throw listed in less than 30 ms for 100,000 of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS  # noqa: E402 (from the source tree)
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.rules import Outcome  # noqa: E402
from ludogite.games.mots_de_tete.bot import MotsPlayer  # noqa: E402
from ludogite.games.mots_de_tete.coach import MotsCoach  # noqa: E402
from ludogite.games.mots_de_tete.game import GAME, board  # noqa: E402
from ludogite.games.mots_de_tete.hints import hinted  # noqa: E402
from ludogite.games.mots_de_tete.lexis import words  # noqa: E402
from ludogite.games.mots_de_tete.moves import Rung  # noqa: E402
from ludogite.games.mots_de_tete.search import FACES, Position  # noqa: E402
from ludogite.games.mots_de_tete.state import BOARDS, MotsView, Options, Phase, Way  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, AnySession, Loaded, new_header, reader  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

READ = reader(ROOT / "resources")
WORDS = words(READ)
PLAIN = {name: Options(variant=name) for name in (Way.NORMAL.value, Way.QUARTE.value)} | {
    Way.MARATHON.value: Options(variant=Way.MARATHON.value, target=0, turn_seconds=120),
    Way.SOLITAIRE.value: Options(variant=Way.SOLITAIRE.value, target=0),
}


def spent_ms(work: Callable[[], object]) -> float:
    """Time a call in ms of this thread, so that other programs do not count."""
    begun = time.thread_time()
    work()
    return (time.thread_time() - begun) * 1000


def play(seed: str, number: int, players: Sequence[MotsPlayer], options: Options) -> tuple[AnySession, Outcome]:
    """Play one game between computer players."""
    header = new_header(GAME, len(players), code_for(seed, number), dict(GAME.pairs(options)), read=READ)
    clock = VirtualClock()
    session = Loaded(GAME, options, header, ()).session(READ, clock)
    return session, play_out(session, dict(enumerate(players)), chance_of(header.code).apart(BOTS), clock)


def views_of(session: AnySession) -> list[MotsView]:
    """Give the view of every moment in which somebody writes."""
    rules, views = session.rules, []
    state: Any = rules.start()
    for entry in session.entries:
        if state.phase is Phase.WRITE:
            views.append(rules.view(state, None))
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    return views


def some_views(games: int) -> list[MotsView]:
    players = [MotsPlayer.of_level("fort", WORDS), MotsPlayer.of_level("parfait", WORDS)]
    options = replace(PLAIN["normal"], target=1000)
    return [view for number in range(games) for view in views_of(play("views", number, players, options)[0])]


def measure_search() -> None:
    print(f"index of {len(WORDS.lexicon.words()):,} words: {spent_ms(lambda: WORDS.index):.0f} ms")
    views = some_views(4)
    every = WORDS.every
    for _ in range(2):  # the second time round every set of letters has been met
        counting, listing, biggest = [], [], 0
        for view in views:
            for n in FACES:
                counting.append(spent_ms(lambda: _count_and_best(view, n)))  # noqa: B023
                position = Position(view.grid, view.rows, every)
                slots = position.slots(n)
                if sum(slot.plays for slot in slots) > biggest:
                    biggest = sum(slot.plays for slot in slots)
                    listing.append(spent_ms(lambda: [position.words(slot) for slot in slots]))  # noqa: B023
        print(
            f"count and best play of {len(counting)} positions: median {median(counting):.2f}, mean {fmean(counting):.2f}, "
            f"worst {max(counting):.2f} ms; all words of the largest ({biggest:,} plays) in {listing[-1]:.1f} ms"
        )
    coach = MotsCoach(WORDS)
    advising = [spent_ms(lambda: coach.advise(view, view.seat)) for view in views]  # noqa: B023
    hinting = [spent_ms(lambda: hinted(view.grid, view.rows, WORDS, view.n, Rung.WORD)) for view in views]  # noqa: B023
    print(f"coach's advice: median {median(advising):.1f} ms; a hint: median {median(hinting):.1f} ms")
    for level in LEVELS:
        player = MotsPlayer.of_level(level, WORDS)
        spent = [_decide_ms(player, view) for view in views]
        print(f"decision of {level}: median {median(spent):.2f}, worst {max(spent):.2f} ms")


def _count_and_best(view: MotsView, n: int) -> None:
    slots = Position(view.grid, view.rows, WORDS.every).slots(n)
    sum(slot.plays for slot in slots)
    max(slots, key=lambda slot: slot.worth, default=None)


def _decide_ms(player: MotsPlayer, view: MotsView) -> float:
    rules = GAME.make_rules(len(view.scores), view.options, READ)
    asked = tuple(request for request in rules.requests(_state_like(view)) if request.seat == view.seat)
    return spent_ms(lambda: player.decide(view, asked, chance_of(code_for("decide", view.turn))))


def _state_like(view: MotsView) -> Any:
    """Make a state of which this is the view, as far as requests go."""
    from ludogite.games.mots_de_tete.state import State  # noqa: PLC0415

    return State(view.rows, view.inks, view.scores, view.fails, view.phase, turn=view.turn, seat=view.seat, n=view.n)


def measure_variants(games: int) -> None:
    for name, options in PLAIN.items():
        for contestation in (False, True)[: 1 if name == "solitaire" else 2]:
            agreed = replace(options, contestation=contestation)
            seats = 1 if name == "solitaire" else 3
            players = [MotsPlayer.of_level(level, WORDS) for level in ("moyen", "fort", "debutant")[:seats]]
            begun, turns, scores = time.perf_counter(), [], []
            ends: dict[str, int] = {}
            for number in range(games):
                session, outcome = play(f"variants {name}", number, players, agreed)
                turns.append(session.state.turn)
                scores.append(max(outcome.scores))
                ends[outcome.reason] = ends.get(outcome.reason, 0) + 1
            ms = (time.perf_counter() - begun) / games * 1000
            mode = "contestation" if contestation else "arbitre"
            print(
                f"{name}, {mode}, {seats} seat(s): {games} games ended, {fmean(turns):.0f} turns (longest {max(turns)}), "
                f"best score {fmean(scores):.0f} on average, {ms:.0f} ms a game; {ends}"
            )
    for grid in BOARDS:
        size = board(grid, READ)
        players = [MotsPlayer.of_level("moyen", WORDS)] * 2
        outcomes = [play(f"grid {grid}", number, players, Options(grid=grid)) for number in range(max(1, games // 10))]
        reasons = {reason: sum(each.reason == reason for _, each in outcomes) for reason in {each.reason for _, each in outcomes}}
        print(f"grid {grid} ({size.rows} × {size.cols}): {len(outcomes)} games of two, {reasons}")


def measure_duel(label: str, better: MotsPlayer, worse: MotsPlayer, games: int, options: Options) -> None:
    """Let two players meet, seats rotated: share of games won by the first (shared places count half), with its 95 % interval."""
    won, points = 0.0, [0, 0]
    for number in range(games):
        players = (better, worse) if number % 2 == 0 else (worse, better)
        _, outcome = play(f"duel {label}", number, players, options)
        mine, other = outcome.scores if number % 2 == 0 else outcome.scores[::-1]
        won += 0.5 if mine == other else float(mine > other)
        points = [points[0] + mine, points[1] + other]
    share = won / games
    margin = 1.96 * sqrt(share * (1 - share) / games)
    mean, mean_other = points[0] / games, points[1] / games
    print(f"{label}: {100 * share:.1f} % of {games} games ± {100 * margin:.1f}; {mean:.0f} to {mean_other:.0f} points")


def measure_solo(games: int) -> None:
    for level in LEVELS:
        player = MotsPlayer.of_level(level, WORDS)
        scores = [play("solo", number, [player], PLAIN["solitaire"])[1].scores[0] for number in range(games)]
        print(f"solitaire, {level}: mean {fmean(scores):.0f} of {games} games")


def main(argv: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", choices=("search", "variants", "levels", "vocabularies"))
    args = parser.parse_args(argv)
    if args.only in {None, "search"}:
        measure_search()
    if args.only in {None, "variants"}:
        measure_variants(min(args.games, 200))
    if args.only in {None, "levels"}:
        for worse, better in pairwise(LEVELS):
            pair = MotsPlayer.of_level(better, WORDS), MotsPlayer.of_level(worse, WORDS)
            measure_duel(f"{better} against {worse}", *pair, args.games, PLAIN["normal"])
        measure_solo(min(args.games, 20))
    if args.only in {None, "vocabularies"}:
        for worse, better in pairwise(LEVELS):
            known = Vocabulary.LARGE
            pair = MotsPlayer.of_level(better, WORDS, known), MotsPlayer.of_level(worse, WORDS, known)
            measure_duel(f"{better} against {worse}, both knowing {known.value}", *pair, args.games // 5, PLAIN["normal"])


if __name__ == "__main__":
    main(sys.argv[1:])
