"""The new game page by mouse and by keyboard: games, variants, seats, rules of the house, the code, what is agreed in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.glance import controls
from ludogite.cli.screenshots import staged
from ludogite.core.gamecode import make_code, read_code
from ludogite.games.blank.game import GAME as BLANK
from ludogite.games.catalog import GameEntry
from ludogite.games.game import Field, Flag, Game, Number, OneOf, Variant
from ludogite.services.new_game import (
    GameChoice,
    GameDraft,
    GameSetup,
    NewGameData,
    ProfileChoice,
    Remembered,
    SeatChoice,
    first_draft,
    inked,
)
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.new_game_bench import Bench, Chip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HouseMenu, Segmented, Stepper, Switch
from tests.ui import probes

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

    def variant_brief(self, game: Game, variant: Variant) -> str:
        return ""

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
    return page


def _data(chosen: str = "yahtzee", remembered: dict[str, Remembered] | None = None) -> NewGameData:
    return NewGameData(GAMES, (LEA, PAPI, TOM), remembered or {}, chosen)


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, theme: Theme) -> NewGamePage:
    return _page(qtbot, window, theme, _data())


@pytest.fixture
def unfolded(page: NewGamePage) -> NewGamePage:
    page.unfold()
    page.footer.more_button.click()
    return page


def _chip(page: NewGamePage, name: str) -> Chip:
    return next(chip for chip in page.seats.chips if chip.text() == name)


def _draft(page: NewGamePage) -> GameDraft:
    assert page.draft is not None
    return page.draft


def _click(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
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


def test_whoever_is_missing_is_seated() -> None:
    draft = first_draft(GAMES[1], _data())
    family = (LEA, PAPI, TOM)

    def seated(draft: GameDraft, profiles: tuple[ProfileChoice, ...] = family) -> list[tuple[int | None, str | None]]:
        return [(seat.profile_id, seat.level) for seat in draft.completed(profiles).seats]

    assert draft.completed(family) == draft
    assert seated(draft.emptied(), ()) == [(None, None), (None, "debutant")]
    assert seated(draft.emptied()) == [(None, None), (None, "moyen")]
    assert seated(draft.emptied(), (PAPI,)) == [(2, None), (None, "moyen")], "the only one of the house"
    assert seated(draft.without(1)) == [(1, None), (None, "moyen")]
    assert seated(draft.without(0)) == [(None, None), (None, "moyen")], "computer players alone are no game"
    full = draft.emptied().with_computer("fort").with_computer("fort").with_computer("fort").with_computer("fort")
    assert seated(full)[0] == (None, None)
    assert len(seated(full)) == 4
    assert len(replace(draft, seats=(draft.seats[0],) * 5).completed(family).seats) == 4


def test_a_fresh_house_may_play_at_once() -> None:
    draft = first_draft(GAMES[0], NewGameData(GAMES, ()))
    assert [(seat.profile_id, seat.level) for seat in draft.seats] == [(None, None), (None, "debutant")]


def test_guests_of_a_house_without_a_family_come_back_under_their_names() -> None:
    last = Remembered((), (SeatChoice(None, "Nico", 3), SeatChoice(None, "", 1, "fort")))
    draft = first_draft(GAMES[0], NewGameData(GAMES, (), {"yahtzee": last}))
    assert [(seat.name, seat.level) for seat in draft.seats] == [("Nico", None), ("", "fort")]


def test_a_table_whose_last_people_were_put_away_can_be_played() -> None:
    last = Remembered((), (SeatChoice(99, "Parti", 3), SeatChoice(None, "", 1, "fort")))
    draft = first_draft(GAMES[1], _data(remembered={"mots_de_tete": last}))
    assert [(seat.name, seat.level) for seat in draft.seats] == [("Léa", None), ("", "fort")]


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
    late = page.games.items[2]
    assert not late.isEnabled()
    assert "bientôt" in late.accessibleName()
    _click(late)
    assert _draft(page).game is ONE


def test_another_game_is_opened_and_the_first_remembers(unfolded: NewGamePage) -> None:
    page = unfolded
    stepper = page.fields.cells["goal"].control
    assert isinstance(stepper, Stepper)
    stepper.setValue(500)
    _click(page.games.items[1])
    assert _draft(page).game is MANY
    assert page.games.items[1].isChecked()
    assert not page.games.items[0].isChecked()
    _click(page.games.items[0])
    assert _draft(page).values["goal"] == 500


def test_variants_are_cards_only_where_there_are_several(unfolded: NewGamePage) -> None:
    page = unfolded
    assert page.variants.cards == []
    assert page.title.text() == "jeu yahtzee"
    _click(page.games.items[1])
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
    return [place.medallion.text() for place in page.seats.places]


def test_chips_seat_people_and_computers(page: NewGamePage) -> None:
    assert [chip.text() for chip in page.seats.chips] == ["Léa", "Papi", "Tom", "Convive", "Ordinateur", "Téléphones"]
    _click(_chip(page, "Papi"))
    _click(_chip(page, "Ordinateur"))
    assert _names(page) == ["Léa", "Plume", "Papi", "Basile"]
    inks = [seat.ink for seat in _draft(page).seats]
    assert len(set(inks)) == 4
    assert inks[2] == 2


def test_a_second_press_lets_somebody_stand_up_again_and_nothing_has_moved(page: NewGamePage) -> None:
    places = [chip.geometry() for chip in page.seats.chips]
    _click(_chip(page, "Papi"))
    assert _names(page) == ["Léa", "Plume", "Papi"]
    assert [chip.geometry() for chip in page.seats.chips] == places
    _click(_chip(page, "Papi"))
    assert _names(page) == ["Léa", "Plume"]


def test_a_name_is_typed_on_the_felt_and_played(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, NewGameData(GAMES, ()))
    field = page.seats.places[0].name_field
    assert field.text() == "Toi"
    assert page.window().focusWidget() is field
    QTest.keyClicks(field, "Nico")
    assert _names(page)[0] == field.text() == "Nico"
    with qtbot.waitSignal(page.play) as caught:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert [(seat.name, seat.level) for seat in caught.args[0].seats] == [("Nico", None), ("Pépin", "debutant")]


def test_two_people_at_a_table_have_two_names(page: NewGamePage) -> None:
    _click(_chip(page, "Convive"))
    QTest.keyClicks(page.seats.places[2].name_field, "x")
    page.take_draft(_draft(page).named(2, " léa "))
    assert page.seats.names()[2] == "léa 2"


def test_a_guest_sits_down_in_one_press_and_is_named_apart(qtbot: QtBot, page: NewGamePage) -> None:
    _click(_chip(page, "Convive"))
    _click(_chip(page, "Convive"))
    assert _names(page) == ["Léa", "Plume", "Convive", "Convive 2"]
    assert "hors des records" in page.seats.places[2].medallion.accessibleDescription()
    assert page.footer.button.accessibleDescription().endswith("Convive et Convive 2")
    agreed = _played(qtbot, page)
    assert [(seat.profile_id, seat.name, seat.level) for seat in agreed.seats[2:]] == [
        (None, "Convive", None),
        (None, "Convive 2", None),
    ]
    named = replace(_data(), profiles=(replace(LEA, name="convive"), PAPI))
    page.show_data(named)
    _click(_chip(page, "Convive"))
    assert _names(page)[-1] == "Convive 2", "somebody of the family is called so"


def test_a_guest_is_not_awaited_the_next_time() -> None:
    last = Remembered((), (SeatChoice(None, "Convive", 3), SeatChoice(2, "Papi", 2)))
    draft = first_draft(GAMES[1], _data(remembered={"mots_de_tete": last}))
    assert [(seat.name, seat.level) for seat in draft.seats] == [("Papi", None), ("", "moyen")], "the game needs two"


def test_one_press_empties_the_table(qtbot: QtBot, unfolded: NewGamePage) -> None:
    page = unfolded
    _click(_chip(page, "Papi"))
    _click(page.more.empty_link)
    assert page.seats.places == []
    assert page.more.empty_link.isHidden(), "an empty table is not offered to be emptied"
    assert page.footer.button.isEnabled()
    assert [(seat.name, seat.level) for seat in _played(qtbot, page).seats] == [("Convive", None)]


def test_a_game_that_needs_two_says_who_comes_where_one_sits(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    assert "sort" in page.seats.order.text()
    _offered(page, 1)["Se lever"].trigger()
    assert page.seats.order.text() == "Avec Plume, dès que tu joues."
    assert [seat.name for seat in _played(qtbot, page).seats] == ["Léa", "Plume"]


def test_the_keyboard_fills_the_table(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    computer = _chip(page, "Ordinateur")
    computer.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Space)
    assert page.window().focusWidget() is computer
    assert [seat.level for seat in _draft(page).seats] == [None, "moyen", "moyen", "moyen"]
    assert page.seats.order.text() == "La table est complète."
    _click(_chip(page, "Papi"))
    assert [seat.name for seat in _draft(page).seats] == ["Léa", "", "", "Papi"], "somebody of the family takes a computer’s place"
    assert "sort" in page.seats.order.text()


def test_a_seat_is_left_by_a_press_and_by_del(page: NewGamePage) -> None:
    _click(_chip(page, "Papi"))
    _offered(page, 1)["Se lever"].trigger()
    assert _names(page) == ["Léa", "Papi"]
    page.seats.places[0].medallion.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.seats.places[0].medallion, Qt.Key.Key_Delete)
    assert _names(page) == ["Papi"]
    assert page.window().focusWidget() is page.seats.places[0].medallion
    assert "solitaire" in page.seats.order.text()


def test_seats_move_with_alt_and_the_arrows(page: NewGamePage) -> None:
    row = page.seats.places[0].medallion
    row.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert _names(page) == ["Léa", "Plume"]
    QTest.keyClick(row, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert _names(page) == ["Plume", "Léa"]
    assert page.window().focusWidget() is page.seats.places[1].medallion


def test_seats_move_by_dragging(page: NewGamePage) -> None:
    _click(_chip(page, "Papi"))
    page.grab()
    first, pitch = page.seats.places[0].medallion, page.seats.places[1].medallion.x() - page.seats.places[0].medallion.x()
    start = first.rect().center()
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(first, start + QPoint(pitch, 0))
    QTest.mouseMove(first, start + QPoint(2 * pitch, 0))
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=start)
    assert _names(page) == ["Plume", "Papi", "Léa"]


def test_a_level_is_chosen_per_computer(qtbot: QtBot, page: NewGamePage) -> None:
    _click(_chip(page, "Ordinateur"))
    person = page.seats.places[2].medallion
    levels = _offered(page, 2)
    assert [text for text, action in levels.items() if action.isCheckable()] == ["Debutant", "Moyen", "Fort", "Parfait"]
    assert [text for text, action in levels.items() if action.isChecked()] == ["Moyen"]
    levels["Fort"].trigger()
    assert _names(page)[2] == "Malice", "who plays so"
    assert (person.choice, person.dots) == ("fort", 3)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(person, key)
    QTest.keyClick(page.seats.places[1].medallion, Qt.Key.Key_Down)
    assert [seat.level for seat in _played(qtbot, page).seats] == [None, "debutant", "debutant"]


def _offered(page: NewGamePage, place: int) -> dict[str, QAction]:
    """Press a medallion, and give what its menu offers."""
    _click(page.seats.places[place].medallion)
    menu = page.seats.findChildren(HouseMenu)[-1]
    assert menu.isVisible()
    menu.hide()
    return {action.text(): action for action in menu.actions()}


def test_a_press_offers_all_that_there_is_to_do_with_a_seat(page: NewGamePage) -> None:
    for name in ("Convive", "Convive", "Papi"):
        _click(_chip(page, name))
    assert [bool(place.name_field.isVisible()) for place in page.seats.places] == [False, False, False, True, False]
    offered = _offered(page, 2)
    assert [text for text in offered if text] == ["Changer de nom", "Jouer plus tôt", "Jouer plus tard", "Se lever"]
    offered["Changer de nom"].trigger()
    assert page.window().focusWidget() is page.seats.places[2].name_field
    QTest.keyClicks(page.seats.places[2].name_field, "Nico")
    assert _names(page) == ["Léa", "Plume", "Nico", "Convive", "Papi"]
    page.setFocus()
    _offered(page, 2)["Jouer plus tôt"].trigger()
    assert _names(page) == ["Léa", "Nico", "Plume", "Convive", "Papi"]
    _click(page.seats.places[4].medallion)
    assert _names(page) == ["Léa", "Nico", "Plume", "Convive"], "somebody of the family stands up at once"


def test_seats_are_named_for_the_ear(unfolded: NewGamePage) -> None:
    page = unfolded
    assert page.seats.places[0].medallion.accessibleName() == "Place 1\u202f: Léa"
    assert page.seats.places[1].medallion.accessibleName() == "Place 2\u202f: Plume, moyen"
    assert _chip(page, "Papi").accessibleName() == "Ajouter Papi"
    assert _chip(page, "Léa").accessibleName() == "Léa se lève"
    assert page.more.profile_link.text() == "Nouveau profil"
    assert page.fold.accessibleName() == "Règles de la maison, comme sur la feuille"


def test_a_new_profile_sits_down_and_nothing_is_lost(unfolded: NewGamePage) -> None:
    page = unfolded
    _click(page.fields.coach)
    zoe = ProfileChoice(9, "Zoé", 7)
    page.update_profiles(replace(_data(), profiles=(LEA, PAPI, TOM, zoe)))
    assert _names(page) == ["Léa", "Plume", "Zoé"]
    assert _draft(page).coach


def test_the_first_profile_takes_the_place_of_the_guest(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, NewGameData(GAMES, ()))
    page.update_profiles(NewGameData(GAMES, (LEA,)))
    assert [(seat.profile_id, seat.level) for seat in _draft(page).seats] == [(1, None), (None, "debutant")]


def test_who_wants_the_coach_in_the_profile_has_the_switch_on(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, replace(_data(), profiles=(LEA, replace(PAPI, coach=True), TOM)))
    page.unfold()
    assert not page.fields.coach.isChecked()
    _click(_chip(page, "Papi"))
    assert _names(page)[-1] == "Papi"
    assert page.fields.coach.isChecked()
    assert not page.fields.coach.isEnabled()
    assert "Papi" in page.fields.coach.accessibleDescription()
    assert not _draft(page).coach  # it goes with Papi
    _click(page.seats.places[-1].medallion)
    assert not page.fields.coach.isChecked()
    assert page.fields.coach.isEnabled()


def test_a_computer_alone_has_no_record_to_beat(page: NewGamePage) -> None:
    _click(page.seats.places[0].medallion)
    page.take_draft(replace(_draft(page), seats=_draft(page).seats[:1]))
    assert _draft(page).seats[0].level is not None
    assert "record" not in page.seats.order.text()


def test_without_a_family_a_guest_and_a_beginner_sit_already(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, NewGameData(GAMES, ()))
    assert [seat.level for seat in _draft(page).seats] == [None, "debutant"]
    assert page.seats.names() == ["Toi", "Pépin"]
    with qtbot.waitSignal(page.new_profile):
        _click(_chip(page, "Ma famille"))
    assert [(seat.name, seat.level) for seat in _played(qtbot, page).seats] == [("Toi", None), ("Pépin", "debutant")]


def test_the_guided_game_is_offered_once_in_the_first_game_of_a_kind(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data())
    page.footer.more_button.click()
    assert page.lesson_line.isVisible()
    assert page.more.lesson_link.isHidden()
    with qtbot.waitSignal(page.lesson):
        _click(page.lesson_line.button)
    page.show_data(replace(_data(), finished=frozenset({"yahtzee"})))
    assert not page.lesson_line.isVisible()
    with qtbot.waitSignal(page.lesson):
        _click(page.more.lesson_link)


# ---- rules of the house ----------------------------------------------------------------------------------------------------


def test_every_kind_of_option_has_its_control(qtbot: QtBot, unfolded: NewGamePage) -> None:
    page = unfolded
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


def test_what_suits_four_people_better_is_offered_and_taken_by_a_press(unfolded: NewGamePage) -> None:
    page = unfolded
    better = page.fields.cells["goal"].better
    assert better.isHidden()
    for _ in range(2):
        _click(_chip(page, "Ordinateur"))
    assert len(_draft(page).seats) == 4
    assert _draft(page).values["goal"] == 300, "offered, not taken"
    assert better.isVisible()
    _click(better)
    assert _draft(page).values["goal"] == 250
    assert better.isHidden()


def test_the_wheel_turns_only_the_number_that_one_writes_on(unfolded: NewGamePage) -> None:
    page = unfolded
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


def test_a_number_is_typed_over_another(qtbot: QtBot, unfolded: NewGamePage) -> None:
    """While it is typed nothing is put into the field; then it stands as it was typed, and − and + go on from it."""
    page = unfolded
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
    page.unfold()
    assert page.footer.button.accessibleDescription() == "jeu yahtzee. Léa et Plume (moyen)"
    _click(page.fields.cells["strict"].control)
    assert page.footer.button.accessibleDescription().startswith("jeu yahtzee · goal 300 · strict True")


def test_the_summary_says_what_is_not_as_usual(unfolded: NewGamePage) -> None:
    page = unfolded
    assert page.footer.button.accessibleDescription() == "jeu yahtzee · goal 300. Léa et Plume (moyen)"
    switch = page.fields.cells["strict"].control
    _click(switch)
    assert "strict True" in page.footer.button.accessibleDescription()


def test_the_line_of_the_rules_counts_what_is_not_as_on_the_sheet(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    last = Remembered((("goal", 100),), (SeatChoice(3, "Tom", 1),))
    page = _page(qtbot, window, theme, _data(remembered={"yahtzee": last}))
    assert page.fold.accessibleName().endswith(", 1 changement")
    assert _names(page) == ["Tom"]
    page.unfold()
    _click(page.fields.cells["strict"].control)
    _click(page.fields.coach)
    assert page.fold.accessibleName().endswith(", 3 changements")
    _click(page.games.items[1])
    assert page.fold.accessibleName().endswith("comme sur la feuille")


def test_a_glance_is_enough(qtbot: QtBot, window: QWidget, theme: Theme) -> None:
    page = _page(qtbot, window, theme, _data("mots_de_tete"))
    assert page.fields.isHidden()
    assert page.more.isHidden()
    for size, seats in (((1280, 800), 4), ((1024, 640), 4), ((1280, 800), 8), ((1024, 640), 8)):
        _click(page.games.items[0 if seats == 8 else 1])
        theme.fit(*size)
        window.resize(*size)
        page.resize(*size)
        draft = _draft(page).emptied().seated(LEA).seated(PAPI).seated(TOM)
        while len(draft.seats) < seats:
            draft = draft.with_computer("debutant")
        page.take_draft(draft)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert page.sheet.verticalScrollBar().maximum() == 0, (size, seats)
        assert len(controls(page)) <= 20, (size, seats)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_full_table_asks_for_twenty_presses_at_most(qapp: QApplication, size: tuple[int, int]) -> None:
    """What the measure of all pages counts: everything that can be pressed or written in, before anything is unfolded."""
    with staged("new-game", size=size, theme="papier", lang="fr", seed="1") as house:
        page = house.window.page
        assert isinstance(page, NewGamePage)
        for item, people in product(page.games.items, (2, 3, 5)):
            item.click()
            draft = _draft(page).emptied()
            for profile in page.profiles[: min(people, draft.room)]:
                draft = draft.seated(profile)
            while draft.room > 0:
                draft = draft.with_computer("debutant")
            page.take_draft(draft)
            for _ in range(4):
                QCoreApplication.processEvents()
            assert len(controls(page)) <= 20, [one.accessibleName() for one in controls(page)]
            assert page.sheet.verticalScrollBar().maximum() == 0


def test_the_name_of_the_eighth_guest_is_whole_where_it_is_written(qapp: QApplication) -> None:
    with staged("new-game", size=(1024, 640), theme="papier", lang="fr", seed="1") as house:
        page = house.window.page
        assert isinstance(page, NewGamePage)
        page.games.items[0].click()
        page.take_draft(_draft(page).emptied())
        while _draft(page).room:
            _click(_chip(page, "Convive"))
        for _ in range(4):
            QCoreApplication.processEvents()
        field = next(place.name_field for place in page.seats.places if place.name_field.isVisible())
        assert field.text() == "Convive 8"
        ends = [field.cursorRect()]
        field.setCursorPosition(len(field.text()))
        ends.append(field.cursorRect())
        assert ends[1].left() - ends[0].left() >= QFontMetrics(field.font()).horizontalAdvance(field.text()), "it is not scrolled"


def test_three_ways_to_play_stand_side_by_side_where_their_names_fit(qapp: QApplication) -> None:
    with staged("new-game", size=(1280, 800), theme="papier", lang="en", seed="1") as house:
        page = house.window.page
        assert isinstance(page, NewGamePage)
        page.games.items[3].click()
        for _ in range(4):
            QCoreApplication.processEvents()
        assert len(page.variants.cards) == 3
        assert len({card.y() for card in page.variants.cards}) == 1
        assert page.sheet.verticalScrollBar().maximum() == 0


def test_tab_goes_through_the_page_as_the_eye_does(unfolded: NewGamePage) -> None:
    page = unfolded
    _click(_chip(page, "Papi"))
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
    places, chips = page.seats.places, page.seats.chips
    wanted = [
        page.games.items[0], places[0].medallion, places[1].medallion, places[2].medallion, page.seats.felt.free,
        chips[0], page.fold, page.fields.cells["goal"].control, page.fields.coach, page.more.code,
        page.footer.more_button, page.footer.button,
    ]  # fmt: skip
    order = [seen.index(stop) for stop in wanted]
    assert order == sorted(order)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    assert window.focusWidget() is seen[-1]


# ---- the code --------------------------------------------------------------------------------------------------------------


def test_a_good_code_is_taken_in_its_one_spelling(qtbot: QtBot, unfolded: NewGamePage) -> None:
    page = unfolded
    code = make_code(bytes(range(8)))
    QTest.keyClicks(page.more.code, code.lower().replace("-", " "))
    assert "records" in page.more.code_note.text()
    assert _played(qtbot, page).code == code


def test_a_wrong_code_is_explained_and_stops_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    code = make_code(bytes(range(8)))
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    page.more.code.setText(wrong)
    assert page.more.isVisible()
    assert "fausse" in page.more.code_note.text()
    assert page.more.code.accessibleDescription() == page.more.code_note.text()
    with qtbot.assertNotEmitted(page.play):
        QTest.keyClick(page, Qt.Key.Key_Return)
        _click(page.footer.button)
    assert page.window().focusWidget() is page.more.code, "there it is to be mended"
    page.more.code.clear()
    _played(qtbot, page)


@pytest.mark.parametrize(
    "change",
    [
        lambda page: _click(_chip(page, "Papi")),
        lambda page: _click(_chip(page, "Ordinateur")),
        lambda page: _click(page.seats.places[0].medallion),
        lambda page: page.fields.cells["goal"].control.stepUp(),
        lambda page: _click(page.fields.cells["strict"].control),
        lambda page: _click(page.fields.coach),
        lambda page: page.seats.places[1].medallion.stepped.emit(1),
        lambda page: page.seats.places[0].medallion.step_wanted.emit(1),
        lambda page: _click(page.games.items[1]),
        lambda page: page.update_profiles(replace(_data(), profiles=(LEA, PAPI, TOM, ProfileChoice(4, "Zoé", 4)))),
        lambda page: page.retranslate(),
    ],
)
def test_the_code_that_is_shown_is_played_whatever_is_changed_after_it(
    qtbot: QtBot, unfolded: NewGamePage, change: Callable[[NewGamePage], object]
) -> None:
    page = unfolded
    code = make_code(bytes(range(13)))
    page.more.code.setText(code)
    change(page)
    assert page.more.code.text() == code
    assert "reconnu" in page.more.code_note.text()
    assert _played(qtbot, page).code == code


def test_the_example_of_a_code_is_one(page: NewGamePage) -> None:
    assert read_code(page.more.code.placeholderText()) == page.more.code.placeholderText()


def test_a_word_is_mixed_into_dice_that_the_program_draws(qtbot: QtBot, unfolded: NewGamePage) -> None:
    page = unfolded
    _click(page.more.own_word)
    assert _played(qtbot, page).own_word
    page.more.code.setText(make_code(bytes(range(13))))
    assert not page.more.own_word.isEnabled()
    assert not page.more.own_word.isChecked()
    assert not _played(qtbot, page).own_word
    page.more.code.clear()
    assert page.more.own_word.isChecked()


def test_the_code_stays_when_another_game_is_chosen(page: NewGamePage) -> None:
    page.more.code.setText("ABC")
    _click(page.games.items[1])
    assert _draft(page).typed == "ABC"
    assert page.more.code.text() == "ABC"


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
        _click(page._rules_button)
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


def test_every_control_has_a_name(unfolded: NewGamePage) -> None:
    page = unfolded
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible() and widget.metaObject().className() != "ThinBar":
            named = widget.accessibleName() or (widget.property("text") or "")
            parent = widget.parentWidget()
            inside = parent is not None and parent.accessibleName()
            assert named or inside or widget is page.games.scroll or widget is page.sheet, widget


def test_names_on_a_full_bench_are_whole(window: QWidget, theme: Theme) -> None:
    theme.fit(1024, 640)
    bench = Bench(theme, window)
    bench.take([Chip(theme, number, name, "", bench) for number, name in enumerate(("Léa", "Téléphones") * 4, 1)])
    bench.resize(560, 150)
    with probes.cut_short() as cut:
        bench.grab()
    assert cut == set()
