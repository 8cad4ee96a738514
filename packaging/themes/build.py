"""Build the lists of answers of the themes from the hand-written sources, and print how many begin with each letter.

Usage: python packaging/themes/build.py [--coverage]

``--coverage`` writes nothing and prints for each theme and letter of the dice how many answers the house and open data know.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ludogite.core.rules import Refusal  # noqa: E402  # the path must be set first: this file is run, not imported
from ludogite.words.fold import letters  # noqa: E402
from ludogite.words.grammar import Gender, Nature, Number  # noqa: E402
from ludogite.words.lexicon import Lexicon, open_lexicon  # noqa: E402
from ludogite.words.themes import Kind, ProperNouns, Topic, answer_key, read_cards  # noqa: E402

SOURCES = Path(__file__).parent / "sources"
OPEN_DATA = Path(__file__).parent / "open"
TARGET = ROOT / "resources" / "theme_lists"
WORDS = ROOT / "resources" / "words" / "fr"
CARDS = ROOT / "resources" / "decks" / "themes.toml"
INITIALS = "ABCDEFGIJLMNOPRSTV"  # the letters of the five dice of resources/decks/themes.toml
FEWEST = 120
ALSO = {"1-1": ("artistes",)}
"""Sources whose answers fit another theme too: who is of cinema, pen or music is a celebrity."""
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


def render(answers: dict[str, str], theme: Topic, lexicon: Lexicon) -> str:
    """Return a list as text: kind, tab, answer, and where it is no lemma a tab and its lemma; sorted by letters of play."""
    lines = []
    for key in sorted(answers):
        text = answers[key]
        proper = theme.proper_nouns is not ProperNouns.EXCLUS and not text[0].islower()
        proper = proper or theme.proper_nouns is ProperNouns.ATTENDUS
        lemma = "" if proper else singular(text, lexicon, is_being=theme.kind is Kind.ETRES)
        lines.append(f"{'p' if proper else 'c'}\t{text}" + (f"\t{lemma}" if lemma and lemma not in answers else "") + "\n")
    return "".join(lines)


def singular(text: str, lexicon: Lexicon, *, is_being: bool) -> str:
    """Return the letters of the singular of a noun listed in the plural, of a being also its masculine; '' for a lemma.

    The feminine of a thing is another thing: the *cafetière* of a house has no *cafetier*.
    """
    key = letters(text)
    if key is None or not lexicon.valid(key):
        return ""
    nouns = [reading for reading in lexicon.explain(key).readings if Nature.NOM in reading.grammar.natures]
    if not nouns or any(letters(reading.lemma) == key for reading in nouns):
        return ""
    noun = nouns[0]
    lemma = letters(noun.lemma) or ""
    of_lemma = [reading for reading in lexicon.explain(lemma).readings if Nature.NOM in reading.grammar.natures]
    genders = {reading.grammar.gender for reading in of_lemma}
    is_plural = noun.grammar.number is Number.PLURIEL and bool(genders & {noun.grammar.gender, Gender.BOTH})
    return lemma if is_being or is_plural else ""


def open_data(theme: Topic) -> dict[str, bytes]:
    """Return the files of open data of a theme by name."""
    return {path.name: path.read_bytes() for path in sorted(OPEN_DATA.glob(f"{theme.id}.*.txt"))}


def row(theme: Topic, keys: set[str]) -> str:
    """Return the line of the table of how many answers begin with each letter of the dice."""
    counts = [sum(key[0] == letter for key in keys) for letter in INITIALS]
    return f"| {theme.id} {theme.name} | {len(keys)} | " + " | ".join(map(str, counts)) + " |"


def main() -> int:
    """Write the lists and their checksums; return 1 where a theme has too few answers."""
    cards = read_cards(CARDS.read_text(encoding="utf-8"))
    if isinstance(cards, Refusal):
        sys.exit(f"{CARDS}: {cards.code}")
    lexicon, is_dry = open_lexicon(WORDS), "--coverage" in sys.argv
    files: dict[str, bytes] = {}
    poor = 0
    print("| thème | total | " + " | ".join(INITIALS) + " |")
    print("|---|" + "---:|" * (len(INITIALS) + 1))
    for theme in (theme for card in cards for theme in card.themes):
        answers = {key: text for name in (*ALSO.get(theme.id, ()), NAMES[theme.id]) for key, text in read_source(name).items()}
        files[f"{theme.id}.txt"] = render(answers, theme, lexicon).encode("utf-8")
        files |= open_data(theme)
        more = {answer_key(line) or "" for data in open_data(theme).values() for line in data.decode("utf-8").splitlines()}
        poor += len(answers) < FEWEST or any(not any(key[0] == letter for key in answers) for letter in INITIALS)
        print(row(theme, set(answers) | (more if is_dry else set())))
    if not is_dry:
        TARGET.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (TARGET / name).write_bytes(data)
        checksums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in files.items())
        (TARGET / "checksums.txt").write_text(checksums, encoding="utf-8", newline="\n")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main())
