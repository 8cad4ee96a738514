"""The end of a game: podium, breakdown, records and marks, the proof of the dice, and where one goes from there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.gamecode import fingerprint, make_code
from ludogite.core.rules import Outcome, SheetLine, places
from ludogite.services.moments import chosen, gains
from ludogite.services.results import GameOverData, Player, RecordBeaten
from ludogite.ui import texts
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage, breakdown
from ludogite.ui.pages.game_over_parts import NotesPaper
from ludogite.ui.pages.podium import PodiumPlace, steps
from ludogite.ui.pages.remembered import moment_told, moments
from ludogite.ui.screen.sheet_model import LineKind
from ludogite.ui.style.theme import Theme
from tests.services.test_awards import READ, played

CODE = make_code(b"ludogite")


def _outcome(*scores: int) -> Outcome:
    lines = (
        SheetLine("yahtzee.upper", tuple(score // 3 for score in scores)),
        SheetLine("yahtzee.yahtzee_primes", (None,) * len(scores)),
        SheetLine("yahtzee.total", scores),
    )
    return Outcome(places(scores), scores, lines, "sheets_full")


def _data(*scores: int) -> GameOverData:
    names = ("Léa", "Papi", "Ordinateur", "Tom", "Zoé", "Mamie", "Jules", "Nour")
    players = tuple(Player(names[seat], seat + 1) for seat in range(len(scores)))
    return GameOverData("yahtzee", players, _outcome(*scores), code=CODE, fingerprint=fingerprint(CODE))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, theme: Theme) -> GameOverPage:
    made = GameOverPage(theme, GAME_UIS["yahtzee"], window)
    made.resize(window.size())
    made.show_result(_data(246, 231, 212))
    window.show()
    qtbot.waitExposed(window)
    return made


def _notes(page: GameOverPage) -> list[str]:
    return [line.label.text() for line in page.notes.lines]


def test_equal_places_share_a_step_and_the_fourth_stands_beside() -> None:
    standings = tuple(PodiumPlace(str(seat), seat + 1, place, 0) for seat, place in enumerate((3, 1, 1, 4, 5)))
    on_steps, others = steps(standings)
    assert [[each.name for each in people] for people in on_steps] == [["1", "2"], ["0"], ["3"]]
    assert [each.name for each in others] == ["4"]


def test_the_winner_is_named(page: GameOverPage) -> None:
    assert page.title.text().startswith("Léa gagne avec 246")
    assert page.reason.text() == "Toutes les feuilles sont pleines."
    assert page.podium.accessibleDescription() == "1\u202f: Léa, 246. 2\u202f: Papi, 231. 3\u202f: Ordinateur, 212"


def test_chips_are_no_points(qtbot: QtBot, theme: Theme) -> None:
    page = GameOverPage(theme, GAME_UIS["des_themes"])
    qtbot.addWidget(page)
    data = _data(34, 21)
    outcome = replace(data.outcome, sheet=(SheetLine("handicap", (0, 0)),))
    page.show_result(replace(data, game_id="des_themes", outcome=outcome, records=(RecordBeaten("Léa", 34, 30),)))
    assert page.title.text() == "Léa gagne avec 34 jetons"
    assert "34 jetons, contre 30" in _notes(page)[0]


def test_a_tie_names_everybody(page: GameOverPage) -> None:
    page.show_result(_data(200, 180, 200))
    assert page.title.text().startswith("Égalité entre Léa et Ordinateur\u202f: 200")


def test_alone_nobody_wins(page: GameOverPage) -> None:
    page.show_result(_data(251))
    assert page.title.text().startswith("Léa\u202f: 251")


def test_the_breakdown_has_every_line_and_seat(page: GameOverPage) -> None:
    sheet = page.model.sheet
    assert [head.name for head in sheet.heads] == ["Léa", "Papi", "Ordinateur"]
    assert [line.label for line in sheet.lines] == ["Haut", "Primes Yahtzee", "Total général"]
    assert [line.kind for line in sheet.lines] == [LineKind.BOX, LineKind.BOX, LineKind.GRAND]
    assert [cell.text for cell in sheet.lines[0].cells] == ["82", "77", "70"]
    assert [cell.text for cell in sheet.lines[1].cells] == ["", "", ""]
    assert [head.active for head in sheet.heads] == [True, False, False]


def test_totals_of_manches_stand_out(theme: Theme) -> None:
    data = _data(100, 90)
    told = (("yahtzee.manche", (1, 1)), ("yahtzee.manche_total", (100, 90)), ("yahtzee.total", (100, 90)))
    lines = tuple(SheetLine(code, values) for code, values in told)
    told_lines = breakdown(GAME_UIS["yahtzee"].texts(), replace(data, outcome=replace(data.outcome, sheet=lines)), "", "").lines
    assert [line.kind for line in told_lines] == [LineKind.GRAND, LineKind.TOTAL, LineKind.TOTAL], "what counts stands first"
    assert told_lines[1].label == "Manche 1"
    assert [cell.text for cell in told_lines[1].cells] == ["", ""], "the number of a manche is no score"


def test_what_was_paid_has_one_sign_of_a_loss(theme: Theme) -> None:
    data = _data(100, 90)
    lines = (SheetLine("yahtzee_mots.hints", (-6, 0)), SheetLine("yahtzee_mots.total", (100, 90)))
    shown = breakdown(GAME_UIS["yahtzee_mots"].texts(), replace(data, outcome=replace(data.outcome, sheet=lines)), "", "").lines[0]
    assert [cell.text for cell in shown.cells] == ["\u22126", "0"]
    assert texts.number(-0.04, 1) == "0,0"
    assert texts.number(-6.5, 1) == "\u22126,5"


def test_records_and_marks_are_said_plainly(page: GameOverPage) -> None:
    assert _notes(page) == ["Cette partie compte pour les records."]
    page.show_result(replace(_data(246, 231), records=(RecordBeaten("Léa", 246, 238),)))
    assert "238" in _notes(page)[0]
    page.show_result(replace(_data(246, 231), records=(RecordBeaten("Léa", 246),)))
    assert _notes(page)[0].startswith("Premier record")
    page.show_result(replace(_data(246, 231), marks=("assisted", "typed_code"), counts=False))
    assert len(_notes(page)) == 3
    assert _notes(page)[-1] == "Cette partie ne compte pas pour les records."


def test_the_dice_can_be_verified(qtbot: QtBot, page: GameOverPage) -> None:
    assert page.fairness.code.text() == CODE
    assert page.fairness.print.text().replace(" ", "") == fingerprint(CODE)
    assert page.fairness.verdict.isHidden()
    with qtbot.waitSignal(page.verify):
        QTest.mouseClick(page.fairness.button, Qt.MouseButton.LeftButton)
    page.show_verdict(True)
    assert page.fairness.verdict.isVisible()
    good = page.fairness.verdict.text()
    page.show_verdict(False)
    assert page.fairness.verdict.text() != good
    page.show_result(_data(1, 2))
    assert page.fairness.verdict.isHidden()


def test_without_a_code_there_is_nothing_to_prove(page: GameOverPage) -> None:
    page.show_result(replace(_data(246, 231), code="", fingerprint=""))
    assert page.fairness.isHidden()


def test_the_buttons_lead_on_by_mouse_and_keyboard(qtbot: QtBot, page: GameOverPage) -> None:
    for button, signal in ((page.again_button, page.again), (page.replay_button, page.replay), (page.home_button, page.home)):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        button.setFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Space)
        assert button.accessibleName() or button.text()
    with qtbot.waitSignal(page.home):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_an_enter_too_many_begins_no_revanche(qtbot: QtBot, page: GameOverPage) -> None:
    begun: list[bool] = []
    page.again.connect(lambda: begun.append(True))
    page.hide()
    page.show()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not begun
    qtbot.waitUntil(lambda: not page._breath.isActive())
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert begun == [True]


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 1.5), ((1920, 1080), 2.0)])
def test_eight_players_and_the_button_fit(
    window: QWidget, page: GameOverPage, theme: Theme, theme_name: str, size: tuple[int, int], scale: float
) -> None:
    theme.use(theme_name)
    theme.set_text_scale(scale)
    theme.fit(*size)
    window.resize(*size)
    page.resize(*size)
    page.show_result(_data(250, 250, 240, 230, 220, 210, 200, 190))
    page.grab()
    button = page.again_button
    corner = button.mapTo(page, QPoint(button.width(), button.height()))
    assert corner.x() <= page.width() <= size[0]
    assert corner.y() <= page.height() <= size[1]


def test_moments_fill_the_hole_under_the_count_and_lead_back_to_them(page: GameOverPage, theme: Theme, qtbot: QtBot) -> None:
    loaded = played("yahtzee", 3)
    names = ("Léa", "Papi", "Ordinateur")
    paper = NotesPaper(theme, partial(moments, GAME_UIS["yahtzee"], names))
    page.show_moments(paper)
    assert paper.isHidden()
    told = chosen(gains(loaded, READ))
    paper.show_notes(told)
    qtbot.waitUntil(lambda: len(paper.lines) == 3 and paper.height() > 80)
    assert page.board.verticalScrollBar().maximum() == 0
    assert page.sheet.geometry().bottom() < paper.geometry().top()
    assert moment_told(GAME_UIS["yahtzee"], names, told[0]) == "Léa inscrit 40 dans « Grande suite »."
    assert [moment_told(GAME_UIS["yahtzee"], names, moment) for moment in told if moment.leads] == [
        "Yahtzee\u202f! Les cinq pareils\u202f: 50 points pour Papi. Papi passe en tête, et y reste."
    ]
    with qtbot.waitSignal(paper.watched) as watched:
        again = paper.lines[0].again
        assert again is not None
        again.click()
    assert watched.args == [told[0].step]
