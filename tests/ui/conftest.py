"""What every test of the interface starts from."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.app.app_controller import AppController
from ludogite.app.window import Window
from ludogite.cli.screenshots import Example
from ludogite.games.setup import Loaded
from ludogite.paths import translations
from ludogite.services import worker_process
from ludogite.services.facts import Accountant, AccountTotal
from ludogite.services.thinking import reviewed
from ludogite.ui.style import paint_wood
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.made_tokens import TOKENS
from ludogite.ui.style.theme import Theme, load_theme
from ludogite.ui.widgets.base import forget_layout_items
from tests.ui.family_house import example_house
from tests.ui.hours import STOPWATCHES, Hours
from tests.ui.phone_tables import browser, chromium, lang, laying, party

__all__ = ["browser", "chromium", "lang", "laying", "party"]

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture(scope="session", autouse=True)
def french(qapp: QApplication) -> Languages:
    """Let the interface speak French with its plurals, whatever the machine speaks."""
    spoken = Languages(translations())
    spoken.speak("fr")
    return spoken


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    """Open one house of the example family, without movement, for all tests of a file."""
    folder = tmp_path_factory.mktemp("family")
    with example_house(Example.with_past(folder, "1"), folder) as opened:
        yield opened


@pytest.fixture(autouse=True)
def speaks_french_again(french: Languages) -> Iterator[None]:
    """Let no test speak the language that a window before it was left in."""
    yield
    french.speak("fr")


@pytest.fixture(scope="session", autouse=True)
def few_pictures() -> Iterator[None]:
    """Let looks keep a picture of a 4K page, not twenty: pages are drawn in many sizes here, each of them once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludogite.ui.style.theme.PICTURE_PIXELS", 10_000_000)
        yield


@pytest.fixture(scope="session", autouse=True)
def grain_is_drawn_once(qapp: QApplication) -> Iterator[None]:
    """Keep the grain of the wood from one look to the next: three hundred antialiased waves, drawn anew by every window."""
    drawn: dict[tuple[object, ...], QPixmap] = {}
    plain = paint_wood._grain_tile

    def once(theme: Theme, ratio: float) -> QPixmap:
        sizes = (theme.px(paint_wood.TILE_WIDTH), theme.px(paint_wood.TILE_HEIGHT), theme.px(1), ratio)
        key = (*sizes, theme.palette.shadow.rgba())
        if key not in drawn:
            drawn[key] = plain(theme, ratio)
        return drawn[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paint_wood, "_grain_tile", once)
        yield
    drawn.clear()


@pytest.fixture(scope="session", autouse=True)
def each_game_is_looked_back_on_once() -> Iterator[None]:
    """Keep what was found out about a game, for the example family plays the same ones in every test; it takes seconds each."""
    called: Callable[..., tuple[str, Any]] = worker_process.called
    known: dict[tuple[Any, ...], tuple[str, Any]] = {}

    def once(call: Callable[..., Any], tell: Callable[[int], None] | None) -> tuple[str, Any]:
        if not (isinstance(call, partial) and call.func is reviewed):
            return called(call, tell)
        saved, read = call.args
        key = saved.game.game, saved.game.header, tuple((one.seat, one.level) for one in saved.game.seats), saved.plies, read
        if key not in known:
            known[key] = called(call, tell)
        return known[key]

    account: Callable[[Accountant, Loaded, int], AccountTotal] = Accountant.__call__
    accounts: dict[tuple[Any, ...], AccountTotal] = {}

    def account_once(accountant: Accountant, loaded: Loaded, seat: int) -> AccountTotal:
        key = accountant.read, loaded.header, loaded.entries, seat
        if key not in accounts:
            accounts[key] = account(accountant, loaded, seat)
        return accounts[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker_process, "called", once)
        patch.setattr(Accountant, "__call__", account_once)
        yield


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let buttons hear at once: tests press faster than people; ``test_hands`` looks at the rule itself."""
    monkeypatch.setattr("ludogite.ui.flow.press_guard.GUARD_MS", 0)
    monkeypatch.setattr("ludogite.ui.screen.game_screen.LAST_LOOK_MS", 0)


def delete_windows(qapp: QApplication, before: set[QWidget]) -> bool:
    """Delete the windows that were not there before; true where a house was among them.

    Qt deletes them, not the collector: of widgets that it finds in a circle it takes the Python half first, which their event
    filters do not survive.
    """
    made = [window for window in qapp.topLevelWidgets() if window not in before]
    was_house = any(isinstance(window, Window) for window in made)
    forget_layout_items()
    for window in made:
        window.close()
        window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return was_house


@pytest.fixture(scope="module", autouse=True)
def no_window_outlives_its_module(qapp: QApplication) -> Iterator[None]:
    """Delete the windows that the fixtures of a module have made."""
    before = set(qapp.topLevelWidgets())
    yield
    delete_windows(qapp, before)


@pytest.fixture(autouse=True)
def no_window_outlives_its_test(qapp: QApplication) -> Iterator[None]:
    """Delete the windows that a test has made, and let the collector come after that; those of a whole module stay.

    A house is held in circles, with all the pictures of its look: it goes at once, or ten of them weigh 160 MB.
    """
    before = set(qapp.topLevelWidgets())
    gc.disable()
    yield
    was_house = delete_windows(qapp, before)
    gc.enable()
    if was_house:
        gc.collect()


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """Let time pass by hand for clocks, computer players and keys that are pressed together."""
    passed = Hours()
    for module in STOPWATCHES:
        monkeypatch.setattr(f"ludogite.{module}.QElapsedTimer", passed.stopwatch)
    return passed


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Give a fresh theme without movement; nobody changed a colour of it in place, and it forgets its pictures."""
    made = load_theme(RESOURCES)
    made.set_reduced_motion(True)
    yield made
    assert made.palette == Theme(TOKENS, made.name).palette, "a colour was changed in place"
    made.set_reduced_motion(False)
