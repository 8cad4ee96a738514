"""Fail every file-system call once: SQLite's by its own hooks, as its authors test it, Python's by taking their place in ``os``.

``python tests/store/faults.py SCENARIO MOST`` runs a scenario once to count its calls; then, for at most so many of the calls and
for each of ENOSPC, EIO and a kill, it runs it again in a process of its own in which that one call fails, opens the house that is
left, and looks at what is in it. It prints what it found as JSON. Nothing but this file knows how a call is made to fail.
"""

from __future__ import annotations

import builtins
import ctypes
import errno
import io
import json
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from ludogite.atomic import write_whole
from ludogite.store import (
    FILE_NAME,
    Family,
    NewGame,
    NewProfile,
    Opened,
    Ply,
    Profile,
    ResultRow,
    SeatInfo,
    Store,
    StoreError,
    backups,
    open_store,
    read_family,
    restore_backup,
)
from ludogite.words.reasons import Verdict

SAMPLE = Path(__file__).parent / "data" / "v1.db"
KILL = "kill"
ENDINGS: dict[str, int] = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO, KILL: 0}
OF_PYTHON = (
    *("open", "mkdir", "rename", "replace", "unlink", "remove", "chmod", "fsync", "write"),
    *("stat", "lstat", "listdir", "scandir"),
)
OF_SQLITE: dict[str, tuple[Any, ...]] = {
    "open": (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_int),
    "pwrite64": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_longlong),
    "pwrite": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_longlong),
    "pread64": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_longlong),
    "pread": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_longlong),
    "write": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t),
    "read": (ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t),
    "ftruncate": (ctypes.c_int, ctypes.c_int, ctypes.c_longlong),
    "unlink": (ctypes.c_int, ctypes.c_char_p),
    "fstat": (ctypes.c_int, ctypes.c_int, ctypes.c_void_p),
}


# ---- calls that fail -------------------------------------------------------------------------------------------------------


@dataclass
class Faults:
    """Counts the calls while it is armed, and lets the one with the number fail; number 0 lets none."""

    number: int = 0
    ending: str = KILL
    count: int = 0
    armed: bool = False
    kept: list[object] = field(default_factory=list)

    def meet(self) -> bool:
        """Count a call; tell whether it fails, or never come back."""
        if not self.armed:
            return False
        self.count += 1
        if self.count != self.number:
            return False
        if self.ending == KILL:
            os.kill(os.getpid(), signal.SIGKILL)
        return True

    def take_over(self) -> None:
        """Stand before every call that Python and SQLite make, for the rest of this process."""
        for name in OF_PYTHON:
            setattr(os, name, self._of_python(getattr(os, name)))
        io.open = builtins.open = self._of_python(io.open)
        set_call, get_call, vfs = _hooks()
        for name, signature in OF_SQLITE.items():
            real = get_call(vfs, name.encode())
            if real:
                kind = ctypes.CFUNCTYPE(*signature, use_errno=True)
                ours = kind(self._of_sqlite(kind(real)))
                self.kept.append(ours)
                set_call(vfs, name.encode(), ctypes.cast(ours, ctypes.c_void_p))

    def _of_python(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            if self.meet():
                raise OSError(ENDINGS[self.ending], os.strerror(ENDINGS[self.ending]))
            return real(*arguments, **named)

        return call

    def _of_sqlite(self, real: Callable[..., int]) -> Callable[..., int]:
        def call(*arguments: Any) -> int:
            if self.meet():
                ctypes.set_errno(ENDINGS[self.ending])
                return -1
            return real(*arguments)

        return call


class _Vfs(ctypes.Structure):
    """SQLite's ``sqlite3_vfs``, as far as we need it."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("calls", ctypes.c_void_p * 13),
        ("set_call", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)),
        ("get_call", ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)),
    ]


def _hooks() -> tuple[Any, Any, Any]:
    """Find SQLite's own hooks; raise ``OSError`` or ``AttributeError`` where its library hides them."""
    import _sqlite3  # noqa: PLC0415

    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
    found = library.sqlite3_vfs_find(None)
    if found.contents.version < 3:
        raise OSError("a library without hooks")
    return found.contents.set_call, found.contents.get_call, ctypes.cast(found, ctypes.c_void_p)


# ---- what a family does ----------------------------------------------------------------------------------------------------

State = tuple[object, ...]


def state(store: Store) -> State:
    """Tell all that a family would miss."""
    games = [store.saves.load(number) for number in range(1, 6)]
    known = tuple(None if game is None else (game.game.status.value, game.plies, game.results) for game in games)
    people = tuple(one.name for one in store.profiles.everyone())
    return people, known, tuple(store.settings.everything().items()), store.house_words.everything()


def live(store: Store) -> None:
    """Let a family play a little."""
    lea = store.profiles.add(NewProfile("Léa"))
    number = lea.id if isinstance(lea, Profile) else None
    game_id = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1, profile_id=number),)))
    store.saves.append(game_id, [Ply(n, 0, '{"kind":"x"}', n) for n in range(5)])
    store.house_words.rule("CHAT", Verdict.BAN, who="Léa")


def now() -> str:
    return "2026-11-20T20:00:00.000Z"


@dataclass
class Run:
    """One run of a scenario: where, what fails, and the states that a family may find afterwards."""

    folder: Path
    faults: Faults
    allowed: list[State] = field(default_factory=list)

    def opened(self) -> Opened:
        return open_store(self.folder, now=now)

    def steps(self, store: Store, *steps: Callable[[], object]) -> None:
        """Take steps of which any may fail with a sentence; what is then there is what was there before or after it."""
        self.allowed.append(state(store))
        for step in steps:
            self.faults.armed = True
            try:
                step()
            finally:
                self.faults.armed = False
            self.allowed.append(state(store))


def lived_in(folder: Path, *, copies: int = 1) -> None:
    """Leave a closed house with copies."""
    store = open_store(folder, now=now).store
    live(store)
    for _ in range(copies):
        backups.back_up(store._connection.db.conn, store.file, now())
    store.settings.set("backup/last", {"at": now(), "games": 1})
    store.close()


def armed(run: Run, act: Callable[[], Any]) -> Any:
    run.faults.armed = True
    try:
        return act()
    finally:
        run.faults.armed = False


def opening_new(run: Run) -> None:
    armed(run, run.opened).store.close()


def opening_old(run: Run) -> None:
    armed(run, run.opened).store.close()


def playing(run: Run) -> None:
    store = run.opened().store
    row = [ResultRow(0, 1, 200)]
    try:
        run.steps(
            store,
            lambda: store.profiles.add(NewProfile("Papi")),
            lambda: store.saves.append(1, [Ply(5, 0, "{}", 9)]),
            lambda: store.saves.truncate(1, 4),
            lambda: store.saves.finish(1, row),
            lambda: store.settings.set("theme", "soiree"),
        )
    except StoreError:
        store.profiles.everyone()
        store.settings.set("goes", "on")
        store.settings.forget("goes")
        raise
    finally:
        armed(run, store.close)


def backing_up(run: Run) -> None:
    store = run.opened().store
    try:
        armed(run, lambda: backups.back_up(store._connection.db.conn, store.file, now()))
    finally:
        state(store)
        store.close()


def restoring(run: Run) -> None:
    store = run.opened().store
    name = backups.backups(store.file)[0].name
    store.profiles.add(NewProfile("Papi"))
    try:
        run.steps(store, lambda: restore_backup(store, name))
    except StoreError:
        store.settings.set("goes", "on")
        store.settings.forget("goes")
        raise
    finally:
        store.close()


def setting_aside(run: Run) -> None:
    (run.folder / FILE_NAME).write_bytes(BAD)
    armed(run, run.opened).store.close()


def missing(run: Run) -> None:
    (run.folder / FILE_NAME).unlink()
    armed(run, run.opened).store.close()


def upgrading(run: Run) -> None:
    armed(run, run.opened).store.close()


def merging(run: Run) -> None:
    family = read_family((run.folder.parent / "family.ludogite").read_bytes())
    assert isinstance(family, Family)
    store = run.opened().store
    store.profiles.add(NewProfile("Papi"))
    try:
        run.steps(store, lambda: store.family.merge(family))
    finally:
        store.close()


def exporting(run: Run) -> None:
    store = run.opened().store
    data = store.saves.raw(1)
    store.close()
    armed(run, lambda: write_whole(run.folder.parent / "game.jsonl", data))


def rescuing(run: Run) -> None:
    """Lose the file while it is open: only errors, for who is killed then has lost what somebody deleted."""
    store = run.opened().store
    before = state(store)
    (run.folder / FILE_NAME).unlink()
    try:
        armed(run, lambda: store.profiles.add(NewProfile("Papi")))
    except StoreError:
        assert state(store) == before
        store.profiles.add(NewProfile("Papi"))
    store.settings.set("theme", "soiree")  # a disk that did not answer once is asked again
    assert "Papi" in [one.name for one in store.profiles.everyone()]
    assert store.file.exists()
    store.close()


BAD = b"This was a house. " * 1000
SCENARIOS: dict[str, Callable[[Run], None]] = {
    one.__name__: one
    for one in (
        opening_new, opening_old, playing, backing_up, restoring, setting_aside, missing, upgrading, merging, exporting, rescuing,
    )
}  # fmt: skip


def prepare(name: str, base: Path) -> None:
    """Leave what a scenario begins with."""
    house = base / "house"
    if name == "upgrading":
        house.mkdir()
        shutil.copy(SAMPLE, house / FILE_NAME)
    elif name != "opening_new":
        lived_in(house)
    if name == "opening_old":  # a copy is due
        backups.backups(house / FILE_NAME)[0].unlink()
    if name == "merging":
        lived_in(base / "other")
        other = open_store(base / "other", now=now).store
        other.profiles.add(NewProfile("Mamie"))
        (base / "family.ludogite").write_bytes(other.family.pack())
        other.close()


# ---- one point after the other ---------------------------------------------------------------------------------------------


def once(name: str, base: Path, number: int, ending: str) -> tuple[str, int]:
    """Run a scenario with one call failing, in a process of its own; return how it ended and how many calls it made."""
    work = base.with_name("work")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(base, work)
    told = base.with_name("told")
    child = os.fork()
    if child == 0:
        faults = Faults(number, ending)
        run = Run(work / "house", faults)
        said = "done"
        try:
            faults.take_over()
            SCENARIOS[name](run)
        except StoreError as error:
            said = f"told: {error.code}"
        except OSError as error:
            said = f"told: {error.strerror}" if name in {"exporting", "backing_up"} else traceback.format_exc()
        except BaseException as error:  # noqa: BLE001 - told to the parent, whatever it is
            is_told = name == "backing_up" and type(error).__module__ == "sqlite3"
            said = f"told: {error}" if is_told else traceback.format_exc()
        faults.armed = False
        told.write_text(json.dumps([said, faults.count]), encoding="utf-8")
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return ("killed" if os.WTERMSIG(status) == signal.SIGKILL else f"signal {os.WTERMSIG(status)}"), number
    said, count = json.loads(told.read_text(encoding="utf-8"))
    return said, count


def look(name: str, base: Path, ending: str, allowed: list[State]) -> str:
    """Open the house that is left; return what is wrong with it, or nothing."""
    work = base.with_name("work")
    opened = open_store(work / "house", now=now)
    try:
        found, codes = state(opened.store), [notice.code.value for notice in opened.notices]
        match name:
            case "setting_aside":
                kept = [path for path in (work / "house").glob("*.db") if path.read_bytes() == BAD]
                offered = {"damaged_set_aside", "backups_wait"} & set(codes)
                return "" if kept and offered and not found[0] else f"{codes} {kept}"
            case "missing":
                return "" if {"damaged_set_aside", "backups_wait"} & set(codes) else f"not offered: {codes}"
            case "exporting":
                file = work / "game.jsonl"
                whole = not file.exists() or file.read_bytes() == opened.store.saves.raw(1)
                return "" if whole and found in allowed else "half a file"
            case "rescuing":
                return "" if "Papi" in found[0] or codes == ["backups_wait"] else f"lost: {codes}"  # type: ignore[operator]
            case _:
                return "" if found in allowed and not codes_of_damage(codes) else f"{ending}: {codes} {found}"
    finally:
        opened.store.close()


def codes_of_damage(codes: list[str]) -> list[str]:
    """Return the notices that no failing call may bring about."""
    return [code for code in codes if code not in {"upgraded", "backup_failed"}]


def states(name: str, base: Path) -> tuple[int, list[State]]:
    """Run a scenario undisturbed, here; return how many calls it makes and the states on its way."""
    work = base.with_name("work")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(base, work)
    run = Run(work / "house", Faults())
    SCENARIOS[name](run)
    after = open_store(work / "house", now=now)
    run.allowed.append(state(after.store))
    after.store.close()
    said, calls = once(name, base, 0, KILL)
    assert said == "done", said
    return calls, run.allowed


def main() -> int:
    name, most = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        base.mkdir()
        prepare(name, base)
        calls, allowed = states(name, base)
        endings = [ending for ending in ENDINGS if not (ending == KILL and name == "rescuing")]
        points = [(number, ending) for number in range(1, calls + 1) for ending in endings]
        step = max(1.0, len(points) / most)
        chosen = [points[round(place * step)] for place in range(min(most, len(points))) if round(place * step) < len(points)]
        endings_told: dict[str, int] = {}
        bad = []
        for number, ending in chosen:
            said, _ = once(name, base, number, ending)
            if said.startswith(("Traceback", "signal")):
                bad.append([number, ending, said])
                continue
            endings_told[said.split(":")[0]] = endings_told.get(said.split(":")[0], 0) + 1
            try:
                wrong = look(name, base, ending, allowed)
            except Exception:  # noqa: BLE001 - told, whatever it is
                wrong = traceback.format_exc()
            if wrong:
                bad.append([number, ending, wrong])
        print(json.dumps({"calls": calls, "points": len(chosen), "ended": endings_told, "bad": bad}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
