"""Cards that a family writes: what is wrong with a draft, what a pasted list holds, and the file that carries a card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.rules import Refusal
from ludogite.words.own_cards import (
    ABOUT_LIMIT,
    CARDS_KEPT,
    FILE_BYTES,
    LIST_LIMIT,
    NAME_LIMIT,
    TITLE_LIMIT,
    CardDraft,
    ThemeDraft,
    check,
    draft_of,
    packed,
    read_answers,
    read_file,
    unpacked,
    write_cards,
)
from ludogite.words.themes import Card, CardFault, ProperNouns, read_cards

NAMES = ("Nos chats", "Au grenier", "Vacances", "Chez Mamie", "Années 80", "Desserts")
DRAFT = CardDraft("Les nôtres", tuple(ThemeDraft(name, "", ProperNouns.ADMIS, "Biscotte, beignet") for name in NAMES))
LETTERS = "abcdefghijklm"
MANY = [one + two + three for one in LETTERS for two in LETTERS for three in LETTERS]
OURS = Path(__file__).resolve().parents[2] / "resources" / "decks" / "themes.toml"


def fault(draft: CardDraft) -> Refusal:
    found = check(draft)
    assert isinstance(found, Refusal)
    return found


def test_a_draft_without_fault_is_a_card() -> None:
    card = check(DRAFT, 7)
    assert isinstance(card, Card)
    assert (card.number, card.title, [theme.name for theme in card.themes]) == (7, "Les nôtres", list(NAMES))
    assert card.themes[0].id == "7-1"
    assert card.themes[5].answers == ("Biscotte", "beignet")


@pytest.mark.parametrize(
    ("change", "code", "theme"),
    [
        ({"title": "  "}, "card_title_empty", None),
        ({"title": "t" * (TITLE_LIMIT + 1)}, "card_title_long", None),
        ({"title": "a\u0007b"}, "card_title_sign", None),
        ({"name": " "}, "card_theme_empty", 3),
        ({"name": "n" * (NAME_LIMIT + 1)}, "card_theme_long", 3),
        ({"name": "a\u200bb"}, "card_theme_sign", 3),
        ({"name": "123"}, "card_theme_letters", 3),
        ({"name": "😀"}, "card_theme_letters", 3),
        ({"name": "NOS  CHATS"}, "card_theme_twice", 3),
        ({"description": "d" * (ABOUT_LIMIT + 1)}, "card_about_long", 3),
        ({"description": "d\u202ee"}, "card_theme_sign", 3),
        ({"answers": ",".join(MANY)}, "card_list_long", 3),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(change: dict[str, Any], code: str, theme: int | None) -> None:
    draft = replace(DRAFT, title=change["title"]) if "title" in change else DRAFT.with_theme(3, replace(DRAFT.themes[2], **change))
    found = fault(draft)
    assert found.code == code
    assert dict(found.args).get("theme") == theme


def test_a_list_is_tidied_and_counted() -> None:
    listed = read_answers("• Le  Chat\n- chien ; CHIEN,chïen\t42,,\n😀\n" + "x" * 300)
    assert listed.answers == ("Le Chat", "chien")
    assert listed.doubles == 2
    assert listed.refused == ("42", "😀", "x" * 300)


def test_a_card_too_big_for_a_file_is_refused() -> None:
    big = "\n".join(
        f"mot {'abcdefghij'[n % 10]}{'abcdefghij'[n // 10 % 10]}{'abcdefghij'[n // 100 % 10]}" + "o" * 40 for n in range(1000)
    )
    draft = replace(DRAFT, themes=tuple(replace(theme, answers=big) for theme in DRAFT.themes))
    assert len(big) < LIST_LIMIT
    assert fault(draft).code == "card_big"


@pytest.mark.parametrize("title", ['Dits "drôles"', "a\\b", "l’été 🌞", "ff", 'x"""y', "#=[]"])
def test_what_is_written_is_read_again(title: str) -> None:
    card = check(replace(DRAFT, title=title))
    assert isinstance(card, Card)
    assert read_cards(write_cards([card])) == (card,)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.text(max_size=40), st.text(max_size=200))
def test_any_text_makes_a_card_that_is_read_again_or_a_fault(title: str, name: str, answers: str) -> None:
    found = check(replace(DRAFT, title=title).with_theme(2, ThemeDraft(name, name, ProperNouns.EXCLUS, answers)))
    if isinstance(found, Card):
        assert read_cards(write_cards([found])) == (found,)
    else:
        assert found.code.startswith("card_")


def test_the_cards_of_the_house_make_the_round() -> None:
    cards = read_file(OURS.read_bytes())
    assert isinstance(cards, tuple)
    assert read_cards(write_cards(cards)) == cards
    for card in cards:
        again = check(draft_of(card), card.number)
        assert isinstance(again, Card)
        assert [theme.answers for theme in again.themes] == [theme.examples for theme in card.themes]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", CardFault.NO_CARD),
        (b"\xff\xfe\x00", "card_file_not_utf8"),
        ("é".encode("latin-1"), "card_file_not_utf8"),
        (b"\x00\x01", CardFault.NOT_TOML),
        (b"[" * 90_000, CardFault.NOT_TOML),
        (b"x" * (FILE_BYTES + 1), CardFault.TOO_LONG),
        (write_cards([check(DRAFT)]).replace("numero = 6", "numero = 7").encode(), CardFault.BAD_FIELD),  # type: ignore[list-item]  # DRAFT is a card
        (write_cards([check(DRAFT)]).rpartition("[[cartes.themes]]")[0].encode(), CardFault.NOT_SIX_THEMES),  # type: ignore[list-item]  # DRAFT is a card
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, code: str) -> None:
    found = read_file(data)
    assert isinstance(found, Refusal)
    assert found.code == code


def test_seven_themes_are_refused() -> None:
    card = check(DRAFT)
    assert isinstance(card, Card)
    text = write_cards([card])
    seventh = "[[cartes.themes]]" + text.rpartition("[[cartes.themes]]")[2].replace("Desserts", "Septième")
    found = read_file((text + seventh).encode())
    assert isinstance(found, Refusal)
    assert found.code == CardFault.NOT_SIX_THEMES


def test_a_byte_order_mark_and_windows_lines_are_no_fault() -> None:
    card = check(DRAFT)
    assert isinstance(card, Card)
    assert read_file(write_cards([card]).replace("\n", "\r\n").encode("utf-8-sig")) == (card,)


def test_drafts_are_kept_as_they_are_typed() -> None:
    drafts = (DRAFT, CardDraft("", (ThemeDraft("😀", "\u0007"), *CardDraft().themes[1:])))
    assert unpacked(packed(drafts)) == drafts
    assert len(unpacked(packed([DRAFT] * (CARDS_KEPT + 3)))) == CARDS_KEPT


@pytest.mark.parametrize(
    "value",
    [None, 3, "x", {}, [3], [{"title": 3, "themes": []}], [{"title": "t", "themes": [["a"]] * 6}],
     [{"title": "t", "themes": [["a", "b", "jamais", "d"]] * 6}], [{"title": "t", "themes": [["a", "b", "admis", 4]] * 6}]],
)  # fmt: skip
def test_what_is_no_draft_is_left_out(value: object) -> None:
    assert unpacked(value) == ()
