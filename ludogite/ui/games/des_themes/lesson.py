"""The guided first game of Dés à thèmes: a round by colour, then one with the black face, with Papi and Mamie.

The code gives animals with M C G O E, white (C); then things of the house with M C E L M and the black face.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRect

from ludogite.games.des_themes.moves import Agree, Answer, Ballot, Buzz, Command, GiveUpFloor, Throw, Vote
from ludogite.games.des_themes.state import Phase, ThemesView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.des_themes.table import DesThemesTable
from ludogite.ui.screen.lesson import LEARNER, Lesson, Move, Spots, Step
from ludogite.ui.screen.lesson_spots import both, rect_of, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, ThemesView, DesThemesTable]
Wanted: TypeAlias = Callable[[Command, ThemesView], bool]
Seen: TypeAlias = Callable[[DesThemesTable], bool]
PAPI: Final = 1
MAMIE: Final = 2
DOUBTFUL: Final = (Answer("croissant"), Answer("camion"))
"""Said for animals: no list knows them, so the table votes."""
LISTED: Final = (Answer("chouette"), Answer("coucou"))


def _cap(table: DesThemesTable) -> list[QRect]:
    """Point at the learner's own buzzer."""
    cap = table.players.caps[LEARNER]
    return [rect_of(cap, table.screen)] if cap.isVisible() else []


def _phase(phase: Phase) -> Seen:
    """Make what tells that the table stands at a phase."""

    def now(table: DesThemesTable) -> bool:
        return table.flow.view.phase is phase

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


def _has_answered(table: DesThemesTable) -> bool:
    view = table.flow.view
    return any(said.seat == LEARNER for said in view.answers) or bool(LEARNER in view.failed)


def _is_between(number: int) -> Seen:
    """Make what tells that so many rounds are over."""

    def over(table: DesThemesTable) -> bool:
        return bool(table.flow.view.is_between and table.flow.view.round == number)

    return over


def _is_last_call(table: DesThemesTable) -> bool:
    return bool(table.flow.view.phase is Phase.LAST_CALL)


def _papi_found(table: DesThemesTable) -> bool:
    return any(said.seat == PAPI for said in table.flow.view.answers)


def _say_points(view: ThemesView) -> str:
    said = next((said for said in view.answers if said.seat == LEARNER), None)
    points = said.points if said is not None else 0
    template = translate(
        "LessonDesThemes",
        "Bravo ! Un jeton par dé dont la lettre est dans ton mot : tu en prends {points}. La parole passe au suivant de la file.",
    )
    return template.format(points=points)


def _say_vote(view: ThemesView) -> str:
    template = translate(
        "LessonDesThemes",
        "« {word} » ! Aucune liste d’animaux ne le connaît : la table vote, d’un bouton ou par les touches (Maj et ta touche pour "
        "refuser). Mamie s’abstient. Et toi ?",
    )
    return template.format(word=view.question.judged.text.capitalize() if view.question else "")


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
    return (*_colour_round(), *_queue(), *_black_round())


def _heap() -> Spots[DesThemesTable]:
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
            widget("screen.primary"),
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
            both(widget("banner"), widget("screen.primary")),
            wants=_throws(Phase.THROW_DICE),
            until=_phase(Phase.OPEN),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Blanc : il faut un animal qui commence par la lettre du dé blanc, C. Pendant la leçon, le temps ne court pas. "
                "Tu en as un ? Buzze : grand bouton, Entrée, ou ta touche.",
            ),
            both(widget("colour"), widget("screen.primary"), _cap),
            wants=_buzzes,
            until=_phase(Phase.FLOOR),
            clear=_heap(),
            otherwise=translate("LessonDesThemes", "On peut passer la manche, mais essaie : chat, chien, canard, caméléon…"),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "À toi la parole ; Papi et Mamie buzzent juste après, et attendent dans la file. Écris ton animal et valide par "
                "Entrée : CAMÉLÉON vaudrait 4 jetons !",
            ),
            widget("floor"),
            wants=_answers,
            until=_has_answered,
            moves=(
                Move(PAPI, (Buzz(),)),
                Move(MAMIE, (Buzz(),)),
                Move(PAPI, (GiveUpFloor(),)),  # these where the learner gave the floor back
                Move(MAMIE, (GiveUpFloor(),)),
            ),
            clear=both(_heap(), widget("screen.primary")),
            otherwise=translate("LessonDesThemes", "On peut passer, mais essaie un animal en C : caméléon, cigogne, colombe…"),
        ),
        Step(
            _say_points,
            widget("answers"),
        ),
    )


def _queue() -> tuple[TheStep, ...]:
    """Let Papi, next in the queue, say what no list knows, and the learner decide about it."""
    return (
        Step(
            translate("LessonDesThemes", "À Papi, le premier de la file. Il réfléchit, et il dit…"),
            widget("players"),
            moves=(
                Move(PAPI, (Buzz(), *DOUBTFUL)),
                Move(MAMIE, (Buzz(),)),
                Move(PAPI, DOUBTFUL),
            ),
            until=_phase(Phase.VOTE),
        ),
        Step(
            _say_vote,
            both(widget("floor"), widget("screen.primary"), widget("refuse_button")),
            wants=lambda command, _view: _is_clear(command),
            until=lambda table: table.flow.view.phase is not Phase.VOTE,
            otherwise=translate("LessonDesThemes", "Dis-le franchement : accepter, ou refuser ?"),
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Accepté : Papi prend ses jetons. À trois ou quatre, le dernier à trouver ne prend rien : la manche s’arrête là.",
            ),
            widget("players"),
            when=_papi_found,
        ),
        Step(
            translate("LessonDesThemes", "Refusé : Papi perd la parole, et elle passe au suivant de la file, Mamie."),
            widget("players"),
            moves=(Move(MAMIE, (Buzz(), *LISTED)), Move(MAMIE, LISTED)),
            until=lambda table: _is_last_call(table) or table.flow.view.is_between,
            when=lambda table: not _papi_found(table) and not table.flow.view.is_between,
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Dernier appel : avant la fin de la manche, on peut encore contester une racine déjà dite. Ici, rien à redire : "
                "grand bouton, ou Entrée.",
            ),
            both(widget("floor"), widget("screen.primary")),
            wants=lambda command, _view: isinstance(command, Agree),
            until=_is_between(1),
            when=_is_last_call,
            otherwise=translate("LessonDesThemes", "Aucune racine n’a été dite deux fois : réponds « Rien à redire »."),
        ),
        Step(
            translate(
                "LessonDesThemes", "À trois ou quatre, le dernier à trouver ne prend rien : Papi attendra la manche suivante."
            ),
            widget("answers"),
            when=lambda table: not _papi_found(table),
        ),
    )


def _black_round() -> tuple[TheStep, ...]:
    return (
        Step(
            translate("LessonDesThemes", "Nouvelle manche : à Papi de tirer le thème et de lancer. Il buzze avant toi !"),
            both(widget("banner"), _heap()),
            moves=(Move(PAPI, (Throw(),)), Move(PAPI, (Throw(),)), Move(PAPI, (Buzz(),))),
            until=lambda table: table.flow.view.round == 2 and table.flow.view.phase is Phase.FLOOR,
        ),
        Step(
            translate(
                "LessonDesThemes",
                "Face noire ! Ici tout s’inverse : quelque chose de la maison qui ne contient aucune des lettres montrées. "
                "Papi a la parole : buzze quand même, et tu passes juste après dans la file.",
            ),
            both(widget("colour"), widget("screen.primary"), _cap),
            wants=_buzzes,
            until=lambda table: LEARNER in table.flow.view.queue,
            clear=_heap(),
            otherwise=translate("LessonDesThemes", "On peut passer la manche, mais essaie : tapis, bain, bouton…"),
        ),
        Step(
            translate("LessonDesThemes", "Te voilà dans la file. Papi cherche, cherche encore, et…"),
            widget("players"),
            moves=(Move(PAPI, (GiveUpFloor(),)),),
            until=lambda table: table.flow.view.speaker == LEARNER,
        ),
        Step(
            translate(
                "LessonDesThemes",
                "…ne trouve rien : il rend la parole (en vraie partie, on a huit secondes). À toi ! Sans M, "
                "ni C, ni E, ni L : TAPIS, par exemple. Écris ton mot et valide par Entrée.",
            ),
            widget("floor"),
            wants=_answers,
            until=_has_answered,
            clear=both(_heap(), widget("screen.primary")),
            otherwise=translate("LessonDesThemes", "On peut passer, mais essaie un mot sans M, C, E ni L : tapis, bain, bouton…"),
        ),
        Step(_say_black, widget("players")),
        Step(
            translate(
                "LessonDesThemes",
                "À plusieurs devant l’écran, chacun a sa touche, montrée à côté de son nom : elle buzze, elle prend une place "
                "dans la file, elle vote. Et une racine déjà dite se conteste par F4.",
            ),
            widget("players"),
        ),
    )


def _is_free(command: Command) -> bool:
    """Let a clear vote pass, and the floor be given back: neither leaves the lesson."""
    return isinstance(command, GiveUpFloor) or _is_clear(command)


def _is_clear(command: Command) -> bool:
    return isinstance(command, Vote) and command.ballot is not Ballot.ABSTAIN


def _ending() -> str:
    return translate("LessonDesThemes", "Tu sais jouer ! La partie finit quand le tas est vide ; qui a le plus de jetons gagne.")


LESSON: Lesson[Command, ThemesView, DesThemesTable] = Lesson(
    "des_themes",
    "VKYX-PDJJ-VRR9-7",
    _steps,
    _ending,
    _partners,
    {"starter": 0, "round_s": 0, "floor_s": 0},
    _is_free,
    {Phase.VOTE.value: Vote(Ballot.ABSTAIN), "contest": Agree()},
)
