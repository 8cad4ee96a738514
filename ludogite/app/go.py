"""Where one can go and what can be asked for: values, the same for a button, a key, a lesson, a file and a test.

Whoever leads somewhere calls ``navigate(go.Profile(3))``; ``AppController`` holds the one function that answers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from ludogite.core.rules import Seat
    from ludogite.services.challenge import Challenge as ChallengeFile
    from ludogite.services.game_import import ImportedGame
    from ludogite.services.match import Finished, Match
    from ludogite.services.new_game import GameSetup
    from ludogite.services.rehearsal import Question
    from ludogite.store.scores import Kind


@dataclass(frozen=True)
class Go:
    """Something that can be asked of ``navigate``."""


Navigate = Callable[[Go], None]


# ---- places: each is shown as a page ----------------------------------------------------------------------------------------


class Place(Go):
    """A page, and what it shows; values that are left out are the page's own choice."""


class Home(Place):
    """The box; the way back ends here."""


@dataclass(frozen=True)
class NewGame(Place):
    """A new game is set up; kept, with what was chosen so far, until it begins or one goes home.

    ``people`` (profile ids) sit down at it; without any those of the last time do.
    """

    game_id: str = ""
    code: str = ""
    people: tuple[int, ...] = ()


@dataclass(frozen=True)
class Workshop(Place):
    """A grid is drawn or a card is written for an option of the game that is set up."""

    option: str


@dataclass(frozen=True)
class Table(Place):
    """The table of a saved game. ``coach``: whether he comes at once, None as it was left; ``phones`` take their seats."""

    game_id: int
    coach: bool | None = None
    phones: bool = False


@dataclass(frozen=True)
class Practice(Place):
    """A finished game is played on from a step by these people, with the same dice; leads back to that step of its replay."""

    game_id: int
    step: int
    people: frozenset[Seat]


@dataclass(frozen=True)
class GameOver(Place):
    """How the game of a table, or a practice, ended; kept until one goes home or plays again."""

    match: Match
    finished: Finished
    played: Table | Practice


@dataclass(frozen=True)
class Replay(Place):
    """A finished game is watched from a step, or played from before a moment (a step) on; ``review``: with its review open."""

    game_id: int
    step: int = 0
    moment: int | None = None
    review: bool = False


@dataclass(frozen=True)
class Bilan(Place):
    """A finished game is looked back on: its curve, and the choices that were dear."""

    game_id: int


@dataclass(frozen=True)
class Watch(Place):
    """A finished game that came in a file is watched."""

    game: ImportedGame


@dataclass(frozen=True)
class Rehearsal(Place):
    """Costly choices are asked again."""

    questions: tuple[Question, ...]


@dataclass(frozen=True)
class Lesson(Place):
    """The guided first game."""

    game_id: str


@dataclass(frozen=True)
class Rules(Place):
    """The rules of a game."""

    game_id: str = ""


@dataclass(frozen=True)
class Sheets(Place):
    """Blank sheets of a game to print."""

    game_id: str = ""


@dataclass(frozen=True)
class Dico(Place):
    """The dictionary, perhaps with a word looked up."""

    word: str = ""


@dataclass(frozen=True)
class Day(Place):
    """The problems of today, for a person (a profile)."""

    who: int = 0


@dataclass(frozen=True)
class DayProblem(Place):
    """The problem of a day and a game, for a person (a profile)."""

    day: date
    game_id: str
    who: int


@dataclass(frozen=True)
class DayGames(Place):
    """The full games of the day: of a day, with a game and a person (a profile) chosen; ``dared``: to take up a challenge."""

    day: date | None = None
    game_id: str = ""
    who: int = 0
    dared: bool = False


class Soiree(Place):
    """The evening."""


@dataclass(frozen=True)
class Challenge(Place):
    """A challenge that came in."""

    challenge: ChallengeFile


@dataclass(frozen=True)
class Profile(Place):
    """A profile's history and statistics: of all games or one, of a period, of a variant."""

    profile_id: int
    game_id: str = ""
    period: str = ""
    variant: str = ""


@dataclass(frozen=True)
class EditProfile(Place):
    """A profile is changed, or a new one made; leads back when it is saved."""

    profile_id: int | None = None


@dataclass(frozen=True)
class Records(Place):
    """The records of the house, those of a list chosen."""

    kind: Kind | None = None


class Waiting(Place):
    """All games that wait, and those ended for good of late."""


class Settings(Place):
    """The settings."""


class About(Place):
    """Version, licences and credits."""


@dataclass(frozen=True)
class FamilyFile(Place):
    """What a family's file holds, to be brought into this house."""

    data: bytes | Path


# ---- acts: each ends at a place, or where one is ----------------------------------------------------------------------------


class Back(Go):
    """Back to where one came from."""


@dataclass(frozen=True)
class Play(Go):
    """Begin the game that was set up; ``remembered`` for the next time, or not."""

    setup: GameSetup
    remembered: bool = True


@dataclass(frozen=True)
class Revanche(Go):
    """Begin a game of the house again, the seats rotated by one; its ``phones`` are invited."""

    game_id: int
    phones: bool = False


@dataclass(frozen=True)
class OpenFile(Go):
    """Open a file of ours: a game, a challenge or a family."""

    path: Path


class ChooseFile(Go):
    """Let somebody choose a file of ours, and open it."""
