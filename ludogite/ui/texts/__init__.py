"""Every sentence that stands for a code of the engines, the store and the log: one table per kind.

Engines know codes only. A function here returns the sentence in the language of the moment and raises ``KeyError`` for a code that
it does not know; a test reads the sources and proves that no code is missing. Values arrive by name: ``{letter}`` in a sentence is
the argument ``letter``. What only one game says stands in its :class:`ludogite.ui.texts.game.GameTexts`, which is asked instead of
these functions wherever a game is at hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from ludogite.ui.style.plain import escaped
from ludogite.ui.values import Sentences, noop

if TYPE_CHECKING:  # sentences are wanted before any engine is
    from ludogite.core.advice import Reckoning

Args: TypeAlias = Iterable[tuple[str, str | int | float]] | Mapping[str, str | int] | Mapping[str, str | int | float]

REFUSALS: Final[Sentences] = {
    "lesson_other": noop("Texts", "La leçon attend autre chose : sa note dit quoi."),
    "only_watching": noop("Texts", "Ici, on regarde seulement."),
    "undecodable": noop("Texts", "Ce coup n’est pas passé. Essaie encore."),
    "revealed": noop("Texts", "Trop tard pour annuler : les dés ou les cartes ont parlé."),
    "other_acted": noop("Texts", "Trop tard pour annuler : quelqu’un d’autre a joué depuis."),
    "nothing_to_undo": noop("Texts", "Il n’y a rien à annuler."),
    "game_over": noop("Texts", "La partie est terminée."),
    "table_full": noop("Texts", "La table est complète."),
    "seat_kept": noop("Texts", "La table garde cette place pour son téléphone."),
    "one_chair": noop("Texts", "Ce téléphone a déjà sa place."),
    "seat_gone": noop("Texts", "Cette place n’est plus à ce téléphone."),
    "paused": noop("Texts", "La partie est en pause."),
    "played_elsewhere": noop("Texts", "Cette partie se joue dans une autre fenêtre : ici, on regarde."),
    "not_asked": noop("Texts", "Ce n’est pas à toi de jouer."),
    "not_your_turn": noop("Texts", "Ce n’est pas ton tour."),
    "stale": noop("Texts", "Trop tard : la partie a déjà avancé."),
    "unforeseeable": noop("Texts", "Personne ne sait ce que cela donnera."),
    "code_letter": noop("Texts", "« {letter} » n’existe pas dans un code de partie."),
    "code_length": noop("Texts", "Un code a {wanted} signes ; celui-ci en a {letters}."),
    "code_check": noop("Texts", "Une lettre du code est fausse : relis-le."),
    "name_empty": noop("Texts", "Il faut un nom."),
    "name_too_long": noop("Texts", "Ce nom est trop long : {longest} lettres au plus."),
    "name_control": noop("Texts", "Ce nom contient un signe invisible ; tape-le à la main."),
    "name_taken": noop("Texts", "{name} est déjà à la table."),
    "name_put_away": noop("Texts", "Ce nom est celui d’un profil rangé."),
    "birth_year_range": noop("Texts", "L’année doit être entre {first} et {last}."),
    "pin_not_four_digits": noop("Texts", "Le code secret a quatre chiffres."),
    "word_empty": noop("Texts", "Il faut un mot."),
    "word_too_long": noop("Texts", "Ce mot est trop long : {longest} lettres au plus."),
    "word_control": noop("Texts", "Ce mot contient un signe invisible ; tape-le à la main."),
    "list_unreadable": noop("Texts", "Ce fichier n’est pas une liste de mots de Ludogîte."),
    "list_newer": noop("Texts", "Cette liste vient d’une version plus récente de Ludogîte."),
    "file_missing": noop("Texts", "Ce fichier n’est plus là."),
    "file_folder": noop("Texts", "C’est un dossier, pas un fichier."),
    "file_forbidden": noop("Texts", "L’ordinateur ne permet pas de lire ce fichier."),
    "file_name": noop("Texts", "Aucun fichier ne peut s’appeler ainsi."),
    "file_unreadable": noop("Texts", "Ce fichier ne se lit pas : le disque ou la clé répond mal."),
    "file_too_big": noop("Texts", "Ce fichier est trop gros pour être de Ludogîte."),
    "file_not_ours": noop("Texts", "Ce fichier n’est pas de Ludogîte."),
    "file_damaged": noop("Texts", "Ce fichier est abîmé : il ne se lit plus."),
    "file_newer": noop("Texts", "Ce fichier vient d’une version plus récente de Ludogîte."),
    "file_not_family": noop("Texts", "Ce fichier est une partie, pas une famille."),
    "challenge_none": noop("Texts", "Il n’y a pas de défi dans ce texte : il commence par « Ludogîte / »."),
    "challenge_check": noop("Texts", "Ce défi a une faute de copie : relis-le, ou copie-le encore."),
    "challenge_other": noop("Texts", "Ce défi vient d’une autre version de Ludogîte : il ne se joue pas ici."),
    "bad_die": noop("Texts", "Ce dé n’existe pas."),
    "dice_count": noop("Texts", "Il faut {expected} dés, pas {given}."),
    "dice_in_the_air": noop("Texts", "Les dés roulent encore."),
    "no_dice_yet": noop("Texts", "Lance d’abord les dés."),
    "nothing_to_roll": noop("Texts", "Choisis au moins un dé à relancer."),
    "no_roll_left": noop("Texts", "Trois lancers, pas plus : remplis une case."),
    "empty": noop("Texts", "Il faut un mot."),
    "too_short": noop("Texts", "Un mot a au moins {least} lettres."),
    "too_long": noop("Texts", "Un mot a au plus {most} lettres."),
    "not_letters": noop("Texts", "Un mot n’a que des lettres."),
    "letters_too_many": noop("Texts", "{most} lettres au plus, dont un seul « ? »."),
    "compound": noop("Texts", "Les mots composés ne comptent pas."),
    "proper_noun": noop("Texts", "C’est un nom propre."),
    "abbreviation": noop("Texts", "C’est une abréviation."),
    "symbol": noop("Texts", "C’est un symbole, pas un mot."),
    "letter": noop("Texts", "C’est le nom d’une lettre."),
    "foreign": noop("Texts", "Ce mot n’existe que dans une expression étrangère."),
    "fragment": noop("Texts", "Ce n’est qu’un morceau de mot ou d’expression."),
    "rare_unit": noop("Texts", "C’est une unité que personne n’emploie."),
    "slang": noop("Texts", "Argot ou mot étranger : cette table joue sans."),
    "banned": noop("Texts", "La famille a écarté ce mot."),
    "unknown": noop("Texts", "Ce mot n’est pas dans le dictionnaire."),
}
"""What the table, the session, the game code, the store and the dictionary refuse."""

LOG_ERRORS: Final[Sentences] = {
    "log_newer": noop("Texts", "Cette partie vient d’une version plus récente de Ludogîte."),
    "log_damaged": noop("Texts", "Cette partie est abîmée : elle ne se lit plus."),
    "log_too_long": noop("Texts", "Ce fichier est trop gros pour être une partie."),
    "log_not_ours": noop("Texts", "Ce fichier n’est pas une partie de Ludogîte."),
    "log_unknown_game": noop("Texts", "Cette partie est d’un jeu que cette version ne connaît pas."),
    "log_no_challenge": noop("Texts", "Cette partie ne peut pas être un défi : le tirage d’un autre n’y serait pas le même."),
    "resource_damaged": noop("Texts", "Un fichier du jeu est abîmé : il faut réinstaller Ludogîte."),
    "resource_missing": noop("Texts", "Un fichier du jeu manque : il faut réinstaller Ludogîte."),
    "log_unplayable": noop("Texts", "Le coup {number} de cette partie ne peut pas avoir été joué."),
}
"""Why a saved game or a resource cannot be read."""

STORE_ERRORS: Final[Sentences] = {
    "newer_file": noop("Texts", "Les données de la famille viennent d’une version plus récente de Ludogîte : mets le jeu à jour."),
    "read_only": noop("Texts", "Impossible d’écrire dans {file} : le fichier ou son dossier est protégé."),
    "disk_full": noop("Texts", "Aïe, plus de place sur le disque : ce dernier changement n’est pas gardé."),
    "locked": noop("Texts", "Un autre programme occupe {file}. Ferme-le, puis réessaie."),
    "folder_missing": noop("Texts", "Le dossier {folder} n’existe pas et ne peut pas être créé."),
    "damaged": noop("Texts", "Le fichier {file} est abîmé. Ferme Ludogîte et rouvre-le : il sera mis de côté."),
    "unreadable": noop("Texts", "Le système ne laisse pas lire {file} : {reason}."),
    "no_locks": noop("Texts", "Le disque de {file} ne sait pas réserver un fichier : rien ne peut y être écrit sans risque."),
    "changed_elsewhere": noop("Texts", "Cette partie se joue dans une autre fenêtre."),
    "upgrade_failed": noop("Texts", "Le fichier {file} n’a pas pu passer à la nouvelle version : il est resté tel quel."),
    "gone": noop("Texts", "Le fichier {file} a disparu pendant le jeu, et rien ne s’écrit ailleurs : libère de la place."),
}
"""Why the family's data file cannot be used."""

UNWRITABLE: Final[Sentences] = {
    "disk_full": noop("Texts", "Plus de place sur le disque."),
    "locked": noop("Texts", "Un autre programme occupe les données de la famille."),
    "no_locks": noop("Texts", "Ce disque ne sait pas réserver un fichier."),
    "read_only": noop("Texts", "Les données de la famille sont protégées contre l’écriture."),
    "gone": noop("Texts", "Le fichier des données a disparu."),
    "folder_missing": noop("Texts", "Le dossier des données n’est pas là."),
}
"""Why nothing can be written, in a few words; of anything else: ``REFUSED``."""
REFUSED: Final = noop("Texts", "Le disque refuse d’écrire.")

NOTICES: Final[Sentences] = {
    "damaged_set_aside": noop(
        "Texts",
        "Le fichier des données était abîmé. Il est mis de côté sous {kept_as} ; la sauvegarde {backup} peut reprendre.",
    ),
    "damaged_without_backup": noop(
        "Texts", "Le fichier des données était abîmé. Il est mis de côté sous {kept_as} ; un fichier neuf a pris sa place."
    ),
    "foreign_set_aside": noop(
        "Texts",
        "Le fichier {file} n’était pas de Ludogîte. Il est mis de côté sous {kept_as} ; un fichier neuf a pris sa place.",
    ),
    "upgraded": noop("Texts", "Bienvenue dans cette version de Ludogîte : tout est là, et une copie d’avant est gardée."),
    "backup_failed": noop("Texts", "La sauvegarde habituelle n’a pas pu se faire. Le jeu, lui, marche."),
    "backups_wait": noop(
        "Texts", "Les données de la famille ne sont pas là, mais il en reste des sauvegardes : {backup} peut reprendre."
    ),
    "file_gone": noop("Texts", "Le fichier des données a disparu pendant le jeu. Tout est gardé dans {file}."),
    "file_replaced": noop(
        "Texts", "Un autre fichier a pris la place des données pendant le jeu. Rien n’est perdu : tout est gardé dans {file}."
    ),
}
"""What opening the data file may have to tell."""

END_QUESTION: Final = noop(
    "Texts",
    "Arrêter cette partie pour de bon ? {who} : elle n’aura ni gagnant ni record. "
    "Elle se rouvre pendant 30 jours dans « Parties en cours ».",
)
END_AGREED: Final = noop("Texts", "Arrêter la partie")
END_DECLINED: Final = noop("Texts", "Continuer à jouer")

REASONS: Final[Sentences] = {
    "sheets_full": noop("Texts", "Toutes les feuilles sont pleines."),
    "all_thrown": noop("Texts", "Tout le monde a lancé."),
}
"""How games end."""

MARKS: Final[Sentences] = {
    "assisted": noop("Texts", "Le conseil, un indice ou un retour en arrière a servi."),
    "typed_code": noop("Texts", "Le code de partie avait été tapé, pas tiré au sort."),
    "taken_over": noop("Texts", "L’ordinateur a fini la partie de quelqu’un."),
    "hand_dice": noop("Texts", "De vrais dés ont été lancés sur la table."),
}
"""What is marked on a result."""

SHEET_LINES: Final[Sentences] = {"handicap": noop("Texts", "Avance")}
"""Lines of the final breakdown that every game may have."""

RECKONINGS: Final[Sentences] = {
    "exact": noop("Texts", "Calcul exact : points perdus jusqu’à la fin de la feuille, en moyenne."),
    "near": noop("Texts", "On compare avec le meilleur choix, à très peu près."),
    "estimated": noop("Texts", "Estimation : chaque tour face au meilleur mot du dictionnaire."),
    "open": noop("Texts", "On regarde ici toutes les mains : facile, après coup ! Donc pas de classement."),
}
"""How what was lost has been reckoned."""
UNKNOWN_GAME: Final = noop("Texts", "Jeu inconnu : {id}")
UNKNOWN_SHOWN: Final = 20
LEVELS: Final[Sentences] = {
    "debutant": noop("Texts", "Débutant"),
    "moyen": noop("Texts", "Moyen"),
    "fort": noop("Texts", "Fort"),
    "parfait": noop("Texts", "Parfait"),
}
CHARACTER_LINES: Final[Sentences] = {
    "Pépin": noop("Texts", "croque les petits mots à pleines mains"),
    "Biscotte": noop("Texts", "ne compte jamais, mais rit de bon cœur"),
    "Noisette": noop("Texts", "garde tout, au cas où"),
    "Plume": noop("Texts", "cherche le joli mot avant le bon"),
    "Basile": noop("Texts", "prend son temps et son goûter"),
    "Colette": noop("Texts", "n’oublie jamais une case"),
    "Malice": noop("Texts", "a toujours une lettre d’avance"),
    "Hector": noop("Texts", "joue pour gagner, et le dit"),
    "Roxane": noop("Texts", "sourit quand elle contre"),
    "Oracle": noop("Texts", "avait prévu que tu dirais cela"),
    "Archimède": noop("Texts", "pèse chaque dé avant de le lancer"),
    "Minerve": noop("Texts", "a lu le dictionnaire, deux fois"),
}
"""What is said of each computer player, by name."""
FACES: Final[Sentences] = {
    "baleine": noop("Faces", "Baleine"),
    "voilier": noop("Faces", "Voilier"),
    "elephant": noop("Faces", "Éléphant"),
    "renard": noop("Faces", "Renard"),
    "champignon": noop("Faces", "Champignon"),
    "cochon": noop("Faces", "Cochon"),
    "grenouille": noop("Faces", "Grenouille"),
    "tortue": noop("Faces", "Tortue"),
    "cactus": noop("Faces", "Cactus"),
    "chat": noop("Faces", "Chat"),
    "hibou": noop("Faces", "Hibou"),
    "phare": noop("Faces", "Phare"),
    "lion": noop("Faces", "Lion"),
    "montgolfiere": noop("Faces", "Montgolfière"),
    "ours": noop("Faces", "Ours"),
    "pingouin": noop("Faces", "Pingouin"),
    "cerf_volant": noop("Faces", "Cerf-volant"),
    "panda": noop("Faces", "Panda"),
    "lapin": noop("Faces", "Lapin"),
    "souris": noop("Faces", "Souris"),
    "poussin": noop("Faces", "Poussin"),
    "chien": noop("Faces", "Chien"),
    "herisson": noop("Faces", "Hérisson"),
    "mouton": noop("Faces", "Mouton"),
}
"""The portraits that people choose from."""
VOCABULARIES: Final[Sentences] = {
    "enfant": noop("Texts", "Mots d’enfant"),
    "courant": noop("Texts", "Mots courants"),
    "large": noop("Texts", "Vocabulaire large"),
    "tout": noop("Texts", "Tous les mots"),
}


BRISK_MS: Final = 600
CALM: Final = noop("Texts", "Les ordinateurs jouent calmement.")
BRISK: Final = noop("Texts", "Les ordinateurs jouent vivement.")
AT_ONCE: Final = noop("Texts", "Les ordinateurs jouent aussitôt.")
VERY_LONG: Final = 8
"""Letters of a word that deserves a word."""
PRAISE: Final = noop("Texts", "{word}, rien que ça !")
LEAD: Final = noop("Texts", "En points : {points} de mieux que l’autre idée.")
COLOURS: Final[Sentences] = {
    "vert": noop("Texts", "Vert"),
    "blanc": noop("Texts", "Blanc"),
    "jaune": noop("Texts", "Jaune"),
    "rouge": noop("Texts", "Rouge"),
    "bleu": noop("Texts", "Bleu"),
    "noir": noop("Texts", "Noir"),
}
"""The coloured dice."""


class Spelling:
    """How sentences write the words of the games: as their letters, until somebody lends a dictionary."""

    by: Callable[[str], str] = staticmethod(str)
    """Writes a folded word; it must not fail."""


LETTERS: Final = re.compile("[A-Z]{2,}")
DIGIT: Final = re.compile(r"\d")


def written(words: str) -> str:
    """Write the folded words in a text as the dictionary has them, in capitals: "GARÇON + DÉ"."""
    return LETTERS.sub(lambda found: Spelling.by(found[0]), words)


def said(sentence: str) -> str:
    """Translate a sentence of a table."""
    return QCoreApplication.translate("Texts", sentence)


def refusal(code: str, args: Args = ()) -> str:
    """Say why something is not accepted, whatever the game."""
    if code == "name_taken" and dict(pairs(args)).get("archived"):
        code = "name_put_away"
    return filled(REFUSALS[code], args)


def log_error(code: str, args: Args = ()) -> str:
    """Say why a saved game or a resource cannot be read."""
    return filled(LOG_ERRORS[code], args)


def store_error(code: str, args: Args = ()) -> str:
    """Say why the family's data file cannot be used."""
    return filled(STORE_ERRORS[code], args)


def unwritable(code: str) -> str:
    """Say in a few words why nothing can be written."""
    return said(UNWRITABLE.get(code, REFUSED))


def notice(code: str, args: Args = ()) -> str:
    """Say what happened to the data file when it was opened."""
    if code == "damaged_set_aside" and not dict(pairs(args)).get("backup"):
        code = "damaged_without_backup"
    return filled(NOTICES[code], args)


def fairness(other: int | None, *, by_hand: bool) -> str:
    """Say whether the code of a game gives its dice; ``other``: the first entry, from 1, that it does not give."""
    if other is not None:
        return said(noop("Texts", "Tirage : différent au coup {number}")).format(number=other)
    return said(noop("Texts", "Dés : lus sur de vrais dés")) if by_hand else said(noop("Texts", "Tirage : conforme au code"))


def wrong_codes(seconds: int) -> str:
    """Say for how long no code is taken after several wrong ones."""
    return said(noop("Texts", "Trop de codes faux : attends {time}.")).format(time=f"{seconds // 60}:{seconds % 60:02}")


def phones_failed(why: str) -> str:
    """Say that no phone can come, and why; "" where this machine is in no home network."""
    if not why:
        return QCoreApplication.translate(
            "Texts", "Cet ordinateur n’est relié à aucun réseau de maison : allume le Wi-Fi, puis réessaie."
        )
    return QCoreApplication.translate("Texts", "Les téléphones ne peuvent pas se connecter : {why}").format(why=why)


def start_note(points: int) -> str:
    """Say beside a name what somebody has from the start; "" for nothing."""
    return said(noop("Texts", "{points} d’avance")).format(points=points) if points else ""


def away_note() -> str:
    """Say beside a name that somebody's phone is not there just now."""
    return said(noop("Texts", "téléphone absent"))


def with_away(name: str) -> str:
    """Say to a screen reader a name whose phone is away."""
    return f"{name}, {away_note()}"


def is_unnamed(name: str) -> bool:
    """Tell whether the program has called a guest « Toi », who has given no name."""
    return name == QCoreApplication.translate("SeatsSection", "Toi")


def turn_of(name: str, *, local: bool) -> str:
    """Say whose turn it is; ``local``: to the person. A guest whom the program called « Toi » is not addressed twice."""
    if local and is_unnamed(name):
        return QCoreApplication.translate("Texts", "À toi !")
    told = QCoreApplication.translate("Texts", "C’est à {name}")
    if local:
        told = QCoreApplication.translate("Texts", "À toi, {name}")
    return told.format(name=name)


def plays(name: str, *, is_away: bool) -> str:
    """Say whose move is waited for: somebody plays, or has to be waited for."""
    return said(noop("Texts", "On attend {name}…") if is_away else noop("Texts", "{name} joue…")).format(name=name)


def face_name(face: str) -> str:
    """Name a portrait."""
    return QCoreApplication.translate("Faces", FACES[face])


def pace_name(pace_ms: int) -> str:
    """Say how the computer players play from now on, by the least time of a move in ms."""
    return said(CALM if pace_ms > BRISK_MS else BRISK if pace_ms else AT_ONCE)


def praise(words: Iterable[str]) -> str:
    """Say a word for the longest of these words, where it is a very long one; else nothing."""
    word = max(words, key=len, default="")
    return said(PRAISE).format(word=written(word)) if len(word) >= VERY_LONG else ""


def lead(points: int) -> str:
    """Say how many points an advice is ahead of the next best choice; empty where it is not a whole point."""
    return said(LEAD).format(points=points) if points else ""


def mark(code: str) -> str:
    """Say what is marked on a result."""
    return said(MARKS[code])


def colour_name(colour: str) -> str:
    """Name a colour of the dice."""
    return said(COLOURS[colour])


def reckoning(how: Reckoning) -> str:
    """Say how what was lost has been reckoned."""
    return said(RECKONINGS[how])


def signed(told: str, count: int) -> str:
    """Put the sign of a loss before the number of a sentence that counts: Qt counts from nought on, and leaves "%n" below."""
    return DIGIT.sub("\u2212\\g<0>", told, count=1) if count < 0 else told


class Scores(QObject):
    """Says points; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def points(self, score: int) -> str:
        """Say so many points."""
        return signed(self.tr("%n point(s)", "", abs(score)), score)


def number(value: float, decimals: int = 0) -> str:
    """Write a number as the language does, a loss with the sign of a loss and nothing with none."""
    written = QLocale().toString(abs(float(value)), "f", decimals)
    is_lost = value < 0 and any(digit in written for digit in "123456789")
    return f"\u2212{written}" if is_lost else written


def rich(text: str) -> str:
    """Escape a text for Qt's rich text, which takes narrow no-break spaces for ordinary ones: they become no-break spaces."""
    return escaped(text).replace("\u202f", "\u00a0")


def pairs(args: Args) -> Iterable[tuple[str, str | int | float]]:
    """List arguments by name."""
    return args.items() if isinstance(args, Mapping) else args


def filled(sentence: str, args: Args) -> str:
    """Translate a sentence and put the arguments into it, points in whole numbers and never less than one."""
    values = {
        name: number(max(1.0, abs(value)) if value else 0.0, 0) if isinstance(value, float) else value
        for name, value in pairs(args)
    }
    return said(sentence).format(**values)


def unknown_game(game_id: str) -> str:
    """Name a game that this program does not know by the beginning of its id."""
    return said(UNKNOWN_GAME).format(id=game_id[:UNKNOWN_SHOWN])


def level_name(level: str) -> str:
    """Name a level of computer players."""
    return said(LEVELS[level])


def character_line(name: str) -> str:
    """Say what a computer player is like; empty for a name of before they had characters."""
    return said(CHARACTER_LINES[name]) if name in CHARACTER_LINES else ""


def vocabulary_name(vocabulary: str) -> str:
    """Name the words that a computer player knows."""
    return said(VOCABULARIES[vocabulary])
