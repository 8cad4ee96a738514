"""What the catalogue gets of Dés à thèmes: resources that may be missing or damaged, and commands from outside that do not fit."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Refusal
from ludogite.games.des_themes.game import CARDS_FILE, GAME, book, cards, letter_dice, theme_lists
from ludogite.games.des_themes.moves import Answer, Begins, Buzz, Judged, Standing, TimeUp
from ludogite.games.des_themes.state import Options, Phase
from ludogite.games.game import ResourceError
from ludogite.games.setup import new_header, reader
from ludogite.words.families import Family
from tests.games.des_themes.play import CODE, RESOURCES, Table, ruling


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy what the game reads, except the dictionary."""
    for name in ("decks", "theme_lists"):
        shutil.copytree(RESOURCES / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"[des_lettres", b"[des_lettres]\nvert = 3\n"])
def test_cards_that_are_missing_or_damaged_are_told_of(folder: Path, content: bytes | None) -> None:
    if content is None:
        (folder / CARDS_FILE).unlink()
    else:
        (folder / CARDS_FILE).write_bytes(content)
    for wanted in (cards, letter_dice):
        with pytest.raises(ResourceError) as caught:
            wanted(reader(folder))
        assert caught.value.code == ("resource_missing" if content is None else "resource_damaged")


def test_dice_with_faces_that_are_no_letters_are_damaged(folder: Path) -> None:
    text = (folder / CARDS_FILE).read_text(encoding="utf-8")
    (folder / CARDS_FILE).write_text(text.replace('"B", "E"', '"b", "EE"', 1), encoding="utf-8")
    with pytest.raises(ResourceError):
        letter_dice(reader(folder))


def test_lists_that_are_missing_or_damaged_are_told_of(folder: Path) -> None:
    (folder / "theme_lists" / "1-1.txt").write_bytes(b"p\tBono\n")
    with pytest.raises(ResourceError) as caught:
        theme_lists(folder)
    assert caught.value.code == "resource_damaged"
    (folder / "theme_lists" / "1-1.txt").unlink()
    with pytest.raises(ResourceError) as caught:
        theme_lists(folder)
    assert caught.value.code == "resource_missing"


def test_a_book_is_opened_once_until_the_family_rules() -> None:
    read = reader(RESOURCES)
    assert book(Options(), read) is book(Options(variant="ouverts"), reader(RESOURCES))
    assert book(Options(card=2), read) is not book(Options(), read)
    assert book(Options(), reader(RESOURCES, [ruling("BZZZT", "accept", "1-1")])) is not book(Options(), read)


def test_the_header_names_the_dictionary() -> None:
    header = new_header(GAME, 3, CODE, {"starter": 2}, read=reader(RESOURCES))
    assert len(header.lexicon) == 16
    assert dict(header.options)["starter"] == 2


@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_takes_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        Table(seats)


def test_a_verdict_on_another_word_is_none() -> None:
    table = Table(3)
    table.throw()
    table.do(0, Buzz())
    rules = table.rules
    state = rules.apply(table.state, 0, Answer("le Bono"), 0).state
    assert state.phase is Phase.ANSWER
    right = rules.judge(state, rules.requests(state)[0])
    assert rules.refuse(state, REFEREE, right) is None
    for text, key in (("Brel", "BREL"), ("Bono", "LEBONO"), ("Brel", "BONO"), ("", "BONO"), ("B" * 600, "BONO")):
        wrong = Judged(text, key, "1-1", Standing.LISTED, proper=True, family=Family.NON)
        assert rules.refuse(state, REFEREE, wrong) == Refusal("des_themes.bad_verdict")
    assert rules.refuse(table.state, REFEREE, right) == Refusal("des_themes.not_now")
    assert rules.refuse(state, 0, right) == Refusal("des_themes.not_now")


def test_strangers_and_early_clocks_are_refused() -> None:
    table = Table(3, starter=-1)
    start = table.rules.start()
    assert table.rules.refuse(start, NATURE, Begins(3)) == Refusal("des_themes.bad_lot")
    assert table.rules.refuse(start, NATURE, Begins(2)) is None
    assert table.rules.refuse(start, CLOCK, TimeUp()) == Refusal("des_themes.not_now")
    for seat in (-4, 3, 99):
        assert table.rules.refuse(table.state, seat, Buzz()) == Refusal("des_themes.not_now")
