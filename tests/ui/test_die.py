from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cube import DOWN, FRONT, Matrix, hull, lying, paint_cube, product, turned, with_top
from ludogite.ui.widgets.die import Die, Pips, Pose, paint_die, paint_mini_die
from ludogite.ui.widgets.overlay import confetti
from ludogite.ui.widgets.tumble import Tumble


def picture(side: int = 200) -> tuple[QImage, QPainter]:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    return image, QPainter(image)


def is_pip(colour: QColor) -> bool:
    """Tell the dark of a pip, or the red of the ace, from ivory and its shade."""
    return colour.lightness() < 90 or (colour.hslSaturation() > 120 and colour.lightness() < 130)


def spots(image: QImage, inside: QPolygonF) -> int:
    """Count the separate pips in a part of a picture."""
    area = inside.boundingRect().toAlignedRect()
    dark = {
        (x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
        if inside.containsPoint(QPointF(x, y), Qt.FillRule.OddEvenFill) and is_pip(image.pixelColor(x, y))
    }
    found = 0
    while dark:
        found += 1
        border = [dark.pop()]
        while border:
            x, y = border.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in dark:
                    dark.remove(near)
                    border.append(near)
    return found


def top_of(pose: Pose) -> QPolygonF:
    """Outline the flat of the top of a die that lies."""
    half, turn = 0.4 * pose.edge, lying(pose.tilt)
    return QPolygonF([
        pose.middle
        + QPointF(x * turn[0][0] + y * turn[0][1], DOWN * (x * turn[1][0] + y * turn[1][1]) - FRONT * pose.edge / 2)
        for x, y in ((-half, -half), (half, -half), (half, half), (-half, half))
    ])  # fmt: skip


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
@pytest.mark.parametrize("tilt", [0, 9, -38])
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_pips(theme: Theme, value: int, tilt: float, theme_name: str) -> None:
    theme.use(theme_name)
    image, painter = picture()
    pose = Pose(100, 100, 120, tilt)
    paint_die(painter, theme, pose, Pips(value))
    painter.end()
    assert spots(image, top_of(pose)) == value


@pytest.mark.parametrize("high", [26, 43])
@pytest.mark.parametrize("value", range(1, 7))
def test_a_mini_die_shows_its_pips(theme: Theme, value: int, high: int) -> None:
    image, painter = picture(48)
    paint_mini_die(painter, theme, QRectF(4, 2, high, high), value)
    painter.end()
    side = high / 1.07
    assert spots(image, top_of(Pose(4 + high / 2, 2 + high / 2 - 0.035 * side, side))) == value


def test_opposite_sides_make_seven_and_one_two_three_run_counterclockwise(theme: Theme) -> None:
    """A face is told from its painter: what is painted where, and which way its own right and down go."""
    told: dict[int, tuple[float, float]] = {}

    def marked(number: int) -> Callable[[QPainter, Theme, float], None]:
        def paint(painter: QPainter, _theme: Theme, _side: float) -> None:
            at = painter.worldTransform().map(QPointF(0, 0))
            told[number] = (round(at.x(), 1), round(at.y(), 1))

        return paint

    def shown(top: int, tilt: float) -> dict[int, tuple[float, float]]:
        told.clear()
        _image, painter = picture()
        paint_cube(painter, theme, 100, with_top(lying(tilt), top), [marked(number) for number in range(1, 7)])
        painter.end()
        return dict(told)

    for top in range(1, 7):
        seen = [shown(top, tilt) for tilt in (45, 135, 225, 315)]
        assert all(top in each and 7 - top not in each for each in seen)
        for each in seen:
            left, right = sorted((number for number in each if number != top), key=lambda number: each[number][0])
            assert left != 7 - right
            corner = {top, left, right}
            if corner == {1, 2, 3}:
                assert [(1, 2, 3), (2, 3, 1), (3, 1, 2)].count((top, left, right)) == 1, "counterclockwise, as on Western dice"
    assert sorted({number for top in range(1, 7) for number in shown(top, 45)}) == [1, 2, 3, 4, 5, 6]


FLYING = (lying(20), product(turned((1.0, 0.0, 0.0), -0.55), lying(30)), product(turned((0.6, 0.8, 0.0), 0.9), lying(10)))
"""A die that lies, one that is seen along one of its edges, and one on a corner."""


@pytest.mark.parametrize("turn", FLYING)
def test_the_light_does_not_turn_with_the_die(theme: Theme, turn: Matrix) -> None:
    def bare(top: int, quarter: float) -> QImage:
        image, painter = picture()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(100, 100)
        paint_cube(painter, theme, 100, with_top(product(turn, lying(quarter)), top), (None,) * 6)
        painter.end()
        return image

    still = bytes(bare(1, 0).constBits())
    for top in range(1, 7):
        for quarter in (0, 90, 180, 270):
            other = bytes(bare(top, quarter).constBits())
            off = sorted(abs(a - b) for a, b in zip(still, other, strict=True))
            assert off[-40] <= 8, "the body is the same, whatever turn of the cube"


@pytest.mark.parametrize("size", [24, 86, 320])
def test_edges_stand_out_in_high_contrast(theme: Theme, size: int) -> None:
    theme.use("contraste")
    image = QImage(size * 2, size * 2, QImage.Format.Format_ARGB32_Premultiplied)
    ground = theme.felt(GAME_UIS["yahtzee"].felt)[1]
    image.fill(ground)
    with QPainter(image) as painter:
        paint_die(painter, theme, Pose(size, size, size), Pips(1))
    column = [image.pixelColor(size, y) for y in range(image.height())]
    rim = next(colour for colour in column[::-1] if contrast(colour, ground) > 1.5)
    assert contrast(rim, ground) >= 3, "the rim against the felt"
    front = image.pixelColor(round(size + 0.3 * size), round(size + 0.45 * size))
    middle = round(size + (0.035 + 0.84 * (DOWN / 2 - FRONT / 2)) * size)
    line = min((image.pixelColor(round(size + 0.3 * size), y) for y in range(middle - 3, middle + 4)), key=QColor.lightness)
    assert contrast(line, front) >= 3, "the edge against the front"
    assert contrast(line, theme.palette.ivory_top) >= 3, "and against the top"


def contrast(one: QColor, other: QColor) -> float:
    """Give the contrast of two colours as WCAG has it."""

    def light(colour: QColor) -> float:
        parts = [
            c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("edge", [24, 61, 104, 150])
def test_a_turning_cube_has_no_seam(theme: Theme, edge: int) -> None:
    """Nothing of the ground is seen between what is painted above, below, left and right of it, however the cube is turned."""
    for step in range(12):
        turn = product(turned((1.0, 0.0, 0.0), 0.31 * step), turned((0.0, 1.0, 0.0), 0.47 * step))
        image = QImage(2 * edge, 2 * edge, QImage.Format.Format_RGBA8888_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(edge, edge)
            paint_cube(painter, theme, edge, turn, (None,) * 6)
        alpha, wide = bytes(image.constBits())[3::4], 2 * edge
        assert 0.4 * edge * edge < sum(alpha) / 255 < 2.2 * edge * edge
        near = (3, -3, 3 * wide, -3 * wide)
        inside = [at for at in range(3 * wide, len(alpha) - 3 * wide) if all(alpha[at + way] == 255 for way in near)]
        assert min(alpha[at] for at in inside) > 225, step


def test_a_thrown_die_ends_exactly_as_it_lies(theme: Theme) -> None:
    pose = Pose(100.5, 99.25, 110, -8)
    lying, painter = picture()
    paint_die(painter, theme, pose, Pips(5))
    painter.end()
    flown, painter = picture()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    Tumble(theme, QPointF(-200, 300), pose, 5, 2.0, 120).paint(painter, 1.0)
    painter.end()
    assert lying == flown


def test_a_thrown_die_stays_in_the_area_it_announces(theme: Theme) -> None:
    flight = Tumble(theme, QPointF(-150, 260), Pose(100, 100, 60, 5), 3, 2.0, 120)
    for step in range(1, 20):
        share = step / 20
        image, painter = picture(400)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(100, 100)
        flight.paint(painter, share)
        painter.end()
        area = flight.area(share).translated(100, 100).adjusted(-1, -1, 1, 1)
        outside = [
            (x, y)
            for x in range(0, 400, 3)
            for y in range(0, 400, 3)
            if not area.contains(QPointF(x, y)) and image.pixelColor(x, y) != QColor("white")
        ]
        assert not outside, share


def test_the_die_says_number_face_and_state(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    die = Die(theme, 3, window)
    assert die.accessibleName() == "dé 3, pas encore lancé"
    die.set_face(Pips(4), "quatre")
    assert die.accessibleName() == "dé 3, quatre, à relancer"
    die.setChecked(True)
    assert die.accessibleName() == "dé 3, quatre, gardé"


def test_only_the_die_itself_is_clicked(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    window.resize(300, 300)
    qtbot.addWidget(window)
    die = Die(theme, 1, window)
    die.set_face(Pips(1), "un")
    die.set_pose(Pose(150, 150, 100, 10))
    window.show()
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not die.isChecked()
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton, pos=die.mapFromParent(QPointF(150, 150)).toPoint())
    assert die.isChecked()
    qtbot.keyClick(die, Qt.Key.Key_Space)
    assert not die.isChecked()


def test_a_die_glides_and_can_be_settled(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    window.resize(300, 300)
    qtbot.addWidget(window)
    window.show()
    die = Die(theme, 1, window)
    die.set_pose(Pose(60, 60, 50))
    die.show()
    goal = Pose(240, 200, 40)
    die.glide(goal, 5000)
    assert die.pose != goal
    assert die.resting_pose == goal
    die.settle()
    assert die.pose == goal
    die.glide(Pose(10, 10, 40), 0)
    assert die.pose == Pose(10, 10, 40)


def test_a_die_that_lies_is_painted_once(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Pose] = []

    def counted(painter: QPainter, theme: Theme, pose: Pose, face: Pips, *, lift: float = 0.0) -> None:
        painted.append(pose)
        paint_die(painter, theme, pose, face, lift=lift)

    monkeypatch.setattr("ludogite.ui.widgets.die.paint_die", counted)
    die, pose = Die(theme, 1), Pose(60.3, 60.6, 50, 12)
    qtbot.addWidget(die)
    die.set_face(Pips(5), "cinq")
    die.set_pose(pose)

    def shown() -> QImage:
        image, painter = picture()
        with painter:
            die.render(painter, die.pos(), QRegion(), QWidget.RenderFlag(0))
        return image

    before = shown()
    straight, painter = picture()
    with painter:
        paint_die(painter, theme, pose, Pips(5))
    off = [abs(a - b) for a, b in zip(bytes(before.constBits()), bytes(straight.constBits()), strict=True)]
    assert max(off) <= 4, "it is the same die, but for how its two shades are mixed"
    assert shown() == before
    die.set_face(Pips(5), "cinq")
    assert shown() == before
    assert painted == [pose]
    die.set_face(Pips(2), "deux")
    assert shown() != before
    theme.use("contraste")
    shown()
    assert len(painted) == 3


def test_the_hull_wraps_a_cube() -> None:
    points = [(x, y) for x in (0.0, 4.0) for y in (0.0, 3.0)] + [(2.0, 1.0), (2.0, 3.0)]
    assert {(p.x(), p.y()) for p in hull(points).toList()} == {(0, 0), (4, 0), (4, 3), (0, 3)}


def test_confetti_is_a_feast_unless_motion_is_reduced(theme: Theme) -> None:
    theme.set_reduced_motion(False)
    scraps = confetti(theme, QPointF(100, 100), 400, 300, seed=1)
    assert len(scraps) == 90
    assert all(0 < scrap.duration_ms + scrap.delay_ms <= 2000 for scrap in scraps)
    theme.set_reduced_motion(True)
    assert confetti(theme, QPointF(100, 100), 400, 300, seed=1) == []
