"""The choices of a game that is looked back on, in the infinitive: "garder 6 6", "écrire CHEVAL"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.core.advice import Reckoning

translate = QCoreApplication.translate


def remarks() -> dict[str, str]:
    """List what was played and what was best, as ``hindsight`` of each game names it."""
    return {
        "yahtzee.choice_throw_all": translate("Texts", "tout relancer"),
        "yahtzee.choice_keep": translate("Texts", "garder {dice}"),
        "yahtzee.choice_fill": translate("Texts", "inscrire {box}"),
        "yahtzee.choice_zero": translate("Texts", "barrer {box}"),
        "yahtzee_mots.choice_throw_all": translate("Texts", "tout relancer"),
        "yahtzee_mots.choice_keep": translate("Texts", "garder {dice}"),
        "yahtzee_mots.choice_lay": translate("Texts", "proposer {words}"),
        "yahtzee_mots.choice_claim": translate("Texts", "annoncer {box}"),
        "yahtzee_mots.choice_fill": translate("Texts", "inscrire {box}"),
        "yahtzee_mots.choice_zero": translate("Texts", "mettre le zéro dans {box}"),
        "yahtzee_mots.choice_sand": translate("Texts", "laisser couler le sablier"),
        "yahtzee_mots.choice_lost": translate("Texts", "un mot refusé ou un indice acheté"),
        "mots_de_tete.choice_best": translate("Texts", "écrire {word}, {value} points en moyenne"),
        "mots_de_tete.choice_write": translate("Texts", "écrire {word}"),
        "mots_de_tete.choice_pass": translate("Texts", "passer"),
        "mots_de_tete.choice_late": translate("Texts", "laisser filer le temps"),
        "words_out.choice_silent": translate("Texts", "ne pas crier WORD OUT"),
        "words_out.choice_other": translate("Texts", "jouer autre chose"),
        "words_out.choice_let": translate("Texts", "laisser passer {word}, {points} points"),
        "words_out.choice_cash": translate("Texts", "encaisser {word}, {points} points"),
        "words_out.choice_counter": translate("Texts", "contrer par {word}, {points} points"),
        "words_out.choice_block": translate("Texts", "contrer par {word}"),
    }


def reckonings() -> dict[Reckoning, str]:
    """Say how what was lost has been reckoned."""
    return {
        Reckoning.EXACT: translate("Texts", "Calcul exact : points perdus jusqu’à la fin de la feuille, en moyenne."),
        Reckoning.NEAR: translate(
            "Texts", "Calcul presque exact, l’ordre étant libre : points perdus jusqu’à la fin de la feuille, en moyenne."
        ),
        Reckoning.ESTIMATED: translate("Texts", "Estimation : chaque tour face au meilleur mot du dictionnaire."),
        Reckoning.OPEN: translate("Texts", "Vu cartes ouvertes : personne ne pouvait tout savoir, donc pas de classement."),
    }
