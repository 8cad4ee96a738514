"""The words of a game, as its package gives them, and what it says with them; no start needs any."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ludogite.ui import texts
from ludogite.ui.texts.keys import KeyHelp
from ludogite.ui.values import Sentences

if TYPE_CHECKING:
    from ludogite.core.advice import Loss
    from ludogite.core.log import Option
    from ludogite.games.game import Field, Variant


WORDS: Final = frozenset({"word", "words", "common"})
"""The arguments of remarks that name words of play."""


@dataclass(frozen=True, slots=True)
class GameTexts:
    """The words of a game by code; its methods say them in the language of the moment, or what any game says for that code.

    They raise ``KeyError`` for a code that neither knows.
    ``variants`` and ``options`` give name and note, ``briefs`` two words for the card of a variant, where it has any; ``values``
    the values that are chosen from a few, by option and value; ``count`` says an option that is a number ("3 manches"), or
    nothing where ``values`` says it. ``refusals`` are what the rules refuse, ``reasons`` how games end, ``sheet_lines`` the lines
    of the final breakdown, ``boxes`` the boxes of its score sheet, ``remarks`` what the coach and the review say. ``scored`` says
    a score in what the game counts, where that is no points.
    """

    variants: Mapping[str, tuple[str, str]]
    briefs: Sentences = field(default_factory=dict)
    options: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    values: Mapping[tuple[str, Option], str] = field(default_factory=dict)
    count: Callable[[str, int], str] = lambda _option, _count: ""
    refusals: Sentences = field(default_factory=dict)
    reasons: Sentences = field(default_factory=dict)
    sheet_lines: Sentences = field(default_factory=dict)
    boxes: Sentences = field(default_factory=dict)
    remarks: Sentences = field(default_factory=dict)
    prizes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Title and note of the game's own prizes, by code; the note may name {n}."""
    scored: Callable[[int], str] | None = None
    keys: tuple[KeyHelp, ...] = ()
    """What the keys do at its table, for the sheet of keys."""

    def variant_name(self, variant: Variant) -> str:
        """Name a variant."""
        return texts.said(self.variants[variant.name][0])

    def variant_note(self, variant: Variant) -> str:
        """Say in a line or two what a variant changes."""
        return texts.said(self.variants[variant.name][1])

    def variant_brief(self, variant: Variant) -> str:
        """Say in two words what a variant is like; "" where the game says nothing."""
        return texts.said(self.briefs[variant.name]) if variant.name in self.briefs else ""

    def field_name(self, field: Field) -> str:
        """Name an option."""
        return texts.said(self.options[field.name][0])

    def field_note(self, field: Field) -> str:
        """Say what an option means."""
        return texts.said(self.options[field.name][1])

    def value_name(self, field: Field, value: Option) -> str:
        """Say a value as the summary does ("3 manches"); empty for a flag that is off and has no word for it ("sans argot")."""
        if isinstance(value, bool):
            told = self.options[field.name][0] if value else self.values.get((field.name, value))
            return texts.said(told) if told else ""
        counted = self.count(field.name, value) if isinstance(value, int) else ""
        return counted or texts.said(self.values[field.name, value])

    def refusal(self, code: str, args: texts.Args = ()) -> str:
        """Say why something is not accepted."""
        return self._filled(self.refusals[code], args) if code in self.refusals else texts.refusal(code, args)

    def reason(self, code: str) -> str:
        """Say how a game ended."""
        return texts.said((self.reasons if code in self.reasons else texts.REASONS)[code])

    def sheet_line(self, code: str) -> str:
        """Name a line of the final breakdown."""
        return texts.said((self.sheet_lines if code in self.sheet_lines else texts.SHEET_LINES)[code])

    def box(self, code: str) -> str:
        """Name a box of the score sheet."""
        return texts.said(self.boxes[code])

    def remark(self, code: str, args: texts.Args = ()) -> str:
        """Say a remark of the coach, or a choice of a game that is looked back on."""
        written = [
            (name, texts.written(value) if name in WORDS and isinstance(value, str) else value) for name, value in texts.pairs(args)
        ]
        return self._filled(self.remarks[code], written)

    def better(self, loss: Loss) -> str:
        """Say what would have been better, and why, as the coach does at the table; what it was where he was not asked."""
        if not loss.why:
            return self.remark(loss.best.code, loss.best.args)
        return " ".join(self.remark(one.code, one.args) for one in loss.why)

    def score(self, score: int) -> str:
        """Say a score in what the game counts: points, where it says nothing else."""
        return texts.Scores().points(score) if self.scored is None else self.scored(score)

    def _filled(self, sentence: str, args: texts.Args) -> str:
        """Put arguments into a sentence, boxes by their names."""
        named = [
            (name, self.box(value) if name == "box" and isinstance(value, str) else value) for name, value in texts.pairs(args)
        ]
        return texts.filled(sentence, named)


NO_TEXTS = GameTexts({})
"""The words of a game that this program does not know: it scores points."""
