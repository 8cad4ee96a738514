"""A coach says what to do and why, whatever the position; computer players do nothing that no person would."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.dominance import CHECKS, DECISIONS, watch
from ludogite.core.advice import LEVELS, AnyAdvice, Choice
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Request
from ludogite.games.catalog import load_game
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, new_game, new_header
from ludogite.ui.catalog import GAME_UIS
from tests.contract.harness import read
from tests.scale import scaled

SAYS_WHY = {
    "no_play",
    "throw_all",
    "coach_words",
    "coach_none",
    "advise_claim_safe",
    "advise_claim_risky",
    "advise_claim_even",
    "advise_silence_sure",
    "advise_silence_risky",
    "advise_silence_even",
    "advise_silence_grow",
    "advise_decline",
    "advise_decline_none",
    "advise_pass",
    "advise_pass_none",
    "advise_place_as",
}
"""Sentences that need no reason beside them."""
EVERY = {"yahtzee": 1, "yahtzee_mots": 5, "mots_de_tete": 2, "words_out": 3}
"""Of so many positions one is asked about: some coaches take their time."""
GAMES = {"yahtzee": 2, "yahtzee_mots": 1, "mots_de_tete": 1, "words_out": 1}


class Advised:
    """A computer player beside whom the coach speaks."""

    def __init__(self, game_id: str) -> None:
        game = load_game(game_id)
        assert game.make_coach is not None
        self.player, self.coach = game.make_player("moyen", game.options(), read), game.make_coach(game.options(), read)
        self.every, self.seen = EVERY[game_id], 0
        self.said: list[AnyAdvice] = []

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        self.seen += 1
        if requests and not self.seen % self.every and (advice := self.coach.advise(view, requests[0].seat)) is not None:
            self.said.append(advice)
        return self.player.decide(view, requests, chance)


@pytest.mark.parametrize("game_id", EVERY)
def test_a_coach_says_what_to_do_and_why(game_id: str) -> None:
    game, advised = load_game(game_id), Advised(game_id)
    for number in range(GAMES[game_id]):
        header, clock = new_header(game, 2, code_for("coaches", number), {}, read=read), VirtualClock()
        play_out(new_game(header).session(read, clock), {0: advised, 1: advised}, chance_of(header.code).apart(BOTS), clock)
    assert len(advised.said) > 5
    for advice in advised.said:
        assert advice.remarks
        first, *reasons = (remark.code.partition(".")[2] for remark in advice.remarks)
        assert reasons or first in SAYS_WHY, advice.remarks
        assert all(GAME_UIS[game_id].texts().remark(remark.code, remark.args) for remark in advice.remarks)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", CHECKS)
def test_no_level_does_what_no_person_would(game_id: str, level: str) -> None:
    watched = watch(game_id, level, scaled(60, DECISIONS))
    assert watched.decisions >= 60
    assert not watched.wasted
