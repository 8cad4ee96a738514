"""The new game page by mouse and by keyboard: games, variants, seats, rules of the house, the code, what is agreed in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.gamecode import make_code, read_code
from ludogite.games.blank.game import GAME as BLANK
from ludogite.games.catalog import GameEntry
from ludogite.games.game import Field, Flag, Game, Number, OneOf, Variant
from ludogite.services.new_game import (
    GameChoice,
    GameDraft,
    GameSetup,
    NewGameData,
    Obstacle,
    ProfileChoice,
    Remembered,
    SeatChoice,
    first_draft,
    inked,
)
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Segmented, Stepper, Switch

LEA, PAPI, TOM = ProfileChoice(1, "Léa", 1, 61), ProfileChoice(2, "Papi", 2, 74), ProfileChoice(3, "Tom", 1)


@dataclass(frozen=True)
class Options:
    mode: str = "normal"
    goal: int = 300
    judge: str = "arbitre"
    strict: bool = False


def _game(game_id: str, variants: tuple[Variant, ...]) -> Game:
    fields: tuple[Field, ...] = (
        Number("goal", least=50, most=1000, default=300, step=50),
        OneOf("judge", ("arbitre", "table"), "arbitre"),
        Flag("strict"),
    )
    return Game(
        id=game_id,
        rules_version=1,
        options=Options,
        variants=variants,
        fields=fields,
        record_fields=(),
        commands=BLANK.commands,
        make_rules=BLANK.make_rules,
        make_player=BLANK.make_player,
        suits=lambda options, seats: {"goal": 250} if seats == 4 and options.goal == 300 else {},
    )


MANY = _game("mots_de_tete", (Variant("normal", (("mode", "normal"),)), Variant("long", (("mode", "long"), ("goal", 1000)))))
ONE = _game("yahtzee", (Variant("normal", (("mode", "normal"),)),))
GAMES = (
    GameChoice(GameEntry("yahtzee", 1, 8, 20), lambda: ONE),
    GameChoice(GameEntry("mots_de_tete", 2, 4, 45), lambda: MANY),
    GameChoice(GameEntry("words_out", 2, 8, 40), None),
)


class PlainWords:
    """Words that show the code itself."""

    def game_name(self, game_id: str) -> str:
        return f"jeu {game_id}"

    def variant_name(self, game: Game, variant: Variant) -> str:
        return f"variante {variant.name}"

    def variant_note(self, game: Game, variant: Variant) -> str:
        return f"note {variant.name}"

    def field_name(self, game: Game, field: Field) -> str:
        return f"option {field.name}"

    def field_note(self, game: Game, field: Field) -> str:
        return "note"

    def value_name(self, game: Game, field: Field, value: object) -> str:
        return f"{field.name} {value}"

    def level_name(self, level: str) -> str:
        return level.capitalize()

    def character_line(self, name: str) -> str:
        return f"{name} joue"

    def vocabulary_name(self, vocabulary: str) -> str:
        return f"mots {vocabulary}"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Hold the page as the main window does: it may be smaller than the page would like."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


def _page(qtbot: QtBot, window: QWidget, theme: Theme, data: NewGameData) -> NewGamePage:
    page = NewGamePage(theme, PlainWords(), GAME_UIS, window)
    page.resize(window.size())
    page.show_data(data)
    window.show()
    qtbot.waitExposed(window)
    return page


def _data(chosen: str = "yahtzee", remembered: dict[str, Remembered] | None = None) -> NewGameData:
    return NewGameData(GAMES, (LEA, PAPI, TOM), remembered or {}, chosen)


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, theme: Theme) -> NewGamePage:
    return _page(qtbot, window, theme, _data())


def _draft(page: NewGamePage) -> GameDraft:
    assert page.draft is not None
    return page.draft


def _click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def _played(qtbot: QtBot, page: NewGamePage) -> GameSetup:
    with qtbot.waitSignal(page.play) as caught:
        _click(page.footer.button)
    agreed = caught.args[0]
    assert isinstance(agreed, GameSetup)
    return agreed


# ---- the model ---------------------------------------------------------------------------------------------------------


def test_inks_are_unique_and_people_keep_theirs() -> None:
    seats = (SeatChoice(None, "", 1, "fort"), SeatChoice(2, "Papi", 2), SeatChoice(1, "Léa", 1), SeatChoice(3, "Tom", 1))
    inks = [seat.ink for seat in inked(seats)]
    assert inks[1:3] == [2, 1]
    assert len(set(inks)) == 4


def test_a_full_table_has_eight_inks() -> None:
    seats = inked(tuple(SeatChoice(None, "", 0, "moyen") for _ in range(8)))
    assert sorted(seat.ink for seat in seats) == list(range(1, 9))


def test_a_variant_fixes_its_options_and_gives_them_back() -> None:
    draft = first_draft(GAMES[1], _data()).with_variant(MANY.variants[1])
    assert draft.values["goal"] == 1000
    assert [field.name for field in draft.fields] == ["judge", "strict"]
    assert draft.with_variant(MANY.variants[0]).values == {"mode": "normal", "goal": 300, "judge": "arbitre", "strict": False}


def test_what_was_agreed_last_comes_back_as_far_as_it_fits() -> None:
    last = Remembered(
        (("goal", 500), ("gone", 1), ("judge", "nobody"), ("strict", True)),
        (SeatChoice(2, "Pépé", 7), SeatChoice(99, "Parti", 4), SeatChoice(None, "", 3, "fort")),
        coach=True,
    )
    draft = first_draft(GAMES[1], _data(remembered={"mots_de_tete": last}))
    assert draft.values == {"mode": "normal", "goal": 500, "judge": "arbitre", "strict": True}
    assert [(seat.name, seat.level) for seat in draft.seats] == [("Papi", None), ("", "fort")]
    assert draft.coach
    assert draft.is_remembered


def test_obstacles_are_named() -> None:
    draft = first_draft(GAMES[1], _data())
    family = (LEA, PAPI, TOM)
    assert draft.obstacle(family) is None
    assert draft.emptied().obstacle(()) is Obstacle.NO_PROFILE
    assert draft.emptied().obstacle(family) is Obstacle.NOBODY
    assert draft.emptied().with_guest().with_computer().obstacle(()) is None
    assert draft.without(1).obstacle(family) is Obstacle.TOO_FEW
    assert draft.without(0).obstacle(family) is Obstacle.NOBODY
    assert replace(draft, seats=(draft.seats[0],) * 5).obstacle(family) is Obstacle.TOO_MANY
    assert replace(draft, typed="ABC").obstacle(family) is Obstacle.BAD_CODE
    assert replace(draft, typed="   ").obstacle(family) is None


def test_a_game_that_has_not_landed_has_no_draft() -> None:
    with pytest.raises(ValueError, match="words_out"):
        first_draft(GAMES[2], _data())


# ---- games and variants --------------------------------------------------------------------------------------------------


def test_two_clicks_are_enough(qtbot: QtBot, page: NewGamePage) -> None:
    agreed = _played(qtbot, page)
    assert agreed.game_id == "yahtzee"
    assert [(seat.profile_id, seat.name, seat.level) for seat in agreed.seats] == [(1, "Léa", None), (None, "Plume", "moyen")]
    assert agreed.code is None
    assert not agreed.coach
    assert dict(agreed.options)["goal"] == 300


def test_enter_plays(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.play):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_games_to_come_are_greyed(page: NewGamePage) -> None:
    late = page.items[2]
    assert not late.isEnabled()
    assert "bientôt" in late.accessibleName()
    _click(late)
    assert _draft(page).game is ONE


def test_another_game_is_opened_and_the_first_remembers(page: NewGamePage) -> None:
    stepper = page.fields.cells["goal"].control
    assert isinstance(stepper, Stepper)
    stepper.setValue(500)
    _click(page.items[1])
    assert _draft(page).game is MANY
    assert page.items[1].isChecked()
    assert not page.items[0].isChecked()
    _click(page.items[0])
    assert _draft(page).values["goal"] == 500


def test_variants_are_cards_only_where_there_are_several(page: NewGamePage) -> None:
    assert page.variants.cards == []
    assert page.variants.title.text() == "jeu yahtzee"
    _click(page.items[1])
    assert [card.text() for card in page.variants.cards] == ["variante normal", "variante long"]
    _click(page.variants.cards[1])
    assert _draft(page).variant.name == "long"
    assert "goal" not in page.fields.cells


def test_arrows_go_through_the_variants(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    page.variants.cards[0].setFocus()
    QTest.keyClick(page.variants.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(page.variants.cards[1], Qt.Key.Key_Space)
    assert _draft(page).variant.name == "long"


# ---- seats ---------------------------------------------------------------------------------------------------------------


def _names(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.seats.rows]


def test_chips_seat_people_and_computers(page: NewGamePage) -> None:
    assert [chip.text() for chip in page.seats.chips] == ["Papi", "Tom", "Convive", "Ordinateur", "Inviter les téléphones"]
    _click(page.seats.chips[0])
    _click(page.seats.chips[-2])
    assert _names(page) == ["Léa", "Plume", "Papi", "Basile"]
    inks = [seat.ink for seat in _draft(page).seats]
    assert len(set(inks)) == 4
    assert inks[2] == 2


def test_a_guest_sits_down_in_one_press_and_is_named_apart(qtbot: QtBot, page: NewGamePage) -> None:
    _click(page.seats.chips[-3])
    _click(page.seats.chips[-3])
    assert _names(page) == ["Léa", "Plume", "Convive", "Convive 2"]
    assert "hors des records" in page.seats.rows[2].about.text()
    assert page.footer.summary.accessibleName().endswith("Convive et Convive 2")
    agreed = _played(qtbot, page)
    assert [(seat.profile_id, seat.name, seat.level) for seat in agreed.seats[2:]] == [
        (None, "Convive", None),
        (None, "Convive 2", None),
    ]
    named = replace(_data(), profiles=(replace(LEA, name="convive"), PAPI))
    page.show_data(named)
    _click(page.seats.chips[-3])
    assert _names(page)[-1] == "Convive 2", "somebody of the family is called so"


def test_a_guest_is_not_awaited_the_next_time() -> None:
    last = Remembered((), (SeatChoice(None, "Convive", 3), SeatChoice(2, "Papi", 2)))
    draft = first_draft(GAMES[1], _data(remembered={"mots_de_tete": last}))
    assert [seat.name for seat in draft.seats] == ["Papi"]


def test_one_press_empties_the_table(page: NewGamePage) -> None:
    _click(page.seats.chips[0])
    _click(page.seats.empty_link)
    assert page.seats.rows == []
    assert not page.seats.empty_link.isEnabled()
    assert not page.footer.button.isEnabled()
    assert page.window().focusWidget() is page.seats.chips[0]


def test_a_game_that_needs_two_says_so_where_one_sits(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    assert "sort" in page.seats.order.text()
    _click(page.seats.rows[1].remove_button)
    assert page.seats.order.text() == page.footer.summary.text() == "Il manque encore 1 joueur."


def test_the_keyboard_fills_the_table(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    page.seats.chips[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.seats.chips[0], Qt.Key.Key_Space)
    assert page.window().focusWidget() is page.seats.chips[0]
    QTest.keyClick(page.seats.chips[0], Qt.Key.Key_Return)
    assert _draft(page).room == 0
    assert page.window().focusWidget() is page.seats.rows[-1]
    assert not any(chip.isEnabled() for chip in page.seats.chips[:-1])
    assert page.seats.room.text() == "table complète"


def test_a_seat_is_left_by_its_cross_and_by_del(page: NewGamePage) -> None:
    _click(page.seats.chips[0])
    _click(page.seats.rows[1].remove_button)
    assert _names(page) == ["Léa", "Papi"]
    page.seats.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.seats.rows[0], Qt.Key.Key_Delete)
    assert _names(page) == ["Papi"]
    assert page.window().focusWidget() is page.seats.rows[0]
    assert "solitaire" in page.seats.order.text()


def test_seats_move_with_alt_and_the_arrows(page: NewGamePage) -> None:
    row = page.seats.rows[0]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert _names(page) == ["Léa", "Plume"]
    QTest.keyClick(row, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert _names(page) == ["Plume", "Léa"]
    assert page.window().focusWidget() is page.seats.rows[1]


def test_seats_move_by_dragging(page: NewGamePage) -> None:
    _click(page.seats.chips[0])
    page.grab()
    rows = page.seats.rows
    start = QPoint(rows[0].width() // 2, rows[0].height() // 2)
    QTest.mousePress(rows[0], Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(rows[0], start + QPoint(0, rows[0].height()))
    QTest.mouseMove(rows[0], start + QPoint(0, 2 * rows[0].height()))
    QTest.mouseRelease(rows[0], Qt.MouseButton.LeftButton, pos=start)
    assert _names(page) == ["Plume", "Papi", "Léa"]


def test_a_level_is_chosen_per_computer(qtbot: QtBot, page: NewGamePage) -> None:
    _click(page.seats.chips[-2])
    _click(page.seats.rows[2].levels.segments[3])
    assert [seat.level for seat in _played(qtbot, page).seats] == [None, "moyen", "parfait"]


def test_seats_are_named_for_the_ear(page: NewGamePage) -> None:
    assert page.seats.rows[0].accessibleName() == "Place 1\u202f: Léa"
    assert page.seats.rows[1].accessibleName() == "Place 2\u202f: Plume, Moyen"
    assert page.seats.chips[0].accessibleName() == "Ajouter Papi"
    assert page.seats.empty.accessibleName() == "Nouveau profil"
    assert page.seats.rows[0].remove_button.accessibleName() == "Retirer Léa"


def test_a_new_profile_sits_down_and_nothing_is_lost(page: NewGamePage) -> None:
    _click(page.fields.coach)
    zoe = ProfileChoice(9, "Zoé", 7)
    page.update_profiles(replace(_data(), profiles=(LEA, PAPI, TOM, zoe)))
    assert _names(page) == ["Léa", "Plume", "Zoé"]
    assert _draft(page).coach


def test_who_wants_the_coach_in_the_profile_has_the_switch_on(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, replace(_data(), profiles=(LEA, replace(PAPI, coach=True), TOM)))
    assert not page.fields.coach.isChecked()
    _click(page.seats.chips[0])
    assert _names(page)[-1] == "Papi"
    assert page.fields.coach.isChecked()
    assert not page.fields.coach.isEnabled()
    assert "Papi" in page.fields.coach.accessibleDescription()
    assert not _draft(page).coach  # it goes with Papi
    _click(page.seats.rows[-1].remove_button)
    assert not page.fields.coach.isChecked()
    assert page.fields.coach.isEnabled()


def test_a_computer_alone_has_no_record_to_beat(page: NewGamePage) -> None:
    _click(page.seats.rows[0].remove_button)
    page.take_draft(replace(_draft(page), seats=_draft(page).seats[:1]))
    assert _draft(page).seats[0].level is not None
    assert "record" not in page.seats.order.text()


def test_without_a_family_the_page_asks_for_a_profile(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, NewGameData(GAMES, ()))
    assert not page.footer.button.isEnabled()
    assert "profil" in page.footer.summary.text()
    with qtbot.waitSignal(page.new_profile):
        _click(page.seats.empty)


# ---- rules of the house ----------------------------------------------------------------------------------------------------


def test_every_kind_of_option_has_its_control(qtbot: QtBot, page: NewGamePage) -> None:
    stepper, segmented, switch = (page.fields.cells[name].control for name in ("goal", "judge", "strict"))
    assert isinstance(stepper, Stepper)
    assert isinstance(segmented, Segmented)
    assert isinstance(switch, Switch)
    assert [control.accessibleName() for control in (stepper, switch)] == ["option goal", "option strict"]
    stepper.setFocus()
    QTest.keyClick(stepper, Qt.Key.Key_Up)
    _click(segmented.segments[1])
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    page.fields.coach.setFocus()
    QTest.keyClick(page.fields.coach, Qt.Key.Key_Space)
    agreed = _played(qtbot, page)
    assert dict(agreed.options) == {"mode": "normal", "goal": 350, "judge": "table", "strict": True}
    assert agreed.coach


def test_what_suits_four_people_better_is_offered_and_taken_by_a_press(page: NewGamePage) -> None:
    better = page.fields.cells["goal"].better
    assert better.isHidden()
    for _ in range(2):
        _click(page.seats.chips[-2])
    assert len(_draft(page).seats) == 4
    assert _draft(page).values["goal"] == 300, "offered, not taken"
    assert better.isVisible()
    _click(better)
    assert _draft(page).values["goal"] == 250
    assert better.isHidden()


def test_the_wheel_turns_only_the_number_that_one_writes_on(page: NewGamePage) -> None:
    stepper = page.fields.cells["goal"].control
    assert isinstance(stepper, Stepper)

    def turn() -> None:
        middle = QPointF(stepper.rect().center())
        place = QPointF(stepper.mapToGlobal(middle.toPoint()))
        event = QWheelEvent(
            middle, place, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(stepper, event)

    page.footer.button.setFocus()
    turn()
    assert _draft(page).values["goal"] == 300
    stepper.setFocus()
    turn()
    assert _draft(page).values["goal"] == 350


def test_a_number_is_typed_over_another(qtbot: QtBot, page: NewGamePage) -> None:
    """While it is typed nothing is put into the field; then it stands as it was typed, and − and + go on from it."""
    stepper = page.fields.cells["goal"].control
    assert isinstance(stepper, Stepper)
    stepper.setFocus()
    stepper.selectAll()
    qtbot.keyClicks(stepper, "420")
    assert stepper.lineEdit().text() == "420"
    assert _draft(page).values["goal"] == 420
    qtbot.keyClick(stepper, Qt.Key.Key_Tab)
    assert stepper.value() == 420
    assert _played(qtbot, page).options == tuple(
        sorted({"goal": 420, "judge": "arbitre", "mode": "normal", "strict": False}.items())
    )
    stepper.setFocus()
    stepper.stepBy(1)
    assert _draft(page).values["goal"] == stepper.value() == 470


def test_what_means_nothing_is_not_summed_up(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    timed = Number("goal", least=50, most=1000, default=300, step=50, only_with="strict")
    game = replace(ONE, fields=(timed, *ONE.fields[1:]))
    data = replace(_data(), games=(GameChoice(GAMES[0].entry, lambda: game),))
    page = _page(qtbot, window, theme, data)
    assert page.footer.summary.accessibleName() == "jeu yahtzee · Léa et Plume (moyen)"
    _click(page.fields.cells["strict"].control)
    assert page.footer.summary.accessibleName().startswith("jeu yahtzee · goal 300 · strict True")


def test_the_summary_says_what_is_not_as_usual(page: NewGamePage) -> None:
    assert page.footer.summary.accessibleName() == "jeu yahtzee · goal 300 · Léa et Plume (moyen)"
    switch = page.fields.cells["strict"].control
    _click(switch)
    assert "strict True" in page.footer.summary.accessibleName()


def test_remembered_rules_are_said_to_be(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    last = Remembered((("goal", 100),), (SeatChoice(3, "Tom", 1),))
    page = _page(qtbot, window, theme, _data(remembered={"yahtzee": last}))
    assert not page.fields.kept.isHidden()
    assert _names(page) == ["Tom"]
    _click(page.items[1])
    assert page.fields.kept.isHidden()


def test_tab_goes_through_the_page_as_the_eye_does(page: NewGamePage) -> None:
    _click(page.seats.chips[0])
    page.bar.back_button.setFocus(Qt.FocusReason.TabFocusReason)
    window = page.window()
    seen: list[QWidget] = [page.bar.back_button]
    while True:
        stop = window.focusWidget()
        assert stop is not None
        QTest.keyClick(stop, Qt.Key.Key_Tab)
        after = window.focusWidget()
        if after is seen[0] or after is None:
            break
        assert after not in seen, "nothing is gone through twice"
        seen.append(after)
    rows, chips = page.seats.rows, page.seats.chips
    wanted = [
        page.items[0], page.seats.empty_link, page.seats.empty, chips[0], rows[0], rows[1], rows[1].remove_button, rows[2],
        page.fields.cells["goal"].control, page.fields.coach, page.footer.code, page.footer.button,
    ]  # fmt: skip
    places = [seen.index(stop) for stop in wanted]
    assert places == sorted(places)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    assert window.focusWidget() is seen[-1]


# ---- the code --------------------------------------------------------------------------------------------------------------


def test_a_good_code_is_taken_in_its_one_spelling(qtbot: QtBot, page: NewGamePage) -> None:
    code = make_code(bytes(range(8)))
    QTest.keyClicks(page.footer.code, code.lower().replace("-", " "))
    assert "records" in page.footer.code_note.text()
    assert _played(qtbot, page).code == code


def test_a_wrong_code_is_explained_and_stops_the_game(page: NewGamePage) -> None:
    code = make_code(bytes(range(8)))
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    page.footer.code.setText(wrong)
    assert "fausse" in page.footer.code_note.text()
    assert page.footer.code.accessibleDescription() == page.footer.code_note.text()
    assert not page.footer.button.isEnabled()
    assert page.footer.button.accessibleDescription() == page.footer.summary.text()
    QTest.keyClick(page, Qt.Key.Key_Return)
    page.footer.code.clear()
    assert page.footer.button.isEnabled()


@pytest.mark.parametrize(
    "change",
    [
        lambda page: _click(page.seats.chips[0]),
        lambda page: _click(page.seats.chips[-2]),
        lambda page: _click(page.seats.rows[1].remove_button),
        lambda page: page.fields.cells["goal"].control.stepUp(),
        lambda page: _click(page.fields.cells["strict"].control),
        lambda page: _click(page.fields.coach),
        lambda page: page.seats.rows[1].level_chosen.emit("fort"),
        lambda page: page.seats.rows[0].step_wanted.emit(1),
        lambda page: _click(page.items[1]),
        lambda page: page.update_profiles(replace(_data(), profiles=(LEA, PAPI, TOM, ProfileChoice(4, "Zoé", 4)))),
        lambda page: page.retranslate(),
    ],
)
def test_the_code_that_is_shown_is_played_whatever_is_changed_after_it(
    qtbot: QtBot, page: NewGamePage, change: Callable[[NewGamePage], object]
) -> None:
    code = make_code(bytes(range(13)))
    page.footer.code.setText(code)
    change(page)
    assert page.footer.code.text() == code
    assert "reconnu" in page.footer.code_note.text()
    assert _played(qtbot, page).code == code


def test_the_example_of_a_code_is_one(page: NewGamePage) -> None:
    assert read_code(page.footer.code.placeholderText()) == page.footer.code.placeholderText()


def test_a_word_is_mixed_into_dice_that_the_program_draws(qtbot: QtBot, page: NewGamePage) -> None:
    _click(page.fields.own_word)
    assert _played(qtbot, page).own_word
    page.footer.code.setText(make_code(bytes(range(13))))
    assert not page.fields.own_word.isEnabled()
    assert not page.fields.own_word.isChecked()
    assert not _played(qtbot, page).own_word
    page.footer.code.clear()
    assert page.fields.own_word.isChecked()


def test_the_code_stays_when_another_game_is_chosen(page: NewGamePage) -> None:
    page.footer.code.setText("ABC")
    _click(page.items[1])
    assert _draft(page).typed == "ABC"
    assert not page.footer.button.isEnabled()


# ---- the bar, the theme, the language -----------------------------------------------------------------------------------------


def test_the_bar_and_the_keys_lead_elsewhere(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.back):
        _click(page.bar.back_button)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.rules) as caught:
        QTest.keyClick(page, Qt.Key.Key_F1)
    assert caught.args == ["yahtzee"]
    with qtbot.waitSignal(page.rules):
        _click(page.variants.link)
    with qtbot.waitSignal(page.settings):
        _click(page._settings_button)


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 800), 1.5), ((3840, 2160), 1.0)])
def test_the_button_is_always_in_sight(
    qtbot: QtBot, window: QWidget, theme: Theme, theme_name: str, size: tuple[int, int], scale: float
) -> None:
    width, height = size
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    theme.use(theme_name)
    theme.set_text_scale(scale)
    theme.fit(width, height)
    window.resize(width, height)
    page.resize(width, height)
    page.grab()
    button = page.footer.button
    corner = button.mapTo(page, QPoint(button.width(), button.height()))
    assert corner.x() <= page.width() <= width
    assert corner.y() <= page.height() <= height


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("guide", ["Partie guidée", "Première fois ? Partie guidée"])
def test_the_links_beside_the_first_heading_are_whole(
    qtbot: QtBot, window: QWidget, theme: Theme, scale: float, guide: str
) -> None:
    page = _page(qtbot, window, theme, _data("yahtzee_mots"))
    theme.set_text_scale(scale)
    theme.fit(1024, 640)
    window.resize(1024, 640)
    page.resize(1024, 640)
    section = page.variants
    section.first_time.setText(guide)
    page.grab()
    for link in (section.first_time, section.link):
        assert link.width() >= link.sizeHint().width()
        assert link.visibleRegion().boundingRect() == link.rect()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.entry.id)
@pytest.mark.parametrize("size", [(1264, 740), (1024, 640)])
def test_no_seat_is_wider_than_the_page(
    qtbot: QtBot, window: QWidget, theme: Theme, game: GameChoice, size: tuple[int, int]
) -> None:
    page = _page(qtbot, window, theme, _data(game.entry.id))
    theme.fit(*size)
    window.resize(*size)
    page.resize(*size)
    for level in ("debutant", "moyen"):
        page.take_draft(_draft(page).emptied().seated(LEA).with_computer(level).with_computer(level))
        for _ in range(3):
            QCoreApplication.processEvents()
        page.grab()
        assert page.sheet.content.minimumSizeHint().width() <= page.sheet.viewport().width()


def test_every_control_has_a_name(page: NewGamePage) -> None:
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible() and widget.metaObject().className() != "ThinBar":
            named = widget.accessibleName() or (widget.property("text") or "")
            parent = widget.parentWidget()
            inside = parent is not None and parent.accessibleName()
            assert named or inside or widget is page.games or widget is page.sheet, widget
