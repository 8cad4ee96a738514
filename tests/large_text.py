"""Print how large the texts of the tables are: ``python tests/large_text.py [FOLDER]``; with a folder it keeps the pictures.

One line for each table, window, size of text and language: texts painted, texts cut short, texts that keep less than 13 px × the
asked size and have to be read, and how many do although they need not be read (``APART``).
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from ludogite.app.bootstrap import make_application
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.catalog import GAME_UIS
from tests.ui import probes
from tests.ui.family_house import example_house

SIZES = ((1024, 640), (1280, 800), (1920, 1080))
SCALES = (1.0, 1.25, 1.5, 2.0)
LEAST = 13
APART = {
    ("", "TurnBand", r"[a-zᵉʳ]{1,3}"): "a raised letter, as in 2ᵉ: the figure before it is read",
    ("yahtzee_mots", "LetterTray", r"\D"): "the letter in an empty well: its die lies on a rack, with the same letter",
    ("yahtzee_mots", "LetterTray", r"[123]"): "the number of a rack: racks stand one below the other",
    (
        "mots_de_tete",
        "QWidget",
        r"\d{1,2}",
    ): "the number beside a written letter: the card counts the play, the magnifier enlarges it",
    ("words_out", "QPixmap", r"[+×]2"): "what a green or red card does: its colour says it, the sum beside the row writes it out",
}
"""What stays small because nobody has to read it: table, what paints it, which texts; and why."""


def too_small(game: str, painted: dict[tuple[str, str], float], least: float) -> tuple[dict[tuple[str, str], float], int]:
    """Give the painted texts that are smaller than so many px although they have to be read, and how many more are smaller."""
    small = {key: px for key, px in painted.items() if px < least - 0.6}
    read = {
        (kind, text): px
        for (kind, text), px in small.items()
        if not any(table in {"", game} and kind == of and re.fullmatch(which, text) for table, of, which in APART)
    }
    return read, len(small) - len(read)


def main(arguments: list[str]) -> int:
    """Open each table of the example family in each window."""
    application: Any = QCoreApplication.instance() or make_application()
    keep = Path(arguments[0]) if arguments else None
    names = arguments[1:] or list(GAME_UIS)
    with tempfile.TemporaryDirectory() as folder:
        example = Example.with_past(Path(folder), "1")
        with example_house(example, Path(folder)) as (house, _):
            for lang in ("fr", "en"):
                for name in names:
                    house.languages.speak(lang)
                    PAGES[name](house, example)
                    for size in SIZES:
                        for scale in SCALES:
                            house.theme.set_text_scale(scale)
                            house.window.resize(*size)
                            for _turn in range(5):
                                QCoreApplication.processEvents()
                            for name_of_theme in ("soiree", "papier"):  # pictures that are kept are painted again
                                house.theme.use(name_of_theme)
                            with probes.sizes_painted() as painted, probes.cut_short() as cut:
                                picture = house.window.grab()
                            painted |= probes.sizes_of_labels(house.window)
                            small, apart = too_small(name, painted, LEAST * scale * house.theme.zoom)
                            worst = sorted((round(px, 1), *key) for key, px in small.items())[:40]
                            label = f"{name:13} {size[0]}x{size[1]} {scale:4} {lang}: {len(painted):3} texts, {len(cut)} cut"
                            print(f"{label}, {len(small):2} small, {apart} apart", worst, sorted(cut)[:4])
                            if keep is not None:
                                picture.save(str(keep / f"{name}-{size[0]}-{round(scale * 100)}-{lang}.png"))
                    house.theme.set_text_scale(1.0)
            house.languages.speak("fr")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
