"""Damaged databases through the whole application: one cell, one row or one page is spoilt, and every page is opened.

An ordinary run tries two hundred, each on a few pages; an exhaustive one (``LUDOGITE_TESTS=exhaustive``) five thousand on all.
Each ends in a home that shows what there is or offers a copy, and in no error anywhere.
"""

from __future__ import annotations

import gc
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.store import FILE_NAME, Family, Store, backups, open_store, read_family
from tests.scale import EXHAUSTIVE, scaled

PAGE = 4096
POISONS: tuple[bytes | str | int | float | None, ...] = (
    b"L\xff\xfe", "", "oops", "{}", "[" * 3000, "NaN", "<img src=/x.png>", "2026-99-99T00:00:00.000Z", "go", "divin",
    -1, 0, 99, 2**63 - 1, -(2**63), 1.5, None,
)  # fmt: skip


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[Path]:
    """Leave a closed house in which a family has played all games, with a copy."""
    folder = tmp_path_factory.mktemp("poison") / "house"
    folder.mkdir()
    example = Example.with_past(folder, "1")
    example.store.close()
    store = open_store(folder).store
    if not backups.backups(store.file):
        backups.back_up(store._connection.db.conn, store.file, store.now())
    store.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
    yield folder
    del qapp


def spoil(file: Path, dice: random.Random) -> str:
    """Spoil a cell, a row or a page; return which."""
    kind = dice.choice(("cell", "cell", "cell", "row", "page"))
    if kind == "page":
        data = bytearray(file.read_bytes())
        start = dice.randrange(len(data) // PAGE) * PAGE
        for _ in range(dice.choice((1, 8, 200))):
            data[start + dice.randrange(PAGE)] = dice.randrange(256)
        file.write_bytes(data)
        return f"page {start // PAGE}"
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        table = dice.choice(("profiles", "games", "seats", "plies", "results", "settings", "words"))
        rows = raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 - our own names
        key = "id" if table in {"profiles", "games"} else "game_id" if table in {"seats", "plies", "results"} else "key"
        key = "word" if table == "words" else key
        if not rows:
            return "nothing"
        where = f"{key} = (SELECT {key} FROM {table} LIMIT 1 OFFSET {dice.randrange(rows)})"  # noqa: S608 - our own names
        try:
            if kind == "row":
                raw.execute(f"DELETE FROM {table} WHERE {where}")  # noqa: S608 - our own names
                return f"row of {table}"
            columns = [str(row[1]) for row in raw.execute(f"PRAGMA table_info({table})")]
            column, value = dice.choice(columns), dice.choice(POISONS)
            cast = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
            raw.execute(f"UPDATE {table} SET {column} = {cast} WHERE {where}", (value,))  # noqa: S608 - our own names
        except (sqlite3.IntegrityError, sqlite3.DataError):
            return "refused"  # the tables' own rules do not let such a value in
        return f"{table}.{column} = {value!r:.30}"


def settle() -> None:
    for _ in range(2):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def ways(house: AppController) -> list[Callable[[], object]]:
    """Return what leads to every page that shows what the family has."""
    store = house.services.store
    people = [one.id for one in store.profiles.everyone()]
    played = [game.game_id for who in people for game in store.scores.history(who, limit=2)]
    waiting = [game.id for game in store.saves.unfinished(limit=2)]
    return [
        lambda: house.navigate(go.Records()),
        *(lambda who=who: house.navigate(go.Profile(who)) for who in people[:3]),
        *(lambda who=who: house.navigate(go.EditProfile(who)) for who in people[:1]),
        *(lambda game=game: house.navigate(go.Replay(game)) for game in played[:3]),
        lambda: house.navigate(go.NewGame("des_themes")),
        lambda: house.navigate(go.Settings()),
        lambda: house.navigate(go.Dico()),
        *(lambda game=game: house.navigate(go.Table(game, coach=False)) for game in waiting),
        lambda: house.navigate(go.Home()),
    ]


def pack(store: Store, told: Counter[str]) -> None:
    """Carry the family along, and read what was packed."""
    family = read_family(store.family.pack())
    assert isinstance(family, Family), family
    told["packed"] += 1


def move_in(house: AppController, folder: Path) -> None:
    """Open another family's data in the same window, as a start does after its first frame."""
    services = house.services
    if services._store is not None:
        services._store.close()
    services._forget_reviews()
    services._store, services.data, services.offered = None, folder, ""
    house.window.question.hide()
    house.window.notice.hide()
    house.is_ready = False
    house.ready()
    settle()


def people_seen(house: AppController) -> set[str]:
    """Return the names that stand on the home page."""
    return {one.profile.name for one in house.home.people.people if one.profile is not None and one.isVisible()}


def test_poisoned_databases_through_the_whole_application(
    lived_in: Path, tmp_path: Path, qtbot: QtBot, record_property: Callable[[str, object], None]
) -> None:
    """In one window, painted once for each: home, records and one page more of each damaged house, or every page of it.

    What the window shows is looked at: people on the home page, or the question, whose answer brings the family back.
    """
    dice, told = random.Random(17), Counter[str]()
    house = open_app(lived_in, lang="fr")
    house.window.show()
    house.ready()
    settle()
    family = people_seen(house)
    assert family
    house.window.setUpdatesEnabled(False)
    for number in range(scaled(200, 5000)):
        if number % 20 == 0:  # no collector comes during a test: pages of a thousand houses would take gigabytes
            gc.collect()
        folder = tmp_path / f"house-{number}"
        shutil.copytree(lived_in, folder)
        what = spoil(folder / FILE_NAME, dice)
        with qtbot.captureExceptions() as caught:
            move_in(house, folder)
            question = house.window.question
            asked = question.isVisible()
            assert people_seen(house) or asked, (number, what)
            every: list[Callable[[], object]] = [*ways(house), partial(pack, house.services.store, told)]
            for way in every if EXHAUSTIVE else (lambda: house.navigate(go.Records()), every[number % len(every)]):
                way()
                settle()
            house.window.setUpdatesEnabled(True)
            house.window.grab()
            house.window.setUpdatesEnabled(False)
            house.navigate(go.Home())
            settle()
            if asked:
                assert question.isVisible(), (number, what)
                qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
                settle()
                assert people_seen(house) == family, (number, what)
            told["brought back" if asked else "as it was"] += 1
            assert not house.window.question.isVisible(), (number, what)
        assert not caught, (number, what, caught[0][1])
        shutil.rmtree(folder)
    record_property("poisoned", dict(told))
    print(dict(told))
