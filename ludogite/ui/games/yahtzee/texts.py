"""The words of Yahtzee by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import DELETE, ENTER, SPACE, KeyHelp
from ludogite.ui.values import noop


class YahtzeeValues(QObject):
    """The options that are numbers; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def count(self, option: str, count: int) -> str:
        """Say a number as the summary does."""
        return self.tr("%n manche(s)", "", count) if option == "manches" else ""


TEXTS = GameTexts(
    keys=(
        KeyHelp(("1", "–", "5"), noop("Keys", "garder ou relâcher un dé")),
        KeyHelp((SPACE,), noop("Keys", "garder le dé choisi")),
        KeyHelp((ENTER,), noop("Keys", "lancer, ou remplir la case choisie")),
        KeyHelp(("↑", "↓"), noop("Keys", "choisir une case de la feuille")),
        KeyHelp((DELETE,), noop("Keys", "mettre un zéro dans la case choisie")),
        KeyHelp(("Ctrl", "Z"), noop("Keys", "annuler, quand la règle le permet")),
    ),
    count=lambda option, count: YahtzeeValues().count(option, count),
    prizes={
        "yahtzee.five_alike": (noop("Texts", "Cinq d’un coup"), noop("Texts", "Yahtzee : {n}")),
        "yahtzee.upper_prime": (noop("Texts", "Le haut bien rempli"), noop("Texts", "la prime de 35 est gagnée")),
        "yahtzee.chance": (noop("Texts", "Fidèle à la Chance"), noop("Texts", "{n} points dans cette case")),
        "yahtzee.sixes": (noop("Texts", "L’ami des six"), noop("Texts", "{n} points de six")),
    },
    variants={
        "normal": (noop("Texts", "Normal"), noop("Texts", "Treize cases, trois lancers par tour.")),
    },
    options={
        "manches": (noop("Texts", "Manches"), noop("Texts", "Les totaux s’ajoutent.")),
        "joker_impose": (
            noop("Texts", "Joker imposé"),
            noop("Texts", "La case du haut d’abord, si elle est libre."),
        ),
    },
    refusals={
        "bad_face": noop("Texts", "Un dé montre 1 à 6, pas {face}."),
        "dice_are_natures": noop("Texts", "Les dés décident seuls de ce qu’ils montrent."),
        "first_roll_all": noop("Texts", "Au premier lancer, on lance les cinq dés."),
        "box_taken": noop("Texts", "La case « {box} » est déjà remplie."),
        "joker_upper_forced": noop("Texts", "Joker imposé : ce Yahtzee va dans sa case du haut, encore libre."),
        "joker_lower_first": noop("Texts", "Joker : il faut d’abord une case du bas, tant qu’il en reste une."),
    },
    sheet_lines={
        "yahtzee.manche": noop("Texts", "Manche"),
        "yahtzee.upper": noop("Texts", "Haut"),
        "yahtzee.prime": noop("Texts", "Prime de 35"),
        "yahtzee.lower": noop("Texts", "Bas"),
        "yahtzee.yahtzee_primes": noop("Texts", "Primes Yahtzee"),
        "yahtzee.manche_total": noop("Texts", "Total de la manche"),
        "yahtzee.total": noop("Texts", "Total général"),
    },
    boxes={
        "as": noop("Texts", "As"),
        "deux": noop("Texts", "Deux"),
        "trois": noop("Texts", "Trois"),
        "quatre": noop("Texts", "Quatre"),
        "cinq": noop("Texts", "Cinq"),
        "six": noop("Texts", "Six"),
        "brelan": noop("Texts", "Brelan"),
        "carre": noop("Texts", "Carré"),
        "full": noop("Texts", "Full"),
        "petite_suite": noop("Texts", "Petite suite"),
        "grande_suite": noop("Texts", "Grande suite"),
        "yahtzee": noop("Texts", "Yahtzee"),
        "chance": noop("Texts", "Chance"),
    },
    remarks={
        "yahtzee.aim_one_in": noop("Texts", "Pour « {box} », une chance sur {tries}."),
        "yahtzee.aim_even": noop("Texts", "« {box} » vient une fois sur deux."),
        "yahtzee.aim_mostly": noop("Texts", "« {box} » vient deux fois sur trois."),
        "yahtzee.aim_likely": noop("Texts", "« {box} » est presque dans la poche."),
        "yahtzee.helps": noop("Texts", "Ce qui aiderait au dernier lancer : {faces}."),
        "yahtzee.why_enough": noop("Texts", "C’est assez bon pour ne pas tenter plus."),
        "yahtzee.why_prime": noop("Texts", "Trois pareils ou plus : tu restes sur le chemin de la prime."),
        "yahtzee.why_prime_won": noop("Texts", "Et la prime du haut est à toi !"),
        "yahtzee.why_prime_left": noop("Texts", "Il manquera encore {missing} points pour la prime."),
        "yahtzee.why_alike": noop("Texts", "Pour cette case, c’est bien payé."),
        "yahtzee.why_least": noop("Texts", "C’est peu, mais une autre case te coûterait plus."),
        "yahtzee.why_yahtzee": noop("Texts", "Cinq pareils : on ne fait pas mieux !"),
        "yahtzee.why_sum": noop("Texts", "Ici tous les dés comptent."),
        "yahtzee.why_made": noop("Texts", "La voilà faite : elle ne vient pas à chaque tour."),
        "yahtzee.why_each": noop("Texts", "Chaque {face} de plus compte dans « {box} »."),
        "yahtzee.why_held": noop("Texts", "« {box} » est déjà là : relancer le reste ne risque rien."),
        "yahtzee.why_hundred": noop("Texts", "Un Yahtzee de plus donnerait {prime} points de prime."),
        "yahtzee.why_nothing": noop("Texts", "Il n’y a rien de mieux à viser avec ces dés."),
        "yahtzee.why_high": noop("Texts", "Les gros dés iront dans « Chance »."),
        "yahtzee.why_chance": noop("Texts", "Rien de mieux ailleurs : elle est là pour cela."),
        "yahtzee.why_rarer": noop("Texts", "C’est la plus rare des deux ; « {box} » se retrouve plus facilement."),
        "yahtzee.why_bar": noop("Texts", "Rien ne va, et c’est la case qui manquera le moins."),
        "yahtzee.bar": noop("Texts", "Barre « {box} »."),
        "yahtzee.fill": noop("Texts", "Marque {points} : « {box} »."),
        "yahtzee.throw_all": noop("Texts", "Relance les cinq dés."),
        "yahtzee.keep_one": noop("Texts", "Garde le {face}."),
        "yahtzee.keep_two": noop("Texts", "Garde les deux {face}."),
        "yahtzee.keep_three": noop("Texts", "Garde les trois {face}."),
        "yahtzee.keep_four": noop("Texts", "Garde les quatre {face}."),
        "yahtzee.keep": noop("Texts", "Garde {dice}."),
        "yahtzee.to_prime": noop("Texts", "Pour la prime, il manque {missing} points."),
        "yahtzee.cost_perfect": noop("Texts", "Rien de mieux !"),
        "yahtzee.cost_nearly_perfect": noop("Texts", "Presque parfait."),
        "yahtzee.cost_fair": noop("Texts", "Bien joué ; il y avait un tout petit peu mieux."),
        "yahtzee.cost_costly": noop("Texts", "Il y avait mieux, d’environ {cost} points."),
        "yahtzee.cost_pity": noop("Texts", "Dommage : environ {cost} points de moins que le meilleur choix."),
        "yahtzee.choice_throw_all": noop("Texts", "tout relancer"),
        "yahtzee.choice_keep": noop("Texts", "garder {dice}"),
        "yahtzee.choice_fill": noop("Texts", "remplir « {box} »"),
        "yahtzee.choice_zero": noop("Texts", "barrer « {box} »"),
    },
)
