"""What a phone shows: a form of a few kinds of parts, made from what its seat may see, and answered by the names of its fields.

The page knows these parts and no game. A button says its ``act``, and brings the values of all fields with it; the game's
``PhoneUi`` makes a command of them, which is then read as strictly as one of a foreign file. Nothing here comes from the rules'
``choices``: a form shows the shape of a command, and never which words there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, TypeAlias

from ludogite.core.codec import Json
from ludogite.core.rules import Open, Preview, Refusal, Seat
from ludogite.services.phone_acts import Fields


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence; ``tone`` is "plain", "big", "sub" (below the big one, on the felt) or "quiet"."""

    part: ClassVar[str] = "line"
    text: str
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Tile:
    """Something to tap: its value in the field, what stands on it, what stands below, and a tint of the page's own (or "").

    ``cards`` lie on it instead of its label, which is then only heard; ``sure`` is asked before it is taken for good.
    """

    value: str
    label: str
    note: str = ""
    tint: str = ""
    is_open: bool = True
    cards: tuple[Tile, ...] = ()
    sure: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """Tiles of which one is chosen, or any number (``many``): the field is its value, or a list of values.

    ``look``: "tile", "row", "boxes" (label and points), "dice" (the label is a face) or "cards".
    ``onto``: a tile may also be dragged onto one of this other field, which does what needs both; ``sorts``: tiles may be put in
    another order by dragging, which stays on the phone.
    """

    part: ClassVar[str] = "pick"
    id: str
    label: str
    tiles: tuple[Tile, ...]
    many: bool = False
    chosen: tuple[str, ...] = ()
    look: str = "tile"
    onto: str = ""
    sorts: bool = False


@dataclass(frozen=True, slots=True)
class Compose:
    """Tiles laid one behind the other, in as many rows as ``rows``: the field is a list of rows of [value, letter].

    A tile whose label is "" takes a letter, asked for when it is laid.
    """

    part: ClassVar[str] = "compose"
    id: str
    label: str
    tiles: tuple[Tile, ...]
    rows: int = 1


@dataclass(frozen=True, slots=True)
class Text:
    """A line to type; ``caps`` shows it in capitals."""

    part: ClassVar[str] = "text"
    id: str
    label: str
    longest: int = 40
    caps: bool = False


@dataclass(frozen=True, slots=True)
class Squares:
    """A grid: a square is chosen and the direction of a word from it; the field is [row, column, "across" or "down"].

    Without a label it is only looked at. ``rows`` hold a character a square: a letter, " " for a free one, "#" for a black one;
    ``tints`` a digit, "0" for none, "1" for the first of ``tint_names``. ``word``: the field whose word is
    shown where it would stand; ``points``: a digit a square, "0" for none.
    """

    part: ClassVar[str] = "squares"
    id: str
    label: str
    rows: tuple[str, ...]
    tints: tuple[str, ...]
    labels: tuple[str, str]
    tint_names: tuple[str, ...]
    word: str = ""
    points: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Do:
    """A button: ``needs`` are the fields that must not be empty; ``sure`` is asked before it is done.

    ``is_main``: the one that stands out; ``look`` "buzzer" fills the screen, "shout" the foot, "inline" stands among the parts,
    "menu" hides it in the menu; ``clears`` empties the fields when it is pressed; ``says`` is its label once the first of ``needs``
    is chosen, with {label} and {note} of the tile; ``tries`` is its label once it is known what it would score, with {points}.
    """

    part: ClassVar[str] = "do"
    act: str
    label: str
    needs: tuple[str, ...] = ()
    sure: str = ""
    is_main: bool = True
    look: str = ""
    clears: bool = False
    says: str = ""
    tries: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that is left, in ms, after its label."""

    part: ClassVar[str] = "clock"
    left_ms: int
    runs: bool
    label: str


Part: TypeAlias = Sentence | Pick | Compose | Text | Squares | Do | Clock


def written(parts: tuple[Part, ...]) -> list[dict[str, object]]:
    """Write parts as JSON values."""
    return [{"part": one.part, **asdict(one)} for one in parts]


@dataclass(frozen=True, slots=True)
class Held:
    """What a form is made of: the seat and its view, what it is asked (by kind), the names by seat, and the game time in ms.

    ``preview`` says what a command of the seat would score, from what it sees.
    """

    seat: Seat
    view: Any
    asked: Mapping[str, Open]
    names: tuple[str, ...]
    now_ms: int
    preview: Callable[[Any], Preview | Refusal]

    def left_ms(self, deadline_ms: int | None) -> int:
        """Count what is left until a deadline, in ms; 0 where there is none."""
        return 0 if deadline_ms is None else max(0, deadline_ms - self.now_ms)


@dataclass(frozen=True, slots=True)
class PhoneUi:
    """A game on a phone: the parts of its form, and the command (as JSON) that an act and its fields mean.

    ``command`` raises ValueError for an act and fields that its form does not offer; ``turn`` says of a view for which turn its
    fields are filled: another empties them; ``names`` are what the parts of a preview are called, where they are no words.
    """

    parts: Callable[[Held], tuple[Part, ...]]
    command: Callable[[Held, str, Fields], Json]
    turn: Callable[[Any], int | str]
    names: Callable[[str], str] = str
