"""What the Yahtzee table says of the moment: turn band, primary action, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Outcome, Preview, Refusal
from ludogite.games.yahtzee.scoring import ROLLS, TURNS, Box
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.texts import box_name

translate = QCoreApplication.translate

Hints = list[tuple[tuple[str, ...], str]]


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the turn band."""

    ink: int
    title: str
    subtitle: str
    first: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class ActionWords:
    """The words of the primary action, its pips (filled, of how many; 0 of 0 for none) and its note."""

    label: str
    pips: tuple[int, int] = (0, 0)
    note: str = ""


def band_words(view: YahtzeeView, seats: Sequence[SeatInfo], outcome: Outcome | None, *, local: bool) -> BandWords:
    """Say whose turn it is, what may be done, and how far the game has come."""
    info = seats[view.seat]
    if view.phase is Phase.OVER:
        return _over(view, seats, outcome)
    title = translate("YahtzeeTable", "À toi, {name}") if local else translate("YahtzeeTable", "C’est à {name}")
    title = title.format(name=info.name)
    manche = ""
    if view.manches > 1:
        manche = translate("YahtzeeTable", "Manche {manche} sur {manches}").format(manche=view.manche, manches=view.manches)
    if view.phase is Phase.OPENING:
        begin = translate("YahtzeeTable", "Qui commence ? Le plus haut total des cinq dés.")
        return BandWords(info.ink, title, begin, "", manche)
    rolls = (
        translate("YahtzeeTable", "3 lancers"),
        translate("YahtzeeTable", "1ᵉʳ lancer sur 3"),
        translate("YahtzeeTable", "2ᵉ lancer sur 3"),
        translate("YahtzeeTable", "3ᵉ lancer sur 3"),
    )
    turn = translate("YahtzeeTable", "Tour {turn} sur {turns}").format(turn=view.turn, turns=TURNS)
    return BandWords(
        info.ink, title, _what_to_do(view, info, local=local), rolls[view.rolls], " · ".join(filter(None, (manche, turn)))
    )


def _what_to_do(view: YahtzeeView, info: SeatInfo, *, local: bool) -> str:
    if not local:
        return "" if info.is_person else translate("YahtzeeTable", "L’ordinateur joue.")
    if not view.dice:
        return translate("YahtzeeTable", "Lance les cinq dés.")
    if view.rolls_left:
        return translate("YahtzeeTable", "Garde ou relance, ou inscris une case.")
    return translate("YahtzeeTable", "Inscris ces dés dans une case.")


def _over(view: YahtzeeView, seats: Sequence[SeatInfo], outcome: Outcome | None) -> BandWords:
    """Name who won."""
    places = outcome.places if outcome else (1,) * len(seats)
    totals = outcome.scores if outcome else tuple(sheet.total for sheet in view.sheets)
    winners = [info for info, place in zip(seats, places, strict=True) if place == 1]
    names = ", ".join(info.name for info in winners)
    sentence = translate("YahtzeeTable", "{names} : {total} points.").format(names=names, total=max(totals))
    return BandWords(winners[0].ink, translate("YahtzeeTable", "Partie terminée"), sentence)


def waiting_words(view: YahtzeeView, name: str) -> ActionWords:
    """Say why there is nothing to press."""
    if view.phase is Phase.OVER:
        return ActionWords(translate("YahtzeeTable", "Partie terminée"))
    return ActionWords(translate("YahtzeeTable", "{name} joue…").format(name=name))


def action_words(view: YahtzeeView, loose: int, box: Box | None, preview: Preview | Refusal | None) -> ActionWords:
    """Say what the primary action will do: throw so many dice, fill the chosen box, or send to the sheet."""
    if not view.dice:
        pips = (ROLLS, ROLLS) if view.phase is Phase.TURN else (0, 0)
        return ActionWords(translate("YahtzeeTable", "Lancer les 5 dés"), pips)
    if box is not None:
        return ActionWords(_mark_label(box, preview))
    if not view.rolls_left or not loose:
        return ActionWords(translate("YahtzeeTable", "Choisis une case"))
    label = translate("YahtzeeTable", "Lancer le dé")
    if loose > 1:
        label = translate("YahtzeeTable", "Lancer les {n} dés").format(n=loose)
    note = translate("YahtzeeTable", "reste {rolls}").format(rolls=view.rolls_left)
    return ActionWords(label, (view.rolls_left, ROLLS), note)


def _mark_label(box: Box, preview: Preview | Refusal | None) -> str:
    if not isinstance(preview, Preview) or not preview.points:
        return translate("YahtzeeTable", "Barrer {box}").format(box=box_name(box))
    written = preview.parts[0][1]
    return translate("YahtzeeTable", "Inscrire {points} dans {box}").format(points=written, box=box_name(box))


def key_words(view: YahtzeeView, *, chosen: bool) -> Hints:
    """Name the keys of the moment for a player who may act."""
    enter = translate("YahtzeeTable", "Entrée")
    if not view.dice:
        return [((enter,), translate("YahtzeeTable", "lancer"))]
    if chosen:
        delete = translate("YahtzeeTable", "Suppr")
        return [((delete,), translate("YahtzeeTable", "barrer")), ((enter,), translate("YahtzeeTable", "inscrire"))]
    if view.rolls_left:
        return [(("1", "–", "5"), translate("YahtzeeTable", "garder")), ((enter,), translate("YahtzeeTable", "lancer"))]
    return [(("↑", "↓"), translate("YahtzeeTable", "choisir")), ((enter,), translate("YahtzeeTable", "inscrire"))]
