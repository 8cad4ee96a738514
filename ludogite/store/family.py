"""Take a family along in one file, and bring it back: onto an empty machine, or into the family that is there.

What becomes of what both have:

* a person is the same without a question when both profiles were made at the same millisecond (one is a copy of the other);
  where only the names agree, the caller asks and says;
* a game is the same when game, header (with its code) and beginning agree. Whichever log went on longer is kept; where both went
  on differently, both are kept. So merging twice adds nothing;
* of two rulings on a word the newer wins;
* a setting that is set here stays, and an empty machine takes all of them; cards written on either side are all kept.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ludogite.core.codec import BIGGEST
from ludogite.core.rules import Refusal
from ludogite.store import backups
from ludogite.store.errors import translating
from ludogite.store.family_file import Family, KeptGame, KeptProfile, is_setting, is_sound_game, is_sound_profile, write_family
from ludogite.store.house_words import HouseWords
from ludogite.store.profiles import NAME_LONGEST, Profile, Profiles, clean_name
from ludogite.store.saves import SEAT_COLUMNS, LoadedGame, Mark, Saves, Status
from ludogite.store.settings import Settings, renumbered
from ludogite.store.text import is_text, match_key, visible_length

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from ludogite.store.connection import Connection
    from ludogite.store.settings import Json
    from ludogite.store.sqlite import Database

OF_THE_MACHINE = ("backup", "language", "theme", "text_scale", "reduced_motion", "sound", "sounds", "tries", "volume", "window")
"""Settings, or beginnings of their keys before a slash, that belong to a screen and its loudspeaker, not to a family."""

WRITTEN = "written/"
"""How the keys begin that hold what a family has written: lists, of which nothing may get lost."""


class Likeness(StrEnum):
    """How a profile of the file stands to ours."""

    NEW = "new"
    KNOWN = "known"
    NAMESAKE = "namesake"


@dataclass(frozen=True, slots=True)
class ProfileMatch:
    """A profile of the file and ours, if any; ``name`` is the free name that it gets if it is added as somebody else."""

    theirs: KeptProfile
    likeness: Likeness
    ours: Profile | None
    name: str


@dataclass(frozen=True, slots=True)
class Merged:
    """What bringing a family back did; ``backup`` is the copy made before (a file name), empty where there was nothing to copy."""

    profiles_added: int = 0
    profiles_known: int = 0
    games_added: int = 0
    games_continued: int = 0
    games_known: int = 0
    games_unreadable: int = 0
    words_taken: int = 0
    words_kept: int = 0
    settings_taken: int = 0
    backup: str = ""


class Families:
    """The whole family of one data file."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def is_empty(self) -> bool:
        """Tell whether nobody has played or decided anything here yet."""
        return self._connection.is_empty()

    def pack(self) -> bytes:
        """Return the file of the family as it stands; see ``packed`` for what stays behind."""
        return self.packed()[0]

    def packed(self) -> tuple[bytes, int]:
        """Return the file of the family, and the number of games that stay behind because they do not read any more."""
        with self._connection.writing():  # one instant for all tables
            profiles = self._packed_profiles()
            known = {profile.id for profile in profiles}
            numbers = [number for (number,) in self._connection.rows("SELECT id FROM games ORDER BY created_at, id")]
            saves = Saves(self._connection)
            games = [_kept(game, known) for game in map(saves.load, numbers) if game is not None]
            whole = [game for game in games if is_sound_game(game, known) and _can_be_written(game)]
            everything = Settings(self._connection).everything()
            settings = {key: value for key, value in everything.items() if _travels(key) and is_setting(key, value)}
            words = HouseWords(self._connection).listed()
        return write_family(profiles, whole, words, settings), len(games) - len(whole)

    def _packed_profiles(self) -> list[KeptProfile]:
        """Read all profiles, mended where they do not read: a file takes only what is sound, and nobody shall stay behind."""
        pins = {number: pin for number, pin in self._connection.rows("SELECT id, pin FROM profiles") if is_text(pin)}
        people = Profiles(self._connection)
        both = sorted((*people.everyone(), *people.everyone(archived=True)), key=lambda one: one.id)
        used: set[str] = set()
        found = []
        for place, one in enumerate(both):
            number = one.id if 0 <= one.id <= BIGGEST else BIGGEST - place  # a damaged one, which no file can hold
            name = clean_name(one.name)
            name = "\N{REPLACEMENT CHARACTER}" if isinstance(name, Refusal) else name
            name = _free_name(name, used) if match_key(name) in used else name
            used.add(match_key(name))
            kept = KeptProfile(
                number, name, one.ink, one.symbol, one.birth_year, pins.get(one.id), one.vocabulary, one.coach, one.created_at,
                one.archived, one.tutor,
            )  # fmt: skip
            found.append(kept if is_sound_profile(kept) else replace(kept, pin=None))
        return found

    def matches(self, family: Family) -> tuple[ProfileMatch, ...]:
        """Compare the profiles of a file with ours, in the order of the file."""
        profiles = Profiles(self._connection)
        ours = (*profiles.everyone(), *profiles.everyone(archived=True))
        made = Counter(one.created_at for one in family.profiles)
        here = Counter(one.created_at for one in ours)
        copies = {one.created_at: one for one in ours if here[one.created_at] == made[one.created_at] == 1}
        twins = {(one.created_at, match_key(one.name)): one for one in ours}
        known: dict[int, Profile] = {}
        for one in family.profiles:
            same = twins.get((one.created_at, match_key(one.name))) or copies.get(one.created_at)
            if same is not None:
                known[one.id] = same
        taken = {one.id for one in known.values()}
        names = {match_key(one.name): one for one in ours}
        used = {*names, *(match_key(one.name) for one in family.profiles)}
        found = []
        for one in family.profiles:
            namesake = names.get(match_key(one.name))
            free = one.name if namesake is None else _free_name(one.name, used)
            used.add(match_key(free))
            if one.id in known:
                found.append(ProfileMatch(one, Likeness.KNOWN, known[one.id], free))
            elif namesake is not None and namesake.id not in taken:
                found.append(ProfileMatch(one, Likeness.NAMESAKE, namesake, free))
            else:
                found.append(ProfileMatch(one, Likeness.NEW, None, free))
        return tuple(found)

    def merge(self, family: Family, *, others: Iterable[int] = ()) -> Merged:
        """Add a file's family to ours, all of it or nothing, after a copy of the data file; raise ``StoreError``.

        ``others``: the numbers (in the file) of namesakes who are other persons than ours; they get a name of their own.
        """
        backup = self._back_up()
        apart = frozenset(others)
        with self._connection.writing() as db:
            was_empty = self.is_empty()
            matches = self.matches(family)
            ours = {match.theirs.id: match.ours.id for match in matches if match.ours is not None and not _is_new(match, apart)}
            people = ours | {match.theirs.id: _add(db, match) for match in matches if _is_new(match, apart)}
            told = Counter(self._take_whole_game(game, people) for game in family.games)
            words = HouseWords(self._connection).merge(family.words)
            settings = self._take_settings(family.settings, people, over=was_empty)
        return Merged(
            len(matches) - len(ours), len(ours), told["added"], told["continued"], told["known"],
            family.unreadable + told["unreadable"],
            words.taken, words.kept, settings, backup,
        )  # fmt: skip

    def _back_up(self) -> str:
        """Copy the data file before anything changes; nothing to copy in memory or on an empty machine."""
        file = self._connection.file
        with translating(file):
            if self.is_empty() or not file.exists():
                return ""
            return backups.back_up(self._connection.db.conn, file, self._connection.now()).name

    def _take_whole_game(self, game: KeptGame, people: Mapping[int, int]) -> str:
        """Take a game as ``_take_game`` does; one that the tables refuse costs nobody the others: ``unreadable``."""
        from sqlite3 import IntegrityError  # noqa: PLC0415 - only once the store is used

        try:
            with self._connection.writing() as db:
                return self._take_game(db, game, people)
        except IntegrityError:
            return "unreadable"

    def _take_game(self, db: Database, game: KeptGame, people: Mapping[int, int]) -> str:
        """Add a game, go on with ours, or leave it as it is: ``added``, ``continued``, ``known``."""
        ours = self._connection.rows(
            "SELECT id, status FROM games WHERE game = ? AND header = ? AND created_at = ? ORDER BY id", game.identity
        )
        goes_on = None
        for number, status in ours:
            log = self._connection.rows("SELECT seat, command, at_ms FROM plies WHERE game_id = ? ORDER BY n", (number,))
            shared = min(len(log), len(game.plies))
            if tuple(log[:shared]) != game.plies[:shared]:
                continue
            is_over = game.status is Status.FINISHED and status != Status.FINISHED
            if len(log) > len(game.plies) or (len(log) == len(game.plies) and not is_over):
                return "known"
            goes_on = number
        _write_game(db, game, people, goes_on)
        return "added" if goes_on is None else "continued"

    def _take_settings(self, theirs: Mapping[str, Json], people: Mapping[int, int], *, over: bool) -> int:
        settings = Settings(self._connection)
        ours = settings.everything()
        named = {_about(key, people): renumbered(value, people.get) for key, value in theirs.items() if _travels(key)}
        taken = {key: value for key, value in named.items() if key and (over or key not in ours)}
        taken |= {key: joined for key in ours.keys() & named if (joined := _joined(key, ours[key], named[key])) != ours[key]}
        for key, value in taken.items():
            settings.set(key, value)
        return len(taken)


PROFILE_COLUMNS = "id, name, ink, symbol, birth_year, pin, vocabulary, coach, created_at, archived, tutor"


def _can_be_written(game: KeptGame) -> bool:
    """Tell whether all texts of a game are texts, and its numbers numbers."""
    texts = (game.game, game.header, *(ply[1] for ply in game.plies), *(row[3] for row in game.results))
    rows = (*((seat, at_ms) for seat, _, at_ms in game.plies), *(row[:3] for row in game.results))
    return all(map(is_text, texts)) and all(isinstance(number, int) for row in rows for number in row)


def _kept(loaded: LoadedGame, known: Container[int]) -> KeptGame:
    """Make a game ready to travel; a seat of nobody who travels becomes a guest's."""
    game = loaded.game
    seats = tuple(seat if seat.profile_id in known else replace(seat, profile_id=None) for seat in game.seats)
    return KeptGame(
        game.game, game.variant, game.header, game.status, game.created_at, game.updated_at,
        tuple(mark for mark in Mark if mark in game.marks), game.in_records, seats,
        tuple((ply.seat, ply.command, ply.at_ms) for ply in loaded.plies),
        tuple((row.seat, row.place, row.score, row.sheet) for row in loaded.results),
    )  # fmt: skip


def _is_new(match: ProfileMatch, others: frozenset[int]) -> bool:
    """Tell whether a profile of the file is nobody of ours."""
    return match.likeness is Likeness.NEW or (match.likeness is Likeness.NAMESAKE and match.theirs.id in others)


def _add(db: Database, match: ProfileMatch) -> int:
    """Add a profile of the file under its free name, and return its number here."""
    theirs = match.theirs
    row = {column: getattr(theirs, column) for column in PROFILE_COLUMNS.split(", ") if column != "id"}
    row |= {name: int(row[name]) for name in ("coach", "archived", "tutor")}
    row |= {"name": match.name, "name_key": match_key(match.name)}
    return db.insert("profiles", row)


def _write_game(db: Database, game: KeptGame, people: Mapping[int, int], number: int | None) -> None:
    """Write a game as it is, in the place of ours if a number is given."""
    row: dict[str, Any] = {
        "game": game.game, "variant": game.variant, "header": game.header, "status": game.status.value, "seats": len(game.seats),
        "created_at": game.created_at, "updated_at": game.updated_at, "in_records": int(game.in_records),
        **{mark.value: int(mark in game.marks) for mark in Mark},
    }  # fmt: skip
    if number is None:
        number = db.insert("games", row)
    else:
        db.update("games", number, row)
        for table in ("results", "plies", "seats"):
            db.execute(f"DELETE FROM {table} WHERE game_id = ?", (number,))  # noqa: S608 - our own names
    columns = SEAT_COLUMNS.split(", ")
    seats = [replace(seat, profile_id=people.get(seat.profile_id) if seat.profile_id is not None else None) for seat in game.seats]
    places = ", ".join("?" * (len(columns) + 1))
    db.conn.executemany(
        f"INSERT INTO seats (game_id, {SEAT_COLUMNS}) VALUES ({places})",  # noqa: S608 - constants
        [(number, *(getattr(seat, column) for column in columns)) for seat in seats],
    )
    db.conn.executemany(
        "INSERT INTO plies (game_id, n, seat, command, at_ms) VALUES (?, ?, ?, ?, ?)",
        [(number, n, *ply) for n, ply in enumerate(game.plies)],
    )
    db.conn.executemany(
        "INSERT INTO results (game_id, seat, place, score, sheet) VALUES (?, ?, ?, ?, ?)", [(number, *row) for row in game.results]
    )


def _travels(key: str) -> bool:
    return key.partition("/")[0] not in OF_THE_MACHINE


def _joined(key: str, ours: Json, theirs: Json) -> Json:
    """Add what the other family has written to what ours has (lists of cards), each once; any other setting stays ours."""
    if not key.startswith(WRITTEN) or not isinstance(ours, list) or not isinstance(theirs, list):
        return ours
    return [*ours, *(one for one in theirs if one not in ours)]


def _about(key: str, people: Mapping[int, int]) -> str:
    """Name whom a setting is about ("buzzer/3") by the number here; empty for somebody unknown."""
    name, _, number = key.rpartition("/")
    if not name or re.fullmatch("[0-9]{1,18}", number) is None:
        return key
    return f"{name}/{people[int(number)]}" if int(number) in people else ""


def _free_name(name: str, used: set[str]) -> str:
    """Return the name with the first number that makes it free, cut where it would grow too long."""
    number = 2
    while True:
        end = f" {number}"
        stem = name
        while visible_length(stem + end) > NAME_LONGEST:
            stem = stem[:-1].rstrip()
        if match_key(stem + end) not in used:
            return stem + end
        number += 1
