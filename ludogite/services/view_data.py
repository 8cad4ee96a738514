"""What the store knows, as home, new-game and game-over pages want it shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, asdict, fields
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from ludogite.core.clock import VirtualClock
from ludogite.core.codec import CodecError, decode
from ludogite.core.gamecode import fingerprint
from ludogite.core.log import LogError, Option
from ludogite.games.catalog import CATALOG
from ludogite.games.des_themes.state import BY_LOT
from ludogite.games.game import Reader, ResourceError
from ludogite.services.dates import moment
from ludogite.services.key_bindings import buzzer, keep_buzzer
from ludogite.services.match import Finished, Match, saved_to_loaded
from ludogite.store.database import Store
from ludogite.store.saves import Mark, SavedGame
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui import texts
from ludogite.ui.pages.game_over import GameOverData, Player, RecordBeaten
from ludogite.ui.pages.home import HomeNews, HomeProfile, ResumeTicket
from ludogite.ui.pages.setup import (
    GameChoice,
    NewGame,
    NewGameData,
    ProfileChoice,
    Remembered,
    SeatChoice,
    inked,
    seats_with_choices,
    with_seats_choices,
)

translate = QCoreApplication.translate
NEWS_DAYS = 7
SEAT = {one.name: one.default for one in fields(SeatChoice) if one.default is not MISSING}
"""What a seat has that was kept before it could be chosen."""


def wins(store: Store, profile_id: int) -> int:
    """Count the games a profile has won, of all kinds."""
    return sum(tally.won for tally in store.scores.tallies(profile_id))


def profiles(store: Store) -> tuple[HomeProfile, ...]:
    """List the people of the house."""
    return tuple(HomeProfile(one.id, one.name, one.ink, wins(store, one.id)) for one in store.profiles.everyone())


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
        return self.tr("il y a %n jour(s)", "", minutes // (24 * 60))


def ticket(store: Store, saved: SavedGame, read: Reader) -> ResumeTicket | None:
    """Describe a game that waits; None for one that cannot be read."""
    whole = store.saves.load(saved.id)
    if whole is None:
        return None
    try:
        loaded = saved_to_loaded(whole)
        session = loaded.session(read, VirtualClock(loaded.entries[-1].at_ms if loaded.entries else 0))
    except (LogError, ResourceError):
        return None
    standing = loaded.game.standing
    points = standing(session.view(None)) if standing is not None else (0,) * len(saved.seats)
    title = texts.Texts().game_name(saved.game)
    mover = next((asked.request.seat for asked in session.requests() if asked.request.seat >= 0), None)
    if mover is not None:
        template = translate("Household", "{game} : tour de {name}")
        title = template.format(game=title, name=saved.seats[mover].name)
    players = tuple((seat.ink, seat.name, points[seat.seat]) for seat in saved.seats)
    return ResumeTicket(saved.id, saved.game, title, players, Ago().say(saved.updated_at, datetime.now(UTC)))


def tickets(store: Store, read: Reader) -> tuple[ResumeTicket, ...]:
    """Describe the games that wait, last played first."""
    found = (ticket(store, saved, read) for saved in store.saves.unfinished(limit=8))
    return tuple(one for one in found if one is not None)


def news(store: Store) -> HomeNews | None:
    """Tell the latest record of the last days, if there was one and it beat another."""
    best = None
    for kind in store.scores.kinds():
        top = store.scores.records(kind.game, kind.variant, kind.seats, limit=2)
        if len(top) == 2 and top[0].score > top[1].score and (best is None or top[0].at > best[0].at):
            best = (top[0], kind)
    if best is None:
        return None
    record, kind = best
    if (datetime.now(UTC) - datetime.fromisoformat(record.at)).days >= NEWS_DAYS:
        return None
    sentence = translate("Household", "{day} : {name} tient le record de la maison au jeu {game}, avec {score} points.")
    day = QLocale().toString(moment(record.at).date(), "dddd").capitalize()
    return HomeNews(sentence.format(day=day, name=record.name, game=texts.Texts().game_name(kind.game), score=record.score))


# ---- a new game --------------------------------------------------------------------------------------------------------


def _remembered(store: Store, game_id: str) -> Remembered | None:
    """Read how a game was last agreed; None when it never was, or what is kept does not read any more."""
    kept = store.settings.get(f"agreed/{game_id}")
    try:
        seats = kept.get("seats") if isinstance(kept, dict) else None
        if isinstance(kept, dict) and isinstance(seats, list):
            kept = {**kept, "seats": [{**SEAT, **seat} if isinstance(seat, dict) else seat for seat in seats]}
        remembered: Remembered = decode(Remembered, kept)
    except CodecError:
        return None
    return remembered


def new_game_data(store: Store, game_id: str) -> NewGameData:
    """Gather what the new-game page offers."""
    choices = tuple(GameChoice(entry, entry.load() if entry.is_ready else None) for entry in CATALOG)
    people = store.profiles.everyone()
    tallies = {one.id: store.scores.tallies(one.id) for one in people}
    family = tuple(
        ProfileChoice(
            one.id,
            one.name,
            one.ink,
            sum(tally.won for tally in tallies[one.id]),
            buzzer(store, one.id),
            frozenset(tally.game for tally in tallies[one.id]),
        )
        for one in people
    )
    known = {entry.id: _remembered(store, entry.id) for entry in CATALOG if entry.is_ready}
    remembered: Mapping[str, Remembered] = {name: value for name, value in known.items() if value is not None}
    return NewGameData(choices, family, remembered, game_id)


def learner(store: Store, game_id: str) -> str:
    """Name the person who plays a lesson: who sat first at the last game of this kind, else the only one of the house, else ''."""
    known = _remembered(store, game_id)
    person = next((seat.name for seat in known.seats if seat.level is None), "") if known is not None else ""
    family = store.profiles.everyone()
    return person or (family[0].name if len(family) == 1 else "")


def remember(store: Store, agreed: NewGame) -> None:
    """Keep how a game was agreed, for the next time, and the keys that people wish for; raises StoreError."""
    kept = Remembered(agreed.options, agreed.seats, agreed.coach)
    value = {
        "options": [list(pair) for pair in kept.options],
        "seats": [asdict(seat) for seat in kept.seats],
        "coach": kept.coach,
    }
    store.settings.set(f"agreed/{agreed.game_id}", json.loads(json.dumps(value)))
    for seat in agreed.seats:
        if seat.profile_id is not None and seat.key and seat.key != buzzer(store, seat.profile_id):
            keep_buzzer(store, seat.profile_id, seat.key)


def agreed_options(store: Store, agreed: NewGame) -> dict[str, Option]:
    """Give the options of a new game; Dés à thèmes begins with the youngest, where all birth years are known."""
    options = dict(agreed.options)
    if agreed.game_id != "des_themes":
        return options
    options["starter"] = BY_LOT  # a revanche brings the starter of the game before
    years: dict[int, int] = {}
    for place, seat in enumerate(agreed.seats):
        profile = store.profiles.get(seat.profile_id) if seat.profile_id is not None else None
        if profile is not None and profile.birth_year is not None:
            years[place] = profile.birth_year
    youngest = [place for place, year in years.items() if year == max(years.values())]
    if len(youngest) == 1 and len(years) == sum(seat.level is None for seat in agreed.seats):
        options["starter"] = youngest[0]
    return options


def saved_seats(agreed: NewGame) -> tuple[SavedSeat, ...]:
    """Seat everybody: computer players are named, and numbered when there are several."""
    computers = sum(seat.level is not None for seat in agreed.seats)
    number, seats = 0, []
    for place, seat in enumerate(agreed.seats):
        name = seat.name
        if seat.level is not None:
            number += 1
            name = translate("Household", "Ordinateur")
            name = f"{name} {number}" if computers > 1 else name
        vocabulary = seat.vocabulary if seat.level is not None else None
        seats.append(SavedSeat(place, name, seat.ink, None, seat.profile_id, seat.level, vocabulary=vocabulary))
    return tuple(seats)


def wants_coach(store: Store, agreed: NewGame) -> bool:
    """Tell whether somebody at the table has asked for the coach in his profile."""
    known = (store.profiles.get(seat.profile_id) for seat in agreed.seats if seat.profile_id is not None)
    return any(profile.coach for profile in known if profile is not None)


def tutored(store: Store, saved: SavedGame) -> frozenset[int]:
    """List the seats of people who have asked in their profile to be asked before a costly choice."""
    known = {seat.seat: store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None}
    return frozenset(seat for seat, profile in known.items() if profile is not None and profile.tutor)


def revanche(saved: SavedGame, options: tuple[tuple[str, str | int | bool], ...]) -> NewGame:
    """Agree on the same game again: the seats move on by one with all that belongs to them, who was replaced sits down again."""
    levels = [None if seat.left_at_ply is not None else seat.level for seat in saved.seats]
    seats = seats_with_choices(
        dict(options),
        [
            SeatChoice(seat.profile_id, seat.name, seat.ink, level, seat.vocabulary)
            for seat, level in zip(saved.seats, levels, strict=True)
        ],
    )
    moved = inked((*seats[1:], seats[0]))
    return NewGame(
        saved.game, with_seats_choices(options, moved), moved, None, Mark.ASSISTED in saved.marks, Mark.HAND_DICE in saved.marks
    )


# ---- the end of a game -------------------------------------------------------------------------------------------------


def _beaten(store: Store, saved: SavedGame) -> tuple[RecordBeaten, ...]:
    """List the record that a finished game made, if it did: its best score is better than all others of its kind."""
    best = store.scores.records(saved.game, saved.variant, len(saved.seats), limit=len(saved.seats) + 1)
    if not best or best[0].game_id != saved.id:
        return ()
    before = next((record.score for record in best if record.game_id != saved.id), None)
    return () if before == best[0].score else (RecordBeaten(best[0].name, best[0].score, before),)


def game_over(store: Store, match: Match, finished: Finished) -> GameOverData:
    """Gather what the last page of a game shows."""
    saved, code = finished.saved, match.header.code
    secret = not match.header.hand
    return GameOverData(
        game_id=match.header.game,
        players=tuple(Player(info.name, info.ink, info.level) for info in match.table.seats),
        outcome=finished.outcome,
        records=() if saved is None else _beaten(store, saved),
        marks=tuple(sorted(mark.value for mark in match.saved.marks)),
        counts=saved is not None and saved.in_records,
        code=code if secret else "",
        fingerprint=fingerprint(code) if secret else "",
    )
