"""One quiet line about the rarest word of a play: what it means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludogite.core.advice import Remark
from ludogite.services.rare_words import Glossary
from ludogite.ui.flow.narrator import Narrator
from ludogite.ui.game_ui import GameUi
from ludogite.ui.texts.dictionary import rare_line

NAMED = frozenset({"word", "words"})
"""The arguments of remarks that are words."""


class WordNotes:
    """Says what words mean that the people of a table hardly know."""

    def __init__(self, ui: GameUi, glossary: Glossary) -> None:
        self._ui, self._glossary = ui, glossary

    def attend(self, narrator: Narrator[Any, Any]) -> None:
        """Explain on a status line what it tells."""
        if self._ui.words_of is not None:
            narrator.note_of, narrator.words_of = self.of_event, self._ui.words_of()

    def of_event(self, event: object) -> str:
        """Explain the first rare word that an event plays; "" where there is none."""
        words_of = self._ui.words_of
        return "" if words_of is None else self._first(words_of()(event))

    def of_remark(self, remark: Remark) -> str:
        """Explain the first rare word that the coach names; "" where there is none."""
        named = (str(value) for name, value in remark.args if name in NAMED)
        return self._first(word for text in named for word in text.replace("+", " ").replace(",", " ").split())

    def _first(self, words: Iterable[str]) -> str:
        found = (self._glossary.rare(word) for word in words)
        return next((rare_line(one) for one in found if one is not None), "")
