"""What is to be printed, page by page: as a PDF, as a picture for the screen, on the printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QBuffer, QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from ludogite.atomic import write_whole
from ludogite.games.catalog import find_game
from ludogite.ui.printed.press import A4, Press
from ludogite.ui.style.theme import Theme

translate = QCoreApplication.translate

DPI: Final = 300
MOST_COPIES: Final = 20
USUAL: Final = 4
"""People of an order before anybody has chosen."""
Page: TypeAlias = Callable[[Press], None]


class Sharing(StrEnum):
    """Who fills a sheet: everybody has a column, or everybody a sheet."""

    TOGETHER = "together"
    EACH = "each"


@dataclass(frozen=True, slots=True)
class Order:
    """Sheets of a game: for so many people, so many times; ``own`` is what the family has made for it, as its sheets take it."""

    game: str
    people: int = USUAL
    copies: int = 1
    sharing: Sharing = Sharing.TOGETHER
    own: object = None


@dataclass(frozen=True, slots=True)
class PrintedSheets:
    """The blank sheets of a game: what they are, and their pages.

    ``is_for_each``: a person may have a sheet alone, with a column for each game. ``own_choice`` names what one chooses where a
    family may print what it has made in the place of the game's; "" where there is nothing to choose.
    """

    about: str
    pages: Callable[[Order, Path], list[Page]]
    is_for_each: bool = False
    own_choice: str = ""


def people_range(game_id: str) -> tuple[int, int]:
    """Give the fewest and the most people of a game; raise ``KeyError`` for one that is none."""
    entry = find_game(game_id)
    if entry is None:
        raise KeyError(game_id)
    return entry.fewest, entry.most


def title(game: str) -> str:
    """Name what is printed of a game, by the name of the game."""
    return translate("Sheets", "{game}, feuilles à imprimer").format(game=game)


def file_name(order: Order) -> str:
    """Propose a name for the file."""
    return f"{order.game.replace('_', '-')}.pdf"


def paper_theme(theme: Theme) -> Theme:
    """Return the theme of paper, whatever theme and text size the screen has."""
    families = {"display": theme.letter_font(10).family(), "text": theme.font("body").family()}
    return Theme(theme.tokens, families=families, resources=theme.resources)


def image(theme: Theme, page: Page, width: int, ratio: float = 1.0) -> QImage:
    """Draw a page as a picture ``width`` px wide."""
    wide = round(width * ratio)
    picture = QImage(wide, round(wide * A4[1] / A4[0]), QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    with QPainter(picture) as painter:
        page(Press(painter, paper_theme(theme), picture.width(), picture.height()))
    picture.setDevicePixelRatio(ratio)
    return picture


def write_pdf(path: Path, titled: str, pages: Sequence[Page], theme: Theme) -> bool:
    """Write pages into a file with a title; false when it cannot be written."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(titled)
    writer.setCreator("Ludogîte")
    painted = paint_on(writer, QSizeF(writer.width(), writer.height()), pages, theme)
    try:
        if painted:
            write_whole(path, bytes(buffer.data().data()))
    except OSError:
        return False
    return painted


def paint_on(device: QPagedPaintDevice, size: QSizeF, pages: Sequence[Page], theme: Theme) -> bool:
    """Paint the pages on a printer or into a file, ``size`` of a whole page in its px; false when it does not take them."""
    paper = paper_theme(theme)
    with QPainter(device) as painter:
        for number, page in enumerate(pages):
            if not painter.isActive() or (number and not device.newPage()):
                return False
            painter.save()
            page(Press(painter, paper, size.width(), size.height()))
            painter.restore()
    return True
