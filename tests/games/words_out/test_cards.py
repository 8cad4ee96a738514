"""The deck as printed, and the sheet's examples on real cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ludogite.games.words_out.cards import (
    GREEN,
    PACK,
    RED,
    DeckError,
    Kind,
    Value,
    is_locked,
    read_deck,
    several_decks,
    text,
    value,
)
from tests.contract.harness import read
from tests.games.words_out.play import DECK, Pack

COUNTS = {
    Kind.SIMPLE: 62, Kind.BONUS: 12, Kind.DOUBLE: 7, Kind.JOKER: 2, Kind.REJOUER: 12, Kind.INCONTRABLE: 10, Kind.POUBELLE: 3,
}  # fmt: skip


def test_the_deck_is_the_printed_one() -> None:
    assert Counter(card.kind for card in DECK) == COUNTS
    assert [card.id for card in DECK] == list(range(1, PACK + 1))
    assert Counter(card.letter for card in DECK if card.kind is Kind.BONUS) == dict.fromkeys(GREEN, 2)
    assert {card.letter for card in DECK if card.kind is Kind.DOUBLE} == RED
    assert sum(card.is_letter for card in DECK) == 103


def test_a_second_deck_has_ids_108_higher() -> None:
    both = several_decks(DECK, 2)
    assert len({card.id for card in both}) == 216
    for first, second in zip(DECK, both[PACK:], strict=True):
        assert (second.id, second.kind, second.letter) == (first.id + PACK, first.kind, first.letter)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("R U E", 3), ("R O B E", 6), ("O B J E T", 14), ("A B O Y E Z", 32),
        ("Q U I Z", 16), ("C H E F", 10), ("S O L", 3), ("J A Z *Z", 32), ("R> U E!", 3), ("*C H E F", 10),
    ],
)  # fmt: skip
def test_the_examples_of_the_sheet(cards: str, points: int) -> None:
    row = Pack(list(DECK)).row(cards)
    assert value(text(row)).points == points


def test_a_value_tells_its_parts() -> None:
    assert value("ABOYEZ") == Value(cards=6, greens=1, reds=2)
    assert value("").points == 0


def test_jokers_and_incontrable_cards_lock_a_row() -> None:
    assert is_locked(Pack(list(DECK)).row("R U E!"))
    assert is_locked(Pack(list(DECK)).row("R *U E"))
    assert not is_locked(Pack(list(DECK)).row("R> U E"))


@pytest.mark.parametrize(
    "change", [(b"A = 7", b"A = 8"), (b"[joker]", b"[farceur]"), (b"B = 2", b"Bx = 2"), (b"[simple]", b"\xff")]
)
def test_a_damaged_deck_is_refused(change: tuple[bytes, bytes]) -> None:
    data = read("decks/words_out.toml")
    with pytest.raises(DeckError):
        read_deck(data.replace(*change, 1))
