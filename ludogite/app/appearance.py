"""What every setting may be, and how theme and language follow those that show: needed before the first frame, without any data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from ludogite.late import late
from ludogite.store import settings
from ludogite.ui.style.i18n import SYSTEM, Languages
from ludogite.ui.style.theme import TEXT_MAX, TEXT_MIN, Theme

if TYPE_CHECKING:
    from ludogite.store.settings import Json

with late:
    from ludogite.services import sound

SLOWEST_MS: Final = 10_000
"""The longest pause of a computer player."""
SLOWEST_HAND_MS: Final = 2000
"""The longest for which a key may have to be held, or be deaf after a press."""
SETTINGS: Final[dict[str, Callable[[Json], Any]]] = {
    "language": lambda held: held if isinstance(held, str) else SYSTEM,  # one that is not spoken is the system's
    "theme": lambda held: held if isinstance(held, str) else SYSTEM,
    "text_scale": lambda held: settings.number(held, TEXT_MIN, TEXT_MAX, TEXT_MIN),
    "reduced_motion": lambda held: settings.switch(held, otherwise=False),
    "pace_ms": lambda held: int(settings.number(held, 0, SLOWEST_MS, 600)),
    "count_assisted": lambda held: settings.switch(held, otherwise=False),
    "sound": lambda held: settings.switch(held, otherwise=True),
    "read_aloud": lambda held: settings.switch(held, otherwise=False),
    "key_hold_ms": lambda held: int(settings.number(held, 0, SLOWEST_HAND_MS, 0)),
    "repeat_ms": lambda held: int(settings.number(held, 0, SLOWEST_HAND_MS, 0)),
    "phones_wait": lambda held: settings.switch(held, otherwise=True),
    "volume": lambda held: settings.number(held, 0.0, 1.0, 0.35),
    "sounds": lambda held: settings.switches(held, frozenset(map(str, sound.Group))),
}
"""What every setting may be: its reader takes whatever is kept, None where nobody has chosen, and never fails."""


def follow(theme: Theme, languages: Languages, lang: str | None, setting: Callable[[str], Any]) -> None:
    """Let theme and language follow the settings; ``lang``, where it is given, speaks first."""
    languages.speak(lang or setting("language"))
    theme_name = setting("theme")
    if theme_name == SYSTEM:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        theme_name = "soiree" if dark else "papier"
    theme.use(theme_name if theme_name in theme.tokens.themes else "papier")
    theme.set_text_scale(float(setting("text_scale")))
    theme.set_reduced_motion(setting("reduced_motion"))
