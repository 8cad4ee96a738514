"""Play a whole game of each kind with Orca beside it, and print what each act makes it say: ``python -m tests.seen.heard --help``.

Orca decides what is said (``orca_voice`` takes the place of its synthesizer), and the hands play by keys, as who sees nothing does.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from tests.seen.covered import Known, Onlooker, secrets
from tests.seen.desk import Desk
from tests.seen.saved import Saved
from tests.seen.tables import TABLES, play
from tests.seen.tree import Node

CODE = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N"
AT_ONCE_S = 0.35
"""A key that is pressed again so soon is one act with the press before, as the program takes it."""
HIDDEN = {"words_out"}
"""Games with hands that others may not know."""
ECHOES = {"tab", "return", "space", "down", "up", "left", "right", "delete", "escape", "backspace", "shift", "control"}
"""What Orca says of the keys themselves."""


class Said(NamedTuple):
    """Something that was said, and when (s)."""

    at: float
    words: str


class Act(NamedTuple):
    """A key that was pressed, and when (s)."""

    at: float
    key: str


class Timed(deque[str]):
    """What the program announces, with the time: Orca speaks it as it is from version 45 on, and an older one not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Said] = []

    def append(self, words: str) -> None:
        """Note when something was announced."""
        self.said.append(Said(time.time(), words))
        super().append(words)


def read(file: Path) -> list[Said]:
    """Read what Orca has said, its echo of single keys left out."""
    lines = (line.split("\t", 1) for line in file.read_text(encoding="utf-8").splitlines())
    said = [Said(float(at), words) for at, words in lines]
    return [one for one in said if one.words.lower() not in ECHOES and len(one.words) > 1]


def after_acts(acts: Sequence[Act], said: Sequence[Said]) -> list[list[str]]:
    """Give what was said from each act to the next."""
    ends = [*(act.at for act in acts[1:]), float("inf")]
    return [[one.words for one in said if act.at <= one.at < end] for act, end in zip(acts, ends, strict=True)]


class Heard(NamedTuple):
    """A game by ear: the commands that were given, all that was said, and who might hear what when."""

    acts: list[Act]
    said: list[Said]
    known: list[Known]


def listen(table: str, folder: Path) -> Heard:
    """Play a game with Orca beside it."""
    desk, acts, onlooker = Desk(folder), list[Act](), Onlooker(Saved(folder / "data"))
    spoken, announced = desk.hear(), Timed()
    desk.tree.announced = announced
    press, look = desk.press, desk.look

    def noted(how: str | tuple[int, int], times: int = 1, apart_ms: int = 0) -> None:
        act = Act(time.time(), str(how))
        if not acts or act.key != acts[-1].key or act.at - acts[-1].at > AT_ONCE_S:
            acts.append(act)
        press(how, times, apart_ms)

    def seen() -> Node:
        tree = look()
        if TABLES[table].game in HIDDEN:
            onlooker.look(tree, time.time())
        return tree

    desk.press, desk.look = noted, seen  # type: ignore[method-assign]
    try:
        play(desk, TABLES[table], CODE, by_mouse=False, presses=(None,))
    finally:
        desk.close()
    return Heard(acts, sorted([*read(spoken), *announced.said]), onlooker.known)


def main() -> None:
    """Play, and print a line a game; what was said after each act stays in its folder, in ``acts.txt``."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", default="yahtzee,yahtzee_mots,mots_de_tete,des_themes,words_out")
    asked = arguments.parse_args()
    for table in asked.tables.split(","):
        folder = Path(tempfile.mkdtemp(prefix=f"heard-{table}-"))
        acts, said, known = listen(table, folder)
        heard = after_acts(acts, said)
        leaked = list(secrets(said, known))
        words = [len(re.findall(r"\w+", " ".join(lines))) for lines in heard]
        silent = sum(count == 0 for count in words)
        with (folder / "acts.txt").open("w", encoding="utf-8") as file:
            file.writelines(f"{act.at:.3f} {act.key}: {' | '.join(lines)}\n" for act, lines in zip(acts, heard, strict=True))
        print(
            f"{table}: {len(acts)} acts, {fmean(words):.1f} words each, at most {max(words)}, {silent} silent; secrets:"
            f" {len(leaked)} in {len(said)} things said and {len(known)} moments; {folder}",
            *leaked,
            sep="\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
