"""How much of the long tests a run does: a sample by default, all of it where ``LUDOGITE_TESTS`` says ``exhaustive``."""

from __future__ import annotations

import os
from typing import Final

EXHAUSTIVE: Final = os.environ.get("LUDOGITE_TESTS", "") == "exhaustive"


def scaled(few: int, many: int) -> int:
    """Return how many cases to try: a few in an ordinary run, many in an exhaustive one."""
    return many if EXHAUSTIVE else few
