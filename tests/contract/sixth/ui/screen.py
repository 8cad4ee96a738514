"""The screen of Cochon: one die on felt, the one thing to do, and the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Seat
from ludogite.services.game_session import GameSession
from ludogite.ui.screen.animation_queue import Scene
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.offer import Action, BandWords, Offer
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.tray import DiceTray
from tests.contract.sixth.engine.rules import Command, Event, Hold, State, Throw
from tests.contract.sixth.ui import GAME_UI


class CochonScreen(GameScreen[Command, Event, State]):
    """The screen of a game of Cochon."""

    game = GAME_UI

    def __init__(self, theme: Theme, session: GameSession[Command, Event, State], parent: QWidget | None = None) -> None:
        super().__init__(theme, session, parent)
        self.board = self.tray = DiceTray(theme, self.overlay, colours=GAME_UI.felt, count=1, parent=self)
        self.keep = PaperButton(theme, "", self)
        self.secondary = [self.keep]
        self.keys = {Qt.Key.Key_K: lambda: self.press(Action(command=Hold()))}
        self.begin(self.primary, self.keep)

    def turn_of(self, view: State) -> Seat:
        return view.seat

    def is_over(self, view: State) -> bool:
        return view.is_over

    def scenes(self, event: Event, view: State) -> Iterable[Scene]:
        return ()

    def aside_width(self) -> int:
        return 0

    def show_board(self, view: State, asked: Open | None) -> None:
        self.tray.show_dice((view.face,) if view.face else (), seed=view.throws)

    def offer(self, view: State, asked: Open | None) -> Offer[Command]:
        here = asked is not None
        info = self.session.seats[view.seat]
        standing = " · ".join(f"{seat.name} {points}" for seat, points in zip(self.session.seats, view.scores, strict=True))
        band = BandWords(info.ink, info.name, standing, f"+{view.pot}", "")
        keep: Action[Command] = Action(f"+{view.pot}", Hold(), enabled=here and bool(view.pot))
        return Offer(Action("1–6", Throw() if here else None), (keep,), [(("K",), f"+{view.pot}")], band)
