"""How games were agreed in this family, and what becomes of an agreement: the seats and options of a game in the store."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, asdict, fields
from datetime import UTC, datetime
from functools import cache

from ludogite.core.codec import CodecError, decode
from ludogite.core.log import Option
from ludogite.games.catalog import CATALOG, find_game, load_game
from ludogite.games.game import Game, Role
from ludogite.services.characters import characters
from ludogite.services.handicap import usual_scores
from ludogite.services.key_bindings import buzzer, keep_buzzer
from ludogite.services.new_game import (
    GameChoice,
    GameDraft,
    GameSetup,
    NewGameData,
    ProfileChoice,
    Remembered,
    SeatChoice,
    inked,
    seats_with_choices,
    with_seats_choices,
    youngest,
)
from ludogite.services.portraits import face_of
from ludogite.store.database import Store
from ludogite.store.errors import StoreError
from ludogite.store.saves import Mark, SavedGame
from ludogite.store.saves import SeatInfo as SavedSeat

CHILD, CHILDS_FLOOR_S, LONGEST_FLOOR_S = 10, 15, 60
"""Up to this age somebody has longer to speak; and the longest that anybody may have, in seconds."""
BIG_CHILD = 13
"""Up to this age somebody knows the words of every day."""
SEAT = {one.name: one.default for one in fields(SeatChoice) if one.default is not MISSING}
"""What a seat has that was kept before it could be chosen."""


def _remembered(store: Store, game_id: str) -> Remembered | None:
    """Read how a game was last agreed; None when it never was, or what is kept does not read any more."""
    kept = store.settings.get(f"agreed/{game_id}")
    try:
        seats = kept.get("seats") if isinstance(kept, dict) else None
        if isinstance(kept, dict) and isinstance(seats, list):
            kept = {"own_word": False, **kept, "seats": [{**SEAT, **seat} if isinstance(seat, dict) else seat for seat in seats]}
        remembered: Remembered = decode(Remembered, kept)
    except CodecError:
        return None
    return remembered


def family(store: Store) -> tuple[ProfileChoice, ...]:
    """List who of the house may sit down."""
    people = store.profiles.everyone()
    tallies = {one.id: store.scores.tallies(one.id) for one in people}
    return tuple(
        ProfileChoice(
            one.id,
            one.name,
            one.ink,
            sum(tally.won for tally in tallies[one.id]),
            buzzer(store, one.id),
            frozenset(tally.game for tally in tallies[one.id]),
            face_of(store, one.id, one.name, one.ink),
            one.birth_year,
            one.coach,
        )
        for one in people
    )


def new_game_data(store: Store, game_id: str) -> NewGameData:
    """Gather what the new-game page offers."""
    choices = tuple(GameChoice.of(entry) for entry in CATALOG)
    people = family(store)
    known = {entry.id: _remembered(store, entry.id) for entry in CATALOG if entry.is_ready}
    remembered: Mapping[str, Remembered] = {name: value for name, value in known.items() if value is not None}

    @cache
    def usual(game: Game, options: tuple[tuple[str, Option], ...], profile_id: int, seats: int) -> tuple[int, ...]:
        with suppress(StoreError):
            return usual_scores(store.scores, game, dict(options), profile_id, seats)
        return ()

    return NewGameData(choices, people, remembered, game_id, usual, frozenset(store.scores.finished()))


def learner(store: Store, game_id: str) -> str:
    """Name the person who plays a lesson: who sat first at the last game of this kind, else the only one of the house, else ''."""
    known = _remembered(store, game_id)
    seats = known.seats if known is not None else ()
    person = next((seat.name for seat in seats if seat.profile_id is not None), "")
    family = store.profiles.everyone()
    return person or (family[0].name if len(family) == 1 else "")


def remember(store: Store, setup: GameSetup) -> None:
    """Keep how a game was agreed, for the next time, and the keys that people wish for; raises StoreError."""
    value = {
        "options": [list(pair) for pair in setup.options],
        "seats": [asdict(seat) for seat in setup.seats],
        "coach": setup.coach,
        "own_word": setup.own_word,
    }
    store.settings.set(f"agreed/{setup.game_id}", json.loads(json.dumps(value)))
    for seat in setup.seats:
        if seat.profile_id is not None and seat.key and seat.key != buzzer(store, seat.profile_id):
            keep_buzzer(store, seat.profile_id, seat.key)


def is_child(store: Store, profile_id: int | None, year: int) -> bool:
    """Tell whether somebody is a child in this year; nobody is whose year of birth is not known."""
    profile = store.profiles.get(profile_id) if profile_id is not None else None
    return profile is not None and profile.birth_year is not None and year - profile.birth_year <= CHILD


def usual_vocabulary(birth_year: int | None, year: int) -> str:
    """Give the vocabulary that goes with an age in this year; one who does not tell it knows as many words as most."""
    age = BIG_CHILD + 1 if birth_year is None else year - birth_year
    return "enfant" if age <= CHILD else "courant" if age <= BIG_CHILD else "large"


def speaking_time(store: Store, profile_id: int | None, year: int) -> int:
    """Give the seconds that somebody has for a word at least: what is kept with the profile, 15 for a child; 0 as the others."""
    profile = store.profiles.get(profile_id) if profile_id is not None else None
    if profile is None:
        return 0
    kept = kept_floor(store, profile.id)
    return kept if kept is not None else CHILDS_FLOOR_S if is_child(store, profile.id, year) else 0


def kept_floor(store: Store, profile_id: int) -> int | None:
    """Give the seconds that somebody has for a word, as kept with the profile; None where it goes by the age."""
    kept = store.settings.get(f"floor/{profile_id}")
    return kept if isinstance(kept, int) and not isinstance(kept, bool) and 0 <= kept <= LONGEST_FLOOR_S else None


def keep_floor(store: Store, profile_id: int, seconds: int | None) -> None:
    """Keep the seconds that somebody has for a word, or (None) let them go by the age; raises StoreError."""
    if seconds is not None:
        store.settings.set(f"floor/{profile_id}", seconds)
    elif kept_floor(store, profile_id) is not None:
        store.settings.forget(f"floor/{profile_id}")


def agreed_options(store: Store, setup: GameSetup) -> dict[str, Option]:
    """Give the options of a new game; where the game says who begins, the youngest does if all birth years are known."""
    options, game = dict(setup.options), load_game(setup.game_id)
    if (speaking := game.unlisted_for(Role.SPEAKING_TIME)) is not None:
        floors = [speaking_time(store, seat.profile_id, datetime.now(UTC).year) for seat in setup.seats]
        if any(floors) or speaking.name in options:
            options[speaking.name] = speaking.written(floors)
    if (starter := game.option(Role.STARTER)) is not None:
        profiles = (store.profiles.get(seat.profile_id) for seat in setup.seats if seat.profile_id is not None)
        place = youngest(setup.seats, {profile.id: profile.birth_year for profile in profiles if profile is not None})
        options[starter.name] = getattr(game.options(), starter.name) if place is None else place  # not that of the game before
    return options


def saved_seats(setup: GameSetup) -> tuple[SavedSeat, ...]:
    """Seat everybody; computer players get the names of their characters."""
    people = (seat.name for seat in setup.seats if seat.level is None)
    named = characters([seat.level for seat in setup.seats], people)
    return tuple(
        SavedSeat(
            place, name or seat.name, seat.ink, None, seat.profile_id, seat.level,
            vocabulary=seat.vocabulary if seat.level is not None else None,
        )
        for place, (seat, name) in enumerate(zip(setup.seats, named, strict=True))
    )  # fmt: skip


def wants_coach(store: Store, setup: GameSetup) -> bool:
    """Tell whether somebody at the table has asked for the coach in his profile."""
    known = (store.profiles.get(seat.profile_id) for seat in setup.seats if seat.profile_id is not None)
    return any(profile.coach for profile in known if profile is not None)


def still_wants_coach(store: Store, saved: SavedGame) -> bool:
    """Tell whether the coach goes on in a game taken up again: he was there, and somebody has asked for him in the profile."""
    known = (store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None)
    return Mark.ASSISTED in saved.marks and any(profile.coach for profile in known if profile is not None)


def tutored(store: Store, saved: SavedGame) -> frozenset[int]:
    """List the seats of people who have asked in their profile to be asked before a costly choice."""
    known = {seat.seat: store.profiles.get(seat.profile_id) for seat in saved.seats if seat.profile_id is not None}
    return frozenset(seat for seat, profile in known.items() if profile is not None and profile.tutor)


def revanche(
    saved: SavedGame,
    options: tuple[tuple[str, str | int | bool], ...],
    *,
    own_word: bool = False,
    phones: bool = False,
    joining: Sequence[str] = (),
    house: Sequence[ProfileChoice] = (),
) -> GameSetup:
    """Agree on the same game again: the seats move on by one with all that belongs to them, who was replaced sits down again.

    ``own_word``: the table gave a word, and gives another one now. ``phones`` are invited. ``joining`` (names) sit down last, of
    the ``house`` or as guests, while there is room.
    """
    levels = [None if seat.left_at_ply is not None else seat.level for seat in saved.seats]
    game = load_game(saved.game)
    seats = seats_with_choices(
        game,
        dict(options),
        [
            SeatChoice(seat.profile_id, seat.name, seat.ink, level, seat.vocabulary)
            for seat, level in zip(saved.seats, levels, strict=True)
        ],
    )
    moved = _joined(saved.game, game, options, inked((*seats[1:], seats[0])), joining, house)
    coach, hand = Mark.ASSISTED in saved.marks, Mark.HAND_DICE in saved.marks
    return GameSetup(saved.game, with_seats_choices(game, options, moved), moved, None, coach, hand, own_word, phones)


def _joined(
    game_id: str,
    game: Game,
    options: tuple[tuple[str, Option], ...],
    seats: tuple[SeatChoice, ...],
    names: Sequence[str],
    house: Sequence[ProfileChoice],
) -> tuple[SeatChoice, ...]:
    """Seat those of the names who do not sit there, while there is room."""
    entry = find_game(game_id)
    if entry is None:
        return seats
    draft = GameDraft(entry, game, options, seats)
    for name in names:
        if name not in {seat.name for seat in draft.seats}:
            draft = draft.with_person(name, house)
    return draft.seats
