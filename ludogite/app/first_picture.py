"""The picture of the home page that the next start shows as its very first frame, while the page itself is still being made.

It is painted when the window has gone, by the very page and lid that a start makes, and kept beside the data. Its first line says
of what it is a picture: of the program, language, look, size and everything that the page shows. A start that would paint anything
else, or finds a file that does not read, has no picture and shows the page as soon as that is made. What changes with time alone is
when the game that waits was left: that line is written on the picture when it is shown; where it has no line of its own, in a small
window, the picture is good for as long as the words are.

Events wait while the picture is seen: the page that takes its place, the same to the last pixel, hears what was pressed on it.
"""

from __future__ import annotations

import json
import sys
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEventLoop, QPoint, QRectF, QSize, Qt, QTimer, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget

from ludogite import __version__
from ludogite.app.window import UNSEEN_MS, Window
from ludogite.atomic import read_small, write_quickly
from ludogite.late import late
from ludogite.services.home_facts import HomeFacts
from ludogite.store.text import is_time
from ludogite.ui.style.painted import Canvas
from ludogite.ui.style.theme import Theme, load_theme

if TYPE_CHECKING:
    from ludogite.ui.pages.home import HomePage

with late:  # with the page, or for a line of it
    from ludogite.ui import catalog
    from ludogite.ui.pages import ago, home, home_texts
    from ludogite.ui.widgets import transitions

FILE: Final = "ludogite-home.picture"
LONGEST: Final = 16 * 1024 * 1024
"""Bytes of the longest file that is read: a page of 1280x800 takes half a million."""
MOST_PIXELS: Final = 3840 * 2400
"""A picture with more pixels is neither kept nor shown."""
PIXEL: Final = 4
"""Bytes of a pixel."""
FAR: Final = 1e5
"""Px that no window has."""


class When(NamedTuple):
    """What changes with time: since when (ISO, UTC), its line (x, y, width, height in px of the window), and the words of then."""

    at: str
    line: tuple[float, float, float, float] | None
    words: str


class FirstPicture(NamedTuple):
    """A picture of the page, and the line that is written on it."""

    image: QImage
    when: When | None


def subject(theme: Theme, language: str, facts: HomeFacts, asked: QSize) -> str:
    """Say, on one line, of what a picture is: whatever the page depends on; ``asked`` is the size the window asks for."""
    screen = QGuiApplication.primaryScreen()
    program = Path(sys.executable if getattr(sys, "frozen", False) else __file__).stat()
    return json.dumps(
        [
            [__version__, program.st_mtime_ns, qVersion(), QGuiApplication.platformName()],
            [language, time.localtime().tm_gmtoff],
            [theme.name, theme.text_scale, theme.ms("lid"), theme.small, theme.zoom],
            [asked.width(), asked.height(), screen.devicePixelRatio()],
            facts,
        ],
        separators=(",", ":"),
    )


def recall(folder: Path, wanted: str) -> FirstPicture | None:
    """Return the picture of just this subject; None where there is another, none, or one that does not read."""
    held = read_small(folder / FILE, LONGEST)
    if held is None or not held.startswith(wanted.encode() + b"\n"):
        return None
    try:
        _, shape, packed = held.split(b"\n", 2)
        width, height, ratio, when = json.loads(shape)
        if not (type(width) is type(height) is int and width > 0 and height > 0 and width * height <= MOST_PIXELS):
            return None
        unpacking = zlib.decompressobj()
        pixels = unpacking.decompress(packed, PIXEL * width * height)
        if len(pixels) != PIXEL * width * height or unpacking.decompress(unpacking.unconsumed_tail, 1) or not unpacking.eof:
            return None
        image = QImage(pixels, width, height, PIXEL * width, QImage.Format.Format_RGB32).copy()
        image.setDevicePixelRatio(_ratio(ratio))
        told = None if when is None else _when(*when)
        is_stale = told is not None and told.line is None and told.words != ago.Ago().say(told.at)
        return None if is_stale else FirstPicture(image, told)
    except (ValueError, TypeError, RecursionError, zlib.error):
        return None


def _ratio(value: object) -> float:
    if not isinstance(value, int | float) or not 0.25 <= value <= 16:
        raise ValueError
    return float(value)


def _when(at: object, line: list[object] | None, words: object) -> When:
    if not (isinstance(at, str) and isinstance(words, str) and is_time(at)):
        raise ValueError
    if line is None:
        return When(at, None, words)
    x, y, width, height = (float(side) if isinstance(side, int | float) and abs(side) < FAR else -1.0 for side in line)
    return When(at, (x, y, width, height), words)


class FirstSheet(Canvas, QWidget):
    """Lies over a window and shows the picture of its page until that is there."""

    seen = Signal()

    def __init__(self, theme: Theme, window: QWidget, picture: FirstPicture) -> None:
        super().__init__(window)
        self._theme, self._picture = theme, picture
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paint(self, painter: QPainter) -> None:
        """Paint the picture and the line on it; a window that was given another size than it had shows only its ground."""
        image, when = self._picture
        if image.size() != self.size() * self.devicePixelRatioF():
            painter.fillRect(self.rect(), self._theme.palette.ground)
        else:
            painter.drawImage(QPoint(0, 0), image)
            if when is not None and when.line is not None:
                ago.say_when(painter, self._theme, QRectF(*when.line), ago.Ago().say(when.at))
        self.seen.emit()


def show(window: Window, picture: FirstPicture) -> None:
    """Open the window with its picture, and return when it is seen; what is pressed by then waits for the page."""
    sheet, loop = FirstSheet(window.theme, window, picture), QEventLoop()
    unseen = QTimer(loop, singleShot=True, interval=UNSEEN_MS)
    for signal in (sheet.seen, unseen.timeout):
        signal.connect(loop.quit)
    unseen.start()
    window.show_under(sheet)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def keep(folder: Path, theme: Theme, language: str, facts: HomeFacts, given: QSize) -> None:
    """Paint the page as the next start will show it in a window of the size it was ``given``, and keep the picture.

    The window has gone: nobody waits. A disk that does not take the picture only slows the next start.
    """
    own = load_theme(theme.resources) if theme.resources is not None else theme
    own.use(theme.name)
    own.set_text_scale(theme.text_scale)
    own.set_reduced_motion(theme.reduced_motion)
    window = Window(own, bare=True)
    asked = window.size()
    own.fit(asked.width(), asked.height())
    what = subject(own, language, facts, asked)
    if recall(folder, what) is None:
        with suppress(OSError):
            write_quickly(folder / FILE, _painted(window, what, facts, given))
    window.deleteLater()


def _painted(window: Window, what: str, facts: HomeFacts, given: QSize) -> bytes:
    """Paint the page in a window that nobody sees, and return the content of the file."""
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(given)
    window.furnish()
    page = home.HomePage(window.theme, catalog.GAME_UIS)
    home_texts.show_facts(page, facts, catalog.GAME_UIS)
    window.show_page(page)
    window.show()
    if window.theme.ms("lid") > 0:
        transitions.LidAnimation(window.theme, window, page.box)
    when = _taken_off(page, window, facts.waiting[0].updated_at) if facts.waiting else None
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = json.dumps([image.width(), image.height(), image.devicePixelRatio(), when])
    window.close()
    return b"\n".join((what.encode(), shape.encode(), zlib.compress(image.constBits(), 1)))


def _taken_off(page: HomePage, window: Window, at: str) -> When:
    """Say what changes with time, and take it off the ticket where it has a line of its own."""
    ticket = page.ticket
    words, line = ticket.tickets[0].when_text, ticket.when_line()
    if line is None:
        return When(at, None, words)
    ticket.show_when("")
    corner = ticket.mapTo(window, QPoint(0, 0))
    return When(at, (line.x() + corner.x(), line.y() + corner.y(), line.width(), line.height()), words)
