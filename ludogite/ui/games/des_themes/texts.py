"""The events of Dés à thèmes in sentences: for the quiet line, the log and the screen reader; and the words of its codes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.log import Option
from ludogite.games.des_themes.moves import (
    AnswerRefused,
    Asked,
    Ballot,
    BlackFailed,
    Buzzed,
    Colour,
    DiceFell,
    Doubt,
    FirstChosen,
    FloorEnd,
    FloorGiven,
    FloorLost,
    GameEnded,
    GaveUp,
    RoundBegan,
    RoundEnd,
    RoundEnded,
    Ruled,
    Scored,
    ThemeFell,
    Voted,
    Why,
)
from ludogite.words.themes import CardFault

translate = QCoreApplication.translate


class DesThemesEvents(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def scored(self, name: str, word: str, count: int) -> str:
        """Say an answer that stands."""
        return self.tr("{name} : « {word} », %n jeton(s).", "", count).format(name=name, word=word)

    def paid(self, name: str, word: str, letters: str, count: int) -> str:
        """Say that a word on a black face has letters shown."""
        told = self.tr("{name} : « {word} » contient {letters}, %n jeton(s) rendu(s).", "", count)
        return told.format(name=name, word=word, letters=letters)

    def filled(self, name: str, number: int, count: int) -> str:
        """Say that a round begins with chips laid in the middle."""
        told = self.tr("Manche {number} : %n jeton(s) au milieu, {name} lance.", "", count)
        return told.format(name=name, number=number)


def tell(event: object, names: Sequence[str]) -> str | None:
    """Tell an event; None for one that another tells too; raise ``KeyError`` for what is no event of Dés à thèmes."""
    match event:
        case FirstChosen(seat, by_lot):
            told = translate("Texts", "Le sort désigne {name} pour lancer.")
            if not by_lot:
                told = translate("Texts", "{name} lance en premier.")
            return told.format(name=names[seat])
        case RoundBegan(number, thrower, filled):
            if filled:
                return DesThemesEvents().filled(names[thrower], number, filled)
            return translate("Texts", "Manche {number} : {name} lance.").format(number=number, name=names[thrower])
        case ThemeFell(theme):
            return translate("Texts", "Le dé désigne le thème {theme}.").format(theme=theme)
        case DiceFell(letters, colour):
            told = translate("Texts", "Les dés montrent {letters} ; couleur : {colour}.")
            return told.format(letters=" ".join(letters), colour=colour_name(colour).lower())
        case Voted():
            return None
        case _:
            return _tell_floor(event, names)


def _tell_floor(event: object, names: Sequence[str]) -> str | None:
    """Tell what happens round the floor."""
    match event:
        case Buzzed(seat, ahead):
            if ahead:
                return translate("Texts", "{name} attend la parole.").format(name=names[seat])
            return translate("Texts", "{name} a la parole.").format(name=names[seat])
        case FloorGiven(seat):
            return translate("Texts", "La parole passe à {name}.").format(name=names[seat])
        case FloorLost(seat, why):
            return None if why is FloorEnd.REFUSED else floor_ends()[why].format(name=names[seat])
        case Asked(seat, text, _, doubts, _, against):
            told = translate("Texts", "« {word} » va-t-il avec le thème ? La table vote.")
            if Doubt.THEME not in doubts:
                told = translate("Texts", "« {word} » et « {against} » : même racine ? La table vote.")
            return told.format(word=text, against=against)
        case Ruled():
            return None
        case AnswerRefused(seat, text, why, against):
            return whys()[why].format(name=names[seat], word=text, against=against)
        case Scored(said):
            return DesThemesEvents().scored(names[said.seat], said.text, said.taken)
        case BlackFailed(seat, text, letters, paid):
            return DesThemesEvents().paid(names[seat], text, ", ".join(letters), paid)
        case GaveUp(seat):
            return translate("Texts", "{name} passe la manche.").format(name=names[seat])
        case RoundEnded(_, why):
            return round_ends()[why]
        case GameEnded():
            return None
        case _:
            raise KeyError(type(event).__name__)


def colour_name(colour: Colour) -> str:
    """Name a colour of the dice."""
    return {
        Colour.VERT: translate("Texts", "Vert"),
        Colour.BLANC: translate("Texts", "Blanc"),
        Colour.JAUNE: translate("Texts", "Jaune"),
        Colour.ROUGE: translate("Texts", "Rouge"),
        Colour.BLEU: translate("Texts", "Bleu"),
        Colour.NOIR: translate("Texts", "Noir"),
    }[colour]


def shape_name(colour: Colour) -> str:
    """Name the shape that comes with a colour, with its article."""
    return {
        Colour.VERT: translate("Texts", "le rond"),
        Colour.BLANC: translate("Texts", "le losange"),
        Colour.JAUNE: translate("Texts", "l’étoile"),
        Colour.ROUGE: translate("Texts", "le triangle"),
        Colour.BLEU: translate("Texts", "le carré"),
        Colour.NOIR: translate("Texts", "le cercle barré"),
    }[colour]


def ballot_name(ballot: Ballot) -> str:
    """Name a vote."""
    return {
        Ballot.ACCEPT: translate("Texts", "Accepter"),
        Ballot.REFUSE: translate("Texts", "Refuser"),
        Ballot.ABSTAIN: translate("Texts", "Je ne sais pas"),
    }[ballot]


def whys() -> dict[Why, str]:
    """List why an answer that was said does not stand."""
    return {
        Why.SAME_WORD: translate("Texts", "« {word} » a la même racine que « {against} », déjà dit."),
        Why.NOT_LISTED: translate("Texts", "« {word} » n’est pas dans la liste du thème."),
        Why.BANNED: translate("Texts", "La famille a déjà refusé « {word} » pour ce thème."),
        Why.VOTED_DOWN: translate("Texts", "La table refuse « {word} »."),
    }


def floor_ends() -> dict[FloorEnd, str]:
    """List how the floor is lost."""
    return {
        FloorEnd.LATE: translate("Texts", "Trop tard, {name} : le temps de parole est écoulé."),
        FloorEnd.GIVEN_UP: translate("Texts", "{name} rend la parole."),
    }


def round_ends() -> dict[RoundEnd, str]:
    """List how a round ends."""
    return {
        RoundEnd.LAST_SCORER: translate("Texts", "La manche est finie : le dernier à parler ne marque rien."),
        RoundEnd.NOBODY_LEFT: translate("Texts", "La manche est finie : plus personne ne cherche."),
        RoundEnd.TIME: translate("Texts", "Le temps de la manche est écoulé."),
        RoundEnd.BLACK_WON: translate("Texts", "La face noire est gagnée : manche finie."),
        RoundEnd.HEAP_EMPTY: translate("Texts", "Plus un jeton au milieu."),
        RoundEnd.THEMES_CLOSED: translate("Texts", "Les six thèmes sont fermés : manche finie."),
    }


def refusals() -> dict[str, str]:
    """List what the rules refuse at the table."""
    return {
        "des_themes.not_now": translate("Texts", "Ce n’est pas le moment."),
        "des_themes.round_closed": translate("Texts", "Trop tard : la manche est finie."),
        "des_themes.bad_lot": translate("Texts", "Cette place n’existe pas."),
        "des_themes.bad_theme_die": translate("Texts", "Le dé des thèmes montre 1 à 6."),
        "des_themes.bad_dice": translate("Texts", "Ces lettres ne sont pas sur les dés."),
        "des_themes.bad_verdict": translate("Texts", "Ce verdict ne correspond pas au mot."),
        "des_themes.decide": translate("Texts", "À toi de décider, sur l’honneur : oui ou non."),
        "des_themes.no_such_theme": translate("Texts", "Choisis un thème de la carte."),
        "des_themes.theme_closed": translate("Texts", "Le thème « {theme} » est fermé pour cette manche."),
        "des_themes.no_proper_nouns": translate("Texts", "« {theme} » ne prend pas de noms propres."),
        "des_themes.already_said": translate("Texts", "« {word} » a déjà été dit dans cette manche."),
        "des_themes.already_refused": translate("Texts", "Ce mot a déjà été refusé dans cette manche."),
        "des_themes.empty": translate("Texts", "Écris un mot."),
        "des_themes.too_long": translate("Texts", "C’est trop long : {most} signes au plus."),
        "des_themes.not_letters": translate("Texts", "Un mot n’a que des lettres."),
        "des_themes.wrong_initial": translate("Texts", "Le mot doit commencer par {letter}."),
        **card_refusals(),
    }


def card_refusals() -> dict[str, str]:
    """List what may be wrong with a card that the family writes, and with a file of cards."""
    return {
        "card_title_empty": translate("Texts", "Donne un titre à la carte."),
        "card_title_long": translate("Texts", "Le titre est trop long : {most} signes au plus."),
        "card_title_sign": translate("Texts", "Le titre contient un signe qui ne se voit pas."),
        "card_theme_empty": translate("Texts", "Le thème {theme} n’a pas encore de nom."),
        "card_theme_long": translate("Texts", "Le nom du thème {theme} est trop long : {most} signes au plus."),
        "card_theme_sign": translate("Texts", "Le thème {theme} contient un signe qui ne se voit pas."),
        "card_theme_letters": translate("Texts", "Le nom du thème {theme} doit avoir des lettres."),
        "card_theme_twice": translate("Texts", "Les thèmes {other} et {theme} portent le même nom."),
        "card_about_long": translate("Texts", "L’explication du thème {theme} est trop longue : {most} signes au plus."),
        "card_list_long": translate("Texts", "La liste du thème {theme} a {count} réponses : {most} au plus."),
        "card_big": translate("Texts", "La carte est trop grosse ({count} signes, {most} au plus) : raccourcis ses listes."),
        CardFault.TOO_LONG: translate("Texts", "Ce fichier est trop long pour des cartes : {most} signes au plus."),
        "card_file_not_utf8": translate("Texts", "Ce fichier n’est pas du texte en UTF-8."),
        CardFault.NOT_TOML: translate("Texts", "Ce fichier n’est pas un fichier de cartes."),
        CardFault.NO_CARD: translate("Texts", "Il n’y a pas de carte dans ce fichier."),
        CardFault.BAD_FIELD: translate("Texts", "Carte {card} du fichier : « {field} » n’est pas bon."),
        CardFault.UNKNOWN_FIELD: translate("Texts", "Carte {card} du fichier : « {field} » est inconnu."),
        CardFault.NOT_SIX_THEMES: translate("Texts", "La carte {card} du fichier n’a pas six thèmes."),
        CardFault.REPEATED: translate("Texts", "Dans ce fichier, le même « {field} » revient deux fois."),
        "cards_full": translate("Texts", "La famille garde {most} cartes au plus : supprime-en d’abord."),
    }


def reasons() -> dict[str, str]:
    """List how games end."""
    return {
        "des_themes.end_heap_empty": translate("Texts", "Il n’y a plus de jetons au milieu."),
        "des_themes.end_no_refill": translate("Texts", "Il ne reste pas assez de jetons pour une manche."),
    }


def sheet_lines() -> dict[str, str]:
    """List the lines of the final breakdown."""
    return {
        "des_themes.words": translate("Texts", "Mots acceptés"),
        "des_themes.best": translate("Texts", "Meilleur mot"),
        "des_themes.blacks": translate("Texts", "Faces noires gagnées"),
        "des_themes.paid": translate("Texts", "Jetons rendus"),
        "des_themes.chips": translate("Texts", "Jetons"),
    }


def variants() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every variant."""
    return {
        ("des_themes", "classique"): (
            translate("Texts", "Classique"), translate("Texts", "Un mot chacun ; le dernier à parler ne marque rien."),
        ),
        ("des_themes", "limitees"): (
            translate("Texts", "Propositions limitées"), translate("Texts", "Deux jetons par joueur au milieu, à qui les prend."),
        ),
        ("des_themes", "ouverts"): (
            translate("Texts", "Thèmes ouverts"), translate("Texts", "Les six thèmes à la fois ; chaque réponse en ferme un."),
        ),
    }  # fmt: skip


def fields() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every option."""
    return {
        ("des_themes", "card"): (translate("Texts", "Carte"), translate("Texts", "Six thèmes pour toute la partie.")),
        ("des_themes", "judging"): (translate("Texts", "Arbitre"), translate("Texts", "Pour un mot absent de la liste.")),
        ("des_themes", "round_s"): (
            translate("Texts", "Temps par manche"), translate("Texts", "En secondes. 0 : sans limite."),
        ),
        ("des_themes", "floor_s"): (translate("Texts", "Temps de parole"), translate("Texts", "Pour écrire son mot.")),
    }  # fmt: skip


def values() -> dict[tuple[str, str, Option], str]:
    """List the names of the values that are chosen from a few."""
    seconds = translate("Texts", "{count} s de parole")
    return {
        ("des_themes", "card", 1): translate("Texts", "Grand classique"),
        ("des_themes", "card", 2): translate("Texts", "Le monde et la nature"),
        ("des_themes", "card", 3): translate("Texts", "Culture et loisirs"),
        ("des_themes", "card", 4): translate("Texts", "Tous les jours"),
        ("des_themes", "judging", "vote"): translate("Texts", "Vote"),
        ("des_themes", "judging", "meneur"): translate("Texts", "Meneur"),
        ("des_themes", "judging", "liste"): translate("Texts", "Liste seule"),
        ("des_themes", "floor_s", 0): translate("Texts", "Sans limite"),
        **{("des_themes", "floor_s", count): seconds.format(count=count) for count in (5, 8, 10, 15, 20, 30)},
    }


def round_value(count: int) -> str:
    """Say the time of a round as the summary does."""
    if not count:
        return translate("Texts", "manches sans limite")
    return translate("Texts", "{count} s par manche").format(count=count)
