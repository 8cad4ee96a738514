"""Names in French sentences, and the first of the month."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QLocale

from ludogite.ui.texts.dates import full_day
from ludogite.ui.texts.french import elided


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Léa", "de Léa"),
        ("Alice", "d’Alice"),
        ("Élise", "d’Élise"),
        ("Hugo", "d’Hugo"),
        ("Yvon", "d’Yvon"),
        ("Yasmine", "de Yasmine"),
    ],
)
def test_of_a_name(name: str, told: str) -> None:
    assert elided("Main de {name}", name=name) == f"Main {told}"
    assert elided("{name}’s hand", name=name) == f"{name}’s hand"


def test_several_at_once() -> None:
    assert (
        elided("Tour de {one}, après celui de {other}, {count}", one="Emma", other="Tom", count=3)
        == "Tour d’Emma, après celui de Tom, 3"
    )
    assert elided("Que {name} joue", name="Inès") == "Qu’Inès joue"


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert full_day(QDate(2026, 3, 1)) == "1er mars 2026"
        assert full_day(QDate(2026, 3, 11)) == "11 mars 2026"
    finally:
        QLocale.setDefault(before)
