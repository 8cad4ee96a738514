"""The catalogue's description of the template game."""

from __future__ import annotations

from ludogite.core.advice import Choice
from ludogite.core.chance import Chance
from ludogite.core.rules import Request
from ludogite.games.blank.rules import BlankRules, Command, Fell, Options, Pass, Throw, View
from ludogite.games.game import AnyPlayer, AnyRules, Game, Number, Reader, Variant


class Thrower:
    """A computer player that always throws: nothing better can be done."""

    def decide(self, view: View, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Throw after a moment."""
        return Choice(Throw(), 600) if requests else None


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return BlankRules(seats, options)


def _make_player(level: str, options: Options, read: Reader) -> AnyPlayer:
    return Thrower()


GAME = Game(
    id="blank",
    rules_version=1,
    options=Options,
    variants=(Variant("normal"),),
    fields=(Number("throws", least=1, most=9, default=3),),
    record_fields=("throws",),
    commands=(Throw, Pass, Fell),
    make_rules=_make_rules,
    make_player=_make_player,
    hand=("die",),
)
