"""Files are written complete or not at all, and closed to other accounts where they are private."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from ludogite.atomic import make_private, read_small, write_whole

FAILING = ("fsync", "write", "replace", "chmod")


def test_new_file_and_one_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "partie.ludogite"
    write_whole(file, "é\n")
    assert file.read_bytes() == "é\n".encode()
    write_whole(file, b"2")
    assert file.read_bytes() == b"2"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("call", FAILING)
def test_what_fails_on_the_way_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    file = tmp_path / "grille.txt"
    file.write_text("before")

    def fails(*_arguments: object, **_named: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, call, fails)
    with pytest.raises(OSError, match=os.strerror(number)):
        write_whole(file, "after")
    monkeypatch.undo()
    assert file.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="POSIX permissions are needed")
def test_permissions(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        write_whole(tmp_path / "shared", "1")
        write_whole(tmp_path / "private", "1", private=True)
        (tmp_path / "kept").write_text("0")
        (tmp_path / "kept").chmod(0o664)
        write_whole(tmp_path / "kept", "1")
    finally:
        os.umask(mask)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"shared": 0o640, "private": 0o600, "kept": 0o664}
    make_private(tmp_path / "shared")
    assert (tmp_path / "shared").stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="a link takes a privilege there")
def test_link_keeps_pointing_where_it_does(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("0")
    (tmp_path / "link").symlink_to("there")
    write_whole(tmp_path / "link", "1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "there").read_text() == "1"


def test_folder_and_missing_folder_are_told(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none" / "file", tmp_path / ("x" * 300)):
        with pytest.raises(OSError, match=r".+"):
            write_whole(path, "1")


def test_only_small_regular_files_of_ours_are_read(tmp_path: Path) -> None:
    (tmp_path / "small").write_bytes(b"ab")
    (tmp_path / "link").symlink_to("small")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    assert read_small(tmp_path / "small", 2) == b"ab"
    for name, most in (("small", 1), ("link", 9), ("pipe", 9), (".", 9), ("none", 9), ("x" * 300, 9), ("a\0b", 9)):
        assert read_small(tmp_path / name, most) is None, name
