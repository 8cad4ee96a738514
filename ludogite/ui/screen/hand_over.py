"""Whose secrets a screen shows, where several people share it: nobody's until the person who is asked has opened the curtain.

One person among computers always sees her own. The clock stands still while a person still has to come to the screen. With open
hands there is nothing to hide.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from ludogite.core.rules import Seat
from ludogite.ui.screen.curtain import Curtain, NextPlayer
from ludogite.ui.screen.game_screen import GameScreen

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Secrets(Generic[V]):
    """What a game says of its secrets.

    Whether all hands are open; why the screen is handed over to somebody (a name). ``answered`` gives the answer of who is asked,
    if it was said beforehand, and tells whether it did.
    """

    are_open: Callable[[V], bool]
    occasion: Callable[[V, str], str]
    answered: Callable[[], bool]


class HandOver(QObject, Generic[C, E, V]):
    """Opens and closes the curtain of one screen."""

    def __init__(self, screen: GameScreen[C, E, V], secrets: Secrets[V]) -> None:
        super().__init__(screen)
        self._screen, self._secrets = screen, secrets
        self._session = screen.session
        self.curtain = Curtain(screen.theme)
        self.curtain.setParent(screen)  # until it closes over a window
        self.curtain.opened.connect(self._on_opened)
        self.curtain.left.connect(self._on_left)
        screen.destroyed.connect(self.curtain.deleteLater)
        self._public = False
        """Whether somebody chose to look at the table without a hand."""
        self._watched: QObject | None = None
        self._pages: QStackedWidget | None = None

    # ---- what the screen asks ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Bring the eyes in line with who is asked; does nothing while something plays or the game has gone on meanwhile."""
        screen, view = self._screen, self._screen.view
        if screen.flow.busy or self._secrets.are_open(view) or self._session.view() != view:
            return
        people, asked = screen.flow.people, screen.flow.play.turn_of(view)
        if not self._shares:
            self.curtain.take_away()
            self._resume()
            self._session.set_eyes(people[0] if people else None)
            if asked in people:
                self._secrets.answered()
            return
        if not screen.isVisible() and not self.curtain.is_closed:
            return  # another page is shown
        self._watch()
        if asked is None or not screen.flow.acts_here(asked):
            self.curtain.take_away()
            self._resume()
            if asked is not None and self._session.eyes is not None:
                self._session.set_eyes(None)  # whose turn is over shows no hand while others play
        elif asked == self._session.eyes:
            self._resume()
            self._secrets.answered()
        elif self._session.eyes is not None:
            self._public = False
            self._session.set_eyes(None)  # the view that follows comes back here
        elif not self._secrets.answered():
            self._wait_for(asked)

    def ask(self) -> None:
        """Let the person who is asked see the hand: at once, or by the PIN."""
        asked = self._screen.flow.play.turn_of(self._screen.view)
        if asked is None:
            return
        if asked in self._session.locks:
            self._close(asked)
        else:
            self._on_opened(asked)

    # ---- inside -----------------------------------------------------------------------------------------------------------

    @property
    def _shares(self) -> bool:
        """Whether somebody else than the one person at this screen could see a hand on it."""
        return len(self._screen.flow.people) > 1 or bool(self._session.afar)

    def _wait_for(self, seat: Seat) -> None:
        """Stop the clock, and close the curtain, unless somebody looks at the table without a hand."""
        self._screen.flow.clock.stop(self)
        if self._public:
            self.curtain.take_away()
        else:
            self._close(seat)

    def _close(self, seat: Seat) -> None:
        info = self._session.seats[seat]
        why = self._secrets.occasion(self._screen.view, info.name)
        opens, waits_s = self._session.locks.get(seat), self._session.pauses.get(seat)
        self.curtain.close_for(NextPlayer(seat, info.name, info.ink, why, opens, info.face, waits_s), self._page())

    def _page(self) -> QWidget:
        """Find what the curtain hides: the page that the screen is part of."""
        page: QWidget = self._screen
        window = page.window()
        while page is not window and (above := page.parentWidget()) is not None and above is not window:
            if isinstance(above, QStackedWidget):
                return page
            page = above
        return page

    def _resume(self) -> None:
        self._screen.flow.clock.start(self)

    def _on_opened(self, seat: Seat) -> None:
        self._public = False
        self._resume()
        self._session.set_eyes(seat)

    def _on_left(self) -> None:
        self._public = True
        self._screen.flow.refresh()

    def _watch(self) -> None:
        """Follow the window: when it loses the keyboard to another program, nobody's hand stays in sight."""
        window = self._screen.window()
        if window is not self._watched:
            if self._watched is not None:
                self._watched.removeEventFilter(self)
            window.installEventFilter(self)
            self._watched = window
        pages = self._page().parentWidget()
        if isinstance(pages, QStackedWidget) and pages is not self._pages:
            pages.currentChanged.connect(self._on_turned)
            self._pages = pages

    def _on_turned(self) -> None:
        """Take the curtain away from another page of the window; whoever comes back finds it closed again."""
        if self._pages is not None and self._pages.currentWidget() is not self._page():
            self.curtain.drop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the hand when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate and watched is self._watched:
            self.hide_hand()
        return False

    def on_left(self) -> None:
        """Hide the hand when the screen is left for another page; the curtain hides the page itself when it closes."""
        if not self.curtain.is_closed:
            self.hide_hand()

    def hide_hand(self) -> None:
        """Show nobody's hand any more; whoever is asked must open the curtain again."""
        if self._shares and self._session.eyes is not None and not self._secrets.are_open(self._screen.view):
            self._public = False
            self._screen.flow.finish()
            self._session.set_eyes(None)
