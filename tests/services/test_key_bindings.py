"""The keys that people have at one keyboard until they choose others."""

from __future__ import annotations

import pytest

from ludogite.services.key_bindings import usual_keys

AZERTY = "AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"
QWERTZ = "QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"
QWERTY = "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"


@pytest.mark.parametrize(
    ("language", "rows"),
    [("fr_FR", AZERTY), ("fr_BE", AZERTY), ("fr_CH", QWERTZ), ("de_DE", QWERTZ), ("en_GB", QWERTY), ("fr_CA", QWERTY)],
)
def test_the_first_four_keys_lie_at_the_corners_of_every_keyboard(language: str, rows: tuple[str, str, str]) -> None:
    keys = usual_keys(language)
    top, _, bottom = rows
    assert set(keys[:4]) == {top[0], top[-1], bottom[0], bottom[-1]}
    assert len(set(keys)) == 8
    assert set(keys) <= set("".join(rows))
