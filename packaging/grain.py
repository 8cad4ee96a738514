"""Draw the grain of the wood once: ``python packaging/grain.py`` writes ``resources/wood``.

How dark it is, as a grey picture: the theme has the colour. Antialiased lines took a third of the first page's painting.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

from ludogite.ui.style.made_tokens import TOKENS  # noqa: E402
from ludogite.ui.style.paint_wood import GRAIN, TILE_HEIGHT, TILE_WIDTH, draw_grain  # noqa: E402

TARGET = ROOT / "resources" / "wood"


def drawn(ratio: float) -> QImage:
    """Draw the piece of grain for a pixel ratio, 255 where it is darkest."""
    tile = QImage(round(TILE_WIDTH * ratio), round(TILE_HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(0, 0, 0, 0))
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_grain(painter, QColor(TOKENS.themes["papier"].colours["shadow"]), TILE_WIDTH, TILE_HEIGHT, 1)
    mask = tile.convertToFormat(QImage.Format.Format_Alpha8)
    mask.reinterpretAsFormat(QImage.Format.Format_Grayscale8)
    return mask


def main() -> None:
    """Write the pictures."""
    application = QGuiApplication.instance() or QGuiApplication([])
    TARGET.mkdir(exist_ok=True)
    for ratio, name in GRAIN.items():
        drawn(ratio).save(str(TARGET / name))
    del application


if __name__ == "__main__":
    main()
