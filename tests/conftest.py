"""Options of the whole test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-playthroughs", action="store_true", help="rewrite the golden playthroughs; review them as a diff")
