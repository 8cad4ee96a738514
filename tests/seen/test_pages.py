"""Some pages and tables in a real window, by the rules of a screen reader; ``python -m tests.seen.pages`` looks at all of them."""

from __future__ import annotations

import pytest

from tests.seen.pages import RULES, Stage, View, faults

pytestmark = pytest.mark.seen
LOOKED_AT = ("home", "new-game", "profiles", "real-dice", "curtain", "yahtzee", "des_themes", "words_out")
SMALL, LARGE_TEXT = (1024, 640), 2.0


def test_pages_are_told_whole_and_in_order(stage: Stage) -> None:
    views = [View(page, SMALL, text, "fr") for page in LOOKED_AT for text in (1.0, LARGE_TEXT)]
    wrong = [f"{view}: {rule}: {what}" for view in views for rule, what in faults(stage.look(view))]
    print(f"{len(views)} views × {len(RULES)} rules")
    assert not wrong, "\n".join(wrong)
