"""A desk, or a stage, for each test that looks at the program from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.seen import desk as desks
from tests.seen.desk import Desk
from tests.seen.pages import Stage


@pytest.fixture
def eyes() -> None:
    """Skip where nobody can look, but not where that is required."""
    lacks = desks.missing()
    if lacks and os.environ.get("LUDOGITE_SEEN") != "required":
        pytest.skip(f"nobody can look: there is no {', '.join(lacks)}")
    assert not lacks, lacks


@pytest.fixture
def desk(eyes: None, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.close()


@pytest.fixture
def stage(eyes: None, tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path)
    yield stage
    stage.close()
