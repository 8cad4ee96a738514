"""What the box takes while nothing happens: ``python benchmarks/idle.py [SECONDS]``, offscreen, per cent of one processor.

At home, on each page and at each table while a person is asked, without anybody touching anything.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent.parent))

from PySide6.QtCore import QEventLoop, QTimer

from benchmarks.families import make
from benchmarks.pages import clicks
from ludogite.app import go
from ludogite.app.bootstrap import make_application, open_app

SETTLE_MS = 2500


def wait(ms: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    application = make_application()

    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder), waiting=1)
        house = open_app(Path(folder), lang="fr", apart=True)
        house.window.show()
        house.ready()
        print(f"{'idle':<24} {'processor':>10}")
        for name, click in {"home": lambda: house.navigate(go.Home()), **clicks(house)}.items():
            click()
            wait(SETTLE_MS)
            began, taken = time.perf_counter(), time.process_time()
            wait(round(seconds * 1000))
            share = (time.process_time() - taken) / (time.perf_counter() - began)
            print(f"{name:<24} {share:9.1%}")
            house.navigate(go.Home())
        house.window.close()
    del application


if __name__ == "__main__":
    main()
