"""Real dice: the family reads its own dice in, by keys and by mouse; the program marks, takes back and records."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.core.log import Option
from ludogite.core.rules import NATURE
from ludogite.games.catalog import find_game
from ludogite.games.hand import Make
from ludogite.games.yahtzee.moves import ALL_DICE, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.services.agreements import revanche
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.profiles import NewProfile, Profile
from ludogite.store.saves import Mark
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.records import RecordsPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.parts import StatusLine
from ludogite.ui.screen.real_dice import RealDicePanel
from tests.ui.hours import Hours
from tests.ui.yahtzee_play import simple_move


@pytest.fixture
def house(qapp: QApplication, tmp_path: Path) -> Iterator[AppController]:
    made = open_app(tmp_path, lang="fr")
    made.window.show()
    made.ready()
    made.services.change("reduced_motion", value=True)
    made.services.change("pace_ms", value=0)
    for name, ink in (("Louise", 1), ("Papi", 2)):
        assert isinstance(made.store.profiles.add(NewProfile(name, ink)), Profile)
    yield made
    made.window.close()
    made.window.deleteLater()


def begin(house: AppController, game_id: str, people: int = 2, **wished: Option) -> TablePage:
    """Begin a game with real dice among people of the house."""
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    options = dict(game.pairs(game.options())) | wished
    family = house.store.profiles.everyone()[:people]
    seats = tuple(SeatChoice(one.id, one.name, one.ink) for one in family)
    house.navigate(go.Play(GameSetup(game_id, tuple(options.items()), seats, None, coach=False, hand=True)))
    page = house.window.page
    assert isinstance(page, TablePage)
    return page


def panel_of(page: TablePage) -> RealDicePanel:
    assert page.real_dice is not None
    return page.real_dice


def act(page: TablePage, command: Any) -> None:
    table = page.match.local
    asked = table.requests()[0]
    assert asked.request.seat >= 0
    assert table.submit(asked.request.seat, command, asked.token) is None


def click(qtbot: QtBot, panel: RealDicePanel, face: str) -> None:
    button = next(one for one in panel.choices if one.face == face)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def by_keys(qtbot: QtBot, panel: RealDicePanel, faces: list[str]) -> None:
    for face in faces:
        qtbot.keyClicks(panel, face)
    qtbot.keyClick(panel, Qt.Key.Key_Return)


def by_mouse(qtbot: QtBot, panel: RealDicePanel, faces: list[str]) -> None:
    for face in faces:
        click(qtbot, panel, face)
    qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)


def contains(line: StatusLine, text: str) -> bool:
    return text in line.text


def test_whoever_throws_to_begin_is_shown_with_what_was_thrown(house: AppController, qtbot: QtBot) -> None:
    house.services.change("reduced_motion", value=False)
    page = begin(house, "yahtzee")
    tray, line = page.screen_widget.table.tray, page.screen_widget.status_line
    for faces, total in (("55434", 21), ("11211", 6)):
        act(page, Roll(ALL_DICE))
        by_keys(qtbot, panel_of(page), list(faces))
        qtbot.waitUntil(partial(contains, line, str(total)), timeout=10_000)
        assert tray.values == tuple(map(int, faces))
        shown = [card.text for card in tray.placards]
        assert shown[0] == "21", "what somebody has thrown stays theirs"
        assert shown[1] in {"…", "6"}
    qtbot.waitUntil(lambda: [placard.text for placard in tray.placards] == ["21", "6"], timeout=10_000)
    qtbot.waitUntil(lambda: [placard.crowned for placard in tray.placards] == [True, False], timeout=10_000)
    assert [placard.text for placard in tray.placards] == ["21", "6"]


def test_enter_writes_five_of_a_kind_and_throws_none_of_them_away(house: AppController, qtbot: QtBot) -> None:
    page = begin(house, "yahtzee", people=1)
    screen, table = page.screen_widget, page.screen_widget.table
    act(page, Roll(ALL_DICE))
    by_keys(qtbot, panel_of(page), list("44444"))
    assert screen.primary.text() == "Inscrire 50\u202f: «\u202fYahtzee\u202f»"
    assert table.reroll.isVisible(), "to throw again is still there to be chosen"
    table.tray.toggle(0)
    assert "Lancer les 4 dés" in screen.primary.text(), "who keeps one of them means to throw"
    table.tray.toggle(0)
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    view: Any = page.match.local.view()
    assert view.sheets[0][Box.YAHTZEE] == 50
    act(page, Roll(ALL_DICE))
    by_keys(qtbot, panel_of(page), list("44435"))
    assert "Lancer les 5 dés" in screen.primary.text()


@pytest.mark.parametrize("read", [by_keys, by_mouse])
def test_a_whole_game_of_yahtzee_with_real_dice(
    house: AppController, qtbot: QtBot, read: Callable[[QtBot, RealDicePanel, list[str]], None]
) -> None:
    page, dice = begin(house, "yahtzee"), Random(7)
    panel, session = panel_of(page), page.match.session
    thrown: list[tuple[int, ...]] = []
    while session.outcome() is None:
        view: Any = page.match.local.view()
        if not view.throwing:
            assert panel.isHidden()
            act(page, simple_move(view))
            continue
        assert panel.isVisible()
        assert len(panel.slots) == len(view.throwing)
        assert not panel.button.isEnabled()
        faces = [dice.randint(1, 6) for _ in view.throwing]
        read(qtbot, panel, [str(face) for face in faces])
        thrown.append(tuple(faces))
    said = [entry.command.dice for entry in session.entries if entry.seat == NATURE]
    assert said == thrown
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = house.window.page
    assert isinstance(over, GameOverPage)
    assert over.data is not None
    assert over.data.counts
    assert over.data.code == ""  # the program threw nothing that could be proved
    saved = house.store.saves.load(page.match.game_id)
    assert saved is not None
    assert saved.game.marks == {Mark.HAND_DICE}
    assert revanche(saved.game, session.header.options).hand
    house.navigate(go.Records())
    records = house.window.page
    assert isinstance(records, RecordsPage)
    assert "vrais dés" in records.lines[0].accessibleName()


def test_keys_read_dice_also_after_a_click_on_the_sheet(house: AppController, qtbot: QtBot) -> None:
    page = begin(house, "yahtzee")
    panel = panel_of(page)
    act(page, simple_move(page.match.local.view()))
    sheet: Any = page.screen_widget.parts.aside
    house.window.activateWindow()
    qtbot.mouseClick(sheet.view.viewport(), Qt.MouseButton.LeftButton, pos=sheet.view.viewport().rect().center())
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not panel.isAncestorOf(focused)
    for sign in "35":
        qtbot.keyClicks(focused, sign)
    assert panel.reading is not None
    assert panel.reading.faces[:2] == ("3", "5")


def test_dice_are_corrected_before_and_taken_back_after(house: AppController, qtbot: QtBot) -> None:
    page = begin(house, "yahtzee", people=1)
    panel, table = panel_of(page), page.match.local
    view: Any = table.view()
    act(page, simple_move(view))
    qtbot.keyClicks(panel, "6617")  # 7 is on no die
    assert panel.reading is not None
    assert panel.reading.faces == ("6", "6", "1", "", "")
    assert "7" in panel.hint.text()
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert panel.isVisible()
    qtbot.keyClick(panel, Qt.Key.Key_Backspace)
    qtbot.keyClicks(panel, "234")
    qtbot.mouseClick(panel.slots[0], Qt.MouseButton.LeftButton)
    click(qtbot, panel, "5")
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    view = table.view()
    assert view.dice == (5, 6, 2, 3, 4)
    assert panel.isHidden()
    page.undo()
    view = table.view()
    assert view.throwing == (0, 1, 2, 3, 4)
    assert panel.isVisible()
    assert panel.reading.is_empty
    qtbot.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    view = table.view()
    assert (view.throwing, view.dice) == ((), ())
    assert panel.isHidden()


def test_enter_counts_after_all_has_been_taken_back_by_mouse(house: AppController, qtbot: QtBot) -> None:
    page = begin(house, "yahtzee", people=1)
    panel = panel_of(page)
    house.window.activateWindow()
    act(page, simple_move(page.match.local.view()))
    for face in "12":
        click(qtbot, panel, face)
    for _ in range(2):
        qtbot.mouseClick(panel.clear_button, Qt.MouseButton.LeftButton)
    assert panel.reading is not None
    assert panel.reading.is_empty
    for sign in "12345":
        qtbot.keyClicks(house.window.focusWidget(), sign)
    qtbot.keyClick(house.window.focusWidget(), Qt.Key.Key_Return)
    assert panel.isHidden(), "the dice are read"


def test_what_stays_on_the_table_is_said(house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.yahtzee.moves import Roll  # noqa: PLC0415

    page = begin(house, "yahtzee", people=1)
    panel = panel_of(page)
    act(page, Roll((0, 1, 2, 3, 4)))
    by_keys(qtbot, panel, list("66123"))
    act(page, Roll((2, 3, 4)))
    assert "6 6" in panel.note.text()
    assert len(panel.slots) == 3
    by_keys(qtbot, panel, list("654"))
    view: Any = page.match.local.view()
    assert view.dice == (6, 6, 6, 5, 4)


def test_a_computer_player_has_its_dice_thrown_by_the_family(house: AppController, qtbot: QtBot) -> None:
    entry = find_game("yahtzee")
    assert entry is not None
    game, papi = entry.load(), house.store.profiles.everyone()[1]
    seats = (SeatChoice(papi.id, papi.name, papi.ink), SeatChoice(None, "", 3, "debutant"))
    house.navigate(go.Play(GameSetup("yahtzee", tuple(game.pairs(game.options())), seats, None, coach=False, hand=True)))
    page = house.window.page
    assert isinstance(page, TablePage)
    panel, table, dice = panel_of(page), page.match.local, Random(3)
    for _ in range(60):
        view: Any = table.view()
        if view.turn >= 3:
            break
        if view.throwing:
            by_keys(qtbot, panel, [str(dice.randint(1, 6)) for _ in view.throwing])
        elif table.is_local(view.seat):
            act(page, simple_move(view))
        else:
            token = table.requests()[0].token
            qtbot.waitUntil(lambda token=token: token not in {one.token for one in table.requests()})  # type: ignore[misc]  # a default
    assert table.view().turn >= 3


def test_seven_letter_dice_are_read_in_any_order(house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.yahtzee_mots.letters import plain  # noqa: PLC0415
    from ludogite.games.yahtzee_mots.moves import Roll  # noqa: PLC0415

    page = begin(house, "yahtzee_mots", people=1, sablier=0)
    panel, table = panel_of(page), page.match.local
    act(page, Roll(tuple(range(7))))
    assert panel.reading is not None
    assert len(panel.choices) == 27
    qtbot.keyClicks(panel, "qa?eec")
    assert {one.face for one in panel.choices if not one.isEnabled()} >= set("KWQY")  # one die has them all, and shows Q
    qtbot.keyClicks(panel, "k")
    assert not panel.button.isEnabled()
    assert "K" in panel.hint.text()
    qtbot.keyClicks(panel, "b")
    assert panel.button.isEnabled()
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    view: Any = table.view()
    assert sorted(map(plain, view.state.dice)) == sorted("QAEECB◊")
    assert all(face in die for face, die in zip(view.state.dice, view.letter_dice.faces, strict=True))
    assert panel.isHidden()


def test_either_of_two_dice_with_the_same_letter_may_be_thrown_again(house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.yahtzee_mots.letters import plain  # noqa: PLC0415
    from ludogite.games.yahtzee_mots.moves import Roll  # noqa: PLC0415

    page = begin(house, "yahtzee_mots", people=1, sablier=0)
    panel, table = panel_of(page), page.match.local
    for letter in "BLVM":  # each is on another one of the dice with an E
        act(page, Roll(tuple(range(7))))
        by_keys(qtbot, panel, list("ceeeefe"))
        view: Any = table.view()
        act(page, Roll((view.state.dice.index("E"),)))
        assert "C E E E F E" in panel.note.text()
        by_mouse(qtbot, panel, [letter])
        view = table.view()
        assert sorted(map(plain, view.state.dice)) == sorted("CEEEEF" + letter)
        for _ in range(4):
            page.undo()
        assert not table.view().state.dice


def test_the_sand_stands_still_until_the_letters_are_in(hours: Hours, house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.yahtzee_mots.moves import Roll  # noqa: PLC0415

    page = begin(house, "yahtzee_mots", people=1)
    panel, match, glass = panel_of(page), page.match, page.screen_widget.table.tray.hourglass
    act(page, Roll(tuple(range(7))))
    for _ in range(2):  # a pause in between does not let it run either
        began, left = match.clock.now_ms(), glass.seconds
        hours.ms += 80
        assert match.clock.now_ms() == began
        assert glass.seconds == left
        match.pause()
        match.resume()
    by_keys(qtbot, panel, list("qaeeecb"))
    view: Any = match.local.view()
    assert view.state.sand_ms - match.clock.now_ms() > 59_800
    began = match.clock.now_ms()
    hours.ms += 1
    assert match.clock.now_ms() == began + 1
    act(page, Roll((0, 1)))
    began = match.clock.now_ms()
    hours.ms += 40
    assert match.clock.now_ms() == began
    number = match.game_id
    house.navigate(go.Home())
    house.navigate(go.Table(number))  # the dice still wait to be read
    again = house.window.page
    assert isinstance(again, TablePage)
    began = again.match.clock.now_ms()
    hours.ms += 40
    assert again.match.clock.now_ms() == began
    by_keys(qtbot, panel_of(again), list("da"))
    again.screen_widget.flow.resume()
    hours.ms += 1
    assert again.match.clock.now_ms() == began + 1


def test_the_die_and_the_bonus_dice_of_mots_de_tete(house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.mots_de_tete.moves import Throw, Write  # noqa: PLC0415

    page = begin(house, "mots_de_tete", people=1)
    panel, table = panel_of(page), page.match.local
    bonus_seen = False
    for _ in range(40):
        request = table.requests()[0].request
        if request.seat == NATURE:
            assert panel.isVisible()
            bonus_seen = bonus_seen or request.kind == "bonus"
            by_keys(qtbot, panel, ["5"] * len(panel.slots))
        elif request.kind in {"throw", "throw_bonus"}:
            act(page, Throw())
        else:
            view: Any = table.view()
            assert view.n == 5
            choices = (one for one in table.choices_of(request.seat) if isinstance(one, Write))
            act(page, next(choices))
        if bonus_seen and panel.isHidden():
            break
    view = table.view()
    assert bonus_seen
    assert {die for play in view.plays for cell in play.bonus for die in cell.dice} == {5}


def test_the_dice_of_des_themes(house: AppController, qtbot: QtBot) -> None:
    from ludogite.games.des_themes.moves import Throw  # noqa: PLC0415

    page = begin(house, "des_themes")
    panel, table = panel_of(page), page.match.local
    act(page, Throw())
    click(qtbot, panel, "4")
    qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert table.view().theme == 4
    act(page, Throw())
    assert [slot.die.make for slot in panel.slots] == [Make.LETTERS] * 5 + [Make.COLOURS]
    letters = [slot.die.faces[1] for slot in panel.slots[:5]]
    qtbot.keyClicks(panel, "".join(letters))
    qtbot.keyClicks(panel, "3")
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    view: Any = table.view()
    assert view.letters == "".join(letters)
    assert view.colour == "jaune"


def test_the_new_game_page_offers_real_dice_where_there_are_dice(house: AppController, qtbot: QtBot) -> None:
    house.navigate(go.NewGame("yahtzee"))
    page = house.window.page
    assert isinstance(page, NewGamePage)
    page.footer.more_button.click()
    assert not page.more.hand.isHidden()
    qtbot.mouseClick(page.more.hand, Qt.MouseButton.LeftButton)
    assert page.draft is not None
    assert page.draft.hand
    agreed: list[GameSetup] = []
    page.play.disconnect()
    page.play.connect(agreed.append)
    qtbot.mouseClick(page.footer.button, Qt.MouseButton.LeftButton)
    assert agreed[0].hand
    house.navigate(go.NewGame("words_out"))
    other = house.window.page
    assert isinstance(other, NewGamePage)
    assert other.more._hand_cell.isHidden()


def test_a_game_with_real_dice_waits_with_its_dice_in_the_air(house: AppController, qtbot: QtBot) -> None:
    page = begin(house, "yahtzee", people=1)
    act(page, simple_move(page.match.local.view()))
    number = page.match.game_id
    house.navigate(go.Home())
    house.navigate(go.Table(number))
    again = house.window.page
    assert isinstance(again, TablePage)
    panel = panel_of(again)
    assert panel.isVisible()
    by_keys(qtbot, panel, list("11111"))
    assert again.match.local.view().dice == (1, 1, 1, 1, 1)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_what_one_needs_to_see_stays_in_sight(house: AppController, qtbot: QtBot, size: tuple[int, int]) -> None:
    from ludogite.games.mots_de_tete.moves import Throw  # noqa: PLC0415

    house.window.resize(*size)
    page = begin(house, "mots_de_tete", people=1)
    panel, screen = panel_of(page), page.screen_widget
    act(page, Throw())
    QApplication.processEvents()
    assert panel.geometry() == screen.play_rect()
    assert screen.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(screen.table.grid.geometry())
    for button in (*panel.slots, *panel.choices, panel.clear_button, panel.button):
        assert panel.rect().contains(button.rect().translated(button.mapTo(panel, button.rect().topLeft())))
    house.navigate(go.Home())
