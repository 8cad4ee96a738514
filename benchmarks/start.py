"""How long the box takes to open: from the start of the process to the first complete frame, and to profiles and tickets shown.

``python benchmarks/start.py [RUNS]``, on the platform of ``QT_QPA_PLATFORM`` (offscreen when there is no display).
Goals (docs/performance.md): first frame 250 ms, usable 600 ms, resident memory 75 MB; a game of 39 turns taken up again in 50 ms.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

CHILD = """
import os, sys, time
began = float(sys.argv[2])
from pathlib import Path
from ludogite.app.bootstrap import make_application, open_app
application = make_application()
house = open_app(Path(sys.argv[1]), lang="fr")
times = []
house.window.painted.connect(lambda: times.append(time.monotonic() - began))
house.window.show()
while not house.is_ready:
    application.processEvents()
application.processEvents()
times.append(time.monotonic() - began)
status = dict(line.split(":", 1) for line in open("/proc/self/status")) if os.path.exists("/proc/self/status") else {}
print(times[0] * 1000, times[1] * 1000, int(status.get("VmRSS", "0 kB").split()[0]) / 1000)
house.window.close()
"""


def start(data: Path) -> tuple[float, float, float]:
    """Start once: first frame and usable in ms, resident memory in MB."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if "DISPLAY" not in environment:
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-c", CHILD, str(data), str(time.monotonic())]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=Path(__file__).parent.parent)  # noqa: S603
    frame, usable, memory = map(float, told.stdout.split())
    return frame, usable, memory


def resume() -> float:
    """Take up a game of 39 turns again (three seats, every command played): ms."""
    from ludogite import paths  # noqa: PLC0415
    from ludogite.core.clock import VirtualClock  # noqa: PLC0415
    from ludogite.core.gamecode import chance_of  # noqa: PLC0415
    from ludogite.games.play import code_for, play_out  # noqa: PLC0415
    from ludogite.games.setup import Loaded, new_game, new_header, reader  # noqa: PLC0415
    from ludogite.games.yahtzee.game import GAME  # noqa: PLC0415

    read, clock = reader(paths.resources()), VirtualClock()
    header = new_header(GAME, 3, code_for("resume", 0), {})
    game = new_game(header)
    session = game.session(read, clock)
    players = {seat: GAME.make_player("debutant", game.options, read) for seat in range(3)}
    play_out(session, players, chance_of(header.code), clock)
    began = time.perf_counter()
    Loaded(GAME, game.options, header, session.entries).session(read, clock)
    return (time.perf_counter() - began) * 1000


def main() -> None:
    """Print the median of several starts, after one that warms the caches."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        start(Path(folder))
        measured = [start(Path(folder)) for _ in range(runs)]
    for name, unit, values in zip(
        ("first frame", "usable", "memory"), ("ms", "ms", "MB"), zip(*measured, strict=True), strict=True
    ):
        print(f"{name:<12} median {median(values):6.1f} {unit}   {min(values):6.1f} to {max(values):6.1f}")
    print(f"resume       {resume():6.1f} ms for a game of 39 turns")


if __name__ == "__main__":
    main()
