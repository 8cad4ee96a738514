"""What the home page shows, in the language of the moment."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from ludogite.games.catalog import GameEntry, find_game
from ludogite.services.home_facts import NewRecord, Trace, WaitingGame
from ludogite.ui import texts
from ludogite.ui.catalog import game_ui
from ludogite.ui.pages.home_values import HomeGame, HomeNews, HomeTrace, ResumeTicket
from ludogite.ui.texts.dates import moment
from ludogite.ui.texts.french import elided

translate = QCoreApplication.translate
LONG_AGO_DAYS = 3650
"""Past that a day does not matter, or did not read any more."""


class Ago(QObject):
    """Says how long ago something was; an object, because only ``tr`` of one is read with its plurals."""

    def say(self, then: str, now: datetime) -> str:
        """Say how long ago an ISO time is."""
        minutes = max(0, round((now - datetime.fromisoformat(then)).total_seconds() / 60))
        if minutes < 1:
            return self.tr("à l’instant")
        if minutes < 60:
            return self.tr("il y a %n minute(s)", "", minutes)
        if minutes < 24 * 60:
            return self.tr("il y a %n heure(s)", "", minutes // 60)
        days = minutes // (24 * 60)
        return self.tr("il y a longtemps") if days > LONG_AGO_DAYS else self.tr("il y a %n jour(s)", "", days)


def home_game(entry: GameEntry) -> HomeGame:
    """Show a game of the catalogue."""
    seats = translate("House", "{fewest} à {most} joueurs").format(fewest=entry.fewest, most=entry.most)
    return HomeGame(entry.id, game_ui(entry.id).name, seats, entry.minutes, entry.is_ready)


def trace(left: Trace) -> HomeTrace:
    """Write what the last game of a compartment has left."""
    points = QLocale().toString(left.score)
    spoken = translate("Household", "Dernière partie : {name}, {points}").format(name=left.name, points=points)
    if left.left:
        spoken = translate("Household", "{last} ; sur la table : {left}").format(last=spoken, left=" ".join(left.left.split()))
    return HomeTrace(left.ink, f"{left.name} {points}", spoken, left.left.upper())


def ticket(waiting: WaitingGame) -> ResumeTicket:
    """Write the ticket of a game that waits."""
    when = Ago().say(waiting.updated_at, datetime.now(UTC))
    if not waiting.is_readable:
        known = find_game(waiting.game) is not None
        title = translate("Household", "Cette partie ne se lit plus")
        return ResumeTicket(waiting.id, waiting.game if known else "", title, (), when, is_readable=False)
    title = game_ui(waiting.game).name
    if waiting.mover is not None:
        title = elided(translate("Household", "{game} : tour de {name}"), game=title, name=waiting.mover)
    return ResumeTicket(waiting.id, waiting.game, title, waiting.players, when)


def news(record: NewRecord) -> HomeNews:
    """Tell a new record."""
    sentence = translate("Household", "{day} : {name} tient le record de la maison à {game}, avec {score}.")
    day = QLocale().toString(moment(record.at).date(), "dddd").capitalize()
    return HomeNews(
        elided(sentence, day=day, name=record.name, game=game_ui(record.game).name, score=texts.scored(record.game, record.score))
    )
