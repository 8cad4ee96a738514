"""The colours of a theme by their roles, so that a misspelled one is found before anything runs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Palette(NamedTuple):
    """One colour for each role of ``resources/themes/tokens.toml``; shared by all who paint, so nobody changes one in place."""

    lamp: QColor
    brass_top: QColor
    brass_bottom: QColor
    brass_edge: QColor
    gold: QColor
    gold_edge: QColor
    sand: QColor
    glass: QColor
    shadow: QColor
    light: QColor
    card_text_on_colour: QColor
    card_white: QColor
    card_replay: QColor
    card_lock: QColor
    card_joker: QColor
    card_joker_mark: QColor
    card_bin: QColor
    card_back: QColor
    ground: QColor
    ground_edge: QColor
    surface: QColor
    surface_soft: QColor
    ink: QColor
    muted: QColor
    line: QColor
    control_outline: QColor
    accent: QColor
    accent_edge: QColor
    on_accent: QColor
    accent_tint: QColor
    turn_tint: QColor
    positive: QColor
    positive_tint: QColor
    warning: QColor
    danger: QColor
    focus: QColor
    walnut_top: QColor
    walnut_bottom: QColor
    on_wood: QColor
    on_wood_muted: QColor
    wood_top: QColor
    wood_bottom: QColor
    wood_edge: QColor
    on_wood_light: QColor
    on_felt: QColor
    on_felt_muted: QColor
    cell: QColor
    cell_line: QColor
    tile: QColor
    black_cell: QColor
    bonus_orange: QColor
    bonus_jaune: QColor
    bonus_rouge: QColor
    bonus_mark: QColor
    ivory_top: QColor
    ivory_bottom: QColor
    ivory_edge: QColor
    pip: QColor
    card_green: QColor
    card_red: QColor
    on_player: QColor
    cell_last_play: QColor
    ground2: QColor
    surface2: QColor
    accent_hi: QColor
    card_ivory: QColor
    card_text: QColor
    player_1: QColor
    player_1_tint: QColor
    player_2: QColor
    player_2_tint: QColor
    player_3: QColor
    player_3_tint: QColor
    player_4: QColor
    player_4_tint: QColor
    player_5: QColor
    player_5_tint: QColor
    player_6: QColor
    player_6_tint: QColor
    player_7: QColor
    player_7_tint: QColor
    player_8: QColor
    player_8_tint: QColor

    def of(self, role: str) -> QColor:
        """Return the colour of a role that is known only at run time; raise ``AttributeError`` for another."""
        colour: QColor = getattr(self, role)
        return colour
