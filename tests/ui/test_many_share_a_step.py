"""Everybody's name is whole and free where many share a step: of the podium, and of the evening's stairs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.pages.soiree_board import Climber, SoireeBoard
from ludogite.ui.style.theme import Theme
from tests.ui import probes

NAMES = ("Léa", "Zoé", "Papi", "Mamie", "Tom", "Emma", "Hugo", "Biscotte")
FELT = GAME_UIS["yahtzee"].felt


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("places", [(1,) * 8, (1,) * 6 + (2, 3), (1, 1, 1, 2, 2, 2, 3, 3), (1, 1, 1, 1, 2)], ids=str)
def test_no_name_and_no_points_on_the_podium_are_cut(theme: Theme, qtbot: QtBot, places: tuple[int, ...], scale: float) -> None:
    theme.set_text_scale(scale)
    podium = Podium(theme, FELT)
    qtbot.addWidget(podium)
    podium.resize(round(640 * scale), round(340 * scale))
    people = tuple(
        PodiumPlace(name, ink + 1, place, 200 - place) for ink, (name, place) in enumerate(zip(NAMES, places, strict=False))
    )
    podium.show_standings(people)
    with probes.painted() as drawn, probes.cut_short() as short:
        podium.grab()
    assert not short
    assert {one.name for one in people} <= {one.text for one in drawn}


@pytest.mark.parametrize("size", [(356, 494), (430, 540), (640, 340), (1248, 652)])
def test_no_face_on_the_podium_is_larger_than_the_winners(
    theme: Theme, qtbot: QtBot, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sides: list[float] = []
    monkeypatch.setattr("ludogite.ui.pages.podium.portrait", lambda _into, _theme, place, *_: sides.append(place.width()))
    podium = Podium(theme, FELT)
    qtbot.addWidget(podium)
    podium.resize(*size)
    names = ("Zoé", "Bérénice", "Jean-Christophe", "Papi", "Léa", "Tom", "Mamie", "Marie-Thérèse")
    podium.show_standings(tuple(PodiumPlace(name, place, place, 460 - place) for place, name in enumerate(names, 1)))
    with probes.cut_short() as short:
        podium.grab()
    assert not short
    assert sides[0] > theme.px(50)
    assert max(sides) == sides[0]


@pytest.mark.parametrize(("size", "scale"), [((600, 250), 1.0), ((900, 330), 1.0), ((900, 400), 1.5)])
@pytest.mark.parametrize(
    "points",
    [(3, 3, 3, 5, 5, 8, 1, 0), (4,) * 8, (0,) * 8, (25, 22, 22, 22, 18, 18, 3, 3), (8, 7, 6, 5, 4, 3, 2, 1), (50,) * 4 + (1,) * 4],
    ids=str,
)
def test_no_name_on_the_stairs_lies_over_another_text(
    theme: Theme, qtbot: QtBot, points: tuple[int, ...], size: tuple[int, int], scale: float
) -> None:
    theme.set_text_scale(scale)
    board = SoireeBoard(theme, FELT)
    qtbot.addWidget(board)
    board.resize(*size)
    climbers = [Climber(name, ink + 1, "", has, has) for ink, (name, has) in enumerate(zip(NAMES, points, strict=True))]
    board.show_people(climbers, "Léa mène", "Il reste deux parties", climbing=False)
    with probes.painted() as drawn, probes.cut_short() as short:
        board.grab()
    assert not short
    assert Counter(name for one in drawn for name in one.text.strip(",").split(", ") if name in NAMES) == Counter(NAMES)
    over = [(one.text, other.text) for one, other in combinations(drawn, 2) if one.place.intersects(other.place)]
    assert not over
