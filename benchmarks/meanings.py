"""Count how many of the rare words that computer players lay, and that coaches and hints name, have a meaning to tell.

    python benchmarks/meanings.py [GAMES]

GAMES (1,000) of players of *large* in the three games that lay words; a word is rare outside *courant*. Goals: 85 % of the words
laid, 95 % of those named. Words that lack one are listed, the most frequent first.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.told import heard  # noqa: E402  # path set above
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.games.catalog import load_game  # noqa: E402
from ludogite.games.common.dictionary import dictionary, meanings, vocabularies  # noqa: E402
from ludogite.games.game import Reader  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402
from ludogite.words.fold import letters  # noqa: E402
from ludogite.words.levels import Vocabulary  # noqa: E402

GAMES = ("yahtzee_mots", "mots_de_tete", "words_out")
SHOWN = 40


def laid(game_id: str, games: int, read: Reader) -> Counter[str]:
    """Count the words laid in so many games between two players of *large*."""
    game, seats, found = load_game(game_id), 2, Counter[str]()
    options = game.read_options({})
    assert game.facts is not None
    for number in range(games):
        header, clock = new_header(game, seats, code_for("meanings", number), {}, read=read), VirtualClock()
        session = new_game(header).session(read, clock)
        players = {seat: game.seat_player("moyen", Vocabulary.LARGE, options, read) for seat in range(seats)}
        play_out(session, players, chance_of(header.code).apart(BOTS), clock)
        state, events = session.rules.start(), list[Any]()
        for entry in session.entries:
            step = session.rules.apply(state, entry.seat, entry.command, entry.at_ms)
            state, events = step.state, [*events, *step.events]
        for seat in range(seats):
            found.update(letters(word) or "" for word, _ in game.facts(options, state, events, seat).words)
    return found


def tell(name: str, words: Counter[str], read: Reader) -> None:
    """Print the share of rare words that have a meaning."""
    levels, lexicon = vocabularies(read), dictionary(read)
    rare = {one: n for one, n in words.items() if lexicon.valid(one) and not levels.holds(one, Vocabulary.COURANT)}
    lacking = Counter({one: n for one, n in rare.items() if not meanings(read).of(lexicon.lemmas(one))})
    every = sum(rare.values())
    print(f"{name:<24} {every:>6} rare, {1 - sum(lacking.values()) / max(every, 1):.1%} with a meaning", flush=True)
    print("    " + " ".join(f"{word}:{number}" for word, number in lacking.most_common(SHOWN)))


def main() -> None:
    """Print a line for each game, and one for what coaches tell somebody who knows all words."""
    games, read = int(sys.argv[1]) if len(sys.argv) > 1 else 1000, reader(ROOT / "resources")
    for game_id in GAMES:
        tell(game_id, laid(game_id, -(-games // len(GAMES)), read), read)
        tell(f"{game_id}, coach", heard(game_id, -(-games // 100), Vocabulary.TOUT), read)


if __name__ == "__main__":
    main()
