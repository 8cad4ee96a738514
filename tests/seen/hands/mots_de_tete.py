"""The hand at a table of Mots de Tête."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from tests.seen.hands.hand import WALK, TurnHand
from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.tree import Node, State
from tests.seen.witness import Moment


class MotsDeTeteHand(TurnHand):
    """Throws dice and writes words in the grid."""

    def prepare(self, command: Any) -> Press:
        """Lay the letters of a word, or go to the button that a command needs."""
        match type(command).__name__:
            case "Write":
                self._lay(sorted(command.letters, key=lambda one: (one.row, one.col)))
                return self.main()
            case "Pass":
                return self.button("Passer")
            case _:
                return self.main()

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the points, and the letters of the grid."""
        yield from self.totals(moment, played)
        rows = played.session.view(None).rows
        for node in moment.nodes:
            told = re.match(r"ligne (\d+), colonne (\d+), ([A-Z])\b", node.name) if node.role == "cell" else None
            if told is not None:
                yield Shown(f"square {told[1]}, {told[2]}", told[3], rows[int(told[1]) - 1][int(told[2]) - 1])

    def _lay(self, letters: list[Any]) -> None:
        """Bring the caret to the first letter, turn to where the word goes, and type."""
        witness, first = self.witness, letters[0]
        cell = f"ligne {first.row + 1}, colonne {first.col + 1},"
        if self.by_mouse:
            if witness.look().find(cell, role="cell") is None:  # large text brings the grid closer: see all of it
                witness.desk.click(self._glass())
            found = witness.until(lambda moment: moment.find(cell, role="cell"), cell)
            if not found.has(State.FOCUSED):
                witness.desk.click(found.rect.centre)
        else:
            self._walk(first.row, first.col)
        across = len({one.row for one in letters}) == 1
        way = "droite" if across else "bas"
        if len(letters) > 1 and witness.look().find("Sens", way) is None:
            witness.desk.keys("space")
            witness.until(lambda moment: moment.find("Sens", way), f"the word goes {way}")
        # Letters that stand between them are typed too, as whoever types words does: the caret goes over them.
        new = {(one.row, one.col): one.letter for one in letters}
        last, rows = letters[-1], witness.saved.played().session.view(self.seat).rows
        cells = [(row, col) for row in range(first.row, last.row + 1) for col in range(first.col, last.col + 1)]
        witness.desk.write("".join(new.get(place, rows[place[0]][place[1]]) for place in cells).lower())
        witness.until(lambda moment: moment.find(f"{cell} {first.letter}") is not None, "the letters lie there")

    def _glass(self) -> tuple[int, int]:
        found = self.witness.seen().find("Agrandir la grille")
        if found is None:
            raise LookupError("the grid is not to be seen whole")
        return found.rect.centre

    def _walk(self, row: int, col: int) -> None:
        grid = self.witness.saved.played().session.view(self.seat).grid
        cells = {(row, col) for row in range(grid.rows) for col in range(grid.cols)}
        blacks = {place for place in cells if not grid.is_playable(*place)}
        for _ in range(WALK):
            held = self.witness.until(caret, "a square has the keyboard")
            if held == (row, col):
                return
            self.witness.desk.keys(way(cells, blacks, held, (row, col))[0])
            self.witness.until(partial(has_left, held), "the caret moves")
        raise LookupError(f"the arrows never come to {row}, {col}")


ARROWS = {"Down": (1, 0), "Up": (-1, 0), "Right": (0, 1), "Left": (0, -1)}


def caret(moment: Moment) -> tuple[int, int] | None:
    """Give the row and the column of the square that has the keyboard, from 0; None where none has."""
    return next((where(node) for node in moment.nodes if node.has(State.FOCUSED) and node.name.startswith("ligne")), None)


def has_left(square: tuple[int, int], moment: Moment) -> bool:
    """Tell whether another square has the keyboard now."""
    return caret(moment) not in {square, None}


def where(cell: Node) -> tuple[int, int]:
    """Give the row and the column of a cell, from 0."""
    row, col = re.findall(r"\d+", cell.name)[:2]
    return int(row) - 1, int(col) - 1


def way(cells: set[tuple[int, int]], blacks: set[tuple[int, int]], here: tuple[int, int], there: tuple[int, int]) -> list[str]:
    """Find arrows that lead from a cell to another; an arrow jumps over black cells."""
    found: dict[tuple[int, int], list[str]] = {here: []}
    open_ = [here]
    while there not in found:
        place = open_.pop(0)
        for arrow, (down, right) in ARROWS.items():
            row, col = place[0] + down, place[1] + right
            while (row, col) in blacks:
                row, col = row + down, col + right
            if (row, col) in cells and (row, col) not in found:
                found[row, col] = [*found[place], arrow]
                open_.append((row, col))
    return found[there]
