"""Cards that a family writes: what is typed as it is typed, what is still wrong with it, and the file that carries it.

Nothing typed is ever changed here: a card is made from a draft only once nothing is wrong with it any more.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from ludogite.core.rules import Refusal
from ludogite.words.themes import (
    ANSWERS_LIMIT,
    FILE_LIMIT,
    TEXT_LIMIT,
    THEMES_PER_CARD,
    Card,
    CardFault,
    Kind,
    ProperNouns,
    Topic,
    answer_key,
    read_cards,
)

TITLE_LIMIT: Final = 40
NAME_LIMIT: Final = 40
ABOUT_LIMIT: Final = 140
LIST_LIMIT: Final = 60_000
"""Characters of a list as it is typed."""
CARDS_KEPT: Final = 40
"""Cards that a family may keep."""
FILE_BYTES: Final = 4 * FILE_LIMIT
"""Bytes of a file of cards: more cannot be one."""

_BETWEEN = re.compile(r"[\n\r\t,;]+")
_BULLET = re.compile(r"^\s*[-–—•*·]\s+")


@dataclass(frozen=True, slots=True)
class ThemeDraft:
    """A theme as it is typed; ``answers`` is the text of its list."""

    name: str = ""
    description: str = ""
    proper_nouns: ProperNouns = ProperNouns.ADMIS
    answers: str = ""


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A card as it is typed, always of six themes."""

    title: str = ""
    themes: tuple[ThemeDraft, ...] = (ThemeDraft(),) * THEMES_PER_CARD

    @property
    def is_blank(self) -> bool:
        """Tell whether nothing has been typed."""
        return self == CardDraft()

    def with_theme(self, number: int, theme: ThemeDraft) -> CardDraft:
        """Change the theme of a number, 1 to 6."""
        return replace(self, themes=(*self.themes[: number - 1], theme, *self.themes[number:]))


@dataclass(frozen=True, slots=True)
class Listed:
    """What a typed list holds: its answers once each, how many came again, and what is no answer (no letters, or too long)."""

    answers: tuple[str, ...]
    doubles: int
    refused: tuple[str, ...]


@lru_cache(maxsize=512)
def read_answers(text: str) -> Listed:
    """Read a typed list: answers by lines, commas or semicolons, tidied; case, accents and joints tell none apart."""
    kept: dict[str, str] = {}
    doubles, refused = 0, []
    for piece in _BETWEEN.split(text):
        answer = tidy(_BULLET.sub("", piece))
        if not answer:
            continue
        key = answer_key(answer) if len(answer) <= TEXT_LIMIT and answer.isprintable() else None
        if key is None:
            refused.append(answer)
        elif key in kept:
            doubles += 1
        else:
            kept[key] = answer
    return Listed(tuple(kept.values()), doubles, tuple(refused))


def tidy(text: str) -> str:
    """Return a line with its letters composed (NFC) and single plain spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def check(draft: CardDraft, number: int = 1) -> Card | Refusal:
    """Make the card of a draft, or say what is wrong with it first; ``theme`` in the refusal says where."""
    title = tidy(draft.title)
    if not title:
        return Refusal.of("card_title_empty")
    if len(title) > TITLE_LIMIT:
        return Refusal.of("card_title_long", most=TITLE_LIMIT)
    if not title.isprintable():
        return Refusal.of("card_title_sign")
    themes: list[Topic] = []
    for place, typed in enumerate(draft.themes, start=1):
        theme = _check_theme(typed, place, number)
        if isinstance(theme, Refusal):
            return theme
        twin = next((other.number for other in themes if answer_key(other.name) == answer_key(theme.name)), None)
        if twin is not None:
            return Refusal.of("card_theme_twice", theme=place, other=twin)
        themes.append(theme)
    card = Card(number, title, tuple(themes))
    size = len(write_cards([card]))
    return Refusal.of("card_big", count=size, most=FILE_LIMIT) if size > FILE_LIMIT else card


def _check_theme(typed: ThemeDraft, number: int, card: int) -> Topic | Refusal:
    name, about, listed = tidy(typed.name), tidy(typed.description), read_answers(typed.answers)
    if not name:
        return Refusal.of("card_theme_empty", theme=number)
    if len(name) > NAME_LIMIT:
        return Refusal.of("card_theme_long", theme=number, most=NAME_LIMIT)
    if not name.isprintable() or not about.isprintable():
        return Refusal.of("card_theme_sign", theme=number)
    if not answer_key("".join(char for char in name if char.isalpha())):
        return Refusal.of("card_theme_letters", theme=number)
    if len(about) > ABOUT_LIMIT:
        return Refusal.of("card_about_long", theme=number, most=ABOUT_LIMIT)
    if len(listed.answers) > ANSWERS_LIMIT:
        return Refusal.of("card_list_long", theme=number, count=len(listed.answers), most=ANSWERS_LIMIT)
    return Topic(f"{card}-{number}", number, name, about, typed.proper_nouns, (), listed.answers)


def draft_of(card: Card) -> CardDraft:
    """Lay a card on the desk again; its examples are answers too."""
    themes = (
        ThemeDraft(theme.name, theme.description, theme.proper_nouns, "\n".join(dict.fromkeys((*theme.examples, *theme.answers))))
        for theme in card.themes
    )
    return CardDraft(card.title, tuple(themes))


# ---- files -----------------------------------------------------------------------------------------------------------------


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards as the text that ``read_cards`` reads; the same cards always give the same text."""
    lines: list[str] = []
    for card in cards:
        lines += ["[[cartes]]", f"numero = {card.number}", f"titre = {_quoted(card.title)}", ""]
        for theme in card.themes:
            lines += ["[[cartes.themes]]", f"numero = {theme.number}", f"nom = {_quoted(theme.name)}"]
            lines += [f"description = {_quoted(theme.description)}", f'noms_propres = "{theme.proper_nouns.value}"']
            if theme.kind is not Kind.MOTS:
                lines.append(f'nature = "{theme.kind.value}"')
            for name, texts in (("exemples", theme.examples), ("reponses", theme.answers)):
                if texts:
                    lines.append(f"{name} = [{', '.join(map(_quoted, texts))}]")
            lines.append("")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """Quote a printable text: TOML takes every escape of JSON."""
    return json.dumps(text, ensure_ascii=False)


def read_file(data: bytes) -> tuple[Card, ...] | Refusal:
    """Read the cards of a file's bytes, or say why it has none; whatever the bytes are, nothing is raised."""
    if len(data) > FILE_BYTES:
        return Refusal.of(CardFault.TOO_LONG, most=FILE_LIMIT)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Refusal.of("card_file_not_utf8")
    return read_cards(text.replace("\r\n", "\n"))


# ---- what is kept ------------------------------------------------------------------------------------------------------------


def packed(drafts: Sequence[CardDraft]) -> list[Any]:
    """Pack drafts into plain values, as a setting keeps them."""
    return [
        {
            "title": draft.title,
            "themes": [[theme.name, theme.description, theme.proper_nouns.value, theme.answers] for theme in draft.themes],
        }
        for draft in drafts
    ]


def unpacked(values: object) -> tuple[CardDraft, ...]:
    """Unpack drafts; what is none of ours is left out."""
    drafts = (_unpacked(value) for value in values[:CARDS_KEPT]) if isinstance(values, list) else ()
    return tuple(draft for draft in drafts if draft is not None)


def _unpacked(value: object) -> CardDraft | None:
    title, rows = (value.get("title"), value.get("themes")) if isinstance(value, dict) else (None, None)
    if not isinstance(title, str) or not isinstance(rows, list) or len(rows) != THEMES_PER_CARD:
        return None
    themes = []
    for row in rows:
        if not isinstance(row, list) or len(row) != len(ThemeDraft.__slots__) or not all(isinstance(cell, str) for cell in row):
            return None
        name, about, policy, answers = row
        if policy not in list(ProperNouns):
            return None
        themes.append(ThemeDraft(name, about, ProperNouns(policy), answers))
    return CardDraft(title, tuple(themes))
