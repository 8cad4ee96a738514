"""*Lis-moi* at tables and in the rules: what is read is what counts now, and nothing of what lies hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.controllers import reading
from ludogite.cli.screenshots import PAGES, Example
from ludogite.games.des_themes.moves import Answer, Buzz
from ludogite.games.des_themes.state import Phase
from ludogite.services.read_aloud import Voice, VoiceCommand
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.flow.offer import AdviceText
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.games.words_out import table as words_out_table
from ludogite.ui.pages import aloud
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.rules_text import parse, spoken
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import WoodButton
from tests.ui.des_themes_play import Played
from tests.ui.family_house import example_house
from tests.ui.words_out_play import FAMILY, bots, make_table

HIDDEN = "Écris CACHÉ."


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "voices_here", lambda: [VoiceCommand("/bin/true", ())])
        folder = tmp_path_factory.mktemp("family")
        with example_house(Example.with_past(folder, "1"), folder) as stage:
            yield stage


def show(stage: tuple[AppController, Example], name: str) -> AppController:
    house, example = stage
    PAGES[name](house, example)
    for _ in range(4):
        QCoreApplication.processEvents()
    return house


def button(house: AppController) -> WoodButton | None:
    assert house.window.page is not None
    found = [one for one in house.window.page.findChildren(WoodButton) if one.accessibleName() == "Lis-moi"]
    return found[0] if found and found[0].isVisible() else None


@pytest.mark.parametrize("game", GAME_UIS)
def test_each_table_reads_whose_turn_it_is_and_what_may_be_done(stage: tuple[AppController, Example], game: str) -> None:
    house = show(stage, game)
    page = house.window.page
    assert isinstance(page, TablePage)
    words = page.words_aloud()
    screen = page.screen_widget
    assert screen.primary.text() in words
    assert screen.status_line.text in words
    page.screen_widget.flow.coach.show(AdviceText(HIDDEN))
    if not screen.flow.play.keeps_secret(0):
        assert HIDDEN.rstrip(".") in page.words_aloud()
    page.bar.rules.setChecked(True)
    assert page.words_aloud().startswith(GAME_UIS[game].name.replace("\u202f", " ")), "the rules are open: they are read"
    page.bar.rules.setChecked(False)
    question = page.coach.question
    question.ask("On arrête ?", "Oui", "Non")
    assert page.words_aloud() == "On arrête ? Oui. Non"
    question.hide()


def test_the_button_is_there_for_whom_wants_it_only(stage: tuple[AppController, Example], monkeypatch: pytest.MonkeyPatch) -> None:
    house = show(stage, "rules")
    assert button(house) is None
    house.services.change("read_aloud", value=True)
    found = button(house)
    assert found is not None
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(Voice, "say", lambda _voice, text, language: said.append((text, language)))
    found.click()
    page = house.window.page
    assert isinstance(page, RulesPage)
    assert said == [(page.panel.words_aloud(), "fr")]
    monkeypatch.setattr(reading.ReadingAloud, "just_hushed", lambda _reading: True)
    found.click()
    assert len(said) == 1, "the press that ends what is read begins nothing"
    house.services.change("read_aloud", value=False)
    assert button(house) is None
    house.navigate(go.Home())


def test_the_question_of_a_vote_is_read_with_its_answers(qtbot: QtBot, theme: Theme) -> None:
    game = Played(4)
    screen = des_themes_table.make_screen(theme, game.table)
    qtbot.addWidget(screen)
    screen.resize(1280, 748)
    screen.show()
    screen.flow.resume()
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    assert game.view.phase is Phase.VOTE
    words = aloud.of_table(screen, [])
    for said in ("BXYVO", screen.primary.text(), *(one.text() for one in screen.parts.secondary if one.isVisible())):
        assert said.lower() in words.lower(), (said, words)


def test_the_coach_s_words_on_a_hand_are_kept_from_who_sits_beside(qtbot: QtBot, theme: Theme) -> None:
    for people, kept in ((FAMILY[:2], True), (bots(FAMILY[:2], besides=0), False)):
        screen = words_out_table.make_screen(theme, make_table(people))
        qtbot.addWidget(screen)
        screen.resize(1280, 748)
        screen.show()
        screen.coach.show_advice(AdviceText(HIDDEN))
        assert (HIDDEN.rstrip(".") not in aloud.of_table(screen, [])) is kept


@pytest.mark.parametrize("game", GAME_UIS)
def test_the_rules_are_read_a_section_at_a_time(game: str) -> None:
    text = (paths.resources() / "rules" / "fr" / f"{game}.md").read_text(encoding="utf-8")
    blocks = parse(text)
    heads = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert spoken(blocks, -1)
    for number, head in enumerate(heads):
        words = spoken(blocks, number)
        assert words.startswith(head)
        assert "**" not in words
        assert len(words) > len(head) + 20
    assert spoken(blocks, len(heads)) == ""
