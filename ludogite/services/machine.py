"""The name of this machine, as locks have it."""

from __future__ import annotations

import os

from PySide6.QtCore import QSysInfo


def is_this_machine(name: str) -> bool:
    """Tell whether a lock was made here: on Windows Qt writes ``COMPUTERNAME`` there, in capitals and cut at 15 signs."""
    ours = {"", QSysInfo.machineHostName(), os.environ.get("COMPUTERNAME", "")}
    return name.casefold() in {one.casefold() for one in ours}
