"""What is heard at the moment of contact: the calls of a player that is recorded, beside what the overlay shows at that moment."""

from __future__ import annotations

import time
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.games.words_out.moves import Place
from ludogite.games.words_out.state import Stage as Moment
from ludogite.games.yahtzee.moves import Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.services.sound import Impact, Sound, Sounds, softened
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.words_out import table as words_out_table
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cast import Rolling
from tests.ui import words_out_play, yahtzee_play
from tests.ui.words_out_play import RESOURCES

FOLDER = RESOURCES / "sounds"
NEAR_S = 0.05
"""So much later than a contact a call may come, on a machine that others use too."""


def samples(data: Path) -> array[int]:
    with wave.open(str(data)) as source:
        found = array("h")
        found.frombytes(source.readframes(source.getnframes()))
        assert source.getframerate() == 22_050
    return found


class Recorder:
    """A player that notes what it is asked to play, when, and what flies at that moment."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, float, bool]] = []
        self.files: list[array[int]] = []
        self.screen: AnyScreen | None = None

    def play(self, file: Path) -> bool:
        flies = self.screen is not None and self.screen.overlay.busy
        self.calls.append((file.stem.partition("-")[0], time.monotonic(), flies))
        self.files.append(samples(file))
        return True

    def stop(self) -> None:
        """Be silent."""


@pytest.fixture
def recorder(theme: Theme, qtbot: QtBot) -> Iterator[tuple[Recorder, Window]]:
    window = Window(theme)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    recorder = Recorder()
    sounds = Sounds(FOLDER, lambda _sounds: recorder)
    window.heard.connect(lambda name: sounds.play(name, 1.0))
    window.struck.connect(lambda name, impact_times: sounds.play(name, 1.0, impact_times))
    yield recorder, window
    sounds.stop()


def shown(qtbot: QtBot, window: Window, screen: AnyScreen, recorder: Recorder) -> None:
    window.show_page(screen)
    with qtbot.waitExposed(window):
        window.show()
    recorder.screen = screen
    recorder.calls.clear()


def test_a_throw_is_one_sample_with_every_bounce_at_its_place(
    qtbot: QtBot, theme: Theme, recorder: tuple[Recorder, Window]
) -> None:
    player, window = recorder
    session = yahtzee_play.make_table(2)
    yahtzee_play.play_until(session, turn=2, rolls=0)
    screen = yahtzee_table.make_screen(theme, session)
    shown(qtbot, window, screen, player)
    theme.set_reduced_motion(False)
    began = time.monotonic()
    assert screen.flow.submit(Roll((0, 1, 2, 3, 4)))
    launched = time.monotonic()
    assert [name for name, _at, _flies in player.calls] == [Sound.DIE_THROW]
    assert began <= player.calls[0][1] <= launched, "it begins with the flight: both in one turn of the event loop"
    thrown = [timed for timed in screen.overlay._flights if isinstance(timed.flight, Rolling)]
    assert len(thrown) == 5
    heard, knock = player.files[0], samples(FOLDER / "die_keep.wav")
    flight = thrown[0].flight
    assert isinstance(flight, Rolling)
    opens, contacts = thrown[0].delay_ms, flight.cast.throw.contacts
    assert {contact.kind for contact in contacts} >= {0, 2}, "felt, and dice against dice"
    for contact in contacts:
        if contact.strength > 0.3:
            start = round((opens + contact.at_ms) * 22.05)
            near = max(abs(value) for value in heard[start - 22 : start + 110])
            assert near > 0.05 * max(map(abs, knock)), "there is a knock within five ms of the contact"
    ends = max(timed.delay_ms + timed.duration_ms for timed in thrown)
    assert len(heard) <= (ends + 40) * 22.05 + len(knock), "nothing is heard once all lie"
    screen.flow.skip()


def test_hits_are_laid_to_the_sample(tmp_path: Path) -> None:
    source, mixed = FOLDER / "die_keep.wav", tmp_path / "mixed.wav"
    mixed.write_bytes(softened(source.read_bytes(), 1.0, (Impact(0), Impact(500, 0.5))))
    knock, heard = samples(source), samples(mixed)
    assert heard[: len(knock)] == knock
    assert not any(heard[len(knock) : 11_025])
    second = heard[11_025 : 11_025 + len(knock)]
    assert max(abs(one - other / 2) for one, other in zip(second, knock, strict=True)) <= 0.5


def test_a_score_is_heard_when_it_is_written(qtbot: QtBot, theme: Theme, recorder: tuple[Recorder, Window]) -> None:
    player, window = recorder
    session = yahtzee_play.make_table(2)
    yahtzee_play.play_until(session, turn=2, rolls=1)
    screen = yahtzee_table.make_screen(theme, session)
    shown(qtbot, window, screen, player)
    theme.set_reduced_motion(False)
    written: list[float] = []
    screen.table.sheet.view._pencil.stateChanged.connect(lambda: written.append(time.monotonic()))
    began = time.monotonic()
    assert screen.flow.submit(Mark(Box.CHANCE))
    assert player.calls == [], "nothing is heard while the points are in the air"
    qtbot.waitUntil(lambda: bool(player.calls) and bool(written))
    name, at, flies = player.calls[0]
    assert (name, flies) == (Sound.WRITE, False)
    assert at - began >= theme.ms("chip_fly") / 1000 - 0.02
    assert abs(written[0] - at) < NEAR_S, "the stroke begins with its sound"
    screen.flow.skip()


def test_a_card_is_heard_when_it_lands(qtbot: QtBot, theme: Theme, recorder: tuple[Recorder, Window]) -> None:
    player, window = recorder
    session = words_out_play.make_table(words_out_play.bots(words_out_play.FAMILY[:2], besides=0))
    words_out_play.play_until(session, lambda view: view.stage is Moment.TURN and view.turn == 1)
    screen = words_out_table.make_screen(theme, session)
    shown(qtbot, window, screen, player)
    seat = session.requests()[0].request.seat
    theme.set_reduced_motion(False)
    landed: list[float] = []
    screen.overlay.landed.connect(lambda: landed.append(time.monotonic()))
    move = words_out_play.simple_move(session)
    assert isinstance(move, Place)
    began = time.monotonic()
    assert session.submit(seat, move, session.requests()[0].token) is None
    assert screen.overlay.busy
    assert Sound.CARD_LAY not in [name for name, _at, _flies in player.calls]
    qtbot.waitUntil(lambda: Sound.CARD_LAY in [name for name, _at, _flies in player.calls])
    _name, at, flies = next(call for call in player.calls if call[0] == Sound.CARD_LAY)
    assert not flies
    assert at - began >= theme.ms("card_slide") / 1000 - 0.02
    assert at <= landed[0], "while the landing is told, before anything else is shown"
    screen.flow.skip()


def test_the_end_is_heard_once_when_the_podium_stands(qtbot: QtBot, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    podium = Podium(theme, GAME_UIS["yahtzee"].felt)
    podium.resize(700, 400)
    qtbot.addWidget(podium)
    podium.show_standings((PodiumPlace("Léa", 1, 1, 240), PodiumPlace("Papi", 2, 2, 200)))
    stood: list[bool] = []
    podium.stood.connect(lambda: stood.append(podium.is_rising))
    with qtbot.waitExposed(podium):
        podium.show()
    podium.celebrate()
    assert stood == []
    podium.skip()
    podium.skip()
    assert stood == [False]
    theme.set_reduced_motion(True)
    podium.celebrate()
    assert stood == [False, False]
