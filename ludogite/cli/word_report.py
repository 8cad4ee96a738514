"""The dictionary in a terminal: what ``ludogite word`` answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludogite.errors import CommandError
from ludogite.games.common.dictionary import dictionary, resource_error
from ludogite.games.game import Reader
from ludogite.services.lookup import shown
from ludogite.store.database import FILE_NAME, open_store
from ludogite.store.errors import StoreError
from ludogite.store.house_words import HouseWord
from ludogite.ui import texts
from ludogite.ui.texts.dictionary import explain_sentence
from ludogite.words.errors import LexiconError
from ludogite.words.verdicts import HouseLexicon


def rulings_of(data: Path) -> tuple[HouseWord, ...]:
    """Return the rulings of the family's data folder; none where there is no data file, which is not made for that."""
    if not (data / FILE_NAME).is_file():
        return ()
    try:
        store = open_store(data).store
        try:
            return store.house_words.everything()
        finally:
            store.close()
    except StoreError as error:
        raise CommandError(texts.store_error(error.code, error.details)) from error


def report(typed: Sequence[str], read: Reader, data: Path) -> list[dict[str, Any]]:
    """Answer each typed text, whatever it is; raises ResourceError for the list, CommandError for the data."""
    house = HouseLexicon(dictionary(read), rulings_of(data))
    try:
        return [_entry(house, text) for text in typed]
    except LexiconError as error:
        raise resource_error(error) from error


def _entry(house: HouseLexicon, typed: str) -> dict[str, Any]:
    found = house.explain(typed)
    return {
        "word": shown(typed),
        "valid": found.valid,
        "spellings": list(house.spellings(found.word)),
        "lemmas": list(house.lemmas(found.word)),
        "explain": explain_sentence(found),
    }
