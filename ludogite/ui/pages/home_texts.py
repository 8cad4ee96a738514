"""What the home page shows, in the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from ludogite.games.catalog import CATALOG, GameEntry, find_game
from ludogite.services.home_facts import HomeFacts, NewRecord, Trace, WaitingGame
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.ago import Ago
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_values import HomeGame, HomeNews, HomeProfile, HomeTrace, ResumeTicket
from ludogite.ui.texts.dates import moment
from ludogite.ui.texts.french import elided

translate = QCoreApplication.translate


def show_facts(home: HomePage, facts: HomeFacts, uis: GameUis) -> None:
    """Show the games of the box, and a family and what waits for it."""
    home.show_games([home_game(entry, uis) for entry in CATALOG])
    home.show_profiles([HomeProfile(*who) for who in facts.people])
    home.show_resume([ticket(waiting, uis) for waiting in facts.waiting], facts.waits)
    home.show_traces({left.game: trace(left) for left in facts.traces})
    home.show_evening(on=facts.evening)
    home.show_news(None if facts.record is None else news(facts.record, uis))


def home_game(entry: GameEntry, uis: GameUis) -> HomeGame:
    """Show a game of the catalogue."""
    seats = translate("House", "{fewest} à {most} joueurs").format(fewest=entry.fewest, most=entry.most)
    return HomeGame(entry.id, uis.name(entry.id), seats, entry.minutes, entry.is_ready, f"{entry.fewest}–{entry.most}")


def trace(left: Trace) -> HomeTrace:
    """Write what the last game of a compartment has left."""
    points = QLocale().toString(left.score)
    spoken = translate("Household", "Dernière partie : {name}, {points}").format(name=left.name, points=points)
    if left.left:
        spoken = translate("Household", "{last} ; sur la table : {left}").format(last=spoken, left=" ".join(left.left.split()))
    return HomeTrace(left.ink, f"{left.name} {points}", spoken, left.left.upper())


def ticket(waiting: WaitingGame, uis: GameUis) -> ResumeTicket:
    """Write the ticket of a game that waits."""
    when = Ago().say(waiting.updated_at)
    if not waiting.is_readable:
        known = find_game(waiting.game) is not None
        title = translate("Household", "Cette partie ne se lit plus")
        return ResumeTicket(waiting.id, waiting.game if known else "", title, (), when, is_readable=False)
    title = uis.name(waiting.game)
    if waiting.mover is not None:
        title = elided(translate("Household", "{game} : tour de {name}"), game=title, name=waiting.mover)
    return ResumeTicket(waiting.id, waiting.game, title, waiting.players, when)


def news(record: NewRecord, uis: GameUis) -> HomeNews:
    """Tell a new record."""
    sentence = translate("Household", "{day} : {name} tient le record de la maison à {game}, avec {score}.")
    day = QLocale().toString(moment(record.at).date(), "dddd").capitalize()
    game, score = uis.name(record.game), uis.texts(record.game).score(record.score)
    return HomeNews(elided(sentence, article=uis.article(record.game), day=day, name=record.name, game=game, score=score))


def evening_of_phones(address: str, code: str) -> HomeNews:
    """Say that the evening of the phones is open, and how to come."""
    said = translate("Household", "La soirée des téléphones est ouverte : {address}, code {code}")
    return HomeNews(said.format(address=address, code=code))
