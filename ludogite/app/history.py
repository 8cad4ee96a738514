"""The way from the box to where one is: values without a page, and the rules of what 'back' leads to."""

from __future__ import annotations

from ludogite.app.go import (
    FamilyFile,
    GameOver,
    Home,
    Lesson,
    NewGame,
    Place,
    Practice,
    Replay,
    Table,
)

Way = tuple[Place, ...]
"""Places, each opened from the one before it; the first is the box."""


def entered(way: Way, place: Place) -> Way:
    """Return the way after one has gone on to a place: it never leads through two places of a kind.

    The box and a table of the house begin it anew; a table that is laid already is gone back to.
    """
    match place:
        case Home():
            return way[:1]
        case Table(game_id):
            laid = [number for number, one in enumerate(way) if isinstance(one, Table) and one.game_id == game_id]
            return way[: laid[0] + 1] if laid else (way[0], place)
        case Practice(game_id, step):
            return (*_before(way, Replay), Replay(game_id, step=step), place)
        case GameOver():
            return (*_before(way, type(place.played)), place)
        case NewGame():  # a lesson that leads to it is over
            return (*_before(way, NewGame, Lesson), place)
        case FamilyFile():  # a game that is open may be among those that it brings
            return (*_before(way, Table, Practice, FamilyFile), place)
    return (*_before(way, type(place)), place)


def _before(way: Way, *kinds: type[Place]) -> Way:
    """Return the way as far as the first place of one of these kinds."""
    return way[: next((number for number, one in enumerate(way) if isinstance(one, kinds)), len(way))]
