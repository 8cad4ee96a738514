"""What the tables of both Yahtzees share: a tray of dice, a printed sheet, steps that are played one after the other, and keys.

What is shown follows the game without holding it up: views wait in a queue with the events that led to them, each is played and
then shown. A click ends what plays. Commands are only given when what is shown is what is.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Seat
from ludogite.services.game_session import AnySession, ReplaySession
from ludogite.ui import texts
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.screen.frame import TableFrame
from ludogite.ui.screen.parts import AdviceText
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import SheetModel
from ludogite.ui.screen.sheet_print import YAHTZEE, Form
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.overlay import Overlay


class SheetTable(TableFrame):
    """A table with dice and a sheet; the screens of the games say what is on them."""

    game_id: ClassVar[str]
    own_news: ClassVar[tuple[type[Any], ...]] = ()
    """Events that the person here who caused them sees anyway, so that the quiet line need not say them."""

    tray: Any
    reroll: PaperButton

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.table = table
        self._watching = isinstance(table, ReplaySession)
        self._view: Any = table.view()
        self._advice: AdviceText | None = None
        self._awaited: AdviceText | None = None
        self._over = self._parked = self._paused = False
        self._reason = Qt.FocusReason.MouseFocusReason  # how the player last came: decides whether rings show
        self.overlay = Overlay(self)
        self.feast = Overlay(self)

    def furnish(self, *, form: Form = YAHTZEE) -> None:
        """Lay the sheet beside the tray that the screen has made: the tray lands its dice before what plays goes on."""
        self._queue = AnimationQueue(self.overlay, self._stage, self.show_view, self)
        self.model = SheetModel(self)
        self.sheet = ScoreSheet(self.look, self.model, self, form=form)
        self.board, self.aside = self.tray, self.sheet

    def connect_all(self) -> None:
        """Listen to table, dice, sheet and buttons."""
        self._queue.rested.connect(self._on_rested)
        self.follow(self._queue)
        self.tray.cup_clicked.connect(self._on_primary)
        self.sheet.view.picked.connect(self._on_picked)
        self.sheet.view.crossed.connect(self._on_crossed)
        self.sheet.view.chosen_changed.connect(self._refresh)
        self.primary.clicked.connect(self._on_primary)
        self.reroll.clicked.connect(self._on_reroll)
        for button in (self.primary, *self.secondary):
            button.passes_up_down = True  # they walk on the sheet, wherever the keyboard is
        self.table.happened.connect(self._queue.take_event)
        self.table.viewed.connect(self._on_viewed)
        self.table.asked.connect(self._on_asked)
        self.table.seated.connect(self.retranslate)

    # ---- what a screen says -----------------------------------------------------------------------------------------------

    @abstractmethod
    def seat_of(self, view: Any) -> Seat:
        """Say whose turn it is in a view."""

    @abstractmethod
    def dice_of(self, view: Any) -> tuple[Any, ...]:
        """Give the dice that lie in a view, none before the first throw."""

    @abstractmethod
    def is_over(self, view: Any) -> bool:
        """Tell whether a view shows the end of the game."""

    @abstractmethod
    def show_view(self, view: Any) -> None:
        """Show the table as it is in a view; showing the same view again changes nothing."""

    @abstractmethod
    def scenes_of(self, event: Any, view: Any) -> list[Scene]:
        """Make the scenes of an event; ``view`` is how the table stands after it."""

    @abstractmethod
    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of this game's own; False where it means nothing here."""

    @abstractmethod
    def explain(self, sentence: str) -> None:
        """Say why something is not possible."""

    @abstractmethod
    def _catch_up(self) -> None:
        """Show on the sheet and the buttons what may be done now."""

    @abstractmethod
    def _refresh(self) -> None:
        """Say whose turn it is and what may be done now."""

    @abstractmethod
    def _on_primary(self) -> None:
        """Do what the one button says."""

    @abstractmethod
    def _on_reroll(self) -> None:
        """Throw again what is not kept."""

    @abstractmethod
    def _pick(self, code: str, column: int) -> None:
        """Fill a box that was clicked in a column of the sheet, or choose it first."""

    @abstractmethod
    def _cross(self, code: str) -> None:
        """Write a 0 in a box."""

    def spoken(self, event: Any, sentence: str) -> str:
        """Say an event to a screen reader: as on the quiet line, where a screen knows nothing better."""
        return sentence

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown."""
        return self._queue.busy

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.table.is_local(seat)

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown; ``best`` names the box to mark on the sheet."""
        self._awaited = advice
        if advice is None or not self.busy:
            self._advice = advice
            super().show_advice(advice)
            self._catch_up()

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._queue.skip()
        self.tray.settle()

    def aside_width(self) -> int:
        """Give the sheet its width."""
        return self.sheet.wished_width()

    def lay_aside(self, rect: QRect) -> None:
        """Let the sheet be as high as its lines."""
        self.sheet.lay(rect)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def _on_viewed(self, view: Any) -> None:
        """Play a step; in a replay, the one before it ends first."""
        if self._watching:
            self.skip()
        self._queue.take_view(view)

    def _on_asked(self, _requests: object) -> None:
        self._refresh()

    def _on_rested(self) -> None:
        """Let the player act again; tell once that the game is over."""
        self._catch_up()
        if self._awaited != self._advice:
            self.show_advice(self._awaited)
        if self._over and self.is_over(self._view):
            self._over = False
            self.finished.emit()

    def _stage(self, event: Any, view: Any) -> list[Scene]:
        self._over = self.is_over(view)
        return self.scenes_of(event, view)

    def tell(self, event: Any) -> None:
        """Say an event once: quiet line, screen reader, and whoever listens."""
        seats = self.table.seats
        sentence = texts.event_sentence(self.game_id, event, [info.name for info in seats])
        seat = getattr(event, "seat", None)
        if sentence is not None:
            self.announce(self.spoken(event, sentence))
            if not (isinstance(event, self.own_news) and seat is not None and self.acts_here(seat)):
                self.quiet.say(sentence, seats[seat].ink if seat is not None else None)
        self.played.emit(event)

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _may_act(self) -> Open | None:
        """Give the request that a person here may answer now: only when what is shown is what is."""
        seat = self.seat_of(self._view)
        if self.busy or not self.acts_here(seat) or self._view != self.table.view():
            return None
        return next((asked for asked in self.table.requests() if asked.request.seat == seat), None)

    def _submit(self, command: Any) -> bool:
        """Give a command; say why where it is refused."""
        asked = self._may_act()
        if asked is None or self._paused:
            return False
        refusal = self.table.submit(self.seat_of(self._view), command, asked.token)
        if refusal is not None:
            self.explain(texts.refusal(refusal.code, refusal.args))
        return refusal is None

    def _on_picked(self, code: str, column: int) -> None:
        if self.busy:
            self.skip()
        else:
            self._pick(code, column)

    def _on_crossed(self, code: str, _column: int) -> None:
        if self.busy:
            self.skip()
        else:
            self._cross(code)

    def _unchoose(self) -> None:
        self.sheet.view.choose(QModelIndex())

    def _park(self) -> None:
        """Let the table itself hold the keyboard until there is something to do."""
        self._parked = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._parked = False

    # ---- events -----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the table wherever the keyboard is: Ctrl+Z, Enter, those of the game, the arrows for the sheet."""
        self._reason = Qt.FocusReason.TabFocusReason
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_asked.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self._on_primary()
        elif self.take_key(event):
            event.accept()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down} and self.dice_of(self._view) and self._may_act() is not None:
            self.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that the mouse is used."""
        self._reason = Qt.FocusReason.MouseFocusReason
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right."""
        if event.size() != event.oldSize():
            self.feast.skip()
            self.skip()
        super().resizeEvent(event)
