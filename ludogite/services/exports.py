"""A person's games as a file: a table for a spreadsheet, or JSON for programs; every figure of the page is in it.

The table is UTF-8 with its mark at the beginning, without which the most used spreadsheet reads "Léa" wrongly. Where numbers are
written with a comma, columns are parted by semicolons: that is what spreadsheets of these countries open. A text that a
spreadsheet would run as a formula is disarmed by an apostrophe.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludogite.games.facts import Facts
from ludogite.services.facts import AccountTotal, insight

if TYPE_CHECKING:
    from ludogite.store.profiles import Profile
    from ludogite.store.scores import PlayedGame

EXPORT_VERSION = 2
MARK = "\ufeff"
"""UTF-8's own mark."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would run."""
COLUMNS = ("game_id", "at", "game", "variant", "seats", "others", "place", "score", "counted", "marks")
WORDS = ("longest_word", "dearest_word", "dearest_word_points")
PARTS = ("perfect", "luck", "decisions")


@dataclass(frozen=True, slots=True)
class Exported:
    """A game to write: who else played, and what its log tells where it could be read."""

    played: PlayedGame
    others: tuple[str, ...] = ()
    facts: Facts | None = None
    account: AccountTotal | None = None


def _marks(one: Exported) -> list[str]:
    return sorted(mark.value for mark in one.played.marks)


def _row(one: Exported) -> dict[str, object]:
    played = one.played
    values = (
        played.game_id, played.at, played.game, played.variant, played.seats, [*one.others], played.place, played.score,
        played.counted, _marks(one),
    )  # fmt: skip
    return dict(zip(COLUMNS, values, strict=True))


def _told(one: Exported) -> dict[str, object]:
    """Return what the log tells, in columns: counts, points per box (``box_…``), words, and how the score came about."""
    told: dict[str, object] = {}
    if one.facts is not None:
        told |= dict(one.facts.counts)
        told |= {f"box_{box}": points for box, points in one.facts.boxes}
        whole = insight([one.facts])
        if whole.longest is not None and whole.dearest is not None:
            told |= dict(zip(WORDS, (whole.longest[0], *whole.dearest), strict=True))
    if one.account is not None:
        account = one.account
        told |= {name: round(getattr(account, name), 2) for name in PARTS}
    return told


def export_csv(games: Sequence[Exported], *, comma: str = ".") -> str:
    """Write a table, a line per game; ``comma`` is the sign within numbers. Lists are joined by a space, names by a comma."""
    told = [_told(one) for one in games]
    known = {name for one in told for name in one}
    counts = sorted(name for name in known if name not in {*WORDS, *PARTS} and not name.startswith("box_"))
    boxes = list(dict.fromkeys(name for one in told for name in one if name.startswith("box_")))
    columns = (*COLUMNS, *counts, *boxes, *(name for name in (*WORDS, *PARTS) if name in known))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n", delimiter=";" if comma == "," else ",")
    writer.writerow(columns)
    for one, more in zip(games, told, strict=True):
        row = (
            _row(one) | more | {"counted": int(one.played.counted), "others": ", ".join(one.others), "marks": " ".join(_marks(one))}
        )
        writer.writerow([_cell(row.get(column, ""), comma) for column in columns])
    return MARK + text.getvalue()


def _cell(value: object, comma: str) -> object:
    """Write a value so that a spreadsheet shows it and does nothing else."""
    match value:
        case float():
            return str(value).replace(".", comma)
        case str() if value.startswith(FORMULA):
            return "'" + value
        case _:
            return value


def export_json(profile: Profile, games: Sequence[Exported]) -> str:
    """Write a profile and its games as JSON, with the version of this shape; the PIN is never in it."""
    made = {
        "ludogite": "profile",
        "version": EXPORT_VERSION,
        "name": profile.name,
        "ink": profile.ink,
        "birth_year": profile.birth_year,
        "since": profile.created_at,
        "games": [_whole(one) for one in games],
    }
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def _whole(one: Exported) -> dict[str, object]:
    """Return a game with all its words and boxes."""
    row = _row(one)
    if one.facts is not None:
        words = [{"word": word, "points": points} for word, points in one.facts.words]
        row |= {"counts": dict(one.facts.counts), "boxes": dict(one.facts.boxes), "words": words}
    if one.account is not None:
        row["account"] = {name: round(getattr(one.account, name), 2) for name in PARTS}
    return row
