"""The file system as Windows has it, for tests on Linux: what Python asks of ``os`` is refused where Windows refuses it.

Refused are reserved names and signs, paths of 260 characters, and renaming, replacing or deleting a file that anybody in this
process holds open, SQLite included: Windows shares no file for that, as CPython and SQLite open them. What is read-only is neither
deleted nor replaced. There are no owners, a folder cannot be opened, and a rename never replaces.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

LONGEST = 260
"""Characters of a path, the zero at its end included."""
RESERVED = re.compile(r"(CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³])(\..*)?", re.IGNORECASE)
WRONG = re.compile(r'[<>:"|?*\\\x00-\x1f]|[. ]$')
HELD = Path("/proc/self/fd")


class WindowsFiles:
    """Stands before ``os`` while ``monkeypatch`` holds; ``root`` is where the rules begin: what lies above is the test's."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root.resolve()
        self.refused: list[str] = []
        for name in ("open", "mkdir", "unlink", "remove", "rename", "replace", "stat", "lstat", "listdir", "scandir"):
            monkeypatch.setattr(os, name, self._ruled(name, getattr(os, name)))
        real = io.open
        for module in (io, builtins):
            monkeypatch.setattr(module, "open", self._ruled("io.open", real))
        for name in ("geteuid", "getuid", "nice"):
            monkeypatch.delattr(os, name)

    def _ruled(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            paths = [Path(os.fsdecode(one)) for one in given[: 2 if name in {"rename", "replace"} else 1] if _is_path(one)]
            for path in paths:
                self._check_name(path)
            if name == "open" and paths and paths[0].is_dir():
                self._refuse(errno.EACCES, paths[0], "a folder is opened")
            if name in {"unlink", "remove", "rename", "replace"}:
                for path in paths:
                    if self._is_held(path):
                        self._refuse(errno.EACCES, path, f"{name} of an open file")
            if name in {"unlink", "remove", "replace"} and not _is_writable(paths[-1]):
                self._refuse(errno.EACCES, paths[-1], f"{name} of a read-only file")
            if name == "rename" and paths[1].exists():
                self._refuse(errno.EEXIST, paths[1], "a rename that replaces")
            return real(*given, **named)

        return call

    def _check_name(self, path: Path) -> None:
        path = Path(os.path.abspath(path))  # noqa: PTH100 - without asking the file system
        if not path.is_relative_to(self.root):
            return
        if len(str(path)) + 1 > LONGEST:
            self._refuse(errno.ENOENT, path, "too long")
        for part in path.relative_to(self.root).parts:
            if RESERVED.fullmatch(part) or WRONG.search(part):
                self._refuse(errno.EINVAL, path, f"no name: {part!r}")

    def _is_held(self, path: Path) -> bool:
        target = os.path.realpath(path)
        return any(os.path.realpath(one) == target for one in HELD.iterdir())

    def _refuse(self, number: int, path: Path, why: str) -> None:
        self.refused.append(f"{why}: {path.name}")
        raise OSError(number, os.strerror(number), str(path))


def _is_path(value: object) -> bool:
    return isinstance(value, str | bytes | os.PathLike)


def _is_writable(path: Path) -> bool:
    return not path.exists() or bool(path.lstat().st_mode & stat.S_IWUSR)
