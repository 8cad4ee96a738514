"""Interrupts as plain data: what is open to a contre, a contestation or a vote, and who has not answered yet.

A game keeps a tuple of its own frames in its state, the innermost last, and puts a window into each. Every seat that *could*
answer is asked, whatever it holds: asking only those who hold the card would betray hands.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludogite.core.rules import Scalar, Seat


@dataclass(frozen=True, slots=True)
class Window:
    """A moment in which others may interrupt.

    ``waiting`` are the seats still to answer, in order; ``in_turn`` asks them one after the other, else all at once.
    ``cancelled`` says that an answer has undone what the window is about.
    """

    about: tuple[Scalar, ...]
    source: Seat
    waiting: tuple[Seat, ...]
    in_turn: bool = True
    cancelled: bool = False

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may answer now; none once it is cancelled."""
        if self.cancelled:
            return ()
        return self.waiting[:1] if self.in_turn else self.waiting

    @property
    def is_closed(self) -> bool:
        """Whether nobody is left to answer, or an answer has settled it."""
        return self.cancelled or not self.waiting

    def answered(self, seat: Seat) -> Window:
        """Return the window after this seat has had its chance."""
        return replace(self, waiting=tuple(other for other in self.waiting if other != seat))

    def cancel(self) -> Window:
        """Return the window with what it is about undone: nobody else is asked."""
        return replace(self, cancelled=True)


def round_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """List the other seats in playing order, from the left of ``seat``."""
    return tuple((seat + step) % seats for step in range(1, seats))
