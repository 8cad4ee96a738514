"""Every page of the example family, at corner sizes, in every language and theme: nothing fails, nameless or cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from ludogite.app import House
from ludogite.opening import open_house
from ludogite.screenshots import PAGES, Example
from ludogite.ui.theme import THEMES

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Example]]:
    folder = tmp_path_factory.mktemp("family")
    example = Example(folder, "1")
    example.play_past(games=4)
    house = open_house(folder, lang="fr")
    house.window.show()
    house.ready()
    house.change("reduced_motion", value=True)
    yield house, example
    house.languages.speak("fr")  # the next tests are in French
    house.window.close()
    house.window.deleteLater()
    example.store.close()


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


def is_scrolled(widget: QWidget) -> bool:
    """Whether it lies in something that scrolls, so that it may be out of sight."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def faults(window: QWidget) -> list[str]:
    """List the buttons of a window that nobody can name, and those that are cut off although nothing scrolls."""
    found = []
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or button.width() * button.height() == 0:
            continue
        told = f"{type(button).__name__} {button.text()!r} {button.accessibleName()!r}"
        if not (button.accessibleName() or button.text()):
            found.append(f"nameless: {told}")
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if not is_scrolled(button) and not window.rect().contains(place):
            found.append(f"cut off: {told} at {place}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_whole(stage: tuple[House, Example], name: str) -> None:
    house, example = stage
    for lang in ("fr", "en"):
        house.languages.speak(lang)
        PAGES[name](house, example)
        for size, theme in zip(SIZES, THEMES, strict=True):
            house.window.resize(*size)
            house.look.set_theme(theme)
            settle()
            assert faults(house.window) == [], (lang, size, theme)
    house.go_home()


def test_the_text_may_be_twice_as_large(stage: tuple[House, Example]) -> None:
    house, example = stage
    house.window.resize(1280, 800)
    house.look.set_text_scale(2.0)
    for name in PAGES:
        PAGES[name](house, example)
        settle()
        assert not house.window.grab().isNull()
        assert faults(house.window) == [], name
    house.look.set_text_scale(1.0)
    house.go_home()


def test_tab_walks_round_every_page_and_back(stage: tuple[House, Example]) -> None:
    house, example = stage
    for name in PAGES:
        PAGES[name](house, example)
        settle()
        page = house.window.page
        assert page is not None
        where = page if page.isVisible() else house.window  # the curtain hides the page
        reachable = [one for one in where.findChildren(QWidget) if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert reachable, name
    house.go_home()
