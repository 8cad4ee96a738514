"""What may be done in a moment, as data: the actions behind the buttons, the keys that are named, the words of the turn band."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ludogite.core.rules import Seat

C = TypeVar("C")
Hints: TypeAlias = Sequence[tuple[tuple[str, ...], str]]
"""What the keys of the moment do: names of keys ("–" for a range) and the verb."""


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the turn band."""

    ink: int
    title: str
    subtitle: str
    first: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Action(Generic[C]):
    """A button as data: what it says, and the command that it gives, or what else it ``does``; with neither it is idle.

    ``pips`` (filled, of how many), ``note`` and ``shout`` (the display face) are for the primary action. An action that is not
    ``enabled`` is still done by its key, to say why not. One that is not ``shown`` has no button now.
    """

    label: str = ""
    command: C | None = None
    does: Callable[[], object] | None = None
    enabled: bool = True
    destroys: bool = False
    """Whether it gives something up for good (a 0, a pass): no Enter or Space does it, which are pressed without looking."""
    note: str = ""
    pips: tuple[int, int] = (0, 0)
    mark: str | None = None
    shout: bool = False
    shown: bool = True
    instead: Sequence[str] = ()
    """What else a secondary button may say while it stands there: it is wide enough for all of it, so that nothing moves."""

    @property
    def able(self) -> bool:
        """Whether its button may be pressed."""
        return self.enabled and (self.command is not None or self.does is not None)


@dataclass(frozen=True, slots=True)
class Offer(Generic[C]):
    """What may be done in a moment, and what is said of it.

    ``others`` are the actions of the buttons in ``secondary``, in their order. Without a ``primary`` the one button stays as it is:
    its own throw is still flying.
    """

    primary: Action[C] | None
    others: Sequence[Action[C]] = ()
    hints: Hints = ()
    band: BandWords | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """How an event is said: to a screen reader, on the quiet line (None leaves it as it is), and whose colour it has there."""

    spoken: str
    line: str | None
    seat: Seat | None = None
