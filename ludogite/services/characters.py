"""Who the computer players are: a dozen characters, three a level, who sit down by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from ludogite.core.advice import LEVELS

CHARACTERS: Final = MappingProxyType({
    "debutant": ("Pépin", "Biscotte", "Noisette"),
    "moyen": ("Plume", "Basile", "Colette"),
    "fort": ("Malice", "Hector", "Roxane"),
    "parfait": ("Oracle", "Archimède", "Minerve"),
})  # fmt: skip
"""Names by level; the same in every language."""
EVERY: Final = tuple(name for level in LEVELS for name in CHARACTERS[level])


def characters(levels: Sequence[str | None], taken: Iterable[str] = ()) -> tuple[str | None, ...]:
    """Name the computer player of each seat by its level, None for people; nobody gets the name of somebody at the table.

    The first who is free of a level sits down, and somebody of another level when all three of it sit already.
    """
    used = {name.casefold() for name in taken}
    named: list[str | None] = []
    for level in levels:
        offered = () if level is None else (*CHARACTERS[level], *EVERY)
        name = next((one for one in offered if one.casefold() not in used), offered[0] if offered else None)
        used |= {name.casefold()} if name else set()
        named.append(name)
    return tuple(named)
