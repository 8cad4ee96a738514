"""A family carried from machine to machine: both ways, twice, with namesakes, games in hand, and files that are none."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.log import entry_to_json, header_to_json
from ludogite.core.rules import Refusal
from ludogite.games.setup import load
from ludogite.store import (
    Family,
    Likeness,
    Merged,
    NewGame,
    NewProfile,
    Ply,
    Profile,
    ResultRow,
    SeatInfo,
    Status,
    Store,
    StoreError,
    backups,
    files,
    open_in_memory,
    open_store,
    read_family,
)
from ludogite.words.reasons import Verdict
from tests.ui.family import READ, played, yahtzee

LONG = 10_000


@dataclass
class Machine:
    """A computer with a family on it; its clock moves a second at each reading."""

    folder: Path
    at: datetime
    store: Store = field(init=False)
    people: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.store = open_store(self.folder, now=self.now).store

    def now(self) -> str:
        self.at += timedelta(seconds=1)
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def add(self, *names: str) -> None:
        for name in names:
            made = self.store.profiles.add(NewProfile(name, 3, vocabulary="courant"))
            assert isinstance(made, Profile)
            self.people[name] = made.id

    def begin(self, number: int, *names: str) -> int:
        """Begin a game of the numbered series, without any command yet."""
        session, game = played(number, len(names)), yahtzee()
        seats = tuple(SeatInfo(n, name, 3, profile_id=self.people.get(name)) for n, name in enumerate(names))
        key = game.record_key(game.read_options({"manches": 1}))
        return self.store.saves.create(NewGame(game.id, key, json.dumps(header_to_json(session.header)), seats))

    def play_on(self, game_id: int, number: int, to: int = LONG) -> None:
        """Add the commands of the series' game, up to the one of this number; finish it at its end."""
        saved = self.store.saves.load(game_id)
        assert saved is not None
        session, begun = played(number, len(saved.game.seats)), saved.game.plies
        codec = yahtzee().codec
        plies = [
            Ply(begun + n, entry.seat, json.dumps(entry_to_json(entry, codec)["command"]), entry.at_ms)
            for n, entry in enumerate(session.entries[begun:to])
        ]
        self.store.saves.append(game_id, plies)
        if begun + len(plies) == len(session.entries):
            outcome = session.outcome()
            assert outcome is not None
            both = enumerate(zip(outcome.places, outcome.scores, strict=True))
            self.store.saves.finish(game_id, [ResultRow(seat, place, score) for seat, (place, score) in both])

    def play(self, number: int, *names: str) -> int:
        game_id = self.begin(number, *names)
        self.play_on(game_id, number)
        return game_id

    def spoil(self, sql: str) -> None:
        """Let the data be what no program of ours writes."""
        with self.store._connection.writing() as db:
            db.conn.execute("PRAGMA defer_foreign_keys = ON")
            db.conn.execute(sql)

    def packed(self) -> Family:
        found = read_family(self.store.family.pack())
        assert isinstance(found, Family)
        return found

    def names(self) -> list[str]:
        return [one.name for one in self.store.profiles.everyone()]

    def dump(self) -> dict[str, list[tuple[Any, ...]]]:
        """Return everything that is in the data file."""
        tables = ("profiles", "games", "seats", "plies", "results", "settings", "words")
        return {
            table: self.store._connection.rows(f"SELECT * FROM {table} ORDER BY 1, 2")  # noqa: S608 - constants
            for table in tables
        }


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Callable[[str], Machine]]:
    with ExitStack() as opened:
        made: list[Machine] = []

        def make(name: str) -> Machine:
            made.append(Machine(tmp_path / name, datetime(2026, 11, 20, 8 + len(made), tzinfo=UTC)))
            opened.callback(made[-1].store.close)
            return made[-1]

        yield make


@pytest.fixture
def home(machine: Callable[[str], Machine]) -> Machine:
    """A family with two finished games, one in hand, rulings, a PIN, settings and somebody put away."""
    made = machine("home")
    made.add("Léa", "Papi", "Tonton")
    made.store.profiles.set_pin(made.people["Léa"], "2468")
    made.play(0, "Léa", "Papi")
    made.play(1, "Papi", "Léa")
    made.play_on(made.begin(2, "Léa", "Papi"), 2, to=30)
    made.store.profiles.archive(made.people["Tonton"])
    made.store.house_words.rule("PAPOTIN", Verdict.ACCEPT, who="Papi")
    made.store.settings.set("theme", "soiree")
    made.store.settings.set("pace_ms", 1200)
    made.store.settings.set("agreed/yahtzee", {"options": [], "seats": [{"profile_id": made.people["Papi"], "name": "Papi"}]})
    return made


def test_an_empty_machine_becomes_the_same_family(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.store.settings.set("theme", "contraste")
    away.store.settings.set("pace_ms", 600)
    assert away.store.family.is_empty()
    merged = away.store.family.merge(home.packed())
    assert merged == Merged(profiles_added=3, games_added=3, words_taken=1, settings_taken=2)
    ours, theirs = home.dump(), away.dump()
    for table in ("profiles", "words", "plies", "results", "seats"):
        assert theirs[table] == ours[table]
    assert [row[1:] for row in theirs["games"]] == [row[1:] for row in ours["games"]]
    assert away.store.settings.get("theme") == "contraste"  # it belongs to the screen
    assert away.store.settings.get("pace_ms") == 1200
    assert away.store.profiles.opens(1, "2468")
    assert not away.store.profiles.opens(1, "1357")
    assert list((away.folder).glob("backups/*")) == []  # there was nothing to copy
    assert away.packed() == home.packed()


def test_merging_twice_adds_nothing(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.store.family.merge(home.packed())
    before = away.dump()
    assert all(match.likeness is Likeness.KNOWN for match in away.store.family.matches(home.packed()))
    merged = away.store.family.merge(home.packed())
    assert merged == Merged(profiles_known=3, games_known=3, words_kept=1, backup=merged.backup)
    assert away.dump() == before
    (copy,) = backups.backups(away.store.file)
    assert copy.name == merged.backup
    assert backups.is_good(copy)


def test_an_unfinished_game_goes_on_elsewhere_and_comes_back(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.store.family.merge(home.packed())
    (waiting,) = away.store.saves.unfinished(limit=5)
    loaded = away.store.saves.load(waiting.id)
    assert loaded is not None
    entries = [{"seat": ply.seat, "at_ms": ply.at_ms, "command": json.loads(ply.command)} for ply in loaded.plies]
    session = load(json.loads(waiting.header), entries).session(READ, VirtualClock(loaded.plies[-1].at_ms))
    assert session.requests()  # somebody is asked: it can be played on
    away.play_on(waiting.id, 2)
    merged = home.store.family.merge(away.packed())
    assert (merged.games_added, merged.games_continued, merged.games_known) == (0, 1, 2)
    assert home.store.saves.unfinished(limit=5) == ()
    assert len(home.store.scores.history(home.people["Léa"])) == 3
    assert home.store.family.merge(away.packed()).games_known == 3
    # The file from before is older than what is here now: nothing is taken back.
    assert home.packed() == away.packed()


def test_a_game_that_went_on_differently_is_kept_twice_and_only_once(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.store.family.merge(home.packed())
    (waiting,) = away.store.saves.unfinished(limit=5)
    loaded = away.store.saves.load(waiting.id)
    assert loaded is not None
    last = loaded.plies[-1]
    away.store.saves.truncate(waiting.id, last.n)
    away.store.saves.append(waiting.id, [replace(last, at_ms=last.at_ms + 99_000)])
    assert home.store.family.merge(away.packed()).games_added == 1
    assert home.store.family.merge(away.packed()).games_known == 3
    assert len(home.store.saves.unfinished(limit=5)) == 2


def test_an_older_file_takes_nothing_back(home: Machine, machine: Callable[[str], Machine]) -> None:
    old = home.packed()
    (waiting,) = home.store.saves.unfinished(limit=5)
    home.play_on(waiting.id, 2)
    before = home.dump()
    assert home.store.family.merge(old).games_known == 3
    assert home.dump() == before


def test_both_ways_end_alike(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.add("Mamie", "LÉA")
    away.play(3, "Mamie", "LÉA")
    (known,) = [match for match in away.store.family.matches(home.packed()) if match.likeness is Likeness.NAMESAKE]
    assert (known.theirs.name, known.ours and known.ours.name, known.name) == ("Léa", "LÉA", "Léa 2")
    merged = away.store.family.merge(home.packed())
    assert (merged.profiles_added, merged.profiles_known, merged.games_added) == (2, 1, 3)
    back = home.store.family.merge(away.packed())
    assert (back.profiles_added, back.profiles_known, back.games_added, back.games_known) == (1, 3, 1, 3)
    for one in (home, away):
        assert {name.casefold() for name in one.names()} == {"léa", "papi", "mamie"}
        lea = next(profile for profile in one.store.profiles.everyone() if profile.name.casefold() == "léa")
        assert len(one.store.scores.history(lea.id)) == 3
    assert [game.identity for game in home.packed().games] == [game.identity for game in away.packed().games]


def test_a_namesake_may_be_somebody_else(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.add("Léa", "Léa 2")
    family = home.packed()
    (namesake,) = [match for match in away.store.family.matches(family) if match.likeness is Likeness.NAMESAKE]
    assert namesake.name == "Léa 3"
    away.store.family.merge(family, others=[namesake.theirs.id])
    assert away.names() == ["Léa", "Léa 2", "Léa 3", "Papi"]
    added = next(one for one in away.store.profiles.everyone() if one.name == "Léa 3")
    assert len(away.store.scores.history(added.id)) == 2
    assert away.store.scores.history(1) == ()
    # She is recognised from now on, whatever her name here, and nobody is asked again.
    assert {match.likeness for match in away.store.family.matches(family)} == {Likeness.KNOWN}
    assert away.store.family.merge(family).profiles_added == 0


def test_who_was_renamed_here_is_known(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.store.family.merge(home.packed())
    away.store.profiles.change(1, NewProfile("Léonie"))
    assert away.store.family.merge(home.packed()).profiles_added == 0
    away.add("Léa")  # a new one under the old name: still no question about the one who is known
    found = {match.theirs.name: match for match in away.store.family.matches(home.packed())}
    assert found["Léa"].likeness is Likeness.KNOWN
    assert found["Léa"].ours is not None
    assert found["Léa"].ours.name == "Léonie"


def test_a_name_that_is_full_makes_room_for_its_number(machine: Callable[[str], Machine]) -> None:
    here, there = machine("here"), machine("there")
    for one in (here, there):
        one.add("A" * 24)
    (match,) = here.store.family.matches(there.packed())
    assert match.name == "A" * 22 + " 2"


def test_two_names_that_are_cut_alike_stay_two(machine: Callable[[str], Machine]) -> None:
    here, there = machine("here"), machine("there")
    for one in (here, there):
        one.add("A" * 23 + "B", "A" * 23 + "C")
    matches = here.store.family.matches(there.packed())
    assert [match.name for match in matches] == ["A" * 22 + " 2", "A" * 22 + " 3"]
    here.store.family.merge(there.packed(), others=[match.theirs.id for match in matches])
    assert len(here.names()) == 4


def test_games_that_do_not_read_stay_behind_and_are_counted(home: Machine) -> None:
    whole, behind = home.store.family.packed()
    assert (home.packed(), behind) == (read_family(whole), 0)
    home.spoil("UPDATE games SET in_records = 1 WHERE status = 'open'")
    whole, behind = home.store.family.packed()
    family = read_family(whole)
    assert isinstance(family, Family)
    assert (len(family.games), behind) == (2, 1)


def test_people_whose_number_no_file_can_hold_are_kept_apart(home: Machine) -> None:
    home.add("Ida", "Tom")
    home.spoil("UPDATE profiles SET id = -id WHERE name IN ('Ida', 'Tom')")
    family = home.packed()
    assert {one.name for one in family.profiles} == set(home.people)
    assert len({one.id for one in family.profiles}) == len(home.people)


def test_games_that_the_tables_refuse_are_counted_with_those_that_do_not_read(
    home: Machine, machine: Callable[[str], Machine], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise sqlite3.IntegrityError

    family = replace(home.packed(), unreadable=2)
    assert machine("away").store.family.merge(family).games_unreadable == 2
    monkeypatch.setattr("ludogite.store.family._write_game", refuse)
    merged = machine("elsewhere").store.family.merge(family)
    assert (merged.games_added, merged.games_unreadable) == (0, 2 + len(family.games))


def test_the_newer_ruling_wins(machine: Callable[[str], Machine]) -> None:
    here, there = machine("here"), machine("there")  # the second machine's clock is an hour ahead
    for word, ours, theirs in (("UN", Verdict.ACCEPT, Verdict.BAN), ("DEUX", Verdict.BAN, Verdict.ACCEPT)):
        here.store.house_words.rule(word, ours, who="Léa")
        there.store.house_words.rule(word, theirs, who="Papi")
    here.at += timedelta(hours=2)
    here.store.house_words.rule("DEUX", Verdict.BAN, who="Léa")
    merged = here.store.family.merge(there.packed())
    assert (merged.words_taken, merged.words_kept) == (1, 1)
    assert {ruling.word: ruling.verdict for ruling in here.store.house_words.everything()} == {
        "UN": Verdict.BAN,
        "DEUX": Verdict.BAN,
    }


def test_our_settings_stay_and_people_keep_their_places(home: Machine, machine: Callable[[str], Machine]) -> None:
    away = machine("away")
    away.add("Zoé", "Papi")
    away.store.settings.set("pace_ms", 600)
    home.store.settings.set(f"buzzer/{home.people['Papi']}", "P")
    home.store.settings.set("buzzer/99", "N")
    away.store.family.merge(home.packed())
    buzzers = {key: value for key, value in away.store.settings.everything().items() if key.startswith("buzzer/")}
    assert buzzers == {f"buzzer/{away.people['Papi']}": "P"}
    assert away.store.settings.get("pace_ms") == 600
    assert away.store.settings.get("agreed/yahtzee") == {
        "options": [],
        "seats": [{"profile_id": away.people["Papi"], "name": "Papi"}],
    }


def test_cards_written_on_both_sides_are_all_kept(machine: Callable[[str], Machine]) -> None:
    here, there = machine("here"), machine("there")
    for one, own in ((here, "Ville"), (there, "Mer")):
        one.add("Léa")
        one.store.settings.set("written/des_themes", [{"title": own}, {"title": "Jardin"}])
        one.store.settings.set("drawn/mots_de_tete", own)
    for _ in range(2):
        here.store.family.merge(there.packed())
    assert here.store.settings.get("written/des_themes") == [{"title": "Ville"}, {"title": "Jardin"}, {"title": "Mer"}]
    assert here.store.settings.get("drawn/mots_de_tete") == "Ville"
    assert here.store.family.merge(there.packed()).settings_taken == 0


def test_nothing_happens_when_it_cannot_be_finished(
    home: Machine, machine: Callable[[str], Machine], monkeypatch: pytest.MonkeyPatch
) -> None:
    away = machine("away")
    away.add("Zoé")
    before = away.dump()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ludogite.store.house_words.HouseWords.merge", fail)
    with pytest.raises(StoreError) as caught:
        away.store.family.merge(home.packed())
    assert caught.value.code == "disk_full"
    assert away.dump() == before
    monkeypatch.setattr(backups, "back_up", fail)
    with pytest.raises(StoreError):
        away.store.family.merge(home.packed())
    assert away.dump() == before


def test_a_store_in_memory_takes_a_family_too(home: Machine) -> None:
    store = open_in_memory(now=home.now)
    assert store.family.merge(home.packed()).games_added == 3
    assert store.family.merge(home.packed()).games_known == 3
    store.close()


# ---- files that are none ---------------------------------------------------------------------------------------------


def body(home: Machine) -> dict[str, Any]:
    found = files.read(home.store.family.pack())
    assert isinstance(found, files.OurFile)
    return found.body


def refused(data: bytes) -> str:
    found = read_family(data)
    assert isinstance(found, Refusal)
    return found.code


def test_bytes_that_are_no_family(home: Machine) -> None:
    data = home.store.family.pack()
    assert refused(b"") == "file_not_ours"
    assert refused(b"\x89PNG\r\n") == "file_not_ours"
    assert refused(data[: len(data) // 2]) == "file_damaged"
    assert refused(gzip.decompress(data)[:-20]) == "file_damaged"
    assert refused(gzip.compress(b" " * (files.LARGEST + 1))) == "file_too_big"
    assert refused(files.write(files.FileKind.GAME, {"log": []})) == "file_not_family"
    assert refused(b'{"ludogite":"family","version":2,"profiles":[]}') == "file_newer"


def broken(whole: dict[str, Any], *path: str | int, value: object) -> bytes:
    """Return the file with one value changed."""
    place: Any = whole
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return files.write(files.FileKind.FAMILY, whole)


DAMAGES: dict[str, tuple[tuple[str | int, ...], object]] = {
    "no list": (("profiles",), {}),
    "a word": (("words",), "papotin"),
    "a strange ruling": (("words", "words", 0, "at"), "hier"),
    "a name": (("profiles", 0, "name"), "Lé\u202ea"),
    "two of a name": (("profiles", 0, "name"), "PAPI"),
    "two of a number": (("profiles", 0, "id"), 2),
    "an ink": (("profiles", 0, "ink"), 9),
    "a vocabulary": (("profiles", 0, "vocabulary"), "argot"),
    "a birth year": (("profiles", 0, "birth_year"), 10**12),
    "a slow pin": (("profiles", 0, "pin"), "999999999$" + "0" * 32 + "$" + "0" * 64),
    "a time": (("profiles", 0, "created_at"), "2026-99-20T08:00:01.000Z"),
    "a field more": (("profiles", 0, "admin"), True),
    "a setting's key": (("settings", ""), 1),
    "a deep setting": (("settings", "deep"), json.loads("[" * 400 + "]" * 400)),
    "a part more": (("more",), 1),
}


@pytest.mark.parametrize(("path", "value"), DAMAGES.values(), ids=DAMAGES.keys())
def test_one_wrong_value_refuses_the_file(home: Machine, path: tuple[str | int, ...], value: object) -> None:
    assert refused(broken(body(home), *path, value=value)) == "file_damaged"


BROKEN: dict[str, tuple[tuple[str | int, ...], object]] = {
    "no game": ((), 7),
    "an unknown game": (("game",), "echecs"),
    "another game": (("game",), "words_out"),
    "a header": (("header",), "{"),
    "a header that is no object": (("header",), "[]"),
    "a command": (("plies", 3, 1), '{"kind":"Cheat"}'),
    "a deep command": (("plies", 3, 1), "[" * 5000),
    "a huge number": (("plies", 3, 2), 2**70),
    "a time before the beginning": (("plies", 3, 2), -1),
    "a seat": (("plies", 3, 0), 5),
    "nobody's seat": (("seats", 0, "profile_id"), 99),
    "seats in disorder": (("seats", 0, "seat"), 1),
    "a level": (("seats", 0, "level"), "divin"),
    "a result": (("results",), []),
    "a sheet": (("results", 0, 3), "[]"),
    "a place": (("results", 0, 1), 3),
    "a state": (("status",), "paused"),
    "a mark": (("marks",), ["cheated"]),
    "a moment": (("updated_at",), "tomorrow"),
}


@pytest.mark.parametrize(("path", "value"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_game_costs_nobody_the_others(
    home: Machine, machine: Callable[[str], Machine], path: tuple[str | int, ...], value: object
) -> None:
    family = read_family(broken(body(home), "games", 0, *path, value=value))
    assert isinstance(family, Family)
    assert (family.unreadable, len(family.games)) == (1, 2)
    away = machine("away")
    merged = away.store.family.merge(family)
    assert (merged.games_added, merged.games_unreadable) == (2, 1)
    assert home.store.family.merge(family).games_known == 2


def test_a_seat_of_an_earlier_program_takes_what_is_usual(home: Machine) -> None:
    whole = body(home)
    for seat in whole["games"][0]["seats"]:
        del seat["symbol"], seat["left_at_ply"]
    family = read_family(files.write(files.FileKind.FAMILY, whole))
    assert family == home.packed()
    assert isinstance(family, Family)
    assert family.games[0].status is Status.FINISHED


def test_whether_the_tutor_asks_travels_with_a_person(home: Machine, machine: Callable[[str], Machine]) -> None:
    home.store.profiles.change(home.people["Papi"], NewProfile("Papi", 3, vocabulary="courant", tutor=True))
    away = machine("away")
    away.store.family.merge(home.packed())
    assert {one.name: one.tutor for one in away.store.profiles.everyone()} == {"Léa": False, "Papi": True}
    whole = body(home)
    for profile in whole["profiles"]:
        del profile["tutor"]  # a file of an earlier program
    older = read_family(files.write(files.FileKind.FAMILY, whole))
    assert isinstance(older, Family)
    assert not any(profile.tutor for profile in older.profiles)
