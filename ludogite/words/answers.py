"""Read what somebody typed as an answer to a theme, and find the answer of a list that it is, with the reason why.

A list names a thing once: its plural, feminine or masculine, the full name of a person and the spelling of a saint come from
here, by the dictionary's lemmas and by rules of reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ludogite.words.fold import RAW_LIMIT, letters
from ludogite.words.grammar import Nature
from ludogite.words.lexicon import WordList
from ludogite.words.themes import Card, Entry, Kind, ProperNouns, ThemeLists, Topic, answer_key, answer_keys, without_article

FIRST_NAMES: Final = "4-1"
"""The theme whose lists say what is a first name."""
_SAINT: Final = re.compile(r"\b([Ss])([Tt])([Ee]?)(?:\.\s*|[ -]+)(?=\w)")
_PARTICLES: Final = frozenset(["de", "du", "d'", "van", "von", "di", "da", "del", "le", "la", "el"])


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read what was typed: the text as it is shown, its letters of play, and what stood ``before`` a family name."""

    text: str
    key: str
    before: str = ""


class How(StrEnum):
    """Why an answer counts as listed."""

    LISTED = "listed"
    FORM = "form"
    """A plural, a feminine, a masculine of a listed common noun."""
    FULL_NAME = "full_name"
    """A first name before a listed family name."""
    OPEN_DATA = "open_data"


@dataclass(frozen=True, slots=True)
class Match:
    """The answer of a list that a reading is: its entry, why, and for open data the name of the list (*communes*)."""

    reading: Reading
    entry: Entry
    how: How
    source: str = ""


def first_readings(text: str) -> tuple[Reading, ...]:
    """Return the ways to read an answer as the first edition of the rules did: the whole, then without an article before it."""
    return tuple(Reading(_shown(text, key), key) for key in answer_keys(text))


def readings(text: str, theme: Topic, *, proper: bool = False) -> tuple[Reading, ...]:
    """Return the ways to read an answer to a theme, the fullest first; () where it has no letters of play.

    An article belongs to proper nouns alone (*La Rochelle*): elsewhere it is left out. St is read as Saint. Of a person's full
    name the family name counts, so each end of the name is a reading too.
    """
    if len(text) > RAW_LIMIT and len(text := text.strip()) > RAW_LIMIT:
        return ()
    whole, *bare = without_article(_SAINT.sub(r"\1aint\3 ", " ".join(text.split())))
    bare = [rest for rest in bare if answer_key(rest)]
    is_proper = theme.proper_nouns is ProperNouns.ATTENDUS or (
        theme.proper_nouns is ProperNouns.ADMIS and (proper or not bare or any(rest[:1].isupper() for rest in bare))
    )
    texts = [whole, *bare] if is_proper or not bare else bare
    found = [Reading(reading, key) for reading in texts if (key := answer_key(reading))]
    if is_proper and theme.kind is Kind.PERSONNES:
        words = whole.split()
        tails = ((" ".join(words[at:]), " ".join(words[:at])) for at in range(1, len(words)))
        found += [Reading(tail, key, before) for tail, before in tails if (key := answer_key(tail))]
    return tuple({reading.key: reading for reading in reversed(found)}.values())[::-1]


def match(lists: ThemeLists, theme: Topic, found: Iterable[Reading], lexicon: WordList) -> Match | None:
    """Find the answer of a theme's lists that one of the readings is; the list of the house goes before open data."""
    found = tuple(found)
    for reading in found:
        entry = lists.listed(theme.id, reading.key)
        if entry and not reading.before:
            return Match(reading, entry, How.LISTED)
        if entry and entry.proper and _is_name(lists, reading.before):
            return Match(reading, entry, How.FULL_NAME)
    for reading in found:
        if not reading.before and (listed := lists.open_data(theme.id, reading.key)):
            return Match(reading, listed[0], How.OPEN_DATA, listed[1])
    if theme.kind is Kind.VERBES:
        return None
    for reading in found:
        if entry := _form(lists, theme.id, reading.text, lexicon):
            return Match(reading, entry, How.FORM)
    return None


def find_everywhere(lists: ThemeLists, cards: Iterable[Card], text: str, lexicon: WordList) -> tuple[tuple[Topic, Match], ...]:
    """List the themes of cards under which an answer is listed, each with the entry that it is and why."""
    found: list[tuple[Topic, Match]] = []
    for theme in (theme for card in cards for theme in card.themes):
        tried = (match(lists, theme, readings(text, theme, proper=proper), lexicon) for proper in (False, True))
        known = next((one for one in tried if one is not None), None)
        if known is not None:
            found.append((theme, known))
    return tuple(found)


def _form(lists: ThemeLists, theme_id: str, text: str, lexicon: WordList) -> Entry | None:
    """Return the listed common noun of which a word is another form; of a compound, another number."""
    if letters(text) is None:
        return lists.compound(theme_id, text)
    return next((entry for lemma in nominal_lemmas(text, lexicon) if (entry := lists.form_of(theme_id, lemma))), None)


def nominal_lemmas(word: str, lexicon: WordList) -> tuple[str, ...]:
    """Return the folded lemmas of a word that are nouns or adjectives; () where the dictionary knows none.

    A participle, which the dictionary has under its verb, is taken back to its own masculine (*réservées*: *réservé*).
    """
    folded = letters(word)
    if folded is None or not lexicon.valid(folded):
        return ()
    found: dict[str, None] = {}
    for row in lexicon.explain(folded).readings:
        natures = set(row.grammar.natures)
        if Nature.VERBE in natures and Nature.ADJECTIF in natures:
            found[re.sub(r"(?<=[EIUST])E?S?$", "", folded)] = None
        elif natures & {Nature.NOM, Nature.ADJECTIF} and Nature.VERBE not in natures:
            found[letters(row.lemma) or folded] = None
    return tuple(found)


def _is_name(lists: ThemeLists, before: str) -> bool:
    """Tell whether first names and particles alone stand before a family name."""
    keys = [answer_key(word) or "" for word in before.split() if word.lower() not in _PARTICLES]
    return all(lists.listed(FIRST_NAMES, key) or lists.open_data(FIRST_NAMES, key) for key in keys)


def _shown(text: str, key: str) -> str:
    """Return what was typed with its spaces tidied, from where its letters of play begin."""
    tidy = " ".join(text.split())
    starts = (start for start in range(len(tidy)) if tidy[start].isalpha() and answer_key(tidy[start:]) == key)
    return tidy[next(starts, 0) :]
