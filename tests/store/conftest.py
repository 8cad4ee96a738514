from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ludogite.store import Store, open_store

DATA = Path(__file__).parent / "data"


class Clock:
    """A clock that moves one second at each reading."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)

    def __call__(self) -> str:
        self.at += timedelta(seconds=1)
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def advance(self, days: int) -> None:
        self.at += timedelta(days=days)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Callable[[], str]) -> Iterator[Store]:
    opened = open_store(tmp_path, now=clock)
    assert opened.notices == ()
    yield opened.store
    opened.store.close()
