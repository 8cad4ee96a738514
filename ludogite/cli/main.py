"""The command line: what may be asked, and the module that answers."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from ludogite import paths
from ludogite.app import system
from ludogite.errors import CommandError
from ludogite.late import late
from ludogite.store.text import is_text

with late:  # not before the first frame
    from ludogite.cli import arguments, speech
    from ludogite.core import log
    from ludogite.games import game

USAGE_ERROR = 2
SUFFIX = ".ludogite"
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
LONGEST_NAME = 255
"""Characters of a file's or folder's name, on every system."""
_PLAIN = {"--data", "--lang", "--seed"}
_WITH_VALUE = _PLAIN | {"--new"}


def _for_the_window(rest: Sequence[str]) -> SimpleNamespace | None:
    """Read the arguments of a plain start, for which no parser of all commands need be made; None for whatever it must look at."""
    given = dict(zip(rest[::2], rest[1::2], strict=False))
    is_plain = len(rest) % 2 == 0 and len(given) == len(rest) // 2 and given.keys() <= _PLAIN
    if not is_plain or any(value.startswith("-") for value in given.values()):
        return None
    if given.get("--lang", paths.SOURCE_LANGUAGE) not in paths.languages(paths.translations()):
        return None
    return SimpleNamespace(command=None, **{"seed": None, "new": None, **{name[2:]: value for name, value in given.items()}})


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


def _check(args: SimpleNamespace) -> None:
    """Refuse what is no text, and a data folder that cannot be; raises CommandError."""
    for name in ("seed", "seats", "options"):
        if not is_text(getattr(args, name, None) or ""):
            raise CommandError(f"--{name}: this is no text")
    try:
        folder = paths.data_folder(getattr(args, "data", None))
        is_named = all(len(part) <= LONGEST_NAME for part in folder.parts)  # Windows only says that the others are not there
        folder.stat()
    except (FileNotFoundError, PermissionError):
        pass  # made later, or told by whoever needs it
    except (OSError, ValueError, RuntimeError) as error:
        raise CommandError(f"--data: {getattr(error, 'strerror', None) or error}") from error
    if not is_named:
        raise CommandError(f"--data: {os.strerror(errno.ENAMETOOLONG)}")


def _refuse_to_overwrite(args: SimpleNamespace) -> None:
    """Refuse to write over a file that is there unless somebody said so; raises CommandError."""
    wanted = {"export": "file", "sheet": "out", "screenshot": "out"}.get(args.command or "")
    if wanted is not None and not args.force and getattr(args, wanted).is_file():
        raise CommandError(f"{str(getattr(args, wanted))[:80]}: is there already; --force writes over it")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 1 when a check failed, 2 when the command cannot be carried out as given."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    rest, file = _without_file(sys.argv[1:] if argv is None else argv)
    args = _for_the_window(rest) or arguments.parser().parse_args(rest, SimpleNamespace())
    args.opened, lang = file, getattr(args, "lang", None)
    try:
        _check(args)
        _prepare(args)
        _refuse_to_overwrite(args)
        code: int = import_module(f"ludogite.cli.{_COMMANDS[args.command]}").run(args)
    except CommandError as error:
        print(f"ludogite: {error}", file=sys.stderr)
    except log.LogError as error:
        print(f"ludogite: {speech.sentence(error.code, error.args_by_name, lang)}", file=sys.stderr)
    except game.ResourceError as error:
        print(f"ludogite: {speech.sentence(error.code, {}, lang)} ({error.name})", file=sys.stderr)
    except BrokenPipeError:
        sys.stderr.close()
    except OSError as error:  # a name that is too long, a folder in the way, a disk that is full
        print(f"ludogite: {(error.filename or '')!s:.80}: {error.strerror or error}", file=sys.stderr)
    else:
        return code
    return USAGE_ERROR


def _prepare(args: SimpleNamespace) -> None:
    """Choose the screen before Qt is imported, and see whether it can be; raises CommandError."""
    match args.command:
        case None:
            system.require_display()
            gc.disable()  # until the page is there: nothing that a start makes is garbage
        case "self-test":  # draws later, and mostly without a screen
            if args.screen:
                system.require_display()
            return
        case "sheet":
            system.prepare_offscreen(1.0)
        case "screenshot":
            system.prepare_offscreen(_checked_scale(args))
        case "word":  # the sentences are Qt's
            pass
        case _:
            return
    system.require_qt()


def _checked_scale(args: SimpleNamespace) -> float:
    """Give the scale of a screenshot whose measures can be had; raises CommandError."""
    width, times, height = args.size.partition("x")
    if not (times and width.isdigit() and height.isdigit() and 320 <= int(width) <= 8000 and 240 <= int(height) <= 8000):
        raise CommandError("--size takes WIDTHxHEIGHT, for example 1280x800")
    if not 0.5 <= args.scale <= 4:
        raise CommandError("--scale takes a factor from 0.5 to 4")
    return float(args.scale)
