"""The carnet: dear choices that somebody has thought over again, and when each comes back: after a day, a week, a month.

What is found goes on to the longer wait, and leaves the carnet after the last; what is not begins again at a day. A page of it says
the choice as the review did, so that the game need not be looked back on again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from ludogite.core.advice import Loss, Remark
from ludogite.core.log import Raw
from ludogite.store.database import Store
from ludogite.store.settings import Json

WAITS: Final = (1, 7, 30)
"""Days until a choice comes back, by how often it was found."""
MOST: Final = 200
"""Pages that a carnet keeps, the newest."""
AT_ONCE: Final = 10
"""Choices that are asked about at one time."""


@dataclass(frozen=True, slots=True)
class ReviewCard:
    """A choice: the game (id) and its code, what was lost, how often it has been found in a row, and the day it comes back."""

    game: str
    code: str
    loss: Loss
    found: int
    due: date


def answered(pages: Sequence[ReviewCard], game: str, code: str, loss: Loss, *, found: bool, today: date) -> tuple[ReviewCard, ...]:
    """Write down that a choice was thought over: a new one comes back tomorrow, one found when it was due later, at last never.

    What is found before it is due waits on.
    """
    key = (game, code, loss.entry)
    before = next((page for page in pages if (page.game, page.code, page.loss.entry) == key), None)
    if before is not None and found and today < before.due:
        return tuple(pages)
    others = [page for page in pages if page is not before]
    times = before.found + 1 if before is not None and found else 0
    if times == len(WAITS):
        return tuple(others)
    return (*others, ReviewCard(game, code, loss, times, today + timedelta(days=WAITS[times])))[-MOST:]


def due(pages: Sequence[ReviewCard], today: date) -> tuple[ReviewCard, ...]:
    """List what comes back by today, the longest due first."""
    return tuple(sorted((page for page in pages if page.due <= today), key=lambda page: page.due))[:AT_ONCE]


# ---- in the store ----------------------------------------------------------------------------------------------------------


def _key(profile_id: int) -> str:
    return f"carnet/{profile_id}"


def keep(store: Store, profile_id: int, pages: Sequence[ReviewCard]) -> None:
    """Keep somebody's carnet; raises StoreError."""
    store.settings.set(_key(profile_id), [_to_json(page) for page in pages])


def kept(store: Store, profile_id: int) -> tuple[ReviewCard, ...]:
    """Read somebody's carnet; a page that does not read is left out."""
    held = store.settings.get(_key(profile_id))
    pages = [_from_json(page) for page in held[:MOST] if isinstance(page, dict)] if isinstance(held, list) else []
    return tuple(page for page in pages if page is not None)


def _to_json(page: ReviewCard) -> Json:
    loss = page.loss
    return {
        "game": page.game,
        "code": page.code,
        "found": page.found,
        "due": page.due.isoformat(),
        "entry": loss.entry,
        "seat": loss.seat,
        "cost": loss.cost,
        "seen": loss.seen,
        "played": _said(loss.played),
        "best": _said(loss.best),
    }


def _said(remark: Remark) -> Json:
    return {"code": remark.code, "args": dict(remark.args)}


def _from_json(held: Raw) -> ReviewCard | None:
    try:
        game, code, seen = (_as(str, held[name]) for name in ("game", "code", "seen"))
        found, entry, seat = (_as(int, held[name]) for name in ("found", "entry", "seat"))
        loss = Loss(entry, seat, _remark(held["played"]), _remark(held["best"]), float(held["cost"]), seen)
        page = ReviewCard(game, code, loss, found, date.fromisoformat(_as(str, held["due"])))
    except (LookupError, TypeError, ValueError, OverflowError):
        return None
    is_sound = 0 <= found < len(WAITS) and 0 <= entry < 1 << 20 and 0 <= seat < 16 and 0 <= loss.cost < 1 << 20
    return page if is_sound else None


def _as(kind: type[Any], value: object) -> Any:
    if type(value) is not kind:
        raise TypeError("not what a page holds")
    return value


def _remark(held: Raw) -> Remark:
    args = {_as(str, name): value for name, value in held["args"].items() if type(value) in {str, int, float}}
    return Remark.of(_as(str, held["code"]), **args)


def find_game(store: Store, page: ReviewCard) -> int | None:
    """Find the finished game that a page is about; None where the house has it no more."""
    return store.saves.find(page.game, page.code)
