"""A real table of Yahtzee des Mots for screen tests: the rules, a session, dice that a test chooses, and simple moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludogite.core.clock import VirtualClock
from ludogite.core.session import Session
from ludogite.games.play import code_for
from ludogite.games.setup import Loaded, new_header, reader
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Command, Mark, Placed, Propose, Roll, Zero
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.game_session import LocalSession, SeatInfo

RESOURCES = Path(__file__).parents[2] / "resources"
FAMILY = (
    SeatInfo("Mamie", 4), SeatInfo("Tom", 5), SeatInfo("Zoé", 7), SeatInfo("Ordinateur", 3, "moyen"), SeatInfo("Léa", 1),
    SeatInfo("Maximilien", 2), SeatInfo("Papi", 6), SeatInfo("Inès", 8),
)  # fmt: skip


class Played:
    """A table with its session and its clock."""

    def __init__(self, seats: Sequence[SeatInfo] | int = 2, *, seed: str = "écran", **options: Any) -> None:
        people = FAMILY[:seats] if isinstance(seats, int) else tuple(seats)
        header = new_header(GAME, len(people), code_for(seed, 0), options)
        self.clock = VirtualClock()
        self.session: Session[Any, Any, Any, Any] = Loaded(GAME, GAME.read_options(options), header, ()).session(
            reader(RESOURCES), self.clock
        )
        self.table = LocalSession(self.session, people)

    @property
    def view(self) -> YahtzeeMotsView:
        """What the table shows."""
        view: YahtzeeMotsView = self.table.view()
        return view

    def submit(self, command: Command) -> None:
        """Give a command for whoever is asked."""
        asked = self.table.requests()[0]
        assert self.table.submit(asked.request.seat, command, asked.token) is None

    def move(self) -> Command:
        """Choose simply: the best word for the box of the turn at once, else 0."""
        return simple_move(self)

    def play(self) -> None:
        """Play one simple move."""
        self.clock.advance(1000)
        self.submit(self.move())

    def play_until(self, *, turn: int, seat: int = 0, partie: int = 1, rolls: int = 1) -> None:
        """Play simply until this seat's turn with so many rolls used, words not yet laid."""
        for _ in range(2000):
            state = self.view.state
            here = (state.phase, state.partie, state.turn, state.seat) == (Phase.TURN, partie, turn, seat)
            if here and state.rolls == rolls:
                return
            if here and 0 < state.rolls < rolls:
                self.submit(Roll(ALL_DICE))
            else:
                self.play()
        raise AssertionError("never reached")

    def sand_runs_out(self) -> None:
        """Let all sand run."""
        deadline = self.session.next_deadline()
        assert deadline is not None
        self.clock.advance(max(deadline - self.clock.now_ms(), 0))
        self.session.tick()


def simple_move(game: Played) -> Command:
    """Play the first thing that fills the box of the turn, else 0."""
    view = game.view
    if not view.state.dice:
        return Roll(ALL_DICE)
    box = view.turn_box or view.state.sheets[view.state.seat].open_numbered[0]
    offered = tuple(game.session.rules.choices(view, view.state.seat))
    if view.state.phase is Phase.MARKING:
        return Mark(box) if Mark(box) in offered else Zero(box)
    for command in offered:
        if isinstance(command, Propose):
            preview = game.table.preview(view.state.seat, command)
            if box.value in dict(getattr(preview, "parts", ())):
                return command
    return Zero(box)


def letters_of(word: tuple[Placed, ...]) -> str:
    """Read a laid word."""
    return "".join(placed.letter for placed in word)


def composed(letters: str, *, turn: int, seats: Sequence[SeatInfo] = FAMILY[:2], **options: Any) -> Played:
    """Make a game in which the first seat's first roll of a turn shows these letters, die by die, whatever is printed on them."""
    game = Played(seats, **options)
    game.play_until(turn=turn)
    session = game.session
    session._state = replace(session.state, dice=tuple(letters))
    return game
