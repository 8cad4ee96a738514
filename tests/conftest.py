"""Options of the whole test run; no test opens a window on somebody's screen."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-playthroughs", action="store_true", help="rewrite the golden playthroughs; review them as a diff")


def pytest_collection_finish() -> None:
    """Count the tests themselves as no garbage: five thousand of them let the collector come too late for the windows of one."""
    gc.collect()
    gc.freeze()


HELD = {"ludogite.games.yahtzee_mots.game": ("_values",), "ludogite.services.thinking": ("_player", "_coach")}
"""What the program keeps of games that it may go on with: a hundred megabytes for every way to play Yahtzee des Mots."""


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let go of what the tests of a module have kept or held in circles."""
    yield
    kept = [value for value in vars(request.module).values() if hasattr(value, "cache_clear")]
    kept += [getattr(sys.modules[name], part) for name, parts in HELD.items() if name in sys.modules for part in parts]
    for one in kept:
        one.cache_clear()
    gc.collect()


@pytest.fixture(autouse=True)
def the_terminal_goes_back_to_french() -> Iterator[None]:
    """Let no command line that spoke English answer in the tests after it: French has no file of its own but for plurals."""
    yield
    spoken = sys.modules.get("ludogite.ui.style.i18n")
    for terminal in getattr(spoken, "_terminal", ()):
        terminal.speak("fr")
