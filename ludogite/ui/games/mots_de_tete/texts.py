"""The events of Mots de Tête in sentences: for the quiet line, the log and the screen reader; and the words of its codes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.log import Option
from ludogite.games.mots_de_tete.moves import (
    Accepted,
    Began,
    BonusThrown,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    HintGiven,
    LastTry,
    LastTurn,
    Passed,
    PassReason,
    Scored,
    TurnLost,
    WindowClosed,
    Withdrawn,
    Written,
)

translate = QCoreApplication.translate


class MotsDeTeteEvents(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def letters(self, name: str, count: int) -> str:
        """Say what the die of letters shows."""
        return self.tr("{name} doit écrire %n lettre(s).", "", count).format(name=name)

    def hint(self, name: str, price: int) -> str:
        """Say that somebody bought a hint."""
        return self.tr("{name} prend un indice : −%n point(s).", "", price).format(name=name)


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for one that another tells too; raise ``KeyError`` for what is no event of Mots de Tête."""
    match event:
        case Began(seat):
            return translate("Texts", "Le sort désigne {name}.").format(name=names[seat])
        case DieThrown(seat, n):
            return MotsDeTeteEvents().letters(names[seat], n)
        case Written(seat, _, words):
            listed = ", ".join(word.text for word in words)
            return translate("Texts", "{name} écrit {words}.").format(name=names[seat], words=listed)
        case BonusThrown(_, bonus):
            listed = ", ".join(str(one.value) for one in bonus)
            told = translate("Texts", "Les cases de couleur valent {values}.")
            if len(bonus) == 1:
                told = translate("Texts", "La case de couleur vaut {values}.")
            return told.format(values=listed)
        case Scored(play):
            counted = ", ".join(f"{one.word.text} {one.points}" for one in play.words)
            told = translate("Texts", "{name} : {words}, soit {points}.")
            if len(play.words) == 1:
                told = translate("Texts", "{name} : {words}.")
            return told.format(name=names[play.seat], words=counted, points=play.points)
        case Passed(seat, reason):
            return _passed(names[seat], reason)
        case HintGiven(seat, _, price):
            return MotsDeTeteEvents().hint(names[seat], price)
        case Accepted() | WindowClosed():
            return None
        case Contested(seat, writer):
            return translate("Texts", "{name} conteste ce que {writer} a écrit.").format(name=names[seat], writer=names[writer])
        case ContestWon(seat, writer, wrong):
            told = translate("Texts", "{name} a raison : {words} n’est pas un mot. {writer} reprend ses lettres.")
            return told.format(name=names[seat], writer=names[writer], words=", ".join(wrong))
        case ContestLost(seat):
            return translate("Texts", "Tout est juste : {name} passera son prochain tour.").format(name=names[seat])
        case TurnLost(seat):
            return translate("Texts", "{name} passe ce tour, pour avoir contesté à tort.").format(name=names[seat])
        case Withdrawn(seat):
            return translate("Texts", "{name} se retire, après deux tours sans mot.").format(name=names[seat])
        case LastTry(seat):
            return translate("Texts", "{name} reste seul : encore un dé, un dernier mot.").format(name=names[seat])
        case LastTurn(seat):
            return translate("Texts", "Le temps est écoulé : ce tour de {name} est le dernier.").format(name=names[seat])
        case _:
            raise KeyError(type(event).__name__)


def _passed(name: str, reason: PassReason) -> str:
    return {
        PassReason.CHOICE: translate("Texts", "{name} passe."),
        PassReason.TIME: translate("Texts", "Le temps de {name} est écoulé : tour passé."),
        PassReason.INVALID: translate("Texts", "{name} ne marque rien ce tour-ci."),
        PassReason.FIRST_ONE: translate("Texts", "{name} a fait 1 : une lettre ne commence pas de mot, le dé passe."),
    }[reason].format(name=name)


def refusals() -> dict[str, str]:
    """List what the rules refuse at the table."""
    return {
        "mots_de_tete.not_now": translate("Texts", "Ce n’est pas le moment."),
        "mots_de_tete.not_asked": translate("Texts", "Personne n’a demandé cela."),
        "mots_de_tete.nothing_to_contest": translate("Texts", "Il n’y a rien à contester."),
        "mots_de_tete.hints_off": translate("Texts", "Cette partie se joue sans indices."),
        "mots_de_tete.no_more_hints": translate("Texts", "Tous les indices de ce tour sont donnés."),
        "mots_de_tete.no_play_to_hint": translate("Texts", "Aucun coup n’est possible : il n’y a pas d’indice à donner."),
        "mots_de_tete.bad_seat": translate("Texts", "Cette place n’existe pas."),
        "mots_de_tete.bad_die": translate("Texts", "Le dé montre 1 à 6."),
        "mots_de_tete.bad_bonus": translate("Texts", "Ce ne sont pas les dés des cases de couleur."),
        "mots_de_tete.bad_verdict": translate("Texts", "Ce verdict ne correspond pas aux mots."),
        "mots_de_tete.bad_hint": translate("Texts", "Ce n’est pas l’indice attendu."),
        "mots_de_tete.no_letters": translate("Texts", "Écris au moins une lettre."),
        "mots_de_tete.bad_letter": translate("Texts", "Une case ne prend qu’une lettre de A à Z."),
        "mots_de_tete.off_grid": translate("Texts", "Cette lettre tombe hors de la grille."),
        "mots_de_tete.on_black": translate("Texts", "Une case noire ne prend pas de lettre (ligne {row}, colonne {col})."),
        "mots_de_tete.cell_taken": translate("Texts", "Il y a déjà un {letter} ligne {row}, colonne {col}."),
        "mots_de_tete.cell_twice": translate("Texts", "Deux lettres vont dans la même case (ligne {row}, colonne {col})."),
        "mots_de_tete.wrong_count": translate("Texts", "Le dé demande {expected}, et non {given} lettres nouvelles."),
        "mots_de_tete.too_many": translate("Texts", "Pas plus de {most} lettres nouvelles."),
        "mots_de_tete.not_in_line": translate("Texts", "Les lettres doivent tenir sur une ligne."),
        "mots_de_tete.gap": translate("Texts", "Il reste un trou ligne {row}, colonne {col}."),
        "mots_de_tete.no_word": translate("Texts", "Ces lettres ne forment pas de mot."),
        "mots_de_tete.not_at_cross": translate("Texts", "Le premier mot doit toucher la croix."),
        "mots_de_tete.not_joined": translate("Texts", "Le mot doit s’accrocher à un mot déjà là."),
        "mots_de_tete.not_four": translate("Texts", "Au quarté, le mot a quatre lettres : {word} en a {letters}."),
        "mots_de_tete.not_a_word": translate("Texts", "Pas dans le dictionnaire : {words}."),
    }


def reasons() -> dict[str, str]:
    """List how games end."""
    return {
        "mots_de_tete.end_target": translate("Texts", "Le but est atteint."),
        "mots_de_tete.end_blocked": translate("Texts", "La grille est bloquée : tout le monde a passé deux fois."),
        "mots_de_tete.end_time": translate("Texts", "Le temps est écoulé."),
        "mots_de_tete.end_marathon": translate("Texts", "Tout le monde s’est retiré."),
        "mots_de_tete.end_unable": translate("Texts", "Le nombre du dé n’a pas pu être placé."),
    }


def sheet_lines() -> dict[str, str]:
    """List the lines of the final breakdown."""
    return {
        "mots_de_tete.plays": translate("Texts", "Coups"),
        "mots_de_tete.words": translate("Texts", "Mots formés"),
        "mots_de_tete.letters": translate("Texts", "Lettres écrites"),
        "mots_de_tete.longest": translate("Texts", "Mot le plus long (lettres)"),
        "mots_de_tete.most_valuable": translate("Texts", "Mot le plus cher"),
        "mots_de_tete.best_play": translate("Texts", "Meilleur coup"),
        "mots_de_tete.printed": translate("Texts", "Cases chiffrées"),
        "mots_de_tete.bonus": translate("Texts", "Cases de couleur"),
        "mots_de_tete.hints": translate("Texts", "Indices"),
        "mots_de_tete.total": translate("Texts", "Total"),
    }


def remarks() -> dict[str, str]:
    """List what the coach may say."""
    return {
        "mots_de_tete.no_play": translate("Texts", "Aucun coup possible : il faut passer."),
        "mots_de_tete.plays": translate("Texts", "Coups possibles : {plays}."),
        "mots_de_tete.best": translate("Texts", "Le meilleur : {word}, {value} points en moyenne."),
        "mots_de_tete.best_common": translate("Texts", "Avec un mot courant : {word}, {value}."),
        "mots_de_tete.judge_best": translate("Texts", "{word} : rien de mieux à écrire ({value} points en moyenne)."),
        "mots_de_tete.judge_other": translate("Texts", "Le meilleur était {word} : {value} points en moyenne, au lieu de {mine}."),
        "mots_de_tete.judge_pass": translate("Texts", "On pouvait écrire {word} : {value} points en moyenne."),
        "mots_de_tete.judge_no_play": translate("Texts", "Bien passé : aucun coup n’était possible."),
    }


def variants() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every variant."""
    return {
        ("mots_de_tete", "normal"): (
            translate("Texts", "Normal"), translate("Texts", "Le dé dit combien de lettres ; premier au but."),
        ),
        ("mots_de_tete", "marathon"): (
            translate("Texts", "Marathon"), translate("Texts", "Sans but : deux tours sans mot, et l’on se retire."),
        ),
        ("mots_de_tete", "quarte"): (
            translate("Texts", "Quarté"), translate("Texts", "Sans dé : toujours un mot de quatre lettres."),
        ),
        ("mots_de_tete", "solitaire"): (
            translate("Texts", "Solitaire"), translate("Texts", "Seul, jusqu’au nombre qu’on ne peut pas placer."),
        ),
    }  # fmt: skip


def fields() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every option."""
    return {
        ("mots_de_tete", "target"): (translate("Texts", "But"), translate("Texts", "À quatre, 250 va bien. 0 : sans but.")),
        ("mots_de_tete", "grid"): (translate("Texts", "Grille"), translate("Texts", "Trois grilles de la maison.")),
        ("mots_de_tete", "contestation"): (
            translate("Texts", "Contestation"), translate("Texts", "On écrit tout ; les autres contestent."),
        ),
        ("mots_de_tete", "window_seconds"): (
            translate("Texts", "Temps pour contester"), translate("Texts", "En secondes. 0 : chacun répond."),
        ),
        ("mots_de_tete", "turn_seconds"): (
            translate("Texts", "Temps par tour"), translate("Texts", "En secondes. 0 : sans limite."),
        ),
        ("mots_de_tete", "minutes"): (
            translate("Texts", "Temps de la partie"), translate("Texts", "En minutes. 0 : sans limite."),
        ),
        ("mots_de_tete", "hints"): (translate("Texts", "Indices"), translate("Texts", "Chacun coûte des points.")),
    }  # fmt: skip


def values() -> dict[tuple[str, str, Option], str]:
    """List the names of the values that are chosen from a few."""
    return {
        ("mots_de_tete", "grid", "maison"): translate("Texts", "Maison"),
        ("mots_de_tete", "grid", "marelle"): translate("Texts", "Marelle"),
        ("mots_de_tete", "grid", "losange"): translate("Texts", "Losange"),
    }


class MotsDeTeteValues(QObject):
    """The values of options that are numbers."""

    def name(self, field: str, count: int) -> str:
        """Say a number as the summary does ("premier à 300"); raise ``KeyError`` for an option that is no number."""
        match field:
            case "target":
                return self.tr("premier à {count}").format(count=count) if count else self.tr("sans but")
            case "window_seconds":
                return self.tr("contester en {count} s").format(count=count) if count else self.tr("contester sans limite")
            case "turn_seconds":
                return self.tr("{count} s par tour").format(count=count) if count else self.tr("tours sans limite")
            case "minutes":
                return self.tr("%n minute(s)", "", count) if count else self.tr("sans limite de temps")
            case _:
                raise KeyError(field)
