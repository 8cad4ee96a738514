from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludogite.store import NewGame, Ply, SeatInfo, Store, StoreError, open_store

ROOT = Path(__file__).parents[2]

WRITER = """
import sys
from pathlib import Path
from ludogite.store import NewGame, Ply, SeatInfo, open_store
saves = open_store(Path(sys.argv[1])).store.saves
seats = (SeatInfo(0, "Léa", 1),)
game_id = saves.create(NewGame("yahtzee", "standard", "{}", seats))
print(game_id, flush=True)
n = 0
while True:
    saves.append(game_id, [Ply(n, 0, '{"n":%d,"pad":"%s"}' % (n, "x" * 300), n)])
    n += 1
    print(n, flush=True)
"""


@pytest.mark.parametrize("lives", [1, 2, 37, 180, 640, 1500])
def test_kill_9_loses_at_most_the_command_in_flight(tmp_path: Path, lives: int) -> None:
    """Kill a process that writes without pause; every command it said was written is there, and at most one more."""
    for round_ in range(2):
        with subprocess.Popen([sys.executable, "-c", WRITER, tmp_path], cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            game_id = int(writer.stdout.readline())
            said = [int(writer.stdout.readline()) for _ in range(lives + round_)]
            writer.kill()
            said += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
        opened = open_store(tmp_path)
        assert opened.notices == ()
        loaded = opened.store.saves.load(game_id)
        assert loaded is not None
        assert said[-1] <= loaded.game.plies <= said[-1] + 1
        pad = "x" * 300
        expected = [Ply(n, 0, f'{{"n":{n},"pad":"{pad}"}}', n) for n in range(loaded.game.plies)]
        assert list(loaded.plies) == expected
        opened.store.saves.append(game_id, [Ply(loaded.game.plies, 0, "{}", 0)])
        opened.store.close()


def play(store: Store, game_id: int) -> None:
    """Write a thousand commands one by one, more than the tests leave room for."""
    for n in range(1000):
        store.saves.append(game_id, [Ply(n, 0, "x" * 500, n)])


def test_full_file_refuses_and_goes_on_when_there_is_room(store: Store) -> None:
    game_id = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1),)))
    pages = store._connection.row("PRAGMA page_count")
    assert pages is not None
    store._connection.db.execute(f"PRAGMA max_page_count = {pages[0] + 2}")
    with pytest.raises(StoreError) as caught:
        play(store, game_id)
    assert caught.value.code == "disk_full"
    assert dict(caught.value.details) == {"file": str(store.file)}
    loaded = store.saves.load(game_id)
    assert loaded is not None
    written = loaded.game.plies
    assert 0 < written < 1000
    assert list(loaded.plies) == [Ply(n, 0, "x" * 500, n) for n in range(written)]
    store._connection.db.execute("PRAGMA max_page_count = 100000")
    store.saves.append(game_id, [Ply(written, 0, "x" * 500, written)])


DISK = """
import sys
from pathlib import Path
from ludogite.store import NewGame, Ply, SeatInfo, StoreError, open_store

def code(call):
    try:
        call()
    except StoreError as trouble:
        return trouble.code.value
    return "none"

disk = Path(sys.argv[1])
ballast = disk / "ballast"
def fill():
    with ballast.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1024))
        except OSError:
            pass

fill()
print("open on a full disk:", code(lambda: open_store(disk / "data")))
ballast.unlink()
store = open_store(disk / "data").store
game_id = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1),)))
written = 0
def play():
    global written
    while True:
        store.saves.append(game_id, [Ply(written, 0, "x" * 700, written)])
        written += 1
play_first = lambda: store.saves.append(game_id, [Ply(written, 0, "x", written)])
play_first(); written += 1
fill()
print("play on a full disk:", code(play))
print("all written are there:", store.saves.load(game_id).game.plies == written)
ballast.unlink()
play_first(); written += 1
print("goes on with room:", store.saves.load(game_id).game.plies == written)
store.close()
opened = open_store(disk / "data")
print("notices:", opened.notices, opened.store.saves.load(game_id).game.plies == written)
"""


def test_full_disk(tmp_path: Path) -> None:
    """Fill a real small disk under the store, in a mount namespace of its own."""
    if shutil.which("unshare") is None:
        pytest.skip("a private mount needs unshare (Linux)")
    mount = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"'
    command: list[str | Path] = ["unshare", "-Urm", "sh", "-c", mount, tmp_path]
    if subprocess.run([*command, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    done = subprocess.run([*command, sys.executable, "-c", DISK, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout.splitlines()) == (
        "",
        [
            "open on a full disk: disk_full",
            "play on a full disk: disk_full",
            "all written are there: True",
            "goes on with room: True",
            "notices: () True",
        ],
    )


def test_disk_that_answers_with_an_error(tmp_path: Path) -> None:
    """Meet the system's limit on file sizes, which SQLite reports as an input/output error."""
    resource = pytest.importorskip("resource", reason="limits are POSIX")
    store = open_store(tmp_path).store
    game_id = store.saves.create(NewGame("yahtzee", "standard", "{}", (SeatInfo(0, "Léa", 1),)))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{store.file}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30_000, hard))
    try:
        with pytest.raises(StoreError, match="unreadable"):
            play(store, game_id)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    loaded = store.saves.load(game_id)
    assert loaded is not None
    store.saves.append(game_id, [Ply(loaded.game.plies, 0, "{}", 0)])
    store.close()
