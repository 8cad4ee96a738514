"""The screen of a game: a flow, and what shows its state, put together.

``GameFlow`` follows the game and gives a ``ScreenState`` after each input; turn band, actions, status line and coach each show
their part of it. A game is composed in: its table makes widgets on this screen and hands over ``TableParts`` (what lies where, what
keys do) and a ``Play`` (what the flow asks).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Seat
from ludogite.services.game_session import GameSession
from ludogite.ui.flow.game_flow import AnyState, GameFlow, Holding, Motion
from ludogite.ui.flow.offer import Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.screen.action_bar import ActionBar
from ludogite.ui.screen.away import Away
from ludogite.ui.screen.feedback import Feedback
from ludogite.ui.screen.held_cup import HeldCup
from ludogite.ui.screen.key_router import KeyRouter
from ludogite.ui.screen.parts import CoachCard, SidePanel, StatusLine, TurnBand
from ludogite.ui.screen.spotlight import Spotlight
from ludogite.ui.screen.stage import Stage
from ludogite.ui.screen.table_layout import TableLayout
from ludogite.ui.screen.table_parts import TableParts
from ludogite.ui.screen.ticker import Ticker
from ludogite.ui.screen.voice import GameVoice
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.widgets.base import Page
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.reading_order import tell_as_placed

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
LAST_LOOK_MS = 3_000
"""How long what ended a game stands without motion before its end page."""


class GameScreen(Page, Generic[C, E, V]):
    """The screen of a game (C command, E event, V view); ``make_table`` makes the game's part of it, which calls ``begin``."""

    laid = Signal()
    """Everything has found its place anew."""
    advice_closed = Signal()
    """The player closed the coach's card."""
    habit_changed = Signal(str, bool)
    """Something was switched on or off that is to be so the next time: its name, and whether it is on."""

    def __init__(
        self,
        game: GameVoice,
        theme: Theme,
        session: GameSession[C, E, V],
        make_table: Callable[[GameScreen[C, E, V]], QObject],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.game, self.session = game, session
        self.flow: GameFlow[C, E, V] = GameFlow(
            session,
            lambda event: game.tell()(event, [info.name for info in session.seats]),
            lambda refusal: game.texts().refusal(refusal.code, refusal.args),
            self,
        )
        self.band = TurnBand(theme, self)
        self.coach = CoachCard(theme, self)
        self.action_bar = ActionBar(theme, self.flow, self, self.relayout)
        self.primary = self.action_bar.primary
        self.status_line = StatusLine(theme, self)
        self.panel = SidePanel(theme, self)
        self.router = KeyRouter(self.flow, self.action_bar, self)
        self.layout_ = TableLayout(theme, self, self.band, self.action_bar, self.status_line, self.coach, self.panel)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.parts: TableParts[C, E] = TableParts()
        self._was_shown = False
        self._offer: Offer[C] | None = None
        self.feedback: Feedback[C, E] = Feedback(game, theme, self.flow, self)
        self.overlay = Overlay(self, self.flow.scene_guard)
        self.celebration = Overlay(self)
        self.held_cup = HeldCup(theme, self.primary, self.flow, self.overlay, self.celebration)
        self.spotlight = Spotlight(theme, self, self.lit_place)
        self.stage = Stage(theme, self.flow, self, self.overlay, self.celebration)
        self._away = Away(self, self.flow)
        self._ticker = Ticker(self.flow)
        self._listen()
        self.table: Any = make_table(self)

    def _listen(self) -> None:
        flow = self.flow
        flow.motion = Motion(is_on=lambda: not self.theme.reduced_motion, end=self.overlay.skip, linger=self._linger)
        for signal, slot in (
            (flow.changed, self._show),
            (flow.homing, self.focus_home),
            (self.overlay.landed, flow.go_on),
            (self.overlay.moved, self.primary.fill_to),
            (self.coach.closed, self._close_advice),
            (self.coach.followed, flow.follow_advice),
            (self.panel.lent, self.relayout),
            (self.panel.closed, self.relayout),
            (self.session.seated, self.retranslate),
        ):
            signal.connect(slot)
        self.router.follow, self.router.close = self._follow_by_key, self.panel.put_away
        self.action_bar.leave = lambda: self.focus_home() if self.router.resting is self else self.router.park()

    def begin(self, parts: TableParts[C, E], play: Play[C, E, V]) -> None:
        """Take the game's parts and show the moment for the first time."""
        self.parts = self.feedback.parts = parts
        layout, router = self.layout_, self.router
        layout.board, layout.aside, layout.note = parts.board, parts.aside, parts.note
        layout.aside_width, layout.place_aside, layout.column_high = parts.aside_width, parts.place_aside, parts.column_high
        router.keys, router.resting = parts.keys, parts.resting or self
        router.take_key, router.enter = parts.take_key or router.take_key, parts.enter or router.enter
        router.home, router.fixed_reason = parts.home or router.home, parts.focus_reason
        self.held_cup.hold = parts.hold_cup
        self.action_bar.add(parts.secondary)
        self.action_bar.room_for = parts.room_for or self.action_bar.room_for
        self.band.setVisible(parts.has_band)
        last = (self.coach.follow_button, self.coach.close_button)
        for button in last:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise([*parts.tab_order, *last]):
            QWidget.setTabOrder(before, after)
        self.flow.begin(play)
        self.retranslate()

    # ---- showing a state ----------------------------------------------------------------------------------------------------

    def _is_thinking(self, state: AnyState) -> bool:
        """Tell whether everybody waits for a computer player."""
        turn = self.flow.play.turn_of(state.view)
        return state.holding is Holding.OTHERS and turn is not None and not self.session.seats[turn].is_person

    def _show(self, state: AnyState) -> None:
        """Let each part show what is its own."""
        offer, seat = state.offer, state.status.seat
        if offer is not self._offer:
            self._offer = offer
            if offer.band is not None:
                band = offer.band
                faces: dict[int | None, str] = {info.ink: info.face for info in self.session.seats}
                self.band.show_turn(band.ink, band.title, band.subtitle, band.first, band.second, face=faces.get(band.ink, ""))
            self.action_bar.show(offer, self.flow.requests)
            self.status_line.set_hints(list(offer.hints))
        self.band.show_thinking(thinking=self._is_thinking(state))
        ink = self.session.seats[seat].ink if seat is not None else None
        self.status_line.say(state.status.text, ink, note=state.status.note, words=state.status.words)
        self.coach.show_advice(state.advice)
        if state.keeps_coach_space != self.layout_.keeps_coach_space or self.layout_.has_moved_for_coach():
            self.layout_.keeps_coach_space = state.keeps_coach_space
            self.relayout()
        self.parts.presented()
        self.spotlight.follow()
        if self.flow.key_guard.awaits_painting:
            self.update(0, 0, 1, 1)  # all that waits to be painted is painted in one pass
        self._ticker.follow()
        if self.hasFocus() and self.router.home() is not None:
            self.focus_home()

    def on_painted(self) -> None:
        """Let keys count for whoever is asked now."""
        self.flow.key_guard.on_painted()

    def _linger(self, _view: V) -> None:
        """Leave time to see what has ended the game, or until a press: where people play, the one button leads on."""
        self.flow.scene_guard.arm(is_shown=True)
        look = max(2 * self.theme.ms("points_count"), self.parts.last_look_ms())
        self.stage.wait(LAST_LOOK_MS if self.theme.reduced_motion else look)
        if self.flow.people and self.flow.busy:
            self.flow.stand(QCoreApplication.translate("GameScreen", "Voir le résultat"))

    # ---- what scenes, games and pages ask -------------------------------------------------------------------------------------

    @property
    def view(self) -> V:
        """What is shown now."""
        return self.flow.view

    def ink_of(self, seat: Seat) -> PlayerInk:
        """Return the colour and symbol of a seat."""
        return self.theme.player(self.session.seats[seat].ink)

    def standing_ground(self) -> QRectF:
        """Return the place over which a card of everybody's lies, in px."""
        return QRectF(self.rect())

    def play_rect(self) -> QRect:
        """Return the place where one plays: the board with the actions and the line below it."""
        return self.parts.play_rect() if self.parts.play_rect is not None else self.layout_.play_rect()

    def retranslate(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("GameScreen", "Table de jeu"))
        self.parts.retranslate()
        self.flow.refresh_status()
        self.flow.refresh()

    def _close_advice(self) -> None:
        self.flow.coach.show(None)
        self.flow.coach.reserve_space(keeps=False)
        self.advice_closed.emit()

    def _follow_by_key(self) -> bool:
        is_there = self.coach.isVisible()
        if is_there:
            self.coach.follow_button.click()
        return is_there

    # ---- places, paint, keyboard ----------------------------------------------------------------------------------------------

    def relayout(self) -> None:
        """Place everything for the present size."""
        if self.parts.lay is not None:
            self.parts.lay()
        else:
            self.layout_.lay()
        self._clear_coach()
        tell_as_placed(self)
        self.laid.emit()

    def _clear_coach(self) -> None:
        """Let nothing of the coach be pressed under a panel: his card gets narrower, or waits where it is covered."""
        card, panel = self.coach.geometry(), self.panel.geometry()
        meets = not self.panel.isHidden() and card.intersects(panel)
        if meets and panel.left() > card.left():
            self.coach.setGeometry(card.adjusted(0, 0, panel.left() - 1 - card.right(), 0))
        self.coach.setEnabled(not (meets and panel.left() <= card.left()))

    def apply_theme(self) -> None:
        super().apply_theme()
        self.spotlight.apply_theme()
        self.relayout()

    def lit_place(self) -> QPointF:
        """Return where the light of the evening falls: where a person here plays, else on the column of the players."""
        aside, seat = self.parts.aside, self.flow.play.turn_of(self.view)
        if aside is None or seat is None or self.flow.acts_here(seat):
            return QPointF(self.play_rect().center())
        column = QRectF(aside.geometry())
        return QPointF(column.center().x(), column.top() + (seat + 0.5) / len(self.session.seats) * column.height())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        self.spotlight.paint(painter)

    def focus_home(self) -> None:
        """Bring the keyboard to where it belongs, or let it rest."""
        self.router.focus_home()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt calls it so)
        """Bring the keyboard home when what has it goes away: else Qt hands it on, to the arrow that leaves the table at worst."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isVisible() and not (focus.isVisible() and focus.isEnabled()):
            self.focus_home()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.router.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.parts.open_menu is not None:
            self.parts.open_menu(event.globalPos())
        else:
            super().contextMenuEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.router.reason = Qt.FocusReason.MouseFocusReason
        if event.button() == Qt.MouseButton.LeftButton and self.flow.waits():
            self.flow.hurry(made_ms(event))
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        home = None if self.router.is_parked else self.router.home()
        if home is not None and home is not self:
            home.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right; what stands for everybody finds its own anew."""
        if event.size() != event.oldSize():
            self.celebration.skip()
            self.flow.end_moves()
        super().resizeEvent(event)
        self.relayout()
        self.overlay.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the clock standing when a game is taken up in the middle of a turn."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.flow.pause()
        self.parts.shown()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.flow.pause()
        self.parts.hidden()


AnyScreen: TypeAlias = GameScreen[Any, Any, Any]
