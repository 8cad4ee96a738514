"""Replays of all games with their turns and marks, the review, and playing on from any moment as practice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import open_app
from ludogite.cli.screenshots import Example
from ludogite.core.rules import NATURE
from ludogite.games.mots_de_tete import moves as mots_moves
from ludogite.games.yahtzee import moves as yahtzee_moves
from ludogite.games.yahtzee_mots import moves as word_dice_moves
from ludogite.services.awards import looked_back
from ludogite.services.practice import Practice, practice_seats
from ludogite.services.reviews import KNOWN, Reviews
from ludogite.services.thinking import saved_to_loaded
from ludogite.services.worker import Worker
from ludogite.store.saves import LoadedGame, Mark
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.grid_model import CELL_ROLE
from ludogite.ui.pages.bilan import BilanPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.luckless import Luckless
from ludogite.ui.pages.practice_ribbon import PracticeRibbon
from ludogite.ui.pages.replay import ReplayPage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.widgets import PrimaryButton

GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes", "words_out")
TIMELESS = ("yahtzee", "yahtzee_mots", "mots_de_tete")
"""Games whose log can be said again at once: no clock speaks in them."""


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AppController, Example]]:
    folder = tmp_path_factory.mktemp("family")
    example = Example(folder, "1")
    example.play_past(games=1)
    house = open_app(folder, lang="fr")
    house.window.show()
    house.ready()
    house.services.change("reduced_motion", value=True)
    house.services.change("pace_ms", value=0)
    yield house, example
    house.window.close()
    house.window.deleteLater()
    example.store.close()


def game(example: Example, name: str) -> LoadedGame:
    """Return the finished game of a kind."""
    played = example.store.scores.history(example.family[0].id, limit=100)
    saved = example.store.saves.load(next(one.game_id for one in played if one.game == name))
    assert saved is not None
    return saved


def replay(house: AppController, number: int) -> ReplayPage:
    house.navigate(go.Home())
    house.navigate(go.Replay(number))
    page = house.window.page
    assert isinstance(page, ReplayPage)
    return page


def people(saved: LoadedGame) -> frozenset[int]:
    return frozenset(seat.seat for seat in saved.game.seats if seat.level is None)


def counts(house: AppController) -> tuple[int, ...]:
    """Count everything that a game which counts would leave."""
    store = house.store
    everyone = store.profiles.everyone()
    histories = (len(store.scores.history(one.id, limit=1000)) for one in everyone)
    return (*histories, len(store.saves.unfinished()), len(store.house_words.everything()))


def test_a_replay_begins_and_ends_on_what_lies_there(stage: tuple[AppController, Example]) -> None:
    """No empty felt at its first and last place: the cup or dealt cards, then the last dice."""
    house, example = stage
    for name in GAMES:
        page = replay(house, game(example, name).game.id)
        table, screen = page._table, page._screen
        assert table is not None
        assert table.step == table.first == page.bar.line.minimum()
        assert all(asked.seat != NATURE for asked in table._rules.requests(table._states[table.step]))
        assert not page.bar.first.isEnabled()
        assert isinstance(screen, GameScreen)
        assert screen.primary.isHidden()
        for way in (page.go_first, page.go_last):
            way()
            tray: Any = getattr(screen.table, "tray", None)
            dice: Any = {"yahtzee": "_values", "yahtzee_mots": "_values", "des_themes": "letters"}.get(name)
            assert dice is None or getattr(tray, dice) or tray._cup, name
        assert dice is None or getattr(tray, dice), name
        assert screen.primary.isHidden()
        page.go_first()
        page.toggle_play()
        page._play_on()
        assert table.step == table.stops[1]
        page.stop()
        page.go_back()
        assert table.step == table.first
    page = replay(house, game(example, "words_out").game.id)
    assert page._table is not None
    assert page._table.view().rows[0], "the first cards are dealt"


# ---- the line of time --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_played_from_what_one_saw_before_it_and_names_its_turn(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    saved = game(example, name)
    standing = saved_to_loaded(saved).game.standing
    assert standing is not None
    for moment in looked_back(saved, house.services.read)[0]:
        house.navigate(go.Replay(saved.game.id, moment=moment.step))
        page = house.window.page
        assert isinstance(page, ReplayPage)
        assert page._table is not None
        table, points, turn = page._table, standing(page._table.view())[moment.seat], page.moment(moment.step - 1)
        assert table.step < moment.step
        assert turn
        assert page._timer.isActive()
        page._play_on()
        assert not page.is_playing, "it rests where it was asked for"
        assert table.step >= moment.step
        assert standing(table.view())[moment.seat] == points + moment.points
        assert page.header.subtitle.text().startswith(turn), "though the next turn may have begun"
        assert turn in page.bar.line.accessibleDescription()
        page.go_first()
        assert not page.header.subtitle.text().startswith(turn)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_knows_its_turns_and_goes_to_them(stage: tuple[AppController, Example], qtbot: QtBot, name: str) -> None:
    house, example = stage
    page = replay(house, game(example, name).game.id)
    turns, table = page.timeline.turns, page._table
    assert table is not None
    assert len(turns) > 5
    assert [turn.step for turn in turns] == sorted({turn.step for turn in turns})
    assert page.turns.lines.count() == len(turns)
    assert page._screen is not None
    primary = page._screen.findChild(PrimaryButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert primary is not None
    assert primary.isHidden(), "who watches has nothing to press"
    lies = GAME_UIS[name].turns.lies  # type: ignore[union-attr]
    for turn in turns[:3]:
        if turn.shown > table.first:  # the replay begins on it otherwise
            qtbot.keyClick(page.bar.line, Qt.Key.Key_PageDown)
        assert table.step == turn.shown >= turn.step
        assert lies(table.view()), "dice, not bare felt"
    qtbot.keyClick(page.bar.line, Qt.Key.Key_PageUp)
    assert table.step == turns[1].shown
    page.turns.lines.setCurrentRow(4)
    assert table.step == turns[4].shown
    qtbot.keyClick(page.bar.line, Qt.Key.Key_End)
    assert page.turns.lines.currentRow() == len(turns) - 1
    assert table.outcome() is not None
    assert not page.what_if_button.isEnabled()
    house.navigate(go.Home())


@pytest.mark.parametrize("name", GAMES)
def test_big_gains_are_marked_where_they_were_made(stage: tuple[AppController, Example], qtbot: QtBot, name: str) -> None:
    house, example = stage
    saved = game(example, name)
    loaded, page = saved_to_loaded(saved), replay(house, saved.game.id)
    assert loaded.game.standing is not None
    table = page._table
    assert table is not None
    views = table.views()
    for gain in page.timeline.gains:
        before, after = loaded.game.standing(views[gain.step - 1]), loaded.game.standing(views[gain.step])
        assert after[gain.seat] - before[gain.seat] == gain.points > 0
    if page.timeline.gains:
        qtbot.keyClick(page.bar.line, Qt.Key.Key_Home)
        qtbot.keyClick(page.bar.line, Qt.Key.Key_M)
        assert table.step in {step for step, _ in page.bar.line.marks}
    house.navigate(go.Home())


def test_a_replay_leads_back_to_where_one_came_from(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    lea, number = example.family[0].id, game(example, "yahtzee").game.id
    house.navigate(go.Profile(lea))
    profile: Any = house.window.page
    profile.replay.emit(number)
    page = house.window.page
    assert isinstance(page, ReplayPage)
    page.back.emit()
    assert type(house.window.page) is type(profile)
    house.navigate(go.Records())
    records: Any = house.window.page
    records.replay.emit(number)
    page = house.window.page
    assert isinstance(page, ReplayPage)
    page.back.emit()
    assert type(house.window.page) is type(records)
    house.navigate(go.Home())


# ---- the review --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["yahtzee", "mots_de_tete", "words_out"])
def test_the_review_leads_to_the_dearest_choices(stage: tuple[AppController, Example], qtbot: QtBot, name: str) -> None:
    house, example = stage
    page = replay(house, game(example, name).game.id)
    qtbot.waitUntil(lambda: not house.services.reviews.is_busy, timeout=60_000)
    qtbot.mouseClick(page.review_button, Qt.MouseButton.LeftButton)
    assert page.review.isVisible()
    rows, table = page.review.rows, page._table
    assert table is not None
    assert rows
    row = rows[-1]
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert table.step == row.loss.entry
    assert page.what_if_button.isEnabled()
    assert "{" not in row.accessibleName()
    assert row.loss in page.timeline.losses
    page.turns_button.setChecked(True)
    assert not page.review_button.isChecked()
    assert page.turns.isVisible()
    house.navigate(go.Home())


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_replay_waits_for_nobody(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    page = replay(house, game(example, name).game.id)
    page.go_last()
    screen: Any = page._screen
    assert screen.flow.play.is_over(screen.view)
    assert "Patience" not in screen.primary.text()
    assert "joue" not in screen.primary.text()
    house.navigate(go.Home())


def shown_better(screen: Any, command: Any) -> bool:
    """Tell whether the board shows what would have been better."""
    match command:
        case yahtzee_moves.Roll(again):
            return set(screen.table.tray.kept) == set(yahtzee_moves.ALL_DICE) - set(again)
        case mots_moves.Write(letters):
            cells = [screen.table.model.data(screen.table.model.index(*one.cell), CELL_ROLE) for one in letters]
            return [cell.letter for cell in cells] == [one.letter for one in letters]
        case word_dice_moves.Propose(words):
            return bool(screen.table.tray.draft.words == words)
        case word_dice_moves.Roll(again):
            return set(screen.table.tray.draft.free) == set(again)
        case _:
            return bool(screen.table.sheet.view.chosen_code() == command.box.value)


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee_mots", "mots_de_tete"])
def test_the_review_shows_what_was_better_on_the_board(stage: tuple[AppController, Example], qtbot: QtBot, name: str) -> None:
    house, example = stage
    page = replay(house, game(example, name).game.id)
    qtbot.waitUntil(lambda: not house.services.reviews.is_busy, timeout=60_000)
    qtbot.mouseClick(page.review_button, Qt.MouseButton.LeftButton)
    screen: Any = page._screen
    rows = [row for row in page.review.rows if row.loss.better is not None]
    assert rows
    for row in rows:
        row.click()
        assert shown_better(screen, row.loss.better), (row.loss.better, row.accessibleName())
    better = rows[-1].loss.better
    page.go_on()
    page.go_back()
    assert page._table is not None
    if page._table.step == rows[-1].loss.entry and isinstance(better, mots_moves.Write):
        assert not shown_better(screen, better), "another step shows what was so"
    house.navigate(go.Home())


def test_what_is_asked_last_comes_first_and_what_is_dropped_is_not_told(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    backs = Reviews(example.store.saves.load, house.services.read, Worker())
    told: list[int] = []

    def heard(number: int, _found: object) -> None:
        told.append(number)
        if len(told) == 2:
            backs.drop()

    backs.ready.connect(heard)
    numbers = [game(example, name).game.id for name in ("yahtzee_mots", "words_out", "yahtzee")]
    for number in numbers:
        backs.ask(number)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=60_000)
    assert told == [numbers[2], numbers[1]]
    assert not backs.is_busy
    backs.ask(numbers[2])
    assert told[-1] == numbers[2]
    backs.stop()
    backs.ask(99_999)
    assert not backs.is_busy


def test_an_evening_of_many_games_keeps_the_last_reviews_alone(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    backs = Reviews(example.store.saves.load, house.services.read, Worker())
    for number in range(3 * KNOWN):
        backs._took(number, None)
        backs.ask(0)  # somebody looks at the first again and again
    assert list(backs._known) == [*range(2 * KNOWN + 1, 3 * KNOWN), 0]


def test_a_game_without_review_offers_none(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    page = replay(house, game(example, "des_themes").game.id)
    assert page.review_button.isHidden()
    house.navigate(go.Home())


# ---- practice ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_practice_begins_exactly_where_the_replay_stood(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    saved = game(example, name)
    entries = saved_to_loaded(saved).entries
    before = counts(house)
    last = max(step for step, entry in enumerate(entries) if entry.seat >= 0)
    for step in {0, 1, len(entries) // 3, len(entries) // 2, last}:
        practice = Practice(saved, step, people(saved), house.services.ruled(), {})
        begun = practice.session.entries
        assert begun[:step] == entries[:step]
        assert all(entry.seat < 0 for entry in begun[step:])
        drawn = [entry.command for entry in begun[step:] if entry.seat == NATURE]
        assert drawn == [entry.command for entry in entries[step : step + len(begun[step:])] if entry.seat == NATURE]
        assert practice.local.requests()
        assert practice.real_scores == tuple(row.score for row in saved.results)
        practice.close()
    assert counts(house) == before


@pytest.mark.parametrize("name", TIMELESS)
def test_who_plays_the_same_gets_the_same_dice_to_the_end(stage: tuple[AppController, Example], name: str) -> None:
    house, example = stage
    saved = game(example, name)
    entries = saved_to_loaded(saved).entries
    assert all(entry.seat != -2 for entry in entries)
    practice = Practice(saved, len(entries) // 2, people(saved), house.services.ruled(), {})
    practice.start()
    session = practice.session
    while session.outcome() is None:
        asked = session.requests()[0]
        wanted = entries[len(session.entries)]
        assert wanted.seat == asked.request.seat
        assert session.submit(wanted.seat, wanted.command, asked.token) is None
    assert [entry.command for entry in session.entries] == [entry.command for entry in entries]
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.scores == practice.real_scores
    practice.close()


def test_who_does_not_practise_is_played_by_a_computer_and_locks_stay(stage: tuple[AppController, Example]) -> None:
    house, example = stage
    saved = game(example, "words_out")
    seats = practice_seats(saved, frozenset([0]))
    assert seats[0].level is None
    assert all(seat.level == "moyen" for seat in seats[1:])
    assert all(seat.profile_id is None for seat in seats)
    locks = {0: "1234".__eq__, 1: "4321".__eq__}
    practice = Practice(saved, 40, frozenset([0]), house.services.ruled(), locks)
    assert set(practice.local.locks) == {0}
    view = practice.local.view()
    assert not any(view.hands)  # nobody's cards before the curtain has been opened
    practice.close()


def test_practice_is_marked_on_the_table_counts_for_nothing_and_is_compared(
    stage: tuple[AppController, Example], qtbot: QtBot
) -> None:
    house, example = stage
    saved = game(example, "yahtzee")
    before, step = counts(house), len(saved.plies) - 6
    page = replay(house, saved.game.id)
    page.bar.line.setValue(step)
    house.navigate(go.Practice(saved.game.id, step, people(saved)))
    table_page = house.window.page
    assert isinstance(table_page, TablePage)
    ribbon = table_page.findChild(PracticeRibbon)
    assert ribbon is not None
    assert ribbon.isVisible()
    assert "Exercice" in ribbon.accessibleName()
    assert table_page.bar.leave.isHidden()
    qtbot.mouseClick(ribbon.back_button, Qt.MouseButton.LeftButton)
    again = house.window.page
    assert isinstance(again, ReplayPage)
    assert again.bar.line.value() == step
    house.navigate(go.Practice(saved.game.id, step, people(saved)))
    table_page = house.window.page
    assert isinstance(table_page, TablePage)
    table = table_page.match.local
    while table.requests():
        asked = table.requests()[0]
        table.submit(asked.request.seat, next(iter(table.choices_of(asked.request.seat))), asked.token)
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = house.window.page
    assert isinstance(over, GameOverPage)
    assert over.data is not None
    assert over.data.instead == tuple(row.score for row in saved.results)
    said = [line.label.text() for line in over.count.notes.lines]
    for player, now, real in zip(over.data.players, over.data.outcome.scores, over.data.instead, strict=True):
        line = next(one for one in said if one.startswith(player.name))
        assert str(now) in line
        assert ("au lieu de" in line) == (now != real)
        assert now == real or str(real) in line
    assert over.findChild(Luckless) is None
    assert counts(house) == before
    over.again.emit()
    assert isinstance(house.window.page, TablePage)
    house.navigate(go.Home())


def test_one_person_begins_at_once_several_are_asked(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    saved = game(example, "mots_de_tete")
    page = replay(house, saved.game.id)
    qtbot.mouseClick(page.what_if_button, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    actions = [action for action in menu.actions() if action.text()]
    assert len(actions) == 1 + len(people(saved))
    actions[1].trigger()
    menu.close()
    table_page = house.window.page
    assert isinstance(table_page, TablePage)
    assert [info.is_person for info in table_page.match.local.seats] == [True] + [False] * (len(saved.game.seats) - 1)
    house.navigate(go.Home())


def test_the_podium_without_chance_stands_beside_the_real_one(stage: tuple[AppController, Example], qtbot: QtBot) -> None:
    house, example = stage
    from ludogite.games.catalog import find_game  # noqa: PLC0415

    entry = find_game("yahtzee")
    assert entry is not None
    house.navigate(go.Table(example.begin(entry, until=None), coach=False))
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))
    over = house.window.page
    assert isinstance(over, GameOverPage)
    qtbot.waitUntil(lambda: not house.services.reviews.is_busy, timeout=60_000)
    paper = over.findChild(Luckless)
    assert paper is not None
    over.paper.tabs["review"].click()
    assert paper.isVisible()
    places = [place for place, _, _ in paper.ranking.shown]
    assert places == sorted(places)
    assert len(places) == 3
    qtbot.mouseClick(paper.link, Qt.MouseButton.LeftButton)
    page = house.window.page
    assert isinstance(page, BilanPage)
    assert page.cards
    page.back.emit()
    assert house.window.page is over
    house.navigate(go.Home())


def test_practice_after_a_game_with_real_dice_says_that_the_program_throws(
    stage: tuple[AppController, Example], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, example = stage
    saved = game(example, "yahtzee")
    by_hand = replace(saved, game=replace(saved.game, marks=saved.game.marks | {Mark.HAND_DICE}))
    for one, said in ((saved, "même tirage"), (by_hand, "le programme lance")):
        monkeypatch.setattr(house.store.saves, "load", lambda _number, one=one: one)
        house.navigate(go.Practice(one.game.id, 4, people(one)))
        page = house.window.page
        assert isinstance(page, TablePage)
        assert page.real_dice is None
        ribbon = page.findChild(PracticeRibbon)
        assert ribbon is not None
        assert said in ribbon.note.text()
    house.navigate(go.Home())
