"""What French does to names in a sentence: « d’Alice », « qu’Élise », « aux Échecs »; other languages stay as they are."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SHORT: Final = re.compile(r"\b([DdQq]u?)e \{(\w+)\}")
"""« de » and « que » before something to be filled in."""


GAME: Final = re.compile(r"\b([Àà]|[Dd]e) \{game\}")
CONTRACTED: Final = {
    "le": {"à": "au", "de": "du"},
    "la": {"à": "à la", "de": "de la"},
    "les": {"à": "aux", "de": "des"},
}
"""What « à » and « de » become before the name of a game, by its article."""


def elides(name: str) -> bool:
    """Tell whether « de » loses its e before a name: before a vowel, and before most names in H, but not before Y and a vowel."""
    bare = unicodedata.normalize("NFD", name[:2]).encode("ascii", "ignore").decode().lower()
    return bare[:1] in set("aeiouh") or (bare[:1] == "y" and bare[1:2] not in set("aeiou"))


def elided(sentence: str, *, article: str = "", **values: str | int) -> str:
    """Fill a translated sentence, with « de » and « que » as they stand before each name; ``article`` is that of a game."""

    def grown(found: re.Match[str]) -> str:
        word = CONTRACTED[article][found[1].lower()]
        return f"{word.capitalize() if found[1][0].isupper() else word} {{game}}"

    def short(found: re.Match[str]) -> str:
        value = str(values.get(found[2], ""))
        return f"{found[1]}’{{{found[2]}}}" if value and elides(value) else found[0]

    if article:
        sentence = GAME.sub(grown, sentence)
    return SHORT.sub(short, sentence).format(**values)
