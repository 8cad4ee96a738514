"""Files of the program that are missing: each place says that it must be installed again, and the rest of the house goes on.

Files that go while the window is open take nothing from a game that has begun.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
AGAIN = "Un fichier du jeu manque\u202f: il faut réinstaller Ludogîte."
HOUSE = """
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
"""
PROGRAM = (
    HOUSE
    + """
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
)
OPEN_WINDOW = (
    HOUSE
    + """
from ludogite.games.yahtzee_mots.moves import Placed, Propose
from ludogite.words.errors import LexiconError, Trouble
words = Path(sys.argv[1]) / "resources" / "words" / "fr"
for game in sys.argv[4:]:
    house.navigate(play(game))
    page = house.window.page
    table = page.match.local
    for file in words.iterdir():
        file.unlink() if sys.argv[3] == "removed" else file.write_bytes(b"of another version")
    for turn in range(12):
        asked = table.requests()[0]
        command = next(iter(table.choices_of(asked.request.seat)))
        if turn == 3 and game == "yahtzee_mots":  # a word that there is not
            command = Propose((tuple(Placed(die, "K") for die in range(5)),))
        try:
            table.preview(asked.request.seat, command)
            table.submit(asked.request.seat, command, asked.token)
        except Exception:
            sys.excepthook(*sys.exc_info())
        application.processEvents()
    print(game, len(page.match.session.entries) > 12, house.window.notice.label.text() if house.window.notice.isVisible() else "")
page.match.stumbled.emit(1, "resource_missing")  # the process of a computer player found none
print(page.notices.notice.label.text())
sys.excepthook(LexiconError, LexiconError(Trouble.DAMAGED, "explanations.bin"), None)
print(house.window.notice.label.text())
house.window.close()
"""
)
TOLD = {
    "icons": {"sheets": True, "words": True},
    "boards": {"sheets": True, "words": True, "dice": False},
    "words": {"sheets": False, "words": True, "dice": False},
}


@pytest.mark.parametrize("missing", TOLD)
def test_what_is_missing_is_said_where_it_is_missed(tmp_path: Path, missing: str) -> None:
    bundle = bundled(tmp_path, without=missing)
    lines = [line.split(" ", 2) for line in printed(PROGRAM, bundle, tmp_path / "data")]
    assert {name: said == AGAIN for name, _, said in lines if name in TOLD[missing]} == TOLD[missing]
    assert all(said in {"", AGAIN} for _, _, said in lines)
    assert lines[-1][1] == "TablePage", "Yahtzee needs none of it"


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_word_files_that_go_under_an_open_window_take_nothing_from_its_games(tmp_path: Path, how: str) -> None:
    bundle = bundled(tmp_path, without="words")
    shutil.copytree(ROOT / "resources" / "words", bundle / "resources" / "words")
    games = ["yahtzee_mots", "mots_de_tete", "words_out", "des_themes", "yahtzee"]
    *played, stumbled, unforeseen = printed(OPEN_WINDOW, bundle, tmp_path / "data", how, *games)
    assert played == [f"{game} True " for game in games]
    assert stumbled == "Papi a perdu le fil et joue un coup simple. " + AGAIN
    assert unforeseen == "Un fichier du jeu est abîmé\u202f: il faut réinstaller Ludogîte."


def bundled(folder: Path, *, without: str) -> Path:
    """Lay out a bundle from which some resources have gone."""
    bundle = folder / "bundle"
    (bundle / "resources").mkdir(parents=True)
    (bundle / "i18n").symlink_to(ROOT / "i18n" / "build")
    for one in (ROOT / "resources").iterdir():
        if one.name != without:
            (bundle / "resources" / one.name).symlink_to(one)
    return bundle


def printed(program: str, *arguments: object) -> list[str]:
    """Run a program that opens the house, and return its lines."""
    ran = subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
        timeout=120,
    )
    return ran.stdout.decode().splitlines()
