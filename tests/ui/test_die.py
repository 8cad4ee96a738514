from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.die import Die, FacePainter, Pips, Pose, paint_die, paint_mini_die
from ludogite.ui.widgets.overlay import confetti
from ludogite.ui.widgets.tumble import Tumble, hull


def picture(side: int = 200) -> tuple[QImage, QPainter]:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    return image, QPainter(image)


def dark_spots(image: QImage, step: int = 1) -> int:
    """Count the separate dark areas: the pips."""
    dark = {
        (x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
        if image.pixelColor(x, y).lightness() < 90
    }
    spots = 0
    while dark:
        spots += 1
        border = [dark.pop()]
        while border:
            x, y = border.pop()
            for near in ((x + step, y), (x - step, y), (x, y + step), (x, y - step)):
                if near in dark:
                    dark.remove(near)
                    border.append(near)
    return spots


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_pips(theme: Theme, value: int, theme_name: str) -> None:
    theme.use(theme_name)
    image, painter = picture()
    paint_die(painter, theme, Pose(100, 100, 120, 9), Pips(value))
    painter.end()
    assert dark_spots(image) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_a_mini_die_shows_its_pips(theme: Theme, value: int) -> None:
    image, painter = picture(48)
    paint_mini_die(painter, theme, QRectF(4, 4, 40, 43), value)
    painter.end()
    assert dark_spots(image) == value


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

    def counted(painter: QPainter, theme: Theme, pose: Pose, face: FacePainter, *, lift: float = 0.0) -> None:
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
    assert max(off) <= 2, "it is the same die"
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
