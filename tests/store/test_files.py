"""Files that travel: what is ours is read, what is hostile gets one clear refusal, and nothing ever raises."""

from __future__ import annotations

import errno
import gzip
import json
import os
import stat
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.rules import Refusal
from ludogite.store import files
from ludogite.store.files import FileKind, OurFile, fetch, read, write

GAME = {"seats": [{"name": "Zoé"}], "log": [1, 2]}


def kind_of(data: bytes) -> FileKind | Refusal:
    found = read(data)
    return found if isinstance(found, Refusal) else found.kind


LINES = '{"format":"ludogite","version":1}\n{"game":"yahtzee"}\n{"seat":0}\n'


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("kind", list(FileKind))
def test_what_is_written_is_read(kind: FileKind, packed: bool) -> None:
    data = write(kind, GAME, packed=packed)
    assert kind_of(data) is kind
    assert read(data) == OurFile(kind, files.NEWEST[kind], GAME)
    assert data == write(kind, GAME, packed=packed)
    assert data.startswith(files.GZIP) is packed


def test_a_file_written_by_hand_with_a_byte_order_mark_is_read() -> None:
    text = json.dumps({"ludogite": "game", "version": 1, **GAME}, indent=2)
    assert kind_of(text.encode("utf-8-sig")) is FileKind.GAME
    assert kind_of(gzip.compress(text.encode())) is FileKind.GAME


def test_a_bare_log_is_a_game_of_version_0() -> None:
    found = read(LINES.encode())
    assert found == OurFile(FileKind.GAME, 0, {"log": [json.loads(line) for line in LINES.splitlines()]})


FITS = 1_000_000
"""Bytes that a bomb may unpack to here: all that the program takes would be most of what a test process may take."""
BOMB = gzip.compress(b" " * (5 * FITS), 1)
WHOLE = write(FileKind.FAMILY, GAME, packed=True)
BAD: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "file_not_ours"),
    "spaces": (b" \n\n ", "file_not_ours"),
    "bytes": (bytes(range(256)), "file_not_ours"),
    "latin-1": ('{"ludogite":"game","version":1,"name":"Zoé"}'.encode("latin-1"), "file_not_ours"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), "file_not_ours"),
    "an archive": (b"PK\x03\x04" + bytes(100), "file_not_ours"),
    "other JSON": (b'{"format":"ludogite-words","version":1}', "file_not_ours"),
    "a number": (b"12", "file_not_ours"),
    "half": (write(FileKind.GAME, GAME)[:40], "file_damaged"),
    "half a packed one": (WHOLE[:-12], "file_damaged"),
    "a packed one with a wrong byte": (WHOLE[:30] + bytes([WHOLE[30] ^ 0xFF]) + WHOLE[31:], "file_damaged"),
    "packed noise": (files.GZIP + os.urandom(200), "file_damaged"),
    "half a log": (LINES.encode()[:-8], "file_damaged"),
    "no version": (b'{"ludogite":"game"}', "file_damaged"),
    "version of text": (b'{"ludogite":"game","version":"1"}', "file_damaged"),
    "version true": (b'{"ludogite":"game","version":true}', "file_damaged"),
    "version 0": (b'{"ludogite":"game","version":0}', "file_damaged"),
    "kind of a list": (b'{"ludogite":[],"version":1}', "file_damaged"),
    "not a number": (b'{"ludogite":"game","version":1,"x":NaN}', "file_damaged"),
    "half a pair": (b'{"ludogite":"game","version":1,"name":"\\ud83d"}', "file_damaged"),
    "a long number": (b'{"ludogite":"game","version":1,"x":' + b"9" * 5000 + b"}", "file_damaged"),
    "from tomorrow": (b'{"ludogite":"game","version":99}', "file_newer"),
    "a kind from tomorrow": (b'{"ludogite":"tournament","version":1}', "file_newer"),
    "deep": (b'{"ludogite":"game","version":1,"x":' + b"[" * 10_000 + b"]" * 10_000 + b"}", "file_damaged"),
    "deep and nothing else": (b"[" * 100_000, "file_not_ours"),
    "a bomb": (BOMB, "file_too_big"),
    "full of nothing": (gzip.compress(b'{"ludogite":"game","version":1,"x":[' + b"[]," * 9_000_000 + b"[]]}", 1), "file_too_big"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_in_one_word(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, code = BAD[name]
    monkeypatch.setattr(files, "LARGEST", FITS)
    began = time.monotonic()
    assert kind_of(data) == Refusal.of(code)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("depth", [500, 900, 990, 1_000, 2_500, 5_000, 50_000])
def test_no_depth_raises_whatever_this_python_can_read(depth: int) -> None:
    for text in (b'"x"', b'"\\ud800"', b'"\\ud83d\\ude00"'):
        data = b'{"ludogite":"game","version":1,"x":' + b"[" * depth + text + b"]" * depth + b"}"
        assert kind_of(data) in {FileKind.GAME, Refusal.of("file_damaged")}


def test_a_pair_of_surrogates_is_a_letter_like_any_other() -> None:
    found = read(b'{"ludogite":"game","version":1,"name":"\\ud83d\\ude00"}')
    assert isinstance(found, OurFile)
    assert found.body["name"] == "\U0001f600"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
HEADS = st.fixed_dictionaries(
    {"ludogite": st.sampled_from(["game", "family", "x"]) | VALUES, "version": st.integers(-2, 3) | VALUES}
)


@given(st.binary(max_size=300))
def test_no_bytes_raise(data: bytes) -> None:
    assert isinstance(kind_of(data), Refusal | FileKind)
    assert isinstance(kind_of(files.GZIP + data), Refusal | FileKind)


@given(HEADS, st.dictionaries(st.text(max_size=8), VALUES, max_size=4))
def test_no_object_raises(head: dict[str, object], body: dict[str, object]) -> None:
    found = read(json.dumps({**body, **head}).encode())
    if isinstance(found, OurFile):
        assert found.kind.value == head["ludogite"]
        assert found.body == {name: value for name, value in body.items() if name not in head}


@settings(max_examples=200)
@given(st.integers(0, 10_000), st.integers(0, 255), st.booleans())
def test_no_wrong_byte_raises(place: int, byte: int, packed: bool) -> None:
    data = bytearray(write(FileKind.GAME, GAME, packed=packed))
    data[place % len(data)] = byte
    assert isinstance(kind_of(bytes(data)), Refusal | FileKind)


# ---- from the disk -----------------------------------------------------------------------------------------------------


def test_what_lies_on_the_disk_is_fetched(tmp_path: Path) -> None:
    file = tmp_path / "partie de Zoé.ludogite"
    file.write_bytes(LINES.encode())
    assert fetch(file) == LINES.encode()


def test_what_cannot_be_fetched_is_said(tmp_path: Path) -> None:
    assert fetch(tmp_path) == Refusal.of("file_folder")
    assert fetch(tmp_path / "none.ludogite") == Refusal.of("file_missing")
    assert fetch(tmp_path / ("x" * 5000)) in (Refusal.of("file_name"), Refusal.of("file_missing"))
    assert fetch(tmp_path / "a\0b") in (Refusal.of("file_name"), Refusal.of("file_missing"))


@pytest.mark.parametrize("name", ["CON", "nul.ludogite", "Com1"])
def test_a_device_of_windows_is_no_name_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def device(_path: Path) -> os.stat_result:
        return os.stat_result((stat.S_IFCHR, *[0] * 9))

    def no_handle(_path: Path) -> os.stat_result:
        raise OSError(errno.EBADF, "Invalid handle")

    for answer in (device, no_handle):
        with monkeypatch.context() as patch:
            patch.setattr(Path, "stat", answer)
            assert fetch(tmp_path / name) == Refusal.of("file_name")
            if answer is no_handle:
                assert fetch(tmp_path / "partie.ludogite") == Refusal.of("file_unreadable")


def test_ten_gigabytes_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "big.ludogite"
    with file.open("wb") as big:
        big.truncate(10 * 1024**3)
    assert fetch(file) == Refusal.of("file_too_big")


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files, and other permissions")
def test_a_pipe_is_none_of_ours_and_does_not_keep_us_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.ludogite")
    assert fetch(tmp_path / "pipe.ludogite") == Refusal.of("file_not_ours")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "closed.ludogite"
    file.write_bytes(b"{}")

    def closed(*_args: object, **_kwargs: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", closed)  # the administrator may read everything, so that chmod proves nothing
    assert fetch(file) == Refusal.of("file_forbidden")
