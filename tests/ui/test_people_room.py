"""A person's statistics in the real window: figures follow once logs are read, end with the page, and go to a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.services.exports import MARK
from ludogite.services.look_backs import LookBacks
from ludogite.store import Family as Carried
from ludogite.store import read_family
from ludogite.ui.pages.profile import ProfilePage
from tests.ui.family import Family


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    """Open a house where Léa, Papi and Zoé have played three times."""
    family = Family()
    for names in (("Léa", "Papi"), ("Papi", "Léa"), ("Léa",)):
        family.play(*names)
    house = open_app(tmp_path / "data", lang="fr")
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    carried = read_family(family.store.family.pack())
    assert isinstance(carried, Carried)
    house.store.family.merge(carried)
    yield house
    house.window.close()
    house.window.deleteLater()


def profile(house: AppController, number: int = 1) -> ProfilePage:
    house.navigate(go.Profile(number))
    page = house.window.page
    assert isinstance(page, ProfilePage)
    return page


def answer(monkeypatch: pytest.MonkeyPatch, name: Path) -> None:
    reply: Callable[..., tuple[str, str]] = lambda *_: (str(name), "")  # noqa: E731 - a value with a type
    monkeypatch.setattr(QFileDialog, "getSaveFileName", reply)


def test_figures_follow_once_the_logs_are_read(house: AppController, qtbot: QtBot) -> None:
    page = profile(house)
    assert page.tiles[2].number.text() == "–"
    qtbot.waitUntil(lambda: page.tiles[2].number.text() != "–" and "trop peu" in page.talent_sheet.note.text(), timeout=20_000)
    assert page.tiles[2].note.text().endswith("sur 3")
    page.game.emit("words_out")
    assert page.blank_sheet.isVisible()
    page.game.emit("yahtzee")
    qtbot.waitUntil(lambda: page.tiles[2].number.text() != "–")


def test_looking_stops_when_the_page_is_left(house: AppController) -> None:
    page = profile(house)
    looking = page.findChildren(LookBacks)
    assert any(backs.is_busy for backs in looking)
    house.navigate(go.Home())
    assert not any(backs.is_busy for backs in looking)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_everything_goes_to_a_file(
    house: AppController, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    file = tmp_path / f"lea.{kind}"
    answer(monkeypatch, file)
    page = profile(house)
    page.export.emit(kind)
    qtbot.waitUntil(file.exists, timeout=20_000)
    text = file.read_text(encoding="utf-8")
    if kind == "json":
        games = json.loads(text)["games"]
        assert [game["others"] for game in games] == [[], ["Papi"], ["Papi"]]
        scores = [sum(game["account"].values()) for game in games]
        assert scores == pytest.approx([game["score"] for game in games], abs=0.02)
        assert all(len(game["boxes"]) == 13 for game in games)
        return
    assert text.startswith(MARK)
    first = text.removeprefix(MARK).splitlines()[0]
    rows = list(csv.DictReader(io.StringIO(text.removeprefix(MARK)), delimiter=";" if ";" in first else ","))
    assert len(rows) == 3
    assert all(row["box_chance"].isdigit() and row["perfect"] for row in rows)


def test_somebody_without_games_still_gets_a_file(house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "zoe.json"
    answer(monkeypatch, file)
    profile(house, 3).export.emit("json")
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == []


def test_a_file_that_cannot_be_written_is_told(
    house: AppController, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, tmp_path / "nowhere" / "lea.csv")
    profile(house).export.emit("csv")
    qtbot.waitUntil(lambda: "lea.csv" in house.window.notice.label.text(), timeout=20_000)
