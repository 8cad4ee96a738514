"""What the family hears: sounds that were wished for, as the settings allow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite import paths
from ludogite.services.audio_backend import find_speaker
from ludogite.services.sound import GROUP_OF, GROUPS, Group, Sound, Sounds, Speaker

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController
    from ludogite.ui.pages.settings_sound import SoundData, SoundSheet


class Sounding(QObject):
    """Hears what is to be heard in a house, and plays it; made for a window that people use, never for tests and pictures."""

    def __init__(self, house: AppController, sounds: Sounds) -> None:
        super().__init__(house)
        self._house = house
        self.sounds = sounds
        sounds.setParent(self)
        house.look.heard.connect(self.hear)
        house.window.closing.connect(sounds.stop)

    def hear(self, name: str) -> None:
        """Play a sound, unless it or all of them are switched off."""
        house = self._house
        if house.is_ready and house.setting("sound") and house.setting("sounds").get(GROUP_OF[Sound(name)], True):
            self._play(name)

    def try_out(self, group: str) -> None:
        """Play the sound by which a group is tried, switched off or not."""
        self._play(GROUPS[Group(group)][0])

    def _play(self, name: str) -> None:
        self.sounds.play(name, self._house.setting("volume"))


def listen(house: AppController, find: Callable[[Sounds], Speaker | None] = find_speaker) -> Sounding:
    """Let a house be heard, by the player that ``find`` finds."""
    return Sounding(house, Sounds(paths.resources() / "sounds", find))


def heard_here(house: AppController) -> SoundData:
    """Give the settings of sound as they stand; where nobody listens, as if one could hear."""
    from ludogite.ui.pages.settings_sound import SoundData  # noqa: PLC0415 - not before the first frame

    here = house.findChild(Sounding)
    works = here is None or here.sounds.works
    return SoundData(house.setting("sound"), house.setting("volume"), house.setting("sounds"), works)


def let_try(house: AppController, sheet: SoundSheet) -> None:
    """Let the settings' page try sounds out, and tell it when there are none."""
    here = house.findChild(Sounding)
    if here is not None:
        sheet.tried.connect(here.try_out)
        here.sounds.silenced.connect(sheet.fall_silent)
