"""The faces of people and computer players: two dozen to choose from, and one for each character.

A face is kept with the settings of its person, so that it travels with the family; whoever has chosen none has the one that goes
with the colour and the name. The pictures are ``resources/portraits``, by these names.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Collection

    from ludogite.store.database import Store
    from ludogite.store.saves import SavedGame

FACES: Final = (
    "baleine", "voilier", "elephant",
    "renard", "champignon", "cochon",
    "grenouille", "tortue", "cactus",
    "chat", "hibou", "phare",
    "lion", "montgolfiere", "ours",
    "pingouin", "cerf_volant", "panda",
    "lapin", "souris", "poussin",
    "chien", "herisson", "mouton",
)  # fmt: skip
"""By ink, three for each: whoever has chosen no face has one of the three of the colour."""
EACH: Final = 3
OF_CHARACTERS: Final = MappingProxyType({
    "Pépin": "pepin", "Biscotte": "biscotte", "Noisette": "noisette", "Plume": "plume", "Basile": "basile", "Colette": "colette",
    "Malice": "malice", "Hector": "hector", "Roxane": "roxane", "Oracle": "oracle", "Archimède": "archimede", "Minerve": "minerve",
})  # fmt: skip
"""The face of each computer player, by name."""


def usual_face(name: str, ink: int) -> str:
    """Give the face that goes with a name and an ink (1 to 8): always the same."""
    own = FACES[EACH * (ink - 1) : EACH * ink]
    return own[crc32(name.casefold().encode("utf-8", "surrogatepass")) % EACH]


def free_face(ink: int, worn: Collection[str]) -> str:
    """Give somebody new a face that nobody wears, of those of the ink where there is one."""
    own = FACES[EACH * (ink - 1) : EACH * ink]
    return next((face for face in (*own, *FACES) if face not in worn), own[0])


def character_face(name: str) -> str:
    """Give the face of a computer player; one who is no character has one of theirs all the same."""
    theirs = tuple(OF_CHARACTERS.values())
    return OF_CHARACTERS.get(name) or theirs[crc32(name.casefold().encode("utf-8", "surrogatepass")) % len(theirs)]


def face_of(store: Store, profile_id: int, name: str, ink: int) -> str:
    """Give the face of somebody of the house."""
    kept = store.settings.get(f"face/{profile_id}")
    return kept if isinstance(kept, str) and kept in FACES else usual_face(name, ink)


def keep_face(store: Store, profile_id: int, face: str) -> None:
    """Keep the face that somebody has chosen; raises StoreError."""
    if face in FACES and store.settings.get(f"face/{profile_id}") != face:
        store.settings.set(f"face/{profile_id}", face)


def seated_faces(store: Store, saved: SavedGame) -> tuple[str, ...]:
    """Give the faces of those who sit at a saved game, by seat."""
    return tuple(
        character_face(seat.name)
        if seat.level is not None
        else usual_face(seat.name, seat.ink)
        if seat.profile_id is None
        else face_of(store, seat.profile_id, seat.name, seat.ink)
        for seat in saved.seats
    )
