"""The command line: what may be asked, and the module that answers."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from ludogite import __version__, paths
from ludogite.app import system
from ludogite.cli.speech import sentence
from ludogite.core.advice import LEVELS
from ludogite.core.log import LogError
from ludogite.errors import CommandError
from ludogite.games.catalog import ready_games
from ludogite.games.game import ResourceError
from ludogite.store.text import is_text

USAGE_ERROR = 2
SUFFIX = ".ludogite"
_GAMES = tuple(entry.id for entry in ready_games())
_COMMANDS = {
    None: "window",
    "simulate": "simulate",
    "replay": "replay",
    "export": "export",
    "word": "word",
    "self-test": "selftest",
    "sheet": "sheet",
    "screenshot": "screenshot",
}
"""The module of each command, imported when it is given: ``run(args)`` returns the exit code."""
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
    if named.lower().endswith(SUFFIX) or any(sign in named for sign in {os.sep, "/"}) or _is_there(Path(named)):
        return [*rest[:place], *rest[place + 1 :]], Path(named)
    return rest, None


def _is_there(path: Path) -> bool:
    """Tell whether a file is there; no file has a name that the system cannot even look for."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _check(args: argparse.Namespace) -> None:
    """Refuse what is no text, and a data folder that cannot be; raises CommandError."""
    for name in ("seed", "seats", "options"):
        if not is_text(getattr(args, name, None) or ""):
            raise CommandError(f"--{name}: this is no text")
    try:
        paths.data_folder(getattr(args, "data", None)).stat()
    except (FileNotFoundError, PermissionError):
        pass  # made later, or told by whoever needs it
    except (OSError, ValueError, RuntimeError) as error:
        raise CommandError(f"--data: {getattr(error, 'strerror', None) or error}") from error


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 when a check failed, 2 when the command cannot be carried out as given."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    rest, file = _without_file(sys.argv[1:] if argv is None else argv)
    args = _parser().parse_args(rest)
    args.opened, lang = file, getattr(args, "lang", None)
    try:
        _check(args)
        _prepare(args)
        code: int = import_module(f"ludogite.cli.{_COMMANDS[args.command]}").run(args)
    except CommandError as error:
        print(f"ludogite: {error}", file=sys.stderr)
    except LogError as error:
        print(f"ludogite: {sentence(error.code, error.args_by_name, lang)}", file=sys.stderr)
    except ResourceError as error:
        print(f"ludogite: {sentence(error.code, {}, lang)} ({error.name})", file=sys.stderr)
    except BrokenPipeError:
        sys.stderr.close()
    except OSError as error:  # a name that is too long, a folder in the way, a disk that is full
        print(f"ludogite: {(error.filename or '')!s:.80}: {error.strerror or error}", file=sys.stderr)
    else:
        return code
    return USAGE_ERROR


def _prepare(args: argparse.Namespace) -> None:
    """Choose the screen before Qt is imported, and see whether it can be; raises CommandError."""
    match args.command:
        case None:
            system.require_display()
        case "sheet":
            system.prepare_offscreen(1.0)
        case "screenshot":
            system.prepare_offscreen(_checked_scale(args))
        case "word":  # the sentences are Qt's
            pass
        case _:
            return
    system.require_qt()


def _checked_scale(args: argparse.Namespace) -> float:
    """Give the scale of a screenshot whose measures can be had; raises CommandError."""
    width, times, height = args.size.partition("x")
    if not (times and width.isdigit() and height.isdigit() and 320 <= int(width) <= 8000 and 240 <= int(height) <= 8000):
        raise CommandError("--size takes WIDTHxHEIGHT, for example 1280x800")
    if not 0.5 <= args.scale <= 4:
        raise CommandError("--scale takes a factor from 0.5 to 4")
    return float(args.scale)
