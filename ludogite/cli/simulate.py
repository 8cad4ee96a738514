"""``ludogite simulate``: let computer players play a series of games."""

from __future__ import annotations

import json
from dataclasses import asdict
from types import SimpleNamespace

from ludogite import paths
from ludogite.core.advice import LEVELS
from ludogite.core.codec import CodecError
from ludogite.errors import CommandError
from ludogite.games.catalog import find_game
from ludogite.games.play import simulate
from ludogite.games.setup import reader


def run(args: SimpleNamespace) -> int:
    """Play, and print the table of what came of it; raises CommandError."""
    entry = find_game(args.game)
    if entry is None:
        raise CommandError(f"no such game: {args.game}")
    if not 1 <= args.games <= 1_000_000:
        raise CommandError("--games takes a number from 1 to 1000000")
    game = entry.load()
    try:
        options = json.loads(args.options)
        if not isinstance(options, dict):
            raise CommandError("--options takes a JSON object")
        variant = game.variant(game.read_options(options))
    except (ValueError, RecursionError, CodecError) as error:
        raise CommandError(f"--options: {error}") from error
    fewest, most = entry.limits(variant)
    levels = args.seats.split(",") if args.seats else ["moyen"] * fewest
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise CommandError(f"no such level: {unknown[0]!r}; levels are {', '.join(LEVELS)}")
    if not fewest <= len(levels) <= most:
        raise CommandError(f"{args.game} is for {fewest} to {most} seats, not {len(levels)}")
    tallies = simulate(game, levels, reader(paths.resources()), seed=args.seed, games=args.games, options=options)
    report = {"game": args.game, "games": args.games, "seed": args.seed, "seats": [asdict(tally) for tally in tallies]}
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        print(f"{args.game}, {args.games} games, seed {args.seed}")
        for tally in tallies:
            print(f"  {tally.level:<9} mean {tally.mean:7.2f} ± {1.96 * tally.error:.2f}   sd {tally.sd:6.2f}   wins {tally.wins}")
    return 0
