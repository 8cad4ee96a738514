"""What the Mots de Tête view and the draft of whoever writes make of the grid: one value per cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludogite.games.mots_de_tete.grid import Bonus, Cell, Grid
from ludogite.games.mots_de_tete.moves import Play, Word
from ludogite.games.mots_de_tete.placement import words_of
from ludogite.games.mots_de_tete.state import NOBODY, MotsView, Way
from ludogite.ui.games.mots_de_tete.draft import Draft, mark, run_start
from ludogite.ui.games.mots_de_tete.grid_model import Arrow, GridCell, Ground, Writing

GROUNDS = {Bonus.ORANGE: Ground.ORANGE, Bonus.JAUNE: Ground.JAUNE, Bonus.ROUGE: Ground.ROUGE}


EMPTY: Final = Draft()


@dataclass(frozen=True, slots=True)
class Pointing:
    """What lies over the letters: the draft and its ink (0: nobody writes here), refused words, cells that a hint shows."""

    draft: Draft = EMPTY
    ink: int = 0
    wrong: tuple[str, ...] = ()
    hinted: frozenset[Cell] = frozenset()


NOTHING = Pointing()


def printed(grid: Grid) -> list[list[GridCell]]:
    """Give the cells as they are printed."""
    return [[_printed(grid, row, col) for col in range(grid.cols)] for row in range(grid.rows)]


def _printed(grid: Grid, row: int, col: int) -> GridCell:
    bonus = grid.bonus(row, col)
    if bonus is not None:
        return GridCell(GROUNDS[bonus])
    if grid.is_cross(row, col):
        return GridCell(Ground.CROSS)
    return GridCell(Ground.PLAIN, grid.value(row, col)) if grid.is_playable(row, col) else GridCell(Ground.BLACK)


def cells_of(view: MotsView, inks: Sequence[int], pointing: Pointing = NOTHING) -> list[list[GridCell]]:
    """Give every cell: what is printed, who wrote what, and what is being laid. ``inks`` are the colours by seat."""
    cells = printed(view.grid)
    for row, (letters, seats) in enumerate(zip(view.rows, view.inks, strict=True)):
        for col, seat in enumerate(seats):
            if seat != NOBODY:
                cells[row][col] = replace(cells[row][col], letter=letters[col], ink=inks[seat], writing=Writing.WRITTEN)
    _tint_last(cells, view, inks)
    if pointing.ink:
        _lay(cells, view, pointing)
    for row, col in pointing.hinted:
        cells[row][col] = replace(cells[row][col], hint=True)
    return cells


def _tint_last(cells: list[list[GridCell]], view: MotsView, inks: Sequence[int]) -> None:
    """Tint the cells of the last play's words, or of the one under contestation, and show what its bonus cells were worth."""
    last = view.last
    if view.pending is not None:
        for word in view.pending.words:
            for row, col in word.cells:
                cells[row][col] = replace(cells[row][col], tint=inks[view.seat])
    elif last is not None:
        for row, col in last.words[0].word.cells if last.words else ():
            cells[row][col] = replace(cells[row][col], tint=inks[last.seat])
        for rolled in last.bonus:
            cells[rolled.row][rolled.col] = replace(cells[rolled.row][rolled.col], rolled=rolled.value)


def _lay(cells: list[list[GridCell]], view: MotsView, pointing: Pointing) -> None:
    draft, ink = along_main(view, pointing.draft), pointing.ink
    for one in draft.laid:
        cells[one.row][one.col] = replace(cells[one.row][one.col], letter=one.letter, ink=ink, writing=Writing.DRAFT, pen=ink)
    for word in words_of(view.rows, draft.laid):
        wrong = word.text in pointing.wrong
        for row, col in word.cells:
            cell = cells[row][col]
            if cell.writing in {Writing.WRITTEN, Writing.JOINED}:
                cell = replace(cell, writing=Writing.JOINED, pen=ink, rolled=0)
            cells[row][col] = replace(cell, wrong=cell.wrong or wrong)
    caret = draft.caret
    if caret is not None and mark(view.rows, caret) != "#":
        cells[caret[0]][caret[1]] = replace(cells[caret[0]][caret[1]], caret=True, pen=ink)
    before = cell_before(view, draft)
    if before is not None:
        arrow = Arrow.RIGHT if draft.across else Arrow.DOWN
        cells[before[0]][before[1]] = replace(cells[before[0]][before[1]], arrow=arrow, pen=ink)


def along_main(view: MotsView, draft: Draft) -> Draft:
    """Give the draft in the direction of its main word: a single letter has two, and the longer one counts as such."""
    words = words_of(view.rows, draft.laid) if len(draft.laid) == 1 else ()
    return replace(draft, across=words[0].across) if words else draft


def cell_before(view: MotsView, draft: Draft) -> Cell | None:
    """Give the cell before the first letter, which carries the arrow; None where there is none, or it is part of the cross."""
    start = run_start(view.rows, draft)
    if start is None:
        return None
    row, col = (start[0], start[1] - 1) if draft.across else (start[0] - 1, start[1])
    if row < 0 or col < 0 or view.grid.is_cross(row, col):
        return None
    return row, col


@dataclass(frozen=True, slots=True)
class Tile:
    """A letter of a word in the list: its ink, its value, or the bonus cell that is still to be rolled."""

    letter: str
    ink: int
    value: int
    bonus: Ground | None = None


@dataclass(frozen=True, slots=True)
class WordLine:
    """A word in the list: its letters, the sum that is known, and the bonus cells that will be added."""

    text: str
    tiles: tuple[Tile, ...]
    points: int
    bonus: tuple[Ground, ...] = ()
    wrong: bool = False


def word_lines(
    view: MotsView,
    words: Sequence[Word],
    inks: Sequence[int],
    pointing: Pointing = NOTHING,
    rolled: Mapping[Cell, int] | None = None,
) -> tuple[WordLine, ...]:
    """Make the list of words; ``inks`` by seat, ``rolled`` what bonus cells have got already."""
    laid, ink = pointing.draft.cells, pointing.ink
    lines = []
    for word in words:
        tiles = tuple(
            _tile(view, cell, letter, ink if cell in laid else inks[view.inks[cell[0]][cell[1]]], rolled or {})
            for cell, letter in zip(word.cells, word.text, strict=True)
        )
        bonus = tuple(tile.bonus for tile in tiles if tile.bonus is not None)
        lines.append(WordLine(word.text, tiles, sum(tile.value for tile in tiles), bonus, word.text in pointing.wrong))
    return tuple(lines)


def play_lines(view: MotsView, play: Play, inks: Sequence[int]) -> tuple[WordLine, ...]:
    """Make the list of words of a play that counts, with what its bonus cells were worth."""
    rolled = {(one.row, one.col): one.value for one in play.bonus}
    lines = []
    for counted in play.words:
        tiles = tuple(
            _tile(view, cell, letter, inks[view.inks[cell[0]][cell[1]]], rolled)
            for cell, letter in zip(counted.word.cells, counted.word.text, strict=True)
        )
        lines.append(WordLine(counted.word.text, tiles, counted.points))
    return tuple(lines)


def _tile(view: MotsView, cell: Cell, letter: str, ink: int, rolled: Mapping[Cell, int]) -> Tile:
    bonus = view.grid.bonus(*cell)
    if bonus is None:
        return Tile(letter, ink, view.grid.value(*cell))
    if view.options.way is Way.QUARTE:
        return Tile(letter, ink, bonus.fixed)
    if cell in rolled:
        return Tile(letter, ink, rolled[cell])
    return Tile(letter, ink, 0, GROUNDS[bonus])


def bonus_of(lines: Sequence[WordLine]) -> tuple[Ground, ...]:
    """List what the bonus cells add to a sum: a cell through which two words go counts in both."""
    return tuple(ground for line in lines for ground in line.bonus)
