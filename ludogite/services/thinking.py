"""What is thought beside the window, without one: computer players and coaches by what they are made of, reviews of saved games.

Players and coaches are made where they think, at the first thought, with the tables and words that they need, and kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludogite.core.advice import LEVELS, Advice, Choice, Hindsight, Reckoning, Remark
from ludogite.core.caches import ENGINES
from ludogite.core.chance import Chance
from ludogite.core.log import LogError
from ludogite.core.rules import Request, Seat
from ludogite.games.catalog import load_game
from ludogite.games.game import AnyPlayer, Coach, Reader
from ludogite.games.setup import Loaded, load

if TYPE_CHECKING:
    from ludogite.store.saves import LoadedGame

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RemotePlayer:
    """A computer player of a level, with a vocabulary or the usual one of its level, for a game with these options."""

    game: str
    level: str
    vocabulary: str | None
    options: Any
    read: Reader

    def prepare(self) -> None:
        """Read what the player needs, before anything is asked of it; raises ResourceError."""
        _player(self)

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Decide as the player does that this one stands for; raises ResourceError too."""
        return _player(self).decide(view, requests, chance)


@dataclass(frozen=True, slots=True)
class RemoteCoach:
    """The coach of a game with these options."""

    game: str
    options: Any
    read: Reader

    def advise(self, view: Any, seat: Seat) -> Advice[Any] | None:
        """Advise as the game's coach does; raises ResourceError too."""
        return _coach(self).advise(view, seat)

    def judge(self, view: Any, seat: Seat, command: Any) -> Remark | None:
        """Judge as the game's coach does; raises ResourceError too."""
        return _coach(self).judge(view, seat, command)


@ENGINES.keep(8)
def _player(far: RemotePlayer) -> AnyPlayer:
    return load_game(far.game).seat_player(far.level, far.vocabulary, far.options, far.read)


@ENGINES.keep(2)
def _coach(far: RemoteCoach) -> Coach:
    make = load_game(far.game).make_coach
    if make is None:
        raise KeyError(far.game)
    return make(far.options, far.read)


# ---- finished games ----------------------------------------------------------------------------------------------------


def saved_to_loaded(saved: LoadedGame) -> Loaded:
    """Read a game of the store; raises LogError when it cannot be read."""
    try:
        header = json.loads(saved.game.header)
        entries = [{"seat": ply.seat, "at_ms": ply.at_ms, "command": json.loads(ply.command)} for ply in saved.plies]
    except (ValueError, TypeError, RecursionError) as error:
        raise LogError("log_damaged", where="json") from error
    if not isinstance(header, dict):
        raise LogError("log_damaged", where="header")
    loaded = load(header, entries)
    if loaded.game.id != saved.game.game or [seat.seat for seat in saved.game.seats] != list(range(loaded.header.seats)):
        raise LogError("log_damaged", where="seats")
    if [ply.n for ply in saved.plies] != list(range(len(saved.plies))):
        raise LogError("log_damaged", where="plies")
    if any(seat.level is not None and seat.level not in LEVELS for seat in saved.game.seats):
        raise LogError("log_damaged", where="level")
    return loaded


def looked(look: Callable[[Loaded, int], T], saved: LoadedGame, seat: int) -> T:
    """Look at a seat of a saved game; raises LogError and ResourceError too."""
    return look(saved_to_loaded(saved), seat)


def reviewed(saved: LoadedGame, read: Reader, *, tell: Callable[[int], None]) -> Hindsight | None:
    """Look back on a game, and tell how many percent are done; raises LogError and ResourceError."""
    loaded = saved_to_loaded(saved)
    make = loaded.game.make_review
    if make is None:
        return None
    return _coached(loaded, read, make(loaded.options, read)(loaded.rules(read), _followed(loaded.entries, tell)))


def _coached(loaded: Loaded, read: Reader, found: Hindsight) -> Hindsight:
    """Let the coach say of each dear choice what he would have said at the table; not where all cards lay open afterwards."""
    if loaded.game.make_coach is None or found.reckoning is Reckoning.OPEN:
        return found
    coach, rules = loaded.game.make_coach(loaded.options, read), loaded.rules(read)
    said: dict[int, tuple[Remark, ...]] = {}
    asked = {loss.entry: loss.seat for loss in found.losses if not loss.why}
    state = rules.start()
    for number, entry in enumerate(loaded.entries if asked else ()):
        if number in asked and (advice := coach.advise(rules.view(state, asked[number]), asked[number])) is not None:
            said[number] = advice.remarks
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    return replace(found, losses=tuple(replace(loss, why=loss.why or said.get(loss.entry, ())) for loss in found.losses))


def _followed(entries: Sequence[T], tell: Callable[[int], None]) -> Iterator[T]:
    """Hand the entries over one by one, and tell how far it is."""
    told = -1
    for number, entry in enumerate(entries):
        percent = 100 * number // len(entries)
        if percent > told:
            told = percent
            tell(percent)
        yield entry
