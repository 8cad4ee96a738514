"""Text of 200 % in the smallest window: nothing lies over anything, no name of a game is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.catalog import CATALOG
from ludogite.games.des_themes.moves import Colour
from ludogite.store import NewProfile, Profile
from ludogite.ui.games.des_themes.board import DiceTray
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.new_game_parts import VariantCard
from ludogite.ui.style.paint import two_lines_in
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Segmented

SMALLEST = (1024, 640)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.resize(*SMALLEST)
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("text_scale", value=2.0)
    for name in ("Léa", "Papi"):
        assert isinstance(made.store.profiles.add(NewProfile(name)), Profile)
    yield made
    made.window.close()
    made.window.deleteLater()


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize("game_id", [entry.id for entry in CATALOG])
def test_the_new_game_page_holds_everything(house: AppController, game_id: str) -> None:
    house.navigate(go.NewGame(game_id))
    settle()
    page = house.window.page
    assert isinstance(page, NewGamePage)
    for item in page.games.items:
        assert item.width() >= item.least_width(), item.text()
    content = page.sheet.content
    assert content.minimumSizeHint().width() <= page.sheet.viewport().width()
    parts: list[QWidget] = [*page.findChildren(VariantCard), *page.findChildren(Segmented)]
    for part in parts:
        if part.isVisible() and content.isAncestorOf(part):
            left = part.mapTo(content, part.rect().topLeft()).x()
            assert left >= 0
            assert left + part.width() <= page.sheet.viewport().width()
            assert part.width() >= part.minimumSizeHint().width()


def test_the_dice_of_the_themes_are_large_and_apart(theme: Theme, qtbot: QtBot) -> None:
    tray = DiceTray(theme)
    qtbot.addWidget(tray)
    theme.fit(1280, 800)
    tray.resize(860, 330)
    assert tray.has_names()
    theme.fit(*SMALLEST)
    theme.set_text_scale(2.0)
    tray.resize(706, 155)
    tray.show_dice("EPDCE", Colour.VERT, 90, "90 jetons au milieu", "")
    assert not tray.has_names()
    poses = [tray.die_pose(number) for number in range(5)]
    boxes = [QRectF(pose.x - pose.side / 2, pose.y - pose.side / 2, pose.side, pose.side) for pose in poses]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert all(box.height() > tray.felt_rect().height() * 0.55 for box in boxes)
    assert all(tray.felt_rect().contains(box) for box in boxes)
    assert QFontMetricsF(theme.font("label", strong=True)).horizontalAdvance("90 jetons") < tray._areas()[1].width()
    tray.show()
    assert not tray.grab().isNull()


def test_one_line_alone_stands_in_the_middle_of_the_room_for_two(theme: Theme) -> None:
    image = QImage(200, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(theme.font("body"))
    two_lines_in(painter, QRectF(0, 0, 200, 80), ("Pause", ""), theme.palette.ink)
    painter.end()
    written = [y for y in range(80) if any(image.pixelColor(x, y).lightness() < 128 for x in range(200))]
    assert 30 <= written[0] < written[-1] <= 50
