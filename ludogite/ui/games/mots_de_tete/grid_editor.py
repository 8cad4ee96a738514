"""The page on which a family draws its own grid for Mots de Tête: brushes, symmetry, size, and what is still wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import LONGEST_SIDE, SHORTEST_SIDE, Bonus, Cell, Grid, read_grid_bytes
from ludogite.ui.games.mots_de_tete import GAME_UI
from ludogite.ui.games.mots_de_tete.drawing import MARKS, Drawing, Mirror, bounded, fresh
from ludogite.ui.games.mots_de_tete.grid import GridBoard
from ludogite.ui.games.mots_de_tete.grid_model import GROUNDS, GridModel, ground_name
from ludogite.ui.games.mots_de_tete.grid_print import paint_cell
from ludogite.ui.games.mots_de_tete.texts import TEXTS
from ludogite.ui.screen.workshop import EditorPage
from ludogite.ui.style.paint import outline
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import (
    Control,
    HeaderBar,
    Label,
    Notice,
    Paper,
    PaperButton,
    PrimaryButton,
    Scroll,
    Segmented,
    Stepper,
)
from ludogite.ui.widgets.base import NO_LIMIT, filled
from ludogite.ui.widgets.shake import shake

COLUMN, COLUMN_SMALL = 420, 384
TEXT_WIDENS = 0.3
"""How much of the growth of the text the column follows."""
BRUSH = 48
BRUSHES: Final = tuple(mark for mark in MARKS if mark not in {"6", "7", "8", "9"})
"""The brushes offered; the other values are typed."""
STEPS: Final = {
    Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1),
}  # fmt: skip


UNDO_STEPS: Final = 200
"""Changes that can be taken back."""


class Brush(Control):
    """What a click paints: a value, a coloured cell, a black one."""

    def __init__(self, theme: Theme, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.mark = mark
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.retranslate()

    def corner(self) -> float:
        """Round as a tile."""
        return self.theme.radius("tile")

    def retranslate(self) -> None:
        name = self.tr("case noire")
        if self.mark.isdecimal():
            name = self.tr("case de {value}").format(value=self.mark)
        elif self.mark in set(Bonus):
            name = ground_name(GROUNDS[Bonus(self.mark)])
        self.setAccessibleName(name)
        set_tip(self, name)

    def sizeHint(self) -> QSize:
        side = self.theme.px(BRUSH)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        inset = self.theme.px(4)
        paint_cell(painter, self.theme, rect.adjusted(inset, inset, -inset, -inset), Drawing((self.mark,)).cells()[0][0])
        if self.isChecked():
            outline(painter, rect, self.theme.palette.accent, self.theme.pen(3), self.corner())


class GridEditorPage(EditorPage):
    """A grid that is drawn; ``kept`` gives it away in one line (``Grid.to_line``)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.drawing = fresh()
        self._before: list[Drawing] = []
        """What was drawn before each change of the player's."""
        self.header = HeaderBar(theme, self)
        self.header.back.connect(self.back)
        self.undo_button = self.header.add_action("undo", "")
        self.undo_button.clicked.connect(self.take_back)
        self.notice = Notice(theme, over=self)
        self.model = GridModel(self)
        self.space = QWidget()
        self.space.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # it lies over the grid, which is for the brush
        self.board = GridBoard(theme, self.model, self)
        self.paper = Paper(theme)
        self.tools = Scroll(theme)
        """What is chosen to draw with; scrolls where the text is large."""
        self.brushes = [Brush(theme, mark) for mark in BRUSHES]
        self.rows = Stepper(theme, SHORTEST_SIDE, LONGEST_SIDE, len(self.drawing.rows), step=2)
        self.cols = Stepper(theme, SHORTEST_SIDE, LONGEST_SIDE, len(self.drawing.rows[0]), step=2)
        self.mirror = Segmented(theme)
        self.verdict = Label(theme, "body", "ink", wrap=True, strong=True)
        self.titles = [Label(theme, "section", "ink") for _ in range(3)]
        self.sides = [Label(theme, "body", "muted") for _ in range(2)]
        self.open_button, self.save_button = PaperButton(theme, tone="soft"), PaperButton(theme, tone="soft")
        self.new_button = PaperButton(theme, tone="soft")
        self.keep_button = PrimaryButton(theme)
        self._build()
        self._connect()
        self.setFocusProxy(self.board.view)
        self.retranslate()
        self.apply_theme()
        self.brushes[0].setChecked(True)
        self.show_drawing(self.drawing)

    def _build(self) -> None:
        self._brush_box = QGridLayout()
        for number, brush in enumerate(self.brushes):
            self._brush_box.addWidget(brush, number // 5, number % 5)
        self._brush_box.setColumnStretch(5, 1)
        size = QGridLayout()
        for row, (label, stepper) in enumerate(zip(self.sides, (self.rows, self.cols), strict=True)):
            size.addWidget(label, row, 0)
            size.addWidget(stepper, row, 1)
        size.setColumnStretch(2, 1)
        files = QHBoxLayout()
        for button in (self.new_button, self.open_button, self.save_button):
            files.addWidget(button)
        files.addStretch(1)
        tools = self.tools.column
        tools.addWidget(self.titles[0])
        tools.addLayout(self._brush_box)
        tools.addWidget(self.titles[1])
        tools.addWidget(self.mirror, 0, Qt.AlignmentFlag.AlignLeft)
        tools.addWidget(self.titles[2])
        tools.addLayout(size)
        tools.addStretch(1)
        self._column = filled(QVBoxLayout(self.paper), (self.tools, 1), self.verdict, files, self.keep_button)
        self._body = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.space, 1), self.paper)
        filled(QVBoxLayout(self), self.header, (self._body, 1), close=True)

    def _connect(self) -> None:
        view = self.board.view
        view.pointed.connect(self.paint_cell)
        view.swept.connect(self.paint_cell)
        view.moved.connect(self._on_moved)
        view.typed.connect(self._on_typed)
        view.turned.connect(self._on_space)
        self.rows.valueChanged.connect(self._on_size)
        self.cols.valueChanged.connect(self._on_size)
        self.new_button.clicked.connect(self._ask_to_clear)
        self.notice.acted.connect(self._on_new)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self.take_back)
        self.open_button.clicked.connect(self._on_open)
        self.save_button.clicked.connect(self._on_save)
        self.keep_button.clicked.connect(self._on_keep)

    # ---- what is drawn ----------------------------------------------------------------------------------------------------

    @property
    def grid(self) -> Grid | None:
        """The grid, once it is one."""
        checked = self.drawing.check()
        return checked if isinstance(checked, Grid) else None

    def load(self, data: bytes) -> bool:
        """Take a grid from a file's bytes; false, with a sentence on the page, when it is none."""
        read = read_grid_bytes(data)
        if isinstance(read, Refusal):
            self.verdict.setText(TEXTS.refusal(read.code, read.args))
            self.verdict.set_colour("danger")
            shake(self.open_button, self.theme)
            return False
        self.notice.hide()
        self._work(Drawing(read.cells))
        return True

    def take_up(self, drawing: Drawing) -> None:
        """Go on with a drawing that was left without being agreed on."""
        self.show_drawing(drawing)
        self.notice.show_message("info", self.tr("Le dessin commencé la dernière fois est resté là."))

    def _work(self, drawing: Drawing) -> None:
        """Show what the player has changed, and let it be kept."""
        changed = drawing != self.drawing
        if changed:
            self._before = [*self._before[1 - UNDO_STEPS :], self.drawing]
        self.show_drawing(drawing)
        if changed:
            self.worked.emit(list(drawing.rows))

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another drawing, and what is still wrong with it."""
        self.drawing = drawing
        self.undo_button.setEnabled(bool(self._before))
        checked = drawing.check()
        wrong: list[Cell] = []
        if isinstance(checked, Refusal):
            args = dict(checked.args)
            if "row" in args and "col" in args:
                wrong.append((int(args["row"]) - 1, int(args["col"]) - 1))
        self.model.show(drawing.cells(wrong))
        self._show_verdict(checked)
        for stepper, value in ((self.rows, len(drawing.rows)), (self.cols, len(drawing.rows[0]))):
            stepper.show_value(value)
        self._lay_board()

    def _show_verdict(self, checked: Grid | Refusal) -> None:
        good = isinstance(checked, Grid)
        self.verdict.setText(TEXTS.refusal(checked.code, checked.args) if isinstance(checked, Refusal) else self._good())
        self.verdict.set_colour("positive" if good else "danger")
        self.keep_button.setEnabled(good)
        self.save_button.setEnabled(good)

    def _good(self) -> str:
        return self.tr("Cette grille est bonne à jouer.")

    def brush(self) -> str:
        """Give the mark that a click paints."""
        return next((brush.mark for brush in self.brushes if brush.isChecked()), BRUSHES[0])

    def paint_cell(self, place: Cell) -> None:
        """Paint a cell with the brush, and its images."""
        self.board.view.stand_on(place)
        self._paint(place, self.brush())

    def _paint(self, place: Cell, mark: str) -> None:
        self._work(self.drawing.paint(place, mark, Mirror(self.mirror.current)))

    def _current(self) -> Cell:
        index = self.board.view.currentIndex()
        return (index.row(), index.column()) if index.isValid() else (0, 0)

    def _on_moved(self, step: Cell) -> None:
        row, col = self._current()
        rows, cols = len(self.drawing.rows), len(self.drawing.rows[0])
        self.board.view.stand_on((min(max(row + step[0], 0), rows - 1), min(max(col + step[1], 0), cols - 1)))

    def _on_typed(self, text: str) -> None:
        mark = text.upper()
        if mark in MARKS:
            self._paint(self._current(), mark)

    def _on_space(self) -> None:
        self._paint(self._current(), self.brush())

    def _on_size(self, _value: int) -> None:
        self._work(self.drawing.resize(bounded(self.rows.value()), bounded(self.cols.value())))

    def take_back(self) -> None:
        """Take the player's last change back."""
        if self._before:
            self.show_drawing(self._before.pop())
            self.worked.emit(list(self.drawing.rows))

    def _ask_to_clear(self) -> None:
        self.notice.show_message("warning", self.tr("Vider toute la grille ?"), self.tr("Oui, vider"))

    def _on_new(self) -> None:
        self.notice.hide()
        self._work(fresh(len(self.drawing.rows), len(self.drawing.rows[0])))

    def _on_keep(self) -> None:
        grid = self.grid
        if grid is not None:
            self.kept.emit(grid.to_line())

    def _on_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Ouvrir une grille"), "", "*.txt")
        if name:
            self.opened.emit(Path(name))

    def _on_save(self) -> None:
        grid = self.grid
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Enregistrer la grille"), "grille.txt", "*.txt")
        if name and grid is not None:
            self.saved.emit(Path(name), grid.to_text(self.tr("Grille de Mots de Tête")))

    # ---- words and places ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.header.set_title(self.tr("Dessiner une grille"), GAME_UI.name)
        self.undo_button.setText(self.tr("Annuler"))
        for label, text in zip(self.titles, (self.tr("Pinceau"), self.tr("Symétrie"), self.tr("Taille")), strict=True):
            label.setText(text)
        for label, stepper, text in zip(self.sides, (self.rows, self.cols), (self.tr("Lignes"), self.tr("Colonnes")), strict=True):
            label.setText(text)
            stepper.setAccessibleName(text)
        current = self.mirror.current
        names = {
            Mirror.FOUR: self.tr("Quatre"),
            Mirror.HALF_TURN: self.tr("Demi-tour"),
            Mirror.LEFT_RIGHT: self.tr("Côtés"),
            Mirror.TOP_BOTTOM: self.tr("Haut-bas"),
        }
        self.mirror.set_items([(mirror.value, name) for mirror, name in names.items()], current)
        self.new_button.setText(self.tr("Vider"))
        self.open_button.setText(self.tr("Ouvrir…"))
        self.save_button.setText(self.tr("Enregistrer…"))
        self.keep_button.setText(self.tr("Jouer sur cette grille"))
        self.board.view.setAccessibleName(self.tr("Grille à dessiner"))
        self._show_verdict(self.drawing.check())

    def apply_theme(self) -> None:
        super().apply_theme()
        px, gutter = self.theme.px, self.theme.size("gutter")
        self._body.setContentsMargins(gutter, gutter, gutter, gutter)
        self._body.setSpacing(gutter)
        self._column.setContentsMargins(px(20), px(16), px(20), px(18))
        self._column.setSpacing(px(8))
        self._brush_box.setSpacing(px(6))
        self.tools.column.setSpacing(px(8))
        wide = px(COLUMN_SMALL if self.theme.small else COLUMN)
        wide = round(wide * (1 + TEXT_WIDENS * (self.theme.text_scale - 1)))
        is_tall = self.theme.tall
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if is_tall else QBoxLayout.Direction.LeftToRight)
        self.paper.setMinimumWidth(0 if is_tall else wide)
        self.paper.setMaximumWidth(NO_LIMIT if is_tall else wide)
        self.tools.setMinimumHeight(self.tools.content.sizeHint().height() if is_tall else 0)
        self.mirror.fit(wide - px(2 * 20))
        self._lay_board()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_board()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._lay_board()

    def _lay_board(self) -> None:
        if layout := self.layout():
            layout.activate()
        size = self.board.wished(self.space.size())
        corner = self.space.geometry().center() - QRect(0, 0, size.width(), size.height()).center()
        self.board.setGeometry(corner.x(), corner.y(), size.width(), size.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        super().keyPressEvent(event)
