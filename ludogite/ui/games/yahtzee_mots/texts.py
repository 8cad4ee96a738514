"""The words of Yahtzee des Mots by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import ENTER, ESCAPE, KeyHelp
from ludogite.ui.values import noop


class YahtzeeMotsValues(QObject):
    """The options that are numbers; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def count(self, option: str, count: int) -> str:
        """Say a number as the summary does."""
        return self.tr("%n manche(s)", "", count) if option == "parties" else ""


TEXTS = GameTexts(
    keys=(
        KeyHelp(("A", "–", "Z"), noop("Keys", "poser une lettre sur le chevalet")),
        KeyHelp(("1", "–", "7"), noop("Keys", "poser ou reprendre un dé")),
        KeyHelp(("Tab",), noop("Keys", "chevalet suivant")),
        KeyHelp((ENTER,), noop("Keys", "proposer, ou remplir la case choisie")),
        KeyHelp((ESCAPE,), noop("Keys", "pause : dés et mots cachés, sable arrêté")),
    ),
    count=lambda option, count: YahtzeeMotsValues().count(option, count),
    prizes={
        "yahtzee_mots.hundred": (noop("Texts", "Sept lettres d’un coup"), noop("Texts", "prime de 100 : {n}")),
        "yahtzee_mots.upper_prime": (noop("Texts", "Le haut bien rempli"), noop("Texts", "la prime du haut est gagnée")),
    },
    variants={
        "ordre": (
            noop("Texts", "Dans l’ordre"),
            noop("Texts", "Huit tours, du mot de 2 lettres aux trois mots."),
        ),
        "libre": (noop("Texts", "Ordre libre"), noop("Texts", "À chaque tour, la case que tu veux.")),
    },
    briefs={
        "ordre": noop("Texts", "de 2 lettres à 3 mots"),
        "libre": noop("Texts", "la case que tu veux"),
    },
    options={
        "parties": (
            noop("Texts", "Manches"),
            noop("Texts", "Côte à côte sur la feuille ; les totaux s’ajoutent."),
        ),
        "sablier": (noop("Texts", "Sablier"), noop("Texts", "Le temps de chaque tour.")),
        "prime": (
            noop("Texts", "Prime du haut"),
            noop("Texts", "Les boîtes du commerce ne sont pas d’accord : choisissez."),
        ),
        "hints": (
            noop("Texts", "Indices"),
            noop("Texts", "De plus en plus chers. Dès qu’on en prend un, la partie ne compte pas pour les records."),
        ),
        "slang": (
            noop("Texts", "Argot et mots étrangers"),
            noop("Texts", "La règle imprimée les refuse. Éteint : environ mille mots d’argot et mots étrangers ne comptent plus."),
        ),
        "first_opens": (
            noop("Texts", "Le premier de la liste ouvre"),
            noop("Texts", "Sans tirage au sort : on choisit qui commence en rangeant les joueurs."),
        ),
        "strict": (
            noop("Texts", "Règle stricte"),
            noop("Texts", "Un mot refusé finit le tour, avec zéro."),
        ),
    },
    values={
        ("sablier", 60): noop("Texts", "1 min"),
        ("sablier", 90): noop("Texts", "1 min 30"),
        ("sablier", 120): noop("Texts", "2 min"),
        ("sablier", 180): noop("Texts", "3 min"),
        ("sablier", 0): noop("Texts", "sans sablier"),
        ("slang", False): noop("Texts", "sans argot"),
        ("hints", False): noop("Texts", "sans indices"),
        ("prime", "feuille1979"): noop("Texts", "35 points dès 35"),
        ("prime", "texte"): noop("Texts", "35 points dès 36"),
        ("prime", "feuille1982"): noop("Texts", "25 points dès 50"),
    },
    reasons={"sheets_full": noop("Texts", "Tous les tours sont joués.")},  # boxes may stay open
    refusals={
        "yahtzee_mots.already_accepted": noop("Texts", "Tes mots sont acceptés : seule la lettre du joker peut changer."),
        "yahtzee_mots.bad_face": noop("Texts", "Le dé {die} n’a pas de face {face}."),
        "yahtzee_mots.bad_letter": noop("Texts", "Dis quelle lettre le joker remplace, de A à Z."),
        "yahtzee_mots.bad_lot": noop("Texts", "Il n’y a pas de place {seat} à cette table."),
        "yahtzee_mots.kept_changed": noop("Texts", "Les dés gardés ne montrent plus les mêmes lettres."),
        "yahtzee_mots.bad_verdict": noop("Texts", "Ce verdict ne parle pas des mots proposés."),
        "yahtzee_mots.being_judged": noop("Texts", "Le dictionnaire cherche encore."),
        "yahtzee_mots.box_taken": noop("Texts", "La case « {box} » est déjà remplie."),
        "yahtzee_mots.chance_words_fit": noop("Texts", "Ces mots vont dans la case du tour : pas de Chance."),
        "yahtzee_mots.claim_elsewhere": noop("Texts", "Tu as annoncé une autre case que « {box} »."),
        "yahtzee_mots.claim_needed": noop("Texts", "« {box} » : cela s’annonce, sans proposer de mot."),
        "yahtzee_mots.claim_untrue": noop("Texts", "Pas « {box} » : il y a un {letter}."),
        "yahtzee_mots.die_twice": noop("Texts", "Le dé {die} ({letter}) sert deux fois dans le même mot."),
        "yahtzee_mots.first_roll_all": noop("Texts", "Au premier lancer, on lance les sept dés."),
        "yahtzee_mots.letter_not_on_die": noop("Texts", "Le dé {die} montre {face}, pas {letter}."),
        "yahtzee_mots.no_hints": noop("Texts", "On a convenu de jouer sans indices."),
        "yahtzee_mots.no_more_hints": noop("Texts", "Il n’y a plus rien à dire sur ces dés."),
        "yahtzee_mots.no_claim": noop("Texts", "« {box} » ne s’annonce pas : propose un mot."),
        "yahtzee_mots.not_for_players": noop("Texts", "C’est l’affaire des dés, du sablier et du dictionnaire."),
        "yahtzee_mots.not_seven_letters": noop("Texts", "« {box} » demande un seul mot, de sept lettres."),
        "yahtzee_mots.not_turn_box": noop("Texts", "« {box} » n’est pas la case de ce tour."),
        "yahtzee_mots.nothing_accepted": noop("Texts", "Propose d’abord un mot."),
        "yahtzee_mots.same_word_twice": noop("Texts", "« {word} » est posé deux fois : il faut des mots différents."),
        "yahtzee_mots.sand_ran_out": noop("Texts", "Trop tard : le sable a coulé."),
        "yahtzee_mots.special_after_third_roll": noop("Texts", "« {box} » : en un ou deux lancers, pas trois."),
        "yahtzee_mots.word_count": noop("Texts", "On propose un, deux ou trois mots, pas {given}."),
        "yahtzee_mots.word_too_short": noop("Texts", "Chevalet {word} : un mot a au moins deux lettres."),
        "yahtzee_mots.words_do_not_fit": noop("Texts", "Ces mots ne vont pas dans « {box} »."),
        "yahtzee_mots.words_fit_nothing": noop("Texts", "Aucune case encore libre ne prend cela."),
        "yahtzee_mots.words_share_die": noop("Texts", "Le dé {die} ({letter}) sert dans deux mots."),
        "yahtzee_mots.zero_elsewhere": noop("Texts", "Le zéro ne peut pas aller là."),
        "yahtzee_mots.zero_needed": noop("Texts", "Choisis aussi la case qui prend le zéro."),
        "yahtzee_mots.zero_not_due": noop("Texts", "Pas de zéro à côté d’une case numérotée."),
        "yahtzee_mots.zero_special": noop("Texts", "Le zéro va dans une case numérotée, pas dans « {box} »."),
    },
    sheet_lines={
        "yahtzee_mots.partie": noop("Texts", "Manche"),
        "yahtzee_mots.upper": noop("Texts", "Haut"),
        "yahtzee_mots.prime": noop("Texts", "Prime du haut"),
        "yahtzee_mots.lower": noop("Texts", "Bas"),
        "yahtzee_mots.yahtzee_primes": noop("Texts", "Primes de 100"),
        "yahtzee_mots.hints": noop("Texts", "Indices"),
        "yahtzee_mots.partie_total": noop("Texts", "Total de la manche"),
        "yahtzee_mots.total": noop("Texts", "Total général"),
    },
    boxes={
        "mot2": noop("Texts", "Mot de 2 lettres"),
        "mot3": noop("Texts", "Mot de 3 lettres"),
        "mot4": noop("Texts", "Mot de 4 lettres"),
        "mot5": noop("Texts", "Mot de 5 lettres"),
        "mot6": noop("Texts", "Mot de 6 lettres"),
        "un_mot": noop("Texts", "Un mot"),
        "deux_mots": noop("Texts", "Deux mots"),
        "trois_mots": noop("Texts", "Trois mots"),
        "toutes_consonnes": noop("Texts", "Toutes consonnes"),
        "toutes_voyelles": noop("Texts", "Toutes voyelles"),
        "yahtzee_des_mots": noop("Texts", "Yahtzee des Mots"),
        "chance": noop("Texts", "Chance"),
    },
    remarks={
        "yahtzee_mots.why_zero": noop("Texts", "Aucun mot ne va plus, et c’est la case qui manquera le moins."),
        "yahtzee_mots.why_ready_two": noop("Texts", "{words} ferait déjà {points} points ici, et il reste deux lancers."),
        "yahtzee_mots.why_ready_one": noop("Texts", "{words} ferait déjà {points} points ici, et il reste un lancer."),
        "yahtzee_mots.why_towards": noop("Texts", "On peut viser {word}, par exemple."),
        "yahtzee_mots.why_dear": noop("Texts", "Ces lettres valent déjà {points} points."),
        "yahtzee_mots.why_easy": noop("Texts", "Ce sont des lettres courantes : elles vont dans beaucoup de mots."),
        "yahtzee_mots.why_seven": noop("Texts", "Sept lettres d’un coup : on ne fait pas mieux !"),
        "yahtzee_mots.why_chance": noop("Texts", "La case du tour prend un zéro, mais on y gagne."),
        "yahtzee_mots.why_enough": noop("Texts", "C’est assez bon pour ne pas tenter plus."),
        "yahtzee_mots.why_box": noop("Texts", "C’est la case où cela sert le mieux."),
        "yahtzee_mots.why_most": noop("Texts", "Avec ces dés, cette case n’aura pas plus."),
        "yahtzee_mots.rare": noop("Texts", "Un mot rare ferait {more} de plus : {words}."),
        "yahtzee_mots.why_claim": noop("Texts", "C’est rare : prends les points."),
        "yahtzee_mots.write": noop("Texts", "Inscris {words} dans « {box} » : {points} points."),
        "yahtzee_mots.keep": noop("Texts", "Garde {dice}."),
        "yahtzee_mots.throw_all": noop("Texts", "Relance les sept dés."),
        "yahtzee_mots.lay": noop("Texts", "Propose {words} pour « {box} » : {points} points."),
        "yahtzee_mots.claim": noop("Texts", "Annonce « {box} »."),
        "yahtzee_mots.zero": noop("Texts", "Mets le zéro dans « {box} »."),
        "yahtzee_mots.cost_perfect": noop("Texts", "Rien de mieux !"),
        "yahtzee_mots.cost_nearly_perfect": noop("Texts", "Presque parfait."),
        "yahtzee_mots.cost_fair": noop("Texts", "Bien joué ; il y avait un tout petit peu mieux."),
        "yahtzee_mots.cost_costly": noop("Texts", "Il y avait mieux, d’environ {cost} points."),
        "yahtzee_mots.cost_pity": noop("Texts", "Dommage : environ {cost} points de moins que le meilleur choix."),
        "yahtzee_mots.choice_throw_all": noop("Texts", "tout relancer"),
        "yahtzee_mots.choice_keep": noop("Texts", "garder {dice}"),
        "yahtzee_mots.choice_lay": noop("Texts", "proposer {words}"),
        "yahtzee_mots.choice_claim": noop("Texts", "annoncer « {box} »"),
        "yahtzee_mots.choice_fill": noop("Texts", "remplir « {box} »"),
        "yahtzee_mots.choice_zero": noop("Texts", "mettre le zéro dans « {box} »"),
        "yahtzee_mots.choice_back": noop("Texts", "reprendre ses lettres"),
        "yahtzee_mots.choice_sand": noop("Texts", "laisser couler le sablier"),
        "yahtzee_mots.choice_lost": noop("Texts", "un mot refusé ou un indice acheté"),
    },
)
