"""The letters that a player is laying and has not yet written: typed along a direction, dragged, taken back.

Plain values over the rows of the grid as the view shows them (a letter, ``.`` for a free cell, ``#`` for one that takes no
letter); nothing here knows Qt. What cannot be done leaves the draft as it was.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludogite.games.mots_de_tete.grid import BLACK as BLOCK
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import Laid
from ludogite.games.mots_de_tete.placement import Rows, with_letters, word_through
from ludogite.games.mots_de_tete.state import FREE


@dataclass(frozen=True, slots=True)
class Draft:
    """Letters in the order in which they were laid, the cell where the next one goes (None: nowhere), and the direction.

    ``over`` is the written letter after the last one typed: who types whole words types it too, and nothing is laid.
    """

    laid: tuple[Laid, ...] = ()
    caret: Cell | None = None
    across: bool = True
    over: Cell | None = None

    @property
    def cells(self) -> dict[Cell, str]:
        """Give the laid letters by cell."""
        return {one.cell: one.letter for one in self.laid}

    def point(self, rows: Rows, cell: Cell) -> Draft:
        """Bring the caret to a cell; a second time on the same cell turns the direction."""
        if mark(rows, cell) == BLOCK:
            return self
        return self.turn(rows) if cell == self.caret else replace(self, caret=cell, over=None)

    def step(self, rows: Rows, down: int, right: int) -> Draft:
        """Move the caret by one cell, across black ones; it stays at the edge."""
        caret = self.caret or (self.laid[-1].cell if self.laid else _middle(rows))
        row, col = caret[0] + down, caret[1] + right
        while mark(rows, (row, col)) == BLOCK and _has(rows, (row, col)):
            row, col = row + down, col + right
        return replace(self, caret=(row, col) if _has(rows, (row, col)) else caret, over=None)

    def type(self, rows: Rows, letter: str, most: int) -> Draft:
        """Lay a letter, or skip it where it stands already and the word goes on."""
        over = self.over or self.caret
        if over is not None and mark(rows, over) == letter:
            return replace(self, caret=self.after(rows, over) if over == self.caret else self.caret, over=self._beyond(over))
        return self.lay(rows, letter, most)

    def lay(self, rows: Rows, letter: str, most: int) -> Draft:
        """Lay a letter at the caret or on the next free cell after it; on a letter of one's own it takes its place."""
        if self.caret is None:
            return self
        if self.caret in self.cells:
            return self._advance(rows, self._with(self.caret, letter), self.caret, most)
        cell = self._next_free(rows, self.caret)
        if cell is None or len(self.laid) >= most:
            return self
        return self._advance(rows, (*self.laid, Laid(*cell, letter)), cell, most)

    def erase(self) -> Draft:
        """Take the last letter back; the caret goes where it lay."""
        return replace(self, laid=self.laid[:-1], caret=self.laid[-1].cell, over=None) if self.laid else self

    def remove(self, cell: Cell) -> Draft:
        """Take one letter back."""
        if cell not in self.cells:
            return self
        return replace(self, laid=tuple(one for one in self.laid if one.cell != cell), caret=cell, over=None)

    def clear(self) -> Draft:
        """Take all letters back; the caret goes to where the first lay."""
        return replace(self, laid=(), caret=self.laid[0].cell, over=None) if self.laid else self

    def turn(self, rows: Rows) -> Draft:
        """Change the direction; letters already laid go along if there is room for them, else nothing changes."""
        turned = replace(self, across=not self.across, over=None)
        if len(self.laid) < 2:
            if not self.laid:
                return turned
            return replace(turned, caret=turned.after(rows, self.laid[0].cell))
        first = min(one.cell for one in self.laid)
        other = replace(turned, laid=(), caret=first)
        for one in sorted(self.laid, key=lambda one: one.cell):
            after = other.lay(rows, one.letter, len(self.laid))
            if after == other:
                return self
            other = after
        return replace(other, caret=other.after(rows, other.laid[-1].cell) if self.caret is not None else None)

    def drop(self, rows: Rows, cell: Cell, letter: str, most: int) -> Draft:
        """Lay a letter that was dragged onto a cell; the direction follows two letters in a line."""
        if cell in self.cells:
            return replace(self, laid=self._with(cell, letter))
        if mark(rows, cell) != FREE or len(self.laid) >= most:
            return self
        laid = (*self.laid, Laid(*cell, letter))
        dropped = replace(self, laid=laid, across=_line_of(laid, across=self.across), over=None)
        return replace(dropped, caret=dropped.after(rows, cell) if len(laid) < most else None)

    def shift(self, rows: Rows, source: Cell, target: Cell) -> Draft:
        """Move a laid letter; onto another of one's own they change places."""
        letter = self.cells.get(source)
        if letter is None or source == target:
            return self
        other = self.cells.get(target)
        if other is not None:
            letters = {source: other, target: letter}
            return replace(self, laid=tuple(Laid(*one.cell, letters.get(one.cell, one.letter)) for one in self.laid))
        if mark(rows, target) != FREE:
            return self
        laid = tuple(Laid(*target, letter) if one.cell == source else one for one in self.laid)
        return replace(self, laid=laid, across=_line_of(laid, across=self.across))

    def after(self, rows: Rows, cell: Cell) -> Cell | None:
        """Give the next free cell after one, along the direction; None where the line ends."""
        return self._next_free(rows, self._beyond(cell))

    def _beyond(self, cell: Cell) -> Cell:
        down, right = self._way
        return cell[0] + down, cell[1] + right

    @property
    def _way(self) -> Cell:
        return (0, 1) if self.across else (1, 0)

    def _next_free(self, rows: Rows, cell: Cell) -> Cell | None:
        taken = self.cells
        while (found := mark(rows, cell)) != BLOCK:
            if found == FREE and cell not in taken:
                return cell
            cell = self._beyond(cell)
        return None

    def _with(self, cell: Cell, letter: str) -> tuple[Laid, ...]:
        return tuple(Laid(*cell, letter) if one.cell == cell else one for one in self.laid)

    def _advance(self, rows: Rows, laid: tuple[Laid, ...], cell: Cell, most: int) -> Draft:
        grown = replace(self, laid=laid, over=self._beyond(cell))
        return replace(grown, caret=grown.after(rows, cell) if len(laid) < most else None)


def mark(rows: Rows, cell: Cell) -> str:
    """Give what stands in a cell: a letter, ``.`` or ``#``; off the grid is like black."""
    return rows[cell[0]][cell[1]] if _has(rows, cell) else BLOCK


def _has(rows: Rows, cell: Cell) -> bool:
    return 0 <= cell[0] < len(rows) and 0 <= cell[1] < len(rows[0])


def _middle(rows: Rows) -> Cell:
    return len(rows) // 2, len(rows[0]) // 2


def _line_of(laid: tuple[Laid, ...], *, across: bool) -> bool:
    """Tell the direction in which letters lie; one letter, or letters in no line, keep the direction there was."""
    if len(laid) < 2:
        return across
    if len({one.row for one in laid}) == 1:
        return True
    return False if len({one.col for one in laid}) == 1 else across


def run_start(rows: Rows, draft: Draft) -> Cell | None:
    """Give the first cell of the word that is being laid, or of the one that would begin at the caret; None without either."""
    first = min(draft.cells, default=draft.caret)
    if first is None or mark(rows, first) == BLOCK:
        return None
    written = with_letters(rows, draft.laid)
    if mark(written, first) == FREE:
        written = with_letters(written, (Laid(*first, "A"),))
    word = word_through(written, first, across=draft.across)
    return (word.row, word.col) if word is not None else first
