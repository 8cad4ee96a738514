"""The guided first game of Words Out: lay, shout, begin a row anew, and counter Papi.

The code deals A P E S U A L and a joker to the learner, I D E O … to Papi, and begins the rows with E, L, I, B.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QRect, QSize

from ludogite.games.words_out.cards import Card
from ludogite.games.words_out.moves import Claim, Command, Decline, Place
from ludogite.games.words_out.state import WordsOutView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.words_out.table import WordsOutTable
from ludogite.ui.screen.lesson import Lesson, Move, Spots, Step
from ludogite.ui.screen.lesson_spots import both, rect_of, together, widget

translate = QCoreApplication.translate
TheStep: TypeAlias = Step[Command, WordsOutView, WordsOutTable]
Wanted: TypeAlias = Callable[[Command, WordsOutView], bool]
Seen: TypeAlias = Callable[[WordsOutTable], bool]
PAPI: Final = 1
MINE, HIS = 3, 1
"""The rows that begin with B, and with L."""
PAPI_I: Final = 29
PAPI_E: Final = 18
"""Cards of Papi's hand, by id."""


def _lane(number: int) -> Spots[WordsOutTable]:
    def spots(table: WordsOutTable) -> list[QRect]:
        return [rect_of(table.lanes[number], table.screen)]

    return spots


def _start(number: int) -> Spots[WordsOutTable]:
    """Point at the first card of a row."""

    def spots(table: WordsOutTable) -> list[QRect]:
        lane = rect_of(table.lanes[number], table.screen)
        return [QRect(lane.topLeft(), QSize(lane.height() * 5 // 4, lane.height()))]

    return spots


def _letter(letter: str) -> Spots[WordsOutTable]:
    """Point at the leftmost card of the hand with a letter."""

    def spots(table: WordsOutTable) -> list[QRect]:
        found = [table.hand.card_place(card.id).toAlignedRect() for card in table.flow.view.hand if card.letter == letter]
        return sorted(found, key=QRect.left)[:1]

    return spots


def _card(command: Place, view: WordsOutView) -> Card | None:
    return next((card for card in view.hand if card.id == command.card), None)


def _lays(letter: str, row: int) -> Wanted:
    """Make what tells that a card with this letter is laid on a row."""

    def wanted(command: Command, view: WordsOutView) -> bool:
        card = _card(command, view) if isinstance(command, Place) and command.row == row else None
        return card is not None and card.letter == letter

    return wanted


def _begins(row: int, spared: str = "") -> Wanted:
    """Make what tells that a row is begun with any card but one of this letter."""

    def wanted(command: Command, view: WordsOutView) -> bool:
        card = _card(command, view) if isinstance(command, Place) and command.row == row else None
        return card is not None and (not spared or card.letter != spared)

    return wanted


def _claims(command: Command, _view: WordsOutView) -> bool:
    return isinstance(command, Claim)


def _has_cashed(count: int) -> Seen:
    """Make what tells that so many words are cashed."""

    def cashed(table: WordsOutTable) -> bool:
        return len(table.flow.view.book) == count

    return cashed


def _partners() -> tuple[SeatInfo, ...]:
    return (SeatInfo(translate("Lesson", "Papi"), 2, "moyen"),)


def _steps() -> tuple[TheStep, ...]:
    return (*_word_out(), *_counter())


def _word_out() -> tuple[TheStep, ...]:
    return (
        Step(
            translate(
                "LessonWordsOut",
                "Quatre rangées, pour tout le monde. À son tour, on pose une carte au bout de l’une d’elles. "
                "Ce qu’on y lit doit toujours commencer un mot.",
            ),
            together(both(*map(_start, range(4)))),
            clear=widget("hand"),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Ta main : huit cartes. Une lettre verte vaut 2 de plus, une rouge double le mot, le joker devient la lettre "
                "que tu veux.",
            ),
            widget("hand"),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Pose un A derrière le B : choisis la carte, puis touche la rangée. Au clavier : A, puis 4, le numéro de la "
                "rangée.",
            ),
            both(_letter("A"), _lane(MINE)),
            wants=_lays("A", MINE),
            clear=widget("hand"),
            otherwise=translate("LessonWordsOut", "Ce coup est permis, mais la leçon a une idée : le A, derrière le B."),
        ),
        Step(
            translate("LessonWordsOut", "BA commence bien un mot : BAL, BAS, BATEAU… C’est à Papi."),
            _lane(MINE),
            moves=(Move(PAPI, (Place(PAPI_I, HIS),)),),
        ),
        Step(
            translate("LessonWordsOut", "Papi a posé un I derrière le L. Toi, termine un mot : pose le S derrière BA."),
            both(_letter("S"), _lane(MINE)),
            wants=_lays("S", MINE),
            clear=both(_lane(HIS), widget("hand")),
            otherwise=translate("LessonWordsOut", "Ce coup est permis, mais vois : avec le S, BA devient BAS, un mot entier !"),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "BAS est un mot d’au moins trois lettres. Crie-le vite avec le grand bouton ou Entrée : WORD OUT !",
            ),
            widget("screen.primary"),
            wants=_claims,
            clear=both(_lane(MINE), widget("hand")),
            otherwise=translate("LessonWordsOut", "On peut se taire, mais alors un autre pourrait prendre le mot : dis WORD OUT !"),
        ),
        Step(
            translate("LessonWordsOut", "Chacun peut maintenant te contrer en allongeant le mot. Papi regarde ses cartes…"),
            widget("round"),
            moves=(Move(PAPI, (Decline(),)),),
            until=_has_cashed(1),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Personne n’a contré : tu gagnes 5 points, un par carte et 2 de plus pour le B vert. La rangée est vide : "
                "recommence-la "
                "avec la carte que tu veux, mais garde le U.",
            ),
            _lane(MINE),
            wants=_begins(MINE, "U"),
            clear=widget("hand"),
            otherwise=translate(
                "LessonWordsOut", "Toute lettre peut commencer la rangée vide. Garde seulement le U, il va servir !"
            ),
        ),
    )


def _counter() -> tuple[TheStep, ...]:
    return (
        Step(
            translate("LessonWordsOut", "À Papi. Regarde bien sa rangée…"),
            _lane(HIS),
            moves=(Move(PAPI, (Place(PAPI_E, HIS),)), Move(PAPI, (Claim(),))),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Papi crie WORD OUT avec LIE ! Contre-le : allonge son mot. Avec ton U, LIE devient LIEU. "
                "Pose-le sur la rangée, ou tape U puis 2.",
            ),
            both(_letter("U"), _lane(HIS)),
            wants=_lays("U", HIS),
            clear=widget("hand"),
            otherwise=translate(
                "LessonWordsOut", "On peut laisser passer, mais quel dommage : le U donne LIEU, et le mot est à toi."
            ),
        ),
        Step(
            translate("LessonWordsOut", "LIEU est un mot : crie à ton tour, WORD OUT !"),
            widget("screen.primary"),
            wants=_claims,
            clear=both(_lane(HIS), widget("hand")),
            otherwise=translate("LessonWordsOut", "Sans cri, personne n’aurait le mot : dis WORD OUT !"),
        ),
        Step(
            translate("LessonWordsOut", "Papi peut encore allonger ton mot…"),
            widget("round"),
            moves=(Move(PAPI, (Decline(),)),),
            until=_has_cashed(2),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Contre réussi : les points sont à toi ! À toi donc de recommencer la rangée, avec n’importe quelle carte.",
            ),
            _lane(HIS),
            wants=_begins(HIS),
            clear=widget("hand"),
            otherwise=translate("LessonWordsOut", "La rangée vide d’abord : pose une carte pour la recommencer."),
        ),
        Step(
            translate(
                "LessonWordsOut",
                "Quand rien ne va, on passe et l’on pioche. Une poubelle vide une rangée, une carte « rejouer » donne un coup "
                "de plus, "
                "une « incontrable » protège le mot.",
            ),
            widget("piles"),
        ),
    )


def _ending() -> str:
    return translate(
        "LessonWordsOut",
        "Tu sais jouer ! Qui pose sa dernière carte finit la donne. À la fin, chaque carte gardée en main coûte un point.",
    )


LESSON = Lesson("words_out", "7104-Z69B-QP5D-R", _steps, _ending, _partners, {"counter_s": 0})
