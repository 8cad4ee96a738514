"""The way from the box to a page, as values: what 'back' leads to."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.app import go
from ludogite.app.history import Way, entered

HOME = go.Home()
DONE: Any = object()


def way(*places: go.Place) -> Way:
    """Go from the box to these places, one after the other."""
    went: Way = (HOME,)
    for place in places:
        went = entered(went, place)
    return went


PRACTICE = go.Practice(7, 12, frozenset({0}))
CASES = {
    "a page leads back to where it was opened": ((go.Profile(1), go.Replay(7)), (go.Profile(1), go.Replay(7))),
    "home forgets the way": ((go.Profile(1), go.Replay(7), HOME), ()),
    "no two places of a kind": ((go.Rules("a"), go.Dico("mot"), go.Rules("b")), (go.Rules("b"),)),
    "a table begins the way anew": ((go.NewGame("a"), go.Rules("a"), go.Table(3)), (go.Table(3),)),
    "a table that is laid is gone back to": ((go.Table(3), go.Settings(), go.About(), go.Table(3, coach=False)), (go.Table(3),)),
    "another table takes its place": ((go.Table(3), go.Table(4)), (go.Table(4),)),
    "the end takes the place of its table": (
        (go.Table(3), go.Settings(), go.GameOver(DONE, DONE, go.Table(3))),
        (go.GameOver(DONE, DONE, go.Table(3)),),
    ),
    "a practice leads back to its step": (
        (go.Records(), go.Replay(7, step=2, review=True), PRACTICE),
        (go.Records(), go.Replay(7, step=12), PRACTICE),
    ),
    "a practice without its replay gets one": ((PRACTICE,), (go.Replay(7, step=12), PRACTICE)),
    "the end of a practice keeps the end of the game": (
        (go.Table(7), go.GameOver(DONE, DONE, go.Table(7)), go.Replay(7), PRACTICE, go.GameOver(DONE, DONE, PRACTICE)),
        (go.GameOver(DONE, DONE, go.Table(7)), go.Replay(7, step=12), go.GameOver(DONE, DONE, PRACTICE)),
    ),
    "a practice played again ends the one before": (
        (go.Replay(7), PRACTICE, go.GameOver(DONE, DONE, PRACTICE), PRACTICE),
        (go.Replay(7, step=12), PRACTICE),
    ),
    "a lesson that leads to a game is over": ((go.NewGame("a"), go.Lesson("a"), go.NewGame("a")), (go.NewGame("a"),)),
    "a family's file closes the table": ((go.Table(3), go.Settings(), go.FamilyFile(b"")), (go.FamilyFile(b""),)),
}


@pytest.mark.parametrize("case", CASES)
def test_the_way(case: str) -> None:
    went, expected = CASES[case]
    assert way(*went) == (HOME, *expected)


def test_places_without_values_are_told_apart() -> None:
    assert go.Settings() == go.Settings()
    assert len({go.Settings(), go.About(), go.Home(), go.Soiree(), go.Settings()}) == 4
