"""Count which words advice and hints tell a player: how many are outside *courant*, and how many are veiled.

    python benchmarks/told.py [GAMES] [VOCABULARY …]

A computer player of *moyen* plays on each seat; before each of its choices the coach is asked for a person of the vocabulary.
``tout`` is what everybody was told before advice knew who asks. Goal for ``enfant``: 5 % outside *courant*, none veiled.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import Choice, Remark  # noqa: E402  # path set above
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.games.catalog import load_game  # noqa: E402
from ludogite.games.common.dictionary import dictionary, vocabularies  # noqa: E402
from ludogite.games.game import AnyPlayer, Coach  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402
from ludogite.words.fold import letters  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

RESOURCES = ROOT / "resources"
GAMES = {"mots_de_tete": 10, "words_out": 10, "yahtzee_mots": 1, "des_themes": 4}
FOR_WHO_WANTS = re.compile(r"\.(rare|best_common|why_crosses)$")
"""Remarks beside what is advised."""


class Asking:
    """A computer player before whose choices the coach is asked."""

    def __init__(self, player: AnyPlayer, coach: Coach, heard: Counter[str]) -> None:
        self._player, self._coach, self._heard = player, coach, heard

    def decide(self, view: Any, requests: Any, chance: Any) -> Choice[Any] | None:
        """Decide as the player does, after having listened to the coach."""
        advice = self._coach.advise(view, requests[0].seat)
        for remark in advice.remarks if advice else ():
            if not FOR_WHO_WANTS.search(remark.code):
                self._heard.update(words_of(remark))
        choice: Choice[Any] | None = self._player.decide(view, requests, chance)
        return choice


def words_of(remark: Remark) -> Iterator[str]:
    """Give the folded words that a remark names."""
    for name, value in remark.args:
        if name in {"word", "words"}:
            yield from (word for part in re.split(r"[ +,]+", str(value)) if (word := letters(part) or ""))


def heard(game_id: str, games: int, vocabulary: Vocabulary) -> Counter[str]:
    """Count the words told in so many games."""
    game, seats = load_game(game_id), 2
    options = game.read_options({})
    read = reader(RESOURCES, askers=(vocabulary,) * seats)
    coach, found = game.make_coach(options, read) if game.make_coach else None, Counter[str]()
    assert coach is not None
    for number in range(games):
        header = new_header(game, seats, code_for("told", number), {}, read=read)
        clock = VirtualClock()
        players = {seat: Asking(game.make_player("moyen", options, read), coach, found) for seat in range(seats)}
        play_out(new_game(header).session(read, clock), players, chance_of(header.code).apart(BOTS), clock)
    return found


def main() -> None:
    """Print a line for each game and vocabulary."""
    read = reader(RESOURCES)
    levels, lexicon = vocabularies(read), dictionary(read)
    factor = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    asked = [Vocabulary(name) for name in sys.argv[2:]] or [Vocabulary.TOUT, Vocabulary.ENFANT]
    print(f"{'game':<14} {'told to':<8} {'words':>6} {'outside courant':>16} {'veiled':>7}")
    for game_id, games in GAMES.items():
        for vocabulary in asked:
            told = heard(game_id, games * factor, vocabulary)
            told = Counter({word: number for word, number in told.items() if lexicon.valid(word)})  # names are no words
            every = sum(told.values())
            rare = sum(number for word, number in told.items() if not levels.holds(word, Vocabulary.COURANT))
            veiled = sum(number for word, number in told.items() if word in levels.veiled)
            print(f"{game_id:<14} {vocabulary:<8} {every:>6} {rare / max(1, every):>15.1%} {veiled:>7}", flush=True)


if __name__ == "__main__":
    main()
