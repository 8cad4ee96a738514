"""The words of Cochon, in the two languages of the box: the tests add nothing to its translations."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import ENTER, KeyHelp
from tests.contract.sixth.engine.rules import Held, Thrown


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; raise ``KeyError`` for what is none."""
    match event:
        case Thrown(seat, face):
            return f"{names[seat]} : {face}."
        case Held(seat, points):
            return f"{names[seat]} +{points}."
        case _:
            raise KeyError(type(event).__name__)


TEXTS = GameTexts(
    keys=(KeyHelp((ENTER,), "1–6"), KeyHelp(("K",), "+")),
    variants={"normal": ("Normal", "20.")},
    options={"target": ("Total", "10, 20, 30.")},
    count=lambda _option, count: f"→ {count}",
    refusals={"cochon.nothing_to_keep": "0."},
    reasons={"cochon.target_reached": "Total."},
    sheet_lines={"cochon.points": "Points"},
)
