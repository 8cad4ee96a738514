"""A real Yahtzee table for screen tests: the rules, a session, and simple moves for whoever plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludogite.core.clock import VirtualClock
from ludogite.core.rules import NATURE
from ludogite.games.play import code_for
from ludogite.games.setup import new_game, new_header, reader
from ludogite.games.yahtzee.game import GAME
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.scoring import scores
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import AnyLocalSession, LocalSession, SeatInfo

RESOURCES = Path(__file__).parents[2] / "resources"
FAMILY = (
    SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Ordinateur", 3, "moyen"), SeatInfo("Zoé", 7),
    SeatInfo("Maximilien", 5), SeatInfo("Tom", 4), SeatInfo("Mamie", 6), SeatInfo("Inès", 8),
)  # fmt: skip


def make_table(seats: Sequence[SeatInfo] | int = 2, *, seed: str = "écran", manches: int = 1) -> AnyLocalSession:
    """Make a table with a fresh game; a number takes so many of the family."""
    people = FAMILY[:seats] if isinstance(seats, int) else tuple(seats)
    header = new_header(GAME, len(people), code_for(seed, 0), {"manches": manches} if manches > 1 else {})
    return LocalSession(new_game(header).session(reader(RESOURCES), VirtualClock()), people)


def simple_move(view: YahtzeeView) -> Command:
    """Play as a child does: keep the most frequent number, then fill the best box."""
    if not view.dice:
        return Roll(ALL_DICE)
    if view.rolls_left:
        most = max(view.dice, key=lambda die: (view.dice.count(die), die))
        again = tuple(index for index, die in enumerate(view.dice) if die != most)
        if again:
            return Roll(again)
    offered = scores(view.dice, view.sheets[view.seat], view.joker)
    return Mark(max(offered, key=lambda box: offered[box].points))


def play_move(table: AnyLocalSession) -> None:
    """Play one simple move for whoever is asked."""
    asked = table.requests()[0]
    assert asked.request.seat != NATURE
    assert table.submit(asked.request.seat, simple_move(table.view()), asked.token) is None


def play_until(table: AnyLocalSession, *, turn: int, seat: int = 0, rolls: int = 2) -> None:
    """Play simply until this seat's turn with so many rolls used."""
    while True:
        view: YahtzeeView = table.view()
        if view.phase is Phase.TURN and (view.turn, view.seat, view.rolls) == (turn, seat, rolls):
            return
        play_move(table)
