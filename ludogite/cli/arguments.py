"""What may be asked on the command line; a plain start of the window needs none of it."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludogite import __version__, paths
from ludogite.core.advice import LEVELS
from ludogite.games.catalog import ready_games

_GAMES = tuple(entry.id for entry in ready_games())


def parser() -> argparse.ArgumentParser:
    """Make the parser of all commands."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--data", metavar="DIR", default=argparse.SUPPRESS, help="data folder (or LUDOGITE_DATA)")
    spoken = paths.languages(paths.translations())
    common.add_argument("--lang", choices=spoken, default=argparse.SUPPRESS, help="language; the system's by default")
    whole = argparse.ArgumentParser(
        prog="ludogite",
        description="Ludogîte, la boîte à jeux de la maison.",
        epilog="ludogite FILE.ludogite opens a game or a family that was taken along.",
        parents=[common],
    )
    whole.add_argument("--version", action="version", version=f"ludogite {__version__}")
    whole.add_argument("--seed", help="game code of the next game, as typed on the new-game page")
    whole.add_argument("--new", metavar="GAME", choices=_GAMES, help=f"open the page of a new game: {', '.join(_GAMES)}")
    overwrite = "write over a file that is there"
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")

    simulate = commands.add_parser("simulate", parents=[common], help="let computer players play a series of games")
    simulate.add_argument("game", choices=_GAMES)
    simulate.add_argument("--seats", help=f"levels, separated by commas: {', '.join(LEVELS)}")
    simulate.add_argument("--seed", default="0", help="any text: the same series for the same text")
    simulate.add_argument("--games", type=int, default=100, metavar="N")
    simulate.add_argument("--options", default="{}", metavar="JSON", help="options of the game, by name")
    simulate.add_argument("--json", action="store_true")

    replay = commands.add_parser("replay", parents=[common], help="play an exported game again and show its end")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true")

    export = commands.add_parser("export", parents=[common], help="write a saved game to a file")
    export.add_argument("game", type=int, metavar="GAME", help="number of the saved game")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--force", action="store_true", help=overwrite)

    word = commands.add_parser("word", parents=[common], help="tell whether words are in the dictionary of the house, and why")
    word.add_argument("words", nargs="+", metavar="MOT")
    word.add_argument("--json", action="store_true")

    test = commands.add_parser("self-test", parents=[common], help="play every game, check resources, texts and a migration")
    test.add_argument("--games", type=int, default=2, metavar="N", help="games to play of each kind")
    test.add_argument("--screen", action="store_true", help="draw by the system's own screen instead of without one")

    sheet = commands.add_parser("sheet", parents=[common], help="make blank sheets of a game as a PDF (A4)")
    sheet.add_argument("game", choices=_GAMES)
    sheet.add_argument("--out", type=Path, required=True)
    sheet.add_argument("--force", action="store_true", help=overwrite)
    sheet.add_argument("--people", type=int, metavar="N", help="how many people; 4 where the game takes them")
    sheet.add_argument("--copies", type=int, default=1, metavar="N")
    sheet.add_argument("--each", action="store_true", help="a sheet for each person, with a column for each game")

    shot = commands.add_parser("screenshot", parents=[common], help="draw a page into a PNG file, without a screen")
    shot.add_argument("name", help="a page (home, new-game, profiles, records, settings, rules, replay, game-over…) or a game id")
    shot.add_argument("--out", type=Path, required=True)
    shot.add_argument("--force", action="store_true", help=overwrite)
    shot.add_argument("--size", default="1280x800", metavar="WxH")
    shot.add_argument("--scale", type=float, default=1.0, metavar="F")
    shot.add_argument("--theme", choices=("papier", "soiree", "contraste"), default="papier")
    shot.add_argument("--seed", default="1")
    return whole
