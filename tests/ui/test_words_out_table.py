from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.clock import VirtualClock
from ludogite.games.setup import reader
from ludogite.games.words_out.cards import Kind, text, value
from ludogite.games.words_out.game import deck
from ludogite.games.words_out.moves import Bin, Cashed, Claim, DealEnded, Decline, Laid, Pass, Place, Silence
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.game_session import AnyLocalSession, ReplaySession, SeatInfo
from ludogite.ui.flow import press_guard
from ludogite.ui.flow.step_queue import TELL
from ludogite.ui.games.words_out import GAME_UI
from ludogite.ui.games.words_out import table as words_out_table
from ludogite.ui.games.words_out.action_texts import DealWon, actions, places
from ludogite.ui.games.words_out.card import paint_card
from ludogite.ui.games.words_out.card_fan import HandView
from ludogite.ui.games.words_out.cards_model import CardsModel, Face, ShownCard
from ludogite.ui.games.words_out.lane import Lane, LaneShow, Tag
from ludogite.ui.games.words_out.round import Piles, PileShow
from ludogite.ui.games.words_out.scenes import LyingCard
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.interlude import Interlude, Ranking
from ludogite.ui.screen.stage import WATCHED_MS
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.words_out_play import FAMILY, RESOURCES, bots, make_table, play_move, play_until, simple_move

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., AnyScreen]


def busy(screen: AnyScreen) -> bool:
    return screen.flow.busy


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Opener:
    """Open a screen on a table, shown and active."""

    def sit_down(table: AnyLocalSession, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = words_out_table.make_screen(theme, table)
        screen.resize(*size)
        qtbot.addWidget(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    return sit_down


def test_cards_grow_with_their_rows(sit: Opener, theme: Theme) -> None:
    screen = sit(make_table(bots(FAMILY[:2], besides=0)))  # no curtain before the rows
    wide = []
    for size in ((1024, 640), (900, 1200)):
        theme.fit(*size)
        screen.resize(size[0], size[1] - 48)
        QApplication.processEvents()
        wide.append(screen.table.lanes[0].card_width())
    assert wide[0] < theme.px(70) < wide[1] == theme.px(96)


def key(qtbot: QtBot, pressed: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, pressed)


def let_others_play(table: AnyLocalSession, seat: int) -> None:
    """Play for the computer players until a seat is asked or the game is over."""
    while table.requests() and table.requests()[0].request.seat != seat:
        play_move(table)


def card_centre(screen: AnyScreen, card_id: int) -> QPoint:
    at = screen.table.hand.model.find(card_id)
    assert at is not None
    return QPoint(screen.table.hand.view.rects()[at].center().toPoint())


def click_card(qtbot: QtBot, screen: AnyScreen, card_id: int) -> None:
    if screen.table.chosen != card_id:
        qtbot.mouseClick(screen.table.hand.view.viewport(), LEFT, pos=card_centre(screen, card_id))
    assert screen.table.chosen == card_id


def move_by_mouse(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    match simple_move(table):
        case Place(card, row, letter):
            click_card(qtbot, screen, card)
            qtbot.mouseClick(screen.table.lanes[row], LEFT)
            if letter:
                assert screen.table.picker.isVisible()
                qtbot.mouseClick(screen.table.picker.keys[letter], LEFT)
        case Bin(card, row):
            click_card(qtbot, screen, card)
            qtbot.mouseClick(screen.table.lanes[row], LEFT)
        case Claim():
            qtbot.mouseClick(screen.primary, LEFT)
        case Pass() | Silence() | Decline():
            qtbot.mouseClick(screen.table.no_button, LEFT)


def walk_to(qtbot: QtBot, screen: AnyScreen, card_id: int) -> None:
    """Go to a card of the hand with the arrows."""
    if not screen.table.hand.view.hasFocus():
        key(qtbot, Qt.Key.Key_Escape)
        for _ in range(30):
            if screen.table.hand.view.hasFocus():
                break
            key(qtbot, Qt.Key.Key_Tab)
    key(qtbot, Qt.Key.Key_Home)
    for _ in range(40):
        if screen.table.chosen == card_id:
            return
        key(qtbot, Qt.Key.Key_Right)
    raise AssertionError("the card cannot be reached")


def move_by_keys(qtbot: QtBot, screen: AnyScreen, table: AnyLocalSession) -> None:
    match simple_move(table):
        case Place(card, row, letter):
            walk_to(qtbot, screen, card)
            key(qtbot, Qt.Key(Qt.Key.Key_1 + row))
            if letter:
                assert screen.table.picker.isVisible()
                key(qtbot, Qt.Key(ord(letter)))
        case Bin(card, row):
            walk_to(qtbot, screen, card)
            key(qtbot, Qt.Key(Qt.Key.Key_1 + row))
        case Claim():
            assert screen.primary.hasFocus()
            key(qtbot, Qt.Key.Key_Return)
        case Pass() | Silence() | Decline():
            key(qtbot, Qt.Key.Key_0)


def test_a_no_pressed_twice_says_no_once(qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second press was made before anybody had seen that it would give up the next turn."""
    table = make_table(bots(FAMILY[:2], besides=0), seed="entière")
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.LAID)
    screen = sit(table)
    qtbot.waitUntil(lambda: not screen.flow.busy and screen.table.no_button.isVisible())
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    now = press_guard.now_ms
    monkeypatch.setattr(press_guard, "now_ms", lambda: now() + 1_000)
    key(qtbot, Qt.Key.Key_0)
    let_others_play(table, 0)
    asked = table.requests()
    assert asked[0].request.seat == 0
    screen.repaint()
    key(qtbot, Qt.Key.Key_0)
    assert table.requests() == asked


@pytest.mark.parametrize(("move", "helped"), [(move_by_mouse, False), (move_by_keys, True)])
def test_a_whole_game_is_played(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch, move: Callable[..., None], helped: bool
) -> None:
    table = make_table(bots(FAMILY[:2], besides=0), seed="entière")
    screen = sit(table)
    screen.table.hand.help_button.setChecked(helped)
    ended: list[None] = []
    played: list[Any] = []
    stops = spy(monkeypatch, screen.stage, "interlude")
    screen.flow.finished.connect(lambda: ended.append(None))
    screen.flow.narrator.played.connect(played.append)
    for _ in range(1500):
        let_others_play(table, 0)
        if table.outcome() is not None:
            break
        screen.overlay.skip()  # the end of a deal stands until a press
        before = table.view()
        move(qtbot, screen, table)
        screen.overlay.skip()
        assert table.view() != before
        assert screen.view == table.view()
    outcome = table.outcome()
    assert outcome is not None
    assert ended == [None]
    assert [row.told.points for row in screen.table.round.rows] == list(outcome.scores)
    assert [stop[0] for stop in stops] == [f"Fin de la donne {deal}" for deal in range(1, screen.view.deal)], "none at the end"
    assert sum(isinstance(event, Cashed) for event in played) == len(screen.view.book)
    assert not screen.primary.isEnabled()
    assert screen.primary.text() == "Partie terminée"


def spy(monkeypatch: pytest.MonkeyPatch, of: object, name: str) -> list[tuple[Any, ...]]:
    """Note with what a method is called."""
    calls: list[tuple[Any, ...]] = []
    method = getattr(of, name)

    def call(*given: object) -> object:
        calls.append(given)
        return method(*given)

    monkeypatch.setattr(of, name, call)
    return calls


def busy_overlay(screen: AnyScreen) -> bool:
    return screen.overlay.busy


def card_of(screen: AnyScreen) -> Interlude | None:
    """Find the card that stands over the table."""
    return next((one.flight for one in screen.overlay._flights if isinstance(one.flight, Interlude)), None)


def end_a_deal(screen: AnyScreen, table: AnyLocalSession) -> Interlude:
    """Play until the card stands that ends the deal."""
    for _ in range(600):
        play_move(table)
        card = card_of(screen)
        if card is not None:
            return card
    raise AssertionError("no card ends the deal")


def share_of_paper(screen: AnyScreen) -> float:
    """Tell how much of the middle of the table has the colour of paper."""
    middle = QRect(0, 0, 400, 120)
    middle.moveCenter(screen.standing_ground().toRect().center())
    seen, palette = screen.grab(middle).toImage(), screen.theme.palette
    paper = {palette.surface.rgb(), palette.turn_tint.rgb()}
    return sum(seen.pixel(x, y) in paper for x in range(400) for y in range(120)) / (400 * 120)


@pytest.mark.parametrize("press", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, LEFT])
def test_a_press_on_the_card_between_deals_does_not_end_the_deal_that_follows(
    qtbot: QtBot, theme: Theme, sit: Opener, press: Qt.Key | Qt.MouseButton
) -> None:
    table = make_table(bots(FAMILY[:2], besides=0))
    screen = sit(table)
    end_a_deal(screen, table)
    theme.set_reduced_motion(False)
    if isinstance(press, Qt.Key):
        key(qtbot, press)
    else:
        qtbot.mouseClick(screen.overlay, press)
    assert card_of(screen) is None
    assert busy(screen), "cards fly back, are shuffled and dealt"


@pytest.mark.parametrize("press", ["enter", "click", "button"])
def test_the_end_of_a_deal_is_a_moment_that_a_press_ends(qtbot: QtBot, sit: Opener, press: str) -> None:
    table = make_table(bots(FAMILY[:2], besides=0))
    screen, names = sit(table), [info.name for info in FAMILY[:2]]
    said: list[str] = []
    screen.flow.narrator.announced.connect(said.append)
    before = share_of_paper(screen)
    card, view = end_a_deal(screen, table), table.view()
    scores = view.deal_scores(1)
    winner = names[scores.index(max(scores))]
    assert scores[0] != scores[1]
    assert (card.title, card.below) == ("Fin de la donne 1", Ranking(screen.session.seats, view.scores))
    assert card.lead.startswith(f"{winner} gagne la donne avec {max(scores)} points. ")
    assert card.following == "Donne 2\u202f: Entrée, ou un clic"
    assert said[-1] == card.lead, "it is told, too"
    assert said[-2].endswith("a posé sa dernière carte\u202f: la donne 1 est finie.")
    assert [row.told.points for row in screen.table.round.rows] == list(view.scores)
    screen.flow.refresh()
    assert [row.told.points for row in screen.table.round.rows] == list(view.scores), "the table shows what the card tells"
    cards = [row.told.cards for row in screen.table.round.rows]
    assert min(cards) == 0 < max(cards), "the others still hold theirs"
    assert screen.table.round.head.title == "Fin de la donne 1"
    qtbot.wait(300)
    assert share_of_paper(screen) > 0.5 > before
    assert screen.primary.text() == "Donne 2"
    assert screen.primary.isEnabled()
    assert busy(screen)
    assert card_of(screen) is card, "it stands"
    if press == "enter":
        key(qtbot, Qt.Key.Key_Return)
    else:
        at = screen.primary.geometry().center() if press == "button" else screen.rect().center()
        qtbot.mouseClick(screen.overlay, LEFT, pos=at)
    assert not busy(screen)
    assert card_of(screen) is None
    assert screen.view == table.view()
    assert (screen.view.deal, screen.view.stage) == (2, Stage.TURN), "the press only ended the moment"


def test_the_moment_between_deals_takes_no_key_that_was_pressed_before_it(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, now = sit(make_table(bots(FAMILY[:2], besides=0))), [0.0]
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    monkeypatch.setattr(press_guard, "now_ms", lambda: now[0])
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 0)  # QTest counts its own time
    for pressed in (Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        screen.stage.interlude("Fin", "Suite", screen.session.seats, (3, 5))
        qtbot.waitUntil(lambda: not screen.overlay.guard.awaits_painting)
        key(qtbot, pressed)
        assert busy_overlay(screen), f"{pressed} may be the second press of what has ended the deal"
        now[0] += 380
        key(qtbot, pressed)
        assert not busy_overlay(screen)
        now[0] += 1000


def test_the_moment_between_deals_goes_by_itself_where_only_computers_play(qtbot: QtBot, sit: Opener) -> None:
    table = make_table([SeatInfo(info.name, info.ink, "moyen") for info in FAMILY[:2]])
    screen = sit(table)
    card = end_a_deal(screen, table)
    assert card.following == "Donne 2"
    (pause,) = (one for one in screen.overlay._flights if one.flight is not card)
    assert pause.duration_ms == WATCHED_MS
    qtbot.waitUntil(lambda: not busy(screen), timeout=2 * WATCHED_MS)
    assert screen.view.deal == 2


def test_each_dealt_card_lies_in_its_place_until_the_hand_is_shown(theme: Theme, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:2], besides=0))
    screen = sit(table)
    end_a_deal(screen, table)
    theme.set_reduced_motion(False)
    dealt: list[QRectF] = []
    while screen.view.deal == 1 or busy(screen):
        dealt = [one.flight.rect for one in screen.overlay._flights if isinstance(one.flight, LyingCard)] or dealt
        screen.overlay.skip()
        if screen.view.deal == 2 and dealt:
            break
    assert dealt == screen.table.parts.hand.card_places()[: len(dealt)]
    assert len(dealt) >= len(screen.table.parts.hand_cards()) - 1, "the last one is shown as soon as it has come"
    screen.flow.skip()
    theme.set_reduced_motion(True)


def test_after_the_last_deal_nothing_is_collected_or_shuffled(sit: Opener) -> None:
    screen = sit(make_table(2))
    ended = DealEnded(screen.view.deal, 0)
    scenes = {stage: list(screen.flow.play.scenes(ended, replace(screen.view, stage=stage))) for stage in (Stage.OVER, Stage.TURN)}
    assert scenes[Stage.OVER] == [TELL], "what is left costs points, and stays to be seen"
    assert len(scenes[Stage.TURN]) > 1


def test_who_holds_letters_is_offered_no_card_of_the_pile_to_begin_a_row_with() -> None:
    view = make_table(2, {"open_hands": True}).view()
    view = replace(view, me=None, asked=0, stage=Stage.START, start=0)
    assert any(card.letter for card in view.hands[0])
    assert actions(view).no == ""
    bins = tuple(card for card in deck(reader(RESOURCES)) if card.kind is Kind.POUBELLE)
    assert actions(replace(view, hands=(bins[:2], view.hands[1]))).no == "Retourner une carte de la pioche"


def test_who_has_won_a_deal_is_said_as_it_is() -> None:
    names = ["Léa", "Papi", "Zoé"]
    assert DealWon()(names, [3, 12, 9]) == "Papi gagne la donne avec 12 points."
    assert DealWon()(names, [0, 1, 0]) == "Papi gagne la donne avec 1 point."
    assert DealWon()(names, [9, 3, 9]) == "Donne à égalité, à 9 points."
    assert DealWon()(names, [0, 0, 0]) == "Personne n’a marqué dans cette donne."


def test_the_shout_lights_up_when_the_row_is_a_word(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.LAID and view.may_claim)
    screen = sit(table)
    letters = text(view.rows[view.laying.row])  # type: ignore[union-attr]
    assert screen.primary.isEnabled()
    assert screen.primary.text() == "WORD OUT !"
    assert str(value(letters).points) in screen.primary.accessibleName()
    tag = screen.table.lanes[view.laying.row].told.tag  # type: ignore[union-attr]
    assert tag is not None
    assert tag.word == letters
    assert tag.value == value(letters)
    assert screen.primary.hasFocus()
    key(qtbot, Qt.Key.Key_Return)
    assert any(entry.word == letters for entry in table.view().book) or table.view().shout is not None


def test_before_that_it_is_flat(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
    screen = sit(table)
    assert not screen.primary.isEnabled()
    assert screen.primary.text() == "WORD OUT !"
    assert screen.table.no_button.text() == "Passer et piocher"
    assert screen.table.round.head.title == "À toi, Tom"
    assert screen.table.prompt.text() == "Pose une carte au bout d’une rangée, ou passe."


def test_with_help_only_the_rows_that_fit_are_lit(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    view = play_until(
        table, lambda view: view.asked == 0 and view.stage is Stage.TURN and any(card.kind is Kind.SIMPLE for card in view.hand)
    )
    screen = sit(table)
    fits = {choice.row: choice for choice in table.choices_of(0) if isinstance(choice, Place) and not choice.letter}
    for card in view.hand:
        if card.kind in {Kind.JOKER, Kind.POUBELLE}:
            continue
        open_rows = {choice.row for choice in table.choices_of(0) if isinstance(choice, Place) and choice.card == card.id}
        screen.table.hand.help_button.setChecked(True)
        click_card(qtbot, screen, card.id)
        assert {lane.number for lane in screen.table.lanes if lane.told.open} == open_rows
        assert all((lane.told.slot is not None) == (lane.number in open_rows) for lane in screen.table.lanes)
        shown = screen.table.hand.model.cards[screen.table.hand.model.find(card.id) or 0]
        assert shown.dim == (not open_rows)
        screen.table.hand.help_button.setChecked(False)
        assert all(lane.told.open for lane in screen.table.lanes)
    assert fits


def test_a_card_that_begins_no_word_is_refused_and_stays(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))

    def misfit(view: WordsOutView) -> Any:
        placed = {(choice.card, choice.row) for choice in table.choices_of(0) if isinstance(choice, Place)}
        return next(((card.id, row) for card in view.hand if card.letter for row in range(4) if (card.id, row) not in placed), None)

    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN and misfit(view) is not None)
    card, row = misfit(view)
    screen = sit(table)
    click_card(qtbot, screen, card)
    qtbot.mouseClick(screen.table.lanes[row], LEFT)
    assert table.view() == view
    assert screen.status_line.text.startswith("Aucun mot ne commence par ")
    assert screen.table.chosen == card


def drag(qtbot: QtBot, screen: AnyScreen, card_id: int, to: QPoint, over: QWidget) -> None:
    """Carry a card from the hand to a point of a widget."""
    port = screen.table.hand.view.viewport()
    start = card_centre(screen, card_id)
    end = port.mapFromGlobal(over.mapToGlobal(to))
    qtbot.mousePress(port, LEFT, pos=start)
    qtbot.mouseMove(port, (start + end) / 2)
    qtbot.mouseMove(port, end)
    assert not screen.table.carried.isHidden()
    qtbot.mouseRelease(port, LEFT, pos=end)
    assert screen.table.carried.isHidden()


def test_a_card_is_dragged_to_its_row(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
    screen = sit(table)
    choice = next(choice for choice in table.choices_of(0) if isinstance(choice, Place) and not choice.letter)
    laid: list[Laid] = []
    screen.flow.narrator.played.connect(lambda event: laid.append(event) if isinstance(event, Laid) else None)
    lane = screen.table.lanes[choice.row]
    drag(qtbot, screen, choice.card, lane.rect().center(), lane)
    assert [(event.card.id, event.row) for event in laid] == [(choice.card, choice.row)]


def test_the_hand_is_sorted_and_rearranged(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
    screen = sit(table)
    cards = [card.id for card in screen.table.hand.model.cards]
    kinds = [card.face.kind for card in screen.table.hand.model.cards if card.face]
    assert kinds == sorted(
        kinds, key=[Kind.SIMPLE, Kind.REJOUER, Kind.INCONTRABLE, Kind.BONUS, Kind.DOUBLE, Kind.JOKER, Kind.POUBELLE].index
    )
    last = card_centre(screen, cards[-1]) + QPoint(60, 0)
    drag(qtbot, screen, cards[0], last, screen.table.hand.view.viewport())
    assert [card.id for card in screen.table.hand.model.cards] == [*cards[1:], cards[0]]
    walk_to(qtbot, screen, cards[0])
    qtbot.keyClick(screen.table.hand.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [card.id for card in screen.table.hand.model.cards] == [*cards[1:-1], cards[0], cards[-1]]


def test_a_letter_key_chooses_the_card(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
    screen = sit(table)
    wanted = next(card for card in reversed(view.hand) if card.letter)
    key(qtbot, Qt.Key(ord(wanted.letter)))
    chosen = next(card for card in view.hand if card.id == screen.table.chosen)
    assert chosen.letter == wanted.letter
    key(qtbot, Qt.Key.Key_Escape)
    assert screen.table.chosen is None


def test_arrows_lead_to_the_rows_that_are_open(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
    screen = sit(table)
    screen.table.hand.help_button.setChecked(True)
    choice = next(choice for choice in table.choices_of(0) if isinstance(choice, Place) and not choice.letter)
    laid: list[Laid] = []
    screen.flow.narrator.played.connect(lambda event: laid.append(event) if isinstance(event, Laid) else None)
    walk_to(qtbot, screen, choice.card)
    seen = []
    for _ in range(4):
        key(qtbot, Qt.Key.Key_Down)
        seen += [lane.number for lane in screen.table.lanes if lane.hasFocus()]
        if seen and seen[-1] == choice.row:
            break
    assert set(seen) <= {lane.number for lane in screen.table.lanes if lane.told.open}
    assert seen[-1] == choice.row
    key(qtbot, Qt.Key.Key_Return)
    assert [(event.card.id, event.row) for event in laid] == [(choice.card, choice.row)]


def test_a_joker_asks_for_its_letter(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0), seed="joker")
    view = play_until(
        table, lambda view: view.asked == 0 and view.stage is Stage.TURN and any(card.kind is Kind.JOKER for card in view.hand)
    )
    screen = sit(table)
    screen.table.hand.help_button.setChecked(True)
    joker = next(card for card in view.hand if card.kind is Kind.JOKER)
    choice = next(choice for choice in table.choices_of(0) if isinstance(choice, Place) and choice.card == joker.id)
    click_card(qtbot, screen, joker.id)
    qtbot.mouseClick(screen.table.lanes[choice.row], LEFT)
    fitting = {
        each.letter for each in table.choices_of(0) if isinstance(each, Place) and (each.card, each.row) == (joker.id, choice.row)
    }
    assert {letter for letter, tile in screen.table.picker.keys.items() if tile.isEnabled()} == fitting
    key(qtbot, Qt.Key.Key_Escape)
    assert not screen.table.picker.isVisible()
    assert table.view() == view
    click_card(qtbot, screen, joker.id)
    qtbot.mouseClick(screen.table.lanes[choice.row], LEFT)
    key(qtbot, Qt.Key(ord(choice.letter)))
    assert text(table.view().rows[choice.row]).endswith(choice.letter) or table.view().rows[choice.row] == ()


def test_the_lantern_stands_on_the_one_who_is_asked(qtbot: QtBot, sit: Opener) -> None:
    clock = VirtualClock()
    table = make_table(bots(FAMILY[:4], besides=0), clock=clock)
    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.COUNTER)
    screen = sit(table)
    head = screen.table.round.head
    assert head.title == "Qui contre ?"
    assert head.lantern
    assert head.right == "20 s"
    row = screen.table.round.rows[0]
    assert not screen.table.round.lantern.isHidden()
    assert row.geometry().contains(screen.table.round.lantern.geometry().center())
    clock.advance(5_000)
    screen.flow.play.show_time()
    assert screen.table.round.head.right == "15 s"
    assert screen.table.no_button.text() == "Laisser passer"
    qtbot.mouseClick(screen.table.no_button, LEFT)
    assert table.view().asked != 0 or table.view().shout != view.shout


def test_never_on_this_row_is_remembered(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:2], besides=0), seed="jamais")
    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.COUNTER)
    screen = sit(table)
    assert view.shout is not None
    qtbot.mouseClick(screen.table.never_button, LEFT)
    assert screen.table.never.covers(view)


def test_the_card_just_laid_can_be_taken_back(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(
        table,
        lambda view: (
            view.asked == 0
            and view.stage is Stage.TURN
            and isinstance(simple_move(table), Place)
            and getattr(table.preview(0, simple_move(table)), "points", 0) > 0
        ),
    )
    screen = sit(table)
    screen.router.undo_asked.connect(table.undo)
    before = table.view()
    move_by_mouse(qtbot, screen, table)
    assert table.view().stage is Stage.LAID
    assert sum(card.ghost for card in screen.table.hand.model.cards) == 1
    qtbot.mouseClick(screen.table.take_back, LEFT)
    assert table.view().hand == before.hand
    assert not any(card.ghost for card in screen.table.hand.model.cards)


def test_everything_has_a_name_and_a_size(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.COUNTER)
    screen = sit(table, (1024, 592))
    for widget in screen.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget
    for lane in screen.table.lanes:
        assert lane.accessibleName().startswith(f"Rangée {lane.number + 1}")
    for button in (screen.primary, screen.table.no_button, screen.table.never_button):
        assert button.height() >= 40


@pytest.mark.parametrize("size", [(1024, 592), (1280, 748), (1920, 1028)])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_nothing_overlaps(qtbot: QtBot, sit: Opener, size: tuple[int, int], seats: int) -> None:
    table = make_table(bots(FAMILY[:seats], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.COUNTER)
    screen = sit(table, size)
    parts: list[QWidget] = [
        screen.table.tray,
        screen.table.hand,
        screen.table.round,
        screen.table.piles,
        screen.primary,
        screen.table.no_button,
        screen.table.never_button,
    ]
    for at, one in enumerate(parts):
        assert screen.rect().contains(one.geometry()), one
        for other in parts[at + 1 :]:
            assert not one.geometry().intersects(other.geometry()), (one, other)
    for lane in screen.table.lanes:
        assert screen.table.tray.felt_rect().toRect().contains(lane.geometry())


def test_the_sheet_adds_up(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    view = play_until(table, lambda view: view.asked == 0 and len(view.book) >= 4)
    screen = sit(table)
    qtbot.mouseClick(screen.table.round.book_button, LEFT)
    assert screen.panel.isVisible()
    lines = screen.table.book.lines
    assert [line.label for line in lines if not line.is_sum] == [entry.word for entry in view.book]
    assert lines[-1].cells == tuple(map(str, view.scores))
    key(qtbot, Qt.Key.Key_Escape)
    qtbot.mouseClick(screen.table.round.book_button, LEFT)


def test_one_person_needs_no_curtain(qtbot: QtBot, sit: Opener) -> None:
    table = make_table((FAMILY[0], SeatInfo("Ordi", 2, "moyen")))
    screen = sit(table)
    assert table.eyes == 0
    assert not screen.table.hand_over.curtain.is_closed
    let_others_play(table, 0)
    assert screen.table.sees(0)
    assert not screen.table.sees(1)
    assert all(card.face is not None for card in screen.table.hand.model.cards)


def test_what_plays_can_be_skipped_and_ends_where_the_game_is(qtbot: QtBot, sit: Opener, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    table = make_table(bots(FAMILY[:3], besides=0), seed="vol")
    screen = sit(table)
    flights = 0
    for _ in range(90):
        if table.outcome() is not None:
            break
        play_move(table)
        for _ in range(40):
            if not screen.flow.busy:
                break
            flights += screen.overlay.busy
            screen.overlay.grab()
            screen.flow.skip()
        assert not screen.flow.busy
        assert screen.view == table.view()
    assert flights > 60


def test_a_finished_game_is_watched_again(qtbot: QtBot, theme: Theme) -> None:
    table = make_table(2, seed="replay")
    while table.outcome() is None:
        play_move(table)
    session = table._session
    replay = ReplaySession(session.rules, session.entries, FAMILY[:2])
    screen = words_out_table.make_screen(theme, replay)
    qtbot.addWidget(screen)
    screen.resize(1280, 748)
    screen.show()
    told: list[Any] = []
    screen.flow.narrator.played.connect(told.append)
    for step in range(1, replay.last + 1):
        replay.show_step(step)
        assert card_of(screen) is None, "who watches again is not stopped"
        assert screen.view == replay.view()
        assert not any(button.isVisible() for button in screen.parts.secondary)
    assert any(isinstance(event, Cashed) for event in told)
    assert screen.primary.text() == "Partie terminée"
    replay.show_step(0)
    assert screen.table.round.head.title == "On mélange…"


def test_a_card_that_lies_face_down_is_offered_to_nobody(qtbot: QtBot, theme: Theme) -> None:
    model = CardsModel()
    hand = HandView(theme, model)
    qtbot.addWidget(hand)
    up = ShownCard(1, Face(Kind.SIMPLE, "A"), "A")
    for cards, shape in (([up], Qt.CursorShape.PointingHandCursor), ([ShownCard(-1, None, "")], Qt.CursorShape.ArrowCursor)):
        model.show(cards)
        assert bool(model.flags(model.index(0)) & Qt.ItemFlag.ItemIsEnabled) is (cards == [up])
        assert hand.viewport().cursor().shape() is shape


def test_the_models_are_sound(qtmodeltester: Any, qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and len(view.book) >= 2)
    screen = sit(table)
    qtmodeltester.check(screen.table.hand.model)
    qtmodeltester.check(screen.table.book)


def test_strict_errors_come_back_without_a_hint_before(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:3], besides=0), {"strict": True})
    view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN and any(card.letter for card in view.hand))
    screen = sit(table)
    screen.table.hand.help_button.setChecked(True)
    card = next(card for card in view.hand if card.letter)
    click_card(qtbot, screen, card.id)
    assert all(lane.told.open for lane in screen.table.lanes), "the rule says nothing before the card lies"


def test_the_picture_has_the_pixels_of_the_screen(qtbot: QtBot, theme: Theme) -> None:
    image = QImage(200, 280, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    image.fill(0)
    painter = QPainter(image)
    paint_card(painter, theme, QRectF(10, 10, 70, 97), Face(Kind.BONUS, "B"))
    painter.end()
    assert theme.palette.card_green == image.pixelColor(2 * 40, 2 * 20)


def is_risky(table: AnyLocalSession, view: WordsOutView) -> bool:
    """Tell whether the first person may claim what is no word."""
    if view.stage is not Stage.LAID or view.asked != 0 or not view.may_claim or view.laying is None:
        return False
    return not table._session.rules.lexicon.valid(text(view.rows[view.laying.row]))  # type: ignore[attr-defined]


def risk(seats: Sequence[SeatInfo]) -> AnyLocalSession:
    """Play in *règle stricte* until three letters or more lie there that are no word."""
    for number in range(20):
        table = make_table(seats, {"strict": True}, seed=f"strict {number}")
        with suppress(AssertionError):
            play_until(table, partial(is_risky, table), most=60)
            return table
    raise AssertionError("never came")


@pytest.fixture
def daring(sit: Opener) -> tuple[AnyScreen, AnyLocalSession]:
    """Sit down before what is no word."""
    table = risk(bots(FAMILY[:2], besides=0))
    return sit(table), table


def test_nobody_says_what_is_a_word_before_it_is_claimed(qtbot: QtBot, daring: tuple[AnyScreen, AnyLocalSession]) -> None:
    screen, table = daring
    assert "C’est un mot" not in screen.table.prompt.text()
    assert screen.primary.isEnabled()
    assert not screen.primary.hasFocus()
    view = table.view()
    qtbot.keyClick(screen.table.hand.view, Qt.Key.Key_Return)
    assert table.view() == view, "the first Enter leads to the button"
    assert screen.primary.hasFocus()


def test_the_verdict_stands_until_it_is_read(qtbot: QtBot, daring: tuple[AnyScreen, AnyLocalSession]) -> None:
    screen, _table = daring
    view = screen.view
    assert view.laying is not None
    word = text(view.rows[view.laying.row])
    qtbot.mouseClick(screen.primary, LEFT)
    assert screen.flow.busy, "nothing moves on, though movements are reduced"
    assert screen.table.round.head.title == f"{word} n’est pas un mot"
    assert word in screen.status_line.text
    lane = screen.table.lanes[view.laying.row]
    assert (lane.told.sum, lane.told.note) == ("", "refusé")
    assert "refusé" in lane.accessibleName()
    assert "point" not in lane.accessibleName()
    screen.flow.skip()
    assert lane.told.note != "refusé"
    assert screen.table.round.head.title != f"{word} n’est pas un mot"


def test_cards_that_are_taken_back_leave_their_row_before_they_lie_in_the_hand(
    qtbot: QtBot, theme: Theme, daring: tuple[AnyScreen, AnyLocalSession]
) -> None:
    screen, _table = daring
    laying = screen.view.laying
    assert laying is not None
    row = screen.view.rows[laying.row]
    kept = [placed.card.id for placed in row[: -laying.cards]]
    theme.set_reduced_motion(False)
    qtbot.mouseClick(screen.primary, LEFT)
    lane = screen.table.lanes[laying.row]
    assert lane.told.tag is None, "what is no word is worth nothing"
    screen.overlay.skip()
    assert busy(screen)
    assert [card.id for card in lane.told.cards] == kept, "they fly"
    screen.overlay.skip()
    assert all(screen.table.hand.model.find(placed.card.id) is not None for placed in row[-laying.cards :])
    screen.flow.end_scenes()
    assert (screen.table.chosen, screen.table.parts.last) == (None, None), "a digit would lay it again, now or at a counter"


def test_a_card_that_is_taken_back_is_seen_in_the_hand_before_the_curtain_falls(qtbot: QtBot, sit: Opener) -> None:
    table = risk(FAMILY[:2])
    screen = sit(table)
    screen.table.hand_over.curtain.go.click()
    laid = screen.view.laying
    assert laid is not None
    back = [placed.card.id for placed in screen.view.rows[laid.row][-laid.cards :]]
    qtbot.mouseClick(screen.primary, LEFT)
    while not all(screen.table.hand.model.find(card) is not None for card in back):
        assert screen.overlay.skip(), "the verdict, and the flight"
    assert busy(screen)
    assert not screen.table.hand_over.curtain.is_closed
    screen.overlay.skip()
    assert screen.table.hand_over.curtain.is_closed


def test_a_claim_that_stands_again_after_a_refused_counter_does_not_count_up_anew(qtbot: QtBot, theme: Theme) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    lane = Lane(theme, 0, felt)
    lane.resize(700, 100)
    felt.show()
    theme.set_reduced_motion(False)
    cards = tuple(ShownCard(number, Face(Kind.SIMPLE, letter), letter) for number, letter in enumerate("CAS"))
    claim = LaneShow(cards, live=True, tag=Tag("CAS", value("CAS"), "3 cartes"))
    lane.show_lane(claim)
    counting = lane.grab().toImage()
    qtbot.waitUntil(lambda: lane._build.state() == lane._build.State.Stopped)
    whole = lane.grab().toImage()
    assert counting != whole
    lane.show_lane(LaneShow(cards, live=True, tag=Tag("CASX", value("CASX"), "4 cartes")))
    lane.show_lane(LaneShow(cards, sum="4", note="refusé"))
    lane.show_lane(claim)
    assert lane.grab().toImage() == whole
    lane.show_lane(LaneShow())
    lane.show_lane(claim)
    assert lane.grab().toImage() != whole, "another word on the same row"


def test_open_hands_are_seen_with_eight_in_a_small_window(qtbot: QtBot, sit: Opener) -> None:
    table = make_table([SeatInfo(name, ink) for ink, name in enumerate("ABCDEFGH", 1)], {"open_hands": True})
    play_until(table, lambda view: view.stage is Stage.TURN and view.asked == 4)
    screen = sit(table, (1024, 588))
    with probes.painted() as drawn:
        screen.table.round.grab()
    told = {one.text for one in drawn}
    notes = [row.told.note for row in screen.table.round.rows if not row.told.asked]
    assert all(len(note.split()) >= 5 for note in notes)
    assert set(notes) <= told


@pytest.mark.parametrize(("high", "wide"), [(62, 300), (92, 274), (110, 250), (190, 300), (190, 330)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_both_piles_lie_on_their_felt_and_say_how_many_they_are(
    qtbot: QtBot, theme: Theme, text: float, high: int, wide: int
) -> None:
    theme.fit(1024, 640)
    theme.set_text_scale(text)
    felt = QWidget()
    qtbot.addWidget(felt)
    piles = Piles(theme, GAME_UI.felt, felt)
    piles.resize(wide, high)
    piles.show_piles(PileShow(80, 88, Face(Kind.SIMPLE, "E"), ("Pioche", "80 cartes"), ("Poubelle", "88 cartes"), None))
    with probes.painted() as drawn, probes.cut_short() as cut:
        piles.grab()
    told = [one.text for one in drawn]
    assert any("80" in one for one in told)
    assert any("88" in one for one in told)
    assert ("Pioche" in " ".join(told)) is ("Poubelle" in " ".join(told)), "both, or neither"
    assert cut == set()
    assert all(piles.felt_rect().contains(piles._rect(poubelle=poubelle)) for poubelle in (False, True))


def test_whose_counter_was_refused_has_had_his_chance() -> None:
    table = make_table(bots(FAMILY[:4], besides=0))
    view = play_until(table, lambda view: view.stage is Stage.COUNTER and view.asked == 0)
    assert view.shout is not None
    later = view.shout.window.waiting[1:]
    judged = places(replace(view, asked=None), FAMILY[:4], None)
    assert judged[0].note == "ne contre pas"
    assert [judged[seat].note for seat in later[:2]] == ["ensuite", "puis"][: len(later)]


def test_who_must_begin_a_row_and_says_no_is_told_what_to_do(qtbot: QtBot, sit: Opener) -> None:
    table = make_table(bots(FAMILY[:2], besides=0))
    play_until(table, lambda view: view.stage is Stage.START and view.asked == 0)
    screen = sit(table)
    assert screen.table.no_button.isHidden()
    key(qtbot, Qt.Key.Key_0)
    assert "commence-la avec une carte" in screen.status_line.text


def test_points_are_written_as_soon_as_they_have_landed(qtbot: QtBot, theme: Theme, sit: Opener) -> None:
    table = make_table(2, {"open_hands": True})  # no curtain
    view = play_until(table, lambda view: view.stage is Stage.LAID and view.may_claim and view.asked == 0)
    screen = sit(table)
    theme.set_reduced_motion(False)
    assert table.submit(0, Claim(), table.requests()[0].token) is None
    while not any(entry.seat == 0 for entry in table.view().book[len(view.book) :]):
        play_move(table)
    points = table.view().scores[0]
    while screen.table.round.rows[0].told.points != points:
        assert screen.overlay.skip()
    assert screen.table.round.head.title.endswith(" est inscrit"), "nobody is asked to counter any more"
    assert any(card for lane in screen.table.lanes for card in lane.told.cards), "the cards have not gone yet"
    assert busy(screen)
    assert "Léa" in screen.status_line.text or "Tom" in screen.status_line.text


def test_by_keys_the_red_button_is_reached_after_a_card_is_laid(qtbot: QtBot, sit: Opener) -> None:
    for number in range(20):
        table = make_table(bots(FAMILY[:2], besides=0), {"strict": True}, seed=f"keys {number}")
        view = play_until(table, lambda view: view.asked == 0 and view.stage is Stage.TURN)
        placed = next(
            (
                choice
                for choice in table.choices_of(0)
                if isinstance(choice, Place) and not choice.letter and len(view.rows[choice.row]) >= 2
            ),
            None,
        )
        if placed is not None:
            break
    assert placed is not None
    screen = sit(table)
    screen.table.hand.view.stand_on(placed.card)
    screen.table._choose(placed.card)
    qtbot.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Return)
    assert any(lane.hasFocus() for lane in screen.table.lanes), "Enter leads to the rows"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key(Qt.Key.Key_1 + placed.row))
    qtbot.waitUntil(lambda: not screen.flow.busy)
    assert screen.view.stage is Stage.LAID
    assert screen.view.may_claim
    known = len(table._session.entries)
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert "Choisis d’abord" not in screen.status_line.text
    assert isinstance(table._session.entries[known].command, Claim)


@pytest.mark.parametrize("size", [(1024, 588), (1280, 748)])
def test_the_value_stands_beside_its_cards(qtbot: QtBot, sit: Opener, size: tuple[int, int]) -> None:
    table = make_table(bots(FAMILY[:3], besides=0))
    play_until(table, lambda view: view.asked == 0 and view.stage is Stage.LAID and view.may_claim)
    screen = sit(table, size)
    lane = next(lane for lane in screen.table.lanes if lane.told.tag is not None)
    picture = lane.grab().toImage()
    ratio, middle = picture.devicePixelRatio(), picture.height() // 2
    paper = screen.theme.palette.surface.rgb()
    end = lane.rects()[-1].right()
    white = next(
        x for x in range(round((end + 4) * ratio), picture.width()) if picture.pixel(x, middle - round(20 * ratio)) == paper
    )
    assert white / ratio - end < 2 * lane.card_width()
