"""Take the pictures of README.md and docs/screens.md again: ``python packaging/pictures.py [NAME …]``.

Each picture is the real page of the example family, drawn without a screen, those of the README and of shops with twice as many
pixels; pngquant makes the files small where it is installed. ``film.py`` makes the moving one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
USUAL, SMALL, LARGE = "1280x800", "1024x640", "1920x1080"


@dataclass(frozen=True, slots=True)
class Picture:
    """A page (a name of ``ludogite screenshot``) and how it is drawn."""

    page: str
    lang: str = "fr"
    theme: str = "papier"
    size: str = USUAL
    scale: int = 1
    """Pixels of the file for one of the page."""


PICTURES = {
    "accueil": Picture("home", scale=2),
    "nouvelle-partie": Picture("new-game", scale=2),
    "yahtzee": Picture("yahtzee", scale=2),
    "yahtzee-soiree": Picture("yahtzee", theme="soiree"),
    "yahtzee-des-mots": Picture("yahtzee_mots", scale=2),
    "mots-de-tete": Picture("mots_de_tete", scale=2),
    "mots-de-tete-contraste-en": Picture("mots_de_tete", lang="en", theme="contraste", size=SMALL),
    "words-out": Picture("words_out", scale=2),
    "des-a-themes": Picture("des_themes", scale=2),
    "dico": Picture("dico", scale=2),
    "profil": Picture("profiles", scale=2),
    "home-en": Picture("home", lang="en", theme="soiree", size=SMALL),
    "new-game-en": Picture("new-game", lang="en", theme="contraste", size=LARGE),
    "yahtzee-en": Picture("yahtzee", lang="en", theme="contraste", size=SMALL),
    "yahtzee-des-mots-en": Picture("yahtzee_mots", lang="en", theme="soiree", size=LARGE),
    "words-out-en": Picture("words_out", lang="en", theme="soiree", size=SMALL),
    "des-a-themes-en": Picture("des_themes", lang="en", theme="contraste", size=LARGE),
    "lesson-en": Picture("lesson-yahtzee", lang="en"),
    "lecon-mots-de-tete": Picture("lesson-mots_de_tete", theme="soiree", size=SMALL),
    "fin-de-partie": Picture("game-over", theme="soiree"),
    "revue": Picture("bilan", size=SMALL),
    "vrais-des": Picture("real-dice", size=SMALL),
    "regles-en": Picture("rules-words_out", lang="en", size=LARGE),
    "feuilles": Picture("sheets-yahtzee_mots", theme="soiree"),
}
"""Every picture by the name of its file."""


def take(name: str, picture: Picture) -> None:
    """Draw one picture into docs/images; raises CalledProcessError."""
    file = IMAGES / f"{name}.png"
    command = [sys.executable, "-m", "ludogite", "screenshot", picture.page, "--out", str(file), "--force"]
    command += ["--lang", picture.lang, "--theme", picture.theme, "--size", picture.size, "--scale", str(picture.scale)]
    subprocess.run(command, check=True, cwd=ROOT)
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--skip-if-larger", "--strip", "--output", str(file), str(file)], check=False)


def main() -> None:
    """Take the pictures that are named, or all of them."""
    wanted = sys.argv[1:] or list(PICTURES)
    if unknown := [name for name in wanted if name not in PICTURES]:
        sys.exit(f"pictures: no picture is called {', '.join(unknown)}")
    for name in wanted:
        take(name, PICTURES[name])
        print(f"{name}: {(IMAGES / f'{name}.png').stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
