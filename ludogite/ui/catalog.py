"""The interfaces of the games on the box: the counterpart of ``ludogite/games/catalog.py``.

The top of the interface: only the application and its commands import it, everything else is given what it needs of a game.
"""

from __future__ import annotations

from ludogite.ui.game_ui import GameUis
from ludogite.ui.values import Part

GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes", "words_out")
GAME_UIS = GameUis({name: Part(f"ludogite.ui.games.{name}:GAME_UI") for name in GAMES})
