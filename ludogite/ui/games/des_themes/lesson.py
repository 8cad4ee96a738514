"""The guided first game of Dés à thèmes: a round by colour, then one with the black face, with Papi and Mamie.

The code gives animals with M C G O E, white (C); then things of the house with M C E L M and the black face.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRect

from ludogite.games.des_themes.moves import Answer, Ballot, Buzz, Command, GiveUpFloor, Throw, Vote
from ludogite.games.des_themes.state import Phase, ThemesView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.des_themes.screen import DesThemesScreen
from ludogite.ui.screen.lesson import LEARNER, Lesson, Move, Spots, Step
from ludogite.ui.screen.lesson_spots import both, rect_of, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, ThemesView, DesThemesScreen]
Wanted: TypeAlias = Callable[[Command, ThemesView], bool]
Seen: TypeAlias = Callable[[DesThemesScreen], bool]
PAPI: Final = 1


def _cap(screen: DesThemesScreen) -> list[QRect]:
    """Point at the learner's own buzzer."""
    cap = screen.players.caps[LEARNER]
    return [rect_of(cap, screen)] if cap.isVisible() else []


def _phase(phase: Phase) -> Seen:
    """Make what tells that the table stands at a phase."""

    def now(screen: DesThemesScreen) -> bool:
        return screen.view.phase is phase

    return now


def _throws(phase: Phase) -> Wanted:
    """Make what tells that the dice of a phase are thrown."""

    def wanted(command: Command, view: ThemesView) -> bool:
        return isinstance(command, Throw) and view.phase is phase

    return wanted


def _buzzes(command: Command, _view: ThemesView) -> bool:
    return isinstance(command, Buzz)


def _answers(command: Command, _view: ThemesView) -> bool:
    return isinstance(command, Answer | Buzz)


def _has_answered(screen: DesThemesScreen) -> bool:
    view = screen.view
    return any(said.seat == LEARNER for said in view.answers) or bool(LEARNER in view.failed)


def _is_between(number: int) -> Seen:
    """Make what tells that so many rounds are over."""

    def over(screen: DesThemesScreen) -> bool:
        return bool(screen.view.is_between and screen.view.round == number)

    return over


def _say_points(view: ThemesView) -> str:
    said = next((said for said in view.answers if said.seat == LEARNER), None)
    points = said.points if said is not None else 0
    template = translate(
        "LessonDesThemes",
        "Bravo ! Un jeton par dé dont la lettre est dans ton mot : tu en prends {points}. Tu attends maintenant la manche "
        "suivante.",
    )
    return template.format(points=points)


def _say_black(view: ThemesView) -> str:
    if LEARNER in view.failed:
        return translate(
            "LessonDesThemes",
            "Aïe : ton mot contient une lettre montrée, et cela coûte jusqu’à quatre jetons. La prochaine fois, lis bien les dés !",
        )
    return translate("LessonDesThemes", "Le premier mot juste gagne quatre jetons d’un coup, et la manche est finie. Bien joué !")


def _partners() -> tuple[SeatInfo, ...]:
    return (SeatInfo(translate("Lesson", "Papi"), 2, "moyen"), SeatInfo(translate("Lesson", "Mamie"), 4, "moyen"))


def _steps() -> tuple[TheStep, ...]:
    return (*_colour_round(), *_black_round())


def _heap() -> Spots[DesThemesScreen]:
    return widget("tray")


def _colour_round() -> tuple[TheStep, ...]:
    return (
        Step(
            translate(
                "LessonDesThemes",
                "Quatre-vingt-dix jetons au milieu, cinq dés à lettres, et un thème. Qui trouve un mot buzze, le dit, et "
                "prend des jetons.",
            ),
            _heap(),
        ),
        Step(
            translate("LessonDesThemes", "Un dé choisit le thème de la manche. Tire-le : grand bouton, ou Entrée."),
            widget("primary"),
            wants=_throws(Phase.THROW_THEME),
            until=_phase(Phase.THROW_DICE),
            clear=widget("banner"),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Le thème : les animaux. Lance maintenant les cinq lettres et le dé de couleur. Dès qu’ils tombent, tout le "
                "monde cherche à la fois !",
            ),
            both(widget("banner"), widget("primary")),
            wants=_throws(Phase.THROW_DICE),
            until=_phase(Phase.OPEN),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Blanc : il faut un animal qui commence par la lettre du dé blanc, C. Pendant la leçon, le temps ne court pas. "
                "Tu en as un ? Buzze : grand bouton, Entrée, ou ta touche.",
            ),
            both(widget("colour"), widget("primary"), _cap),
            wants=_buzzes,
            until=_phase(Phase.FLOOR),
            clear=_heap(),
            otherwise=translate("LessonDesThemes", "On peut passer la manche, mais essaie : chat, chien, canard, caméléon…"),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Tu as la parole : écris ton animal et valide par Entrée. Chaque dé dont la lettre est dans le mot rapporte "
                "un jeton : "
                "CAMÉLÉON en vaut 4 !",
            ),
            widget("floor"),
            wants=_answers,
            until=_has_answered,
            clear=both(_heap(), widget("primary")),
            otherwise=translate("LessonDesThemes", "On peut passer, mais essaie un animal en C : caméléon, cigogne, colombe…"),
        ),
        Step(
            _say_points,
            widget("answers"),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Les autres cherchent encore, sauf le dernier : à trois ou quatre, le dernier à trouver ne prend rien. Papi buzze…",
            ),
            widget("players"),
            moves=(
                Move(PAPI, (Buzz(),)),
                Move(PAPI, (Answer("coucou"),)),
                Move(PAPI, (Buzz(), Answer("chouette"))),
                Move(PAPI, (Answer("chouette"),)),
            ),
            until=_is_between(1),
        ),
    )


def _black_round() -> tuple[TheStep, ...]:
    return (
        Step(
            translate("LessonDesThemes", "Nouvelle manche : à Papi de tirer le thème et de lancer."),
            both(widget("banner"), _heap()),
            moves=(Move(PAPI, (Throw(),)), Move(PAPI, (Throw(),))),
            until=lambda screen: screen.view.round == 2 and screen.view.phase is Phase.OPEN,
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Face noire ! Ici tout s’inverse : quelque chose de la maison qui ne contient aucune des lettres montrées. "
                "Buzze vite !",
            ),
            both(widget("colour"), widget("primary"), _cap),
            wants=_buzzes,
            until=lambda screen: screen.view.phase is Phase.FLOOR,
            clear=_heap(),
            otherwise=translate("LessonDesThemes", "On peut passer la manche, mais essaie : tapis, bain, bouton…"),
        ),
        Step(
            translate("LessonDesThemes", "Sans M, ni C, ni E, ni L : TAPIS, par exemple. Écris ton mot et valide par Entrée."),
            widget("floor"),
            wants=_answers,
            until=_has_answered,
            clear=both(_heap(), widget("primary")),
            otherwise=translate("LessonDesThemes", "On peut passer, mais essaie un mot sans M, C, E ni L : tapis, bain, bouton…"),
        ),
        Step(_say_black, widget("players")),
        Step(
            translate(
                "LessonDesThemes",
                "À plusieurs devant l’écran, chacun a sa touche, montrée à côté de son nom. Si aucune liste ne connaît un "
                "mot, la table vote.",
            ),
            widget("players"),
        ),
    )


def _is_free(command: Command) -> bool:
    """Let a vote pass, and the floor be given back: neither leaves the lesson."""
    return isinstance(command, Vote | GiveUpFloor)


def _ending() -> str:
    return translate("LessonDesThemes", "Tu sais jouer ! La partie finit quand le tas est vide ; qui a le plus de jetons gagne.")


LESSON: Lesson[Command, ThemesView, DesThemesScreen] = Lesson(
    "des_themes",
    "VKYX-PDJJ-VRR9-7",
    _steps,
    _ending,
    _partners,
    {"starter": 0, "round_s": 0, "floor_s": 0},
    _is_free,
    {Phase.VOTE.value: Vote(Ballot.ABSTAIN)},
)
