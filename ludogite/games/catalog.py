"""The games on the box, in the order of its compartments; an entry costs nothing until its game is opened."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # an entry costs nothing
    from ludogite.games.game import Game, Variant


class GameEntry(NamedTuple):
    """What the home page shows of a game; ``module`` holds its ``GAME``, and is empty until the game has landed."""

    id: str
    fewest: int
    most: int
    minutes: int
    module: str = ""

    @property
    def is_ready(self) -> bool:
        """Whether the game can be played."""
        return bool(self.module)

    def load(self) -> Game:
        """Import the game; only for one that is ready."""
        game: Game = import_module(self.module).GAME
        return game

    def limits(self, variant: Variant) -> tuple[int, int]:
        """Give the fewest and the most seats of a variant."""
        return variant.seats or (self.fewest, self.most)


CATALOG: list[GameEntry] = [
    GameEntry("yahtzee", fewest=1, most=8, minutes=20, module="ludogite.games.yahtzee.game"),
    GameEntry("yahtzee_mots", fewest=1, most=8, minutes=25, module="ludogite.games.yahtzee_mots.game"),
    GameEntry("mots_de_tete", fewest=1, most=4, minutes=45, module="ludogite.games.mots_de_tete.game"),
    GameEntry("des_themes", fewest=2, most=6, minutes=30, module="ludogite.games.des_themes.game"),
    GameEntry("words_out", fewest=2, most=8, minutes=40, module="ludogite.games.words_out.game"),
]
BLANK = GameEntry("blank", fewest=1, most=4, minutes=1, module="ludogite.games.blank.game")
"""The template game: on no page, in every contract test."""


def find_game(game_id: str) -> GameEntry | None:
    """Find a game by its id, the template included."""
    return next((entry for entry in (*CATALOG, BLANK) if entry.id == game_id), None)


def load_game(game_id: str) -> Game:
    """Import a game by its id; raises KeyError for one that is none or not ready."""
    entry = find_game(game_id)
    if entry is None or not entry.is_ready:
        raise KeyError(game_id)
    return entry.load()


def ready_games() -> tuple[GameEntry, ...]:
    """List the games that can be played."""
    return tuple(entry for entry in CATALOG if entry.is_ready)
