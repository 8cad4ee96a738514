from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.words.lexicon import Lexicon, open_lexicon
from ludogite.words.manifest import EXPLANATIONS
from ludogite.words.packed import Explanations, Row

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "words" / "fr"


@pytest.fixture(scope="session")
def resources() -> Path:
    return RESOURCES


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return open_lexicon(RESOURCES)


@pytest.fixture(scope="module")
def every_row() -> dict[str, tuple[Row, ...]]:
    """Give all words with their rows: 150 MB, which no other module's tests are to hold."""
    return dict(Explanations(RESOURCES / EXPLANATIONS).every_row())
