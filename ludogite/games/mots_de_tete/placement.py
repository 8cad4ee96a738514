"""Where letters may be written: the new words they make, or the one reason why not.

Sources: the sheet, and the rulings for what it leaves open: the new letters and the letters between them form one unbroken run,
the main word; the others cross it. Codes of refusals, each ``mots_de_tete.…``: no_letters, bad_letter, off_grid, on_black,
cell_taken, cell_twice, wrong_count (expected, given), too_many (most), not_in_line, gap, no_word, not_at_cross, not_joined,
not_four; and, resting on the dictionary, not_a_word (word, words). Rows and columns in their arguments count from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import Final, TypeAlias

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import BLACK, Cell, Grid
from ludogite.games.mots_de_tete.moves import Laid, Word
from ludogite.games.mots_de_tete.state import FREE, NOBODY, QUARTE_LETTERS, Pending

Rows: TypeAlias = tuple[str, ...]
NOT_A_WORD: Final = "mots_de_tete.not_a_word"
"""The code of the one refusal that rests on the dictionary of the day."""


def blank_rows(grid: Grid) -> Rows:
    """Give the rows of a grid without letters."""
    return tuple("".join(FREE if grid.is_playable(row, col) else BLACK for col in range(grid.cols)) for row in range(grid.rows))


def blank_inks(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """Give the inks of a grid without letters."""
    return ((NOBODY,) * grid.cols,) * grid.rows


def is_letter(mark: str) -> bool:
    """Tell whether a character of the rows is a letter."""
    return mark not in (FREE, BLACK)


def is_empty(rows: Rows) -> bool:
    """Tell whether no letter stands on the grid."""
    return not any(is_letter(mark) for line in rows for mark in line)


def with_letters(rows: Rows, letters: Iterable[Laid]) -> Rows:
    """Return the rows with these letters written."""
    return _with_marks(rows, {laid.cell: laid.letter for laid in letters})


def without_letters(rows: Rows, letters: Iterable[Laid]) -> Rows:
    """Return the rows with these letters rubbed out."""
    return _with_marks(rows, dict.fromkeys((laid.cell for laid in letters), FREE))


def _with_marks(rows: Rows, marks: dict[Cell, str]) -> Rows:
    changed = {row for row, _ in marks}
    return tuple(
        "".join(marks.get((at, col), mark) for col, mark in enumerate(line)) if at in changed else line
        for at, line in enumerate(rows)
    )


def word_through(rows: Rows, cell: Cell, *, across: bool) -> Word | None:
    """Return the word of 2 letters or more that runs through a letter in a direction; None where there is none."""
    row, col = cell
    line = rows[row] if across else "".join(each[col] for each in rows)
    at = col if across else row
    start, end = at, at + 1
    while start and is_letter(line[start - 1]):
        start -= 1
    while end < len(line) and is_letter(line[end]):
        end += 1
    if end - start < 2:
        return None
    return Word(line[start:end], row, start, across) if across else Word(line[start:end], start, col, across)


def words_of(rows: Rows, letters: Sequence[Laid]) -> tuple[Word, ...]:
    """Return the words that new letters make, whether the play is allowed or not: the live list while letters are typed.

    ``rows`` are those before the play; the letters stand on free cells. The main word comes first; of a single letter
    that is the longer one.
    """
    written = with_letters(rows, letters)
    found = dict.fromkeys(
        word for laid in letters for across in (True, False) if (word := word_through(written, laid.cell, across=across))
    )
    cells = {laid.cell for laid in letters}
    return tuple(sorted(found, key=lambda word: (-len(cells.intersection(word.cells)), -len(word.text) * (len(letters) == 1))))


def bonus_cells(grid: Grid, words: Iterable[Word]) -> tuple[Cell, ...]:
    """Return the bonus cells that words use, with new letters or old, in reading order."""
    return tuple(sorted({cell for word in words for cell in word.cells if grid.bonus(*cell)}))


def place(grid: Grid, rows: Rows, letters: Sequence[Laid], n: int) -> Pending | Refusal:
    """Return the play that letters make, or why they may not stand there; n = 0 in the quarté. Asks no dictionary."""
    refusal = _refuse_cells(grid, rows, letters, n) or _refuse_line(rows, letters)
    if refusal:
        return refusal
    laid = tuple(sorted(letters, key=lambda each: each.cell))
    words = words_of(rows, laid)
    if not words:
        return Refusal("mots_de_tete.no_word")
    refusal = _refuse_join(grid, rows, laid, words)
    if refusal:
        return refusal
    if n == 0:
        main = _main_of_four(words, {each.cell for each in laid})
        if main is None:
            return Refusal.of("mots_de_tete.not_four", word=words[0].text, letters=len(words[0].text))
        words = (main, *(word for word in words if word != main))
    return Pending(laid, words, bonus_cells(grid, words))


def refuse_words(words: Iterable[Word], valid: Callable[[str], bool]) -> Refusal | None:
    """Refuse words that are not in the dictionary: ``word`` the first of them, ``words`` all."""
    wrong = list(dict.fromkeys(word.text for word in words if not valid(word.text)))
    return Refusal.of(NOT_A_WORD, word=wrong[0], words=", ".join(wrong)) if wrong else None


def _refuse_cells(grid: Grid, rows: Rows, letters: Sequence[Laid], n: int) -> Refusal | None:
    if not letters:
        return Refusal("mots_de_tete.no_letters")
    most = n or QUARTE_LETTERS
    if len(letters) > most and not n:
        return Refusal.of("mots_de_tete.too_many", most=most)
    seen: set[Cell] = set()
    for laid in letters:
        row, col = laid.cell
        if len(laid.letter) != 1 or laid.letter not in ascii_uppercase:
            return Refusal("mots_de_tete.bad_letter")
        if not grid.has(row, col):
            return Refusal("mots_de_tete.off_grid")
        if not grid.is_playable(row, col):
            return Refusal.of("mots_de_tete.on_black", row=row + 1, col=col + 1)
        if is_letter(rows[row][col]):
            return Refusal.of("mots_de_tete.cell_taken", row=row + 1, col=col + 1, letter=rows[row][col])
        if laid.cell in seen:
            return Refusal.of("mots_de_tete.cell_twice", row=row + 1, col=col + 1)
        seen.add(laid.cell)
    if n and len(letters) != n:
        return Refusal.of("mots_de_tete.wrong_count", expected=n, given=len(letters))
    return None


def _refuse_line(rows: Rows, letters: Sequence[Laid]) -> Refusal | None:
    """Refuse letters in more than one row and column, or with a free or black cell between them."""
    cells = sorted(laid.cell for laid in letters)
    (top, left), (bottom, right) = cells[0], cells[-1]
    if top != bottom and any(col != left for _, col in cells):
        return Refusal("mots_de_tete.not_in_line")
    line = ((row, col) for row in range(top, bottom + 1) for col in range(left, right + 1))
    for row, col in line:
        if (row, col) not in cells and not is_letter(rows[row][col]):
            return Refusal.of("mots_de_tete.gap", row=row + 1, col=col + 1)
    return None


def _refuse_join(grid: Grid, rows: Rows, letters: Sequence[Laid], words: Sequence[Word]) -> Refusal | None:
    """Refuse a first word away from the cross, and a later one that touches none."""
    if is_empty(rows):
        starts = grid.starts()
        return None if any(laid.cell in starts for laid in letters) else Refusal("mots_de_tete.not_at_cross")
    new = {laid.cell for laid in letters}
    return None if any(not new.issuperset(word.cells) for word in words) else Refusal("mots_de_tete.not_joined")


def _main_of_four(words: Sequence[Word], new: set[Cell]) -> Word | None:
    """Return the main word of a play of the quarté if it has four letters; a single letter has two main words."""
    if len(new) > 1:
        return words[0] if len(words[0].text) == QUARTE_LETTERS else None
    return next((word for word in words if len(word.text) == QUARTE_LETTERS), None)
