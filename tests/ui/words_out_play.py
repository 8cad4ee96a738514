"""A real Words Out table for screen tests: the rules, a session on its own clock, and simple moves for whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ludogite.core.clock import VirtualClock
from ludogite.core.log import Option
from ludogite.core.rules import Seat
from ludogite.games.play import code_for
from ludogite.games.setup import Loaded, new_header, reader
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.moves import Claim, Command, Decline, Pass, Place
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.game_session import AnyLocalSession, LocalSession, SeatInfo

RESOURCES = Path(__file__).parents[2] / "resources"
FAMILY = (
    SeatInfo("Tom", 5), SeatInfo("Léa", 1), SeatInfo("Papi", 2), SeatInfo("Zoé", 7), SeatInfo("Maximilien", 3),
    SeatInfo("Mamie", 4), SeatInfo("Inès", 6), SeatInfo("Ordinateur", 8),
)  # fmt: skip


def bots(people: Sequence[SeatInfo], *, besides: Seat) -> tuple[SeatInfo, ...]:
    """Let computer players sit at all seats but one."""
    return tuple(info if seat == besides else SeatInfo(info.name, info.ink, "moyen") for seat, info in enumerate(people))


def make_table(
    seats: Sequence[SeatInfo] | int = 2,
    options: dict[str, Option] | None = None,
    *,
    seed: str = "écran",
    clock: VirtualClock | None = None,
) -> AnyLocalSession:
    """Make a table with a fresh game; a number takes so many of the family."""
    people = FAMILY[:seats] if isinstance(seats, int) else tuple(seats)
    header = new_header(GAME, len(people), code_for(seed, 0), options or {})
    loaded = Loaded(GAME, GAME.read_options(options or {}), header, ())
    return LocalSession(loaded.session(reader(RESOURCES), clock or VirtualClock()), people)


def simple_move(table: AnyLocalSession) -> Command:
    """Claim what can be claimed, never counter, and lay the card that makes the best word or the longest row."""
    seat = table.requests()[0].request.seat
    view: WordsOutView = table.view_of(seat)
    choices: list[Command] = list(table.choices_of(seat))
    if view.stage is Stage.LAID:
        return Claim() if Claim() in choices else choices[0]
    if view.stage is Stage.COUNTER:
        return Decline()
    placements = [choice for choice in choices if isinstance(choice, Place)]
    if not placements:
        return choices[0]

    def rate(choice: Place) -> tuple[int, int]:
        preview = table.preview(seat, choice)
        return getattr(preview, "points", 0), len(view.rows[choice.row])

    return max(placements, key=rate)


def play_move(table: AnyLocalSession) -> None:
    """Play one simple move for whoever is asked."""
    asked = table.requests()[0]
    assert table.submit(asked.request.seat, simple_move(table), asked.token) is None


def play_until(table: AnyLocalSession, stop: Callable[[WordsOutView], bool], most: int = 600) -> WordsOutView:
    """Play simply until the view of whoever is asked satisfies a condition."""
    for _ in range(most):
        asked = table.requests()
        assert asked, "the game is over"
        view: WordsOutView = table.view_of(asked[0].request.seat)
        if stop(view):
            return view
        play_move(table)
    raise AssertionError("never came")


__all__ = ["FAMILY", "RESOURCES", "Pass", "bots", "make_table", "play_move", "play_until", "simple_move"]
