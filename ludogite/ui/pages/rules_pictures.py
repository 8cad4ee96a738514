"""The pictures of the rules: the real dice, racks, cards and cells, drawn from a line such as ``[dés 3 3 3 5 5] caption``.

Kinds: ``dés`` 1 to 6; ``lettres`` and ``chevalet`` faces of Yahtzee des Mots, ``◊=S`` for a joker that stands for S; ``sablier``
seconds/of; ``grille`` rows columns word:row:column:direction:ink…; ``case`` colour and its dice; ``cartes`` and ``rangée`` cards
of Words Out: ``R``, ``R:rejouer``, ``E:incontrable``, ``joker``, ``joker=S``, ``poubelle``, ``dos``; ``couleurs`` five letters and
the colour; ``réponse`` a word and the five letters; ``jetons`` a number.
"""

from __future__ import annotations

from pathlib import Path

from ludogite.ui.pages import rules_boards, rules_dice
from ludogite.ui.pages.rules_drawn import Drawn
from ludogite.ui.pages.rules_text import Picture


def drawn(picture: Picture, resources: Path) -> Drawn:
    """Make a picture; raise ``ValueError`` or ``KeyError`` for a line that means none."""
    shows = picture.shows
    match picture.kind:
        case "dés":
            return rules_dice.dice(shows)
        case "lettres":
            return rules_dice.letters(shows, resources)
        case "chevalet":
            return rules_dice.rack(shows, resources)
        case "sablier":
            return rules_dice.hourglass(shows)
        case "couleurs":
            return rules_dice.colours(shows)
        case "réponse":
            return rules_dice.answer(shows)
        case "jetons":
            return rules_dice.chips(shows)
        case "grille":
            return rules_boards.grid(shows, resources)
        case "case":
            return rules_boards.cell(shows)
        case "cartes":
            return rules_boards.cards(shows)
        case "rangée":
            return rules_boards.row(shows)
        case _:
            raise ValueError(f"no such picture: {picture.kind}")
