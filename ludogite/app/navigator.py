"""Shows places as pages, and finds the way back: what is kept waits as it was left, everything else is made anew where it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from ludogite.app.go import GameOver, Place
from ludogite.app.history import Way, entered
from ludogite.app.window import Window


def _nothing() -> None:
    """Do nothing."""


def _lets_go(_leave: Callable[[], None]) -> bool:
    """Let the page be left."""
    return False


@dataclass
class Visit:
    """A page that shows a place, and what happens to it; the page is deleted when it is left unless ``keep`` is true."""

    page: QWidget
    keep: bool = False
    begun: Callable[[], None] = _nothing
    """Called when the page is shown for the first time."""
    returned: Callable[[], None] = _nothing
    """Called before a page that was kept is shown again."""
    holds: Callable[[Callable[[], None]], bool] = _lets_go
    """Asked before the page is left for good, with what leaves it: true keeps it, until somebody has answered."""
    ended: Callable[[], None] = _nothing
    """Called when the page is left for good."""
    here: Callable[[], Place] | None = None
    """Gives the place as it is left, to be made again like that when one comes back."""


class Navigator(QObject):
    """Holds the way to the page that is shown, and the pages of it that are kept."""

    def __init__(self, window: Window, home: Place, box: Visit, make: Callable[[Place], Visit | None]) -> None:
        """``make`` makes the page of a place; None where something stands in the way, which it has said."""
        super().__init__(window)
        self._window, self._make = window, make
        self._way: Way = (home,)
        self._visits: list[tuple[Place, Visit]] = [(home, box)]
        self._scrolled: dict[int, list[int]] = {}
        """How far the pages of the way that are not kept had been scrolled, by the identity of their place."""
        self._is_coming = False
        self._next: Callable[[], None] | None = None
        """Where to go once the page that comes is there: a game may end in the very moment in which its table is hidden."""

    @property
    def way(self) -> Way:
        """The places from the box to the one that is shown."""
        return self._way

    def go(self, place: Place) -> None:
        """Go on to a place; stay where one is if it cannot be shown."""
        if self._is_coming:
            self._next = partial(self.go, place)
            return
        way = entered(self._left(), replace(place))  # the same place again is another visit
        if isinstance(place, GameOver) or not self._is_held(way, partial(self.go, place)):
            self._arrive(way)

    def back(self) -> None:
        """Go back to the last place that can still be shown."""
        if self._is_coming:
            self._next = self.back
            return
        way = self._way[:-1]
        if self._is_held(way, self.back):
            return
        while way and not self._arrive(way):
            way = way[:-1]

    def _is_held(self, way: Way, leave: Callable[[], None]) -> bool:
        """Ask the kept pages that are on this way no more whether they may be left."""
        left = [visit for place, visit in self._visits if visit.keep and not any(place is one for one in way)]
        return any(visit.holds(leave) for visit in left)

    def forget(self) -> None:
        """Leave everything but the box and the page that is shown: other data have taken the place of those before."""
        self._way = self._way[:1] + self._way[1:][-1:]
        self._end_visits()

    def page_of(self, kind: type[Place]) -> QWidget | None:
        """Return the page of a place of this kind, if it is shown or kept."""
        return next((visit.page for place, visit in self._visits if isinstance(place, kind)), None)

    def _left(self) -> Way:
        """Return the way, its last place as it is left."""
        visit = self._visit_of(self._way[-1])
        if visit is None or visit.keep:
            return self._way
        here = self._way[-1] if visit.here is None else visit.here()
        self._scrolled[id(here)] = [bar.value() for bar in _bars(visit.page)]
        return (*self._way[:-1], here)

    def _arrive(self, way: Way) -> bool:
        self._is_coming = True
        try:
            return self._show(way)
        finally:
            self._is_coming = False
            following, self._next = self._next, None
            if following is not None:
                following()

    def _show(self, way: Way) -> bool:
        place = way[-1]
        kept = self._visit_of(place)
        visit = kept or self._make(place)
        if visit is None:
            return False
        returns, self._way = len(way) < len(self._way), way
        if kept is None:
            self._visits.append((place, visit))
            if isinstance(back := getattr(visit.page, "back", None), SignalInstance):
                back.connect(self.back)
        self._end_visits()
        if kept is not None:
            visit.returned()
        self._window.show_page(visit.page, keep=visit.keep, back=returns)
        for bar, value in zip(_bars(visit.page), self._scrolled.pop(id(place), []), strict=False):
            _scroll(bar, value)
        self._scrolled = {id(one): self._scrolled[id(one)] for one in way if id(one) in self._scrolled}
        if kept is None:
            visit.begun()
        return True

    def _visit_of(self, place: Place) -> Visit | None:
        return next((visit for one, visit in self._visits if one is place), None)

    def _end_visits(self) -> None:
        """Let go of pages that are not on the way any more, and of those that are not kept."""
        visits, self._visits = self._visits, []
        for place, visit in visits:
            on_the_way = self._way if visit.keep else self._way[-1:]
            if any(place is one for one in on_the_way):
                self._visits.append((place, visit))
                continue
            visit.ended()
            if visit.keep:
                self._window.leave(visit.page)


def _bars(page: QWidget) -> list[QScrollBar]:
    return [area.verticalScrollBar() for area in page.findChildren(QAbstractScrollArea)]


def _scroll(bar: QScrollBar, value: int) -> None:
    """Scroll so far, as soon as the page is laid out and long enough."""

    def try_again(_least: int, most: int) -> None:
        if most >= value:
            bar.rangeChanged.disconnect(try_again)
            bar.setValue(value)

    if value > bar.maximum():
        bar.rangeChanged.connect(try_again)
    bar.setValue(value)
