"""The guided first game of Yahtzee des Mots: a word of two letters, then one of three with the joker and a second throw.

The code gives in turn 1 the letters U A J T E X S; in turn 2 C E J T V W ◊, and D E J E U Q where J, E and ◊ are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QRect

from ludogite.games.yahtzee_mots.letters import plain
from ludogite.games.yahtzee_mots.moves import Command, Mark, Propose, Roll
from ludogite.games.yahtzee_mots.sheet import SPECIAL, UPPER, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.ui.games.yahtzee_mots.table import YahtzeeMotsTable
from ludogite.ui.screen.lesson import Lesson, Step
from ludogite.ui.screen.lesson_spots import both, dice, rows, together, waiting_cup, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, YahtzeeMotsView, YahtzeeMotsTable]
Wanted: TypeAlias = Callable[[Command, YahtzeeMotsView], bool]
Seen: TypeAlias = Callable[[YahtzeeMotsTable], bool]


def _free_dice(table: YahtzeeMotsTable) -> list[QRect]:
    """Point at the dice that lie on no rack."""
    return together(dice(table.tray.draft.free))(table)


def _is_first(command: Command, view: YahtzeeMotsView) -> bool:
    return isinstance(command, Roll) and not view.state.dice


def _proposes(length: int) -> Wanted:
    """Make what tells that one word of so many letters is proposed."""

    def wanted(command: Command, _view: YahtzeeMotsView) -> bool:
        return isinstance(command, Propose) and len(command.words) == 1 and len(command.words[0]) == length

    return wanted


def _rolls_again(command: Command, view: YahtzeeMotsView) -> bool:
    return isinstance(command, Roll) and 0 < len(command.again) < len(view.state.dice)


def _proposes_three(command: Command, view: YahtzeeMotsView) -> bool:
    return _proposes(3)(command, view) or _rolls_again(command, view)


def _marks(box: Box) -> Wanted:
    """Make what tells that a box is filled, or the joker's letter changed."""

    def wanted(command: Command, _view: YahtzeeMotsView) -> bool:
        return isinstance(command, Propose) or (isinstance(command, Mark) and command.box is box)

    return wanted


def _has_laid(length: int) -> Seen:
    """Make what tells that so many letters lie on the rack."""

    def laid(table: YahtzeeMotsTable) -> bool:
        draft = table.tray.draft
        return sum(map(len, draft.racks)) == length and draft.unnamed is None

    return laid


def _is_marking(table: YahtzeeMotsTable) -> bool:
    return table.flow.view.state.phase is Phase.MARKING


def _in_turn(turn: int) -> Seen:
    """Make what tells that this turn is being played."""

    def now(table: YahtzeeMotsTable) -> bool:
        return bool(table.flow.view.state.turn == turn)

    return now


def _may_roll(table: YahtzeeMotsTable) -> bool:
    return bool(table.flow.view.state.turn == 2 and table.flow.view.state.rolls == 1)


def _worth(view: YahtzeeMotsView, letters: str) -> int:
    """Add what printed letters are worth."""
    return sum(view.letter_dice.values[letter] for letter in letters)


def _say_second(view: YahtzeeMotsView) -> str:
    letters = {plain(face) for face in view.state.dice}
    if {"J", "E", "U", "Q"} <= letters:
        told = translate(
            "LessonYahtzeeMots",
            "Un vrai U, et un Q ! Avec le joker, JEU vaut {joker} points ; avec le vrai U, {true} ; et QUE en vaudrait {other}. "
            "Reprends tes dés (Retour arrière), pose ton mot de trois lettres, puis propose-le avec le grand bouton.",
        )
        return told.format(joker=_worth(view, "JE"), true=_worth(view, "JEU"), other=_worth(view, "QUE"))
    return translate(
        "LessonYahtzeeMots",
        "Compose maintenant le meilleur mot de trois lettres que tu vois (Retour arrière reprend un dé), "
        "puis propose-le avec le grand bouton.",
    )


def _steps() -> tuple[TheStep, ...]:
    return (
        Step(
            translate(
                "LessonYahtzeeMots",
                "Sept dés à lettres, une feuille, huit tours. Au premier tour, il faut un mot de deux lettres, "
                "puis de trois, de quatre… Une lettre rare rapporte plus qu’une lettre courante.",
            ),
            rows(*(box.value for box in UPPER)),
            clear=both(waiting_cup, widget("sheet", "screen.primary")),
        ),
        Step(
            translate("LessonYahtzeeMots", "Lance les sept dés : le grand bouton, ou Entrée."),
            widget("screen.primary"),
            wants=_is_first,
            clear=widget("tray"),
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Le premier lancer retourne le sablier : le mot doit être trouvé avant que le sable ait coulé. "
                "Pendant la leçon, il ne coule pas. Le bouton Pause l’arrête et cache les dés.",
            ),
            both(widget("tray.hourglass"), widget("tray.pause_button")),
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Pose un mot de deux lettres sur le chevalet : touche les dés, ou tape au clavier. EX vaut 9 points, grâce au X !",
            ),
            _free_dice,
            clear=widget("tray"),
            until=_has_laid(2),
            otherwise=translate("LessonYahtzeeMots", "C’est permis, mais pose d’abord un mot de deux lettres, EX par exemple."),
            when=_in_turn(1),
        ),
        Step(
            translate("LessonYahtzeeMots", "Propose ton mot avec le grand bouton ou Entrée : le dictionnaire dit s’il est bon."),
            widget("screen.primary"),
            wants=_proposes(2),
            until=_is_marking,
            clear=widget("tray", "card"),
            otherwise=translate("LessonYahtzeeMots", "Pas encore : propose d’abord un mot de deux lettres."),
            when=_in_turn(1),
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Bon mot : le sable s’arrête. Écris ses points dans la case du tour, avec Entrée ou en la touchant.",
            ),
            both(rows(Box.MOT2.value), widget("screen.primary")),
            wants=_marks(Box.MOT2),
            until=lambda table: table.flow.view.state.turn == 2,
            otherwise=translate("LessonYahtzeeMots", "C’est permis, mais ces points iraient mieux dans la case du tour."),
            when=_in_turn(1),
        ),
        Step(
            translate("LessonYahtzeeMots", "Deuxième tour : un mot de trois lettres. Lance les dés."),
            widget("screen.primary"),
            wants=_is_first,
            clear=widget("tray"),
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Voici le joker ◊ : il remplace la lettre que tu veux, mais vaut 0. Pose JEU : sans U parmi les dés, "
                "c’est le joker qui fait le U.",
            ),
            _free_dice,
            clear=widget("tray"),
            until=_has_laid(3),
            otherwise=translate("LessonYahtzeeMots", "Pas encore : pose d’abord trois lettres sur le chevalet, JEU par exemple."),
            when=_may_roll,
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Ce qui est posé est gardé. Tu as encore deux lancers : relance les autres dés, tu auras peut-être mieux.",
            ),
            widget("reroll"),
            wants=_rolls_again,
            clear=widget("tray"),
            otherwise=translate(
                "LessonYahtzeeMots", "C’est permis, mais il reste deux lancers : garde tes lettres et relance les autres dés."
            ),
            when=_may_roll,
        ),
        Step(
            _say_second,
            _free_dice,
            wants=_proposes_three,
            until=_is_marking,
            clear=widget("tray", "screen.primary", "card"),
            otherwise=translate("LessonYahtzeeMots", "Ce tour demande un seul mot, de trois lettres."),
            when=_in_turn(2),
        ),
        Step(
            translate("LessonYahtzeeMots", "Écris-le dans la case du tour."),
            both(rows(Box.MOT3.value), widget("screen.primary")),
            wants=_marks(Box.MOT3),
            until=lambda table: table.flow.view.state.turn == 3,
            otherwise=translate("LessonYahtzeeMots", "C’est permis, mais ces points iraient mieux dans la case du tour."),
            when=_in_turn(2),
        ),
        Step(
            translate(
                "LessonYahtzeeMots",
                "Il y a quatre cases spéciales, une fois chacune : sept consonnes ou sept voyelles (25 points), un mot de sept "
                "lettres (50), la Chance. La case du tour reçoit alors zéro.",
            ),
            rows(*(box.value for box in SPECIAL)),
        ),
        Step(
            translate("LessonYahtzeeMots", "Et si le haut de la feuille atteint 35 points, la prime en ajoute 35."),
            rows("prime"),
        ),
    )


def _ending() -> str:
    return translate(
        "LessonYahtzeeMots",
        "Tu sais jouer ! Après huit tours, le plus grand total gagne. Attention : en vraie partie, le sable coule.",
    )


LESSON = Lesson("yahtzee_mots", "XYEP-8Z99-DV5Z-N", _steps, _ending)
