"""Build the lists of answers of the themes from the hand-written sources, and print how many begin with each letter.

Usage: python packaging/themes/build.py
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ludogite.core.rules import Refusal  # noqa: E402  # the path must be set first: this file is run, not imported
from ludogite.words.themes import ProperNouns, Theme, answer_key, read_cards  # noqa: E402

SOURCES = Path(__file__).parent / "sources"
TARGET = ROOT / "resources" / "theme_lists"
CARDS = ROOT / "resources" / "decks" / "themes.toml"
INITIALS = "ABCDEFGIJLMNOPRSTV"  # the letters of the five dice of resources/decks/themes.toml
FEWEST = 120
NAMES = {
    "1-1": "personnalites", "1-2": "animaux", "1-3": "villes", "1-4": "metiers", "1-5": "manger_boire", "1-6": "maison",
    "2-1": "pays", "2-2": "plantes", "2-3": "reliefs", "2-4": "corps", "2-5": "transports", "2-6": "temps",
    "3-1": "personnages", "3-2": "sports", "3-3": "artistes", "3-4": "musique", "3-5": "vetements", "3-6": "marques",
    "4-1": "prenoms", "4-2": "ecole", "4-3": "caractere", "4-4": "histoire", "4-5": "outils", "4-6": "verbes",
}  # fmt: skip


def read_source(name: str) -> dict[str, str]:
    """Return the answers of a source by their letters of play; raise ValueError at a doubtful one."""
    answers: dict[str, str] = {}
    for line in (SOURCES / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        for text in map(str.strip, line.split(",")):
            key = answer_key(text)
            if key is None or len(key) < 2:
                raise ValueError(f"{name}: {text!r} has no letters of play")
            if key in answers:
                raise ValueError(f"{name}: {text!r} repeats {answers[key]!r}")
            answers[key] = text
    return answers


def render(answers: dict[str, str], theme: Theme) -> str:
    """Return a list as text: kind, tab, answer, sorted by letters of play."""
    lines = []
    for key in sorted(answers):
        text = answers[key]
        proper = theme.proper_nouns is not ProperNouns.EXCLUS and not text[0].islower()
        lines.append(f"{'p' if proper or theme.proper_nouns is ProperNouns.ATTENDUS else 'c'}\t{text}\n")
    return "".join(lines)


def main() -> int:
    """Write the lists and their checksums; return 1 where a theme has too few answers."""
    cards = read_cards(CARDS.read_text(encoding="utf-8"))
    if isinstance(cards, Refusal):
        sys.exit(f"{CARDS}: {cards.code}")
    TARGET.mkdir(parents=True, exist_ok=True)
    checksums, poor = [], 0
    print("| thème | total | " + " | ".join(INITIALS) + " |")
    print("|---|" + "---:|" * (len(INITIALS) + 1))
    for theme in (theme for card in cards for theme in card.themes):
        answers = read_source(NAMES[theme.id])
        data = render(answers, theme).encode("utf-8")
        (TARGET / f"{theme.id}.txt").write_bytes(data)
        checksums.append(f"{hashlib.sha256(data).hexdigest()}  {theme.id}.txt\n")
        counts = [sum(key[0] == letter for key in answers) for letter in INITIALS]
        poor += len(answers) < FEWEST or 0 in counts
        print(f"| {theme.id} {theme.name} | {len(answers)} | " + " | ".join(map(str, counts)) + " |")
    (TARGET / "checksums.txt").write_text("".join(checksums), encoding="utf-8", newline="\n")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main())
