"""Yahtzee in the pictures of the program."""

from __future__ import annotations

from ludogite.ui.screen.sample import RealDice, Sample

SAMPLE = Sample(
    lambda request: request.kind == "turn" and request.about[1] == 8 and request.about[2] == 2,
    every=1,
    real_dice=RealDice("real-dice", 3, "66"),
)
