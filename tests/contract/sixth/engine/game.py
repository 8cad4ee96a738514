"""The catalogue's description of Cochon."""

from __future__ import annotations

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import Request
from ludogite.games.game import AnyPlayer, AnyRules, Game, Number, Reader, Variant
from tests.contract.sixth.engine.rules import CochonRules, Command, Fell, Hold, Options, State, Throw


class Careful:
    """A computer player that keeps what it has from five points on."""

    def decide(self, view: State, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        return Choice(Hold() if view.pot >= 5 else Throw(), 1) if requests else None


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return CochonRules(seats, options)


def _make_player(level: str, options: Options, read: Reader) -> AnyPlayer:
    return Careful()


GAME = Game(
    id="cochon",
    rules_version=1,
    options=Options,
    variants=(Variant("normal"),),
    fields=(Number("target", least=10, most=50, default=20, step=10),),
    record_fields=("target",),
    commands=(Throw, Hold, Fell),
    make_rules=_make_rules,
    make_player=_make_player,
    standing=lambda view: view.scores,
    begins=lambda _options: "first",
)
