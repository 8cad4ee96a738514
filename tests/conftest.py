"""Options of the whole test run; no test opens a window on somebody's screen."""

from __future__ import annotations

import gc
import os
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
