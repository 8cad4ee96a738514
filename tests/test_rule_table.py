"""docs/rules.md names a test that exists for every sentence of the sheets; the five rule books have the same last pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests" / "games"
LAST = {
    "fr": ["Règles de la maison", "Jouer contre l’ordinateur", "Le conseil", "Des dés honnêtes", "Trois idées pour bien jouer"],
    "en": ["House rules", "Playing against the computer", "The coach", "Fair dice", "Three ideas for playing well"],
}
BOOKS = sorted((ROOT / "resources" / "rules").glob("*/*.md"))
NO_COACH = {"des_themes"}


def named() -> list[tuple[str, str, str]]:
    """List game, file and test of each cell of the table."""
    found, game = [], ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line.split("`")[1]
        found += [(game, *match) for match in re.findall(r"`(test_\w+)::(test_\w+)`", line)]
    return found


def source(game: str, file: str) -> str:
    """Read a file of tests: one of the game, or one that all games share."""
    own = GAMES / game / f"{file}.py"
    return (own if own.is_file() else GAMES / f"{file}.py").read_text(encoding="utf-8")


def test_every_test_of_the_table_exists() -> None:
    assert len(named()) > 100
    missing = [(game, file, test) for game, file, test in named() if f"def {test}(" not in source(game, file)]
    assert missing == []


@pytest.mark.parametrize(
    "book", sorted((ROOT / "resources" / "rules").glob("*/*.md")), ids=lambda book: f"{book.parent.name}-{book.stem}"
)
def test_the_rule_books_have_the_same_last_pages(book: Path) -> None:
    headings = re.findall(r"^## (.*)$", book.read_text(encoding="utf-8"), re.MULTILINE)
    wanted = LAST[book.parent.name]
    if book.stem in NO_COACH:
        wanted = [heading for heading in wanted if heading != wanted[2]]
    missing = [heading for heading in wanted if heading not in headings]
    assert not missing, f"resources/rules/{book.parent.name}/{book.name} lacks the pages {', '.join(missing)}"
    assert [heading for heading in headings if heading in wanted] == wanted, "the last pages have another order"
    assert headings[-1] == wanted[-1]
