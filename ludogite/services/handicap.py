"""The handicap that people's own results propose: points from the start by which each has an equal chance."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Final

from ludogite.core.codec import CodecError
from ludogite.core.log import Option
from ludogite.games import handicap
from ludogite.games.game import Game

if TYPE_CHECKING:
    from ludogite.store.scores import Scores

FEWEST: Final = 5
"""Games that somebody must have finished before anything is proposed."""
LATEST: Final = 40
"""Games that are looked at: people get better."""
RACE: Final = 0.85
"""Part of the difference that is enough in a race to a target: who begins ahead also gets there sooner (``docs/challenges.md``)."""
LEAST_SHARE: Final = 0.05
"""Below this share of the best mean a difference is luck."""


def proposed(scores: Sequence[Sequence[int]], *, race: bool = False) -> tuple[int, ...]:
    """Propose points from the start by seat, from the scores that each had without any; () where no handicap is called for.

    A seat with too few scores (a guest, a computer player) gets nothing and counts for nothing. Whoever has the best mean gives the
    measure, and everybody else gets what is missing to it: then all expect the same. ``race``: the game ends at a target.
    """
    means = [fmean(one) if len(one) >= FEWEST else None for one in scores]
    known = [mean for mean in means if mean is not None]
    if len(known) < 2:
        return ()
    best = max(known)
    part = RACE if race else 1.0
    points = tuple(0 if mean is None else min(_rounded(part * (best - mean), best), handicap.MOST) for mean in means)
    return points if max(points) >= max(1.0, LEAST_SHARE * best) else ()


def _rounded(points: float, best: float) -> int:
    """Round to fives where scores are large."""
    step = 5 if best >= 100 else 1
    return step * round(points / step)


def usual_scores(kept: Scores, game: Game, values: Mapping[str, Option], profile_id: int, seats: int) -> tuple[int, ...]:
    """Give the last counted scores of a person in a game with these options, without what handicaps had added, newest first.

    Where somebody's score depends on the others at the table, only games of as many seats count.
    """
    plain = game.record_key(game.read_options({**values, handicap.OPTION: ""}))
    kinds = plain, f"{plain}/{handicap.OPTION}=1"
    of_seats = None if game.alone == {} else seats  # who can play just this alone is not hindered by anybody
    rows = kept.latest(profile_id, game.id, kinds, of_seats, LATEST)
    return tuple(score - _had(header, seat) for header, seat, score in rows)


def _had(header: str, seat: int) -> int:
    """Give the points that a seat of a saved game had from the start; 0 where the header does not read."""
    try:
        text = str(json.loads(header)["options"].get(handicap.OPTION, ""))
        handicap.check(text)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, CodecError):
        return 0
    return handicap.starts(text, seat + 1)[seat]
