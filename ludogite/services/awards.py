"""The prizes of a game from its log: each is true of everybody who played, computers too, and nobody shares it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludogite.core.rules import NATURE, Seat
from ludogite.games.facts import Facts
from ludogite.games.game import Reader
from ludogite.games.setup import Loaded
from ludogite.services.course import Change, course
from ludogite.services.facts import facts_of
from ludogite.services.moments import Moment, gains
from ludogite.services.moments import chosen as told_moments
from ludogite.services.rare_words import fit_to_show, reader_of
from ludogite.services.thinking import saved_to_loaded

if TYPE_CHECKING:
    from ludogite.store.saves import LoadedGame

MOST: Final = 5
ALONE: Final = 3
"""Prizes for one person among computer players."""
LONG: Final = 5
"""Letters from which a word is long."""
BEHIND: Final = 0.1
"""The share of one's score by which one must have been behind for a comeback."""
QUICK_MS: Final = 4000
"""Ms for which a buzz is quick."""
FAR: Final = 2.0
"""How many times as long as anybody else a person must have thought, or as short."""


@dataclass(frozen=True, slots=True)
class Award:
    """A prize: its code, whose, how telling it is (0 to 1), and what its sentence names."""

    code: str
    seat: Seat
    weight: float
    number: int = 0
    word: str = ""


def looked_back(saved: LoadedGame, read: Reader) -> tuple[tuple[Moment, ...], tuple[Award, ...]]:
    """Give the moments of a finished game in their order, and its prizes; raises LogError and ResourceError."""
    loaded = saved_to_loaded(saved)
    changes = course(loaded, read)
    people = [seat.seat for seat in saved.game.seats if seat.level is None]
    return told_moments(gains(changes)), chosen(candidates(loaded, changes, people, read), people)


def chosen(found: Sequence[Award], people: Sequence[Seat]) -> tuple[Award, ...]:
    """Choose among candidates: each prize once, everybody's best before anybody's second, the most telling first."""
    ranked = sorted(found, key=lambda award: (-award.weight, award.code, award.seat))
    firsts = [next((award for award in ranked if award.seat == seat), None) for seat in people]
    first = [award for award in firsts if award is not None]
    others = [award for award in ranked if award not in first]
    return tuple([*first, *others][: ALONE if len(people) == 1 else max(MOST, len(first))])


def candidates(loaded: Loaded, changes: Sequence[Change], people: Sequence[Seat], read: Reader) -> tuple[Award, ...]:
    """List all that could be given to people: of words, of the way the points came, of what the game counts, of time.

    Who played alone was better than nobody. No prize names a word that is hidden from somebody at the table (``read.askers``).
    """
    if loaded.header.seats == 1:
        return ()
    reader = reader_of(read.askers)
    facts = {seat: fit_to_show(facts_of(loaded, seat, read), read, reader) for seat in range(loaded.header.seats)}
    found = (*_of_words(facts), *_of_counts(loaded, facts), *_of_points(changes, len(loaded.entries)), *_of_time(loaded, people))
    return tuple(award for award in found if award.seat in people)


def best_of(values: Mapping[Seat, float]) -> Seat | None:
    """Say who alone has most; None where nobody has."""
    most = max(values.values(), default=0)
    holders = [seat for seat, value in values.items() if value == most]
    return holders[0] if len(holders) == 1 else None


def letters(word: str) -> int:
    """Count the letters of an answer, which may be several words."""
    return sum(map(str.isalpha, word))


def _of_words(facts: Mapping[Seat, Facts]) -> Iterator[Award]:
    said = {seat: fact.words for seat, fact in facts.items() if fact.words}
    longest = best_of({seat: max(letters(word) for word, _ in words) for seat, words in said.items()})
    if longest is not None:
        word, _ = max(said[longest], key=lambda one: (letters(one[0]), one[1]))
        if letters(word) >= LONG:
            yield Award("longest_word", longest, min(1.0, letters(word) / 8), letters(word), word)
    dearest = best_of({seat: max(points for _, points in words) for seat, words in said.items()})
    if dearest is not None:
        word, points = max(said[dearest], key=lambda one: one[1])
        if points > 0:
            yield Award("dearest_word", dearest, 0.8, points, word)
    most = best_of({seat: len(words) for seat, words in said.items()})
    if most is not None:
        yield Award("most_words", most, 0.5, len(said[most]))


def _of_counts(loaded: Loaded, facts: Mapping[Seat, Facts]) -> Iterator[Award]:
    """Give the game's own prizes to whoever has most."""
    for prize in loaded.game.prizes:
        counts = {seat: dict(fact.boxes if prize.is_box else fact.counts).get(prize.fact, 0) for seat, fact in facts.items()}
        best = best_of(counts)
        if best is not None and counts[best] >= prize.least:
            yield Award(prize.code, best, prize.weight, counts[best])


def _of_points(changes: Sequence[Change], steps: int) -> Iterator[Award]:
    """Look at how the points came: from behind, in one go, in the last third of all steps, turn after turn."""
    if not changes:
        return
    seats, ends = range(len(changes[0].before)), changes[-1].after
    third = next((change.before for change in changes if change.step > steps * 2 / 3), ends)
    behind = dict.fromkeys(seats, 0)
    for change in changes:
        for seat in seats:
            if change.gains[seat] > 0:  # just after a turn of one's own: before it others have had one more
                behind[seat] = max(behind[seat], max(change.after) - change.after[seat])
    made_up = {seat: behind[seat] - (max(ends) - ends[seat]) for seat in seats}
    back = best_of(made_up)
    if back is not None and made_up[back] >= max(1, BEHIND * ends[back]):
        yield Award("comeback", back, 0.9, made_up[back])
    gained = {seat: max(change.gains[seat] for change in changes) for seat in seats}
    sprint = {seat: ends[seat] - third[seat] for seat in seats}
    for code, weight, values in (("gain", 0.6, gained), ("sprint", 0.45, sprint)):
        best = best_of(values)
        if best is not None and values[best] > 0:
            yield Award(code, best, weight, values[best])
    times = {seat: sum(change.gains[seat] > 0 for change in changes) for seat in seats}
    steady = best_of(times)
    if steady is not None and times[steady] > 1:
        yield Award("steady", steady, 0.4, times[steady])


def _of_time(loaded: Loaded, people: Sequence[Seat]) -> Iterator[Award]:
    """Look at the clock of the log: whose buzz came first, and who of the people thought long or played at once."""
    times: dict[Seat, list[int]] = {seat: [] for seat in range(loaded.header.seats)}
    buzzes: dict[Seat, list[int]] = {seat: [] for seat in times}
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
        quick = {seat: -min(one) for seat, one in buzzes.items() if one}
        first = best_of(quick)
        if first is not None and -quick[first] < QUICK_MS:
            yield Award("buzzer", first, 0.85, -quick[first])
        return
    means = {seat: sum(times[seat]) / len(times[seat]) for seat in people if times[seat]}
    ranked = sorted(means, key=lambda seat: means[seat])
    if len(ranked) > 1:
        slowest, quickest = ranked[-1], ranked[0]
        if means[slowest] > FAR * means[ranked[-2]]:
            yield Award("thinker", slowest, 0.3)
        if means[ranked[1]] > FAR * means[quickest]:
            yield Award("swift", quickest, 0.3)
