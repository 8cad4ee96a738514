"""One entry point for each reader of what comes from outside: whatever the bytes, it returns, and never raises.

``python tests/fuzz/targets.py NAME`` runs a target under atheris, where it is installed, over the files in ``corpus/NAME``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from ludogite import paths
from ludogite.app.single_instance import _read
from ludogite.core.gamecode import chance_of, read_code, read_word
from ludogite.core.log import LogError, parse_log
from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import read_line
from ludogite.games.setup import load, reader
from ludogite.services.challenge import read_file, to_line
from ludogite.services.challenge import read_line as read_challenge
from ludogite.services.game_import import unpack_game
from ludogite.store import files, open_in_memory, read_family
from ludogite.store.settings import parse
from ludogite.words.own_cards import unpacked

READ = reader(paths.resources())
CORPUS: Final = Path(__file__).parent / "corpus"


def game(data: bytes) -> None:
    """Read a game's file, and play it through."""
    found = files.read(data)
    if isinstance(found, files.OurFile) and found.kind is files.FileKind.GAME:
        with suppress(LogError):
            unpack_game(found, READ, str)


def challenge(data: bytes) -> None:
    """Read a challenge's file, and play its ghost through."""
    found = files.read(data)
    if isinstance(found, files.OurFile) and found.kind is files.FileKind.CHALLENGE:
        with suppress(LogError):
            read_file(found, READ)


def challenge_line(data: bytes) -> None:
    """Find a challenge in a pasted text; what is found can be written again."""
    found = read_challenge(data.decode("utf-8", "surrogateescape"))
    if not isinstance(found, Refusal):
        to_line(found)


def log(data: bytes) -> None:
    """Read the text of a log."""
    with suppress(LogError):
        load(*parse_log(data.decode("utf-8", "surrogateescape")))


def family(data: bytes) -> None:
    """Read a family's file, and bring it into an empty house."""
    found = read_family(data)
    if not isinstance(found, Refusal):
        store = open_in_memory()
        store.family.merge(found)
        store.family.pack()
        store.close()


def word_list(data: bytes) -> None:
    """Take in a list of rulings on words."""
    store = open_in_memory()
    store.house_words.take_in(data.decode("utf-8", "surrogateescape"))
    store.close()


def card(data: bytes) -> None:
    """Read the family's own cards out of a setting."""
    unpacked(parse(data.decode("utf-8", "surrogateescape")))


def grid(data: bytes) -> None:
    """Read a drawn grid."""
    read_line(data.decode("utf-8", "replace"))


def code(data: bytes) -> None:
    """Read a typed code, and the players' word."""
    typed = data.decode("utf-8", "surrogateescape")
    found = read_code(typed)
    chance_of(found if isinstance(found, str) else "0000-0000-0000-0", read_word(typed)).at("dice", 1).die()


def setting(data: bytes) -> None:
    """Read the value of a setting; what reads can be written again."""
    json.dumps(parse(data.decode("utf-8", "surrogateescape")), allow_nan=False).encode()


def call(data: bytes) -> None:
    """Read what a second start of the program left."""
    with TemporaryDirectory() as folder:
        note = Path(folder) / "call-1.json"
        note.write_bytes(data)
        _read(note)


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    one.__name__: one for one in (game, challenge, challenge_line, log, family, word_list, card, grid, code, setting, call)
}


def main() -> None:
    """Run one target under atheris for as long as it is let."""
    atheris: Any = import_module("atheris")  # installs on few machines

    name, *rest = sys.argv[1:]
    (CORPUS / name).mkdir(exist_ok=True)
    atheris.instrument_all()
    atheris.Setup([sys.argv[0], *rest, str(CORPUS / name)], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
