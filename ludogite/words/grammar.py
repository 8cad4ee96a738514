"""The grammar of a reading: the source's tags as data; ``ui/texts_grammar.py`` says it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Nature(StrEnum):
    """What kind of word it is."""

    NOM = "nom"
    ADJECTIF = "adjectif"
    ADVERBE = "adverbe"
    VERBE = "verbe"
    PRONOM = "pronom"
    DETERMINANT = "determinant"
    PREPOSITION = "preposition"
    CONJONCTION = "conjonction"
    INTERJECTION = "interjection"
    NUMERAL = "numeral"
    GRAMMATICAL = "grammatical"


class Gender(StrEnum):
    """The gender of a form; BOTH where one form serves for two."""

    MASCULIN = "masculin"
    FEMININ = "feminin"
    BOTH = "both"


class Number(StrEnum):
    """The number of a form."""

    SINGULIER = "singulier"
    PLURIEL = "pluriel"
    INVARIABLE = "invariable"


class Tense(StrEnum):
    """The mood and tense of a verb's form; the values are the source's tags."""

    INFINITIF = "infi"
    PARTICIPE_PRESENT = "ppre"
    PARTICIPE_PASSE = "ppas"
    PRESENT = "ipre"
    IMPARFAIT = "iimp"
    PASSE_SIMPLE = "ipsi"
    FUTUR = "ifut"
    CONDITIONNEL = "cond"
    SUBJONCTIF_PRESENT = "spre"
    SUBJONCTIF_IMPARFAIT = "simp"
    IMPERATIF = "impe"


@dataclass(frozen=True, slots=True)
class Grammar:
    """One reading's grammar. ``group``: 0 auxiliary, 1 to 3, None for no verb; ``persons``: (1…3, singular or plural)."""

    natures: tuple[Nature, ...] = ()
    gender: Gender | None = None
    number: Number | None = None
    group: int | None = None
    tenses: tuple[Tense, ...] = ()
    persons: tuple[tuple[int, Number], ...] = ()


_NATURES = {
    "nom": Nature.NOM,
    "titr": Nature.NOM,
    "adj": Nature.ADJECTIF,
    "interj": Nature.INTERJECTION,
    "nb": Nature.NUMERAL,
    "nbro": Nature.NUMERAL,
    "mg": Nature.GRAMMATICAL,
    "negadv": Nature.ADVERBE,
    "preverb": Nature.PRONOM,
}
_NATURES_BY_START = {
    "adv": Nature.ADVERBE,
    "pro": Nature.PRONOM,
    "det": Nature.DETERMINANT,
    "prep": Nature.PREPOSITION,
    "cj": Nature.CONJONCTION,
}
_GENDERS = {"mas": Gender.MASCULIN, "fem": Gender.FEMININ, "epi": Gender.BOTH}
_NUMBERS = {"sg": Number.SINGULIER, "pl": Number.PLURIEL, "inv": Number.INVARIABLE}
_TENSES = {tense.value: tense for tense in Tense}
# « 3pe » and the like only repeat what the pronoun is.
_SILENT = frozenset({"1pe", "2pe", "3pe"})


def _nature(tag: str) -> Nature | None:
    tag = tag.removeprefix("loc.")
    starts = (nature for start, nature in _NATURES_BY_START.items() if tag.startswith(start))
    return _NATURES.get(tag) or next(starts, None)


def read_grammar(tags: str) -> Grammar:
    """Return the grammar that a row's tags stand for; raise ValueError on a tag never seen."""
    natures: dict[Nature, None] = {}
    gender, number, group = None, None, None
    tenses: list[Tense] = []
    persons: list[tuple[int, Number]] = []
    for tag in tags.split():
        if tag in _GENDERS:
            gender = _GENDERS[tag]
        elif tag in _NUMBERS:
            number = _NUMBERS[tag]
        elif tag in _TENSES:
            tenses.append(_TENSES[tag])
        elif tag in {"v0", "v1", "v2", "v3"}:
            group = int(tag[1])
            natures[Nature.VERBE] = None
        elif len(tag) == 3 and tag[0] in "123" and tag[1:] in _NUMBERS:
            persons.append((int(tag[0]), _NUMBERS[tag[1:]]))
        elif nature := _nature(tag):
            natures[nature] = None
        elif tag not in _SILENT:
            raise ValueError(f"unknown grammatical tag: {tag}")
    return Grammar(tuple(natures), gender, number, group, tuple(tenses), tuple(persons))
