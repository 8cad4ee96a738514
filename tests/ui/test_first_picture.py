"""The picture of the page that a start shows first: it is the page to the last pixel, of nothing else, and takes no click away."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import bootstrap, first_picture
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import Begun, begin, keep_picture, open_app
from ludogite.app.crash_log import CRASH_LOG
from ludogite.app.first_picture import FILE, LONGEST, FirstPicture, recall, subject
from ludogite.app.window import Window
from ludogite.services import home_facts
from ludogite.services.home_facts import HomeFacts
from ludogite.store import NewProfile, open_store
from ludogite.store.saves import NewGame, SeatInfo
from ludogite.ui.pages.home import HomePage
from ludogite.ui.widgets.transitions import LidAnimation

ROOT = Path(__file__).resolve().parents[2]
USUAL = QSize(1280, 800)
HEADER = '{"v":1,"game":"yahtzee","options":{},"seats":[],"seed":""}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make the data of a family with a game that waits, where nothing moves."""
    store = open_store(tmp_path).store
    for name, ink in (("Léa", 2), ("Papi", 5)):
        store.profiles.add(NewProfile(name, ink))
    store.saves.create(NewGame("yahtzee", "normal", HEADER, (SeatInfo(0, "Léa", 2), SeatInfo(1, "Papi", 5))))
    store.settings.set("reduced_motion", True)
    store.close()
    return tmp_path


def leave(folder: Path, *, size: QSize = USUAL, lang: str = "fr") -> HomeFacts:
    """Open and close the house as the program does, in a window of that size; return what it has shown."""
    controller = open_app(folder, lang=lang)
    controller.ready()
    controller.window.first_size = size
    controller.window.close()
    keep_picture(controller)
    controller.window.deleteLater()
    assert controller.home_room.left is not None
    return controller.home_room.left


def sought(begun: Begun) -> str:
    theme, window = begun.theme, begun.window
    theme.fit(window.width(), window.height())
    assert begun.remembered is not None
    return subject(theme, begun.languages.language, begun.remembered.facts, window.size())


@pytest.fixture
def start(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., tuple[AppController, QImage]]]:
    """Start in a window of some size up to the first frame of the page; tell what was seen before it."""
    made: list[AppController] = []

    def started(size: QSize = USUAL, lang: str = "fr") -> tuple[AppController, QImage]:
        begun, seen = begin(folder, lang), [QImage()]
        shown = first_picture.show

        def show(window: Window, picture: FirstPicture) -> None:
            window.resize(size)
            shown(window, picture)
            seen.append(window.grab().toImage())

        with monkeypatch.context() as patch:
            patch.setattr(first_picture, "show", show)
            bootstrap._show_picture(folder, begun)
        controller = open_app(folder, lang=lang, begun=begun)
        controller.window.painted.disconnect()  # the data wait until something asks for them
        controller.window.show()
        controller.window.uncover()
        bootstrap._open_lid(controller)
        made.append(controller)
        return controller, seen[-1]

    yield started
    for controller in made:
        controller.window.close()
        controller.window.deleteLater()


@pytest.mark.parametrize("size", [USUAL, QSize(900, 760)], ids=["usual", "small"])
@pytest.mark.parametrize("settings", [{}, {"reduced_motion": False}, {"theme": "soiree", "text_scale": 1.5}], ids=str)
def test_the_picture_is_the_page_to_the_last_pixel(
    folder: Path,
    start: Callable[..., tuple[AppController, QImage]],
    monkeypatch: pytest.MonkeyPatch,
    size: QSize,
    settings: dict[str, object],
) -> None:
    # However long the machine stands still between the two.
    monkeypatch.setattr("ludogite.ui.pages.ago.Ago.say", lambda *_: "à l’instant")
    store = open_store(folder).store
    for name, value in settings.items():
        store.settings.set(name, value)  # type: ignore[arg-type]
    store.close()
    leave(folder, size=size)
    controller, seen = start(size)
    assert not controller.services.is_open
    assert seen.size() == size * seen.devicePixelRatio()
    assert bool(controller.window.findChildren(LidAnimation)) is ("reduced_motion" in settings)
    page = controller.window.grab().toImage()
    assert page == seen
    assert len(controller.home.ticket.tickets) == 1


def test_when_the_game_was_left_is_told_as_of_now(
    folder: Path, start: Callable[..., tuple[AppController, QImage]], monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(folder)
    kept = (folder / FILE).read_bytes()
    monkeypatch.setattr("ludogite.ui.pages.ago.Ago.say", lambda *_: "il y a 3 jours")
    controller, seen = start()
    assert (folder / FILE).read_bytes() == kept
    assert not seen.isNull()
    assert controller.home.ticket.tickets[0].when_text == "il y a 3 jours"
    assert controller.window.grab().toImage() == seen


def test_a_small_ticket_is_shown_for_as_long_as_its_words_are_true(
    folder: Path, start: Callable[..., tuple[AppController, QImage]], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = QSize(900, 760)
    leave(folder, size=small)
    assert not start(small)[1].isNull()
    monkeypatch.setattr("ludogite.ui.pages.ago.Ago.say", lambda *_: "il y a 3 jours")
    assert start(small)[1].isNull()


FINDS: tuple[Callable[[HomePage], QWidget], ...] = (
    lambda home: home.cards[1],
    lambda home: home.people.people[1],
    lambda home: home.settings_button,
    lambda home: home.people.fresh,
)


@pytest.mark.parametrize("find", FINDS, ids=["game", "person", "settings", "profile"])
def test_a_click_on_the_picture_is_answered_by_what_it_shows(
    folder: Path, start: Callable[..., tuple[AppController, QImage]], find: Callable[[HomePage], QWidget]
) -> None:
    leave(folder)
    controller, seen = start()
    assert not seen.isNull()
    window, wanted = controller.window, find(controller.home)
    place = wanted.mapTo(window, wanted.rect().center())
    assert window.childAt(place) in {wanted, *wanted.findChildren(QWidget)}
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert controller.is_ready
    assert window.page is not controller.home


def test_a_key_on_the_picture_is_answered(folder: Path, start: Callable[..., tuple[AppController, QImage]]) -> None:
    leave(folder)
    controller, _ = start()
    controller.window.activateWindow()
    QTest.keyClick(controller.window.windowHandle(), Qt.Key.Key_F1)
    assert controller.window.page is not controller.home


def test_a_window_that_gets_another_size_shows_no_picture(folder: Path, start: Callable[..., tuple[AppController, QImage]]) -> None:
    leave(folder)
    controller, seen = start(QSize(1000, 700))
    assert seen.pixelColor(500, 300) == seen.pixelColor(10, 10) == controller.theme.palette.ground


# ---- of what it is a picture -----------------------------------------------------------------------------------------------


def test_it_is_found_by_all_that_it_shows(folder: Path, qtbot: QtBot) -> None:
    facts = leave(folder)
    begun = begin(folder, "fr")
    theme, asked = begun.theme, begun.window.size()
    what = sought(begun)
    assert recall(folder, what) is not None
    assert recall(folder, subject(theme, "en", facts, asked)) is None
    assert recall(folder, subject(theme, "fr", facts, asked + QSize(1, 0))) is None
    assert recall(folder, subject(theme, "fr", facts._replace(people=facts.people[:1]), asked)) is None
    assert recall(folder, subject(theme, "fr", facts._replace(waiting=()), asked)) is None
    changes: tuple[Callable[[], None], ...] = (
        lambda: theme.set_reduced_motion(False),
        lambda: theme.set_text_scale(1.25),
        lambda: theme.use("contraste"),
        lambda: theme.fit(1920, 1080),
    )
    for change in changes:
        change()
        assert recall(folder, subject(theme, "fr", facts, asked)) is None
    begun.window.deleteLater()


@pytest.mark.parametrize("change", ["language", "theme", "person", "version", "program"])
def test_what_has_changed_since_has_no_picture(folder: Path, change: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(folder)
    store = open_store(folder).store
    match change:
        case "language" | "theme":
            store.settings.set(change, {"language": "en", "theme": "soiree"}[change])
        case "person":
            store.profiles.add(NewProfile("Zoé", 3))
        case "version":
            monkeypatch.setattr(first_picture, "__version__", "another")
        case "program":  # of the same version, and installed anew
            monkeypatch.setattr(first_picture, "__file__", str(folder / first_picture.FILE))
    store.close()
    begun = begin(folder, None if change == "language" else "fr")
    assert begun.remembered is None or recall(folder, sought(begun)) is None
    bootstrap._show_picture(folder, begun)
    assert begun.window.isHidden(), "no picture: the window waits for its page"
    begun.window.deleteLater()


def test_the_picture_of_another_family_is_not_shown(folder: Path, tmp_path_factory: pytest.TempPathFactory, qtbot: QtBot) -> None:
    leave(folder)
    other = tmp_path_factory.mktemp("other")
    store = open_store(other).store
    store.profiles.add(NewProfile("Zoé", 1))
    store.close()
    leave(other)
    (other / FILE).replace(folder / FILE)
    begun = begin(folder, "fr")
    assert begun.remembered is not None
    assert recall(folder, sought(begun)) is None
    begun.window.deleteLater()


# ---- the file --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        lambda head, shape, packed: b"\n".join((head, shape, packed[:-9])),
        lambda head, shape, packed: b"\n".join((head, shape, packed[:99] + bytes([packed[99] ^ 1]) + packed[100:])),
        lambda head, shape, packed: b"\n".join((head, shape, zlib.compress(bytes(99)))),
        lambda head, shape, packed: b"\n".join((head, shape.replace(b"[1280", b"[1281"), packed)),
        lambda head, shape, packed: b"\n".join((head, shape.replace(b"[1280", b"[-1280"), packed)),
        lambda head, shape, packed: b"\n".join((head, shape.replace(b"[1280", b"[99999999"), packed)),
        lambda head, shape, packed: b"\n".join((head, shape.replace(b"1.0", b"0.0", 1), packed)),
        lambda head, shape, packed: b"\n".join((head, b"[]", packed)),
        lambda head, shape, packed: b"\n".join((head, b"[" * 100_000, packed)),
        lambda head, shape, packed: b"\n".join((head, shape)),
        lambda head, shape, packed: head,
        lambda head, shape, packed: b"",
        lambda head, shape, packed: b"\n".join((head, shape, packed)) + bytes(LONGEST),
        lambda head, shape, packed: b"\n".join((head, shape, zlib.compress(bytes(200_000_000)))),
    ],
)
def test_a_damaged_file_is_no_picture(folder: Path, damage: Callable[[bytes, bytes, bytes], bytes], qtbot: QtBot) -> None:
    leave(folder)
    begun = begin(folder, "fr")
    what = sought(begun)
    assert recall(folder, what) is not None
    (folder / FILE).write_bytes(damage(*(folder / FILE).read_bytes().split(b"\n", 2)))
    assert recall(folder, what) is None
    begun.window.deleteLater()


def test_it_is_for_this_account_alone_and_small(folder: Path, qtbot: QtBot) -> None:
    leave(folder)
    about = (folder / FILE).stat()
    assert about.st_size < 1024 * 1024
    if hasattr(os, "geteuid"):
        assert about.st_mode & 0o077 == 0


def test_it_is_painted_only_when_it_would_be_another_one(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(folder)
    monkeypatch.setattr(first_picture, "_painted", lambda *_: pytest.fail("it is there"))
    leave(folder)


def test_a_full_disk_stops_nobody_from_leaving(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(first_picture, "write_quickly", full)
    leave(folder)
    assert not (folder / FILE).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows closes the window and sends no signal")
@pytest.mark.parametrize("asked", ["SIGTERM", "SIGHUP"])
def test_the_system_may_end_the_program_and_the_next_start_has_its_picture(tmp_path: Path, asked: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "ludogite", "--data", str(tmp_path), "--lang", "fr"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as program:
        try:
            give_up = time.monotonic() + 60
            while not (tmp_path / home_facts.FILE).exists() and time.monotonic() < give_up:
                time.sleep(0.05)
            program.send_signal(getattr(signal, asked))
            assert program.wait(timeout=60) == 0
        finally:
            program.kill()
        assert program.stderr is not None
        assert program.stderr.read() == ""
    assert (tmp_path / FILE).exists()
    assert not (tmp_path / CRASH_LOG).exists() or not (tmp_path / CRASH_LOG).read_text(encoding="utf-8")


def test_who_keeps_nothing_keeps_no_picture(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_facts, "DATA_FILE", "elsewhere.db")
    controller = open_app(tmp_path, lang="fr")
    controller.ready()
    controller.window.close()
    keep_picture(controller)
    controller.window.deleteLater()
    assert not (tmp_path / FILE).exists()


def test_a_picture_that_nobody_sees_is_not_waited_for(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(folder)
    monkeypatch.setattr(first_picture.FirstSheet, "paint", lambda *_: None)
    begun = begin(folder, "fr")
    bootstrap._show_picture(folder, begun)
    assert begun.window.isVisible()
    assert begun.window.childAt(QPoint(5, 5)) is not None
    begun.window.deleteLater()
