"""How much of the long tests a run does: a sample by default, all of it where ``LUDOGITE_TESTS`` says ``exhaustive``."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

import pytest
from _pytest.mark import ParameterSet

EXHAUSTIVE: Final = os.environ.get("LUDOGITE_TESTS", "") == "exhaustive"


def scaled(few: int, many: int) -> int:
    """Return how many cases to try: a few in an ordinary run, many in an exhaustive one."""
    return many if EXHAUSTIVE else few


def later(cases: Iterable[str], *dear: str) -> list[ParameterSet]:
    """Return cases as parameters, of which the dear ones come after the first answer."""
    return [pytest.param(case, marks=pytest.mark.slow if case in dear else ()) for case in cases]
