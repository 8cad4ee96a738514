"""The pictures of the rules, drawn from their lines by what the game lists."""

from __future__ import annotations

from pathlib import Path

from ludogite.ui.pages.rules_text import Picture
from ludogite.ui.screen.rule_picture import Drawn, Pictures, dice
from ludogite.ui.values import Part


def drawn(pictures: Part[Pictures] | None, picture: Picture, resources: Path) -> Drawn:
    """Make a picture of a game's rules; raise ``ValueError`` or ``KeyError`` for a line that means none."""
    if picture.kind == "dés":
        return dice(picture.shows)
    if pictures is None:
        raise KeyError(picture.kind)
    return pictures()[picture.kind](picture.shows, resources)
