"""The guided first game of Mots de Tête: a word beside the cross, then one that lengthens and crosses it over a bonus cell.

The code gives 4 letters, then 3; the orange cell at the end of CHAT rolls a 6 for SEL.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRect

from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import Command, Throw, Write
from ludogite.games.mots_de_tete.state import MotsView, Phase, Way
from ludogite.ui.games.mots_de_tete.table import MotsDeTeteTable
from ludogite.ui.screen.lesson import Lesson, Spots, Step
from ludogite.ui.screen.lesson_spots import both, together, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, MotsView, MotsDeTeteTable]
Seen: TypeAlias = Callable[[MotsDeTeteTable], bool]
START: Final[Cell] = (6, 8)
HOOK: Final[Cell] = (6, 12)
"""The orange cell right after CHAT."""
FIRST, SECOND = "CHAT", "SEL"
CROSS: Final[tuple[Cell, ...]] = ((7, 8), (8, 7), (8, 8), (8, 9), (9, 8))


def _cells(*cells: Cell) -> Spots[MotsDeTeteTable]:
    """Point at cells of the grid, framed together."""

    def spots(table: MotsDeTeteTable) -> list[QRect]:
        return [table.board_cell(cell).toAlignedRect() for cell in cells]

    return together(spots)


def _throws(command: Command, view: MotsView) -> bool:
    return isinstance(command, Throw) and view.phase is Phase.THROW


def _throws_bonus(command: Command, view: MotsView) -> bool:
    return isinstance(command, Throw) and view.phase is Phase.THROW_BONUS


def _writes(command: Command, _view: MotsView) -> bool:
    return isinstance(command, Write)


def _laid(table: MotsDeTeteTable) -> str:
    return "".join(one.letter for one in sorted(table.draft.laid, key=lambda one: one.cell))


def _has_written(view: MotsView) -> bool:
    """Tell whether the first word is the one that the lesson proposed, where it proposed it."""
    row, col = START
    return view.rows[row][col : col + len(FIRST)] == FIRST


def _goes_on(table: MotsDeTeteTable) -> bool:
    return table.flow.view.turn == 2 and _has_written(table.flow.view)


def _went_off(table: MotsDeTeteTable) -> bool:
    return table.flow.view.turn == 2 and not _has_written(table.flow.view)


def _is_bonus(table: MotsDeTeteTable) -> bool:
    return table.flow.view.phase is Phase.THROW_BONUS


def _is_full(number: int) -> Seen:
    """Make what tells that so many letters are laid."""

    def full(table: MotsDeTeteTable) -> bool:
        return len(table.draft.laid) == number

    return full


def _steps() -> tuple[TheStep, ...]:
    return (*_first_turn(), *_second_turn())


def _first_turn() -> tuple[TheStep, ...]:
    return (
        Step(
            translate(
                "LessonMotsDeTete",
                "Une grille pour tous : chaque mot que tu formes rapporte la somme de ses cases. Le premier mot touche la "
                "croix du centre.",
            ),
            _cells(*CROSS),
        ),
        Step(
            translate("LessonMotsDeTete", "Le dé dit combien de lettres tu dois poser. Lance-le : le grand bouton, ou Entrée."),
            widget("screen.primary"),
            wants=_throws,
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Quatre lettres, ni plus ni moins, d’un seul trait. Le curseur attend déjà au-dessus de la croix : tape CHAT, "
                "ou pose les lettres avec la souris.",
            ),
            _cells(*((START[0], START[1] + at) for at in range(len(FIRST)))),
            until=_is_full(4),
            clear=widget("card"),
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "À côté, tu vois ce que vaut ton mot. S’il te va, écris-le avec le grand bouton ou Entrée ; "
                "sinon, efface et cherche mieux : tout mot du dictionnaire convient.",
            ),
            widget("screen.primary"),
            wants=_writes,
            until=lambda table: table.flow.view.turn == 2,
            clear=both(widget("card"), _cells(*((START[0], START[1] + at) for at in range(len(FIRST))))),
            otherwise=translate("LessonMotsDeTete", "On peut passer, mais pas maintenant : écris ton mot de quatre lettres."),
        ),
    )


def _second_turn() -> tuple[TheStep, ...]:
    return (
        Step(
            translate("LessonMotsDeTete", "Bien ! Deuxième tour : lance le dé."),
            widget("screen.primary"),
            wants=_throws,
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Trois lettres, qui doivent toucher un mot. Mets le curseur sur la case orange, juste après CHAT : "
                "touche-la, ou va jusqu’à elle avec les flèches.",
            ),
            _cells(HOOK),
            until=lambda table: table.draft.caret == HOOK or bool(table.draft.laid),
            when=_goes_on,
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Tourne le sens d’écriture vers le bas : touche encore la case, ou tape Espace.",
            ),
            _cells(HOOK),
            until=lambda table: not table.draft.across or bool(table.draft.laid),
            when=_goes_on,
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Tape SEL. Le S allonge CHAT en CHATS, et SEL descend : deux mots nouveaux comptent d’un coup.",
            ),
            _cells(HOOK, (HOOK[0] + 1, HOOK[1]), (HOOK[0] + 2, HOOK[1])),
            until=_is_full(3),
            clear=widget("card"),
            when=_goes_on,
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Trois lettres, qui doivent toucher un mot : pour l’allonger, le croiser ou le longer. Mets le curseur où tu veux, "
                "tourne le sens avec Espace, et compose.",
            ),
            widget("grid"),
            until=_is_full(3),
            when=_went_off,
        ),
        Step(
            translate(
                "LessonMotsDeTete", "Écris : grand bouton, ou Entrée. Toutes les lettres qui se touchent doivent former des mots."
            ),
            widget("screen.primary"),
            wants=_writes,
            until=lambda table: table.flow.view.turn > 2 or table.flow.view.phase is Phase.THROW_BONUS,
            clear=widget("card"),
            otherwise=translate("LessonMotsDeTete", "On peut passer, mais pas maintenant : trouve un mot avec tes trois lettres."),
        ),
        Step(
            translate(
                "LessonMotsDeTete",
                "Ton mot passe par une case de couleur : sa valeur se joue aux dés. Un dé sur l’orange, deux sur le jaune, "
                "trois sur le rouge. Lance !",
            ),
            both(_cells(HOOK), widget("screen.primary")),
            wants=_throws_bonus,
            until=lambda table: table.flow.view.turn > 2,
            when=_is_bonus,
        ),
        Step(
            translate("LessonMotsDeTete", "Voilà tes points. À plusieurs, chacun joue à son tour ; le premier à 300 gagne."),
            widget("standings"),
        ),
    )


def _ending() -> str:
    return translate(
        "LessonMotsDeTete",
        "Tu sais jouer ! Quand aucun mot ne vient, on passe. Et les indices coûtent des points, si la table les a permis.",
    )


LESSON = Lesson("mots_de_tete", "HD9D-9S5K-V2FS-5", _steps, _ending, options={"variant": Way.SOLITAIRE.value, "target": 0})
