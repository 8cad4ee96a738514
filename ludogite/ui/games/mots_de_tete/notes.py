"""What stands in the box of the card: refused words, why letters cannot stand there, hints, bonus cells, how to begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.rules import Preview, Refusal
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import Hinted
from ludogite.games.mots_de_tete.placement import NOT_A_WORD
from ludogite.games.mots_de_tete.state import QUARTE_LETTERS, MotsView, Way
from ludogite.ui import texts
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.grid_model import DICE, Ground
from ludogite.ui.games.mots_de_tete.parts import NoteText

translate = QCoreApplication.translate

SOFT = frozenset({"mots_de_tete.wrong_count", "mots_de_tete.not_four", "mots_de_tete.no_letters", "mots_de_tete.no_word"})
"""Refusals of a play that is not yet complete: nothing to reproach."""


class MotsDeTeteCounts(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def to_write(self, count: int) -> str:
        """Say how many letters are to be written."""
        return self.tr("%n lettre(s) à écrire", "", count)

    def missing(self, count: int) -> str:
        """Say how many letters are missing."""
        return self.tr("Encore %n lettre(s)", "", count)

    def write(self, count: int) -> str:
        """Say what to do with an empty draft."""
        return self.tr("Écris %n lettre(s)", "", count)

    def plays(self, count: int) -> str:
        """Say how many plays exist."""
        return self.tr("%n coup(s) possible(s)", "", count)

    def letters(self, count: int) -> str:
        """Count letters."""
        return self.tr("%n lettre(s)", "", count)


@dataclass(frozen=True, slots=True)
class Writing:
    """A play that takes shape: the draft, what the rules say of it, and the refused words."""

    draft: Draft
    preview: Preview | Refusal | None = None

    @property
    def wrong(self) -> tuple[str, ...]:
        """The words that are not in the dictionary."""
        if not isinstance(self.preview, Refusal) or self.preview.code != NOT_A_WORD:
            return ()
        return tuple(str(dict(self.preview.args)["words"]).split(", "))

    @property
    def is_ready(self) -> bool:
        """Whether it can be written."""
        return isinstance(self.preview, Preview)


def wanted_letters(view: MotsView) -> int:
    """Count the letters of this turn: those of the die, or at most four in the quarté."""
    return QUARTE_LETTERS if view.options.way is Way.QUARTE else view.n


def writing_note(view: MotsView, writing: Writing, bonus: Sequence[Ground]) -> NoteText | None:
    """Say the most urgent thing: a refused word, why the letters cannot stand there, the hint, the bonus cells, how to begin."""
    preview, laid = writing.preview, writing.draft.laid
    if writing.wrong:
        return NoteText(wrong_words(writing.wrong), translate("MotsDeTeteTable", "Rien n’est perdu : change une lettre."),
                        mark="warning", tone="danger")  # fmt: skip
    if isinstance(preview, Refusal) and preview.code not in SOFT:
        return NoteText(texts.refusal(preview.code, preview.args), mark="warning", tone="danger")
    if view.hint is not None and not (bonus and writing.is_ready):
        return hint_note(view.hint)
    if bonus:
        return bonus_note(bonus, quarte=view.options.way is Way.QUARTE)
    if laid:
        return None
    if view.is_empty:
        return NoteText(translate("MotsDeTeteTable", "Le premier mot touche la croix"),
                        translate("MotsDeTeteTable", "Une lettre au moins à côté d’elle."), mark="info")  # fmt: skip
    return NoteText(translate("MotsDeTeteTable", "Clique une case, puis écris"),
                    translate("MotsDeTeteTable", "Le mot s’accroche à un mot déjà là."), mark="pencil")  # fmt: skip


def wrong_words(words: Sequence[str]) -> str:
    """Name the words that are refused."""
    if len(words) == 1:
        return translate("MotsDeTeteTable", "{word} n’est pas dans le dictionnaire").format(word=words[0])
    listed = translate("MotsDeTeteTable", "{first} et {last}").format(first=", ".join(words[:-1]), last=words[-1])
    return translate("MotsDeTeteTable", "{words} ne sont pas dans le dictionnaire").format(words=listed)


def bonus_note(bonus: Sequence[Ground], *, quarte: bool = False) -> NoteText | None:
    """Explain the bonus cells of a play: how many dice, what they can bring."""
    if quarte:
        return None
    thrown = translate("MotsDeTeteTable", "Lancé sous vos yeux, une fois le mot écrit.")
    if len(set(bonus)) == 1 and len(bonus) == 1:
        dice = DICE[bonus[0]]
        names = {
            Ground.ORANGE: translate("MotsDeTeteTable", "Case orange : un dé"),
            Ground.JAUNE: translate("MotsDeTeteTable", "Case jaune : deux dés"),
            Ground.ROUGE: translate("MotsDeTeteTable", "Case rouge : trois dés"),
        }
        if dice > 1:
            thrown = translate("MotsDeTeteTable", "Lancés sous vos yeux, une fois le mot écrit.")
        return NoteText(names[bonus[0]], thrown, _range(dice), bonus[0])
    thrown = translate("MotsDeTeteTable", "Lancés sous vos yeux, une fois le mot écrit.")
    dice = sum(DICE[ground] for ground in bonus)
    return NoteText(translate("MotsDeTeteTable", "Cases de couleur"), thrown, _range(dice), bonus[0])


def _range(dice: int) -> str:
    return translate("MotsDeTeteTable", "de {least} à {most}").format(least=dice, most=6 * dice)


def hint_note(hint: Hinted) -> NoteText:
    """Put into words what the hints bought so far have said."""
    words = MotsDeTeteCounts()
    title = words.plays(hint.plays)
    if not hint.plays:
        return NoteText(translate("MotsDeTeteTable", "Aucun coup possible"), translate("MotsDeTeteTable", "Il faut passer."),
                        mark="bulb", tone="positive")  # fmt: skip
    parts = []
    if hint.word is not None:
        parts.append(hint.word)
    elif hint.letter is not None:
        parts.append(translate("MotsDeTeteTable", "commence par {letter}").format(letter=hint.letter))
    if hint.length is not None and hint.word is None:
        parts.append(words.letters(hint.length))
    if hint.row is not None:
        parts.append(translate("MotsDeTeteTable", "vers la droite") if hint.across else translate("MotsDeTeteTable", "vers le bas"))
    return NoteText(title, ", ".join(parts), mark="bulb", tone="positive")


def hinted_cells(hint: Hinted | None) -> frozenset[Cell]:
    """Give the cells that a hint shows: the first, or all once the length is known."""
    if hint is None or hint.row is None or hint.col is None:
        return frozenset()
    long = hint.length or 1
    return frozenset((hint.row, hint.col + at) if hint.across else (hint.row + at, hint.col) for at in range(long))
