"""What a family makes itself for a game, in the place of one of its options: a grid, cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import Signal

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Page

Json: TypeAlias = str | int | float | bool | Sequence["Json"] | Mapping[str, "Json"] | None
Settings: TypeAlias = Callable[[str], Json]
"""Reads what the family has kept under a name; None where nothing is."""


class EditorPage(Page):
    """The page on which it is made; what is kept of it is the game's own affair."""

    back = Signal()
    kept = Signal(str)
    """The family agrees on what it has made: the text that the option of a game carries."""
    worked = Signal(object)
    """Something was changed and is not agreed on yet: JSON, to be kept for when somebody comes back."""
    opened = Signal(object)
    """A file was chosen: its path; its content comes by ``load``."""
    saved = Signal(object, str)
    """A file was named: its path, and the text to write."""

    @abstractmethod
    def load(self, data: bytes) -> bool:
        """Take the content of a file; tells whether it is one."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """How a family makes something for a game, keeps it and prints it.

    ``name`` is said in the place of the option's value, ``action`` is the link that opens the editor, ``note`` says from its text
    what will be played. ``make_editor(look, settings, agreed)`` opens what was agreed or made last. Unfinished work is kept under
    ``work_key``; what was agreed on last under ``last_key``, and then the work is done ("": work goes on for ever).
    ``printed`` gives what is printed with the sheets, None where there is nothing. A file has ``file_limit`` bytes at most.
    """

    name: str
    action: str
    note: Callable[[str], str]
    make_editor: Callable[[Theme, Settings, str], EditorPage]
    printed: Callable[[Settings], object]
    work_key: str
    file_limit: int
    last_key: str = ""
