from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from ludogite.core.rules import Refusal
from ludogite.words.themes import (
    CardFault,
    Entry,
    ProperNouns,
    ThemeListError,
    ThemeLists,
    answer_keys,
    load_lists,
    read_cards,
    read_list,
)

ROOT = Path(__file__).resolve().parents[2] / "resources"
LISTS = ROOT / "theme_lists"
CARDS = (ROOT / "decks" / "themes.toml").read_text(encoding="utf-8")
DECK = read_cards(CARDS)
THEMES = [] if isinstance(DECK, Refusal) else [theme.id for card in DECK for theme in card.themes]
INITIALS = "ABCDEFGIJLMNOPRSTV"


@pytest.fixture(scope="module")
def lists() -> ThemeLists:
    files = {path.name: path.read_bytes() for path in LISTS.glob("*-*.txt")}
    return load_lists(files, (LISTS / "checksums.txt").read_text(encoding="utf-8"))


def test_every_theme_of_the_cards_has_a_list(lists: ThemeLists) -> None:
    assert len(THEMES) == 24
    assert [theme for theme in THEMES if not lists.entries(theme)] == []


def test_every_theme_has_enough_answers_for_each_initial(lists: ThemeLists) -> None:
    for theme in THEMES:
        entries = lists.entries(theme)
        assert len(entries) >= 120, theme
        assert len({entry.key for entry in entries}) == len(entries), theme
        for letter in INITIALS:
            found = lists.with_initial(theme, letter)
            assert len(found) >= 5, (theme, letter)
            assert all(entry.key.startswith(letter) for entry in found)


def test_the_examples_of_the_cards_are_right(lists: ThemeLists) -> None:
    cards = read_cards(CARDS)
    assert not isinstance(cards, Refusal)
    missing = [(t.id, word) for card in cards for t in card.themes for word in t.examples if lists.find(t.id, word) is None]
    assert missing == []


def test_proper_nouns_follow_the_policy_of_the_theme(lists: ThemeLists) -> None:
    cards = read_cards(CARDS)
    assert not isinstance(cards, Refusal)
    for theme in (theme for card in cards for theme in card.themes):
        kinds = {entry.proper for entry in lists.entries(theme.id)}
        expected = {ProperNouns.ATTENDUS: {True}, ProperNouns.ADMIS: {True, False}, ProperNouns.EXCLUS: {False}}
        assert kinds == expected[theme.proper_nouns], theme.id


@pytest.mark.parametrize(
    ("theme", "answer", "shown"),
    [
        ("1-3", "  LA ROCHELLE ", "La Rochelle"),
        ("1-3", "saint malo", "Saint-Malo"),
        ("1-1", "bunuel", "Buñuel"),
        ("1-2", "l’éléphant", "éléphant"),
        ("1-5", "de la ratatouille", "ratatouille"),
        ("1-5", "des œufs au plat", None),
        ("1-2", "ÂNE", "âne"),
        ("1-2", "a\u0302ne", "âne"),
        ("1-2", "locomotive", None),
    ],
)
def test_an_answer_is_found_however_it_is_typed(theme: str, answer: str, shown: str | None, lists: ThemeLists) -> None:
    entry = lists.find(theme, answer)
    assert (entry.text if entry else None) == shown


@pytest.mark.parametrize("bad", ["", " ", "le ", "l'", "🎲", "\x00", "кот", "a" * 1_000_000, " " * 1_000_000])
def test_what_is_not_an_answer_is_not_found(bad: str, lists: ThemeLists) -> None:
    assert lists.find("1-2", bad) is None
    assert lists.find("9-9", "âne") is None
    assert len(answer_keys(bad)) <= 2


def test_a_list_is_read_when_it_is_first_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def watched(name: str, text: str) -> tuple[Entry, ...]:
        read.append(name)
        return read_list(name, text)

    monkeypatch.setattr("ludogite.words.themes.read_list", watched)
    files = {path.name: path.read_bytes() for path in LISTS.glob("*-*.txt")}
    lists = load_lists(files, (LISTS / "checksums.txt").read_text(encoding="utf-8"))
    assert read == []
    assert lists.find("1-3", "fecamp")
    assert lists.with_initial("1-3", "F")
    assert read == ["1-3.txt"]


def test_a_damaged_list_is_named() -> None:
    good = b"c\tchat\n"
    digest = hashlib.sha256(good).hexdigest()
    assert load_lists({"1-1.txt": good}, f"{digest}  1-1.txt\n").find("1-1", "chat")
    for files, checksums in (
        ({}, f"{digest}  1-1.txt\n"),
        ({"1-1.txt": good + b" "}, f"{digest}  1-1.txt\n"),
        ({"1-1.txt": good}, ""),
    ):
        with pytest.raises(ThemeListError):
            load_lists(files, checksums)


@pytest.mark.parametrize("text", ["", "chat\n", "x\tchat\n", "c\t\n", "c\tchat\nc\tCHAT\n", "c\t42\n"])
def test_a_line_that_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(ThemeListError):
        read_list("1-1.txt", text)


def card_text(
    *, themes: int = 6, theme: str = 'description = "d"\nnoms_propres = "admis"', head: str = 'numero = 7\ntitre = "À nous"'
) -> str:
    rows = "".join(f'[[cartes.themes]]\nnumero = {n}\nnom = "Thème {"abcdefgh"[n]}"\n{theme}\n' for n in range(1, themes + 1))
    return f"[[cartes]]\n{head}\n{rows}"


def test_a_card_of_a_player_is_read() -> None:
    cards = read_cards(card_text())
    assert not isinstance(cards, Refusal)
    assert [theme.id for theme in cards[0].themes] == ["7-1", "7-2", "7-3", "7-4", "7-5", "7-6"]
    assert cards[0].title == "À nous"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CardFault.NO_CARD),
        ("cartes = 3", CardFault.NO_CARD),
        ("cartes = [3]", CardFault.BAD_FIELD),
        ("[[cartes", CardFault.NOT_TOML),
        ("a" * 1_000_000, CardFault.TOO_LONG),
        (card_text(themes=5), CardFault.NOT_SIX_THEMES),
        (card_text(theme='description = "d"\nnoms_propres = "jamais"'), CardFault.BAD_FIELD),
        (card_text(theme='noms_propres = "admis"'), CardFault.BAD_FIELD),
        (card_text(theme='description = "d\\u0007"\nnoms_propres = "admis"'), CardFault.BAD_FIELD),
        (card_text(theme='description = "d"\nnoms_propres = ["admis"]'), CardFault.BAD_FIELD),
        (card_text(theme='description = "d"\nnoms_propres = "admis"\nx = 1'), CardFault.UNKNOWN_FIELD),
        (card_text(head='numero = true\ntitre = "t"'), CardFault.BAD_FIELD),
        (card_text(head='numero = 1\ntitre = " "'), CardFault.BAD_FIELD),
        (card_text() + card_text(), CardFault.REPEATED),
        (card_text().replace("Thème c", "THEME B"), CardFault.REPEATED),
        (card_text().replace("numero = 2", "numero = 3"), CardFault.REPEATED),
    ],
)
def test_a_wrong_card_is_refused_with_its_reason(text: str, fault: CardFault) -> None:
    cards = read_cards(text)
    assert isinstance(cards, Refusal)
    assert cards.code == fault
