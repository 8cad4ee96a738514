"""The names of files: proposed in a dialog so that every system can hold them, and as somebody has chosen them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ludogite.store.files import RESERVED

LONGEST: Final = 60
"""Characters of a name that is proposed: Windows gives 260 to all folders and the name together, Linux 255 bytes to a name."""
NOWHERE_WRITTEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def writable(name: str) -> str:
    """Return a name that every system can hold, as near as can be to the one that somebody gave a person or a game."""
    kept = NOWHERE_WRITTEN.sub("", name)[:LONGEST].strip(". ")
    return f"_{kept}" if RESERVED.fullmatch(kept) else kept or "ludogite"


def named(name: str, suffix: str) -> Path:
    """Give a chosen name its ending, and a number where that is taken: the dialog asked only about the name as typed."""
    path = Path(name)
    if path.suffix.lower() == suffix:
        return path
    whole, number = path.with_name(path.name + suffix), 2
    while whole.exists():
        whole, number = path.with_name(f"{path.name} {number}{suffix}"), number + 1
    return whole
