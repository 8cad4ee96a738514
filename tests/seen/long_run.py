"""Play many seeded games in real windows and print what came of each: ``python -m tests.seen.long_run --help``."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from ludogite.games.play import code_for
from tests.seen.crawl import Memory, crawl
from tests.seen.desk import Desk
from tests.seen.houses import beginnings
from tests.seen.tables import TABLES, play


def main() -> None:
    """Play, a line a game; a game in which a rule does not hold keeps its folder."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", default=",".join(TABLES), help="which, separated by commas")
    arguments.add_argument("--hands", default="mouse,keys")
    arguments.add_argument("--games", type=int, default=1, help="how many of each")
    arguments.add_argument("--first", type=int, default=0, help="number of the first in its series")
    arguments.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "ludogite-seen")
    arguments.add_argument("--crawl", type=float, help="press everything for so many seconds, instead of playing")
    arguments.add_argument("--each", type=float, default=300.0, help="so many seconds at most from one beginning, in the crawl")
    arguments.add_argument("--only", default="", help="only from beginnings with this in their names, in the crawl")
    arguments.add_argument("--size", default="1280x800", help="of the screen (px)")
    arguments.add_argument("--text", type=float, default=1.0, help="size of the text, 1 to 2")
    asked = arguments.parse_args()
    wide, high = map(int, asked.size.split("x"))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # closes the desk
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.crawl:
        press_everything(asked.folder, asked.crawl, asked.each, asked.only)
        return
    held, faults = Counter[str](), 0
    for number in range(asked.first, asked.first + asked.games):
        for table in asked.tables.split(","):
            for how in asked.hands.split(","):
                folder = Path(tempfile.mkdtemp(prefix=f"{table}-{how}-{number}-", dir=asked.folder))
                begun, desk = time.monotonic(), Desk(folder, (wide, high))
                try:
                    witness, given = play(
                        desk, TABLES[table], code_for("witness", number), by_mouse=how == "mouse", text_scale=asked.text
                    )
                except Exception as error:  # noqa: BLE001 - whatever it is, the next game is played
                    faults += 1
                    print(f"{table} {how} {number}: FAULT in {folder}", flush=True)
                    traceback.print_exception(error, limit=-4)
                else:
                    held += witness.held
                    took = time.monotonic() - begun
                    print(
                        f"{table} {how} {number}: {took:.0f} s, {given} commands, {witness.looks} moments, {witness.lost}",
                        flush=True,
                    )
                finally:
                    desk.close()
    print(f"{faults} faults; {dict(held)}")


def press_everything(parent: Path, seconds: float, each: float, only: str) -> None:
    """Crawl from one beginning after the other; what was pressed stands in the folder, and the next run goes on from there."""
    file, end = parent / "crawl.json", time.monotonic() + seconds
    memory, presses, moments = Memory.read(file), 0, 0
    for beginning in beginnings():
        if only not in beginning.name or (left := end - time.monotonic()) <= 0:
            continue
        begun, desk = time.monotonic(), Desk(Path(tempfile.mkdtemp(prefix=f"{beginning.name.replace(' ', '-')}-", dir=parent)))
        try:
            found = crawl(desk, beginning, min(left, each), memory=memory)
        except Exception as error:  # noqa: BLE001 - whatever it is, the next beginning follows
            traceback.print_exception(error, limit=-4)
        else:
            presses, moments = presses + found.presses, moments + found.witness.looks
            print(
                f"{beginning.name}: {found.presses} presses, {time.monotonic() - begun:.0f} s", *found.faults, sep="\n", flush=True
            )
        finally:
            desk.close()
            memory.write(file)
    print(memory.table(), f"{presses} presses, {moments} moments, {len(memory.faults)} faults in all runs", sep="\n")


if __name__ == "__main__":
    main()
