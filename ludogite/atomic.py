"""Write files complete or not at all, and keep what belongs to one account from the others."""

from __future__ import annotations

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

UNFINISHED = ".part"
"""How the name of a file ends that is still being written."""
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
DATA_FILE = "ludogite.db"
OWN_NAMES = ("ludogite.db", "ludogite.lock", "ludogite-", ".ludogite-", "accounts.json", "call-")
"""How the names begin of the files of a data folder."""
PAUSES = (0.02, 0.05, 0.1, 0.2)
"""Seconds between two tries to give a file its name: on Windows whoever looks through new files holds them for a moment."""


class OwnFileError(PermissionError):
    """What leaves the house may not be written over a file of the data folder."""


def write_whole(path: Path, content: bytes | str, *, private: bool = False) -> None:
    """Put the content where the path says, on the disk and under its name when this returns, or change nothing; raise ``OSError``.

    Nothing but what is ``private`` takes the place of the program's own data, wherever they lie: that raises ``OwnFileError``.

    Text is written as UTF-8, its line ends as they are. What is there keeps its permissions; a new file gets the usual ones, or is
    for this account alone if ``private``. A link keeps pointing where it does, and a pipe or a device is written to straight.
    """
    data = content.encode() if isinstance(content, str) else content
    target = Path(os.path.realpath(path))
    if not private and _is_own(target):
        raise OwnFileError(errno.EPERM, "this is one of Ludogîte's own files", str(path))
    there = _mode(target)
    if there is not None and not stat.S_ISREG(there):
        with target.open("wb") as stream:
            stream.write(data)
        return
    number, name = mkstemp(suffix=UNFINISHED, prefix=".ludogite-", dir=target.parent)
    unfinished = Path(name)
    try:
        try:
            _write_all(number, data)
            os.fsync(number)
        finally:
            os.close(number)
        if not private:
            unfinished.chmod(_usual_mode() if there is None else stat.S_IMODE(there))
        _give_name(unfinished, target)
    except BaseException:
        _throw_away(unfinished)
        raise
    keep_name(target)


def write_quickly(path: Path, content: bytes | str) -> None:
    """Put a content under a name, for this account alone, whole or not at all as long as the power stays; raise ``OSError``.

    For what can be done without: nothing waits for the disk.
    """
    number, name = mkstemp(suffix=UNFINISHED, prefix=".ludogite-", dir=path.parent)
    unfinished = Path(name)
    try:
        try:
            _write_all(number, content.encode() if isinstance(content, str) else content)
        finally:
            os.close(number)
        _give_name(unfinished, path)
    except BaseException:
        _throw_away(unfinished)
        raise


def _give_name(unfinished: Path, target: Path) -> None:
    for pause in PAUSES:
        try:
            unfinished.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    unfinished.replace(target)


def _throw_away(unfinished: Path) -> None:
    with suppress(OSError):
        unfinished.chmod(PRIVATE_FILE)  # as its target it may be read-only, which Windows does not delete
    unfinished.unlink(missing_ok=True)


def keep_name(path: Path) -> None:
    """Let the new name of a file outlive a power cut, where the system knows how."""
    with suppress(OSError):
        number = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def make_private(path: Path) -> None:
    """Close a file or folder of ours to every other account, where accounts have permissions; one of somebody else's stays."""
    geteuid = getattr(os, "geteuid", None)
    if geteuid is None:
        return
    with suppress(OSError):
        about = path.lstat()
        wanted = PRIVATE_FOLDER if stat.S_ISDIR(about.st_mode) else PRIVATE_FILE
        is_plain = stat.S_ISDIR(about.st_mode) or stat.S_ISREG(about.st_mode)
        if is_plain and about.st_uid == geteuid() and stat.S_IMODE(about.st_mode) & 0o077:
            path.chmod(wanted & stat.S_IMODE(about.st_mode))


def read_small(path: Path, most: int) -> bytes | None:
    """Return the content of a regular file of this account's of at most so many bytes; None for anything else, without waiting."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        number = os.open(path, flags)
    except (OSError, ValueError):  # ValueError: a zero byte in the name
        return None
    try:
        about = os.fstat(number)
        own = getattr(os, "geteuid", lambda: about.st_uid)()
        if not stat.S_ISREG(about.st_mode) or about.st_size > most or about.st_uid != own:
            return None
        data = os.read(number, most + 1)
    except OSError:
        return None
    finally:
        os.close(number)
    return data if len(data) <= most else None


def _write_all(number: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(number, view) :]


def _is_own(path: Path) -> bool:
    """Tell whether a name is one of the data folder's or of its copies'; ``Path`` compares names as the system does."""
    folders = (path.parent, path.parent.parent)
    is_data = any((folder / DATA_FILE).exists() or folder / DATA_FILE == path for folder in folders)
    return is_data and path.name.casefold().startswith(OWN_NAMES)


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _usual_mode() -> int:
    """Return the permissions that the account gives to new files; asking for the mask means setting it for an instant."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask
