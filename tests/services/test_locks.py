"""The code of a profile: five wrong ones make a pause, which grows, outlives the program and takes no guess."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from ludogite.services.locks import FIRST_S, LONGEST_S, TRIES, Lock
from ludogite.store.database import Store, open_store
from ludogite.store.profiles import NewProfile, Profile


class Time:
    def __init__(self) -> None:
        self.at = datetime.fromisoformat("2026-11-20T21:00:00.000+00:00")

    def __call__(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def passes(self, seconds: int) -> None:
        self.at += timedelta(seconds=seconds)


@pytest.fixture
def time() -> Time:
    return Time()


def locked(folder: Path, time: Time) -> tuple[Store, Lock]:
    store = open_store(folder, now=time).store
    people = store.profiles.everyone()
    if not people:
        made = store.profiles.add(NewProfile("Léa", 1))
        assert isinstance(made, Profile)
        store.profiles.set_pin(made.id, "1234")
        people = store.profiles.everyone()
    return store, Lock(store, people[0].id)


def test_five_wrong_codes_make_a_pause_that_grows(tmp_path: Path, time: Time) -> None:
    store, lock = locked(tmp_path, time)
    assert [lock("0000") for _ in range(TRIES - 1)] == [False] * (TRIES - 1)
    assert lock.waits_s() == 0
    pause = FIRST_S
    for _ in range(9):
        assert not lock("0000")
        assert lock.waits_s() == min(pause, LONGEST_S)
        assert not lock("1234"), "nothing opens meanwhile"
        time.passes(lock.waits_s() - 1)
        assert lock.waits_s() == 1
        time.passes(1)
        assert lock.waits_s() == 0
        pause *= 2
    assert lock("1234")
    assert not lock("0000")
    assert lock.waits_s() == 0, "the right code begins anew"
    store.close()


def test_neither_a_restart_nor_a_clock_set_back_ends_it(tmp_path: Path, time: Time) -> None:
    store, lock = locked(tmp_path, time)
    for _ in range(TRIES):
        lock("0000")
    store.close()
    store, lock = locked(tmp_path, time)
    assert lock.waits_s() == FIRST_S
    time.passes(-7200)
    assert 0 < lock.waits_s() <= FIRST_S
    assert not lock("1234")
    store.close()
