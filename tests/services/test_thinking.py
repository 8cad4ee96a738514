"""What is thought beside the window travels there and back, in every game: views, commands, advice, answers of the dictionary."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, TypeVar

import pytest

from ludogite import paths
from ludogite.core.advice import LEVELS, Choice
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Request
from ludogite.games.catalog import GameEntry, load_game, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header, reader
from ludogite.services.lookup import How, asked, counted
from ludogite.services.thinking import RemoteCoach, RemotePlayer, _coached
from ludogite.ui.catalog import GAME_UIS

READ = reader(paths.resources())
GAMES = [pytest.param(entry, id=entry.id) for entry in ready_games()]
T = TypeVar("T")


def copied(value: T) -> T:
    """Send a value to another process."""
    there: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own
    return there


def travelled(call: Callable[[], T]) -> T:
    """Make a call as another process makes it."""
    answer = copied(call)()
    back = copied(answer)
    assert back == answer
    return back


@dataclass
class Traveller:
    """A player whose every thought is made elsewhere; the coach is asked every tenth time about the same."""

    far: RemotePlayer
    coach: RemoteCoach | None
    seat: int
    thoughts: Any

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        choice = travelled(partial(self.far.decide, view, requests, chance))
        if self.coach is not None and choice is not None and next(self.thoughts) % 10 == 0:
            travelled(partial(self.coach.advise, view, self.seat))
            travelled(partial(self.coach.judge, view, self.seat, choice.command))
        return choice


@pytest.mark.parametrize("entry", GAMES)
def test_a_whole_game_is_thought_elsewhere(entry: GameEntry) -> None:
    game, seats = entry.load(), max(2, entry.fewest)
    header = new_header(game, seats, code_for("thinking", 1), {}, read=READ)
    options, thoughts = game.read_options(dict(header.options)), count()
    coach = RemoteCoach(game.id, options, READ) if game.make_coach is not None else None
    players = {
        seat: Traveller(RemotePlayer(game.id, LEVELS[seat], None, options, READ), coach, seat, thoughts) for seat in range(seats)
    }
    clock = VirtualClock()
    session = new_game(header).session(READ, clock)
    outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    assert len(outcome.scores) == seats


def test_a_player_is_made_once_with_the_vocabulary_that_was_chosen() -> None:
    game = load_game("mots_de_tete")
    usual, other = (RemotePlayer(game.id, "fort", words, game.options(), READ) for words in (None, "enfant"))
    assert usual != other
    assert hash(copied(usual)) == hash(usual)


def test_the_dictionary_is_asked_elsewhere() -> None:
    assert travelled(partial(counted, READ, ())) > 400_000
    for how, typed in ((How.WORD, "chat"), (How.WORD, "xyzzy"), (How.PATTERN, "CH?T"), (How.PATTERN, "("), (How.LETTERS, "TACH")):
        travelled(partial(asked, READ, (), how, typed, "tout"))


def test_what_thinks_elsewhere_needs_neither_qt_nor_the_database() -> None:
    modules = "ludogite.services.worker_process, ludogite.services.thinking, ludogite.services.lookup"
    code = f"import sys, {modules}; print(sorted(set(sys.modules) & {{'PySide6', 'sqlite3', 'sqlite_utils'}}))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=paths.resources().parent)
    assert told.stdout.strip() == "[]"


@pytest.mark.parametrize("game_id", ["yahtzee", "mots_de_tete"])
def test_the_coach_says_of_dear_choices_what_he_would_have_said_at_the_table(game_id: str) -> None:
    game = load_game(game_id)
    header, clock = new_header(game, 2, code_for("why", 1), {}, read=READ), VirtualClock()
    session = new_game(header).session(READ, clock)
    player = game.make_player("debutant", game.options(), READ)
    play_out(session, {0: player, 1: player}, chance_of(header.code).apart(BOTS), clock)
    loaded = Loaded(game, game.options(), header, tuple(session.entries))
    assert game.make_review is not None
    found = _coached(loaded, READ, game.make_review(game.options(), READ)(loaded.rules(READ), loaded.entries))
    assert found.losses
    assert all(len(loss.why) > 1 for loss in found.losses[:10])
    assert all("{" not in GAME_UIS[game.id].texts().better(loss) for loss in found.losses)
