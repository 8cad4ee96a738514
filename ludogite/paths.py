"""Where things are: resources and translations in a source tree, an installed wheel or the frozen app; the family's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
SOURCE_LANGUAGE = "fr"
"""The language that the texts of the sources are written in."""
FALLBACK_LANGUAGE = "en"
"""What is spoken where the system's languages are not."""
DATA_VARIABLE = "LUDOGITE_DATA"
PORTABLE = "ludogite-data"
"""The folder beside a portable program: where it is, the family's data are in it and nowhere else."""


def _beside(package: Path, frozen: Path | None) -> Path:
    """Find the folder that holds ``resources``: the bundle, the installed package, or the source tree."""
    if frozen is not None:
        return frozen
    return package if (package / "resources").is_dir() else package.parent


def _frozen() -> Path | None:
    folder = getattr(sys, "_MEIPASS", None)
    return None if folder is None else Path(folder)


def resources() -> Path:
    """Return the folder of the resources."""
    return _beside(_PACKAGE, _frozen()) / "resources"


def translations() -> Path:
    """Return the folder of the compiled translations (``*.qm``); in a source tree they are built by the installation."""
    frozen = _frozen()
    home = _beside(_PACKAGE, frozen)
    in_sources = frozen is None and home == _PACKAGE.parent
    return home / "i18n" / "build" if in_sources else home / "i18n"


def languages(folder: Path) -> tuple[str, ...]:
    """Name the languages of a folder of compiled translations: the one that the sources are written in, then each ``*.qm``."""
    return (SOURCE_LANGUAGE, *sorted({file.stem for file in folder.glob("*.qm")} - {SOURCE_LANGUAGE}))


def _carried() -> Path | None:
    """Return the folder beside the frozen program in which its data travel, where the package brought one."""
    folder = Path(sys.executable).resolve().parent / PORTABLE
    return folder if _frozen() is not None and folder.is_dir() else None


def data_folder(chosen: str | None) -> Path:
    """Return the family's data folder: chosen, by ``LUDOGITE_DATA``, beside a portable program, or the system's place for data."""
    folder = chosen or os.environ.get(DATA_VARIABLE)
    if folder:
        return Path(folder).expanduser()
    if carried := _carried():
        return carried
    from platformdirs import user_data_path  # noqa: PLC0415 - only where no folder is given: keeps the start short

    return user_data_path("ludogite", appauthor=False)
