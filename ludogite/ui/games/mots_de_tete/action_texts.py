"""What the Mots de Tête table says of the moment: the players, the primary action, the keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Refusal, Seat
from ludogite.games import handicap
from ludogite.games.mots_de_tete.moves import BonusThrown, Contested, ContestLost, ContestWon, DieThrown, Event, Scored, Written
from ludogite.games.mots_de_tete.placement import words_of
from ludogite.games.mots_de_tete.state import QUARTE_LETTERS, MotsView, Phase, Way
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.games.mots_de_tete.card_texts import Writing, wanted_letters, wrong_words
from ludogite.ui.games.mots_de_tete.counts import MotsDeTeteCounts
from ludogite.ui.games.mots_de_tete.grid_model import (
    GROUNDS,
    Ground,
)
from ludogite.ui.games.mots_de_tete.standings import SeatStanding
from ludogite.ui.games.mots_de_tete.texts import TEXTS

translate = QCoreApplication.translate

Hints = list[tuple[tuple[str, ...], str]]
LISTED = 3
"""Words of a play that the status line names; the log names all."""
RANKED = 12
"""Words that the card lists when the game is over."""


# ---- the players -------------------------------------------------------------------------------------------------------


def standings_of(view: MotsView, seats: Sequence[SeatInfo], local: Sequence[bool], scores: Sequence[int]) -> list[SeatStanding]:
    """Make the players' rows; ``scores`` are what is shown of them."""
    target = view.options.target
    most = max([*scores, 1])
    rows = []
    for seat, info in enumerate(seats):
        active = view.phase is not Phase.OVER and view.phase is not Phase.LOT and seat == view.seat
        share = scores[seat] / target if target else scores[seat] / most if len(seats) > 1 else None
        note = _seat_note(view, seat, info, active=active, local=local[seat])
        spoken = translate("MotsDeTeteTable", "{name} : {points} points").format(name=info.name, points=scores[seat])
        if target:
            spoken = translate("MotsDeTeteTable", "{name} : {points} sur {target}").format(
                name=info.name, points=scores[seat], target=target
            )
        spoken = ", ".join(filter(None, (spoken, note)))
        rows.append(SeatStanding(info.ink, info.name, note, scores[seat], share, active, seat in view.withdrawn, spoken, info.face))
    return rows


def _seat_note(view: MotsView, seat: Seat, info: SeatInfo, *, active: bool, local: bool) -> str:
    if seat in view.withdrawn:
        return translate("MotsDeTeteTable", "ne joue plus")
    if info.is_away and view.phase is not Phase.OVER:
        return texts.away_note()
    if seat in view.waiting and view.phase is Phase.CONTEST:
        return translate("MotsDeTeteTable", "conteste ?")
    if active and view.phase in {Phase.CONTEST, Phase.JUDGE}:
        return translate("MotsDeTeteTable", "a écrit")
    if view.options.hidden and view.phase is Phase.CONTEST:
        return translate("MotsDeTeteTable", "a répondu")
    if active and local:
        return translate("MotsDeTeteTable", "à toi")
    if active:
        return translate("MotsDeTeteTable", "joue")
    if owed := view.lost.count(seat):
        return MotsDeTeteCounts().owed(owed)
    from_start = handicap.starts(view.options.handicap, len(view.scores))[seat]
    return texts.level_name(info.level).lower() if info.level else texts.start_note(from_start)


# ---- what is told --------------------------------------------------------------------------------------------------------


def short_sentence(event: Event, seats: Sequence[SeatInfo]) -> str:
    """Tell a play of many words in one line; empty for what is short already."""
    if not isinstance(event, Scored) or len(event.play.words) <= LISTED:
        return ""
    play = event.play
    listed = ", ".join(f"{texts.written(one.word.text)} {one.points}" for one in play.words[:LISTED])
    told = translate("MotsDeTeteTable", "{name} : {words}…, soit {points}.")
    return told.format(name=seats[play.seat].name, words=listed, points=play.points)


# ---- what can be done ----------------------------------------------------------------------------------------------------


def write_label(view: MotsView, writing: Writing) -> str:
    """Say what the primary action will do with the draft, or what it waits for."""
    laid, wanted = len(writing.draft.laid), wanted_letters(view)
    quarte = view.options.way is Way.QUARTE
    if writing.is_ready:
        words = [word.text for word in words_of(view.rows, writing.draft.laid)]
        main = next((word for word in words if quarte and len(word) == QUARTE_LETTERS), words[0])
        return translate("MotsDeTeteTable", "Écrire « {word} »").format(word=main)
    if writing.wrong:
        return translate("MotsDeTeteTable", "« {word} » est refusé").format(word=writing.wrong[0])
    if quarte:
        return translate("MotsDeTeteTable", "Forme un mot de 4 lettres")
    if not laid:
        return MotsDeTeteCounts().write(wanted)
    if laid < wanted:
        return MotsDeTeteCounts().missing(wanted - laid)
    return translate("MotsDeTeteTable", "Pas à cette place")


def why_not(view: MotsView, writing: Writing) -> str:
    """Say why the draft cannot be written."""
    if writing.wrong:
        return wrong_words(writing.wrong) + "."
    if isinstance(writing.preview, Refusal):
        return TEXTS.refusal(writing.preview.code, writing.preview.args)
    return write_label(view, writing) + "."


def bonus_label(view: MotsView) -> str:
    """Say which dice will be thrown."""
    cells = view.pending.bonus if view.pending else ()
    grounds = [GROUNDS[bonus] for cell in cells if (bonus := view.grid.bonus(*cell)) is not None]
    if len(grounds) != 1:
        return translate("MotsDeTeteTable", "Lancer les dés de couleur")
    return {
        Ground.ORANGE: translate("MotsDeTeteTable", "Lancer le dé orange"),
        Ground.JAUNE: translate("MotsDeTeteTable", "Lancer les 2 dés jaunes"),
        Ground.ROUGE: translate("MotsDeTeteTable", "Lancer les 3 dés rouges"),
    }[grounds[0]]


def doing_words(event: Event) -> str:
    """Say what happens while an event of a person here is shown."""
    match event:
        case DieThrown():
            return translate("MotsDeTeteTable", "Le dé roule…")
        case BonusThrown():
            return translate("MotsDeTeteTable", "Les cases se découvrent…")
        case Written():
            return translate("MotsDeTeteTable", "C’est écrit…")
        case Contested() | ContestLost() | ContestWon():
            return translate("MotsDeTeteTable", "Le dictionnaire décide.")
        case Scored(play):
            return translate("MotsDeTeteTable", "Inscrit : {points}").format(points=play.points)
        case _:
            return ""


def waiting_label(view: MotsView, seats: Sequence[SeatInfo]) -> str:
    """Say why there is nothing to press."""
    if view.phase is Phase.OVER:
        return translate("MotsDeTeteTable", "Partie terminée")
    if view.phase is Phase.CONTEST and view.waiting:
        names = ", ".join(seats[seat].name for seat in view.waiting)
        if len(view.waiting) > 1:
            return translate("MotsDeTeteTable", "{names} réfléchissent…").format(names=names)
        return translate("MotsDeTeteTable", "{names} réfléchit…").format(names=names)
    if view.phase is Phase.LOT:
        return translate("MotsDeTeteTable", "Le sort décide…")
    return texts.plays(seats[view.seat].name, is_away=seats[view.seat].is_away)


def key_words(view: MotsView, *, writing: bool, contest: int) -> Hints:
    """Name the keys of the moment for a player who may act; ``contest`` counts those who may contest here."""
    enter = translate("MotsDeTeteTable", "Entrée")
    if contest:
        keys = ("C",) if contest == 1 else ("1", "–", str(contest))
        return [(keys, translate("MotsDeTeteTable", "contester")), ((enter,), translate("MotsDeTeteTable", "accepter"))]
    if writing:
        return [((translate("MotsDeTeteTable", "Espace"),), translate("MotsDeTeteTable", "tourner"))]
    return [((enter,), translate("MotsDeTeteTable", "lancer"))]
