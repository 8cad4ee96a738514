"""Shows a moment once, however often that is asked for meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Refresher:
    """Shows the moment anew: at once, or once at the end of whatever is being handled (``with refresher``)."""

    def __init__(self, show: Callable[[], None]) -> None:
        self._show_now = show
        self._depth = 0
        self.stale = False

    def refresh(self) -> None:
        """Show the moment anew: now, or once at the end of what is being handled."""
        self.stale = True
        if not self._depth:
            self._show_now()

    def show(self, show: Callable[[], T]) -> T:
        """Show the moment; what that asks to refresh is shown already."""
        self._depth += 1
        try:
            return show()
        finally:
            self._depth -= 1
            self.stale = False

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_error: object) -> None:
        self._depth -= 1
        if not self._depth and self.stale:
            self._show_now()
