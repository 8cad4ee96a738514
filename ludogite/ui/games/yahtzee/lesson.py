"""The guided first game of Yahtzee: three turns, from the first throw to a turn of one's own.

The code gives in turn 1 the dice 6 3 4 4 4, then 2 1 and 5 4 for the first two dice; in turn 2 the dice 2 5 2 5 5.
"""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee.moves import Command, Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.ui.games.yahtzee.table import YahtzeeTable
from ludogite.ui.screen.lesson import Lesson, Step
from ludogite.ui.screen.lesson_spots import both, dice, rows, together, waiting_cup, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, YahtzeeView, YahtzeeTable]
FOURS, OTHERS = (2, 3, 4), (0, 1)
ALIKE = frozenset({Box.QUATRE, Box.BRELAN, Box.CARRE})


def _is_first(command: Command, view: YahtzeeView) -> bool:
    return isinstance(command, Roll) and not view.dice


def _rolls_others(command: Command, _view: YahtzeeView) -> bool:
    return isinstance(command, Roll) and set(command.again) <= set(OTHERS)


def _rolls_or_marks(command: Command, view: YahtzeeView) -> bool:
    return _rolls_others(command, view) or _marks_alike(command, view)


def _marks_alike(command: Command, _view: YahtzeeView) -> bool:
    return isinstance(command, Mark) and command.box in ALIKE and not command.zero


def _marks_full(command: Command, _view: YahtzeeView) -> bool:
    return isinstance(command, Mark) and command.box is Box.FULL and not command.zero


def _keeps_fours(table: YahtzeeTable) -> bool:
    return set(FOURS) <= set(table.tray.kept)


def _is_in_turn(table: YahtzeeTable) -> bool:
    return bool(table.flow.view.turn == 1)


def _has_rolls(table: YahtzeeTable) -> bool:
    return bool(table.flow.view.turn == 1 and table.flow.view.rolls_left > 0)


def _say_fours(view: YahtzeeView) -> str:
    if view.dice.count(4) == 4:
        return translate(
            "LessonYahtzee",
            "Un quatrième 4 ! Il faut maintenant remplir une case. En gris, la feuille montre ce que vaut chacune. "
            "Écris 16 points dans « Quatre » : touche la case, ou va jusqu’à elle avec les flèches, puis Entrée.",
        )
    return translate(
        "LessonYahtzee",
        "Il faut maintenant remplir une case. En gris, la feuille montre ce que vaut chacune. "
        "Écris tes 4 dans « Quatre » : touche la case, ou va jusqu’à elle avec les flèches, puis Entrée.",
    )


def _say_prime(view: YahtzeeView) -> str:
    if (view.sheets[0][Box.QUATRE] or 0) >= 16:
        return translate(
            "LessonYahtzee",
            "En haut de la feuille, vise 63 points : trois dés de chaque numéro y suffisent, et la prime vaut 35 points. "
            "Avec quatre 4, tu as déjà un dé d’avance !",
        )
    return translate(
        "LessonYahtzee",
        "En haut de la feuille, vise 63 points : trois dés de chaque numéro y suffisent, et la prime vaut 35 points.",
    )


def _steps() -> tuple[TheStep, ...]:
    return (
        Step(
            translate(
                "LessonYahtzee",
                "Bienvenue au Yahtzee ! Avec cinq dés, tu remplis les treize cases de cette feuille, une à chaque tour. "
                "À la fin, le plus grand total gagne.",
            ),
            widget("sheet"),
            clear=both(waiting_cup, widget("screen.primary")),
        ),
        Step(
            translate("LessonYahtzee", "Lance les cinq dés : appuie sur le grand bouton, ou sur Entrée."),
            widget("screen.primary"),
            wants=_is_first,
            clear=widget("tray"),
        ),
        Step(
            translate(
                "LessonYahtzee",
                "Trois 4, quel début ! Chaque tour donne jusqu’à trois lancers. Garde les trois 4 : "
                "touche-les, ou tape les chiffres 3, 4 et 5.",
            ),
            together(dice(FOURS)),
            until=_keeps_fours,
            otherwise=translate(
                "LessonYahtzee",
                "Ce coup est permis, mais garde d’abord les trois 4 : ils font déjà douze points et peuvent être quatre.",
            ),
            when=_is_in_turn,
        ),
        Step(
            translate(
                "LessonYahtzee", "Les dés gardés glissent de côté. Relance maintenant les deux autres, avec le grand bouton."
            ),
            widget("screen.primary"),
            wants=_rolls_others,
            clear=widget("tray"),
            otherwise=translate("LessonYahtzee", "Pas encore : garde les trois 4 et ne relance que les deux autres dés."),
            when=_is_in_turn,
        ),
        Step(
            translate("LessonYahtzee", "Pas de 4 cette fois. Il te reste un lancer : relance encore ces deux dés."),
            both(together(dice(OTHERS)), widget("screen.primary")),
            wants=_rolls_or_marks,
            otherwise=translate("LessonYahtzee", "Les trois 4 sont précieux : ne relance que les deux autres dés."),
            when=_has_rolls,
        ),
        Step(
            _say_fours,
            rows("quatre"),
            wants=_marks_alike,
            clear=widget("tray"),
            otherwise=translate(
                "LessonYahtzee",
                "C’est permis, mais dommage : tes 4 rapportent bien plus dans « Quatre », ou encore dans « Brelan » ou « Carré ».",
            ),
            when=_is_in_turn,
        ),
        Step(_say_prime, rows("as", "deux", "trois", "quatre", "cinq", "six", "prime")),
        Step(
            translate("LessonYahtzee", "Deuxième tour. Lance les dés."),
            widget("screen.primary"),
            wants=_is_first,
            clear=widget("tray"),
        ),
        Step(
            translate(
                "LessonYahtzee",
                "Trois 5 et deux 2 du premier coup : c’est un Full, 25 points ! Rien n’oblige à relancer. Écris-le dans sa case.",
            ),
            rows("full"),
            wants=_marks_full,
            clear=widget("tray"),
            otherwise=translate(
                "LessonYahtzee", "C’est permis, mais un Full tombe rarement tout seul : prends ses 25 points dans la case « Full »."
            ),
        ),
        Step(
            translate(
                "LessonYahtzee",
                "En bas : le Brelan et le Carré comptent tous les dés, les Suites 30 et 40 points, le Yahtzee (cinq dés "
                "pareils) 50. "
                "La Chance prend n’importe quels dés.",
            ),
            rows("brelan", "carre", "petite_suite", "grande_suite", "yahtzee", "chance"),
        ),
        Step(
            translate(
                "LessonYahtzee",
                "Le prochain tour est rien qu’à toi : lance, garde, relance, puis remplis une case. Si rien ne convient, il "
                "reste la Chance, "
                "ou un zéro dans la case que tu regretteras le moins.",
            ),
            widget("screen.primary"),
            clear=widget("sheet"),
        ),
        Step(
            translate("LessonYahtzee", "À toi de jouer !"),
            wants=lambda _command, _view: True,
            until=lambda table: table.flow.view.turn > 3,
            clear=widget("tray", "sheet", "screen.primary", "reroll"),
        ),
    )


def _ending() -> str:
    return translate(
        "LessonYahtzee",
        "Tu sais jouer ! Après treize tours, la feuille est pleine et l’on additionne. Le reste se découvre en jouant.",
    )


LESSON = Lesson("yahtzee", "TN7H-WM6N-1G9G-N", _steps, _ending)
