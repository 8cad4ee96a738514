"""*Lis-moi*: reads a text aloud by the command that the system itself has for it; nothing is brought along, nothing waits for it.

Linux desktops have speech-dispatcher or eSpeak NG, macOS has ``say``, Windows its own synthesizer, which PowerShell reaches. The
text goes to the command's standard input, never into its command line.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer, Signal

from ludogite.services.audio_backend import system_environment
from ludogite.services.processes import PATIENCE_MS, let_end

LONGEST: Final = 4000
"""Characters that are read at most: nobody listens for longer than some minutes."""
LONGEST_MS: Final = 600_000
"""A command that has not ended by then hangs."""
_SAPI: Final = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;Add-Type -AssemblyName System.Speech;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "try{$v.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]::GetCultureInfo('{lang}'))}catch{};"
    "$v.Speak([Console]::In.ReadToEnd())"
)


class VoiceCommand(NamedTuple):
    """A program that reads its standard input aloud; ``{lang}`` in its arguments is the language, ``{voice}`` the Mac's for it."""

    name: str
    arguments: tuple[str, ...]
    silence: tuple[str, ...] = ()
    """Arguments with which the same program falls silent, where it hands the text on and ends before it is read."""


VOICES: Final[Mapping[str, tuple[VoiceCommand, ...]]] = {
    "linux": (
        VoiceCommand("spd-say", ("--pipe-mode", "--wait", "--language", "{lang}"), ("--cancel",)),
        VoiceCommand("espeak-ng", ("-v", "{lang}", "--stdin")),
    ),
    "darwin": (VoiceCommand("say", ("--voice={voice}", "--input-file=-")),),
    "win32": (VoiceCommand("powershell", ("-NoProfile", "-NonInteractive", "-Command", _SAPI)),),
}
"""What reads aloud, by system, in the order in which it is tried."""
_MAC_VOICES: Final = {"fr": "Thomas", "en": "Samantha"}
"""The voice that each Mac has for a language."""


def voices_here(system: str = sys.platform) -> list[VoiceCommand]:
    """List what this machine can read aloud with, each with its whole path; none where nothing was found."""
    found = (voice._replace(name=QStandardPaths.findExecutable(voice.name)) for voice in VOICES.get(system, ()))
    return [voice for voice in found if voice.name]


class Voice(QObject):
    """Reads one text at a time; the next one, and ``stop``, end the one before."""

    changed = Signal(bool)
    """It has begun, or ended."""
    failed = Signal()
    """None of the commands could read."""

    def __init__(self, commands: Sequence[VoiceCommand], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = list(commands)
        self._process: QProcess | None = None
        self._said = ("", "")
        self._watch = QTimer(self, singleShot=True, interval=LONGEST_MS)
        self._watch.timeout.connect(self.stop)

    @property
    def speaks(self) -> bool:
        """Whether it reads just now."""
        return self._process is not None

    def say(self, text: str, language: str) -> None:
        """Begin to read a text in a language ("fr", "en"); nothing for an empty one."""
        self.stop()
        self._said = (text[:LONGEST], language)
        if text.strip() and self._commands:
            self._start(self._commands[0])

    def stop(self) -> None:
        """Fall silent at once."""
        process, self._process = self._process, None
        if process is None:
            return
        self._watch.stop()
        process.finished.disconnect(self._on_finished)
        process.errorOccurred.disconnect(self._on_error)
        if silence := self._commands[0].silence:
            self._hush(self._commands[0].name, silence)
        let_end(process)
        self.changed.emit(False)

    def _hush(self, name: str, silence: Sequence[str]) -> None:
        """Have what reads for us fall silent; a command that does not answer is ended."""
        process = QProcess()
        process.setProcessEnvironment(system_environment())
        let_end(process, kill=False)
        patience = QTimer(process, singleShot=True)
        patience.timeout.connect(process.kill)
        patience.start(PATIENCE_MS)
        process.start(name, list(silence))

    def _start(self, command: VoiceCommand) -> None:
        text, language = self._said
        process = self._process = QProcess(self)
        process.setProcessEnvironment(system_environment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        blanks = {"{lang}": language, "{voice}": _MAC_VOICES.get(language, "")}
        arguments = list(command.arguments)
        for blank, filling in blanks.items():
            arguments = [argument.replace(blank, filling) for argument in arguments]
        process.start(command.name, arguments)
        process.write(text.encode())
        process.closeWriteChannel()
        self._watch.start()
        self.changed.emit(True)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(read=False)

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._end(read=code == 0 and status == QProcess.ExitStatus.NormalExit)

    def _end(self, *, read: bool) -> None:
        """Take note that a command has ended; one that could not read is not asked again, and the next one reads instead."""
        process, self._process = self._process, None
        self._watch.stop()
        if process is not None:
            process.deleteLater()
        if not read:
            self._commands.pop(0)
            if self._commands:
                self._start(self._commands[0])
                return
        self.changed.emit(False)
        if not self._commands:
            self.failed.emit()
