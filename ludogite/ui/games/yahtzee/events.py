"""The events of classic Yahtzee in sentences: for the status line, the log and the screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee.moves import (
    DiceThrown,
    MancheEnded,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
    PrimeReached,
)
from ludogite.games.yahtzee.scoring import Box
from ludogite.ui.games.yahtzee.texts import TEXTS

translate = QCoreApplication.translate


def tell(event: object, names: Sequence[str]) -> str:
    """Tell an event; raise ``KeyError`` for what is no event of Yahtzee."""
    match event:
        case OpeningThrown(seat, dice, total):
            return translate("Texts", "{name} lance {dice} pour commencer : {total}.").format(
                name=names[seat], dice=_dice(dice), total=total
            )
        case OpeningTied(seats):
            return translate("Texts", "Égalité entre {names} : on relance.").format(names=_listed([names[seat] for seat in seats]))
        case OpeningWon(seat):
            return translate("Texts", "{name} commence.").format(name=names[seat])
        case DiceThrown(seat, _, dice, _):
            return translate("Texts", "{name} a les dés {dice}.").format(name=names[seat], dice=_dice(dice))
        case Marked():
            return _marked(event, names[event.seat])
        case PrimeReached(seat):
            return translate("Texts", "{name} atteint 63 : la prime de 35 est gagnée.").format(name=names[seat])
        case MancheEnded(manche, totals, places):
            best = [name for name, place in zip(names, places, strict=True) if place == 1]
            told = QCoreApplication.translate("Texts", "Manche {manche} : {names} en tête avec {total} points.")
            return told.format(manche=manche, names=_listed(best), total=max(totals))
        case _:
            raise KeyError(type(event).__name__)


def _marked(event: Marked, name: str) -> str:
    """Tell how a box was filled: crossed out, with points, by a joker, with a prime of 100."""
    if event.points == 0 and not event.prime:
        if event.box is Box.YAHTZEE:
            return translate("Texts", "Adieu, « {box} » : {name} barre la case.").format(name=name, box=TEXTS.box(event.box))
        return translate("Texts", "{name} barre « {box} ».").format(name=name, box=TEXTS.box(event.box))
    if event.box is Box.YAHTZEE and not event.prime:
        told = translate("Texts", "Yahtzee ! Les cinq pareils : {points} points pour {name}.")
        return told.format(name=name, points=event.points)
    if event.joker:
        told = translate("Texts", "{name} inscrit {points} dans « {box} » grâce au joker.")
    else:
        told = translate("Texts", "{name} inscrit {points} dans « {box} ».")
    told = told.format(name=name, points=event.points, box=TEXTS.box(event.box))
    if event.prime:
        told += " " + translate("Texts", "Prime Yahtzee : {prime} de plus !").format(prime=event.prime)
    return told


def _dice(dice: Sequence[int]) -> str:
    return " ".join(str(die) for die in dice)


def _listed(names: Sequence[str]) -> str:
    """Join names as a sentence does: "Léa, Papi et Tom"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Texts", "{first} et {last}").format(first=", ".join(names[:-1]), last=names[-1])
