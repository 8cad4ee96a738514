from __future__ import annotations

import pytest

from ludogite.store import Json, Store
from ludogite.store.settings import choice, number, switch, switches


@pytest.mark.parametrize("value", ["fr", "", 1.5, 3, True, None, [1, [2]], {"volume": 0.5, "œ": ["é"]}])
def test_setting_comes_back(store: Store, value: Json) -> None:
    store.settings.set("key", "before")
    store.settings.set("key", value)
    assert store.settings.get("key", "default") == value
    assert store.settings.everything() == {"key": value}
    store.settings.forget("key")
    assert store.settings.get("key", "default") == "default"


UNREADABLE: dict[str, str | bytes] = {
    "cut": "{oops",
    "no number": "NaN",
    "infinite": '{"scale": -Infinity}',
    "too big for a number": "1e999",
    "deep": "[" * 100_000 + "]" * 100_000,
    "deep enough": "[" * 30 + "]" * 30,
    "half a pair": '"\\ud800"',
    "no text": b'"L\xff\xfea"',
    "too long": '"' + "x" * 5_000_000 + '"',
    "too long a number": "9" * 5_000,
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_setting_that_no_longer_reads_is_the_default(store: Store, text: str | bytes) -> None:
    """Read a setting 100,000 lists deep, which ended in a RecursionError, and NaN, which took Qt down, as never set."""
    store.settings.set("lang", "fr")
    store._connection.db.execute("UPDATE settings SET value = CAST(? AS TEXT)", (text,))
    assert store.settings.get("lang", "en") == "en"
    assert store.settings.everything() == {}


VALUES: list[Json] = ["b", "c", 1, ["b"]]


def test_readers_take_what_is_in_bounds_and_nothing_else() -> None:
    assert [switch(value, otherwise=True) for value in (False, 0, None, "no")] == [False, True, True, True]
    assert [number(value, 0.5, 2, 1) for value in (0.5, 2, 3, -1, True, "1", None)] == [0.5, 2, 1, 1, 1, 1, 1]
    assert [choice(value, ("a", "b"), "a") for value in VALUES] == ["b", "a", "a", "a"]
    assert switches({"a": False, "b": 1, "c": True}, ("a", "b")) == {"a": False}
    assert switches(["a"], ("a", "b")) == {}
