"""Small texts of the family that are read from a file and written to one."""

from __future__ import annotations

from pathlib import Path

from ludogite.app.services import Services
from ludogite.atomic import write_whole


def fetch(services: Services, file: Path, most: int) -> bytes | None:
    """Read the first ``most`` bytes of a file; None when that fails, and say so."""
    try:
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        services.tell("danger", f"{file}: {error.strerror}")
        return None


def write(services: Services, file: Path, text: str) -> None:
    """Write a text into a file; say so when that fails."""
    try:
        write_whole(file, text)
    except OSError as error:
        services.tell("danger", f"{file}: {error.strerror}")
