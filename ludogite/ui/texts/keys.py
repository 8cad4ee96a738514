"""What the keys do at a table: the names of keys, and lines that a game gives for the sheet of keys."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from ludogite.ui.values import noop

ENTER: Final = noop("Keys", "Entrée")
ESCAPE: Final = noop("Keys", "Échap")
SPACE: Final = noop("Keys", "Espace")
DELETE: Final = noop("Keys", "Suppr")
SHIFT: Final = noop("Keys", "Maj")
BACKSPACE: Final = noop("Keys", "Retour arrière")
OWN_KEY: Final = noop("Keys", "ta touche")
"""The buzzer key of a person."""


class KeyHelp(NamedTuple):
    """Keys and what they do, in French, marked for the extractor as ``noop("Keys", …)`` where they are words."""

    caps: tuple[str, ...]
    does: str


def said(text: str) -> str:
    """Name a key, or say what it does, in the language of the moment."""
    return QCoreApplication.translate("Keys", text)
