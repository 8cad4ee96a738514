"""Sheets to print: a game, how many people and copies, a preview, then a PDF or the printer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QWidget

from ludogite.services.file_names import named
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, Row, TitledPaper
from ludogite.ui.printed import order as printing
from ludogite.ui.printed.order import MOST_COPIES, USUAL, Order, Page, Sharing
from ludogite.ui.printed.press import A4
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import IconButton, Label, PaperButton, PrimaryButton, Segmented, Stepper
from ludogite.ui.widgets.base import Centre, Shadow, filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.dropdown import Dropdown

HOUSE, OWN = "house", "own"
PREVIEW_SHARE = 0.54
"""Share of the page's width for the preview."""


class Preview(Painted, QWidget):
    """One page as it will lie on the paper, as large as its room."""

    turned = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._page: Page | None = None
        self._picture = QImage()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.shade = Shadow(self, theme, "paper", lambda: 0)

    def show_sheet(self, page: Page) -> None:
        """Show another page."""
        self._page = page
        self._picture = QImage()
        self.update()

    def hold(self, width: int, height: int) -> None:
        """Take the size of a page of A4 within so many px."""
        wide = min(width, round(height * A4[0] / A4[1]))
        self.setFixedSize(wide, round(wide * A4[1] / A4[0]))

    def paint(self, painter: QPainter) -> None:
        """Paint the page; it is drawn once per size."""
        ratio = self.devicePixelRatioF()
        if self._page is not None and self._picture.width() != round(self.width() * ratio):
            self._picture = printing.image(self.theme, self._page, self.width(), ratio)
        painter.drawImage(QRectF(self.rect()), self._picture)
        if self.hasFocus():
            painter.setPen(self.theme.palette.focus)
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page with the arrows."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(by)


class SheetsPage(FramedPage):
    """Chooses sheets, shows them, writes them."""

    def __init__(
        self,
        theme: Theme,
        uis: GameUis,
        resources: Path,
        own: Mapping[str, object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._sheets = {game_id: ui.sheets for game_id, ui in uis.items() if ui.sheets is not None}
        self._resources = resources
        self._own = own or {}
        self.number = 0
        """The page shown, from 0."""
        self._people: dict[str, int] = {}
        self.order = Order(next(iter(self._sheets)), USUAL)
        self.game = Dropdown(theme)
        self.game.chosen.connect(self.choose)
        self.people = Stepper(theme, 1, 8, USUAL)
        self.people.valueChanged.connect(self._set_people)
        self.sharing = Segmented(theme)
        self.sharing.chosen.connect(lambda key: self._change(sharing=Sharing(key)))
        self.board = Segmented(theme)
        self.board.chosen.connect(self._set_board)
        self.copies = Stepper(theme, 1, MOST_COPIES, 1)
        self.copies.valueChanged.connect(lambda count: self._change(copies=count))
        self.save = PrimaryButton(theme, "")
        self.save.clicked.connect(self.ask_file)
        self.print_button = PaperButton(theme, "", mark="print")
        self.print_button.clicked.connect(self.print_out)
        self.preview = Preview(theme)
        self.preview.turned.connect(self.turn)
        self.before = IconButton(theme, "back", "")
        self.after = IconButton(theme, "next", "")
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.counted = Label(theme, "body", "muted")
        self._columns = Columns(theme)
        self._columns.addWidget(self._make_form(), 1, Qt.AlignmentFlag.AlignTop)
        self._columns.addWidget(self._make_view(), 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self.retranslate()
        self.reflow()

    def _make_form(self) -> QWidget:
        self.form = TitledPaper(self.theme)
        self._rows = [Row(self.theme, control) for control in (self.game, self.sharing, self.people, self.board, self.copies)]
        self._rows[0].set_ruled(False)
        for row in self._rows:
            self.form.column.addWidget(row)
        self._buttons = filled(QHBoxLayout(), (self.save, 1), self.print_button)
        self.form.column.addLayout(self._buttons)
        return self.form

    def _make_view(self) -> QWidget:
        self.view = QWidget()
        self._view_column = Columns(self.theme)
        self._view_column.setDirection(Columns.Direction.TopToBottom)
        self.view.setLayout(self._view_column)
        turner = filled(QHBoxLayout(), 1, self.before, self.counted, self.after, 1)
        self._view_column.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
        self._view_column.addLayout(turner)
        return self.view

    # ---- choosing ----------------------------------------------------------------------------------------------------------

    def choose(self, game_id: str) -> None:
        """Order sheets of another game; raise ``KeyError`` for one that is none."""
        fewest, most = printing.people_range(game_id)
        people = min(max(self._people.get(game_id, self.order.people), fewest), most)
        sharing = self.order.sharing if self._sheets[game_id]().is_for_each else Sharing.TOGETHER
        self.order = Order(game_id, people, self.order.copies, sharing, self._own.get(game_id))
        self.people.blockSignals(True)
        self.people.setRange(fewest, most)
        self.people.setValue(people)
        self.people.blockSignals(False)
        self.retranslate()

    def _set_people(self, count: int) -> None:
        self._people[self.order.game] = count
        self._change(people=count)

    def _set_board(self, key: str) -> None:
        self._change(own=self._own.get(self.order.game) if key == OWN else None)

    def _change(self, **what: object) -> None:
        self.order = replace(self.order, **what)  # type: ignore[arg-type]  # each caller names a field of its own type
        self._show()

    def _pages(self) -> list[Page]:
        return self._sheets[self.order.game]().pages(self.order, self._resources)

    def _title(self) -> str:
        return printing.title(self._uis.name(self.order.game))

    def _show(self) -> None:
        """Show a page of the order."""
        pages = self._pages()
        self.number = min(self.number, len(pages) - 1)
        self.preview.show_sheet(pages[self.number])
        told = self.tr("Page {page} sur {all}").format(page=self.number + 1, all=len(pages))
        self.counted.setText(told)
        self.preview.setAccessibleName(f"{self._title()}, {told}")
        for part in (self.before, self.counted, self.after):
            part.setVisible(len(pages) > 1)
        self.before.setEnabled(self.number > 0)
        self.after.setEnabled(self.number < len(pages) - 1)

    def turn(self, by: int) -> None:
        """Turn the pages of the preview."""
        self.number = max(self.number + by, 0)
        self._show()

    # ---- writing -----------------------------------------------------------------------------------------------------------

    def ask_file(self) -> None:
        """Ask where the PDF goes, and write it."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Enregistrer les feuilles"), printing.file_name(self.order), "PDF (*.pdf)"
        )
        if name:
            self.write(named(name, ".pdf"))

    def write(self, path: Path) -> None:
        """Write the PDF, and say how it went."""
        written = printing.write_pdf(path, self._title(), self._pages(), self.theme)
        told = self.tr("Les feuilles sont dans {file}.") if written else self.tr("Impossible d’écrire {file}.")
        self._say("positive" if written else "danger", told.format(file=path.name))

    def print_out(self) -> None:
        """Print by the system's dialogue; say so where there is no printing on this machine."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 (its libraries may be missing)
        except ImportError:
            self._say("warning", self.tr("L’impression n’est pas disponible ici : enregistre les feuilles en PDF."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        if QPrintDialog(printer, self).exec() != QPrintDialog.DialogCode.Accepted:
            return
        size = printer.paperRect(QPrinter.Unit.DevicePixel).size()
        if printing.paint_on(printer, QSizeF(size), self._pages(), self.theme):
            self._say("positive", self.tr("Les feuilles s’impriment."))
        else:
            self._say("danger", self.tr("L’imprimante ne répond pas : enregistre les feuilles en PDF."))

    def _say(self, kind: str, sentence: str) -> None:
        self.notice.show_message(kind, sentence)
        self.pane.verticalScrollBar().setValue(0)

    # ---- texts and sizes ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        names: Mapping[str, str] = {game_id: self._uis.name(game_id) for game_id in self._sheets}
        game, sheets = self.order.game, self._sheets[self.order.game]()
        self.setAccessibleName(self.tr("Feuilles à imprimer"))
        self.header.set_title(self.tr("Feuilles à imprimer"))
        self.form.title.setText(self.tr("Que faut-il imprimer ?"))
        self.game.set_items(tuple(names.items()), game)
        self.sharing.set_items(
            ((Sharing.TOGETHER, self.tr("Une pour tous")), (Sharing.EACH, self.tr("Une par personne"))), self.order.sharing
        )
        self.board.set_items(((OWN, self.tr("La nôtre")), (HOUSE, self.tr("Celle du jeu"))), OWN if self.order.own else HOUSE)
        self._rows[0].set_texts(self.tr("Jeu"), QCoreApplication.translate("SheetsPage", sheets.about))
        self._rows[1].set_texts(self.tr("Feuille"), self.tr("Une colonne par personne, ou une feuille chacun."))
        self._rows[2].set_texts(self.tr("Personnes"))
        self._rows[3].set_texts(QCoreApplication.translate("SheetsPage", sheets.own_choice))
        self._rows[4].set_texts(self.tr("Exemplaires"))
        self._rows[1].setVisible(sheets.is_for_each)
        self._rows[3].setVisible(bool(sheets.own_choice) and game in self._own)
        self.save.setText(self.tr("Enregistrer en PDF…"))
        self.save.setAccessibleName(self.save.text())
        self.print_button.setText(self.tr("Imprimer…"))
        self.print_button.setAccessibleName(self.print_button.text())
        self.before.set_name(self.tr("Page précédente"))
        self.after.set_name(self.tr("Page suivante"))
        self._show()

    def reflow(self) -> None:
        """Put form and preview side by side where there is room, the page as large as fits."""
        super().reflow()
        if not hasattr(self, "_columns"):
            return
        px = self.theme.px
        width = self.body_width()
        stacked = width < self.theme.text_px(820)
        self._columns.stack(stacked)
        self._columns.setSpacing(px(8))
        self._buttons.setSpacing(px(12))
        self._buttons.setContentsMargins(0, px(14), 0, 0)
        self._view_column.setSpacing(px(8))
        self._view_column.setContentsMargins(px(22), px(2), px(22), px(8))
        room = self.height() - self.header.height() - 3 * self.theme.size("gutter") - self.theme.text_px(56)
        beside = width - self.form.minimumSizeHint().width() - self._columns.spacing() - 2 * px(22)
        wide = round(width * 0.9) if stacked else min(round(width * PREVIEW_SHARE), beside)
        self.preview.hold(wide, max(room, px(420)) if not stacked else px(900))
        self.counted.setAlignment(Centre)
