"""The words of Yahtzee des Mots: its refusals, boxes, options and remarks, and its events in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee_mots.moves import (
    Cause,
    Claimed,
    DiceThrown,
    HintGiven,
    Laid,
    Marked,
    OpeningDrawn,
    PartieEnded,
    Rung,
    SandGone,
    SandTurned,
    UpperPrimeReached,
    WordsAccepted,
    WordsRefused,
    WordsTakenBack,
    YahtzeePrime,
    ZeroWritten,
    spelt,
)
from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.texts import written

translate = QCoreApplication.translate


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for the hourglass that is turned; raise ``KeyError`` for what is no event of this game."""
    match event:
        case SandTurned():
            return None
        case OpeningDrawn(seat):
            return translate("Texts", "Le sort désigne {name} : à toi de commencer.").format(name=names[seat])
        case DiceThrown(seat, _, dice, _):
            return translate("Texts", "{name} a les lettres {dice}.").format(name=names[seat], dice=" ".join(dice))
        case WordsAccepted(seat, words):
            told = translate("Texts", "{name} propose {words} : accepté.")
            if len(words) > 1:
                told = translate("Texts", "{name} propose {words} : acceptés.")
            return told.format(name=names[seat], words=written(quoted(words)))
        case WordsRefused(seat, words, refused):
            wrong = [words[each.word] for each in refused]
            told = translate("Texts", "{name} propose {words} : refusé.")
            if len(wrong) > 1:
                told = translate("Texts", "{name} propose {words} : refusés.")
            return told.format(name=names[seat], words=quoted(wrong))
        case Claimed(seat, box):
            return translate("Texts", "{name} annonce « {box} ».").format(name=names[seat], box=TEXTS.box(box))
        case SandGone(seat):
            return translate("Texts", "Le sable a coulé : {name} perd son tour.").format(name=names[seat])
        case HintGiven(seat, _, price):
            return translate("Texts", "{name} demande un indice : −{price}.").format(name=names[seat], price=price)
        case Marked():
            return _marked(event, names[event.seat])
        case WordsTakenBack(seat):
            return translate("Texts", "{name} reprend ses lettres et cherche encore.").format(name=names[seat])
        case ZeroWritten(seat, box, cause):
            return _zeros()[cause].format(name=names[seat], box=TEXTS.box(box))
        case YahtzeePrime(seat, word):
            return translate("Texts", "{name} a encore un mot de 7 lettres, {word} : prime de 100 !").format(
                name=names[seat], word=written(word)
            )
        case UpperPrimeReached(seat, points):
            return translate("Texts", "{name} gagne la prime de {points}.").format(name=names[seat], points=points)
        case PartieEnded(partie, totals, places):
            best = [name for name, place in zip(names, places, strict=True) if place == 1]
            told = translate("Texts", "Manche {partie} : {names} en tête avec {total} points.")
            return told.format(partie=partie, names=", ".join(best), total=max(totals))
        case _:
            raise KeyError(type(event).__name__)


def quoted(words: Sequence[Laid]) -> str:
    """Name laid words as a sentence does: "« JEUX » et « DO »"."""
    told = [translate("Texts", "« {word} »").format(word=spelt(laid)) for laid in words]
    if len(told) < 2:
        return "".join(told)
    return translate("Texts", "{first} et {last}").format(first=", ".join(told[:-1]), last=told[-1])


def _marked(event: Marked, name: str) -> str:
    told = translate("Texts", "{name} inscrit {points} dans « {box} ».")
    if event.words:
        told = translate("Texts", "{name} inscrit {points} dans « {box} » avec {words}.")
    return told.format(name=name, points=event.points, box=TEXTS.box(event.box), words=written(" + ".join(event.words)))


def _zeros() -> dict[Cause, str]:
    return {
        Cause.CHOSEN: translate("Texts", "{name} barre « {box} »."),
        Cause.SAND: translate("Texts", "{name} : zéro dans « {box} »."),
        Cause.REFUSED: translate("Texts", "Mot refusé : {name} a zéro dans « {box} »."),
        Cause.SPECIAL: translate("Texts", "Et zéro dans « {box} »."),
    }


# ---- tables for ``texts`` ----------------------------------------------------------------------------------------------


def words_of(event: object) -> tuple[str, ...]:
    """List the words that an event plays, or that a hint names."""
    if isinstance(event, HintGiven):
        return tuple(event.hint.text.split()) if event.hint.rung is Rung.WORD else ()
    return tuple(map(spelt, event.words)) if isinstance(event, WordsAccepted) else ()
