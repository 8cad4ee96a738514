"""What the log of a finished game tells of one seat besides its score: boxes, words, rounds and what became of them.

The log is played again, a few milliseconds a game; the dictionary is not asked. Nothing here is shown: codes only.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogite.atomic import write_whole
from ludogite.games.facts import SHEETS, Facts, Worth

if TYPE_CHECKING:
    from ludogite.games.game import Reader
    from ludogite.games.setup import Loaded

KEPT = 2000
"""Accounts kept in the book."""
BOOK_VERSION = 1


@dataclass(frozen=True, slots=True)
class AccountTotal:
    """How a seat's score came about, summed over its manches (or parties): score = perfect + luck + decisions, in points."""

    manches: int
    perfect: float
    luck: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Insight:
    """What several games tell together; ``boxes`` are means per manche, ``words`` all of them, the dearest first."""

    games: int
    counts: Mapping[str, int]
    boxes: tuple[tuple[str, float], ...]
    words: tuple[Worth, ...]

    @property
    def longest(self) -> Worth | None:
        """The longest word, the dearest among equals."""
        return max(self.words, key=lambda one: (len(one[0]), one[1]), default=None)

    @property
    def dearest(self) -> Worth | None:
        """The word that brought most points."""
        return next(iter(self.words), None)

    def per(self, count: str, of: str) -> float | None:
        """Divide one count by another; None where there is nothing to divide by."""
        return self.counts.get(count, 0) / self.counts[of] if self.counts.get(of) else None


def insight(games: Sequence[Facts]) -> Insight:
    """Put games together."""
    counts: Counter[str] = Counter()
    boxes: Counter[str] = Counter()
    words: list[Worth] = []
    for game in games:
        counts.update(dict(game.counts))
        boxes.update(dict(game.boxes))
        words += game.words
    sheets = max(counts[SHEETS], 1)
    ranked = sorted(words, key=lambda one: (-one[1], -len(one[0]), one[0]))
    return Insight(len(games), dict(counts), tuple((box, points / sheets) for box, points in boxes.items()), tuple(ranked))


def facts_of(loaded: Loaded, seat: int, read: Reader) -> Facts:
    """Play a log again for what it tells of a seat; a game without anything to tell gives nothing."""
    tell = loaded.game.facts
    return Facts() if tell is None else tell(loaded.options, *_played(loaded, read), seat)


def _played(loaded: Loaded, read: Reader) -> tuple[Any, list[Any]]:
    """Play a log to its end, and return the last state and all events."""
    rules = loaded.rules(read)
    state = rules.start()
    events: list[Any] = []
    for entry in loaded.entries:
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state = step.state
        events += step.events
    return state, events


# ---- luck and skill --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Accountant:
    """Says how a seat's score came about; each solved table is read once, at the first need."""

    read: Reader

    def __call__(self, loaded: Loaded, seat: int) -> AccountTotal:
        """Account for one finished game; raise ValueError for a game without exact expectation."""
        accounting = loaded.game.accounting
        if accounting is None:
            raise ValueError(loaded.game.id)
        told = accounting.make(loaded.rules(self.read), loaded.entries, loaded.options, self.read, seat)
        accounts = [one for one in told if one.seat == seat]
        return AccountTotal(
            len(accounts),
            sum(one.perfect for one in accounts),
            sum(one.luck for one in accounts),
            sum(one.decisions for one in accounts),
        )


class AccountBook:
    """Keeps in a file what was slow to account for; a file that cannot be read or written costs only time."""

    def __init__(self, accountant: Callable[[Loaded, int], AccountTotal], file: Path) -> None:
        self._accountant, self._file = accountant, file

    def __call__(self, loaded: Loaded, seat: int) -> AccountTotal:
        """Return the account of a seat, from the file if it is there."""
        found = self.known(loaded, seat)
        if found is None:
            found = self._accountant(loaded, seat)
            known = _read_book(self._file) | {_key(loaded, seat): found}
            _write_book(self._file, dict(list(known.items())[-KEPT:]))
        return found

    def known(self, loaded: Loaded, seat: int) -> AccountTotal | None:
        """Return the account of a seat where that takes no time: a quick game's, or one that is in the file."""
        accounting = loaded.game.accounting
        if accounting is None or not accounting.is_slow:
            return None if accounting is None else self._accountant(loaded, seat)
        return _read_book(self._file).get(_key(loaded, seat))


def _key(loaded: Loaded, seat: int) -> str:
    """Name a seat of a game by all that was played in it."""
    return blake2b(repr((seat, loaded.header, loaded.entries)).encode(), digest_size=12).hexdigest()


def _read_book(file: Path) -> dict[str, AccountTotal]:
    try:
        held = json.loads(file.read_text(encoding="utf-8"))
        lines = {key: decode_account(line) for key, line in held["accounts"].items()} if held["version"] == BOOK_VERSION else {}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}
    return lines


def decode_account(line: list[float]) -> AccountTotal:
    """Read a line of the book; raise TypeError or ValueError for what is none."""
    manches, perfect, luck, decisions = line
    if type(manches) is not int or not all(type(part) in {int, float} and math.isfinite(part) for part in line):
        raise TypeError("no account")
    return AccountTotal(manches, float(perfect), float(luck), float(decisions))


def _write_book(file: Path, known: Mapping[str, AccountTotal]) -> None:
    lines = {key: astuple(account) for key, account in known.items()}
    with suppress(OSError):
        write_whole(file, json.dumps({"version": BOOK_VERSION, "accounts": lines}), private=True)
