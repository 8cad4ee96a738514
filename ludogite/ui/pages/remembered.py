"""What one will tell of a game, a sentence a line: three of its moments, each with the way back to it, and the prizes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.services.awards import Award
from ludogite.services.moments import Moment
from ludogite.services.rare_words import RareWord
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages.game_over_parts import Note
from ludogite.ui.texts.awards import told
from ludogite.ui.texts.dictionary import rare_line

translate = QCoreApplication.translate
MOST_LEARNT = 5
"""Words of a game that are explained at its end; more are counted."""


class Learnt(QObject):
    """The titles with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def alone(self, count: int) -> str:
        """Tell one person how many words were new."""
        return self.tr("Tu as appris %n mot(s)", "", count)

    def together(self, count: int) -> str:
        """Tell several people how many words were new."""
        return self.tr("Vous avez appris %n mot(s)", "", count)


def moments(ui: GameUi, names: Sequence[str], found: Sequence[Moment]) -> tuple[str, list[Note]]:
    """Tell moments of a game under their title; ``names`` by seat."""
    title = translate("Remembered", "Trois moments") if len(found) > 1 else translate("Remembered", "Un moment")
    notes = [
        Note(*(("trophy", "accent") if moment.leads else ("star", "muted")), moment_told(ui, names, moment), moment.step)
        for moment in found
    ]
    return title, notes


def moment_told(ui: GameUi, names: Sequence[str], moment: Moment) -> str:
    """Say a moment as the table said it: the words with the points, else the first about whom it brought them."""
    name = names[moment.seat]
    said = [told for event in moment.events if (told := ui.tell()(event, tuple(names)))]
    of_them = [told for told in said if name in told]
    counted = [told for told in of_them if str(moment.points) in re.findall(r"\d+", told)]
    what = next(iter((*counted, *of_them, *said)), name)
    if not counted and moment.points > 0 and re.search(r"\d", what):  # a prime came with it
        what = translate("Remembered", "{told} En tout : {score}.").format(told=what, score=ui.texts().score(moment.points))
    leads = translate("Remembered", "{name} passe en tête, et y reste.").format(name=name)
    return f"{what} {leads}" if moment.leads else what


def words_learnt(found: Sequence[RareWord], *, alone: bool) -> tuple[str, list[Note]]:
    """Tell what the words of a game mean that its people asked for, or that were laid against them; ``alone``: one person."""
    title = Learnt().alone(len(found)) if alone else Learnt().together(len(found))
    return title, [Note("info", "muted", rare_line(one)) for one in found[:MOST_LEARNT]]


def prizes(ui: GameUi, names: Sequence[str], found: Sequence[Award]) -> tuple[str, list[Note]]:
    """Give the prizes of a game under their title; ``names`` by seat."""
    line = translate("Remembered", "{prize} : {name} ({why})")
    given = [(*told(ui.texts(), award), names[award.seat]) for award in found]
    notes = [Note("medal", "accent", line.format(prize=prize, name=name, why=why)) for prize, why, name in given]
    return translate("Remembered", "Les prix de la partie"), notes
