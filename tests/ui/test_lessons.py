"""Every guided first game is played to its end by keys and by commands, left, repeated; the note covers nothing it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.games.des_themes.moves import Agree, Answer, Ballot, Buzz, Contest, GiveUpFloor, GiveUpRound, Vote
from ludogite.games.des_themes.moves import Throw as ThrowThemes
from ludogite.games.mots_de_tete.moves import Laid, Pass, Write
from ludogite.games.mots_de_tete.moves import Throw as ThrowDie
from ludogite.games.words_out.moves import Place
from ludogite.games.yahtzee.moves import ALL_DICE, Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.store.settings import Json
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.lesson_page import LessonPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.screen.lesson import LEARNER
from tests.ui import probes

GAMES = tuple(name for name, ui in GAME_UIS.items() if ui.lesson is not None)
Key = Qt.Key


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


class Learner:
    """Plays the lesson that is open, by keys."""

    def __init__(self, qtbot: QtBot, house: AppController, game_id: str) -> None:
        self.qtbot, self.house = qtbot, house
        house.navigate(go.Lesson(game_id))
        self.page.guide.pace_ms = 0
        self.wait()

    @property
    def page(self) -> LessonPage:
        shown = self.house.window.page
        assert isinstance(shown, LessonPage)
        return shown

    @property
    def screen(self) -> Any:
        return self.page.screen_widget

    @property
    def number(self) -> int:
        return self.page.guide.number

    def wait(self) -> None:
        """Let everything play and the guide look, until it waits for the learner."""
        for _ in range(12):
            QApplication.processEvents()
            self.screen.flow.skip()
            self.page.guide.look()
        self.page._place()

    def key(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.screen, key)
            self.wait()
        self.check()

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget() or self.screen, text)
        self.wait()

    def read(self) -> None:
        """Go on from what the partners did: it stands until it has been read."""
        assert self.page.guide.is_read
        self.check()
        self.key(Key.Key_Return)

    def give(self, command: Any) -> Any:
        """Give a command as a click would, and return its refusal."""
        asked = next(one for one in self.page.table.requests() if one.request.seat == LEARNER)
        refusal = self.page.table.submit(LEARNER, command, asked.token)
        self.wait()
        return refusal

    def check(self) -> None:
        """The note lies on the page, and on nothing that it speaks of."""
        page = self.page
        note = page.note.geometry()
        assert page.screen_widget.geometry().contains(note), (page.guide.text, note)
        shift = page.pointer.pos()
        for spot in page.pointer.spots:
            assert not note.intersects(spot.translated(shift)), (page.guide.number, page.guide.text, note, spot)


def yahtzee(one: Learner) -> None:
    one.key(Key.Key_Return, Key.Key_Return)
    assert one.screen.view.dice == (6, 3, 4, 4, 4)
    one.key(Key.Key_3, Key.Key_4, Key.Key_5)
    assert "Relance" in one.page.guide.text
    one.key(Key.Key_Return, Key.Key_Return)
    assert one.screen.view.dice == (5, 4, 4, 4, 4)
    one.key(Key.Key_Down)
    probes.walk(one.screen.table.sheet.view, "quatre")
    one.key(Key.Key_Return)
    assert one.screen.view.sheets[0][Box.QUATRE] == 16
    one.key(Key.Key_Return, Key.Key_Return)
    assert one.screen.view.dice == (2, 5, 2, 5, 5)
    probes.walk(one.screen.table.sheet.view, "full")
    one.key(Key.Key_Return)
    assert one.screen.view.sheets[0][Box.FULL] == 25
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Down)
    probes.walk(one.screen.table.sheet.view, "chance")
    one.key(Key.Key_Return)


def yahtzee_mots(one: Learner) -> None:
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return)
    one.type("EX")
    one.key(Key.Key_Return, Key.Key_Return)
    assert one.screen.view.state.turn == 2
    one.key(Key.Key_Return)
    one.type("JEU")
    assert "Relance" in one.page.guide.text or "relance" in one.page.guide.text
    one.screen.table.reroll.setFocus()
    one.key(Key.Key_Return)
    assert one.screen.view.state.rolls == 2
    assert "vrai U" in one.page.guide.text
    one.key(Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    one.type("QUE")
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Return)


def mots_de_tete(one: Learner) -> None:
    one.key(Key.Key_Return, Key.Key_Return)
    one.type("CHAT")
    one.key(Key.Key_Return)
    assert one.screen.view.turn == 2
    one.key(Key.Key_Return)
    while one.screen.table.draft.caret[0] != 6:
        one.key(Key.Key_Down if one.screen.table.draft.caret[0] < 6 else Key.Key_Up)
    while one.screen.table.draft.caret[1] != 12:
        one.key(Key.Key_Right)
    one.key(Key.Key_Space)
    assert not one.screen.table.draft.across
    one.type("SEL")
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert one.screen.view.scores[0] > 20


def words_out(one: Learner) -> None:
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_A, Key.Key_4)
    one.read()
    assert "S derrière BA" in one.page.guide.text
    one.key(Key.Key_S, Key.Key_4, Key.Key_Return)
    one.read()
    assert [entry.word for entry in one.screen.view.book] == ["BAS"]
    one.key(Key.Key_P, Key.Key_4)
    one.read()
    assert "LIEU" in one.page.guide.text
    one.key(Key.Key_U, Key.Key_2, Key.Key_Return)
    one.read()
    assert [entry.word for entry in one.screen.view.book] == ["BAS", "LIEU"]
    one.key(Key.Key_E, Key.Key_2, Key.Key_Return)


def des_themes(one: Learner) -> None:
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert one.screen.view.queue == (LEARNER, 1, 2)
    one.type("cigogne")
    one.key(Key.Key_Return)
    assert one.screen.view.chips[0] == 4
    one.key(Key.Key_Return)
    assert one.screen.view.phase.value == "vote"
    one.read()
    assert "Croissant" in one.page.guide.text
    QTest.keyClicks(
        QApplication.focusWidget() or one.screen, one.screen.table.buzzer_keys.by_seat[LEARNER], Qt.KeyboardModifier.ShiftModifier
    )
    one.wait()
    assert [said.seat for said in one.screen.view.answers] == [LEARNER, 2]
    one.read()
    assert "Dernier appel" in one.page.guide.text
    assert not one.screen.view.is_between
    one.key(Key.Key_Return)
    assert one.screen.view.is_between
    one.key(Key.Key_Return)
    assert one.screen.view.round == 2
    one.read()
    one.key(Key.Key_Return)
    assert one.screen.view.speaker == LEARNER
    one.read()
    one.type("tapis")
    one.key(Key.Key_Return)
    assert one.screen.view.chips[0] == 8
    one.key(Key.Key_Return, Key.Key_Return)


BY_KEYS: dict[str, Callable[[Learner], None]] = {
    "yahtzee": yahtzee,
    "yahtzee_mots": yahtzee_mots,
    "mots_de_tete": mots_de_tete,
    "words_out": words_out,
    "des_themes": des_themes,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_is_played_by_keys_alone(qtbot: QtBot, house: AppController, game_id: str) -> None:
    one = Learner(qtbot, house, game_id)
    BY_KEYS[game_id](one)
    assert one.page.guide.is_over, (one.number, one.page.guide.text)
    assert one.page.note.text.startswith("Tu sais jouer")
    assert house.store.saves.unfinished() == ()
    assert house.store.scores.kinds() == ()
    QTest.keyClick(one.page.note.next_button, Key.Key_Return)
    assert isinstance(house.window.page, NewGamePage)
    assert house.window.page.draft is not None
    assert house.window.page.draft.game.id == game_id


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_has_room_in_the_smallest_window_with_the_largest_text(qtbot: QtBot, house: AppController, game_id: str) -> None:
    house.window.resize(1024, 640)
    house.services.change("text_scale", 2.0)
    one = Learner(qtbot, house, game_id)
    one.check()
    BY_KEYS[game_id](one)
    note = one.page.note
    one.check()
    assert note.label.height() >= note.label.heightForWidth(note.label.width())
    for button in (note.next_button, note.skip_button, note.again_button):
        assert note.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_asks_before_it_is_left_and_goes_on_where_one_was(qtbot: QtBot, house: AppController, game_id: str) -> None:
    house.navigate(go.Rules(game_id))
    rules = house.window.page
    assert isinstance(rules, RulesPage)
    qtbot.mouseClick(rules.lesson_button, Qt.MouseButton.LeftButton)
    page = house.window.page
    assert isinstance(page, LessonPage)
    QTest.keyClick(QApplication.focusWidget() or house.window, Key.Key_Escape)
    assert house.window.page is page
    assert page.question.isVisible()
    QTest.keyClick(QApplication.focusWidget() or house.window, Key.Key_Escape)
    assert house.window.page is page
    assert not page.question.isVisible()
    QTest.keyClick(QApplication.focusWidget() or house.window, Key.Key_Return)
    assert page.guide.number == 1
    entries = len(page.table._session.entries)
    QTest.keyClick(page.screen_widget, Key.Key_Escape)
    qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    assert isinstance(house.window.page, RulesPage)
    one = Learner(qtbot, house, game_id)
    first = one.page
    assert one.number == 1
    assert len(first.table._session.entries) == entries
    assert not first.note.again_button.isHidden(), "it may begin anew instead"
    first.note.repeated.emit()
    assert one.page is not first
    assert one.number == 0
    qtbot.mouseClick(one.page.note.skip_button, Qt.MouseButton.LeftButton)
    assert isinstance(house.window.page, RulesPage)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_goes_on_where_it_was_after_another_start(qtbot: QtBot, house: AppController, game_id: str) -> None:
    one = Learner(qtbot, house, game_id)
    while one.page.guide.is_read:
        one.key(Key.Key_Return)
    for command in one.page.table.choices_of(LEARNER):
        if one.give(command) is None:
            break
    number, view, first = one.number, one.screen.view, one.page
    assert number
    assert one.page.table._session.entries
    house.navigate(go.Home())
    house.services.left_lessons.clear()  # as the program's end does, were it a crash
    again = Learner(qtbot, house, game_id)
    assert again.page is not first
    assert again.number == number
    assert again.screen.view == view
    assert not again.page.note.again_button.isHidden()
    again.page.note.repeated.emit()
    assert again.number == 0, "it may begin anew"
    house.navigate(go.Home())
    house.services.left_lessons.clear()
    assert Learner(qtbot, house, game_id).number == 0, "and what was kept is gone then"


def test_what_was_kept_of_another_lesson_begins_anew(qtbot: QtBot, house: AppController) -> None:
    strange: list[Json] = [
        {"log": "?", "place": [3, 0, 0, 0]},
        {"place": [3, 0, 0, 0]},
        [],
        "lesson",
        {"log": "", "place": [99, 0, 0, 0]},
    ]
    for found in strange:
        house.store.settings.set("lesson/yahtzee", found)
        assert Learner(qtbot, house, "yahtzee").number == 0


def test_what_the_lesson_does_not_want_is_refused_with_a_reason(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "yahtzee")
    assert one.give(Roll(ALL_DICE)) is None  # the welcome is passed over
    assert one.screen.view.dice == (6, 3, 4, 4, 4)
    refused = one.give(Mark(Box.SIX))
    assert refused is not None
    assert refused.code == "lesson_other"
    assert "trois 4" in one.page.guide.hint
    assert one.page.guide.hint.rstrip(".") in one.page.note.accessibleName()
    assert one.screen.view.dice
    assert one.give(Roll((0, 1))) is None  # kept without waiting for the note
    assert one.page.guide.hint == ""
    assert one.give(Mark(Box.BRELAN)) is None  # sensible, although earlier and elsewhere
    assert one.screen.view.turn == 2
    assert "63" in one.page.guide.text
    assert one.page.table.can_undo()
    one.screen.router.undo_asked.emit()
    assert "reprend" in one.page.note.accessibleName()
    assert one.screen.view.turn == 2


def test_a_move_that_the_rules_forbid_is_answered_by_the_rule(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "words_out")
    one.key(Key.Key_Return, Key.Key_Return)
    wrong = next(card for card in one.screen.view.hand if card.letter == "P")
    refused = one.give(Place(wrong.id, 3))
    assert refused is not None
    assert refused.code != "lesson_other"
    assert "permis" not in one.page.guide.hint
    assert one.page.guide.hint == one.screen.game.texts().refusal(refused.code, refused.args)
    assert wrong in one.screen.view.hand


def test_what_the_partners_did_stands_until_it_is_read(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "words_out")
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_A, Key.Key_4)
    told = one.page.guide.text
    for _ in range(20):
        one.wait()
    assert one.page.guide.text == told
    assert one.page.note.next_button.isVisible()
    one.key(Key.Key_S, Key.Key_4)
    assert one.page.guide.text != told, "who knows goes on at once"


def test_the_letters_of_the_joker_stay_in_sight(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "yahtzee_mots")
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return)
    one.type("EX")
    one.key(Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert one.page.pointer.spots
    one.type("7")
    picker = one.screen.table.joker_card
    assert picker.isVisible()
    one.page._place()
    assert one.page.pointer.spots == (), "no frame and no arrow lies over them"
    shift = one.page.pointer.pos()
    assert not one.page.note.geometry().intersects(picker.geometry().translated(shift))
    one.type("U")
    one.page._place()
    assert one.page.pointer.spots


def test_without_a_profile_the_player_has_a_name(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "yahtzee")
    assert one.page.table.seats[LEARNER].name == "Camille"


def test_another_word_is_as_good_and_the_lesson_goes_on(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "mots_de_tete")
    one.give(ThrowDie())
    refused = one.give(Pass())
    assert refused is not None
    assert refused.code == "lesson_other"
    letters = tuple(Laid(7, 9 + at, letter) for at, letter in enumerate("VELO"))
    assert one.give(Write(letters)) is None
    one.give(ThrowDie())
    assert "allonger" in one.page.guide.text
    assert one.give(Write((Laid(7, 13, "S"), Laid(8, 13, "E"), Laid(9, 13, "L")))) is None
    assert one.number == len(one.page.guide.steps) - 1


def test_a_lesson_follows_the_language_and_speaks_once(qtbot: QtBot, house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    one = Learner(qtbot, house, "words_out")
    said.clear()
    one.key(Key.Key_Return)
    assert [told for told in said if told == one.page.guide.text] == [one.page.guide.text]
    lesson = GAME_UIS["words_out"].lesson
    assert lesson is not None
    steps = [lesson().steps()[number].say for number in (0, 1)]
    assert steps[1] == one.page.guide.text
    one.page.retranslate()
    assert one.number == 1


def test_the_rules_lie_beside_a_lesson(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "yahtzee")
    house.window.help_wanted.emit()
    assert not one.screen.panel.isHidden()
    assert one.page.note.isHidden()
    one.page.escape()
    assert one.screen.panel.isHidden()
    assert one.page.note.isVisible()


def test_the_offer_is_there_before_a_first_game(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.NewGame("words_out"))
    page = house.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.lesson_line.button, Qt.MouseButton.LeftButton)
    assert isinstance(house.window.page, LessonPage)
    assert house.window.page.header.title.text() == "Words Out"


def test_partners_find_another_word_and_a_failed_black_face_is_told(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "des_themes")
    for command in (ThrowThemes(), ThrowThemes(), Buzz(), GiveUpFloor(), Buzz(), Answer("chouette")):
        assert one.give(command) is None
    one.key(Key.Key_Return)
    refused = one.give(Vote(Ballot.ABSTAIN))
    assert refused is not None
    assert refused.code == "lesson_other"
    assert one.give(Vote(Ballot.REFUSE)) is None
    assert [said.text for said in one.screen.view.answers] == ["chouette", "coucou"]
    one.read()
    refused = one.give(Contest())
    assert refused is not None
    assert refused.code == "lesson_other"
    assert one.give(Agree()) is None
    one.key(Key.Key_Return)
    assert one.screen.view.round == 2
    refused = one.give(GiveUpRound())
    assert refused is not None
    assert refused.code == "lesson_other"
    for command in (Buzz(), Answer("lampe")):
        assert one.give(command) is None
    assert one.screen.view.failed == (LEARNER,)
    assert "coûte" in one.page.guide.text
    one.key(Key.Key_Return, Key.Key_Return)
    assert one.page.guide.is_over


def test_the_learner_may_accept_what_papi_says_and_the_lesson_goes_on(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "des_themes")
    for command in (ThrowThemes(), ThrowThemes(), Buzz(), Answer("chat")):
        assert one.give(command) is None
    one.key(Key.Key_Return)
    assert one.give(Vote(Ballot.ACCEPT)) is None
    assert [said.seat for said in one.screen.view.answers] == [LEARNER, 1]
    assert "Accepté" in one.page.guide.text
    one.key(Key.Key_Return)
    assert one.give(Agree()) is None
    assert one.screen.view.round == 2
    assert one.screen.view.queue == (1,)
    assert one.give(Buzz()) is None
    assert one.screen.view.speaker == LEARNER
    one.read()
    assert "rend la parole" in one.page.guide.text


def test_an_animal_that_no_list_knows_is_left_to_ones_honour(qtbot: QtBot, house: AppController) -> None:
    one = Learner(qtbot, house, "des_themes")
    for command in (ThrowThemes(), ThrowThemes(), Buzz(), Answer("cmonstre")):
        assert one.give(command) is None
    assert one.screen.view.phase.value == "honour"
    assert one.give(Vote(Ballot.ACCEPT)) is None
    assert "Bravo" in one.page.guide.text
