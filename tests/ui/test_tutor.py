"""The tutor asks before a costly choice, not before a good one, and gives exactly the command that was meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.catalog import find_game, ready_games
from ludogite.games.mots_de_tete.moves import Pass, Throw
from ludogite.games.setup import reader
from ludogite.games.yahtzee.moves import ALL_DICE, Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee_mots.moves import ALL_DICE as ALL_LETTERS
from ludogite.games.yahtzee_mots.moves import Mark as MarkWord
from ludogite.games.yahtzee_mots.moves import Propose
from ludogite.games.yahtzee_mots.moves import Roll as RollLetters
from ludogite.games.yahtzee_mots.sheet import Box as WordBox
from ludogite.services.adviser import Adviser
from ludogite.services.game_session import AnyLocalSession, SeatInfo
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.worker import Worker
from ludogite.store.profiles import NewProfile, Profile
from ludogite.store.saves import Mark as Note
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.tutor import Doubt, Tutor, TutorPolicy
from tests.ui import mots_play, yahtzee_play
from tests.ui.yahtzee_mots_play import Played

READ = reader(yahtzee_play.RESOURCES)
LEA = (SeatInfo("Léa", 1),)


def policy_of(game_id: str) -> TutorPolicy:
    policy = GAME_UIS[game_id].tutor
    assert policy is not None
    return policy()


class Asked:
    """A table with a tutor, and what he asked."""

    def __init__(self, qtbot: QtBot, game_id: str, table: AnyLocalSession, seats: tuple[int, ...] = (0,)) -> None:
        entry = find_game(game_id)
        assert entry is not None
        game = entry.load()
        assert game.make_coach is not None
        coach = game.make_coach(game.read_options({}), READ)
        self.qtbot, self.table, self.doubts, self.settled = qtbot, table, list[Doubt](), 0
        self.coach = coach
        self.tutor = Tutor(table, coach, policy_of(game_id), seats, Worker())
        self.tutor.doubted.connect(self.doubts.append)
        self.tutor.settled.connect(self._count)

    def _count(self) -> None:
        self.settled += 1

    def give(self, command: Any) -> None:
        asked = self.table.requests()[0]
        assert self.table.submit(asked.request.seat, command, asked.token) is None

    def wait(self) -> None:
        for _ in range(4):
            QApplication.processEvents()


@pytest.fixture
def yahtzee(qtbot: QtBot) -> Iterator[Asked]:
    asked = Asked(qtbot, "yahtzee", yahtzee_play.make_table(LEA))
    asked.give(Roll(ALL_DICE))
    asked.wait()
    assert asked.table.view().dice
    yield asked
    asked.tutor.stop()


def test_a_costly_box_is_asked_about_and_then_played_as_it_was_meant(yahtzee: Asked) -> None:
    before = yahtzee.table.view()
    yahtzee.give(Mark(Box.YAHTZEE))
    assert yahtzee.table.view() == before
    yahtzee.wait()
    (doubt,) = yahtzee.doubts
    assert doubt.cost > policy_of("yahtzee").least
    assert doubt.remark.code == "yahtzee.cost_pity"
    assert doubt.advice
    assert yahtzee.table.view() == before
    yahtzee.give(Mark(Box.YAHTZEE))  # pressed again: still a question, and only one
    yahtzee.wait()
    assert len(yahtzee.doubts) == 1
    yahtzee.tutor.play_on()
    assert yahtzee.table.view().sheets[0][Box.YAHTZEE] == 0
    assert yahtzee.settled == 1
    yahtzee.give(Roll(ALL_DICE))  # he is still there
    yahtzee.wait()
    yahtzee.give(Mark(Box.GRANDE_SUITE))
    yahtzee.wait()
    assert len(yahtzee.doubts) == 2


def test_a_good_choice_is_played_without_a_question(yahtzee: Asked) -> None:
    advice = yahtzee.coach.advise(yahtzee.table.view(), 0)
    assert advice is not None
    yahtzee.give(advice.best.command)
    yahtzee.wait()
    assert yahtzee.doubts == []
    assert yahtzee.table.view().rolls == 2


def test_who_thinks_again_has_played_nothing_and_chooses_freely(yahtzee: Asked) -> None:
    yahtzee.give(Mark(Box.YAHTZEE))
    yahtzee.wait()
    yahtzee.tutor.think_again()
    assert yahtzee.table.view().turn == 1
    yahtzee.give(Mark(Box.GRANDE_SUITE))
    yahtzee.give(Mark(Box.YAHTZEE))  # another choice takes the place of the first
    yahtzee.wait()
    assert len(yahtzee.doubts) == 2
    yahtzee.tutor.play_on()
    assert yahtzee.table.view().sheets[0][Box.GRANDE_SUITE] is None
    assert yahtzee.table.view().sheets[0][Box.YAHTZEE] == 0


def test_what_the_rules_refuse_is_refused_at_once(yahtzee: Asked) -> None:
    asked = yahtzee.table.requests()[0]
    refused = yahtzee.table.submit(0, Roll((7,)), asked.token)
    assert refused is not None
    yahtzee.wait()
    assert yahtzee.doubts == []


def test_only_who_wants_him_is_asked(qtbot: QtBot) -> None:
    asked = Asked(qtbot, "yahtzee", yahtzee_play.make_table(LEA), seats=(1,))
    asked.give(Roll(ALL_DICE))
    asked.give(Mark(Box.YAHTZEE))
    assert asked.table.view().sheets[0][Box.YAHTZEE] == 0
    asked.tutor.stop()


def test_a_question_is_withdrawn_when_the_game_goes_on(yahtzee: Asked) -> None:
    yahtzee.give(Mark(Box.YAHTZEE))
    yahtzee.wait()
    yahtzee.tutor._seats = frozenset()
    yahtzee.give(Mark(Box.CHANCE))
    assert yahtzee.settled == 1
    yahtzee.tutor.play_on()
    assert yahtzee.table.view().sheets[0][Box.YAHTZEE] is None


def test_a_word_in_the_wrong_box_is_asked_about(qtbot: QtBot) -> None:
    game = Played(LEA, sablier=0)
    asked = Asked(qtbot, "yahtzee_mots", game.table)
    game.submit(RollLetters(ALL_LETTERS))
    word = next(one for one in game.session.rules.choices(game.view, 0) if isinstance(one, Propose) and len(one.words[0]) == 2)
    game.submit(word)
    asked.wait()
    assert asked.doubts == []  # words are nobody's business but the dictionary's
    game.submit(MarkWord(WordBox.MOT2))
    asked.wait()
    assert asked.doubts == []
    assert game.view.state.turn == 2
    game.submit(RollLetters(ALL_LETTERS))
    word = next(one for one in game.session.rules.choices(game.view, 0) if isinstance(one, Propose) and len(one.words[0]) == 2)
    game.submit(word)
    game.submit(MarkWord(WordBox.CHANCE))
    asked.wait()
    kept = [doubt.cost for doubt in asked.doubts]
    assert all(cost > policy_of("yahtzee_mots").least for cost in kept)
    assert (game.view.state.turn == 2) == bool(kept)
    asked.tutor.stop()


def test_a_pass_where_words_are_is_asked_about_and_a_good_word_is_not(qtbot: QtBot) -> None:
    for seed in map(str, range(9)):
        table = mots_play.make_table(LEA, {"variant": "solitaire", "target": 0}, seed=seed)
        asked = Asked(qtbot, "mots_de_tete", table)
        asked.give(Throw())
        if table.view().n >= 5:
            break
    assert table.view().n >= 5
    asked.give(Pass())
    asked.wait()
    (doubt,) = asked.doubts
    assert doubt.remark.code == "mots_de_tete.judge_pass"
    asked.tutor.think_again()
    turn = table.view().turn
    advice = asked.coach.advise(table.view(), 0)
    assert advice is not None
    asked.give(advice.best.command)
    asked.wait()
    assert len(asked.doubts) == 1
    assert (table.view().turn, table.view().phase.value) != (turn, "write")
    asked.tutor.stop()


# ---- at the real table ---------------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    yield made
    made.window.close()
    made.window.deleteLater()


def sit_down(house: AppController, game_id: str, *, tutor: bool) -> TablePage:
    lea = house.store.profiles.add(NewProfile("Léa", 1, tutor=tutor))
    papi = house.store.profiles.add(NewProfile("Papi", 2))
    assert isinstance(lea, Profile)
    assert isinstance(papi, Profile)
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    seats = (SeatChoice(lea.id, "Léa", 1), SeatChoice(papi.id, "Papi", 2))
    house.navigate(go.Play(GameSetup(game_id, game.pairs(game.options()), seats, None, coach=False)))
    page = house.window.page
    assert isinstance(page, TablePage)
    return page


def settle(page: TablePage) -> None:
    for _ in range(3):
        for _ in range(4):
            QApplication.processEvents()
        page.screen_widget.flow.skip()


def to_first_dice(page: TablePage) -> None:
    """Play until Léa has thrown once."""
    table = page.match.local
    while not (table.view().phase == "turn" and table.view().seat == 0 and table.view().dice):
        asked = table.requests()[0]
        view = table.view()
        command = Roll(ALL_DICE) if not view.dice else Mark(Box.CHANCE)
        table.submit(asked.request.seat, command, asked.token)
        settle(page)


def test_the_card_is_answered_by_keys(qtbot: QtBot, house: AppController) -> None:
    page = sit_down(house, "yahtzee", tutor=True)
    assert page.tutor is not None
    assert Note.ASSISTED in page.match.saved.marks
    to_first_dice(page)
    card, table = page.tutor.card, page.match.local
    assert card.isHidden()

    def mark_yahtzee() -> None:
        table.submit(0, Mark(Box.YAHTZEE), table.requests()[0].token)
        settle(page)
        assert card.isVisible()
        assert page.rect().contains(card.geometry())
        assert not card.geometry().intersects(page.screen_widget.primary.geometry().translated(page.screen_widget.pos()))

    mark_yahtzee()
    assert "points" in card.text
    QTest.keyClick(house.window.focusWidget(), Qt.Key.Key_Return)
    assert card.isHidden()
    assert table.view().sheets[0][Box.YAHTZEE] is None
    mark_yahtzee()
    QTest.keyClick(house.window.focusWidget(), Qt.Key.Key_Escape)
    assert card.isHidden()
    assert table.view().sheets[0][Box.YAHTZEE] is None
    mark_yahtzee()
    QTest.keyClick(card.again_button, Qt.Key.Key_Return)
    assert "points" in card.text
    assert card.again_button.isHidden()
    assert len(card.text) > 60
    QTest.keyClick(card.skip_button, Qt.Key.Key_Space)
    assert card.isHidden()
    assert table.view().sheets[0][Box.YAHTZEE] == 0


def test_the_card_has_room_in_the_smallest_window_with_the_largest_text(qtbot: QtBot, house: AppController) -> None:
    house.window.resize(1024, 640)
    house.services.change("text_scale", 2.0)
    page = sit_down(house, "yahtzee", tutor=True)
    assert page.tutor is not None
    to_first_dice(page)
    table, card = page.match.local, page.tutor.card
    table.submit(0, Mark(Box.YAHTZEE), table.requests()[0].token)
    settle(page)
    for _ in range(2):
        assert page.screen_widget.geometry().contains(card.geometry())
        assert card.label.height() >= card.label.heightForWidth(card.label.width())
        for button in (card.next_button, card.skip_button):
            assert card.rect().contains(button.geometry())
        card.tell_why()
        page.tutor._place()


@pytest.mark.parametrize("game_id", [entry.id for entry in ready_games()])
def test_only_games_without_secrets_have_a_tutor(qtbot: QtBot, house: AppController, game_id: str) -> None:
    page = sit_down(house, game_id, tutor=True)
    has_tutor = game_id in {"yahtzee", "yahtzee_mots", "mots_de_tete"}
    assert (page.tutor is not None) == has_tutor
    assert (Note.ASSISTED in page.match.saved.marks) == has_tutor


def test_nobody_is_asked_who_has_not_asked_for_it(qtbot: QtBot, house: AppController) -> None:
    page = sit_down(house, "yahtzee", tutor=False)
    assert page.tutor is None
    assert Note.ASSISTED not in page.match.saved.marks


@pytest.mark.parametrize("coach", [True, False])
def test_the_coach_comes_back_to_a_game_taken_up_again_where_a_profile_wants_him(house: AppController, coach: bool) -> None:
    lea = house.store.profiles.add(NewProfile("Léa", 1, coach=coach))
    assert isinstance(lea, Profile)
    game = find_game("yahtzee")
    assert game is not None
    options = game.load().options()
    house.navigate(go.Play(GameSetup("yahtzee", game.load().pairs(options), (SeatChoice(lea.id, "Léa", 1),), None, coach=False)))
    page = house.window.page
    assert isinstance(page, TablePage)
    assert (page.coach._adviser is not None) is coach
    house.navigate(go.Home())
    house.navigate(go.Table(page.match.game_id))
    again = house.window.page
    assert isinstance(again, TablePage)
    assert (again.coach._adviser is not None) is coach


def test_who_waits_for_the_tutor_is_told_so(qtbot: QtBot, house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sit_down(house, "yahtzee", tutor=True)
    assert page.tutor is not None
    to_first_dice(page)
    table, line, said = page.match.local, page.screen_widget.status_line, list[str]()
    page.screen_widget.flow.narrator.announced.connect(said.append)
    before = line.text
    monkeypatch.setattr(Adviser, "weigh", lambda *_: None)  # a slow coach
    table.submit(0, Mark(Box.YAHTZEE), table.requests()[0].token)
    qtbot.waitUntil(lambda: line.text == "Le coach regarde ton choix…")
    assert said == [line.text]
    page.tutor.tutor.think_again()
    assert line.text == before
    table.submit(0, Mark(Box.YAHTZEE), table.requests()[0].token)
    qtbot.waitUntil(lambda: line.text != before)
    page.tutor.tutor.play_on()
    settle(page)
    assert table.view().sheets[0][Box.YAHTZEE] == 0
    assert "coach" not in line.text
