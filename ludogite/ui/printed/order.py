"""What is to be printed, page by page: as a PDF, as a picture for the screen, on the printer."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from ludogite.core.rules import Refusal
from ludogite.games.catalog import find_game
from ludogite.games.mots_de_tete.grid import Grid, read_grid_bytes
from ludogite.ui.printed import boards, pads
from ludogite.ui.printed.press import A4, Press
from ludogite.ui.style.theme import Look
from ludogite.ui.texts import Texts
from ludogite.words.themes import Card, read_cards

translate = QCoreApplication.translate

DPI: Final = 300
MOST_COPIES: Final = 20
USUAL: Final = 4
"""People of an order before anybody has chosen."""
ALONE: Final = frozenset({"yahtzee", "yahtzee_mots"})
"""Games of which a person may have a sheet alone, with a column for each game."""
Page: TypeAlias = Callable[[Press], None]


class Sharing(StrEnum):
    """Who fills a sheet: everybody has a column, or everybody a sheet."""

    TOGETHER = "together"
    EACH = "each"


@dataclass(frozen=True, slots=True)
class Order:
    """Sheets of a game: for so many people, so many times; ``grid`` and ``cards`` are the family's own."""

    game: str
    people: int = USUAL
    copies: int = 1
    sharing: Sharing = Sharing.TOGETHER
    grid: Grid | None = None
    cards: tuple[Card, ...] = ()


def people_range(game_id: str) -> tuple[int, int]:
    """Give the fewest and the most people of a game; raise ``KeyError`` for one that is none."""
    entry = find_game(game_id)
    if entry is None:
        raise KeyError(game_id)
    return entry.fewest, entry.most


def pages(order: Order, resources: Path) -> list[Page]:
    """List the pages of an order; raise ``KeyError`` for a game without sheets."""
    match order.game:
        case "yahtzee":
            once = _ladders(order, pads.yahtzee, pads.ordinals(pads.MANCHES, translate("Sheets", "Manche")))
        case "yahtzee_mots":
            once = _ladders(order, pads.yahtzee_mots, pads.ordinals(pads.PARTIES, translate("Sheets", "Partie")))
            once += [pads.results] if order.sharing is Sharing.EACH else []
        case "mots_de_tete":
            board = partial(boards.grid, drawn=order.grid or _house_grid(resources), people=order.people)
            once = [board, partial(pads.mots_de_tete, people=order.people)]
        case "words_out":
            once = [partial(pads.words_out, people=order.people)]
        case "des_themes":
            return [*_card_pages(order, resources), *[partial(pads.des_themes, people=order.people)] * order.copies]
        case _:
            raise KeyError(order.game)
    return once * order.copies


def _ladders(order: Order, draw: Callable[[Press, list[str]], None], alone: list[str]) -> list[Page]:
    if order.sharing is Sharing.EACH:
        return [partial(draw, heads=alone)] * order.people  # type: ignore[call-arg]  # the keyword is that of both sheets
    return [partial(draw, heads=pads.names(order.people))]  # type: ignore[call-arg]


def _house_grid(resources: Path) -> Grid:
    read = read_grid_bytes((resources / "boards" / "maison.txt").read_bytes())
    if isinstance(read, Refusal):
        raise ValueError(read.code)  # noqa: TRY004 - a damaged resource, not a wrong type
    return read


def _card_pages(order: Order, resources: Path) -> list[Page]:
    """Lay the cards of the box and the family's own on pages of six; what is left over is for the pencil."""
    read = read_cards((resources / "decks" / "themes.toml").read_text(encoding="utf-8"))
    if isinstance(read, Refusal):
        raise ValueError(read.code)  # noqa: TRY004 - a damaged resource, not a wrong type
    cards: list[Card | None] = [*read, *order.cards]
    cards += [None] * (-len(cards) % boards.CARDS_A_PAGE)
    size = boards.CARDS_A_PAGE
    return [partial(boards.theme_cards, cards=cards[at : at + size]) for at in range(0, len(cards), size)]


def title(order: Order) -> str:
    """Name what is printed."""
    return translate("Sheets", "{game}, feuilles à imprimer").format(game=Texts().game_name(order.game))


def file_name(order: Order) -> str:
    """Propose a name for the file."""
    return f"{order.game.replace('_', '-')}.pdf"


def paper_look(look: Look) -> Look:
    """Give the look of paper, whatever the theme and the text size on the screen."""
    families = {"display": look.letter_font(10).family(), "text": look.font("body").family()}
    return Look(look.tokens, families=families, resources=look.resources)


def image(look: Look, page: Page, width: int, ratio: float = 1.0) -> QImage:
    """Draw a page as a picture ``width`` px wide."""
    wide = round(width * ratio)
    picture = QImage(wide, round(wide * A4[1] / A4[0]), QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFFFF)
    with QPainter(picture) as painter:
        page(Press(painter, paper_look(look), picture.width(), picture.height()))
    picture.setDevicePixelRatio(ratio)
    return picture


def write_pdf(path: Path, order: Order, look: Look, resources: Path) -> bool:
    """Write the sheets into a file; false when it cannot be written."""
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return False
    writer = QPdfWriter(os.fspath(path))
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(title(order))
    writer.setCreator("Ludogîte")
    return paint_on(writer, QSizeF(writer.width(), writer.height()), order, look, resources)


def paint_on(device: QPagedPaintDevice, size: QSizeF, order: Order, look: Look, resources: Path) -> bool:
    """Paint the pages on a printer or into a file, ``size`` of a whole page in its px; false when it does not take them."""
    paper = paper_look(look)
    with QPainter(device) as painter:
        for number, page in enumerate(pages(order, resources)):
            if not painter.isActive() or (number and not device.newPage()):
                return False
            painter.save()
            page(Press(painter, paper, size.width(), size.height()))
            painter.restore()
    return True
