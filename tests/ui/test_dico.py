"""The Dico page: typed by keys, picked by mouse, ruled, withdrawn, exported and imported, in the real window."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.core.rules import Refusal
from ludogite.games.setup import reader
from ludogite.services.lookup import How, Listing, Lookup, Placing, TopicPlace, WordBook
from ludogite.store.house_words import HouseWord
from ludogite.store.profiles import NewProfile
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.dico import LONGEST, DicoPage
from ludogite.ui.pages.dico_parts import WordFlow
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dictionary import explain_sentence, place_sentence, reason_sentence, ruling_sentence
from ludogite.words.answers import How as Known
from ludogite.words.answers import ListMatch, Reading
from ludogite.words.reasons import Verdict
from ludogite.words.themes import Entry

READ = reader(paths.resources())
CRUDE = "CONNARD"


@pytest.fixture(scope="module")
def book() -> WordBook:
    return WordBook(READ, ())


@pytest.fixture
def house(qapp: QApplication, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.resize(1280, 800)
    made.window.show()
    made.ready()
    made.services.change("reduced_motion", value=True)
    made.store.profiles.add(NewProfile("Zoé", 7, vocabulary="enfant"))
    made.store.profiles.add(NewProfile("Léa", 1))
    yield made
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def page(house: AppController, qtbot: QtBot) -> DicoPage:
    house.navigate(go.Home())
    qtbot.mouseClick(house.home.dico_button, Qt.MouseButton.LeftButton)
    shown = house.window.page
    assert isinstance(shown, DicoPage)
    return shown


def wait(qtbot: QtBot, until: Callable[[], bool]) -> None:
    qtbot.waitUntil(until, timeout=20_000)


def typed(qtbot: QtBot, page: DicoPage, text: str) -> None:
    page.field.selectAll()
    QTest.keyClicks(page.field, text)
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    wait(qtbot, lambda: page._answer is not None and page._answer.typed == text)


# ---- what the book answers -----------------------------------------------------------------------------------------


def test_points_are_those_of_the_games_that_score_letters(book: WordBook) -> None:
    found = book.ask(How.WORD, "jeux")
    assert isinstance(found, Lookup)
    assert found.points == (("yahtzee_mots", 6 + 1 + 2 + 8), ("words_out", 4 << 2))
    long, short, none = (book.ask(How.WORD, word) for word in ("bouteilles", "as", "jeuxx"))
    assert isinstance(long, Lookup)
    assert isinstance(short, Lookup)
    assert isinstance(none, Lookup)
    assert [game for game, _ in long.points] == ["words_out"]
    assert [game for game, _ in short.points] == ["yahtzee_mots"]
    assert none.points == ()


def test_a_child_is_shown_no_crude_word(book: WordBook) -> None:
    child, grown = book.ask(How.WORD, CRUDE, "enfant"), book.ask(How.WORD, CRUDE, "tout")
    assert isinstance(child, Lookup)
    assert isinstance(grown, Lookup)
    assert (child.explanation.valid, child.explanation.readings, child.is_veiled) == (True, (), True)
    assert grown.explanation.readings
    for how in (How.PATTERN, How.LETTERS):
        few, all_ = book.ask(how, CRUDE, "enfant"), book.ask(how, CRUDE, "large")
        assert isinstance(few, Listing)
        assert isinstance(all_, Listing)
        assert CRUDE in all_.words
        assert CRUDE not in few.words


@pytest.mark.parametrize(
    ("how", "text", "code"),
    [
        (How.PATTERN, "a-b*", "not_letters"),
        (How.PATTERN, "?" * 30, "too_long"),
        (How.PATTERN, "*" * 1_000_000, "too_long"),
        (How.LETTERS, "a1", "not_letters"),
        (How.LETTERS, "🎲", "not_letters"),
        (How.LETTERS, "AB???", "letters_too_many"),
        (How.LETTERS, "a" * 1_000_000, "letters_too_many"),
    ],
)
def test_bad_searches_are_refused(book: WordBook, how: How, text: str, code: str) -> None:
    found = book.ask(how, text)
    assert isinstance(found, Listing)
    assert isinstance(found.refusal, Refusal)
    assert found.refusal.code == code
    assert len(found.typed) <= 41


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("chevaux", [("Animaux", "Une autre forme de « cheval », qui est dans la liste.")]),
        ("St Malo", [("Villes et villages", "Dans la liste : « Saint-Malo ».")]),
        ("victor hugo", [("Gens de cinéma, de plume et de musique", "Le nom entier de « Hugo », qui est dans la liste.")]),
        ("Trifouilly", []),
        ("!!", []),
    ],
)
def test_a_theme_says_why_it_knows_an_answer(book: WordBook, typed: str, said: list[tuple[str, str]]) -> None:
    found = book.ask(How.THEMES, typed)
    assert isinstance(found, Placing)
    assert bool(found.key) == (typed != "!!")
    told = [(place.theme, place_sentence(place).replace("\N{NARROW NO-BREAK SPACE}", " ")) for place in found.places]
    assert set(said) <= set(told) if said else told == [], told


def test_a_word_of_the_box_is_refused_with_a_wink(book: WordBook) -> None:
    found = book.ask(How.WORD, "incontrable")
    assert isinstance(found, Lookup)
    assert not found.explanation.valid
    assert "dix cartes de Words Out" in reason_sentence(found.explanation, GAME_UIS.wink)


def test_what_the_family_ruled_about_a_theme_goes_first() -> None:
    at = "2026-01-02T03:04:05.000Z"
    rulings = (
        HouseWord("GIRAFE", Verdict.BAN, "Léa", at, "des_themes", "1-2"),
        HouseWord("GIRAFE", Verdict.ACCEPT, "Léa", at, "des_themes", "perso:Câlins"),
    )
    found = WordBook(READ, rulings).ask(How.THEMES, "la girafe")
    assert isinstance(found, Placing)
    assert [(place.theme, place.stands) for place in found.places] == [("Animaux", False), ("Câlins", True)]
    assert "Écarté à la maison par Léa" in place_sentence(found.places[0])
    assert "Accepté à la maison par Léa" in place_sentence(found.places[1])


@pytest.mark.parametrize(
    ("how", "source", "said"),
    [
        (Known.LISTED, "", "Dans la liste"), (Known.FORM, "", "Une autre forme"), (Known.FULL_NAME, "", "Le nom entier"),
        (Known.OPEN_DATA, "communes", "une commune de France"), (Known.OPEN_DATA, "villes", "une grande ville du monde"),
        (Known.OPEN_DATA, "territoires", "un pays ou un territoire"), (Known.OPEN_DATA, "prenoms", "un prénom donné en France"),
        (Known.OPEN_DATA, "another", "dans une liste ouverte"),
    ],
)  # fmt: skip
def test_every_way_to_stand_under_a_theme_has_its_sentence(how: Known, source: str, said: str) -> None:
    match = ListMatch(Reading("Lyon", "LYON"), Entry("Lyon", "LYON", proper=True), how, source)
    sentence = place_sentence(TopicPlace("Villes", "1-1", match))
    assert said in sentence
    assert "« Lyon »" in sentence.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert place_sentence(TopicPlace("Villes", "1-1")) == ""


def test_a_word_that_the_family_ruled_about_says_who_and_when() -> None:
    at = "2026-01-02T03:04:05.000Z"
    book = WordBook(READ, (HouseWord("BOUQUINOU", Verdict.ACCEPT, "Léa", at), HouseWord("MAISON", Verdict.BAN, "Papi", at)))
    taken, put_aside = (book.ask(How.WORD, word) for word in ("bouquinou", "maison"))
    assert isinstance(taken, Lookup)
    assert isinstance(put_aside, Lookup)
    assert "Accepté à la maison par Léa" in explain_sentence(taken.explanation, GAME_UIS.wink)
    assert "Écarté à la maison par Papi" in explain_sentence(put_aside.explanation, GAME_UIS.wink)
    assert ruling_sentence(taken.explanation) == explain_sentence(taken.explanation, GAME_UIS.wink)


# ---- the page ------------------------------------------------------------------------------------------------------


def test_a_word_is_typed_and_explained(qtbot: QtBot, page: DicoPage) -> None:
    assert page.window().focusWidget() is page.field
    typed(qtbot, page, "oeuf")
    assert page.answer.stamp.text == "Accepté"
    assert page.answer.readings[0].name.text() == "œuf"
    assert "nom, masculin singulier" in page.answer.readings[0].about.text()
    words = json.loads((paths.resources() / "words" / "fr" / "lexicon.json").read_text(encoding="utf-8"))["words"]
    assert f"{words:,}".replace(",", "\u202f") in page.header.subtitle.text()
    page.field.setText("")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert page.answer.blank.isVisible()


def test_a_near_word_is_picked_by_mouse_and_by_keys(qtbot: QtBot, page: DicoPage) -> None:
    typed(qtbot, page, "maisson")
    assert page.answer.stamp.text == "Refusé"
    qtbot.mouseClick(page.answer.flow, Qt.MouseButton.LeftButton, pos=page.answer.flow.place("MAISON").center().toPoint())
    wait(qtbot, lambda: page.answer.word == "MAISON")
    assert page.answer.stamp.text == "Accepté"
    typed(qtbot, page, "maisson")
    page.answer.flow.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.answer.flow, Qt.Key.Key_Right)
    second = page.answer.flow.words[1]
    QTest.keyClick(page.answer.flow, Qt.Key.Key_Return)
    wait(qtbot, lambda: page.answer.word == second)


def test_patterns_and_letters_are_listed(qtbot: QtBot, page: DicoPage) -> None:
    typed(qtbot, page, "CH?T")
    assert page.answer.flow.words == ("CHAT", "CHUT")  # signs of a pattern make one of a word
    qtbot.mouseClick(page.how.segments[2], Qt.MouseButton.LeftButton)
    typed(qtbot, page, "TACH")
    wait(qtbot, lambda: isinstance(page._answer, Listing) and page._answer.how is How.LETTERS)
    assert {"CHAT", "TA"} <= set(page.answer.flow.words)


@pytest.mark.parametrize(
    ("how", "text", "why"),
    [
        (0, "12", "Un mot n’a que des lettres."),
        (1, "a-b*", "Un motif n’a que des lettres, « ? » et « * »."),
        (2, "a1", "Un mot n’a que des lettres."),
        (3, "!?", "Une réponse n’a que des lettres, des espaces et des traits d’union."),
    ],
)
def test_what_cannot_be_read_is_not_judged(qtbot: QtBot, page: DicoPage, how: int, text: str, why: str) -> None:
    qtbot.mouseClick(page.how.segments[how], Qt.MouseButton.LeftButton)
    typed(qtbot, page, text)
    assert page.answer.why.isVisible()
    assert page.answer.why.text().replace("\u202f", " ") == why
    assert not page.answer.stamp.isVisible(), "a stamp is for words"


def test_an_answer_is_looked_for_under_the_themes(qtbot: QtBot, house: AppController, page: DicoPage) -> None:
    qtbot.mouseClick(page.how.segments[3], Qt.MouseButton.LeftButton)
    assert "thèmes" in page.answer.blank.text.text()
    typed(qtbot, page, "chouettes")
    assert page.answer.stamp.text == "Dans les listes"
    assert page.answer.readings[0].name.text() == "Animaux"
    assert "Une autre forme de" in page.answer.readings[0].about.text()
    assert "Grand classique" in page.answer.readings[0].about.text()
    typed(qtbot, page, "xyzzy")
    assert page.answer.stamp.text == "Dans aucune liste"
    assert page.answer.readings == []
    house.store.house_words.rule("CHOUCHOU", Verdict.ACCEPT, who="Léa", game="des_themes", theme="1-2")
    page.show_house(house.store.house_words.everything())
    assert page.rows[0].about.text().endswith("thème Animaux")


@pytest.mark.parametrize("text", ["\U0001f3b2", "привет", "a\x1bb", "é" * 1_000_000, "l'eau"])
def test_whatever_is_pasted_gets_a_sentence(qtbot: QtBot, page: DicoPage, text: str) -> None:
    page.field.setText(text)
    assert len(page.field.text()) <= LONGEST
    wait(qtbot, lambda: isinstance(page._answer, Lookup))
    assert page.answer.stamp.text == "Refusé"
    assert page.answer.why.text()
    assert not page.answer.accept.isVisible()


def test_the_house_accepts_bans_and_takes_back(qtbot: QtBot, house: AppController, page: DicoPage) -> None:
    typed(qtbot, page, "ludogite")
    qtbot.mouseClick(page.answer.accept, Qt.MouseButton.LeftButton)
    wait(qtbot, lambda: page.answer.stamp.text == "Accepté")
    (ruling,) = house.store.house_words.everything()
    assert (ruling.word, ruling.verdict, ruling.who) == ("LUDOGITE", Verdict.ACCEPT, "Léa")
    assert "Léa" in page.answer.why.text()
    qtbot.mouseClick(page.answer.undo, Qt.MouseButton.LeftButton)
    wait(qtbot, lambda: page.answer.stamp.text == "Refusé")
    typed(qtbot, page, "chat")
    page.answer.ban.setFocus()
    QTest.keyClick(page.answer.ban, Qt.Key.Key_Space)
    assert page.answer.question.isVisible(), "it is asked first"
    page.answer.question.yes.click()
    wait(qtbot, lambda: page.answer.stamp.text == "Refusé")
    assert [row.ruling.word for row in page.rows] == ["CHAT"]
    qtbot.mouseClick(page.rows[0].undo, Qt.MouseButton.LeftButton)
    assert house.store.house_words.everything() == ()
    wait(qtbot, lambda: page.answer.stamp.text == "Accepté")


def test_the_reader_is_chosen_from_the_menu(qtbot: QtBot, page: DicoPage) -> None:
    assert page.reader is not None
    assert page.reader.name == "Léa"  # the first who is no child
    typed(qtbot, page, CRUDE.lower())
    assert page.answer.readings
    page._open_menu()
    zoe = next(action for action in page._menu.actions() if action.text() == "Zoé")
    zoe.trigger()
    page._menu.close()
    wait(qtbot, lambda: not page.answer.readings)
    assert page.answer.stamp.text == "Accepté"
    assert "Zoé" in page.answer.ban.text()


def test_lists_go_out_and_come_in(
    qtbot: QtBot, house: AppController, page: DicoPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dico.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(file), ""))
    assert not page.export_button.isEnabled()
    page.ruled.emit("LUDOGITE", Verdict.ACCEPT)
    qtbot.mouseClick(page.export_button, Qt.MouseButton.LeftButton)
    assert json.loads(file.read_text(encoding="utf-8"))["words"][0]["word"] == "LUDOGITE"
    page.withdrawn.emit("LUDOGITE", "")
    assert page.rows == []
    qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert [row.ruling.word for row in page.rows] == ["LUDOGITE"]
    for bad in (b"\xff\xfe", b"{}", b'{"format": "ludogite-words", "version": 99, "words": []}'):
        file.write_bytes(bad)
        qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
        assert page.notice.isVisible()
        assert "liste" in page.notice.label.text()
    file.unlink()
    qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert str(file) in page.notice.label.text()
    assert len(house.store.house_words.everything()) == 1


def test_a_missing_list_is_told(qtbot: QtBot, house: AppController, tmp_path: Path) -> None:
    resources = tmp_path / "resources"
    shutil.copytree(paths.resources() / "words", resources / "words")
    (resources / "words" / "fr" / "words.dawg").write_bytes(b"damaged")
    house.services.read = reader(resources)
    house.navigate(go.Dico())
    page = house.window.page
    assert isinstance(page, DicoPage)
    wait(qtbot, page.notice.isVisible)
    assert "réinstaller" in page.notice.label.text()
    assert "sans mots" in page.answer.blank.text.text()


def test_f2_opens_and_escape_leaves(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.Home())
    QTest.keyClick(house.window, Qt.Key.Key_F2)
    page = house.window.page
    assert isinstance(page, DicoPage)
    QTest.keyClick(page.field, Qt.Key.Key_Escape)
    assert house.window.page is house.home


def test_arrows_walk_over_lines_of_words(theme: Theme, qtbot: QtBot) -> None:
    flow = WordFlow(theme)
    qtbot.addWidget(flow)
    flow.resize(260, 400)
    flow.show_words([f"MOT{letter}" for letter in "ABCDEFGH"])
    rows = sorted({place.y() for place in flow._places})
    assert len(rows) > 1
    QTest.keyClick(flow, Qt.Key.Key_Down)
    below = flow.words[flow._current]
    assert flow.place(below).y() == rows[1]
    with qtbot.waitSignal(flow.picked) as picked:
        QTest.keyClick(flow, Qt.Key.Key_Space)
    assert picked.args == [below]
    assert flow.heightForWidth(120) > flow.heightForWidth(800)


def test_a_profile_has_a_vocabulary(qtbot: QtBot, house: AppController) -> None:
    lea = next(one for one in house.store.profiles.everyone() if one.name == "Léa")
    house.navigate(go.EditProfile(lea.id))
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    assert page.vocabulary.current == "large"
    qtbot.mouseClick(page.vocabulary.segments[0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    changed = house.store.profiles.get(lea.id)
    assert changed is not None
    assert changed.vocabulary == "enfant"
