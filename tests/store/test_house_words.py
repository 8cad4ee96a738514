from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludogite.core.rules import Refusal
from ludogite.store import HouseWord, Imported, Store, open_in_memory
from ludogite.words.reasons import Verdict

ACCEPT, BAN = Verdict.ACCEPT, Verdict.BAN


def test_ruling_is_kept_replaced_and_undone(store: Store) -> None:
    first = store.house_words.rule("OUPS", ACCEPT, who="Léa", game="yahtzee_mots")
    assert isinstance(first, HouseWord)
    assert (first.word, first.verdict, first.who, first.game, first.theme) == ("OUPS", ACCEPT, "Léa", "yahtzee_mots", None)
    assert store.house_words.get("OUPS") == first
    second = store.house_words.rule("OUPS", BAN, who="Papi")
    assert store.house_words.everything() == (second,)
    store.house_words.put(first)
    assert store.house_words.get("OUPS") == first
    assert store.house_words.withdraw("OUPS") == first
    assert store.house_words.withdraw("OUPS") is None
    assert store.house_words.everything() == ()


def test_word_and_word_under_a_theme_are_two_rulings(store: Store) -> None:
    store.house_words.rule("MERLE", BAN, who="Léa", theme="fruits")
    store.house_words.rule("MERLE", ACCEPT, who="Léa")
    assert [(ruling.theme, ruling.verdict) for ruling in store.house_words.everything()] == [(None, ACCEPT), ("fruits", BAN)]
    store.house_words.withdraw("MERLE", "fruits")
    assert store.house_words.get("MERLE", "fruits") is None
    assert store.house_words.get("MERLE") is not None


@pytest.mark.parametrize(
    ("word", "code"), [("", "word_empty"), ("A" * 41, "word_too_long"), ("A" * 10**6, "word_too_long"), ("A\0B", "word_control")]
)
def test_bad_words_are_refused(store: Store, word: str, code: str) -> None:
    answer = store.house_words.rule(word, ACCEPT, who="Léa")
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert store.house_words.everything() == ()


def test_list_travels_and_the_newer_ruling_wins(store: Store) -> None:
    store.house_words.rule("AAAA", ACCEPT, who="Léa", game="blank")
    store.house_words.rule("BBBB", BAN, who="Léa", theme="fruits")
    list_of_ours = store.house_words.export()
    other = open_in_memory(now=lambda: "2020-01-01T00:00:00.000Z")
    other.house_words.rule("AAAA", BAN, who="Zoé")
    assert other.house_words.take_in(list_of_ours) == Imported(taken=2, kept=0)
    assert other.house_words.everything() == store.house_words.everything()
    assert other.house_words.take_in(list_of_ours) == Imported(taken=0, kept=2)
    newer = store.house_words.rule("AAAA", BAN, who="Papi")
    assert store.house_words.take_in(list_of_ours) == Imported(taken=0, kept=2)
    assert store.house_words.get("AAAA") == newer
    other.close()


ENTRY: dict[str, Any] = {
    "word": "OUPS",
    "verdict": "accept",
    "who": "Léa",
    "at": "2026-11-20T20:00:00.000Z",
    "game": None,
    "theme": None,
}


@pytest.mark.parametrize(
    "change",
    [
        {"verdict": "maybe"},
        {"verdict": []},
        {"word": ""},
        {"word": 3},
        {"word": "A\0"},
        {"who": None},
        {"who": "x" * 10_000},
        {"theme": 1},
        {"theme": "\ud800"},
        {"extra": 1},
        {"at": "9999"},
    ],
)
def test_list_with_one_bad_entry_is_refused_whole(store: Store, change: dict[str, Any]) -> None:
    good = json.dumps({"format": "ludogite-words", "version": 1, "words": [ENTRY]})
    bad = json.dumps({"format": "ludogite-words", "version": 1, "words": [ENTRY | {"word": "BON"}, ENTRY | change]})
    assert store.house_words.take_in(bad) == Refusal.of("list_unreadable")
    assert store.house_words.everything() == ()
    assert store.house_words.take_in(good) == Imported(taken=1, kept=0)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", "\ud800", "[" * 100_000, '{"format":"other","version":1,"words":[]}', '{"version":1e999}']
)
def test_anything_else_is_no_list(store: Store, text: str) -> None:
    assert store.house_words.take_in(text) == Refusal.of("list_unreadable")


def test_list_of_a_later_program(store: Store) -> None:
    newer = '{"format":"ludogite-words","version":2,"words":[{"shape":"unknown"}]}'
    assert store.house_words.take_in(newer) == Refusal.of("list_newer")


def test_words_survive_closing(tmp_path: Path, store: Store) -> None:
    store.house_words.rule("OUPS", ACCEPT, who="Léa")
    from ludogite.store import open_store  # noqa: PLC0415

    again = open_store(tmp_path).store
    assert again.house_words.everything() == store.house_words.everything()
    again.close()
