from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.words.lexicon import Lexicon, open_lexicon

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "words" / "fr"


@pytest.fixture(scope="session")
def resources() -> Path:
    return RESOURCES


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return open_lexicon(RESOURCES)
