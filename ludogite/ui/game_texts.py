"""The words of a game, as its package gives them; no start needs any."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from ludogite.ui.game_ui import Sentences, noop

if TYPE_CHECKING:
    from ludogite.core.log import Option


ENTER: Final = noop("Keys", "Entrée")
ESCAPE: Final = noop("Keys", "Échap")
SPACE: Final = noop("Keys", "Espace")
DELETE: Final = noop("Keys", "Suppr")
SHIFT: Final = noop("Keys", "Maj")
BACKSPACE: Final = noop("Keys", "Retour arrière")
OWN_KEY: Final = noop("Keys", "ta touche")
"""The buzzer key of a person."""


class KeyHelp(NamedTuple):
    """Keys and what they do; both are French, marked for the extractor where they are words."""

    caps: tuple[str, ...]
    told: str


@dataclass(frozen=True, slots=True)
class GameTexts:
    """The words of a game by code.

    ``variants`` and ``options`` give name and note; ``values`` the values that are chosen from a few, by option and value;
    ``count`` says an option that is a number ("3 manches"), or nothing where ``values`` says it. ``refusals`` are what the rules
    refuse, ``reasons`` how games end, ``sheet_lines`` the lines of the final breakdown, ``boxes`` the boxes of its score sheet,
    ``remarks`` what the coach and the review say. ``scored`` says a score in what the game counts, where that is no points.
    """

    variants: Mapping[str, tuple[str, str]]
    options: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    values: Mapping[tuple[str, Option], str] = field(default_factory=dict)
    count: Callable[[str, int], str] = lambda _option, _count: ""
    refusals: Sentences = field(default_factory=dict)
    reasons: Sentences = field(default_factory=dict)
    sheet_lines: Sentences = field(default_factory=dict)
    boxes: Sentences = field(default_factory=dict)
    remarks: Sentences = field(default_factory=dict)
    prizes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Title and note of the game's own prizes, by code; the note may name {n}."""
    scored: Callable[[int], str] | None = None
    keys: tuple[KeyHelp, ...] = ()
    """What the keys do at its table, for the sheet of keys."""
