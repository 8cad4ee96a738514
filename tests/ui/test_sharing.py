"""A result is shown to others from the page where its game ended: all ways, every game, one to eight people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from ludogite.app.app_controller import AppController
from ludogite.ui.pages.game_over import GameOverPage
from tests.ui.family_house import family_house
from tests.ui.finished import NAMES, end, keep, played, sizes
from tests.ui.test_printed_sheets import Agreed


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path / "house", [(name, ink) for ink, name in enumerate(NAMES[:6], 1)]) as opened:
        yield opened


def choose(page: GameOverPage, text: str) -> None:
    """Press *Partager*, and what is chosen of its menu."""
    QTest.mouseClick(page.ways.share, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in page.findChildren(QMenu) if menu.isVisible())
    action = next(action for action in menu.actions() if action.text().startswith(text))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    QCoreApplication.processEvents()


@pytest.mark.parametrize(("game_id", "seats"), sizes())
def test_every_game_is_shared_by_as_many_as_played_it(
    house: AppController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game_id: str, seats: int
) -> None:
    page = end(house, keep(house, played(game_id, seats)))
    notice = house.window.notice
    choose(page, "En lignes de texte")
    copied = QGuiApplication.clipboard().text()
    assert all(name in copied for name in NAMES[:seats])
    assert notice.label.text().startswith("Le résultat est copié")
    choose(page, "En image")
    assert QGuiApplication.clipboard().image().width() == 1200
    assert "L’image du résultat est copiée" in notice.label.text()
    printing_of_qt = pytest.importorskip("PySide6.QtPrintSupport")
    monkeypatch.setattr(printing_of_qt, "QPrintDialog", Agreed)
    monkeypatch.setattr(Agreed, "file", str(tmp_path / "p.pdf"))
    choose(page, "Imprimer")
    assert (tmp_path / "p.pdf").stat().st_size > 1000
    assert "Le résultat s’imprime" in notice.label.text()
    file = tmp_path / "souvenir.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(file), ""))
    choose(page, "Enregistrer le souvenir")
    qtbot.waitUntil(file.exists, timeout=20_000)
    assert "imprévu" not in notice.label.text()
