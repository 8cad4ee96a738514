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


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Let go of what the tests of a module have held in circles."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def the_terminal_goes_back_to_french() -> Iterator[None]:
    """Let no command line that spoke English answer in the tests after it: French has no file of its own but for plurals."""
    yield
    spoken = sys.modules.get("ludogite.ui.style.i18n")
    for terminal in getattr(spoken, "_terminal", ()):
        terminal.speak("fr")
