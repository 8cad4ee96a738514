"""The command line: the window, and the same engines without it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite import __version__, paths
from ludogite.core.advice import LEVELS
from ludogite.core.codec import CodecError
from ludogite.core.log import LogError
from ludogite.errors import CommandError
from ludogite.games.catalog import find_game, ready_games
from ludogite.games.game import ResourceError

if TYPE_CHECKING:
    from ludogite.core.rules import Refusal

USAGE_ERROR = 2
SUFFIX = ".ludogite"
_GAMES = tuple(entry.id for entry in ready_games())
_COMMANDS = {"simulate", "replay", "export", "word", "self-test", "screenshot", "sheet"}
_WITH_VALUE = {"--data", "--lang", "--seed"}


def _parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help="data folder (or LUDOGITE_DATA)")
    spoken = paths.languages(paths.translations())
    common.add_argument("--lang", choices=spoken, default=argparse.SUPPRESS, help="language; the system's by default")
    parser = argparse.ArgumentParser(
        prog="ludogite",
        description="Ludogîte, la boîte à jeux de la maison.",
        epilog="ludogite FILE.ludogite opens a game or a family that was taken along.",
        parents=[common],
    )
    parser.add_argument("--version", action="version", version=f"ludogite {__version__}")
    parser.add_argument("--seed", help="game code of the next game, as typed on the new-game page")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    simulate = commands.add_parser("simulate", parents=[common], help="let computer players play a series of games")
    simulate.add_argument("game", choices=_GAMES)
    simulate.add_argument("--seats", help=f"levels, separated by commas: {', '.join(LEVELS)}")
    simulate.add_argument("--seed", default="0", help="any text: the same series for the same text")
    simulate.add_argument("--games", type=int, default=100, metavar="N")
    simulate.add_argument("--options", default="{}", metavar="JSON", help='for example {"manches": 2}')
    simulate.add_argument("--json", action="store_true")

    replay = commands.add_parser("replay", parents=[common], help="play an exported game again and show its end")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true")

    export = commands.add_parser("export", parents=[common], help="write a saved game to a file")
    export.add_argument("game", type=int, metavar="GAME", help="number of the saved game")
    export.add_argument("file", type=Path)

    word = commands.add_parser("word", parents=[common], help="tell whether words are in the dictionary of the house, and why")
    word.add_argument("words", nargs="+", metavar="MOT")
    word.add_argument("--json", action="store_true")

    test = commands.add_parser("self-test", parents=[common], help="play every game, check resources, texts and a migration")
    test.add_argument("--games", type=int, default=2, metavar="N", help="games to play of each kind")

    sheet = commands.add_parser("sheet", parents=[common], help="make blank sheets of a game as a PDF (A4)")
    sheet.add_argument("game", choices=_GAMES)
    sheet.add_argument("--out", type=Path, required=True)
    sheet.add_argument("--people", type=int, metavar="N", help="how many people; 4 where the game takes them")
    sheet.add_argument("--copies", type=int, default=1, metavar="N")
    sheet.add_argument("--each", action="store_true", help="a sheet for each person, with a column for each game (Yahtzee games)")

    shot = commands.add_parser("screenshot", parents=[common], help="draw a page into a PNG file, without a screen")
    shot.add_argument(
        "name", help="a page (home, new-game, profiles, profile, records, settings, rules, replay, game-over…) or a game id"
    )
    shot.add_argument("--out", type=Path, required=True)
    shot.add_argument("--size", default="1280x800", metavar="WxH")
    shot.add_argument("--scale", type=float, default=1.0, metavar="F")
    shot.add_argument("--theme", choices=("papier", "soiree", "contraste"), default="papier")
    shot.add_argument("--seed", default="1")
    return parser


def _without_file(argv: Sequence[str]) -> tuple[list[str], Path | None]:
    """Take the file that the desktop hands over out of the arguments: the first that is no option, if it looks like a file."""
    rest = list(argv)
    place = 0
    while place < len(rest) and rest[place].startswith("-"):
        place += 2 if rest[place] in _WITH_VALUE else 1
    if place >= len(rest) or rest[place] in _COMMANDS:
        return rest, None
    named = rest[place]
    if named.lower().endswith(SUFFIX) or any(sign in named for sign in {os.sep, "/"}) or Path(named).exists():
        return [*rest[:place], *rest[place + 1 :]], Path(named)
    return rest, None


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 when a check failed, 2 when the command cannot be carried out as given."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    rest, file = _without_file(sys.argv[1:] if argv is None else argv)
    args = _parser().parse_args(rest)
    try:
        match args.command:
            case None:
                return _window(args, file)
            case "simulate":
                return _simulate(args)
            case "replay":
                return _replay(args)
            case "export":
                return _export(args)
            case "word":
                return _word(args)
            case "self-test":
                return _self_test(args)
            case "sheet":
                return _sheet(args)
            case _:
                return _screenshot(args)
    except CommandError as error:
        print(f"ludogite: {error}", file=sys.stderr)
    except LogError as error:
        print(f"ludogite: {_sentence(error.code, error.args_by_name, getattr(args, 'lang', None))}", file=sys.stderr)
    except ResourceError as error:
        print(f"ludogite: {_sentence(error.code, {}, getattr(args, 'lang', None))} ({error.name})", file=sys.stderr)
    except BrokenPipeError:
        sys.stderr.close()
    return USAGE_ERROR


def _sentence(code: str, values: Mapping[str, str | int], lang: str | None) -> str:
    """Say what is wrong with a log or a resource in the person's language, where Qt's translations can be had."""
    try:
        from ludogite.ui import texts  # noqa: PLC0415 - Qt only where it is needed
        from ludogite.ui.style import i18n  # noqa: PLC0415 - Qt only where it is needed
    except ImportError:
        return f"{code} {dict(values)}"
    i18n.speak_in_terminal(paths.translations(), lang)
    return texts.log_error(code, values)


def _refused(refusal: Refusal, lang: str | None) -> str:
    """Say why a file is refused, in the person's language, where Qt's translations can be had."""
    try:
        from ludogite.ui import texts  # noqa: PLC0415 - Qt only where it is needed
        from ludogite.ui.style import i18n  # noqa: PLC0415 - Qt only where it is needed
    except ImportError:
        return refusal.code
    i18n.speak_in_terminal(paths.translations(), lang)
    return texts.refusal(refusal.code, refusal.args)


def _simulate(args: argparse.Namespace) -> int:
    from ludogite.games.play import simulate  # noqa: PLC0415
    from ludogite.games.setup import reader  # noqa: PLC0415

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


def _replay(args: argparse.Namespace) -> int:
    from ludogite.core.clock import VirtualClock  # noqa: PLC0415
    from ludogite.core.log import parse_lines  # noqa: PLC0415
    from ludogite.core.rules import Refusal  # noqa: PLC0415
    from ludogite.games.setup import load, reader  # noqa: PLC0415
    from ludogite.store import files  # noqa: PLC0415

    data = files.fetch(args.file)
    file = data if isinstance(data, Refusal) else files.read(data)
    if isinstance(file, Refusal):
        raise CommandError(f"{args.file}: {_refused(file, getattr(args, 'lang', None))}")
    if not isinstance(file.body.get("log"), list):
        raise LogError("log_not_ours")
    loaded = load(*parse_lines(file.body["log"]))
    session = loaded.session(reader(paths.resources()), VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    outcome = session.outcome()
    report = {
        "game": loaded.header.game,
        "seats": loaded.header.seats,
        "entries": len(loaded.entries),
        "finished": outcome is not None,
        "scores": None if outcome is None else list(outcome.scores),
        "places": None if outcome is None else list(outcome.places),
        "sheet": None if outcome is None else {line.code: list(line.values) for line in outcome.sheet},
    }
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 0


def _export(args: argparse.Namespace) -> int:
    from ludogite.cli.exporting import export_game  # noqa: PLC0415

    export_game(paths.data_folder(getattr(args, "data", None)), args.game, args.file)
    return 0


def _word(args: argparse.Namespace) -> int:
    from ludogite.app import system  # noqa: PLC0415

    system.require_qt()  # the sentences are Qt's
    from ludogite.cli.word_report import report  # noqa: PLC0415
    from ludogite.games.setup import reader  # noqa: PLC0415
    from ludogite.ui.style import i18n  # noqa: PLC0415

    i18n.speak_in_terminal(paths.translations(), getattr(args, "lang", None))
    entries = report(args.words, reader(paths.resources()), paths.data_folder(getattr(args, "data", None)))
    if args.json:
        print(json.dumps(entries, ensure_ascii=False))
        return 0
    for entry in entries:
        print(f"{'+' if entry['valid'] else '-'} {entry['word']} : {entry['explain']}")
    return 0


def _self_test(args: argparse.Namespace) -> int:
    from ludogite.cli.selftest import run  # noqa: PLC0415

    return run(games=max(1, args.games))


def _sheet(args: argparse.Namespace) -> int:
    from ludogite.app import system  # noqa: PLC0415

    system.prepare_offscreen(1.0)
    system.require_qt()
    from ludogite.app.bootstrap import make_application  # noqa: PLC0415
    from ludogite.ui.printed import order  # noqa: PLC0415
    from ludogite.ui.style.i18n import Languages  # noqa: PLC0415
    from ludogite.ui.style.theme import load_look  # noqa: PLC0415

    fewest, most = order.people_range(args.game)
    people = min(max(order.USUAL, fewest), most) if args.people is None else args.people
    if not fewest <= people <= most:
        raise CommandError(f"--people: {args.game} is for {fewest} to {most}")
    if not 1 <= args.copies <= order.MOST_COPIES:
        raise CommandError(f"--copies takes a number from 1 to {order.MOST_COPIES}")
    if args.each and not order.sheets_of(args.game).is_for_each:
        raise CommandError(f"--each: {args.game} has one sheet for everybody")
    application = make_application()
    languages = Languages(paths.translations())
    languages.speak(getattr(args, "lang", None))
    wanted = order.Order(args.game, people, args.copies, order.Sharing.EACH if args.each else order.Sharing.TOGETHER)
    written = order.write_pdf(args.out, wanted, load_look(paths.resources()), paths.resources())
    del application
    if not written:
        raise CommandError(f"cannot write {args.out}")
    return 0


def _screenshot(args: argparse.Namespace) -> int:
    width, times, height = args.size.partition("x")
    if not (times and width.isdigit() and height.isdigit() and 320 <= int(width) <= 8000 and 240 <= int(height) <= 8000):
        raise CommandError("--size takes WIDTHxHEIGHT, for example 1280x800")
    if not 0.5 <= args.scale <= 4:
        raise CommandError("--scale takes a factor from 0.5 to 4")
    from ludogite.app import system  # noqa: PLC0415

    system.prepare_offscreen(args.scale)
    system.require_qt()
    from ludogite.cli.screenshots import PAGES, take  # noqa: PLC0415

    if args.name not in PAGES:
        raise CommandError(f"no such page: {args.name}; there are {', '.join(PAGES)}")
    saved = take(
        args.name, args.out, size=(int(width), int(height)), theme=args.theme, lang=getattr(args, "lang", None), seed=args.seed
    )
    if not saved:
        raise CommandError(f"cannot write {args.out}")
    return 0


def _window(args: argparse.Namespace, file: Path | None) -> int:
    from ludogite.app import system  # noqa: PLC0415

    system.require_display()
    system.require_qt()
    from ludogite.app.bootstrap import run  # noqa: PLC0415

    return run(data=paths.data_folder(getattr(args, "data", None)), lang=getattr(args, "lang", None), code=args.seed, file=file)
