"""The pictures of the rules, drawn from their lines by what the game lists."""

from __future__ import annotations

from pathlib import Path

from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.rules_text import Picture
from ludogite.ui.screen.rule_picture import Drawn, dice


def drawn(game_id: str, picture: Picture, resources: Path) -> Drawn:
    """Make a picture of a game's rules; raise ``ValueError`` or ``KeyError`` for a line that means none."""
    if picture.kind == "dés":
        return dice(picture.shows)
    pictures = game_ui(game_id).pictures
    if pictures is None:
        raise KeyError(picture.kind)
    return pictures()[picture.kind](picture.shows, resources)
