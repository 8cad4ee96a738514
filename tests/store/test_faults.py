"""Every file-system call of what a family does fails once, with ENOSPC, with EIO, and by a kill: see ``faults.py``.

An ordinary run tries a sample of the points, an exhaustive one (``LUDOGITE_TESTS=exhaustive``) all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import scaled
from tests.store import faults

FAULTS = Path(faults.__file__)


def has_hooks() -> bool:
    try:
        faults._hooks()
    except (OSError, AttributeError, ImportError):
        return False
    return hasattr(os, "fork")


needs_hooks = pytest.mark.skipif(not has_hooks(), reason="SQLite's hooks and processes that part are needed")


@needs_hooks
@pytest.mark.parametrize("name", list(faults.SCENARIOS))
def test_every_call_that_fails_ends_in_a_sentence_and_a_house(name: str) -> None:
    most = str(scaled(24, 100_000))
    done = subprocess.run([sys.executable, str(FAULTS), name, most], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    print(name, {what: count for what, count in told.items() if what != "bad"})
    assert told["bad"] == []
    assert told["points"] > 0
