"""The events of Words Out in sentences: for the status line, the log and the screen reader; and the words of its codes.

No sentence names a card that only one player may know: the log can be read by everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.games.words_out.cards import Card, Kind
from ludogite.games.words_out.moves import (
    Binned,
    Cashed,
    Countered,
    DealEnded,
    DealerChosen,
    Dealt,
    Declined,
    GameEnded,
    Laid,
    LotsDrawn,
    Passed,
    RowsBegun,
    Shouted,
    TakenBack,
    TurnedUp,
)
from ludogite.ui.games.words_out.texts import TEXTS
from ludogite.ui.texts import praise, written
from ludogite.ui.texts.french import elided

translate = QCoreApplication.translate


class WordsOutEvents(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def cashed(self, name: str, word: str, points: int) -> str:
        """Say what a word brought."""
        return self.tr("{name} marque %n point(s) avec {word}.", "", points).format(name=name, word=written(word))

    def shouted(self, name: str, word: str, points: int) -> str:
        """Say that somebody claims a word."""
        return self.tr("{name} crie « WORD OUT ! » : {word}, %n point(s).", "", points).format(name=name, word=word)


def _drawn(card: Card) -> str:
    """Name a card drawn for the deal: its letter, or what it is."""
    if card.kind is Kind.POUBELLE:
        return translate("Texts", "(poubelle)")
    return card.letter or translate("Texts", "(joker)")


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for one that needs no words; raise ``KeyError`` for what is no event of Words Out."""
    match event:
        case LotsDrawn(seats, cards):
            drawn = ", ".join(f"{names[seat]} {_drawn(card)}" for seat, card in zip(seats, cards, strict=True))
            return translate("Texts", "On tire une carte : {drawn}.").format(drawn=drawn)
        case DealerChosen(seat):
            return translate("Texts", "{name} est le plus près du Z et donne les cartes.").format(name=names[seat])
        case Dealt():
            return _dealt(event)
        case RowsBegun(cards):
            letters = ", ".join(card.letter for card in cards)
            return translate("Texts", "Les quatre rangées commencent par {letters}.").format(letters=letters)
        case Laid() | Binned() | TakenBack() | TurnedUp():
            return _moved(event, names)
        case Shouted(seat, _, word, points):
            return WordsOutEvents().shouted(names[seat], word, points)
        case Declined(seat, _, late):
            told = translate("Texts", "{name} ne contre pas.")
            if late:
                told = translate("Texts", "Le temps de {name} est passé : pas de contre.")
            return elided(told, name=names[seat])
        case Countered(seat, claimer, _, letters):
            told = translate("Texts", "{name} prolonge en {text} : {claimer} ne marque rien.")
            return told.format(name=names[seat], text=letters, claimer=names[claimer])
        case Cashed(seat, _, word, points):
            return " ".join(filter(None, (WordsOutEvents().cashed(names[seat], word, points), praise([word]))))
        case Passed(seat, drew):
            told = translate("Texts", "{name} passe et pioche une carte.") if drew else translate("Texts", "{name} passe.")
            return told.format(name=names[seat])
        case DealEnded(deal, seat):
            told = translate("Texts", "{name} a posé sa dernière carte : la donne {deal} est finie.")
            return told.format(name=names[seat], deal=deal)
        case GameEnded(why):
            return TEXTS.reason(why)
        case _:
            raise KeyError(type(event).__name__)


def _dealt(event: Dealt) -> str:
    told = translate("Texts", "Donne {deal} : les cartes sont distribuées.")
    if event.is_last:
        told = translate("Texts", "Donne {deal}, la dernière : toute la pioche est distribuée.")
    return told.format(deal=event.deal)


def _moved(event: Laid | Binned | TakenBack | TurnedUp, names: Sequence[str]) -> str:
    name, row = names[event.seat], event.row + 1
    match event:
        case Laid(_, _, _, letter, letters):
            told = translate("Texts", "{name} pose {letter} : {text}.")
            return told.format(name=name, letter=letter, text=letters)
        case Binned(_, _, _, letters):
            return translate("Texts", "{name} jette {text} à la poubelle.").format(name=name, text=letters)
        case TakenBack(_, _, _, letters, "not_a_word"):
            return translate("Texts", "{text} n’est pas un mot : {name} reprend ses cartes.").format(name=name, text=letters)
        case TakenBack(_, _, _, letters):
            return translate("Texts", "Aucun mot ne commence par {text} : {name} reprend ses cartes.").format(
                name=name, text=letters
            )
        case TurnedUp(_, _, None):
            return translate("Texts", "{name} n’a que des poubelles, et la pioche est vide.").format(name=name)
        case TurnedUp(_, _, card, True) if card is not None:
            told = translate("Texts", "{name} n’a que des poubelles : la pioche donne {letter} à la rangée {row}.")
            return told.format(name=name, letter=card.letter, row=row)
        case _:
            told = translate(
                "Texts", "{name} n’a que des poubelles : la carte retournée n’est pas une lettre, la rangée reste vide."
            )
            return told.format(name=name)


# ---- codes ----------------------------------------------------------------------------------------------------------------


def words_of(event: object) -> tuple[str, ...]:
    """List the words that an event plays."""
    return (event.word,) if isinstance(event, Cashed) else ()
