"""What is heard: the names of the sounds, the groups in which they are switched, and who plays them at a volume.

Whoever has something to be heard tells its window by a ``SoundEvent``; ``app/controllers/sound.py`` asks the settings and plays it.
Without a player on this machine, and in tests and pictures, nobody listens: silence is never an error.
"""

from __future__ import annotations

import io
import time
import wave
import zlib
from array import array
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTemporaryDir, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

VOLUMES: Final = (0.35, 0.6, 1.0)
"""Soft, middle, loud; the first is what nobody has chosen otherwise."""
GAP_S: Final = 0.07
"""The same sound is not begun again sooner."""
LATE_S: Final = 10
"""The last seconds, which tick."""


class Sound(StrEnum):
    """Every sound, by the name of its file."""

    DIE_THROW = "die_throw"
    DIE_KEEP = "die_keep"
    WRITE = "write"
    LETTER_LAY = "letter_lay"
    CARD_LAY = "card_lay"
    CARD_DEAL = "card_deal"
    CHIP = "chip"
    BELL = "bell"
    BUZZER = "buzzer"
    TURN = "turn"
    CURTAIN = "curtain"
    SAND = "sand"
    FEAST = "feast"
    VICTORY = "victory"
    REFUSAL = "refusal"


class Group(StrEnum):
    """Sounds that are switched together; the code is the setting's."""

    DICE = "dice"
    LETTERS = "letters"
    CARDS = "cards"
    CHIPS = "chips"
    CALLS = "calls"
    SAND = "sand"
    END = "end"
    REFUSAL = "refusal"


GROUPS: Final = {
    Group.DICE: (Sound.DIE_THROW, Sound.DIE_KEEP),
    Group.LETTERS: (Sound.WRITE, Sound.LETTER_LAY),
    Group.CARDS: (Sound.CARD_LAY, Sound.CARD_DEAL),
    Group.CHIPS: (Sound.CHIP,),
    Group.CALLS: (Sound.TURN, Sound.BELL, Sound.BUZZER, Sound.CURTAIN),
    Group.SAND: (Sound.SAND,),
    Group.END: (Sound.VICTORY, Sound.FEAST),
    Group.REFUSAL: (Sound.REFUSAL,),
}
"""The sounds of each group; the first is the one to try it by."""
_NAMES: Final = frozenset(map(str, Sound))
GROUP_OF: Final = {sound: group for group, sounds in GROUPS.items() for sound in sounds}


class Impact(NamedTuple):
    """A contact that is heard: so many ms after its sound begins, so strong (0 to 1)."""

    at_ms: int
    strength: float = 1.0


ImpactTimes: TypeAlias = tuple[Impact, ...]
STRUCK: Final = {Sound.DIE_THROW: Sound.DIE_KEEP}
"""What one contact sounds like, for a sound that is made of several; of any other it is the sound itself."""


class SoundEvent(QEvent):
    """Something in a window is to be heard, at once or at its hits; a window that does not care leaves it alone."""

    KIND: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, sound: Sound, impact_times: ImpactTimes = ()) -> None:
        super().__init__(self.KIND)
        self.sound, self.impact_times = sound, impact_times


def play_sound(widget: QWidget, sound: Sound, impact_times: ImpactTimes = ()) -> None:
    """Tell the window of a widget that something is to be heard: as it is, or each time that something hits, from now on."""
    QCoreApplication.sendEvent(widget.window(), SoundEvent(sound, impact_times))


class Speaker(Protocol):
    """What can play a file: the system's own player."""

    def play(self, file: Path) -> bool:
        """Begin to play a WAV file; False when this machine turns out to have no sound."""

    def stop(self) -> None:
        """End what plays; nothing comes after it."""


def softened(data: bytes, volume: float, impact_times: ImpactTimes = ()) -> bytes:
    """Give a 16-bit WAV file at a volume from 0 to 1; the systems' players have no common way to say it.

    With ``hits`` it is heard at each of them, to the sample: one file, because each one is a process.
    """
    with wave.open(io.BytesIO(data)) as source:
        form, samples = source.getparams(), array("h")
        samples.frombytes(source.readframes(source.getnframes()))
    swapped = array("H", (1,)).tobytes() != b"\1\0"  # WAV is little-endian
    if swapped:
        samples.byteswap()
    if impact_times:
        samples = _struck(samples, form.framerate * form.nchannels, impact_times)
    samples = array("h", (round(sample * volume) for sample in samples))
    if swapped:
        samples.byteswap()
    copy = io.BytesIO()
    with wave.open(copy, "wb") as target:
        target.setparams(form)
        target.writeframes(samples.tobytes())
    return copy.getvalue()


def _struck(sample: array[int], rate: int, impact_times: ImpactTimes) -> array[int]:
    """Lay a sample over itself at each hit; what is too loud for the file is cut."""
    starts = [round(hit.at_ms * rate / 1000) for hit in impact_times]
    whole = [0.0] * (max(starts) + len(sample))
    for start, hit in zip(starts, impact_times, strict=True):
        for n, value in enumerate(sample, start):
            whole[n] += value * hit.strength
    return array("h", (round(min(max(value, -32768), 32767)) for value in whole))


class Sounds(QObject):
    """Plays the sounds of a folder; ``find`` looks for this machine's player at the first need.

    It takes this object, whose ``give_up`` is to be called when what was found turns out not to play.
    """

    silenced = Signal()
    """This machine has turned out to have no sound."""

    def __init__(
        self,
        folder: Path,
        find: Callable[[Sounds], Speaker | None],
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._find = find
        self._now = now
        self._speaker: Speaker | None = None
        self._works: bool | None = None
        self._copies: QTemporaryDir | None = None
        self._last: dict[Sound, float] = {}

    @property
    def works(self) -> bool:
        """Whether this machine can play; as far as is known before anything was played."""
        if self._works is None:
            self._speaker = self._find(self)
            self._works = self._speaker is not None
        return self._works

    def play(self, name: str, volume: float, impact_times: ImpactTimes = ()) -> None:
        """Begin a sound at a volume from 0 to 1; a name that is none, a full disk or a lost device is silence.

        With ``hits`` it is a file in which what hits is heard at each of them, from now on.
        """
        if name not in _NAMES or not volume or not self.works or self._speaker is None:
            return
        sound, now = Sound(name), self._now()
        if now - self._last.get(sound, -GAP_S) < GAP_S:
            return
        self._last[sound] = now
        file = self._copy(sound, volume, impact_times)
        if file is not None and not self._speaker.play(file):
            self.give_up()

    def give_up(self) -> None:
        """Take it that there is no sound here, until the next start."""
        if self._works:
            self._works = False
            self.silenced.emit()

    def stop(self) -> None:
        """Be silent from now on, and leave no file behind."""
        if self._speaker is not None:
            self._speaker.stop()
        self._speaker, self._works = None, False
        if self._copies is not None:
            self._copies.remove()
            self._copies = None

    def _copy(self, sound: Sound, volume: float, impact_times: ImpactTimes) -> Path | None:
        """Make the file of a sound at a volume, once; None where that cannot be."""
        if self._copies is None:
            self._copies = QTemporaryDir()
        part = f"-{zlib.crc32(repr(impact_times).encode()):08x}" if impact_times else ""
        file = Path(self._copies.path()) / f"{sound}-{round(100 * volume)}{part}.wav"
        source = STRUCK.get(sound, sound) if impact_times else sound
        try:
            if not file.exists():
                file.write_bytes(softened((self._folder / f"{source}.wav").read_bytes(), volume, impact_times))
        except (OSError, EOFError, wave.Error):
            return None
        return file


class LastSeconds:
    """Ticks once in each of the last ten seconds of a time, as long as they are its smaller half."""

    def __init__(self, play: Callable[[Sound], object]) -> None:
        self._play = play
        self._seconds = 0

    def show(self, left_ms: int, whole_ms: int | None = None) -> None:
        """Take what is left of a time, both in ms; without the whole it is a long one. Only a second that passes ticks."""
        before, self._seconds = self._seconds, -(-max(left_ms, 0) // 1000)
        late = 0 < self._seconds <= LATE_S and (whole_ms is None or 2 * left_ms < whole_ms)
        if late and self._seconds == before - 1:
            self._play(Sound.SAND)
