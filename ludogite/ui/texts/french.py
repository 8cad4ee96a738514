"""What French does to names in a sentence: « d’Alice », « qu’Élise », « aux Dés à thèmes »; other languages stay as they are."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SHORT: Final = re.compile(r"\b([DdQq]u?)e \{(\w+)\}")
"""« de » and « que » before something to be filled in."""


GAME: Final = re.compile(r"\b([Àà]) \{game\}")
CONTRACTED: Final = {"Dés": "ux", "Yahtzee": "u"}
"""What « à » grows to before the name of a game, by its first word: « aux Dés à thèmes », « au Yahtzee »."""


def elides(name: str) -> bool:
    """Tell whether « de » loses its e before a name: before a vowel, and before most names in H, but not before Y and a vowel."""
    bare = unicodedata.normalize("NFD", name[:2]).encode("ascii", "ignore").decode().lower()
    return bare[:1] in set("aeiouh") or (bare[:1] == "y" and bare[1:2] not in set("aeiou"))


def elided(sentence: str, **values: str | int) -> str:
    """Fill a translated sentence, with « de » and « que » as they stand before each name, and « à » before that of a game."""

    def short(found: re.Match[str]) -> str:
        value = str(values.get(found[2], ""))
        return f"{found[1]}’{{{found[2]}}}" if value and elides(value) else found[0]

    grown = CONTRACTED.get(str(values.get("game", "")).partition(" ")[0])
    if grown is not None:
        sentence = GAME.sub(lambda found: f"{'A' if found[1] == 'À' else 'a'}{grown} {{game}}", sentence)
    return SHORT.sub(short, sentence).format(**values)
