"""The ways on from the end of a game: what the bar offers, and the buttons at the foot."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import HeaderBar, PaperButton, PrimaryButton
from ludogite.ui.widgets.base import filled

AROUND = 12
"""Px kept free round the buttons, so that their parent does not cut their shadows."""
GAP = 12


class BarWays(QObject):
    """The actions in the bar: each is shown once it is offered, and only while the bar is open."""

    def __init__(self, bar: HeaderBar) -> None:
        super().__init__(bar)
        self.story = bar.add_action("log", "", checkable=True)
        self.share = bar.add_action("copy", "")
        self.dare = bar.add_action("flag", "")
        self.carry = bar.add_action("export", "")
        self._bar, self._offered, self._is_open = bar, set[QWidget](), True
        self._show()

    def offer(self, button: QWidget) -> None:
        """Offer one of the actions from now on."""
        self._offered.add(button)
        self._show()

    def open(self, *, on: bool) -> None:
        """Show what is offered, or nothing for now."""
        self._is_open = on
        self._show()

    def _show(self) -> None:
        for button in self._bar.buttons:
            button.setVisible(self._is_open and button in self._offered)

    def write(self, title: str, game: str, story: str) -> None:
        """Name the page, the game and the actions in the language of the house; ``story`` is what the game has to tell."""
        self._bar.set_title(title, game)
        self.story.setText(story)
        self.share.setText(self.tr("Partager"))
        self.dare.setText(self.tr("Défier quelqu’un"))
        self.carry.setText(self.tr("Emporter…"))
        self.carry.setAccessibleName(self.tr("Emporter cette partie…"))


class Foot(Themed, QWidget):
    """The buttons at the foot: to look at the game again, to keep what was played, to go home, and to play once more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.replay = PaperButton(theme, mark="play")
        self.keep = PaperButton(theme, mark="export")
        self.keep.hide()
        self.home = PaperButton(theme, mark="home")
        self.again = PrimaryButton(theme, mark="refresh")
        self._small = (self.replay, self.keep, self.home)  # no way out where a table has its first button
        row = filled(QHBoxLayout(self), *self._small, 1, (self.again, 2))
        self.scaled(row, (AROUND, 4, AROUND, AROUND), spacing=GAP)

    def write(self, *, practised: bool) -> None:
        """Name the buttons; a practice begins again where it began."""
        self.home.setText(self.tr("Accueil"))
        self.replay.setText(self.tr("Revoir"))
        self.replay.setAccessibleName(self.tr("Revoir la partie"))
        self.keep.setText(self.tr("Garder"))
        self.keep.setAccessibleName(self.tr("Garder la grille"))
        set_tip(self.keep, self.keep.accessibleName())
        self.again.setText(self.tr("Recommencer") if practised else self.tr("Revanche"))
        about = (
            self.tr("Encore une fois à partir du même moment.")
            if practised
            else self.tr("La même partie, chacun avance d’une place.")
        )
        self.again.setAccessibleDescription(about)

    def fit(self, width: int) -> None:
        """Leave the words of the small buttons out where ``width`` px do not hold them all."""
        for button in self._small:
            button.set_bare(None)
        shown = [button for button in self._small if not button.isHidden()]
        room = width - self.again.sizeHint().width() - len(shown) * self.theme.px(GAP)
        if sum(button.sizeHint().width() for button in shown) > room:
            for button in self._small:
                button.set_bare(button.picture)
