from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.services.sound import Sound
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import groove as groove_module
from ludogite.ui.widgets import keys as keys_module
from ludogite.ui.widgets import placards as placards_module
from ludogite.ui.widgets import tray as tray_module
from ludogite.ui.widgets.cast import Rolling, cast
from ludogite.ui.widgets.cube import DOWN
from ludogite.ui.widgets.die import Die, Pips, Pose, outline_of
from ludogite.ui.widgets.groove import UNDER_KEPT
from ludogite.ui.widgets.keys import key_cap_size
from ludogite.ui.widgets.overlay import Overlay
from ludogite.ui.widgets.placards import Placard
from ludogite.ui.widgets.scatter import scatter
from ludogite.ui.widgets.tray import DiceTray
from tests.ui import probes


def apart(one: Pose, other: Pose) -> float:
    """Give how far two dice lie from each other on the felt, in px."""
    way = QPointF(other.x - one.x, (other.y - one.y) / DOWN)
    gaps = []
    for tilt in (one.tilt, one.tilt + 90, other.tilt, other.tilt + 90):
        along = radians(tilt)
        reach = sum(
            0.5 * pose.edge * (abs(cos(along - radians(pose.tilt))) + abs(sin(along - radians(pose.tilt)))) for pose in (one, other)
        )
        gaps.append(abs(way.x() * cos(along) + way.y() * sin(along)) - reach)
    return max(gaps)


def ends(tray: DiceTray, count: int, seed: int) -> list[Pose]:
    """Give where the recorded throw of a seed lies."""
    found = cast(count, tray.throw_rect(), 124, seed, most=5)
    assert found is not None
    return list(found.poses)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(764, 452)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def tray(theme: Theme, table: QWidget) -> DiceTray:
    made = DiceTray(theme, Overlay(table), colours=GAME_UIS["yahtzee"].felt, parent=table)
    made.setGeometry(16, 16, 732, 420)
    table.show()
    return made


def kept(tray: DiceTray) -> tuple[int, ...]:
    return tray.kept


def shown_cards(tray: DiceTray) -> tuple[Placard, ...]:
    return tray.placards


def may_play(tray: DiceTray) -> bool:
    return tray.playable


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
    tray.toggle(2)
    places = [die.pose for die in tray.dice]
    tray.toggle(1)
    tray.toggle(1)
    assert kept(tray) == (2,)
    assert tray.dice[2].pose == tray.slot(0)
    assert tray.dice[1].pose == places[1]


@pytest.mark.parametrize("size", [(732, 420), (732, 510), (560, 260), (444, 540)])
def test_the_groove_grows_for_the_first_die_and_the_loose_ones_move_together(tray: DiceTray, size: tuple[int, int]) -> None:
    tray.resize(*size)
    thrown(tray)
    before, slim = [die.pose for die in tray.dice], tray.groove_rect()
    tray.toggle(2)
    high, after = tray.groove_rect(), [die.pose for die in tray.dice]
    assert high.height() > slim.height() + 8
    assert (high.left(), high.top(), high.width()) == (slim.left(), slim.top(), slim.width())
    shrunk = after[0].side / before[0].side
    assert 0.8 < shrunk <= 1
    down = {round(after[index].y - shrunk * before[index].y, 3) for index in tray.loose}
    assert len(down) == 1, "together"
    for index in tray.loose:
        spot = outline_of(after[index]).translated(after[index].centre).boundingRect()
        assert tray.throw_rect().adjusted(-0.01, -0.01, 0.01, 0.01).contains(spot)
        assert after[index].tilt == before[index].tilt
    tray.toggle(2)
    assert tray.groove_rect() == high, "nothing jumps while dice lie there"
    tray.throw(range(5), (1, 2, 3, 4, 5), seed=4)
    assert tray.groove_rect() == slim
    assert [die.pose for die in tray.dice] == before
    tray.toggle(1)
    tray.show_dice((), seed=0)
    assert tray.groove_rect() == slim, "the next turn begins with an empty groove"


def test_the_groove_takes_its_time_or_none(theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    theme.set_reduced_motion(False)
    slim = tray.groove_rect()
    loose = tray.dice[0].pose
    tray.toggle(2)
    assert tray.groove_rect() == slim
    assert tray.dice[0].pose == loose, "on their way, not there"
    tray._groove._way.setCurrentTime(theme.ms("die_keep") // 2)
    assert slim.height() + 4 < tray.groove_rect().height() < slim.height() + 50
    tray.settle()
    high = tray.groove_rect()
    theme.set_reduced_motion(True)
    tray.show_dice((), seed=0)
    assert tray.groove_rect() == slim
    tray.show_dice((5, 2, 5, 5, 6), seed=4)
    tray.toggle(0)
    assert tray.groove_rect() == high


@pytest.mark.parametrize("count", range(1, 8))
@pytest.mark.parametrize("size", [(732, 510), (560, 320), (444, 540), (320, 300)])
def test_every_number_of_dice_has_its_places_beside_the_name(
    theme: Theme, table: QWidget, count: int, size: tuple[int, int]
) -> None:
    made = DiceTray(theme, Overlay(table), colours=GAME_UIS["yahtzee"].felt, count=count, parent=table)
    made.resize(*size)
    made.keep(range(count))
    hollow, groove = made.groove_rect(), made._groove
    name = groove.inset + QFontMetricsF(groove.label_font).horizontalAdvance("Gardés")
    slots = [made.slot(place) for place in range(count)]
    assert slots[0].x - slots[0].side / 2 > hollow.left() + name
    assert slots[-1].x + slots[-1].side / 2 < hollow.right()
    before, after = slots[0].x - hollow.left() - name, hollow.right() - slots[-1].x
    assert abs(before - after) < groove.inset + 1, "in the middle of what the name leaves"
    assert all(other.x - one.x > 1.2 * one.side for one, other in pairwise(slots))
    assert all(hollow.contains(outline_of(slot).translated(slot.centre).boundingRect()) for slot in slots)


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
    assert all(apart(a, b) > 8 for a, b in combinations(loose, 2))


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


def test_a_throw_lands_by_itself_or_with_a_click(qtbot: QtBot, theme: Theme, tray: DiceTray) -> None:
    theme.set_reduced_motion(False)
    overlay = tray._overlay
    tray.throw(range(5), (1, 2, 3, 4, 5), seed=1)
    assert is_busy(overlay)
    assert tray.values == (1, 2, 3, 4, 5)
    with qtbot.waitSignal(tray.landed, timeout=1000):
        qtbot.mouseClick(overlay, Qt.MouseButton.LeftButton)
    assert not is_busy(overlay)
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
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


LEA = Placard(1, "Léa", "10")

# ---- measures ---------------------------------------------------------------------------------------------------------------


def rounded(rect: QRectF) -> tuple[float, ...]:
    return tuple(round(value, 2) for value in (rect.x(), rect.y(), rect.width(), rect.height()))


@pytest.mark.parametrize(
    ("window", "size", "felt", "groove", "loose", "cup", "first", "last"),
    [
        (
            (1280, 800), (732, 420), (12, 12, 708, 393), (28, 24, 676, 63), (24, 93, 684, 306),
            (283.11, 113.67, 165.77, 197.35), (214.53, 66.95, 70.8), (578.73, 66.95, 70.8),
        ),
        (
            (1280, 800), (560, 260), (12, 12, 536, 233), (21, 19, 517, 37), (24, 62, 512, 177),
            (232.06, 73.95, 95.89, 114.15), (198.85, 44.48, 42.0), (414.9, 44.48, 42.0),
        ),
        (
            (1280, 800), (1000, 560), (12, 12, 976, 533), (28, 24, 944, 64), (24, 94, 952, 445),
            (403.65, 152.85, 192.7, 229.4), (314.58, 74.96, 84.0), (746.68, 74.96, 84.0),
        ),
        (
            (1280, 800), (420, 420), (12, 12, 396, 393), (28, 24, 364, 63), (24, 93, 372, 306),
            (149.14, 139.89, 121.71, 144.9), (129.52, 50.21, 43.2), (351.74, 50.21, 43.2),
        ),
        (
            (1024, 640), (560, 320), (10, 10, 540, 297), (22, 19, 516, 48), (22, 73, 516, 228),
            (218.24, 88.4, 123.52, 147.04), (169.57, 51.4, 53.4), (444.26, 51.4, 53.4),
        ),
    ],
)  # fmt: skip
def test_everything_has_the_place_that_was_drawn(
    theme: Theme,
    tray: DiceTray,
    window: tuple[int, int],
    size: tuple[int, int],
    felt: tuple[float, ...],
    groove: tuple[float, ...],
    loose: tuple[float, ...],
    cup: tuple[float, ...],
    first: tuple[float, ...],
    last: tuple[float, ...],
) -> None:
    theme.fit(*window)
    tray.resize(*size)
    assert [rounded(rect) for rect in (tray.felt_rect(), tray.groove_rect(), tray.throw_rect(), tray.cup_rect())] == [
        felt, groove, loose, cup,
    ]  # fmt: skip
    for place, slot in ((0, first), (4, last)):
        assert tuple(round(value, 2) for value in (tray.slot(place).x, tray.slot(place).y, tray.slot(place).side)) == slot


@pytest.mark.parametrize("size", [(732, 420), (560, 260), (1000, 560), (420, 620), (320, 300)])
def test_loose_dice_lie_where_their_throw_ends_apart_and_inside(tray: DiceTray, size: tuple[int, int]) -> None:
    tray.resize(*size)
    thrown(tray)
    poses = [die.pose for die in tray.dice]
    assert poses == ends(tray, 5, 4)
    area = tray.throw_rect()
    for pose in poses:
        assert area.contains(outline_of(pose).translated(pose.centre).boundingRect())
    edge = poses[0].edge
    assert all(apart(one, other) >= 0.118 * edge for one, other in combinations(poses, 2))
    if size == (732, 420):
        assert edge > 75
        assert min(apart(one, other) for one, other in combinations(poses, 2)) >= 8


def test_key_caps_never_grow_past_the_groove(theme: Theme, tray: DiceTray) -> None:
    high = key_cap_size(theme, "5")[1]
    assert tray._cap_scale() == pytest.approx(min(1, max(13 / theme.font("label").pixelSize(), 0.24 * 118 / high)))
    assert tray._foot == pytest.approx(min(high, 0.24 * 118) + 6)
    theme.set_text_scale(2)
    high = key_cap_size(theme, "5")[1]
    assert tray._cap_scale() == pytest.approx(max(13 / theme.font("label").pixelSize(), 0.24 * 118 / high))
    assert tray._foot == pytest.approx(0.24 * 118 + 6)


# ---- what is painted --------------------------------------------------------------------------------------------------------


Painting = list[tuple[str, tuple[object, ...]]]


@pytest.fixture
def painted(tray: DiceTray, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Painting]:
    """Give what the tray asks to be painted: names, and where."""
    told: Painting = []

    def at(painter: QPainter, rect: QRectF) -> tuple[float, ...]:
        return rounded(painter.transform().mapRect(rect))

    def dash(painter: QPainter, _theme: Theme, rect: QRectF, colour: QColor, *, radius: float, width: float) -> tuple[object, ...]:
        return (*at(painter, rect), colour.alpha(), round(radius, 2), width)

    def write(painter: QPainter, rect: QRectF, text: str, colour: QColor, *_align: object) -> tuple[object, ...]:
        return (*at(painter, rect), text, colour.name(), painter.font().pixelSize())

    def listen(name: str, tell: Callable[..., tuple[object, ...]]) -> None:
        for module in (tray_module, groove_module, placards_module):
            if hasattr(module, name):
                monkeypatch.setattr(
                    module, name, lambda painter, *given, **named: told.append((name, tell(painter, *given, **named)))
                )

    listen("tray_frame", lambda painter, _theme, rect: at(painter, rect))
    listen("felt", lambda painter, _theme, rect, felt: (*at(painter, rect), felt))
    listen("groove", lambda painter, _theme, rect, radius: (*at(painter, rect), radius))
    listen(
        "dashed", lambda painter, _theme, rect, colour, radius, width: (*at(painter, rect), colour.alpha(), round(radius, 2), width)
    )
    listen("paint_placards", lambda painter, _theme, rect, placards, rise: (*at(painter, rect), placards))
    listen("paint_cup", lambda painter, _theme, rect: at(painter, rect))
    listen("text_in", write)

    def paint() -> Painting:
        told.clear()
        tray.theme._pictures.clear()
        canvas = QPixmap(tray.size())
        with QPainter(canvas) as painter:
            tray.paint(painter)
        return list(told)

    return paint


def named(painting: Painting, name: str) -> list[tuple[object, ...]]:
    return [where for what, where in painting if what == name]


def test_the_ground_is_painted_once_for_a_size(tray: DiceTray, painted: Callable[[], Painting]) -> None:
    painting = painted()
    assert [name for name, _where in painting[:3]] == ["tray_frame", "felt", "groove"]
    assert named(painting, "tray_frame") == [(0, 0, 732, 420)]
    assert named(painting, "felt") == [(12, 12, 708, 393, GAME_UIS["yahtzee"].felt)]
    assert named(painting, "groove") == [(0, 0, 676, 63, 14)]


def test_the_groove_shows_its_free_slots_and_its_name(theme: Theme, tray: DiceTray, painted: Callable[[], Painting]) -> None:
    thrown(tray)
    painting = painted()
    slots = named(painting, "dashed")
    assert len(slots) == 5
    hollow = tray.groove_rect()
    assert all(QRectF(QPointF(), hollow.size()).contains(QRectF(*slot[:4])) for slot in slots)
    assert named(painting, "text_in") == [(18, 0, 640, 63, "Gardés", theme.palette.on_wood_light.name(), 15)]
    tray.toggle(3)
    tray.toggle(1)
    free = named(painted(), "dashed")
    assert len(free) == 3
    for place, where in enumerate(free, start=2):
        slot = tray.slot(place)
        assert QRectF(*where[:4]).contains(slot.middle - tray.groove_rect().topLeft())
        assert where[2:4] == (round(0.95 * slot.side, 2), round(0.95 * slot.side, 2))
    theme.fit(1024, 640)
    assert named(painted(), "text_in")[0][-1] == 14


def test_cards_of_players_stand_in_the_groove_in_the_place_of_the_slots(tray: DiceTray, painted: Callable[[], Painting]) -> None:
    cards = (LEA,)
    tray.set_placards("Who begins?", cards)
    assert shown_cards(tray) == cards
    painting = painted()
    assert named(painting, "paint_placards") == [(28, 24, 676, 118, cards)]
    assert named(painting, "dashed") == []
    assert named(painting, "text_in")[0][4] == "Who begins?"
    tray.set_placards("", ())
    assert shown_cards(tray) == ()
    assert len(named(painted(), "dashed")) == 5


@pytest.mark.parametrize(("people", "least"), [(2, 26), (4, 20), (8, 13)])
def test_names_of_who_may_begin_grow_with_the_text(theme: Theme, tray: DiceTray, people: int, least: int) -> None:
    names = ("Léa", "Papi", "Mamie", "Tom", "Zoé", "Inès", "Maximilien", "Bérénice")[:people]
    theme.set_text_scale(2.0)
    tray.resize(400, 280)
    tray.set_placards("Who begins?", tuple(Placard(ink, name, "20") for ink, name in enumerate(names, 1)))
    with probes.sizes_painted() as painted, probes.cut_short() as cut:
        tray.grab()
    sizes = {text: size for (_what, text), size in painted.items()}
    assert min(sizes[name] for name in names) >= least
    assert "Who begins?" not in sizes, "the head over the tray says it"
    assert cut == set()


def test_a_total_counts_up_and_the_best_card_rises_with_a_crown(qtbot: QtBot, theme: Theme, tray: DiceTray) -> None:
    lea, papi = Placard(1, "Léa", "…", lit=True), Placard(2, "Papi", "…")
    tray.set_placards("Who?", (lea, papi))
    theme.set_reduced_motion(False)
    counted: list[str] = []
    shown = placards_module._paint_placard

    def watch(painter: QPainter, theme: Theme, card: QRectF, placard: Placard) -> None:
        counted.append(placard.text if placard.ink == 1 else f"{placard.text} {round(card.top())}")
        shown(painter, theme, card, placard)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(placards_module, "_paint_placard", watch)
        tray.set_placards("Who?", (Placard(1, "Léa", "21", lit=True), papi))
        qtbot.waitUntil(lambda: "21" in counted)
        numbers = [int(text) for text in counted if text.isdigit()]
        assert numbers[0] < 21
        assert numbers == sorted(numbers)
        low = tray.grab().toImage()
        counted.clear()
        theme.set_reduced_motion(True)
        tray.set_placards("Papi!", (Placard(1, "Léa", "21"), Placard(2, "Papi", "26", lit=True, crowned=True)))
        tray.grab()
        assert counted[-2:-1] == ["21"], "at once"
        counted.clear()
    high = tray.grab().toImage()
    lamp = theme.palette.lamp
    gold = [sum(image.pixelColor(x, y) == lamp for x in range(300, 500) for y in range(20, 80)) for image in (low, high)]
    assert gold[0] == 0
    assert gold[1] > 60, "a crown"


@pytest.mark.parametrize(("window", "size"), [((1280, 800), (732, 510)), ((1024, 640), (476, 340))])
def test_eight_names_are_whole_while_the_table_finds_out_who_begins(
    theme: Theme, tray: DiceTray, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], size: tuple[int, int]
) -> None:
    theme.fit(*window)
    tray.resize(*size)
    names = ("Emmanuelle", "Léa", "Papi", "Mamie Jo", "Anne-Sophie", "Ordinateur", "Pépin", "Maximilien")
    cut: list[str] = []

    def room(painter: QPainter, rect: QRectF, text: str, *_rest: object) -> None:
        if painter.fontMetrics().horizontalAdvance(text) > rect.width() + 1:
            cut.append(text)

    monkeypatch.setattr(placards_module, "text_in", room)
    tray.set_placards("Who?", tuple(Placard(ink, name, "30") for ink, name in enumerate(names, start=1)))
    tray.grab()
    assert cut == []


@pytest.mark.parametrize(("window", "size", "columns"), [((1280, 800), (732, 510), 4), ((1024, 640), (476, 340), 3)])
def test_the_crown_of_who_begins_lies_on_their_card_alone(
    theme: Theme, tray: DiceTray, window: tuple[int, int], size: tuple[int, int], columns: int
) -> None:
    theme.fit(*window)
    tray.resize(*size)
    names = ("Léa", "Papi", "Mamie", "Tom", "Zoé", "Emmanuelle", "Marie-Thérèse", "Bérénice")
    tray.set_placards("Who?", tuple(Placard(ink, name, "17") for ink, name in enumerate(names, start=1)))
    before, above = tray.grab().toImage(), [tray.groove_rect().top() + theme.px(12)]
    for seat in range(8):
        tray.set_placards("Who?", tuple(Placard(ink, name, "17", crowned=ink == seat + 1) for ink, name in enumerate(names, 1)))
        after = tray.grab().toImage()
        at = [
            (x, y)
            for x in range(after.width())
            for y in range(after.height())
            if after.pixelColor(x, y) == theme.palette.lamp != before.pixelColor(x, y)
        ]
        assert len(at) > 2, "a crown"
        groove = tray.groove_rect()
        assert {int((x - groove.left()) * columns / groove.width()) for x, _ in at} == {seat % columns}
        assert min(y for _, y in at) > above[seat // columns], "below the question, or the cards above"
        if seat % columns == columns - 1:
            above.append(max(y for _, y in at))


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Callable[[Die], list[tuple[str, QRectF]]]:
    """Give the keys that a die paints, and where (px of the tray)."""
    told: list[tuple[str, QRectF]] = []

    def listen(painter: QPainter, theme: Theme, x: float, y: float, text: str, _scale: float = 1.0) -> None:
        told.append((text, painter.transform().mapRect(QRectF(x, y, *key_cap_size(theme, text)))))

    monkeypatch.setattr(keys_module, "paint_key_cap", listen)

    def painted(die: Die) -> list[tuple[str, QRectF]]:
        told.clear()
        canvas = QPixmap(die.size())
        with QPainter(canvas) as painter:
            die.paint(painter)
        return [(text, rect.translated(QPointF(die.pos()))) for text, rect in told]

    return painted


@pytest.mark.parametrize("seed", range(30))
def test_the_key_of_a_die_stands_on_no_other_die(
    tray: DiceTray, keys: Callable[[Die], list[tuple[str, QRectF]]], seed: int
) -> None:
    tray.set_playable(playable=True)
    tray.throw(range(5), (5, 2, 5, 5, 6), seed=seed)
    for die in tray.dice:
        ((text, cap),) = keys(die)
        assert text == str(die.number)
        assert QRectF(die.geometry()).contains(cap)
        hidden = [
            other
            for other in tray.dice
            if other is not die and outline_of(other.pose).translated(other.pose.centre).intersects(cap)
        ]
        assert not hidden
    tray.toggle(1)
    kept_die = tray.dice[1]
    ((_text, cap),) = keys(kept_die)
    assert (cap.center() - kept_die.pose.centre - UNDER_KEPT * kept_die.pose.side).manhattanLength() < 1, (
        "in the groove always below"
    )
    body = outline_of(kept_die.pose).translated(kept_die.pose.centre).boundingRect()
    assert cap.top() >= body.bottom() - 1, "and not on it"
    assert tray.groove_rect().contains(cap)
    tray.set_playable(playable=False)
    assert [keys(die) for die in tray.dice] == [[]] * 5


def test_dice_that_lie_nearer_cover_those_behind(tray: DiceTray) -> None:
    for seed in range(6):
        tray.throw(range(5), (5, 2, 5, 5, 6), seed=seed)
        children = tray.children()
        stacked = sorted(tray.dice, key=children.index)
        assert [die.pose.y for die in stacked] == sorted(die.pose.y for die in tray.dice)


def test_dice_in_flight_have_no_key_and_kept_ones_have(
    theme: Theme, tray: DiceTray, keys: Callable[[Die], list[tuple[str, QRectF]]]
) -> None:
    thrown(tray)
    tray.toggle(2)
    theme.set_reduced_motion(False)
    tray.throw((0, 1, 3, 4), (1, 1, 5, 1, 1), seed=3)
    assert [die.number for die in tray.dice if not die.is_ghost and keys(die)] == [3]
    tray.settle()
    assert all(keys(die) for die in tray.dice)


def test_the_empty_felt_says_what_is_awaited_with_the_cup_or_without(
    theme: Theme, tray: DiceTray, painted: Callable[[], Painting]
) -> None:
    assert len(named(painted(), "text_in")) == 1
    tray.set_prompt("Wait")
    muted = theme.palette.on_felt_muted.name()
    assert named(painted(), "text_in")[1] == (24, 93, 684, 306, "Wait", muted, theme.font("section").pixelSize())
    assert named(painted(), "paint_cup") == []
    tray.set_prompt("Throw", cup=True)
    assert named(painted(), "paint_cup") == [rounded(tray.cup_rect())]
    foot = tray.cup_rect().bottom()
    assert named(painted(), "text_in")[1][:5] == (24, round(foot, 2), 684, round(399 - foot, 2), "Throw")
    theme.fit(1024, 640)
    assert named(painted(), "text_in")[1][-1] == theme.font("panel").pixelSize()
    thrown(tray)
    assert len(named(painted(), "text_in")) == 1
    assert named(painted(), "paint_cup") == []


def test_what_is_set_is_painted_again_and_the_same_is_not(qtbot: QtBot, tray: DiceTray, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[None] = []
    monkeypatch.setattr(tray, "update", lambda *_place: asked.append(None))
    changes: list[Callable[[], None]] = [
        lambda: tray.set_prompt("Throw", cup=True),
        lambda: tray.set_prompt("Throw"),
        lambda: tray.set_placards("Who?", ()),
        lambda: tray.set_placards("Who?", (LEA,)),
    ]
    for change in changes:
        asked.clear()
        change()
        assert asked
        asked.clear()
        change()
        assert not asked
    changes = [tray.retranslate, lambda: tray.keep(())]
    for change in changes:
        tray._flying = True
        asked.clear()
        change()
        assert asked


# ---- what it does -----------------------------------------------------------------------------------------------------------


def test_a_tray_stands_on_its_parent_with_dice_that_wait(theme: Theme, table: QWidget) -> None:
    made = DiceTray(theme, Overlay(table), colours=GAME_UIS["yahtzee"].felt, count=6, parent=table)
    assert made.parentWidget() is table
    assert [die.number for die in made.dice] == [1, 2, 3, 4, 5, 6]
    assert not any(die.isEnabled() for die in made.dice)
    assert made.accessibleName() == "Plateau de dés"
    assert (made.values, made.kept, made.loose, made.placards, made.playable) == ((), (), (0, 1, 2, 3, 4, 5), (), False)
    assert made.shade.kind == "tray"
    assert made.shade.radius() == theme.radius("tray")


def test_the_dice_say_what_they_show(tray: DiceTray) -> None:
    tray.show_dice((1, 2, 3, 4, 5), seed=1)
    assert [die.accessibleName().split(",")[1].strip() for die in tray.dice] == ["un", "deux", "trois", "quatre", "cinq"]
    tray.show_dice((6, 2, 3, 4, 5), seed=1)
    assert tray.dice[0].accessibleName().startswith("dé 1, six")
    assert [die.face for die in tray.dice] == [Pips(value) for value in (6, 2, 3, 4, 5)]
    tray.dice[0].set_face(Pips(0), "nothing")
    tray.retranslate()
    assert tray.dice[0].accessibleName().startswith("dé 1, six")


def test_the_first_dice_shown_lie_as_their_seed_says_and_others_stay(tray: DiceTray) -> None:
    tray.show_dice((1, 2, 3, 4, 5), seed=5)
    lie = [die.pose for die in tray.dice]
    assert lie == ends(tray, 5, 5)
    tray.show_dice((6, 6, 6, 6, 6), seed=8)
    assert [die.pose for die in tray.dice] == lie
    tray.keep((1,))
    tray.show_dice((), seed=0)
    assert tray.kept == ()
    tray.show_dice((1, 2, 3, 4, 5), seed=8)
    assert [die.pose for die in tray.dice] != lie


def test_dice_can_be_kept_only_when_they_are_there(tray: DiceTray) -> None:
    tray.set_playable(playable=True)
    assert may_play(tray)
    assert not any(die.isEnabled() for die in tray.dice)
    tray.show_dice((1, 2, 3, 4, 5), seed=5)
    assert all(die.isEnabled() and not die.isHidden() for die in tray.dice)
    tray.set_playable(playable=False)
    assert not may_play(tray)
    assert not any(die.isEnabled() for die in tray.dice)
    tray.show_dice((1, 2, 3, 4, 6), seed=5)
    assert not any(die.isEnabled() for die in tray.dice)


def test_keeping_exactly_these_leaves_the_order_where_it_can(tray: DiceTray) -> None:
    thrown(tray)
    heard: list[None] = []
    tray.kept_changed.connect(lambda: heard.append(None))
    tray.keep((4, 1))
    tray.keep((0, 1, 4))
    assert kept(tray) == (4, 1, 0)
    tray.keep((0, 3))
    assert kept(tray) == (0, 3)
    assert [die.isChecked() for die in tray.dice] == [True, False, False, True, False]
    assert [die.accessibleName().rsplit(", ", 1)[1] for die in tray.dice] == [
        "gardé", "à relancer", "à relancer", "gardé", "à relancer",
    ]  # fmt: skip
    assert heard == [], "only the player's own keeping is told"


@pytest.mark.parametrize("index", [-1, 5])
def test_a_key_without_a_die_does_nothing(tray: DiceTray, index: int) -> None:
    thrown(tray)
    tray.toggle(index)
    assert kept(tray) == ()


def test_keeping_is_heard_and_told(qtbot: QtBot, tray: DiceTray, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[object, Sound]] = []
    monkeypatch.setattr(tray_module, "play_sound", lambda widget, sound: heard.append((widget, sound)))
    thrown(tray)
    for count in (1, 2):
        with qtbot.waitSignal(tray.kept_changed):
            tray.toggle(2)
        assert heard == [(tray, Sound.DIE_KEEP)] * count


def test_dice_slide_into_the_groove_and_settle(theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    theme.set_reduced_motion(False)
    place = tray.dice[2].pose
    slides: list[Callable[[], None]] = [
        lambda: tray.toggle(2),
        lambda: tray.keep(()),
        lambda: tray.throw((), (5, 2, 5, 5, 6), seed=1),
    ]
    for slide in slides:
        before = tray.dice[2].pose
        slide()
        assert tray.dice[2].pose == before, "on its way, not there"
        tray.settle()
        assert tray.dice[2].pose == tray.dice[2].resting_pose != before
    tray.keep(())
    tray.settle()
    assert tray.dice[2].pose.side == place.side


def test_a_thrown_die_is_a_ghost_until_it_has_landed(qtbot: QtBot, theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    tray.toggle(0)
    theme.set_reduced_motion(False)
    tray.throw((1, 2, 3, 4), (5, 1, 1, 1, 1), seed=2)
    assert [die.is_ghost for die in tray.dice] == [False, True, True, True, True]
    with qtbot.waitSignal(tray.landed):
        tray.settle()
    assert not any(die.is_ghost for die in tray.dice)
    assert not tray._overlay.busy


def test_what_others_let_land_is_not_the_trays(tray: DiceTray) -> None:
    landed: list[None] = []
    tray.landed.connect(lambda: landed.append(None))
    tray._overlay.launch([])
    assert landed == []
    thrown(tray)
    assert len(landed) == 1
    tray._overlay.launch([])
    assert len(landed) == 1


def flights(tray: DiceTray, again: tuple[int, ...], seed: int) -> list[tuple[Rolling, int, int]]:
    tray.throw(again, (5, 2, 4, 3, 6), seed=seed)
    flying = tray._overlay._flights
    return [(timed.flight, timed.duration_ms, timed.delay_ms) for timed in flying if isinstance(timed.flight, Rolling)]


def test_the_dice_fly_out_of_one_cup_to_their_places(theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    theme.set_reduced_motion(False)
    again = (0, 2, 3)
    seen = set()
    for seed in range(12):
        flying = flights(tray, again, seed)
        whole = tray.cast(3, seed)
        assert whole is not None
        opens = tray._cup_flight(3, whole).opens_ms
        assert [flight.top for flight, _duration, _delay in flying] == [5, 4, 3]
        assert all(delay >= opens for _flight, _duration, delay in flying)
        assert 600 <= max(delay + duration for _flight, duration, delay in flying) - opens <= 1400
        for index, (flight, _duration, _delay) in zip(again, flying, strict=True):
            home, end = tray.dice[index].resting_pose, flight.cast.pose(flight.die)
            assert (end.x, end.y, end.side, end.tilt) == pytest.approx((home.x + 16, home.y + 16, home.side, home.tilt))
            start, _foot, _turn, edge = flight.place(0.0)
            mouth = flight.cast.mouth
            assert hypot(start.x() - mouth.x(), start.y() - mouth.y()) < 2 * edge
            assert start.x() < 16 + tray.throw_rect().center().x(), "from the left: the sheet is at the right"
        seen.add(flying[0][0].cast.throw)
        assert flights(tray, again, seed) == flying, "the same address of chance, the same throw"
    assert len(seen) > 3


def test_a_press_ends_a_throw_at_once_with_the_same_dice(theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    theme.set_reduced_motion(False)
    tray.throw(range(5), (1, 2, 3, 4, 5), seed=9)
    tray._overlay.skip()
    skipped = [(die.pose, die.accessibleName()) for die in tray.dice]
    theme.set_reduced_motion(True)
    tray.throw(range(5), (1, 2, 3, 4, 5), seed=9)
    assert [(die.pose, die.accessibleName()) for die in tray.dice] == skipped


def test_a_click_on_the_cup_throws_where_no_dice_lie(qtbot: QtBot, tray: DiceTray) -> None:
    clicked: list[None] = []
    tray.cup_clicked.connect(lambda: clicked.append(None))

    def click() -> None:
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.cup_rect().center().toPoint())

    click()
    assert clicked == [], "there is no cup"
    tray.set_prompt("Throw", cup=True)
    click()
    assert len(clicked) == 1
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(30, 60))
    assert len(clicked) == 1, "beside it"
    tray.show_dice((1, 2, 3, 4, 5), seed=1)
    click()
    assert len(clicked) == 1, "dice lie there"


def carry(qtbot: QtBot, tray: DiceTray, index: int, goal: QPointF) -> None:
    die = tray.dice[index]
    start = die.pose.centre
    qtbot.mousePress(die, Qt.MouseButton.LeftButton, pos=die.mapFromParent(start).toPoint())
    for share in (0.3, 0.7, 1.0):
        qtbot.mouseMove(die, die.mapFromParent(start + (goal - start) * share).toPoint())
    qtbot.mouseRelease(die, Qt.MouseButton.LeftButton, pos=die.mapFromParent(goal).toPoint())


def test_dice_are_carried_to_the_groove_and_back(qtbot: QtBot, tray: DiceTray) -> None:
    thrown(tray)
    told: list[tuple[int, ...]] = []
    tray.kept_changed.connect(lambda: told.append(kept(tray)))
    carry(qtbot, tray, 3, tray.groove_rect().center())
    assert kept(tray) == (3,)
    assert tray.dice[3].isChecked()
    assert tray.dice[3].resting_pose == tray.slot(0)
    carry(qtbot, tray, 0, tray.slot(0).centre - QPointF(20, 0))
    assert kept(tray) == (0, 3), "laid before the one that lay there"
    carry(qtbot, tray, 3, tray.throw_rect().center())
    assert kept(tray) == (0,)
    assert not tray.dice[3].isChecked()
    carry(qtbot, tray, 1, tray.throw_rect().center() + QPointF(40, 0))
    assert told == [(3,), (0, 3), (0,)], "from felt to felt nothing changes"
    assert tray.dice[1].resting_pose.centre != tray.throw_rect().center()
    tray.set_playable(playable=False)
    carry(qtbot, tray, 1, tray.groove_rect().center())
    assert kept(tray) == (0,)


def click_at(qtbot: QtBot, tray: DiceTray, spot: QPoint) -> None:
    """Click what lies there, as a hand does."""
    hit = tray.childAt(spot) or tray
    qtbot.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(tray, spot))


def test_a_click_reaches_no_die_that_cannot_be_kept(qtbot: QtBot, tray: DiceTray) -> None:
    thrown(tray)
    spot = tray.dice[1].pose.centre.toPoint()
    tray.set_playable(playable=False)
    click_at(qtbot, tray, spot)
    assert kept(tray) == ()
    tray.set_playable(playable=True)
    tray.dice[1].hide()
    click_at(qtbot, tray, spot)
    assert kept(tray) == ()
    tray.dice[1].show()
    click_at(qtbot, tray, spot)
    assert kept(tray) == (1,)


def test_a_click_that_means_nothing_goes_on_to_what_lies_below(qtbot: QtBot, table: QWidget, tray: DiceTray) -> None:
    reached: list[None] = []
    table.mousePressEvent = lambda _event: reached.append(None)  # type: ignore[method-assign]
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(30, 60))
    assert len(reached) == 1
    thrown(tray)
    click_at(qtbot, tray, tray.dice[0].pose.centre.toPoint())
    assert len(reached) == 1


def test_a_new_look_lays_the_dice_again(theme: Theme, tray: DiceTray) -> None:
    thrown(tray)
    tray.toggle(1)
    places = [die.pose for die in tray.dice]
    theme.set_text_scale(2)
    assert [die.pose for die in tray.dice] != places
    assert tray.dice[1].pose == tray.slot(0)
    theme.set_text_scale(1)
    assert [tray.dice[index].pose for index in tray.loose] == ends(tray, 4, 4)


def test_the_frame_in_which_dice_land_makes_no_picture_of_them(
    qtbot: QtBot, theme: Theme, tray: DiceTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Pose] = []

    def counted(painter: QPainter, theme: Theme, pose: Pose, face: Pips, *, lift: float = 0.0) -> None:
        painted.append(pose)

    theme.set_reduced_motion(False)
    monkeypatch.setattr("ludogite.ui.widgets.die.paint_die", counted)
    thrown(tray)
    assert painted == []
    qtbot.waitUntil(lambda: len(painted) == 5)
    tray._overlay.skip()
    tray.grab()
    assert len(painted) == 5
