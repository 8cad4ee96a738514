"""Yahtzee des Mots in the pictures of the program; its better levels look all throws ahead."""

from __future__ import annotations

from ludogite.ui.screen.sample import RealDice, Sample

SAMPLE = Sample(
    lambda request: request.kind == "mark" and request.about[1] == 7,
    level="debutant",
    real_dice=RealDice("real-dice-letters", 1, "QUAI"),
)
