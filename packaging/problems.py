"""Look for the problems of the day: positions of real games in which one choice is clearly the best.

    python packaging/problems.py yahtzee --examine 700 --seconds 1500     # writes resources/problems/yahtzee.bin

Computer players play; at each of their choices the coach of the game, who knows everyday words, rates what can be done. A position
in which the best is ahead by the game's gap is examined: *fort* chooses there too. Of those examined so many are kept that *fort*
finds between 30 and 80 % of them: what everybody finds is no problem, what nobody finds is no fun. At most two of a game.

The file: one zlib stream of JSON lines; the first tells version, game and counts, each other is a problem: the log up to it, the
seat, the best candidates with their worth and how they are said, and the coach's reasons. ``services/day_problem.py`` reads it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import Remark  # noqa: E402 (from the source tree)
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.log import entry_to_json, header_to_json  # noqa: E402
from ludogite.games.catalog import load_game  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.problem import FOUND, SHOWN  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

VERSION = 1
SEED = "ludogite-problem"
EASIEST = 0.75
"""The share of the problems kept that *fort* finds, at most; between 0.3 and 0.8 is wanted."""
A_GAME = 2
KEPT = 400


def remark(told: Remark) -> list[Any]:
    """Write a remark."""
    return [told.code, dict(told.args)]


def shuffled(text: str) -> bytes:
    """Order problems by lot, always the same."""
    return blake2b(text.encode()).digest()


def examined(game: Any, read: Any, until: float) -> Iterator[tuple[dict[str, Any], bool, float]]:
    """Play games, and give each clear position: the problem, whether *fort* finds it, and by how much the best is ahead."""
    asked = game.problem()
    options = game.read_options(dict(asked.options))
    everyday = reader(ROOT / "resources", (), (Vocabulary.COURANT,) * asked.seats)
    coach = game.make_coach(options, everyday)
    players = {seat: game.make_player(asked.level, options, read) for seat in range(asked.seats)}
    strong = game.make_player("fort", options, read)
    number = 0
    while time.monotonic() < until:
        number += 1
        header = new_header(game, asked.seats, code_for(f"{SEED}/{game.id}", number), dict(asked.options), read=read)
        clock = VirtualClock()
        session = new_game(header).session(read, clock)
        chance = chance_of(header.code).apart(BOTS)
        play_out(session, players, chance, clock)
        rules, entries = session.rules, session.entries
        state, found = rules.start(), []
        for place, entry in enumerate(entries[: asked.latest]):
            if entry.seat >= 0 and time.monotonic() < until:
                view, seat = rules.view(state, entry.seat), entry.seat
                best = asked.candidates(coach, view, seat)
                if len(best) >= SHOWN and best[0].value - best[1].value >= asked.gap:
                    requests = tuple(request for request in rules.requests(state) if request.seat == seat)
                    own = chance.apart(f"problem {place}")
                    if asked.finds is not None:
                        is_found = asked.finds(strong, view, seat, own, best)
                    else:
                        choice = strong.decide(view, requests, own)
                        said = coach.judge(view, seat, choice.command) if choice is not None else None
                        is_found = said is not None and float(dict(said.args).get("cost", 0.0)) <= FOUND
                    advice = coach.advise(view, seat)
                    problem = {
                        "header": header_to_json(header),
                        "entries": [entry_to_json(one, game.codec) for one in entries[:place]],
                        "seat": seat,
                        "best": [[round(one.value, 2), *remark(one.told)] for one in best[:SHOWN]],
                        "why": [remark(one) for one in (advice.remarks if advice is not None else ())],
                        "found": is_found,
                    }
                    found.append((problem, is_found, best[0].value - best[1].value))
            state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        found.sort(key=lambda one: shuffled(f"{header.code} {len(one[0]['entries'])}"))
        yield from found[:A_GAME]


def chosen(every: list[tuple[dict[str, Any], bool, float]]) -> list[dict[str, Any]]:
    """Keep as many as there may be with *fort* finding a fair share, in an order by lot."""
    every = sorted(every, key=lambda one: shuffled(f"{one[0]['header']['code']} {len(one[0]['entries'])}"))
    missed = [problem for problem, is_found, _ in every if not is_found]
    easy = [problem for problem, is_found, _ in every if is_found]
    hard = missed[: max(round(KEPT * (1 - EASIEST)), KEPT - len(easy))]
    most = round(len(hard) * EASIEST / (1 - EASIEST))
    kept = hard + easy[: min(most, KEPT - len(hard))]
    return sorted(kept, key=lambda one: shuffled(f"day {one['header']['code']} {len(one['entries'])}"))


def main() -> int:
    """Look for the problems of a game, and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--examine", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "problems")
    args = parser.parse_args()
    game = load_game(args.game)
    begun = time.monotonic()
    every = []
    for one in examined(game, reader(ROOT / "resources"), begun + args.seconds):
        every.append(one)
        if len(every) % 20 == 0:
            print(f"{args.game}: {len(every)} in {time.monotonic() - begun:.0f} s", flush=True)
        if len(every) >= args.examine:
            break
    kept = chosen(every)
    share = sum(one["found"] for one in kept) / max(1, len(kept))
    raw = sum(is_found for _, is_found, _ in every) / max(1, len(every))
    head = {
        "version": VERSION,
        "game": args.game,
        "examined": len(every),
        "fort": round(raw, 3),
        "kept": len(kept),
        "fort_kept": round(share, 3),
    }
    lines = [head, *kept]
    args.out.mkdir(parents=True, exist_ok=True)
    text = "\n".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines)
    (args.out / f"{args.game}.bin").write_bytes(zlib.compress(text.encode(), 9))
    print(json.dumps(head))
    return 0


if __name__ == "__main__":
    sys.exit(main())
