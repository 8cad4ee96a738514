"""Name what records are kept apart by: a variant with its options, and what a family made itself."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from ludogite.core.log import Option
from ludogite.games.catalog import find_game
from ludogite.games.game import Field, Game, Number, Variant
from ludogite.games.handicap import OPTION as HANDICAP
from ludogite.ui.game_ui import GameUi, GameUis
from ludogite.ui.texts import UNKNOWN_SHOWN, character_line, level_name, vocabulary_name

translate = QCoreApplication.translate


class Words(Protocol):
    """Names games, variants, options, values and levels in the language of the moment."""

    def game_name(self, game_id: str) -> str:
        """Name a game."""

    def variant_name(self, game: Game, variant: Variant) -> str:
        """Name a variant."""

    def variant_note(self, game: Game, variant: Variant) -> str:
        """Say in a line or two what a variant changes."""

    def variant_brief(self, game: Game, variant: Variant) -> str:
        """Say in two words what a variant is like; "" for nothing."""

    def field_name(self, game: Game, field: Field) -> str:
        """Name an option."""

    def field_note(self, game: Game, field: Field) -> str:
        """Say what an option means."""

    def value_name(self, game: Game, field: Field, value: Option) -> str:
        """Say a value as the summary does; empty for a flag that is off."""

    def level_name(self, level: str) -> str:
        """Name a level of computer players."""

    def character_line(self, name: str) -> str:
        """Say what a computer player is like, in a few words."""

    def vocabulary_name(self, vocabulary: str) -> str:
        """Name the words that a computer player knows."""


class GameWords:
    """The :class:`Words` of games."""

    def __init__(self, uis: GameUis) -> None:
        self._uis = uis

    def game_name(self, game_id: str) -> str:
        """Name a game of the box; one that this program does not know is called that, with the beginning of its id."""
        return self._uis.name(game_id)

    def variant_name(self, game: Game, variant: Variant) -> str:
        """Name a variant."""
        return self._uis.texts(game.id).variant_name(variant)

    def variant_note(self, game: Game, variant: Variant) -> str:
        """Say in a line or two what a variant changes."""
        return self._uis.texts(game.id).variant_note(variant)

    def variant_brief(self, game: Game, variant: Variant) -> str:
        """Say in two words what a variant is like."""
        return self._uis.texts(game.id).variant_brief(variant)

    def field_name(self, game: Game, field: Field) -> str:
        """Name an option."""
        return self._uis.texts(game.id).field_name(field)

    def field_note(self, game: Game, field: Field) -> str:
        """Say what an option means."""
        return self._uis.texts(game.id).field_note(field)

    def value_name(self, game: Game, field: Field, value: Option) -> str:
        """Say a value as the summary does."""
        return self._uis.texts(game.id).value_name(field, value)

    level_name = staticmethod(level_name)
    character_line = staticmethod(character_line)
    vocabulary_name = staticmethod(vocabulary_name)


def own_name(ui: GameUi) -> str:
    """Name what the family made itself for a game, in the place of an option."""
    return "" if ui.workshop is None else translate("NewGamePage", ui.workshop().name)


def variant_title(ui: GameUi | None, variant: str) -> str:
    """Say in words what a list of records is of, from the text by which the store keeps it apart ("normal/manches=1/…").

    ``ui`` is the game's, None for one that this program does not know.
    What the game of today does not know is left out, and what is as usual, but for numbers that count: "Normal · premier à 300".
    """
    entry = None if ui is None else find_game(ui.id)
    if ui is None or entry is None:
        return variant[:UNKNOWN_SHOWN]
    if not entry.is_ready:
        return ""
    game, words = entry.load(), ui.texts()
    name, *pairs = variant.split("/")
    said = [words.variant_name(kind) for kind in game.variants if kind.name == name and len(game.variants) > 1]
    fields = {field.name: field for field in game.fields}
    for pair in pairs:
        key, _, text = pair.partition("=")
        own = game.own(key)
        if own and any(each.startswith(f"{own}=") and not each.endswith("=") for each in pairs):
            said.append(own_name(ui))
            continue
        if key == HANDICAP:
            said.append(translate("Texts", "avec avance"))
            continue
        field = fields.get(key)
        value = next((value for value in field.values if str(value) == text), None) if field is not None else None
        is_usual = field is not None and value == field.default and (not isinstance(field, Number) or value == 0)
        if field is not None and value is not None and not is_usual:
            said.append(words.value_name(field, value))
    return " · ".join(filter(None, said)) or ui.name
