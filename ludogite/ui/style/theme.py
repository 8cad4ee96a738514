"""The theme of the house: every colour, size, font and duration, as ``resources/themes/tokens.toml`` says (``tokens.py``).

One :class:`Theme` is made by the composition root and handed to every widget as its first argument.  Nothing else in
the interface holds a literal colour, font size or duration.  Sizes are px at 100 % in a 1280 × 800 window; ``px``
turns them into the px of the present window (Qt itself applies the screen's scale factor on top).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPalette, QPixmap
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object

from ludogite.ui.style.made_tokens import TOKENS
from ludogite.ui.style.palette import Palette
from ludogite.ui.style.tokens import PLAYERS, Tokens
from ludogite.ui.values import Felt

Box = TypeVar("Box", bound="QLayout")
FLAT_THEME = "contraste"

BASE_WIDTH, BASE_HEIGHT = 1280, 800  # the window in which every size was drawn
SMALL_WIDTH, SMALL_HEIGHT = 1200, 720  # under either of these: the small set
ZOOM_WIDTH, ZOOM_HEIGHT = 1920, 1080  # from both of these up: everything grows
ZOOM_MAX = 2.5
TALL = 1.1  # from so many times as high as wide a window is tall: what stands beside the board stands below it
TALL_WIDTH, TALL_HEIGHT = 900, 1200  # the tall window in which that was drawn; a larger one grows
STRETCH = 1.15  # how far what a window shows grows over the window in which it was drawn, before its margins grow
TEXT_MIN, TEXT_MAX = 1.0, 2.0
TEXT_WIDENS = 0.12  # how much wider text of 200 % makes the column of the players
SMALL_SIZES = {"gutter": 12, "button_primary": 52, "button": 48, "header": 48}
LEAST_TEXT = 13  # px: no text is smaller, wherever it stands; only what is a picture of text, an emblem or a page, may be
LEAST_ON_A_FACE = 15  # px: type on a die, which is seen from in front, is an eighth lower
MOST_FADED = 500  # what appears or goes has any alpha
MOST_FONTS = 500  # letters on dice have any size while these fly
PICTURE_PIXELS = 40_000_000  # about 160 MB: four 4K grounds
FELT_LIGHT = 0.10  # white mixed into the middle of a felt


class PlayerInk(NamedTuple):
    """A player's colour, the pale tint of it behind text, and the symbol that always comes along."""

    number: int
    colour: QColor
    tint: QColor
    symbol: str


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return ``one`` with ``share`` (0…1) of ``other`` mixed in, alpha too."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def fade(colour: QColor, alpha: float) -> QColor:
    """Return the same colour with ``alpha`` (0…1)."""
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded


def hold(font: QFont, pixels: float) -> QFont:
    """Hold a font to so many px of height: where there is no room it gets smaller, down to 13 px. Return the same font."""
    font.setPixelSize(max(min(font.pixelSize(), round(pixels)), min(LEAST_TEXT, font.pixelSize())))
    return font


def narrow(font: QFont, text: str, room: float) -> QFont:
    """Make a font smaller, down to 13 px, until a text fits a width (px). Return the same font."""
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > LEAST_TEXT:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def slashed(font: QFont) -> QFont:
    """Give the zeros of a font a slash, for codes in which a zero must not be an O. Return the same font."""
    font.setFeature(QFont.Tag("zero"), 1)
    return font


class Theme(QObject):
    """The present theme: colours, text size, window fit and motion; says ``changed`` whenever one of them moves.

    What it is now are plain attributes, since a throw asks for them thousands of times; they change by its methods alone.
    """

    changed = Signal()

    name: str
    """papier, soiree or contraste."""
    palette: Palette
    flat: bool
    """Grain, gradients and soft shadows are left out (high contrast)."""
    dark: bool
    """The ground is darker than the text."""
    text_scale: float
    """The size of text chosen by the player, 1.0 to 2.0."""
    reduced_motion: bool
    """Every duration is 0."""
    small: bool
    """The window, without its zoom, is under 1200 wide or 720 high: then the small measures apply."""
    tall: bool
    """The window is much higher than wide, as a tablet held upright."""
    zoom: float
    """What big windows add to every size, 1.0 to 2.5."""

    def __init__(
        self,
        tokens: Tokens,
        name: str = "papier",
        *,
        families: Mapping[str, str] | None = None,
        resources: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.tokens = tokens
        self.resources = resources  # where the icons are; None draws none
        self._families = dict(families or {})
        self._faded: dict[tuple[str, float], QColor] = {}
        self._take(name)
        self.text_scale = 1.0
        self.reduced_motion = False
        self.small = self.tall = False
        self.zoom = 1.0
        self._fonts: dict[tuple[str, int, int, bool, bool], QFont] = {}
        self._pictures: dict[tuple[Hashable, ...], QPixmap] = {}
        self._picture_pixels = 0
        self._registered: WeakValueDictionary[int, Themed] = WeakValueDictionary()
        self._numbers = count()

    # ---- state -------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Change to the theme of that name; raise ``KeyError`` for one that the tokens do not hold."""
        if name not in self.tokens.themes:
            raise KeyError(name)
        if name != self.name:
            self._take(name)
            self._announce()

    def _take(self, name: str) -> None:
        """Take the colours of a theme."""
        self.name, self.flat = name, name == FLAT_THEME
        self.palette = Palette(**{role: QColor(colour) for role, colour in self.tokens.themes[name].colours.items()})
        self.dark = self.palette.ground.lightnessF() < self.palette.ink.lightnessF()
        self._faded.clear()

    def set_text_scale(self, scale: float) -> None:
        """Change the size of text, held between 1.0 and 2.0."""
        scale = min(max(scale, TEXT_MIN), TEXT_MAX)
        if scale != self.text_scale:
            self.text_scale = scale
            self._announce()

    def set_reduced_motion(self, reduced: bool) -> None:  # noqa: FBT001 (slot of a toggled signal)
        """Cut every movement to instant, or give it back."""
        if reduced != self.reduced_motion:
            self.reduced_motion = reduced
            self._announce()

    def fit(self, width: int, height: int) -> None:
        """Follow the size of the window (px): small set below 1200 × 720, growth from 1920 × 1080 up, upright from 900 × 1200."""
        zoom, tall = 1.0, height >= TALL * width
        if tall:
            zoom = min(max(min(width / TALL_WIDTH, height / TALL_HEIGHT), 1.0), ZOOM_MAX)
        elif width >= ZOOM_WIDTH and height >= ZOOM_HEIGHT:
            zoom = min(width / BASE_WIDTH, height / BASE_HEIGHT, ZOOM_MAX)
        small = width < SMALL_WIDTH * zoom or height < SMALL_HEIGHT * zoom
        if (small, zoom, tall) != (self.small, self.zoom, self.tall):
            self.small, self.zoom, self.tall = small, zoom, tall
            self._announce()

    def register(self, widget: Themed) -> None:
        """Let a widget ``apply_theme`` whenever the theme changes, after what stands inside it: its size may depend on that."""
        self._registered[next(self._numbers)] = widget

    def _announce(self) -> None:
        """Forget the pictures painted with the old theme, then tell every widget."""
        self._pictures.clear()
        self._picture_pixels = 0
        for widget in sorted(filter(isValid, self._registered.values()), key=_depth, reverse=True):
            if isValid(widget):  # the one before may have taken it away
                widget.scale()
                widget.apply_theme()
                widget.updateGeometry()
                ask_for_paint(widget)
        self.changed.emit()

    # ---- colours -----------------------------------------------------------------------------------------------

    def faded(self, role: str, alpha: float) -> QColor:
        """Return the colour of a role with ``alpha`` (0…1); shared, as those of the palette are."""
        found = self._faded.get((role, alpha))
        if found is None:
            if len(self._faded) > MOST_FADED:
                self._faded.clear()
            found = self._faded[role, alpha] = fade(self.palette.of(role), alpha)
        return found

    def felt(self, felt: Felt) -> tuple[QColor, QColor]:
        """Return the felt of a game in the present theme: its lit centre and its plain colour."""
        plain = QColor(getattr(felt, self.name))
        return QColor(mix(plain, QColor("white"), FELT_LIGHT).name()), plain  # in the 8 bits of the tokens

    def player(self, number: int) -> PlayerInk:
        """Return the ink of player 1 to 8; raise ``IndexError`` outside."""
        if not 1 <= number <= PLAYERS:
            raise IndexError(number)
        colour, tint, symbol = self.tokens.themes[self.name].players[number - 1]
        return PlayerInk(number, QColor(colour), QColor(tint), symbol)

    # ---- sizes -------------------------------------------------------------------------------------------------

    def px(self, size: float) -> int:
        """Turn px at 100 % into px of this window: geometry, so the text size does not count."""
        return round(size * self.zoom)

    def pen(self, size: float) -> float:
        """Turn the width of a line in px at 100 % into px of this window, not rounded."""
        return size * self.zoom

    def text_px(self, size: float) -> int:
        """Turn px at 100 % into px of this window for what must grow with the text: rows, labels, buttons."""
        return round(size * self.zoom * self.text_scale)

    def least_text(self) -> int:
        """Return the least size (px) of a text that has to be read: 13 px at 100 %, grown with window and text."""
        return round(LEAST_TEXT * self.zoom * self.text_scale)

    def widened(self, size: float, share: float = TEXT_WIDENS) -> int:
        """Turn px at 100 % into px of this window for the column of the players: text of 200 % widens it by a share of that."""
        return round(size * self.zoom * (1 + share * (self.text_scale - 1)))

    def size(self, name: str) -> int:
        """Return a size of ``[spacing]`` in px: gutter, touch_min, button, button_primary, header."""
        size = self.tokens.spacing[name]
        if self.small:
            size = SMALL_SIZES.get(name, size)
        return self.px(size)

    def side(self, width: int, drawn: float = BASE_WIDTH) -> int:
        """Return the margin on both sides of what a window ``width`` px wide shows (px): the gutter, more in a very wide window.

        It is the same for tables and pages; ``drawn`` is the window (px at 100 %) for which a narrower page was drawn.
        """
        return max(width - round(self.px(drawn) * STRETCH), 0) // 2 + self.size("gutter")

    def radius(self, name: str) -> int:
        """Return a radius of ``[radii]`` in px: key, cell, tile, control, button, paper, tray, felt."""
        return self.px(self.tokens.radii[name])

    # ---- type --------------------------------------------------------------------------------------------------

    def font(self, role: str, *, tabular: bool = False, italic: bool = False, strong: bool = False) -> QFont:
        """Return the font of a role of ``[type]``; ``tabular`` figures only for columns of scores."""
        kind = self.tokens.type[role]
        weight = max(kind.weight, 750 if kind.family == "display" else 600) if strong else kind.weight
        return self._font(kind.family, self.text_px(kind.size), weight, tabular=tabular, italic=italic)

    def letter_font(
        self, pixels: float, family: str = "display", *, bold: bool = True, tabular: bool = False, italic: bool = False
    ) -> QFont:
        """Return a font for what is drawn inside a die, a card or a cell, so many px high whatever the text size, 13 at least."""
        return self._font(family, max(round(pixels), LEAST_TEXT), 750 if bold else 400, tabular=tabular, italic=italic)

    def _font(self, family: str, pixels: int, weight: int, *, tabular: bool, italic: bool) -> QFont:
        """Make a font; our families hold 600 / 750 (display) and 400 / 600 (text) as Regular and Bold."""
        key = family, pixels, weight, tabular, italic
        if key in self._fonts:
            return QFont(self._fonts[key])
        font = QFont(self._families.get(family, ""))
        font.setPixelSize(max(pixels, 1))
        font.setBold(weight > (600 if family == "display" else 400))
        font.setItalic(italic and family == "text")
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        if len(self._fonts) > MOST_FONTS:
            self._fonts.clear()
        self._fonts[key] = font
        return QFont(font)

    # ---- motion ------------------------------------------------------------------------------------------------

    def ms(self, name: str) -> int:
        """Return a duration of ``[motion]`` in ms; 0 when movements are reduced."""
        return 0 if self.reduced_motion else self.tokens.motion[name]

    def stagger_ms(self, name: str) -> int:
        """Return the delay between two neighbours of a movement in ms; 0 when movements are reduced."""
        return 0 if self.reduced_motion else self.tokens.stagger[name]

    # ---- pictures ----------------------------------------------------------------------------------------------

    def picture(self, key: Hashable, width: float, height: float, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """Return a transparent pixmap of ``width`` × ``height`` px that ``draw`` painted, kept until the theme changes.

        ``ratio`` is the device pixel ratio of where it will be shown: the pixmap has that many pixels per px.
        """
        full = (key, width, height, ratio)
        found = self._pictures.get(full)
        if found is None:
            columns, rows = max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio))
            found = QPixmap(columns, rows)
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(0, 0, 0, 0))
            with QPainter(found) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(painter)
            self._keep(full, found)
        return found

    def drop(self, key: Hashable) -> None:
        """Let the pictures of a key go, which nobody shows again soon."""
        for full in [full for full in self._pictures if full[0] == key]:
            gone = self._pictures.pop(full)
            self._picture_pixels -= gone.width() * gone.height()

    def _keep(self, key: tuple[Hashable, ...], pixmap: QPixmap) -> None:
        """Keep a pixmap, letting the oldest go when too many pixels are held."""
        self._pictures[key] = pixmap
        self._picture_pixels += pixmap.width() * pixmap.height()
        while self._picture_pixels > PICTURE_PIXELS and len(self._pictures) > 1:
            oldest = self._pictures.pop(next(iter(self._pictures)))
            self._picture_pixels -= oldest.width() * oldest.height()


def ask_for_paint(widget: Widget) -> None:
    """Have a widget painted again; item views of older PySide6 hide this ``update`` behind the one that takes an index."""
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415 - sheets on paper need no widgets

    QWidget.update(widget)


class Themed(Widget):
    """Comes before the Qt class among the bases of a widget that follows the theme and the language."""

    _texts: tuple[Callable[[], object], ...] = ()
    _scaled: tuple[tuple[QLayout, Sequence[float] | None, float | None], ...] = ()

    def __init__(self, theme: Theme, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.theme = theme
        theme.register(self)

    def apply_theme(self) -> None:
        """Take new sizes and colours; the theme asks for the painting."""
        self.updateGeometry()
        ask_for_paint(self)

    def retranslate(self) -> None:
        """Read the widget's own texts again."""

    def scaled(self, layout: Box, margins: Sequence[float] | None = None, *, spacing: float | None = None) -> Box:
        """Give a layout margins (left, top, right, bottom) and gaps in px at 100 %, in this window and any other; return it."""
        self._scaled = (*self._scaled, (layout, margins, spacing))
        self.scale()
        return layout

    def scale(self) -> None:
        """Let margins and gaps follow the window."""
        for layout, margins, spacing in self._scaled:
            if margins is not None:
                layout.setContentsMargins(*map(self.theme.px, margins))
            if spacing is not None:
                layout.setSpacing(self.theme.px(spacing))

    def bind(self, write: Callable[[], object]) -> None:
        """Write a text now, and again whenever the language changes, before ``retranslate``."""
        self._texts = (*self._texts, write)
        write()

    def changeEvent(self, event: QEvent, /) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            for write in self._texts:
                write()
            self.retranslate()
        super().changeEvent(event)


def tint(widget: Widget, roles: Mapping[QPalette.ColorRole, QColor]) -> None:
    """Give a widget of Qt's own drawing other colours."""
    made = widget.palette()
    for role, colour in roles.items():
        made.setColor(role, colour)
    widget.setPalette(made)


def _depth(widget: Widget) -> int:
    """Count the widgets around a widget."""
    parent = widget.parentWidget()
    return _depth(parent) + 1 if parent else 0


@cache
def register_fonts(folder: Path) -> Mapping[str, str]:
    """Register the TTFs of a folder, once, and return the family to use for "display" and "text" (missing ones left out)."""
    families: dict[str, str] = {}
    for path in sorted(folder.glob("*.ttf")):
        found = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
        if found:
            families["display" if path.name.startswith("fraunces") else "text"] = found[0]
    return families


def load_theme(resources: Path) -> Theme:
    """Register the fonts of ``fonts/`` and return a fresh theme; needs a QGuiApplication."""
    return Theme(TOKENS, families=register_fonts(resources / "fonts"), resources=resources)
