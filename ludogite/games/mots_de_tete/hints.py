"""The ladder of hints: how many plays exist, where a good one is, how long its word, its first letter, the word.

Every rung is about the same play: the one that scores most among the smallest vocabulary that has one.
"""

from __future__ import annotations

from typing import Final

from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.mots_de_tete.lexis import Words
from ludogite.games.mots_de_tete.moves import Hinted, Rung
from ludogite.games.mots_de_tete.placement import Rows
from ludogite.games.mots_de_tete.search import Position, Slot
from ludogite.words.levels import Vocabulary

RUNGS: Final = tuple(Rung)
VOCABULARIES: Final = (Vocabulary.COURANT, Vocabulary.LARGE, Vocabulary.TOUT)


def next_rung(hint: Hinted | None) -> Rung | None:
    """Say which rung follows; None at the top."""
    reached = 0 if hint is None else RUNGS.index(hint.rung) + 1
    return RUNGS[reached] if reached < len(RUNGS) else None


def hinted(grid: Grid, rows: Rows, words: Words, n: int, rung: Rung) -> Hinted:
    """Say what a rung says of a position; n = 0 in the quarté. Without any playable word only the count is told."""
    plays = Position(grid, rows, words.every, quarte=n == 0).count(n)
    good = good_play(grid, rows, words, n)
    if good is None or rung is Rung.COUNT:
        return Hinted(rung, plays)
    slot, word = good
    height = RUNGS.index(rung)
    return Hinted(
        rung,
        plays,
        row=slot.row,
        col=slot.col,
        across=slot.across,
        length=slot.length if height >= RUNGS.index(Rung.LENGTH) else None,
        letter=word[0] if height >= RUNGS.index(Rung.LETTER) else None,
        word=word if rung is Rung.WORD else None,
    )


def good_play(grid: Grid, rows: Rows, words: Words, n: int) -> tuple[Slot, str] | None:
    """Find the play to hint at: a slot and its word; a word that children know where there is one."""
    for vocabulary in VOCABULARIES:
        position = Position(grid, rows, words.known(vocabulary), quarte=n == 0)
        slot = position.best(n)
        if slot is not None:
            return slot, position.a_word(slot, words.known(Vocabulary.ENFANT))
    return None
