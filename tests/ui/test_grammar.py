"""The grammar of a word's reading is said as grammar books do, and in the family's language."""

from __future__ import annotations

import pytest

from ludogite.ui.style.i18n import Languages
from ludogite.ui.texts.grammar import say
from ludogite.words.grammar import Gender, Nature, Number, Tense, read_grammar


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        ("nom adj mas sg", "nom et adjectif, masculin singulier"),
        ("v1 ipre spre 1sg 3sg", "1re et 3e pers. du singulier, présent de l’indicatif et présent du subjonctif"),
        ("v2 ipre spre simp 3pl", "3e pers. du pluriel, présent de l’indicatif, présent du subjonctif et imparfait du subjonctif"),
        ("v1 infi", "verbe du 1er groupe, infinitif"),
        ("v0 infi", "auxiliaire, infinitif"),
        ("v1 ppas adj fem pl", "participe passé, féminin pluriel"),
        ("v1 ppas epi inv", "participe passé, invariable"),
        ("propersuj 3pe mas sg", "pronom, masculin singulier"),
        ("loc.prep adv", "préposition et adverbe"),
        ("v1 ipre 2pl", "2e pers. du pluriel, présent de l’indicatif"),
        ("", ""),
    ],
)
def test_grammar_in_french(tags: str, said: str) -> None:
    assert say(read_grammar(tags)) == said


@pytest.mark.parametrize(
    ("tags", "english"),
    [
        ("nom mas sg", "noun, masculine singular"),
        ("v1 ipre spre 1sg 3sg", "1st and 3rd person singular, present indicative and present subjunctive"),
        ("v1 infi", "verb of the 1st group, infinitive"),
    ],
)
def test_grammar_in_english(french: Languages, tags: str, english: str) -> None:
    french.speak("en")
    try:
        assert say(read_grammar(tags)) == english
    finally:
        french.speak("fr")


def test_every_tag_is_said() -> None:
    tenses = " ".join(tense.value for tense in Tense)
    assert len(say(read_grammar(f"v1 {tenses}")).split(" et ")[0].split(", ")) == len(Tense)
    assert all(say(read_grammar(f"nom {gender} {number}")) for gender in ("mas", "fem", "epi") for number in ("sg", "pl", "inv"))
    assert (len(Gender), len(Number)) == (3, 3)
    assert all(nature.value for nature in Nature)
