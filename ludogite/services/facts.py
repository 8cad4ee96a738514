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
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ludogite.games.game import Reader
    from ludogite.games.setup import Loaded

SLOW = ("yahtzee_mots",)
"""Games whose accounts are worth keeping."""
KEPT = 2000
"""Accounts kept in the book."""
BOOK_VERSION = 1

Worth: TypeAlias = tuple[str, int]
"""A word and the points that it brought."""


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's score came about, summed over its manches (or parties): score = perfect + luck + decisions, in points."""

    manches: int
    perfect: float
    luck: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Facts:
    """What one game tells of a seat: ``counts`` by code, points by ``boxes`` summed over manches, ``words`` with their points."""

    counts: tuple[tuple[str, int], ...] = ()
    boxes: tuple[Worth, ...] = ()
    words: tuple[Worth, ...] = ()


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
    manches = max(counts["manches"], 1)
    ranked = sorted(words, key=lambda one: (-one[1], -len(one[0]), one[0]))
    return Insight(len(games), dict(counts), tuple((box, points / manches) for box, points in boxes.items()), tuple(ranked))


def facts_of(loaded: Loaded, seat: int, read: Reader) -> Facts:
    """Play a log again for what it tells of a seat; a game without anything to tell gives nothing."""
    tell = FACT_EXTRACTORS.get(loaded.game.id)
    return Facts() if tell is None else tell(loaded, seat, read)


def _played(loaded: Loaded, read: Reader) -> tuple[Any, list[Any]]:
    """Play a log to its end, and return the last state and all events."""
    rules = loaded.rules(read)
    state: Any = rules.start()
    events: list[Any] = []
    for entry in loaded.entries:
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state = step.state
        events += step.events
    return state, events


def _yahtzee(loaded: Loaded, seat: int, read: Reader) -> Facts:
    from ludogite.games.yahtzee.scoring import BOXES, Box  # noqa: PLC0415 - only the games that are looked at

    state, _ = _played(loaded, read)
    sheets = [manche[seat] for manche in (*state.past, state.sheets)]
    counts = {
        "manches": len(sheets),
        "primes": sum(sheet.prime > 0 for sheet in sheets),
        "yahtzees": sum((sheet[Box.YAHTZEE] or 0) > 0 for sheet in sheets) + sum(sheet.primes for sheet in sheets),
        "hundreds": sum(sheet.primes for sheet in sheets),
    }
    boxes = tuple((box.value, sum(sheet[box] or 0 for sheet in sheets)) for box in BOXES)
    return Facts(tuple(counts.items()), boxes)


def _yahtzee_mots(loaded: Loaded, seat: int, read: Reader) -> Facts:
    from ludogite.games.yahtzee_mots.moves import Marked, YahtzeePrime  # noqa: PLC0415
    from ludogite.games.yahtzee_mots.sheet import BOXES  # noqa: PLC0415

    state, events = _played(loaded, read)
    sheets = [partie[seat] for partie in (*state.past, state.sheets)]
    marked = [event for event in events if isinstance(event, Marked) and event.seat == seat and event.words]
    hundreds = [(event.word, 0) for event in events if isinstance(event, YahtzeePrime) and event.seat == seat]
    # Several words of one box share its points; alone, a word is worth what its box got.
    words = [(word, event.points if len(event.words) == 1 else 0) for event in marked for word in event.words]
    words += [prime for prime in hundreds if prime[0] not in dict(words)]
    counts = {
        "manches": len(sheets),
        "primes": sum(sheet.prime(loaded.options.version) > 0 for sheet in sheets),
        "hundreds": sum(sheet.primes for sheet in sheets),
        "words": len(words),
        "hints": sum(sheet.hints for sheet in sheets),
    }
    boxes = tuple((box.value, sum(sheet[box] or 0 for sheet in sheets)) for box in BOXES)
    return Facts(tuple(counts.items()), boxes, tuple(words))


def _mots_de_tete(loaded: Loaded, seat: int, read: Reader) -> Facts:
    from ludogite.games.mots_de_tete.moves import Passed, PassReason  # noqa: PLC0415
    from ludogite.games.mots_de_tete.review import ranked_words  # noqa: PLC0415

    state, events = _played(loaded, read)
    plays = [play for play in state.plays if play.seat == seat]
    words = tuple((each.word.text, each.points) for each in ranked_words(plays))
    passes = sum(isinstance(one, Passed) and one.seat == seat and one.reason is not PassReason.FIRST_ONE for one in events)
    counts = {
        "plays": len(plays),
        "turns": len(plays) + passes,
        "passes": passes,
        "words": len(words),
        "word_points": sum(points for _, points in words),
        "letters": sum(len(play.letters) for play in plays),
        "hints": state.hints_cost[seat] if state.hints_cost else 0,
    }
    return Facts(tuple(counts.items()), words=words)


def _des_themes(loaded: Loaded, seat: int, read: Reader) -> Facts:
    from ludogite.games.des_themes import moves  # noqa: PLC0415

    state, events = _played(loaded, read)
    words: list[Worth] = []
    rounds = scored = refused = given_up = 0
    in_round = last_round = 0
    for event in events:
        match event:
            case moves.Scored(said) if said.seat == seat:
                words.append((said.text, said.taken))
                in_round += 1
            case moves.TakenBack(said, resumed):
                if resumed:
                    rounds, scored, in_round = rounds - 1, scored - bool(last_round), last_round
                if said.seat == seat:
                    words.remove((said.text, said.taken))
                    in_round -= 1
            case moves.AnswerRefused(seat=who) if who == seat:
                refused += 1
            case moves.GaveUp(seat=who) if who == seat:
                given_up += 1
            case moves.RoundEnded():
                rounds, scored, last_round, in_round = rounds + 1, scored + bool(in_round), in_round, 0
    tally = state.tallies[seat]
    counts = {
        "rounds": rounds,
        "scored": scored,
        "passed": rounds - scored,
        "given_up": given_up,
        "words": len(words),
        "refused": refused,
        "chips": state.chips[seat],
        "blacks": tally.blacks,
        "paid": tally.paid,
    }
    return Facts(tuple(counts.items()), words=tuple(words))


def _words_out(loaded: Loaded, seat: int, read: Reader) -> Facts:
    from ludogite.games.words_out.moves import Countered, Shouted  # noqa: PLC0415

    state, events = _played(loaded, read)
    words = tuple((line.word, line.points) for line in state.book if line.seat == seat)
    shouts = [event for event in events if isinstance(event, Shouted)]
    longer = [event for event in events if isinstance(event, Countered)]
    counts = {
        "shouts": sum(one.seat == seat and one.counters is None for one in shouts),
        "counters": sum(one.seat == seat and one.counters is not None for one in shouts) + sum(one.seat == seat for one in longer),
        "countered": sum(one.counters == seat for one in shouts) + sum(one.claimer == seat for one in longer),
        "words": len(words),
        "word_points": sum(points for _, points in words),
        "ending": state.ending[seat] if state.ending else 0,
        "deals": state.deal,
    }
    return Facts(tuple(counts.items()), words=words)


Teller: TypeAlias = Callable[["Loaded", int, "Reader"], Facts]
FACT_EXTRACTORS: dict[str, Teller] = {
    "yahtzee": _yahtzee,
    "yahtzee_mots": _yahtzee_mots,
    "mots_de_tete": _mots_de_tete,
    "des_themes": _des_themes,
    "words_out": _words_out,
}


# ---- luck and skill --------------------------------------------------------------------------------------------------


def can_account(game_id: str) -> bool:
    """Tell whether perfect play of a game has an exact expectation, so that luck and decisions can be told apart."""
    return game_id in {"yahtzee", "yahtzee_mots"}


@lru_cache(maxsize=4)
def _solved(joker: Any, read: Reader) -> Any:
    """Read the solved table of Yahtzee."""
    from ludogite.games.yahtzee.game import solved_values  # noqa: PLC0415 - only once somebody looks back

    return solved_values(joker, read)


@dataclass(frozen=True, slots=True)
class Accountant:
    """Says how a seat's score came about; each solved table is read once, at the first need.

    A third of a second for each turn of Yahtzee des Mots, nothing to speak of in Yahtzee.
    """

    read: Reader

    def __call__(self, loaded: Loaded, seat: int) -> Account:
        """Account for one finished game; raise KeyError for a game without exact expectation."""
        make = {"yahtzee": self._yahtzee, "yahtzee_mots": self._yahtzee_mots}[loaded.game.id]
        accounts = [one for one in make(loaded, seat) if one.seat == seat]
        return Account(
            len(accounts),
            sum(one.perfect for one in accounts),
            sum(one.luck for one in accounts),
            sum(one.decisions for one in accounts),
        )

    def _yahtzee(self, loaded: Loaded, seat: int) -> Sequence[Any]:
        from ludogite.games.yahtzee.review import review  # noqa: PLC0415 - only once somebody looks back

        rules: Any = loaded.rules(self.read)
        return review(rules, loaded.entries, _solved(loaded.options.joker, self.read)).accounts

    def _yahtzee_mots(self, loaded: Loaded, seat: int) -> Sequence[Any]:
        from ludogite.games.yahtzee_mots.game import values_of  # noqa: PLC0415
        from ludogite.games.yahtzee_mots.review import review  # noqa: PLC0415

        rules: Any = loaded.rules(self.read)
        values = values_of("parfait", loaded.options, self.read)
        return review(rules, loaded.entries, values, only=seat).accounts


class AccountBook:
    """Keeps in a file what was slow to account for; a file that cannot be read or written costs only time."""

    def __init__(self, accountant: Callable[[Loaded, int], Account], file: Path) -> None:
        self._accountant, self._file = accountant, file

    def __call__(self, loaded: Loaded, seat: int) -> Account:
        """Return the account of a seat, from the file if it is there."""
        found = self.known(loaded, seat)
        if found is None:
            found = self._accountant(loaded, seat)
            known = _read_book(self._file) | {_key(loaded, seat): found}
            _write_book(self._file, dict(list(known.items())[-KEPT:]))
        return found

    def known(self, loaded: Loaded, seat: int) -> Account | None:
        """Return the account of a seat where that takes no time: a quick game's, or one that is in the file."""
        if loaded.game.id not in SLOW:
            return self._accountant(loaded, seat) if can_account(loaded.game.id) else None
        return _read_book(self._file).get(_key(loaded, seat))


def _key(loaded: Loaded, seat: int) -> str:
    """Name a seat of a game by all that was played in it."""
    return blake2b(repr((seat, loaded.header, loaded.entries)).encode(), digest_size=12).hexdigest()


def _read_book(file: Path) -> dict[str, Account]:
    try:
        held = json.loads(file.read_text(encoding="utf-8"))
        lines = {key: decode_account(line) for key, line in held["accounts"].items()} if held["version"] == BOOK_VERSION else {}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}
    return lines


def decode_account(line: Any) -> Account:
    """Read a line of the book; raise TypeError or ValueError for what is none."""
    manches, perfect, luck, decisions = line
    if type(manches) is not int or not all(type(part) in {int, float} and math.isfinite(part) for part in line):
        raise TypeError("no account")
    return Account(manches, float(perfect), float(luck), float(decisions))


def _write_book(file: Path, known: Mapping[str, Account]) -> None:
    lines = {key: astuple(account) for key, account in known.items()}
    unfinished = file.with_suffix(".part")
    with suppress(OSError):
        unfinished.write_text(json.dumps({"version": BOOK_VERSION, "accounts": lines}), encoding="utf-8")
        unfinished.replace(file)
