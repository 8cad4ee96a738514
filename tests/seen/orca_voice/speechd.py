"""Stands for speech-dispatcher's Python module while Orca runs beside a test: what would be spoken is written to a file.

Orca itself decides what is said, and in what words; there is only no sound card needed to hear it. ``SPOKEN`` names the file.
"""

from __future__ import annotations

import os
import re
import time
from html import unescape
from typing import Any


class _Names:
    """Names of which only their being different counts."""

    def __getattr__(self, name: str) -> str:
        return name


PunctuationMode = CallbackType = Priority = DataMode = Scope = _Names()


class SSIPError(Exception):
    """What the real module raises."""


class SSIPCommunicationError(SSIPError):
    """What the real module raises."""


class SSIPCommandError(SSIPError):
    """What the real module raises."""


class SSIPClient:
    """Takes every command, and writes down what is spoken."""

    def __init__(self, *_arguments: Any, **_named: Any) -> None:
        self._file = os.environ["SPOKEN"]

    def _write(self, text: str) -> None:
        said = " ".join(unescape(re.sub(r"<[^>]*>", " ", text)).split())
        if said:
            with open(self._file, "a", encoding="utf-8") as file:  # noqa: PTH123 - Orca's Python, not ours
                file.write(f"{time.time():.3f}\t{said}\n")

    def speak(self, text: str, callback: Any = None, **_named: Any) -> None:
        """Write a text, and say that it has been said."""
        self._write(text)
        if callback is not None:
            callback(CallbackType.END)

    def char(self, text: str) -> None:
        """Write a character."""
        self._write(text)

    key = sound_icon = char

    def list_synthesis_voices(self, *_arguments: Any) -> tuple[tuple[str, str, str], ...]:
        """Give a voice."""
        return (("nobody", "fr", "none"),)

    def list_output_modules(self) -> tuple[str, ...]:
        """Give a module."""
        return ("none",)

    def get_rate(self) -> int:
        """Give a number."""
        return 0

    get_pitch = get_volume = get_rate

    def get_language(self) -> str:
        """Give a language."""
        return "fr"

    def __getattr__(self, _name: str) -> Any:
        return lambda *_arguments, **_named: None


Client = Speaker = SSIPClient
