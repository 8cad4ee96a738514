"""Damage of every kind ends in a sentence and a way back: each fault that was once seen, as small as it can be made."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.store import (
    FILE_NAME,
    Family,
    NewGame,
    NewProfile,
    Notice,
    NoticeCode,
    Ply,
    Profile,
    ResultRow,
    SeatInfo,
    Store,
    StoreError,
    backups,
    connection,
    open_store,
    read_family,
    restore_backup,
)
from ludogite.store.family import _kept
from ludogite.store.text import LONG_AGO, TIME
from ludogite.words.reasons import Verdict
from tests.scale import scaled
from tests.store.conftest import Clock

PAGE = 4096
HEADER = '{"game":"yahtzee"}'


def play(store: Store, games: int = 6) -> None:
    """Let two people and a computer play some games, most of them to the end."""
    lea = store.profiles.add(NewProfile("Léa"))
    papi = store.profiles.add(NewProfile("Papi", ink=2))
    assert isinstance(lea, Profile)
    assert isinstance(papi, Profile)
    for number in range(games):
        seats = (
            SeatInfo(0, "Léa", 1, profile_id=lea.id),
            SeatInfo(1, "Papi", 2, profile_id=papi.id),
            SeatInfo(2, "Ordinateur", 3, level="fort"),
        )
        game_id = store.saves.create(NewGame("yahtzee", "standard", HEADER, seats))
        store.saves.append(game_id, [Ply(n, n % 3, json.dumps({"kind": "Kept", "n": n}), n) for n in range(10)])
        if number % 3:
            store.saves.finish(game_id, [ResultRow(seat, seat + 1, 200 - seat + number) for seat in range(3)])
    store.settings.set("theme", "soiree")
    store.house_words.rule("CHAT", Verdict.BAN, who="Léa")


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Path:
    """Leave a closed house that was played in, with one copy of it."""
    folder = tmp_path / "house"
    store = open_store(folder, now=clock).store
    play(store)
    store.close()
    open_store(folder, now=clock).store.close()
    assert len(backups.backups(folder / FILE_NAME)) == 1
    return folder


def edit(folder: Path, *scripts: str) -> None:
    """Damage rows by hand, as no program of ours would."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        for script in scripts:
            raw.execute(script)
        raw.commit()


def everything(store: Store) -> list[object]:
    """Read all that a store can tell."""
    people = (*store.profiles.everyone(), *store.profiles.everyone(archived=True))
    told: list[object] = [people, store.saves.unfinished(), store.settings.everything(), store.house_words.everything()]
    told += [store.saves.load(number) for number in range(1, 8)]
    told += [store.saves.raw(number) for number in range(1, 8)]
    for kind in store.scores.kinds():
        told.append(store.scores.records(kind.game, kind.variant, kind.seats))
    for one in people:
        told += [store.scores.tallies(one.id), store.scores.history(one.id), store.scores.over_time(one.id, "yahtzee")]
        told += [store.scores.summary(one.id, "yahtzee"), store.profiles.opens(one.id, "1234")]
    told.append(store.family.packed())
    return told


# ---- 1: any error while opening means damaged ------------------------------------------------------------------------------


def test_flipped_bits_of_the_first_page(
    house: Path, tmp_path: Path, clock: Clock, record_property: Callable[[str, object], None]
) -> None:
    """Flip bits of the first page, where SQLite's own words came back as no UTF-8 and closed the house for good."""
    whole = (house / FILE_NAME).read_bytes()
    used = [place for place in range(PAGE) if whole[place] or place < 100]
    dice, told = random.Random(1), {"as it was": 0, "set aside": 0}
    for number in range(scaled(24, 4000)):
        folder = tmp_path / f"flip-{number}"
        shutil.copytree(house, folder)
        place = dice.choice(used)
        bad = bytearray(whole)
        bad[place] ^= 1 << dice.randrange(8)
        (folder / FILE_NAME).write_bytes(bad)
        opened = open_store(folder, now=clock)
        codes = {notice.code for notice in opened.notices}
        if codes:
            assert codes == {NoticeCode.DAMAGED_SET_ASIDE}, place
            (aside,) = folder.glob("ludogite-damaged-*.db")
            assert aside.read_bytes() == bad
            restore_backup(opened.store, str(dict(opened.notices[0].args)["backup"]))
        assert [one.name for one in opened.store.profiles.everyone()] == ["Léa", "Papi"], place
        everything(opened.store)
        told["set aside" if codes else "as it was"] += 1
        opened.store.close()
        shutil.rmtree(folder)
    record_property("flips", told)
    print(told)
    assert told["set aside"] > told["as it was"] / 20


def test_words_of_sqlite_that_are_no_text(house: Path, clock: Clock) -> None:
    whole = (house / FILE_NAME).read_bytes()
    (house / FILE_NAME).write_bytes(whole.replace(b"CREATE TABLE profiles", b"CREATE TABLE pro\xff\xfeles"))
    opened = open_store(house, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.DAMAGED_SET_ASIDE]
    opened.store.close()


@pytest.mark.parametrize("script", ["PRAGMA user_version = 131", "PRAGMA user_version = 1", "PRAGMA application_id = 7"])
def test_flipped_number_beside_our_own_tables_is_put_right(house: Path, clock: Clock, script: str) -> None:
    edit(house, script)
    opened = open_store(house, now=clock)
    assert opened.notices == ()
    assert len(opened.store.profiles.everyone()) == 2
    opened.store.close()


def test_index_that_lost_its_rows_is_made_again(house: Path, clock: Clock) -> None:
    with closing(sqlite3.connect(house / FILE_NAME)) as raw:
        sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'games_by_status'"
        place = (raw.execute(sql).fetchone()[0] - 1) * PAGE
        raw.execute("PRAGMA journal_mode = DELETE")
    bad = bytearray((house / FILE_NAME).read_bytes())
    bad[place + 3 : place + 5] = bytes(2)  # no cells
    (house / FILE_NAME).write_bytes(bad)
    opened = open_store(house, now=clock)
    assert opened.notices == ()
    assert len(opened.store.saves.unfinished()) == 2
    opened.store.close()


# ---- 2: every row stands for itself ----------------------------------------------------------------------------------------

BAD_TEXT = "CAST(x'4cff6161' AS TEXT)"
ROWS = {
    name: script.replace("BAD", BAD_TEXT)
    for name, script in {
        "name of a profile": "UPDATE profiles SET name = BAD WHERE id = 1",
        "birthday of a profile": "UPDATE profiles SET created_at = BAD WHERE id = 1",
        "vocabulary of a profile": "UPDATE profiles SET vocabulary = 'klingon', ink = 99, symbol = 99 WHERE id = 1",
        "PIN of a profile": "UPDATE profiles SET pin = 'oops' WHERE id = 1",
        "header": "UPDATE games SET header = BAD WHERE id = 1",
        "moment": "UPDATE games SET updated_at = 'yesterday', created_at = '' WHERE id IN (1, 2)",
        "moment that is no text": "UPDATE games SET updated_at = BAD WHERE id IN (1, 2)",
        "unknown game": "UPDATE games SET game = 'go', variant = 'blitz' WHERE id IN (1, 2)",
        "game that is no text": "UPDATE games SET game = BAD, variant = BAD WHERE id IN (1, 2)",
        "status": "UPDATE games SET status = 'paused' WHERE id = 1",
        "command": "UPDATE plies SET command = BAD WHERE game_id = 1 AND n = 3",
        "missing command": "DELETE FROM plies WHERE game_id = 1 AND n = 3",
        "seat's name": "UPDATE seats SET name = BAD WHERE game_id IN (1, 2)",
        "missing seat": "DELETE FROM seats WHERE game_id = 1 AND seat = 1",
        "unknown level": "UPDATE seats SET level = 'divin', vocabulary = 'tous' WHERE game_id IN (1, 2) AND seat = 2",
        "ink of a seat": "UPDATE seats SET ink = 77, symbol = -3 WHERE game_id IN (1, 2)",
        "score": "UPDATE results SET score = 9223372036854775807, place = -5 WHERE game_id = 2",
        "number of seats": "UPDATE games SET seats = 9223372036854775807 WHERE id IN (1, 2)",
        "sheet": "UPDATE results SET sheet = BAD WHERE game_id = 2",
        "setting": "UPDATE settings SET value = BAD",
        "key": "UPDATE settings SET key = BAD WHERE key = 'theme'",
        "word": "UPDATE words SET word = BAD",
        "verdict": "UPDATE words SET verdict = 'perhaps'",
        "who ruled": "UPDATE words SET who = BAD, at = BAD",
    }.items()
}


@pytest.mark.parametrize("script", ROWS.values(), ids=ROWS.keys())
def test_bad_row_stands_for_itself(house: Path, tmp_path: Path, clock: Clock, script: str) -> None:
    """Damage one row: everything else is there, the family can leave, and no copy of it counts as good."""
    edit(house, script)
    opened = open_store(house, now=clock)
    assert opened.notices == ()
    store = opened.store
    everything(store)
    assert [one.name for one in store.profiles.everyone()][1:] == ["Papi"]
    assert len(store.saves.unfinished()) >= 1
    family = read_family(store.family.pack())
    assert isinstance(family, Family)
    elsewhere = open_store(tmp_path / "elsewhere", now=clock).store
    merged = elsewhere.family.merge(family)
    assert merged.profiles_added == 2
    elsewhere.close()
    bad = backups.copy_whole(store._connection.db.conn, house / "backups" / "ludogite-v3-20991231T000000.000Z.db")
    if script not in HARMLESS:
        assert not backups.is_good(bad)
    store.profiles.add(NewProfile("Nina"))
    store.close()


HARMLESS = {ROWS[name] for name in ("unknown game", "unknown level", "PIN of a profile", "score", "number of seats")}
"""Rows that read, and mean nothing to this program."""


def test_what_does_not_read_is_shown_as_far_as_it_does_and_kept(house: Path, clock: Clock) -> None:
    edit(house, ROWS["name of a profile"], ROWS["moment"], ROWS["command"])
    store = open_store(house, now=clock).store
    lea = store.profiles.get(1)
    assert lea is not None
    assert lea.name == "L\N{REPLACEMENT CHARACTER}aa"
    game = store.saves.load(1)
    assert game is not None
    assert game.game.updated_at == LONG_AGO
    row = next(json.loads(line) for line in store.saves.raw(1).splitlines() if b'"bytes"' in line)
    assert (row["table"], row["n"], row["command"]) == ("plies", 3, {"bytes": "4cff6161"})
    store.close()


@pytest.mark.parametrize("seats", [2**63 - 1, -1, 0])
def test_numbers_that_no_table_has_reach_no_page(house: Path, clock: Clock, seats: int) -> None:
    with closing(sqlite3.connect(house / FILE_NAME)) as raw, raw:
        raw.execute("UPDATE games SET seats = ?", (seats,))
        raw.execute("UPDATE results SET place = ?", (seats,))
    store = open_store(house, now=clock).store
    assert store.scores.kinds() == ()
    told = [(game.seats, game.place) for one in store.profiles.everyone() for game in store.scores.history(one.id)]
    assert told
    assert set(told) == {(1, 8)}
    store.close()


# ---- 3: copies beside an empty house ---------------------------------------------------------------------------------------


def offered(notices: tuple[Notice, ...]) -> object:
    return [dict(notice.args)["backup"] for notice in notices if notice.code is NoticeCode.BACKUPS_WAIT]


def test_missing_file_beside_copies_is_told_until_answered(house: Path, clock: Clock) -> None:
    (house / FILE_NAME).unlink()
    (copy,) = backups.backups(house / FILE_NAME)
    for _ in range(2):
        opened = open_store(house, now=clock)
        assert offered(opened.notices) == [copy.name]
        opened.store.close()
    opened = open_store(house, now=clock)
    opened.store.profiles.add(NewProfile("Somebody else"))  # playing on is no answer
    opened.store.close()
    opened = open_store(house, now=clock)
    assert offered(opened.notices) == [copy.name]
    opened.store.leave_backups()
    opened.store.close()
    opened = open_store(house, now=clock)
    assert offered(opened.notices) == []
    opened.store.close()


def test_copy_that_takes_over_is_an_answer(house: Path, clock: Clock) -> None:
    (house / FILE_NAME).unlink()
    opened = open_store(house, now=clock)
    restore_backup(opened.store, str(dict(opened.notices[0].args)["backup"]))
    assert len(opened.store.profiles.everyone()) == 2
    opened.store.close()
    again = open_store(house, now=clock)
    assert again.notices == ()
    again.store.close()


def test_file_set_aside_is_told_again_at_the_next_start(house: Path, clock: Clock) -> None:
    (house / FILE_NAME).write_bytes(b"nonsense" * 1000)
    opened = open_store(house, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.DAMAGED_SET_ASIDE]
    opened.store.close()
    opened = open_store(house, now=clock)
    assert [notice.code for notice in opened.notices] == [NoticeCode.BACKUPS_WAIT]
    opened.store.close()


# ---- 4: a restore that fails -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["copy_whole", "copy_into"])
def test_restore_that_fails_leaves_the_store_open_as_it_was(
    house: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    store = open_store(house, now=clock).store
    store.profiles.add(NewProfile("Nina"))
    (copy,) = backups.backups(store.file)
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    real, calls = getattr(backups, call), 0

    def fails(*arguments: object) -> object:
        nonlocal calls
        calls += 1
        if call == "copy_into" and calls == 1:  # into memory
            return real(*arguments)
        raise full

    monkeypatch.setattr(backups, call, fails)
    with pytest.raises(StoreError, match="disk_full"):
        restore_backup(store, copy.name)
    monkeypatch.undo()
    assert [one.name for one in store.profiles.everyone()] == ["Léa", "Papi", "Nina"]
    store.profiles.add(NewProfile("Zoé"))
    assert restore_backup(store, copy.name).store is store
    assert [one.name for one in store.profiles.everyone()] == ["Léa", "Papi"]
    (replaced,) = house.glob("ludogite-replaced-*.db")
    with closing(sqlite3.connect(replaced)) as raw:
        assert raw.execute("SELECT count(*) FROM profiles").fetchone() == (4,)
    store.close()


# ---- 5: one bad seat in a family's file ------------------------------------------------------------------------------------


def test_family_with_a_bad_vocabulary_in_a_seat_loses_that_game_only(tmp_path: Path, clock: Clock, house: Path) -> None:
    store = open_store(house, now=clock).store
    games = [loaded for number in (1, 2, 3) if (loaded := store.saves.load(number)) is not None]
    kept = [_kept(loaded, {1, 2}) for loaded in games]
    bad = replace(kept[0], seats=(replace(kept[0].seats[0], vocabulary="klingon"), *kept[0].seats[1:]))
    people = tuple(store.family._packed_profiles())
    store.close()
    elsewhere = open_store(tmp_path / "elsewhere", now=clock).store
    merged = elsewhere.family.merge(Family(people, (bad, *kept[1:]), (), {}))
    assert (merged.games_unreadable, merged.games_added, merged.profiles_added) == (1, 2, 2)
    elsewhere.close()


# ---- 7: clocks -------------------------------------------------------------------------------------------------------------


def test_one_start_in_the_year_2100_ends_nothing(tmp_path: Path) -> None:
    clock = Clock()
    store = open_store(tmp_path, now=clock).store
    play(store, games=1)
    store.close()
    future = Clock()
    future.advance(365 * 74)
    open_store(tmp_path, now=future).store.close()
    for week in range(8):
        store = open_store(tmp_path, now=clock).store
        store.profiles.add(NewProfile(f"Week {week}"))
        store.close()
        clock.advance(8)
    times = [backups.time_of(copy) for copy in backups.backups(tmp_path / FILE_NAME)]
    assert sum(time.startswith(("20261", "2027")) for time in times) >= backups.KEPT
    newest = max(time for time in times if time < "2100")
    assert newest > backups.stamp("2027-01-05T00:00:00.000Z")


def test_clock_that_begins_anew_at_every_start_still_makes_copies(tmp_path: Path) -> None:
    def stuck() -> str:
        return "1970-01-01T00:00:05.000Z"

    for _ in range(4):
        store = open_store(tmp_path, now=stuck).store
        play_alone(store, 30)
        store.close()
    assert len(backups.backups(tmp_path / FILE_NAME)) >= 3


def play_alone(store: Store, games: int) -> None:
    for _ in range(games):
        store.saves.create(NewGame("yahtzee", "standard", HEADER, (SeatInfo(0, "Léa", 1),)))


def test_small_new_house_does_not_push_out_the_rich_past(house: Path, clock: Clock) -> None:
    (rich,) = backups.backups(house / FILE_NAME)
    (house / FILE_NAME).unlink()
    for week in range(9):
        clock.advance(8)
        store = open_store(house, now=clock).store
        store.profiles.add(NewProfile(f"Week {week}"))
        store.close()
    assert rich.exists()
    assert len(backups.backups(house / FILE_NAME)) == backups.KEPT + 1


# ---- 8: other accounts -----------------------------------------------------------------------------------------------------

needs_permissions = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="POSIX permissions are needed")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.rglob("*"))}


@needs_permissions
def test_folder_is_closed_to_other_accounts_and_old_ones_are_put_right(house: Path, clock: Clock) -> None:
    for path in (house, *house.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (house / "accounts.json").write_text("{}")
    store = open_store(house, now=clock).store
    store.profiles.add(NewProfile("Nina"))
    assert {mode for name, mode in modes(house).items() if name in {"house", "backups"}} == {0o700}
    assert {mode for name, mode in modes(house).items() if name not in {"house", "backups"}} == {0o600}
    store.close()


@needs_permissions
def test_folder_of_other_things_stays_open_and_our_files_are_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").write_text("Chère Mamie")
    open_store(tmp_path).store.close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o777 == 0o600


# ---- 9: a file that goes away while it is open -----------------------------------------------------------------------------


def vanish(folder: Path, how: str) -> None:
    match how:
        case "folder deleted":
            shutil.rmtree(folder)
        case "file deleted":
            (folder / FILE_NAME).unlink()
        case "file renamed":
            (folder / FILE_NAME).rename(folder / "old.db")
        case "file replaced":
            (folder / FILE_NAME).rename(folder / "old.db")
            with closing(sqlite3.connect(folder / FILE_NAME)) as raw:
                raw.execute("CREATE TABLE recipes (cake)")


@needs_permissions
@pytest.mark.parametrize("how", ["folder deleted", "file deleted", "file renamed", "file replaced"])
def test_file_that_goes_away_while_open_is_noticed_and_saved(house: Path, clock: Clock, how: str) -> None:
    store = open_store(house, now=clock).store
    told: list[Notice] = []
    store.listen(told.append)
    store.profiles.add(NewProfile("Nina"))
    vanish(house, how)
    store.profiles.add(NewProfile("Zoé"))
    assert [notice.code for notice in told] == [NoticeCode.FILE_REPLACED if how == "file replaced" else NoticeCode.FILE_GONE]
    assert dict(told[0].args)["file"] == str(store.file)
    store.profiles.add(NewProfile("Ali"))
    assert len(told) == 1
    file = store.file
    store.close()
    assert (file == house / FILE_NAME) is (how != "file replaced")
    with closing(sqlite3.connect(file)) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM profiles")]
    assert names == ["Léa", "Papi", "Nina", "Zoé", "Ali"]
    if how == "file replaced":
        assert file.parent == house / backups.FOLDER
        assert backups.is_good(file)


@needs_permissions
def test_file_that_goes_away_for_good(house: Path, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away the folder and every other place: the writing fails with a sentence, until there is one."""
    store = open_store(house, now=clock).store
    shutil.rmtree(house)
    house.write_text("a file in the way")
    monkeypatch.setattr(Path, "home", lambda: house / "nobody")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(house / "nowhere"))
    with pytest.raises(StoreError, match="gone"):
        store.profiles.add(NewProfile("Nina"))
    assert len(store.profiles.everyone()) == 2
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    store.profiles.add(NewProfile("Nina"))
    assert store.file.parent == tmp_path / "home"
    assert len(store.profiles.everyone()) == 3
    store.close()


def test_moments_are_written_as_they_are_read() -> None:
    assert TIME.fullmatch(connection.utc_now())
    assert TIME.fullmatch(LONG_AGO)
