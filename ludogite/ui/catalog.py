"""The interfaces of the games on the box: the counterpart of ``ludogite/games/catalog.py``."""

from __future__ import annotations

from ludogite.ui.game_ui import GameUi, Part

CATALOG: dict[str, Part[GameUi]] = {
    name: Part(f"ludogite.ui.games.{name}:GAME_UI")
    for name in ("yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes", "words_out")
}


def game_ui(game_id: str) -> GameUi:
    """Return the interface of a game; raise ``KeyError`` for a game that has none."""
    return CATALOG[game_id]()
