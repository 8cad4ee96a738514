"""Files of the program that are missing: each place says that it must be installed again, and the rest of the house goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
AGAIN = "Un fichier du jeu manque\u202f: il faut réinstaller Ludogîte."
PROGRAM = """
import sys
from pathlib import Path
sys._MEIPASS = sys.argv[1]  # as in a bundle, from which something has gone
from ludogite.app import go
from ludogite.app.bootstrap import _catch_everything, make_application, open_app
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.profiles import NewProfile
application = make_application()
house = open_app(Path(sys.argv[2]), lang="fr")
_catch_everything(house.window, Path(sys.argv[2]) / "log")
house.window.show()
house.ready()
family = [house.store.profiles.add(NewProfile(name, ink)) for name, ink in (("Léa", 1), ("Papi", 2))]
seats = tuple(SeatChoice(one.id, one.name, one.ink) for one in family)
play = lambda game: go.Play(GameSetup(game, (), seats, None, coach=False))
for name, place in (("sheets", go.Sheets("mots_de_tete")), ("words", play("mots_de_tete")), ("dice", play("yahtzee"))):
    try:
        house.navigate(place)
        house.window.grab()
    except Exception:
        sys.excepthook(*sys.exc_info())
    for _ in range(4):
        application.processEvents()
    print(name, type(house.window.page).__name__, house.window.notice.label.text() if house.window.notice.isVisible() else "")
    house.window._said.clear()
    house.window.notice.hide()
house.window.close()
"""
TOLD = {
    "icons": {"sheets": True, "words": True},
    "boards": {"sheets": True, "words": True, "dice": False},
    "words": {"sheets": False, "words": True, "dice": False},
}


@pytest.mark.parametrize("missing", TOLD)
def test_what_is_missing_is_said_where_it_is_missed(tmp_path: Path, missing: str) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "resources").mkdir(parents=True)
    (bundle / "i18n").symlink_to(ROOT / "i18n" / "build")
    for one in (ROOT / "resources").iterdir():
        if one.name != missing:
            (bundle / "resources" / one.name).symlink_to(one)
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(bundle), str(tmp_path / "data")],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
        timeout=120,
    )
    lines = [line.split(" ", 2) for line in ran.stdout.decode().splitlines()]
    assert {name: said == AGAIN for name, _, said in lines if name in TOLD[missing]} == TOLD[missing]
    assert all(said in {"", AGAIN} for _, _, said in lines)
    assert lines[-1][1] == "TablePage", "Yahtzee needs none of it"
