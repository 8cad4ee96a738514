"""The words of Mots de Tête by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import BACKSPACE, ENTER, ESCAPE, SPACE, KeyHelp
from ludogite.ui.values import noop


class MotsDeTeteValues(QObject):
    """The options that are numbers; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def count(self, option: str, count: int) -> str:
        """Say a number as the summary does ("premier à 300")."""
        match option:
            case "target":
                return self.tr("premier à {count}").format(count=count) if count else self.tr("sans but")
            case "window_seconds":
                return self.tr("contester en {count} s").format(count=count) if count else self.tr("contester sans limite")
            case "turn_seconds":
                return self.tr("{count} s par tour").format(count=count) if count else self.tr("tours sans limite")
            case "minutes":
                return self.tr("%n minute(s)", "", count) if count else self.tr("sans limite de temps")
            case _:
                return ""


TEXTS = GameTexts(
    keys=(
        KeyHelp(("A", "–", "Z"), noop("Keys", "écrire une lettre dans la grille")),
        KeyHelp(("↑", "↓", "←", "→"), noop("Keys", "choisir une case")),
        KeyHelp((SPACE,), noop("Keys", "tourner le mot")),
        KeyHelp((BACKSPACE,), noop("Keys", "effacer la dernière lettre")),
        KeyHelp((ESCAPE,), noop("Keys", "reprendre toutes les lettres")),
        KeyHelp((ENTER,), noop("Keys", "lancer, écrire le mot, ou accepter")),
        KeyHelp(("C",), noop("Keys", "contester ; à plusieurs, le chiffre de chacun")),
        KeyHelp(("Ctrl", "+", "−"), noop("Keys", "agrandir ou réduire la grille")),
    ),
    count=lambda option, count: MotsDeTeteValues().count(option, count),
    prizes={"mots_de_tete.letters": (noop("Texts", "La plume infatigable"), noop("Texts", "{n} lettres écrites"))},
    variants={
        "normal": (
            noop("Texts", "Normal"),
            noop("Texts", "Le dé dit combien de lettres ; premier au but."),
        ),
        "marathon": (
            noop("Texts", "Marathon"),
            noop("Texts", "Sans but : deux tours sans mot, et l’on se retire."),
        ),
        "quarte": (
            noop("Texts", "Quarté"),
            noop("Texts", "Sans dé : toujours un mot de quatre lettres."),
        ),
        "solitaire": (
            noop("Texts", "Solitaire"),
            noop("Texts", "Pour jouer seul : on continue tant que le dé trouve sa place."),
        ),
    },
    briefs={
        "normal": noop("Texts", "but 300"),
        "marathon": noop("Texts", "jusqu’au bout"),
        "quarte": noop("Texts", "quatre lettres"),
        "solitaire": noop("Texts", "rien que pour toi"),
    },
    options={
        "target": (noop("Texts", "But"), noop("Texts", "À quatre, visez plutôt 250. 0 : pas de but.")),
        "grid": (noop("Texts", "Grille"), noop("Texts", "Trois grilles de la maison.")),
        "contestation": (
            noop("Texts", "Contestation"),
            noop("Texts", "On écrit tout ; les autres contestent."),
        ),
        "window_seconds": (
            noop("Texts", "Temps pour contester"),
            noop("Texts", "En secondes. 0 : on attend tout le monde."),
        ),
        "hidden": (
            noop("Texts", "Réponses cachées"),
            noop("Texts", "Chacun répond en secret ; on montre tout à la fin."),
        ),
        "turn_seconds": (
            noop("Texts", "Temps par tour"),
            noop("Texts", "En secondes. 0 : sans limite."),
        ),
        "minutes": (
            noop("Texts", "Temps de la partie"),
            noop("Texts", "En minutes. 0 : sans limite."),
        ),
        "hints": (
            noop("Texts", "Indices"),
            noop(
                "Texts",
                "Le premier de chaque tour est gratuit, les suivants coûtent des points. "
                "Si le vainqueur en a pris, la partie ne compte pas pour les records.",
            ),
        ),
        "silent": (noop("Texts", "Dictionnaire discret"), noop("Texts", "Il ne juge un mot qu’une fois joué.")),
    },
    values={
        ("hints", False): noop("Texts", "sans indices"),
        ("grid", "maison"): noop("Texts", "Maison"),
        ("grid", "marelle"): noop("Texts", "Marelle"),
        ("grid", "losange"): noop("Texts", "Losange"),
    },
    refusals={
        "mots_de_tete.not_now": noop("Texts", "Ce n’est pas le moment."),
        "mots_de_tete.not_asked": noop("Texts", "Pas maintenant."),
        "mots_de_tete.nothing_to_contest": noop("Texts", "Il n’y a rien à contester."),
        "mots_de_tete.hints_off": noop("Texts", "Cette partie se joue sans indices."),
        "mots_de_tete.no_more_hints": noop("Texts", "Tous les indices de ce tour sont donnés."),
        "mots_de_tete.no_play_to_hint": noop("Texts", "Aucun coup n’est possible : il n’y a pas d’indice à donner."),
        "mots_de_tete.bad_seat": noop("Texts", "Cette place n’existe pas."),
        "mots_de_tete.bad_die": noop("Texts", "Le dé montre 1 à 6."),
        "mots_de_tete.bad_bonus": noop("Texts", "Ce ne sont pas les dés des cases de couleur."),
        "mots_de_tete.bad_verdict": noop("Texts", "Ce verdict ne correspond pas aux mots."),
        "mots_de_tete.bad_hint": noop("Texts", "Ce n’est pas l’indice attendu."),
        "mots_de_tete.no_letters": noop("Texts", "Écris au moins une lettre."),
        "mots_de_tete.bad_letter": noop("Texts", "Une case ne prend qu’une lettre de A à Z."),
        "mots_de_tete.off_grid": noop("Texts", "Cette lettre tombe hors de la grille."),
        "mots_de_tete.on_black": noop("Texts", "Une case noire ne prend pas de lettre."),
        "mots_de_tete.cell_taken": noop("Texts", "Cette case a déjà son {letter}."),
        "mots_de_tete.cell_twice": noop("Texts", "Deux lettres vont dans la même case."),
        "mots_de_tete.wrong_count": noop("Texts", "Le dé demande {expected}, et non {given} lettres nouvelles."),
        "mots_de_tete.too_many": noop("Texts", "Pas plus de {most} lettres nouvelles."),
        "mots_de_tete.not_in_line": noop("Texts", "Les lettres doivent tenir sur une ligne."),
        "mots_de_tete.gap": noop("Texts", "Il reste un trou dans le mot."),
        "mots_de_tete.no_word": noop("Texts", "Ces lettres ne forment pas de mot."),
        "mots_de_tete.not_at_cross": noop("Texts", "Le premier mot doit toucher la croix."),
        "mots_de_tete.not_joined": noop("Texts", "Le mot doit s’accrocher à un mot déjà là."),
        "mots_de_tete.not_four": noop("Texts", "Au quarté, le mot a quatre lettres : {word} en a {letters}."),
        "mots_de_tete.not_a_word": noop("Texts", "Pas dans le dictionnaire : {words}."),
        "mots_de_tete.grid_not_text": noop("Texts", "Ce fichier n’est pas une grille."),
        "mots_de_tete.grid_empty": noop("Texts", "Cette grille est vide."),
        "mots_de_tete.grid_bad_cell": noop("Texts", "Ligne {row}, colonne {col} : cette case n’existe pas."),
        "mots_de_tete.grid_hole": noop("Texts", "La ligne {row} a {given} cases au lieu de {expected}."),
        "mots_de_tete.grid_too_small": noop("Texts", "Une grille a au moins {least} cases de côté."),
        "mots_de_tete.grid_too_large": noop("Texts", "Une grille a au plus {most} cases de côté."),
        "mots_de_tete.grid_even": noop("Texts", "Les côtés d’une grille sont impairs : {rows} sur {cols} ne va pas."),
        "mots_de_tete.grid_no_centre": noop("Texts", "Il manque la croix au centre de la grille."),
        "mots_de_tete.grid_bad_cross": noop("Texts", "La croix est une case, ou cinq en forme de plus."),
        "mots_de_tete.grid_unsymmetric": noop("Texts", "La grille doit être symétrique."),
        "mots_de_tete.grid_cut_off": noop("Texts", "Ligne {row}, colonne {col} : aucun mot ne peut arriver là."),
    },
    reasons={
        "mots_de_tete.end_target": noop("Texts", "Le but est atteint."),
        "mots_de_tete.end_blocked": noop("Texts", "La grille est bloquée : tout le monde a passé deux fois."),
        "mots_de_tete.end_time": noop("Texts", "Le temps est écoulé."),
        "mots_de_tete.end_marathon": noop("Texts", "Fin du marathon : plus personne ne continue."),
        "mots_de_tete.end_unable": noop("Texts", "Plus rien ne s’écrit : c’est fini, bravo !"),
    },
    sheet_lines={
        "mots_de_tete.plays": noop("Texts", "Coups"),
        "mots_de_tete.words": noop("Texts", "Mots formés"),
        "mots_de_tete.letters": noop("Texts", "Lettres écrites"),
        "mots_de_tete.longest": noop("Texts", "Mot le plus long (lettres)"),
        "mots_de_tete.most_valuable": noop("Texts", "Mot le mieux payé"),
        "mots_de_tete.best_play": noop("Texts", "Meilleur coup"),
        "mots_de_tete.printed": noop("Texts", "Cases chiffrées"),
        "mots_de_tete.bonus": noop("Texts", "Cases de couleur"),
        "mots_de_tete.hints": noop("Texts", "Indices"),
        "mots_de_tete.total": noop("Texts", "Total"),
    },
    remarks={
        "mots_de_tete.no_play": noop("Texts", "Aucun coup possible : il faut passer."),
        "mots_de_tete.plays": noop("Texts", "Le choix est mince : {plays} coups possibles."),
        "mots_de_tete.best": noop("Texts", "Écris {word} : environ {value} points."),
        "mots_de_tete.why_colour": noop("Texts", "Il passe sur une case de couleur."),
        "mots_de_tete.why_colours": noop("Texts", "Il passe sur {number} cases de couleur."),
        "mots_de_tete.why_crosses": noop("Texts", "Il forme aussi {words}."),
        "mots_de_tete.why_dear": noop("Texts", "Il couvre des cases chères, jusqu’à {dear} points."),
        "mots_de_tete.why_place": noop("Texts", "C’est la meilleure place qui reste."),
        "mots_de_tete.best_common": noop("Texts", "Avec un mot plus courant : {word}, {value}."),
        "mots_de_tete.rare": noop("Texts", "Un mot rare ferait {more} de plus : {word}."),
        "mots_de_tete.judge_best": noop("Texts", "{word} : rien de mieux à écrire !"),
        "mots_de_tete.judge_other": noop("Texts", "Le meilleur était {word} : environ {value} points, au lieu de {mine}."),
        "mots_de_tete.judge_pass": noop("Texts", "On pouvait écrire {word} : environ {value} points."),
        "mots_de_tete.judge_no_play": noop("Texts", "Bien passé : aucun coup n’était possible."),
        "mots_de_tete.choice_best": noop("Texts", "écrire {word}, environ {value} points"),
        "mots_de_tete.choice_write": noop("Texts", "écrire {word}"),
        "mots_de_tete.choice_pass": noop("Texts", "passer"),
        "mots_de_tete.choice_late": noop("Texts", "laisser filer le temps"),
    },
)
