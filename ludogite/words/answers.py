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
_PARTICLES: Final = frozenset(
    ["de", "du", "d'", "des", "van", "von", "der", "den", "di", "da", "del", "le", "la", "el", "al", "bin", "ben"]
)
_TITLES: Final = frozenset([
    "roi", "reine", "prince", "princesse", "empereur", "impératrice", "tsar", "tsarine", "sultan", "pape", "abbé", "père",
    "mère", "frère", "sœur", "saint", "sainte", "cardinal", "rabbin", "comte", "comtesse", "duc", "duchesse", "marquis",
    "marquise", "baron", "baronne", "vicomte", "chevalier", "sire", "sir", "lord", "lady", "don", "dom", "maître", "docteur",
    "dr", "professeur", "général", "maréchal", "amiral", "colonel", "capitaine", "commandant", "lieutenant", "sergent",
    "président", "présidente", "ministre", "madame", "mademoiselle", "monsieur", "mme", "mlle", "m.", "mr", "mc", "dj",
])  # fmt: skip
"""What stands before a name beside first names and particles, in small letters."""
_INITIALS: Final = re.compile(r"(?:[A-Z]\.?-?){1,3}|(?:[a-z]\.-?){1,3}")
_NUMBERED: Final = re.compile(r"(?<=\w )(\d{1,2})(?:er|re|ère|e|ème)?$")
_UNITS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_COMPLEMENT: Final = re.compile(r" (?:de |du |des |d'|à |au |aux |en )")
"""What follows the noun of a compound: *compote de pommes* is a *compote*, and its letters alone count."""
_PRONOUN: Final = re.compile(r"(?:se |s')(?=\w)", re.IGNORECASE)
_JOINING: Final = (
    "de du des à au aux en le la les un une son sa ses sur sous dans avec pour par contre comme vers chez sans "
    "vite fort bien mal beaucoup très tout droit quelque quelqu’un"
)
_ADVERBS: Final = "vite fort bien mal beaucoup droit"
_AFTER_VERB: Final = re.compile(
    rf"(\w[\w-]*) (?:(?:{_JOINING.replace(' ', '|')}) \w|[dl]['’]\w|\w+er\b|\w+ment$|(?:{_ADVERBS.replace(' ', '|')})$)",
    re.IGNORECASE,
)
"""A verb and how its complement begins: *jouer du piano*, *faire cuire*; *jouer girafe* is none."""
_FEMININES: Final = (
    ("otte", "ot"), ("ote", "ot"), ("ote", "o"), ("ffe", "f"), ("ette", "et"), ("ète", "et"), ("che", "c"), ("cque", "c"),
    ("que", "c"), ("euse", "eur"), ("euse", "eux"), ("trice", "teur"), ("esse", "e"), ("eresse", "eur"), ("enne", "en"),
    ("onne", "on"), ("elle", "el"), ("eille", "eil"), ("ive", "if"), ("euve", "euf"), ("ère", "er"), ("gue", "g"),
    ("olle", "ou"), ("ousse", "oux"), ("ouce", "oux"), ("asse", "as"), ("esse", "ès"), ("osse", "os"), ("ale", "al"),
    ("e", ""),
)  # fmt: skip
"""How feminines end that the dictionary has as words of their own, and their masculines."""


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
class ListMatch:
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
    if theme.kind is Kind.VERBES:
        texts = [text for typed in texts for text in (typed, *_verbs(typed))]
    elif is_proper and theme.kind is Kind.PERSONNES:
        whole = _numbered(whole)
        texts = [whole, *texts]
    elif theme.proper_nouns is not ProperNouns.ATTENDUS:
        texts.append(_COMPLEMENT.split(texts[-1])[0])
    found = [Reading(reading, key) for reading in texts if (key := answer_key(reading))]
    if is_proper and theme.kind is Kind.PERSONNES:
        words = whole.split()
        tails = ((" ".join(words[at:]), " ".join(words[:at])) for at in range(1, len(words)))
        found += [Reading(tail, key, before) for tail, before in tails if (key := answer_key(tail))]
    return tuple({reading.key: reading for reading in reversed(found)}.values())[::-1]


def match(lists: ThemeLists, theme: Topic, found: Iterable[Reading], lexicon: WordList) -> ListMatch | None:
    """Find the answer of a theme's lists that one of the readings is; the list of the house goes before open data."""
    found = tuple(found)
    for reading in found:
        entry = lists.listed(theme.id, reading.key)
        if entry and not reading.before:
            return ListMatch(reading, entry, How.LISTED)
        is_full = entry is not None and entry.proper and _is_name(lists, reading.before, lexicon)
        if entry and is_full and not lists.is_of_another(theme.id, f"{reading.before} {reading.text}"):
            return ListMatch(reading, entry, How.FULL_NAME)
    for reading in found:
        if not reading.before and (listed := lists.open_data(theme.id, reading.key)):
            return ListMatch(reading, listed[0], How.OPEN_DATA, listed[1])
    if theme.kind is Kind.VERBES:
        return None
    for reading in found:
        if entry := _form(lists, theme.id, reading.text, lexicon):
            return ListMatch(reading, entry, How.FORM)
    return None


def find_everywhere(lists: ThemeLists, cards: Iterable[Card], text: str, lexicon: WordList) -> tuple[tuple[Topic, ListMatch], ...]:
    """List the themes of cards under which an answer is listed, each with the entry that it is and why."""
    found: list[tuple[Topic, ListMatch]] = []
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
    lemmas = nominal_lemmas(text, lexicon)
    masculines = (lemma for lemma in _masculines(text, lexicon) if lemmas)
    return next((entry for lemma in (*lemmas, *masculines) if (entry := lists.form_of(theme_id, lemma))), None)


def _masculines(text: str, lexicon: WordList) -> tuple[str, ...]:
    """Return the folded adjectives of which a word may be the feminine, where the dictionary has both (*franche*: *franc*)."""
    word = text.lower()
    word = word.removesuffix("s") if word.endswith("es") else word
    made = (letters(word.removesuffix(ending) + other) for ending, other in _FEMININES if word.endswith(ending))
    return tuple(dict.fromkeys(one for one in made if one and _is_adjective(one, lexicon)))


def _is_adjective(folded: str, lexicon: WordList) -> bool:
    return lexicon.valid(folded) and any(Nature.ADJECTIF in row.grammar.natures for row in lexicon.explain(folded).readings)


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


def _is_name(lists: ThemeLists, before: str, lexicon: WordList) -> bool:
    """Tell whether first names, initials, titles and particles alone stand before a family name.

    A first name that no list has is one where no dictionary knows it as a word: *Barack*, not *camion*.
    """

    def is_first_name(part: str) -> bool:
        key = answer_key(part) or ""
        return bool(lists.listed(FIRST_NAMES, key) or lists.open_data(FIRST_NAMES, key)) or (
            len(key) > 1 and not lexicon.valid(key)
        )

    words = [word for word in before.split() if word.lower() not in _PARTICLES and word.lower() not in _TITLES]
    return all(_INITIALS.fullmatch(word) or all(map(is_first_name, filter(None, re.split(r"[-.]", word)))) for word in words)


def _numbered(name: str) -> str:
    """Write the number of a king as lists do: *Louis 14* as *Louis XIV*."""
    found = _NUMBERED.search(name)
    if not found or not int(found[1]):
        return name
    number = int(found[1])
    roman = "X" * (number // 10) + _UNITS[number % 10]
    return name[: found.start()] + roman + ("er" if number == 1 else "")


def _verbs(text: str) -> tuple[str, ...]:
    """Return the verb alone of a pronominal one (*se moucher*), and of one with a complement (*jouer du piano*)."""
    plain = _PRONOUN.sub("", text, count=1) if _PRONOUN.match(text) else text
    found = _AFTER_VERB.match(plain)
    return tuple(verb for verb in dict.fromkeys((plain, found[1] if found else "")) if verb and verb != text)


def _shown(text: str, key: str) -> str:
    """Return what was typed with its spaces tidied, from where its letters of play begin."""
    tidy = " ".join(text.split())
    starts = (start for start in range(len(tidy)) if tidy[start].isalpha() and answer_key(tidy[start:]) == key)
    return tidy[next(starts, 0) :]
