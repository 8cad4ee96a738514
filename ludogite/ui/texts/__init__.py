"""Every sentence that stands for a code of the engines, the store and the log: one function per kind, one table per function.

Engines know codes only. A function here returns the sentence in the language of the moment (the tables are made anew at every
call, so a switch of language needs nothing else) and raises ``KeyError`` for a code that it does not know; a test reads the
sources and proves that no code is missing. Values arrive by name: ``{letter}`` in a sentence is the argument ``letter``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from ludogite.core.log import Option
from ludogite.games.game import Field, Flag, Game, Number, Variant
from ludogite.ui.games.des_themes import texts as texts_des_themes
from ludogite.ui.games.mots_de_tete import texts as texts_mots_de_tete
from ludogite.ui.games.words_out import texts as texts_words_out
from ludogite.ui.games.yahtzee_mots import texts as texts_yahtzee_mots
from ludogite.ui.texts import hindsight as texts_hindsight

translate = QCoreApplication.translate
"""Short for the tables; the extractor of texts knows a call by this name."""

Args: TypeAlias = Iterable[tuple[str, str | int | float]] | Mapping[str, str | int] | Mapping[str, str | int | float]


def refusal(code: str, args: Args = ()) -> str:
    """Say why something is not accepted."""
    return _filled(_refusals()[code], args)


def log_error(code: str, args: Args = ()) -> str:
    """Say why a saved game or a resource cannot be read."""
    return _filled(_log_errors()[code], args)


def store_error(code: str, args: Args = ()) -> str:
    """Say why the family's data file cannot be used."""
    return _filled(_store_errors()[code], args)


def notice(code: str, args: Args = ()) -> str:
    """Say what happened to the data file when it was opened."""
    values = dict(_pairs(args))
    if code == "damaged_set_aside" and not values.get("backup"):
        code = "damaged_without_backup"
    return _filled(_notices()[code], args)


def reason(code: str) -> str:
    """Say how a game ended."""
    return _reasons()[code]


def sheet_line(code: str) -> str:
    """Name a line of the final breakdown."""
    return _sheet_lines()[code]


def box_name(code: str) -> str:
    """Name a box of the Yahtzee sheet."""
    return _boxes()[code]


def remark(code: str, args: Args = ()) -> str:
    """Say a remark of the coach."""
    return _filled(_remarks()[code], args)


def mark(code: str) -> str:
    """Say what is marked on a result."""
    return _marks()[code]


def event_sentence(game_id: str, event: object, names: Sequence[str]) -> str | None:
    """Tell an event of a game in one sentence, with the names by seat; None for one that needs no words."""
    match game_id:
        case "yahtzee":
            from ludogite.ui.games.yahtzee.texts import tell  # noqa: PLC0415 - only once the game is played

            return tell(event, names)
        case "yahtzee_mots":
            return texts_yahtzee_mots.tell(event, names)
        case "mots_de_tete":
            return texts_mots_de_tete.tell(event, names)
        case "words_out":
            return texts_words_out.tell(event, names)
        case "des_themes":
            return texts_des_themes.tell(event, names)
        case _:
            raise KeyError(game_id)


def known_codes() -> dict[str, frozenset[str]]:
    """List the codes of every kind, for the test that none is missing."""
    return {
        "refusal": frozenset(_refusals()),
        "log_error": frozenset(_log_errors()),
        "store_error": frozenset(_store_errors()),
        "notice": frozenset(_notices()),
        "reason": frozenset(_reasons()),
        "sheet_line": frozenset(_sheet_lines()),
        "box": frozenset(_boxes()),
        "remark": frozenset(_remarks()),
        "mark": frozenset(_marks()),
    }


def number(value: float, decimals: int = 0) -> str:
    """Write a number as the language does."""
    return QLocale().toString(float(value), "f", decimals)


def rich(text: str) -> str:
    """Escape a text for Qt's rich text, which takes narrow no-break spaces for ordinary ones: they become no-break spaces."""
    return escape(text, quote=False).replace("\u202f", "\u00a0")


def _pairs(args: Args) -> Iterable[tuple[str, str | int | float]]:
    return args.items() if isinstance(args, Mapping) else args


def _filled(sentence: str, args: Args) -> str:
    """Put the arguments into a sentence: boxes by their names, fractions with one decimal."""
    values: dict[str, str | int] = {}
    for name, value in _pairs(args):
        if name == "box" and isinstance(value, str):
            values[name] = box_name(value)
        else:
            values[name] = number(value, 1) if isinstance(value, float) else value
    return sentence.format(**values)


# ---- refusals ------------------------------------------------------------------------------------------------------


def _refusals() -> dict[str, str]:
    """List every refusal."""
    return {**_table_refusals(), **_store_refusals(), **_word_refusals(), **_game_refusals(), **_grid_refusals()}


def _table_refusals() -> dict[str, str]:
    """List what the table itself, the session and the game code refuse."""
    return {
        "lesson_other": translate("Texts", "La leçon attend autre chose : sa note dit quoi."),
        "only_watching": translate("Texts", "Ici, on regarde seulement."),
        "undecodable": translate("Texts", "Ce coup est illisible : il n’a pas été joué."),
        "revealed": translate("Texts", "Trop tard pour annuler : les dés ou les cartes ont parlé."),
        "other_acted": translate("Texts", "Trop tard pour annuler : quelqu’un d’autre a joué depuis."),
        "nothing_to_undo": translate("Texts", "Il n’y a rien à annuler."),
        "game_over": translate("Texts", "La partie est terminée."),
        "not_asked": translate("Texts", "Ce n’est pas à toi de jouer."),
        "not_your_turn": translate("Texts", "Ce n’est pas ton tour."),
        "stale": translate("Texts", "Trop tard : la partie a déjà avancé."),
        "unforeseeable": translate("Texts", "Personne ne sait ce que cela donnera."),
        "code_letter": translate("Texts", "« {letter} » n’existe pas dans un code de partie."),
        "code_length": translate("Texts", "Un code a {wanted} signes ; celui-ci en a {letters}."),
        "code_check": translate("Texts", "Une lettre du code est fausse : relis-le."),
    }


def _store_refusals() -> dict[str, str]:
    """List what profiles and the house dictionary refuse."""
    return {
        "name_empty": translate("Texts", "Il faut un nom."),
        "name_too_long": translate("Texts", "Ce nom est trop long : {longest} signes au plus."),
        "name_control": translate("Texts", "Ce nom contient un signe invisible ; tape-le à la main."),
        "name_taken": translate("Texts", "{name} est déjà à la table."),
        "birth_year_range": translate("Texts", "L’année doit être entre {first} et {last}."),
        "pin_not_four_digits": translate("Texts", "Le code secret a quatre chiffres."),
        "word_empty": translate("Texts", "Il faut un mot."),
        "word_too_long": translate("Texts", "Ce mot est trop long : {longest} signes au plus."),
        "word_control": translate("Texts", "Ce mot contient un signe invisible ; tape-le à la main."),
        "list_unreadable": translate("Texts", "Ce fichier n’est pas une liste de mots de Ludogîte."),
        "list_newer": translate("Texts", "Cette liste vient d’une version plus récente de Ludogîte."),
        "file_missing": translate("Texts", "Ce fichier n’est plus là."),
        "file_folder": translate("Texts", "C’est un dossier, pas un fichier."),
        "file_forbidden": translate("Texts", "L’ordinateur ne permet pas de lire ce fichier."),
        "file_unreadable": translate("Texts", "Ce fichier ne se lit pas : le disque ou la clé répond mal."),
        "file_too_big": translate("Texts", "Ce fichier est trop gros pour être de Ludogîte."),
        "file_not_ours": translate("Texts", "Ce fichier n’est pas de Ludogîte."),
        "file_damaged": translate("Texts", "Ce fichier est abîmé : il ne se lit plus."),
        "file_newer": translate("Texts", "Ce fichier vient d’une version plus récente de Ludogîte."),
        "file_not_family": translate("Texts", "Ce fichier est une partie, pas une famille."),
    }


def _word_refusals() -> dict[str, str]:
    """List why a string is no word of play."""
    return {
        "empty": translate("Texts", "Il faut un mot."),
        "too_short": translate("Texts", "Un mot a au moins {least} lettres."),
        "too_long": translate("Texts", "Un mot a au plus {most} lettres."),
        "not_letters": translate("Texts", "Un mot n’a que des lettres."),
        "letters_too_many": translate("Texts", "{most} lettres au plus, dont un seul « ? »."),
        "compound": translate("Texts", "Les mots composés ne comptent pas."),
        "proper_noun": translate("Texts", "C’est un nom propre."),
        "abbreviation": translate("Texts", "C’est une abréviation."),
        "symbol": translate("Texts", "C’est un symbole, pas un mot."),
        "letter": translate("Texts", "C’est le nom d’une lettre."),
        "foreign": translate("Texts", "Ce mot n’existe que dans une expression étrangère."),
        "fragment": translate("Texts", "Ce n’est qu’un morceau de mot ou d’expression."),
        "rare_unit": translate("Texts", "C’est une unité que personne n’emploie."),
        "banned": translate("Texts", "La famille a écarté ce mot."),
        "unknown": translate("Texts", "Ce mot n’est pas dans le dictionnaire."),
    }


def _game_refusals() -> dict[str, str]:
    """List what the rules of the games refuse."""
    return {
        **texts_yahtzee_mots.refusals(),
        **texts_mots_de_tete.refusals(),
        **texts_words_out.refusals(),
        **texts_des_themes.refusals(),
        "bad_die": translate("Texts", "Ce dé n’existe pas."),
        "bad_face": translate("Texts", "Un dé montre 1 à 6, pas {face}."),
        "dice_count": translate("Texts", "Il faut {expected} dés, pas {given}."),
        "dice_are_natures": translate("Texts", "Les dés décident seuls de ce qu’ils montrent."),
        "dice_in_the_air": translate("Texts", "Les dés roulent encore."),
        "no_dice_yet": translate("Texts", "Lance d’abord les dés."),
        "nothing_to_roll": translate("Texts", "Choisis au moins un dé à relancer."),
        "no_roll_left": translate("Texts", "Trois lancers, pas plus : inscris une case."),
        "first_roll_all": translate("Texts", "Au premier lancer, on lance les cinq dés."),
        "box_taken": translate("Texts", "La case {box} est déjà remplie."),
        "joker_upper_forced": translate("Texts", "Joker imposé : ce Yahtzee va dans sa case du haut, encore libre."),
        "joker_lower_first": translate("Texts", "Joker : il faut d’abord une case du bas, tant qu’il en reste une."),
    }


def _grid_refusals() -> dict[str, str]:
    """List what is wrong with a grid of Mots de Tête that somebody drew."""
    return {
        "mots_de_tete.grid_not_text": translate("Texts", "Ce fichier n’est pas une grille."),
        "mots_de_tete.grid_empty": translate("Texts", "Cette grille est vide."),
        "mots_de_tete.grid_bad_cell": translate("Texts", "Ligne {row}, colonne {col} : cette case n’existe pas."),
        "mots_de_tete.grid_hole": translate("Texts", "La ligne {row} a {given} cases au lieu de {expected}."),
        "mots_de_tete.grid_too_small": translate("Texts", "Une grille a au moins {least} cases de côté."),
        "mots_de_tete.grid_too_large": translate("Texts", "Une grille a au plus {most} cases de côté."),
        "mots_de_tete.grid_even": translate("Texts", "Les côtés d’une grille sont impairs : {rows} sur {cols} ne va pas."),
        "mots_de_tete.grid_no_centre": translate("Texts", "Il manque la croix au centre de la grille."),
        "mots_de_tete.grid_bad_cross": translate("Texts", "La croix est une case, ou cinq en forme de plus."),
        "mots_de_tete.grid_unsymmetric": translate("Texts", "La grille doit être symétrique."),
        "mots_de_tete.grid_cut_off": translate("Texts", "Ligne {row}, colonne {col} : aucun mot ne peut arriver là."),
    }


# ---- files -----------------------------------------------------------------------------------------------------------


def _log_errors() -> dict[str, str]:
    """List why a saved game or a resource cannot be read."""
    return {
        "log_newer": translate("Texts", "Cette partie vient d’une version plus récente de Ludogîte."),
        "log_damaged": translate("Texts", "Cette partie est abîmée : elle ne se lit plus."),
        "log_too_long": translate("Texts", "Ce fichier est trop gros pour être une partie."),
        "log_not_ours": translate("Texts", "Ce fichier n’est pas une partie de Ludogîte."),
        "log_unknown_game": translate("Texts", "Cette partie est d’un jeu que cette version ne connaît pas."),
        "resource_damaged": translate("Texts", "Un fichier du jeu est abîmé : il faut réinstaller Ludogîte."),
        "resource_missing": translate("Texts", "Un fichier du jeu manque : il faut réinstaller Ludogîte."),
        "log_unplayable": translate("Texts", "Le coup {number} de cette partie ne peut pas avoir été joué."),
    }


def _store_errors() -> dict[str, str]:
    """List why the family's data file cannot be used."""
    return {
        "newer_file": translate(
            "Texts", "Les données de la famille viennent d’une version plus récente de Ludogîte : mets le jeu à jour."
        ),
        "read_only": translate("Texts", "Impossible d’écrire dans {file} : le fichier ou son dossier est protégé."),
        "disk_full": translate("Texts", "Le disque est plein : ce dernier changement n’a pas été gardé."),
        "locked": translate("Texts", "Un autre programme occupe {file}. Ferme-le, puis réessaie."),
        "folder_missing": translate("Texts", "Le dossier {folder} n’existe pas et ne peut pas être créé."),
        "damaged": translate("Texts", "Le fichier {file} est abîmé. Ferme Ludogîte et rouvre-le : il sera mis de côté."),
        "unreadable": translate("Texts", "Le système ne laisse pas lire {file} : {reason}."),
        "changed_elsewhere": translate("Texts", "Cette partie se joue dans une autre fenêtre."),
    }


def _notices() -> dict[str, str]:
    """List what opening the data file may have to tell."""
    return {
        "damaged_set_aside": translate(
            "Texts",
            "Le fichier des données était abîmé. Il est mis de côté sous {kept_as} ; la sauvegarde {backup} peut reprendre.",
        ),
        "damaged_without_backup": translate(
            "Texts", "Le fichier des données était abîmé. Il est mis de côté sous {kept_as} ; un fichier neuf a pris sa place."
        ),
        "foreign_set_aside": translate(
            "Texts",
            "Le fichier {file} n’était pas de Ludogîte. Il est mis de côté sous {kept_as} ; un fichier neuf a pris sa place.",
        ),
        "upgraded": translate("Texts", "Les données sont passées à la version {version}. L’ancien fichier reste sous {backup}."),
        "backup_failed": translate("Texts", "La sauvegarde habituelle n’a pas pu se faire. Le jeu, lui, marche."),
    }


# ---- the end of a game -------------------------------------------------------------------------------------------------


def _reasons() -> dict[str, str]:
    """List how games end."""
    return {
        **texts_mots_de_tete.reasons(),
        **texts_words_out.reasons(),
        **texts_des_themes.reasons(),
        "sheets_full": translate("Texts", "Toutes les feuilles sont pleines."),
        "all_thrown": translate("Texts", "Tout le monde a lancé."),
    }


def _sheet_lines() -> dict[str, str]:
    """List the lines of final breakdowns."""
    return {
        **texts_yahtzee_mots.sheet_lines(),
        **texts_mots_de_tete.sheet_lines(),
        **texts_words_out.sheet_lines(),
        **texts_des_themes.sheet_lines(),
        "blank.sum": translate("Texts", "Somme des dés"),
        "yahtzee.manche": translate("Texts", "Manche"),
        "yahtzee.upper": translate("Texts", "Haut"),
        "yahtzee.prime": translate("Texts", "Prime de 35"),
        "yahtzee.lower": translate("Texts", "Bas"),
        "yahtzee.yahtzee_primes": translate("Texts", "Primes Yahtzee"),
        "yahtzee.manche_total": translate("Texts", "Total de la manche"),
        "yahtzee.total": translate("Texts", "Total général"),
    }


def _marks() -> dict[str, str]:
    """List what is marked on a result."""
    return {
        "assisted": translate("Texts", "Le conseil ou un retour en arrière a servi."),
        "typed_code": translate("Texts", "Le code de partie avait été tapé, pas tiré au sort."),
        "taken_over": translate("Texts", "L’ordinateur a fini la partie de quelqu’un."),
        "hand_dice": translate("Texts", "De vrais dés ont été lancés sur la table."),
    }


def _boxes() -> dict[str, str]:
    """List the boxes of the Yahtzee sheets."""
    return {
        **texts_yahtzee_mots.boxes(),
        "as": translate("Texts", "As"),
        "deux": translate("Texts", "Deux"),
        "trois": translate("Texts", "Trois"),
        "quatre": translate("Texts", "Quatre"),
        "cinq": translate("Texts", "Cinq"),
        "six": translate("Texts", "Six"),
        "brelan": translate("Texts", "Brelan"),
        "carre": translate("Texts", "Carré"),
        "full": translate("Texts", "Full"),
        "petite_suite": translate("Texts", "Petite suite"),
        "grande_suite": translate("Texts", "Grande suite"),
        "yahtzee": translate("Texts", "Yahtzee"),
        "chance": translate("Texts", "Chance"),
    }


def _remarks() -> dict[str, str]:
    """List what a coach may say."""
    return {
        **texts_yahtzee_mots.remarks(),
        **texts_mots_de_tete.remarks(),
        **texts_words_out.remarks(),
        **texts_hindsight.remarks(),
        "yahtzee.fill": translate("Texts", "Inscris {points} dans {box} : {value} points à la fin, en moyenne."),
        "yahtzee.throw_all": translate("Texts", "Relance les cinq dés : {value} points à la fin, en moyenne."),
        "yahtzee.keep_one": translate("Texts", "Garde le {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_two": translate("Texts", "Garde les deux {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_three": translate("Texts", "Garde les trois {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep_four": translate("Texts", "Garde les quatre {face} : {value} points à la fin, en moyenne."),
        "yahtzee.keep": translate("Texts", "Garde {dice} : {value} points à la fin, en moyenne."),
        "yahtzee.throw_all_costs": translate("Texts", "Tout relancer coûte {cost}."),
        "yahtzee.chance": translate("Texts", "{box} : {percent} % de chances en ne visant que cette case."),
        "yahtzee.to_prime": translate("Texts", "Prime : encore {missing} points, juste dans le rythme."),
        "yahtzee.to_prime_ahead": translate("Texts", "Prime : encore {missing} points, avec {ahead} d’avance."),
        "yahtzee.to_prime_behind": translate("Texts", "Prime : encore {missing} points, avec {behind} de retard."),
        "yahtzee.cost_perfect": translate("Texts", "Parfait : rien de mieux."),
        "yahtzee.cost_nearly_perfect": translate("Texts", "−{cost} : presque parfait."),
        "yahtzee.cost_fair": translate("Texts", "−{cost} : bien joué, il y avait un peu mieux."),
        "yahtzee.cost_costly": translate("Texts", "−{cost} : il y avait mieux."),
        "yahtzee.cost_pity": translate("Texts", "−{cost} : dommage."),
    }


# ---- games, their variants and options ---------------------------------------------------------------------------------


class Texts(QObject):
    """The words of the games for pages that take them as :class:`ludogite.services.new_game.Words`.

    A QObject, because the extractor of texts sees a plural only in ``tr``.
    """

    def game_name(self, game_id: str) -> str:
        """Name a game of the box."""
        return {
            "yahtzee": translate("Texts", "Yahtzee"),
            "yahtzee_mots": translate("Texts", "Yahtzee des Mots"),
            "mots_de_tete": translate("Texts", "Mots de Tête"),
            "des_themes": translate("Texts", "Dés à thèmes"),
            "words_out": translate("Texts", "Words Out"),
            "blank": translate("Texts", "Jeu modèle"),
        }[game_id]

    def variant_name(self, game: Game, variant: Variant) -> str:
        """Name a variant."""
        return _variants()[game.id, variant.name][0]

    def variant_note(self, game: Game, variant: Variant) -> str:
        """Say in a line or two what a variant changes."""
        return _variants()[game.id, variant.name][1]

    def field_name(self, game: Game, field: Field) -> str:
        """Name an option."""
        return _fields()[game.id, field.name][0]

    def field_note(self, game: Game, field: Field) -> str:
        """Say what an option means."""
        return _fields()[game.id, field.name][1]

    def value_name(self, game: Game, field: Field, value: Option) -> str:
        """Say a value as the summary does ("3 manches"); empty for a flag that is off."""
        count = int(value) if isinstance(value, int) else 0
        match game.id, field.name:
            case "yahtzee", "manches":
                return self.tr("%n manche(s)", "", count)
            case "blank", "throws":
                return self.tr("%n lancer(s)", "", count)
            case "yahtzee_mots", "parties":
                return texts_yahtzee_mots.YahtzeeMotsValues().parties(count)
            case "mots_de_tete", _ if isinstance(field, Number):
                return texts_mots_de_tete.MotsDeTeteValues().name(field.name, count)
            case "des_themes", "round_s":
                return texts_des_themes.round_value(count)
        if isinstance(field, Flag):
            return _fields()[game.id, field.name][0] if value else ""
        return _values()[game.id, field.name, value]

    def level_name(self, level: str) -> str:
        """Name a level of computer players."""
        return {
            "debutant": translate("Texts", "Débutant"),
            "moyen": translate("Texts", "Moyen"),
            "fort": translate("Texts", "Fort"),
            "parfait": translate("Texts", "Parfait"),
        }[level]

    def vocabulary_name(self, vocabulary: str) -> str:
        """Name the words that a computer player knows."""
        return {
            "enfant": translate("Texts", "Mots d’enfant"),
            "courant": translate("Texts", "Mots courants"),
            "large": translate("Texts", "Vocabulaire large"),
            "tout": translate("Texts", "Tous les mots"),
        }[vocabulary]


def _variants() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every variant."""
    return {
        **texts_yahtzee_mots.variants(),
        **texts_mots_de_tete.variants(),
        **texts_words_out.variants(),
        **texts_des_themes.variants(),
        ("yahtzee", "normal"): (translate("Texts", "Normal"), translate("Texts", "Treize cases, trois lancers par tour.")),
        ("blank", "normal"): (translate("Texts", "Normal"), translate("Texts", "Un dé, la plus grande somme gagne.")),
    }


def _fields() -> dict[tuple[str, str], tuple[str, str]]:
    """List the name and the note of every option."""
    return {
        **texts_yahtzee_mots.fields(),
        **texts_mots_de_tete.fields(),
        **texts_words_out.fields(),
        **texts_des_themes.fields(),
        ("yahtzee", "manches"): (translate("Texts", "Manches"), translate("Texts", "Les totaux s’ajoutent.")),
        ("yahtzee", "joker_impose"): (
            translate("Texts", "Joker imposé"),
            translate("Texts", "La case du haut d’abord, si elle est libre."),
        ),
        ("blank", "throws"): (translate("Texts", "Lancers"), translate("Texts", "Par joueur.")),
    }


def _values() -> dict[tuple[str, str, Option], str]:
    """List the names of the values that are chosen from a few."""
    return {
        **texts_yahtzee_mots.values(),
        **texts_mots_de_tete.values(),
        **texts_words_out.values(),
        **texts_des_themes.values(),
    }
