"""The ways that lead from one page to another, as the controllers know them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ludogite.services.challenge import Challenge
    from ludogite.services.match import Finished, Match
    from ludogite.services.new_game import NewGame
    from ludogite.ui.pages.game_over import GameOverPage
    from ludogite.ui.pages.table_page import TablePage

Way = Callable[[], None]
"""Leads somewhere: ``after`` is always the way back."""


class Routes(Protocol):
    """Where a page can lead; ``after`` leads back, by default to where one was."""

    @property
    def window(self) -> QWidget:
        """The window, over which dialogs open."""

    def show_page(self, page: QWidget, *, keep: bool = True) -> None:
        """Show a page; one that is not kept is deleted when it is left."""

    def go_back(self) -> None:
        """Go back to where one came from."""

    def go_dico(self, word: str = "") -> None:
        """Look words up, this one first."""

    def go_home(self) -> None:
        """Go back to the box."""

    def go_new_game(self, game_id: str) -> None:
        """Agree on a new game."""

    def go_own(self, option: str) -> None:
        """Draw the grid or write the card of the game that is being agreed on."""

    def play(self, agreed: NewGame) -> None:
        """Begin the game that was agreed."""

    def sit_down(self, game_id: int, *, coach: bool) -> None:
        """Open the table of a saved game."""

    def open_table(self, match: Match, *, coach: bool, leave: Way, ended: Callable[[Finished], None]) -> TablePage:
        """Open the table of a match; ``leave`` goes back, ``ended`` takes the result."""

    def ended(self, finished: Finished) -> None:
        """Show how the game at the table ended."""

    def show_end(self, page: GameOverPage) -> None:
        """Leave the table for the page that tells how its game ended."""

    def revanche(self, game_id: int, *, phones: bool = False) -> None:
        """Begin the same game again, the seats rotated by one; ``phones`` are invited to it."""

    def go_replay(
        self, game_id: int, after: Way | None = None, *, step: int = 0, moment: int | None = None, review: bool = False
    ) -> None:
        """Watch a finished game again: from a step, or a moment, the step after it."""

    def go_lesson(self, game_id: str, after: Way | None = None) -> None:
        """Play the guided first game."""

    def open_file(self, path: Path) -> None:
        """Open a file of ours."""

    def ask_file(self) -> None:
        """Let somebody choose a file of ours, and open it."""

    def go_challenge(self, challenge: Challenge) -> None:
        """Show a challenge that came in."""

    def go_day(self) -> None:
        """Show the games of the day."""

    def go_soiree(self) -> None:
        """Show the evening."""

    def go_family(self, data: bytes | Path) -> None:
        """Show what a family's file holds, and bring it back if wanted."""

    def go_new_profile(self, after: Way | None = None) -> None:
        """Make a profile."""

    def go_profile(self, profile_id: int) -> None:
        """Show a profile's history and statistics."""

    def edit_profile(self, profile_id: int) -> None:
        """Change a profile, then show it again."""

    def go_records(self) -> None:
        """Show the records of the house."""

    def go_rules(self, game_id: str = ...) -> None:
        """Read the rules of a game."""

    def go_sheets(self, game_id: str = ..., after: Way | None = None) -> None:
        """Choose blank sheets of a game to print."""

    def go_settings(self) -> None:
        """Change the settings."""

    def go_about(self) -> None:
        """Show version, licences and credits."""

    def restore(self, name: str) -> bool:
        """Put a backup in the place of the family's data; False when that failed."""
