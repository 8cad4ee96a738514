"""The end of a game: podium, breakdown, records and marks, the proof of the dice, and where one goes from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import fingerprint, make_code
from ludogite.core.rules import Outcome, SheetLine, places
from ludogite.games.setup import Loaded
from ludogite.services.course import course
from ludogite.services.moments import chosen, gains
from ludogite.services.results import GameOverData, Player, RecordBeaten
from ludogite.store import NewProfile
from ludogite.store.saves import SeatInfo
from ludogite.ui import texts
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.game_over_parts import Notes
from ludogite.ui.pages.game_over_words import breakdown
from ludogite.ui.pages.podium import PodiumPlace, steps
from ludogite.ui.pages.remembered import moment_told, moments
from ludogite.ui.screen.sheet_model import LineKind
from ludogite.ui.style.theme import Theme
from tests.services.test_awards import READ, played
from tests.ui import probes
from tests.ui.family_house import family_house
from tests.ui.finished import end, keep
from tests.ui.finished import played as finished

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
    return made


def _notes(page: GameOverPage) -> list[str]:
    return [line.label.text() for line in page.count.notes.lines]


def test_equal_places_share_a_step_and_the_fourth_stands_beside() -> None:
    standings = tuple(PodiumPlace(str(seat), seat + 1, place, 0) for seat, place in enumerate((3, 1, 1, 4, 5)))
    on_steps, others = steps(standings)
    assert [[each.name for each in people] for people in on_steps] == [["1", "2"], ["0"], ["3"]]
    assert [each.name for each in others] == ["4"]


def test_the_winner_is_named(page: GameOverPage) -> None:
    assert page.headline == "Léa gagne avec 246 points"
    assert page.podium.title.text() == "Léa gagne\u202f!"
    assert page.reason == "Toutes les feuilles sont pleines."
    assert page.podium.accessibleDescription() == "1\u202f: Léa, 246. 2\u202f: Papi, 231. 3\u202f: Ordinateur, 212"


def test_chips_are_no_points(qtbot: QtBot, theme: Theme) -> None:
    page = GameOverPage(theme, GAME_UIS["des_themes"])
    qtbot.addWidget(page)
    data = _data(34, 21)
    outcome = replace(data.outcome, sheet=(SheetLine("handicap", (0, 0)),))
    page.show_result(replace(data, game_id="des_themes", outcome=outcome, records=(RecordBeaten("Léa", 34, 30),)))
    assert page.headline == "Léa gagne avec 34 jetons"
    assert "34 jetons, contre 30" in page.count.notes.lines[0].about.text()


def test_a_tie_names_everybody(page: GameOverPage) -> None:
    page.show_result(_data(200, 180, 200))
    assert page.headline.startswith("Égalité entre Léa et Ordinateur\u202f: 200")
    assert page.podium.title.text() == "Égalité\u202f: Léa et Ordinateur\u202f!"


def test_alone_nobody_wins(page: GameOverPage) -> None:
    page.show_result(_data(251))
    assert page.headline.startswith("Léa\u202f: 251")


def test_the_breakdown_has_every_line_and_seat(page: GameOverPage) -> None:
    sheet = page.count.model.sheet
    assert [head.name for head in sheet.heads] == ["Léa", "Papi", "Ordinateur"]
    assert [line.label for line in sheet.lines] == ["Haut", "Primes Yahtzee", "Total général"]
    assert [line.kind for line in sheet.lines] == [LineKind.BOX, LineKind.BOX, LineKind.GRAND]
    assert [cell.text for cell in sheet.lines[0].cells] == ["82", "77", "70"]
    assert [cell.text for cell in sheet.lines[1].cells] == ["", "", ""]
    assert [head.active for head in sheet.heads] == [True, False, False]


def test_each_manche_has_one_line(theme: Theme) -> None:
    data = _data(100, 90)
    manches: list[tuple[str, tuple[int, int]]] = []
    for manche, totals in ((1, (60, 20)), (2, (40, 70))):
        manches += [("yahtzee.manche", (manche, manche)), ("yahtzee.upper", (7, 7)), ("yahtzee.manche_total", totals)]
    told = (*manches, ("handicap", (0, 10)), ("yahtzee.total", (100, 90)))
    lines = tuple(SheetLine(code, values) for code, values in told)
    told_lines = breakdown(GAME_UIS["yahtzee"].texts(), replace(data, outcome=replace(data.outcome, sheet=lines)), "", "").lines
    assert [line.kind for line in told_lines] == [LineKind.BOX, LineKind.BOX, LineKind.BOX, LineKind.GRAND]
    assert [line.label for line in told_lines[:2]] == ["Manche 1", "Manche 2"]
    assert [[cell.text for cell in line.cells] for line in told_lines] == [["60", "20"], ["40", "70"], ["0", "10"], ["100", "90"]]


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
    assert _notes(page) == ["Record de la maison à 2 joueurs battu\u202f!"]
    assert page.count.notes.lines[0].about.text() == "Léa\u202f: 246 points, contre 238."
    page.show_result(replace(_data(246, 231), records=(RecordBeaten("Léa", 246),)))
    assert _notes(page)[0].startswith("Premier record")
    page.show_result(replace(_data(246, 231), marks=("assisted", "typed_code"), counts=False))
    assert len(_notes(page)) == 3
    assert _notes(page)[-1] == "Cette partie ne compte pas pour les records."


def test_the_dice_can_be_verified(qtbot: QtBot, page: GameOverPage) -> None:
    assert page.count.fairness.code.text() == CODE
    assert page.count.fairness.print.text().replace(" ", "") == fingerprint(CODE)
    assert page.count.fairness.verdict.isHidden()
    assert not page.count.fairness.button.isVisible(), "one line, until somebody asks"
    QTest.mouseClick(page.count.fairness.fold, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.verify):
        QTest.mouseClick(page.count.fairness.button, Qt.MouseButton.LeftButton)
    page.show_verdict(True)
    assert page.count.fairness.verdict.isVisible()
    good = page.count.fairness.verdict.text()
    page.show_verdict(False)
    assert page.count.fairness.verdict.text() != good
    page.show_result(_data(1, 2))
    assert page.count.fairness.verdict.isHidden()


def test_without_a_code_there_is_nothing_to_prove(page: GameOverPage) -> None:
    page.show_result(replace(_data(246, 231), code="", fingerprint=""))
    assert page.count.fairness.isHidden()


def test_the_way_out_is_not_where_a_table_has_its_first_button(page: GameOverPage) -> None:
    assert page.foot.replay.x() < page.foot.home.x()


def test_the_buttons_lead_on_by_mouse_and_keyboard(qtbot: QtBot, page: GameOverPage) -> None:
    for button, signal in ((page.foot.again, page.again), (page.foot.replay, page.replay), (page.foot.home, page.home)):
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
    button = page.foot.again
    corner = button.mapTo(page, QPoint(button.width(), button.height()))
    assert corner.x() <= page.width() <= size[0]
    assert corner.y() <= page.height() <= size[1]


def test_moments_have_a_tab_and_lead_back_to_what_they_tell(page: GameOverPage, theme: Theme, qtbot: QtBot) -> None:
    loaded = played("yahtzee", 3)
    names = ("Léa", "Papi", "Ordinateur")
    paper = Notes(theme, partial(moments, GAME_UIS["yahtzee"], names))
    page.show_moments(paper)
    page.paper.tabs["moments"].click()
    assert paper.isHidden()
    told = chosen(gains(course(loaded, READ)))
    paper.show_notes(told)
    qtbot.waitUntil(lambda: len(paper.lines) == 3 and paper.height() > 80)
    assert page.paper.pages["moments"].verticalScrollBar().maximum() == 0
    assert not page.count.sheet.isVisible()
    assert moment_told(GAME_UIS["yahtzee"], names, told[0]) == "Léa inscrit 40 dans « Grande suite »."
    assert [moment_told(GAME_UIS["yahtzee"], names, moment) for moment in told if moment.leads] == [
        "Yahtzee\u202f! Les cinq pareils\u202f: 50 points pour Papi. Papi passe en tête, et y reste."
    ]
    primed = replace(told[0], points=75)
    assert moment_told(GAME_UIS["yahtzee"], names, primed).split("»")[1] == ". En tout\u202f: 75 points."
    with qtbot.waitSignal(paper.watched) as watched:
        again = paper.lines[0].again
        assert again is not None
        again.click()
    assert watched.args == [told[0].step]


def test_who_waits_for_the_moments_is_told_that_they_are_looked_for(page: GameOverPage) -> None:
    page.paper.tabs["moments"].click()
    page.seek(still=True)
    assert page.seeking.isVisible()
    assert page.seeking.text() == "On cherche les moments de la partie…"
    page.seek(still=False)
    assert not page.seeking.isVisible()


# ---- what is true ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, (("Léa", 1), ("Papi", 2))) as opened:
        yield opened


def seats_of(loaded: Loaded, person: int, name: str, profile: int | None = 1) -> list[SeatInfo]:
    """Seat one person at a game, computer players at the other places."""
    return [
        SeatInfo(seat, name, 1, profile_id=profile) if seat == person else SeatInfo(seat, f"Ordi {seat}", seat + 1, level="moyen")
        for seat in range(loaded.header.seats)
    ]


def heard_on(page: QWidget) -> str:
    """Gather all that a screen reader says of a page, and all that is painted."""
    with probes.painted() as drawn:
        page.grab()
    return "\n".join(probes.texts(page, drawn))


def ended(house: AppController, loaded: Loaded, seats: list[SeatInfo], *, assisted: bool = False) -> str:
    page = end(house, keep(house, loaded, seats, assisted=assisted))
    page.podium.skip()
    return heard_on(page)


def by_place(loaded: Loaded) -> list[int]:
    """Give the seats of a finished game, the first place first."""
    outcome = loaded.session(READ, VirtualClock(loaded.entries[-1].at_ms)).outcome()
    assert outcome is not None
    return sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])


@pytest.mark.parametrize("game_id", ["yahtzee", "words_out", "des_themes", "mots_de_tete"])
def test_a_first_record_is_told_of_a_game_that_was_won(house: AppController, game_id: str) -> None:
    loaded = finished("yahtzee", 8) if game_id == "yahtzee" else finished(game_id, 3)
    last = by_place(loaded)[-1]
    said = ended(house, loaded, seats_of(loaded, last, "Léa"))
    assert "Premier record" not in said
    assert "Record de la maison" not in said, "who stands on the first step holds none"
    assert "Cette partie compte pour les records." in said
    house.store.profiles.add(NewProfile("Emma", 4))
    other = finished(game_id, 2)
    said = ended(house, other, seats_of(other, by_place(other)[0], "Emma", 3))
    assert "Premier record de la maison" in said
    assert "Emma\u202f: " in said


def test_a_guest_counts_for_nothing_until_he_has_a_name(house: AppController) -> None:
    loaded = finished("yahtzee", 2)
    said = ended(house, loaded, seats_of(loaded, 0, "Convive", None))
    assert "compte pour les records" not in said
    assert "Sans profil, personne n’entre dans les records." in said


def test_alone_there_is_no_ranking_and_no_prize(house: AppController, qtbot: QtBot) -> None:
    page = end(house, keep(house, finished("yahtzee", 1), seats_of(finished("yahtzee", 1), 0, "Léa")))
    qtbot.waitUntil(lambda: bool(page.findChildren(Notes)[-1].lines) and not house.services.reviews.is_busy, timeout=20_000)
    said = heard_on(page)
    page.paper.tabs["moments"].click()
    assert "Trois moments" in heard_on(page)
    assert "Les prix de la partie" not in said
    assert "1. Léa, " not in said
    assert "\u22120,0" not in said
    assert "−0,0" not in said


def test_the_end_of_a_game_of_words_does_not_say_that_sheets_are_full() -> None:
    assert GAME_UIS["yahtzee_mots"].texts().reason("sheets_full") == "Tous les tours sont joués."


# ---- the same count everywhere -----------------------------------------------------------------------------------------------


def test_a_game_won_with_advice_is_won_everywhere_and_stays_out_of_the_records_by_name(house: AppController) -> None:
    loaded = finished("yahtzee", 2)
    assert "ne compte pas pour les records" in ended(house, loaded, seats_of(loaded, by_place(loaded)[0], "Léa"), assisted=True)
    house.navigate(go.Home())
    QCoreApplication.processEvents()
    assert "1 victoire" in heard_on(house.window)
    house.navigate(go.Profile(1))
    QCoreApplication.processEvents()
    profile = heard_on(house.window)
    assert "1 partie, 1 victoire, 100\u202f% gagnées" in profile.replace("100 %", "100\u202f%")
    assert "n’y a pas encore joué" not in profile
    assert "1 partie finie à l’écart" in profile
    house.navigate(go.Records())
    records = heard_on(house.window)
    assert "1 partie, 0 comptée" in records
    assert "Aucune des parties finies ne compte." in records
    house.navigate(go.NewGame("yahtzee"))
    assert "Première fois" not in heard_on(house.window)
