"""What is played on: the blank grid of Mots de Tête with its bonus cells, the theme cards of Dés à thèmes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from ludogite.games.mots_de_tete.grid import Grid
from ludogite.ui.games.mots_de_tete.grid_model import Ground, printed
from ludogite.ui.games.mots_de_tete.grid_print import paint_bonus, paint_grid
from ludogite.ui.printed.press import BOLD_LINE, FINE, GRAIN, Centre, Press
from ludogite.ui.texts import Texts
from ludogite.ui.widgets.die import paint_mini_die
from ludogite.words.themes import Card

translate = QCoreApplication.translate

CARDS_A_PAGE: Final = 6
THEMES: Final = 6
MOST_CELL: Final = 15.0
"""Mm of a cell of a small grid."""
LINE, MOST_LINE = 13.0, 16.0
"""Mm of a player's line of points that the grid leaves, and mm that it takes at most."""


def grid(press: Press, drawn: Grid, people: int) -> None:
    """Draw a grid to write into, what its coloured cells are worth, and a line of points for each player."""
    top = press.title(Texts().game_name("mots_de_tete"), translate("Sheets", "Grille de jeu"), [translate("Sheets", "Date")])
    area = press.area
    lines = LINE * people + 8
    side = min(area.width() / drawn.cols, (area.bottom() - top - 16 - lines) / drawn.rows, MOST_CELL)
    left = area.left() + (area.width() - side * drawn.cols) / 2
    frame = QRectF(left - 1, top - 1, side * drawn.cols + 2, side * drawn.rows + 2)
    press.fill(frame, "ground_edge", 1.5)
    paint_grid(press.painter, press.look, QPointF(left * GRAIN, top * GRAIN), side * GRAIN, printed(drawn))
    press.frame(frame, BOLD_LINE, 1.5)
    y = top + side * drawn.rows + 4
    _legend(press, y)
    _score_lines(press, y + 9, people, (area.bottom() - 1 - y - 9) / people)


def _legend(press: Press, top: float) -> None:
    """Say what the coloured cells are worth, in the normal game and in Quarté."""
    area, side = press.area, 6.0
    told = (
        (Ground.ORANGE, translate("Sheets", "1 dé (Quarté : 4)")),
        (Ground.JAUNE, translate("Sheets", "2 dés (Quarté : 8)")),
        (Ground.ROUGE, translate("Sheets", "3 dés (Quarté : 12)")),
    )
    wide = area.width() / len(told)
    for number, (ground, text) in enumerate(told):
        x = area.left() + number * wide
        paint_bonus(press.painter, press.look, press.place(QRectF(x, top, side, side)), ground)
        press.text(QRectF(x + side + 1, top, wide - side - 2, side), text, 3.5)


def _score_lines(press: Press, top: float, people: int, high: float) -> None:
    """Draw a line of boxes for the points of each player, the total at its end."""
    area, name, total = press.area, 34.0, 20.0
    high = min(high, MOST_LINE)
    boxes = 11
    wide = (area.width() - name - total) / boxes
    for seat in range(people):
        y = top + seat * high
        press.text(QRectF(area.left(), y, name, 4.6), translate("Sheets", "Nom"), 2.9, role="muted")
        for box in range(boxes):
            x = area.left() + name + box * wide
            press.line(x, y, x, y + high, FINE if box else BOLD_LINE, "control_outline")
        rect = QRectF(area.right() - total, y, total, high)
        press.fill(rect, "surface_soft")
        press.text(QRectF(rect.left(), y, total, 4.6), translate("Sheets", "Total"), 2.9, role="muted")
        press.frame(rect, FINE)
        press.frame(QRectF(area.left(), y, area.width(), high), BOLD_LINE)


def theme_cards(press: Press, cards: Sequence[Card | None]) -> None:
    """Draw up to six theme cards to cut out; None is a card whose themes are left to the pencil."""
    top = press.title(Texts().game_name("des_themes"), translate("Sheets", "Cartes de thèmes, à découper"))
    area, gap = press.area, 5.0
    wide, high = (area.width() - gap) / 2, (area.bottom() - top - 2 * gap) / 3
    for number, card in enumerate(cards[:CARDS_A_PAGE]):
        rect = QRectF(area.left() + (number % 2) * (wide + gap), top + number // 2 * (high + gap), wide, high)
        _theme_card(press, rect, card)


def _theme_card(press: Press, rect: QRectF, card: Card | None) -> None:
    """Draw a card: its title, and six themes by the die that chooses them."""
    head = 11.0
    press.fill(QRectF(rect.left(), rect.top(), rect.width(), head), "surface_soft", 3)
    if card is None:
        press.text(QRectF(rect.left() + 2, rect.top(), 18, head), translate("Sheets", "Titre"), 3.2, role="muted")
        press.line(rect.left() + 20, rect.top() + head * 0.68, rect.right() - 6, rect.top() + head * 0.68)
    else:
        press.text(QRectF(rect.left() + 2, rect.top(), rect.width() - 4, head), card.title, 5.2, Centre, display=True, bold=True)
    press.line(rect.left(), rect.top() + head, rect.right(), rect.top() + head, BOLD_LINE, "ink")
    row = (rect.height() - head) / THEMES
    side = min(row * 0.62, 7.5)
    for number in range(1, THEMES + 1):
        y = rect.top() + head + (number - 1) * row
        if number > 1:
            press.line(rect.left() + 3, y, rect.right() - 3, y)
        place = QRectF(rect.left() + 4, y + (row - side * 1.07) / 2, side, side * 1.07)
        paint_mini_die(press.painter, press.look, press.place(place), number)
        if card is not None:
            theme = QRectF(rect.left() + side + 6, y, rect.width() - side - 8, row)
            press.text(theme, card.themes[number - 1].name, 4.0, bold=True)
    press.frame(rect, BOLD_LINE, 3)
