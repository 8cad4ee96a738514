"""Games of older editions of the rules: they replay, and go on, by the rules that they were begun under."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.games.des_themes.moves import Answer, AnswerRefused, BlackFailed, Buzz, Colour, GiveUpRound, Scored, Why
from ludogite.games.des_themes.state import ROUNDS_WITHOUT_ANSWER, End, Options, Phase
from ludogite.games.setup import load_text, reader
from tests.games.des_themes.play import NOIR, RESOURCES, Table, of

BUZZ, GIVE_UP = Buzz(), GiveUpRound()
DATA = Path(__file__).parent / "data"
SCORES = {"version_1_vote": (41, 21, 28), "version_1_liste": (41, 9, 18, 16), "version_1_ouverts": (49, 41)}
SCORES |= {"version_2_vote": (50, 27, 13), "version_2_ouverts": (58, 32)}


@pytest.mark.parametrize("name", SCORES)
def test_a_log_of_an_older_edition_gives_the_same_result(name: str) -> None:
    loaded = load_text((DATA / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert loaded.options.edition == int(name.split("_")[1])
    assert loaded.header.rules_version == 3
    session = loaded.session(reader(RESOURCES), VirtualClock())
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.scores == SCORES[name]


def test_an_article_gives_no_letter_and_no_points_among_common_nouns() -> None:
    table = Table(4)
    table.throw("LORVA", theme=2)
    refusal = table.try_answer(0, "le chat")
    assert refusal is not None
    assert refusal.code == "des_themes.wrong_initial"
    table = Table(4)
    table.throw("LCEVA", Colour.BLANC, theme=2)
    assert of(Scored, table.answer(0, "le chat"))[0].said.points == 2
    old = Table(4, edition=1)
    old.throw("LORVA", theme=2)
    assert old.try_answer(0, "le chat") is None


def test_an_article_belongs_to_proper_nouns_and_to_what_is_ticked_as_one() -> None:
    table = Table(4)
    table.throw("LORVA", theme=3)
    assert of(Scored, table.answer(0, "la rochelle"))[0].said.text == "La Rochelle"
    table = Table(4)
    table.throw("LORVA", theme=5)
    assert table.try_answer(0, "la vache qui rit") is not None
    assert table.try_answer(0, "la vache qui rit", proper=True) is None
    assert table.state.answers[0].text == "La Vache qui rit"


def test_of_a_full_name_the_family_name_counts() -> None:
    table = Table(4)
    table.throw("MCRVA", Colour.BLANC)
    said = of(Scored, table.answer(0, "marie curie"))[0].said
    assert (said.text, said.points) == ("Curie", 2)
    table = Table(4)
    table.throw("BPDLA", NOIR)
    assert of(BlackFailed, table.answer(0, "pierre curie"))[0].letters == "P"


def test_a_card_that_nobody_knows_an_answer_to_ends() -> None:
    table = Table(2)
    for _ in range(ROUNDS_WITHOUT_ANSWER):
        assert table.outcome is None
        table.throw()
        for seat in (0, 1):
            table.say(seat, GIVE_UP)
    assert table.outcome is not None
    assert table.outcome.reason == End.NO_ANSWERS


def test_somebody_may_have_a_longer_floor_of_his_own() -> None:
    options = Options(own_floors="0,15,5")
    assert [options.floor_of(seat) for seat in range(4)] == [8, 15, 8, 8]
    assert Options(own_floors="0,15", floor_s=0).floor_of(1) == 0
    table = Table(3, own_floors="0,15,0")
    table.throw()
    table.do(1, BUZZ)
    table.wait(14_000)
    assert table.now() is Phase.FLOOR
    table.wait(2_000)
    assert table.now() is Phase.OPEN


@pytest.mark.parametrize("bad", ["8;9", "a", "1,2,3,4,5,6,7", "100", ","])
def test_floors_that_are_none_are_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="own_floors"):
        Options(own_floors=bad)


def test_the_imposed_die_lights_the_first_letter() -> None:
    table = Table(4)
    table.throw("AOAVE", Colour.JAUNE, theme=2)
    lit = of(Scored, table.answer(0, "alpaga"))[0].said.lit
    assert {one.colour: one.place for one in lit} == {Colour.JAUNE: 0, Colour.VERT: 3}


def test_a_word_takes_the_one_open_theme_whose_list_knows_it() -> None:
    table = Table(3, variant="ouverts")
    table.throw("BORVA")
    assert of(Scored, table.answer(0, "belette"))[0].said.theme == 2
    told = table.answer(1, "blaireau")
    assert of(AnswerRefused, told)[0].why is Why.WHICH_THEME, "its theme is closed"
    assert table.now() is Phase.FLOOR
    assert of(Scored, table.do(1, Answer("boulanger")))[0].said.theme == 4
    assert table.try_answer(2, "bxyv") is None
    assert table.try_answer(2, "bxyv", 5) is None, "a word that no list knows is said again for a theme"
    assert table.now() is Phase.VOTE
    assert table.replayed() == table.state
    old = Table(3, variant="ouverts", edition=1)
    old.throw("BORVA")
    assert old.try_answer(0, "belette") is not None
