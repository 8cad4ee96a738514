"""How answers are read: letters, articles, lists, roots, and everything that is no word at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.codec import CodecError
from ludogite.core.rules import Preview, Refusal
from ludogite.games.des_themes.game import GAME, cards, letter_dice, theme_lists
from ludogite.games.des_themes.moves import (
    Answer,
    Ballot,
    Buzz,
    Colour,
    DiceRolled,
    Judge,
    Lit,
    Said,
    Scored,
    Standing,
    ThemeRolled,
    Throw,
)
from ludogite.games.des_themes.scoring import KNOWN, lit, points, usable
from ludogite.games.des_themes.state import COLOURS
from ludogite.words.answers import first_readings
from ludogite.words.families import Family
from ludogite.words.fold import RAW_LIMIT, letters
from ludogite.words.themes import answer_key
from tests.games.des_themes.play import NOIR, RESOURCES, Table, of, ruling

OWN_CARD = """
[[cartes]]
numero = 1
titre = "Les nôtres"
""" + "".join(
    f'[[cartes.themes]]\nnumero = {number}\nnom = "{name}"\ndescription = "Chez nous."\nnoms_propres = "{policy}"\n{more}\n'
    for number, (name, policy, more) in enumerate(
        [
            ("Nos chats", "attendus", 'reponses = ["Balthazar", "Biscotte"]'),
            ("Nos recettes", "admis", 'reponses = ["blanquette", "Bolognaise de Papi"]\nexemples = ["beignet"]'),
            ("Nos jouets", "exclus", ""),
            ("Nos voisins", "attendus", ""),
            ("Nos chansons d'il y a longtemps, quand Mamie était petite", "admis", ""),
            ("Nos bêtises", "exclus", ""),
        ],
        start=1,
    )
)


# -- no words at all --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        (" ", "empty"),
        ("   \t\n ", "empty"),
        (" " * 500, "empty"),
        ("B" * 500, "too_long"),
        ("b" * (RAW_LIMIT + 1), "too_long"),
        ("1984", "not_letters"),
        ("B2", "not_letters"),
        ("4L", "not_letters"),
        ("🐘", "not_letters"),
        ("Bono 🎸", "not_letters"),
        ("B\x00no", "not_letters"),
        ("Бах", "not_letters"),
        ("--", "not_letters"),
        ("d'", "wrong_initial"),
        ("Curie", "wrong_initial"),
        ("ono", "wrong_initial"),
    ],
)
def test_what_is_no_answer_is_refused_and_the_floor_stays(typed: str, code: str) -> None:
    table = Table(3)
    table.throw()
    table.do(0, Buzz())
    before = table.state
    refusal = table.say(0, Answer(typed))
    assert refusal is not None
    assert refusal.code == f"des_themes.{code}"
    assert table.state == before
    assert table.say(0, Answer("Bono")) is None


def test_500_letters_on_a_black_face_cost_nothing() -> None:
    table = Table(3)
    table.throw("BORVA", NOIR, theme=2)
    assert table.try_answer(0, "B" * 500) == Refusal.of("des_themes.too_long", most=RAW_LIMIT)
    assert table.state.failed == ()


@settings(max_examples=150, deadline=None)
@given(typed=st.text(max_size=600), colour=st.sampled_from([Colour.VERT, NOIR]), proper=st.booleans())
def test_any_text_is_refused_or_judged(typed: str, colour: Colour, proper: bool) -> None:
    table = Table(3)
    table.throw("BORVA", colour, theme=5)
    table.do(0, Buzz())
    foreseen = table.session.preview(0, Answer(typed, 0, proper))
    refusal = table.say(0, Answer(typed, 0, proper))
    assert isinstance(foreseen, Refusal if refusal else Preview)
    assert table.replayed() == table.state


# -- how a word is read -----------------------------------------------------------------------------------------------------


def test_readings_are_the_whole_first_then_without_the_article() -> None:
    found = first_readings("  la   Rochelle ")
    assert [(one.text, one.key) for one in found] == [("la Rochelle", "LAROCHELLE"), ("Rochelle", "ROCHELLE")]
    assert [one.key for one in first_readings("l’œuf dur")] == ["LOEUFDUR", "OEUFDUR"]
    assert first_readings("l’œuf dur")[1].text == "œuf dur"
    assert [one.key for one in first_readings("Saint-Étienne")] == ["SAINTETIENNE"]
    assert [one.key for one in usable(found, "R", "RABCD")] == ["ROCHELLE"]
    assert [one.key for one in usable(first_readings("le lynx"), "", "EBCDA")] == ["LYNX"]


def test_the_lists_reading_wins_over_the_article() -> None:
    table = Table(3)
    table.throw("LORVA", Colour.VERT, theme=3)
    assert of(Scored, table.answer(0, "la rochelle"))[0].said.text == "La Rochelle"
    table = Table(3)
    table.throw("LORVA", Colour.VERT, theme=2)
    said = of(Scored, table.answer(0, "la loutre"))[0].said
    assert (said.text, said.points) == ("loutre", 3), "the A of the article is no letter of the word"


def test_an_unlisted_word_is_read_without_its_article_and_a_proper_noun_with_it() -> None:
    table = Table(3)
    table.throw("LORVA", Colour.VERT, theme=2)
    table.answer(0, "la licornette")
    question = table.state.question
    assert question is not None
    assert (question.judged.text, question.judged.standing) == ("licornette", Standing.UNKNOWN)
    table = Table(3)
    table.throw("LORVA", Colour.VERT, theme=3)
    table.answer(0, "La Zzz")
    question = table.state.question
    assert question is not None
    assert (question.judged.text, question.judged.key) == ("La Zzz", "LAZZZ")


@settings(max_examples=200, deadline=None)
@given(text=st.text(alphabet="aàbcçeéioœuûvzBORVA -'’", max_size=20), dice=st.text(alphabet="BORVAE", min_size=5, max_size=5))
def test_lit_dice_are_the_points(text: str, dice: str) -> None:
    marks = lit(text, dice)
    key = "".join(letters(char) or "" for char in text)
    assert len(marks) == points(key, dice) <= 5
    assert [mark.colour for mark in marks] == [colour for colour, face in zip(COLOURS, dice, strict=True) if face in key]
    for mark in marks:
        assert dice[COLOURS.index(mark.colour)] in (letters(text[mark.place]) or "")
    for face in set(dice):
        places = [mark.place for mark in marks if dice[COLOURS.index(mark.colour)] == face]
        spots = sum((letters(char) or "").count(face) > 0 for char in text)
        assert len(set(places)) == min(len(places), spots), "each die lights a letter of its own where there is one"


def test_ligatures_are_letters() -> None:
    assert lit("œuf", "OEABC") == (Lit(Colour.VERT, 0), Lit(Colour.BLANC, 0))


def test_letters_of_other_languages_count() -> None:
    assert [mark.place for mark in lit("Świątek", "SAKXY")] == [0, 3, 6]


# -- previews ---------------------------------------------------------------------------------------------------------------


def test_a_preview_counts_while_one_types() -> None:
    table = Table(3)
    table.throw()
    table.do(0, Buzz())
    assert table.session.preview(0, Answer("Bu")) == Preview(1, (("vert", 1),))
    assert table.session.preview(0, Answer("Brejnev")) == Preview(3, ((KNOWN, 0), ("vert", 1), ("jaune", 1), ("rouge", 1)))
    assert table.session.preview(0, Answer("Xu")) == Refusal.of("des_themes.wrong_initial", letter="B")
    assert table.session.preview(1, Answer("Bono")) == Refusal("des_themes.not_now")
    assert table.session.preview(1, Buzz()) == Preview(0)


def test_a_preview_on_a_black_face_says_what_is_won_or_lost() -> None:
    table = Table(3)
    table.throw()
    table.answer(0, "Brejnev")
    table.wait(60_000)
    table.throw("BORVA", NOIR, theme=2)
    table.do(0, Buzz())
    assert table.session.preview(0, Answer("lynx")) == Preview(4, ((KNOWN, 0), ("noir", 4)))
    assert table.session.preview(0, Answer("zèbre")) == Preview(-3, (("noir", -3),))


# -- roots ------------------------------------------------------------------------------------------------------------------


def said(text: str) -> Said:
    return Said(0, text, answer_key(text) or "", 1, False, 1, 1, (), Judge.LISTE)


@pytest.mark.parametrize(
    ("one", "other", "family"),
    [
        ("éléphant", "éléphanteau", Family.PEUT_ETRE),
        ("cheval", "chevaux", Family.MEME_MOT),
        ("pomme de terre", "pomme", Family.PEUT_ETRE),
        ("pomme de terre", "Pomme-de-terre", Family.MEME_MOT),
        ("salle de bains", "table", Family.NON),
        ("mer", "mère", Family.NON),
        ("lave-linge", "laverie", Family.PEUT_ETRE),
    ],
)
def test_roots_of_plain_and_compound_answers(one: str, other: str, family: Family) -> None:
    book = Table(3).rules.book
    assert book.family(one, other) is family
    assert book.nearest(one, [said("zut"), said(other)]) == (family, other if family is not Family.NON else "")


# -- cards of the family ----------------------------------------------------------------------------------------------------


def test_a_card_of_the_family_brings_its_own_answers() -> None:
    table = Table(4, own_card=OWN_CARD)
    assert table.view.card.title == "Les nôtres"
    table.throw(theme=1)
    assert of(Scored, table.answer(0, "biscotte"))[0].said.text == "Biscotte"
    asked = table.answer(1, "Bono")[-1]
    assert asked.theme == 1, "our own lists say nothing about it"
    assert table.vote(Ballot.ACCEPT, Ballot.ACCEPT)[-2].theme_id == "perso:Nos chats"


def test_rulings_on_a_card_of_the_family_follow_the_name_of_the_theme() -> None:
    rulings = (ruling("BONO", "accept", "perso:Nos chats"), ruling("BACH", "accept", "1-1"))
    table = Table(4, rulings=rulings, own_card=OWN_CARD)
    table.throw(theme=1)
    assert of(Scored, table.answer(0, "Bono"))
    table.answer(1, "Bach")
    assert table.state.question is not None
    assert len(table.rules.book.house_id(5)) <= 40


def test_in_a_theme_with_both_a_capital_makes_a_proper_noun_of_an_own_answer() -> None:
    book = Table(3, own_card=OWN_CARD).rules.book
    assert [(entry.text, entry.proper) for entry in book.entries(2)] == [
        ("blanquette", False),
        ("Bolognaise de Papi", True),
        ("beignet", False),
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        {"own_card": "no toml ["},
        {"own_card": OWN_CARD + OWN_CARD.replace("numero = 1\ntitre", "numero = 2\ntitre")},
        {"own_card": "x" * 200_000},
        {"variant": "autre"},
        {"judging": "personne"},
        {"meneur": 6},
        {"meneur": -1},
        {"starter": -2},
        {"starter": 6},
        {"round_s": -15},
        {"round_s": 301},
        {"floor_s": 9},
        {"card": 5},
    ],
)
def test_options_out_of_bounds_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(CodecError):
        GAME.read_options(wrong)


# -- dice -------------------------------------------------------------------------------------------------------------------


def test_the_dice_of_the_house_hold_the_example_of_the_sheet() -> None:
    read = Table(3).read
    faces = letter_dice(read)
    assert all(letter in die for letter, die in zip("BORVA", faces, strict=True))
    assert all(len(die) == 6 for die in faces)
    assert [card.number for card in cards(read)] == [1, 2, 3, 4]
    lists = theme_lists(RESOURCES)
    assert all(lists.entries(theme.id) for card in cards(read) for theme in card.themes)


@pytest.mark.parametrize(
    "wrong",
    [("BORV", Colour.VERT), ("BORVAA", Colour.VERT), ("OBRVA", Colour.VERT), ("borva", Colour.VERT), ("", NOIR), ("BORV1", NOIR)],
)
def test_dice_that_cannot_fall_so_are_refused(wrong: tuple[str, Colour]) -> None:
    table = Table(3)
    table.do(0, Throw())
    table.do(-1, ThemeRolled(1))
    table.do(0, Throw())
    assert table.say(-1, DiceRolled(*wrong)) == Refusal("des_themes.bad_dice")


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_numbered_die_has_six_faces(face: int) -> None:
    table = Table(3)
    table.do(0, Throw())
    assert table.say(-1, ThemeRolled(face)) == Refusal("des_themes.bad_theme_die")
