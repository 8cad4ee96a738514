"""Draw the icon of the program in every size and container that the systems ask for: PNG files, ``.ico`` and ``.icns``.

``python packaging/icons.py FOLDER``; drawn from ``resources/icons/app.svg``, its small sizes from ``app-small.svg``.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
"""The folders of the hicolor theme."""
SMALL = 24
"""Up to this many pixels the simpler drawing reads better."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = ((b"icp4", 16), (b"ic11", 32), (b"icp5", 32), (b"ic12", 64), (b"ic07", 128), (b"ic13", 256), (b"ic08", 256),
              (b"ic14", 512), (b"ic09", 512), (b"ic10", 1024))  # fmt: skip
"""Types of an ``.icns`` that hold a PNG, with their width in pixels."""


def draw(size: int) -> bytes:
    """Draw the icon, ``size`` pixels wide, as a PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / ("app-small.svg" if size <= SMALL else "app.svg"))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs know bytes for the format, Qt takes str
        raise OSError(f"Qt cannot write the icon of {size} pixels")
    return bytes(data.data())


def ico(sizes: tuple[int, ...] = ICO_SIZES) -> bytes:
    """Return a Windows icon: a directory of 16 bytes a picture, then the PNGs."""
    pictures = [draw(size) for size in sizes]
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, picture in zip(sizes, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + body


def icns() -> bytes:
    """Return a macOS icon: type, length and PNG of each size."""
    body = b""
    for kind, size in ICNS_SIZES:
        picture = draw(size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_icons(folder: Path) -> None:
    """Write ``ludogite-SIZE.png`` for every size, ``ludogite.ico`` and ``ludogite.icns``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"ludogite-{size}.png").write_bytes(draw(size))
    (folder / "ludogite.ico").write_bytes(ico())
    (folder / "ludogite.icns").write_bytes(icns())
    del application


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
