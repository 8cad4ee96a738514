"""Dés à thèmes in the pictures of the program."""

from __future__ import annotations

from ludogite import paths
from ludogite.core.rules import Refusal
from ludogite.ui.games.des_themes.card_editor import CardEditorPage
from ludogite.ui.screen.sample import RealDice, Sample
from ludogite.words.own_cards import ThemeDraft, draft_of
from ludogite.words.themes import read_cards


def _written(page: CardEditorPage) -> None:
    """Lay cards on the desk, the one in front without its last theme."""
    cards = read_cards((paths.resources() / "decks" / "themes.toml").read_text(encoding="utf-8"))
    if not isinstance(cards, Refusal):
        drafts = [draft_of(card) for card in cards]
        page.show_cards([drafts[1], drafts[3].with_theme(6, ThemeDraft()), drafts[2]])
        page.lines[1].field.setFocus()


SAMPLE = Sample(
    lambda request: request.kind == "floor" and int(request.about[0] or 0) >= 4,
    pressed=True,
    real_dice=RealDice("real-dice-colours", 2, "222"),
    work=_written,
)
