"""One way to follow a game, for all of them: steps come, scenes play, the view is shown once, what may be done is offered.

What is shown follows the game without holding it up: steps wait in an ``AnimationQueue`` with the events that led to them, each is
played and then shown (or shown and then played, ``view_first``). A click ends what plays. Commands are only given when what is
shown is what is. A game brings parts and data: its board, ``scenes`` of an event, the ``Offer`` of a moment, keys.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Seat
from ludogite.services.game_session import GameSession, ReplaySession
from ludogite.ui import texts
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.screen.frame import TableFrame
from ludogite.ui.screen.parts import AdviceText
from ludogite.ui.screen.stage import TELL, Stage
from ludogite.ui.style.theme import Look, PlayerInk
from ludogite.ui.widgets.buttons import PaperButton, PrimaryButton
from ludogite.ui.widgets.overlay import Overlay

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
Hints: TypeAlias = Sequence[tuple[tuple[str, ...], str]]
"""What the keys of the moment do: names of keys ("–" for a range) and the verb."""
TICK_MS: Final = 100
"""How often the time that is left is shown while a clock runs."""


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the turn band."""

    ink: int
    title: str
    subtitle: str
    first: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Action(Generic[C]):
    """A button as data: what it says, and the command that it gives, or what else it ``does``; with neither it is idle.

    ``pips`` (filled, of how many), ``note`` and ``shout`` (the display face) are for the primary action. An action that is not
    ``enabled`` is still done by its key, to say why not. One that is not ``shown`` has no button now.
    """

    label: str = ""
    command: C | None = None
    does: Callable[[], object] | None = None
    enabled: bool = True
    note: str = ""
    pips: tuple[int, int] = (0, 0)
    mark: str | None = None
    shout: bool = False
    shown: bool = True

    @property
    def able(self) -> bool:
        """Whether its button may be pressed."""
        return self.enabled and (self.command is not None or self.does is not None)


@dataclass(frozen=True, slots=True)
class Offer(Generic[C]):
    """What may be done in a moment, and what is said of it.

    ``others`` are the actions of the buttons in ``secondary``, in their order. Without a ``primary`` the one button stays as it is:
    its own throw is still flying.
    """

    primary: Action[C] | None
    others: Sequence[Action[C]] = ()
    hints: Hints = ()
    band: BandWords | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """How an event is said: to a screen reader, on the quiet line (None leaves it as it is), and whose colour it has there."""

    spoken: str
    line: str | None
    seat: Seat | None = None


class _Gathering:
    """Counts what is being handled; ``ended`` follows the outermost."""

    def __init__(self, ended: Callable[[], None]) -> None:
        self.depth = 0
        self._ended = ended

    def __enter__(self) -> None:
        self.depth += 1

    def __exit__(self, *_error: object) -> None:
        self.depth -= 1
        if not self.depth:
            self._ended()


class GameScreen(TableFrame, Generic[C, E, V]):
    """The screen of a game (C command, E event, V view); see the module's docstring.

    A game sets ``board`` (and ``aside``, ``secondary``, ``keys``), calls ``begin`` last, and says: ``turn_of``, ``is_over``,
    ``scenes``, ``show_board``, ``offer``; where it must, also ``changed``, ``telling``, ``home``, ``take_key``, ``explain``.
    """

    view_first: ClassVar[bool] = False
    """Whether a view is shown before its scenes play, over it, while the game may go on."""

    def __init__(self, look: Look, session: GameSession[C, E, V], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.session = session
        self.keys: Mapping[Qt.Key, Callable[[], object]] = {}
        """What keys do, without Ctrl or Alt; one that answers False means nothing now."""
        self.resting: QWidget = self
        """What holds the keyboard while there is nothing to press."""
        self._watching = isinstance(session, ReplaySession)
        self._view: V = session.view()
        self._requests: tuple[Open, ...] = ()
        self._offer: Offer[C] = Offer(None)
        self._written: dict[QWidget, tuple[object, ...]] = {}
        self._button_widths: tuple[int, ...] = ()
        self._advice: AdviceText | None = None
        self._awaited: AdviceText | None = None
        self._gathering = _Gathering(self._end_gathering)
        self._stale = self._shown_busy = self._homing = False
        self._over = self._parked = self._paused = self._was_shown = False
        self._reason = Qt.FocusReason.OtherFocusReason  # how the player last came: decides whether rings show
        self.overlay = Overlay(self)
        self.feast = Overlay(self)
        self._queue: AnimationQueue[E, V] = AnimationQueue(
            self.overlay, self._direct, self._arrive, self, view_first=self.view_first
        )
        self.stage = Stage(look, self._queue, self, self.overlay, self.feast)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._clock.timeout.connect(self.show_time)

    def begin(self, *tab_order: QWidget) -> None:
        """Listen to the session and the buttons, and show the moment for the first time; Tab goes through the widgets given."""
        for before, after in pairwise([*tab_order, self.coach.close_button]):
            QWidget.setTabOrder(before, after)
        self._queue.rested.connect(self._on_rested)
        self._queue.began.connect(self.begun)
        self.primary.clicked.connect(self._on_primary)
        for number, button in enumerate(self.secondary):
            button.clicked.connect(partial(self._on_secondary, number))
        self.session.stepped.connect(self._on_step)
        self.session.asked.connect(self._on_asked)
        self.session.seated.connect(self.retranslate)
        self.changed(self._view, self._view)
        self.retranslate()

    # ---- what a game says -------------------------------------------------------------------------------------------------

    @abstractmethod
    def turn_of(self, view: V) -> Seat | None:
        """Say who is asked in a view, or None where nobody is, or several are."""

    @abstractmethod
    def is_over(self, view: V) -> bool:
        """Tell whether a view shows the end of the game."""

    @abstractmethod
    def scenes(self, event: E, view: V) -> Iterable[Scene]:
        """Give what plays for an event, ``view`` being the one after it; ``TELL`` stands where it is said, else at the end."""

    @abstractmethod
    def show_board(self, view: V, asked: Open | None) -> None:
        """Show everything but buttons and band; ``asked`` is the request that a person here may answer now."""

    @abstractmethod
    def offer(self, view: V, asked: Open | None) -> Offer[C]:
        """Say what may be done now."""

    def changed(self, before: V, view: V) -> None:
        """Forget what belonged to the view before; ``come_home`` brings the keyboard back once the new one is shown.

        Called when a view has come, before it is shown, and at the beginning with the first one twice.
        """

    def telling(self, event: E, sentence: str) -> Told:
        """Say how an event is told: to everybody in its sentence, where a game knows nothing better."""
        return Told(sentence, sentence, getattr(event, "seat", None))

    def awaits(self, view: V) -> None:
        """Take note of a view that has come, before its step is played."""

    def settle(self) -> None:
        """See to what must be settled when everything has been played, before the moment is shown."""

    def home(self) -> QWidget | None:
        """Say where the keyboard belongs now; None is nowhere."""
        return self.primary if self.primary.isEnabled() else None

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of this game that ``keys`` cannot say; False where it means nothing here."""
        return False

    def enter(self) -> None:
        """Do what Enter means: the primary action, whether its button may be pressed or not."""
        self.press(self._offer.primary)

    def explain(self, sentence: str) -> None:
        """Say why something is not possible."""
        self.quiet.say(sentence)
        self.announce(sentence)

    def can_pause(self) -> bool:
        """Tell whether a clock runs for a person here, who may let it stand."""
        return False

    def show_pause(self) -> None:
        """Hide what the clock keeps secret, or show it again (``paused``); the moment is shown after it."""

    def clock_runs(self, view: V) -> bool:
        """Tell whether ``show_time`` is to be called all the time."""
        return False

    def show_time(self) -> None:
        """Show how much time is left."""

    # ---- what an owner and the parts ask ------------------------------------------------------------------------------------

    @property
    def view(self) -> V:
        """What is shown now."""
        return self._view

    @property
    def advice(self) -> AdviceText | None:
        """What the coach says of what is shown."""
        return self._advice

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown that is waited for: with ``view_first`` only the end of the game."""
        return self._queue.busy and (not self.view_first or self.is_over(self._view))

    @property
    def paused(self) -> bool:
        """Whether the clock stands because nobody looks."""
        return self._paused

    @property
    def watching(self) -> bool:
        """Whether this is a replay."""
        return self._watching

    @property
    def people(self) -> list[Seat]:
        """The seats that persons at this screen play."""
        return [seat for seat in range(len(self.session.seats)) if self.acts_here(seat)]

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.session.is_local(seat)

    def ink_of(self, seat: Seat) -> PlayerInk:
        """Give the colour and symbol of a seat."""
        return self.look.player(self.session.seats[seat].ink)

    def retranslate(self) -> None:
        """Read every text again."""
        self.refresh()

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._queue.skip()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown."""
        self._awaited = advice
        if advice is None or not self.busy:
            self._settle_advice()

    def _settle_advice(self) -> None:
        changed, self._advice = self._advice != self._awaited, self._awaited
        super().show_advice(self._advice)
        if changed:
            self.refresh()

    # ---- showing: once, at the end of whatever goes on ----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the moment anew: now, or once at the end of what is being handled."""
        self._stale = True
        if not self._gathering.depth:
            self.show_now()

    def gathered(self) -> _Gathering:
        """Gather the refreshes that are asked for meanwhile into one."""
        return self._gathering

    def _end_gathering(self) -> None:
        if self._stale:
            self.show_now()

    def come_home(self) -> None:
        """Bring the keyboard to where it belongs once the moment is shown."""
        self._homing = True

    def show_now(self) -> None:
        """Show the moment anew without waiting for the end of what is being handled: something is to be said of it."""
        self._requests = self.session.requests()
        if self._paused and not self.can_pause():
            self._wake()
        asked = self.may_act()
        self._gathering.depth += 1
        try:
            self.show_board(self._view, asked)
            self._show_offer(self.offer(self._view, asked))
        finally:
            self._gathering.depth -= 1
            self._stale = False
        self._shown_busy = self.busy
        runs = self.clock_runs(self._view)
        if runs != self._clock.isActive():
            self._clock.start() if runs else self._clock.stop()
        if self._homing or (self.hasFocus() and self.home() is not None):
            self._homing = False
            self.focus_home()

    def _show_offer(self, offer: Offer[C]) -> None:
        self._offer = offer
        if offer.band is not None:
            band = offer.band
            self.band.show_turn(band.ink, band.title, band.subtitle, band.first, band.second)
            self.primary.setAccessibleDescription(" ".join(filter(None, (f"{band.title}.", band.subtitle))))
        written = False
        for button, action in zip(self.secondary, offer.others, strict=True):
            if not action.shown and button.hasFocus():
                self.focus_home() if self.resting is self else self.park()
            written = self._write(button, action) or written
            if action.shown is button.isHidden():
                button.setVisible(action.shown)
                written = True
        if offer.primary is not None:
            if not offer.primary.able and self.primary.hasFocus():
                self.park()
            written = self._write(self.primary, offer.primary) or written
        self.quiet.set_hints(list(offer.hints))
        if written:
            self._make_room()

    def _write(self, button: PrimaryButton | PaperButton, action: Action[C]) -> bool:
        """Write an action on its button; tell whether it looks otherwise than before."""
        looks = action.label, action.able, action.note, action.pips, action.mark, action.shout
        if self._written.get(button) == looks and button.text() == action.label:
            return False
        self._written[button] = looks
        button.setText(action.label)
        button.setAccessibleName(", ".join(filter(None, (action.label, action.note))))
        button.setEnabled(action.able)
        button.set_mark(action.mark)
        if isinstance(button, PrimaryButton):
            button.set_display(action.shout)
            button.set_pips(*action.pips)
            button.set_note(action.note)
        return True

    def _make_room(self) -> None:
        """Place everything anew where the buttons want other widths than they have been given."""
        least = self.look.px(self.primary_wide[int(self.look.small)])
        widths = [button.sizeHint().width() for button in self.secondary if not button.isHidden()]
        wished = (max(least, self.primary.sizeHint().width()), *widths)
        if wished != self._button_widths:
            self._button_widths = wished
            self.relayout()

    # ---- following the game -------------------------------------------------------------------------------------------------

    def _on_step(self, events: tuple[E, ...], view: V) -> None:
        """Play a step; in a replay, the one before it ends first."""
        with self.gathered():
            if self._watching:
                self.skip()
            self.awaits(view)
            self._queue.take_step(events, view)

    def play(self, events: tuple[E, ...], view: V) -> None:
        """Play a step that did not come from the session: how a game began."""
        self._queue.take_step(events, view)

    def show_view(self, view: V) -> None:
        """Show a view without anything that led to it."""
        self._arrive(view)

    def _direct(self, event: E, view: V) -> list[Scene]:
        """Make the scenes of an event, with the moment at which it is said."""
        self._over = self.is_over(view)
        scenes, said = list(self.scenes(event, view)), partial(self.tell, event)
        return [said if scene is TELL else scene for scene in scenes] if TELL in scenes else [*scenes, said]

    def _arrive(self, view: V) -> None:
        """Take the view of a step: it is shown at once where something else follows, else at the end of what is handled."""
        before, self._view = self._view, view
        self.changed(before, view)
        if self._queue.pending or self.view_first:
            self.show_now()
        else:
            self.refresh()

    def _on_asked(self, requests: tuple[Open, ...]) -> None:
        if requests != self._requests or self._stale:
            self.refresh()

    def _on_rested(self) -> None:
        """Let the player act again; tell once that the game is over."""
        with self.gathered():
            self.settle()
            if self._awaited != self._advice:
                self._settle_advice()
            self._stale = self._stale or self._shown_busy
        if self._stale:
            self.show_now()
        if self._over and self.is_over(self._view):
            self._over = False
            self.finished.emit()
        self.rested.emit()

    def tell(self, event: E) -> None:
        """Say an event once, and tell whoever listens."""
        self.say(event)
        self.played.emit(event)

    def say(self, event: E) -> None:
        """Say an event on the quiet line and to a screen reader."""
        seats = self.session.seats
        sentence = texts.event_sentence(self.game_id, event, [info.name for info in seats])
        if sentence:
            told = self.telling(event, sentence)
            self.announce(told.spoken)
            if told.line is not None:
                self.quiet.say(told.line, seats[told.seat].ink if told.seat is not None else None)

    # ---- acting -------------------------------------------------------------------------------------------------------------

    def current(self) -> bool:
        """Tell whether what is shown is what is, and somebody here plays."""
        return not self.busy and not self._watching and self._view == self.session.view()

    def may_act(self) -> Open | None:
        """Give the request that the person whose turn it is, sitting here, may answer now."""
        seat = self.turn_of(self._view)
        if seat is None or not self.acts_here(seat) or not self.current():
            return None
        return next((asked for asked in self.session.requests() if asked.request.seat == seat), None)

    def asked_here(self, *kinds: str) -> list[Open]:
        """List what the persons here are asked now, of some kinds or (without any) of all."""
        if not self.current():
            return []
        asked = (one for one in self.session.requests() if self.acts_here(one.request.seat))
        return [one for one in asked if not kinds or one.request.kind in kinds]

    def submit(self, command: C, asked: Open | None = None) -> bool:
        """Give a command, as the answer to a request or for the person whose turn it is; say why where it is refused."""
        asked = self.may_act() if asked is None else asked
        if asked is None or self._paused:
            return False
        with self.gathered():
            refusal = self.session.submit(asked.request.seat, command, asked.token)
            if refusal is not None:
                self.explain(texts.refusal(refusal.code, refusal.args))
        return refusal is None

    def press(self, action: Action[C] | None) -> None:
        """Do what a button says; while something plays, show its end."""
        with self.gathered():
            if self.busy:
                self.skip()
            elif action is not None and action.command is not None:
                self.submit(action.command)
            elif action is not None and action.does is not None:
                action.does()

    def _on_primary(self) -> None:
        self.press(self._offer.primary)

    def _on_secondary(self, number: int, *_checked: bool) -> None:
        self.press(self._offer.others[number])

    def toggle_pause(self) -> None:
        """Let the clock stand and hide what it keeps secret, or go on."""
        if self._paused:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Let the clock stand and hide what it keeps secret, where one runs for somebody here."""
        if self._paused or not self.can_pause():
            return
        self.skip()
        if not self.can_pause():
            return
        self._paused = True
        self.pause_wanted.emit()
        with self.gathered():
            self.show_pause()
            self.refresh()
        self.focus_home()

    def resume(self) -> None:
        """Show everything again and let the clock run."""
        if self._paused:
            with self.gathered():
                self._wake()
                self.refresh()
            self.focus_home()

    def _wake(self) -> None:
        self._paused = False
        self.resume_wanted.emit()
        self.show_pause()

    def _look_away(self) -> None:
        if not self.isVisible() or (not self.window().isActiveWindow() and QApplication.activePopupWidget() is None):
            self.pause()

    # ---- the keyboard ---------------------------------------------------------------------------------------------------------

    def focus_home(self) -> None:
        """Bring the keyboard to where it belongs, or let it rest."""
        home = self.home()
        if home is not None:
            home.setFocus(self._reason)
        else:
            self.park()

    def park(self) -> None:
        """Let the keyboard rest until there is something to do: else Qt hands it to whatever comes next."""
        self._parked = True
        self.resting.setFocus(Qt.FocusReason.OtherFocusReason)
        self._parked = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the game wherever the keyboard is: Ctrl+Z, Enter, those of the game."""
        self._reason = Qt.FocusReason.TabFocusReason
        key, plain = Qt.Key(event.key()), not event.modifiers() & _COMMANDING
        with self.gathered():
            if event.matches(QKeySequence.StandardKey.Undo):
                self.undo_asked.emit()
            elif key in _ENTER:
                if not event.isAutoRepeat():
                    self.enter()
            elif self.take_key(event) or (plain and key in self.keys and self.keys[key]() is not False):
                event.accept()
            else:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that the mouse is used."""
        self._reason = Qt.FocusReason.MouseFocusReason
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to where one acts."""
        super().focusInEvent(event)
        home = None if self._parked else self.home()
        if home is not None and home is not self:
            home.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End what flies: its places are no longer right."""
        if event.size() != event.oldSize():
            self.feast.skip()
            self.skip()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let the clock stand when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate:
            QTimer.singleShot(0, self, self._look_away)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the clock standing when a game is taken up in the middle of a turn."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.pause()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the clock stand while another page is shown."""
        super().hideEvent(event)
        self.pause()


_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
