"""docs/rules.md names a test that exists for every sentence of the sheets."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests" / "games"


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
