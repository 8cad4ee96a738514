"""No computer player makes a move that no person would make: dice that could only better a box are thrown."""

from __future__ import annotations

import pytest

from ludogite.core.chance import Chance
from ludogite.games.yahtzee_mots.bot import wastes_a_box
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Mark, Propose, Zero
from ludogite.games.yahtzee_mots.refusals import accepted, position_of
from ludogite.games.yahtzee_mots.sheet import LENGTH, ROLLS, Box
from ludogite.games.yahtzee_mots.state import Options, Phase
from tests.games.yahtzee_mots.play import Game, read

GAMES = {"debutant": 3, "moyen": 2, "fort": 0, "parfait": 0}
"""Games of each level in an ordinary run, of some 30 decisions; the strong ones take seconds a turn, so they play one."""


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("level", GAMES)
def test_no_level_settles_for_what_another_throw_can_only_better(level: str, *, free: bool) -> None:
    for number in range(max(1, GAMES[level])):
        game, player = Game(Options(ordre_libre=free)), GAME.make_player(level, Options(ordre_libre=free), read)
        values, chance = player._values, Chance(bytes([number, 7]))  # type: ignore[attr-defined]
        while game.state.phase is not Phase.OVER and game.state.turn <= (8 if GAMES[level] else 1):
            request, state = game.asked, game.state
            if request.seat < 0:
                game.do(request.seat, game.rules.draw(state, request, chance))
                continue
            choice = player.decide(game.view, (request,), chance)
            assert choice is not None
            match choice.command:
                case Zero():
                    assert state.rolls >= ROLLS or state.phase is Phase.MARKING
                case Propose(words=words) if state.rolls < ROLLS and number_box(game, len(words)):
                    used = {placed.die for laid in words for placed in laid}
                    throws = values.evaluate(
                        state.sheets[0],
                        state.dice,
                        state.rolls,
                        ordered=not free,
                        sight=max(1, player._weights.sight),  # type: ignore[attr-defined]
                    ).throws
                    unused = [throw for throw in throws if not set(throw.again) & used and throw.again]
                    best = values.fills(state.sheets[0], state.dice, state.rolls, ordered=not free)[0]
                    assert used == set(ALL_DICE) or max(throw.value for throw in unused) <= best.value + 1e-6
                case Mark(box=Box.UN_MOT):
                    fills = tuple(values.marked(position_of(game.view), state.words, accepted(game.view)))
                    assert not any(fill.written.box in LENGTH and fill.written.points for fill in fills)
                    assert any(wastes_a_box(fill, fills) for fill in fills) is False
                case _:
                    pass
            game.do(0, choice.command)


def number_box(game: Game, words: int) -> bool:
    """Tell whether so many words go into a numbered box that is open now."""
    box = game.view.turn_box
    return box is not None and (words == 1 if box in LENGTH else True)
