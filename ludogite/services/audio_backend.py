"""What this machine plays a sound with: the player that belongs to the system, so that the game brings no library for it.

Windows has one in Python's ``winsound``; macOS brings ``afplay``; a Linux desktop has the player of its sound server.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer, Signal

from ludogite.services.processes import let_end
from ludogite.services.sound import Sounds

PLAYERS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),  # PipeWire, PulseAudio, ALSA
}
"""Programs that play a WAV file named after their arguments, by system, in the order in which they are tried."""
AT_ONCE: Final = 4
"""More sounds than these at a time are left out."""
LONGEST_MS: Final = 4000
"""A player that has not ended by then hangs."""
LIBRARIES: Final = "LD_LIBRARY_PATH"

ASYNC, NO_DEFAULT, FILE_NAME = 0x1, 0x2, 0x20000
"""Flags of Windows' PlaySound: come back at once; no system sound instead; the sound is a file."""


class WindowsSpeaker:
    """Plays by Windows' PlaySound, one sound at a time: the next one ends the one before."""

    def __init__(self, play_sound: Callable[[str | None, int], None]) -> None:
        self._play_sound = play_sound

    def play(self, file: Path) -> bool:
        """Begin to play a file; False when Windows cannot."""
        try:
            self._play_sound(str(file), FILE_NAME | ASYNC | NO_DEFAULT)
        except RuntimeError:
            return False
        return True

    def stop(self) -> None:
        """End what plays."""
        try:
            self._play_sound(None, 0)
        except RuntimeError:
            return


class ProgramSpeaker(QObject):
    """Plays by a program of the system; the first of several that works is kept, and the game never waits for it."""

    failed = Signal()
    """None of the programs could play."""

    def __init__(self, programs: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._programs = list(programs)
        self._is_proven = False
        self._running: dict[QProcess, tuple[Sequence[str], Path]] = {}

    def play(self, file: Path) -> bool:
        """Begin to play a file; False when no program is left that could."""
        if not self._programs:
            return False
        if len(self._running) < AT_ONCE:
            self._start(self._programs[0], file)
        return True

    def stop(self) -> None:
        """End what plays."""
        self._programs.clear()
        for process in list(self._running):
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            let_end(process)
        self._running.clear()

    def _start(self, program: Sequence[str], file: Path) -> None:
        process = QProcess(self)
        process.setProcessEnvironment(system_environment())
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        watch = QTimer(process)  # its child: gone when it has ended
        watch.setSingleShot(True)
        watch.timeout.connect(process.kill)
        watch.start(LONGEST_MS)
        self._running[process] = (program, file)
        process.start(program[0], [*program[1:], str(file)])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        process = self.sender()
        if error == QProcess.ProcessError.FailedToStart and isinstance(process, QProcess):
            self._end(process, played=False)

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self.sender()
        if isinstance(process, QProcess):
            self._end(process, played=code == 0 and status == QProcess.ExitStatus.NormalExit)

    def _end(self, process: QProcess, *, played: bool) -> None:
        """Take note of how a program did; one that never played is not asked again, and the next one plays instead."""
        program, file = self._running.pop(process, ((), Path()))
        process.deleteLater()
        if played:
            self._is_proven = True
        elif program in self._programs and not self._is_proven:
            self._programs.remove(program)
            if self._programs:
                self._start(self._programs[0], file)
            else:
                self.failed.emit()


def system_environment() -> QProcessEnvironment:
    """Give the environment for a program of the system: a frozen app's own libraries are not for it."""
    there = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        before = there.value(f"{LIBRARIES}_ORIG")
        if before:
            there.insert(LIBRARIES, before)
        else:
            there.remove(LIBRARIES)
    return there


def programs_here(system: str) -> list[tuple[str, ...]]:
    """List the players of a system that this machine has, each with its whole path."""
    found = ((QStandardPaths.findExecutable(name), *rest) for name, *rest in PLAYERS.get(system, ()))
    return [program for program in found if program[0]]


def find_speaker(sounds: Sounds) -> WindowsSpeaker | ProgramSpeaker | None:
    """Find what plays sounds on this machine, or None; they give up when it turns out that it cannot."""
    if sys.platform == "win32":
        import winsound  # noqa: PLC0415 - there on Windows only

        return WindowsSpeaker(winsound.PlaySound)
    programs = programs_here(sys.platform)
    if not programs:
        return None
    speaker = ProgramSpeaker(programs, sounds)
    speaker.failed.connect(sounds.give_up)
    return speaker
