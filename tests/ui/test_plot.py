"""Plots: round axes, what they say in words, and that every kind paints whatever its numbers."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.plot import Balance, Bands, Curve, Data, Histogram, Part, Plot, axis, in_words, month_ticks


@given(st.floats(-2000, 5000, allow_subnormal=False), st.floats(0, 4000, allow_subnormal=False), st.integers(3, 8))
def test_an_axis_holds_its_bounds_with_few_even_lines(low: float, span: float, lines: int) -> None:
    values = axis(low, low + span, lines)
    assert values[0] <= low
    assert values[-1] >= low + span
    assert 2 <= len(values) <= max(lines, 2)
    steps = {round(b - a, 6) for a, b in itertools.pairwise(values)}
    assert len(steps) == 1


def test_an_axis_is_round() -> None:
    assert axis(143, 364, 7) == (100, 150, 200, 250, 300, 350, 400)
    assert axis(143, 364, 4) == (100, 200, 300, 400)
    assert axis(200, 200) == (200, 201)


def test_months_are_marked_where_they_begin() -> None:
    assert month_ticks(["mars", "mars", "mai", "mars"]) == ((0, "mars"), (2, "mai"), (3, "mars"))


def curve(values: list[int]) -> Curve:
    hints = tuple(f"le {n}: {value}" for n, value in enumerate(values))
    best = max(range(len(values)), key=values.__getitem__)
    return Curve(tuple(values), tuple(map(float, values)), hints, ((0, "mars"),), best, f"record {max(values)}")


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(values=st.lists(st.integers(-100, 2000), min_size=1, max_size=400), ink=st.integers(1, 8))
def test_any_scores_paint(theme: Theme, qtbot: QtBot, values: list[int], ink: int) -> None:
    plot = Plot(theme)
    plot.resize(600, 200)
    bars = Histogram(tuple(map(str, values[:9])), tuple(abs(value) for value in values[:9]), ("",) * len(values[:9]), 0)
    for data in (curve(values), bars):
        plot.show_data(data, ink=ink, name="Partie après partie")
        assert not plot.grab().isNull()
    plot.deleteLater()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (curve([210, 346]), "le 0: 210\nle 1: 346"),
        (Bands(tuple("123456"), (9, 8, 7, 6, 5, 4), tuple("987654"), tuple("abcdef"), 2.0, 6.5, 11.0), "a\nb\nc\nd\ne\nf"),
        (Balance((Part("Jeu parfait", "255", 0, 255, "control_outline"), Part("Léa", "232", 0, 232, "player")), 290),
         "Jeu parfait 255\nLéa 232"),
        (None, ""),
    ],
)  # fmt: skip
def test_a_plot_says_its_numbers(theme: Theme, qtbot: QtBot, data: Data | None, said: str) -> None:
    plot = Plot(theme)
    qtbot.addWidget(plot)
    plot.resize(400, 160)
    plot.show_data(data, ink=2, name="Répartition")
    plot.show()
    plot.grab()
    assert in_words(data) == plot.accessibleDescription() == said
    assert plot.accessibleName() == "Répartition"


def test_arrows_walk_through_the_scores_and_the_pointer_tells_them(theme: Theme, qtbot: QtBot) -> None:
    plot = Plot(theme)
    qtbot.addWidget(plot)
    plot.resize(500, 200)
    plot.show_data(curve([150, 300, 220]), ink=1, name="Scores")
    plot.show()
    for key, said in (
        (Qt.Key.Key_Right, "le 0: 150"),
        (Qt.Key.Key_Right, "le 1: 300"),
        (Qt.Key.Key_Right, "le 2: 220"),
        (Qt.Key.Key_Right, "le 2: 220"),
        (Qt.Key.Key_Left, "le 1: 300"),
    ):
        qtbot.keyClick(plot, key)
        assert plot.accessibleDescription() == said
    rect, _hint = plot._spots[0]
    qtbot.mouseMove(plot, QPoint(1, 1))
    qtbot.mouseMove(plot, rect.center().toPoint())
    assert QToolTip.text() == "le 0: 150"
    QToolTip.hideText()
