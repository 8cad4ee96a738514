"""Keep a grid of Mots de Tête: as a picture, a page, a text, or on the printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QDate, QMarginsF, QObject, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from ludogite.atomic import write_whole
from ludogite.games.mots_de_tete.review import grid_text, ranked_words
from ludogite.games.mots_de_tete.state import MotsView
from ludogite.services.file_names import named
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.mots_de_tete.grid_model import cells_of
from ludogite.ui.games.mots_de_tete.grid_print import paint_grid, plain
from ludogite.ui.printed.order import paper_theme
from ludogite.ui.style.ink_bar import ink_bar
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.symbols import draw_symbol
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.texts.dates import full_day
from ludogite.ui.widgets.base import Left, Right
from ludogite.ui.widgets.fields import HouseMenu

SIDE = 64
"""Px of a cell in a picture."""
NAME = 0.4
"""Size of names in a picture, in cells."""
PAGE_DPI = 200
LISTED = 24
"""Words that a page lists."""
SUFFIXES = {"png": ".png", "pdf": ".pdf", "text": ".txt"}


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept: the table as it stands, who sits there, and the day."""

    view: MotsView
    seats: tuple[SeatInfo, ...]
    day: QDate = field(default_factory=QDate.currentDate)

    @property
    def inks(self) -> list[int]:
        """Give everybody's colour."""
        return [info.ink for info in self.seats]


@dataclass(frozen=True, slots=True)
class Head:
    """A player's name and score, and how far from the left edge they stand (px)."""

    ink: PlayerInk
    told: str
    x: float


def date_of(kept: Kept) -> str:
    """Write the day in full: "19 novembre 2026"."""
    return full_day(kept.day)


def picture(theme: Theme, kept: Kept, title: str) -> QImage:
    """Paint the grid with all letters as a picture: title and date, names and scores above it, a margin of half a cell."""
    rows = plain(cells_of(kept.view, kept.inks))
    light, wide = paper_theme(theme), len(rows[0]) * SIDE
    heads = head_lines(light, kept, wide, SIDE * NAME)
    top = SIDE * (1.5 + 0.7 * len(heads))
    image = QImage(wide + SIDE, round(top) + len(rows) * SIDE + SIDE // 2, QImage.Format.Format_RGB32)
    image.fill(light.palette.ground_edge)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(SIDE / 2, SIDE * 0.3, wide, SIDE)
        painter.setFont(light.letter_font(SIDE * 0.62))
        text_in(painter, place, title, light.palette.ink, Left)
        painter.setFont(light.letter_font(SIDE * NAME, "text", bold=False))
        text_in(painter, place, date_of(kept), light.palette.muted, Right)
        for number, line in enumerate(heads):
            paint_heads(painter, light, line, QPointF(SIDE / 2, SIDE * (1.3 + 0.7 * number)), SIDE * NAME)
        paint_grid(painter, light, QPointF(SIDE / 2, top), SIDE, rows)
    return image


def head_lines(theme: Theme, kept: Kept, wide: float, size: float) -> list[list[Head]]:
    """Lay names with their scores side by side on as few lines as a width (px) takes; ``size`` is that of the letters, in px."""
    metrics = QFontMetricsF(theme.letter_font(size, "text"))
    lines: list[list[Head]] = [[]]
    x = 0.0
    for info, score in zip(kept.seats, kept.view.scores, strict=True):
        told = f"{info.name}  {score}"
        room = metrics.horizontalAdvance(told) + 2.7 * size
        if x and x + room > wide:
            lines.append([])
            x = 0.0
        lines[-1].append(Head(theme.player(info.ink), told, x))
        x += room
    return lines


def paint_heads(painter: QPainter, theme: Theme, heads: Sequence[Head], corner: QPointF, size: float) -> None:
    """Write names with their symbols from a corner on, in letters of a size (px)."""
    painter.setFont(theme.letter_font(size, "text"))
    for head in heads:
        left = corner.x() + head.x
        draw_symbol(painter, head.ink.symbol, QRectF(left, corner.y() + size * 0.4, size * 0.77, size * 0.77), head.ink.colour)
        place = QRectF(left + size * 1.15, corner.y(), 20 * size, size * 1.54)
        wide = painter.fontMetrics().horizontalAdvance(head.told)
        ink_bar(painter, QRectF(place.left(), corner.y() + size * 1.5, wide, size * 0.13), head.ink)
        text_in(painter, place, head.told, head.ink.colour, Left)


def text(kept: Kept, title: str) -> str:
    """Write grid, scores and words as plain text."""
    scores = "\n".join(f"{info.name} {score}" for info, score in zip(kept.seats, kept.view.scores, strict=True))
    words = "\n".join(f"{one.word.text} {one.points} ({kept.seats[one.seat].name})" for one in ranked_words(kept.view.plays))
    return f"{title}, {date_of(kept)}\n\n{grid_text(kept.view.rows)}\n{scores}\n\n{words}\n"


def paint_page(painter: QPainter, theme: Theme, page: QRectF, kept: Kept, title: str) -> None:
    """Paint a page: title, players with their points, the grid, the words ranked; ``page`` in px of the painter."""
    light = paper_theme(theme)
    unit = page.width() / 100
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(light.letter_font(unit * 5))
    text_in(painter, QRectF(page.left(), page.top(), page.width(), unit * 7), title, light.palette.ink, Left)
    painter.setFont(light.letter_font(unit * 2.2, "text", bold=False))
    text_in(painter, QRectF(page.left(), page.top(), page.width(), unit * 7), date_of(kept), light.palette.muted, Right)
    top = page.top() + unit * 8
    for number, line in enumerate(lines := head_lines(light, kept, page.width(), unit * 2.6)):
        paint_heads(painter, light, line, QPointF(page.left(), top + number * unit * 4), unit * 2.6)
    top += unit * 4 * (len(lines) - 1)
    rows = plain(cells_of(kept.view, kept.inks))
    top += unit * 6
    side = min(page.width() / len(rows[0]), (page.bottom() - top - unit * 22) / len(rows))
    left = page.left() + (page.width() - side * len(rows[0])) / 2
    paint_grid(painter, light, QRectF(left, top, 0, 0).topLeft(), side, rows)
    top += side * len(rows) + unit * 3
    _paint_words(painter, light, QRectF(page.left(), top, page.width(), page.bottom() - top), kept)


def _paint_words(painter: QPainter, theme: Theme, rect: QRectF, kept: Kept) -> None:
    """List the best words in four columns."""
    columns, unit = 4, rect.width() / 100
    high = unit * 2.9
    lines = max(int(rect.height() / high), 1)
    painter.setFont(theme.letter_font(unit * 1.9, "text", bold=False))
    for number, one in enumerate(ranked_words(kept.view.plays)[: min(LISTED, columns * lines)]):
        column, line = divmod(number, min(lines, LISTED // columns))
        place = QRectF(
            rect.left() + column * rect.width() / columns, rect.top() + line * high, rect.width() / columns - unit * 3, high
        )
        text_in(painter, place, one.word.text, theme.player(kept.seats[one.seat].ink).colour, Left)
        text_in(painter, place, str(one.points), theme.palette.ink, Right)


class GridKeeper(QObject):
    """Asks where the grid goes, and writes it there."""

    def __init__(self, theme: Theme, owner: QWidget) -> None:
        super().__init__(owner)
        self._theme = theme
        self._owner = owner

    def open_menu(self, at: QPoint, choose: Callable[[str], None]) -> None:
        """Offer the ways to keep the grid at a place of the screen; ``choose`` gets the one that is taken."""
        menu = HouseMenu(self._theme, self._owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for kind, name in (
            ("png", self.tr("Image (PNG)…")),
            ("pdf", self.tr("Page (PDF)…")),
            ("text", self.tr("Texte…")),
            ("print", self.tr("Imprimer…")),
        ):
            menu.addAction(name, partial(choose, kind))
        menu.popup(at)

    def keep(self, kind: str, kept: Kept) -> str:
        """Ask for a file ("png", "pdf", "text") or a printer ("print"), write, and say in a sentence how it went; "" when not."""
        if kind == "print":
            return self._print(kept)
        suffix = SUFFIXES[kind]
        name, _ = QFileDialog.getSaveFileName(self._owner, self.tr("Garder la grille"), "mots-de-tete" + suffix, f"*{suffix}")
        if not name:
            return ""
        path = named(name, suffix)
        told = self.tr("La grille est dans {file}.") if self.write(kind, path, kept) else self.tr("Impossible d’écrire {file}.")
        return told.format(file=path.name)

    def write(self, kind: str, path: Path, kept: Kept) -> bool:
        """Write the grid into a file; false when it cannot be written."""
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        match kind:
            case "png":
                drawn = picture(self._theme, kept, self._title()).save(buffer, "PNG")  # type: ignore[call-overload]
            case "pdf":
                drawn = self._paint_pdf(buffer, kept)
            case _:
                drawn = buffer.write(text(kept, self._title()).encode()) >= 0
        try:
            if drawn:
                write_whole(path, bytes(buffer.data().data()))
        except OSError:
            return False
        return bool(drawn)

    def _title(self) -> str:
        return self.tr("Mots de Tête")

    def _paint_pdf(self, buffer: QBuffer, kept: Kept) -> bool:
        writer = QPdfWriter(buffer)
        writer.setResolution(PAGE_DPI)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)
        writer.setTitle(self._title())
        return self.paint_on(writer, QSizeF(writer.width(), writer.height()), kept)

    def _print(self, kept: Kept) -> str:
        """Print by the system's dialogue; say so where there is no printing on this machine."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 (its libraries may be missing)
        except ImportError:
            return self.tr("L’impression n’est pas disponible ici : garde la page en PDF.")
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._owner)
        if dialog.exec() != QPrintDialog.DialogCode.Accepted:
            return ""
        page = printer.pageRect(QPrinter.Unit.DevicePixel)
        if not self.paint_on(printer, page.size(), kept):
            return self.tr("L’imprimante ne répond pas : garde la page en PDF.")
        return self.tr("La grille s’imprime.")

    def paint_on(self, device: QPagedPaintDevice, page: QSizeF, kept: Kept) -> bool:
        """Paint the page on a printer or into a file, ``page`` in its px; false when it does not take it."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        try:
            paint_page(painter, self._theme, QRectF(QPointF(0, 0), page), kept, self._title())
        finally:
            written = painter.end()
        return written
