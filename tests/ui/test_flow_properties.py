"""Random games and random hands over ``ScreenState``: whoever waits can go on, what is shown is so, and no press is taken twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ludogite.core.rules import NATURE, Open, Refusal, Request, Seat
from ludogite.services.game_session import GameSession, SeatInfo
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.game_flow import GameFlow, Holding, Motion, ScreenState, Step
from ludogite.ui.flow.narrator import Status
from ludogite.ui.flow.offer import Action, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.flow.step_queue import Scene

LEA, PLUME, TOM = 0, 1, 2
"""Two people here, and a computer player between them."""
MOVES = 9
"""How long a game is."""
PRESSES = 200
"""More than any game takes to its end."""


@dataclass(frozen=True)
class View:
    """How many moves there were, and who is next; nobody at the end."""

    moves: int = 0
    next: Seat | None = LEA


@dataclass(frozen=True)
class Moved:
    """Somebody has moved."""

    seat: Seat
    moves: int


@dataclass(frozen=True)
class House:
    """What tables differ in: views before their scenes or after them, people asked one by one or together, an opening."""

    view_first: bool
    together: bool
    opening: int


class Session(GameSession[str, Moved, View]):
    """A game of a few moves; who is next is drawn. ``together``: everybody may move where a person is next.

    The computer player is asked something before them that it need not answer.
    """

    def __init__(self, order: list[Seat], *, together: bool) -> None:
        super().__init__((SeatInfo("Léa", 1), SeatInfo("Plume", 2, level="moyen"), SeatInfo("Tom", 3)))
        self.order, self.happened, self.now, self.together = order, list[Moved](), View(0, order[0]), together
        self.given: list[tuple[Seat, int]] = []
        """Who gave a command, as the answer to which token."""

    def view(self) -> View:
        return self.now

    def requests(self) -> tuple[Open, ...]:
        asked = tuple(Open(Request(seat, "move"), self.now.moves) for seat in self.asked_now())
        return (Open(Request(PLUME, "doze"), -1), *asked) if self.now.next in {LEA, TOM} else asked

    def asked_now(self) -> tuple[Seat, ...]:
        """List who may move."""
        if self.now.next is None:
            return ()
        return (LEA, PLUME, TOM) if self.together and self.now.next in {LEA, TOM} else (self.now.next,)

    def submit(self, seat: Seat, command: str, token: int) -> Refusal | None:
        if seat not in self.asked_now() or token != self.now.moves:
            return Refusal.of("stale")
        self.given.append((seat, token))
        self.move()
        return None

    def past(self) -> Iterator[Moved]:
        return iter(self.happened[::-1])

    def move(self) -> None:
        """Let whoever is next move."""
        assert self.now.next is not None
        event = Moved(self.now.next, self.now.moves + 1)
        self.now = View(event.moves, self.order[event.moves] if event.moves < MOVES else None)
        self.happened.append(event)
        self.stepped.emit((event,), self.now)
        self.asked.emit(self.requests())


class Table:
    """A flow under random hands, and a clock by hand."""

    def __init__(self, order: list[Seat], scenes: list[int], house: House) -> None:
        self.session, self.scenes, self.plays, self.ms = Session(order, together=house.together), scenes, False, 10_000.0
        self.house, self.begun = house, list[Moved]()
        self.shown: list[ScreenState[str, View]] = []
        self.runs, self.ended, self.lingered = True, 0, list[View]()
        self.is_english, self.hurried = False, 0
        self.board: tuple[View, Open | None] = View(), None
        self.open_ms, self.handed_ms = 0.0, 0.0
        """When what is asked has changed, and who of the people here is asked, as far as was shown."""
        self.flow: GameFlow[str, Moved, View] = GameFlow(self.session, self.sentence, lambda refusal: refusal.code)
        self.flow.motion = Motion(end=self.land, linger=self.lingered.append)
        self.flow.changed.connect(self.shown.append)
        self.flow.begun.connect(self.begun.append)
        self.flow.finished.connect(self.finish)
        self.flow.hurry_wanted.connect(self.hurry_on)
        self.flow.clock.stopped.connect(lambda: self.run(on=False))
        self.flow.clock.started.connect(lambda: self.run(on=True))
        self.flow.begin(
            Play(
                turn_of=lambda view: None if view.next == NATURE or house.together else view.next,
                is_over=lambda view: view.next is None,
                scenes=self.scenes_of,
                show=self.show,
                offer=self.offer,
                view_first=house.view_first,
                can_pause=self.can_pause,
                progress_label=lambda event: f"{event.seat} joue…",
                clock_runs=lambda _view: True,
                plays_opening=house.opening > 0,
            )
        )
        if house.opening:
            self.begin_with(house.opening)
        self.flow.refresh()
        self.asked_now, self.person = self.flow.requests, self.asked_seat()

    def begin_with(self, moves: int) -> None:
        """Have so many moves made before the table is first shown; they are shown then."""
        before, session, steps = self.session.now, self.session, list[Step[Moved, View]]()
        for number in range(1, moves + 1):
            event = Moved(session.order[number - 1], number)
            session.happened.append(event)
            session.now = View(number, session.order[number])
            steps.append(((event,), session.now))
        self.flow.view = session.now
        self.flow.open_with(before, steps)

    def offer(self, view: View, asked: Open | None) -> Offer[str]:
        """Offer the next move, to whoever is asked, or to the first of them who may all move."""
        here = self.flow.asked_here() if self.house.together else []
        if here:
            return Offer(Action(f"coup {view.moves + 1}", does=lambda: self.flow.submit("go", here[0])))
        return Offer(Action(f"coup {view.moves + 1}", "go" if asked is not None else None))

    def asked_seat(self) -> Seat | None:
        """Tell who of the people here is asked as their turn has it."""
        asked = self.flow.state.asked
        return None if asked is None else asked.request.seat

    def sentence(self, event: Moved) -> str:
        """Say a move in the language of now."""
        return f"{event.seat} {'plays' if self.is_english else 'joue'} {event.moves}"

    def can_pause(self) -> bool:
        """Tell whether a clock runs for somebody here."""
        return self.flow.view.next in {LEA, TOM}

    def show(self, view: View, asked: Open | None) -> None:
        """Show a moment as a board does."""
        self.board = view, asked

    def run(self, *, on: bool) -> None:
        self.runs = on

    def finish(self) -> None:
        self.ended += 1

    @property
    def is_unopened(self) -> bool:
        """Whether what it began with has not been played."""
        return bool(self.house.opening) and not self.begun

    def open(self) -> None:
        """Show the table: what it began with is played."""
        self.flow.open()

    def scenes_of(self, event: Moved, _view: View) -> list[Scene]:
        return [self.hold] * self.scenes[event.moves - 1]

    def hold(self) -> None:
        self.plays = True
        self.flow.hold()

    def land(self) -> bool:
        was, self.plays = self.plays, False
        if was:
            self.flow.go_on()
        return was

    def press(self) -> None:
        """Press the one button."""
        self.flow.press(self.flow.state.offer.primary, self.ms)

    def press_twice(self) -> None:
        self.press()
        self.press()

    def others(self) -> None:
        """Let a computer player, or the dice of the family, move where they are asked."""
        if self.session.now.next in {PLUME, NATURE}:
            self.session.move()

    def elsewhere(self) -> None:
        """Let somebody else move where all may: from a phone."""
        if self.house.together and self.session.now.next in {LEA, TOM}:
            self.session.move()

    def later(self) -> None:
        self.ms += 400

    def paint(self) -> None:
        self.flow.scene_guard.on_painted()
        self.flow.key_guard.on_painted()

    def explain(self) -> None:
        self.flow.explain("non")

    def answer_late(self) -> None:
        """Answer what was asked before."""
        late = Open(Request(LEA, "move"), -2)
        is_asked = not self.flow.paused
        assert not self.flow.submit("go", late)
        assert not is_asked or self.flow.narrator.status == Status("stale"), "a refusal is told"

    def turn(self) -> None:
        """Speak the other language."""
        self.is_english = not self.is_english
        self.flow.refresh_status()

    def by_key(self) -> None:
        """Press Enter as the screen takes it, which counts when somebody has seen for a while that it is their turn."""
        if self.flow.busy or self.flow.key_guard.takes(self.ms, insists=False):
            self.press()

    def hurry(self) -> None:
        self.flow.hurry(self.ms)

    def hurry_on(self) -> None:
        self.hurried += 1


HANDS: dict[str, Callable[[Table], object]] = {
    "press": Table.press,
    "press again": Table.press_twice,
    "others": Table.others,
    "elsewhere": Table.elsewhere,
    "land": Table.land,
    "open": Table.open,
    "skip": lambda table: table.flow.skip(),
    "pause": lambda table: table.flow.toggle_pause(),
    "refresh": lambda table: table.flow.refresh(),
    "turn": Table.turn,
    "explain": Table.explain,
    "answer late": Table.answer_late,
    "by key": Table.by_key,
    "hurry": Table.hurry,
    "paint": Table.paint,
    "later": Table.later,
}
ORDERS = st.lists(st.sampled_from([LEA, PLUME, TOM, NATURE]), min_size=MOVES, max_size=MOVES)
SCENES = st.lists(st.integers(0, 2), min_size=MOVES, max_size=MOVES)
HOUSES = st.one_of(
    st.builds(House, view_first=st.just(value=True), together=st.booleans(), opening=st.just(0)),
    st.builds(House, view_first=st.just(value=False), together=st.booleans(), opening=st.integers(0, 2)),
)
"""A table that shows views first plays no opening."""
VIEWS_FIRST, ALL_TOGETHER = (House(view_first=True, together=together, opening=0) for together in (False, True))


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """Time as the table has it."""
    tables: list[Table] = []
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: tables[-1].ms if tables else 0.0)
    return tables


def sit(by_hand: list[Table], order: list[Seat], scenes: list[int], house: House) -> Table:
    by_hand.clear()
    by_hand.append(Table(order, scenes, house))
    return by_hand[-1]


def check(table: Table, hand: str, before: ScreenState[Any, Any], given: int) -> None:
    """Hold the rules of every moment."""
    flow, session, state = table.flow, table.session, table.flow.state
    shown = table.shown[-1]
    told = (state.view, state.asked, state.offer, state.status, state.is_paused)
    assert (shown.view, shown.asked, shown.offer, shown.status, shown.is_paused) == told, "presenters show what is so"
    new = session.given[given:]
    assert len(new) <= 1 or hand == "press again"
    assert len({token for _, token in session.given}) == len(session.given), "one answer to one occasion"
    if new and not hand.startswith(("press", "by key")):
        raise AssertionError(f"{hand} gave a command")
    assert not (new and hand == "by key") or table.ms - table.handed_ms >= press_guard.GUARD_MS, "a key of who was asked before"
    hold_hands(table)
    if before.holding is not Holding.PERSON and hand == "press":
        assert not new, "a press answers what was shown when it was made"
    if state.holding is Holding.PERSON:
        assert state.view == session.now
        assert state.offer.primary is not None
        assert state.offer.primary.label == f"coup {session.now.moves + 1}", "the button is of this moment"
        assert not state.offer.primary.status
        if not table.house.together:
            assert state.asked is not None
            assert state.asked in session.requests()
            assert flow.acts_here(state.asked.request.seat)
        assert all(flow.acts_here(one.request.seat) for one in flow.asked_here()), "others are asked elsewhere"
    else:
        assert state.asked is None or state.is_paused or state.holding is Holding.SCENE
    if not flow.is_playing and not state.is_paused and not table.is_unopened and state.status.text not in {"non", "stale"}:
        last = table.sentence(session.happened[-1]) if session.happened else ""
        assert state.status.text == last, "the last thing that happened is told"
    if state.is_paused:
        assert state.status == Status()
        assert table.can_pause() or flow.is_playing, "nobody is kept by a pause of which nothing is left"
    if not flow.is_playing:
        assert table.board == (state.view, state.asked), "the board shows the moment at rest"
        label = state.offer.primary.label if state.offer.primary is not None else ""
        assert "joue…" not in label, "what was seen has gone from the button"
    hold_scenes(table, state)


def hold_hands(table: Table) -> None:
    """Note when somebody else was asked, and hold that nobody hurries on what was asked only now."""
    assert table.hurried == 0 or table.ms - table.open_ms >= press_guard.GUARD_MS, "nobody hurries what was asked only now"
    table.hurried = 0
    if table.flow.requests != table.asked_now:
        table.asked_now, table.open_ms = table.flow.requests, table.ms
    if table.asked_seat() not in {None, table.person}:
        table.person, table.handed_ms = table.asked_seat(), table.ms


def hold_scenes(table: Table, state: ScreenState[Any, Any]) -> None:
    """Hold what goes with scenes: the clock stands, the button says what is seen, the end is told once, an opening waits."""
    flow = table.flow
    assert [one.moves for one in table.begun] == list(range(1, len(table.begun) + 1)), "everything is shown, in its order"
    if flow.is_playing:
        last = table.begun[-1]
        assert not table.runs or last.moves <= table.house.opening, "the clock stands while dice and cards are on their way"
        label = state.offer.primary.label if state.offer.primary is not None else ""
        is_here = last.seat in {LEA, TOM} and not table.house.view_first
        told = [label] if "joue…" in label else []
        assert told == [f"{last.seat} joue…"] * is_here, "the button says what a person here has done, and nothing of others"
    elif not state.is_paused:
        assert table.runs, "the clock goes on"
    if flow.is_playing and state.view.next is None:
        assert state.holding in {Holding.SCENE, Holding.PAUSE}, "what ends the game is waited for"
    is_over = state.view.next is None and not flow.is_playing
    assert table.ended == is_over, "the end is told once, when it was seen"
    assert flow.is_playing or table.lingered == [state.view] * is_over, "there is time to see what has ended the game"
    assert not table.is_unopened or state.holding in {Holding.SCENE, Holding.PAUSE}, "nobody plays before the opening was seen"


def lead_to_the_end(table: Table) -> None:
    """Go on by what the table waits for, as ``holding`` names it: a table that waits can always be led on."""
    table.open()
    for _ in range(PRESSES):
        hold_scenes(table, table.flow.state)
        match table.flow.state.holding:
            case Holding.NOBODY:
                assert table.session.now.next is None
                return
            case Holding.PERSON | Holding.SCENE:
                before = table.session.given[:], table.flow.state
                table.later()
                table.paint()
                table.later()
                table.press()
                assert (table.session.given, table.flow.state) != before, "a press leads on"
            case Holding.PAUSE:
                table.flow.resume()
            case Holding.OTHERS | Holding.DICE:
                table.others()
    raise AssertionError(f"nobody knows how to go on: {table.flow.state}")


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=ORDERS, scenes=SCENES, house=HOUSES, hands=st.lists(st.sampled_from(sorted(HANDS)), max_size=40))
@example([LEA, TOM] * 4 + [LEA], [0] * MOVES, VIEWS_FIRST, ["by key", "by key"])  # the next person was not asked for long
@example([LEA, PLUME] * 4 + [LEA], [0] * MOVES, VIEWS_FIRST, ["press", "hurry"])  # nor was the computer player
@example([LEA, PLUME] * 4 + [LEA], [0] * MOVES, ALL_TOGETHER, ["pause", "elsewhere"])  # whose clock nobody could let go on
def test_the_rules_of_the_witness_hold_whatever_hands_do(
    by_hand: list[Table], order: list[Seat], scenes: list[int], house: House, hands: list[str]
) -> None:
    table = sit(by_hand, order, scenes, house)
    for hand in hands:
        before, given_before = table.flow.state, len(table.session.given)
        HANDS[hand](table)
        check(table, hand, before, given_before)
    lead_to_the_end(table)
    by_hand.clear()
