"""Sounds: which event has which, who plays them, what the settings allow, and silence wherever there is nothing to hear with."""

from __future__ import annotations

import json
import os
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QProcess, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.app.controllers import sound as sounding
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import new_game, new_header, reader
from ludogite.games.yahtzee.moves import Marked
from ludogite.games.yahtzee.scoring import Box
from ludogite.services import audio_backend as speakers
from ludogite.services.audio_backend import ProgramSpeaker, WindowsSpeaker
from ludogite.services.game_session import ReplaySession, SeatInfo
from ludogite.services.sound import GROUP_OF, GROUPS, VOLUMES, Group, LastSeconds, Sound, SoundEvent, Sounds, Speaker, softened
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.yahtzee import GAME_UI as YAHTZEE
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.pages.settings import SettingsData, SettingsPage
from ludogite.ui.pages.settings_sound import SoundData
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.turn_bell import TurnBell
from ludogite.ui.style.theme import Theme

from .yahtzee_play import RESOURCES, make_table, play_move, play_until

FOLDER = RESOURCES / "sounds"
PERSONS = (SeatInfo("Léa", 1), SeatInfo("Papi", 2))


class FakeSpeaker:
    """Notes what it is to play; ``can`` is whether it could."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.can = True
        self.is_stopped = False

    def play(self, file: Path) -> bool:
        assert file.read_bytes().startswith(b"RIFF")
        self.played.append(file.stem)
        return self.can

    def stop(self) -> None:
        self.is_stopped = True


def samples(file: Path) -> array[int]:
    with wave.open(str(file)) as source:
        found = array("h")
        found.frombytes(source.readframes(source.getnframes()))
    return found


# ---- names and the table of events ------------------------------------------------------------------------------------------


def test_every_sound_is_shipped_and_stands_in_one_group() -> None:
    assert {file.stem for file in FOLDER.glob("*.wav")} == set(Sound)
    assert set(GROUP_OF) == set(Sound)
    assert sum(map(len, GROUPS.values())) == len(Sound)
    assert set(GROUPS) == set(Group)


def test_a_yahtzee_is_a_feast_and_a_common_box_is_written() -> None:
    assert YAHTZEE.sound_of(Marked(0, Box.YAHTZEE, 50, 0, joker=False)) is Sound.FEAST
    assert YAHTZEE.sound_of(Marked(0, Box.YAHTZEE, 0, 0, joker=False)) is Sound.WRITE
    assert YAHTZEE.sound_of(Marked(0, Box.CHANCE, 20, 0, joker=False)) is Sound.WRITE
    assert YAHTZEE.sound_of(Marked(0, Box.CHANCE, 20, 100, joker=True)) is Sound.FEAST
    assert YAHTZEE.sound_of("nothing") is None


# ---- screens ----------------------------------------------------------------------------------------------------------------


class Ear(QObject):
    """Hears all windows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        if isinstance(event, SoundEvent):
            self.found.append(event.sound)
        return super().eventFilter(watched, event)


@pytest.fixture
def heard(qapp: QApplication) -> Iterator[list[str]]:
    """Note what is to be heard."""
    ear = Ear()
    qapp.installEventFilter(ear)
    yield ear.found
    qapp.removeEventFilter(ear)


def shown(qtbot: QtBot, screen: AnyScreen) -> AnyScreen:
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    screen.show()
    return screen


@pytest.mark.parametrize("reduced", [True, False])
def test_a_throw_is_heard_once_at_its_beginning(qtbot: QtBot, theme: Theme, heard: list[str], reduced: bool) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=0)
    theme.set_reduced_motion(reduced)
    screen = shown(qtbot, yahtzee_table.make_screen(theme, table))
    heard.clear()
    screen.primary.click()
    assert heard == [Sound.DIE_THROW]
    assert screen.flow.busy is not reduced
    screen.flow.skip()
    assert heard == [Sound.DIE_THROW]


def test_a_kept_die_and_a_written_box_are_heard_and_the_coach_laying_dice_is_not(
    qtbot: QtBot, theme: Theme, heard: list[str]
) -> None:
    table = make_table(PERSONS)
    play_until(table, turn=1, rolls=1)
    screen = shown(qtbot, yahtzee_table.make_screen(theme, table))
    screen.table.tray.keep((1, 2))
    assert heard == []
    screen.table.tray.toggle(0)
    assert heard == [Sound.DIE_KEEP]
    play_until(table, turn=1, seat=1, rolls=0)
    assert heard[-1] == Sound.WRITE


def test_a_screen_that_nobody_sees_is_silent(qtbot: QtBot, theme: Theme, heard: list[str]) -> None:
    table = make_table(PERSONS)
    screen = yahtzee_table.make_screen(theme, table)
    qtbot.addWidget(screen)
    play_until(table, turn=1, rolls=1)
    assert heard == []


def test_a_replay_is_heard_going_forward_only(qtbot: QtBot, theme: Theme, heard: list[str]) -> None:
    played = make_table(PERSONS)
    play_until(played, turn=2, rolls=1)
    session = played._session
    table = ReplaySession(session.rules, session.entries, PERSONS)
    shown(qtbot, yahtzee_table.make_screen(theme, table))
    for step in range(1, table.last + 1):
        table.show_step(step)
    forward = len(heard)
    assert {Sound.DIE_THROW, Sound.WRITE} <= set(heard)
    table.show_step(2)
    assert len(heard) == forward


@pytest.mark.parametrize("entry", [one for one in ready_games() if GAME_UIS[one.id].sounds is not None], ids=lambda entry: entry.id)
def test_every_event_of_a_game_is_heard_once(qtbot: QtBot, theme: Theme, heard: list[str], entry: GameEntry) -> None:
    game, read, clock = entry.load(), reader(RESOURCES), VirtualClock()
    loaded = new_game(new_header(game, 2, code_for("sounds", 0), {}))
    session = loaded.session(read, clock)
    players = {seat: game.make_player("debutant", loaded.options, read) for seat in range(2)}
    play_out(session, players, Chance(bytes(16)), clock)
    entries = session.entries[:160]
    table = ReplaySession(session.rules, entries, PERSONS)
    screen = GAME_UIS[game.id].make_screen()(theme, table)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    screen.show()
    events: list[object] = []
    table.stepped.connect(lambda told, _view: events.extend(told))
    for step in range(1, table.last + 1):
        table.show_step(step)
    wanted = [sound for event in events if (sound := GAME_UIS[game.id].sound_of(event)) is not None]
    assert [sound for sound in heard if sound != Sound.SAND] == wanted
    assert len(set(wanted)) >= 2


def test_the_bell_rings_for_a_person_who_is_next(qtbot: QtBot, theme: Theme, heard: list[str]) -> None:
    table = make_table((SeatInfo("Léa", 1), SeatInfo("Ordinateur", 2, "moyen")))
    play_until(table, turn=1, seat=0, rolls=1)
    screen = shown(qtbot, yahtzee_table.make_screen(theme, table))
    bell = TurnBell(table, screen, screen)
    assert bell.parent() is screen
    play_until(table, turn=1, seat=1, rolls=0)
    assert Sound.TURN not in heard
    play_until(table, turn=2, seat=0, rolls=0)
    assert heard.count(Sound.TURN) == 1
    play_move(table)
    assert heard.count(Sound.TURN) == 1


def test_only_the_last_ten_seconds_tick(theme: Theme, heard: list[str]) -> None:
    clock = LastSeconds(heard.append)
    for tenths in range(150, -1, -1):
        clock.show(tenths * 100, 60_000)
    assert heard == [Sound.SAND] * 10
    heard.clear()
    for left in (9000, 4000, 3900):  # a game that is taken up, then a jump: no second has passed
        LastSeconds(heard.append).show(left)
    short = LastSeconds(heard.append)
    for left in range(10, 5, -1):
        short.show(left * 1000, 10_000)
    assert heard == []


# ---- playing ----------------------------------------------------------------------------------------------------------------


class Time:
    """A clock that is set."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def speaker() -> FakeSpeaker:
    return FakeSpeaker()


def make_sounds(speaker: Speaker | None, folder: Path = FOLDER, now: Callable[[], float] | None = None) -> Sounds:
    return Sounds(folder, lambda _sounds: speaker, now=now or Time())


def test_the_volume_is_in_the_file(speaker: FakeSpeaker, tmp_path: Path) -> None:
    whole = samples(FOLDER / "bell.wav")
    copy = tmp_path / "half.wav"
    copy.write_bytes(softened((FOLDER / "bell.wav").read_bytes(), 0.5))
    half = samples(copy)
    assert len(half) == len(whole)
    assert max(abs(one - other / 2) for one, other in zip(half, whole, strict=True)) <= 0.5
    sounds, clock = make_sounds(speaker), Time()
    sounds._now = clock
    for volume in VOLUMES:
        clock.now += 1
        sounds.play("bell", volume)
    assert speaker.played == ["bell-35", "bell-60", "bell-100"]
    sounds.stop()


def test_the_same_sound_is_not_begun_twice_at_once(speaker: FakeSpeaker) -> None:
    clock = Time()
    sounds = make_sounds(speaker, now=clock)
    for name, later in (("chip", 0), ("chip", 0.02), ("bell", 0), ("chip", 0.06)):
        clock.now += later
        sounds.play(name, 1.0)
    assert speaker.played == ["chip-100", "bell-100", "chip-100"]
    sounds.play("trumpet", 1.0)
    sounds.play("turn", 0.0)
    assert len(speaker.played) == 3
    sounds.stop()


def test_no_player_and_no_file_are_silence(speaker: FakeSpeaker, tmp_path: Path) -> None:
    mute = make_sounds(None)
    mute.play("bell", 1.0)
    assert not mute.works
    mute.stop()
    (tmp_path / "bell.wav").write_bytes(b"no sound at all")
    empty = make_sounds(speaker, tmp_path)
    empty.play("bell", 1.0)
    empty.play("chip", 1.0)
    assert speaker.played == []
    empty.stop()


def test_a_player_that_fails_is_told_once(qtbot: QtBot, speaker: FakeSpeaker) -> None:
    sounds = make_sounds(speaker)
    speaker.can = False
    told: list[bool] = []
    sounds.silenced.connect(lambda: told.append(True))
    sounds.play("bell", 1.0)
    sounds.play("chip", 1.0)
    assert (told, sounds.works, speaker.played) == ([True], False, ["bell-100"])
    sounds.stop()


def test_nothing_stays_behind(speaker: FakeSpeaker) -> None:
    sounds = make_sounds(speaker)
    sounds.play("bell", 1.0)
    assert sounds._copies is not None
    folder = Path(sounds._copies.path())
    assert list(folder.iterdir())
    sounds.stop()
    assert speaker.is_stopped
    assert not folder.exists()
    sounds.play("bell", 1.0)
    assert speaker.played == ["bell-100"]


# ---- the system's players ---------------------------------------------------------------------------------------------------


def program(folder: Path, name: str, *, code: int = 0, seconds: float = 0.0) -> tuple[str, ...]:
    """Make a player that notes what it was given and ends with a code."""
    script = folder / f"{name}.py"
    script.write_text(
        f"import sys, time\nwith open({str(folder / 'log')!r}, 'a') as log:\n    print({name!r}, sys.argv[1], file=log)\n"
        f"time.sleep({seconds})\nsys.exit({code})\n"
    )
    return sys.executable, "-S", str(script)


def log(folder: Path) -> list[str]:
    file = folder / "log"
    return file.read_text().splitlines() if file.exists() else []


def test_the_first_player_that_works_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    broken, good = program(tmp_path, "broken", code=1), program(tmp_path, "good")
    speaker = ProgramSpeaker([(str(tmp_path / "missing"),), broken, good])
    assert speaker.play(Path("one.wav"))
    qtbot.waitUntil(lambda: log(tmp_path) == ["broken one.wav", "good one.wav"])
    qtbot.waitUntil(lambda: not speaker._running)
    speaker.play(Path("two.wav"))
    qtbot.waitUntil(lambda: log(tmp_path)[2:] == ["good two.wav"])
    speaker.stop()


def test_where_no_player_works_it_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    speaker = ProgramSpeaker([program(tmp_path, "one", code=1), program(tmp_path, "two", code=3)])
    with qtbot.waitSignal(speaker.failed):
        speaker.play(Path("bell.wav"))
    assert log(tmp_path) == ["one bell.wav", "two bell.wav"]
    assert not speaker.play(Path("bell.wav"))
    speaker.stop()


def test_a_player_that_has_played_may_fail_once(qtbot: QtBot, tmp_path: Path) -> None:
    speaker = ProgramSpeaker([program(tmp_path, "player")])
    speaker.play(Path("one.wav"))
    qtbot.waitUntil(lambda: speaker._is_proven and not speaker._running)
    program(tmp_path, "player", code=1)
    speaker.play(Path("two.wav"))
    qtbot.waitUntil(lambda: len(log(tmp_path)) == 2 and not speaker._running)
    assert speaker.play(Path("three.wav"))
    qtbot.waitUntil(lambda: len(log(tmp_path)) == 3)
    speaker.stop()


def test_sounds_do_not_pile_up_and_end_with_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    speaker = ProgramSpeaker([program(tmp_path, "slow", seconds=30)])
    for n in range(9):
        assert speaker.play(Path(f"{n}.wav"))
    assert len(speaker._running) == speakers.AT_ONCE
    qtbot.waitUntil(lambda: len(log(tmp_path)) == speakers.AT_ONCE)
    speaker.stop()  # a player that still runs would make Qt warn, and fail this test
    assert not speaker._running


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="programs of a Linux desktop")
def test_a_machine_without_players_is_silent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    sounds = make_sounds(None)
    assert speakers.find_speaker(sounds) is None
    assert speakers.programs_here("plan9") == []
    player = tmp_path / "aplay"
    player.write_text("#!/bin/sh\nexit 0\n")
    player.chmod(0o755)
    assert speakers.programs_here("linux") == [(str(player), "-q")]
    speaker = speakers.find_speaker(sounds)
    assert isinstance(speaker, ProgramSpeaker)
    assert speaker.parent() is sounds


def test_a_frozen_app_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/app/inside")
    assert speakers.system_environment().value("LD_LIBRARY_PATH") == "/app/inside"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert not speakers.system_environment().contains("LD_LIBRARY_PATH")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/family/own")
    assert speakers.system_environment().value("LD_LIBRARY_PATH") == "/family/own"


def test_windows_plays_beside_the_game_and_a_lost_device_is_silence() -> None:
    asked: list[tuple[str | None, int]] = []
    speaker = WindowsSpeaker(lambda name, flags: asked.append((name, flags)))
    assert speaker.play(Path("bell.wav"))
    speaker.stop()
    assert asked == [("bell.wav", 0x20003), (None, 0)]

    def broken(name: str | None, flags: int) -> None:
        raise RuntimeError("Failed to play sound")

    assert not WindowsSpeaker(broken).play(Path("bell.wav"))
    WindowsSpeaker(broken).stop()


# ---- the house --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    yield made
    made.window.close()
    made.window.deleteLater()


@pytest.fixture
def listening(house: AppController, speaker: FakeSpeaker) -> sounding.Sounding:
    made = sounding.listen(house.services, house.window, lambda _sounds: speaker)
    made.sounds._now = iter(range(10_000)).__next__
    return made


def test_a_house_is_silent_until_somebody_listens(house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sounds, "play", lambda *_: pytest.fail("nobody listens"))
    house.window.heard.emit(Sound.BELL)
    assert house.findChild(sounding.Sounding) is None


def test_what_is_switched_off_is_not_heard(house: AppController, speaker: FakeSpeaker, listening: sounding.Sounding) -> None:
    def hear(sound: Sound) -> list[str]:
        speaker.played.clear()
        house.window.heard.emit(sound)
        return speaker.played[:]

    assert hear(Sound.CARD_LAY) == ["card_lay-35"]  # on, softly, before anybody has chosen
    house.services.change("volume", 1.0)
    assert hear(Sound.CARD_LAY) == ["card_lay-100"]
    house.services.change("sounds", {"cards": False})
    assert hear(Sound.CARD_DEAL) == []
    assert hear(Sound.CHIP) == ["chip-100"]
    house.services.change("sound", value=False)
    assert hear(Sound.CHIP) == []
    house.services.change("sound", value=True)
    listening.try_out(Group.CARDS)
    assert speaker.played == []
    listening.try_out(Group.CHIPS)
    assert speaker.played == ["chip-100"]
    house.window.close()
    assert speaker.is_stopped


def settings_page(house: AppController) -> SettingsPage:
    house.navigate(go.Settings())
    page = house.window.page
    assert isinstance(page, SettingsPage)
    page.sound.fold.click()
    return page


def test_the_settings_set_what_is_heard(
    qtbot: QtBot, house: AppController, speaker: FakeSpeaker, listening: sounding.Sounding, tmp_path: Path
) -> None:
    sheet = settings_page(house).sound
    assert sheet.switch.isChecked()
    assert sheet.volumes.current == str(VOLUMES[0])
    assert all(control.switch.isChecked() for control in sheet.controls)
    cards = next(control for control in sheet.controls if control.group is Group.CARDS)
    cards.listen.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(cards.listen, Qt.Key.Key_Space)
    assert speaker.played == ["card_lay-35"]
    qtbot.keyClick(cards.switch, Qt.Key.Key_Space)
    sheet.volumes.segments[2].click()
    assert speaker.played[1:] == ["die_throw-100"]  # how loud it is now
    assert json.loads(json.dumps(house.services.setting("sounds"))) == {"cards": False}
    assert house.services.setting("volume") == 1.0
    assert (cards.switch.accessibleName(), cards.listen.accessibleName()) == ("Cartes", "Écouter\u202f: Cartes")
    sheet.switch.click()
    assert house.services.setting("sound") is False
    assert not sheet.volumes.isVisible()
    assert not cards.isVisible()
    again = settings_page(house).sound
    assert not again.switch.isChecked()
    again.switch.click()
    states = {control.group: control.switch.isChecked() for control in again.controls}
    assert states == {group: group is not Group.CARDS for group in Group}


def test_what_still_flies_when_the_program_has_been_ended_is_not_heard(
    house: AppController, speaker: FakeSpeaker, listening: sounding.Sounding
) -> None:
    house.window.heard.emit(Sound.CHIP)
    assert len(speaker.played) == 1
    house.window.close()
    house.window.heard.emit(Sound.CHIP)
    assert len(speaker.played) == 1


def test_a_machine_without_sound_says_so(house: AppController, speaker: FakeSpeaker, listening: sounding.Sounding) -> None:
    sheet = settings_page(house).sound
    assert sheet.switch.isVisible()
    assert not sheet._none_row.isVisible()
    speaker.can = False
    sheet.controls[0].listen.click()
    assert sheet._none_row.isVisible()
    assert "Aucun son sur cette machine" in sheet._none_row.name.text()
    assert not sheet.switch.isVisible()
    assert not sheet.controls[0].isVisible()
    assert not settings_page(house).sound.switch.isVisible()


def test_settings_that_are_none_of_ours_are_as_nobody_set_them(
    house: AppController, speaker: FakeSpeaker, listening: sounding.Sounding
) -> None:
    for key, value in (("volume", "loud"), ("sounds", [1, 2]), ("sound", 3)):
        house.store.settings.set(key, value)  # type: ignore[arg-type]  # any JSON
    house.window.heard.emit(Sound.BELL)
    assert speaker.played == ["bell-35"]
    assert settings_page(house).sound.volumes.current == str(VOLUMES[0])


@pytest.mark.skipif(os.environ.get("PULSE_SERVER") is not None, reason="somebody lent this machine a loudspeaker")
def test_the_real_thing_never_complains(qtbot: QtBot, house: AppController) -> None:
    """Whatever this machine has, player or not, device or not: it plays or is silent, and Qt has nothing to warn of."""
    made = sounding.listen(house.services, house.window)
    house.window.heard.emit(Sound.SAND)
    qtbot.waitUntil(lambda: not made.findChildren(QProcess))  # it has been played, or nothing plays here
    settings_page(house)
    assert made.sounds.works in {True, False}


def test_the_page_fits_with_and_without_details(qtbot: QtBot, theme: Theme) -> None:
    for data in (SoundData(), SoundData(on=False), SoundData(works=False)):
        page = SettingsPage(theme, GAME_UIS["yahtzee"].felt)
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show_settings(SettingsData(sound=data))
        page.show()
        page.sound.fold.setChecked(True)
        for control in (*page.sound.controls, page.sound.switch, page.sound.volumes):
            if control.isVisible():
                place = control.mapTo(page.sound, control.rect().bottomRight())
                assert page.sound.rect().contains(place)
                assert control.width() >= control.sizeHint().width()
