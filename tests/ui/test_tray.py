from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.scatter import scatter
from ludogite.ui.widgets.tray import DiceTray


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(764, 452)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def tray(look: Look, table: QWidget) -> DiceTray:
    made = DiceTray(look, Overlay(table), game_id="yahtzee", parent=table)
    made.setGeometry(16, 16, 732, 420)
    table.show()
    return made


def kept(tray: DiceTray) -> tuple[int, ...]:
    return tray.kept


def is_busy(overlay: Overlay) -> bool:
    return overlay.busy


def thrown(tray: DiceTray, values: tuple[int, ...] = (5, 2, 5, 5, 6)) -> None:
    tray.set_playable(playable=True)
    tray.throw(range(5), values, seed=4)


@pytest.mark.parametrize("count", range(1, 8))
@pytest.mark.parametrize("size", [(700, 230), (540, 180), (980, 420), (560, 330)])
def test_scattered_dice_never_overlap_and_stay_on_the_felt(count: int, size: tuple[int, int]) -> None:
    for seed in range(40):
        area = QRectF(10, 20, *size)
        poses = scatter(count, area, 124, 33, seed)
        assert len(poses) == count
        for pose in poses:
            assert area.contains(QRectF(pose.x - pose.reach, pose.y - pose.reach, 2 * pose.reach, 2 * pose.reach + 33)), seed
        for one, other in combinations(poses, 2):
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart >= one.side * 1.05, (seed, hypot(one.x - other.x, one.y - other.y))
    assert scatter(count, area, 124, 33, 5) == scatter(count, area, 124, 33, 5)


def test_before_a_throw_there_are_no_dice(tray: DiceTray) -> None:
    assert all(die.isHidden() for die in tray.dice)
    assert tray.values == ()


def test_kept_dice_stand_in_the_groove_in_the_order_they_were_kept(qtbot: QtBot, tray: DiceTray) -> None:
    thrown(tray)
    with qtbot.waitSignal(tray.kept_changed):
        tray.toggle(3)
    tray.toggle(0)
    assert kept(tray) == (3, 0)
    assert tray.loose == (1, 2, 4)
    assert tray.dice[3].pose == tray.slot(0)
    assert tray.dice[0].pose == tray.slot(1)
    assert all(tray.groove_rect().contains(tray.dice[index].pose.centre) for index in tray.kept)
    assert all(tray.throw_rect().contains(tray.dice[index].pose.centre) for index in tray.loose)


def test_a_die_goes_back_to_its_place(tray: DiceTray) -> None:
    thrown(tray)
    places = [die.pose for die in tray.dice]
    tray.toggle(1)
    tray.toggle(2)
    tray.toggle(1)
    assert kept(tray) == (2,)
    assert tray.dice[2].pose == tray.slot(0)
    assert tray.dice[1].pose == places[1]


def test_a_die_of_an_earlier_throw_comes_back_without_overlap(tray: DiceTray) -> None:
    thrown(tray)
    for index in (0, 2, 3):
        tray.toggle(index)
    tray.throw((1, 4), (5, 1, 5, 5, 3), seed=9)
    assert kept(tray) == (0, 2, 3)
    assert [die.accessibleName() for die in tray.dice][1] == "dé 2, un, à relancer"
    tray.toggle(2)
    loose = [tray.dice[index].pose for index in tray.loose]
    assert len(loose) == 3
    assert all(max(abs(a.x - b.x), abs(a.y - b.y)) > a.side for a, b in combinations(loose, 2))


def test_nothing_can_be_kept_when_it_is_not_the_time(tray: DiceTray) -> None:
    thrown(tray)
    tray.set_playable(playable=False)
    tray.toggle(2)
    assert kept(tray) == ()
    assert not tray.dice[2].isEnabled()


def test_a_click_keeps_a_die(qtbot: QtBot, tray: DiceTray) -> None:
    thrown(tray)
    die = tray.dice[4]
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton, pos=die.mapFromParent(die.pose.centre).toPoint())
    assert kept(tray) == (4,)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.dice[0].pose.centre.toPoint())
    assert kept(tray) == (4, 0)


def test_showing_the_same_dice_again_changes_nothing(tray: DiceTray) -> None:
    thrown(tray)
    tray.toggle(0)
    places = [die.pose for die in tray.dice]
    tray.show_dice((5, 2, 5, 5, 6), seed=77)
    assert kept(tray) == (0,)
    assert [die.pose for die in tray.dice] == places
    tray.show_dice((), seed=0)
    assert kept(tray) == ()
    assert all(die.isHidden() for die in tray.dice)


def test_a_throw_lands_by_itself_or_with_a_click(qtbot: QtBot, look: Look, tray: DiceTray) -> None:
    look.set_reduced_motion(False)
    overlay = tray._overlay
    tray.throw(range(5), (1, 2, 3, 4, 5), seed=1)
    assert is_busy(overlay)
    assert tray.values == (1, 2, 3, 4, 5)
    with qtbot.waitSignal(tray.landed, timeout=1000):
        qtbot.mouseClick(overlay, Qt.MouseButton.LeftButton)
    assert not is_busy(overlay)
    assert overlay.isHidden()
    with qtbot.waitSignal(tray.landed, timeout=4000):
        tray.throw((0,), (6, 2, 3, 4, 5), seed=2)


def test_everything_follows_a_new_size(tray: DiceTray) -> None:
    thrown(tray)
    tray.toggle(2)
    tray.resize(560, 320)
    assert tray.dice[2].pose == tray.slot(0)
    assert tray.slot(4).x + tray.slot(4).side / 2 < tray.groove_rect().right()
    felt = tray.felt_rect()
    for index in tray.loose:
        pose = tray.dice[index].pose
        assert felt.contains(QRectF(pose.x - pose.reach, pose.y - pose.reach, 2 * pose.reach, 2 * pose.reach))
