"""The ladder of hints: each rung says a little more about the best words for the turn's box, and costs a little more.

In free order the box is the one where the words on the dice score most. Prices are ours, in points.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from ludogite.games.yahtzee_mots.finder import Finder, lay
from ludogite.games.yahtzee_mots.marking import fits
from ludogite.games.yahtzee_mots.moves import Hinted, Laid, Rung, spelt
from ludogite.games.yahtzee_mots.refusals import found_in, position_of
from ludogite.games.yahtzee_mots.sheet import WORDS, Box
from ludogite.games.yahtzee_mots.state import YahtzeeMotsView

SEVERAL: Final = frozenset({Box.DEUX_MOTS, Box.TROIS_MOTS})
"""The boxes whose words are not counted: pairs and triples would be thousands."""


def next_rung(hints: tuple[Hinted, ...]) -> Rung | None:
    """Say which rung follows those told about the same dice; None at the top, or when there is no word at all."""
    if not hints:
        return Rung.IS_THERE
    last = hints[-1]
    if not hints[0].number or last.rung is Rung.WORD:
        return None
    following = tuple(Rung)[tuple(Rung).index(last.rung) + 1]
    return Rung.LETTER if following is Rung.COUNT and last.box in SEVERAL else following


def hint(view: YahtzeeMotsView, finder: Finder, rarer: Finder) -> Hinted:
    """Say what the next rung says, about words that ``finder`` knows where they serve, else about rarer ones."""
    dice = view.state.dice
    rung = next_rung(view.state.hints) or Rung.WORD
    box, words = _target(view, finder)
    if not words and rarer is not finder:
        finder, (box, words) = rarer, _target(view, rarer)
    if rung is Rung.IS_THERE:
        return Hinted(rung, box, number=int(bool(words)))
    if rung is Rung.COUNT:
        made = sum(fits(box, (len(word.word),)) for word in finder.every(dice))
        return Hinted(rung, box, number=made)
    if rung is Rung.LETTER:
        return Hinted(rung, box, number=1, text=words[0][0].letter)
    used = tuple(sorted(placed.die for laid in words for placed in laid))
    text = " ".join(map(spelt, words)) if rung is Rung.WORD else ""
    return Hinted(rung, box, number=len(used), text=text, dice=used)


def _target(view: YahtzeeMotsView, finder: Finder) -> tuple[Box, tuple[Laid, ...]]:
    """Give the box to hint at and its best words, none where the dice make none."""
    dice = view.state.dice
    found = []
    for box in position_of(view).zeros:
        words: tuple[Laid, ...]
        if WORDS.get(box, 1) > 1:
            words = tuple(lay(dice, word) for word in finder.several(dice, WORDS[box]))
        else:
            fitting = (word for word in finder.every(dice) if fits(box, (len(word.word),)))
            words = tuple(lay(dice, word) for word in islice(fitting, 1))
        found.append((box, words))
    return max(found, key=lambda each: found_in(view, each[1]).points)
