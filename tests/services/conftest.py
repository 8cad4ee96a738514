"""A game at a table, without a window: what the services are tried with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ludogite.core.gamecode import make_code
from ludogite.games.catalog import load_game
from ludogite.games.setup import new_header, reader
from ludogite.services.match import Match, begin
from ludogite.store.database import Store, open_in_memory
from ludogite.store.saves import SeatInfo

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
Lay = Callable[..., Match]


@pytest.fixture
def store(qapp: QApplication) -> Iterator[Store]:
    made = open_in_memory()
    yield made
    made.close()


@pytest.fixture
def lay(store: Store) -> Iterator[Lay]:
    """Begin games of a store in memory: ``lay("yahtzee", "Léa", "Papi", levels={1: "moyen"})``."""
    laid: list[Match] = []

    def make(
        game_id: str,
        *names: str,
        options: Mapping[str, Any] | None = None,
        levels: Mapping[int, str] | None = None,
        hand: bool = False,
        number: int = 0,
    ) -> Match:
        game = load_game(game_id)
        header = new_header(game, len(names), make_code(number.to_bytes(8, "big")), options or {}, hand=hand)
        seats = [SeatInfo(seat, name, seat + 1, level=(levels or {}).get(seat)) for seat, name in enumerate(names)]
        saved = begin(store, header, game.record_key(game.read_options(options or {})), seats, typed=False, assisted=False)
        laid.append(Match(store, saved, reader(RESOURCES)))
        return laid[-1]

    yield make
    for match in laid:
        match.close()
        match.deleteLater()
