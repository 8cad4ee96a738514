from __future__ import annotations

import pytest

from ludogite.core.rules import Refusal
from ludogite.store import NAME_LONGEST, NewProfile, Profile, Store, clean_name


def made(profile: Profile | Refusal) -> Profile:
    assert isinstance(profile, Profile)
    return profile


def test_profile_is_kept_as_given(store: Store) -> None:
    new = NewProfile("  Léa  ", ink=4, symbol=7, birth_year=2014, vocabulary="enfant", coach=True, tutor=True)
    lea = made(store.profiles.add(new))
    assert lea == Profile(1, "Léa", 4, 7, 2014, False, "enfant", True, lea.created_at, False, True)
    assert lea.created_at.startswith("2026-11-20T20:00:")
    assert store.profiles.get(lea.id) == lea
    assert store.profiles.everyone() == (lea,)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "name_empty"),
        (" \u00a0 ", "name_empty"),
        ("\u200d", "name_empty"),
        ("x" * (NAME_LONGEST + 1), "name_too_long"),
        ("x" * 10_000, "name_too_long"),
        ("é" * 1_000_000, "name_too_long"),
        ("a" + "\u0301" * 500, "name_too_long"),
        ("Lé\x00a", "name_control"),
        ("Lé\na", "name_control"),
        ("\x1b[31mLéa", "name_control"),
        ("Léa\u202egro", "name_control"),
        ("Léa\ud800", "name_control"),
        ("Léa\u2028", "name_empty_or_kept"),
    ],
)
def test_bad_names_are_refused_with_a_reason(store: Store, raw: str, code: str) -> None:
    answer = store.profiles.add(NewProfile(raw))
    if code == "name_empty_or_kept":  # a line separator at the end is stripped like any space
        assert made(answer).name == "Léa"
        return
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert store.profiles.everyone() == ()


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("Le\u0301a", "Léa"),
        ("Anne\u00a0 Marie", "Anne Marie"),
        ("x" * NAME_LONGEST, "x" * NAME_LONGEST),
        ("👨‍👩‍👧‍👦" * 10, "👨‍👩‍👧‍👦" * 10),
        ("Ève-Œdipe d’Aÿ", "Ève-Œdipe d’Aÿ"),
        ("Žofia 李", "Žofia 李"),
    ],
)
def test_names_are_composed_and_tidied(raw: str, kept: str) -> None:
    assert clean_name(raw) == kept


def test_a_name_is_taken_whatever_its_case_and_composition(store: Store) -> None:
    lea = made(store.profiles.add(NewProfile("Léa")))
    refused = store.profiles.add(NewProfile("LE\u0301A"))
    assert refused == Refusal.of("name_taken", name="LÉA", archived=0)
    store.profiles.archive(lea.id)
    assert store.profiles.add(NewProfile("léa")) == Refusal.of("name_taken", name="léa", archived=1)
    papi = made(store.profiles.add(NewProfile("Papi")))
    assert isinstance(store.profiles.change(papi.id, NewProfile("Léa")), Refusal)
    assert made(store.profiles.change(papi.id, NewProfile("PAPI", ink=3))).name == "PAPI"


def test_archived_profile_comes_back(store: Store) -> None:
    lea = made(store.profiles.add(NewProfile("Léa")))
    assert store.profiles.archive(lea.id).archived
    assert store.profiles.everyone() == ()
    assert [p.id for p in store.profiles.everyone(archived=True)] == [lea.id]
    assert store.profiles.archive(lea.id, archived=False) == lea


@pytest.mark.parametrize("year", [1899, 2027, -5, 10**12])
def test_birth_year_out_of_range(store: Store, year: int) -> None:
    refused = store.profiles.add(NewProfile("Léa", birth_year=year))
    assert refused == Refusal.of("birth_year_range", first=1900, last=2026)


def test_pin_is_hashed_and_opens(store: Store) -> None:
    lea = made(store.profiles.add(NewProfile("Léa")))
    assert store.profiles.opens(lea.id, "anything")
    assert store.profiles.set_pin(lea.id, "0420") is None
    assert made(store.profiles.archive(lea.id, archived=False)).has_pin
    assert store.profiles.opens(lea.id, "0420")
    assert not store.profiles.opens(lea.id, "0421")
    assert not store.profiles.opens(lea.id, "\ud800")
    for pin in ("", "123", "12345", "12a4", "１２３４", "1234\n"):
        assert store.profiles.set_pin(lea.id, pin) == Refusal.of("pin_not_four_digits")
    assert store.profiles.opens(lea.id, "0420")
    store.profiles.set_pin(lea.id, None)
    assert not made(store.profiles.archive(lea.id, archived=False)).has_pin


def test_pin_is_not_in_the_file(store: Store) -> None:
    lea = made(store.profiles.add(NewProfile("Léa")))
    mia = made(store.profiles.add(NewProfile("Mia")))
    store.profiles.set_pin(lea.id, "7391")
    store.profiles.set_pin(mia.id, "7391")
    hashes = [row[0] for row in store._connection.rows("SELECT pin FROM profiles")]
    assert len(set(hashes)) == 2
    assert not any(part == "7391" for pin in hashes for part in pin.split("$"))


def test_unknown_profile_is_a_bug(store: Store) -> None:
    assert store.profiles.get(99) is None
    with pytest.raises(KeyError):
        store.profiles.change(99, NewProfile("Léa"))
    with pytest.raises(KeyError):
        store.profiles.opens(99, "1234")
