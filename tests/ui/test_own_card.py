"""Theme cards of the family's own: written from the new-game page, kept as they are typed, agreed on, played, kept in files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.store.database import open_store
from ludogite.store.profiles import NewProfile
from ludogite.ui.games.des_themes.card_editor import CardEditorPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.table_page import TablePage
from ludogite.words.own_cards import CARDS_KEPT, LIST_LIMIT, CardDraft, ThemeDraft, check, packed, unpacked, write_cards
from ludogite.words.themes import Card, ProperNouns, read_cards

NAMES = ("Nos chats", "Au grenier", "Vacances", "Chez Mamie", "Jardin", "Desserts")
DRAFT = CardDraft("Les nôtres", tuple(ThemeDraft(name, "", ProperNouns.ADMIS, "Biscotte, beignet") for name in NAMES))


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    house = open_app(tmp_path, lang="fr")
    house.window.resize(1280, 800)
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.services.change("reduced_motion", value=True)
    house.store.profiles.add(NewProfile("Léa", 1))
    house.navigate(go.NewGame("des_themes"))
    yield house
    house.window.close()
    house.window.deleteLater()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def agreeing(house: AppController) -> NewGamePage:
    page = house.window.page
    assert isinstance(page, NewGamePage)
    page.unfold()
    return page


def editor(house: AppController) -> CardEditorPage:
    link = agreeing(house).fields.cells["card"].link
    assert link is not None
    click(link)
    page = house.window.page
    assert isinstance(page, CardEditorPage)
    return page


def kept(house: AppController) -> tuple[CardDraft, ...]:
    return unpacked(house.store.settings.get("written/des_themes", []))


def fill(page: CardEditorPage) -> None:
    """Type a whole card."""
    QTest.keyClicks(page.title, "Les notres")
    for line, name in zip(page.lines, NAMES, strict=True):
        click(line.field)
        QTest.keyClicks(line.field, name)


def test_a_card_is_typed_agreed_on_and_played(house: AppController) -> None:
    page = editor(house)
    assert not page.keep_button.isEnabled()
    assert "titre" in page.verdict.text()
    fill(page)
    page.answers.edit.setPlainText("tarte\nTarte\n42\n\N{GRINNING FACE}\nclafoutis")
    assert page.topic.name == "Desserts"
    assert page.keep_button.isEnabled()
    assert "2 réponse" in page.count.text()
    assert "42" in page.count.text()
    click(page.policy.segments[2])
    click(page.keep_button)
    new_game = agreeing(house)
    assert new_game.draft is not None
    cards = read_cards(str(new_game.draft.values["own_card"]))
    assert isinstance(cards, tuple)
    assert cards[0].themes[5].answers == ("tarte", "clafoutis")
    assert cards[0].themes[5].proper_nouns is ProperNouns.EXCLUS
    assert "Les notres" in new_game.fields.cells["card"].about.text()
    assert "Carte de la famille" in new_game.footer.button.accessibleDescription()
    click(new_game.footer.button)
    table = house.window.page
    assert isinstance(table, TablePage)
    assert table.match.local.view().card.title == "Les notres"
    assert "Carte de la famille" in table.header.subtitle.text()
    house.navigate(go.Home())
    house.navigate(go.NewGame("des_themes"))
    assert editor(house).draft.title == "Les notres", "the card agreed on last lies in front"
    assert len(kept(house)) == 1


def test_the_cards_of_the_house_are_chosen_again(house: AppController) -> None:
    card = check(DRAFT)
    assert isinstance(card, Card)
    page = agreeing(house)
    page.take_own("card", write_cards([card]))
    control = page.fields.cells["card"].control
    click(control.segments[1])  # type: ignore[attr-defined]  # the control of few values is a Segmented
    assert page.draft is not None
    assert (page.draft.values["own_card"], page.draft.values["card"]) == ("", 2)


def test_what_is_wrong_is_said_and_nothing_is_lost(house: AppController) -> None:
    page = editor(house)
    page.show_cards([DRAFT])
    page.title.clear()
    page.title.textEdited.emit("")
    assert "titre" in page.verdict.text()
    page.title.setText("t" * 300)
    page.title.textEdited.emit("t" * 300)
    assert "trop long" in page.verdict.text()
    assert page.draft.title == "t" * 300
    page.title.textEdited.emit("Bon")
    page.lines[2].field.textEdited.emit("nos CHATS")
    assert "même nom" in page.verdict.text()
    assert not page.keep_button.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert kept(house)[0].themes[2].name == "nos CHATS"
    assert editor(house).draft.themes[2].name == "nos CHATS", "work that was left lies there again"


def test_closing_the_window_keeps_what_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    house = open_app(tmp_path, lang="fr")
    house.window.show()
    qtbot.waitUntil(lambda: house.is_ready)
    house.store.profiles.add(NewProfile("Léa", 1))
    house.navigate(go.NewGame("des_themes"))
    page = editor(house)
    QTest.keyClicks(page.title, "Presque")
    house.window.close()
    store = open_store(tmp_path).store
    assert unpacked(store.settings.get("written/des_themes", []))[0].title == "Presque"
    store.close()
    house.window.deleteLater()


def test_what_was_typed_is_kept_a_moment_later(qtbot: QtBot, house: AppController) -> None:
    page = editor(house)
    with qtbot.waitSignal(page.worked, timeout=3000):
        QTest.keyClicks(page.title, "Noel")
    assert kept(house)[0].title == "Noel"


def test_several_cards_are_kept_and_a_removed_one_comes_back(house: AppController) -> None:
    page = editor(house)
    fill(page)
    click(page.new_button)
    QTest.keyClicks(page.title, "Deux")
    assert [tab.text() for tab in page.tabs] == ["Les notres", "Deux"]
    click(page.tabs[0])
    assert page.title.text() == "Les notres"
    click(page.remove_button)
    assert [tab.text() for tab in page.tabs] == ["Deux"]
    assert "Les notres" in page.notice.label.text()
    click(page.notice.action)
    assert [tab.text() for tab in page.tabs] == ["Les notres", "Deux"]
    assert page.lines[5].field.text() == "Desserts"
    page.hand_over()
    assert [card.title for card in kept(house)] == ["Les notres", "Deux"]


def test_every_change_is_taken_back_one_after_the_other(house: AppController) -> None:
    page = editor(house)
    assert not page.undo_button.isEnabled()
    QTest.keyClicks(page.title, "Les notres")
    page.hand_over()  # as after a pause
    QTest.keyClicks(page.title, " bis")
    click(page.lines[2].field)
    QTest.keyClicks(page.lines[2].field, "Fleuves")
    click(page.policy.segments[2])
    page.answers.edit.setPlainText("Loire")
    click(page.remove_button)
    assert page.draft.is_blank
    back = []
    for _ in range(6):
        QTest.keyClick(page.title, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        third = page.draft.themes[2]
        back.append((page.title.text(), third.name, third.proper_nouns is ProperNouns.EXCLUS, third.answers))
    assert back == [
        ("Les notres bis", "Fleuves", True, "Loire"),
        ("Les notres bis", "Fleuves", True, ""),
        ("Les notres bis", "Fleuves", False, ""),
        ("Les notres bis", "", False, ""),
        ("Les notres", "", False, ""),
        ("", "", False, ""),
    ]
    assert not page.undo_button.isEnabled()
    page.hand_over()
    assert kept(house) == ()


def test_a_card_is_written_to_a_file_and_read_from_it(
    house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = editor(house)
    page.show_cards([DRAFT])
    file = tmp_path / "à nous.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(file), ""))
    click(page.save_button)
    assert isinstance(read_cards(file.read_text(encoding="utf-8")), tuple)
    click(page.open_button)
    assert [card.title for card in page.cards] == ["Les nôtres", "Les nôtres"]
    assert page.current == 1
    page.saved.emit(tmp_path, "x")
    assert str(tmp_path) in house.window.notice.label.text()
    page.opened.emit(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in house.window.notice.label.text()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("titre = 'é'".encode("latin-1"), "n’arrive pas à lire"),
        (b"\x89PNG\r\n\x1a\n", "n’arrive pas à lire"),
        (b"hello", "pas un fichier de cartes"),
        (b"cartes = []", "pas de carte"),
        (b"a" * 500_000, "trop long"),
        (b"[[cartes]]\nnumero = 1\ntitre = 't'\nthemes = []\n", "six thèmes"),
    ],
)
def test_a_wrong_file_is_told_and_nothing_is_lost(house: AppController, tmp_path: Path, data: bytes, sentence: str) -> None:
    page = editor(house)
    page.show_cards([DRAFT])
    file = tmp_path / "mauvais.toml"
    file.write_bytes(data)
    page.opened.emit(file)
    assert sentence in page.verdict.text()
    assert page.notice.isHidden()
    assert page.cards == [DRAFT]


def test_a_paste_that_would_not_fit_is_refused_whole(house: AppController) -> None:
    page = editor(house)
    page.answers.edit.setPlainText("chat")
    data = QMimeData()
    data.setText("x" * LIST_LIMIT)
    page.answers.edit.insertFromMimeData(data)
    assert page.topic.answers == "chat"
    assert "trop longue" in page.count.text()
    data.setText("\nchien")
    page.answers.edit.insertFromMimeData(data)
    assert "chien" in page.topic.answers


def test_there_is_an_end_to_the_cards(house: AppController) -> None:
    page = editor(house)
    page.show_cards([DRAFT] * CARDS_KEPT)
    click(page.new_button)
    assert len(page.cards) == CARDS_KEPT
    assert str(CARDS_KEPT) in page.verdict.text()
    card = check(DRAFT)
    assert isinstance(card, Card)
    assert not page.load(write_cards([card]).encode())
    assert len(page.cards) == CARDS_KEPT


def test_another_language_changes_the_words_and_nothing_else(house: AppController) -> None:
    page = editor(house)
    page.show_cards([DRAFT])
    before = packed(page.cards)
    house.languages.speak("en")
    assert packed(page.cards) == before
    assert page.title.text() == "Les nôtres"
    house.languages.speak("fr")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [(900, 1200), (900, 640), (1024, 640), (1280, 800)])
def test_the_desk_never_scrolls_across(house: AppController, size: tuple[int, int], lang: str) -> None:
    house.theme.set_text_scale(2.0)
    house.languages.speak(lang)
    page = editor(house)
    house.window.resize(*size)
    QTest.qWait(50)
    assert page.desk.horizontalScrollBar().maximum() == 0
    assert page.verdict.width() >= house.theme.text_px(120)
    house.theme.set_text_scale(1.0)
    house.languages.speak("fr")
