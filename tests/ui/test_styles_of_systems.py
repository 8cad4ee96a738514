"""Widgets look the same whatever style the system prefers: Qt's own for older Windows leaves what lay there before."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QStyleFactory, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import ThinBar


def test_the_style_is_one_and_the_same_everywhere() -> None:
    code = "from ludogite.app.bootstrap import make_application as make; print(make().style().name())"
    environment = os.environ | {"QT_STYLE_OVERRIDE": "Windows"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "fusion"


@pytest.mark.parametrize("style", QStyleFactory.keys())
def test_a_thin_bar_shows_the_page_beside_its_handle(qtbot: QtBot, theme: Theme, style: str) -> None:
    page = QWidget()
    page.setAutoFillBackground(True)
    made = QStyleFactory.create(style)
    page.setStyle(made)
    bar = ThinBar(theme, Qt.Orientation.Vertical, page)
    bar.setStyle(made)
    bar.setRange(0, 900)
    bar.setPageStep(100)
    bar.setGeometry(80, 0, 12, 200)
    qtbot.addWidget(page)
    page.resize(100, 200)

    def seen(ground: str) -> QImage:
        palette = page.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(ground))
        page.setPalette(palette)
        page.show()
        qtbot.wait(50)
        return page.screen().grabWindow(page.winId()).toImage()

    for ground in ("red", "green", "blue"):
        picture = seen(ground)
        assert picture.pixelColor(86, 190) == picture.pixelColor(20, 190) == QColor(ground)
        assert picture.pixelColor(86, 10) != QColor(ground)
    page.setStyle(page.style())
