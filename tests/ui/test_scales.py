"""Screens of 150 and 300 %: pages have their place in the small window, and are painted with every pixel of the screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

LOOK = """
import json, sys, tempfile
from pathlib import Path
from ludogite.app.bootstrap import make_application, open_app
from ludogite.cli.screenshots import PAGES, Example
from tests.ui.probes import cut_labels, heaped
application = make_application()
folder = Path(tempfile.mkdtemp(dir=sys.argv[1]))
example = Example(folder, "1")
house = open_app(folder, lang="fr")
house.window.resize(1024, 640)
house.window.show()
house.ready()
house.services.change("reduced_motion", value=True)
told = {}
for name in ("home", "settings", "yahtzee", "mots_de_tete", "words_out"):
    PAGES[name](house, example)
    for _ in range(4):
        application.processEvents()
    picture = house.window.grab()
    image = picture.toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    told[name] = [image.width(), image.height(), len(colours), cut_labels(house.window) + heaped(house.window)]
house.window.close()
example.store.close()
print(json.dumps(told))
"""


@pytest.mark.parametrize("factor", [1.5, 3])
def test_pages_on_a_dense_screen(tmp_path: Path, factor: float) -> None:
    root = Path(__file__).resolve().parents[2]
    surroundings = {**os.environ, "QT_SCALE_FACTOR": str(factor), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(root)}
    run = subprocess.run(
        [sys.executable, "-c", LOOK, str(tmp_path)], env=surroundings, cwd=root, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    for name, (wide, high, colours, faults) in json.loads(run.stdout.splitlines()[-1]).items():
        assert (wide, high) == (round(1024 * factor), round(640 * factor)), name
        assert colours > 200, name
        assert faults == [], name
