"""The words of Yahtzee des Mots: its refusals, boxes, options and remarks, and its events in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.log import Option
from ludogite.games.yahtzee_mots.moves import (
    Cause,
    Claimed,
    DiceThrown,
    HintGiven,
    Laid,
    Marked,
    OpeningDrawn,
    PartieEnded,
    SandGone,
    SandTurned,
    UpperPrimeReached,
    WordsAccepted,
    WordsRefused,
    YahtzeePrime,
    ZeroWritten,
    spelt,
)

translate = QCoreApplication.translate

GAME_ID = "yahtzee_mots"


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
            return told.format(name=names[seat], words=quoted(words))
        case WordsRefused(seat, words, refused):
            wrong = [words[each.word] for each in refused]
            told = translate("Texts", "{name} propose {words} : refusé.")
            if len(wrong) > 1:
                told = translate("Texts", "{name} propose {words} : refusés.")
            return told.format(name=names[seat], words=quoted(wrong))
        case Claimed(seat, box):
            return translate("Texts", "{name} annonce {box}.").format(name=names[seat], box=boxes()[box])
        case SandGone(seat):
            return translate("Texts", "Le sable a coulé : {name} perd son tour.").format(name=names[seat])
        case HintGiven(seat, _, price):
            return translate("Texts", "{name} demande un indice : −{price}.").format(name=names[seat], price=price)
        case Marked():
            return _marked(event, names[event.seat])
        case ZeroWritten(seat, box, cause):
            return _zeros()[cause].format(name=names[seat], box=boxes()[box])
        case YahtzeePrime(seat, word):
            return translate("Texts", "{name} a encore un mot de 7 lettres, {word} : prime de 100 !").format(
                name=names[seat], word=word
            )
        case UpperPrimeReached(seat, points):
            return translate("Texts", "{name} gagne la prime de {points}.").format(name=names[seat], points=points)
        case PartieEnded(partie, totals, places):
            best = [name for name, place in zip(names, places, strict=True) if place == 1]
            told = translate("Texts", "Partie {partie} : {names} en tête avec {total} points.")
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
    told = translate("Texts", "{name} inscrit {points} dans {box}.")
    if event.words:
        told = translate("Texts", "{name} inscrit {points} dans {box} avec {words}.")
    return told.format(name=name, points=event.points, box=boxes()[event.box], words=" + ".join(event.words))


def _zeros() -> dict[Cause, str]:
    return {
        Cause.CHOSEN: translate("Texts", "{name} barre {box}."),
        Cause.SAND: translate("Texts", "{name} : zéro dans {box}."),
        Cause.REFUSED: translate("Texts", "Mot refusé : {name} a zéro dans {box}."),
        Cause.SPECIAL: translate("Texts", "Et zéro dans {box}."),
    }


# ---- tables for ``texts`` ----------------------------------------------------------------------------------------------


def boxes() -> dict[str, str]:
    """List the boxes of the sheet."""
    return {
        "mot2": translate("Texts", "Mot de 2 lettres"),
        "mot3": translate("Texts", "Mot de 3 lettres"),
        "mot4": translate("Texts", "Mot de 4 lettres"),
        "mot5": translate("Texts", "Mot de 5 lettres"),
        "mot6": translate("Texts", "Mot de 6 lettres"),
        "un_mot": translate("Texts", "Un mot"),
        "deux_mots": translate("Texts", "Deux mots"),
        "trois_mots": translate("Texts", "Trois mots"),
        "toutes_consonnes": translate("Texts", "Toutes consonnes"),
        "toutes_voyelles": translate("Texts", "Toutes voyelles"),
        "yahtzee_des_mots": translate("Texts", "Yahtzee des Mots"),
        "chance": translate("Texts", "Chance"),
    }


def refusals() -> dict[str, str]:
    """List what the rules refuse."""
    return {
        "yahtzee_mots.already_accepted": translate("Texts", "Tes mots sont acceptés : seule la lettre du joker peut changer."),
        "yahtzee_mots.bad_face": translate("Texts", "Le dé {die} n’a pas de face {face}."),
        "yahtzee_mots.bad_letter": translate("Texts", "Dis quelle lettre le joker remplace, de A à Z."),
        "yahtzee_mots.bad_lot": translate("Texts", "Il n’y a pas de place {seat} à cette table."),
        "yahtzee_mots.kept_changed": translate("Texts", "Les dés gardés ne montrent plus les mêmes lettres."),
        "yahtzee_mots.bad_verdict": translate("Texts", "Ce verdict ne parle pas des mots proposés."),
        "yahtzee_mots.being_judged": translate("Texts", "Le dictionnaire cherche encore."),
        "yahtzee_mots.box_taken": translate("Texts", "La case {box} est déjà remplie."),
        "yahtzee_mots.chance_words_fit": translate("Texts", "Ces mots vont dans la case du tour : pas de Chance."),
        "yahtzee_mots.claim_elsewhere": translate("Texts", "Tu as annoncé une autre case que {box}."),
        "yahtzee_mots.claim_needed": translate("Texts", "{box} : cela s’annonce, sans proposer de mot."),
        "yahtzee_mots.claim_untrue": translate("Texts", "Pas {box} : il y a un {letter}."),
        "yahtzee_mots.die_twice": translate("Texts", "Le dé {die} ({letter}) sert deux fois dans le même mot."),
        "yahtzee_mots.first_roll_all": translate("Texts", "Au premier lancer, on lance les sept dés."),
        "yahtzee_mots.letter_not_on_die": translate("Texts", "Le dé {die} montre {face}, pas {letter}."),
        "yahtzee_mots.no_hints": translate("Texts", "On a convenu de jouer sans indices."),
        "yahtzee_mots.no_more_hints": translate("Texts", "Il n’y a plus rien à dire sur ces dés."),
        "yahtzee_mots.no_claim": translate("Texts", "{box} ne s’annonce pas : propose un mot."),
        "yahtzee_mots.not_for_players": translate("Texts", "C’est l’affaire des dés, du sablier et du dictionnaire."),
        "yahtzee_mots.not_seven_letters": translate("Texts", "{box} demande un seul mot, de sept lettres."),
        "yahtzee_mots.not_turn_box": translate("Texts", "{box} n’est pas la case de ce tour."),
        "yahtzee_mots.nothing_accepted": translate("Texts", "Propose d’abord un mot."),
        "yahtzee_mots.same_word_twice": translate("Texts", "« {word} » est posé deux fois : il faut des mots différents."),
        "yahtzee_mots.sand_ran_out": translate("Texts", "Trop tard : le sable a coulé."),
        "yahtzee_mots.special_after_third_roll": translate("Texts", "{box} : en un ou deux lancers, pas trois."),
        "yahtzee_mots.word_count": translate("Texts", "On propose un, deux ou trois mots, pas {given}."),
        "yahtzee_mots.word_too_short": translate("Texts", "Chevalet {word} : un mot a au moins deux lettres."),
        "yahtzee_mots.words_do_not_fit": translate("Texts", "Ces mots ne vont pas dans {box}."),
        "yahtzee_mots.words_fit_nothing": translate("Texts", "Aucune case libre n’attend cela : regarde la case du tour."),
        "yahtzee_mots.words_share_die": translate("Texts", "Le dé {die} ({letter}) sert dans deux mots."),
        "yahtzee_mots.zero_elsewhere": translate("Texts", "Le zéro ne peut pas aller là."),
        "yahtzee_mots.zero_needed": translate("Texts", "Choisis aussi la case qui prend le zéro."),
        "yahtzee_mots.zero_not_due": translate("Texts", "Pas de zéro à côté d’une case numérotée."),
        "yahtzee_mots.zero_special": translate("Texts", "Le zéro va dans une case numérotée, pas dans {box}."),
    }


def remarks() -> dict[str, str]:
    """List what the coach says."""
    return {
        "yahtzee_mots.keep": translate("Texts", "Garde {dice} : {value} points à la fin, en moyenne."),
        "yahtzee_mots.throw_all": translate("Texts", "Relance les sept dés : {value} points à la fin, en moyenne."),
        "yahtzee_mots.lay": translate("Texts", "Propose {words} pour {box}, {points} points : {value} à la fin, en moyenne."),
        "yahtzee_mots.claim": translate("Texts", "Annonce {box} : {value} points à la fin, en moyenne."),
        "yahtzee_mots.zero": translate("Texts", "Mets le zéro dans {box} : {value} points à la fin, en moyenne."),
        "yahtzee_mots.stop_now": translate("Texts", "T’arrêter avec {words}, {points} points, coûterait {cost}."),
        "yahtzee_mots.cost_perfect": translate("Texts", "Parfait : rien de mieux."),
        "yahtzee_mots.cost_nearly_perfect": translate("Texts", "−{cost} : presque parfait."),
        "yahtzee_mots.cost_fair": translate("Texts", "−{cost} : bien joué, il y avait un peu mieux."),
        "yahtzee_mots.cost_costly": translate("Texts", "−{cost} : il y avait mieux."),
        "yahtzee_mots.cost_pity": translate("Texts", "−{cost} : dommage."),
    }


def sheet_lines() -> dict[str, str]:
    """List the lines of the final breakdown."""
    return {
        "yahtzee_mots.partie": translate("Texts", "Partie"),
        "yahtzee_mots.upper": translate("Texts", "Haut"),
        "yahtzee_mots.prime": translate("Texts", "Prime du haut"),
        "yahtzee_mots.lower": translate("Texts", "Bas"),
        "yahtzee_mots.yahtzee_primes": translate("Texts", "Primes de 100"),
        "yahtzee_mots.hints": translate("Texts", "Indices"),
        "yahtzee_mots.partie_total": translate("Texts", "Total de la partie"),
        "yahtzee_mots.total": translate("Texts", "Total général"),
    }


def variants() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every variant."""
    return {
        (GAME_ID, "ordre"): (
            translate("Texts", "Dans l’ordre"),
            translate("Texts", "Huit tours, du mot de 2 lettres aux trois mots."),
        ),
        (GAME_ID, "libre"): (translate("Texts", "Ordre libre"), translate("Texts", "À chaque tour, la case que tu veux.")),
    }


def fields() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every option."""
    return {
        (GAME_ID, "parties"): (
            translate("Texts", "Parties"),
            translate("Texts", "Côte à côte sur la feuille ; les totaux s’ajoutent."),
        ),
        (GAME_ID, "sablier"): (translate("Texts", "Sablier"), translate("Texts", "Le temps de chaque tour.")),
        (GAME_ID, "prime"): (
            translate("Texts", "Prime du haut"),
            translate("Texts", "Les feuilles imprimées ne disent pas la même chose."),
        ),
        (GAME_ID, "hints"): (translate("Texts", "Indices"), translate("Texts", "Chacun coûte des points, de plus en plus.")),
        (GAME_ID, "strict"): (translate("Texts", "Règle stricte"), translate("Texts", "Un mot refusé finit le tour, avec zéro.")),
    }


def values() -> dict[tuple[str, str, Option], str]:
    """List the names of the values that are chosen from a few."""
    return {
        (GAME_ID, "sablier", 60): translate("Texts", "1 min"),
        (GAME_ID, "sablier", 90): translate("Texts", "1 min 30"),
        (GAME_ID, "sablier", 120): translate("Texts", "2 min"),
        (GAME_ID, "sablier", 180): translate("Texts", "3 min"),
        (GAME_ID, "sablier", 0): translate("Texts", "sans sablier"),
        (GAME_ID, "prime", "feuille1979"): translate("Texts", "35 dès 35"),
        (GAME_ID, "prime", "texte"): translate("Texts", "35 au-dessus de 35"),
        (GAME_ID, "prime", "feuille1982"): translate("Texts", "25 dès 50"),
    }


class YahtzeeMotsValues(QObject):
    """The plurals: the extractor of texts sees them only in ``tr``."""

    def parties(self, count: int) -> str:
        """Say how many parties are agreed."""
        return self.tr("%n partie(s)", "", count)
