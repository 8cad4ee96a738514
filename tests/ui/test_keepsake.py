"""The keepsake of a game: the finished table of every game, framed, the same in every theme."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ludogite.app.controllers.keepsakes import _table
from ludogite.services.game_session import ReplaySession, SeatInfo
from ludogite.ui.printed.keepsake import FOOT, FRAME, MOUNT, RATIO, TABLE, Keepsake, picture
from ludogite.ui.style.theme import Theme
from tests.services.test_awards import GAMES, READ, played

SEATS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Ordinateur", 3, "moyen"))


def framed(theme: Theme, game_id: str, sentence: str = "Léa gagne.") -> QImage:
    loaded = played(game_id, 3)
    session = ReplaySession(loaded.rules(READ), loaded.entries, SEATS)
    return picture(
        theme, partial(_table, session=session, game=game_id), Keepsake(game_id, SEATS, (120, 80, 60), "22 novembre 2026", sentence)
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_leaves_a_framed_table(qtbot: QtBot, theme: Theme, game_id: str) -> None:
    made, other = framed(theme, game_id), framed(theme, game_id, "Papi gagne.")
    assert made.width() == (TABLE.width() + 2 * (FRAME + MOUNT)) * RATIO
    assert made.height() == (TABLE.height() + 2 * FRAME + MOUNT + FOOT) * RATIO
    table = QRect(QPoint(0, 0), made.size()).adjusted(0, 0, 0, -(FOOT + FRAME) * RATIO)
    assert made.copy(table) == other.copy(table), "the same table"
    assert made != other, "with another sentence under it"


def test_it_is_the_same_in_every_theme(qtbot: QtBot, theme: Theme) -> None:
    day = framed(theme, "yahtzee")
    theme.use("soiree")
    theme.set_text_scale(1.5)
    assert framed(theme, "yahtzee") == day
