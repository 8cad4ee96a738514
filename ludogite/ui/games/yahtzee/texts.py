"""The words of Yahtzee by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.game_ui import GameTexts, noop


class YahtzeeValues(QObject):
    """The options that are numbers; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def count(self, option: str, count: int) -> str:
        """Say a number as the summary does."""
        return self.tr("%n manche(s)", "", count) if option == "manches" else ""


TEXTS = GameTexts(
    count=lambda option, count: YahtzeeValues().count(option, count),
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
        "bad_die": noop("Texts", "Ce dé n’existe pas."),
        "bad_face": noop("Texts", "Un dé montre 1 à 6, pas {face}."),
        "dice_count": noop("Texts", "Il faut {expected} dés, pas {given}."),
        "dice_are_natures": noop("Texts", "Les dés décident seuls de ce qu’ils montrent."),
        "dice_in_the_air": noop("Texts", "Les dés roulent encore."),
        "no_dice_yet": noop("Texts", "Lance d’abord les dés."),
        "nothing_to_roll": noop("Texts", "Choisis au moins un dé à relancer."),
        "no_roll_left": noop("Texts", "Trois lancers, pas plus : inscris une case."),
        "first_roll_all": noop("Texts", "Au premier lancer, on lance les cinq dés."),
        "box_taken": noop("Texts", "La case {box} est déjà remplie."),
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
        "yahtzee.fill": noop("Texts", "Inscris {points} dans {box} : {value} points à la fin, en moyenne."),
        "yahtzee.throw_all": noop("Texts", "Relance les cinq dés : {value} points à la fin, en moyenne."),
        "yahtzee.keep_one": noop("Texts", "Garde le {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_two": noop("Texts", "Garde les deux {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_three": noop("Texts", "Garde les trois {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_four": noop("Texts", "Garde les quatre {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep": noop("Texts", "Garde {dice} : {value} points à la fin, en moyenne."),
        "yahtzee.throw_all_costs": noop("Texts", "Tout relancer coûte {cost}."),
        "yahtzee.chance": noop("Texts", "{box} : {percent} % de chances en ne visant que cette case."),
        "yahtzee.to_prime": noop("Texts", "Prime : encore {missing} points, juste dans le rythme."),
        "yahtzee.to_prime_ahead": noop("Texts", "Prime : encore {missing} points, avec {ahead} d’avance."),
        "yahtzee.to_prime_behind": noop("Texts", "Prime : encore {missing} points, avec {behind} de retard."),
        "yahtzee.cost_perfect": noop("Texts", "Parfait : rien de mieux."),
        "yahtzee.cost_nearly_perfect": noop("Texts", "−{cost} : presque parfait."),
        "yahtzee.cost_fair": noop("Texts", "−{cost} : bien joué, il y avait un peu mieux."),
        "yahtzee.cost_costly": noop("Texts", "−{cost} : il y avait mieux."),
        "yahtzee.cost_pity": noop("Texts", "−{cost} : dommage."),
        "yahtzee.choice_throw_all": noop("Texts", "tout relancer"),
        "yahtzee.choice_keep": noop("Texts", "garder {dice}"),
        "yahtzee.choice_fill": noop("Texts", "inscrire {box}"),
        "yahtzee.choice_zero": noop("Texts", "barrer {box}"),
    },
)
