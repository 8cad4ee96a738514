"""Keys of the keyboard, drawn, and what they do at this moment."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import key_face, text_at, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre


def key_cap_size(theme: Theme, text: str) -> tuple[int, int]:
    """Return the width and height of a key cap (px)."""
    height = theme.text_px(27)
    return max(math.ceil(QFontMetricsF(theme.font("label")).horizontalAdvance(text)) + theme.px(14), height - theme.px(1)), height


def paint_key_cap(painter: QPainter, theme: Theme, x: float, y: float, text: str, scale: float = 1.0) -> None:
    """Paint a key cap with its top left corner there.

    Where the painter makes it smaller (``scale``), what stands on it fills it as far as large text asks for.
    """
    width, height = key_cap_size(theme, text)
    face = QRectF(x, y, width, height - theme.px(2))
    key_face(painter, theme, face, edge=theme.px(2), radius=theme.radius("key"))
    font = theme.font("label")
    if theme.text_scale > 1 and scale < 1:
        font.setPixelSize(max(font.pixelSize(), min(math.ceil(theme.least_text() / scale), math.floor(face.height()))))
    painter.setFont(font)
    text_in(painter, face, text, theme.palette.ink, Centre)


class KeyHint(Painted, QWidget):
    """Keys and what they do now: [1] – [5] garder.  Click does nothing: it is a reminder."""

    def __init__(
        self, theme: Theme, keys: tuple[str, ...] = (), text: str = "", parent: QWidget | None = None, *, colour: str = "muted"
    ) -> None:
        super().__init__(theme, parent)
        self.colour = colour
        self._keys, self._text = keys, text
        self._size = (0, QSize())

    def set_hint(self, keys: tuple[str, ...], text: str) -> None:
        """Change the keys and what they do; "–" among the keys is drawn as a dash."""
        if (keys, text) == (self._keys, self._text):
            return
        self._keys, self._text, self._size = keys, text, (0, QSize())
        self.setAccessibleName(" ".join((*keys, text)))
        self.apply_theme()

    def sizeHint(self) -> QSize:
        """Hold the caps and the text; measured once for a size of text, for it is asked for often."""
        scale = self.theme.text_px(1000)
        if self._size[0] != scale:
            self._size = scale, QSize(math.ceil(self._lay(None)), self.theme.text_px(28))
        return self._size[1].grownBy(self.contentsMargins())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _lay(self, painter: QPainter | None) -> float:
        """Go through caps and text, painting when there is a painter; return where they end (px)."""
        theme = self.theme
        metrics = QFontMetricsF(theme.font("body"))
        middle = self.contentsRect().height() / 2
        baseline = middle + (metrics.ascent() - metrics.descent()) / 2
        x = 0.0
        for key in self._keys:
            if key == "–":
                if painter:
                    painter.setFont(theme.font("body"))
                    text_at(painter, x, baseline, key, theme.palette.of(self.colour))
                x += metrics.horizontalAdvance(key) + theme.px(5)
                continue
            width, height = key_cap_size(theme, key)
            if painter:
                paint_key_cap(painter, theme, x, middle - height / 2, key)
            x += width + theme.px(6)
        if painter and self._text:
            painter.setFont(theme.font("body"))
            text_at(painter, x, baseline, self._text, theme.palette.of(self.colour))
        return x + metrics.horizontalAdvance(self._text) + 1

    def paint(self, painter: QPainter) -> None:
        painter.translate(self.contentsRect().topLeft())
        self._lay(painter)
