"""How a game is followed, without a window: steps, pauses, reasons, advice and presses, on a game of three moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from ludogite.core.rules import NATURE, Open, Refusal, Request, Seat
from ludogite.services.game_session import GameSession, SeatInfo
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.game_flow import GameFlow, Holding, Motion, ScreenState
from ludogite.ui.flow.narrator import Status
from ludogite.ui.flow.offer import Action, AdviceText, Announcement, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.flow.press_guard import PressGuard
from ludogite.ui.flow.step_queue import HEARD, TELL, Scene

HERE, COMPUTER = 0, 1


@dataclass(frozen=True)
class View:
    """Whose turn it is after how many moves."""

    moves: int = 0
    seat: Seat = HERE
    over: bool = False


@dataclass(frozen=True)
class Moved:
    """Somebody has moved."""

    seat: Seat
    moves: int


class Session(GameSession[str, Moved, View]):
    """A game in which the test says what happens."""

    def __init__(self) -> None:
        super().__init__((SeatInfo("Léa", 1), SeatInfo("Ordi", 2, level="moyen")))
        self.now = View()
        self.given: list[str] = []
        self.refuses: Refusal | None = None
        self.happened: list[Moved] = []
        self.nature = False

    def view(self) -> View:
        return self.now

    def requests(self) -> tuple[Open, ...]:
        if self.now.over:
            return ()
        seat = NATURE if self.nature else self.now.seat
        return (Open(Request(seat, "move"), self.now.moves),)

    def submit(self, seat: Seat, command: str, token: int) -> Refusal | None:
        if self.refuses is None:
            self.given.append(command)
            self.move(COMPUTER)
        return self.refuses

    def past(self) -> Iterator[Moved]:
        return iter(self.happened[::-1])

    def move(self, then: Seat, *, over: bool = False) -> None:
        """Let the seat whose turn it is move, and another be asked."""
        event = Moved(self.now.seat, self.now.moves + 1)
        self.now = View(event.moves, then, over)
        self.happened.append(event)
        self.stepped.emit((event,), self.now)
        self.asked.emit(self.requests())


def sentence(event: Moved) -> str:
    """Say a move."""
    return f"{event.seat} joue {event.moves}"


SIGNALS = {
    "announced": "narrator",
    "begun": "",
    "played": "narrator",
    "rested": "",
    "finished": "",
    "homing": "",
    "felt": "narrator",
    "heard": "",
    "stopped": "clock",
    "started": "clock",
    "hurry_wanted": "",
    "followed": "coach",
}
"""The signals, and the part of the flow that has them."""  # fmt: skip


@dataclass
class Table:
    """A flow with all that it has told, and a game whose scenes hold until they are ended."""

    session: Session = field(default_factory=Session)
    told: list[Any] = field(default_factory=list)
    scenes: Callable[[Moved, View], Sequence[Scene]] = lambda _event, _view: ()
    draft: str = ""
    holds: int = 0

    def __post_init__(self) -> None:
        self.flow: GameFlow[str, Moved, View] = GameFlow(
            self.session, lambda event: f"{event.seat} joue {event.moves}", lambda r: r.code
        )
        self.flow.motion = Motion(end=self.end_scene)

    def sit(self, **hooks: Any) -> GameFlow[str, Moved, View]:
        """Begin to follow the game, with other hooks than most games have."""
        given: dict[str, Any] = {
            "turn_of": lambda view: None if view.over else view.seat,
            "is_over": lambda view: view.over,
            "scenes": lambda event, view: [*self.scenes(event, view)],
            "show": lambda view, asked: self.told.append(("show", view.moves, asked is not None)),
            "offer": lambda view, _asked: Offer(Action(f"coup {view.moves + 1}", "go"), (Action("passer", "pass"),)),
            "draft_key": lambda: self.draft,
        }
        flow = self.flow
        flow.begin(Play(**{**given, **hooks}))
        for name, part in SIGNALS.items():
            getattr(getattr(flow, part) if part else flow, name).connect(lambda *args, name=name: self.told.append((name, *args)))
        flow.refresh()
        self.told.clear()
        return flow

    def hold(self) -> None:
        """A scene that goes on until somebody ends it."""
        self.holds += 1
        self.flow.hold()

    def end_scene(self) -> bool:
        was, self.holds = self.holds, 0
        if was:
            self.flow.go_on()
        return bool(was)

    def names(self) -> list[str]:
        return [one[0] for one in self.told]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(press_guard, "GUARD_MS", 0)
    return Table()


def held(table: Table) -> Callable[[Moved, View], Sequence[Scene]]:
    return lambda _event, _view: (table.hold,)


# ---- steps ------------------------------------------------------------------------------------------------------------------


def test_a_step_is_begun_told_shown_and_rested_in_this_order(table: Table) -> None:
    flow = table.sit()
    table.session.move(COMPUTER)
    assert table.names() == ["heard", "begun", "announced", "played", "show", "rested"]
    assert flow.view == View(1, COMPUTER)


def test_a_scene_holds_what_follows_until_it_has_ended(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    table.session.move(COMPUTER)
    assert flow.view == View()
    assert bool(flow.busy)
    assert table.names()[:2] == ["heard", "begun"]
    assert "played" not in table.names()
    flow.go_on()
    assert flow.view == View(1, COMPUTER)
    assert not bool(flow.busy)


def test_an_event_is_told_where_its_scenes_say_so(table: Table) -> None:
    table.scenes = lambda _event, _view: (TELL, table.hold)
    table.sit()
    table.session.move(COMPUTER)
    assert table.names()[:4] == ["heard", "begun", "announced", "played"]
    assert table.flow.view == View(), "the scene still holds"


def test_an_event_is_heard_where_its_scenes_say_so(table: Table) -> None:
    table.scenes = lambda _event, _view: (table.hold, HEARD)
    flow = table.sit()
    table.session.move(COMPUTER)
    assert "heard" not in table.names()
    flow.go_on()
    assert ("heard", Moved(HERE, 1), True) in table.told
    assert table.names().count("heard") == 1


def test_steps_wait_for_each_other_and_are_all_shown(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    for seat in (COMPUTER, HERE, COMPUTER):
        table.session.move(seat)
    seen = [flow.view.moves]
    while flow.busy:
        flow.go_on()
        seen.append(flow.view.moves)
    assert seen == [0, 1, 2, 3]
    assert [one for one in table.told if one[0] == "rested"] == [("rested",)]


def test_skip_shows_the_end_of_all_that_plays(table: Table) -> None:
    table.scenes = held(table)
    settled: list[None] = []
    flow = table.sit(skipped=lambda: settled.append(None))
    for seat in (COMPUTER, HERE):
        table.session.move(seat)
    flow.skip()
    assert flow.view == View(2, HERE)
    assert settled


def test_where_views_come_first_the_game_goes_on_under_its_scenes(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(view_first=True)
    table.session.move(COMPUTER)
    assert flow.view == View(1, COMPUTER)
    assert not bool(flow.busy)
    assert flow.is_playing
    table.session.move(HERE)
    assert flow.view == View(2, HERE)


def test_the_end_is_told_once_and_waited_for_where_views_come_first(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(view_first=True)
    table.session.move(HERE, over=True)
    assert bool(flow.busy), "only the end of the game is waited for"
    flow.skip()
    table.session.stepped.emit((), table.session.now)
    assert table.names().count("finished") == 1


def test_what_has_ended_the_game_lingers(table: Table) -> None:
    flow = table.sit()
    lingered: list[tuple[View, View]] = []
    flow.motion = replace(flow.motion, linger=lambda view: lingered.append((view, flow.view)))
    table.session.move(COMPUTER)
    assert not lingered
    table.session.move(HERE, over=True)
    over = View(2, HERE, over=True)
    assert lingered == [(over, over)], "it is shown that it is over"


def test_a_second_press_of_the_last_one_shows_no_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10_000.0]
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: now[0])
    table.scenes = held(table)
    flow = table.sit()
    table.session.move(HERE, over=True)
    now[0] += 180
    flow.press_primary()
    assert flow.busy
    now[0] += 180
    flow.press_primary()
    assert not flow.busy


def test_changed_is_told_of_both_views(table: Table) -> None:
    changes: list[tuple[View, View]] = []
    table.sit(changed=lambda before, view: changes.append((before, view)))
    table.session.move(COMPUTER)
    assert changes == [(View(), View()), (View(), View(1, COMPUTER))]


def test_a_step_is_awaited_before_it_plays_and_settled_after_it(table: Table) -> None:
    order: list[str] = []
    table.scenes = lambda _event, _view: (lambda: order.append("scene"),)
    table.sit(awaits=lambda _view: order.append("awaits"), settle=lambda: order.append("settle"))
    table.session.move(COMPUTER)
    assert order == ["awaits", "scene", "settle"]


def test_how_a_game_began_is_played_when_it_is_first_shown_and_told_once(table: Table) -> None:
    table.scenes = held(table)
    table.session.now = View(1, COMPUTER)
    flow = table.sit(plays_opening=True)
    flow.open_with(View(), [((Moved(HERE, 1),), View(1, COMPUTER))])
    assert bool(flow.busy)
    assert flow.open()
    assert flow.view == View()
    flow.narrator.first_words = lambda: "dés honnêtes"
    flow.skip()
    assert flow.view == View(1, COMPUTER)
    assert "played" not in table.names(), "it is in the log already"
    assert flow.state.status.text == "dés honnêtes", "what is told of it goes again"
    assert not flow.open()
    table.session.stepped.emit((Moved(HERE, 1),), View(2, HERE))
    flow.skip()
    assert table.names().count("played") == 1, "the same again is news"


def test_an_opening_is_kept_only_where_the_game_plays_it(table: Table) -> None:
    flow = table.sit()
    flow.open_with(View(), [((Moved(HERE, 1),), View(1, COMPUTER))])
    assert not bool(flow.busy)


# ---- showing ----------------------------------------------------------------------------------------------------------------


def test_refreshes_are_gathered_into_one(table: Table) -> None:
    flow = table.sit()
    with flow.gathered:
        flow.refresh()
        with flow.gathered:
            flow.refresh()
        assert not table.told
    assert table.names() == ["show"]


def test_nothing_is_shown_where_nothing_is_stale(table: Table) -> None:
    flow = table.sit()
    with flow.gathered:
        pass
    assert not table.told


def test_who_shows_may_refresh_without_going_round(table: Table) -> None:
    flow = table.flow
    shown: list[None] = []

    def show(_view: View, _asked: Open | None) -> None:
        shown.append(None)
        flow.refresh()

    table.sit(show=show)
    shown.clear()
    flow.refresh()
    assert len(shown) == 1


def test_the_keyboard_comes_home_once_the_moment_is_shown(table: Table) -> None:
    flow = table.sit()
    flow.come_home()
    assert "homing" not in table.names()
    flow.refresh()
    assert table.names() == ["show", "homing"]
    flow.refresh()
    assert table.names().count("homing") == 1


def test_requests_that_are_the_same_show_nothing_anew(table: Table) -> None:
    table.sit()
    table.session.asked.emit(table.session.requests())
    assert not table.told


# ---- what the table waits for -----------------------------------------------------------------------------------------------


def test_a_table_that_waits_names_what_it_waits_for(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(can_pause=lambda: True)
    assert flow.holding() is Holding.PERSON
    table.session.move(COMPUTER)
    assert flow.holding() is Holding.SCENE
    flow.skip()
    assert flow.holding() is Holding.OTHERS
    table.session.nature = True
    assert flow.holding() is Holding.DICE
    table.session.nature = False
    flow.pause()
    assert flow.holding() is Holding.PAUSE
    flow.resume()
    table.session.move(HERE, over=True)
    flow.skip()
    assert flow.holding() is Holding.NOBODY


def test_no_command_is_given_while_what_changes_nothing_is_shown(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    table.session.stepped.emit((Moved(HERE, 1),), table.session.now)
    assert not flow.submit("go")
    flow.go_on()
    assert flow.submit("go")


def test_what_is_shown_and_is_no_more_is_still_a_scene(table: Table) -> None:
    flow = table.sit()
    table.session.now = View(3, HERE)
    assert flow.holding() is Holding.SCENE


def test_who_watches_waits_for_nobody_and_acts_for_nobody(table: Table) -> None:
    flow = table.sit()
    flow.watching = True
    assert flow.holding() is Holding.NOBODY
    assert not flow.acts_here(HERE)
    assert flow.may_act() is None
    assert flow.asked_here() == []


def test_people_are_the_seats_of_persons_here(table: Table) -> None:
    flow = table.sit()
    assert flow.people == [HERE]
    table.session.afar = frozenset({HERE})
    assert flow.people == []


def test_only_the_person_whose_turn_it_is_may_act(table: Table) -> None:
    flow = table.sit()
    asked = flow.may_act()
    assert asked is not None
    assert asked.request.seat == HERE
    table.session.move(COMPUTER)
    assert flow.may_act() is None


def test_requests_are_found_by_their_kind(table: Table) -> None:
    flow = table.sit()
    assert [one.request.kind for one in flow.asked_here("move", "vote")] == ["move"]
    assert flow.asked_here("vote") == []
    assert len(flow.asked_here()) == 1


# ---- acting -----------------------------------------------------------------------------------------------------------------


def test_a_press_gives_the_command(table: Table) -> None:
    table.sit().press_primary()
    assert table.session.given == ["go"]


def test_a_secondary_press_gives_its_own(table: Table) -> None:
    table.sit().press_other(0)
    assert table.session.given == ["pass"]


def test_an_action_without_a_command_does_what_it_does(table: Table) -> None:
    done: list[None] = []
    table.sit().press(Action("autre", does=lambda: done.append(None)))
    assert done
    assert table.session.given == []


def test_while_something_plays_a_press_shows_its_end_and_gives_nothing(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    table.session.move(HERE)
    flow.press_primary()
    assert table.session.given == []
    assert flow.view == View(1, HERE)


def test_giving_a_command_tells_whether_it_was_taken(table: Table) -> None:
    flow = table.sit()
    explains: list[bool] = []
    table.session.stepped.connect(lambda *_: explains.append(flow.explains))
    assert flow.submit("go") is True
    assert explains == [True], "whoever else hears of it need not explain"
    assert flow.submit("go") is False, "it is the computer's turn"


def test_no_command_is_given_while_what_is_shown_is_not_what_is(table: Table) -> None:
    flow = table.sit()
    table.session.now = replace(table.session.now, moves=7)
    assert not flow.submit("go")
    assert table.session.given == []


def test_nothing_is_given_in_a_pause(table: Table) -> None:
    flow = table.sit(can_pause=lambda: True)
    flow.pause()
    assert not flow.submit("go")
    assert table.session.given == []


def test_enter_does_nothing_that_destroys_and_tells_how_it_is_done(table: Table) -> None:
    flow = table.sit(
        offer=lambda _view, _asked: Offer(Action("barrer", "zero", destroys=True)), give_up_words=lambda: "touche le bouton"
    )
    flow.press_primary(by_key=True)
    assert table.session.given == []
    assert flow.state.status.text == "touche le bouton"
    flow.press_primary()
    assert table.session.given == ["zero"]


def test_a_refusal_is_told_felt_and_loses_nothing(table: Table) -> None:
    flow = table.sit()
    table.session.refuses = Refusal("not_now")
    assert not flow.submit("go")
    assert flow.state.status == Status("not_now")
    assert ("announced", "not_now") in table.told
    assert "felt" in table.names()
    assert not flow.explains


def test_a_game_may_show_reasons_in_its_own_place(table: Table) -> None:
    shown: list[str] = []
    flow = table.sit(explain=shown.append)
    flow.explain("pas ainsi")
    assert shown == ["pas ainsi"]
    assert flow.state.status.text != "pas ainsi"
    assert "show" in table.names()


def primary_label(flow: GameFlow[str, Moved, View]) -> str | None:
    primary = flow.state.offer.primary
    return primary.label if primary is not None else None


def test_what_a_person_does_stands_on_the_button_while_it_is_shown(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(progress_label=lambda _event: "ça roule…")
    flow.press_primary()
    assert primary_label(flow) == "ça roule…"
    flow.press_primary()  # shows its end
    assert primary_label(flow) == "coup 2"


def test_a_game_that_shows_views_first_labels_nothing(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(view_first=True, progress_label=lambda _event: "ça roule…")
    flow.press_primary()
    assert flow.is_playing
    assert primary_label(flow) == "coup 2"


def test_what_stood_on_the_button_goes_with_its_scene(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(progress_label=lambda event: "ça roule…" if event.moves == 1 else "")
    table.session.move(HERE)
    flow.go_on()
    table.session.move(HERE)
    flow.refresh()
    assert flow.busy
    assert primary_label(flow) == "coup 2"


def test_nothing_of_ones_own_stands_there_while_others_play(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(progress_label=lambda _event: "ça roule…")
    flow.press_primary()
    table.session.move(HERE)  # the computer, which waits behind
    flow.go_on()
    assert primary_label(flow) != "ça roule…"


def test_a_game_that_is_over_is_what_the_button_says_while_one_looks(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(progress_label=lambda _event: "ça roule…")
    flow.motion = replace(flow.motion, linger=lambda _view: flow.hold())
    table.session.move(HERE, over=True)
    assert primary_label(flow) == "ça roule…"
    flow.go_on()
    assert flow.busy, "it lingers"
    assert primary_label(flow) == "coup 2"


@pytest.mark.parametrize(("takes_time", "label"), [(False, "coup 2"), (True, "ça roule…")])
def test_without_movements_only_what_takes_time_is_labelled(table: Table, label: str, *, takes_time: bool) -> None:
    table.scenes = held(table) if takes_time else table.scenes
    flow = table.sit(progress_label=lambda _event: "ça roule…")
    flow.motion = replace(flow.motion, is_on=lambda: False)
    labels: list[str] = []
    flow.changed.connect(lambda state: labels.append(state.offer.primary.label))
    flow.press_primary()
    assert labels[-1] == label
    assert ("ça roule…" in labels) == takes_time
    assert ("heard", Moved(HERE, 1), False) in table.told


def test_only_others_are_waited_for_and_hurried(table: Table) -> None:
    flow = table.sit()
    assert not flow.waits()
    table.session.move(COMPUTER)
    assert flow.waits()
    flow.hurry()
    assert table.names()[-1] == "hurry_wanted"


# ---- what is said -----------------------------------------------------------------------------------------------------------


def test_the_status_tells_the_last_event_with_its_seat(table: Table) -> None:
    flow = table.sit()
    table.session.move(COMPUTER)
    assert flow.state.status == Status("0 joue 1", HERE)


def test_an_event_may_be_spoken_and_leave_the_line_as_it_is(table: Table) -> None:
    flow = table.sit(announcement=lambda event, sentence: Announcement(sentence, None, event.seat))
    table.session.move(COMPUTER)
    assert ("announced", "0 joue 1") in table.told
    assert flow.state.status == Status()


def test_the_first_words_stand_until_somebody_has_acted(table: Table) -> None:
    flow = table.sit(announcement=lambda event, _sentence: Announcement("", None, event.seat))
    words = ["dés honnêtes"]
    flow.narrator.first_words = lambda: "".join(words)
    flow.refresh_status()
    assert flow.state.status.text == "dés honnêtes"
    words.clear()
    flow.press_primary()
    flow.refresh()
    assert flow.state.status.text == ""


def test_the_first_words_stand_after_who_begins(table: Table) -> None:
    flow = table.sit()
    table.session.happened.append(Moved(COMPUTER, 0))
    flow.narrator.first_words = lambda: "dés honnêtes"
    flow.refresh_status()
    assert (flow.state.status.text, flow.state.status.note) == ("1 joue 0", "dés honnêtes")


def test_a_reason_stands_as_long_as_the_view_and_the_draft_do(table: Table) -> None:
    flow = table.sit()
    flow.explain("pas ainsi")
    flow.refresh()
    assert flow.state.status.text == "pas ainsi"
    table.draft = "autre"
    flow.refresh()
    assert flow.state.status.text == ""
    flow.explain("pas ainsi")
    table.session.move(COMPUTER)
    assert flow.state.status.text == "0 joue 1"


def test_what_is_taken_back_takes_its_sentence_back(table: Table) -> None:
    flow = table.sit()
    table.session.move(COMPUTER)
    table.session.happened.clear()
    table.session.now = View()
    table.session.turned += 1
    table.session.stepped.emit((), table.session.now)
    assert flow.state.status == Status()


def test_a_sentence_that_is_empty_is_announced_to_nobody(table: Table) -> None:
    flow = table.sit()
    flow.announce("")
    assert not table.told


# ---- advice -----------------------------------------------------------------------------------------------------------------

ADVICE = AdviceText("Garde les 6", does=True)


def test_advice_is_shown_once_what_it_speaks_of_is_shown(table: Table) -> None:
    table.scenes = held(table)
    marked: list[None] = []
    flow = table.sit(advised=lambda: marked.append(None))
    table.session.move(HERE)
    flow.coach.show(ADVICE)
    advised = [flow.state.advice]
    flow.skip()
    advised.append(flow.state.advice)
    assert advised == [None, ADVICE]
    assert bool(flow.state.keeps_coach_space)
    assert marked


def test_advice_goes_at_once(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    flow.coach.show(ADVICE)
    table.session.move(HERE)
    flow.coach.show(None)
    assert flow.state.advice is None
    assert bool(flow.state.keeps_coach_space), "nothing moves because he is silent"
    states: list[ScreenState[str, View]] = []
    flow.changed.connect(states.append)
    flow.coach.reserve_space(keeps=False)
    assert [state.keeps_coach_space for state in states] == [False]
    assert not bool(flow.state.keeps_coach_space)


def test_advice_is_followed_when_it_can_be_and_nothing_plays(table: Table) -> None:
    flow = table.sit(can_pause=lambda: True)
    flow.follow_advice()
    flow.coach.show(replace(ADVICE, does=False))
    flow.follow_advice()
    assert "followed" not in table.names()
    flow.coach.show(ADVICE)
    flow.pause()
    flow.follow_advice()
    assert "followed" not in table.names()
    assert flow.state.advice is None, "hidden with the rest"
    flow.resume()
    flow.follow_advice()
    assert "followed" in table.names()


def test_following_ends_what_plays_first(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit()
    flow.coach.show(ADVICE)
    table.session.move(HERE)
    flow.follow_advice()
    assert "followed" not in table.names()
    assert not bool(flow.busy)


# ---- the clock --------------------------------------------------------------------------------------------------------------


def test_the_clock_stands_until_all_let_it_go_on(table: Table) -> None:
    flow = table.sit()
    flow.clock.stop("a")
    flow.clock.stop("b")
    flow.clock.start("a")
    flow.clock.start("a")
    assert table.names() == ["stopped"]
    flow.clock.start("b")
    assert table.names() == ["stopped", "started"]


def test_the_clock_stands_while_a_scene_plays_where_it_runs(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(clock_runs=lambda _view: True)
    table.session.move(HERE)
    assert "stopped" in table.names()
    assert "started" not in table.names()
    flow.skip()
    assert "started" in table.names()


def test_no_clock_stands_where_none_runs_or_nothing_plays(table: Table) -> None:
    table.scenes = held(table)
    runs = [False]
    flow = table.sit(clock_runs=lambda _view: runs[0])
    table.session.move(HERE)
    flow.skip()
    runs[0], table.scenes = True, lambda _event, _view: ()
    table.session.move(HERE)
    assert "stopped" not in table.names()


def test_a_clock_ticks_only_while_it_runs(table: Table) -> None:
    times: list[None] = []
    flow = table.sit(
        clock_runs=lambda view: view.seat == HERE, clock_ms=lambda view: 10 * (view.moves + 1), show_time=lambda: times.append(None)
    )
    assert flow.play.next_tick_ms(flow.view) == 10
    flow.play.show_time()
    assert times
    table.session.move(COMPUTER)
    assert flow.play.next_tick_ms(flow.view) is None


def test_a_pause_hides_stops_and_is_told(table: Table) -> None:
    hidden: list[bool] = []
    flow = table.flow
    table.sit(can_pause=lambda: True, show_pause=lambda: hidden.append(flow.paused), pause_words=lambda: "caché")
    flow.toggle_pause()
    assert bool(flow.state.is_paused)
    assert table.names() == ["stopped", "show", "homing", "announced"]
    flow.pause()
    assert hidden == [True]
    flow.toggle_pause()
    assert hidden == [True, False]
    assert not bool(flow.state.is_paused)
    assert table.names()[-3:] == ["started", "show", "homing"]


def test_what_cannot_be_paused_is_not(table: Table) -> None:
    flow = table.sit()
    flow.pause()
    flow.resume()
    assert not table.told


def test_a_pause_ends_what_plays_and_may_then_be_needless(table: Table) -> None:
    table.scenes = held(table)
    flow = table.sit(can_pause=lambda: table.flow.view.moves == 0)
    table.session.move(COMPUTER)
    flow.pause()
    assert not flow.paused
    assert flow.view.moves == 1


def test_a_pause_ends_by_itself_when_no_clock_runs_any_more(table: Table) -> None:
    can = [True]
    flow = table.sit(can_pause=lambda: can[0])
    flow.pause()
    can[0] = False
    flow.refresh()
    assert not flow.paused
    assert table.names()[-2:] == ["started", "show"]


# ---- presses ----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let time pass by hand."""
    now = [1000.0]
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: now[0])
    return now


def test_a_press_counts_from_a_moment_after_the_first_painting(clock: list[float]) -> None:
    guard = PressGuard()
    assert guard.takes(), "nothing has changed"
    guard.arm()
    assert bool(guard.awaits_painting)
    assert not guard.takes(9999, insists=False)
    clock[0] = 1400
    guard.on_painted()
    assert not bool(guard.awaits_painting)
    clock[0] = 5000
    guard.on_painted()  # again: the first counts
    assert not guard.takes(1749, insists=False)
    assert guard.takes(1750)


def test_who_insists_has_to_wait_longer(clock: list[float]) -> None:
    guard = PressGuard()
    guard.arm(is_shown=True)
    assert not guard.takes(1300)
    assert not guard.takes(1600)
    assert guard.takes(1950)


def test_who_taps_on_and_on_is_heard_once_it_has_been_handed_over(clock: list[float]) -> None:
    guard = PressGuard()
    guard.arm(is_shown=True, is_handed=True)
    assert [guard.takes(1000 + after) for after in (600, 1200)] == [False, True], "a tap each 0.6 s was never heard"
    guard.arm(is_shown=True, is_handed=True)
    assert not guard.takes(1790)
    assert not guard.takes(1850), "it follows one that came too early"


def test_what_is_hidden_counts_from_its_writing(clock: list[float]) -> None:
    guard = PressGuard()
    guard.arm()
    assert not guard.takes(1349, insists=False, is_hidden=True)
    assert guard.takes(1350, is_hidden=True)
    assert not guard.takes(1350, insists=False)


@dataclass
class Event:
    made: int

    def timestamp(self) -> int:
        return self.made


def test_when_an_event_was_made_is_read_from_its_timestamp(clock: list[float]) -> None:
    assert press_guard.made_ms(Event(400)) == 400
    assert press_guard.made_ms(Event(1000)) == 1000
    clock[0] = 2.0**32 + 50
    assert press_guard.made_ms(Event(2**32 - 100)) == 2.0**32 - 100, "over the turn of a clock of 32 bits"
    clock[0] = 10_000_000.0
    assert press_guard.made_ms(Event(5)) == clock[0], "another clock than ours"


def test_keys_wait_when_another_is_asked(clock: list[float]) -> None:
    table = Table()
    flow = table.sit()
    flow.key_guard.on_painted()
    clock[0] += 5000
    assert flow.key_guard.takes()
    table.session.move(COMPUTER)
    assert flow.key_guard.takes(), "nobody here is asked"
    table.session.now = View(2, HERE)
    table.session.stepped.emit((), table.session.now)
    assert flow.key_guard.takes(), "the same person again"
    table.session._seats = (SeatInfo("Léa", 1), SeatInfo("Tom", 3))
    table.session.now = View(3, COMPUTER)
    table.session.stepped.emit((), table.session.now)
    assert not flow.key_guard.takes(clock[0] + 5000, insists=False), "nobody has seen it yet"


def test_a_press_for_what_was_before_hurries_nobody(clock: list[float]) -> None:
    table = Table()
    flow = table.sit()
    clock[0] += 5000
    table.session.move(COMPUTER)
    flow.hurry(clock[0] + 100)
    assert "hurry_wanted" not in table.names()
    flow.hurry(clock[0] + 400)
    assert "hurry_wanted" in table.names()


def test_a_press_for_what_was_before_ends_no_scene(clock: list[float]) -> None:
    table = Table()
    table.scenes = held(table)
    flow = table.sit()
    table.session.move(HERE)
    flow.scene_guard.arm(is_shown=True)
    flow.press(None, clock[0] + 100)
    assert bool(flow.busy)
    flow.press(None, clock[0] + 400)
    assert not bool(flow.busy)


def test_a_state_can_be_told_from_another(table: Table) -> None:
    states: list[ScreenState[str, View]] = []
    table.flow.changed.connect(states.append)
    table.sit()
    table.session.move(COMPUTER)
    assert states[0] != states[-1]
    assert states[-1] == table.flow.state
