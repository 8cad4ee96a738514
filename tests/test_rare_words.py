"""What words mean that few people know: for whom they are rare, from whom they are hidden, and one for each day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.facts import Facts
from ludogite.games.setup import reader
from ludogite.services.rare_words import Glossary, fit_to_show, reader_of, word_of
from ludogite.words.fold import letters
from ludogite.words.levels import Vocabulary

READ = reader(Path(__file__).resolve().parents[1] / "resources")


def test_a_rare_word_is_explained_and_an_everyday_one_is_not() -> None:
    glossary = Glossary(READ)
    found = glossary.rare("IXIAS")
    assert found is not None
    assert (found.word, found.senses[0].french) == ("IXIAS", "plante à fleurs en étoile")
    assert glossary.rare("CHATS") is glossary.rare("XYZ") is glossary.rare("") is None


def test_no_veiled_word_is_explained_to_a_child() -> None:
    veiled = [word for word in sorted(vocabularies(READ).veiled) if Glossary(READ).explain(word) is not None]
    assert veiled, "some have a line, for whom they are not hidden"
    child = Glossary(READ, Vocabulary.ENFANT)
    assert not [word for word in veiled if child.explain(word) or child.rare(word)]


def test_no_prize_and_no_profile_shows_a_veiled_word_to_a_child() -> None:
    facts = Facts(words=(("ERECTIONS", 40), ("CHATS", 9), ("La Nouvelle-Orléans", 4)))
    assert fit_to_show(facts, READ, Vocabulary.ENFANT).words == (("CHATS", 9), ("La Nouvelle-Orléans", 4))
    assert fit_to_show(facts, READ, Vocabulary.COURANT) == facts


def test_people_together_are_told_as_their_youngest() -> None:
    assert reader_of((Vocabulary.LARGE, Vocabulary.ENFANT, Vocabulary.TOUT)) is Vocabulary.ENFANT
    assert reader_of((Vocabulary.TOUT, Vocabulary.COURANT)) is Vocabulary.COURANT
    assert reader_of(()) is Vocabulary.TOUT


def test_each_day_has_its_word_and_a_child_none_that_is_veiled() -> None:
    days = [date(2026, 11, 23) + timedelta(days=number) for number in range(60)]
    found = [word_of(day, READ, Vocabulary.ENFANT) for day in days]
    assert all(one is not None and one.senses for one in found)
    words = [one.word for one in found if one is not None]
    assert len(set(words)) > 55, "hardly a day has the word of another"
    assert not {letters(word) for word in words} & vocabularies(READ).veiled
    assert word_of(days[0], READ, Vocabulary.ENFANT) == found[0]


def test_a_missing_file_of_meanings_costs_only_meanings(tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.mkdir()
    (words / "fr").mkdir()
    for file in (READ.folder / "words" / "fr").iterdir():
        if file.name != "meanings.bin":
            (words / "fr" / file.name).symlink_to(file)
    bare = reader(tmp_path)
    assert Glossary(bare).rare("IXIAS") is None
    assert word_of(date(2026, 11, 23), bare, Vocabulary.TOUT) is None
