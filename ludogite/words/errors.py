"""The one error of the dictionary's files: games without words go on when it is raised."""

from __future__ import annotations

from enum import StrEnum


class Trouble(StrEnum):
    """What is wrong with a resource file of the dictionary."""

    MISSING = "missing"
    DAMAGED = "damaged"
    VERSION = "version"  # written for another version of the program


class LexiconError(Exception):
    """A resource file of the dictionary cannot be used: what is wrong, with which file, and the cause if one is known."""

    def __init__(self, code: Trouble, file: str, cause: str = "") -> None:
        super().__init__(f"{file}: {code.value}" + (f" ({cause})" if cause else ""))
        self.code = code
        self.file = file
        self.cause = cause
