"""What a game puts on its screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.services.sound import ImpactTimes
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.table_layout import COLUMN_HIGH
from ludogite.ui.widgets.buttons import PaperButton

if TYPE_CHECKING:
    from ludogite.ui.widgets.cup import CupFlight

C = TypeVar("C")
E = TypeVar("E")


def _nothing(*_args: object) -> None:
    """Do nothing: most games have nothing to do there."""


def give_up_words() -> str:
    """Return how the primary action is done that Enter does not do because it destroys something."""
    return QCoreApplication.translate("GameScreen", "Pour barrer, touche le bouton ou appuie sur Suppr.")


def _seat_of(event: object) -> Seat | None:
    seat: Seat | None = getattr(event, "seat", None)
    return seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TableParts(Generic[C, E]):
    """What a game puts on its screen, and what it does there; what is left out is as it is at most tables."""

    board: QWidget | None = None
    aside: QWidget | None = None
    """The paper beside the board."""
    note: NoteCard | None = None
    secondary: Sequence[PaperButton] = ()
    """The buttons of the offer's other actions, in their order."""
    tab_order: Sequence[QWidget] = ()
    keys: Mapping[Qt.Key, Callable[[], object]] = field(default_factory=dict)
    take_key: Callable[[QKeyEvent], bool] | None = None
    enter: Callable[[], object] | None = None
    home: Callable[[], QWidget | None] | None = None
    resting: QWidget | None = None
    """What holds the keyboard while there is nothing to press."""
    pickers: Sequence[QWidget] = ()
    """What opens over the board to choose from."""
    focus_reason: Qt.FocusReason | None = None
    """How the keyboard comes home; None is as the player last came."""
    has_band: bool = True
    aside_width: Callable[[], int] = lambda: 0
    place_aside: Callable[[QRect], object] | None = None
    column_high: float = COLUMN_HIGH
    lay: Callable[[], object] | None = None
    """Places everything, instead of the layout of most tables."""
    presented: Callable[[], object] = _nothing
    """Places what depends on what has just been written."""
    play_rect: Callable[[], QRect] | None = None
    room_for: Callable[[], Sequence[PaperButton]] | None = None
    """For which buttons room is kept beside the primary action."""
    tried_with: Callable[[], QWidget | None] | None = None
    """What a person here does things with at this moment: it shakes where something is refused."""
    impact_times: Callable[[E], ImpactTimes] = lambda _event: ()
    """When what an event lets fall touches the table, in ms from the moment at which it is heard; nothing is at once."""
    refused_to: Callable[[E], Seat | None] = _seat_of
    """To whom an event that sounds like a refusal refuses something."""
    hold_cup: Callable[[Sequence[int] | None], CupFlight | None] = lambda _dice: None
    """Take these dice (by index) into a cup that is shaken, and give it (px of the screen), or (None) lay them back."""
    open_menu: Callable[[QPoint], object] | None = None
    """Opens the menu of the table at a place of the desktop (px)."""
    retranslate: Callable[[], object] = _nothing
    shown: Callable[[], object] = _nothing
    """The table has come into sight."""
    hidden: Callable[[], object] = _nothing
    """The table has been left."""
    show_better: Callable[[C], object] = _nothing
    """Show on the board what would have been best at this step of a replay, until another step is shown."""
    last_look_ms: Callable[[], int] = lambda: 0
    """How long one looks at least at what has ended the game, where things move (ms)."""
    save_draft: Callable[[], object] = _nothing
    """Give what a person here composes and has told nobody yet, to be kept while the table is left; None is nothing."""
    restore_draft: Callable[[Any], object] = _nothing
    """Lay again what ``save_draft`` gave at this very moment of the game."""
    take_habits: Callable[[Mapping[str, bool]], object] = _nothing
    """Take what people switched on or off at this kind of table the last time."""
