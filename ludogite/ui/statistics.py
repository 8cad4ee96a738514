"""Turn what the store knows into what the quiet pages show: names of record lists, statistics of a profile, exports."""

from __future__ import annotations

from ludogite.games.catalog import find_game
from ludogite.ui.texts import Texts


def variant_title(game_id: str, variant: str) -> str:
    """Say in words what a list of records is of, from the text by which the store keeps it apart ("normal/manches=1/…").

    A piece that the game of today does not know is left out.
    """
    words, entry = Texts(), find_game(game_id)
    if entry is None or not entry.is_ready:
        return ""
    game = entry.load()
    name, *pairs = variant.split("/")
    said = [words.variant_name(game, kind) for kind in game.variants if kind.name == name and len(game.variants) > 1]
    fields = {field.name: field for field in game.fields}
    for pair in pairs:
        key, _, text = pair.partition("=")
        field = fields.get(key)
        value = next((value for value in field.values if str(value) == text), None) if field is not None else None
        if field is not None and value is not None:
            said.append(words.value_name(game, field, value))
    return " · ".join(filter(None, said))
