"""Cards of six themes and the lists of answers that are right without asking the table.

A list only accepts: an answer that is not in it goes to the people at the table. Computer players answer from the lists of the
house; lists of open data (communes, first names) accept what people say, and nobody is thought to know them.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from ludogite.core.rules import Refusal
from ludogite.words.fold import LIGATURES, RAW_LIMIT, letters

THEMES_PER_CARD = 6
TEXT_LIMIT = 200  # characters of a name, a description or an example
FILE_LIMIT = 100_000  # characters of a file of cards
ANSWERS_LIMIT = 2_000  # answers that a card may bring for one of its themes

OTHERS = "autres"
"""The list of a theme of people that names who does *not* answer it although the family name does."""

_SILENT = dict.fromkeys(map(ord, "-\u2010\u2011'’ʼ‘ \u00a0\u202f.,!&"))
_FOREIGN = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d", "þ": "th", "Þ": "Th", "ß": "ss", "ı": "i"}
)
"""Letters of names that no accent taken off makes one of A to Z."""
_JOINT = re.compile(r"[\s\-'’.,!&]+")
_ARTICLES = ("le ", "la ", "les ", "l'", "un ", "une ", "des ", "du ", "de la ", "de l'", "d'")
_QUOTES = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "\u00a0": " ", "\u202f": " "})


class ProperNouns(StrEnum):
    """What a theme says of proper nouns: the answers are some, may be some, or are none."""

    ATTENDUS = "attendus"
    ADMIS = "admis"
    EXCLUS = "exclus"


class Kind(StrEnum):
    """What answers are: words as they come, people (known by their family name), beings (male as well as female), infinitives."""

    MOTS = "mots"
    PERSONNES = "personnes"
    ETRES = "etres"
    VERBES = "verbes"


class CardFault(StrEnum):
    """Why a file of cards is refused."""

    TOO_LONG = "card_file_too_long"
    NOT_TOML = "card_file_not_toml"
    NO_CARD = "card_file_without_card"
    BAD_FIELD = "card_bad_field"
    UNKNOWN_FIELD = "card_unknown_field"
    NOT_SIX_THEMES = "card_not_six_themes"
    REPEATED = "card_repeated_number_or_name"


@dataclass(frozen=True, slots=True)
class Topic:
    """One theme of a card; ``id`` is card and number, as '1-6'; ``number`` counts from 1, as the die does.

    ``answers`` are those that the card itself brings: a family's own card has no list of ours.
    """

    id: str
    number: int
    name: str
    description: str
    proper_nouns: ProperNouns
    examples: tuple[str, ...]
    answers: tuple[str, ...] = ()
    kind: Kind = Kind.MOTS


@dataclass(frozen=True, slots=True)
class Card:
    """A card of six themes, in the order of the numbered die."""

    number: int
    title: str
    themes: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """An answer as it is shown, its letters of play (capitals A to Z, joints left out), and whether it is a proper noun.

    ``lemma`` are the letters of its singular, or of its masculine, where it is listed in another form (*ciseaux*); else ''.
    """

    text: str
    key: str
    proper: bool
    lemma: str = ""


class ThemeListError(Exception):
    """A list of answers is damaged: ``name`` says which file, ``detail`` what is wrong."""

    def __init__(self, name: str, detail: str) -> None:
        super().__init__(f"{name}: {detail}")
        self.name = name
        self.detail = detail


class _List(NamedTuple):
    """The answers of a theme, and how they are found."""

    entries: tuple[Entry, ...]
    by_key: dict[str, Entry]
    by_lemma: dict[str, Entry]
    by_initial: dict[str, list[Entry]]

    @classmethod
    def of(cls, entries: tuple[Entry, ...]) -> _List:
        """Sort answers for finding them."""
        initials: dict[str, list[Entry]] = {}
        for entry in entries:
            initials.setdefault(entry.key[0], []).append(entry)
        lemmas = {entry.lemma: entry for entry in entries if entry.lemma}
        return cls(entries, {entry.key: entry for entry in entries}, lemmas, initials)


class ThemeLists:
    """The answers of every theme that has a list; built by ``load_lists``."""

    def __init__(
        self, lists: Mapping[str, Callable[[], tuple[Entry, ...]]], open_data: Mapping[str, Mapping[str, str]] | None = None
    ) -> None:
        """Take what reads the list of a theme, by theme, and for a theme the texts of its lists of open data by what they hold.

        A list is read when it is first asked for: a card has six of the two dozen.
        """
        self._lists = dict(lists)
        self._open_data = open_data or {}
        self._opened: dict[str, dict[str, tuple[str, str]]] = {}
        self._compounds: dict[str, dict[str, Entry]] = {}
        self._others: dict[str, frozenset[str]] = {}
        self._read: dict[str, _List] = {}

    def _list(self, theme_id: str) -> _List:
        known = self._read.get(theme_id)
        if known is None:
            read = self._lists.get(theme_id)
            known = self._read[theme_id] = _List.of(read() if read is not None else ())
        return known

    def entries(self, theme_id: str) -> tuple[Entry, ...]:
        """Return all answers of a theme in alphabetical order; () where it has no list."""
        return self._list(theme_id).entries

    def find(self, theme_id: str, answer: str) -> Entry | None:
        """Return the answer of the list of the house that was meant, or None.

        Case, accents, hyphens, spaces and an article before it make no difference.
        """
        return next((found for key in answer_keys(answer) if (found := self.listed(theme_id, key))), None)

    def listed(self, theme_id: str, key: str) -> Entry | None:
        """Return the answer of the list of the house with these letters of play, or None."""
        return self._list(theme_id).by_key.get(key)

    def form_of(self, theme_id: str, lemma: str) -> Entry | None:
        """Return the common noun of the list whose singular, or masculine, has these letters of play, or None."""
        entry = self.listed(theme_id, lemma)
        return entry if entry and not entry.proper else self._list(theme_id).by_lemma.get(lemma)

    def compound(self, theme_id: str, text: str) -> Entry | None:
        """Return the compound common noun that differs from a text in number alone (*boîtes aux lettres*), or None."""
        if theme_id not in self._compounds:
            listed = (entry for entry in self.entries(theme_id) if not entry.proper and letters(entry.text) is None)
            self._compounds[theme_id] = {_without_number(entry.text): entry for entry in listed}
        return self._compounds[theme_id].get(_without_number(text))

    def is_of_another(self, theme_id: str, name: str) -> bool:
        """Tell whether a full name is of somebody else than the one whose family name the theme lists (*Tony Parker*)."""
        if theme_id not in self._others:
            lines = self._open_data.get(theme_id, {}).get(OTHERS, "").splitlines()
            self._others[theme_id] = frozenset(key for line in lines if (key := answer_key(line)))
        return answer_key(name) in self._others[theme_id]

    def open_data(self, theme_id: str, key: str) -> tuple[Entry, str] | None:
        """Return the answer of open data with these letters of play and the name of its list, or None (first call: some 40 ms)."""
        if theme_id not in self._opened:
            found: dict[str, tuple[str, str]] = {}
            for name, text in self._open_data.get(theme_id, {}).items():
                if name == OTHERS:
                    continue
                found |= {key: (shown, name) for key, shown in zip(_keys(text), text.splitlines(), strict=True)}
            self._opened[theme_id] = found
        shown, name = self._opened[theme_id].get(key, ("", ""))
        return (Entry(shown, key, proper=True), name) if name else None

    def with_initial(self, theme_id: str, letter: str) -> tuple[Entry, ...]:
        """Return the answers of a theme that begin with a letter A to Z."""
        return tuple(self._list(theme_id).by_initial.get(letter, ()))


def _without_number(text: str) -> str:
    """Return the letters of a compound without the plural endings of its words."""
    return " ".join((letters(word) or "").rstrip("SX") for word in _JOINT.split(text))


def _keys(lines: str) -> list[str]:
    """Return the letters of play of each line of a built list of open data, all at once."""
    plain = unicodedata.normalize("NFD", lines.translate(LIGATURES)).translate(_SILENT)
    return plain.encode("ascii", "ignore").decode().upper().splitlines()


def answer_key(text: str) -> str | None:
    """Return the letters of play of an answer, joints left out; None where nothing else than letters must remain but does.

    Names have the letters of their language: *Świątek* is read as *Swiatek*.
    """
    if len(text) > RAW_LIMIT:
        return None
    if not text.isascii():
        parts = unicodedata.normalize("NFD", text.translate(_FOREIGN))
        text = "".join(char for char in parts if not unicodedata.combining(char))
    return letters(text.translate(_SILENT)) or None


def answer_keys(answer: str) -> tuple[str, ...]:
    """Return the ways to read a typed answer, the whole first, then without the article before it."""
    if len(answer) > RAW_LIMIT and len(answer := answer.strip()) > RAW_LIMIT:
        return ()
    keys = (answer_key(reading) for reading in without_article(answer))
    return tuple(dict.fromkeys(key for key in keys if key))


def without_article(answer: str) -> tuple[str, ...]:
    """Return a typed answer with plain quotes and spaces, and what stands after each article that it may begin with."""
    text = answer.translate(_QUOTES).strip()
    return (text, *(text[len(article) :] for article in _ARTICLES if text.lower().startswith(article)))


def read_list(name: str, text: str) -> tuple[Entry, ...]:
    """Read a built list; raise ThemeListError.

    A line is 'p' (proper noun) or 'c', a tab and the answer, and where that is no lemma a tab and the letters of its lemma.
    """
    entries: dict[str, Entry] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        kind, tab, rest = line.partition("\t")
        shown, _, lemma = rest.partition("\t")
        key = answer_key(shown)
        if kind not in ("p", "c") or not tab or key is None or key in entries:
            raise ThemeListError(name, f"line {number}")
        entries[key] = Entry(shown, key, kind == "p", lemma)
    if not entries:
        raise ThemeListError(name, "empty")
    return tuple(entries.values())


def load_lists(files: Mapping[str, bytes], checksums: str) -> ThemeLists:
    """Build the lists from the files of a directory by name and its checksums; raise ThemeListError.

    '1-3.txt' is the list of a theme, '1-3.communes.txt' one of open data, an answer a line, and '3-3.autres.txt' names who does not
    answer it. ``checksums`` has one line per file: SHA-256 in hexadecimal, two spaces, name.
    """
    lists: dict[str, Callable[[], tuple[Entry, ...]]] = {}
    open_data: dict[str, dict[str, str]] = {}
    for line in checksums.splitlines():
        digest, gap, name = line.partition("  ")
        if not gap or name not in files:
            raise ThemeListError(name or "checksums.txt", "missing")
        if hashlib.sha256(files[name]).hexdigest() != digest:
            raise ThemeListError(name, "checksum")
        text = files[name].decode("utf-8")
        theme, dot, source = name.removesuffix(".txt").partition(".")
        if dot:
            open_data.setdefault(theme, {})[source] = text
        else:
            lists[theme] = partial(read_list, name, text)
    if not lists:
        raise ThemeListError("checksums.txt", "empty")
    return ThemeLists(lists, open_data)


def read_cards(text: str) -> tuple[Card, ...] | Refusal:
    """Read the cards of a TOML file, ours or one that a player made; a Refusal with a CardFault says what is wrong."""
    if len(text) > FILE_LIMIT:
        return Refusal.of(CardFault.TOO_LONG, most=FILE_LIMIT)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return Refusal.of(CardFault.NOT_TOML)
    rows = data.get("cartes")
    if not isinstance(rows, list) or not rows:
        return Refusal.of(CardFault.NO_CARD)
    cards: list[Card] = []
    for position, row in enumerate(rows, start=1):
        card = _read_card(row, position)
        if isinstance(card, Refusal):
            return card
        cards.append(card)
    if len({card.number for card in cards}) < len(cards):
        return Refusal.of(CardFault.REPEATED, field="numero")
    return tuple(cards)


def _read_card(row: object, position: int) -> Card | Refusal:
    """Read the card at a position from 1."""
    known = {"numero", "titre", "themes"}
    if not isinstance(row, dict):
        return Refusal.of(CardFault.BAD_FIELD, card=position, field="cartes")
    if unknown := sorted(set(row) - known):
        return Refusal.of(CardFault.UNKNOWN_FIELD, card=position, field=unknown[0][:TEXT_LIMIT])
    number, title, rows = row.get("numero"), row.get("titre"), row.get("themes")
    if type(number) is not int or not 1 <= number <= 9999:
        return Refusal.of(CardFault.BAD_FIELD, card=position, field="numero")
    if not _is_text(title):
        return Refusal.of(CardFault.BAD_FIELD, card=position, field="titre")
    if not isinstance(rows, list) or len(rows) != THEMES_PER_CARD:
        return Refusal.of(CardFault.NOT_SIX_THEMES, card=position)
    themes: list[Topic] = []
    for theme_row in rows:
        theme = _read_theme(theme_row, position, number)
        if isinstance(theme, Refusal):
            return theme
        themes.append(theme)
    themes.sort(key=lambda theme: theme.number)
    if [theme.number for theme in themes] != list(range(1, THEMES_PER_CARD + 1)):
        return Refusal.of(CardFault.REPEATED, card=position, field="numero")
    if len({answer_key(theme.name) or theme.name for theme in themes}) < THEMES_PER_CARD:
        return Refusal.of(CardFault.REPEATED, card=position, field="nom")
    return Card(number, str(title).strip(), tuple(themes))


def _read_theme(row: object, position: int, card: int) -> Topic | Refusal:
    """Read one theme of the card at a position."""
    if not isinstance(row, dict):
        return Refusal.of(CardFault.BAD_FIELD, card=position, field="themes")
    if unknown := sorted(set(row) - {"numero", "nom", "description", "noms_propres", "exemples", "reponses", "nature"}):
        return Refusal.of(CardFault.UNKNOWN_FIELD, card=position, field=unknown[0][:TEXT_LIMIT])
    number, examples, answers = row.get("numero"), row.get("exemples", []), row.get("reponses", [])
    policy, kind = row.get("noms_propres"), row.get("nature", Kind.MOTS.value)
    sound = {
        "numero": type(number) is int and 1 <= number <= THEMES_PER_CARD,
        "nom": _is_text(row.get("nom")),
        "description": row.get("description") == "" or _is_text(row.get("description")),
        "noms_propres": policy in list(ProperNouns),
        "nature": kind in list(Kind),
        "exemples": isinstance(examples, list) and len(examples) <= 20 and all(map(_is_text, examples)),
        "reponses": isinstance(answers, list) and len(answers) <= ANSWERS_LIMIT and all(map(_is_text, answers)),
    }
    for field, is_sound in sound.items():
        if not is_sound:
            return Refusal.of(CardFault.BAD_FIELD, card=position, field=field)
    name, description = str(row["nom"]).strip(), str(row["description"]).strip()
    shown = tuple(examples), tuple(answers), Kind(str(kind))
    return Topic(f"{card}-{number}", int(str(number)), name, description, ProperNouns(str(policy)), *shown)


def _is_text(value: object) -> bool:
    """Tell whether a value is one printable line of a sensible length."""
    return isinstance(value, str) and bool(value.strip()) and len(value) <= TEXT_LIMIT and value.isprintable()
