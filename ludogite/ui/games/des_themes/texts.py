"""The words of Dés à thèmes by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import ESCAPE, OWN_KEY, SHIFT, KeyHelp
from ludogite.ui.values import noop
from ludogite.words.themes import CardFault

translate = QCoreApplication.translate


def count(option: str, seconds: int) -> str:
    """Say the times of a game as the summary does."""
    match option:
        case "round_s" if not seconds:
            return translate("Texts", "manches sans limite")
        case "round_s":
            return translate("Texts", "{count} s par manche").format(count=seconds)
        case "floor_s" if seconds:
            return translate("Texts", "{count} s de parole").format(count=seconds)
        case _:
            return ""


class Chips(QObject):
    """Says chips; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def say(self, chips: int) -> str:
        """Say so many."""
        return self.tr("%n jeton(s)", "", chips)


TEXTS = GameTexts(
    keys=(
        KeyHelp((OWN_KEY,), noop("Keys", "buzzer, ou accepter au vote")),
        KeyHelp((SHIFT, OWN_KEY), noop("Keys", "refuser au vote")),
        KeyHelp(("1", "–", "6"), noop("Keys", "choisir le thème du mot, quand tous sont ouverts")),
        KeyHelp(("F4",), noop("Keys", "contester la dernière réponse")),
        KeyHelp((ESCAPE,), noop("Keys", "rendre la parole, ou pause")),
    ),
    count=count,
    scored=lambda count: Chips().say(count),
    prizes={
        "des_themes.blacks": (noop("Texts", "Le plus beau risque"), noop("Texts", "faces noires gagnées : {n}")),
        "des_themes.scored": (noop("Texts", "Jamais à court d’idées"), noop("Texts", "manches marquées : {n}")),
    },
    variants={
        "classique": (
            noop("Texts", "Classique"),
            noop("Texts", "Un mot chacun ; le dernier à parler ne marque rien."),
        ),
        "limitees": (
            noop("Texts", "Premiers servis"),
            noop("Texts", "Deux jetons par personne au milieu ; les plus rapides les prennent."),
        ),
        "ouverts": (
            noop("Texts", "Thèmes ouverts"),
            noop("Texts", "Les six thèmes à la fois ; chaque réponse en ferme un."),
        ),
    },
    briefs={
        "classique": noop("Texts", "un mot chacun"),
        "limitees": noop("Texts", "aux plus rapides"),
        "ouverts": noop("Texts", "six thèmes à la fois"),
    },
    options={
        "card": (noop("Texts", "Carte"), noop("Texts", "Six thèmes pour toute la partie.")),
        "judging": (noop("Texts", "Arbitre"), noop("Texts", "Pour un mot absent de la liste.")),
        "round_s": (
            noop("Texts", "Temps par manche"),
            noop("Texts", "En secondes. 0 : sans limite."),
        ),
        "floor_s": (noop("Texts", "Temps de parole"), noop("Texts", "Pour écrire son mot.")),
    },
    values={
        ("card", 1): noop("Texts", "Grand classique"),
        ("card", 2): noop("Texts", "Le monde et la nature"),
        ("card", 3): noop("Texts", "Culture et loisirs"),
        ("card", 4): noop("Texts", "Tous les jours"),
        ("judging", "vote"): noop("Texts", "Vote"),
        ("judging", "meneur"): noop("Texts", "Juge"),
        ("judging", "liste"): noop("Texts", "Liste seule"),
        ("floor_s", 0): noop("Texts", "Sans limite"),
    },
    refusals={
        "des_themes.not_now": noop("Texts", "Ce n’est pas le moment."),
        "des_themes.round_closed": noop("Texts", "Trop tard : la manche est finie."),
        "des_themes.bad_lot": noop("Texts", "Cette place n’existe pas."),
        "des_themes.bad_theme_die": noop("Texts", "Le dé des thèmes montre 1 à 6."),
        "des_themes.bad_dice": noop("Texts", "Ces lettres ne sont pas sur les dés."),
        "des_themes.bad_verdict": noop("Texts", "Ce verdict ne correspond pas au mot."),
        "des_themes.decide": noop("Texts", "À toi de décider, sur l’honneur : oui ou non."),
        "des_themes.no_such_theme": noop("Texts", "Choisis un thème de la carte."),
        "des_themes.theme_closed": noop("Texts", "Le thème « {theme} » est fermé pour cette manche."),
        "des_themes.no_proper_nouns": noop("Texts", "« {theme} » ne prend pas de noms propres."),
        "des_themes.already_said": noop("Texts", "« {word} » a déjà été dit dans cette manche."),
        "des_themes.already_refused": noop("Texts", "Ce mot a déjà été refusé dans cette manche."),
        "des_themes.empty": noop("Texts", "Écris un mot."),
        "des_themes.too_long": noop("Texts", "C’est trop long : {most} lettres au plus."),
        "des_themes.not_letters": noop("Texts", "Un mot n’a que des lettres."),
        "des_themes.wrong_initial": noop("Texts", "Le mot doit commencer par {letter}."),
        "card_title_empty": noop("Texts", "Donne un titre à la carte."),
        "card_title_long": noop("Texts", "Le titre est trop long : {most} lettres au plus."),
        "card_title_sign": noop("Texts", "Le titre contient un signe qui ne se voit pas."),
        "card_theme_empty": noop("Texts", "Le thème {theme} n’a pas encore de nom."),
        "card_theme_long": noop("Texts", "Le nom du thème {theme} est trop long : {most} lettres au plus."),
        "card_theme_sign": noop("Texts", "Le thème {theme} contient un signe qui ne se voit pas."),
        "card_theme_letters": noop("Texts", "Le nom du thème {theme} doit avoir des lettres."),
        "card_theme_twice": noop("Texts", "Les thèmes {other} et {theme} portent le même nom."),
        "card_about_long": noop("Texts", "L’explication du thème {theme} est trop longue : {most} signes au plus."),
        "card_list_long": noop("Texts", "La liste du thème {theme} a {count} réponses : {most} au plus."),
        "card_big": noop("Texts", "La carte est trop grosse ({count} signes, {most} au plus) : raccourcis ses listes."),
        CardFault.TOO_LONG: noop("Texts", "Ce fichier est trop long pour des cartes : {most} signes au plus."),
        "card_file_not_utf8": noop("Texts", "Ludogîte n’arrive pas à lire ce texte."),
        CardFault.NOT_TOML: noop("Texts", "Ce fichier n’est pas un fichier de cartes."),
        CardFault.NO_CARD: noop("Texts", "Il n’y a pas de carte dans ce fichier."),
        CardFault.BAD_FIELD: noop("Texts", "Carte {card} du fichier : « {field} » n’est pas bon."),
        CardFault.UNKNOWN_FIELD: noop("Texts", "Carte {card} du fichier : « {field} » est inconnu."),
        CardFault.NOT_SIX_THEMES: noop("Texts", "La carte {card} du fichier n’a pas six thèmes."),
        CardFault.REPEATED: noop("Texts", "Dans ce fichier, le même « {field} » revient deux fois."),
        "cards_full": noop("Texts", "La famille garde {most} cartes au plus : supprime-en d’abord."),
    },
    reasons={
        "des_themes.end_heap_empty": noop("Texts", "Il n’y a plus de jetons au milieu."),
        "des_themes.end_no_refill": noop("Texts", "Il ne reste pas assez de jetons pour une manche."),
        "des_themes.end_no_answers": noop("Texts", "Plus personne ne trouve de mot : la partie s’arrête là."),
    },
    remarks={
        "des_themes.coach_words": noop("Texts", "Il y avait aussi : {words}."),
        "des_themes.choice_say": noop("Texts", "{theme_name} : {words}"),
        "des_themes.coach_none": noop("Texts", "Bien fouillé : les listes ne connaissaient rien d’autre avec ces dés."),
    },
    sheet_lines={
        "des_themes.words": noop("Texts", "Mots acceptés"),
        "des_themes.best": noop("Texts", "Meilleur mot"),
        "des_themes.blacks": noop("Texts", "Faces noires gagnées"),
        "des_themes.paid": noop("Texts", "Jetons rendus"),
        "des_themes.chips": noop("Texts", "Jetons"),
    },
)
