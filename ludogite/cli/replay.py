"""``ludogite replay``: play a game of a file again and show its end."""

from __future__ import annotations

import json
from types import SimpleNamespace

from ludogite import paths
from ludogite.cli.speech import fairness, refused
from ludogite.core.clock import VirtualClock
from ludogite.core.log import LogError, parse_lines
from ludogite.core.rules import Refusal
from ludogite.errors import CommandError
from ludogite.games.setup import first_other_draw, load, reader
from ludogite.store import files


def run(args: SimpleNamespace) -> int:
    """Play the file's game again, and print its end and whether the code gives its dice: 1 where it does not.

    Raises CommandError, LogError and ResourceError.
    """
    data = files.fetch(args.file)
    file = data if isinstance(data, Refusal) else files.read(data)
    if isinstance(file, Refusal):
        raise CommandError(f"{args.file}: {refused(file, getattr(args, 'lang', None))}")
    if not isinstance(file.body.get("log"), list):
        raise LogError("log_not_ours")
    loaded = load(*parse_lines(file.body["log"]))
    read = reader(paths.resources())
    session = loaded.session(read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    outcome, other = session.outcome(), first_other_draw(loaded, read)
    report = {
        "game": loaded.header.game,
        "seats": loaded.header.seats,
        "entries": len(loaded.entries),
        "finished": outcome is not None,
        "scores": None if outcome is None else list(outcome.scores),
        "places": None if outcome is None else list(outcome.places),
        "dice": "by_hand" if loaded.header.hand else "by_code" if other is None else "differ",
        "differs_at": other,
        "sheet": None if outcome is None else {line.code: list(line.values) for line in outcome.sheet},
    }
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
        print(fairness(other, by_hand=bool(loaded.header.hand), lang=getattr(args, "lang", None)))
    return 0 if other is None else 1
