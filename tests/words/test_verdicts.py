"""The family's rulings over the word list."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludogite.store.house_words import HouseWord
from ludogite.words.lexicon import Lexicon, WordList
from ludogite.words.reasons import Reason, Verdict
from ludogite.words.verdicts import HouseLexicon


@dataclass(frozen=True, slots=True)
class Said:
    word: str
    verdict: str
    who: str = "Mamie"
    at: str = "2026-11-20T20:00:00.000Z"
    game: str | None = None
    theme: str | None = None


@pytest.fixture
def house(lexicon: Lexicon) -> HouseLexicon:
    return HouseLexicon(
        lexicon, [Said("LUDOGITE", "accept"), Said("ZYTHUM", "ban"), Said("ZYTHUMS", "ban"), Said("QUETSCHE", "ban")]
    )


def test_rulings_decide(house: HouseLexicon, lexicon: Lexicon) -> None:
    assert house.valid("LUDOGITE")
    assert not lexicon.valid("LUDOGITE")
    assert not house.valid("ZYTHUM")
    assert house.valid("MAISON")
    assert not house.valid("XQZ")
    ruling = house.ruling("LUDOGITE")
    assert ruling is not None
    assert (ruling.who, house.ruling("MAISON")) == ("Mamie", None)


def test_prefixes_follow_the_rulings(house: HouseLexicon, lexicon: Lexicon) -> None:
    assert house.is_prefix("LUDOGIT")
    assert not lexicon.is_prefix("LUDOGIT")
    assert not house.is_prefix("ZYTHUM")
    assert house.is_prefix("ZYTH")
    assert house.is_prefix("QUETSCHE")  # QUETSCHES is left
    assert house.is_prefix("")
    left = set(house.words())
    for start in ("Z", "ZY", "ZYT", "ZYTHU", "ZYTHUMS", "LUDOGITE", "LUDOGITES", "QUETSCH", "QUETSCHES"):
        assert house.is_prefix(start) is any(word.startswith(start) for word in left)


def test_words_of_the_house(house: HouseLexicon, lexicon: Lexicon) -> None:
    words = house.words()
    assert words == sorted(words)
    assert set(lexicon.words()) ^ set(words) == {"LUDOGITE", "ZYTHUM", "ZYTHUMS", "QUETSCHE"}


def test_explanations_name_who_ruled(house: HouseLexicon) -> None:
    accepted = house.explain("Ludogîte")
    assert accepted.valid
    assert (accepted.ruled_by, accepted.ruled_at) == ("Mamie", "2026-11-20T20:00:00.000Z")
    banned = house.explain("zythum")
    assert not banned.valid
    assert banned.refusal is not None
    assert banned.refusal.code == Reason.BANNED
    assert dict(banned.refusal.args)["who"] == "Mamie"
    assert house.explain("maison").readings
    assert house.explain("maison", suits=lambda word: False).readings == ()
    assert "QUETSCHE" not in house.explain("quetshce").near
    assert house.spellings("LUDOGITE") == ("ludogite",)
    assert house.spellings("ZYTHUM") == house.lemmas("ZYTHUM") == house.lemmas("LUDOGITE") == ()
    assert house.spellings("ETE") == ("été",)


def test_digest_tells_effective_rulings_apart(house: HouseLexicon, lexicon: Lexicon) -> None:
    assert HouseLexicon(lexicon, []).digest == lexicon.digest
    useless = [
        Said("MAISON", "accept"),
        Said("XQZ", "ban"),
        Said("MAISON", "ban", theme="animaux"),
        Said("?!", "accept"),
        Said("", "ban"),
    ]
    assert HouseLexicon(lexicon, useless).digest == lexicon.digest
    assert HouseLexicon(lexicon, useless).words() == lexicon.words()
    again = [Said("QUETSCHE", "ban"), Said("zythums", "ban"), Said("ZYTHUM", "ban", who="Papy"), Said("LUDOGITE", "accept")]
    assert HouseLexicon(lexicon, again).digest == house.digest != lexicon.digest
    assert HouseLexicon(lexicon, again[1:]).digest != house.digest
    assert len(house.digest) == 16


def test_the_latest_ruling_counts(lexicon: Lexicon) -> None:
    early, late = "2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"
    rulings = [Said("MAISON", "accept", at=late), Said("MAISON", "ban", at=early)]
    assert HouseLexicon(lexicon, rulings).valid("MAISON")
    assert not HouseLexicon(lexicon, [Said("MAISON", "accept", at=early), Said("maison", "ban", at=late)]).valid("MAISON")


def test_the_house_is_a_word_list_too(house: HouseLexicon, lexicon: Lexicon) -> None:
    lists: tuple[WordList, WordList] = (house, lexicon)
    assert all(words.valid("MAISON") for words in lists)


def test_the_store_keeps_rulings_of_this_kind(lexicon: Lexicon) -> None:
    kept = [HouseWord("LUDOGITE", Verdict.ACCEPT, "Mamie", "2026-11-20T20:00:00.000Z")]
    assert HouseLexicon(lexicon, kept).valid("LUDOGITE")
