"""Computer players are somebody: a name of their level, nobody else's."""

from __future__ import annotations

from ludogite.core.advice import LEVELS
from ludogite.services.characters import CHARACTERS, EVERY, characters
from ludogite.ui.texts import CHARACTER_LINES, character_line


def test_a_dozen_sit_down_by_level() -> None:
    assert tuple(CHARACTERS) == LEVELS
    assert len(set(EVERY)) == 12
    assert set(CHARACTER_LINES) == set(EVERY)
    assert characters([None, "moyen", "moyen", "parfait"]) == (None, "Plume", "Basile", "Oracle")
    assert character_line("Hector")
    assert character_line("Ordinateur 2") == ""


def test_nobody_is_called_like_somebody_at_the_table() -> None:
    assert characters(["moyen"], ["plume", "Léa"]) == ("Basile",)
    crowd = characters(["fort"] * 8)
    assert crowd[:3] == CHARACTERS["fort"]
    assert len(set(crowd)) == 8
