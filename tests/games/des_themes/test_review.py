"""Looking back on a game of Dés à thèmes: the best answers that there were, round by round."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.review import RoundTold, review
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.des_themes.scoring import points
from ludogite.games.des_themes.state import BLACK_CHIPS, Way
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_header, reader
from ludogite.words.levels import Vocabulary

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
READ = reader(RESOURCES)


def rules_of(loaded: Loaded) -> ThemesRules:
    """Give the rules of a game."""
    rules = loaded.rules(READ)
    assert isinstance(rules, ThemesRules)
    return rules


def played(variant: str, number: int = 0) -> tuple[tuple[RoundTold, ...], Loaded]:
    """Play a game of three and look back on it."""
    options: dict[str, str | int | bool] = {"variant": variant, "starter": 0}
    header = new_header(GAME, 3, code_for("revue", number), options)
    loaded = Loaded(GAME, GAME.read_options(options), header, ())
    clock = VirtualClock()
    session = loaded.session(READ, clock)
    players = {seat: GAME.make_player("moyen", loaded.options, READ) for seat in range(3)}
    play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    whole = Loaded(GAME, loaded.options, header, session.entries)
    return review(rules_of(whole), session.entries, vocabularies(READ)), whole


@pytest.mark.parametrize("way", list(Way))
def test_every_round_has_its_best_answers(way: Way) -> None:
    told, whole = played(way.value)
    book = rules_of(whole).book
    assert [one.round for one in told] == sorted({one.round for one in told})
    assert len(told) >= 3
    for one in told:
        listed = {entry.text for number in range(1, 7) for entry in book.entries(number)}
        assert all(best.text in listed for best in one.best)
        assert [best.points for best in one.best] == sorted((best.points for best in one.best), reverse=True)
        assert one.count >= len(one.best)
        if one.imposed:
            assert all(best.text[0].upper() in f"{one.imposed}ÉÈÊÂÎÔÛÇŒ" for best in one.best)
        else:
            assert all(best.points == BLACK_CHIPS for best in one.best)
        assert one.missed >= 0
    assert {answer.theme for one in told for answer in one.said} <= set(range(1, 7))


def test_nothing_better_was_known_than_the_best() -> None:
    told, whole = played("classique", 1)
    rules = rules_of(whole)
    levels = vocabularies(READ)
    checked = 0
    for one in told:
        letters = whole.entries[one.entry].command.letters
        if not one.imposed:
            continue
        known = [
            points(entry.key, letters)
            for entry in rules.book.with_initial(one.theme, one.imposed)
            if rules.book.is_known(entry, levels, Vocabulary.COURANT)
        ]
        assert one.count == len(known)
        assert (one.best[0].points if one.best else 0) == max(known, default=0)
        most = max((said.points for said in one.said), default=0)
        assert one.missed == max(max(known, default=0) - most, 0)
        checked += 1
    assert checked >= 3


def test_a_game_left_in_the_middle_is_told_as_far_as_it_went() -> None:
    told, whole = played("classique", 2)
    half = whole.entries[: told[1].entry + 1]
    begun = review(rules_of(whole), half, vocabularies(READ))
    assert [one.round for one in begun] == [told[0].round, told[1].round]
    assert begun[1].said == ()
    assert review(rules_of(whole), (), vocabularies(READ)) == ()
