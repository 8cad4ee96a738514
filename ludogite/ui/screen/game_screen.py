"""One way to follow a game, for all of them: steps come, scenes play, the view is shown once, what may be done is offered.

What is shown follows the game without holding it up: steps wait in an ``AnimationQueue`` with the events that led to them, each is
played and then shown (or shown and then played, ``view_first``). A click ends what plays. Commands are only given when what is
shown is what is. A game brings parts and data: its board, ``scenes`` of an event, the ``Offer`` of a moment, keys.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Seat
from ludogite.services.game_session import GameSession, ReplaySession
from ludogite.services.sound import Hits, Sound, be_heard
from ludogite.ui.screen.animation_queue import AnimationQueue, Scene
from ludogite.ui.screen.lamp import Lamp
from ludogite.ui.screen.note_card import NoteCard
from ludogite.ui.screen.offer import Action, Offer, Told
from ludogite.ui.screen.parts import NORMAL, SMALL, AdviceText, CoachCard, QuietLine, SidePanel, TurnBand
from ludogite.ui.screen.stage import HEARD, TELL, Stage
from ludogite.ui.screen.voice import GameVoice
from ludogite.ui.style.theme import BASE_HEIGHT, STRETCH, PlayerInk, Theme
from ludogite.ui.widgets.base import PRESSING, Page, Veil
from ludogite.ui.widgets.buttons import PaperButton, PrimaryButton, shared_widths
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.press_guard import PressGuard, made_ms
from ludogite.ui.widgets.shake import Shake

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
Step: TypeAlias = tuple[tuple[E, ...], V]
"""What happened in a step of a game, and the view after it."""
PRIMARY_WIDE, PRIMARY_WIDE_SMALL = 400, 340
PANEL_WIDE = 420
COLUMN_HIGH = 0.6
"""What of the height the paper takes that stands below the board in a tall window."""
PRIMARY_SHARE, PRIMARY_SHARE_LARGE = 0.5, 0.62
"""What of the row the primary action may take at the cost of the others, and where the text is large."""
LAST_LOOK_MS = 3_000
"""How long what ended a game stands without motion before its end page."""
TICK_MS: Final = 100
"""How often the time that is left is shown while a clock runs."""


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


class GameScreen(Page, Generic[C, E, V]):
    """The screen of a game (C command, E event, V view); see the module's docstring.

    A game sets ``board`` (and ``aside``, ``secondary``, ``keys``), calls ``begin`` last, and says: ``turn_of``, ``is_over``,
    ``scenes``, ``show_board``, ``offer``; where it must, also ``changed``, ``telling``, ``home``, ``take_key``, ``explain``.
    """

    game: ClassVar[GameVoice]
    """The descriptor of the game, as far as a screen asks it."""
    view_first: ClassVar[bool] = False
    """Whether a view is shown before its scenes play, over it, while the game may go on."""

    finished = Signal()
    """The game is over and everything has been shown."""
    undo_asked = Signal()
    """The player pressed Ctrl+Z."""
    begun = Signal(object)
    """An event begins to be shown: the moment for its sound."""
    rested = Signal()
    """Everything that came has been shown."""
    played = Signal(object)
    """An event has just been shown: the moment for its line in the log."""
    advice_closed = Signal()
    """The player closed the coach's card."""
    advice_followed = Signal()
    """The player does what the coach says."""
    hurry_wanted = Signal()
    """Somebody wants to see at once what a computer player is about to do."""
    panel_closed = Signal()
    """The player closed the side panel."""
    pause_wanted = Signal()
    """The clock is to stand still: the player asked for it, or looks elsewhere; what is secret from the clock is hidden."""
    resume_wanted = Signal()
    """The clock is to run again."""
    habit_changed = Signal(str, bool)
    """Something was switched on or off that is to be so the next time: its name, and whether it is on."""

    laid = Signal()
    """Everything has found its place anew."""

    def __init__(self, theme: Theme, session: GameSession[C, E, V], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self.board: QWidget | None = None
        self.aside: QWidget | None = None
        self.band = TurnBand(theme, self)
        self.coach = CoachCard(theme, self)
        self.coach.closed.connect(self._close_advice)
        self.coach.followed.connect(self._follow_advice)
        self.note: NoteCard | None = None
        self.secondary: list[PaperButton] = []
        self.primary_wide = (PRIMARY_WIDE, PRIMARY_WIDE_SMALL)
        self.column_high = COLUMN_HIGH
        self.primary = PrimaryButton(theme, "", self)
        self.primary.setVisible(not isinstance(session, ReplaySession))  # who watches has nothing to press
        self.quiet = QuietLine(theme, self)
        self.panel = SidePanel(theme, self)
        self._veil = Veil(self.panel)
        self.panel.closed.connect(self.close_panel)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.keys: Mapping[Qt.Key, Callable[[], object]] = {}
        """What keys do, without Ctrl or Alt; one that answers False means nothing now."""
        self.reader: QWidget | None = None
        """What lies over the board and takes every key while it is open, wherever the keyboard is: real dice to be read."""
        self.resting: QWidget = self
        """What holds the keyboard while there is nothing to press."""
        self._watching = isinstance(session, ReplaySession)
        self._view: V = session.view()
        self._requests: tuple[Open, ...] = ()
        self._offer: Offer[C] = Offer(None)
        self._happens: Action[C] | None = None
        self._heard_later: list[E] = []
        """Events of the steps that play whose moment of contact is one of their scenes."""
        self._written: dict[QWidget, tuple[object, ...]] = {}
        self._meanings: dict[QWidget, Hashable] = {}
        self._person: Hashable = None
        self._reason_stands: tuple[V, Hashable] | None = None
        """What is so as long as it is said why something is not possible."""
        self.explains = False
        """Whether it says itself why what is just being given is refused, if it is."""
        self._stale_line, self._says_first, self._turned = True, False, 0
        self.first_words: Callable[[], str] = str
        """What the quiet line says before anybody has done anything; '' from then on."""
        self._handed = PressGuard(self)
        self._waiting = PressGuard(self)
        self._pressed: float | None = None
        """When the key press that is being handled was made (ms)."""
        self._button_widths: tuple[int, ...] = ()
        self._coach_sits = False
        self._stops: set[object] = set()
        """Why the clock stands."""
        self._advice: AdviceText | None = None
        self._awaited: AdviceText | None = None
        self._gathering = _Gathering(self._end_gathering)
        self._stale = self._shown_busy = self._homing = False
        self._over = self._parked = self._paused = self._was_shown = False
        self._reason = Qt.FocusReason.OtherFocusReason  # how the player last came: decides whether rings show
        self._shake = Shake(theme, self)
        self.overlay = Overlay(self)
        self.feast = Overlay(self)
        self.lamp = Lamp(theme, self)
        self._queue: AnimationQueue[E, V] = AnimationQueue(
            self.overlay, self._direct, self._arrive, self, view_first=self.view_first, linger=self._linger
        )
        self.stage = Stage(theme, self._queue, self, self.overlay, self.feast)
        self._leaving = QTimer(self, singleShot=True, interval=0)
        self._leaving.timeout.connect(self._look_away)
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._on_clock)

    def begin(self, *tab_order: QWidget) -> None:
        """Listen to the session and the buttons, and show the moment for the first time; Tab goes through the widgets given."""
        for before, after in pairwise([*tab_order, self.coach.follow_button, self.coach.close_button]):
            QWidget.setTabOrder(before, after)
        self._queue.rested.connect(self._on_rested)
        self._queue.began.connect(self._on_began)
        self.primary.clicked.connect(self._on_primary)
        for button in (self.primary, *self.secondary, self.coach.follow_button, self.coach.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicked, it leaves the keyboard at the play
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

    def doing(self, event: E) -> str:
        """Say in two or three words what happens while an event of a person here is shown; "" leaves the button as it is."""
        return ""

    def hits(self, event: E) -> Hits:
        """Say when what an event lets fall touches the table, in ms from the moment at which it is heard; nothing is at once."""
        return ()

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
        self.primary.by_key = True
        self.press_primary(self._pressed)

    def give_up_words(self) -> str:
        """Say how the primary action is done that Enter does not do because it destroys something."""
        return QCoreApplication.translate("GameScreen", "Entrée ne barre rien : touche le bouton, ou appuie sur Suppr.")

    def whom(self, asked: Open | None) -> Hashable:
        """Say who is asked here (None: nobody): keys hear nothing for a moment after that has changed."""
        return asked.request.seat if asked is not None else None

    def composed(self) -> Hashable:
        """Give what somebody here composes, beside the view: letters laid, dice kept; what is said of it goes when it changes."""
        return None

    def explain(self, sentence: str) -> None:
        """Say why something is not possible, for as long as that is so."""
        self._reason_stands = self._view, self.composed()
        self.quiet.say(sentence)
        self.announce(sentence)
        self.shake()

    def shake(self) -> None:
        """Let a refusal be felt where the hand is."""
        self._shake.start(self.tried_with())

    def refused(self, event: E) -> Seat | None:
        """Say to whom an event that sounds like a refusal refuses something."""
        seat: Seat | None = getattr(event, "seat", None)
        return seat

    def tried_with(self) -> QWidget | None:
        """Give what a person here does things with at this moment: the paper or the board, whichever has keyboard or mouse."""
        focus, parts = QApplication.focusWidget(), [part for part in (self.aside, self.board) if part is not None]
        has_keys = (part for part in parts if focus is not None and (part is focus or part.isAncestorOf(focus)))
        return next(has_keys, next((part for part in parts if part.underMouse()), parts[-1] if parts else None))

    def can_pause(self) -> bool:
        """Tell whether a clock runs for a person here, who may let it stand."""
        return False

    def show_pause(self) -> None:
        """Hide what the clock keeps secret, or show it again (``paused``); the moment is shown after it."""

    def clock_runs(self, view: V) -> bool:
        """Tell whether ``show_time`` is to be called all the time."""
        return False

    def clock_ms(self, view: V) -> int:
        """Tell in how many ms there will be another time to show."""
        return TICK_MS

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
        return self.theme.player(self.session.seats[seat].ink)

    def retranslate(self) -> None:
        """Read every text again."""
        self.setAccessibleName(QCoreApplication.translate("GameScreen", "Table de jeu"))
        self.retell()
        self.refresh()

    def skip(self) -> None:
        """Show at once everything that still plays."""
        self._queue.skip()

    def show_advice(self, advice: AdviceText | None) -> None:
        """Show the coach's words, once what they speak of is shown."""
        self._awaited = advice
        if advice is None or not self.busy:
            self._settle_advice()

    def seat_coach(self, *, sits: bool) -> None:
        """Keep a place for the coach's words from now on, whether he speaks or not: nothing moves when he does."""
        if sits != self._coach_sits:
            self._coach_sits = sits
            self.relayout()

    def _settle_advice(self) -> None:
        changed, self._advice = self._advice != self._awaited, self._awaited
        if self._advice is not None:
            self.seat_coach(sits=True)
        self._show_advice()
        if changed:
            self.refresh()

    def _show_advice(self) -> None:
        self.coach.show_advice(None if self._paused else self._advice)

    def coach_room(self, height: int) -> int:
        """Give the height of the coach's place on a table of a height, px; 0 where he is not at the table."""
        return self.coach.room(height) if self._coach_sits else 0

    def _close_advice(self) -> None:
        self.show_advice(None)
        self.seat_coach(sits=False)
        self.advice_closed.emit()

    def _follow_advice(self) -> None:
        """Do what the coach says; while something plays, only let it end."""
        if self.busy:
            self.press(None)
        elif not self._paused and self._advice is not None and self._advice == self._awaited and self._advice.does:
            self.advice_followed.emit()

    def may_advise(self, seat: Seat) -> bool:
        """Tell whether the coach may speak to the person of a seat now; not while others can see the screen instead."""
        return True

    def keeps_secret(self, seat: Seat) -> bool:
        """Tell whether what the person of a seat sees is hidden from others at this screen: nothing of it goes into the log."""
        return False

    def show_better(self, command: C) -> None:
        """Show on the board what would have been best at this step of a replay, until another step is shown."""

    def composing(self) -> object:
        """Give what a person here composes and has told nobody yet, to be kept while the table is left; None is nothing."""
        return None

    def compose(self, kept: Any) -> None:
        """Lay again what ``composing`` gave at this very moment of the game."""

    def open_with(self, before: V, steps: Sequence[Step[E, V]]) -> None:
        """Take how a game that has just begun came about, from the view ``before`` on; a screen may play it when it is first shown.

        What is told of it is in the log already.
        """

    def take_habits(self, habits: Mapping[str, bool]) -> None:
        """Take what people switched on or off at this kind of table the last time; ``habit_changed`` tells what they change."""

    def open_panel(self, title: str, content: QWidget) -> None:
        """Open the side panel over the paper column with a widget; ``panel_closed`` tells when the player closes it."""
        self.panel.lend(title, content)
        self.relayout()
        self._veil.draw()

    def close_panel(self) -> None:
        """Close the side panel."""
        if not self.panel.isHidden():
            self.panel.hide()
            self._veil.lift()
            self.panel.give_back()
            self.panel_closed.emit()

    def announce(self, sentence: str) -> None:
        """Say one sentence to screen readers, without moving the focus."""
        if sentence and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

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
        requests = self.session.requests()
        if requests != self._requests:
            self._waiting.arm(is_shown=True)
        self._requests = requests
        if self._paused and not self.can_pause():
            self._end_pause()
        asked = self.may_act()
        person = self.whom(asked)
        if person is not None and person != self._person:
            self._person = person
            self._handed.arm()
        self._gathering.depth += 1
        try:
            self.show_board(self._view, asked)
            self._show_offer(self.offer(self._view, asked))
        finally:
            self._gathering.depth -= 1
            self._stale = False
        self._shown_busy = self.busy
        if self.lamp.is_lit:
            self.lamp.go(self.lit_place())
        if self._stale_line or self._reason_stands is not None or self._turned != self.session.turned:
            self._keep_line()
        runs = self.clock_runs(self._view)
        if runs != self._clock.isActive():
            self._clock.start(self.clock_ms(self._view)) if runs else self._clock.stop()
        if self._homing or (self.hasFocus() and self.home() is not None):
            self._homing = False
            self.focus_home()

    def _show_offer(self, offer: Offer[C]) -> None:
        if self._happens is not None and self.busy:
            offer = replace(offer, primary=self._happens)
        self._offer = offer
        if offer.band is not None:
            band = offer.band
            self.band.show_turn(band.ink, band.title, band.subtitle, band.first, band.second)
            self.primary.setAccessibleDescription(" ".join(filter(None, (f"{band.title}.", band.subtitle))))
        written = False
        for button, action in zip(self.secondary, offer.others, strict=True):
            if button.hasFocus() and not (action.shown and action.able):
                self.focus_home() if self.resting is self else self.park()
            written = self._write(button, action) or written
            if action.shown is button.isHidden():
                button.setVisible(action.shown)
                written = True
        if offer.primary is not None:
            if self.primary.hasFocus() and not offer.primary.able:
                self.park()
            written = self._write(self.primary, offer.primary) or written
        self.quiet.set_hints(list(offer.hints))
        if written:
            self._make_room()

    def _write(self, button: PrimaryButton | PaperButton, action: Action[C]) -> bool:
        """Write an action on its button; tell whether it looks otherwise than before.

        The button is deaf for a moment if it means something else, whatever its label says of it, or answers another request.
        """
        does = action.does.func if isinstance(action.does, partial) else action.does
        meaning = type(action.command), getattr(does, "__qualname__", ""), action.destroys, self._requests
        if self._meanings.get(button, meaning) != meaning:
            button.hush()
        self._meanings[button] = meaning
        looks = action.label, action.able, action.note, action.pips, action.mark, action.shout
        if self._written.get(button) == looks and button.text() == action.label:
            return False
        self._written[button] = looks
        button.setText(action.label)
        if isinstance(button, PaperButton):
            button.keep_room(*action.instead)
        button.setAccessibleName(", ".join(filter(None, (action.label, action.note))))
        button.setEnabled(looks[1])
        button.set_mark(action.mark)
        if isinstance(button, PrimaryButton):
            button.set_display(action.shout)
            button.set_pips(*action.pips)
            button.set_note(action.note)
        return True

    def _make_room(self) -> None:
        """Place everything anew where other buttons stand there than before; what they say moves nothing."""
        widths = tuple(0 if button.isHidden() else button.sizeHint().width() for button in self.secondary)
        if widths != self._button_widths:
            self._button_widths = widths
            self.relayout()

    def beside(self) -> Sequence[PaperButton]:
        """Say for which buttons room is kept beside the primary action, whether they stand there now or not."""
        return self.secondary

    # ---- following the game -------------------------------------------------------------------------------------------------

    def _on_step(self, events: tuple[E, ...], view: V) -> None:
        """Play a step; in a replay, the one before it ends first."""
        with self._gathering:
            if self._watching:
                self.skip()
            self.awaits(view)
            if self._queue.take_step(events, view) and self.clock_runs(self.session.view()):
                self.stop_clock(self._queue)  # nobody can do anything yet: dice and cards are on their way

    def _on_clock(self) -> None:
        self.show_time()
        if self.clock_runs(self._view):
            self._clock.start(self.clock_ms(self._view))

    def stop_clock(self, why: object) -> None:
        """Let the clock stand until all who had it stand have let it go on."""
        self._stops.add(why)
        if len(self._stops) == 1:
            self.pause_wanted.emit()

    def start_clock(self, why: object) -> None:
        """Let the clock run again, as far as this reason goes."""
        if why in self._stops:
            self._stops.remove(why)
            if not self._stops:
                self.resume_wanted.emit()

    def play(self, events: tuple[E, ...], view: V) -> None:
        """Play a step that did not come from the session: how a game began."""
        self._queue.take_step(events, view)

    def show_view(self, view: V) -> None:
        """Show a view without anything that led to it."""
        self._arrive(view)

    def _on_began(self, event: E) -> None:
        """Let an event be heard, unless that comes with a later scene, and say what happens while it is seen."""
        moves = not self.theme.reduced_motion
        if self._heard_later and self._heard_later[0] is event:
            del self._heard_later[0]
        else:
            self._hear(event, moves=moves)
        if moves and not self.view_first:
            self._say_what_happens(event)
        self.begun.emit(event)

    def _say_what_happens(self, event: E) -> None:
        """Let the one button say at once what a person here has done, while that is shown; a press shows the end of it."""
        seat = getattr(getattr(event, "play", event), "seat", None)
        words = self.doing(event) if isinstance(seat, int) and self.acts_here(seat) else ""
        if words:
            self._happens = Action(words, does=self.skip)
            self._offer = replace(self._offer, primary=self._happens)
            if self._write(self.primary, self._happens):
                self._make_room()
        elif self._happens is not None and isinstance(seat, int) and not self.acts_here(seat):
            self._happens = None  # others have begun
            self.refresh()

    def _direct(self, event: E, view: V) -> list[Scene]:
        """Make the scenes of an event, with the moment at which it is said."""
        self._over = self.is_over(view)
        scenes = list(self.scenes(event, view))
        if HEARD in scenes:
            self._heard_later.append(event)
        if TELL not in scenes:
            scenes.append(TELL)
        moments = {HEARD: partial(self._hear, event, moves=True), TELL: partial(self.tell, event)}
        return [moments.get(scene, scene) for scene in scenes]

    def _hear(self, event: E, *, moves: bool) -> None:
        """Let an event be heard at the moment of contact; where nothing ``moves`` there is but one."""
        sound = self.game.sound_of(event)
        if sound is not None and self.isVisible():
            be_heard(self, sound, self.hits(event) if moves and not self.theme.reduced_motion else ())
        if sound is Sound.REFUSAL and (seat := self.refused(event)) is not None and self.acts_here(seat):
            self.shake()

    def _linger(self, view: V) -> None:
        """Leave time to see what has ended the game: a breath, a few seconds where nothing moves, or until a press."""
        if self.is_over(view) and not self._watching:
            self.overlay.guard.arm(is_shown=True)
            self._queue.wait(LAST_LOOK_MS if self.theme.reduced_motion else 2 * self.theme.ms("points_count"))

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
        self._stale = self._stale or self._happens is not None
        self._happens = None
        if self._stops:
            self.start_clock(self._queue)
        with self._gathering:
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
        sentence = self.game.tell()(event, [info.name for info in seats])
        if sentence:
            told = self.telling(event, sentence)
            self.announce(told.spoken)
            if told.line is not None:
                self._reason_stands = None
                self.quiet.say(told.line, seats[told.seat].ink if told.seat is not None else None)

    def retell(self) -> None:
        """Let the quiet line say anew, in the language of now, what was told last of what is shown."""
        self._stale_line = True
        self._keep_line()

    def _keep_line(self) -> None:
        """Let the quiet line say what is so: nothing that has gone, no reason that stands no longer."""
        reason = self._reason_stands
        if self._turned != self.session.turned or (reason is not None and reason != (self._view, self.composed())):
            self._stale_line = True
        if self._stale_line and not self.busy and self._view == self.session.view():
            self._stale_line, self._reason_stands, self._turned = False, None, self.session.turned
            self.quiet.say(*self._last_told())

    def _last_told(self) -> tuple[str, int | None]:
        """Find what was told last on the quiet line of what is shown, and whose colour it has."""
        seats = self.session.seats
        names = [info.name for info in seats]
        self._says_first = bool(first := self.first_words())
        if first:
            return first, None
        for event in self.session.past():
            sentence = self.game.tell()(event, names)
            told = self.telling(event, sentence) if sentence else None
            if told is not None and told.line:
                return told.line, seats[told.seat].ink if told.seat is not None else None
        return "", None

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
        with self._gathering:
            self.explains = True
            refusal = self.session.submit(asked.request.seat, command, asked.token)
            self.explains = False
            self._stale_line = self._stale_line or self._says_first
            if refusal is not None:
                self.explain(self.game.texts().refusal(refusal.code, refusal.args))
        return refusal is None

    def press(self, action: Action[C] | None) -> None:
        """Do what a button says; while something plays, show its end."""
        with self._gathering:
            if self.busy:
                if self.overlay.guard.takes(self._pressed, insists=False):
                    self.skip()
            elif action is not None and action.command is not None:
                self.submit(action.command)
            elif action is not None and action.does is not None:
                action.does()

    def press_primary(self, made: float | None = None) -> None:
        """Do the primary action, pressed at a time (ms) elsewhere than on its button: by Enter, or on the cup, which throws."""
        if self.primary.guard.takes(made):
            self._on_primary()

    def _on_primary(self) -> None:
        primary = self._offer.primary
        if primary is not None and primary.destroys and self.primary.by_key:
            self.explain(self.give_up_words())
        else:
            self.press(primary)

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
        self.stop_clock(self)
        with self._gathering:
            self._show_advice()
            self.show_pause()
            self.refresh()
        self.focus_home()

    def resume(self) -> None:
        """Show everything again and let the clock run."""
        if self._paused:
            with self._gathering:
                self._end_pause()
                self.refresh()
            self.focus_home()

    def _end_pause(self) -> None:
        self._paused = False
        self.start_clock(self)
        self._show_advice()
        self.show_pause()

    def _look_away(self) -> None:
        if not self.isVisible() or (not self.window().isActiveWindow() and QApplication.activePopupWidget() is None):
            self.pause()

    # ---- places -----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def aside_width(self) -> int:
        """Give the width of the paper column in px."""

    def lay_aside(self, rect: QRect) -> None:
        """Place the paper in its column; a screen may let it be lower than the column."""
        if self.aside is not None:
            self.aside.setGeometry(rect)

    def content_rect(self) -> QRect:
        """Give the part of the page that the table takes: all of it, up to a size, then centred; all of a tall one."""
        theme, gutter = self.theme, self.theme.size("gutter")
        left = theme.side(self.width())
        high = (self.height() if theme.tall else min(self.height(), round(theme.px(BASE_HEIGHT - 52) * STRETCH))) - gutter
        top = gutter + max((self.height() - gutter - high) // 2, 0)
        return QRect(left, top, self.width() - 2 * left, high)

    def standing_ground(self) -> QRectF:
        """Give the place over which a card of everybody's lies: board and buttons, in px."""
        return QRectF(self.play_rect())

    def play_rect(self) -> QRect:
        """Give the place where one plays: the board with the actions and the line below it."""
        board = QRect() if self.board is None else self.board.geometry()
        return board.united(self.primary.geometry()).united(self.quiet.geometry())

    def lit_place(self) -> QPointF:
        """Say where the light of the evening falls: where a person here plays, else on the column of the players."""
        seat = self.turn_of(self._view)
        if self.aside is None or seat is None or self.acts_here(seat):
            return QPointF(self.play_rect().center())
        column = QRectF(self.aside.geometry())
        return QPointF(column.center().x(), column.top() + (seat + 0.5) / len(self.session.seats) * column.height())

    def on_painted(self) -> None:
        """Let keys count for whoever is asked now."""
        self._handed.on_painted()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground with its light."""
        super().paint(painter)
        if self.lamp.is_lit:
            self.lamp.paint(painter, self.lit_place())

    def relayout(self) -> None:
        """Place everything for the present size: the paper beside the board, in a tall window below it."""
        theme = self.theme
        rhythm = SMALL if theme.small else NORMAL
        area, gap = self.content_rect(), theme.size("gutter")
        aside = 0 if theme.tall else self.aside_width() + gap
        left, main = area.left(), area.width() - aside
        bottom = area.top() + area.height() - theme.px(rhythm.below)
        quiet = max(theme.px(rhythm.quiet), self.quiet.sizeHint().height() if theme.text_scale > 1 else 0)
        self.quiet.setGeometry(left, bottom - quiet, main, quiet)
        bottom -= quiet + theme.px(rhythm.after_actions)
        if self.note is not None and not self.note.isHidden():
            note = self.note.wished_height(main)
            self.note.setGeometry(left, bottom - note, main, note)
            bottom -= note + theme.px(rhythm.gap)
        bottom -= self._lay_actions(left, bottom, main) + theme.px(rhythm.gap)
        if aside:
            column = QRect(left + main + gap, area.top(), aside - gap, area.height() - gap)
            self.lay_aside(column)
            over = max(theme.px(PANEL_WIDE) - column.width(), 0)
            end = bottom if over else column.bottom()  # the actions stay in sight
            self.panel.setGeometry(column.adjusted(-over, 0, 0, end - column.bottom()))
        if coach := self.coach_room(area.height()):
            self.coach.setGeometry(left, bottom - coach, main, coach)
            bottom -= coach + theme.px(rhythm.gap)
        self.band.setGeometry(left, area.top(), main, theme.px(rhythm.band))
        top = area.top() + theme.px(rhythm.band) + theme.px(rhythm.after_band)
        if not aside:
            high = round((bottom - top) * self.column_high)
            column = QRect(left, bottom - high, main, high)
            self.lay_aside(column)
            self.panel.setGeometry(column)
            bottom -= high + gap
        if self.board is not None:
            self.board.setGeometry(left, top, main, max(bottom - top, theme.px(120)))
        self.laid.emit()

    def _lay_actions(self, left: int, bottom: int, main: int) -> int:
        """Place the actions above a line (px): the primary at the right, the others from the left; return their height.

        Where they stand does not depend on what they say.
        """
        theme, gap = self.theme, self.theme.px(12)
        high = 0 if self._watching else self.primary.sizeHint().height()
        for button in self.secondary:
            button.set_bare(None)
        buttons = self.beside()
        beside = [button.sizeHint().width() for button in buttons]
        most = theme.text_px(self.primary_wide[int(theme.small)])
        least = min(most, round(main * (PRIMARY_SHARE if theme.text_scale == 1 else PRIMARY_SHARE_LARGE)))
        wide = max(min(most, main - sum(beside) - gap * len(beside)), least)
        if sum(button.least_width() for button in buttons) > main - wide - gap * len(beside):  # their pictures say it, if any
            for button in buttons:
                button.set_bare(button.picture)
            beside = [button.sizeHint().width() for button in buttons]
            wide = max(wide, min(most, main - sum(beside) - gap * len(beside)))
        widths = dict(zip(buttons, shared_widths(buttons, main - wide - gap * len(beside)), strict=True))
        self.primary.setGeometry(left + main - wide, bottom - high, wide, high)
        x = left
        for button in self.secondary:
            if not button.isHidden():
                hint = button.sizeHint()
                button.setGeometry(x, bottom - high, widths.get(button, hint.width()), min(hint.height() + theme.px(2), high))
                x += button.width() + gap
        return high

    def apply_theme(self) -> None:
        """Take new sizes and colours."""
        super().apply_theme()
        self.lamp.apply_theme()
        self.relayout()

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

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt calls it so)
        """Bring the keyboard home when what has it goes away: else Qt hands it on, to the arrow that leaves the table at worst."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isVisible() and not (focus.isVisible() and focus.isEnabled()):
            self.focus_home()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the game wherever the keyboard is: Ctrl+Z, Enter, those of the game."""
        self._reason = Qt.FocusReason.TabFocusReason
        key, plain = Qt.Key(event.key()), not event.modifiers() & _COMMANDING
        if self.reader is not None and self.reader.isVisible():
            self.reader.keyPressEvent(event)
            return
        if event.isAutoRepeat() and (key in PRESSING or key in self.keys):
            return
        self._pressed = made_ms(event)
        with self._gathering:
            if event.matches(QKeySequence.StandardKey.Undo):
                self.undo_asked.emit()
            elif key in PRESSING and self._waits():
                self._hurry()
            elif key in _ENTER:
                self.enter()
            elif key == Qt.Key.Key_Space and self.busy:
                self.press(None)
            elif key == Qt.Key.Key_F3 and self.coach.isVisible():
                self.coach.follow_button.click()
            elif not self.busy and not self._handed.takes(self._pressed, insists=False):
                event.accept()  # it was meant for whoever was asked before
            elif self.take_key(event) or (plain and key in self.keys and self.keys[key]() is not False):
                event.accept()
            elif key == Qt.Key.Key_Escape and not self.panel.isHidden():
                self.close_panel()
            else:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that the mouse is used; on the bare table a click shows at once what a computer player does."""
        self._reason = Qt.FocusReason.MouseFocusReason
        self._pressed = made_ms(event)
        if event.button() == Qt.MouseButton.LeftButton and self._waits():
            self._hurry()
        super().mousePressEvent(event)

    def _waits(self) -> bool:
        """Tell whether others are asked and nobody here is."""
        is_idle = not (self.busy or self._paused or self._watching)
        return is_idle and bool(self._requests) and not self.asked_here()

    def _hurry(self) -> None:
        """Wait no longer for a computer player; a press that was meant for what was before asks for nothing."""
        if self._waiting.takes(self._pressed, insists=False):
            self.hurry_wanted.emit()

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
        self.relayout()

    def event(self, event: QEvent) -> bool:
        """Let the clock stand when the window is left."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._leaving.start()
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

AnyScreen: TypeAlias = GameScreen[Any, Any, Any]
