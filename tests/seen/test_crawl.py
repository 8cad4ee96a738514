"""Everything that can be pressed does something, and nothing ends in an error that nobody foresaw: pressed in a real window."""

from __future__ import annotations

import pytest

from tests.seen import crawl
from tests.seen.desk import Desk

pytestmark = pytest.mark.seen
MOST, SECONDS = 40, 150.0
"""How often, and how long, the lane presses at each beginning; the long run goes on until everything has been pressed."""


@pytest.mark.parametrize("begin", ["", "yahtzee"])
def test_everything_that_is_offered_does_something(desk: Desk, begin: str) -> None:
    crawler = crawl.crawl(desk, ("--new", begin) if begin else (), SECONDS, MOST)
    print(f"{begin or 'home'}: {crawler.presses} presses on {len(crawler.todo)} pages")
    assert not crawler.faults, "\n".join(crawler.faults)
    assert crawler.presses > 10
