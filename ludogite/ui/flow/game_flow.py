"""One way to follow a game, for all of them: steps come, scenes play, the view is shown once, what may be done is offered.

What is shown follows the game without holding it up. After each input there is one ``ScreenState``, and presenters show it.
Commands are only given while what is shown is what is. Nothing here knows a widget or a clock: scenes are calls that hold the flow
until ``go_on``, and the screen shows the time whenever the game wants it to.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from ludogite.core.rules import NATURE, Open, Refusal, Seat
from ludogite.services.game_session import GameSession, ReplaySession
from ludogite.ui.flow.coach_words import CoachWords
from ludogite.ui.flow.director import Director
from ludogite.ui.flow.game_clock import GameClock
from ludogite.ui.flow.narrator import Narrator, Status
from ludogite.ui.flow.offer import Action, AdviceText, BandWords, Offer
from ludogite.ui.flow.play import Play, always, never, nothing
from ludogite.ui.flow.press_guard import PressGuard
from ludogite.ui.flow.refresher import Refresher
from ludogite.ui.flow.step_queue import Scene, StepQueue

C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
Step: TypeAlias = tuple[tuple[E, ...], V]
"""What happened in a step of a game, and the view after it."""


class Holding(Enum):
    """What a table waits for."""

    PERSON = auto()
    """Somebody at this screen may act."""
    SCENE = auto()
    """Something plays; a press shows its end."""
    PAUSE = auto()
    """Somebody stopped the clock; *Reprendre* goes on."""
    DICE = auto()
    """Real dice are to be thrown and read."""
    OTHERS = auto()
    """Computer players or people elsewhere are asked; a press hurries a computer."""
    NOBODY = auto()
    """The game is over, or is only watched."""


@dataclass(frozen=True, slots=True)
class ScreenState(Generic[C, V]):
    """All that a screen shows of a game beside the board, after an input."""

    view: V
    asked: Open | None
    """The request that the person whose turn it is, sitting here, could answer when the moment was shown."""
    offer: Offer[C]
    holding: Holding
    status: Status
    is_paused: bool
    advice: AdviceText | None
    """What the coach says of what is shown."""
    keeps_coach_space: bool
    secret_of: Seat | None
    """The seat whose secrets are shown; None is what everybody may see."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion(Generic[V]):
    """How the screen moves, as calls."""

    is_on: Callable[[], bool] = always
    """Whether events are shown with movements."""
    end: Callable[[], bool] = never
    """Ends what plays; False where nothing does."""
    linger: Callable[[V], object] = nothing
    """Leaves time to see what has ended the game."""


class GameFlow(QObject, Generic[C, E, V]):
    """Follows one game session; see the module's docstring. ``begin`` is called once, with what the game tells."""

    changed = Signal(object)
    """There is something to show: the ``ScreenState``."""
    heard = Signal(object, bool)
    """The moment at which an event is heard, and whether its movements are shown."""
    homing = Signal()
    """The keyboard is to come to where it belongs."""
    begun = Signal(object)
    """An event begins to be shown."""
    rested = Signal()
    """Everything that came has been shown."""
    finished = Signal()
    """The game is over and everything has been shown."""
    hurry_wanted = Signal()
    """Somebody wants to see at once what a computer player is about to do."""

    play: Play[C, E, V]

    def __init__(
        self,
        session: GameSession[C, E, V],
        sentence_of: Callable[[E], str | None],
        refusal_text: Callable[[Refusal], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.watching = isinstance(session, ReplaySession)
        """Whether this is a replay."""
        self.view: V = session.view()
        """What is shown now."""
        self.coach = CoachWords(lambda: self.busy, self)
        self.coach.changed.connect(self._on_advice)
        self.coach.space_changed.connect(self._show_state)
        self.explains = False
        """Whether it tells itself why what is just being given is refused, if it is."""
        self.motion: Motion[V] = Motion()
        self.narrator = Narrator(session, sentence_of, self)
        self.narrator.line_changed.connect(self._show_state)
        self.announce = self.narrator.announce
        self.clock = GameClock(self)
        self.clock.pause_changed.connect(self._on_pause)
        self.toggle_pause, self.pause, self.resume = self.clock.toggle_pause, self.clock.pause, self.clock.resume
        self.scene_guard, self.key_guard, self.hurry_guard = PressGuard(), PressGuard(), PressGuard()
        self._refusal_text = refusal_text
        self.requests: tuple[Open, ...] = ()
        """What was open when the moment was shown last."""
        self._asked: Open | None = None
        self._offer: Offer[C] = Offer(None)
        self._progress: Action[C] | None = None
        """What stands on the one button while an event of a person here is shown."""
        self._band: BandWords | None = None
        """What the turn band says during a scene."""
        self.stands = False
        """Whether a scene is for everybody, and not skipped by what comes behind it."""
        self._person: Hashable = None
        self._begun: E | None = None
        """What is seen before the next view is shown."""
        self._opening: Sequence[Step[E, V]] = ()
        self._before = self.view
        self.gathered = Refresher(self.show_now)
        """Gathers the refreshes that are asked for meanwhile into one."""
        self.refresh = self.gathered.refresh
        self._was_busy = self._homes = self._ends = False

    def begin(self, play: Play[C, E, V]) -> None:
        """Listen to the session and show the moment for the first time."""
        self.play = play
        self.narrator.announcement = play.announcement
        self.clock.begin(play.can_pause, self.finish)
        self._director = Director(play.scenes, tell=self._tell, hear=self.heard.emit)
        self._queue: StepQueue[E, V] = StepQueue(
            self._direct,
            self.show_view,
            began=self._on_began,
            rested=self._on_rested,
            linger=self._linger,
            view_first=play.view_first,
        )
        self.session.undone.connect(self.finish)  # what was taken back is not shown to its end, nor does its card stand
        self.session.stepped.connect(self._on_step)
        self.session.asked.connect(self._on_asked)
        play.changed(self.view, self.view)

    @property
    def paused(self) -> bool:
        """Whether somebody lets the clock stand."""
        return self.clock.paused

    # ---- what is so ---------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something still plays or waits to be shown that is waited for: with ``view_first`` only the end of the game."""
        return bool(self._opening) or (self._queue.busy and (not self.play.view_first or self.play.is_over(self.view)))

    @property
    def is_playing(self) -> bool:
        """Whether scenes play or wait, waited for or not."""
        return self._queue.busy

    @property
    def lags(self) -> bool:
        """Whether a step waits behind one that still plays."""
        return self._queue.pending

    @property
    def people(self) -> list[Seat]:
        """The seats that persons at this screen play."""
        return [seat for seat in range(len(self.session.seats)) if self.acts_here(seat)]

    @property
    def has_phones(self) -> bool:
        """Whether persons play from elsewhere."""
        return any(info.is_person and not self.session.is_local(seat) for seat, info in enumerate(self.session.seats))

    def acts_here(self, seat: Seat) -> bool:
        """Return whether a person at this screen plays a seat; nobody does in a replay."""
        return not self.watching and self.session.is_local(seat)

    def is_current(self) -> bool:
        """Return whether all has been shown, and what is shown is what is."""
        return not self.busy and self._is_last()

    def _is_last(self) -> bool:
        """Return whether what is shown is what is."""
        last = self.session.view()
        return self.view is last or self.view == last

    def may_act(self) -> Open | None:
        """Return the request that the person whose turn it is, sitting here, may answer now."""
        seat = self.play.turn_of(self.view)
        if seat is None or not self.acts_here(seat) or not self.is_current():
            return None
        return next((asked for asked in self.session.requests() if asked.request.seat == seat), None)

    def asked_here(self, *kinds: str) -> list[Open]:
        """List what the persons here are asked now, of some kinds or (without any) of all."""
        if not self.is_current():
            return []
        asked = (one for one in self.session.requests() if self.acts_here(one.request.seat))
        return [one for one in asked if not kinds or one.request.kind in kinds]

    def holding(self) -> Holding:
        """Return what the table waits for."""
        if self.watching:
            return Holding.NOBODY
        if self.paused:
            return Holding.PAUSE
        if self.busy or not self._is_last():
            return Holding.SCENE
        if self._asked is None and self.play.is_over(self.view):
            return Holding.NOBODY
        if self._asked is not None or self.asked_here():
            return Holding.PERSON
        is_dice = any(asked.request.seat == NATURE for asked in self.session.requests())
        return Holding.DICE if is_dice else Holding.OTHERS

    def _show_state(self) -> None:
        self.changed.emit(self.state)

    @property
    def state(self) -> ScreenState[C, V]:
        """What is to be shown now."""
        return ScreenState(
            view=self.view,
            asked=self._asked,
            offer=self._offer,
            holding=self.holding(),
            status=Status() if self.paused else self.narrator.status,
            is_paused=self.paused,
            advice=None if self.paused else self.coach.shown,
            keeps_coach_space=self.coach.keeps_space,
            secret_of=self.session.eyes,
        )

    # ---- showing: once, at the end of whatever goes on ----------------------------------------------------------------------

    def come_home(self) -> None:
        """Bring the keyboard to where it belongs once the moment is shown."""
        self._homes = True

    def show_now(self) -> None:
        """Show the moment anew without waiting for the end of what is being handled: something is to be said of it."""
        requests = self.session.requests()
        if requests != self.requests:
            self.hurry_guard.arm(is_shown=True)
        self.requests = requests
        if self.clock.end_pause_if_idle():
            self.play.show_pause()
        asked = self._asked = self.may_act()
        person = self.play.asked_person(asked)
        if person is not None and person != self._person:
            self._person = person
            self.key_guard.arm()
        offer = self.gathered.show(partial(self._offered, asked))
        self._was_busy = self.busy
        self._offer = self._with_progress(offer) if self.busy else offer
        self._refresh_status()
        self._show_state()
        if self._homes:
            self._homes = False
            self.homing.emit()

    def _offered(self, asked: Open | None) -> Offer[C]:
        self.play.show(self.view, asked)
        return self.play.offer(self.view, asked)

    def refresh_status(self) -> None:
        """Tell anew, in the language of now, what was told last of what is shown."""
        self.narrator.mark_dirty()
        self._refresh_status()
        self._show_state()

    def _refresh_status(self) -> None:
        if self.narrator.may_change():
            is_told = not (self._opening or self._queue.busy) and self._is_last()
            self.narrator.refresh(self.play.reason(self.view), is_current=is_told)

    # ---- following the game -------------------------------------------------------------------------------------------------

    def _on_step(self, events: tuple[E, ...], view: V) -> None:
        """Play a step; in a replay, and where views come first, the one before it ends first."""
        with self.gathered:
            if self.watching:
                self.end_scenes()
            self.open()
            self.play.awaits(view)
            if self.play.is_over(view):
                self.scene_guard.arm(is_shown=True)  # a second press of the last one shows no end
            before = self.end_scenes if self.play.view_first else nothing
            takes_time = self._queue.take(events, view, before=before)
            if takes_time and self.play.clock_runs(self.session.view()):
                self.clock.stop(self._queue)  # nobody can do anything yet: dice and cards are on their way
            if takes_time and self.play.view_first:
                self.refresh()  # it was shown before anything moved

    def _on_asked(self, requests: tuple[Open, ...]) -> None:
        if requests != self.requests or self.gathered.stale:
            self.refresh()

    def hold(self) -> None:
        """Note, in a scene, that it goes on until ``go_on``."""
        self._queue.hold()
        if self._progress is not None and not self._progress.status:  # the press has come: what it has led to goes on
            self._show_progress(replace(self._progress, label=f"{self._progress.label}…", status=True))
        if self._begun is not None and not self.play.view_first:
            self._label_progress(self._begun)

    def stand(self, words: str) -> None:
        """Say, in a scene, that it is for everybody and not skipped by what comes behind it.

        Where it waits for a press ``words`` name on the one button what follows; "" where it goes by itself.
        """
        self.stands, self._begun = True, None  # what follows is none of the event
        if words:
            self._progress = Action(words, does=self.skip)
        self._offer = self._with_progress(self._offer)
        self._show_state()

    def show_band(self, band: BandWords) -> None:
        """Let the turn band say something, in a scene, until it has ended."""
        self._band = band
        self._offer = self._with_progress(self._offer)
        self._show_state()

    def go_on(self) -> None:
        """End the scene that holds, and play what follows: what flew has landed."""
        self.stands, self._band = False, None
        self._queue.go_on()

    def end_scenes(self) -> None:
        """Play everything that has come to its end."""
        while self._queue.holds and self.motion.end():
            pass

    def keep_up(self) -> None:
        """Where a step waits behind the one that still plays, show that one at once, but for a scene that stands for everybody."""
        if self.lags and not self.stands:
            self.end_moves()

    def end_moves(self) -> None:
        """Show at once what still plays, up to a scene that stands for everybody."""
        while self._plays_on() and self.motion.end():
            pass
        self.play.skipped()

    def _plays_on(self) -> bool:
        return self._queue.holds and not self.stands

    def skip(self) -> None:
        """Show at once what still plays, up to a scene that stands for everybody; one that stands is ended alone."""
        if self.stands:
            self.motion.end()
            self.play.skipped()
        else:
            self.end_moves()

    def finish(self) -> None:
        """Show at once everything that still plays, whatever stands."""
        self.end_scenes()
        self.play.skipped()

    def open_with(self, before: V, steps: Sequence[Step[E, V]]) -> None:
        """Take the steps by which a game has just begun, from the view ``before`` on, to be played when it is first shown.

        What is told of them is in the log already.
        """
        if self.play.plays_opening:
            self._opening, self._before = steps, before
            self.narrator.known = [event for events, _ in steps for event in events]

    def open(self) -> bool:
        """Play how the game began, if that has not been played; return whether it was there to be played."""
        opening, self._opening = self._opening, ()
        if opening:
            self.show_view(self._before)
        for events, view in opening:
            self._queue.take(events, view)
        return bool(opening)

    def _direct(self, event: E, view: V) -> list[Scene]:
        self._ends = self.play.is_over(view)
        return self._director.scenes_of(event, view)

    def _tell(self, event: E) -> None:
        if self.narrator.tell(event, self.play.reason(self.view) if self.play.view_first else None):
            self.refresh_status()

    def _on_began(self, event: E) -> None:
        """Let an event be heard; what happens is labelled once it takes time."""
        self._director.begin(event, moves=self.motion.is_on())
        self._begun = event
        self.begun.emit(event)

    def _label_progress(self, event: E) -> None:
        """Put on the one button what a person here has done, while that is shown; a press shows the end of it."""
        seat = getattr(getattr(event, "play", event), "seat", None)
        is_here = seat is None or self.acts_here(seat)
        words = self.play.progress_label(event) if seat is not None and is_here else ""
        if words:
            self._show_progress(Action(words, does=self.skip, status=True))
        elif self._progress is not None and not is_here:
            self._progress = None  # others have begun
            self.refresh()

    def _show_progress(self, action: Action[C]) -> None:
        self._progress = action
        self._offer = self._with_progress(self._offer)
        self._show_state()

    def _with_progress(self, offer: Offer[C]) -> Offer[C]:
        """Lay what is said while something is shown over an offer."""
        return replace(offer, primary=self._progress or offer.primary, band=self._band or offer.band)

    def _linger(self, view: V) -> None:
        if self.play.is_over(view) and not self.watching:
            self.motion.linger(view)

    def show_view(self, view: V) -> None:
        """Take the view of a step: it is shown at once where something else follows, else at the end of what is handled."""
        before, self.view = self.view, view
        self._begun = None
        if self.play.is_over(view):
            self._progress = None
        self.play.changed(before, view)
        if self._queue.pending or self.play.view_first:
            self.show_now()
        else:
            self.refresh()

    def _on_rested(self) -> None:
        """Let the player act again; tell once that the game is over."""
        self._progress, self.stands = None, False
        self.clock.start(self._queue)
        with self.gathered:
            self.play.settle()
            self.coach.settle()
            self.gathered.stale = self.gathered.stale or self._was_busy or self.narrator.may_change()
        if self.gathered.stale:  # also in the middle of something that is being handled
            self.show_now()
        if self._ends and self.play.is_over(self.view):
            self._ends = False
            self.finished.emit()
        self.rested.emit()

    def explain(self, sentence: str) -> None:
        """Tell why something is not possible, for as long as that is so."""
        if self.play.explain is not None:
            self.play.explain(sentence)
            self.refresh()
        else:
            self.narrator.explain(sentence, self.play.reason(self.view))
        self.narrator.refuse(sentence)

    def _on_pause(self) -> None:
        """Hide what the clock keeps secret, or show it again."""
        with self.gathered:
            self.play.show_pause()
            self.refresh()
        self.homing.emit()
        if self.paused:
            self.announce(self.play.pause_words())

    # ---- advice -------------------------------------------------------------------------------------------------------------

    def _on_advice(self) -> None:
        self.play.advised()
        self.refresh()

    def follow_advice(self) -> None:
        """Do what the coach says; while something plays, only let it end."""
        if self.busy:
            self.skip()
        elif not self.paused:
            self.coach.follow()

    # ---- acting -------------------------------------------------------------------------------------------------------------

    def submit(self, command: C, asked: Open | None = None) -> bool:
        """Give a command, as the answer to a request or for the person whose turn it is; explain where it is refused."""
        asked = self.may_act() if asked is None else asked
        if asked is None or self.paused:
            return False
        with self.gathered:
            self.explains = True
            refusal = self.session.submit(asked.request.seat, command, asked.token)
            self.explains = False
            self.narrator.acted()
            if refusal is not None:
                self.explain(self._refusal_text(refusal))
        return refusal is None

    def press(self, action: Action[C] | None, made: float | None = None) -> None:
        """Do what a button stands for, pressed at a time (ms); while something plays, show its end."""
        with self.gathered:
            if self.busy:
                if self.scene_guard.takes(made, insists=False):
                    self.skip()
            elif action is not None and action.command is not None:
                self.submit(action.command)
            elif action is not None and action.does is not None:
                action.does()

    def press_primary(self, made: float | None = None, *, by_key: bool = False) -> None:
        """Do the primary action; by Enter nothing is done that destroys."""
        primary = self._offer.primary
        if primary is not None and primary.destroys and by_key:
            self.explain(self.play.give_up_words())
        else:
            self.press(primary, made)

    def press_other(self, number: int) -> None:
        """Do the action of a secondary button."""
        self.press(self._offer.others[number])

    def waits(self) -> bool:
        """Return whether others are asked and nobody here is."""
        is_idle = not (self.busy or self.paused or self.watching)
        return is_idle and bool(self.requests) and not self.asked_here()

    def hurry(self, made: float | None = None) -> None:
        """Wait no longer for a computer player; a press that was meant for what was before asks for nothing."""
        if self.hurry_guard.takes(made, insists=False):
            self.hurry_wanted.emit()


AnyFlow: TypeAlias = GameFlow[Any, Any, Any]
AnyState: TypeAlias = ScreenState[Any, Any]
