"""The table of Cochon: one die on felt, the one thing to do, and the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from ludogite.core.rules import Open
from ludogite.services.game_session import GameSession
from ludogite.ui.flow.offer import Action, BandWords, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.table_parts import TableParts
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts import away_note, plays
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.tray import DiceTray
from tests.contract.sixth.engine.rules import Command, Event, Hold, State, Throw
from tests.contract.sixth.ui import GAME_UI


class CochonTable(QObject):
    """What a game of Cochon puts on its screen, and what it does there."""

    def __init__(self, screen: GameScreen[Command, Event, State]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        self.tray = DiceTray(screen.theme, screen.overlay, colours=GAME_UI.felt, count=1, parent=screen)
        keep = PaperButton(screen.theme, "", screen)
        hold: Action[Command] = Action(command=Hold())
        parts: TableParts[Command, Event] = TableParts(
            board=self.tray,
            secondary=(keep,),
            tab_order=(screen.primary, keep),
            keys={Qt.Key.Key_K: lambda: self.flow.press(hold)},
        )
        play: Play[Command, Event, State] = Play(
            turn_of=lambda view: view.seat,
            is_over=lambda view: view.is_over,
            scenes=lambda _event, _view: (),
            show=self.show,
            offer=self.offer,
        )
        screen.begin(parts, play)

    def show(self, view: State, _asked: Open | None) -> None:
        """Show the die."""
        self.tray.show_dice((view.face,) if view.face else (), seed=view.throws)

    def offer(self, view: State, asked: Open | None) -> Offer[Command]:
        """Offer to throw, or to keep the pot."""
        here = asked is not None
        seats, info = self.flow.session.seats, self.flow.session.seats[view.seat]
        standing = " · ".join(f"{seat.name} {points}" for seat, points in zip(seats, view.scores, strict=True))
        name = f"{info.name}, {away_note()}" if info.is_away else info.name
        band = BandWords(info.ink, name, standing, f"+{view.pot}", "")
        keep: Action[Command] = Action(f"+{view.pot}", Hold(), enabled=here and bool(view.pot))
        throw = "1–6" if here else plays(info.name, is_away=info.is_away)
        return Offer(Action(throw, Throw() if here else None), (keep,), [(("K",), f"+{view.pot}")], band)


def make_screen(theme: Theme, session: GameSession[Command, Event, State]) -> GameScreen[Command, Event, State]:
    """Make the screen of a game of Cochon."""
    return GameScreen(GAME_UI, theme, session, CochonTable)
