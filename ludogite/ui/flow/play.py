"""What a game tells the flow that follows it: a dataclass of calls, with the answers of most games as defaults."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from ludogite.core.rules import Open, Seat
from ludogite.ui.flow.narrator import tell_all
from ludogite.ui.flow.offer import Announcement, Offer
from ludogite.ui.flow.step_queue import Scene

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
TICK_MS: Final = 100
"""How often the time that is left is shown while a clock runs."""


def nothing(*_args: object) -> None:
    """Do nothing: most games have nothing to do there."""


def never(*_args: object) -> bool:
    """Answer no."""
    return False


def always(*_args: object) -> bool:
    """Answer yes."""
    return True


def no_words(*_args: object) -> str:
    """Say nothing."""
    return ""


def _asked_seat(asked: Open | None) -> Hashable:
    return asked.request.seat if asked is not None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Generic[C, E, V]):
    """What a game tells the flow, as calls; all but five have an answer that fits most games."""

    turn_of: Callable[[V], Seat | None]
    """Who is asked in a view, or None where nobody is, or several are."""
    is_over: Callable[[V], bool]
    scenes: Callable[[E, V], Iterable[Scene]]
    """What plays for an event, given the view after it; ``TELL`` stands where it is said, ``HEARD`` where it is heard."""
    show: Callable[[V, Open | None], object]
    """Show everything but buttons and band; the request is the one that a person here may answer now."""
    offer: Callable[[V, Open | None], Offer[C]]
    """What may be done now; asked after ``show``."""
    view_first: bool = False
    """Whether a view is shown before its scenes play, over it, while the game may go on."""
    changed: Callable[[V, V], object] = nothing
    """Forget what belonged to the view before: called before a view is shown, at the beginning with the first one twice."""
    awaits: Callable[[V], object] = nothing
    """Take note of a view that has come, before its step is played."""
    settle: Callable[[], object] = nothing
    """See to what must be settled when everything has been played, before the moment is shown."""
    skipped: Callable[[], object] = nothing
    """Bring what else moves to rest: somebody wants to see the end of what plays."""
    announcement: Callable[[E, str], Announcement] = tell_all
    """How an event is told, given its sentence."""
    progress_label: Callable[[E], str] = no_words
    """Two or three words for what happens while an event of a person here is shown; "" leaves the button as it is."""
    asked_person: Callable[[Open | None], Hashable] = _asked_seat
    """Who is asked here (None: nobody): keys do nothing for a moment after that has changed."""
    draft_key: Callable[[], Hashable] = nothing
    """What somebody here composes beside the view: letters laid, dice kept; a reason goes when it changes."""
    reason_key: Callable[[V], Hashable] = lambda view: view
    """For as long as what of a view a reason stands: less than all of it where others act meanwhile."""
    can_pause: Callable[[], bool] = never
    """Whether a clock runs for a person here, who may let it stand."""
    show_pause: Callable[[], object] = nothing
    """Hide what the clock keeps secret, or show it again; the moment is shown after it."""
    clock_runs: Callable[[V], bool] = never
    """Whether ``show_time`` is to be called all the time."""
    clock_ms: Callable[[V], int] = lambda _view: TICK_MS
    """In how many ms there will be another time to show."""
    show_time: Callable[[], object] = nothing
    advises: Callable[[Seat], bool] = always
    """Whether the coach may speak to the person of a seat now; not while others can see the screen instead."""
    keeps_secret: Callable[[Seat], bool] = never
    """Whether what the person of a seat sees is hidden from others at this screen: nothing of it goes into the log."""
    give_up_words: Callable[[], str] = no_words
    """How the primary action is done that Enter does not do because it destroys something."""
    explain: Callable[[str], object] | None = None
    """Show why something is not possible where this game shows such things; None is on the status line."""
    pause_words: Callable[[], str] = no_words
    """What screen readers say when the clock has been stopped."""
    advised: Callable[[], object] = nothing
    """Take note that the coach says something else, before the moment is shown."""
    plays_opening: bool = False
    """Whether the steps by which a game began are played when it is first shown."""

    def next_tick_ms(self, view: V) -> int | None:
        """Return in how many ms ``show_time`` is to be called; None where no clock runs."""
        return self.clock_ms(view) if self.clock_runs(view) else None

    def reason(self, view: V) -> Hashable:
        """Return what is so as long as a reason that is given now stands."""
        return self.reason_key(view), self.draft_key()
