"""The theme: tokens, contrast of every pair in every theme, sizes, fonts, pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.app.bootstrap import app_icon
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.made_tokens import TOKENS
from ludogite.ui.style.paint_wood import GRAIN, wood
from ludogite.ui.style.symbols import symbol
from ludogite.ui.style.theme import Theme, mix
from ludogite.ui.style.tokens import SYMBOLS, THEMES, Tokens
from tests.packaging.scripts import script

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
SCRIPT, WOOD = script("tokens"), script("grain")


def luminance(colour: QColor) -> float:
    """WCAG 2.1 relative luminance."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_formula_knows_black_on_white() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21.0)


@pytest.mark.parametrize("theme_name", THEMES)
def test_every_pair_keeps_its_contrast(theme_name: str) -> None:
    tokens = TOKENS.themes[theme_name]
    assert len(tokens.contrast) > 80
    short = {}
    for pair, least in tokens.contrast.items():
        text, ground = pair.split(" / ")
        ratio = contrast(QColor(tokens.colours[text]), QColor(tokens.colours[ground]))
        if ratio < least:
            short[pair] = round(ratio, 2)
    assert short == {}


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("game_id", GAME_UIS)
def test_words_on_a_felt_can_be_read(game_id: str, theme_name: str) -> None:
    theme = Theme(TOKENS, name=theme_name)
    for ground in theme.felt(GAME_UIS[game_id].felt):
        for text in ("on_felt", "on_felt_muted"):
            assert contrast(theme.palette.of(text), ground) >= 4.5


@pytest.mark.parametrize("theme_name", THEMES)
def test_marks_of_theme_dice_and_pale_wood_are_readable(theme_name: str) -> None:
    for die in TOKENS.coloured_dice.values():
        assert contrast(die.text, die.face) >= 4.5
    colours = TOKENS.themes[theme_name].colours
    assert contrast(QColor(colours["lamp"]), QColor(colours["walnut_top"])) >= 3


def test_themes_have_the_same_roles_and_players() -> None:
    first = TOKENS.themes["papier"]
    for theme in THEMES:
        tokens = TOKENS.themes[theme]
        assert set(tokens.colours) == set(first.colours)
        assert tuple(sign for _colour, _tint, sign in tokens.players) == SYMBOLS
        assert len({colour for colour, _tint, _sign in tokens.players}) == len(SYMBOLS)


def test_no_colour_or_font_size_is_written_outside_the_theme() -> None:
    literal = re.compile(r"#[0-9a-fA-F]{6}\b|QColor\(\s*[\"'\d]|setP(?:ixel|oint)Size\(\d")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "ludogite" / "ui").rglob("*.py"))
        if path.name not in {"made_tokens.py", "theme.py"}  # and the felt that a game brings
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if literal.search(line.replace("QColor(0, 0, 0, 0)", "")) and "felt=Felt(" not in line
    ]
    assert found == []


def test_theme_changes_once_and_says_so(theme: Theme, qtbot: QtBot) -> None:
    before = theme.palette.ground
    with qtbot.waitSignal(theme.changed):
        theme.use("soiree")
    assert theme.palette.ground != before
    assert (theme.dark, theme.flat) == (True, False)
    with qtbot.assertNotEmitted(theme.changed):
        theme.use("soiree")
    theme.use("contraste")
    assert (theme.dark, theme.flat) == (True, True)
    with pytest.raises(KeyError):
        theme.use("automne")


def test_a_palette_has_the_colours_of_its_theme(theme: Theme) -> None:
    theme.use("soiree")
    colours = {role: QColor(colour) for role, colour in TOKENS.themes["soiree"].colours.items()}
    assert theme.palette._asdict() == colours
    assert theme.palette.of("on_felt") == colours["on_felt"]
    with pytest.raises(AttributeError):
        theme.palette.of("mauve")


@pytest.mark.parametrize(
    ("width", "height", "small", "zoom"),
    [
        (1024, 640, True, 1.0),
        (1199, 900, True, 1.0),
        (1280, 719, True, 1.0),
        (1280, 800, False, 1.0),
        (1366, 768, False, 1.0),
        (1919, 1080, False, 1.0),
        (1920, 1080, False, 1.35),
        (2560, 1600, False, 2.0),
        (3840, 2160, False, 2.5),
        (900, 1200, True, 1.0),
        (900, 1024, True, 1.0),
        (1080, 1920, True, 1.2),
        (1440, 2560, True, 1.6),
    ],
)
def test_fit(theme: Theme, width: int, height: int, small: bool, zoom: float) -> None:
    theme.fit(width, height)
    assert theme.small == small
    assert theme.tall == (height > width)
    assert theme.zoom == pytest.approx(zoom)
    assert theme.px(100) == round(100 * zoom)
    assert theme.size("header") == round((48 if small else 52) * zoom)
    assert theme.size("gutter") == round((12 if small else 16) * zoom)


@pytest.mark.parametrize(
    ("width", "height", "side"), [(1024, 640, 12), (1280, 800, 16), (1366, 768, 16), (1920, 1080, 22), (3840, 2160, 120)]
)
def test_everything_keeps_one_side(theme: Theme, width: int, height: int, side: int) -> None:
    theme.fit(width, height)
    assert theme.side(width) == side


def test_text_grows_without_geometry(theme: Theme) -> None:
    theme.set_text_scale(1.5)
    assert (theme.px(20), theme.text_px(20)) == (20, 30)
    assert theme.font("body").pixelSize() == round(15 * 1.5)
    assert theme.letter_font(40).pixelSize() == 40
    theme.set_text_scale(9)
    assert theme.text_scale == 2.0


def test_durations_follow_reduced_motion(theme: Theme) -> None:
    assert theme.ms("die_throw") == 0
    assert theme.stagger_ms("die_throw") == 0
    theme.set_reduced_motion(False)
    assert theme.ms("die_throw") == 900
    assert theme.stagger_ms("die_throw") == 60
    assert theme.ms("computer_think_min") == 600


def test_players(theme: Theme) -> None:
    assert [theme.player(n).symbol for n in range(1, 9)] == list(SYMBOLS)
    for n in (0, 9):
        with pytest.raises(IndexError):
            theme.player(n)


def test_every_symbol_has_its_own_shape() -> None:
    shapes = {name: symbol(name).toFillPolygon() for name in (*SYMBOLS, "cercle barré")}
    boxes = [shape.boundingRect() for shape in shapes.values()]
    assert all(box.left() > -0.05 and box.right() < 1.05 and box.width() > 0.8 for box in boxes)
    assert len({tuple((p.x(), p.y()) for p in shape.toList()) for shape in shapes.values()}) == len(shapes)
    with pytest.raises(KeyError):
        symbol("lune")


@pytest.mark.parametrize("role", sorted(TOKENS.type))
def test_every_role_is_set_in_a_bundled_font(theme: Theme, role: str) -> None:
    font = theme.font(role)
    family = "Ludogite Fraunces" if TOKENS.type[role].family == "display" else "Ludogite Atkinson"
    assert QFontInfo(font).family() == family
    raw = QRawFont.fromFont(font)
    missing = [
        letter
        for letter in "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’…–−×·0123456789ı\u00a0\u202f"
        if not raw.supportsCharacter(ord(letter))
    ]
    assert missing == []


def test_narrow_space_is_narrow(theme: Theme) -> None:
    for role in ("page", "body"):
        metrics = QFontMetricsF(theme.font(role))
        thin = metrics.horizontalAdvance("a\u202fa") - metrics.horizontalAdvance("aa")
        assert thin == pytest.approx(0.16 * theme.font(role).pixelSize(), abs=1.1)


def test_tabular_figures_line_up(theme: Theme) -> None:
    metrics = QFontMetricsF(theme.font("name", tabular=True))
    assert metrics.horizontalAdvance("111") == pytest.approx(metrics.horizontalAdvance("888"))


def test_pictures_are_painted_once_per_ratio_and_forgotten_with_the_theme(theme: Theme) -> None:
    painted = []

    def draw(painter: QPainter) -> None:
        painted.append(painter.device().devicePixelRatioF())

    one = theme.picture("test", 10, 5, 1.0, draw)
    assert theme.picture("test", 10, 5, 1.0, draw).cacheKey() == one.cacheKey()
    two = theme.picture("test", 10, 5, 2.0, draw)
    assert (one.size(), two.size(), two.deviceIndependentSize().toSize()) == (QSize(10, 5), QSize(20, 10), QSize(10, 5))
    theme.use("soiree")
    theme.picture("test", 10, 5, 1.0, draw)
    assert painted == [1.0, 2.0, 1.0]


def test_pictures_do_not_fill_the_memory(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.ui.style.theme.PICTURE_PIXELS", 250)
    painted = []
    for name in ("a", "b", "c", "a", "c"):
        theme.picture(name, 10, 10, 1.0, lambda _painter, name=name: painted.append(name))  # type: ignore[misc]
    assert painted == ["a", "b", "c", "a"]


def test_mix_and_unknown_tokens() -> None:
    assert mix(QColor("black"), QColor("white"), 0.5).red() == pytest.approx(128, abs=1)
    with pytest.raises(KeyError):
        SCRIPT.read_tokens("[motion]\n")
    assert isinstance(TOKENS, Tokens)


def test_the_module_of_tokens_says_what_their_file_says() -> None:
    assert SCRIPT.MADE.read_text(encoding="utf-8") == SCRIPT.made(), "python packaging/tokens.py"
    assert SCRIPT.read_tokens(SCRIPT.SOURCE.read_text(encoding="utf-8")) == TOKENS


@pytest.mark.parametrize("ratio", sorted(GRAIN))
def test_the_grain_that_was_drawn_once_is_the_grain_that_would_be_drawn(qapp: QApplication, ratio: float) -> None:
    assert QImage(str(WOOD.TARGET / GRAIN[ratio])) == WOOD.drawn(ratio), "python packaging/grain.py"
    drawn, kept = (QImage(180, 120, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    for image, resources in ((drawn, None), (kept, RESOURCES)):
        image.fill(QColor("white"))
        image.setDevicePixelRatio(ratio)
        with QPainter(image) as painter:
            wood(painter, Theme(TOKENS, resources=resources), QRectF(9, 9, 70, 40), "walnut", kept=resources is None)
    furthest = max(abs(one - other) for one, other in zip(bytes(drawn.constBits()), bytes(kept.constBits()), strict=True))
    assert furthest <= 3, "nobody sees the difference"


@pytest.mark.parametrize("desktop", ["#f5f5f5", "#202124"])
def test_app_icon_reads_at_16_px(qapp: QApplication, desktop: str) -> None:
    image = QImage(16, 16, QImage.Format.Format_RGB32)
    image.fill(QColor(desktop))
    with QPainter(image) as painter:
        painter.drawPixmap(0, 0, app_icon().pixmap(QSize(16, 16)))
    roof, top, ace, front = (image.pixelColor(*spot) for spot in ((8, 3), (5, 8), (8, 9), (8, 13)))
    assert roof.hue() in range(30, 55)
    assert contrast(roof, image.pixelColor(2, 12)) > 4
    assert contrast(top, ace) > 7
    assert ace.red() > 2 * ace.green()
    assert contrast(top, front) > 2, "a cube has a side in the shade"
    assert contrast(front, image.pixelColor(2, 12)) > 3


def test_icons_have_one_line_weight() -> None:
    for path in sorted((RESOURCES / "icons").glob("*.svg")):
        if path.stem.startswith("app"):
            continue
        source = path.read_text(encoding="utf-8")
        assert 'viewBox="0 0 24 24"' in source, path.name
        assert 'stroke="currentColor" stroke-width="1.75"' in source, path.name
