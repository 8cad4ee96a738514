"""Every reader of what comes from outside, fed with what once failed, with bytes, and with JSON that nearly makes sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import CORPUS, TARGETS
from tests.scale import scaled

FILES = [(path.parent.name, path) for path in sorted(CORPUS.glob("*/*"))]
WORDS = st.sampled_from(
    [
        "ludogite",
        "version",
        "game",
        "challenge",
        "by",
        "score",
        "family",
        "log",
        "seats",
        "profiles",
        "games",
        "words",
        "settings",
        "format",
        "code",
        "kind",
    ]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=12) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=6),
    max_leaves=12,
)
BYTES = st.binary(max_size=200) | VALUES.map(lambda value: json.dumps(value).encode())


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.name}" for name, path in FILES])
def test_what_once_failed(name: str, path: Path) -> None:
    TARGETS[name](path.read_bytes())


@pytest.mark.parametrize("name", list(TARGETS))
def test_no_bytes_make_a_reader_raise(name: str) -> None:
    @settings(max_examples=scaled(60, 20_000), deadline=None, derandomize=True, database=None)
    @given(BYTES)
    def feed(data: bytes) -> None:
        TARGETS[name](data)

    feed()
