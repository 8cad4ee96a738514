"""What moves when something happens: felt where the hand is, over in its time, and one frame where movements are reduced."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.app.window import Window
from ludogite.games.mots_de_tete.moves import Throw as MotsThrow
from ludogite.games.mots_de_tete.state import Phase as MotsPhase
from ludogite.games.words_out.state import Stage as CardsMoment
from ludogite.games.yahtzee.moves import DiceThrown, Mark, Roll
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee_mots.moves import Placed, Propose
from ludogite.services.game_session import SeatInfo
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete import table as mots_de_tete_table
from ludogite.ui.games.words_out import table as words_out_table
from ludogite.ui.games.words_out.card_fan import HandView
from ludogite.ui.games.words_out.cards_model import CardsModel, ShownCard
from ludogite.ui.games.yahtzee import table as yahtzee_table
from ludogite.ui.games.yahtzee_mots import hourglass
from ludogite.ui.games.yahtzee_mots import table as yahtzee_mots_table
from ludogite.ui.games.yahtzee_mots.hourglass import Hourglass, paint_hourglass
from ludogite.ui.pages.home import HomePage
from ludogite.ui.pages.home_values import HomeGame
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.screen.interlude import Interlude
from ludogite.ui.screen.parts import TurnBand
from ludogite.ui.screen.spotlight import STRENGTH, Spotlight
from ludogite.ui.style.theme import Theme, mix
from ludogite.ui.widgets import Label, Paper
from ludogite.ui.widgets.base import Page, Shadow
from ludogite.ui.widgets.cast import Rolling
from ludogite.ui.widgets.cup import CupFlight, Mat, poured
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.overlay import NewMark, Overlay, confetti
from ludogite.ui.widgets.page_transition import PageTransition
from ludogite.ui.widgets.scatter import scatter
from ludogite.ui.widgets.shake import REACH, Shake
from ludogite.ui.widgets.transitions import LidAnimation
from ludogite.ui.widgets.tumble import Tumble
from tests.ui import mots_play, probes, words_out_play, yahtzee_mots_play, yahtzee_play
from tests.ui.test_theme import contrast
from tests.ui.yahtzee_play import make_table, play_until

S = TypeVar("S", bound=QWidget)


def shown(qtbot: QtBot, screen: S) -> S:
    """Show a table in a usual window."""
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


@pytest.fixture
def part(qtbot: QtBot) -> Iterator[QWidget]:
    page = QWidget()
    page.resize(400, 300)
    qtbot.addWidget(page)
    part = QWidget(page)
    part.setGeometry(50, 60, 100, 80)
    with qtbot.waitExposed(page):
        page.show()
    yield part
    page.close()


def test_a_refusal_shakes_what_was_tried_with_and_leaves_it_where_it_was(qtbot: QtBot, theme: Theme, part: QWidget) -> None:
    theme.set_reduced_motion(False)
    shake, seen = Shake(theme, part.window()), []
    shake.start(part)
    for share in range(1, 20):
        shake._way.setCurrentTime(share * theme.ms("refusal") // 20)
        seen.append(part.pos() - QPoint(50, 60))
    assert theme.ms("refusal") == 180
    assert max(abs(at.x()) for at in seen) in range(3, theme.px(REACH) + 1)
    assert {at.y() for at in seen} == {0}
    qtbot.waitUntil(lambda: shake._widget is None)
    assert part.pos() == QPoint(50, 60)


def test_a_shake_is_six_pixels_wide_at_sixty_frames_wherever_they_fall(theme: Theme, part: QWidget) -> None:
    theme.set_reduced_motion(False)
    shake = Shake(theme, part.window())
    for first in range(17):
        shake.start(part)
        seen = []
        for ms in range(first, 180, 17):
            shake._way.setCurrentTime(ms)
            seen.append(part.pos().x() - 50)
        assert max(seen) == theme.px(REACH), f"first frame at {first} ms: {seen}"
        assert min(seen) <= -theme.px(REACH) // 2
        shake.stop()


def test_words_that_the_dictionary_refuses_shake_what_they_were_laid_on(qtbot: QtBot, theme: Theme) -> None:
    game = yahtzee_mots_play.composed("JDEXON◊", turn=3)
    screen = yahtzee_mots_table.make_screen(theme, game.table)
    screen.resize(1280, 748)
    qtbot.addWidget(screen)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.flow.resume()
    theme.set_reduced_motion(False)
    screen.table.tray.setFocus()
    word = tuple(Placed(die, letter) for die, letter in ((1, "D"), (3, "X"), (5, "N"), (0, "J")))
    assert screen.flow.submit(Propose((word,)))
    assert screen.table.tray.marks[0].verdict == "bad"
    assert screen.feedback._shake._widget is screen.table.tray
    screen.flow.skip()


def test_what_is_laid_elsewhere_while_it_shakes_stays_there(theme: Theme, part: QWidget) -> None:
    theme.set_reduced_motion(False)
    shake = Shake(theme, part.window())
    shake.start(part)
    shake._way.setCurrentTime(30)
    part.move(10, 20)
    shake._way.setCurrentTime(60)
    shake.stop()
    assert part.pos() == QPoint(10, 20)


def test_nothing_shakes_where_movements_are_reduced(theme: Theme, part: QWidget) -> None:
    shake = Shake(theme, part.window())
    shake.start(part)
    assert shake._widget is None


@pytest.fixture
def screen(qtbot: QtBot, theme: Theme) -> AnyScreen:
    """Sit down before a box is filled."""
    session = make_table(2)
    play_until(session, turn=2, rolls=1)
    return shown(qtbot, yahtzee_table.make_screen(theme, session))


def test_a_score_is_written_and_the_total_counts_up(qtbot: QtBot, theme: Theme, screen: AnyScreen) -> None:
    theme.set_reduced_motion(False)
    view = screen.table.sheet.view
    before = screen.view
    assert screen.flow.submit(Mark(Box.CHANCE))
    screen.overlay.skip()  # the points have come down
    place = (view.sheet_model.row_of(Box.CHANCE.value), before.seat)
    assert place in view.fresh
    view._pencil.setCurrentTime(theme.ms("write_score") // 2)
    assert 0 < view.strokes(place) < 1
    totals = [(at, was) for at, was in view.fresh.items() if was.isdecimal()]
    assert totals
    at, was = totals[-1]
    now = view.sheet_model.sheet.lines[at[0]].cells[at[1]].text
    assert int(was) < int(view.counted(at, now)) <= int(now)
    view._pencil.setCurrentTime(view._pencil.duration())
    qtbot.waitUntil(lambda: view.fresh == {})
    assert view.counted(at, now) == now


def test_the_pencil_takes_its_whole_time_for_the_figures(theme: Theme, screen: AnyScreen) -> None:
    theme.set_reduced_motion(False)
    view = screen.table.sheet.view
    seat = screen.view.seat
    assert screen.flow.submit(Mark(Box.CHANCE))
    screen.overlay.skip()
    cell = view.visualRect(view.sheet_model.index(view.sheet_model.row_of(Box.CHANCE.value), seat + 1))
    whole = cell.adjusted(2, 2, -2, -2)
    drawn = []
    for share in (0, 1, 2, 4):
        view._pencil.setCurrentTime(share * theme.ms("write_score") // 4)
        seen = view.viewport().grab(whole).toImage()
        drawn.append(
            len({(x, y) for x in range(seen.width()) for y in range(seen.height()) if seen.pixelColor(x, y).lightness() < 160})
        )
    assert drawn[0] == 0
    assert 0 < drawn[1] < drawn[2] < drawn[3], "a quarter of the time is a quarter of the figures, not of the empty box"


def test_a_score_is_there_at_once_where_movements_are_reduced(screen: AnyScreen) -> None:
    seat = screen.view.seat
    assert screen.flow.submit(Mark(Box.CHANCE))
    view = screen.table.sheet.view
    assert view.fresh == {}
    assert view.strokes((view.sheet_model.row_of(Box.CHANCE.value), seat)) == 1.0


def test_a_refusal_of_the_sheet_shakes_the_sheet(theme: Theme, screen: AnyScreen) -> None:
    theme.set_reduced_motion(False)
    screen.table.sheet.view.setFocus()
    screen.flow.explain("Non.")
    assert screen.feedback._shake._widget is screen.table.sheet
    screen.feedback._shake.stop()


class Aside(QWidget):
    """Something of the window that nobody sees."""

    was_laid_out = False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.was_laid_out = True
        super().resizeEvent(event)


def test_the_band_fades_over_the_ground_of_its_page(qtbot: QtBot, theme: Theme) -> None:
    page = Page(theme)
    page.resize(600, 60)
    band = TurnBand(theme, page)
    band.setGeometry(0, 0, 600, 60)
    aside = Aside(page)
    aside.hide()
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    aside.resize(90, 20)
    band.show_turn(1, "À toi, Léa", "Lance.")
    theme.set_reduced_motion(False)
    band.show_turn(2, "À toi, Papi", "Lance.")
    assert not aside.was_laid_out, "a band that changes lays out the whole window"
    band._fade.setCurrentTime(theme.ms("turn_change") // 3)
    seen = page.grab().toImage()
    assert len({seen.pixelColor(x, 30).name() for x in range(60)}) > 3, "both players are seen"
    band._fade.setCurrentTime(theme.ms("turn_change"))
    after = page.grab().toImage()
    assert seen.pixelColor(450, 30) == after.pixelColor(450, 30), "nothing lies between the words and the page"


def test_the_last_score_is_written_before_the_game_is_over(qtbot: QtBot, theme: Theme) -> None:
    session = make_table(2)
    play_until(session, turn=13, seat=1, rolls=1)
    screen = shown(qtbot, yahtzee_table.make_screen(theme, session))
    theme.set_reduced_motion(False)
    ended: list[bool] = []
    screen.flow.finished.connect(lambda: ended.append(True))
    last = next(box for box in Box if screen.view.sheets[1][box] is None)
    assert screen.flow.submit(Mark(last))
    if screen.table.sheet.view.fresh == {}:
        screen.overlay.skip()  # the points have come down
    assert screen.table.sheet.view.fresh, "it is being written"
    assert screen.overlay.busy
    assert ended == [], "and one sees it"
    screen.flow.skip()
    assert ended == [True]


# ---- the end of a game --------------------------------------------------------------------------------------------------


@pytest.fixture
def podium(qtbot: QtBot, theme: Theme) -> Podium:
    made = Podium(theme, GAME_UIS["yahtzee"].felt)
    made.resize(700, 400)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_podium_rises_third_second_first_and_totals_count_up(theme: Theme, podium: Podium) -> None:
    theme.set_reduced_motion(False)
    podium.show_standings(tuple(PodiumPlace(f"J{n}", n, n, 300 - n) for n in (1, 2, 3)))
    podium.celebrate()
    steps = {}
    told = podium._answered_ms
    for ms in (100, 300, told - 10, told + 100, told + 400):
        podium._rise.setCurrentTime(ms)
        steps[ms] = [podium._risen(number, 3) for number in range(3)]
    assert [rise > 0 for rise, _ in steps[100]] == [True, False, True], "the first step stands, without anybody on it"
    assert [rise > 0 for rise, _ in steps[300]] == [True, True, True]
    assert steps[told - 10][0][1] == 0
    assert 0 < steps[told + 100][0][1] < steps[told + 400][0][1] <= 1
    assert told == 350 + 250 + 900
    podium.skip()
    assert not podium.is_rising
    assert podium._risen(0, 3) == (1.0, 1.0)
    assert podium._celebration.busy, "a person has won"
    podium._celebration.skip()


def test_no_confetti_where_a_computer_wins(theme: Theme, podium: Podium) -> None:
    theme.set_reduced_motion(False)
    podium.show_standings((PodiumPlace("Léa", 1, 2, 100), PodiumPlace("Plume", 2, 1, 200, person=False)))
    podium.celebrate()
    podium.skip()
    assert not podium._celebration.busy


def test_the_podium_stands_at_once_where_movements_are_reduced(theme: Theme, podium: Podium) -> None:
    podium.show_standings((PodiumPlace("Léa", 1, 1, 200), PodiumPlace("Papi", 2, 2, 100)))
    podium.celebrate()
    assert not podium.is_rising
    assert not podium._celebration.busy


def test_eight_players_are_listed_whole_in_two_rows(podium: Podium) -> None:
    names = ("Maximilien", "Grand-Maman", "Ordinateur", "Marguerite", "Barthélémy", "Alexandrine", "Théodore", "Zoé")
    podium.show_standings(tuple(PodiumPlace(name, n, n, 1000 + n) for n, name in enumerate(names, start=1)))
    with probes.painted() as drawn:
        podium.grab()
    told = [one.text for one in drawn]
    assert [name for n, name in enumerate(names, start=1) if name not in told and f"{n}. {name}" not in told] == []
    assert not any("…" in text for text in told)


# ---- cup and doors ------------------------------------------------------------------------------------------------------


def test_dice_come_out_of_the_mouth_of_the_cup_and_never_over_the_sheet(theme: Theme, screen: AnyScreen) -> None:
    theme.set_reduced_motion(False)
    tray = screen.table.tray
    for again in ((0, 1, 2, 3, 4), (1, 3)):
        tray._homes = {}
        *dice, cup = tray._flights(again)
        poured = cup.flight
        assert isinstance(poured, CupFlight)
        flown = [timed.flight for timed in dice if isinstance(timed.flight, Rolling)]
        assert len(flown) == len(again)
        assert theme.ms("cup_shake") == 250
        assert all(timed.delay_ms >= poured.opens_ms > 250 for timed in dice)
        sheet = QRectF(screen.table.sheet.geometry())
        felt = tray.felt_rect().translated(QPointF(tray.pos()))
        for share in (0.0, 0.1, 0.3, 0.6, 1.0):
            assert max(flight.area(share).right() for flight in flown) <= sheet.left() + 0.3 * flown[0].cast.edge
        assert felt.contains(poured.mouth)
        assert {poured._pose(share)[2] for share in (0.0, 0.5)} == {1.0}
        assert poured._pose(1.0)[2] == 0.0, "it has gone"


def test_what_a_computer_throws_again_is_not_seen_before_it_is_poured(qtbot: QtBot, theme: Theme) -> None:
    session = make_table((SeatInfo("Léa", 1), SeatInfo("Ordinateur", 3, "moyen")))
    play_until(session, turn=2, seat=1, rolls=1)
    screen = shown(qtbot, yahtzee_table.make_screen(theme, session))
    theme.set_reduced_motion(False)
    assert session.submit(1, Roll((1, 3)), session.requests()[0].token) is None
    screen.overlay.skip()  # one has seen what is kept: that lands, and leads to the throw
    assert any(isinstance(timed.flight, CupFlight) for timed in screen.overlay._flights)
    dice = screen.table.tray.dice
    assert [index for index, die in enumerate(dice) if die.is_ghost] == [1, 3]
    assert [index for index, die in enumerate(dice) if "pas encore lancé" in die.accessibleName()] == [1, 3], "nor heard"
    screen.flow.skip()
    assert not any(die.is_ghost or "pas encore lancé" in die.accessibleName() for die in dice)


def test_whoever_launches_hears_of_its_own_batch_only(qtbot: QtBot, theme: Theme, part: QWidget) -> None:
    theme.set_reduced_motion(False)
    overlay, told = Overlay(part.window()), list[str]()
    pieces = confetti(theme, QPointF(50, 50), 100, 100, 1)

    def go_on() -> None:
        if told == ["first"]:
            overlay.launch(pieces, then=lambda: told.append("again"))

    overlay.landed.connect(go_on)
    overlay.launch(pieces, then=lambda: told.append("first"))
    overlay.skip()
    assert told == ["first"]
    assert overlay.busy
    overlay.skip()
    assert told == ["first", "again"]


def test_the_cup_stands_on_the_felt_for_everybody(screen: AnyScreen) -> None:
    while screen.view.dice or screen.view.seat == 0:
        screen.session.submit(screen.view.seat, *_next(screen))
    assert screen.table.tray._cup


def _next(screen: AnyScreen) -> tuple[Mark | Roll, int]:
    asked = screen.session.requests()[0]
    return (Mark(next(box for box in Box if screen.view.sheets[screen.view.seat][box] is None)), asked.token)


def test_a_door_opens_over_the_live_page_and_goes(qtbot: QtBot, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    window = Window(theme)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    home, page = HomePage(theme, GAME_UIS), QWidget()
    home.show_games([HomeGame("yahtzee", "Yahtzee", "1 à 8", 20, available=True)])
    with qtbot.waitExposed(window):
        window.show_page(home)
        window.show()
    home.cards[0].click()
    window.show_page(page)
    doors = window.findChildren(PageTransition)
    assert window.page is page
    assert len(doors) == 1
    assert doors[0].testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not any(door.isVisible() for door in window.findChildren(PageTransition)))
    theme.set_reduced_motion(True)
    window.show_page(home)
    assert not any(door.isVisible() for door in window.findChildren(PageTransition))


def test_a_hand_closes_its_gap_sliding(qtbot: QtBot, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    model = CardsModel()
    hand = HandView(theme, model)
    hand.resize(900, 140)
    qtbot.addWidget(hand)
    cards = [ShownCard(number, None, str(number)) for number in range(5)]
    model.show(cards)
    with qtbot.waitExposed(hand):
        hand.show()
    model.show(cards)
    was = [rect.x() for rect in hand.rects()]
    model.show([*cards[:2], *cards[3:]])
    assert [round(rect.x()) for rect in hand._lying(hand.rects())] == [round(x) for n, x in enumerate(was) if n != 2]
    hand._slide.setCurrentTime(hand._slide.duration())
    assert hand._lying(hand.rects()) == hand.rects(), "a click finds a card where it will lie, and there it lies now"
    theme.set_reduced_motion(True)
    model.show(cards[:2])
    assert hand._lying(hand.rects()) == hand.rects()


# ---- what the button says, and the other cups ------------------------------------------------------------------------------


def test_the_button_says_what_happens_and_shows_the_end_of_it(qtbot: QtBot, theme: Theme, screen: AnyScreen) -> None:
    theme.set_reduced_motion(False)
    with screen.flow.gathered:
        screen.table.sheet.view.choose(screen.table.model.index(screen.table.model.row_of(Box.YAHTZEE.value), screen.view.seat + 1))
        screen.flow.refresh()
    assert "Barrer" in screen.primary.text()
    assert screen.flow.submit(Mark(Box.CHANCE))
    assert screen.overlay._flights
    assert screen.primary.text().startswith("Inscrit")
    screen.primary.click()
    assert not screen.overlay.busy
    qtbot.waitUntil(lambda: not screen.flow.busy)
    assert "Inscrit" not in screen.primary.text()
    screen.flow.skip()
    if screen.flow.acts_here(screen.view.seat):
        assert screen.flow.submit(Roll((0, 1, 2, 3, 4)))
        assert screen.primary.text() == "Les dés roulent…"
        screen.flow.skip()
        assert screen.primary.text() != "Les dés roulent…"


def test_the_button_says_nothing_of_ones_own_move_while_others_play(
    theme: Theme, screen: AnyScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Instant computer players leave no moment between: what they do goes on from what one has done oneself."""
    theme.set_reduced_motion(False)
    with screen.flow.gathered:
        screen.table.sheet.view.choose(screen.table.model.index(screen.table.model.row_of(Box.CHANCE.value), screen.view.seat + 1))
        screen.flow.refresh()
    assert screen.flow.submit(Mark(Box.CHANCE))
    assert screen.primary.text().startswith("Inscrit")
    other = 1 - screen.view.seat
    monkeypatch.setattr(screen.flow, "acts_here", lambda _: False)
    screen.flow._on_began(DiceThrown(other, (0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 1))
    screen.flow.hold()  # it takes time
    assert not screen.primary.text().startswith("Inscrit")
    screen.flow.skip()


def test_the_die_of_mots_de_tete_is_poured_on_felt_from_a_cup(qtbot: QtBot, theme: Theme) -> None:
    session = mots_play.make_table(2)
    mots_play.play_until(session, turn=2, phase=MotsPhase.THROW)
    screen = shown(qtbot, mots_de_tete_table.make_screen(theme, session))
    theme.set_reduced_motion(False)
    assert screen.flow.submit(MotsThrow())
    flights = [timed.flight for timed in screen.overlay._flights]
    mat = next(flight for flight in flights if isinstance(flight, Mat)).rect
    cup = next(flight for flight in flights if isinstance(flight, CupFlight))
    die = next(flight for flight in flights if isinstance(flight, Tumble))
    assert mat.contains(cup.mouth)
    assert mat.contains(die.end.centre)
    assert QRectF(screen.table.card.geometry()).contains(mat)
    assert cup.mouth.x() > die.end.x, "it pours to its left, on the card, never over the grid"
    assert screen.primary.text() == "Le dé roule…"
    screen.flow.skip()
    theme.set_reduced_motion(True)
    assert not screen.overlay.busy


def test_the_die_of_the_theme_comes_from_a_cup(theme: Theme) -> None:
    theme.set_reduced_motion(False)
    mat, end = QRectF(40, 10, 500, 90), Pose(90, 55, 60)
    ground, die, cup = (timed.flight for timed in poured(theme, GAME_UIS["des_themes"].felt, mat, end, 4, 4))
    assert isinstance(ground, Mat)
    assert isinstance(cup, CupFlight)
    assert isinstance(die, Tumble)
    assert (die.end, die.value) == (end, 4)
    assert mat.contains(cup.mouth)
    assert {round(cup._pose(0.5)[1])} == {-118}
    theme.set_reduced_motion(True)
    assert poured(theme, GAME_UIS["des_themes"].felt, mat, end, 4, 4) == []


def test_the_lid_opens_once_over_the_live_box_and_goes(qtbot: QtBot, theme: Theme) -> None:
    theme.set_reduced_motion(False)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 640)
    with qtbot.waitExposed(window):
        window.show()
    lid = LidAnimation(theme, window, lambda: QRect(40, 200, 900, 300))
    lid.open()
    assert lid.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert theme.ms("lid") == 600
    closed = window.grab().toImage()
    lid._way.setCurrentTime(400)
    assert window.grab().toImage() != closed
    lid._way.setCurrentTime(600)
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in window.findChildren(LidAnimation)))
    theme.set_reduced_motion(True)
    still = LidAnimation(theme, window, lambda: QRect(40, 200, 900, 300))
    still.open()
    assert still.isHidden(), "exactly one frame: the open box"


# ---- weight, and light -----------------------------------------------------------------------------------------------------


def test_the_hourglass_is_turned_over_once(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.set_reduced_motion(False)
    told: list[tuple[float, bool]] = []

    def paint(painter: QPainter, theme: Theme, rect: QRectF, share: float, *, runs: bool, late: bool = False) -> None:
        told.append((share, runs))
        paint_hourglass(painter, theme, rect, share, runs=runs, late=late)

    monkeypatch.setattr(hourglass, "paint_hourglass", paint)
    glass = Hourglass(theme)
    glass.stand(60_000, 60_000)
    glass.resize(80, 160)
    qtbot.addWidget(glass)
    with qtbot.waitExposed(glass):
        glass.show()
    glass.run(60_000, 60_000, lambda: 0)
    full = glass.grab().toImage()
    assert glass._turn.state() is QVariantAnimation.State.Running
    glass._turn.setCurrentTime(50)
    assert glass.grab().toImage() != full
    assert told[-1] == (0.0, False), "its sand lies below, as in a glass that waits"
    glass._turn.setCurrentTime(300)
    glass.grab()
    assert told[-1] == (1.0, False), "and above once it is turned: it lies level, and does not jump when it begins to run"
    qtbot.waitUntil(lambda: glass._turn.state() is QVariantAnimation.State.Stopped)
    upright = glass.grab().toImage()
    glass.stand()
    glass.run(60_000, 60_000, lambda: 20_000)
    assert glass._turn.state() is QVariantAnimation.State.Stopped, "sand that goes on running is not turned"
    theme.set_reduced_motion(True)
    glass.stand()
    glass.run(60_000, 60_000, lambda: 0)
    assert glass.grab().toImage() == upright, "exactly one frame"


def test_the_light_drifts_to_whoever_plays_in_the_evening(qtbot: QtBot, theme: Theme) -> None:
    theme.use("soiree")
    theme.set_reduced_motion(False)
    page = QWidget()
    page.resize(1000, 700)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    places = [QPointF(300, 400)]
    spotlight = Spotlight(theme, page, lambda: places[-1])
    spotlight.follow()
    assert spotlight.at == QPointF(300, 400)
    places.append(QPointF(900, 100))
    spotlight.follow()
    spotlight._drift.setCurrentTime(350)
    assert spotlight.at is not None
    assert 400 < spotlight.at.x() < 800
    theme.set_reduced_motion(True)
    places.append(QPointF(300, 400))
    spotlight.follow()
    assert spotlight.at == QPointF(300, 400)
    lit = mix(theme.palette.ground, theme.palette.lamp, STRENGTH)
    assert all(contrast(theme.palette.of(role), lit) >= 4.5 for role in ("ink", "muted"))
    theme.use("papier")
    spotlight.apply_theme()
    assert not spotlight.is_lit


def test_dice_lie_two_to_six_degrees_askew() -> None:
    tilts = [abs(pose.tilt) for seed in range(50) for pose in scatter(5, QRectF(0, 0, 900, 400), 120, 30, seed)]
    assert 2 <= min(tilts) < 2.5
    assert 5.5 < max(tilts) <= 6


def test_what_a_computer_has_laid_is_ringed_for_a_second(qtbot: QtBot, theme: Theme) -> None:
    session = words_out_play.make_table(words_out_play.bots(words_out_play.FAMILY[:2], besides=0))
    words_out_play.play_until(session, lambda view: view.stage is CardsMoment.TURN and view.turn == 1)
    screen = shown(qtbot, words_out_table.make_screen(theme, session))
    theme.set_reduced_motion(False)
    words_out_play.play_move(session)
    screen.overlay.skip()
    qtbot.waitUntil(lambda: any(isinstance(timed.flight, NewMark) for timed in screen.celebration._flights))
    ring = next(timed for timed in screen.celebration._flights if isinstance(timed.flight, NewMark))
    assert isinstance(ring.flight, NewMark)
    assert ring.duration_ms == 1000
    assert any(ring.flight.rect in screen.table.parts.lane_cards(row) for row in range(4))


# ---- whole games without motion --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["yahtzee", "mots_de_tete", "words_out"])
def test_a_whole_game_without_motion_is_one_frame_a_step(qtbot: QtBot, theme: Theme, game: str) -> None:
    cards = words_out_play.bots(words_out_play.FAMILY[:2], besides=0)
    session, play_move = {
        "yahtzee": (yahtzee_play.make_table(2), yahtzee_play.play_move),
        "mots_de_tete": (mots_play.make_table(2, {"target": 60}), mots_play.play_move),
        "words_out": (words_out_play.make_table(cards), words_out_play.play_move),
    }[game]
    screen = shown(qtbot, GAME_UIS[game].make_screen()(theme, session))
    ended: list[bool] = []
    screen.flow.finished.connect(lambda: ended.append(True))
    steps = 0
    while session.requests() and steps < 900:
        play_move(session)
        steps += 1
        if any(isinstance(one.flight, Interlude) for one in screen.overlay._flights):
            screen.overlay.skip()  # the end of a deal, which stands until a press
        assert not screen.flow.busy
        assert not screen.overlay.busy
        assert not screen.celebration.isVisible()
        assert screen.view == session.view()
        assert screen.spotlight._drift.state() is not QVariantAnimation.State.Running
    assert ended == [True]
    assert session.outcome() is not None


@pytest.mark.parametrize("game", ["yahtzee", "yahtzee_mots"])
def test_what_is_taken_back_takes_its_card_with_it(qtbot: QtBot, theme: Theme, game: str) -> None:
    """The card between two parts told of points that nobody had any more, and said that it leads to the next part."""
    table = yahtzee_play.make_table(2, manches=2)
    words = yahtzee_mots_play.Played(2, parties=2)
    session, play = (table, partial(yahtzee_play.play_move, table)) if game == "yahtzee" else (words.table, words.play)
    screen = shown(qtbot, GAME_UIS[game].make_screen()(theme, session))
    while not screen.flow.stands:
        play()
    assert session.undo()
    assert not screen.flow.busy
    assert not any(isinstance(one.flight, Interlude) for one in screen.overlay._flights)
    assert screen.view == session.view()
    assert screen.primary.text() != "Manche 2"


def test_the_light_that_drifts_is_painted_under_shadows_and_words_too(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    paper, words = Paper(theme, page), Label(theme, "body", "ink", "À toi", parent=page)
    paper.setGeometry(100, 100, 300, 200)
    words.setGeometry(100, 400, 300, 40)
    shade = Shadow(paper, theme, "paper", lambda: 12.0)
    with qtbot.waitExposed(page):
        page.show()
    bare = Spotlight(theme, page, QPointF)._bare_ground()
    assert not bare.contains(paper.geometry().center()), "what lies on the ground is not painted for it"
    assert bare.contains(words.geometry())
    below = QPoint(paper.geometry().center().x(), shade.geometry().bottom() - 1)
    assert shade.geometry().bottom() > paper.geometry().bottom()
    assert bare.contains(below)
