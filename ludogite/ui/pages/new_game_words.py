"""What a new game is told in: what has been agreed, and who plays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.games.game import Number
from ludogite.services.new_game import GameDraft
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages.new_game_seats import listed
from ludogite.ui.variants import Words, own_name

MOST_LEVELS = 3
"""Seats up to which it is worth saying the levels of computer players with their names."""


def summary(words: Words, ui: GameUi, draft: GameDraft) -> str:
    """Sum up the game: variant, or name where there is but one, numbers, and what is not as usual."""
    has_variants = len(draft.game.variants) > 1  # with the name as well, the numbers would be cut
    parts = [words.variant_name(draft.game, draft.variant) if has_variants else words.game_name(draft.game.id)]
    for agreed in draft.fields:
        value = draft.values[agreed.name]
        if draft.own(agreed.name):
            parts.append(own_name(ui))
        elif not draft.means(agreed):
            continue
        elif isinstance(agreed, Number) or value != agreed.default:
            parts.append(words.value_name(draft.game, agreed, value))
    return " · ".join(part for part in parts if part)


def people(words: Words, draft: GameDraft, names: Sequence[str]) -> str:
    """Name who plays, at a small table computer players with their level: "Papi, Léa et Plume (moyen)"."""
    computer = QCoreApplication.translate("NewGamePage", "{name} ({level})")
    is_small = len(draft.seats) <= MOST_LEVELS
    return listed([
        computer.format(name=name, level=words.level_name(seat.level).lower()) if seat.level and is_small else name
        for seat, name in zip(draft.seats, names, strict=True)
    ])  # fmt: skip
