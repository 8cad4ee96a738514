"""Everything under resources/ is named in LICENSES.md, and what was built is as it was built."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from ludogite import paths

RESOURCES = paths.resources()
FILES = sorted(file.relative_to(RESOURCES) for file in RESOURCES.rglob("*") if file.is_file() and file.name != "LICENSES.md")


def named(file: Path, notice: str) -> bool:
    """Whether the list names the file, or all files of its folder with that ending."""
    return any(f"`{name}`" in notice for name in (file.as_posix(), f"{file.parent.as_posix()}/*{file.suffix}"))


def test_every_file_has_its_licence() -> None:
    notice = (RESOURCES / "LICENSES.md").read_text(encoding="utf-8")
    assert [file.as_posix() for file in FILES if not named(file, notice)] == []


@pytest.mark.parametrize("sums", sorted(RESOURCES.rglob("checksums.txt")), ids=lambda file: file.parent.name)
def test_what_was_built_is_as_it_was_built(sums: Path) -> None:
    lines = sums.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        wanted, _, name = line.partition("  ")
        assert hashlib.sha256((sums.parent / name).read_bytes()).hexdigest() == wanted, name
