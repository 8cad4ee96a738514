"""A desk for each test that looks at the program from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.seen import desk as desks
from tests.seen.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    lacks = desks.missing()
    if lacks and os.environ.get("LUDOGITE_SEEN") != "required":
        pytest.skip(f"nobody can look: there is no {', '.join(lacks)}")
    assert not lacks, lacks
    desk = Desk(tmp_path)
    yield desk
    desk.close()
