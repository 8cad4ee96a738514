"""What is agreed on the new-game page in the real house: it waits while one looks elsewhere, and sits down at the table."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.core.gamecode import EXAMPLE, fingerprint
from ludogite.games.catalog import CATALOG
from ludogite.games.setup import Loaded
from ludogite.services.agreements import agreed_options, kept_floor, revanche
from ludogite.services.key_bindings import buzzer
from ludogite.services.new_game import GameDraft, GameSetup, SeatChoice
from ludogite.store import NewProfile, Profile
from ludogite.store.saves import NewGame as SavedNewGame
from ludogite.store.saves import ResultRow
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile_editor import ProfileEditor
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.pages.word_sheet import WordSheet
from ludogite.words.levels import Vocabulary


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    """Open a house where Léa (born 2014) and Papi (1950) live, without movement."""
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    qtbot.waitUntil(lambda: made.is_ready)
    made.services.change("reduced_motion", value=True)
    made.services.change("pace_ms", value=0)
    for name, ink, born in (("Léa", 1, 2014), ("Papi", 2, 1950)):
        assert isinstance(made.store.profiles.add(NewProfile(name, ink, birth_year=born)), Profile)
    yield made
    made.window.close()
    made.window.deleteLater()


def shown(house: AppController, kind: type[QWidget]) -> Any:
    page = house.window.page
    assert isinstance(page, kind), page
    return page


def agree(house: AppController, game_id: str, *, people: int = 2, computers: int = 0) -> NewGamePage:
    """Open the page of a game with these seats."""
    house.navigate(go.NewGame(game_id))
    page: NewGamePage = shown(house, NewGamePage)
    draft = page.draft
    assert draft is not None
    while draft.seats:
        draft = draft.without(0)
    for profile in page._data.profiles[:people]:
        draft = draft.seated(profile)
    for _ in range(computers):
        draft = draft.with_computer()
    page._take(draft)
    page.unfold()
    return page


def drafted(page: NewGamePage) -> GameDraft:
    assert page.draft is not None
    return page.draft


def play(house: AppController, page: NewGamePage) -> TablePage:
    QTest.mouseClick(page.footer.button, Qt.MouseButton.LeftButton)
    table: TablePage = shown(house, TablePage)
    return table


def loaded(table: TablePage) -> Loaded:
    return table.match.loaded


# ---- leaving the page and coming back ----------------------------------------------------------------------------------------


def test_what_was_agreed_waits_while_rules_and_settings_are_read(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee", computers=1)
    page._take(drafted(page).with_option("manches", 3).with_level(2, "fort"))
    agreed = drafted(page)
    page._rules_button.click()
    shown(house, RulesPage).back.emit()
    assert shown(house, NewGamePage) is page
    page._settings_button.click()
    shown(house, SettingsPage)
    house.window.back_wanted.emit()
    assert shown(house, NewGamePage) is page
    assert drafted(page) == agreed


def test_f1_reads_the_rules_of_the_game_that_is_agreed_on(qtbot: QtBot, house: AppController) -> None:
    agree(house, "mots_de_tete")
    house.window.help_wanted.emit()
    rules = shown(house, RulesPage)
    assert rules.panel._game_id == "mots_de_tete"
    rules.back.emit()
    assert drafted(shown(house, NewGamePage)).game.id == "mots_de_tete"


def test_somebody_new_sits_down_at_the_table_that_was_agreed(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee", people=1)
    page._take(drafted(page).with_option("manches", 4))
    page.footer.more_button.click()
    QTest.mouseClick(page.more.profile_link, Qt.MouseButton.LeftButton)
    editor = shown(house, ProfileEditor)
    qtbot.keyClicks(editor.name_field, "Tom")
    qtbot.mouseClick(editor.save_button, Qt.MouseButton.LeftButton)
    assert shown(house, NewGamePage) is page
    assert [seat.name for seat in drafted(page).seats] == ["Léa", "Tom"]
    assert drafted(page).values["manches"] == 4


def test_the_page_is_made_anew_after_the_box(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee", people=1)
    page.back.emit()
    shown(house, HomePage)
    house.navigate(go.NewGame("yahtzee"))
    assert shown(house, NewGamePage) is not page


# ---- what belongs to a seat -------------------------------------------------------------------------------------------------


def test_the_words_of_a_computer_player_are_chosen_kept_and_taken_up_again(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee_mots", people=1, computers=2)
    row = page.choices.rows[1]
    assert row.vocabulary.text() == "Mots courants"
    next(action for action in row.vocabulary.menu().actions() if action.text() == "Mots d’enfant").trigger()
    assert row.vocabulary.text() == "Mots d’enfant"
    for place in (1, 2):
        for _ in range(2):
            QTest.keyClick(page.seats.places[place].medallion, Qt.Key.Key_Up)
    assert row.vocabulary.text() == "Mots d’enfant"
    assert page.choices.rows[2].vocabulary.text() == "Tous les mots"
    table = play(house, page)
    assert [info.vocabulary for info in table.match.local.seats] == [None, "enfant", None]
    game_id = table.match.game_id
    table.back.emit()
    house.navigate(go.Table(game_id))
    assert [info.vocabulary for info in shown(house, TablePage).match.local.seats] == [None, "enfant", None]
    house.navigate(go.NewGame("yahtzee_mots"))
    assert [seat.vocabulary for seat in drafted(shown(house, NewGamePage)).seats] == [None, "enfant", None]


def test_a_game_without_words_asks_for_none(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee", people=1, computers=1)
    assert page.choices.rows[1].vocabulary.isHidden()
    assert drafted(page).vocabulary(1) == ""


def test_more_sand_follows_the_person_who_needs_it(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee_mots")
    row = page.choices.rows[0]
    next(action for action in row.extra.menu().actions() if action.text() == "+45 s").trigger()
    assert row.extra.text() == "+45 s"
    page._take(drafted(page).moved(0, 1))
    table = play(house, page)
    assert dict(loaded(table).header.options)["delais"] == "0 45"
    saved = table.match.saved
    again = revanche(saved, loaded(table).header.options)
    assert [seat.name for seat in again.seats] == ["Léa", "Papi"]
    assert dict(again.options)["delais"] == "45 0"


def test_without_sand_nobody_gets_more(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee_mots")
    page._take(drafted(page).with_extra(0, 30).with_option("sablier", 0))
    assert page.choices.rows[0].extra.isHidden()
    assert dict(loaded(play(house, page)).header.options)["delais"] == ""


def test_who_decides_comes_into_sight(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "des_themes", computers=2)
    bar = page.sheet.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    page._take(drafted(page).with_option("judging", "meneur"))
    row = page.choices.rows[0]

    def in_sight() -> bool:
        top = row.mapTo(page.sheet.viewport(), row.rect().topLeft()).y()
        return top >= 0 and top + row.height() <= page.sheet.viewport().height()

    qtbot.waitUntil(in_sight)
    assert row.lead.isChecked()


def test_one_person_decides_in_doubt_and_keeps_deciding_where_he_sits(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "des_themes", computers=1)
    assert all(row.lead.isHidden() for row in page.choices.rows)
    page._take(drafted(page).with_option("judging", "meneur"))
    assert [row.lead.isHidden() for row in page.choices.rows] == [False, False, True]
    assert page.choices.rows[0].lead.isChecked()
    QTest.mouseClick(page.choices.rows[1].lead, Qt.MouseButton.LeftButton)
    assert [row.lead.isChecked() for row in page.choices.rows] == [False, True, False]
    page._take(drafted(page).moved(1, 2))
    table = play(house, page)
    assert dict(loaded(table).header.options)["meneur"] == 2
    assert dict(revanche(table.match.saved, loaded(table).header.options).options)["meneur"] == 1


class Watch(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Look at everything that is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


def test_no_other_window_flashes_up_and_stops_the_sand(qtbot: QtBot, house: AppController, qapp: QApplication) -> None:
    house.window.activateWindow()
    watch = Watch()
    qapp.installEventFilter(watch)
    try:
        play(house, agree(house, "yahtzee_mots"))
        GameOverPage(house.theme, house.services.uis["yahtzee"]).deleteLater()
    finally:
        qapp.removeEventFilter(watch)
    assert watch.windows == []


# ---- the code, the word, and what was kept damaged ------------------------------------------------------------------------------


def test_the_code_of_the_command_line_is_played_whatever_is_changed(qtbot: QtBot, house: AppController) -> None:
    house.begin_with(EXAMPLE.lower())
    page = shown(house, NewGamePage)
    QTest.mouseClick(page.seats.chips[0], Qt.MouseButton.LeftButton)
    assert page.more.code.text() == EXAMPLE.lower()
    assert loaded(play(house, page)).header.code == EXAMPLE


def word_sheet(house: AppController) -> WordSheet:
    (sheet,) = house.window.findChildren(WordSheet)
    return sheet


def test_the_table_gives_its_word_once_the_fingerprint_is_shown(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "yahtzee")
    page.footer.more_button.click()
    QTest.mouseClick(page.more.own_word, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.footer.button, Qt.MouseButton.LeftButton)
    sheet = word_sheet(house)
    assert house.window.focusWidget() is sheet.field
    assert not sheet.play.isEnabled()
    qtbot.keyClick(sheet.field, Qt.Key.Key_Return)
    assert shown(house, NewGamePage) is page, "no word, no game"
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert shown(house, NewGamePage) is page
    QTest.mouseClick(page.footer.button, Qt.MouseButton.LeftButton)
    sheet = next(sheet for sheet in house.window.findChildren(WordSheet) if sheet.isVisible())
    promised = "".join(sheet.print_label.text().split())
    qtbot.keyClicks(sheet.field, "  Chocolat  CHAUD ")
    qtbot.keyClick(sheet.field, Qt.Key.Key_Return)
    table: TablePage = shown(house, TablePage)
    header = loaded(table).header
    assert header.word == "chocolat chaud"
    assert fingerprint(header.code, header.salt) == promised
    assert table.match.draws_match_code()
    again = revanche(table.match.saved, header.options, own_word=bool(header.word))
    assert again.own_word
    house.navigate(go.NewGame("yahtzee"))
    assert shown(house, NewGamePage).more.own_word.isChecked(), "as the last time"


def test_a_table_may_do_without_a_word(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "words_out")
    page.footer.more_button.click()
    QTest.mouseClick(page.more.own_word, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.footer.button, Qt.MouseButton.LeftButton)
    word_sheet(house).without.click()
    assert loaded(shown(house, TablePage)).header.word == ""


@pytest.mark.parametrize("game_id", [entry.id for entry in CATALOG])
def test_a_family_on_its_first_day_may_play_as_guests(house: AppController, game_id: str) -> None:
    page = agree(house, game_id, people=0)
    for chip in (-3, -3):
        QTest.mouseClick(page.seats.chips[chip], Qt.MouseButton.LeftButton)
    table = play(house, page)
    assert [(seat.name, seat.profile_id, seat.level) for seat in table.match.saved.seats] == [
        ("Convive", None, None),
        ("Convive 2", None, None),
    ]


@pytest.mark.parametrize(
    ("game_id", "option", "text"),
    [("des_themes", "own_card", "pas une carte"), ("mots_de_tete", "drawn", "pas une grille"), ("des_themes", "own_card", "[]")],
)
def test_what_the_family_made_and_was_spoilt_costs_nothing_else(house: AppController, game_id: str, option: str, text: str) -> None:
    kept = agree(house, game_id)
    play(house, kept)
    agreed = house.store.settings.get(f"agreed/{game_id}")
    assert isinstance(agreed, dict)
    pairs: Any = agreed["options"]
    options: Any = [[option, text] if pair[0] == option else pair for pair in pairs]
    house.store.settings.set(f"agreed/{game_id}", {**agreed, "options": options})
    house.store.settings.set("written/des_themes", [text, {"title": 3}])
    house.navigate(go.NewGame(game_id))
    page = shown(house, NewGamePage)
    assert drafted(page).own({"own_card": "card", "drawn": "grid"}[option]) == ""
    assert [seat.name for seat in drafted(page).seats] == ["Léa", "Papi"]
    house.navigate(go.Workshop({"own_card": "card", "drawn": "grid"}[option]))
    assert house.window.page is not page
    house.window.back_wanted.emit()
    play(house, page)


# ---- buzzer keys ----------------------------------------------------------------------------------------------------------------


def test_what_means_nothing_is_not_offered(house: AppController) -> None:
    page = agree(house, "mots_de_tete")
    cells = page.fields.cells
    for contested in (False, True, False):
        switch = cells["contestation"].control
        assert isinstance(switch, QAbstractButton)
        if switch.isChecked() is not contested:
            switch.setFocus()
            switch.click()
        assert switch.isChecked() is contested
        assert [cells[name].isHidden() for name in ("window_seconds", "hidden")] == [not contested] * 2
        assert page.fields.cells["contestation"].control is switch, "the keyboard stays on it"


def test_a_key_is_chosen_by_pressing_it_and_kept_for_the_next_game(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "des_themes")
    assert [place.medallion.choice for place in page.seats.places] == ["A", "P"]
    sheet = page.seats.open_keys(1)
    assert sheet is not None
    qtbot.keyClick(sheet, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    assert sheet.ask.text() == "La touche A est déjà celle de Léa."
    assert sheet.keys == {0: "A", 1: "P"}
    QTest.keyClicks(sheet, "7")
    assert sheet.ask.text() == "Seules les lettres de A à Z servent de touches."
    QTest.keyClicks(sheet, "k")
    assert sheet.waiting is None
    sheet.close()
    assert [place.medallion.choice for place in page.seats.places] == ["A", "K"]
    table = play(house, page)
    assert table.match.local.buzzers == {0: "A", 1: "K"}
    assert buzzer(house.store, 2) == "K"
    table.back.emit()
    page = agree(house, "des_themes")
    assert page.seats.places[1].medallion.choice == "K"


def test_the_tester_tells_which_keys_arrive_together(qtbot: QtBot, house: AppController) -> None:
    page = agree(house, "des_themes")
    sheet = page.seats.open_keys(0)
    assert sheet is not None
    sheet.wait_for(None)
    QTest.keyPress(sheet, Qt.Key.Key_A)
    assert [row.lit for row in sheet.rows] == [True, False]
    assert sheet.result.text() == ""
    QTest.keyPress(sheet, Qt.Key.Key_B)
    assert sheet.result.text() == "Ces touches ne passent pas ensemble\u202f: P."
    assert [row.lost for row in sheet.rows] == [False, True]
    QTest.keyPress(sheet, Qt.Key.Key_P)
    assert sheet.result.text() == "Toutes les touches passent ensemble."
    for key in (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_P):
        QTest.keyRelease(sheet, key)
    QTest.keyPress(sheet, Qt.Key.Key_P)
    assert [row.lit for row in sheet.rows] == [False, True]
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()


# ---- the youngest ---------------------------------------------------------------------------------------------------------------


def seats(*ids: int | None) -> tuple[SeatChoice, ...]:
    return tuple(SeatChoice(each, "", 1, "moyen" if each is None else None) for each in ids)


@pytest.mark.parametrize(
    ("game_id", "who", "starter"),
    [
        ("des_themes", (2, 1), 1),
        ("des_themes", (1, 2), 0),
        ("des_themes", (None, 2, 1), 2),  # computer players have no age
        ("des_themes", (2, None), 0),
        ("des_themes", (1, 3), -1),  # the age of one is not known: by lot
        ("des_themes", (1, 4, 2), -1),  # two are as young: by lot
    ],
)
def test_the_youngest_throws_first(house: AppController, game_id: str, who: tuple[int | None, ...], starter: int) -> None:
    for name, born in (("Tom", None), ("Zoé", 2014)):
        assert isinstance(house.store.profiles.add(NewProfile(name, 3, birth_year=born)), Profile)
    agreed = GameSetup(game_id, (("starter", 0), ("card", 2)), seats(*who), None, coach=False)
    assert agreed_options(house.store, agreed) == {"starter": starter, "card": 2}


def test_a_child_has_longer_to_speak_and_anybody_who_wishes(house: AppController) -> None:
    child = house.store.profiles.add(NewProfile("Ninon", 3, birth_year=datetime.now(UTC).year - 7))
    slow = house.store.profiles.add(NewProfile("Prosper", 4, birth_year=1950))
    assert isinstance(child, Profile)
    assert isinstance(slow, Profile)
    house.store.settings.set(f"floor/{slow.id}", 20)
    assert kept_floor(house.store, child.id) is None
    assert kept_floor(house.store, slow.id) == 20
    agreed = GameSetup("des_themes", (("own_floors", "9,9"),), seats(child.id, slow.id, None), None, coach=False)
    assert agreed_options(house.store, agreed)["own_floors"] == "15,20,0"
    others = GameSetup("des_themes", (("own_floors", "9,9"),), seats(None, None), None, coach=False)
    assert agreed_options(house.store, others)["own_floors"] == ""


def test_the_time_to_speak_is_chosen_in_the_profile(qtbot: QtBot, house: AppController) -> None:
    house.navigate(go.EditProfile())
    page = house.window.page
    assert isinstance(page, ProfileEditor)
    assert page.floor.text() == "selon l’âge"
    qtbot.keyClicks(page.name_field, "Ninon")
    page.floor.menu().actions()[5].trigger()
    assert page.floor.text() == "30 s"
    qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    made = next(one for one in house.store.profiles.everyone() if one.name == "Ninon")
    assert kept_floor(house.store, made.id) == 30
    for chosen, kept in ((1, 0), (0, None)):
        house.navigate(go.EditProfile(made.id))
        page = house.window.page
        assert isinstance(page, ProfileEditor)
        page.floor.menu().actions()[chosen].trigger()
        qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
        assert kept_floor(house.store, made.id) == kept


def test_other_games_draw_who_begins(house: AppController) -> None:
    agreed = GameSetup("yahtzee", (("manches", 2),), seats(1, 2), None, coach=False)
    assert agreed_options(house.store, agreed) == {"manches": 2}


def test_vocabularies_have_their_names(house: AppController) -> None:
    page = agree(house, "mots_de_tete", people=1, computers=1)
    names = [label for _, label in page.choices.rows[1].vocabulary.items]
    assert names == [page.words.vocabulary_name(each) for each in Vocabulary]
    assert len(set(names)) == len(Vocabulary)


def test_alt_and_the_left_arrow_leave_the_table(house: AppController) -> None:
    page = agree(house, "yahtzee", people=1, computers=1)
    page._play()
    shown(house, TablePage)
    QTest.keyClick(house.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    shown(house, HomePage)


def test_the_table_accepts_the_handicap_that_its_results_propose(house: AppController) -> None:
    lea, papi = house.store.profiles.everyone()
    entry = next(one for one in CATALOG if one.id == "yahtzee")
    game = entry.load()
    key = game.record_key(game.options())
    seats = tuple(SavedSeat(place, one.name, one.ink, profile_id=one.id) for place, one in enumerate((lea, papi)))
    for more in range(5):
        saved = house.store.saves.create(SavedNewGame("yahtzee", key, '{"options":{}}', seats))
        house.store.saves.finish(saved, [ResultRow(0, 2, 180 + more), ResultRow(1, 1, 230 + more)])
    page = agree(house, "yahtzee")
    line = page.choices.handicap
    assert line.isVisible()
    assert "Léa\u00a0+50" in line.said.text()
    line.button.setFocus()
    QTest.keyClick(line.button, Qt.Key.Key_Space)
    assert page.draft is not None
    assert page.draft.even
    assert "Au départ" in line.said.text()
    page.footer.button.click()
    table: TablePage = shown(house, TablePage)
    view = table.match.local.view()
    assert view.start == (50, 0)
    screen: Any = table.screen_widget
    model = screen.table.model
    assert [cell.text for cell in model.line(model.row_of("handicap")).cells] == ["50", "–"]
    assert [cell.text for cell in model.line(model.row_of("total")).cells] == ["50", "0"]
    house.navigate(go.Home())
    page = agree(house, "yahtzee", people=1, computers=1)
    assert not page.choices.handicap.isVisible(), "a computer player is no measure"


# ---- the chips and the variants ----------------------------------------------------------------------------------------------


def named(page: NewGamePage, name: str) -> QWidget:
    """Find what is called so by a screen reader."""
    return next(one for one in page.findChildren(QWidget) if one.accessibleName() == name and one.isVisible())


@pytest.mark.parametrize("chip", ["Ajouter Ordinateur", "Ajouter Convive"])
def test_the_keyboard_stays_on_the_chip_that_seats_more(house: AppController, chip: str) -> None:
    page = agree(house, "yahtzee", people=1)
    house.window.activateWindow()
    named(page, chip).setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, Qt.Key.Key_Space)
    assert [seat.level is not None for seat in drafted(page).seats] == [False, *[chip.endswith("Ordinateur")] * 5]


def test_a_chip_stays_under_the_pointer_when_somebody_sits_down(house: AppController) -> None:
    page = agree(house, "yahtzee", people=1)
    page.fold.click()
    for _ in range(4):
        QApplication.processEvents()
    window = house.window
    for number in range(1, 6):
        chip = named(page, "Ajouter Ordinateur")
        place = chip.mapTo(window, chip.rect().center())
        if number == 1:
            first = place
        assert place == first
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def test_the_last_of_the_family_seats_no_guest_by_a_second_press(house: AppController) -> None:
    page = agree(house, "yahtzee", people=1)
    house.window.activateWindow()
    named(page, "Ajouter Papi").setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, Qt.Key.Key_Space)
    assert [seat.name for seat in drafted(page).seats] == ["Léa"], "the second press takes the first one back"


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (2, 2), (1, 1)])
def test_a_variant_for_one_lets_the_others_stand_until_there_is_room_again(
    house: AppController, people: int, computers: int
) -> None:
    page = agree(house, "mots_de_tete", people=people, computers=computers)
    before = drafted(page).seats
    for card, seated in (("Solitaire", ["Léa"]), ("Normal", [seat.name for seat in before])):
        one = next(one for one in page.variants.cards if one.text() == card)
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)
        assert [seat.name for seat in drafted(page).seats] == seated
        assert page.footer.button.isEnabled()
        assert "de trop" not in page.footer.button.accessibleDescription()
    assert drafted(page).seats == before


def test_who_stands_is_not_seated_twice(house: AppController) -> None:
    page = agree(house, "mots_de_tete")
    solitaire, *_ = [card for card in page.variants.cards if card.text() == "Solitaire"]
    QTest.mouseClick(solitaire, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.seats.places[0].medallion, Qt.MouseButton.LeftButton)
    QTest.mouseClick(named(page, "Ajouter Papi"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.variants.cards[0], Qt.MouseButton.LeftButton)
    assert [seat.name for seat in drafted(page).seats] == ["Papi"]
