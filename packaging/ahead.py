"""Write down what is imported behind each way that leads on from the box: ``python packaging/ahead.py``.

``ludogite/app/made_ahead.py`` holds the names, each after those that it imports itself, with the ways that need it. A way is opened
once, in a process of its own, from a box in which a game of each kind waits. A test opens some of them and counts what is missing:
when it fails, run this again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ludogite.games.catalog import ready_games  # noqa: E402

MADE = ROOT / "ludogite" / "app" / "made_ahead.py"
GAMES = tuple(entry.id for entry in ready_games())
WAYS = ("new", "profile", "person", "day", "records", "dico", "rules", "settings", *GAMES)
HEAD = '''"""What is imported behind each way that leads on from the box; made by ``packaging/ahead.py``, not by hand."""

WAYS = (
'''
HOUSE = """
import sys
from pathlib import Path
from benchmarks.families import make
make(Path(sys.argv[1]), waiting=1)
"""
OPENED = """
import json, sys, time
from pathlib import Path
from types import SimpleNamespace
from ludogite.cli import main
main._prepare(SimpleNamespace(command=None))  # as the program does, before anything asks for Qt
import _frozen_importlib
from ludogite.app.bootstrap import make_application, open_app
from ludogite.late import late
with late:  # it lies behind the ways too
    from ludogite.app import go
application = make_application()
house = open_app(Path(sys.argv[1]), lang="fr", apart=True)
house.window.show()
def settle(seconds):
    until = time.monotonic() + seconds
    while time.monotonic() < until or not house.is_ready or house.home_room.asked:
        application.processEvents()
settle(0.5)
store = house.services.store
ways = {
    "new": lambda: house.navigate(go.NewGame("")),
    "profile": lambda: house.navigate(go.Profile(store.profiles.everyone()[0].id)),
    "person": lambda: house.navigate(go.EditProfile()),
    "day": lambda: house.navigate(go.Day()),
    "records": lambda: house.navigate(go.Records()),
    "dico": lambda: house.navigate(go.Dico()),
    "rules": lambda: house.navigate(go.Rules()),
    "settings": lambda: house.navigate(go.Settings()),
}
ways |= {saved.game: lambda number=saved.id: house.navigate(go.Table(number)) for saved in store.saves.unfinished()}
loaded, load = [], _frozen_importlib._load_unlocked
def watched(spec):
    module = load(spec)
    loaded.append(spec.name)
    return module
_frozen_importlib._load_unlocked = watched
ways[sys.argv[2]]()
settle(0.3)
print(json.dumps(loaded))
house.window.close()
"""


def opened(folder: str, way: str) -> list[str]:
    """Open a way, and list what is imported for it, each name after those that it imports itself."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", OPENED, folder, way]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    if run.returncode:
        raise SystemExit(f"{way}: {run.stderr[-2000:]}")
    names: list[str] = json.loads(run.stdout.splitlines()[-1])
    return [name for name in names if name.partition(".")[0] in {"ludogite", "PySide6", *sys.stdlib_module_names}]


def main() -> None:
    """Write the module."""
    needed: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-c", HOUSE, folder], check=True, env=environment, cwd=ROOT)
        for number, way in enumerate(WAYS):
            for name in opened(folder, way):
                needed[name] = needed.get(name, 0) | 1 << number
    ways = "".join(f'    "{way}",\n' for way in WAYS)
    rows = "".join(f'    "{name}": 0x{needing:04X},\n' for name, needing in needed.items())
    told = '"""Which of the ways need a module, as bits."""'
    MADE.write_text(f"{HEAD}{ways})\nMODULES = {{\n{rows}}}\n{told}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
