"""What the house keeps: the family's data, its settings before anybody has chosen, and small files on the way in and out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from ludogite.ui.style.i18n import SYSTEM

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController
    from ludogite.store.database import Store

DEFAULTS: dict[str, Any] = {
    "language": SYSTEM,
    "theme": SYSTEM,
    "text_scale": 1.0,
    "reduced_motion": False,
    "pace_ms": 600,
    "count_assisted": False,
    "sound": True,
    "volume": 0.35,
    "sounds": {},
}
"""Every setting and its value before anybody has chosen."""


def open_data(house: AppController) -> Store:
    """Open the family's data, and say what was found; where they cannot be opened, play goes on in memory."""
    from ludogite.store.database import open_in_memory, open_store  # noqa: PLC0415 - not before the first frame
    from ludogite.store.errors import StoreError  # noqa: PLC0415
    from ludogite.ui import texts  # noqa: PLC0415

    try:
        opened = open_store(house.data)
    except StoreError as error:
        sentence = texts.store_error(error.code, error.details)
        unkept = QCoreApplication.translate("House", "Tu peux jouer, mais rien ne sera gardé.")
        house.window.tell("danger", f"{sentence} {unkept}")
        return open_in_memory()
    for notice in opened.notices:
        house.window.tell("warning", texts.notice(notice.code, notice.args))
    return opened.store


def fetch(house: AppController, file: Path, most: int) -> bytes | None:
    """Read the first ``most`` bytes of a file; None when that fails, and say so."""
    try:
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        house.window.tell("danger", f"{file}: {error.strerror}")
        return None


def write(house: AppController, file: Path, text: str) -> None:
    """Write a text into a file; say so when that fails."""
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        house.window.tell("danger", f"{file}: {error.strerror}")
