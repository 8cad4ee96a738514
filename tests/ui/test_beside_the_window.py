"""The window as people use it, with its work in other processes: computer players play from there, and leaving waits for nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.processes import wait_for_ended
from ludogite.store.profiles import NewProfile, Profile
from ludogite.ui.pages.table_page import TablePage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr", apart=True)
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    made.services.change("pace_ms", value=0)
    yield made
    made.window.close()
    made.window.deleteLater()
    wait_for_ended()


def sit_down(house: AppController, game: str, level: str) -> TablePage:
    lea = house.store.profiles.add(NewProfile("Léa", 1))
    assert isinstance(lea, Profile)
    seats = (SeatChoice(None, "", 2, level), SeatChoice(lea.id, "Léa", 1))
    house.navigate(go.Play(GameSetup(game, (), seats, None, coach=True)))
    page = house.window.page
    assert isinstance(page, TablePage)
    return page


@pytest.mark.parametrize("game", ["yahtzee", "words_out"])
def test_a_computer_player_plays_from_its_process(qtbot: QtBot, house: AppController, game: str) -> None:
    page = sit_down(house, game, "moyen")
    stumbled: list[int] = []
    page.match.stumbled.connect(stumbled.append)
    session = page.match.session
    person = next(seat for seat, info in enumerate(page.match.local.seats) if info.is_person)

    def is_asked() -> bool:
        page.screen_widget.flow.skip()
        played = any(entry.seat == 1 - person for entry in session.entries)
        for asked in session.requests():
            if asked.request.seat == person and not played:
                session.submit(person, next(iter(page.match.local.choices_of(person))), asked.token)
        return played

    qtbot.waitUntil(is_asked, timeout=60_000)
    assert stumbled == []


def test_leaving_waits_for_nobody(qtbot: QtBot, house: AppController) -> None:
    page = sit_down(house, "yahtzee_mots", "parfait")
    worker = house.services.worker
    qtbot.waitUntil(lambda: any(process.state() is QProcess.ProcessState.Running for process in worker.findChildren(QProcess)))
    began, worked = time.perf_counter(), time.thread_time()
    page.stop()
    page.match.close()
    took, own = time.perf_counter() - began, time.thread_time() - worked
    assert own < 0.05
    assert took < 0.1
