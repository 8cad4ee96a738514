"""Several hands on one keyboard, with real key events: nobody is lost, no stray letter is written, the order is right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.games.des_themes.moves import Answer, Buzz, Colour
from ludogite.games.des_themes.state import Phase
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.games.des_themes.shared_keyboard import TOGETHER_MS
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from tests.ui.des_themes_play import Played

SCAN = {
    "qwerty": dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", (*range(24, 34), *range(38, 47), *range(52, 59)), strict=True)),
    "azerty": dict(zip("AZERTYUIOPQSDFGHJKLMWXCVBN", (*range(24, 34), *range(38, 48), *range(52, 58)), strict=True)),
}
"""The places of the letters on two keyboards."""
DIGIT_ROW = {"qwerty": "123456", "azerty": "&é\"'(-"}
DELAYS = range(0, 601, 75)


class Keyboard:
    """Sends key events, with their times, to whatever has the keyboard."""

    def __init__(self, layout: str) -> None:
        self.layout, self.time = layout, 1_000

    def down(self, letter: str, at: int, *, repeats: int = 0, shift: bool = False) -> None:
        """Press a key at a time, and let it repeat where it is held."""
        for repeat in range(repeats + 1):
            self._send(QEvent.Type.KeyPress, letter, at + 30 * repeat, is_repeat=repeat > 0, shift=shift)

    def up(self, letter: str, at: int) -> None:
        """Let a key go."""
        self._send(QEvent.Type.KeyRelease, letter, at, is_repeat=False, shift=False)

    def _send(self, kind: QEvent.Type, letter: str, at: int, *, is_repeat: bool, shift: bool) -> None:
        target = QApplication.focusWidget()
        assert target is not None
        code = SCAN[self.layout].get(letter.upper(), 10)
        modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        key = ord(letter.upper()) if letter.isascii() else 0
        event = QKeyEvent(kind, key, modifiers, code, 0, 0, letter, is_repeat)
        event.setTimestamp(at)
        QApplication.sendEvent(target, event)


@pytest.fixture(params=["qwerty", "azerty"])
def keyboard(request: pytest.FixtureRequest) -> Keyboard:
    return Keyboard(request.param)


def sit(qtbot: QtBot, theme: Theme, game: Played) -> AnyScreen:
    screen = des_themes_table.make_screen(theme, game.table)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.flow.resume()
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    return screen


def together(keyboard: Keyboard, screen: AnyScreen, seats: tuple[int, ...], delays: tuple[int, ...], *, held: bool) -> None:
    """Let players press their keys so long after the first, and check who is queued and what is written."""
    start = keyboard.time = keyboard.time + 10_000
    keys = [screen.table.buzzer_keys.by_seat[seat].lower() for seat in seats]
    for key, delay in zip(keys, delays, strict=True):
        keyboard.down(key, start + delay, repeats=2 if held else 0)
        if not held:
            keyboard.up(key, start + delay + 5)
    if held:
        for key in keys:
            keyboard.up(key, start + 2_000)
    quick = tuple(seat for seat, delay in zip(seats, delays, strict=True) if delay <= TOGETHER_MS)
    late = "".join(key for key, delay in zip(keys, delays, strict=True) if delay > TOGETHER_MS)
    assert screen.view.queue == quick, (seats, delays)
    assert screen.table.floor.field.text() == late, (seats, delays)
    screen.table.floor.field.clear()
    for _ in quick:
        QApplication.sendEvent(
            screen.table.floor.field, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        )
    assert screen.view.phase is Phase.OPEN


def rising(count: int) -> Iterator[tuple[int, ...]]:
    """Give delays after the first that do not fall."""
    if count == 1:
        yield (0,)
        return
    for before in rising(count - 1):
        yield from ((*before, delay) for delay in DELAYS if delay >= before[-1])


@pytest.mark.parametrize("held", [False, True], ids=["tapped", "held"])
@pytest.mark.parametrize("count", [2, 3], ids=["pairs", "triples"])
def test_keys_pressed_together_are_all_buzzes_in_their_order(
    qtbot: QtBot,
    theme: Theme,
    keyboard: Keyboard,
    count: int,
    held: bool,
) -> None:
    game = Played(4, round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.lay()
    groups = list(permutations(range(4), count))
    timings = list(rising(count))
    for number, seats in enumerate(groups):
        for delays in timings if count == 2 else timings[number % 5 :: 5]:
            together(keyboard, screen, seats, delays, held=held)


def test_a_held_key_writes_nothing_and_a_letter_is_written_once(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(3, round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.lay()
    keyboard.down("a", 5_000, repeats=40)
    assert (screen.view.queue, screen.table.floor.field.text()) == ((0,), "")
    keyboard.down("b", 7_000, repeats=20)
    assert screen.table.floor.field.text() == "b"


def test_a_buzzer_key_begins_a_word_after_the_moment(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(2, round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.lay("LORVA")
    keyboard.down("a", 5_000)
    for at, letter in enumerate("lincoln"):
        keyboard.down(letter, 5_600 + 90 * at)
    assert (screen.view.queue, screen.table.floor.field.text()) == ((0,), "lincoln")


def test_who_waits_is_shown_in_order(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(4, round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.lay()
    for at, letter in enumerate("wpa"):
        keyboard.down(letter, 5_000 + 100 * at)
    assert [line.state for line in screen.table.players.lines] == ["3ᵉ à buzzer", "2ᵉ à buzzer", "a la parole", ""]
    assert "ensuite Papi, Léa" in screen.table.floor.accessibleName()


def test_what_was_begun_waits_for_its_own_floor(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(3)
    screen = sit(qtbot, theme, game)
    game.lay()
    keyboard.down("a", 5_000)
    keyboard.down("p", 5_200)
    for at, letter in enumerate("bon"):
        keyboard.down(letter, 6_000 + 100 * at)
    game.advance(8_000)
    assert screen.view.queue == (1,)
    assert screen.table.floor.field.text() == ""
    keyboard.down("o", 13_050)
    assert screen.table.floor.field.text() == "", "the hand that still writes is the first one's"
    game.advance(8_000)
    assert screen.view.phase is Phase.OPEN
    keyboard.down("a", 30_000)
    assert screen.table.floor.field.text() == "bono"


def test_themes_are_chosen_by_digits_and_arrows(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(2, variant="ouverts", round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.fall("BORVA", Colour.VERT)
    keyboard.down("a", 5_000)
    assert not any(cell.isChecked() for cell in screen.table.floor.themes)
    row = DIGIT_ROW[keyboard.layout]
    if keyboard.layout == "azerty":
        keyboard.down(row[1], 6_000)
        assert screen.table.floor.field.text() == "é", "é is a letter of words"
        screen.table.floor.field.clear()
    keyboard.down("2", 6_500, shift=keyboard.layout == "azerty")
    assert [cell.isChecked() for cell in screen.table.floor.themes].index(True) == 1
    for key, chosen in ((Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Up, 0), (Qt.Key.Key_Up, 5)):
        qtbot.keyClick(screen.table.floor.field, key)
        assert [cell.isChecked() for cell in screen.table.floor.themes].index(True) == chosen
    assert screen.table.floor.field.text() == ""


def test_the_card_lies_there_with_who_closed_what(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(2, variant="ouverts", round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.fall("BORVA", Colour.VERT)
    assert all(cell.isVisible() for cell in screen.table.floor.themes)
    game.submit(1, Buzz())
    game.submit(1, Answer("belette"))
    assert screen.view.closed == (2,)
    assert "fermé par Papi" in screen.table.floor.themes[1].accessibleName()
    assert "Animaux" in screen.table.answers.accessibleName()
    keyboard.down("a", 5_000)
    assert [cell.isEnabled() for cell in screen.table.floor.themes] == [True, False, True, True, True, True]


def test_a_word_that_several_lists_know_asks_for_its_theme(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(2, variant="ouverts", round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.fall("BORVA", Colour.VERT)
    keyboard.down("a", 5_000)
    screen.table.floor.field.setText("bxyvo")
    qtbot.keyClick(screen.table.floor.field, Qt.Key.Key_Return)
    assert "quel thème" in screen.status_line.text
    assert screen.table.floor.field.text() == "bxyvo"
    keyboard.down("3", 9_000)
    qtbot.keyClick(screen.table.floor.field, Qt.Key.Key_Return)
    assert screen.view.phase is Phase.VOTE


def test_one_key_contests_the_last_answer(qtbot: QtBot, theme: Theme, keyboard: Keyboard) -> None:
    game = Played(4, round_s=0, floor_s=0)
    screen = sit(qtbot, theme, game)
    game.lay("AORVA", theme=2)
    for seat, word in ((0, "âne"), (1, "abeille")):
        game.submit(seat, Buzz())
        game.submit(seat, Answer(word))
    assert screen.table.contest_button.isVisible()
    screen.table.contest_menu().actions()[1].trigger()
    assert screen.view.phase is Phase.VOTE
    keyboard.down("N", 9_000, shift=True)
    assert [said.text for said in screen.view.answers] == ["âne"]
    assert not screen.table.contest_button.isVisible()
