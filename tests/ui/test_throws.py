"""Every recorded throw: dice lie flat, apart and inside, none goes through another, and any value can come up."""

from __future__ import annotations

import math
import random
import shutil
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.cli import selftest
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cast import Rolling, cast
from ludogite.ui.widgets.cube import _SIDES, DOWN, with_top
from ludogite.ui.widgets.die import PIPS, Pose, outline_of
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.recorded import Recordings, Throw, recordings
from ludogite.ui.widgets.tray import DiceTray

TRAYS = ((684, 280), (512, 170), (952, 420), (380, 500), (300, 170), (1500, 700))
"""Parts of felts on which dice are thrown, in px: wide, flat, tall, small, large."""
FILE = paths.resources() / "throws" / "throws.bin"


def every_throw(count: int) -> Iterator[Throw]:
    known = Recordings(FILE)
    for shape in known.shapes_for(count):
        for number in range(known.number_of(shape, count)):
            yield known.throw(shape, count, number)


def gap(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Give how far two squares (x, y, angle) of side 1 are apart."""
    best = -math.inf
    for angle in (one[2], one[2] + math.pi / 2, other[2], other[2] + math.pi / 2):
        reach = sum(0.5 * (abs(math.cos(angle - turn)) + abs(math.sin(angle - turn))) for turn in (one[2], other[2]))
        best = max(best, abs((other[0] - one[0]) * math.cos(angle) + (other[1] - one[1]) * math.sin(angle)) - reach)
    return best


@pytest.mark.parametrize("count", range(1, 8))
def test_every_throw_ends_flat_apart_and_inside(count: int) -> None:
    throws = list(every_throw(count))
    assert len(throws) >= 24
    for throw in throws:
        ends = []
        for path in throw.paths:
            x, y, z, w, i, j, k = path[-1]
            assert z == 0.5
            assert (i, j) == (0, 0), "flat, its own top up"
            angle = 2 * math.atan2(k, w)
            angle = (angle + math.pi) % (2 * math.pi) - math.pi
            assert abs(angle) <= math.pi / 4 + 0.001, "a letter can be read"
            reach = 0.5 * (abs(math.cos(angle)) + abs(math.sin(angle)))
            assert reach - 0.01 <= x <= throw.shape.wide - reach + 0.01
            assert reach - 0.01 <= y <= throw.shape.deep - reach + 0.01
            ends.append((x, y, angle))
        least = 0.115 if throw.shape.most < 6 else 0.132  # 8 px of dice that are 61 px wide at 1280 x 800
        assert all(gap(one, other) >= least for one, other in combinations(ends, 2))


@pytest.mark.parametrize("count", range(1, 8))
def test_no_die_goes_through_another_or_jumps(count: int) -> None:
    for throw in every_throw(count):
        assert 40 <= throw.frames - 1 <= 84, "at 60 a second"
        for frame in range(throw.frames):
            spots = [path[frame - begin][:3] for path, begin in zip(throw.paths, throw.begins, strict=True) if frame >= begin]
            assert all(math.dist(one, other) > 0.88 for one, other in combinations(spots, 2))
            assert all(z > 0.4 and -0.2 < x < throw.shape.wide + 0.2 and -0.2 < y < throw.shape.deep + 0.2 for x, y, z in spots)
        for path in throw.paths:
            assert all(math.dist(one[:3], other[:3]) < 0.52 for one, other in pairwise(path))
            assert all(0.99 < math.hypot(*frame[3:]) < 1.01 for frame in path)


@pytest.mark.parametrize("count", range(1, 8))
def test_what_is_heard_lies_in_the_throw(count: int) -> None:
    for throw in every_throw(count):
        assert throw.contacts
        assert all(0 <= contact.at_ms <= throw.frames * 1000 / 60 for contact in throw.contacts)
        assert all(0 < contact.strength <= 1 and contact.kind in {0, 1, 2} for contact in throw.contacts)
        assert any(contact.kind == 0 for contact in throw.contacts), "whatever falls hits the felt"
        if count == 1:
            assert all(contact.kind != 2 for contact in throw.contacts)


@pytest.mark.parametrize("count", range(1, 8))
def test_the_value_of_the_engine_is_on_top_in_every_throw(count: int) -> None:
    for seed in range(24):
        thrown = cast(count, QRectF(0, 0, 680, 280), 124, seed, most=7 if count > 5 else 5)
        assert thrown is not None
        for path in thrown.throw.paths:
            _at, _foot, turn = thrown.seen_at(path[-1])
            for top in range(1, 7):
                whole = with_top(turn, top)
                (a, b, c), down, _right = _SIDES[top - 1][0], _SIDES[top - 1][2], _SIDES[top - 1][1]
                facing = [row[0] * a + row[1] * b + row[2] * c for row in whole]
                assert facing == pytest.approx([0, 0, 1], abs=1e-6)
                below = whole[1][0] * down[0] + whole[1][1] * down[1] + whole[1][2] * down[2]
                assert below > 0.7, "upright"


@pytest.mark.parametrize("size", TRAYS)
@pytest.mark.parametrize("count", [1, 2, 5, 7])
def test_dice_fit_every_tray(size: tuple[int, int], count: int) -> None:
    area = QRectF(10, 20, *size)
    for seed in range(60):
        thrown = cast(count, area, 124, seed, most=max(count, 5))
        assert thrown is not None
        for pose in thrown.poses:
            assert area.contains(outline_of(pose).translated(pose.centre).boundingRect())
        assert thrown.poses == cast(count, area, 124, seed, most=max(count, 5)).poses  # type: ignore[union-attr]


@pytest.mark.parametrize("size", TRAYS)
@pytest.mark.parametrize("count", [5, 7])
def test_of_ten_thousand_throws_none_overlaps_leans_leaves_or_shows_another_value(size: tuple[int, int], count: int) -> None:
    area, chance = QRectF(10, 20, *size), random.Random(count)
    looked_at: set[tuple[Pose, ...]] = set()
    for seed in range(10_000 // (2 * len(TRAYS)) + 1):
        thrown = cast(count, area, 124, seed, most=count)
        assert thrown is not None
        flights = [
            timed.flight
            for timed in thrown.flights(None, [(PIPS, chance.randint(1, 6)) for _ in range(count)], 0, [lambda *_: None] * count)  # type: ignore[arg-type]
            if isinstance(timed.flight, Rolling)
        ]
        for flight in flights:
            _at, _foot, turn, _edge = flight.place(1.0)
            normal = _SIDES[flight.top - 1][0]
            shown = with_top(turn, flight.top)
            assert [sum(row[axis] * normal[axis] for axis in range(3)) for row in shown] == pytest.approx([0, 0, 1], abs=1e-6)
        if thrown.poses in looked_at:
            continue
        looked_at.add(thrown.poses)
        edge = thrown.edge
        ends = [(pose.middle.x() / edge, pose.middle.y() / edge / DOWN, math.radians(pose.tilt)) for pose in thrown.poses]
        assert all(gap(one, other) >= 0.115 for one, other in combinations(ends, 2))
        assert all(area.contains(outline_of(pose).translated(pose.centre).boundingRect()) for pose in thrown.poses)
    assert len(looked_at) >= 16, "every recording that may be thrown there, and its mirror"


def test_a_throw_is_ready_at_once_and_the_file_is_small() -> None:
    assert FILE.stat().st_size < 1_500_000


@pytest.mark.parametrize("harm", ["missing", "empty", "cut", "other version", "bits"])
def test_without_recordings_dice_lie_at_once(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, harm: str
) -> None:
    folder = tmp_path / "throws"
    folder.mkdir()
    file = folder / "throws.bin"
    data = FILE.read_bytes()
    match harm:
        case "empty":
            file.write_bytes(b"")
        case "cut":
            file.write_bytes(data[: len(data) // 50])
        case "other version":
            file.write_bytes(data.replace(b'"version": 1', b'"version": 9', 1))
        case "bits":
            head = data.index(b"\n") + 1
            file.write_bytes(data[:head] + bytes(byte ^ 0x55 for byte in data[head:]))
        case _:
            shutil.rmtree(folder)
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    recordings.cache_clear()
    try:
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(764, 452)
        tray = DiceTray(theme, Overlay(window), colours=GAME_UIS["yahtzee"].felt, parent=window)
        tray.setGeometry(16, 16, 732, 420)
        window.show()
        theme.set_reduced_motion(False)
        with qtbot.waitSignal(tray.landed):
            tray.throw(range(5), (1, 2, 3, 4, 5), seed=3)
        assert not tray._overlay.busy
        assert [die.accessibleName() for die in tray.dice][4] == "dé 5, cinq"
        for pose in (die.pose for die in tray.dice):
            assert tray.felt_rect().contains(outline_of(pose).translated(pose.centre).boundingRect())
        assert tray.impacts(5, 3) == ()
        assert tray.hold_cup(range(5)) is None, "there is nothing to shake"
        assert not any(die.is_ghost for die in tray.dice), "and no die is hidden in it"
        with pytest.raises(selftest.CheckError, match="dice land at once"):
            selftest._throws()
    finally:
        recordings.cache_clear()
