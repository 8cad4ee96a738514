"""The grammar of a word's reading, as grammar books say it: « 2e pers. du pluriel, présent de l’indicatif »."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.words.grammar import Gender, Grammar, Nature, Number, Tense

translate = QCoreApplication.translate


def say(grammar: Grammar) -> str:
    """Say a grammar in a line; empty where nothing is known."""
    parts: list[str] = []
    if grammar.group is None:
        natures = _natures()
        parts.append(_and([natures[nature] for nature in grammar.natures]))
    elif Tense.INFINITIF in grammar.tenses:
        parts.append(_group(grammar.group))
    parts += [
        _persons([person for person, its in grammar.persons if its is number], number)
        for number in dict.fromkeys(number for _, number in grammar.persons)
    ]
    tenses = _tenses()
    parts.append(_and([tenses[tense] for tense in grammar.tenses]))
    parts.append(_agreement(grammar))
    return ", ".join(part for part in parts if part)


def _natures() -> dict[Nature, str]:
    return {
        Nature.NOM: translate("Grammar", "nom"),
        Nature.ADJECTIF: translate("Grammar", "adjectif"),
        Nature.ADVERBE: translate("Grammar", "adverbe"),
        Nature.VERBE: translate("Grammar", "verbe"),
        Nature.PRONOM: translate("Grammar", "pronom"),
        Nature.DETERMINANT: translate("Grammar", "déterminant"),
        Nature.PREPOSITION: translate("Grammar", "préposition"),
        Nature.CONJONCTION: translate("Grammar", "conjonction"),
        Nature.INTERJECTION: translate("Grammar", "interjection"),
        Nature.NUMERAL: translate("Grammar", "nom de nombre"),
        Nature.GRAMMATICAL: translate("Grammar", "mot grammatical"),
    }


def _group(group: int) -> str:
    return (
        translate("Grammar", "auxiliaire"),
        translate("Grammar", "verbe du 1er groupe"),
        translate("Grammar", "verbe du 2e groupe"),
        translate("Grammar", "verbe du 3e groupe"),
    )[group]


def _persons(persons: list[int], number: Number) -> str:
    ordinals = (translate("Grammar", "1re"), translate("Grammar", "2e"), translate("Grammar", "3e"))
    said = (
        translate("Grammar", "{ranks} pers. du pluriel")
        if number is Number.PLURIEL
        else translate("Grammar", "{ranks} pers. du singulier")
    )
    return said.format(ranks=_and([ordinals[person - 1] for person in persons]))


def _tenses() -> dict[Tense, str]:
    return {
        Tense.INFINITIF: translate("Grammar", "infinitif"),
        Tense.PARTICIPE_PRESENT: translate("Grammar", "participe présent"),
        Tense.PARTICIPE_PASSE: translate("Grammar", "participe passé"),
        Tense.PRESENT: translate("Grammar", "présent de l’indicatif"),
        Tense.IMPARFAIT: translate("Grammar", "imparfait de l’indicatif"),
        Tense.PASSE_SIMPLE: translate("Grammar", "passé simple"),
        Tense.FUTUR: translate("Grammar", "futur"),
        Tense.CONDITIONNEL: translate("Grammar", "conditionnel"),
        Tense.SUBJONCTIF_PRESENT: translate("Grammar", "présent du subjonctif"),
        Tense.SUBJONCTIF_IMPARFAIT: translate("Grammar", "imparfait du subjonctif"),
        Tense.IMPERATIF: translate("Grammar", "impératif"),
    }


def _agreement(grammar: Grammar) -> str:
    """Say gender and number; a verb's form that never changes has no gender to tell."""
    genders = {
        Gender.MASCULIN: translate("Grammar", "masculin"),
        Gender.FEMININ: translate("Grammar", "féminin"),
        Gender.BOTH: translate("Grammar", "masculin ou féminin"),
    }
    numbers = {
        Number.SINGULIER: translate("Grammar", "singulier"),
        Number.PLURIEL: translate("Grammar", "pluriel"),
        Number.INVARIABLE: translate("Grammar", "invariable"),
    }
    number = numbers[grammar.number] if grammar.number else ""
    if grammar.gender is None or (grammar.group is not None and grammar.number is Number.INVARIABLE):
        return number
    return f"{genders[grammar.gender]} {number}".strip()


def _and(items: list[str]) -> str:
    """Join with commas and a last « et »."""
    if len(items) < 2:
        return "".join(items)
    return translate("Grammar", "{first} et {last}").format(first=", ".join(items[:-1]), last=items[-1])
