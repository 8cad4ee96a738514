"""The events of Dés à thèmes in sentences: for the status line, the log and the screen reader; and the words of its codes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.games.des_themes.moves import (
    AnswerRefused,
    Asked,
    Ballot,
    BlackFailed,
    Buzzed,
    Colour,
    Contested,
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
    TakenBack,
    ThemeFell,
    Voted,
    Why,
)
from ludogite.ui.texts import colour_name

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
        case ThemeFell(topic):
            return translate("Texts", "Le dé désigne le thème {theme}.").format(theme=topic)
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
            told = translate("Texts", "« {word} » va-t-il avec le thème ? Il faut en juger.")
            if Doubt.THEME not in doubts:
                told = translate("Texts", "« {word} » et « {against} » : même racine ? Il faut en juger.")
            return told.format(word=text, against=against)
        case Contested(by, said, _):
            told = translate("Texts", "{name} conteste « {word} » : une racine déjà dite ? Il faut en juger.")
            return told.format(name=names[by], word=said.text)
        case TakenBack(said, resumed):
            told = translate("Texts", "La table reprend « {word} » : ses jetons reviennent au milieu.")
            if resumed:
                told = translate("Texts", "La table reprend « {word} » : ses jetons reviennent au milieu, la manche continue.")
            return told.format(word=said.text)
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


def verdict_words(ballots: Sequence[Ballot], *, accepted: bool) -> tuple[str, str]:
    """Say what the table has decided about an answer, and with how many voices; a tie accepts."""
    word = translate("Texts", "Accepté") if accepted else translate("Texts", "Refusé")
    told = translate("Texts", "{accepts} pour, {refuses} contre")
    return word, told.format(accepts=ballots.count(Ballot.ACCEPT), refuses=ballots.count(Ballot.REFUSE))


def ballot_name(ballot: Ballot, *, about_root: bool = False) -> str:
    """Name a vote; ``about_root``: the answer to « même racine ? », where yes takes the word back."""
    if about_root and ballot is not Ballot.ABSTAIN:
        counts = ballot is Ballot.ACCEPT
        return translate("Texts", "Non, il compte") if counts else translate("Texts", "Oui, il ne compte pas")
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
        Why.WHICH_THEME: translate("Texts", "« {word} » : pour quel thème ? Choisis-le, ou tape son chiffre."),
        Why.REFUSED_BEFORE: translate("Texts", "« {word} » : « {against} » vient d’être refusé, cela vaut pour ses autres formes."),
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


def words_of(event: object) -> tuple[str, ...]:
    """List the words that an event plays."""
    return (event.said.text,) if isinstance(event, Scored) and event.said.text.isalpha() else ()
