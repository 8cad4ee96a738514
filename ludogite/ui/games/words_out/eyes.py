"""Whose hand the screen of Words Out shows.

One person among computers always sees her own hand. Where several people share the screen, it shows nobody's until the person who
is asked has opened the curtain; in a counter round the table stays in sight without any hand, so that letting a word pass takes one
key and no curtain. The clock stands still while a person still has to come to the screen. With open hands there is nothing to hide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from ludogite.core.rules import Seat
from ludogite.games.words_out.state import Stage
from ludogite.ui.games.words_out import action_texts as words
from ludogite.ui.screen.curtain import Curtain, HandOver

if TYPE_CHECKING:
    from ludogite.ui.games.words_out.screen import WordsOutTable


class Eyes(QObject):
    """Opens and closes the curtain of one screen, and remembers who never counters a row."""

    def __init__(self, screen: WordsOutTable) -> None:
        super().__init__(screen)
        self._screen = screen
        self._table = screen.table
        self.curtain = Curtain(screen.look)
        self.curtain.opened.connect(self._on_opened)
        self.curtain.left.connect(self._on_left)
        screen.destroyed.connect(self.curtain.deleteLater)
        self._paused = False
        self._public = False
        """Whether somebody chose to look at the table without a hand."""
        self._never: dict[tuple[Seat, int], int] = {}
        self._watched: QObject | None = None
        self._pages: QStackedWidget | None = None

    # ---- what the screen asks ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Bring the eyes in line with who is asked; does nothing while something plays or the game has gone on meanwhile."""
        screen, view = self._screen, self._screen.view
        if screen.busy or view.options.open_hands or self._table.view() != view:
            return
        people = [seat for seat in range(len(self._table.seats)) if screen.acts_here(seat)]
        if len(people) < 2:
            self.curtain.take_away()
            self._resume()
            self._table.set_eyes(people[0] if people else None)
            if view.stage is Stage.COUNTER and view.asked in people:
                self._decline_if_remembered()
            return
        if not screen.isVisible() and not self.curtain.is_closed:
            return  # another page is shown
        self._watch()
        asked = view.asked
        if asked is None or not screen.acts_here(asked):
            self.curtain.take_away()
            self._resume()
        elif asked == self._table.eyes:
            self._resume()
            self._decline_if_remembered()
        elif self._table.eyes is not None:
            self._public = False
            self._table.set_eyes(None)  # the view that follows comes back here
        elif not self._decline_if_remembered():
            self._wait_for(asked)

    def ask(self) -> None:
        """Let the person who is asked see the hand: at once, or by the PIN."""
        asked = self._screen.view.asked
        if asked is None:
            return
        if asked in self._table.locks:
            self._close(asked)
        else:
            self._on_opened(asked)

    def remember(self, seat: Seat, row: int) -> None:
        """Remember that a person never counters this row, for as long as it lies."""
        cards = self._screen.view.rows[row]
        if cards:
            self._never[seat, row] = cards[0].card.id

    # ---- inside -----------------------------------------------------------------------------------------------------------

    def _decline_if_remembered(self) -> bool:
        view = self._screen.view
        shout, asked = view.shout, view.asked
        if view.stage is not Stage.COUNTER or shout is None or asked is None:
            return False
        cards = view.rows[shout.row]
        if not cards or self._never.get((asked, shout.row)) != cards[0].card.id:
            return False
        self._screen.decline()
        return True

    def _wait_for(self, seat: Seat) -> None:
        """Stop the clock, and close the curtain; in a counter round the table stays in sight."""
        if not self._paused:
            self._paused = True
            self._screen.pause_wanted.emit()
        if self._screen.view.stage is Stage.COUNTER or self._public:
            self.curtain.take_away()
        else:
            self._close(seat)

    def _close(self, seat: Seat) -> None:
        info = self._table.seats[seat]
        why = words.occasion(self._screen.view, info.name)
        self.curtain.close_for(HandOver(seat, info.name, info.ink, why, self._table.locks.get(seat)), self._page())

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
        if self._paused:
            self._paused = False
            self._screen.resume_wanted.emit()

    def _on_opened(self, seat: Seat) -> None:
        self._public = False
        self._resume()
        self._table.set_eyes(seat)

    def _on_left(self) -> None:
        self._public = True
        self._screen.show_view(self._screen.view)

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
        people = [seat for seat in range(len(self._table.seats)) if self._screen.acts_here(seat)]
        if len(people) > 1 and self._table.eyes is not None and not self._screen.view.options.open_hands:
            self._public = False
            self._screen.skip()
            self._table.set_eyes(None)
