"""Tiny rule sets, each the smallest that needs one hard thing of the protocol; they go through every contract test."""

from __future__ import annotations

from tests.contract.tiny import buzz, contest, counter, sand
from tests.contract.tiny.kit import Tiny

TINY: tuple[Tiny, ...] = (counter.TINY, buzz.TINY, contest.TINY, sand.TINY)
