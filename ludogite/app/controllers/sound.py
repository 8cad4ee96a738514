"""What the family hears: sounds that were wished for, as the settings allow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite import paths
from ludogite.app.services import Services
from ludogite.app.window import Window
from ludogite.late import late
from ludogite.services.sound import GROUP_OF, GROUPS, Group, ImpactTimes, Sound, Sounds, Speaker

if TYPE_CHECKING:
    from ludogite.ui.pages.settings_sound import SoundData, SoundSheet

with late:
    from ludogite.services import audio_backend
    from ludogite.ui.pages import settings_sound


class Sounding(QObject):
    """Hears what is to be heard, and plays it; made for a window that people use, never for tests and pictures."""

    def __init__(self, services: Services, window: Window, sounds: Sounds) -> None:
        super().__init__(services)
        self._services = services
        self.sounds = sounds
        sounds.setParent(self)
        window.heard.connect(self.hear)
        window.struck.connect(self.hear)
        services.closing.connect(sounds.stop)

    def hear(self, name: str, impact_times: ImpactTimes = ()) -> None:
        """Play a sound, at each of its hits where it has some, unless it or all of them are switched off."""
        services = self._services
        if services.is_open and services.setting("sound") and services.setting("sounds").get(GROUP_OF[Sound(name)], True):
            self.sounds.play(name, services.setting("volume"), impact_times)

    def try_out(self, group: str) -> None:
        """Play the sound by which a group is tried; what is switched off stays silent here too."""
        self.hear(GROUPS[Group(group)][0])


def listen(services: Services, window: Window, find: Callable[[Sounds], Speaker | None] | None = None) -> Sounding:
    """Let a window be heard, by the player that ``find`` finds, this machine's own by default."""
    return Sounding(services, window, Sounds(paths.resources() / "sounds", find or _find_speaker))


def _find_speaker(sounds: Sounds) -> Speaker | None:
    """Look for this machine's player, when there is something to be heard."""
    return audio_backend.find_speaker(sounds)


def heard_here(services: Services) -> SoundData:
    """Give the settings of sound as they stand; where nobody listens, as if one could hear."""
    here = services.findChild(Sounding)
    works = here is None or here.sounds.works
    return settings_sound.SoundData(services.setting("sound"), services.setting("volume"), services.setting("sounds"), works)


def let_try(services: Services, sheet: SoundSheet) -> None:
    """Let the settings' page try sounds out, and tell it when there are none."""
    here = services.findChild(Sounding)
    if here is not None:
        sheet.tried.connect(here.try_out)
        here.sounds.silenced.connect(sheet.fall_silent)
