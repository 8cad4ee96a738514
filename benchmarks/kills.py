"""Kill the program at random moments while a family plays, carries its data away, brings them in, upgrades and copies them.

``python benchmarks/kills.py [KILLS]`` prints for each of the five, and for play on a locked file, how often it was killed, how
often in the middle, and what was lost: anything that had been acknowledged and is not there afterwards, half a file, or a house
that does not open. It fails where anything was.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from ludogite import paths
from ludogite.atomic import write_whole
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.catalog import load_game
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header, reader
from ludogite.services.journal import StoreJournal, Unwritten
from ludogite.services.match import begin
from ludogite.store import FILE_NAME, Family, NewProfile, SeatInfo, Store, backups, open_store, read_family

KILLS = 1000
SAMPLE = Path(__file__).resolve().parents[1] / "tests" / "store" / "data" / "v1.db"
LOCKED = 30
"""Commands that are played on a locked file: each waits for it."""
PATIENCE_MS = 20
"""As in ``app/services.py``."""

Acknowledge = Callable[[], object]


@dataclass(frozen=True)
class Task:
    """Something that a family does: what it begins with, what is done, and what must be there after so many acknowledgements."""

    prepare: Callable[[Path], None]
    act: Callable[[Path, Acknowledge], None]
    wrong: Callable[[Path, int], str]


def played() -> Loaded:
    """Play a game of Yahtzee to its end."""
    game = load_game("yahtzee")
    header, clock = new_header(game, 2, code_for("kills", 2), {}), VirtualClock()
    read = reader(paths.resources())
    session, options = new_game(header).session(read, clock), game.read_options({})
    play_out(
        session, {seat: game.make_player("debutant", options, read) for seat in (0, 1)}, chance_of(header.code).apart(BOTS), clock
    )
    return Loaded(game, options, header, session.entries)


GAME = played()
PEOPLE = ("Léa", "Papi", "Mamie")


def opened(folder: Path) -> Store:
    """Open a house as the program does."""
    store = open_store(folder).store
    store.wait_at_most(PATIENCE_MS)
    return store


def keep(store: Store, folder: Path, acknowledge: Acknowledge) -> None:
    """Play the game once more, a command after the other."""
    seats = [SeatInfo(seat, name, seat + 1) for seat, name in enumerate(PEOPLE[:2])]
    whole = begin(store, GAME.header, GAME.game.record_key(GAME.options), seats, typed=False, assisted=False)
    journal = StoreJournal(store, whole, GAME.game.codec, Unwritten(folder).places)
    for number, entry in enumerate(GAME.entries):
        journal.append(number, [entry])
        acknowledge()


def house(folder: Path, games: int = 3) -> None:
    """Leave a family that has played."""
    store = opened(folder)
    for ink, name in enumerate(PEOPLE, start=1):
        store.profiles.add(NewProfile(name, ink))
    for _ in range(games):
        keep(store, folder, lambda: None)
    backups.back_up(store._connection.db.conn, store.file, store.now())  # noqa: SLF001 - as its own tests do
    store.close()


def plies(store: Store) -> list[int]:
    """Count the commands of each game."""
    return [len(saved.plies) for number in range(1, 100) if (saved := store.saves.load(number)) is not None]


def play(folder: Path, acknowledge: Acknowledge) -> None:
    """Play a fourth game."""
    keep(opened(folder), folder, acknowledge)


def play_locked(folder: Path, acknowledge: Acknowledge) -> None:
    """Play it while another program keeps the file to itself, from its beginning on."""
    store = opened(folder)
    other = sqlite3.connect(folder / FILE_NAME, isolation_level=None, check_same_thread=False)
    seats = [SeatInfo(seat, name, seat + 1) for seat, name in enumerate(PEOPLE[:2])]
    whole = begin(store, GAME.header, GAME.game.record_key(GAME.options), seats, typed=False, assisted=False)
    journal = StoreJournal(store, whole, GAME.game.codec, Unwritten(folder).places)
    other.execute("BEGIN IMMEDIATE")
    for number, entry in enumerate(GAME.entries[:LOCKED]):
        journal.append(number, [entry])
        acknowledge()


def after_play(folder: Path, acknowledged: int) -> str:
    """Tell what is missing of the games; what waited is taken up, as the next start does."""
    store = opened(folder)
    Unwritten(folder).take_up(store)
    found = plies(store)
    people = len(store.profiles.everyone())
    store.close()
    before, last = found[:3], sum(found[3:])
    if people != len(PEOPLE) or before != [len(GAME.entries)] * 3 or last < acknowledged:
        return f"{people} people, games {found}, {acknowledged} acknowledged"
    return ""


def carry_away(folder: Path, acknowledge: Acknowledge) -> None:
    """Write the family's file over the one of last time, again and again."""
    store = opened(folder)
    for _ in range(4):
        write_whole(folder.parent / "family.ludogite", store.family.pack())
        acknowledge()


def with_file(folder: Path) -> None:
    """Leave a house and its file of last time."""
    house(folder)
    store = opened(folder)
    (folder.parent / "family.ludogite").write_bytes(store.family.pack())
    store.close()


def after_carrying(folder: Path, _: int) -> str:
    """Tell whether the file is whole, old or new, and the house as it was."""
    family = read_family((folder.parent / "family.ludogite").read_bytes())
    if not isinstance(family, Family) or len(family.games) != 3:
        return "half a file"
    return after_play(folder, 0)


def bring_in(folder: Path, acknowledge: Acknowledge) -> None:
    """Bring the family's file into a house in which somebody else lives, to its end."""
    family = read_family((folder.parent / "family.ludogite").read_bytes())
    if not isinstance(family, Family):
        raise TypeError(family)
    opened(folder).family.merge(family)
    acknowledge()


def with_another(folder: Path) -> None:
    """Leave a family's file, and a house of somebody else."""
    with_file(folder)
    shutil.rmtree(folder)
    store = opened(folder)
    store.profiles.add(NewProfile("Zoé", 5))
    store.close()


def after_bringing(folder: Path, acknowledged: int) -> str:
    """Tell whether all came in or nothing, and whether it still can."""
    store = opened(folder)
    found, people = plies(store), {one.name for one in store.profiles.everyone()}
    store.close()
    everything = (len(found), len(people)) == (3, 4)
    if not everything and ((len(found), people) != (0, {"Zoé"}) or acknowledged):
        return f"{len(found)} games, {people}"
    bring_in(folder, lambda: None)
    store = opened(folder)
    found, people = plies(store), {one.name for one in store.profiles.everyone()}
    store.close()
    return "" if (len(found), len(people)) == (3, 4) else f"not brought in again: {len(found)} games, {people}"


def old(folder: Path) -> None:
    """Leave a house of the first version."""
    folder.mkdir()
    shutil.copyfile(SAMPLE, folder / FILE_NAME)


def upgrade(folder: Path, acknowledge: Acknowledge) -> None:
    """Open it."""
    opened(folder)
    acknowledge()


def after_upgrade(folder: Path, _: int) -> str:
    """Tell what the house of the first version lost."""
    with closing(sqlite3.connect(SAMPLE)) as raw:
        wanted = [raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("profiles", "games", "plies", "results")]  # noqa: S608
    made = open_store(folder)
    made.store.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as raw:
        found = [raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("profiles", "games", "plies", "results")]  # noqa: S608
    return "" if found == wanted else f"{found} of {wanted}: {[str(notice.code) for notice in made.notices]}"


def copy(folder: Path, acknowledge: Acknowledge) -> None:
    """Make copies, one after the other."""
    store = opened(folder)
    for _ in range(4):
        backups.back_up(store._connection.db.conn, store.file, store.now())  # noqa: SLF001 - as its own tests do
        acknowledge()


def after_copy(folder: Path, _: int) -> str:
    """Tell whether every copy under its name is good, and the house as it was."""
    wrong = after_play(folder, 0)
    bad = [one.name for one in backups.backups(folder / FILE_NAME) if not backups.is_good(one)]
    return wrong or ("" if not bad and backups.backups(folder / FILE_NAME) else f"copies: {bad}")


TASKS = {
    "play": Task(house, play, after_play),
    "play on a locked file": Task(house, play_locked, after_play),
    "carrying away": Task(with_file, carry_away, after_carrying),
    "bringing in": Task(with_another, bring_in, after_bringing),
    "an old house": Task(old, upgrade, after_upgrade),
    "copies": Task(house, copy, after_copy),
}


def once(task: Task, base: Path, work: Path, after_s: float | None) -> tuple[int, float, bool]:
    """Do a task in a process of its own and kill it after so long; tell what was acknowledged, how long it took, if it was hit."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(base, work)
    hear, tell = os.pipe()
    began = time.monotonic()
    child = os.fork()
    if child == 0:
        os.close(hear)
        try:
            task.act(work / "house", lambda: os.write(tell, b"."))
        finally:
            os._exit(0)
    os.close(tell)
    if after_s is not None:
        time.sleep(after_s)
        os.kill(child, signal.SIGKILL)
    with os.fdopen(hear, "rb") as pipe:
        acknowledged = len(pipe.read())
    _, status = os.waitpid(child, 0)
    return acknowledged, time.monotonic() - began, os.WIFSIGNALED(status)


def main() -> int:
    """Kill, look, tell; the exit code says whether anything was lost."""
    kills, dice, lost = int(sys.argv[1]) if sys.argv[1:] else KILLS, random.Random(32), 0  # noqa: S311 - moments
    for name, task in TASKS.items():
        with tempfile.TemporaryDirectory() as place:
            base, work = Path(place) / "base", Path(place) / "work"
            base.mkdir()
            task.prepare(base / "house")
            whole = max(once(task, base, work, None)[1] for _ in range(3))
            count, hit = kills // len(TASKS) + 1, 0
            for _ in range(count):
                acknowledged, _, was_hit = once(task, base, work, dice.uniform(0, 1.1 * whole))
                hit += was_hit
                wrong = task.wrong(work / "house", acknowledged)
                if wrong:
                    lost += 1
                    print(f"{name}: {wrong}", flush=True)
            print(f"{name}: {count} kills, {hit} in the middle of {1000 * whole:.0f} ms; {lost} lost so far", flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
