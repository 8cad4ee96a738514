"""The prizes of a game in words: warm, never mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludogite.services.awards import Award
from ludogite.ui import texts
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.values import noop

AWARDS: Final[Mapping[str, tuple[str, str]]] = {
    "longest_word": (noop("Texts", "Le mot le plus long"), noop("Texts", "{word}, {n} lettres")),
    "dearest_word": (noop("Texts", "Le mot en or"), noop("Texts", "{word}, {points}")),
    "most_words": (noop("Texts", "Le plus de mots"), noop("Texts", "{n} mots")),
    "comeback": (noop("Texts", "La plus belle remontée"), noop("Texts", "{points} de retard, rattrapés")),
    "gain": (noop("Texts", "Le plus beau coup"), noop("Texts", "+{n} d’un seul coup")),
    "sprint": (noop("Texts", "Le sprint final"), noop("Texts", "+{n} dans le dernier tiers")),
    "steady": (noop("Texts", "Goutte à goutte"), noop("Texts", "des points {n} fois")),
    "buzzer": (noop("Texts", "Le doigt le plus vif"), noop("Texts", "{n} s")),
    "thinker": (noop("Texts", "La tête la plus profonde"), noop("Texts", "a pris le temps d’y penser")),
    "swift": (noop("Texts", "La main la plus légère"), noop("Texts", "n’a pas traîné")),
}
"""Title and note of each prize that any game may give."""


def told(words: GameTexts, award: Award) -> tuple[str, str]:
    """Give title and note of a prize."""
    title, note = AWARDS[award.code] if award.code in AWARDS else words.prizes[award.code]
    number = texts.number(max(award.number / 1000, 0.1), 1) if award.code == "buzzer" else texts.number(award.number)  # never 0,0 s
    return texts.said(title), texts.said(note).format(n=number, points=words.score(award.number), word=texts.written(award.word))
