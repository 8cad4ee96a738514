"""What may be done in a moment, as data: the actions behind the buttons, the keys that are named, the words of the turn band."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ludogite.core.advice import AnyAdvice
from ludogite.core.rules import Open, Seat

C = TypeVar("C")
Hints: TypeAlias = Sequence[tuple[tuple[str, ...], str]]
"""What the keys of the moment do: names of keys ("–" for a range) and the verb."""


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the turn band; ``ink`` is the number of whose turn it is (1 to 8), None where it is nobody's."""

    ink: int | None
    title: str
    subtitle: str
    first: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Action(Generic[C]):
    """A button as data: its label, and the command that it gives, or what else it ``does``; with neither it is idle.

    ``pips`` (filled, of how many), ``note`` and ``shout`` (the display face) are for the primary action. An action that is not
    ``enabled`` is still done by its key, which explains why not. One that is not ``shown`` has no button now.
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
    status: bool = False
    """Whether it says what happens just now: a thin strip that fills stands there, no button; a press still shows the end."""
    answers: Open | None = None
    """The one request that it answers, whatever others are asked meanwhile; None: all that is asked."""
    instead: Sequence[str] = ()
    """What else a secondary button may say while it stands there: it is wide enough for all of it, so that nothing moves."""

    @property
    def able(self) -> bool:
        """Whether its button may be pressed."""
        return self.enabled and (self.command is not None or self.does is not None)


@dataclass(frozen=True, slots=True)
class Offer(Generic[C]):
    """What may be done in a moment, and the words about it.

    ``others`` are the actions of the secondary buttons, in their order. Without a ``primary`` the one button stays as it is:
    its own throw is still flying.
    """

    primary: Action[C] | None
    others: Sequence[Action[C]] = ()
    hints: Hints = ()
    band: BandWords | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """How an event is told: to a screen reader, on the status line (None leaves it as it is), and whose colour it has there.

    ``is_reason``: it says why something is not possible, and stands for as long as that is so, whatever others do.
    """

    spoken: str
    line: str | None
    seat: Seat | None = None
    is_reason: bool = False


@dataclass(frozen=True, slots=True)
class AdviceText:
    """What the coach says, in words: the advice and its reason; where the game shows it, the code of the best choice.

    ``lead`` says, for who asks, by how much it is better than the next. ``does``: it can be followed. ``given`` is what was put
    into words, for a game that shows more of it.
    """

    title: str
    body: str = ""
    best: str | None = None
    lead: str = ""
    does: bool = False
    given: AnyAdvice | None = None
