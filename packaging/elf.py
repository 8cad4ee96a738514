"""What Linux binaries say about themselves: which libraries they load, which glibc, and where they were built."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

OF_LIBC = re.compile(r"ld-linux.*|lib(c|m|dl|pthread|rt|resolv|util)\.so\.\d+")
HERE = b"$ORIGIN"


def binaries(tree: Path) -> list[Path]:
    """List the programs and libraries of a tree."""
    found = []
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def _dynamic(files: list[Path]) -> str:
    """Return what ``readelf`` tells of the dynamic sections; its French would say other words."""
    command = ["readelf", "-dW", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | {"LC_ALL": "C"}).stdout


def needed_libraries(tree: Path) -> set[str]:
    """Return the libraries that the binaries of a tree load and that are neither in it nor glibc's."""
    files = binaries(tree)
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", _dynamic(files))) - {file.name for file in files}
    return {name for name in needed if not OF_LIBC.fullmatch(name)}


def oldest_libc(tree: Path) -> str:
    """Return the oldest glibc that has every symbol the binaries of a tree ask for, as "2.35"."""
    minors = {int(found) for file in binaries(tree) for found in re.findall(rb"GLIBC_2\.(\d+)\b", file.read_bytes())}
    return f"2.{max(minors)}"


def forget_build_paths(tree: Path) -> int:
    """Let binaries look beside themselves where they would look in folders of the build machine; return how many did."""
    changed = 0
    for file in binaries(tree):
        for path in re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.+)\]", _dynamic([file])):
            old = path.encode() + b"\0"
            data = file.read_bytes()
            if not path.startswith("/") or data.count(old) != 1 or len(path) < len(HERE):
                continue
            file.write_bytes(data.replace(old, HERE.ljust(len(old), b"\0")))
            changed += 1
    return changed
