"""Logs are read back exactly, for ever, or refused with a code; nothing else ever comes out of a file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core import log
from ludogite.core.clock import VirtualClock
from ludogite.core.codec import BIGGEST, Codec, CodecError
from ludogite.core.gamecode import chance_of
from ludogite.core.log import (
    LOG_UPGRADES,
    LOG_VERSION,
    Entry,
    Header,
    LogError,
    Raw,
    entry_from_json,
    entry_to_json,
    header_from_json,
    header_to_json,
    parse_log,
    upgraded,
    write_log,
)
from ludogite.core.rules import NATURE
from ludogite.core.session import Session
from ludogite.games.blank.game import GAME
from ludogite.games.blank.rules import BlankRules, Options
from tests.contract.strategies import JSON


@dataclass(frozen=True, slots=True)
class Say:
    word: str


CODEC: Codec[Say] = Codec((Say,))
HEADER = Header("blank", 1, (("joker", True), ("mode", "vote"), ("throws", 3)), 2, "7G1A-02C0-2800-B", "abc", ("die",))
ENTRIES = (Entry(0, Say("été"), 0), Entry(NATURE, Say('"\n\u2028\u0085\x0b'), 12), Entry(1, Say(""), BIGGEST))
SAMPLES = Path(__file__).parent / "data"


def test_round_trip() -> None:
    text = write_log(HEADER, ENTRIES, CODEC)
    header, entries = parse_log(text)
    assert header_from_json(header) == HEADER
    assert tuple(entry_from_json(entry, CODEC) for entry in entries) == ENTRIES
    assert text.count("\n") == 2 + len(ENTRIES), "one line each"
    assert write_log(header_from_json(header), ENTRIES, CODEC) == text


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(st.text(max_size=10), max_size=5))
def test_any_text_in_a_command_survives(words: list[str]) -> None:
    entries = [Entry(0, Say(word), number) for number, word in enumerate(words)]
    _, raw = parse_log(write_log(HEADER, entries, CODEC))
    assert [entry_from_json(entry, CODEC) for entry in raw] == entries


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.ludogite")), ids=lambda path: str(path.name))
def test_old_files_are_still_read_and_give_the_game_they_gave(path: Path) -> None:
    raw_header, raw_entries = parse_log(path.read_text(encoding="utf-8"))
    version = raw_header["rules_version"]
    raw_header, raw_entries = upgraded(raw_header, raw_entries, version=version, target=GAME.rules_version, chain=GAME.upgrades)
    header = header_from_json(raw_header)
    entries = [entry_from_json(entry, GAME.codec) for entry in raw_entries]
    options = GAME.read_options(dict(header.options))
    assert options == Options(throws=2)
    rules = BlankRules(header.seats, options)
    session = Session(rules, GAME.codec, header, chance=chance_of(header.code), clock=VirtualClock(), entries=entries)
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.scores == (7, 1)
    assert [entry.at_ms for entry in entries[:4]] == [600, 600, 1900, 1900]


def test_there_is_a_sample_of_every_version() -> None:
    versions = {json.loads(path.read_text(encoding="utf-8").split("\n")[0])["version"] for path in SAMPLES.glob("*.ludogite")}
    assert versions == set(range(1, LOG_VERSION + 1))
    assert len(LOG_UPGRADES) == LOG_VERSION - 1


def _rename(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    return header | {"game": header["game"].upper()}, entries


def _stretch(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    return header, [entry | {"at_ms": entry["at_ms"] * 10} for entry in entries]


CHAIN = (_rename, _stretch)


def test_upgrades_run_from_the_version_of_the_file_on() -> None:
    header, entries = {"game": "a"}, [{"at_ms": 1}]
    assert upgraded(header, entries, version=1, target=3, chain=CHAIN) == ({"game": "A"}, [{"at_ms": 10}])
    assert upgraded(header, entries, version=2, target=3, chain=CHAIN) == ({"game": "a"}, [{"at_ms": 10}])
    assert upgraded(header, entries, version=3, target=3, chain=CHAIN) == (header, entries)


def test_a_container_of_an_older_version_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_log(HEADER, ENTRIES[:1], CODEC)
    monkeypatch.setattr(log, "LOG_VERSION", 3)
    monkeypatch.setattr(log, "LOG_UPGRADES", CHAIN)
    header, _ = parse_log(text)
    assert header["game"] == "BLANK"
    assert json.loads(write_log(HEADER, (), CODEC).split("\n")[0])["version"] == 3


def test_versions_of_the_future_and_of_nothing_are_refused() -> None:
    with pytest.raises(LogError) as caught:
        upgraded({}, [], version=4, target=3, chain=CHAIN)
    assert (caught.value.code, caught.value.args_by_name) == ("log_newer", {"version": 4, "known": 3})
    for version in (0, -1):
        with pytest.raises(LogError) as caught:
            upgraded({}, [], version=version, target=3, chain=CHAIN)
        assert caught.value.code == "log_damaged"
    newer = write_log(HEADER, (), CODEC).replace(f'"version":{LOG_VERSION}', '"version":99', 1)
    with pytest.raises(LogError) as caught:
        parse_log(newer)
    assert caught.value.code == "log_newer"


def test_an_upgrade_that_finds_rubbish_says_damaged() -> None:
    rubbish: list[tuple[Any, Any]] = [({}, []), ({"game": 1}, []), ({"game": "a"}, [{}]), ({"game": "a"}, [{"at_ms": {}}])]
    for header, entries in rubbish:
        with pytest.raises(LogError) as caught:
            upgraded(header, entries, version=1, target=3, chain=CHAIN)
        assert caught.value.code == "log_damaged"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "log_damaged"),
        ("\n\n", "log_damaged"),
        ("hello", "log_damaged"),
        ('{"format":"ludogite","version":1}\n', "log_damaged"),
        ("[]\n[]\n", "log_damaged"),
        ("1\n2\n3\n", "log_damaged"),
        ("{}\n{}\n", "log_not_ours"),
        ('{"format":"pgn","version":1}\n{}\n', "log_not_ours"),
        ('{"format":"ludogite","version":"1"}\n{}\n', "log_not_ours"),
        ('{"format":"ludogite","version":true}\n{}\n', "log_not_ours"),
        ('{"format":"ludogite","version":0}\n{}\n', "log_damaged"),
        ("[" * 200_000, "log_damaged"),
        ("9" * 10_000, "log_damaged"),
        ("x" * (log.LONGEST + 1), "log_too_long"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_no_log_is_refused(text: str, code: str) -> None:
    with pytest.raises(LogError) as caught:
        parse_log(text)
    assert caught.value.code == code


def test_a_log_cut_anywhere_is_refused_or_shorter() -> None:
    text = write_log(HEADER, ENTRIES, CODEC)
    for end in range(len(text)):
        try:
            header, entries = parse_log(text[:end])
        except LogError:
            continue
        assert header_from_json(header) == HEADER
        assert [entry_from_json(entry, CODEC) for entry in entries] == list(ENTRIES[: len(entries)])


def test_a_log_with_wrong_letters_is_read_or_refused() -> None:
    text, random = write_log(HEADER, ENTRIES, CODEC), Random(3)
    outcomes = set()
    for _ in range(400):
        place = random.randrange(len(text))
        outcomes.add(_read(text[:place] + random.choice('0x"{}[],:\n\ud800é') + text[place + 1 :]))
    assert outcomes == {"read", "refused"}


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=60) | st.lists(JSON.map(json.dumps), max_size=4).map("\n".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    _read(text)
    _read('{"format":"ludogite","version":1}\n' + text)


def _read(text: str) -> str:
    try:
        header, entries = parse_log(text)
        header_from_json(header)
        for entry in entries:
            entry_from_json(entry, CODEC)
    except (LogError, CodecError):
        return "refused"
    return "read"


@pytest.mark.parametrize(
    "change",
    [
        {"options": None},
        {"options": []},
        {"options": {"a": 1.5}},
        {"options": {"a": None}},
        {"options": {"a": []}},
        {"game": 1},
        {"seats": "2"},
        {"seats": True},
        {"code": None},
        {"hand": "die"},
        {"hand": [1]},
        {"more": 1},
    ],
    ids=repr,
)
def test_wrong_headers_are_refused(change: Raw) -> None:
    with pytest.raises(CodecError):
        header_from_json(header_to_json(HEADER) | change)


def test_a_header_without_a_field_is_refused() -> None:
    whole = header_to_json(HEADER)
    for name in whole:
        with pytest.raises(CodecError):
            header_from_json({key: value for key, value in whole.items() if key != name})


@pytest.mark.parametrize(
    "change", [{"seat": "0"}, {"seat": None}, {"at_ms": -1}, {"at_ms": 1.0}, {"at_ms": BIGGEST + 1}, {"command": {}}, {"more": 1}]
)
def test_wrong_entries_are_refused(change: Raw) -> None:
    with pytest.raises(CodecError):
        entry_from_json(entry_to_json(ENTRIES[0], CODEC) | change, CODEC)
    strange: tuple[Any, ...] = (None, [], "x", {})
    for rubbish in strange:
        with pytest.raises(CodecError):
            entry_from_json(rubbish, CODEC)
