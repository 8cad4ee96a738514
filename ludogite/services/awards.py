"""The prizes of a game: three to five from its log, each about something good; nobody has two before everybody has one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ludogite.core.rules import NATURE, Seat
from ludogite.games.facts import Facts
from ludogite.games.game import Reader
from ludogite.games.setup import Loaded
from ludogite.services.facts import facts_of
from ludogite.services.thinking import saved_to_loaded

if TYPE_CHECKING:
    from ludogite.store.saves import LoadedGame

MOST: Final = 5
ALONE: Final = 3
"""Prizes for one person alone."""
LONG: Final = 5
"""Letters from which a word is long."""
BEHIND: Final = 0.1
"""The share of one's score by which one must have been behind for a comeback."""
OWN: Final = ("own_gain", "faithful")
"""Prizes that several may have: what was best in one's own game, and to have played it to the end."""
QUICK_MS: Final = 4000
"""Ms for which a buzz is quick."""


@dataclass(frozen=True, slots=True)
class Award:
    """A prize: its code, whose, how telling it is (0 to 1), and what its sentence names."""

    code: str
    seat: Seat
    weight: float
    number: int = 0
    word: str = ""


def awarded(saved: LoadedGame, read: Reader) -> tuple[Award, ...]:
    """Give the prizes of a finished game to the people who played it; raises LogError and ResourceError."""
    loaded = saved_to_loaded(saved)
    people = [seat.seat for seat in saved.game.seats if seat.level is None]
    return chosen(candidates(loaded, people, read), people) if people else ()


def chosen(found: Sequence[Award], people: Sequence[Seat]) -> tuple[Award, ...]:
    """Choose among candidates: each prize once, everybody's best before anybody's second, the most telling first."""
    ranked = sorted(found, key=lambda award: (-award.weight, award.code, award.seat))
    taken: list[Award] = []
    for _ in range(MOST):
        for seat in people:
            codes = {award.code for award in taken if award.code not in OWN or award.seat == seat}
            best = next((award for award in ranked if award.seat == seat and award.code not in codes), None)
            if best is not None:
                taken.append(best)
    most = ALONE if len(people) == 1 else max(MOST, len(people))
    first = taken[: len(people)]
    others = sorted((award for award in taken[len(people) :] if award.code not in OWN), key=lambda award: -award.weight)
    return tuple([*first, *others][:most])


def candidates(loaded: Loaded, people: Sequence[Seat], read: Reader) -> tuple[Award, ...]:
    """List all that could be given: of words, of the way the points came, of what the game counts, of time."""
    facts = {seat: facts_of(loaded, seat, read) for seat in people}
    return (
        *_of_words(facts),
        *_of_counts(loaded, facts),
        *_of_points(loaded, people, read),
        *_of_time(loaded, people),
    )


def _of_words(facts: dict[Seat, Facts]) -> Iterator[Award]:
    said = [(seat, word, points) for seat, fact in facts.items() for word, points in fact.words]
    if said:
        seat, word, _ = max(said, key=lambda one: (len(one[1]), one[2]))
        if len(word) >= LONG:
            yield Award("longest_word", seat, min(1.0, len(word) / 8), len(word), word)
        seat, word, points = max(said, key=lambda one: one[2])
        if points > 0:
            yield Award("dearest_word", seat, 0.8, points, word)
        counts = {seat: len(fact.words) for seat, fact in facts.items()}
        best = max(counts, key=lambda seat: counts[seat])
        yield Award("most_words", best, 0.5, counts[best])


def _of_counts(loaded: Loaded, facts: dict[Seat, Facts]) -> Iterator[Award]:
    """Give the game's own prizes to whoever has most."""
    for prize in loaded.game.prizes:
        counts = {seat: dict(fact.boxes if prize.is_box else fact.counts).get(prize.fact, 0) for seat, fact in facts.items()}
        best = max(counts, key=lambda seat: counts[seat])
        if counts[best] >= prize.least:
            yield Award(prize.code, best, prize.weight, counts[best])


def _of_points(loaded: Loaded, people: Sequence[Seat], read: Reader) -> Iterator[Award]:
    """Look at how the points came: from behind, in one go, at the end, turn after turn."""
    standing = loaded.game.standing
    if standing is None:
        return
    points = _course(loaded, read)
    ends, third = points[-1], points[len(points) * 2 // 3]
    behind = {seat: max((max(now) - now[seat], seat) for now in points)[0] - (max(ends) - ends[seat]) for seat in people}
    back = max(people, key=lambda seat: behind[seat])
    if len(ends) > 1 and behind[back] >= max(1, BEHIND * ends[back]):
        yield Award("comeback", back, 0.9, behind[back])
    gains = [(after[seat] - before[seat], seat) for before, after in pairwise(points) for seat in people]
    for seat in people:
        own = max((gained for gained, who in gains if who == seat), default=0)
        yield Award("own_gain", seat, 0.1, own) if own > 0 else Award("faithful", seat, 0.05)
    gain, best = max(gains, default=(0, 0))
    if gain > 0:
        yield Award("gain", best, 0.6, gain)
    sprint = {seat: ends[seat] - third[seat] for seat in people}
    fast = max(people, key=lambda seat: sprint[seat])
    if sprint[fast] > 0:
        yield Award("sprint", fast, 0.45, sprint[fast])
    steps = {seat: sum(gained > 0 for gained, who in gains if who == seat) for seat in people}
    steady = max(people, key=lambda seat: steps[seat])
    if steps[steady] > 1:
        yield Award("steady", steady, 0.4, steps[steady])


def _course(loaded: Loaded, read: Reader) -> list[tuple[int, ...]]:
    """List everybody's points after each command that changed them, the start first."""
    rules, standing = loaded.rules(read), loaded.game.standing
    state = rules.start()
    assert standing is not None  # noqa: S101 - asked before
    points = [tuple(standing(rules.view(state, None)))]
    for entry in loaded.entries:
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        now = tuple(standing(rules.view(state, None)))
        if now != points[-1]:
            points.append(now)
    return points


def _of_time(loaded: Loaded, people: Sequence[Seat]) -> Iterator[Award]:
    """Look at the clock of the log: who thought, who played at once, whose buzz came first."""
    times: dict[Seat, list[int]] = {seat: [] for seat in people}
    buzzes: dict[Seat, list[int]] = {seat: [] for seat in people}
    before = fell = 0
    was_nature = False
    for entry in loaded.entries:
        if entry.seat in times:
            times[entry.seat].append(entry.at_ms - before)
            if was_nature:
                buzzes[entry.seat].append(entry.at_ms - fell)
        was_nature = entry.seat == NATURE
        fell = entry.at_ms if was_nature else fell
        before = entry.at_ms
    if loaded.game.buzzers:
        quick = {seat: min(one) for seat, one in buzzes.items() if one}
        best = min(quick, key=lambda seat: quick[seat], default=None)
        if best is not None and quick[best] < QUICK_MS:
            yield Award("buzzer", best, 0.85, quick[best])
        return
    means = {seat: sum(one) / len(one) for seat, one in times.items() if one}
    if len(means) > 1 and max(means.values()) > 0:
        yield Award("thinker", max(means, key=lambda seat: means[seat]), 0.3)
        yield Award("swift", min(means, key=lambda seat: means[seat]), 0.3)
