"""The hand that lays letters on the grid: clicks, arrows, typing, drags become a draft; nothing here is a command of the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal

from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.state import FREE, MotsView
from ludogite.services.sound import Sound, play_sound
from ludogite.ui.games.mots_de_tete.draft import Draft, mark
from ludogite.ui.games.mots_de_tete.grid import GridBoard
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.letters import Carried, LetterPalette
from ludogite.words.fold import letters


class Hand(QObject):
    """Keeps the draft of whoever may write at this screen now; asleep while nobody may."""

    changed = Signal()
    """The draft, or the way in which it is made, has changed."""
    complained = Signal(str)
    """Something cannot be done: why, in a sentence."""

    def __init__(self, theme: Theme, grid: GridBoard, palette: LetterPalette, carried: Carried, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = grid
        self._carried = carried
        self._rows: tuple[str, ...] = ()
        self._most = 0
        self._ink = 1
        self._turn = 0
        self._composed: dict[int, Draft] = {}
        self._lifted: tuple[str, Cell | None] | None = None
        self.draft = Draft()
        self.by_mouse = True
        self.is_awake = False
        view = grid.view
        view.takes_keys = False
        view.pointed.connect(self.point)
        view.moved.connect(self._on_moved)
        view.typed.connect(self.type)
        view.erased.connect(self._on_erased)
        view.cleared.connect(self._on_removed)
        view.turned.connect(self.turn)
        view.lifted.connect(self._on_lifted_cell)
        palette.picked.connect(self._on_picked)
        palette.lifted.connect(self._on_lifted_letter)
        for source in (view, palette):
            source.dragged.connect(carried.follow)
            source.dropped.connect(self._on_dropped)

    # ---- waking and sleeping ----------------------------------------------------------------------------------------------

    def wake(self, view: MotsView, most: int, ink: int) -> None:
        """Let letters be laid on the grid of a view, so many at most; in a turn that comes back, what had been laid lies there."""
        self._rows, self._most, self._ink = view.rows, most, ink
        if self.is_awake and view.turn == self._turn:
            return
        self.sleep()
        self.is_awake, self.by_mouse, self._turn = True, True, view.turn
        self._grid.view.takes_keys = True
        self.draft = Draft(caret=first_caret(view), across=self.draft.across)
        composed = self._composed.get(view.turn)
        if composed is not None and all(mark(view.rows, one.cell) == FREE for one in composed.laid):
            self.draft = composed

    def sleep(self) -> None:
        """Take every letter back and lay none until woken; they are remembered for when the turn comes back."""
        if self.is_awake:
            self._composed[self._turn] = self.draft
        self.is_awake = self._grid.view.takes_keys = False
        self._lifted = None
        self._carried.hide()
        self.draft = Draft(across=self.draft.across)

    # ---- what the player does -----------------------------------------------------------------------------------------------

    def point(self, place: Cell) -> None:
        """Bring the caret to a cell, or turn it there."""
        self._become(self.draft.point(self._rows, place), by_mouse=True)

    def turn(self) -> None:
        """Change the direction, if the letters fit."""
        if self.is_awake and self.draft.turn(self._rows) == self.draft:
            self.complained.emit(self.tr("Le mot ne tient pas dans l’autre sens."))
            return
        self._become(self.draft.turn(self._rows))

    def type(self, text: str) -> None:
        """Lay a typed letter; accents do not count, anything else is no letter."""
        folded = letters(text)
        if folded is None and self.is_awake:
            self.complained.emit(self.tr("Une case ne prend qu’une lettre de A à Z."))
        for letter in folded or "":
            self._lay(letter, by_mouse=False)

    def restore_draft(self, draft: Draft) -> None:
        """Lay letters as they lay before the table was left."""
        self._become(draft)

    def clear(self) -> None:
        """Take every letter back."""
        self._become(self.draft.clear())

    def _on_picked(self, letter: str) -> None:
        self._lay(letter, by_mouse=True)

    def _lay(self, letter: str, *, by_mouse: bool) -> None:
        after = self.draft.type(self._rows, letter, self._most)
        if self.is_awake and after == self.draft:
            self.complained.emit(self._why_not())
        else:
            self._become(after, by_mouse=by_mouse)

    def _why_not(self) -> str:
        if len(self.draft.laid) >= self._most:
            return self.tr("Pas plus de %n lettre(s) ce tour-ci.", "", self._most)
        if self.draft.caret is None and not self.draft.laid:
            return self.tr("Choisis d’abord une case.")
        return self.tr("Il n’y a plus de place dans ce sens.")

    def _on_moved(self, step: Cell) -> None:
        self._become(self.draft.step(self._rows, *step) if self._rows else self.draft)

    def _on_erased(self) -> None:
        self._become(self.draft.erase(), by_mouse=False)

    def _on_removed(self, place: Cell | None) -> None:
        if place is not None:
            self._become(self.draft.remove(place))

    def _become(self, draft: Draft, *, by_mouse: bool | None = None) -> None:
        if not self.is_awake:
            return
        if draft.laid != self.draft.laid:
            play_sound(self._grid, Sound.LETTER_LAY)
        self.draft = draft
        self.by_mouse = self.by_mouse if by_mouse is None else by_mouse
        self.changed.emit()

    # ---- dragging -----------------------------------------------------------------------------------------------------------

    def _on_lifted_letter(self, letter: str, at: QPoint) -> None:
        self._lift(letter, None, at)

    def _on_lifted_cell(self, place: Cell, at: QPoint) -> None:
        self._lift(self.draft.cells.get(place, ""), place, at)

    def _lift(self, letter: str, source: Cell | None, at: QPoint) -> None:
        if self.is_awake and letter:
            self._lifted = (letter, source)
            self._carried.take(letter, self._theme.player(self._ink).colour, self._grid.view.side, at)

    def _on_dropped(self, at: QPoint) -> None:
        """Lay the carried letter where it was let go; off the grid, it is taken back."""
        self._carried.hide()
        lifted, self._lifted = self._lifted, None
        if lifted is None or not self.is_awake:
            return
        letter, source = lifted
        target = self._grid.place_at_global(at)
        if source is not None:
            after = self.draft.remove(source) if target is None else self.draft.shift(self._rows, source, target)
        else:
            after = self.draft if target is None else self.draft.drop(self._rows, target, letter, self._most)
        if after == self.draft and target is not None and target != source:
            taken = mark(self._rows, target) != "."
            self.complained.emit(self.tr("Cette case ne prend pas de lettre.") if taken else self._why_not())
        else:
            self._become(after, by_mouse=True)


def first_caret(view: MotsView) -> Cell:
    """Give the cell where the caret stands at the beginning of a turn: near the cross, or before the last word."""
    if view.is_empty:
        return min(view.grid.starts())
    last = view.last
    start = (last.words[0].word.row, last.words[0].word.col) if last is not None and last.words else min(view.grid.starts())
    free = [cell for cell in view.grid.every() if mark(view.rows, cell) == "."]
    return min(free, key=lambda cell: (abs(cell[0] - start[0]) + abs(cell[1] - start[1]), cell), default=start)
