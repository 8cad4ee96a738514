"""The house dictionary: REFEREE follows the family's rulings, and computer players do not insist on a banned word."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludogite.core.chance import Chance
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.setup import reader
from ludogite.games.yahtzee_mots.game import GAME, house
from ludogite.games.yahtzee_mots.moves import Judged, Propose, Refused, spelt
from ludogite.games.yahtzee_mots.state import Options
from ludogite.words.verdicts import Without
from tests.games.yahtzee_mots.play import Game, dice, proposal, read


@dataclass(frozen=True)
class Said:
    """A ruling of the family."""

    word: str
    verdict: str
    who: str = "Mamie"
    at: str = "2026-11-20T20:00:00Z"
    game: str | None = None
    theme: str | None = None


RULED = reader(Path(__file__).parents[3] / "resources", (Said("ex", "ban"), Said("xe", "accept")))


def test_referee_follows_the_family() -> None:
    rules = GAME.make_rules(1, Options(), RULED)
    game = Game()
    game.throw("DEBTAXS")
    for word, verdict in (("XE", Judged()), ("EX", Judged((Refused(0, "banned"),)))):
        state = rules.apply(game.state, 0, proposal(dice("DEBTAXS"), word), 0).state
        assert rules.judge(state, rules.requests(state)[0]) == verdict


def test_the_save_knows_the_ruled_dictionary() -> None:
    assert GAME.digest is not None
    assert GAME.digest(RULED) != GAME.digest(read)


def test_a_computer_player_leaves_a_banned_word_alone() -> None:
    game = Game()
    for again in ((0, 1, 2, 3, 4, 5, 6), (0,), (0,)):
        game.throw("DEBTAXS", again)
    proposed = []
    for reads in (read, RULED):
        choice = GAME.make_player("debutant", Options(), reads).decide(game.view, (game.asked,), Chance(b"x"))
        assert choice is not None
        assert isinstance(choice.command, Propose)
        proposed.append(spelt(choice.command.words[0]))
    assert proposed[0] == "EX"
    assert proposed[1] != "EX"


def test_a_table_may_play_without_slang() -> None:
    judged = {}
    for slang in (True, False):
        rules: Any = GAME.make_rules(1, Options(slang=slang), read)
        judged[slang] = rules.dictionary.valid("MEC"), "MEC" in {word.word for word in rules.finder.every(dice("CEBAAFM"))}
        player = GAME.make_player("moyen", Options(slang=slang), read)
        found = {word.word for word in player._values.finder.every(dice("CEBAAFM"))}  # type: ignore[attr-defined]
        assert ("MEC" in found) is slang
    assert judged == {True: (True, True), False: (False, False)}
    without = Without(house(read), vocabularies(read).slang)
    refusal = without.explain("meufs").refusal
    assert refusal is not None
    assert refusal.code == "slang"
    assert without.valid("CAMION")
    assert "MEC" not in without.words()
    assert without.digest == house(read).digest
    assert without.is_prefix("MEC")
    assert (without.spellings("ETE"), without.lemmas("ETE")) == (house(read).spellings("ETE"), house(read).lemmas("ETE"))
