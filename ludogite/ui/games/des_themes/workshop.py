"""The theme cards that a family writes itself; the editor is imported when somebody writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Refusal
from ludogite.ui.screen.workshop import Settings, Workshop
from ludogite.ui.style.theme import Theme
from ludogite.ui.values import noop
from ludogite.words.own_cards import FILE_BYTES, check, unpacked
from ludogite.words.themes import Card, read_cards

if TYPE_CHECKING:
    from ludogite.ui.games.des_themes.card_editor import CardEditorPage

WRITTEN: Final = "written/des_themes"
"""The setting that keeps the family's cards, finished or not."""


def note(text: str) -> str:
    """Say which card will be played."""
    cards = read_cards(text)
    title = cards[0].title if isinstance(cards, tuple) else ""
    told = QCoreApplication.translate(
        "FieldsSection", "La carte « {title} », écrite en famille. Choisis-en une autre pour l’enlever."
    )
    return told.format(title=title)


def make_editor(theme: Theme, settings: Settings, agreed: str) -> CardEditorPage:
    """Write on the family's cards, the one agreed in front."""
    from ludogite.ui.games.des_themes.card_editor import CardEditorPage  # noqa: PLC0415

    page = CardEditorPage(theme)
    page.show_cards(unpacked(settings(WRITTEN) or []))
    page.put_in_front(agreed)
    return page


def printed(settings: Settings) -> tuple[Card, ...] | None:
    """Give the cards that are finished."""
    drafts = enumerate(unpacked(settings(WRITTEN) or []), start=1)
    cards = tuple(card for number, draft in drafts if not isinstance(card := check(draft, number), Refusal))
    return cards or None


WORKSHOP = Workshop(
    noop("NewGamePage", "Carte de la famille"), noop("FieldsSection", "Écrire une carte…"), note, make_editor, printed,
    work_key=WRITTEN, file_limit=FILE_BYTES + 1,
)  # fmt: skip
