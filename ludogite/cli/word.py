"""``ludogite word``: the dictionary in a terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ludogite import paths
from ludogite.errors import CommandError
from ludogite.games.common.dictionary import dictionary, meanings, resource_error
from ludogite.games.game import Reader
from ludogite.games.setup import reader
from ludogite.services.lookup import shown
from ludogite.store.database import FILE_NAME, open_store
from ludogite.store.errors import StoreError
from ludogite.store.house_words import HouseWord
from ludogite.ui import texts
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style import i18n
from ludogite.ui.texts.dictionary import explain_sentence, meaning_sentence
from ludogite.words.errors import LexiconError
from ludogite.words.meanings import Meanings
from ludogite.words.verdicts import HouseLexicon


def run(args: SimpleNamespace) -> int:
    """Print the verdict on each word; raises ResourceError for the list, CommandError for the data."""
    i18n.speak_in_terminal(paths.translations(), getattr(args, "lang", None))
    entries = report(args.words, reader(paths.resources()), paths.data_folder(getattr(args, "data", None)))
    if args.json:
        print(json.dumps(entries, ensure_ascii=False))
        return 0
    for entry in entries:
        print(f"{'+' if entry['valid'] else '-'} {entry['word']} : {entry['explain']}")
        for line in (entry["meaning"] or "").splitlines():
            print(f"    {line}")
    return 0


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
        return [_entry(house, meanings(read), text) for text in typed]
    except LexiconError as error:
        raise resource_error(error) from error


def _entry(house: HouseLexicon, known: Meanings, typed: str) -> dict[str, Any]:
    """Answer one text; ``meaning`` has a line for each sense, in the language spoken, and is None where none is known."""
    found = house.explain(typed)
    return {
        "word": shown(typed),
        "valid": found.valid,
        "spellings": list(house.spellings(found.word)),
        "lemmas": list(house.lemmas(found.word)),
        "explain": explain_sentence(found, GAME_UIS.wink),
        "meaning": meaning_sentence(known.of(tuple(row.lemma for row in found.readings))) or None,
    }
