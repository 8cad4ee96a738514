from __future__ import annotations

import pytest

from ludogite.store import Json, Store


@pytest.mark.parametrize("value", ["fr", "", 1.5, 3, True, None, [1, [2]], {"volume": 0.5, "œ": ["\ud800"]}])
def test_setting_comes_back(store: Store, value: Json) -> None:
    store.settings.set("key", "before")
    store.settings.set("key", value)
    assert store.settings.get("key", "default") == value
    assert store.settings.everything() == {"key": value}
    store.settings.forget("key")
    assert store.settings.get("key", "default") == "default"


def test_setting_that_no_longer_reads_is_the_default(store: Store) -> None:
    store.settings.set("lang", "fr")
    store._connection.db.execute("UPDATE settings SET value = '{oops'")
    assert store.settings.get("lang", "en") == "en"
