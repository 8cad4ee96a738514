"""The events of Words Out in sentences: for the quiet line, the log and the screen reader; and the words of its codes.

No sentence names a card that only one player may know: the log can be read by everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.log import Option
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

translate = QCoreApplication.translate


class WordsOutEvents(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def cashed(self, name: str, word: str, points: int) -> str:
        """Say what a word brought."""
        return self.tr("{name} marque %n point(s) avec {word}.", "", points).format(name=name, word=word)

    def shouted(self, name: str, word: str, points: int) -> str:
        """Say that somebody claims a word."""
        return self.tr("{name} dit WORD OUT ! sur {word} : %n point(s).", "", points).format(name=name, word=word)

    def seconds(self, count: int) -> str:
        """Say how long one has to counter."""
        return self.tr("%n s", "", count)


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for one that needs no words; raise ``KeyError`` for what is no event of Words Out."""
    match event:
        case LotsDrawn(seats, cards):
            drawn = ", ".join(f"{names[seat]} {card.letter or '◊'}" for seat, card in zip(seats, cards, strict=True))
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
            return told.format(name=names[seat])
        case Countered(seat, claimer, _, letters):
            told = translate("Texts", "{name} prolonge en {text} : {claimer} ne marque rien.")
            return told.format(name=names[seat], text=letters, claimer=names[claimer])
        case Cashed(seat, _, word, points):
            return WordsOutEvents().cashed(names[seat], word, points)
        case Passed(seat, drew):
            told = translate("Texts", "{name} passe et pioche une carte.") if drew else translate("Texts", "{name} passe.")
            return told.format(name=names[seat])
        case DealEnded(deal, seat):
            told = translate("Texts", "{name} a posé sa dernière carte : la donne {deal} est finie.")
            return told.format(name=names[seat], deal=deal)
        case GameEnded(reason):
            return reasons()[reason]
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
            return translate("Texts", "{text} n’est pas un mot : {name} reprend ce qu’il a posé.").format(name=name, text=letters)
        case TakenBack(_, _, _, letters):
            return translate("Texts", "Aucun mot ne commence par {text} : {name} reprend ce qu’il a posé.").format(
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


def refusals() -> dict[str, str]:
    """List what the rules refuse; rows are not numbered, for the engine counts them from 0."""
    return {
        "words_out.not_a_beginning": translate("Texts", "Aucun mot ne commence par {text}."),
        "words_out.not_a_word": translate("Texts", "{text} n’est pas encore un mot."),
        "words_out.too_short": translate("Texts", "Un mot annoncé a au moins {least} lettres."),
        "words_out.not_held": translate("Texts", "Cette carte n’est pas dans ta main."),
        "words_out.no_such_row": translate("Texts", "Il n’y a que quatre rangées."),
        "words_out.start_row": translate("Texts", "Il faut d’abord commencer la rangée vide."),
        "words_out.counter_row": translate("Texts", "On contre sur la rangée annoncée, pas ailleurs."),
        "words_out.same_row": translate("Texts", "Après une carte rejouer, on continue dans la même rangée."),
        "words_out.one_card": translate("Texts", "Une seule carte par tour."),
        "words_out.joker_letter": translate("Texts", "Choisis la lettre du joker."),
        "words_out.only_jokers_choose": translate("Texts", "Seul un joker change de lettre."),
        "words_out.bin_is_no_letter": translate("Texts", "La poubelle n’est pas une lettre : elle vide une rangée."),
        "words_out.bin_first": translate("Texts", "Une rangée vide ne commence pas par une poubelle."),
        "words_out.bin_counter": translate("Texts", "On ne contre pas avec une poubelle."),
        "words_out.bin_after_card": translate("Texts", "La poubelle ne se joue pas après une carte rejouer."),
        "words_out.bin_empty_row": translate("Texts", "Cette rangée est déjà vide."),
        "words_out.not_a_bin": translate("Texts", "Cette carte n’est pas une poubelle."),
        "words_out.must_start": translate("Texts", "Il faut commencer la rangée vide avec une de tes cartes."),
        "words_out.nothing_laid": translate("Texts", "Pose d’abord une carte."),
        "words_out.nothing_to_counter": translate("Texts", "Il n’y a rien à contrer."),
        "words_out.decline_instead": translate("Texts", "Contre, ou laisse passer."),
        "words_out.say_or_silence": translate("Texts", "Annonce le mot, ou ne dis rien."),
        "words_out.not_for_players": translate("Texts", "Ce n’est pas aux joueurs de décider cela."),
        "words_out.not_now": translate("Texts", "Ce n’est pas le moment."),
        "words_out.bad_lots": translate("Texts", "Ce tirage n’est pas possible."),
        "words_out.bad_order": translate("Texts", "Ce mélange n’est pas possible."),
    }


def reasons() -> dict[str, str]:
    """List how games end."""
    return {
        "words_out.last_card": translate("Texts", "La pioche est vide et un joueur a posé sa dernière carte."),
        "words_out.blocked": translate("Texts", "La pioche est vide et personne ne peut plus rien poser."),
    }


def sheet_lines() -> dict[str, str]:
    """List the lines of the final breakdown."""
    return {
        "words_out.count": translate("Texts", "Mots annoncés"),
        "words_out.best": translate("Texts", "Meilleur mot"),
        "words_out.words": translate("Texts", "Points des mots"),
        "words_out.cards_left": translate("Texts", "Cartes restantes"),
        "words_out.total": translate("Texts", "Total"),
    }


def variants() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every variant."""
    return {
        ("words_out", "arbitre"): (
            translate("Texts", "Arbitre"),
            translate("Texts", "Une carte qui ne va pas est refusée avant d’être posée, avec la raison."),
        ),
        ("words_out", "stricte"): (
            translate("Texts", "Règle stricte"),
            translate("Texts", "Les erreurs se jouent : la carte revient en main et le tour est perdu."),
        ),
    }


def fields() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every option."""
    return {
        ("words_out", "decks"): (
            translate("Texts", "Paquets"),
            translate("Texts", "Deux sont conseillés à partir de six joueurs."),
        ),
        ("words_out", "strict"): (
            translate("Texts", "Règle stricte"),
            translate("Texts", "Qui se trompe reprend sa carte et perd son tour."),
        ),
        ("words_out", "counter_s"): (
            translate("Texts", "Temps pour contrer"),
            translate("Texts", "Par joueur, à chaque mot annoncé."),
        ),
        ("words_out", "open_hands"): (
            translate("Texts", "Mains ouvertes"),
            translate("Texts", "Tout le monde voit toutes les cartes : pour apprendre en famille."),
        ),
    }


def values() -> dict[tuple[str, str, Option], str]:
    """List the names of the values that are chosen from a few."""
    seconds = WordsOutEvents().seconds
    return {
        ("words_out", "decks", 0): translate("Texts", "Selon le nombre"),
        ("words_out", "decks", 1): translate("Texts", "Un paquet"),
        ("words_out", "decks", 2): translate("Texts", "Deux paquets"),
        ("words_out", "counter_s", 0): translate("Texts", "Sans limite"),
        **{("words_out", "counter_s", count): seconds(count) for count in (10, 20, 30, 60)},
    }


def remarks() -> dict[str, str]:
    """List what the coach may say."""
    return {
        "words_out.advise_place": translate("Texts", "Pose sur la rangée {row} : {text}."),
        "words_out.advise_counter": translate("Texts", "Contre avec {text}."),
        "words_out.advise_bin": translate("Texts", "Vide la rangée {row} avec une poubelle."),
        "words_out.advise_claim": translate(
            "Texts", "Annonce {word}, {points} points : {percent} % de chances de ne pas être contré."
        ),
        "words_out.advise_silence": translate("Texts", "Ne dis rien : {percent} % de chances seulement de ne pas être contré."),
        "words_out.advise_stop": translate("Texts", "Arrête-toi là."),
        "words_out.advise_decline": translate("Texts", "Laisse passer : contrer ne rapporte rien."),
        "words_out.advise_pass": translate("Texts", "Passe et attends : chaque pose aide plus les autres que toi."),
        "words_out.cost_none": translate("Texts", "Rien de mieux."),
        "words_out.cost_fair": translate("Texts", "−{cost} : il y avait un peu mieux."),
        "words_out.cost_much": translate("Texts", "−{cost} : il y avait mieux."),
    }
