"""What is said over a page for a while, or for as long as something is so: nothing that is said hides what another has said."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

PASSING_MS: Final = 8_000
"""How long a notice that passes is shown."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence; ``kind`` is its weight ("info", "positive", "warning", "danger").

    One with a ``cause`` stands until that is withdrawn or somebody has closed it; another passes, its time being counted from its
    first showing. One ``of_moment`` (why something was refused) goes with that moment, too, and does not wait behind others.
    """

    kind: str
    text: str
    cause: Hashable = None
    of_moment: bool = False
    since: float | None = None
    """When it was first shown (ms); None while it waits."""

    @property
    def stands(self) -> bool:
        """Whether it stays until its cause goes."""
        return self.cause is not None


class NoticeBoard:
    """Shows one notice at a time: those that pass, in their order; then the newest of those that stand."""

    def __init__(self) -> None:
        self._passing: list[Notice] = []
        self._standing: dict[Hashable, Notice] = {}
        self._closed: dict[Hashable, str] = {}
        """What somebody has closed, by its cause: the same words do not come again while it lasts."""

    def post(self, notice: Notice) -> None:
        """Take a notice; one with the same cause replaces that one, the same passing words are not said twice in a row."""
        if notice.stands:
            if self._closed.get(notice.cause) != notice.text:
                self._closed.pop(notice.cause, None)
                self._standing.pop(notice.cause, None)
                self._standing[notice.cause] = notice
        elif notice.of_moment:
            self.end_moment()
            self._passing.insert(0, notice)
        elif not any((one.kind, one.text) == (notice.kind, notice.text) for one in self._passing):
            self._passing.append(notice)

    def end_moment(self) -> None:
        """Forget what was said of the moment that is over."""
        self._passing = [one for one in self._passing if not one.of_moment]

    def stands(self, cause: Hashable) -> bool:
        """Return whether something is said for a cause, or was until somebody closed it."""
        return cause in self._standing or cause in self._closed

    def withdraw(self, cause: Hashable) -> None:
        """Take away what stood for a cause that is gone."""
        self._standing.pop(cause, None)
        self._closed.pop(cause, None)

    def close(self) -> None:
        """Take away the notice that is shown: somebody has read it."""
        shown = self.shown
        if shown is None:
            return
        if shown.stands:
            self._standing.pop(shown.cause)
            self._closed[shown.cause] = shown.text
        else:
            self._passing.pop(0)

    def clear_passing(self) -> None:
        """Forget what passes: another page is shown."""
        self._passing.clear()

    @property
    def shown(self) -> Notice | None:
        """The notice to be shown now."""
        if self._passing:
            return self._passing[0]
        return next(reversed(self._standing.values()), None)

    def tick(self, now: float) -> float | None:
        """Let time pass up to now (ms); return when the shown notice goes by itself, None where none does."""
        while self._passing:
            first = self._passing[0]
            if first.since is None:
                first = self._passing[0] = replace(first, since=now)
            goes = (first.since or 0.0) + PASSING_MS
            if now < goes:
                return goes
            self._passing.pop(0)
        return None
