"""Cochon, a sixth game that only the tests know: an engine package and an interface package, as small as a game can be.

One throws a die as often as one dares; a 1 loses what the turn has brought. Whoever comes to the target wins.
"""

from __future__ import annotations

from ludogite.games.catalog import GameEntry
from ludogite.ui.game_ui import GameUi
from ludogite.ui.values import Part

ENTRY = GameEntry("cochon", fewest=1, most=5, minutes=5, module="tests.contract.sixth.engine.game")
UI: Part[GameUi] = Part("tests.contract.sixth.ui:GAME_UI")
