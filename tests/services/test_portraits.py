"""Portraits: one for everybody, always the same until another is chosen, drawn for every name, and carried with the family."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import sleep

import pytest

from ludogite.services.characters import EVERY
from ludogite.services.home_facts import DATA_FILE, FILE, HomeFacts, Person, recall, remember
from ludogite.services.portraits import (
    EACH,
    FACES,
    OF_CHARACTERS,
    character_face,
    face_of,
    free_face,
    keep_face,
    seated_faces,
    usual_face,
)
from ludogite.store import Family, NewProfile, Profile, Store, open_in_memory, read_family
from ludogite.store.saves import NewGame, SeatInfo

DRAWN = Path(__file__).parents[2] / "resources" / "portraits"


def person(store: Store, name: str, ink: int) -> Profile:
    made = store.profiles.add(NewProfile(name, ink))
    assert isinstance(made, Profile)
    return made


def test_two_dozen_faces_and_one_for_each_character_are_drawn() -> None:
    assert len(FACES) == len(set(FACES)) == 24
    assert set(OF_CHARACTERS) == set(EVERY)
    assert {file.stem for file in DRAWN.glob("*.svg")} == {*FACES, *OF_CHARACTERS.values()}
    for file in DRAWN.glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        assert not re.search("href|<image|<text|url\\(", text), f"{file.name} draws with paths alone"


def test_whoever_has_chosen_none_has_the_one_of_the_colour_and_the_name() -> None:
    for ink in range(1, 9):
        own = FACES[EACH * (ink - 1) : EACH * ink]
        assert all(usual_face(name, ink) in own for name in ("Léa", "Papi", "", "🦊"))
    assert usual_face("Léa", 1) == usual_face("LÉA", 1) == "elephant"
    assert free_face(1, {"baleine"}) == "voilier"
    assert free_face(1, set(FACES)) == "baleine"
    assert character_face("Malice") == "malice"
    assert character_face("Ordinateur") in OF_CHARACTERS.values()


def test_a_face_is_kept_and_goes_with_its_person() -> None:
    store = open_in_memory()
    lea = person(store, "Léa", 1)
    assert face_of(store, lea.id, lea.name, lea.ink) == "elephant"
    keep_face(store, lea.id, "renard")
    keep_face(store, lea.id, "none of ours")
    assert face_of(store, lea.id, "Zoé", 5) == "renard"
    seats = (SeatInfo(0, "Léa", 1, profile_id=lea.id), SeatInfo(1, "Hector", 2, level="fort"), SeatInfo(2, "Convive", 3))
    game = store.saves.load(store.saves.create(NewGame("yahtzee", "normal", "{}", seats)))
    assert game is not None
    assert seated_faces(store, game.game) == ("renard", "hector", usual_face("Convive", 3))
    store.settings.set(f"face/{lea.id}", ["spoilt"])
    assert face_of(store, lea.id, lea.name, lea.ink) == "elephant"
    store.profiles.delete(lea.id)
    assert store.settings.get(f"face/{lea.id}") is None
    store.close()


def test_a_family_on_its_way_takes_its_faces_along() -> None:
    here, there = open_in_memory(), open_in_memory()
    person(there, "Tom", 5)
    sleep(0.01)  # two people made at the same millisecond are the same
    lea = person(here, "Léa", 1)
    keep_face(here, lea.id, "panda")
    family = read_family(here.family.pack())
    assert isinstance(family, Family)
    there.family.merge(family)
    found = next(one for one in there.profiles.everyone() if one.name == "Léa")
    assert found.id != lea.id
    assert face_of(there, found.id, found.name, found.ink) == "panda"
    here.close()
    there.close()


@pytest.mark.parametrize("face", ["../x", 3, None, "a" * 21])
def test_a_memory_of_the_home_page_with_a_strange_face_is_none(tmp_path: Path, face: object) -> None:
    (tmp_path / DATA_FILE).write_bytes(b"data")
    remember(tmp_path, {}, HomeFacts(people=(Person(1, "Léa", 1, 3, "panda"),)))
    kept = recall(tmp_path)
    assert kept is not None
    assert kept.facts.people[0].face == "panda"
    raw = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    raw["facts"][0][0][4] = face
    (tmp_path / FILE).write_text(json.dumps(raw), encoding="utf-8")
    assert recall(tmp_path) is None
