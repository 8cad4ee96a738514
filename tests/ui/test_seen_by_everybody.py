"""What everybody can see: edges and bars at 3 : 1, and players' colours that stay apart whatever the eye."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.words_out.hand import LetterKey
from ludogite.ui.pages.new_game_bench import Chip
from ludogite.ui.pages.profile_editor import InkTile
from ludogite.ui.pages.settings_parts import ThemeCard
from ludogite.ui.style.made_tokens import TOKENS
from ludogite.ui.style.paint import track
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.widgets import OptionCard, PaperButton, Segmented, Stepper, Switch, TextField
from ludogite.ui.widgets.dropdown import Dropdown
from ludogite.ui.widgets.letters import LetterPalette
from tests.ui.test_theme import contrast

EDGE = 3.0
"""WCAG 2.1, 1.4.11: what one must see to know that something is a control."""
DEEP = 5
"""Px from the rim within which a control has its edge."""
APART = 12.0
"""Least difference (CIEDE2000) between any two of the first four players, for every eye."""
FIRST = 4


def _menu(theme: Theme) -> Dropdown:
    made = Dropdown(theme)
    made.set_items((("a", "Tout"), ("b", "Rien")), "a")
    return made


CONTROLS: dict[str, Callable[[Theme], QWidget]] = {
    "segments": lambda theme: Segmented(theme, (("a", "Oui"), ("b", "Non"))),
    "option": lambda theme: OptionCard(theme, "Normal", "Une manche"),
    "paper button": lambda theme: PaperButton(theme, "Retour"),
    "soft button": lambda theme: PaperButton(theme, "Retour", tone="soft", compact=True),
    "field": TextField,
    "switch": lambda theme: Switch(theme, "Sons"),
    "stepper": lambda theme: Stepper(theme, 1, 9, 5),
    "chip": lambda theme: Chip(theme, 1, "Léa"),
    "alphabet": LetterPalette,
    "letter of a joker": lambda theme: LetterKey(theme, "A"),
    "menu": _menu,
    "colour": lambda theme: InkTile(theme, 1),
    "theme": lambda theme: ThemeCard(theme, "papier", GAME_UIS["yahtzee"].felt),
}


def shown(widget: QWidget, ground: QColor) -> QImage:
    """Grab a widget that lies on a ground."""
    widget.setParent(None)
    widget.resize(widget.sizeHint())
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(ground)
    widget.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    return image


def best_at_rim(image: QImage, ground: QColor, deep: int) -> dict[str, float]:
    """Give the best contrast with the ground within so many px of the middle of each side (a quarter of it, where letters end)."""
    wide, high = image.width(), image.height()
    x, y = wide // 2, high // 4
    sides = {
        "left": [(n, y) for n in range(deep)],
        "right": [(wide - 1 - n, y) for n in range(deep)],
        "top": [(x, n) for n in range(deep)],
        "bottom": [(x, high - 1 - n) for n in range(deep)],
    }
    return {side: max(contrast(image.pixelColor(*place), ground) for place in places) for side, places in sides.items()}


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("name", CONTROLS)
def test_the_edge_of_every_control_can_be_seen(theme: Theme, name: str, theme_name: str) -> None:
    theme.use(theme_name)
    short = {}
    for role in ("surface", "surface_soft", "ground", "ground_edge"):
        ground = theme.palette.of(role)
        widget = CONTROLS[name](theme)
        deep = widget.sizeHint().height() // 3 if isinstance(widget, Switch) else DEEP  # its target is higher than its groove
        for side, found in best_at_rim(shown(widget, ground), ground, deep).items():
            if found < EDGE:
                short[role, side] = round(found, 2)
    assert short == {}


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("high", [5, 8, 11])
def test_the_whole_length_of_a_bar_can_be_seen(theme: Theme, theme_name: str, high: int) -> None:
    theme.use(theme_name)
    for role in ("surface", "surface_soft", "ground"):
        ground = theme.palette.of(role)
        image = QImage(80, high + 4, QImage.Format.Format_RGB32)
        image.fill(ground)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            track(painter, theme, QRectF(2, 2, 76, high), 0.25, theme.palette.positive)
        groove = image.pixelColor(60, 2 + high // 2)
        assert max(contrast(image.pixelColor(60, y), ground) for y in range(image.height())) >= EDGE, role
        assert contrast(image.pixelColor(12, 2 + high // 2), groove) >= EDGE, "what is full"


# ---- eyes that lack a cone ----------------------------------------------------------------------------------------------

EYES = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear light."""
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)
Triple = tuple[float, float, float]


def times(matrix: tuple[Triple, ...], one: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, one, strict=True)) for row in matrix)
    return first, second, third


def lab(colour: QColor, eye: str) -> Triple:
    """Give the CIELAB colour that an eye sees."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    def root(share: float) -> float:
        return math.cbrt(share) if share > 0.008856 else 7.787 * share + 16 / 116

    light = times(EYES[eye], (linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())))
    x, y, z = (
        root(one / white)
        for one, white in zip(times(TO_XYZ, tuple(min(max(c, 0.0), 1.0) for c in light)), WHITE, strict=True)  # type: ignore[arg-type]
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Triple, other: Triple) -> float:
    """Give the CIEDE2000 difference of two CIELAB colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    middle = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grown = 1.5 - 0.5 * math.sqrt(middle**7 / (middle**7 + 25**7))
    c1, c2 = math.hypot(a1 * grown, b1), math.hypot(a2 * grown, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * grown)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    if not c1 * c2:
        hue = h1 + h2
    swing = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)
    by_l = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2))
    by_c = (c2 - c1) / (1 + 0.045 * chroma)
    by_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * swing)
    twist = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(by_l**2 + by_c**2 + by_h**2 + twist * by_c * by_h)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def test_the_difference_is_that_of_the_published_pairs() -> None:
    """Sharma, Wu and Dalal 2005, table 1, pairs 1, 7, 17 and 24."""
    pairs = (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
    )
    for one, other, published in pairs:
        assert difference(one, other) == pytest.approx(published, abs=0.0001)


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("eye", EYES)
def test_the_first_four_players_are_apart_for_every_eye(eye: str, theme_name: str) -> None:
    colours = [lab(QColor(colour), eye) for colour, _tint, _symbol in TOKENS.themes[theme_name].players[:FIRST]]
    near = {
        (one + 1, other + 1): round(apart, 1)
        for one, other in combinations(range(FIRST), 2)
        if (apart := difference(colours[one], colours[other])) < APART
    }
    assert near == {}


@pytest.mark.parametrize("theme_name", THEMES)
def test_every_colour_of_a_player_comes_with_a_symbol_of_its_own(theme_name: str) -> None:
    symbols = [symbol for _colour, _tint, symbol in TOKENS.themes[theme_name].players]
    assert len(set(symbols)) == len(symbols)


def test_disabled_looks_flat(theme: Theme) -> None:
    """What cannot be pressed is no control: its edge is a hairline, so that it is told from what can."""
    button = PaperButton(theme, "Retour")
    button.setEnabled(False)
    ground = theme.palette.surface
    assert max(best_at_rim(shown(button, ground), ground, DEEP).values()) < EDGE
    assert button.focusPolicy() == Qt.FocusPolicy.StrongFocus
