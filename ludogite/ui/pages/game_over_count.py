"""The first tab at the end of a game: the count, what else there is to say of it, who the guests were, and the proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui import texts
from ludogite.ui.pages.count_sheet import CountSheet
from ludogite.ui.pages.game_over_parts import Fairness, Note, Notes
from ludogite.ui.screen.sheet_model import SheetModel
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import LinkButton, PaperButton, Scroll
from ludogite.ui.widgets.base import filled


class CountTab(QObject):
    """What lies on ``page``; ``write`` gives the sentences under the count in the language of the house."""

    names = Signal()
    """A guest is to be given a name."""
    welcome = Signal()
    """The first of the guests is to become one of the family, as they are."""

    def __init__(self, theme: Theme, page: Scroll, write: Callable[[], Sequence[Note]]) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._guests: tuple[str, ...] = ()
        self.model = SheetModel(self)
        self.sheet = CountSheet(theme, self.model)
        self.notes = Notes(theme, lambda _found: ("", write()))
        self.names_button = LinkButton(theme, "", mark="user", colour="accent")
        self.names_button.clicked.connect(self.names)
        self.welcome_button = PaperButton(theme, mark="plus", tone="soft", compact=True)
        self.welcome_button.clicked.connect(self.welcome)
        self.fairness = Fairness(theme)
        guests = filled(QHBoxLayout(), self.welcome_button, self.names_button, 1)
        self._last = filled(QHBoxLayout(), (self.fairness, 1))
        self._under = filled(QVBoxLayout(), self.notes, guests, self._last)
        filled(page.column, self.sheet, self._under, 1)
        page.viewport().installEventFilter(self)
        self.show_guests(())

    def show_guests(self, guests: Sequence[str]) -> None:
        """Offer to give these guests a name of the family; nothing is offered where there are none."""
        self._guests = tuple(guests)
        for button in (self.names_button, self.welcome_button):
            button.setVisible(bool(guests))
        self.write()

    def show_link(self, link: QWidget) -> None:
        """Lay a link on the last line, beside the proof."""
        self._last.addWidget(link)

    def write(self) -> None:
        """Write everything again, in the language of the house."""
        first = next(iter(self._guests), "")
        asked = (
            self.tr("Qui était {name} ?").format(name=self._guests[0])
            if len(self._guests) == 1
            else self.tr("Qui étaient les convives ?")
        )
        if len(self._guests) == 1 and texts.is_unnamed(first):
            asked = self.tr("Qui jouait ?")
        self.names_button.setText(asked)
        self.names_button.setAccessibleDescription(self.tr("Donne un nom, et le score entre dans les records."))
        joins = self.tr("Entrer dans la famille") if texts.is_unnamed(first) else self.tr("{name} entre dans la famille")
        self.welcome_button.setText(joins.format(name=first))
        self.welcome_button.setAccessibleDescription(self.tr("Fait un profil de ce convive, et garde son score."))
        self.sheet.view.setAccessibleName(self.tr("Décompte"))
        self.notes.show_notes()

    def apply_theme(self) -> None:
        """Take new sizes."""
        px = self._theme.px
        self._under.setSpacing(px(8))
        self._under.setContentsMargins(px(8), 0, px(8), px(10))
        self._page.column.setSpacing(self._theme.size("gutter"))
        self._page.column.setContentsMargins(px(16), px(10), px(16), 0)

    def lay(self) -> None:
        """Give the count the height of its lines, and no more than the paper has where that is enough to be read."""
        room, gaps = self._page.viewport(), 2 * self._theme.size("gutter")
        self.sheet.take_room(room.height() - self._under.totalHeightForWidth(max(room.width(), 1)) - gaps)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the lines of the count share the room that the paper has."""
        if event.type() == QEvent.Type.Resize:
            self.lay()
        return super().eventFilter(watched, event)
