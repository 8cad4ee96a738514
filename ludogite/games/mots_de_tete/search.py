"""Every legal play of a position, exactly.

The score of a play depends on where one writes, not on the letters: so a *slot* (a run of cells to fill) has one worth, and a
bitset of the words that fit it. Counting needs no words, and the best play only the words of one slot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ludogite.core.caches import ENGINES
from ludogite.games.mots_de_tete.grid import Cell, Grid
from ludogite.games.mots_de_tete.lexis import Lexis
from ludogite.games.mots_de_tete.moves import Laid, Write
from ludogite.games.mots_de_tete.placement import Rows, is_empty, is_letter
from ludogite.games.mots_de_tete.scoring import worths
from ludogite.games.mots_de_tete.state import FREE, QUARTE_LETTERS
from ludogite.words.patterns import ALL_LETTERS, Fit, Line, fits

FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Slot:
    """A run of cells for one main word: its first cell and direction, its length, its new cells, the words that fit.

    ``worth`` is the mean score of a play there, all its words and bonus cells counted.
    """

    row: int
    col: int
    across: bool
    length: int
    new: tuple[Cell, ...]
    worth: float
    bits: int

    @property
    def plays(self) -> int:
        """Count the plays."""
        return self.bits.bit_count()

    def write(self, word: str) -> Write:
        """Make the command that writes a word here."""
        letters = []
        for row, col in self.new:
            letters.append(Laid(row, col, word[col - self.col if self.across else row - self.row]))
        return Write(tuple(letters))


@dataclass(frozen=True, slots=True)
class _Strip:
    """A row or column, and what its free cells cross: for each whether a word crosses there, and that word's mean worth."""

    line: Line
    worth: tuple[float, ...]
    crosses: tuple[bool, ...]
    crossing_worth: tuple[float, ...]

    def free(self, fit: Fit) -> list[int]:
        """List the free cells of a run."""
        return [place for place in range(fit.start, fit.start + fit.length) if self.line.cells[place] == FREE]

    def worth_of(self, fit: Fit) -> float:
        """Give the mean score of writing in a run: its cells, and the words that cross its new letters."""
        crossing = sum(self.crossing_worth[place] for place in self.free(fit))
        return sum(self.worth[fit.start : fit.start + fit.length]) + crossing


class Position:
    """A grid with letters, looked at by somebody who knows some words."""

    def __init__(self, grid: Grid, rows: Rows, lexis: Lexis, *, quarte: bool = False) -> None:
        self._grid = grid
        self._rows = rows
        self._lexis = lexis
        self._quarte = quarte
        columns = tuple(map("".join, zip(*rows, strict=True)))
        worth = worths(grid, fixed=quarte)
        worth_of_columns = tuple(zip(*worth, strict=True))
        self._starts = grid.starts() if is_empty(rows) else None
        self._strips = {
            True: _strips(rows, columns, worth, worth_of_columns, lexis),
            False: _strips(columns, rows, worth_of_columns, worth, lexis),
        }

    def slots(self, n: int) -> list[Slot]:
        """Return every slot with n new letters (n = 0 in the quarté: a main word of four letters) that some word fits.

        No play is in two slots: one letter that makes a word both ways stands in the row.
        """
        found: list[Slot] = []
        for new in range(1, QUARTE_LETTERS + 1) if self._quarte else (n,):
            for across in (True, False):
                for at, strip in enumerate(self._strips[across]):
                    found += self._slots_in(strip, at, new, across=across)
        return found

    def count(self, n: int) -> int:
        """Count the legal plays."""
        return sum(slot.plays for slot in self.slots(n))

    def can_play(self, n: int) -> bool:
        """Tell whether any play is possible."""
        return bool(self.slots(n))

    def best(self, n: int) -> Slot | None:
        """Return a slot with the highest worth; None where no play is possible."""
        return max(self.slots(n), key=lambda slot: slot.worth, default=None)

    def best_worth(self, n: int) -> float:
        """Give the worth of the best slot, 0 where no play is possible: quicker than ``best`` for one who looks ahead.

        Lines that have not changed since they were last looked at are not searched again.
        """
        best = 0.0
        for new in range(1, QUARTE_LETTERS + 1) if self._quarte else (n,):
            for across in (True, False):
                for at, strip in enumerate(self._strips[across]):
                    through = self._through(strip, at, across=across)
                    best = max(best, _best_in(self._lexis, strip, new, through, quarte=self._quarte))
        return best

    def words(self, slot: Slot) -> list[str]:
        """Return the main words that fit a slot, in alphabetical order."""
        return self._lexis.index.words(slot.length, slot.bits)

    def a_word(self, slot: Slot, *preferred: Lexis) -> str:
        """Return one main word that fits a slot: of the first of these that knows one, the first in alphabetical order."""
        bits = next((common for lexis in preferred if (common := slot.bits & lexis.bits(slot.length))), slot.bits)
        return self._lexis.index.words(slot.length, bits & -bits)[0]

    def plays(self, slots: Iterable[Slot]) -> Iterator[tuple[Write, float]]:
        """Yield every play of some slots, with its worth."""
        return ((slot.write(word), slot.worth) for slot in slots for word in self.words(slot))

    def _slots_in(self, strip: _Strip, at: int, new: int, *, across: bool) -> Iterator[Slot]:
        through = self._through(strip, at, across=across)
        for fit in _fits(self._lexis, strip, new, through, quarte=self._quarte):
            places = strip.free(fit)
            if new == 1 and not across and self._is_in_a_row(fit, (places[0], at)):
                continue
            worth = strip.worth_of(fit)
            cells = tuple((at, place) if across else (place, at) for place in places)
            row, col = (at, fit.start) if across else (fit.start, at)
            yield Slot(row, col, across, fit.length, cells, worth, fit.bits)

    def _through(self, strip: _Strip, at: int, *, across: bool) -> frozenset[int]:
        """Return the cells of a strip that join a play to what is laid: beside the cross at first, later where words cross."""
        if self._starts is None:
            return frozenset(place for place, crosses in enumerate(strip.crosses) if crosses)
        if across:
            return frozenset(col for row, col in self._starts if row == at)
        return frozenset(row for row, col in self._starts if col == at)

    def _is_in_a_row(self, fit: Fit, cell: Cell) -> bool:
        """Tell whether a single letter of a column is also the play of a row; in the quarté only a word of four letters is."""
        row, col = cell
        line = self._rows[row]
        start, end = col, col + 1
        while start and is_letter(line[start - 1]):
            start -= 1
        while end < len(line) and is_letter(line[end]):
            end += 1
        return end - start == QUARTE_LETTERS if self._quarte else end - start > 1


def _fits(lexis: Lexis, strip: _Strip, new: int, through: frozenset[int], *, quarte: bool) -> list[Fit]:
    """Return the runs of a line that words fit; only those of four cells in the quarté."""
    found = fits(lexis.index, strip.line, new, through=through, vocabulary=lexis.bits)
    return [fit for fit in found if fit.length == QUARTE_LETTERS] if quarte else found


@ENGINES.keep(4096)
def _best_in(lexis: Lexis, strip: _Strip, new: int, through: frozenset[int], *, quarte: bool) -> float:
    """Give the worth of the best run of a line; 0 where no word fits."""
    return max((strip.worth_of(fit) for fit in _fits(lexis, strip, new, through, quarte=quarte)), default=0.0)


def _strips(
    lines: tuple[str, ...],
    others: tuple[str, ...],
    worth: tuple[tuple[float, ...], ...],
    worth_of_others: tuple[tuple[float, ...], ...],
    lexis: Lexis,
) -> list[_Strip]:
    """Look at every line with the words that cross it."""
    strips = []
    for at, cells in enumerate(lines):
        allowed, crosses, crossing_worth = [], [], []
        for place, mark in enumerate(cells):
            before, after = _beside(others[place], at) if mark == FREE else ("", "")
            crossed = bool(before or after)
            allowed.append(lexis.crossing(before, after) if crossed else ALL_LETTERS)
            crosses.append(crossed)
            beside = worth_of_others[place][at - len(before) : at + 1 + len(after)]
            crossing_worth.append(sum(beside) if crossed else 0.0)
        strips.append(_Strip(Line(cells, tuple(allowed)), worth[at], tuple(crosses), tuple(crossing_worth)))
    return strips


def _beside(line: str, at: int) -> tuple[str, str]:
    """Return the letters that stand right before and right after a cell."""
    start, end = at, at + 1
    while start and is_letter(line[start - 1]):
        start -= 1
    while end < len(line) and is_letter(line[end]):
        end += 1
    return line[start:at], line[at + 1 : end]
