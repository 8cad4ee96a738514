"""The pictures of the rules of Words Out: cards and rows of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from ludogite.games.words_out.cards import GREEN, RED, Card, Kind, value
from ludogite.ui.games.words_out import GAME_UI
from ludogite.ui.games.words_out.action_texts import caption, card_name, sum_words
from ludogite.ui.games.words_out.card import SHAPE, paint_card
from ludogite.ui.games.words_out.cards_model import Face
from ludogite.ui.screen.rule_picture import PAD, Drawn, plate
from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Left

translate = QCoreApplication.translate

CARD, CARD_PITCH, CARD_SMALL, SMALL_PITCH = 70, 80, 50, 56
"""A card shown by itself with the way to the next, and one in a row."""
NAMED = 60
"""Px from which a card has room for the word under its icon."""
SIGN = 9
"""Width of a sign in a sum, on average."""


def _card(one: str) -> tuple[Face | None, str]:
    """Read a card and name it; no face for one that lies face down."""
    if one == "dos":
        return None, translate("RulesPicture", "une carte retournée")
    name, _, given = one.partition("=")
    if name in {"joker", "poubelle"}:
        card = Card(0, Kind(name), "")
        return Face.of(card, given, caption(card)), card_name(card, given)
    letter, _, kind = one.partition(":")
    if len(letter) != 1:
        raise ValueError(f"no card: {one}")
    coloured = Kind.BONUS if letter in GREEN else Kind.DOUBLE if letter in RED else Kind.SIMPLE
    card = Card(0, Kind(kind) if kind else coloured, letter)
    return Face.of(card, caption=caption(card)), card_name(card)


def _paint_cards(
    painter: QPainter, theme: Theme, faces: Sequence[Face | None], left: float, wide: float, pitch: float, unit: float
) -> None:
    """Paint cards from a left edge on; small ones without the words under their icons."""
    high = round(wide * SHAPE) * unit
    for number, face in enumerate(faces):
        shown = replace(face, caption="") if face is not None and wide * unit < NAMED else face
        paint_card(painter, theme, QRectF((left + number * pitch) * unit, PAD * unit, wide * unit, high), shown)


def cards(shows: tuple[str, ...]) -> Drawn:
    """Show cards side by side."""
    faces, names = zip(*map(_card, shows), strict=True)
    width, height = (len(faces) - 1) * CARD_PITCH + CARD + 2 * PAD, round(CARD * SHAPE) + 2 * PAD

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        _paint_cards(painter, theme, faces, PAD, CARD, CARD_PITCH, unit)

    told = translate("RulesPicture", "Cartes : {cards}.").format(cards=" – ".join(names))
    return Drawn(width, height, draw, told)


def row(shows: tuple[str, ...]) -> Drawn:
    """Show a row of cards on the felt, with what its word is worth."""
    faces, names = zip(*map(_card, shows), strict=True)
    letters = "".join(face.letter for face in faces if face is not None)
    worth = value(letters)
    told = sum_words(worth)
    told = told if "=" in told else f"= {told}"
    free = PAD + (len(faces) - 1) * SMALL_PITCH + CARD_SMALL + 16
    width, height = free + len(told) * SIGN + PAD, round(CARD_SMALL * SHAPE) + 2 * PAD

    def draw(painter: QPainter, theme: Theme, unit: float) -> None:
        plate(painter, theme, width, height, GAME_UI.felt, unit)
        _paint_cards(painter, theme, faces, PAD, CARD_SMALL, SMALL_PITCH, unit)
        painter.setFont(theme.letter_font(20 * unit))
        place = QRectF(free * unit, 0, (width - free - 4) * unit, height * unit)
        text_in(painter, place, told, theme.palette.on_felt, Left)

    template = translate("RulesPicture", "Une rangée : {cards}. Valeur : {sum}.")
    return Drawn(width, height, draw, template.format(cards=" – ".join(names), sum=sum_words(worth)))


PICTURES = {"cartes": lambda shows, _resources: cards(shows), "rangée": lambda shows, _resources: row(shows)}
