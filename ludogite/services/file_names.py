"""The names of files that somebody has chosen in a dialog."""

from __future__ import annotations

from pathlib import Path


def named(name: str, suffix: str) -> Path:
    """Give a chosen name its ending, and a number where that is taken: the dialog asked only about the name as typed."""
    path = Path(name)
    if path.suffix.lower() == suffix:
        return path
    whole, number = path.with_name(path.name + suffix), 2
    while whole.exists():
        whole, number = path.with_name(f"{path.name} {number}{suffix}"), number + 1
    return whole
