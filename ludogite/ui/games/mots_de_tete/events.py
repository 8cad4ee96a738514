"""The events of Mots de Tête in sentences: for the status line, the log and the screen reader; and the words of its codes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.games.mots_de_tete.moves import (
    Accepted,
    Began,
    BonusThrown,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    Hinted,
    HintGiven,
    LastTry,
    LastTurn,
    Passed,
    PassReason,
    Scored,
    TurnLost,
    WindowClosed,
    Withdrawn,
    Written,
)
from ludogite.ui.games.mots_de_tete.counts import MotsDeTeteCounts
from ludogite.ui.style.plain import in_sentences
from ludogite.ui.texts import praise, written
from ludogite.ui.texts.french import elided

translate = QCoreApplication.translate


class MotsDeTeteEvents(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def letters(self, name: str, count: int) -> str:
        """Say what the die of letters shows."""
        return self.tr("{name} doit écrire %n lettre(s).", "", count).format(name=name)

    def word(self, name: str, word: str, points: int) -> str:
        """Say what one new word scored."""
        return self.tr("{name} : {word}, %n point(s).", "", points).format(name=name, word=word)

    def hint(self, name: str, price: int) -> str:
        """Say that somebody took a hint, at a price or for nothing."""
        if not price:
            return self.tr("{name} prend un indice gratuit.").format(name=name)
        return self.tr("{name} prend un indice : −%n point(s).", "", price).format(name=name)


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for one that another tells too; raise ``KeyError`` for what is no event of Mots de Tête."""
    match event:
        case Began(seat):
            return translate("Texts", "Le sort désigne {name}.").format(name=names[seat])
        case DieThrown(seat, n):
            return MotsDeTeteEvents().letters(names[seat], n)
        case Written(seat, _, words):
            listed = ", ".join(word.text for word in words)
            return translate("Texts", "{name} écrit {words}.").format(name=names[seat], words=listed)
        case BonusThrown(_, bonus):
            listed = ", ".join(str(one.value) for one in bonus)
            told = translate("Texts", "Les cases de couleur valent {values}.")
            if len(bonus) == 1:
                told = translate("Texts", "La case de couleur vaut {values}.")
            return told.format(values=listed)
        case Scored(play):
            counted = ", ".join(f"{written(one.word.text)} {one.points}" for one in play.words)
            told = translate("Texts", "{name} : {words}, soit {points}.").format(
                name=names[play.seat], words=counted, points=play.points
            )
            if len(play.words) == 1:
                told = MotsDeTeteEvents().word(names[play.seat], written(play.words[0].word.text), play.points)
            return " ".join(filter(None, (told, praise(one.word.text for one in play.words))))
        case Passed(seat, reason):
            return _passed(names[seat], reason, alone=len(names) == 1)
        case HintGiven(seat, hint, price):
            return in_sentences(MotsDeTeteEvents().hint(names[seat], price), *hint_words(hint)) + "."
        case Accepted() | WindowClosed():
            return None
        case Contested(seat, writer):
            return elided(translate("Texts", "{name} conteste ce que {writer} a écrit."), name=names[seat], writer=names[writer])
        case ContestWon(seat, writer, wrong, also):
            told = (
                translate("Texts", "{name} a raison : {words} n’est pas un mot. {writer} reprend ses lettres.")
                if len(wrong) == 1
                else translate("Texts", "{name} a raison : {words} ne sont pas des mots. {writer} reprend ses lettres.")
            )
            if also:
                told = translate("Texts", "{name} ont raison de contester {words}. {writer} reprend ses lettres.")
            right = ", ".join(names[one] for one in (seat, *also))
            return told.format(name=right, writer=names[writer], words=", ".join(wrong))
        case ContestLost(seat):
            return translate("Texts", "Tout est juste : {name} perd son prochain tour.").format(name=names[seat])
        case TurnLost(seat):
            return translate("Texts", "{name} passe ce tour, pour avoir contesté à tort.").format(name=names[seat])
        case Withdrawn(seat):
            return translate("Texts", "{name} se retire, après deux tours sans mot.").format(name=names[seat])
        case LastTry(seat):
            return elided(translate("Texts", "Il ne reste que {name} : encore un dé, un dernier mot."), name=names[seat])
        case LastTurn(seat):
            return elided(translate("Texts", "Le temps est écoulé : ce tour de {name} est le dernier."), name=names[seat])
        case _:
            raise KeyError(type(event).__name__)


def _passed(name: str, reason: PassReason, *, alone: bool) -> str:
    told = {
        PassReason.CHOICE: translate("Texts", "{name} passe."),
        PassReason.TIME: translate("Texts", "Le temps de {name} est écoulé : tour passé."),
        PassReason.INVALID: translate("Texts", "{name} ne marque rien ce tour-ci."),
        PassReason.FIRST_ONE: translate("Texts", "{name} fait 1 : trop court pour ouvrir la grille."),
    }[reason]
    if reason is PassReason.FIRST_ONE and not alone:
        told = translate("Texts", "{name} fait 1 : trop court pour ouvrir la grille. Au suivant !")
    return elided(told, name=name)


def hint_words(hint: Hinted) -> tuple[str, str]:
    """Say what the hints bought so far have said: how many plays there are, and what is known of the best; "" for nothing yet."""
    if not hint.plays:
        return translate("MotsDeTeteTable", "Aucun coup possible"), translate("MotsDeTeteTable", "Il faut passer.")
    parts = []
    if hint.word is not None:
        parts.append(written(hint.word))
    elif hint.letter is not None:
        parts.append(translate("MotsDeTeteTable", "commence par {letter}").format(letter=hint.letter))
    if hint.length is not None and hint.word is None:
        parts.append(MotsDeTeteCounts().letters(hint.length))
    if hint.row is not None and parts:
        parts.append(translate("MotsDeTeteTable", "vers la droite") if hint.across else translate("MotsDeTeteTable", "vers le bas"))
    elif hint.row is not None:
        right = translate("MotsDeTeteTable", "depuis la case marquée, vers la droite")
        parts.append(right if hint.across else translate("MotsDeTeteTable", "depuis la case marquée, vers le bas"))
    told = ", ".join(parts)
    return MotsDeTeteCounts().plays(hint.plays), told[:1].upper() + told[1:]


def words_of(event: object) -> tuple[str, ...]:
    """List the words that an event plays, or that a hint names."""
    if isinstance(event, HintGiven):
        return (event.hint.word,) if event.hint.word else ()
    return tuple(counted.word.text for counted in event.play.words) if isinstance(event, Scored) else ()
