"""Everything that can be pressed does something, and nothing ends in an error that nobody foresaw: pressed in a real window."""

from __future__ import annotations

import pytest

from tests.seen import crawl
from tests.seen.desk import Desk
from tests.seen.houses import beginnings

pytestmark = pytest.mark.seen
MOST, SECONDS = 40, 150.0
"""How often, and how long, the lane presses at each beginning; the long run goes on until everything has been pressed."""


@pytest.mark.parametrize("name", ["home", "new yahtzee 3"])
def test_everything_that_is_offered_does_something(desk: Desk, name: str) -> None:
    beginning = next(one for one in beginnings() if one.name == name)
    crawler = crawl.crawl(desk, beginning, SECONDS, MOST)
    print(f"{name}: {crawler.presses} presses", crawler.memory.table(), sep="\n")
    assert not crawler.faults, "\n".join(crawler.faults)
    assert crawler.presses > 10
