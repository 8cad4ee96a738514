"""What pages show is what is so: found by somebody who looked, tried in the real window by keys, pixels and the accessible tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.services import soiree
from ludogite.store.saves import SeatInfo
from ludogite.ui.pages.profile_editor import ProfileEditor
from tests.ui import probes
from tests.ui.family import Family
from tests.ui.family_house import family_house
from tests.ui.finished import end, keep, played


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, (("Léa", 1), ("Papi", 2), ("Zoé", 7))) as opened:
        yield opened


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


def read(house: AppController) -> str:
    """Gather what the window paints, shows and says to who hears it."""
    settle()
    with probes.painted() as drawn:
        house.window.grab()
    return "\n".join(probes.texts(house.window, drawn))


def button(house: AppController, text: str) -> QAbstractButton:
    """Find a button that is on the screen by its label."""
    found = [one for one in house.window.findChildren(QAbstractButton) if one.text() == text and one.isVisible()]
    assert len(found) == 1, [one.text() for one in house.window.findChildren(QAbstractButton) if one.isVisible()]
    return found[0]


def press(house: AppController, text: str) -> None:
    QTest.mouseClick(button(house, text), Qt.MouseButton.LeftButton)
    settle()


def key(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClick(held, key)
    settle()


# ---- home --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(900, 640), (1024, 640), (1280, 800), (1920, 1080)])
def test_the_ways_from_home_keep_their_names_in_large_text(house: AppController, size: tuple[int, int], scale: float) -> None:
    house.window.resize(*size)
    house.theme.set_text_scale(scale)
    settle()
    with probes.painted() as drawn, probes.cut_short() as cut:
        house.window.grab()
    names = {"Du jour", "Records", "Dico", "Règles", "Réglages"}
    assert {one.text for one in drawn if not one.outside} >= names
    assert not cut & names
    assert probes.heaped(house.window) == []


def test_waiting_games_are_told_apart_in_the_menu(house: AppController) -> None:
    loaded = played("yahtzee", 2)
    for _ in range(3):
        number = keep(house, loaded)
        house.store.saves.truncate(number, 40)
    house.navigate(go.Home())
    house.home_room.fill()
    settle()
    others = house.home.ticket.others
    QTest.mouseClick(others, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in house.window.findChildren(QMenu) if menu.isVisible())
    said = [action.text() for action in menu.actions() if action.text().startswith("Yahtzee")]
    menu.close()
    assert len(said) == len(set(said)) == 2


# ---- the dictionary ----------------------------------------------------------------------------------------------------------


def test_another_way_to_look_words_up_judges_nothing_until_it_is_asked(house: AppController, qtbot: QtBot) -> None:
    house.navigate(go.Dico())
    settle()
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, "chaton")
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "CHATON" in read(house), timeout=20_000)
    press(house, "Des lettres")
    QTest.qWait(600)
    said = read(house)
    assert "Illisible" not in said
    assert "CHATON" not in said
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, "aeilnrt")
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "LATINER" in read(house) or "RALENTI" in read(house), timeout=20_000)


# ---- a family that is brought back ---------------------------------------------------------------------------------------------


def test_a_double_enter_does_not_skip_what_was_brought_back(house: AppController, monkeypatch: pytest.MonkeyPatch) -> None:
    family = Family()
    family.play("Léa", "Papi")
    house.navigate(go.FamilyFile(family.store.family.pack()))
    settle()
    read(house)
    monkeypatch.setattr("ludogite.ui.flow.press_guard.GUARD_MS", 350)
    QTest.qWait(400)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Return)
    assert "C’est fait" in read(house)
    QTest.qWait(800)
    key(Qt.Key.Key_Return)
    assert "C’est fait" not in read(house)


# ---- a profile ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "chosen"), [(8, "Enfant"), (12, "Courant"), (40, "Large")])
def test_the_age_chooses_the_vocabulary_until_somebody_does(house: AppController, age: int, chosen: str) -> None:
    house.navigate(go.EditProfile())
    settle()
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    page.fold.click()
    settle()
    fields = [one for one in probes.heard(house.window) if one.focusable and "naissance" in one.name.casefold()]
    field = fields[0].widget
    assert field is not None
    QTest.keyClicks(field, str(QDate.currentDate().year() - age))
    on = {one.name for one in probes.heard(house.window) if one.checked}
    assert chosen in on
    press(house, "Tout")
    field.setFocus()
    key(Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "0")
    assert "Tout" in {one.name for one in probes.heard(house.window) if one.checked}


# ---- a challenge that leaves ---------------------------------------------------------------------------------------------------


def test_the_line_of_a_challenge_is_shown(house: AppController) -> None:
    page = end(house, keep(house, played("yahtzee", 1)))
    QTest.mouseClick(page.ways.dare, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in page.findChildren(QMenu) if menu.isVisible())
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center())
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Ludogîte / ")
    assert line in read(house)
    house.window._said_enough.timeout.emit()
    assert line in read(house), "it takes longer than a notice to copy it by hand"


# ---- an evening ----------------------------------------------------------------------------------------------------------------


def evening(house: AppController, *places: tuple[int, int]) -> None:
    """Have an evening of Papi and Zoé on, with a game in which they came in at these places."""
    rounds = tuple(soiree.Round("yahtzee", number, 1, ((2, one), (3, other))) for number, (one, other) in enumerate(places, 1))
    soiree.keep(house.store, soiree.Soiree((2, 3), {}, rounds))
    house.home_room.fill()
    settle()


def test_home_leads_to_the_evening_while_it_is_on(house: AppController) -> None:
    press(house, "Soirée")
    assert "Qui joue ce soir\u202f?" in read(house)
    house.navigate(go.Home())
    assert "en cours" not in read(house)
    evening(house)
    with probes.painted() as drawn:
        house.window.grab()
    shown = [label.text() for label in house.window.findChildren(QLabel) if probes.seen(label)]
    assert "La soirée est en cours." in [*shown, *(one.text for one in drawn)], "it is seen, not only heard"
    press(house, "Soirée")
    assert "Prochain jeu" in read(house)


def test_playing_in_an_evening_seats_its_people(house: AppController) -> None:
    house.store.settings.set("agreed/yahtzee", None)
    evening(house)
    house.navigate(go.Soiree())
    settle()
    QTest.mouseClick(by_name(house, "Jouer\u202f: Yahtzee"), Qt.MouseButton.LeftButton)
    seated = [one.name for one in probes.heard(house.window) if re.match(r"Place \d", one.name)]
    assert [name.split("\u202f: ")[1] for name in dict.fromkeys(seated)] == ["Papi", "Zoé"]


def by_name(house: AppController, name: str) -> QWidget:
    found = {one.widget for one in probes.heard(house.window) if one.name == name and one.focusable}
    assert len(found) == 1, sorted({one.name for one in probes.heard(house.window)})
    widget = found.pop()
    assert widget is not None
    return widget


def test_an_evening_is_finished_when_one_says_so_twice_crowned_and_can_go_on(house: AppController) -> None:
    evening(house, (2, 1), (2, 1))
    house.navigate(go.Soiree())
    press(house, "Finir la soirée")
    assert "Finir la soirée\u202f?" in read(house)
    press(house, "Continuer")
    assert soiree.kept(house.store) is not None
    press(house, "Finir la soirée")
    press(house, "Oui, finir")
    assert soiree.kept(house.store) is None
    crowned = read(house)
    assert "Zoé gagne la soirée\u202f: 4 points" in crowned
    assert "1\u202f: Zoé, 4. 2\u202f: Papi, 2" in crowned
    house.navigate(go.Home())
    house.navigate(go.Soiree())
    assert "Zoé gagne la soirée" in read(house)
    assert button(house, "Diplôme en PDF…").isEnabled()
    press(house, "Reprendre la soirée")
    assert soiree.kept(house.store) is not None
    press(house, "Finir la soirée")
    press(house, "Oui, finir")
    press(house, "Nouvelle soirée")
    assert "Qui joue ce soir\u202f?" in read(house)


@pytest.mark.parametrize("size", [(900, 640), (1024, 640), (1280, 800)])
def test_that_a_game_counts_for_the_evening_is_in_sight(house: AppController, size: tuple[int, int]) -> None:
    house.window.resize(*size)
    evening(house)
    loaded = played("yahtzee", 2)
    page = end(house, keep(house, loaded, [SeatInfo(0, "Papi", 2, profile_id=2), SeatInfo(1, "Zoé", 7, profile_id=3)]))
    settle()
    link = button(house, "Cette partie compte pour la soirée\u202f: voir le tableau")
    if size[0] < 1024:
        page.told.ensureWidgetVisible(link)  # one column, which scrolls
    at = probes.place(link, house.window)
    foot = probes.place(page.foot.again, house.window)
    assert link.visibleRegion().boundingRect() == link.rect()
    assert at.bottom() < foot.top()
    press(house, link.text())
    assert "Prochain jeu" in read(house)


# ---- tables ------------------------------------------------------------------------------------------------------------------


def test_the_table_of_the_game_of_the_day_says_so(house: AppController) -> None:
    house.navigate(go.DayGames())
    settle()
    jouer = next(one for one in probes.heard(house.window) if one.name.startswith("Jouer") and one.focusable)
    assert isinstance(jouer.widget, QAbstractButton)
    QTest.mouseClick(jouer.widget, Qt.MouseButton.LeftButton)
    assert "La partie du jour" in read(house)
    house.navigate(go.Home())
    house.navigate(go.NewGame("yahtzee", people=(1,)))
    settle()
    press(house, "Jouer")
    assert "La partie du jour" not in read(house)


def test_colours_are_named_as_they_look(house: AppController) -> None:
    for theme, named in (("papier", "rond rouge"), ("soiree", "rond saumon"), ("contraste", "rond saumon")):
        house.theme.use(theme)
        house.navigate(go.EditProfile())
        settle()
        assert any(one.name.startswith(named) for one in probes.heard(house.window))
        colour = house.theme.player(2).colour
        assert (colour.lightness() > 150) is (named == "rond saumon")
        house.navigate(go.Home())


@pytest.mark.parametrize("size", [(900, 640), (1024, 640), (1280, 800)])
def test_eight_names_are_whole_while_the_table_finds_out_who_begins(house: AppController, size: tuple[int, int]) -> None:
    house.window.resize(*size)
    house.navigate(go.NewGame("yahtzee", people=(1, 2, 3)))
    settle()
    for _ in range(5):
        QTest.mouseClick(by_name(house, "Ajouter Convive"), Qt.MouseButton.LeftButton)
        settle()
    press(house, "Jouer")
    settle()
    with probes.painted() as drawn:
        house.window.grab()
    names = {"Léa", "Papi", "Zoé", "Convive", "Convive 2", "Convive 3", "Convive 4", "Convive 5"}
    tray = {one.text for one in drawn if type(one.widget).__name__ == "DiceTray"}
    assert tray >= names


def test_a_game_of_cards_speaks_of_no_dice(house: AppController) -> None:
    house.navigate(go.NewGame("words_out", people=(1,)))
    settle()
    press(house, "⋯")
    said = read(house)
    assert "mêlé au hasard" in said
    said += by_name(house, "Autres choix").toolTip()
    press(house, "Jouer")
    press(house, "Journal")
    press(house, "Tirage honnête")
    said += read(house)
    assert "scellé" in said
    assert re.search(r"\bdés\b|\blancer\b", said) is None
