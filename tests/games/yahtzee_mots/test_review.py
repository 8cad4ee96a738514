"""The after-game review: decisions, luck and perfect play add up to the score."""

from __future__ import annotations

import pytest

from ludogite.core.log import Entry
from ludogite.core.rules import Seat
from ludogite.games.yahtzee_mots.game import values_of
from ludogite.games.yahtzee_mots.moves import AskHint, Command, Event, Hinted, SandRanOut
from ludogite.games.yahtzee_mots.review import review
from ludogite.games.yahtzee_mots.sheet import Box
from ludogite.games.yahtzee_mots.state import Options, Phase
from tests.games.yahtzee_mots.play import Game, read


class Logged(Game):
    """A game that keeps its log."""

    def __init__(self, options: Options | None = None) -> None:
        self.entries: list[Entry[Command]] = []
        super().__init__(options)

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        self.entries.append(Entry(seat, command, self.now))
        return super().do(seat, command)


def test_perfect_play_luck_and_decisions_add_up() -> None:
    game = Logged()
    game.throw("IUOAEXS")
    game.propose("OISEAUX")
    game.mark(Box.YAHTZEE_DES_MOTS)
    game.throw("DEBTAXS")
    game.do(0, AskHint())
    game.throw("DEBTAXS", (0, 2))
    game.propose("TEX")
    game.mark(Box.MOT3)
    game.throw("DEBTAXS")
    game.run_out()
    while game.state.phase is not Phase.OVER:
        game.throw("CSBLVFS")
        game.zero(game.view.turn_box or Box.MOT2)
    found = review(game.rules, game.entries, values_of("parfait", Options(), read))
    (account,) = found.accounts
    assert account.score == game.state.sheets[0].total(game.view.options.version) == 50 + 11 - 1
    assert account.perfect + account.luck + account.decisions == pytest.approx(account.score)
    assert sum(fortune.luck for fortune in found.fortunes) == pytest.approx(account.luck, abs=0.01)
    costs = {type(decision.command): decision.cost for decision in found.decisions}
    assert costs[SandRanOut] > 5
    assert costs[Hinted] == pytest.approx(1)
    costly = [decision.turn for decision in found.decisions if decision.cost > 0.01]
    assert min(costly) == 2  # OISEAUX at once cost nothing
